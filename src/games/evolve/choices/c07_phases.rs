//! 7.3.3, 7.4 and 8.4: the decisions in the phases of a turn.

use super::super::Evolve;
use super::super::state::{Setup, State};
use super::super::texts::answers;
use super::{Choice, Decisions};
use crate::games::evolve::book::Clause;
use crate::games::evolve::facts::breach::Breach;
use crate::games::evolve::log::notation::Typed;
use crate::games::evolve::log::words::decisions::{Attack, Discard, Done, EndMain, Rest};
use crate::games::evolve::log::words::{Keyword, Target};
use crate::games::evolve::referee::sight;
use crate::games::evolve::rules::agenda::Act;
use crate::games::evolve::rules::{c07_turn, c08_4_attack};
use crate::games::evolve::state::zones::{self, RESTED};
use crate::games::evolve::texts::resolve;
use crate::judge::Seen;
use crate::judge::Sink;
use crate::log::{Seat, View};
use crate::procedure::count_down;
use crate::say;
use crate::table::{Card, Changing, NOWHERE, known};
use std::iter;

/// 7.3.3, 7.3.4, 8.4.1: the clause that an action breaks if its player is not asked to act. `own`: that for the
/// opponent of the turn player.
pub fn not_acting(state: &State, by: Seat, own: Clause) -> Clause {
    match state.turn.number {
        0 => Clause::C7_1_2,
        _ if by != state.turn.player => own,
        _ if state.turn.main_over => Clause::C7_3_4,
        _ => Clause::C7_3_3,
    }
}

impl Choice for Attack {
    const FORM: &'static str = "attack CARD CARD|A|B";
    const ACTION: bool = true;
    const MEANT_NOW: bool = true;

    fn answers(act: &Act) -> bool {
        act == &c07_turn::ACT
    }

    fn home(self, state: &State, by: Seat) -> Clause {
        not_acting(state, by, Clause::C8_4_1)
    }

    fn shown(self, _: View, _: Seat) -> Option<Seen<Evolve>> {
        sight::in_the_open(Card::UNKNOWN)
    }

    fn check(self, setup: &Setup, state: &State, by: Seat, sink: &mut Sink<Evolve>) {
        c08_4_attack::check_attack(setup, state, by, self.attacker, self.target, sink);
    }

    fn make(self, setup: &Setup, state: &mut State, _: Seat) -> bool {
        c08_4_attack::apply_attack(setup, state, self.attacker, self.target)
    }

    fn offer<'a>(_: &'a Setup, state: &'a State, by: Seat) -> Decisions<'a> {
        let targets = move || {
            let field = state.field(by.other()).iter().copied().map(Target::Card);
            field.chain(iter::once(Target::Leader(by.other())))
        };
        let own = state.field(by).iter().copied().filter(|it| !state.is_rested(*it));
        Box::new(own.flat_map(move |attacker| targets().map(move |target| Attack { attacker, target }.into())))
    }

    /// Attacks on leaders shorten the match.
    fn prolongs(self) -> bool {
        self.target.card().is_some()
    }

    fn tell(self, setup: &Setup) -> String {
        let (attacker, target) = (setup.tell(self.attacker), setup.tell_target(self.target));
        say!(setup, "attacks {target} with {attacker}", "用{attacker}攻击{target}", "{attacker}で{target}を攻撃する")
    }

    fn read(words: &mut Typed<'_>) -> Result<Self, String> {
        Ok(Attack { attacker: words.card()?, target: words.target()? })
    }

    fn fields(self) -> String {
        format!("{} {}", self.attacker, self.target)
    }
}

impl Choice for EndMain {
    const FORM: &'static str = "end";
    const ACTION: bool = true;
    const GOES_ON: bool = true;

    fn answers(act: &Act) -> bool {
        act == &c07_turn::ACT
    }

    fn home(self, state: &State, by: Seat) -> Clause {
        not_acting(state, by, Clause::C7_3_3)
    }

    fn make(self, _: &Setup, state: &mut State, by: Seat) -> bool {
        state.turn.main_over |= by == state.turn.player;
        true
    }

    fn offer<'a>(_: &'a Setup, _: &'a State, _: Seat) -> Decisions<'a> {
        Box::new(iter::once(EndMain {}.into()))
    }

    fn tell(self, setup: &Setup) -> String {
        say!(setup, "ends the main phase", "结束主要阶段", "メインフェイズを終了する")
    }

    fn read(_: &mut Typed<'_>) -> Result<Self, String> {
        Ok(EndMain {})
    }
}

impl Choice for Rest {
    const FORM: &'static str = "rest CARD";

    fn answers(act: &Act) -> bool {
        act == &c07_turn::REST_WARD
    }

    fn home(self, _: &State, _: Seat) -> Clause {
        Clause::C7_4_3
    }

    fn shown(self, _: View, _: Seat) -> Option<Seen<Evolve>> {
        sight::in_the_open(Card::UNKNOWN)
    }

    fn check(self, setup: &Setup, state: &State, by: Seat, sink: &mut Sink<Evolve>) {
        c07_turn::check_rest(setup, state, by, self.card, sink);
    }

    fn make(self, setup: &Setup, state: &mut State, _: Seat) -> bool {
        let there = state.keeper(self.card).is_some();
        if there {
            state.mark(setup, self.card, RESTED, 0);
        }
        there
    }

    fn offer<'a>(setup: &'a Setup, state: &'a State, by: Seat) -> Decisions<'a> {
        let ward = move |it: &Card| state.has(setup, *it, Keyword::Ward);
        Box::new(state.field(by).iter().copied().filter(ward).map(|card| Rest { card }.into()))
    }

    fn tell(self, setup: &Setup) -> String {
        say!(setup, "rests {card}", "横置{card}", "{card}をアクトする", card = setup.tell(self.card))
    }

    fn read(words: &mut Typed<'_>) -> Result<Self, String> {
        Ok(Rest { card: words.card()? })
    }

    fn fields(self) -> String {
        self.card.to_string()
    }
}

impl Choice for Done {
    const FORM: &'static str = "done";
    const MOVES_ON: bool = true;
    const GOES_ON: bool = true;

    fn answers(act: &Act) -> bool {
        act == &c07_turn::REST_WARD || act == &resolve::RUN
    }

    /// 10.6.2.7.2: ends a choice of a text that the log tells, since the log hides a card that the text depends on.
    fn stands_beside(self, _: &Setup, state: &State, _: Seat) -> bool {
        let hides = |of: Seat| state.table.hides(zones::hand(of)) || state.table.hides(zones::deck(of));
        state.loose.is_some() && Seat::BOTH.into_iter().any(hides)
    }

    fn home(self, _: &State, _: Seat) -> Clause {
        Clause::C7_4_3
    }

    fn check(self, _: &Setup, state: &State, _: Seat, sink: &mut Sink<Evolve>) {
        let Some(it) = state.running.as_deref().filter(|it| it.open.is_some()) else { return };
        if !answers::may_close(state) {
            sink.fault(Clause::C10_6_2_7_2, || Breach::HasToChoose { card: it.card });
        }
    }

    fn make(self, _: &Setup, state: &mut State, _: Seat) -> bool {
        answers::end_choice(state);
        true
    }

    fn offer<'a>(_: &'a Setup, _: &'a State, _: Seat) -> Decisions<'a> {
        Box::new(iter::once(Done {}.into()))
    }

    fn tell(self, setup: &Setup) -> String {
        say!(setup, "chooses nothing further", "不再选择", "これ以上選ばない")
    }

    fn read(_: &mut Typed<'_>) -> Result<Self, String> {
        Ok(Done {})
    }
}

impl Choice for Discard {
    const FORM: &'static str = "discard CARD";

    fn answers(act: &Act) -> bool {
        act == &c07_turn::DISCARD
    }

    fn home(self, _: &State, _: Seat) -> Clause {
        Clause::C7_4_6
    }

    fn shown(self, _: View, _: Seat) -> Option<Seen<Evolve>> {
        sight::in_the_open(Card::UNKNOWN)
    }

    fn check(self, _: &Setup, state: &State, by: Seat, sink: &mut Sink<Evolve>) {
        let own = !self.card.is_known() || self.card.owner() == by;
        if !own || !state.table.could_be_in(self.card, zones::hand(by)) {
            sink.fault(Clause::C7_4_6, || Breach::NotInHand { card: self.card, by });
        }
    }

    fn make(self, setup: &Setup, state: &mut State, by: Seat) -> bool {
        let (hand, to) = (zones::hand(by), zones::cemetery(self.card.owner()));
        let moved = match state.table.zone(self.card) {
            NOWHERE => self.card.is_known() && state.shift(setup, self.card, hand, to, 0),
            _ => state.put(setup, self.card, to, 0),
        };
        if moved && crate::games::evolve::rules::agenda::stands_at(state, &c07_turn::DISCARD) {
            count_down(state);
        }
        moved
    }

    fn offer<'a>(_: &'a Setup, state: &'a State, by: Seat) -> Decisions<'a> {
        Box::new(known(state.table.pile(zones::hand(by))).map(|card| Discard { card }.into()))
    }

    fn tell(self, setup: &Setup) -> String {
        say!(setup, "discards {card}", "弃掉{card}", "{card}を捨てる", card = setup.tell(self.card))
    }

    fn read(words: &mut Typed<'_>) -> Result<Self, String> {
        Ok(Discard { card: words.card()? })
    }

    fn fields(self) -> String {
        self.card.to_string()
    }
}
