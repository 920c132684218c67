//! 6.2: the texts that the card file says in the language of abilities, as they are carried out: what comes next of one is
//! due, a step `text` for each thing that it does, or the decision `pick` where it leaves something to a player.
//!
//! What is chosen among cards that lie open is chosen when the text is activated (6.7,
//! [`seeing`](crate::games::xinglingwang::texts)); a card of a hand
//! or a library, a position, and what a lower unit shows, when the text comes to it.

pub use super::picks::{check_pick, may_be_left, offer_picks, pick};

use super::actions::Doing;
use super::legality::check_effect;
use super::{View, groups, program};
use crate::cards::ast::{Act, Who};
use crate::cards::run::{Next, Op, Run, next};
use crate::games::xinglingwang::Xinglingwang;
use crate::games::xinglingwang::book::Clause;
use crate::games::xinglingwang::cards::vocabulary::Text;
use crate::games::xinglingwang::log::effects::Effect;
use crate::games::xinglingwang::log::words::{Cards, Shows, Slot, Step};
use crate::games::xinglingwang::state::resolution::{Hole, Memory, Now, Running};
use crate::games::xinglingwang::state::{Resolving, Setup, State, zones};
use crate::judge::{Due, Sink};
use crate::table::{Card, NamesCards};

/// Begins to carry out what was activated or used. What the card file does not say is told by the log.
pub fn begin(setup: &Setup, state: &mut State, resolving: Resolving) {
    let Resolving { card, ability, by, targets, .. } = resolving;
    let Some(text) = program(setup, card, ability) else { return state.resolving.push(resolving) };
    let view = View { setup, state, card, by };
    let Ok((assigned, _)) = view.assign(text, targets.cards()) else { return state.resolving.push(resolving) };
    state.running.push(Running {
        card,
        ability,
        by,
        targets: assigned,
        run: Run::from(0),
        now: Now::Waits,
        before: [state.pending.len(), state.dying.len(), state.opened.len()],
    });
}

/// Whether something comes before the text goes on.
fn is_interrupted(state: &State, running: &Running) -> bool {
    let [pending, dying, opened] = running.before;
    state.pending.len() > pending
        || state.dying.len() > dying
        || state.opened.len() > opened
        || !state.spins.is_empty()
        || !state.shuffles.is_empty()
        || !state.freed.is_empty()
        || state.unseated.is_some()
}

/// Works out what comes next of the texts that are carried out.
pub fn advance(setup: &Setup, state: &mut State) {
    while let Some(mut running) = state.running.pop() {
        running.now = Now::Waits;
        if is_interrupted(state, &running) {
            state.running.push(running);
            return;
        }
        match go_on(setup, state, &mut running) {
            Ok(Some(now)) => {
                running.now = now;
                state.running.push(running);
                return;
            }
            Ok(None) => {}
            // Nobody knows how it goes on: the log tells it.
            Err(_) => state.resolving.push(Resolving {
                card: running.card,
                ability: running.ability,
                by: running.by,
                targets: Cards::NONE,
                touched: 0,
                told: false,
                begun: false,
            }),
        }
    }
}

/// What comes next; none behind the end.
fn go_on(setup: &Setup, state: &State, running: &mut Running) -> Result<Option<Now>, Card> {
    let Running { card, by, targets, run, .. } = running;
    let Some(text) = program(setup, *card, running.ability) else { return Ok(None) };
    let view = View { setup, state, card: *card, by: *by };
    let whose = |text: &Text, run: &Memory| match text.ops.get(usize::from(run.at)) {
        Some(Op::Act(Act::By(Who::Opponent, _))) => by.other(),
        _ => *by,
    };
    // 6.2n1, 7.3: with none of its targets left it is not resolved at all.
    if run.at == 0 && !run.begun && targets.iter().any(|it| !it.is_empty()) && all_gone(&view, text, targets)? {
        return Ok(None);
    }
    let doing = Doing { view, program: text, targets };
    match next(&doing, text, run) {
        Next::Do(todo) => Ok(Some(match todo.open {
            Hole::Slot => Now::Slot(if let Effect::Traveller { player, .. } = todo.does { player } else { *by }),
            Hole::Shows => Now::Shows(*by),
            Hole::None => Now::Does(filled(state, todo.does)),
        })),
        Next::Choose => Ok(Some(Now::Cards(whose(text, run)))),
        Next::Ask { who, .. } => Ok(Some(Now::May(if who == Who::Opponent { by.other() } else { *by }))),
        Next::Unknown(card) => Err(card),
        Next::Over => Ok(None),
    }
}

fn all_gone(view: &View<'_>, text: &Text, targets: &[Vec<Card>]) -> Result<bool, Card> {
    for (group, chosen) in groups(text).iter().zip(targets) {
        for card in chosen {
            if view.fits_all(None, *card, group.filters)? {
                return Ok(false);
            }
        }
    }
    Ok(true)
}

/// What is done now: the card that is drawn is the top one.
fn filled(state: &State, does: Effect) -> Effect {
    match does {
        Effect::Draw { player, .. } => {
            Effect::Draw { player, card: state.table.top(zones::library(player)).unwrap_or(Card::UNKNOWN) }
        }
        other => other,
    }
}

/// 6.2: what is due of the text at work.
pub fn due(state: &State) -> Option<Due<Xinglingwang>> {
    let running = state.running.last()?;
    let clause = Clause::C6_2;
    match running.now {
        Now::Waits => None,
        Now::Does(does) => Some(Due::Step { clause, what: Step::Text { source: running.card, does, from: None } }),
        Now::May(by) => Some(Due::Decision { by, clause: Clause::C6_3 }),
        Now::Slot(by) | Now::Shows(by) | Now::Cards(by) => Some(Due::Decision { by, clause }),
    }
}

/// Whether two effects are the same but for what a view hides.
fn same(one: &Effect, other: &Effect) -> bool {
    match (one, other) {
        (Effect::Draw { player, .. }, Effect::Draw { player: other, .. }) => player == other,
        _ => one == other,
    }
}

/// Notes that the text has done something.
pub fn did(state: &mut State, does: &Effect) {
    let Some(running) = state.running.last_mut() else { return };
    if let Some(at) = running.run.todo.iter().position(|it| same(&it.does, does)) {
        running.run.todo.remove(at);
        running.run.acted = true;
    }
}

/// Takes what a log shows instead of what is due, and is like it, for what stands in its place.
pub fn stands_in(state: &mut State, source: Card, does: &Effect) {
    let Due::Step { what: Step::Text { source: due, does: demanded, .. }, .. } = state.due else { return };
    if due != source || comes_later(state, does) || same(&demanded, does) {
        return;
    }
    let first = |effect: &Effect| {
        let mut card = None;
        effect.each_card(&mut |it| card = card.or(Some(it)));
        card
    };
    let alike = std::mem::discriminant(does) == std::mem::discriminant(&demanded) || first(does) == first(&demanded);
    if alike {
        skip(state);
    }
}

/// Notes that the log leaves out what the text does next.
pub fn skip(state: &mut State) {
    let Some(running) = state.running.last_mut() else { return };
    if !running.run.todo.is_empty() {
        running.run.todo.remove(0);
    }
    running.run.done = false;
}

/// 6.7n1: what is done in the place of what is due: the same with what a view hides, or, of cards that do not lie in lanes,
/// another one that is due, too.
pub fn fill(state: &State, due: &Effect, logged: &Effect) -> Option<Effect> {
    if let (Effect::Draw { player, card }, Effect::Draw { player: other, card: named }) = (due, logged) {
        let fits = *card == Card::UNKNOWN && state.table.could_be_in(*named, zones::library(*player));
        return match player == other {
            true if *named == Card::UNKNOWN || card == named => Some(*due),
            true if fits => Some(*logged),
            _ => None,
        };
    }
    if due == logged {
        return Some(*due);
    }
    let free = |does: &Effect| matches!(does, Effect::Bring { card, .. } if state.find(*card).is_none());
    let waits = state.running.last()?.run.todo.iter().any(|it| it.open == Hole::None && it.does == *logged);
    (waits && free(due) && free(logged)).then_some(*logged)
}

/// 6.7: whether what the log shows comes later in lane order.
pub fn comes_later(state: &State, logged: &Effect) -> bool {
    state.running.last().is_some_and(|it| it.run.todo.iter().any(|it| it.does == *logged))
}

/// Whether the rules around texts allow what one does.
pub(super) fn sound(view: &View<'_>, does: &Effect) -> bool {
    let mut sink = Sink::default();
    check_effect(view.setup, view.state, view.card, does, &mut sink);
    sink.faults.is_empty()
}

/// With a position.
pub(super) const fn at(does: Effect, slot: Slot) -> Effect {
    match does {
        Effect::Summon { card, .. } => Effect::Summon { card, to: slot },
        Effect::Play { card, .. } => Effect::Play { card, to: slot },
        Effect::Traveller { player, .. } => Effect::Traveller { player, to: slot },
        Effect::Control { unit, .. } => Effect::Control { unit, to: slot },
        Effect::Put { unit, .. } => Effect::Put { unit, to: slot },
        Effect::Push { unit, .. } => Effect::Push { unit, to: slot },
        Effect::Split { unit, card, .. } => Effect::Split { unit, card, to: slot },
        other => other,
    }
}

/// With what the lower unit shows.
pub(super) const fn showing(does: Effect, shows: Shows) -> Effect {
    match does {
        Effect::Merge { under, onto, .. } => Effect::Merge { under, onto, shows },
        other => other,
    }
}
