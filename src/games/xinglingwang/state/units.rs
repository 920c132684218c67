//! Parts of the state: units with everything on them, and abilities that wait or are being resolved.

use crate::games::xinglingwang::book::Clause;
use crate::games::xinglingwang::log::effects::{Keyword, Kind, Subject, Until};
use crate::games::xinglingwang::log::words::{Cards, Pose, Shows, Slot};
use crate::log::Seat;
use crate::table::Card;

/// A card beneath another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Beneath {
    /// 15.merge.1: a lower unit.
    Merged(Card, Shows),
    /// 7.4: a magic card.
    Magic(Card),
    /// 15.kidnap.1: a kidnapped card.
    Kidnapped(Card),
}

impl Beneath {
    /// The card.
    pub const fn card(self) -> Card {
        match self {
            Beneath::Merged(card, _) | Beneath::Magic(card) | Beneath::Kidnapped(card) => card,
        }
    }
}

/// A unit on the board.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Unit {
    /// Its card; of a merged unit the upper one.
    pub card: Card,
    /// The way it lies.
    pub pose: Pose,
    /// 13.4n1: it entered the front row this turn, and has not been in the back row.
    pub bound: bool,
    /// 11.2n1: it attacked this turn.
    pub attacked: bool,
    /// 15.disembark.2: little travellers boarded it this turn.
    pub boarded: bool,
    /// 15.ranged.1: the enemy position that it named.
    pub target: Option<Slot>,
    /// 15.ride.1: the number of little travellers beneath it.
    pub riders: u8,
    /// The cards beneath it.
    pub beneath: Vec<Beneath>,
}

impl Unit {
    /// A unit as it enters (8.1).
    pub const fn new(card: Card) -> Unit {
        Unit {
            card,
            pose: Pose::Upright,
            bound: false,
            attacked: false,
            boarded: false,
            target: None,
            riders: 0,
            beneath: Vec::new(),
        }
    }

    /// 15.merge.1: its lower units, uppermost first.
    pub fn merged(&self) -> impl Iterator<Item = (Card, Shows)> + '_ {
        self.beneath
            .iter()
            .filter_map(|it| if let Beneath::Merged(card, shows) = *it { Some((card, shows)) } else { None })
    }

    /// 7.4: the magic cards beneath it.
    pub fn magic(&self) -> impl Iterator<Item = Card> + '_ {
        self.beneath.iter().filter_map(|it| if let Beneath::Magic(card) = *it { Some(card) } else { None })
    }

    /// 15.kidnap.1: the cards it has kidnapped.
    pub fn kidnapped(&self) -> impl Iterator<Item = Card> + '_ {
        self.beneath.iter().filter_map(|it| if let Beneath::Kidnapped(card) = *it { Some(card) } else { None })
    }
}

/// A lasting effect of a text on a unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Lasting {
    /// The unit; for fewer sacrifices, a card in hand.
    pub unit: Card,
    /// The effect.
    pub what: Given,
    /// The duration.
    pub until: Until,
}

/// The lasting effects that a text can have on a unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Given {
    /// A change of its attack value.
    Attack(i16),
    /// A change of its points.
    Points(i16),
    /// A keyword it gains.
    Has(Keyword),
    /// A keyword it loses.
    Lacks(Keyword),
    /// An action that is forbidden for it.
    Cannot(Subject),
    /// An action that is allowed for it.
    May(Subject),
    /// 15.merge.9: a type it counts as.
    Counts(Kind),
    /// 12.6: a reduction of its sacrifices.
    Fewer(u8),
}

/// An ability whose exact timing has come (6.1), or the decay of a unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Pending {
    /// The player.
    pub by: Seat,
    /// The card.
    pub card: Card,
    /// The number of the ability; 0 for decay.
    pub ability: u8,
    /// The clause by which its timing has come.
    pub clause: Clause,
    /// Its place in the order of 6.1. Abilities with the same place may come in any order.
    pub order: u8,
}

/// An ability or a card being resolved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Resolving {
    /// The card.
    pub card: Card,
    /// The number of the ability; 0 for a card that is used.
    pub ability: u8,
    /// The player.
    pub by: Seat,
    /// The chosen targets.
    pub targets: Cards,
    /// 6.7: a bit for each target on which it has been resolved; without named targets, whether it has been resolved
    /// on any unit.
    pub touched: u16,
    /// 6.2: `true` if the log has told its effects, or has moved on without any.
    pub told: bool,
    /// 7.3: `true` if any of its effects has been resolved.
    pub begun: bool,
}
