//! Acts of effects, in a file of cards.

use super::Keyword;
use super::authored::is_nought;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// An act of an effect. An act on cards applies to the effect's targets, or to the card itself if there are none.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Op {
    /// The effect's player draws.
    Draw(u8),
    /// The effect's player discards.
    Discard(u8),
    /// The opponent discards.
    OpponentDiscards(u8),
    /// Damage is dealt.
    Damage(u32),
    /// Cards are destroyed.
    Destroy,
    /// Cards return to their owner's hand.
    Return,
    /// Cards are removed from the game.
    Remove,
    /// Cards go to the top of their owner's deck.
    ToTop,
    /// Cards go to the bottom of their owner's deck.
    ToBottom,
    /// Cards go to the top of their owner's life zone.
    ToLife,
    /// Cards enter the battle zone of the effect's player.
    Enter,
    /// Attack and defence change for this turn.
    Change {
        /// The change of the attack.
        #[serde(default, skip_serializing_if = "is_nought")]
        attack: i32,
        /// The change of the defence.
        #[serde(default, skip_serializing_if = "is_nought")]
        defence: i32,
    },
    /// A keyword is given for this turn.
    Give(Keyword),
    /// All effects are lost for this turn.
    LoseEffects,
    /// Characters can neither attack nor defend this turn.
    Bar,
    /// Cards are tapped.
    Tap,
    /// Cards are reset.
    Untap,
    /// The effect's player gains control for this turn.
    Control,
    /// The targeted card or effect is cancelled.
    Cancel,
    /// Characters are removed from battle.
    LeaveBattle,
    /// The turn ends.
    EndTurn,
    /// Damage is dealt to the opponent's life zone.
    DamageLife(u8),
    /// Damage is dealt to both life zones.
    DamageLives(u8),
    /// The top cards of the opponent's deck go to the rest zone.
    Mill(u8),
    /// Each player scraps this number of characters.
    ScrapEach(u8),
    /// The opponent scraps this number of characters.
    OpponentScraps(u8),
    /// The card itself gets one more counter of the sort with this number.
    Counter(u8),
    /// A token with this code enters.
    Token(String),
    /// Damage is recovered.
    Recover(u32),
    /// 326p7: a counter of the sort with this number moves from the first target to the second.
    MoveCounter(u8),
    /// 622p1: the first target, in a battle zone, and the second, outside it, change places.
    Swap,
    /// 706p7: a copy of the targeted tactic joins the chain.
    CopyUse,
}
