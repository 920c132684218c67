//! Chapter 2: who sees which cards, for telling what a log hides although its view sees it.

use super::Zero;
use super::clauses::Clause;
use super::facts::{Breach, Spot};
use super::state::{Setup, State};
use super::words::{Chance, Decision, Effect, Place, Step};
use super::zones::{self, FACE_DOWN};
use crate::judge::{Event, Eyes, Seen, Worded};
use crate::log::{Seat, View};
use crate::say;
use crate::table::{Card, NOWHERE, NamesCards};

/// What a log may hide that says through whose eyes it was written.
const WHAT_A_LOG_MAY_HIDE: &str = "zero-0040";

/// Who sees which cards.
#[derive(Clone, Copy, Debug)]
pub struct Sight;

impl Eyes<Zero> for Sight {
    const RULING: &'static str = WHAT_A_LOG_MAY_HIDE;
    /// 200p1: the zones.
    const ZONES: Clause = Clause::C200P1;
    /// 100p2: a deck is what its player brought.
    const DECK: Clause = Clause::C201P1;

    #[inline]
    fn is_hiding(state: &State, what: Event<'_, Zero>) -> bool {
        let mut hides = false;
        let mut look = |it: Card| hides |= it == Card::UNKNOWN;
        match what {
            Event::Decision(_, what) => what.each_card(&mut look),
            Event::Step(what) => what.each_card(&mut look),
            Event::Chance(Chance::Shuffle { player, order }) => {
                return order.is_empty() && state.count(zones::deck(*player)) > 0 || order.contains(&Card::UNKNOWN);
            }
            _ => {}
        }
        hides
    }

    fn face(_: &Setup, state: &State, card: Card, what: Event<'_, Zero>) -> Option<Seen<Zero>> {
        // What is revealed from hand, or found, everybody sees.
        if let Event::Decision(_, what) = what
            && !matches!(what, Decision::Choose { .. } | Decision::Order { .. } | Decision::Look { .. })
        {
            let shown = match what {
                Decision::LevelUp { flip, .. } => *flip != Some(card),
                Decision::Use { pay, .. } | Decision::Activate { pay, .. } | Decision::Add { pay, .. } => {
                    !pay.cards().contains(&card)
                }
                _ => true,
            };
            if shown && !state.table.has(card, FACE_DOWN) {
                return Some(open(card));
            }
        }
        let zone = state.table.zone(card);
        if zone == NOWHERE || state.table.has(card, FACE_DOWN) || state.unnamed.contains(&card) {
            return None;
        }
        let lies_open =
            zones::is_battle(zone) || zones::is_rest(zone) || zones::is_resources(zone) || matches!(zone / 2, 7 | 9);
        (lies_open || is_open_under(state, card)).then(|| open(card))
    }

    fn name(_: &State, view: View, what: Event<'_, Zero>) -> Option<Seen<Zero>> {
        match what {
            Event::Step(Step::Life { .. } | Step::Level { .. }) => None,
            Event::Step(Step::Draw { player, .. }) => of_hand(view, *player),
            Event::Step(Step::Effect { does: Effect::Look { player, zone, .. }, .. }) if *zone != Place::Rest => {
                of_hand(view, *player)
            }
            Event::Step(_) | Event::Decision(..) => Some(Seen::by(Clause::C207P2, Breach::NamedByAll)),
            _ => None,
        }
    }

    fn each_zone(setup: &Setup, state: &State, view: View, each: &mut dyn FnMut(String, Option<Seen<Zero>>)) {
        for zone in (0..zones::ZONES).filter(|it| state.table.hides(*it)) {
            let of = zones::owner(zone);
            let seen = if zones::is_hand(zone) {
                of_hand(view, of)
            } else if zones::is_rest(zone) {
                Some(Seen::by(Clause::C207P2, Breach::NamedByAll))
            } else {
                None
            };
            let name = Spot(zone).worded(setup);
            each(say!(setup, "{of}'s {name}", "{of}的{name}"), seen);
        }
    }
}

/// 600p4: a level marker of a dimension level-up lies face-up; transform cards and sword souls do.
fn is_open_under(state: &State, card: Card) -> bool {
    state.below.iter().any(|it| it.card == card)
}

fn open(card: Card) -> Seen<Zero> {
    Seen::by(Clause::C205P1, Breach::SeenByAll { card })
}

/// 203p3: its owner knows its cards.
fn of_hand(view: View, of: Seat) -> Option<Seen<Zero>> {
    view.is_of(of).then(|| Seen::by(Clause::C203P3, Breach::KnowsTheHand { player: of }))
}
