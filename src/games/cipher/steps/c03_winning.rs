//! Steps of chapter 3: winning, losing and drawing.

use crate::games::cipher::Cipher;
use crate::games::cipher::book::{Clause, Ruling};
use crate::games::cipher::log::words::steps::Result as End;
use crate::games::cipher::rules::agenda::{is_optional, standing_at};
use crate::games::cipher::rules::c03_winning::{DRAW, result, why_over};
use crate::games::cipher::state::{Setup, State};
use crate::judge::Sink;
use crate::judge::{Event, Happening, Impossible, Outcome, Why};
use crate::say;

impl Happening<Cipher> for End {
    const CLAUSE: Clause = Clause::C3_1;
    const BOOKKEEPING: bool = true;

    fn make(self, _: &Setup, state: &mut State) -> Result<(), Impossible> {
        state.outcome = Some(Outcome { winner: self.winner, clause: standing_at(state) });
        Ok(())
    }

    fn check(self, _: &Setup, state: &State, sink: &mut Sink<Cipher>) {
        if let (None, Some(loops)) = (self.winner, &state.loops) {
            loops.check_draw(state.text, sink);
        }
    }

    /// 25.2: the log says that the draw is due to a loop; 9.4: a player loses when loss processing comes, and not before.
    fn offends_above_all(self, _: &Setup, state: &State, named: Option<Clause>) -> Option<Clause> {
        let own = if self.winner.is_none() { Clause::C3_2 } else { Clause::C3_1 };
        Some(match named {
            Some(Clause::C25_2) if self == DRAW => Clause::C25_2,
            _ => result(state).map_or(own, |_| Clause::C9_4),
        })
    }

    /// 25.2: the loop can be stopped, or there is none.
    fn fact_against(self, _: &Setup, state: &State, named: Option<Clause>) -> Option<Why<Cipher>> {
        let of_loop = self == DRAW && matches!(named, None | Some(Clause::C25_2));
        let loops = state.loops.as_ref().filter(|_| of_loop)?;
        loops.why_no_draw().map(Why::from)
    }

    fn left_out(self, state: &State, demanded: Clause, _: Event<'_, Cipher>) -> (Clause, Option<Ruling>) {
        (why_over(state, self, demanded), None)
    }

    /// 9.4: a player loses when loss processing comes, not while a choice is still due.
    fn instead_of_choice(self, state: &State, demanded: Clause) -> (Option<Clause>, Option<Ruling>) {
        let clause = result(state).map_or(demanded, |_| Clause::C9_4);
        ((!is_optional(demanded)).then_some(clause), None)
    }

    fn tell(self, setup: &Setup) -> String {
        match self.winner {
            Some(winner) => say!(setup, "{winner} wins", "{winner}获胜", "{winner}の勝利"),
            None => say!(setup, "the match is a draw", "本局游戏为平局", "引き分け"),
        }
    }
}
