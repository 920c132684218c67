//! The only way to change a table.

use super::{Card, NOWHERE, Table, Zone};
use crate::log::Seat;

/// One change of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change<'a> {
    /// A card goes to the end of a zone, with new marks and without counters; the cards under it go with it. A card enters
    /// the match from [`NOWHERE`] and leaves it to [`NOWHERE`].
    Move {
        /// The card.
        card: Card,
        /// The zone that it leaves.
        from: Zone,
        /// The zone that it comes to.
        to: Zone,
        /// Its marks there.
        marks: u16,
    },
    /// All cards of a zone go to the end of another, in their order.
    Pour {
        /// The zone that is emptied.
        from: Zone,
        /// The zone that the cards enter.
        to: Zone,
    },
    /// A unit is broken up: its cards, the top one first, go to a zone of their owners.
    Break {
        /// The unit's top card.
        unit: Card,
        /// The zone for each owner's cards, by seat.
        to: [Zone; 2],
        /// The marks of each card there.
        marks: u16,
    },
    /// A card is laid on a unit and takes over its place, marks and counters.
    Cover {
        /// The unit's previous top card.
        unit: Card,
        /// The new top card.
        card: Card,
        /// The zone that the card leaves.
        from: Zone,
        /// The zone in which covered cards are counted.
        under: Zone,
    },
    /// A card is laid under the lowest card of a unit.
    Tuck {
        /// The unit's top card.
        unit: Card,
        /// The new lowest card.
        card: Card,
        /// The zone that the card leaves.
        from: Zone,
        /// The zone in which covered cards are counted.
        under: Zone,
    },
    /// Marks are set and cleared.
    Mark {
        /// The card.
        card: Card,
        /// The marks to set.
        set: u16,
        /// The marks to clear first.
        clear: u16,
    },
    /// A zone holds these cards from now on, first to last. Any others that were in it are nowhere.
    Lay {
        /// The zone.
        zone: Zone,
        /// Its cards; each comes from the zone or from nowhere.
        cards: &'a [Card],
    },
    /// The cards of a zone become unknown; only their number remains.
    Forget {
        /// The zone.
        zone: Zone,
    },
    /// Counters of a sort on a card.
    Count {
        /// The card.
        card: Card,
        /// The sort of counter, defined by the game.
        counter: u8,
        /// The new number.
        to: u16,
    },
    /// A value of a player, such as life or points.
    Value {
        /// The player.
        of: Seat,
        /// The value, defined by the game.
        value: u8,
        /// The new value.
        to: i32,
    },
}

impl Change<'_> {
    /// The card concerned; [`Card::NONE`] if it concerns none, or all cards of a zone.
    #[inline]
    pub const fn card(&self) -> Card {
        match *self {
            Change::Move { card, .. }
            | Change::Cover { card, .. }
            | Change::Tuck { card, .. }
            | Change::Mark { card, .. }
            | Change::Count { card, .. } => card,
            Change::Break { unit, .. } => unit,
            Change::Pour { .. } | Change::Lay { .. } | Change::Forget { .. } | Change::Value { .. } => Card::NONE,
        }
    }
}

impl Table {
    /// Makes a change. Returns `false` and changes nothing if the card is not where the change takes it from.
    #[inline]
    pub fn perform(&mut self, change: &Change<'_>) -> bool {
        match *change {
            Change::Move { card, from, to, marks } => self.move_card(card, from, to, marks),
            Change::Mark { card, set, clear } => self.mark(card, set, clear),
            Change::Pour { from, to } => self.pour(from, to),
            Change::Break { unit, to, marks } => self.break_up(unit, to, marks),
            Change::Cover { unit, card, from, under } => {
                self.leaves_for(unit, card, from) && {
                    self.cover(unit, card, under);
                    true
                }
            }
            Change::Tuck { unit, card, from, under } => {
                self.leaves_for(unit, card, from) && {
                    self.tuck(unit, card, under);
                    true
                }
            }
            Change::Lay { zone, cards } => self.lay(zone, cards),
            Change::Forget { zone } => self.forget(zone),
            Change::Count { card, counter, to } => self.set_count(card, counter, to),
            Change::Value { of, value, to } => self.set_value(of, value, to),
        }
    }
}

/// A state with a table, changed only through [`Changing::perform`].
pub trait Changing {
    /// The fixed data of a match.
    type Setup;

    /// The table.
    fn table(&self) -> &Table;
    /// The table, for [`Changing::perform`] alone.
    fn table_mut(&mut self) -> &mut Table;
    /// Called before a unit is broken up, while its cards still lie there: forgets what depends on it and queues what its
    /// leaving triggers.
    fn leaving(&mut self, setup: &Self::Setup, unit: Card);
    /// Called after a change: notes its consequences.
    fn changed(&mut self, setup: &Self::Setup, change: &Change<'_>);

    /// Makes a change with its immediate consequences. Returns `false` and changes nothing if the card is not where the
    /// change takes it from.
    #[inline]
    fn perform(&mut self, setup: &Self::Setup, change: Change<'_>) -> bool {
        if let Change::Break { unit, .. } = change
            && self.table().is_top(unit)
        {
            self.leaving(setup, unit);
        }
        let made = self.table_mut().perform(&change);
        if made {
            self.changed(setup, &change);
        }
        made
    }

    /// Moves a card from one zone to another.
    #[inline]
    fn shift(&mut self, setup: &Self::Setup, card: Card, from: Zone, to: Zone, marks: u16) -> bool {
        self.perform(setup, Change::Move { card, from, to, marks })
    }

    /// Brings a card that is nowhere into a zone.
    fn bring_in(&mut self, setup: &Self::Setup, card: Card, to: Zone, marks: u16) -> bool {
        self.shift(setup, card, NOWHERE, to, marks)
    }

    /// Sets marks on a card, after clearing others.
    #[inline]
    fn mark(&mut self, setup: &Self::Setup, card: Card, set: u16, clear: u16) {
        self.perform(setup, Change::Mark { card, set, clear });
    }
}

#[cfg(test)]
mod tests {
    use super::{Change, Table};
    use crate::judge::{Dice, Seeded};
    use crate::log::Seat;
    use crate::table::{Card, NOWHERE, Zone};

    const ZONES: Zone = 6;
    /// The zone in which covered cards are counted.
    const UNDER: Zone = 5;

    /// Ten cards of each player in zone 0, which is ordered.
    fn table() -> Table {
        let mut table = Table::new([10, 10], ZONES, 1, 2);
        for of in Seat::BOTH {
            for place in 0..10 {
                let brought = Change::Move { card: Card::new(of, place), from: NOWHERE, to: 0, marks: 0 };
                assert!(table.perform(&brought));
            }
        }
        table
    }

    /// Marks that an illegal entry would set in a deck are ignored.
    #[test]
    fn a_card_in_an_ordered_zone_carries_no_marks() {
        let mut table = table();
        let (card, before) = (Card::new(Seat::A, 3), table.hash());
        assert!(table.perform(&Change::Mark { card, set: 2, clear: 0 }));
        assert_eq!((table.spot(card).marks, table.hash()), (0, before));
    }

    /// The same table, rebuilt card by card.
    fn laid_anew(of: &Table) -> Table {
        let mut anew = Table::new([10, 10], ZONES, 1, 2);
        for zone in 0..ZONES {
            for top in of.pile(zone) {
                let cards: Vec<Card> = of.stack(*top).collect();
                let marks = of.spot(*top).marks;
                anew.perform(&Change::Move { card: *top, from: NOWHERE, to: zone, marks });
                for card in &cards[1..] {
                    anew.perform(&Change::Tuck { unit: *top, card: *card, from: NOWHERE, under: UNDER });
                }
                anew.perform(&Change::Count { card: *top, counter: 3, to: of.count_of(*top, 3) });
            }
        }
        for seat in Seat::BOTH {
            anew.perform(&Change::Value { of: seat, value: 1, to: of.value(seat, 1) });
        }
        anew
    }

    fn random_change(dice: &mut Seeded) -> Change<'static> {
        let of = Seat::BOTH[dice.below(2)];
        let mut card = || match dice.below(12) {
            10 => Card::token(of, 0),
            11 => Card::UNKNOWN,
            place => Card::new(of, place),
        };
        let (card, unit) = (card(), card());
        let mut zone = || dice.below(usize::from(UNDER)) as Zone;
        let (from, to) = (zone(), zone());
        match dice.below(10) {
            0 => Change::Cover { unit, card, from, under: UNDER },
            1 => Change::Tuck { unit, card, from, under: UNDER },
            2 => Change::Break { unit, to: [from, to], marks: 0 },
            3 => Change::Pour { from, to },
            4 => Change::Count { card, counter: 3, to: dice.below(3) as u16 },
            5 => Change::Value { of, value: 1, to: dice.below(40) as i32 - 20 },
            _ => Change::Move { card, from, to, marks: if to == 0 { 0 } else { dice.below(4) as u16 } },
        }
    }

    /// Returns `true` for a change that a game may make: nothing lies on or under cards in the ordered zone.
    fn is_sound(table: &Table, change: &Change<'_>) -> bool {
        let alone = |card: Card| table.spot(card).below.is_none();
        match *change {
            Change::Cover { unit, card, .. } | Change::Tuck { unit, card, .. } => {
                table.zone(unit) != 0 && alone(card) && card.is_known()
            }
            Change::Pour { from, .. } => table.pile(from).iter().all(|it| alone(*it)),
            Change::Move { card, to: 0, .. } | Change::Count { card, .. } => alone(card) && table.is_top(card),
            _ => true,
        }
    }

    #[test]
    fn after_any_changes_the_hash_is_that_of_the_table_laid_anew_and_no_card_is_lost() {
        for seed in 0..50 {
            let (mut table, mut dice) = (table(), Seeded::new(seed));
            let mut made = 0;
            for _ in 0..300 {
                let change = random_change(&mut dice);
                let before = table.clone();
                if is_sound(&table, &change) && table.perform(&change) {
                    made += 1;
                } else if is_sound(&before, &change) {
                    assert_eq!(table.hash(), before.hash(), "{change:?} was refused and yet changed something");
                }
                assert_eq!(table.hash(), laid_anew(&table).hash(), "after {change:?}");
                let stacks = (0..ZONES).flat_map(|it| table.pile(it)).map(|it| table.stack(*it).count());
                let tokens = Seat::BOTH.into_iter().filter(|it| table.zone(Card::token(*it, 0)) != NOWHERE).count();
                assert_eq!(stacks.sum::<usize>(), 20 + tokens, "after {change:?}");
            }
            assert!(made > 50, "only {made} changes could be made");
        }
    }

    #[test]
    fn counters_lie_on_a_card_until_it_changes_zones() {
        let mut table = table();
        let [card, other] = ["A3", "A4"].map(|it| it.parse::<Card>().expect("a card"));
        table.perform(&Change::Move { card, from: 0, to: 2, marks: 0 });
        let bare = table.hash();
        assert!(table.perform(&Change::Count { card, counter: 1, to: 2 }));
        assert!(table.perform(&Change::Count { card, counter: 2, to: 1 }));
        assert_eq!([table.count_of(card, 1), table.count_of(card, 2), table.count_of(other, 1)], [2, 1, 0]);
        assert_ne!(table.hash(), bare);
        assert!(table.perform(&Change::Count { card, counter: 1, to: 0 }));
        table.perform(&Change::Move { card, from: 2, to: 3, marks: 0 });
        table.perform(&Change::Move { card, from: 3, to: 2, marks: 0 });
        assert_eq!((table.count_of(card, 2), table.hash()), (0, bare));
    }

    #[test]
    fn a_token_comes_into_the_match_and_leaves_it() {
        let mut table = table();
        let without = table.hash();
        let token = Card::token(Seat::B, 7);
        assert!(!table.perform(&Change::Move { card: token, from: 2, to: 3, marks: 0 }), "it is in no zone yet");
        assert!(table.perform(&Change::Move { card: token, from: NOWHERE, to: 2, marks: 1 }));
        assert!(!table.perform(&Change::Move { card: token, from: NOWHERE, to: 2, marks: 1 }), "it is there already");
        assert_eq!((table.zone(token), table.pile(2)), (2, &[token][..]));
        assert!(table.has(token, 1) && table.hash() != without);
        assert!(table.perform(&Change::Move { card: token, from: 2, to: NOWHERE, marks: 0 }));
        assert_eq!((table.zone(token), table.hash()), (NOWHERE, without));
        let beyond = Card::token(Seat::A, crate::table::MOST_TOKENS);
        assert!(!table.perform(&Change::Move { card: beyond, from: NOWHERE, to: 2, marks: 0 }), "one too many");
    }

    #[test]
    fn a_player_has_the_values_that_the_table_was_made_with() {
        let mut table = table();
        let none = table.hash();
        assert!(table.perform(&Change::Value { of: Seat::A, value: 1, to: 20 }));
        assert_eq!([table.value(Seat::A, 1), table.value(Seat::B, 1), table.value(Seat::A, 2)], [20, 0, 0]);
        assert!(!table.perform(&Change::Value { of: Seat::B, value: 2, to: 1 }));
        let one = table.hash();
        table.perform(&Change::Value { of: Seat::A, value: 1, to: 0 });
        table.perform(&Change::Value { of: Seat::B, value: 1, to: 20 });
        assert!(table.hash() != one && one != none);
    }
}
