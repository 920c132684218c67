//! Whether what a text calls "it" is something that the referee remembers while it carries the text out.

use crate::cards::ast::{Ability, Act, Sel};
use crate::cards::run::{Op, Program};
use crate::cards::term::{Node, Term};
use crate::cards::typed::to_term;
use crate::games::evolve::cards::vocabulary::Evolve;
use crate::games::evolve::rules::c10_7_standby;
use crate::games::evolve::texts::{names, picks};

/// Whether each place of the memory of which a text speaks is filled by what it chooses, looks at or creates, or by what set it
/// off.
pub fn is_bound(ability: &Ability<Evolve>, program: &Program<Evolve>) -> bool {
    let mut filled: Vec<i64> = c10_7_standby::remembers(ability).map(i64::from).into_iter().collect();
    for (at, op) in program.ops.iter().enumerate() {
        if let Op::Act(act) = op {
            fills(act, picks::pays(program, u16::try_from(at).unwrap_or(u16::MAX)), &mut filled);
        }
    }
    let mut spoken_of = Vec::new();
    for part in [to_term(&ability.cost), to_term(&ability.body)] {
        match part {
            Ok(term) => slots(&term, &mut spoken_of),
            Err(_) => return false,
        }
    }
    spoken_of.iter().all(|it| filled.contains(it))
}

fn fills(act: &Act<Evolve>, pays: bool, filled: &mut Vec<i64>) {
    match act {
        Act::By(_, act) => fills(act, pays, filled),
        Act::Choose(sel) => chosen(sel, filled),
        Act::Look(Sel::As(_, slot)) => filled.push(i64::from(*slot)),
        Act::Deploy(Sel::As(sel, slot), _) | Act::Put(Sel::As(sel, slot), ..) if names::is_token(sel) => {
            filled.push(i64::from(*slot));
        }
        act => filled.extend(picks::asked(act, pays).and_then(|it| it.slot).map(i64::from)),
    }
}

fn chosen(sel: &Sel<Evolve>, filled: &mut Vec<i64>) {
    match sel {
        Sel::As(inner, slot) => {
            filled.push(i64::from(*slot));
            chosen(inner, filled);
        }
        Sel::Both(all) => all.iter().for_each(|it| chosen(it, filled)),
        _ => {}
    }
}

/// The places of the memory of which a term speaks.
fn slots(term: &Term, to: &mut Vec<i64>) {
    let parts = match term.node() {
        Node::Call(name, parts) => {
            if let ("slot", [Node::Int(slot)]) = (&**name, parts.iter().map(Term::node).collect::<Vec<_>>().as_slice())
            {
                to.push(*slot);
            }
            parts
        }
        Node::List(parts) => parts,
        Node::Word(_) | Node::Int(_) => return,
    };
    parts.iter().for_each(|it| slots(it, to));
}
