//! zones: who sees which cards, for telling what a log hides although its view sees it.

use super::choices::Choice;
use super::facts::{Breach, Part, Shown};
use super::state::{Setup, State};
use super::words::{Chance, Step, decision};
use super::zones;
use super::{BlackPoker, Clause};
use crate::judge::{Due, Event, Eyes, Seen, Worded};
use crate::log::{Seat, View};
use crate::say;
use crate::table::{Card, NOWHERE};

/// What a log may hide that says through whose eyes it was written.
const WHAT_A_LOG_MAY_HIDE: &str = "blackpoker-0050";

/// Who sees which cards in BlackPoker.
#[derive(Clone, Copy, Debug)]
pub struct Sight;

impl Eyes<BlackPoker> for Sight {
    const RULING: &'static str = WHAT_A_LOG_MAY_HIDE;
    /// zones.list: from whoever sees everything no zone is hidden.
    const ZONES: Clause = Clause::ZonesList;
    /// cards.deck: a deck is what its player brought.
    const DECK: Clause = Clause::CardsDeck;

    #[inline]
    fn is_hiding(state: &State, what: Event<'_, BlackPoker>) -> bool {
        match what {
            Event::Chance(Chance::Shuffle { player, order }) => {
                order.is_empty() && state.life(*player) > 0 || order.contains(&Card::UNKNOWN)
            }
            what => what.hides_a_card(),
        }
    }

    fn face(_: &Setup, state: &State, card: Card, what: Event<'_, BlackPoker>) -> Option<Seen<BlackPoker>> {
        if let Event::Decision(_, what) = what
            && let Some(shown) = decision!(what, choice => choice.shows(card))
        {
            return Some(shown);
        }
        let zone = state.table.zone(card);
        if zone == NOWHERE {
            return None;
        }
        let of = zones::owner(zone);
        if is_face_up(state, card) {
            Some(on_the_field(card, of))
        } else if zone == zones::grave(of) && is_on_top(state, of, card) {
            Some(on_top(card, of))
        } else if zone == zones::keys(of) {
            Some(put_as_key(card))
        } else {
            None
        }
    }

    fn name(state: &State, view: View, what: Event<'_, BlackPoker>) -> Option<Seen<BlackPoker>> {
        match what {
            Event::Decision(by, what) => decision!(what, choice => choice.shown(by)),
            Event::Step(what) => of_step(state, view, what),
            _ => None,
        }
    }

    fn each_zone(setup: &Setup, state: &State, view: View, each: &mut dyn FnMut(String, Option<Seen<BlackPoker>>)) {
        for zone in (0..zones::ZONES).filter(|it| state.table.hides(*it)) {
            let of = zones::owner(zone);
            let seen = if zone == zones::hand(of) {
                of_hand(view, of)
            } else if zone == zones::grave(of) {
                let open = is_on_top(state, of, Card::UNKNOWN).then(|| on_top(Card::UNKNOWN, of));
                open.or_else(|| of_grave(view, of))
            } else if zone == zones::keys(of) {
                Some(put_as_key(Card::UNKNOWN))
            } else {
                None
            };
            let part = Part(zone).worded(setup);
            each(say!(setup, "{of}'s {part}", "{of}の{part}"), seen);
        }
    }
}

/// zones.field: soldiers lie face up, with all their cards (zones.unit); a bulwark does once it was turned up.
fn is_face_up(state: &State, card: Card) -> bool {
    let zone = state.table.zone(card);
    zones::is_soldiers(zone) || zone == zones::under(zones::owner(zone)) || state.is_bulwark(card) && state.is_up(card)
}

/// zones.grave: whether a card lies on top of a grave to stay there; of cards that went there together the top one is
/// still to be picked (zones.top).
fn is_on_top(state: &State, of: Seat, card: Card) -> bool {
    let open = match state.due {
        Due::Step { what: Step::Damage { player, .. }, .. } => player == of,
        Due::Decision { clause: Clause::ZonesTop, .. } => state.heap[of.index()] >= 2,
        _ => false,
    };
    !open && state.table.top(zones::grave(of)) == Some(card)
}

fn on_the_field(card: Card, of: Seat) -> Seen<BlackPoker> {
    Seen::by(Clause::ZonesField, Breach::FaceUpOnTheField { card: Shown(card), player: of })
}

pub fn on_top(card: Card, of: Seat) -> Seen<BlackPoker> {
    Seen::by(Clause::ZonesGrave, Breach::OnTopOfTheGrave { card: Shown(card), player: of })
}

/// core.request.key: a key card lies open, so that it can be seen to be the one that the action asks for.
pub fn put_as_key(card: Card) -> Seen<BlackPoker> {
    Seen::by_ruling(Clause::CoreRequestKey, WHAT_A_LOG_MAY_HIDE, Breach::PutAsKeyCard { card: Shown(card) })
}

/// search.effect: the card is shown to the opponent.
pub fn shown(card: Card) -> Seen<BlackPoker> {
    Seen::by(Clause::SearchEffect, Breach::TakenAndShown { card: Shown(card) })
}

/// zones.hand: its owner knows its cards.
fn of_hand(view: View, of: Seat) -> Option<Seen<BlackPoker>> {
    view.is_of(of).then(|| Seen::by(Clause::ZonesHand, Breach::KnowsTheHand { player: of }))
}

/// zones.grave: its owner knows all its cards.
fn of_grave(view: View, of: Seat) -> Option<Seen<BlackPoker>> {
    view.is_of(of).then(|| Seen::by(Clause::ZonesGrave, Breach::KnowsTheGrave { player: of }))
}

fn of_step(state: &State, view: View, what: &Step) -> Option<Seen<BlackPoker>> {
    match what {
        Step::Draw { player, .. } | Step::Gain { player, .. } => of_hand(view, *player),
        Step::Damage { player, .. } if is_on_top(state, *player, Card::UNKNOWN) => Some(on_top(Card::UNKNOWN, *player)),
        Step::Damage { player, .. } => of_grave(view, *player),
        Step::Mill { player, .. } | Step::TurnCard { player, .. } | Step::PresetFails { player, .. } => {
            Some(on_top(Card::UNKNOWN, *player))
        }
        _ => Some(character()),
    }
}

/// zones.field: a character has a name, and all see which it is.
pub fn character() -> Seen<BlackPoker> {
    Seen::by(Clause::ZonesField, Breach::CharacterOnTheField)
}

pub fn aimed_at() -> Seen<BlackPoker> {
    Seen::by(Clause::ZonesField, Breach::TargetOnTheField)
}
