//! Steps of 魔法系, magic: the quick spells, Destroy Bulwark, Throw, Search.

use crate::games::blackpoker::BlackPoker;
use crate::games::blackpoker::book::Clause;
use crate::games::blackpoker::cards::{Faces, Truth};
use crate::games::blackpoker::log::words::Action;
use crate::games::blackpoker::log::words::steps::{Countered, Size};
use crate::games::blackpoker::referee::public_zones::character;
use crate::games::blackpoker::referee::under_way::{done, hangs_on, none_under_way};
use crate::games::blackpoker::rules::agenda::request_of;
use crate::games::blackpoker::rules::r09_magic::{countering, hidden_key, key_numbers, reaches, size};
use crate::games::blackpoker::state::{Setup, SizeChange, State};
use crate::judge::{Happening, Impossible, Rulebook, Seen, Sink, Why};
use crate::log::View;
use crate::say;
use crate::table::Card;

/// up.effect, down.effect: returns the hidden key card whose number counts.
fn hidden_change(setup: &Setup, state: &State) -> Option<Card> {
    let request = request_of(state)?;
    let (low, high) = key_numbers(setup, state, &request);
    hidden_key(setup, state, &request).filter(|_| low != high)
}

/// up.effect, down.effect: `true` if a size can change by this amount, given that the key card is hidden.
fn could_change(setup: &Setup, state: &State, by: i16) -> bool {
    let Some(request) = request_of(state).filter(|it| (by < 0) == (it.action == Action::Down)) else { return false };
    let number = Faces::of_number(by.saturating_abs());
    hidden_key(setup, state, &request).is_some_and(|it| !state.faces(setup, it).and(number).is_empty())
}

/// counter.effect.1: returns the hidden key card that decides whether the target is nullified.
fn hidden_number(setup: &Setup, state: &State, number: u16) -> Option<Card> {
    let (counter, target) = (request_of(state)?, state.request(number)?);
    let maybe = target.keys.len() == 1 && reaches(setup, state, &counter, target) == Truth::Maybe;
    if maybe { hidden_key(setup, state, &counter).or_else(|| hidden_key(setup, state, target)) } else { None }
}

impl Happening<BlackPoker> for Size {
    const CLAUSE: Clause = Clause::UpEffect;

    fn make(self, setup: &Setup, state: &mut State) -> Result<(), Impossible> {
        let Size { unit, by } = self;
        if !state.is_soldier(unit) {
            return Err(BlackPoker::misplaced(setup, state, unit));
        }
        state.change(SizeChange { unit, by });
        Ok(())
    }

    /// The key card has the number by which the size changed.
    fn learn(self, state: &mut State) {
        let key = request_of(state).and_then(|it| it.keys.cards().first().copied());
        if let Some(key) = key {
            state.narrow(key, Faces::of_number(self.by.saturating_abs()));
        }
    }

    /// up.effect, down.effect: the log knows the number of a hidden key card.
    fn fill(self, setup: &Setup, state: &State, logged: Self) -> Option<Self> {
        (self.unit == logged.unit && could_change(setup, state, logged.by)).then_some(logged)
    }

    fn check(self, setup: &Setup, state: &State, sink: &mut Sink<BlackPoker>) {
        hangs_on(state, hidden_change(setup, state), sink);
    }

    fn offends(self, _: &Setup, _: &State, _: Option<Clause>) -> Clause {
        if self.by < 0 { Clause::DownEffect } else { Clause::UpEffect }
    }

    fn fact_against(self, setup: &Setup, state: &State, _: Option<Clause>) -> Option<Why<BlackPoker>> {
        let none = none_under_way(state, &[Action::Up, Action::Down]);
        none.or_else(|| size(setup, state, self.unit)).map(Why::from)
    }

    fn shown(self, _: &State, _: View) -> Option<Seen<BlackPoker>> {
        Some(character())
    }

    fn tell(self, setup: &Setup) -> String {
        let (unit, by) = (setup.tell(self.unit), self.by);
        say!(setup, "the size of {unit} changes by {by:+}", "{unit}の数字が{by:+}変わる")
    }
}

impl Happening<BlackPoker> for Countered {
    const CLAUSE: Clause = Clause::CounterEffect;

    fn make(self, setup: &Setup, state: &mut State) -> Result<(), Impossible> {
        done(state.take_off(setup, self.request), setup, self.request)
    }

    fn check(self, setup: &Setup, state: &State, sink: &mut Sink<BlackPoker>) {
        hangs_on(state, hidden_number(setup, state, self.request), sink);
    }

    fn may_be_absent(self, setup: &Setup, state: &State) -> bool {
        hidden_number(setup, state, self.request).is_some()
    }

    fn fact_against(self, setup: &Setup, state: &State, _: Option<Clause>) -> Option<Why<BlackPoker>> {
        countering(setup, state, self.request).map(Why::from)
    }

    fn tell(self, setup: &Setup) -> String {
        let request = self.request;
        say!(
            setup,
            "request #{request} is nullified and leaves the stage",
            "リクエスト#{request}が無効になり、ステージから除かれる"
        )
    }
}
