//! 10.4.4.1: what a text says of the cost of a card, or of the next card that its player plays.

use super::evaluate::{At, Table};
use super::programs;
use crate::cards::ast::{Filter, Modify, Num, Sel};
use crate::cards::run::Op;
use crate::games::evolve::cards::Pool;
use crate::games::evolve::cards::vocabulary::{Evolve, Stat, Trait};
use crate::games::evolve::state::history::NextCost;
use crate::games::evolve::state::{Setup, State};
use crate::log::Seat;
use crate::table::{Card, Known};

/// Where the text at work says for which cards the next one costs another number.
pub fn told_at(state: &State, source: Card) -> Option<(usize, usize, u16)> {
    let running = state.running.as_ref().filter(|it| it.card == source)?;
    Some((running.face.at, running.place, running.run.at))
}

/// 10.10.2.4: what the text at work makes the cost of cards, where it does not raise or lower it.
pub fn told(state: &State, source: Card) -> Option<i16> {
    let running = state.running.as_ref().filter(|it| it.card == source)?;
    let Op::Hold { what, .. } = running.program()?.ops.get(usize::from(running.run.at))? else { return None };
    what.iter().find_map(|modify| match modify {
        Modify::Set(Stat::Cost, Num::Lit(cost)) => Some(*cost),
        _ => None,
    })
}

/// The cards that are meant.
fn meant(it: &NextCost) -> Option<&'static [Filter<Evolve>]> {
    let (face, place, at) = it.told?;
    let program = programs::of(Pool::all().get(face)?).programs.get(place)?.as_ref()?;
    let Op::Hold { what, .. } = program.ops.get(usize::from(at))? else { return None };
    what.iter().find_map(|modify| match modify {
        Modify::Special(Trait::NextCost, all, _) => match &all[..] {
            [Sel::Any(filters)] => Some(&filters[..]),
            _ => None,
        },
        _ => None,
    })
}

fn applies(setup: &Setup, state: &State, it: &NextCost, card: Card) -> Known<bool> {
    let Some(filters) = meant(it) else { return Known::ButForText(false, it.source) };
    let table = Table {
        setup,
        state,
        source: it.source,
        by: it.player,
        rite: false,
        slots: &[],
        modes: &[],
        at: At::default(),
    };
    table.fits_all(card, filters)
}

/// By how much what is paid for a card changes if a player plays it now.
pub fn change(setup: &Setup, state: &State, by: Seat, card: Card) -> Known<i32> {
    state.next_costs.iter().filter(|it| it.player == by).fold(Known::Sure(0), |sum, it| {
        sum.and(applies(setup, state, it, card))
            .map(|(sum, applies)| if applies { sum + i32::from(it.by) } else { sum })
    })
}

/// What was said of the next card holds no more once it is played.
pub fn use_up(setup: &Setup, state: &mut State, by: Seat, card: Card) {
    if state.next_costs.is_empty() {
        return;
    }
    let left = state.next_costs.iter().copied();
    let left = left.filter(|it| it.player != by || applies(setup, state, it, card) != Known::Sure(true)).collect();
    state.next_costs = left;
}
