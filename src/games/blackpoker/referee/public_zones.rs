//! zones: the ways in which a view sees a card that a log hides.

use crate::games::blackpoker::book::Ruling;
use crate::games::blackpoker::facts::{Breach, Shown};
use crate::games::blackpoker::{BlackPoker, Clause};
use crate::judge::Seen;
use crate::log::{Seat, View};
use crate::table::Card;

pub fn on_the_field(card: Card, of: Seat) -> Seen<BlackPoker> {
    Seen::by(Clause::ZonesField, Breach::FaceUpOnTheField { card: Shown(card), player: of })
}

pub fn on_top(card: Card, of: Seat) -> Seen<BlackPoker> {
    Seen::by(Clause::ZonesGrave, Breach::OnTopOfTheGrave { card: Shown(card), player: of })
}

/// core.request.key: a key card lies face up, so that everybody sees whether the action asks for it.
pub fn put_as_key(card: Card) -> Seen<BlackPoker> {
    Seen::by_ruling(Clause::CoreRequestKey, Ruling::WhatALogMayHide, Breach::PutAsKeyCard { card: Shown(card) })
}

/// search.effect: the card is shown to the opponent.
pub fn shown(card: Card) -> Seen<BlackPoker> {
    Seen::by(Clause::SearchEffect, Breach::TakenAndShown { card: Shown(card) })
}

/// zones.hand: its owner knows its cards.
pub fn of_hand(view: View, of: Seat) -> Option<Seen<BlackPoker>> {
    view.is_of(of).then(|| Seen::by(Clause::ZonesHand, Breach::KnowsTheHand { player: of }))
}

/// zones.grave: its owner knows all its cards.
pub fn of_grave(view: View, of: Seat) -> Option<Seen<BlackPoker>> {
    view.is_of(of).then(|| Seen::by(Clause::ZonesGrave, Breach::KnowsTheGrave { player: of }))
}

/// zones.field: a character has a name, and everybody sees which one it is.
pub fn character() -> Seen<BlackPoker> {
    Seen::by(Clause::ZonesField, Breach::CharacterOnTheField)
}

pub fn aimed_at() -> Seen<BlackPoker> {
    Seen::by(Clause::ZonesField, Breach::TargetOnTheField)
}
