//! The description of the log's format stays true: its logs are judged as stated, and it has an example of everything that
//! a log can say.

use crate::run::Room;
use crate::support::cases;
use headjudge::games::JUDGED;
use headjudge::judge::{Game, Session, Verdict, audit};
use headjudge::log::{Form, Header, Writer, open};
use headjudge::with_game;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

const FORMAT: &str = include_str!("../src/log/FORMAT.md");

/// A fenced block.
struct Block {
    /// The game of its chapter; the first one outside of these chapters.
    game: &'static str,
    text: String,
    /// The text between it and the next block.
    after: String,
}

/// The fenced blocks of a language.
fn blocks(language: &str) -> Vec<Block> {
    let fence = format!("```{language}\n");
    let places: Vec<usize> = FORMAT.match_indices(&fence).map(|(at, _)| at).collect();
    let block = |at: usize| {
        let (text, after) = FORMAT[at + fence.len()..].split_once("\n```").expect("an end");
        let chapter = FORMAT[..at].rsplit("\n### ").next().unwrap_or("").to_lowercase();
        let game = JUDGED.iter().find(|it| chapter.starts_with(**it)).unwrap_or(&JUDGED[0]);
        let after = after.split("\n```").next().unwrap_or("").to_owned();
        Block { game, text: text.to_owned(), after }
    };
    places.into_iter().map(block).collect()
}

/// The findings of an audit, in the words of the line below a log.
fn found(log: &str) -> String {
    let opened = open(log.as_bytes()).expect("a header");
    let game = opened.header.game.clone();
    let audit = with_game!(game.as_str(), G => audit::<G, _>(opened)).expect("a game");
    assert!(audit.unreadable.is_empty() && audit.stopped.is_none(), "{audit:#?}");
    let one = |finding: &headjudge::judge::Finding| {
        let verdict = if finding.verdict == Verdict::Illegal { "" } else { &format!(", {}", finding.verdict.name()) };
        let back = finding.taken_back.map(|by| format!(", taken back by entry {by}")).unwrap_or_default();
        format!("entry {} ({}{verdict}){back}", finding.entry, finding.clause())
    };
    let mut all: Vec<_> = audit.findings.iter().map(|it| &it.finding).collect();
    all.sort_by_key(|it| it.entry);
    let all: Vec<String> = all.into_iter().map(one).collect();
    let all = if all.is_empty() { "nothing".to_owned() } else { all.join("; ") };
    let mut bases: Vec<&str> = audit.rests_on.iter().map(|it| it.basis.name()).collect();
    bases.dedup();
    let bases = if bases.is_empty() { "nothing".to_owned() } else { bases.join(", ") };
    format!("Found: {all}. Rests on: {bases}.")
}

#[test]
fn every_log_is_judged_as_is_said_below_it() {
    let logs = blocks("jsonl");
    assert!(logs.len() >= 3);
    for it in logs {
        let said = it.after.lines().find(|it| it.starts_with("Found: ")).unwrap_or_else(|| panic!("{}", it.text));
        assert_eq!(found(&it.text), said, "{}", it.text);
    }
}

/// The rows of the table below a log: the number, the name and the clause of each entry.
fn rows(after: &str) -> Vec<[&str; 3]> {
    let table = after.lines().skip_while(|it| !it.starts_with("| n |")).skip(2).take_while(|it| it.starts_with('|'));
    let row = |row| {
        let mut cells = str::split(row, '|').skip(1).map(|it| it.trim().trim_matches('`'));
        std::array::from_fn(|_| cells.next().expect("a cell"))
    };
    table.map(row).collect()
}

/// Each entry of a battle has a row, in order, with its name and the clause under which the referee sees it made.
#[test]
fn every_entry_of_a_battle_is_told_with_its_clause() {
    for game in JUDGED {
        let told: Vec<Block> =
            blocks("jsonl").into_iter().filter(|it| it.game == *game && !rows(&it.after).is_empty()).collect();
        assert!(!told.is_empty(), "{game}: no battle is told entry by entry");
        for it in told {
            with_game!(*game, G => entries_are_told::<G>(&it)).expect("a game");
        }
    }
}

fn entries_are_told<G: Game>(block: &Block) {
    let session = Session::<G>::open(open(block.text.as_bytes()).expect("a header")).expect("a start");
    let rows = rows(&block.after);
    assert_eq!(rows.len(), session.len(), "a row an entry");
    for (line, (n, [number, name, clause])) in block.text.lines().skip(1).zip((1..).zip(rows)) {
        let entry = value(line);
        let stands = session.clause(n).map(|it| G::record(it).number).expect("a clause");
        assert_eq!((number, name), (n.to_string().as_str(), name_of(&entry).1.as_str()), "{line}");
        let is_under = clause == stands || clause.starts_with(&format!("{stands}."));
        assert!(is_under, "entry {n} stands under {stands}, not {clause}");
    }
}

/// The sort of an entry, and the name of its event.
fn name_of(entry: &Value) -> (&'static str, String) {
    let sorts = ["decision", "step", "chance", "intervention"];
    let sort = sorts.into_iter().find(|it| entry.get(it).is_some()).expect("a sort");
    let name = match &entry[sort] {
        Value::String(name) => name.clone(),
        what => what.as_object().and_then(|it| it.keys().next()).expect("a name").clone(),
    };
    (sort, name)
}

/// The header of a game's log without cards.
fn header<G: Game>() -> Header {
    let players = ["Ann", "Ben"].map(|name| json!({ "name": name, "deck": [] }));
    let header = json!({
        "headjudge": 1, "game": G::ID, "edition": G::EDITION, "detail": "full", "view": "omniscient", "players": players,
    });
    serde_json::from_value(header).expect("a header")
}

/// The examples are entries, numbered consecutively, and written as the program itself writes them.
#[test]
fn every_example_is_an_entry() {
    for block in examples_in(|_| true) {
        with_game!(block.game, G => are_entries::<G>(&block.text)).expect("a game");
    }
}

/// The blocks of entries; other JSON shows parts of one.
fn examples_in(which: impl Fn(&Block) -> bool) -> Vec<Block> {
    blocks("json").into_iter().filter(|it| it.text.starts_with(r#"{"n":"#) && which(it)).collect()
}

fn are_entries<G: Game>(examples: &str) {
    let log = format!("{}\n{examples}", serde_json::to_string(&header::<G>()).expect("JSON"));
    let opened = open(log.as_bytes()).expect("a header");
    let mut again = Writer::new(Vec::new(), Form::Lines, false, &opened.header).expect("memory");
    for entry in opened.entries::<G>(false) {
        again.write(&entry.expect("an example").entry).expect("memory");
    }
    let again = String::from_utf8(again.finish().expect("memory")).expect("UTF-8");
    assert_eq!(again.lines().count(), log.lines().count());
    again.lines().zip(log.lines()).for_each(|(one, other)| assert_eq!(value(one), value(other)));
}

fn value(line: &str) -> Value {
    serde_json::from_str(line).expect("JSON")
}

fn examples(game: &str) -> Vec<Value> {
    let blocks = examples_in(|it| it.game == game);
    let lines: Vec<String> =
        blocks.into_iter().flat_map(|it| it.text.lines().map(str::to_owned).collect::<Vec<_>>()).collect();
    lines.iter().map(|it| value(it)).collect()
}

/// The schema of a game's entries has every name, field and value.
#[test]
fn there_is_an_example_of_everything() {
    for game in JUDGED {
        let schema = Room::new().run(&["schema", "log", "--game", game]).expect(0).out;
        let schema: Value = serde_json::from_str(&schema).expect("a schema");
        let (mut there, mut shown) = (Places::new(&schema), Places::new(&schema));
        there.all("Entry", &schema["$defs"]["Entry"]);
        examples(game).iter().for_each(|it| shown.those_of("Entry", &schema["$defs"]["Entry"], it));
        assert!(there.found.len() > 80, "{game}: {}", there.found.len());
        let missing = there.found.difference(&shown.found).filter(|it| !NOWHERE.contains(&it.as_str()));
        let missing: Vec<&String> = missing.collect();
        assert!(missing.is_empty(), "{game}: no example in src/log/FORMAT.md shows {missing:#?}");
    }
}

/// Things without an example: the seal, the start phase, which begins with `turn_begins`, and the index of one of several
/// abilities of a sort that cannot be used.
const NOWHERE: [&str; 3] = ["Entry.hash", "Phase=\"start\"", "Step.cancel.nth"];

/// Named places of a schema: the fields and the alternatives of each definition.
struct Places<'a> {
    definitions: &'a Value,
    entered: BTreeSet<&'a str>,
    found: BTreeSet<String>,
}

/// Types without names of their own, or described elsewhere.
const UNNAMED: [&str; 4] = ["Card", "Clause", "Hash", "Position"];

impl<'a> Places<'a> {
    fn new(schema: &'a Value) -> Self {
        Places { definitions: &schema["$defs"], entered: BTreeSet::new(), found: BTreeSet::new() }
    }

    fn definition(&self, schema: &'a Value) -> Option<(&'a str, &'a Value)> {
        let name = schema["$ref"].as_str()?.rsplit('/').next()?;
        (!UNNAMED.contains(&name)).then(|| (name, &self.definitions[name]))
    }

    /// All places below one.
    fn all(&mut self, place: &str, schema: &'a Value) {
        if let Some((name, definition)) = self.definition(schema)
            && self.entered.insert(name)
        {
            self.all(name, definition);
        }
        for (field, inner) in fields(schema) {
            let place = format!("{place}.{field}");
            self.all(&place, inner);
            self.found.insert(place);
        }
        for value in values(schema) {
            self.found.insert(format!("{place}={value}"));
        }
        alternatives(schema).for_each(|it| self.all(place, it));
        if schema["items"].is_object() {
            self.all(place, &schema["items"]);
        }
    }

    /// The places that a value has.
    fn those_of(&mut self, place: &str, schema: &'a Value, value: &Value) {
        if let Some((name, definition)) = self.definition(schema) {
            self.those_of(name, definition, value);
        }
        for (field, inner) in fields(schema) {
            if let Some(value) = value.get(field) {
                let place = format!("{place}.{field}");
                self.those_of(&place, inner, value);
                self.found.insert(place);
            }
        }
        if values(schema).any(|it| it == value) {
            self.found.insert(format!("{place}={value}"));
        }
        alternatives(schema).for_each(|it| self.those_of(place, it, value));
        for it in value.as_array().into_iter().flatten().filter(|_| schema["items"].is_object()) {
            self.those_of(place, &schema["items"], it);
        }
    }
}

fn fields(schema: &Value) -> impl Iterator<Item = (&String, &Value)> {
    schema["properties"].as_object().into_iter().flatten().filter(|(_, inner)| inner.is_object())
}

/// The values that a schema names.
fn values(schema: &Value) -> impl Iterator<Item = &Value> {
    schema.get("const").into_iter().chain(schema["enum"].as_array().into_iter().flatten())
}

fn alternatives(schema: &Value) -> impl Iterator<Item = &Value> {
    ["oneOf", "anyOf"].into_iter().flat_map(|it| schema[it].as_array().into_iter().flatten())
}

/// Each example has the shape of an entry that the referee accepts somewhere: the same fields under the same clause. The
/// effects of texts, and looks, are legal or not depending on the cards at hand; some can be written and never are legal.
#[test]
fn every_example_looks_like_an_entry_that_is_legal_somewhere() {
    for game in JUDGED {
        let legal = with_game!(*game, G => legal_shapes::<G>()).expect("a game");
        let mut unlike = Vec::new();
        for mut entry in examples(game) {
            // A card's origin occurs only in views; everything else is as in the match.
            for effect in ["/step/effect", "/step/text"] {
                entry.pointer_mut(effect).and_then(Value::as_object_mut).map(|it| it.remove("from"));
            }
            let clause = entry["clause"].as_str();
            let shape = shape(&entry, clause);
            let (sort, name) = name_of(&entry);
            let depends = sort == "intervention" || ["text", "look", "show"].contains(&name.as_str());
            if !depends && !is_never_legal(game, &entry["decision"]) && !legal.contains(&shape) {
                unlike.push(format!("{entry}\n{shape}"));
            }
        }
        let unlike = unlike.join("\n");
        assert!(unlike.is_empty(), "{game}: no log under fixtures/ or rulings/ has legal entries like these\n{unlike}");
    }
}

/// Words that a log can have and no rules allow. 星靈王: neutral is not a race to declare (1.1), and a card above the hand
/// limit goes to the exile zone (14.2).
fn is_never_legal(game: &str, decision: &Value) -> bool {
    let elsewhere = decision["discard"]["to"].is_string() || decision["declare"]["race"] == "neutral";
    game == "xinglingwang" && elsewhere
}

/// The shapes of all entries under `fixtures/` and `rulings/` that the referee finds legal.
fn legal_shapes<G: Game>() -> BTreeSet<String> {
    let mut shapes = BTreeSet::new();
    let fixtures = cases(G::ID).into_iter().flat_map(|it| it.logs).map(|it| it.text);
    let rulings = logs_below(&root().join("rulings").join(G::ID)).into_iter();
    for text in fixtures.chain(rulings.map(|it| fs::read_to_string(it).expect("a log"))) {
        let Ok(session) = Session::<G>::open(open(text.as_bytes()).expect("a header")) else { continue };
        for (n, line) in (1..=session.len()).zip(text.lines().filter(|it| !it.is_empty()).skip(1)) {
            if session.verdict(n).is_some_and(|it| it <= Verdict::Unmodelled) {
                let entry = value(line);
                let clause = session.clause(n).map(|it| G::record(it).number);
                shapes.insert(shape(&entry, clause.filter(|_| entry.get("by").is_none())));
            }
        }
    }
    shapes
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).to_owned()
}

fn logs_below(folder: &Path) -> Vec<PathBuf> {
    let inside = fs::read_dir(folder).expect("a folder").map(|it| it.expect("an entry").path());
    let logs = inside.flat_map(|path| match path.is_dir() {
        true => logs_below(&path),
        false => vec![path],
    });
    logs.filter(|path| path.extension().is_some_and(|it| it == "jsonl")).collect()
}

/// An entry without its number, its cards, its amounts and anything a view may hide, under a clause.
fn shape(entry: &Value, clause: Option<&str>) -> String {
    let mut entry = entry.clone();
    let fields = entry.as_object_mut().expect("an object");
    ["n", "hash", "by", "clause"].iter().for_each(|it| drop(fields.remove(*it)));
    format!("{} {}", without_details(&entry), clause.unwrap_or_default())
}

fn without_details(value: &Value) -> Value {
    match value {
        Value::Object(fields) => {
            let seen = fields.iter().filter(|(name, _)| *name != "order");
            seen.map(|(name, it)| (name.clone(), without_details(it))).collect()
        }
        Value::Array(items) => Value::Array(items.iter().take(1).map(without_details).collect()),
        Value::Number(_) => json!(0),
        Value::String(text) if text.parse::<headjudge::table::Card>().is_ok() || matches!(text.as_str(), "A" | "B") => {
            json!("A1")
        }
        value => value.clone(),
    }
}
