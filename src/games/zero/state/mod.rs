//! A match: what stays the same for all of it, and what changes.

pub(super) mod door;
pub(super) mod moves;
pub(super) mod options;
pub(super) mod pending;
pub(super) mod phase;
pub mod zones;

use super::Zero;
use super::cards::{Ability, Facts, Keyword, Pool};
use options::Options;
pub use pending::{
    Aims, Below, Change, Fight, Going, Lasting, Link, Resolving, Task, Turn, Under, Urgent, Waiting, What,
};
pub use phase::Phase;

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
    #[inline]
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
    #[inline]
    pub fn given(keyword: Keyword) -> AbilityRef {
        AbilityRef { card: NO_FACE, at: keyword as u8 }
    }
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
    /// The zones in which a position leaves a card without a name that lies face-up.
    pub bared: Vec<Zone>,
    /// The card that moved last, and the zone that it came from.
    pub came: Option<(Card, Zone)>,
    /// 614p3: who has looked at which cards of decks and life zones since a link of the chain began to be resolved.
    pub looked: Vec<(Seat, Card)>,
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
            table: Table::new(setup.sizes, zones::ZONES, zones::ORDERED, 0).mixing(zones::HANDS),
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
            bared: Vec::new(),
            came: None,
            looked: Vec::new(),
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
    #[inline]
    pub fn field(&self, of: Seat) -> impl Iterator<Item = Card> + '_ {
        self.units(of).iter().chain(self.table.pile(zones::event(of))).copied()
    }

    /// All cards of both battle zones, the active player's first.
    #[inline]
    pub fn fields(&self) -> impl Iterator<Item = Card> + '_ {
        self.field(self.turn.player).chain(self.field(self.turn.player.other()))
    }

    /// The character that bears equipment.
    #[inline]
    pub fn bearer(&self, equipment: Card) -> Option<Card> {
        self.bearers.iter().find(|it| it.0 == equipment).map(|it| it.1)
    }

    /// The equipment on a character.
    #[inline]
    pub fn equipment(&self, bearer: Card) -> impl Iterator<Item = Card> + '_ {
        self.bearers.iter().filter(move |it| it.1 == bearer).map(|it| it.0)
    }

    /// 600p5: a character's level.
    #[inline]
    pub fn level(&self, card: Card) -> u8 {
        let markers = self.below.iter().filter(|it| it.host == card && it.why == Under::Marker).count();
        1 + markers.min(200) as u8
    }

    /// The cards under a card, for a reason.
    #[inline]
    pub fn under(&self, host: Card, why: Under) -> impl Iterator<Item = Card> + '_ {
        self.below.iter().filter(move |it| it.host == host && it.why == why).map(|it| it.card)
    }

    /// The damage on a character.
    #[inline]
    pub fn damage_on(&self, card: Card) -> u32 {
        self.damage.iter().find(|it| it.0 == card).map_or(0, |it| it.1)
    }

    /// A link by its number.
    #[inline]
    pub fn link(&self, number: u16) -> Option<&Link> {
        self.chain.iter().find(|it| it.number == number)
    }

    /// The cards in a zone, in words of numbers.
    #[inline]
    pub fn count(&self, zone: Zone) -> usize {
        self.table.pile(zone).len()
    }
}
