//! Tests on a folder of the client's logs, named by `HEADJUDGE_CLIENT_LOGS`: `logs/` has matches, `legal/` the client's
//! options at each decision of some of them. Run with `--ignored --nocapture`; without the folder nothing is tested.

use super::legality;
use headjudge::games::blackpoker::BlackPoker;
use headjudge::import::blackpoker_sim::Simulator;
use headjudge::import::{Client, How, Imported, audit_file};
use headjudge::judge::Verdict;
use serde_json::Value;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::time::Instant;

fn folder() -> Option<PathBuf> {
    let named = std::env::var_os("HEADJUDGE_CLIENT_LOGS").map(PathBuf::from);
    if named.is_none() {
        println!("HEADJUDGE_CLIENT_LOGS names no folder");
    }
    named
}

fn files(of: &Path) -> Vec<PathBuf> {
    let mut files: Vec<PathBuf> =
        std::fs::read_dir(of).expect("a folder").map(|it| it.expect("a file").path()).collect();
    files.sort();
    files
}

fn read(file: &Path) -> Vec<u8> {
    std::fs::read(file).expect("a file")
}

const FULL: How = How { canonical_only: false };
const BARE: How = How { canonical_only: true };

/// The illegal entries in these logs that are known faults of the client: between two immediate actions it does not check
/// whether the match is over (core.trigger.1).
fn is_known_fault(clause: &str, facts: &str) -> bool {
    clause == "win.life" && (facts.ends_with("next is: A wins") || facts.ends_with("next is: B wins"))
}

#[test]
#[ignore = "needs a folder of the client's logs"]
fn every_finding_is_explained() {
    let Some(folder) = folder() else { return };
    for how in [FULL, BARE] {
        let mut table: BTreeMap<(String, String, String), (u64, String)> = BTreeMap::new();
        let (mut count, mut entries, mut slowest) = (0, 0, 0);
        let began = Instant::now();
        for file in files(&folder.join("logs")) {
            let started = Instant::now();
            let audit = audit_file::<Simulator>(&read(&file), how).expect("a log of the client");
            slowest = slowest.max(started.elapsed().as_micros());
            let name = file.file_name().expect("a name").to_string_lossy().into_owned();
            assert_eq!(audit.stopped, None, "{name}");
            assert!(how.canonical_only || audit.undecidable == 0, "{name}: {} undecidable", audit.undecidable);
            for it in &audit.findings {
                let (clause, facts) = (it.finding.clause(), &it.finding.reasons[0].facts);
                let why = match (it.finding.verdict, &it.difference) {
                    (Verdict::Difference, Some(difference)) => difference.id,
                    (Verdict::Undecidable, _) => "hidden",
                    _ if is_known_fault(clause, facts) => "fault of the client",
                    _ => panic!("{name}, event {:?}: {} ({clause}: {facts})", it.source_event, it.finding.event),
                };
                let key = (it.finding.verdict.name().to_owned(), clause.to_owned(), why.to_owned());
                let example = format!("{name}, event {}", it.source_event.unwrap_or_default());
                table.entry(key).or_insert((0, example)).0 += 1;
            }
            (count, entries) = (count + 1, entries + audit.entries);
        }
        let mean = began.elapsed().as_micros() / count;
        println!("{how:?}: {count} files, {entries} entries; {mean} µs a file, the slowest {slowest} µs");
        for ((verdict, clause, why), (times, example)) in table {
            println!("{times:6} {verdict:22} {clause:12} {why:26} {example}");
        }
    }
}

/// Elimination from the client's log alone gives the same as the data around it.
#[test]
#[ignore = "needs a folder of the client's logs"]
fn what_is_worked_out_is_true() {
    let Some(folder) = folder() else { return };
    let (mut told, mut all) = (0, 0);
    for file in files(&folder.join("logs")) {
        let bytes = read(&file);
        let [full, bare] = [FULL, BARE].map(|how| Simulator::read(&bytes, how).expect("a log of the client"));
        let name = file.display().to_string();
        if let Some(it) = bare.remarks.iter().find(|it| it.text.contains("who goes first; taken is")) {
            println!("{name} is left out: {it}");
            continue;
        }
        let hidden = hidden_names(&bare);
        let [of_full, of_bare] = [&full, &bare].map(|it| it.header.position.clone().expect("a position"));
        compare(&name, &hidden, &of_full, &of_bare);
        assert_eq!(full.entries.len(), bare.entries.len(), "{name}");
        for (one, other) in full.entries.iter().zip(&bare.entries) {
            let [one, other] = [one, other].map(entry);
            compare(&name, &hidden, &one, &other);
        }
        all += 32;
        told += 32 - hidden.len();
    }
    println!("{told} of {all} cards are named by the client's log alone");
}

/// The names of cards whose faces the log hides.
fn hidden_names(of: &Imported<BlackPoker>) -> Vec<String> {
    let mut hidden = Vec::new();
    for (seat, player) in ["A", "B"].iter().zip(&of.header.players) {
        let unseen = player.deck.iter().enumerate().filter(|it| it.1 == "?");
        hidden.extend(unseen.map(|(place, _)| format!("{seat}{}", place + 1)));
    }
    hidden
}

/// An entry as its line in a log.
fn entry(of: &headjudge::log::Entry<BlackPoker>) -> Value {
    use headjudge::log::Body;
    match &of.body {
        Body::Decision { by, what } => serde_json::json!([by, what]),
        Body::Step { what, .. } => serde_json::json!(what),
        Body::Chance { what, .. } => serde_json::json!(what),
        Body::Intervention(_) => Value::Null,
    }
}

/// Everything that one log names is in the other too; a hidden value may be anything.
fn compare(name: &str, hidden: &[String], full: &Value, bare: &Value) {
    match (full, bare) {
        (_, Value::String(it)) if it == "?" || hidden.contains(it) => {}
        (Value::Object(full), Value::Object(bare)) => {
            for (key, value) in bare {
                match key.as_str() {
                    // The order of a hand and of hidden cards in a grave is not recorded.
                    "hand" => subset(name, hidden, &full[key], value),
                    _ => compare(name, hidden, &full[key], value),
                }
            }
        }
        (Value::Array(full), Value::Array(bare)) => {
            assert_eq!(full.len(), bare.len(), "{name}: {full:?} {bare:?}");
            full.iter().zip(bare).for_each(|(full, bare)| compare(name, hidden, full, bare));
        }
        (full, bare) => assert_eq!(full, bare, "{name}"),
    }
}

fn subset(name: &str, hidden: &[String], full: &Value, bare: &Value) {
    let (full, bare) = (full.as_array().expect("a hand"), bare.as_array().expect("a hand"));
    assert_eq!(full.len(), bare.len(), "{name}: {full:?} {bare:?}");
    for it in bare {
        let told = it.as_str().expect("a card");
        assert!(told == "?" || hidden.iter().any(|it| it == told) || full.contains(it), "{name}: {it} in {full:?}");
    }
}

#[test]
#[ignore = "needs a folder of the client's logs"]
fn what_is_legal_here_is_offered_there() {
    let Some(folder) = folder() else { return };
    let mut table = legality::Table::default();
    for file in files(&folder.join("legal")) {
        let log = folder.join("logs").join(file.file_name().expect("a name"));
        table.add(&read(&log), &read(&file), &file.file_name().expect("a name").to_string_lossy());
    }
    table.print();
    assert!(table.unexplained.is_empty(), "{:#?}", table.unexplained);
}
