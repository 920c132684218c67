//! The door: the one way to change the table, with the immediate consequences of a change.

use super::{Setup, State, zones};
use crate::games::blackpoker::rules::r10_succession::on_leaving;
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

    /// zones.top: the cards of a character go to graves together. succession.trigger: each Joker, A, J, Q or K among them
    /// triggers Succession.
    fn leaving(&mut self, setup: &Setup, unit: Card) {
        let zone = self.table.zone(unit);
        for card in self.table.stack(unit).collect::<Vec<_>>() {
            self.count_in_grave(card.owner(), zone);
            on_leaving(setup, self, zones::owner(zone), card);
        }
        self.changes.retain(|it| it.unit != unit);
    }

    #[inline]
    fn changed(&mut self, _: &Setup, change: &Change<'_>) {
        match *change {
            // An unnamed card from a hand does not count.
            Change::Move { card, from, to, .. }
                if zones::is_grave(to)
                    && ![to, NOWHERE].contains(&from)
                    && (card.is_known() || zones::is_life(from)) =>
            {
                self.count_in_grave(zones::owner(to), from);
            }
            _ => {}
        }
    }
}

impl State {
    /// zones.top: counts one more card that went to a grave just now.
    fn count_in_grave(&mut self, of: Seat, from: Zone) {
        let heap = &mut self.heap[of.index()];
        *heap = heap.saturating_add(1);
        let came = &mut self.past.came[of.index()];
        *came = (from, if came.0 == from { came.1.saturating_add(1) } else { 1 });
    }

    /// Moves a card out of a zone, or out of the one where it lies instead, if possible. If the log does not name the card, the
    /// remaining cards of the zone are no longer known.
    pub fn bring(&mut self, setup: &Setup, card: Card, from: Zone, to: Zone) -> bool {
        if card == Card::UNKNOWN {
            self.perform(setup, Change::Forget { zone: from });
        }
        if self.table.could_be_in(card, from) {
            return self.shift(setup, card, from, to, 0);
        }
        let at = self.table.zone(card);
        let lies_open = at != NOWHERE && !zones::is_field(at) && self.table.pile(at).contains(&card);
        lies_open && self.shift(setup, card, at, to, 0)
    }

    /// core.resolve.4, core.resolve.5: takes a request off the stage. Key cards that the effect did not put onto the field go
    /// to their owner's grave.
    pub fn take_off(&mut self, setup: &Setup, number: u16) -> bool {
        let Some(place) = self.stage.iter().rposition(|it| it.number == number) else { return false };
        let request = self.stage.remove(place);
        for card in request.keys.cards() {
            let zone = zones::keys(card.owner());
            if self.table.zone(*card) == zone {
                self.shift(setup, *card, zone, zones::grave(card.owner()), 0);
            }
        }
        true
    }
}
