//! Steps that the referee derives in a log without steps.

use super::fitting::Fitting;
use crate::judge::{Due, Game, Impossible, Sink, wording};

/// The maximum number of steps in a row without a choice and without chance. More of them are an endless process, or one
/// too long to follow.
pub const MOST_STEPS: usize = 10_000;

impl<G: Game> Fitting<G> {
    /// In a log without steps, carries out everything that the rules demand before a choice or chance. Returns `false` if
    /// that is impossible, because what depends on a hidden card is not guessed.
    pub fn derive_steps(&mut self) -> bool {
        self.derive_steps_until(|_, _| false)
    }

    /// The same before a decision, which may come between steps.
    pub fn derive_before(&mut self, what: &G::Decision) -> bool {
        self.derive_steps_until(|setup, state| G::comes_among_steps(setup, state, what))
    }

    /// The same, up to the first moment that satisfies a condition.
    fn derive_steps_until(&mut self, is_there: impl Fn(&G::Setup, &G::State) -> bool) -> bool {
        self.endless = false;
        for _ in 0..MOST_STEPS {
            let Due::Step { what, .. } = G::due(&self.state) else { return true };
            // An undoing step is implied once the log continues; until then the log may state it itself.
            if G::undoes(what) || is_there(&self.setup, &self.state) {
                return true;
            }
            let what = what.clone();
            if !self.derive_step(&what) {
                return false;
            }
        }
        self.endless = true;
        self.blocked = Some(Impossible(wording::without_end(self.language(), MOST_STEPS)));
        false
    }

    /// In a log that has only the steps of texts, carries out what the rules demand before the first moment at which this
    /// step is allowed. Does nothing if there is no such moment before the next choice or chance.
    pub fn derive_up_to(&mut self, what: &G::Step) {
        let mut ahead = self.clone();
        for _ in 0..MOST_STEPS {
            let mut sink = Sink::default();
            if G::check_other_step(&ahead.setup, &ahead.state, what, &mut sink) && sink.faults.is_empty() {
                ahead.sink.reset();
                *self = ahead;
                return;
            }
            let Due::Step { what, .. } = G::due(&ahead.state).clone() else { return };
            if G::undoes(&what) {
                return;
            }
            if !ahead.derive_step(&what) {
                return;
            }
        }
    }
}
