//! Steps of chapter 13: the turn and its five phases.

use crate::games::cipher::Cipher;
use crate::games::cipher::book::{Clause, Ruling};
use crate::games::cipher::facts::Breach;
use crate::games::cipher::log::words::steps::{self, Expire, Ready, TurnBegins, TurnEnds};
use crate::games::cipher::log::words::{Line, Phase};
use crate::games::cipher::rules::agenda::advance;
use crate::games::cipher::rules::c13_turn::is_unchanged;
use crate::games::cipher::state::zones::{self, CLASS_CHANGED, LEVELLED, RESTED};
use crate::games::cipher::state::{Setup, State};
use crate::games::cipher::texts::trigger_events::{self, Occurrence};
use crate::judge::Sink;
use crate::judge::{Happening, Impossible, Worded};
use crate::log::Seat;
use crate::say;
use crate::table::{Card, Changing};

impl Happening<Cipher> for TurnBegins {
    const CLAUSE: Clause = Clause::C13_2_1_1;
    const BOOKKEEPING: bool = true;

    fn make(self, setup: &Setup, state: &mut State) -> Result<(), Impossible> {
        state.turn.number = self.turn;
        state.turn.player = self.player;
        // 9.5: from now on the other player's front line is looked at.
        state.calm = false;
        state.turn.phase = Phase::Start;
        state.turn.spent = 0;
        state.turn.texts = false;
        state.told = false;
        state.attacked.clear();
        trigger_events::happened(setup, state, Card::NONE, Occurrence::Begins(Phase::Start));
        Ok(())
    }

    fn moves_on(self, state: &mut State) -> bool {
        advance(state);
        true
    }

    /// 13.1.1: the players' turns alternate; 12.2.1.8: the first turn belongs to the player who goes first.
    fn differs(self, state: &State, logged: Self) -> Option<Clause> {
        let clause = if state.turn.number == 0 { Clause::C12_2_1_8 } else { Clause::C13_1_1 };
        (self.player != logged.player).then_some(clause)
    }

    fn tell(self, setup: &Setup) -> String {
        let TurnBegins { player, turn } = self;
        say!(
            setup,
            "turn {turn} begins, {player}'s",
            "第{turn}回合开始，{player}的回合",
            "ターン{turn}（{player}）が始まる"
        )
    }
}

impl Happening<Cipher> for Ready {
    const CLAUSE: Clause = Clause::C13_2_1_3;

    fn make(self, setup: &Setup, state: &mut State) -> Result<(), Impossible> {
        for line in [zones::line(self.player, Line::Front), zones::line(self.player, Line::Back)] {
            for place in 0..state.table.pile(line).len() {
                let unit = state.table.pile(line)[place];
                if state.table.has(unit, RESTED) {
                    state.mark(setup, unit, 0, RESTED);
                    trigger_events::happened(setup, state, unit, Occurrence::Readied);
                }
            }
        }
        Ok(())
    }

    /// 13.2.1.3: no unit is rested (cipher-0008).
    fn check_unasked(self, _: &Setup, state: &State, sink: &mut Sink<Cipher>) -> bool {
        let nothing = !state.units(self.player).any(|it| state.table.has(it, RESTED));
        if nothing {
            sink.fault_by_ruling(Clause::C13_2_1_3, Ruling::NoEvent, || Breach::NoUnitRested);
        }
        nothing
    }

    fn tell(self, setup: &Setup) -> String {
        let player = self.player;
        say!(setup, "{player}'s units are unrested", "{player}的单位转为未行动状态", "{player}のユニットが未行動になる")
    }
}

/// Removes marks from all units of a player.
fn unmark(setup: &Setup, state: &mut State, of: Seat, marks: u16) {
    for line in [zones::line(of, Line::Front), zones::line(of, Line::Back)] {
        for place in 0..state.table.pile(line).len() {
            let unit = state.table.pile(line)[place];
            state.mark(setup, unit, 0, marks);
        }
    }
}

impl Happening<Cipher> for steps::Phase {
    const CLAUSE: Clause = Clause::C13_1_2;
    const BOOKKEEPING: bool = true;

    fn make(self, setup: &Setup, state: &mut State) -> Result<(), Impossible> {
        state.turn.phase = self.phase;
        trigger_events::happened(setup, state, Card::NONE, Occurrence::Begins(self.phase));
        Ok(())
    }

    fn tell(self, setup: &Setup) -> String {
        let phase = self.phase.worded(setup);
        say!(setup, "the {phase} phase begins", "{phase}开始", "{phase}が始まる")
    }
}

impl Happening<Cipher> for Expire {
    const CLAUSE: Clause = Clause::C13_6_1_2;
    const BOOKKEEPING: bool = true;

    fn make(self, setup: &Setup, state: &mut State) -> Result<(), Impossible> {
        Seat::BOTH.into_iter().for_each(|of| unmark(setup, state, of, LEVELLED | CLASS_CHANGED));
        let number = state.turn.number;
        state.changes.retain(|it| !it.is_over(number));
        state.held.retain(|it| !it.is_over(number));
        state.limits.clear();
        Ok(())
    }

    /// 13.6.1.2: nothing lasts until the end of the turn (cipher-0008), except perhaps an effect of a text for which a log has
    /// no word.
    fn check_unasked(self, _: &Setup, state: &State, sink: &mut Sink<Cipher>) -> bool {
        let nothing = is_unchanged(state);
        if nothing && state.told {
            sink.unmodelled(Clause::C13_6_1_2, Card::UNKNOWN);
        } else if nothing {
            sink.fault_by_ruling(Clause::C13_6_1_2, Ruling::NoEvent, || Breach::NothingUntilTheTurnsEnd);
        }
        nothing
    }

    fn tell(self, setup: &Setup) -> String {
        say!(
            setup,
            "what held until the turn's end ends",
            "持续到回合结束为止的内容去除",
            "ターンの間だけ続いたものを取り除く"
        )
    }
}

impl Happening<Cipher> for TurnEnds {
    const CLAUSE: Clause = Clause::C13_6_1_3;
    const BOOKKEEPING: bool = true;

    /// The other player becomes the turn player.
    fn make(self, _: &Setup, state: &mut State) -> Result<(), Impossible> {
        state.turn.player = self.player.other();
        state.turn.spent = 0;
        // 13.6.1.2 has already cleared them if the log has its step.
        state.limits.clear();
        // 9.5: from now on the other player's front line is looked at.
        (state.quiet, state.calm) = (false, false);
        Ok(())
    }

    fn moves_on(self, state: &mut State) -> bool {
        advance(state);
        true
    }

    fn tell(self, setup: &Setup) -> String {
        let player = self.player;
        say!(setup, "{player}'s turn ends", "{player}的回合结束", "{player}のターンが終わる")
    }
}
