//! What every subcommand shares: help with examples, exit statuses, pages of any width, closed pipes.

mod run;

use run::{Room, header};
use std::process::Stdio;

/// The subcommands, each with arguments that make it print.
const ALL: &[(&str, &[&str])] = &[
    ("audit", &["m.jsonl", "long-folder-name/m.jsonl"]),
    ("replay", &["m.jsonl"]),
    ("record", &["--resume", "-o", "m.jsonl"]),
    ("simulate", &["--game", "cipher", "--entries", "20", "-o", "logs", "--force"]),
    ("diff", &["m.jsonl", "m.jsonl"]),
    ("convert", &["m.jsonl", "-", "--to", "jsonl"]),
    ("verify", &["m.jsonl"]),
    ("rules", &["cipher"]),
    ("coverage", &[]),
    ("schema", &["log", "--game", "cipher"]),
];

/// A room with a log in which the first entry is illegal: A2 is rested (17.1.2).
fn room() -> Room {
    let room = Room::new();
    let log = format!("{}\n{{\"n\":1,\"by\":\"A\",\"decision\":{{\"move\":{{\"unit\":\"A2\"}}}}}}\n", header("full"));
    room.write("m.jsonl", &log);
    std::fs::create_dir(room.path("long-folder-name")).unwrap();
    room.write("long-folder-name/m.jsonl", &log);
    room
}

#[test]
fn every_subcommand_has_help_with_examples() {
    let room = room();
    let top = room.run(&["--help"]).expect(0).says("Exit status:").says("  70  ");
    for (name, _) in ALL {
        assert!(top.out.contains(&format!("  {name} ")), "{name}");
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
        let status = ended.status.code();
        assert_eq!(status, Some(if *name == "audit" { 1 } else { 0 }), "{name}: {said}");
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
