//! Matters in progress: the turn, the chain, the effects that wait to join it, battles, tasks, and lasting effects.

use super::AbilityRef;
use super::phase::Phase;
use crate::games::zero::book::Clause;
use crate::games::zero::cards::Keyword;
use crate::games::zero::log::words::{Four, Place, Until, Way};
use crate::log::Seat;
use crate::table::Card;

/// 400: the turn.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Turn {
    /// The turn's number: 1 for the first player's first turn, 0 before it.
    pub number: u16,
    /// The active player. Before the first turn, the player who goes first.
    pub player: Seat,
    /// The step or phase.
    pub phase: Phase,
    /// 600p1: `true` if a level-up has succeeded.
    pub levelled: bool,
    /// 204p2: `true` if the choice of a resource card was made, whether a card was put down or not.
    pub laid: bool,
    /// 900.ninpo.p1: by seat, the cards with 忍术, 体术 or 幻术 that were used.
    pub arts: [Vec<Card>; 2],
    /// 900.resurreccion.p1.4: cards that performed a Resurreccion.
    pub resurrected: Vec<Card>,
    /// 703p4: effects that can be used once a turn and have been used.
    pub used: Vec<(Card, AbilityRef)>,
}

/// 106: a card, an effect or a level-up in the chain.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Link {
    /// Its number in the match.
    pub number: u16,
    /// The player who added it.
    pub by: Seat,
    /// The card, or the card whose effect it is, or the character that is levelled up.
    pub card: Card,
    /// Its content.
    pub what: What,
    /// The character for which equipment is used, the source of a transform, or the card chosen for an effect from hand.
    pub on: Card,
    /// Its targets.
    pub aims: Aims,
    /// 303p7: the value of X.
    pub x: u16,
    /// 707p4: `true` if it replaces its acts, because the condition held when it was used.
    pub instead: bool,
}

/// The content of a link.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum What {
    /// A card that is used.
    Card(Option<Way>),
    /// An effect.
    Effect(AbilityRef),
    /// 706p7: a copy of a tactic that is being used, with the tactic's ability.
    Copy(AbilityRef),
    /// A level-up, with the card that was revealed from hand, if any.
    LevelUp(Card),
}

/// 705: the targets of a link. A card that has left its zone since is gone.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Aims {
    /// The cards.
    pub cards: Four,
    /// A bit for each card that has left its zone.
    pub gone: u8,
    /// The link. 0 for none.
    pub link: u16,
    /// The player.
    pub player: Option<Seat>,
}

impl Aims {
    /// The cards that are still in their zones.
    pub fn left(&self) -> impl Iterator<Item = Card> + '_ {
        self.cards.cards().iter().enumerate().filter(|it| self.gone >> it.0 & 1 == 0).map(|it| *it.1)
    }

    /// `true` if there is no target.
    pub fn is_empty(&self) -> bool {
        self.cards.is_empty() && self.link == 0 && self.player.is_none()
    }
}

/// 106p5, 106p6: a triggered effect that waits to join the chain.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Waiting {
    /// The player who controls it.
    pub by: Seat,
    /// The card whose effect it is.
    pub card: Card,
    /// Its number in the log, from 1.
    pub number: u8,
    /// The effect.
    pub ability: AbilityRef,
    /// 704p6: its rank. Effects that triggered before a life card was turned up come first.
    pub rank: u8,
}

/// The content of a lasting effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Lasting {
    /// Attack and defence change.
    Change(i32, i32),
    /// A keyword is given.
    Give(Keyword),
    /// All effects are lost.
    Lost,
    /// Neither attacks nor defends.
    Barred,
    /// Cannot be attacked.
    Shielded,
    /// Control was gained by a player.
    Control(Seat),
    /// It is a copy of a defined card.
    Copy(u16),
    /// It has the name of a defined card.
    Renamed(u16),
    /// 709p1: it has the effects of a defined card besides.
    Gained(u16),
    /// 900.gather.p6: the gather effect that was used.
    Gathers(AbilityRef),
    /// 607p6: an amount of damage is prevented.
    Prevented(u32),
}

/// A lasting effect on a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Change {
    /// The card.
    pub card: Card,
    /// Its content.
    pub what: Lasting,
    /// Its duration.
    pub until: Until,
}

/// The reason why a card lies under another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Under {
    /// 323: a level marker.
    Marker,
    /// 900.transform.p5: a transform card.
    Form,
    /// 900.swordrelease.p1.2: a sword soul.
    Soul,
}

/// A card under another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Below {
    /// The card.
    pub card: Card,
    /// The card on top of it.
    pub host: Card,
    /// The reason.
    pub why: Under,
}

/// 500: the battle under way.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Fight {
    /// The attacker.
    pub attacker: Card,
    /// 501p1: the attacked characters. Empty if the life zone is attacked, or nothing yet.
    pub objects: Vec<Card>,
    /// 501p2: `true` if the life zone is attacked.
    pub life: bool,
    /// 502p1: `true` if no defence can be declared against the attacker.
    pub closed: bool,
    /// 502p2: the defenders that were declared but not tapped yet, each with the character for which it stands in.
    pub declared: Vec<(Card, Card)>,
    /// 503p1: the established defenders.
    pub defenders: Vec<Card>,
    /// 500p3: the clause under which it breaks off as soon as the chain is empty.
    pub broken: Option<Clause>,
    /// 504p2: `true` if the battle step has begun.
    pub joined: bool,
    /// 621p1: `true` if the characters were removed from battle.
    pub parted: bool,
    /// Battle damage of the present moment that has not been dealt yet.
    pub blows: Vec<(Card, u32)>,
    /// The characters that take none of it, each with its clause: 900.logia.p1, 900.ranged.p3, 900.tough.p2.
    pub spared: Vec<(Card, Clause)>,
    /// Characters that have dealt their damage.
    pub struck: Vec<Card>,
    /// 605p3: characters that took battle damage in this resolution step.
    pub hit: Vec<Card>,
    /// 804: `true` if a character of the side was destroyed in it: the attacker's side, then the defender's.
    pub fallen: [bool; 2],
}

/// A task that has to be done before anything else continues.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Task {
    /// Cards are drawn.
    Draw(Seat, u16, Clause),
    /// Cards of the deck become life cards.
    Life(Seat, u16),
    /// A deck is shuffled.
    Shuffle(Seat, Clause),
    /// A player discards.
    Discard(Seat, u16, Clause),
    /// A player chooses this number of characters to scrap.
    Scrap(Seat, u16),
    /// A card is scrapped.
    Scrapped(Card, Clause),
    /// The top card of a life zone is scrapped for a cost.
    ScrapLife(Seat, u16),
    /// The owner orders cards that come to a place together.
    Order(Seat, Four, Place),
    /// A player finds this number of cards. `true` if the hand is searched as well.
    Find(Seat, u16, bool),
    /// 615p5.2: a player finds this number of cards of any sort.
    FindAny(Seat, u16),
    /// 319p12: the player who puts equipment into the battle zone chooses its bearer.
    Equip(Seat, Card),
    /// A player chooses cards or a number for the keyword under way.
    Choose(Seat, Clause),
    /// 505p1.2: damage fixes life cards: the player, the number, and whether it is battle damage.
    FixLife(Seat, u16, bool),
    /// Life cards are turned up: the player, the number left, and the place of the next one in the pile.
    TurnLife(Seat, u16, u16),
    /// The counterstrike effect of a card is carried out.
    Counterstrike(Card),
    /// The counterstrike effect does its acts: its targets, the next act, and the next place within it.
    Strike(Card, Aims, u8, u8),
    /// The card goes to the rest zone.
    RestLife(Card),
    /// A player has lost.
    Lose(Seat, Clause),
    /// 101p6, 901p6: the match is a draw.
    Draws(Clause),
    /// 623p10: a player uses a card.
    UseCard(Seat, Card),
    /// 900.scheme: a player puts the top card of the deck back.
    Scheme(Seat),
}

/// The immediate demand of a state check.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Urgent {
    /// A card goes away in this manner, under this clause.
    Gone(Card, Going, Clause),
    /// 305p4.2: a player has cards with the same name.
    SameName(Seat, Card, Card),
    /// 319p3: equipment in the chain has lost its character.
    Fails(u16),
}

/// The manner in which a card goes away.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Going {
    /// Destroyed.
    Destroyed,
    /// By a defence of 0 or less.
    Falls,
    /// Scrapped.
    Scrapped,
}

/// The progress of the link that is being resolved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Resolving {
    /// The number of the next act.
    pub act: u8,
    /// The number of its next card or repetition.
    pub place: u8,
    /// `true` if the card has entered.
    pub entered: bool,
    /// 705p6: a bit for each target that was gone when it began.
    pub gone: u8,
}
