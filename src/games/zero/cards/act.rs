//! What effects do, in a file of cards.

use super::Keyword;
use super::authored::is_nought;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A thing that an effect does. Where it speaks of cards: to its targets, or, without any, to the card itself.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Op {
    /// The effect's player draws.
    Draw(u8),
    /// The effect's player discards.
    Discard(u8),
    /// The opponent discards.
    OpponentDiscards(u8),
    /// Damage.
    Damage(u32),
    /// Destroys.
    Destroy,
    /// To the owner's hand.
    Return,
    /// Out of the game.
    Remove,
    /// To the top of the owner's deck.
    ToTop,
    /// To the bottom of the owner's deck.
    ToBottom,
    /// To the top of the owner's life zone.
    ToLife,
    /// Into the battle zone of the effect's player.
    Enter,
    /// Attack and defence change for this turn.
    Change {
        /// By how much.
        #[serde(default, skip_serializing_if = "is_nought")]
        attack: i32,
        /// By how much.
        #[serde(default, skip_serializing_if = "is_nought")]
        defence: i32,
    },
    /// A keyword for this turn.
    Give(Keyword),
    /// All effects are lost for this turn.
    LoseEffects,
    /// Neither attacks nor defends this turn.
    Bar,
    /// Is tapped.
    Tap,
    /// Is reset.
    Untap,
    /// The effect's player gains control for this turn.
    Control,
    /// The targeted card or effect is cancelled.
    Cancel,
    /// Is removed from battle.
    LeaveBattle,
    /// The turn ends.
    EndTurn,
    /// Damage to the opponent's life zone.
    DamageLife(u8),
    /// Damage to both life zones.
    DamageLives(u8),
    /// The top cards of the opponent's deck go to the rest zone.
    Mill(u8),
    /// Each player scraps so many characters.
    ScrapEach(u8),
    /// The opponent scraps so many characters.
    OpponentScraps(u8),
    /// A counter more on the card itself, of the sort with this number.
    Counter(u8),
    /// A token of this code enters.
    Token(String),
    /// Recovers damage.
    Recover(u32),
    /// 326p7: a counter of the sort with this number moves from the first target to the second.
    MoveCounter(u8),
    /// 622p1: the first target, in a battle zone, and the second, outside of it, change places.
    Swap,
    /// 706p7: a copy of the targeted tactic in the chain joins the chain.
    CopyUse,
}
