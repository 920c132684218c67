//! The words of a log of 零次元: decisions of players, steps that the rules demand, outcomes of chance.

pub use super::values::{Effect, Place, Stage, Until, Way};
use crate::games::zero::Zero;
use crate::games::zero::book::Clause;
use crate::games::zero::cards::Keyword;
use crate::log::{Pile, Seat, Vocabulary};
use crate::table::{Card, Few};
use crate::words;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

impl Vocabulary for Zero {
    type Decision = Decision;
    type Step = Step;
    type Chance = Chance;
    type Clause = Clause;
}

include!(concat!(env!("OUT_DIR"), "/zero/words.rs"));

/// Cards that one choice names: resource cards that are tapped, cards that are found, chosen, discarded or put into order.
pub type Cards = Few<20>;

/// Cards that are targeted, attacked or defend.
pub type Four = Few<4>;

words! { ($)
    /// A decision of a player. A character, a piece of equipment or an event is named by its card. Paying is part of the
    /// decision: the resource cards in `pay` are tapped, those in `discard` discarded, those in `scrap` scrapped. No step
    /// repeats that.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
    #[serde(rename_all = "snake_case", deny_unknown_fields)]
    pub enum Decision in decisions by decision at [crate::games::zero::log::words] {
        /// 100p3.4: keeps the opening hand. Asked once each, the first player before the other, after both have drawn six.
        Keep,
        /// 100p3.4: instead of `keep`: hand and life cards go into the deck; a `shuffle`, six `life` and six `draw` follow.
        Mulligan,
        /// 623p1: uses a card: it joins the chain as the next link, and its cost is paid. Links are numbered from 1 in the
        /// whole match, used cards, effects and level-ups alike. `{"use":{"card":"A5","pay":["A31","A32"],"targets":["B3"]}}`.
        Use {
            /// The card; from the hand, with `false_life` from the rest zone.
            card: Card,
            /// 303p2: the resource cards that are tapped.
            #[serde(default, skip_serializing_if = "Cards::is_empty")]
            pay: Cards,
            /// 623p6: the special way of using it, if any.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            way: Option<Way>,
            /// 319p2: the character for which equipment is used. 900.transform.p4: the source.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            on: Option<Card>,
            /// 705p1: the cards on the table that it targets, in the order of its text.
            #[serde(default, skip_serializing_if = "Four::is_empty")]
            targets: Four,
            /// 620p2: the link of the chain that it targets, by its number.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            link: Option<u16>,
            /// 705p1: the player that it targets.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            player: Option<Seat>,
            /// 303p7: the number chosen for X.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            x: Option<u16>,
            /// Cards that are discarded for an additional cost.
            #[serde(default, skip_serializing_if = "Few::is_empty")]
            discard: Few,
            /// Cards that are scrapped for an additional cost.
            #[serde(default, skip_serializing_if = "Few::is_empty")]
            scrap: Few,
        },
        /// 703: uses an activated effect, which joins the chain as the next link. An effect that is used from hand (形态转换,
        /// 高速换装, 刀剑解放, 归刃) reveals its card; `on` is the character or card that it is laid on or that returns.
        Activate {
            /// The card that has it.
            card: Card,
            /// The number of the ability on the card, counted from 1 in the order of its definition.
            ability: u8,
            /// 303p2: the resource cards that are tapped.
            #[serde(default, skip_serializing_if = "Cards::is_empty")]
            pay: Cards,
            /// 900.shift.p3, 900.quickchange.p3: the card in the battle zone that is chosen.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            on: Option<Card>,
            /// 705p1: the cards on the table that it targets.
            #[serde(default, skip_serializing_if = "Four::is_empty")]
            targets: Four,
            /// 620p2: the link that it targets.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            link: Option<u16>,
            /// 705p1: the player that it targets.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            player: Option<Seat>,
            /// 303p7: the number chosen for X.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            x: Option<u16>,
            /// Cards that are discarded for the cost.
            #[serde(default, skip_serializing_if = "Few::is_empty")]
            discard: Few,
            /// Cards that are scrapped for the cost, beside the card itself.
            #[serde(default, skip_serializing_if = "Few::is_empty")]
            scrap: Few,
        },
        /// 106p6: adds an effect that has triggered to the chain, as the next link, with its targets (705p1) and its additional
        /// cost (702p8). By the player who controls it, one decision for each effect that has triggered, even for a single one:
        /// the active player's first, each player's own in any order.
        Add {
            /// The card whose effect it is.
            card: Card,
            /// The number of the ability on the card, counted from 1.
            ability: u8,
            /// 702p8: the resource cards that are tapped.
            #[serde(default, skip_serializing_if = "Cards::is_empty")]
            pay: Cards,
            /// 705p1: the cards on the table that it targets.
            #[serde(default, skip_serializing_if = "Four::is_empty")]
            targets: Four,
            /// 620p2: the link that it targets.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            link: Option<u16>,
            /// 705p1: the player that it targets.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            player: Option<Seat>,
            /// Cards that are discarded for the cost.
            #[serde(default, skip_serializing_if = "Few::is_empty")]
            discard: Few,
            /// Cards that are scrapped for the cost, beside the card itself.
            #[serde(default, skip_serializing_if = "Few::is_empty")]
            scrap: Few,
        },
        /// 702p2.2, 702p8.2: lets an effect that has triggered go by, where it says 可以 or has an additional cost.
        Decline {
            /// The card whose effect it is.
            card: Card,
            /// The number of the ability on the card, counted from 1.
            ability: u8,
        },
        /// 704p1: the owner of a life card that was turned up carries its counterstrike effect out, with what it is for. Asked
        /// after `turn_life` of each card that has one.
        Counterstrike {
            /// The life card.
            card: Card,
            /// The targets.
            #[serde(default, skip_serializing_if = "Four::is_empty")]
            targets: Four,
        },
        /// 600p3, 600p4: levels a character up; it joins the chain as the next link.
        LevelUp {
            /// The character.
            unit: Card,
            /// 600p3: a normal level-up: the face-up resource card that is turned face-down.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            flip: Option<Card>,
            /// 600p4: a dimension level-up: the card that is revealed from hand.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            reveal: Option<Card>,
        },
        /// 405.1p2: declares an attack with a character. A free timing follows; the character is not tapped yet.
        Attack {
            /// The character.
            unit: Card,
            /// 405.1p4: the resource cards that are tapped, if an effect sets a cost on its attack.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            pay: Option<Cards>,
        },
        /// 501p1: taps the character whose attack was declared and chooses one or (507p2) several characters as the object.
        Aim {
            /// The attacked characters.
            at: Four,
        },
        /// 501p1, 501p2: the same, with the opponent's life zone as the object.
        AimAtLife,
        /// 502p2: declares a defence. Asked of the defending player in each attack, even without a character that could; this
        /// or `no_defence`. Nothing is tapped yet.
        Defend {
            /// The character that defends; 507p3: up to as many as are attacked.
            with: Four,
            /// 507p3.2: the attacked characters that they stand in for, in the same order. Left out where one was attacked, or
            /// the life zone.
            #[serde(default, skip_serializing_if = "Four::is_empty")]
            instead_of: Four,
        },
        /// 502p2: declares no defence.
        NoDefence,
        /// 105p1.3: passes priority.
        Pass,
        /// 204p1: puts a card from the hand into the resource zone, face-up. In the resource step; this or `no_resource`.
        Resource {
            /// The card.
            card: Card,
        },
        /// 404p2: puts down no resource card.
        NoResource,
        /// 305p4.2, 606p1: the cards that the player scraps: of cards with the same character name all but one, or as an effect
        /// asks. The card goes to the rest zone with a `scrapped` step; for an effect that asks both players (102p3), after
        /// both have chosen. For a character that was used and clashes, after the `resolved` of its link.
        Scrap {
            /// The cards.
            cards: Cards,
        },
        /// 408p1, 608p1: the cards that the player discards: in the discard step, or as an effect asks. No step repeats it.
        Discard {
            /// The cards.
            cards: Cards,
        },
        /// 201p4, 202p5: the owner's order of cards that go to the top or bottom of a deck, or to a life zone, together: the
        /// one that is uppermost there first.
        Order {
            /// The cards.
            cards: Cards,
        },
        /// 615: what a search finds; no cards for none. The cards are revealed.
        Find {
            /// The cards.
            cards: Cards,
        },
        /// The cards that an effect lets the player choose as it is resolved: 900.chakra.p1, 900.constellation.p1. 319p12: the
        /// character that equipment is put on which an effect has moved into the battle zone.
        Choose {
            /// The cards.
            cards: Cards,
        },
        /// The number that an effect lets the player choose as it is resolved: 900.rampage.p1.
        Number {
            /// The number.
            number: u16,
        },
        /// 900.scheme.p1: where the card goes that was looked at.
        Put {
            /// `true` for the bottom of the deck, `false` for the top.
            bottom: bool,
        },
        /// 101p4: concedes. At any moment, by either player.
        Concede,
        /// 201p3, 203p3, 204p6, 207p2, 208p4: looks at the cards in a zone. Nobody asks for it: it may stand anywhere, and
        /// changes nothing. Worth writing down where it is not allowed.
        Look {
            /// The zone's owner.
            of: Seat,
            /// The zone.
            zone: Place,
        },
        /// 201p3.2, 203p3.3, 207p2: counts the cards in a zone. Like `look`.
        Count {
            /// The zone's owner.
            of: Seat,
            /// The zone.
            zone: Place,
        },
        /// 200p3, 203p3: changes the order of the cards in a zone. Like `look`; a log does not say what order.
        Rearrange {
            /// The zone's owner.
            of: Seat,
            /// The zone.
            zone: Place,
        },
        /// 901p2, 901p3.2: says that what was done since an entry goes on in a loop, and chooses how often it is repeated. A
        /// `repeated` step follows. Where both players have actions to choose in it, the opponent says with a `repeat` of a
        /// smaller number, directly after the first, how often it is; the step then says the smaller number.
        Repeat {
            /// The entry with which the loop began.
            from: u32,
            /// The number of repetitions.
            times: u32,
        },
        /// 301p5: declares a card name, for an effect: the code of a card that has it.
        Declare {
            /// The number of the header's definition that has the name, counted from 1.
            card: u16,
        },
        /// 901p4.2: says that what was done since an entry is a loop in which nobody has a choice and which nobody can or will
        /// break. By the controller of the first triggered effect in it, who chooses a number of 10,000 or more; a `repeated`
        /// step follows. 901p6: with 0, that no triggered effect is in it either: the match is a draw, and a `result` follows.
        Forced {
            /// The entry with which the loop began.
            from: u32,
            /// The number of repetitions. 0 for a loop without triggered effects.
            times: u32,
        },
    }
}

words! { ($)
    /// Something that the rules make happen. A log of detail `full` has every step, in the order in which the rulebook makes
    /// them happen. A log of detail `decisions` has only the `effect` steps of texts that are not encoded. A step that would
    /// change nothing is not written.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
    #[serde(rename_all = "snake_case", deny_unknown_fields)]
    pub enum Step in steps by step at [crate::games::zero::log::words] {
        /// 100p3.3: the top card of the deck becomes a life card. Six for the first player, then six for the other.
        Life {
            /// The player.
            player: Seat,
            /// The card.
            card: Card,
        },
        /// 100p3.3, 403p1, 600p11, and for effects: the top card of the deck goes to the hand. One for each card.
        Draw {
            /// The player who draws.
            player: Seat,
            /// The card.
            card: Card,
        },
        /// 400p1: a turn begins.
        TurnBegins {
            /// The active player.
            player: Seat,
            /// The turn's number: 1 for the first player's first.
            turn: u16,
        },
        /// 401p1: the active player's cards in battle and resource zone are reset. Only where one is tapped.
        Reset {
            /// The active player.
            player: Seat,
        },
        /// 400: the next step or phase of the turn begins: `start`, `draw`, `resource`, `action`, `end`. The reset step begins
        /// with the turn, the clean-up step with `clean_up`.
        Phase {
            /// The stage that begins.
            phase: Stage,
        },
        /// 106p3: the top link of the chain begins to be resolved.
        Resolve {
            /// Its number.
            link: u16,
        },
        /// 320p6.2, 705p6.2, 319p3, 702p4.2: the top link fails: none of its targets is legal any more, or its condition does
        /// not hold. It leaves the chain; a card goes to the rest zone. Instead of `resolve`.
        Fails {
            /// Its number.
            link: u16,
        },
        /// 318p3, 319p4, 321p3: the card that is resolved enters. 900.falselife.p1.2: with its ghost counter.
        Enter {
            /// The card.
            card: Card,
            /// 319p4: the character that bears it. 900.transform, 900.shift and the like: the card on which it is laid.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            on: Option<Card>,
        },
        /// 320p5.2: the top link is done and leaves the chain; a tactic goes to the rest zone. After `resolve`, always.
        Resolved {
            /// Its number.
            link: u16,
        },
        /// An effect does something to the table. Where the effect is encoded in the card's definition, or is a keyword, the
        /// rules demand it. Where the definition says `text`, it is written where the match had it, one for each thing that the
        /// text does, also in a log of detail `decisions`; it is carried out and counted as unmodelled.
        Effect {
            /// The card whose effect it is.
            source: Card,
            /// The effect.
            does: Deed,
            /// The deck, life zone or hand of a player in which an affected card lies, if the log's view does not see the card
            /// before. Otherwise it is left out.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            from: Option<Pile<Place>>,
        },
        /// 309p2, 605p2, 607p4: a character with lethal damage is destroyed. 319p7, 319p11: equipment is destroyed.
        Destroyed {
            /// The card.
            card: Card,
        },
        /// 309p3, 605p5: a character of defence 0 or less goes to the rest zone; it is neither destroyed nor scrapped.
        Falls {
            /// The card.
            card: Card,
        },
        /// 305p4.2, 206p3, 319p5, 606p1: a card is scrapped.
        Scrapped {
            /// The card.
            card: Card,
        },
        /// 900.falselife.p1.4: a card with a ghost counter is removed from the game at the start of the end step.
        Removed {
            /// The card.
            card: Card,
        },
        /// 505p1.2, 704p7: damage to a life zone: so many of its cards, from the top, are to be turned up. Not for an empty
        /// life zone.
        LifeDamage {
            /// The player.
            player: Seat,
            /// The number of life cards that are fixed.
            cards: u16,
        },
        /// 505p1.2: the next fixed life card is turned up. Without a counterstrike effect it goes to the rest zone at once.
        TurnLife {
            /// The player.
            player: Seat,
            /// The card.
            card: Card,
        },
        /// 704p7.2: a life card whose counterstrike effect has been dealt with goes to the rest zone.
        RestLife {
            /// The player.
            player: Seat,
            /// The card.
            card: Card,
        },
        /// 503p1: the declared defenders are tapped; their defence is established. 503p2: without a declared one the attacked
        /// character's own.
        Defence {
            /// The characters.
            with: Four,
        },
        /// 504p2: attacker and defender go into battle: the battle step. Not for an attack on the life zone.
        Battle,
        /// 505p3: a character takes battle damage. One for each, the attacker's opponents first; together where nobody has
        /// first strike, so that `destroyed` comes after all of them.
        BattleDamage {
            /// The character.
            card: Card,
            /// The amount.
            amount: u32,
        },
        /// 500p3, 501p3, 503p4.2, 900.assault.p3: the battle phase breaks off.
        BreaksOff,
        /// 506p1: the battle ends.
        BattleEnds,
        /// 600p3, 600p4: a level-up succeeds: the card goes under the character as a level marker.
        Level {
            /// The character.
            unit: Card,
            /// The marker: the top card of the deck, or the revealed one.
            card: Card,
        },
        /// 407p1: clean-up: damage is recovered and what lasts for the turn ends. Always, once a clean-up step.
        CleanUp,
        /// 901p2: a loop was repeated so often. `effect` steps that say how the table stands then may follow.
        Repeated {
            /// The number of repetitions.
            times: u32,
        },
        /// 101p1, 101p2, 101p4: the match ends.
        Result {
            /// The winner; `null` for a draw.
            winner: Option<Seat>,
        },
    }
}

/// An effect on the table, under a name that differs from that of the step `Effect`.
pub type Deed = Effect;

/// An outcome of chance.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Chance {
    /// 100p3: who goes first. The first entry of a match.
    First {
        /// The first player.
        player: Seat,
    },
    /// 617p1: a deck is shuffled: both at the beginning, the first player's first (100p3.2); after a mulligan (100p3.4); after
    /// a search (615p3); and where an effect says so.
    Shuffle {
        /// The deck's owner.
        player: Seat,
        /// The whole deck after the shuffle, the top card first. Empty if the log's view hides it: its cards are then `?` until
        /// they are seen.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        order: Vec<Card>,
    },
}

/// A question for chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ask {
    /// The player who goes first.
    First,
    /// The order of a deck.
    Shuffle(Seat),
}

/// 325p1, 301p4, 301p5: visits the numbers in a word, as JSON, that stand for definitions.
pub fn each_definition(word: &mut serde_json::Value, each: &mut dyn FnMut(&mut serde_json::Value)) {
    if let Some(all) = word.as_array_mut() {
        all.iter_mut().for_each(|it| each_definition(it, each));
    }
    let Some(fields) = word.as_object_mut() else { return };
    for (name, value) in fields {
        if name == "declare"
            && let Some(card) = value.get_mut("card")
        {
            each(card);
        } else if name == "definition" {
            each(value);
        } else {
            each_definition(value, each);
        }
    }
}
