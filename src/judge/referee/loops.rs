//! Loops (25.1 of Cipher and its like): what a log says of one is held against the moments that were there.

use super::Referee;
use super::fitting::Fitting;
use crate::judge::{Event, Game, Notice, Rulebook};
use crate::log::{Body, Entry, Seat};
use crate::table::mix;
use std::sync::Arc;

/// The most entries of a loop unit that are looked at.
const LONGEST_UNIT: usize = 1024;
/// The most loops that one log speaks of and that are looked at: what was seen of each is kept.
const MOST_LOOPS: usize = 1000;

/// A moment of the match, for telling whether it is there again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LoopMoment {
    /// A hash of where in the rulebook the match stands, and in whose turn.
    pub place: u64,
    /// A hash of the table, and of what has changed about it.
    pub table: u64,
}

impl LoopMoment {
    /// A hash that is the same whenever the same choices lead to the same futures.
    pub fn hash(self) -> u64 {
        self.table ^ mix(self.place)
    }
}

/// With which moment a loop unit begins, as a log says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Since {
    /// That before an entry.
    Entry(u32),
    /// The last one that was as it is now.
    Last,
}

/// How the match stands, compared with the moment at which a loop unit is said to have begun.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Return {
    /// There is no such moment: no choice that counts was made there.
    NoMoment,
    /// It stands elsewhere in the rulebook.
    OtherPlace,
    /// It stands there, and the table is another.
    OtherTable,
    /// All is as it was.
    Same,
}

/// A choice in a loop unit.
#[derive(Clone, Debug, PartialEq)]
pub struct LoopChoice<G: Rulebook> {
    /// Who chose.
    pub by: Seat,
    /// What.
    pub what: G::Decision,
    /// The moment before it ([`LoopMoment::hash`]), where a loop unit could begin there.
    pub before: Option<u64>,
}

/// What stands between the moment at which a loop unit is said to have begun and now.
#[derive(Clone, Debug, PartialEq)]
pub struct LoopUnit<G: Rulebook> {
    /// The entry before which it began.
    pub since: Option<u32>,
    /// Whether that moment is there again.
    pub returns: Return,
    /// What players chose, in order.
    pub choices: Vec<LoopChoice<G>>,
    /// Chance brought something about.
    pub chance: bool,
    /// Something happened that was no choice.
    pub happens: bool,
    /// An entry names a card `?`.
    pub hidden: bool,
    /// It is not too long to be looked at.
    pub whole: bool,
}

impl<G: Game> LoopUnit<G> {
    /// One that was not looked at, or is not there.
    fn none(since: Option<u32>, returns: Return, whole: bool) -> Self {
        LoopUnit { since, returns, choices: Vec::new(), chance: false, happens: false, hidden: false, whole }
    }
}

impl<G: Game> Referee<G> {
    /// Whether a decision leaves its player nothing to choose.
    #[inline]
    pub(super) fn is_forced(&self, body: &Body<G>) -> bool {
        matches!(body, Body::Decision { by, what } if G::is_forced(&self.world.fitting.state, *by, what))
    }

    /// The entries that speak of a loop, or enter a draw because of one.
    pub fn loops(&self) -> impl Iterator<Item = u32> + '_ {
        self.world.fitting.units.iter().map(|it| it.0)
    }

    /// Notices that a position comes back, before a decision; looks at the loop that an entry speaks of.
    #[inline]
    pub(super) fn look_for_loop(&mut self, entry: &Entry<G>) {
        let chooses = matches!(&entry.body, Body::Decision { what, .. } if !G::is_aside(what));
        if let Body::Decision { what, .. } = &entry.body
            && chooses
            && self.is_decisions_log()
        {
            self.world.fitting.derive_before(what);
        }
        if let Some(since) = G::speaks_of_loop(&self.world.fitting.state, &entry.body) {
            let unit = self.loop_unit(entry.n, &entry.body, since);
            return self.note_loop(entry, unit);
        }
        if !chooses {
            return;
        }
        let Fitting { setup, state, .. } = &self.world.fitting;
        let Some(moment) = G::loop_moment(setup, state, &entry.body) else { return };
        if let Some(again) = self.positions.see(entry.n, moment, &self.timeline) {
            self.notice = Some(Notice::of_loop::<G>(setup, again));
        }
    }

    /// Keeps what was seen of the loop that an entry speaks of.
    #[cold]
    fn note_loop(&mut self, entry: &Entry<G>, unit: LoopUnit<G>) {
        let Fitting { setup, state, .. } = &self.world.fitting;
        if unit.returns == Return::Same
            && let Some(moment) = G::loop_moment(setup, state, &entry.body)
        {
            self.positions.leave(moment);
        }
        let unit = Arc::new(unit);
        let rival = self.rival.as_mut().map(|it| &mut it.world.fitting);
        for fitting in [&mut self.world.fitting].into_iter().chain(rival) {
            // An entry that could not be carried out may be followed by another of its number.
            fitting.units.truncate(fitting.units.partition_point(|it| it.0 < entry.n));
            fitting.units.push((entry.n, Arc::clone(&unit)));
        }
    }

    /// The match as it stands, with what is seen of the loop that a decision speaks of at entry `n`; none if it speaks of
    /// none.
    pub(super) fn with_loop_noted(&self, n: u32, by: Seat, what: &G::Decision) -> Option<G::State> {
        let body = Body::Decision { by, what: what.clone() };
        let since = G::speaks_of_loop(self.state(), &body)?;
        let mut noted = self.state().clone();
        G::note_loop(self.setup(), &mut noted, &body, &self.loop_unit(n, &body, since));
        Some(noted)
    }

    /// What stands between the moment at which a loop unit is said to have begun and entry `n`, where `body` says so.
    #[cold]
    fn loop_unit(&self, n: u32, body: &Body<G>, since: Since) -> LoopUnit<G> {
        let Fitting { setup, state, units, .. } = &self.world.fitting;
        let since = match since {
            Since::Entry(entry) => Some(entry),
            Since::Last => G::loop_moment(setup, state, body).and_then(|it| self.positions.last(n, it, &self.timeline)),
        };
        let first = since.filter(|it| *it < n && self.timeline.has(*it));
        let moments = first.and_then(|it| self.positions.before(it)).zip(G::loop_moment(setup, state, body));
        let (Some(first), Some((then, now))) = (first, moments) else {
            return LoopUnit::none(since, Return::NoMoment, true);
        };
        let returns = match () {
            () if then == now => Return::Same,
            () if then.place == now.place => Return::OtherTable,
            () => Return::OtherPlace,
        };
        let Some(between) = self.entries().get(first as usize - 1..n as usize - 1) else {
            return LoopUnit::none(since, Return::NoMoment, true);
        };
        if between.len() > LONGEST_UNIT || units.len() >= MOST_LOOPS {
            return LoopUnit::none(since, returns, false);
        }
        let mut unit = LoopUnit::none(since, returns, true);
        for it in between.iter().filter(|it| self.timeline.has(it.n)) {
            Event::of(&it.body).each_card(&mut |card| unit.hidden |= !card.is_known());
            match &it.body {
                Body::Decision { by, what } => {
                    let before = self.positions.before(it.n).map(LoopMoment::hash);
                    unit.choices.push(LoopChoice { by: *by, what: what.clone(), before });
                }
                Body::Chance { .. } => unit.chance = true,
                Body::Step { .. } => unit.happens = true,
                Body::Intervention(_) => {}
            }
        }
        unit
    }
}
