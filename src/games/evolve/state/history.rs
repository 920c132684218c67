//! 5.4.3: past events that texts ask for: where cards on the field came from, and what happened to followers this turn.

use super::zones;
use crate::games::evolve::log::words::{Group, Place};
use crate::log::Seat;
use crate::table::{Card, NOWHERE, Zone};

/// The origin of a card on the field or in the resolution zone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Origin {
    /// The card.
    pub card: Card,
    /// 5.4.3: the zone it came from; `None` for a created token.
    pub from: Option<Place>,
    /// 10.6.2: `true` if it was played, `false` if a text put it there.
    pub played: bool,
}

/// 10.4.4.1: a change of cost for the next card of those that a text means.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct NextCost {
    /// The player.
    pub player: Seat,
    /// The change.
    pub by: i16,
    /// The card with the text.
    pub source: Card,
    /// The place of the text's statement about the cards: the card in the pool, the ability, the operation. `None` if
    /// the text is not carried out.
    pub told: Option<(usize, usize, u16)>,
}

/// 5.7: a search under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Search {
    /// The player who searches.
    pub player: Seat,
    /// `true` if the search asks for more than a number of cards.
    pub condition: bool,
    /// The cards shown so far.
    pub shown: Group,
    /// 5.7.1.1: `true` if a card was found.
    pub found: bool,
}

/// The past events that texts may ask for.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Past {
    origins: Vec<Origin>,
    /// The number of followers on each player's field that evolved this turn.
    pub evolutions: [u16; 2],
    /// The number of followers that went from each player's field to a cemetery this turn.
    pub fallen: [u16; 2],
}

impl Past {
    /// The origin of a card; `None` if it is not known.
    pub fn origin(&self, card: Card) -> Option<Origin> {
        self.origins.iter().find(|it| it.card == card).copied()
    }

    /// Keeps only the origins of some cards, in a canonical order for comparison.
    pub fn keep(&mut self, is_kept: impl Fn(Card) -> bool) {
        self.origins.retain(|it| is_kept(it.card));
        self.origins.sort_unstable_by_key(|it| it.card);
    }

    /// Records the origin of a card.
    pub fn came(&mut self, origin: Origin) {
        self.forget(origin.card);
        self.origins.push(origin);
    }

    /// Forgets the origin of a card.
    pub fn forget(&mut self, card: Card) {
        self.origins.retain(|it| it.card != card);
    }

    /// 5.4.3: records a move to the field or the resolution zone. A played card comes from the zone it was played from.
    pub fn moved(&mut self, card: Card, from: Zone, to: Zone) {
        let token = card.token_place().is_some();
        let enters = zones::is_field(to) && !zones::is_field(from) && from != zones::RESOLUTION;
        if !enters && to != zones::RESOLUTION {
            return;
        }
        let played = to == zones::RESOLUTION;
        match from {
            NOWHERE if !token => self.forget(card),
            NOWHERE => self.came(Origin { card, from: None, played }),
            from => self.came(Origin { card, from: zones::word(from), played }),
        }
    }

    /// 7.4.8: resets the counts of the turn.
    pub fn turn_begins(&mut self) {
        (self.evolutions, self.fallen) = ([0; 2], [0; 2]);
    }

    /// Counts one more follower for a player.
    pub fn count(counts: &mut [u16; 2], of: Seat) {
        let count = &mut counts[of.index()];
        *count = count.saturating_add(1);
    }
}
