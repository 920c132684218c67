//! The card table common to all games: cards, zones, marks and counters, cards under cards, values of players, and an
//! incrementally updated hash of it all. It changes only through [`Change`], and knows no rules.

mod card;
mod change;
mod few;
mod hash;
mod known;
mod naming;
mod perform;
mod set;
mod ways;

pub use card::{Card, MOST_CARDS, MOST_TOKENS, NotACard};
pub use change::{Change, Changing};
pub use few::{Few, MOST_OF_FEW};
pub use hash::{Identity, IdentityHash, hasher, mix};
pub use known::Known;
pub use naming::NamesCards;
pub use set::CardSet;
pub use ways::{Part, choices, orders, ways};

use crate::log::Seat;

/// The known cards of a pile.
#[inline]
pub fn known(pile: &[Card]) -> impl Iterator<Item = Card> + Clone + '_ {
    pile.iter().copied().filter(|it| it.is_known())
}

/// The index of a zone; each game names its zones.
pub type Zone = u8;

/// The zone of a card whose place is unknown or which is out of the match.
pub const NOWHERE: Zone = u8::MAX;

/// A card's place, and the marks and cards on and under it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spot {
    /// The zone, or [`NOWHERE`].
    pub zone: Zone,
    /// Marks, defined by the game.
    pub marks: u16,
    /// The card directly under this one, or [`Card::NONE`].
    pub below: Card,
}

const OFF: Spot = Spot { zone: NOWHERE, marks: 0, below: Card::NONE };

/// All cards of a match and their places.
///
/// Zones are lists, first to last. In an *ordered* zone the order is part of the position, and the last card is the top
/// one. A list may hold [`Card::UNKNOWN`] for a card that is there but not identified.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    spots: Vec<Spot>,
    /// The spots of tokens, by twice their place plus their owner's seat.
    tokens: Vec<Spot>,
    piles: Vec<Vec<Card>>,
    /// Card, sort and number of counters; never with the number 0.
    counters: Vec<(Card, u8, u16)>,
    /// Values of the players: all of the first seat, then all of the second.
    values: Vec<i32>,
    ordered: u64,
    /// The zones whose cards are indistinguishable to anyone who does not see them.
    mixed: u64,
    sizes: [u16; 2],
    hash: u64,
}

impl Table {
    /// An empty table for the given number of cards on each player's lists. Its zones are `0..zones`; those with a bit in
    /// `ordered` are ordered. Each player has `values` values, all 0.
    pub fn new(sizes: [usize; 2], zones: Zone, ordered: u64, values: u8) -> Table {
        let sizes = sizes.map(|it| it.min(MOST_CARDS));
        let cards = 2 * sizes[0].max(sizes[1]);
        let piles = vec![Vec::new(); zones as usize];
        Table {
            spots: vec![OFF; cards],
            tokens: Vec::new(),
            piles,
            counters: Vec::new(),
            values: vec![0; 2 * usize::from(values)],
            ordered,
            mixed: 0,
            sizes: sizes.map(|it| it as u16),
            hash: 0,
        }
    }

    /// The same table with zones whose cards are indistinguishable to anyone who does not see them; `mixed` has a bit for
    /// each. Once a card leaves such a zone although the table did not know it was there, every card known to be in the
    /// zone may be that card.
    #[must_use]
    pub fn mixing(self, mixed: u64) -> Table {
        Table { mixed, ..self }
    }

    /// The cards in a zone. Covered cards are not listed.
    #[inline]
    pub fn pile(&self, zone: Zone) -> &[Card] {
        self.piles.get(zone as usize).map_or(&[], Vec::as_slice)
    }

    /// Returns `true` if a card is on one of the players' lists.
    #[inline]
    fn exists(&self, card: Card) -> bool {
        card.is_known() && card.place() < self.sizes[card.owner().index()] as usize
    }

    /// The spot of a card. A card that is unknown or not in the match is nowhere.
    #[inline]
    pub fn spot(&self, card: Card) -> Spot {
        match self.spots.get(card.index()) {
            Some(spot) => *spot,
            None => self.spot_of_token(card),
        }
    }

    #[cold]
    fn spot_of_token(&self, card: Card) -> Spot {
        token_index(card).and_then(|it| self.tokens.get(it)).copied().unwrap_or(OFF)
    }

    #[inline]
    fn spot_mut(&mut self, card: Card) -> Option<&mut Spot> {
        match self.spots.get_mut(card.index()) {
            Some(spot) => Some(spot),
            None => token_index(card).and_then(|it| self.tokens.get_mut(it)),
        }
    }

    /// The number of counters of a sort on a card.
    #[inline]
    pub fn count_of(&self, card: Card, counter: u8) -> u16 {
        self.counters.iter().find(|it| (it.0, it.1) == (card, counter)).map_or(0, |it| it.2)
    }

    /// A value of a player; 0 for a value that the table does not have.
    #[inline]
    pub fn value(&self, of: Seat, value: u8) -> i32 {
        self.value_index(of, value).map_or(0, |it| self.values[it])
    }

    fn value_index(&self, of: Seat, value: u8) -> Option<usize> {
        let each = self.values.len() / 2;
        (usize::from(value) < each).then(|| of.index() * each + usize::from(value))
    }

    /// The zone that a card is in.
    #[inline]
    pub fn zone(&self, card: Card) -> Zone {
        self.spot(card).zone
    }

    /// Returns `true` if a card has all the marks of `marks`.
    #[inline]
    pub fn has(&self, card: Card, marks: u16) -> bool {
        self.spot(card).marks & marks == marks
    }

    /// The top card of an ordered zone.
    #[inline]
    pub fn top(&self, zone: Zone) -> Option<Card> {
        self.pile(zone).last().copied()
    }

    /// The position hash. Equal positions have equal hashes, whatever led to them.
    #[inline]
    pub fn hash(&self) -> u64 {
        self.hash
    }

    /// Returns `true` if a zone holds unidentified cards.
    #[inline]
    pub fn hides(&self, zone: Zone) -> bool {
        self.pile(zone).contains(&Card::UNKNOWN)
    }

    /// Returns `true` if a card could be in a zone: it is there, or it is on a list and nowhere else and the zone holds an
    /// unidentified card.
    #[inline]
    pub fn could_be_in(&self, card: Card, zone: Zone) -> bool {
        if card == Card::UNKNOWN {
            return !self.pile(zone).is_empty();
        }
        let at = self.zone(card);
        at == zone || (at == NOWHERE && self.exists(card) && self.hides(zone))
    }

    /// The cards of a unit: its top card, and those under it.
    #[inline]
    pub fn stack(&self, unit: Card) -> impl Iterator<Item = Card> + '_ {
        std::iter::successors(Some(unit), |card| Some(self.spot(*card).below).filter(|it| !it.is_none()))
    }

    /// The same table with every unordered list sorted, for comparing two tables.
    #[must_use]
    pub fn in_one_order(&self) -> Table {
        let mut table = self.clone();
        let unordered = (0..).zip(&mut table.piles).filter(|(zone, _)| !self.is_ordered(*zone));
        unordered.for_each(|(_, pile)| pile.sort_unstable());
        table.counters.sort_unstable();
        let tokens = table.tokens.iter().rposition(|it| *it != OFF).map_or(0, |it| it + 1);
        table.tokens.truncate(tokens);
        table
    }

    /// Returns `true` if the order of a zone's list is part of the position.
    pub fn is_ordered(&self, zone: Zone) -> bool {
        self.ordered >> zone & 1 == 1
    }
}

/// The index of a token in the list of token spots.
fn token_index(card: Card) -> Option<usize> {
    let place = card.token_place().filter(|it| *it < MOST_TOKENS)?;
    Some(2 * place + card.owner().index())
}

/// The part of the hash for counters; 0 where there are none.
fn counter_hash(card: Card, counter: u8, number: u16) -> u64 {
    if number == 0 {
        return 0;
    }
    mix(card.index() as u64 | u64::from(counter) << 16 | u64::from(number) << 24 | 1 << 62)
}

/// The part of the hash for a player's value; 0 where the value is 0.
fn value_hash(at: usize, value: i32) -> u64 {
    if value == 0 {
        return 0;
    }
    mix(at as u64 | u64::from(value.cast_unsigned()) << 16 | 1 << 63)
}

#[inline]
fn spot_hash(card: Card, spot: &Spot) -> u64 {
    mix(card.index() as u64
        | u64::from(spot.zone) << 16
        | u64::from(spot.marks) << 24
        | (spot.below.index() as u64) << 40)
}
