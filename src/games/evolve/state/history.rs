//! 5.4.3: what has happened before, as far as texts ask for it: from where a card came to the field, and what became of
//! followers this turn.

use super::zones;
use crate::games::evolve::log::words::{Group, Place};
use crate::log::Seat;
use crate::table::{Card, NOWHERE, Zone};

/// From where a card came to the field, or to the resolution zone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Origin {
    /// The card.
    pub card: Card,
    /// 5.4.3: the zone; none for a token that was created.
    pub from: Option<Place>,
    /// 10.6.2: it was played; else a text has put it.
    pub played: bool,
}

/// 10.4.4.1: a change of what is paid for the next card of those that a text means.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct NextCost {
    /// Who plays it.
    pub player: Seat,
    /// By how much.
    pub by: i16,
    /// The card whose text it is.
    pub source: Card,
    /// Where its text says which cards: the place of the card in the pool, of the ability, of the operation; none where the
    /// text is not carried out.
    pub told: Option<(usize, usize, u16)>,
}

/// 5.7: a search that is not over yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Search {
    /// Who searches.
    pub player: Seat,
    /// Whether the condition is more than a number.
    pub condition: bool,
    /// The cards that were shown.
    pub shown: Group,
    /// 5.7.1.1: a card was found.
    pub found: bool,
}

/// What texts may ask for.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Past {
    origins: Vec<Origin>,
    /// How many followers of a player's field have evolved this turn.
    pub evolutions: [u16; 2],
    /// How many followers went from a player's field to a cemetery this turn.
    pub fallen: [u16; 2],
}

impl Past {
    /// From where a card came; none where that is not known.
    pub fn origin(&self, card: Card) -> Option<Origin> {
        self.origins.iter().find(|it| it.card == card).copied()
    }

    /// Keeps what it knows of some cards, in one order, for comparing.
    pub fn keep(&mut self, is_kept: impl Fn(Card) -> bool) {
        self.origins.retain(|it| is_kept(it.card));
        self.origins.sort_unstable_by_key(|it| it.card);
    }

    /// Remembers from where a card came.
    pub fn came(&mut self, origin: Origin) {
        self.forget(origin.card);
        self.origins.push(origin);
    }

    /// It is not known from where a card came.
    pub fn forget(&mut self, card: Card) {
        self.origins.retain(|it| it.card != card);
    }

    /// 5.4.3: a card that is played comes from where it was played.
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

    /// 7.4.8: a turn is over, and what happened in it.
    pub fn turn_begins(&mut self) {
        (self.evolutions, self.fallen) = ([0; 2], [0; 2]);
    }

    /// Counts a follower of a player's field.
    pub fn count(counts: &mut [u16; 2], of: Seat) {
        let count = &mut counts[of.index()];
        *count = count.saturating_add(1);
    }
}
