//! In a log without steps: what would have happened if a text that is not encoded had its way.

use super::fitting::{Fitted, Fitting};
use crate::judge::{Game, Verdict};
use crate::log::Entry;
use crate::table::Card;

/// The most entries that are gone through again; who follows the match for so long has not needed the other
/// way.
const LONGEST: usize = 64;

/// Where the last step that rests on a text could have come out otherwise.
#[derive(Clone, Debug)]
pub(in crate::judge) struct Alternative<G: Game> {
    /// How the match would stand then.
    pub state: G::State,
    /// The clause that rests on a text, and the card that has it.
    pub why: (G::Clause, Card),
    /// The entries since, which fit the way that was taken.
    pub since: Vec<Entry<G>>,
}

impl<G: Game> Alternative<G> {
    /// Begins at a state.
    pub fn new(state: G::State, why: (G::Clause, Card)) -> Self {
        Alternative { state, why, since: Vec::new() }
    }

    /// Takes an entry along; none where the fork lies too far back.
    pub fn along(mut self, entry: &Entry<G>) -> Option<Self> {
        self.since.push(entry.clone());
        (self.since.len() <= LONGEST).then_some(self)
    }
}

impl<G: Game> Fitting<G> {
    /// The verdict on an entry that fits; it fits one way of the last fork.
    #[inline]
    pub fn along(&mut self, entry: &Entry<G>) -> Verdict {
        if let Some(alternative) = self.alternative.take() {
            self.alternative = alternative.along(entry);
        }
        self.sink.verdict()
    }

    /// Goes the other way of the last fork, if the entries since fit it and this one does as well: then it is
    /// the text that decided, and it went that way.
    pub fn go_otherwise(&mut self, entry: &Entry<G>) -> bool {
        let Some(Alternative { state, why, since }) = self.alternative.take() else { return false };
        let kept = std::mem::replace(&mut self.state, state);
        let fits = since.iter().chain([entry]).all(|it| {
            self.sink.reset();
            self.fit(&it.body) == Fitted::Yes && self.sink.undecidable.is_none()
        });
        if fits {
            self.sink.unmodelled = Some(why);
        } else {
            (self.state, self.alternative, self.blocked) = (kept, None, None);
        }
        fits
    }
}
