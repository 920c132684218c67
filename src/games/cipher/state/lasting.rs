//! What is kept of abilities and of what texts have changed.

use crate::games::cipher::cards::Range;
use crate::games::cipher::log::words::Until;
use crate::log::Seat;
use crate::table::Card;

/// 10.2.1: a triggered ability.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Trigger {
    /// Whose ability.
    pub user: Seat,
    /// The card that has it.
    pub card: Card,
    /// Which of the card's abilities, counted from 1.
    pub ability: u8,
    /// 10.2.3: how often trigger processing had begun when it was triggered; more is newer.
    pub wave: u8,
    /// The card of which its text speaks as what set it off; [`Card::NONE`] where there is none, or the log told of none.
    pub about: Card,
}

/// 10.2.1.4: a unit that has left the battlefield, and whose abilities may have been triggered before.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Gone {
    /// The unit's top card.
    pub unit: Card,
    /// Whose unit it was.
    pub user: Seat,
    /// 10.6.2: a bit for each ability that was limited, and so is triggered no more.
    pub limited: u32,
}

/// 5.1.1.3: an ability of a unit that was used this turn and bears a use limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct UseLimit {
    /// The unit's top card.
    pub unit: Card,
    /// Which of its abilities, counted from 1.
    pub ability: u8,
}

impl UseLimit {
    /// A bit for the ability.
    pub const fn bit(self) -> u32 {
        1_u32.wrapping_shl(self.ability as u32)
    }
}

/// An ability that was chosen, in 10.2 or 19.1.2.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Resolving {
    /// The card that has it.
    pub card: Card,
    /// Which of the card's abilities, counted from 1.
    pub ability: u8,
    /// The card on which its effect depends, where the referee would carry it out but for that; [`Card::NONE`] elsewhere.
    pub hidden: Card,
}

impl Resolving {
    /// An ability whose effect the log tells.
    pub const fn told(card: Card, ability: u8) -> Resolving {
        Resolving { card, ability, hidden: Card::NONE }
    }
}

/// 24.1.9.1: an ability that a player's units cannot use for the rest of the game: all of its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Barred {
    /// Whose units.
    pub of: Seat,
    /// A card that has it.
    pub card: Card,
    /// Which of the card's abilities, counted from 1.
    pub ability: u8,
}

/// A unit that has attacked this turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Attacked {
    /// The unit's top card.
    pub unit: Card,
    /// Whether that is known: a position does not say which of the rested units have attacked.
    pub sure: bool,
}

/// What a text has made true of a unit for a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Held {
    /// The unit's top card.
    pub unit: Card,
    /// The card whose text says what.
    pub source: Card,
    /// Which of its abilities; 0 for one that the referee does not carry out.
    pub ability: u8,
    /// Which of its operations.
    pub at: u16,
    /// For how long.
    pub until: Until,
    /// The turn at whose end it ends, where that is a later one; 0: nobody knows.
    pub ends: u16,
}

impl Held {
    /// Whether it ends with a turn (13.6.1.2).
    pub const fn is_over(&self, turn: u16) -> bool {
        is_over(self.until, self.ends, turn)
    }
}

/// Whether what holds so long ends with a turn.
const fn is_over(until: Until, ends: u16, turn: u16) -> bool {
    !matches!(until, Until::Later) || (ends != 0 && ends <= turn)
}

/// What a text has changed about a unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Lasting {
    /// The unit's top card.
    pub unit: Card,
    /// Added to its power.
    pub power: i16,
    /// Its range instead of the printed one.
    pub range: Option<Range>,
    /// 9.3.2.1.1: its attack destroys two orbs.
    pub two_orbs: bool,
    /// For how long.
    pub until: Until,
    /// The turn at whose end it ends, where that is a later one; 0: nobody knows.
    pub ends: u16,
}

impl Lasting {
    /// Whether it ends with a turn (13.6.1.2).
    pub const fn is_over(&self, turn: u16) -> bool {
        is_over(self.until, self.ends, turn)
    }

    /// What changes nothing yet about a unit.
    pub const fn none(unit: Card, until: Until) -> Lasting {
        Lasting { unit, power: 0, range: None, two_orbs: false, until, ends: 0 }
    }
}
