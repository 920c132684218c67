//! A set of cards of a match.

use super::{Card, MOST_CARDS};

/// The number of words that hold one bit for each card of both players.
const WORDS: usize = (2 * MOST_CARDS).div_ceil(64);

/// A set of identified cards, without a heap allocation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CardSet([u64; WORDS]);

impl CardSet {
    /// No cards.
    pub const NONE: CardSet = CardSet([0; WORDS]);

    /// Adds a card. Returns `false` if it was there already or is unknown.
    #[inline]
    pub fn insert(&mut self, card: Card) -> bool {
        let Some(word) = self.0.get_mut(card.index() / 64) else { return false };
        let bit = 1 << (card.index() % 64);
        let is_new = *word & bit == 0;
        *word |= bit;
        is_new
    }

    /// Returns `true` if the set holds a card.
    #[inline]
    pub fn contains(&self, card: Card) -> bool {
        self.0.get(card.index() / 64).is_some_and(|it| it >> (card.index() % 64) & 1 == 1)
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut set = CardSet::NONE;
        for card in cards {
            set.insert(card);
        }
        set
    }
}

#[cfg(test)]
mod tests {
    use super::{Card, CardSet};

    #[test]
    fn a_card_is_taken_in_once_and_a_hidden_one_never() {
        let [first, last, absent] = ["A1", "B500", "A500"].map(|it| it.parse::<Card>().expect("a card"));
        let mut set = CardSet::NONE;
        assert!(set.insert(first) && set.insert(last) && !set.insert(first));
        assert!(set.contains(first) && set.contains(last) && !set.contains(absent));
        assert!(!set.insert(Card::UNKNOWN) && !set.contains(Card::UNKNOWN) && !set.contains(Card::NONE));
    }
}
