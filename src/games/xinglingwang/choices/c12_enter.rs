//! 12, 13, 15.mechmerge, 15.devour, 15.cover, 15.kidnap: the decisions by which units enter the board and change positions.

use super::super::Xinglingwang;
use super::super::state::{Choices, Setup, State};
use super::Choice;
use crate::games::xinglingwang::book::Clause;
use crate::games::xinglingwang::facts::breach::Breach;
use crate::games::xinglingwang::log::notation::{Typed, list, shows};
use crate::games::xinglingwang::log::words::decisions::{Cover, Devour, MechMerge, Merge, Move, Play, Release, Summon};
use crate::games::xinglingwang::log::words::{Cards, Decision, Shows, Slot, Tactic};
use crate::games::xinglingwang::referee::asked::{Asked, Item, asked};
use crate::games::xinglingwang::rules::agenda::{Frame, advance, has_room};
use crate::games::xinglingwang::rules::c13_main_phase::{MERGING, check_merge, check_move, excused};
use crate::games::xinglingwang::rules::{c09_enter_leave, c12_play};
use crate::games::xinglingwang::state::characteristics::sacrifices;
use crate::games::xinglingwang::state::zones;
use crate::games::xinglingwang::texts::declared;
use crate::judge::{Impossible, Sink};
use crate::log::Seat;
use crate::say;
use crate::table::{Card, known, ways};

const fn enters(asked: Asked) -> bool {
    matches!(asked, Asked::Item(Item::Summoning | Item::Entry))
}

/// 2.4: the clause broken by an action of one tactic after the other one was chosen.
fn of_other(state: &State, tactic: Tactic) -> Option<Clause> {
    (state.tactic.is_some() && state.tactic != Some(tactic)).then_some(Clause::C2_4)
}

impl Choice for Play {
    const FORM: &'static str = "play CARD at SLOT with CARDS";

    fn answers(self, _: &Setup, _: &State, asked: Asked) -> bool {
        enters(asked)
    }
    fn unasked(self, _: &Setup, state: &State, by: Seat) -> Option<Clause> {
        if state.asks(by) && state.entered { Some(Clause::C12_2) } else { of_other(state, Tactic::Formation) }
    }
    fn check(self, setup: &Setup, state: &State, by: Seat, sink: &mut Sink<Xinglingwang>) {
        c12_play::check_play(setup, state, by, &self, sink);
    }
    fn make(self, setup: &Setup, state: &mut State, by: Seat, _: bool) -> Result<(), Impossible> {
        state.resolving.clear();
        c12_play::play(setup, state, by, &self)
    }
    fn offer<'a>(setup: &'a Setup, state: &'a State, by: Seat) -> Choices<'a> {
        if !asked(state).is_some_and(enters) || state.entered {
            return Box::new(std::iter::empty());
        }
        let entry = asked(state) == Some(Asked::Item(Item::Entry));
        let units: Vec<Card> = state.units(by).map(|it| it.1.card).collect();
        Box::new(known(state.table.pile(zones::hand(by))).flat_map(move |card| {
            let needs =
                setup.facts(card).filter(|it| it.is_unit()).map(|_| sacrifices(setup, state, by, card).unwrap_or(0));
            let needs = needs.filter(|it| !entry || *it == 0).map(usize::from);
            let needs = needs.filter(|it| *it <= Cards::CAPACITY);
            let all = needs.map(|needs| ways(units.clone(), [needs; 2], |_, _| true)).into_iter().flatten();
            all.filter_map(|it| Cards::of(&it)).flat_map(move |sacrifices| {
                Slot::ALL.into_iter().map(move |to| Decision::Play { card, to, sacrifices })
            })
        }))
    }
    fn tell(self, setup: &Setup) -> String {
        let (card, to, many) = (setup.told(self.card), format!("{:?}", self.to), self.sacrifices.len());
        match many {
            0 => say!(setup, "plays {card} to {to}", "打出{card}到{to}"),
            _ => {
                let all: Vec<String> = self.sacrifices.cards().iter().map(|it| setup.told(*it)).collect();
                let all = all.join(if setup.tongue.native { "、" } else { ", " });
                say!(setup, "plays {card} to {to}, sacrificing {all}", "獻祭{all}，打出{card}到{to}")
            }
        }
    }
    fn read(words: &mut Typed<'_>) -> Result<Self, String> {
        let card = words.card()?;
        words.word("at");
        let to = words.slot()?;
        words.word("with");
        Ok(Play { card, to, sacrifices: words.cards()? })
    }
    fn write(self) -> String {
        let with = if self.sacrifices.is_empty() { "" } else { " with" };
        format!("play {} at {:?}{with}{}", self.card, self.to, list(self.sacrifices.cards()))
    }
}

impl Choice for Summon {
    const FORM: &'static str = "summon SLOT";

    fn answers(self, _: &Setup, _: &State, asked: Asked) -> bool {
        enters(asked)
    }
    fn unasked(self, _: &Setup, state: &State, by: Seat) -> Option<Clause> {
        if state.asks(by) && state.entered { Some(Clause::C12_2) } else { of_other(state, Tactic::Formation) }
    }
    fn check(self, setup: &Setup, state: &State, by: Seat, sink: &mut Sink<Xinglingwang>) {
        c12_play::check_summon(setup, state, by, self.to, sink);
    }
    fn make(self, setup: &Setup, state: &mut State, by: Seat, _: bool) -> Result<(), Impossible> {
        state.resolving.clear();
        c12_play::summon(setup, state, by, self.to)
    }
    fn offer<'a>(_: &'a Setup, state: &'a State, by: Seat) -> Choices<'a> {
        Box::new(state.entrances(by).map(|to| Decision::Summon { to }))
    }
    fn tell(self, setup: &Setup) -> String {
        let to = format!("{:?}", self.to);
        say!(setup, "summons a little traveller to {to}", "召喚小旅人到{to}")
    }
    fn read(words: &mut Typed<'_>) -> Result<Self, String> {
        Ok(Summon { to: words.slot()? })
    }
    fn write(self) -> String {
        format!("summon {:?}", self.to)
    }
}

impl Choice for Move {
    const FORM: &'static str = "move UNIT SLOT";

    fn answers(self, _: &Setup, _: &State, asked: Asked) -> bool {
        matches!(asked, Asked::Item(Item::Entry | Item::Moves))
    }
    fn unasked(self, _: &Setup, state: &State, _: Seat) -> Option<Clause> {
        of_other(state, Tactic::Formation).or(Some(Clause::C13_4))
    }
    fn check(self, setup: &Setup, state: &State, by: Seat, sink: &mut Sink<Xinglingwang>) {
        if asked(state) == Some(Asked::Item(Item::Entry)) && !excused(setup, state, by) {
            sink.fault(Clause::C13_6, || Breach::UnitIsDue { player: by });
        }
        check_move(setup, state, by, self.unit, self.to, sink);
    }
    fn make(self, setup: &Setup, state: &mut State, _: Seat, is_asked: bool) -> Result<(), Impossible> {
        c09_enter_leave::walk(setup, state, self.unit, self.to)?;
        state.resolving.clear();
        if is_asked && asked(state) == Some(Asked::Item(Item::Entry)) && excused(setup, state, state.turn.player) {
            advance(state);
        }
        state.begun = true;
        Ok(())
    }
    fn offer<'a>(_: &'a Setup, state: &'a State, by: Seat) -> Choices<'a> {
        Box::new(state.units(by).flat_map(|(at, unit)| {
            let unit = unit.card;
            Slot::ALL.into_iter().filter(move |to| *to != at).map(move |to| Decision::Move { unit, to })
        }))
    }
    fn tell(self, setup: &Setup) -> String {
        let (unit, to) = (setup.told(self.unit), format!("{:?}", self.to));
        say!(setup, "moves {unit} to {to}", "將{unit}移動到{to}")
    }
    fn read(words: &mut Typed<'_>) -> Result<Self, String> {
        Ok(Move { unit: words.card()?, to: words.slot()? })
    }
    fn write(self) -> String {
        format!("move {} {:?}", self.unit, self.to)
    }
}

impl Choice for MechMerge {
    const FORM: &'static str = "mech-merge";

    fn answers(self, _: &Setup, _: &State, asked: Asked) -> bool {
        matches!(
            asked,
            Asked::Item(Item::Summoning | Item::Tactics | Item::Entry | Item::Moves | Item::After | Item::Attackers)
        )
    }
    fn unasked(self, _: &Setup, _: &State, _: Seat) -> Option<Clause> {
        Some(Clause::C15Mechmerge1)
    }
    /// 15.mechmerge.1: once a turn, and not within a continuous action.
    fn check(self, _: &Setup, state: &State, by: Seat, sink: &mut Sink<Xinglingwang>) {
        if state.merged {
            sink.fault(Clause::C15Mechmerge1, || Breach::MergePhaseTwice { player: by });
        }
        let attacks = asked(state) == Some(Asked::Item(Item::Attackers));
        if state.begun {
            sink.fault(if attacks { Clause::C11_3 } else { Clause::C13_5 }, || Breach::MergePhaseInOneGo {
                player: by,
            });
        }
    }
    fn make(self, _: &Setup, state: &mut State, _: Seat, _: bool) -> Result<(), Impossible> {
        state.resolving.clear();
        if !state.merging && has_room(state) {
            (state.merged, state.merging) = (true, true);
            state.agenda.push(Frame::new(&MERGING));
        }
        Ok(())
    }
    fn offer<'a>(_: &'a Setup, _: &'a State, _: Seat) -> Choices<'a> {
        Box::new(std::iter::once(Decision::MechMerge))
    }
    fn tell(self, setup: &Setup) -> String {
        say!(setup, "declares the mech merge phase", "宣告進入機械合體階段")
    }
    fn read(_: &mut Typed<'_>) -> Result<Self, String> {
        Ok(MechMerge {})
    }
    fn write(self) -> String {
        "mech-merge".to_owned()
    }
}

impl Choice for Merge {
    const FORM: &'static str = "merge UNIT onto UNIT under UNIT showing attack|points";

    fn answers(self, _: &Setup, _: &State, asked: Asked) -> bool {
        asked == Asked::Item(Item::Merges)
    }
    fn unasked(self, _: &Setup, _: &State, _: Seat) -> Option<Clause> {
        Some(Clause::C15Mechmerge1)
    }
    fn check(self, setup: &Setup, state: &State, by: Seat, sink: &mut Sink<Xinglingwang>) {
        check_merge(setup, state, by, [self.unit, self.onto, self.under], &state.joined, sink);
    }
    fn make(self, setup: &Setup, state: &mut State, _: Seat, _: bool) -> Result<(), Impossible> {
        declared::merges(setup, state, state.turn.player, [self.unit, self.onto], (self.under, self.shows))?;
        let names = [self.unit, self.onto].into_iter().filter_map(|it| Some(setup.facts(it)?.name));
        state.joined.extend(names);
        state.joined.truncate(40);
        Ok(())
    }
    fn offer<'a>(_: &'a Setup, state: &'a State, by: Seat) -> Choices<'a> {
        if asked(state) != Some(Asked::Item(Item::Merges)) {
            return Box::new(std::iter::empty());
        }
        let all: Vec<Card> = state.units(by).map(|it| it.1.card).collect();
        let pairs: Vec<(Card, Card)> = all.iter().flat_map(|a| all.iter().map(move |b| (*a, *b))).collect();
        Box::new(pairs.into_iter().flat_map(|(unit, onto)| {
            [(unit, Shows::Attack), (unit, Shows::Points), (onto, Shows::Attack), (onto, Shows::Points)]
                .map(|(under, shows)| Decision::Merge { unit, onto, under, shows })
        }))
    }
    fn tell(self, setup: &Setup) -> String {
        let [unit, onto, under] = [self.unit, self.onto, self.under].map(|it| setup.told(it));
        say!(setup, "merges {unit} with {onto}; {under} goes beneath", "{unit}與{onto}合體，{under}置於下方")
    }
    fn read(words: &mut Typed<'_>) -> Result<Self, String> {
        let unit = words.card()?;
        words.word("onto");
        let onto = words.card()?;
        words.word("under");
        let under = words.card()?;
        words.word("showing");
        Ok(Merge { unit, onto, under, shows: words.shows()? })
    }
    fn write(self) -> String {
        format!("merge {} onto {} under {} showing {}", self.unit, self.onto, self.under, shows(self.shows))
    }
}

impl Choice for Devour {
    const FORM: &'static str = "devour UNIT showing attack|points";

    fn answers(self, _: &Setup, _: &State, asked: Asked) -> bool {
        asked == Asked::Devour
    }
    fn unasked(self, _: &Setup, _: &State, _: Seat) -> Option<Clause> {
        Some(Clause::C15Devour1)
    }
    fn check(self, _: &Setup, state: &State, _: Seat, sink: &mut Sink<Xinglingwang>) {
        let first = state.playing.as_ref().and_then(|it| it.left.first().copied());
        if first != Some(self.unit) {
            sink.fault(Clause::C12_3, || Breach::NotInLaneOrder { unit: self.unit });
        }
    }
    fn make(self, setup: &Setup, state: &mut State, _: Seat, _: bool) -> Result<(), Impossible> {
        c12_play::devour(setup, state, self.unit, self.shows)
    }
    fn offer<'a>(_: &'a Setup, state: &'a State, _: Seat) -> Choices<'a> {
        let first = state.playing.as_ref().and_then(|it| it.left.first().copied());
        Box::new(
            first
                .into_iter()
                .flat_map(|unit| [Shows::Attack, Shows::Points].map(|shows| Decision::Devour { unit, shows })),
        )
    }
    fn tell(self, setup: &Setup) -> String {
        let unit = setup.told(self.unit);
        say!(setup, "lays {unit} beneath the unit that is played", "{unit}疊至打出的單位下方")
    }
    fn read(words: &mut Typed<'_>) -> Result<Self, String> {
        let unit = words.card()?;
        words.word("showing");
        Ok(Devour { unit, shows: words.shows()? })
    }
    fn write(self) -> String {
        format!("devour {} showing {}", self.unit, shows(self.shows))
    }
}

impl Choice for Cover {
    const FORM: &'static str = "cover UNIT by UNIT";

    fn answers(self, _: &Setup, _: &State, asked: Asked) -> bool {
        asked == Asked::Cover
    }
    fn unasked(self, _: &Setup, _: &State, _: Seat) -> Option<Clause> {
        Some(Clause::C15Cover1)
    }
    fn check(self, _: &Setup, state: &State, _: Seat, sink: &mut Sink<Xinglingwang>) {
        if !state.covers.contains(&(self.by, self.unit)) {
            sink.fault(Clause::C15Cover1, || Breach::CoversNothing { unit: self.by });
        }
    }
    fn make(self, setup: &Setup, state: &mut State, _: Seat, _: bool) -> Result<(), Impossible> {
        let behind = state.find(self.by).and_then(|(of, at)| Some((of, at.behind()?)));
        let free = behind.filter(|(of, at)| state.at(*of, *at).is_none());
        let Some((_, to)) = free else { return Err(c09_enter_leave::missing(setup, self.by)) };
        c09_enter_leave::walk(setup, state, self.unit, to)?;
        state.covers.clear();
        Ok(())
    }
    fn offer<'a>(_: &'a Setup, state: &'a State, _: Seat) -> Choices<'a> {
        Box::new(state.covers.iter().map(|it| Decision::Cover { by: it.0, unit: it.1 }))
    }
    fn tell(self, setup: &Setup) -> String {
        let [by, unit] = [self.by, self.unit].map(|it| setup.told(it));
        say!(setup, "moves {unit} behind {by}, which covers it", "{by}掩護{unit}，移至其正後方")
    }
    fn read(words: &mut Typed<'_>) -> Result<Self, String> {
        let unit = words.card()?;
        words.word("by");
        Ok(Cover { unit, by: words.card()? })
    }
    fn write(self) -> String {
        format!("cover {} by {}", self.unit, self.by)
    }
}

impl Choice for Release {
    const FORM: &'static str = "release CARD at SLOT";

    fn answers(self, _: &Setup, _: &State, asked: Asked) -> bool {
        asked == Asked::Release
    }
    fn unasked(self, _: &Setup, _: &State, _: Seat) -> Option<Clause> {
        Some(Clause::C15Kidnap5)
    }
    fn check(self, setup: &Setup, state: &State, _: Seat, sink: &mut Sink<Xinglingwang>) {
        let held = state.freed.first().is_some_and(|it| it.0.contains(&self.card));
        let unit = self.card.token_place().is_some() || setup.facts(self.card).is_some_and(|it| it.is_unit());
        if !held || !unit {
            sink.fault(Clause::C15Kidnap5, || Breach::WasNotKidnapped { card: self.card });
        }
        c12_play::check_entrance(state, self.card.owner(), self.to, &[], sink);
    }
    fn make(self, setup: &Setup, state: &mut State, _: Seat, _: bool) -> Result<(), Impossible> {
        c09_enter_leave::release(setup, state, self.card, self.to)
    }
    fn offer<'a>(_: &'a Setup, state: &'a State, _: Seat) -> Choices<'a> {
        let held = state.freed.first().map_or(&[][..], |it| &it.0);
        Box::new(held.iter().flat_map(|card| Slot::ALL.into_iter().map(|to| Decision::Release { card: *card, to })))
    }
    fn tell(self, setup: &Setup) -> String {
        let (card, to) = (setup.told(self.card), format!("{:?}", self.to));
        say!(setup, "has {card} released to {to}", "使{card}橫放召喚到{to}")
    }
    fn read(words: &mut Typed<'_>) -> Result<Self, String> {
        let card = words.card()?;
        words.word("at");
        Ok(Release { card, to: words.slot()? })
    }
    fn write(self) -> String {
        format!("release {} at {:?}", self.card, self.to)
    }
}
