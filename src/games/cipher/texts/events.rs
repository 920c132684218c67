//! 10.2.1: what sets abilities off, and what texts remember of a turn.

use super::eval::Eval;
use super::programs::{self, meaning};
use super::readable;
use crate::cards::ast::{self, Cmp, Kind, Limit, Num};
use crate::games::cipher::cards::words::{Cipher, Deed, Time};
use crate::games::cipher::limits;
use crate::games::cipher::state::{Setup, State, Trigger};
use crate::games::cipher::words::Phase;
use crate::log::Seat;
use crate::table::{Card, Known};

type Sel = ast::Sel<Cipher>;
type Event = ast::Event<Cipher>;
type Cond = ast::Cond<Cipher>;

/// What has happened to a unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Occurrence {
    /// 14.1.1: it was deployed.
    Deployed,
    /// 14.2.1: it was levelled up; `class`: that was a class change (14.2.5).
    LevelledUp {
        /// Whether it changed class.
        class: bool,
    },
    /// 18.1.3.2.1.1: it attacks another.
    Attacks(Card),
    /// 18.1.15.1: its attack defeats another.
    Destroys(Card),
    /// 18.1.15, 24.1.3.1: it is about to be defeated.
    Destroyed,
    /// 17.1.2.1: it was moved, by its user or by a text.
    Moved,
    /// 13.2.1.3: it was unrested, by the rules or by a text.
    Readied,
    /// 18.1.11.1: it makes a critical hit.
    Criticals,
    /// 18.1.13.1: it evades the attack of another.
    Evades(Card),
    /// 18.1.18.1: its attack, and the battle, come to their end.
    BattleEnds,
    /// 13.2.1.1, 13.6.1.1: a phase begins; the first one with the turn. It is nobody's.
    Begins(Phase),
}

/// Whether the referee sees it when such a thing happens.
pub fn is_seen(event: &Event) -> bool {
    match event {
        Event::Does(sel, deed) => {
            let seen = matches!(
                deed,
                Deed::IsDeployed
                    | Deed::ClassChanges
                    | Deed::IsClassChangedInto
                    | Deed::LevelsUp
                    | Deed::IsLeveledInto
                    | Deed::Attacks
                    | Deed::IsAttacked
                    | Deed::AttackDestroys
                    | Deed::IsDestroyed
                    | Deed::IsMoved
                    | Deed::IsReadied
                    | Deed::Criticals
                    | Deed::Evades
                    | Deed::IsEvaded
                    | Deed::AttackEnds
            );
            seen && subject(sel)
        }
        Event::DoesTo(sel, deed, other) => {
            let seen = matches!(
                deed,
                Deed::Attacks
                    | Deed::IsAttacked
                    | Deed::AttackDestroys
                    | Deed::CriticalDestroys
                    | Deed::IsDestroyedByAttack
                    | Deed::Evades
                    | Deed::IsEvaded
            );
            seen && subject(sel) && subject(other)
        }
        Event::Begins(time) => !matches!(time, Time::NextTurn(_) | Time::Battle),
        Event::Ends(time) => matches!(time, Time::Turn(_) | Time::Battle),
        Event::Any(all) => all.iter().all(is_seen),
        _ => false,
    }
}

fn subject(sel: &Sel) -> bool {
    match sel {
        Sel::As(inner, _) => subject(inner),
        other => readable::among(other),
    }
}

/// Whether it is remembered how often something has happened this turn: whether an ability for once a turn was used.
pub fn is_remembered(event: &Event, cmp: Cmp, num: &Num<Cipher>) -> bool {
    matches!(event, Event::Uses(Sel::This, _)) && cmp == Cmp::AtLeast && *num == Num::Lit(1)
}

/// Whether a condition is met.
pub fn holds(eval: &Eval<'_>, cond: &Cond) -> Known<bool> {
    match cond {
        Cond::Happened(Event::Uses(Sel::This, name), ..) => Known::Sure(has_used(eval, name)),
        other => eval.holds(other),
    }
}

/// 5.1.1.3: an ability for once a turn that was used has left its limit behind.
fn has_used(eval: &Eval<'_>, name: &str) -> bool {
    let Some(face) = eval.setup.card(eval.source) else { return false };
    let named = |it: &(u8, &crate::games::cipher::cards::pool::Modelled)| {
        it.1.ability.as_ref().is_some_and(|it| it.name == name && it.limit != Limit::None)
    };
    let abilities = (1..).zip(&face.abilities);
    abilities.into_iter().filter(named).any(|(number, _)| limits::holds(eval.state, eval.source, number))
}

/// 10.2.1: the abilities that something sets off, in the order of 10.2.
pub fn happened(setup: &Setup, state: &mut State, unit: Card, what: Occurrence) {
    let mut found = Vec::new();
    for user in state.in_turn() {
        for card in state.units(user) {
            let Some(face) = setup.card(card).filter(|it| it.sets_off) else { continue };
            for number in (1u8..).take(face.abilities.len()) {
                if let Some(about) = is_set_off(setup, state, card, user, number, unit, what) {
                    found.push((user, card, number, about));
                }
            }
        }
    }
    let wave = state.triggers.iter().map(|it| it.wave).max();
    // 10.2.3: what is triggered while one is processed comes before those that are left.
    let wave = wave.map_or(0, |it| it.saturating_add(u8::from(state.processing)));
    for (user, card, ability, about) in found {
        state.triggers.push(Trigger { user, card, ability, wave, about });
        state.quiet = false;
    }
}

/// Whether an ability of a unit is set off, and of which card its text speaks then.
fn is_set_off(
    setup: &Setup,
    state: &State,
    card: Card,
    user: Seat,
    number: u8,
    unit: Card,
    what: Occurrence,
) -> Option<Card> {
    programs::program_of(setup, card, number)?;
    let ability = meaning(setup, card, number).filter(|it| it.kind == Kind::Triggered)?;
    // 10.2.1.3
    if limits::holds(state, card, number) {
        return None;
    }
    let eval = Eval { setup, state, source: card, user, slots: &[], depth: 0 };
    let is = |it: Known<bool>| it.value() == Some(true);
    // 10.2.1.2, 21.2.2.2.4
    let may = is(eval.is_gated(&ability.gates)) && ability.only.iter().all(|it| is(holds(&eval, it)));
    may.then(|| ability.when.iter().find_map(|it| matches(&eval, it, unit, what))).flatten()
}

/// Whether a text speaks of what has happened, and the card that it remembers of it.
fn matches(eval: &Eval<'_>, event: &Event, unit: Card, what: Occurrence) -> Option<Card> {
    let is = |sel: &Sel, card: Card| eval.among(card, sel).value() == Some(true);
    let noted = |sel: &Sel, card: Card| if matches!(sel, Sel::As(..)) { card } else { Card::NONE };
    match event {
        Event::Any(all) => all.iter().find_map(|it| matches(eval, it, unit, what)),
        Event::Does(sel, deed) => {
            let of = match (deed, what) {
                (Deed::IsDeployed, Occurrence::Deployed)
                | (Deed::ClassChanges | Deed::IsClassChangedInto, Occurrence::LevelledUp { class: true })
                | (Deed::LevelsUp | Deed::IsLeveledInto, Occurrence::LevelledUp { .. })
                | (Deed::Attacks, Occurrence::Attacks(_))
                | (Deed::AttackDestroys, Occurrence::Destroys(_))
                | (Deed::IsDestroyed, Occurrence::Destroyed)
                | (Deed::IsMoved, Occurrence::Moved)
                | (Deed::IsReadied, Occurrence::Readied)
                | (Deed::Criticals, Occurrence::Criticals)
                | (Deed::Evades, Occurrence::Evades(_))
                | (Deed::AttackEnds, Occurrence::BattleEnds) => unit,
                (Deed::IsAttacked, Occurrence::Attacks(target)) | (Deed::IsEvaded, Occurrence::Evades(target)) => {
                    target
                }
                _ => return None,
            };
            is(sel, of).then(|| noted(sel, of))
        }
        Event::DoesTo(sel, deed, other) => {
            let [one, two] = match (deed, what) {
                (Deed::Attacks, Occurrence::Attacks(target)) | (Deed::AttackDestroys, Occurrence::Destroys(target)) => {
                    [unit, target]
                }
                (Deed::Evades, Occurrence::Evades(attacker)) => [unit, attacker],
                (Deed::CriticalDestroys, Occurrence::Destroys(target)) if eval.state.battle.critical => [unit, target],
                (Deed::IsAttacked, Occurrence::Attacks(target))
                | (Deed::IsDestroyedByAttack, Occurrence::Destroys(target))
                | (Deed::IsEvaded, Occurrence::Evades(target)) => [target, unit],
                _ => return None,
            };
            (is(sel, one) && is(other, two)).then(|| match noted(sel, one) {
                Card::NONE => noted(other, two),
                noted => noted,
            })
        }
        Event::Begins(time) | Event::Ends(time) => {
            let ends = matches!(event, Event::Ends(_));
            let begun = match (time, what) {
                (Time::Battle, Occurrence::BattleEnds) => ends,
                (Time::Turn(_), Occurrence::Begins(phase)) => phase == if ends { Phase::End } else { Phase::Start },
                (_, Occurrence::Begins(_)) => *time != Time::Battle && !ends,
                _ => false,
            };
            (begun && eval.is_time(*time)).then_some(Card::NONE)
        }
        _ => None,
    }
}

/// The place in a text's memory for the card of which its events speak.
pub fn slot_of(when: &[Event]) -> Option<u8> {
    let of = |sel: &Sel| if let Sel::As(_, slot) = sel { Some(*slot) } else { None };
    when.iter().find_map(|it| match it {
        Event::Does(sel, _) => of(sel),
        Event::DoesTo(sel, _, other) => of(sel).or_else(|| of(other)),
        Event::Any(all) => slot_of(all),
        _ => None,
    })
}
