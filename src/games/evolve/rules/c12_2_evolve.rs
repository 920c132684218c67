//! 5.15, 8.3.2, 12.2, 14.2: evolving, and meals.

use super::c08_2_play;
use super::c10_5_check_timing::check;
use crate::games::evolve::Evolve;
use crate::games::evolve::book::Clause;
use crate::games::evolve::cards::{Ability, Cost, Sort};
use crate::games::evolve::facts::breach::Breach;
use crate::games::evolve::log::words::{Effect, Group};
use crate::games::evolve::state::zones::{self, FACE_UP};
use crate::games::evolve::state::{Setup, State, Using, Value};
use crate::games::evolve::texts::continuous_self;
use crate::games::evolve::texts::evolve_abilities::{self, Way};
use crate::judge::Sink;
use crate::log::Seat;
use crate::table::Card;

/// The name of the cards that a meal uses (14.2.1.1).
const CARROT: &str = "にんじん";

/// The cheapest evolve ability of a card on the field.
pub fn evolve_ability(setup: &Setup, state: &State, card: Card) -> Option<&'static Ability> {
    let face = state.face(setup, card)?;
    face.of(|it| matches!(it, Sort::Evolve { .. })).min_by_key(|it| it.cost.points)
}

/// The meal ability of a card on the field, with the number of cards that it uses.
pub fn meal_ability(setup: &Setup, state: &State, card: Card) -> Option<(&'static Ability, u8)> {
    let face = state.face(setup, card)?;
    face.abilities.iter().find_map(|it| if let Sort::Meal { times } = it.sort { Some((it, times)) } else { None })
}

/// 10.4.5: the cost of an evolve ability, including the effects that change it.
fn cost_of(state: &State, card: Card, ability: &Ability) -> Cost {
    let points = i32::from(ability.cost.points) + state.evolve_cost_change(card);
    Cost { points: i16::try_from(points.max(0)).unwrap_or(0), ..ability.cost }
}

/// 8.3.2: at most one evolve or meal ability a turn; 8.3.1: only of the player's own card.
fn check_common(state: &State, by: Seat, card: Card, often: bool, sink: &mut Sink<Evolve>) {
    c08_2_play::check_own(state, by, card, sink);
    if state.turn.evolved && !often {
        sink.fault(Clause::C8_3_2, || Breach::EvolvedThisTurn { by });
    }
}

/// 12.2.3, 14.2.2.4: an evolve point may pay for one play point of the cost.
fn check_points(state: &State, by: Seat, card: Card, cost: Cost, ep: bool, clause: Clause, sink: &mut Sink<Evolve>) {
    if ep && state.value(by, Value::Evolve) == 0 {
        sink.fault(clause, || Breach::NoEvolvePoint { by });
    } else if ep && cost.points == 0 {
        sink.fault(clause, || Breach::NoPointToReplace { card });
    }
    c08_2_play::check_paid(state, by, card, cost, i32::from(ep), sink);
}

/// 12.2.1: the card has an evolve ability; 12.2.2.1: the revealed card has its name.
pub fn check_evolve(setup: &Setup, state: &State, by: Seat, card: Card, with: Card, ep: bool, sink: &mut Sink<Evolve>) {
    check_common(state, by, card, continuous_self::evolves_often(setup, state, by), sink);
    let Some(face) = state.face(setup, card) else { return sink.undecidable(Clause::C12_2_1, card) };
    let Some(cheapest) = evolve_ability(setup, state, card) else {
        return sink.fault(Clause::C12_2_1, || Breach::NoEvolveAbility { card });
    };
    check_with(setup, state, by, with, sink);
    let all = evolve_abilities::ways(face);
    let fits = |it: &str| all.as_ref().is_none_or(|all| all.iter().any(|way| way.fits(face.name, it)));
    match state.printed(setup, with) {
        // The log does not say which of several evolve abilities is used. They may name other cards.
        Some(other) if all.is_none() && other.name != face.name => sink.unmodelled(Clause::C12_2_2_1, card),
        Some(other) if !fits(other.name) => sink.fault(Clause::C12_2_2_1, || Breach::OtherName { card, with }),
        Some(_) => {}
        None => sink.undecidable(Clause::C12_2_2_1, with),
    }
    let way = way(setup, state, (by, card), with, ep);
    let ability = way.as_ref().map_or(cheapest, |it| it.fact);
    check_points(state, by, card, cost_of(state, card, ability), ep, Clause::C12_2_3, sink);
    match way {
        Some(way) => evolve_abilities::check(setup, state, (by, card), &way, sink),
        None if all.is_none() => sink.unmodelled(Clause::C12_2_1, card),
        None => {}
    }
}

/// The evolve ability used to evolve one card with another; `None` if its text is not judged whole.
fn way(setup: &Setup, state: &State, (by, card): (Seat, Card), with: Card, ep: bool) -> Option<Way> {
    let face = state.face(setup, card)?;
    let name = state.printed(setup, with).map_or(face.name, |it| it.name);
    evolve_abilities::used(setup, state, (by, card), &evolve_abilities::ways(face)?, ((face.name, name), i32::from(ep)))
}

/// 12.2.2: the card is in the player's own evolve deck; 4.6.3: a card that lies face up is not.
fn check_with(setup: &Setup, state: &State, by: Seat, with: Card, sink: &mut Sink<Evolve>) {
    let own = setup.evolve_deck(by).any(|it| it == with);
    if !own || !state.table.could_be_in(with, zones::evolve_deck(by)) {
        sink.fault(Clause::C12_2_2, || Breach::NotInTheEvolveDeck { card: with, by });
    } else if state.is_face_up(with) {
        sink.fault(Clause::C12_2_2, || Breach::LiesFaceUp { card: with });
    }
}

/// Pays for an evolve or meal ability.
fn pay(setup: &Setup, state: &mut State, by: Seat, cost: Option<Cost>, ep: bool) {
    let points = cost.map_or(0, |it| i32::from(it.points)) - i32::from(ep);
    state.pay(setup, by, points);
    if ep {
        let left = state.value(by, Value::Evolve) - 1;
        state.set(setup, by, Value::Evolve, left.max(0));
    }
    state.turn.evolved = true;
}

/// Applies 12.2.
pub fn apply_evolve(setup: &Setup, state: &mut State, by: Seat, card: Card, with: Card, ep: bool) -> bool {
    let way = way(setup, state, (by, card), with, ep);
    let ability = way.as_ref().map(|it| it.fact).or_else(|| evolve_ability(setup, state, card));
    let cost = ability.map(|it| cost_of(state, card, it));
    if !with.is_known() || !state.evolve(setup, card, with) {
        return false;
    }
    pay(setup, state, by, cost, ep);
    state.using = state.face(setup, card).filter(|it| it.has_text()).map(|_| Using { by, card });
    check(state);
    if let Some(way) = way {
        evolve_abilities::pay(setup, state, (by, card), &way);
    }
    true
}

/// 14.2.2.1: the card has a meal ability; 14.2.1.2.1: and is not linked with a card of the race zone.
pub fn check_meal(
    setup: &Setup,
    state: &State,
    by: Seat,
    card: Card,
    carrots: Group,
    ep: bool,
    sink: &mut Sink<Evolve>,
) {
    check_common(state, by, card, false, sink);
    if state.face(setup, card).is_none() {
        return sink.undecidable(Clause::C14_2_2_1, card);
    }
    let Some((ability, times)) = meal_ability(setup, state, card) else {
        return sink.fault(Clause::C14_2_2_1, || Breach::NoMealAbility { card });
    };
    if state.has_raced(card) {
        sink.fault(Clause::C14_2_1_2_1, || Breach::HasEaten { card });
    }
    if carrots.len() != usize::from(times) {
        sink.fault(Clause::C14_2_1_1, || Breach::OtherNumberOfCarrots { card, times });
    }
    for (at, carrot) in carrots.each().enumerate() {
        check_carrot(setup, state, by, carrot, carrots.each().take(at).any(|it| it == carrot), sink);
    }
    check_points(state, by, card, ability.cost, ep, Clause::C14_2_2_4, sink);
}

/// 14.2.1.1: a carrot in the player's own evolve deck, face down (4.6.3).
fn check_carrot(setup: &Setup, state: &State, by: Seat, carrot: Card, again: bool, sink: &mut Sink<Evolve>) {
    let own = setup.evolve_deck(by).any(|it| it == carrot);
    let there = own && state.table.could_be_in(carrot, zones::evolve_deck(by)) && !state.is_face_up(carrot);
    if !there {
        sink.fault(Clause::C14_2_1_1, || Breach::NotInTheEvolveDeck { card: carrot, by });
    } else if again {
        sink.fault(Clause::C14_2_1_1, || Breach::NamedTwice { card: carrot });
    } else if state.printed(setup, carrot).is_some_and(|it| it.name != CARROT) {
        sink.fault(Clause::C14_2_1_1, || Breach::NoCarrot { card: carrot });
    }
}

/// Applies 14.2.2: the carrots go to the race zone and are linked; 14.2.3.1: the card races.
pub fn apply_meal(setup: &Setup, state: &mut State, by: Seat, card: Card, carrots: Group, ep: bool) -> bool {
    let ability = meal_ability(setup, state, card).map(|it| it.0);
    let there = |it: Card| state.table.could_be_in(it, zones::evolve_deck(it.owner()));
    let differ = carrots.each().enumerate().all(|(at, it)| carrots.each().take(at).all(|other| other != it));
    if state.keeper(card).is_none() || !differ || !carrots.each().all(there) {
        return false;
    }
    for carrot in carrots.each() {
        if !state.put(setup, carrot, zones::race(carrot.owner()), FACE_UP) {
            return false;
        }
        state.links.push((carrot, card));
    }
    pay(setup, state, by, ability.map(|it| it.cost), ep);
    state.race(setup, card);
    state.using = state.face(setup, card).filter(|it| it.has_text()).map(|_| Using { by, card });
    check(state);
    true
}

/// 5.15.1.1: `false` if an effect would evolve a card with one of another name.
pub fn has_the_name(setup: &Setup, state: &State, does: &Effect) -> bool {
    let Effect::Evolve { card, with } = *does else { return true };
    let names = state.face(setup, card).zip(state.printed(setup, with));
    names.is_none_or(|(one, other)| one.name == other.name)
}

/// 5.15.1.1: the other card is in the player's own evolve deck and has the same name; 4.6.3: it lies face down.
pub fn check_evolution(setup: &Setup, state: &State, card: Card, with: Card, sink: &mut Sink<Evolve>) {
    let Some(of) = state.keeper(card) else {
        return sink.fault(Clause::C5_15_1, || Breach::NotOnTheField { card });
    };
    let own = setup.evolve_deck(of).any(|it| it == with) && state.table.could_be_in(with, zones::evolve_deck(of));
    if !own || state.is_face_up(with) {
        sink.fault(Clause::C5_15_1_1, || Breach::NotInTheEvolveDeck { card: with, by: of });
    }
    if !has_the_name(setup, state, &Effect::Evolve { card, with }) {
        sink.fault(Clause::C5_15_1_1, || Breach::OtherName { card, with });
    }
}
