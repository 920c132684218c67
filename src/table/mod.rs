//! What any card table has: cards, zones, marks on cards, cards under cards, and a hash of it all that is
//! kept up as cards move. It knows no rules.

mod card;
mod few;
mod hash;
mod set;

pub use card::{Card, MOST_CARDS, MOST_TOKENS, NotACard};
pub use few::{Few, MOST_OF_FEW};
pub use hash::{Identity, IdentityHash, mix};
pub use set::CardSet;

/// The index of a zone; the game names them.
pub type Zone = u8;

/// The zone of a card that is not known to be anywhere.
pub const NOWHERE: Zone = u8::MAX;

/// Where a card is and what lies on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spot {
    /// The zone, or [`NOWHERE`].
    pub zone: Zone,
    /// Marks that the game gives a meaning to.
    pub marks: u16,
    /// The card directly under this one, or [`Card::NONE`].
    pub below: Card,
}

const OFF: Spot = Spot { zone: NOWHERE, marks: 0, below: Card::NONE };

/// All cards of a match and where they are.
///
/// Zones are lists, first to last; in an *ordered* zone the order is part of the position, and its last card
/// is the one on top. A list may hold [`Card::UNKNOWN`] for a card that is there without its name being
/// known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    spots: Vec<Spot>,
    piles: Vec<Vec<Card>>,
    ordered: u64,
    sizes: [u16; 2],
    hash: u64,
}

impl Table {
    /// An empty table for so many cards of each player's list, with zones `0..zones`, of which those with a
    /// bit in `ordered` keep an order.
    pub fn new(sizes: [usize; 2], zones: Zone, ordered: u64) -> Table {
        let sizes = sizes.map(|it| it.min(MOST_CARDS));
        let cards = 2 * sizes[0].max(sizes[1]);
        let piles = vec![Vec::new(); zones as usize];
        Table { spots: vec![OFF; cards], piles, ordered, sizes: sizes.map(|it| it as u16), hash: 0 }
    }

    /// The cards in a zone. Cards that lie under others are not listed.
    #[inline]
    pub fn pile(&self, zone: Zone) -> &[Card] {
        self.piles.get(zone as usize).map_or(&[], Vec::as_slice)
    }

    /// Whether a card is on one of the players' lists.
    #[inline]
    fn exists(&self, card: Card) -> bool {
        card.is_known() && card.place() < self.sizes[card.owner().index()] as usize
    }

    /// Where a card is. A card that is not known, or not in the match, is nowhere.
    #[inline]
    pub fn spot(&self, card: Card) -> Spot {
        self.spots.get(card.index()).copied().unwrap_or(OFF)
    }

    /// The zone that a card is in.
    #[inline]
    pub fn zone(&self, card: Card) -> Zone {
        self.spot(card).zone
    }

    /// Whether all marks of `marks` lie on a card.
    #[inline]
    pub fn has(&self, card: Card, marks: u16) -> bool {
        self.spot(card).marks & marks == marks
    }

    /// The card on top of an ordered zone.
    #[inline]
    pub fn top(&self, zone: Zone) -> Option<Card> {
        self.pile(zone).last().copied()
    }

    /// The hash of where everything is. Equal positions have equal hashes, whatever way led there.
    #[inline]
    pub fn hash(&self) -> u64 {
        self.hash
    }

    /// Whether a zone holds cards without a name.
    pub fn hides(&self, zone: Zone) -> bool {
        self.pile(zone).contains(&Card::UNKNOWN)
    }

    /// Whether a card could be in a zone: it is there, or the zone holds a card without a name and this one
    /// is on a list and nowhere else.
    pub fn could_be_in(&self, card: Card, zone: Zone) -> bool {
        if card == Card::UNKNOWN {
            return !self.pile(zone).is_empty();
        }
        let at = self.zone(card);
        at == zone || (at == NOWHERE && self.exists(card) && self.hides(zone))
    }

    /// Puts a card that is nowhere at the end of a zone.
    pub fn put(&mut self, card: Card, zone: Zone, marks: u16) {
        let place = self.piles[zone as usize].len();
        self.piles[zone as usize].push(card);
        if let Some(spot) = self.spots.get_mut(card.index()) {
            *spot = Spot { zone, marks, below: Card::NONE };
        }
        self.count(card, zone, place);
    }

    /// Takes a card out of its zone, leaving it nowhere; what lies under it stays linked to it in the
    /// answer. `false` if it is in no list.
    pub fn take(&mut self, card: Card, from: Zone) -> bool {
        let pile = &self.piles[from as usize];
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
        self.remove(from, place);
        true
    }

    /// Takes the card at a place of a zone's list.
    pub fn remove(&mut self, from: Zone, place: usize) -> Card {
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
        if let Some(spot) = self.spots.get_mut(card.index()) {
            spot.zone = NOWHERE;
        }
        card
    }

    /// Moves a card to the end of another zone with new marks. What lies under it is left linked.
    pub fn shift(&mut self, card: Card, from: Zone, to: Zone, marks: u16) -> bool {
        let below = self.spot(card).below;
        if !self.take(card, from) {
            return false;
        }
        self.put(card, to, marks);
        if !below.is_none() {
            self.link(card, below);
        }
        true
    }

    /// Changes the marks on a card outside ordered zones.
    #[inline]
    pub fn mark(&mut self, card: Card, set: u16, clear: u16) {
        let Some(spot) = self.spots.get(card.index()).copied() else { return };
        let marks = (spot.marks & !clear) | set;
        if marks != spot.marks {
            self.replace(card, Spot { marks, ..spot });
        }
    }

    /// Lays `over` on the card `unit`, which must be listed in a zone: `over` takes its place in the list
    /// and its marks; `unit` goes into `under`, where cards below others count.
    pub fn cover(&mut self, unit: Card, over: Card, under: Zone) {
        let Spot { zone, marks, .. } = self.spot(unit);
        let Some(place) = self.pile(zone).iter().position(|it| *it == unit) else { return };
        self.discount(unit, zone, place);
        self.piles[zone as usize][place] = over;
        if let Some(spot) = self.spots.get_mut(unit.index()) {
            *spot = Spot { zone: under, marks: 0, below: spot.below };
            self.hash = self.hash.wrapping_add(spot_hash(unit, &self.spots[unit.index()]));
        }
        if let Some(spot) = self.spots.get_mut(over.index()) {
            *spot = Spot { zone, marks, below: unit };
        }
        self.count(over, zone, place);
    }

    /// Lays a card that is nowhere under the lowest card of the unit `unit`, which keeps its place and its marks;
    /// it goes into `under`, where cards below others count.
    pub fn tuck(&mut self, unit: Card, card: Card, under: Zone) {
        let lowest = self.stack(unit).last().unwrap_or(unit);
        let Some(spot) = self.spots.get_mut(card.index()) else { return };
        *spot = Spot { zone: under, marks: 0, below: Card::NONE };
        let added = spot_hash(card, spot);
        self.hash = self.hash.wrapping_add(added);
        self.link(lowest, card);
    }

    /// The cards of a unit: the one that is listed, and those under it.
    #[inline]
    pub fn stack(&self, unit: Card) -> impl Iterator<Item = Card> + '_ {
        std::iter::successors(Some(unit), |it| Some(self.spot(*it).below).filter(|it| !it.is_none()))
    }

    /// Cuts the card under `card` off and returns it; it is nowhere then. Used to take a stack apart.
    pub fn uncover(&mut self, card: Card) -> Option<Card> {
        let below = self.spot(card).below;
        if below.is_none() {
            return None;
        }
        self.link(card, Card::NONE);
        let spot = self.spot(below);
        self.hash = self.hash.wrapping_sub(spot_hash(below, &spot));
        self.spots[below.index()].zone = NOWHERE;
        Some(below)
    }

    /// Empties a zone into nowhere and hands its list to `each`, first to last.
    pub fn clear(&mut self, zone: Zone, mut each: impl FnMut(Card)) {
        let mut pile = std::mem::take(&mut self.piles[zone as usize]);
        for (place, card) in pile.iter().enumerate() {
            self.discount(*card, zone, place);
            if let Some(spot) = self.spots.get_mut(card.index()) {
                *spot = OFF;
            }
            each(*card);
        }
        pile.clear();
        self.piles[zone as usize] = pile;
    }

    /// Forgets which cards lie in a zone; only their number stays.
    pub fn forget(&mut self, zone: Zone) {
        let number = self.pile(zone).len();
        self.clear(zone, |_| {});
        for _ in 0..number {
            self.put(Card::UNKNOWN, zone, 0);
        }
    }

    fn link(&mut self, card: Card, below: Card) {
        let spot = self.spot(card);
        self.replace(card, Spot { below, ..spot });
    }

    /// Changes what is noted of a card that stays where it is; a card that is nowhere does not count.
    fn replace(&mut self, card: Card, spot: Spot) {
        let Some(held) = self.spots.get_mut(card.index()) else { return };
        let before = std::mem::replace(held, spot);
        if before.zone != NOWHERE {
            debug_assert!(self.ordered >> before.zone & 1 == 0, "cards in ordered zones carry nothing");
            self.hash = self.hash.wrapping_sub(spot_hash(card, &before)).wrapping_add(spot_hash(card, &spot));
        }
    }

    fn is_ordered(&self, zone: Zone) -> bool {
        self.ordered >> zone & 1 == 1
    }

    fn count(&mut self, card: Card, zone: Zone, place: usize) {
        self.hash = self.hash.wrapping_add(self.listed_hash(card, zone, place));
    }

    fn discount(&mut self, card: Card, zone: Zone, place: usize) {
        self.hash = self.hash.wrapping_sub(self.listed_hash(card, zone, place));
    }

    /// What a listed card adds to the hash: its spot, and its place where the order matters.
    #[inline]
    fn listed_hash(&self, card: Card, zone: Zone, place: usize) -> u64 {
        let spot = match self.spots.get(card.index()) {
            Some(spot) => spot_hash(card, spot),
            None => mix(u64::from(zone) << 16 | 0xFFFF),
        };
        if self.is_ordered(zone) { spot.wrapping_mul(2 * place as u64 + 3) } else { spot }
    }
}

#[inline]
fn spot_hash(card: Card, spot: &Spot) -> u64 {
    mix(card.index() as u64
        | u64::from(spot.zone) << 16
        | u64::from(spot.marks) << 24
        | (spot.below.index() as u64) << 40)
}
