//! A match as one HTML file: the log stands in it byte for byte, nothing is fetched, and nothing that a name holds is mark-up.

use crate::support::*;
use headjudge::judge::{Game, Session, seen_by};
use headjudge::log::{Detail, Form, View};
use headjudge::report::reel;

for_every_game! {
    fn a_match_is_a_page() { pages() }
}

fn session<G: Game>(bytes: &[u8]) -> Session<G> {
    Session::open(headjudge::log::open(bytes).expect("a log")).expect("a match")
}

/// What stands between two marks of a page, as a reader of HTML has it.
fn inside<'a>(page: &'a str, from: &str, to: &str) -> &'a str {
    let (_, rest) = page.split_once(from).expect("it is there");
    rest.split_once(to).expect("it ends").0
}

fn text(html: &str) -> String {
    html.replace("&lt;", "<").replace("&amp;", "&")
}

fn pages<G: Tried>() {
    for detail in [Detail::Full, Detail::Decisions] {
        let log = simulated::<G>(1, detail);
        let bytes = written(&log, Form::Lines, false);
        let session = session::<G>(&bytes);
        let page = reel(&session, "match.jsonl").expect("memory");
        assert_eq!(text(inside(&page, "<pre id=\"log\" hidden>", "</pre>")).as_bytes(), bytes);
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
    let page = reel(&session::<G>(&theirs), "match.jsonl").expect("memory");
    assert_eq!(text(inside(&page, "<pre id=\"log\" hidden>", "</pre>")).as_bytes(), theirs);
}

/// A name ends no element and begins no script.
#[test]
fn hostile_names_stay_names() {
    use headjudge::games::cipher::Cipher;
    let (mut header, mut entries) = simulated::<Cipher>(1, Detail::Full);
    entries.truncate(20);
    header.players[0].name = "</pre></script><script>alert(1)</script><!--".to_owned();
    header.players[1].name = "\u{202e}<img src=x onerror=y>&lt;".to_owned();
    let bytes = written(&(header, entries), Form::Lines, false);
    let page = reel(&session::<Cipher>(&bytes), "</title><script>").expect("memory");
    let marks = |what: &str| page.matches(what).count();
    assert_eq!((marks("<script"), marks("</script>"), marks("</pre>"), marks("<img")), (2, 2, 1, 0));
    assert_eq!(text(inside(&page, "<pre id=\"log\" hidden>", "</pre>")).as_bytes(), bytes);
}
