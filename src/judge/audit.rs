//! Replaying a whole log through the referee.

use super::{Due, Excuse, Excuser, Finding, Game, Judgement, Notice, Referee, Verdict};
use crate::log::{Entry, Hash, Link, Malformed, Opened, Place, ReadFault};
use schemars::JsonSchema;
use serde::Serialize;
use std::io::Read;

/// The most findings of one log that are told in full; more are counted.
pub const MOST_FINDINGS: usize = 1000;
/// The most unreadable records of one log that are told.
const MOST_FAULTS: usize = 20;
/// How far apart checkpoints lie while auditing; they serve rewinds alone.
const STRIDE: usize = 4096;

/// What an audit found in one log.
#[derive(Clone, Debug, Default, PartialEq, Serialize, JsonSchema)]
pub struct Audit {
    /// The game's id.
    pub game: String,
    /// The players' names.
    pub players: Vec<String>,
    /// How the match ended.
    pub result: Ended,
    /// How many entries were judged.
    pub entries: u64,
    /// How many of them rest on the text of a card, which is not encoded.
    pub unmodelled: u64,
    /// How many hang on a card that the log hides.
    pub undecidable: u64,
    /// How many are illegal.
    pub illegal: u64,
    /// How many are illegal by this edition of the rules alone, and not by the one that the log was played by.
    pub differences: u64,
    /// The findings, in the order of the entries.
    pub findings: Vec<Located>,
    /// How many more findings there were than are told.
    pub more_findings: u64,
    /// What is no fault and yet has to be told.
    pub notices: Vec<Notice>,
    /// Whether the file was altered.
    pub chain: Chain,
    /// Records that cannot be read.
    pub unreadable: Vec<Unreadable>,
    /// What another program's log leaves unsaid.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub remarks: Vec<String>,
    /// Why the match could not be followed to its end, and from which entry on.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stopped: Option<Stopped>,
    /// Entries at which the match could not be followed, and behind which it could after a judge had gone back before
    /// them. What stands between was not judged.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub taken_back: Vec<Stopped>,
    /// The header is one that the program judges by other definitions than the log's recorder did.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub warnings: Vec<String>,
}

/// A finding and where it stands in the file.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Located {
    /// The line, in a JSON Lines log.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub line: Option<u32>,
    /// The frame, in a binary log.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub frame: Option<u32>,
    /// The other program's event that the entry comes from, in a log of another program.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub source_event: Option<u64>,
    /// The difference of edition that the finding comes from.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub difference: Option<Excuse>,
    /// The finding.
    #[serde(flatten)]
    pub finding: Finding,
}

/// How a match ended.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Ended {
    /// The log ends before the match.
    #[default]
    Unfinished,
    /// Player A won.
    AWins,
    /// Player B won.
    BWins,
    /// Nobody won.
    Draw,
}

/// Whether the file was altered.
#[derive(Clone, Debug, Default, PartialEq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case", tag = "state")]
pub enum Chain {
    /// The log carries no hashes.
    #[default]
    Unsealed,
    /// Every hash fits.
    Intact {
        /// The last hash.
        head: String,
    },
    /// A hash does not fit.
    Broken {
        /// The first entry that does not fit; 0 for the header.
        entry: u32,
        /// Where it stands.
        place: String,
    },
}

/// A record that cannot be read.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Unreadable {
    /// Where it stands.
    pub place: String,
    /// What is wrong and what was expected.
    pub what: String,
}

/// Why a match could not be followed.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Stopped {
    /// The entry; 0 for the header.
    pub entry: u32,
    /// Where it stands.
    pub place: String,
    /// Why.
    pub why: String,
}

/// Replays a log of a game that the header was found to name.
///
/// ```
/// use headjudge::games::cipher::Cipher;
/// use headjudge::judge::audit;
///
/// let log = include_bytes!("../../fixtures/cipher/17.1.2-already-rested/illegal.jsonl");
/// let audit = audit::<Cipher, _>(headjudge::log::open(&log[..])?);
/// assert_eq!(audit.findings[0].finding.clause(), "17.1.2");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn audit<G: Game, R: Read>(log: Opened<R>) -> Audit {
    replay::<G, R>(log, None)
}

/// Replays a log that was played by another edition of the rules: what is only a difference between the editions
/// counts apart.
pub fn audit_excusing<G: Game, R: Read>(log: Opened<R>, excuse: &mut Excuser<'_, G>) -> Audit {
    replay::<G, R>(log, Some(excuse))
}

fn replay<G: Game, R: Read>(log: Opened<R>, excuse: Option<&mut Excuser<'_, G>>) -> Audit {
    let mut audit = Audit { game: log.header.game.clone(), ..Audit::default() };
    audit.players = log.header.players.iter().map(|it| it.name.clone()).collect();
    audit.warnings = warnings::<G>(&log.header);
    let mut referee = match Referee::<G>::open(&log.header, STRIDE, false) {
        Ok((referee, finding)) => {
            if let Some(finding) = finding {
                audit.find(log.place(), finding, None);
            }
            Some(referee.without_remarks())
        }
        Err(fault) => {
            audit.stop(0, log.place(), fault.0);
            None
        }
    };
    audit.chain = Chain::of(&log.link);
    follow(&mut audit, &mut referee, log, excuse);
    if let Some(referee) = &mut referee {
        audit.result = ended(referee);
    }
    audit
}

fn follow<G: Game, R: Read>(
    audit: &mut Audit,
    referee: &mut Option<Referee<G>>,
    log: Opened<R>,
    mut excuse: Option<&mut Excuser<'_, G>>,
) {
    let mut entries = log.entries::<G>(false);
    let mut read = 0;
    for record in entries.by_ref() {
        let record = match record {
            Ok(record) => record,
            Err(fault) => {
                if !matches!(fault.what, Malformed::OutOfOrder { .. }) || audit.unreadable.is_empty() {
                    audit.cannot_read(fault.place, &fault.what);
                }
                audit.unlink(read + 1, &fault);
                continue;
            }
        };
        read = record.entry.n;
        if let Link::Broken(_) = record.link
            && !matches!(audit.chain, Chain::Broken { .. })
        {
            audit.chain = Chain::Broken { entry: record.entry.n, place: record.place.to_string() };
        }
        // Behind a record that cannot be read nobody knows how the match stands.
        if !audit.unreadable.is_empty() {
            continue;
        }
        match referee.as_mut() {
            None => {}
            Some(referee) if referee.is_lost() => audit.pass(referee, record.place, record.entry),
            Some(referee) => audit.judge(referee, record.place, record.entry, excuse.as_deref_mut()),
        }
    }
    if let Chain::Intact { head } = &mut audit.chain {
        *head = entries.head().to_string();
    }
}

fn ended<G: Game>(referee: &mut Referee<G>) -> Ended {
    use crate::log::Seat;
    // In a log without steps the result is derived.
    if let Due::Step { .. } = referee.due()
        && referee.is_decisions_log()
    {
        referee.derive_steps();
    }
    match G::outcome(referee.state()) {
        None => Ended::Unfinished,
        Some(it) => match it.winner {
            None => Ended::Draw,
            Some(Seat::A) => Ended::AWins,
            Some(Seat::B) => Ended::BWins,
        },
    }
}

pub(super) fn warnings<G: Game>(header: &crate::log::Header) -> Vec<String> {
    let mut warnings = Vec::new();
    let mut compare = |what: &str, written: &Option<String>, ours: &str| {
        if let Some(written) = written
            && *written != ours
        {
            warnings
                .push(format!("the log was recorded with other {what} than this program's ({written}, here {ours})"));
        }
    };
    compare("clauses", &header.catalogue, G::catalogue_hash());
    compare("card definitions", &header.cards, G::cards_hash());
    warnings
}

impl Ended {
    /// The words that people read.
    pub const fn name(self) -> &'static str {
        match self {
            Ended::Unfinished => "unfinished",
            Ended::AWins => "A wins",
            Ended::BWins => "B wins",
            Ended::Draw => "draw",
        }
    }
}

impl Audit {
    /// Judges an entry, and notes what is found in it.
    #[inline]
    fn judge<G: Game>(
        &mut self,
        referee: &mut Referee<G>,
        place: Place,
        entry: Entry<G>,
        excuse: Option<&mut Excuser<'_, G>>,
    ) {
        self.entries += 1;
        let n = entry.n;
        let before = excuse.is_some().then(|| (referee.state().clone(), entry.clone()));
        let (finding, stopped) = match referee.read(entry) {
            Ok(Judgement::Clear(Verdict::Legal)) => (None, None),
            Ok(Judgement::Clear(_)) => {
                self.unmodelled += 1;
                (None, None)
            }
            Ok(Judgement::Found(finding)) => (Some(*finding), None),
            Err(why) => (referee.take_last(), Some(why)),
        };
        if let Some(finding) = finding {
            let excused = match (excuse, before) {
                (Some(excuse), Some((state, entry))) if finding.verdict == Verdict::Illegal => {
                    excuse(referee.setup(), &state, &entry, &finding)
                }
                _ => None,
            };
            self.find(place, finding, excused);
        }
        if let Some(why) = stopped {
            self.stop(n, place, why.0);
        }
        if let Some(notice) = referee.take_notice()
            && self.notices.len() < MOST_FINDINGS
        {
            self.notices.push(notice);
        }
    }

    /// Passes over an entry behind one that cannot be carried out, unless a judge goes back before that one.
    #[cold]
    fn pass<G: Game>(&mut self, referee: &mut Referee<G>, place: Place, entry: Entry<G>) {
        let Ok(judgement) = referee.read(entry) else { return };
        if !referee.is_lost() {
            self.entries += 1;
            self.taken_back.extend(self.stopped.take());
            if let Judgement::Found(finding) = judgement {
                self.find(place, *finding, None);
            }
        }
    }

    /// The audit of a file that has no readable header.
    pub fn of_unreadable(place: Place, what: &Malformed) -> Audit {
        let mut audit = Audit::default();
        audit.cannot_read(place, what);
        audit
    }

    /// The audit of a file of another program that is not what that program writes.
    pub fn of_refused(place: String, what: String) -> Audit {
        Audit { unreadable: vec![Unreadable { place, what }], ..Audit::default() }
    }

    fn find(&mut self, place: Place, mut finding: Finding, difference: Option<Excuse>) {
        if difference.is_some() {
            finding.verdict = Verdict::Difference;
        }
        match finding.verdict {
            Verdict::Difference => self.differences += 1,
            Verdict::Illegal => self.illegal += 1,
            Verdict::Undecidable => self.undecidable += 1,
            Verdict::Unmodelled => self.unmodelled += 1,
            Verdict::Legal => {}
        }
        if finding.verdict == Verdict::Unmodelled {
            return;
        }
        if self.findings.len() == MOST_FINDINGS {
            self.more_findings += 1;
            return;
        }
        let (line, frame) = match place {
            Place::Line(line) => (Some(line), None),
            Place::Frame(frame) => (None, Some(frame)),
        };
        self.findings.push(Located { line, frame, source_event: None, difference, finding });
    }

    fn cannot_read(&mut self, place: Place, what: &Malformed) {
        if self.unreadable.len() < MOST_FAULTS {
            self.unreadable.push(Unreadable { place: place.to_string(), what: what.to_string() });
        }
    }

    /// A record of a sealed log that is another than it was, or stands where another belongs.
    fn unlink(&mut self, entry: u32, fault: &ReadFault) {
        let cut = matches!(fault.what, Malformed::Cut { .. } | Malformed::Io(_));
        if !cut && matches!(self.chain, Chain::Intact { .. }) {
            self.chain = Chain::Broken { entry, place: fault.place.to_string() };
        }
    }

    fn stop(&mut self, entry: u32, place: Place, why: String) {
        self.stopped = Some(Stopped { entry, place: place.to_string(), why });
    }
}

impl Chain {
    /// What the header's hash says so far.
    pub(super) fn of(link: &Link) -> Chain {
        match link {
            Link::Unsealed => Chain::Unsealed,
            Link::Fits => Chain::Intact { head: Hash([0; 32]).to_string() },
            Link::Broken(_) => Chain::Broken { entry: 0, place: "the header".to_owned() },
        }
    }
}
