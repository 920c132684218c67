//! Which abilities the referee carries out. What is not listed here leaves an ability as the log tells it: unmodelled.

use super::references;
use crate::cards::ast::{self, Ability, Cmp, Count, Event, Kind, Modify, Until, Who};
use crate::cards::compile::Grade;
use crate::cards::run::{Op, Program};
use crate::cards::shape;
use crate::cards::typed::to_term;
use crate::games::evolve::cards::pool::{Modelled, Read};
use crate::games::evolve::cards::vocabulary::{
    Deed, Evolve, Gate, Is, Manner, Role, Special, Stat, Thing, Time, Trait, Zone,
};
use crate::games::evolve::log::words::Counter;
use crate::games::evolve::texts::{event_history, names, picks, stack_counters, variable_x};

type Act = ast::Act<Evolve>;
type Cond = ast::Cond<Evolve>;
type Filter = ast::Filter<Evolve>;
type Num = ast::Num<Evolve>;
type Sel = ast::Sel<Evolve>;

/// The program of an ability that the referee carries out; none where some of it does not run.
pub fn program(it: &Modelled) -> Option<Program<Evolve>> {
    let ability = it.ability.as_ref().filter(|_| it.read == Read::Grade(Grade::Whole))?;
    let evolves = ability.gates[..] == [Gate::Evolve] && names::evolves_into(ability).is_some();
    let fits = |it: &&Ability<Evolve>| if evolves { it.only.iter().all(condition) } else { is_used(it) };
    let ability = Some(ability).filter(fits)?;
    let program = Program::with(ability, &stack_counters::unrolled(&ability.body)).map(takes_counters)?;
    let program = if evolves { pays_only(program) } else { program };
    let effect = usize::from(program.effect);
    // 10.4.7.3: whether a spell's player pays for a part of its text no word of a log says.
    let unsaid = ability.kind == Kind::Spell && program.ops.iter().any(|it| matches!(it, Op::Pay { .. }));
    let runs = !unsaid
        && knows_x(ability, &program)
        && ability.body.iter().all(options)
        && program.ops[..effect].iter().all(cost)
        && rest_of(&program)
        && leaves_out(&program)
        && references::is_bound(ability, &program);
    runs.then_some(program)
}

/// 5.2.1.2.2, 10.6.2.2.2: whether X, where the text speaks of it, is what is paid for an automatic ability: its player says so.
fn knows_x(ability: &Ability<Evolve>, program: &Program<Evolve>) -> bool {
    match variable_x::is_paid(program) {
        true => ability.kind == Kind::Triggered && ability.only.is_empty(),
        false => !to_term(&ability.body).is_ok_and(|it| shape::speaks_of_x(&it)),
    }
}

/// Whether so many options are chosen as the text says, or one of two numbers (5.17.3.1).
fn options(step: &ast::Step<Evolve>) -> bool {
    let all = |steps: &[ast::Step<Evolve>]| steps.iter().all(options);
    match step {
        ast::Step::Modes(Count::Exactly(num) | Count::UpTo(num), _) => matches!(num, Num::Lit(_)),
        ast::Step::If(_, inner) | ast::Step::Pay(inner) => all(inner),
        ast::Step::Whether(_, one, other) => all(one) && all(other),
        _ => true,
    }
}

/// 12.2: the card evolves with the decision; what is left is its cost.
fn pays_only(program: Program<Evolve>) -> Program<Evolve> {
    let effect = program.effect;
    Program { ops: program.ops.into_iter().take(usize::from(effect)).collect(), effect }
}

/// 10.4.5: counters of which a cost speaks are taken off.
fn takes_counters(mut program: Program<Evolve>) -> Program<Evolve> {
    let paying: Vec<bool> = (0..program.ops.len() as u16).map(|at| picks::pays(&program, at)).collect();
    for (op, _) in program.ops.iter_mut().zip(paying).filter(|it| it.1) {
        if let Op::Act(Act::Special(Special::Counters(_), _, nums)) = op {
            for num in nums {
                if let Num::Lit(many) = num {
                    *many = many.saturating_neg();
                }
            }
        }
    }
    program
}

/// Whether what stands behind the cost runs, and a cost within it.
fn rest_of(program: &Program<Evolve>) -> bool {
    let mut paying = false;
    program.ops[usize::from(program.effect)..].iter().all(|op| {
        paying = (paying || matches!(op, Op::Pay { .. })) && *op != Op::Paid;
        if paying && matches!(op, Op::Act(_)) { cost(op) } else { operation(op) }
    })
}

/// Whether what a player may leave out is a choice, and what is shown goes somewhere next.
fn leaves_out(program: &Program<Evolve>) -> bool {
    let paid = program.ops.iter().position(|it| matches!(it, Op::Pay { .. }));
    program.ops.iter().enumerate().all(|(at, op)| {
        let next = program.ops.get(at + 1);
        match op {
            Op::May { who, .. } => {
                let chooses = matches!(next, Some(Op::Act(act)) if picks::asked(act, false).is_some())
                    || next.is_some_and(|it| picks::left_out(it).is_some());
                *who == Who::You && chooses && paid.is_none_or(|it| it < at)
            }
            Op::Act(ast::Act::Reveal(Sel::Slot(slot))) => {
                matches!(next, Some(Op::Act(ast::Act::Put(Sel::Slot(other), ..))) if slot == other)
            }
            Op::Act(ast::Act::Put(Sel::Rest, ..)) => program.ops[..at].iter().any(looks),
            _ => true,
        }
    })
}

fn looks(op: &Op<Evolve>) -> bool {
    matches!(op, Op::Act(ast::Act::Look(_)))
}

/// Whether cards are chosen while the text is carried out.
fn picked(act: &Act, pays: bool) -> bool {
    picks::asked(act, pays).is_some_and(|asked| {
        let counted = match asked.count {
            Count::Exactly(num) | Count::UpTo(num) => number(num),
            Count::Any => true,
        };
        let lies = |it: &Filter| matches!(it, Filter::In(Who::You | Who::Opponent | Who::Either, _) | Filter::Among(_));
        let plain = !matches!(asked.count, Count::Any) || asked.filters.iter().any(|it| matches!(it, Filter::Among(_)));
        let told = asked.filters.iter().any(lies) || pays && speaks_of_fields(asked.filters);
        let hidden = asked.filters.iter().any(|it| matches!(it, Filter::In(_, Zone::EvolveDeck)));
        let differ = picks::differ(asked.filters) && matches!(asked.count, Count::UpTo(_));
        counted && plain && told && !hidden && asked.filters.iter().all(|it| filter(it) || differ && is_distinct(it))
    })
}

fn is_distinct(it: &Filter) -> bool {
    *it == Filter::Distinct(Stat::Name)
}

fn is_used(ability: &Ability<Evolve>) -> bool {
    let named = ability.gates.iter().all(|it| *it == Gate::Quick);
    matches!(ability.kind, Kind::Triggered | Kind::Spell | Kind::Activated)
        && named
        && ability.given.iter().all(condition)
        && (ability.kind == Kind::Triggered || ability.only.iter().all(condition))
}

/// 10.4: what is paid together with the decision, or is a step of its own on the card itself.
fn cost(op: &Op<Evolve>) -> bool {
    let Op::Act(act) = op else { return false };
    match act {
        Act::Special(Special::Pay, _, nums) => nums.iter().all(number),
        Act::Special(Special::Rite, ..) | Act::Rest(Sel::This) => true,
        Act::Put(sel, _, Zone::Cemetery | Zone::Banished | Zone::Ex, _) if picks::is_this(sel) => true,
        Act::Special(Special::Discard, all, _) if matches!(&all[..], [sel] if picks::is_this(sel)) => true,
        Act::Special(Special::Heal, all, _) => all.iter().all(selection),
        Act::Special(Special::DiscardAtRandom, _, nums) => nums.len() == 1 && nums.iter().all(number),
        Act::Special(Special::Counters(_), all, nums) => {
            matches!(&all[..], [Sel::This]) && matches!(&nums[..], [Num::Lit(by)] if *by < 0)
        }
        Act::Special(Special::Discard, ..) | Act::Rest(_) | Act::Reveal(_) => picked(act, true),
        Act::Put(Sel::Top(Who::You, num), _, Zone::Cemetery | Zone::Banished, manners) => {
            manners.is_empty() && number(num)
        }
        Act::Put(_, _, Zone::Deck, manners) => manners[..] == [Manner::Bottom] && picked(act, true),
        Act::Put(_, _, Zone::Cemetery | Zone::Banished | Zone::Hand | Zone::Ex, manners) => {
            manners.is_empty() && picked(act, true)
        }
        _ => false,
    }
}

fn operation(op: &Op<Evolve>) -> bool {
    match op {
        Op::Act(it) => act(it),
        Op::If { cond, .. } | Op::Whether { cond, .. } => condition(cond),
        Op::Later { .. } => false,
        Op::Timed { event, until, .. } => is_followed(event, until.as_ref()),
        Op::During { time, .. } => is_time(time),
        Op::Hold { until, who, what } => {
            matches!(until, Until::Turn | Until::Match | Until::NextTurn(Who::Owner | Who::Opponent))
                && selection(who)
                && what.iter().all(modification)
        }
        Op::May { who, .. } => *who == Who::You,
        Op::Pay { .. } | Op::Paid | Op::Jump(_) | Op::Option { .. } | Op::IfDone { .. } => true,
    }
}

fn modification(it: &Modify<Evolve>) -> bool {
    match it {
        Modify::Add(Stat::Attack | Stat::Defence | Stat::Cost, num) => number(num),
        Modify::Ability(name) | Modify::Without(name) => names::keyword(name).is_some(),
        Modify::Set(Stat::Attack | Stat::Defence | Stat::Cost | Stat::EvolveCost, Num::Lit(_)) => true,
        Modify::Add(Stat::EvolveCost, num) => number(num),
        Modify::Special(Trait::NextCost, all, nums) => {
            let told = |it: &Sel| matches!(it, Sel::Any(filters) if filters.iter().all(filter));
            all.iter().all(told) && matches!(nums[..], [Num::Lit(_)])
        }
        Modify::Cannot(
            Deed::Attack
            | Deed::AttackLeader
            | Deed::BePlayed
            | Deed::StandInOwnNext
            | Deed::StandInOpponentsNext
            | Deed::BeDamaged
            | Deed::BeDamagedByAbility
            | Deed::BeDamagedInFight
            | Deed::DealDamage,
        ) => true,
        _ => false,
    }
}

/// Whether an act is carried out.
fn act(it: &Act) -> bool {
    match it {
        Act::Choose(sel) => picked(it, false) || chosen(sel),
        Act::Look(Sel::As(sel, _)) => matches!(&**sel, Sel::Top(Who::You, num) if number(num)),
        Act::Reveal(Sel::Slot(_)) | Act::Shuffle => true,
        Act::Look(Sel::Top(Who::You, num)) => number(num),
        Act::Special(Special::Discard, ..) => picked(it, false) || is_whole_hand(it),
        Act::Special(Special::DiscardAtRandom, _, nums) => nums.len() == 1 && nums.iter().all(number),
        Act::Special(Special::SetDefence, all, nums) => {
            matches!(all[..], [Sel::Role(Role::Leader, Who::You | Who::Opponent)]) && nums.iter().all(number)
        }
        Act::Special(Special::Become, all, _) => match &all[..] {
            [sel, Sel::Any(into)] => selection(sel) && matches!(into[..], [Filter::Name(_)]),
            _ => false,
        },
        Act::By(Who::Opponent, act) if matches!(&**act, Act::Special(Special::DiscardAtRandom, ..)) => self::act(act),
        Act::Special(Special::Split, all, nums) => all.iter().all(selection) && nums.iter().all(number),
        Act::Draw(num) => number(num),
        Act::By(Who::Opponent, act) if matches!(&**act, Act::Special(Special::Discard, ..)) => picked(act, false),
        Act::By(Who::Opponent, act) if matches!(&**act, Act::Put(Sel::Pick(..), _, Zone::Cemetery, _)) => {
            picked(act, false)
        }
        Act::By(Who::Opponent | Who::Each, act) => match &**act {
            Act::Draw(num) => number(num),
            Act::Deploy(sel, manners) => tokens(sel) && manners.is_empty(),
            Act::Put(Sel::Top(Who::Actor, num), _, Zone::Cemetery | Zone::Banished, manners) => {
                number(num) && manners.is_empty()
            }
            _ => false,
        },
        Act::Destroy(sel) | Act::Rest(sel) | Act::Ready(sel) => selection(sel),
        Act::Deploy(sel, manners) => {
            (tokens(sel) || picks::is_this(sel) || matches!(sel, Sel::Slot(_)) || picked(it, false))
                && manners.iter().all(|it| *it == Manner::Rested)
        }
        Act::Put(Sel::Top(_, num), _, Zone::Cemetery | Zone::Banished | Zone::Ex | Zone::Hand, manners) => {
            number(num) && manners.is_empty()
        }
        Act::Put(sel, Who::Owner, Zone::Deck, manners)
            if matches!(sel, Sel::Rest | Sel::Slot(_) | Sel::This) || picked(it, false) =>
        {
            manners.iter().all(|it| matches!(it, Manner::Top | Manner::Bottom | Manner::AnyOrder))
        }
        Act::Put(Sel::Rest, _, Zone::Cemetery | Zone::Hand | Zone::Banished | Zone::Ex, manners) => manners.is_empty(),
        Act::Put(Sel::Pick(..) | Sel::As(..), _, Zone::Cemetery | Zone::Banished | Zone::Hand | Zone::Ex, manners)
            if picked(it, false) =>
        {
            manners.is_empty()
        }
        Act::Put(sel, _, Zone::Ex, manners) => (tokens(sel) || selection(sel)) && manners.is_empty(),
        Act::Put(sel, _, Zone::Cemetery | Zone::Banished | Zone::Hand, manners) => selection(sel) && manners.is_empty(),
        Act::Special(Special::Damage | Special::Heal, all, nums) => {
            all.iter().all(selection) && nums.iter().all(number)
        }
        Act::Special(Special::Points | Special::Maximum | Special::EvolvePoints, _, nums) => nums.iter().all(number),
        Act::Special(Special::FillField, all, _) => all.iter().all(tokens),
        Act::Special(Special::Counters(_), ..) if picked(it, false) => true,
        Act::Special(Special::Evolve | Special::Seize, all, _) => all.iter().all(selection),
        Act::Special(Special::Counters(_), all, nums) => all.iter().all(selection) && nums.iter().all(number),
        _ => false,
    }
}

/// 5.11.1: whether the whole hand is discarded.
pub fn is_whole_hand(it: &Act) -> bool {
    let Act::Special(Special::Discard, all, _) = it else { return false };
    matches!(&all[..], [Sel::Each(of)] if of[..] == [Filter::Is(Thing::Card), Filter::In(Who::You, Zone::Hand)])
}

/// Whether a choice is one of things that lie open (10.6.2.3).
fn chosen(sel: &Sel) -> bool {
    match sel {
        Sel::As(inner, _) => !matches!(**inner, Sel::Both(_)) && chosen(inner),
        Sel::Both(all) => all.iter().all(chosen),
        Sel::Pick(count, filters) => {
            let counted = match count {
                Count::Exactly(num) | Count::UpTo(num) => number(num),
                Count::Any => true,
            };
            let differ = matches!(count, Count::UpTo(_));
            counted
                && filters.iter().all(|it| filter(it) || differ && is_distinct(it))
                && (in_the_open(filters) || speaks_of_leaders(filters))
        }
        _ => false,
    }
}

fn speaks_of_leaders(filters: &[Filter]) -> bool {
    match filters {
        [Filter::Any(of)] => of.iter().all(|filter| match filter {
            Filter::All(all) => all.contains(&Filter::Is(Thing::Leader)) || in_the_open(all),
            _ => false,
        }),
        all => all.contains(&Filter::Is(Thing::Leader)),
    }
}

/// Whether filters say in which open zone a card lies.
fn in_the_open(filters: &[Filter]) -> bool {
    let open = |it: &Filter| matches!(it, Filter::In(_, Zone::Field | Zone::Ex | Zone::Cemetery | Zone::Banished));
    // 4.6.3: cards of the evolve deck that lie face up.
    let up = filters.contains(&Filter::State(Is::FaceUp))
        && filters.iter().any(|it| matches!(it, Filter::In(_, Zone::EvolveDeck)));
    let told = up
        || filters.iter().any(|filter| match filter {
            Filter::Any(all) => !all.is_empty() && all.iter().all(open),
            other => open(other),
        });
    told || speaks_of_fields(filters)
}

/// Whether no zone is told, so that followers or amulets of both fields are meant (2.3.4).
fn speaks_of_fields(filters: &[Filter]) -> bool {
    let elsewhere = |it: &Filter| matches!(it, Filter::In(..) | Filter::Any(_) | Filter::Whose(_));
    let thing = |it: &Filter| matches!(it, Filter::Is(Thing::Follower | Thing::Amulet));
    filters.iter().any(thing) && !filters.iter().any(elsewhere)
}

/// Whether tokens come, so many as is known.
fn tokens(sel: &Sel) -> bool {
    match sel {
        Sel::Both(all) => all.iter().all(|it| !matches!(it, Sel::As(..)) && tokens(it)),
        Sel::As(inner, _) => tokens(inner),
        Sel::Pick(Count::Exactly(num), _) => names::is_token(sel) && number(num),
        _ => false,
    }
}

/// Whether things are found without anybody choosing.
pub fn selection(sel: &Sel) -> bool {
    match sel {
        Sel::This | Sel::Slot(_) => true,
        Sel::Such(inner, of) => selection(inner) && of.iter().all(filter),
        Sel::As(inner, _) => selection(inner),
        Sel::Role(role, _) => *role != Role::Cause,
        Sel::RoleOf(Role::Leader, of) => selection(of),
        Sel::Each(filters) => in_the_open(filters) && filters.iter().all(filter),
        Sel::Both(all) => all.iter().all(selection),
        _ => false,
    }
}

fn filter(it: &Filter) -> bool {
    match it {
        Filter::Is(thing) => *thing != Thing::Advance,
        Filter::Stat(stat, _, num) => {
            matches!(stat, Stat::Attack | Stat::Defence | Stat::PrintedCost | Stat::Cost) && number(num)
        }
        Filter::In(who, _) => matches!(who, Who::You | Who::Opponent | Who::Either),
        Filter::Sign(_)
        | Filter::Name(_)
        | Filter::NameHas(_)
        | Filter::State(_)
        | Filter::Whose(_)
        | Filter::Other => true,
        Filter::Ability(name) => names::keyword(name).is_some(),
        Filter::Gate(gate) => *gate == Gate::Evolve,
        Filter::Differs(Stat::Name, Sel::This) | Filter::Among(Sel::Slot(_)) => true,
        Filter::Any(all) | Filter::All(all) => all.iter().all(filter),
        Filter::Not(other) => filter(other),
        _ => false,
    }
}

/// Whether a quantity is evaluated.
pub fn number(num: &Num) -> bool {
    match num {
        Num::Lit(_) | Num::X => true,
        Num::Per(_, _, filters) | Num::PerFull(_, _, _, filters) => counted(filters),
        Num::Of(Stat::Attack | Stat::Defence | Stat::PrintedCost, sel) => matches!(**sel, Sel::This | Sel::Slot(_)),
        Num::Of(Stat::Counters(name), sel) => **sel == Sel::This && names::counter(name) != Counter::Other,
        Num::Of(Stat::Maximum | Stat::Points | Stat::LeaderDefence, sel) => matches!(**sel, Sel::Role(Role::Leader, _)),
        _ => false,
    }
}

/// Whether cards are counted that lie open, or all cards of a zone.
fn counted(filters: &[Filter]) -> bool {
    let all_of_a_hand = |it: &Filter| matches!(it, Filter::In(_, Zone::Hand) | Filter::Is(Thing::Card));
    let differ = |it: &Filter| matches!(it, Filter::Distinct(Stat::Name | Stat::PrintedCost));
    (in_the_open(filters) || filters.iter().all(all_of_a_hand)) && filters.iter().all(|it| filter(it) || differ(it))
}

/// Whether a condition is evaluated.
pub fn condition(it: &Cond) -> bool {
    match it {
        Cond::Have(Who::Either, filters, Cmp::AtLeast | Cmp::AtMost | Cmp::Exactly, num) => {
            counted(filters) && number(num)
        }
        Cond::Compare(one, _, other) => number(one) && number(other),
        Cond::Is(Sel::This | Sel::Slot(_) | Sel::Role(Role::Attacker | Role::Defender, _), filters) => {
            filters.iter().all(filter)
        }
        Cond::Happened(event, cmp, Num::Lit(1)) => *cmp == Cmp::AtLeast && event_history::is_known(event),
        Cond::During(time) => is_time(time),
        Cond::All(all) | Cond::Any(all) => all.iter().all(condition),
        Cond::Not(other) => condition(other),
        _ => false,
    }
}

/// Whether it is known when it is a part of a match.
pub const fn is_time(time: &Time) -> bool {
    matches!(
        time,
        Time::Turn(Who::You | Who::Opponent)
            | Time::Overflow
            | Time::Sanguine
            | Time::Combo(_)
            | Time::Necrocharge(_)
            | Time::Spellchain(_)
            | Time::Rite
    )
}

/// Whether the referee follows an ability for later: it waits until the end of the turn for a chosen card that goes from the field
/// to the cemetery.
fn is_followed(event: &Event<Evolve>, until: Option<&Until<Evolve>>) -> bool {
    matches!(event, Event::Does(Sel::Slot(_), Deed::Dies)) && until == Some(&Until::Turn)
}
