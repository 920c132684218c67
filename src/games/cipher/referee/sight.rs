//! 6.4: the cards that each view sees. With it, the referee reports what a log hides although its view sees it.

use super::public_zones::{is_public_zone, lies, of_hand, public};
use crate::games::cipher::book::Ruling;
use crate::games::cipher::choices::Choice;
use crate::games::cipher::facts::{Breach, Spot};
use crate::games::cipher::log::words::{Chance, Effect, Step, decision, step};
use crate::games::cipher::state::zones::{self, FACE_UP};
use crate::games::cipher::state::{Setup, State};
use crate::games::cipher::{Cipher, Clause};
use crate::judge::{Event, Eyes, Happening, Seen, Worded};
use crate::log::{Seat, View};
use crate::table::{Card, NOWHERE, Zone};

/// The cards that each player sees in Cipher: those in public zones, the boundless area included (cipher-0096), and the
/// player's own.
#[derive(Clone, Copy, Debug)]
pub struct Sight;

impl Eyes<Cipher> for Sight {
    const RULING: Ruling = Ruling::WhatALogMayHide;
    /// 6.4: a view that sees everything sees every card, wherever it lies.
    const ZONES: Clause = Clause::C6_4;
    /// 12.1.1: each player prepares their own deck.
    const DECK: Clause = Clause::C12_1_1;

    #[inline]
    fn is_hiding(state: &State, what: Event<'_, Cipher>) -> bool {
        match what {
            Event::Chance(Chance::Shuffle { player, order }) => {
                let left_out = order.is_empty() && !state.table.pile(zones::deck(*player)).is_empty();
                left_out || order.contains(&Card::UNKNOWN)
            }
            what => what.hides_a_card(),
        }
    }

    fn face(_: &Setup, state: &State, card: Card, what: Event<'_, Cipher>) -> Option<Seen<Cipher>> {
        let zone = state.table.zone(card);
        if is_public(state, card, zone) {
            return Some(lies(card, zone));
        }
        match what {
            Event::Decision(_, what) => decision!(what, choice => choice.shows(card)),
            // 24.1.4.1
            Event::Step(Step::Text { does: Effect::Reveal { card: it }, .. }) if *it == card => {
                public(Breach::RevealedForAllToSee)
            }
            _ => None,
        }
    }

    fn name(state: &State, view: View, what: Event<'_, Cipher>) -> Option<Seen<Cipher>> {
        match what {
            Event::Decision(by, what) => decision!(what, choice => choice.shown(state, view, by)),
            Event::Step(what) => step!(what, it => it.shown(state, view)),
            _ => None,
        }
    }

    fn each_zone(setup: &Setup, state: &State, view: View, each: &mut dyn FnMut(String, Option<Seen<Cipher>>)) {
        for zone in (0..zones::ZONES).filter(|it| state.table.hides(*it)) {
            let of = zones::user(zone);
            let seen = match zone {
                _ if is_public_zone(zone) => Some(lies(Card::UNKNOWN, zone)),
                _ if zone == zones::hand(of) => of_hand(view, of),
                _ => None,
            };
            each(Spot::of(zone).worded(setup), seen);
        }
    }

    fn is_pool(zone: Zone) -> bool {
        Seat::BOTH.into_iter().any(|of| [zones::deck(of), zones::hand(of), zones::orbs(of)].contains(&zone))
    }
}

/// 6.4.1, 6.4.2.1: a bond is public even face-down; cipher-0096: the boundless area is public; 12.2.1.1, 12.2.1.7: a lord is
/// public only once it has been turned up; cipher-0150: an orb is if it lies face-up.
fn is_public(state: &State, card: Card, zone: Zone) -> bool {
    let face_up = state.table.has(card, FACE_UP);
    let orb = face_up && (zone == zones::orbs(Seat::A) || zone == zones::orbs(Seat::B));
    orb || (zone != NOWHERE && is_public_zone(zone) && (zones::row(zone).is_none() || face_up))
}
