//! A match: what stays the same for all of it, and what changes.

use super::Zero;
use super::cards::{Ability, Facts, Keyword, Pool};
use super::clauses::Clause;
pub use super::moments::Phase;
use super::options::Options;
use super::words::{Four, Place, Until, Way};
use super::zones;
use crate::judge::{Due, Outcome, Tongue};
use crate::log::Seat;
use crate::procedure::{Frame, Procedure};
use crate::say;
use crate::table::{Card, Table, Zone};
use std::sync::Arc;

/// No definition: a card whose face the log hides.
pub const NO_FACE: u16 = u16::MAX;

/// What stays the same for a whole match.
#[derive(Clone, Debug)]
pub struct Setup {
    /// The cards that are defined.
    pub pool: Arc<Pool>,
    /// What each card of the decks is, by the card's index: its place in the pool, or [`NO_FACE`].
    pub faces: Vec<u16>,
    /// How many cards each player brought.
    pub sizes: [usize; 2],
    /// The players' names.
    pub names: [String; 2],
    /// What the organiser decides.
    pub options: Options,
    /// The keywords as abilities that another card gives.
    pub given: Vec<Ability>,
    /// In which words the match is told.
    pub tongue: Tongue,
}

impl Setup {
    /// What a card of a deck is; none for a token and where the log hides it.
    #[inline]
    pub fn printed(&self, card: Card) -> Option<&Facts> {
        self.faces.get(card.index()).and_then(|it| self.pool.cards.get(usize::from(*it)))
    }

    /// Whether a card is on one of the deck lists. `?` may be any.
    #[inline]
    pub fn has(&self, card: Card) -> bool {
        card == Card::UNKNOWN || (card.is_known() && card.place() < self.sizes[card.owner().index()])
    }

    /// All cards of a player's list.
    pub fn cards(&self, of: Seat) -> impl Iterator<Item = Card> + use<> {
        (0..self.sizes[of.index()]).map(move |place| Card::new(of, place))
    }

    /// A card in words: `A17 赤枪手`.
    pub fn tell(&self, card: Card) -> String {
        match self.printed(card) {
            Some(facts) => format!("{card} {}", facts.title),
            None if card == Card::UNKNOWN => say!(self, "an unknown card", "一张未知的牌"),
            None if card.token_place().is_some() => say!(self, "token {card}", "代替物{card}"),
            None => say!(self, "{card} (face unknown)", "{card}（牌面未知）"),
        }
    }

    /// An ability by where it stands.
    #[inline]
    pub fn ability(&self, of: AbilityRef) -> Option<&Ability> {
        if of.card == NO_FACE {
            return self.given.get(usize::from(of.at));
        }
        let facts = self.pool.cards.get(usize::from(of.card))?;
        if of.at == AbilityRef::COUNTERSTRIKE {
            facts.counterstrike.as_ref()
        } else {
            facts.abilities.get(usize::from(of.at))
        }
    }
}

/// Where an ability stands: on which defined card, or among the keywords that are given.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct AbilityRef {
    /// The place of the card in the pool; [`NO_FACE`] for a given keyword.
    pub card: u16,
    /// Which of its abilities, from 0.
    pub at: u8,
}

impl AbilityRef {
    /// The counterstrike effect of a card.
    pub const COUNTERSTRIKE: u8 = u8::MAX;

    /// A keyword that is given.
    pub fn given(keyword: Keyword) -> AbilityRef {
        AbilityRef { card: NO_FACE, at: keyword as u8 }
    }
}

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

/// Everything that changes: plain data.
#[derive(Clone, Debug, PartialEq)]
pub struct State {
    /// Where all cards are.
    pub table: Table,
    /// The procedures under way, the innermost last.
    pub agenda: Vec<Frame<State>>,
    /// What the rules want next.
    pub due: Due<Zero>,
    /// The turn.
    pub turn: Turn,
    /// 105p1.2: who has priority.
    pub priority: Seat,
    /// 106p3: the other player has passed.
    pub passed: bool,
    /// 106: the chain, the top last.
    pub chain: Vec<Link>,
    /// How many links there were in the match.
    pub links: u16,
    /// 106p4: the chain is being resolved.
    pub running: bool,
    /// How far the top link has come.
    pub resolving: Option<Resolving>,
    /// Effects that have triggered.
    pub waiting: Vec<Waiting>,
    /// What has to be done, in order.
    pub tasks: Vec<Task>,
    /// What a check of the table wants.
    pub urgent: Option<Urgent>,
    /// The battle under way.
    pub fight: Option<Fight>,
    /// 319p4: equipment, and who bears it.
    pub bearers: Vec<(Card, Card)>,
    /// Cards under others, the uppermost first.
    pub below: Vec<Below>,
    /// 607p2: damage on characters.
    pub damage: Vec<(Card, u32)>,
    /// Lasting effects, in the order in which they came into force (701p3).
    pub changes: Vec<Change>,
    /// 323p3: face-down level markers that have gone to the rest zone, where no entry names them.
    pub unnamed: Vec<Card>,
    /// 102p3: cards that were chosen to be scrapped together.
    pub chosen: Vec<Card>,
    /// 615: cards that a search asked for, and how many were found; the deck is to be shuffled.
    pub search: Option<(Seat, u16, u16)>,
    /// 623p10: cards that an effect uses once it has been resolved.
    pub owed: Vec<(Seat, Card)>,
    /// 901p2: a player has said how often a loop is repeated.
    pub repeats: Option<(Seat, u32)>,
    /// 901p2: a loop was repeated, and effects say how the table stands.
    pub looped: bool,
    /// 901p3.4: by seat, the effect that each player activated last.
    pub last: [Option<(Card, u8)>; 2],
    /// 901p3.4: who has chosen the smaller number, and the effect that would go on with the loop.
    pub stopped: Option<(Seat, Card, u8)>,
    /// 701p3: the cards whose continuous effects change attack and defence, in the order in which they came into force.
    pub in_force: Vec<Card>,
    /// 616p3: by seat, the top card of the deck that lies revealed.
    pub shown: [Option<Card>; 2],
    /// What tokens are.
    pub tokens: Vec<(Card, u16)>,
    /// How the match ended.
    pub outcome: Option<Outcome<Zero>>,
}

impl State {
    /// A table without cards.
    pub fn new(setup: &Setup, proc: &'static Procedure<State>) -> State {
        State {
            table: Table::new(setup.sizes, zones::ZONES, zones::ORDERED, 0),
            agenda: vec![Frame::new(proc)],
            due: Due::Over,
            turn: Turn {
                number: 0,
                player: Seat::A,
                phase: Phase::Preparation,
                levelled: false,
                laid: false,
                arts: Default::default(),
                resurrected: Vec::new(),
                used: Vec::new(),
            },
            priority: Seat::A,
            passed: false,
            chain: Vec::new(),
            links: 0,
            running: false,
            resolving: None,
            waiting: Vec::new(),
            tasks: Vec::new(),
            urgent: None,
            fight: None,
            bearers: Vec::new(),
            below: Vec::new(),
            damage: Vec::new(),
            changes: Vec::new(),
            unnamed: Vec::new(),
            chosen: Vec::new(),
            search: None,
            owed: Vec::new(),
            repeats: None,
            looped: false,
            last: [None; 2],
            stopped: None,
            in_force: Vec::new(),
            shown: [None; 2],
            tokens: Vec::new(),
            outcome: None,
        }
    }

    /// What a card is now: 706p2: what it copies, else what is printed on it.
    #[inline]
    pub fn facts<'a>(&self, setup: &'a Setup, card: Card) -> Option<&'a Facts> {
        let place = self.face(setup, card);
        setup.pool.cards.get(usize::from(place))
    }

    /// Which defined card a card is now.
    #[inline]
    pub fn face(&self, setup: &Setup, card: Card) -> u16 {
        if let Some(Lasting::Copy(of)) = self
            .changes
            .iter()
            .rev()
            .find(|it| it.card == card && matches!(it.what, Lasting::Copy(_)))
            .map(|it| it.what)
        {
            return of;
        }
        match setup.faces.get(card.index()) {
            Some(face) => *face,
            None => self.tokens.iter().find(|it| it.0 == card).map_or(NO_FACE, |it| it.1),
        }
    }

    /// 612p2: who controls a card in a battle or resource zone; else its owner.
    #[inline]
    pub fn controller(&self, card: Card) -> Seat {
        let zone = self.table.zone(card);
        if zones::is_battle(zone) || zones::is_resources(zone) { zones::owner(zone) } else { card.owner() }
    }

    /// Whether a card is in a battle zone, the event zone with it.
    #[inline]
    pub fn stands(&self, card: Card) -> bool {
        card.is_known() && zones::is_battle(self.table.zone(card))
    }

    /// Whether a card is tapped.
    #[inline]
    pub fn is_tapped(&self, card: Card) -> bool {
        self.table.has(card, zones::TAPPED)
    }

    /// The cards in a player's battle zone, without the event.
    #[inline]
    pub fn units(&self, of: Seat) -> &[Card] {
        self.table.pile(zones::battle(of))
    }

    /// All cards of a player's battle zone, the event with it (206p2).
    pub fn field(&self, of: Seat) -> impl Iterator<Item = Card> + '_ {
        self.units(of).iter().chain(self.table.pile(zones::event(of))).copied()
    }

    /// All cards of both battle zones, the active player's first.
    pub fn fields(&self) -> impl Iterator<Item = Card> + '_ {
        self.field(self.turn.player).chain(self.field(self.turn.player.other()))
    }

    /// The character that bears equipment.
    pub fn bearer(&self, equipment: Card) -> Option<Card> {
        self.bearers.iter().find(|it| it.0 == equipment).map(|it| it.1)
    }

    /// The equipment on a character.
    pub fn equipment(&self, bearer: Card) -> impl Iterator<Item = Card> + '_ {
        self.bearers.iter().filter(move |it| it.1 == bearer).map(|it| it.0)
    }

    /// 600p5: a character's level.
    pub fn level(&self, card: Card) -> u8 {
        let markers = self.below.iter().filter(|it| it.host == card && it.why == Under::Marker).count();
        1 + markers.min(200) as u8
    }

    /// The cards under a card, for a reason.
    pub fn under(&self, host: Card, why: Under) -> impl Iterator<Item = Card> + '_ {
        self.below.iter().filter(move |it| it.host == host && it.why == why).map(|it| it.card)
    }

    /// The damage on a character.
    #[inline]
    pub fn damage_on(&self, card: Card) -> u32 {
        self.damage.iter().find(|it| it.0 == card).map_or(0, |it| it.1)
    }

    /// A link by its number.
    pub fn link(&self, number: u16) -> Option<&Link> {
        self.chain.iter().find(|it| it.number == number)
    }

    /// The cards in a zone, in words of numbers.
    pub fn count(&self, zone: Zone) -> usize {
        self.table.pile(zone).len()
    }
}
