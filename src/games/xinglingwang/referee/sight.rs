//! 4, 6.10: the visibility of cards. It tells whether a log hides a card that its view sees.

use crate::games::xinglingwang::Xinglingwang;
use crate::games::xinglingwang::book::{Clause, Ruling};
use crate::games::xinglingwang::choices::Choice;
use crate::games::xinglingwang::facts::breach::Sight as Fact;
use crate::games::xinglingwang::log::effects::Effect;
use crate::games::xinglingwang::log::words::{Chance, Decision, Place, Step, decision};
use crate::games::xinglingwang::state::{Setup, State, zones};
use crate::judge::{Event, Eyes, Seen};
use crate::log::{Pile, Seat, View};
use crate::table::{Card, NOWHERE, NamesCards, Zone};

/// The visibility of cards in 星靈王.
#[derive(Clone, Copy, Debug)]
pub struct Sight;

impl Eyes<Xinglingwang> for Sight {
    const RULING: Ruling = Ruling::WhatALogMayHide;
    /// 4.2: no zone is hidden from a view that sees everything.
    const ZONES: Clause = Clause::C4_2;
    /// 1.2: players know the decks that they built.
    const DECK: Clause = Clause::C1_2;

    fn is_hiding(state: &State, what: Event<'_, Xinglingwang>) -> bool {
        let mut hides = false;
        match what {
            Event::Decision(_, what) => what.each_card(&mut |it| hides |= it == Card::UNKNOWN),
            Event::Step(what) => what.each_card(&mut |it| hides |= it == Card::UNKNOWN),
            Event::Chance(Chance::Shuffle { player, order }) => {
                let some = !state.table.pile(zones::library(*player)).is_empty();
                hides = order.is_empty() && some || order.contains(&Card::UNKNOWN);
            }
            Event::Chance(Chance::Open { card, .. }) => hides = *card == Card::UNKNOWN,
            Event::Chance(Chance::First { .. }) | Event::Intervention(_) | Event::Start => {}
        }
        hides
    }

    fn face(_: &Setup, state: &State, card: Card, what: Event<'_, Xinglingwang>) -> Option<Seen<Xinglingwang>> {
        if let Event::Decision(_, what) = what {
            // Discarded cards go to the exile zone, which is public. A mulligan shows nothing.
            return decision!(what, choice => choice.shows()).then(|| Seen::by(Clause::C12_3, Fact::InPlay { card }));
        }
        let zone = state.table.zone(card);
        let hidden = |of: Seat| zone == zones::hand(of) || zone == zones::library(of);
        let aside = |of: Seat| zone == zones::aside(of) && state.turn.number == 0;
        let unseen = zone == NOWHERE || Seat::BOTH.into_iter().any(|of| hidden(of) || aside(of));
        (!unseen).then(|| Seen::by(Clause::C4_3, Fact::InPlay { card }))
    }

    fn name(_: &State, view: View, what: Event<'_, Xinglingwang>) -> Option<Seen<Xinglingwang>> {
        match what {
            Event::Decision(by, Decision::Mulligan { .. }) => of_hand(view, by),
            Event::Decision(..) => Some(Seen::by(Clause::C12_3, Fact::IsNamed)),
            Event::Step(what) => match drawn(what) {
                Some((player, _)) => of_hand(view, player),
                None => Some(Seen::by(Clause::C4_3, Fact::IsNamed)),
            },
            Event::Chance(Chance::Open { .. }) => Some(Seen::by(Clause::C15Spin1, Fact::IsNamed)),
            _ => None,
        }
    }

    fn traced(state: &State, view: View, what: &Step) -> Step {
        use Effect::{Bring, Mount, Play, Reveal, Search, Summon, Transform};
        let (Step::Text { source, does, from: None }, Some((card, zone))) = (*what, state.came) else { return *what };
        let (of, library) = (zones::owner(zone), Seat::BOTH.map(zones::library).contains(&zone));
        let unseen = library || zone == zones::hand(of) && !view.is_of(of);
        let takes = matches!(
            does,
            Bring { .. }
                | Mount { .. }
                | Play { .. }
                | Reveal { .. }
                | Search { .. }
                | Summon { .. }
                | Transform { .. }
        );
        if !(takes && unseen && does.names(card)) {
            return *what;
        }
        let zone = if library { Place::Library } else { Place::Hand };
        Step::Text { source, does, from: Some(Pile { of, zone }) }
    }

    fn each_zone(_: &Setup, state: &State, view: View, each: &mut dyn FnMut(String, Option<Seen<Xinglingwang>>)) {
        for zone in (0..zones::ZONES).filter(|it| state.table.hides(*it)) {
            let of = zones::owner(zone);
            let (name, seen) = if zone == zones::hand(of) {
                ("hand", of_hand(view, of))
            } else if zone == zones::library(of) {
                ("library", None)
            } else {
                ("graveyard", Some(Seen::by(Clause::C4_3, Fact::IsNamed)))
            };
            each(format!("{of}'s {name}"), seen);
        }
    }

    fn is_pool(zone: Zone) -> bool {
        Seat::BOTH.into_iter().any(|of| [zones::hand(of), zones::library(of), zones::aside(of)].contains(&zone))
    }
}

/// 4.1: a hand is visible to its player.
fn of_hand(view: View, of: Seat) -> Option<Seen<Xinglingwang>> {
    view.is_of(of).then(|| Seen::by(Clause::C4_1, Fact::KnowsTheHand { player: of }))
}

/// The player and the card of a draw.
const fn drawn(what: &Step) -> Option<(Seat, Card)> {
    match *what {
        Step::Draw { player, card } | Step::Text { does: Effect::Draw { player, card }, .. } => Some((player, card)),
        _ => None,
    }
}
