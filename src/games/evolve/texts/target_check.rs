//! 10.6.2: what is chosen as a text is used, judged by the text.

use super::coverage::earth_rite;
use super::evaluate::Table;
use super::resolve::{Used, table};
use super::{modes, picks, target_offers, targets};
use crate::cards::ast::Ability;
use crate::cards::run::{Op, Program};
use crate::games::evolve::Evolve;
use crate::games::evolve::book::Clause;
use crate::games::evolve::cards::Asks;
use crate::games::evolve::cards::vocabulary::Evolve as Words;
use crate::games::evolve::facts::breach::Breach;
use crate::games::evolve::log::words::{Modes, Target};
use crate::games::evolve::rules::c08_2_play::Made;
use crate::games::evolve::state::{Setup, State};
use crate::judge::Sink;
use crate::log::Seat;
use crate::table::{Card, Known};

/// Judges what is chosen for a text that the referee carries out. `false` where it carries none out.
pub fn check(
    setup: &Setup,
    state: &State,
    made: &Made,
    used: Option<Used>,
    paid: bool,
    sink: &mut Sink<Evolve>,
) -> bool {
    let modes: Vec<u8> = made.modes.each().collect();
    let table = table(setup, state, made, &modes);
    if let Some(ability) = used.and_then(Used::ability) {
        modes::check(&table, ability, sink);
    }
    let Some((used, program)) = used.and_then(|it| Some((it, it.program()?))) else { return false };
    let Some(ability) = used.ability() else { return false };
    for cond in &ability.only {
        if ability.kind != crate::cards::ast::Kind::Triggered && table.holds(cond) == Known::Sure(false) {
            sink.fault(Clause::C10_6_2_1_2, || Breach::ConditionUnmet { card: made.card });
        }
    }
    if made.rite.is_none() && earth_rite::costs_rite(program) {
        sink.fault(Clause::C10_4_2_2, || Breach::RiteIsTheCost { card: made.card });
    }
    // 10.4.2.2: a part of the cost cannot be paid.
    let unpaid = |at: usize| {
        let at = u16::try_from(at).unwrap_or(u16::MAX);
        let owed = picks::pays(program, at) && (paid || at < program.effect);
        owed && matches!(program.ops.get(usize::from(at)), Some(Op::Act(act)) if table.cannot_pay(act))
    };
    if (0..program.ops.len()).any(unpaid) {
        sink.fault(Clause::C10_4_2_2, || Breach::CannotBePaid { card: made.card });
    }
    let targets: Vec<Target> = made.targets.each().collect();
    let mut found = Sink::<Evolve>::default();
    check_targets(&table, (ability, program), paid, &targets, &mut found);
    // By 10.3.2 nothing is chosen for an earth rite that is not paid; by official answers it is, and has no effect.
    // Neither is held against anybody.
    if !found.faults.is_empty() && !table.rite {
        let mut paying = Sink::<Evolve>::default();
        check_targets(&Table { rite: true, ..table }, (ability, program), paid, &targets, &mut paying);
        if paying.faults.is_empty() {
            found = paying;
        }
    }
    sink.take_in(found);
    true
}

/// 10.6.2.3: what is chosen, by what the text asks for.
fn check_targets(
    table: &Table<'_>,
    (ability, program): (&Ability<Words>, &Program<Words>),
    paid: bool,
    targets: &[Target],
    sink: &mut Sink<Evolve>,
) {
    let idle = ability.given.iter().any(|it| table.holds(it) == Known::Sure(false));
    match targets::choices(table, program, paid) {
        _ if idle => targets::check(table, (&[], program), targets, sink),
        Known::Sure(choices) => {
            targets::check(table, (&choices, program), targets, sink);
            targets::check_division(table, (&choices, program), paid, targets, sink);
        }
        Known::ButForText(_, card) => sink.unmodelled(Clause::C10_6_2_3, card),
        Known::Hidden(card) => sink.undecidable(Clause::C10_6_2_3, card),
    }
}

/// 10.7.3.2: whether a text that the referee carries out has nothing that it could choose, 5.17.3: whatever its player's options;
/// none where it is not known.
pub fn cannot_choose(
    setup: &Setup,
    state: &State,
    (by, card): (Seat, Card),
    used: Option<Used>,
    asks: Asks,
) -> Option<bool> {
    let used = used?;
    let (program, ability) = (used.program()?, used.ability()?);
    let pays = program.ops.iter().any(|it| matches!(it, Op::Pay { .. }));
    if pays || program.effect > 0 {
        return None;
    }
    let made = Made { by, card, targets: Default::default(), modes: Default::default(), rite: None };
    let modes = asks.modes.map_or_else(|| vec![Modes::NONE], |it| target_offers::options(it, Some(used)));
    let each = modes.iter().map(|modes| {
        let modes: Vec<u8> = modes.each().collect();
        lacks(&table(setup, state, &made, &modes), (ability, program))
    });
    // One way to use it is enough.
    each.reduce(|one, other| match (one, other) {
        (Some(false), _) | (_, Some(false)) => Some(false),
        (Some(true), Some(true)) => Some(true),
        _ => None,
    })?
}

/// 10.6.2.3.3: whether a text has nothing that it could choose, with the options that are chosen.
fn lacks(table: &Table<'_>, (ability, program): (&Ability<Words>, &Program<Words>)) -> Option<bool> {
    if ability.given.iter().any(|it| table.holds(it) != Known::Sure(true)) {
        return Some(false);
    }
    match targets::choices(table, program, true) {
        Known::Sure(choices) => {
            Some(targets::lacks(table, &choices) || targets::cannot_divide(table, (&choices, program)))
        }
        _ => None,
    }
}
