//! 303p3: the ways in which a price, and the rest of a cost, can be paid.

use super::super::cards::{Color, Cost, Price};
use super::super::state::{Setup, State};
use super::combinations;
use crate::games::zero::log::words::Cards;
use crate::games::zero::rules::s303_costs;
use crate::games::zero::state::zones;
use crate::log::Seat;
use crate::table::{Card, Few, ways};

/// Lists all ways to pay a price and the rest of a cost.
pub(super) fn payments<'a>(
    setup: &'a Setup,
    state: &'a State,
    by: Seat,
    card: Card,
    cost: Cost,
) -> impl Iterator<Item = (Cards, Few, Few)> + 'a {
    let upright: Vec<Card> =
        state.table.pile(zones::resources(by)).iter().copied().filter(|it| !state.is_tapped(*it)).collect();
    let total = usize::from(cost.price.total);
    let may = move |pay: &[Card], rest: &[Card]| can_be_paid(setup, state, &cost.price, pay, rest);
    let pays = (total <= Cards::CAPACITY).then(|| ways(upright, [total; 2], may)).into_iter().flatten();
    let hand = move || state.table.pile(zones::hand(by)).iter().copied().filter(|it| *it != card).collect();
    let own = move || state.field(by).filter(|it| !(cost.scrap_this && *it == card)).collect();
    pays.filter_map(|it| Cards::of(&it)).flat_map(move |pay| {
        few(hand(), cost.discard)
            .flat_map(move |discard| few(own(), cost.scrap).map(move |scrap| (pay, discard, scrap)))
    })
}

/// Lists each choice of a number of cards.
fn few<'a>(cards: Vec<Card>, many: u8) -> impl Iterator<Item = Few> + 'a {
    let many = usize::from(many);
    let all = (many <= <Few>::CAPACITY).then(|| combinations(cards, many));
    all.into_iter().flatten().filter_map(|it| Few::of(&it))
}

/// 303p3.2: `true` if the colours are there, or can still come from the other cards.
fn can_be_paid(setup: &Setup, state: &State, price: &Price, pay: &[Card], rest: &[Card]) -> bool {
    let of =
        |cards: &[Card], color| cards.iter().filter(|it| s303_costs::pays(setup, state, **it) == Some(color)).count();
    let mut left = usize::from(price.total).saturating_sub(pay.len());
    Color::ALL.into_iter().zip(price.of).filter(|it| it.1 > 0).all(|(color, asked)| {
        let lacks = usize::from(asked).saturating_sub(of(pay, color));
        let fits = lacks <= left && (lacks == 0 || lacks <= of(rest, color));
        left = left.saturating_sub(lacks);
        fits
    })
}
