//! zones: the cards that each view sees. With it, the referee reports what a log hides although its view sees it.

use super::public_zones::{of_grave, of_hand, on_the_field, on_top, put_as_key};
use crate::games::blackpoker::book::Ruling;
use crate::games::blackpoker::choices::Choice;
use crate::games::blackpoker::facts::Part;
use crate::games::blackpoker::log::words::{Chance, decision, step};
use crate::games::blackpoker::rules::r04_damage::is_on_top;
use crate::games::blackpoker::state::{Setup, State, zones};
use crate::games::blackpoker::{BlackPoker, Clause};
use crate::judge::{Event, Eyes, Happening, Seen, Worded};
use crate::log::{Seat, View};
use crate::say;
use crate::table::{Card, NOWHERE, Zone};

/// The cards that each player sees in BlackPoker.
#[derive(Clone, Copy, Debug)]
pub struct Sight;

impl Eyes<BlackPoker> for Sight {
    const RULING: Ruling = Ruling::WhatALogMayHide;
    /// zones.list: no zone is hidden from a view that sees everything.
    const ZONES: Clause = Clause::ZonesList;
    /// cards.deck: each player brings their own deck.
    const DECK: Clause = Clause::CardsDeck;
    /// cards.deck: the deck is a complete deck of playing cards.
    const FIXED_LISTS: bool = true;

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
            Event::Step(what) => step!(what, it => it.shown(state, view)),
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

    fn is_pool(zone: Zone) -> bool {
        Seat::BOTH.into_iter().any(|of| [zones::life(of), zones::hand(of)].contains(&zone))
    }
}

/// zones.field: soldiers lie face up, with all their cards (zones.unit). A bulwark does once it has been turned up.
fn is_face_up(state: &State, card: Card) -> bool {
    let zone = state.table.zone(card);
    zones::is_soldiers(zone) || zone == zones::under(zones::owner(zone)) || state.is_bulwark(card) && state.is_up(card)
}
