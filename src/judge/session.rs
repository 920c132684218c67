//! Stepping through a match: a whole log judged once, and the table as it stood after any entry.

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

/// How far apart checkpoints lie: a step back goes through at most so many entries again. With 64 of them, 99 of a hundred steps
/// back took less than 35 µs where the texts of cards are in play; a state takes some kilobytes.
const STRIDE: usize = 16;

/// A step with the clause that demands it.
pub type Demanded<G> = (<G as crate::log::Vocabulary>::Clause, <G as crate::log::Vocabulary>::Step);

/// A match that is stepped through. It stands after one of its entries, or in a what-if branch that leaves
/// the match there.
///
/// In a log of decisions alone, what the rules make of an entry belongs to it: the table is shown as it
/// stands when the next choice or chance is due.
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
    /// What that verdict was held to.
    demands: Demands,
    cut: Option<Cut>,
    calendar: OnceCell<Vec<Moment>>,
    at: usize,
    here: G::State,
    branch: Option<branch::Branch<G>>,
}

/// What the referee made of one entry.
#[derive(Clone, Debug)]
struct Judged<G: Game> {
    judgement: Judgement,
    /// The clause that asked for it, or that the log names for it.
    asked: Option<G::Clause>,
    derived: Vec<Demanded<G>>,
}

/// Why a session does not reach the end of its file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cut {
    /// The entry at which it ends. One that cannot be carried out can be stepped to, as the last; one that cannot be
    /// read cannot.
    pub entry: u32,
    /// Where that stands in the file.
    pub place: String,
    /// What is wrong there.
    pub what: String,
    /// Whether a record cannot be read; if not, it is the match that cannot be followed.
    pub unreadable: bool,
    /// How many records stand behind it.
    pub behind: u64,
}

impl<G: Game> Session<G> {
    /// Reads and judges a whole log, as far as it can be read and followed ([`Session::cut`]), and stands at
    /// its start.
    ///
    /// # Errors
    /// [`BadStart`] where the header gives no match to judge.
    pub fn open<R: Read>(log: Opened<R>) -> Result<Session<G>, BadStart> {
        Session::open_with(log, Tongue::ENGLISH, None)
    }

    /// Reads and judges a log that was played by another edition of the rules: what is only a difference between the
    /// editions has a verdict of its own. `tongue` is the words that it is told in.
    ///
    /// # Errors
    /// [`BadStart`] where the header gives no match to judge.
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

    /// What stays the same for the whole match.
    pub fn setup(&self) -> &G::Setup {
        self.referee.setup()
    }

    /// How many entries can be stepped through.
    pub fn len(&self) -> usize {
        self.judged.len()
    }

    /// Whether there is no entry to step to.
    pub fn is_empty(&self) -> bool {
        self.judged.is_empty()
    }

    /// The entries that can be stepped through.
    pub fn entries(&self) -> &[Entry<G>] {
        &self.referee.entries()[..self.len()]
    }

    /// The entries behind [`Session::entries`] that can be read, but at which the match cannot be followed.
    pub fn rest(&self) -> &[Entry<G>] {
        &self.referee.entries()[self.len()..]
    }

    /// An entry by its number, counted from 1.
    pub fn entry(&self, n: usize) -> Option<&Entry<G>> {
        self.entries().get(n.checked_sub(1)?)
    }

    /// Why the session does not reach the end of the file.
    pub fn cut(&self) -> Option<&Cut> {
        self.cut.as_ref()
    }

    /// What is no fault and yet has to be told.
    pub fn notices(&self) -> &[Notice] {
        &self.notices
    }

    /// What was noticed after an entry.
    pub fn notices_after(&self, n: usize) -> &[Notice] {
        let first = self.notices.partition_point(|it| (it.entry as usize) < n);
        let count = self.notices[first..].partition_point(|it| it.entry as usize == n);
        &self.notices[first..first + count]
    }

    /// The notes of the log that say that they are about an entry: where each stands, and what it says.
    pub fn notes_on(&self, n: usize) -> impl Iterator<Item = (u32, &str)> {
        self.referee.entries().iter().filter_map(move |it| match &it.body {
            Body::Intervention(what) => match &**what {
                Intervention::Note { text, entry: Some(about) } if *about as usize == n => Some((it.n, text.as_str())),
                _ => None,
            },
            _ => None,
        })
    }

    /// The illegal entry that a legal one depends on: the last one before it, not taken back until then, that touches one
    /// of its cards.
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

    /// What the referee says of an entry; 0 is the header.
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

    /// All findings, in the order of the entries; those on unmodelled entries too.
    pub fn findings(&self) -> impl Iterator<Item = &Finding> {
        (0..=self.len()).filter_map(|n| self.finding(n))
    }

    /// The clause that asked for an entry, or that the log names for it.
    pub fn asked(&self, n: usize) -> Option<G::Clause> {
        self.judged.get(n.checked_sub(1)?)?.asked
    }

    /// The clause under which an entry stands: for a decision the one that says how it is made, for anything
    /// else the one that asked for it.
    pub fn clause(&self, n: usize) -> Option<G::Clause> {
        let asked = self.asked(n);
        match &self.entry(n)?.body {
            Body::Decision { what, .. } => G::made_under(what).or(asked),
            _ => asked,
        }
    }

    /// In a log without steps: what the rules made of an entry; 0 is the start.
    pub fn made_of(&self, n: usize) -> &[Demanded<G>] {
        match n.checked_sub(1) {
            None => &self.start,
            Some(place) => self.judged.get(place).map_or(&[], |it| &it.derived),
        }
    }

    /// The clauses that an entry has to do with: its own, those of what the rules made of it, and those that
    /// a finding names.
    pub fn clauses(&self, n: usize) -> impl Iterator<Item = &'static str> {
        let own = [self.clause(n), self.asked(n)].into_iter().flatten();
        let own = own.chain(self.made_of(n).iter().map(|(clause, _)| *clause));
        let found = self.finding(n).into_iter().flat_map(|it| it.reasons.iter().map(|it| it.clause));
        own.map(|it| G::record(it).number).chain(found)
    }

    /// How many entries have happened where the session stands.
    pub fn at(&self) -> usize {
        self.at
    }

    /// How the match stands here, or in the branch.
    pub fn state(&self) -> &G::State {
        self.branch.as_ref().map_or(&self.here, |it| &it.state)
    }

    /// How the match stood after the first `count` entries.
    pub fn state_after(&self, count: usize) -> G::State {
        let mut state = self.referee.state_after(count);
        if self.referee.is_decisions_log() {
            carry_out::<G>(self.referee.setup(), &mut state);
        }
        state
    }

    /// Goes to after the first `count` entries, or the end, and leaves a branch.
    pub fn go_to(&mut self, count: usize) {
        self.branch = None;
        self.at = count.min(self.len());
        self.here = self.state_after(self.at);
    }

    /// Goes on by `steps` entries.
    pub fn forward(&mut self, steps: usize) {
        self.go_to(self.at.saturating_add(steps));
    }

    /// Goes back by `steps` entries.
    pub fn back(&mut self, steps: usize) {
        self.go_to(self.at.saturating_sub(steps));
    }

    /// What of the table, as it stands here, the referee put right to be able to go on, with the entry that made that
    /// necessary. A card that a later entry moves as the rules have it stands where the log says.
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

    /// The next entry after this one for which something holds.
    pub fn find(&self, mut holds: impl FnMut(&Self, usize) -> bool) -> Option<usize> {
        (self.at + 1..=self.len()).find(|n| holds(self, *n))
    }

    /// What the rules want next where the session stands.
    pub fn due(&self) -> &Due<G> {
        G::due(self.state())
    }

    /// What the rules demand before the next choice or chance, and how the match stands then.
    pub fn ahead(&self) -> (Vec<Demanded<G>>, G::State) {
        let mut state = self.state().clone();
        let steps = carry_out::<G>(self.setup(), &mut state);
        (steps, state)
    }

    /// Judges a decision as a what-if. What the rules demand before the next choice happens first. Unless it
    /// is illegal, or if `anyway` is asked for, it is carried out in a branch, in which further ones go on.
    ///
    /// # Errors
    /// [`Impossible`] where nobody has to choose and no player is named, or where it cannot be done.
    pub fn what_if(&mut self, by: Option<Seat>, what: &G::Decision, anyway: bool) -> Result<Tried<G>, Impossible> {
        branch::what_if(self, by, what, anyway)
    }

    /// In a branch, or to begin one: an outcome of the chance that is due, made up from a seed.
    ///
    /// # Errors
    /// [`Impossible`] where no chance is due.
    pub fn roll(&mut self, seed: u64) -> Result<Rolled<G>, Impossible> {
        branch::roll(self, seed)
    }

    /// How many decisions and outcomes deep the branch is; none outside one.
    pub fn depth(&self) -> Option<usize> {
        self.branch.as_ref().map(|it| it.depth)
    }

    /// The branch in which the session stands, to go back into with [`Session::enter`].
    pub fn branch(&self) -> Option<Branch<G>> {
        self.branch.clone()
    }

    /// Goes into a branch, after the entry where it leaves the match.
    pub fn enter(&mut self, branch: Branch<G>) {
        self.go_to(branch.at);
        self.branch = Some(branch);
    }

    /// Goes to where another session of the same match stands.
    pub fn stand_as(&mut self, other: &Session<G>) {
        self.go_to(other.at);
        self.branch = other.branch();
    }

    /// Leaves the branch. Returns `false` if there was none.
    pub fn leave_branch(&mut self) -> bool {
        self.branch.take().is_some()
    }
}

/// Carries out what the rules demand before the next choice or chance.
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
