//! What stands on the board and what is given to it, and the abilities that wait or are resolved: parts of the state.

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
    /// Which way it lies.
    pub pose: Pose,
    /// 13.4n1: it entered this turn onto the front row, and was never on the back row.
    pub bound: bool,
    /// 11.2n1: it was made to attack this turn.
    pub attacked: bool,
    /// 15.disembark.2: it activated ride or took somebody in this turn.
    pub boarded: bool,
    /// 15.ranged.1: the position that it named.
    pub target: Option<Slot>,
    /// 15.ride.1: the little travellers beneath it, by their number.
    pub riders: u8,
    /// The cards beneath it.
    pub beneath: Vec<Beneath>,
}

impl Unit {
    /// A unit that enters (8.1).
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

    /// 15.merge.1: the lower units.
    pub fn merged(&self) -> impl Iterator<Item = (Card, Shows)> + '_ {
        self.beneath
            .iter()
            .filter_map(|it| if let Beneath::Merged(card, shows) = *it { Some((card, shows)) } else { None })
    }

    /// 7.4: the magic cards.
    pub fn magic(&self) -> impl Iterator<Item = Card> + '_ {
        self.beneath.iter().filter_map(|it| if let Beneath::Magic(card) = *it { Some(card) } else { None })
    }

    /// 15.kidnap.1: the kidnapped cards.
    pub fn kidnapped(&self) -> impl Iterator<Item = Card> + '_ {
        self.beneath.iter().filter_map(|it| if let Beneath::Kidnapped(card) = *it { Some(card) } else { None })
    }
}

/// What a text gave to a unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Lasting {
    /// The unit.
    pub unit: Card,
    /// What.
    pub what: Given,
    /// How long.
    pub until: Until,
}

/// What a text can give to a unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Given {
    /// More or less attack value.
    Attack(i16),
    /// More or fewer points.
    Points(i16),
    /// A keyword.
    Has(Keyword),
    /// It has lost a keyword.
    Lacks(Keyword),
    /// It cannot.
    Cannot(Subject),
    /// It may.
    May(Subject),
    /// 15.merge.9: it counts as something.
    Counts(Kind),
    /// 12.6: it needs so many sacrifices fewer.
    Fewer(u8),
}

/// An ability whose exact moment has come (6.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Pending {
    /// Whose.
    pub by: Seat,
    /// The card.
    pub card: Card,
    /// Which of its abilities.
    pub ability: u8,
    /// The clause that has it activated now.
    pub clause: Clause,
    /// Its place in the order of 6.1; those of one place in any order.
    pub order: u8,
}

/// An ability or a card that is being resolved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Resolving {
    /// The card.
    pub card: Card,
    /// Which of its abilities; 0 for a card that is used.
    pub ability: u8,
    /// Whose.
    pub by: Seat,
    /// What it is aimed at.
    pub targets: Cards,
    /// 6.7: on which of the targets it was resolved, a bit each; without named targets, whether on any unit.
    pub touched: u16,
    /// 6.2: whether the log has told what it does, or that it tells nothing.
    pub told: bool,
    /// 7.3: something of it has been resolved.
    pub begun: bool,
}
