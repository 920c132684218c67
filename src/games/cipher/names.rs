//! What the things of the game are called, in English and in Chinese: the words of the rulebook.

use super::cards::words::Sign;
use super::cards::{Ability, Emblem, Faction, Range};
use super::effects::Sort;
use super::state::Setup;
use super::words::{Line, Phase, Stoppers};
use super::zones::Area;
use super::{Cipher, Clause};
use crate::judge::Worded;

impl Line {
    /// The name in English, as written, and in Chinese.
    pub const fn names(self) -> [&'static str; 2] {
        match self {
            Line::Front => ["front", "前卫区"],
            Line::Back => ["back", "后卫区"],
        }
    }
}

impl Phase {
    /// The name in English, as written, and in Chinese.
    pub const fn names(self) -> [&'static str; 2] {
        match self {
            Phase::Start => ["start", "开始阶段"],
            Phase::Bond => ["bond", "羁绊阶段"],
            Phase::Deployment => ["deployment", "出击阶段"],
            Phase::Action => ["action", "行动阶段"],
            Phase::End => ["end", "结束阶段"],
        }
    }
}

impl Stoppers {
    /// In words, in English and in Chinese.
    pub const fn names(self) -> [&'static str; 2] {
        match self {
            Stoppers::Nobody => ["nobody can stop it", "两名玩家都无法停止"],
            Stoppers::A => ["A alone can stop it", "只有A可以停止"],
            Stoppers::B => ["B alone can stop it", "只有B可以停止"],
            Stoppers::Both => ["both players can stop it", "两名玩家都可以停止"],
        }
    }
}

impl Area {
    /// The name in English and in Chinese.
    pub const fn names(self) -> [&'static str; 2] {
        match self {
            Area::Deck => ["deck", "卡组（放置区）"],
            Area::Hand => ["hand", "手牌"],
            Area::Support => ["support area", "支援区"],
            Area::Retreat => ["retreat area", "退避区"],
            Area::Orbs => ["orb area", "宝玉区"],
            Area::Bonds => ["bond area", "羁绊区"],
            Area::Front => ["front line", "前卫区"],
            Area::Back => ["back line", "后卫区"],
            Area::Under => ["stack under a unit", "单位下方的卡片堆"],
            Area::Boundless => ["boundless area", "无限区"],
            Area::Unknown => ["place that the log does not know", "记录没有公开的地方"],
        }
    }
}

impl Faction {
    /// The name in English and in Chinese.
    pub const fn names(self) -> [&'static str; 2] {
        match self {
            Faction::BladeOfLight => ["Blade of Light", "光之剑"],
            Faction::MarkOfNaga => ["Mark of Naga", "圣痕"],
            Faction::Hoshido => ["Hoshido", "白夜"],
            Faction::Nohr => ["Nohr", "暗夜"],
            Faction::Medallion => ["Medallion", "纹章"],
            Faction::LegendaryWeapons => ["Legendary Weapons", "神将器"],
        }
    }
}

impl Sign {
    /// The name in English and in Chinese, as 4.5.2, 4.6.2 and 4.7.4 list them; none for a mark that this edition does not have.
    pub const fn names(self) -> Option<[&'static str; 2]> {
        Some(match self {
            Sign::Male => ["Male", "男性"],
            Sign::Female => ["Female", "女性"],
            Sign::Sword => ["Sword", "剑"],
            Sign::Lance => ["Lance", "枪"],
            Sign::Axe => ["Axe", "斧"],
            Sign::Bow => ["Bow", "弓"],
            Sign::Tome => ["Magic", "魔法"],
            Sign::Staff => ["Staff", "杖"],
            Sign::Dragonstone => ["Dragonstone", "龙石"],
            Sign::Knife => ["Hidden Weapon", "暗器"],
            Sign::Fang => ["Fang", "牙"],
            Sign::Armored => ["Armoured", "重甲"],
            Sign::Beast => ["Mounted", "兽马"],
            Sign::Flier => ["Flying", "飞行"],
            Sign::Dragon => ["Dragon", "龙"],
            Sign::Mirage => ["Mirage", "幻影"],
            _ => return None,
        })
    }
}

impl Ability {
    /// The class in English and in Chinese.
    pub const fn names(self) -> [&'static str; 2] {
        match self {
            Ability::Continuous => ["continuous", "常时型"],
            Ability::Activated => ["activated", "起动型"],
            Ability::Automatic => ["automatic", "自动型"],
            Ability::Special => ["special", "特殊型"],
        }
    }
}

impl Emblem {
    /// The name in English and in Chinese.
    pub const fn names(self) -> [&'static str; 2] {
        match self {
            Emblem::None => ["none", "无"],
            Emblem::Attack => ["attack", "攻击型"],
            Emblem::Defence => ["defence", "防御型"],
            Emblem::Both => ["attack and defence", "攻击型与防御型"],
        }
    }
}

impl Sort {
    /// What it does, in English, "rests a unit of its user's", and in Chinese.
    pub const fn names(self) -> [&'static str; 2] {
        match self {
            Sort::Power => ["changes the power of a unit of its user's", "修改我方单位的战斗力"],
            Sort::Rest => ["rests a unit of its user's", "将我方单位转为已行动状态"],
            Sort::MoveOwn => ["moves a unit of its user's", "将我方单位移动"],
            Sort::MoveOther => ["moves a unit of the opponent's", "将敌方单位移动"],
            Sort::Flip => ["turns a bond of its user's face-down", "将自己的羁绊卡翻到背面"],
            Sort::Range => ["changes a range", "修改射程"],
            Sort::TwoOrbs => ["lets an attack destroy two orbs", "使攻击所将破坏的宝玉变为2颗"],
            Sort::Draw => ["puts a card from the deck into the hand", "将卡组的卡加入手牌"],
            Sort::Discard => ["puts a card from the hand into the retreat area", "将手牌放置到退避区"],
            Sort::Recover => ["puts a card from the retreat area into the hand", "将退避区的卡加入手牌"],
            Sort::SetOrb => ["puts a card from the deck into the orb area", "将卡组的卡放置到宝玉区"],
            Sort::Grant => ["gives a unit an ability", "给予单位能力"],
            Sort::Look => ["shows hidden cards", "查看非公开的卡"],
        }
    }
}

/// What is called by its name, in the language of the match.
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
