//! The decisions in the windows of Quick, in rule processing, and at any moment.

use super::super::Evolve;
use super::super::state::{Setup, State, Value};
use super::super::texts::answers;
use super::{Choice, Decisions};
use crate::games::evolve::book::Clause;
use crate::games::evolve::facts::breach::Breach;
use crate::games::evolve::log::notation::{self, Typed};
use crate::games::evolve::log::words::Step;
use crate::games::evolve::log::words::decisions::{Apply, Concede, Look, Pass, Pick, SetX, Surplus};
use crate::games::evolve::referee::sight;
use crate::games::evolve::rules::agenda::Act;
use crate::games::evolve::rules::{c07_turn, c08_2_play, c08_4_attack, c10_5_check_timing};
use crate::games::evolve::state::zones;
use crate::games::evolve::texts::{declared, resolve, variable_x};
use crate::judge::Sink;
use crate::judge::{Due, Seen, Worded};
use crate::log::{Seat, View};
use crate::say;
use crate::table::{Card, known};
use std::iter;

impl Choice for Pass {
    const FORM: &'static str = "pass";
    const MOVES_ON: bool = true;
    const GOES_ON: bool = true;

    fn answers(act: &Act) -> bool {
        [&c07_turn::QUICK, &c08_4_attack::QUICK].contains(&act)
    }

    fn home(self, state: &State, _: Seat) -> Clause {
        if state.attack.is_some() { Clause::C8_4_7 } else { Clause::C7_4_4 }
    }

    fn make(self, _: &Setup, _: &mut State, _: Seat) -> bool {
        true
    }

    fn offer<'a>(_: &'a Setup, _: &'a State, _: Seat) -> Decisions<'a> {
        Box::new(iter::once(Pass {}.into()))
    }

    fn tell(self, setup: &Setup) -> String {
        say!(setup, "uses nothing", "什么都不做", "何もしない")
    }

    fn read(_: &mut Typed<'_>) -> Result<Self, String> {
        Ok(Pass {})
    }
}

impl Choice for Surplus {
    const FORM: &'static str = "surplus CARD";

    fn answers(act: &Act) -> bool {
        act == &c10_5_check_timing::RULES
    }

    fn home(self, state: &State, by: Seat) -> Clause {
        let on_field = state.table.zone(self.card) != zones::ex(by);
        if on_field { Clause::C11_4_1 } else { Clause::C11_5_1 }
    }

    fn shown(self, _: View, _: Seat) -> Option<Seen<Evolve>> {
        sight::in_the_open(Card::UNKNOWN)
    }

    fn check(self, _: &Setup, state: &State, by: Seat, sink: &mut Sink<Evolve>) {
        c10_5_check_timing::check_surplus(state, by, self.card, sink);
    }

    fn make(self, setup: &Setup, state: &mut State, _: Seat) -> bool {
        self.card.is_known() && state.destroy(setup, self.card)
    }

    fn offer<'a>(_: &'a Setup, state: &'a State, _: Seat) -> Decisions<'a> {
        let Some((_, of, zone)) = c10_5_check_timing::surplus(state) else { return Box::new(iter::empty()) };
        Box::new(known(state.table.pile(zones::place(of, zone))).map(|card| Surplus { card }.into()))
    }

    fn tell(self, setup: &Setup) -> String {
        say!(
            setup,
            "gives {card} up, one card too many",
            "将超出上限的{card}移动到墓场",
            "上限を超えた{card}を墓場に置く",
            card = setup.tell(self.card)
        )
    }

    fn read(words: &mut Typed<'_>) -> Result<Self, String> {
        Ok(Surplus { card: words.card()? })
    }

    fn fields(self) -> String {
        self.card.to_string()
    }
}

impl Choice for SetX {
    const FORM: &'static str = "x NUMBER";
    const MOVES_ON: bool = true;

    fn answers(act: &Act) -> bool {
        act == &variable_x::NAME_X
    }

    fn home(self, _: &State, _: Seat) -> Clause {
        Clause::C10_6_2_2_2
    }

    fn check(self, _: &Setup, state: &State, by: Seat, sink: &mut Sink<Evolve>) {
        c08_2_play::check_points(state, by, self.to.into(), sink);
    }

    fn make(self, setup: &Setup, state: &mut State, by: Seat) -> bool {
        variable_x::set(setup, state, by, self.to);
        true
    }

    fn offer<'a>(_: &'a Setup, state: &'a State, by: Seat) -> Decisions<'a> {
        let most = u16::try_from(state.value(by, Value::Points)).unwrap_or(0);
        Box::new((0..=most).map(|to| SetX { to }.into()))
    }

    fn tell(self, setup: &Setup) -> String {
        say!(
            setup,
            "sets X to {to}, and pays {to}",
            "指定X为{to}，并支付{to}点",
            "Xを{to}と決め、{to}を支払う",
            to = self.to
        )
    }

    fn read(words: &mut Typed<'_>) -> Result<Self, String> {
        Ok(SetX { to: words.amount()? })
    }

    fn fields(self) -> String {
        self.to.to_string()
    }
}

impl Choice for Pick {
    const FORM: &'static str = "pick CARD";

    fn answers(act: &Act) -> bool {
        act == &resolve::RUN
    }

    fn stands_beside(self, _: &Setup, state: &State, by: Seat) -> bool {
        // 10.6.2.3: picking an open card is a fault of its own, which the check reports.
        let open = self.card.is_known() && zones::is_public(state.table.zone(self.card));
        let is_the_others = answers::chooser(state).is_some_and(|it| it != by);
        state.outcome.is_none() && !is_the_others && (open || state.running.is_none())
    }

    fn home(self, _: &State, _: Seat) -> Clause {
        Clause::C10_6_2_7_2
    }

    fn shown(self, view: View, by: Seat) -> Option<Seen<Evolve>> {
        sight::of_hand(view, by)
    }

    fn check(self, setup: &Setup, state: &State, by: Seat, sink: &mut Sink<Evolve>) {
        if !answers::check_pick(setup, state, by, self.card, sink) {
            declared::check_pick(state, by, self.card, sink);
        }
    }

    fn make(self, _: &Setup, state: &mut State, _: Seat) -> bool {
        answers::pick(state, self.card);
        true
    }

    fn offer<'a>(setup: &'a Setup, state: &'a State, _: Seat) -> Decisions<'a> {
        Box::new(answers::pickable(setup, state).into_iter().map(|card| Pick { card }.into()))
    }

    fn tell(self, setup: &Setup) -> String {
        say!(setup, "picks {card}", "选择{card}", "{card}を選ぶ", card = setup.tell(self.card))
    }

    fn read(words: &mut Typed<'_>) -> Result<Self, String> {
        Ok(Pick { card: words.card()? })
    }

    fn fields(self) -> String {
        self.card.to_string()
    }
}

impl Choice for Apply {
    const FORM: &'static str = "apply CARD";

    fn answers(_: &Act) -> bool {
        false
    }

    fn stands_beside(self, _: &Setup, state: &State, _: Seat) -> bool {
        matches!(state.due, Due::Step { what: Step::Damage { .. }, .. })
    }

    fn home(self, _: &State, _: Seat) -> Clause {
        Clause::C10_10_2
    }

    fn shown(self, _: View, _: Seat) -> Option<Seen<Evolve>> {
        sight::in_the_open(Card::UNKNOWN)
    }

    fn check(self, setup: &Setup, state: &State, by: Seat, sink: &mut Sink<Evolve>) {
        c08_4_attack::check_order(setup, state, by, self.card, sink);
    }

    fn make(self, _: &Setup, state: &mut State, _: Seat) -> bool {
        c08_4_attack::apply_first(state, self.card);
        true
    }

    fn tell(self, setup: &Setup) -> String {
        let card = setup.tell(self.card);
        say!(setup, "applies the effect of {card} first", "优先适用{card}的效果", "{card}の効果を先に適用する")
    }

    fn read(words: &mut Typed<'_>) -> Result<Self, String> {
        Ok(Apply { card: words.card()? })
    }

    fn fields(self) -> String {
        self.card.to_string()
    }
}

impl Choice for Look {
    const FORM: &'static str = "look ZONE A|B";
    const ASIDE: bool = true;

    fn answers(_: &Act) -> bool {
        false
    }

    fn home(self, _: &State, _: Seat) -> Clause {
        Clause::C4_1_2
    }

    fn check(self, _: &Setup, state: &State, by: Seat, sink: &mut Sink<Evolve>) {
        sight::check_look(state, by, self.zone, self.of, sink);
    }

    fn make(self, _: &Setup, _: &mut State, _: Seat) -> bool {
        true
    }

    fn tell(self, setup: &Setup) -> String {
        let (of, zone) = (self.of, self.zone.worded(setup));
        say!(setup, "looks at the cards of {of}'s {zone}", "查看{of}的{zone}的卡牌", "{of}の{zone}のカードを見る")
    }

    fn read(words: &mut Typed<'_>) -> Result<Self, String> {
        Ok(Look { zone: words.place()?, of: words.seat()? })
    }

    fn fields(self) -> String {
        format!("{} {}", notation::place_word(self.zone), self.of)
    }
}

impl Choice for Concede {
    const FORM: &'static str = "concede";

    fn answers(_: &Act) -> bool {
        false
    }

    fn stands_beside(self, _: &Setup, state: &State, _: Seat) -> bool {
        state.outcome.is_none()
    }

    fn home(self, _: &State, _: Seat) -> Clause {
        Clause::C1_2_3
    }

    fn check(self, _: &Setup, state: &State, by: Seat, sink: &mut Sink<Evolve>) {
        if state.lost[by.index()].is_some() {
            sink.fault(Clause::C1_2_3, || Breach::ConcededBefore { by });
        }
    }

    fn make(self, _: &Setup, state: &mut State, by: Seat) -> bool {
        state.lost[by.index()] = Some(Clause::C1_2_3);
        true
    }

    fn prolongs(self) -> bool {
        false
    }

    fn tell(self, setup: &Setup) -> String {
        say!(setup, "concedes", "宣布投降", "投了する")
    }

    fn read(_: &mut Typed<'_>) -> Result<Self, String> {
        Ok(Concede {})
    }
}
