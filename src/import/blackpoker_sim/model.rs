//! The client's file as data: its own log, and around it what a program that ran the client may have added.

use super::ids::{CardId, Code, UnitId};
use crate::log::Seat;
use std::collections::HashMap;

/// A match as the client wrote it.
#[derive(Debug)]
pub struct Log {
    /// The package of rules, such as `official-light-entry16`.
    pub package: String,
    /// The package's version.
    pub version: String,
    /// The edition of the rules, where somebody wrote it beside the log.
    pub edition: Option<String>,
    /// What happened, in the log's order.
    pub events: Vec<Event>,
    /// What was added around the log.
    pub extra: Option<Extra>,
}

/// What the client's log lacks, written beside it by the program that ran the client.
#[derive(Debug)]
pub struct Extra {
    /// Both decks, suit by suit.
    pub decks: [Vec<Code>; 2],
    /// The table when the log begins.
    pub tables: [Side; 2],
    /// What was chosen where the log has an index only, by the decision's id.
    pub chosen: HashMap<String, Chosen>,
}

/// A player's side of the table.
#[derive(Debug)]
pub struct Side {
    /// The top card first.
    pub life: Vec<CardId>,
    /// In the client's order.
    pub hand: Vec<CardId>,
    /// The bottom card first.
    pub grave: Vec<CardId>,
    /// In the client's order.
    pub field: Vec<Unit>,
}

/// A character on the field.
#[derive(Debug)]
pub struct Unit {
    /// Its id.
    pub id: UnitId,
    /// Its cards.
    pub cards: Vec<CardId>,
    /// Whether it is driven.
    pub driven: bool,
    /// Whether it lies face up.
    pub up: bool,
}

/// What a player chose while an action was carried out.
#[derive(Clone, Debug)]
pub enum Chosen {
    /// A card.
    Card(CardId),
    /// Attackers.
    Units(Vec<UnitId>),
    /// Attackers, each with its blockers.
    Blocks(Vec<(UnitId, Vec<UnitId>)>),
}

/// An event.
#[derive(Debug)]
pub struct Event {
    /// Its number.
    pub seq: u64,
    /// The version of the client's state: one more after each answer.
    pub version: u32,
    /// What it says.
    pub what: What,
}

/// Where a card is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum At {
    /// In a player's hand.
    Hand(Seat),
    /// On a player's field.
    Field(Seat),
    /// In a player's grave.
    Grave(Seat),
    /// In a player's life.
    Life(Seat),
    /// Beside the table, until the turn ends.
    Fog,
    /// At a request.
    Request,
    /// Somewhere that is not known to this reader.
    Elsewhere,
}

/// What a decision is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum About {
    /// What to request, or to pass.
    Action,
    /// Something that an action's effect asks.
    Effect,
    /// Which card lies on top of a grave.
    Top,
    /// Something else.
    Other,
}

/// What a request is aimed at.
#[derive(Clone, Debug)]
pub enum Aim {
    /// A character, with the client's word for its kind.
    Unit(UnitId, String),
    /// A request.
    Request(u32),
    /// A player.
    Player(Seat),
}

/// What became of an attacker.
#[derive(Clone, Debug)]
pub struct Combat {
    /// The attacker.
    pub attacker: UnitId,
    /// Its cards.
    pub cards: Vec<Code>,
    /// Its blockers, each with its cards.
    pub blockers: Vec<(UnitId, Vec<Code>)>,
}

/// What an event says.
#[derive(Debug)]
pub enum What {
    /// The match begins.
    Started(Seat),
    /// A player is asked; so many answers are offered.
    Asked(String, u32),
    /// A player answers.
    Chose { decision: String, by: Seat, about: About, selected: u32 },
    /// A card moves.
    Moved { card: CardId, from: At, to: At, as_cost: bool },
    /// A request is made, or triggered.
    Created { request: u32, action: String, by: Seat, pattern: Option<String>, aim: Option<Aim> },
    /// A request begins to be resolved.
    Resolving(u32),
    /// A request was countered.
    Cancelled(u32),
    /// A card has come to lie on top of a grave, over another.
    Top { of: Seat, card: CardId, before: Option<CardId> },
    /// A request has been resolved, with or without effect.
    Resolved { request: u32, skipped: bool, combats: Vec<Combat> },
    /// A player passes.
    Passed(Seat),
    /// The turn passes.
    Turn(Seat, u16),
    /// The match ends.
    Finished(Option<Seat>),
    /// It says what other events say, too.
    Beside,
    /// It is of a type that this reader does not know.
    Unknown(String),
}
