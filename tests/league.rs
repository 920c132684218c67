//! A league: many logs in one audit. Numbers of logs and of entries are kept apart, every damaged log is reported, and so
//! is a repeated match.

use crate::run::Room;
use crate::support::*;
use headjudge::games::cipher::{Cipher, Decision};
use headjudge::judge::{Audit, Chain, Demands};
use headjudge::log::{Body, Detail, Form, Header, Occasion, View, open};
use headjudge::report::{LogReport, Totals, csv_head, csv_rows};
use serde_json::Value;

fn report_on(file: &str, audit: Audit) -> LogReport {
    LogReport::new(file.to_owned(), audit, &Demands::default())
}

/// A whole match, and the same with an attack out of turn.
fn match_and_damaged(seed: u64) -> [Log<Cipher>; 2] {
    let log = simulated::<Cipher>(seed, Detail::Full);
    let (header, mut entries) = log.clone();
    let attack = entries.iter_mut().find(|it| matches!(it.body, Body::Decision { what: Decision::Attack { .. }, .. }));
    if let Some(Body::Decision { by, .. }) = attack.map(|it| &mut it.body) {
        *by = by.other();
    }
    [log, (header, entries)]
}

#[test]
fn sums_say_what_they_count() {
    let mut totals = Totals::default();
    let mut illegal = 0;
    for seed in 0..6 {
        for log in match_and_damaged(seed) {
            let report = report_on("log.jsonl", audited(&written(&log, Form::Lines, false)));
            illegal += report.audit.illegal;
            totals.add(&report);
        }
    }
    assert_eq!((totals.logs.all, totals.logs.illegal), (12, 6));
    let by_status = [totals.logs.clean, totals.logs.not_certain, totals.logs.illegal, totals.logs.broken];
    assert_eq!(by_status.iter().sum::<u64>() + totals.logs.unreadable + totals.logs.failed, totals.logs.all);
    assert_eq!(totals.entries.illegal, illegal);
    for sums in [&totals.by_clause.values().collect::<Vec<_>>(), &totals.by_turn.values().collect()] {
        assert_eq!(sums.iter().map(|it| it.entries).sum::<u64>(), illegal);
        assert!(sums.iter().all(|it| it.logs <= 6 && it.logs <= it.entries));
    }
    // 13.5.1.2: only the turn player attacks.
    assert_eq!(totals.by_clause["cipher 13.5.1.2"].logs, 6);
    assert!(totals.by_player.keys().all(|it| ["Ann", "Ben"].contains(&it.as_str())));
}

/// All faults of a log are in its row, not only the gravest.
#[test]
fn every_verdict_is_told() {
    let [_, log] = match_and_damaged(1);
    let mut audit = audited(&written(&log, Form::Lines, false));
    audit.chain = Chain::Broken { entry: 3, place: "line 4".to_owned(), why: None };
    let report = report_on("log.jsonl", audit);
    assert_eq!((report.status, &report.verdicts[..2]), (3, &["chain broken", "illegal"][..]));
    let clean = report_on("log.jsonl", Audit::default());
    assert!(clean.verdicts.is_empty() && !clean.is_bad());
}

/// A report always has the same keys: a database takes its columns from the first rows.
#[test]
fn keys_are_always_there() {
    let keys = |it: &Value| it.as_object().expect("an object").keys().cloned().collect::<Vec<_>>();
    let [whole, damaged] = match_and_damaged(2).map(|log| {
        serde_json::to_value(report_on("log.jsonl", audited(&written(&log, Form::Lines, false)))).expect("JSON")
    });
    assert_eq!(keys(&whole), keys(&damaged));
    let empty = serde_json::to_value(report_on("no.jsonl", Audit::default())).expect("JSON");
    assert_eq!(keys(&whole), keys(&empty));
    let findings = damaged["findings"].as_array().expect("findings");
    for it in findings {
        assert_eq!(keys(it), keys(&findings[0]));
        assert!(it["turn"].is_u64() && (it["player"].is_string() || it["player"].is_null()), "{it}");
    }
    assert_eq!(findings[0]["verdict"], "illegal");
    assert!(["A", "B"].contains(&findings[0]["player"].as_str().expect("who attacked")));
    assert_eq!(keys(&whole["occasion"]).len(), 0, "nothing was said of the tournament");
}

/// One row for each finding, with one cell for each column, whatever names contain.
#[test]
fn csv_has_a_row_a_finding() {
    let [_, (mut header, entries)] = match_and_damaged(3);
    header.players[0].name = "=cmd(\"a\"),\n".to_owned();
    header.occasion = Some(occasion());
    let audit = audited(&written(&(header, entries), Form::Lines, false));
    let report = report_on("a.jsonl", audit);
    let rows = csv_rows(&report);
    let count = |text: &str| {
        let (mut cells, mut quoted, mut rows) = (1, false, Vec::new());
        for it in text.chars() {
            match it {
                '"' => quoted = !quoted,
                ',' if !quoted => cells += 1,
                '\n' if !quoted => rows.push(std::mem::replace(&mut cells, 1)),
                _ => {}
            }
        }
        rows
    };
    let columns = count(&csv_head())[0];
    let counted = count(&rows);
    assert_eq!(counted.len(), report.audit.findings.len() + report.audit.further.len());
    assert!(counted.iter().all(|it| *it == columns), "{counted:?} of {columns}");
    assert!(rows.contains("a.jsonl,cipher,final,3,12,2025-11-22,\"'=cmd(\"\"a\"\"),\n\",Ben,1,illegal"), "{rows}");
    let unreadable = report_on("b.jsonl", Audit::of_refused("line 1".to_owned(), "no header".to_owned()));
    assert_eq!(count(&csv_rows(&unreadable)), [columns]);
}

fn occasion() -> Occasion {
    let text = |it: &str| Some(it.to_owned());
    Occasion { r#match: text("final"), round: text("3"), table: text("12"), date: text("2025-11-22") }
}

/// The match's place in a tournament is kept in both forms, and changes no verdict; format 1 has no field for it.
#[test]
fn a_header_says_which_match_of_which_day() {
    let (mut header, entries) = simulated::<Cipher>(4, Detail::Full);
    let before = audited(&written(&(header.clone(), entries.clone()), Form::Lines, false));
    header.occasion = Some(occasion());
    let log = (header, entries);
    for form in [Form::Lines, Form::Frames] {
        let bytes = written(&log, form, true);
        assert_eq!(read::<Cipher>(&bytes), log);
        let audit = audited(&bytes);
        assert_eq!((audit.illegal, audit.result), (before.illegal, before.result));
        assert_eq!(audit.occasion, occasion());
    }
    let text = String::from_utf8(written(&log, Form::Lines, false)).expect("text");
    let refused = |text: &str| open(text.as_bytes()).err().map(|it| it.what.to_string()).expect("a fault");
    let of_1 = text.replacen("\"headjudge\":2", "\"headjudge\":1", 1);
    assert!(refused(&of_1).contains("need"), "{}", refused(&of_1));
    for day in ["2025-13-01", "22.11.2025", "2025-11-32", "yesterday", "2025-11-2"] {
        let other = text.replacen("2025-11-22", day, 1);
        assert!(refused(&other).contains("is no day"), "{}", refused(&other));
    }
    let other = text.replacen("\"round\"", "\"runde\"", 1);
    assert!(refused(&other).contains("round"), "{}", refused(&other));
}

fn league() -> Room {
    let room = Room::new();
    for seed in 0..4 {
        let [whole, damaged] = match_and_damaged(seed);
        room.write(&format!("{seed}.jsonl"), written(&whole, Form::Lines, false));
        if seed == 2 {
            room.write("damaged.jsonl", written(&damaged, Form::Lines, true));
            room.write("once-more.hjl", written(&whole, Form::Frames, true));
        }
    }
    room
}

/// In the program: only the damaged log, in each form; a repeated match is reported even in another form and sealed.
#[test]
fn only_what_is_bad_is_told() {
    let room = league();
    let json: Value =
        serde_json::from_str(&room.run(&["audit", "--format", "json", "--only-bad", "."]).expect(1).out).expect("JSON");
    assert_eq!(json["logs"].as_array().expect("logs").len(), 1);
    assert_eq!(json["logs"][0]["file"], "./damaged.jsonl");
    assert_eq!((&json["totals"]["logs"]["all"], &json["totals"]["logs"]["repeated"]), (&6.into(), &1.into()));
    let csv = room.run(&["audit", "--format", "csv", "--only-bad", "."]).expect(1);
    assert!(csv.out.starts_with("file,game,match,") && csv.out.lines().skip(1).all(|it| it.contains("damaged")));
    let all = room.run(&["audit", "--format", "ndjson", "."]).expect(1);
    let same: Vec<Value> = all.out.lines().map(|it| serde_json::from_str(it).expect("JSON")).collect();
    let same: Vec<_> = same.iter().filter(|it| !it["same_as"].is_null()).collect();
    assert_eq!((same.len(), &same[0]["same_as"]), (1, &Value::from("./2.jsonl")));
    room.run(&["audit", "--only-bad", "."]).expect(1).says("By turn:").says("damaged.jsonl");
    room.run(&["audit", "--only-bad", "--format", "json", "1.jsonl"]).expect(0).says("\"logs\":[\n]");
}

/// The slips of a day compared with a folder: a log on no slip, and a slip without its log.
#[test]
fn heads_of_slips_are_checked_against_a_folder() {
    let room = league();
    let verified = room.run(&["verify", "."]).expect(5);
    let heads: Vec<&str> = verified.out.lines().filter_map(|it| it.strip_prefix("head ")).collect();
    assert_eq!(heads.len(), 6);
    let distinct: std::collections::BTreeSet<_> = heads.iter().collect();
    assert_eq!(distinct.len(), 5, "two of them are the same match");
    let slips: String = heads.iter().map(|it| format!("{it}  table 4\n")).collect();
    room.write("slips.txt", format!("# Saturday\n\n{slips}"));
    room.run(&["verify", "--heads", "slips.txt", "."]).expect(0).says("on a slip: table 4");
    let missing = format!("{slips}{} table 9\n", "0".repeat(64));
    room.write("slips.txt", &missing);
    room.run(&["verify", "--heads", "slips.txt", "."]).expect(3).says("(table 9)");
    room.write("slips.txt", slips.lines().skip(1).collect::<Vec<_>>().join("\n"));
    room.run(&["verify", "--heads", "slips.txt", "."]).expect(3).says("its head is on no slip");
    room.write("slips.txt", "none");
    room.run(&["verify", "--heads", "slips.txt", "."]).expect(2).complains("line 1");
    room.run(&["verify", "--head", heads[0], "."]).expect(2);
}

/// A seat's view keeps the day.
#[test]
fn a_view_keeps_the_occasion() {
    let (header, entries) = simulated::<Cipher>(5, Detail::Full);
    let header = Header { occasion: Some(occasion()), ..header };
    let bytes = written(&(header, entries), Form::Lines, false);
    let session = headjudge::judge::Session::<Cipher>::open(open(&bytes[..]).expect("a log")).expect("a match");
    let seen = headjudge::judge::seen_by(&session, View::A).expect("a view");
    assert_eq!(seen.header.occasion, Some(occasion()));
}

/// The rows of a query by DuckDB, as a program or in Python; `None` if it is not installed.
fn rows_of(sql: &str, room: &Room) -> Option<String> {
    let python = format!("import duckdb\nfor row in duckdb.sql('''{sql}''').fetchall(): print(*row, sep='|')");
    let tries = [("duckdb", vec!["-list", "-noheader", "-c", sql]), ("python3", vec!["-c", &python])];
    tries.iter().find_map(|(program, args)| {
        let ran = std::process::Command::new(program).args(args).current_dir(room.path("")).output().ok()?;
        let fault = String::from_utf8_lossy(&ran.stderr);
        if fault.contains("No module named 'duckdb'") {
            return None;
        }
        assert!(ran.status.success(), "{sql}\n{fault}");
        Some(String::from_utf8_lossy(&ran.stdout).into_owned())
    })
}

/// A folder of matches of all games, twelve of them with a fault: one command names exactly the twelve, and so does one
/// query if DuckDB is installed.
#[test]
fn twelve_of_twelve_damaged_logs_are_found() {
    let room = Room::new();
    let mut damaged = std::collections::BTreeSet::new();
    for game in headjudge::games::JUDGED {
        let pairs = crate::support::cases(game).into_iter().filter(|it| it.log("illegal").is_some());
        for (nth, case) in pairs.step_by(17).take(12).enumerate() {
            let is_damaged = nth % 5 == 0 && damaged.len() < 12;
            let name = format!("{game}-{nth}.jsonl");
            let which = if is_damaged { "illegal" } else { "legal" };
            room.write(&name, fixture(game, &format!("{}/{which}", case.name)));
            damaged.extend(is_damaged.then(|| format!("./{name}")));
        }
    }
    assert_eq!(damaged.len(), 12);
    let csv = room.run(&["audit", "--only-bad", "--format", "csv", "."]).expect(1).out;
    let named = csv.lines().skip(1).filter_map(|it| it.split(',').next()).map(str::to_owned);
    assert_eq!(named.collect::<std::collections::BTreeSet<_>>(), damaged);
    let report = room.run(&["audit", "--format", "ndjson", "."]).expect(1).out;
    room.write("league.ndjson", report);
    let (_, sql) = include_str!("../README.md").split_once("```sql\n").expect("a query");
    let Some(rows) = rows_of(sql.split_once(";\n```").expect("its end").0, &room) else { return };
    assert!(damaged.iter().all(|it| rows.contains(it.as_str())), "{rows}");
    assert!(rows.lines().all(|row| damaged.iter().any(|it| row.contains(it.as_str()))), "{rows}");
}

/// The queries in the documents, over a folder without findings and over a league with damaged logs. Skipped if DuckDB is
/// not installed.
#[test]
fn a_database_reads_the_report() {
    let room = Room::new();
    if rows_of("SELECT 1", &room).is_none() {
        return eprintln!("skipped: DuckDB is not installed");
    }
    let (mut clean, mut league) = (String::new(), String::new());
    for seed in 0..4 {
        for (log, name) in match_and_damaged(seed).iter().zip(["whole", "damaged"]) {
            let report = report_on(&format!("{name}-{seed}.jsonl"), audited(&written(log, Form::Lines, false)));
            let line = serde_json::to_string(&report).expect("JSON") + "\n";
            clean += if name == "whole" { &line } else { "" };
            league += &line;
        }
    }
    let ask = |document: &str, lines: &str| {
        let (_, sql) = document.split_once("```sql\n").expect("a query");
        room.write("league.ndjson", lines);
        rows_of(sql.split_once(";\n```").expect("its end").0, &room).expect("DuckDB")
    };
    let (list, sums) = (include_str!("../README.md"), include_str!("../docs/auditing.md"));
    assert_eq!([list, sums].map(|it| ask(it, &clean)), ["", ""]);
    let listed = ask(list, &league);
    assert!((0..4).all(|it| listed.contains(&format!("damaged-{it}.jsonl"))) && !listed.contains("whole"), "{listed}");
    // 13.5.1.2 is broken in all four.
    let summed = ask(sums, &league);
    assert!(summed.lines().any(|it| it.starts_with("13.5.1.2|") && it.ends_with("|4")), "{summed}");
}
