//! Loops (25.1 of Cipher and similar clauses): a declared loop is compared with the recorded moments.

use super::Referee;
use super::fitting::Fitting;
use crate::judge::{Event, Game, Notice, Rulebook};
use crate::log::{Body, Entry, Seat};
use crate::table::mix;
use std::sync::Arc;

/// The maximum length of a loop unit that is examined, in entries.
const LONGEST_UNIT: usize = 1024;
/// The maximum number of declared loops in a log that are examined, because the data on each is kept.
const MOST_LOOPS: usize = 1000;

/// A moment of the match, to detect its return.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LoopMoment {
    /// A hash of the place in the rulebook and the turn player.
    pub place: u64,
    /// A hash of the table and its changes.
    pub table: u64,
}

impl LoopMoment {
    /// A hash that is equal for moments from which the same choices lead to the same futures.
    pub fn hash(self) -> u64 {
        self.table ^ mix(self.place)
    }
}

/// The moment at which a loop unit begins, according to a log.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Since {
    /// The moment before an entry.
    Entry(u32),
    /// The last moment equal to the present one.
    Last,
}

/// The present moment compared with the declared start of a loop unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Return {
    /// There is no such moment: no relevant choice was made there.
    NoMoment,
    /// The place in the rulebook is different.
    OtherPlace,
    /// The place is the same, the table is different.
    OtherTable,
    /// Everything is the same.
    Same,
}

/// A choice in a loop unit.
#[derive(Clone, Debug, PartialEq)]
pub struct LoopChoice<G: Rulebook> {
    /// The player.
    pub by: Seat,
    /// The choice.
    pub what: G::Decision,
    /// The moment before it ([`LoopMoment::hash`]), if a loop unit could begin there.
    pub before: Option<u64>,
}

/// The entries between the declared start of a loop unit and now.
#[derive(Clone, Debug, PartialEq)]
pub struct LoopUnit<G: Rulebook> {
    /// The entry before which it began.
    pub since: Option<u32>,
    /// The comparison of that moment with the present one.
    pub returns: Return,
    /// The players' choices, in order.
    pub choices: Vec<LoopChoice<G>>,
    /// `true` if there was an outcome of chance.
    pub chance: bool,
    /// `true` if anything other than a choice happened.
    pub happens: bool,
    /// `true` if an entry names a card `?`.
    pub hidden: bool,
    /// `true` if it is short enough to be examined.
    pub whole: bool,
}

impl<G: Game> LoopUnit<G> {
    /// A unit that was not examined, or does not exist.
    fn none(since: Option<u32>, returns: Return, whole: bool) -> Self {
        LoopUnit { since, returns, choices: Vec::new(), chance: false, happens: false, hidden: false, whole }
    }
}

impl<G: Game> Referee<G> {
    /// Returns `true` if a decision leaves its player no choice.
    #[inline]
    pub(super) fn is_forced(&self, body: &Body<G>) -> bool {
        matches!(body, Body::Decision { by, what } if G::is_forced(&self.world.fitting.state, *by, what))
    }

    /// The entries that declare a loop, or enter a draw because of one.
    pub fn loops(&self) -> impl Iterator<Item = u32> + '_ {
        self.world.fitting.units.iter().map(|it| it.0)
    }

    /// Notices a repeated position before a decision, and examines the loop that an entry declares.
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

    /// Keeps the data on the loop that an entry declares.
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
            // An entry that could not be applied may be followed by another with its number.
            fitting.units.truncate(fitting.units.partition_point(|it| it.0 < entry.n));
            fitting.units.push((entry.n, Arc::clone(&unit)));
        }
    }

    /// The present state, with the data on the loop that a decision declares at entry `n`; `None` if it declares none.
    pub(super) fn with_loop_noted(&self, n: u32, by: Seat, what: &G::Decision) -> Option<G::State> {
        let body = Body::Decision { by, what: what.clone() };
        let since = G::speaks_of_loop(self.state(), &body)?;
        let mut noted = self.state().clone();
        G::note_loop(self.setup(), &mut noted, &body, &self.loop_unit(n, &body, since));
        Some(noted)
    }

    /// The entries between the declared start of a loop unit and entry `n`.
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
