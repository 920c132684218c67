//! Stepping through a match: a whole log judged once, and the state after any entry.

use super::{
    Audit, BadStart, Demands, Due, Event, Excuser, Finding, Game, Impossible, Judgement, MOST_STEPS, Notice, Referee,
    Repair, Tongue, Verdict, Whole,
};
use crate::log::{Body, Entry, Header, Intervention, Opened, Seat};
use std::cell::OnceCell;
use std::io::Read;

mod branch;
mod dispute;
mod eyes;
mod history;
mod load;
mod position;
mod verdict;

pub use branch::{Branch, Rolled, Tried};
pub use dispute::{Leaves, Plan, Resting, Undoing};
pub use eyes::{NotSeen, Spoken, ThroughEyes, Watching, seen_by};
pub use history::{Moment, Trace};
pub(super) use load::asked_by;
pub use position::NotWritten;

/// The distance between checkpoints: a step back replays at most this many entries. With 64, 99 of a hundred steps back
/// took less than 35 µs where card texts are in play; a state takes some kilobytes.
const STRIDE: usize = 16;

/// A step with the clause that demands it.
pub type Demanded<G> = (<G as crate::log::Vocabulary>::Clause, <G as crate::log::Vocabulary>::Step);

/// A match in a stepping session. The session is after one of the entries, or in a what-if branch that leaves the match
/// there.
///
/// In a log of decisions, the steps derived from an entry belong to it: the table is shown at the next choice or chance.
///
/// ```
/// use headjudge::games::cipher::Cipher;
/// use headjudge::judge::{Recorder, Rules, Session, simulate};
/// use headjudge::log::{Form, Writer};
///
/// let deck = || ["S01-004"; 4].iter().chain(&["B01-003"; 46]).map(|it| it.to_string()).collect::<Vec<String>>();
/// let header = Recorder::<Cipher>::header([("Ann", deck()), ("Ben", deck())]);
/// let mut writer = Writer::new(Vec::new(), Form::Lines, true, &header)?;
/// simulate::<Cipher>(header, 40, |it| writer.write(&it).unwrap())?;
/// let bytes = writer.finish()?;
/// let log = headjudge::log::open(&bytes[..])?;
///
/// let mut session = Session::<Cipher>::open(log)?;
/// let start = Cipher::position_hash(session.state());
/// session.go_to(session.len());
/// session.back(1);
/// assert_eq!(session.at(), session.len() - 1);
/// session.go_to(0);
/// assert_eq!(Cipher::position_hash(session.state()), start);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Session<G: Game> {
    header: Header,
    referee: Referee<G>,
    decks: Option<Finding>,
    start: Vec<Demanded<G>>,
    judged: Vec<Judged<G>>,
    notices: Vec<Notice>,
    audit: Audit,
    whole: Whole,
    /// The demands behind that verdict.
    demands: Demands,
    cut: Option<Cut>,
    calendar: OnceCell<Vec<Moment>>,
    at: usize,
    here: G::State,
    branch: Option<branch::Branch<G>>,
}

/// The referee's results for one entry.
#[derive(Clone, Debug)]
struct Judged<G: Game> {
    judgement: Judgement,
    /// The clause that asked for it, or that the log names for it.
    asked: Option<G::Clause>,
    derived: Vec<Demanded<G>>,
}

/// The reason why a session does not reach the end of its file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cut {
    /// The entry at which it ends. An entry that cannot be applied can be stepped to, as the last one; an unreadable one
    /// cannot.
    pub entry: u32,
    /// Its place in the file.
    pub place: String,
    /// The fault there.
    pub what: String,
    /// `true` for an unreadable record; `false` if the match cannot be followed.
    pub unreadable: bool,
    /// The number of records after it.
    pub behind: u64,
}

impl<G: Game> Session<G> {
    /// Reads and judges a whole log as far as possible ([`Session::cut`]), and starts at its beginning.
    ///
    /// # Errors
    /// [`BadStart`] if the header gives no match to judge.
    pub fn open<R: Read>(log: Opened<R>) -> Result<Session<G>, BadStart> {
        Session::open_with(log, Tongue::ENGLISH, None)
    }

    /// Reads and judges a log that was played by another edition of the rules. Mere differences between the editions have a
    /// verdict of their own. `tongue` is the words to tell it in.
    ///
    /// # Errors
    /// [`BadStart`] if the header gives no match to judge.
    pub fn open_with<'a, R: Read>(
        log: Opened<R>,
        tongue: Tongue,
        excuse: Option<&'a mut Excuser<'a, G>>,
    ) -> Result<Session<G>, BadStart> {
        load::load(log, tongue, excuse)
    }

    /// The log's header.
    pub fn header(&self) -> &Header {
        &self.header
    }

    /// The fixed data of the match.
    pub fn setup(&self) -> &G::Setup {
        self.referee.setup()
    }

    /// The number of entries that can be stepped through.
    pub fn len(&self) -> usize {
        self.judged.len()
    }

    /// Returns `true` if there is no entry to step to.
    pub fn is_empty(&self) -> bool {
        self.judged.is_empty()
    }

    /// The entries that can be stepped through.
    pub fn entries(&self) -> &[Entry<G>] {
        &self.referee.entries()[..self.len()]
    }

    /// The readable entries after [`Session::entries`], at which the match cannot be followed.
    pub fn rest(&self) -> &[Entry<G>] {
        &self.referee.entries()[self.len()..]
    }

    /// An entry by its number, counted from 1.
    pub fn entry(&self, n: usize) -> Option<&Entry<G>> {
        self.entries().get(n.checked_sub(1)?)
    }

    /// The reason why the session does not reach the end of the file, if it does not.
    pub fn cut(&self) -> Option<&Cut> {
        self.cut.as_ref()
    }

    /// Notices: worth reporting, but not faults.
    pub fn notices(&self) -> &[Notice] {
        &self.notices
    }

    /// The notices after an entry.
    pub fn notices_after(&self, n: usize) -> &[Notice] {
        let first = self.notices.partition_point(|it| (it.entry as usize) < n);
        let count = self.notices[first..].partition_point(|it| it.entry as usize == n);
        &self.notices[first..first + count]
    }

    /// The log's notes about an entry: the number of each, and its text.
    pub fn notes_on(&self, n: usize) -> impl Iterator<Item = (u32, &str)> {
        self.referee.entries().iter().filter_map(move |entry| match &entry.body {
            Body::Intervention(what) => match &**what {
                Intervention::Note { text, entry: Some(about) } if *about as usize == n => {
                    Some((entry.n, text.as_str()))
                }
                _ => None,
            },
            _ => None,
        })
    }

    /// The illegal entry that a legal one depends on: the last earlier one that was still valid and touches one of its
    /// cards.
    pub fn depends_on(&self, n: usize) -> Option<u32> {
        let mut cards = Vec::new();
        Event::of(&self.entry(n)?.body).each_card(&mut |card| cards.push(card));
        let touches = |at: usize, it: &Finding| {
            let repaired = it.repaired.iter().any(|it| it.card.is_some_and(|card| cards.contains(&card)));
            repaired || cards.iter().any(|card| card.is_known() && self.touches(at, *card))
        };
        let stands = |it: &Finding| it.verdict == Verdict::Illegal && it.taken_back.is_none_or(|by| by as usize > n);
        let before = (1..n).rev().filter_map(|at| Some((at, self.finding(at)?)));
        let mut illegal = before.filter(|(_, it)| stands(it));
        illegal.find(|(at, it)| touches(*at, it)).map(|(at, _)| at as u32)
    }

    /// The verdict on an entry; 0 is the header.
    pub fn verdict(&self, n: usize) -> Option<Verdict> {
        match n.checked_sub(1) {
            None => Some(self.decks.as_ref().map_or(Verdict::Legal, |it| it.verdict)),
            Some(place) => self.judged.get(place).map(|it| it.judgement.verdict()),
        }
    }

    /// The finding on an entry; 0 is the header.
    pub fn finding(&self, n: usize) -> Option<&Finding> {
        let Some(place) = n.checked_sub(1) else { return self.decks.as_ref() };
        match &self.judged.get(place)?.judgement {
            Judgement::Found(finding) => Some(finding),
            Judgement::Clear(_) => None,
        }
    }

    /// All findings, in the order of the entries, including those on unmodelled entries.
    pub fn findings(&self) -> impl Iterator<Item = &Finding> {
        (0..=self.len()).filter_map(|n| self.finding(n))
    }

    /// The clause that asked for an entry, or that the log names for it.
    pub fn asked(&self, n: usize) -> Option<G::Clause> {
        self.judged.get(n.checked_sub(1)?)?.asked
    }

    /// The clause under which an entry was made: for a decision the one about making it, for anything else the one that
    /// asked for it.
    pub fn clause(&self, n: usize) -> Option<G::Clause> {
        let asked = self.asked(n);
        match &self.entry(n)?.body {
            Body::Decision { what, .. } => G::made_under(what).or(asked),
            _ => asked,
        }
    }

    /// In a log without steps, the steps derived from an entry; 0 is the start.
    pub fn made_of(&self, n: usize) -> &[Demanded<G>] {
        match n.checked_sub(1) {
            None => &self.start,
            Some(place) => self.judged.get(place).map_or(&[], |it| &it.derived),
        }
    }

    /// The clauses concerned by an entry: its own, those of its derived steps, and those in its finding.
    pub fn clauses(&self, n: usize) -> impl Iterator<Item = &'static str> {
        let own = [self.clause(n), self.asked(n)].into_iter().flatten();
        let own = own.chain(self.made_of(n).iter().map(|(clause, _)| *clause));
        let found = self.finding(n).into_iter().flat_map(|finding| finding.reasons.iter().map(|it| it.clause));
        own.map(|it| G::record(it).number).chain(found)
    }

    /// The session's place, as the number of entries that have happened.
    pub fn at(&self) -> usize {
        self.at
    }

    /// The state here, or in the branch.
    pub fn state(&self) -> &G::State {
        self.branch.as_ref().map_or(&self.here, |it| &it.state)
    }

    /// The state after the first `count` entries.
    pub fn state_after(&self, count: usize) -> G::State {
        let mut state = self.referee.state_after(count);
        if self.referee.is_decisions_log() {
            carry_out::<G>(self.referee.setup(), &mut state);
        }
        state
    }

    /// Moves to after the first `count` entries, or the end, and leaves a branch.
    pub fn go_to(&mut self, count: usize) {
        self.branch = None;
        self.at = count.min(self.len());
        self.here = self.state_after(self.at);
    }

    /// Moves forward by `steps` entries.
    pub fn forward(&mut self, steps: usize) {
        self.go_to(self.at.saturating_add(steps));
    }

    /// Moves back by `steps` entries.
    pub fn back(&mut self, steps: usize) {
        self.go_to(self.at.saturating_sub(steps));
    }

    /// The parts of the present table that the referee repaired to be able to continue, with the entry that made the repair
    /// necessary. A card that a later entry moves by the rules is where the log puts it.
    pub fn repairs(&self) -> Vec<(u32, &Repair)> {
        let mut repairs: Vec<(u32, &Repair)> = Vec::new();
        for n in 1..=self.at {
            match self.finding(n) {
                Some(it) if it.taken_back.is_none_or(|by| by as usize > self.at) => {
                    repairs.retain(|(_, known)| !it.repaired.iter().any(|new| new.card == known.card));
                    repairs.extend(it.repaired.iter().map(|repair| (it.entry, repair)));
                }
                Some(_) => {}
                None if repairs.is_empty() => {}
                None => repairs.retain(|(_, it)| it.card.is_none_or(|card| !self.touches(n, card))),
            }
        }
        repairs.retain(|(entry, it)| it.card.is_some() || *entry as usize == self.at);
        repairs
    }

    /// The next entry after this one that satisfies a condition.
    pub fn find(&self, mut holds: impl FnMut(&Self, usize) -> bool) -> Option<usize> {
        (self.at + 1..=self.len()).find(|n| holds(self, *n))
    }

    /// The event that the rules require next.
    pub fn due(&self) -> &Due<G> {
        G::due(self.state())
    }

    /// The steps that the rules demand before the next choice or chance, and the state after them.
    pub fn ahead(&self) -> (Vec<Demanded<G>>, G::State) {
        let mut state = self.state().clone();
        let steps = carry_out::<G>(self.setup(), &mut state);
        (steps, state)
    }

    /// Judges a decision as a what-if, after the steps that the rules demand before the next choice. Unless it is illegal,
    /// or if `anyway` is set, it is applied in a branch, in which further decisions continue.
    ///
    /// # Errors
    /// [`Impossible`] if nobody has to choose and no player is named, or if it cannot be applied.
    pub fn what_if(&mut self, by: Option<Seat>, what: &G::Decision, anyway: bool) -> Result<Tried<G>, Impossible> {
        branch::what_if(self, by, what, anyway)
    }

    /// Makes up an outcome of the chance that is due from a seed, in a branch or to begin one.
    ///
    /// # Errors
    /// [`Impossible`] if no chance is due.
    pub fn roll(&mut self, seed: u64) -> Result<Rolled<G>, Impossible> {
        branch::roll(self, seed)
    }

    /// The number of decisions and outcomes in the branch; `None` outside one.
    pub fn depth(&self) -> Option<usize> {
        self.branch.as_ref().map(|it| it.depth)
    }

    /// The present branch, to re-enter with [`Session::enter`].
    pub fn branch(&self) -> Option<Branch<G>> {
        self.branch.clone()
    }

    /// Enters a branch, after the entry where it leaves the match.
    pub fn enter(&mut self, branch: Branch<G>) {
        self.go_to(branch.at);
        self.branch = Some(branch);
    }

    /// Moves to the place of another session of the same match.
    pub fn stand_as(&mut self, other: &Session<G>) {
        self.go_to(other.at);
        self.branch = other.branch();
    }

    /// Leaves the branch. Returns `false` if there was none.
    pub fn leave_branch(&mut self) -> bool {
        self.branch.take().is_some()
    }
}

/// Applies the steps that the rules demand before the next choice or chance.
fn carry_out<G: Game>(setup: &G::Setup, state: &mut G::State) -> Vec<Demanded<G>> {
    let mut done = Vec::new();
    for _ in 0..MOST_STEPS {
        let Due::Step { clause, what } = G::due(state) else { break };
        let (clause, what) = (*clause, what.clone());
        if G::apply_step(setup, state, &what, true).is_err() {
            break;
        }
        done.push((clause, what));
    }
    done
}
