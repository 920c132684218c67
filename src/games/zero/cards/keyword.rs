//! Section 900: the keywords, each with its clause and its names.

use crate::games::zero::book::Clause;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Declares the keywords: variant, clause, and the name on Chinese cards. Files and logs use the English name.
macro_rules! keywords {
    ($($(#[$doc:meta])* $Name:ident = $clause:ident, $native:literal;)*) => {
        /// A keyword (section 900). A file of cards may also use its Chinese name.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
        #[serde(rename_all = "snake_case")]
        pub enum Keyword {
            $($(#[$doc])* #[serde(alias = $native)] $Name,)*
        }

        impl Keyword {
            /// All keywords, in the order of the book.
            pub const ALL: &'static [Keyword] = &[$(Keyword::$Name),*];

            /// The clause that defines it.
            pub const fn clause(self) -> Clause {
                match self { $(Keyword::$Name => Clause::$clause,)* }
            }

            /// The name on Chinese cards.
            pub const fn native(self) -> &'static str {
                match self { $(Keyword::$Name => $native,)* }
            }
        }
    };
}

keywords! {
    /// May attack in the turn in which it entered.
    Assault = C900AssaultP1, "突袭";
    /// Enters tapped.
    Slow = C900SlowP1, "迟缓";
    /// +1000/+1000 while it is its player's only character.
    Loner = C900LonerP1, "独行客";
    /// Cannot attack.
    Guard = C900GuardP1, "守备";
    /// On entering looks at the top card of the deck and puts it on top or bottom.
    Scheme = C900SchemeP1, "智谋";
    /// Takes no battle damage when it attacks.
    Ranged = C900RangedP1, "远程";
    /// May be used when an instant tactic could be.
    Rush = C900RushP1, "速攻";
    /// Deals its battle damage first.
    FirstStrike = C900FirststrikeP1, "先制";
    /// On winning an attack battle deals 1 damage to the opponent's life zone.
    Pierce = C900PierceP1, "贯通";
    /// Deals 1 more battle damage to the life zone.
    Critical = C900CriticalP1, "会心一击";
    /// Only swift or guard may defend a character against it.
    Swift = C900SwiftP1, "神速";
    /// Takes no battle damage when it defends another.
    Tough = C900ToughP1, "坚韧";
    /// +1000/+1000 while its player has another card with the name or attribute in `names`.
    Link = C900LinkP1, "战斗连协";
    /// In its player's turn it is tapped; its `does` acts happen when it is next reset.
    Gather = C900GatherP1, "聚气";
    /// Costs `x` colourless less if a card with 忍术, 体术 or 幻术 was used this turn.
    Ninpo = C900NinpoP1, "忍法奥义";
    /// Bonded with the character name in `names`.
    Bond = C900BondP1, "专用成立";
    /// From hand, for 3: returns one of its player's characters with a name in `names` to hand, and enters.
    Shift = C900ShiftP1, "形态转换";
    /// May be used for its `cost` on one of its player's characters with a name or attribute in `names`.
    Transform = C900TransformP1, "变身";
    /// In the resource zone: its `does` acts happen when it comes there while there is a bonded character.
    Sapphire = C900SapphireP1, "奥丁蓝宝石";
    /// On entering resets up to `x` resource cards.
    Chakra = C900ChakraP1, "查克拉";
    /// In the resource zone, at the start of its player's turn with a character of a name in `names`: enters for its total
    /// cost.
    Summon = C900SummonP1, "通灵";
    /// Its `does` acts happen when it is revealed in the deck.
    HeroCall = C900HerocallP1, "英雄呼唤";
    /// On attacking puts up to `x` cards of the opponent's deck into the rest zone.
    Rampage = C900RampageP1, "肆意横行";
    /// From hand, for its `cost`, in a battle phase: is laid on one of its player's characters with a name in `names`.
    QuickChange = C900QuickchangeP1, "高速换装";
    /// At the end of its player's turn, for a discarded card: is reset.
    Paramecia = C900ParameciaP1, "超人系果实";
    /// Shift of a card of the same character name costs 1 colourless less.
    Zoan = C900ZoanP1, "动物系果实";
    /// Takes no battle damage lower than its original defence.
    Logia = C900LogiaP1, "自然系果实";
    /// Its dimension level-up does not count as the one of the turn, and may reset it for a discarded card.
    SuperSaiyan = C900SupersaiyanP1, "超级赛亚人";
    /// When scrapped: a character of the same name that costs 1 more enters from deck or hand.
    CurseMark = C900CursemarkP1, "咒印";
    /// On coming into the resource zone returns a resource card of the attribute or card name in `names` to hand.
    Constellation = C900ConstellationP1, "守护星座";
    /// Its `does` acts happen when it or another own card with the keyword enters.
    MutantBlood = C900MutantbloodP1, "变种之血";
    /// On entering, an opponent's character can neither attack nor defend this turn and the next.
    Reiatsu = C900ReiatsuP1, "灵压";
    /// From hand: is laid on one of its player's 斩魄刀 with the same sword name.
    SwordRelease = C900SwordreleaseP1, "刀剑解放";
    /// From hand: is laid on one of its player's 破面 with the same character name.
    Resurreccion = C900ResurreccionP1, "归刃";
    /// May be used from the rest zone for its `cost`.
    FalseLife = C900FalselifeP1, "虚伪生命";
}
