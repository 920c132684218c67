//! Everything that the texts of the known cards can do: a row a card, in the order of [`super::CARDS`]. These are facts, read
//! off the texts by hand; the texts themselves are not included, nor are amounts, affected units and conditions.

use schemars::JsonSchema;
use serde::Serialize;

/// Something that a cost or an effect does, seen from the card's user. None of the known texts unrests or defeats a unit. None
/// does anything to the opponent's cards except move a unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Sort {
    /// Changes the power of one of the user's units.
    Power,
    /// Rests one of the user's units.
    Rest,
    /// Moves one of the user's units to the other row.
    MoveOwn,
    /// Moves one of the opponent's units to the other row.
    MoveOther,
    /// Turns one of the user's bonds face-down.
    Flip,
    /// Changes the range of one of the user's units.
    Range,
    /// Lets the attack of one of the user's units destroy two orbs.
    TwoOrbs,
    /// Puts a card from the user's deck into the hand.
    Draw,
    /// Puts a card from the user's hand into the retreat area.
    Discard,
    /// Puts a card from the user's retreat area into the hand.
    Recover,
    /// Puts a card from the user's deck into the orb area.
    SetOrb,
    /// Gives the unit, for the rest of the turn, an ability that changes its own power while it is in force.
    Grant,
    /// Lets a player look at hidden cards (24.1.5), or shows them (24.1.4). No known text does either.
    Look,
}

/// A set of sorts.
type Sorts = u16;

impl Sort {
    const fn bit(self) -> Sorts {
        1 << self as u16
    }
}

/// The moment when an ability with a use limit of once a turn (5.1.1.3) comes under it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Limit {
    /// It has no limit.
    None,
    /// 10.6.2, 19.1.4.1: when it is chosen, because its effect must follow.
    Chosen,
    /// 10.5.1.1.1: only when its effect is applied, because its user may leave that out.
    Applied,
}

/// Everything that an ability can do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Does {
    sorts: Sorts,
    /// 5.1.1.3: the moment when it comes under its use limit.
    pub limit: Limit,
}

impl Does {
    /// An ability that may do anything.
    pub const fn anything(limit: Limit) -> Does {
        Does { sorts: Sorts::MAX, limit }
    }

    /// `true` if it can do a thing of a sort.
    pub const fn can(&self, sort: Sort) -> bool {
        self.sorts & sort.bit() != 0
    }
}

/// Everything that the texts of a card can do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effects {
    /// The card number.
    pub code: &'static str,
    /// Its abilities, in printed order.
    pub abilities: &'static [Does],
    /// Its support ability.
    pub support: Does,
    /// `true` if nobody has read its texts by hand. They may then also do things that are of no sort.
    pub open: bool,
}

impl Effects {
    /// `true` if an ability, counted from 1, can do a thing of a sort.
    pub fn can(&self, number: u8, sort: Sort) -> bool {
        self.ability(number).is_some_and(|it| it.can(sort))
    }

    /// Everything that an ability, counted from 1, can do.
    pub fn ability(&self, number: u8) -> Option<Does> {
        self.abilities.get(usize::from(number).checked_sub(1)?).copied()
    }
}

macro_rules! effects {
    (@limit text) => { Limit::None };
    (@limit once) => { Limit::Chosen };
    (@limit once_if_applied) => { Limit::Applied };
    ($($code:literal $(($limit:ident $($sort:ident)*))* support [$($support:ident)*];)+) => {
        /// Everything that the texts of each card can do.
        pub static EFFECTS: &[Effects] = &[$(Effects {
            code: $code,
            abilities: &[$(Does { sorts: 0 $(| Sort::$sort.bit())*, limit: effects!(@limit $limit) }),*],
            support: Does { sorts: 0 $(| Sort::$support.bit())*, limit: Limit::None },
            open: false,
        }),+];
    };
}

effects! {
    "S01-001" (once_if_applied MoveOther) (text Power) support [];
    "S01-002" (text MoveOwn) (text Flip Range) support [];
    "S01-003" (text) support [];
    "S01-004" (text Power) (text Flip Power Range) support [];
    "S01-005" (text Flip) (text Power) support [];
    "B01-003" (text Rest MoveOther) support [TwoOrbs];
    "B01-006" (text Rest Power) support [MoveOwn];
    "B01-007" (text) (text Rest Power) support [];
    "B01-008" (text Power) support [Power];
    "B01-009" (text) (text Rest Power) support [];
    "B01-010" (text Power) support [Power];
    "B01-012" (text Power) support [Power];
    "B01-013" (text MoveOther) (text Power) support [];
    "B01-014" (once Flip Power) (text Power) support [Power];
    "B01-018" (text Power) support [Power];
    "B01-019" (text Power) support [Power];
    "B01-020" (text Power) support [Power];
    "B01-021" (text Rest Power TwoOrbs) (text Power) support [];
    "B01-024" (text Power) support [Power];
    "B01-026" (text Rest Flip Recover) (text Power) support [];
    "B01-028" (once Flip Grant) (text Draw) support [];
    "B01-029" (once Flip Grant) support [Draw Discard];
    "B01-036" (once Flip Power) support [Draw Discard];
    "S02-001" (once Power TwoOrbs) (text Power) support [];
    "S02-002" (text Power) support [Power];
    "S02-003" (text Power) support [Power];
    "S02-004" (text Rest Discard Draw) support [Draw Discard];
    "S02-005" (once Flip Grant) support [Draw Discard];
    "B01-053" (text Power) support [TwoOrbs];
    "B01-055" (once Flip Power) support [];
    "B01-057" (text MoveOther) (text Flip SetOrb) support [];
    "B01-058" (text Power) support [MoveOther];
    "B01-059" (text Recover) support [];
    "B01-060" (text Rest Flip Recover) support [];
    "B01-061" (text) support [];
    "B01-062" (text Power) (text Power) support [];
    "B01-063" (once Flip Power) (text Power) support [Power];
    "B01-064" (text) (text Power) support [];
    "B01-065" (text Power) support [Power];
    "B01-066" (text) (text Power) support [];
    "B01-067" (text Power) support [Power];
    "B01-069" (text Rest MoveOwn) support [MoveOwn];
    "B01-070" (text Power) (text Flip) support [];
    "B01-071" (text) support [Power];
    "B01-072" (text Rest Flip Recover) (text Power) support [];
    "B01-076" (text Rest MoveOwn) support [MoveOwn];
}

#[cfg(test)]
mod tests {
    use super::{EFFECTS, Limit, Sort};
    use crate::games::cipher::cards::{Ability, CARDS, Emblem, Reach};

    #[test]
    fn every_card_has_its_row() {
        assert_eq!(EFFECTS.len(), CARDS.len());
        for (effects, facts) in EFFECTS.iter().zip(CARDS) {
            assert_eq!(effects.code, facts.code);
            assert_eq!(effects.abilities.len(), facts.abilities.len(), "{}", facts.code);
            // An ability that is in force by itself costs nothing and changes only powers. A card without an emblem has no
            // support.
            for (does, class) in effects.abilities.iter().zip(facts.abilities) {
                let in_force = matches!(class, Ability::Continuous | Ability::Special);
                assert!(!in_force || does.sorts & !Sort::Power.bit() == 0, "{}", facts.code);
                assert!(!in_force || does.limit == Limit::None, "{}", facts.code);
                // 10.5.1: an optional effect can be declined after the choice; 19.1.4: that of an activated ability cannot.
                assert!(does.limit != Limit::Applied || *class == Ability::Automatic, "{}", facts.code);
            }
            assert!(facts.emblem != Emblem::None || effects.support.sorts == 0, "{}", facts.code);
            let continuous = effects.abilities.iter().zip(facts.abilities).filter(|it| *it.1 == Ability::Continuous);
            let changes_power = continuous.filter(|it| it.0.can(Sort::Power)).count() > 0;
            assert_eq!(
                changes_power,
                facts.reaches(Reach::Power) || facts.reaches(Reach::OthersPower),
                "{}",
                facts.code
            );
        }
    }
}
