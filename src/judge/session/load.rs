//! Reading a whole log into a session, as far as it goes.

use super::{Cut, Demanded, Judged, Session, carry_out};
use crate::judge::{Chain, Due, Game};
use crate::log::{Body, Entry, Link, Opened, Place};
use std::io::Read;

impl<G: Game> Session<G> {
    /// Reads and judges the entries.
    pub(super) fn read<R: Read>(&mut self, log: Opened<R>) {
        let mut due = self.referee.due().clone();
        if self.referee.is_decisions_log() {
            (self.start, due) = self.derived();
        }
        let mut entries = log.entries::<G>(false);
        for record in entries.by_ref() {
            let record = match record {
                Ok(record) => record,
                Err(fault) => {
                    let entry = self.judged.len() as u32 + 1;
                    self.cut_at(entry, fault.place, fault.what.to_string(), true);
                    continue;
                }
            };
            if let Link::Broken(_) = record.link
                && !matches!(self.chain, Chain::Broken { .. })
            {
                self.chain = Chain::Broken { entry: record.entry.n, place: record.place.to_string() };
            }
            if self.cut.is_some() {
                self.leave(record.entry);
                continue;
            }
            due = self.judge(record.entry, record.place, due);
        }
        if let Chain::Intact { head } = &mut self.chain {
            *head = entries.head().to_string();
        }
    }

    /// Judges an entry; what the rules want after it.
    fn judge(&mut self, entry: Entry<G>, place: Place, due: Due<G>) -> Due<G> {
        let asked = asked_by(&entry.body, &due);
        let n = entry.n;
        match self.referee.judge(entry.clone()) {
            Ok(judgement) => {
                let (derived, due) = if self.referee.is_decisions_log() {
                    self.derived()
                } else {
                    (Vec::new(), self.referee.due().clone())
                };
                self.judged.push(Judged { judgement, asked, derived });
                self.notices.extend(self.referee.take_notice());
                due
            }
            Err(why) => {
                self.cut_at(n, place, why.0, false);
                self.rest.push(entry);
                due
            }
        }
    }

    /// What the rules make of the last entry, and what they want then.
    fn derived(&self) -> (Vec<Demanded<G>>, Due<G>) {
        let mut state = self.referee.state().clone();
        let derived = carry_out::<G>(self.referee.setup(), &mut state);
        (derived, G::due(&state).clone())
    }

    fn cut_at(&mut self, entry: u32, place: Place, what: String, unreadable: bool) {
        match &mut self.cut {
            None => self.cut = Some(Cut { entry, place, what, unreadable, behind: 0 }),
            Some(cut) => {
                cut.behind += 1;
                // What stands behind a record that cannot be read is not known to follow.
                cut.unreadable |= unreadable;
            }
        }
    }

    fn leave(&mut self, entry: Entry<G>) {
        if let Some(cut) = &mut self.cut {
            cut.behind += 1;
            if !cut.unreadable {
                self.rest.push(entry);
            }
        }
    }
}

/// The clause that the log names for an event, or the one that asks for an event of its sort.
pub(in crate::judge) fn asked_by<G: Game>(body: &Body<G>, due: &Due<G>) -> Option<G::Clause> {
    match (body, due) {
        (Body::Step { clause: Some(clause), .. } | Body::Chance { clause: Some(clause), .. }, _)
        | (Body::Decision { .. }, Due::Decision { clause, .. })
        | (Body::Step { .. }, Due::Step { clause, .. })
        | (Body::Chance { .. }, Due::Chance { clause, .. }) => Some(*clause),
        _ => None,
    }
}
