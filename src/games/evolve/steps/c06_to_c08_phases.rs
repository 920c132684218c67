//! Chapters 6 to 8: the steps of the preparation, of the phases of a turn, and of an attack.

use super::super::Evolve;
use super::super::state::{Setup, State, Value};
use crate::games::evolve::book::{Clause, Ruling};
use crate::games::evolve::facts::breach::Breach;
use crate::games::evolve::log::words::steps::{
    Damage, Drain, Draw, DrawFails, Expire, Grow, Refill, Stand, TurnBegins,
};
use crate::games::evolve::log::words::{Step, Target, Until};
use crate::games::evolve::referee::sight;
use crate::games::evolve::rules::{c07_turn, c08_4_attack};
use crate::games::evolve::state::zones;
use crate::judge::Sink;
use crate::judge::{Due, Happening, Impossible, Seen, Why};
use crate::log::{Seat, View};
use crate::say;
use crate::table::{Card, Change};

impl Happening<Evolve> for Draw {
    const CLAUSE: Clause = Clause::C7_2_4;
    const REVEALS: bool = true;

    fn offends(self, _: &Setup, state: &State, _: Option<Clause>) -> Clause {
        match state.turn.number {
            0 => Clause::C6_2_1_7,
            1 if state.turn.player == self.player => Clause::C7_2_4_1,
            _ => Clause::C7_2_4,
        }
    }

    fn shown(self, _: &State, view: View) -> Option<Seen<Evolve>> {
        sight::of_hand(view, self.player)
    }

    fn fact_against(self, _: &Setup, state: &State, _: Option<Clause>) -> Option<Why<Evolve>> {
        let Draw { player, card } = self;
        let top = state.top(player)?;
        let other = top.is_known() && card.is_known() && top != card && card.owner() == player;
        let due = matches!(state.due, Due::Step { what: Step::Draw { player: of, .. }, .. } if of == player);
        (other && due).then(|| Breach::AnotherCardOnTop { card, player, top }.into())
    }

    fn change(self) -> Option<Change<'static>> {
        let Draw { player, card } = self;
        Some(Change::Move { card, from: zones::deck(player), to: zones::hand(player), marks: 0 })
    }

    fn may_hide(self) -> Option<Seat> {
        Some(self.player)
    }

    /// 5.9.1.1: a draw and a failed draw are one kind, since a draw shows that the deck is not empty.
    fn same_sort(self, other: &Step) -> bool {
        matches!(other, Step::Draw { .. } | Step::DrawFails { .. })
    }

    fn tell(self, setup: &Setup) -> String {
        let (player, card) = (self.player, setup.tell(self.card));
        say!(setup, "{player} draws {card}", "{player}抽取{card}", "{player}が{card}を引く")
    }
}

impl Happening<Evolve> for DrawFails {
    const CLAUSE: Clause = Clause::C5_9_1_1;

    fn fact_against(self, _: &Setup, state: &State, _: Option<Clause>) -> Option<Why<Evolve>> {
        state.top(self.player).map(|_| Breach::DeckIsNotEmpty { player: self.player }.into())
    }

    fn make(self, _: &Setup, state: &mut State) -> Result<(), Impossible> {
        state.dry[self.player.index()] |= state.top(self.player).is_none();
        Ok(())
    }

    fn tell(self, setup: &Setup) -> String {
        let player = self.player;
        say!(
            setup,
            "{player} has to draw from an empty deck",
            "{player}需要抽卡，但牌组为空",
            "{player}が空のデッキから引くことになる"
        )
    }
}

impl Happening<Evolve> for TurnBegins {
    const CLAUSE: Clause = Clause::C7_4_8;
    const BOOKKEEPING: bool = true;

    fn offends(self, _: &Setup, state: &State, _: Option<Clause>) -> Clause {
        c07_turn::next(state).0
    }

    fn make(self, setup: &Setup, state: &mut State) -> Result<(), Impossible> {
        c07_turn::apply_begins(setup, state, self.player, self.turn);
        Ok(())
    }

    fn tell(self, setup: &Setup) -> String {
        let TurnBegins { player, turn } = self;
        say!(
            setup,
            "turn {turn} begins, {player}'s",
            "第{turn}回合开始，{player}的回合",
            "{turn}ターン目が始まる。{player}のターン"
        )
    }
}

impl Happening<Evolve> for Grow {
    const CLAUSE: Clause = Clause::C7_2_1;

    fn make(self, setup: &Setup, state: &mut State) -> Result<(), Impossible> {
        state.set(setup, self.player, Value::Maximum, self.to.min(10).into());
        Ok(())
    }

    fn tell(self, setup: &Setup) -> String {
        let Grow { player, to } = self;
        say!(
            setup,
            "{player}'s play point maximum becomes {to}",
            "{player}的能量点最大值变为{to}",
            "{player}のPP最大値が{to}になる"
        )
    }
}

impl Happening<Evolve> for Refill {
    const CLAUSE: Clause = Clause::C7_2_2;

    fn make(self, setup: &Setup, state: &mut State) -> Result<(), Impossible> {
        state.set(setup, self.player, Value::Points, self.to.min(10).into());
        Ok(())
    }

    fn tell(self, setup: &Setup) -> String {
        let Refill { player, to } = self;
        say!(setup, "{player}'s play points become {to}", "{player}的能量点变为{to}", "{player}のPPが{to}になる")
    }
}

impl Happening<Evolve> for Stand {
    const CLAUSE: Clause = Clause::C7_2_3;

    fn make(self, setup: &Setup, state: &mut State) -> Result<(), Impossible> {
        c07_turn::apply_stand(setup, state, self.player);
        Ok(())
    }

    fn tell(self, setup: &Setup) -> String {
        let player = self.player;
        say!(
            setup,
            "all cards of {player}'s field stand",
            "{player}战场上的所有卡牌变为竖置状态",
            "{player}の場のカードがすべてスタンド状態になる"
        )
    }
}

impl Happening<Evolve> for Expire {
    const CLAUSE: Clause = Clause::C7_4_7;

    fn make(self, _: &Setup, state: &mut State) -> Result<(), Impossible> {
        state.lasting.retain(|it| it.until != Until::Turn);
        Ok(())
    }

    fn tell(self, setup: &Setup) -> String {
        say!(setup, "what held for the turn ends", "期限为本回合的效果被移除", "ターン終了時までの効果がなくなる")
    }
}

impl Happening<Evolve> for Damage {
    const CLAUSE: Clause = Clause::C8_4_9;
    const MAY_BE_PREVENTED: bool = true;

    /// 8.4.9.1: the two halves of the damage happen at the same time and may be logged in either order; 5.13.2: the
    /// amount may differ if a text may change it.
    fn fit(self, setup: &Setup, state: &State, logged: &Step) -> Option<Step> {
        let Step::Damage { to, from, by } = *logged else { return None };
        let owed = state.attack.as_ref().into_iter().flat_map(c08_4_attack::owed);
        let may_differ = by > 0 && c08_4_attack::reaching(setup, state).is_some();
        let fits = |owed: &Step| {
            *owed == *logged
                || may_differ && matches!(*owed, Step::Damage { to: at, from: by, .. } if at == to && by == from)
        };
        owed.into_iter().find(fits).map(|_| *logged)
    }

    fn stands_under(self, setup: &Setup, state: &State, named: Clause) -> bool {
        named == self.offends(setup, state, None)
    }
    fn offends(self, _: &Setup, state: &State, _: Option<Clause>) -> Clause {
        match state.attack {
            Some(it) if self.to == Target::Card(it.attacker) => Clause::C8_4_9_1,
            _ => Clause::C8_4_9,
        }
    }

    fn shown(self, _: &State, _: View) -> Option<Seen<Evolve>> {
        sight::in_the_open(Card::UNKNOWN)
    }

    /// 5.13.2: an effect on damage, which only a text knows, may change the amount or prevent the damage.
    fn check(self, setup: &Setup, state: &State, sink: &mut Sink<Evolve>) {
        if let Some(text) = c08_4_attack::reaching(setup, state) {
            sink.unmodelled(Clause::C5_13_2, text);
        }
    }

    /// A target that has left takes no damage and deals none (evolve-0003).
    fn check_unasked(self, _: &Setup, state: &State, sink: &mut Sink<Evolve>) -> bool {
        let gone = Target::Card(Card::NONE);
        let late = state
            .attack
            .is_some_and(|it| it.target == gone && (it.attacker == self.from || Target::Card(it.attacker) == self.to));
        let left = [Some(self.from), self.to.card()].into_iter().flatten().find(|it| state.keeper(*it).is_none());
        if let Some(card) = left.filter(|_| late) {
            sink.fault_by_ruling(Clause::C8_4_9, Ruling::GoneTarget, || Breach::NotOnTheField { card });
            return true;
        }
        false
    }

    fn fact_against(self, _: &Setup, state: &State, _: Option<Clause>) -> Option<Why<Evolve>> {
        let gone = |it: &Card| !it.is_none() && state.keeper(*it).is_none();
        [Some(self.from), self.to.card()]
            .into_iter()
            .flatten()
            .find(gone)
            .map(|card| Breach::NotOnTheField { card }.into())
    }

    fn moves_on(self, _: &mut State) -> bool {
        true
    }

    fn make(self, setup: &Setup, state: &mut State) -> Result<(), Impossible> {
        let Damage { to, from, by } = self;
        c08_4_attack::apply_damage(setup, state, to, from, by);
        Ok(())
    }

    fn tell(self, setup: &Setup) -> String {
        let (to, from, by) = (setup.tell_target(self.to), setup.tell(self.from), self.by);
        say!(
            setup,
            "{from} deals {by} damage to {to}",
            "{from}对{to}造成{by}点伤害",
            "{from}が{to}に{by}ダメージを与える"
        )
    }
}

impl Happening<Evolve> for Drain {
    const CLAUSE: Clause = Clause::C12_13_2;

    fn make(self, setup: &Setup, state: &mut State) -> Result<(), Impossible> {
        state.draining = None;
        state.change_leader(setup, self.player, self.by.into());
        Ok(())
    }

    fn tell(self, setup: &Setup) -> String {
        let Drain { player, by } = self;
        say!(
            setup,
            "drain: {player}'s leader gets +{by}",
            "虹吸：{player}的主战者生命值+{by}",
            "ドレイン：{player}のリーダーの体力+{by}"
        )
    }
}
