//! The action list as a table: what each action costs, which key cards it takes, what it is aimed at.
//! What actions do is told in the file of their section: `summoning`, `turning`, `fighting`, `magic`.

use super::Clause;
use crate::games::blackpoker::cards::{Faces, Suit};
use crate::games::blackpoker::log::words::Action;
use crate::judge::Tongue;

/// core.immediate, core.normal: an action's speed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Speed {
    /// 即時
    Immediate,
    /// 通常
    Normal,
}

/// core.main, core.quick: an action's timing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Timing {
    /// メイン
    Main,
    /// クイック
    Quick,
}

/// What an action is aimed at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aim {
    /// Nothing.
    Nothing,
    /// A soldier on the own field with the key card's suit.
    OwnSoldierOfSuit,
    /// Any soldier.
    Soldier,
    /// Any character.
    Character,
    /// Any bulwark.
    Bulwark,
    /// A request with one or two key cards.
    Request,
    /// The opponent.
    Opponent,
}

/// One row of the list.
#[derive(Debug)]
pub struct Rule {
    /// Which action.
    pub action: Action,
    /// Its name as printed.
    pub name: &'static str,
    /// Its name in English.
    pub english: &'static str,
    /// 誘発: it is triggered and cannot be requested.
    pub triggered: bool,
    /// Its speed.
    pub speed: Speed,
    /// Its timing.
    pub timing: Timing,
    /// B: how many bulwarks are driven.
    pub drive: usize,
    /// L: how much damage is taken.
    pub life: u8,
    /// D: how many cards are discarded.
    pub discard: usize,
    /// What each key card has to be; of two, in either order.
    pub keys: &'static [Faces],
    /// What it is aimed at.
    pub aim: Aim,
    /// ※: once a turn.
    pub once: bool,
    /// The clause of trigger, speed and timing.
    pub header: Clause,
    /// The clause of the cost; where nothing is printed, that of paying costs.
    pub cost: Clause,
    /// The clause of the key cards; where none are printed, that of putting key cards.
    pub key: Clause,
    /// The clause of the target; where none is printed, that of choosing targets.
    pub target: Clause,
    /// The clause of the effect.
    pub effect: Clause,
}

impl Rule {
    /// Its name in the words of a match.
    pub const fn told(&self, tongue: Tongue) -> &'static str {
        if tongue.native { self.name } else { self.english }
    }
}

// All 19 actions, `ALL`, in the order of the list and of `Action`, as `book/actions.tsv` lists them.
include!(concat!(env!("OUT_DIR"), "/blackpoker/actions.rs"));

impl Action {
    /// Its row of the list.
    #[inline]
    pub fn rule(self) -> &'static Rule {
        &ALL[self as usize]
    }
}

#[cfg(test)]
mod tests {
    #[test]
    fn each_action_finds_its_own_row() {
        for (place, rule) in super::ALL.iter().enumerate() {
            assert_eq!(rule.action as usize, place, "{}", rule.name);
        }
    }
}
