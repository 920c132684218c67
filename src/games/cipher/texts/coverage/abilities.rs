//! Which abilities the referee carries out. What is not listed here leaves an ability as it is told by the log: its body is
//! unmodelled, its shell judged.

use super::expressions;
use super::topics::is_asked;
use crate::cards::ast::{self, Ability, Count, Kind, Limit, Modify, Num, Until};
use crate::cards::compile::Grade;
use crate::cards::run::{self, Op, Program};
use crate::games::cipher::cards::pool::Modelled;
use crate::games::cipher::cards::vocabulary::{Cipher, Deed, Gate, Manner, Stat, State as Is, Time, Zone};
use crate::games::cipher::texts::trigger_events;

type Act = ast::Act<Cipher>;
type Sel = ast::Sel<Cipher>;
type Cond = ast::Cond<Cipher>;

/// The program of an ability that the referee carries out; none where some of it does not run.
pub fn program(it: &Modelled) -> Option<Program<Cipher>> {
    let ability = it.ability.as_ref().filter(|_| it.grade == Grade::Whole)?;
    let runs = is_set_off(ability)
        && gates(ability)
        && matches!(ability.limit, Limit::None | Limit::Turn(1))
        && ability.given.iter().all(condition)
        && ability.only.iter().all(|it| condition(it) || is_not_by_an_effect(ability, it));
    let program = Program::with(ability, &run::settled(&ability.body)).filter(|_| runs)?;
    let is_paid = cost_of(&program).iter().all(|it| matches!(it, Op::Act(act) if cost(act)));
    (is_paid && program.ops.iter().all(operation)).then_some(program)
}

/// Whether an ability is set off unless it comes about through the effect of another.
fn is_not_by_an_effect(ability: &Ability<Cipher>, cond: &Cond) -> bool {
    ability.kind == Kind::Triggered && trigger_events::is_not_by_an_effect(cond)
}

/// The operations of a cost, wherever it is paid.
pub fn cost_of(program: &Program<Cipher>) -> &[Op<Cipher>] {
    let pays = program.ops.iter().position(|it| matches!(it, Op::Pay { .. }));
    let Some(from) = pays else { return &program.ops[..usize::from(program.effect)] };
    program.ops[from + 1..].split(|it| *it == Op::Paid).next().unwrap_or_default()
}

fn is_set_off(ability: &Ability<Cipher>) -> bool {
    match ability.kind {
        Kind::Activated => ability.when.is_empty() && ability.given.is_empty(),
        Kind::Triggered => !ability.when.is_empty() && ability.when.iter().all(trigger_events::is_seen),
        Kind::AttackSupport | Kind::DefenceSupport | Kind::Support => {
            let pays_later = ability.body.iter().any(run::pays);
            // 18.1.18.1
            let late = ability.when.as_slice() == [ast::Event::Ends(Time::Battle)];
            (ability.when.is_empty() || late) && ability.given.is_empty() && (ability.cost.is_empty() || pays_later)
        }
        Kind::Continuous | Kind::Special | Kind::Spell => false,
    }
}

/// 21.2.2.1: a formation is what its cost asks for.
fn gates(ability: &Ability<Cipher>) -> bool {
    // 21.2.2.4: the bonds that a union skill asks for stand beside it.
    let said = |it: Gate| it == Gate::Fs || (it == Gate::Us && !ability.only.is_empty());
    let rest: Vec<Gate> = ability.gates.iter().copied().filter(|it| !said(*it)).collect();
    expressions::gates(&rest)
}

/// Whether a condition is evaluated.
pub fn condition(it: &Cond) -> bool {
    match it {
        Cond::Happened(event, cmp, num) => trigger_events::is_remembered(event, *cmp, num),
        Cond::All(all) | Cond::Any(all) => all.iter().all(condition),
        Cond::Not(other) => condition(other),
        other => expressions::condition(other),
    }
}

fn operation(op: &Op<Cipher>) -> bool {
    match op {
        Op::Act(it) => act(it),
        Op::If { cond, .. } => condition(cond),
        Op::During { time, .. } => expressions::time(*time),
        // 24.1.9: for the rest of the game the own units cannot use an ability.
        Op::Hold { until: Until::Match, what, .. } => matches!(what.as_slice(), [Modify::CannotUse(_)]),
        Op::Hold { until, who, what } => lasts(until) && one_of(who) && what.iter().all(|it| modification(it, until)),
        Op::May { who, .. } => matches!(who, ast::Who::You | ast::Who::Opponent),
        Op::Whether { cond, .. } => condition(cond),
        Op::Pay { .. } | Op::Paid | Op::IfDone { .. } | Op::Jump(_) => true,
        // 18.1.17
        Op::Later { event, .. } => *event == ast::Event::Ends(Time::Battle),
        Op::Option { .. } | Op::Timed { .. } => false,
    }
}

const fn lasts(until: &Until<Cipher>) -> bool {
    matches!(until, Until::Battle | Until::Turn | Until::NextTurn(ast::Who::You | ast::Who::Opponent))
}

fn modification(it: &Modify<Cipher>, until: &Until<Cipher>) -> bool {
    match it {
        Modify::Add(Stat::Power, num) | Modify::Less(Stat::Power, num) => expressions::number(num),
        Modify::Set(Stat::Orbs, Num::Lit(2)) => true,
        Modify::Set(Stat::Support, num) => *until == Until::Battle && expressions::number(num),
        Modify::Times(Stat::Power, num) => matches!(num, Num::Lit(2 | 3)),
        Modify::Reach(range) => *until != Until::Battle && reach(range).is_some(),
        Modify::Gain(_) | Modify::CannotUse(_) => true,
        // 18.1.8: what cannot be moved at all is asked for standing effects only.
        Modify::Cannot(deed) => *deed != Deed::BeMoved && is_asked(*deed),
        Modify::CannotTo(Deed::Attack | Deed::BeEvaded | Deed::BeDestroyedByAttack, sel)
        | Modify::Can(Deed::AttackBeyondRange, sel) => {
            // What a text has found is not remembered beyond it.
            matches!(sel, Sel::Each(_) | Sel::Any(_) | Sel::Role(..)) && expressions::among(sel)
        }
        Modify::Ability(name) => quoted(name).is_some(),
        _ => false,
    }
}

/// The rows that a range includes: 1 and 2; none for a range that this edition does not have.
pub fn reach(range: &str) -> Option<[bool; 2]> {
    match range {
        "1" => Some([true, false]),
        "2" => Some([false, true]),
        "1-2" => Some([true, true]),
        _ => None,
    }
}

/// The card that prints an ability which other texts give by its name, and the ability's number.
pub fn quoted(name: &str) -> Option<(&'static str, u8)> {
    match name {
        "Anti-Fliers" => Some(("B01-014", 2)),
        _ => None,
    }
}

/// Whether a cost can be paid act by act.
fn cost(it: &Act) -> bool {
    let payable = matches!(
        it,
        Act::Turn(..)
            | Act::Rest(_)
            | Act::Put(..)
            | Act::Destroy(_)
            | Act::Move(_)
            | Act::Reveal(_)
            | Act::Under(..)
            | Act::Choose(_)
    );
    payable && act(it)
}

/// Whether an act is carried out.
fn act(it: &Act) -> bool {
    match it {
        Act::Choose(sel) | Act::ChooseBlind(sel) => matches!(sel, Sel::As(pick, _) if chosen(pick)),
        Act::Turn(sel, is) => matches!(is, Is::FaceDown | Is::FaceUp | Is::EitherFace) && selection(sel),
        Act::MoveTo(sel, zone) => matches!(zone, Zone::Front | Zone::Back) && selection(sel),
        Act::MoveBeside(sel, other) => selection(sel) && one_of(other),
        // 24.1.13.1
        Act::Under(sel, unit) => *sel != Sel::Rest && sel != unit && selection(sel) && one_of(unit),
        Act::Onto(sel, unit, deed) => {
            matches!(deed, Deed::LevelsUp | Deed::ClassChanges) && selection(sel) && one_of(unit)
        }
        Act::Redirect(sel, from) | Act::Crown(from, sel) => one_of(sel) && one_of(from),
        Act::Rest(sel) | Act::Ready(sel) | Act::Destroy(sel) | Act::Move(sel) | Act::Reveal(sel) | Act::Look(sel) => {
            selection(sel)
        }
        Act::Put(sel, _, zone, manners) => selection(sel) && can_be_put(*zone, manners),
        Act::Draw(num) => expressions::number(num),
        Act::Shuffle => true,
        Act::Deploy(sel, manners) => {
            let known = |it: &Manner| matches!(it, Manner::Front | Manner::Back | Manner::Rested);
            selection(sel) && manners.len() <= 2 && manners.iter().all(known)
        }
        Act::By(who, it) => {
            let done = matches!(
                **it,
                Act::Choose(_)
                    | Act::Draw(_)
                    | Act::ChooseBlind(_)
                    | Act::Reveal(_)
                    | Act::Put(..)
                    | Act::Destroy(_)
                    | Act::Rest(_)
                    | Act::Move(_)
            );
            *who == ast::Who::Opponent && done && act(it)
        }
        _ => false,
    }
}

fn can_be_put(zone: Zone, manners: &[Manner]) -> bool {
    match zone {
        Zone::Bonds => matches!(manners, [] | [Manner::FaceDown]),
        Zone::Hand | Zone::Retreat | Zone::Orbs | Zone::Boundless => manners.is_empty(),
        Zone::Deck => manners == [Manner::Top] || manners == [Manner::Top, Manner::AnyOrder],
        _ => false,
    }
}

fn selection(sel: &Sel) -> bool {
    match sel {
        Sel::As(inner, _) => selection(inner),
        Sel::Pick(..) | Sel::Any(_) => chosen(sel),
        other => one_of(other),
    }
}

/// Whether things are found without anybody choosing.
fn one_of(sel: &Sel) -> bool {
    match sel {
        Sel::This | Sel::Slot(_) | Sel::Rest => true,
        Sel::As(inner, _) => one_of(inner),
        Sel::Role(..) | Sel::RoleOf(..) => expressions::one(sel),
        Sel::Such(inner, all) => one_of(inner) && expressions::filters(all),
        Sel::Each(all) => expressions::filters(all),
        Sel::Top(_, num) => expressions::number(num),
        Sel::Both(all) => all.iter().all(one_of),
        _ => false,
    }
}

fn chosen(sel: &Sel) -> bool {
    match sel {
        Sel::Pick(count, all) => {
            let differ =
                |it: &ast::Filter<Cipher>| matches!(it, ast::Filter::Distinct(Stat::Name | Stat::Cost | Stat::Color));
            let rest: Vec<_> = all.iter().filter(|it| !differ(it)).cloned().collect();
            counted(count) && expressions::filters(&rest)
        }
        Sel::Any(all) => expressions::filters(all),
        _ => false,
    }
}

fn counted(count: &Count<Cipher>) -> bool {
    match count {
        Count::Exactly(num) | Count::UpTo(num) => expressions::number(num),
        Count::Any => true,
    }
}

#[cfg(test)]
mod tests {
    use crate::cards::ast::Kind;
    use crate::cards::compile::Grade;
    use crate::games::cipher::cards::CARDS;
    use crate::games::cipher::cards::face::find;
    use crate::games::cipher::cards::pool::{Modelled, Pool};

    /// What of the pool is carried out or evaluated, and of which abilities only the shell is judged.
    #[test]
    fn how_much_runs() {
        let (mut whole, mut run, mut standing) = (0, 0, 0);
        for card in Pool::shipped().cards() {
            let Some(face) = card.codes.first().and_then(|it| find(it)) else { continue };
            let abilities = face.abilities.iter().chain(&face.supports);
            whole += abilities.clone().filter(|it| it.grade == Grade::Whole).count();
            run += face.runs.iter().flatten().count();
            standing += face.standing.len();
        }
        println!("{whole} whole, {run} run, {standing} stand");
        assert!(whole > 3_000 && run > 1_000 && standing > 500, "{whole} {run} {standing}");
    }

    /// All abilities of the starter decks are carried out or evaluated.
    #[test]
    fn starter_decks_run_whole() {
        // What a special ability forbids, and who fails to support, no program says.
        let passive =
            |it: &Modelled| it.ability.as_ref().is_some_and(|it| matches!(it.kind, Kind::Special | Kind::Continuous));
        for card in CARDS {
            let Some(face) = find(card.code) else { panic!("{} is not in the pool", card.code) };
            for (place, (it, program)) in face.abilities.iter().chain(&face.supports).zip(&face.runs).enumerate() {
                let stands = face.stands(place);
                assert!(program.is_some() || stands || passive(it), "{} {}: {it:?}", card.code, place + 1);
            }
        }
    }
}
