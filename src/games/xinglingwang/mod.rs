//! 星靈王 (Xinglingwang), by its detailed rules in Traditional Chinese: two players, decks of twenty cards, units on a
//! front row and a back row along the star lanes that both share. An attack declared in one turn is fought out in the
//! enemy's next defence phase, and the player with more points wins. So far the game has its clauses, and no referee.

pub mod clauses;

pub use clauses::Clause;

use crate::rulebook::Names;

/// The keywords of part 15, in book order: the alias that stands in clause numbers, and the name in the book.
///
/// ```
/// use headjudge::games::xinglingwang::{Clause, KEYWORDS};
/// let (alias, _) = KEYWORDS.iter().find(|it| it.1 == "偷襲").unwrap();
/// assert_eq!(Clause::C15Ambush2.number(), format!("15.{alias}.2"));
/// ```
pub const KEYWORDS: &[(&str, &str)] = &[
    ("pierce", "貫穿"),
    ("ranged", "遠程"),
    ("venom", "劇毒"),
    ("block", "阻擋"),
    ("ambush", "偷襲"),
    ("dismantle", "拆卸"),
    ("sunder", "破甲"),
    ("glide", "滑行"),
    ("electrify", "通電"),
    ("merge", "合體的共同特點"),
    ("mechmerge", "機械合體"),
    ("devour", "吞食合體"),
    ("parasite", "寄生合體"),
    ("split", "分開"),
    ("instant", "立即"),
    ("cover", "掩護"),
    ("magicproof", "魔法抗性"),
    ("unbreakable", "破壞抗性"),
    ("effectproof", "效果抗性"),
    ("sideways", "橫放"),
    ("transform", "變為"),
    ("imprison", "禁錮"),
    ("decay", "衰退"),
    ("kidnap", "綁架"),
    ("push", "推擠&破圖"),
    ("charge", "充能"),
    ("spend", "耗能"),
    ("ride", "搭乘"),
    ("embark", "上車"),
    ("disembark", "下車"),
    ("soul", "亡魂"),
    ("recall", "還魂"),
    ("mount", "上靶"),
    ("spin", "輪轉"),
    ("reward", "獎勵"),
    ("overload", "超載"),
    ("reveal", "展示"),
    ("search", "尋找"),
];

/// What the parts of the book's numbers are called: its keywords, its groups of them, and its notes.
pub const NAMES: &[Names] = &[
    Names { under: "15", of: KEYWORDS },
    Names { under: "15", of: OTHER_NAMES },
    Names { under: "", of: &[("n", "※"), ("n", "註"), ("n", "note")] },
];

/// Names that people use for the keywords of part 15 beside those of [`KEYWORDS`].
const OTHER_NAMES: &[(&str, &str)] = &[
    ("class", "#類"),
    ("merge", "合體"),
    ("mechmerge", "mech merge"),
    ("devour", "devour merge"),
    ("parasite", "parasite merge"),
    ("magicproof", "magic resistance"),
    ("unbreakable", "destruction resistance"),
    ("effectproof", "effect resistance"),
    ("sideways", "laying sideways"),
    ("push", "推擠"),
    ("push", "破圖"),
    ("push", "off the map"),
    ("spend", "spending energy"),
    ("recall", "soul recall"),
    ("mount", "mount on the wheel"),
    ("spin", "spin the wheel"),
];
