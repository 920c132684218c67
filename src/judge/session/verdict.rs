//! The verdict on the whole log of a session, as in an audit.

use super::Session;
use crate::judge::{Audit, Chain, Demands, Game, Ground, Whole};

impl<G: Game> Session<G> {
    /// The audit of the log.
    pub fn audit(&self) -> &Audit {
        &self.audit
    }

    /// The verdict on the whole log, as in an audit.
    pub fn whole(&self) -> &Whole {
        &self.whole
    }

    /// Sets the demands on the log, as for an audit.
    pub fn hold_to(&mut self, demands: &Demands) {
        self.whole = self.audit.held_to(demands);
        self.demands = demands.clone();
    }

    /// The demands on the log.
    pub fn demands(&self) -> &Demands {
        &self.demands
    }

    /// The state of the seal: whether the file was altered.
    pub fn chain(&self) -> &Chain {
        &self.audit.chain
    }

    /// The things that the result depends on and that were not judged, the gravest first.
    pub fn rests_on(&self) -> &[Ground] {
        &self.audit.rests_on
    }
}
