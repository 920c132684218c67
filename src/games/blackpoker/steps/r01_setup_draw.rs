//! Steps of setup.1.hand, setup.4, draw.effect: the top card of a life goes to the hand.

use crate::games::blackpoker::BlackPoker;
use crate::games::blackpoker::book::Clause;
use crate::games::blackpoker::log::words::Action;
use crate::games::blackpoker::log::words::steps::Draw;
use crate::games::blackpoker::referee::public_zones::of_hand;
use crate::games::blackpoker::referee::under_way::none_under_way;
use crate::games::blackpoker::rules::r05_zones_life::goes;
use crate::games::blackpoker::state::{Setup, State, zones};
use crate::judge::{Due, Happening, Seen, Why};
use crate::log::{Seat, View};
use crate::say;
use crate::table::Change;

impl Happening<BlackPoker> for Draw {
    const CLAUSE: Clause = Clause::DrawEffect;
    const REVEALS: bool = true;

    fn change(self) -> Option<Change<'static>> {
        Some(goes(self.player, self.card, zones::hand(self.player)))
    }

    fn may_hide(self) -> Option<Seat> {
        Some(self.player)
    }

    /// setup.4: a draw in the first turn, before the first request, belongs to the setup.
    fn offends(self, _: &Setup, state: &State, _: Option<Clause>) -> Clause {
        match state.turn.number {
            0 => Clause::Setup1Hand,
            1 if state.requests == 0 => Clause::Setup4,
            _ => Clause::DrawEffect,
        }
    }

    /// draw.effect: no Draw is being carried out.
    fn fact_against(self, _: &Setup, state: &State, _: Option<Clause>) -> Option<Why<BlackPoker>> {
        let due_too = matches!(&state.due, Due::Step { what, .. } if Draw::try_from(*what).is_ok());
        let against = none_under_way(state, &[Action::Draw]).filter(|_| state.turn.number > 0 && !due_too);
        against.map(Why::from)
    }

    fn shown(self, _: &State, view: View) -> Option<Seen<BlackPoker>> {
        of_hand(view, self.player)
    }

    fn tell(self, setup: &Setup) -> String {
        let (player, card) = (self.player, setup.tell(self.card));
        say!(setup, "{player} draws {card}", "{player}が{card}を引く")
    }
}
