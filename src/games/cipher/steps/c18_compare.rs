//! Steps of 18.1.11.1.1 and 18.1.15: the power of a critical hit, and the comparison of the powers.

use crate::games::cipher::Cipher;
use crate::games::cipher::book::{Clause, Ruling};
use crate::games::cipher::facts::Breach;
use crate::games::cipher::log::words::steps::{CriticalPower, Defeated};
use crate::games::cipher::referee::public_zones::unit_for_all_to_see;
use crate::games::cipher::rules::agenda::of_one_battle;
use crate::games::cipher::rules::c18_compare::{comparison_text, hides_comparison};
use crate::games::cipher::rules::c18_target::{gone_from_battle, without_defender};
use crate::games::cipher::state::zones::DEFEATED;
use crate::games::cipher::state::{Battle, Setup, State};
use crate::games::cipher::texts::continuous;
use crate::games::cipher::texts::trigger_events::{self, Occurrence};
use crate::judge::Sink;
use crate::judge::{Due, Happening, Impossible, Instead, Rulebook, Seen};
use crate::log::View;
use crate::say;
use crate::table::{Changing, Known};

/// 18.1.15: between the comparison and the clearing (18.1.17).
fn is_past_evasion(state: &State) -> bool {
    let behind = [Clause::C18_1_17, Clause::C18_1_19, Clause::C18_1_20];
    matches!(&state.due, Due::Step { clause, .. } if behind.contains(clause))
}

impl Happening<Cipher> for CriticalPower {
    const CLAUSE: Clause = Clause::C18_1_11_1_1;
    const BOOKKEEPING: bool = true;

    fn make(self, _: &Setup, state: &mut State) -> Result<(), Impossible> {
        state.battle.raise(self.unit, self.by);
        state.battle.critical = false;
        Ok(())
    }

    fn check(self, setup: &Setup, state: &State, sink: &mut Sink<Cipher>) {
        if let Some(card) = state.power(setup, self.unit).text() {
            sink.unmodelled(Clause::C18_1_11_1_1, card);
        }
    }

    /// 18.1.11.1.1: the amount depends on a hidden face, or rests on a text.
    fn check_unasked(self, setup: &Setup, state: &State, sink: &mut Sink<Cipher>) -> bool {
        if state.due == Due::Over || self.unit != state.battle.attacker || !state.battle.critical {
            return false;
        }
        if let Some(card) = state.power(setup, self.unit).hidden() {
            sink.undecidable(Clause::C18_1_11_1_1, card);
            return true;
        }
        self.check(setup, state, sink);
        sink.unmodelled.is_some()
    }

    fn comes_once(self, from: &State, to: &State) -> bool {
        of_one_battle(from, to)
    }

    fn shown(self, _: &State, _: View) -> Option<Seen<Cipher>> {
        unit_for_all_to_see()
    }

    fn tell(self, setup: &Setup) -> String {
        let (unit, by) = (setup.tell(self.unit), self.by);
        say!(
            setup,
            "the critical hit adds {by} to {unit}",
            "必杀攻击使{unit}的战斗力加算{by}",
            "必殺攻撃で{unit}の戦闘力に{by}を加える"
        )
    }
}

impl Happening<Cipher> for Defeated {
    const CLAUSE: Clause = Clause::C18_1_15;
    // 18.1.15: a text may prevent this step, but not the steps around it: a support that has not failed adds its value
    // (18.1.5.1.1.1, 18.1.9), and a failed one is put away (18.1.5.1.1.2).
    const MAY_BE_PREVENTED: bool = true;

    fn make(self, setup: &Setup, state: &mut State) -> Result<(), Impossible> {
        let unit = self.unit;
        if state.stands(unit).is_none() {
            return Err(Cipher::misplaced(setup, state, unit));
        }
        state.mark(setup, unit, DEFEATED, 0);
        state.battle.unsure = false;
        if unit == state.battle.defender {
            state.battle.beaten = true;
            state.battle.second_orb = state.destroys_two_orbs(setup, state.battle.attacker);
            trigger_events::happened(setup, state, state.battle.attacker, Occurrence::Destroys(unit));
        }
        trigger_events::happened(setup, state, unit, Occurrence::Destroyed);
        state.quiet = false;
        Ok(())
    }

    fn check(self, setup: &Setup, state: &State, sink: &mut Sink<Cipher>) {
        if let Some(card) = comparison_text(setup, state) {
            sink.unmodelled(Clause::C18_1_15, card);
        }
    }

    /// 18.1.15: one of the two units has left the battlefield (cipher-0003, cipher-0004), or whether the defender is beaten
    /// depends on a hidden face, or rests on a text.
    fn check_unasked(self, setup: &Setup, state: &State, sink: &mut Sink<Cipher>) -> bool {
        let unit = self.unit;
        if state.battle.without_attacker() {
            sink.fault_by_ruling(Clause::C18_1_15, Ruling::NoAttacker, || Breach::AttackerGone);
            return true;
        }
        if without_defender(state) && state.stands(unit).is_some() {
            sink.fault_by_ruling(Clause::C18_1_15, Ruling::NoDefender, || Breach::DefenderGone);
            return true;
        }
        if unit != state.battle.defender || !is_past_evasion(state) {
            return false;
        }
        if let Some(card) = hides_comparison(setup, state) {
            sink.undecidable(Clause::C18_1_15, card);
            return true;
        }
        self.check(setup, state, sink);
        sink.unmodelled.is_some()
    }

    fn offends_above_all(self, _: &Setup, state: &State, _: Option<Clause>) -> Option<Clause> {
        gone_from_battle(state, self.unit).then_some(Clause::C18_1_3_2_1_2)
    }

    fn offends(self, setup: &Setup, state: &State, _: Option<Clause>) -> Clause {
        let Battle { attacker, evaded, .. } = state.battle;
        let kept = continuous::forbids_defeat(setup, state, attacker, self.unit);
        match evaded {
            true => Clause::C18_1_13_1_1,
            false if kept.is_some_and(|(_, it)| it == Known::Sure(true)) => Clause::C24_1_12_1,
            false => Clause::C18_1_15,
        }
    }

    fn otherwise(self, _: &Setup, _: &State) -> Option<Instead<Cipher>> {
        Some(Instead::Nothing)
    }

    fn comes_once(self, from: &State, to: &State) -> bool {
        of_one_battle(from, to)
    }

    fn shown(self, _: &State, _: View) -> Option<Seen<Cipher>> {
        unit_for_all_to_see()
    }

    fn tell(self, setup: &Setup) -> String {
        let unit = setup.tell(self.unit);
        say!(setup, "{unit} is about to be defeated", "{unit}变为被击破状态", "{unit}が撃破状態になる")
    }
}
