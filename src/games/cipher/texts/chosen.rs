//! 19.1.3, 19.1.4, 10.4, 10.5, 18.1.7: the cards that a player chooses for the text at work.

use super::acts::Table;
use super::choosing::{Asked, Bounds, bounds, check_card, distinct, field};
use super::eval::Eval;
use super::programs::program_of;
use super::under_way::{Awaits, How, Run, Running, is_paying};
use crate::cards::ast::Count;
use crate::cards::run::Op;
use crate::games::cipher::cards::words::Stat;
use crate::games::cipher::clauses::Clause;
use crate::games::cipher::facts::Breach;
use crate::games::cipher::state::{Setup, State};
use crate::games::cipher::words::decisions::Choose;
use crate::games::cipher::words::{Chosen, Decision};
use crate::games::cipher::{Cipher, Sink};
use crate::log::Seat;
use crate::table::Card;

/// The most choices that are listed of one moment.
const MOST_LISTED: usize = 400;

/// The act for which the text at work asks for cards.
fn asked_now<'a>(setup: &'a Setup, state: &'a State) -> Option<(&'a Running, Table<'a>, Asked<'static>, bool)> {
    let running = state.running.as_deref().filter(|it| matches!(it.awaits, Awaits::Cards(..)))?;
    let program = program_of(setup, running.card, running.ability)?;
    let Op::Act(act) = program.ops.get(running.run.place())? else { return None };
    let table = Table { setup, state, source: running.card, user: running.user };
    let asked = table.asked(act)?;
    Some((running, table, asked, is_paying(running, program)))
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

/// What can be chosen for the text at work: each choice once, the smallest first, up to a number.
pub fn offer(setup: &Setup, state: &State) -> Vec<Decision> {
    let Some((running, table, asked, paying)) = asked_now(setup, state) else { return Vec::new() };
    let field = field(&table, &running.run, &asked);
    let Bounds { least, most } = bounds(&table, &running.run, &asked, &field, paying);
    let mut all = Vec::new();
    for size in least..=most.min(field.sure.len()) {
        let mut picked = Vec::with_capacity(size);
        combine(&field.sure, size, &mut picked, &mut all);
    }
    if let Some(stat) = distinct(asked.filters) {
        let eval = table.eval(&running.run.slots);
        all.retain(|it| {
            let mut sink = Sink::default();
            if let Decision::Choose { cards } = it {
                check_distinct(&eval, stat, cards.cards(), Clause::C19_1_4, &mut sink);
            }
            sink.faults.is_empty()
        });
    }
    all
}

fn combine(of: &[Card], size: usize, picked: &mut Vec<Card>, all: &mut Vec<Decision>) {
    if all.len() >= MOST_LISTED {
        return;
    }
    if size == 0 {
        all.extend(Chosen::of(picked).map(|cards| Decision::from(Choose { cards })));
        return;
    }
    for (place, card) in of.iter().enumerate() {
        picked.push(*card);
        combine(&of[place + 1..], size - 1, picked, all);
        picked.pop();
    }
}
