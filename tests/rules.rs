//! `headjudge rules` and `headjudge coverage`, with the tree and the look-up behind them.

use headjudge::fixtures::names;
use headjudge::games::cipher::book::CATALOGUE;
use headjudge::games::{GAMES, JUDGED};
use headjudge::judge::Rulebook;
use headjudge::rulebook::{Book, Kind, Record, Ruling, Status, Volume};
use headjudge::with_game;
use serde_json::Value;
use std::collections::BTreeMap;
use std::process::{Command, Output};
use std::sync::LazyLock;

/// A book whose ids are not only dotted numbers.
static OTHER: LazyLock<Vec<Record>> = LazyLock::new(|| {
    let numbers = ["106", "106p3", "900", "900.assault", "900.assault.p2", "attack", "attack.effect.2"];
    numbers.map(row).into()
});

fn row(number: &'static str) -> Record {
    Record {
        number,
        kind: Kind::Duty,
        status: Status::Todo("nothing"),
        see: ["106"].into(),
        statement: "Something.",
        native: None,
        others: &[],
    }
}

fn numbers(rows: &[&Record]) -> Vec<&'static str> {
    rows.iter().map(|it| it.number).collect()
}

#[test]
fn a_clause_is_found_as_people_write_it() {
    let book = Book::new(&CATALOGUE);
    let spellings = [
        "18.1.2",
        "18.1.2.",
        " 18.1.2 ",
        "１８.１.２",
        "１８．１．２．",
        "18．1．2",
        "18。1。2",
        "CR 18.1.2",
        "cr18.1.2",
        "Rule 18.1.2:",
        "rules 18.1.2",
        "clause 18.1.2",
        "§18.1.2",
        "「１８.１.２.」",
        "(18.1.2)",
        "第18.1.2条",
        "18 1 2",
        "18. 1. 2.",
        "１８　１　２",
        "C18_1_2",
        "Comprehensive Rules, 18.1.2",
    ];
    for spelling in spellings {
        assert_eq!(book.find(spelling).map(|it| it.number).ok(), Some("18.1.2"), "{spelling:?}");
    }
    assert_eq!(book.find("18").map(|it| it.number).ok(), Some("18"));
    assert_eq!(book.find("chapter 18").map(|it| it.number).ok(), Some("18"));
}

#[test]
fn an_unknown_clause_suggests_what_is_near() {
    let book = Book::new(&CATALOGUE);
    let near = |text: &str| numbers(&book.find(text).unwrap_err().nearest);
    let found = near("18.1.22");
    assert_eq!(found.first(), Some(&"18.1"), "the clause above comes first: {found:?}");
    assert!(found.contains(&"18.1.2"), "{found:?}");
    assert!(near("18.1.3.1.9.9").contains(&"18.1.3.1"));
    assert!(near("1812").contains(&"18.1.2"), "{:?}", near("1812"));
    for strange in ["", " ", ".", "。", "\u{0}", "marth", "🂡", &"9".repeat(1_000_000), &"1.".repeat(100_000)] {
        assert!(near(strange).len() <= 5);
    }
}

#[test]
fn ids_of_other_books_are_cut_at_the_last_dot_or_before_a_paragraph() {
    let book = Book::new(&OTHER);
    let parent = |text: &str| book.parent(book.find(text).unwrap()).map(|it| it.number);
    assert_eq!(parent("106p3"), Some("106"));
    assert_eq!(parent("900.ASSAULT.p2"), Some("900.assault"));
    assert_eq!(parent("attack.effect.2"), Some("attack"), "no row attack.effect: the next one above");
    assert_eq!(numbers(&book.parents(book.find("900.assault.p2").unwrap())), ["900", "900.assault"]);
    assert_eq!(numbers(&book.seen_from(book.find("106").unwrap())).len(), OTHER.len());
    assert_eq!(book.chapters().count(), 3);
}

#[test]
fn children_and_references_stand_in_book_order() {
    let book = Book::new(&CATALOGUE);
    let attack = book.find("18.1.3").unwrap();
    assert_eq!(numbers(&book.children(attack)), ["18.1.3.1", "18.1.3.2", "18.1.3.3"]);
    let whole = numbers(&book.under(attack));
    assert_eq!(whole.len(), 7);
    assert_eq!(whole[3], "18.1.3.2.1");
    // 20.1 says that it details 18.1.3.
    assert!(numbers(&book.seen_from(attack)).contains(&"20.1"));
}

#[test]
fn a_ruling_says_what_is_missing() {
    let why = |text: &str| Ruling::read(text).unwrap_err().to_string();
    assert!(why("no front matter").contains("front matter"));
    let fields = [
        "id: cipher-0004",
        "game: cipher",
        "edition: comprehensive-26",
        "kind: ruling",
        "question: Who first?",
        "answer: A.",
        "answer_native: 甲。",
    ];
    let whole = format!("---\n{}\nclauses: [18.1.5]\n---\nA.\n", fields.join("\n"));
    for field in fields.iter().chain(&["clauses: [18.1.5]"]) {
        let name = field.split(':').next().unwrap();
        assert!(why(&whole.replace(&format!("{field}\n"), "")).contains(&format!("missing field `{name}`")), "{name}");
    }
    let list = "clauses:\n  - \"18.1.5\"\n  - 2.10\n";
    let text = whole.replace("clauses: [18.1.5]\n", list).replace('\n', "\r\n");
    let ruling = Ruling::read(&format!("\u{feff}{text}")).unwrap();
    assert_eq!((ruling.id.as_str(), ruling.question.as_str()), ("cipher-0004", "Who first?"));
    assert_eq!((ruling.answer(), ruling.answer_native()), ("A.", "甲。"));
    assert_eq!((ruling.clauses, ruling.body_line), (vec!["18.1.5".to_owned(), "2.10".to_owned()], 13));
}

fn headjudge(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_headjudge")).args(args).env_remove("NO_COLOR").output().unwrap()
}

fn said(args: &[&str]) -> String {
    let output = headjudge(args);
    assert_eq!(output.status.code(), Some(0), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

fn json(args: &[&str]) -> Value {
    serde_json::from_str(&said(args)).unwrap()
}

fn list<'a>(of: &'a Value, field: &str) -> Vec<&'a str> {
    of.as_array().unwrap().iter().map(|it| it[field].as_str().unwrap()).collect()
}

/// The number of clauses in a game's book.
fn clauses(game: &str) -> u64 {
    with_game!(game, G => G::catalogue().len()).unwrap() as u64
}

#[test]
fn the_table_of_contents_counts_every_clause_once() {
    for game in JUDGED {
        let contents = json(&["rules", game, "--format", "json"]);
        let chapters = contents["chapters"].as_array().unwrap();
        let book = with_game!(*game, G => Book::new(G::catalogue())).unwrap();
        assert_eq!(chapters.len(), book.chapters().count(), "{game}");
        let sum = |field: &str| chapters.iter().map(|it| it[field].as_u64().unwrap()).sum::<u64>();
        assert_eq!(sum("clauses"), clauses(game), "{game}");
        let statuses = sum("enforced") + sum("implied") + sum("not_applicable") + sum("to_do");
        assert_eq!(statuses, clauses(game), "{game}");
        let text = said(&["rules", game]);
        assert!(text.contains(&format!("{} clauses", clauses(game))), "{text}");
    }
    assert_eq!(clauses("cipher"), 528);
    let text = said(&["rules", "cipher"]);
    assert!(text.contains("Attacking with one's own units"), "{text}");
}

#[test]
fn a_page_shows_what_stands_around_a_clause() {
    let page = json(&["rules", "cipher", "１８．１．３", "--format", "json"]);
    assert_eq!(page["number"], "18.1.3");
    assert_eq!(page["kind"], "procedure");
    assert_eq!(list(&page["parents"], "number"), ["18", "18.1"]);
    assert_eq!(list(&page["children"], "number"), ["18.1.3.1", "18.1.3.2", "18.1.3.3"]);
    assert!(list(&page["see"], "number").contains(&"20"));
    assert!(list(&page["seen_from"], "number").contains(&"20.1"));
    let text = said(&["rules", "cipher", "CR", "18.1.3."]);
    for part in ["18.1.3", "procedure", "under", "contains", "18.1.3.2", "see", "seen from"] {
        assert!(text.contains(part), "{part} is missing in\n{text}");
    }
}

#[test]
fn fixtures_of_this_repository_are_shown() {
    for game in JUDGED {
        let mut clauses: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
        for name in names(game).iter() {
            clauses.entry(name.split_once('-').unwrap().0).or_default().push(name);
        }
        for (number, names) in clauses {
            let page = json(&["rules", game, number, "--format", "json"]);
            let shown = page["fixtures"].as_array().unwrap();
            for name in names {
                assert!(shown.iter().any(|it| it == name), "{game}: {name} is not shown at {number}");
            }
        }
    }
}

#[test]
fn pages_fit_eighty_columns_and_carry_no_colour_into_a_pipe() {
    let books = JUDGED.iter().map(|game| vec!["rules", game]);
    let others = [vec!["rules", "cipher", "18.1"], vec!["coverage"], vec!["coverage", "--list", "todo"]];
    for args in books.chain(others) {
        let text = said(&args);
        assert!(!text.contains('\u{1b}'), "{args:?} writes escapes into a pipe");
        let widest = text.lines().map(|it| it.chars().count()).max().unwrap();
        assert!(widest <= 80, "{args:?} is {widest} columns wide");
    }
}

#[test]
fn an_unknown_clause_or_game_is_a_usage_error() {
    let refused = |id: &str| {
        let output = headjudge(&["rules", "cipher", id]);
        assert_eq!(output.status.code(), Some(2));
        String::from_utf8(output.stderr).unwrap()
    };
    let said = refused("18.1.22");
    assert!(said.contains("no clause \"18.1.22\"") && said.contains("18.1.2  "), "{said}");
    let said = refused("18.1.2\u{1b}[31m\u{202e}");
    assert!(said.contains("no clause") && !said.contains(['\u{1b}', '\u{202e}']), "{said:?}");
    assert_eq!(headjudge(&["rules", "chess"]).status.code(), Some(2));
    assert_eq!(headjudge(&["coverage", "--game", "chess"]).status.code(), Some(2));
}

#[test]
fn statements_can_be_searched() {
    let found = json(&["rules", "cipher", "--grep", "CRITICAL hit", "--format", "json"]);
    assert!(list(&found["clauses"], "number").contains(&"18.1.11"));
    assert!(said(&["rules", "cipher", "--grep", "no such words"]).contains("0 clauses contain"));
}

#[test]
fn coverage_adds_up() {
    let all = json(&["coverage", "--format", "json"]);
    let games = all["games"].as_array().unwrap();
    assert_eq!(games.len(), GAMES.len());
    for (Volume { id, clauses, .. }, game) in GAMES.iter().zip(games) {
        let total = &game["total"];
        let count = |of: &Value, field: &str| of[field].as_u64().unwrap();
        let statuses = ["enforced", "implied", "not_applicable", "to_do"];
        assert_eq!(count(total, "clauses"), clauses.len() as u64, "{id}");
        for counts in game["kinds"].as_array().unwrap().iter().chain([total]) {
            let sum: u64 = statuses.iter().map(|it| count(counts, it)).sum();
            assert_eq!(sum, count(counts, "clauses"), "{id}: {counts}");
        }
        for status in ["not_applicable", "to_do"] {
            let groups = game[status].as_array().unwrap();
            let listed: usize = groups.iter().map(|it| it["clauses"].as_array().unwrap().len()).sum();
            assert_eq!(listed as u64, count(total, status), "{id}: {status}");
        }
    }
    assert!(said(&["coverage", "--game", "evolve"]).contains("what cards demand of an action is ward alone"));
}

#[test]
fn coverage_lists_the_clauses_of_a_status() {
    let all = json(&["coverage", "--list", "implied", "--format", "json"]);
    for game in all["games"].as_array().unwrap() {
        let listed = game["listed"].as_array().unwrap();
        assert_eq!(listed.len() as u64, game["total"]["implied"].as_u64().unwrap());
        assert!(listed.iter().all(|it| it["status"] == "implied"));
    }
    let cipher = all["games"][0]["listed"].as_array().unwrap();
    assert!(cipher.iter().any(|it| it["number"] == "1.2"));
}

/// The examples for each book.
struct Tried {
    game: &'static str,
    clauses: u64,
    chapters: usize,
    /// Clauses, each with ways of writing its number.
    spellings: &'static [(&'static str, &'static [&'static str])],
    /// A clause, and words of it in the book's language, in different spellings.
    native: (&'static str, &'static [&'static str]),
}

const TRIED: &[Tried] = &[
    Tried {
        game: "cipher",
        clauses: 528,
        chapters: 26,
        spellings: &[("18.1.2", &["CR 18.1.2", "１８．１．２．", "第18.1.2条", "十八、1、2"])],
        native: ("9.5", &["进军处理", "進軍處理"]),
    },
    Tried {
        game: "blackpoker",
        clauses: 206,
        chapters: 42,
        spellings: &[
            ("attack.effect.2", &["アタック (効果) 2", "アタック効果2", "アタック（効果）２．", "Attack effect 2"]),
            ("attack", &["アタック", "■ アタック", "Attack", "Attack (アタック)"]),
            ("attack.limit", &["アタック ※", "アタックの※"]),
            ("up.cost", &["アップ コスト", "アップコスト", "アップ $", "up cost", "UP.COST"]),
            ("judge.effect.2.a.1", &["ダメージ判定 (効果) 2 (a) i", "Damage Judgement effect 2 a 1"]),
            ("set_bulwark.cost", &["防壁設置 コスト", "Set Bulwark cost"]),
            ("equipped.size", &["装備兵 サイズ", "装備兵サイズ", "equipped soldier size"]),
            ("block.trigger", &["ブロック (誘発条件)"]),
            ("core.request.no_target", &["core request no target"]),
            ("cost.b", &["コスト B", "コストＢ"]),
        ],
        native: ("attack.effect.2", &["アタッカーの数"]),
    },
    Tried {
        game: "evolve",
        clauses: 670,
        chapters: 15,
        spellings: &[("8.4.7.1.1", &["CR 8.4.7.1.1", "８．４．７．１．１", "8.4.7.1.1."]), ("10.6.2", &["10. 6. 2"])],
        native: ("8.4.7.1.1", &["攻击成立之后", "攻擊成立之後"]),
    },
    Tried {
        game: "xinglingwang",
        clauses: 301,
        chapters: 15,
        spellings: &[
            ("11.6.5", &["十一、6(5)", "十一、6、(5)", "11.6.(5)", "１１．６．（５）"]),
            ("6.1n2", &["6.1※2", "六、1※2", "6.1 ※ 2", "6.1 note 2"]),
            ("11.2n1", &["十一、2※"]),
            ("13n1", &["十三※"]),
            ("15.ambush", &["偷襲", "偷袭", "15.偷襲", "ambush"]),
            ("15.ambush.2", &["15.偷襲.2", "偷襲2", "偷襲 2、", "十五、偷襲 2", "ambush 2"]),
            ("15.class1", &["1類", "十五、1類"]),
            ("15.kidnap.5", &["綁架5"]),
            ("15.kidnap.5b", &["綁架5b"]),
            ("15.push.2.1", &["推擠&破圖2(1)", "推擠 2 (1)"]),
            ("15.merge", &["合體的共同特點", "合體"]),
            ("15.mechmerge", &["機械合體", "机械合体", "mech merge"]),
        ],
        native: ("15.ambush.1", &["收回手牌", "偷襲單位", "偷袭单位"]),
    },
    Tried {
        game: "zero",
        clauses: 1052,
        chapters: 9,
        spellings: &[
            ("106p3", &["106 p3", "106第3段", "106第三段", "第106节第3段", "１０６ｐ３", "section 106 paragraph 3"]),
            ("106", &["106.", "第106节"]),
            ("100p3.2", &["100 p3.2", "100第3段.2"]),
            ("405p1", &["405 p1"]),
            ("405.1p1", &["405.1 p1", "405.1第1段"]),
            ("900.assault", &["突袭", "突襲", "900.突袭", "assault"]),
            ("900.assault.p2", &["900.突袭p2", "突袭p2", "突袭 第2段", "assault p2"]),
            ("900.bond", &["专用***", "900.专用***"]),
            ("900.bonded", &["专用"]),
            ("900.transform", &["变身", "变身形态", "變身"]),
            ("900.firststrike", &["先制", "First Strike"]),
        ],
        native: ("900.assault", &["突袭", "突襲"]),
    },
];

fn book(game: &str) -> Book {
    headjudge::games::book(game).unwrap().open()
}

#[test]
fn every_book_has_a_table_of_contents() {
    assert!(GAMES.iter().map(|it| it.id).eq(TRIED.iter().map(|it| it.game)));
    for Tried { game, clauses, chapters, .. } in TRIED {
        let contents = json(&["rules", game, "--format", "json"]);
        assert_eq!(contents["clauses"], *clauses, "{game}");
        let listed = contents["chapters"].as_array().unwrap();
        assert_eq!(listed.len(), *chapters, "{game}");
        assert_eq!(listed.iter().map(|it| it["clauses"].as_u64().unwrap()).sum::<u64>(), *clauses, "{game}");
        let shown = |lang: &str, field: &str| {
            let head: String = listed[0][field].as_str().unwrap().chars().take(11).collect();
            said(&["rules", game, "--lang", lang]).split_once("\n\n").unwrap().1.contains(&head)
        };
        assert!(shown("both", "title") && shown("both", "native"), "{game}");
        assert!(shown("en", "title") && !shown("en", "native"), "{game}");
        assert!(shown("native", "native") && !shown("native", "title"), "{game}");
        let unjudged = said(&["rules", game]).contains("\nreferee: not written yet\n");
        assert_eq!(unjudged, !JUDGED.contains(game), "{game}");
        assert_eq!(contents["referee"], !unjudged, "{game}");
    }
}

#[test]
fn clauses_of_every_book_are_found_as_people_write_them() {
    for Tried { game, spellings, .. } in TRIED {
        for (number, texts) in *spellings {
            for text in texts.iter().chain([number]) {
                assert_eq!(book(game).find(text).map(|it| it.number).ok(), Some(*number), "{game} {text}");
            }
        }
        let words: Vec<&str> = spellings[0].1[0].split(' ').collect();
        let page = json(&[&["rules", game], &words[..], &["--format", "json"]].concat());
        assert_eq!(page["number"], spellings[0].0, "{game} {words:?}");
    }
}

#[test]
fn what_a_book_does_not_have_is_not_found_in_it() {
    let absent: [(&str, &[&str]); 4] = [
        ("xinglingwang", &["十六", "偷襲9", "6.1※3", "突袭", "※", "第", "偷", "15.1", "6.1.2"]),
        ("zero", &["106p99", "突袭第9段", "偷襲", "段", "106.3", "904"]),
        ("blackpoker", &["アタック 効果 9", "効果", "ア", "attack cost"]),
        ("cipher", &["アタック", "18.1.2※"]),
    ];
    for (game, texts) in absent {
        for text in texts {
            assert_eq!(book(game).find(text).map(|it| it.number).ok(), None, "{game} {text}");
        }
    }
    let near = |game: &str, text: &str| numbers(&book(game).find(text).unwrap_err().nearest);
    assert_eq!(near("xinglingwang", "偷襲9")[0], "15.ambush");
    assert_eq!(near("zero", "106p99")[0], "106");
    assert_eq!(near("blackpoker", "アタック 効果 9")[0], "attack.effect");
    for long in ["十".repeat(1_000_000), "偷襲拆卸".repeat(45), "p".repeat(199), "1 ".repeat(99), "※".repeat(150)]
    {
        assert!(TRIED.iter().all(|it| near(it.game, &long).len() <= 5));
    }
}

#[test]
fn clauses_stand_under_what_they_are_counted_in() {
    for (game, number, over) in [
        ("zero", "106p3", "106"),
        ("zero", "100p3.2", "100p3"),
        ("zero", "106", "1"),
        ("zero", "405.1p1", "405.1"),
        ("zero", "900.assault.p2", "900.assault"),
        ("xinglingwang", "6.1n2", "6.1"),
        ("xinglingwang", "13n1", "13"),
        ("xinglingwang", "15.class1", "15"),
        ("xinglingwang", "15.kidnap.5b", "15.kidnap"),
        ("evolve", "8.4.7.1.1", "8.4.7"),
    ] {
        let page = json(&["rules", game, number, "--format", "json"]);
        assert_eq!(list(&page["parents"], "number").last(), Some(&over), "{game} {number}");
    }
}

#[test]
fn a_page_speaks_english_and_the_language_of_the_book() {
    for Tried { game, native: (number, texts), .. } in TRIED {
        let page = json(&["rules", game, number, "--format", "json"]);
        let row = book(game).clause(number).unwrap();
        assert_eq!((&page["statement"], &page["native"]), (&row.statement.into(), &row.native.into()), "{game}");
        assert!(page["native"].as_str().unwrap().contains(texts[0]), "{game}");
        assert!(list(&page["parents"], "native").iter().all(|it| !it.is_empty()), "{game}");
        let language = if *game == "blackpoker" { "in Japanese" } else { "in Chinese" };
        let english: String = row.statement.chars().take(12).collect();
        let shown = |lang: &str| {
            let text = said(&["rules", game, number, "--lang", lang]);
            let head: String = text.split("kind").next().unwrap().split_whitespace().skip(3).collect();
            [english.replace(' ', ""), row.native.unwrap().replace(' ', "")]
                .map(|it| head.replace(language, "").contains(&it))
        };
        assert_eq!((shown("both"), shown("en"), shown("native")), ([true; 2], [true, false], [false, true]), "{game}");
        assert!(said(&["rules", game, number]).contains(language), "{game}");
        assert_eq!(said(&["rules", game, number]), said(&["rules", game, number, "--lang", "both"]));
    }
}

#[test]
fn statements_are_searched_in_the_language_of_the_book() {
    for Tried { game, native: (number, texts), .. } in TRIED {
        for text in *texts {
            let found = json(&["rules", game, "--grep", text, "--format", "json"]);
            assert!(list(&found["clauses"], "number").contains(number), "{game} {text}");
        }
    }
    let text = said(&["rules", "blackpoker", "--grep", "ｱ"]);
    assert!(text.contains("0 clauses contain"), "{text}");
    let english = json(&["rules", "evolve", "--grep", "EX AREA", "--format", "json"]);
    assert!(list(&english["clauses"], "number").contains(&"8.4.7.1.1"));
}

#[test]
fn pages_in_two_languages_fit_eighty_columns() {
    use unicode_width::UnicodeWidthStr;
    for Tried { game, native: (number, texts), .. } in TRIED {
        let pages: [&[&str]; 6] = [
            &["rules", game],
            &["rules", game, "--lang", "native"],
            &["rules", game, number],
            &["rules", game, number, "--lang", "native"],
            &["rules", game, "--grep", texts[0]],
            &["coverage", "--game", game],
        ];
        for args in pages {
            let text = said(args);
            assert!(!text.contains('\u{1b}'), "{args:?} writes escapes into a pipe");
            let widest = text.lines().map(|it| it.width()).max().unwrap();
            assert!(widest <= 80, "{args:?} is {widest} columns wide");
            let torn = text.lines().find(|it| it.trim_start().starts_with(['。', '、', '，', '；', '）', '」']));
            assert!(torn.is_none(), "{args:?}: {torn:?}");
        }
    }
}

#[test]
fn coverage_counts_every_book_and_says_which_has_no_referee() {
    let all = json(&["coverage", "--format", "json"]);
    assert_eq!(list(&all["games"], "game"), TRIED.iter().map(|it| it.game).collect::<Vec<_>>());
    for (tried, game) in TRIED.iter().zip(all["games"].as_array().unwrap()) {
        assert_eq!(
            (game["clauses"].as_u64(), game["total"]["clauses"].as_u64()),
            (Some(tried.clauses), Some(tried.clauses))
        );
        let text = said(&["coverage", "--game", tried.game]);
        let judged = JUDGED.contains(&tried.game);
        assert_eq!(game["referee"], judged, "{}", tried.game);
        assert_eq!(text.contains("\nreferee: not written yet\n"), !judged, "{text}");
        assert_eq!(game["total"]["enforced"] != 0, judged, "{}", tried.game);
        assert!(said(&["coverage"]).contains(&text), "{}", tried.game);
    }
    assert!(said(&["coverage", "--game", "evolve", "--list", "enforced"]).contains("10.7.5.1"));
}
