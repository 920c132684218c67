//! damage.1: each point of damage moves the top card of a life to the grave: damage of an attack (judge.effect.3), of Throw, or
//! of a cost.

use super::agenda::{Act, Item, Wants, act, request_of, step};
use crate::games::blackpoker::book::Clause;
use crate::games::blackpoker::book::actions::Rule;
use crate::games::blackpoker::facts::Breach;
use crate::games::blackpoker::log::words::steps::Damage;
use crate::games::blackpoker::log::words::{Step, Target};
use crate::games::blackpoker::state::{Setup, State, zones};
use crate::judge::Due;
use crate::log::Seat;
use crate::table::Card;

/// judge.effect.3, throw.effect
pub static DAMAGE: Act = act(damage);

/// judge.effect.3: damage to the opponent, a card for each point; throw.effect: to the target; damage.2: only as many as there
/// are.
pub fn damage(_: &Setup, state: &mut State, item: &Item) -> Wants {
    let Some(request) = request_of(state) else { return Wants::Nothing };
    let player = match request.target {
        Some(Target::Player(of)) => of,
        _ => request.by.other(),
    };
    match state.top_of_life(player) {
        Some(card) if state.fight.damage > 0 => step(item.clause, Damage { player, card }),
        _ => Wants::Nothing,
    }
}

/// cost.l: a point of damage for a cost.
pub fn pay(player: Seat, card: Card) -> Wants {
    step(Clause::CostL, Damage { player, card })
}

/// Returns the player who takes a point of damage, if a step is one.
pub fn taker(what: &Step) -> Option<Seat> {
    Damage::try_from(*what).ok().map(|it| it.player)
}

/// `true` if a player's grave is still changing: the top one of the cards that went there together has not been picked yet
/// (zones.top), or the next point of damage follows.
fn is_open(state: &State, of: Seat) -> bool {
    match state.due {
        Due::Step { what, .. } => taker(&what) == Some(of),
        Due::Decision { clause: Clause::ZonesTop, .. } => state.heap[of.index()] >= 2,
        _ => false,
    }
}

/// zones.grave: `true` if a card lies on top of a grave and will stay there.
pub fn is_on_top(state: &State, of: Seat, card: Card) -> bool {
    !is_open(state, of) && state.table.top(zones::grave(of)) == Some(card)
}

/// An action's cost, as the list prints it.
pub fn cost(rule: &Rule) -> Breach {
    let cost = "B".repeat(rule.drive) + &"L".repeat(rule.life.into()) + &"D".repeat(rule.discard);
    Breach::CostIsPaid { action: rule.action, cost }
}
