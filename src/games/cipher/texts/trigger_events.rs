//! 10.2.1: what sets abilities off, and what texts remember of a turn.

use super::coverage::expressions;
use super::evaluate::Eval;
use super::programs::{self, meaning};
use crate::cards::ast::{self, Cmp, Kind, Limit, Num};
use crate::games::cipher::book::Clause;
use crate::games::cipher::cards::vocabulary::{Cipher, Deed, Gate, Thing, Time};
use crate::games::cipher::log::words::Phase;
use crate::games::cipher::rules::c05_limits;
use crate::games::cipher::state::resolution::is_paying;
use crate::games::cipher::state::{Attacked, Setup, State, Trigger};
use crate::log::Seat;
use crate::table::{Card, Known};

type Sel = ast::Sel<Cipher>;
type Event = ast::Event<Cipher>;
type Cond = ast::Cond<Cipher>;
type Filter = ast::Filter<Cipher>;

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
    /// 5.1.2.6: it was rested by a text.
    Rested,
    /// 24.1.4.1: it was revealed.
    Revealed,
    /// 24.1.13.1: a card was laid under it.
    Grows,
    /// 18.1.15: its attack has not defeated another.
    Spares(Card),
    /// 18.1.11.1: it makes a critical hit.
    Criticals,
    /// 18.1.13.1: it evades the attack of another.
    Evades(Card),
    /// 18.1.18.1: its attack, and the battle, come to their end.
    BattleEnds,
    /// 13.2.1.1, 13.6.1.1: a phase begins; the first one with the turn. It is nobody's.
    Begins(Phase),
}

/// A set of occurrences, each without what it is about.
pub type Kinds = u16;

impl Occurrence {
    /// One of each, [`Occurrence::place`] by place.
    const ALL: [Occurrence; 15] = [
        Occurrence::Deployed,
        Occurrence::LevelledUp { class: true },
        Occurrence::Attacks(Card::NONE),
        Occurrence::Destroys(Card::NONE),
        Occurrence::Destroyed,
        Occurrence::Moved,
        Occurrence::Readied,
        Occurrence::Rested,
        Occurrence::Revealed,
        Occurrence::Grows,
        Occurrence::Spares(Card::NONE),
        Occurrence::Criticals,
        Occurrence::Evades(Card::NONE),
        Occurrence::BattleEnds,
        Occurrence::Begins(Phase::Start),
    ];

    const fn place(self) -> usize {
        match self {
            Occurrence::Deployed => 0,
            Occurrence::LevelledUp { .. } => 1,
            Occurrence::Attacks(_) => 2,
            Occurrence::Destroys(_) => 3,
            Occurrence::Destroyed => 4,
            Occurrence::Moved => 5,
            Occurrence::Readied => 6,
            Occurrence::Rested => 7,
            Occurrence::Revealed => 8,
            Occurrence::Grows => 9,
            Occurrence::Spares(_) => 10,
            Occurrence::Criticals => 11,
            Occurrence::Evades(_) => 12,
            Occurrence::BattleEnds => 13,
            Occurrence::Begins(_) => 14,
        }
    }

    const fn kind(self) -> Kinds {
        1 << self.place()
    }
}

/// What can set off a text that speaks of an event: a card whose texts speak of nothing else need not be looked at.
pub fn kinds(event: &Event) -> Kinds {
    let all = |is: &dyn Fn(Occurrence) -> bool| Occurrence::ALL.into_iter().filter(|it| is(*it)).fold(0, with);
    match event {
        Event::Any(events) => events.iter().fold(0, |all, it| all | kinds(it)),
        Event::Because(event, _) => kinds(event),
        Event::Does(_, deed) => all(&|it| subject_of(*deed, Card::NONE, it).is_some()),
        Event::DoesTo(_, deed, _) => all(&|it| pair_of(true, *deed, Card::NONE, it).is_some()),
        Event::Begins(_) | Event::Ends(_) => Occurrence::BattleEnds.kind() | Occurrence::Begins(Phase::Start).kind(),
        _ => 0,
    }
}

const fn with(all: Kinds, it: Occurrence) -> Kinds {
    all | it.kind()
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
                    | Deed::IsMovedToFront
                    | Deed::Grows
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
                    | Deed::FailsToDestroy
                    | Deed::Survives
            );
            seen && subject(sel) && subject(other)
        }
        Event::Begins(time) => !matches!(time, Time::NextTurn(_) | Time::Battle),
        Event::Ends(time) => matches!(time, Time::Turn(_) | Time::Battle),
        Event::Any(all) => all.iter().all(is_seen),
        Event::Because(event, filters) => {
            let by_texts = match &**event {
                Event::Does(sel, deed) => {
                    let seen = [
                        Deed::IsDeployed,
                        Deed::IsMoved,
                        Deed::IsReadied,
                        Deed::IsRested,
                        Deed::IsRevealed,
                        Deed::IsDestroyed,
                    ];
                    seen.contains(deed) && subject(sel)
                }
                _ => false,
            };
            by_texts && filters.iter().all(is_of_a_cause)
        }
        _ => false,
    }
}

/// What a text says of what brought something about.
fn is_of_a_cause(filter: &Filter) -> bool {
    match filter {
        Filter::Is(Thing::Skill | Thing::SkillEffect) | Filter::Ability(_) | Filter::Whose(_) => true,
        Filter::Of(sel) => expressions::among(sel),
        _ => false,
    }
}

/// Whether a condition is that something did not come about through the effect of an ability.
pub fn is_not_by_an_effect(cond: &Cond) -> bool {
    let Cond::Not(it) = cond else { return false };
    matches!(&**it, Cond::Happens(Event::Because(event, filters))
        if matches!(**event, Event::Does(Sel::This, Deed::ClassChanges | Deed::LevelsUp))
            && filters.as_slice() == [Filter::Is(Thing::SkillEffect)])
}

/// The ability that has brought something about.
#[derive(Clone, Copy, Debug)]
struct Cause {
    card: Card,
    /// Which of the card's abilities, counted from 1; 0 where nobody knows.
    ability: u8,
    user: Seat,
    /// It came about through the payment of a cost.
    paying: bool,
}

/// The text at work, if one is: what happens now comes from it.
fn cause(setup: &Setup, state: &State) -> Option<Cause> {
    if let Some(it) = &state.running {
        let paying = programs::program_of(setup, it.card, it.ability).is_some_and(|program| is_paying(it, program));
        return Some(Cause { card: it.card, ability: it.ability, user: it.user, paying });
    }
    if !state.in_text || !state.text.is_known() {
        return None;
    }
    let card = state.text;
    let ability = state.resolving.filter(|it| it.card == card).map_or(0, |it| it.ability);
    Some(Cause { card, ability, user: card.owner(), paying: false })
}

fn is_such_a_cause(eval: &Eval<'_>, cause: Cause, filter: &Filter) -> Known<bool> {
    match filter {
        Filter::Is(Thing::SkillEffect) => Known::Sure(!cause.paying),
        Filter::Whose(who) => Known::Sure(eval.seats(*who).any(|it| it == cause.user)),
        Filter::Of(sel) => eval.among(cause.card, sel),
        Filter::Ability(_) if cause.ability == 0 => Known::Hidden(cause.card),
        Filter::Ability(name) => {
            let meaning = meaning(eval.setup, cause.card, cause.ability);
            meaning.map_or(Known::Hidden(cause.card), |it| Known::Sure(programs::is_named(&it.name, name)))
        }
        _ => Known::Sure(true),
    }
}

fn subject(sel: &Sel) -> bool {
    match sel {
        Sel::As(inner, _) => subject(inner),
        other => expressions::among(other),
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
    let named = |numbered: &(u8, &crate::games::cipher::cards::pool::Modelled)| {
        numbered.1.ability.as_ref().is_some_and(|it| programs::is_named(&it.name, name) && it.limit != Limit::None)
    };
    let abilities = (1..).zip(&face.abilities);
    abilities.into_iter().filter(named).any(|(number, _)| c05_limits::holds(eval.state, eval.source, number))
}

/// 10.2.1: the abilities that something sets off, in the order of 10.2; where a hidden card leaves that open, they are noted
/// apart.
pub fn happened(setup: &Setup, state: &mut State, unit: Card, what: Occurrence) {
    if let Occurrence::Attacks(_) = what {
        state.attacked.retain(|it| it.unit != unit);
        state.attacked.push(Attacked { unit, sure: true });
    }
    state.battle.hit |= what == Occurrence::Criticals;
    if setup.sets_off() & what.kind() == 0 {
        return;
    }
    let cause = cause(setup, state);
    let mut found = Vec::new();
    for user in state.in_turn() {
        for card in state.units(user) {
            let Some(face) = setup.card(card).filter(|it| it.sets_off & what.kind() != 0) else { continue };
            for number in (1u8..).take(face.abilities.len()) {
                let (known, about) = is_set_off(setup, state, (card, user, number), unit, what, cause);
                if known.value() != Some(false) {
                    found.push((known.hidden(), user, card, number, about));
                }
            }
        }
    }
    let wave = state.triggers.iter().map(|it| it.wave).max();
    // 10.2.3: what is triggered while one is processed comes before those that are left.
    let wave = wave.map_or(0, |it| it.saturating_add(u8::from(state.processing)));
    for (hidden, user, card, ability, about) in found {
        let trigger = Trigger { user, card, ability, wave, about };
        match hidden {
            Some(hidden) => state.perhaps.push((trigger, hidden)),
            None => state.triggers.push(trigger),
        }
        state.quiet = false;
    }
}

/// Whether an ability of a unit is set off, and of which card its text speaks then.
fn is_set_off(
    setup: &Setup,
    state: &State,
    (card, user, number): (Card, Seat, u8),
    unit: Card,
    what: Occurrence,
    cause: Option<Cause>,
) -> (Known<bool>, Card) {
    let no = (Known::Sure(false), Card::NONE);
    if programs::program_of(setup, card, number).is_none() {
        return no;
    }
    let Some(ability) = meaning(setup, card, number).filter(|it| it.kind == Kind::Triggered) else { return no };
    // 10.2.1.3
    if c05_limits::holds(state, card, number) {
        return no;
    }
    let eval = Eval { setup, state, source: card, user, slots: &[], depth: 0 };
    let set_off = ability.when.iter().map(|it| matches(&eval, it, unit, what, cause));
    let Some((happens, about)) = set_off.max_by_key(|(known, _)| likely(*known)) else { return no };
    // 10.2.1.2, 21.2.2.2.4
    let gated = happens.both(|| eval.is_gated(&ability.gates));
    let may = ability.only.iter().fold(gated, |so, condition| {
        so.both(|| match is_not_by_an_effect(condition) {
            true => Known::Sure(cause.is_none_or(|it| it.paying)),
            false => holds(&eval, condition),
        })
    });
    (may, about)
}

/// What is sure counts before what may be, and that before what is not so.
const fn likely(known: Known<bool>) -> u8 {
    match known {
        Known::Sure(true) | Known::ButForText(true, _) => 2,
        Known::Hidden(_) => 1,
        Known::Sure(false) | Known::ButForText(false, _) => 0,
    }
}

/// Whether a text speaks of what has happened, and the card that it remembers of it.
fn matches(eval: &Eval<'_>, event: &Event, unit: Card, what: Occurrence, cause: Option<Cause>) -> (Known<bool>, Card) {
    let no = (Known::Sure(false), Card::NONE);
    let noted = |sel: &Sel, card: Card| if matches!(sel, Sel::As(..)) { card } else { Card::NONE };
    match event {
        Event::Any(all) => {
            let any = all.iter().map(|it| matches(eval, it, unit, what, cause));
            any.max_by_key(|(known, _)| likely(*known)).unwrap_or(no)
        }
        Event::Because(event, filters) => {
            let Some(cause) = cause else { return no };
            let (happens, about) = matches(eval, event, unit, what, Some(cause));
            let such = filters.iter().fold(happens, |so, it| so.both(|| is_such_a_cause(eval, cause, it)));
            (such, about)
        }
        // 26.13.1
        Event::Does(sel, Deed::IsMovedToFront) => {
            let moved = what == Occurrence::Moved
                && eval
                    .state
                    .stands(unit)
                    .is_some_and(|(_, line)| line == crate::games::cipher::log::words::Line::Front);
            (Known::Sure(moved).both(|| eval.among(unit, sel)), noted(sel, unit))
        }
        Event::Does(sel, deed) => match subject_of(*deed, unit, what) {
            Some(of) => (eval.among(of, sel), noted(sel, of)),
            None => no,
        },
        Event::DoesTo(sel, deed, other) => {
            let Some([one, two]) = pair_of(eval.state.battle.hit, *deed, unit, what) else { return no };
            let about = match noted(sel, one) {
                Card::NONE => noted(other, two),
                noted => noted,
            };
            (eval.among(one, sel).both(|| eval.among(two, other)), about)
        }
        Event::Begins(time) | Event::Ends(time) => {
            let ends = matches!(event, Event::Ends(_));
            let begun = match (time, what) {
                (Time::Battle, Occurrence::BattleEnds) => ends,
                (Time::Turn(_), Occurrence::Begins(phase)) => phase == if ends { Phase::End } else { Phase::Start },
                (_, Occurrence::Begins(_)) => *time != Time::Battle && !ends,
                _ => false,
            };
            (Known::Sure(begun && eval.is_time(*time)), Card::NONE)
        }
        _ => no,
    }
}

/// Who does or suffers a deed in what has happened; none where that is another deed.
fn subject_of(deed: Deed, unit: Card, what: Occurrence) -> Option<Card> {
    match (deed, what) {
        (Deed::IsDeployed, Occurrence::Deployed)
        | (Deed::ClassChanges | Deed::IsClassChangedInto, Occurrence::LevelledUp { class: true })
        | (Deed::LevelsUp | Deed::IsLeveledInto, Occurrence::LevelledUp { .. })
        | (Deed::Attacks, Occurrence::Attacks(_))
        | (Deed::AttackDestroys, Occurrence::Destroys(_))
        | (Deed::IsDestroyed, Occurrence::Destroyed)
        | (Deed::IsMoved, Occurrence::Moved)
        | (Deed::IsReadied, Occurrence::Readied)
        | (Deed::IsRested, Occurrence::Rested)
        | (Deed::IsRevealed, Occurrence::Revealed)
        | (Deed::Grows, Occurrence::Grows)
        | (Deed::Criticals, Occurrence::Criticals)
        | (Deed::Evades, Occurrence::Evades(_))
        | (Deed::AttackEnds, Occurrence::BattleEnds) => Some(unit),
        (Deed::IsAttacked, Occurrence::Attacks(target)) | (Deed::IsEvaded, Occurrence::Evades(target)) => Some(target),
        _ => None,
    }
}

/// Who does a deed to whom, or suffers it from whom, in what has happened; none where that is another deed. `hit`:
/// the attack is a critical hit.
fn pair_of(hit: bool, deed: Deed, unit: Card, what: Occurrence) -> Option<[Card; 2]> {
    match (deed, what) {
        (Deed::Attacks, Occurrence::Attacks(target))
        | (Deed::AttackDestroys, Occurrence::Destroys(target))
        | (Deed::FailsToDestroy, Occurrence::Spares(target)) => Some([unit, target]),
        (Deed::Evades, Occurrence::Evades(attacker)) => Some([unit, attacker]),
        (Deed::CriticalDestroys, Occurrence::Destroys(target)) if hit => Some([unit, target]),
        (Deed::IsAttacked, Occurrence::Attacks(target))
        | (Deed::IsDestroyedByAttack, Occurrence::Destroys(target))
        | (Deed::Survives, Occurrence::Spares(target))
        | (Deed::IsEvaded, Occurrence::Evades(target)) => Some([target, unit]),
        _ => None,
    }
}

/// Why an ability of a unit cannot have been set off by anything, if that is so: 21.2.2.2.4, 21.2.2.3: its keyword asks for what
/// is not there; 10.2.1.2: nor is what it says that it is activated only for.
pub fn is_shut(setup: &Setup, state: &State, card: Card, number: u8) -> Option<Clause> {
    let (user, _) = state.stands(card)?;
    let ability = meaning(setup, card, number).filter(|it| it.kind == Kind::Triggered)?;
    let eval = Eval { setup, state, source: card, user, slots: &[], depth: 0 };
    if expressions::gates(&ability.gates) && eval.is_gated(&ability.gates) == Known::Sure(false) {
        let changes = ability.gates.contains(&Gate::Ccs);
        return Some(if changes { Clause::C21_2_2_2_4 } else { Clause::C21_2_2_3 });
    }
    let lasting = |it: &&Cond| !is_not_by_an_effect(it) && is_lasting(it);
    let only = ability.only.iter().filter(lasting).any(|it| holds(&eval, it) == Known::Sure(false));
    only.then_some(Clause::C10_2_1_2)
}

/// Whether a condition asks for nothing that a battle or a cost changes from one moment to the next.
fn is_lasting(cond: &Cond) -> bool {
    matches!(cond, Cond::During(_) | Cond::Have(..) | Cond::Is(Sel::This, _))
}

/// The place in a text's memory for the card of which its events speak.
pub fn slot_of(when: &[Event]) -> Option<u8> {
    let of = |sel: &Sel| if let Sel::As(_, slot) = sel { Some(*slot) } else { None };
    when.iter().find_map(|event| match event {
        Event::Does(sel, _) => of(sel),
        Event::DoesTo(sel, _, other) => of(sel).or_else(|| of(other)),
        Event::Any(all) => slot_of(all),
        Event::Because(event, _) => slot_of(std::slice::from_ref(&**event)),
        _ => None,
    })
}
