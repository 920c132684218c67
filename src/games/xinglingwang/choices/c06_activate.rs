//! 6, 7: the decisions to activate or decline an ability, or to use a card.

use super::super::Xinglingwang;
use super::super::cards::Type;
use super::super::state::{Choices, Resolving, Setup, State};
use super::Choice;
use crate::games::xinglingwang::book::Clause;
use crate::games::xinglingwang::facts::breach::Breach;
use crate::games::xinglingwang::log::notation::{Typed, list};
use crate::games::xinglingwang::log::words::decisions::{Activate, Decline, Use};
use crate::games::xinglingwang::log::words::{Cards, Decision};
use crate::games::xinglingwang::referee::asked::{Asked, Item, asked, is_window};
use crate::games::xinglingwang::rules::c06_activate;
use crate::games::xinglingwang::rules::c06_activate::{dies, magic, recalls};
use crate::games::xinglingwang::rules::c07_use::{check_activate, check_use};
use crate::games::xinglingwang::rules::c09_enter_leave::missing;
use crate::games::xinglingwang::state::zones;
use crate::games::xinglingwang::texts::{self, interrupts, resolve};
use crate::judge::{Blame, Due, Impossible, Sink};
use crate::log::Seat;
use crate::say;
use crate::table::{Card, Changing, known};

/// 11.6.1: after an action both players may act again.
fn acted(state: &mut State) {
    if !matches!(asked(state), Some(Asked::Item(Item::Fought))) {
        state.passed = [false; 2];
    }
}

/// 2.3: `true` if a card used now may already be used in the tactics phase, because only hidden cards decide whether
/// the summoning phase had anything left to do. Then effects of the start of the tactics phase would have come first.
fn perhaps_in_tactics(setup: &Setup, state: &State) -> bool {
    asked(state) == Some(Asked::Item(Item::Summoning))
        && !c06_activate::starts(setup, state)
        && Xinglingwang::may_be_unasked(setup, state).is_some()
}

impl Choice for Activate {
    const FORM: &'static str = "activate CARD NUMBER on CARDS spend NUMBER recall CARDS";

    fn answers(self, setup: &Setup, state: &State, asked: Asked) -> bool {
        let offered = || match state.due {
            Due::Decision { by, .. } => {
                c06_activate::activations(setup, state, by, true).any(|it| it == (self.card, self.ability))
            }
            _ => false,
        };
        asked == Asked::Moment || is_window(state) && offered()
    }
    fn check(self, setup: &Setup, state: &State, by: Seat, sink: &mut Sink<Xinglingwang>) {
        check_activate(setup, state, by, &self, sink);
    }
    /// 15.spend.1, 15.disembark.1, 15.recall.1: including its costs.
    fn make(self, setup: &Setup, state: &mut State, by: Seat, _: bool) -> Result<(), Impossible> {
        let key = (self.card, self.ability);
        let printed = setup.facts(self.card).and_then(|it| it.ability(self.ability));
        let waited = state.pending.iter().position(|it| (it.card, it.ability) == key);
        match waited {
            Some(at) => {
                let it = state.pending.remove(at);
                c06_activate::reached(state, it.clause, it.order);
            }
            // 6.4: an interruption leaves the interrupted effect on the stack.
            None if !state.using.is_empty() => {}
            None => {
                acted(state);
                state.resolving.clear();
            }
        }
        let (card, ability) = key;
        state.once.push(key);
        let energy = &mut state.energy[by.index()];
        *energy = (*energy - i16::from(self.spend)).max(0);
        for card in self.recall.cards() {
            state.bring(setup, *card, zones::graveyard(by), zones::hand(card.owner()));
        }
        resolve::begin(
            setup,
            state,
            Resolving { card, ability, by, targets: self.targets, touched: 0, told: false, begun: false },
        );
        let Some(ability) = printed else { return Ok(()) };
        if let Some((of, _)) = state.find(self.card)
            && let Some(unit) = state.unit_mut(self.card)
        {
            let off = unit.riders.min(ability.disembark);
            unit.riders -= off;
            state.forest[of.index()] = state.forest[of.index()].saturating_add(u16::from(off));
        }
        if !ability.once {
            state.once.retain(|it| *it != key);
        }
        Ok(())
    }
    fn offer<'a>(setup: &'a Setup, state: &'a State, by: Seat) -> Choices<'a> {
        let ways = move |(card, number): (Card, u8)| {
            let ability = setup.facts(card).and_then(|it| it.ability(number));
            let spend = ability.map(|it| c06_activate::spending(setup, state, by, it));
            let recalls = move || ability.into_iter().flat_map(move |it| recalls(setup, state, by, it.recall));
            let spend = spend.unwrap_or(0);
            let targets = recalls().next().map(|_| texts::ways(setup, state, by, card, number));
            targets.into_iter().flatten().flat_map(move |targets| {
                recalls().map(move |recall| Decision::Activate { card, ability: number, targets, spend, recall })
            })
        };
        if interrupts::moment(state).is_some() {
            return Box::new(state.pending.iter().map(|it| (it.card, it.ability)).flat_map(ways));
        }
        Box::new(c06_activate::activations(setup, state, by, true).flat_map(ways))
    }
    fn tell(self, setup: &Setup) -> String {
        let (card, number) = (setup.told(self.card), self.ability);
        say!(setup, "activates ability {number} of {card}", "發動{card}的第{number}個效果")
    }
    fn read(words: &mut Typed<'_>) -> Result<Self, String> {
        let card = words.card()?;
        let ability = words.number(1)?;
        words.word("on");
        let targets = words.cards()?;
        let spend = if words.word("spend") { words.number(0)? } else { 0 };
        words.word("recall");
        Ok(Activate { card, ability, targets, spend, recall: words.cards()? })
    }
    fn write(self) -> String {
        let mut text = format!("activate {} {}", self.card, self.ability);
        if !self.targets.is_empty() {
            text += &format!(" on{}", list(self.targets.cards()));
        }
        if self.spend > 0 {
            text += &format!(" spend {}", self.spend);
        }
        if !self.recall.is_empty() {
            text += &format!(" recall{}", list(self.recall.cards()));
        }
        text
    }
}

/// The units on both boards.
fn units(state: &State) -> impl Iterator<Item = Card> + '_ {
    Seat::BOTH.into_iter().flat_map(|of| state.units(of).map(|it| it.1.card))
}

impl Choice for Use {
    const FORM: &'static str = "use CARD on CARDS";

    fn answers(self, _: &Setup, state: &State, _: Asked) -> bool {
        is_window(state)
    }
    fn check(self, setup: &Setup, state: &State, by: Seat, sink: &mut Sink<Xinglingwang>) {
        check_use(setup, state, by, &self, sink);
    }
    /// 7.2, 7.4: begins its resolution. For a terrain card, the previous one is destroyed first.
    fn make(self, setup: &Setup, state: &mut State, by: Seat, _: bool) -> Result<(), Impossible> {
        let card = self.card;
        if !state.table.could_be_in(card, zones::hand(by)) || !card.is_known() {
            return Err(missing(setup, card));
        }
        state.perhaps_late |= perhaps_in_tactics(setup, state);
        state.shift(setup, card, zones::hand(by), zones::aside(by), 0);
        if state.pending.is_empty() && state.using.is_empty() {
            acted(state);
            state.resolving.clear();
        }
        let facts = setup.facts(card);
        // Gifts and terrain cards have no text to resolve.
        let told = facts.is_some_and(|it| it.card.gives.is_some() || it.card.sort == Type::Terrain);
        resolve::begin(
            setup,
            state,
            Resolving { card, ability: 0, by, targets: self.targets, touched: 0, told, begun: false },
        );
        let beneath = match facts.map(|it| it.card.sort) {
            Some(Type::Terrain) => {
                let old = known(state.table.pile(zones::terrain(by))).next();
                if let Some(old) = old {
                    dies(setup, state, old, Clause::C7_4);
                }
                Card::UNKNOWN
            }
            _ if facts.is_some_and(|it| it.card.gives.is_some()) => {
                self.targets.cards().first().copied().filter(|it| state.find(*it).is_some()).unwrap_or(Card::NONE)
            }
            _ => Card::NONE,
        };
        state.using.insert(0, (card, beneath));
        Ok(())
    }
    fn offer<'a>(setup: &'a Setup, state: &'a State, by: Seat) -> Choices<'a> {
        let given = |card: &Card| setup.facts(*card).is_some_and(|it| it.card.gives.is_some());
        let plain = magic(setup, state, by, true).flat_map(move |card| {
            // 7.4: the target of a gift is the unit it is put beneath.
            let beneath = given(&card).then(|| units(state)).into_iter().flatten().map(Cards::one);
            let aimed = (!given(&card)).then(|| texts::ways(setup, state, by, card, 0)).into_iter().flatten();
            beneath.chain(aimed).map(move |targets| Decision::Use { card, targets })
        });
        Box::new(plain)
    }
    fn tell(self, setup: &Setup) -> String {
        let card = setup.told(self.card);
        let on: Vec<String> = self.targets.cards().iter().map(|it| setup.told(*it)).collect();
        let on = on.join(if setup.tongue.native { "、" } else { ", " });
        match on.is_empty() {
            true => say!(setup, "uses {card}", "使用{card}"),
            false => say!(setup, "uses {card} on {on}", "對{on}使用{card}"),
        }
    }
    fn read(words: &mut Typed<'_>) -> Result<Self, String> {
        let card = words.card()?;
        words.word("on");
        Ok(Use { card, targets: words.cards()? })
    }
    fn write(self) -> String {
        let on = if self.targets.is_empty() { "" } else { " on" };
        format!("use {}{on}{}", self.card, list(self.targets.cards()))
    }
}

impl Choice for Decline {
    const FORM: &'static str = "decline CARD NUMBER";

    fn answers(self, _: &Setup, _: &State, asked: Asked) -> bool {
        asked == Asked::Moment
    }
    fn unasked(self, _: &Setup, _: &State, _: Seat) -> Option<Clause> {
        Some(Clause::C6_3)
    }
    /// 6.3, 6.10: only an ability that says so, or that targets hidden cards, may be declined.
    fn check(self, setup: &Setup, state: &State, _: Seat, sink: &mut Sink<Xinglingwang>) {
        let (card, ability) = (self.card, self.ability);
        let first = state.pending.first();
        let among = state.pending.iter().find(|it| (it.card, it.ability) == (card, ability));
        let same = among
            .zip(first)
            .is_some_and(|(it, first)| (it.by, it.clause, it.order) == (first.by, first.clause, first.order));
        if !same {
            sink.fault(Clause::C6_1, || Breach::AnotherFirst { card, first: first.map_or(card, |it| it.card) });
        } else if !setup.facts(card).and_then(|it| it.ability(ability)).is_some_and(|it| it.may_be_left()) {
            sink.fault(Clause::C6_3, || Breach::MustBeActivated { card });
        }
    }
    fn make(self, setup: &Setup, state: &mut State, _: Seat, _: bool) -> Result<(), Impossible> {
        let key = (self.card, self.ability);
        let at = state.pending.iter().position(|it| (it.card, it.ability) == key);
        let it = at.map(|at| state.pending.remove(at)).ok_or_else(|| missing(setup, self.card))?;
        c06_activate::reached(state, it.clause, it.order);
        Ok(())
    }
    fn offer<'a>(_: &'a Setup, state: &'a State, _: Seat) -> Choices<'a> {
        Box::new(state.pending.iter().map(|it| Decision::Decline { card: it.card, ability: it.ability }))
    }
    fn tell(self, setup: &Setup) -> String {
        let (card, number) = (setup.told(self.card), self.ability);
        say!(setup, "leaves ability {number} of {card}", "不發動{card}的第{number}個效果")
    }
    fn read(words: &mut Typed<'_>) -> Result<Self, String> {
        Ok(Decline { card: words.card()?, ability: words.number(1)? })
    }
    fn write(self) -> String {
        format!("decline {} {}", self.card, self.ability)
    }
}
