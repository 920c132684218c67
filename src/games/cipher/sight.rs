//! 6.4: who sees which cards, for telling what a log hides although its view sees it.

use super::judging::named;
use super::show::step_cards;
use super::state::{Setup, State};
use super::words::{Chance, Decision, Effect, Place, Step};
use super::zones::{self, FACE_UP};
use super::{Cipher, Clause};
use crate::judge::{Event, Eyes, Seen};
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

    fn face(setup: &Setup, state: &State, card: Card, what: Event<'_, Cipher>) -> Option<Seen<Cipher>> {
        let zone = state.table.zone(card);
        if is_public(state, card, zone) {
            return Some(Seen::by(Clause::C6_4_1, lies(&setup.tell(card), zone)));
        }
        match what {
            Event::Decision(_, Decision::Resolve { card: named, ability }) if *named == card => {
                Some(declared(&setup.tell(card), *ability))
            }
            _ => None,
        }
    }

    fn name(_: &State, view: View, what: Event<'_, Cipher>) -> Option<Seen<Cipher>> {
        match what {
            Event::Decision(by, what) => of_decision(view, by, what),
            Event::Step(what) => of_step(view, what),
            _ => None,
        }
    }

    fn each_zone(_: &Setup, state: &State, view: View, each: &mut dyn FnMut(String, Option<Seen<Cipher>>)) {
        for zone in (0..zones::ZONES).filter(|it| state.table.hides(*it)) {
            let of = zones::user(zone);
            let seen = match zone {
                _ if is_public_zone(zone) => Some(Seen::by(Clause::C6_4_1, lies("a card", zone))),
                _ if zone == zones::hand(of) => of_hand(view, of),
                _ => None,
            };
            each(format!("{of}'s {}", zones::name(zone)), seen);
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

fn lies(card: &str, zone: Zone) -> String {
    format!("{card} lies in {}'s {} for all to see", zones::user(zone), zones::name(zone))
}

/// 6.4.1: a `?` that goes to a public zone, or stands for a unit.
fn public(what: &str) -> Option<Seen<Cipher>> {
    Some(Seen::by(Clause::C6_4_1, format!("the card {what} for all to see")))
}

/// 6.4.4.1: players see the cards of their own hand.
fn of_hand(view: View, of: Seat) -> Option<Seen<Cipher>> {
    view.is_of(of).then(|| Seen::by(Clause::C6_4_4_1, format!("{of} sees the cards of {of}'s hand")))
}

/// 10.2: whoever chooses an ability of a card in the hand says which card it is.
fn declared(card: &str, ability: u8) -> Seen<Cipher> {
    Seen::by_ruling(Clause::C10_2, WHAT_A_LOG_MAY_HIDE, format!("ability {ability} of {card} is chosen for all to see"))
}

fn of_decision(view: View, by: Seat, what: &Decision) -> Option<Seen<Cipher>> {
    match what {
        // 12.2.1.1: the lord lies face-down, but its player has chosen it.
        Decision::Lord { .. } => {
            view.is_of(by).then(|| Seen::by(Clause::C12_2_1_1, format!("{by} chose the lord out of {by}'s deck")))
        }
        Decision::BreakOrb { .. } => of_hand(view, by),
        Decision::Bond { .. } => public("goes to the bond area"),
        Decision::Critical { .. } | Decision::Evade { .. } => public("goes to the retreat area"),
        Decision::Resolve { ability, .. } => Some(declared("the card", *ability)),
        Decision::Deploy { .. }
        | Decision::LevelUp { .. }
        | Decision::Move { .. }
        | Decision::Attack { .. }
        | Decision::Target { .. }
        | Decision::KeepUnit { .. }
        | Decision::Use { .. } => public("stands on the battlefield"),
        // A look names a zone and no card, a loop the entries that it repeats.
        Decision::Keep
        | Decision::Redraw
        | Decision::Pass
        | Decision::Look { .. }
        | Decision::Show { .. }
        | Decision::Loop { .. }
        | Decision::Units { .. } => None,
    }
}

fn of_step(view: View, what: &Step) -> Option<Seen<Cipher>> {
    match what {
        Step::Draw { player, .. } => of_hand(view, *player),
        // 12.2.1.6: nobody looks at an orb.
        Step::Orb { .. } => None,
        Step::Support { .. } => public("goes to the support area"),
        Step::SupportFails { .. } | Step::ClearSupport { .. } => public("goes to the retreat area"),
        Step::Text { source: Card::UNKNOWN, .. } => public("whose text works lies"),
        Step::Text { source, does: Effect::Put { to, .. } } => of_put(view, source.owner(), *to),
        Step::Text { does: Effect::Flip { .. }, .. } => public("lies in the bond area"),
        _ => public("stands on the battlefield"),
    }
}

/// A card that a text puts somewhere: into the deck it comes from the hand.
fn of_put(view: View, user: Seat, to: Place) -> Option<Seen<Cipher>> {
    match to {
        Place::Hand | Place::Deck => of_hand(view, user),
        Place::Orbs => None,
        _ => {
            let zone = zones::place(user, to);
            Some(Seen::by(Clause::C6_4_1, lies("the card", zone)))
        }
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
