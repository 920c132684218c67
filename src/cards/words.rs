//! The words that a game adds to the ability language: its zones, signs, stats, deeds.

use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt::Debug;
use std::hash::Hash;

/// A closed list of a game's words.
pub trait Word: Clone + Debug + PartialEq + Eq + Hash + Serialize + DeserializeOwned {}

impl<T: Clone + Debug + PartialEq + Eq + Hash + Serialize + DeserializeOwned> Word for T {}

/// The words of one game.
pub trait Words: Clone + Debug + PartialEq + Eq + Hash + 'static {
    /// Places for cards, including lines of a battlefield.
    type Zone: Word;
    /// A sort of thing: an ally, a card, an orb.
    type Kind: Word;
    /// A mark printed on a card: a weapon, an attribute, a faction.
    type Sign: Word;
    /// Numbers of a card: its power, its cost.
    type Stat: Word;
    /// A temporary state: rested, face down.
    type State: Word;
    /// Actions that things do or undergo. They can be forbidden, and can trigger abilities.
    type Deed: Word;
    /// Parts of a match: a turn, a phase, a battle.
    type Time: Word;
    /// A thing's part in an event: the attacker, the support card.
    type Role: Word;
    /// A gate for an ability besides its class: a keyword with a condition of its own.
    type Gate: Word;
    /// The way a card is put: on top, rested, face down.
    type Manner: Word;
    /// An act particular to the game.
    type Act: Word;
    /// A modifier particular to the game.
    type Trait: Word;
}
