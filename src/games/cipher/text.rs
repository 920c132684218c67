//! Chapters 21 to 24: what the texts of cards do to the table, carried out as the log tells it. Whether a text can do
//! that, and now, is judged; how much, to which unit and under which condition is not.

use super::attack::ATTACKING;
use super::cards::{Ability, Emblem, Range, Reach};
use super::clauses::Clause;
use super::effects::Sort;
use super::facts::Breach;
use super::state::{Lasting, Setup, State, UseLimit};
use super::words::{Effect, Place, Until};
use super::zones::{self, Area, DEFEATED, FACE_UP, RESTED, row};
use super::{Cipher, Sink, limits};
use crate::judge::{Fact as _, Impossible, Worded};
use crate::log::Seat;
use crate::say;
use crate::table::{Card, Changing, NOWHERE};

/// Carries an effect out.
///
/// # Errors
/// [`Impossible`] where a card is not where it would have to be.
pub fn apply(setup: &Setup, state: &mut State, source: Card, does: &Effect) -> Result<(), Impossible> {
    state.quiet = false;
    limits::applied(setup, state, source);
    let unit = |unit: Card, state: &State| match state.stands(unit) {
        Some(_) => Ok(()),
        None => Err(Impossible(Breach::not_a_unit(state, unit).tell(setup))),
    };
    match *does {
        Effect::Power { unit: at, by, until } => {
            unit(at, state)?;
            change(state, Lasting { power: by, ..Lasting::none(at, until) });
        }
        Effect::Range { unit: at, one, two } => {
            unit(at, state)?;
            let range = Some(Range { one, two });
            change(state, Lasting { range, ..Lasting::none(at, Until::Turn) });
        }
        Effect::TwoOrbs { unit: at, until } => {
            unit(at, state)?;
            change(state, Lasting { two_orbs: true, ..Lasting::none(at, until) });
        }
        Effect::Rest { unit: at } => {
            unit(at, state)?;
            state.mark(setup, at, RESTED, 0);
        }
        Effect::Unrest { unit: at } => {
            unit(at, state)?;
            state.mark(setup, at, 0, RESTED);
        }
        Effect::Defeat { unit: at } => {
            unit(at, state)?;
            state.mark(setup, at, DEFEATED, 0);
        }
        Effect::Move { unit: at } => {
            unit(at, state)?;
            state.cross(setup, at);
        }
        Effect::Flip { card } => {
            if !is_bond(state, card) {
                return Err(Impossible(say!(setup, "{card} is no bond", "{card}不是羁绊卡", card = setup.tell(card))));
            }
            state.mark(setup, card, 0, FACE_UP);
        }
        Effect::Put { card: Card::UNKNOWN, to } => put_hidden(setup, state, source, to)?,
        Effect::Put { card, to } => put(setup, state, card, to)?,
    }
    Ok(())
}

/// 2.8: a card is not put into a state that it is in already. Whatever a text says, it did no such thing.
pub fn check_change(state: &State, does: &Effect, sink: &mut Sink<Cipher>) {
    let unrested = |unit: Card| state.stands(unit).is_some() && !state.table.has(unit, RESTED);
    let already = match *does {
        Effect::Rest { unit } if is_unit_with(state, unit, RESTED) => Breach::AlreadyRested { unit },
        Effect::Unrest { unit } if unrested(unit) => Breach::AlreadyUnrested { unit },
        Effect::Defeat { unit } if is_unit_with(state, unit, DEFEATED) => Breach::AlreadyDefeated { unit },
        Effect::Flip { card } if is_bond(state, card) && !state.table.has(card, FACE_UP) => {
            Breach::AlreadyFaceDown { card }
        }
        _ => return,
    };
    sink.fault(Clause::C2_8, || already);
}

/// 14.2.3: not a card under another one, whose information counts; 21.1.1: a text does what one of the card's abilities
/// says, 10.5, 19.1.4: while that ability, chosen in 10.2 or 19.1.2, is carried out, 21.2.3.1.1.2: or is in force,
/// 18.1.7, 21.2.3.1.5.2: or supports. All that it does rests on the text.
pub fn check(setup: &Setup, state: &State, source: Card, does: &Effect, sink: &mut Sink<Cipher>) {
    let zone = state.table.zone(source);
    if zone != NOWHERE && row(zone).is_none() && zone == zones::under(source.owner()) {
        sink.fault(Clause::C14_2_3, || Breach::CoveredCard { card: source });
    } else if !setup.has(source) {
        sink.fault(Clause::C21_1_1, || Breach::NoSuchCard { card: source });
    } else if setup.effects(source).is_none() {
        sink.undecidable(Clause::C21_1_1, source);
    } else if !may_now(setup, state, source, does) {
        let (clause, facts) = why_not(setup, state, source, does);
        sink.fault(clause, || facts);
    }
    sink.unmodelled(Clause::C21_1_1, source);
}

/// Whether one of the card's abilities that is carried out now can do that.
fn may_now(setup: &Setup, state: &State, source: Card, does: &Effect) -> bool {
    let Some(sort) = sort_of(state, source, does) else { return false };
    let chosen = state.resolving.filter(|it| it.card == source);
    chosen.is_some_and(|it| can(setup, it.card, it.ability, sort))
        || is_in_force(setup, state, source, does)
        || (is_supporting(setup, state, source) && setup.effects(source).is_some_and(|it| it.support.can(sort)))
}

fn can(setup: &Setup, card: Card, ability: u8, sort: Sort) -> bool {
    setup.effects(card).is_some_and(|it| it.can(ability, sort))
}

/// 21.2.3.1.1.2: a continuous ability of a unit changes powers as long as it is in force, and so does one that the unit
/// was given for the rest of a turn in which it used the ability that gives it.
fn is_in_force(setup: &Setup, state: &State, source: Card, does: &Effect) -> bool {
    let (Effect::Power { unit, .. }, Some(facts)) = (*does, setup.facts(source)) else { return false };
    if state.stands(source).is_none() {
        return false;
    }
    let given = |it: &UseLimit| it.unit == source && can(setup, source, it.ability, Sort::Grant);
    match unit == source {
        true => facts.reaches(Reach::Power) || state.limits.iter().any(given),
        false => unit.owner() == source.owner() && facts.reaches(Reach::OthersPower),
    }
}

/// 18.1.7, 21.2.3.1.5.2: between the comparison of the names and the addition of the values a support's ability may be
/// carried out: the turn player's of the attack type, the other player's of the defence type.
fn is_supporting(setup: &Setup, state: &State, source: Card) -> bool {
    let lies_there = state.table.zone(source) == zones::support(source.owner());
    lies_there && is_of_its_type(setup, state, source) && is_at_support_abilities(state)
}

/// 21.2.3.1.5.2: whether a support ability is of the type that its user may carry out.
fn is_of_its_type(setup: &Setup, state: &State, source: Card) -> bool {
    let own = if source.owner() == state.turn.player { Emblem::Attack } else { Emblem::Defence };
    setup.facts(source).is_some_and(|it| it.emblem == own)
}

/// 18.1.7: no value was added yet.
fn is_at_support_abilities(state: &State) -> bool {
    let Some(frame) = state.agenda.iter().rfind(|it| it.proc == &ATTACKING) else { return false };
    let items = ATTACKING.items;
    let behind = |clause: Clause| items[..usize::from(frame.at)].iter().any(|it| it.clause == clause);
    let nothing_added = state.battle.attack_bonus == 0 && state.battle.defence_bonus == 0;
    behind(Clause::C18_1_6) && !behind(Clause::C18_1_11) && nothing_added
}

/// Why a text cannot do that, or not now.
#[cold]
fn why_not(setup: &Setup, state: &State, card: Card, does: &Effect) -> (Clause, Breach) {
    let Some(what) = sort_of(state, card, does) else { return (Clause::C21_1_1, Breach::NoSuchText { card }) };
    let classes = setup.facts(card).map_or(&[][..], |it| it.abilities);
    let able: Vec<(u8, Ability)> =
        (1..).zip(classes.iter().copied()).filter(|(number, _)| can(setup, card, *number, what)).collect();
    let supports = setup.effects(card).is_some_and(|it| it.support.can(what));
    if able.is_empty() && !supports {
        return (Clause::C21_1_1, Breach::NoAbilityDoesThat { card, what });
    }
    let lies_there = state.table.zone(card) == zones::support(card.owner());
    if supports && lies_there {
        return match is_of_its_type(setup, state, card) {
            true => (Clause::C18_1_7, Breach::AfterTheValues { card, what }),
            false => (Clause::C21_2_3_1_5_2, Breach::OfTheOtherType { card }),
        };
    }
    let of = |class: Ability| able.iter().find(|it| it.1 == class).map(|it| it.0);
    let chosen = [(Ability::Activated, Clause::C19_1_4), (Ability::Automatic, Clause::C10_5)];
    if let Some((ability, clause)) = chosen.into_iter().find_map(|(class, clause)| Some((of(class)?, clause))) {
        let carried_out = state.resolving.map_or(Breach::NoAbilityCarriedOut { ability, card, what }, |it| {
            Breach::AnotherAbilityCarriedOut { ability, card, what, other: it.ability, of: it.card }
        });
        return (clause, carried_out);
    }
    if of(Ability::Continuous).is_some() && state.stands(card).is_none() {
        return (Clause::C21_2_3_1_1_2, Breach::NotOnTheBattlefield { card, what });
    }
    match supports {
        true => (Clause::C21_2_3_1_5_2, Breach::NotInTheSupportArea { card, what }),
        false => (Clause::C21_1_1, Breach::NotForThatUnit { card, what }),
    }
}

fn is_unit_with(state: &State, unit: Card, mark: u16) -> bool {
    state.stands(unit).is_some() && state.table.has(unit, mark)
}

fn is_bond(state: &State, card: Card) -> bool {
    state.table.zone(card) != NOWHERE && state.table.zone(card) == zones::bonds(card.owner())
}

/// Notes a change, with one of its sort that is there already: what is kept grows with the units, not with
/// the log.
fn change(state: &mut State, new: Lasting) {
    let sort = |it: &Lasting| (it.unit, it.until, it.range.is_some(), it.two_orbs);
    let alike = |it: &&mut Lasting| sort(it) == sort(&new);
    match state.changes.iter_mut().find(alike) {
        Some(it) => *it = Lasting { power: it.power.saturating_add(new.power), ..new },
        None => state.changes.push(new),
    }
}

/// A card that the log's view hides, of the text's user: into the deck it comes from the hand, and into the
/// hand, the orbs or the bonds from the deck. All other zones are public (6.9 to 6.12), so that a name is there.
fn put_hidden(setup: &Setup, state: &mut State, source: Card, to: Place) -> Result<(), Impossible> {
    let user = source.owner();
    let from = match to {
        Place::Hand | Place::Orbs | Place::Bonds => zones::deck(user),
        Place::Deck => zones::hand(user),
        _ => {
            return Err(Impossible(say!(
                setup,
                "a text has to name the card that it puts into a public zone",
                "能力将卡放置到公开的区域时，必须写明是哪张卡"
            )));
        }
    };
    if !state.shift(setup, Card::UNKNOWN, from, zones::place(user, to), 0) {
        return Err(Impossible(say!(
            setup,
            "the log knows all cards of the {zone}, so it has to name this one",
            "记录知道{zone}的所有卡，因此必须写明是哪张卡",
            zone = Area::of(from).worded(setup)
        )));
    }
    Ok(())
}

/// 6.5: a card that changes zones is a new card, with the facing that its zone gives it (6.7.1 to 6.13.1).
fn put(setup: &Setup, state: &mut State, card: Card, to: Place) -> Result<(), Impossible> {
    let from = state.table.zone(card);
    let target = zones::place(card.owner(), to);
    let marks = match to {
        Place::Deck | Place::Hand | Place::Orbs => 0,
        _ => FACE_UP,
    };
    if zones::row(from).is_some() && zones::row(target).is_some() {
        // 6.5: from one row to the other it stays the same unit.
        if from != target {
            state.cross(setup, card);
        }
        return Ok(());
    }
    let from = if zones::row(from).is_some() {
        state.retire(setup, card);
        zones::retreat(card.owner())
    } else if from == NOWHERE {
        let holder = [Place::Hand, Place::Deck, Place::Orbs].map(|it| zones::place(card.owner(), it));
        let hidden = holder.into_iter().find(|it| state.table.hides(*it));
        hidden.ok_or_else(|| {
            Impossible(say!(setup, "{card} is nowhere", "{card}不在任何地方", card = setup.tell(card)))
        })?
    } else {
        from
    };
    match state.shift(setup, card, from, target, marks) {
        true => Ok(()),
        false => Err(Impossible(say!(
            setup,
            "{card} lies under another card",
            "{card}重叠放置在别的卡下方",
            card = setup.tell(card)
        ))),
    }
}

/// The sort of what a log says that a text did; none for what no known text does.
fn sort_of(state: &State, source: Card, does: &Effect) -> Option<Sort> {
    let user = source.owner();
    let own = |card: Card, sort: Sort| (card.owner() == user).then_some(sort);
    match *does {
        Effect::Power { unit, .. } => own(unit, Sort::Power),
        Effect::Rest { unit } => own(unit, Sort::Rest),
        Effect::Range { unit, .. } => own(unit, Sort::Range),
        Effect::TwoOrbs { unit, .. } => own(unit, Sort::TwoOrbs),
        Effect::Flip { card } => own(card, Sort::Flip),
        Effect::Move { unit } => Some(moves(unit, user)),
        Effect::Put { card, to } => puts(state, user, card, to),
        Effect::Unrest { .. } | Effect::Defeat { .. } => None,
    }
}

fn moves(unit: Card, user: Seat) -> Sort {
    if unit.owner() == user { Sort::MoveOwn } else { Sort::MoveOther }
}

/// 26.13.1: from one row to the other is a move; all else goes from one of the user's own zones to another.
fn puts(state: &State, user: Seat, card: Card, to: Place) -> Option<Sort> {
    if matches!(to, Place::Front | Place::Back) && state.stands(card).is_some() {
        return Some(moves(card, user));
    }
    let ways = [
        (zones::deck(user), Place::Hand, Sort::Draw),
        (zones::hand(user), Place::Retreat, Sort::Discard),
        (zones::retreat(user), Place::Hand, Sort::Recover),
        (zones::deck(user), Place::Orbs, Sort::SetOrb),
    ];
    let goes = |(from, target, _): &(u8, Place, Sort)| *target == to && state.table.could_be_in(card, *from);
    ways.into_iter().find(goes).map(|(_, _, sort)| sort)
}
