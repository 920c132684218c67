//! The steps that the rules make happen. Everything that the game knows about a sort of step stands in its `impl` of
//! [`Acting`].

mod s100_to_s400_turn;
mod s300_to_s700_cards;
mod s500_battle;

use super::Zero;
use super::book::Clause;
use super::cards::Keyword;
use super::log::words::{Effect, Place, Stage, Step, Until, Way, step};
use super::referee::blame;
use super::rules::{s106_resolve, settle};
use super::state::{Setup, State};
use crate::judge::{Due, Happening, Impossible};
use crate::table::{Card, NamesCards};

crate::happenings!(Zero, step);

/// A sort of step, as this game's referee carries it out. Its [`Happening`], the trait of all games, follows from it.
pub trait Acting: Copy + PartialEq + Into<Step> + TryFrom<Step> + NamesCards {
    /// `true` if it shows somebody a card that was hidden.
    const REVEALS: bool = false;
    /// `true` if it is one of several equal points of something larger.
    const IS_POINT: bool = false;

    /// Carries it out. `asked` is `true` if it stands for the step that the rules demand.
    ///
    /// # Errors
    /// [`Impossible`] if it cannot physically be done.
    fn make(&self, setup: &Setup, state: &mut State, asked: bool) -> Result<(), Impossible>;
    /// The clause that it breaks when nothing asks for it.
    fn offends(&self, setup: &Setup, state: &State) -> Clause;
    /// Returns the step to carry out when this one is demanded and the log gives another of its sort: either of the two, with
    /// the other's hidden parts filled in, or a different one that may come first. `None` if they contradict each other.
    fn fit(&self, _setup: &Setup, _state: &State, _logged: &Self) -> Option<Self> {
        None
    }
    /// Words it.
    fn tell(&self, setup: &Setup) -> String;
}

impl<S: Acting> Happening<Zero> for S {
    /// The general clause: steps happen in the resolution of a chain. `offends` knows a more exact one.
    const CLAUSE: Clause = Clause::C106P3;
    const REVEALS: bool = S::REVEALS;
    const IS_POINT: bool = S::IS_POINT;

    fn make(self, setup: &Setup, state: &mut State) -> Result<(), Impossible> {
        Acting::make(&self, setup, state, true)
    }

    fn fit(self, setup: &Setup, state: &State, logged: &Step) -> Option<Step> {
        let logged = S::try_from(*logged).ok()?;
        Acting::fit(&self, setup, state, &logged).map(Into::into)
    }

    fn stands_under(self, _: &Setup, state: &State, named: Clause) -> bool {
        blame::stands_under(state, &self.into(), named)
    }

    fn differs(self, state: &State, logged: Self) -> Option<Clause> {
        blame::differs(state, &self.into(), &logged.into())
    }

    fn offends(self, setup: &Setup, state: &State, _: Option<Clause>) -> Clause {
        Acting::offends(&self, setup, state)
    }

    fn tell(self, setup: &Setup) -> String {
        Acting::tell(&self, setup)
    }
}

/// Carries out a step.
///
/// # Errors
/// [`Impossible`] if it cannot physically be done.
pub fn make(setup: &Setup, state: &mut State, what: &Step, asked: bool) -> Result<(), Impossible> {
    step!(what, it => Acting::make(&it, setup, state, asked))?;
    settle::settle(setup, state);
    Ok(())
}

/// Fills in a hidden card: by the one that the referee knows, or by the one in the log if it may be there.
pub fn either(due: Card, logged: Card, may_be: impl FnOnce(Card) -> bool) -> Option<Card> {
    match (due, logged) {
        (due, Card::UNKNOWN) => Some(due),
        (Card::UNKNOWN, logged) => may_be(logged).then_some(logged),
        (due, logged) => (due == logged).then_some(due),
    }
}

/// Passes over a step that the rules demand.
pub fn skip(setup: &Setup, state: &mut State) {
    if let Due::Step { what, .. } = state.due.clone() {
        if state.urgent.is_some() {
            // A state check would demand it again at once, so it is carried out.
            let _ = step!(&what, it => Acting::make(&it, setup, state, true));
        } else if !state.tasks.is_empty() {
            state.tasks.remove(0);
        } else if matches!(what, Step::Effect { .. } | Step::Enter { .. } | Step::Level { .. }) {
            pass_over(state);
        } else {
            let _ = step!(&what, it => Acting::make(&it, setup, state, true));
        }
    }
    settle::settle(setup, state);
}

/// Notes that the effect under way has done its present act at this place.
pub fn pass_over(state: &mut State) {
    if let Some(super::state::Task::Strike(card, aims, act, place)) = state.tasks.first().copied() {
        state.tasks[0] = super::state::Task::Strike(card, aims, act, place.saturating_add(1));
    } else if let Some(it) = &mut state.resolving {
        it.place = it.place.saturating_add(1);
    }
}

/// Returns the player for whom an effect of a card works.
pub fn worker(state: &State, source: Card) -> crate::log::Seat {
    if let Some(super::state::Task::Strike(card, ..) | super::state::Task::RestLife(card)) = state.tasks.first() {
        return card.owner();
    }
    s106_resolve::current(state).filter(|it| it.card == source).map_or_else(|| state.controller(source), |it| it.by)
}

impl NamesCards for Effect {
    fn each_card(&self, each: &mut impl FnMut(Card)) {
        match *self {
            Effect::Damage { card, .. }
            | Effect::Destroy { card }
            | Effect::Move { card, .. }
            | Effect::Change { card, .. }
            | Effect::Give { card, .. }
            | Effect::LoseEffects { card, .. }
            | Effect::Bar { card, .. }
            | Effect::Shield { card, .. }
            | Effect::Tap { card }
            | Effect::Untap { card }
            | Effect::Control { card, .. }
            | Effect::LeaveBattle { card }
            | Effect::Counters { card, .. }
            | Effect::Recover { card, .. }
            | Effect::Prevent { card, .. }
            | Effect::Create { card, .. }
            | Effect::UseCard { card, .. }
            | Effect::Gather { card }
            | Effect::Rename { card, .. } => each(card),
            Effect::Swap { card, with: other }
            | Effect::Tuck { card, under: other }
            | Effect::Cover { card, on: other }
            | Effect::Copy { card, of: other }
            | Effect::MoveCounter { card, to: other, .. }
            | Effect::Gain { card, of: other, .. }
            | Effect::Duel { a: card, b: other } => {
                each(card);
                each(other);
            }
            Effect::MoveTogether { cards, .. } => cards.cards().iter().copied().for_each(each),
            Effect::Look { cards, .. } | Effect::Reveal { cards } => cards.cards().iter().copied().for_each(each),
            Effect::DamageLife { .. }
            | Effect::DamageLives { .. }
            | Effect::Draw { .. }
            | Effect::Discard { .. }
            | Effect::Scrap { .. }
            | Effect::ScrapEach { .. }
            | Effect::Cancel { .. }
            | Effect::CopyUse { .. }
            | Effect::EndTurn
            | Effect::Search { .. }
            | Effect::SearchAny { .. }
            | Effect::DrawEach { .. }
            | Effect::Shuffle { .. } => {}
        }
    }
}

impl NamesCards for Way {}
impl NamesCards for Place {}
impl NamesCards for Until {}
impl NamesCards for Stage {}
impl NamesCards for Keyword {}
