//! Carrying out changes of a table, with the incremental update of its hash.

use super::{Card, NOWHERE, OFF, Spot, Table, Zone, counter_hash, mix, spot_hash, token_index, value_hash};
use crate::log::Seat;

impl Table {
    /// Makes room for a token that enters the match.
    fn make_room(&mut self, card: Card) {
        if let Some(at) = token_index(card)
            && self.tokens.len() <= at
        {
            self.tokens.resize(at + 1, OFF);
        }
    }

    /// Takes a card out of a zone and leaves it nowhere, still joined to the cards under it. From [`NOWHERE`], returns
    /// `true` if the card may enter the match.
    fn leave(&mut self, card: Card, from: Zone) -> bool {
        if from == NOWHERE {
            self.make_room(card);
            return card == Card::UNKNOWN || (self.zone(card) == NOWHERE && self.spot_mut(card).is_some());
        }
        self.take(card, from)
    }

    /// Takes a card out of a zone, to join it to another card's unit.
    #[inline]
    pub(super) fn leaves_for(&mut self, unit: Card, card: Card, from: Zone) -> bool {
        self.is_top(unit) && unit != card && self.leave(card, from)
    }

    pub(super) fn move_card(&mut self, card: Card, from: Zone, to: Zone, marks: u16) -> bool {
        let below = self.spot(card).below;
        if !self.leave(card, from) {
            return false;
        }
        self.drop_counters(card);
        if to == NOWHERE {
            return true;
        }
        self.put(card, to, marks);
        if !below.is_none() {
            self.link(card, below);
        }
        true
    }

    /// Puts a card that is nowhere at the end of a zone.
    fn put(&mut self, card: Card, zone: Zone, marks: u16) {
        let place = self.piles[zone as usize].len();
        self.piles[zone as usize].push(card);
        if let Some(spot) = self.spot_mut(card) {
            *spot = Spot { zone, marks, below: Card::NONE };
        }
        self.count(card, zone, place);
    }

    /// Takes a card out of its zone and leaves it nowhere. Returns `false` if the card is in no list.
    fn take(&mut self, card: Card, from: Zone) -> bool {
        let Some(pile) = self.piles.get(from as usize) else { return false };
        let found = if self.is_ordered(from) || card == Card::UNKNOWN {
            pile.iter().rposition(|it| *it == card)
        } else {
            pile.iter().position(|it| *it == card)
        };
        let place = match found {
            Some(place) => place,
            None if self.exists(card) && self.zone(card) == NOWHERE => {
                match pile.iter().rposition(|it| *it == Card::UNKNOWN) {
                    Some(place) => place,
                    None => return false,
                }
            }
            None => return false,
        };
        let unseen = pile[place] == Card::UNKNOWN;
        self.remove(from, place);
        if unseen && self.mixed >> from & 1 != 0 {
            self.blur(from);
        }
        true
    }

    /// Makes the cards known to lie in a zone unknown, because an unidentified card left it: any of them may have been that
    /// card.
    #[cold]
    fn blur(&mut self, zone: Zone) {
        for place in 0..self.pile(zone).len() {
            let card = self.pile(zone)[place];
            if !self.exists(card) || self.spot(card) != (Spot { zone, ..OFF }) {
                continue;
            }
            self.discount(card, zone, place);
            self.piles[zone as usize][place] = Card::UNKNOWN;
            if let Some(spot) = self.spot_mut(card) {
                *spot = OFF;
            }
            self.count(Card::UNKNOWN, zone, place);
        }
    }

    /// Takes the card at a place of a zone's list.
    fn remove(&mut self, from: Zone, place: usize) {
        let shifts = self.is_ordered(from);
        let last = self.piles[from as usize].len();
        let touched = if shifts { place..last } else { place..place + 1 };
        for at in touched.clone() {
            self.discount(self.piles[from as usize][at], from, at);
        }
        let card = self.piles[from as usize].remove(place);
        if shifts {
            for at in place..last - 1 {
                self.count(self.piles[from as usize][at], from, at);
            }
        }
        if let Some(spot) = self.spot_mut(card) {
            spot.zone = NOWHERE;
        }
    }

    pub(super) fn pour(&mut self, from: Zone, to: Zone) -> bool {
        let cards = self.clear(from);
        for card in &cards {
            self.drop_counters(*card);
            self.put(*card, to, 0);
        }
        true
    }

    pub(super) fn break_up(&mut self, unit: Card, to: [Zone; 2], marks: u16) -> bool {
        let zone = self.zone(unit);
        if !self.is_top(unit) {
            return false;
        }
        let mut below = self.uncover(unit);
        self.take(unit, zone);
        self.drop_counters(unit);
        self.put(unit, to[unit.owner().index()], marks);
        while let Some(card) = below {
            below = self.uncover(card);
            self.put(card, to[card.owner().index()], marks);
        }
        true
    }

    /// Returns `true` if a card is listed in a zone, hence under no other.
    #[inline]
    pub fn is_top(&self, unit: Card) -> bool {
        unit.is_known() && self.pile(self.zone(unit)).contains(&unit)
    }

    /// Changes the marks on a card. A card in an ordered zone never has marks, even if an illegal entry sets them.
    #[inline]
    pub(super) fn mark(&mut self, card: Card, set: u16, clear: u16) -> bool {
        let spot = self.spot(card);
        let marks = (spot.marks & !clear) | set;
        let ordered = spot.zone != NOWHERE && self.ordered >> spot.zone & 1 != 0;
        if marks != spot.marks && !ordered {
            self.replace(card, Spot { marks, ..spot });
        }
        true
    }

    /// Lays `over`, which is nowhere, on the card `unit`. `over` takes over its place in the list and its marks; `unit`
    /// goes into `under`.
    pub(super) fn cover(&mut self, unit: Card, over: Card, under: Zone) {
        let Spot { zone, marks, below } = self.spot(unit);
        let Some(place) = self.pile(zone).iter().position(|it| *it == unit) else { return };
        self.discount(unit, zone, place);
        self.piles[zone as usize][place] = over;
        let covered = Spot { zone: under, marks: 0, below };
        if let Some(spot) = self.spot_mut(unit) {
            *spot = covered;
            self.hash = self.hash.wrapping_add(spot_hash(unit, &covered));
        }
        if let Some(spot) = self.spot_mut(over) {
            *spot = Spot { zone, marks, below: unit };
        }
        self.count(over, zone, place);
        self.drop_counters(over);
        self.hand_counters_on(unit, over);
    }

    /// Lays a card that is nowhere under the lowest card of a unit, into `under`.
    pub(super) fn tuck(&mut self, unit: Card, card: Card, under: Zone) {
        let lowest = self.stack(unit).last().unwrap_or(unit);
        let tucked = Spot { zone: under, marks: 0, below: Card::NONE };
        let Some(spot) = self.spot_mut(card) else { return };
        *spot = tucked;
        self.hash = self.hash.wrapping_add(spot_hash(card, &tucked));
        self.link(lowest, card);
        self.drop_counters(card);
    }

    /// Detaches the card under `card` and returns it; it is then nowhere.
    fn uncover(&mut self, card: Card) -> Option<Card> {
        let below = self.spot(card).below;
        if below.is_none() {
            return None;
        }
        self.link(card, Card::NONE);
        let spot = self.spot(below);
        self.hash = self.hash.wrapping_sub(spot_hash(below, &spot));
        if let Some(spot) = self.spot_mut(below) {
            spot.zone = NOWHERE;
        }
        Some(below)
    }

    /// Empties a zone into nowhere. Returns its list, first to last.
    fn clear(&mut self, zone: Zone) -> Vec<Card> {
        let pile = self.piles.get_mut(zone as usize).map(std::mem::take).unwrap_or_default();
        for (place, card) in pile.iter().enumerate() {
            self.discount(*card, zone, place);
            if let Some(spot) = self.spot_mut(*card) {
                *spot = OFF;
            }
        }
        pile
    }

    pub(super) fn lay(&mut self, zone: Zone, cards: &[Card]) -> bool {
        let free = |card: &Card| !card.is_known() || [zone, NOWHERE].contains(&self.zone(*card));
        if !cards.iter().all(free) {
            return false;
        }
        self.clear(zone);
        cards.iter().for_each(|it| self.put(*it, zone, 0));
        true
    }

    #[inline]
    pub(super) fn forget(&mut self, zone: Zone) -> bool {
        let number = self.clear(zone).len();
        for _ in 0..number {
            self.put(Card::UNKNOWN, zone, 0);
        }
        true
    }

    pub(super) fn set_count(&mut self, card: Card, counter: u8, to: u16) -> bool {
        if !card.is_known() || self.zone(card) == NOWHERE {
            return false;
        }
        let before = self.count_of(card, counter);
        self.counters.retain(|it| (it.0, it.1) != (card, counter));
        self.hash = self.hash.wrapping_sub(counter_hash(card, counter, before));
        if to > 0 {
            // Sorted, so that equal tables compare equal.
            let at = self.counters.partition_point(|it| (it.0, it.1) < (card, counter));
            self.counters.insert(at, (card, counter, to));
            self.hash = self.hash.wrapping_add(counter_hash(card, counter, to));
        }
        true
    }

    /// Removes a card's counters, which do not follow it to another zone.
    #[inline]
    fn drop_counters(&mut self, card: Card) {
        if !self.counters.is_empty() {
            for (of, counter, number) in self.counters.extract_if(.., |it| it.0 == card) {
                self.hash = self.hash.wrapping_sub(counter_hash(of, counter, number));
            }
        }
    }

    /// Moves a unit's counters to the card that is laid on it.
    fn hand_counters_on(&mut self, unit: Card, over: Card) {
        if !self.counters.is_empty() {
            let of_unit: Vec<_> = self.counters.extract_if(.., |it| it.0 == unit).collect();
            for (_, counter, number) in of_unit {
                self.hash = self.hash.wrapping_sub(counter_hash(unit, counter, number));
                self.set_count(over, counter, number);
            }
        }
    }

    #[inline]
    pub(super) fn set_value(&mut self, of: Seat, value: u8, to: i32) -> bool {
        let Some(at) = self.value_index(of, value) else { return false };
        let before = std::mem::replace(&mut self.values[at], to);
        self.hash = self.hash.wrapping_sub(value_hash(at, before)).wrapping_add(value_hash(at, to));
        true
    }

    fn link(&mut self, card: Card, below: Card) {
        let spot = self.spot(card);
        self.replace(card, Spot { below, ..spot });
    }

    /// Replaces the spot of a card that stays where it is. A card that is nowhere does not count in the hash.
    fn replace(&mut self, card: Card, spot: Spot) {
        let Some(held) = self.spot_mut(card) else { return };
        let before = std::mem::replace(held, spot);
        if before.zone != NOWHERE {
            debug_assert!(self.ordered >> before.zone & 1 == 0, "cards in ordered zones carry nothing");
            self.hash = self.hash.wrapping_sub(spot_hash(card, &before)).wrapping_add(spot_hash(card, &spot));
        }
    }

    fn count(&mut self, card: Card, zone: Zone, place: usize) {
        self.hash = self.hash.wrapping_add(self.listed_hash(card, zone, place));
    }

    fn discount(&mut self, card: Card, zone: Zone, place: usize) {
        self.hash = self.hash.wrapping_sub(self.listed_hash(card, zone, place));
    }

    /// The part of the hash for a listed card: its spot, and its place where the order matters.
    #[inline]
    fn listed_hash(&self, card: Card, zone: Zone, place: usize) -> u64 {
        let spot = match self.spots.get(card.index()) {
            Some(spot) => spot_hash(card, spot),
            None if card.is_known() => spot_hash(card, &self.spot(card)),
            None => mix(u64::from(zone) << 16 | 0xFFFF),
        };
        if self.is_ordered(zone) { spot.wrapping_mul(2 * place as u64 + 3) } else { spot }
    }
}
