//! The fixtures are complete: each page can be read, each enforced clause has cases, and no file is unused.
//! `tests/cases.rs` judges their logs.

use crate::run::Room;
use crate::support::cases;
use headjudge::fixtures::{Page, case, games, names, pages, suite};
use headjudge::games::JUDGED;
use headjudge::judge::Rulebook;
use headjudge::rulebook::{Record, Status};
use headjudge::with_game;
use serde_json::Value;
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// Folders of a game without pages.
const NO_PAGES: [&str; 2] = ["client", "decks"];

fn catalogue(game: &str) -> &'static [Record] {
    with_game!(game, G => G::catalogue()).expect("a game of the list")
}

/// `file::item` is a function, a constant or a static of the game's folder whose doc comment names the clause;
/// `file::Type::item` is an item implemented for a type.
fn check_item(game: &str, number: &str, place: &str) -> Result<(), String> {
    let (file, item) = place.split_once("::").ok_or_else(|| format!("{place} is not file::item"))?;
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("src/games/{game}/{file}.rs"));
    let text = fs::read_to_string(&path).map_err(|it| format!("{place}: {file}.rs: {it}"))?;
    let (of, item) = item.split_once("::").map_or((None, item), |(of, item)| (Some(format!(" for {of} {{")), item));
    let implemented = |line: &&str| of.as_ref().is_none_or(|of| line.ends_with(of));
    let lines: Vec<&str> = text.lines().skip_while(|it| !implemented(it)).collect();
    let at = lines.iter().position(|it| heads(it, item)).ok_or_else(|| format!("{place}: there is no such item"))?;
    let above = lines[..at].iter().rev().map(|it| it.trim_start());
    let doc: Vec<&str> = above.take_while(|it| it.starts_with("///") || it.starts_with("#[")).collect();
    let named = doc.iter().any(|it| it.split([' ', ',', ':', ';', '(', ')', '–']).any(|word| bare(word) == number));
    if named { Ok(()) } else { Err(format!("{place}: its doc comment does not name {number}")) }
}

/// Returns `true` if an item begins on a line.
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

/// The results of `check` for each game.
fn in_every_game(check: impl Fn(&'static str) -> Vec<String>) {
    report(&JUDGED.iter().flat_map(|game| check(game)).collect::<Vec<_>>());
}

/// The files of a folder, from the root of all fixtures.
fn files(folder: &Path, root: &Path, found: &mut BTreeSet<String>) {
    for it in fs::read_dir(folder).expect("a folder").map(|it| it.expect("an entry").path()) {
        let name = it.strip_prefix(root).expect("below the root").to_str().expect("a name").to_owned();
        if !it.is_dir() {
            found.insert(name);
        } else if !NO_PAGES.iter().any(|it| name.ends_with(&format!("/{it}"))) {
            files(&it, root, found);
        }
    }
}

#[test]
fn every_file_is_a_page_that_the_program_has() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("fixtures");
    let mut there = BTreeSet::new();
    files(&root, &root, &mut there);
    assert!(there.remove("README.md"));
    let built: BTreeSet<String> = pages().map(|it| it.0.to_owned()).collect();
    assert_eq!(there, built);
    for (file, text) in pages() {
        assert_eq!(fs::read_to_string(root.join(file)).expect("a page"), text, "{file}");
    }
}

#[test]
fn every_game_has_cases_and_matches() {
    assert_eq!(games().collect::<BTreeSet<_>>(), JUDGED.iter().copied().collect());
    for game in JUDGED {
        let (pairs, matches): (Vec<_>, Vec<_>) = cases(game).into_iter().partition(|it| it.clause.is_some());
        assert!(pairs.len() > 100 && matches.len() > 10, "{game}: {} pairs, {} matches", pairs.len(), matches.len());
        assert_eq!(pairs.iter().map(|it| it.name.as_str()).collect::<Vec<_>>(), names(game));
        let mut all: Vec<_> = cases(game).into_iter().map(|it| it.name).collect();
        all.sort();
        all.dedup();
        assert_eq!(all.len(), pairs.len() + matches.len(), "{game}: two cases have the same name");
    }
}

#[test]
fn cases_stand_under_enforced_clauses() {
    in_every_game(|game| {
        let status = |number: &str| catalogue(game).iter().find(|it| it.number == number).map(|it| it.status);
        let clauses: BTreeSet<String> = cases(game).into_iter().filter_map(|it| it.clause).collect();
        let misplaced = |number: String| match status(&number) {
            Some(Status::Enforced(_)) => None,
            Some(status) => Some(format!("{game}: {number} is {}, not enforced", status.name())),
            None => Some(format!("{game}: there is no clause {number}")),
        };
        clauses.into_iter().filter_map(misplaced).collect()
    });
}

#[test]
fn enforced_clauses_have_cases() {
    in_every_game(|game| {
        let shown: BTreeSet<String> = cases(game).into_iter().filter_map(|it| it.clause).collect();
        let enforced = catalogue(game).iter().filter(|it| matches!(it.status, Status::Enforced(_)));
        let bare = enforced.filter(|it| !shown.contains(it.number));
        bare.map(|it| format!("{game}: {}: enforced, but no case shows it", it.number)).collect()
    });
}

#[test]
fn enforced_clauses_name_an_item_that_cites_them() {
    in_every_game(|game| {
        let check = |record: &Record| match record.status {
            Status::Enforced(place) => {
                check_item(game, record.number, place).err().map(|why| format!("{game}: {}: {why}", record.number))
            }
            _ => None,
        };
        catalogue(game).iter().filter_map(check).collect()
    });
}

/// A page as described in the README of the fixtures.
const PAGE: &str = r#"# 17.1.2

```json
{"headjudge":1,"game":"cipher",
 "view":"A"}
```

## moved-twice

A unit that was moved is rested, and cannot be moved
again. The twin leaves that out.

```diff
 {"players":[],
- "position":1}
+ "position":2}
 {"by":"A","decision":"pass"}
-{"by":"B",
-  "decision":"pass"}
-! 17.1.2
+! unmodelled: 2
 {"by":"A","decision":{}}
-! 2.3 follows 2, returns to 0
-! result: a_wins
```

## whole-header

A header that begins as a header does stands for itself.

```diff
 {"headjudge":2}
-! 17.1.2
```
"#;

#[test]
fn a_page_is_read_as_described() {
    let page = Page::read("cipher/17.1.2.md", PAGE).expect("a page");
    let [twice, header] = &page.cases[..] else { panic!("{page:?}") };
    assert_eq!((twice.name.as_str(), twice.clause.as_deref()), ("17.1.2-moved-twice", Some("17.1.2")));
    assert!(twice.why.starts_with("A unit that was moved is rested, and cannot be moved again."));
    let begun = r#"{"headjudge":1,"game":"cipher","view":"A","players":[],"position":"#;
    let illegal = page.log("moved-twice/illegal").expect("a log");
    let entries = r#"{"n":1,"by":"A","decision":"pass"}
{"n":2,"by":"B","decision":"pass"}
{"n":3,"by":"A","decision":{}}
"#;
    assert_eq!(illegal.text, format!("{begun}1}}\n{entries}"));
    let found: Vec<_> = illegal.expected.findings.iter().map(|it| (it.entry, it.clause.as_str(), it.follows)).collect();
    assert_eq!(found, [(2, "17.1.2", None), (3, "2.3", Some(2))]);
    assert_eq!(illegal.expected.findings[1].rewind_to, Some(0));
    assert_eq!((illegal.expected.result.as_deref(), illegal.expected.unmodelled), (Some("a_wins"), None));
    let legal = page.log("moved-twice/legal").expect("a log");
    let entries = "{\"n\":1,\"by\":\"A\",\"decision\":\"pass\"}\n{\"n\":2,\"by\":\"A\",\"decision\":{}}\n";
    assert_eq!(legal.text, format!("{begun}2}}\n{entries}"));
    assert_eq!((legal.expected.findings.len(), legal.expected.unmodelled), (0, Some(2)));
    let [illegal, legal] = ["illegal", "legal"].map(|it| header.log(it).expect("a log"));
    assert_eq!((illegal.text.as_str(), illegal.expected.findings[0].entry), ("{\"headjudge\":2}\n", 0));
    assert_eq!(legal.expected.unmodelled, Some(0));
    assert!(page.log("moved-twice/log").is_none() && page.log("nothing/illegal").is_none());
}

/// A page that is one change away from a readable one, and the message about it.
#[test]
fn a_mistake_is_told_with_its_line() {
    let cases = [
        ("# 17.1.2", "# 17.1.3", "1: the title has to be the file's name, 17.1.2"),
        ("# 17.1.2", "17.1.2", "1: the page's title, as in `# …`, was expected, not \"17.1.2\""),
        ("```json\n", "```jsonl\n", "3: a block, begun with ```json, was expected"),
        ("\"view\":\"A\"}\n", "\"view\":\"A\"\n", "5: no JSON: EOF"),
        ("## moved-twice", "### moved-twice", "8: a case's name, as in `## …`, was expected"),
        ("## whole-header", "## moved-twice", "27: moved-twice has another case already"),
        ("\n```diff\n {\"players\"", "\n {\"players\"", "13: a block, begun with ```diff, was expected"),
        ("A header that begins as a header does stands for itself.\n", "", "29: a sentence why was expected"),
        (" {\"by\":\"A\",\"decision\":\"pass\"}", "{\"by\":\"A\",\"decision\":\"pass\"}", "17: a line begins with ' '"),
        ("-  \"decision\":\"pass\"}", "-! 17.1.2\n-  \"decision\":\"pass\"}", "19: this says something of an entry"),
        ("-{\"by\":\"B\",", "-{\"by\":\"B\"", "19: no JSON: expected `,` or `}`"),
        ("-{\"by\":\"B\",", "-7\n-{\"by\":\"B\",", "18: an object was expected"),
        ("\"decision\":{}}", "\"decision\":{}} {}", "22: an object was expected, and a new line after it"),
        ("follows 2", "after 2", "23: `undecidable`, `follows ENTRY` or `returns to ENTRY` was expected after 2.3"),
        ("follows 2", "follows two", "23: a number was expected, not \"two\""),
        ("follows 2,", "follows 2, follows 2,", "23: this is said twice"),
        ("unmodelled: 2", "unmodelled: many", "21: a number was expected, not \"many\""),
        (" {\"headjudge\":2}\n-! 17.1.2\n", "", "31: illegal: a header was expected"),
        ("-! 17.1.2\n```\n", "-! 17.1.2\n", "34: the block's end, ```, was expected, not the end of the page"),
    ];
    for (from, to, what) in cases {
        assert!(PAGE.contains(from), "{from}");
        let wrong = PAGE.replacen(from, to, 1);
        let fault = Page::read("17.1.2.md", &wrong).expect_err(what).to_string();
        assert!(fault.starts_with(&format!("17.1.2.md:{what}")), "{fault}\n  expected {what}");
    }
    let match_page = "# six-hits\n\nWhy.\n\n```diff\n-{}\n```\n";
    let fault = Page::read("six-hits.md", match_page).expect_err("one log").to_string();
    assert!(fault.starts_with("six-hits.md:6: a line begins with ' '"), "{fault}");
}

/// The exported suite says the same as the pages, in the form described in its README.
#[test]
fn the_suite_is_exported() {
    let room = Room::new();
    let files = suite().expect("pages that can be read");
    room.run(&["fixtures", "export", "suite"]).expect(0).says("cases in");
    for file in &files {
        assert_eq!(room.text(&format!("suite/{}", file.path)), file.text);
    }
    let readme = &files[0].text;
    for game in JUDGED {
        for it in cases(game) {
            let folder = if it.clause.is_some() { "" } else { "matches/" };
            let folder = format!("suite/{game}/{folder}{}", it.name);
            let sheet: Value = serde_json::from_str(&room.text(&format!("{folder}/expected.json"))).expect("JSON");
            assert_eq!((sheet["game"].as_str(), sheet["case"].as_str()), (Some(*game), Some(it.name.as_str())));
            assert_eq!(
                (sheet["clause"].as_str(), sheet["why"].as_str()),
                (it.clause.as_deref(), Some(it.why.as_str()))
            );
            assert_eq!(sheet["logs"].as_object().expect("logs").len(), it.logs.len());
            for log in &it.logs {
                assert_eq!(room.text(&format!("{folder}/{}.jsonl", log.name)), log.text);
                let said = &sheet["logs"][format!("{}.jsonl", log.name)];
                assert_eq!(said["findings"].as_array().expect("findings").len(), log.expected.findings.len());
                assert_eq!(said["unmodelled"].as_u64(), log.expected.unmodelled);
                assert_eq!(said["result"].as_str(), log.expected.result.as_deref());
                for (said, it) in said["findings"].as_array().into_iter().flatten().zip(&log.expected.findings) {
                    assert_eq!(
                        (said["entry"].as_u64(), said["clause"].as_str()),
                        (Some(it.entry.into()), Some(it.clause.as_str()))
                    );
                    for field in said.as_object().expect("an object").keys() {
                        assert!(readme.contains(&format!("`findings[].{field}`")), "{field} is not described");
                    }
                }
                for field in said.as_object().expect("an object").keys() {
                    assert!(readme.contains(&format!("| `{field}` |")), "{field} is not described");
                }
            }
            for field in sheet.as_object().expect("an object").keys() {
                assert!(readme.contains(&format!("| `{field}` |")), "{field} is not described");
            }
        }
    }
    room.run(&["fixtures", "export", "suite"]).expect(2).complains("--force replaces it");
    room.run(&["fixtures", "export", "suite", "--force"]).expect(0);
    room.run(&["audit", "suite/cipher/17.1.2-already-rested/illegal.jsonl"]).expect(1).says("17.1.2");
    assert!(case("cipher", "17.1.2-nothing").is_none() && case("chess", "17.1.2-already-rested").is_none());
}
