//! Resynchronisation: finding the place of an unexpected entry, perhaps because entries before it are missing.

use super::fitting::Reading;
use crate::judge::verdict::finding::{Repair, concerns};
use crate::judge::{Common, Due, Event, Fault, Game, Sink, language, wording};
use crate::log::{Body, Detail, Seat};
use crate::table::{Card, NamesCards};

/// The maximum distance searched ahead.
const FAR: usize = 48;
/// The maximum number of missing events before a step if a player's choice is among them. Before a choice it is one more:
/// from the bond phase to an attack there are two phases with a choice in each.
const NEAR: usize = 3;

/// The place of an entry.
pub(in crate::judge) struct Resync<G: Game> {
    /// The state in which the rules ask for it; `None` if it was not found, or is the present one.
    pub state: Option<G::State>,
    /// The events that the log leaves out before it, with the clauses that demand them.
    pub missing: Vec<Fault<G>>,
    /// The cards that the missing steps touch.
    pub touched: Vec<Card>,
    /// The repairs made on the way.
    pub repaired: Vec<Repair>,
    /// `true` if a missing step touches a card.
    pub leaves_out: bool,
    /// `true` if no place was found.
    pub astray: bool,
}

/// Searches ahead from a state, carrying out what the rules demand and declining what is optional, until they ask for the
/// entry. For a mandatory choice the first legal option is assumed. An entry that repeats (`again`) the previous one is a
/// surplus. The previous entry may be a choice of nothing by `spare` that only hidden cards show to be asked for; it may
/// then have been meant for a later choice.
pub(in crate::judge) fn find<G: Game>(
    setup: &G::Setup,
    from: &G::State,
    body: &Body<G>,
    (detail, again, reading): (Detail, bool, Reading),
    spare: Option<Seat>,
    sink: &mut Sink<G>,
) -> Resync<G> {
    let nowhere = Resync {
        state: None,
        missing: Vec::new(),
        touched: Vec::new(),
        repaired: Vec::new(),
        leaves_out: false,
        astray: true,
    };
    if again || comes_too_early(setup, from, body) {
        return nowhere;
    }
    let mut ahead = Ahead {
        setup,
        body,
        detail,
        reading,
        spare,
        state: from.clone(),
        missing: Vec::new(),
        things: 0,
        under: None,
        touched: Vec::new(),
        repaired: Vec::new(),
        leaves_out: false,
        declined: 0,
    };
    for _ in 0..FAR {
        if too_far::<G>(from, &ahead.state, ahead.declined) || ahead.is_too_much(from) {
            break;
        }
        if asks_for(setup, &ahead.state, body, ahead.missing.is_empty()) || ahead.is_meant_now() {
            if ahead.missing.len() > 1 && says_nothing(body) {
                break;
            }
            let Ahead { state, missing, touched, repaired, leaves_out, .. } = ahead;
            let moved = !missing.is_empty() || &state != from;
            return Resync { state: moved.then_some(state), missing, touched, repaired, leaves_out, astray: false };
        }
        if ahead.go_on(sink).is_none() {
            break;
        }
    }
    sink.reset();
    nowhere
}

/// The search ahead from a state, towards an entry.
struct Ahead<'a, G: Game> {
    setup: &'a G::Setup,
    body: &'a Body<G>,
    detail: Detail,
    state: G::State,
    missing: Vec<Fault<G>>,
    /// The number of missing events; points of the same damage count once.
    things: usize,
    /// The clause of the last missing points, if points are missing.
    under: Option<G::Clause>,
    touched: Vec<Card>,
    reading: Reading,
    /// The player whose choice of nothing, right before the entry, may have been meant for another choice.
    spare: Option<Seat>,
    repaired: Vec<Repair>,
    leaves_out: bool,
    declined: usize,
}

impl<G: Game> Ahead<'_, G> {
    /// Returns `true` if an unasked entry is meant for this moment nevertheless. It then does not show that a choice is
    /// missing before it.
    fn is_meant_now(&self) -> bool {
        let Body::Decision { by, what } = self.body else { return false };
        self.declined == 0 && G::is_meant_now(&self.state, *by, what)
    }

    /// Returns `true` if so much is missing that the entry is more likely a surplus than one that belongs much later.
    fn is_too_much(&self, from: &G::State) -> bool {
        let missing = self.things;
        match self.body {
            Body::Step { what, .. } => self.declined > 0 && missing > NEAR && !G::comes_once(from, &self.state, what),
            Body::Decision { .. } => missing > NEAR + 1,
            _ => false,
        }
    }

    /// Carries out what is due although the log does not have it; `None` if that is impossible.
    fn go_on(&mut self, sink: &mut Sink<G>) -> Option<()> {
        match G::due(&self.state).clone() {
            Due::Step { clause, what } => self.step(clause, &what, sink),
            Due::Decision { by, clause } => self.pass_over(sink).or_else(|| self.decline(by, clause)),
            Due::Chance { clause, ask } => self.chance(clause, ask),
            Due::Over => None,
        }
    }

    fn step(&mut self, clause: G::Clause, what: &G::Step, sink: &mut Sink<G>) -> Option<()> {
        let mut rests = Sink::default();
        G::check_step(self.setup, &self.state, what, &mut rests);
        if let Some((clause, card)) = rests.unmodelled
            && G::a_text_may_prevent(what)
        {
            // A text that is not encoded may have prevented it.
            sink.unmodelled(clause, card);
            G::skip_step(self.setup, &mut self.state);
            return Some(());
        }
        if let Some(doubt) = rests.undecidable
            && G::may_be_absent(self.setup, &self.state, what)
        {
            sink.undecidable.get_or_insert(doubt);
            G::skip_step(self.setup, &mut self.state);
            return Some(());
        }
        // A log of decisions omits no step.
        if self.detail == Detail::Full {
            let told = G::tell_step(self.setup, what);
            let under = Some(clause).filter(|_| G::is_point(what));
            let again = under.is_some() && self.under == under;
            self.note(clause, Common::MissingStep { what: told.clone(), player: concerns::<G>(Event::Step(what)) });
            self.things -= usize::from(again);
            self.under = under;
            let before = self.touched.len();
            what.each_card(&mut |card| self.touched.push(card));
            let cards = &self.touched[before..];
            self.leaves_out |= !cards.is_empty();
            if !cards.is_empty() && self.reading == Reading::NotDone {
                G::skip_step(self.setup, &mut self.state);
                return Some(());
            }
            self.repaired.extend(cards.iter().map(|card| Repair { card: Some(*card), what: told.clone() }));
        }
        let mut done = self.state.clone();
        if G::apply_step(self.setup, &mut done, what, true).is_ok() {
            self.state = done;
        } else if Event::<G>::Step(what).hides_a_card() {
            // It cannot be applied without the identity of its card, and is missing nevertheless.
            G::skip_step(self.setup, &mut self.state);
        } else {
            return None;
        }
        Some(())
    }

    /// Skips a choice that the rules may not ask for; nothing is missing then.
    fn pass_over(&mut self, sink: &mut Sink<G>) -> Option<()> {
        let (clause, card) = G::may_be_unasked(self.setup, &self.state)?;
        let (by, pass) = match G::due(&self.state) {
            Due::Decision { by, .. } => (*by, G::decline(self.setup, &self.state)?),
            _ => return None,
        };
        sink.undecidable(clause, card);
        G::apply_decision(self.setup, &mut self.state, by, &pass).ok()
    }

    fn decline(&mut self, by: Seat, clause: G::Clause) -> Option<()> {
        // The other player may have made this choice out of turn, so none is missing.
        if matches!(self.body, Body::Decision { by: other, what }
            if *other != by && !G::is_pass(what) && G::asks(self.setup, &self.state, by, what))
        {
            return None;
        }
        let (what, is_pass) = self.stand_in()?;
        if is_pass && self.spare.take() == Some(by) {
            return G::apply_decision(self.setup, &mut self.state, by, &what).ok();
        }
        self.note(
            clause,
            match is_pass {
                true => Common::MissingChoiceOrPass { player: by },
                false => Common::MissingChoice { player: by },
            },
        );
        let told = G::tell_decision(self.setup, &what);
        let what_chosen = wording::decides(language::<G>(self.setup), by, told);
        self.repaired.push(Repair { card: None, what: what_chosen });
        self.declined += 1;
        G::apply_decision(self.setup, &mut self.state, by, &what).ok()
    }

    /// A substitute for a choice that the log leaves out; the second value is `true` if it passes.
    fn stand_in(&self) -> Option<(G::Decision, bool)> {
        if let Some(pass) = G::decline(self.setup, &self.state) {
            return Some((pass, true));
        }
        if !G::may_be_guessed(&self.state) {
            return None;
        }
        G::legal(self.setup, &self.state).next().map(|it| (it, false))
    }

    fn chance(&mut self, clause: G::Clause, ask: G::Ask) -> Option<()> {
        let unseen = G::unseen(ask, Event::of(self.body))?;
        self.note(clause, Common::MissingChance { what: G::tell_ask(self.setup, ask) });
        G::apply_chance(self.setup, &mut self.state, &unseen, true).ok()
    }

    /// Notes a missing event.
    fn note(&mut self, demanded: G::Clause, what: Common) {
        let (clause, ruling) = G::absence(&self.state, demanded, Event::of(self.body));
        self.missing.push(Fault { clause, why: what.into(), undo: false, ruling });
        (self.things, self.under) = (self.things + 1, None);
    }
}

/// Returns `true` if the game itself names the fault of an unasked step or outcome here.
fn comes_too_early<G: Game>(setup: &G::Setup, state: &G::State, body: &Body<G>) -> bool {
    if let Body::Step { what, .. } = body {
        return G::comes_too_early(state, what);
    }
    let Body::Chance { what, .. } = body else { return false };
    let asked = matches!(G::due(state), Due::Chance { ask, .. } if G::answers(*ask, what));
    let mut sink = Sink::default();
    !asked && G::check_other_chance(setup, state, what, &mut sink) && !sink.faults.is_empty()
}

/// Returns `true` if a later turn is too far away: an entry belongs there only if it is the next turn and at most one
/// choice is left out before it. Otherwise a player more likely acted out of turn.
fn too_far<G: Game>(from: &G::State, state: &G::State, declined: usize) -> bool {
    let turns = G::round(state).saturating_sub(G::round(from));
    turns > 1 || (turns == 1 && declined > 1)
}

/// Returns `true` if an entry only passes: it would fit wherever a choice may be declined.
fn says_nothing<G: Game>(body: &Body<G>) -> bool {
    matches!(body, Body::Decision { what, .. } if G::is_pass(what))
}

/// Returns `true` if the rules ask for an entry here, or further on. Further on, an outcome of chance that would be wrong
/// there does not belong there.
fn asks_for<G: Game>(setup: &G::Setup, state: &G::State, body: &Body<G>, here: bool) -> bool {
    match (body, G::due(state)) {
        (Body::Decision { by, what }, Due::Decision { .. }) => G::asks(setup, state, *by, what),
        (Body::Step { clause, what }, Due::Step { clause: demanded, what: due }) => {
            // Further on, the clause named in the log decides which step is meant.
            let meant =
                |whole: &G::Step| here || clause.is_none_or(|it| G::stands_under(setup, state, whole, it, *demanded));
            G::fit(setup, state, due, what).is_some_and(|whole| meant(&whole))
        }
        (Body::Chance { what, .. }, Due::Chance { ask, .. }) => {
            let mut sink = Sink::default();
            G::check_chance(setup, state, what, &mut sink);
            G::answers(*ask, what) && (here || sink.faults.is_empty())
        }
        _ => false,
    }
}
