//! 10.6.2.3: what a text makes its player choose as it is used, read from the text.

use super::evaluate::Table;
use super::picks;
use crate::cards::ast::{self, Count, Sel};
use crate::cards::run::{Op, Program};
use crate::games::evolve::book::Clause;
use crate::games::evolve::cards::vocabulary::{Evolve, Special, Thing, Time};
use crate::games::evolve::facts::breach::Breach;
use crate::games::evolve::log::words::{Keyword, Target};
use crate::judge::Sink;
use crate::log::Seat;
use crate::table::{Card, Known};

type Filter = ast::Filter<Evolve>;

/// One choice of a text: where it is remembered, how many, of what.
pub struct Choosing<'p> {
    slot: Option<u8>,
    count: &'p Count<Evolve>,
    filters: &'p [Filter],
}

/// The choices that a text asks for as the table stands: those of options that were not chosen, and those under a condition
/// that is not met, are none (10.3.2, 5.17.4).
pub fn choices<'p>(table: &Table<'_>, program: &'p Program<Evolve>, paid: bool) -> Known<Vec<Choosing<'p>>> {
    let (mut all, mut at, mut unmet) = (Vec::new(), program.effect, false);
    while let Some(op) = program.ops.get(usize::from(at)) {
        at += 1;
        match op {
            // How far the condition before it reaches the book does not say (evolve-0024).
            Op::Act(act @ ast::Act::Choose(_)) if unmet && picks::asked(act, false).is_none() => {
                return Known::ButForText(all, table.source);
            }
            Op::Act(act @ ast::Act::Choose(sel)) if picks::asked(act, false).is_none() => gather(sel, None, &mut all),
            Op::If { cond, past } | Op::Whether { cond, past } => match table.holds(cond) {
                Known::Sure(true) => {}
                Known::Sure(false) => {
                    unmet |= matches!(op, Op::If { .. });
                    at = *past;
                }
                unknown => return unknown.map(|_| Vec::new()),
            },
            Op::Jump(to) => at = *to,
            Op::Option { nth, past } if !table.modes.contains(nth) => at = *past,
            Op::Option { .. } => unmet = false,
            Op::During { time, past } if !table.is_time(time) => at = *past,
            Op::Pay { past } if !paid => at = *past,
            _ => {}
        }
    }
    Known::Sure(all)
}

fn gather<'p>(sel: &'p Sel<Evolve>, slot: Option<u8>, to: &mut Vec<Choosing<'p>>) {
    match sel {
        Sel::As(inner, slot) => gather(inner, Some(*slot), to),
        Sel::Both(all) => all.iter().for_each(|it| gather(it, slot, to)),
        Sel::Pick(count, filters) => to.push(Choosing { slot, count, filters }),
        _ => {}
    }
}

impl Choosing<'_> {
    /// Whether so many have to be chosen, and not up to so many.
    pub(super) const fn is_exact(&self) -> bool {
        matches!(self.count, Count::Exactly(_))
    }

    /// Whether no two things of one name are chosen.
    pub(super) fn differ(&self) -> bool {
        picks::differ(self.filters)
    }

    /// The most things that are chosen.
    pub(super) fn most(&self, table: &Table<'_>) -> Known<usize> {
        match self.count {
            Count::Exactly(num) | Count::UpTo(num) => table.number(num).map(|it| usize::try_from(it).unwrap_or(0)),
            Count::Any => Known::Sure(usize::MAX),
        }
    }

    /// How many things can be chosen.
    fn possible(&self, table: &Table<'_>) -> Known<usize> {
        self.candidates(table).map(|it| it.len())
    }

    /// The things that can be chosen: 12.15.2: none with aura of the other player's.
    pub(super) fn candidates(&self, table: &Table<'_>) -> Known<Vec<Target>> {
        let has_aura = |card| {
            table.state.keeper(card) == Some(table.by.other()) && table.state.has(table.setup, card, Keyword::Aura)
        };
        let leaders = Seat::BOTH.into_iter().map(Target::Leader);
        let leaders = leaders.filter(|it| table.target_fits(*it, self.filters) == Known::Sure(true));
        let cards: Known<Vec<Card>> = match self.filters {
            [Filter::Any(of)] if of.iter().any(|it| matches!(it, Filter::All(_))) => {
                of.iter().fold(Known::Sure(Vec::new()), |sum, it| match it {
                    Filter::All(all) if !all.contains(&Filter::Is(Thing::Leader)) => {
                        sum.and(table.cards(all)).map(|(sum, all)| [sum, all].concat())
                    }
                    _ => sum,
                })
            }
            filters => table.cards(filters),
        };
        let cards = cards.map(|all| all.into_iter().filter(|it| !has_aura(*it)).map(Target::Card));
        cards.map(|it| it.chain(leaders).collect())
    }

    /// Takes its part of what was chosen.
    fn take(&self, table: &Table<'_>, rest: &mut Vec<Target>, is_last: bool) -> Vec<Target> {
        let most = self.most(table).value().unwrap_or(0);
        let exactly = matches!(self.count, Count::Exactly(_));
        let mut taken = Vec::new();
        while taken.len() < most && !rest.is_empty() {
            let fits = table.target_fits(rest[0], self.filters) != Known::Sure(false);
            let takes = fits || is_last || (exactly && taken.is_empty());
            if !takes {
                break;
            }
            taken.push(rest.remove(0));
        }
        taken
    }
}

/// What was chosen, by the places of the text's memory.
pub fn assigned(table: &Table<'_>, choices: &[Choosing<'_>], targets: &[Target]) -> Vec<(u8, Target)> {
    let mut rest = targets.to_vec();
    let mut slots = Vec::new();
    for (at, it) in choices.iter().enumerate() {
        let taken = it.take(table, &mut rest, at + 1 == choices.len());
        slots.extend(it.slot.into_iter().flat_map(|slot| taken.iter().map(move |target| (slot, *target))));
    }
    slots
}

/// 10.3.2, 10.3.3: the clause of the first condition that is not met and under which the text would make its player choose.
fn unmet(table: &Table<'_>, program: &Program<Evolve>) -> Option<Clause> {
    let chooses = |from: usize, past: u16| {
        let inside = program.ops.get(from..usize::from(past)).unwrap_or_default();
        inside.iter().any(|it| matches!(it, Op::Act(ast::Act::Choose(_))))
    };
    program.ops.iter().enumerate().find_map(|(at, op)| match op {
        Op::If { cond, past } if chooses(at, *past) && table.holds(cond) == Known::Sure(false) => {
            if let ast::Cond::During(time) = cond {
                clause_of(time)
            } else {
                None
            }
        }
        Op::During { time, past } if chooses(at, *past) && !table.is_time(time) => clause_of(time),
        _ => None,
    })
}

/// Chapter 13: where the book says when a condition is met.
const fn clause_of(time: &Time) -> Option<Clause> {
    Some(match time {
        Time::Combo(_) => Clause::C13_2_1_2,
        Time::Overflow => Clause::C13_4_1_2,
        Time::Necrocharge(_) => Clause::C13_5_1_2,
        Time::Sanguine => Clause::C13_5_2_2,
        _ => return None,
    })
}

/// 10.6.2.3, 10.6.2.3.1, 10.6.2.3.2; 13.2.1.2, 13.4.1.2, 13.5.1.2, 13.5.2.2: says what is wrong with what was chosen.
pub fn check(
    table: &Table<'_>,
    (choices, program): (&[Choosing<'_>], &Program<Evolve>),
    targets: &[Target],
    sink: &mut Sink<crate::games::evolve::Evolve>,
) {
    let card = table.source;
    let mut rest = targets.to_vec();
    for (at, it) in choices.iter().enumerate() {
        let taken = it.take(table, &mut rest, at + 1 == choices.len());
        for (place, target) in taken.iter().enumerate() {
            match table.target_fits(*target, it.filters) {
                Known::Sure(true) => {}
                Known::Sure(false) => {
                    sink.fault(Clause::C10_6_2_3, || Breach::NotWhatItAsksFor { card, target: *target })
                }
                Known::ButForText(_, text) => sink.unmodelled(Clause::C10_6_2_3, text),
                Known::Hidden(card) => sink.undecidable(Clause::C10_6_2_3, card),
            }
            let namesake = |chosen: &Target| match (chosen.card(), target.card()) {
                (Some(one), Some(other)) => one != other && table.is_namesake(one, other),
                _ => false,
            };
            if it.differ() && taken[..place].iter().any(namesake) {
                sink.fault(Clause::C10_6_2_3, || Breach::NotWhatItAsksFor { card, target: *target });
            }
            if taken[..place].contains(target) {
                sink.fault(Clause::C10_6_2_3, || Breach::ChosenTwice { card, target: *target });
            }
        }
        let Count::Exactly(_) = it.count else { continue };
        let (Known::Sure(most), Known::Sure(possible)) = (it.most(table), it.possible(table)) else { continue };
        if taken.len() < most.min(possible) {
            sink.fault(Clause::C10_6_2_3_1, || Breach::HasToChoose { card });
        } else if possible == 0 && most > 0 && taken.is_empty() {
            sink.fault_undone(Clause::C10_6_2_3_3, || Breach::NothingCanBeChosen { card });
        }
    }
    if let Some(target) = rest.first() {
        // As many as the last choice asks for are taken for it, and this is one more.
        let clause = match choices.last().map(|it| it.count) {
            Some(Count::Exactly(_)) => Clause::C10_6_2_3_1,
            Some(_) => Clause::C10_6_2_3_2,
            None => unmet(table, program).unwrap_or(Clause::C10_6_2_3),
        };
        sink.fault(clause, || Breach::OneTooMany { card, target: *target });
    }
}

/// 10.6.2.4: values that a text divides among what was chosen for a place of its memory, as the table stands when it is used.
fn divided(table: &Table<'_>, program: &Program<Evolve>, paid: bool) -> Vec<(u8, Known<i32>)> {
    let (mut all, mut at) = (Vec::new(), program.effect);
    while let Some(op) = program.ops.get(usize::from(at)) {
        at += 1;
        match op {
            Op::Act(ast::Act::Special(Special::Split, of, nums)) => {
                if let ([Sel::Slot(slot)], Some(num)) = (&of[..], nums.first()) {
                    all.push((*slot, table.number(num)));
                }
            }
            Op::If { cond, past } | Op::Whether { cond, past } => match table.holds(cond) {
                Known::Sure(true) => {}
                Known::Sure(false) => at = *past,
                _ => return Vec::new(),
            },
            Op::Jump(to) => at = *to,
            Op::Option { nth, past } if !table.modes.contains(nth) => at = *past,
            Op::During { time, past } if !table.is_time(time) => at = *past,
            Op::Pay { past } if !paid => at = *past,
            _ => {}
        }
    }
    all
}

/// 10.6.2.3.2.1: at least one is chosen for a division, and no more than each can be given something;
/// 10.6.2.4.1.1: where none can be chosen, the text cannot be used.
pub fn check_division(
    table: &Table<'_>,
    (choices, program): (&[Choosing<'_>], &Program<Evolve>),
    paid: bool,
    targets: &[Target],
    sink: &mut Sink<crate::games::evolve::Evolve>,
) {
    let card = table.source;
    for (slot, value) in divided(table, program, paid) {
        let Some(choice) = choices.iter().find(|it| it.slot == Some(slot)) else { continue };
        let taken: Vec<Target> =
            assigned(table, choices, targets).into_iter().filter(|it| it.0 == slot).map(|it| it.1).collect();
        match (value, taken.last()) {
            (_, None) if choice.possible(table) == Known::Sure(0) => {
                sink.fault_undone(Clause::C10_6_2_4_1_1, || Breach::NothingCanBeChosen { card });
            }
            (_, None) if matches!(choice.possible(table), Known::Sure(_)) => {
                sink.fault(Clause::C10_6_2_3_2_1, || Breach::HasToChoose { card });
            }
            (Known::Sure(most), Some(last)) if taken.len() > usize::try_from(most).unwrap_or(0).max(1) => {
                sink.fault(Clause::C10_6_2_3_2_1, || Breach::OneTooMany { card, target: *last });
            }
            _ => {}
        }
    }
}

/// 10.6.2.4.1.1: whether a text divides something and there is nobody among whom it could.
pub fn cannot_divide(table: &Table<'_>, (choices, program): (&[Choosing<'_>], &Program<Evolve>)) -> bool {
    let none = |slot: u8| choices.iter().any(|it| it.slot == Some(slot) && it.possible(table) == Known::Sure(0));
    divided(table, program, true).iter().any(|it| none(it.0))
}

/// 10.6.2.3.3: whether a text asks for something of which there is nothing.
pub fn lacks(table: &Table<'_>, choices: &[Choosing<'_>]) -> bool {
    choices.iter().any(|choice| {
        let asks = matches!(choice.count, Count::Exactly(_)) && choice.most(table).value().is_some_and(|it| it > 0);
        asks && choice.possible(table) == Known::Sure(0)
    })
}
