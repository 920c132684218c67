//! Looking over the whole match: the starts of turns and phases, and the history of a card.

use super::{Session, carry_out};
use crate::judge::{Event, Game};
use crate::table::{Card, NamesCards};
use std::ops::ControlFlow;

/// The start of a turn and phase.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Moment {
    /// The number of entries before it.
    pub at: usize,
    /// The turn's number.
    pub turn: u32,
    /// The phase's name.
    pub phase: &'static str,
}

/// An event in a card's history.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trace {
    /// The entry; 0 for the start.
    pub entry: usize,
    /// The card's facts that changed.
    pub now: Vec<String>,
}

impl<G: Game> Session<G> {
    /// Returns `true` if an entry, or a step derived from it, names or moves a card.
    pub fn touches(&self, n: usize, card: Card) -> bool {
        let mut touches = false;
        let mut look = |it: Card| touches |= it == card;
        if let Some(entry) = self.entry(n) {
            Event::of(&entry.body).each_card(&mut look);
        }
        for (_, step) in self.made_of(n) {
            step.each_card(&mut look);
        }
        touches
    }

    /// Passes the state after each entry to `each`, in order, starting with the initial one.
    pub fn walk(&self, mut each: impl FnMut(usize, &G::State) -> ControlFlow<()>) {
        let last = self.len();
        self.referee.walk(|n, state| {
            if n > last {
                return ControlFlow::Break(());
            }
            if !self.referee.is_decisions_log() {
                return each(n, state);
            }
            let mut state = state.clone();
            carry_out::<G>(self.referee.setup(), &mut state);
            each(n, &state)
        });
    }

    /// The start of each turn and phase.
    pub fn calendar(&self) -> &[Moment] {
        self.calendar.get_or_init(|| {
            let mut moments: Vec<Moment> = Vec::new();
            self.walk(|at, state| {
                let (turn, phase) = G::moment(state);
                if moments.last().is_none_or(|it| it.turn != turn || it.phase != phase) {
                    moments.push(Moment { at, turn, phase });
                }
                ControlFlow::Continue(())
            });
            moments
        })
    }

    /// The history of a card: the entries that name it, and those that change its facts.
    pub fn history_of(&self, card: Card) -> Vec<Trace> {
        let mut traces = Vec::new();
        let mut before: Vec<String> = Vec::new();
        self.walk(|entry, state| {
            let facts = G::card_facts(self.setup(), state, card).unwrap_or_default();
            let now: Vec<String> = facts.iter().filter(|it| !before.contains(it)).cloned().collect();
            if entry > 0 && (!now.is_empty() || self.touches(entry, card)) {
                traces.push(Trace { entry, now });
            }
            before = facts;
            ControlFlow::Continue(())
        });
        traces
    }
}
