//! The house's own rules, where a person would forget them: which room may know which, how long a file may be, what no
//! source may hold.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// Each room of `src/` with the rooms that it may know, but for itself. Arrows point down only.
const KNOWS: [(&str, &[&str]); 12] = [
    ("log", &[]),
    ("table", &["log"]),
    ("procedure", &[]),
    ("rulebook", &[]),
    ("judge", &["log", "rulebook", "table"]),
    ("games", &["judge", "log", "procedure", "rulebook", "table"]),
    ("fixtures", &["games", "judge", "log", "rulebook"]),
    ("import", &["games", "judge", "log", "table"]),
    ("report", &["judge", "log"]),
    ("repl", &["judge", "log", "report", "rulebook", "table"]),
    ("cli", &["fixtures", "games", "import", "judge", "log", "repl", "report", "rulebook", "table"]),
    ("main", &[]),
];

/// No file of `src/` is longer.
const MOST_LINES: usize = 600;
/// No more than so many are longer than 400 lines, at which a file has grown a second subject.
const MOST_LONG_FILES: usize = 14;
/// No line of prose or code is wider; a table or a link may be.
const WIDEST: usize = 136;

fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|it| it == "rs") {
            found.push(path);
        }
    }
}

/// Every source of `src/`: its path from there, and its text.
fn all() -> Vec<(String, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut found = Vec::new();
    sources(&root, &mut found);
    let read = |path: PathBuf| {
        let name = path.strip_prefix(&root).expect("below src").to_string_lossy().replace('\\', "/");
        (name, fs::read_to_string(&path).expect("a text"))
    };
    found.into_iter().map(read).collect()
}

/// The code of a source, without comments and unit tests.
fn code(text: &str) -> String {
    let code = text.split("#[cfg(test)]").next().unwrap_or_default();
    code.lines().filter(|it| !it.trim_start().starts_with("//")).collect::<Vec<_>>().join("\n")
}

#[test]
fn arrows_point_down() {
    let rooms: BTreeSet<&str> = KNOWS.iter().map(|it| it.0).collect();
    for (name, text) in all().iter().filter(|it| it.0 != "lib.rs") {
        let room = name.split('/').next().unwrap_or(name).trim_end_matches(".rs");
        let (_, may) =
            KNOWS.iter().find(|it| it.0 == room).unwrap_or_else(|| panic!("{name}: a room that is not listed"));
        let code = code(text);
        let names = code.split("crate::").skip(1).map(|it| it.split(|c: char| !c.is_alphanumeric() && c != '_').next());
        for known in names.flatten().filter(|it| rooms.contains(it) && *it != room) {
            assert!(may.contains(&known), "src/{name}: {room} may not know {known}");
        }
    }
}

#[test]
fn files_are_short() {
    let lines: Vec<(String, usize)> = all().into_iter().map(|it| (it.0, it.1.lines().count())).collect();
    let too_long: Vec<_> = lines.iter().filter(|it| it.1 > MOST_LINES).collect();
    assert!(too_long.is_empty(), "over {MOST_LINES} lines: {too_long:?}");
    let long: Vec<_> = lines.iter().filter(|it| it.1 > 400).collect();
    assert!(long.len() <= MOST_LONG_FILES, "{} files of over 400 lines: {long:?}", long.len());
}

#[test]
fn lines_are_no_wider_than_a_page() {
    for (name, text) in all() {
        let is_prose = |it: &str| {
            it.trim_start().starts_with("//") && !it.contains("http") && !it.contains('|') && !it.contains("{\"")
        };
        let wide = text.lines().enumerate().find(|(_, it)| is_prose(it) && it.chars().count() > WIDEST);
        assert!(wide.is_none(), "src/{name}: line {}: {}", wide.map_or(0, |it| it.0 + 1), wide.map_or("", |it| it.1));
    }
}

#[test]
fn nothing_stays_undone_or_panics_on_purpose() {
    for (name, text) in all() {
        let code = code(&text);
        for word in ["todo!(", "unimplemented!(", "dbg!(", "unsafe ", ".unwrap()", "FIXME", "XXX"] {
            assert!(!code.contains(word), "src/{name} holds {word}");
        }
    }
}

#[test]
fn a_table_changes_through_the_door_alone() {
    let past_the_door = [".table.perform(", ".table_mut()", ".table = "];
    for (name, text) in all().into_iter().filter(|it| it.0.starts_with("games/")) {
        let code = code(&text);
        let found = past_the_door.iter().find(|it| code.contains(**it));
        assert_eq!(found, None, "{name}: a table changes through `Changing::perform`, so that what follows is noted");
    }
}
