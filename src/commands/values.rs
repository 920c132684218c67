//! Values of options that several subcommands share.

use crate::log::{Detail, Form, View};

/// The two forms of a log, as option values.
#[derive(Clone, Copy, clap::ValueEnum)]
pub enum FormName {
    /// JSON Lines, to exchange.
    Jsonl,
    /// Binary, to keep.
    Hjl,
}

impl FormName {
    pub fn form(self) -> Form {
        match self {
            FormName::Jsonl => Form::Lines,
            FormName::Hjl => Form::Frames,
        }
    }

    pub fn ending(self) -> &'static str {
        match self {
            FormName::Jsonl => "jsonl",
            FormName::Hjl => "hjl",
        }
    }
}

/// The level of detail of a log, as option values.
#[derive(Clone, Copy, clap::ValueEnum)]
pub enum DetailName {
    /// Every decision, chance and step.
    Full,
    /// Decisions and chance alone.
    Decisions,
}

impl DetailName {
    pub fn detail(self) -> Detail {
        match self {
            DetailName::Full => Detail::Full,
            DetailName::Decisions => Detail::Decisions,
        }
    }
}

/// The viewer of a match.
#[derive(Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
pub enum SeatName {
    /// Player A's.
    #[value(name = "A", alias = "a")]
    A,
    /// Player B's.
    #[value(name = "B", alias = "b")]
    B,
    /// A spectator's.
    Public,
}

impl SeatName {
    pub fn view(self) -> View {
        match self {
            SeatName::A => View::A,
            SeatName::B => View::B,
            SeatName::Public => View::Public,
        }
    }
}
