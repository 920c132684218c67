//! The cards that the referee knows, as facts: the 46 different cards of the starter decks S01 and S02.
//!
//! Texts are not carried. What is noted of them is which sorts of abilities a card has, and what an ability
//! can reach that a log cannot show, such as one in force without anybody using it ([`Reach`]): a verdict on
//! such a thing rests on the text and is *unmodelled*.

use crate::judge::Language;
use schemars::JsonSchema;
use serde::Serialize;
use std::collections::HashMap;
use std::sync::LazyLock;

/// A faction (4.4.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Faction {
    /// 光之剑
    BladeOfLight,
    /// 圣痕
    MarkOfNaga,
}

impl Faction {
    /// A set bit for a set of factions.
    pub const fn bit(self) -> u8 {
        1 << self as u8
    }

    /// The name in English and in Chinese.
    pub const fn names(self) -> [&'static str; 2] {
        match self {
            Faction::BladeOfLight => ["Blade of Light", "光之剑"],
            Faction::MarkOfNaga => ["Mark of Naga", "圣痕"],
        }
    }
}

/// A sex (4.5.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)]
pub enum Sex {
    Male,
    Female,
}

/// A weapon (4.6.2), of those that the known cards carry.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)]
pub enum Weapon {
    Sword,
    Lance,
    Axe,
    Bow,
    Magic,
    Staff,
}

/// An attribute (4.7.4), of those that the known cards carry.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)]
pub enum Attribute {
    Armoured,
    Mounted,
    Flying,
    Dragon,
}

/// The range printed on a card (4.15).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, JsonSchema)]
pub struct Range {
    /// Whether it includes 1.
    pub one: bool,
    /// Whether it includes 2.
    pub two: bool,
}

impl Range {
    /// Range `-`.
    pub const NONE: Range = Range { one: false, two: false };
    /// Range 1.
    pub const ONE: Range = Range { one: true, two: false };
    /// Range 2.
    pub const TWO: Range = Range { one: false, two: true };
    /// Range 1-2.
    pub const ONE_TO_TWO: Range = Range { one: true, two: true };

    /// As printed.
    pub const fn name(self) -> &'static str {
        match (self.one, self.two) {
            (false, false) => "-",
            (true, false) => "1",
            (false, true) => "2",
            (true, true) => "1-2",
        }
    }
}

/// A class of abilities (21.2.3.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ability {
    /// 常时型
    Continuous,
    /// 起动型
    Activated,
    /// 自动型
    Automatic,
    /// 特殊型
    Special,
}

/// Which side a support ability serves (21.2.3.1.5.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Emblem {
    /// No support ability.
    None,
    /// 攻击型
    Attack,
    /// 防御型
    Defence,
}

/// What an ability reaches that a log cannot show: one that is in force without being used, or one whose
/// effect a log has no word for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reach {
    /// The power of the unit itself.
    Power,
    /// The power of other units.
    OthersPower,
    /// Whom the opponent's units in the back line may attack.
    Target,
    /// Whether a support of a female character fails.
    Support,
    /// Whether the card may be put into the bond area.
    Bond,
    /// Whether a critical hit may be made against the card's user while it supports.
    Critical,
    /// Whether attacks of the unit may be evaded, once an ability was used.
    Evasion,
}

impl Reach {
    /// A bit for a set of reaches.
    pub const fn bit(self) -> u8 {
        1 << self as u8
    }
}

/// The facts of a card.
#[derive(Debug, PartialEq, Eq)]
pub struct Facts {
    /// The card number (4.18), without the rarity.
    pub code: &'static str,
    /// Deployment cost (4.2).
    pub cost: u8,
    /// Class-change cost (4.3).
    pub class_change: Option<u8>,
    /// Faction symbol (4.4).
    pub faction: Faction,
    /// Sex (4.5).
    pub sex: Sex,
    /// Weapon (4.6).
    pub weapon: Weapon,
    /// Attributes (4.7).
    pub attributes: &'static [Attribute],
    /// Range (4.15).
    pub range: Range,
    /// Power (4.11).
    pub power: i16,
    /// Support value (4.17).
    pub support: i16,
    /// The classes of its abilities, in printed order.
    pub abilities: &'static [Ability],
    /// Its support ability.
    pub emblem: Emblem,
    /// What abilities reach that a log cannot show: [`Reach`] bits.
    pub reach: u8,
    /// Title (4.12) and unit name (4.13) in English.
    pub en: [&'static str; 2],
    /// Title and unit name in Chinese.
    pub zh: [&'static str; 2],
    /// Title and unit name in Japanese.
    pub ja: [&'static str; 2],
}

impl Facts {
    /// The English unit name.
    pub const fn unit_name(&self) -> &'static str {
        self.en[1]
    }

    /// Whether an ability of the card reaches something that a log cannot show.
    pub const fn reaches(&self, what: Reach) -> bool {
        self.reach & what.bit() != 0
    }

    /// What it costs as part of a level-up (16.1.2): the class-change cost where there is one.
    pub fn level_up_cost(&self) -> u8 {
        self.class_change.unwrap_or(self.cost)
    }

    /// Title and unit name in a language.
    pub const fn names_in(&self, language: Language) -> [&'static str; 2] {
        match language {
            Language::English => self.en,
            Language::Chinese | Language::TraditionalChinese => self.zh,
            Language::Japanese => self.ja,
        }
    }

    /// The unit name in a language.
    pub const fn unit_name_in(&self, language: Language) -> &'static str {
        self.names_in(language)[1]
    }
}

macro_rules! cards {
    (@class_change) => { None };
    (@class_change $it:literal) => { Some($it) };
    ($($code:literal $cost:literal [$($class_change:literal)?] $faction:ident $sex:ident $weapon:ident
        [$($attribute:ident)*] $range:ident $power:literal $support:literal
        text [$($ability:ident)*] support $emblem:ident reach [$($reach:ident)*]
        en $en_title:literal $en:literal zh $zh_title:literal $zh:literal ja $ja_title:literal $ja:literal;)+) => {
        /// Every card that the referee knows.
        pub static CARDS: &[Facts] = &[$(Facts {
            code: $code,
            cost: $cost,
            class_change: cards!(@class_change $($class_change)?),
            faction: Faction::$faction,
            sex: Sex::$sex,
            weapon: Weapon::$weapon,
            attributes: &[$(Attribute::$attribute),*],
            range: Range::$range,
            power: $power,
            support: $support,
            abilities: &[$(Ability::$ability),*],
            emblem: Emblem::$emblem,
            reach: 0 $(| Reach::$reach.bit())*,
            en: [$en_title, $en],
            zh: [$zh_title, $zh],
            ja: [$ja_title, $ja],
        }),+];
    };
}

/// A number for the unit name of the card at a place of [`CARDS`]: that of the first card of the name.
pub fn unit_name_number(place: u16) -> u8 {
    static NUMBERS: LazyLock<Vec<u8>> = LazyLock::new(|| {
        let first = |name| CARDS.iter().position(|it| it.unit_name() == name).map_or(u8::MAX, |it| it as u8);
        CARDS.iter().map(|it| first(it.unit_name())).collect()
    });
    NUMBERS[usize::from(place)]
}

/// The place in [`CARDS`] of the card with a code.
pub fn find(code: &str) -> Option<usize> {
    static PLACES: LazyLock<HashMap<&str, usize>> =
        LazyLock::new(|| CARDS.iter().enumerate().map(|(place, it)| (it.code, place)).collect());
    PLACES.get(code).copied()
}

// code, cost, class-change cost, faction, sex, weapon, attributes, range, power, support value
cards! {
    "S01-001" 4 [3] BladeOfLight Male Sword [] ONE 70 20
        text [Automatic Continuous] support None reach [Power]
        en "Star and Savior" "Marth" zh "星领主" "马尔斯" ja "スターロード" "マルス";
    "S01-002" 3 [2] BladeOfLight Female Lance [Flying Dragon] ONE 50 30
        text [Automatic Activated] support None reach []
        en "Battlefield-Soaring Princess" "Caeda" zh "翱翔战场的王女" "希达" ja "戦場を翔ける王女" "シーダ";
    "S01-003" 3 [2] BladeOfLight Male Lance [Mounted] ONE 70 20
        text [Special] support None reach [Bond]
        en "Faithful Veteran" "Jagen" zh "忠义的老战士" "杰刚" ja "忠義の古強者" "ジェイガン";
    "S01-004" 3 [2] BladeOfLight Male Sword [] ONE 60 10
        text [Automatic Activated] support None reach []
        en "Wielder of a Heavy Blade" "Ogma" zh "刚剑之剑手" "奥古玛" ja "剛剣の使い手" "オグマ";
    "S01-005" 3 [2] BladeOfLight Male Sword [] ONE 60 10
        text [Activated Continuous] support None reach [Power Evasion]
        en "Wielder of a Killing Edge" "Navarre" zh "必杀剑之剑手" "那巴尔" ja "必殺剣の使い手" "ナバール";
    "B01-003" 1 [] BladeOfLight Male Sword [] ONE 40 20
        text [Activated] support Attack reach []
        en "Altean Prince" "Marth" zh "阿利缇亚的王子" "马尔斯" ja "アリティアの王子" "マルス";
    "B01-006" 1 [] BladeOfLight Female Lance [Flying Mounted] ONE 30 30
        text [Activated] support Attack reach []
        en "Talys's Heart" "Caeda" zh "塔利斯的王女" "希达" ja "タリスの王女" "シーダ";
    "B01-007" 3 [2] BladeOfLight Male Sword [Mounted] ONE 60 10
        text [Continuous Automatic] support None reach [Target]
        en "Knight Hailed as the Bull" "Cain" zh "人称猛牛的骑士" "卡因" ja "猛牛と呼ばれし騎士" "カイン";
    "B01-008" 1 [] BladeOfLight Male Sword [Mounted] ONE 40 10
        text [Continuous] support Attack reach [Power]
        en "Red Knight" "Cain" zh "赤色骑士" "卡因" ja "赤の騎士" "カイン";
    "B01-009" 3 [2] BladeOfLight Male Lance [Mounted] ONE 60 10
        text [Continuous Automatic] support None reach [Target]
        en "Knight Hailed as the Panther" "Abel" zh "人称黑豹的骑士" "阿贝尔" ja "黒豹と呼ばれし騎士" "アベル";
    "B01-010" 1 [] BladeOfLight Male Lance [Mounted] ONE 40 10
        text [Continuous] support Attack reach [Power]
        en "Green Knight" "Abel" zh "绿色骑士" "阿贝尔" ja "緑の騎士" "アベル";
    "B01-012" 1 [] BladeOfLight Male Lance [Armoured] ONE 30 10
        text [Continuous] support Defence reach [Power]
        en "Guardian Knight" "Draug" zh "护卫骑士" "杜卡" ja "護りの騎士" "ドーガ";
    "B01-013" 3 [2] BladeOfLight Male Bow [] TWO 50 20
        text [Automatic Continuous] support None reach [Power]
        en "Bow Knight of the League" "Gordin" zh "同盟军的弓骑士" "哥顿" ja "同盟軍の弓騎士" "ゴードン";
    "B01-014" 1 [] BladeOfLight Male Bow [] TWO 30 20
        text [Activated Continuous] support Attack reach [Power]
        en "Archer of the Liberators" "Gordin" zh "解放军的弓兵" "哥顿" ja "解放軍の弓兵" "ゴードン";
    "B01-018" 1 [] BladeOfLight Male Sword [] ONE 40 10
        text [Continuous] support Attack reach [Power]
        en "Loyal Blade" "Ogma" zh "塔利斯的佣兵" "奥古玛" ja "タリスの傭兵" "オグマ";
    "B01-019" 1 [] BladeOfLight Male Axe [] ONE 30 10
        text [Continuous] support Attack reach [Power]
        en "Talysian Warrior" "Bord" zh "塔利斯的战士" "萨基" ja "タリスの戦士" "サジ";
    "B01-020" 1 [] BladeOfLight Male Axe [] ONE 30 10
        text [Continuous] support Attack reach [Power]
        en "Talysian Axeman" "Cord" zh "塔利斯的斧手" "玛基" ja "タリスの斧使い" "マジ";
    "B01-021" 2 [] BladeOfLight Male Axe [] ONE 40 10
        text [Automatic Continuous] support None reach [Power]
        en "The Hatchet" "Barst" zh "塔利斯的义勇兵" "巴兹" ja "タリスの義勇兵" "バーツ";
    "B01-024" 1 [] BladeOfLight Male Sword [] ONE 40 10
        text [Continuous] support Attack reach [Power]
        en "Scarlet Sword" "Navarre" zh "红色剑士" "那巴尔" ja "紅の剣士" "ナバール";
    "B01-026" 1 [] BladeOfLight Female Staff [] NONE 20 20
        text [Activated Continuous] support Defence reach [OthersPower Critical]
        en "Angel to All" "Lena" zh "边境的圣女" "蕾娜" ja "辺境の聖女" "レナ";
    "B01-028" 4 [3] BladeOfLight Male Magic [] ONE_TO_TWO 60 20
        text [Activated Automatic] support None reach []
        en "Gale Sage" "Merric" zh "疾风之贤者" "玛利克" ja "疾風の賢者" "マリク";
    "B01-029" 1 [] BladeOfLight Male Magic [] ONE_TO_TWO 30 20
        text [Activated] support Attack reach []
        en "Wind Mage" "Merric" zh "风之魔法师" "玛利克" ja "風の魔道士" "マリク";
    "B01-036" 1 [] BladeOfLight Female Magic [] ONE_TO_TWO 30 20
        text [Activated] support Attack reach []
        en "Miloah's Child" "Linde" zh "大司祭米罗亚的女儿" "琳达" ja "大司祭ミロアの娘" "リンダ";
    "S02-001" 4 [3] MarkOfNaga Male Sword [] ONE 70 20
        text [Automatic Continuous] support None reach [Power]
        en "Defender of the Halidom" "Chrom" zh "圣王国的守护者" "库洛姆" ja "聖王国の守護者" "クロム";
    "S02-002" 1 [] MarkOfNaga Male Lance [Armoured] ONE 30 10
        text [Continuous] support Defence reach [Power]
        en "Often Forgotten" "Kellam" zh "被忘却的重骑士" "卡拉姆" ja "忘れられた重騎士" "カラム";
    "S02-003" 1 [] MarkOfNaga Male Axe [] ONE 30 10
        text [Continuous] support Attack reach [Power]
        en "Zero to Hero" "Vaike" zh "贫民区的英雄" "维克" ja "貧民街の英雄" "ヴェイク";
    "S02-004" 1 [] MarkOfNaga Female Magic [] ONE_TO_TWO 30 20
        text [Activated] support Attack reach []
        en "Rapier Intellect" "Miriel" zh "理智之瞳" "米莉艾尔" ja "理知の瞳" "ミリエル";
    "S02-005" 1 [] MarkOfNaga Male Magic [] ONE_TO_TWO 30 20
        text [Activated] support Attack reach []
        en "Upcoming Mage" "Ricken" zh "小小魔法师" "里希特" ja "小さな魔道士" "リヒト";
    "B01-053" 1 [] MarkOfNaga Male Sword [] ONE 40 20
        text [Continuous] support Attack reach [Power]
        en "Prince of Ylisse" "Chrom" zh "伊利斯圣王国的王子" "库洛姆" ja "イーリス聖王国の王子" "クロム";
    "B01-055" 2 [] MarkOfNaga Female Sword [] ONE 50 20
        text [Activated] support None reach []
        en "Heiress to the Exalt's Blood" "Lucina" zh "圣王之血的继承者" "露琪娜" ja "聖王の血を引く者" "ルキナ";
    "B01-057" 4 [3] MarkOfNaga Female Magic [] ONE_TO_TWO 60 20
        text [Automatic Activated] support None reach []
        en "High Deliverer" "Robin (Female)" zh "圣王的神军师" "路弗雷（女）" ja "聖王の神軍師" "ルフレ（女）";
    "B01-058" 1 [] MarkOfNaga Female Magic [] ONE_TO_TWO 30 20
        text [Continuous] support Attack reach [Power]
        en "Amnesiac Tactician" "Robin (Female)" zh "失去记忆的军师" "路弗雷（女）" ja "記憶を失くした軍師" "ルフレ（女）";
    "B01-059" 3 [2] MarkOfNaga Female Axe [] ONE 60 10
        text [Automatic] support None reach []
        en "Princess of Ylisse" "Lissa" zh "伊利斯圣王国的王女" "莉兹" ja "イーリス聖王国の王女" "リズ";
    "B01-060" 1 [] MarkOfNaga Female Staff [] NONE 30 20
        text [Activated] support Defence reach [Critical]
        en "Sprightly Cleric" "Lissa" zh "活蹦乱跳的修女" "莉兹" ja "飛び跳ねシスター" "リズ";
    "B01-061" 3 [2] MarkOfNaga Male Axe [Mounted Armoured] ONE 70 20
        text [Special] support None reach [Bond]
        en "Cold Lieutenant" "Frederick" zh "温和的骑士团长" "弗雷德里克" ja "穏和な騎士団長" "フレデリク";
    "B01-062" 3 [2] MarkOfNaga Male Bow [] TWO 50 20
        text [Continuous Continuous] support None reach [Power]
        en "Duke of Rosanne" "Virion" zh "罗赞努的侯爵" "维奥尔" ja "ロザンヌの侯爵" "ヴィオール";
    "B01-063" 1 [] MarkOfNaga Male Bow [] TWO 30 20
        text [Activated Continuous] support Attack reach [Power]
        en "Archest Archer" "Virion" zh "贵族弓箭手" "维奥尔" ja "貴族的な弓使い" "ヴィオール";
    "B01-064" 3 [2] MarkOfNaga Female Lance [Mounted] ONE 60 10
        text [Continuous Continuous] support None reach [Power Target]
        en "Crimson-Eyed Bull" "Sully" zh "红瞳的猛牛" "索瓦蕾" ja "紅瞳の猛牛" "ソワレ";
    "B01-065" 1 [] MarkOfNaga Female Lance [Mounted] ONE 40 10
        text [Continuous] support Attack reach [Power]
        en "Gallant Crimson Knight" "Sully" zh "勇敢的红骑士" "索瓦蕾" ja "勇敢な紅騎士" "ソワレ";
    "B01-066" 3 [2] MarkOfNaga Male Sword [Mounted] ONE 60 10
        text [Continuous Continuous] support None reach [Power Target]
        en "Viridian-Eyed Panther" "Stahl" zh "碧眼的黑豹" "索尔" ja "碧眼の黒豹" "ソール";
    "B01-067" 1 [] MarkOfNaga Male Sword [Mounted] ONE 40 10
        text [Continuous] support Attack reach [Power]
        en "Pleasant Viridian Knight" "Stahl" zh "忠厚的碧骑士" "索尔" ja "お人好しな碧騎士" "ソール";
    "B01-069" 1 [] MarkOfNaga Female Lance [Flying Mounted] ONE 30 30
        text [Activated] support Attack reach []
        en "Maid of Flowers" "Sumia" zh "花占卜少女" "丝米娅" ja "花占いの乙女" "スミア";
    "B01-070" 3 [2] MarkOfNaga Male Sword [] ONE 50 10
        text [Continuous Activated] support None reach [Power Evasion]
        en "Solitary Blade" "Lon'qu" zh "孤高之刃" "隆库" ja "孤高の刃" "ロンクー";
    "B01-071" 1 [] MarkOfNaga Male Sword [] ONE 50 10
        text [Continuous] support Attack reach [Support]
        en "Gynophobe" "Lon'qu" zh "讨厌女人的剑士" "隆库" ja "女嫌いの剣士" "ロンクー";
    "B01-072" 1 [] MarkOfNaga Female Staff [Mounted] NONE 20 20
        text [Activated Continuous] support Defence reach [OthersPower Critical]
        en "Dire Damsel" "Maribelle" zh "出言不逊的大小姐" "玛丽亚贝尔" ja "罵詈雑言の令嬢" "マリアベル";
    "B01-076" 1 [] MarkOfNaga Female Lance [Flying Mounted] ONE 30 30
        text [Activated] support Attack reach []
        en "Knight Paragon" "Cordelia" zh "年轻的天才骑士" "缇雅莫" ja "若き天才騎士" "ティアモ";
}
