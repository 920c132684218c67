//! 4, 14: looking at zones, the hand limit, the early end, picking for a text, passing.

use super::super::Xinglingwang;
use super::super::state::{Choices, Setup, State};
use super::Choice;
use super::c11_battle::may_glide;
use crate::games::xinglingwang::book::Clause;
use crate::games::xinglingwang::facts::breach::Breach;
use crate::games::xinglingwang::log::notation::{Typed, list, place, shows};
use crate::games::xinglingwang::log::words::decisions::{Discard, EarlyEnd, Look, Pass, Pick};
use crate::games::xinglingwang::log::words::{Decision, Early, Place, Shows};
use crate::games::xinglingwang::referee::asked::{Asked, Item, asked};
use crate::games::xinglingwang::rules::agenda::advance;
use crate::games::xinglingwang::rules::c02_turn::{HAND, owed};
use crate::games::xinglingwang::rules::c09_enter_leave::missing;
use crate::games::xinglingwang::rules::c13_main_phase::{can_attack, excused};
use crate::games::xinglingwang::state::characteristics::may_end;
use crate::games::xinglingwang::state::zones;
use crate::games::xinglingwang::texts::resolve;
use crate::judge::{Impossible, Sink};
use crate::log::Seat;
use crate::say;
use crate::table::{Card, known};

/// 14.4.1, 14.4.2: the clause with a condition.
const fn unmet(on: Early) -> Clause {
    match on {
        Early::Points => Clause::C14_4_1,
        Early::Units => Clause::C14_4_2,
    }
}

impl Choice for EarlyEnd {
    const FORM: &'static str = "early-end points|units";

    fn answers(self, _: &Setup, _: &State, asked: Asked) -> bool {
        asked == Asked::Item(Item::Early)
    }
    /// 2.5: outside the end phase, unless a more specific clause applies.
    fn unasked(self, setup: &Setup, state: &State, by: Seat) -> Option<Clause> {
        Some(match self.on {
            _ if state.countdown.is_some() => Clause::C14_4,
            Some(on) if !may_end(setup, state, by, on) => unmet(on),
            _ => Clause::C2_5,
        })
    }
    /// 14.4.2, 14.4.1: the condition holds.
    fn check(self, setup: &Setup, state: &State, by: Seat, sink: &mut Sink<Xinglingwang>) {
        if let Some(on) = self.on.filter(|it| !may_end(setup, state, by, *it)) {
            sink.fault(unmet(on), || Breach::ConditionNotMet { player: by });
        }
    }
    fn make(self, _: &Setup, state: &mut State, by: Seat, is_asked: bool) -> Result<(), Impossible> {
        state.declared[by.index()] = self.on;
        if is_asked {
            advance(state);
        }
        Ok(())
    }
    fn offer<'a>(_: &'a Setup, _: &'a State, _: Seat) -> Choices<'a> {
        Box::new([None, Some(Early::Points), Some(Early::Units)].into_iter().map(|on| Decision::EarlyEnd { on }))
    }
    fn tell(self, setup: &Setup) -> String {
        match self.on {
            None => say!(setup, "declares no early end", "不宣告提早結束"),
            Some(Early::Points) => say!(setup, "declares an early end by points", "以分數宣告提早結束"),
            Some(Early::Units) => say!(setup, "declares an early end by units", "以單位數宣告提早結束"),
        }
    }
    fn read(words: &mut Typed<'_>) -> Result<Self, String> {
        Ok(EarlyEnd { on: words.early()? })
    }
    fn write(self) -> String {
        match self.on {
            None => "early-end".to_owned(),
            Some(Early::Points) => "early-end points".to_owned(),
            Some(Early::Units) => "early-end units".to_owned(),
        }
    }
}

impl Choice for Discard {
    const FORM: &'static str = "discard CARD";

    fn answers(self, _: &Setup, _: &State, asked: Asked) -> bool {
        asked == Asked::Item(Item::HandLimit)
    }
    fn unasked(self, _: &Setup, _: &State, _: Seat) -> Option<Clause> {
        Some(Clause::C14_2)
    }
    /// 14.2: a card of the hand goes to the exile zone.
    fn check(self, _: &Setup, state: &State, by: Seat, sink: &mut Sink<Xinglingwang>) {
        if !state.table.could_be_in(self.card, zones::hand(by)) {
            sink.fault(Clause::C14_2, || Breach::NotInHand { card: self.card, player: by });
        }
        if self.to != Place::Exile {
            sink.fault(Clause::C14_2, || Breach::NotExiled { card: self.card });
        }
    }
    fn make(self, setup: &Setup, state: &mut State, by: Seat, _: bool) -> Result<(), Impossible> {
        let fits = state.table.could_be_in(self.card, zones::hand(by));
        let to = zones::named(self.to, by);
        match fits && crate::table::Changing::shift(state, setup, self.card, zones::hand(by), to, 0) {
            true => Ok(()),
            false => Err(missing(setup, self.card)),
        }
    }
    fn offer<'a>(_: &'a Setup, state: &'a State, by: Seat) -> Choices<'a> {
        let many = state.table.pile(zones::hand(by)).len() > HAND;
        let hand = known(state.table.pile(zones::hand(by))).filter(move |_| many);
        Box::new(hand.map(|card| Decision::Discard { card, to: Place::Exile }))
    }
    fn tell(self, setup: &Setup) -> String {
        let (card, to) = (setup.told(self.card), place(self.to, setup.tongue.native));
        say!(setup, "puts {card}, above the hand limit, to: {to}", "將超出手牌上限的{card}放到{to}")
    }
    fn read(words: &mut Typed<'_>) -> Result<Self, String> {
        Ok(Discard { card: words.card()?, to: Place::Exile })
    }
    fn write(self) -> String {
        format!("discard {}", self.card)
    }
}

impl Choice for Look {
    const FORM: &'static str = "look PLAYER hand|library|graveyard|exile|wheel";

    fn answers(self, _: &Setup, _: &State, _: Asked) -> bool {
        false
    }
    /// 4.1, 4.2: libraries and the opponent's hand are hidden, unless a text lets the player look.
    fn check(self, _: &Setup, state: &State, by: Seat, sink: &mut Sink<Xinglingwang>) {
        let hidden = self.at == Place::Library || self.at == Place::Hand && self.of != by;
        if let Some(run) = state.resolving.last().filter(|it| hidden && it.by == by) {
            sink.unmodelled(Clause::C6_2, run.card);
            return;
        }
        match self.at {
            Place::Library => sink.fault(Clause::C4_2, || Breach::LooksAtLibrary { player: by, of: self.of }),
            Place::Hand if self.of != by => {
                sink.fault(Clause::C4_1, || Breach::LooksAtHand { player: by, of: self.of })
            }
            _ => {}
        }
    }
    fn make(self, _: &Setup, _: &mut State, _: Seat, _: bool) -> Result<(), Impossible> {
        Ok(())
    }
    fn tell(self, setup: &Setup) -> String {
        let (of, at) = (self.of, place(self.at, setup.tongue.native));
        say!(setup, "looks through {of}'s {at}", "查看{of}的{at}")
    }
    fn read(words: &mut Typed<'_>) -> Result<Self, String> {
        Ok(Look { of: words.seat()?, at: words.place()? })
    }
    fn write(self) -> String {
        format!("look {} {}", self.of, place(self.at, false))
    }
}

impl Choice for Pick {
    const FORM: &'static str = "pick CARDS at SLOT showing attack|points";

    fn answers(self, _: &Setup, _: &State, asked: Asked) -> bool {
        asked == Asked::Text
    }
    fn unasked(self, _: &Setup, _: &State, _: Seat) -> Option<Clause> {
        Some(Clause::C6_2)
    }
    fn check(self, setup: &Setup, state: &State, _: Seat, sink: &mut Sink<Xinglingwang>) {
        resolve::check_pick(setup, state, &self, sink);
    }
    fn make(self, _: &Setup, state: &mut State, _: Seat, is_asked: bool) -> Result<(), Impossible> {
        if is_asked {
            resolve::pick(state, Some(&self));
        }
        Ok(())
    }
    fn offer<'a>(setup: &'a Setup, state: &'a State, _: Seat) -> Choices<'a> {
        resolve::offer_picks(setup, state)
    }
    fn shows(self) -> bool {
        false
    }
    fn tell(self, setup: &Setup) -> String {
        let cards: Vec<String> = self.cards.cards().iter().map(|it| setup.told(*it)).collect();
        let cards = cards.join(if setup.tongue.native { "、" } else { ", " });
        match (self.at, self.shows) {
            (Some(at), _) => say!(setup, "picks {at}", "選擇{at}", at = format!("{at:?}")),
            (_, Some(shows)) => {
                say!(setup, "leaves showing: {it}", "露出：{it}", it = showing(shows, setup.tongue.native))
            }
            _ if cards.is_empty() => say!(setup, "does what the text allows", "結算該段效果"),
            _ => say!(setup, "picks {cards}", "選擇{cards}"),
        }
    }
    fn read(words: &mut Typed<'_>) -> Result<Self, String> {
        let cards = words.cards()?;
        let at = if words.word("at") { Some(words.slot()?) } else { None };
        let shows = if words.word("showing") { Some(words.shows()?) } else { None };
        Ok(Pick { cards, at, shows })
    }
    fn write(self) -> String {
        let at = self.at.map(|it| format!(" at {it:?}")).unwrap_or_default();
        let shows = self.shows.map(|it| format!(" showing {}", shows(it))).unwrap_or_default();
        format!("pick{}{at}{shows}", list(self.cards.cards()))
    }
}

/// The value that a lower unit leaves showing, in words.
const fn showing(it: Shows, native: bool) -> &'static str {
    match (it, native) {
        (Shows::Attack, false) => "its attack value",
        (Shows::Points, false) => "its points",
        (Shows::Attack, true) => "攻擊力",
        (Shows::Points, true) => "分數",
    }
}

impl Choice for Pass {
    const FORM: &'static str = "pass";

    fn answers(self, _: &Setup, _: &State, asked: Asked) -> bool {
        use Item::{After, Ambush, Attackers, Before, Entry, Fought, Merges, Moves, Summoning};
        match asked {
            Asked::Cover | Asked::Release => true,
            Asked::Item(it) => {
                [Before, Fought, Ambush, Summoning, Attackers, Entry, Moves, After, Merges].contains(&it)
            }
            // 6.3, 6.10: `check` decides whether the text may be declined.
            Asked::Text => true,
            Asked::Moment | Asked::Devour => false,
        }
    }
    /// 12.2, 12.2n1, 12.2n2, 12.5, 13.3, 13.6, 11.1, 15.glide.1: nothing obligatory is left.
    fn check(self, setup: &Setup, state: &State, by: Seat, sink: &mut Sink<Xinglingwang>) {
        match asked(state) {
            Some(Asked::Item(Item::Summoning)) if !state.entered && !excused(setup, state, by) => {
                sink.fault(owed(state), || Breach::UnitIsDue { player: by });
            }
            Some(Asked::Item(Item::Entry)) if !excused(setup, state, by) => {
                sink.fault(Clause::C13_3, || Breach::UnitIsDue { player: by });
            }
            Some(Asked::Item(Item::Attackers)) if state.gliding.is_some() => {
                let unit = state.gliding.unwrap_or(Card::NONE);
                sink.fault(Clause::C15Glide1, || Breach::AttacksNext { unit });
            }
            // If no unit can attack, the declaration has no effect (xinglingwang-0013).
            Some(Asked::Item(Item::Attackers))
                if !state.begun && (can_attack(setup, state, by) || may_glide(setup, state, by)) =>
            {
                sink.fault(Clause::C11_1, || Breach::NobodyAttacks { player: by });
            }
            Some(Asked::Text) if !resolve::may_be_left(setup, state) => {
                let card = state.running.last().map_or(Card::NONE, |it| it.card);
                sink.fault(Clause::C6_2, || Breach::MustBeResolved { card });
            }
            Some(Asked::Release) => {
                let held = state.freed.first().map_or(&[][..], |it| &it.0);
                let room = held.iter().any(|it| state.entrances(it.owner()).next().is_some());
                if room {
                    sink.fault(Clause::C15Kidnap5, || Breach::UnitIsDue { player: by });
                }
            }
            _ => {}
        }
    }
    fn make(self, _: &Setup, state: &mut State, by: Seat, is_asked: bool) -> Result<(), Impossible> {
        if !is_asked {
            return Ok(());
        }
        if asked(state) == Some(Asked::Text) {
            resolve::pick(state, None);
            return Ok(());
        }
        state.resolving.clear();
        match asked(state) {
            Some(Asked::Cover) => state.covers.clear(),
            Some(Asked::Release) => {
                if let Some(group) = state.freed.first_mut() {
                    group.1 = false;
                }
            }
            Some(Asked::Item(Item::Before | Item::Fought)) => state.passed[by.index()] = true,
            Some(Asked::Item(Item::Attackers | Item::Moves)) => {
                state.begun = false;
                state.gliding = None;
                advance(state);
            }
            Some(Asked::Item(Item::Merges)) => {
                state.merging = false;
                state.agenda.pop();
            }
            Some(Asked::Item(Item::Summoning)) => {
                state.entered = false;
                advance(state);
            }
            Some(Asked::Item(_)) => {
                advance(state);
            }
            _ => {}
        }
        Ok(())
    }
    fn offer<'a>(_: &'a Setup, _: &'a State, _: Seat) -> Choices<'a> {
        Box::new(std::iter::once(Decision::Pass))
    }
    fn tell(self, setup: &Setup) -> String {
        say!(setup, "passes", "不再行動")
    }
    fn read(_: &mut Typed<'_>) -> Result<Self, String> {
        Ok(Pass {})
    }
    fn write(self) -> String {
        "pass".to_owned()
    }
}
