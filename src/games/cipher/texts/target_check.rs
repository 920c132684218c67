//! 19.1.3, 19.1.4, 10.4, 10.5, 18.1.7: the cards that a player chooses for the text at work.

use super::actions::Table;
use super::evaluate::Eval;
use super::programs::program_of;
use super::targets::{Asked, Bounds, bounds, check_card, distinct, field};
use crate::cards::ast::Count;
use crate::cards::run::{Host, Op};
use crate::games::cipher::Cipher;
use crate::games::cipher::book::Clause;
use crate::games::cipher::cards::vocabulary::Stat;
use crate::games::cipher::facts::Breach;
use crate::games::cipher::log::words::decisions::Choose;
use crate::games::cipher::log::words::{Chosen, Decision};
use crate::games::cipher::state::resolution::{Awaits, How, Run, Running, is_paying};
use crate::games::cipher::state::{Setup, State};
use crate::judge::Due;
use crate::judge::Sink;
use crate::log::{Body, Seat};
use crate::table::{Card, Known, Part, choices};
use std::iter;

/// The act for which the text at work asks for cards.
fn asked_now<'a>(setup: &'a Setup, state: &'a State) -> Option<(&'a Running, Table<'a>, Asked<'static>, bool)> {
    let running = state.running.as_deref().filter(|it| matches!(it.awaits, Awaits::Cards(..)))?;
    let program = program_of(setup, running.card, running.ability)?;
    let Op::Act(act) = program.ops.get(running.run.place())? else { return None };
    let table = Table { setup, state, source: running.card, user: running.user };
    let asked = table.asked(act)?;
    Some((running, table, asked, is_paying(running, program)))
}

/// The choice that a log passes over which hides the cards that it is about: nobody knows whether there was one, and nothing
/// has to be chosen (2.4), or paid (10.4.1).
pub fn passed_over(setup: &Setup, state: &State, next: &Body<Cipher>) -> Option<(Seat, Decision)> {
    if !matches!(state.due, Due::Decision { .. }) {
        return None;
    }
    let running = state.running.as_deref()?;
    match (running.awaits, next) {
        (_, Body::Intervention(_))
        | (_, Body::Decision { what: Decision::Look { .. } | Decision::Show { .. }, .. }) => None,
        (Awaits::Cards(by, _), _) => {
            let chooses = matches!(next, Body::Decision { what: Decision::Choose { .. }, .. });
            let (running, table, asked, paying) = asked_now(setup, state).filter(|_| !chooses)?;
            let field = field(&table, &running.run, &asked);
            let hidden = field.sure.is_empty() && field.is_hidden() && !paying;
            let none = Chosen::of(&[]).filter(|_| hidden)?;
            Some((by, Choose { cards: none }.into()))
        }
        (Awaits::Answer(by), _) => {
            let answers =
                matches!(next, Body::Decision { what: Decision::Accept | Decision::Pass, by: it } if *it == by);
            (!answers && hangs_on_hidden(setup, state, running)).then_some((by, Decision::Pass))
        }
        _ => None,
    }
}

/// Whether nobody knows if a cost can be paid of which a player is asked now, since the log hides what it would be paid with.
fn hangs_on_hidden(setup: &Setup, state: &State, running: &Running) -> bool {
    let Some(program) = program_of(setup, running.card, running.ability) else { return false };
    let from = usize::from(running.run.at);
    let Some(Op::Pay { .. }) = program.ops.get(from) else { return false };
    let rest = program.ops.get(from + 1..).unwrap_or_default();
    let cost = rest.split(|it| *it == Op::Paid).next().unwrap_or_default();
    let table = Table { setup, state, source: running.card, user: running.user };
    Host::can_pay(&table, &running.run, cost).is_err()
}

/// Says what is wrong with the cards that a player chooses for the text at work; 24.1.6.2, 24.1.7.2: none twice.
pub fn check(setup: &Setup, state: &State, by: Seat, cards: &[Card], sink: &mut Sink<Cipher>) {
    let Some((running, table, asked, paying)) = asked_now(setup, state) else { return };
    if !matches!(running.awaits, Awaits::Cards(of, _) if of == by) {
        return;
    }
    let clause = clause_of(running.how, paying);
    check_for(&table, &running.run, &asked, paying, clause, cards, sink);
}

/// Says what is wrong with the cards that are chosen for an act of a text.
pub fn check_for(
    table: &Table<'_>,
    run: &Run,
    asked: &Asked<'_>,
    paying: bool,
    clause: Clause,
    cards: &[Card],
    sink: &mut Sink<Cipher>,
) {
    let (setup, state, source) = (table.setup, table.state, table.source);
    let field = field(table, run, asked);
    let Bounds { least, most } = bounds(table, run, asked, &field, paying);
    if !(least..=most).contains(&cards.len()) {
        let chosen = cards.len();
        sink.fault(clause, || Breach::ChosenNumber { source, chosen, least, most });
    }
    let eval = table.eval(&run.slots);
    if let Some(stat) = distinct(asked.filters) {
        check_distinct(&eval, stat, cards, clause, sink);
    }
    for (place, card) in cards.iter().enumerate() {
        let card = *card;
        if card != Card::UNKNOWN && cards[..place].contains(&card) {
            // 24.1.6.2, 24.1.7.2
            let clause = match asked.count {
                Count::Any => Clause::C24_1_7_2,
                Count::UpTo(_) if state.stands(card).is_some() => Clause::C24_1_6_2,
                _ => clause,
            };
            sink.fault(clause, || Breach::ChosenTwice { card });
        } else if !setup.has(card) {
            sink.fault(clause, || Breach::NoSuchCard { card });
        } else {
            check_card(&eval, asked, card, clause, source, sink);
        }
    }
}

/// All that are chosen differ from each other, where the text says so.
fn check_distinct(eval: &Eval<'_>, stat: Stat, cards: &[Card], clause: Clause, sink: &mut Sink<Cipher>) {
    for (place, card) in cards.iter().enumerate() {
        for other in cards[..place].iter().filter(|it| *it != card) {
            let differ = eval.stat(*card, stat).and(eval.stat(*other, stat)).map(|(one, other)| one != other);
            sink.require(clause, differ, || Breach::ChosenAlike { card: *card, other: *other });
        }
    }
}

/// The clause that a wrong choice breaks: 19.1.3.1, 10.4.2: a cost that is not paid; 19.1.4, 10.5, 18.1.7: an effect that is
/// not carried out as it is written.
const fn clause_of(how: How, paying: bool) -> Clause {
    match (how, paying) {
        (How::Used, true) => Clause::C19_1_3_1,
        (How::Used, false) => Clause::C19_1_4,
        (How::Triggered, true) => Clause::C10_4_2,
        (How::Triggered, false) => Clause::C10_5,
        (How::Supporting, _) => Clause::C18_1_7,
    }
}

/// What can be chosen for the text at work: each choice once, the smallest first.
pub fn offer<'a>(setup: &'a Setup, state: &'a State) -> Box<dyn Iterator<Item = Decision> + 'a> {
    let Some((running, table, asked, paying)) = asked_now(setup, state) else { return Box::new(iter::empty()) };
    let field = field(&table, &running.run, &asked);
    let Bounds { least, most } = bounds(&table, &running.run, &asked, &field, paying);
    let alike = distinct(asked.filters).map(|stat| {
        Box::new(move |one: &Card, other: &Card| {
            let eval = table.eval(&running.run.slots);
            eval.stat(*one, stat).and(eval.stat(*other, stat)).map(|(one, other)| one == other) == Known::Sure(true)
        }) as Box<dyn Fn(&Card, &Card) -> bool + 'a>
    });
    let part = Part { of: field.sure, sizes: [least, most], alike };
    let all = choices(vec![part], Chosen::CAPACITY).filter_map(|it| Chosen::of(&it));
    Box::new(all.map(|cards| Choose { cards }.into()))
}
