//! What the state keeps of loops (chapter 25).

use super::clauses::Clause;
use super::words::Stoppers;
use crate::judge::Return;
use crate::log::Seat;

/// What is known of loops.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Loops {
    /// What the referee has seen of the loop that the next entry speaks of.
    pub sighted: Option<Sighted>,
    /// The loop of which it is being said what becomes of it.
    pub running: Option<Running>,
    /// 25.3: who has to stop the loop that was carried out.
    pub stop: Option<Stop>,
    /// 25.2.1, 25.3: what may not be chosen any more.
    pub barred: Vec<Bar>,
}

/// A loop as the referee has seen it.
#[derive(Clone, Debug, PartialEq)]
pub struct Sighted {
    pub since: Option<u32>,
    pub returns: Return,
    pub acts: Vec<Deed>,
    /// The turn player, where free to act although nothing has happened that could trigger an ability.
    pub free: Option<Seat>,
    pub texts: bool,
    pub doubt: Option<Reservation>,
}

/// Why it is not certain that there is a loop.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reservation {
    NotLookedAt,
    WithChance,
    TableDiffers,
    Hidden,
}

/// What somebody chose in a loop unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Deed {
    pub by: Seat,
    /// The same where the same is chosen at the same moment.
    pub mark: u64,
    /// It could have been left out.
    pub declinable: bool,
}

/// A loop of which it is being said what becomes of it.
#[derive(Clone, Debug, PartialEq)]
pub struct Running {
    pub stoppers: Stoppers,
    /// How many loop units each player wants.
    pub named: [Option<u32>; 2],
    /// What was chosen in the loop unit.
    pub acts: Vec<Deed>,
    /// The loop unit changes nothing, so that it can be carried out so many times at once.
    pub returns: bool,
    pub doubt: Option<Reservation>,
}

/// 25.3: who has to stop, and what must not be chosen for that.
#[derive(Clone, Debug, PartialEq)]
pub struct Stop {
    pub by: Seat,
    /// What the player chose in the loop unit.
    pub acts: Vec<u64>,
    /// The last of it that could have been left out: with it the loop unit is closed.
    pub closing: u64,
    /// What the other player may not choose from then on.
    pub then: Option<Bar>,
}

/// What a player may not choose any more in this match: it would close the loop unit again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bar {
    pub by: Seat,
    pub mark: u64,
    pub clause: Clause,
}

impl Running {
    /// 25.3: the smaller number is the one that is carried out.
    pub fn units(&self) -> u32 {
        self.named.into_iter().flatten().min().unwrap_or(0)
    }
}
