//! What follows from an earlier fault, and from a log's going on without what is due.

use crate::judge::replay::timeline::Timeline;
use crate::judge::{Due, Event, Game};
use crate::table::Card;
use std::collections::HashMap;

/// After so many entries in a row that are what the rules ask for, the log and the referee are together
/// again.
const TOGETHER: u32 = 4;

/// A card is marked on so many lines of the match at the most; what a judge took back before that does not come back.
const MOST_MARKS: usize = 64;

/// What illegal entries have touched. A later illegal entry follows from one of them if it names a card that
/// the earlier one touched, or if it stands at another place of the procedures than the rules, and has done
/// so since the earlier one. What a judge took back has no consequences.
#[derive(Clone, Debug, Default)]
pub(in crate::judge) struct Consequences {
    /// For each card the entries that touched it, each on another line of the match.
    cards: HashMap<Card, Vec<Mark>>,
    astray: Option<Mark>,
    in_step: u32,
}

/// What an illegal entry has left behind.
#[derive(Clone, Copy, Debug)]
struct Mark {
    /// The entry.
    at: u32,
    /// The earlier one that it follows from, or itself.
    first: u32,
}

impl Consequences {
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

    /// The entry that what is wrong with a card goes back to.
    fn touched(&self, card: Card, timeline: &Timeline) -> Option<u32> {
        timeline.last_of(self.cards.get(&card)?, |it| it.at).map(|it| it.first)
    }

    /// The rules took entry `n`, which touched a card, back: nothing follows from it.
    pub fn withdraw(&mut self, n: u32, card: Card) {
        if let Some(marks) = self.cards.get_mut(&card) {
            marks.retain(|it| it.at != n);
        }
        self.astray = self.astray.filter(|it| it.at != n);
    }

    /// A judge let the match go on from elsewhere.
    pub fn go_back(&mut self, timeline: &Timeline) {
        self.astray = self.astray.filter(|it| timeline.has(it.at));
        self.in_step = 0;
    }
}

/// The entries that a log goes on with while something else is due all the time. All of them follow from the
/// first.
#[derive(Clone, Debug)]
pub(in crate::judge) struct Standstill<G: Game>(Option<Stretch<G>>);

/// Entries out of place, one right after the other.
#[derive(Clone, Debug)]
struct Stretch<G: Game> {
    /// The first, or the one that it follows from.
    first: u32,
    /// The last.
    last: u32,
    /// What is due all the time.
    due: Due<G>,
}

impl<G: Game> Default for Standstill<G> {
    fn default() -> Self {
        Standstill(None)
    }
}

impl<G: Game> Standstill<G> {
    /// Notes an illegal entry where `due` was due. `stands` says that it still is, and that the entry belongs
    /// nowhere near; `follows`, which entry it follows from anyway. Returns the first entry of the stretch.
    pub fn follow(&mut self, n: u32, due: Due<G>, stands: bool, follows: Option<u32>) -> Option<u32> {
        let before = self.0.take().filter(|it| stands && it.last + 1 == n && it.due == due);
        let first = before.map(|it| it.first);
        if stands {
            self.0 = Some(Stretch { first: follows.or(first).unwrap_or(n), last: n, due });
        }
        first
    }
}
