//! Records about abilities, and about the lasting changes by texts.

use crate::games::cipher::cards::Range;
use crate::games::cipher::log::words::Until;
use crate::log::Seat;
use crate::table::Card;

/// 10.2.1: a triggered ability.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Trigger {
    /// The ability's user.
    pub user: Seat,
    /// The card that has it.
    pub card: Card,
    /// The number of the ability on the card, counted from 1.
    pub ability: u8,
    /// 10.2.3: how often trigger processing had begun when it was triggered. A higher number is newer.
    pub wave: u8,
    /// The card that set it off, if its text refers to it. [`Card::NONE`] if there is none, or the log does not name it.
    pub about: Card,
}

/// 10.2.1.4: a unit that has left the battlefield. Its abilities may have been triggered before.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Gone {
    /// The unit's top card.
    pub unit: Card,
    /// The unit's user.
    pub user: Seat,
    /// 10.6.2: a bit for each ability that was under its limit, and so is no longer triggered.
    pub limited: u32,
}

/// 5.1.1.3: an ability of a unit that was used this turn and is under a use limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct UseLimit {
    /// The unit's top card.
    pub unit: Card,
    /// The number of the ability, counted from 1.
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
    /// The number of the ability on the card, counted from 1.
    pub ability: u8,
    /// The hidden card on which its effect depends, if that alone keeps the referee from carrying it out. Otherwise
    /// [`Card::NONE`].
    pub hidden: Card,
}

impl Resolving {
    /// An ability whose effect only the log tells.
    pub const fn told(card: Card, ability: u8) -> Resolving {
        Resolving { card, ability, hidden: Card::NONE }
    }
}

/// 24.1.9.1: an ability that a player's units cannot use for the rest of the game. It covers all abilities of its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Barred {
    /// The player whose units cannot use it.
    pub of: Seat,
    /// A card that has it.
    pub card: Card,
    /// The number of the ability on the card, counted from 1.
    pub ability: u8,
}

/// A unit that has attacked this turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Attacked {
    /// The unit's top card.
    pub unit: Card,
    /// `true` if that is known. A position does not say which of the rested units have attacked.
    pub sure: bool,
}

/// A statement that a text has made true of a unit for a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Held {
    /// The unit's top card.
    pub unit: Card,
    /// The card whose text makes the statement.
    pub source: Card,
    /// The number of its ability. 0 for one that the referee does not carry out.
    pub ability: u8,
    /// The number of the operation within the ability.
    pub at: u16,
    /// The duration.
    pub until: Until,
    /// The turn at whose end it ends, if the duration is `later`. 0 if unknown.
    pub ends: u16,
}

impl Held {
    /// `true` if it ends with a turn (13.6.1.2).
    pub const fn is_over(&self, turn: u16) -> bool {
        is_over(self.until, self.ends, turn)
    }
}

/// `true` if something of this duration ends with a turn.
const fn is_over(until: Until, ends: u16, turn: u16) -> bool {
    !matches!(until, Until::Later) || (ends != 0 && ends <= turn)
}

/// A change that a text has made to a unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Lasting {
    /// The unit's top card.
    pub unit: Card,
    /// The power that is added.
    pub power: i16,
    /// The range that replaces the printed one.
    pub range: Option<Range>,
    /// 9.3.2.1.1: its attack destroys two orbs.
    pub two_orbs: bool,
    /// The duration.
    pub until: Until,
    /// The turn at whose end it ends, if the duration is `later`. 0 if unknown.
    pub ends: u16,
}

impl Lasting {
    /// `true` if it ends with a turn (13.6.1.2).
    pub const fn is_over(&self, turn: u16) -> bool {
        is_over(self.until, self.ends, turn)
    }

    /// A change that does not change anything yet.
    pub const fn none(unit: Card, until: Until) -> Lasting {
        Lasting { unit, power: 0, range: None, two_orbs: false, until, ends: 0 }
    }
}
