//! 701: what continuous effects make of cards, and the cards that they speak of.

use super::abilities::is_active;
use crate::games::zero::cards::{
    ATTRIBUTES, Ability, COSTS, Condition, Facts, Filter, Gifts, Gives, Name, REST, RULES, Reach, Sort, Special, TOPS,
    Whose,
};
use crate::games::zero::state::{Lasting, Setup, State, Under};
use crate::log::Seat;
use crate::table::Card;

/// Hands over what continuous effects give to a card (701), of some sorts.
pub fn each_gift(setup: &Setup, state: &State, card: Card, sorts: Gifts, hand: &mut dyn FnMut(&Gives)) {
    if setup.pool.gives & sorts == 0 {
        return;
    }
    for source in givers(setup, state, sorts) {
        each_gift_of(setup, state, source, card, sorts, hand);
    }
}

/// The cards of both battle zones that may give something of some sorts: all of them where abilities have come to a card that
/// are not printed on it.
pub fn givers(setup: &Setup, state: &State, sorts: Gifts) -> impl Iterator<Item = Card> {
    let more = state.below.iter().any(|it| it.why == Under::Form)
        || state.changes.iter().any(|it| matches!(it.what, Lasting::Gained(_)));
    state.fields().filter(move |it| more || state.facts(setup, *it).is_some_and(|it| it.gives & sorts > 0))
}

/// The sorts of what a card gives to others by continuous effects, its own and those that have come to it.
pub fn gives_of(setup: &Setup, state: &State, source: Card, facts: &Facts) -> Gifts {
    let forms = state.under(source, Under::Form).filter_map(|it| state.facts(setup, it));
    let gained = state.changes.iter().filter(|it| it.card == source).filter_map(|change| match change.what {
        Lasting::Gained(of) => setup.pool.cards.get(usize::from(of)),
        _ => None,
    });
    forms.chain(gained).fold(facts.gives, |all, it| all | it.gives)
}

/// The sorts of what the cards of both battle zones give: what is not among them need not be looked for card by card.
pub fn given_now(setup: &Setup, state: &State) -> Gifts {
    let of = |it: Card| state.facts(setup, it).map_or(0, |facts| gives_of(setup, state, it, facts));
    givers(setup, state, Gifts::MAX).fold(0, |all, it| all | of(it))
}

/// Hands over what the continuous effects of one card give to another.
pub fn each_gift_of(
    setup: &Setup,
    state: &State,
    source: Card,
    card: Card,
    sorts: Gifts,
    hand: &mut dyn FnMut(&Gives),
) {
    let Some(facts) = state.facts(setup, source) else { return };
    if gives_of(setup, state, source, facts) & sorts == 0 {
        return;
    }
    if state.changes.iter().any(|it| it.card == source && it.what == Lasting::Lost) {
        return;
    }
    let forms = state.under(source, Under::Form).filter_map(|it| state.facts(setup, it));
    let gained = state.changes.iter().filter(|it| it.card == source).filter_map(|change| match change.what {
        Lasting::Gained(of) => setup.pool.cards.get(usize::from(of)),
        _ => None,
    });
    // What attributes are given cannot hang on attributes that are given.
    let original = sorts == ATTRIBUTES;
    for ability in std::iter::once(facts).chain(forms).chain(gained).flat_map(|it| &it.abilities) {
        let Sort::Continuous(gives) = &ability.sort else { continue };
        if gives.sorts() & sorts > 0
            && reaches(setup, state, source, gives, card, original)
            && is_active(setup, state, source, ability)
            && ability.condition.is_none_or(|it| holds_as(setup, state, source, it, original))
            && is_time(state, source, ability)
        {
            hand(gives);
        }
    }
}

/// 811p4: whether the effects of all cards in rest zones are void.
pub fn rest_is_void(setup: &Setup, state: &State) -> bool {
    has_gift(setup, state, givers(setup, state, REST), REST)
}

/// Whether the top card of a player's deck lies revealed.
pub fn shows_top(setup: &Setup, state: &State, of: Seat) -> bool {
    has_gift(setup, state, state.field(of), TOPS)
}

fn has_gift(setup: &Setup, state: &State, mut sources: impl Iterator<Item = Card>, sort: Gifts) -> bool {
    setup.pool.gives & sort > 0
        && sources.any(|source| {
            let mut found = false;
            each_gift_of(setup, state, source, source, sort, &mut |_| found = true);
            found
        })
}

/// 809p1: 【我方回合中】 and 【对方回合中】.
fn is_time(state: &State, source: Card, ability: &Ability) -> bool {
    use crate::games::zero::cards::During::{Battle, NormalTactic, OpponentTurn, OwnTurn};
    match ability.during {
        None | Some(NormalTactic) => true,
        Some(OwnTurn) => state.turn.player == state.controller(source),
        Some(OpponentTurn) => state.turn.player != state.controller(source),
        Some(Battle) => state.turn.phase.is_battle(),
    }
}

/// Whether a continuous effect reaches a card.
fn reaches(setup: &Setup, state: &State, source: Card, gives: &Gives, card: Card, original: bool) -> bool {
    let fits = |by, filter, card| fits_as(setup, state, by, filter, card, original);
    match gives.to {
        Reach::This => card == source,
        Reach::Bearer => state.bearer(source) == Some(card),
        Reach::Those => fits(state.controller(source), gives.those, card),
        Reach::Others => card != source && fits(state.controller(source), gives.those, card),
    }
}

/// 610p3: whether a card is one of those that a text of a player's card speaks of.
pub fn fits(setup: &Setup, state: &State, by: Seat, filter: Filter, card: Card) -> bool {
    fits_as(setup, state, by, filter, card, false)
}

/// The same; `original`: by the attributes that are printed on it.
fn fits_as(setup: &Setup, state: &State, by: Seat, filter: Filter, card: Card, original: bool) -> bool {
    let whose = match filter.of {
        Whose::Any => true,
        Whose::Own => state.controller(card) == by,
        Whose::Opponent => state.controller(card) != by,
    };
    let Some(facts) = state.facts(setup, card) else { return false };
    whose
        && filter.kind.is_none_or(|it| it == facts.kind)
        && filter.name.is_none_or(|name| match original {
            true => facts.is_called(name),
            false => is_called(setup, state, card, name) || is_renamed(setup, state, card, name),
        })
}

/// 306p4, 306p5: whether a name is one of a card's character names, its card name, or an attribute that it has now.
pub fn is_called(setup: &Setup, state: &State, card: Card, name: Name) -> bool {
    let Some(facts) = state.facts(setup, card) else { return false };
    if setup.pool.gives & ATTRIBUTES == 0 || !state.stands(card) {
        return facts.is_called(name);
    }
    let mut has = facts.attributes.contains(&name);
    each_gift(setup, state, card, ATTRIBUTES, &mut |gives| {
        has = has && !gives.change_attributes || gives.attributes.contains(&name);
    });
    has || facts.characters.contains(&name) || facts.name == name
}

/// 301p4: whether a card has a name by an effect.
fn is_renamed(setup: &Setup, state: &State, card: Card, name: Name) -> bool {
    let as_of = |change: &crate::games::zero::state::Change| match change.what {
        Lasting::Renamed(of) if change.card == card => setup.pool.cards.get(usize::from(of)).map(|it| it.name),
        _ => None,
    };
    state.changes.iter().rev().find_map(as_of) == Some(name)
}

/// 702p3: whether a condition holds for a card.
pub fn holds(setup: &Setup, state: &State, source: Card, condition: Condition) -> bool {
    holds_as(setup, state, source, condition, false)
}

fn holds_as(setup: &Setup, state: &State, source: Card, condition: Condition, original: bool) -> bool {
    let by = state.controller(source);
    let there = state.fields().filter(|it| !(condition.other && *it == source));
    there.filter(|it| fits_as(setup, state, by, condition.there, *it, original)).count() >= condition.count.into()
}

/// 303p4: by how much less colourless cost a card is used.
pub fn cheaper(setup: &Setup, state: &State, card: Card) -> u16 {
    let mut sum = 0;
    each_gift(setup, state, card, COSTS, &mut |gives| sum += u16::from(gives.cheaper));
    sum
}

/// 405.1p4: what an attack of a character costs.
pub fn attack_cost(setup: &Setup, state: &State, card: Card) -> u16 {
    let mut sum = 0;
    each_gift(setup, state, card, COSTS, &mut |gives| sum += u16::from(gives.attack_cost));
    sum
}

/// Whether a special rule holds for a card.
pub fn is_special(setup: &Setup, state: &State, card: Card, rule: Special) -> bool {
    let mut found = false;
    each_gift(setup, state, card, RULES, &mut |gives| found |= gives.rules.contains(&rule));
    found
}
