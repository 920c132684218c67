//! Chapters 3, 6 and 7: cards that enter and go, the chain, effects.

use super::super::state::{Setup, State, Task, Urgent};
use super::{Acting, either, pass_over, worker};
use crate::games::zero::book::Clause;
use crate::games::zero::log::words::steps::{
    Destroyed, Effect as Acts, Enter, Fails, Falls, Level, Resolve, Resolved, Scrapped,
};
use crate::games::zero::log::words::{Cards, Effect};
use crate::games::zero::referee::blame;
use crate::games::zero::rules::{s106_resolve, s309_state_checks};
use crate::games::zero::state::{moves, zones};
use crate::games::zero::texts::{declared, effects};
use crate::judge::{Due, Impossible};
use crate::procedure::advance;
use crate::say;
use crate::table::Card;

impl Acting for Resolve {
    fn make(&self, _: &Setup, state: &mut State, asked: bool) -> Result<(), Impossible> {
        if asked {
            s106_resolve::apply_resolve(state);
            advance(state);
        }
        Ok(())
    }

    fn offends(&self, _: &Setup, state: &State) -> Clause {
        // 106p5: triggered effects join the chain first, and this link lies below them.
        if crate::games::zero::rules::s105_priority::next_to_join(state).is_some() {
            Clause::C106P5
        } else {
            Clause::C106P3
        }
    }

    fn tell(&self, setup: &Setup) -> String {
        let link = self.link;
        say!(setup, "link {link} of the chain is resolved", "清算连锁{link}")
    }
}

impl Acting for Fails {
    fn make(&self, setup: &Setup, state: &mut State, asked: bool) -> Result<(), Impossible> {
        s106_resolve::apply_fails(setup, state, self.link, asked);
        Ok(())
    }

    fn offends(&self, _: &Setup, _: &State) -> Clause {
        Clause::C705P6_2
    }

    fn tell(&self, setup: &Setup) -> String {
        let link = self.link;
        say!(setup, "link {link} of the chain fails and leaves it", "连锁{link}失败，离开连锁")
    }
}

impl Acting for Enter {
    fn make(&self, setup: &Setup, state: &mut State, _: bool) -> Result<(), Impossible> {
        s106_resolve::apply_enter(setup, state, self.card, self.on)
    }

    fn offends(&self, setup: &Setup, state: &State) -> Clause {
        use super::super::cards::Kind;
        match state.facts(setup, self.card).map(|it| it.kind) {
            Some(Kind::Equipment) => Clause::C319P4,
            Some(Kind::Event) => Clause::C321P3,
            _ => Clause::C318P3,
        }
    }

    fn tell(&self, setup: &Setup) -> String {
        let card = setup.tell(self.card);
        match self.on {
            Some(on) => {
                let on = setup.tell(on);
                say!(setup, "{card} enters on {on}", "{card}登场，置于{on}之上")
            }
            None => say!(setup, "{card} enters", "{card}登场"),
        }
    }
}

impl Acting for Resolved {
    fn make(&self, setup: &Setup, state: &mut State, _: bool) -> Result<(), Impossible> {
        s106_resolve::apply_resolved(setup, state, self.link);
        Ok(())
    }

    fn offends(&self, _: &Setup, _: &State) -> Clause {
        Clause::C106P3
    }

    fn tell(&self, setup: &Setup) -> String {
        let link = self.link;
        say!(setup, "link {link} is done and leaves the chain", "连锁{link}清算完毕，离开连锁")
    }
}

impl Acting for Acts {
    const REVEALS: bool = true;

    fn make(&self, setup: &Setup, state: &mut State, asked: bool) -> Result<(), Impossible> {
        let by = worker(state, self.source);
        if asked {
            pass_over(state);
        }
        effects::apply(setup, state, by, &self.does, self.from)
    }

    /// 700p8
    fn offends(&self, setup: &Setup, state: &State) -> Clause {
        if let Some(clause) = blame::of_effect(setup, state, self.source, &self.does) {
            return clause;
        }
        // 105p4, 106p5: triggered effects join the chain first, and this link lies below them.
        if crate::games::zero::rules::s105_priority::next_to_join(state).is_some() {
            Clause::C106P5
        } else {
            Clause::C700P8
        }
    }

    fn fit(&self, setup: &Setup, state: &State, logged: &Self) -> Option<Self> {
        let does = match (self.does, logged.does) {
            (Effect::Move { card, to }, Effect::Move { card: of, to: there }) if to == there => {
                let deck = |it: Card| it.is_known() && state.table.could_be_in(it, zones::deck(it.owner()));
                Effect::Move { card: either(card, of, deck)?, to }
            }
            (Effect::Look { player, of, zone, cards }, Effect::Look { cards: seen, .. }) => {
                let [one, two] = [cards, seen].map(|it| it.cards().first().copied());
                let deck = |it: Card| it.is_known() && state.table.could_be_in(it, zones::deck(of));
                let card = either(one?, two?, deck)?;
                let look = |card| Effect::Look { player, of, zone, cards: Cards::one(card) };
                (look(two?) == logged.does).then_some(look(card))?
            }
            (due, does) if due == does || declared::may_replace(setup, state, &due, &does) => does,
            _ => return None,
        };
        (self.source == logged.source).then_some(Acts { does, ..*logged })
    }

    fn tell(&self, setup: &Setup) -> String {
        let source = setup.tell(self.source);
        let does = crate::games::zero::screen::effect(setup, &self.does);
        say!(setup, "{source}: {does}", "{source}：{does}")
    }
}

/// `true` if the next state check demands that this card goes away.
fn gone(state: &State, card: Card) -> bool {
    matches!(state.urgent, Some(Urgent::Gone(of, ..)) if of == card)
}

/// `true` if another card goes away at the same moment. The log may then list the two in either order.
fn too(setup: &Setup, state: &State, due: Card, logged: Card, same: impl Fn(&Urgent) -> bool) -> bool {
    if due == logged || !state.stands(logged) {
        return false;
    }
    // Without the demanded card, would the other one be due next?
    let mut left = state.clone();
    let sort = |it: &Option<Urgent>| it.as_ref().is_some_and(&same);
    if !sort(&left.urgent) || left.waiting.len() > 1000 {
        return false;
    }
    left.damage.retain(|it| it.0 != due);
    let goes =
        |state: &State| matches!(s309_state_checks::look(setup, state), Some(Urgent::Gone(card, ..)) if card == logged);
    goes(&left)
}

impl Acting for Destroyed {
    fn make(&self, setup: &Setup, state: &mut State, _: bool) -> Result<(), Impossible> {
        let card = self.card;
        crate::games::zero::rules::s505_damage::fell(setup, state, card);
        effects::destroy(setup, state, card)
    }

    /// 605p2
    fn offends(&self, setup: &Setup, state: &State) -> Clause {
        crate::games::zero::rules::s308_numbers::maker(setup, state, self.card, true).unwrap_or(Clause::C605P2)
    }

    fn fit(&self, setup: &Setup, state: &State, logged: &Self) -> Option<Self> {
        use super::super::state::Going;
        let same = |it: &Urgent| matches!(it, Urgent::Gone(_, Going::Destroyed, _));
        too(setup, state, self.card, logged.card, same).then_some(*logged)
    }

    fn tell(&self, setup: &Setup) -> String {
        let card = setup.tell(self.card);
        say!(setup, "{card} is destroyed", "{card}被破坏")
    }
}

impl Acting for Falls {
    fn make(&self, setup: &Setup, state: &mut State, _: bool) -> Result<(), Impossible> {
        let card = self.card;
        let worked = state.bring(setup, card, zones::rest(card.owner()), 0);
        moves::done(worked, setup, state, card)
    }

    fn offends(&self, _: &Setup, _: &State) -> Clause {
        Clause::C309P3
    }

    fn tell(&self, setup: &Setup) -> String {
        let card = setup.tell(self.card);
        say!(setup, "{card} has no defence left and goes to the rest zone", "{card}防御力降为0以下，送入休息区")
    }
}

impl Acting for Scrapped {
    fn make(&self, setup: &Setup, state: &mut State, asked: bool) -> Result<(), Impossible> {
        let card = self.card;
        let mut from = None;
        if asked && !gone(state, card) {
            match state.tasks.first().copied() {
                Some(Task::ScrapLife(of, left)) => {
                    from = Some(zones::life(of));
                    match left > 1 {
                        true => state.tasks[0] = Task::ScrapLife(of, left - 1),
                        false => drop(state.tasks.remove(0)),
                    }
                }
                Some(Task::Scrapped(..)) => drop(state.tasks.remove(0)),
                _ => {}
            }
        }
        let owner = if card.is_known() { card.owner() } else { from.map_or(state.turn.player, zones::owner) };
        let worked = match from {
            Some(from) => state.take(setup, card, from, zones::rest(owner), 0),
            None => state.bring(setup, card, zones::rest(owner), 0),
        };
        moves::done(worked, setup, state, card)
    }

    fn offends(&self, _: &Setup, state: &State) -> Clause {
        // 102p3: it is scrapped before both players have chosen.
        if matches!(state.due, Due::Decision { .. }) && !state.chosen.is_empty() {
            Clause::C102P3
        } else {
            Clause::C606P1
        }
    }

    fn fit(&self, _: &Setup, state: &State, logged: &Self) -> Option<Self> {
        match state.tasks.first() {
            Some(Task::ScrapLife(of, _)) => {
                let life = zones::life(*of);
                let card = either(self.card, logged.card, |it| it.is_known() && state.table.could_be_in(it, life))?;
                Some(Scrapped { card })
            }
            _ => None,
        }
    }

    fn tell(&self, setup: &Setup) -> String {
        let card = setup.tell(self.card);
        say!(setup, "{card} is scrapped", "{card}被废弃")
    }
}

impl Acting for Level {
    fn make(&self, setup: &Setup, state: &mut State, _: bool) -> Result<(), Impossible> {
        s106_resolve::apply_level(setup, state, self.unit, self.card)
    }

    fn offends(&self, _: &Setup, _: &State) -> Clause {
        Clause::C600P3
    }

    fn fit(&self, _: &Setup, state: &State, logged: &Self) -> Option<Self> {
        let may_be = |it: Card| it.is_known() && state.table.could_be_in(it, zones::deck(it.owner()));
        let card = either(self.card, logged.card, may_be)?;
        (self.unit == logged.unit).then_some(Level { card, ..*self })
    }

    fn tell(&self, setup: &Setup) -> String {
        let (unit, card) = (setup.tell(self.unit), setup.tell(self.card));
        say!(setup, "{unit} levels up: {card} goes under it", "{unit}升级：{card}置于其下")
    }
}
