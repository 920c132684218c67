//! A card as the referee knows it: its printed facts, everything that its texts can do, and their meanings.
//!
//! A face is made when a match first needs it, and then kept. There are at most as many as cards in the pool.

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
    /// The printed facts, without the texts.
    pub facts: Facts,
    /// Everything that its texts can do.
    pub effects: Effects,
    /// The compiled abilities in printed order, without the support abilities.
    pub abilities: Vec<Modelled>,
    /// Its support abilities.
    pub supports: Vec<Modelled>,
    /// The continuous abilities that the referee evaluates.
    pub standing: Vec<Standing>,
    /// The topics of these abilities.
    pub topics: Topics,
    /// Programs of the abilities that the referee carries out: first those of `abilities`, then those of `supports`.
    pub runs: Vec<Option<Program<Cipher>>>,
    /// The kinds of occurrences that set off its abilities.
    pub sets_off: Kinds,
}

impl Eq for Face {}

/// How the referee treats an ability.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Judged {
    /// Carries it out, under this number.
    CarriedOut(u8),
    /// Evaluates it for as long as it is in force.
    Evaluated,
    /// Takes what it does from the log, under this number.
    Told(u8),
}

impl Face {
    /// Returns how the referee treats the ability at a place on the card. Support abilities are counted after the others.
    pub fn judged(&self, place: usize, supports: bool) -> Judged {
        let at = if supports { self.abilities.len() + place } else { place };
        let number = u8::try_from(at + 1).unwrap_or(u8::MAX);
        match self.runs.get(at) {
            Some(Some(_)) => Judged::CarriedOut(number),
            _ if self.stands(at) => Judged::Evaluated,
            _ => Judged::Told(number),
        }
    }

    /// 12.1.1.2: `true` if a text of its own allows any number of copies in a deck.
    pub fn has_any_copies(&self) -> bool {
        let whole = self.abilities.iter().filter(|it| it.grade == Grade::Whole);
        whole.filter_map(|it| it.ability.as_ref()).any(special_abilities::has_any_copies)
    }

    /// `true` if its support value is set by its support ability.
    pub fn has_no_support_value(&self) -> bool {
        self.supports.iter().any(sets_its_support)
    }

    /// `true` if the referee carries out all of its support abilities.
    pub fn carries_out_its_support(&self) -> bool {
        self.runs.iter().skip(self.abilities.len()).all(Option::is_some)
    }

    /// `true` if one of its support abilities that the referee carries out moves the card itself.
    pub fn leaves_when_it_supports(&self) -> bool {
        let goes = |op: &Op<Cipher>| {
            matches!(op, Op::Act(Act::Put(Sel::This, ..) | Act::Deploy(Sel::This, _) | Act::Under(Sel::This, _)))
        };
        let supports = self.runs.iter().skip(self.abilities.len());
        supports.into_iter().any(|program| program.as_ref().is_none_or(|it| it.ops.iter().any(goes)))
    }

    /// Returns how many abilities it has, and how many of them the referee carries out or evaluates.
    pub fn judged_whole(&self) -> (usize, usize) {
        let all = self.abilities.len() + self.supports.len();
        let told = (0..all).filter(|place| matches!(self.judged(*place, false), Judged::Told(_)));
        (all, all - told.count())
    }

    /// `true` if only the log tells what some of its texts do: the referee neither carries them out nor evaluates them.
    pub fn is_told(&self) -> bool {
        self.runs.iter().enumerate().any(|(place, it)| it.is_none() && !self.stands(place))
    }

    /// `true` if the ability at a place is a continuous one that the referee evaluates.
    pub fn stands(&self, place: usize) -> bool {
        self.standing.iter().any(|it| usize::from(it.place) == place)
    }

    /// Returns an ability by its number, counted from 1.
    pub fn ability(&self, number: u8) -> Option<&Modelled> {
        self.abilities.get(usize::from(number).checked_sub(1)?)
    }
}

/// Returns the card with a code, in any printing. `None` if this edition of the rules does not have it.
pub fn find(code: &str) -> Option<&'static Face> {
    static FACES: LazyLock<RwLock<HashMap<String, Option<&'static Face>>>> = LazyLock::new(RwLock::default);
    if let Some(known) = FACES.read().unwrap_or_else(PoisonError::into_inner).get(code) {
        return *known;
    }
    let card = Pool::shipped().card(code)?;
    let first = card.codes.first()?.clone();
    let printing = card.codes.iter().any(|it| it == code);
    let mut faces = FACES.write().unwrap_or_else(PoisonError::into_inner);
    // Leaked on purpose: a face lives as long as the program, and each card of the pool gets at most one for all of its codes.
    let found = *faces.entry(first).or_insert_with(|| face(card).map(|it| &*Box::leak(Box::new(it))));
    if printing {
        faces.insert(code.to_owned(), found);
    }
    found
}

/// Makes the face of a card of the pool. `None` if the rules do not know one of its marks or numbers.
fn face(card: Card) -> Option<Face> {
    let by_hand = CARDS.iter().position(|it| card.codes.iter().any(|code| code == it.code));
    let is_support = |modelled: &Modelled| {
        modelled
            .ability
            .as_ref()
            .is_some_and(|it| matches!(it.kind, Kind::Support | Kind::AttackSupport | Kind::DefenceSupport))
    };
    let printed = printed(&card)?;
    let (supports, abilities): (Vec<Modelled>, Vec<Modelled>) = card.abilities.into_iter().partition(is_support);
    let evaluated = |(place, modelled): (usize, &Modelled)| {
        let ability = modelled.ability.as_ref().filter(|_| modelled.grade == Grade::Whole)?;
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

/// Reads the printed facts, without those about abilities.
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
    // 4.4.2: a card with any other symbol is newer than this edition.
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
            // The card's support ability sets the value.
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

/// `true` if a support ability sets its card's support value.
fn sets_its_support(it: &Modelled) -> bool {
    let sets = |it: &Modify<Cipher>| matches!(it, Modify::Set(Stat::Support, _));
    let says = |step: &Step<Cipher>| match step {
        Step::For(_, steps) => steps.iter().any(|step| matches!(step, Step::Let(_, mods) if mods.iter().any(sets))),
        _ => false,
    };
    it.ability.as_ref().is_some_and(|it| it.kind == Kind::Support && it.body.iter().any(says))
}

fn classes(abilities: &[Modelled]) -> Vec<Ability> {
    let class = |modelled: &Modelled| match modelled.ability.as_ref().map(|it| it.kind) {
        Some(Kind::Continuous) => Ability::Continuous,
        Some(Kind::Activated) => Ability::Activated,
        Some(Kind::Triggered) => Ability::Automatic,
        // An ability of unknown class is taken for a special one, the least restricted class.
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

/// The effects of texts that nobody has read by hand: anything is possible.
fn effects(code: &'static str, abilities: &[Modelled]) -> Effects {
    let does = |it: &Modelled| Does::anything(it.ability.as_ref().map_or(Limit::None, limit));
    let abilities: Vec<Does> = abilities.iter().map(does).collect();
    Effects { code, abilities: abilities.leak(), support: Does::anything(Limit::None), open: true }
}

/// Returns when an ability comes under its use limit: when it is chosen, unless its effect may be left out (10.5.1.1.1).
fn limit(ability: &ast::Ability<Cipher>) -> Limit {
    let optional = matches!(ability.body.first(), Some(Step::May(..) | Step::Pay(_)));
    match (ability.limit, ability.kind) {
        (ast::Limit::Turn(1), Kind::Triggered) if optional => Limit::Applied,
        (ast::Limit::Turn(1), _) => Limit::Chosen,
        _ => Limit::None,
    }
}

/// Returns the reach of the abilities for which a log has no word and which the referee does not evaluate.
fn reach(abilities: &[Modelled], standing: &[Standing], supports: &[Modelled], runs: &[Option<Program<Cipher>>]) -> u8 {
    let (runs, supporting) = runs.split_at(abilities.len());
    let of = |(place, modelled): (usize, &Modelled)| match modelled.ability.as_ref() {
        // The state keeps its lasting effects.
        Some(_) if runs[place].is_some() => 0,
        Some(ability) if modelled.grade == Grade::Whole => match ability.kind {
            // If the card is a bond all the same, a position does not say why.
            Kind::Special if keeps_from_bonds(&ability.body) => Reach::Bond.bit(),
            Kind::Continuous | Kind::Special if standing.iter().any(|it| usize::from(it.place) == place) => 0,
            // A triggered ability is like those below: only its lasting effects count.
            Kind::Continuous | Kind::Special | Kind::Spell if ability.when.is_empty() => steps(&ability.body),
            // Its lasting effects, as far as a log has no word for them.
            _ => steps(&ability.body) & !(Reach::Power.bit() | Reach::OthersPower.bit()),
        },
        Some(ability) if matches!(ability.kind, Kind::Activated | Kind::Triggered) => LEFT_BEHIND,
        _ => EVERYTHING,
    };
    let told = supports.iter().zip(supporting).filter(|(_, program)| program.is_none());
    let of_supports = told.fold(0, |all, (modelled, _)| {
        all | match modelled.ability.as_ref().filter(|_| modelled.grade == Grade::Whole) {
            Some(ability) => steps(&ability.body) & Reach::Critical.bit(),
            None => Reach::Critical.bit(),
        }
    });
    abilities.iter().enumerate().fold(of_supports, |all, it| all | of(it))
}

fn keeps_from_bonds(steps: &[Step<Cipher>]) -> bool {
    steps
        .iter()
        .all(|step| matches!(step, Step::Let(_, mods) if mods.iter().all(|it| *it == Modify::Cannot(Deed::BeBonded))))
}

/// The reach of a text that nobody has read.
const EVERYTHING: u8 = u8::MAX;

/// The reach of what a used text may leave behind without a word in the log.
const LEFT_BEHIND: u8 = EVERYTHING & !(Reach::Power.bit() | Reach::OthersPower.bit());

/// Returns the reach of the modifications that steps make.
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
            // Only texts do this.
            Deed::BeDestroyedBySkill
            | Deed::BeDestroyedByEnemyEffect
            | Deed::BeMovedBySkill
            | Deed::BeMovedByEnemySkill
            | Deed::BeTargetedByEnemySkill => 0,
            _ => EVERYTHING,
        },
        // Nothing else asks whether an ability can be used.
        Modify::CannotUse(_) => 0,
        // A log has a word for it where it lasts. Where it is in force by itself, it counts as `Reach::Rules`.
        _ => EVERYTHING,
    }
}
