//! 6.2n1, 6.7: what a text speaks of, and what it is aimed at.

mod actions;
pub(super) mod coverage;
pub(super) mod declared;
pub(super) mod declared_check;
mod evaluate;
pub(super) mod interrupts;
pub(super) mod legality;
mod picks;
pub(super) mod resolve;
pub(super) mod target_order;
mod targets;

pub use evaluate::{Seen, View};
pub use targets::{groups, groups_before, is_hidden, picks, things, waits};

use super::Xinglingwang;
use super::cards::vocabulary::Text;
use super::log::words::Cards;
use super::state::{Setup, State};
use crate::judge::Sink;
use crate::log::Seat;
use crate::table::Card;

/// The program of an ability of a card, if the card file says what it does.
pub fn program(setup: &Setup, card: Card, ability: u8) -> Option<&Text> {
    setup.facts(card)?.texts.get(usize::from(ability))?.as_ref()
}

/// 6.2n1: whether nothing is there that an ability has to be aimed at.
pub fn lacks_targets(setup: &Setup, state: &State, by: Seat, card: Card, ability: u8) -> bool {
    program(setup, card, ability).is_some_and(|it| View { setup, state, card, by }.lacks_targets(it))
}

/// 6.2, 6.2n1: what is wrong with what a text is aimed at.
pub fn check_targets(
    setup: &Setup,
    state: &State,
    by: Seat,
    (card, ability): (Card, u8),
    targets: &[Card],
    sink: &mut Sink<Xinglingwang>,
) {
    if let Some(text) = program(setup, card, ability) {
        View { setup, state, card, by }.check_targets(text, targets, sink);
    }
}

/// 12.3n1: whether what a text chooses leaves the board by it, as far as the card file says.
pub fn takes(setup: &Setup, card: Card, ability: u8) -> bool {
    program(setup, card, ability).is_some_and(|it| groups(it).iter().any(|it| it.takes))
}

/// The ways to choose what a text is aimed at.
pub fn ways<'a>(
    setup: &'a Setup,
    state: &'a State,
    by: Seat,
    card: Card,
    ability: u8,
) -> Box<dyn Iterator<Item = Cards> + 'a> {
    let Some(text) = program(setup, card, ability) else { return Box::new(std::iter::once(Cards::NONE)) };
    Box::new(View { setup, state, card, by }.ways(text).filter_map(|it| Cards::of(&it)))
}
