//! Fitting what a log says to what the rules demand, where the one hides what the other shows.

use super::agenda::stands_at;
use super::cards::{COURT, Faces, Truth};
use super::clauses::Clause;
use super::state::{Setup, State};
use super::words::Step;
use super::{fighting, magic, setup as opening, zones};
use crate::log::Seat;
use crate::table::Card;

/// Where the log and the referee know different amounts of the same step: the step with the known card.
pub fn fit(setup: &Setup, state: &State, due: &Step, logged: &Step) -> Option<Step> {
    match (*due, *logged) {
        (Step::Dies { .. }, Step::Dies { unit }) if stands_at(state, &fighting::BURY) => {
            fighting::is_beaten(state, unit).then_some(*logged)
        }
        // up.effect, down.effect: what number a hidden key card has, the log knows.
        (Step::Size { unit, .. }, Step::Size { unit: of, by }) => {
            (unit == of && magic::could_change(setup, state, by)).then_some(*logged)
        }
        (Step::First { .. }, Step::First { .. }) => opening::hidden_turn(setup, state).map(|_| *logged),
        // setup.3.tie: so it does whether hidden cards are of one number.
        (Step::First { .. }, Step::TurnCard { .. }) => {
            let again = opening::turn_again(setup, state)?;
            same_card(setup, state, &again, logged)
        }
        _ => same_card(setup, state, due, logged),
    }
}

/// Whether two steps are of one sort, or the two ways in which one thing can come out: a card of the life is what was
/// looked for or not, and can be a soldier or not.
pub fn same_sort(one: &Step, other: &Step) -> bool {
    let sort = |it: &Step| match *it {
        Step::Gain { player, card } => std::mem::discriminant(&Step::Mill { player, card }),
        Step::PresetFails { player, card } => std::mem::discriminant(&Step::PresetSoldier { player, card }),
        _ => std::mem::discriminant(it),
    };
    sort(one) == sort(other)
}

/// The clause that a log may name as well where a hidden card decides: setup.3.tie, if the turned cards are of one
/// number; of judge.effect.2.a.1 and judge.effect.2.a.2 the one that holds for the bulwark.
pub fn stands_under(setup: &Setup, state: &State, what: &Step, named: Clause) -> bool {
    match what {
        // Only where the cards that were turned up before may be of one number.
        Step::TurnCard { .. } if stands_at(state, &opening::FIRST) => {
            named == Clause::Setup3Tie && opening::turn_again(setup, state).is_some()
        }
        Step::Dies { unit } => state.fight.attacker == Some(*unit) && fighting::may_be_case(setup, state, named),
        _ => false,
    }
}

/// The steps that show a card of the life which the log's view may hide; what it is decides between some of them.
fn same_card(setup: &Setup, state: &State, due: &Step, logged: &Step) -> Option<Step> {
    let (mut due, mut logged) = (*due, *logged);
    let one_sort = same_sort(&due, &logged);
    let (player, card) = from_life(&mut due)?;
    let (other, shown) = from_life(&mut logged)?;
    match (*card, *shown) {
        (_, Card::UNKNOWN) => *shown = *card,
        (Card::UNKNOWN, shown) if shown.owner() == player && state.table.could_be_in(shown, zones::life(player)) => {}
        (card, shown) if card == shown => {}
        _ => return None,
    }
    (player == other && one_sort && can_come(setup, state, &logged)).then_some(logged)
}

/// succession.effect: whether a card can go to the grave, or to the hand; setup.2.soldier: whether it can be a
/// soldier, or fail to be one.
fn can_come(setup: &Setup, state: &State, step: &Step) -> bool {
    let are = |card: Card, asked: Faces| state.faces(setup, card).are(asked);
    match *step {
        Step::Mill { card, .. } => are(card, COURT) != Truth::Yes,
        Step::Gain { card, .. } => are(card, COURT) != Truth::No,
        Step::PresetSoldier { card, .. } => are(card, Faces::JOKER) != Truth::Yes,
        Step::PresetFails { card, .. } => are(card, Faces::JOKER) != Truth::No,
        _ => true,
    }
}

/// The player and the card of a step that takes a card of a life.
pub fn from_life(step: &mut Step) -> Option<(Seat, &mut Card)> {
    match step {
        Step::Draw { player, card }
        | Step::PresetBulwark { player, card }
        | Step::PresetSoldier { player, card }
        | Step::PresetFails { player, card }
        | Step::TurnCard { player, card }
        | Step::Damage { player, card }
        | Step::Mill { player, card }
        | Step::Gain { player, card } => Some((*player, card)),
        _ => None,
    }
}

/// What a card shows of itself by what happens to it.
pub fn learn(state: &mut State, what: &Step) {
    match *what {
        Step::Mill { card, .. } => state.narrow(card, Faces::ALL.without(COURT)),
        Step::Gain { card, .. } => state.narrow(card, COURT),
        Step::PresetSoldier { card, .. } => state.narrow(card, Faces::ALL.without(Faces::JOKER)),
        Step::PresetFails { card, .. } => state.narrow(card, Faces::JOKER),
        Step::Size { by, .. } => magic::learn_key(state, by),
        _ => {}
    }
}
