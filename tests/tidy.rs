//! The house rules that a person would forget: the allowed dependencies between rooms, the length of files, and forbidden
//! content.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// Each room of `src/` with the other rooms that it may use. Dependencies point down only.
const KNOWS: [(&str, &[&str]); 15] = [
    ("log", &[]),
    ("table", &["log"]),
    ("procedure", &[]),
    ("cards", &[]),
    ("rulebook", &[]),
    ("judge", &["log", "rulebook", "table"]),
    ("games", &["cards", "judge", "log", "procedure", "rulebook", "table"]),
    ("fixtures", &["games", "judge", "log", "rulebook"]),
    ("import", &["games", "judge", "log", "table"]),
    ("live", &["games", "import", "judge", "log"]),
    ("report", &["judge", "log"]),
    ("repl", &["judge", "log", "report", "rulebook", "table"]),
    ("terminal", &["games", "import", "judge", "log", "report", "rulebook"]),
    (
        "commands",
        &[
            "cards", "fixtures", "games", "import", "judge", "live", "log", "repl", "report", "rulebook", "table",
            "terminal",
        ],
    ),
    ("main", &[]),
];

/// The maximum length of a file in `src/`, in lines.
const MOST_LINES: usize = 600;
/// The maximum number of files over 400 lines, at which a file has acquired a second subject.
const MOST_LONG_FILES: usize = 20;
/// The maximum width of a line of prose or code; a table or a link may be wider.
const WIDEST: usize = 136;

/// Every source of `src/`: its path from there, and its text.
fn all() -> Vec<(String, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut found = Vec::new();
    files_below(&root, &mut found);
    found.retain(|path| path.extension().is_some_and(|it| it == "rs"));
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
        let is_prose = |line: &str| {
            line.trim_start().starts_with("//")
                && !line.contains("http")
                && !line.contains('|')
                && !line.contains("{\"")
        };
        let wide = text.lines().enumerate().find(|(_, it)| is_prose(it) && it.chars().count() > WIDEST);
        assert!(wide.is_none(), "src/{name}: line {}: {}", wide.map_or(0, |it| it.0 + 1), wide.map_or("", |it| it.1));
    }
}

/// The sources of the program, of its build script and of its tests.
fn everything() -> Vec<(String, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut found = vec![root.join("build.rs")];
    for folder in ["src", "build", "tests", "benches"] {
        files_below(&root.join(folder), &mut found);
    }
    found.retain(|path| path.extension().is_some_and(|it| it == "rs"));
    let read = |path: PathBuf| {
        let name = path.strip_prefix(root).expect("below the root").to_string_lossy().replace('\\', "/");
        (name, fs::read_to_string(&path).expect("a text"))
    };
    found.into_iter().map(read).collect()
}

/// A comment leads with what an item is or does: "The cards of …", "Returns …", "`true` if …".
#[test]
fn comments_lead_with_the_noun_or_the_verb() {
    for (name, text) in everything() {
        // The texts of cards are to be read by one engine, whose comments are written with it.
        if name.contains("/texts/") {
            continue;
        }
        let mut before = "";
        for (place, line) in text.lines().map(str::trim_start).enumerate() {
            let opens = ["/// ", "//! "].into_iter().find_map(|mark| line.strip_prefix(mark).map(|it| (mark, it)));
            if let Some((mark, said)) = opens.filter(|it| !before.starts_with(it.0.trim_end())) {
                let riddle = ["What ", "Who ", "So "].iter().find(|word| said.starts_with(**word));
                assert!(riddle.is_none(), "{name}: line {}: {mark}{said}", place + 1);
            }
            before = line;
        }
    }
}

/// A closure of more than a line names its parameter for what it holds.
#[test]
fn closures_over_lines_name_what_they_hold() {
    for (name, text) in everything() {
        for (at, _) in text.match_indices("|it|") {
            let mut depth = 0i32;
            let ends = |mark: char| {
                match mark {
                    '(' | '[' | '{' => depth += 1,
                    ')' | ']' | '}' => depth -= 1,
                    _ => {}
                }
                depth < 0 || depth == 0 && matches!(mark, ',' | ';')
            };
            let body = &text[at + 4..];
            let body = &body[..body.find(ends).unwrap_or(body.len())];
            let line = text[..at].lines().count();
            assert!(!body.trim().contains('\n'), "{name}: line {line}: `it` holds something over several lines");
        }
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

/// The paths in code after a word such as `super::`: `super::agenda::{Item, list::All}` contains `agenda::Item` and
/// `agenda::list::All`.
fn paths<'a>(code: &'a str, word: &str) -> BTreeSet<Vec<&'a str>> {
    let mut found = BTreeSet::new();
    for (at, _) in code.match_indices(word) {
        let before = code[..at].chars().next_back();
        if !before.is_some_and(|c| c.is_alphanumeric() || c == '_' || c == ':') {
            branch(&code[at + word.len()..], &mut Vec::new(), &mut found);
        }
    }
    found
}

/// Follows one branch of a tree of names. Returns the text after it.
fn branch<'a>(text: &'a str, above: &mut Vec<&'a str>, found: &mut BTreeSet<Vec<&'a str>>) -> &'a str {
    let text = text.trim_start();
    if let Some(mut inside) = text.strip_prefix('{') {
        loop {
            inside = inside.trim_start().trim_start_matches(',').trim_start();
            if inside.is_empty() || inside.starts_with('}') {
                return inside.strip_prefix('}').unwrap_or(inside);
            }
            let rest = branch(inside, above, found);
            inside = rest.find([',', '}']).map_or("", |end| &rest[end..]);
        }
    }
    let name = first_word(text);
    if name.is_empty() {
        return text;
    }
    above.push(name);
    let mut rest = &text[name.len()..];
    match rest.strip_prefix("::") {
        Some(below) => rest = branch(below, above, found),
        None => _ = found.insert(above.clone()),
    }
    above.pop();
    rest
}

fn first_word(text: &str) -> &str {
    text.split(|it: char| !it.is_alphanumeric() && it != '_').next().unwrap_or_default()
}

/// The files of a game's folder that a file's code names, by `super::` or by the full path; a path leads to the deepest
/// file on it. `from` is the file's module in the game, such as `texts/running`.
fn named<'a>(game: &str, code: &str, files: &'a BTreeSet<String>, from: &str) -> BTreeSet<&'a str> {
    let module: Vec<&str> = from.split('/').collect();
    let file_of = |path: &[&str]| {
        let deepest = (1..=path.len()).rev().find_map(|length| files.get(&path[..length].join("/")));
        deepest.map(String::as_str)
    };
    let mut found = BTreeSet::new();
    for path in paths(code, "super::") {
        let ups = 1 + path.iter().take_while(|name| **name == "super").count();
        let Some(above) = module.len().checked_sub(ups) else { continue };
        let whole: Vec<&str> = module[..above].iter().chain(&path[ups - 1..]).copied().collect();
        found.extend(file_of(&whole));
    }
    for path in paths(code, &format!("crate::games::{game}::")) {
        found.extend(file_of(&path));
    }
    found.retain(|file| *file != from);
    found
}

/// The files that each file depends on, directly or indirectly, in `Arrows`.
type Arrows<'a> = BTreeMap<&'a str, BTreeSet<&'a str>>;

/// Files that depend on one another, in sets of more than one.
fn circles<'a>(arrows: &Arrows<'a>) -> BTreeSet<BTreeSet<&'a str>> {
    let reach = |from: &'a str| {
        let (mut found, mut left) = (BTreeSet::new(), vec![from]);
        while let Some(next) = left.pop().and_then(|it| arrows.get(it)) {
            left.extend(next.iter().copied().filter(|it| found.insert(*it)));
        }
        found
    };
    let all: Arrows = arrows.keys().map(|it| (*it, reach(it))).collect();
    let both = |one: &str, other: &str| all[one].contains(other) && all[other].contains(one);
    let circle = arrows.keys().map(|one| arrows.keys().copied().filter(|it| both(one, it)).collect::<BTreeSet<_>>());
    circle.filter(|it| it.len() > 1).collect()
}

/// The existing circles of more than two files, by game. The list may only shrink.
const CIRCLES: &str = include_str!("circles.txt");

/// Two files may need one another, such as a question and its answer; larger circles are one file in pieces, none of which
/// can be read by itself.
#[test]
fn no_more_than_two_files_of_a_game_form_a_circle() {
    let mut found = String::new();
    for game in headjudge::games::JUDGED {
        let folder = format!("games/{game}/");
        let sources: Vec<(String, String)> = all().into_iter().filter(|it| it.0.starts_with(&folder)).collect();
        let file = |name: &str| {
            let name = name[folder.len()..].trim_end_matches(".rs");
            name.strip_suffix("/mod").unwrap_or(name).to_owned()
        };
        let files: BTreeSet<String> = sources.iter().map(|it| file(&it.0)).filter(|it| it != "mod").collect();
        let mut arrows = Arrows::new();
        for (name, text) in &sources {
            let Some(from) = files.get(&file(name)) else { continue };
            arrows.entry(from).or_default().extend(named(game, &code(text), &files, from));
        }
        assert!(arrows.values().map(BTreeSet::len).sum::<usize>() > 100, "{game}: arrows were not found");
        // Texts of cards are read by a tangle of their own; without it, no circle is larger than a pair.
        let of_texts = |file: &&str| file.starts_with("texts");
        let mut rest: Arrows = arrows.iter().filter(|it| !of_texts(it.0)).map(|it| (*it.0, it.1.clone())).collect();
        rest.values_mut().for_each(|to| to.retain(|file| !of_texts(file)));
        let large: Vec<_> = circles(&rest).into_iter().filter(|circle| circle.len() > 2).collect();
        assert!(large.is_empty(), "{game}: circles outside texts/: {large:?}");
        for circle in circles(&arrows).into_iter().filter(|circle| circle.len() > 2) {
            let circle: Vec<&str> = circle.into_iter().collect();
            found += &format!("{game} {}\n", circle.join(" "));
        }
    }
    assert_eq!(found, CIRCLES, "tests/circles.txt keeps the circles that are left; it may only shrink");
}

#[test]
fn circles_are_found() {
    let files: BTreeSet<String> = ["one", "two", "three", "four", "two/five", "two/six"].map(str::to_owned).into();
    let said = "use super::{one::{two, X}, three as y, Z};\nsuper::four::go(); super::four_more();";
    assert_eq!(named("toy", said, &files, "begin"), BTreeSet::from(["one", "three", "four"]));
    let said = "use super::super::one; use super::{Trait, five};";
    assert_eq!(named("toy", said, &files, "two/six"), BTreeSet::from(["one", "two/five", "two"]));
    let said =
        "use crate::games::toy::two::{Any, six::{A, B}};\ncrate::games::other::one::go(); crate::games::toy::four();";
    assert_eq!(named("toy", said, &files, "one"), BTreeSet::from(["two", "two/six", "four"]));
    let arrows: Arrows =
        [("one", "two"), ("two", "three"), ("three", "one"), ("four", "one")].map(|it| (it.0, [it.1].into())).into();
    assert_eq!(circles(&arrows), BTreeSet::from([BTreeSet::from(["one", "three", "two"])]));
}

/// The rulings' ids in a text, such as `cipher-0090`.
fn ids(text: &str) -> impl Iterator<Item = &str> {
    let of = move |game: &'static str| {
        let ends = text.match_indices(game).map(move |it| it.0 + game.len());
        let id = move |end: usize| text.get(end - game.len()..end + 5).filter(|it| it.as_bytes()[game.len()] == b'-');
        ends.filter_map(id).filter(|it| it[it.len() - 4..].bytes().all(|digit| digit.is_ascii_digit()))
    };
    headjudge::games::GAMES.iter().flat_map(move |it| of(it.id))
}

/// Code, tables, documents and fixtures name rulings by their ids, which must exist.
#[test]
fn every_ruling_that_is_named_is_there() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let is_there = |id: &str| {
        let (game, number) = id.rsplit_once('-').expect("an id");
        let mut files =
            fs::read_dir(root.join("rulings").join(game)).expect("a folder").map(|it| it.expect("a file").file_name());
        files.any(|it| it.to_string_lossy().starts_with(number) && it.to_string_lossy().ends_with(".md"))
    };
    let mut files = vec![root.join("README.md"), root.join("CONTRIBUTING.md"), root.join("CHANGELOG.md")];
    for folder in ["src", "docs", "rulings", "fixtures"] {
        files_below(&root.join(folder), &mut files);
    }
    let mut named = 0;
    for file in files.iter().filter(|path| !path.extension().is_some_and(|it| it == "hjl" || it == "jsonl")) {
        let text = fs::read_to_string(file).unwrap_or_default();
        for id in ids(&text) {
            assert!(is_there(id), "{}: there is no ruling {id}", file.display());
            named += 1;
        }
    }
    assert!(named > 300, "only {named} rulings were found to be named");
    assert_eq!(
        ids("cipher-0090, cipher-00, xcipher, \"blackpoker-0001\"").collect::<Vec<_>>(),
        ["cipher-0090", "blackpoker-0001"]
    );
}

fn files_below(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() { files_below(&path, found) } else { found.push(path) }
    }
}
