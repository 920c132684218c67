//! Chapters 1 and 4: preparation, the steps of the turn, the end.

use super::super::state::{Phase as Moment, Setup, State, Task};
use super::{Acting, either};
use crate::games::zero::book::Clause;
use crate::games::zero::log::words::steps::{
    CleanUp, Draw, Life, Phase, Removed, Repeated, Reset, Result as Ends, TurnBegins,
};
use crate::games::zero::rules::s400_turn;
use crate::games::zero::state::{moves, zones};
use crate::judge::{Impossible, Outcome};
use crate::procedure::advance;
use crate::say;

/// Counts down the cards that are still to be drawn or laid.
fn count_down(state: &mut State, draws: bool) {
    let Some(first) = state.tasks.first_mut() else { return };
    let left = match first {
        Task::Draw(_, left, _) if draws => left,
        Task::Life(_, left) if !draws => left,
        _ => return,
    };
    *left -= 1;
    if *left == 0 {
        state.tasks.remove(0);
    }
}

impl Acting for Life {
    const IS_POINT: bool = true;

    fn make(&self, setup: &Setup, state: &mut State, asked: bool) -> Result<(), Impossible> {
        let Life { player, card } = *self;
        let worked = state.take(setup, card, zones::deck(player), zones::life(player), 0);
        moves::done(worked, setup, state, card)?;
        if asked {
            count_down(state, false);
        }
        Ok(())
    }

    fn offends(&self, _: &Setup, _: &State) -> Clause {
        Clause::C100P3_3
    }

    fn fit(&self, _: &Setup, state: &State, logged: &Self) -> Option<Self> {
        let deck = zones::deck(self.player);
        let card = either(self.card, logged.card, |it| it.owner() == self.player && state.table.could_be_in(it, deck))?;
        (self.player == logged.player).then_some(Life { card, ..*self })
    }

    fn tell(&self, setup: &Setup) -> String {
        let (player, card) = (self.player, setup.tell(self.card));
        say!(setup, "{card} becomes a life card of {player}'s", "{card}成为{player}的生命牌")
    }
}

impl Acting for Draw {
    const REVEALS: bool = true;
    const IS_POINT: bool = true;

    fn make(&self, setup: &Setup, state: &mut State, asked: bool) -> Result<(), Impossible> {
        let Draw { player, card } = *self;
        let worked = state.take(setup, card, zones::deck(player), zones::hand(player), 0);
        moves::done(worked, setup, state, card)?;
        if asked {
            count_down(state, true);
        }
        Ok(())
    }

    fn offends(&self, _: &Setup, state: &State) -> Clause {
        match state.turn.phase {
            super::super::state::Phase::Preparation => Clause::C100P3_3,
            _ if state.resolving.is_some() => Clause::C602P1,
            _ => Clause::C403P1,
        }
    }

    fn fit(&self, _: &Setup, state: &State, logged: &Self) -> Option<Self> {
        let deck = zones::deck(self.player);
        let card = either(self.card, logged.card, |it| it.owner() == self.player && state.table.could_be_in(it, deck))?;
        (self.player == logged.player).then_some(Draw { card, ..*self })
    }

    fn tell(&self, setup: &Setup) -> String {
        let (player, card) = (self.player, setup.tell(self.card));
        say!(setup, "{player} draws {card}", "{player}抽到{card}")
    }
}

impl Acting for TurnBegins {
    fn make(&self, _: &Setup, state: &mut State, asked: bool) -> Result<(), Impossible> {
        s400_turn::apply_begins(state, self.player, self.turn);
        if asked {
            advance(state);
        }
        Ok(())
    }

    fn offends(&self, _: &Setup, _: &State) -> Clause {
        Clause::C400P1
    }

    fn tell(&self, setup: &Setup) -> String {
        let (player, turn) = (self.player, self.turn);
        say!(setup, "turn {turn} begins, {player}'s", "第{turn}回合开始，{player}的回合")
    }
}

impl Acting for Reset {
    fn make(&self, setup: &Setup, state: &mut State, _: bool) -> Result<(), Impossible> {
        s400_turn::apply_reset(setup, state, self.player);
        Ok(())
    }

    fn offends(&self, _: &Setup, _: &State) -> Clause {
        Clause::C401P1
    }

    fn tell(&self, setup: &Setup) -> String {
        let player = self.player;
        say!(setup, "{player}'s cards are reset", "重置{player}的牌")
    }
}

impl Acting for Phase {
    fn make(&self, _: &Setup, state: &mut State, _: bool) -> Result<(), Impossible> {
        state.turn.phase = self.phase.into();
        crate::games::zero::rules::s105_priority::open(state);
        Ok(())
    }

    fn offends(&self, _: &Setup, _: &State) -> Clause {
        Clause::C400P2
    }

    fn tell(&self, setup: &Setup) -> String {
        let phase = Moment::from(self.phase).told(setup.tongue.native);
        say!(setup, "{phase}", "{phase}")
    }
}

impl Acting for Removed {
    fn make(&self, setup: &Setup, state: &mut State, _: bool) -> Result<(), Impossible> {
        let card = self.card;
        let worked = state.bring(setup, card, zones::removed(card.owner()), 0);
        moves::done(worked, setup, state, card)
    }

    fn offends(&self, _: &Setup, _: &State) -> Clause {
        Clause::C900FalselifeP1_4
    }

    fn tell(&self, setup: &Setup) -> String {
        let card = setup.tell(self.card);
        say!(setup, "{card} is removed from the game", "{card}移出游戏")
    }
}

impl Acting for CleanUp {
    fn make(&self, setup: &Setup, state: &mut State, asked: bool) -> Result<(), Impossible> {
        s400_turn::apply_clean_up(setup, state);
        if asked {
            advance(state);
        }
        Ok(())
    }

    fn offends(&self, _: &Setup, _: &State) -> Clause {
        Clause::C407P1
    }

    fn tell(&self, setup: &Setup) -> String {
        say!(
            setup,
            "clean-up step: damage is recovered, and what lasts for the turn ends",
            "清算步骤：回复伤害，清除本回合的效果"
        )
    }
}

impl Acting for Repeated {
    fn make(&self, _: &Setup, state: &mut State, _: bool) -> Result<(), Impossible> {
        state.looped = true;
        Ok(())
    }

    fn offends(&self, _: &Setup, _: &State) -> Clause {
        Clause::C901P2
    }

    fn tell(&self, setup: &Setup) -> String {
        let times = self.times;
        say!(setup, "the loop is repeated {times} times", "循环重复{times}次")
    }
}

impl Acting for Ends {
    fn make(&self, _: &Setup, state: &mut State, asked: bool) -> Result<(), Impossible> {
        let clause = match state.tasks.first() {
            Some(Task::Lose(_, clause) | Task::Draws(clause)) if asked => *clause,
            _ => Clause::C101P3,
        };
        state.tasks.clear();
        state.outcome = Some(Outcome { winner: self.winner, clause });
        Ok(())
    }

    fn offends(&self, _: &Setup, _: &State) -> Clause {
        Clause::C101P1
    }

    fn tell(&self, setup: &Setup) -> String {
        match self.winner {
            Some(winner) => say!(setup, "{winner} wins", "{winner}获胜"),
            None => say!(setup, "the match is a draw", "平局"),
        }
    }
}
