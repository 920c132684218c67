//! Steps of ターン制御系, turn control: End, Charge, Draw.

use crate::games::blackpoker::BlackPoker;
use crate::games::blackpoker::book::Clause;
use crate::games::blackpoker::facts::Breach;
use crate::games::blackpoker::log::words::steps::{Charge, Expire, Turn};
use crate::games::blackpoker::log::words::{Action, Pose};
use crate::games::blackpoker::referee::under_way::none_under_way;
use crate::games::blackpoker::state::zones::{self, ARRIVED};
use crate::games::blackpoker::state::{self, Setup, State};
use crate::judge::{Happening, Impossible, Why};
use crate::log::Seat;
use crate::say;
use crate::table::Changing;

impl Happening<BlackPoker> for Expire {
    const CLAUSE: Clause = Clause::EndEffect2;

    fn make(self, _: &Setup, state: &mut State) -> Result<(), Impossible> {
        state.changes.clear();
        Ok(())
    }

    fn fact_against(self, _: &Setup, state: &State, _: Option<Clause>) -> Option<Why<BlackPoker>> {
        match state.changes.is_empty() {
            true => Some(Breach::NoNumberIsChanged.into()),
            false => none_under_way(state, &[Action::End]).map(Why::from),
        }
    }

    fn tell(self, setup: &Setup) -> String {
        say!(setup, "changed sizes end with the turn", "ターンの終わりとともに数字の増減が終わる")
    }
}

impl Happening<BlackPoker> for Turn {
    const CLAUSE: Clause = Clause::EndEffect2;

    /// A new turn begins: no character has arrived in it, and nothing was requested.
    fn make(self, setup: &Setup, state: &mut State) -> Result<(), Impossible> {
        for of in Seat::BOTH {
            for place in 0..state.soldiers(of).len() {
                let unit = state.soldiers(of)[place];
                state.mark(setup, unit, 0, ARRIVED);
            }
        }
        state.turn = state::Turn { number: self.turn, player: self.player, attacked: false, set: false };
        state.attackers.clear();
        state.blocks.clear();
        state.changes.clear();
        Ok(())
    }

    fn fact_against(self, _: &Setup, state: &State, _: Option<Clause>) -> Option<Why<BlackPoker>> {
        none_under_way(state, &[Action::End]).map(Why::from)
    }

    fn tell(self, setup: &Setup) -> String {
        let Turn { player, turn } = self;
        say!(setup, "turn {turn} begins, {player}'s", "{player}のターン{turn}が始まる")
    }
}

impl Happening<BlackPoker> for Charge {
    const CLAUSE: Clause = Clause::ChargeEffect1;

    /// charge.effect.1
    fn make(self, setup: &Setup, state: &mut State) -> Result<(), Impossible> {
        for zone in [zones::bulwarks(self.player), zones::soldiers(self.player)] {
            for place in 0..state.table.pile(zone).len() {
                let unit = state.table.pile(zone)[place];
                state.put_into(setup, unit, Pose::Charged);
            }
        }
        Ok(())
    }

    fn fact_against(self, _: &Setup, state: &State, _: Option<Clause>) -> Option<Why<BlackPoker>> {
        why_not_charged(state, self.player).map(Why::from)
    }

    fn tell(self, setup: &Setup) -> String {
        let player = self.player;
        say!(setup, "{player}'s characters are charged", "{player}のキャラクターがチャージ状態になる")
    }
}

/// charge.effect.1: returns why no character is charged.
fn why_not_charged(state: &State, player: Seat) -> Option<Breach> {
    none_under_way(state, &[Action::Charge]).or_else(|| match player == state.turn.player {
        true => Some(Breach::NobodyIsDriven { player }),
        false => Some(Breach::TurnOf { player: state.turn.player }),
    })
}
