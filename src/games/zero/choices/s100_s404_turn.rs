//! Sections 100 and 404: the mulligan, and the resource of the turn.

use super::super::Zero;
use super::super::state::{Phase, Setup, State};
use super::{Asked, Choice, Decisions};
use crate::games::zero::book::Clause;
use crate::games::zero::facts::breach::Breach;
use crate::games::zero::log::notation::Typed;
use crate::games::zero::log::words::decisions::{Keep, Mulligan, NoResource, Resource};
use crate::games::zero::rules::s100_preparation;
use crate::games::zero::state::{moves, zones};
use crate::judge::{Impossible, Sink};
use crate::log::Seat;
use crate::procedure::advance;
use crate::say;
use crate::table::Card;
use std::iter;

/// 100p3.4: the clause under which there is no mulligan now: 100p3.5 after the first.
fn no_mulligan(state: &State) -> Clause {
    if state.turn.number == 0 { Clause::C100P3_5 } else { Clause::C100P3_4 }
}

impl Choice for Keep {
    const FORM: &'static str = "keep";

    fn answers(asked: Asked) -> bool {
        asked == Asked::Mulligan
    }

    fn broken(_: &State, _: Seat) -> Clause {
        Clause::C100P3_4
    }

    fn make(&self, _: &Setup, state: &mut State, _: Seat, asked: bool) -> Result<(), Impossible> {
        if asked {
            advance(state);
        }
        Ok(())
    }

    fn offer<'a>(_: &'a Setup, _: &'a State, _: Seat) -> Decisions<'a> {
        Box::new(iter::once(Keep {}.into()))
    }

    fn tell(&self, setup: &Setup) -> String {
        say!(setup, "keeps the hand", "不进行调度")
    }

    fn read(_: &mut Typed<'_>) -> Result<Self, String> {
        Ok(Keep {})
    }
}

impl Choice for Mulligan {
    const FORM: &'static str = "mulligan";

    fn answers(asked: Asked) -> bool {
        asked == Asked::Mulligan
    }

    fn broken(state: &State, _: Seat) -> Clause {
        no_mulligan(state)
    }

    fn make(&self, setup: &Setup, state: &mut State, by: Seat, asked: bool) -> Result<(), Impossible> {
        s100_preparation::redraw(setup, state, by);
        if asked {
            advance(state);
        }
        Ok(())
    }

    fn offer<'a>(_: &'a Setup, _: &'a State, _: Seat) -> Decisions<'a> {
        Box::new(iter::once(Mulligan {}.into()))
    }

    fn tell(&self, setup: &Setup) -> String {
        say!(setup, "takes a mulligan", "进行手牌调度")
    }

    fn read(_: &mut Typed<'_>) -> Result<Self, String> {
        Ok(Mulligan {})
    }
}

/// 204p1, 204p2, 400p2: the clause under which no resource card is put down now.
fn no_resource(state: &State, by: Seat) -> Clause {
    match state.turn.phase {
        Phase::Resource if state.turn.laid && by == state.turn.player => Clause::C204P2,
        Phase::Reset | Phase::Start | Phase::Draw => Clause::C400P2,
        _ => Clause::C204P1,
    }
}

impl Choice for Resource {
    const FORM: &'static str = "resource CARD";

    fn answers(asked: Asked) -> bool {
        asked == Asked::Resource
    }

    fn broken(state: &State, by: Seat) -> Clause {
        no_resource(state, by)
    }

    fn check(&self, _: &Setup, state: &State, by: Seat, sink: &mut Sink<Zero>) {
        let card = self.card;
        if card == Card::UNKNOWN {
            return sink.undecidable(Clause::C204P1, card);
        }
        if !state.table.could_be_in(card, zones::hand(by)) || card.owner() != by {
            sink.fault(Clause::C204P1, || Breach::NotInHand { card, by });
        }
    }

    fn make(&self, setup: &Setup, state: &mut State, by: Seat, asked: bool) -> Result<(), Impossible> {
        let worked = state.take(setup, self.card, zones::hand(by), zones::resources(by), 0);
        moves::done(worked, setup, state, self.card)?;
        state.turn.laid = true;
        if asked {
            advance(state);
        }
        Ok(())
    }

    fn offer<'a>(_: &'a Setup, state: &'a State, by: Seat) -> Decisions<'a> {
        let hand = state.table.pile(zones::hand(by)).iter().copied().filter(|it| it.is_known());
        Box::new(hand.map(|card| Resource { card }.into()))
    }

    fn tell(&self, setup: &Setup) -> String {
        let card = setup.tell(self.card);
        say!(setup, "puts {card} into the resource zone", "将{card}放入资源区")
    }

    fn read(words: &mut Typed<'_>) -> Result<Self, String> {
        Ok(Resource { card: words.card()? })
    }

    fn fields(&self) -> String {
        self.card.to_string()
    }
}

impl Choice for NoResource {
    const FORM: &'static str = "no_resource";

    fn answers(asked: Asked) -> bool {
        asked == Asked::Resource
    }

    fn broken(state: &State, by: Seat) -> Clause {
        no_resource(state, by)
    }

    fn make(&self, _: &Setup, state: &mut State, _: Seat, asked: bool) -> Result<(), Impossible> {
        if asked {
            state.turn.laid = true;
            advance(state);
        }
        Ok(())
    }

    fn offer<'a>(_: &'a Setup, _: &'a State, _: Seat) -> Decisions<'a> {
        Box::new(iter::once(NoResource {}.into()))
    }

    fn tell(&self, setup: &Setup) -> String {
        say!(setup, "puts down no resource card", "不放置资源牌")
    }

    fn read(_: &mut Typed<'_>) -> Result<Self, String> {
        Ok(NoResource {})
    }
}
