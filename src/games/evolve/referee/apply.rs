//! Applies events, legal or not. Each event has the effect of its clause. The agenda advances only if the event is
//! the one asked for.

use super::check::is_asked;
use crate::games::evolve::Evolve;
use crate::games::evolve::choices::{self, is_action, is_aside, moves_on};
use crate::games::evolve::log::words::{Ask, Chance, Decision, Step, step};
use crate::games::evolve::rules::agenda::{FRESH, advance, has_room, one_done, set_left, settle, stands_at};
use crate::games::evolve::rules::{c06_preparation, c07_turn};
use crate::games::evolve::state::equality::Sameness;
use crate::games::evolve::state::{Last, Setup, State, zones};
use crate::judge::{Due, Happening, Impossible};
use crate::log::Seat;
use crate::say;
use crate::table::{Card, CardSet, Change, Changing};

fn check_room(setup: &Setup, state: &State) -> Result<(), Impossible> {
    if has_room(state) {
        return Ok(());
    }
    Err(Impossible(say!(
        setup,
        "more was begun and never ended than a match can hold",
        "开始后没有结束的内容超过了一局所能容纳的数量",
        "始まったまま終わらないものが、一つの対戦で扱える数を超えている"
    )))
}

/// Applies a decision.
///
/// # Errors
/// [`Impossible`] if a card is not where it would have to be taken from.
pub fn decision(setup: &Setup, state: &mut State, by: Seat, what: &Decision) -> Result<(), Impossible> {
    if is_aside(what) {
        return Ok(());
    }
    check_room(setup, state)?;
    let asked = is_asked(state, by, what);
    let acts = is_action(what) && stands_at(state, &c07_turn::ACT);
    let last = acts.then(|| Last { what: *what, before: Sameness::of(state), barred: false });
    if asked && moves_on(what) && !stands_at(state, &crate::games::evolve::texts::resolve::RUN) {
        advance(state);
    }
    if matches!(what, Decision::Resolve { .. }) {
        c07_turn::look_at_the_hand_again(state);
    }
    // 10.6.2.7.2: the text goes on while cards are picked; a text told by the log goes on after the choice.
    let goes_on = matches!(what, Decision::Pick { .. }) || (matches!(what, Decision::Done) && !asked);
    if !goes_on {
        state.loose = None;
    }
    if !matches!(what, Decision::Pick { .. } | Decision::Done) {
        state.looked = None;
    }
    state.random.clear();
    choices::make(setup, state, by, what)?;
    state.last = last.or(state.last);
    settle(setup, state);
    Ok(())
}

/// Applies a step. `asked`: the step stands for the due one.
///
/// # Errors
/// [`Impossible`] if a card is not where it would have to be taken from.
pub fn step(setup: &Setup, state: &mut State, what: &Step, asked: bool) -> Result<(), Impossible> {
    if !asked && step!(of what, Sort => <Sort as Happening<Evolve>>::BOOKKEEPING) {
        return Ok(());
    }
    check_room(setup, state)?;
    let beside = !asked && matches!(what, Step::Text { .. } | Step::Cancel { .. });
    state.told |= !asked && matches!(what, Step::Text { .. });
    step!(what, it => it.make(setup, state))?;
    if asked && !beside {
        if crate::games::evolve::texts::resolve::left_to_the_log(state, what).is_some() {
            state.loose = None;
        }
        if !step!(what, it => it.moves_on(state)) {
            one_done(state);
        }
    } else if beside && crate::games::evolve::texts::answers::stood_for(state, what) {
        // The text goes on.
    } else if beside && state.turn.number > 0 && !stands_at_spell(state) {
        // 7.3.4: a check timing follows every effect of a text.
        c07_turn::look_at_the_hand_again(state);
        crate::games::evolve::rules::c10_5_check_timing::check(state);
    }
    settle(setup, state);
    Ok(())
}

/// 10.6.2.7.3: a spell stays in the resolution zone until its text is done.
fn stands_at_spell(state: &State) -> bool {
    state.agenda.last().is_some_and(|it| it.proc == &crate::games::evolve::rules::c08_2_play::SPELL)
}

/// Skips the due step, which the log leaves out.
pub fn skip_step(setup: &Setup, state: &mut State) {
    let Due::Step { what, .. } = state.due else { return };
    match what {
        Step::Text { .. } if crate::games::evolve::texts::match_log::skip(state) => {}
        Step::Vanish { card } => state.vanishing.retain(|it| *it != card),
        Step::Damage { to, .. } => {
            if let Some(attack) = &mut state.attack {
                attack.owed[usize::from(attack.target != to)] = 0;
            }
        }
        Step::Drain { .. } => {
            state.draining = None;
            one_done(state);
        }
        Step::Cancel { card, ability, nth } => {
            if let Some(at) = crate::games::evolve::rules::c10_5_check_timing::find(state, card, ability, nth) {
                state.waiting.remove(at);
            }
        }
        Step::Result { .. } if state.lost != [None; 2] => state.lost = [None; 2],
        // Rule processing would ask for the step again and again: it is applied as if the log had it.
        what @ (Step::Destroy { .. } | Step::Unlink { .. } | Step::Crumble { .. } | Step::Cap { .. }) => {
            let _ = step!(&what, it => it.make(setup, state));
        }
        _ => one_done(state),
    }
    settle(setup, state);
}

/// Applies an outcome of chance.
///
/// # Errors
/// Never: an order that the deck cannot have leaves the deck unknown.
pub fn chance(setup: &Setup, state: &mut State, what: &Chance, asked: bool) -> Result<(), Impossible> {
    match what {
        Chance::Shuffle { player, order } => {
            lay_in_order(setup, state, *player, order);
            if asked && state.search.take().is_some() {
                settle(setup, state);
                return Ok(());
            }
            if asked {
                let first_of_two = state.agenda.last().is_some_and(|it| it.left == FRESH);
                match first_of_two && stands_at(state, &c06_preparation::SHUFFLE) {
                    true => set_left(state, player.other().index() as u16),
                    false => advance(state),
                }
            }
        }
        Chance::Drawn { player } => {
            state.drawn = Some(*player);
            if asked {
                advance(state);
            }
        }
        Chance::Random { cards } => state.random.clone_from(cards),
        Chance::Die { .. } => {}
    }
    settle(setup, state);
    Ok(())
}

/// Lays a deck in an order, top card first. An order that does not fit leaves the deck unknown.
fn lay_in_order(setup: &Setup, state: &mut State, of: Seat, order: &[Card]) {
    let deck = zones::deck(of);
    let mut named = CardSet::NONE;
    let fits = order.len() == state.table.pile(deck).len()
        && order.iter().all(|it| *it == Card::UNKNOWN || state.table.could_be_in(*it, deck))
        && order.iter().filter(|it| it.is_known()).all(|it| named.insert(*it));
    if !fits {
        state.perform(setup, Change::Forget { zone: deck });
        return;
    }
    let cards: Vec<Card> = order.iter().rev().copied().collect();
    state.perform(setup, Change::Lay { zone: deck, cards: &cards });
}

/// `true` if an outcome answers a question to chance.
pub fn answers(ask: Ask, what: &Chance) -> bool {
    match (ask, what) {
        (Ask::EitherShuffle, Chance::Shuffle { .. }) | (Ask::Drawn, Chance::Drawn { .. }) => true,
        (Ask::Shuffle(of), Chance::Shuffle { player, .. }) => of == *player,
        _ => false,
    }
}
