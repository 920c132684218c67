//! One form for what is said in several ways: alternatives are flat, filters stand in one order.

use super::term::{Node, Term};

/// The same meaning in its one form.
pub fn normal(term: &Term) -> Term {
    let term = acting(term.map(&mut normal));
    match term.node() {
        Node::Call(name, parts) if matches!(&**name, "any" | "all") && parts.len() == 1 => {
            let Some(inner) = parts[0].as_list() else { return term };
            let mut flat = Vec::new();
            for it in inner {
                match it.parts(name).and_then(|it| it.first()?.as_list()) {
                    Some(more) => flat.extend(more.iter().cloned()),
                    None => flat.push(it.clone()),
                }
            }
            Term::call(name, vec![Term::list(flat)])
        }
        // Filters come in the order of their texts, whatever the order of the words was.
        Node::List(parts) if parts.len() > 1 && parts.iter().all(filters) => {
            let mut parts = parts.clone();
            parts.sort_by_cached_key(|it| (rank(it), it.to_string()));
            parts.dedup();
            Term::list(parts)
        }
        _ => term,
    }
}

const ORDER: [&str; 19] = [
    "other", "not", "state", "sign", "is", "name", "any", "whose", "in", "stat", "gate", "ability", "same", "differs",
    "except", "among", "under", "did", "distinct",
];

fn name(term: &Term) -> &str {
    match term.node() {
        Node::Word(name) | Node::Call(name, _) => name,
        _ => "",
    }
}

fn rank(term: &Term) -> usize {
    ORDER.iter().position(|it| *it == name(term)).unwrap_or(ORDER.len())
}

/// Whether a term is a filter whose place among others says nothing.
pub(super) fn filters(term: &Term) -> bool {
    match (name(term), term.node()) {
        ("other", Node::Word(_)) => true,
        ("not", Node::Call(_, parts)) => parts.iter().all(filters),
        ("any", Node::Call(_, parts)) => parts.iter().all(|it| it.as_list().is_some_and(|it| it.iter().all(filters))),
        (it, Node::Call(..)) => ORDER.contains(&it),
        _ => false,
    }
}

/// "Their hand" is the opponent's where the opponent is who has or does something.
fn acting(term: Term) -> Term {
    let by = match term.node() {
        Node::Call(name, parts) if matches!(&**name, "have" | "by" | "may") => parts.first(),
        _ => None,
    };
    if by.is_some_and(|it| it.is("opponent")) { theirs(&term) } else { term }
}

fn theirs(term: &Term) -> Term {
    if term.is("actor") { Term::word("opponent") } else { term.map(&mut theirs) }
}
