//! Zero Dimension (零次元), a trading card game for two players with characters of many anime series: what its full
//! rules 1.20 say, clause by clause. The referee of the game is not written yet.

pub mod clauses;

pub use clauses::Clause;

/// The keywords of section 900 in book order: the name that a clause's number has for it, and the printed one.
///
/// Transform stands for the pair 变身 and 变身形态, whose paragraphs the book prints under one another.
pub const KEYWORDS: &[(&str, &str)] = &[
    ("assault", "突袭"),
    ("slow", "迟缓"),
    ("loner", "独行客"),
    ("guard", "守备"),
    ("scheme", "智谋"),
    ("ranged", "远程"),
    ("rush", "速攻"),
    ("first_strike", "先制"),
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
    ("hero_call", "英雄呼唤"),
    ("rampage", "肆意横行"),
    ("quick_change", "高速换装"),
    ("paramecia", "超人系果实"),
    ("zoan", "动物系果实"),
    ("logia", "自然系果实"),
    ("super_saiyan", "超级赛亚人"),
    ("curse_mark", "咒印"),
    ("constellation", "守护星座"),
    ("mutant_blood", "变种之血"),
    ("reiatsu", "灵压"),
    ("duel", "对决"),
    ("sword_release", "刀剑解放"),
    ("bankai", "卍解"),
    ("resurreccion", "归刃"),
    ("released_form", "解放形态"),
    ("false_life", "虚伪生命"),
];
