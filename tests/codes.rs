//! The numbers of clauses and words in the binary form: none ever changes, whatever happens to the catalogues.

#[path = "../build/actions.rs"]
#[allow(dead_code)]
pub mod actions;
#[path = "../build/book.rs"]
#[allow(dead_code)]
pub mod book;
#[path = "../build/cards.rs"]
#[allow(dead_code)]
pub mod cards;
#[path = "../build/clauses.rs"]
#[allow(dead_code)]
pub mod clauses;
#[path = "../build/codes.rs"]
#[allow(dead_code)]
mod table;

use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use table as codes;
use table::Code;

/// The sets of numbers, and the folders of their tables.
const TABLES: [(&str, &str); 5] = [
    ("cipher", "src/games/cipher/book"),
    ("blackpoker", "src/games/blackpoker/book"),
    ("xinglingwang", "src/games/xinglingwang/book"),
    ("zero", "src/games/zero/book"),
    ("log", "src/log"),
];

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn text(file: &str) -> String {
    fs::read_to_string(root().join(file)).unwrap_or_else(|it| panic!("{file}: {it}"))
}

fn numbers(of: &str) -> Vec<Code> {
    codes::read("codes.tsv", &text(&format!("{of}/codes.tsv"))).unwrap_or_else(|it| panic!("{it:?}"))
}

/// The golden logs of a game in JSON Lines, by file.
fn golden_logs(game: &str) -> Vec<(PathBuf, String)> {
    let formats = fs::read_dir(root().join("tests/golden")).expect("the golden logs").map(|it| it.unwrap().path());
    let folders = formats.map(|it| it.join(game)).filter(|it| it.is_dir());
    let files = folders.flat_map(|it| fs::read_dir(it).expect("a folder")).map(|it| it.expect("a file").path());
    let lines = files.filter(|path| path.extension().is_some_and(|it| it == "jsonl"));
    lines.map(|it| (it.clone(), fs::read_to_string(it).expect("a log"))).collect()
}

/// A line stays for ever: tests/golden/codes has a copy of all lines. A new line goes at the end of both files.
#[test]
fn no_line_changes() {
    // No golden log has all words of EVOLVE; its numbers stay the same none the less.
    for (name, of) in TABLES.into_iter().chain([("evolve", "src/games/evolve/book")]) {
        let (kept, now) = (text(&format!("tests/golden/codes/{name}.tsv")), text(&format!("{of}/codes.tsv")));
        for (at, (kept, now)) in kept.lines().zip(now.lines()).enumerate() {
            assert_eq!(kept, now, "{of}/codes.tsv:{}: this line was another one", at + 1);
        }
        let [kept, now] = [kept, now].map(|it| it.lines().count());
        assert!(kept <= now, "{of}/codes.tsv: lines are missing at the end");
        assert!(kept == now, "{of}/codes.tsv:{}: copy what is new to tests/golden/codes/{name}.tsv", kept + 1);
    }
}

/// Every number occurs in a golden log, which preserves its meaning. A new number needs a new log.
#[test]
fn every_word_stands_in_a_golden_log() {
    let logs: Vec<(PathBuf, String)> =
        ["cipher", "blackpoker", "xinglingwang", "zero"].iter().flat_map(|it| golden_logs(it)).collect();
    for (name, of) in TABLES {
        let mut said = BTreeSet::new();
        let of_game =
            logs.iter().filter(|it| name == "log" || it.0.parent().is_some_and(|folder| folder.ends_with(name)));
        for line in of_game.flat_map(|it| it.1.lines()) {
            words_of(&serde_json::from_str(line).expect("JSON"), &mut said);
        }
        for it in numbers(of) {
            assert!(said.contains(&it.name.to_lowercase()), "{of}/codes.tsv:{}: no golden log has it", it.line);
        }
    }
}

/// Every key and every text of a value.
fn words_of(value: &Value, said: &mut BTreeSet<String>) {
    match value {
        Value::String(it) => drop(said.insert(it.to_lowercase())),
        Value::Array(list) => list.iter().for_each(|it| words_of(it, said)),
        Value::Object(fields) => {
            said.extend(fields.keys().map(|it| it.to_lowercase()));
            fields.values().for_each(|it| words_of(it, said));
        }
        _ => {}
    }
}

/// The number of the clause that a payload cites. The payload consists of the entry's number, 1 or 2 for a step or an
/// outcome, 1 for a clause, and the clause's number.
fn cited(payload: &[u8]) -> Option<u64> {
    let (_, rest) = number(payload)?;
    let [1 | 2, 1, rest @ ..] = rest else { return None };
    Some(number(rest)?.0)
}

/// The unsigned number at the start of a payload.
fn number(bytes: &[u8]) -> Option<(u64, &[u8])> {
    let (&first, rest) = bytes.split_first()?;
    let size = match first {
        251 => 2,
        252 => 4,
        253 => 8,
        it => return Some((it.into(), rest)),
    };
    let (digits, rest) = rest.split_at_checked(size)?;
    Some((digits.iter().rev().fold(0, |sum, it| sum << 8 | u64::from(*it)), rest))
}

/// The payloads of a sealed binary log, the header's first.
fn payloads(file: &[u8]) -> Vec<&[u8]> {
    let mut found = Vec::new();
    let mut rest = &file[10..];
    while let Some((length, behind)) = rest.split_first_chunk::<4>() {
        let (payload, behind) = behind.split_at(u32::from_le_bytes(*length) as usize);
        found.push(payload);
        rest = &behind[32..];
    }
    found
}

/// A catalogue with another clause inserted in the middle, which gets the next number.
fn with_another_clause(of: &str) -> (String, String) {
    let rows = text(&format!("{of}/clauses.tsv"));
    let mut lines: Vec<&str> = rows.lines().collect();
    lines.insert(lines.len() / 2, "99.9\tduty\tto do\tnot written yet\t\tIt was not there before.\t");
    let codes = text(&format!("{of}/codes.tsv"));
    let next = codes.lines().filter(|it| it.starts_with("clause\t")).count();
    (lines.join("\n") + "\n", format!("{codes}clause\t{next}\t99.9\n"))
}

/// The build's own functions number a catalogue with a clause inserted in the middle: each clause cited in a golden log
/// keeps the number in its bytes, although nearly half of them moved in the catalogue.
#[test]
fn a_clause_inserted_in_the_middle_moves_no_number() {
    for (game, of) in &TABLES[..2] {
        let (rows, codes) = with_another_clause(of);
        let rows = clauses::catalogue("clauses.tsv", rows.leak()).expect("a catalogue");
        let codes = codes::read("codes.tsv", &codes).expect("numbers");
        codes::match_clauses(&codes, &rows, ["codes.tsv", "clauses.tsv"]).expect("each clause has its number");
        let by_name: HashMap<&str, u64> =
            codes::of(&codes, "clause").map(|it| (it.name.as_str(), it.number as u64)).collect();
        let place = |number: &str| rows.iter().position(|it| it.1.number == number).expect("a clause") as u64;
        let (mut same, mut moved) = (0, 0);
        for (file, log) in golden_logs(game) {
            let bytes = fs::read(file.with_extension("hjl")).expect("a log");
            for (line, payload) in log.lines().zip(payloads(&bytes)).skip(1) {
                let entry: Value = serde_json::from_str(line).expect("JSON");
                let clause = entry["clause"].as_str();
                assert_eq!(clause.is_some(), cited(payload).is_some(), "{}: {line}", file.display());
                let (Some(clause), Some(found)) = (clause, cited(payload)) else { continue };
                assert_eq!(by_name[clause], found, "{}: {line}", file.display());
                same += 1;
                moved += u32::from(place(clause) != found);
            }
        }
        assert!(same > 300 && moved > 100, "{game}: {same}, {moved}");
        let made = codes::clauses_source(&codes, &rows);
        assert!(made.contains("Clause::C99_9"), "{game}: the new clause is written, too");
    }
}

/// The same with a program built from the changed tables: it reads all golden logs to their heads.
#[test]
#[ignore = "builds the program anew, which takes minutes"]
fn a_program_with_another_clause_reads_every_golden_log() {
    let copy = copy_of_the_project("another-clause");
    for (_, of) in &TABLES[..2] {
        let (rows, codes) = with_another_clause(of);
        fs::write(copy.join(of).join("clauses.tsv"), rows).expect("a file");
        fs::write(copy.join(of).join("codes.tsv"), codes).expect("a file");
    }
    let mut cargo = Command::new(env!("CARGO"));
    cargo.args(["test", "--test", "all", "golden::"]).current_dir(&copy).env("CARGO_TARGET_DIR", copy.join("target"));
    let ran = cargo.output().expect("cargo");
    let said = String::from_utf8_lossy(&ran.stdout);
    assert!(ran.status.success() && said.contains("3 passed"), "{said}{}", String::from_utf8_lossy(&ran.stderr));
    fs::remove_dir_all(copy).expect("a folder");
}

/// A copy of the project in a separate folder, to be changed and built.
pub fn copy_of_the_project(name: &str) -> PathBuf {
    let copy = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    for part in
        ["Cargo.toml", "Cargo.lock", "README.md", "build.rs", "build", "src", "benches", "tests", "rulings", "fixtures"]
    {
        copied(&root().join(part), &copy.join(part));
    }
    copy
}

/// Copies a file, or a folder with its content.
pub fn copied(from: &Path, to: &Path) {
    if from.is_dir() {
        fs::create_dir_all(to).expect("a folder");
        for it in fs::read_dir(from).expect("a folder") {
            let it = it.expect("a file").path();
            copied(&it, &to.join(it.file_name().expect("a name")));
        }
    } else {
        fs::create_dir_all(to.parent().expect("a folder")).expect("a folder");
        fs::copy(from, to).unwrap_or_else(|it| panic!("{}: {it}", from.display()));
    }
}

/// The build's messages about tables with these rows and numbers.
fn faults(rows: &str, numbers: &str) -> Vec<String> {
    let rows = format!("number\tkind\tstatus\tby\tsee\tstatement\tnative\n{rows}");
    let rows = match clauses::catalogue("clauses.tsv", rows.leak()) {
        Ok(rows) => rows,
        Err(faults) => return faults,
    };
    let codes = match codes::read("codes.tsv", numbers) {
        Ok(codes) => codes,
        Err(faults) => return faults,
    };
    codes::match_clauses(&codes, &rows, ["codes.tsv", "clauses.tsv"]).err().unwrap_or_default()
}

/// Each mistake in a table is reported with its file and line.
#[test]
fn the_build_names_the_line_of_a_mistake() {
    let one = "1\tduty\tto do\tnot yet\t\tIt is.\t\n";
    let two = "2\tduty\tto do\tnot yet\t1\tIt is too.\t它也是。\n";
    let both = [one, two].concat();
    let numbers = "# a remark\nclause\t0\t1\nclause\t1\t2\nstep\t0\tdraw\tplayer card\n";
    assert_eq!(faults(&both, numbers), Vec::<String>::new());
    let tried: &[(&str, &str, &str)] = &[
        (&both, "clause\t0\t1\n", r#"clauses.tsv:3: 2 has no number: codes.tsv lacks "clause\t1\t2""#),
        (one, numbers, "codes.tsv:3: clauses.tsv has no clause 2, and what has a number stays"),
        (&both, "clause\t0\t1\nclause\t0\t2\n", "codes.tsv:2: the next clause has the number 1, not 0"),
        (&both, "clause\t0\t1\nclause\t2\t2\n", "codes.tsv:2: the next clause has the number 1, not 2"),
        (&both, "clause\t0\t1\nclause\t1\t1\n", "codes.tsv:2: clause 1 has a number already"),
        (&both, "clause\t0\t1\nstep\t0\tdraw\nstep\t1\tdraw\n", "codes.tsv:3: step draw has a number already"),
        (
            &both,
            "clause\t0\n",
            "codes.tsv:1: a kind, a number, a name and perhaps fields belong here, parted by tabs: ",
        ),
        (&both, "clause\tone\t1\n", "codes.tsv:1: a kind, a number, "),
        (&[one, one].concat(), numbers, "clauses.tsv:3: clause 1 stands on line 2 already"),
        (two, numbers, r#"clauses.tsv:2: there is no clause "1" to read with 2"#),
        (&one.replace("duty", "duties"), numbers, r#"clauses.tsv:2: "duties" is no kind; it is one of: definition, "#),
        (&one.replace("to do", "todo"), numbers, r#"clauses.tsv:2: "todo" is no status; it is one of: enforced, "#),
        (&one.replace("It is.", ""), numbers, "clauses.tsv:2: a clause has a number and a statement"),
        (
            &one.replace("\t\tIt", "\tIt"),
            numbers,
            "clauses.tsv:2: 6 fields parted by tabs stand here; 7 belong here: number, ",
        ),
        (&one.replace("\t\n", "\t\t\n"), numbers, "clauses.tsv:2: 8 fields parted by tabs stand here; 7 "),
        (&one.replace("1\t", "1 b\t"), numbers, r#"clauses.tsv:2: "1 b" is no number; "#),
    ];
    for (rows, numbers, expected) in tried {
        let found = faults(rows, numbers);
        assert!(found.first().is_some_and(|it| it.starts_with(expected)), "{expected}: {found:?}");
    }
}

#[test]
fn clauses_are_named_by_their_numbers() {
    let named: BTreeMap<&str, &str> = [
        ("17.1.2", "C17_1_2"),
        ("judge.effect.2.a.1", "JudgeEffect2A1"),
        ("core.request.no_target", "CoreRequestNoTarget"),
        ("105p4.2", "C105P4_2"),
        ("900.assault.p2", "C900AssaultP2"),
        ("15.kidnap.5b", "C15Kidnap5B"),
        ("6.1n2", "C6_1N2"),
    ]
    .into();
    for (number, name) in named {
        assert_eq!(clauses::variant(number), name);
    }
}
