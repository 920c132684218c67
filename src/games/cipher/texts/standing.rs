//! 21.2.3.1.1: continuous abilities in force. They are asked each time, and never stored.

use super::eval::{Eval, both as and};
use super::{programs, readable, runs};
use crate::cards::ast::{self, Ability, Kind, Modify, Num, Sel};
use crate::cards::compile::Grade;
use crate::cards::run::Op;
use crate::games::cipher::cards::face::find;
use crate::games::cipher::cards::words::{Cipher, Deed, Sign, Stat};
use crate::games::cipher::facts::Breach;
use crate::games::cipher::state::{Held, Setup, State};
use crate::games::cipher::{Cipher as Game, Clause, Sink};
use crate::log::Seat;
use crate::table::{Card, Known};

type Step = ast::Step<Cipher>;

/// Whether the referee evaluates a continuous ability, all of it.
pub fn is_evaluated(ability: &Ability<Cipher>) -> bool {
    let Ability { kind, gates, cost, when, given, only, body, .. } = ability;
    *kind == Kind::Continuous
        && readable::gates(gates)
        && cost.is_empty()
        && when.is_empty()
        && given.is_empty()
        && only.iter().all(readable::condition)
        && body.iter().all(is_readable)
}

fn is_readable(step: &Step) -> bool {
    match step {
        Step::If(cond, then) => readable::condition(cond) && then.iter().all(is_readable),
        Step::During(time, then) => readable::time(*time) && then.iter().all(is_readable),
        Step::Let(sel, mods) => readable::among(sel) && mods.iter().all(is_applied),
        Step::Only(cond) => readable::condition(cond),
        _ => false,
    }
}

/// Whether the rules ask whether it is so.
fn is_applied(it: &Modify<Cipher>) -> bool {
    match it {
        Modify::Add(Stat::Power, num) | Modify::Less(Stat::Power, num) => readable::number(num),
        Modify::Set(Stat::Orbs, Num::Lit(2)) | Modify::Gain(_) => true,
        Modify::Cannot(deed) => {
            matches!(
                deed,
                Deed::Attack
                    | Deed::Critical
                    | Deed::Evade
                    | Deed::BeEvaded
                    | Deed::BeAttacked
                    | Deed::BeDestroyedBySkill
                    | Deed::BeMovedBySkill
            )
        }
        Modify::CannotTo(Deed::Attack | Deed::BeEvaded, sel) | Modify::Can(Deed::AttackBeyondRange, sel) => {
            readable::among(sel)
        }
        _ => false,
    }
}

/// Of what texts in force speak, as a set: what speaks of nothing that is asked is not evaluated.
pub type Topics = u8;

/// Powers.
const POWERS: Topics = 1;
/// How many orbs an attack destroys.
const ORBS: Topics = 2;
/// Who may attack whom.
const ATTACKS: Topics = 4;
/// What else nobody may do.
const DEEDS: Topics = 8;

/// What marks units have.
const SIGNS: Topics = 16;

/// Of what steps speak.
pub fn topics(steps: &[Step]) -> Topics {
    steps.iter().fold(0, |all, step| {
        all | match step {
            Step::If(_, then) | Step::During(_, then) => topics(then),
            Step::Let(_, mods) => mods.iter().fold(0, |all, it| all | topic(it)),
            _ => 0,
        }
    })
}

const fn topic(it: &Modify<Cipher>) -> Topics {
    match it {
        Modify::Add(Stat::Power, _) | Modify::Less(Stat::Power, _) => POWERS,
        Modify::Set(Stat::Orbs, _) => ORBS,
        Modify::Gain(_) => SIGNS,
        Modify::Cannot(deed) | Modify::CannotTo(deed, _) | Modify::Can(deed, _) => topic_of_deed(*deed),
        _ => 0,
    }
}

const fn topic_of_deed(deed: Deed) -> Topics {
    match deed {
        Deed::Attack | Deed::BeAttacked | Deed::AttackBeyondRange => ATTACKS,
        _ => DEEDS,
    }
}

/// What a text in force says.
struct Claim<'e, 'a> {
    /// The card whose text it is.
    by: Card,
    /// How its words are read.
    eval: &'e Eval<'a>,
    /// Whether it is in force.
    open: Known<bool>,
    /// Of what it speaks.
    of: &'a Sel<Cipher>,
    /// What it says of that.
    what: &'a Modify<Cipher>,
}

impl Claim<'_, '_> {
    /// Whether it is in force, and speaks of a card.
    fn applies_to(&self, card: Card) -> Known<bool> {
        and(self.open, || self.eval.among(card, self.of))
    }
}

/// Goes through what is true by the continuous abilities in force of cards that speak of a topic.
#[inline]
fn in_force<'a>(setup: &'a Setup, state: &'a State, about: Topics, depth: u8, each: &mut dyn FnMut(Claim<'_, 'a>)) {
    for of in Seat::BOTH {
        for source in state.units(of).filter(|it| setup.topics(*it) & about != 0) {
            let Some(face) = setup.card(source) else { continue };
            let eval = Eval { setup, state, source, user: of, slots: &[], depth };
            for place in &face.standing {
                let Some(ability) = face.abilities.get(usize::from(*place)).and_then(|it| it.ability.as_ref()) else {
                    continue;
                };
                let open = ability.only.iter().fold(eval.is_gated(&ability.gates), |so, it| and(so, || eval.holds(it)));
                walk(&eval, open, &ability.body, each);
            }
        }
    }
    for held in &state.held {
        let user = state.stands(held.unit).map_or(held.unit.owner(), |(user, _)| user);
        let own = Eval { setup, state, source: held.unit, user, slots: &[], depth };
        // Whom else it speaks of is said by the text that says it.
        let said = Eval { user: held.source.owner(), ..own };
        held_by(setup, held).for_each(|it| match it {
            Modify::CannotTo(..) | Modify::Can(..) => holds(held.source, &said, it, each),
            _ => holds(held.source, &own, it, each),
        });
    }
}

/// What a text has made true of a unit for a time.
pub fn held_by(setup: &Setup, held: &Held) -> impl Iterator<Item = &'static Modify<Cipher>> + use<> {
    let program = programs::program_of(setup, held.source, held.ability);
    let what = match program.and_then(|it| it.ops.get(usize::from(held.at))) {
        Some(Op::Hold { what, .. }) => what.as_slice(),
        _ => &[],
    };
    what.iter().filter(|it| !matches!(it, Modify::Add(..) | Modify::Less(..) | Modify::Set(..) | Modify::Reach(_)))
}

/// What is held of a unit is true of it; an ability that it was given is in force like one of its own.
fn holds<'a>(by: Card, eval: &Eval<'a>, what: &'a Modify<Cipher>, each: &mut dyn FnMut(Claim<'_, 'a>)) {
    let given = match what {
        Modify::Ability(name) => runs::quoted(name).and_then(|(code, number)| find(code)?.ability(number)),
        _ => return each(Claim { by, eval, open: Known::Sure(true), of: &Sel::This, what }),
    };
    if let Some(ability) = given.and_then(|it| it.ability.as_ref()) {
        walk(eval, Known::Sure(true), &ability.body, each);
    }
}

fn walk<'a>(eval: &Eval<'a>, open: Known<bool>, steps: &'a [Step], each: &mut dyn FnMut(Claim<'_, 'a>)) {
    let mut open = open;
    for step in steps {
        if open == Known::Sure(false) {
            return;
        }
        match step {
            Step::If(cond, then) => walk(eval, and(open, || eval.holds(cond)), then, each),
            Step::During(time, then) => walk(eval, and(open, || Known::Sure(eval.is_time(*time))), then, each),
            Step::Only(cond) => open = and(open, || eval.holds(cond)),
            Step::Let(sel, mods) => {
                mods.iter().for_each(|what| each(Claim { by: eval.source, eval, open, of: sel, what }))
            }
            _ => {}
        }
    }
}

/// A unit with a continuous ability that the referee evaluates.
pub fn some_in_force(setup: &Setup, state: &State) -> Option<Card> {
    let bears = |it: &Card| setup.card(*it).is_some_and(|it| !it.standing.is_empty());
    Seat::BOTH.into_iter().flat_map(|of| state.units(of)).find(bears)
}

/// A unit's power now, with what texts in force add to it.
pub fn power_at(setup: &Setup, state: &State, unit: Card, depth: u8) -> Known<i16> {
    let mut power = state.power_without_texts(setup, unit);
    in_force(setup, state, POWERS, depth, &mut |it| {
        let (num, sign) = match it.what {
            Modify::Add(Stat::Power, num) => (num, 1),
            Modify::Less(Stat::Power, num) => (num, -1),
            _ => return,
        };
        let applies = it.applies_to(unit);
        if applies == Known::Sure(false) {
            return;
        }
        power = power.and(applies).and(it.eval.num(num)).map(|((power, applies), by)| {
            let by = if applies { i16::try_from(by * sign).unwrap_or(0) } else { 0 };
            power.saturating_add(by)
        });
    });
    power
}

/// Whether a text in force gives a unit a mark.
pub fn gains(setup: &Setup, state: &State, unit: Card, sign: Sign, depth: u8) -> Known<bool> {
    let mut found = None;
    in_force(setup, state, SIGNS, depth, &mut |it| {
        if *it.what == Modify::Gain(sign) {
            note(&mut found, it.by, it.applies_to(unit));
        }
    });
    found.map_or(Known::Sure(false), |(_, it)| it)
}

/// Whether a text in force has a unit's attack destroy two orbs (9.3.2.1.1).
pub fn destroys_two_orbs(setup: &Setup, state: &State, unit: Card) -> bool {
    let mut two = false;
    in_force(setup, state, ORBS, 0, &mut |it| {
        if matches!(it.what, Modify::Set(Stat::Orbs, _)) {
            two |= it.applies_to(unit).value() == Some(true);
        }
    });
    two
}

/// 2.2: the card whose text in force keeps a unit from a deed, surely or perhaps.
pub fn forbids(setup: &Setup, state: &State, unit: Card, deed: Deed) -> Option<(Card, Known<bool>)> {
    let mut found = None;
    in_force(setup, state, topic_of_deed(deed), 0, &mut |it| {
        if matches!(it.what, Modify::Cannot(other) if *other == deed) {
            note(&mut found, it.by, it.applies_to(unit));
        }
    });
    found
}

/// 2.2: the card whose text in force keeps a unit from attacking another, surely or perhaps.
pub fn forbids_attack(setup: &Setup, state: &State, unit: Card, on: Card) -> Option<(Card, Known<bool>)> {
    let mut found = None;
    in_force(setup, state, ATTACKS, 0, &mut |it| {
        let applies = match it.what {
            Modify::Cannot(Deed::Attack) => it.applies_to(unit),
            Modify::Cannot(Deed::BeAttacked) => it.applies_to(on),
            Modify::CannotTo(Deed::Attack, at) => and(it.applies_to(unit), || it.eval.among(on, at)),
            _ => return,
        };
        note(&mut found, it.by, applies);
    });
    found
}

/// 2.2: the card whose text in force keeps an attack by one unit from being evaded by another, surely or perhaps.
pub fn forbids_evasion(setup: &Setup, state: &State, attacker: Card, defender: Card) -> Option<(Card, Known<bool>)> {
    let mut found = None;
    in_force(setup, state, DEEDS, 0, &mut |it| {
        let applies = match it.what {
            Modify::Cannot(Deed::BeEvaded) => it.applies_to(attacker),
            Modify::Cannot(Deed::Evade) => it.applies_to(defender),
            Modify::CannotTo(Deed::BeEvaded, by) => and(it.applies_to(attacker), || it.eval.among(defender, by)),
            _ => return,
        };
        note(&mut found, it.by, applies);
    });
    found
}

/// 2.2, 21.2.3.1.4.2: whether a special ability of a card that is no unit yet keeps it from something; none where none of its
/// texts that are evaluated speaks of that.
pub fn keeps_out(setup: &Setup, state: &State, user: Seat, card: Card, deed: Deed) -> Option<Known<bool>> {
    let face = setup.card(card)?;
    let eval = Eval { setup, state, source: card, user, slots: &[], depth: 0 };
    let whole = face.abilities.iter().filter(|it| it.grade == Grade::Whole).filter_map(|it| it.ability.as_ref());
    let mut found = None;
    for ability in whole.filter(|it| it.kind == Kind::Special && it.body.iter().all(is_of_itself)) {
        walk(&eval, Known::Sure(true), &ability.body, &mut |it| {
            if matches!(it.what, Modify::Cannot(other) if *other == deed) {
                found = Some(it.open);
            }
        });
        if found.is_none() && ability.body.iter().any(|it| speaks_of(it, deed)) {
            found = Some(Known::Sure(false));
        }
    }
    found
}

/// Whether a step says something of its own card alone, under conditions that are evaluated.
fn is_of_itself(step: &Step) -> bool {
    match step {
        Step::If(cond, then) => readable::condition(cond) && then.iter().all(is_of_itself),
        Step::Let(Sel::This, mods) => mods.iter().all(|it| matches!(it, Modify::Cannot(_))),
        _ => false,
    }
}

fn speaks_of(step: &Step, deed: Deed) -> bool {
    match step {
        Step::If(_, then) => then.iter().any(|it| speaks_of(it, deed)),
        Step::Let(_, mods) => mods.iter().any(|it| matches!(it, Modify::Cannot(other) if *other == deed)),
        _ => false,
    }
}

/// 2.2: whether a text in force lets a unit attack another that is out of its range (20).
pub fn reaches_beyond(setup: &Setup, state: &State, unit: Card, on: Card) -> Known<bool> {
    let mut found = None;
    in_force(setup, state, ATTACKS, 0, &mut |it| {
        if let Modify::Can(Deed::AttackBeyondRange, at) = it.what {
            note(&mut found, it.by, and(it.applies_to(unit), || it.eval.among(on, at)));
        }
    });
    found.map_or(Known::Sure(false), |(_, it)| it)
}

/// Says that what a text in force forbids is done all the same (2.2).
pub fn check(found: Option<(Card, Known<bool>)>, sink: &mut Sink<Game>, fact: impl FnOnce(Card) -> Breach) {
    if let Some((source, forbidden)) = found {
        sink.require(Clause::C2_2, forbidden.map(|it| !it), || fact(source));
    }
}

/// What is sure is noted before what may be.
fn note(found: &mut Option<(Card, Known<bool>)>, source: Card, applies: Known<bool>) {
    let sure = applies == Known::Sure(true);
    if applies.value() != Some(false) && (found.is_none() || sure) {
        *found = Some((source, applies));
    }
}
