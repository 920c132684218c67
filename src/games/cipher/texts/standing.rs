//! 21.2.3.1.1: continuous abilities in force. They are asked each time, and never stored.

use super::eval::{Eval, both as and};
use super::{programs, readable, runs};
use crate::cards::ast::{self, Ability, Kind, Modify, Num, Sel};
use crate::cards::compile::Grade;
use crate::cards::run::Op;
use crate::games::cipher::cards::Range;
use crate::games::cipher::cards::face::find;
use crate::games::cipher::cards::words::{Cipher, Deed, Gate, Sign, Stat, Thing, Trait, Zone};
use crate::games::cipher::facts::Breach;
use crate::games::cipher::state::{Barred, Held, Setup, State};
use crate::games::cipher::words::{Effect, Place};
use crate::games::cipher::{Cipher as Game, Clause, Sink};
use crate::log::Seat;
use crate::table::{Card, Known};

type Step = ast::Step<Cipher>;

/// Whether the referee evaluates a continuous ability, all of it.
pub fn is_evaluated(ability: &Ability<Cipher>) -> bool {
    let Ability { kind, cost, when, given, only, body, .. } = ability;
    if *kind == Kind::Special {
        return is_special_evaluated(ability);
    }
    if *kind == Kind::Continuous && gates_are_said(ability) && replacement(ability).is_some() {
        return true;
    }
    *kind == Kind::Continuous
        && gates_are_said(ability)
        && cost.is_empty()
        && when.is_empty()
        && given.is_empty()
        && only.iter().all(readable::condition)
        && body.iter().all(is_readable)
}

/// 21.2.2.4, 21.2.2.5: what a union skill or a carnage form asks for stands beside the keyword.
fn gates_are_said(ability: &Ability<Cipher>) -> bool {
    let said = |it: Gate| match it {
        Gate::Us => !ability.only.is_empty(),
        Gate::Cf => matches!(ability.body.as_slice(), [Step::If(..)]),
        _ => false,
    };
    let rest: Vec<Gate> = ability.gates.iter().copied().filter(|it| !said(*it)).collect();
    readable::gates(&rest)
}

/// 21.2.3.1.4.2: whether the referee asks for what a special ability says: of its own card alone, that it cannot become a bond
/// or be deployed, what it costs, and which marks and range it has besides those that are printed.
fn is_special_evaluated(ability: &Ability<Cipher>) -> bool {
    let Ability { cost, when, given, only, body, .. } = ability;
    let of_itself = gates_are_said(ability)
        && cost.is_empty()
        && when.is_empty()
        && given.is_empty()
        && only.iter().all(readable::condition);
    let plain = only.is_empty() && (body.iter().all(is_kept_out) || body.iter().all(is_of_many) || is_laid_on(body));
    of_itself && (plain || body.iter().all(is_cost) || always_has(ability))
}

/// Whether a step says that a deck may hold any number of the card, or the battlefield any number of a name.
fn is_of_many(step: &Step) -> bool {
    match step {
        Step::If(cond, then) => readable::condition(cond) && then.iter().all(is_of_many),
        Step::Let(Sel::This, mods) => mods.iter().all(|it| match it {
            Modify::Can(Deed::BeDeployedBeside, sel) => readable::among(sel),
            Modify::Special(Trait::AnyCopies, ..) => true,
            _ => false,
        }),
        Step::Let(sel, mods) => {
            readable::among(sel) && mods.iter().all(|it| matches!(it, Modify::Special(Trait::AnyNumber, ..)))
        }
        _ => false,
    }
}

/// Whether a text says no more than that its card may be laid on a unit of another name.
fn is_laid_on(body: &[Step]) -> bool {
    laid_on(body)
        .is_some_and(|(cond, on)| cond.is_none_or(readable::condition) && readable::among(on) && is_one_name(on))
}

/// Of two names at once no card is.
fn is_one_name(on: &Sel<Cipher>) -> bool {
    let (Sel::Each(all) | Sel::Any(all)) = on else { return false };
    all.iter().filter(|it| matches!(it, ast::Filter::Name(_))).count() <= 1
}

/// On what a text lets its card be laid, under a condition.
fn laid_on(body: &[Step]) -> Option<(Option<&ast::Cond<Cipher>>, &Sel<Cipher>)> {
    let (cond, steps) = match body {
        [Step::If(cond, then)] => (Some(cond), then.as_slice()),
        steps => (None, steps),
    };
    let [Step::May(ast::Who::You, then)] = steps else { return None };
    match then.as_slice() {
        [Step::Do(ast::Act::Onto(Sel::This, on, Deed::LevelsUp | Deed::ClassChanges))] => Some((cond, on)),
        _ => None,
    }
}

/// Whether a deck may hold any number of a card.
pub fn has_any_copies(ability: &Ability<Cipher>) -> bool {
    let says = |it: &Step| {
        matches!(it, Step::Let(Sel::This, mods)
            if mods.iter().any(|it| matches!(it, Modify::Special(Trait::AnyCopies, ..))))
    };
    ability.kind == Kind::Special && ability.only.is_empty() && ability.body.iter().any(says)
}

/// The special abilities of a card that are evaluated, each with whether it is open.
fn specials<'e, 'a>(eval: &'e Eval<'a>) -> impl Iterator<Item = (&'a Ability<Cipher>, Known<bool>)> + use<'e, 'a> {
    let face = eval.setup.card(eval.source);
    let evaluated = face
        .into_iter()
        .flat_map(|face| face.standing.iter().filter_map(|it| face.abilities.get(usize::from(*it))?.ability.as_ref()));
    evaluated.filter(|it| it.kind == Kind::Special).map(|it| {
        let open = it.only.iter().fold(Known::Sure(true), |so, cond| and(so, || eval.holds(cond)));
        (it, open)
    })
}

/// 2.1, 14.1.1.1: whether a text of a card lets it be deployed beside a unit of its name.
pub fn may_stand_beside(setup: &Setup, state: &State, user: Seat, card: Card, twin: Card) -> Known<bool> {
    let eval = Eval { setup, state, source: card, user, slots: &[], depth: 0 };
    let mut found = None;
    for (ability, open) in specials(&eval) {
        walk(&eval, open, None, &ability.body, &mut |it| {
            if let Modify::Can(Deed::BeDeployedBeside, beside) = it.what {
                note(&mut found, card, and(it.open, || it.eval.among(twin, beside)));
            }
        });
    }
    found.map_or(Known::Sure(false), |(_, it)| it)
}

/// 2.1, 14.2.1.2: whether a text of a card lets it be laid on a unit of another name.
pub fn may_be_laid_on(setup: &Setup, state: &State, user: Seat, card: Card, unit: Card) -> Known<bool> {
    let eval = Eval { setup, state, source: card, user, slots: &[], depth: 0 };
    let mut found = None;
    for (ability, open) in specials(&eval) {
        if let Some((cond, on)) = laid_on(&ability.body) {
            let so = and(open, || cond.map_or(Known::Sure(true), |it| eval.holds(it)));
            note(&mut found, card, and(so, || eval.among(unit, on)));
        }
    }
    found.map_or(Known::Sure(false), |(_, it)| it)
}

/// 2.1, 9.2: whether a text in force lets any number of units of a unit's name stand on the battlefield.
pub fn is_one_of_many(setup: &Setup, state: &State, unit: Card) -> bool {
    let speaks = |it: &Card| setup.topics(*it) & NUMBERS != 0;
    if !Seat::BOTH.into_iter().any(|of| state.units(of).any(|it| speaks(&it))) {
        return false;
    }
    let mut many = false;
    in_force(setup, state, NUMBERS, 0, &mut |it| {
        if matches!(it.what, Modify::Special(Trait::AnyNumber, ..)) {
            many |= it.applies_to(unit).value() == Some(true);
        }
    });
    many
}

fn is_kept_out(step: &Step) -> bool {
    match step {
        Step::If(cond, then) => readable::condition(cond) && then.iter().all(is_kept_out),
        Step::Let(Sel::This, mods) => {
            mods.iter().all(|it| matches!(it, Modify::Cannot(Deed::BeBonded | Deed::BeDeployed)))
        }
        _ => false,
    }
}

/// Whether a step says what its own card costs, in the hand.
fn is_cost(step: &Step) -> bool {
    match step {
        Step::If(cond, then) => readable::condition(cond) && then.iter().all(is_cost),
        Step::Let(sel, mods) => {
            let own = match sel {
                Sel::This => true,
                Sel::Such(inner, all) => **inner == Sel::This && all.iter().all(|it| *it == IN_HAND),
                _ => false,
            };
            own && mods.iter().all(|it| match it {
                Modify::Set(Stat::Cost | Stat::ClassChangeCost, num)
                | Modify::Less(Stat::Cost | Stat::ClassChangeCost, num) => readable::number(num),
                _ => false,
            })
        }
        _ => false,
    }
}

const IN_HAND: ast::Filter<Cipher> = ast::Filter::In(ast::Who::You, Zone::Hand);

/// Whether a special ability says no more than which marks and range its card has besides those that are printed.
pub fn always_has(ability: &Ability<Cipher>) -> bool {
    let Ability { kind, gates, cost, when, given, only, body, .. } = ability;
    let plain = gates.is_empty() && cost.is_empty() && when.is_empty() && given.is_empty() && only.is_empty();
    let says = |step: &Step| match step {
        Step::Let(Sel::This, mods) => mods.iter().all(|it| match it {
            Modify::Gain(_) => true,
            Modify::Reach(range) => runs::reach(range).is_some(),
            _ => false,
        }),
        _ => false,
    };
    *kind == Kind::Special && plain && !body.is_empty() && body.iter().all(says)
}

fn is_readable(step: &Step) -> bool {
    match step {
        Step::If(cond, then) => readable::condition(cond) && then.iter().all(is_readable),
        Step::During(time, then) => readable::time(*time) && then.iter().all(is_readable),
        // So much for each of them.
        Step::Times(num, then) => {
            let adds = |it: &Step| {
                matches!(it, Step::Let(_, mods)
                    if mods.iter().all(|it| matches!(it, Modify::Add(Stat::Power, _) | Modify::Less(Stat::Power, _))))
            };
            readable::number(num) && then.iter().all(|it| adds(it) && is_readable(it))
        }
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
        Modify::Reach(range) => runs::reach(range).is_some(),
        Modify::Without(name) => name == LOST,
        Modify::Special(Trait::CannotRegain, sels, nums) => sels.is_empty() && nums.is_empty(),
        Modify::Cannot(deed) => {
            matches!(
                deed,
                Deed::Attack
                    | Deed::Critical
                    | Deed::Evade
                    | Deed::BeEvaded
                    | Deed::BeAttacked
                    | Deed::BeDestroyed
                    | Deed::BeDestroyedByAttack
                    | Deed::BeDestroyedBySkill
                    | Deed::BeDestroyedByEnemyEffect
                    | Deed::BeMoved
                    | Deed::BeMovedBySkill
                    | Deed::BeMovedByEnemySkill
                    | Deed::UseSupportSkill
            )
        }
        Modify::CannotTo(Deed::Attack | Deed::BeEvaded | Deed::BeDestroyedByAttack | Deed::Support, sel)
        | Modify::Can(Deed::AttackBeyondRange, sel) => readable::among(sel),
        _ => false,
    }
}

/// 23.1: where a unit goes instead of the retreat area when an attack defeats it, where an ability says no more than that.
fn replacement(ability: &Ability<Cipher>) -> Option<Place> {
    let by_an_attack = |it: &ast::Event<Cipher>| {
        matches!(it, ast::Event::DoesTo(Sel::This, Deed::IsDestroyedByAttack, Sel::Any(of))
            if of.as_slice() == [ast::Filter::Is(Thing::Enemy)])
    };
    let steps = match (ability.when.as_slice(), ability.body.as_slice()) {
        ([], [Step::If(ast::Cond::Happens(event), steps)]) if by_an_attack(event) => steps,
        ([event], steps) if by_an_attack(event) => &ability.body[..steps.len()],
        _ => return None,
    };
    let plain = ability.given.is_empty() && ability.only.is_empty() && ability.cost.is_empty();
    let [Step::Instead(done, left)] = steps else { return None };
    let (Some(to), Some(Zone::Retreat)) = (put_to(done), put_to(left)) else { return None };
    match to {
        Zone::Bonds if plain => Some(Place::Bonds),
        Zone::Hand if plain => Some(Place::Hand),
        _ => None,
    }
}

/// Where the card itself is put.
fn put_to(steps: &[Step]) -> Option<Zone> {
    match steps {
        [Step::Do(ast::Act::Put(Sel::This, _, zone, manners))] if manners.is_empty() => Some(*zone),
        _ => None,
    }
}

/// 23.1: what a text does with a unit that an attack has defeated, in place of its going to the retreat area. Of a unit of
/// several cards no text is known.
pub fn goes_elsewhere(setup: &Setup, state: &State, unit: Card) -> Option<Effect> {
    let alone = state.table.stack(unit).nth(1).is_none();
    if alone { replaces(setup, state, unit) } else { None }
}

/// The same of a unit of however many cards.
pub fn replaces(setup: &Setup, state: &State, unit: Card) -> Option<Effect> {
    if unit != state.battle.defender || !state.battle.beaten {
        return None;
    }
    let face = setup.card(unit)?;
    let user = state.stands(unit)?.0;
    let mut abilities = face.standing.iter().filter_map(|it| face.abilities.get(usize::from(*it))?.ability.as_ref());
    abilities.find_map(|it| {
        let eval = Eval { setup, state, source: unit, user, slots: &[], depth: 0 };
        let to = replacement(it).filter(|_| eval.is_gated(&it.gates) == Known::Sure(true))?;
        Some(Effect::Put { card: unit, to })
    })
}

/// Of what texts in force speak, as a set: what speaks of nothing that is asked is not evaluated.
pub type Topics = u16;

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
/// How far units reach.
const RANGES: Topics = 32;
/// Who may be defeated (24.1.12).
const DEFEATS: Topics = 64;
/// Whom cards may support, and which support abilities are used.
const SUPPORTS: Topics = 128;

/// Which abilities are lost.
const LOSSES: Topics = 256;

/// How many units of a name there may be.
const NUMBERS: Topics = 512;

/// The only ability by the name of which units lose one; it is a continuous one.
const LOST: &str = "Anti-Fliers";

/// Of what steps speak.
pub fn topics(steps: &[Step]) -> Topics {
    steps.iter().fold(0, |all, step| {
        all | match step {
            Step::If(_, then) | Step::During(_, then) | Step::Times(_, then) => topics(then),
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
        Modify::Reach(_) => RANGES,
        Modify::Without(_) => LOSSES,
        Modify::Special(Trait::AnyNumber, ..) => NUMBERS,
        Modify::Cannot(deed) | Modify::CannotTo(deed, _) | Modify::Can(deed, _) => topic_of_deed(*deed),
        _ => 0,
    }
}

const fn topic_of_deed(deed: Deed) -> Topics {
    match deed {
        Deed::Attack | Deed::BeAttacked | Deed::AttackBeyondRange => ATTACKS,
        Deed::BeDestroyed | Deed::BeDestroyedByAttack => DEFEATS,
        Deed::Support | Deed::UseSupportSkill => SUPPORTS,
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
    /// How often it says so.
    times: Option<&'a Num<Cipher>>,
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
    let spoken_of = setup.spoken_of() & about != 0;
    for of in Seat::BOTH.into_iter().filter(|_| spoken_of) {
        for source in state.units(of).filter(|it| setup.topics(*it) & about != 0) {
            let Some(face) = setup.card(source) else { continue };
            let eval = Eval { setup, state, source, user: of, slots: &[], depth };
            for place in &face.standing {
                let Some(ability) = face.abilities.get(usize::from(*place)).and_then(|it| it.ability.as_ref()) else {
                    continue;
                };
                let lost = lost(setup, state, source, ability, depth);
                if lost == Known::Sure(true) {
                    continue;
                }
                let open = ability.only.iter().fold(eval.is_gated(&ability.gates), |so, it| and(so, || eval.holds(it)));
                let open = and(open, || lost.map(|it| !it));
                walk(&eval, open, None, &ability.body, each);
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

/// Whether a text in force has a unit lose an ability.
fn lost(setup: &Setup, state: &State, unit: Card, ability: &Ability<Cipher>, depth: u8) -> Known<bool> {
    let takes = |it: &Card| setup.topics(*it) & LOSSES != 0;
    if ability.name != LOST || !Seat::BOTH.into_iter().any(|of| state.units(of).any(|it| takes(&it))) {
        return Known::Sure(false);
    }
    let mut found = None;
    in_force(setup, state, LOSSES, depth, &mut |it| {
        if matches!(it.what, Modify::Without(name) if *name == ability.name) {
            note(&mut found, it.by, it.applies_to(unit));
        }
    });
    found.map_or(Known::Sure(false), |(_, it)| it)
}

/// What a text has made true of a unit for a time.
pub fn held_by(setup: &Setup, held: &Held) -> impl Iterator<Item = &'static Modify<Cipher>> + use<> {
    let program = programs::program_of(setup, held.source, held.ability);
    let (what, turn) = match program.and_then(|it| it.ops.get(usize::from(held.at))) {
        Some(Op::Hold { what, until, .. }) => (what.as_slice(), *until == ast::Until::Turn),
        _ => (&[][..], false),
    };
    // For a turn, a range has a word of its own.
    what.iter().filter(move |it| match it {
        Modify::Add(..) | Modify::Less(..) | Modify::Set(..) => false,
        Modify::Reach(_) => !turn,
        _ => true,
    })
}

/// What is held of a unit is true of it; an ability that it was given is in force like one of its own.
fn holds<'a>(by: Card, eval: &Eval<'a>, what: &'a Modify<Cipher>, each: &mut dyn FnMut(Claim<'_, 'a>)) {
    let given = match what {
        Modify::Ability(name) => runs::quoted(name).and_then(|(code, number)| find(code)?.ability(number)),
        _ => return each(Claim { by, eval, open: Known::Sure(true), of: &Sel::This, what, times: None }),
    };
    if let Some(ability) = given.and_then(|it| it.ability.as_ref())
        && lost(eval.setup, eval.state, eval.source, ability, eval.depth) == Known::Sure(false)
    {
        walk(eval, Known::Sure(true), None, &ability.body, each);
    }
}

fn walk<'a>(
    eval: &Eval<'a>,
    open: Known<bool>,
    times: Option<&'a Num<Cipher>>,
    steps: &'a [Step],
    each: &mut dyn FnMut(Claim<'_, 'a>),
) {
    let mut open = open;
    for step in steps {
        if open == Known::Sure(false) {
            return;
        }
        match step {
            Step::If(cond, then) => walk(eval, and(open, || eval.holds(cond)), times, then, each),
            Step::During(time, then) => walk(eval, and(open, || Known::Sure(eval.is_time(*time))), times, then, each),
            Step::Times(num, then) => walk(eval, open, Some(num), then, each),
            Step::Only(cond) => open = and(open, || eval.holds(cond)),
            Step::Let(sel, mods) => {
                mods.iter().for_each(|what| each(Claim { by: eval.source, eval, open, of: sel, what, times }))
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
        let times = it.times.map_or(Known::Sure(1), |num| it.eval.num(num));
        power = power.and(applies).and(it.eval.num(num).and(times)).map(|((power, applies), (by, times))| {
            let by = if applies { i16::try_from(by * sign * times).unwrap_or(0) } else { 0 };
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

/// A unit's range, with what texts in force add to it.
pub fn range_at(setup: &Setup, state: &State, unit: Card, range: Known<Range>) -> Known<Range> {
    let mut range = range;
    in_force(setup, state, RANGES, 0, &mut |it| {
        let Modify::Reach(reach) = it.what else { return };
        let applies = it.applies_to(unit);
        if applies != Known::Sure(false) {
            let [one, two] = runs::reach(reach).unwrap_or_default();
            range = range.and(applies).map(|(range, applies)| match applies {
                true => Range { one: range.one || one, two: range.two || two },
                false => range,
            });
        }
    });
    range
}

/// 24.1.12.1: the card whose text in force keeps a unit from being defeated by an attack, surely or perhaps.
pub fn forbids_defeat(setup: &Setup, state: &State, attacker: Card, unit: Card) -> Option<(Card, Known<bool>)> {
    let mut found = None;
    in_force(setup, state, DEFEATS, 0, &mut |it| {
        let applies = match it.what {
            Modify::Cannot(Deed::BeDestroyed | Deed::BeDestroyedByAttack) => it.applies_to(unit),
            Modify::CannotTo(Deed::BeDestroyedByAttack, by) => and(it.applies_to(unit), || it.eval.among(attacker, by)),
            _ => return,
        };
        note(&mut found, it.by, applies);
    });
    found
}

/// 18.1.5.1.1: whether a text in force has the support of a unit by a card fail.
pub fn fails_to_support(setup: &Setup, state: &State, support: Card, unit: Card) -> Known<bool> {
    let mut found = None;
    in_force(setup, state, SUPPORTS, 0, &mut |it| {
        if let Modify::CannotTo(Deed::Support, whom) = it.what {
            note(&mut found, it.by, and(it.applies_to(support), || it.eval.among(unit, whom)));
        }
    });
    found.map_or(Known::Sure(false), |(_, it)| it)
}

/// 2.2: the card whose text keeps a unit from using its abilities of a name.
pub fn forbids_use(setup: &Setup, state: &State, user: Seat, unit: Card, name: &str) -> Option<(Card, Known<bool>)> {
    let named = |it: &&Barred| {
        it.of == user && programs::meaning(setup, it.card, it.ability).is_some_and(|it| is_barred(it, name))
    };
    if let Some(it) = state.barred.iter().find(named) {
        return Some((it.card, Known::Sure(true)));
    }
    let mut found = None;
    in_force(setup, state, 0, 0, &mut |it| {
        if matches!(it.what, Modify::CannotUse(other) if programs::is_named(other, name)) {
            note(&mut found, it.by, it.applies_to(unit));
        }
    });
    found
}

/// Whether an ability that has barred something has barred what bears a name.
fn is_barred(ability: &Ability<Cipher>, name: &str) -> bool {
    programs::is_named(&ability.name, name)
}

/// What a special ability of a card makes of what it costs; the cost itself where none does. 21.2.3.1.4.2: in force while the
/// card's information can be referred to.
pub fn cost_at(setup: &Setup, state: &State, user: Seat, card: Card, stat: Stat, cost: u8) -> Known<u8> {
    let mut cost = Known::Sure(i32::from(cost));
    let eval = Eval { setup, state, source: card, user, slots: &[], depth: 0 };
    for (ability, open) in specials(&eval) {
        walk(&eval, open, None, &ability.body, &mut |it| {
            let (num, set) = match it.what {
                Modify::Set(other, num) if *other == stat => (num, true),
                Modify::Less(other, num) if *other == stat => (num, false),
                _ => return,
            };
            cost = cost.and(it.open).and(it.eval.num(num)).map(|((cost, open), num)| match (open, set) {
                (false, _) => cost,
                (true, true) => num,
                (true, false) => cost - num,
            });
        });
    }
    cost.map(|it| u8::try_from(it.max(0)).unwrap_or(u8::MAX))
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
        walk(&eval, Known::Sure(true), None, &ability.body, &mut |it| {
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
