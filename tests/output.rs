//! Behaviour common to all subcommands: help with examples, exit statuses, pages of any width, closed pipes.

use crate::run::{Ran, Room, header};
use serde_json::Value;
use std::collections::BTreeSet;
use std::process::Stdio;

/// The subcommands, each with arguments that make it print.
const ALL: &[(&str, &[&str])] = &[
    ("audit", &["m.jsonl", "long-folder-name/m.jsonl"]),
    ("replay", &["m.jsonl"]),
    ("report", &["m.jsonl"]),
    ("record", &["--resume", "-o", "m.jsonl"]),
    ("simulate", &["--game", "cipher", "--entries", "20", "-o", "logs", "--force"]),
    ("serve", &["--stdio"]),
    ("diff", &["m.jsonl", "m.jsonl"]),
    ("import", &["blackpoker-sim", "client.json", "-o", "-"]),
    ("convert", &["m.jsonl", "-", "--to", "jsonl"]),
    ("verify", &["m.jsonl"]),
    ("position", &["m.jsonl"]),
    ("rules", &["cipher"]),
    ("rulings", &["cipher"]),
    ("ask", &["--game", "cipher", "may I attack on my first turn?"]),
    ("cards", &["show", "B01-001"]),
    ("rulebook", &["list"]),
    ("coverage", &[]),
    ("fixtures", &["export", "suite", "--force"]),
    ("schema", &["log", "--game", "cipher"]),
    ("completions", &["bash"]),
    ("man", &[]),
];

/// The exit status of each on success.
fn status(name: &str) -> i32 {
    match name {
        "audit" | "replay" | "report" => 1,
        "verify" => 5,
        _ => 0,
    }
}

/// A room with a log in which the first entry is illegal: A2 is rested (17.1.2).
fn room() -> Room {
    let room = Room::new();
    let log = format!("{}\n{{\"n\":1,\"by\":\"A\",\"decision\":{{\"move\":{{\"unit\":\"A2\"}}}}}}\n", header("full"));
    room.write("m.jsonl", &log);
    room.write("client.json", include_str!("../fixtures/blackpoker/client/both-lives.json"));
    std::fs::create_dir(room.path("long-folder-name")).unwrap();
    room.write("long-folder-name/m.jsonl", &log);
    room
}

#[test]
fn every_subcommand_has_help_with_examples() {
    let room = room();
    let top = room.run(&["--help"]).expect(0).says("Exit status:").says("  70  ");
    let listed = top.out.split("\nCommands:\n").nth(1).unwrap().lines().take_while(|it| !it.is_empty());
    let listed: BTreeSet<&str> = listed.filter_map(|it| it.strip_prefix("  ")?.split(' ').next()).collect();
    let tried = ALL.iter().map(|it| it.0).chain(["", "help"]);
    let untried: Vec<_> = listed.difference(&tried.collect()).copied().collect();
    assert!(untried.is_empty(), "arguments for these belong into the list above: {untried:?}");
    for (name, _) in ALL {
        assert!(listed.contains(name), "{name}");
        room.run(&[name, "--help"]).expect(0).says("Examples:").says(&format!("  headjudge {name}"));
    }
}

/// A reader that closes its end before anything was printed.
#[test]
fn a_closed_pipe_is_no_fault() {
    let room = room();
    for (name, args) in ALL {
        let mut child = room.command(&[&[*name], *args].concat()).stdin(Stdio::null()).spawn().unwrap();
        drop(child.stdout.take());
        let ended = child.wait_with_output().unwrap();
        let said = String::from_utf8_lossy(&ended.stderr);
        assert!(!said.contains("panicked"), "{name}: {said}");
        assert_eq!(ended.status.code(), Some(status(name)), "{name}: {said}");
    }
}

/// A full disk is not a fault of the program, but the output is lost, which is reported. Other output (a recorded or
/// simulated match) is written all the same.
#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_told() {
    let room = room();
    let full = || std::fs::OpenOptions::new().write(true).open("/dev/full").unwrap();
    let all = ALL.iter().map(|(name, args)| [&[*name], *args].concat());
    let help = [vec!["--help"], vec!["audit", "--help"], vec!["--version"]];
    let json = [vec!["audit", "--format", "json", "m.jsonl"], vec!["diff", "--format", "json", "m.jsonl", "m.jsonl"]];
    for args in all.chain(help).chain(json) {
        let ran = room.command(&args).stdin(Stdio::null()).stdout(full()).output().unwrap();
        let said = String::from_utf8_lossy(&ran.stderr);
        // Without a request, `serve` says nothing.
        let elsewhere = matches!(args[0], "record" | "simulate" | "serve");
        assert_eq!(ran.status.code(), Some(if elsewhere { 0 } else { 2 }), "{args:?}: {said}");
        let told = said.contains("standard output: it cannot be written: No space left on device");
        assert_eq!(told, !elsewhere, "{args:?}: {said}");
    }
}

/// No reader is needed at all.
#[cfg(unix)]
#[test]
fn closed_streams_are_no_fault() {
    let room = room();
    for (name, args) in ALL {
        let line = format!("exec {} \"$@\" </dev/null >&- 2>&-", env!("CARGO_BIN_EXE_headjudge"));
        let args = [&["-c", &line, "sh", *name], *args].concat();
        let ran = std::process::Command::new("sh").args(args).current_dir(room.path("")).status().unwrap();
        assert_eq!(ran.code(), Some(status(name)), "{name}");
    }
}

/// If the output is JSON, so is an error: one line of JSON, whatever was wrong: the file, the request, or the command line
/// itself.
#[test]
fn errors_are_json_where_answers_are() {
    let room = room();
    let cases: &[(&[&str], u64, &str)] = &[
        (&["audit", "--format", "json", "long-folder-name/none"], 4, ""),
        (&["audit", "--format", "ndjson", "--jobs", "x", "m.jsonl"], 2, "invalid value 'x'"),
        (&["audit", "--format=json"], 2, "required arguments"),
        (&["audit", "--format", "json", "data"], 2, "there is no log to judge"),
        (&["diff", "--format", "json", "m.jsonl", "none.jsonl"], 4, "none.jsonl: No such file"),
        (&["diff", "--format", "json", "m.jsonl"], 2, "required arguments"),
        (&["ask", "--format", "json", " "], 2, "the question is empty"),
        (&["rules", "cipher", "99.99", "--format", "json"], 2, "there is no clause"),
        (&["rules", "chess", "--format", "json"], 2, "invalid value 'chess'"),
        (&["rulings", "cipher", "9999", "--format", "json"], 2, "there is no ruling"),
        (&["rulings", "verify", "--format", "json"], 2, "there is no such folder"),
        (&["rulebook", "import", "cipher", "m.jsonl", "--format", "json"], 2, "m.jsonl: "),
        (&["rulebook", "diff", "cipher", "none", "--format", "json"], 2, "none: No such file"),
        (&["coverage", "--game", "chess", "--format", "json"], 2, "invalid value 'chess'"),
        (&["nonsense", "--format", "json"], 2, "unrecognized subcommand"),
        (&["replay", "m.jsonl", "--format", "json"], 2, "unexpected argument '--format'"),
    ];
    std::fs::create_dir(room.path("data")).unwrap();
    for (args, status, word) in cases {
        let ran = room.run(args);
        assert_eq!(ran.status as u64, *status, "{args:?}: {ran:?}");
        if word.is_empty() {
            // Each of several logs has its place in the report.
            let report: Value = serde_json::from_str(&ran.out).unwrap();
            assert_eq!((ran.err.as_str(), &report["totals"]["status"]), ("", &Value::from(*status)));
            continue;
        }
        assert_eq!(ran.out, "", "{args:?}");
        let last = ran.err.lines().last().unwrap_or_default();
        let error: Value = serde_json::from_str(last).unwrap_or_else(|it| panic!("{args:?}: {it}: {}", ran.err));
        assert_eq!(error["error"]["status"].as_u64(), Some(*status), "{args:?}: {error}");
        let message = error["error"]["message"].as_str().unwrap();
        assert!(message.contains(word) && !message.starts_with("error"), "{args:?}: {message}");
        assert_eq!(error.as_object().unwrap().len() + error["error"].as_object().unwrap().len(), 3);
    }
    // Additional messages are marked as such.
    room.write("data/notes.txt", "");
    room.write("data/m.jsonl", room.read("m.jsonl"));
    let ran = room.run(&["audit", "--format", "ndjson", "data"]).expect(1);
    let note: Value = serde_json::from_str(&ran.err).unwrap();
    assert_eq!(note["note"]["message"], "1 file that is no log passed over: data/notes.txt");
}

/// Control, direction-changing and invisible characters, each with the form in which it is shown.
const ODD: &str = "\u{61c}\u{200b}\u{200d}\u{202e}\u{2060}\u{2066}\u{ad}\u{3164}\u{115f}\u{ffa0}\u{feff}\u{fff9}\u{e0041}\u{e007f}\u{9b}";

#[track_caller]
fn assert_shown(what: &str, said: &str) {
    let raw = said.chars().find(|it| ODD.contains(*it) || (it.is_control() && *it != '\n'));
    assert_eq!(raw, None, "{what}: {said:?}");
    // A code may be wrapped at the end of a line.
    let said: String = said.split_whitespace().collect();
    for it in ODD.chars() {
        let code = format!("\\u{{{:x}}}", it as u32);
        assert!(said.contains(&code), "{what}: {code} was expected in {said}");
    }
}

/// Such characters in a name, a note, a file's name, another program's text or an argument are shown, not obeyed.
#[test]
fn characters_that_command_are_shown() {
    let room = room();
    let name = format!("Ann{ODD}");
    let note = serde_json::json!({"n": 1, "intervention": {"note": {"text": format!("see{ODD}")}}});
    let log = header("full").replacen("\"Ann\"", &serde_json::to_string(&name).unwrap(), 1);
    room.write("odd.jsonl", format!("{log}\n{note}\n"));
    room.write("plain.jsonl", format!("{}\n{note}\n", header("full")));
    let said = |ran: Ran| ran.out + &ran.err;
    assert_shown("replay", &said(room.run_with(&["replay", "odd.jsonl"], "quit\n").expect(5)));
    assert_shown("board", &said(room.run_with(&["replay", "odd.jsonl"], "board\n").expect(5)).replacen(ODD, "", 1));
    assert_shown("next", &said(room.run_with(&["replay", "plain.jsonl"], "next\n").expect(5)));
    assert_shown("diff", &said(room.run(&["diff", "odd.jsonl", "plain.jsonl"]).expect(1)));
    room.write("two.jsonl", format!("{log}\n{log}\n"));
    assert_shown("list", &said(room.run(&["replay", "two.jsonl"]).expect(2)));
    for args in [
        &["audit", &format!("--{ODD}")][..],
        &[ODD],
        &["record", "--game", ODD, "--deck", "m.jsonl", "--deck", "m.jsonl", "-o", "x.jsonl"],
        &["simulate", "--game", ODD, "-o", "x"],
        &["import", ODD, "x", "-o", "y"],
        &["rules", "cipher", ODD],
        &["rules", ODD],
        &["rulings", "cipher", ODD],
        &["replay", &format!("{ODD}.jsonl")],
        &["diff", "m.jsonl", ODD],
        &["verify", ODD],
        &["audit", "m.jsonl", "--format", ODD],
    ] {
        assert_shown(&format!("{args:?}"), &said(room.run(args)));
    }
    room.write(
        "client.json",
        room.text("client.json").replacen("\"schemaVersion\":", &format!("\"schemaVersion\":\"{ODD}\",\"x\":"), 1),
    );
    assert_shown("import", &said(room.run(&["import", "blackpoker-sim", "client.json", "-o", "-"])));
}

/// Nobody reads a name of 900 kB; the JSON has it in full.
#[test]
fn a_name_without_end_is_cut() {
    let room = room();
    let name = "Ann".repeat(300_000);
    let log = header("full").replacen("Ann", &name, 1) + "\n";
    room.write("long.jsonl", &log);
    let script = "board\nquit\n";
    for ran in [
        room.run_with(&["replay", "long.jsonl"], script).expect(5),
        room.run_with(&["record", "--resume", "-o", "long.jsonl"], script).expect(0),
        room.run(&["diff", "long.jsonl", "m.jsonl"]).expect(1),
        room.run(&["audit", "long.jsonl"]).expect(5),
        room.run(&["verify", "long.jsonl"]).expect(5),
    ] {
        assert!(ran.out.len() < 8_000, "{} bytes: {}", ran.out.len(), &ran.out[..2_000]);
    }
    room.run_with(&["replay", "long.jsonl"], script).says("AnnAnn…");
    let ran = room.run(&["audit", "--format", "json", "long.jsonl"]).expect(5);
    let report: Value = serde_json::from_str(&ran.out).unwrap();
    assert_eq!(report["logs"][0]["players"][0], name.as_str());
    let ran = room.run(&["diff", "--format", "json", "long.jsonl", "m.jsonl"]).expect(1);
    assert!(ran.out.contains(&name));
    // A game, a field and a word of that length.
    for (from, to) in [("\"cipher\"", format!("\"{name}\"")), ("\"full\"", format!("\"{name}\""))] {
        room.write("long.jsonl", log.replacen(&name, "Ann", 1).replacen(from, &to, 1));
        for command in ["replay", "audit", "verify"] {
            let ran = room.run(&[command, "long.jsonl"]).expect(4);
            assert!(ran.out.len() + ran.err.len() < 8_000, "{command}: {} bytes", ran.out.len() + ran.err.len());
        }
    }
}

#[test]
fn pages_are_as_wide_as_columns_says() {
    let room = room();
    let first = |columns: &str| {
        let child = room.command(&["audit", "m.jsonl"]).env("COLUMNS", columns).spawn().unwrap();
        let text = String::from_utf8(child.wait_with_output().unwrap().stdout).unwrap();
        assert!(!text.contains('\u{1b}'), "no colours into a pipe");
        text.lines().map(|it| it.chars().count()).max().unwrap()
    };
    assert!(first("60") <= 60);
    assert!(first("nonsense") <= 80);
    assert!((81..=120).contains(&first("120")));
}
