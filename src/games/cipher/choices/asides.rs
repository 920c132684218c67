//! Remarks of players: passing, looking at cards, declaring a loop.

use super::super::Cipher;
use super::super::facts::{Breach, Moment, Spot};
use super::super::state::{Setup, State};
use super::{Choice, Decisions};
use crate::games::cipher::book::Clause;
use crate::games::cipher::cards::sample;
use crate::games::cipher::log::notation::Typed;
use crate::games::cipher::log::words::decisions::{Look, Loop, Pass, Show, Units};
use crate::games::cipher::referee::asked;
use crate::games::cipher::rules::agenda::{Act, advance, settle, standing_at, stands_at};
use crate::games::cipher::rules::{c06_look, c10_triggers, c13_turn, c18_attack, c25_loops};
use crate::games::cipher::state::zones::{self, Area};
use crate::games::cipher::texts::resolve;
use crate::judge::{Impossible, Sink, Worded};
use crate::log::Seat;
use crate::say;

/// Says what a pass gives up at the current item, if it is worth saying.
pub fn told_of_pass(setup: &Setup, state: &State) -> Option<String> {
    let told = [
        (&c13_turn::CHOOSE_BOND, say!(setup, "places no bond", "不放置羁绊", "絆を置かない")),
        (
            &c13_turn::CHOOSE_DEPLOYMENT,
            say!(setup, "ends the deployment phase", "结束出击阶段", "出撃フェイズを終える"),
        ),
        (&c13_turn::CHOOSE_ACTION, say!(setup, "ends the action phase", "结束行动阶段", "行動フェイズを終える")),
        (&c18_attack::CHOOSE_CRITICAL, say!(setup, "makes no critical hit", "不进行必杀攻击", "必殺攻撃をしない")),
        (&c18_attack::CHOOSE_EVASION, say!(setup, "makes no evasion", "不进行神速回避", "神速回避をしない")),
        (
            &c10_triggers::CHOOSE,
            say!(
                setup,
                "uses no more of the triggered abilities",
                "不再使用诱发能力",
                "誘発したスキルをこれ以上使わない"
            ),
        ),
    ];
    told.into_iter().find(|(act, _)| stands_at(state, act)).map(|(_, told)| told)
}

impl Choice for Pass {
    const FORM: &'static str = "pass";
    const MOVES_ON: bool = true;

    fn answers(act: &Act) -> bool {
        let phases = [&c13_turn::CHOOSE_BOND, &c13_turn::CHOOSE_DEPLOYMENT, &c13_turn::CHOOSE_ACTION];
        phases.contains(&act) || [&c18_attack::CHOOSE_CRITICAL, &c18_attack::CHOOSE_EVASION].contains(&act)
    }

    fn asked_under(self, state: &State, _: Seat) -> Clause {
        standing_at(state)
    }

    fn check(self, setup: &Setup, state: &State, by: Seat, sink: &mut Sink<Cipher>) {
        if stands_at(state, &c10_triggers::CHOOSE) && asked::is_asked(state, by, &self.into()) {
            c10_triggers::check_decline(setup, state, sink);
        }
    }

    fn make(self, _: &Setup, state: &mut State, _: Seat, asked: bool) -> Result<(), Impossible> {
        if asked && resolve::may_decline(state) {
            resolve::answer(state, false);
        }
        if asked && stands_at(state, &c10_triggers::CHOOSE) {
            c10_triggers::apply_decline(state);
        }
        Ok(())
    }

    fn prolongs(self, setup: &Setup, state: &State, by: Seat) -> bool {
        !sample::leaves_out(setup, state, by)
    }

    fn tell(self, setup: &Setup) -> String {
        say!(setup, "passes", "不选择，继续进行", "行わずに進める")
    }

    fn read(_: &mut Typed<'_>) -> Result<Self, String> {
        Ok(Pass {})
    }

    fn fields(self) -> String {
        String::new()
    }
}

impl Choice for Look {
    const FORM: &'static str = "look A|B ZONE";
    const ASIDE: bool = true;

    fn answers(_: &Act) -> bool {
        false
    }

    fn asked_under(self, _: &State, _: Seat) -> Clause {
        Clause::C6_4_4
    }

    fn made_under(self) -> Option<Clause> {
        c06_look::allowed_by(self.zone)
    }

    fn check_unasked(self, setup: &Setup, state: &State, by: Seat, sink: &mut Sink<Cipher>) -> bool {
        c06_look::check_look(setup, state, by, self.of, self.zone, sink);
        true
    }

    fn tell(self, setup: &Setup) -> String {
        let spot = Spot::of(zones::place(self.of, self.zone)).worded(setup);
        say!(setup, "looks at {spot}", "查看{spot}", "{spot}を見る")
    }

    fn read(words: &mut Typed<'_>) -> Result<Self, String> {
        Ok(Look { of: words.seat()?, zone: words.place()? })
    }

    fn fields(self) -> String {
        format!("{} {}", self.of, self.zone.name())
    }
}

impl Choice for Show {
    const FORM: &'static str = "show ZONE";
    const ASIDE: bool = true;

    fn answers(_: &Act) -> bool {
        false
    }

    fn asked_under(self, _: &State, _: Seat) -> Clause {
        Clause::C6_8_2
    }

    fn made_under(self) -> Option<Clause> {
        c06_look::allowed_by(self.zone)
    }

    fn check_unasked(self, setup: &Setup, state: &State, by: Seat, sink: &mut Sink<Cipher>) -> bool {
        c06_look::check_show(setup, state, by, self.zone, sink);
        true
    }

    fn tell(self, setup: &Setup) -> String {
        let zone = Area::of(zones::place(Seat::A, self.zone)).worded(setup);
        say!(setup, "shows the other player the own {zone}", "让对手查看自己的{zone}", "自分の{zone}を相手に見せる")
    }

    fn read(words: &mut Typed<'_>) -> Result<Self, String> {
        Ok(Show { zone: words.place()? })
    }

    fn fields(self) -> String {
        self.zone.name().to_owned()
    }
}

impl Choice for Loop {
    const FORM: &'static str = "loop ENTRY nobody|A|B|both";
    const ANYWHERE: bool = true;
    const OF_LOOPS: bool = true;

    fn answers(_: &Act) -> bool {
        false
    }

    fn asked_under(self, state: &State, _: Seat) -> Clause {
        c25_loops::clause(state)
    }

    fn made_under(self) -> Option<Clause> {
        Some(Clause::C25_1)
    }

    fn check_unasked(self, _: &Setup, state: &State, _: Seat, sink: &mut Sink<Cipher>) -> bool {
        let may_be = c25_loops::may_be_declared(state);
        if may_be {
            c25_loops::check_declared(state, self.stoppers, sink);
        }
        may_be
    }

    fn make(self, setup: &Setup, state: &mut State, _: Seat, _: bool) -> Result<(), Impossible> {
        if c25_loops::may_be_declared(state) {
            c25_loops::declare(setup, state, self.stoppers);
        }
        Ok(())
    }

    fn bounds_loop(_: bool) -> bool {
        true
    }

    fn tell(self, setup: &Setup) -> String {
        let (from, who) = (self.from, self.stoppers.worded(setup));
        say!(
            setup,
            "says that there is a loop since entry {from}: {who}",
            "宣言从第{from}条记录起是循环：{who}",
            "エントリー{from}からループだと宣言する：{who}"
        )
    }

    fn read(words: &mut Typed<'_>) -> Result<Self, String> {
        Ok(Loop { from: words.number()?, stoppers: words.stoppers()? })
    }

    fn fields(self) -> String {
        format!("{} {}", self.from, self.stoppers.name())
    }
}

impl Choice for Units {
    const FORM: &'static str = "units NUMBER";
    const OF_LOOPS: bool = true;

    fn answers(act: &Act) -> bool {
        act == &c25_loops::NAME_UNITS
    }

    fn asked_under(self, state: &State, _: Seat) -> Clause {
        c25_loops::clause(state)
    }

    fn done_before(self, state: &State, by: Seat, at: Moment) -> Option<Breach> {
        (!c25_loops::is_running(state)).then_some(Breach::NumbersWithoutALoop { by, at })
    }

    fn check(self, _: &Setup, state: &State, by: Seat, sink: &mut Sink<Cipher>) {
        c25_loops::check_units(state, by, self.count, sink);
    }

    fn make(self, setup: &Setup, state: &mut State, by: Seat, asked: bool) -> Result<(), Impossible> {
        c25_loops::apply_units(state, by, self.count);
        if asked {
            advance(state);
        }
        settle(setup, state);
        Ok(())
    }

    fn offer<'a>(_: &'a Setup, _: &'a State, _: Seat) -> Decisions<'a> {
        Box::new((0..4).map(|count| Units { count }.into()))
    }

    fn bounds_loop(_: bool) -> bool {
        false
    }

    fn tell(self, setup: &Setup) -> String {
        say!(
            setup,
            "says how many loop units: {count}",
            "选择进行{count}个循环单位",
            "ループ単位の数を言う：{count}",
            count = self.count
        )
    }

    fn read(words: &mut Typed<'_>) -> Result<Self, String> {
        Ok(Units { count: words.number()? })
    }

    fn fields(self) -> String {
        self.count.to_string()
    }
}
