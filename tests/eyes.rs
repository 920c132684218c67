//! A match as one seat saw it: nothing hidden from that seat is in any byte of it, and everything seen is.

use crate::support::tried::{named, seen, sees};
use crate::support::*;
use headjudge::judge::{Game, NotSeen, Session, ThroughEyes, Verdict, seen_by};
use headjudge::log::{Body, Detail, Entry, Form, Header, Intervention, Seat, View};

const VIEWS: [View; 3] = [View::A, View::B, View::Public];

for_every_game! {
    fn a_view_is_what_the_rules_show() { as_the_rules_show(0..6) }
    fn what_is_hidden_leaves_no_trace() { no_trace(0..6) }
    fn a_log_without_steps_gets_them() { with_steps() }
    fn what_judges_wrote_is_left_out() { without_words() }
    fn through_one_pair_of_eyes_nobody_sees_with_others() { other_eyes() }
}

fn session<G: Game>(log: &Log<G>) -> Session<G> {
    let bytes = written(log, Form::Lines, false);
    Session::open(headjudge::log::open(&bytes[..]).expect("a log")).expect("a match")
}

fn view_of<G: Game>(log: &Log<G>, view: View) -> ThroughEyes<G> {
    seen_by(&session(log), view).expect("a view")
}

fn bytes<G: Game>(of: &ThroughEyes<G>) -> Vec<u8> {
    of.write(Vec::new(), Form::Lines, true).expect("memory")
}

/// It says no more than the same match censored by hand, game for game ([`Tried::censored`]), and no less, or the referee
/// would call it illegal. Cards have other names there, so their faces are compared.
fn as_the_rules_show<G: Tried>(seeds: std::ops::Range<u64>) {
    for seed in seeds {
        let log = simulated::<G>(seed, Detail::Full);
        for view in VIEWS {
            let made = view_of(&log, view);
            let by_hand = seen(&log, view, false);
            let what = format!("seed {seed}, {view:?}");
            for (n, other) in by_hand.1.iter().enumerate() {
                let at = made.number_of(n + 1);
                // This is the entry's place, unless it is left out.
                if at + 1 == made.number_of(n + 2) {
                    let one = &made.entries[at - 1];
                    let [told, known] = [faces(&made.header, one), faces(&by_hand.0, other)];
                    assert!(is_among(&told, &known), "{what}: {one:?} says more than {other:?}: {told:?} {known:?}");
                }
            }
            let audit = audited(&bytes(&made));
            let illegal = audit.findings.iter().find(|it| it.finding.verdict == Verdict::Illegal);
            assert!(illegal.is_none() && audit.stopped.is_none(), "{what}: {illegal:#?} {:?}", audit.stopped);
        }
    }
}

/// The faces that an entry shows, given the deck lists of a header.
fn faces<G: Game>(header: &Header, entry: &Entry<G>) -> Vec<String> {
    let codes = named(std::slice::from_ref(entry)).into_iter().filter(|it| it.token_place().is_none());
    let code = |it: headjudge::table::Card| header.player(it.owner()).cards().nth(it.place()).cloned();
    let mut all: Vec<String> = codes.filter_map(code).filter(|it| it != "?").collect();
    all.sort();
    all
}

/// Returns `true` if a sorted list contains all elements of another, as often.
fn is_among(some: &[String], all: &[String]) -> bool {
    let mut all = all.iter();
    some.iter().all(|it| all.any(|other| other == it))
}

/// Two matches that differ only in what nobody in this view saw give the same bytes, hashes included.
fn no_trace<G: Tried>(seeds: std::ops::Range<u64>) {
    let mut tried = 0;
    for seed in seeds {
        let log = simulated::<G>(seed, Detail::Full);
        let Some(other) = other_at_the_bottom(&log) else { continue };
        tried += 1;
        assert_ne!(written(&log, Form::Lines, true), written(&other, Form::Lines, true));
        for view in VIEWS {
            let [one, two] = [&log, &other].map(|it| bytes(&view_of(it, view)));
            assert_eq!(one, two, "seed {seed}, {view:?}");
            let text = String::from_utf8(one).expect("text");
            assert!(!text.contains("\"seed\""), "the seed would give all of it away");
        }
    }
    assert!(tried > 0, "no match of these ends with two cards left in a deck");
}

/// The same match with two cards exchanged that lie at the bottom of a deck from its last shuffle to the end.
fn other_at_the_bottom<G: Tried>(log: &Log<G>) -> Option<Log<G>> {
    let (mut header, mut entries) = log.clone();
    let order = |entry: &Entry<G>| match &entry.body {
        Body::Chance { what, .. } => G::shuffled(what).map(|it| (it.0, it.1.to_vec())),
        _ => None,
    };
    let last = entries.iter().rposition(|entry| order(entry).is_some_and(|it| it.1.len() > 2))?;
    let (of, cards) = order(&entries[last])?;
    let [one, other] = [cards[cards.len() - 2], cards[cards.len() - 1]];
    let later = named(&entries[last + 1..]);
    if later.contains(&one) || later.contains(&other) {
        return None;
    }
    let Body::Chance { what, .. } = &mut entries[last].body else { return None };
    let mut word = serde_json::to_value(&*what).ok()?;
    exchange(&mut word, &one.to_string(), &other.to_string());
    *what = serde_json::from_value(word).ok()?;
    header.seed = Some(7 + u64::from(of == Seat::A));
    Some((header, entries))
}

fn exchange(word: &mut serde_json::Value, one: &str, other: &str) {
    use serde_json::Value;
    match word {
        Value::String(text) if text == one => other.clone_into(text),
        Value::String(text) if text == other => one.clone_into(text),
        Value::Array(all) => all.iter_mut().for_each(|it| exchange(it, one, other)),
        Value::Object(all) => all.values_mut().for_each(|it| exchange(it, one, other)),
        _ => {}
    }
}

/// The steps cannot be derived without knowing the order of the decks.
fn with_steps<G: Tried>() {
    let log = simulated::<G>(2, Detail::Decisions);
    let whole = session(&log);
    for view in VIEWS {
        let made = seen_by(&whole, view).expect("a view");
        assert_eq!(made.header.detail, Detail::Full);
        let audit = audited(&bytes(&made));
        assert!(audit.illegal == 0 && audit.stopped.is_none(), "{view:?}: {:#?} {:?}", audit.findings, audit.stopped);
        for n in 1..=whole.len() {
            let there = made.entries.get(made.number_of(n) - 1).map(|it| std::mem::discriminant(&it.body));
            let same = there == Some(std::mem::discriminant(&log.1[n - 1].body));
            // Entries that only a hidden card brought about are left out.
            let passes = matches!(&log.1[n - 1].body, Body::Decision { what, .. } if G::is_pass(what));
            assert!(same || passes, "entry {n} is entry {}", made.number_of(n));
        }
    }
}

/// A judge's remark may name a hidden card.
fn without_words<G: Tried>() {
    let (header, mut entries) = simulated::<G>(3, Detail::Full);
    entries.truncate(30);
    let n = entries.len() as u32 + 1;
    let note = Intervention::Note { text: "B holds the four Marths".to_owned(), entry: Some(4) };
    entries.push(Entry { n, body: Body::Intervention(Box::new(note)) });
    let back = Intervention::Rewind { to: 20, reason: "A saw the four Marths".to_owned() };
    entries.push(Entry { n: n + 1, body: Body::Intervention(Box::new(back)) });
    let made = view_of(&(header, entries), View::Public);
    assert!(!String::from_utf8(bytes(&made)).expect("text").contains("Marths"));
    assert_eq!(made.entries.iter().filter(|it| matches!(it.body, Body::Intervention(_))).count(), 2);
}

fn other_eyes<G: Tried>() {
    let log = simulated::<G>(4, Detail::Full);
    let of_a = seen(&log, View::A, false);
    assert_eq!(seen_by(&session(&of_a), View::B).err(), Some(NotSeen::OtherEyes));
    let spectator = view_of(&of_a, View::Public);
    assert!(!sees(spectator.header.view, Seat::A));
    assert_eq!(bytes(&spectator), bytes(&view_of(&log, View::Public)), "a spectator sees the same through A's log");
}
