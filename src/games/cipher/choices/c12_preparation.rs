//! 12: the preparation.

use super::super::Cipher;
use super::super::facts::{Breach, Moment};
use super::super::state::{Setup, State};
use super::{Choice, Decisions, done};
use crate::games::cipher::book::Clause;
use crate::games::cipher::log::notation::Typed;
use crate::games::cipher::log::words::decisions::{Keep, Lord, Redraw};
use crate::games::cipher::rules::agenda::{Act, Frame, advance};
use crate::games::cipher::rules::c12_preparation;
use crate::games::cipher::state::zones;
use crate::judge::{Impossible, Seen, Sink};
use crate::log::{Seat, View};
use crate::say;
use crate::table::{Card, known};
use std::iter;

impl Choice for Lord {
    const FORM: &'static str = "lord CARD";

    fn answers(act: &Act) -> bool {
        act == &c12_preparation::CHOOSE_LORD
    }

    fn asked_under(self, _: &State, _: Seat) -> Clause {
        Clause::C12_2_1_1
    }

    fn done_before(self, state: &State, by: Seat, at: Moment) -> Option<Breach> {
        state.lord(by).is_some().then_some(Breach::LordAlreadyChosen { by, at })
    }

    /// 12.2.1.1: the lord lies face-down, but the player who chose it knows it.
    fn shown(self, _: &State, view: View, by: Seat) -> Option<Seen<Cipher>> {
        view.is_of(by).then(|| Seen::by(Clause::C12_2_1_1, Breach::OwnLord { by }))
    }

    fn check(self, setup: &Setup, state: &State, by: Seat, sink: &mut Sink<Cipher>) {
        c12_preparation::check_lord(setup, state, by, self.card, sink);
    }

    fn make(self, setup: &Setup, state: &mut State, by: Seat, _: bool) -> Result<(), Impossible> {
        done(c12_preparation::set_lord(setup, state, by, self.card), setup, state, self.card)
    }

    fn offer<'a>(setup: &'a Setup, state: &'a State, by: Seat) -> Decisions<'a> {
        let cheap = |card: &Card| setup.facts(*card).is_none_or(|it| it.cost == 1);
        Box::new(known(state.table.pile(zones::deck(by))).filter(cheap).map(|card| Lord { card }.into()))
    }

    fn tell(self, setup: &Setup) -> String {
        let card = setup.tell(self.card);
        say!(setup, "sets {card} as the lord", "选择{card}作为主人公单位", "{card}を主人公として置く")
    }

    fn read(words: &mut Typed<'_>) -> Result<Self, String> {
        Ok(Lord { card: words.card()? })
    }

    fn fields(self) -> String {
        self.card.to_string()
    }
}

impl Choice for Keep {
    const FORM: &'static str = "keep";
    const MOVES_ON: bool = true;

    fn answers(act: &Act) -> bool {
        act == &c12_preparation::MULLIGAN
    }

    fn asked_under(self, _: &State, _: Seat) -> Clause {
        Clause::C12_2_1_5
    }

    fn check(self, _: &Setup, state: &State, _: Seat, sink: &mut Sink<Cipher>) {
        c12_preparation::check_mulligan(state, |turn| Breach::KeptInTheGame { turn }, sink);
    }

    fn offer<'a>(_: &'a Setup, _: &'a State, _: Seat) -> Decisions<'a> {
        Box::new(iter::once(Keep {}.into()))
    }

    fn tell(self, setup: &Setup) -> String {
        say!(setup, "keeps the hand", "不重新抽取手牌", "手札を引き直さない")
    }

    fn read(_: &mut Typed<'_>) -> Result<Self, String> {
        Ok(Keep {})
    }

    fn fields(self) -> String {
        String::new()
    }
}

impl Choice for Redraw {
    const FORM: &'static str = "redraw";

    fn answers(act: &Act) -> bool {
        act == &c12_preparation::MULLIGAN
    }

    fn asked_under(self, state: &State, by: Seat) -> Clause {
        if state.turn.redrawn[by.index()] { Clause::C12_2_1_5_2 } else { Clause::C12_2_1_5 }
    }

    fn done_before(self, state: &State, by: Seat, at: Moment) -> Option<Breach> {
        state.turn.redrawn[by.index()].then_some(Breach::SecondRedraw { by, at })
    }

    fn check(self, _: &Setup, state: &State, _: Seat, sink: &mut Sink<Cipher>) {
        c12_preparation::check_mulligan(state, |turn| Breach::RedrawnInTheGame { turn }, sink);
    }

    fn make(self, setup: &Setup, state: &mut State, by: Seat, asked: bool) -> Result<(), Impossible> {
        c12_preparation::return_hand(setup, state, by);
        state.turn.redrawn[by.index()] = true;
        if asked {
            advance(state);
        }
        state.agenda.push(Frame::about(&c12_preparation::REDRAW, by));
        Ok(())
    }

    fn offer<'a>(_: &'a Setup, _: &'a State, _: Seat) -> Decisions<'a> {
        Box::new(iter::once(Redraw {}.into()))
    }

    fn tell(self, setup: &Setup) -> String {
        say!(setup, "redraws the hand", "重新抽取手牌", "手札を引き直す")
    }

    fn read(_: &mut Typed<'_>) -> Result<Self, String> {
        Ok(Redraw {})
    }

    fn fields(self) -> String {
        String::new()
    }
}
