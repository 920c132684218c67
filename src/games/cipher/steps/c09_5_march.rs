//! Steps of 9.5: march processing.

use crate::games::cipher::Cipher;
use crate::games::cipher::book::Clause;
use crate::games::cipher::facts::Breach;
use crate::games::cipher::log::words::Line;
use crate::games::cipher::log::words::steps::March;
use crate::games::cipher::referee::unskippable::passed_over;
use crate::games::cipher::rules::c03_winning;
use crate::games::cipher::rules::c09_rule_processing::carried_out;
use crate::games::cipher::state::{Setup, State, zones};
use crate::judge::Sink;
use crate::judge::{Happening, Impossible};
use crate::say;

impl Happening<Cipher> for March {
    const CLAUSE: Clause = Clause::C9_5_1;

    /// 9.5.1: units advance with all their states; 9.5.1.1: it is not a move, so nothing is rested or triggered.
    fn make(self, setup: &Setup, state: &mut State) -> Result<(), Impossible> {
        while let Some(unit) = state.table.pile(zones::line(self.player, Line::Back)).first().copied() {
            if !state.cross(setup, unit) {
                break;
            }
        }
        carried_out(state);
        Ok(())
    }

    /// 9.5: the march is the turn player's; 9.5.1: there is a unit in the front line.
    fn check_unasked(self, _: &Setup, state: &State, sink: &mut Sink<Cipher>) -> bool {
        let player = self.player;
        if passed_over(state).is_some() {
            return false;
        }
        let before = sink.faults.len();
        if player == state.turn.player {
            sink.fault(Clause::C9_5, || Breach::MarchInOwnTurn { player });
        } else if let Some(&unit) = state.table.pile(zones::line(player, Line::Front)).first() {
            sink.fault(Clause::C9_5_1, || Breach::FrontNotEmpty { unit, player });
        }
        sink.faults.len() > before
    }

    /// 9.1: loss processing comes before march processing.
    fn offends_above_all(self, _: &Setup, state: &State, _: Option<Clause>) -> Option<Clause> {
        c03_winning::is_loss_due(state).then_some(Clause::C9_1)
    }

    /// 9.5: march processing looks only at the non-turn player's front line. A march of the turn player is therefore not read
    /// as one of the next turn with steps missing before it.
    fn comes_too_early(self, state: &State) -> bool {
        self.player == state.turn.player
    }

    fn tell(self, setup: &Setup) -> String {
        let player = self.player;
        say!(
            setup,
            "{player}'s back line marches to the front",
            "{player}的后卫区的单位进军到前卫区",
            "{player}の後衛が前衛エリアに進軍する"
        )
    }
}
