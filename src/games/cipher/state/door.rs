//! The door: the one way to change the table, with the immediate consequences of a change.

use super::zones::{self, BONUS, DEFEATED, FACE_UP, SURPLUS};
use super::{Attacked, Gone, Setup, State};
use crate::games::cipher::rules::c10_triggers;
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

    fn leaving(&mut self, _: &Setup, unit: Card) {
        let user = zones::user(self.table.zone(unit));
        self.leaves(unit, user);
    }

    #[inline]
    fn changed(&mut self, setup: &Setup, change: &Change<'_>) {
        match *change {
            Change::Mark { set, .. } => {
                self.quiet &= set & DEFEATED == 0;
                self.calm &= set & (BONUS | DEFEATED | SURPLUS) == 0;
            }
            Change::Move { card, from, to, marks } => {
                self.cancel_special(setup, card, from, to, marks);
                self.quiet = false;
                self.calm &= self.leaves_calm(from, to);
            }
            Change::Cover { unit, card, .. } => self.levels_up(unit, card),
            _ => self.stir(),
        }
    }
}

impl State {
    /// Notes a change that may give rule processing or a bonus something to do.
    fn stir(&mut self) {
        (self.quiet, self.calm) = (false, false);
    }

    /// `true` if a card's way from one zone to another gives rule processing (9.2 to 9.5) and bonuses nothing to do: the
    /// battlefield is unchanged, and a deck is left (3.1.2).
    fn leaves_calm(&self, from: Zone, to: Zone) -> bool {
        let off = |zone: Zone| zone != NOWHERE && zones::row(zone).is_none();
        off(from) && off(to) && !self.table.pile(zones::deck(zones::user(from))).is_empty()
    }

    /// 10.2.1.4.1: a special ability of a card in the hand is no longer triggered once the card goes where its information
    /// cannot be referred to: into the deck, among the orbs (6.4.3), or face-down among the bonds (6.4.2.2.1).
    fn cancel_special(&mut self, setup: &Setup, card: Card, from: Zone, to: Zone, marks: u16) {
        if self.triggers.is_empty() || from == NOWHERE || from != zones::hand(zones::user(from)) {
            return;
        }
        let of = zones::user(to);
        let hidden = to == zones::deck(of) || to == zones::orbs(of);
        if hidden || (to == zones::bonds(of) && marks & FACE_UP == 0) {
            self.triggers.retain(|it| it.card != card || !c10_triggers::is_special(setup, card, it.ability));
        }
    }

    /// 18.1.3.2.1.2: a unit that left the battlefield is no longer in the battle; 6.5: it keeps no states.
    fn leaves(&mut self, unit: Card, user: Seat) {
        if self.battle.defender == unit {
            self.battle.defender = Card::NONE;
        }
        if self.battle.attacker == unit {
            self.battle.attacker = Card::NONE;
        }
        let limited = self.limits.iter().filter(|it| it.unit == unit).fold(0, |all, it| all | it.bit());
        match self.gone.iter_mut().find(|it| it.unit == unit) {
            Some(gone) => gone.limited &= limited,
            None => self.gone.push(Gone { unit, user, limited }),
        }
        self.forget(unit);
        self.stir();
    }

    /// 14.2.3: a unit's information is restored; 14.2.2: it stays the unit that fights.
    fn levels_up(&mut self, unit: Card, card: Card) {
        let had_attacked = self.attacked.iter().copied().find(|it| it.unit == unit);
        self.forget(unit);
        // 14.2.2: it is still the same unit, so it has attacked too.
        self.attacked.extend(had_attacked.map(|it| Attacked { unit: card, ..it }));
        for fighter in [&mut self.battle.attacker, &mut self.battle.defender] {
            if *fighter == unit {
                *fighter = card;
            }
        }
        self.stir();
    }

    /// 6.5, 14.2.3: forgets changes to a card, and notes about its abilities.
    fn forget(&mut self, unit: Card) {
        self.changes.retain(|it| it.unit != unit);
        self.held.retain(|it| it.unit != unit);
        self.attacked.retain(|it| it.unit != unit);
        self.limits.retain(|it| it.unit != unit);
    }

    /// Puts a unit and all cards under it into their owners' retreat areas (6.5: as new cards).
    pub fn retire(&mut self, setup: &Setup, unit: Card) -> bool {
        self.take_off(setup, unit, zones::retreat, zones::FACE_UP)
    }

    /// 14.2.7: takes a unit off the battlefield with all cards under it, which become single cards (cipher-0149).
    pub fn take_off(&mut self, setup: &Setup, unit: Card, to: impl Fn(Seat) -> Zone, marks: u16) -> bool {
        self.stands(unit).is_some() && self.perform(setup, Change::Break { unit, to: Seat::BOTH.map(to), marks })
    }

    /// Moves a unit to the other row, with all cards under it.
    pub fn cross(&mut self, setup: &Setup, unit: Card) -> bool {
        let Some((user, line)) = self.stands(unit) else { return false };
        let marks = self.table.spot(unit).marks;
        self.shift(setup, unit, zones::line(user, line), zones::line(user, line.other()), marks)
    }

    /// Moves a card out of a player's zone, or out of the zone where it lies instead.
    pub fn bring(&mut self, setup: &Setup, card: Card, from: Zone, to: Zone, marks: u16) -> bool {
        self.find(setup, card, from).is_some_and(|from| self.shift(setup, card, from, to, marks))
    }

    /// Returns the zone out of which a card can be taken: the given one, or else the one where it lies. A unit leaves the
    /// battlefield whole. `None` if the card cannot be in the given zone, and cannot be taken from where it is.
    pub fn find(&mut self, setup: &Setup, card: Card, from: Zone) -> Option<Zone> {
        if self.table.could_be_in(card, from) {
            return Some(from);
        }
        let at = self.table.zone(card);
        if at == NOWHERE || !self.table.pile(at).contains(&card) {
            return None;
        }
        if zones::row(at).is_none() {
            return Some(at);
        }
        self.retire(setup, card).then(|| zones::retreat(card.owner()))
    }
}
