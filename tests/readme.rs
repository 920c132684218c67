//! The README and the log's format stay true: every command in the one is run, the example log of the other is judged.

use crate::support::fixture;
use crate::support::laid_out::laid_out;
use headjudge::games::GAMES;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

const README: &str = include_str!("../README.md");
const FORMAT: &str = include_str!("../src/log/FORMAT.md");

/// The contents of a text's fenced blocks of a language.
fn blocks(text: &str, language: &str) -> Vec<String> {
    let fence = format!("```{language}\n");
    text.split(&fence).skip(1).filter_map(|it| it.split("\n```").next()).map(str::to_owned).collect()
}

/// A folder of its own, with what the commands read.
fn room(name: &str) -> PathBuf {
    let room = std::env::temp_dir().join(format!("headjudge-{name}-{}", std::process::id()));
    let _ = fs::remove_dir_all(&room);
    for it in ["examples", "fixtures", "rulings"] {
        copy(&Path::new(env!("CARGO_MANIFEST_DIR")).join(it), &room.join(it));
    }
    room
}

fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).expect("a folder");
    for entry in fs::read_dir(from).expect("fixtures").map(|it| it.expect("an entry").path()) {
        let target = to.join(entry.file_name().expect("a name"));
        if entry.is_dir() {
            copy(&entry, &target);
        } else {
            fs::copy(&entry, &target).expect("a copy");
        }
    }
}

/// The command of a line and the exit status that it promises.
fn promised(line: &str) -> (String, i32) {
    let (command, remark) = line.split_once(" # exits ").unwrap_or((line, "0"));
    (command.trim().replace("cargo run --release --", "headjudge"), remark.trim().parse().expect("a status"))
}

#[test]
fn every_command_works_as_written() {
    let room = room("readme");
    fs::write(room.join("cipher.txt"), laid_out(GAMES[0])).expect("a rulebook");
    let program = Path::new(env!("CARGO_BIN_EXE_headjudge"));
    let path =
        format!("{}:{}", program.parent().expect("a folder").display(), std::env::var("PATH").unwrap_or_default());
    let mut run = 0;
    for line in blocks(README, "sh").iter().flat_map(|it| it.lines()).filter(|it| !it.starts_with("cargo test")) {
        let (command, status) = promised(line);
        let output = Command::new("sh")
            .arg("-c")
            .arg(&command)
            .current_dir(&room)
            .env("PATH", &path)
            .env("HEADJUDGE_DATA_DIR", room.join("data"))
            .output()
            .expect("a shell");
        let said = String::from_utf8_lossy(&output.stdout).into_owned() + &String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(status), "{command}\n{said}");
        run += 1;
    }
    assert!(run >= 14, "only {run} commands were found in the README");
    fs::remove_dir_all(room).expect("removed");
}

/// The log of the README is one of the fixtures, as a file.
#[test]
fn the_example_is_a_fixture() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("examples/attacked-twice.jsonl");
    assert_eq!(fs::read_to_string(path).expect("a log"), fixture("cipher", "attacked-twice/log"));
}

#[test]
fn the_first_finding_is_shown_as_it_is_printed() {
    let log = "examples/attacked-twice.jsonl";
    let output = Command::new(env!("CARGO_BIN_EXE_headjudge")).args(["audit", log]).output().expect("the program");
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    let shown = blocks(README, "text").into_iter().next().expect("a block");
    assert!(said.starts_with(&shown), "{said}");
}

/// Entry 2 moves a unit that entry 1 rested, against 17.1.2; the judge takes it back in entry 3.
#[test]
fn the_example_log_holds_what_the_text_says() {
    let example = blocks(FORMAT, "jsonl").into_iter().next().expect("a block");
    let log = headjudge::log::open(example.as_bytes()).expect("a log");
    let audit = headjudge::judge::audit::<headjudge::games::cipher::Cipher, _>(log);
    let found: Vec<_> = audit.findings.iter().map(|it| (it.finding.entry, it.finding.clause())).collect();
    assert_eq!(found, [(2, "17.1.2")]);
    assert_eq!((audit.entries, audit.unreadable.len(), audit.stopped), (8, 0, None));
}
