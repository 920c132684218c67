//! Replaying a whole log through the referee.

use super::record_by_record::{Auditing, Left};
use super::{Ending, How, Revised, Told, What};
use crate::judge::{
    Chain, Excuse, Excuser, Finding, Game, Ground, Language, Notice, Referee, Tongue, Verdict, wording,
};
use crate::log::{Header, Malformed, Occasion, Opened, Place, Seat};
use crate::table::Card;
use schemars::JsonSchema;
use serde::Serialize;
use std::io::Read;

/// The maximum number of findings of each verdict in one log that are given in full. Further ones are brief.
pub const MOST_FINDINGS: usize = 1000;

/// The result of an audit of one log.
#[derive(Clone, Debug, Default, PartialEq, Serialize, JsonSchema)]
pub struct Audit {
    /// The game's id.
    pub game: String,
    /// The players' names.
    pub players: Vec<String>,
    /// The outcome of the match.
    pub result: Ended,
    /// The number of judged entries.
    pub entries: u64,
    /// The number of further records that were not judged: unreadable ones, and those after a record that cannot be read or
    /// applied.
    pub unjudged: u64,
    /// The number of entries that depend on a card's text that is not encoded.
    pub unmodelled: u64,
    /// The number that depend on a card that the log hides.
    pub undecidable: u64,
    /// The number of illegal entries.
    pub illegal: u64,
    /// The number of illegal entries that are consequences of earlier ones; the others are causes.
    pub consequences: u64,
    /// The number of entries that are illegal only by this edition of the rules, and legal in the edition that was played.
    pub differences: u64,
    /// The number of further entries that were illegal, until a judge rewound to before them.
    pub taken_back_illegal: u64,
    /// The things that the result depends on and that were not judged, the gravest first; empty for a clean log.
    pub rests_on: Vec<Ground>,
    /// The findings: every verdict but legal. Illegal entries come first, then the others by gravity, then those that a
    /// judge took back; within each group, in the order of the entries. At most 1000 of each verdict are given in full.
    pub findings: Vec<Located>,
    /// The findings that are not given in full, in the same order. None is left out.
    pub further: Vec<Brief>,
    /// Notices: worth reporting, but not faults.
    pub notices: Vec<Notice>,
    /// The state of the seal: whether the file was altered.
    pub chain: Chain,
    /// The head of the log: the last hash of a sealed log, or the hash computed on request.
    pub head: Option<String>,
    /// Records that cannot be read.
    pub unreadable: Vec<Unreadable>,
    /// The match's place in a tournament, as in the header.
    pub occasion: Occasion,
    /// Things that another program's log does not say.
    pub remarks: Vec<String>,
    /// The reason why the match could not be followed to its end, and the entry from which on.
    pub stopped: Option<Stopped>,
    /// Entries that could not be applied, after which the match could be followed again once a judge had rewound or set the
    /// table by hand. The entries in between were not judged.
    pub passed_over: Vec<Stopped>,
    /// The language of the report.
    #[serde(skip)]
    pub language: Language,
    /// The number of findings of each verdict.
    #[serde(skip)]
    told: [usize; 5],
}

/// A finding that is not given in full.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Brief {
    /// The entry.
    pub entry: u32,
    /// The line, in a JSON Lines log.
    pub line: Option<u32>,
    /// The frame, in a binary log.
    pub frame: Option<u32>,
    /// The other program's event behind the entry, in an imported log.
    pub source_event: Option<u64>,
    /// The player concerned; `None` if the event names nobody.
    pub player: Option<Seat>,
    /// The number of the turn.
    pub turn: u32,
    /// The verdict.
    pub verdict: Verdict,
    /// The decisive clause.
    pub clause: &'static str,
    /// The card whose text, or whose hidden face, the entry depends on.
    pub card: Option<Card>,
    /// The entry of the earlier finding that it is a consequence of.
    pub follows: Option<u32>,
    /// The judge's rewind that took the entry back.
    pub taken_back: Option<u32>,
}

/// A finding and its place in the file.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Located {
    /// The line, in a JSON Lines log.
    pub line: Option<u32>,
    /// The frame, in a binary log.
    pub frame: Option<u32>,
    /// The other program's event behind the entry, in an imported log.
    pub source_event: Option<u64>,
    /// The difference of edition that explains the finding.
    pub difference: Option<Excuse>,
    /// The finding.
    #[serde(flatten)]
    pub finding: Finding,
}

/// The outcome of a match.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Ended {
    /// The log ends before the match does.
    #[default]
    Unfinished,
    /// Player A won.
    AWins,
    /// Player B won.
    BWins,
    /// Nobody won.
    Draw,
}

/// A record that cannot be read.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Unreadable {
    /// Its place.
    pub place: String,
    /// The fault, and the expected content.
    pub what: String,
}

/// The point at which a match could no longer be followed.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Stopped {
    /// The entry; 0 for the header.
    pub entry: u32,
    /// Its place.
    pub place: String,
    /// The reason.
    pub why: String,
    /// The judge's rewind that took the entry back.
    pub taken_back: Option<u32>,
}

/// Audits a log of the game that its header names.
///
/// ```
/// use headjudge::games::cipher::Cipher;
/// use headjudge::judge::audit;
///
/// let log = headjudge::fixtures::log("cipher", "17.1.2-already-rested/illegal").expect("a log");
/// let audit = audit::<Cipher, _>(headjudge::log::open(log.as_bytes())?);
/// assert_eq!(audit.findings[0].finding.clause(), "17.1.2");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn audit<G: Game, R: Read>(log: Opened<R>) -> Audit {
    replay::<G, R>(log, Tongue::ENGLISH, false, None)
}

/// Audits a log that was played by another edition of the rules. Mere differences between the editions are counted
/// separately. `tongue` is the words to tell it in; `hashing` also computes the head of an unsealed log.
pub fn audit_with<'a, G: Game, R: Read>(
    log: Opened<R>,
    tongue: Tongue,
    hashing: bool,
    excuse: Option<&'a mut Excuser<'a, G>>,
) -> Audit {
    replay::<G, R>(log, tongue, hashing, excuse)
}

fn replay<'a, G: Game, R: Read>(
    log: Opened<R>,
    tongue: Tongue,
    hashing: bool,
    excuse: Option<&'a mut Excuser<'a, G>>,
) -> Audit {
    let mut auditing = Auditing::<G, R>::open(log, How::bare(tongue, hashing), excuse);
    while let Some(told) = auditing.replay.advance() {
        auditing.audit.take(told);
    }
    auditing.end().0
}

fn ended<G: Game>(referee: &Referee<G>) -> Ended {
    use crate::log::Seat;
    match referee.outcome() {
        None => Ended::Unfinished,
        Some(it) => match it.winner {
            None => Ended::Draw,
            Some(Seat::A) => Ended::AWins,
            Some(Seat::B) => Ended::BWins,
        },
    }
}

impl Ended {
    /// The outcome in words.
    pub fn told(self, language: Language) -> String {
        use crate::log::Seat;
        match self {
            Ended::Unfinished => wording::ended_unfinished(language),
            Ended::AWins => wording::ended_wins(language, Seat::A),
            Ended::BWins => wording::ended_wins(language, Seat::B),
            Ended::Draw => wording::ended_draw(language),
        }
    }
}

impl Audit {
    /// The audit of a match of which only the header was read so far.
    pub(in crate::judge) fn of_header(header: &Header, language: Language) -> Audit {
        let players = header.players.iter().map(|it| it.name.clone()).collect();
        let occasion = header.occasion.clone().unwrap_or_default();
        Audit { game: header.game.clone(), players, occasion, language, ..Audit::default() }
    }

    /// Adds the result of a record.
    #[inline]
    pub(in crate::judge) fn take(&mut self, told: Told) {
        let Told { place, what, notice, revised, withdrawn, .. } = told;
        withdrawn.into_iter().for_each(|it| self.withdraw(it));
        match what {
            What::Judged(Verdict::Legal, None, _) => self.entries += 1,
            What::Judged(verdict, finding, excuse) => self.judged(place, verdict, finding, excuse),
            What::GoesOn(verdict, finding) => self.judged(place, verdict, finding, None),
            What::Stopped(finding, _) => self.judged(place, Verdict::Legal, finding, None),
            What::Passed | What::Unreadable | What::Unfollowed => self.unjudged += 1,
        }
        if let Some(notice) = notice
            && self.notices.len() < MOST_FINDINGS
        {
            self.notices.push(*notice);
        }
        revised.into_iter().for_each(|it| self.revise(*it));
    }

    /// Revises the verdict on an entry with a missing step, in the light of later entries.
    #[cold]
    fn revise(&mut self, revised: Revised) {
        let Revised { from, missing, instead } = revised;
        if let Some(instead) = instead {
            while let Some(it) = self.findings.pop_if(|it| it.finding.entry > from) {
                self.uncount(it.finding.verdict);
            }
            while let Some(it) = self.further.pop_if(|it| it.entry > from) {
                self.uncount(it.verdict);
            }
            instead.into_iter().for_each(|(place, it)| self.find(place, it, None));
        }
        let last = self.findings.iter_mut().rev().map(|it| &mut it.finding).take_while(|it| it.entry >= from);
        last.filter(|it| it.entry == from).for_each(|it| it.revise(missing));
    }

    /// Removes the finding on an entry that the rules themselves took back.
    #[cold]
    fn withdraw(&mut self, entry: u32) {
        if let Some(at) = self.findings.iter().rposition(|it| it.finding.entry == entry) {
            let verdict = self.findings.remove(at).finding.verdict;
            self.uncount(verdict);
        } else if let Some(at) = self.further.iter().rposition(|it| it.entry == entry) {
            let verdict = self.further.remove(at).verdict;
            self.uncount(verdict);
        }
    }

    fn uncount(&mut self, verdict: Verdict) {
        self.told[verdict as usize] -= 1;
        let count = match verdict {
            Verdict::Difference => &mut self.differences,
            Verdict::Illegal => &mut self.illegal,
            Verdict::Undecidable => &mut self.undecidable,
            Verdict::Unmodelled => &mut self.unmodelled,
            Verdict::Legal => return,
        };
        *count -= 1;
    }

    /// Adds the rest at the end of a log, and sorts the findings by gravity.
    pub(in crate::judge) fn close<G: Game>(&mut self, ending: Ending<G>) -> Left<G> {
        let Ending { referee, chain, head, unreadable, stopped, mut passed_over, mut grounds, revised, undone } =
            ending;
        revised.iter().for_each(|it| self.revise(it.clone()));
        self.result = referee.as_ref().map_or(Ended::Unfinished, ended);
        for it in self.findings.iter_mut().map(|it| &mut it.finding) {
            it.taken_back = undone.by(it.entry);
        }
        for it in &mut self.further {
            it.taken_back = undone.by(it.entry);
        }
        let (mut taken_back, mut consequences) = (0, 0);
        for (_, _, follows, by) in self.illegal_entries() {
            taken_back += u64::from(by.is_some());
            consequences += u64::from(by.is_none() && follows.is_some());
        }
        (self.taken_back_illegal, self.consequences) = (taken_back, consequences);
        self.illegal -= taken_back;
        let gravity = |taken_back: Option<u32>, verdict| (taken_back.is_some(), std::cmp::Reverse(verdict));
        self.findings.sort_by_key(|it| it.finding.order());
        self.further.sort_by_key(|it| gravity(it.taken_back, it.verdict));
        for it in &mut passed_over {
            it.taken_back = undone.by(it.entry);
        }
        for it in self.findings.iter().map(|it| &it.finding) {
            grounds.rest_on(it.entry, it.verdict, it.card, Some(it));
        }
        for it in &self.further {
            grounds.rest_on(it.entry, it.verdict, it.card, None);
        }
        self.rests_on = grounds.finish();
        (self.chain, self.head, self.unreadable) = (chain, head, unreadable);
        (self.stopped, self.passed_over) = (stopped, passed_over);
        Left { referee, undone, revised }
    }

    /// The audit of a file that has no readable header.
    pub fn of_unreadable(place: Place, what: &Malformed) -> Audit {
        Audit::of_refused(place.to_string(), what.to_string())
    }

    /// The audit of another program's file that is not in the form that this program writes.
    pub fn of_refused(place: String, what: String) -> Audit {
        Audit { unreadable: vec![Unreadable { place, what }], ..Audit::default() }
    }

    fn judged(&mut self, place: Place, verdict: Verdict, finding: Option<Box<Finding>>, excuse: Option<Excuse>) {
        self.entries += 1;
        match finding {
            Some(finding) => self.find(place, *finding, excuse),
            None => self.count(verdict),
        }
    }

    fn count(&mut self, verdict: Verdict) {
        match verdict {
            Verdict::Difference => self.differences += 1,
            Verdict::Illegal => self.illegal += 1,
            Verdict::Undecidable => self.undecidable += 1,
            Verdict::Unmodelled => self.unmodelled += 1,
            Verdict::Legal => {}
        }
    }

    /// Adds a finding. After the maximum for its verdict, only its place and the decisive clause are kept.
    #[cold]
    pub(in crate::judge) fn find(&mut self, place: Place, finding: Finding, difference: Option<Excuse>) {
        let verdict = finding.verdict;
        self.count(verdict);
        let (line, frame) = match place {
            Place::Line(line) => (Some(line), None),
            Place::Frame(frame) => (None, Some(frame)),
        };
        let told = &mut self.told[verdict as usize];
        *told += 1;
        if *told > MOST_FINDINGS {
            let (entry, clause, follows) = (finding.entry, finding.clause(), finding.follows);
            let (source_event, taken_back, card) = (None, None, finding.card);
            let (player, turn) = (finding.player, finding.turn);
            let brief =
                Brief { entry, line, frame, source_event, player, turn, verdict, clause, card, follows, taken_back };
            return self.further.push(brief);
        }
        self.findings.push(Located { line, frame, source_event: None, difference, finding });
    }

    /// The entry and clause of the first illegal entry that no judge took back.
    pub fn first_fault(&self) -> Option<(u32, &'static str)> {
        let told = self.findings.iter().map(|it| &it.finding);
        let told = told.map(|it| (it.verdict, it.taken_back, it.entry, it.clause()));
        let further = self.further.iter().map(|it| (it.verdict, it.taken_back, it.entry, it.clause));
        let faults = told.chain(further).filter(|it| it.0 == Verdict::Illegal && it.1.is_none());
        faults.map(|it| (it.2, it.3)).min_by_key(|it| it.0)
    }
}

impl Stopped {
    /// The message that the match cannot be followed from here, and why.
    pub fn told(&self, language: Language) -> String {
        wording::stopped(language, &self.place, self.entry, &self.why)
    }
}
