//! Searches, choices and placements that effects ask of a player.

use super::super::Zero;
use super::super::state::{Setup, State, Task};
use super::s102_picks::{check_each, names, plain};
use super::{Asked, Choice, Decisions, choices_of};
use crate::games::zero::book::Clause;
use crate::games::zero::facts::breach::Breach;
use crate::games::zero::log::notation::Typed;
use crate::games::zero::log::words::Decision;
use crate::games::zero::log::words::decisions::{Choose, Find, Number, Put};
use crate::games::zero::rules::s106_links::ability_of;
use crate::games::zero::rules::s106_resolve::current;
use crate::games::zero::rules::s400_turn;
use crate::games::zero::state::{moves, zones};
use crate::games::zero::texts::abilities::is_originally;
use crate::games::zero::texts::effects;
use crate::judge::{Impossible, Sink};
use crate::log::Seat;
use crate::say;
use crate::table::Card;
use std::iter;

/// `true` if a card may be one that is searched for: 900.cursemark.p1, 900.cursemark.p5. For other searches only the text says.
fn is_sought(setup: &Setup, state: &State, by: Seat, card: Card) -> bool {
    let Some(link) = current(state) else { return true };
    let Some(of) = ability_of(setup, state, link).and_then(|it| setup.ability(it)) else { return true };
    if !of.is(super::super::cards::Keyword::CurseMark) {
        return true;
    }
    let [Some(facts), Some(own)] = [card, link.card].map(|it| state.facts(setup, it)) else { return true };
    let _ = by;
    facts.kind == super::super::cards::Kind::Character
        && facts.shares_character(own)
        && facts.price.total == own.price.total + 1
}

impl Choice for Find {
    const FORM: &'static str = "find [CARD…]";

    fn answers(asked: Asked) -> bool {
        matches!(asked, Asked::Task(Task::Find(..) | Task::FindAny(..)))
    }

    fn broken(_: &State, _: Seat) -> Clause {
        Clause::C615P1
    }

    /// 615p1, 615p5.2
    fn check(&self, setup: &Setup, state: &State, by: Seat, sink: &mut Sink<Zero>) {
        let (number, hand) = match state.tasks.first().copied() {
            Some(Task::Find(_, number, hand)) => (number, hand),
            Some(Task::FindAny(_, number)) => (number, false),
            _ => return,
        };
        // 615p5.2: cards of any sort are found, up to the number of cards that there are.
        if matches!(state.tasks.first(), Some(Task::FindAny(..))) && self.cards.len() < usize::from(number) {
            let (found, asked) = (self.cards.len(), number.into());
            sink.fault(Clause::C615P5_2, || Breach::WrongNumber { found, asked });
        }
        if self.cards.len() > usize::from(number) {
            let (found, most) = (self.cards.len(), number.into());
            sink.fault(Clause::C615P1, || Breach::TooManyOf { found, most });
        }
        let may = |card: Card| {
            let own = card.is_known() && card.owner() == by;
            own && (state.table.could_be_in(card, zones::deck(by))
                || hand && state.table.could_be_in(card, zones::hand(by)))
        };
        check_each(self.cards, Clause::C615P1, may, sink);
        for card in self.cards.cards().iter().filter(|it| may(**it)) {
            if state.facts(setup, *card).is_none() {
                sink.undecidable(Clause::C615P4, *card);
            } else if !is_sought(setup, state, by, *card) {
                sink.fault(Clause::C900CursemarkP1, || Breach::NotWhatIsSought { card: *card });
            }
        }
    }

    fn make(&self, setup: &Setup, state: &mut State, by: Seat, _: bool) -> Result<(), Impossible> {
        if let Some(at) = state.tasks.iter().position(|it| matches!(it, Task::Find(..) | Task::FindAny(..))) {
            state.tasks.remove(at);
        }
        if let Some(search) = &mut state.search {
            search.2 = self.cards.len() as u16;
        }
        // 615p2: until they are put somewhere they are in no zone.
        for card in self.cards.cards() {
            let worked = state.take(setup, *card, zones::deck(by), zones::limbo(card.owner()), 0);
            moves::done(worked, setup, state, *card)?;
        }
        Ok(())
    }

    fn offer<'a>(setup: &'a Setup, state: &'a State, by: Seat) -> Decisions<'a> {
        let (fewest, number, hand) = match state.tasks.first().copied() {
            Some(Task::Find(_, number, hand)) => (0, number, hand),
            Some(Task::FindAny(_, number)) => (number, number, false),
            _ => return Box::new(iter::empty()),
        };
        let mut from: Vec<Card> = state.table.pile(zones::deck(by)).to_vec();
        if hand {
            from.extend(state.table.pile(zones::hand(by)));
        }
        from.retain(|it| it.is_known() && is_sought(setup, state, by, *it));
        Box::new(choices_of(from, [fewest.into(), number.into()]).map(|cards| Find { cards }.into()))
    }

    fn tell(&self, setup: &Setup) -> String {
        let cards = names(setup, self.cards);
        say!(setup, "finds {cards}", "找到{cards}")
    }

    fn read(words: &mut Typed<'_>) -> Result<Self, String> {
        Ok(Find { cards: words.cards()? })
    }

    fn fields(&self) -> String {
        plain(self.cards)
    }
}

/// 900.chakra.p1, 900.constellation.p1: the keyword under way that lets a player choose: its clause, its number, and the cards
/// among which to choose.
fn choosing(setup: &Setup, state: &State, by: Seat) -> Option<(Clause, u16, Vec<Card>)> {
    if let Some(Task::Equip(by, equipment)) = state.tasks.first().copied() {
        return Some((Clause::C319P12_2, 1, effects::bearers(setup, state, by, equipment).collect()));
    }
    let Some(Task::Choose(_, clause)) = state.tasks.first().copied() else { return None };
    let of = current(state).and_then(|it| ability_of(setup, state, it)).and_then(|it| setup.ability(it))?;
    let resources = state.table.pile(zones::resources(by)).iter().copied();
    let cards = match clause {
        Clause::C900ChakraP1 => resources.filter(|it| state.is_tapped(*it)).collect(),
        Clause::C900ConstellationP1 => {
            resources.filter(|it| of.names().iter().any(|name| is_originally(setup, state, *it, *name))).collect()
        }
        _ => Vec::new(),
    };
    let number = if clause == Clause::C900ConstellationP1 { 1 } else { of.number() };
    Some((clause, number, cards))
}

impl Choice for Choose {
    const FORM: &'static str = "choose [CARD…]";

    fn answers(asked: Asked) -> bool {
        match asked {
            Asked::Task(Task::Choose(_, clause)) => clause != Clause::C900RampageP1,
            Asked::Task(Task::Equip(..)) => true,
            _ => false,
        }
    }

    fn broken(_: &State, _: Seat) -> Clause {
        Clause::C700P8
    }

    /// 319p12, 319p12.2
    fn check(&self, setup: &Setup, state: &State, by: Seat, sink: &mut Sink<Zero>) {
        let Some((clause, number, may)) = choosing(setup, state, by) else { return };
        // 319p12: a bearer has to be chosen if there can be one.
        if clause == Clause::C319P12_2 && self.cards.is_empty() {
            sink.fault(Clause::C319P12, || Breach::WrongNumber { found: 0, asked: 1 });
        }
        if self.cards.len() > usize::from(number) {
            let (found, most) = (self.cards.len(), number.into());
            sink.fault(clause, || Breach::TooManyOf { found, most });
        }
        let hidden = |it: Card| it.is_known() && state.facts(setup, it).is_none();
        check_each(self.cards, clause, |it| may.contains(&it) || hidden(it), sink);
        if let Some(card) = self.cards.cards().iter().find(|it| hidden(**it)) {
            sink.undecidable(clause, *card);
        }
    }

    fn make(&self, setup: &Setup, state: &mut State, _: Seat, asked: bool) -> Result<(), Impossible> {
        if let Some(Task::Equip(_, equipment)) = state.tasks.first().copied() {
            state.tasks.remove(0);
            if let Some(bearer) = self.cards.cards().first() {
                state.bearers.push((equipment, *bearer));
                // 319p9: equipment lies in the battle zone of its bearer's player.
                let of = state.controller(*bearer);
                state.change_control(setup, equipment, of);
            }
            return Ok(());
        }
        let Some(Task::Choose(_, clause)) = state.tasks.first().copied() else { return Ok(()) };
        if asked {
            state.tasks.remove(0);
        }
        for card in self.cards.cards() {
            match clause {
                Clause::C900ConstellationP1 => {
                    let worked = state.bring(setup, *card, zones::hand(card.owner()), 0);
                    moves::done(worked, setup, state, *card)?;
                }
                _ => s400_turn::untap(setup, state, *card),
            }
        }
        Ok(())
    }

    fn offer<'a>(setup: &'a Setup, state: &'a State, by: Seat) -> Decisions<'a> {
        let Some((_, number, cards)) = choosing(setup, state, by) else { return Box::new(iter::empty()) };
        let most = cards.len().min(number.into());
        let least = usize::from(matches!(state.tasks.first(), Some(Task::Equip(..))));
        Box::new(choices_of(cards, [least, most]).map(|cards| Choose { cards }.into()))
    }

    fn tell(&self, setup: &Setup) -> String {
        let cards = names(setup, self.cards);
        say!(setup, "chooses {cards}", "选择{cards}")
    }

    fn read(words: &mut Typed<'_>) -> Result<Self, String> {
        Ok(Choose { cards: words.cards()? })
    }

    fn fields(&self) -> String {
        plain(self.cards)
    }
}

impl Choice for Number {
    const FORM: &'static str = "number N";

    fn answers(asked: Asked) -> bool {
        matches!(asked, Asked::Task(Task::Choose(_, Clause::C900RampageP1)))
    }

    fn broken(_: &State, _: Seat) -> Clause {
        Clause::C700P8
    }

    /// 900.rampage.p1
    fn check(&self, setup: &Setup, state: &State, by: Seat, sink: &mut Sink<Zero>) {
        let Some((clause, most, _)) = choosing(setup, state, by) else { return };
        if self.number > most {
            let (found, most) = (self.number.into(), most.into());
            sink.fault(clause, || Breach::TooManyOf { found, most });
        }
    }

    fn make(&self, _: &Setup, state: &mut State, _: Seat, asked: bool) -> Result<(), Impossible> {
        if asked {
            state.tasks.remove(0);
            if let Some(link) = state.chain.last_mut() {
                link.x = self.number;
            }
        }
        Ok(())
    }

    fn offer<'a>(setup: &'a Setup, state: &'a State, by: Seat) -> Decisions<'a> {
        let most = choosing(setup, state, by).map_or(0, |it| it.1);
        Box::new((0..=most).map(|number| Number { number }.into()))
    }

    fn tell(&self, setup: &Setup) -> String {
        let number = self.number;
        say!(setup, "chooses {number}", "选择数字{number}")
    }

    fn read(words: &mut Typed<'_>) -> Result<Self, String> {
        Ok(Number { number: words.number()? })
    }

    fn fields(&self) -> String {
        self.number.to_string()
    }
}

impl Choice for Put {
    const FORM: &'static str = "put top|bottom";

    fn answers(asked: Asked) -> bool {
        matches!(asked, Asked::Task(Task::Scheme(_)))
    }

    fn broken(_: &State, _: Seat) -> Clause {
        Clause::C900SchemeP1
    }

    fn make(&self, setup: &Setup, state: &mut State, by: Seat, asked: bool) -> Result<(), Impossible> {
        if asked {
            state.tasks.remove(0);
            if self.bottom {
                effects::to_the_bottom(setup, state, by, 1);
            }
        }
        Ok(())
    }

    fn offer<'a>(_: &'a Setup, _: &'a State, _: Seat) -> Decisions<'a> {
        Box::new([false, true].into_iter().map(|bottom| Decision::from(Put { bottom })))
    }

    fn tell(&self, setup: &Setup) -> String {
        match self.bottom {
            true => say!(setup, "puts the card on the bottom of the deck", "将那张牌放回牌组底"),
            false => say!(setup, "leaves the card on top of the deck", "将那张牌放回牌组顶"),
        }
    }

    fn read(words: &mut Typed<'_>) -> Result<Self, String> {
        Ok(Put { bottom: words.one_of(["top", "bottom"])? == 1 })
    }

    fn fields(&self) -> String {
        if self.bottom { "bottom".to_owned() } else { "top".to_owned() }
    }
}
