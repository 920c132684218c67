//! 6.4: who sees which cards, for telling what a log hides although its view sees it.

use super::choices::{Choice, named};
use super::facts::{Breach, Spot};
use super::show::step_cards;
use super::state::{Setup, State};
use super::words::{Chance, Decision, Effect, Place, Step, decision};
use super::zones::{self, Area, FACE_UP};
use super::{Cipher, Clause};
use crate::judge::{Event, Eyes, Seen, Worded};
use crate::log::{Seat, View};
use crate::table::{Card, NOWHERE, Zone};

/// What a log may hide that says through whose eyes it was written.
const WHAT_A_LOG_MAY_HIDE: &str = "cipher-0090";

/// Who sees which cards in Cipher.
#[derive(Clone, Copy, Debug)]
pub struct Sight;

impl Eyes<Cipher> for Sight {
    const RULING: &'static str = WHAT_A_LOG_MAY_HIDE;
    /// 6.4: to whoever sees everything no card is hidden, wherever it lies.
    const ZONES: Clause = Clause::C6_4;
    /// 12.1.1: each player prepares their own deck.
    const DECK: Clause = Clause::C12_1_1;

    #[inline]
    fn is_hiding(state: &State, what: Event<'_, Cipher>) -> bool {
        match what {
            Event::Decision(_, what) => named(what).contains(&Some(Card::UNKNOWN)),
            Event::Step(what) => step_cards(what).contains(&Some(Card::UNKNOWN)),
            Event::Chance(Chance::Shuffle { player, order }) => {
                let left_out = order.is_empty() && !state.table.pile(zones::deck(*player)).is_empty();
                left_out || order.contains(&Card::UNKNOWN)
            }
            Event::Chance(Chance::First { .. }) | Event::Intervention(_) | Event::Start => false,
        }
    }

    fn face(_: &Setup, state: &State, card: Card, what: Event<'_, Cipher>) -> Option<Seen<Cipher>> {
        let zone = state.table.zone(card);
        if is_public(state, card, zone) {
            return Some(lies(card, zone));
        }
        match what {
            Event::Decision(_, Decision::Resolve { card: named, ability }) if *named == card => {
                Some(declared(card, *ability))
            }
            _ => None,
        }
    }

    fn name(_: &State, view: View, what: Event<'_, Cipher>) -> Option<Seen<Cipher>> {
        match what {
            Event::Decision(by, what) => decision!(what, choice => choice.shown(view, by)),
            Event::Step(what) => of_step(view, what),
            _ => None,
        }
    }

    fn each_zone(setup: &Setup, state: &State, view: View, each: &mut dyn FnMut(String, Option<Seen<Cipher>>)) {
        for zone in (0..zones::ZONES).filter(|it| state.table.hides(*it)) {
            let of = zones::user(zone);
            let seen = match zone {
                _ if is_public_zone(zone) => Some(lies(Card::UNKNOWN, zone)),
                _ if zone == zones::hand(of) => of_hand(view, of),
                _ => None,
            };
            each(Spot::of(zone).worded(setup), seen);
        }
    }
}

/// 6.4.1: cards in the support area, the retreat area, the bond area, and on the front and back line are public; those
/// under a unit as well (6.4.2.3).
const fn is_public_zone(zone: Zone) -> bool {
    let of = zones::user(zone);
    zone == zones::support(of)
        || zone == zones::retreat(of)
        || zone == zones::bonds(of)
        || zone == zones::under(of)
        || zones::row(zone).is_some()
}

/// 6.4.1, 6.4.2.1: a bond is public even face-down; 12.2.1.1, 12.2.1.7: a lord is not until it is turned up.
fn is_public(state: &State, card: Card, zone: Zone) -> bool {
    zone != NOWHERE && is_public_zone(zone) && (zones::row(zone).is_none() || state.table.has(card, FACE_UP))
}

/// 6.4.1: a card in a public zone.
fn lies(card: Card, zone: Zone) -> Seen<Cipher> {
    Seen::by(Clause::C6_4_1, Breach::LiesForAllToSee { card, at: Spot::of(zone) })
}

/// 6.4.1: a `?` that goes to a public zone, or stands for a unit.
pub fn public(what: Breach) -> Option<Seen<Cipher>> {
    Some(Seen::by(Clause::C6_4_1, what))
}

/// 6.4.1: a `?` that goes to a public zone.
pub const fn goes_to(zone: Area) -> Breach {
    Breach::GoesForAllToSee { zone }
}

/// 6.4.1: a `?` that stands for a unit.
pub fn unit_for_all_to_see() -> Option<Seen<Cipher>> {
    public(Breach::UnitForAllToSee)
}

/// 6.4.4.1: players see the cards of their own hand.
pub fn of_hand(view: View, of: Seat) -> Option<Seen<Cipher>> {
    view.is_of(of).then(|| Seen::by(Clause::C6_4_4_1, Breach::OwnHand { of }))
}

/// 10.2: whoever chooses an ability of a card in the hand says which card it is.
pub fn declared(card: Card, ability: u8) -> Seen<Cipher> {
    Seen::by_ruling(Clause::C10_2, WHAT_A_LOG_MAY_HIDE, Breach::ChosenForAllToSee { ability, card })
}

fn of_step(view: View, what: &Step) -> Option<Seen<Cipher>> {
    match what {
        Step::Draw { player, .. } => of_hand(view, *player),
        // 12.2.1.6: nobody looks at an orb.
        Step::Orb { .. } => None,
        Step::Support { .. } => public(goes_to(Area::Support)),
        Step::SupportFails { .. } | Step::ClearSupport { .. } => public(goes_to(Area::Retreat)),
        Step::Text { source: Card::UNKNOWN, .. } => public(Breach::SourceForAllToSee),
        Step::Text { source, does: Effect::Put { to, .. } } => of_put(view, source.owner(), *to),
        Step::Text { does: Effect::Flip { .. }, .. } => public(Breach::BondForAllToSee),
        _ => unit_for_all_to_see(),
    }
}

/// A card that a text puts somewhere: into the deck it comes from the hand.
fn of_put(view: View, user: Seat, to: Place) -> Option<Seen<Cipher>> {
    match to {
        Place::Hand | Place::Deck => of_hand(view, user),
        Place::Orbs => None,
        _ => Some(lies(Card::UNKNOWN, zones::place(user, to))),
    }
}

#[cfg(test)]
mod tests {
    use super::super::words::Line;
    use super::*;

    /// 6.4.1 and 6.4.3 say of each of the eight zones whether it is public.
    #[test]
    fn every_zone_is_public_or_not() {
        for of in Seat::BOTH {
            let hidden = [zones::deck(of), zones::hand(of), zones::orbs(of)];
            let lines = [Line::Front, Line::Back].map(|it| zones::line(of, it));
            let public = [zones::support(of), zones::retreat(of), zones::bonds(of), zones::under(of)];
            assert!(hidden.into_iter().all(|it| !is_public_zone(it)));
            assert!(public.into_iter().chain(lines).all(is_public_zone));
        }
    }
}
