//! The door through which the table changes. What follows from a change is looked for in [`between`](super::between).

use super::state::{Setup, State};
use super::zones;
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
    /// Brings a card to a zone, from wherever it lies; one that the log did not name before, out of the player's hidden zone.
    pub fn bring(&mut self, setup: &Setup, card: Card, hidden_in: Zone, to: Zone) -> bool {
        let at = self.table.zone(card);
        match at {
            NOWHERE if card.token_place().is_some() => self.bring_in(setup, card, to, 0),
            NOWHERE if card == Card::UNKNOWN || self.table.hides(hidden_in) => {
                self.shift(setup, card, hidden_in, to, 0)
            }
            NOWHERE => false,
            _ => self.shift(setup, card, at, to, 0),
        }
    }

    /// Brings a card to a zone of its owner's.
    pub fn bring_home(&mut self, setup: &Setup, card: Card, to: fn(Seat) -> Zone) -> bool {
        let of = card.owner();
        self.bring(setup, card, zones::hand(of), to(of))
    }
}
