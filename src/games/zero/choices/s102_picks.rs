//! Picks that effects and steps of the turn ask of a player: cards to scrap, cards to discard, an order.

use super::super::Zero;
use super::super::state::{Setup, State, Task};
use super::{Asked, Choice, Decisions, choices_of};
use crate::games::zero::book::Clause;
use crate::games::zero::facts::breach::Breach;
use crate::games::zero::log::notation::{Typed, list};
use crate::games::zero::log::words::decisions::{Discard, Order, Scrap};
use crate::games::zero::log::words::{Cards, Place};
use crate::games::zero::rules::s309_state_checks::{clashes, is_namesake};
use crate::games::zero::rules::s705_targets::twice;
use crate::games::zero::state::{moves, zones};
use crate::games::zero::texts::actions::characters;
use crate::judge::{Impossible, Sink};
use crate::log::Seat;
use crate::say;
use crate::table::{Card, Change, Changing, orders, ways};
use std::iter;

/// Cards in words.
pub(super) fn names(setup: &Setup, cards: Cards) -> String {
    let names: Vec<String> = cards.cards().iter().map(|it| setup.tell(*it)).collect();
    if names.is_empty() {
        return say!(setup, "no card", "无");
    }
    names.join(if setup.tongue.native { "、" } else { ", " })
}

pub(super) fn plain(cards: Cards) -> String {
    list("", cards.cards()).trim_start().to_owned()
}

/// Checks that no card is named twice, and that each is one of the permitted cards.
pub(super) fn check_each(cards: Cards, clause: Clause, may: impl Fn(Card) -> bool, sink: &mut Sink<Zero>) {
    if twice(cards.cards()) {
        sink.fault(clause, || Breach::NamedTwice { card: cards.cards()[0] });
    }
    for card in cards.cards().iter().filter(|it| !may(**it)) {
        sink.fault(clause, || Breach::NotAmongThem { card: *card });
    }
}

impl Choice for Scrap {
    const FORM: &'static str = "scrap CARD…";

    fn answers(asked: Asked) -> bool {
        matches!(asked, Asked::SameName | Asked::Task(Task::Scrap(..)))
    }

    /// 102p3, 606p1: the other player has to choose first.
    fn broken(state: &State, by: Seat) -> Clause {
        match state.tasks.first() {
            Some(Task::Scrap(of, _)) if *of != by => Clause::C102P3,
            _ => Clause::C606P1,
        }
    }

    /// 606p3
    fn check(&self, setup: &Setup, state: &State, by: Seat, sink: &mut Sink<Zero>) {
        let cards = self.cards;
        match super::asked(state) {
            Some((_, Asked::SameName)) => {
                check_each(cards, Clause::C305P4_2, |it| state.units(by).contains(&it), sink);
                for card in cards.cards().iter().filter(|it| !clashes(setup, state, **it, &others(cards, **it))) {
                    sink.fault(Clause::C305P4_2, || Breach::NoNameTwice { card: *card });
                }
                let left = state.units(by).iter().filter(|it| !cards.cards().contains(it));
                if let Some(card) = left.clone().find(|it| clashes(setup, state, **it, cards.cards())) {
                    sink.fault(Clause::C305P4_2, || Breach::StillTwice { card: *card });
                }
            }
            Some((of, Asked::Task(Task::Scrap(_, number)))) if of == by => {
                if cards.len() != usize::from(number) {
                    let (found, asked) = (cards.len(), number.into());
                    sink.fault(Clause::C606P3, || Breach::WrongNumber { found, asked });
                }
                check_each(cards, Clause::C606P3, |it| characters(setup, state, by).any(|of| of == it), sink);
            }
            _ => {}
        }
    }

    fn make(&self, setup: &Setup, state: &mut State, by: Seat, asked: bool) -> Result<(), Impossible> {
        let _ = setup;
        if matches!(super::asked(state), Some((of, Asked::SameName)) if of == by) {
            for card in self.cards.cards() {
                state.task(Task::Scrapped(*card, Clause::C305P4_2));
            }
            return Ok(());
        }
        state.chosen.extend(self.cards.cards());
        let at = state.tasks.iter().position(|it| matches!(it, Task::Scrap(of, _) if *of == by));
        if let Some(at) = at {
            state.tasks.remove(at);
        }
        if asked || at.is_some() {
            // 102p3: they are scrapped together, once both players have chosen.
            if !state.tasks.iter().any(|it| matches!(it, Task::Scrap(..))) {
                for card in std::mem::take(&mut state.chosen) {
                    state.task(Task::Scrapped(card, Clause::C606P1));
                }
            }
        }
        Ok(())
    }

    fn offer<'a>(setup: &'a Setup, state: &'a State, by: Seat) -> Decisions<'a> {
        if let Some((_, Asked::Task(Task::Scrap(_, number)))) = super::asked(state) {
            let all: Vec<Card> = characters(setup, state, by).collect();
            return Box::new(choices_of(all, [number.into(); 2]).map(|cards| Scrap { cards }.into()));
        }
        let units: Vec<Card> = state.units(by).iter().copied().filter(|it| clashes(setup, state, *it, &[])).collect();
        let kept = units.clone();
        let may = move |scrapped: &[Card], rest: &[Card]| still_may(setup, state, &kept, scrapped, rest);
        let sets = ways(units, [1, Cards::CAPACITY], may);
        Box::new(sets.filter_map(|it| Some(Scrap { cards: Cards::of(&it)? }.into())))
    }

    fn tell(&self, setup: &Setup) -> String {
        let cards = names(setup, self.cards);
        say!(setup, "chooses {cards} to be scrapped", "选择废弃{cards}")
    }

    fn read(words: &mut Typed<'_>) -> Result<Self, String> {
        Ok(Scrap { cards: words.cards()? })
    }

    fn fields(&self) -> String {
        plain(self.cards)
    }
}

/// 305p4.2: `true` if some more cards of `rest` can complete the scrapped characters to a legal choice: no two of those that
/// stay share a name, each scrapped one shares its name with one that may stay, and one choice can name all that still have to
/// go. `rest` is the part of `units` that was not considered yet.
fn still_may(setup: &Setup, state: &State, units: &[Card], scrapped: &[Card], rest: &[Card]) -> bool {
    let alike = |one: &Card, other: &Card| is_namesake(setup, state, *one, *other);
    let passed = &units[..units.len() - rest.len()];
    let stays: Vec<&Card> = passed.iter().filter(|it| !scrapped.contains(it)).collect();
    let stays_alone = |(at, it): (usize, &&Card)| !stays[..at].iter().any(|other| alike(it, other));
    let has_to_go = |it: &&Card| stays.iter().any(|other| alike(it, other));
    // One of each group that shares a name stays.
    let mut groups: Vec<Vec<&Card>> = Vec::new();
    for card in rest.iter().filter(|it| !has_to_go(it)) {
        match groups.iter_mut().find(|it| it.iter().all(|other| alike(card, other))) {
            Some(group) => group.push(card),
            None => groups.push(vec![card]),
        }
    }
    stays.iter().enumerate().all(stays_alone)
        && scrapped.iter().all(|it| stays.iter().copied().chain(rest).any(|other| alike(it, other)))
        && scrapped.len() + rest.len() - groups.len() <= Cards::CAPACITY
}

/// The cards without one of them.
fn others(cards: Cards, card: Card) -> Vec<Card> {
    cards.cards().iter().copied().filter(|it| *it != card).collect()
}

impl Choice for Discard {
    const FORM: &'static str = "discard CARD…";

    fn answers(asked: Asked) -> bool {
        matches!(asked, Asked::Task(Task::Discard(..)))
    }

    fn broken(_: &State, _: Seat) -> Clause {
        Clause::C408P1
    }

    fn check(&self, _: &Setup, state: &State, by: Seat, sink: &mut Sink<Zero>) {
        let Some(Task::Discard(_, number, clause)) = state.tasks.first().copied() else { return };
        if self.cards.len() != usize::from(number) {
            let (found, asked) = (self.cards.len(), number.into());
            sink.fault(clause, || Breach::WrongNumber { found, asked });
        }
        let hand = zones::hand(by);
        check_each(
            self.cards,
            clause,
            |it| state.table.could_be_in(it, hand) && (it == Card::UNKNOWN || it.owner() == by),
            sink,
        );
    }

    fn make(&self, setup: &Setup, state: &mut State, by: Seat, _: bool) -> Result<(), Impossible> {
        if let Some(at) = state.tasks.iter().position(|it| matches!(it, Task::Discard(of, ..) if *of == by)) {
            state.tasks.remove(at);
        }
        for card in self.cards.cards() {
            let worked = state.take(setup, *card, zones::hand(by), zones::rest(by), 0);
            moves::done(worked, setup, state, *card)?;
        }
        Ok(())
    }

    fn offer<'a>(_: &'a Setup, state: &'a State, by: Seat) -> Decisions<'a> {
        let Some(Task::Discard(_, number, _)) = state.tasks.first().copied() else { return Box::new(iter::empty()) };
        let hand = state.table.pile(zones::hand(by)).to_vec();
        Box::new(choices_of(hand, [number.into(); 2]).map(|cards| Discard { cards }.into()))
    }

    fn tell(&self, setup: &Setup) -> String {
        let cards = names(setup, self.cards);
        say!(setup, "discards {cards}", "舍弃{cards}")
    }

    fn read(words: &mut Typed<'_>) -> Result<Self, String> {
        Ok(Discard { cards: words.cards()? })
    }

    fn fields(&self) -> String {
        plain(self.cards)
    }
}

impl Choice for Order {
    const FORM: &'static str = "order CARD…";

    fn answers(asked: Asked) -> bool {
        matches!(asked, Asked::Task(Task::Order(..)))
    }

    /// 201p4, 202p5: only the owner orders the cards.
    fn broken(state: &State, _: Seat) -> Clause {
        match state.tasks.first() {
            Some(Task::Order(_, _, crate::games::zero::log::words::Place::Life)) => Clause::C202P5,
            _ => Clause::C201P4,
        }
    }

    fn check(&self, _: &Setup, state: &State, _: Seat, sink: &mut Sink<Zero>) {
        let Some(Task::Order(_, asked, _)) = state.tasks.first().copied() else { return };
        if self.cards.len() != asked.len() {
            let (found, asked) = (self.cards.len(), asked.len());
            sink.fault(Clause::C201P4, || Breach::WrongNumber { found, asked });
        }
        check_each(self.cards, Clause::C201P4, |it| asked.cards().contains(&it), sink);
    }

    fn make(&self, setup: &Setup, state: &mut State, _: Seat, _: bool) -> Result<(), Impossible> {
        let Some(at) = state.tasks.iter().position(|it| matches!(it, Task::Order(..))) else { return Ok(()) };
        let Task::Order(of, _, to) = state.tasks.remove(at) else { return Ok(()) };
        let zone = zones::of_place(to, of);
        let cards = self.cards.cards();
        let mut left: Vec<Card> = state.table.pile(zone).iter().copied().filter(|it| !cards.contains(it)).collect();
        // The first card is the uppermost. Piles are kept with the top last.
        let ordered = cards.iter().rev().copied().filter(|it| state.table.zone(*it) == zone);
        match to {
            Place::DeckBottom => {
                let ordered: Vec<Card> = ordered.collect();
                left.splice(0..0, ordered);
            }
            _ => left.extend(ordered),
        }
        state.perform(setup, Change::Lay { zone, cards: &left });
        Ok(())
    }

    fn offer<'a>(_: &'a Setup, state: &'a State, _: Seat) -> Decisions<'a> {
        let Some(Task::Order(_, asked, _)) = state.tasks.first().copied() else { return Box::new(iter::empty()) };
        let all = orders(vec![asked.cards().to_vec(); asked.len()]);
        Box::new(all.filter_map(|it| Some(Order { cards: Cards::of(&it)? }.into())))
    }

    fn tell(&self, setup: &Setup) -> String {
        let cards = names(setup, self.cards);
        say!(setup, "lays them in this order from the top: {cards}", "决定由上至下的顺序：{cards}")
    }

    fn read(words: &mut Typed<'_>) -> Result<Self, String> {
        Ok(Order { cards: words.cards()? })
    }

    fn fields(&self) -> String {
        plain(self.cards)
    }
}
