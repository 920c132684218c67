//! The values of words in a log: zones, times, and effects on the table.

use super::words::{Cards, Four};
use crate::games::zero::cards::Keyword;
use crate::games::zero::state::phase::Phase as Moment;
use crate::log::Seat;
use crate::table::Card;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A special way of using a card (623p5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Way {
    /// 900.transform: 变身, on a character in the player's battle zone.
    Transform,
    /// 900.falselife: 虚伪生命, from the rest zone.
    FalseLife,
}

/// A zone under its name in a log (200p1). The event zone is part of the battle zone (206p2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Place {
    /// 201: the deck, its top.
    Deck,
    /// 201: the bottom of the deck.
    DeckBottom,
    /// 202: the life zone, its top.
    Life,
    /// 203: the hand.
    Hand,
    /// 204: the resource zone; the card comes face-up and upright.
    Resources,
    /// 204: the resource zone; the card comes face-down.
    ResourcesFaceDown,
    /// 205: the battle zone; an event comes to the event zone.
    Battle,
    /// 207: the rest zone.
    Rest,
    /// 208: removed from the game.
    Removed,
    /// 208p4.2: removed from the game face-down.
    RemovedFaceDown,
}

/// A step or phase of the turn whose beginning a log shows (400p2 to 400p4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// 402: the start step.
    Start,
    /// 403: the draw step.
    Draw,
    /// 404: the resource step.
    Resource,
    /// 405: the action phase.
    Action,
    /// 406: the end step.
    End,
}

impl From<Stage> for Moment {
    fn from(stage: Stage) -> Moment {
        match stage {
            Stage::Start => Moment::Start,
            Stage::Draw => Moment::Draw,
            Stage::Resource => Moment::Resource,
            Stage::Action => Moment::Action,
            Stage::End => Moment::End,
        }
    }
}

/// The duration of an effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Until {
    /// 506p1: until the battle ends.
    Battle,
    /// 407p1: until the clean-up step of this turn.
    Turn,
    /// Until the clean-up step of the next turn.
    NextTurn,
    /// As long as the card stays in its zone.
    Always,
}

/// An effect on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Effect {
    /// 607: damage to a character; `destroyed` follows if it is lethal.
    Damage {
        /// The character.
        card: Card,
        /// The amount.
        amount: u32,
    },
    /// 505p1.2, 704p7: damage to a life zone; `life_damage` follows.
    DamageLife {
        /// The player.
        player: Seat,
        /// The amount.
        amount: u16,
    },
    /// 704p9: damage to both life zones at the same time.
    DamageLives {
        /// The amount for each.
        amount: u16,
    },
    /// 605p4: destroys a card in the battle zone.
    Destroy {
        /// The card.
        card: Card,
    },
    /// 609p1: moves a card to a zone of its owner (102p6), or to the battle zone of the effect's controller, which it enters
    /// (205p2). One effect for each card: life cards from the top (202p6), as cards of a deck.
    Move {
        /// The card.
        card: Card,
        /// The zone.
        to: Place,
    },
    /// 201p4, 202p5: moves several cards to the top or bottom of their owner's deck or to the life zone together; `order`
    /// follows.
    MoveTogether {
        /// The cards.
        cards: Four,
        /// The zone.
        to: Place,
    },
    /// 602p1: a player draws a number of cards; a `draw` for each follows. 101p2: not if the deck has fewer.
    Draw {
        /// The player.
        player: Seat,
        /// The number.
        number: u16,
    },
    /// 608p1: a player has to discard a number of cards; `discard` follows.
    Discard {
        /// The player.
        player: Seat,
        /// The number.
        number: u16,
    },
    /// 606p1: a player has to scrap a number of characters; `scrap` follows.
    Scrap {
        /// The player.
        player: Seat,
        /// The number.
        number: u16,
    },
    /// 102p3: each player has to scrap a number of characters, and the active one chooses first; `scrap` by each follows.
    ScrapEach {
        /// The number.
        number: u16,
    },
    /// 308, 309: a character's attack and defence, or equipment's bonuses, change.
    Change {
        /// The card.
        card: Card,
        /// The change of the attack.
        attack: i32,
        /// The change of the defence.
        defence: i32,
        /// The duration.
        until: Until,
    },
    /// 709: a card gains a keyword.
    Give {
        /// The card.
        card: Card,
        /// The keyword.
        keyword: Keyword,
        /// The duration.
        until: Until,
    },
    /// 708: a card loses its effects.
    LoseEffects {
        /// The card.
        card: Card,
        /// The duration.
        until: Until,
    },
    /// A character can neither attack nor defend.
    Bar {
        /// The character.
        card: Card,
        /// The duration.
        until: Until,
    },
    /// A character cannot be attacked (501p2.2).
    Shield {
        /// The character.
        card: Card,
        /// The duration.
        until: Until,
    },
    /// 104p1.2: taps a card.
    Tap {
        /// The card.
        card: Card,
    },
    /// 104p1.2: resets a card.
    Untap {
        /// The card.
        card: Card,
    },
    /// 612p4: a player gains control of a card.
    Control {
        /// The card.
        card: Card,
        /// The player who controls it from now on.
        player: Seat,
        /// The duration.
        until: Until,
    },
    /// 620p1: a card or effect in the chain is cancelled.
    Cancel {
        /// Its link.
        link: u16,
    },
    /// 621p1: a character is removed from battle.
    LeaveBattle {
        /// The character.
        card: Card,
    },
    /// 619p1: the turn ends.
    EndTurn,
    /// 622p1: two cards are swapped: the one leaves the battle zone for the zone of the other, which enters and takes over its
    /// state.
    Swap {
        /// The card that leaves the battle zone.
        card: Card,
        /// The card that enters.
        with: Card,
    },
    /// 326p1: counters on a card.
    Counters {
        /// The card.
        card: Card,
        /// The sort: 0 is the ghost counter (亡灵指示物), 1 the one without a name, others as the definitions number them.
        counter: u8,
        /// The number of counters from now on.
        to: u16,
    },
    /// 618p1: a character recovers damage.
    Recover {
        /// The character.
        card: Card,
        /// The amount.
        amount: u32,
    },
    /// 614p1: a player looks at the top cards of a zone, listed in their order, the uppermost first.
    Look {
        /// The player who looks.
        player: Seat,
        /// The zone's owner.
        of: Seat,
        /// The zone.
        zone: Place,
        /// The cards.
        cards: Cards,
    },
    /// 616p1: cards are revealed where they are. A card on top of a deck is named with it.
    Reveal {
        /// The cards.
        cards: Cards,
    },
    /// 615p1: a player searches their own deck, and with `hand` the hand as well (900.cursemark.p3). `find` follows, and a
    /// `shuffle` after the cards found have been dealt with (615p3).
    Search {
        /// The player.
        player: Seat,
        /// The number of cards asked for.
        number: u16,
        /// `true` if the hand is searched as well.
        hand: bool,
    },
    /// 617p1: a player shuffles the deck; a `shuffle` follows.
    Shuffle {
        /// The player.
        player: Seat,
    },
    /// 325p1: a token enters.
    Create {
        /// The token.
        card: Card,
        /// The number of its definition in the header, counted from 1.
        definition: u16,
        /// The player in whose battle zone it enters.
        player: Seat,
    },
    /// A card is laid under another one, as one of its transform cards (900.transform.p9) or sword souls (900.releasedform.p3).
    Tuck {
        /// The card that is laid under.
        card: Card,
        /// The card on top.
        under: Card,
    },
    /// A card in the battle zone is laid on by another one, which takes over its state, and stays under it: 900.bankai.p1,
    /// 900.transform.p11.
    Cover {
        /// The card that is laid on.
        card: Card,
        /// The card in the battle zone.
        on: Card,
    },
    /// 623p9: the effect uses a card; the player's `use` of it follows once this effect has been resolved (623p10).
    UseCard {
        /// The player who uses it.
        player: Seat,
        /// The card.
        card: Card,
    },
    /// 900.gather.p4: a character gets into the gathering state.
    Gather {
        /// The character.
        card: Card,
    },
    /// 706: a card becomes a copy of another.
    Copy {
        /// The card.
        card: Card,
        /// The card that it copies.
        of: Card,
    },
    /// 301p4: a card's name changes to that of a definition.
    Rename {
        /// The card.
        card: Card,
        /// The number of the header's definition that has the name, counted from 1.
        definition: u16,
    },
    /// 900.duel.p1: a duel: the cards that both players reveal, player A's first, which then go to the bottoms of the decks.
    Duel {
        /// Player A's card.
        a: Card,
        /// Player B's card.
        b: Card,
    },
    /// 102p3, 101p6: both players draw a number of cards at the same time; a `draw` for each follows, the active player's
    /// first. If both decks have fewer, the match is a draw; if one does, its player loses.
    DrawEach {
        /// The number.
        number: u16,
    },
    /// 615p4.2, 615p5.2: a player searches their own deck for a number of cards of any sort. `find` follows, and names as many
    /// as there are, and a `shuffle` after they have been dealt with (615p3). If the text asks for cards of a certain sort, the
    /// effect is `search`.
    SearchAny {
        /// The player.
        player: Seat,
        /// The number of cards asked for.
        number: u16,
    },
    /// 709p1: a card gains the effects that are originally on another, including those of higher levels. In a log they are
    /// numbered after the card's own, in the order in which they were gained.
    Gain {
        /// The card that gains them.
        card: Card,
        /// The card whose effects they are.
        of: Card,
        /// The duration.
        until: Until,
    },
    /// 607p5: the next damage to a character is prevented, up to an amount. Later `damage` and `battle_damage` give the damage
    /// that would be dealt; the prevented part of it does not count (607p6).
    Prevent {
        /// The character.
        card: Card,
        /// The amount.
        amount: u32,
        /// The duration.
        until: Until,
    },
    /// 326p7: a counter moves from a card to another.
    MoveCounter {
        /// The card that has it.
        card: Card,
        /// The card that gets it.
        to: Card,
        /// The sort, as in `counters`.
        counter: u8,
    },
    /// 706p7: a copy of a tactic in the chain joins the chain, with the targets and the X chosen for that tactic. It is
    /// resolved next after the effect that makes it, and belongs to this effect's player.
    CopyUse {
        /// The link that is copied.
        link: u16,
    },
}
