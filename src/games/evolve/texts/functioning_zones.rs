//! 10.3.4: activated abilities that work elsewhere than on the field: their text speaks of the card in its own hand, cemetery
//! or EX area.

use super::picks::is_this;
use crate::cards::ast::{self, Act, Filter, Sel, Step};
use crate::games::evolve::book::Clause;
use crate::games::evolve::cards::vocabulary::{Evolve, Special, Zone};
use crate::games::evolve::cards::{Facts, Sort};
use crate::games::evolve::facts::breach::Breach;
use crate::games::evolve::log::words::Place;
use crate::games::evolve::state::{Setup, State, zones};
use crate::judge::Sink;
use crate::log::Seat;
use crate::table::{Card, known};

type Ability = ast::Ability<Evolve>;

/// The zone in which an ability works, if that is not the field: where its cost, or else its effect, says the card is.
pub fn works_in(ability: &Ability) -> Option<Place> {
    let act = |step: &Step<Evolve>| match step {
        Step::Do(Act::Put(sel, ..) | Act::Deploy(sel, _)) => zone(sel),
        Step::Do(Act::Special(Special::Discard, all, _)) => all.first().and_then(zone),
        _ => None,
    };
    // What its cost moves from the field is on the field.
    let from_field = |it: &Step<Evolve>| matches!(it, Step::Do(Act::Rest(Sel::This) | Act::Put(Sel::This, ..)));
    let told = ability.cost.iter().chain(&ability.body).find_map(act);
    told.filter(|_| !ability.cost.iter().any(from_field))
}

fn zone(sel: &Sel<Evolve>) -> Option<Place> {
    match sel {
        Sel::Such(_, of) if is_this(sel) => match of.first()? {
            Filter::In(_, Zone::Hand) => Some(Place::Hand),
            Filter::In(_, Zone::Cemetery) => Some(Place::Cemetery),
            Filter::In(_, Zone::Ex) => Some(Place::Ex),
            Filter::In(_, Zone::Banished) => Some(Place::Banished),
            _ => None,
        },
        _ => None,
    }
}

/// 10.3.4, 10.3.5: the card is where its ability works.
pub fn check(state: &State, by: Seat, card: Card, zone: Place, sink: &mut Sink<crate::games::evolve::Evolve>) {
    let own = card.owner() == by || card.token_place().is_some();
    if !own || !state.table.could_be_in(card, zones::place(by, zone)) {
        sink.fault(Clause::C10_3_5, || Breach::WorksElsewhere { card, by, zone });
    }
}

/// The cards of a player elsewhere than on the field with an activated ability that works there, and its number.
pub fn offered(setup: &Setup, state: &State, by: Seat) -> Vec<(Card, u8)> {
    let places = [Place::Hand, Place::Ex, Place::Cemetery, Place::Banished];
    let cards = places
        .into_iter()
        .flat_map(|place| known(state.table.pile(zones::place(by, place))).map(move |card| (place, card)));
    cards
        .filter_map(|(place, card)| Some((place, card, state.printed(setup, card)?)))
        .flat_map(|(place, card, face)| {
            let there = working(face, place).into_iter().map(move |nth| (card, nth));
            there.collect::<Vec<_>>()
        })
        .collect()
}

fn working(face: &'static Facts, place: Place) -> Vec<u8> {
    let written = super::programs::of(face);
    let activated = face.abilities.iter().enumerate().filter(|it| matches!(it.1.sort, Sort::Activated { .. }));
    let works = |fact: usize| {
        let ability = written.place(fact).and_then(|it| written.abilities.get(it))?.ability.as_ref()?;
        works_in(ability)
    };
    activated.enumerate().filter(|it| works(it.1.0) == Some(place)).map(|it| it.0 as u8 + 1).collect()
}
