//! An ability as a flat list of operations with jumps.

use crate::cards::ast::{Ability, Act, Cond, Modify, Sel, Step, Until, Who};
use crate::cards::words::Words;

/// One operation. `past` is the place behind what it governs.
#[derive(Clone, Debug, PartialEq)]
pub enum Op<W: Words> {
    /// Something is done.
    Act(Act<W>),
    /// What follows is done if a player likes.
    May {
        /// Who.
        who: Who,
        /// Where it goes on otherwise.
        past: u16,
    },
    /// The cost follows, if the ability's player likes to pay it.
    Pay {
        /// Where it goes on otherwise.
        past: u16,
    },
    /// The cost is paid.
    Paid,
    /// What follows is done if something is so.
    If {
        /// What.
        cond: Cond<W>,
        /// Where it goes on otherwise.
        past: u16,
    },
    /// What follows is done if something is so; where it goes on otherwise is done as well as this.
    Whether {
        /// What.
        cond: Cond<W>,
        /// Where it goes on otherwise.
        past: u16,
    },
    /// It goes on elsewhere.
    Jump(u16),
    /// What follows is an option, done if it was chosen.
    Option {
        /// Which, from 1.
        nth: u8,
        /// Where it goes on otherwise.
        past: u16,
    },
    /// What follows is done in a part of a match.
    During {
        /// Which.
        time: W::Time,
        /// Where it goes on otherwise.
        past: u16,
    },
    /// What follows is done if all that stands before was (`true`), or if it was not.
    IfDone {
        /// Whether all has to be done.
        all: bool,
        /// Where it goes on otherwise.
        past: u16,
    },
    /// Something is true of things for a time.
    Hold {
        /// How long.
        until: Until<W>,
        /// Of what.
        who: Sel<W>,
        /// What.
        what: Vec<Modify<W>>,
    },
}

/// The operations of an ability: its cost, then its effect. Where the cost stands within the effect (`pay`), it is not in
/// front of it.
#[derive(Clone, Debug, PartialEq)]
pub struct Program<W: Words> {
    /// All of them.
    pub ops: Vec<Op<W>>,
    /// Where the effect begins.
    pub effect: u16,
}

impl<W: Words> Program<W> {
    /// The program of an ability; none where it has a node for which there is no operation.
    pub fn of(ability: &Ability<W>) -> Option<Program<W>> {
        let mut ops = Vec::new();
        let pays_later = ability.body.iter().any(pays);
        let cost = if pays_later { &[][..] } else { &ability.cost };
        let flattening = Flattening { cost: &ability.cost, until: None };
        flattening.flatten(cost, &mut ops)?;
        let effect = u16::try_from(ops.len()).ok()?;
        flattening.flatten(&ability.body, &mut ops)?;
        u16::try_from(ops.len()).ok()?;
        Some(Program { ops, effect })
    }
}

/// Whether a step, or one within it, asks for the cost.
pub fn pays<W: Words>(step: &Step<W>) -> bool {
    match step {
        Step::Pay(_) => true,
        Step::May(_, then)
        | Step::If(_, then)
        | Step::IfDone(then)
        | Step::Otherwise(then)
        | Step::Then(then)
        | Step::During(_, then)
        | Step::For(_, then) => then.iter().any(pays),
        _ => false,
    }
}

struct Flattening<'a, W: Words> {
    cost: &'a [Step<W>],
    until: Option<&'a Until<W>>,
}

impl<W: Words> Flattening<'_, W> {
    fn flatten(&self, steps: &[Step<W>], ops: &mut Vec<Op<W>>) -> Option<()> {
        steps.iter().try_for_each(|it| self.step(it, ops))
    }

    fn step(&self, step: &Step<W>, ops: &mut Vec<Op<W>>) -> Option<()> {
        match step {
            Step::Do(act) => ops.push(Op::Act(act.clone())),
            Step::May(who, then) => {
                let who = *who;
                self.governed(then, ops, |past| Op::May { who, past })?;
            }
            Step::Pay(then) => {
                let at = ops.len();
                ops.push(Op::Pay { past: 0 });
                self.flatten(self.cost, ops)?;
                ops.push(Op::Paid);
                self.flatten(then, ops)?;
                // What follows in the text follows the payment; there is nothing without it (10.4.1, 2.3.1.3).
                ops[at] = Op::Pay { past: u16::MAX };
            }
            Step::If(cond, then) => {
                let cond = cond.clone();
                self.governed(then, ops, |past| Op::If { cond, past })?;
            }
            Step::During(time, then) => {
                let time = time.clone();
                self.governed(then, ops, |past| Op::During { time, past })?;
            }
            Step::IfDone(then) => self.governed(then, ops, |past| Op::IfDone { all: true, past })?,
            Step::Otherwise(then) => self.governed(then, ops, |past| Op::IfDone { all: false, past })?,
            Step::Then(then) => self.flatten(then, ops)?,
            Step::For(until, then) => {
                Flattening { cost: self.cost, until: Some(until) }.flatten(then, ops)?;
            }
            Step::Let(who, what) => {
                ops.push(Op::Hold { until: self.until?.clone(), who: who.clone(), what: what.clone() });
            }
            Step::Whether(cond, then, or) => {
                let (at, cond) = (ops.len(), cond.clone());
                ops.push(Op::Paid);
                self.flatten(then, ops)?;
                let jump = ops.len();
                ops.push(Op::Paid);
                ops[at] = Op::Whether { cond, past: u16::try_from(ops.len()).ok()? };
                self.flatten(or, ops)?;
                ops[jump] = Op::Jump(u16::try_from(ops.len()).ok()?);
            }
            Step::Modes(_, all) => {
                for (place, option) in all.iter().enumerate() {
                    let nth = u8::try_from(place + 1).ok()?;
                    self.governed(option, ops, |past| Op::Option { nth, past })?;
                }
            }
            Step::Times(..)
            | Step::When(..)
            | Step::Either(..)
            | Step::Instead(..)
            | Step::Only(_)
            | Step::Again(_)
            | Step::Opaque(_) => return None,
        }
        Some(())
    }

    fn governed(&self, then: &[Step<W>], ops: &mut Vec<Op<W>>, op: impl FnOnce(u16) -> Op<W>) -> Option<()> {
        let at = ops.len();
        ops.push(Op::Paid);
        self.flatten(then, ops)?;
        ops[at] = op(u16::try_from(ops.len()).ok()?);
        Some(())
    }
}
