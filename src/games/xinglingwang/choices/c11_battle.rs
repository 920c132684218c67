//! 2.4, 11.1, 15.glide, 15.ambush: the choice of the tactics phase, attacks, glides and ambushes.

use super::super::Xinglingwang;
use super::super::cards::When;
use super::super::state::{Choices, Setup, State};
use super::Choice;
use crate::games::xinglingwang::book::Clause;
use crate::games::xinglingwang::facts::breach::Breach;
use crate::games::xinglingwang::log::effects::Keyword;
use crate::games::xinglingwang::log::notation::Typed;
use crate::games::xinglingwang::log::words::decisions::{Ambush, Attack, Choose, Glide};
use crate::games::xinglingwang::log::words::{Decision, Place, Pose, Slot, Tactic};
use crate::games::xinglingwang::referee::asked::{Asked, Item, asked};
use crate::games::xinglingwang::rules::agenda::{advance, set_left};
use crate::games::xinglingwang::rules::c02_turn::{no_tactics, owed};
use crate::games::xinglingwang::rules::c06_activate::{add, come, starts};
use crate::games::xinglingwang::rules::{c09_enter_leave, c11_attack};
use crate::games::xinglingwang::state::characteristics::{has, is_held};
use crate::judge::{Impossible, Sink};
use crate::log::Seat;
use crate::say;
use crate::table::Card;

impl Choice for Choose {
    const FORM: &'static str = "choose formation|attack";

    /// 2.4: made in the tactics phase. It also ends a summoning phase in which the unit has entered, if nothing comes
    /// in between.
    fn answers(self, setup: &Setup, state: &State, asked: Asked) -> bool {
        match asked {
            Asked::Item(Item::Tactics) => true,
            Asked::Item(Item::Summoning) => state.entered && !no_tactics(state) && !starts(setup, state),
            _ => false,
        }
    }
    fn unasked(self, _: &Setup, state: &State, by: Seat) -> Option<Clause> {
        if no_tactics(state) && state.entered && state.turn.player == by {
            return Some(Clause::C13_1);
        }
        let Some(Asked::Item(item)) = asked(state).filter(|_| state.asks(by)) else { return Some(Clause::C2_4) };
        Some(match item {
            Item::Summoning if !state.entered => owed(state),
            Item::Summoning if no_tactics(state) => Clause::C13_1,
            Item::Summoning => Clause::C13_2,
            _ => Clause::C2_4,
        })
    }
    fn make(self, _: &Setup, state: &mut State, _: Seat, is_asked: bool) -> Result<(), Impossible> {
        state.resolving.clear();
        if is_asked && asked(state) == Some(Asked::Item(Item::Summoning)) {
            advance(state);
            set_left(state, 0);
            state.entered = false;
        }
        if is_asked {
            state.phase = super::super::state::Phase::Tactics;
            state.tactic = Some(self.tactic);
        }
        Ok(())
    }
    fn offer<'a>(_: &'a Setup, _: &'a State, _: Seat) -> Choices<'a> {
        Box::new([Tactic::Formation, Tactic::Attack].into_iter().map(|tactic| Decision::Choose { tactic }))
    }
    fn tell(self, setup: &Setup) -> String {
        match self.tactic {
            Tactic::Formation => say!(setup, "chooses formation", "選擇戰術佈陣"),
            Tactic::Attack => say!(setup, "chooses the attack declaration", "選擇進攻宣言"),
        }
    }
    fn read(words: &mut Typed<'_>) -> Result<Self, String> {
        Ok(Choose { tactic: words.tactic()? })
    }
    fn write(self) -> String {
        format!("choose {}", if self.tactic == Tactic::Attack { "attack" } else { "formation" })
    }
}

/// 15.glide.1: `true` if a unit can glide and then attack.
pub fn may_glide(setup: &Setup, state: &State, by: Seat) -> bool {
    state.units(by).filter(|it| has(setup, state, it.1, Keyword::Glide)).any(|(_, unit)| {
        Slot::ALL.into_iter().any(|to| {
            let mut sink = Sink::default();
            check_glide(setup, state, by, unit.card, to, &mut sink);
            sink.faults.is_empty()
        })
    })
}

/// 15.glide.1, 15.glide.2: the new position is free, and the unit could attack from it as the table is before the glide.
fn check_glide(setup: &Setup, state: &State, by: Seat, card: Card, to: Slot, sink: &mut Sink<Xinglingwang>) {
    let found = state.find(card).filter(|it| it.0 == by);
    let (Some(_), Some(unit)) = (found, state.unit(card)) else {
        sink.fault(Clause::C15Glide1, || Breach::NoUnitOf { card, player: by });
        return;
    };
    if !has(setup, state, unit, Keyword::Glide) {
        sink.fault(Clause::C15Glide1, || Breach::HasNoGlide { unit: card });
    }
    if state.at(by, to).is_some() {
        sink.fault(Clause::C15Glide1, || Breach::Taken { at: to });
    }
    if is_held(setup, state, unit) {
        sink.fault(Clause::C15Imprison2, || Breach::IsImprisoned { unit: card });
    }
    if c11_attack::ways(setup, state, by, unit, to).next().is_none() {
        sink.fault(Clause::C15Glide2, || Breach::NoAttackFrom { unit: card, at: to });
    }
}

impl Choice for Attack {
    const FORM: &'static str = "attack UNIT at SLOT";

    fn answers(self, _: &Setup, _: &State, asked: Asked) -> bool {
        asked == Asked::Item(Item::Attackers)
    }
    fn unasked(self, _: &Setup, state: &State, _: Seat) -> Option<Clause> {
        Some(if state.tactic == Some(Tactic::Formation) { Clause::C2_4 } else { Clause::C2_4_2 })
    }
    fn check(self, setup: &Setup, state: &State, by: Seat, sink: &mut Sink<Xinglingwang>) {
        let card = self.unit;
        let found = state.find(card).filter(|it| it.0 == by);
        let (Some((_, from)), Some(unit)) = (found, state.unit(card)) else {
            sink.fault(Clause::C11_1, || Breach::NoUnitOf { card, player: by });
            return;
        };
        if let Some(glides) = state.gliding.filter(|it| *it != card) {
            sink.fault(Clause::C15Glide1, || Breach::AttacksNext { unit: glides });
        }
        c11_attack::check(setup, state, by, unit, from, self.at, sink);
    }
    fn make(self, setup: &Setup, state: &mut State, by: Seat, _: bool) -> Result<(), Impossible> {
        state.resolving.clear();
        let unit = state.unit_mut(self.unit).ok_or_else(|| c09_enter_leave::missing(setup, self.unit))?;
        (unit.pose, unit.attacked, unit.target) = (Pose::Attacking, true, self.at);
        (state.begun, state.gliding) = (true, None);
        add(setup, state, by, self.unit, When::Attacks, Clause::C11_1);
        Ok(())
    }
    fn offer<'a>(setup: &'a Setup, state: &'a State, by: Seat) -> Choices<'a> {
        if asked(state) != Some(Asked::Item(Item::Attackers)) {
            return Box::new(std::iter::empty());
        }
        Box::new(state.units(by).flat_map(move |(from, unit)| {
            c11_attack::ways(setup, state, by, unit, from).map(|at| Decision::Attack { unit: unit.card, at })
        }))
    }
    fn tell(self, setup: &Setup) -> String {
        let unit = setup.told(self.unit);
        match self.at.map(|it| format!("{it:?}")) {
            None => say!(setup, "attacks with {unit}", "使{unit}進攻"),
            Some(at) => say!(setup, "attacks {at} with {unit}", "使{unit}進攻{at}"),
        }
    }
    fn read(words: &mut Typed<'_>) -> Result<Self, String> {
        let unit = words.card()?;
        words.word("at");
        Ok(Attack { unit, at: words.maybe_slot()? })
    }
    fn write(self) -> String {
        let at = self.at.map(|it| format!(" at {it:?}")).unwrap_or_default();
        format!("attack {}{at}", self.unit)
    }
}

impl Choice for Glide {
    const FORM: &'static str = "glide UNIT SLOT";

    fn answers(self, _: &Setup, _: &State, asked: Asked) -> bool {
        asked == Asked::Item(Item::Attackers)
    }
    fn unasked(self, _: &Setup, state: &State, _: Seat) -> Option<Clause> {
        Some(if state.tactic == Some(Tactic::Formation) { Clause::C2_4 } else { Clause::C15Glide1 })
    }
    fn check(self, setup: &Setup, state: &State, by: Seat, sink: &mut Sink<Xinglingwang>) {
        if let Some(glides) = state.gliding {
            sink.fault(Clause::C15Glide1, || Breach::AttacksNext { unit: glides });
        }
        check_glide(setup, state, by, self.unit, self.to, sink);
    }
    /// 15.electrify.1, 15.electrify.2: triggers the cards in the lanes on the way, in the order they are passed.
    fn make(self, setup: &Setup, state: &mut State, by: Seat, _: bool) -> Result<(), Impossible> {
        state.resolving.clear();
        let Some((_, from)) = state.find(self.unit) else { return Err(c09_enter_leave::missing(setup, self.unit)) };
        c09_enter_leave::walk(setup, state, self.unit, self.to)?;
        state.gliding = Some(self.unit);
        let (start, end) = (from.lane(), self.to.lane());
        let lanes: Vec<u8> = if start <= end { (start..=end).collect() } else { (end..=start).rev().collect() };
        for (order, lane) in (0..).zip(lanes) {
            let met = [true, false].into_iter().filter_map(|front| state.at(by, Slot::at(lane, front)?));
            let met: Vec<Card> = met.map(|it| it.card).filter(|it| *it != self.unit).collect();
            for card in met {
                let before = state.pending.len();
                add(setup, state, by, card, When::Electrify, Clause::C15Electrify2);
                if state.pending.len() > before {
                    for it in state.pending.iter_mut().filter(|it| it.card == card) {
                        it.order = order;
                    }
                }
            }
        }
        state.pending.sort_by_key(|it| if it.clause == Clause::C15Electrify2 { it.order } else { 0 });
        Ok(())
    }
    fn offer<'a>(setup: &'a Setup, state: &'a State, by: Seat) -> Choices<'a> {
        if asked(state) != Some(Asked::Item(Item::Attackers)) {
            return Box::new(std::iter::empty());
        }
        let glides = state.units(by).filter(|it| has(setup, state, it.1, Keyword::Glide));
        Box::new(glides.flat_map(|(_, unit)| {
            let unit = unit.card;
            Slot::ALL.into_iter().map(move |to| Decision::Glide { unit, to })
        }))
    }
    fn tell(self, setup: &Setup) -> String {
        let (unit, to) = (setup.told(self.unit), format!("{:?}", self.to));
        say!(setup, "glides with {unit} to {to}", "{unit}滑行到{to}")
    }
    fn read(words: &mut Typed<'_>) -> Result<Self, String> {
        Ok(Glide { unit: words.card()?, to: words.slot()? })
    }
    fn write(self) -> String {
        format!("glide {} {:?}", self.unit, self.to)
    }
}

impl Choice for Ambush {
    const FORM: &'static str = "ambush UNIT";

    fn answers(self, _: &Setup, _: &State, asked: Asked) -> bool {
        asked == Asked::Item(Item::Ambush)
    }
    fn unasked(self, _: &Setup, _: &State, _: Seat) -> Option<Clause> {
        Some(Clause::C15Ambush1)
    }
    fn check(self, setup: &Setup, state: &State, by: Seat, sink: &mut Sink<Xinglingwang>) {
        if crate::games::xinglingwang::rules::c11_6_battle::ambusher(setup, state) != Some((by, self.unit)) {
            sink.fault(Clause::C15Ambush1, || Breach::CannotAmbush { unit: self.unit });
        }
    }
    /// 15.ambush.2, 15.ambush.4: the card returns to hand. Its own effects come first, then those of other cards.
    fn make(self, setup: &Setup, state: &mut State, by: Seat, is_asked: bool) -> Result<(), Impossible> {
        let unit = self.unit;
        c09_enter_leave::uncover(setup, state, unit, Place::Hand)?;
        if is_asked {
            advance(state);
        }
        add(setup, state, by, unit, When::Ambushes, Clause::C15Ambush2);
        come(setup, state, by, When::OwnAmbush, Clause::C15Ambush2);
        // The sort is stable, so the effects keep their order otherwise.
        state.pending.sort_by_key(|it| it.card != unit);
        Ok(())
    }
    fn offer<'a>(setup: &'a Setup, state: &'a State, _: Seat) -> Choices<'a> {
        let it = crate::games::xinglingwang::rules::c11_6_battle::ambusher(setup, state);
        Box::new(it.into_iter().map(|it| Decision::Ambush { unit: it.1 }))
    }
    fn tell(self, setup: &Setup) -> String {
        let unit = setup.told(self.unit);
        say!(setup, "returns {unit} to hand: ambush", "{unit}偷襲，回到手牌")
    }
    fn read(words: &mut Typed<'_>) -> Result<Self, String> {
        Ok(Ambush { unit: words.card()? })
    }
    fn write(self) -> String {
        format!("ambush {}", self.unit)
    }
}
