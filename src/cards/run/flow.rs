//! The walk through the operations of a text.

use super::{Op, Program};
use crate::cards::ast::{Act, Cond, Modify, Sel, Until, Who};
use crate::cards::words::Words;

/// The progress of a text: plain data.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Run<C, T> {
    /// The operation that is next, or in progress.
    pub at: u16,
    /// The first operations, if a player does them in another order.
    pub order: Vec<u16>,
    /// `true` if the current act is partly done.
    pub midway: bool,
    /// The cards found by selections.
    pub slots: Vec<Vec<C>>,
    /// The cards last revealed or looked at.
    pub shown: Vec<C>,
    /// The remaining things to do in the current act.
    pub todo: Vec<T>,
    /// The cards chosen for the current act.
    pub chosen: Option<Vec<C>>,
    /// The player's answer to an optional part.
    pub answer: Option<bool>,
    /// `true` once the remaining things of the current act are worked out.
    pub begun: bool,
    /// `true` if everything before was done.
    pub done: bool,
    /// `true` if something was done.
    pub acted: bool,
    /// `true` if a player declined an option.
    pub declined: bool,
    /// The reason why the last skipped part was skipped.
    pub stop: Option<Stop>,
    /// The delayed abilities that it has come to, by their operations.
    pub timed: Vec<u16>,
}

/// The reason why a part of a text is skipped.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stop {
    /// The player declined it.
    Declined,
    /// The player declined to pay.
    Refused,
    /// The cost cannot be paid.
    Unpaid,
    /// A condition is not met.
    Unmet,
    /// It is another part of the match.
    OtherTime,
    /// The preceding part was not done, or only in part.
    NotDone,
}

impl<C: Clone, T> Run<C, T> {
    /// A text that starts at one of its operations.
    pub const fn from(at: u16) -> Run<C, T> {
        Run {
            at,
            order: Vec::new(),
            midway: false,
            slots: Vec::new(),
            shown: Vec::new(),
            todo: Vec::new(),
            chosen: None,
            answer: None,
            begun: false,
            done: true,
            acted: false,
            declined: false,
            stop: None,
            timed: Vec::new(),
        }
    }

    /// The index in the program of the operation that is next, or in progress.
    pub fn place(&self) -> usize {
        let at = usize::from(self.at);
        self.order.get(at).map_or(at, |it| usize::from(*it))
    }

    /// Moves an operation ahead of those between it and the current one, which has not begun.
    pub fn take_up(&mut self, at: u16) {
        if usize::from(at) >= self.order.len() {
            let more = u16::try_from(self.order.len()).unwrap_or(u16::MAX)..=at;
            self.order.extend(more);
        }
        self.order[usize::from(self.at)..=usize::from(at)].rotate_right(1);
        (self.begun, self.chosen) = (false, None);
        self.todo.clear();
    }

    /// Stores cards in a slot.
    pub fn bind(&mut self, slot: u8, cards: Vec<C>) {
        let slot = usize::from(slot);
        if self.slots.len() <= slot {
            self.slots.resize(slot + 1, Vec::new());
        }
        self.slots[slot] = cards;
    }
}

/// The progress of a text in a game.
pub type Memory<W, H> = Run<<H as Host<W>>::Card, <H as Host<W>>::Todo>;

/// The next thing in a text.
#[derive(Debug, PartialEq)]
pub enum Next<C, T> {
    /// This is to be done.
    Do(T),
    /// Cards are to be chosen for the next act.
    Choose,
    /// A player decides whether to do what follows.
    Ask {
        /// The player.
        who: Who,
        /// `true` if the question is whether to pay the cost.
        paying: bool,
    },
    /// The continuation depends on this card, which is hidden or has an unmodelled text.
    Unknown(C),
    /// The text is finished.
    Over,
}

/// A game's side of the interpreter. A function whose result depends on an unknown card returns that card as its error.
pub trait Host<W: Words> {
    /// A card.
    type Card: Clone;
    /// One thing that a text does.
    type Todo: Clone;

    /// Returns `true` if a condition is met.
    fn holds(&self, run: &Memory<W, Self>, cond: &Cond<W>) -> Result<bool, Self::Card>;
    /// Returns `true` if it is this part of the match.
    fn is_time(&self, time: &W::Time) -> bool;
    /// The thing to do that defers the operations after this one, if the game has it.
    fn later(&self, _at: u16) -> Option<Self::Todo> {
        None
    }
    /// Returns `true` if an option was chosen when the text was used.
    fn is_option(&self, _nth: u8) -> bool {
        false
    }
    /// Returns `true` if a cost can be paid in full.
    fn can_pay(&self, run: &Memory<W, Self>, cost: &[Op<W>]) -> Result<bool, Self::Card>;
    /// Returns `true` if a player must choose cards for an act: it contains a choice, and there is something to choose.
    fn chooses(&self, run: &Memory<W, Self>, act: &Act<W>) -> bool;
    /// The things that an act does with the cards chosen for it, in order; the second value is `true` if that is all it
    /// asks for. The cards found are remembered.
    fn act(&self, run: &mut Memory<W, Self>, act: &Act<W>) -> Result<(Vec<Self::Todo>, bool), Self::Card>;
    /// The things to do to apply modifiers for a duration.
    fn hold(
        &self,
        run: &mut Memory<W, Self>,
        until: &Until<W>,
        who: &Sel<W>,
        what: &[Modify<W>],
    ) -> Result<Vec<Self::Todo>, Self::Card>;
    /// Returns `true` if a thing can still be done.
    fn is_possible(&self, todo: &Self::Todo) -> bool;
}

/// Advances a text to the next event that a log shows. After [`Next::Do`], the caller removes the first remaining thing
/// once it is done.
pub fn next<W: Words, H: Host<W>>(host: &H, program: &Program<W>, run: &mut Memory<W, H>) -> Next<H::Card, H::Todo> {
    loop {
        let Some(op) = program.ops.get(run.place()) else { return Next::Over };
        let past = match op {
            Op::Act(act) => match do_act(host, run, |run| host.act(run, act), Some(act)) {
                Some(next) => return next,
                None => None,
            },
            Op::Hold { until, who, what } => {
                let hold = |run: &mut Memory<W, H>| host.hold(run, until, who, what).map(|it| (it, true));
                match do_act(host, run, hold, None) {
                    Some(next) => return next,
                    None => None,
                }
            }
            Op::May { who, past } => match run.answer.take() {
                None => return Next::Ask { who: *who, paying: false },
                Some(true) => None,
                Some(false) => {
                    run.declined |= *who != Who::Opponent;
                    run.done = false;
                    Some((*past, Stop::Declined))
                }
            },
            Op::Pay { past } => match run.answer.take() {
                None => {
                    let from = usize::from(run.at) + 1;
                    let rest = program.ops.get(from..).unwrap_or_default();
                    let cost = rest.split(|it| *it == Op::Paid).next().unwrap_or_default();
                    match host.can_pay(run, cost) {
                        Ok(false) => {
                            run.declined = true;
                            Some((*past, Stop::Unpaid))
                        }
                        _ => return Next::Ask { who: Who::You, paying: true },
                    }
                }
                Some(true) => None,
                Some(false) => {
                    run.declined = true;
                    Some((*past, Stop::Refused))
                }
            },
            Op::Paid => {
                run.done = true;
                None
            }
            Op::If { cond, past } => match host.holds(run, cond) {
                Ok(true) => None,
                Ok(false) => Some((*past, Stop::Unmet)),
                Err(card) => return Next::Unknown(card),
            },
            Op::Whether { cond, past } => match host.holds(run, cond) {
                Ok(true) => None,
                Ok(false) => {
                    run.at = *past;
                    continue;
                }
                Err(card) => return Next::Unknown(card),
            },
            Op::Jump(to) => {
                run.at = *to;
                continue;
            }
            Op::Later { past, .. } => {
                if !run.begun {
                    (run.todo, run.begun) = (host.later(run.at).into_iter().collect(), true);
                }
                if let Some(first) = run.todo.first() {
                    return Next::Do(first.clone());
                }
                (run.begun, run.at) = (false, *past);
                continue;
            }
            Op::Timed { past, .. } => {
                run.timed.push(run.at);
                run.at = *past;
                continue;
            }
            Op::Option { nth, past } => {
                if !host.is_option(*nth) {
                    run.at = *past;
                    continue;
                }
                run.stop = None;
                None
            }
            Op::During { time, past } => (!host.is_time(time)).then_some((*past, Stop::OtherTime)),
            Op::IfDone { all, past } if run.done == *all => {
                if !all {
                    run.stop = None;
                }
                None
            }
            Op::IfDone { past, .. } => Some((*past, Stop::NotDone)),
        };
        match past {
            // A skipped part is not done.
            Some((past, stop)) => (run.at, run.stop, run.done) = (past, Some(stop), false),
            None => run.at += 1,
        }
    }
}

/// Does an act as far as possible without the log; `None` once it is done.
fn do_act<W: Words, H: Host<W>>(
    host: &H,
    run: &mut Memory<W, H>,
    work_out: impl FnOnce(&mut Memory<W, H>) -> Result<(Vec<H::Todo>, bool), H::Card>,
    act: Option<&Act<W>>,
) -> Option<Next<H::Card, H::Todo>> {
    if !run.begun {
        if let Some(act) = act
            && run.chosen.is_none()
            && host.chooses(run, act)
        {
            return Some(Next::Choose);
        }
        match work_out(run) {
            Ok((todo, all)) => {
                run.todo = todo;
                run.done &= all;
                run.begun = true;
            }
            Err(card) => return Some(Next::Unknown(card)),
        }
    }
    while let Some(first) = run.todo.first() {
        if host.is_possible(first) {
            return Some(Next::Do(first.clone()));
        }
        run.todo.remove(0);
        run.done = false;
    }
    (run.begun, run.chosen) = (false, None);
    None
}
