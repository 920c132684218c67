//! The walk through the operations of a text.

use super::{Op, Program};
use crate::cards::ast::{Act, Cond, Modify, Sel, Until, Who};
use crate::cards::words::Words;

/// How far a text has come: plain data.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Run<C, T> {
    /// The operation that is next, or being done.
    pub at: u16,
    /// The first operations, where a player does them in another order.
    pub order: Vec<u16>,
    /// A part of the act at hand is done.
    pub midway: bool,
    /// The cards that selections have found.
    pub slots: Vec<Vec<C>>,
    /// The cards that were revealed or looked at last.
    pub shown: Vec<C>,
    /// What is left to do of the act at hand.
    pub todo: Vec<T>,
    /// The cards that were chosen for the act at hand.
    pub chosen: Option<Vec<C>>,
    /// What the player answered who was asked whether to do what follows.
    pub answer: Option<bool>,
    /// What is left to do of the act at hand is worked out.
    pub begun: bool,
    /// All that stands before was done.
    pub done: bool,
    /// Something was done.
    pub acted: bool,
    /// A player left out what the text lets them do.
    pub declined: bool,
    /// Why the last part that was left out was left out.
    pub stop: Option<Stop>,
    /// The abilities for later that it has come by, by their operations.
    pub timed: Vec<u16>,
}

/// Why a part of a text is left out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stop {
    /// The player did not want it.
    Declined,
    /// The player did not want to pay.
    Refused,
    /// The cost cannot be paid.
    Unpaid,
    /// A condition is not met.
    Unmet,
    /// It is not that part of the match.
    OtherTime,
    /// What stands before was not done, or not all of it.
    NotDone,
}

impl<C: Clone, T> Run<C, T> {
    /// A text before one of its operations.
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

    /// Where in the program the operation stands that is next, or being done.
    pub fn place(&self) -> usize {
        let at = usize::from(self.at);
        self.order.get(at).map_or(at, |it| usize::from(*it))
    }

    /// Does an operation before those that stand between it and the one at hand, of which nothing is done.
    pub fn take_up(&mut self, at: u16) {
        if usize::from(at) >= self.order.len() {
            let more = u16::try_from(self.order.len()).unwrap_or(u16::MAX)..=at;
            self.order.extend(more);
        }
        self.order[usize::from(self.at)..=usize::from(at)].rotate_right(1);
        (self.begun, self.chosen) = (false, None);
        self.todo.clear();
    }

    /// Fills a place in the text's memory.
    pub fn bind(&mut self, slot: u8, cards: Vec<C>) {
        let slot = usize::from(slot);
        if self.slots.len() <= slot {
            self.slots.resize(slot + 1, Vec::new());
        }
        self.slots[slot] = cards;
    }
}

/// How far a text has come in a game.
pub type Memory<W, H> = Run<<H as Host<W>>::Card, <H as Host<W>>::Todo>;

/// What comes next in a text.
#[derive(Debug, PartialEq)]
pub enum Next<C, T> {
    /// This is done.
    Do(T),
    /// Cards are chosen for the act that is next.
    Choose,
    /// A player says whether to do what follows; `paying`: whether to pay for it.
    Ask {
        /// Who.
        who: Who,
        /// It is about the cost.
        paying: bool,
    },
    /// How it goes on depends on this card, which is hidden or has a text that is not modelled.
    Unknown(C),
    /// It is over.
    Over,
}

/// What a game says about a text that is at work there; instead of what depends on a card that nobody knows, that card.
pub trait Host<W: Words> {
    /// A card.
    type Card: Clone;
    /// One thing that a text does.
    type Todo: Clone;

    /// Whether a condition is met.
    fn holds(&self, run: &Memory<W, Self>, cond: &Cond<W>) -> Result<bool, Self::Card>;
    /// Whether it is a part of the match.
    fn is_time(&self, time: &W::Time) -> bool;
    /// What notes that the operations behind this one are carried out later.
    fn later(&self, _at: u16) -> Option<Self::Todo> {
        None
    }
    /// Whether an option was chosen when the text was used.
    fn is_option(&self, _nth: u8) -> bool {
        false
    }
    /// Whether a cost can be paid in full.
    fn can_pay(&self, run: &Memory<W, Self>, cost: &[Op<W>]) -> Result<bool, Self::Card>;
    /// Whether somebody has to choose cards for an act: there is a choice in it, and something to choose.
    fn chooses(&self, run: &Memory<W, Self>, act: &Act<W>) -> bool;
    /// What an act does, with the cards that were chosen for it, in its order; whether that is all that it asks for. The
    /// cards that it finds are remembered.
    fn act(&self, run: &mut Memory<W, Self>, act: &Act<W>) -> Result<(Vec<Self::Todo>, bool), Self::Card>;
    /// What is done to have something be true of things for a time.
    fn hold(
        &self,
        run: &mut Memory<W, Self>,
        until: &Until<W>,
        who: &Sel<W>,
        what: &[Modify<W>],
    ) -> Result<Vec<Self::Todo>, Self::Card>;
    /// Whether a thing can still be done.
    fn is_possible(&self, todo: &Self::Todo) -> bool;
}

/// Goes on with a text until something comes that a log shows. After [`Next::Do`] the first of what is left to do is taken
/// away once it is done.
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
            // What is left out is not done.
            Some((past, stop)) => (run.at, run.stop, run.done) = (past, Some(stop), false),
            None => run.at += 1,
        }
    }
}

/// Does an act as far as it can be done without the log; none once it is done.
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
