//! Chapter 2: the cards that each view sees. With it, the referee reports what a log hides although its view sees it.

use crate::games::zero::Zero;
use crate::games::zero::book::{Clause, Ruling};
use crate::games::zero::facts::breach::{Breach, Spot};
use crate::games::zero::log::words::{Chance, Decision, Effect, Place, Step};
use crate::games::zero::state::zones::{self, FACE_DOWN};
use crate::games::zero::state::{Setup, State};
use crate::judge::{Event, Eyes, Seen, Worded};
use crate::log::{Pile, Seat, View};
use crate::say;
use crate::table::{Card, NOWHERE, NamesCards, Zone};

/// The cards that each player sees in 零次元.
#[derive(Clone, Copy, Debug)]
pub struct Sight;

impl Eyes<Zero> for Sight {
    const RULING: Ruling = Ruling::WhatALogMayHide;
    /// 200p1: the zones.
    const ZONES: Clause = Clause::C200P1;
    /// 100p2: each player brings their own deck.
    const DECK: Clause = Clause::C201P1;

    #[inline]
    fn is_hiding(state: &State, what: Event<'_, Zero>) -> bool {
        let mut hides = false;
        let mut look = |it: Card| hides |= it == Card::UNKNOWN;
        match what {
            Event::Decision(_, what) => what.each_card(&mut look),
            Event::Step(what) => what.each_card(&mut look),
            Event::Chance(Chance::Shuffle { player, order }) => {
                return order.is_empty() && state.count(zones::deck(*player)) > 0 || order.contains(&Card::UNKNOWN);
            }
            _ => {}
        }
        hides
    }

    fn face(_: &Setup, state: &State, card: Card, what: Event<'_, Zero>) -> Option<Seen<Zero>> {
        // Cards that are revealed from hand, or found, are seen by everybody.
        if let Event::Decision(_, what) = what
            && !matches!(what, Decision::Choose { .. } | Decision::Order { .. } | Decision::Look { .. })
        {
            let shown = match what {
                Decision::LevelUp { flip, .. } => *flip != Some(card),
                Decision::Use { pay, .. } | Decision::Activate { pay, .. } | Decision::Add { pay, .. } => {
                    !pay.cards().contains(&card)
                }
                _ => true,
            };
            if shown && !state.table.has(card, FACE_DOWN) {
                return Some(open(card));
            }
        }
        // 900.shift.p1, zero-0046: a card whose effect is carried out was shown when the effect joined the chain.
        if let Event::Step(Step::Effect { source, .. }) = what
            && *source == card
            && !state.table.has(card, FACE_DOWN)
        {
            return Some(open(card));
        }
        // 616p1
        if let Event::Step(Step::Effect { does: Effect::Reveal { .. } | Effect::Duel { .. }, .. }) = what {
            return Some(open(card));
        }
        let zone = state.table.zone(card);
        if zone == NOWHERE || state.table.has(card, FACE_DOWN) || state.unnamed.contains(&card) {
            return None;
        }
        let lies_open =
            zones::is_battle(zone) || zones::is_rest(zone) || zones::is_resources(zone) || matches!(zone / 2, 7 | 9);
        (lies_open || is_open_under(state, card)).then(|| open(card))
    }

    fn name(state: &State, view: View, what: Event<'_, Zero>) -> Option<Seen<Zero>> {
        match what {
            Event::Step(Step::Life { .. } | Step::Level { .. }) => None,
            Event::Step(Step::Draw { player, .. }) => of_hand(view, *player),
            Event::Step(Step::Effect { does: Effect::Look { player, zone, .. }, .. }) if *zone != Place::Rest => {
                of_hand(view, *player)
            }
            Event::Step(Step::Effect { does: Effect::Move { to, .. }, .. }) => moved(state, view, *to),
            Event::Step(_) | Event::Decision(..) => Some(Seen::by(Clause::C207P2, Breach::NamedByAll)),
            _ => None,
        }
    }

    fn traced(state: &State, view: View, what: &Step) -> Step {
        let Some((card, zone)) = state.came else { return *what };
        let (of, deck, life) = (zones::owner(zone), zones::is_deck(zone), zones::is_life(zone));
        match *what {
            Step::Effect { source, does, from: None }
                if takes(&does, card) && (deck || life || zones::is_hand(zone) && !view.is_of(of)) =>
            {
                let place = if deck { Place::Deck } else { Place::Hand };
                let zone = if life { Place::Life } else { place };
                Step::Effect { source, does, from: Some(Pile { of, zone }) }
            }
            what => what,
        }
    }

    fn each_zone(setup: &Setup, state: &State, view: View, each: &mut dyn FnMut(String, Option<Seen<Zero>>)) {
        for zone in (0..zones::ZONES).filter(|it| state.table.hides(*it)) {
            let of = zones::owner(zone);
            let seen = if zones::is_hand(zone) { of_hand(view, of) } else { on_the_table(state, zone) };
            let name = Spot(zone).worded(setup);
            each(say!(setup, "{of}'s {name}", "{of}的{name}"), seen);
        }
    }

    fn is_pool(zone: Zone) -> bool {
        Seat::BOTH.into_iter().any(|of| [zones::deck(of), zones::life(of), zones::hand(of)].contains(&zone))
    }
}

/// 600p4: the level marker of a dimension level-up lies face-up, as transform cards and sword souls do.
fn is_open_under(state: &State, card: Card) -> bool {
    state.below.iter().any(|it| it.card == card)
}

fn open(card: Card) -> Seen<Zero> {
    Seen::by(Clause::C205P1, Breach::SeenByAll { card })
}

/// 205p1, 207p2, 208p4: cards that lie face-up; 303p2: everybody sees which resource card is tapped, even a face-down one, so
/// each resource card has a name.
fn on_the_table(state: &State, zone: Zone) -> Option<Seen<Zero>> {
    let clause = match zone {
        _ if zones::is_resources(zone) => Clause::C303P2,
        _ if !state.bared.contains(&zone) => return None,
        _ if zones::is_rest(zone) => Clause::C207P2,
        _ if zones::is_removed(zone) => Clause::C208P4,
        _ => Clause::C205P1,
    };
    Some(Seen::by(clause, Breach::NamedByAll))
}

/// `true` if an effect takes a card from its place.
fn takes(does: &Effect, card: Card) -> bool {
    use Effect::{Cover, Move, MoveTogether, Swap, Tuck};
    does.names(card) && matches!(does, Move { .. } | MoveTogether { .. } | Swap { .. } | Tuck { .. } | Cover { .. })
}

/// 201p2, 202p2, 203p3, 208p4.2: who sees the card that has gone to a zone. If it goes from one hidden place to another:
/// players who know the hand or have looked at the card. Otherwise everybody.
fn moved(state: &State, view: View, to: Place) -> Option<Seen<Zero>> {
    let all = Some(Seen::by(Clause::C207P2, Breach::NamedByAll));
    let Some((card, from)) = state.came else { return all };
    let (of, stacked) = (zones::owner(from), zones::is_deck(from) || zones::is_life(from));
    match to {
        Place::Hand if stacked => of_hand(view, of).or_else(|| looked(state, view, card)),
        Place::Deck | Place::DeckBottom | Place::Life | Place::RemovedFaceDown if stacked => looked(state, view, card),
        Place::Deck | Place::DeckBottom | Place::Life | Place::RemovedFaceDown if zones::is_hand(from) => {
            of_hand(view, of).or_else(|| looked(state, view, card))
        }
        _ => all,
    }
}

/// 614p3: the card was looked at, or shown to both players.
fn looked(state: &State, view: View, card: Card) -> Option<Seen<Zero>> {
    let has = |of: &Seat| state.looked.contains(&(*of, card));
    let by = Seat::BOTH.into_iter().find(|it| view.is_of(*it) && has(it));
    let shown = Seat::BOTH.iter().all(has).then_some(Seat::A);
    by.or(shown).map(|player| Seen::by(Clause::C614P3, Breach::HasSeenIt { player }))
}

/// 203p3: a player knows the cards of their own hand.
fn of_hand(view: View, of: Seat) -> Option<Seen<Zero>> {
    view.is_of(of).then(|| Seen::by(Clause::C203P3, Breach::KnowsTheHand { player: of }))
}
