//! The words of 星靈王, made of the game's own table of words, so that a new one is tried at once.

use crate::words::{Names, card, cards, seat};
use crate::{Fuzzed, Log, bases};
use arbitrary::{Result, Unstructured};
use headjudge::games::xinglingwang::{Chance, Decision, Step, Xinglingwang};
use headjudge::judge::{Recorder, Rulebook, deck};
use headjudge::log::{Header, Seat};
use serde_json::{Map, Value, json};
use std::sync::LazyLock;

/// A word: its group, its name, the names of its fields.
type Word = (&'static str, &'static str, Vec<&'static str>);

static WORDS: LazyLock<Vec<Word>> = LazyLock::new(|| {
    let lines = include_str!("../../src/games/xinglingwang/book/codes.tsv").lines().filter(|it| !it.starts_with('#'));
    let word = |line: &'static str| {
        let mut cells = line.split('\t');
        let (group, _) = (cells.next()?, cells.next()?);
        Some((group, cells.next()?, cells.next().unwrap_or("").split_whitespace().collect()))
    };
    lines.filter_map(word).collect()
});

/// A word of a group with fields of any value, as JSON.
fn word(from: &mut Unstructured, group: &str) -> Result<Value> {
    let all: Vec<&Word> = WORDS.iter().filter(|it| it.0 == group).collect();
    let (_, name, fields) = *from.choose(&all)?;
    if fields.is_empty() {
        return Ok(json!(name));
    }
    let mut values = Map::new();
    for field in fields {
        values.insert((*field).to_owned(), value(from, group, name, field)?);
    }
    Ok(json!({ *name: values }))
}

fn value(from: &mut Unstructured, group: &str, named: &str, field: &str) -> Result<Value> {
    Ok(match field {
        "player" | "of" | "winner" => json!(seat(from)?),
        "by" if group == "chance" => json!(seat(from)?),
        "by" if ["cover", "kidnap"].contains(&named) => json!(card(from)?),
        "by" | "spend" | "ability" | "number" => json!(from.int_in_range(0..=9u8)?),
        "turn" => json!(from.arbitrary::<u16>()?),
        "to" if ["discard", "bring"].contains(&named) => json!(word_of(from, "place")?),
        "at" if named == "look" => json!(word_of(from, "place")?),
        "to" | "at" => json!(word_of(from, "slot")?),
        "on" => json!(word_of(from, "early")?),
        "what" => json!(word_of(from, "subject")?),
        "aside" | "sacrifices" | "recall" => json!(cards(from, 5)?),
        "targets" | "cards" => json!(cards(from, 10)?),
        "order" => json!(cards(from, 24)?),
        "does" => word(from, "effect")?,
        "race" | "tactic" | "shows" | "until" | "keyword" | "kind" => json!(word_of(from, field)?),
        _ => json!(card(from)?),
    })
}

/// The name of a word without fields.
fn word_of(from: &mut Unstructured, group: &str) -> Result<&'static str> {
    let all: Vec<&'static str> = WORDS.iter().filter(|it| it.0 == group).map(|it| it.1).collect();
    Ok(*from.choose(&all)?)
}

impl Fuzzed for Xinglingwang {
    fn start(seed: u64) -> Header {
        let [one, other] = Xinglingwang::sample_decks().map(|it| deck::parse(it).expect("a deck"));
        let header = Recorder::<Xinglingwang>::header_of([one.named("Ann"), other.named("Ben")]);
        let position = seed.is_multiple_of(2).then(|| {
            json!({"turn":6,"player":"B","first":"A","phase":"defence",
                "A":{"hand":["A2","A3"],"units":[{"card":"A4","at":"f2","state":"attacking","target":"b2"},{"card":"A5","at":"f3"},
                    {"card":"At1","at":"b3"}],"forest":3,"energy":2},
                "B":{"hand":["B2","B17"],"units":[{"card":"B8","at":"f2"},{"card":"B4","at":"b2"},{"card":"B6","at":"f4"}],
                    "wheel":["B5"],"forest":2,"rewards":3}})
        });
        Header { position, ..header }
    }

    fn bases() -> &'static [Log<Self>] {
        static BASES: LazyLock<Vec<Log<Xinglingwang>>> = LazyLock::new(bases);
        &BASES
    }

    fn decision(from: &mut Unstructured) -> Result<Decision> {
        Ok(serde_json::from_value(word(from, "decision")?).expect("a word of the table"))
    }

    fn step(from: &mut Unstructured) -> Result<Step> {
        Ok(serde_json::from_value(word(from, "step")?).expect("a word of the table"))
    }

    fn chance(from: &mut Unstructured) -> Result<Chance> {
        Ok(serde_json::from_value(word(from, "chance")?).expect("a word of the table"))
    }

    fn position(from: &mut Unstructured) -> Result<Value> {
        let phases =
            ["declare", "mulligan", "draw", "defence", "main", "summoning", "tactics", "attacking", "formation", "end"];
        Ok(
            json!({"turn":from.arbitrary::<u16>()?,"player":seat(from)?,"first":seat(from)?,"phase":from.choose(&phases)?,
            "entered":from.ratio(1, 4)?,"merged":from.ratio(1, 4)?,"A":side(from, Seat::A)?,"B":side(from, Seat::B)?}),
        )
    }
}

fn side(from: &mut Unstructured, of: Seat) -> Result<Value> {
    let mut names = Names::new(of, 20);
    let mut units = Vec::new();
    for card in names.some(from, 6)? {
        units.push(json!({"card":card,"at":word_of(from, "slot")?,"state":word_of(from, "pose")?,
            "magic":names.some(from, 1)?,"kidnapped":names.some(from, 1)?,"riders":from.int_in_range(0..=3u8)?}));
    }
    Ok(
        json!({"units":units,"hand":names.some(from, 6)?,"library":names.some(from, 6)?,"graveyard":names.some(from, 4)?,
        "wheel":names.some(from, 2)?,"forest":from.int_in_range(0..=9u8)?,"rewards":from.int_in_range(-1..=20i8)?,
        "energy":from.int_in_range(-1..=6i8)?}),
    )
}
