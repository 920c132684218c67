//! A log audited record by record, for callers that also need its records or its referee: a stepping session, a comparison.

use super::undone::Undone;
use super::{How, Replay, Revised};
use crate::judge::{Audit, Excuser, Game, Referee};
use crate::log::Opened;
use std::io::Read;

/// A log audited record by record. Every statement about a whole log is based on its findings.
pub(in crate::judge) struct Auditing<'a, G: Game, R> {
    pub replay: Replay<'a, G, R>,
    pub audit: Audit,
}

/// The rest after an audit of a log.
pub(in crate::judge) struct Left<G: Game> {
    /// The referee in its final state; `None` if the header gave no match to judge.
    pub referee: Option<Referee<G>>,
    /// The entries that rewinds took back.
    pub undone: Undone,
    /// A revision made by the end of the log.
    pub revised: Option<Revised>,
}

impl<'a, G: Game, R: Read> Auditing<'a, G, R> {
    /// Begins a log.
    pub fn open(log: Opened<R>, how: How, excuse: Option<&'a mut Excuser<'a, G>>) -> Self {
        let mut audit = Audit::of_header(&log.header, how.tongue.words(G::LANGUAGE));
        let place = log.place();
        let (replay, finding) = Replay::<G, R>::open(log, how, excuse);
        finding.into_iter().for_each(|it| audit.find(place, it, None));
        Auditing { replay, audit }
    }

    /// Finishes the audit, once every record was taken.
    pub fn end(self) -> (Audit, Left<G>) {
        let Auditing { replay, mut audit } = self;
        let left = audit.close(replay.end());
        (audit, left)
    }
}
