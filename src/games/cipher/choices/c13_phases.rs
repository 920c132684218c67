//! 13 to 17, 19 and 10: decisions in the phases of a turn, and the resolution of triggered abilities.

use super::super::Cipher;
use super::super::state::{Setup, State};
use super::super::texts::programs;
use super::{Choice, Decisions, begin, c14_offers, done};
use crate::games::cipher::book::Clause;
use crate::games::cipher::cards::sample;
use crate::games::cipher::log::notation::Typed;
use crate::games::cipher::log::words::decisions::{Bond, Deploy, LevelUp, Move, Resolve, Use};
use crate::games::cipher::referee::public_zones;
use crate::games::cipher::rules::agenda::{Act, Frame};
use crate::games::cipher::rules::{c07_check_timing, c10_triggers, c13_turn, c14_deploy, c17_move, c19_activate};
use crate::games::cipher::state::zones::{self, Area, FACE_UP};
use crate::games::cipher::texts::trigger_events::{self, Occurrence};
use crate::games::cipher::texts::{resolve, support_abilities};
use crate::judge::{Impossible, Seen, Sink, Worded};
use crate::log::{Seat, View};
use crate::say;
use crate::table::{Card, known};

impl Choice for Bond {
    const FORM: &'static str = "bond CARD";
    const MOVES_ON: bool = true;
    const DECLINABLE: bool = true;

    fn answers(act: &Act) -> bool {
        act == &c13_turn::CHOOSE_BOND
    }

    fn asked_under(self, _: &State, _: Seat) -> Clause {
        Clause::C13_3_1_2
    }

    fn shown(self, _: &State, _: View, _: Seat) -> Option<Seen<Cipher>> {
        public_zones::public(public_zones::goes_to(Area::Bonds))
    }

    fn check(self, setup: &Setup, state: &State, by: Seat, sink: &mut Sink<Cipher>) {
        c13_turn::check_bond(setup, state, by, self.card, sink);
    }

    fn make(self, setup: &Setup, state: &mut State, by: Seat, _: bool) -> Result<(), Impossible> {
        let bound = state.bring(setup, self.card, zones::hand(by), zones::bonds(by), FACE_UP);
        done(bound, setup, state, self.card)
    }

    fn offer<'a>(_: &'a Setup, state: &'a State, by: Seat) -> Decisions<'a> {
        Box::new(known(state.table.pile(zones::hand(by))).map(|card| Bond { card }.into()))
    }

    fn prolongs(self, _: &Setup, state: &State, by: Seat) -> bool {
        sample::needs_bonds(state, by)
    }

    fn tell(self, setup: &Setup) -> String {
        say!(
            setup,
            "sets {card} as a bond",
            "将{card}放置到羁绊区",
            "{card}を絆エリアに置く",
            card = setup.tell(self.card)
        )
    }

    fn read(words: &mut Typed<'_>) -> Result<Self, String> {
        Ok(Bond { card: words.card()? })
    }

    fn fields(self) -> String {
        self.card.to_string()
    }
}

impl Choice for Deploy {
    const FORM: &'static str = "deploy CARD front|back";
    const DECLINABLE: bool = true;

    fn answers(act: &Act) -> bool {
        act == &c13_turn::CHOOSE_DEPLOYMENT
    }

    fn asked_under(self, _: &State, _: Seat) -> Clause {
        Clause::C13_4_1_2
    }

    fn made_under(self) -> Option<Clause> {
        Some(Clause::C15_1_2)
    }

    fn shown(self, _: &State, _: View, _: Seat) -> Option<Seen<Cipher>> {
        public_zones::unit_for_all_to_see()
    }

    fn check(self, setup: &Setup, state: &State, by: Seat, sink: &mut Sink<Cipher>) {
        c14_deploy::check_deploy(setup, state, by, self.card, sink);
    }

    fn make(self, setup: &Setup, state: &mut State, by: Seat, _: bool) -> Result<(), Impossible> {
        let Deploy { card, line } = self;
        c14_deploy::named(setup, card)?;
        done(c14_deploy::apply_deploy(setup, state, by, card, line), setup, state, card)?;
        trigger_events::happened(setup, state, card, Occurrence::Deployed);
        begin(state, &c14_deploy::DEPLOYING, 2);
        Ok(())
    }

    fn offer<'a>(setup: &'a Setup, state: &'a State, by: Seat) -> Decisions<'a> {
        c14_offers::deployments(setup, state, by)
    }

    fn tell(self, setup: &Setup) -> String {
        let (card, line) = (setup.tell(self.card), self.line.worded(setup));
        say!(setup, "deploys {card} in the {line} line", "将{card}出击到{line}", "{card}を{line}に出撃させる")
    }

    fn read(words: &mut Typed<'_>) -> Result<Self, String> {
        Ok(Deploy { card: words.card()?, line: words.line()? })
    }

    fn fields(self) -> String {
        format!("{} {}", self.card, self.line.name())
    }
}

impl Choice for LevelUp {
    const FORM: &'static str = "level CARD UNIT";
    const DECLINABLE: bool = true;

    fn answers(act: &Act) -> bool {
        act == &c13_turn::CHOOSE_DEPLOYMENT
    }

    fn asked_under(self, _: &State, _: Seat) -> Clause {
        Clause::C13_4_1_2
    }

    fn unit(self) -> Option<Card> {
        Some(self.unit)
    }

    fn made_under(self) -> Option<Clause> {
        Some(Clause::C16_1_2)
    }

    fn shown(self, _: &State, _: View, _: Seat) -> Option<Seen<Cipher>> {
        public_zones::unit_for_all_to_see()
    }

    fn check(self, setup: &Setup, state: &State, by: Seat, sink: &mut Sink<Cipher>) {
        c14_deploy::check_level_up(setup, state, by, self.card, self.unit, sink);
    }

    fn make(self, setup: &Setup, state: &mut State, by: Seat, _: bool) -> Result<(), Impossible> {
        let LevelUp { card, unit } = self;
        c14_deploy::named(setup, card)?;
        done(c14_deploy::apply_level_up(setup, state, by, card, unit), setup, state, card)?;
        let class = setup.facts(card).is_some_and(|it| it.class_change.is_some());
        trigger_events::happened(setup, state, card, Occurrence::LevelledUp { class });
        begin(state, &c14_deploy::LEVELLING_UP, 2);
        Ok(())
    }

    fn prolongs(self, _: &Setup, state: &State, _: Seat) -> bool {
        !sample::is_lord(state, self.unit)
    }

    fn tell(self, setup: &Setup) -> String {
        let (card, unit) = (setup.tell(self.card), setup.tell(self.unit));
        say!(setup, "levels {unit} up to {card}", "将{unit}升级为{card}", "{unit}を{card}にレベルアップさせる")
    }

    fn read(words: &mut Typed<'_>) -> Result<Self, String> {
        Ok(LevelUp { card: words.card()?, unit: words.card()? })
    }

    fn fields(self) -> String {
        format!("{} {}", self.card, self.unit)
    }
}

impl Choice for Move {
    const FORM: &'static str = "move UNIT";
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
        Some(Clause::C17_1_2)
    }

    fn shown(self, _: &State, _: View, _: Seat) -> Option<Seen<Cipher>> {
        public_zones::unit_for_all_to_see()
    }

    fn check(self, setup: &Setup, state: &State, by: Seat, sink: &mut Sink<Cipher>) {
        c17_move::check_move(setup, state, by, self.unit, sink);
    }

    fn make(self, setup: &Setup, state: &mut State, _: Seat, _: bool) -> Result<(), Impossible> {
        done(c17_move::apply_move(setup, state, self.unit), setup, state, self.unit)?;
        begin(state, &c17_move::MOVING, 3);
        Ok(())
    }

    fn offer<'a>(setup: &'a Setup, state: &'a State, by: Seat) -> Decisions<'a> {
        c14_offers::actions(setup, state, by)
    }

    fn prolongs(self, setup: &Setup, state: &State, by: Seat) -> bool {
        state.turn.is_opening() || !sample::attacks(setup, state, by, self.unit)
    }

    fn tell(self, setup: &Setup) -> String {
        say!(setup, "moves {unit}", "将{unit}移动", "{unit}を移動させる", unit = setup.tell(self.unit))
    }

    fn read(words: &mut Typed<'_>) -> Result<Self, String> {
        Ok(Move { unit: words.card()? })
    }

    fn fields(self) -> String {
        self.unit.to_string()
    }
}

impl Choice for Use {
    const FORM: &'static str = "use UNIT ABILITY";
    const DECLINABLE: bool = true;
    const OF_TEXTS: bool = true;

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
        Some(Clause::C19_1_2)
    }

    fn shown(self, _: &State, _: View, _: Seat) -> Option<Seen<Cipher>> {
        public_zones::unit_for_all_to_see()
    }

    fn check(self, setup: &Setup, state: &State, by: Seat, sink: &mut Sink<Cipher>) {
        c19_activate::check_use(setup, state, by, self.unit, self.ability, sink);
    }

    fn make(self, setup: &Setup, state: &mut State, by: Seat, _: bool) -> Result<(), Impossible> {
        let at = c19_activate::apply_use(setup, state, by, self.unit, self.ability);
        state.set_to_work(self.unit, !programs::is_run(setup, self.unit, self.ability));
        state.quiet = false;
        begin(state, &c19_activate::USING_ABILITY, at);
        Ok(())
    }

    fn prolongs(self, _: &Setup, _: &State, _: Seat) -> bool {
        false
    }

    fn tell(self, setup: &Setup) -> String {
        let (unit, ability) = (setup.tell(self.unit), self.ability);
        say!(
            setup,
            "uses ability {ability} of {unit}",
            "使用{unit}的第{ability}个能力",
            "{unit}のスキル{ability}を使う"
        )
    }

    fn read(words: &mut Typed<'_>) -> Result<Self, String> {
        Ok(Use { unit: words.card()?, ability: words.ability()? })
    }

    fn fields(self) -> String {
        format!("{} {}", self.unit, self.ability)
    }
}

impl Choice for Resolve {
    const FORM: &'static str = "resolve CARD ABILITY";
    const OF_TEXTS: bool = true;
    const OF_TRIGGERS: bool = true;

    fn answers(act: &Act) -> bool {
        act == &c10_triggers::CHOOSE
    }

    fn asked_under(self, _: &State, _: Seat) -> Clause {
        Clause::C10_2
    }

    fn shown(self, _: &State, _: View, _: Seat) -> Option<Seen<Cipher>> {
        Some(public_zones::declared(Card::UNKNOWN, self.ability))
    }

    fn shows(self, card: Card) -> Option<Seen<Cipher>> {
        (self.card == card).then(|| public_zones::declared(card, self.ability))
    }

    fn check(self, setup: &Setup, state: &State, by: Seat, sink: &mut Sink<Cipher>) {
        c10_triggers::check_resolve(setup, state, by, self.card, self.ability, sink);
    }

    fn make(self, setup: &Setup, state: &mut State, by: Seat, _: bool) -> Result<(), Impossible> {
        if support_abilities::is_support(setup, self.card, self.ability) {
            support_abilities::begin(setup, state, self.card, self.ability);
            state.set_to_work(self.card, !programs::is_run(setup, self.card, self.ability));
            return Ok(());
        }
        let runs = c10_triggers::apply_resolve(setup, state, by, self.card, self.ability);
        state.set_to_work(self.card, !programs::is_run(setup, self.card, self.ability));
        c07_check_timing::restart(state);
        if runs {
            state.agenda.push(Frame::new(&resolve::RESOLVING));
        }
        Ok(())
    }

    fn offer<'a>(_: &'a Setup, state: &'a State, _: Seat) -> Decisions<'a> {
        let resolve = |it: super::super::state::Trigger| Resolve { card: it.card, ability: it.ability }.into();
        Box::new(c10_triggers::choosable(state).map(resolve))
    }

    fn bounds_loop(_: bool) -> bool {
        true
    }

    /// 10.2: a triggered ability has to be chosen; 10.2.2: except one of a card in the hand.
    fn is_forced(self, state: &State, by: Seat) -> bool {
        state.table.zone(self.card) != zones::hand(by)
    }

    fn tell(self, setup: &Setup) -> String {
        let (card, ability) = (setup.tell(self.card), self.ability);
        say!(
            setup,
            "resolves ability {ability} of {card}",
            "选择{card}的第{ability}个能力",
            "{card}のスキル{ability}を選ぶ"
        )
    }

    fn read(words: &mut Typed<'_>) -> Result<Self, String> {
        Ok(Resolve { card: words.card()?, ability: words.ability()? })
    }

    fn fields(self) -> String {
        format!("{} {}", self.card, self.ability)
    }
}
