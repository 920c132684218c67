//! The step of chapter 25: a loop is run as often as the players chose.

use crate::games::cipher::Cipher;
use crate::games::cipher::book::Clause;
use crate::games::cipher::log::words::steps::RunLoop;
use crate::games::cipher::rules::c25_loops::clause;
use crate::games::cipher::state::{Setup, State};
use crate::judge::Happening;
use crate::say;

impl Happening<Cipher> for RunLoop {
    const CLAUSE: Clause = Clause::C25_1_1;
    const BOOKKEEPING: bool = true;
    const OF_LOOPS: bool = true;

    fn offends(self, _: &Setup, state: &State, _: Option<Clause>) -> Clause {
        clause(state)
    }

    fn tell(self, setup: &Setup) -> String {
        let units = self.units;
        say!(setup, "loop units are carried out: {units}", "实行{units}个循环单位", "ループ単位を実行する：{units}")
    }
}
