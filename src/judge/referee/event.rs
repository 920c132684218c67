//! Events of all sorts.

use crate::judge::game::Rulebook;
use crate::log::{Body, Intervention, Seat};
use crate::table::{Card, NamesCards};

/// An event of any sort, borrowed.
#[derive(Debug)]
pub enum Event<'a, G: Rulebook> {
    /// A player's decision.
    Decision(Seat, &'a G::Decision),
    /// A step.
    Step(&'a G::Step),
    /// An outcome of chance.
    Chance(&'a G::Chance),
    /// A judge's intervention.
    Intervention(&'a Intervention),
    /// The setup of the match.
    Start,
}

impl<G: Rulebook> Clone for Event<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Rulebook> Copy for Event<'_, G> {}

impl<'a, G: Rulebook> Event<'a, G> {
    /// The event of an entry.
    pub fn of(body: &'a Body<G>) -> Self {
        match body {
            Body::Decision { by, what } => Event::Decision(*by, what),
            Body::Step { what, .. } => Event::Step(what),
            Body::Chance { what, .. } => Event::Chance(what),
            Body::Intervention(it) => Event::Intervention(it),
        }
    }

    /// Passes each card named by a decision or a step to the callback.
    #[inline]
    pub fn each_card(self, each: &mut impl FnMut(Card)) {
        match self {
            Event::Decision(_, what) => what.each_card(each),
            Event::Step(what) => what.each_card(each),
            Event::Chance(_) | Event::Intervention(_) | Event::Start => {}
        }
    }

    /// Returns `true` if a decision or a step has a `?` for a card.
    #[inline]
    pub fn hides_a_card(self) -> bool {
        let mut hides = false;
        self.each_card(&mut |it| hides |= it == Card::UNKNOWN);
        hides
    }
}

/// A step or outcome that nothing asks for.
#[derive(Clone, Copy, Debug)]
pub enum Unasked<'a, G: Rulebook> {
    /// A step, and the clause named for it in the log.
    Step(&'a G::Step, Option<G::Clause>),
    /// An outcome of chance.
    Chance(&'a G::Chance),
}
