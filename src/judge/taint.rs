//! Telling what follows from an earlier fault.

use super::{Event, Game};
use crate::table::Card;
use std::collections::HashMap;

/// The cards that illegal entries touched, and which entry touched them first. A later illegal entry that
/// touches one of them follows from it.
#[derive(Clone, Debug, Default)]
pub(super) struct Taint(HashMap<Card, u32>);

impl Taint {
    /// Notes an illegal entry, and the cards of the steps that were missing before it, which may come late;
    /// the earlier illegal entry that it follows from, if any.
    pub fn follow<G: Game>(&mut self, n: u32, event: Event<'_, G>, missing: &[Card]) -> Option<u32> {
        let mut cards: Vec<Card> = missing.to_vec();
        G::touches(event, &mut |card| cards.push(card));
        cards.retain(|it| it.is_known());
        let origin = cards.iter().filter_map(|it| self.0.get(it).copied()).min();
        for card in cards {
            self.0.entry(card).or_insert(origin.unwrap_or(n));
        }
        origin
    }
}
