//! What is so of the whole log that is stepped through: what an audit of it finds.

use super::Session;
use crate::judge::{Audit, Chain, Demands, Game, Ground, Whole};

impl<G: Game> Session<G> {
    /// What an audit finds in the log.
    pub fn audit(&self) -> &Audit {
        &self.audit
    }

    /// The verdict on the whole log: that of an audit.
    pub fn whole(&self) -> &Whole {
        &self.whole
    }

    /// Holds the log to what is demanded of it, as an audit does.
    pub fn hold_to(&mut self, demands: &Demands) {
        self.whole = self.audit.held_to(demands);
        self.demands = demands.clone();
    }

    /// What the log was held to.
    pub fn demands(&self) -> &Demands {
        &self.demands
    }

    /// Whether the file was altered.
    pub fn chain(&self) -> &Chain {
        &self.audit.chain
    }

    /// What the result rests on and nobody judged, the gravest first.
    pub fn rests_on(&self) -> &[Ground] {
        &self.audit.rests_on
    }
}
