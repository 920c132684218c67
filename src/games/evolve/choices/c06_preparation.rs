//! 6.2.1: the decisions before the first turn.

use super::super::Evolve;
use super::super::state::{Setup, State};
use super::{Choice, Decisions};
use crate::games::evolve::book::Clause;
use crate::games::evolve::log::notation::Typed;
use crate::games::evolve::log::words::decisions::{Basis, Go, Keep, Redraw};
use crate::games::evolve::log::words::{self, Group};
use crate::games::evolve::referee::sight;
use crate::games::evolve::rules::agenda::Act;
use crate::games::evolve::rules::c06_preparation;
use crate::games::evolve::state::zones;
use crate::judge::Seen;
use crate::judge::Sink;
use crate::log::{Seat, View};
use crate::say;
use crate::table::Card;
use std::iter;

impl Choice for Basis {
    const FORM: &'static str = "basis class|title";
    const MOVES_ON: bool = true;

    fn answers(act: &Act) -> bool {
        act == &c06_preparation::DECLARE
    }

    fn home(self, _: &State, _: Seat) -> Clause {
        Clause::C6_2_1_3
    }

    fn check(self, setup: &Setup, _: &State, by: Seat, sink: &mut Sink<Evolve>) {
        c06_preparation::check_basis(setup, by, self.on, sink);
    }

    fn make(self, _: &Setup, state: &mut State, by: Seat) -> bool {
        state.bases[by.index()] = Some(self.on);
        true
    }

    fn offer<'a>(_: &'a Setup, _: &'a State, _: Seat) -> Decisions<'a> {
        Box::new([words::DeckBasis::Class, words::DeckBasis::Title].into_iter().map(|on| Basis { on }.into()))
    }

    fn tell(self, setup: &Setup) -> String {
        match self.on {
            words::DeckBasis::Class => say!(
                setup,
                "builds the deck on the class",
                "以职业作为牌组的基准",
                "クラスを基準にデッキを構築したと宣言する"
            ),
            words::DeckBasis::Title => say!(
                setup,
                "builds the deck on the title",
                "以主题作为牌组的基准",
                "タイトルを基準にデッキを構築したと宣言する"
            ),
        }
    }

    fn read(words: &mut Typed<'_>) -> Result<Self, String> {
        let class = words.one_of(["class", "title"])?;
        Ok(Basis { on: if class { words::DeckBasis::Class } else { words::DeckBasis::Title } })
    }

    fn fields(self) -> String {
        match self.on {
            words::DeckBasis::Class => "class",
            words::DeckBasis::Title => "title",
        }
        .to_owned()
    }
}

impl Choice for Go {
    const FORM: &'static str = "go first|second";
    const MOVES_ON: bool = true;

    fn answers(act: &Act) -> bool {
        act == &c06_preparation::GO
    }

    fn home(self, _: &State, _: Seat) -> Clause {
        Clause::C6_2_1_6
    }

    fn make(self, _: &Setup, state: &mut State, by: Seat) -> bool {
        state.first = if self.first { by } else { by.other() };
        true
    }

    fn offer<'a>(_: &'a Setup, _: &'a State, _: Seat) -> Decisions<'a> {
        Box::new([true, false].into_iter().map(|first| Go { first }.into()))
    }

    fn tell(self, setup: &Setup) -> String {
        if self.first {
            say!(setup, "goes first", "选择先攻", "先攻を選ぶ")
        } else {
            say!(setup, "goes second", "选择后攻", "後攻を選ぶ")
        }
    }

    fn read(words: &mut Typed<'_>) -> Result<Self, String> {
        Ok(Go { first: words.one_of(["first", "second"])? })
    }

    fn fields(self) -> String {
        (if self.first { "first" } else { "second" }).to_owned()
    }
}

impl Choice for Keep {
    const FORM: &'static str = "keep";
    const MOVES_ON: bool = true;
    const GOES_ON: bool = true;

    fn answers(act: &Act) -> bool {
        act == &c06_preparation::REDRAW
    }

    fn home(self, _: &State, _: Seat) -> Clause {
        Clause::C6_2_1_8
    }

    fn make(self, _: &Setup, _: &mut State, _: Seat) -> bool {
        true
    }

    fn offer<'a>(_: &'a Setup, _: &'a State, _: Seat) -> Decisions<'a> {
        Box::new(iter::once(Keep {}.into()))
    }

    fn tell(self, setup: &Setup) -> String {
        say!(setup, "keeps the hand", "保留手牌", "手札を引き直さない")
    }

    fn read(_: &mut Typed<'_>) -> Result<Self, String> {
        Ok(Keep {})
    }
}

impl Choice for Redraw {
    const FORM: &'static str = "redraw [CARD...]";
    const MOVES_ON: bool = true;
    const MEANT_NOW: bool = true;

    fn answers(act: &Act) -> bool {
        act == &c06_preparation::REDRAW
    }

    fn home(self, _: &State, _: Seat) -> Clause {
        Clause::C6_2_1_8
    }

    fn shown(self, view: View, by: Seat) -> Option<Seen<Evolve>> {
        sight::of_hand(view, by)
    }

    fn check(self, _: &Setup, state: &State, by: Seat, sink: &mut Sink<Evolve>) {
        c06_preparation::check_redraw(state, by, self.order, sink);
    }

    fn make(self, setup: &Setup, state: &mut State, by: Seat) -> bool {
        c06_preparation::apply_redraw(setup, state, by, self.order);
        true
    }

    /// Offers every order of the hand.
    fn offer<'a>(_: &'a Setup, state: &'a State, by: Seat) -> Decisions<'a> {
        let hand = state.table.pile(zones::hand(by)).to_vec();
        if hand.contains(&Card::UNKNOWN) || hand.len() > c06_preparation::HAND_SIZE {
            return Box::new(iter::once(Redraw { order: Group::NONE }.into()));
        }
        let orders = (1..=hand.len()).product::<usize>();
        let order = move |number: usize| Group::of(&nth_order(&hand, number)).map(|order| Redraw { order }.into());
        Box::new((0..orders).filter_map(order))
    }

    fn tell(self, setup: &Setup) -> String {
        say!(setup, "takes a new hand", "更换手牌", "手札を引き直す")
    }

    fn read(words: &mut Typed<'_>) -> Result<Self, String> {
        Ok(Redraw { order: words.cards()? })
    }

    fn fields(self) -> String {
        self.order.each().map(|it| it.to_string()).collect::<Vec<_>>().join(" ")
    }
}

/// The permutation of some cards with this number.
fn nth_order(cards: &[Card], mut number: usize) -> Vec<Card> {
    let mut left = cards.to_vec();
    let mut order = Vec::with_capacity(left.len());
    while !left.is_empty() {
        let at = number % left.len();
        number /= left.len();
        order.push(left.remove(at));
    }
    order
}
