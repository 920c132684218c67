//! Chapter 6: the zones, and the marks that lie on cards in them.

use crate::log::Seat;
use crate::table::Zone;
use schemars::JsonSchema;
use serde::Serialize;

use crate::games::cipher::log::words::{Line, Place};

const DECK: Zone = 0;
const HAND: Zone = 2;
const SUPPORT: Zone = 4;
const RETREAT: Zone = 6;
const ORBS: Zone = 8;
const BONDS: Zone = 10;
const FRONT: Zone = 12;
const BACK: Zone = 14;
const UNDER: Zone = 16;
const BOUNDLESS: Zone = 18;

/// The number of zones: the eight of 6.2, the cards under units, and the boundless area, which only texts mention
/// (cipher-0096), once for each player (6.3).
pub const ZONES: Zone = 20;
/// 6.7.3: the zones that keep an order: the decks.
pub const ORDERED: u64 = 0b11;
/// 6.8: the zones whose cards only their player can tell apart: the hands.
pub const HANDS: u64 = 0b1100;

/// 6.7: the deck.
#[inline]
pub const fn deck(of: Seat) -> Zone {
    DECK + of as Zone
}
/// 6.8: the hand.
#[inline]
pub const fn hand(of: Seat) -> Zone {
    HAND + of as Zone
}
/// 6.9: the support area.
#[inline]
pub const fn support(of: Seat) -> Zone {
    SUPPORT + of as Zone
}
/// 6.10: the retreat area.
#[inline]
pub const fn retreat(of: Seat) -> Zone {
    RETREAT + of as Zone
}
/// 6.13: the orb area.
#[inline]
pub const fn orbs(of: Seat) -> Zone {
    ORBS + of as Zone
}
/// 6.11: the bond area.
#[inline]
pub const fn bonds(of: Seat) -> Zone {
    BONDS + of as Zone
}
/// 6.12: a row of the battlefield.
#[inline]
pub const fn line(of: Seat, line: Line) -> Zone {
    match line {
        Line::Front => FRONT + of as Zone,
        Line::Back => BACK + of as Zone,
    }
}
/// 14.2.7: the cards under a player's units.
#[inline]
pub const fn under(of: Seat) -> Zone {
    UNDER + of as Zone
}

/// cipher-0096: the boundless area, which only texts mention.
#[inline]
pub const fn boundless(of: Seat) -> Zone {
    BOUNDLESS + of as Zone
}

/// The zone with a log's name.
pub const fn place(of: Seat, place: Place) -> Zone {
    of as Zone
        + match place {
            Place::Deck => DECK,
            Place::Hand => HAND,
            Place::Support => SUPPORT,
            Place::Retreat => RETREAT,
            Place::Orbs => ORBS,
            Place::Bonds => BONDS,
            Place::Front => FRONT,
            Place::Back => BACK,
            Place::Boundless => BOUNDLESS,
        }
}

/// 5.1.2.1.2.1: the user of a card is the player whose zone it lies in.
#[inline]
pub const fn user(zone: Zone) -> Seat {
    if zone & 1 == 0 { Seat::A } else { Seat::B }
}

/// The zone of the same kind of a player.
#[inline]
pub const fn of_seat(zone: Zone, of: Seat) -> Zone {
    (zone & !1) + of as Zone
}

/// The row that a zone is. `None` for a zone off the battlefield (6.3.1).
#[inline]
pub const fn row(zone: Zone) -> Option<Line> {
    match zone & !1 {
        FRONT => Some(Line::Front),
        BACK => Some(Line::Back),
        _ => None,
    }
}

/// The kind of a zone, for people, whoever its user is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "each has its name below")]
pub enum Area {
    Deck,
    Hand,
    Support,
    Retreat,
    Orbs,
    Bonds,
    Front,
    Back,
    Under,
    Boundless,
    Unknown,
}

impl Area {
    /// The kind of a zone.
    pub const fn of(zone: Zone) -> Area {
        match zone & !1 {
            DECK => Area::Deck,
            HAND => Area::Hand,
            SUPPORT => Area::Support,
            RETREAT => Area::Retreat,
            ORBS => Area::Orbs,
            BONDS => Area::Bonds,
            FRONT => Area::Front,
            BACK => Area::Back,
            UNDER => Area::Under,
            BOUNDLESS => Area::Boundless,
            _ => Area::Unknown,
        }
    }
}

/// 5.1.2.3: the card lies face-up.
pub const FACE_UP: u16 = 1;
/// 5.1.2.6: the unit is rested.
pub const RESTED: u16 = 1 << 1;
/// 5.1.2.5: the unit is its user's lord.
pub const LORD: u16 = 1 << 2;
/// 5.1.2.7: the unit is about to be defeated.
pub const DEFEATED: u16 = 1 << 3;
/// 14.2.4: the unit was levelled up this turn.
pub const LEVELLED: u16 = 1 << 4;
/// 14.2.5.1: the unit changed class this turn.
pub const CLASS_CHANGED: u16 = 1 << 5;
/// 14.2.5.2: the unit's class-change bonus is triggered.
pub const BONUS: u16 = 1 << 6;
/// 9.2.1: another unit of the name was kept, and this one has to go.
pub const SURPLUS: u16 = 1 << 7;

/// The marks that stay with a unit that changes rows or is levelled up (14.2.2): its state, not its information.
pub const STATE: u16 = FACE_UP | RESTED | LORD | DEFEATED;
