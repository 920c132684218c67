//! A view as its own readers follow it: entries that only hidden cards brought about are left out, and indispensable names
//! are found.

use super::definitions::Known;
use super::words::entry_meant;
use super::{MOST_SORTS, Seen, SortOf, sort_of};
use crate::judge::referee::fitting::{MOST_IMPLIED, take_up};
use crate::judge::{BadStart, Due, Event, Game, Referee, Tongue};
use crate::log::{Body, Entry, Header, Intervention};
use crate::table::{Changing, NOWHERE};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

/// The distance between the checkpoints of a view, which serve only rewinds.
const STRIDE: usize = 1024;

/// A referee that knows no more than the view.
pub(super) struct Following<G: Game> {
    pub referee: Referee<G>,
    pub known: Known,
    /// For each seen entry, the number of remaining entries up to it.
    numbers: Vec<u32>,
    /// For each remaining entry, `true` if it names a card whose place was unknown in the view before.
    pub shows: Vec<bool>,
}

impl<G: Game> Following<G> {
    /// Begins to follow a view.
    ///
    /// # Errors
    /// [`BadStart`] if its header gives no match.
    pub fn open((header, known): (&Header, Known), tongue: Tongue) -> Result<Self, BadStart> {
        let referee = Referee::open_in(tongue, header, STRIDE, false)?.0;
        Ok(Following { referee, known, numbers: Vec::new(), shows: Vec::new() })
    }

    /// Follows the entries seen since the last call.
    ///
    /// # Errors
    /// The sort of entry that needs the names of the cards that it hides.
    pub fn follow(&mut self, seen: &Seen<G>) -> Result<(), SortOf<G>> {
        while let Some(entry) = seen.entries.get(self.numbers.len()) {
            let at = self.numbers.len();
            let body = self.spoken(&entry.body);
            let left = self.referee.entries().len() as u32;
            if seen.remarks[at].declined.is_some_and(|it| self.is_brought_about_by_hidden_cards(&body, it)) {
                self.numbers.push(left);
                continue;
            }
            self.numbers.push(left + 1);
            let lost = self.referee.is_lost();
            self.shows.push(self.is_news(&body));
            let sort = sort_of(Event::of(&body)).filter(|it| seen.remarks[at].hides && !seen.named.contains(it));
            let followed = self.referee.read(Entry { n: left + 1, body }).is_ok();
            if let Some(sort) = sort.filter(|_| !followed && !lost && seen.named.len() < MOST_SORTS) {
                return Err(sort);
            }
        }
        Ok(())
    }

    /// Returns `true` if an entry names a listed card whose place is unknown to the view.
    fn is_news(&self, body: &Body<G>) -> bool {
        let table = self.referee.state().table();
        let mut news = false;
        Event::of(body).each_card(&mut |card| {
            news |= card.is_known() && card.token_place().is_none() && table.zone(card) == NOWHERE;
        });
        news
    }

    /// The number here of a seen entry.
    pub fn number(&self, seen: u32) -> u32 {
        seen.checked_sub(1).and_then(|it| self.numbers.get(it as usize)).copied().unwrap_or(seen)
    }

    /// Returns `true` if, as far as the view knows, nobody, or perhaps nobody, is asked for a choice of this clause in
    /// which nothing was chosen.
    fn is_brought_about_by_hidden_cards(&self, body: &Body<G>, clause: G::Clause) -> bool {
        let (Body::Decision { by, what }, false) = (body, self.referee.is_lost()) else { return false };
        let (setup, mut state) = (self.referee.setup(), self.referee.state().clone());
        take_up::<G>(setup, &mut state, body);
        for _ in 0..MOST_IMPLIED {
            let Due::Decision { by: asked, clause: due } = *G::due(&state) else { return false };
            let perhaps = G::may_be_unasked(setup, &state).is_some();
            if asked == *by && due == clause {
                return perhaps;
            }
            let (true, Some(pass)) = (perhaps, G::decline(setup, &state)) else {
                return !G::asks(setup, &state, *by, what);
            };
            // A choice that was perhaps not asked for comes first.
            if G::apply_decision(setup, &mut state, asked, &pass).is_err() {
                return false;
            }
        }
        false
    }

    /// An entry with the numbers that entries and definitions have here.
    fn spoken(&self, body: &Body<G>) -> Body<G> {
        let number = |it: u32| self.number(it);
        match body {
            Body::Decision { by, what } => Body::Decision { by: *by, what: self.revised(what) },
            Body::Step { clause, what } => Body::Step { clause: *clause, what: self.revised(what) },
            Body::Chance { .. } => body.clone(),
            Body::Intervention(it) => Body::Intervention(Box::new(match &**it {
                Intervention::Rewind { to, reason } => Intervention::Rewind { to: number(*to), reason: reason.clone() },
                Intervention::Note { text, entry } => {
                    Intervention::Note { text: text.clone(), entry: entry.map(number) }
                }
                fix @ Intervention::Fix { .. } => fix.clone(),
            })),
        }
    }

    fn revised<T: Serialize + DeserializeOwned + Clone>(&self, what: &T) -> T {
        let left_out = self.numbers.last().is_some_and(|it| *it as usize != self.numbers.len());
        if !left_out && self.known.is_empty() {
            return what.clone();
        }
        let Ok(mut word) = serde_json::to_value(what) else { return what.clone() };
        if left_out && let Some(from) = entry_meant(&mut word) {
            renumber(from, |it| Some(u64::from(self.number(u32::try_from(it).ok()?))));
        }
        G::each_definition(&mut word, &mut |it| renumber(it, |number| self.known.number(number)));
        serde_json::from_value(word).unwrap_or_else(|_| what.clone())
    }
}

fn renumber(slot: &mut Value, number: impl FnOnce(u64) -> Option<u64>) {
    if let Some(number) = slot.as_u64().and_then(number) {
        *slot = number.into();
    }
}
