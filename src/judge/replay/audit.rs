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

/// The most findings of each verdict in one log that are told in full; of further ones only where they stand and what decides.
pub const MOST_FINDINGS: usize = 1000;

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
    /// How many further records were not judged: they cannot be read, or stand behind one that cannot be read or carried
    /// out.
    pub unjudged: u64,
    /// How many of them rest on the text of a card, which is not encoded.
    pub unmodelled: u64,
    /// How many depend on a card that the log hides.
    pub undecidable: u64,
    /// How many are illegal.
    pub illegal: u64,
    /// How many of the illegal ones follow from an earlier one: the others are causes.
    pub consequences: u64,
    /// How many are illegal by this edition of the rules alone, and not by the one that the log was played by.
    pub differences: u64,
    /// How many further ones were illegal, until a judge went back to before them.
    pub taken_back_illegal: u64,
    /// What the result rests on and nobody judged, the gravest first; empty for a log that is clean.
    pub rests_on: Vec<Ground>,
    /// The findings: every verdict but legal. Illegal ones come first, then the others by their gravity, and last what a
    /// judge took back; among these, in the order of the entries. At most 1000 of each verdict are told in full.
    pub findings: Vec<Located>,
    /// The findings that are not told in full, in the same order: none is left out.
    pub further: Vec<Brief>,
    /// What is no fault and yet has to be told.
    pub notices: Vec<Notice>,
    /// Whether the file was altered.
    pub chain: Chain,
    /// The head of the log: the last hash of a sealed one, or the one that was computed because it was asked for.
    pub head: Option<String>,
    /// Records that cannot be read.
    pub unreadable: Vec<Unreadable>,
    /// The match in its tournament, as the header has it.
    pub occasion: Occasion,
    /// What another program's log leaves unsaid.
    pub remarks: Vec<String>,
    /// Why the match could not be followed to its end, and from which entry on.
    pub stopped: Option<Stopped>,
    /// Entries that could not be carried out, and behind which the match could be followed after a judge had gone back before
    /// them or set the table by hand. What stands between was not judged.
    pub passed_over: Vec<Stopped>,
    /// The language in which it is told.
    #[serde(skip)]
    pub language: Language,
    /// How many findings there were of each verdict.
    #[serde(skip)]
    told: [usize; 5],
}

/// A finding that is not told in full.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Brief {
    /// The entry.
    pub entry: u32,
    /// The line, in a JSON Lines log.
    pub line: Option<u32>,
    /// The frame, in a binary log.
    pub frame: Option<u32>,
    /// The other program's event that the entry comes from, in a log of another program.
    pub source_event: Option<u64>,
    /// The player that the event is about; none where it names nobody.
    pub player: Option<Seat>,
    /// The number of the turn.
    pub turn: u32,
    /// The verdict.
    pub verdict: Verdict,
    /// The clause that decides.
    pub clause: &'static str,
    /// The card whose text, or whose hidden face, the entry depends on.
    pub card: Option<Card>,
    /// The entry of the earlier finding that it follows from.
    pub follows: Option<u32>,
    /// The judge's rewind that took the entry back.
    pub taken_back: Option<u32>,
}

/// A finding and where it stands in the file.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Located {
    /// The line, in a JSON Lines log.
    pub line: Option<u32>,
    /// The frame, in a binary log.
    pub frame: Option<u32>,
    /// The other program's event that the entry comes from, in a log of another program.
    pub source_event: Option<u64>,
    /// The difference of edition that the finding comes from.
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
    /// The judge's rewind that took the entry back.
    pub taken_back: Option<u32>,
}

/// Replays a log of a game that the header was found to name.
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

/// Replays a log that was played by another edition of the rules: what is only a difference between the editions
/// counts apart. `tongue` is the words that it is told in; `hashing` asks for the head of an unsealed log, too.
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
    /// The words that people read.
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
    /// What the header says of a match, of which nothing was read so far.
    pub(in crate::judge) fn of_header(header: &Header, language: Language) -> Audit {
        let players = header.players.iter().map(|it| it.name.clone()).collect();
        let occasion = header.occasion.clone().unwrap_or_default();
        Audit { game: header.game.clone(), players, occasion, language, ..Audit::default() }
    }

    /// Takes in what became of a record.
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

    /// Later entries show what to make of one that says something to be missing.
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

    /// Takes the finding on an entry away that the rules themselves took back.
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

    /// Takes in what is left at the end of a log, and puts the gravest first.
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

    /// The audit of a file of another program that is not what that program writes.
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

    /// Takes a finding in; behind so many of its verdict only where it stands and what decides.
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
    /// That the match cannot be followed from here, and why.
    pub fn told(&self, language: Language) -> String {
        wording::stopped(language, &self.place, self.entry, &self.why)
    }
}
