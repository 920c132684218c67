//! The client's file as data: its own log, and data that a program running the client may have added around it.

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
    /// The edition of the rules, if it was added to the log.
    pub edition: Option<String>,
    /// The events, in the log's order.
    pub events: Vec<Event>,
    /// The data added around the log.
    pub extra: Option<Extra>,
}

/// Data that the client's log lacks, added by the program that ran the client.
#[derive(Debug)]
pub struct Extra {
    /// Both decks, suit by suit.
    pub decks: [Vec<Code>; 2],
    /// The initial table.
    pub tables: [Side; 2],
    /// The choices for which the log has only an index, by the decision's id.
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
    /// `true` if it is driven.
    pub driven: bool,
    /// `true` if it is face up.
    pub up: bool,
}

/// A player's choice during an action.
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
    /// The version of the client's state, which increases with each answer.
    pub version: u32,
    /// Its content.
    pub what: What,
}

/// The place of a card.
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
    /// Set aside until the turn ends.
    Fog,
    /// With a request.
    Request,
    /// A place unknown to this reader.
    Elsewhere,
}

/// The subject of a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum About {
    /// A request, or a pass.
    Action,
    /// A question of an action's effect.
    Effect,
    /// The top card of a grave.
    Top,
    /// Something else.
    Other,
}

/// The target of a request.
#[derive(Clone, Debug)]
pub enum Aim {
    /// A character, with the client's word for its kind.
    Unit(UnitId, String),
    /// A request.
    Request(u32),
    /// A player.
    Player(Seat),
}

/// The fate of an attacker.
#[derive(Clone, Debug)]
pub struct Combat {
    /// The attacker.
    pub attacker: UnitId,
    /// Its cards.
    pub cards: Vec<Code>,
    /// Its blockers, each with its cards.
    pub blockers: Vec<(UnitId, Vec<Code>)>,
}

/// The content of an event.
#[derive(Debug)]
pub enum What {
    /// The match begins.
    Started(Seat),
    /// A player is asked, with a number of possible answers.
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
    /// A card has become the top card of a grave, over another.
    Top { of: Seat, card: CardId, before: Option<CardId> },
    /// A request has been resolved, with or without effect.
    Resolved { request: u32, skipped: bool, combats: Vec<Combat> },
    /// A player passes.
    Passed(Seat),
    /// The turn passes to a player.
    Turn(Seat, u16),
    /// The match ends.
    Finished(Option<Seat>),
    /// Information that other events contain as well.
    Beside,
    /// A type unknown to this reader.
    Unknown(String),
}
