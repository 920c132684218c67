//! The step of 6.6: a card is taken from the top of the deck.

use crate::games::cipher::Cipher;
use crate::games::cipher::book::Clause;
use crate::games::cipher::facts::Breach;
use crate::games::cipher::log::words::Phase;
use crate::games::cipher::log::words::steps::Draw;
use crate::games::cipher::referee::public_zones::of_hand;
use crate::games::cipher::state::zones::{self, CLASS_CHANGED, LEVELLED};
use crate::games::cipher::state::{Setup, State};
use crate::judge::{Happening, Seen, Why};
use crate::log::{Seat, View};
use crate::say;
use crate::table::{Card, Change};

impl Happening<Cipher> for Draw {
    const CLAUSE: Clause = Clause::C13_2_1_5;
    const REVEALS: bool = true;

    fn change(self) -> Option<Change<'static>> {
        let Draw { player, card } = self;
        Some(Change::Move { card, from: zones::deck(player), to: zones::hand(player), marks: 0 })
    }

    fn may_hide(self) -> Option<Seat> {
        Some(self.player)
    }

    /// The clause that the log has named, or that of the most likely reason for the draw. 14.2.5.2: no class change has
    /// triggered a bonus (8.1.1); 8.1.2: the bonus was drawn before.
    fn offends(self, _: &Setup, state: &State, named: Option<Clause>) -> Clause {
        let over = || bonus_over(state, self.player);
        match named {
            Some(Clause::C8_1_1) => over().unwrap_or(Clause::C14_2_5_2),
            Some(Clause::C13_2_1_5) if state.turn.is_opening() => Clause::C13_2_1_5_1,
            Some(named @ (Clause::C13_2_1_5 | Clause::C12_2_1_4 | Clause::C12_2_1_5_1)) => named,
            _ if state.turn.phase == Phase::Start => likely(state, self.player),
            _ => over().unwrap_or_else(|| likely(state, self.player)),
        }
    }

    /// 14.2.5.2: no class change has triggered a bonus.
    fn fact_against(self, _: &Setup, state: &State, named: Option<Clause>) -> Option<Why<Cipher>> {
        let Some(Clause::C8_1_1) = named else { return None };
        let player = self.player;
        Some(match state.units(player).find(|it| state.table.has(*it, CLASS_CHANGED)) {
            Some(unit) => Breach::BonusDrawnBefore { unit }.into(),
            None => Breach::BonusWithoutClassChange { player }.into(),
        })
    }

    fn shown(self, _: &State, view: View) -> Option<Seen<Cipher>> {
        of_hand(view, self.player)
    }

    fn tell(self, setup: &Setup) -> String {
        let (player, card) = (self.player, setup.tell(self.card));
        say!(setup, "{player} draws {card}", "{player}抽{card}", "{player}が{card}を引く")
    }
}

/// 8.1.2: the bonus of a unit that changed class this turn was drawn already and is no longer triggered.
fn bonus_over(state: &State, player: Seat) -> Option<Clause> {
    state.units(player).any(|it| state.table.has(it, CLASS_CHANGED)).then_some(Clause::C8_1_2)
}

/// The most likely reason for a draw at this moment: the start phase or the preparation; 14.2.5.2: in the deployment phase of a
/// player who has levelled up a unit, a class-change bonus. Each class change triggers one, and any other level-up none.
fn likely(state: &State, player: Seat) -> Clause {
    let turn = &state.turn;
    let levelled = |it: Card| state.table.has(it, LEVELLED);
    match turn.phase {
        Phase::Start if turn.is_opening() => Clause::C13_2_1_5_1,
        _ if turn.number == 0 => Clause::C12_2_1_4,
        Phase::Deployment if turn.player == player && state.units(player).any(levelled) => Clause::C14_2_5_2,
        _ => Clause::C13_2_1_5,
    }
}
