//! The words of an EVOLVE log: the decisions of players, the steps of rules and card texts, and the outcomes of chance.

pub use super::lists::{Code, Group, Modes, Target, Targets};
pub use super::values::*;
use super::values::{is_no, is_one, one};
use crate::games::evolve::Evolve;
use crate::games::evolve::book::Clause;
use crate::log::{Seat, Vocabulary};
use crate::table::Card;
use crate::words;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

impl Vocabulary for Evolve {
    type Decision = Decision;
    type Step = Step;
    type Chance = Chance;
    type Clause = Clause;
}

include!(concat!(env!("OUT_DIR"), "/evolve/words.rs"));

words! { ($)
    /// A player's decision. A target is written `"A17"` for a card, and `"A"` or `"B"` for a player's leader.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
    #[serde(rename_all = "snake_case", deny_unknown_fields)]
    pub enum Decision in decisions by decision at [crate::games::evolve::log::words] {
        /// 6.2.1.3: says on what the deck is built. Asked of a player whose leader has a class and a title, of player A
        /// first. `{"basis":{"on":"class"}}`
        Basis {
            /// The basis.
            on: DeckBasis,
        },
        /// 6.2.1.6: the player whom chance drew goes first, or second. `{"go":{"first":true}}`
        Go {
            /// `true` to go first.
            first: bool,
        },
        /// 6.2.1.8: keeps the opening hand.
        Keep,
        /// 6.2.1.8: puts the hand to the bottom of the deck; four `draw` steps follow.
        /// `{"redraw":{"order":["A3","A1","A9","A5"]}}`
        Redraw {
            /// The cards of the hand in the order in which they go under the deck: the last one lies lowest. Left out
            /// where the view does not know it.
            #[serde(default, skip_serializing_if = "Group::is_empty")]
            order: Group,
        },
        /// 8.2, 10.6.2: plays a card of the hand or the EX area, in the main phase or, with Quick, in the opponent's turn
        /// (12.3.4). Its cost is paid with it. A follower or an amulet stands on the field then; a spell lies in the
        /// resolution zone until the step `spent`, and what its text does stands before that, as `text` steps.
        /// `{"play":{"card":"A12","targets":["B3"]}}`
        Play {
            /// The card.
            card: Card,
            /// 10.6.2.3: the targets of a spell's text, in the text's order.
            #[serde(default, skip_serializing_if = "Targets::is_empty")]
            targets: Targets,
            /// 10.6.2.2.3: the numbers of the chosen options.
            #[serde(default, skip_serializing_if = "Modes::is_empty")]
            modes: Modes,
            /// 12.8.2: a follower with ward enters the field rested.
            #[serde(default, skip_serializing_if = "is_no")]
            rested: bool,
            /// 13.3.3.2: earth rite: the amulet that loses a counter as an additional cost. When it loses its last
            /// one, it goes to the cemetery without a step of its own.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            rite: Option<Card>,
            /// 10.4.4.1: the play points that are paid, where an effect changes the card's cost.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            cost: Option<i16>,
        },
        /// 8.3, 10.6.2: uses an activated ability of a card on the field that is neither an evolve nor a meal ability, in
        /// the main phase or, with Quick, in the opponent's turn. Play points and resting the card itself are paid with
        /// it; other costs are `text` steps after it. `{"activate":{"card":"A12","targets":["B3"]}}`
        Activate {
            /// The card.
            card: Card,
            /// The number of the activated ability among the card's, from 1. Those of the keyword stack are not counted.
            #[serde(default = "one", skip_serializing_if = "is_one")]
            nth: u8,
            /// 10.6.2.3: the chosen targets.
            #[serde(default, skip_serializing_if = "Targets::is_empty")]
            targets: Targets,
            /// 10.6.2.2.3: the chosen options.
            #[serde(default, skip_serializing_if = "Modes::is_empty")]
            modes: Modes,
            /// 13.3.3.2: earth rite.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            rite: Option<Card>,
        },
        /// 13.3.2.2: uses the ability that stack gives: all counters of the amulet go to another one with stack.
        /// `{"restack":{"card":"A12","onto":"A13"}}`
        Restack {
            /// The amulet; it is rested as the cost.
            card: Card,
            /// The amulet that receives the counters.
            onto: Card,
        },
        /// 8.3.2, 12.2: uses an evolve ability. `{"evolve":{"card":"A12","with":"A41"}}`
        Evolve {
            /// The card on the field.
            card: Card,
            /// 12.2.2: the revealed card of the evolve deck.
            with: Card,
            /// 12.2.3: one play point of the cost is paid with an evolve point.
            #[serde(default, skip_serializing_if = "is_no")]
            ep: bool,
        },
        /// 8.3.2, 14.2.2: uses a meal ability; its card races. `{"meal":{"card":"A12","carrots":["A41"]}}`
        Meal {
            /// The card on the field.
            card: Card,
            /// 14.2.1.1: the cards of the evolve deck that go to the race zone.
            carrots: Group,
            /// 14.2.2.4: one play point of the cost is paid with an evolve point.
            #[serde(default, skip_serializing_if = "is_no")]
            ep: bool,
        },
        /// 8.4.2, 8.4.3: a follower attacks a follower or a leader. It is rested with it (8.4.4).
        /// `{"attack":{"attacker":"A12","target":"B"}}`
        Attack {
            /// The attacking follower.
            attacker: Card,
            /// The target.
            target: Target,
        },
        /// 7.3.3: ends the main phase.
        EndMain,
        /// 10.5.2.2, 10.5.2.3: uses a waiting automatic ability. What its text does follows as `text` steps.
        /// `{"resolve":{"card":"A12","ability":"fanfare","targets":["B3"]}}`
        Resolve {
            /// The card that has the ability, wherever it is by now (10.7.7).
            card: Card,
            /// The trigger.
            ability: Trigger,
            /// The number among the card's abilities with this trigger, from 1.
            #[serde(default = "one", skip_serializing_if = "is_one")]
            nth: u8,
            /// 10.6.2.3: the chosen targets.
            #[serde(default, skip_serializing_if = "Targets::is_empty")]
            targets: Targets,
            /// 10.6.2.2.3: the chosen options.
            #[serde(default, skip_serializing_if = "Modes::is_empty")]
            modes: Modes,
            /// 13.3.3.2: earth rite.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            rite: Option<Card>,
            /// 10.4.7.3: the cost that the text asks for is paid. Play points are deducted with the decision; other
            /// costs are `text` steps.
            #[serde(default, skip_serializing_if = "is_no")]
            paid: bool,
        },
        /// 7.4.3: a follower with ward is rested in the end phase. One decision a follower, then `done`. Not asked, and
        /// no `done`, where none with ward is standing.
        Rest {
            /// The follower.
            card: Card,
        },
        /// 7.4.3: no further follower is rested; 10.6.2.7.2: no further card is chosen for a text.
        Done,
        /// 7.4.4, 8.4.7: uses nothing with Quick. Always asked.
        Pass,
        /// 7.4.6: discards a card until the limit of the hand is kept. One decision a card.
        Discard {
            /// The card.
            card: Card,
        },
        /// 11.4.1, 11.5.1: one card too many on the field or in the EX area goes to the cemetery. One decision a card.
        Surplus {
            /// The card that does not stay.
            card: Card,
        },
        /// 10.6.2.7.2: chooses a card of a hidden zone while a text is carried out, or (10.6.2.5) one that a cost is paid
        /// with. What else lies open is chosen when the card or ability is used (10.6.2.3), in `targets`. Where a text says
        /// what may be done with one card, choosing it does it, and `done` leaves it.
        Pick {
            /// The card.
            card: Card,
        },
        /// 10.10.2: of several effects that replace one event, says which applies first. Where the damage of 8.4.9 is due.
        Apply {
            /// The card whose effect applies first.
            card: Card,
        },
        /// 4.1.2: looks at the cards of a zone. Nobody asks for it, and it changes nothing. `{"look":{"zone":"deck","of":"A"}}`
        Look {
            /// The zone.
            zone: Place,
            /// The zone's player.
            of: Seat,
        },
        /// 1.2.3: concedes, at any moment; a `result` follows.
        Concede,
        /// 10.6.2.2.2: says which number X is, of an ability that costs X play points and is paid for; they are paid with it.
        /// Right behind the decision that uses the ability, before anything that its text does. `{"set_x":{"to":3}}`
        SetX {
            /// The value of X.
            to: u16,
        },
    }
}

words! { ($)
    /// An event that the rules bring about. A log of detail `full` has all of them; a log of detail `decisions` has
    /// only `text`. Nothing is written for an event that changes nothing, or for a check timing in which nothing
    /// happens.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
    #[serde(rename_all = "snake_case", deny_unknown_fields)]
    pub enum Step in steps by step at [crate::games::evolve::log::words] {
        /// 6.2.1.7, 6.2.1.8, 7.2.4: the top card of the deck goes to the hand. One for each card; `?` where the view hides
        /// it. What a text makes a player draw is a `text`.
        Draw {
            /// The player.
            player: Seat,
            /// The card.
            card: Card,
        },
        /// 5.9.1.1: a player has to draw in 7.2.4 and the deck is empty.
        DrawFails {
            /// The player.
            player: Seat,
        },
        /// 6.2.1.12, 7.4.8: a turn begins.
        TurnBegins {
            /// The turn player.
            player: Seat,
            /// Its number in the match, from 1.
            turn: u16,
        },
        /// 7.2.1: the maximum of the play points goes up. Not from 10.
        Grow {
            /// The player.
            player: Seat,
            /// The new maximum.
            to: u8,
        },
        /// 7.2.2: the play points become as many as their maximum. Not if they are.
        Refill {
            /// The player.
            player: Seat,
            /// The new number of play points.
            to: u8,
        },
        /// 7.2.3: all cards of the turn player's field stand. Only where one was rested.
        Stand {
            /// The turn player.
            player: Seat,
        },
        /// 7.4.7: what held until the end of the turn ends. Only where something does.
        Expire,
        /// 8.4.9, 8.4.9.1: damage of an attack: the attacker's to the target and the target's to the attacker, in any
        /// order. Not where it is 0 (1.3.2.2).
        Damage {
            /// The damaged card or leader.
            to: Target,
            /// The follower that deals it.
            from: Card,
            /// The amount.
            by: u16,
        },
        /// 12.13.2: drain raises the defence of the leader. After the `resolve` of the ability.
        Drain {
            /// The leader's player.
            player: Seat,
            /// The amount.
            by: u16,
        },
        /// 11.3.1, 11.3.2: a follower is destroyed in rule processing, by its defence or by bane. Several go at the same
        /// time, in any order.
        Destroy {
            /// The follower.
            card: Card,
        },
        /// 9.1.4.3: a token in a zone where it cannot be vanishes, before anything else happens.
        Vanish {
            /// The token.
            card: Card,
        },
        /// 11.6.1, 11.8.1: a card of the evolve zone or the race zone that is linked with no card on the field goes face up
        /// to the evolve deck zone.
        Unlink {
            /// The card.
            card: Card,
        },
        /// 11.7.1: a card with stack and without a stack counter goes to the cemetery.
        Crumble {
            /// The card.
            card: Card,
        },
        /// 11.9.1: play points above their maximum come down to it.
        Cap {
            /// The player.
            player: Seat,
            /// The new number of play points.
            to: u8,
        },
        /// 10.6.2.7.3: a spell that was carried out goes from the resolution zone to the cemetery.
        Spent {
            /// The spell.
            card: Card,
        },
        /// 10.7.3.2: a waiting ability that cannot be used does not wait any more.
        Cancel {
            /// The card that has the ability.
            card: Card,
            /// The trigger.
            ability: Trigger,
            /// The number among the card's abilities with this trigger.
            #[serde(default = "one", skip_serializing_if = "is_one")]
            nth: u8,
        },
        /// 1.2.1, 1.2.2: the match is over, and so is the log.
        Result {
            /// The winner; `null` for a draw.
            winner: Option<Seat>,
        },
        /// The text of a card does something. Where the referee carries the text out, it has to be what the text says next,
        /// what one sentence does in any order; any other text is carried out as told and counted as unmodelled. Written where
        /// the match had it, one for each thing that the text does; also in a log of detail `decisions`.
        /// `{"text":{"source":"A12","does":{"damage":{"to":"B3","by":4}}}}`
        Text {
            /// The card with the text.
            source: Card,
            /// The effect.
            does: Effect,
        },
    }
}

/// An outcome of chance.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Chance {
    /// 5.8.1: a deck is shuffled: both at the beginning (6.2.1.4), and after a search (5.7.2).
    Shuffle {
        /// The deck's player.
        player: Seat,
        /// The whole deck afterwards, from the top; `?` for a card that the view hides. Left out where nothing of it
        /// is known.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        order: Vec<Card>,
    },
    /// 6.2.1.6: the player who says who goes first.
    Drawn {
        /// The player.
        player: Seat,
    },
    /// 5.19.1: a die, for a text.
    Die {
        /// Its face.
        face: u8,
    },
    /// 5.18.1: cards that chance chose, for a text.
    Random {
        /// The cards.
        cards: Vec<Card>,
    },
}

/// A question to chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ask {
    /// 6.2.1.4: the first of the two shuffles, of either deck.
    EitherShuffle,
    /// 5.7.2, 6.2.1.4: the shuffle of one deck.
    Shuffle(Seat),
    /// 6.2.1.6: the draw of the player who decides who goes first.
    Drawn,
}
