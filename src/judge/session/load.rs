//! Reading a whole log into a session, as far as it goes.

use super::{Cut, Demanded, Judged, Session, carry_out};
use crate::judge::{Chain, Due, Game, Judgement, Verdict};
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
                    self.cut_at(entry, fault.place, fault.what.to_string());
                    continue;
                }
            };
            if let Link::Broken(_) = record.link
                && !matches!(self.chain, Chain::Broken { .. })
            {
                self.chain = Chain::Broken { entry: record.entry.n, place: record.place.to_string() };
            }
            match &mut self.cut {
                Some(cut) if cut.unreadable => cut.behind += 1,
                _ => due = self.judge(record.entry, record.place, due),
            }
        }
        if let Chain::Intact { head } = &mut self.chain {
            *head = entries.head().to_string();
        }
    }

    /// Judges an entry; what the rules want after it.
    fn judge(&mut self, entry: Entry<G>, place: Place, due: Due<G>) -> Due<G> {
        let asked = asked_by(&entry.body, &due);
        let n = entry.n;
        match self.referee.read(entry) {
            Ok(judgement) if self.referee.is_lost() => {
                self.leave(judgement);
                due
            }
            Ok(judgement) => {
                self.go_on();
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
                let finding = self.referee.take_last().map(|it| Judgement::Found(Box::new(it)));
                self.leave(finding.unwrap_or(Judgement::Clear(Verdict::Undecidable)));
                self.cut.get_or_insert(Cut { entry: n, place, what: why.0, unreadable: false, behind: 0 });
                due
            }
        }
    }

    /// Keeps what is not followed, for the case that a judge goes back before it.
    fn leave(&mut self, judgement: Judgement) {
        self.lost.push(Judged { judgement, asked: None, derived: Vec::new() });
        if let Some(cut) = &mut self.cut {
            cut.behind += 1;
        }
    }

    /// A judge went back before an entry that cannot be carried out: the match goes on behind it.
    fn go_on(&mut self) {
        if let Some(Cut { entry, what, .. }) = self.cut.take() {
            self.warnings.push(format!("entry {entry} was not carried out, and taken back by a judge: {what}"));
            self.judged.append(&mut self.lost);
        }
    }

    /// What the rules make of the last entry, and what they want then.
    fn derived(&self) -> (Vec<Demanded<G>>, Due<G>) {
        let mut state = self.referee.state().clone();
        let derived = carry_out::<G>(self.referee.setup(), &mut state);
        (derived, G::due(&state).clone())
    }

    /// A record that cannot be read; what stands behind it is not known to follow.
    fn cut_at(&mut self, entry: u32, place: Place, what: String) {
        match &mut self.cut {
            None => self.cut = Some(Cut { entry, place, what, unreadable: true, behind: 0 }),
            Some(cut) => {
                cut.behind += 1;
                cut.unreadable = true;
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
