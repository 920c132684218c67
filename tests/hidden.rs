//! Logs written through one player's eyes, or a spectator's: cards that the viewer could not see are `?`.
//! Nothing that was legal is called illegal because of that, and *undecidable* is said only where the
//! verdict hangs on a hidden card.
//!
//! Made by censoring simulated logs, by what chapter 6 shows to whom: nobody sees a deck's order (6.7) or an
//! orb (6.13), a hand is its player's alone (6.8), a lord lies face-down until the preparation's end
//! (12.2.1.1, 12.2.1.7); all else is public.
//!
//! A log of detail `decisions` derives its steps, and what is derived hangs on the order of the decks: with
//! hidden shuffles it can be followed up to the first support (18.1.5), where the match stops with a word.

mod support;

use headjudge::games::cipher::{Chance, Cipher, Decision, Step};
use headjudge::judge::Audit;
use headjudge::log::{Body, Detail, Entry, Form, Seat, View};
use headjudge::table::Card;
use std::collections::HashSet;
use support::*;

const VIEWS: [View; 3] = [View::A, View::B, View::Public];

/// Whether a viewer sees what only a player sees.
fn sees(view: View, of: Seat) -> bool {
    matches!((view, of), (View::Omniscient, _) | (View::A, Seat::A) | (View::B, Seat::B))
}

/// An entry as the viewer has it.
fn censored(entry: &Entry<Cipher>, view: View) -> Entry<Cipher> {
    let hide = |of: Seat, card: Card| if sees(view, of) { card } else { Card::UNKNOWN };
    let body = match entry.body.clone() {
        Body::Decision { by, what: Decision::Lord { card } } => {
            Body::Decision { by, what: Decision::Lord { card: hide(by, card) } }
        }
        Body::Decision { by, what: Decision::BreakOrb { card } } => {
            Body::Decision { by, what: Decision::BreakOrb { card: hide(by, card) } }
        }
        Body::Chance { clause, what: Chance::Shuffle { player, .. } } => {
            Body::Chance { clause, what: Chance::Shuffle { player, order: Vec::new() } }
        }
        Body::Step { clause, what: Step::Draw { player, card } } => {
            Body::Step { clause, what: Step::Draw { player, card: hide(player, card) } }
        }
        Body::Step { clause, what: Step::Orb { player, .. } } => {
            Body::Step { clause, what: Step::Orb { player, card: Card::UNKNOWN } }
        }
        body => body,
    };
    Entry { n: entry.n, body }
}

/// The cards that a log names.
fn named(entries: &[Entry<Cipher>]) -> HashSet<String> {
    let mut named = HashSet::new();
    for entry in entries {
        let text = match &entry.body {
            Body::Decision { what, .. } => serde_json::to_string(what),
            Body::Step { what, .. } => serde_json::to_string(what),
            Body::Chance { what, .. } => serde_json::to_string(what),
            Body::Intervention(it) => serde_json::to_string(it),
        };
        let text = text.expect("a word is JSON");
        named.extend(text.split('"').filter(|it| it.parse::<Card>().is_ok()).map(str::to_owned));
    }
    named
}

/// A match through a viewer's eyes; `open` decks were shown to both sides beforehand.
fn seen(log: &Log, view: View, open: bool) -> Log {
    let mut header = log.0.clone();
    (header.view, header.seed) = (view, None);
    let entries: Vec<_> = log.1.iter().map(|it| censored(it, view)).collect();
    let named = named(&entries);
    for of in Seat::BOTH.into_iter().filter(|of| !open && !sees(view, *of)) {
        let deck = &mut header.players[of.index()].deck;
        for (place, code) in deck.iter_mut().enumerate() {
            if !named.contains(&Card::new(of, place).to_string()) {
                "?".clone_into(code);
            }
        }
    }
    (header, entries)
}

/// No verdict on a legal match is illegal, and what is undecidable hangs on the hidden faces of a deck list
/// (12.1.1.1, 12.1.1.2) or on a lord that still lies face-down (12.2.1.1).
fn assert_fair(audit: &Audit, what: &str) {
    let first = audit.findings.iter().find(|it| it.finding.verdict == headjudge::judge::Verdict::Illegal);
    assert!(first.is_none(), "{what}: {first:#?}");
    assert!(audit.stopped.is_none() && audit.unreadable.is_empty(), "{what}: {:?}", audit.stopped);
    for it in &audit.findings {
        let allowed = ["12.1.1.1", "12.1.1.2", "12.2.1.1"];
        assert!(allowed.contains(&it.finding.clause()), "{what}: {:#?}", it.finding);
    }
}

fn views_are_fair(seeds: std::ops::Range<u64>) {
    for seed in seeds {
        let log = simulated(seed, Detail::Full);
        let whole = audited(&written(&log, Form::Lines, false));
        for view in VIEWS {
            for open in [true, false] {
                let what = format!("seed {seed}, {view:?}, open decks: {open}");
                let hidden = seen(&log, view, open);
                let audits = [Form::Lines, Form::Frames].map(|it| audited(&written(&hidden, it, true)));
                assert_fair(&audits[0], &what);
                assert_eq!(audits[0].undecidable, audits[1].undecidable, "{what}");
                assert_eq!(audits[0].result, whole.result, "{what}: the result is public");
                assert_eq!(audits[0].entries, whole.entries, "{what}");
                // A long match shows every card of a deck.
                let decks = hidden.0.players.iter().any(|it| it.deck.iter().any(|it| it == "?"));
                let lords = Seat::BOTH.into_iter().filter(|of| !sees(view, *of)).count() as u64;
                assert_eq!(audits[0].undecidable, lords + u64::from(decks), "{what}: {:#?}", audits[0].findings);
            }
        }
    }
}

#[test]
fn what_a_viewer_could_not_see_is_never_illegal() {
    views_are_fair(0..25);
}

#[test]
#[ignore = "many matches"]
fn what_a_viewer_could_not_see_is_never_illegal_in_many_matches() {
    views_are_fair(300..600);
}

/// A fault in what is public is found through any eyes.
#[test]
fn a_public_fault_is_found_through_any_eyes() {
    for seed in 0..10 {
        let (header, mut entries) = simulated(seed, Detail::Full);
        let is_attack = |it: &Entry<Cipher>| matches!(it.body, Body::Decision { what: Decision::Attack { .. }, .. });
        let Some(place) = entries.iter().position(is_attack) else { continue };
        let Body::Decision { by, .. } = &mut entries[place].body else { unreachable!("it is a decision") };
        *by = by.other();
        let log = (header, entries);
        for view in VIEWS {
            let audit = audited(&written(&seen(&log, view, false), Form::Lines, false));
            let illegal = |it: &&headjudge::judge::Located| it.finding.verdict == headjudge::judge::Verdict::Illegal;
            let first = audit.findings.iter().find(illegal).expect("the fault");
            assert_eq!((first.finding.entry as usize, first.finding.clause()), (place + 1, "13.5.1.2"), "{view:?}");
        }
    }
}

/// 12.2.1.1: a lord's cost is judged when it is turned up, if it could not be before.
#[test]
fn a_hidden_lord_is_judged_at_its_reveal() {
    let log = simulated(1, Detail::Full);
    let mut log = seen(&log, View::B, true);
    let dear = log.0.players[0].deck.iter().position(|it| it == "S01-001").expect("Marth of cost 4");
    for entry in &mut log.1 {
        if let Body::Step { what: Step::RevealLord { player: Seat::A, card }, .. } = &mut entry.body {
            *card = Card::new(Seat::A, dear);
            break;
        }
    }
    let audit = audited(&written(&log, Form::Lines, false));
    let found =
        audit.findings.iter().find(|it| it.finding.verdict == headjudge::judge::Verdict::Illegal).expect("found");
    assert_eq!(found.finding.clause(), "12.2.1.1");
    assert_eq!(found.finding.kind, headjudge::judge::Sort::Step);
}

/// What a viewer could see and a log hides nevertheless: the support is public (6.9), so `?` there leaves
/// what follows from it undecidable, and still not illegal.
#[test]
fn a_hidden_support_is_undecidable() {
    for seed in 0..10 {
        let log = simulated(seed, Detail::Full);
        let mut log = seen(&log, View::Public, false);
        let is_support = |it: &Entry<Cipher>| matches!(it.body, Body::Step { what: Step::Support { .. }, .. });
        let Some(place) = log.1.iter().position(is_support) else { continue };
        let end = log.1[place..].iter().position(|it| {
            matches!(it.body, Body::Step { what: Step::SupportFails { .. } | Step::ClearSupport { .. }, .. })
        });
        log.1.truncate(place + end.unwrap_or(0));
        if let Body::Step { what: Step::Support { card, .. }, .. } = &mut log.1[place].body {
            *card = Card::UNKNOWN;
        }
        let audit = audited(&written(&log, Form::Lines, false));
        assert_eq!(
            audit.illegal,
            0,
            "seed {seed}: {:#?}",
            audit
                .findings
                .iter()
                .map(|it| (
                    it.finding.entry,
                    &it.finding.event,
                    it.finding.verdict,
                    it.finding.clause(),
                    &it.finding.reasons[0].facts
                ))
                .collect::<Vec<_>>()
        );
        assert!(audit.undecidable > 3, "seed {seed}");
    }
}

/// A log without steps and without the orders of its shuffles: judged up to the first battle's supports.
#[test]
fn a_hidden_log_without_steps_stops_where_it_would_have_to_guess() {
    for seed in 0..15 {
        let log = simulated(seed, Detail::Decisions);
        for view in VIEWS {
            let hidden = seen(&log, view, true);
            let audit = audited(&written(&hidden, Form::Lines, true));
            assert_eq!(audit.illegal, 0, "seed {seed}, {view:?}: {:#?}", audit.findings);
            let stopped = audit.stopped.expect("no match of these ends without a battle");
            assert!(stopped.why.contains("order of every shuffle"), "{}", stopped.why);
            let before =
                hidden.1.iter().position(|it| matches!(it.body, Body::Decision { what: Decision::Target { .. }, .. }));
            assert_eq!(stopped.entry as usize, before.expect("a battle") + 2, "the entry after the first target");
        }
    }
}
