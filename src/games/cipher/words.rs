//! The words of a Cipher log: what players choose, what the rules make happen, what chance brings.

use super::Cipher;
use super::clauses::Clause;
use crate::log::{Seat, Vocabulary};
use crate::table::Card;
use bincode::{Decode, Encode};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

impl Vocabulary for Cipher {
    type Decision = Decision;
    type Step = Step;
    type Chance = Chance;
    type Clause = Clause;
}

/// A row of the battlefield (6.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema, Encode, Decode)]
#[serde(rename_all = "snake_case")]
pub enum Line {
    /// The front line.
    Front,
    /// The back line.
    Back,
}

impl Line {
    /// The other row.
    pub const fn other(self) -> Line {
        match self {
            Line::Front => Line::Back,
            Line::Back => Line::Front,
        }
    }

    /// As written.
    pub const fn name(self) -> &'static str {
        match self {
            Line::Front => "front",
            Line::Back => "back",
        }
    }
}

/// A phase of a turn (13.1.2).
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, JsonSchema, Encode, Decode,
)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// 13.2
    Start,
    /// 13.3
    Bond,
    /// 13.4
    Deployment,
    /// 13.5
    Action,
    /// 13.6
    End,
}

impl Phase {
    /// As written.
    pub const fn name(self) -> &'static str {
        match self {
            Phase::Start => "start",
            Phase::Bond => "bond",
            Phase::Deployment => "deployment",
            Phase::Action => "action",
            Phase::End => "end",
        }
    }
}

/// What a player chose.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema, Encode, Decode)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Decision {
    /// 12.2.1.1: sets a card of cost 1 from the deck face-down as the lord.
    Lord {
        /// The lord.
        card: Card,
    },
    /// 12.2.1.5: keeps the opening hand.
    Keep,
    /// 12.2.1.5.1: returns the whole hand to the deck, shuffles and draws six again.
    Redraw,
    /// 13.3.1.2: puts a card from the hand into the bond area.
    Bond {
        /// The card from the hand.
        card: Card,
    },
    /// 15.1.2: deploys a card from the hand.
    Deploy {
        /// The card from the hand.
        card: Card,
        /// Where to.
        line: Line,
    },
    /// 16.1.2: lays a card from the hand on a unit; a class change if the card has a class-change cost.
    LevelUp {
        /// The card from the hand.
        card: Card,
        /// The unit's top card.
        unit: Card,
    },
    /// 17.1.2: moves a unit to the other row.
    Move {
        /// The unit's top card.
        unit: Card,
    },
    /// 18.1.2: chooses the attacker and rests it.
    Attack {
        /// The unit's top card.
        unit: Card,
    },
    /// 18.1.3: chooses what is attacked.
    Target {
        /// The unit's top card.
        unit: Card,
    },
    /// 18.1.11.1: a critical hit, paid with a card from the hand.
    Critical {
        /// The card from the hand.
        card: Card,
    },
    /// 18.1.13.1: an evasion, paid with a card from the hand.
    Evade {
        /// The card from the hand.
        card: Card,
    },
    /// 9.3.2: takes an orb into the hand instead of losing the lord.
    BreakOrb {
        /// The orb.
        card: Card,
    },
    /// 9.2.1: of several units of one name, the one that stays.
    KeepUnit {
        /// The unit's top card.
        unit: Card,
    },
    /// 19.1.2: uses an activated ability.
    Use {
        /// The unit's top card.
        unit: Card,
        /// Which of the card's abilities, counted from 1.
        ability: u8,
    },
    /// 10.2: chooses a triggered ability to resolve.
    Resolve {
        /// The card that has it.
        card: Card,
        /// Which of the card's abilities, counted from 1.
        ability: u8,
    },
    /// Declines what is optional: the bond (13.3.1.2.1), further deployments (13.4.1.2.1) or actions
    /// (13.5.1.2.1), the critical hit (18.1.11), the evasion (18.1.13).
    Pass,
}

/// What the rules made happen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema, Encode, Decode)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Step {
    /// 12.2.1.4, 12.2.1.5.1, 13.2.1.5, 8.1.1: the top card of the deck goes to the hand.
    Draw {
        /// Who draws.
        player: Seat,
        /// The card.
        card: Card,
    },
    /// 12.2.1.6: the top card of the deck becomes an orb, unseen.
    Orb {
        /// Whose.
        player: Seat,
        /// The card.
        card: Card,
    },
    /// 12.2.1.7: the lord is turned up.
    RevealLord {
        /// Whose.
        player: Seat,
        /// The lord.
        card: Card,
    },
    /// 13.2.1.1: a turn begins.
    TurnBegins {
        /// Whose.
        player: Seat,
        /// The turn's number: 1 for the first player's first, 2 for the other player's, and so on.
        turn: u16,
    },
    /// 13.2.1.3: the turn player's units are unrested. Only where one of them was rested (2.7, 2.8).
    Ready {
        /// The turn player.
        player: Seat,
    },
    /// 13.1.2: the next phase begins.
    Phase {
        /// Which.
        phase: Phase,
    },
    /// 13.6.1.2: what held until the turn's end ends. Only where something did.
    Expire,
    /// 13.6.1.3: the turn ends.
    TurnEnds {
        /// Whose.
        player: Seat,
    },
    /// 18.1.5: the top card of the deck goes to the support area.
    Support {
        /// Whose.
        player: Seat,
        /// The card.
        card: Card,
    },
    /// 18.1.5.1.1.2: a support of the battling unit's own name goes to the retreat area.
    SupportFails {
        /// Whose.
        player: Seat,
        /// The support card.
        card: Card,
    },
    /// 18.1.9: the support value is added to the battling unit's power.
    AddSupport {
        /// The battling unit.
        unit: Card,
        /// How much.
        by: i16,
    },
    /// 18.1.11.1.1: the attacker's power is added to it once more.
    CriticalPower {
        /// The attacker.
        unit: Card,
        /// How much.
        by: i16,
    },
    /// 18.1.15: the defender is now about to be defeated.
    Defeated {
        /// The defender.
        unit: Card,
    },
    /// 9.3.1: a defeated unit goes to the retreat area, with all cards under it.
    Retreat {
        /// The unit's top card.
        unit: Card,
    },
    /// 9.2.1: a unit of a name that is there twice, and was not kept, goes to the retreat area.
    SameName {
        /// The unit's top card.
        unit: Card,
    },
    /// 9.5.1: the non-turn player's back line advances to an empty front line.
    March {
        /// The non-turn player.
        player: Seat,
    },
    /// 18.1.17: a support card goes to the retreat area.
    ClearSupport {
        /// Whose.
        player: Seat,
        /// The support card.
        card: Card,
    },
    /// 18.1.19: powers changed in the battle return to what they were. Only where one was.
    Restore,
    /// 18.1.20: the battle is over.
    BattleEnds,
    /// 3.1, 3.2: the match is over.
    Result {
        /// The winner; `null` for a draw.
        winner: Option<Seat>,
    },
    /// The text of a card does something. Texts are not encoded: it is carried out and counted.
    Text {
        /// The card whose text it is.
        source: Card,
        /// What happens.
        does: Effect,
    },
}

/// What a text can do to the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema, Encode, Decode)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Effect {
    /// Changes a unit's power.
    Power {
        /// The unit.
        unit: Card,
        /// By how much.
        by: i16,
        /// For how long.
        until: Until,
    },
    /// Rests a unit.
    Rest {
        /// The unit.
        unit: Card,
    },
    /// Unrests a unit.
    Unrest {
        /// The unit.
        unit: Card,
    },
    /// Moves a unit to the other row.
    Move {
        /// The unit.
        unit: Card,
    },
    /// Turns a bond face-down (22.4.2).
    Flip {
        /// The bond.
        card: Card,
    },
    /// Makes a unit be about to be defeated (24.1.3).
    Defeat {
        /// The unit.
        unit: Card,
    },
    /// Puts a card into a zone of its user; `front` and `back` deploy it.
    Put {
        /// The card.
        card: Card,
        /// Where to.
        to: Place,
    },
    /// Gives a unit another range until the turn's end.
    Range {
        /// The unit.
        unit: Card,
        /// Whether the range includes 1 now.
        one: bool,
        /// Whether it includes 2 now.
        two: bool,
    },
}

/// How long a text's effect lasts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema, Encode, Decode)]
#[serde(rename_all = "snake_case")]
pub enum Until {
    /// Until the battle's end (18.1.19).
    Battle,
    /// Until the turn's end (13.6.1.2).
    Turn,
    /// Beyond it.
    Later,
}

/// A zone, in a log's words (6.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema, Encode, Decode)]
#[serde(rename_all = "snake_case")]
pub enum Place {
    /// The deck.
    Deck,
    /// The hand.
    Hand,
    /// The support area.
    Support,
    /// The retreat area.
    Retreat,
    /// The orb area.
    Orbs,
    /// The bond area.
    Bonds,
    /// The front line.
    Front,
    /// The back line.
    Back,
}

/// What chance brought.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema, Encode, Decode)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Chance {
    /// 12.2.1.2, 12.2.1.5.1, 11.3.1: a deck is shuffled (a refill takes the retreat area's cards first).
    Shuffle {
        /// Whose.
        player: Seat,
        /// The deck afterwards, the top card first. Empty where the log's view hides it.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        order: Vec<Card>,
    },
    /// 12.2.1.3: who goes first.
    First {
        /// The first player.
        player: Seat,
    },
}

/// What can be asked of chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ask {
    /// 12.2.1.2: the order of either deck; the other's comes after it.
    EitherShuffle,
    /// The order of a deck.
    Shuffle(Seat),
    /// The order of a deck made of the retreat area (11.3.1).
    Refill(Seat),
    /// Who goes first.
    First,
}
