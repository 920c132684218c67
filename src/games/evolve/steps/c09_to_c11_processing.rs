//! Chapters 9 to 11: the steps of rule processing, and the effects of card texts.

use super::super::Evolve;
use super::super::state::{Setup, State, Value};
use super::super::texts::answers;
use super::done;
use crate::games::evolve::book::Clause;
use crate::games::evolve::facts::breach::Breach;
use crate::games::evolve::log::words::steps::{Cancel, Cap, Crumble, Destroy, Result, Spent, Text, Unlink, Vanish};
use crate::games::evolve::log::words::{Effect, Place, Step};
use crate::games::evolve::referee::sight;
use crate::games::evolve::rules::{c01_end_of_match, c07_turn, c09_tokens, c10_5_check_timing, c12_2_evolve};
use crate::games::evolve::screen::effects;
use crate::games::evolve::state::zones::{self, FACE_UP};
use crate::games::evolve::texts::{declared, match_log, resolve};
use crate::judge::Sink;
use crate::judge::{Due, Happening, Impossible, Seen, Why, Worded};
use crate::log::{Seat, View};
use crate::say;
use crate::table::{Card, Changing, NOWHERE};

type Made = std::result::Result<(), Impossible>;

/// 11: the methods that all rule processing steps share, for use inside their `impl`s.
macro_rules! rule_processing {
    () => {
        fn moves_on(self, _: &mut State) -> bool {
            true
        }

        /// 11.1.3: rule processing happens at the same time, so a log may have it in any order.
        fn fit(self, setup: &Setup, state: &State, logged: &Step) -> Option<Step> {
            c10_5_check_timing::is_due_too(setup, state, &self.into(), logged).map(|_| *logged)
        }

        fn stands_under(self, setup: &Setup, state: &State, named: Clause) -> bool {
            c10_5_check_timing::is_due_too(setup, state, &self.into(), &self.into()) == Some(named)
        }

        /// 11.1.2: rule processing happens only in a check timing.
        fn comes_too_early(self, state: &State) -> bool {
            c07_turn::is_between_turns(state)
        }
    };
}

impl Happening<Evolve> for Destroy {
    const CLAUSE: Clause = Clause::C11_3_1;

    fn shown(self, _: &State, _: View) -> Option<Seen<Evolve>> {
        sight::in_the_open(Card::UNKNOWN)
    }

    fn fact_against(self, setup: &Setup, state: &State, _: Option<Clause>) -> Option<Why<Evolve>> {
        let card = self.card;
        match state.keeper(card) {
            None => Some(Breach::NotOnTheField { card }.into()),
            Some(_) if !state.is_follower(setup, card) => Some(Breach::NoFollower { card }.into()),
            Some(_) => state.defence(setup, card).map(|defence| Breach::DefenceIs { card, defence }.into()),
        }
    }

    rule_processing!();

    fn make(self, setup: &Setup, state: &mut State) -> Made {
        state.using = None;
        let there = state.keeper(self.card).is_some();
        done(there && state.destroy(setup, self.card), setup, self.card)
    }

    fn tell(self, setup: &Setup) -> String {
        say!(setup, "{card} is destroyed", "{card}被破坏", "{card}が破壊される", card = setup.tell(self.card))
    }
}

impl Happening<Evolve> for Vanish {
    const CLAUSE: Clause = Clause::C9_1_4_3;

    fn shown(self, _: &State, _: View) -> Option<Seen<Evolve>> {
        sight::in_the_open(Card::UNKNOWN)
    }

    fn moves_on(self, _: &mut State) -> bool {
        true
    }

    fn fit(self, _: &Setup, state: &State, logged: &Step) -> Option<Step> {
        let Step::Vanish { card } = logged else { return None };
        state.vanishing.contains(card).then_some(*logged)
    }

    fn make(self, setup: &Setup, state: &mut State) -> Made {
        let zone = state.table.zone(self.card);
        let token = self.card.token_place().is_some() && zone != NOWHERE;
        if token && zones::is_field(zone) {
            state.put(setup, self.card, zones::limbo(self.card.owner()), 0);
        }
        let zone = state.table.zone(self.card);
        let gone = token && state.shift(setup, self.card, zone, NOWHERE, 0);
        state.vanishing.retain(|it| *it != self.card);
        done(gone, setup, self.card)
    }

    fn tell(self, setup: &Setup) -> String {
        say!(setup, "{card} vanishes", "{card}消去", "{card}が消去される", card = setup.tell(self.card))
    }
}

impl Happening<Evolve> for Unlink {
    const CLAUSE: Clause = Clause::C11_6_1;
    fn offends(self, _: &Setup, state: &State, _: Option<Clause>) -> Clause {
        match zones::word(state.table.zone(self.card)) {
            Some(Place::Race) => Clause::C11_8_1,
            _ => Clause::C11_6_1,
        }
    }

    fn shown(self, _: &State, _: View) -> Option<Seen<Evolve>> {
        sight::in_the_open(Card::UNKNOWN)
    }

    rule_processing!();

    fn make(self, setup: &Setup, state: &mut State) -> Made {
        let of = self.card.owner();
        let there = [zones::evolved(of), zones::race(of)].contains(&state.table.zone(self.card));
        state.links.retain(|it| it.0 != self.card);
        done(there && state.put(setup, self.card, zones::evolve_deck(of), FACE_UP), setup, self.card)
    }

    fn tell(self, setup: &Setup) -> String {
        let card = setup.tell(self.card);
        say!(
            setup,
            "{card} goes face up to the evolve deck zone",
            "{card}正面朝上移动到进化牌组放置区",
            "{card}が表向きでエボルヴデッキ置き場に移動する"
        )
    }
}

impl Happening<Evolve> for Crumble {
    const CLAUSE: Clause = Clause::C11_7_1;

    fn shown(self, _: &State, _: View) -> Option<Seen<Evolve>> {
        sight::in_the_open(Card::UNKNOWN)
    }

    rule_processing!();

    fn make(self, setup: &Setup, state: &mut State) -> Made {
        let there = state.keeper(self.card).is_some();
        done(there && state.destroy(setup, self.card), setup, self.card)
    }

    fn tell(self, setup: &Setup) -> String {
        let card = setup.tell(self.card);
        say!(
            setup,
            "{card} has no stack counter and goes to the cemetery",
            "{card}没有蓄积指示物，移动到墓场",
            "{card}はスタックカウンターがなく、墓場に移動する"
        )
    }
}

impl Happening<Evolve> for Cap {
    const CLAUSE: Clause = Clause::C11_9_1;

    rule_processing!();

    fn make(self, setup: &Setup, state: &mut State) -> Made {
        state.set(setup, self.player, Value::Points, self.to.min(10).into());
        Ok(())
    }

    fn tell(self, setup: &Setup) -> String {
        let Cap { player, to } = self;
        say!(
            setup,
            "{player}'s play points come down to {to}",
            "{player}的能量点变为其最大值{to}",
            "{player}のPPが{to}に減る"
        )
    }
}

impl Happening<Evolve> for Spent {
    const CLAUSE: Clause = Clause::C10_6_2_7_3;

    fn shown(self, _: &State, _: View) -> Option<Seen<Evolve>> {
        sight::in_the_open(Card::UNKNOWN)
    }

    fn make(self, setup: &Setup, state: &mut State) -> Made {
        state.using = None;
        let there = state.table.zone(self.card) == zones::RESOLUTION;
        done(there && state.put(setup, self.card, zones::cemetery(self.card.owner()), 0), setup, self.card)
    }

    fn tell(self, setup: &Setup) -> String {
        let card = setup.tell(self.card);
        say!(
            setup,
            "{card} was carried out and goes to the cemetery",
            "{card}计算完毕，移动到墓场",
            "{card}は解決を終え、墓場に移動する"
        )
    }
}

impl Happening<Evolve> for Cancel {
    const CLAUSE: Clause = Clause::C10_7_3_2;

    fn check_unasked(self, setup: &Setup, state: &State, sink: &mut Sink<Evolve>) -> bool {
        c10_5_check_timing::check_cancel(setup, state, self.card, self.ability, self.nth, sink);
        true
    }

    fn moves_on(self, _: &mut State) -> bool {
        true
    }

    fn make(self, _: &Setup, state: &mut State) -> Made {
        if let Some(at) = c10_5_check_timing::find(state, self.card, self.ability, self.nth) {
            state.waiting.remove(at);
        }
        Ok(())
    }

    fn tell(self, setup: &Setup) -> String {
        let (card, ability) = (setup.tell(self.card), self.ability.worded(setup));
        say!(
            setup,
            "the {ability} of {card} cannot be used and waits no more",
            "{card}的{ability}无法使用，取消待机状态",
            "{card}の{ability}はプレイできず、待機を取り消す"
        )
    }
}

impl Happening<Evolve> for Result {
    const CLAUSE: Clause = Clause::C1_2_1;
    const BOOKKEEPING: bool = true;

    fn offends(self, setup: &Setup, state: &State, _: Option<Clause>) -> Clause {
        let otherwise = if self.winner.is_none() { Clause::C15_2_1_3 } else { Clause::C1_2_1 };
        c01_end_of_match::processed(setup, state).map_or(otherwise, |it| it.0)
    }

    /// 15.2.1.3: a draw without rule processing is that of a loop which neither player can stop. While an automatic
    /// ability waits, only its text knows whether there is such a loop.
    fn check_unasked(self, setup: &Setup, state: &State, sink: &mut Sink<Evolve>) -> bool {
        let Some(card) = c01_end_of_match::looping(setup, state).filter(|_| self.winner.is_none()) else {
            return false;
        };
        sink.unmodelled(Clause::C15_2_1_3, card);
        true
    }

    fn fact_against(self, setup: &Setup, state: &State, _: Option<Clause>) -> Option<Why<Evolve>> {
        c01_end_of_match::processed(setup, state).is_none().then(|| Breach::NeitherHasLost.into())
    }

    fn moves_on(self, _: &mut State) -> bool {
        true
    }

    fn make(self, _: &Setup, state: &mut State) -> Made {
        c01_end_of_match::apply(state, self.winner);
        Ok(())
    }

    fn tell(self, setup: &Setup) -> String {
        match self.winner {
            Some(winner) => say!(setup, "{winner} wins", "{winner}获胜", "{winner}の勝利"),
            None => say!(setup, "the match is a draw", "平局", "引き分け"),
        }
    }
}

impl Happening<Evolve> for Text {
    const OF_TEXT: bool = true;
    const REVEALS: bool = true;

    const CLAUSE: Clause = Clause::C10_6_2_7_2;

    fn shown(self, _: &State, view: View) -> Option<Seen<Evolve>> {
        let hand = |of: Seat| sight::of_hand(view, of);
        match self.does {
            // 10.6.2: the source was announced to both players, wherever the card is by now (10.7.7).
            _ if self.source == Card::UNKNOWN => sight::in_the_open(Card::UNKNOWN),
            Effect::Draw { player, .. } => hand(player),
            Effect::Put { to: Place::Hand | Place::Deck | Place::Bottom, .. } => hand(self.source.owner()),
            _ => sight::in_the_open(Card::UNKNOWN),
        }
    }

    fn check_unasked(self, setup: &Setup, state: &State, sink: &mut Sink<Evolve>) -> bool {
        if state.due == Due::Over || state.turn.number == 0 {
            return false;
        }
        if resolve::is_at_work(state, self.source) {
            let before = sink.faults.len();
            declared::check_done_again(setup, state, &self.does, sink);
            return sink.faults.len() > before;
        }
        declared::check(setup, state, self.source, &self.does, sink);
        true
    }

    fn moves_on(self, state: &mut State) -> bool {
        match_log::did(state, self);
        true
    }

    fn leave_out(self, state: &mut State) -> bool {
        match_log::skip(state)
    }

    /// 10.6.2.5: a cost is paid exactly as it asks.
    fn offends(self, _: &Setup, state: &State, _: Option<Clause>) -> Clause {
        answers::broken_by(state, self.source)
    }

    /// A more specific clause than that of texts, where the log has another outcome of the same effect.
    fn differs(self, state: &State, logged: Self) -> Option<Clause> {
        match (self.does, logged.does) {
            (_, Effect::Damage { by: 0, .. }) => Some(Clause::C1_3_2_2),
            (Effect::Draw { .. }, Effect::Draw { .. }) => Some(Clause::C5_9_1),
            (Effect::DrawFails { .. }, Effect::Draw { .. }) => Some(Clause::C5_9_1_1),
            (Effect::Draw { .. }, Effect::DrawFails { .. }) => Some(Clause::C5_9_1),
            (Effect::Counters { .. }, Effect::Destroy { .. }) => Some(Clause::C13_3_2_2),
            (Effect::Show { .. }, Effect::Put { .. }) => Some(Clause::C5_7_1_2),
            (Effect::Counters { card, counter, .. }, Effect::Counters { card: other, by, .. })
                if card == other && i32::from(by) + i32::from(state.counters(card, counter)) < 0 =>
            {
                Some(Clause::C10_4_5_1)
            }
            (Effect::Create { token, .. }, Effect::Create { token: other, .. }) if token != other => {
                Some(Clause::C9_1_2)
            }
            (Effect::Create { .. }, Effect::Create { code, .. }) if !c09_tokens::is_token(code.text()) => {
                Some(Clause::C9_1_2_3)
            }
            (Effect::Create { .. }, Effect::Create { code, to, .. })
                if c09_tokens::misplaced(code.text(), to).is_some() =>
            {
                c09_tokens::misplaced(code.text(), to)
            }
            (Effect::Evolve { card, .. }, Effect::Evolve { card: other, .. }) if card == other => {
                Some(Clause::C5_15_1_1)
            }
            _ => None,
        }
    }

    /// 10.6.2.7.2: the effects of one sentence may be logged in any order.
    fn fit(self, setup: &Setup, state: &State, logged: &Step) -> Option<Step> {
        let logged = Text::try_from(*logged).ok().filter(|it| c12_2_evolve::has_the_name(setup, state, &it.does))?;
        match_log::fit(state, self, logged).map(Into::into)
    }

    fn make(self, setup: &Setup, state: &mut State) -> Made {
        declared::apply(setup, state, self.source, &self.does)
    }

    fn tell(self, setup: &Setup) -> String {
        let (source, what) = (setup.tell(self.source), effects::tell_effect(setup, &self.does));
        say!(setup, "by the text of {source}: {what}", "因{source}的文本：{what}", "{source}のテキストにより：{what}")
    }
}
