//! What can be wrong with an event of a match.

use super::Cipher;
use crate::facts;
use crate::table::Card;

facts! {
    /// What can be wrong with an event.
    pub enum Fact of Cipher {
        AlreadyRested { unit: Card } = "already-rested",
            "{unit} is already rested",
            "{unit}已经是已行动状态";

        /// A deck that has not been put into its zone yet is looked through by its player alone.
        DeckNotYetPlaced = "deck-not-yet-placed",
            "the rulebook does not say whether the other player's deck may be looked through before it is put into its zone",
            "规则书没有写明，对手的卡组在放置到卡组（放置区）之前能否查看";
        LoopTableDiffers = "loop-table-differs",
            "the table is not what it was when the loop unit began, and whether what texts do can be repeated without end the referee does not know",
            "局面与循环单位开始时不同，而卡的能力所做的事能否无限次地重复，裁判程序无法得知";
        LoopWithChance = "loop-with-chance",
            "chance is part of the loop unit, and the rulebook does not say whether that repeats itself",
            "循环单位中包含随机的结果，规则书没有写明这是否算作重复";
        LoopNotLookedAt = "loop-not-looked-at",
            "the loop unit is too long, or the log speaks of too many loops, for the referee to look at it",
            "循环单位过长，或者记录中提到的循环过多，裁判程序没有查看";
        LoopInABranch = "loop-in-a-branch",
            "whether there is a loop is looked for in a log only",
            "是否存在循环，只在记录中查看";
    }
}
