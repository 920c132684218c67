//! 4.1.2: the visibility of cards. It tells whether a log hides a card that its view sees.

use crate::games::evolve::Evolve;
use crate::games::evolve::book::{Clause, Ruling};
use crate::games::evolve::choices::Choice;
use crate::games::evolve::facts::breach::Breach;
use crate::games::evolve::log::words::{Chance, Effect, Place, Step, decision, step};
use crate::games::evolve::state::{Setup, State, zones};
use crate::games::evolve::texts::resolve;
use crate::judge::Sink;
use crate::judge::{Event, Eyes, Happening, Seen, Worded};
use crate::log::{Seat, View};
use crate::say;
use crate::table::{Card, NOWHERE, Zone};

/// The visibility of cards in EVOLVE.
#[derive(Clone, Copy, Debug)]
pub struct Sight;

impl Eyes<Evolve> for Sight {
    const RULING: Ruling = Ruling::WhatALogMayHide;
    /// 4.1.2: no zone is hidden from a view that sees everything.
    const ZONES: Clause = Clause::C4_1_2;
    /// 6.1.1: players know the decks that they have prepared.
    const DECK: Clause = Clause::C6_1_1;

    #[inline]
    fn is_hiding(state: &State, what: Event<'_, Evolve>) -> bool {
        match what {
            Event::Decision(_, crate::games::evolve::Decision::Redraw { order }) if order.is_empty() => true,
            Event::Chance(Chance::Shuffle { player, order }) => {
                order.contains(&Card::UNKNOWN)
                    || (order.is_empty() && !state.table.pile(zones::deck(*player)).is_empty())
            }
            Event::Chance(Chance::Random { cards }) => cards.contains(&Card::UNKNOWN),
            what => what.hides_a_card(),
        }
    }

    /// 4.1.2: a card in a public zone is visible to both players.
    fn face(_: &Setup, state: &State, card: Card, what: Event<'_, Evolve>) -> Option<Seen<Evolve>> {
        let zone = state.table.zone(card);
        if zone != NOWHERE && (zones::is_public(zone) || state.is_face_up(card)) {
            return in_the_open(card);
        }
        // 5.20.1; 5.7.1.2: a card found by a search stays shown until it is put somewhere.
        let found = state.search.is_some_and(|search| search.shown.each().any(|it| it == card));
        let shown = matches!(what, Event::Step(Step::Text { does: Effect::Show { card: it }, .. }) if *it == card);
        (found || shown).then(|| Seen::by(Clause::C5_20_1, Breach::ShownToAll { card }))
    }

    fn name(state: &State, view: View, what: Event<'_, Evolve>) -> Option<Seen<Evolve>> {
        match what {
            Event::Decision(by, what) => decision!(what, choice => choice.shown(view, by)),
            Event::Step(what) => step!(what, it => it.shown(state, view)),
            // 5.18.1: chosen at random from a player's own hand.
            Event::Chance(Chance::Random { .. }) => of_hand(view, resolve::random_of(state)?),
            _ => None,
        }
    }

    fn each_zone(setup: &Setup, state: &State, view: View, each: &mut dyn FnMut(String, Option<Seen<Evolve>>)) {
        for zone in (0..zones::ZONES).filter(|it| state.table.hides(*it)) {
            let of = zones::owner(zone);
            let seen = if zone == zones::hand(of) {
                of_hand(view, of)
            } else if zone == zones::evolve_deck(of) {
                own(view, of, Place::EvolveDeck, Clause::C4_6_2)
            } else if zones::is_public(zone) {
                in_the_open(Card::UNKNOWN)
            } else {
                None
            };
            let name = zones::word(zone).unwrap_or(Place::Deck).worded(setup);
            each(say!(setup, "{of}'s {name}", "{of}的{name}", "{of}の{name}"), seen);
        }
    }

    fn is_pool(zone: Zone) -> bool {
        Seat::BOTH.into_iter().any(|of| [zones::deck(of), zones::hand(of), zones::evolve_deck(of)].contains(&zone))
    }
}

/// 4.5.2: nobody may look at a deck, except during a search; 4.6.2, 4.7.2: an evolve deck and a hand are visible to
/// their player alone.
pub fn check_look(state: &State, by: Seat, zone: Place, of: Seat, sink: &mut Sink<Evolve>) {
    let searches = state.search.is_some_and(|it| it.player == by);
    let clause = match zone {
        Place::Deck | Place::Bottom if !(of == by && searches) => Clause::C4_5_2,
        Place::EvolveDeck if of != by => Clause::C4_6_2,
        Place::Hand if of != by => Clause::C4_7_2,
        _ => return,
    };
    sink.fault(clause, || Breach::MayNotLook { of, zone });
}

/// 4.7.2: a hand is visible to its player.
pub fn of_hand(view: View, of: Seat) -> Option<Seen<Evolve>> {
    own(view, of, Place::Hand, Clause::C4_7_2)
}

fn own(view: View, player: Seat, zone: Place, clause: Clause) -> Option<Seen<Evolve>> {
    view.is_of(player).then(|| Seen::by(clause, Breach::KnowsOwn { player, zone }))
}

/// 4.1.2: a card in a public zone is visible to both players.
pub fn in_the_open(card: Card) -> Option<Seen<Evolve>> {
    Some(Seen::by(Clause::C4_1_2, Breach::InPublicZone { card }))
}
