//! Steps of chapter 18: attacking.

use crate::games::cipher::Cipher;
use crate::games::cipher::book::{Clause, Ruling};
use crate::games::cipher::facts::Breach;
use crate::games::cipher::log::words::Until;
use crate::games::cipher::log::words::steps::{BattleEnds, Restore};
use crate::games::cipher::rules::agenda::{advance, of_one_battle};
use crate::games::cipher::rules::c18_attack::is_unchanged;
use crate::games::cipher::state::{Battle, Setup, State};
use crate::judge::Sink;
use crate::judge::{Due, Happening, Impossible};
use crate::say;
use crate::table::Card;

impl Happening<Cipher> for Restore {
    const CLAUSE: Clause = Clause::C18_1_19;
    const BOOKKEEPING: bool = true;

    fn make(self, _: &Setup, state: &mut State) -> Result<(), Impossible> {
        state.battle.attack_bonus = 0;
        state.battle.defence_bonus = 0;
        state.changes.retain(|it| it.until != Until::Battle);
        state.held.retain(|it| it.until != Until::Battle);
        Ok(())
    }

    /// 18.1.19: nothing was changed (cipher-0008), except perhaps by an effect of a text for which a log has no word, or where
    /// a power depends on a hidden face.
    fn check_unasked(self, _: &Setup, state: &State, sink: &mut Sink<Cipher>) -> bool {
        if !is_unchanged(state) {
            return false;
        }
        if state.told {
            sink.unmodelled(Clause::C18_1_19, Card::UNKNOWN);
            return true;
        }
        let hidden = state.battle.hidden.into_iter().find(|it| !it.is_none());
        let Some(card) = hidden else {
            sink.fault_by_ruling(Clause::C18_1_19, Ruling::NoEvent, || Breach::NothingChangedInTheBattle);
            return true;
        };
        let over = state.due == Due::Over;
        if !over {
            sink.undecidable(Clause::C18_1_19, card);
        }
        !over
    }

    fn comes_once(self, from: &State, to: &State) -> bool {
        of_one_battle(from, to)
    }

    fn tell(self, setup: &Setup) -> String {
        say!(
            setup,
            "powers changed in the battle are restored",
            "战斗中变更的战斗力恢复到原数值",
            "戦闘中に変わった戦闘力が元に戻る"
        )
    }
}

impl Happening<Cipher> for BattleEnds {
    const CLAUSE: Clause = Clause::C18_1_20;
    const BOOKKEEPING: bool = true;

    fn make(self, _: &Setup, state: &mut State) -> Result<(), Impossible> {
        state.battle = Battle::NONE;
        Ok(())
    }

    fn moves_on(self, state: &mut State) -> bool {
        advance(state);
        true
    }

    fn tell(self, setup: &Setup) -> String {
        say!(setup, "the battle ends", "战斗结束", "戦闘が終わる")
    }
}
