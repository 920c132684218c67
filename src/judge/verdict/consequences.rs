//! Consequences of an earlier fault, and of a log that continues without what is due.

use crate::judge::replay::timeline::Timeline;
use crate::judge::{Due, Event, Game};
use crate::table::Card;
use std::collections::HashMap;

/// The number of expected entries in a row after which the log and the referee agree again.
const TOGETHER: u32 = 4;

/// The maximum number of branches of the match on which a card is marked. Marks from before that do not return with a
/// rewind.
const MOST_MARKS: usize = 64;

/// The marks that illegal entries left. A later illegal entry is a consequence of one of them if it names a card that the
/// earlier one touched, or if the log has been at another point of the procedures than the rules since the earlier one.
/// Entries that a judge took back have no consequences.
#[derive(Clone, Debug, Default)]
pub(in crate::judge) struct Consequences {
    /// For each card, the entries that touched it, each on another branch of the match.
    cards: HashMap<Card, Vec<Mark>>,
    astray: Option<Mark>,
    in_step: u32,
}

/// The mark of an illegal entry.
#[derive(Clone, Copy, Debug)]
struct Mark {
    /// The entry.
    at: u32,
    /// The earlier entry that it is a consequence of, or itself.
    first: u32,
}

impl Consequences {
    /// Records an expected entry.
    #[inline]
    pub fn fits(&mut self) {
        if self.astray.is_some() {
            self.in_step += 1;
            if self.in_step >= TOGETHER {
                self.astray = None;
            }
        }
    }

    /// Records an illegal entry. Returns the earlier one that it is a consequence of, if any. `missing` are the cards of
    /// missing steps before it, which may come late; `instead` is the event that the rules asked for, if any; `unasked` is
    /// `true` if the entry is not at the present point of the procedures.
    pub fn follow<G: Game>(
        &mut self,
        n: u32,
        event: Event<'_, G>,
        missing: &[Card],
        instead: Option<Event<'_, G>>,
        unasked: bool,
        timeline: &Timeline,
    ) -> Option<u32> {
        let mut cards: Vec<Card> = missing.to_vec();
        for event in [Some(event), instead].into_iter().flatten() {
            event.each_card(&mut |card| cards.push(card));
        }
        cards.retain(|it| it.is_known());
        let touched = cards.iter().filter_map(|it| self.touched(*it, timeline)).min();
        let astray = self.astray.filter(|_| unasked).map(|it| it.first);
        let origin = touched.into_iter().chain(astray).min();
        let mark = Mark { at: n, first: origin.unwrap_or(n) };
        for card in cards {
            if self.touched(card, timeline).is_none() {
                let marks = self.cards.entry(card).or_default();
                if marks.len() == MOST_MARKS {
                    marks.remove(0);
                }
                marks.push(mark);
            }
        }
        if unasked {
            self.astray.get_or_insert(mark);
            self.in_step = 0;
        }
        origin
    }

    /// The entry that first caused the faults of a card.
    fn touched(&self, card: Card, timeline: &Timeline) -> Option<u32> {
        timeline.last_of(self.cards.get(&card)?, |it| it.at).map(|it| it.first)
    }

    /// Records that the rules took back entry `n`, which touched a card: it has no consequences.
    pub fn withdraw(&mut self, n: u32, card: Card) {
        if let Some(marks) = self.cards.get_mut(&card) {
            marks.retain(|it| it.at != n);
        }
        self.astray = self.astray.filter(|it| it.at != n);
    }

    /// Handles a judge's intervention that lets the match resume from elsewhere.
    pub fn go_back(&mut self, timeline: &Timeline) {
        self.astray = self.astray.filter(|it| timeline.has(it.at));
        self.in_step = 0;
    }
}

/// A run of entries during which the same thing stays due. All of them are consequences of the first.
#[derive(Clone, Debug)]
pub(in crate::judge) struct Standstill<G: Game>(Option<Stretch<G>>);

/// Misplaced entries, one right after the other.
#[derive(Clone, Debug)]
struct Stretch<G: Game> {
    /// The first entry, or the one that it is a consequence of.
    first: u32,
    /// The last entry.
    last: u32,
    /// The event that stays due.
    due: Due<G>,
}

impl<G: Game> Default for Standstill<G> {
    fn default() -> Self {
        Standstill(None)
    }
}

impl<G: Game> Standstill<G> {
    /// Records an illegal entry made while `due` was due. `stands` is `true` if that is still due and no place was found
    /// for the entry; `follows` is the entry that it is a consequence of in any case. Returns the first entry of the
    /// stretch.
    pub fn follow(&mut self, n: u32, due: Due<G>, stands: bool, follows: Option<u32>) -> Option<u32> {
        let before = self.0.take().filter(|it| stands && it.last + 1 == n && it.due == due);
        let first = before.map(|it| it.first);
        if stands {
            self.0 = Some(Stretch { first: follows.or(first).unwrap_or(n), last: n, due });
        }
        first
    }
}
