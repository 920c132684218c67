//! The action list as a table: the cost, the key cards and the target of each action. Their effects stand in the files of their
//! sections: `r06_deploying`, `r07_turn_control`, `r08_attacking`, `r09_magic`, `r10_succession`.

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

/// The kind of target that an action takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aim {
    /// Nothing.
    Nothing,
    /// A soldier on the player's own field with the key card's suit.
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

/// A row of the list.
#[derive(Debug)]
pub struct Rule {
    /// The action.
    pub action: Action,
    /// Its name as printed.
    pub name: &'static str,
    /// Its name in English.
    pub english: &'static str,
    /// 誘発: it is triggered, and cannot be requested.
    pub triggered: bool,
    /// Its speed.
    pub speed: Speed,
    /// Its timing.
    pub timing: Timing,
    /// B: the number of bulwarks that are driven.
    pub drive: usize,
    /// L: the number of points of damage that are taken.
    pub life: u8,
    /// D: the number of cards that are discarded.
    pub discard: usize,
    /// The faces that each key card may have. Two key cards come in either order.
    pub keys: &'static [Faces],
    /// The kind of target.
    pub aim: Aim,
    /// ※: it is requested only once a turn.
    pub once: bool,
    /// The clause of trigger, speed and timing.
    pub header: Clause,
    /// The clause of the cost. That of paying costs if no cost is printed.
    pub cost: Clause,
    /// The clause of the key cards. That of putting key cards if none are printed.
    pub key: Clause,
    /// The clause of the target. That of choosing targets if none is printed.
    pub target: Clause,
    /// The clause of the effect.
    pub effect: Clause,
}

impl Rule {
    /// Its name in the language of a match.
    pub const fn told(&self, tongue: Tongue) -> &'static str {
        if tongue.native { self.name } else { self.english }
    }
}

// `ALL`: all 19 actions, in the order of the list and of `Action`, as `book/actions.tsv` lists them.
include!(concat!(env!("OUT_DIR"), "/blackpoker/actions.rs"));

impl Action {
    /// Its row in the list.
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
