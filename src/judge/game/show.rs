//! A game's agenda and board as plain data, which can be printed without the rules.

use crate::log::Seat;
use schemars::JsonSchema;
use serde::Serialize;

/// The match's place in the rulebook.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Agenda {
    /// The procedures under way, the outermost first.
    pub procedures: Vec<Procedure>,
}

/// A procedure under way.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Procedure {
    /// The clause of its heading.
    pub clause: &'static str,
    /// Its name.
    pub name: String,
    /// Its items in the book's order.
    pub items: Vec<Item>,
    /// The index of the current item.
    pub at: usize,
}

/// One item of a procedure.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Item {
    /// Its clause.
    pub clause: &'static str,
    /// The item in a few words.
    pub name: String,
}

/// The table for display.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Board {
    /// Turn, phase and the like on one line.
    pub headline: String,
    /// Turn and phase in a few words, for a prompt.
    pub prompt: String,
    /// The turn's number; 0 before the first.
    pub turn: u32,
    /// The phase, as `goto phase` takes it; empty if there is none.
    pub phase: String,
    /// Both players' zones, from the far side to the near one.
    pub rows: Vec<Row>,
    /// Remarks under the table, for instance on a battle under way.
    pub remarks: Vec<String>,
    /// The spaces between the players, in a game in which opposite spaces matter.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub grid: Option<Grid>,
}

impl Board {
    /// The zones that the grid does not show; all zones if there is no grid.
    pub fn beside_the_grid(&self) -> impl Iterator<Item = &Row> {
        let drawn = |row: &Row| {
            self.grid
                .as_ref()
                .is_some_and(|it| it.rows.iter().any(|line| line.seat == row.seat && line.zone == row.zone))
        };
        self.rows.iter().filter(move |it| !drawn(it))
    }
}

/// Spaces in columns shared by both players, as on the table.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Grid {
    /// The content of the middle of each column, from left to right.
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
    /// The player.
    pub seat: Seat,
    /// The zone's name, as in the zones of the board.
    pub zone: String,
    /// Its spaces from left to right, each in a few short lines.
    pub cells: Vec<Vec<String>>,
}

/// One zone of one player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Row {
    /// The player.
    pub seat: Seat,
    /// The zone's name.
    pub zone: String,
    /// The number of cards in it.
    pub count: usize,
    /// The cards, in words; may be empty for a zone whose cards nobody sees.
    pub cards: Vec<String>,
}
