//! An ability as a flat list of operations with jumps.

use crate::cards::ast::{Ability, Act, Cond, Event, Modify, Sel, Step, Until, Who};
use crate::cards::term::{Node, Term};
use crate::cards::typed::to_term;
use crate::cards::words::Words;
use std::borrow::Cow;

/// One operation. `past` is the index after the operations it governs.
#[derive(Clone, Debug, PartialEq)]
pub enum Op<W: Words> {
    /// An act.
    Act(Act<W>),
    /// Optional for a player.
    May {
        /// The player.
        who: Who,
        /// The index to jump to otherwise.
        past: u16,
    },
    /// The cost follows, optional for the ability's controller.
    Pay {
        /// The index to jump to otherwise.
        past: u16,
    },
    /// The cost is paid.
    Paid,
    /// Conditional.
    If {
        /// The condition.
        cond: Cond<W>,
        /// The index to jump to otherwise.
        past: u16,
    },
    /// Conditional, with an alternative that counts as much as this branch.
    Whether {
        /// The condition.
        cond: Cond<W>,
        /// The index of the alternative.
        past: u16,
    },
    /// Jumps to an index.
    Jump(u16),
    /// An option: done if it was chosen.
    Option {
        /// Its number, from 1.
        nth: u8,
        /// The index to jump to otherwise.
        past: u16,
    },
    /// Done in a certain part of the match.
    During {
        /// The part.
        time: W::Time,
        /// The index to jump to otherwise.
        past: u16,
    },
    /// Done depending on whether what precedes was done.
    IfDone {
        /// `true`: only if everything was done; `false`: only if it was not.
        all: bool,
        /// The index to jump to otherwise.
        past: u16,
    },
    /// A replacement effect for an event that happens later.
    Later {
        /// The event.
        event: Event<W>,
        /// The index to continue at now.
        past: u16,
    },
    /// A delayed trigger.
    Timed {
        /// The event.
        event: Event<W>,
        /// Its duration; without one, it lasts until it has triggered once.
        until: Option<Until<W>>,
        /// The index to continue at now.
        past: u16,
    },
    /// Modifiers for a duration.
    Hold {
        /// The duration.
        until: Until<W>,
        /// The things.
        who: Sel<W>,
        /// The modifiers.
        what: Vec<Modify<W>>,
    },
}

/// The operations of an ability: its cost, then its effect. If the effect contains the cost (`pay`), the cost does not
/// precede it.
#[derive(Clone, Debug, PartialEq)]
pub struct Program<W: Words> {
    /// All of them.
    pub ops: Vec<Op<W>>,
    /// The index at which the effect begins.
    pub effect: u16,
}

impl<W: Words> Program<W> {
    /// The program of an ability; `None` if a node has no operation.
    pub fn of(ability: &Ability<W>) -> Option<Program<W>> {
        Program::with(ability, &ability.body)
    }

    /// The program of an ability with an equivalent body, such as [`settled`] makes.
    pub fn with(ability: &Ability<W>, body: &[Step<W>]) -> Option<Program<W>> {
        let mut ops = Vec::new();
        let pays_later = ability.body.iter().any(pays);
        let cost = if pays_later { &[][..] } else { &ability.cost };
        let flattening = Flattening { cost: &ability.cost, until: None };
        flattening.flatten(cost, &mut ops)?;
        let effect = u16::try_from(ops.len()).ok()?;
        flattening.flatten(body, &mut ops)?;
        u16::try_from(ops.len()).ok()?;
        Some(Program { ops, effect })
    }
}

/// Returns `true` if a step, or one inside it, asks for the cost.
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

/// Turns a body that ends with "if …, instead …" into a choice between what precedes and its replacement. The body is
/// unchanged if the replacement refers to what precedes, or is optional.
pub fn settled<W: Words>(body: &[Step<W>]) -> Cow<'_, [Step<W>]> {
    let Some((Step::If(cond, then), before)) = body.split_last() else { return Cow::Borrowed(body) };
    let others = instead(then, before).filter(|it| !before.is_empty() && !is_bound(it));
    match others {
        Some(others) => Cow::Owned(vec![Step::Whether(cond.clone(), others, before.to_vec())]),
        None => Cow::Borrowed(body),
    }
}

/// The replacement of everything before it. Its first step declares the replacement, with the duration of what it replaces.
fn instead<W: Words>(then: &[Step<W>], before: &[Step<W>]) -> Option<Vec<Step<W>>> {
    let (first, rest) = then.split_first()?;
    let mut steps = match (first, before) {
        (Step::Instead(steps, replaced), [Step::For(until, _)])
            if replaced.is_empty() && steps.iter().all(|it| matches!(it, Step::Let(..))) =>
        {
            vec![Step::For(until.clone(), steps.clone())]
        }
        (Step::Instead(steps, replaced), _) if replaced.is_empty() => steps.clone(),
        (Step::For(until, inner), _) => match inner.as_slice() {
            [Step::Instead(steps, replaced)] if replaced.is_empty() => vec![Step::For(until.clone(), steps.clone())],
            _ => return None,
        },
        _ => return None,
    };
    steps.extend(rest.iter().cloned());
    Some(steps)
}

/// Returns `true` if an act needs the result of another: it refers to a slot that the other fills, or to the cards it
/// leaves.
pub fn needs<W: Words>(act: &Act<W>, other: &Act<W>) -> bool {
    let (mut filled, mut spoken_of) = (Vec::new(), Vec::new());
    let (Ok(act), Ok(other)) = (to_term(act), to_term(other)) else { return true };
    slots(&other, &mut filled, &mut Vec::new());
    slots(&act, &mut Vec::new(), &mut spoken_of);
    speaks_of_rest(&act) || spoken_of.iter().any(|it| filled.contains(it))
}

/// Returns `true` if a term refers to the rest of the shown cards.
fn speaks_of_rest(term: &Term) -> bool {
    match term.node() {
        Node::Word(word) => &**word == "rest",
        Node::Call(_, parts) | Node::List(parts) => parts.iter().any(speaks_of_rest),
        Node::Int(_) => false,
    }
}

/// Returns `true` if steps refer to something they have not found themselves.
fn is_bound<W: Words>(steps: &[Step<W>]) -> bool {
    let (mut filled, mut spoken_of) = (Vec::new(), Vec::new());
    for step in steps {
        match to_term(step) {
            Ok(term) => slots(&term, &mut filled, &mut spoken_of),
            Err(_) => return true,
        }
    }
    spoken_of.iter().any(|it| !filled.contains(it))
}

/// The slots that a term fills, and those it refers to.
fn slots(term: &Term, filled: &mut Vec<i64>, spoken_of: &mut Vec<i64>) {
    let (name, parts) = match term.node() {
        Node::Call(name, parts) => (&**name, parts),
        Node::List(parts) => ("", parts),
        Node::Word(_) | Node::Int(_) => return,
    };
    match (name, parts.iter().map(Term::node).collect::<Vec<_>>().as_slice()) {
        ("as", [_, Node::Int(slot)]) => filled.push(*slot),
        ("slot", [Node::Int(slot)]) => spoken_of.push(*slot),
        _ => {}
    }
    parts.iter().for_each(|it| slots(it, filled, spoken_of));
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
                // Everything after the payment depends on it; without it nothing follows (10.4.1, 2.3.1.3).
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
            Step::When(event, then) => match then.as_slice() {
                [Step::Instead(then, _)] => {
                    let event = event.clone();
                    self.governed(then, ops, |past| Op::Later { event, past })?;
                }
                _ => {
                    let (event, until) = (event.clone(), self.until.cloned());
                    self.governed(then, ops, |past| Op::Timed { event, until, past })?;
                }
            },
            Step::Times(..)
            | Step::Either(..)
            | Step::Price(..)
            | Step::Where(_)
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
