//! 21.2.3.1.1: continuous abilities in force. They are asked each time, and never stored.

use super::coverage::abilities;
use super::coverage::topics::{
    self, ATTACKS, DEEDS, DEFEATS, LOSSES, NUMBERS, ORBS, POWERS, RANGES, SIGNS, SUPPORTS, Topics, topic_of_deed,
};
use super::evaluate::Eval;
use super::programs;
use crate::cards::ast::{self, Ability, Modify, Num, Sel};
use crate::cards::run::Op;
use crate::games::cipher::cards::Range;
use crate::games::cipher::cards::face::find;
use crate::games::cipher::cards::vocabulary::{Cipher, Deed, Sign, Stat, Trait};
use crate::games::cipher::facts::Breach;
use crate::games::cipher::state::{Barred, Held, Setup, State};
use crate::games::cipher::{Cipher as Game, Clause};
use crate::judge::Sink;
use crate::log::Seat;
use crate::table::{Card, Known};

type Step = ast::Step<Cipher>;

/// 2.1, 9.2: whether a text in force lets any number of units of a unit's name stand on the battlefield.
pub fn is_one_of_many(setup: &Setup, state: &State, unit: Card) -> bool {
    let mut many = false;
    in_force(setup, state, NUMBERS, &[unit], 0, &mut |applied| {
        if matches!(applied.what, Modify::Special(Trait::AnyNumber, ..)) {
            many |= applied.applies_to(unit).value() == Some(true);
        }
    });
    many
}

/// The only ability by the name of which units lose one; it is a continuous one.
pub const LOST: &str = "Anti-Fliers";

/// What a text in force says.
pub struct Claim<'e, 'a> {
    /// The card whose text it is.
    pub by: Card,
    /// How its words are read.
    pub eval: &'e Eval<'a>,
    /// Whether it is in force.
    pub open: Known<bool>,
    /// Of what it speaks.
    pub of: &'a Sel<Cipher>,
    /// What it says of that.
    pub what: &'a Modify<Cipher>,
    /// How often it says so.
    pub times: Option<&'a Num<Cipher>>,
}

impl Claim<'_, '_> {
    /// Whether it is in force, and speaks of a card.
    fn applies_to(&self, card: Card) -> Known<bool> {
        self.open.both(|| self.eval.among(card, self.of))
    }
}

/// Goes through what is true by the continuous abilities in force that speak of a topic: of some of the cards `on` which they
/// are asked for. What a text says of its own unit alone is not evaluated where that is none of these.
#[inline]
fn in_force<'a>(
    setup: &'a Setup,
    state: &'a State,
    about: Topics,
    on: &[Card],
    depth: u8,
    each: &mut dyn FnMut(Claim<'_, 'a>),
) {
    let spoken_of = setup.spoken_of() & topics::asked(about, true) != 0;
    for of in Seat::BOTH.into_iter().filter(|_| spoken_of) {
        for source in state.units(of) {
            let asked = topics::asked(about, on.contains(&source));
            if setup.topics(source) & asked == 0 {
                continue;
            }
            let Some(face) = setup.card(source) else { continue };
            let eval = Eval { setup, state, source, user: of, slots: &[], depth };
            for ability in face.standing.iter().filter(|it| it.topics & asked != 0).filter_map(|it| it.of(face)) {
                speaks(&eval, about, ability, each);
            }
        }
    }
    for held in &state.held {
        let itself = on.contains(&held.unit);
        let user = state.stands(held.unit).map_or(held.unit.owner(), |(user, _)| user);
        let own = Eval { setup, state, source: held.unit, user, slots: &[], depth };
        // Whom else it speaks of is said by the text that says it.
        let said = Eval { user: held.source.owner(), ..own };
        // An ability that it was given may speak of others.
        held_by(setup, held).filter(|it| itself || matches!(it, Modify::Ability(_))).for_each(|change| match change {
            Modify::CannotTo(..) | Modify::Can(..) => holds(held.source, &said, about, change, each),
            _ => holds(held.source, &own, about, change, each),
        });
    }
}

/// Whether a text in force has a unit lose an ability. What takes abilities away is no ability that units lose ([`LOST`]): who
/// asks for that asks no further.
fn lost(eval: &Eval<'_>, about: Topics, ability: &Ability<Cipher>) -> Known<bool> {
    let Eval { setup, state, source: unit, depth, .. } = *eval;
    let takes = |it: &Card| setup.topics(*it) & topics::asked(LOSSES, true) != 0;
    let asks = about != LOSSES && ability.name == LOST;
    if !asks || !Seat::BOTH.into_iter().any(|of| state.units(of).any(|it| takes(&it))) {
        return Known::Sure(false);
    }
    let mut found = None;
    in_force(setup, state, LOSSES, &[unit], depth, &mut |applied| {
        if matches!(applied.what, Modify::Without(name) if *name == ability.name) {
            note(&mut found, applied.by, applied.applies_to(unit));
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
    what.iter().filter(move |modification| match modification {
        Modify::Add(..) | Modify::Less(..) | Modify::Set(..) => false,
        Modify::Reach(_) => !turn,
        _ => true,
    })
}

/// What is held of a unit is true of it; an ability that it was given is in force like one of its own.
fn holds<'a>(by: Card, eval: &Eval<'a>, about: Topics, what: &'a Modify<Cipher>, each: &mut dyn FnMut(Claim<'_, 'a>)) {
    let given = match what {
        Modify::Ability(name) => abilities::quoted(name).and_then(|(code, number)| find(code)?.ability(number)),
        _ => return each(Claim { by, eval, open: Known::Sure(true), of: &Sel::This, what, times: None }),
    };
    if let Some(ability) = given.and_then(|it| it.ability.as_ref()) {
        speaks(eval, about, ability, each);
    }
}

/// What a continuous ability says, as far as it is in force.
fn speaks<'a>(eval: &Eval<'a>, about: Topics, ability: &'a Ability<Cipher>, each: &mut dyn FnMut(Claim<'_, 'a>)) {
    let lost = lost(eval, about, ability);
    if lost != Known::Sure(true) {
        let open = ability.only.iter().fold(eval.is_gated(&ability.gates), |so, it| so.both(|| eval.holds(it)));
        walk(eval, open.both(|| lost.negated()), None, &ability.body, each);
    }
}

/// What steps say of units.
pub fn walk<'a>(
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
            Step::If(cond, then) => walk(eval, open.both(|| eval.holds(cond)), times, then, each),
            Step::During(time, then) => walk(eval, open.both(|| Known::Sure(eval.is_time(*time))), times, then, each),
            Step::Times(num, then) => walk(eval, open, Some(num), then, each),
            Step::Only(cond) => open = open.both(|| eval.holds(cond)),
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
    powers_given(setup, state, unit, depth, &mut |_, by| {
        power = power.and(by).map(|(power, by)| power.saturating_add(by));
    });
    power
}

/// What each text in force adds to a unit's power, or may add.
pub fn powers_given(setup: &Setup, state: &State, unit: Card, depth: u8, each: &mut dyn FnMut(Card, Known<i16>)) {
    in_force(setup, state, POWERS, &[unit], depth, &mut |applied| {
        let (num, sign) = match applied.what {
            Modify::Add(Stat::Power, num) => (num, 1),
            Modify::Less(Stat::Power, num) => (num, -1),
            _ => return,
        };
        let applies = applied.applies_to(unit);
        if applies == Known::Sure(false) {
            return;
        }
        let times = applied.times.map_or(Known::Sure(1), |num| applied.eval.num(num));
        let by = applies.and(applied.eval.num(num).and(times)).map(|(applies, (by, times))| match applies {
            true => i16::try_from(by * sign * times).unwrap_or(0),
            false => 0,
        });
        each(applied.by, by);
    });
}

/// Whether a continuous ability of a unit, by its place on the card, is in force for a card.
pub fn reaches(setup: &Setup, state: &State, source: Card, place: usize, card: Card) -> Known<bool> {
    let ability = setup.card(source).and_then(|it| it.abilities.get(place)?.ability.as_ref());
    let mut found = None;
    if let (Some(ability), Some((user, _))) = (ability, state.stands(source)) {
        let eval = Eval { setup, state, source, user, slots: &[], depth: 0 };
        speaks(&eval, POWERS, ability, &mut |it| note(&mut found, source, it.applies_to(card)));
    }
    found.map_or(Known::Sure(false), |(_, it)| it)
}

/// Whether a text in force gives a unit a mark.
pub fn gains(setup: &Setup, state: &State, unit: Card, sign: Sign, depth: u8) -> Known<bool> {
    let mut found = None;
    in_force(setup, state, SIGNS, &[unit], depth, &mut |applied| {
        if *applied.what == Modify::Gain(sign) {
            note(&mut found, applied.by, applied.applies_to(unit));
        }
    });
    found.map_or(Known::Sure(false), |(_, it)| it)
}

/// A unit's range, with what texts in force add to it.
pub fn range_at(setup: &Setup, state: &State, unit: Card, range: Known<Range>) -> Known<Range> {
    let mut range = range;
    in_force(setup, state, RANGES, &[unit], 0, &mut |applied| {
        let Modify::Reach(reach) = applied.what else { return };
        let applies = applied.applies_to(unit);
        if applies != Known::Sure(false) {
            let [one, two] = abilities::reach(reach).unwrap_or_default();
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
    in_force(setup, state, DEFEATS, &[unit], 0, &mut |applied| {
        let applies = match applied.what {
            Modify::Cannot(Deed::BeDestroyed | Deed::BeDestroyedByAttack) => applied.applies_to(unit),
            Modify::CannotTo(Deed::BeDestroyedByAttack, by) => {
                applied.applies_to(unit).both(|| applied.eval.among(attacker, by))
            }
            _ => return,
        };
        note(&mut found, applied.by, applies);
    });
    found
}

/// 18.1.5.1.1: whether a text in force has the support of a unit by a card fail.
pub fn fails_to_support(setup: &Setup, state: &State, support: Card, unit: Card) -> Known<bool> {
    let mut found = None;
    in_force(setup, state, SUPPORTS, &[support], 0, &mut |applied| {
        if let Modify::CannotTo(Deed::Support, whom) = applied.what {
            note(&mut found, applied.by, applied.applies_to(support).both(|| applied.eval.among(unit, whom)));
        }
    });
    found.map_or(Known::Sure(false), |(_, it)| it)
}

/// 2.2: the card whose text keeps a unit from using its abilities of a name.
pub fn forbids_use(setup: &Setup, state: &State, user: Seat, unit: Card, name: &str) -> Option<(Card, Known<bool>)> {
    let named = |barred: &&Barred| {
        barred.of == user && programs::meaning(setup, barred.card, barred.ability).is_some_and(|it| is_barred(it, name))
    };
    if let Some(it) = state.barred.iter().find(named) {
        return Some((it.card, Known::Sure(true)));
    }
    let mut found = None;
    in_force(setup, state, 0, &[unit], 0, &mut |applied| {
        if matches!(applied.what, Modify::CannotUse(other) if programs::is_named(other, name)) {
            note(&mut found, applied.by, applied.applies_to(unit));
        }
    });
    found
}

/// Whether an ability that has barred something has barred what bears a name.
fn is_barred(ability: &Ability<Cipher>, name: &str) -> bool {
    programs::is_named(&ability.name, name)
}

/// Whether a text in force has a unit's attack destroy two orbs (9.3.2.1.1).
pub fn destroys_two_orbs(setup: &Setup, state: &State, unit: Card) -> bool {
    let mut two = false;
    in_force(setup, state, ORBS, &[unit], 0, &mut |applied| {
        if matches!(applied.what, Modify::Set(Stat::Orbs, _)) {
            two |= applied.applies_to(unit).value() == Some(true);
        }
    });
    two
}

/// 2.2: the card whose text in force keeps a unit from a deed, surely or perhaps.
pub fn forbids(setup: &Setup, state: &State, unit: Card, deed: Deed) -> Option<(Card, Known<bool>)> {
    let mut found = None;
    in_force(setup, state, topic_of_deed(deed), &[unit], 0, &mut |applied| {
        if matches!(applied.what, Modify::Cannot(other) if *other == deed) {
            note(&mut found, applied.by, applied.applies_to(unit));
        }
    });
    found
}

/// 2.2: the card whose text in force keeps a unit from attacking another, surely or perhaps.
pub fn forbids_attack(setup: &Setup, state: &State, unit: Card, on: Card) -> Option<(Card, Known<bool>)> {
    let mut found = None;
    in_force(setup, state, ATTACKS, &[unit, on], 0, &mut |applied| {
        let applies = match applied.what {
            Modify::Cannot(Deed::Attack) => applied.applies_to(unit),
            Modify::Cannot(Deed::BeAttacked) => applied.applies_to(on),
            Modify::CannotTo(Deed::Attack, at) => applied.applies_to(unit).both(|| applied.eval.among(on, at)),
            _ => return,
        };
        note(&mut found, applied.by, applies);
    });
    found
}

/// 2.2: the card whose text in force keeps an attack by one unit from being evaded by another, surely or perhaps.
pub fn forbids_evasion(setup: &Setup, state: &State, attacker: Card, defender: Card) -> Option<(Card, Known<bool>)> {
    let mut found = None;
    in_force(setup, state, DEEDS, &[attacker, defender], 0, &mut |applied| {
        let applies = match applied.what {
            Modify::Cannot(Deed::BeEvaded) => applied.applies_to(attacker),
            Modify::Cannot(Deed::Evade) => applied.applies_to(defender),
            Modify::CannotTo(Deed::BeEvaded, by) => {
                applied.applies_to(attacker).both(|| applied.eval.among(defender, by))
            }
            _ => return,
        };
        note(&mut found, applied.by, applies);
    });
    found
}

/// 2.2: whether a text in force lets a unit attack another that is out of its range (20).
pub fn reaches_beyond(setup: &Setup, state: &State, unit: Card, on: Card) -> Known<bool> {
    let mut found = None;
    in_force(setup, state, ATTACKS, &[unit], 0, &mut |applied| {
        if let Modify::Can(Deed::AttackBeyondRange, at) = applied.what {
            note(&mut found, applied.by, applied.applies_to(unit).both(|| applied.eval.among(on, at)));
        }
    });
    found.map_or(Known::Sure(false), |(_, it)| it)
}

/// Says that what a text in force forbids is done all the same (2.2).
pub fn check(found: Option<(Card, Known<bool>)>, sink: &mut Sink<Game>, fact: impl FnOnce(Card) -> Breach) {
    if let Some((source, forbidden)) = found {
        sink.require(Clause::C2_2, forbidden.negated(), || fact(source));
    }
}

/// What is sure is noted before what may be.
pub fn note(found: &mut Option<(Card, Known<bool>)>, source: Card, applies: Known<bool>) {
    let sure = applies == Known::Sure(true);
    if applies.value() != Some(false) && (found.is_none() || sure) {
        *found = Some((source, applies));
    }
}
