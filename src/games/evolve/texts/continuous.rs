//! 10.1.1.3: continuous abilities that say something of cards on the field for as long as they are in force: keywords, what
//! cannot be done, what damage becomes.

use super::coverage::abilities;
use super::evaluate::{At, Table};
use super::{names, programs};
use crate::cards::ast::{Ability, Cond, Filter, Kind, Modify, Num, Sel, Step, Who};
use crate::cards::compile::Grade;
use crate::games::evolve::cards::pool::{Modelled, Read};
use crate::games::evolve::cards::vocabulary::{Deed, Evolve, Role, Stat, Trait, Zone};
use crate::games::evolve::cards::{Facts, Keywords};
use crate::games::evolve::log::words::Target;
use crate::games::evolve::state::{Setup, State};
use crate::log::Seat;
use crate::table::{Card, Known};

/// Whether a step says of cards on the field nothing but what is evaluated, under conditions that do not look at keywords and
/// numbers of cards, which it might change.
pub fn holds_always(step: &Step<Evolve>) -> bool {
    match step {
        Step::Let(sel, what) => match sel {
            Sel::This => what.iter().all(is_evaluated) && !what.iter().any(is_price),
            Sel::Each(filters) if filters.iter().all(looks_at_print) => {
                let on_field = filters.iter().any(|it| matches!(it, Filter::In(_, Zone::Field)));
                what.iter().all(|it| if on_field { is_of_others(it) } else { is_price(it) || is_of_dealing(it) })
            }
            Sel::Both(all) => {
                let one =
                    |it: &Sel<Evolve>| matches!(it, Sel::This | Sel::Role(Role::Leader, Who::You | Who::Opponent));
                all.iter().all(one) && what.iter().all(is_of_damage)
            }
            Sel::Role(Role::Leader, Who::You) if what[..] == [Modify::Cannot(Deed::Lose)] => true,
            Sel::Role(Role::Leader, Who::You | Who::Opponent) => what.iter().all(is_of_damage),
            _ => false,
        },
        Step::If(cond, inner) => is_apart(cond) && inner.iter().all(holds_always),
        Step::During(time, inner) => abilities::is_time(time) && inner.iter().all(holds_always),
        _ => false,
    }
}

/// 10.4.4.1: what cards cost that a player plays.
const fn is_price(it: &Modify<Evolve>) -> bool {
    matches!(it, Modify::Add(Stat::Cost, Num::Lit(_)))
}

fn is_of_others(it: &Modify<Evolve>) -> bool {
    let of_itself = matches!(
        it,
        Modify::Special(Trait::IgnoresWard, ..)
            | Modify::Cannot(Deed::BeDestroyedByAbility | Deed::BeBanishedByAbility)
    );
    !of_itself && !is_price(it) && is_evaluated(it)
}

/// 5.13.2: what damage becomes.
fn is_of_damage(it: &Modify<Evolve>) -> bool {
    match it {
        Modify::Cannot(
            Deed::BeDamaged | Deed::BeDamagedByAbility | Deed::BeDamagedByOpponentsAbility | Deed::BeDamagedInFight,
        ) => true,
        Modify::Special(
            Trait::DamageTaken | Trait::DamageCapped | Trait::OpponentsAbilityDamageTaken | Trait::FightDamageTaken,
            _,
            nums,
        ) => nums.iter().all(|it| matches!(it, Num::Lit(_))),
        _ => false,
    }
}

/// 5.13.2: what becomes of damage that a card deals.
fn is_of_dealing(it: &Modify<Evolve>) -> bool {
    matches!(it, Modify::Special(Trait::DamageDealt, _, nums) if matches!(nums[..], [Num::Lit(_)]))
}

fn is_evaluated(it: &Modify<Evolve>) -> bool {
    match it {
        Modify::Ability(name) => names::keyword(name).is_some(),
        Modify::Cannot(Deed::Attack | Deed::AttackLeader | Deed::Stand) => true,
        Modify::Cannot(Deed::BeDestroyedByAbility | Deed::BeBanishedByAbility) => true,
        Modify::Special(Trait::IgnoresWard, ..) => true,
        other => is_price(other) || is_of_damage(other) || is_of_dealing(other),
    }
}

/// Whether a condition is evaluated without looking at keywords and numbers of cards on the field.
fn is_apart(cond: &Cond<Evolve>) -> bool {
    let of_players =
        |it: &Num<Evolve>| matches!(it, Num::Lit(_) | Num::Of(Stat::Maximum | Stat::Points | Stat::LeaderDefence, _));
    abilities::condition(cond)
        && match cond {
            Cond::During(_) | Cond::Happened(..) => true,
            Cond::Compare(Num::Of(Stat::Counters(_), of), _, Num::Lit(_)) if **of == Sel::This => true,
            Cond::Compare(one, _, other) => of_players(one) && of_players(other),
            Cond::Have(_, filters, _, num) => of_players(num) && filters.iter().all(looks_at_print),
            Cond::Is(Sel::This, filters) => filters.iter().all(looks_at_print),
            Cond::All(all) | Cond::Any(all) => all.iter().all(is_apart),
            Cond::Not(other) => is_apart(other),
            _ => false,
        }
}

fn looks_at_print(it: &Filter<Evolve>) -> bool {
    match it {
        Filter::Is(_)
        | Filter::In(..)
        | Filter::Sign(_)
        | Filter::Name(_)
        | Filter::NameHas(_)
        | Filter::State(_)
        | Filter::Whose(_)
        | Filter::Other
        | Filter::Stat(Stat::PrintedCost, _, Num::Lit(_)) => true,
        Filter::Any(all) | Filter::All(all) => all.iter().all(looks_at_print),
        Filter::Not(other) => looks_at_print(other),
        _ => false,
    }
}

/// The continuous abilities of a card that are judged, sentence by sentence.
fn sentences(face: &'static Facts) -> impl Iterator<Item = &'static Step<Evolve>> {
    let written = programs::of(face);
    let step = |&(ability, step): &(u8, u8)| {
        written.abilities.get(usize::from(ability))?.ability.as_ref()?.body.get(usize::from(step))
    };
    written.always(|| places(face, &written.abilities)).iter().filter_map(step)
}

/// Where those sentences stand: the ability, and the step of it.
fn places(face: &'static Facts, abilities: &[Modelled]) -> Box<[(u8, u8)]> {
    let whole = abilities.iter().enumerate().filter(|it| it.1.read == Read::Grade(Grade::Whole));
    let abilities = whole.filter_map(|(at, it)| Some((at, it.ability.as_ref()?)));
    let continuous = abilities.filter(|it| it.1.kind == Kind::Continuous);
    let judged = continuous.filter(move |it| super::continuous_self::is_judged(face, it.1));
    let steps = judged.flat_map(|(at, it)| it.body.iter().enumerate().map(move |(nth, step)| (at, nth, step)));
    let always = steps.filter(|it| holds_always(it.2));
    always.filter_map(|(at, nth, _)| Some((u8::try_from(at).ok()?, u8::try_from(nth).ok()?))).collect()
}

fn own<'t>(setup: &'t Setup, state: &'t State, by: Seat, source: Card) -> Table<'t> {
    Table { setup, state, source, by, rite: false, slots: &[], modes: &[], at: At::default() }
}

/// What the cards of both fields say of a card or a leader, as far as it is known to hold. `reach`: what the facts say that
/// they may reach; anything where it is none.
pub fn said_of(
    setup: &Setup,
    state: &State,
    of: Target,
    reach: Option<char>,
    take: &mut dyn FnMut(Card, &Modify<Evolve>),
) {
    for by in Seat::BOTH {
        for source in state.field(by).iter().copied() {
            let face = state.face(setup, source).filter(|it| it.sorts.continuous);
            let Some(face) = face.filter(|it| reach.is_none_or(|what| it.reaches(what))) else { continue };
            let table = own(setup, state, by, source);
            sentences(face).for_each(|it| say(&table, it, of, take));
        }
    }
}

fn say(table: &Table<'_>, step: &Step<Evolve>, of: Target, take: &mut dyn FnMut(Card, &Modify<Evolve>)) {
    match step {
        Step::Let(sel, what) => {
            let meant = |sel: &Sel<Evolve>| match sel {
                Sel::This => of == Target::Card(table.source),
                Sel::Each(filters) => table.target_fits(of, filters) == Known::Sure(true),
                leader => table.things(leader) == Known::Sure(vec![of]),
            };
            let are = match sel {
                Sel::Both(all) => all.iter().any(meant),
                one => meant(one),
            };
            if are {
                what.iter().for_each(|it| take(table.source, it));
            }
        }
        Step::If(cond, inner) if table.holds(cond) == Known::Sure(true) => {
            inner.iter().for_each(|it| say(table, it, of, take));
        }
        Step::During(time, inner) if table.is_time(time) => inner.iter().for_each(|it| say(table, it, of, take)),
        _ => {}
    }
}

/// 10.1.1.3: the keywords that a card on the field has by what is always in force, by what one card says or any.
pub fn keywords(setup: &Setup, state: &State, card: Card, by: Option<Card>) -> Keywords {
    let mut all = Keywords::default();
    said_of(setup, state, Target::Card(card), Some('k'), &mut |source, it| {
        if by.is_some_and(|it| it != source) {
            return;
        }
        if let Modify::Ability(name) = it
            && let Some(keyword) = names::keyword(name)
        {
            all = all.with(keyword);
        }
    });
    all
}

/// 1.3.3: whether what is always in force keeps a card from something.
pub fn forbids(setup: &Setup, state: &State, card: Card, deed: &Deed) -> bool {
    let mut found = false;
    said_of(setup, state, Target::Card(card), None, &mut |_, it| {
        found |= matches!(it, Modify::Cannot(other) if other == deed)
    });
    found
}

/// 1.3.1: whether what is always in force keeps a player from losing.
pub fn cannot_lose(setup: &Setup, state: &State, player: Seat) -> bool {
    let mut found = false;
    said_of(setup, state, Target::Leader(player), None, &mut |_, it| found |= *it == Modify::Cannot(Deed::Lose));
    found
}

/// 12.8.2: whether a follower attacks as if there were no ward.
pub fn ignores_ward(setup: &Setup, state: &State, card: Card) -> bool {
    let mut found = false;
    said_of(setup, state, Target::Card(card), None, &mut |_, it| {
        found |= matches!(it, Modify::Special(Trait::IgnoresWard, ..))
    });
    found
}

/// 10.4.4.1: by how much what the cards of its player's field say changes what is paid for a card.
pub fn cost_change(setup: &Setup, state: &State, card: Card) -> i32 {
    let mut sum = 0;
    said_of(setup, state, Target::Card(card), None, &mut |_, it| {
        if let Modify::Add(Stat::Cost, Num::Lit(by)) = it {
            sum += i32::from(*by);
        }
    });
    sum
}

/// Whether the conditions of what a card says are known as the table stands.
pub fn is_settled(setup: &Setup, state: &State, (by, card): (Seat, Card), step: &Step<Evolve>) -> bool {
    settled(&own(setup, state, by, card), step)
}

/// The cards and leaders for which a continuous ability of a card on the field holds now; none if that is not known, or it
/// says something beside what holds of cards on the field.
pub fn reached(setup: &Setup, state: &State, source: Card, ability: &Ability<Evolve>) -> Option<Vec<Target>> {
    let by = state.keeper(source)?;
    let table = own(setup, state, by, source);
    if !ability.body.iter().all(|it| holds_always(it) && settled(&table, it)) {
        return None;
    }
    let leaders = Seat::BOTH.map(Target::Leader);
    let cards = Seat::BOTH.into_iter().flat_map(|of| state.field(of)).map(|it| Target::Card(*it));
    let holds = |of: &Target| {
        let mut found = false;
        ability.body.iter().for_each(|it| say(&table, it, *of, &mut |_, _| found = true));
        found
    };
    Some(cards.chain(leaders).filter(holds).collect())
}

fn settled(table: &Table<'_>, step: &Step<Evolve>) -> bool {
    match step {
        Step::If(cond, inner) => match table.holds(cond) {
            Known::Sure(false) => true,
            Known::Sure(true) => inner.iter().all(|it| settled(table, it)),
            _ => false,
        },
        Step::During(_, inner) => inner.iter().all(|it| settled(table, it)),
        _ => true,
    }
}
