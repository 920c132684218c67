//! The documents stay true: every command in them is run, the example log of the log's format is judged, links are valid.

use crate::support::fixture;
use crate::support::laid_out::laid_out;
use headjudge::games::GAMES;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

const README: &str = include_str!("../README.md");
/// The documents with commands, in the order in which a reader tries them: the README makes the files that others use.
const DOCUMENTS: [(&str, &str); 7] = [
    ("README.md", README),
    ("docs/matches.md", include_str!("../docs/matches.md")),
    ("docs/auditing.md", include_str!("../docs/auditing.md")),
    ("docs/disputes.md", include_str!("../docs/disputes.md")),
    ("docs/rules.md", include_str!("../docs/rules.md")),
    ("docs/clients.md", include_str!("../docs/clients.md")),
    ("rulings/README.md", include_str!("../rulings/README.md")),
];
/// The maximum length of the README, which people with little time read.
const MOST_LINES: usize = 148;
const FORMAT: &str = include_str!("../src/log/FORMAT.md");

/// The contents of a text's fenced blocks in a language.
fn blocks(text: &str, language: &str) -> Vec<String> {
    let fence = format!("```{language}\n");
    text.split(&fence).skip(1).filter_map(|it| it.split("\n```").next()).map(str::to_owned).collect()
}

/// A separate folder with the commands' input files.
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

/// The command on a line and its promised exit status.
fn promised(line: &str) -> (String, i32) {
    let (command, remark) = line.split_once(" # exits ").unwrap_or((line, "0"));
    (command.trim().replace("cargo run --", "headjudge"), remark.trim().parse().expect("a status"))
}

#[test]
fn every_command_works_as_written() {
    let room = room("readme");
    fs::write(room.join("cipher.txt"), laid_out(GAMES[0])).expect("a rulebook");
    let program = Path::new(env!("CARGO_BIN_EXE_headjudge"));
    let path =
        format!("{}:{}", program.parent().expect("a folder").display(), std::env::var("PATH").unwrap_or_default());
    let mut run = 0;
    let lines = DOCUMENTS.iter().flat_map(|(name, text)| blocks(text, "sh").into_iter().map(move |it| (name, it)));
    let lines: Vec<_> =
        lines.flat_map(|(name, it)| it.lines().map(|it| (name, it.to_owned())).collect::<Vec<_>>()).collect();
    for (name, line) in lines.iter().filter(|it| !it.1.starts_with("cargo test")) {
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
        assert_eq!(output.status.code(), Some(status), "{name}: {command}\n{said}");
        run += 1;
    }
    assert!(run >= 50, "only {run} commands were found");
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

#[test]
fn the_readme_is_short() {
    let lines = README.lines().count();
    assert!(lines <= MOST_LINES, "{lines} lines: what few readers need belongs into docs/");
}

/// A link inside the project leads to an existing file, and to an existing heading if it names one.
#[test]
fn links_lead_somewhere() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let more = ["CONTRIBUTING.md", "CHANGELOG.md", "fixtures/README.md", "tests/golden/README.md", "src/log/FORMAT.md"];
    let names = DOCUMENTS.iter().map(|it| it.0).chain(more);
    for name in names {
        let text = fs::read_to_string(root.join(name)).unwrap_or_else(|it| panic!("{name}: {it}"));
        let links = text.split("](").skip(1).filter_map(|it| it.split_once(')')).map(|it| it.0);
        for link in links.filter(|it| !it.contains("://") && !it.contains(' ')) {
            let (file, heading) = link.split_once('#').unwrap_or((link, ""));
            let path =
                if file.is_empty() { root.join(name) } else { root.join(name).parent().expect("a folder").join(file) };
            let there = fs::read_to_string(&path).unwrap_or_else(|it| panic!("{name}: {link}: {it}"));
            let anchor = |line: &str| line.trim_start_matches('#').trim().to_lowercase().replace(' ', "-");
            let found = heading.is_empty() || there.lines().any(|it| it.starts_with('#') && anchor(it) == heading);
            assert!(found, "{name}: {link} leads to no heading");
        }
    }
}
