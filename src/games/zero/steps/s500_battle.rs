//! Chapter 5 and section 704: battles, and damage to life zones.

use super::super::state::{Setup, State, Task};
use super::{Acting, either};
use crate::games::zero::book::Clause;
use crate::games::zero::log::words::steps::{
    Battle, BattleDamage, BattleEnds, BreaksOff, Defence, LifeDamage, RestLife, TurnLife,
};
use crate::games::zero::rules::{s308_numbers, s500_battle, s505_damage, s704_life};
use crate::games::zero::state::{moves, zones};
use crate::games::zero::texts::declared;
use crate::judge::Impossible;
use crate::say;

impl Acting for LifeDamage {
    fn make(&self, setup: &Setup, state: &mut State, _: bool) -> Result<(), Impossible> {
        s704_life::apply_life_damage(setup, state, self.player, self.cards);
        Ok(())
    }

    fn offends(&self, _: &Setup, _: &State) -> Clause {
        Clause::C505P1
    }

    fn tell(&self, setup: &Setup) -> String {
        let (player, cards) = (self.player, self.cards);
        say!(setup, "{cards} life cards of {player}'s are to be turned up", "{player}的{cards}张生命牌将被翻开")
    }
}

impl Acting for TurnLife {
    const REVEALS: bool = true;

    fn make(&self, setup: &Setup, state: &mut State, _: bool) -> Result<(), Impossible> {
        s704_life::apply_turn_life(setup, state, self.player, self.card)
    }

    /// 704p9: the active player's life cards come first; 202p6: they are turned up from the top.
    fn offends(&self, _: &Setup, state: &State) -> Clause {
        match state.tasks.first() {
            Some(Task::TurnLife(of, ..) | Task::FixLife(of, ..)) if *of != self.player => Clause::C704P9,
            _ => Clause::C324P3,
        }
    }

    fn fit(&self, _: &Setup, state: &State, logged: &Self) -> Option<Self> {
        let life = zones::life(self.player);
        let card = either(self.card, logged.card, |it| it.is_known() && state.table.could_be_in(it, life))?;
        (self.player == logged.player).then_some(TurnLife { card, ..*self })
    }

    fn tell(&self, setup: &Setup) -> String {
        let (player, card) = (self.player, setup.tell(self.card));
        say!(setup, "{player}'s life card {card} is turned up", "翻开{player}的生命牌{card}")
    }
}

impl Acting for RestLife {
    fn make(&self, setup: &Setup, state: &mut State, asked: bool) -> Result<(), Impossible> {
        if asked {
            state.tasks.retain(|it| *it != Task::RestLife(self.card));
        }
        let card = self.card;
        let worked = state.bring(setup, card, zones::rest(card.owner()), 0);
        moves::done(worked, setup, state, card)
    }

    fn offends(&self, _: &Setup, _: &State) -> Clause {
        Clause::C704P7_2
    }

    fn tell(&self, setup: &Setup) -> String {
        let card = setup.tell(self.card);
        say!(setup, "the life card {card} goes to the rest zone", "生命牌{card}送入休息区")
    }
}

impl Acting for Defence {
    fn make(&self, setup: &Setup, state: &mut State, _: bool) -> Result<(), Impossible> {
        s500_battle::apply_defence(setup, state, self.with.cards());
        Ok(())
    }

    fn offends(&self, _: &Setup, _: &State) -> Clause {
        Clause::C503P1
    }

    fn tell(&self, setup: &Setup) -> String {
        let names: Vec<String> = self.with.cards().iter().map(|it| setup.tell(*it)).collect();
        let with = names.join(if setup.tongue.native { "、" } else { " and " });
        say!(setup, "the defence of {with} is established", "{with}防御成立")
    }
}

impl Acting for Battle {
    fn make(&self, setup: &Setup, state: &mut State, _: bool) -> Result<(), Impossible> {
        s500_battle::apply_join(setup, state);
        Ok(())
    }

    fn offends(&self, _: &Setup, _: &State) -> Clause {
        Clause::C504P2
    }

    fn tell(&self, setup: &Setup) -> String {
        say!(setup, "attacker and defender go into battle", "战斗成立")
    }
}

impl Acting for BattleDamage {
    fn make(&self, _: &Setup, state: &mut State, _: bool) -> Result<(), Impossible> {
        s505_damage::apply_damage(state, self.card, self.amount);
        Ok(())
    }

    /// 900.logia.p1, 900.ranged.p3, 900.tough.p2
    fn offends(&self, setup: &Setup, state: &State) -> Clause {
        use super::super::cards::Keyword;
        use crate::games::zero::texts::abilities::has;
        let attacker = state.fight.as_ref().is_some_and(|it| it.attacker == self.card);
        if attacker && has(setup, state, self.card, Keyword::Ranged) {
            Clause::C900RangedP3
        } else if has(setup, state, self.card, Keyword::Logia) {
            Clause::C900LogiaP1
        } else if has(setup, state, self.card, Keyword::Tough) {
            Clause::C900ToughP2
        } else {
            s308_numbers::damage_clause(setup, state, self.card)
        }
    }

    /// Damage dealt at the same time may be written in any order.
    fn fit(&self, setup: &Setup, state: &State, logged: &Self) -> Option<Self> {
        let blows = &state.fight.as_ref()?.blows;
        let changed = blows.iter().any(|it| it.0 == logged.card) && declared::lasting(setup, state).is_some();
        (changed || blows.contains(&(logged.card, logged.amount))).then_some(*logged)
    }

    fn tell(&self, setup: &Setup) -> String {
        let (card, amount) = (setup.tell(self.card), self.amount);
        say!(setup, "{card} takes {amount} battle damage", "{card}受到{amount}点战斗伤害")
    }
}

impl Acting for BreaksOff {
    fn make(&self, _: &Setup, state: &mut State, _: bool) -> Result<(), Impossible> {
        s500_battle::apply_break(state);
        Ok(())
    }

    fn offends(&self, _: &Setup, _: &State) -> Clause {
        Clause::C500P3
    }

    fn tell(&self, setup: &Setup) -> String {
        say!(setup, "the battle breaks off", "战斗中断")
    }
}

impl Acting for BattleEnds {
    fn make(&self, _: &Setup, state: &mut State, _: bool) -> Result<(), Impossible> {
        s505_damage::apply_ends(state);
        Ok(())
    }

    fn offends(&self, _: &Setup, _: &State) -> Clause {
        Clause::C506P1
    }

    fn tell(&self, setup: &Setup) -> String {
        say!(setup, "the battle ends", "战斗结束")
    }
}
