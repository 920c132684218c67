//! A choice that a text at work leaves open: how it begins and ends, and what follows for the cards chosen so far.

use super::lowering::{Todo, effect_of};
use super::picks::{self, Asked};
use super::resolve::Running;
use crate::cards::ast;
use crate::cards::run::{self, Next, Op, Program, Run};
use crate::games::evolve::book::Clause;
use crate::games::evolve::cards::vocabulary::Evolve as Words;
use crate::games::evolve::log::words::{Effect, Target};
use crate::games::evolve::state::{Setup, State};

type Sel = ast::Sel<Words>;

/// What the act at hand makes somebody choose.
pub(super) fn asked(program: &Program<Words>, at: u16) -> Option<Asked<'_>> {
    match program.ops.get(usize::from(at)) {
        Some(Op::Act(act)) => picks::asked(act, picks::pays(program, at)),
        Some(Op::May { .. }) => program.ops.get(usize::from(at) + 1).and_then(picks::left_out),
        _ => None,
    }
}

/// Opens a choice; the search that comes before it, if that has not been begun. `None` where too little is known.
pub(super) fn begin_choice(
    setup: &Setup,
    state: &State,
    running: &mut Running,
    program: &Program<Words>,
) -> Option<Option<Effect>> {
    let at = running.run.at;
    let asked = asked(program, at)?;
    let before = usize::from(at).checked_sub(1).and_then(|it| program.ops.get(it));
    let optional = matches!(before, Some(Op::May { .. }));
    let table = running.table(setup, state);
    if let Some(who) = picks::searches(&asked)
        && state.search.is_none()
    {
        let player = *table.players(who).first()?;
        return Some(Some(Effect::Search { player, condition: picks::has_condition(asked.filters) }));
    }
    let open = table.as_of(&running.run).open(&asked, optional)?;
    running.open = Some(open);
    Some(None)
}

/// Ends a choice: what was chosen is remembered.
pub(super) fn close(setup: &Setup, state: &State, running: &mut Running, program: &Program<Words>) {
    let Some(open) = running.open.take() else { return };
    running.ahead = Vec::new();
    let Some(asked) = asked(program, running.run.at) else { return };
    if asked.of.is_some() {
        running.run.answer = Some(!open.picked.is_empty());
        return;
    }
    let table = running.table(setup, state);
    let wanted = table.wanted(&asked).filter(|_| matches!(asked.count, crate::cards::ast::Count::Exactly(_)));
    let cards: Vec<Target> = open.picked.iter().copied().map(Target::Card).collect();
    running.run.done &= wanted.is_none_or(|it| cards.len() >= it);
    running.slots.extend(asked.slot.into_iter().flat_map(|slot| cards.iter().map(move |it| (slot, *it))));
    running.run.chosen = Some(cards);
}

/// What follows for the cards that were chosen so far, as far as it speaks of nothing else.
pub(super) fn ahead(setup: &Setup, state: &State, running: &Running, program: &Program<Words>) -> Vec<Todo> {
    let chosen_at = running.run.at;
    let slot = asked(program, chosen_at).and_then(|it| it.slot);
    let mut trial = running.clone();
    close(setup, state, &mut trial, program);
    for _ in 0..8 {
        let at = trial.run.at;
        let follows = match program.ops.get(usize::from(at)) {
            _ if at == chosen_at => true,
            Some(Op::Act(ast::Act::Reveal(sel) | ast::Act::Put(sel, ..) | ast::Act::Deploy(sel, _))) => {
                matches!(sel, Sel::Slot(it) if Some(*it) == slot)
            }
            _ => false,
        };
        if !follows {
            return Vec::new();
        }
        let mut run = std::mem::replace(&mut trial.run, Run::from(0));
        let next = run::next(&trial.table(setup, state), program, &mut run);
        trial.run = run;
        if trial.run.at != at && trial.run.todo.is_empty() {
            return Vec::new();
        }
        let Next::Do(_) = next else { return Vec::new() };
        // The walk may have gone on to another operation.
        let at = trial.run.at;
        let same = at == chosen_at
            || matches!(program.ops.get(usize::from(at)),
                Some(Op::Act(ast::Act::Reveal(Sel::Slot(it)) | ast::Act::Put(Sel::Slot(it), ..) | ast::Act::Deploy(Sel::Slot(it), _)))
                    if Some(*it) == slot);
        if !same {
            return Vec::new();
        }
        let table = trial.table(setup, state);
        let mut early = running.early.clone();
        let mut is_left = |todo: &&Todo| {
            let does = effect_of(state, running.by, todo);
            // Of several that are hidden each stands for one.
            let done = early.iter().position(|it| *it == does).map(|at| early.swap_remove(at));
            done.is_none() && run::Host::is_possible(&table, todo)
        };
        let left: Vec<Todo> = trial.run.todo.iter().filter(|it| is_left(it)).cloned().collect();
        if !left.is_empty() {
            return left;
        }
        trial.run.todo.clear();
    }
    Vec::new()
}

/// What comes next if the choice at hand is left at what was chosen.
pub(super) fn follows(setup: &Setup, state: &State, running: &Running, program: &Program<Words>) -> Option<Todo> {
    let mut trial = running.clone();
    close(setup, state, &mut trial, program);
    let mut run = std::mem::replace(&mut trial.run, Run::from(0));
    match run::next(&trial.table(setup, state), program, &mut run) {
        Next::Do(todo) => Some(todo),
        _ => None,
    }
}

/// 10.6.2.5: a cost is paid; 10.6.2.4.1: damage is divided; else 10.6.2.7.2.
pub(super) fn clause_of(program: &Program<Words>, at: u16, todo: &Todo) -> Clause {
    match todo {
        Todo::Share(..) => Clause::C10_6_2_4_1,
        _ if picks::pays(program, at) => Clause::C10_6_2_5,
        _ => Clause::C10_6_2_7_2,
    }
}
