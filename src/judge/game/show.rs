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
    /// The places between the players, of a game in which it matters what stands opposite what.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub grid: Option<Grid>,
}

impl Board {
    /// The zones that lie beside the grid: all where there is none. The grid shows the others.
    pub fn beside_the_grid(&self) -> impl Iterator<Item = &Row> {
        let drawn = |row: &Row| {
            self.grid.as_ref().is_some_and(|it| it.rows.iter().any(|it| it.seat == row.seat && it.zone == row.zone))
        };
        self.rows.iter().filter(move |it| !drawn(it))
    }
}

/// Places that lie in columns which both players share, as they lie on the table.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Grid {
    /// What lies in the middle of each column, from left to right.
    pub columns: Vec<String>,
    /// The rows, from the far side to the near one.
    pub rows: Vec<Line>,
}

impl Grid {
    /// The rows of a player.
    pub fn of(&self, seat: Seat) -> impl Iterator<Item = &Line> {
        self.rows.iter().filter(move |it| it.seat == seat)
    }
}

/// A row of a grid.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Line {
    /// Whose.
    pub seat: Seat,
    /// The zone's name, as in the zones of the board.
    pub zone: String,
    /// Its places from left to right, in a few short lines each.
    pub cells: Vec<Vec<String>>,
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
