//! Telling what follows from an earlier fault.

use super::{Event, Game};
use crate::table::Card;
use std::collections::HashMap;

/// After so many entries in a row that are what the rules ask for, the log and the referee are together
/// again.
const TOGETHER: u32 = 4;

/// What illegal entries have touched. A later illegal entry follows from one of them if it names a card that
/// the earlier one touched, or if it stands at another place of the procedures than the rules, and has done
/// so since the earlier one.
#[derive(Clone, Debug, Default)]
pub(super) struct Taint {
    cards: HashMap<Card, u32>,
    astray: Option<u32>,
    in_step: u32,
}

impl Taint {
    /// Notes a card that an illegal entry should have come after: its step was missing, and may come late.
    pub fn note(&mut self, n: u32, card: Card) {
        if card.is_known() {
            self.cards.entry(card).or_insert(n);
        }
    }

    /// Notes an entry that is what the rules ask for.
    #[inline]
    pub fn fits(&mut self) {
        if self.astray.is_some() {
            self.in_step += 1;
            if self.in_step >= TOGETHER {
                self.astray = None;
            }
        }
    }

    /// Notes an illegal entry, and what the rules asked for instead, if that was an event; the earlier entry
    /// that it follows from, if any. `unasked`: it is not what the procedures stand at.
    pub fn follow<G: Game>(
        &mut self,
        n: u32,
        event: Event<'_, G>,
        instead: Option<Event<'_, G>>,
        unasked: bool,
    ) -> Option<u32> {
        let mut cards = Vec::new();
        let mut collect = |card: Card| cards.extend(card.is_known().then_some(card));
        G::touches(event, &mut collect);
        if let Some(instead) = instead {
            G::touches(instead, &mut collect);
        }
        let touched = cards.iter().filter_map(|it| self.cards.get(it)).min().copied();
        let origin = touched.into_iter().chain(self.astray.filter(|_| unasked)).min();
        let first = origin.unwrap_or(n);
        for card in cards {
            self.cards.entry(card).or_insert(first);
        }
        if unasked {
            self.astray.get_or_insert(first);
            self.in_step = 0;
        }
        origin
    }
}
