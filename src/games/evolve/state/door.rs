//! The only way to change the table, and the immediate consequences of each change.

use super::history::Past;
use super::zones::{self, ARRIVED, EVOLVED, FACE_UP, RESTED};
use super::{DAMAGE, Does, Setup, State, Value, counter};
use crate::games::evolve::cards::Facts;
use crate::games::evolve::cards::vocabulary::Deed;
use crate::games::evolve::log::words::{Counter, Keyword, Kind, Place, Target, Trigger};
use crate::log::Seat;
use crate::table::{Card, Change, Changing, NOWHERE, Table, Zone};

impl Changing for State {
    type Setup = Setup;

    fn table(&self) -> &Table {
        &self.table
    }

    fn table_mut(&mut self) -> &mut Table {
        &mut self.table
    }

    fn leaving(&mut self, _: &Setup, _: Card) {}

    /// 12.4.3: a card that enters the field triggers its fanfare. 4.1.4: effects on a card end when it changes zones;
    /// 4.8.3.3: except from the EX area to the field. 9.1.4.3: a token in a zone where it cannot be is about to
    /// vanish.
    #[inline]
    fn changed(&mut self, setup: &Setup, change: &Change<'_>) {
        let Change::Move { card, from, to, .. } = *change else { return };
        if !card.is_known() || from == to {
            return;
        }
        self.past.moved(card, from, to);
        let stays = zones::is_field(from) && zones::is_field(to);
        let carried = stays || (zones::is_ex(from) && (zones::is_field(to) || to == zones::RESOLUTION));
        let carried = carried || (from == zones::RESOLUTION && zones::is_field(to));
        if !carried && !self.lasting.is_empty() {
            self.lasting.retain(|it| it.card != card);
        }
        if zones::is_field(to) && !zones::is_field(from) {
            self.entered(setup, card, zones::owner(to));
        }
        if card.token_place().is_some() && to != NOWHERE && !self.may_be(setup, card, to) {
            self.vanishing.push(card);
        }
        if zones::is_field(from) && !zones::is_field(to) && !self.used.is_empty() {
            self.used.retain(|it| it.0 != card);
        }
    }
}

impl State {
    /// 9.1.4.1, 9.1.4.2: `true` if a token can be in a zone.
    fn may_be(&self, setup: &Setup, token: Card, zone: Zone) -> bool {
        let spell = self.printed(setup, token).is_some_and(|it| it.is(Kind::Spell));
        zones::holds_tokens(zone) && !(spell && zones::is_field(zone))
    }

    /// 12.4.3: its fanfare goes to standby; 13.3.2.2: with stack it enters with a counter.
    fn entered(&mut self, setup: &Setup, card: Card, of: Seat) {
        self.trigger(setup, card, of, Trigger::Fanfare);
        self.did(setup, card, &Deed::Enters);
        self.enters_together(setup, card);
        self.comes_new(card);
        if self.has(setup, card, Keyword::Stack) {
            self.count(setup, card, Counter::Stack, 1);
        }
    }

    /// 10.9.1.6.1: the continuous effects of a card begin as it enters the field. The order matters only against a
    /// loss of keywords, so newcomers are recorded only while there is one.
    fn comes_new(&mut self, card: Card) {
        match self.lasting.iter().any(|it| matches!(it.does, Does::Lose(_))) {
            true => self.newcomers.push(card),
            false => self.newcomers.clear(),
        }
    }

    /// 15.1: puts counters on a card, or removes them.
    pub fn count(&mut self, setup: &Setup, card: Card, sort: Counter, by: i16) {
        let there = i32::from(self.table.count_of(card, counter(sort)));
        let to = u16::try_from((there + i32::from(by)).max(0)).unwrap_or(u16::MAX);
        self.perform(setup, Change::Count { card, counter: counter(sort), to });
    }

    /// The number of counters of a kind on a card.
    pub fn counters(&self, card: Card, sort: Counter) -> u16 {
        self.table.count_of(card, counter(sort))
    }

    /// Sets a player's value.
    pub fn set(&mut self, setup: &Setup, of: Seat, value: Value, to: i32) {
        self.perform(setup, Change::Value { of, value: value as u8, to });
    }

    /// 10.4.4: spends play points.
    pub fn pay(&mut self, setup: &Setup, of: Seat, points: i32) {
        let left = self.value(of, Value::Points) - points.max(0);
        self.set(setup, of, Value::Points, left.max(0));
    }

    /// 5.13.1: deals damage; 1.3.2.2: damage of 0 is none; 5.13.1.2: a card without defence takes none.
    pub fn damage(&mut self, setup: &Setup, to: Target, by: u16) {
        match to {
            _ if by == 0 => {}
            Target::Leader(of) => self.change_leader(setup, of, -i32::from(by)),
            Target::Card(card) if self.is_follower(setup, card) => {
                let lost = self.table.count_of(card, DAMAGE).saturating_add(by);
                self.perform(setup, Change::Count { card, counter: DAMAGE, to: lost });
                self.did(setup, card, &Deed::IsDamaged);
            }
            Target::Card(_) => {}
        }
    }

    /// 13.5.2.2: changes a leader's defence. A loss is remembered for the turn.
    pub fn change_leader(&mut self, setup: &Setup, of: Seat, by: i32) {
        let to = self.value(of, Value::Leader).saturating_add(by).clamp(-9_999, 9_999);
        self.set(setup, of, Value::Leader, to);
        self.turn.hurt[of.index()] |= by < 0;
    }

    /// Moves a card to a zone of its owner, or to a field. The consequences of leaving the field come first. Returns
    /// `false` if the card is not there.
    pub fn put(&mut self, setup: &Setup, card: Card, to: Zone, marks: u16) -> bool {
        let from = self.table.zone(card);
        if from == NOWHERE {
            return self.put_unseen(setup, card, to, marks);
        }
        if zones::is_field(from) && zones::is_field(to) {
            return self.seize(setup, card, zones::owner(to));
        }
        if zones::is_field(from) {
            self.leave_field(setup, card, from, to);
        }
        self.shift(setup, card, from, to, marks)
    }

    /// Moves a card that the log has not shown yet out of a hidden zone of its owner.
    fn put_unseen(&mut self, setup: &Setup, card: Card, to: Zone, marks: u16) -> bool {
        let of = card.owner();
        let hidden = [zones::hand(of), zones::deck(of), zones::evolve_deck(of)];
        let mut may_be_in = hidden.into_iter().filter(|it| *it != to && self.table.could_be_in(card, *it));
        let (first, other) = (may_be_in.next(), may_be_in.next());
        let moved = first.is_some_and(|from| self.shift(setup, card, from, to, marks));
        if other.is_some() {
            self.past.forget(card);
        }
        moved
    }

    /// 12.5.3, 10.7.4.1.2: a card that goes from the field to the cemetery triggers its last words, as it was on the
    /// field; 3.1.2.3: they belong to the player of that field. 8.4.5.1: the card leaves its attack. 5.15.4,
    /// 14.2.1.3: its links end.
    fn leave_field(&mut self, setup: &Setup, card: Card, from: Zone, to: Zone) {
        if to == zones::cemetery(card.owner()) {
            if self.is_follower(setup, card) {
                Past::count(&mut self.past.fallen, zones::owner(from));
            }
            self.trigger(setup, card, zones::owner(from), Trigger::LastWords);
            self.did(setup, card, &Deed::Dies);
            self.died(card);
        }
        self.did(setup, card, &Deed::Leaves);
        self.links.retain(|it| it.1 != card);
        if let Some(attack) = &mut self.attack {
            if attack.attacker == card {
                attack.attacker = Card::NONE;
            }
            if attack.target == Target::Card(card) {
                attack.target = Target::Card(Card::NONE);
            }
        }
    }

    /// 5.5.1: puts a card into its owner's cemetery.
    pub fn destroy(&mut self, setup: &Setup, card: Card) -> bool {
        self.put(setup, card, zones::cemetery(card.owner()), 0)
    }

    /// 5.21.1: moves a card to the other field; 5.21.2: with its marks, damage and counters; 8.4.2.1.1: its
    /// controller has changed this turn.
    pub fn seize(&mut self, setup: &Setup, card: Card, by: Seat) -> bool {
        let from = self.table.zone(card);
        if !zones::is_field(from) || zones::owner(from) == by {
            return false;
        }
        let counters: Vec<(u8, u16)> = (0..=COUNTERS).map(|it| (it, self.table.count_of(card, it))).collect();
        let marks = self.table.spot(card).marks;
        let moved = self.shift(setup, card, from, zones::field(by), marks | ARRIVED);
        for (counter, to) in counters.into_iter().filter(|it| it.1 > 0) {
            self.perform(setup, Change::Count { card, counter, to });
        }
        moved
    }

    /// 5.15.1: puts a card of the evolve deck into the evolve zone and links it with a card on the field; 5.15.3:
    /// which remains the same card. 12.6.2: the abilities this triggers go to standby.
    pub fn evolve(&mut self, setup: &Setup, card: Card, with: Card) -> bool {
        let Some(of) = self.keeper(card) else { return false };
        if !self.put(setup, with, zones::evolved(with.owner()), FACE_UP) {
            return false;
        }
        self.links.retain(|it| it.1 != card || self.table.zone(it.0) != zones::evolved(it.0.owner()));
        self.links.push((with, card));
        self.mark(setup, card, EVOLVED, 0);
        if self.is_follower(setup, card) {
            Past::count(&mut self.past.evolutions, of);
        }
        self.trigger(setup, card, of, Trigger::OnEvolve);
        self.did(setup, card, &Deed::Evolves);
        true
    }

    /// 14.2.3.1: a card races: the abilities this triggers go to standby.
    pub fn race(&mut self, setup: &Setup, card: Card) {
        if let Some(of) = self.keeper(card) {
            self.trigger(setup, card, of, Trigger::OnRace);
        }
    }

    /// 9.1.2: creates a token in a zone.
    pub fn create(&mut self, setup: &Setup, token: Card, face: &'static Facts, to: Place, rested: bool) -> bool {
        let zone = zones::place(token.owner(), to);
        if self.table.zone(token) != NOWHERE {
            return false;
        }
        self.tokens.retain(|it| it.0 != token);
        self.tokens.push((token, face));
        let marks = if zones::is_field(zone) { ARRIVED | if rested { RESTED } else { 0 } } else { 0 };
        self.bring_in(setup, token, zone, marks)
    }
}

/// The last counter of the table.
const COUNTERS: u8 = counter(Counter::Other);
