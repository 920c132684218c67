//! The words of a 星靈王 log: the decisions of players, the steps of rules, and the outcomes of chance. The effects of
//! card texts are in [`effects`](super::effects).

use super::effects::{Effect, Keyword, Kind, Subject, Until};
use crate::games::xinglingwang::Xinglingwang;
use crate::games::xinglingwang::book::Clause;
use crate::log::{Pile, Seat, Vocabulary};
use crate::table::{Card, Few};
use crate::words;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

impl Vocabulary for Xinglingwang {
    type Decision = Decision;
    type Step = Step;
    type Chance = Chance;
    type Clause = Clause;
}

pub use super::values::{Early, Place, Pose, Race, Shows, Slot, Tactic};

include!(concat!(env!("OUT_DIR"), "/xinglingwang/words.rs"));

/// The maximum number of cards that one decision names: a board has ten positions, a hand ten cards (14.2).
pub const MOST: usize = 10;
/// The cards that one decision names.
pub type Cards = Few<MOST>;

fn is_exile(place: &Place) -> bool {
    *place == Place::Exile
}

fn is_zero(number: &u8) -> bool {
    *number == 0
}

words! { ($)
    /// A player's decision. A unit is named by its card, a merged unit by its uppermost card, a little traveller by
    /// its number among the player's: the first to enter the board is `At1`, the next `At2`.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
    #[serde(rename_all = "snake_case", deny_unknown_fields)]
    pub enum Decision in decisions by decision at [crate::games::xinglingwang::log::words] {
        /// 1.1: declares a race. Both players do, in either order, before any deck is laid.
        Declare {
            /// The race.
            race: Race,
        },
        /// 1.2, 1.3: lays the deck in the library zone and the other cards in the forest. What is wrong with the deck is
        /// told here. Both players do, in either order, after the races.
        Build,
        /// 1.5n1: the mulligan, the first player's first. A `draw` for each card follows, then the shuffle; neither follows
        /// where no card is laid aside.
        Mulligan {
            /// The cards laid aside; none to keep the hand.
            #[serde(default, skip_serializing_if = "Cards::is_empty")]
            aside: Cards,
        },
        /// 12.2, 13.3: plays a unit from hand, in the summoning phase or in formation. Without sacrifices it enters at once;
        /// else a `sacrifice` (or the decision `devour`) follows for each, and then `enter`.
        Play {
            /// The unit.
            card: Card,
            /// The position.
            to: Slot,
            /// 12.3: the sacrifices, in lane order.
            #[serde(default, skip_serializing_if = "Cards::is_empty")]
            sacrifices: Cards,
        },
        /// 12.2, 13.3: summons a little traveller from the forest. It is the player's next token.
        Summon {
            /// The position.
            to: Slot,
        },
        /// 2.4: the choice of the tactics phase. It also ends a summoning phase in which the unit has entered.
        Choose {
            /// The choice.
            tactic: Tactic,
        },
        /// 13.4: moves a unit in formation; a unit that stands there goes where this one came from. One decision a move,
        /// then `pass`.
        Move {
            /// The unit.
            unit: Card,
            /// The new position.
            to: Slot,
        },
        /// 11.1: a unit attacks. One decision an attacker, in any order, then `pass`.
        Attack {
            /// The attacker.
            unit: Card,
            /// 15.ranged.1: the enemy position that a unit with ranged names.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            at: Option<Slot>,
        },
        /// 15.glide.1: moves a unit with glide to a free position before it attacks. Its `attack` comes next, after the
        /// electrify that it sets off.
        Glide {
            /// The unit.
            unit: Card,
            /// The new position.
            to: Slot,
        },
        /// 15.mechmerge.1: enters the mech merge phase; `pass` ends it.
        MechMerge,
        /// 15.mechmerge.2: one mech merge.
        Merge {
            /// The unit that merges and moves.
            unit: Card,
            /// The mech unit that it moves to.
            onto: Card,
            /// The unit of the two that goes beneath.
            under: Card,
            /// 15.merge.2: the value that the lower unit leaves showing.
            shows: Shows,
        },
        /// 6.1: activates an ability of a card. What its text does comes after it, each a `text` step. `targets` are the cards
        /// that it chooses: written wherever it chooses any.
        Activate {
            /// The card.
            card: Card,
            /// The number among its abilities, from 1.
            #[serde(default = "one", skip_serializing_if = "is_one")]
            ability: u8,
            /// The chosen targets.
            #[serde(default, skip_serializing_if = "Cards::is_empty")]
            targets: Cards,
            /// 15.spend.1: the charge energy removed as a cost.
            #[serde(default, skip_serializing_if = "is_zero")]
            spend: u8,
            /// 15.recall.1: the cards that return from the graveyard to the hand as a cost.
            #[serde(default, skip_serializing_if = "Cards::is_empty")]
            recall: Cards,
        },
        /// 7.1: uses a magic or terrain card. `text` steps may follow, and then `used`, `attach` or `terrain`.
        Use {
            /// The card.
            card: Card,
            /// The chosen targets; for a card that is put beneath a unit, that unit.
            #[serde(default, skip_serializing_if = "Cards::is_empty")]
            targets: Cards,
        },
        /// 6.3: does not activate an ability that may be left, at its timing.
        Decline {
            /// The card.
            card: Card,
            /// The number among its abilities, from 1.
            #[serde(default = "one", skip_serializing_if = "is_one")]
            ability: u8,
        },
        /// 15.cover.1: moves the unit that entered beside one with cover directly behind that. This or `pass`.
        Cover {
            /// The unit with cover.
            by: Card,
            /// The unit that entered.
            unit: Card,
        },
        /// 15.ambush.1: returns the attacker to hand before it is laid sideways. This or `pass`.
        Ambush {
            /// The attacker.
            unit: Card,
        },
        /// 15.devour.1: a sacrificed unit with devour merge goes beneath the unit that is played.
        Devour {
            /// The sacrifice.
            unit: Card,
            /// The value that it leaves showing.
            shows: Shows,
        },
        /// 15.kidnap.5: one of the kidnapped cards is summoned sideways to its owner's board.
        Release {
            /// The card.
            card: Card,
            /// The position.
            to: Slot,
        },
        /// 14.4: declares an early end, or, without `on`, does not; asked where a condition for it is met and the countdown
        /// has not begun.
        EarlyEnd {
            /// The condition.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            on: Option<Early>,
        },
        /// 14.2: puts a card above the hand limit of ten away: one decision a card.
        Discard {
            /// The card.
            card: Card,
            /// The zone it goes to; by the rules the exile zone.
            #[serde(default, skip_serializing_if = "is_exile")]
            to: Place,
        },
        /// 4: looks through a zone. Nobody asks for it, and it changes nothing; it is written down where somebody does.
        Look {
            /// The zone's player.
            of: Seat,
            /// The zone.
            at: Place,
        },
        /// 6.2, 6.3, 6.10: what a text that the card file says leaves to a player when it comes to it: cards of a hand or a
        /// library, a position, or what a lower unit shows. Without any of them, that what the text lets its player do is
        /// done; `pass` leaves it.
        Pick {
            /// The cards.
            #[serde(default, skip_serializing_if = "Cards::is_empty")]
            cards: Cards,
            /// The position.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            at: Option<Slot>,
            /// 15.merge.2: the value that the lower unit leaves showing.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            shows: Option<Shows>,
        },
        /// No further attacker, no further move, no further merge; nothing to be used before or after a battle; no cover, no
        /// ambush; not what a text lets its player do; or the summoning phase is over. Asked only where there is something to
        /// choose: of a window for cards and abilities, only where the player holds a hidden card or one that could be used,
        /// or, after formation or attack, could still enter the mech merge phase.
        Pass,
    }
}

fn one() -> u8 {
    1
}

fn is_one(number: &u8) -> bool {
    *number == 1
}

words! { ($)
    /// An event that the rules bring about. A log of detail `full` has all of them; a log of detail `decisions` has
    /// only `text`. An event that changes nothing is not written down.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
    #[serde(rename_all = "snake_case", deny_unknown_fields)]
    pub enum Step in steps by step at [crate::games::xinglingwang::log::words] {
        /// 1.5, 1.5n1, 2.1: the top card of the library goes to the hand. One for each card. `?` where the view hides it.
        Draw {
            /// The player.
            player: Seat,
            /// The card.
            card: Card,
        },
        /// 12.2: a unit enters for which sacrifices were made.
        Enter {
            /// The unit.
            card: Card,
            /// The position.
            to: Slot,
        },
        /// 12.3: a sacrifice goes to the graveyard, a little traveller to the forest (10.5). One for each, in lane order, after
        /// the effects on its being sacrificed.
        Sacrifice {
            /// The unit.
            unit: Card,
        },
        /// 10.2: a unit or terrain card goes to the graveyard, after the effects on its being destroyed. A little traveller
        /// returns to the forest (10.5), a card with mount goes to the wheel (15.mount.2).
        Destroy {
            /// The card.
            unit: Card,
        },
        /// 11.6.2: a battle is compared. For a unit with pierce one for each defending unit.
        Battle {
            /// The attacking unit.
            attacker: Card,
            /// The defending unit.
            defender: Card,
            /// The player whose side wins.
            winner: Seat,
        },
        /// 11.6.6, 15.decay.1: a unit is laid sideways.
        Sideways {
            /// The unit.
            unit: Card,
        },
        /// 11.2: an attacker that has no target is turned upright.
        Upright {
            /// The unit.
            unit: Card,
        },
        /// 7.2: a magic card that was resolved goes to the graveyard.
        Used {
            /// The card.
            card: Card,
        },
        /// 7.4: a magic card whose effect is given to a unit goes beneath it.
        Attach {
            /// The card.
            card: Card,
            /// The unit.
            unit: Card,
        },
        /// 7.4: a terrain card comes to lie in the terrain zone, after the `destroy` of the one that lay there.
        Terrain {
            /// The card.
            card: Card,
        },
        /// 15.reveal.2: a revealed card that went nowhere goes back where it was.
        Back {
            /// The card.
            card: Card,
        },
        /// 15.spin.2: an opened card goes to its owner's graveyard.
        Settle {
            /// The card.
            card: Card,
        },
        /// 15.ride.3: the little travellers beneath a unit without ride return to the forest.
        Alight {
            /// The unit.
            unit: Card,
        },
        /// 15.kidnap.5, 15.kidnap.7: a kidnapped card goes to the graveyard.
        Drop {
            /// The card.
            card: Card,
        },
        /// 14.3: the star lane card with the highest number is turned over.
        Lane {
            /// Its number.
            number: u8,
        },
        /// 14.5: the turn goes to the other player.
        Turn {
            /// The new turn player.
            player: Seat,
            /// The number of the new turn; the first player's first turn is 1.
            turn: u16,
        },
        /// 3, 12.1, 14.5: the match ends.
        Result {
            /// The winner.
            winner: Option<Seat>,
        },
        /// 6.2: what the text of a card does. Where the card file says it (`does`), it is due like any other step; where it
        /// does not, it is carried out, all rules around it are judged, and it is counted as unmodelled: a log of any detail
        /// has it then.
        Text {
            /// The card with the text.
            source: Card,
            /// The effect.
            does: Effect,
            /// The place, in a library or a hand, of a card in the effect that the log's view has not seen before.
            /// Needed only for such a card.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            from: Option<Pile<Place>>,
        },
    }
}

/// An outcome of chance.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Chance {
    /// 1.4: who goes first, in a way that both accept.
    First {
        /// The player.
        player: Seat,
    },
    /// 1.3, 1.5n1, 15.search.1: a library is shuffled.
    Shuffle {
        /// The library's player.
        player: Seat,
        /// The whole library afterwards, from the top; `?` for a card that the view hides. Left out where nothing of
        /// it is known.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        order: Vec<Card>,
    },
    /// 15.spin.1: one card of a wheel is opened at random.
    Open {
        /// The player who shows it: by the rules, the enemy of the wheel's player.
        by: Seat,
        /// The card.
        card: Card,
    },
}

/// A question to chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ask {
    /// 1.4: who goes first.
    First,
    /// 1.3: the first of the two shuffles, of either library.
    EitherShuffle,
    /// 1.3, 1.5n1, 15.search.1: the shuffle of one library.
    Shuffle(Seat),
    /// 15.spin.1: the card opened on this player's wheel.
    Open(Seat),
}
