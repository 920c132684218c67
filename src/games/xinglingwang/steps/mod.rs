//! The steps, which the rules bring about. Everything about a kind of step is in one place, its `impl` of [`Happening`].

use super::Xinglingwang;
use super::book::Clause;
use super::log::words::Place;
use super::log::words::steps::{
    Alight, Attach, Back, Destroy, Draw, Drop, Enter, Lane, Result as Won, Sacrifice, Settle, Terrain, Text, Turn, Used,
};
use super::rules::agenda::{advance, one_done};
use super::rules::c09_enter_leave::{self, leave, missing};
use super::rules::{c02_turn, c06_activate, c12_play};
use super::state::{Beneath, Phase, Setup, State, zones};
use super::texts::{declared, declared_check, interrupts, legality, resolve};
use crate::judge::{Due, Happening, Impossible, Sink};
use crate::log::Seat;
use crate::say;
use crate::table::{Card, Change, Changing, NOWHERE, NamesCards, Zone};

impl Happening<Xinglingwang> for Draw {
    const CLAUSE: Clause = Clause::C2_1;
    const REVEALS: bool = true;
    fn change(self) -> Option<Change<'static>> {
        let (from, to) = (zones::library(self.player), zones::hand(self.player));
        Some(Change::Move { card: self.card, from, to, marks: 0 })
    }
    fn make(self, setup: &Setup, state: &mut State) -> Result<(), Impossible> {
        declared::draw(setup, state, self.player, self.card)?;
        state.resolving.clear();
        Ok(())
    }
    fn moves_on(self, state: &mut State) -> bool {
        one_done(state);
        true
    }
    fn may_hide(self) -> Option<Seat> {
        Some(self.player)
    }
    fn tell(self, setup: &Setup) -> String {
        let (player, card) = (self.player, setup.told(self.card));
        say!(setup, "{player} draws {card}", "{player}抽了{card}")
    }
}

impl Happening<Xinglingwang> for Enter {
    const CLAUSE: Clause = Clause::C12_2;
    const REVEALS: bool = true;
    fn make(self, setup: &Setup, state: &mut State) -> Result<(), Impossible> {
        if matches!(&state.due, Due::Step { what, .. } if *what == self.into()) {
            return c12_play::complete(setup, state);
        }
        let of = self.card.owner();
        c09_enter_leave::enter(setup, state, of, self.card, self.to)
    }
    fn leave_out(self, state: &mut State) -> bool {
        state.playing = None;
        true
    }
    fn tell(self, setup: &Setup) -> String {
        let (card, to) = (setup.told(self.card), format!("{:?}", self.to));
        say!(setup, "{card} enters at {to}", "{card}入場於{to}")
    }
}

impl Happening<Xinglingwang> for Sacrifice {
    const CLAUSE: Clause = Clause::C12_3;
    fn make(self, setup: &Setup, state: &mut State) -> Result<(), Impossible> {
        c12_play::sacrifice(setup, state, self.unit)
    }
    fn leave_out(self, state: &mut State) -> bool {
        if let Some(playing) = &mut state.playing {
            playing.left.retain(|it| *it != self.unit);
        }
        true
    }
    fn tell(self, setup: &Setup) -> String {
        let unit = setup.told(self.unit);
        say!(setup, "{unit} is sacrificed", "{unit}被獻祭")
    }
}

impl Happening<Xinglingwang> for Destroy {
    const CLAUSE: Clause = Clause::C10_2;
    fn make(self, setup: &Setup, state: &mut State) -> Result<(), Impossible> {
        let card = self.unit;
        state.dying.retain(|it| it.0 != card);
        c06_activate::decayed(state, card);
        if state.find(card).is_some() {
            return leave(setup, state, card, Place::Graveyard);
        }
        match state.controller(card) {
            Some(of) if state.shift(setup, card, zones::terrain(of), zones::graveyard(card.owner()), 0) => Ok(()),
            _ => Err(missing(setup, card)),
        }
    }
    fn leave_out(self, state: &mut State) -> bool {
        state.dying.retain(|it| it.0 != self.unit);
        c06_activate::decayed(state, self.unit);
        true
    }
    fn tell(self, setup: &Setup) -> String {
        let unit = setup.told(self.unit);
        say!(setup, "{unit} is destroyed", "{unit}被破壞")
    }
}

/// Ends the use of a magic card.
fn finish(state: &mut State, card: Card) {
    state.using.retain(|it| it.0 != card);
    state.resolving.retain(|it| it.card != card);
}

/// Ends the use of a magic card, and puts it into a zone.
fn finish_in(setup: &Setup, state: &mut State, card: Card, zone: Zone) -> Result<(), Impossible> {
    finish(state, card);
    match card.is_known() && state.bring(setup, card, zones::hand(card.owner()), zone) {
        true => Ok(()),
        false => Err(missing(setup, card)),
    }
}

impl Happening<Xinglingwang> for Used {
    const CLAUSE: Clause = Clause::C7_2;
    fn make(self, setup: &Setup, state: &mut State) -> Result<(), Impossible> {
        finish_in(setup, state, self.card, zones::graveyard(self.card.owner()))
    }
    fn leave_out(self, state: &mut State) -> bool {
        finish(state, self.card);
        true
    }
    fn tell(self, setup: &Setup) -> String {
        let card = setup.told(self.card);
        say!(setup, "{card} goes to the graveyard", "{card}結算完畢，進入墓地")
    }
}

impl Happening<Xinglingwang> for Attach {
    const CLAUSE: Clause = Clause::C7_4;
    fn make(self, setup: &Setup, state: &mut State) -> Result<(), Impossible> {
        finish(state, self.card);
        if state.find(self.unit).is_none() || state.table.zone(self.card) == NOWHERE {
            return Err(missing(setup, self.unit));
        }
        c09_enter_leave::tuck(setup, state, self.unit, Beneath::Magic(self.card));
        Ok(())
    }
    fn leave_out(self, state: &mut State) -> bool {
        finish(state, self.card);
        true
    }
    fn tell(self, setup: &Setup) -> String {
        let [card, unit] = [self.card, self.unit].map(|it| setup.told(it));
        say!(setup, "{card} goes beneath {unit}", "{card}置於{unit}下方")
    }
}

impl Happening<Xinglingwang> for Terrain {
    const CLAUSE: Clause = Clause::C7_4;
    fn make(self, setup: &Setup, state: &mut State) -> Result<(), Impossible> {
        finish_in(setup, state, self.card, zones::terrain(self.card.owner()))
    }
    fn leave_out(self, state: &mut State) -> bool {
        finish(state, self.card);
        true
    }
    fn tell(self, setup: &Setup) -> String {
        let card = setup.told(self.card);
        say!(setup, "{card} lies in the terrain zone", "{card}置於場地區")
    }
}

impl Happening<Xinglingwang> for Back {
    const CLAUSE: Clause = Clause::C15Reveal2;
    fn make(self, setup: &Setup, state: &mut State) -> Result<(), Impossible> {
        let card = self.card;
        if state.playing.as_ref().is_some_and(|it| it.card == card) {
            state.playing = None;
            state.bring(setup, card, zones::aside(card.owner()), zones::hand(card.owner()));
            return Ok(());
        }
        let at = state.shown.iter().position(|it| it.0 == card);
        let Some(at) = at else { return Err(missing(setup, card)) };
        let (_, to) = state.shown.remove(at);
        state.bring(setup, card, to, to);
        Ok(())
    }
    fn leave_out(self, state: &mut State) -> bool {
        state.shown.retain(|it| it.0 != self.card);
        state.playing = state.playing.take().filter(|it| it.card != self.card);
        true
    }
    fn tell(self, setup: &Setup) -> String {
        let card = setup.told(self.card);
        say!(setup, "{card} goes back where it was", "{card}放回原區域")
    }
}

impl Happening<Xinglingwang> for Settle {
    const CLAUSE: Clause = Clause::C15Spin2;
    fn make(self, setup: &Setup, state: &mut State) -> Result<(), Impossible> {
        let card = self.card;
        state.opened.retain(|it| *it != card);
        match card.is_known() && state.bring_home(setup, card, zones::graveyard) {
            true => Ok(()),
            false => Err(missing(setup, card)),
        }
    }
    fn leave_out(self, state: &mut State) -> bool {
        state.opened.retain(|it| *it != self.card);
        true
    }
    fn tell(self, setup: &Setup) -> String {
        let card = setup.told(self.card);
        say!(setup, "the opened {card} goes to the graveyard", "開盤的{card}進入墓地")
    }
}

impl Happening<Xinglingwang> for Alight {
    const CLAUSE: Clause = Clause::C15Ride3;
    /// 15.ride.3: the riders return at once, even while the magic card that causes it is still in use (7.2).
    fn check_unasked(self, _: &Setup, state: &State, _: &mut Sink<Xinglingwang>) -> bool {
        self.comes_too_early(state)
    }
    fn comes_too_early(self, state: &State) -> bool {
        !state.using.is_empty() && state.unseated == Some(self.unit)
    }
    fn make(self, setup: &Setup, state: &mut State) -> Result<(), Impossible> {
        let Some((of, _)) = state.find(self.unit) else { return Err(missing(setup, self.unit)) };
        let unit = state.unit_mut(self.unit).ok_or_else(|| missing(setup, self.unit))?;
        let off = u16::from(std::mem::take(&mut unit.riders));
        state.forest[of.index()] = state.forest[of.index()].saturating_add(off);
        Ok(())
    }
    fn leave_out(self, state: &mut State) -> bool {
        if let Some(unit) = state.unit_mut(self.unit) {
            unit.riders = 0;
        }
        true
    }
    fn tell(self, setup: &Setup) -> String {
        let unit = setup.told(self.unit);
        say!(setup, "the little travellers beneath {unit} return to the forest", "{unit}下方的小旅人回森林")
    }
}

impl Happening<Xinglingwang> for Drop {
    const CLAUSE: Clause = Clause::C15Kidnap5;
    fn make(self, setup: &Setup, state: &mut State) -> Result<(), Impossible> {
        c09_enter_leave::drop_freed(setup, state, self.card)
    }
    fn leave_out(self, state: &mut State) -> bool {
        for group in &mut state.freed {
            group.0.retain(|it| *it != self.card);
        }
        true
    }
    fn tell(self, setup: &Setup) -> String {
        let card = setup.told(self.card);
        say!(setup, "the kidnapped {card} goes to the graveyard", "被綁架的{card}進入墓地")
    }
}

impl Happening<Xinglingwang> for Lane {
    const CLAUSE: Clause = Clause::C14_3;
    const BOOKKEEPING: bool = true;
    fn make(self, _: &Setup, state: &mut State) -> Result<(), Impossible> {
        state.countdown = Some(state.countdown.unwrap_or(0) + 1);
        state.ending = None;
        state.resolving.clear();
        Ok(())
    }
    fn moves_on(self, state: &mut State) -> bool {
        one_done(state);
        true
    }
    fn tell(self, setup: &Setup) -> String {
        let number = self.number;
        say!(setup, "star lane card {number} is turned over", "{number}號星星戰線牌翻面")
    }
}

impl Happening<Xinglingwang> for Turn {
    const CLAUSE: Clause = Clause::C14_5;
    const BOOKKEEPING: bool = true;
    fn make(self, _: &Setup, state: &mut State) -> Result<(), Impossible> {
        c02_turn::begin_turn(state, self.player, self.turn);
        Ok(())
    }
    fn moves_on(self, state: &mut State) -> bool {
        one_done(state);
        true
    }
    fn stands_under(self, _: &Setup, _: &State, named: Clause) -> bool {
        named == Clause::C2_5_5
    }
    fn leave_out(self, state: &mut State) -> bool {
        one_done(state);
        c02_turn::begin_turn(state, self.player, self.turn);
        true
    }
    fn tell(self, setup: &Setup) -> String {
        let (player, turn) = (self.player, self.turn);
        say!(setup, "turn {turn} begins, {player}'s", "{player}的第{turn}回合開始")
    }
}

impl Happening<Xinglingwang> for Won {
    const CLAUSE: Clause = Clause::C3_1;
    /// 12.1: before the main phase, it is the result of a declared early end.
    fn offends(self, _: &Setup, state: &State, _: Option<Clause>) -> Clause {
        if state.turn.number > 0 && state.phase < Phase::End { Clause::C12_1 } else { Self::CLAUSE }
    }
    const BOOKKEEPING: bool = true;
    fn make(self, _: &Setup, state: &mut State) -> Result<(), Impossible> {
        let clause = if let Due::Step { clause, .. } = state.due { clause } else { Clause::C14_5 };
        c02_turn::end(state, self.winner, clause);
        Ok(())
    }
    fn leave_out(self, state: &mut State) -> bool {
        state.declared = [None; 2];
        advance(state);
        true
    }
    /// 3.2n1: the log names another winner.
    fn differs(self, _: &State, _: Self) -> Option<Clause> {
        Some(Clause::C3_2N1)
    }
    fn tell(self, setup: &Setup) -> String {
        match self.winner {
            Some(winner) => say!(setup, "the game is over: {winner} wins", "遊戲結束：{winner}獲勝"),
            None => say!(setup, "the game is over: nobody wins", "遊戲結束：無人獲勝"),
        }
    }
}

impl Happening<Xinglingwang> for Text {
    const CLAUSE: Clause = Clause::C6_2;
    const REVEALS: bool = true;
    const OF_TEXT: bool = true;
    fn check(self, setup: &Setup, state: &State, sink: &mut Sink<Xinglingwang>) {
        if interrupts::is_at_work(state, self.source) {
            legality::check_effect(setup, state, self.source, &self.does, sink);
        } else {
            declared_check::check(setup, state, self.source, &self.does, sink);
        }
    }
    fn fill(self, _: &Setup, state: &State, logged: Self) -> Option<Self> {
        let does = resolve::fill(state, &self.does, &logged.does).filter(|_| self.source == logged.source)?;
        Some(Text { does, ..logged })
    }
    fn moves_on(self, state: &mut State) -> bool {
        resolve::did(state, &self.does);
        true
    }
    fn leave_out(self, state: &mut State) -> bool {
        resolve::skip(state);
        true
    }
    /// 6.7: the log has another target of the same text first.
    fn differs(self, state: &State, logged: Self) -> Option<Clause> {
        (self.source == logged.source && resolve::comes_later(state, &logged.does)).then_some(Clause::C6_7)
    }
    /// 6.2: a text may stand beside the due step.
    fn check_unasked(self, setup: &Setup, state: &State, sink: &mut Sink<Xinglingwang>) -> bool {
        if interrupts::is_at_work(state, self.source) {
            return false;
        }
        declared_check::check(setup, state, self.source, &self.does, sink);
        true
    }
    fn comes_too_early(self, _: &State) -> bool {
        true
    }
    fn make(self, setup: &Setup, state: &mut State) -> Result<(), Impossible> {
        resolve::stands_in(state, self.source, &self.does);
        if let Some(it) = self.from {
            let zone = zones::named(it.zone, it.of);
            self.does.each_card(&mut |card| state.recognise(setup, card, zone));
        }
        declared::apply(setup, state, self.source, &self.does)
    }
    fn tell(self, setup: &Setup) -> String {
        super::screen::effect_words::text(setup, self.source, &self.does)
    }
}
