//! One verdict on a whole log in all outputs: audit, sheet, short form, page, stepping session and comparison use the same
//! words, from one table, and the same exit status. No sheet and no page of a log looks better than its audit.

use crate::run::{Ran, Room};
use crate::support::spoilt::*;
use crate::support::*;
use headjudge::import;
use headjudge::judge::{Demands, Game, Is, Lang, Language, Part, Session, Whole, seen_by};
use headjudge::log::{Detail, Form, View, open};
use headjudge::report::{Asked, LogReport, full, html, reel, reel_of_part, sheet, whole_lines};
use serde_json::Value;
use std::io::Write;

for_every_game! {
    fn a_session_gives_the_verdict_of_an_audit() { of_all_cases() }
}

/// The possible properties of a log, in full, in four languages.
fn words(is: Is) -> [&'static str; 4] {
    match is {
        Is::Illegal => ["Illegal", "违规", "違規", "違反"],
        Is::NotCertain => ["Not certain", "不确定", "不確定", "不確定"],
        Is::SealBroken => ["Seal broken", "封存不符", "封存不符", "封印が合わない"],
        Is::Torn => ["Cannot be read to its end", "无法读到末尾", "無法讀到末尾", "途中までしか読めない"],
        Is::NoLog => ["Not a log that can be opened", "不是可打开的记录", "不是可開啟的記錄", "開けるログではない"],
        Is::TakenBack => ["Illegal, taken back", "违规，已撤回", "違規，已撤回", "違反・取り消し済み"],
        Is::Stopped => {
            ["Cannot be followed to its end", "无法跟进到末尾", "無法跟進到末尾", "途中までしか追跡できない"]
        }
        Is::AnotherHead => [
            "Not the head that was given",
            "与给定的末尾哈希不符",
            "與給定的末尾哈希不符",
            "指定された末尾ハッシュと異なる",
        ],
        Is::NotSealed => ["Not sealed", "未封存", "未封存", "封印なし"],
        Is::PageAltered => [
            "The page says something else than its log",
            "网页与其中的记录不符",
            "網頁與其中的記錄不符",
            "ページとその中のログが食い違う",
        ],
        Is::PageNotCompared => ["Page not compared", "网页未比对", "網頁未比對", "ページは未照合"],
        Is::Unfinished | Is::NotFinished => ["Not finished", "未打完", "未打完", "未終了"],
        Is::OwnFault => ["Fault of this program", "本程序故障", "本程序故障", "本プログラムの不具合"],
    }
}

const CLEAN: [&str; 4] = ["Clean", "无误", "無誤", "問題なし"];
const LEGAL_SO_FAR: [&str; 4] =
    ["Not finished; none illegal so far", "未打完，目前无误", "未打完，目前無誤", "未終了・ここまで違反なし"];
const LANGUAGES: [&str; 4] = ["en", "zh", "tw", "ja"];

/// The words of a verdict in a language.
fn told(parts: &[Is], language: usize) -> String {
    let illegal = parts.iter().any(|it| *it < Is::Unfinished);
    let told = |part: &Is| match part {
        Is::Unfinished if !illegal => LEGAL_SO_FAR[language],
        part => words(*part)[language],
    };
    match parts {
        [] => CLEAN[language].to_owned(),
        parts => parts.iter().map(told).collect::<Vec<_>>().join(" · "),
    }
}

fn run(room: &Room, args: &[&str], lang: &str, input: &str) -> Ran {
    let mut command = room.command(args);
    let mut child = command.args(["--lang", lang]).env("COLUMNS", "200").spawn().expect("the program");
    // The program reads no commands if it refuses its file.
    let _ = child.stdin.take().expect("a pipe").write_all(input.as_bytes());
    let output = child.wait_with_output().expect("an end");
    let text = |bytes: &[u8]| String::from_utf8(bytes.to_vec()).expect("UTF-8");
    Ran { status: output.status.code().expect("a status"), out: text(&output.stdout), err: text(&output.stderr) }
}

/// Asserts that all outputs report these properties of a log, and the exit status. `demanded` are the demands on the log.
#[track_caller]
fn agree(room: &Room, log: &str, demanded: &[&str], status: i32, parts: &[Is]) {
    for (at, lang) in LANGUAGES.into_iter().enumerate() {
        let words = told(parts, at);
        let run = |args: &[&str], input: &str| run(room, &[args, demanded].concat(), lang, input);
        let audit = run(&["audit", log], "").expect(status);
        assert_eq!(audit.out.lines().next(), Some(&format!("{log}: {words}")[..]), "{audit:?}");
        let sheet = run(&["report", log], "").expect(status);
        let heading = sheet.out.lines().find(|it| it.starts_with("## ")).expect("a heading");
        assert!(heading.ends_with(&words), "{heading}, not {words}");
        let short = run(&["report", log, "--short"], "").expect(status);
        assert_eq!(short.out.lines().next(), Some(&words[..]), "{short:?}");
        run(&["report", log, "--force", "-o", "sheet.html"], "").expect(status);
        let page = room.text("sheet.html");
        let (before, fact) = page.split_once(&format!("{words}</h2>")).unwrap_or_else(|| panic!("{words}: {page}"));
        assert!(before.ends_with("：") || before.ends_with(": "), "{page}");
        assert!(before.matches("<h2>").count() == 1 && fact.contains("<th"), "above the first fact: {page}");
        run(&["report", log, "--replay", "--force", "-o", "page.html"], "").expect(status);
        assert!(room.text("page.html").contains(&format!("role=\"status\">{words}</p>")), "{words}");
        let stepped = run(&["replay", log], "next\nquit\n").expect(status);
        assert_eq!(stepped.out.lines().next(), Some(&words[..]), "{stepped:?}");
        if demanded.is_empty() {
            let compared = run(&["diff", log, log], "");
            let first: Vec<&str> = compared.out.lines().take(2).collect();
            let colon = if at == 0 { ": " } else { "：" };
            assert_eq!(first, [&format!("{log}{colon}{words}")[..]; 2], "{compared:?}");
        }
    }
    let report: Value =
        serde_json::from_str(&run(room, &[&["audit", "--format", "json", log], demanded].concat(), "en", "").out)
            .expect("JSON");
    let named = report["logs"][0]["whole"].as_array().expect("parts");
    let expected: Vec<Value> = parts.iter().map(|it| serde_json::to_value(it).expect("a name")).collect();
    assert_eq!(named.iter().map(|it| it["is"].clone()).collect::<Vec<_>>(), expected);
}

/// A file that is not a log is refused in the same words.
#[track_caller]
fn refused(room: &Room, log: &str) {
    let words = words(Is::NoLog)[0];
    run(room, &["audit", log], "en", "").expect(4).says(&format!("{log}: {words}\n"));
    for args in [&["report", log][..], &["report", log, "--short"], &["replay", log], &["diff", log, log]] {
        let ran = run(room, args, "en", "board\n").expect(4);
        assert!(ran.out.is_empty() && ran.err.contains(words), "{args:?}: {ran:?}");
    }
}

const PASS_BY_NOBODY: &str = r#"{"n":2,"by":"C","decision":"pass"}"#;

/// A finished match of Cipher that depends on nothing.
fn clean() -> String {
    fixture("cipher", "six-hits/log")
}

#[test]
fn a_clean_log_and_its_beginning() {
    let room = Room::new();
    room.write("clean.jsonl", clean());
    agree(&room, "clean.jsonl", &[], 0, &[]);
    // A dozen entries cannot hold six hits: the match is not finished.
    room.write("begun.jsonl", clean().lines().take(12).collect::<Vec<_>>().join("\n"));
    agree(&room, "begun.jsonl", &[], 0, &[Is::Unfinished]);
}

/// 17.1.2: an unrested unit is moved, and thereby rested.
#[test]
fn an_illegal_log_and_one_in_which_that_was_taken_back() {
    let room = Room::new();
    room.write("illegal.jsonl", lines_of(&[HEADER, MOVE, AGAIN]));
    agree(&room, "illegal.jsonl", &[], 1, &[Is::Illegal, Is::Unfinished, Is::NotCertain]);
    let back = r#"{"n":3,"intervention":{"rewind":{"to":1,"reason":"it is rested"}}}"#;
    room.write("back.jsonl", lines_of(&[HEADER, MOVE, AGAIN, back]));
    agree(&room, "back.jsonl", &[], 5, &[Is::TakenBack, Is::Unfinished, Is::NotCertain]);
    agree(&room, "back.jsonl", &["--accept", "positions,rewinds"], 0, &[Is::TakenBack, Is::Unfinished]);
    agree(&room, "back.jsonl", &["--accept", "positions"], 5, &[Is::TakenBack, Is::Unfinished, Is::NotCertain]);
}

/// 12.1.1: a deck has 50 cards or more, and Ann's has 49.
#[test]
fn an_illegal_deck() {
    let room = Room::new();
    room.write("deck.jsonl", fixture("cipher", "12.1.1-49-cards/illegal"));
    agree(&room, "deck.jsonl", &[], 1, &[Is::Illegal, Is::Unfinished]);
    run(&room, &["report", "deck.jsonl"], "en", "").says("1 cause, the first in the header: 12.1.1");
}

#[test]
fn a_torn_log() {
    let room = Room::new();
    let text = clean();
    room.write("line.jsonl", &text[..text.trim_end().len() - 9]);
    agree(&room, "line.jsonl", &[], 4, &[Is::Torn]);
    room.write("whole.jsonl", &text);
    for (sealed, name) in [(&[][..], "frames.hjl"), (&["--seal"], "sealed.hjl")] {
        room.run(&[&["convert"], sealed, &["whole.jsonl", name]].concat()).expect(0);
        let bytes = room.read(name);
        room.write(name, &bytes[..bytes.len() - 5]);
        agree(&room, name, &[], 4, &[Is::Torn]);
    }
    // The entries before the tear are judged, and reported that far.
    let ran = run(&room, &["report", "line.jsonl"], "en", "").expect(4);
    ran.says("entries before that were judged; 1 record was not judged");
}

/// Most entries are unknown, because one of the first cannot be read.
#[test]
fn entries_that_cannot_be_read() {
    let room = Room::new();
    room.write(
        "bad.jsonl",
        lines_of(&[HEADER, MOVE, PASS_BY_NOBODY, &AGAIN.replacen('2', "3", 1), &AGAIN.replacen('2', "4", 1)]),
    );
    agree(&room, "bad.jsonl", &[], 4, &[Is::Torn, Is::NotCertain]);
    let ran = run(&room, &["replay", "bad.jsonl"], "en", "").expect(4);
    let flat = ran.out.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(flat.contains("Cannot be read to its end: line 3: "), "{flat}");
    assert!(flat.contains("1 entry before that was judged; 3 records were not judged"), "{flat}");
}

#[test]
fn a_broken_seal() {
    let room = Room::new();
    room.write("match.jsonl", clean());
    room.run(&["convert", "--seal", "match.jsonl", "sealed.jsonl"]).expect(0);
    room.write("header.jsonl", room.text("sealed.jsonl").replacen("\"Ann\"", "\"Eve\"", 1));
    agree(&room, "header.jsonl", &[], 3, &[Is::SealBroken]);
    room.write("move.jsonl", lines_of(&[HEADER, MOVE]));
    room.run(&["convert", "--seal", "move.jsonl", "moved.jsonl"]).expect(0);
    room.write("moved.jsonl", room.text("moved.jsonl").replace("{\"unit\":\"A1\"}", "{\"unit\":\"A4\"}"));
    agree(&room, "moved.jsonl", &[], 3, &[Is::SealBroken, Is::Unfinished, Is::NotCertain]);
    run(&room, &["report", "moved.jsonl", "--short"], "en", "").expect(3).says("entry 1");
}

#[test]
fn an_end_that_is_demanded() {
    let room = Room::new();
    room.write("match.jsonl", clean());
    agree(&room, "match.jsonl", &["--finished"], 0, &[]);
    let cut: Vec<String> = clean().lines().map(str::to_owned).collect();
    room.write("cut.jsonl", cut[..cut.len() - 1].join("\n") + "\n");
    agree(&room, "cut.jsonl", &["--finished"], 5, &[Is::NotFinished]);
    agree(&room, "cut.jsonl", &[], 0, &[Is::Unfinished]);
}

#[test]
fn a_head_and_a_seal_that_are_demanded() {
    let room = Room::new();
    room.write("match.jsonl", clean());
    room.run(&["convert", "--seal", "match.jsonl", "sealed.jsonl"]).expect(0);
    let other = "0".repeat(64);
    agree(&room, "sealed.jsonl", &["--head", &other], 3, &[Is::AnotherHead]);
    agree(&room, "match.jsonl", &["--head", &other], 3, &[Is::AnotherHead]);
    agree(&room, "match.jsonl", &["--sealed"], 5, &[Is::NotSealed]);
    agree(&room, "sealed.jsonl", &["--sealed"], 0, &[]);
    let last: Value = serde_json::from_str(room.text("sealed.jsonl").lines().last().expect("an entry")).expect("JSON");
    let head = last["hash"].as_str().expect("a hash");
    agree(&room, "sealed.jsonl", &["--head", head], 0, &[]);
}

/// 18.1.3: the target of an attack is a unit, and B5 is in the retreat area: the attack cannot be followed.
#[test]
fn a_match_that_cannot_be_followed() {
    let room = Room::new();
    let attack = r#"{"n":1,"by":"A","decision":{"attack":{"unit":"A1"}}}"#;
    let target = r#"{"n":2,"by":"A","decision":{"target":{"unit":"B5"}}}"#;
    room.write("stopped.jsonl", lines_of(&[HEADER, attack, target, &AGAIN.replacen('2', "3", 1)]));
    agree(&room, "stopped.jsonl", &[], 1, &[Is::Illegal, Is::Stopped, Is::NotCertain]);
    let ran = run(&room, &["report", "stopped.jsonl"], "en", "").expect(1);
    ran.says("line 3, entry 2: the match cannot be followed from here").says("1 record was not judged");
}

#[test]
fn what_is_no_log() {
    let room = Room::new();
    room.write("prose.jsonl", "Dear judge,\n");
    room.write("empty.jsonl", "");
    room.write("chess.jsonl", lines_of(&[&HEADER.replacen("cipher", "chess", 1), MOVE]));
    // No card with this code is known, so there is no match to judge.
    room.write("card.jsonl", lines_of(&[&HEADER.replacen("B01-029", "B99-029", 1), MOVE]));
    for log in ["prose.jsonl", "empty.jsonl", "none.jsonl"] {
        refused(&room, log);
    }
    for log in ["chess.jsonl", "card.jsonl"] {
        let words = words(Is::NoLog)[0];
        run(&room, &["audit", log], "en", "").expect(4).says(&format!("{log}: {words}"));
        for command in ["report", "replay"] {
            run(&room, &[command, log], "en", "").expect(4).complains(words);
        }
    }
    // Two headers can be compared.
    run(&room, &["diff", "card.jsonl", "prose.jsonl"], "en", "").expect(4);
    run(&room, &["diff", "card.jsonl", "card.jsonl"], "en", "").says("card.jsonl: Not a log that can be opened");
}

/// The audit and the session of a log, and the content of its sheet and its page.
fn of_all_cases<G: Game>() {
    let every = if cfg!(debug_assertions) { 3 } else { 1 };
    for (case, log) in cases(G::ID).iter().flat_map(|it| it.logs.iter().map(move |log| (it, log))).step_by(every) {
        let bytes = log.text.as_bytes();
        let audit = import::audit(open(bytes).expect("a header")).expect("a game");
        let report = LogReport::new(case.name.clone(), audit, &Demands::default());
        let session = import::session::<G, _>(Lang::English, open(bytes).expect("a header"));
        let Ok(session) = session else {
            assert!(report.whole.has(Is::NoLog), "{}", case.name);
            continue;
        };
        assert_eq!(*session.whole(), report.whole, "{} {}", case.name, log.name);
        assert_eq!((session.whole().status(), session.whole().words()), (report.status, report.verdicts.clone()));
        let sheet = sheet(&Asked { session: &session, entry: session.len(), whole: None, log: "match.jsonl" });
        let words = full(&report.whole, Language::English);
        assert!(
            sheet.sections[1].title.ends_with(&words) && sheet.short[0] == words,
            "{words}: {}",
            sheet.sections[1].title
        );
        assert!(html(&sheet).contains(&words));
        assert!(reel(&session, "match.jsonl", bytes).contains(&format!("role=\"status\">{words}</p>")), "{words}");
    }
}

/// An uncertain result names its grounds, alike in every output; each sort of ground occurs in some log.
#[test]
fn each_basis_is_named() {
    use headjudge::judge::Basis;
    for basis in Basis::ALL {
        let whole = Whole { parts: vec![Part { rests_on: vec![basis], ..Part::new(Is::NotCertain) }] };
        let lines = whole_lines(&whole, Language::English);
        assert_eq!(lines, [format!("Not certain: the result rests on {}", basis.name())]);
        assert_eq!(whole.status(), 5);
    }
}

/// The sheet and the page for a seat give the verdict on the whole log, with only those details that the seat saw.
#[test]
fn a_seat_is_told_the_verdict_and_not_what_it_hides() {
    use headjudge::games::cipher::Cipher;
    let theirs =
        Whole { parts: vec![Part { entry: Some(7), clause: Some("17.1.2"), count: 1, ..Part::new(Is::Illegal) }] };
    let hidden = Part {
        entry: Some(3),
        clause: Some("13.2.1.5"),
        count: 2,
        why: Some("A17".to_owned()),
        ..Part::new(Is::Illegal)
    };
    let torn = Part { why: Some("line 9: A17".to_owned()), count: 8, more: 1, ..Part::new(Is::Torn) };
    let whole = Whole { parts: vec![torn, hidden] };
    for seen in [whole.through(&theirs), whole.through(&Whole::default())] {
        assert_eq!(
            (seen.status(), full(&seen, Language::English)),
            (4, "Cannot be read to its end · Illegal".to_owned())
        );
        let lines = whole_lines(&seen, Language::English).join("\n");
        assert!(
            !lines.contains("A17") && !lines.contains("13.2.1.5") && lines.contains("hidden from these eyes"),
            "{lines}"
        );
    }
    assert!(whole_lines(&whole.through(&theirs), Language::English)[0].contains("entry 7: 17.1.2"));
    // Entry 137 is illegal for all to see; B sees it under its number in B's view.
    let log = include_bytes!("../examples/attacked-twice.jsonl");
    let session = Session::<Cipher>::open(open(&log[..]).expect("a log")).expect("a match");
    let seen = seen_by(&session, View::B).expect("a view");
    let bytes = seen.write(Vec::new(), Form::Lines, false).expect("memory");
    let theirs = Session::<Cipher>::open(open(&bytes[..]).expect("a log")).expect("a match");
    let entry = seen.number_of(137);
    let sheet = sheet(&Asked { session: &theirs, entry, whole: Some((&session, 137)), log: "match.jsonl" });
    assert!(sheet.sections[1].title.ends_with(&full(session.whole(), Language::English)));
    let page = reel_of_part(&theirs, "match.jsonl", &bytes, session.whole());
    let words = |whole: &Whole| full(whole, Language::English);
    assert!(page.contains(&format!("The whole log: {}</p>", words(session.whole()))));
    assert!(page.contains(&format!("What these eyes saw of it: {}</p>", words(theirs.whole()))));
}

/// `diff` judges each log to its end, also after the divergence, and with a client's edition.
#[test]
fn a_comparison_judges_behind_the_parting() {
    use headjudge::games::cipher::Cipher;
    let room = Room::new();
    room.write("one.jsonl", lines_of(&[HEADER, MOVE, AGAIN]));
    let other = MOVE.replace("A1", "A4");
    room.write("other.jsonl", lines_of(&[HEADER, &other, &AGAIN.replace("A1", "A4"), "nonsense"]));
    let ran = run(&room, &["diff", "one.jsonl", "other.jsonl"], "en", "").expect(1);
    ran.says("one.jsonl: Illegal · Not finished · Not certain\n")
        .says("other.jsonl: Cannot be read to its end · Illegal · Not certain\n");
    let ran = run(&room, &["diff", "--format", "json", "one.jsonl", "other.jsonl"], "en", "").expect(1);
    let found: Value = serde_json::from_str(&ran.out).expect("JSON");
    assert_eq!(found["logs"][1]["whole"][0]["is"], "torn", "{found}");
    let log = written(&simulated::<Cipher>(1, Detail::Decisions), Form::Frames, true);
    let whole =
        |lang| import::compare::<Cipher, _, _>(lang, open(&log[..]).expect("a log"), open(&log[..]).expect("a log"));
    let audit = import::audit(open(&log[..]).expect("a log")).expect("a game").held_to(&Demands::default());
    assert!(whole(Lang::English).logs.iter().all(|it| it.whole == audit));
}
