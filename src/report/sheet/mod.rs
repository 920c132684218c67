//! The judge's sheet: all that a judge needs about one entry on a page that prints, and what only a judge can decide left to
//! fill in. It says what happened and what the rulebook has to say about it, and never why anybody did it.

mod build;
mod html;
mod markdown;
mod sides;

pub use build::{Asked, sheet};
pub use html::html;
pub(super) use html::{code, escape};
pub use markdown::markdown;

use crate::judge::Language;

/// A sheet, ready to be written in any form. Its texts are as they stand in the log: each form makes them harmless.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sheet {
    /// The language that it is written in.
    pub language: Language,
    /// What stands over it.
    pub title: String,
    /// Its parts, in their order.
    pub sections: Vec<Section>,
    /// A few plain lines that say the same, for a program that takes no more.
    pub short: Vec<String>,
}

/// A part of a sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Section {
    /// Which part it is, in every language.
    pub name: &'static str,
    /// What stands over it; empty for the first.
    pub title: String,
    /// What it says.
    pub blocks: Vec<Block>,
}

/// A piece of a part.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Block {
    /// Names with what stands beside them.
    Fields(Vec<[String; 2]>),
    /// A paragraph.
    Text(String),
    /// Lines, each with how deep it is indented.
    Lines(Vec<(usize, String)>),
    /// A reason: a clause, what it says, the fact that failed, and since when that holds.
    Reason {
        /// The clause's number, with the interpretation that this rests on.
        clause: String,
        /// What it says.
        statement: String,
        /// The fact.
        fact: String,
        /// Since when it holds, or what else there is to say of it.
        remarks: Vec<String>,
    },
    /// A table.
    Table {
        /// What stands over the columns.
        head: Vec<String>,
        /// The rows.
        rows: Vec<Vec<String>>,
    },
    /// The places between the players.
    Grid(crate::judge::Grid),
    /// A place to write something by hand, with so many lines.
    Blank {
        /// What is to be written.
        label: String,
        /// How many lines.
        lines: usize,
    },
}
