//! The decision `pick`: what a text leaves to a player when it comes to it.

use super::actions::Doing;
use super::legality::check_effect;
use super::resolve::{at, showing};
use super::{View, is_hidden, program};
use crate::cards::ast::{Count, Filter};
use crate::cards::run::Op;
use crate::games::xinglingwang::Xinglingwang;
use crate::games::xinglingwang::book::Clause;
use crate::games::xinglingwang::cards::vocabulary::Starry;
use crate::games::xinglingwang::facts::breach::Breach;
use crate::games::xinglingwang::log::effects::Effect;
use crate::games::xinglingwang::log::words::decisions::Pick;
use crate::games::xinglingwang::log::words::{Cards, Decision, MOST, Shows, Slot};
use crate::games::xinglingwang::state::resolution::{Hole, Now, Running};
use crate::games::xinglingwang::state::{Choices, Setup, State};
use crate::judge::Sink;
use crate::table::{Card, Part, choices};
use std::iter;

/// The text that asks, and what it sees.
fn asking<'a>(setup: &'a Setup, state: &'a State) -> Option<(&'a Running, View<'a>)> {
    let running = state.running.last()?;
    Some((running, View { setup, state, card: running.card, by: running.by }))
}

/// What is chosen among hidden cards: how many, and what they must be.
fn open<'a>(
    setup: &'a Setup,
    running: &'a Running,
    view: View<'a>,
) -> Option<(&'a Count<Starry>, &'a [Filter<Starry>])> {
    let text = program(setup, running.card, running.ability)?;
    let Some(Op::Act(act)) = text.ops.get(usize::from(running.run.at)) else { return None };
    Doing { view, program: text, targets: &running.targets }.open_choice(&running.run, act)
}

/// 6.10: whether a choice among cards may be left: it asks for certain cards of a hidden zone.
pub fn may_be_left(setup: &Setup, state: &State) -> bool {
    let Some((running, view)) = asking(setup, state) else { return false };
    match running.now {
        Now::May(_) => true,
        Now::Cards(_) => open(setup, running, view).is_some_and(|it| is_hidden(it.1) && it.1.len() > 1),
        _ => false,
    }
}

/// 6.2, 6.3, 6.10: what is wrong with what is picked.
pub fn check_pick(setup: &Setup, state: &State, it: &Pick, sink: &mut Sink<Xinglingwang>) {
    let Some((running, view)) = asking(setup, state) else { return };
    let card = running.card;
    let plain = it.cards.is_empty();
    let wrong = match running.now {
        Now::Slot(_) => !plain || it.shows.is_some() || it.at.is_none(),
        Now::Shows(_) => !plain || it.at.is_some() || it.shows.is_none(),
        Now::May(_) => !plain || it.at.is_some() || it.shows.is_some(),
        Now::Cards(_) => it.at.is_some() || it.shows.is_some(),
        Now::Waits | Now::Does(_) => true,
    };
    if wrong {
        sink.fault(Clause::C6_2, || Breach::AsksOther { card });
        return;
    }
    match (running.now, it.at) {
        (Now::Slot(_), Some(slot)) => check_slot(&view, running, slot, sink),
        (Now::Cards(_), _) => check_cards(setup, running, view, it.cards.cards(), sink),
        _ => {}
    }
}

fn check_slot(view: &View<'_>, running: &Running, slot: Slot, sink: &mut Sink<Xinglingwang>) {
    let Some(todo) = running.run.todo.first() else { return };
    if view.slots(&todo.does).contains(&slot) {
        return;
    }
    let faults = sink.faults.len();
    check_effect(view.setup, view.state, running.card, &at(todo.does, slot), sink);
    if sink.faults.len() == faults {
        let clause = if matches!(todo.does, Effect::Put { .. }) { Clause::C6_2 } else { Clause::C9_2 };
        sink.fault(clause, || Breach::Taken { at: slot });
    }
}

fn check_cards(setup: &Setup, running: &Running, view: View<'_>, cards: &[Card], sink: &mut Sink<Xinglingwang>) {
    let Some((count, filters)) = open(setup, running, view) else { return };
    let source = running.card;
    for (place, &card) in cards.iter().enumerate() {
        match view.fits_all(Some(&running.run), card, filters) {
            Ok(true) if !cards[..place].contains(&card) => {}
            Ok(_) => sink.fault(Clause::C6_2N1, || Breach::IsElsewhere { card, source }),
            Err(hidden) => sink.undecidable(Clause::C6_2N1, hidden),
        }
    }
    let there = match view.each(Some(&running.run), filters) {
        Ok(all) => all.len(),
        // Nobody knows how many there are.
        Err(hidden) => return sink.undecidable(Clause::C6_2N1, hidden),
    };
    let [least, most] = view.bounds(Some(&running.run), count, there.min(MOST)).unwrap_or([0, MOST]);
    if cards.len() < least || cards.len() > most {
        let (needs, made) = (if cards.len() < least { least } else { most }, cards.len());
        sink.fault(Clause::C6_2, || Breach::TargetsOther { card: source, needs, made });
    }
}

/// Carries a choice out; `None` for one that is left.
pub fn pick(state: &mut State, what: Option<&Pick>) {
    let Some(running) = state.running.last_mut() else { return };
    let run = &mut running.run;
    match running.now {
        Now::May(_) => run.answer = Some(what.is_some()),
        Now::Cards(_) => {
            let cards = what.map_or(&[][..], |it| it.cards.cards());
            run.chosen = Some(cards.to_vec());
            run.declined |= what.is_none();
        }
        Now::Slot(_) | Now::Shows(_) => {
            let Some(todo) = run.todo.first_mut() else { return };
            if let Some(Pick { at: Some(slot), .. }) = what {
                todo.does = at(todo.does, *slot);
            }
            if let Some(Pick { shows: Some(shows), .. }) = what {
                todo.does = showing(todo.does, *shows);
            }
            todo.open = Hole::None;
        }
        Now::Waits | Now::Does(_) => {}
    }
}

/// All that may be picked.
pub fn offer_picks<'a>(setup: &'a Setup, state: &'a State) -> Choices<'a> {
    let Some((running, view)) = asking(setup, state) else { return Box::new(iter::empty()) };
    let pick = |cards: Cards, at: Option<Slot>, shows: Option<Shows>| Decision::Pick { cards, at, shows };
    match running.now {
        Now::Slot(_) => {
            let slots = running.run.todo.first().map_or(Vec::new(), |it| view.slots(&it.does));
            Box::new(slots.into_iter().map(move |it| pick(Cards::NONE, Some(it), None)))
        }
        Now::Shows(_) => {
            Box::new([Shows::Attack, Shows::Points].into_iter().map(move |it| pick(Cards::NONE, None, Some(it))))
        }
        Now::May(_) => Box::new(iter::once(pick(Cards::NONE, None, None))),
        Now::Cards(_) => {
            let Some((count, filters)) = open(setup, running, view) else { return Box::new(iter::empty()) };
            let of = view.each(Some(&running.run), filters).unwrap_or_default();
            let sizes = view.bounds(Some(&running.run), count, of.len()).unwrap_or([0; 2]);
            let ways = choices(vec![Part { of, sizes: sizes.map(|it| it.min(MOST)), alike: None }], MOST);
            Box::new(ways.filter_map(move |it| Some(pick(Cards::of(&it)?, None, None))))
        }
        Now::Waits | Now::Does(_) => Box::new(iter::empty()),
    }
}
