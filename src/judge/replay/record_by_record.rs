//! A log audited record by record, for those who need its records or its referee besides: a stepping session, a comparison.

use super::undone::Undone;
use super::{How, Replay, Revised};
use crate::judge::{Audit, Excuser, Game, Referee};
use crate::log::Opened;
use std::io::Read;

/// A log that is audited record by record, for whoever needs the records, too. Whatever is said of a whole log is made of
/// what this finds in it.
pub(in crate::judge) struct Auditing<'a, G: Game, R> {
    pub replay: Replay<'a, G, R>,
    pub audit: Audit,
}

/// What is left of a log that was audited.
pub(in crate::judge) struct Left<G: Game> {
    /// The referee as it stands; none where the header gave no match to judge.
    pub referee: Option<Referee<G>>,
    /// Which entries a rewind took back.
    pub undone: Undone,
    /// What the end of the log shows of an entry.
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

    /// What was found in it, now that all of it was taken in.
    pub fn end(self) -> (Audit, Left<G>) {
        let Auditing { replay, mut audit } = self;
        let left = audit.close(replay.end());
        (audit, left)
    }
}
