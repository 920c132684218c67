//! 零次元 (Zero Dimension), by its full rules 1.20 in Simplified Chinese: two players, decks of fifty cards, characters
//! of many anime series. Resources turned sideways pay for cards, cards and effects go through a chain, and a player
//! who is hit with no life card left loses. So far the game has its clauses, and no referee.

pub mod clauses;

pub use clauses::Clause;

use crate::rulebook::Names;

/// The keywords of section 900, in book order: the alias that stands in clause numbers, and the name in the book.
/// `transform` is 变身 together with 变身形态, whose paragraphs the book does not part.
///
/// ```
/// use headjudge::games::zero::{Clause, KEYWORDS};
/// let (alias, _) = KEYWORDS.iter().find(|it| it.1 == "突袭").unwrap();
/// assert_eq!(Clause::C900AssaultP2.number(), format!("900.{alias}.p2"));
/// ```
pub const KEYWORDS: &[(&str, &str)] = &[
    ("assault", "突袭"),
    ("slow", "迟缓"),
    ("loner", "独行客"),
    ("guard", "守备"),
    ("scheme", "智谋"),
    ("ranged", "远程"),
    ("rush", "速攻"),
    ("firststrike", "先制"),
    ("pierce", "贯通"),
    ("critical", "会心一击"),
    ("swift", "神速"),
    ("tough", "坚韧"),
    ("link", "战斗连协"),
    ("gather", "聚气"),
    ("ninpo", "忍法奥义"),
    ("bond", "专用***"),
    ("bonded", "专用"),
    ("shift", "形态转换"),
    ("transform", "变身"),
    ("odin", "奥丁之力"),
    ("sapphire", "奥丁蓝宝石"),
    ("chakra", "查克拉"),
    ("summon", "通灵"),
    ("herocall", "英雄呼唤"),
    ("rampage", "肆意横行"),
    ("quickchange", "高速换装"),
    ("paramecia", "超人系果实"),
    ("zoan", "动物系果实"),
    ("logia", "自然系果实"),
    ("supersaiyan", "超级赛亚人"),
    ("cursemark", "咒印"),
    ("constellation", "守护星座"),
    ("mutantblood", "变种之血"),
    ("reiatsu", "灵压"),
    ("duel", "对决"),
    ("swordrelease", "刀剑解放"),
    ("bankai", "卍解"),
    ("resurreccion", "归刃"),
    ("releasedform", "解放形态"),
    ("falselife", "虚伪生命"),
];

/// What the parts of the book's numbers are called: its keywords, and its paragraphs.
pub const NAMES: &[Names] = &[
    Names { under: "900", of: KEYWORDS },
    Names { under: "900", of: OTHER_NAMES },
    Names { under: "", of: &[("p", "#段"), ("p", "段落"), ("p", "paragraph"), ("p", "para")] },
];

/// Names that people use for the keywords of section 900 beside those of [`KEYWORDS`].
const OTHER_NAMES: &[(&str, &str)] = &[
    ("firststrike", "first strike"),
    ("critical", "critical hit"),
    ("link", "battle link"),
    ("ninpo", "ninpo secret"),
    ("transform", "变身形态"),
    ("transform", "transformed form"),
    ("odin", "odin's power"),
    ("sapphire", "odin sapphire"),
    ("summon", "summoning"),
    ("herocall", "hero call"),
    ("quickchange", "quick change"),
    ("paramecia", "paramecia fruit"),
    ("zoan", "zoan fruit"),
    ("logia", "logia fruit"),
    ("supersaiyan", "super saiyan"),
    ("cursemark", "curse mark"),
    ("constellation", "guardian constellation"),
    ("mutantblood", "mutant blood"),
    ("reiatsu", "spirit pressure"),
    ("swordrelease", "sword release"),
    ("releasedform", "released form"),
    ("falselife", "false life"),
];
