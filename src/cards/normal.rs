//! The normal form of a meaning: alternatives are flat, filters are sorted.

use super::shape::speaks_of_x;
use super::term::{Node, Term};

/// The same meaning in its normal form.
pub fn normal(term: &Term) -> Term {
    let term = acting(term.map(&mut normal));
    match term.node() {
        Node::Call(name, parts) if matches!(&**name, "any" | "all") && parts.len() == 1 => {
            // Selections and filters share the names `any` and `all`; only the position tells them apart.
            let Some(inner) = parts[0].as_list().filter(|it| !it.iter().all(filters)) else { return term };
            in_one_list(name, inner)
        }
        // Filters are sorted by their texts, whatever the order of the words was.
        Node::List(parts) if parts.len() > 1 && parts.iter().all(filters) => {
            let mut parts: Vec<Term> = parts.iter().map(flattened).collect();
            let is = |filter: &Term, kind: &str| filter.parts("is").is_some_and(|it| it[0].is(kind));
            if parts.iter().any(|it| is(it, "ally") || is(it, "enemy")) {
                parts.retain(|it| !is(it, "unit"));
            }
            if parts.iter().any(|filter| filter.parts("except").is_some_and(|it| names_this(&it[0]))) {
                parts.retain(|it| !it.is("other"));
            }
            parts.sort_by_cached_key(|it| (rank(it), it.to_string()));
            parts.dedup();
            Term::list(parts)
        }
        Node::Call(name, parts) if &**name == "if" => nested(&parts[0], &parts[1]).unwrap_or(term),
        Node::Call(name, parts) if &**name == "does-to" && parts[1].is("attack-destroys") && parts[2].is("this") => {
            Term::call(name, vec![parts[2].clone(), Term::word("is-destroyed-by-attack"), parts[0].clone()])
        }
        Node::Call(name, parts) if matches!(&**name, "have" | "versus") && parts[0].is("you") => owned(&term),
        Node::List(parts) if parts.iter().any(|it| it.parts("where").is_some()) => told(parts).unwrap_or(term),
        Node::List(parts) if parts.windows(2).any(|it| continued(it).is_some()) => Term::list(merged(parts)),
        _ => term,
    }
}

/// Flattens nested disjunctions, or nested conjunctions.
fn in_one_list(name: &str, inner: &[Term]) -> Term {
    let mut flat = Vec::new();
    for it in inner {
        match it.parts(name).and_then(|it| it.first()?.as_list()) {
            Some(more) => flat.extend(more.iter().cloned()),
            None => flat.push(it.clone()),
        }
    }
    Term::call(name, vec![Term::list(flat)])
}

/// A filter with its own nested alternatives flattened.
fn flattened(filter: &Term) -> Term {
    let Node::Call(name, parts) = filter.node() else { return filter.clone() };
    match parts.first().and_then(Term::as_list) {
        Some(inner) if matches!(&**name, "any" | "all") => in_one_list(name, inner),
        _ => filter.clone(),
    }
}

/// A condition directly inside another is their conjunction.
fn nested(cond: &Term, steps: &Term) -> Option<Term> {
    let [only] = steps.as_list()? else { return None };
    let [inner, steps] = only.parts("if")? else { return None };
    let all = Term::call("all", vec![Term::list(vec![cond.clone(), inner.clone()])]);
    Some(Term::call("if", vec![normal(&all), steps.clone()]))
}

/// Merges a definition of X into the step before it, if only that step uses X.
fn told(parts: &[Term]) -> Option<Term> {
    let at = parts.iter().position(|it| it.parts("where").is_some())?;
    let what = &parts[at].parts("where")?[0];
    let speaking: Vec<usize> = (0..parts.len()).filter(|it| *it != at && speaks_of_x(&parts[*it])).collect();
    if at == 0 || speaking != [at - 1] {
        return None;
    }
    let mut all = parts.to_vec();
    all.remove(at);
    all[at - 1] = normal(&with_x(&all[at - 1], what));
    Some(normal(&Term::list(all)))
}

fn with_x(term: &Term, what: &Term) -> Term {
    if term.is("x") { what.clone() } else { term.map(&mut |it| with_x(it, what)) }
}

/// A unit among one's own things is an ally.
fn owned(term: &Term) -> Term {
    term.map(&mut |part| match part.as_list() {
        Some(_) => part.map(&mut |filter| match filter.parts("is") {
            Some([kind]) if kind.is("unit") => Term::call("is", vec![Term::word("ally")]),
            _ => filter.clone(),
        }),
        None => part.clone(),
    })
}

/// Merges two modifiers of one thing: "this unit gains +10 and this unit cannot be evaded".
fn continued(pair: &[Term]) -> Option<Term> {
    let ([who, what], [again, more]) = (pair[0].parts("let")?, pair[1].parts("let")?) else { return None };
    // The first remembers the thing; the second refers to it by its slot.
    let same = who == again || matches!((who.parts("as"), again.parts("slot")), (Some([_, a]), Some([b])) if a == b);
    let all = [what.as_list()?, more.as_list()?].concat();
    same.then(|| Term::call("let", vec![who.clone(), Term::list(all)]))
}

fn merged(parts: &[Term]) -> Vec<Term> {
    let mut all: Vec<Term> = Vec::new();
    for part in parts {
        let one = all.last().and_then(|last| continued(&[last.clone(), part.clone()]));
        if one.is_some() {
            all.pop();
        }
        all.push(one.unwrap_or_else(|| part.clone()));
    }
    all
}

const ORDER: [&str; 25] = [
    "other", "not", "state", "sign", "is", "name", "name-has", "any", "whose", "in", "stat", "gate", "ability", "same",
    "differs", "except", "among", "under", "did", "distinct", "alike", "together", "most", "least", "odd",
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

/// Returns `true` if a term is a filter whose order among others is irrelevant.
pub(super) fn filters(term: &Term) -> bool {
    match (name(term), term.node()) {
        ("other", Node::Word(_)) => true,
        ("not", Node::Call(_, parts)) => parts.iter().all(filters),
        ("any", Node::Call(_, parts)) => {
            parts.iter().all(|it| it.as_list().is_some_and(|list| list.iter().all(filters)))
        }
        (it, Node::Call(..)) => ORDER.contains(&it),
        _ => false,
    }
}

/// Returns `true` if a selection includes the card itself.
fn names_this(term: &Term) -> bool {
    let both = term.parts("both").and_then(|it| it.first()?.as_list());
    term.is("this") || both.is_some_and(|all| all.iter().any(|it| it.is("this")))
}

/// "Their hand" is the opponent's if the opponent has or does something.
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
