//! 303, 703: costs, and the cards that pay them.

use super::s705_targets::twice;
use crate::games::zero::Zero;
use crate::games::zero::book::{Clause, Ruling};
use crate::games::zero::cards::{Ability, Color, Cost, Facts, Keyword, Price, Sort};
use crate::games::zero::facts::breach::Breach;
use crate::games::zero::log::words::{Cards, Way};
use crate::games::zero::state::zones::{self, FACE_DOWN, TAPPED};
use crate::games::zero::state::{Setup, State, Task};
use crate::games::zero::texts::{abilities, continuous, declared};
use crate::judge::{Impossible, Sink};
use crate::log::Seat;
use crate::table::{Card, CardSet, Few};

/// A payment.
#[derive(Clone, Copy, Debug)]
pub struct Paid {
    /// Resource cards.
    pub pay: Cards,
    /// Discarded cards.
    pub discard: Few,
    /// Scrapped cards.
    pub scrap: Few,
    /// The value of X.
    pub x: u16,
}

/// 303, 623p6, 900.falselife.p1, 900.transform.p1: returns the cost of using a card, and the clause that gives it. The cost is
/// `None` if the card cannot be used that way.
pub fn cost_of_use(
    setup: &Setup,
    state: &State,
    (by, card): (Seat, Card),
    facts: &Facts,
    way: Option<Way>,
) -> (Option<Cost>, Clause) {
    let special = |keyword: Keyword| facts.abilities.iter().find(|it| it.is(keyword)).map(|it| it.cost);
    match way {
        Some(Way::Transform) => (special(Keyword::Transform), Clause::C900TransformP1),
        Some(Way::FalseLife) => (special(Keyword::FalseLife), Clause::C900FalselifeP1),
        None => {
            let mut cost = Cost { price: facts.price, ..Cost::default() };
            lower(&mut cost.price, ninpo(setup, state, by, facts) + continuous::cheaper(setup, state, card));
            if let Some(of) = facts.abilities.iter().find(|it| it.sort == Sort::Use) {
                let more = of.cost;
                cost = Cost { discard: more.discard, scrap: more.scrap, life: more.life, ..cost };
            }
            (Some(cost), Clause::C303P2)
        }
    }
}

/// Returns the present cost of using a card, if it can be used that way.
pub fn cost_now(setup: &Setup, state: &State, whose: (Seat, Card), facts: &Facts, way: Option<Way>) -> Option<Cost> {
    cost_of_use(setup, state, whose, facts, way).0
}

/// Returns the present cost of an activated effect. 900.zoan.p1: shift may cost less.
pub fn cost_of_activation(setup: &Setup, state: &State, by: Seat, card: Card, ability: &Ability) -> Cost {
    let mut cost = ability.cost;
    if ability.is(Keyword::Shift)
        && let Some(facts) = state.facts(setup, card)
    {
        lower(&mut cost.price, zoan(setup, state, by, facts));
    }
    cost
}

/// 303p4, 303p4.2: lowers the colourless part, and the total with it, but not below the coloured part.
fn lower(price: &mut Price, by: u16) {
    price.total = price.total.saturating_sub(by).max(price.coloured());
}

/// 900.ninpo.p1: returns the reduction of the colourless cost.
fn ninpo(setup: &Setup, state: &State, by: Seat, facts: &Facts) -> u16 {
    let _ = setup;
    if state.turn.arts[by.index()].is_empty() {
        return 0;
    }
    facts.abilities.iter().filter(|it| it.is(Keyword::Ninpo)).map(Ability::number).sum()
}

/// 303, 703p1, 104p3, 608p1, 703p1.2: exactly the cost is paid (zero-0015).
pub fn check_cost(setup: &Setup, state: &State, by: Seat, card: Card, cost: &Cost, paid: &Paid, sink: &mut Sink<Zero>) {
    check_price(setup, state, by, &cost.price, paid, sink);
    if cost.tap && (state.is_tapped(card) || !state.stands(card)) {
        sink.fault(Clause::C104P3, || Breach::AlreadyTapped { card });
    }
    if paid.discard.len() != usize::from(cost.discard) {
        let (found, asked) = (paid.discard.len(), usize::from(cost.discard));
        sink.fault(Clause::C703P1, || Breach::DiscardsOtherwise { found, asked });
    }
    for it in paid.discard.cards() {
        if !state.table.could_be_in(*it, zones::hand(by)) || *it == card {
            sink.fault(Clause::C608P1, || Breach::NotInHand { card: *it, by });
        }
    }
    if paid.scrap.len() != usize::from(cost.scrap) {
        let (found, asked) = (paid.scrap.len(), usize::from(cost.scrap));
        sink.fault(Clause::C703P1, || Breach::ScrapsOtherwise { found, asked });
    }
    for it in paid.scrap.cards() {
        if !state.stands(*it) || state.controller(*it) != by || *it == card && cost.scrap_this {
            sink.fault(Clause::C606P1, || Breach::NotToScrap { card: *it });
        }
    }
    if twice(paid.discard.cards()) || twice(paid.scrap.cards()) {
        sink.fault(Clause::C703P1_2, || Breach::PaidTwice { card });
    }
    if state.count(zones::life(by)) < usize::from(cost.life) {
        sink.fault(Clause::C703P1, || Breach::TooFewLifeCards { player: by });
    }
}

/// 303p2: the resource cards of a payment are the player's own and upright, and each pays once.
pub fn check_tapped(state: &State, by: Seat, cards: &[Card], sink: &mut Sink<Zero>) {
    let mut seen = CardSet::NONE;
    for card in cards {
        let own = zones::resources(by);
        if !state.table.could_be_in(*card, own) {
            sink.fault(Clause::C303P2, || Breach::NotAResource { card: *card, by });
        } else if state.is_tapped(*card) {
            sink.fault(Clause::C303P2, || Breach::AlreadyTapped { card: *card });
        } else if card.is_known() && !seen.insert(*card) {
            sink.fault(Clause::C303P2, || Breach::PaidTwice { card: *card });
        } else if state.table.zone(*card) != own {
            // Nobody knows whether a resource card that was never named is tapped.
            sink.undecidable(Clause::C303P2, *card);
        }
    }
}

/// 303p2, 303p3, 303p3.2: the number of resource cards and their colours are right.
fn check_price(setup: &Setup, state: &State, by: Seat, price: &Price, paid: &Paid, sink: &mut Sink<Zero>) {
    let total = usize::from(price.total) + usize::from(if price.x { paid.x } else { 0 });
    let cards = paid.pay.cards();
    check_tapped(state, by, cards, sink);
    if let (true, Some(text)) = (cards.len() != total, declared::lasting(setup, state)) {
        // 303p4: a text that is not encoded may have changed the cost.
        return sink.unmodelled(Clause::C303P4, text);
    }
    if cards.len() < total {
        sink.fault(Clause::C303P3, || Breach::PaidTooLittle { found: cards.len(), asked: total });
    } else if cards.len() > total {
        sink.fault_by_ruling(Clause::C303P3, Ruling::NoMoreThanTheCost, || Breach::PaidTooMuch {
            found: cards.len(),
            asked: total,
        });
    }
    for (color, asked) in Color::ALL.into_iter().zip(price.of) {
        if asked == 0 {
            continue;
        }
        let is_of = |it: &&Card| pays(setup, state, **it) == Some(color);
        let found = cards.iter().filter(is_of).count();
        if found < usize::from(asked) {
            // Everybody sees a face-up resource card, so the log could show its code.
            match cards.iter().find(|it| !state.table.has(**it, FACE_DOWN) && abilities::is_hidden(setup, state, **it))
            {
                Some(hidden) => sink.undecidable(Clause::C303P3_2, *hidden),
                None => sink.fault(Clause::C303P3_2, || Breach::ColourShort { color, found, asked: asked.into() }),
            }
        }
    }
}

/// 204p3.3, 204p3.4, 322p5.2: the colour that a resource card pays.
pub fn pays(setup: &Setup, state: &State, card: Card) -> Option<Color> {
    if state.table.has(card, FACE_DOWN) {
        return None;
    }
    setup.printed(card).and_then(|it| it.color).filter(|it| *it != Color::Purple)
}

/// 900.zoan.p1: returns the reduction of the cost of a shift.
fn zoan(setup: &Setup, state: &State, by: Seat, facts: &Facts) -> u16 {
    let is_fruit = |card: &&Card| {
        state.facts(setup, **card).is_some_and(|of| of.shares_character(facts))
            && abilities::has(setup, state, **card, Keyword::Zoan)
    };
    state.units(by).iter().filter(is_fruit).count() as u16
}

/// Pays a cost.
///
/// # Errors
/// [`Impossible`] if a card is not where it would have to be taken from.
pub fn pay(setup: &Setup, state: &mut State, by: Seat, card: Card, cost: &Cost, paid: &Paid) -> Result<(), Impossible> {
    for it in paid.pay.cards() {
        state.recognise(setup, *it, zones::resources(by));
        state.mark_in_play(setup, *it, TAPPED, 0);
    }
    if cost.tap {
        state.mark_in_play(setup, card, TAPPED, 0);
    }
    for it in paid.discard.cards() {
        let worked = state.take(setup, *it, zones::hand(by), zones::rest(by), 0);
        crate::games::zero::state::moves::done(worked, setup, state, *it)?;
    }
    let own = if cost.scrap_this { Some(card) } else { None };
    for it in own.into_iter().chain(paid.scrap.cards().iter().copied()) {
        let worked = state.bring(setup, it, zones::rest(it.owner()), 0);
        crate::games::zero::state::moves::done(worked, setup, state, it)?;
    }
    if cost.life > 0 {
        state.task(Task::ScrapLife(by, cost.life.into()));
    }
    Ok(())
}
