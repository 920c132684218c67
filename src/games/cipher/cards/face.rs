//! A card as the referee knows it: printed facts, what its texts can do at all, and what they mean.
//!
//! A face is made when a match first has it, and kept: there are no more of them than cards in the pool.

use super::pool::{Card, Modelled, Pool};
use super::reach::{Does, EFFECTS, Effects, Limit};
use super::vocabulary::{Cipher, Deed, Sign, Stat};
use super::{Ability, CARDS, Emblem, Faction, Facts, Range, Reach, Signs, native_names};
use crate::cards::ast::{self, Act, Kind, Modify, Sel, Step};
use crate::cards::compile::Grade;
use crate::cards::run::{Op, Program};
use crate::cards::term::Term;
use crate::cards::typed::from_term;
use crate::games::cipher::texts::coverage::topics::{Standing, Topics};
use crate::games::cipher::texts::coverage::{abilities, static_abilities};
use crate::games::cipher::texts::special_abilities;
use crate::games::cipher::texts::trigger_events::{Kinds, kinds};
use std::collections::HashMap;
use std::sync::{LazyLock, PoisonError, RwLock};

/// A card as the referee knows it.
#[derive(Debug, PartialEq)]
pub struct Face {
    /// What is printed on it besides its texts.
    pub facts: Facts,
    /// What its texts can do at all.
    pub effects: Effects,
    /// Its abilities but the support ability, in printed order, as far as they are compiled.
    pub abilities: Vec<Modelled>,
    /// Its support abilities.
    pub supports: Vec<Modelled>,
    /// The continuous abilities that the referee evaluates.
    pub standing: Vec<Standing>,
    /// Of what these speak.
    pub topics: Topics,
    /// The programs of the abilities that the referee carries out: of `abilities`, then of `supports`.
    pub runs: Vec<Option<Program<Cipher>>>,
    /// What sets them off.
    pub sets_off: Kinds,
}

impl Eq for Face {}

/// What the referee does with an ability.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Judged {
    /// It carries it out, under this number.
    CarriedOut(u8),
    /// It evaluates it, as long as it is in force.
    Evaluated,
    /// The log tells what it does, under this number.
    Told(u8),
}

impl Face {
    /// What the referee does with an ability, by its place on the card; the support abilities are counted after the others.
    pub fn judged(&self, place: usize, supports: bool) -> Judged {
        let at = if supports { self.abilities.len() + place } else { place };
        let number = u8::try_from(at + 1).unwrap_or(u8::MAX);
        match self.runs.get(at) {
            Some(Some(_)) => Judged::CarriedOut(number),
            _ if self.stands(at) => Judged::Evaluated,
            _ => Judged::Told(number),
        }
    }

    /// 12.1.1.2: whether a text of its own lets a deck hold any number of it.
    pub fn has_any_copies(&self) -> bool {
        let whole = self.abilities.iter().filter(|it| it.grade == Grade::Whole);
        whole.filter_map(|it| it.ability.as_ref()).any(special_abilities::has_any_copies)
    }

    /// Whether its support value is what its support ability says.
    pub fn has_no_support_value(&self) -> bool {
        self.supports.iter().any(sets_its_support)
    }

    /// Whether the referee carries out its support abilities.
    pub fn carries_out_its_support(&self) -> bool {
        self.runs.iter().skip(self.abilities.len()).all(Option::is_some)
    }

    /// Whether one of its support abilities puts it elsewhere, as far as that is known.
    pub fn leaves_when_it_supports(&self) -> bool {
        let goes = |op: &Op<Cipher>| {
            matches!(op, Op::Act(Act::Put(Sel::This, ..) | Act::Deploy(Sel::This, _) | Act::Under(Sel::This, _)))
        };
        let supports = self.runs.iter().skip(self.abilities.len());
        supports.into_iter().any(|it| it.as_ref().is_none_or(|it| it.ops.iter().any(goes)))
    }

    /// How many abilities it has, and how many of them the referee carries out or evaluates.
    pub fn judged_whole(&self) -> (usize, usize) {
        let all = self.abilities.len() + self.supports.len();
        let told = (0..all).filter(|place| matches!(self.judged(*place, false), Judged::Told(_)));
        (all, all - told.count())
    }

    /// Whether what some of its texts do is told by the log: they are neither carried out nor evaluated.
    pub fn is_told(&self) -> bool {
        self.runs.iter().enumerate().any(|(place, it)| it.is_none() && !self.stands(place))
    }

    /// Whether the ability at a place is a continuous one that the referee evaluates.
    pub fn stands(&self, place: usize) -> bool {
        self.standing.iter().any(|it| usize::from(it.place) == place)
    }

    /// An ability, counted from 1, as far as it is compiled.
    pub fn ability(&self, number: u8) -> Option<&Modelled> {
        self.abilities.get(usize::from(number).checked_sub(1)?)
    }
}

/// The card with a code, in whichever printing; none for a card that this edition of the rules does not have.
pub fn find(code: &str) -> Option<&'static Face> {
    static FACES: LazyLock<RwLock<HashMap<String, Option<&'static Face>>>> = LazyLock::new(RwLock::default);
    if let Some(known) = FACES.read().unwrap_or_else(PoisonError::into_inner).get(code) {
        return *known;
    }
    let card = Pool::shipped().card(code)?;
    let first = card.codes.first()?.clone();
    let printing = card.codes.iter().any(|it| it == code);
    let mut faces = FACES.write().unwrap_or_else(PoisonError::into_inner);
    // Kept for as long as the program runs: at most once for each card of the pool, under each of its codes.
    let found = *faces.entry(first).or_insert_with(|| face(card).map(|it| &*Box::leak(Box::new(it))));
    if printing {
        faces.insert(code.to_owned(), found);
    }
    found
}

/// What the pool has of a card; none where a mark or a number of it is unknown to the rules.
fn face(card: Card) -> Option<Face> {
    let by_hand = CARDS.iter().position(|it| card.codes.iter().any(|code| code == it.code));
    let is_support = |it: &Modelled| {
        it.ability
            .as_ref()
            .is_some_and(|it| matches!(it.kind, Kind::Support | Kind::AttackSupport | Kind::DefenceSupport))
    };
    let printed = printed(&card)?;
    let (supports, abilities): (Vec<Modelled>, Vec<Modelled>) = card.abilities.into_iter().partition(is_support);
    let evaluated = |(place, it): (usize, &Modelled)| {
        let ability = it.ability.as_ref().filter(|_| it.grade == Grade::Whole)?;
        let place = u8::try_from(place).ok()?;
        static_abilities::is_evaluated(ability).then(|| Standing::new(place, ability))
    };
    let printed = with_what_it_always_has(printed, &abilities);
    let standing: Vec<Standing> = abilities.iter().enumerate().filter_map(evaluated).collect();
    let topics = standing.iter().fold(0, |all, it| all | it.topics);
    let runs: Vec<_> = abilities.iter().chain(&supports).map(abilities::program).collect();
    let reach = reach(&abilities, &standing, &supports, &runs);
    let (facts, effects) = match by_hand {
        Some(place) => {
            let by_hand = &CARDS[place];
            (Facts { reach: by_hand.reach & reach, ..*by_hand }, EFFECTS[place])
        }
        None => (
            Facts { reach, abilities: classes(&abilities).leak(), emblem: emblem(&supports), ..printed },
            effects(printed.code, &abilities),
        ),
    };
    let running = abilities.iter().zip(&runs).filter(|it| it.1.is_some()).filter_map(|it| it.0.ability.as_ref());
    let events = running.filter(|it| it.kind == Kind::Triggered).flat_map(|it| &it.when);
    let sets_off = events.fold(0, |all, it| all | kinds(it));
    Some(Face { facts, effects, abilities, supports, standing, topics, runs, sets_off })
}

/// The printed facts, without what the abilities are.
fn printed(card: &Card) -> Option<Facts> {
    let facts = &card.facts;
    let mut signs = Signs::default();
    for it in facts.signs.iter().chain(&facts.factions).map(|it| it.trim().to_lowercase()).filter(|it| it != "none") {
        signs = signs.and(Signs::one(from_term::<Sign>(&Term::word(&it)).ok()?));
    }
    let range = match facts.range.as_str() {
        "-" => Range::NONE,
        "1" => Range::ONE,
        "2" => Range::TWO,
        "1-2" => Range::ONE_TO_TWO,
        _ => return None,
    };
    // 4.4.2: what bears another symbol came after this edition.
    let known = |it: &String| it == "None" || Faction::ALL.iter().any(|faction| format!("{:?}", faction.sign()) == *it);
    if !facts.factions.iter().all(known) {
        return None;
    }
    let factions = Faction::ALL.iter().filter(|it| signs.has(it.sign())).fold(0, |all, it| all | it.bit());
    let names = |title: &str, name: &str| -> [&'static str; 2] {
        [title, name].map(|it| &*Box::leak(it.to_owned().into_boxed_str()))
    };
    let en = names(&facts.title, &facts.name);
    let [zh, ja] = native_names::names(card.codes.first()?, en);
    let class_change = if facts.change == "-" { None } else { Some(facts.change.parse().ok()?) };
    Some(Facts {
        code: Box::leak(card.codes.first()?.clone().into_boxed_str()),
        cost: facts.cost.parse().ok()?,
        class_change,
        factions,
        signs,
        range,
        power: facts.power.parse().ok()?,
        support: match facts.support.as_str() {
            // What it is, the card's support ability says.
            "X" if card.abilities.iter().any(sets_its_support) => 0,
            number => number.parse().ok()?,
        },
        abilities: &[],
        emblem: Emblem::None,
        reach: 0,
        en,
        zh,
        ja,
    })
}

/// 21.2.3.1.4.2: the facts with the marks and the range that special abilities add wherever the card's information can be
/// referred to.
fn with_what_it_always_has(facts: Facts, abilities: &[Modelled]) -> Facts {
    let mut facts = facts;
    let meanings = abilities.iter().filter(|it| it.grade == Grade::Whole).filter_map(|it| it.ability.as_ref());
    for step in meanings.filter(|it| special_abilities::always_has(it)).flat_map(|it| &it.body) {
        let Step::Let(_, mods) = step else { continue };
        for it in mods {
            match it {
                Modify::Gain(sign) => facts.signs = facts.signs.and(Signs::one(*sign)),
                Modify::Reach(range) => {
                    let [one, two] = abilities::reach(range).unwrap_or_default();
                    facts.range = Range { one: facts.range.one || one, two: facts.range.two || two };
                }
                _ => {}
            }
        }
    }
    facts
}

/// Whether a support ability says what its card's support value is.
fn sets_its_support(it: &Modelled) -> bool {
    let says = |it: &Step<Cipher>| match it {
        Step::For(_, steps) => steps.iter().any(
            |it| matches!(it, Step::Let(_, mods) if mods.iter().any(|it| matches!(it, Modify::Set(Stat::Support, _)))),
        ),
        _ => false,
    };
    it.ability.as_ref().is_some_and(|it| it.kind == Kind::Support && it.body.iter().any(says))
}

fn classes(abilities: &[Modelled]) -> Vec<Ability> {
    let class = |it: &Modelled| match it.ability.as_ref().map(|it| it.kind) {
        Some(Kind::Continuous) => Ability::Continuous,
        Some(Kind::Activated) => Ability::Activated,
        Some(Kind::Triggered) => Ability::Automatic,
        // A text of which not even the class is known is taken for the one that is bound least.
        _ => Ability::Special,
    };
    abilities.iter().map(class).collect()
}

fn emblem(supports: &[Modelled]) -> Emblem {
    let of = |kind: Kind| {
        supports.iter().filter_map(|it| it.ability.as_ref()).any(|it| it.kind == kind || it.kind == Kind::Support)
    };
    match (of(Kind::AttackSupport), of(Kind::DefenceSupport)) {
        (true, true) => Emblem::Both,
        (true, false) => Emblem::Attack,
        (false, true) => Emblem::Defence,
        (false, false) => Emblem::None,
    }
}

/// What texts can do that nobody has read by hand: anything.
fn effects(code: &'static str, abilities: &[Modelled]) -> Effects {
    let does = |it: &Modelled| Does::anything(it.ability.as_ref().map_or(Limit::None, limit));
    let abilities: Vec<Does> = abilities.iter().map(does).collect();
    Effects { code, abilities: abilities.leak(), support: Does::anything(Limit::None), open: true }
}

/// When an ability comes under its limit: with its choice, unless its effect may be left out (10.5.1.1.1).
fn limit(ability: &ast::Ability<Cipher>) -> Limit {
    let optional = matches!(ability.body.first(), Some(Step::May(..) | Step::Pay(_)));
    match (ability.limit, ability.kind) {
        (ast::Limit::Turn(1), Kind::Triggered) if optional => Limit::Applied,
        (ast::Limit::Turn(1), _) => Limit::Chosen,
        _ => Limit::None,
    }
}

/// What the abilities reach that a log has no word for, and the referee does not evaluate.
fn reach(abilities: &[Modelled], standing: &[Standing], supports: &[Modelled], runs: &[Option<Program<Cipher>>]) -> u8 {
    let (runs, supporting) = runs.split_at(abilities.len());
    let of = |(place, it): (usize, &Modelled)| match it.ability.as_ref() {
        // What it leaves behind is kept.
        Some(_) if runs[place].is_some() => 0,
        Some(ability) if it.grade == Grade::Whole => match ability.kind {
            // What it is among the bonds all the same, a position does not say.
            Kind::Special if keeps_from_bonds(&ability.body) => Reach::Bond.bit(),
            Kind::Continuous | Kind::Special if standing.iter().any(|it| usize::from(it.place) == place) => 0,
            // One that is set off leaves behind what the others do.
            Kind::Continuous | Kind::Special | Kind::Spell if ability.when.is_empty() => steps(&ability.body),
            // What it leaves behind for a time, of what a log has no word for.
            _ => steps(&ability.body) & !(Reach::Power.bit() | Reach::OthersPower.bit()),
        },
        Some(ability) if matches!(ability.kind, Kind::Activated | Kind::Triggered) => LEFT_BEHIND,
        _ => EVERYTHING,
    };
    let told = supports.iter().zip(supporting).filter(|(_, program)| program.is_none());
    let of_supports = told.fold(0, |all, (it, _)| {
        all | match it.ability.as_ref().filter(|_| it.grade == Grade::Whole) {
            Some(ability) => steps(&ability.body) & Reach::Critical.bit(),
            None => Reach::Critical.bit(),
        }
    });
    abilities.iter().enumerate().fold(of_supports, |all, it| all | of(it))
}

fn keeps_from_bonds(steps: &[Step<Cipher>]) -> bool {
    steps
        .iter()
        .all(|it| matches!(it, Step::Let(_, mods) if mods.iter().all(|it| *it == Modify::Cannot(Deed::BeBonded))))
}

/// What a text may reach that is not read.
const EVERYTHING: u8 = u8::MAX;

/// What a text that was used may leave behind without a word for it in a log.
const LEFT_BEHIND: u8 = EVERYTHING & !(Reach::Power.bit() | Reach::OthersPower.bit());

/// What steps make true reaches.
fn steps(all: &[Step<Cipher>]) -> u8 {
    let of = |step: &Step<Cipher>| match step {
        Step::Let(_, mods) => mods.iter().fold(0, |all, it| all | modification(it)),
        Step::May(_, then)
        | Step::Pay(then)
        | Step::If(_, then)
        | Step::IfDone(then)
        | Step::Otherwise(then)
        | Step::Then(then)
        | Step::Times(_, then)
        | Step::When(_, then)
        | Step::During(_, then)
        | Step::For(_, then)
        | Step::Again(then) => steps(then),
        Step::Either(one, other) | Step::Whether(_, one, other) | Step::Price(one, other) => steps(one) | steps(other),
        Step::Modes(_, all) => all.iter().fold(0, |sum, it| sum | steps(it)),
        Step::Instead(..) | Step::Opaque(_) => EVERYTHING,
        Step::Do(_) | Step::Only(_) | Step::Where(_) => 0,
    };
    all.iter().fold(0, |all, it| all | of(it))
}

fn modification(it: &Modify<Cipher>) -> u8 {
    let powers = Reach::Power.bit() | Reach::OthersPower.bit();
    match it {
        Modify::Add(stat, _)
        | Modify::Less(stat, _)
        | Modify::Set(stat, _)
        | Modify::Times(stat, _)
        | Modify::AtLeast(stat, _) => {
            match stat {
                Stat::Power => powers,
                // A log has a word for it.
                Stat::Orbs => 0,
                _ => EVERYTHING,
            }
        }
        Modify::Cannot(deed) | Modify::CannotTo(deed, _) => match deed {
            Deed::Attack | Deed::BeAttacked | Deed::AttackOnly => Reach::Target.bit(),
            Deed::Critical => Reach::Critical.bit(),
            Deed::BeEvaded | Deed::Evade => Reach::Evasion.bit(),
            Deed::Support | Deed::BeSupported => Reach::Support.bit(),
            Deed::BeDestroyedByAttack | Deed::BeDestroyed => powers,
            // What only texts do.
            Deed::BeDestroyedBySkill
            | Deed::BeDestroyedByEnemyEffect
            | Deed::BeMovedBySkill
            | Deed::BeMovedByEnemySkill
            | Deed::BeTargetedByEnemySkill => 0,
            _ => EVERYTHING,
        },
        // That an ability cannot be used nothing else asks for.
        Modify::CannotUse(_) => 0,
        // A log has a word for it where it lasts, and it is told of by `Rules` where it is in force by itself.
        _ => EVERYTHING,
    }
}
