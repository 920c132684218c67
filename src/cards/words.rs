//! The words that a game brings to the ability language: its zones, signs, numbers, deeds.

use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt::Debug;
use std::hash::Hash;

/// A closed list of a game's words.
pub trait Word: Clone + Debug + PartialEq + Eq + Hash + Serialize + DeserializeOwned {}

impl<T: Clone + Debug + PartialEq + Eq + Hash + Serialize + DeserializeOwned> Word for T {}

/// The words of one game.
pub trait Words: Clone + Debug + PartialEq + Eq + Hash + 'static {
    /// Places where cards lie, lines of a battlefield included.
    type Zone: Word;
    /// What a thing is: an ally, a card, an orb.
    type Kind: Word;
    /// What is printed on a card as a mark: a weapon, an attribute, a faction.
    type Sign: Word;
    /// Numbers of a card: its power, its cost.
    type Stat: Word;
    /// How a thing is at the moment: rested, face down.
    type State: Word;
    /// What things do and suffer; what can be forbidden, and what sets off a trigger.
    type Deed: Word;
    /// Parts of a match: a turn, a phase, a battle.
    type Time: Word;
    /// Who a thing is in what is going on: the attacker, the support card.
    type Role: Word;
    /// What puts an ability in force beside its class: a keyword with a condition of its own.
    type Gate: Word;
    /// How a card is put: on top, rested, face down.
    type Manner: Word;
    /// What only this game does.
    type Act: Word;
    /// What is true only in this game.
    type Trait: Word;
}
