//! core.request, core.pass: decisions that continue the flow of the stage.

use super::super::BlackPoker;
use super::super::state::{Setup, State};
use super::{Choice, Decisions};
use crate::games::blackpoker::log::notation::{self, Typed};
use crate::games::blackpoker::log::words::decisions::{Pass, Request};
use crate::games::blackpoker::log::words::{Action, Target};
use crate::games::blackpoker::referee::{legal, public_zones};
use crate::games::blackpoker::rules::agenda::Act;
use crate::games::blackpoker::rules::r02_core_request::{self, Made};
use crate::games::blackpoker::rules::{r02_core_announce, r02_core_flow};
use crate::games::blackpoker::screen;
use crate::judge::{Impossible, Rulebook, Seen, Sink};
use crate::log::Seat;
use crate::say;
use crate::table::Card;
use std::iter;

impl Choice for Request {
    const FORM: &'static str = "ACTION [KEY [KEY]] [drive BULWARK [BULWARK]] [discard CARD] [on TARGET]";
    const OF_FLOW: bool = true;

    fn answers(_: &State, act: &Act) -> bool {
        act == &r02_core_flow::ACT
    }

    fn shown(self, by: Seat) -> Option<Seen<BlackPoker>> {
        let hides = |cards: &[Card]| cards.contains(&Card::UNKNOWN);
        Some(match self {
            Request { keys, .. } if hides(keys.cards()) => public_zones::put_as_key(Card::UNKNOWN),
            Request { discard, .. } if hides(discard.cards()) => public_zones::on_top(Card::UNKNOWN, by),
            Request { target: Some(Target::Unit(Card::UNKNOWN)), .. } => public_zones::aimed_at(),
            _ => public_zones::character(),
        })
    }

    fn check(self, setup: &Setup, state: &State, by: Seat, sink: &mut Sink<BlackPoker>) {
        let Request { action, drive, discard, keys, target } = self;
        let made = Made { by, rule: action.rule(), drive, discard, keys, target };
        r02_core_request::check(setup, state, &made, sink);
    }

    fn make(self, setup: &Setup, state: &mut State, by: Seat, _: bool) -> Result<(), Impossible> {
        r02_core_announce::request(setup, state, by, &self).map_err(|card| BlackPoker::misplaced(setup, state, card))
    }

    fn offer<'a>(setup: &'a Setup, state: &'a State, by: Seat) -> Decisions<'a> {
        Box::new(legal::requests(setup, state, by).map(Request::into))
    }

    /// Attacks, Throws and costs of life shorten the match.
    fn prolongs(self) -> bool {
        self.action.rule().life == 0 && !matches!(self.action, Action::Attack | Action::Throw)
    }

    fn tell(self, setup: &Setup) -> String {
        screen::requesting(setup, &self)
    }

    /// Its verbs are the words of the actions, which [`Typed::request`] knows.
    fn read(words: &mut Typed<'_>) -> Result<Self, String> {
        words.request()
    }

    fn write(self) -> String {
        notation::write_request(&self)
    }
}

impl Choice for Pass {
    const FORM: &'static str = "pass";
    const OF_FLOW: bool = true;
    const GOES_ON: bool = true;

    /// core.empty: with an empty stage something has to be requested.
    fn answers(state: &State, act: &Act) -> bool {
        act == &r02_core_flow::ACT && !state.stage.is_empty()
    }

    fn make(self, _: &Setup, state: &mut State, by: Seat, _: bool) -> Result<(), Impossible> {
        r02_core_flow::apply_pass(state, by);
        Ok(())
    }

    fn offer<'a>(_: &'a Setup, _: &'a State, _: Seat) -> Decisions<'a> {
        Box::new(iter::once(Pass {}.into()))
    }

    fn tell(self, setup: &Setup) -> String {
        say!(setup, "passes", "パスする")
    }

    fn read(_: &mut Typed<'_>) -> Result<Self, String> {
        Ok(Pass {})
    }

    fn write(self) -> String {
        Self::FORM.to_owned()
    }
}
