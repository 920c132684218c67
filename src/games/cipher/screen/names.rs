//! The names of things in the game: in English, in Chinese, the language of the rulebook, and in Japanese.

use crate::games::cipher::cards::reach::Sort;
use crate::games::cipher::cards::vocabulary::{Sign, Stat};
use crate::games::cipher::cards::{Ability, Emblem, Faction, Range};
use crate::games::cipher::log::words::{Line, Phase, Stoppers};
use crate::games::cipher::state::Setup;
use crate::games::cipher::state::zones::Area;
use crate::games::cipher::{Cipher, Clause};
use crate::judge::Worded;

impl Line {
    /// The written form, which is English, and the names in Chinese and in Japanese.
    pub const fn names(self) -> [&'static str; 3] {
        match self {
            Line::Front => ["front", "前卫区", "前衛エリア"],
            Line::Back => ["back", "后卫区", "後衛エリア"],
        }
    }
}

impl Phase {
    /// The written form, which is English, and the names in Chinese and in Japanese.
    pub const fn names(self) -> [&'static str; 3] {
        match self {
            Phase::Start => ["start", "开始阶段", "開始フェイズ"],
            Phase::Bond => ["bond", "羁绊阶段", "絆フェイズ"],
            Phase::Deployment => ["deployment", "出击阶段", "出撃フェイズ"],
            Phase::Action => ["action", "行动阶段", "行動フェイズ"],
            Phase::End => ["end", "结束阶段", "終了フェイズ"],
        }
    }
}

impl Stoppers {
    /// The meaning in English, in Chinese and in Japanese.
    pub const fn names(self) -> [&'static str; 3] {
        match self {
            Stoppers::Nobody => ["nobody can stop it", "两名玩家都无法停止", "どちらも止められない"],
            Stoppers::A => ["A alone can stop it", "只有A可以停止", "Aだけが止められる"],
            Stoppers::B => ["B alone can stop it", "只有B可以停止", "Bだけが止められる"],
            Stoppers::Both => ["both players can stop it", "两名玩家都可以停止", "両者とも止められる"],
        }
    }
}

impl Area {
    /// The name in English, in Chinese and in Japanese.
    pub const fn names(self) -> [&'static str; 3] {
        match self {
            Area::Deck => ["deck", "卡组（放置区）", "デッキ"],
            Area::Hand => ["hand", "手牌", "手札"],
            Area::Support => ["support area", "支援区", "支援エリア"],
            Area::Retreat => ["retreat area", "退避区", "退避エリア"],
            Area::Orbs => ["orb area", "宝玉区", "オーブエリア"],
            Area::Bonds => ["bond area", "羁绊区", "絆エリア"],
            Area::Front => ["front line", "前卫区", "前衛エリア"],
            Area::Back => ["back line", "后卫区", "後衛エリア"],
            Area::Under => ["stack under a unit", "单位下方的卡片堆", "ユニットの下の重なり"],
            Area::Boundless => ["boundless area", "无限区", "無限エリア"],
            Area::Unknown => ["place that the log does not know", "记录没有公开的地方", "ログが示さない場所"],
        }
    }
}

impl Faction {
    /// The name in English, in Chinese and in Japanese.
    pub const fn names(self) -> [&'static str; 3] {
        match self {
            Faction::BladeOfLight => ["Blade of Light", "光之剑", "光の剣"],
            Faction::MarkOfNaga => ["Mark of Naga", "圣痕", "聖痕"],
            Faction::Hoshido => ["Hoshido", "白夜", "白夜"],
            Faction::Nohr => ["Nohr", "暗夜", "暗夜"],
            Faction::Medallion => ["Medallion", "纹章", "メダリオン"],
            Faction::LegendaryWeapons => ["Legendary Weapons", "神将器", "神器"],
        }
    }
}

impl Sign {
    /// The name in English, in Chinese and in Japanese, as 4.5.2, 4.6.2 and 4.7.4 list them. `None` for a mark that this
    /// edition does not have.
    pub const fn names(self) -> Option<[&'static str; 3]> {
        Some(match self {
            Sign::Male => ["Male", "男性", "男"],
            Sign::Female => ["Female", "女性", "女"],
            Sign::Sword => ["Sword", "剑", "剣"],
            Sign::Lance => ["Lance", "枪", "槍"],
            Sign::Axe => ["Axe", "斧", "斧"],
            Sign::Bow => ["Bow", "弓", "弓"],
            Sign::Tome => ["Magic", "魔法", "魔法"],
            Sign::Staff => ["Staff", "杖", "杖"],
            Sign::Dragonstone => ["Dragonstone", "龙石", "竜石"],
            Sign::Knife => ["Hidden Weapon", "暗器", "暗器"],
            Sign::Fang => ["Fang", "牙", "牙"],
            Sign::Armored => ["Armoured", "重甲", "アーマー"],
            Sign::Beast => ["Mounted", "兽马", "獣馬"],
            Sign::Flier => ["Flying", "飞行", "飛行"],
            Sign::Dragon => ["Dragon", "龙", "竜"],
            Sign::Mirage => ["Mirage", "幻影", "幻影"],
            _ => return None,
        })
    }
}

impl Stat {
    /// The name in English, in Chinese and in Japanese.
    pub const fn names(self) -> [&'static str; 3] {
        match self {
            Stat::Power => ["power", "战斗力", "戦闘力"],
            Stat::Support => ["support", "支援力", "支援力"],
            Stat::Cost => ["cost", "出击费用", "出撃コスト"],
            Stat::ClassChangeCost => ["class-change cost", "转职费用", "クラスチェンジコスト"],
            Stat::Orbs => ["orbs destroyed by an attack", "攻击所将破坏的宝玉", "攻撃で破壊するオーブの数"],
            Stat::Area => ["row", "区域", "エリア"],
            Stat::Name => ["unit name", "单位名", "ユニット名"],
            Stat::Color => ["faction symbol", "势力标记", "シンボル"],
        }
    }
}

impl Ability {
    /// The class in English, in Chinese and in Japanese.
    pub const fn names(self) -> [&'static str; 3] {
        match self {
            Ability::Continuous => ["continuous", "常时型", "常時型"],
            Ability::Activated => ["activated", "起动型", "起動型"],
            Ability::Automatic => ["automatic", "自动型", "自動型"],
            Ability::Special => ["special", "特殊型", "特殊型"],
        }
    }
}

impl Emblem {
    /// The name in English, in Chinese and in Japanese.
    pub const fn names(self) -> [&'static str; 3] {
        match self {
            Emblem::None => ["none", "无", "なし"],
            Emblem::Attack => ["attack", "攻击型", "攻撃型"],
            Emblem::Defence => ["defence", "防御型", "防御型"],
            Emblem::Both => ["attack and defence", "攻击型与防御型", "攻撃型と防御型"],
        }
    }
}

impl Sort {
    /// The effect in English ("rests a unit of its user's"), in Chinese and in Japanese.
    pub const fn names(self) -> [&'static str; 3] {
        match self {
            Sort::Power => {
                ["changes the power of a unit of its user's", "修改我方单位的战斗力", "味方の戦闘力を変える"]
            }
            Sort::Rest => ["rests a unit of its user's", "将我方单位转为已行动状态", "味方を行動済みにする"],
            Sort::MoveOwn => ["moves a unit of its user's", "将我方单位移动", "味方を移動させる"],
            Sort::MoveOther => ["moves a unit of the opponent's", "将敌方单位移动", "敵を移動させる"],
            Sort::Flip => ["turns a bond of its user's face-down", "将自己的羁绊卡翻到背面", "自分の絆カードを裏返す"],
            Sort::Range => ["changes a range", "修改射程", "射程を変える"],
            Sort::TwoOrbs => {
                ["lets an attack destroy two orbs", "使攻击所将破坏的宝玉变为2颗", "攻撃で破壊するオーブを2つにする"]
            }
            Sort::Draw => {
                ["puts a card from the deck into the hand", "将卡组的卡加入手牌", "デッキのカードを手札に加える"]
            }
            Sort::Discard => [
                "puts a card from the hand into the retreat area",
                "将手牌放置到退避区",
                "手札のカードを退避エリアに置く",
            ],
            Sort::Recover => [
                "puts a card from the retreat area into the hand",
                "将退避区的卡加入手牌",
                "退避エリアのカードを手札に加える",
            ],
            Sort::SetOrb => [
                "puts a card from the deck into the orb area",
                "将卡组的卡放置到宝玉区",
                "デッキのカードをオーブエリアに置く",
            ],
            Sort::Grant => ["gives a unit an ability", "给予单位能力", "ユニットにスキルを与える"],
            Sort::Look => ["shows hidden cards", "查看非公开的卡", "非公開のカードを見せる"],
        }
    }
}

/// Words a thing by its name in the language of the match.
macro_rules! worded_by_name {
    ($($type:ty),*) => {
        $(impl Worded<Cipher> for $type {
            fn worded(&self, setup: &Setup) -> String {
                setup.one_of(self.names()).to_owned()
            }
        })*
    };
}

worded_by_name!(Area, Faction, Line, Phase, Sort, Stoppers);

impl Worded<Cipher> for Range {
    fn worded(&self, _: &Setup) -> String {
        self.name().to_owned()
    }
}

impl Worded<Cipher> for Clause {
    fn worded(&self, _: &Setup) -> String {
        self.to_string()
    }
}
