//! Finding things while stepping: by a word, by a card's name, through the eyes of a seat; and the way back.

use crate::support::*;
use headjudge::games::cipher::Cipher;
use headjudge::judge::{Game, Session};
use headjudge::log::{Detail, Form};
use headjudge::repl::{Act, Repl};
use headjudge::report::Page;

for_every_game! {
    fn every_seat_has_a_board_of_its_own() { boards() }
    fn a_turn_has_its_entries() { turns() }
}

fn repl<G: Game>(bytes: &[u8]) -> Repl<G> {
    Repl::new(Session::open(headjudge::log::open(bytes).expect("a log")).expect("a match"), Page::PLAIN)
}

/// Marth (A15) attacks at 81 and, although he is rested, at 137.
fn twice() -> Repl<Cipher> {
    repl(include_bytes!("../examples/attacked-twice.jsonl"))
}

fn boards<G: Tried>() {
    let mut repl = repl::<G>(&written(&simulated::<G>(1, Detail::Full), Form::Lines, false));
    repl.answer("goto 60");
    let whole = repl.answer("board").text;
    let [a, b, public] = ["A", "B", "public"].map(|it| repl.answer(&format!("board {it}")).text);
    assert!(whole.lines().next() == a.lines().next() && a.lines().next() == public.lines().next(), "{whole}{a}");
    assert!(a != b && a != public && b != public, "{a}{b}{public}");
}

/// The lists of all turns together are the match, and stepping turn by turn leads to where each begins.
fn turns<G: Tried>() {
    let mut repl = repl::<G>(&written(&simulated::<G>(2, Detail::Full), Form::Lines, false));
    let begins: Vec<(usize, u32)> = {
        let mut of = repl.session().calendar().to_vec();
        of.dedup_by_key(|it| it.turn);
        of.iter().map(|it| (it.at, it.turn)).collect()
    };
    assert!(begins.len() > 3);
    for (at, turn) in &begins[1..4] {
        repl.answer("goto turn next");
        assert_eq!(repl.session().at(), *at);
        assert!(repl.answer(&format!("log {turn}")).text.starts_with(&format!("#{at} ")));
    }
    for (at, _) in begins[..3].iter().rev() {
        repl.answer("goto turn back");
        assert_eq!(repl.session().at(), *at);
    }
}

/// A word of an event, a card's name in three scripts, a clause, a player's choices.
#[test]
fn entries_are_found_by_a_word() {
    let mut repl = twice();
    let entries = |text: &str| -> Vec<usize> {
        text.lines().filter_map(|it| it.strip_prefix('#')?.split(' ').next()?.parse().ok()).collect()
    };
    let attacks = entries(&repl.answer("find attacks with A15").text);
    assert_eq!(attacks, [81, 137]);
    // B41 is the only Sumia; it is named in all its languages.
    let sumia = entries(&repl.answer("find Sumia").text);
    assert_eq!(entries(&repl.answer("find スミア").text), sumia);
    assert_eq!(entries(&repl.answer("find 丝米娅").text), sumia);
    assert!(entries(&repl.answer("find 18.1.2").text).contains(&137));
    assert!(sumia.contains(&2) && !sumia.contains(&81), "{sumia:?}");
    assert!(repl.answer("find nobody-is-called-so").text.contains("0 entries"));
}

#[test]
fn a_card_is_meant_by_its_name() {
    let mut repl = twice();
    let several = repl.answer("card Marth").text;
    assert!(several.contains("several cards") && several.contains("A15 Marth"), "{several}");
    let nobody = repl.answer("card Lyndis").text;
    assert!(nobody.contains("is no card"), "{nobody}");
    assert!(repl.answer("break card b41").text.contains("B41"));
}

#[test]
fn legal_decisions_are_listed_by_a_word() {
    let mut repl = twice();
    repl.answer("goto 136");
    let abilities = repl.answer("legal ability").text;
    assert!(abilities.contains("2 legal decisions") && !abilities.contains("passes"), "{abilities}");
}

/// The plan, and a copy that goes back; the log itself is not written.
#[test]
fn a_copy_goes_back() {
    let mut repl = twice();
    let plan = repl.answer("rewind 137").text;
    assert!(plan.contains("to entry 136") && plan.contains("● a hidden card was seen"), "{plan}");
    let answer = repl.answer("rewind 137 copy.jsonl");
    let Act::Save { bytes, over: false, path } = answer.act else { panic!("{answer:?}") };
    assert_eq!(path.to_str(), Some("copy.jsonl"));
    let audit = audited(&bytes);
    assert_eq!((audit.illegal, audit.taken_back_illegal, audit.entries), (0, 1, 184));
    assert!(repl.answer("rewind 137 copy.txt").text.contains(".jsonl"));
    assert!(repl.answer("rewind 0").text.contains("nothing leads back"));
}

#[test]
fn what_is_near_in_meaning_is_suggested() {
    let mut repl = twice();
    for (typed, meant) in
        [("exit", "quit"), ("who", "agenda"), ("moves", "legal"), ("history", "log"), ("undo", "back")]
    {
        let told = repl.answer(typed).text;
        assert!(told.contains(&format!("did you mean `{meant}`?")), "{told}");
    }
    assert!(repl.prompt().contains("→ A"), "{}", repl.prompt());
}
