//! Chapter 4: the zones, and the marks on cards in them.

use crate::games::evolve::log::words::Place;
use crate::log::Seat;
use crate::table::{NOWHERE, Zone};

/// The number of zones: twelve for each player, and the resolution zone (4.11.1).
pub const ZONES: Zone = 25;
/// 4.1.3: the zones with an order that matters, as bits: both decks.
pub const ORDERED: u64 = 0b11;
/// 4.7: the zones in which an opponent cannot tell one card from another, as bits: the hands.
pub const HANDS: u64 = 0b1100;

/// 4.2.2.2: the card is rested.
pub const RESTED: u16 = 1;
/// 8.4.2.1.1: the card came under its player's control this turn.
pub const ARRIVED: u16 = 2;
/// 8.4.2.1.2: the card evolved this turn.
pub const EVOLVED: u16 = 4;
/// 4.6.3: the card lies face up in the evolve deck zone.
pub const FACE_UP: u16 = 8;
/// 12.14.2: the card is destroyed in the next rule processing.
pub const BANED: u16 = 16;

const fn zone(kind: Zone, of: Seat) -> Zone {
    2 * kind + of as Zone
}

/// 4.5: the deck.
#[inline]
pub const fn deck(of: Seat) -> Zone {
    zone(0, of)
}

/// 4.7: the hand.
#[inline]
pub const fn hand(of: Seat) -> Zone {
    zone(1, of)
}

/// 4.8: the EX area.
#[inline]
pub const fn ex(of: Seat) -> Zone {
    zone(2, of)
}

/// 4.4: the field.
#[inline]
pub const fn field(of: Seat) -> Zone {
    zone(3, of)
}

/// 4.9: the cemetery.
#[inline]
pub const fn cemetery(of: Seat) -> Zone {
    zone(4, of)
}

/// 4.10: the banished zone.
#[inline]
pub const fn banished(of: Seat) -> Zone {
    zone(5, of)
}

/// 4.6: the evolve deck zone.
#[inline]
pub const fn evolve_deck(of: Seat) -> Zone {
    zone(6, of)
}

/// 4.12: the evolve zone.
#[inline]
pub const fn evolved(of: Seat) -> Zone {
    zone(7, of)
}

/// 4.13: the race zone.
#[inline]
pub const fn race(of: Seat) -> Zone {
    zone(8, of)
}

/// 4.3: the leader zone.
#[inline]
pub const fn leader(of: Seat) -> Zone {
    zone(9, of)
}

/// Holds tokens that were in a zone where they cannot be, until they vanish (9.1.4.3).
#[inline]
pub const fn limbo(of: Seat) -> Zone {
    zone(10, of)
}

/// Cards under other cards. This game has none.
#[inline]
pub const fn under(of: Seat) -> Zone {
    zone(11, of)
}

/// 4.11: the resolution zone, shared by both players.
pub const RESOLUTION: Zone = 24;

/// The player whose zone it is.
#[inline]
pub const fn owner(zone: Zone) -> Seat {
    if zone.is_multiple_of(2) { Seat::A } else { Seat::B }
}

/// `true` if it is a field.
#[inline]
pub const fn is_field(zone: Zone) -> bool {
    zone / 2 == 3
}

/// `true` if it is an EX area.
#[inline]
pub const fn is_ex(zone: Zone) -> bool {
    zone / 2 == 2
}

/// 4.1.2: `true` if both players see its cards.
#[inline]
pub const fn is_public(zone: Zone) -> bool {
    !matches!(zone / 2, 0 | 1 | 6) && zone != NOWHERE
}

/// 9.1.4: `true` if it can hold tokens.
#[inline]
pub const fn holds_tokens(zone: Zone) -> bool {
    matches!(zone / 2, 2 | 3) || zone == RESOLUTION
}

/// The zone of a player that a log's word names.
pub const fn place(of: Seat, to: Place) -> Zone {
    match to {
        Place::Deck | Place::Bottom => deck(of),
        Place::Hand => hand(of),
        Place::Ex => ex(of),
        Place::Field => field(of),
        Place::Cemetery => cemetery(of),
        Place::Banished => banished(of),
        Place::EvolveDeck | Place::EvolveDeckUp => evolve_deck(of),
        Place::Evolved => evolved(of),
        Place::Race => race(of),
        Place::Leader => leader(of),
        Place::Resolution => RESOLUTION,
    }
}

/// The log's word for a zone; `None` for no zone.
pub const fn word(zone: Zone) -> Option<Place> {
    Some(match zone / 2 {
        0 => Place::Deck,
        1 => Place::Hand,
        2 => Place::Ex,
        3 => Place::Field,
        4 | 10 => Place::Cemetery,
        5 => Place::Banished,
        6 => Place::EvolveDeck,
        7 => Place::Evolved,
        8 => Place::Race,
        9 => Place::Leader,
        12 => Place::Resolution,
        _ => return None,
    })
}
