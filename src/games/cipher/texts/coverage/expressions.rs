//! Which conditions, selections and numbers [`crate::games::cipher::texts::evaluate`] evaluates. What is not listed leaves
//! the text unmodelled.

use crate::cards::ast::{self, Who};
use crate::games::cipher::cards::vocabulary::{Cipher, Deed, Gate, Role, Stat, State as Is, Thing, Time};

type Filter = ast::Filter<Cipher>;
type Sel = ast::Sel<Cipher>;
type Num = ast::Num<Cipher>;
type Cond = ast::Cond<Cipher>;
type Event = ast::Event<Cipher>;

/// Whether all of these filters are evaluated.
pub fn filters(all: &[Filter]) -> bool {
    all.iter().all(filter)
}

fn filter(it: &Filter) -> bool {
    match it {
        Filter::Is(thing) => !matches!(thing, Thing::Skill | Thing::SkillEffect | Thing::ThisSkill),
        Filter::In(who, _) => is_somebody(*who),
        Filter::Stat(stat, _, num) => is_number(*stat) && number(num),
        Filter::State(is) => *is != Is::InChosenLine,
        Filter::Whose(who) => is_somebody(*who),
        Filter::Except(sel) | Filter::Among(sel) => among(sel),
        Filter::Under(sel) => one(sel),
        Filter::Same(stat, Sel::Any(all) | Sel::Each(all)) => *stat != Stat::Orbs && filters(all),
        Filter::Same(stat, sel) => *stat != Stat::Orbs && one(sel),
        Filter::Did(deed) => *deed == Deed::Attacks,
        Filter::Does(deed, sel) => *deed == Deed::Attacks && among(sel),
        Filter::Differs(Stat::Area, sel) => one(sel),
        Filter::Differs(stat, sel) | Filter::MoreThan(stat, sel) | Filter::LessThan(stat, sel) => {
            is_number(*stat) && one(sel)
        }
        Filter::Sign(_) | Filter::Name(_) | Filter::Other | Filter::Gate(_) => true,
        Filter::Any(all) | Filter::All(all) => filters(all),
        Filter::Not(other) => filter(other),
        _ => false,
    }
}

const fn is_number(stat: Stat) -> bool {
    matches!(stat, Stat::Power | Stat::Support | Stat::Cost | Stat::ClassChangeCost)
}

const fn is_somebody(who: Who) -> bool {
    !matches!(who, Who::Actor | Who::Owner)
}

/// Whether it is evaluated whether a card is among what is selected.
pub fn among(it: &Sel) -> bool {
    match it {
        Sel::This | Sel::Slot(_) => true,
        Sel::As(inner, _) => among(inner),
        Sel::RoleOf(Role::Support, units) if matches!(**units, Sel::Each(_) | Sel::Any(_)) => among(units),
        Sel::Role(..) | Sel::RoleOf(..) => one(it),
        Sel::Such(inner, all) => among(inner) && filters(all),
        Sel::Each(all) | Sel::Any(all) => filters(all),
        Sel::All(who, _) => is_somebody(*who),
        Sel::Both(all) => all.iter().all(among),
        Sel::Pick(..) | Sel::Top(..) | Sel::Bottom(..) | Sel::Rest | Sel::AbilityOf(..) => false,
    }
}

/// Whether it is evaluated which one card is selected.
pub fn one(it: &Sel) -> bool {
    match it {
        Sel::This | Sel::Slot(_) => true,
        Sel::As(inner, _) => one(inner),
        Sel::Role(_, who) => is_somebody(*who),
        Sel::RoleOf(Role::Support, unit) => one(unit),
        Sel::Such(inner, all) => one(inner) && filters(all),
        _ => false,
    }
}

/// Whether a number is evaluated.
pub fn number(it: &Num) -> bool {
    match it {
        Num::Lit(_) => true,
        Num::Per(_, who, all) | Num::PerFull(_, _, who, all) => is_somebody(*who) && filters(all),
        Num::Of(stat, sel) | Num::TimesOf(_, stat, sel) => is_number(*stat) && one(sel),
        _ => false,
    }
}

/// Whether a condition is evaluated.
pub fn condition(it: &Cond) -> bool {
    match it {
        Cond::Have(who, all, _, num) => is_somebody(*who) && filters(all) && number(num),
        Cond::Versus(who, all, _) => matches!(who, Who::You | Who::Opponent) && filters(all),
        Cond::Compare(one, _, other) => number(one) && number(other),
        Cond::Is(Sel::Each(some), all) => filters(some) && filters(all),
        Cond::Is(sel, all) => one(sel) && filters(all),
        Cond::Odd(who, all) => is_somebody(*who) && filters(all),
        Cond::Happens(it) => event(it),
        Cond::During(it) => time(*it),
        Cond::All(all) | Cond::Any(all) => all.iter().all(condition),
        Cond::Not(other) => condition(other),
        Cond::Was(..) | Cond::Happened(..) | Cond::InForce(_) => false,
    }
}

/// Whether it is evaluated whether something is going on.
fn event(it: &Event) -> bool {
    match it {
        Event::Does(sel, deed) => is_of_battle(*deed) && among(sel),
        Event::DoesTo(sel, Deed::IsSupported, by) => one(sel) && among(by),
        Event::DoesTo(sel, deed, other) => is_of_battle(*deed) && among(sel) && among(other),
        Event::Any(all) => all.iter().all(event),
        _ => false,
    }
}

const fn is_of_battle(deed: Deed) -> bool {
    matches!(deed, Deed::Attacks | Deed::Attack | Deed::IsAttacked | Deed::BeAttacked | Deed::Fights)
}

/// Whether it is evaluated what time it is.
pub const fn time(it: Time) -> bool {
    !matches!(it, Time::NextTurn(_))
}

/// Whether keywords are evaluated, or mere labels.
pub fn gates(all: &[Gate]) -> bool {
    // 21.2.2.1, 21.2.2.4, 21.2.2.5 ask for what the text says beside the keyword.
    !all.iter().any(|it| matches!(it, Gate::Fs | Gate::Us | Gate::Cf))
}
