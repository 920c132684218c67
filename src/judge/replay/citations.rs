//! Replaying a log to its end, noting every finding and every clause that the referee names on the way: the evidence for
//! the proof of a ruling.

use super::{How, Replay, Revised, Told, What};
use crate::judge::session::asked_by;
use crate::judge::{Due, Excuser, Finding, Game, MOST_FINDINGS, Referee, Tongue};
use crate::log::{Body, Entry, Opened};
use std::collections::BTreeSet;
use std::io::Read;

/// The distance between checkpoints, which serve only rewinds.
const STRIDE: usize = 256;

/// The findings and clauses seen in a log.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Citations {
    /// The number of judged entries.
    pub entries: u32,
    /// Every verdict but legal, in the order of the entries.
    pub findings: Vec<Finding>,
    /// The numbers of all clauses that the referee named: in findings and notices, for entries and for the steps between
    /// them, and those at which the match stood.
    pub named: BTreeSet<&'static str>,
    /// The entries that were not judged, between one that could not be applied and the rewind or fix after it.
    pub unjudged: Vec<u32>,
    /// The entry at which the match could no longer be followed, and the reason.
    pub stopped: Option<(u32, String)>,
    /// The reason why the file could not be read to its end.
    pub unreadable: Option<String>,
}

/// Watches a log of the game that its header names.
///
/// ```
/// use headjudge::games::cipher::Cipher;
/// use headjudge::judge::citations;
///
/// let file = headjudge::fixtures::log("cipher", "17.1.2-already-rested/illegal").expect("a log");
/// let cited = citations::<Cipher, _>(headjudge::log::open(file.as_bytes())?);
/// assert_eq!((cited.findings.len(), cited.findings[0].clause()), (1, "17.1.2"));
/// // The action phase, in which it happens, is named as well.
/// assert!(cited.named.contains("13.5"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn citations<G: Game, R: Read>(log: Opened<R>) -> Citations {
    citations_with::<G, R>(log, None)
}

/// Watches a log that was played by another edition of the rules. Mere differences between the editions have a verdict of
/// their own.
pub fn citations_with<'a, G: Game, R: Read>(log: Opened<R>, excuse: Option<&'a mut Excuser<'a, G>>) -> Citations {
    let mut cited = Citations::default();
    let how = How { tongue: Tongue::ENGLISH, stride: STRIDE, hashing: false, bare: false };
    let (mut replay, finding) = Replay::<G, R>::open(log, how, excuse);
    finding.into_iter().for_each(|it| cited.find(it));
    cited.note_breaks(&replay);
    let Some(referee) = replay.referee() else {
        cited.stopped = replay.stopped().map(|it| (it.entry, it.why.clone()));
        return cited;
    };
    let mut due = cited.stand(referee);
    while cited.unreadable.is_none()
        && let Some(told) = replay.advance()
    {
        cited.note_breaks(&replay);
        let Some(referee) = replay.referee() else { break };
        let entry = referee.entries().last().filter(|_| !matches!(told.what, What::Passed | What::Unreadable));
        entry.into_iter().for_each(|it| cited.name_entry(it, &due));
        cited.take(told);
        let lost = referee.is_lost();
        if cited.stopped.is_some() && !lost {
            break;
        }
        if !lost {
            due = cited.stand(referee);
        }
    }
    replay.end().revised.into_iter().for_each(|it| cited.revise(it));
    cited
}

impl Citations {
    /// The finding at an entry; 0 is the header.
    pub fn at(&self, entry: u32) -> Option<&Finding> {
        self.findings.iter().find(|it| it.entry == entry)
    }

    /// Stops at a file that does not match its seal, or that cannot be read.
    fn note_breaks<G: Game, R: Read>(&mut self, replay: &Replay<'_, G, R>) {
        self.unreadable = match (replay.unreadable().first(), replay.chain()) {
            (Some(it), _) => Some(format!("{}: {}", it.place, it.what)),
            (None, chain) => chain.broken(replay.language()),
        };
    }

    fn take(&mut self, told: Told) {
        let n = told.n;
        let revised = told.revised;
        if let Some(entry) = told.withdrawn {
            self.findings.retain(|it| it.entry != entry);
        }
        if let Some(it) = told.notice {
            self.named.extend(it.further.into_iter().chain([it.clause]));
        }
        let finding = match told.what {
            What::Judged(_, finding, _) => {
                self.entries = n;
                finding
            }
            What::Stopped(finding, why) => {
                self.stopped = Some((n, why));
                finding
            }
            What::GoesOn(_, finding) => {
                (self.entries, self.stopped) = (n, None);
                finding
            }
            What::Passed => {
                self.unjudged.push(n);
                None
            }
            What::Unreadable | What::Unfollowed => None,
        };
        if let Some(finding) = finding {
            if self.findings.len() == MOST_FINDINGS {
                self.stopped = Some((n, format!("there are more than {MOST_FINDINGS} findings")));
                return;
            }
            self.find(*finding);
        }
        revised.into_iter().for_each(|it| self.revise(*it));
    }

    /// Revises the verdict on an entry with a missing step, in the light of later entries.
    fn revise(&mut self, revised: Revised) {
        let Revised { from, missing, instead } = revised;
        if let Some(instead) = instead {
            self.findings.retain(|it| it.entry <= from);
            instead.into_iter().for_each(|(_, it)| self.find(it));
        }
        self.findings.iter_mut().filter(|it| it.entry == from).for_each(|it| it.revise(missing));
    }

    fn find(&mut self, finding: Finding) {
        self.named.extend(finding.reasons.iter().map(|it| it.clause));
        self.findings.push(finding);
    }

    /// The clauses of an entry: the one that asked for it, and the one about making the decision.
    fn name_entry<G: Game>(&mut self, entry: &Entry<G>, due: &Due<G>) {
        let made = if let Body::Decision { what, .. } = &entry.body { G::made_under(what) } else { None };
        self.name::<G>(asked_by(&entry.body, due).into_iter().chain(made));
    }

    /// Notes the clauses at which the match stands, and in a log without steps those of the steps before the next choice or
    /// chance. Returns what is due then.
    fn stand<G: Game>(&mut self, referee: &Referee<G>) -> Due<G> {
        let (setup, mut state) = (referee.setup(), referee.state().clone());
        loop {
            for it in G::agenda(setup, &state).procedures {
                self.named.insert(it.clause);
                self.named.extend(it.items.get(it.at).map(|it| it.clause));
            }
            let due = G::due(&state).clone();
            self.name::<G>(asking(&due));
            match &due {
                Due::Step { what, .. } if referee.is_decisions_log() => {
                    if G::apply_step(setup, &mut state, what, true).is_err() {
                        return due;
                    }
                }
                _ => return due,
            }
        }
    }

    fn name<G: Game>(&mut self, clauses: impl IntoIterator<Item = G::Clause>) {
        self.named.extend(clauses.into_iter().map(|it| G::record(it).number));
    }
}

/// The clause that asks for what is due.
fn asking<G: Game>(due: &Due<G>) -> Option<G::Clause> {
    match due {
        Due::Decision { clause, .. } | Due::Step { clause, .. } | Due::Chance { clause, .. } => Some(*clause),
        Due::Over => None,
    }
}
