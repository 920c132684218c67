//! 13.3.3: which texts speak of earth rite.

use crate::cards::ast;
use crate::cards::compile::Grade;
use crate::cards::run::{Op, Program};
use crate::cards::term::{Node, Term};
use crate::cards::typed::to_term;
use crate::games::evolve::cards::Facts;
use crate::games::evolve::cards::pool::{Modelled, Read};
use crate::games::evolve::cards::vocabulary::{Evolve, Special};
use crate::games::evolve::texts::programs;

/// 13.3.3.2: whether an ability lets its player take a counter for earth rite, or asks whether that was done; `None` where
/// not all of the ability is known.
pub(in crate::games::evolve::texts) fn speaks_of_rite(it: &Modelled) -> Option<bool> {
    let term = it.ability.as_ref().and_then(|it| to_term(it).ok());
    let said = term.is_some_and(|it| names_rite(&it));
    (said || it.read == Read::Grade(Grade::Whole)).then_some(said)
}

/// The same of all abilities of a card, of which it is not known which one is used.
pub fn any_speaks_of_rite(face: &'static Facts) -> Option<bool> {
    let each = programs::of(face).rites().iter().copied();
    each.reduce(|one, other| match (one, other) {
        (Some(true), _) | (_, Some(true)) => Some(true),
        (Some(false), Some(false)) => Some(false),
        _ => None,
    })?
}

fn names_rite(term: &Term) -> bool {
    match term.node() {
        Node::Word(word) => &**word == "rite",
        Node::Call(_, parts) | Node::List(parts) => parts.iter().any(names_rite),
        _ => false,
    }
}

/// 10.4.2.2: whether the cost of a text that the referee carries out is earth rite.
pub fn costs_rite(program: &Program<Evolve>) -> bool {
    let cost = &program.ops[..usize::from(program.effect)];
    cost.iter().any(|op| matches!(op, Op::Act(ast::Act::Special(Special::Rite, ..))))
}
