//! Replaying a log to its end, noting every finding and every clause that the referee names on the way: what a proof
//! of a ruling is held against.

use super::session::asked_by;
use super::{Due, Excuser, Finding, Game, Judgement, MOST_FINDINGS, Referee, Verdict};
use crate::log::{Body, Entry, Link, Opened, ReadFault};
use std::collections::BTreeSet;
use std::io::Read;

/// How far apart checkpoints lie; they serve rewinds alone.
const STRIDE: usize = 256;

/// What was seen in a log.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Watched {
    /// How many entries were judged.
    pub entries: u32,
    /// Every verdict but legal, in the order of the entries.
    pub findings: Vec<Finding>,
    /// The numbers of all clauses that the referee named: in findings and notices, for entries and for the steps between
    /// them, and those under which the match stood.
    pub named: BTreeSet<&'static str>,
    /// The entries that were not judged, between one that could not be carried out and the rewind or fix behind it.
    pub unjudged: Vec<u32>,
    /// Why the match could not be followed to its end, and at which entry.
    pub stopped: Option<(u32, String)>,
    /// Why the file could not be read to its end.
    pub unreadable: Option<String>,
}

/// Watches a log of a game that the header was found to name.
///
/// ```
/// use headjudge::games::cipher::Cipher;
/// use headjudge::judge::watch;
///
/// let file = include_bytes!("../../fixtures/cipher/17.1.2-already-rested/illegal.jsonl");
/// let watched = watch::<Cipher, _>(headjudge::log::open(&file[..])?);
/// assert_eq!((watched.findings.len(), watched.findings[0].clause()), (1, "17.1.2"));
/// // The action phase, in which it happens, is named as well.
/// assert!(watched.named.contains("13.5"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn watch<G: Game, R: Read>(log: Opened<R>) -> Watched {
    follow::<G, R>(log, None)
}

/// Watches a log that was played by another edition of the rules: what is only a difference between the editions has a
/// verdict of its own.
pub fn watch_excusing<G: Game, R: Read>(log: Opened<R>, excuse: &mut Excuser<'_, G>) -> Watched {
    follow::<G, R>(log, Some(excuse))
}

fn follow<G: Game, R: Read>(log: Opened<R>, mut excuse: Option<&mut Excuser<'_, G>>) -> Watched {
    let mut watched = Watched::default();
    if let Link::Broken(_) = log.link {
        watched.unreadable = Some("the chain of hashes is broken at the header".to_owned());
        return watched;
    }
    let mut referee = match Referee::<G>::open(&log.header, STRIDE, true) {
        Ok((referee, finding)) => {
            finding.into_iter().for_each(|it| watched.find(it));
            referee
        }
        Err(why) => {
            watched.stopped = Some((0, why.0));
            return watched;
        }
    };
    let mut due = watched.stand(&referee);
    for record in log.entries::<G>(false) {
        match record {
            Err(ReadFault { place, what }) => watched.unreadable = Some(format!("{place}: {what}")),
            Ok(it) if matches!(it.link, Link::Broken(_)) => {
                watched.unreadable = Some(format!("{}: the chain of hashes is broken", it.place));
            }
            Ok(it) if referee.is_lost() => watched.pass(&mut referee, it.entry),
            Ok(it) => {
                watched.name_entry(&it.entry, &due);
                watched.judge(&mut referee, it.entry, excuse.as_deref_mut());
            }
        }
        let lost = referee.is_lost();
        if watched.unreadable.is_some() || (watched.stopped.is_some() && !lost) {
            return watched;
        }
        if !lost {
            due = watched.stand(&referee);
        }
    }
    watched
}

impl Watched {
    /// What was found at an entry; 0 is the header.
    pub fn at(&self, entry: u32) -> Option<&Finding> {
        self.findings.iter().find(|it| it.entry == entry)
    }

    fn judge<G: Game>(&mut self, referee: &mut Referee<G>, entry: Entry<G>, excuse: Option<&mut Excuser<'_, G>>) {
        let n = entry.n;
        let before = excuse.is_some().then(|| (referee.state().clone(), entry.clone()));
        let finding = match referee.read(entry) {
            Ok(judgement) => {
                self.entries = n;
                if let Judgement::Found(finding) = judgement { Some(*finding) } else { None }
            }
            Err(why) => {
                self.stopped = Some((n, why.0));
                referee.take_last()
            }
        };
        if let Some(it) = referee.take_notice() {
            self.named.extend(it.further.into_iter().chain([it.clause]));
        }
        let Some(mut finding) = finding else { return };
        if let (Some(excuse), Some((state, entry))) = (excuse, before)
            && finding.verdict == Verdict::Illegal
            && excuse(referee.setup(), &state, &entry, &finding).is_some()
        {
            finding.verdict = Verdict::Difference;
        }
        if self.findings.len() == MOST_FINDINGS {
            self.stopped = Some((n, format!("there are more than {MOST_FINDINGS} findings")));
            return;
        }
        self.find(finding);
    }

    /// Passes over an entry behind one that cannot be carried out, unless a judge goes back before that one.
    fn pass<G: Game>(&mut self, referee: &mut Referee<G>, entry: Entry<G>) {
        let n = entry.n;
        if referee.read(entry).is_ok() && !referee.is_lost() {
            (self.entries, self.stopped) = (n, None);
        } else {
            self.unjudged.push(n);
        }
    }

    fn find(&mut self, finding: Finding) {
        self.named.extend(finding.reasons.iter().map(|it| it.clause));
        self.findings.push(finding);
    }

    /// The clauses of an entry: the one that asked for it, and the one that says how a decision is made.
    fn name_entry<G: Game>(&mut self, entry: &Entry<G>, due: &Due<G>) {
        let made = if let Body::Decision { what, .. } = &entry.body { G::made_under(what) } else { None };
        self.name::<G>(asked_by(&entry.body, due).into_iter().chain(made));
    }

    /// The clauses under which the match stands, and in a log without steps those of what the rules make happen before
    /// the next choice or chance. What they want then.
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
