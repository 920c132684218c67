//! What "it" and "that ally" mean: each is bound to the selection that it refers to, or the text is refused.
//!
//! A term may hold `it` and `that(kind)` where a selection stands. Afterwards it holds `slot(n)` there, and what is referred to
//! is `as(selection, n)`.

use super::term::{Node, Term};

/// What a kind of thing is called when it is referred to, and whether a selection can be meant by it. A game's own.
pub trait Antecedents {
    /// Whether `that kind` can mean what was selected so.
    fn fits(kind: &str, selection: &Term) -> bool;
}

struct Found {
    selection: Term,
    /// Chosen, revealed or looked at; not only spoken of.
    picked: bool,
    slot: Option<u8>,
}

struct Binder<'f> {
    found: Vec<Found>,
    fits: &'f dyn Fn(&str, &Term) -> bool,
    slots: u8,
}

/// Binds references; the error is the reference that nothing, or more than one thing, answers to.
pub fn bind<A: Antecedents>(term: &Term) -> Result<Term, String> {
    let mut binder = Binder { found: Vec::new(), fits: &A::fits, slots: 0 };
    let bound = binder.walk(term, false)?;
    let used: Vec<Option<u8>> = binder.found.iter().map(|it| it.slot).collect();
    Ok(settle(&bound, &used))
}

impl Binder<'_> {
    fn walk(&mut self, term: &Term, picked: bool) -> Result<Term, String> {
        match term.node() {
            Node::Word(word) if &**word == "it" => self.meant(None),
            Node::Call(name, parts) if &**name == "that" => {
                let [kind] = parts.as_slice() else { return Err(term.to_string()) };
                match kind.node() {
                    Node::Word(kind) => self.meant(Some(kind)),
                    _ => Err(term.to_string()),
                }
            }
            Node::Call(name, parts) => {
                let picks = matches!(&**name, "choose" | "choose-blind" | "reveal" | "look");
                let inner: Vec<Term> = parts
                    .iter()
                    .map(|it| self.walk(it, picks || picked && &**name == "both"))
                    .collect::<Result<_, _>>()?;
                let whole = Term::call(name, inner);
                if !matches!(&**name, "pick" | "any" | "each" | "top" | "bottom" | "role" | "all") || !selects(&whole) {
                    return Ok(whole);
                }
                self.found.push(Found { selection: whole.clone(), picked, slot: None });
                Ok(Term::call("as", vec![whole, Term::int(self.found.len() as i64 - 1)]))
            }
            Node::List(parts) => {
                Ok(Term::list(parts.iter().map(|it| self.walk(it, picked)).collect::<Result<_, _>>()?))
            }
            _ => Ok(term.clone()),
        }
    }

    /// What is meant: the nearest that was picked, or else the only thing that was spoken of.
    fn meant(&mut self, kind: Option<&str>) -> Result<Term, String> {
        let said = kind.map_or_else(|| "it".to_owned(), |it| format!("that {it}"));
        let fits = |it: &Found| match kind {
            Some(kind) => (self.fits)(kind, &it.selection),
            None => it.selection.parts("role").is_none(),
        };
        let picked = self.found.iter().rposition(|it| it.picked && fits(it));
        let place = picked.or_else(|| {
            let spoken: Vec<usize> = (0..self.found.len()).filter(|it| fits(&self.found[*it])).collect();
            let same = |it: &[usize]| self.found[it[0]].selection == self.found[it[1]].selection;
            spoken.windows(2).all(same).then(|| spoken.last().copied()).flatten()
        });
        let Some(place) = place else {
            let none = self.found.iter().all(|it| !fits(it));
            return Err(format!(
                "{said}: {}",
                if none { "nothing that it could be" } else { "several things that it could be" }
            ));
        };
        if self.found[place].slot.is_none() {
            self.found[place].slot = Some(self.slots);
            self.slots += 1;
        }
        Ok(Term::call("slot", vec![Term::int(i64::from(self.found[place].slot.unwrap_or(0)))]))
    }
}

/// A selection, not a condition or a filter of the same name.
fn selects(term: &Term) -> bool {
    match term.node() {
        Node::Call(name, parts) => match (&**name, parts.as_slice()) {
            ("any" | "each", [only]) => only.as_list().is_some_and(|it| it.iter().all(is_filter)),
            ("all", [_, _]) => true,
            ("all", _) => false,
            _ => true,
        },
        _ => false,
    }
}

/// Whether a term can be a filter of a selection: a disjunction of filters stands inside a list, one of selections does not.
fn is_filter(term: &Term) -> bool {
    match term.node() {
        Node::Word(word) => &**word == "other",
        Node::Call(name, _) => matches!(
            &**name,
            "is" | "sign"
                | "name"
                | "in"
                | "stat"
                | "state"
                | "whose"
                | "of"
                | "ability"
                | "gate"
                | "except"
                | "among"
                | "under"
                | "same"
                | "less-than"
                | "differs"
                | "distinct"
                | "does"
                | "did"
                | "any"
                | "all"
                | "not"
        ),
        _ => false,
    }
}

/// Keeps the slots that are used, and opens what was only marked.
fn settle(term: &Term, used: &[Option<u8>]) -> Term {
    if let Some([inner, place]) = term.parts("as")
        && let Node::Int(place) = place.node()
    {
        let inner = settle(inner, used);
        return match usize::try_from(*place).ok().and_then(|it| used.get(it).copied()).flatten() {
            Some(slot) => Term::call("as", vec![inner, Term::int(i64::from(slot))]),
            None => inner,
        };
    }
    term.map(&mut |it| settle(it, used))
}
