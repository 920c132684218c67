//! 22.1.1.2.1: the acts of a cost, in whatever order its player pays them; 19.1.2.3, 19.1.3.1: a use that counts as not
//! carried out.

use super::actions::Table;
use super::programs::program_of;
use super::target_check::check_for;
use crate::cards::ast::{self, Sel};
use crate::cards::run::{Host as _, Op, Program, needs};
use crate::games::cipher::Cipher;
use crate::games::cipher::book::Clause;
use crate::games::cipher::cards::vocabulary::Cipher as Words;
use crate::games::cipher::choices::{answers, is_of_text};
use crate::games::cipher::log::words::{Decision, Step};
use crate::games::cipher::rules::agenda::{current, settle};
use crate::games::cipher::rules::c13_turn::CHOOSE_ACTION;
use crate::games::cipher::rules::c19_activate::{USING_ABILITY, could_not_be_used};
use crate::games::cipher::state::resolution::{How, Run, Running, Todo, is_paying};
use crate::games::cipher::state::{Setup, State};
use crate::judge::Sink;
use crate::log::{Body, Seat};

type Act = ast::Act<Words>;

/// Makes the text at work stand where an entry goes on with it, or without it.
#[cold]
pub fn take_up(setup: &Setup, state: &mut State, next: &Body<Cipher>) {
    if let Body::Decision { by, what } = next
        && goes_on_without(state, *by, what)
        && could_not_be_used(setup, state)
    {
        return undo(setup, state);
    }
    let Some(at) = paid_first(setup, state, next) else { return };
    if let Some(running) = &mut state.running {
        running.run.take_up(at);
        settle(setup, state);
    }
}

/// 19.1.2.3, 19.1.3.1: whether the turn player goes on as if the ability had not been used that is at work.
fn goes_on_without(state: &State, by: Seat, what: &Decision) -> bool {
    let Some(running) = state.running.as_deref() else { return false };
    let untouched = running.how == How::Used && !running.run.acted && running.run.chosen.is_none();
    untouched && by == running.user && !is_of_text(what) && answers(&CHOOSE_ACTION, what)
}

/// 19.1.2.3, 19.1.3.1: the match as it stood before the use.
fn undo(setup: &Setup, state: &mut State) {
    if let Some(place) = state.agenda.iter().rposition(|it| it.proc == &USING_ABILITY) {
        state.agenda.truncate(place);
    }
    if let Some(running) = state.running.take().filter(|it| !it.limited) {
        state.limits.retain(|it| (it.unit, it.ability) != (running.card, running.ability));
    }
    settle(setup, state);
}

/// 22.1.1.2.1: the act of the cost that an entry pays before the one at hand: where the one at hand is not what it pays.
fn paid_first(setup: &Setup, state: &State, next: &Body<Cipher>) -> Option<u16> {
    let running = state.running.as_deref()?;
    let program = program_of(setup, running.card, running.ability)?;
    let run = &running.run;
    if !is_paying(running, program) || run.midway || run.chosen.is_some() || current(state).is_none() {
        return None;
    }
    let table = Table { setup, state, source: running.card, user: running.user };
    let end = cost_ends(program);
    let acts: Vec<(u16, &Act)> = (run.at..end).filter_map(|at| Some((at, act(program, run, at)?))).collect();
    let (first, others) = acts.split_first()?;
    if first.0 != run.at || others.is_empty() || is_paid_by(&table, running, first.1, next) {
        return None;
    }
    let is_free =
        |place: usize, it: &Act| acts[..=place].iter().all(|(_, other)| !needs(it, other) && !takes_away(it, other));
    let free: Vec<_> = others.iter().enumerate().filter(|(place, it)| is_free(*place, it.1)).map(|it| it.1).collect();
    let paid = free.iter().find(|it| is_paid_by(&table, running, it.1, next));
    // What is chosen where nothing is to be chosen is chosen for an act for which something is.
    let chooses = matches!(next, Body::Decision { by, what: Decision::Choose { .. } } if *by == running.user);
    let asks = |it: &&&(u16, &Act)| table.chooses(run, it.1);
    let meant = || free.iter().find(asks).filter(|_| chooses && !table.chooses(run, first.1));
    paid.or_else(meant).map(|it| it.0)
}

/// Where the cost ends that stands at the beginning of a program, or within it.
fn cost_ends(program: &Program<Words>) -> u16 {
    let paid = program.ops.iter().position(|it| *it == Op::Paid);
    let end = if program.effect > 0 { Some(usize::from(program.effect)) } else { paid };
    end.and_then(|it| u16::try_from(it).ok()).unwrap_or(0)
}

/// The act that stands at a place of a program, in the order in which it is done.
fn act<'p>(program: &'p Program<Words>, run: &Run, at: u16) -> Option<&'p Act> {
    let place = run.order.get(usize::from(at)).copied().unwrap_or(at);
    match program.ops.get(usize::from(place))? {
        Op::Act(act) => Some(act),
        _ => None,
    }
}

/// Whether one act takes the card away of which another speaks as its own.
fn takes_away(act: &Act, other: &Act) -> bool {
    let is_own = |sel: &Sel<Words>| matches!(sel, Sel::This);
    let leaves = matches!(act, Act::Put(sel, ..) | Act::Under(sel, _) if is_own(sel));
    leaves && matches!(other, Act::Rest(sel) | Act::Destroy(sel) | Act::Move(sel) if is_own(sel))
}

/// Whether an entry pays for an act of a cost: it names cards that can be chosen for it, or is what it does.
fn is_paid_by(table: &Table<'_>, running: &Running, act: &Act, next: &Body<Cipher>) -> bool {
    match next {
        Body::Decision { by, what: Decision::Choose { cards } } => {
            let Some(asked) = table.asked(act).filter(|_| *by == running.user) else { return false };
            let mut sink = Sink::default();
            check_for(table, &running.run, &asked, true, Clause::C19_1_3_1, cards.cards(), &mut sink);
            sink.faults.is_empty()
        }
        Body::Step { what: Step::Text { source, does }, .. } if *source == running.card => {
            let mut run = Run { chosen: None, ..running.run.clone() };
            let chooses = table.chooses(&run, act);
            let todo = table.act(&mut run, act).map(|it| it.0).unwrap_or_default();
            !chooses && todo.contains(&Todo::Does(*does))
        }
        _ => false,
    }
}
