//! Steps of 攻撃系, attacking: Attack, Block, Damage Judgement.

use crate::games::blackpoker::BlackPoker;
use crate::games::blackpoker::book::Clause;
use crate::games::blackpoker::facts::Breach;
use crate::games::blackpoker::log::words::steps::TurnUp;
use crate::games::blackpoker::referee::public_zones::character;
use crate::games::blackpoker::state::zones::UP;
use crate::games::blackpoker::state::{Setup, State};
use crate::judge::{Happening, Impossible, Rulebook, Seen, Why};
use crate::log::View;
use crate::say;
use crate::table::Changing;

impl Happening<BlackPoker> for TurnUp {
    const CLAUSE: Clause = Clause::JudgeEffect2A;
    const REVEALS: bool = true;

    fn make(self, setup: &Setup, state: &mut State) -> Result<(), Impossible> {
        if !state.is_bulwark(self.unit) {
            return Err(BlackPoker::misplaced(setup, state, self.unit));
        }
        state.mark(setup, self.unit, UP, 0);
        Ok(())
    }

    /// judge.effect.2.a: returns why a bulwark is not turned up.
    fn fact_against(self, _: &Setup, state: &State, _: Option<Clause>) -> Option<Why<BlackPoker>> {
        let unit = self.unit;
        if state.is_up(unit) {
            return Some(Breach::LiesFaceUpAlready { unit }.into());
        }
        let blocks = state.blocks.iter().any(|it| it.unit == unit);
        (!blocks).then_some(Breach::DoesNotBlock { unit }.into())
    }

    fn shown(self, _: &State, _: View) -> Option<Seen<BlackPoker>> {
        Some(character())
    }

    fn tell(self, setup: &Setup) -> String {
        let unit = setup.tell(self.unit);
        say!(setup, "the bulwark {unit} is turned up", "防壁{unit}を表にする")
    }
}
