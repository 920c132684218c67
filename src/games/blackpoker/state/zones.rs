//! zones: the places of cards, and their marks.

use crate::log::Seat;
use crate::table::{NOWHERE, Zone};

/// The number of zones: six for each player, and the one below characters for each.
pub const ZONES: Zone = 14;
/// The zones whose order is part of a position: lives and graves.
pub const ORDERED: u64 = 0b11_0000_0011;
/// The zones whose cards only their player can tell apart: the hands.
pub const HANDS: u64 = 0b1100;

/// A character is driven (ドライブ状態).
pub const DRIVEN: u16 = 1;
/// A bulwark lies face up.
pub const UP: u16 = 2;
/// A soldier came to the field this turn (attack.effect.3).
pub const ARRIVED: u16 = 4;

/// The life (ライフ).
#[inline]
pub const fn life(of: Seat) -> Zone {
    of as Zone
}

/// The hand (手札).
#[inline]
pub const fn hand(of: Seat) -> Zone {
    2 + of as Zone
}

/// Bulwarks on the field, the one nearest to the life first (placing.1).
#[inline]
pub const fn bulwarks(of: Seat) -> Zone {
    4 + of as Zone
}

/// Soldiers on the field.
#[inline]
pub const fn soldiers(of: Seat) -> Zone {
    6 + of as Zone
}

/// The grave (墓地).
#[inline]
pub const fn grave(of: Seat) -> Zone {
    8 + of as Zone
}

/// Key cards of requests that are not resolved yet.
#[inline]
pub const fn keys(of: Seat) -> Zone {
    10 + of as Zone
}

/// Further cards of characters with several cards.
#[inline]
pub const fn under(of: Seat) -> Zone {
    12 + of as Zone
}

/// `true` for a life.
#[inline]
pub const fn is_life(zone: Zone) -> bool {
    matches!(zone, 0 | 1)
}

/// `true` for a grave.
#[inline]
pub const fn is_grave(zone: Zone) -> bool {
    matches!(zone, 8 | 9)
}

/// The player to whom a zone belongs.
#[inline]
pub const fn owner(zone: Zone) -> Seat {
    if zone & 1 == 0 { Seat::A } else { Seat::B }
}

/// `true` for a zone of characters.
#[inline]
pub const fn is_field(zone: Zone) -> bool {
    matches!(zone, 4..8)
}

/// `true` for a zone of bulwarks.
#[inline]
pub const fn is_bulwarks(zone: Zone) -> bool {
    matches!(zone, 4 | 5)
}

/// `true` for a zone of soldiers.
#[inline]
pub const fn is_soldiers(zone: Zone) -> bool {
    matches!(zone, 6 | 7)
}

/// The place of a card in it, in words, with the zone's owner: a card may be in the other player's hand.
pub fn place(zone: Zone) -> String {
    if zone == NOWHERE { name(zone).to_owned() } else { format!("in {}'s {}", owner(zone), name(zone)) }
}

/// The same in Japanese.
pub fn native_place(zone: Zone) -> String {
    if zone == NOWHERE { native_name(zone).to_owned() } else { format!("{}の{}", owner(zone), native_name(zone)) }
}

/// The origin of a card that was in it, in words: key cards lie on the stage.
#[inline]
pub const fn source(zone: Zone) -> &'static str {
    if matches!(zone, 10 | 11) { "stage" } else { name(zone) }
}

/// Its name for people.
pub const fn name(zone: Zone) -> &'static str {
    match zone {
        NOWHERE => "outside the match",
        0 | 1 => "life",
        2 | 3 => "hand",
        4 | 5 => "bulwarks",
        6 | 7 => "soldiers",
        8 | 9 => "grave",
        10 | 11 => "key cards",
        _ => "character's cards",
    }
}

/// Its name in Japanese.
pub const fn native_name(zone: Zone) -> &'static str {
    match zone {
        NOWHERE => "対戦の外",
        0 | 1 => "ライフ",
        2 | 3 => "手札",
        4 | 5 => "防壁",
        6 | 7 => "兵士",
        8 | 9 => "墓地",
        10 | 11 => "キーカード",
        _ => "キャラクターのカード",
    }
}

/// The origin of a card that was in it, in Japanese.
#[inline]
pub const fn native_source(zone: Zone) -> &'static str {
    if matches!(zone, 10 | 11) { "ステージ" } else { native_name(zone) }
}
