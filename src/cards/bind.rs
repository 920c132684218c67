//! Binding of "it" and "that ally": each is bound to the selection that it refers to, or the text is refused.
//!
//! A term may hold `it` and `that(kind)` in place of a selection. After binding it holds `slot(n)` there, and the
//! antecedent is `as(selection, n)`.

use super::term::{Node, Term};

/// The fit between a noun and a selection.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Fit {
    /// It cannot be the antecedent.
    No,
    /// It may be the antecedent.
    Possible,
    /// The selection says so itself.
    Said,
}

/// A game's rules for antecedents: the nouns for them, and the selections that each noun fits.
pub trait Antecedents {
    /// The fit between `that kind` and a selection.
    fn fits(kind: &str, selection: &Term) -> Fit;

    /// `true` if "it" can mean the card that has the text.
    const IT_MAY_BE_THIS: bool = true;

    /// `true` if "it" means all things that are chosen or brought together.
    const IT_IS_ALL: bool = false;
}

struct Found {
    selection: Term,
    /// Chosen, revealed or looked at; not only mentioned.
    picked: bool,
    /// Part of a group that is meant as a whole.
    part: bool,
    slot: Option<u8>,
}

struct Binder<'f> {
    found: Vec<Found>,
    fits: &'f dyn Fn(&str, &Term) -> Fit,
    slots: u8,
    /// The card itself was mentioned.
    this: bool,
    /// The meaning of "it" inside a replacement.
    instead: Option<Term>,
    /// `Some(true)` if the card itself undergoes the event, `Some(false)` if it acts. It is then the topic, whoever acts.
    suffers: Option<bool>,
    /// `true` if "it" can mean the card itself.
    may_be_this: bool,
    /// `true` if "it" means all that is chosen together.
    is_all: bool,
    /// Inside a group that is meant as a whole.
    inside: bool,
}

/// Binds references. The error is the reference that has no antecedent, or more than one.
pub fn bind<A: Antecedents>(term: &Term) -> Result<Term, String> {
    let mut binder = Binder {
        found: Vec::new(),
        fits: &A::fits,
        slots: 0,
        this: false,
        instead: None,
        suffers: None,
        may_be_this: A::IT_MAY_BE_THIS,
        is_all: A::IT_IS_ALL,
        inside: false,
    };
    let bound = binder.walk(term, false, false)?;
    let used: Vec<Option<u8>> = binder.found.iter().map(|it| it.slot).collect();
    Ok(settle(&bound, &used))
}

impl Binder<'_> {
    /// Walks a term. `picked`: inside an act that chooses, reveals or looks. `narrows`: inside the filters of a selection.
    fn walk(&mut self, term: &Term, picked: bool, narrows: bool) -> Result<Term, String> {
        match term.node() {
            Node::Word(word) if &**word == "it" => match self.instead.clone() {
                Some(term) => Ok(term),
                None => self.meant(None),
            },
            Node::Word(word) => {
                self.this |= self.may_be_this && &**word == "this";
                Ok(term.clone())
            }
            Node::Call(name, parts) if &**name == "that" => match parts.first().map(Term::node) {
                Some(Node::Word(kind)) => self.meant(Some(kind)),
                _ => Err(term.to_string()),
            },
            Node::Call(name, parts) if &**name == "instead" && parts.len() == 2 => {
                let done = self.walk(&parts[0], picked, false)?;
                let before = self.instead.take();
                // "Deploy this card instead of sending it": "it" is the deployed card.
                self.instead = first_thing(&done);
                let left = self.walk(&parts[1], picked, false);
                self.instead = before;
                Ok(Term::call("instead", vec![done, left?]))
            }
            Node::Call(name, parts) => {
                if self.may_be_this && matches!(&**name, "does" | "does-to") && parts[0].is("this") {
                    let deed = parts.get(1).map(Term::to_string).unwrap_or_default();
                    self.suffers = Some(deed.starts_with("is-") || deed.starts_with("would-be"));
                }
                let picks = matches!(&**name, "choose" | "choose-blind" | "reveal" | "look")
                    || picked && &**name == "both"
                    || self.brings(term);
                let narrows = narrows && matches!(&**name, "any" | "all" | "not");
                let together = self.is_all && !self.inside && is_group(term);
                self.inside |= together;
                let inner = parts.iter().map(|it| self.walk(it, picks, narrows)).collect::<Result<Vec<_>, _>>()?;
                let whole = Term::call(name, inner);
                self.inside &= !together;
                if narrows || !(together || selects(&whole)) {
                    return Ok(whole);
                }
                self.found.push(Found { selection: whole.clone(), picked, part: self.inside, slot: None });
                Ok(Term::call("found", vec![whole, Term::int(self.found.len() as i64 - 1)]))
            }
            Node::List(parts) => {
                let narrows = narrows || parts.iter().any(is_filter);
                Ok(Term::list(parts.iter().map(|it| self.walk(it, picked, narrows)).collect::<Result<_, _>>()?))
            }
            Node::Int(_) => Ok(term.clone()),
        }
    }

    /// Returns `true` if an act brings something to the table that the text mentions next: cards into play, tokens.
    fn brings(&self, act: &Term) -> bool {
        let token = |filters: &Term| {
            filters
                .as_list()
                .is_some_and(|list| list.iter().any(|it| it.parts("is").is_some_and(|filter| filter[0].is("token"))))
        };
        let tokens = |selection: &Term| match selection.parts("both").and_then(|it| it.first()?.as_list()) {
            Some(all) => all.iter().all(|it| it.parts("pick").is_some_and(|pick| token(&pick[1]))),
            None => selection.parts("pick").is_some_and(|it| token(&it[1])),
        };
        self.is_all
            && (act.parts("deploy").is_some_and(|it| it[0].parts("pick").is_some() || tokens(&it[0]))
                || act.parts("put").is_some_and(|it| tokens(&it[0])))
    }

    /// The antecedent: the nearest picked thing, or else the only thing mentioned.
    fn meant(&mut self, kind: Option<&str>) -> Result<Term, String> {
        let said = kind.map_or_else(|| "it".to_owned(), |it| format!("that {it}"));
        let fit = |found: &Found| match kind {
            Some(kind) => (self.fits)(kind, &found.selection),
            None if found.selection.parts("role").is_some() => Fit::No,
            None => Fit::Possible,
        };
        let best = |picked: bool| {
            self.found.iter().filter(|it| it.picked == picked && !it.part).map(fit).max().unwrap_or(Fit::No)
        };
        let picked = best(true) > Fit::No;
        // The card itself, if it undergoes the event; if it acts on another, either could be meant.
        match self.suffers.filter(|_| kind.is_none() && !picked) {
            Some(true) => return Ok(Term::word("this")),
            Some(false) if best(false) > Fit::No => return Err(format!("{said}: several things that it could be")),
            _ => {}
        }
        let least = best(picked);
        let fitting: Vec<usize> = (0..self.found.len())
            .filter(|place| {
                let found = &self.found[*place];
                found.picked == picked && !found.part && fit(found) >= least
            })
            .collect();
        if least == Fit::No {
            // A unit with no other antecedent is the one that has the text.
            return if kind.is_none() && self.this {
                Ok(Term::word("this"))
            } else {
                Err(format!("{said}: nothing that it could be"))
            };
        }
        let same = |it: &[usize]| self.found[it[0]].selection == self.found[it[1]].selection;
        if !picked && !fitting.windows(2).all(same) {
            return Err(format!("{said}: several things that it could be"));
        }
        let place = fitting.last().copied().unwrap_or(0);
        let slot = *self.found[place].slot.get_or_insert_with(|| {
            self.slots += 1;
            self.slots - 1
        });
        Ok(Term::call("slot", vec![Term::int(i64::from(slot))]))
    }
}

/// The object of the first act, if it has a name of its own.
fn first_thing(steps: &Term) -> Option<Term> {
    let act = steps.as_list()?.first()?.parts("do")?.first()?;
    let Node::Call(_, parts) = act.node() else { return None };
    let thing = parts.first()?;
    (thing.is("this") || thing.parts("slot").is_some()).then(|| thing.clone())
}

/// Returns `true` if a term is a group of selections, each with a number to choose.
fn is_group(term: &Term) -> bool {
    let picks = |selection: &Term| {
        selection.parts("pick").is_some() || selection.parts("as").is_some_and(|it| it[0].parts("pick").is_some())
    };
    term.parts("both").and_then(|it| it.first()?.as_list()).is_some_and(|it| it.iter().all(picks))
}

/// Returns `true` if a term is a selection, not a condition or a filter of the same name.
fn selects(term: &Term) -> bool {
    match term.node() {
        Node::Call(name, parts) => match (&**name, parts.as_slice()) {
            ("any" | "each", [only]) => only.as_list().is_some_and(|it| it.iter().all(is_filter)),
            ("all" | "role" | "role-of" | "pick" | "top" | "bottom", [_, _]) => true,
            _ => false,
        },
        _ => false,
    }
}

/// Returns `true` if a term can be a filter of a selection. A disjunction of filters stands inside a list, one of
/// selections does not.
fn is_filter(term: &Term) -> bool {
    match term.node() {
        Node::Word(word) => &**word == "other",
        Node::Call(name, _) => matches!(
            &**name,
            "is" | "sign"
                | "name"
                | "name-has"
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
                | "more-than"
                | "by-this"
                | "differs"
                | "distinct"
                | "alike"
                | "together"
                | "most"
                | "least"
                | "odd"
                | "does"
                | "did"
                | "any"
                | "all"
                | "not"
        ),
        _ => false,
    }
}

/// Keeps the slots that are used, and unwraps selections that were only candidates.
fn settle(term: &Term, used: &[Option<u8>]) -> Term {
    if let Some([inner, place]) = term.parts("found")
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
