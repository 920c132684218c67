//! The answers of `headjudge ask`.

use crate::run::{Ran, Room};
use crate::support::asked;
use headjudge::games::GAMES;
use headjudge::rulebook::search::{Index, Language, MECHANICS, Mechanic};
use headjudge::rulebook::{Asked, Volume};
use serde_json::Value;
use std::collections::BTreeSet;
use std::sync::LazyLock;

/// The number of clauses examined of each answer.
const TOP: usize = 5;

/// The phrases of what players ask, by game; whoever writes more of them counts anew.
const PHRASES: [(&str, usize); 5] =
    [("blackpoker", 16_664), ("cipher", 24_719), ("evolve", 25_930), ("xinglingwang", 17_622), ("zero", 35_900)];

static INDEX: LazyLock<Index> = LazyLock::new(|| Index::new(GAMES));

fn place(game: &str) -> usize {
    GAMES.iter().position(|it| it.id == game).unwrap()
}

#[test]
fn what_is_asked_leads_to_the_clauses_that_decide_it() {
    let mut counted = Vec::new();
    for (place, book) in GAMES.iter().enumerate() {
        let text = asked(book.id);
        let asked = Asked::read(&text).unwrap();
        let phrases: usize = asked.iter().map(|it| it.phrases.len()).sum();
        counted.push((book.id, phrases));
        // Not all do: other entries say the same about other clauses.
        let leads = |asked: &&Asked| {
            let answer = INDEX.ask(asked.phrases[0], &[place]);
            answer.best(TOP).iter().any(|hit| asked.clauses.contains(&book.clauses[hit.place].number))
        };
        let few: Vec<_> = asked.iter().filter(|it| !it.clauses.is_empty()).step_by(31).collect();
        let led = few.iter().copied().filter(leads).count();
        assert!(led * 10 >= few.len() * 9, "{}: {led} of {}", book.id, few.len());
    }
    counted.sort();
    assert_eq!(counted, PHRASES);
}

/// Each clause's phrases are in one place, in book order; those that no clause decides come first.
#[test]
fn what_is_asked_stands_in_the_order_of_the_book_and_once() {
    for book in GAMES {
        let text = asked(book.id);
        let place = |number: &&str| book.clauses.iter().position(|it| it.number == *number);
        let places = |it: &Asked| it.clauses.iter().map(place).collect::<Vec<_>>();
        let asked = Asked::read(&text).unwrap();
        for pair in asked.windows(2) {
            let line = pair[1].line;
            assert!(places(&pair[0]) < places(&pair[1]), "{} asked.txt:{line}: belongs further up", book.id);
        }
    }
}

#[test]
fn a_question_finds_the_book_of_another_language() {
    for (game, question, number) in [
        ("cipher", "オーブは最初に何枚置くの", "12.2.1.6"),
        ("xinglingwang", "How many cards are in a deck?", "1.2.1"),
        ("evolve", "主牌組最多幾張", "6.1.1.2"),
        ("blackpoker", "鬼牌算几点", "cards.number"),
        ("zero", "ＭＵＬＬＩＧＡＮ, only once?", "100p3.5"),
    ] {
        let answer = INDEX.ask(question, &[place(game)]);
        let found: Vec<_> = answer.best(3).iter().map(|it| GAMES[it.book].clauses[it.place].number).collect();
        assert!(found.contains(&number), "{question}: {found:?}");
    }
}

#[test]
fn a_slip_in_spelling_does_no_harm() {
    for (game, question, number) in [
        ("zero", "how many mulligns?", "100p3.5"),
        ("cipher", "can the first palyer attck on turn one", "13.5.1.2.2"),
        ("blackpoker", "how many jookers in a deck", "cards.deck"),
    ] {
        let answer = INDEX.ask(question, &[place(game)]);
        let found: Vec<_> = answer.best(3).iter().map(|it| GAMES[it.book].clauses[it.place].number).collect();
        assert!(found.contains(&number), "{question}: {found:?}");
    }
}

/// A copied folder is a game without learnt data; its clauses are found by their words and phrases.
#[test]
fn a_book_that_nothing_was_learnt_of_is_searched_beside_the_others() {
    let new: &Volume = Box::leak(Box::new(Volume { id: "new", nicknames: &[], ..*GAMES[place("cipher")] }));
    let books: Vec<&'static Volume> = GAMES.iter().map(|it| if it.id == "cipher" { new } else { *it }).collect();
    let index = Index::new(&books);
    let answer = index.ask("my orb was destroyed, do I get to draw it?", &[]);
    let first = answer.best(3).first().map(|it| books[it.book].id);
    assert_eq!(first, Some("new"));
    let new = books.iter().position(|it| it.id == "new").unwrap();
    assert!(index.ask("What is the weather like in Tokyo?", &[new]).best(3).is_empty());
}

#[test]
fn a_question_names_its_game_in_any_language() {
    for (question, games, language) in [
        ("Fire Emblem Cipher: who goes first?", vec!["cipher"], Language::En),
        ("影之诗谁先手", vec!["evolve"], Language::Zh),
        ("闇影詩章誰先手", vec!["evolve"], Language::Zh),
        ("シャドバの先攻の決め方", vec!["evolve"], Language::Ja),
        ("星霊王の先攻の決め方", vec!["xinglingwang"], Language::Ja),
        ("black poker or Zero Dimension: who goes first", vec!["blackpoker", "zero"], Language::En),
        ("May I evolve twice, or choose zero?", vec![], Language::En),
    ] {
        let answer = INDEX.ask(question, &[]);
        let named: Vec<_> = answer.named.iter().map(|it| GAMES[*it].id).collect();
        assert_eq!((named, answer.language), (games, language), "{question}");
        let within = |it: &headjudge::rulebook::search::Hit| answer.named.is_empty() || answer.named.contains(&it.book);
        assert!(answer.hits.iter().all(within), "{question}");
    }
}

#[test]
fn what_is_no_question_about_a_game_has_no_answer() {
    for question in
        ["What is the weather like in Tokyo?", "哪里有好吃的餐厅", "パソコンが壊れた", "zxcv qwer", "🦀🦀", "的了吗"]
    {
        assert!(INDEX.ask(question, &[]).best(TOP).is_empty(), "{question}");
    }
}

fn ask(args: &[&str]) -> Ran {
    Room::new().run(&[&["ask"], args].concat())
}

fn json(args: &[&str]) -> Value {
    serde_json::from_str(&ask(&[args, &["--format", "json"]].concat()).expect(0).out).unwrap()
}

/// The words of a page, ignoring line breaks.
fn flat(ran: &Ran) -> String {
    ran.out.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn an_answer_says_the_clause_its_place_and_what_to_read_with_it() {
    let first = "The player going first may not attack on their first turn.";
    let page = flat(&ask(&["Cipher: may I attack on my first turn?", "--top", "1"]).expect(0));
    assert!(page.contains("What 13.5.1.2.2 forbids: "), "{page}");
    assert!(page.contains(first) && page.contains("in 13 How the game proceeds › 13.5 The action phase"), "{page}");
    let page = flat(&ask(&["--game", "blackpoker", "--top", "1", "Who", "goes", "first?"]).expect(0));
    assert!(page.contains("How it goes (setup.3): ") && page.contains("ruling blackpoker-0021:"), "{page}");
    let (above, below) = page.split_once("read with them").expect("clauses to read with it");
    assert!(!above.contains("cards.number") && below.contains("cards.number definition"), "{page}");
}

#[test]
fn the_answer_in_the_readme_is_the_one_that_is_printed() {
    let readme = include_str!("../README.md");
    let (_, rest) = readme.split_once("```text\nFire Emblem Cipher, comprehensive-26\n").expect("an answer");
    let shown = rest.split_once("\n```").expect("its end").0;
    ask(&["Cipher: I go first. May I attack on my first turn?"]).expect(0).says(shown);
}

/// One clause allows a mulligan, the other forbids a second one: the prohibition wins (102p2).
#[test]
fn what_wins_is_read_with_a_permission_and_a_prohibition() {
    let beside = |args: &[&str]| {
        let answer = json(args);
        let numbers = answer["games"][0]["read_with"].as_array().unwrap().iter().map(|it| it["number"].clone());
        numbers.map(|it| it.as_str().unwrap().to_owned()).collect::<Vec<_>>()
    };
    assert!(beside(&["--game", "zero", "--top", "2", "调度能几次"]).contains(&"102p2".to_owned()));
    assert!(!beside(&["--game", "zero", "--top", "1", "手牌上限"]).contains(&"102p2".to_owned()));
    for book in GAMES {
        assert!(book.precedence.iter().all(|it| book.clauses.iter().any(|row| row.number == *it)), "{}", book.id);
    }
}

#[test]
fn statements_are_told_in_the_language_of_the_question() {
    let (english, native) = ("A player may take a mulligan only once in a game.", "一局之中，每人最多调度一次。");
    for (question, says_english) in
        [("only one mulligan each?", true), ("可以换几次起手", false), ("引き直しは何回まで？", true)]
    {
        let page = flat(&ask(&["--game", "zero", question]).expect(0));
        // The book's words appear once, in any language of the question.
        assert_eq!((page.contains(english), page.matches(native).count()), (says_english, 1), "{page}");
    }
    // The same in the other Chinese script.
    ask(&["--game", "xinglingwang", "卡组最多几张"]).expect(0).says("恰為二十").says_not("twenty");
}

#[test]
fn clauses_of_several_games_are_grouped() {
    let answer = json(&["who goes first?"]);
    assert_eq!(answer["named"], serde_json::json!([]));
    let games = answer["games"].as_array().unwrap();
    let ids: BTreeSet<_> = games.iter().map(|it| it["game"].as_str().unwrap()).collect();
    assert!(ids.len() > 1 && ids.len() == games.len(), "{ids:?}");
    let shown: usize = games.iter().map(|it| it["clauses"].as_array().unwrap().len()).sum();
    assert!((2..=5).contains(&shown), "{shown}");
    let best = |it: &Value| it["clauses"][0]["fit"].as_f64().unwrap();
    assert!(games.windows(2).all(|it| best(&it[0]) >= best(&it[1])));
}

#[test]
fn json_has_the_fields_that_are_documented() {
    let keys = |it: &Value| it.as_object().unwrap().keys().cloned().collect::<Vec<_>>().join(" ");
    let answer = json(&["--game", "blackpoker", "Who goes first?"]);
    assert_eq!(keys(&answer), "answer elsewhere games lacks language named question similar");
    assert_eq!(keys(&answer["answer"]), "by clause game native ruling text told");
    assert_eq!((&answer["language"], &answer["named"][0]), (&Value::from("en"), &Value::from("blackpoker")));
    let game = &answer["games"][0];
    assert_eq!(keys(game), "clauses edition game language native_title read_with referee title");
    let clause = &game["clauses"][0];
    assert_eq!(keys(clause), "fit kind native number official place rulings statement");
    assert_eq!(keys(&clause["place"][0]), "kind native number statement");
    assert_eq!(keys(&clause["rulings"][0]), "file id native title");
    assert_eq!(keys(&game["read_with"][0]), "kind native number statement");
    let nothing = json(&["What is the weather like in Tokyo?"]);
    assert_eq!((&nothing["games"], &nothing["answer"]), (&serde_json::json!([]), &Value::Null));
    let lacks = &json(&["--game", "cipher", "what happens to a frozen unit?"])["lacks"];
    assert_eq!(keys(lacks), "mechanic nearest");
    assert_eq!(keys(&lacks["nearest"][0]), "clause edition game language native_title referee title");
}

#[test]
fn it_says_so_when_nothing_fits() {
    ask(&["What is the weather like in Tokyo?"]).expect(0).says("no clause fits").says("--game");
    ask(&["--game", "evolve", "What is the weather like in Tokyo?"]).expect(0).says("headjudge rules evolve");
}

#[test]
fn pages_fit_and_carry_no_colour_into_a_pipe() {
    let long = "天气".repeat(60);
    for (question, columns) in [
        ("引き直しは何回まで？", "80"),
        ("Can a merged unit be kidnapped, and who owns it then?", "80"),
        ("卡组最多几张", "60"),
        (long.as_str(), "60"),
    ] {
        let output = Room::new().command(&["ask", question, "--top", "20"]).env("COLUMNS", columns).output().unwrap();
        let page = String::from_utf8(output.stdout).unwrap();
        assert!(output.status.success() && !page.is_empty() && !page.contains('\u{1b}'), "{page}");
        let widest = page.lines().map(unicode_width::UnicodeWidthStr::width).max().unwrap();
        assert!(widest <= columns.parse().unwrap(), "{widest} columns:\n{page}");
    }
}

#[test]
fn the_question_may_come_from_standard_input() {
    let ran = Room::new().run_with(&["ask", "--game", "blackpoker", "-"], "Who goes\nfirst?\n");
    ran.expect(0).says("setup.3");
}

#[test]
fn what_is_no_question_is_refused_with_a_word() {
    let refused = |args: &[&str], input: &str, why: &str| {
        let ran = Room::new().run_with(&[&["ask"], args].concat(), input).expect(2).complains(why);
        assert!(
            ran.out.is_empty() && ran.err.lines().all(|it| it.len() < 200) && !ran.err.contains('\u{1b}'),
            "{ran:?}"
        );
    };
    refused(&[""], "", "the question is empty");
    refused(&["-"], " \n", "the question is empty");
    refused(&["?!…"], "", "no word in the question");
    refused(&["who\u{1b}[31m goes first"], "", "control character \\u{1b}");
    refused(&["-"], "who\0 goes first", "control character \\u{0}");
    refused(&["-"], &"a".repeat(10 << 20), "at most 1000 characters");
    refused(&["-"], &"问".repeat(2_000), "at most 1000 characters");
    refused(&[&"a ".repeat(1_000)], "", "at most 1000 characters");
    refused(&[], &"a".repeat(100_000), "standard input: a line is longer than anybody types");
    refused(&["--game", "chess", "who goes first"], "", "chess");
    refused(&["--top", "0", "who goes first"], "", "1..=50");
    // Just short enough, and the worst case: every part occurs everywhere.
    ask(&[&"攻击".repeat(500)]).expect(0);
    ask(&["\u{202e}attack\u{2066}"]).expect(0);
}

#[test]
fn a_ruling_answers_its_question_and_else_the_clause_does() {
    let question = "May the player going first attack in their first turn?";
    let page = ask(&["--game", "cipher", question]).expect(0);
    let answer = json(&["--game", "cipher", question]);
    let answer = &answer["answer"];
    assert_eq!((&answer["by"], &answer["ruling"]), (&Value::from("ruling"), &Value::from("cipher-0031")), "{answer}");
    assert!(flat(&page).contains(answer["text"].as_str().unwrap()), "{}", page.out);
    for (game, question, begins) in [
        ("zero", "how many mulligans may I take, only once?", "What 100p3.5 limits: "),
        ("evolve", "手牌上限是几张", "定义 (4.7.3.1)"),
        ("blackpoker", "ジョーカーの数字はいくつ？", "定義 (cards.number)："),
    ] {
        let page = ask(&["--game", game, question]).expect(0);
        assert!(page.out.lines().nth(2).is_some_and(|it| it.starts_with(begins)), "{}", page.out);
    }
}

#[test]
fn a_mechanic_that_a_game_has_not_is_said_to_be_none_of_it() {
    for (game, question, says) in [
        ("cipher", "what happens to a frozen unit?", "Fire Emblem Cipher has no mechanic called freeze. The nearest"),
        ("cipher", "单位被冻住了怎么办", "没有“冰冻”这种机制。 最接近的是： 5.1.2.6"),
        ("blackpoker", "マリガンはできますか", "「マリガン」という仕組みはない。"),
        ("zero", "can I use a planeswalker?", "Zero Dimension has no mechanic called planeswalker."),
    ] {
        let page = flat(&ask(&["--game", game, question]).expect(0));
        assert!(page.contains(says), "{page}");
    }
    // The game has this one, under another name.
    ask(&["--game", "zero", "does trample damage go through to the life zone?"]).expect(0).says("900.pierce");
    ask(&["what is a planeswalker's loyalty?"])
        .expect(0)
        .says("None of these games has a mechanic called planeswalker.");
}

#[test]
fn mechanics_lead_to_clauses_of_games() {
    for it in MECHANICS.iter() {
        assert!(it.words.iter().all(|it| !it.is_empty()), "{}: a language has no word for it", it.name);
        let has = it.has.iter().map(|game| (*game, None));
        for (game, number) in has.chain(it.near.iter().map(|it| (it.0, Some(it.1)))) {
            let book = GAMES.iter().find(|it| it.id == game).unwrap_or_else(|| panic!("{}: no game {game}", it.name));
            assert!(number.is_none_or(|number| book.open().clause(number).is_some()), "{}: {number:?}", it.name);
            assert!(number.is_none() || !it.has.contains(&game), "{}: {game} has it", it.name);
        }
    }
    // Chinese and Japanese may write a word in the same way.
    let words = |it: &Mechanic| it.words.iter().flatten().copied().collect::<BTreeSet<_>>();
    let mut names: Vec<_> = MECHANICS.iter().flat_map(words).collect();
    let all = names.len();
    names.sort_unstable();
    names.dedup();
    assert_eq!(names.len(), all, "a word stands for two mechanics");
}

/// Text around or before a question does not change its answer.
#[test]
fn greetings_and_stories_change_nothing() {
    for (game, question, around) in [
        (
            "cipher",
            "may I attack on my first turn?",
            "Hello judge, sorry to bother you. My brother and I met on Sunday. {} Thanks!",
        ),
        ("evolve", "两个主战者同时没血算谁赢？", "裁判你好，昨天和朋友在家打牌。{}谢谢！"),
        ("zero", "引き直しは何回まで？", "すみません、昨日友達の家で遊びました。{}よろしくお願いします。"),
    ] {
        let answers = [question.to_owned(), around.replace("{}", question)].map(|it| json(&["--game", game, &it]));
        let [plain, told] = answers.map(|it| it["games"][0]["clauses"][0]["number"].clone());
        assert_eq!((&plain, plain.is_string()), (&told, true), "{question}");
    }
}

/// Every seventh of the questions on which the weights were chosen.
#[test]
fn an_answer_fits_a_screen() {
    let lines = include_str!("questions/situations.jsonl").lines();
    let tune = lines.map(|it| serde_json::from_str::<Value>(it).unwrap()).filter(|it| it["half"] == "tune");
    for it in tune.step_by(21) {
        for game in [&["--game", it["game"].as_str().unwrap()][..], &[]] {
            let page = ask(&[game, &[it["question"].as_str().unwrap()]].concat()).expect(0).out;
            assert!(page.lines().count() <= 24, "{page}");
        }
    }
}

const LOG: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/rulings/cipher/0031-no-attack-in-the-first-turn.jsonl");

#[test]
fn a_moment_of_a_match_is_asked_about() {
    let page = ask(&["--entry", "1", LOG, "may he move Marth, or attack?"]).expect(0);
    let flat = flat(&page);
    assert!(flat.contains("turn 1, A (Ann): action phase") && flat.contains("[13.5.1.2]"), "{flat}");
    assert!(flat.contains("legal, 2 of 2: move A1 A moves A1 Marth"), "{flat}");
    assert!(flat.contains("13.5.1.2.2"), "{flat}");
    // The attack is in the log, and is illegal.
    ask(&["--entry", "2", LOG, "is this legal?"]).expect(0).says("entry 2 is illegal: 13.5.1.2.2");
    let moment = &json(&["--entry", "1", LOG, "may he attack?"])["moment"];
    assert_eq!(
        (&moment["game"], &moment["turn"], &moment["clause"]),
        (&"cipher".into(), &1.into(), &"13.5.1.2".into())
    );
    ask(&["--entry", "99", LOG, "may he attack?"]).expect(2).complains("there is no entry 99; the last is 4");
    ask(&["--entry", "1"]).expect(2).complains("followed by the log and the question");
    ask(&["--entry", "1", LOG]).expect(2).complains("the question is empty");
    ask(&["--entry", "1", "no-such.jsonl", "may he attack?"]).expect(4);
}

#[test]
fn one_question_follows_from_another() {
    let lines = "game zero\nonly one mulligan each?\nopen 2\nnext\n+ at all\nopen 106p3\nopen 99999\ngame chess\n?!\nquit\nnever\n";
    let ran = Room::new().run_with(&["ask"], lines).expect(0);
    for says in
        ["What 100p3.5 limits", "seen from", "203p1", "106p3  ", "there is no clause \"99999\"", "the games are cipher"]
    {
        assert!(ran.out.contains(says), "{says}: {}", ran.out);
    }
    assert!(!ran.out.contains("never"));
    Room::new().run_with(&["ask"], "next\n+ more\nopen 1\nhelp\n").expect(0).says("no question yet").says("which game");
}
