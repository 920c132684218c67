//! The only way to change the table. The consequences of a change are found in
//! [`state_actions`](crate::games::xinglingwang::rules::state_actions).

use super::{Setup, State, zones};
use crate::log::Seat;
use crate::table::{Card, Change, Changing, NOWHERE, Table, Zone};

impl Changing for State {
    type Setup = Setup;

    #[inline]
    fn table(&self) -> &Table {
        &self.table
    }

    #[inline]
    fn table_mut(&mut self) -> &mut Table {
        &mut self.table
    }

    fn leaving(&mut self, _: &Setup, _: Card) {}

    #[inline]
    fn changed(&mut self, _: &Setup, _: &Change<'_>) {}
}

impl State {
    /// Brings a card to a zone from wherever it is. A card that the log has not named yet comes out of the zone
    /// `hidden_in` or the library. Returns `false` if it is not there.
    pub fn bring(&mut self, setup: &Setup, card: Card, hidden_in: Zone, to: Zone) -> bool {
        let at = self.table.zone(card);
        if at == NOWHERE && card.token_place().is_some() {
            return self.bring_in(setup, card, to, 0);
        }
        let library = if card.is_known() { zones::library(card.owner()) } else { hidden_in };
        let hidden_in = [hidden_in, library].into_iter().find(|it| self.table.hides(*it));
        let from = if at == NOWHERE { hidden_in } else { Some(at) };
        self.came = from.map(|it| (card, it));
        from.is_some_and(|it| self.shift(setup, card, it, to, 0))
    }

    /// Records that a card not named so far is one of those in a zone.
    pub fn recognise(&mut self, setup: &Setup, card: Card, zone: Zone) {
        if card.is_known() && card.token_place().is_none() && self.table.zone(card) == NOWHERE {
            self.shift(setup, card, zone, zone, 0);
        }
    }

    /// Brings a card to a zone of its owner.
    pub fn bring_home(&mut self, setup: &Setup, card: Card, to: fn(Seat) -> Zone) -> bool {
        let of = card.owner();
        self.bring(setup, card, zones::hand(of), to(of))
    }
}
