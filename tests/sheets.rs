//! The judge's sheet: its content, that it shows nobody what they did not see, and that no name in a log can break it.

use crate::support::*;
use headjudge::games::cipher::Cipher;
use headjudge::judge::{Game, Lang, Leaves, Session};
use headjudge::log::{Body, Detail, Entry, Form, Seat};
use headjudge::report::{Asked, Block, Sheet, html, markdown, sheet};

for_every_game! {
    fn a_sheet_says_what_was_found() { of_all_cases() }
    fn a_plan_undoes_all_that_came_after() { plans(5) }
}

fn session<G: Game>(text: &[u8]) -> Session<G> {
    Session::open(headjudge::log::open(text).expect("a log")).expect("a match")
}

fn about<G: Game>(session: &Session<G>, entry: usize) -> Sheet {
    sheet(&Asked { session, entry, whole: None, log: "match.jsonl" })
}

/// Every illegal entry of the fixtures has a sheet with its clauses, in both forms and both languages.
fn of_all_cases<G: Game>() {
    for case in cases(G::ID).iter().step_by(7) {
        let Some(log) = case.log("illegal") else { continue };
        for lang in [Lang::English, Lang::Native] {
            let opened = headjudge::log::open(log.text.as_bytes()).expect("a log");
            let session = headjudge::import::session::<G, _>(lang, opened).expect("a match");
            for found in session.findings() {
                let sheet = about(&session, found.entry as usize);
                let [page, text] = [html(&sheet), markdown(&sheet)];
                for reason in &found.reasons {
                    assert!(page.contains(&format!("<b>{}", reason.clause)), "{}: {page}", case.name);
                    assert!(text.contains("**"), "{}: {text}", case.name);
                }
                assert!(sheet.short.len() >= 4, "{:?}", sheet.short);
            }
        }
    }
}

/// All acts that a plan undoes are after its target, the last first, and none in between is left out.
fn plans<G: Tried>(seed: u64) {
    for detail in [Detail::Full, Detail::Decisions] {
        let mut log = simulated::<G>(seed, detail);
        log.1.truncate(120);
        let session = session::<G>(&written(&log, Form::Lines, false));
        let n = session.len() / 2;
        let plan = session.plan(n).expect("a plan");
        assert_eq!((plan.to as usize, plan.by_the_rules), (n - 1, false));
        let mut entries: Vec<usize> = plan.acts.iter().map(|it| it.entry as usize).collect();
        assert!(entries.is_sorted_by(|one, other| one >= other));
        entries.dedup();
        assert_eq!(entries, (n..=session.len()).rev().collect::<Vec<_>>());
        for it in &plan.acts {
            let chance = matches!(session.entry(it.entry as usize).expect("it").body, Body::Chance { .. });
            assert!(it.leaves != Leaves::ChanceAgain || chance, "{it:?}");
        }
    }
}

fn twice() -> Session<Cipher> {
    session(include_bytes!("../examples/attacked-twice.jsonl"))
}

/// 18.1.2: Marth attacks at entry 137 although he is rested; he has been since his attack at entry 81, with three attacks
/// of others and some support of his own in between.
#[test]
fn a_fact_holds_since_an_entry() {
    let session = twice();
    assert_eq!(session.since(137), [Some(81)]);
    let told = markdown(&about(&session, 137));
    for it in ["since entry 81", "A15 Marth is already rested", "entry 136", "_", "signature of Ann"] {
        assert!(told.contains(it), "{it}: {told}");
    }
}

/// A card played openly from the hand, and a drawn one, cannot be made unknown again; an event of a unit can be undone.
#[test]
fn what_was_seen_is_marked() {
    let plan = twice().plan(137).expect("a plan");
    let leaves = |n: u32| plan.acts.iter().find(|it| it.entry == n).expect("an act").leaves;
    // 167: A draws; 169: A sets a bond from the hand; 146: B takes an orb, and sees it.
    assert_eq!([167, 169, 146].map(leaves), [Leaves::CardSeen; 3]);
    // 174: A targets a unit; 151: A passes; 166: A's units are unrested.
    assert_eq!([174, 151, 166].map(leaves), [Leaves::Nothing; 3]);
}

/// A rewind in the log took an entry back: nothing is left to undo.
#[test]
fn what_was_taken_back_needs_no_plan() {
    let session = twice();
    let mut log = (session.header().clone(), session.entries()[..137].to_vec());
    let back = headjudge::log::Intervention::Rewind { to: 136, reason: "attacked twice".to_owned() };
    log.1.push(Entry { n: 138, body: Body::Intervention(Box::new(back)) });
    let session = self::session::<Cipher>(&written(&log, Form::Lines, false));
    assert_eq!(session.plan(137), None);
    assert!(markdown(&about(&session, 137)).contains("rewind at entry 138 took it back"));
}

/// A stranger's name for a player or a file cannot act as mark-up or a script, or change the page's direction.
#[test]
fn hostile_names_are_text() {
    let session = twice();
    let (mut header, entries) = (session.header().clone(), session.entries().to_vec());
    header.players[0].name = "<script>alert(1)</script>\u{202e}\"'&".to_owned();
    header.players[1].name = "| a |\n# b\n```\n[x](javascript:y) \u{1b}[2J".to_owned();
    let session = self::session::<Cipher>(&written(&(header, entries), Form::Lines, false));
    let sheet = sheet(&Asked { session: &session, entry: 137, whole: None, log: "</style><img src=x onerror=y>" });
    let page = html(&sheet);
    assert!(!page.contains("<script") && !page.contains("<img") && !page.contains('\u{202e}'), "{page}");
    assert!(page.contains("&lt;script&gt;") && page.contains("default-src 'none'"));
    let text = markdown(&sheet);
    assert!(!text.contains("\n# b") && !text.contains("\n```") && !text.contains('\u{1b}'), "{text}");
    // An indented line is shown literally.
    let mut marked_up =
        text.lines().filter(|it| !it.starts_with("    ")).map(|it| it.replace("\\<", "").replace("\\[", ""));
    assert!(marked_up.all(|it| !it.contains('[') && !it.contains('<')), "{text}");
}

/// The judge's part is left blank, and nobody's motive is mentioned.
#[test]
fn the_judge_decides_what_only_a_judge_can() {
    let sheet = about(&twice(), 137);
    let blanks = sheet.sections.iter().flat_map(|it| &it.blocks).filter(|it| matches!(it, Block::Blank { .. }));
    assert_eq!(blanks.count(), 8);
    let text = markdown(&sheet).to_lowercase();
    for word in ["cheat", "intent", "deliberate", "on purpose", "mistaken"] {
        assert!(!text.contains(word), "{word}");
    }
    let names = Seat::BOTH.map(|of| format!("({of})"));
    assert!(names.iter().all(|it| markdown(&sheet).contains(&it[..])));
}
