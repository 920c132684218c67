//! The values in the words of a log: zones, keywords, counters, and the effects of card texts.

use super::lists::{Code, Target};
use crate::log::Seat;
use crate::table::{Card, NamesCards};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// 6.1.1.5: the basis on which a deck is built.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum DeckBasis {
    /// The leader's class.
    Class,
    /// The leader's title.
    Title,
}

/// An automatic ability, by its trigger.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Trigger {
    /// 12.4: 入场曲, ファンファーレ.
    Fanfare,
    /// 12.5: 谢幕曲, ラストワード.
    LastWords,
    /// 12.6: 进化时, 進化時.
    OnEvolve,
    /// 12.7: 攻击时, 攻撃時.
    Strike,
    /// 14.2.4: 参赛时, 出走時.
    OnRace,
    /// 12.13: 虹吸, ドレイン.
    Drain,
    /// 7.4.1: an ability that triggers at the start of its player's end phase.
    EndPhase,
    /// 7.3.1: an ability that triggers at the start of its player's main phase.
    MainPhase,
    /// 10.1.1.2: any other trigger, which only the card text states; also an ability that an effect created for later
    /// (10.7.5).
    Other,
}

/// A keyword of a follower or an amulet (12.8 to 12.15), printed or given.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Keyword {
    /// 12.8: 守护.
    Ward,
    /// 12.9: 疾驰.
    Storm,
    /// 12.10: 突进.
    Rush,
    /// 12.11: 指定攻击.
    Assail,
    /// 12.12: 威压.
    Intimidate,
    /// 12.13: 虹吸.
    Drain,
    /// 12.14: 毁灭.
    Bane,
    /// 12.15: 灵气.
    Aura,
    /// 12.3: 快速.
    Quick,
    /// 13.3.2: 蓄积.
    Stack,
}

/// A zone (4.3 to 4.13), as a log names it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Place {
    /// 4.5: the deck; a card put there goes on top.
    Deck,
    /// 4.5: the bottom of the deck.
    Bottom,
    /// 4.7: the hand.
    Hand,
    /// 4.8: the EX area.
    Ex,
    /// 4.4: the field.
    Field,
    /// 4.9: the cemetery.
    Cemetery,
    /// 4.10: the banished zone.
    Banished,
    /// 4.6: the evolve deck, face down.
    EvolveDeck,
    /// 4.6.3: the evolve deck zone, face up.
    EvolveDeckUp,
    /// 4.12: the evolve zone, with the cards into which cards on the field have evolved.
    Evolved,
    /// 4.13: the race zone.
    Race,
    /// 4.3: the leader zone.
    Leader,
    /// 4.11: the resolution zone.
    Resolution,
}

/// A kind of counter, by its name (15.1.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Counter {
    /// 蓄积, スタック.
    Stack,
    /// 童話
    FairyTale,
    /// 祈り
    Prayer,
    /// ギガ
    Giga,
    /// 神湯
    HotSpring,
    /// 呪い
    Curse,
    /// 矢
    Arrow,
    /// 戦意
    Morale,
    /// 魔力
    Magic,
    /// 休眠
    Sleep,
    /// 雷
    Thunder,
    /// かばばん君
    Bag,
    /// バッテリー
    Battery,
    /// 四季
    Season,
    /// 恩寵
    Grace,
    /// 災い
    Disaster,
    /// Any other.
    Other,
}

/// The duration of a text's effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Until {
    /// Until the end of the turn (7.4.7).
    Turn,
    /// For the rest of the game, as long as the card stays where it is (10.9.2).
    Game,
    /// During the next turn of the card's controller, until that turn ends (7.4.7). Not in force before it.
    NextTurn,
}

/// An action or event that an effect forbids for a card (1.3.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Ban {
    /// 8.4.3.2.1: attacking at all.
    Attack,
    /// Attacking leaders.
    AttackLeader,
    /// Attacking followers.
    AttackFollower,
    /// Being played from any zone.
    Play,
    /// Being stood (7.2.3).
    Stand,
    /// Being damaged (10.2.1.3.2).
    BeDamaged,
    /// Being damaged by anything but the attack of 8.4.9 (5.13.3.3).
    BeDamagedByAbility,
    /// Being damaged in a fight (5.13.3.2).
    BeDamagedInFight,
    /// Dealing damage.
    DealDamage,
}

pub(in crate::games::evolve) const fn one() -> u8 {
    1
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde asks in this form")]
pub(in crate::games::evolve) const fn is_one(number: &u8) -> bool {
    *number == 1
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde asks in this form")]
pub(in crate::games::evolve) const fn is_no(it: &bool) -> bool {
    !*it
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde asks in this form")]
pub(in crate::games::evolve) const fn is_nought(it: &i16) -> bool {
    *it == 0
}

/// One effect of a card text on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Effect {
    /// 5.13.1: damage to a follower or a leader. Damage of 0 is none.
    Damage {
        /// The damaged card or leader.
        to: Target,
        /// The amount.
        by: u16,
    },
    /// 5.26.1: a leader's defence rises or falls without damage.
    Leader {
        /// The leader's player.
        player: Seat,
        /// The change.
        by: i16,
    },
    /// 5.5.1: a card on the field is destroyed.
    Destroy {
        /// The card.
        card: Card,
    },
    /// 5.6.1: a card is banished.
    Banish {
        /// The card.
        card: Card,
    },
    /// 5.4.1, 5.11.1: a card goes to a zone of its owner, or to the field of the player who controls the text.
    Put {
        /// The card; `?` where the view hides it.
        card: Card,
        /// The destination.
        to: Place,
        /// 4.2.2.3, 12.8.2: the card enters the field rested.
        #[serde(default, skip_serializing_if = "is_no")]
        rested: bool,
    },
    /// 5.4.2, 9.1.2: a token is created. It is named as its player's next token (`At1`, `At2` …).
    Create {
        /// Its name in the match.
        token: Card,
        /// The token's code in the pool.
        code: Code,
        /// `field` or `ex`.
        to: Place,
        /// The token enters the field rested.
        #[serde(default, skip_serializing_if = "is_no")]
        rested: bool,
    },
    /// 5.9.1: a player draws a card.
    Draw {
        /// The player.
        player: Seat,
        /// The card; `?` where the view hides it.
        card: Card,
    },
    /// 5.9.1.1: a player must draw from an empty deck.
    DrawFails {
        /// The player.
        player: Seat,
    },
    /// 5.3.1: a standing card is rested.
    Rest {
        /// The card.
        card: Card,
    },
    /// 5.3.1: a rested card is stood.
    Stand {
        /// The card.
        card: Card,
    },
    /// 5.26.1: a follower's attack and defence change.
    Change {
        /// The follower.
        card: Card,
        /// The change of its attack.
        #[serde(default, skip_serializing_if = "is_nought")]
        attack: i16,
        /// The change of its defence.
        #[serde(default, skip_serializing_if = "is_nought")]
        defence: i16,
        /// The duration.
        until: Until,
    },
    /// 10.9.1.2: a card is given a keyword.
    Give {
        /// The card.
        card: Card,
        /// The keyword.
        keyword: Keyword,
        /// The duration.
        until: Until,
    },
    /// 10.9.1.2: a card loses a keyword.
    Lose {
        /// The card.
        card: Card,
        /// The keyword.
        keyword: Keyword,
        /// The duration.
        until: Until,
    },
    /// 1.3.3: an action is forbidden for a card.
    Forbid {
        /// The card.
        card: Card,
        /// The forbidden action.
        ban: Ban,
        /// The duration.
        until: Until,
    },
    /// 10.4.4.1: the cost to play a card changes.
    Cost {
        /// The card.
        card: Card,
        /// The change.
        by: i16,
        /// The duration.
        until: Until,
    },
    /// 5.14.1, 10.4.4: play points are recovered or spent.
    Points {
        /// The player.
        player: Seat,
        /// The change.
        by: i16,
    },
    /// 3.2.3: the maximum of play points changes.
    Maximum {
        /// The player.
        player: Seat,
        /// The change.
        by: i16,
    },
    /// 3.2.5: the evolve points change.
    EvolvePoints {
        /// The player.
        player: Seat,
        /// The change.
        by: i16,
    },
    /// 15.1: counters are put on a card or removed from it.
    Counters {
        /// The card.
        card: Card,
        /// The kind of counter.
        counter: Counter,
        /// The number; negative for removal.
        by: i16,
    },
    /// 5.15.1: a card evolves by an effect.
    Evolve {
        /// The card on the field.
        card: Card,
        /// The card from the evolve deck.
        with: Card,
    },
    /// 5.21.1: a card on the opponent's field is seized.
    Seize {
        /// The card.
        card: Card,
    },
    /// 5.12.1: two cards change places.
    Swap {
        /// One card.
        card: Card,
        /// The other card.
        with: Card,
    },
    /// 5.24.1: a card changes its type.
    Become {
        /// The card.
        card: Card,
        /// The new type.
        kind: Kind,
    },
    /// 5.20.1, 5.7.1.2: a card is shown to both players.
    Show {
        /// The card.
        card: Card,
    },
    /// 5.7.1: a player searches their own deck. A `shuffle` follows when the text is done with the deck (5.7.2).
    Search {
        /// The player.
        player: Seat,
        /// 5.7.1.2: the text restricts the search by more than a number of cards.
        #[serde(default, skip_serializing_if = "is_no")]
        condition: bool,
    },
    /// 5.10.1: a player looks at the top cards of their own deck.
    LookAtTop {
        /// The player.
        player: Seat,
        /// The number of cards.
        cards: u8,
    },
    /// 5.27.1: a player takes an extra turn after this one.
    ExtraTurn {
        /// The player.
        player: Seat,
    },
    /// 5.25.2: a player's next turn is skipped.
    SkipTurn {
        /// The player.
        player: Seat,
    },
    /// 4.4.4, 4.7.3, 4.8.3: the limit of a zone changes.
    Limit {
        /// The player.
        player: Seat,
        /// `field`, `hand` or `ex`.
        zone: Place,
        /// The change.
        by: i16,
    },
    /// 14.2.3.1: a card races because of an effect.
    Race {
        /// The card.
        card: Card,
    },
    /// 1.2.4, 5.22.1: a player wins because of an effect.
    Win {
        /// The winner.
        player: Seat,
    },
    /// 10.4.5: the cost of a card's evolve ability changes.
    EvolveCost {
        /// The card.
        card: Card,
        /// The change.
        by: i16,
        /// The duration.
        until: Until,
    },
    /// 10.4.4.1: the cost changes for the next card that a player plays this turn, of those that the text means.
    NextCost {
        /// The player.
        player: Seat,
        /// The change.
        by: i16,
    },
}

/// 2.3.2: a card type.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// 主战者
    Leader,
    /// 随从
    Follower,
    /// 护符
    Amulet,
    /// 法术
    Spell,
}

impl NamesCards for Effect {
    #[inline]
    fn each_card(&self, each: &mut impl FnMut(Card)) {
        match *self {
            Effect::Damage { to, .. } => to.each_card(each),
            Effect::Destroy { card }
            | Effect::Banish { card }
            | Effect::Put { card, .. }
            | Effect::Draw { card, .. }
            | Effect::Rest { card }
            | Effect::Stand { card }
            | Effect::Change { card, .. }
            | Effect::Give { card, .. }
            | Effect::Lose { card, .. }
            | Effect::Forbid { card, .. }
            | Effect::Cost { card, .. }
            | Effect::EvolveCost { card, .. }
            | Effect::Counters { card, .. }
            | Effect::Seize { card }
            | Effect::Become { card, .. }
            | Effect::Show { card }
            | Effect::Race { card } => each(card),
            Effect::Create { token, .. } => each(token),
            Effect::Evolve { card, with } | Effect::Swap { card, with } => [card, with].into_iter().for_each(each),
            Effect::Leader { .. }
            | Effect::DrawFails { .. }
            | Effect::Points { .. }
            | Effect::Maximum { .. }
            | Effect::EvolvePoints { .. }
            | Effect::Search { .. }
            | Effect::LookAtTop { .. }
            | Effect::ExtraTurn { .. }
            | Effect::SkipTurn { .. }
            | Effect::Limit { .. }
            | Effect::NextCost { .. }
            | Effect::Win { .. } => {}
        }
    }
}

impl NamesCards for DeckBasis {}
impl NamesCards for Trigger {}
impl NamesCards for Keyword {}
impl NamesCards for Place {}
impl NamesCards for Counter {}
impl NamesCards for Until {}
impl NamesCards for Ban {}
impl NamesCards for Kind {}
