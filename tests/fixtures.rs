//! The fixtures: for every enforced clause of every game a log that breaks it, and its legal twin.
//!
//! A folder `fixtures/<game>/<clause>-<fault>/` holds `illegal.jsonl`, `legal.jsonl` (the same log with the
//! smallest change that makes it legal) and `expected.json`: why the clause is broken, and the findings, which
//! are written from the rulebook. `fixtures/<game>/matches/<name>/` holds whole matches: `log.jsonl` and
//! `expected.json`.

use headjudge::games::ALL;
use headjudge::judge::{Audit, Finding, Game, Verdict, audit};
use headjudge::log::open;
use headjudge::rulebook::{Record, Status};
use headjudge::with_game;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use similar::{ChangeTag, TextDiff};
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// The most lines that a legal twin may take away from its illegal log, or add to it.
const SMALL_EDIT: usize = 3;
/// Folders that hold no pairs.
const NO_PAIRS: [&str; 3] = ["decks", "matches", "client"];

/// `expected.json` of a pair.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Expected {
    /// Why the log breaks the clause, and what the twin changes.
    why: String,
    /// All findings on the illegal log.
    findings: Vec<Expectation>,
    /// How the illegal log's match ends, as the JSON report writes it.
    result: Option<String>,
    /// How many entries of the legal twin rest on texts that are not encoded: there is no loop without them.
    #[serde(default)]
    texts: u64,
    /// The clause of the finding on the start of both logs, where no match of the known cards leads to what they show.
    start: Option<String>,
}

impl Expected {
    /// All findings on the illegal log, that on its start included.
    fn with_the_start(&self) -> Vec<Expectation> {
        let start = self.start.iter().map(|it| Expectation { clause: it.clone(), ..Expectation::default() });
        start.chain(self.findings.iter().cloned()).collect()
    }
}

/// A finding that is expected.
#[derive(Clone, Default, Deserialize)]
#[serde(deny_unknown_fields)]
struct Expectation {
    /// The entry; 0 for the header.
    entry: u32,
    /// The primary reason's clause.
    clause: String,
    /// The entry of the finding that this one follows from.
    follows: Option<u32>,
    /// Where the rulebook returns the game to; compared where it is given.
    rewind_to: Option<u32>,
}

/// `expected.json` of a whole match.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ExpectedMatch {
    /// What the match shows, and how it ends by the rulebook.
    why: String,
    /// The result, as the JSON report writes it.
    result: String,
    /// How many entries rest on texts that are not encoded.
    #[serde(default)]
    unmodelled: u64,
    /// All findings.
    #[serde(default)]
    findings: Vec<Expectation>,
}

/// The folder of all fixtures.
fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("fixtures")
}

/// The folders in one; none where it is not there.
fn folders(of: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(of).into_iter().flatten();
    let mut folders: Vec<PathBuf> = entries.filter_map(|it| Some(it.ok()?.path())).filter(|it| it.is_dir()).collect();
    folders.sort();
    folders
}

fn name(folder: &Path) -> String {
    folder.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

/// The folders of a game that hold pairs.
fn pairs(game: &str) -> Vec<PathBuf> {
    folders(&root().join(game)).into_iter().filter(|it| !NO_PAIRS.contains(&name(it).as_str())).collect()
}

/// The clause that a folder's name begins with.
fn clause(folder: &str) -> &str {
    folder.split_once('-').map_or(folder, |it| it.0)
}

fn catalogue(game: &str) -> &'static [Record] {
    with_game!(game, G => G::catalogue()).expect("a game of the list")
}

fn read(folder: &Path, file: &str) -> Result<String, String> {
    fs::read_to_string(folder.join(file)).map_err(|it| format!("{file}: {it}"))
}

fn read_json<T: DeserializeOwned>(folder: &Path, file: &str) -> Result<T, String> {
    serde_json::from_str(&read(folder, file)?).map_err(|it| format!("{file}: {it}"))
}

fn audited(game: &str, log: &str) -> Result<Audit, String> {
    let log = open(log.as_bytes()).map_err(|it| it.to_string())?;
    if log.header.game != game {
        return Err(format!("it is of the game {}", log.header.game));
    }
    let audit = with_game!(game, G => audit::<G, _>(log)).expect("a game of the list");
    if let Some(it) = audit.unreadable.first() {
        return Err(format!("unreadable, {}: {}", it.place, it.what));
    }
    match &audit.stopped {
        Some(it) => Err(format!("stopped at entry {}: {}", it.entry, it.why)),
        None => Ok(audit),
    }
}

/// The findings that are more than that a text is not encoded, in the order of the entries.
fn graver_than_texts(audit: &Audit) -> Vec<&Finding> {
    let mut found: Vec<&Finding> = audit.findings.iter().map(|it| &it.finding).collect();
    found.retain(|it| it.verdict != Verdict::Unmodelled);
    found.sort_by_key(|it| it.entry);
    found
}

/// An audit's findings, one a line, with their facts for whoever reads a failure.
fn listed(audit: &Audit) -> Vec<String> {
    let each = graver_than_texts(audit).into_iter();
    each.map(|it| {
        let reasons: Vec<String> = it.reasons.iter().map(|it| format!("{}: {}", it.clause, it.facts)).collect();
        format!("    entry {}, follows {:?}: {}", it.entry, it.follows, reasons.join("; "))
    })
    .collect()
}

fn compare(audit: &Audit, expected: &[Expectation]) -> Result<(), String> {
    let found = graver_than_texts(audit);
    let same = audit.further.is_empty()
        && found.len() == expected.len()
        && found.iter().zip(expected).all(|(found, wanted)| {
            found.entry == wanted.entry
                && found.clause() == wanted.clause
                && found.follows == wanted.follows
                && (wanted.rewind_to.is_none() || found.rewind_to == wanted.rewind_to)
        });
    if same {
        return Ok(());
    }
    let wanted = expected.iter().map(|it| format!("    entry {}, follows {:?}: {}", it.entry, it.follows, it.clause));
    let wanted: Vec<String> = wanted.collect();
    Err(format!("expected\n{}\n  found\n{}", wanted.join("\n"), listed(audit).join("\n")))
}

fn compare_result(audit: &Audit, expected: &str) -> Result<(), String> {
    let result = serde_json::to_value(audit.result).map_err(|it| it.to_string())?;
    if result == expected { Ok(()) } else { Err(format!("the result is {result}, expected {expected:?}")) }
}

/// The legal twin: no finding but that on the start, and nothing that rests on a hidden card, or on more `texts` than
/// expected.
fn check_legal(game: &str, log: &str, start: Option<&str>, texts: u64) -> Result<(), String> {
    let audit = audited(game, log)?;
    let found: Vec<(u32, &str)> = graver_than_texts(&audit).iter().map(|it| (it.entry, it.clause())).collect();
    if found == start.map(|it| (0, it)).into_iter().collect::<Vec<_>>()
        && audit.unmodelled == texts
        && audit.undecidable == 0
    {
        return Ok(());
    }
    Err(format!("{} entries unmodelled, and found\n{}", audit.unmodelled, listed(&audit).join("\n")))
}

/// A log's lines without the entries' numbers, which shift behind a line that comes in.
fn unnumbered(log: &str) -> String {
    let lines = log.lines().map(|line| match line.strip_prefix("{\"n\":").and_then(|it| it.split_once(',')) {
        Some((_, rest)) => format!("{rest}\n"),
        None => format!("{line}\n"),
    });
    lines.collect()
}

/// The twin is the same log but for a small edit.
fn check_edit(illegal: &str, legal: &str) -> Result<(), String> {
    let (illegal, legal) = (unnumbered(illegal), unnumbered(legal));
    let diff = TextDiff::from_lines(&illegal, &legal);
    let count = |tag| diff.iter_all_changes().filter(|it| it.tag() == tag).count();
    let (away, new) = (count(ChangeTag::Delete), count(ChangeTag::Insert));
    match away.max(new) {
        0 => Err("both logs are the same".to_owned()),
        lines if lines > SMALL_EDIT => Err(format!("the twins differ in {lines} lines; {SMALL_EDIT} is the most")),
        _ => Ok(()),
    }
}

fn check_pair(game: &str, folder: &Path) -> Vec<String> {
    let mut failures = Vec::new();
    let mut note = |what: &str, result: Result<(), String>| {
        if let Err(it) = result {
            failures.push(format!("{game}: {}: {what}: {it}", name(folder)));
        }
    };
    let (illegal, legal) = (read(folder, "illegal.jsonl"), read(folder, "legal.jsonl"));
    let expected = read_json::<Expected>(folder, "expected.json");
    if let (Ok(illegal), Ok(expected)) = (&illegal, &expected) {
        let audit = audited(game, illegal);
        let findings = expected.with_the_start();
        note("illegal.jsonl", audit.as_ref().map_err(Clone::clone).and_then(|it| compare(it, &findings)));
        if let (Ok(audit), Some(result)) = (&audit, &expected.result) {
            note("illegal.jsonl", compare_result(audit, result));
        }
    }
    if let Ok(expected) = &expected {
        note("expected.json", check_expected(folder, expected));
    }
    if let (Ok(illegal), Ok(legal)) = (&illegal, &legal) {
        note("twins", check_edit(illegal, legal));
    }
    let start = expected.as_ref().ok().and_then(|it| it.start.as_deref());
    let texts = expected.as_ref().map_or(0, |it| it.texts);
    note("legal.jsonl", legal.and_then(|it| check_legal(game, &it, start, texts)));
    note("illegal.jsonl", illegal.map(drop));
    note("expected.json", expected.map(drop));
    failures
}

/// The first finding is on the folder's clause, and somebody wrote down why.
fn check_expected(folder: &Path, expected: &Expected) -> Result<(), String> {
    let folder = name(folder);
    let clause = clause(&folder);
    if expected.why.trim().len() < 20 {
        return Err("`why` has to say why the rulebook forbids it".to_owned());
    }
    match expected.findings.first() {
        Some(first) if first.clause == clause => Ok(()),
        _ => Err(format!("the first finding has to be on {clause}")),
    }
}

fn check_match(game: &str, folder: &Path) -> Result<(), String> {
    let expected: ExpectedMatch = read_json(folder, "expected.json")?;
    let audit = audited(game, &read(folder, "log.jsonl")?)?;
    compare(&audit, &expected.findings)?;
    compare_result(&audit, &expected.result)?;
    if expected.why.trim().len() < 20 {
        return Err("`why` has to say what the match shows".to_owned());
    }
    if audit.unmodelled != expected.unmodelled {
        return Err(format!("{} entries are unmodelled, expected {}", audit.unmodelled, expected.unmodelled));
    }
    Ok(())
}

/// `file::item` is a function, a constant or a static of the game's folder whose doc comment names the clause.
fn check_item(game: &str, number: &str, place: &str) -> Result<(), String> {
    let (file, item) = place.split_once("::").ok_or_else(|| format!("{place} is not file::item"))?;
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("src/games/{game}/{file}.rs"));
    let text = fs::read_to_string(&path).map_err(|it| format!("{place}: {file}.rs: {it}"))?;
    let lines: Vec<&str> = text.lines().collect();
    let at = lines.iter().position(|it| heads(it, item)).ok_or_else(|| format!("{place}: there is no such item"))?;
    let above = lines[..at].iter().rev().map(|it| it.trim_start());
    let doc: Vec<&str> = above.take_while(|it| it.starts_with("///") || it.starts_with("#[")).collect();
    let named = doc.iter().any(|it| it.split([' ', ',', ':', ';', '(', ')', '–']).any(|word| bare(word) == number));
    if named { Ok(()) } else { Err(format!("{place}: its doc comment does not name {number}")) }
}

/// Whether an item begins in a line.
fn heads(line: &str, item: &str) -> bool {
    let heads = |kind: &str, ends: &[char]| {
        line.split_once(&format!("{kind} {item}"))
            .is_some_and(|(before, after)| (before.is_empty() || before.ends_with(' ')) && after.starts_with(ends))
    };
    heads("fn", &['(', '<']) || heads("const", &[':']) || heads("static", &[':'])
}

/// A word without the full stop that may end a sentence.
fn bare(word: &str) -> &str {
    word.strip_suffix('.').unwrap_or(word)
}

fn report(failures: &[String]) {
    assert!(failures.is_empty(), "{} failures\n{}\n", failures.len(), failures.join("\n"));
}

/// What `check` finds in each game.
fn in_every_game(check: impl Fn(&'static str) -> Vec<String>) {
    report(&ALL.iter().flat_map(|game| check(game)).collect::<Vec<_>>());
}

#[test]
fn every_folder_is_a_games_and_holds_pairs_and_matches() {
    let folders = folders(&root());
    assert!(!folders.is_empty());
    for game in folders.iter().map(|it| name(it)) {
        assert!(ALL.contains(&game.as_str()), "{game} is no game");
        assert!(!pairs(&game).is_empty(), "{game} has no pairs");
        assert!(!self::folders(&root().join(&game).join("matches")).is_empty(), "{game} has no matches");
    }
}

#[test]
fn pairs_are_judged_as_the_rulebook_says() {
    in_every_game(|game| pairs(game).iter().flat_map(|it| check_pair(game, it)).collect());
}

#[test]
fn matches_are_judged_as_the_rulebook_says() {
    in_every_game(|game| {
        let check = |it: &PathBuf| check_match(game, it).err().map(|why| format!("{game}: {}: {why}", name(it)));
        folders(&root().join(game).join("matches")).iter().filter_map(check).collect()
    });
}

#[test]
fn folders_name_enforced_clauses() {
    in_every_game(|game| {
        let status = |number: &str| catalogue(game).iter().find(|it| it.number == number).map(|it| it.status);
        let misnamed = |folder: &PathBuf| {
            let folder = name(folder);
            match status(clause(&folder)) {
                Some(Status::Enforced(_)) => None,
                Some(status) => {
                    Some(format!("{game}: {folder}: {} is {}, not enforced", clause(&folder), status.name()))
                }
                None => Some(format!("{game}: {folder}: there is no clause {}", clause(&folder))),
            }
        };
        pairs(game).iter().filter_map(misnamed).collect()
    });
}

#[test]
fn enforced_clauses_have_pairs() {
    in_every_game(|game| {
        let shown: BTreeSet<String> = pairs(game).iter().map(|it| clause(&name(it)).to_owned()).collect();
        let enforced = catalogue(game).iter().filter(|it| matches!(it.status, Status::Enforced(_)));
        let bare = enforced.filter(|it| !shown.contains(it.number));
        bare.map(|it| format!("{game}: {}: enforced, but no fixture shows it", it.number)).collect()
    });
}

#[test]
fn enforced_clauses_name_an_item_that_cites_them() {
    in_every_game(|game| {
        let check = |it: &Record| match it.status {
            Status::Enforced(place) => {
                check_item(game, it.number, place).err().map(|why| format!("{game}: {}: {why}", it.number))
            }
            _ => None,
        };
        catalogue(game).iter().filter_map(check).collect()
    });
}
