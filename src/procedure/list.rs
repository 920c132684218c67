//! The lists of which a rulebook's procedures consist.

use super::{Proceeding, Wants};
use std::fmt;
use std::hash::{Hash, Hasher};

/// A procedure: a list of items under a heading. Each is a `static`, equal only to itself.
pub struct Procedure<S: Proceeding> {
    /// The clause of its heading.
    pub clause: S::Clause,
    /// Its name in English.
    pub name: &'static str,
    /// Its name in the rulebook's language.
    pub native: &'static str,
    /// Its name in Japanese; empty if the game has no Japanese words.
    pub japanese: &'static str,
    /// Its items, in the book's order.
    pub items: &'static [Item<S>],
}

/// One item of a procedure.
pub struct Item<S: Proceeding> {
    /// Its clause.
    pub clause: S::Clause,
    /// The item in a few words of English.
    pub name: &'static str,
    /// The same in the rulebook's language.
    pub native: &'static str,
    /// The same in Japanese; empty if the game has no Japanese words.
    pub japanese: &'static str,
    /// The way it is carried out.
    pub does: Does<S>,
}

/// The way an item is carried out.
pub enum Does<S: Proceeding> {
    /// An act; with a player if both carry it out in turn.
    Act(&'static Act<S>, Option<S::Whose>),
    /// A procedure of its own.
    Run(&'static Procedure<S>),
    /// A restart of the procedure.
    Again,
    /// Nothing: the decision that began the procedure has done it. It is listed so that the procedure can be shown whole.
    Done,
}

/// The function that carries out an item. If other code must recognise the item, it is a `static`, equal only to itself.
pub struct Act<S: Proceeding>(pub(super) fn(&S::Setup, &mut S, &Item<S>) -> Wants<S>);

/// The act of a function.
pub const fn act<S: Proceeding>(does: fn(&S::Setup, &mut S, &Item<S>) -> Wants<S>) -> Act<S> {
    Act(does)
}

/// An item carried out by an act.
pub const fn item<S: Proceeding>(
    clause: S::Clause,
    act: &'static Act<S>,
    name: &'static str,
    native: &'static str,
) -> Item<S> {
    Item { clause, name, native, japanese: "", does: Does::Act(act, None) }
}

/// An item carried out by an act, for one of the players.
pub const fn item_of<S: Proceeding>(
    clause: S::Clause,
    act: &'static Act<S>,
    whose: S::Whose,
    name: &'static str,
    native: &'static str,
) -> Item<S> {
    Item { clause, name, native, japanese: "", does: Does::Act(act, Some(whose)) }
}

/// An item that is a procedure of its own.
pub const fn run<S: Proceeding>(
    clause: S::Clause,
    runs: &'static Procedure<S>,
    name: &'static str,
    native: &'static str,
) -> Item<S> {
    Item { clause, name, native, japanese: "", does: Does::Run(runs) }
}

/// An item that restarts the procedure.
pub const fn again<S: Proceeding>(clause: S::Clause, name: &'static str, native: &'static str) -> Item<S> {
    Item { clause, name, native, japanese: "", does: Does::Again }
}

/// An item that the decision has done before the procedure begins.
pub const fn done<S: Proceeding>(clause: S::Clause, name: &'static str, native: &'static str) -> Item<S> {
    Item { clause, name, native, japanese: "", does: Does::Done }
}

impl<S: Proceeding> Procedure<S> {
    /// Its name in English, in the rulebook's language, and in Japanese.
    pub const fn words(&self) -> [&'static str; 3] {
        [self.name, self.native, self.japanese]
    }
}

impl<S: Proceeding> Item<S> {
    /// The item with its Japanese words.
    pub const fn ja(mut self, japanese: &'static str) -> Self {
        self.japanese = japanese;
        self
    }

    /// Its words in English, in the rulebook's language, and in Japanese.
    pub const fn words(&self) -> [&'static str; 3] {
        [self.name, self.native, self.japanese]
    }

    /// The act that carries it out, if any.
    pub const fn act(&self) -> Option<&'static Act<S>> {
        match self.does {
            Does::Act(act, _) => Some(act),
            _ => None,
        }
    }

    /// Returns `true` if this act carries it out.
    pub fn is(&self, act: &Act<S>) -> bool {
        self.act() == Some(act)
    }

    /// The player whose part it is, if both carry it out in turn.
    pub const fn whose(&self) -> Option<S::Whose> {
        match self.does {
            Does::Act(_, whose) => whose,
            _ => None,
        }
    }
}

impl<S: Proceeding> PartialEq for Act<S> {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self, other)
    }
}

impl<S: Proceeding> Eq for Act<S> {}

impl<S: Proceeding> PartialEq for Procedure<S> {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self, other)
    }
}

impl<S: Proceeding> Eq for Procedure<S> {}

impl<S: Proceeding> Hash for Procedure<S> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.clause.hash(state);
    }
}

impl<S: Proceeding> fmt::Debug for Procedure<S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name)
    }
}
