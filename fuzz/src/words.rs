//! Any word that a log can hold, from the fuzzer's bytes: what the games' words have in common.

use super::Fuzzed;
use arbitrary::{Result, Unstructured};
use headjudge::log::{Body, Intervention, Seat};
use headjudge::rulebook::Cited;
use headjudge::table::Card;

pub fn seat(from: &mut Unstructured) -> Result<Seat> {
    Ok(*from.choose(&Seat::BOTH)?)
}

pub fn card(from: &mut Unstructured) -> Result<Card> {
    let place = from.int_in_range(0..=63u8)?;
    Ok(match place {
        63 => Card::UNKNOWN,
        62 => Card::new(seat(from)?, 499),
        place => Card::new(seat(from)?, place as usize % 26),
    })
}

/// Cards without number.
pub fn cards(from: &mut Unstructured, most: usize) -> Result<Vec<Card>> {
    let count = from.int_in_range(0..=most)?;
    (0..count).map(|_| card(from)).collect()
}

fn clause<G: Fuzzed>(from: &mut Unstructured) -> Result<Option<G::Clause>> {
    Ok(if from.ratio(1, 8)? { Some(*from.choose(<G::Clause as Cited>::CLAUSES)?) } else { None })
}

/// What an entry of a game's log may say.
pub fn body<G: Fuzzed>(from: &mut Unstructured) -> Result<Body<G>> {
    Ok(match from.int_in_range(0..=9u8)? {
        0..=4 => Body::Decision { by: seat(from)?, what: G::decision(from)? },
        5..=7 => Body::Step { clause: clause::<G>(from)?, what: G::step(from)? },
        8 => Body::Chance { clause: clause::<G>(from)?, what: G::chance(from)? },
        _ => Body::Intervention(Box::new(intervention::<G>(from)?)),
    })
}

fn intervention<G: Fuzzed>(from: &mut Unstructured) -> Result<Intervention> {
    let reason = "x".to_owned();
    Ok(match from.int_in_range(0..=5u8)? {
        0 => Intervention::Note { text: from.arbitrary()?, entry: from.arbitrary()? },
        1..=3 => Intervention::Rewind { to: from.int_in_range(0..=40)?, reason },
        _ => Intervention::Fix { position: <G as Fuzzed>::position(from)?.into(), reason },
    })
}

/// Names of a player's cards, none of them twice; a few are unknown.
pub struct Names {
    of: Seat,
    left: Vec<u8>,
}

impl Names {
    /// A player's first cards.
    pub fn new(of: Seat, count: u8) -> Names {
        Names { of, left: (1..=count).collect() }
    }

    /// Some of those that are left.
    pub fn some(&mut self, from: &mut Unstructured, most: usize) -> Result<Vec<String>> {
        let count = from.int_in_range(0..=most)?;
        let mut cards = Vec::new();
        for _ in 0..count {
            if from.ratio(1, 20)? || self.left.is_empty() {
                cards.push("?".to_owned());
            } else {
                let place = from.choose_index(self.left.len())?;
                cards.push(format!("{}{}", self.of, self.left.swap_remove(place)));
            }
        }
        Ok(cards)
    }
}
