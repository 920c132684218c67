//! What a match is in the middle of: the turn, the chain, what waits to join it, battles, what has to be done next; and what
//! lasts.

use super::AbilityRef;
use super::phase::Phase;
use crate::games::zero::book::Clause;
use crate::games::zero::cards::Keyword;
use crate::games::zero::log::words::{Four, Place, Until, Way};
use crate::log::Seat;
use crate::table::Card;

/// 400: whose turn it is.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Turn {
    /// 1 for the first player's first; 0 before it.
    pub number: u16,
    /// The active player; before the first turn, the one who goes first.
    pub player: Seat,
    /// Where in it.
    pub phase: Phase,
    /// 600p1: a level-up has succeeded.
    pub levelled: bool,
    /// 204p2: a resource card was put down, or it was said that none is.
    pub laid: bool,
    /// 900.ninpo.p1: by seat, who has used cards with 忍术, 体术 or 幻术: which.
    pub arts: [Vec<Card>; 2],
    /// 900.resurreccion.p1.4: the cards by which a Resurreccion was performed.
    pub resurrected: Vec<Card>,
    /// 703p4: effects that were used and can be used once a turn.
    pub used: Vec<(Card, AbilityRef)>,
}

/// 106: a card, an effect or a level-up in the chain.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Link {
    /// Its number in the match.
    pub number: u16,
    /// Whose.
    pub by: Seat,
    /// The card, or the card whose effect it is, or the character that is levelled up.
    pub card: Card,
    /// What it is.
    pub what: What,
    /// The character that equipment is for, the source of a transform, the card that an effect from hand was chosen for.
    pub on: Card,
    /// What it is aimed at.
    pub aims: Aims,
    /// 303p7
    pub x: u16,
    /// 707p4: it does what it does instead, as the condition held when it was used.
    pub instead: bool,
}

/// What a link is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum What {
    /// A card that is used.
    Card(Option<Way>),
    /// An effect.
    Effect(AbilityRef),
    /// 706p7: a copy of a tactic that is being used: what it does.
    Copy(AbilityRef),
    /// A level-up; with the card that was revealed from hand, or none.
    LevelUp(Card),
}

/// 705: what was targeted. A card that has left its zone since is gone.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Aims {
    /// The cards.
    pub cards: Four,
    /// Which of them have left their zones, a bit each.
    pub gone: u8,
    /// The link; 0 for none.
    pub link: u16,
    /// The player.
    pub player: Option<Seat>,
}

impl Aims {
    /// The cards that are still where they were.
    pub fn left(&self) -> impl Iterator<Item = Card> + '_ {
        self.cards.cards().iter().enumerate().filter(|it| self.gone >> it.0 & 1 == 0).map(|it| *it.1)
    }

    /// Whether there is any target.
    pub fn is_empty(&self) -> bool {
        self.cards.is_empty() && self.link == 0 && self.player.is_none()
    }
}

/// 106p5, 106p6: an effect that has triggered and waits to join the chain.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Waiting {
    /// Whose.
    pub by: Seat,
    /// The card whose effect it is.
    pub card: Card,
    /// As the log calls it: which of the card's abilities, from 1.
    pub number: u8,
    /// The effect.
    pub ability: AbilityRef,
    /// 704p6: what was fixed before a counterstrike effect comes first.
    pub rank: u8,
}

/// What an effect does for some time.
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
    /// 607p6: so much damage is prevented.
    Prevented(u32),
}

/// A lasting effect on a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Change {
    /// The card.
    pub card: Card,
    /// What it does.
    pub what: Lasting,
    /// For how long.
    pub until: Until,
}

/// Why a card lies under another.
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
    /// The one on top.
    pub host: Card,
    /// Why.
    pub why: Under,
}

/// 500: the battle under way.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Fight {
    /// The attacker.
    pub attacker: Card,
    /// 501p1: the attacked characters; none while the life zone is attacked, or nothing yet.
    pub objects: Vec<Card>,
    /// 501p2: the life zone is attacked.
    pub life: bool,
    /// 502p1: no defence can be declared against the attacker.
    pub closed: bool,
    /// 502p2: declared, not yet tapped: who defends, and whom each stands in for.
    pub declared: Vec<(Card, Card)>,
    /// 503p1: established: who defends, and whom each stands in for.
    pub defenders: Vec<Card>,
    /// 500p3: it breaks off as soon as the chain is empty, under this clause.
    pub broken: Option<Clause>,
    /// 504p2: the battle step has begun.
    pub joined: bool,
    /// 621p1: the characters were removed from battle.
    pub parted: bool,
    /// Battle damage that is still to be dealt at this time.
    pub blows: Vec<(Card, u32)>,
    /// Who takes none of it, and by which clause: 900.logia.p1, 900.ranged.p3, 900.tough.p2.
    pub spared: Vec<(Card, Clause)>,
    /// Which characters have dealt their damage.
    pub struck: Vec<Card>,
    /// 605p3: characters that took battle damage in this resolution step.
    pub hit: Vec<Card>,
    /// 804: who was destroyed in it: attacker's side, defender's side.
    pub fallen: [bool; 2],
}

/// Something that has to be done before anything else goes on.
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
    /// A player chooses characters to scrap; the number, and whether the other one has chosen already.
    Scrap(Seat, u16),
    /// A card is scrapped.
    Scrapped(Card, Clause),
    /// The top card of a life zone is scrapped for a cost.
    ScrapLife(Seat, u16),
    /// The owner orders cards that come to a place together.
    Order(Seat, Four, Place),
    /// A player finds cards; the number, and whether the hand is searched as well.
    Find(Seat, u16, bool),
    /// 615p5.2: a player finds so many cards of any sort.
    FindAny(Seat, u16),
    /// 319p12: the player who puts equipment into the battle zone chooses its bearer.
    Equip(Seat, Card),
    /// A player chooses cards or a number for the keyword under way.
    Choose(Seat, Clause),
    /// 505p1.2: the life cards that damage will turn up are fixed: whose, how many, whether it is battle damage.
    FixLife(Seat, u16, bool),
    /// Life cards are turned up: whose, how many are left, the place of the next one in the pile.
    TurnLife(Seat, u16, u16),
    /// The counterstrike effect of a card is carried out.
    Counterstrike(Card),
    /// What the counterstrike effect does, from an act on, and of that from a place on.
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

/// What a check of the table wants at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Urgent {
    /// A card goes, by this step and under this clause.
    Gone(Card, Going, Clause),
    /// 305p4.2: a player has cards with the same name.
    SameName(Seat, Card, Card),
    /// 319p3: equipment in the chain has lost its character.
    Fails(u16),
}

/// How a card goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Going {
    /// Destroyed.
    Destroyed,
    /// By its defence.
    Falls,
    /// Scrapped.
    Scrapped,
}

/// How far the link that is resolved has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Resolving {
    /// Which act of the effect is next.
    pub act: u8,
    /// Which of its cards, or times, is next.
    pub place: u8,
    /// The card has entered.
    pub entered: bool,
    /// 705p6: which of its targets were gone when it began.
    pub gone: u8,
}
