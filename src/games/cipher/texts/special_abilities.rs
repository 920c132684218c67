//! 21.2.3.1.4: special abilities of cards, which are in force wherever the information of their card can be referred to.

use super::continuous::{note, walk};
use super::coverage::static_abilities::gates_are_said;
use super::coverage::{abilities, expressions};
use super::evaluate::Eval;
use crate::cards::ast::{self, Ability, Kind, Modify, Sel};
use crate::cards::compile::Grade;
use crate::games::cipher::cards::vocabulary::{Cipher, Deed, Stat, Trait, Zone};
use crate::games::cipher::state::{Setup, State};
use crate::log::Seat;
use crate::table::{Card, Known};

type Step = ast::Step<Cipher>;

/// 21.2.3.1.4.2: whether the referee asks for what a special ability says: of its own card alone, that it cannot become a bond
/// or be deployed, what it costs, and which marks and range it has besides those that are printed.
pub fn is_special_evaluated(ability: &Ability<Cipher>) -> bool {
    let Ability { cost, when, given, only, body, .. } = ability;
    let of_itself = gates_are_said(ability)
        && cost.is_empty()
        && when.is_empty()
        && given.is_empty()
        && only.iter().all(expressions::condition);
    let plain = only.is_empty() && (body.iter().all(is_kept_out) || body.iter().all(is_of_many) || is_laid_on(body));
    of_itself && (plain || body.iter().all(is_cost) || always_has(ability))
}

/// Whether a step says that a deck may hold any number of the card, or the battlefield any number of a name.
fn is_of_many(step: &Step) -> bool {
    match step {
        Step::If(cond, then) => expressions::condition(cond) && then.iter().all(is_of_many),
        Step::Let(Sel::This, mods) => mods.iter().all(|modification| match modification {
            Modify::Can(Deed::BeDeployedBeside, sel) => expressions::among(sel),
            Modify::Special(Trait::AnyCopies, ..) => true,
            _ => false,
        }),
        Step::Let(sel, mods) => {
            expressions::among(sel) && mods.iter().all(|it| matches!(it, Modify::Special(Trait::AnyNumber, ..)))
        }
        _ => false,
    }
}

/// Whether a text says no more than that its card may be laid on a unit of another name.
fn is_laid_on(body: &[Step]) -> bool {
    laid_on(body)
        .is_some_and(|(cond, on)| cond.is_none_or(expressions::condition) && expressions::among(on) && is_one_name(on))
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
    let says = |step: &Step| {
        matches!(step, Step::Let(Sel::This, mods)
            if mods.iter().any(|it| matches!(it, Modify::Special(Trait::AnyCopies, ..))))
    };
    ability.kind == Kind::Special && ability.only.is_empty() && ability.body.iter().any(says)
}

/// The special abilities of a card that are evaluated, each with whether it is open.
fn specials<'e, 'a>(eval: &'e Eval<'a>) -> impl Iterator<Item = (&'a Ability<Cipher>, Known<bool>)> + use<'e, 'a> {
    let face = eval.setup.card(eval.source);
    let evaluated = face.into_iter().flat_map(|face| face.standing.iter().filter_map(|it| it.of(face)));
    evaluated.filter(|it| it.kind == Kind::Special).map(|ability| {
        let open = ability.only.iter().fold(Known::Sure(true), |so, cond| so.both(|| eval.holds(cond)));
        (ability, open)
    })
}

/// 2.1, 14.1.1.1: whether a text of a card lets it be deployed beside a unit of its name.
pub fn may_stand_beside(setup: &Setup, state: &State, user: Seat, card: Card, twin: Card) -> Known<bool> {
    let eval = Eval { setup, state, source: card, user, slots: &[], depth: 0 };
    let mut found = None;
    for (ability, open) in specials(&eval) {
        walk(&eval, open, None, &ability.body, &mut |stated| {
            if let Modify::Can(Deed::BeDeployedBeside, beside) = stated.what {
                note(&mut found, card, stated.open.both(|| stated.eval.among(twin, beside)));
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
            let so = open.both(|| cond.map_or(Known::Sure(true), |it| eval.holds(it)));
            note(&mut found, card, so.both(|| eval.among(unit, on)));
        }
    }
    found.map_or(Known::Sure(false), |(_, it)| it)
}

fn is_kept_out(step: &Step) -> bool {
    match step {
        Step::If(cond, then) => expressions::condition(cond) && then.iter().all(is_kept_out),
        Step::Let(Sel::This, mods) => {
            mods.iter().all(|it| matches!(it, Modify::Cannot(Deed::BeBonded | Deed::BeDeployed)))
        }
        _ => false,
    }
}

/// Whether a step says what its own card costs, in the hand.
fn is_cost(step: &Step) -> bool {
    match step {
        Step::If(cond, then) => expressions::condition(cond) && then.iter().all(is_cost),
        Step::Let(sel, mods) => {
            let own = match sel {
                Sel::This => true,
                Sel::Such(inner, all) => **inner == Sel::This && all.iter().all(|it| *it == IN_HAND),
                _ => false,
            };
            own && mods.iter().all(|modification| match modification {
                Modify::Set(Stat::Cost | Stat::ClassChangeCost, num)
                | Modify::Less(Stat::Cost | Stat::ClassChangeCost, num) => expressions::number(num),
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
        Step::Let(Sel::This, mods) => mods.iter().all(|modification| match modification {
            Modify::Gain(_) => true,
            Modify::Reach(range) => abilities::reach(range).is_some(),
            _ => false,
        }),
        _ => false,
    };
    *kind == Kind::Special && plain && !body.is_empty() && body.iter().all(says)
}

/// What a special ability of a card makes of what it costs; the cost itself where none does. 21.2.3.1.4.2: in force while the
/// card's information can be referred to.
pub fn cost_at(setup: &Setup, state: &State, user: Seat, card: Card, stat: Stat, cost: u8) -> Known<u8> {
    let mut cost = Known::Sure(i32::from(cost));
    let eval = Eval { setup, state, source: card, user, slots: &[], depth: 0 };
    for (ability, open) in specials(&eval) {
        walk(&eval, open, None, &ability.body, &mut |stated| {
            let (num, set) = match stated.what {
                Modify::Set(other, num) if *other == stat => (num, true),
                Modify::Less(other, num) if *other == stat => (num, false),
                _ => return,
            };
            cost = cost.and(stated.open).and(stated.eval.num(num)).map(|((cost, open), num)| match (open, set) {
                (false, _) => cost,
                (true, true) => num,
                (true, false) => cost - num,
            });
        });
    }
    cost.map(|it| u8::try_from(it.max(0)).unwrap_or(u8::MAX))
}

/// 2.2, 21.2.3.1.4.2: whether a special ability of a card that is no unit yet keeps it from something; none where none of its
/// texts that are evaluated speaks of that.
pub fn keeps_out(setup: &Setup, state: &State, user: Seat, card: Card, deed: Deed) -> Option<Known<bool>> {
    let face = setup.card(card)?;
    let eval = Eval { setup, state, source: card, user, slots: &[], depth: 0 };
    let whole = face.abilities.iter().filter(|it| it.grade == Grade::Whole).filter_map(|it| it.ability.as_ref());
    let mut found = None;
    for ability in whole.filter(|it| it.kind == Kind::Special && it.body.iter().all(is_of_itself)) {
        walk(&eval, Known::Sure(true), None, &ability.body, &mut |stated| {
            if matches!(stated.what, Modify::Cannot(other) if *other == deed) {
                found = Some(stated.open);
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
        Step::If(cond, then) => expressions::condition(cond) && then.iter().all(is_of_itself),
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
