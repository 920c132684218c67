//! Steps of win: the end of a match.

use crate::games::blackpoker::BlackPoker;
use crate::games::blackpoker::book::Clause;
use crate::games::blackpoker::log::words::steps::Result as End;
use crate::games::blackpoker::rules::r03_win::{clause, lives};
use crate::games::blackpoker::state::{Setup, State};
use crate::judge::{Happening, Impossible, Outcome, Why};
use crate::say;

impl Happening<BlackPoker> for End {
    const CLAUSE: Clause = Clause::WinLife;
    const BOOKKEEPING: bool = true;
    const BEFORE_ALL: bool = true;

    fn make(self, _: &Setup, state: &mut State) -> Result<(), Impossible> {
        state.outcome = Some(Outcome { winner: self.winner, clause: clause(state) });
        Ok(())
    }

    fn offends(self, _: &Setup, state: &State, _: Option<Clause>) -> Clause {
        clause(state)
    }

    fn fact_against(self, _: &Setup, state: &State, _: Option<Clause>) -> Option<Why<BlackPoker>> {
        Some(lives(state).into())
    }

    fn tell(self, setup: &Setup) -> String {
        match self.winner {
            Some(winner) => say!(setup, "{winner} wins", "{winner}の勝ち"),
            None => say!(setup, "the match is a draw", "引き分け"),
        }
    }
}
