//! 4: the zones of the table. The positions of units on the board are kept outside the table, in
//! [`State::slots`](super::State::slots).

use crate::games::xinglingwang::log::words::{Place, Slot};
use crate::log::Seat;
use crate::table::Zone;

/// The number of zones.
pub const ZONES: Zone = 18;
/// The zones with an order, as bits: the libraries (4.2).
pub const ORDERED: u64 = 1 << 2 | 1 << 3;
/// 4.1: the zones in which an opponent cannot tell one card from another, as bits: the hands.
pub const HANDS: u64 = 0b11;

const fn of(kind: u8, player: Seat) -> Zone {
    kind * 2 + player as u8
}

/// 4.1: the hand.
#[inline]
pub fn hand(player: Seat) -> Zone {
    of(0, player)
}

/// 4.2: the library.
#[inline]
pub fn library(player: Seat) -> Zone {
    of(1, player)
}

/// 4.3: the graveyard.
#[inline]
pub fn graveyard(player: Seat) -> Zone {
    of(2, player)
}

/// 4.8: the exile zone.
#[inline]
pub fn exile(player: Seat) -> Zone {
    of(3, player)
}

/// 15.mount.1: the wheel.
#[inline]
pub fn wheel(player: Seat) -> Zone {
    of(4, player)
}

/// 4.5: the terrain zone.
#[inline]
pub fn terrain(player: Seat) -> Zone {
    of(5, player)
}

/// 4.9: both rows.
#[inline]
pub fn board(player: Seat) -> Zone {
    of(6, player)
}

/// Holds the cards beneath the units on a player's board.
#[inline]
pub fn under(player: Seat) -> Zone {
    of(7, player)
}

/// Holds the cards that are in none of the book's zones: magic in use, revealed and opened cards, cards laid aside
/// for a mulligan, a unit being played.
#[inline]
pub fn aside(player: Seat) -> Zone {
    of(8, player)
}

/// The player whose zone it is.
#[inline]
pub const fn owner(zone: Zone) -> Seat {
    if zone & 1 == 0 { Seat::A } else { Seat::B }
}

/// The zone that a log's word names.
pub fn named(place: Place, player: Seat) -> Zone {
    match place {
        Place::Hand => hand(player),
        Place::Library => library(player),
        Place::Graveyard => graveyard(player),
        Place::Exile => exile(player),
        Place::Wheel => wheel(player),
    }
}

impl Slot {
    /// 6.1n1: all positions in lane order.
    pub const ALL: [Slot; 10] =
        [Slot::F1, Slot::B1, Slot::F2, Slot::B2, Slot::F3, Slot::B3, Slot::F4, Slot::B4, Slot::F5, Slot::B5];

    /// The star lane, from 1.
    #[inline]
    pub const fn lane(self) -> u8 {
        self as u8 / 2 + 1
    }

    /// `true` if it is in the front row.
    #[inline]
    pub const fn is_front(self) -> bool {
        (self as u8).is_multiple_of(2)
    }

    /// The position in a lane and row.
    #[inline]
    pub fn at(lane: u8, front: bool) -> Option<Slot> {
        let place = usize::from(lane.checked_sub(1)?) * 2 + usize::from(!front);
        Slot::ALL.get(place).copied()
    }

    /// 5.4: the position directly behind.
    #[inline]
    pub fn behind(self) -> Option<Slot> {
        if self.is_front() { Slot::at(self.lane(), false) } else { None }
    }

    /// 5.5: the positions beside it in the same row.
    #[inline]
    pub fn beside(self) -> impl Iterator<Item = Slot> {
        let lanes = [self.lane().checked_sub(1), Some(self.lane() + 1)];
        lanes.into_iter().flatten().filter_map(move |lane| Slot::at(lane, self.is_front()))
    }

    /// The next position after `to`, in the direction from here to `to`; `None` where the row ends.
    pub fn beyond(self, to: Slot) -> Option<Slot> {
        let (from, lane) = (self.lane(), to.lane());
        match (self.is_front() == to.is_front(), lane.cmp(&from)) {
            (true, std::cmp::Ordering::Greater) => Slot::at(lane + 1, to.is_front()),
            (true, std::cmp::Ordering::Less) => Slot::at(lane.checked_sub(1)?, to.is_front()),
            _ => None,
        }
    }

    /// `true` if two positions are adjacent: side by side, or one behind the other.
    #[inline]
    pub fn touches(self, other: Slot) -> bool {
        let lanes = self.lane().abs_diff(other.lane());
        if self.is_front() == other.is_front() { lanes == 1 } else { lanes == 0 }
    }
}
