//! The alternative branch in a log without steps: the state if a text that is not encoded had taken effect.

use super::fitting::{Fitted, Fitting};
use crate::judge::{Game, Verdict};
use crate::log::Entry;
use crate::table::Card;

/// The maximum number of entries replayed on the alternative branch. A log that has fitted the main branch this long no
/// longer needs it.
const LONGEST: usize = 64;

/// The last fork: the last step that depends on a text and could have come out otherwise.
#[derive(Clone, Debug)]
pub(in crate::judge) struct Alternative<G: Game> {
    /// The state on the other branch.
    pub state: G::State,
    /// The clause that depends on a text, and the card with the text.
    pub why: (G::Clause, Card),
    /// The entries since the fork, which fit the branch taken.
    pub since: Vec<Entry<G>>,
}

impl<G: Game> Alternative<G> {
    /// Begins a branch at a state.
    pub fn new(state: G::State, why: (G::Clause, Card)) -> Self {
        Alternative { state, why, since: Vec::new() }
    }

    /// Adds an entry; `None` if the fork is too far back.
    pub fn along(mut self, entry: &Entry<G>) -> Option<Self> {
        self.since.push(entry.clone());
        (self.since.len() <= LONGEST).then_some(self)
    }
}

impl<G: Game> Fitting<G> {
    /// The verdict on an entry that fits the branch taken.
    #[inline]
    pub fn along(&mut self, entry: &Entry<G>) -> Verdict {
        if let Some(alternative) = self.alternative.take() {
            self.alternative = alternative.along(entry);
        }
        self.sink.verdict()
    }

    /// Switches to the other branch of the last fork, if the entries since and this one all fit it. The text then decided
    /// at the fork, and took effect.
    pub fn go_otherwise(&mut self, entry: &Entry<G>) -> bool {
        let Some(Alternative { state, why, since }) = self.alternative.take() else { return false };
        let kept = std::mem::replace(&mut self.state, state);
        let fits = since.iter().chain([entry]).all(|entry| {
            self.sink.reset();
            self.fit(&entry.body) == Fitted::Yes && self.sink.undecidable.is_none()
        });
        if fits {
            self.sink.unmodelled = Some(why);
        } else {
            (self.state, self.alternative, self.blocked) = (kept, None, None);
        }
        fits
    }
}
