//! Looking over the whole match: where turns and phases begin, and what happened to a card.

use super::{Session, carry_out};
use crate::judge::{Event, Game};
use crate::table::{Card, NamesCards};
use std::ops::ControlFlow;

/// From where on a match stands in a turn and phase.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Moment {
    /// After how many entries.
    pub at: usize,
    /// The turn's number.
    pub turn: u32,
    /// The phase's name.
    pub phase: &'static str,
}

/// Something that happened to a card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trace {
    /// The entry; 0 for the start.
    pub entry: usize,
    /// The card's facts that are other than before.
    pub now: Vec<String>,
}

impl<G: Game> Session<G> {
    /// Whether an entry, or what the rules made of it, names or moves a card.
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

    /// Hands the state after each entry to `each`, in order, the start's first.
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

    /// Where each turn and phase begins.
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

    /// What happened to a card: the entries that name it, and those after which its facts are others.
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
