//! Chapter 2: the zones of the table, and the marks on cards.

use crate::games::zero::log::words::Place;
use crate::log::Seat;
use crate::table::Zone;

/// The number of zones of both players together.
pub const ZONES: Zone = 20;

/// The zones that keep an order: decks (201p2) and life zones (202p2).
pub const ORDERED: u64 = 0b1111;
/// 203: the zones whose cards only their player can tell apart: the hands.
pub const HANDS: u64 = 0b11_0000;

/// Turned sideways (104p1.2).
pub const TAPPED: u16 = 1;
/// Face-down: a resource card (204p3.4), a card removed from the game (208p4.2), a level marker (600p3).
pub const FACE_DOWN: u16 = 2;
/// It entered this turn (318p6).
pub const NEW: u16 = 4;
/// It entered by transform (900.transform.p2).
pub const TRANSFORMED: u16 = 8;
/// It entered by false life (900.falselife.p4).
pub const RISEN: u16 = 16;
/// It is gathering (900.gather.p4).
pub const GATHERING: u16 = 32;

const fn of(base: Zone, seat: Seat) -> Zone {
    2 * base + seat.index() as Zone
}

/// 201
#[inline]
pub const fn deck(seat: Seat) -> Zone {
    of(0, seat)
}

/// 202
#[inline]
pub const fn life(seat: Seat) -> Zone {
    of(1, seat)
}

/// 203
#[inline]
pub const fn hand(seat: Seat) -> Zone {
    of(2, seat)
}

/// 204
#[inline]
pub const fn resources(seat: Seat) -> Zone {
    of(3, seat)
}

/// 205: characters and equipment.
#[inline]
pub const fn battle(seat: Seat) -> Zone {
    of(4, seat)
}

/// 206
#[inline]
pub const fn event(seat: Seat) -> Zone {
    of(5, seat)
}

/// 207
#[inline]
pub const fn rest(seat: Seat) -> Zone {
    of(6, seat)
}

/// 208
#[inline]
pub const fn removed(seat: Seat) -> Zone {
    of(7, seat)
}

/// Cards under others: level markers (323), transform cards, sword souls. The state says under which card each lies.
#[inline]
pub const fn under(seat: Seat) -> Zone {
    of(8, seat)
}

/// Cards in no zone of the book: in the chain (106p1), found by a search (615p2), or turned up from a life zone (704p7.2).
#[inline]
pub const fn limbo(seat: Seat) -> Zone {
    of(9, seat)
}

/// The player to whom a zone belongs.
#[inline]
pub const fn owner(zone: Zone) -> Seat {
    if zone.is_multiple_of(2) { Seat::A } else { Seat::B }
}

/// `true` for a battle zone or an event zone (206p2).
#[inline]
pub const fn is_battle(zone: Zone) -> bool {
    matches!(zone / 2, 4 | 5)
}

/// `true` for a resource zone.
#[inline]
pub const fn is_resources(zone: Zone) -> bool {
    zone / 2 == 3
}

/// `true` for a rest zone.
#[inline]
pub const fn is_rest(zone: Zone) -> bool {
    zone / 2 == 6
}

/// `true` for a hand.
#[inline]
pub const fn is_hand(zone: Zone) -> bool {
    zone / 2 == 2
}

/// `true` for a deck.
#[inline]
pub const fn is_deck(zone: Zone) -> bool {
    zone / 2 == 0
}

/// 208: `true` for the zone of cards removed from the game.
#[inline]
pub const fn is_removed(zone: Zone) -> bool {
    zone / 2 == 7
}

/// `true` for a life zone.
#[inline]
pub const fn is_life(zone: Zone) -> bool {
    zone / 2 == 1
}

/// `true` if cards lie face-up there unless something says otherwise: everywhere except in decks, life zones and hands.
#[inline]
pub const fn is_face_up(zone: Zone) -> bool {
    zone / 2 > 2
}

/// The zone with a log's name.
pub const fn of_place(place: Place, seat: Seat) -> Zone {
    match place {
        Place::Deck | Place::DeckBottom => deck(seat),
        Place::Life => life(seat),
        Place::Hand => hand(seat),
        Place::Resources | Place::ResourcesFaceDown => resources(seat),
        Place::Battle => battle(seat),
        Place::Rest => rest(seat),
        Place::Removed | Place::RemovedFaceDown => removed(seat),
    }
}

/// The name in English or Chinese.
pub const fn name(zone: Zone, native: bool) -> &'static str {
    let names = match zone / 2 {
        0 => ["deck", "牌组区"],
        1 => ["life zone", "生命区"],
        2 => ["hand", "手牌"],
        3 => ["resource zone", "资源区"],
        4 => ["battle zone", "战斗区"],
        5 => ["event zone", "事件区"],
        6 => ["rest zone", "休息区"],
        7 => ["cards removed from the game", "移出游戏"],
        8 => ["cards under others", "置于其他牌下"],
        9 => ["cards in the chain or on the move", "连锁或处理中"],
        _ => ["no zone", "任何区域之外"],
    };
    names[native as usize]
}
