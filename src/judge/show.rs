//! Plain data through which a game shows itself: its agenda and its board. Whoever prints needs no rules.

use crate::log::Seat;
use schemars::JsonSchema;
use serde::Serialize;

/// Where in the rulebook a match stands: procedures, the outermost first.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Agenda {
    /// The procedures that are under way, the outermost first.
    pub procedures: Vec<Procedure>,
}

/// A procedure of the rulebook that is under way.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Procedure {
    /// The clause that heads it.
    pub clause: &'static str,
    /// What it is called.
    pub name: String,
    /// Its items in the book's order.
    pub items: Vec<Item>,
    /// Which of them is under way.
    pub at: usize,
}

/// One item of a procedure.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Item {
    /// Its clause.
    pub clause: &'static str,
    /// What happens there.
    pub name: String,
}

/// A table as people see it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Board {
    /// Turn, phase and the like: one line.
    pub headline: String,
    /// A few words for a prompt: turn and phase.
    pub prompt: String,
    /// The turn's number; 0 before the first.
    pub turn: u32,
    /// The phase, in the words that `goto phase` takes; empty where there is none.
    pub phase: String,
    /// Both players' zones, from the far side to the near one.
    pub rows: Vec<Row>,
    /// Remarks under the table, for instance on a battle under way.
    pub remarks: Vec<String>,
}

/// One zone of one player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Row {
    /// Whose.
    pub seat: Seat,
    /// The zone's name.
    pub zone: String,
    /// How many cards lie there.
    pub count: usize,
    /// The cards, in words; may be empty for a zone whose cards nobody sees.
    pub cards: Vec<String>,
}
