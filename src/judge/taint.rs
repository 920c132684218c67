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

    /// Notes an illegal entry; the earlier one that it follows from, if any. `missing` are the cards of steps
    /// that were missing before it, which may come late, and `instead` is what the rules asked for, if that
    /// was an event. `unasked`: the entry is not what the procedures stand at.
    pub fn follow<G: Game>(
        &mut self,
        n: u32,
        event: Event<'_, G>,
        missing: &[Card],
        instead: Option<Event<'_, G>>,
        unasked: bool,
    ) -> Option<u32> {
        let mut cards: Vec<Card> = missing.to_vec();
        for event in [Some(event), instead].into_iter().flatten() {
            G::touches(event, &mut |card| cards.push(card));
        }
        cards.retain(|it| it.is_known());
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
