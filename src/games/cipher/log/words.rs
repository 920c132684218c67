//! The words of a Cipher log: decisions of players, steps that the rules demand, outcomes of chance.

pub use super::places::Place;
use crate::games::cipher::Cipher;
use crate::games::cipher::book::Clause;
use crate::log::{Seat, Vocabulary};
use crate::table::{Card, Few, NamesCards};
use crate::words;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

impl Vocabulary for Cipher {
    type Decision = Decision;
    type Step = Step;
    type Chance = Chance;
    type Clause = Clause;
}

include!(concat!(env!("OUT_DIR"), "/cipher/words.rs"));

/// A row of the battlefield (6.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Line {
    /// The front line.
    Front,
    /// The back line.
    Back,
}

impl NamesCards for Line {}
impl NamesCards for Phase {}
impl NamesCards for Stoppers {}
impl NamesCards for Until {}

impl Line {
    /// The other row.
    pub const fn other(self) -> Line {
        match self {
            Line::Front => Line::Back,
            Line::Back => Line::Front,
        }
    }

    /// The written form.
    pub const fn name(self) -> &'static str {
        self.names()[0]
    }
}

/// A phase of a turn (13.1.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
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
    /// The written form.
    pub const fn name(self) -> &'static str {
        self.names()[0]
    }
}

words! { ($)
    /// A decision of a player. A unit is named by its top card. Paying a cost, resting an attacker or a unit that moves, and
    /// laying a card where the decision says are part of the decision: no step repeats them. Nobody decides where the rules
    /// leave no choice. A critical hit and an evasion are asked for even when the hand is empty.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
    #[serde(rename_all = "snake_case", deny_unknown_fields)]
    pub enum Decision in decisions by decision at [crate::games::cipher::log::words] {
        /// 12.2.1.1: sets a card of cost 1 from the deck face-down as the lord. Once each, before anything
        /// else; in either order.
        Lord {
            /// The lord.
            card: Card,
        },
        /// 12.2.1.5: keeps the opening hand. Asked once each, the first player before the other, after both have
        /// drawn.
        Keep,
        /// 12.2.1.5.1: instead of `keep`: returns the whole hand to the deck; a `shuffle` and six `draw` follow.
        Redraw,
        /// 13.3.1.2: puts a card from the hand into the bond area, face-up. This or `pass`, once in each bond phase.
        Bond {
            /// The card from the hand.
            card: Card,
        },
        /// 15.1.2: deploys a card from the hand. In the deployment phase, which goes on until `pass`.
        Deploy {
            /// The card from the hand.
            card: Card,
            /// The row.
            line: Line,
        },
        /// 16.1.2: lays a card from the hand on a unit; a class change if the card has a class-change cost.
        /// In the deployment phase. The card is then the unit's top card, and names it. A class change's bonus
        /// (8.1.1) is a `draw` after it.
        LevelUp {
            /// The card from the hand.
            card: Card,
            /// The unit's top card.
            unit: Card,
        },
        /// 17.1.2: moves a unit to the other row and rests it. In the action phase, which goes on until `pass`.
        Move {
            /// The unit's top card.
            unit: Card,
        },
        /// 18.1.2: chooses the attacker and rests it. In the action phase; `target` comes next.
        Attack {
            /// The unit's top card.
            unit: Card,
        },
        /// 18.1.3: chooses what is attacked. After `attack`, always.
        Target {
            /// The unit's top card.
            unit: Card,
        },
        /// 18.1.11.1: a critical hit, paid with a card from the hand. This or `pass`, by the turn player, in each
        /// attack whose attacker is still there.
        Critical {
            /// The card from the hand.
            card: Card,
        },
        /// 18.1.13.1: an evasion, paid with a card from the hand. This or `pass`, by the other player, in each
        /// attack whose defender is still there.
        Evade {
            /// The card from the hand.
            card: Card,
        },
        /// 9.3.2: takes an orb into the hand instead of losing the lord. Asked in the check timing after the lord
        /// came to be about to be defeated, of a player who has an orb. The orb may be `?`.
        BreakOrb {
            /// The orb.
            card: Card,
        },
        /// 9.2.1: of several units of one name, the one that stays. Asked even where one is the lord, whom 9.2.1.1 has
        /// stay. A `same_name` step for each of the others follows.
        KeepUnit {
            /// The unit's top card.
            unit: Card,
        },
        /// 19.1.2: uses an activated ability. What it costs and does follows: `choose`, `accept` and `text` as the text has
        /// them where the referee carries it out, or else `text` as the log tells it.
        Use {
            /// The unit's top card.
            unit: Card,
            /// Which of the card's abilities, counted from 1.
            ability: u8,
        },
        /// 10.2: chooses a triggered ability, even if its player then declines what it does; 18.1.7: carries a support ability
        /// out, which is counted behind the card's other abilities. What it does follows as after `use`. One that the referee
        /// does not carry out is taken wherever a check timing comes to it (7.2.3).
        Resolve {
            /// The card that has it.
            card: Card,
            /// Which of the card's abilities, counted from 1.
            ability: u8,
        },
        /// 19.1.3, 19.1.4, 10.4, 10.5: chooses cards for a text, its cost or its effect. Asked wherever a text that the referee
        /// carries out asks for a choice and there is something to choose: `{"choose":{"cards":["A12"]}}` for the bond that is
        /// turned, or the unit that is moved; what is then done with them are `text` steps. Not where nothing can be chosen. An
        /// empty list chooses none, where that is allowed: up to a number (24.1.6), or among own cards that are not public
        /// (2.4). A hidden card is `?`.
        Choose {
            /// The cards.
            cards: Chosen,
        },
        /// 10.4, 10.5.1: does what a text lets its player do ("you may"), or pays what it lets them pay; `pass` declines. Asked
        /// where the text comes to that, but for a cost that cannot be paid.
        Accept,
        /// 14.1.2: the row into which a text deploys a unit; the `text` step that puts it there follows. Asked for each unit of
        /// which the text does not say in which row it goes.
        Row {
            /// Which row.
            line: Line,
        },
        /// Declines what is optional: the bond (13.3.1.2.1), further deployments (13.4.1.2.1) or actions
        /// (13.5.1.2.1), the critical hit (18.1.11), the evasion (18.1.13), what a text lets one do (10.4, 10.5.1). Always
        /// written down: each bond phase without a bond, each deployment and action phase, and each attack without a
        /// critical hit or an evasion has one.
        Pass,
        /// 6.4: looks at the cards in a zone. Nobody asks for it: it may stand anywhere, and changes nothing. Worth writing
        /// down where it is not allowed (6.4.4), or where a text has it so (24.1.5): right behind the entry that the text came
        /// with.
        Look {
            /// The zone's user.
            of: Seat,
            /// The zone.
            zone: Place,
        },
        /// 6.8.2: lets the other player see the cards in an own zone. Like `look`, by the player who shows them.
        Show {
            /// The zone.
            zone: Place,
        },
        /// 25.1.1: says that there is a loop, and which: its unit is what stands between the choice at entry `from` and here,
        /// where all is as it was before that entry. By either player, wherever the match stands. What follows says what
        /// becomes of the loop: `result` (25.2), or `units` by each player who can stop it (25.2.1, 25.3).
        Loop {
            /// The entry with which the loop unit began.
            from: u32,
            /// The players who can stop the loop.
            stoppers: Stoppers,
        },
        /// 25.2.1, 25.3: says how many loop units are to be carried out. After `loop`, the turn player first; 25.3.1: not the
        /// same number for both.
        Units {
            /// The number of loop units.
            count: u32,
        },
    }
}

/// The largest number of cards that can be chosen at once.
pub const MOST_CHOSEN: usize = 12;
/// Cards that are chosen at once.
pub type Chosen = Few<MOST_CHOSEN>;

/// The players who can stop a loop (25.2 to 25.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Stoppers {
    /// Neither player.
    Nobody,
    /// Player A alone.
    #[serde(rename = "A")]
    A,
    /// Player B alone.
    #[serde(rename = "B")]
    B,
    /// Both players.
    Both,
}

impl Stoppers {
    /// All of them.
    pub const ALL: [Stoppers; 4] = [Stoppers::Nobody, Stoppers::A, Stoppers::B, Stoppers::Both];

    /// The written form.
    pub const fn name(self) -> &'static str {
        match self {
            Stoppers::Nobody => "nobody",
            Stoppers::A => "A",
            Stoppers::B => "B",
            Stoppers::Both => "both",
        }
    }
}

words! { ($)
    /// Something that the rules make happen. A log of detail `full` has every step, in the order in which the rulebook makes
    /// them happen; where something concerns both players at once, the turn player's comes first. A step that would change
    /// nothing is not written, and check timings in which nothing happens leave no trace. A log of detail `decisions` has
    /// no steps, except those whose documentation says so.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
    #[serde(rename_all = "snake_case", deny_unknown_fields)]
    pub enum Step in steps by step at [crate::games::cipher::log::words] {
        /// 12.2.1.4, 12.2.1.5.1, 13.2.1.5, 8.1.1: the top card of the deck goes to the hand. One for
        /// each card: six times at the beginning, once a turn but in the first player's first, once for a class
        /// change's bonus. `?` where the view hides it.
        Draw {
            /// The player who draws.
            player: Seat,
            /// The card.
            card: Card,
        },
        /// 12.2.1.6: the top card of the deck becomes an orb, unseen. Five for the first player, then five for the
        /// other.
        Orb {
            /// The orb's owner.
            player: Seat,
            /// The card.
            card: Card,
        },
        /// 12.2.1.7: the lord is turned up; the first player's, then the other's.
        RevealLord {
            /// The lord's owner.
            player: Seat,
            /// The lord.
            card: Card,
        },
        /// 13.2.1.1: a turn begins, and its start phase: there is no `phase` step for that.
        TurnBegins {
            /// The turn player.
            player: Seat,
            /// The turn's number: 1 for the first player's first, 2 for the other player's, and so on.
            turn: u16,
        },
        /// 13.2.1.3: the turn player's units are unrested. Only where one of them was rested (2.7, 2.8).
        Ready {
            /// The turn player.
            player: Seat,
        },
        /// 13.1.2: the next phase begins: bond, deployment, action, end.
        Phase {
            /// The phase that begins.
            phase: crate::games::cipher::Phase,
        },
        /// 13.6.1.2: what held until the turn's end ends. Only where something did: a unit on the battlefield was
        /// levelled up or changed class this turn, or a text's effect was written down as `until` the turn's or
        /// the battle's end and still holds.
        Expire,
        /// 13.6.1.3: the turn ends.
        TurnEnds {
            /// The turn player.
            player: Seat,
        },
        /// 18.1.5: the top card of the deck goes to the support area; the turn player's, then the other's. Not for
        /// a player without a deck. A deck that it empties is refilled before the next entry.
        Support {
            /// The support's owner.
            player: Seat,
            /// The card.
            card: Card,
        },
        /// 18.1.5.1.1.2: a support of the battling unit's own unit name goes to the retreat area; after both
        /// supports are placed. Nothing is added for it then.
        SupportFails {
            /// The support's owner.
            player: Seat,
            /// The support card.
            card: Card,
        },
        /// 18.1.9: the support value is added to the battling unit's power; the turn player's, then the other's. Also
        /// where the value is 0. Not without a support, nor for a unit that left the battlefield.
        AddSupport {
            /// The battling unit.
            unit: Card,
            /// The support value, such as 20.
            by: i16,
        },
        /// 18.1.11.1.1: the attacker's power is added to it once more. After a `critical` only.
        CriticalPower {
            /// The attacker.
            unit: Card,
            /// The attacker's power at this moment, with its support: 60 for a unit of 40 with a support of 20.
            by: i16,
        },
        /// 18.1.15: the defender is now about to be defeated. Only where the attacker's power is as high as the
        /// defender's, and there was no evasion.
        Defeated {
            /// The defender.
            unit: Card,
        },
        /// 9.3.1: a defeated unit goes to the retreat area, with all cards under it. Not for a
        /// lord that an orb was broken for.
        Retreat {
            /// The unit's top card.
            unit: Card,
        },
        /// 9.2.1: a unit of a name that is there twice, and was not kept, goes to the retreat area.
        SameName {
            /// The unit's top card.
            unit: Card,
        },
        /// 9.5.1: the non-turn player's whole back line advances to an empty front line; one step, whatever their
        /// number.
        March {
            /// The non-turn player.
            player: Seat,
        },
        /// 18.1.17: a support card goes to the retreat area; the turn player's, then the other's.
        ClearSupport {
            /// The support's owner.
            player: Seat,
            /// The support card.
            card: Card,
        },
        /// 18.1.19: powers changed in the battle return to what they were. Only where one was changed: by a support
        /// other than 0, a critical hit, or a text.
        Restore,
        /// 18.1.20: the battle is over. Always.
        BattleEnds,
        /// 3.1 (one player loses) or 3.2 (both do): the match is over, and so is the log. Written by loss processing
        /// (9.4), as soon as a check timing comes to it; or for a loop that nobody can stop (25.2).
        Result {
            /// The winner; `null` for a draw.
            winner: Option<Seat>,
        },
        /// One thing that the text of a card does, its cost included: demanded where the referee carries the text out, and then
        /// left out of a log of detail `decisions`, but for the first one of a support ability; else carried out as the log
        /// tells it, in both details, and counted as unmodelled.
        Text {
            /// The card whose text it is.
            source: Card,
            /// The effect.
            does: Effect,
        },
        /// 18.1.3.1: an attack without anything to attack counts as not carried out: its unit is unrested again, and the turn
        /// player goes on as before it. Behind that `attack`, in both details; the attack is not held against anybody then.
        AttackUndone {
            /// The attacker.
            unit: Card,
        },
        /// 25.2.1, 25.3: loop units are carried out, the smaller number of them. After `units`; not for 0 (2.7), nor where a
        /// loop unit changes something: such units are written down one after the other.
        RunLoop {
            /// The number of loop units.
            units: u32,
        },
    }
}

words! { ($)
    /// An effect of a text on the table.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
    #[serde(rename_all = "snake_case", deny_unknown_fields)]
    pub enum Effect in effects by effect at [crate::games::cipher::log::words] {
        /// Changes a unit's power.
        Power {
            /// The unit.
            unit: Card,
            /// The amount.
            by: i16,
            /// The duration.
            until: Until,
        },
        /// Rests an unrested unit (2.8).
        Rest {
            /// The unit.
            unit: Card,
        },
        /// Unrests a rested unit (2.8).
        Unrest {
            /// The unit.
            unit: Card,
        },
        /// Moves a unit to the other row.
        Move {
            /// The unit.
            unit: Card,
        },
        /// Turns a face-up bond face-down (22.4.2).
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
            /// The zone.
            to: Place,
        },
        /// Gives a unit another range until the turn's end.
        Range {
            /// The unit.
            unit: Card,
            /// `true` if the range now includes 1.
            one: bool,
            /// `true` if the range now includes 2.
            two: bool,
        },
        /// Makes true of a unit what the text says, and what no other effect tells: that it cannot be evaded, say, or that it
        /// has another weapon or an ability besides its own. One for each unit, after the other effects on it. That no own unit
        /// can use an ability for the rest of the game is one `holds` of the card whose text it is.
        Holds {
            /// The unit.
            unit: Card,
            /// The duration.
            until: Until,
        },
        /// Reveals a card, which stays where it is (24.1.4).
        Reveal {
            /// The card.
            card: Card,
        },
        /// Lets the unit's attack destroy two orbs (9.3.2.1.1): where it defeats the lord (18.1.15), the lord's user takes a
        /// second orb with another `break_orb`, if there is one (2.5).
        TwoOrbs {
            /// The unit.
            unit: Card,
            /// The duration.
            until: Until,
        },
        /// Lays a card under a unit (24.1.13).
        Under {
            /// The card.
            card: Card,
            /// The unit.
            unit: Card,
        },
        /// Lays a card on a unit, which levels up by it (14.2).
        Onto {
            /// The card.
            card: Card,
            /// The unit's top card so far.
            unit: Card,
        },
        /// Has a unit attacked in place of the defender.
        Attacked {
            /// The unit.
            unit: Card,
        },
        /// Turns an orb face-up or face-down, or a bond face-up.
        Turn {
            /// The card.
            card: Card,
            /// `true` if it now lies face-up.
            up: bool,
        },
        /// Sets the support value of a support card for the battle.
        Supports {
            /// The support card.
            card: Card,
            /// Its new support value.
            value: i16,
        },
        /// Makes a unit the lord in place of the one that was.
        Crown {
            /// The unit.
            unit: Card,
        },
    }
}

/// The duration of a text's effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Until {
    /// Until the battle's end (18.1.19).
    Battle,
    /// Until the turn's end (13.6.1.2).
    Turn,
    /// Beyond it.
    Later,
}

/// An outcome of chance.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Chance {
    /// A deck is shuffled: both at the beginning (12.2.1.2), after a `redraw` (12.2.1.5.1), and for a refill
    /// (11.3.1). A refill takes the retreat area's cards, and comes at once after the entry that took the last
    /// card of the deck, before anything else: between the two supports of an attack, say. Where several cards
    /// go to the retreat area at the same time, it comes after them. With both empty there is none (11.3.1.1).
    Shuffle {
        /// The deck's owner.
        player: Seat,
        /// The whole deck after the shuffle, the top card first. Empty if the log's view hides it: the deck's cards are then
        /// `?` until they are seen.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        order: Vec<Card>,
    },
    /// 12.2.1.3: who goes first. After the two shuffles of the beginning.
    First {
        /// The first player.
        player: Seat,
    },
}

/// A question for chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ask {
    /// 12.2.1.2: the order of either deck. The other deck's comes after it.
    EitherShuffle,
    /// The order of a deck.
    Shuffle(Seat),
    /// The order of a deck made of the retreat area (11.3.1).
    Refill(Seat),
    /// The player who goes first.
    First,
}
