//! 6.4: the public zones, and the ways in which a view sees a card that a log hides.

use crate::games::cipher::book::Ruling;
use crate::games::cipher::facts::{Breach, Spot};
use crate::games::cipher::state::zones::{self, Area};
use crate::games::cipher::{Cipher, Clause};
use crate::judge::Seen;
use crate::log::{Seat, View};
use crate::table::{Card, Zone};

/// 6.4.1: cards in the support area, the retreat area, the bond area, and on the front and back line are public; 6.4.2.3: so
/// are those under a unit. By cipher-0096, those in the boundless area are too, which the book does not mention.
pub const fn is_public_zone(zone: Zone) -> bool {
    let of = zones::user(zone);
    zone == zones::support(of)
        || zone == zones::retreat(of)
        || zone == zones::bonds(of)
        || zone == zones::under(of)
        || zone == zones::boundless(of)
        || zones::row(zone).is_some()
}

/// 6.4.1: a card lies in a public zone. Rulings add the boundless area, and an orb that lies face-up.
pub fn lies(card: Card, zone: Zone) -> Seen<Cipher> {
    let (of, why) = (zones::user(zone), Breach::LiesForAllToSee { card, at: Spot::of(zone) });
    match zone {
        _ if zone == zones::boundless(of) => Seen::by_ruling(Clause::C6_4_1, Ruling::BoundlessArea, why),
        _ if zone == zones::orbs(of) => Seen::by_ruling(Clause::C6_4_1, Ruling::OrbFaceUp, why),
        _ => Seen::by(Clause::C6_4_1, why),
    }
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

/// 24.1.5.1: players see the cards that they look at.
pub fn looked_at(view: View, of: Seat) -> Option<Seen<Cipher>> {
    view.is_of(of).then(|| Seen::by(Clause::C24_1_5_1, Breach::LooksAtIt { of }))
}

/// 10.2: a player who chooses an ability of a card in the hand names the card.
pub fn declared(card: Card, ability: u8) -> Seen<Cipher> {
    Seen::by_ruling(Clause::C10_2, Ruling::WhatALogMayHide, Breach::ChosenForAllToSee { ability, card })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::cipher::log::words::Line;

    /// 6.4.1 and 6.4.3 settle for each of the eight zones whether it is public; cipher-0096 does so for the boundless area.
    #[test]
    fn every_zone_is_public_or_not() {
        for of in Seat::BOTH {
            let hidden = [zones::deck(of), zones::hand(of), zones::orbs(of)];
            let lines = [Line::Front, Line::Back].map(|it| zones::line(of, it));
            let public =
                [zones::support(of), zones::retreat(of), zones::bonds(of), zones::under(of), zones::boundless(of)];
            assert!(hidden.into_iter().all(|it| !is_public_zone(it)));
            assert!(public.into_iter().chain(lines).all(is_public_zone));
        }
    }
}
