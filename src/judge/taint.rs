//! Telling what follows from an earlier fault.

use super::{Event, Game};
use crate::table::Card;
use std::collections::HashMap;

/// The cards that illegal entries touched, and which entry touched them first. A later illegal entry that
/// touches one of them follows from it.
#[derive(Clone, Debug, Default)]
pub(super) struct Taint(HashMap<Card, u32>);

impl Taint {
    /// Notes a card that an illegal entry should have come after: its step was missing, and may come late.
    pub fn note(&mut self, n: u32, card: Card) {
        if card.is_known() {
            self.0.entry(card).or_insert(n);
        }
    }

    /// Notes an illegal entry; the earlier one that it follows from, if any.
    pub fn follow<G: Game>(&mut self, n: u32, event: Event<'_, G>) -> Option<u32> {
        let mut origin: Option<u32> = None;
        let mut cards = Vec::new();
        G::touches(event, &mut |card| {
            if card.is_known() {
                cards.push(card);
                let earlier = self.0.get(&card).copied();
                origin = origin.into_iter().chain(earlier).min();
            }
        });
        let first = origin.unwrap_or(n);
        for card in cards {
            self.0.entry(card).or_insert(first);
        }
        origin
    }
}
