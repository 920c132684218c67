//! The words of a BlackPoker log: decisions of players, steps that the rules demand, outcomes of chance.

use crate::games::blackpoker::BlackPoker;
use crate::games::blackpoker::book::Clause;
use crate::log::{Seat, Vocabulary};
use crate::table::{Card, Few, NamesCards};
use crate::words;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

impl Vocabulary for BlackPoker {
    type Decision = Decision;
    type Step = Step;
    type Chance = Chance;
    type Clause = Clause;
}

include!(concat!(env!("OUT_DIR"), "/blackpoker/words.rs"));

/// An action (アクション) of the list, in its order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// 防壁設置
    SetBulwark,
    /// 兵士召喚
    SummonSoldier,
    /// 英雄召喚
    SummonHero,
    /// エース召喚
    SummonAce,
    /// 装備
    Equip,
    /// エンド
    End,
    /// チャージ
    Charge,
    /// ドロー
    Draw,
    /// アタック
    Attack,
    /// ブロック
    Block,
    /// ダメージ判定
    Judge,
    /// アップ
    Up,
    /// ダウン
    Down,
    /// ツイスト
    Twist,
    /// カウンター
    Counter,
    /// 防壁破壊
    DestroyBulwark,
    /// 投擲
    Throw,
    /// サーチ
    Search,
    /// 世代交代
    Succession,
}

/// The target of an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Target {
    /// A character on the field, by its first card.
    Unit(Card),
    /// A request on the stage, by its number.
    Request(u16),
    /// A player.
    Player(Seat),
}

/// The state of a character: the way in which it is turned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Pose {
    /// チャージ状態
    Charged,
    /// ドライブ状態
    Driven,
}

impl NamesCards for Action {}
impl NamesCards for Pose {}

impl NamesCards for Target {
    #[inline]
    fn each_card(&self, each: &mut impl FnMut(Card)) {
        if let Target::Unit(unit) = self {
            each(*unit);
        }
    }
}

words! { ($)
    /// A decision of a player. A character is named by its first card, the one that came to the field first, and keeps that
    /// name when it is equipped. A card on the field is named even while it lies face down: if its face is never seen, its code
    /// in the deck list is `?`.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
    #[serde(rename_all = "snake_case", deny_unknown_fields)]
    pub enum Decision in decisions by decision at [crate::games::blackpoker::log::words] {
        /// core.request: requests an action: announces it, pays its cost, puts its key cards, chooses its target.
        /// Driving bulwarks and discarding belong to the decision; each point of L is a `damage` step after it. The
        /// request gets the next number: every action that is requested or triggered has one, from 1.
        Request {
            /// core.request.announce: the action.
            action: Action,
            /// cost.b: the bulwarks that are driven, each by its card.
            #[serde(default, skip_serializing_if = "Few::is_empty")]
            drive: Few,
            /// cost.d: the cards that are discarded.
            #[serde(default, skip_serializing_if = "Few::is_empty")]
            discard: Few,
            /// core.request.key: the key cards, in any order.
            #[serde(default, skip_serializing_if = "Few::is_empty")]
            keys: Few,
            /// core.request.target: the target, if the action has one.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            target: Option<Target>,
        },
        /// core.pass: passes, with requests on the stage.
        Pass,
        /// set_bulwark.effect: puts a card of the hand onto the field as a bulwark. While it is carried out; not asked
        /// of an empty hand.
        Set {
            /// The card.
            card: Card,
        },
        /// end.effect.1: discards a card, until 7 are left in the hand: one decision a card.
        Discard {
            /// The card, which comes to lie on top of the grave.
            card: Card,
        },
        /// draw.effect.2: draws a second card; a `draw` follows. This or `done`, where there is a card in the life.
        DrawAgain,
        /// attack.effect: designates and drives an attacker. One decision an attacker, then `done`. Not asked, and no
        /// `done`, once no further character can be designated.
        Attacker {
            /// The soldier.
            unit: Card,
        },
        /// block.effect: lets a character block an attacker. One decision a blocker, then `done`. Not asked, and no
        /// `done`, once no further character can block.
        Blocker {
            /// The character that blocks.
            unit: Card,
            /// The attacker that it blocks.
            attacker: Card,
        },
        /// twist.effect: the state that the target is put into.
        Twist {
            /// The state.
            to: Pose,
        },
        /// search.effect: takes a card from the life into the hand and shows it. Not asked of an empty life.
        Take {
            /// The card.
            card: Card,
        },
        /// zones.top: of several cards that went to a grave together, the one that lies on top. Asked right after
        /// the move, of the player whose grave it is.
        Top {
            /// The card.
            card: Card,
        },
        /// No second card, no further attacker, no further blocker.
        Done,
    }
}

words! { ($)
    /// Something that the rules make happen. A log of detail `full` has every step, a log of detail `decisions` has none. A
    /// step that would change nothing is not written.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
    #[serde(rename_all = "snake_case", deny_unknown_fields)]
    pub enum Step in steps by step at [crate::games::blackpoker::log::words] {
        /// setup.1.hand, setup.4, draw.effect.1, draw.effect.2: the top card of the life goes to the hand. One for
        /// each card. `?` where the view hides it.
        Draw {
            /// The player who draws.
            player: Seat,
            /// The card.
            card: Card,
        },
        /// setup.2.bulwark: the top card of the life becomes a bulwark.
        PresetBulwark {
            /// The bulwark's player.
            player: Seat,
            /// The card.
            card: Card,
        },
        /// setup.2.soldier: the next card becomes a soldier.
        PresetSoldier {
            /// The soldier's player.
            player: Seat,
            /// The card.
            card: Card,
        },
        /// setup.2.soldier: the next card is a Joker, which cannot be a soldier, and goes to the grave.
        PresetFails {
            /// The player.
            player: Seat,
            /// The Joker.
            card: Card,
        },
        /// setup.3, setup.3.tie: the top card of the life is turned up, and goes to the grave: player A's, then player
        /// B's, and again while they are of one number.
        TurnCard {
            /// The player.
            player: Seat,
            /// The card.
            card: Card,
        },
        /// setup.3: who goes first. With it the first turn begins, before the first player's `draw`.
        First {
            /// The first player.
            player: Seat,
        },
        /// damage.1: the top card of the life goes to the grave. One for each point, of a cost (cost.l) too.
        Damage {
            /// The player who takes it.
            player: Seat,
            /// The card.
            card: Card,
        },
        /// core.resolve.1: a request begins to be resolved.
        Resolve {
            /// Its number.
            request: u16,
        },
        /// core.resolve.2: its target is gone, so that it has no effect.
        NoEffect {
            /// Its number.
            request: u16,
        },
        /// core.resolve.4, core.resolve.5: a resolved request is taken off the stage, and its key cards go to the grave
        /// unless they are on the field. For an immediate action too, which never stood on the stage.
        Off {
            /// Its number.
            request: u16,
        },
        /// core.trigger: a triggered action is carried out at once, if it is immediate (a `resolve` follows), or
        /// put on the stage. It gets the next number.
        Trigger {
            /// The player whose action it is.
            player: Seat,
            /// The action.
            action: Action,
        },
        /// summon_soldier.effect, summon_hero.effect, summon_ace.effect: the key card comes to the field as a soldier.
        Enter {
            /// The card.
            unit: Card,
        },
        /// equip.effect: the key card joins a soldier.
        Join {
            /// The soldier.
            unit: Card,
            /// The key card.
            card: Card,
        },
        /// up.effect, down.effect: a soldier's size changes until the turn ends.
        Size {
            /// The soldier.
            unit: Card,
            /// The change, which is negative for ダウン.
            by: i16,
        },
        /// down.effect, judge.effect, destroy_bulwark.effect: a character goes to the grave with all its cards. Beaten
        /// soldiers in any order (judge.effect.1); an attacker before the bulwark that beats it (judge.effect.2).
        Dies {
            /// The character.
            unit: Card,
        },
        /// judge.effect.2.a: a bulwark that blocks is turned up. Not if it was face up already.
        TurnUp {
            /// The bulwark.
            unit: Card,
        },
        /// counter.effect: the target leaves the stage without having been resolved, its key cards go to the grave.
        Countered {
            /// The target's number.
            request: u16,
        },
        /// charge.effect.1: all characters of the turn player become charged. Only where one of them was driven.
        Charge {
            /// The turn player.
            player: Seat,
        },
        /// end.effect.2: what held until the turn's end ends. Only where a soldier on the field has a changed size.
        Expire,
        /// end.effect.2: the turn goes to the opponent.
        Turn {
            /// The player whose turn it is now.
            player: Seat,
            /// The new turn's number; the first player's first turn is 1.
            turn: u16,
        },
        /// succession.effect: the top card of the life is none of those looked for, and goes to the grave.
        Mill {
            /// The player.
            player: Seat,
            /// The card.
            card: Card,
        },
        /// succession.effect: the top card of the life is one of those looked for, and goes to the hand.
        Gain {
            /// The player.
            player: Seat,
            /// The card.
            card: Card,
        },
        /// win.life, win.check: the match ends.
        Result {
            /// The winner. None for a draw, which the rules do not know.
            winner: Option<Seat>,
        },
    }
}

/// An outcome of chance.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Chance {
    /// setup.1, search.effect: a life was shuffled.
    Shuffle {
        /// The player whose life it is.
        player: Seat,
        /// The whole life after the shuffle, the top card first, with `?` for a card that the view hides. Empty if nothing of
        /// it is known.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        order: Vec<Card>,
    },
}

/// A question for chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ask {
    /// setup.1: either player's life is shuffled first.
    EitherShuffle,
    /// setup.1, search.effect: the order of a life.
    Shuffle(Seat),
}
