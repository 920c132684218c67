//! The judge's sheet: everything about one entry on a printable page, with blanks for what only a judge can decide. It
//! states what happened and what the rulebook says about it, never anybody's motive.

mod build;
mod html;
mod markdown;
mod sides;

pub use build::{Asked, sheet};
pub use html::html;
pub(super) use html::{code, escape};
pub use markdown::markdown;

use crate::judge::Language;

/// A sheet, ready to be written in any form. Its texts are unescaped: each form makes them safe.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sheet {
    /// The language that it is written in.
    pub language: Language,
    /// Its title.
    pub title: String,
    /// Its parts, in their order.
    pub sections: Vec<Section>,
    /// A few plain lines with the essentials, for programs that take no more.
    pub short: Vec<String>,
}

/// A part of a sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Section {
    /// The part's id, the same in every language.
    pub name: &'static str,
    /// Its title; empty for the first.
    pub title: String,
    /// Its content.
    pub blocks: Vec<Block>,
}

/// An element of a part.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Block {
    /// Names and values.
    Fields(Vec<[String; 2]>),
    /// A paragraph.
    Text(String),
    /// Lines, each with its indentation.
    Lines(Vec<(usize, String)>),
    /// A reason: a clause, its statement, the fact that failed, and since when it has held.
    Reason {
        /// The clause's number, with the interpretation behind it.
        clause: String,
        /// Its statement.
        statement: String,
        /// The fact.
        fact: String,
        /// Since when it has held, and other remarks.
        remarks: Vec<String>,
    },
    /// A table.
    Table {
        /// The column titles.
        head: Vec<String>,
        /// The rows.
        rows: Vec<Vec<String>>,
    },
    /// The spaces between the players.
    Grid(crate::judge::Grid),
    /// Blank lines to write on by hand.
    Blank {
        /// The label.
        label: String,
        /// The number of lines.
        lines: usize,
    },
}
