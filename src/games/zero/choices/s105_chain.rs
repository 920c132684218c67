//! Sections 105, 106, 623, 703: using cards and effects, and passing.

use super::super::Zero;
use super::super::cards::{Ability, Aim, AimAt, Cost, Keyword, Price};
use super::super::state::{Phase, Setup, State, Task};
use super::s303_payments::payments;
use super::{Asked, Choice, Decisions, without_priority};
use crate::games::zero::book::{Clause, Ruling};
use crate::games::zero::facts::breach::Breach;
use crate::games::zero::log::notation::{Typed, list};
use crate::games::zero::log::words::decisions::{Activate, Pass, Use};
use crate::games::zero::log::words::{Cards, Decision, Four, Way};
use crate::games::zero::rules::s106_links::use_of;
use crate::games::zero::rules::s705_targets::can_be_aimed_at;
use crate::games::zero::rules::{s105_priority, s303_costs, s311_use, s405_attackers};
use crate::games::zero::state::zones;
use crate::games::zero::texts::abilities::each;
use crate::judge::{Impossible, Sink};
use crate::log::Seat;
use crate::say;
use crate::table::{Card, Few, orders};
use std::iter;
use std::rc::Rc;

/// The targets of a link: cards, a link, a player.
pub(super) type Aimed = (Four, Option<u16>, Option<Seat>);

/// Lists all choices of targets: cards, and a link.
pub(super) fn aims<'a>(
    setup: &'a Setup,
    state: &'a State,
    by: Seat,
    of: &[Aim],
) -> impl Iterator<Item = Aimed> + use<'a> {
    let legal = |aim: &Aim| -> Vec<Card> {
        let all = Seat::BOTH.into_iter().flat_map(|of| {
            let zones = [zones::battle(of), zones::event(of), zones::rest(of), zones::resources(of)];
            zones.into_iter().flat_map(|it| state.table.pile(it).iter().copied())
        });
        all.filter(|it| it.is_known() && can_be_aimed_at(setup, state, by, *aim, *it)).collect()
    };
    let at_cards: Vec<&Aim> = of.iter().filter(|it| s311_use::is_card(it.at)).collect();
    let fits = at_cards.len() <= Four::CAPACITY;
    let cards: Vec<Vec<Card>> = if fits { at_cards.into_iter().map(legal).collect() } else { vec![Vec::new()] };
    let chain = of.iter().find(|it| matches!(it.at, AimAt::Chain | AimAt::ChainCard | AimAt::ChainEffect));
    let links: Vec<Option<u16>> = match chain {
        None => vec![None],
        Some(aim) => {
            state.chain.iter().map(|it| it.number).filter(|it| s311_use::is_link(state, *aim, *it)).map(Some).collect()
        }
    };
    let players: &[Option<Seat>] = match of.iter().any(|it| it.at == AimAt::Player) {
        true => &[Some(Seat::A), Some(Seat::B)],
        false => &[None],
    };
    // If the text asks for a link and there is none, no choice of cards is complete.
    let cards = (!links.is_empty()).then(|| orders(cards)).into_iter().flatten();
    cards.filter_map(|it| Four::of(&it)).flat_map(move |chosen| {
        let links = links.clone().into_iter();
        links.flat_map(move |link| players.iter().map(move |player| (chosen, link, *player)))
    })
}

/// `true` if nothing is wrong with a decision.
pub(super) fn is_legal<C: Choice>(setup: &Setup, state: &State, by: Seat, what: &C) -> bool {
    let mut sink = Sink::default();
    what.check(setup, state, by, &mut sink);
    sink.faults.is_empty()
}

/// Words the costs and targets that the log names.
pub(super) fn behind(setup: &Setup, pay: Cards, targets: Four, on: Option<Card>, discard: Few, scrap: Few) -> String {
    let names = |cards: &[Card]| {
        let names: Vec<String> = cards.iter().map(|it| setup.tell(*it)).collect();
        names.join(if setup.tongue.native { "、" } else { ", " })
    };
    let [targets, discard, scrap] = [names(targets.cards()), names(discard.cards()), names(scrap.cards())];
    let count = pay.len();
    let on = on.map(|it| setup.tell(it)).unwrap_or_default();
    let parts = [
        (count > 0, say!(setup, " for {count} resource cards", "，横置{count}张资源牌")),
        (!on.is_empty(), say!(setup, " on {on}", "，选择{on}")),
        (!targets.is_empty(), say!(setup, " at {targets}", "，以{targets}为对象")),
        (!discard.is_empty(), say!(setup, " discarding {discard}", "，舍弃{discard}")),
        (!scrap.is_empty(), say!(setup, " scrapping {scrap}", "，废弃{scrap}")),
    ];
    parts.into_iter().filter(|it| it.0).map(|it| it.1).collect()
}

impl Choice for Use {
    const FORM: &'static str =
        "use CARD [pay CARD…] [as WAY] [on CARD] [at TARGET…] [link N] [player P] [x N] [discard CARD…] [scrap CARD…]";
    const OFFERS_LEGAL: bool = true;

    fn answers(asked: Asked) -> bool {
        matches!(asked, Asked::Priority | Asked::Main | Asked::Task(Task::UseCard(..)))
    }

    fn broken(state: &State, by: Seat) -> Clause {
        without_priority(state, by)
    }

    /// 623p10
    fn check(&self, setup: &Setup, state: &State, by: Seat, sink: &mut Sink<Zero>) {
        if let Some(Task::UseCard(of, card)) = state.tasks.first()
            && (*of != by || *card != self.card)
        {
            sink.fault(Clause::C623P10, || Breach::NotThere { card: self.card, by });
        }
        s311_use::check_use(setup, state, by, self, sink);
    }

    fn make(&self, setup: &Setup, state: &mut State, by: Seat, _: bool) -> Result<(), Impossible> {
        s311_use::apply_use(setup, state, by, self)
    }

    fn offer<'a>(setup: &'a Setup, state: &'a State, by: Seat) -> Decisions<'a> {
        let hand = state.table.pile(zones::hand(by)).iter().map(|it| (*it, None));
        let transforms = state.table.pile(zones::hand(by)).iter().map(|it| (*it, Some(Way::Transform)));
        let risen = state.table.pile(zones::rest(by)).iter().map(|it| (*it, Some(Way::FalseLife)));
        let cards = hand.chain(transforms).chain(risen).filter(|it| it.0.is_known());
        Box::new(cards.flat_map(move |(card, way)| uses(setup, state, by, card, way)))
    }

    fn tell(&self, setup: &Setup) -> String {
        let card = setup.tell(self.card);
        let behind = behind(setup, self.pay, self.targets, self.on, self.discard, self.scrap);
        match self.way {
            None => say!(setup, "uses {card}{behind}", "使用{card}{behind}"),
            Some(Way::Transform) => say!(setup, "uses {card} by transform{behind}", "以变身使用{card}{behind}"),
            Some(Way::FalseLife) => say!(setup, "uses {card} by false life{behind}", "以虚伪生命使用{card}{behind}"),
        }
    }

    fn read(words: &mut Typed<'_>) -> Result<Self, String> {
        let card = words.card()?;
        let it = words.options()?;
        let (pay, way, on, targets, link) = (it.pay()?, it.way, it.on, it.targets()?, it.link);
        let (player, x, discard, scrap) = (it.player, it.x, it.discard()?, it.scrap()?);
        Ok(Use { card, pay, way, on, targets, link, player, x, discard, scrap })
    }

    fn fields(&self) -> String {
        let way = self.way.map(|way| match way {
            Way::Transform => " as transform".to_owned(),
            Way::FalseLife => " as false_life".to_owned(),
        });
        let mut text = format!("{}{}{}", self.card, list(" pay", self.pay.cards()), way.unwrap_or_default());
        text += &rest(self.on, self.targets, self.link, self.player, self.x);
        text + &list(" discard", self.discard.cards()) + &list(" scrap", self.scrap.cards())
    }
}

/// Writes the optional fields of a typed decision.
pub(super) fn rest(on: Option<Card>, targets: Four, link: Option<u16>, player: Option<Seat>, x: Option<u16>) -> String {
    let mut text = on.map(|it| format!(" on {it}")).unwrap_or_default() + &list(" at", targets.cards());
    text += &link.map(|it| format!(" link {it}")).unwrap_or_default();
    text += &player.map(|it| format!(" player {it}")).unwrap_or_default();
    text + &x.map(|it| format!(" x {it}")).unwrap_or_default()
}

/// 303p7: the possible values of X, as far as there are resource cards to pay with. A single `None` if there is no X.
fn numbers(state: &State, by: Seat, price: &Price) -> Vec<Option<u16>> {
    if !price.x {
        return vec![None];
    }
    let upright = state.table.pile(zones::resources(by)).iter().filter(|it| !state.is_tapped(**it)).count() as u16;
    (0..=upright.saturating_sub(price.total)).map(Some).collect()
}

/// Lists all uses of a card in a way.
fn uses<'a>(setup: &'a Setup, state: &'a State, by: Seat, card: Card, way: Option<Way>) -> Decisions<'a> {
    let Some(facts) = state.facts(setup, card) else { return Box::new(iter::empty()) };
    let keyword = match way {
        Some(Way::Transform) => Some(Keyword::Transform),
        Some(Way::FalseLife) => Some(Keyword::FalseLife),
        None => None,
    };
    if keyword.is_some_and(|it| !facts.abilities.iter().any(|of| of.is(it))) {
        return Box::new(iter::empty());
    }
    let Some(cost) = s303_costs::cost_now(setup, state, (by, card), facts, way) else { return Box::new(iter::empty()) };
    let ons: Vec<Option<Card>> = match (facts.kind, way) {
        (super::super::cards::Kind::Equipment, _) => state.fields().map(Some).collect(),
        (_, Some(Way::Transform)) => state.units(by).iter().copied().map(Some).collect(),
        _ => vec![None],
    };
    let of = use_of(setup, state, card).and_then(|of| setup.ability(of)).map_or(&[][..], |it| &it.aims);
    let made = move |x, on, (targets, link, player): Aimed, (pay, discard, scrap)| Use {
        card,
        pay,
        way,
        on,
        targets,
        link,
        player,
        x,
        discard,
        scrap,
    };
    let xs = numbers(state, by, &cost.price).into_iter();
    Box::new(xs.flat_map(move |x| {
        let price = with_x(cost, x);
        let paid = move || payments(setup, state, by, card, price);
        // No other fault depends on the targets or on the payment, so one example decides.
        let first = aims(setup, state, by, of).next().zip(paid().next());
        let fits =
            move |on: &Option<Card>| first.is_some_and(|it| is_legal(setup, state, by, &made(x, *on, it.0, it.1)));
        let ons = ons.clone().into_iter().filter(fits);
        ons.flat_map(move |on| {
            let all = aims(setup, state, by, of);
            all.flat_map(move |aimed| paid().map(move |paid| made(x, on, aimed, paid).into()))
        })
    }))
}

/// Adds X to a cost.
fn with_x(cost: Cost, x: Option<u16>) -> Cost {
    let mut cost = cost;
    cost.price.total = cost.price.total.saturating_add(x.unwrap_or(0));
    cost
}

/// 901p3.4: `true` if an effect would continue a loop that its player has just ended.
fn is_stopped(state: &State, by: Seat, card: Card, ability: u8) -> bool {
    state.stopped == Some((by, card, ability))
}

impl Choice for Activate {
    const FORM: &'static str =
        "activate CARD N [pay CARD…] [on CARD] [at TARGET…] [link N] [player P] [x N] [discard CARD…] [scrap CARD…]";
    const OFFERS_LEGAL: bool = true;

    fn answers(asked: Asked) -> bool {
        matches!(asked, Asked::Priority | Asked::Main)
    }

    fn broken(state: &State, by: Seat) -> Clause {
        without_priority(state, by)
    }

    fn check(&self, setup: &Setup, state: &State, by: Seat, sink: &mut Sink<Zero>) {
        // 901p3.4, zero-0042
        if is_stopped(state, by, self.card, self.ability) {
            let card = self.card;
            sink.fault_by_ruling(Clause::C901P3_4, Ruling::WhatGoesOnWithALoop, || Breach::GoesOnWithLoop { card });
        }
        s311_use::check_activate(setup, state, by, self, sink);
    }

    fn make(&self, setup: &Setup, state: &mut State, by: Seat, _: bool) -> Result<(), Impossible> {
        s311_use::apply_activate(setup, state, by, self)
    }

    fn offer<'a>(setup: &'a Setup, state: &'a State, by: Seat) -> Decisions<'a> {
        let cards: Vec<Card> = state.field(by).chain(state.table.pile(zones::hand(by)).iter().copied()).collect();
        let all = cards.into_iter().filter(|it| it.is_known()).flat_map(move |it| activations(setup, state, by, it));
        Box::new(all.filter(
            move |it| !matches!(it, Decision::Activate { card, ability, .. } if is_stopped(state, by, *card, *ability)),
        ))
    }

    fn tell(&self, setup: &Setup) -> String {
        let (card, ability) = (setup.tell(self.card), self.ability);
        let behind = behind(setup, self.pay, self.targets, self.on, self.discard, self.scrap);
        say!(setup, "uses effect {ability} of {card}{behind}", "发动{card}的第{ability}个效果{behind}")
    }

    fn read(words: &mut Typed<'_>) -> Result<Self, String> {
        let (card, ability) = (words.card()?, words.number()?);
        let it = words.options()?;
        let (pay, on, targets, link) = (it.pay()?, it.on, it.targets()?, it.link);
        let (player, x, discard, scrap) = (it.player, it.x, it.discard()?, it.scrap()?);
        Ok(Activate { card, ability, pay, on, targets, link, player, x, discard, scrap })
    }

    fn fields(&self) -> String {
        let text = format!("{} {}{}", self.card, self.ability, list(" pay", self.pay.cards()));
        let rest = rest(self.on, self.targets, self.link, self.player, self.x);
        text + &rest + &list(" discard", self.discard.cards()) + &list(" scrap", self.scrap.cards())
    }
}

/// Lists all activations of a card's effects.
fn activations<'a>(setup: &'a Setup, state: &'a State, by: Seat, card: Card) -> Decisions<'a> {
    let mut found: Vec<(u8, Ability)> = Vec::new();
    each(setup, state, card, |number, _, ability| {
        if s311_use::is_activated(ability) {
            found.push((number, ability.clone()));
        }
    });
    Box::new(found.into_iter().flat_map(move |(ability, of)| activations_of(setup, state, by, card, ability, of)))
}

/// Lists all activations of one effect.
fn activations_of<'a>(
    setup: &'a Setup,
    state: &'a State,
    by: Seat,
    card: Card,
    ability: u8,
    of: Ability,
) -> Decisions<'a> {
    let cost = s303_costs::cost_of_activation(setup, state, by, card, &of);
    let ons: Vec<Option<Card>> =
        if s311_use::is_from_hand(&of) { state.units(by).iter().copied().map(Some).collect() } else { vec![None] };
    let at: Rc<[Aim]> = of.aims.into();
    let made = move |x, on, (targets, link, player): Aimed, (pay, discard, scrap)| Activate {
        card,
        ability,
        pay,
        on,
        targets,
        link,
        player,
        x,
        discard,
        scrap,
    };
    let xs = numbers(state, by, &cost.price).into_iter();
    Box::new(xs.flat_map(move |x| {
        let price = with_x(cost, x);
        let paid = move || payments(setup, state, by, card, price);
        let first = aims(setup, state, by, &at).next().zip(paid().next());
        let fits =
            move |on: &Option<Card>| first.is_some_and(|it| is_legal(setup, state, by, &made(x, *on, it.0, it.1)));
        let (ons, at) = (ons.clone().into_iter().filter(fits), at.clone());
        ons.flat_map(move |on| {
            let all = aims(setup, state, by, &at);
            all.flat_map(move |aimed| paid().map(move |paid| made(x, on, aimed, paid).into()))
        })
    }))
}

impl Choice for Pass {
    const FORM: &'static str = "pass";
    const GOES_ON: bool = true;

    fn answers(asked: Asked) -> bool {
        matches!(asked, Asked::Priority | Asked::Main)
    }

    fn broken(state: &State, by: Seat) -> Clause {
        without_priority(state, by)
    }

    /// 405.1p5.2
    fn check(&self, setup: &Setup, state: &State, by: Seat, sink: &mut Sink<Zero>) {
        if by == state.turn.player
            && state.turn.phase == Phase::Action
            && s311_use::is_main_timing(state, by)
            && let Some(card) = s405_attackers::must_attack(setup, state)
        {
            sink.fault(Clause::C405_1P5_2, || Breach::MustAttack { card });
        }
    }

    fn make(&self, _: &Setup, state: &mut State, _: Seat, asked: bool) -> Result<(), Impossible> {
        if asked {
            s105_priority::pass(state);
        }
        Ok(())
    }

    fn offer<'a>(_: &'a Setup, _: &'a State, _: Seat) -> Decisions<'a> {
        Box::new(iter::once(Pass {}.into()))
    }

    fn tell(&self, setup: &Setup) -> String {
        say!(setup, "passes", "让过优先权")
    }

    fn read(_: &mut Typed<'_>) -> Result<Self, String> {
        Ok(Pass {})
    }
}
