//! Logs written through one player's or a spectator's view: cards that the viewer could not see are `?`. Legal entries are
//! not called illegal because of that, and a verdict is *undecidable* only if it depends on a hidden card.
//!
//! Made by censoring simulated logs, by what each game's rules show to whom ([`Tried::censored`]).
//!
//! The steps of a log of detail `decisions` are derived, and depend on the order of the decks. With hidden shuffles it can
//! be followed up to the first step that needs one, where the match stops with a message. In Cipher that is the first
//! support (18.1.5).

use crate::support::tried::{part, seen};
use crate::support::*;
use headjudge::games::blackpoker::Decision::Request;
use headjudge::games::blackpoker::{Action, BlackPoker};
use headjudge::games::cipher::{Cipher, Decision, Step};
use headjudge::judge::{Audit, Located, Sort, Verdict};
use headjudge::log::{Body, Detail, Entry, Form, Seat, View};
use headjudge::table::Card;
use std::ops::Range;

const VIEWS: [View; 3] = [View::A, View::B, View::Public];

for_every_game! {
    fn what_a_viewer_could_not_see_is_never_illegal() { views_are_fair(0..25) }

    #[ignore = "many matches"]
    fn what_a_viewer_could_not_see_is_never_illegal_in_many_matches() { views_are_fair(300..600) }
}

fn is_illegal(it: &&Located) -> bool {
    it.finding.verdict == Verdict::Illegal
}

/// No verdict on a legal match is illegal, and an undecidable one depends on a card that the viewer does not see.
fn assert_fair<G: Tried>(audit: &Audit, what: &str) {
    let first = audit.findings.iter().find(is_illegal);
    assert!(first.is_none(), "{what}: {first:#?}");
    assert!(audit.stopped.is_none() && audit.unreadable.is_empty(), "{what}: {:?}", audit.stopped);
    for it in audit.findings.iter().filter(|it| it.finding.verdict != Verdict::Unmodelled) {
        assert!(G::HIDDEN.contains(&it.finding.clause()), "{what}: {:#?}", it.finding);
    }
}

fn views_are_fair<G: Tried>(seeds: Range<u64>) {
    for seed in part::<G>(seeds) {
        let log = simulated::<G>(seed, Detail::Full);
        let whole = audited(&written(&log, Form::Lines, false));
        for view in VIEWS {
            for open in [true, false] {
                let what = format!("seed {seed}, {view:?}, open decks: {open}");
                let hidden = seen(&log, view, open);
                let audits = [Form::Lines, Form::Frames].map(|it| audited(&written(&hidden, it, true)));
                assert_fair::<G>(&audits[0], &what);
                assert_eq!(audits[0].undecidable, audits[1].undecidable, "{what}");
                assert_eq!(audits[0].result, whole.result, "{what}: the result is public");
                assert_eq!(audits[0].entries, whole.entries, "{what}");
                let undecided = G::undecided(&hidden);
                assert_eq!(audits[0].undecidable, undecided, "{what}: {:#?}", audits[0].findings);
            }
        }
    }
}

/// Cipher: a fault in public information is found in any view.
#[test]
fn a_public_fault_is_found_through_any_eyes() {
    for seed in 0..10 {
        let (header, mut entries) = simulated::<Cipher>(seed, Detail::Full);
        let is_attack = |it: &Entry<Cipher>| matches!(it.body, Body::Decision { what: Decision::Attack { .. }, .. });
        let Some(place) = entries.iter().position(is_attack) else { continue };
        let Body::Decision { by, .. } = &mut entries[place].body else { unreachable!("it is a decision") };
        *by = by.other();
        let log = (header, entries);
        for view in VIEWS {
            let audit = audited(&written(&seen(&log, view, false), Form::Lines, false));
            let first = audit.findings.iter().find(is_illegal).expect("the fault");
            assert_eq!((first.finding.entry as usize, first.finding.clause()), (place + 1, "13.5.1.2"), "{view:?}");
        }
    }
}

/// 12.2.1.1: a lord's cost is judged when it is turned up, if that was impossible before.
#[test]
fn a_hidden_lord_is_judged_at_its_reveal() {
    let log = simulated::<Cipher>(1, Detail::Full);
    let mut log = seen(&log, View::B, true);
    let dear = log.0.players[0].deck.iter().position(|it| it == "S01-001").expect("Marth of cost 4");
    for entry in &mut log.1 {
        if let Body::Step { what: Step::RevealLord { player: Seat::A, card }, .. } = &mut entry.body {
            *card = Card::new(Seat::A, dear);
            break;
        }
    }
    let audit = audited(&written(&log, Form::Lines, false));
    let found = audit.findings.iter().find(is_illegal).expect("found");
    assert_eq!(found.finding.clause(), "12.2.1.1");
    assert_eq!(found.finding.kind, Sort::Step);
}

/// A card that a viewer could see and a log hides nevertheless: the support area is public (6.4.1), so `?` there is
/// illegal. Its consequences become undecidable, not illegal as well.
#[test]
fn a_hidden_support_is_illegal_once() {
    for seed in 0..10 {
        let log = simulated::<Cipher>(seed, Detail::Full);
        let mut log = seen(&log, View::Public, false);
        let is_support = |it: &Entry<Cipher>| matches!(it.body, Body::Step { what: Step::Support { .. }, .. });
        let Some(place) = log.1.iter().position(is_support) else { continue };
        let end = log.1[place..].iter().position(|entry| {
            matches!(entry.body, Body::Step { what: Step::SupportFails { .. } | Step::ClearSupport { .. }, .. })
        });
        log.1.truncate(place + end.unwrap_or(0));
        if let Body::Step { what: Step::Support { card, .. }, .. } = &mut log.1[place].body {
            *card = Card::UNKNOWN;
        }
        let audit = audited(&written(&log, Form::Lines, false));
        let illegal: Vec<_> = audit.findings.iter().filter(is_illegal).map(|it| &it.finding).collect();
        let told: Vec<_> = illegal.iter().map(|it| (it.entry as usize, it.clause())).collect();
        assert_eq!(told, [(place + 1, "6.4.1")], "seed {seed}: {illegal:#?}");
        assert!(audit.undecidable > 2, "seed {seed}");
    }
}

/// Cipher: a log without steps and without the orders of its shuffles is judged up to the first battle's supports.
#[test]
fn a_hidden_log_without_steps_stops_where_it_would_have_to_guess() {
    for seed in 0..15 {
        let log = simulated::<Cipher>(seed, Detail::Decisions);
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

/// BlackPoker: a change in the first step or choice of a sort, as in every view, is found there.
fn assert_found_by_all(log: &Log<BlackPoker>, place: usize, change: impl FnOnce(&mut Body<BlackPoker>), clause: &str) {
    let mut log = log.clone();
    change(&mut log.1[place].body);
    for view in VIEWS {
        for open in [true, false] {
            let audit = audited(&written(&seen(&log, view, open), Form::Lines, false));
            let first = audit.findings.iter().find(is_illegal).expect("the fault");
            assert_eq!((first.finding.entry as usize, first.finding.clause()), (place + 1, clause), "{view:?}");
        }
    }
}

/// BlackPoker: everybody at the table sees which cards Succession sends to the grave and which to the hand, the preset
/// characters, and whose turn it is.
#[test]
fn public_faults_of_blackpoker_are_found_through_any_eyes() {
    use headjudge::games::blackpoker::Step::{Gain, Mill, PresetFails, PresetSoldier};
    let mut tried = [0; 4];
    for seed in 0..8 {
        let log = simulated::<BlackPoker>(seed, Detail::Full);
        let first = |is: fn(&Body<BlackPoker>) -> bool| log.1.iter().position(|it| is(&it.body));
        // succession.effect: a court card goes to the hand, and no other does.
        if let Some(place) = first(|it| matches!(it, Body::Step { what: Gain { .. }, .. })) {
            let to_grave = |body: &mut Body<BlackPoker>| {
                let Body::Step { what, .. } = body else { unreachable!("it is a step") };
                let Gain { player, card } = *what else { unreachable!("it is gained") };
                *what = Mill { player, card };
            };
            assert_found_by_all(&log, place, to_grave, "succession.effect");
            tried[0] += 1;
        }
        if let Some(place) = first(|it| matches!(it, Body::Step { what: Mill { .. }, .. })) {
            let to_hand = |body: &mut Body<BlackPoker>| {
                let Body::Step { what, .. } = body else { unreachable!("it is a step") };
                let Mill { player, card } = *what else { unreachable!("it is milled") };
                *what = Gain { player, card };
            };
            assert_found_by_all(&log, place, to_hand, "succession.effect");
            tried[1] += 1;
        }
        // setup.2.soldier: only a Joker cannot be a soldier (blackpoker-0015).
        if let Some(place) = first(|it| matches!(it, Body::Step { what: PresetSoldier { .. }, .. })) {
            let fails = |body: &mut Body<BlackPoker>| {
                let Body::Step { what, .. } = body else { unreachable!("it is a step") };
                let PresetSoldier { player, card } = *what else { unreachable!("it is preset") };
                *what = PresetFails { player, card };
            };
            assert_found_by_all(&log, place, fails, "setup.2.soldier");
            tried[2] += 1;
        }
        // core.chance: with an empty stage the turn player has the chance, and nobody else requests.
        let is_attack =
            |it: &Body<BlackPoker>| matches!(it, Body::Decision { what: Request { action: Action::Attack, .. }, .. });
        if let Some(place) = first(is_attack) {
            let by_the_other = |body: &mut Body<BlackPoker>| {
                let Body::Decision { by, .. } = body else { unreachable!("it is a decision") };
                *by = by.other();
            };
            assert_found_by_all(&log, place, by_the_other, "core.chance");
            tried[3] += 1;
        }
    }
    assert!(tried.iter().all(|it| *it > 2), "{tried:?}");
}

/// BlackPoker: in a log without steps and without the orders of its shuffles, the preset characters are unknown.
#[test]
fn a_hidden_log_of_blackpoker_without_steps_stops_at_the_preset() {
    for seed in 0..15 {
        let log = simulated::<BlackPoker>(seed, Detail::Decisions);
        for view in VIEWS {
            let audit = audited(&written(&seen(&log, view, true), Form::Lines, true));
            assert_eq!(audit.illegal, 0, "seed {seed}, {view:?}: {:#?}", audit.findings);
            let stopped = audit.stopped.expect("no match goes on without its presets");
            assert!(stopped.why.contains("the log does not say which card this is"), "{}", stopped.why);
            assert_eq!(stopped.entry, 3, "the entry after both shuffles");
        }
    }
}
