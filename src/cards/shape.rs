//! Checks that the parts of an ability fit together.

use super::ast::{Ability, Kind, Step};
use super::term::{Node, Term};
use super::typed::to_term;
use super::words::Words;

/// Checks an ability. The error is what does not fit.
pub fn check<W: Words>(ability: &Ability<W>) -> Result<(), &'static str> {
    let all = Facts::of(&ability.body);
    if ability.kind == Kind::Triggered && ability.when.is_empty() {
        return Err("a triggered ability without a trigger");
    }
    // A replacement effect may state its event and is a continuous ability nevertheless.
    let replaces = ability.kind == Kind::Continuous && !all.acts && all.replaces;
    if matches!(ability.kind, Kind::Activated | Kind::Continuous) && !ability.when.is_empty() && !replaces {
        return Err("a trigger in an ability that is not triggered");
    }
    if ability.body.is_empty() {
        return Err("nothing is said");
    }
    if all.pays && ability.cost.is_empty() {
        return Err("a cost is to be paid that is not there");
    }
    if !all.pays
        && !ability.cost.is_empty()
        && matches!(ability.kind, Kind::Triggered | Kind::Continuous | Kind::Special)
    {
        return Err("a cost that is never paid");
    }
    if leaves_x_open(ability) {
        return Err("nothing says what X is");
    }
    if ability.kind == Kind::Continuous && all.acts {
        return Err("something is done by an ability that is always in force");
    }
    Ok(())
}

/// Returns `true` if X is used and neither a cost nor a sentence defines it.
fn leaves_x_open<W: Words>(ability: &Ability<W>) -> bool {
    let (Ok(cost), Ok(body)) = (to_term(&ability.cost), to_term(&ability.body)) else { return true };
    !speaks_of_x(&cost) && is_x_open(&body)
}

/// Returns `true` if steps use X without defining it.
pub(super) fn is_x_open(steps: &Term) -> bool {
    speaks_of_x(steps) && !tells_x(steps)
}

/// Returns `true` if X is used.
pub fn speaks_of_x(term: &Term) -> bool {
    match term.node() {
        Node::Word(word) => &**word == "x",
        Node::Call(_, parts) | Node::List(parts) => parts.iter().any(speaks_of_x),
        Node::Int(_) => false,
    }
}

fn tells_x(term: &Term) -> bool {
    match term.node() {
        Node::Call(name, parts) => match &**name {
            "where" => true,
            "price" => speaks_of_x(&parts[0]) || tells_x(&parts[1]),
            _ => parts.iter().any(tells_x),
        },
        Node::List(parts) => parts.iter().any(tells_x),
        _ => false,
    }
}

/// Facts about steps.
#[derive(Default)]
struct Facts {
    pays: bool,
    /// `true` if an act is done that is not a replacement.
    acts: bool,
    /// `true` if a replacement is done.
    replaces: bool,
}

impl Facts {
    fn of<W: Words>(steps: &[Step<W>]) -> Facts {
        let mut facts = Facts::default();
        steps.iter().for_each(|it| facts.add(it));
        facts
    }

    fn add<W: Words>(&mut self, step: &Step<W>) {
        self.pays |= matches!(step, Step::Pay(_));
        match step {
            Step::Do(_) => self.acts = true,
            Step::Pay(inner)
            | Step::May(_, inner)
            | Step::If(_, inner)
            | Step::IfDone(inner)
            | Step::Otherwise(inner)
            | Step::Then(inner)
            | Step::Times(_, inner)
            | Step::When(_, inner)
            | Step::During(_, inner)
            | Step::For(_, inner)
            | Step::Again(inner) => inner.iter().for_each(|it| self.add(it)),
            Step::Modes(_, all) => all.iter().flatten().for_each(|it| self.add(it)),
            Step::Whether(_, one, other) | Step::Either(one, other) | Step::Price(one, other) => {
                one.iter().chain(other).for_each(|it| self.add(it))
            }
            // A replacement effect may stand in a continuous ability.
            Step::Instead(..) => self.replaces = true,
            Step::Let(..) | Step::Only(_) | Step::Where(_) | Step::Opaque(_) => {}
        }
    }
}
