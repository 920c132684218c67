//! A match as one HTML file: the log is in it byte for byte, nothing is fetched, and nothing in a name acts as mark-up.

use crate::run::Room;
use crate::support::*;
use headjudge::judge::{Game, Session, seen_by};
use headjudge::log::{Detail, Form, View};
use headjudge::report::{log_in_reel, reel};
use std::path::Path;
use std::process::Command;

for_every_game! {
    fn a_match_is_a_page() { pages() }
}

fn session<G: Game>(bytes: &[u8]) -> Session<G> {
    Session::open(headjudge::log::open(bytes).expect("a log")).expect("a match")
}

/// The text between two marks of a page, as an HTML parser reads it.
fn inside<'a>(page: &'a str, from: &str, to: &str) -> &'a str {
    let (_, rest) = page.split_once(from).expect("it is there");
    rest.split_once(to).expect("it ends").0
}

/// The page of a log.
fn page<G: Game>(bytes: &[u8]) -> String {
    reel(&session::<G>(bytes), "match.jsonl", bytes)
}

/// The log that tools read in a page.
fn log_in(page: &str) -> Vec<u8> {
    log_in_reel(page.as_bytes()).expect("a log is in it")
}

fn pages<G: Tried>() {
    for detail in [Detail::Full, Detail::Decisions] {
        let log = simulated::<G>(1, detail);
        let bytes = written(&log, Form::Lines, false);
        let session = session::<G>(&bytes);
        let page = reel(&session, "match.jsonl", &bytes);
        assert_eq!(log_in(&page), bytes);
        let boards: serde_json::Value =
            serde_json::from_str(inside(&page, "id=\"boards\">", "</script>")).expect("JSON");
        assert_eq!(boards["boards"].as_array().map(Vec::len), Some(session.len() + 1));
        for n in [1, session.len() / 2, session.len()] {
            assert!(page.contains(&format!("<li id=\"e{n}\"")), "entry {n}");
        }
        assert!(page.contains("default-src 'none'") && !page.contains("http://") && !page.contains("https://"));
    }
    let whole = session::<G>(&written(&simulated::<G>(2, Detail::Full), Form::Lines, false));
    let seen = seen_by(&whole, View::Public).expect("a view");
    let theirs = seen.write(Vec::new(), Form::Lines, false).expect("memory");
    assert_eq!(log_in(&page::<G>(&theirs)), theirs);
    let binary = written(&simulated::<G>(2, Detail::Full), Form::Frames, true);
    assert_eq!(log_in(&page::<G>(&binary)), binary);
}

/// Spaces, CR LF line ends, a missing last one, and characters that HTML would take for mark-up.
#[test]
fn a_log_stands_byte_for_byte() {
    use headjudge::games::cipher::Cipher;
    let plain = String::from_utf8(written(&simulated::<Cipher>(1, Detail::Full), Form::Lines, false)).expect("text");
    let spaced = plain.replacen(":", " :  ", 3).replacen("Ann", "A&amp;n<n", 1);
    for text in [plain.replace('\n', "\r\n"), spaced.trim_end().to_owned(), format!("\u{feff}{plain}"), plain] {
        assert_eq!(log_in(&page::<Cipher>(text.as_bytes())), text.as_bytes());
    }
}

/// The sent page is judged like the original log, and a view of it contains nothing hidden.
#[test]
fn a_page_is_audited() {
    let (room, original) = (Room::new(), std::fs::read("examples/attacked-twice.jsonl").expect("a log"));
    room.write("match.jsonl", &original);
    let made = |whom: &str| {
        room.run(&["report", "match.jsonl", "--replay", "--force", "--for", whom, "-o", "sent.html"]).expect(1);
        room.text("sent.html")
    };
    assert_eq!(log_in(&made("judge")), original);
    room.run(&["audit", "sent.html"]).expect(1).says("A15 Marth is already rested");
    let page = made("public");
    assert!(log_in(&page).starts_with(b"{\"headjudge\""));
    // What the public saw, and not a byte more of the match.
    room.run(&["convert", "--view", "public", "match.jsonl", "view.jsonl"]).expect(0);
    assert_eq!(log_in(&page), room.read("view.jsonl"));
    assert!(page.contains("Marth is already rested") && !room.text("view.jsonl").contains("S01-002"));
}

/// For a file with several matches, the page has the bytes of the named one, in either form.
#[test]
fn a_page_is_of_one_match_among_several() {
    use headjudge::games::cipher::Cipher;
    let room = Room::new();
    for (form, sealed) in [(Form::Frames, false), (Form::Frames, true), (Form::Lines, true)] {
        let logs: [_; 3] =
            std::array::from_fn(|seed| written(&simulated::<Cipher>(seed as u64, Detail::Full), form, sealed));
        room.write("day.log", logs.concat());
        for (nth, log) in logs.iter().enumerate() {
            let named = format!("day.log#{}", nth + 1);
            room.run(&["report", &named, "--replay", "--force", "-o", "sent.html"])
                .expect(room.run(&["audit", &named]).status);
            assert!(log_in(&room.text("sent.html")) == *log, "{named} {form:?}");
        }
    }
}

/// In a browser the page opens at the entry of its link, with the board and the clause beside it. Skipped if Chromium is
/// not installed.
#[test]
fn a_browser_plays_the_page() {
    let found = ["/usr/bin/chromium", "/usr/bin/chromium-browser"].into_iter().find(|it| Path::new(it).exists());
    let Some(chromium) = found else { return eprintln!("skipped: no Chromium is installed") };
    let (room, log) = (Room::new(), std::fs::read("examples/attacked-twice.jsonl").expect("a log"));
    let sent = room.write("sent.html", page::<headjudge::games::cipher::Cipher>(&log));
    let flags = "--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking \
        --disable-component-update --disable-sync --dump-dom";
    let mut command = Command::new(chromium);
    command.args(flags.split_whitespace()).arg(format!("--user-data-dir={}", room.path("profile").display()));
    let shown = command.arg(format!("file://{}#e137", sent.display())).output().expect("it runs");
    let shown = String::from_utf8_lossy(&shown.stdout);
    assert!(shown.contains("<li id=\"e137\" class=\"bad here\">"), "{shown}");
    let beside = inside(&shown, "<div id=\"side\">", "</main>");
    assert!(beside.contains("A15 Marth 40 [lord, rested]") && beside.contains("18.1.2"), "{beside}");
    assert_eq!(inside(&shown, "<div id=\"ticks\">", "</div>").matches("class=\"bad\"").count(), 1);
}

/// A name cannot end an element or begin a script.
#[test]
fn hostile_names_stay_names() {
    use headjudge::games::cipher::Cipher;
    let (mut header, mut entries) = simulated::<Cipher>(1, Detail::Full);
    entries.truncate(20);
    header.players[0].name = "</pre></script><script>alert(1)</script><!--".to_owned();
    header.players[1].name = "\u{202e}<img src=x onerror=y>&lt;".to_owned();
    let bytes = written(&(header, entries), Form::Lines, false);
    let page = reel(&session::<Cipher>(&bytes), "</title><script>", &bytes);
    let marks = |what: &str| page.matches(what).count();
    assert_eq!((marks("<script"), marks("</script>"), marks("</pre>"), marks("<img")), (2, 2, 1, 0));
    assert_eq!(log_in(&page), bytes);
}

/// A page with the words, tables or verdicts of another match than its log's is reported, and counts; different mark-up
/// with the same content is not.
#[test]
fn what_a_page_says_is_compared() {
    let room = Room::new();
    let illegal = std::fs::read_to_string("examples/attacked-twice.jsonl").expect("a log");
    room.write("match.jsonl", &illegal);
    // The same match up to before the illegal entry.
    let legal: String = illegal.lines().take(100).map(|it| format!("{it}\n")).collect();
    room.write("clean.jsonl", &legal);
    let page = |name: &str| {
        let status = room.run(&["audit", name]).status;
        room.run(&["report", name, "--replay", "--force", "-o", "page.html"]).expect(status);
        room.text("page.html")
    };
    let (bad, good) = (page("match.jsonl"), page("clean.jsonl"));
    let log = |page: &str| {
        let (_, rest) = page.split_once("<pre id=\"log\"").expect("a log");
        format!("<pre id=\"log\"{}</pre>", rest.split_once("</pre>").expect("its end").0)
    };
    let clean = room.run(&["audit", "clean.jsonl"]).status;
    let audit = |page: &str| {
        room.write("sent.html", page);
        room.run(&["audit", "--format", "ndjson", "sent.html"])
    };
    assert_eq!(audit(&good).status, clean);
    assert_eq!(audit(&bad).status, 1);
    // Whitespace, the order of attributes, case, escapes, a mark, line ends: the content is the same.
    for same in [
        good.replace("<li id=", "<LI\n  data-at=\"\" id="),
        good.replace("<b>", "<b >").replace("</li>", "</LI >"),
        good.replace('\n', "\r\n").replace(&log(&good).replace('\n', "\r\n"), &log(&good)),
        format!("\u{feff}{good}"),
        good.replace("<main>", "<!-- sent by mail --><main>"),
    ] {
        let ran = audit(&same);
        assert_eq!(ran.status, clean, "{}", ran.out);
    }
    let word = |ran: &crate::run::Ran| {
        let report: serde_json::Value = serde_json::from_str(ran.out.lines().next().expect("a report")).expect("JSON");
        (ran.status, report["verdict"].as_str().unwrap_or_default().to_owned())
    };
    let altered = (3, "page altered".to_owned());
    // The illegal match's page around the legal one's log; its log in a comment; changed words, verdict, table, mark,
    // picture, style and script.
    let ran = audit(&bad.replace(&log(&bad), &log(&good)));
    assert_eq!(word(&ran), altered, "{}", ran.out);
    assert!(ran.out.contains("the page says"), "{}", ran.out);
    for (what, other) in [
        ("a comment in front", bad.replace(&log(&bad), &format!("<!-- {} -->{}", log(&bad), log(&good)))),
        ("a word", good.replacen("A1", "A2", 1)),
        ("an entry more", good.replace("</ol>", "<li id=\"e101\" class=\"bad\">101 illegal</li></ol>")),
        ("a verdict", good.replacen("<li id=\"e50\" class=\"\"", "<li id=\"e50\" class=\"bad\"", 1)),
        ("a table", good.replacen("\"boards\":[[", "\"boards\":[[0,", 1)),
        ("a picture", good.replace("</ol>", "</ol><img src=\"data:image/png;base64,AA\">")),
        ("a style", good.replace("</style>", "#e50::after{content:\"illegal\"}</style>")),
        ("a style of one", good.replacen("<li id=\"e50\"", "<li style=\"display:none\" id=\"e50\"", 1)),
        ("a script", good.replace("</body>", "<script>document.title=1</script></body>")),
        ("a word outside of a comment", good.replace("<main>", "<!-- a --!>illegal<!-- b --><main>")),
    ] {
        assert!(other != good && other != bad, "{what}");
        assert_eq!(word(&audit(&other)), altered, "{what}");
    }
    // No log, or two: it is unknown which is meant.
    let ran = audit(&bad.replace(&log(&bad), &format!("<!-- {} -->", log(&good)))).expect(4);
    ran.says("cannot be read");
    audit(&bad.replace(&log(&bad), &[log(&good), log(&bad)].concat())).expect(4);
    // A page in an archive or a folder is not a log; it is named.
    let other = good.replace("headjudge replay 0", "headjudge replay 99");
    let ran = audit(&other).expect(5);
    ran.says("the page was written by version 99.").says("its log was judged, its words were not compared");
    let version = format!("headjudge replay {}", env!("CARGO_PKG_VERSION"));
    audit(&good.replace(&version, "headjudge replay")).expect(5).says("its words were not compared");
}

/// Pages in every language, of views, of binary logs and of other programs agree with their logs.
#[test]
fn an_untouched_page_is_as_its_log() {
    let room = Room::new();
    room.write("cipher.jsonl", std::fs::read("examples/attacked-twice.jsonl").expect("a log"));
    room.run(&["convert", "--seal", "cipher.jsonl", "cipher.hjl"]).expect(0);
    room.write("client.json", include_str!("../fixtures/blackpoker/client/both-lives.json"));
    let simulate = |game: &str| {
        room.run(&["simulate", "--game", game, "--entries", "60", "-o", game]).expect(0);
        format!("{game}/000001.jsonl")
    };
    let others = ["blackpoker", "zero", "evolve", "xinglingwang"].map(simulate);
    let files = ["cipher.jsonl", "cipher.hjl", "client.json"].into_iter().chain(others.iter().map(String::as_str));
    for file in files {
        let demanded = ["--sealed", "--finished", "--accept", "hidden,texts,options"];
        for more in [&[][..], &demanded, &["--lang", "native"], &["--lang", "tw"], &["--for", "public"]] {
            if file == "client.json" && more.contains(&"--for") {
                continue;
            }
            let made = room.run(&[&["report", file, "--replay", "--force", "-o", "page.html"], more].concat());
            let demanded = if more.len() == 4 { more } else { &[] };
            let audited = room.run(&[&["audit", file], demanded].concat());
            assert_eq!(made.status, audited.status, "{file} {more:?}: {made:?}");
            let ran = room.run(&["audit", "--format", "ndjson", "page.html"]);
            // A view's page cannot be compared in what it says about the whole match.
            let page = if more.contains(&"--for") { "\"page\":{\"state\":\"not_compared\"" } else { "\"page\":null" };
            assert!(ran.out.contains(page), "{file} {more:?}: {ran:?}");
        }
    }
}
