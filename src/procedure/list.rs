//! The lists: what a rulebook's procedures consist of.

use super::{Proceeding, Wants};
use std::fmt;
use std::hash::{Hash, Hasher};

/// A procedure: a list of items under a heading. Each is a `static`, and the same as itself alone.
pub struct Procedure<S: Proceeding> {
    /// The clause that heads it.
    pub clause: S::Clause,
    /// What it is called, in English.
    pub name: &'static str,
    /// The same in the language of the rulebook.
    pub native: &'static str,
    /// The same in Japanese; empty where the game has no words in Japanese.
    pub japanese: &'static str,
    /// Its items, in the book's order.
    pub items: &'static [Item<S>],
}

/// One item of a procedure.
pub struct Item<S: Proceeding> {
    /// Its clause.
    pub clause: S::Clause,
    /// What happens there, in a few words of English.
    pub name: &'static str,
    /// The same in the language of the rulebook.
    pub native: &'static str,
    /// The same in Japanese; empty where the game has no words in Japanese.
    pub japanese: &'static str,
    /// How it is done.
    pub does: Does<S>,
}

/// How an item is done.
pub enum Does<S: Proceeding> {
    /// By an act; of one player's where it is done by both in turn.
    Act(&'static Act<S>, Option<S::Whose>),
    /// By a procedure of its own.
    Run(&'static Procedure<S>),
    /// By beginning the procedure anew.
    Again,
    /// By the decision that has begun the procedure; it is listed so that the procedure can be shown whole.
    Done,
}

/// The function that does an item. Where others have to recognise the item it is a `static`, the same as itself alone.
pub struct Act<S: Proceeding>(pub(super) fn(&S::Setup, &mut S, &Item<S>) -> Wants<S>);

/// The act of a function.
pub const fn act<S: Proceeding>(does: fn(&S::Setup, &mut S, &Item<S>) -> Wants<S>) -> Act<S> {
    Act(does)
}

/// An item that an act does.
pub const fn item<S: Proceeding>(
    clause: S::Clause,
    act: &'static Act<S>,
    name: &'static str,
    native: &'static str,
) -> Item<S> {
    Item { clause, name, native, japanese: "", does: Does::Act(act, None) }
}

/// An item that an act does for one of the players.
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

/// An item with which the procedure begins anew.
pub const fn again<S: Proceeding>(clause: S::Clause, name: &'static str, native: &'static str) -> Item<S> {
    Item { clause, name, native, japanese: "", does: Does::Again }
}

/// An item that the decision has done before the procedure begins.
pub const fn done<S: Proceeding>(clause: S::Clause, name: &'static str, native: &'static str) -> Item<S> {
    Item { clause, name, native, japanese: "", does: Does::Done }
}

impl<S: Proceeding> Procedure<S> {
    /// What it is called: in English, in the language of the rulebook, and in Japanese.
    pub const fn words(&self) -> [&'static str; 3] {
        [self.name, self.native, self.japanese]
    }
}

impl<S: Proceeding> Item<S> {
    /// The item with its words in Japanese.
    pub const fn ja(mut self, japanese: &'static str) -> Self {
        self.japanese = japanese;
        self
    }

    /// What happens there: in English, in the language of the rulebook, and in Japanese.
    pub const fn words(&self) -> [&'static str; 3] {
        [self.name, self.native, self.japanese]
    }

    /// The act that does it, if one does.
    pub const fn act(&self) -> Option<&'static Act<S>> {
        match self.does {
            Does::Act(act, _) => Some(act),
            _ => None,
        }
    }

    /// Whether an act does it.
    pub fn is(&self, act: &Act<S>) -> bool {
        self.act() == Some(act)
    }

    /// Whose part it is, where it is done by both in turn.
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
