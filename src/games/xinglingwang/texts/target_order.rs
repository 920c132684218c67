//! 6.2n1, 6.7: where the targets of a text are, and in which order it is resolved on several of them.

use crate::games::xinglingwang::cards::{Aim, Side, Zone};
use crate::games::xinglingwang::state::{State, zones};
use crate::log::Seat;
use crate::table::{self, Card};

/// The sides that are meant, seen from a player.
fn sides(of: Side, by: Seat) -> &'static [Seat] {
    const ONE: [[Seat; 1]; 2] = [[Seat::A], [Seat::B]];
    match of {
        Side::Own => &ONE[by.index()],
        Side::Enemy => &ONE[by.other().index()],
        Side::Either => &Seat::BOTH,
    }
}

/// The zone on a player's side; none for the units, which stand on two rows.
fn zone(at: Zone, of: Seat) -> Option<table::Zone> {
    Some(match at {
        Zone::Units => return None,
        Zone::Terrain => zones::terrain(of),
        Zone::Hand => zones::hand(of),
        Zone::Library => zones::library(of),
        Zone::Graveyard => zones::graveyard(of),
        Zone::Exile => zones::exile(of),
        Zone::Wheel => zones::wheel(of),
    })
}

/// 6.2n1: whether a card is where the targets of a text have to be.
pub fn is_there(state: &State, by: Seat, aim: Aim, card: Card) -> bool {
    sides(aim.of, by).iter().any(|of| match zone(aim.at, *of) {
        None => state.find(card).is_some_and(|it| it.0 == *of),
        Some(zone) => state.table.could_be_in(card, zone),
    })
}

/// 6.2n1: whether any card is there.
pub fn is_any_there(state: &State, by: Seat, aim: Aim) -> bool {
    sides(aim.of, by).iter().any(|of| match zone(aim.at, *of) {
        None => state.units(*of).next().is_some(),
        Some(zone) => !state.table.pile(zone).is_empty(),
    })
}

/// 6.1n1: the place of a unit in lane order; in one lane the turn player's come first (xinglingwang-0043).
pub fn lane_order(state: &State, card: Card) -> Option<(u8, bool, bool)> {
    let (of, at) = state.find(card)?;
    Some((at.lane(), of != state.turn.player, !at.is_front()))
}
