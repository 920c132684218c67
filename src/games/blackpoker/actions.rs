//! The action list as a table: what each action costs, which key cards it takes, what it is aimed at.
//! What actions do is told in the file of their section: [`summoning`](super::summoning),
//! [`turning`](super::turning), [`fighting`](super::fighting), [`magic`](super::magic).

use super::cards::{ACES, ANY_SUITED, Faces, HEROES, PLAIN, Suit};
use super::clauses::Clause;
use super::words::Action;
use crate::judge::Tongue;

/// core.immediate, core.normal: an action's speed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Speed {
    /// 即時
    Immediate,
    /// 通常
    Normal,
}

/// core.main, core.quick: an action's timing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Timing {
    /// メイン
    Main,
    /// クイック
    Quick,
}

/// What an action is aimed at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aim {
    /// Nothing.
    Nothing,
    /// A soldier on the own field with the key card's suit.
    OwnSoldierOfSuit,
    /// Any soldier.
    Soldier,
    /// Any character.
    Character,
    /// Any bulwark.
    Bulwark,
    /// A request with one or two key cards.
    Request,
    /// The opponent.
    Opponent,
}

/// One row of the list.
#[derive(Debug)]
pub struct Rule {
    /// Which action.
    pub action: Action,
    /// Its name as printed.
    pub name: &'static str,
    /// Its name in English.
    pub english: &'static str,
    /// 誘発: it is triggered and cannot be requested.
    pub triggered: bool,
    /// Its speed.
    pub speed: Speed,
    /// Its timing.
    pub timing: Timing,
    /// B: how many bulwarks are driven.
    pub drive: usize,
    /// L: how much damage is taken.
    pub life: u8,
    /// D: how many cards are discarded.
    pub discard: usize,
    /// What each key card has to be; of two, in either order.
    pub keys: &'static [Faces],
    /// What it is aimed at.
    pub aim: Aim,
    /// ※: once a turn.
    pub once: bool,
    /// The clause of trigger, speed and timing.
    pub header: Clause,
    /// The clause of the cost; where nothing is printed, that of paying costs.
    pub cost: Clause,
    /// The clause of the key cards; where none are printed, that of putting key cards.
    pub key: Clause,
    /// The clause of the target; where none is printed, that of choosing targets.
    pub target: Clause,
    /// The clause of the effect.
    pub effect: Clause,
}

impl Rule {
    /// Its name in the words of a match.
    pub const fn told(&self, tongue: Tongue) -> &'static str {
        if tongue.native { self.name } else { self.english }
    }
}

/// A row that costs nothing, takes no key card, and is aimed at nothing.
const PLAIN_RULE: Rule = Rule {
    action: Action::End,
    name: "",
    english: "",
    triggered: false,
    speed: Speed::Normal,
    timing: Timing::Main,
    drive: 0,
    life: 0,
    discard: 0,
    keys: &[],
    aim: Aim::Nothing,
    once: false,
    header: Clause::EndHeader,
    cost: Clause::CoreRequestCost,
    key: Clause::CoreRequestKey,
    target: Clause::CoreRequestTarget,
    effect: Clause::EndEffect,
};

/// The requirement of a key card of one suit.
const fn suited(suit: Suit, high: u32) -> Faces {
    Faces::of(&[suit], 1, high)
}

/// set_bulwark.header: 直接-即時-メイン; set_bulwark.cost: L; set_bulwark.limit: once a turn.
const SET_BULWARK: Rule = Rule {
    action: Action::SetBulwark,
    name: "防壁設置",
    english: "Set Bulwark",
    speed: Speed::Immediate,
    life: 1,
    once: true,
    header: Clause::SetBulwarkHeader,
    cost: Clause::SetBulwarkCost,
    effect: Clause::SetBulwarkEffect,
    ..PLAIN_RULE
};

/// summon_soldier.key: 2 to 10; summon_soldier.header: 直接-通常-メイン; summon_soldier.cost: BL.
const SUMMON_SOLDIER: Rule = Rule {
    action: Action::SummonSoldier,
    name: "兵士召喚",
    english: "Summon Soldier",
    drive: 1,
    life: 1,
    keys: &[PLAIN],
    header: Clause::SummonSoldierHeader,
    cost: Clause::SummonSoldierCost,
    key: Clause::SummonSoldierKey,
    effect: Clause::SummonSoldierEffect,
    ..PLAIN_RULE
};

/// summon_hero.key: J to K; summon_hero.header: 直接-通常-メイン; summon_hero.cost: BBL.
const SUMMON_HERO: Rule = Rule {
    action: Action::SummonHero,
    name: "英雄召喚",
    english: "Summon Hero",
    drive: 2,
    life: 1,
    keys: &[HEROES],
    header: Clause::SummonHeroHeader,
    cost: Clause::SummonHeroCost,
    key: Clause::SummonHeroKey,
    effect: Clause::SummonHeroEffect,
    ..PLAIN_RULE
};

/// summon_ace.key: A; summon_ace.header: 直接-通常-メイン; summon_ace.cost: L.
const SUMMON_ACE: Rule = Rule {
    action: Action::SummonAce,
    name: "エース召喚",
    english: "Summon Ace",
    life: 1,
    keys: &[ACES],
    header: Clause::SummonAceHeader,
    cost: Clause::SummonAceCost,
    key: Clause::SummonAceKey,
    effect: Clause::SummonAceEffect,
    ..PLAIN_RULE
};

/// equip.key: A to K; equip.header: 直接-通常-メイン; equip.cost: BL; equip.target: an own soldier of the suit.
const EQUIP: Rule = Rule {
    action: Action::Equip,
    name: "装備",
    english: "Equip",
    drive: 1,
    life: 1,
    keys: &[ANY_SUITED],
    aim: Aim::OwnSoldierOfSuit,
    header: Clause::EquipHeader,
    cost: Clause::EquipCost,
    key: Clause::EquipKey,
    target: Clause::EquipTarget,
    effect: Clause::EquipEffect,
    ..PLAIN_RULE
};

/// end.header: 直接-通常-メイン.
const END: Rule = Rule { action: Action::End, name: "エンド", english: "End", ..PLAIN_RULE };

/// charge.header: 誘発-即時-メイン.
const CHARGE: Rule = Rule {
    action: Action::Charge,
    name: "チャージ",
    english: "Charge",
    triggered: true,
    speed: Speed::Immediate,
    header: Clause::ChargeHeader,
    effect: Clause::ChargeEffect,
    ..PLAIN_RULE
};

/// draw.header: 誘発-通常-メイン.
const DRAW: Rule = Rule {
    action: Action::Draw,
    name: "ドロー",
    english: "Draw",
    triggered: true,
    header: Clause::DrawHeader,
    effect: Clause::DrawEffect,
    ..PLAIN_RULE
};

/// attack.header: 直接-通常-メイン; attack.limit: once a turn.
const ATTACK: Rule = Rule {
    action: Action::Attack,
    name: "アタック",
    english: "Attack",
    once: true,
    header: Clause::AttackHeader,
    effect: Clause::AttackEffect,
    ..PLAIN_RULE
};

/// block.header: 誘発-通常-メイン.
const BLOCK: Rule = Rule {
    action: Action::Block,
    name: "ブロック",
    english: "Block",
    triggered: true,
    header: Clause::BlockHeader,
    effect: Clause::BlockEffect,
    ..PLAIN_RULE
};

/// judge.header: 誘発-通常-メイン.
const JUDGE: Rule = Rule {
    action: Action::Judge,
    name: "ダメージ判定",
    english: "Damage Judgement",
    triggered: true,
    header: Clause::JudgeHeader,
    effect: Clause::JudgeEffect,
    ..PLAIN_RULE
};

/// A quick spell: 直接-通常-クイック, cost D.
const QUICK_SPELL: Rule = Rule { timing: Timing::Quick, discard: 1, ..PLAIN_RULE };

/// up.key: ♥A to 10; up.header: 直接-通常-クイック; up.cost: D; up.target: a soldier.
const UP: Rule = Rule {
    action: Action::Up,
    name: "アップ",
    english: "Up",
    keys: &[suited(Suit::Heart, 10)],
    aim: Aim::Soldier,
    header: Clause::UpHeader,
    cost: Clause::UpCost,
    key: Clause::UpKey,
    target: Clause::UpTarget,
    effect: Clause::UpEffect,
    ..QUICK_SPELL
};

/// down.key: ♠A to 10; down.header: 直接-通常-クイック; down.cost: D; down.target: a soldier.
const DOWN: Rule = Rule {
    action: Action::Down,
    name: "ダウン",
    english: "Down",
    keys: &[suited(Suit::Spade, 10)],
    aim: Aim::Soldier,
    header: Clause::DownHeader,
    cost: Clause::DownCost,
    key: Clause::DownKey,
    target: Clause::DownTarget,
    effect: Clause::DownEffect,
    ..QUICK_SPELL
};

/// twist.key: ♦A to 10; twist.header: 直接-通常-クイック; twist.cost: D; twist.target: a character.
const TWIST: Rule = Rule {
    action: Action::Twist,
    name: "ツイスト",
    english: "Twist",
    keys: &[suited(Suit::Diamond, 10)],
    aim: Aim::Character,
    header: Clause::TwistHeader,
    cost: Clause::TwistCost,
    key: Clause::TwistKey,
    target: Clause::TwistTarget,
    effect: Clause::TwistEffect,
    ..QUICK_SPELL
};

/// counter.key: ♣A to 10; counter.header: 直接-通常-クイック; counter.cost: D; counter.target: a request with
/// one or two key cards.
const COUNTER: Rule = Rule {
    action: Action::Counter,
    name: "カウンター",
    english: "Counter",
    keys: &[suited(Suit::Club, 10)],
    aim: Aim::Request,
    header: Clause::CounterHeader,
    cost: Clause::CounterCost,
    key: Clause::CounterKey,
    target: Clause::CounterTarget,
    effect: Clause::CounterEffect,
    ..QUICK_SPELL
};

/// destroy_bulwark.key: ♥A to K and ♦A to K; destroy_bulwark.header: 直接-通常-メイン; destroy_bulwark.target: a
/// bulwark.
const DESTROY_BULWARK: Rule = Rule {
    action: Action::DestroyBulwark,
    name: "防壁破壊",
    english: "Destroy Bulwark",
    keys: &[suited(Suit::Heart, 13), suited(Suit::Diamond, 13)],
    aim: Aim::Bulwark,
    header: Clause::DestroyBulwarkHeader,
    key: Clause::DestroyBulwarkKey,
    target: Clause::DestroyBulwarkTarget,
    effect: Clause::DestroyBulwarkEffect,
    ..PLAIN_RULE
};

/// throw.key: ♠A to K and ♣A to K; throw.header: 直接-通常-メイン; throw.target: the opponent.
const THROW: Rule = Rule {
    action: Action::Throw,
    name: "投擲",
    english: "Throw",
    keys: &[suited(Suit::Spade, 13), suited(Suit::Club, 13)],
    aim: Aim::Opponent,
    header: Clause::ThrowHeader,
    key: Clause::ThrowKey,
    target: Clause::ThrowTarget,
    effect: Clause::ThrowEffect,
    ..PLAIN_RULE
};

/// search.key: a Joker; search.header: 直接-即時-クイック.
const SEARCH: Rule = Rule {
    action: Action::Search,
    name: "サーチ",
    english: "Search",
    speed: Speed::Immediate,
    timing: Timing::Quick,
    keys: &[Faces::JOKER],
    header: Clause::SearchHeader,
    key: Clause::SearchKey,
    effect: Clause::SearchEffect,
    ..PLAIN_RULE
};

/// succession.header: 誘発-即時-クイック.
const SUCCESSION: Rule = Rule {
    action: Action::Succession,
    name: "世代交代",
    english: "Succession",
    triggered: true,
    speed: Speed::Immediate,
    timing: Timing::Quick,
    header: Clause::SuccessionHeader,
    effect: Clause::SuccessionEffect,
    ..PLAIN_RULE
};

/// All 19 actions, in the order of the list and of [`Action`].
pub static ALL: [Rule; 19] = [
    SET_BULWARK,
    SUMMON_SOLDIER,
    SUMMON_HERO,
    SUMMON_ACE,
    EQUIP,
    END,
    CHARGE,
    DRAW,
    ATTACK,
    BLOCK,
    JUDGE,
    UP,
    DOWN,
    TWIST,
    COUNTER,
    DESTROY_BULWARK,
    THROW,
    SEARCH,
    SUCCESSION,
];

impl Action {
    /// Its row of the list.
    #[inline]
    pub fn rule(self) -> &'static Rule {
        &ALL[self as usize]
    }
}

#[cfg(test)]
mod tests {
    #[test]
    fn each_action_finds_its_own_row() {
        for (place, rule) in super::ALL.iter().enumerate() {
            assert_eq!(rule.action as usize, place, "{}", rule.name);
        }
    }
}
