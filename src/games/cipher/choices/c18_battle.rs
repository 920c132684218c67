//! 18 and 9: decisions in a battle, and in rule processing.

use super::super::Cipher;
use super::super::state::{Setup, State};
use super::{Choice, Decisions, begin, done};
use crate::games::cipher::book::Clause;
use crate::games::cipher::cards::sample;
use crate::games::cipher::log::notation::Typed;
use crate::games::cipher::log::words::decisions::{Attack, BreakOrb, Critical, Evade, KeepUnit, Target};
use crate::games::cipher::referee::public_zones;
use crate::games::cipher::rules::agenda::Act;
use crate::games::cipher::rules::{c09_rule_processing, c13_turn, c18_attack, c18_target};
use crate::games::cipher::state::zones::{self, Area};
use crate::games::cipher::texts::trigger_events::{self, Occurrence};
use crate::judge::{Impossible, Seen, Sink};
use crate::log::{Seat, View};
use crate::say;
use crate::table::{Card, known};

impl Choice for Attack {
    const FORM: &'static str = "attack UNIT";
    const BRINGS_CARDS_ROUND: bool = true;
    const DECLINABLE: bool = true;

    fn answers(act: &Act) -> bool {
        act == &c13_turn::CHOOSE_ACTION
    }

    fn asked_under(self, _: &State, _: Seat) -> Clause {
        Clause::C13_5_1_2
    }

    fn unit(self) -> Option<Card> {
        Some(self.unit)
    }

    fn made_under(self) -> Option<Clause> {
        Some(Clause::C18_1_2)
    }

    fn shown(self, _: &State, _: View, _: Seat) -> Option<Seen<Cipher>> {
        public_zones::unit_for_all_to_see()
    }

    fn check(self, setup: &Setup, state: &State, by: Seat, sink: &mut Sink<Cipher>) {
        c18_attack::check_attack(setup, state, by, self.unit, sink);
    }

    fn make(self, setup: &Setup, state: &mut State, by: Seat, asked: bool) -> Result<(), Impossible> {
        done(state.stands(self.unit).is_some(), setup, state, self.unit)?;
        if c18_attack::begin_attack(setup, state, by, self.unit, asked) {
            begin(state, &c18_attack::ATTACKING, 2);
        }
        Ok(())
    }

    fn prolongs(self, setup: &Setup, state: &State, by: Seat) -> bool {
        sample::attacks(setup, state, by, self.unit)
    }

    fn tell(self, setup: &Setup) -> String {
        say!(setup, "attacks with {unit}", "由{unit}进行攻击", "{unit}で攻撃する", unit = setup.tell(self.unit))
    }

    fn read(words: &mut Typed<'_>) -> Result<Self, String> {
        Ok(Attack { unit: words.card()? })
    }

    fn fields(self) -> String {
        self.unit.to_string()
    }
}

impl Choice for Target {
    const FORM: &'static str = "target UNIT";
    const MOVES_ON: bool = true;

    fn answers(act: &Act) -> bool {
        act == &c18_target::CHOOSE_TARGET
    }

    fn asked_under(self, _: &State, _: Seat) -> Clause {
        Clause::C18_1_3
    }

    fn unit(self) -> Option<Card> {
        Some(self.unit)
    }

    fn shown(self, _: &State, _: View, _: Seat) -> Option<Seen<Cipher>> {
        public_zones::unit_for_all_to_see()
    }

    fn check(self, setup: &Setup, state: &State, by: Seat, sink: &mut Sink<Cipher>) {
        c18_target::check_target(setup, state, by, self.unit, sink);
    }

    fn make(self, setup: &Setup, state: &mut State, by: Seat, asked: bool) -> Result<(), Impossible> {
        done(state.stands(self.unit).is_some(), setup, state, self.unit)?;
        if !asked && state.battle.attacker.is_none() {
            let attacker = c18_attack::likely_attacker(setup, state, by, self.unit);
            attacker.into_iter().for_each(|it| c18_attack::apply_attack(setup, state, it));
            begin(state, &c18_attack::ATTACKING, 3);
        }
        c18_target::apply_target(state, self.unit);
        trigger_events::happened(setup, state, state.battle.attacker, Occurrence::Attacks(self.unit));
        Ok(())
    }

    fn offer<'a>(setup: &'a Setup, state: &'a State, by: Seat) -> Decisions<'a> {
        let reached = |it: &Card| c18_target::may_be_reached(setup, state, *it);
        Box::new(state.units(by.other()).filter(reached).map(|unit| Target { unit }.into()))
    }

    fn prolongs(self, _: &Setup, state: &State, _: Seat) -> bool {
        !sample::is_lord(state, self.unit)
    }

    fn tell(self, setup: &Setup) -> String {
        say!(setup, "targets {unit}", "选择{unit}作为攻击对象", "{unit}を攻撃対象に選ぶ", unit = setup.tell(self.unit))
    }

    fn read(words: &mut Typed<'_>) -> Result<Self, String> {
        Ok(Target { unit: words.card()? })
    }

    fn fields(self) -> String {
        self.unit.to_string()
    }
}

impl Choice for Critical {
    const FORM: &'static str = "critical CARD";
    const BRINGS_CARDS_ROUND: bool = true;
    const MOVES_ON: bool = true;
    const DECLINABLE: bool = true;

    fn answers(act: &Act) -> bool {
        act == &c18_attack::CHOOSE_CRITICAL
    }

    fn asked_under(self, _: &State, _: Seat) -> Clause {
        Clause::C18_1_11
    }

    fn shown(self, _: &State, _: View, _: Seat) -> Option<Seen<Cipher>> {
        public_zones::public(public_zones::goes_to(Area::Retreat))
    }

    fn check(self, setup: &Setup, state: &State, by: Seat, sink: &mut Sink<Cipher>) {
        c18_attack::check_critical(setup, state, by, self.card, sink);
    }

    fn make(self, setup: &Setup, state: &mut State, by: Seat, _: bool) -> Result<(), Impossible> {
        done(c18_attack::pay(setup, state, by, self.card), setup, state, self.card)?;
        state.battle.critical = true;
        trigger_events::happened(setup, state, state.battle.attacker, Occurrence::Criticals);
        Ok(())
    }

    fn offer<'a>(_: &'a Setup, state: &'a State, by: Seat) -> Decisions<'a> {
        Box::new(known(state.table.pile(zones::hand(by))).map(|card| Critical { card }.into()))
    }

    fn tell(self, setup: &Setup) -> String {
        say!(
            setup,
            "makes a critical hit with {card}",
            "以{card}进行必杀攻击",
            "{card}で必殺攻撃をする",
            card = setup.tell(self.card)
        )
    }

    fn read(words: &mut Typed<'_>) -> Result<Self, String> {
        Ok(Critical { card: words.card()? })
    }

    fn fields(self) -> String {
        self.card.to_string()
    }
}

impl Choice for Evade {
    const FORM: &'static str = "evade CARD";
    const MOVES_ON: bool = true;
    const DECLINABLE: bool = true;

    fn answers(act: &Act) -> bool {
        act == &c18_attack::CHOOSE_EVASION
    }

    fn asked_under(self, _: &State, _: Seat) -> Clause {
        Clause::C18_1_13
    }

    fn broken(_: &Setup, state: &State) -> Option<Clause> {
        c18_target::without_defender(state).then_some(Clause::C18_1_3_2_1_2)
    }

    fn shown(self, _: &State, _: View, _: Seat) -> Option<Seen<Cipher>> {
        public_zones::public(public_zones::goes_to(Area::Retreat))
    }

    fn check(self, setup: &Setup, state: &State, by: Seat, sink: &mut Sink<Cipher>) {
        c18_attack::check_evade(setup, state, by, self.card, sink);
    }

    fn make(self, setup: &Setup, state: &mut State, by: Seat, _: bool) -> Result<(), Impossible> {
        done(c18_attack::pay(setup, state, by, self.card), setup, state, self.card)?;
        state.battle.evaded = true;
        trigger_events::happened(setup, state, state.battle.defender, Occurrence::Evades(state.battle.attacker));
        Ok(())
    }

    fn offer<'a>(_: &'a Setup, state: &'a State, by: Seat) -> Decisions<'a> {
        Box::new(known(state.table.pile(zones::hand(by))).map(|card| Evade { card }.into()))
    }

    fn tell(self, setup: &Setup) -> String {
        say!(
            setup,
            "evades with {card}",
            "以{card}进行神速回避",
            "{card}で神速回避をする",
            card = setup.tell(self.card)
        )
    }

    fn read(words: &mut Typed<'_>) -> Result<Self, String> {
        Ok(Evade { card: words.card()? })
    }

    fn fields(self) -> String {
        self.card.to_string()
    }
}

impl Choice for BreakOrb {
    const FORM: &'static str = "orb CARD";

    fn answers(act: &Act) -> bool {
        act == &c09_rule_processing::BREAK_ORB
    }

    fn asked_under(self, _: &State, _: Seat) -> Clause {
        Clause::C9_3_2
    }

    fn broken(setup: &Setup, state: &State) -> Option<Clause> {
        c09_rule_processing::recovered_lord(setup, state).map(|_| Clause::C9_3_2_1)
    }

    fn shown(self, _: &State, view: View, by: Seat) -> Option<Seen<Cipher>> {
        public_zones::of_hand(view, by)
    }

    fn check(self, _: &Setup, state: &State, by: Seat, sink: &mut Sink<Cipher>) {
        c09_rule_processing::check_orb(state, by, self.card, sink);
    }

    fn make(self, setup: &Setup, state: &mut State, by: Seat, _: bool) -> Result<(), Impossible> {
        done(c09_rule_processing::apply_orb(setup, state, by, self.card), setup, state, self.card)?;
        c09_rule_processing::carried_out(state);
        Ok(())
    }

    fn offer<'a>(_: &'a Setup, state: &'a State, by: Seat) -> Decisions<'a> {
        Box::new(state.table.pile(zones::orbs(by)).iter().map(|card| BreakOrb { card: *card }.into()))
    }

    fn tell(self, setup: &Setup) -> String {
        say!(
            setup,
            "takes the orb {card}",
            "将宝玉{card}加入手牌",
            "オーブ{card}を手札に加える",
            card = setup.tell(self.card)
        )
    }

    fn read(words: &mut Typed<'_>) -> Result<Self, String> {
        Ok(BreakOrb { card: words.card()? })
    }

    fn fields(self) -> String {
        self.card.to_string()
    }
}

impl Choice for KeepUnit {
    const FORM: &'static str = "choose UNIT";

    fn answers(act: &Act) -> bool {
        act == &c09_rule_processing::KEEP_ONE
    }

    fn asked_under(self, _: &State, _: Seat) -> Clause {
        Clause::C9_2_1
    }

    fn unit(self) -> Option<Card> {
        Some(self.unit)
    }

    fn shown(self, _: &State, _: View, _: Seat) -> Option<Seen<Cipher>> {
        public_zones::unit_for_all_to_see()
    }

    fn check(self, setup: &Setup, state: &State, by: Seat, sink: &mut Sink<Cipher>) {
        c09_rule_processing::check_keep(setup, state, by, self.unit, sink);
    }

    fn make(self, setup: &Setup, state: &mut State, by: Seat, _: bool) -> Result<(), Impossible> {
        done(state.stands(self.unit).is_some(), setup, state, self.unit)?;
        c09_rule_processing::apply_keep(setup, state, by, self.unit);
        Ok(())
    }

    fn offer<'a>(setup: &'a Setup, state: &'a State, by: Seat) -> Decisions<'a> {
        Box::new(c09_rule_processing::keepable(setup, state, by).map(|unit| KeepUnit { unit }.into()))
    }

    fn tell(self, setup: &Setup) -> String {
        say!(
            setup,
            "keeps {unit} of the same-named units",
            "在同名单位中选择{unit}",
            "同名ユニットの中から{unit}を残す",
            unit = setup.tell(self.unit)
        )
    }

    fn read(words: &mut Typed<'_>) -> Result<Self, String> {
        Ok(KeepUnit { unit: words.card()? })
    }

    fn fields(self) -> String {
        self.unit.to_string()
    }
}
