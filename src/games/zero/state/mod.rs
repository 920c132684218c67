//! A match: `Setup` stays the same throughout, `State` changes.

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

/// Marks a card whose face the log hides: it has no definition.
pub const NO_FACE: u16 = u16::MAX;

/// The part of a match that never changes.
#[derive(Clone, Debug)]
pub struct Setup {
    /// The defined cards.
    pub pool: Arc<Pool>,
    /// The place in the pool of each card of the decks, by the card's index. [`NO_FACE`] if the log hides it.
    pub faces: Vec<u16>,
    /// The number of cards that each player brought.
    pub sizes: [usize; 2],
    /// The players' names.
    pub names: [String; 2],
    /// The organiser's decisions.
    pub options: Options,
    /// The keywords as abilities that another card can give.
    pub given: Vec<Ability>,
    /// The language in which the match is told.
    pub tongue: Tongue,
}

impl Setup {
    /// The facts of a card of a deck. `None` for a token, and if the log hides the card.
    #[inline]
    pub fn printed(&self, card: Card) -> Option<&Facts> {
        self.faces.get(card.index()).and_then(|it| self.pool.cards.get(usize::from(*it)))
    }

    /// `true` if a card is on one of the deck lists. `?` may be any card.
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

    /// The ability with a place.
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

/// The place of an ability: on a defined card, or among the keywords that another card gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct AbilityRef {
    /// The place of the card in the pool; [`NO_FACE`] for a given keyword.
    pub card: u16,
    /// The number of the ability on the card, from 0.
    pub at: u8,
}

impl AbilityRef {
    /// The counterstrike effect of a card.
    pub const COUNTERSTRIKE: u8 = u8::MAX;

    /// A keyword that another card gives.
    #[inline]
    pub fn given(keyword: Keyword) -> AbilityRef {
        AbilityRef { card: NO_FACE, at: keyword as u8 }
    }
}

/// The part of a match that changes: plain data.
#[derive(Clone, Debug, PartialEq)]
pub struct State {
    /// The place of every card.
    pub table: Table,
    /// The procedures under way, the innermost last.
    pub agenda: Vec<Frame<State>>,
    /// The next demand of the rules.
    pub due: Due<Zero>,
    /// The turn.
    pub turn: Turn,
    /// 105p1.2: the player with priority.
    pub priority: Seat,
    /// 106p3: `true` if the other player has passed.
    pub passed: bool,
    /// 106: the chain, the top last.
    pub chain: Vec<Link>,
    /// The number of links in the match so far.
    pub links: u16,
    /// 106p4: `true` if the chain is being resolved.
    pub running: bool,
    /// The progress of the top link.
    pub resolving: Option<Resolving>,
    /// Triggered effects that wait to join the chain.
    pub waiting: Vec<Waiting>,
    /// Tasks, in their order.
    pub tasks: Vec<Task>,
    /// The state check that has to act, if any.
    pub urgent: Option<Urgent>,
    /// The battle under way.
    pub fight: Option<Fight>,
    /// 319p4: equipment, each with its bearer.
    pub bearers: Vec<(Card, Card)>,
    /// Cards under others, the uppermost first.
    pub below: Vec<Below>,
    /// 607p2: damage on characters.
    pub damage: Vec<(Card, u32)>,
    /// Lasting effects, in the order in which they came into force (701p3).
    pub changes: Vec<Change>,
    /// Zones in which a position leaves an unnamed card lying face-up.
    pub bared: Vec<Zone>,
    /// The card that moved last, and the zone from which it came.
    pub came: Option<(Card, Zone)>,
    /// 614p3: cards of decks and life zones at which each player has looked since a link began to be resolved.
    pub looked: Vec<(Seat, Card)>,
    /// 323p3: face-down level markers that have gone to the rest zone, where no entry names them.
    pub unnamed: Vec<Card>,
    /// 102p3: cards that were chosen to be scrapped together.
    pub chosen: Vec<Card>,
    /// 615: the search under way, whose deck is to be shuffled: the player, the number of cards asked for, and the number
    /// found.
    pub search: Option<(Seat, u16, u16)>,
    /// 623p10: cards that an effect uses once it has been resolved.
    pub owed: Vec<(Seat, Card)>,
    /// 901p2: the player who said how often a loop is repeated, and the number.
    pub repeats: Option<(Seat, u32)>,
    /// 901p2: `true` if a loop was repeated, and effects say how the table stands.
    pub looped: bool,
    /// 901p3.4: by seat, the effect that each player activated last.
    pub last: [Option<(Card, u8)>; 2],
    /// 901p3.4: the player who chose the smaller number, and the effect that would continue the loop.
    pub stopped: Option<(Seat, Card, u8)>,
    /// 701p3: the cards whose continuous effects change attack and defence, in the order in which they came into force.
    pub in_force: Vec<Card>,
    /// 616p3: by seat, the revealed top card of the deck.
    pub shown: [Option<Card>; 2],
    /// The definitions of tokens, by card.
    pub tokens: Vec<(Card, u16)>,
    /// The result of the match.
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

    /// The present facts of a card: 706p2: those of the card that it copies, or else the printed ones.
    #[inline]
    pub fn facts<'a>(&self, setup: &'a Setup, card: Card) -> Option<&'a Facts> {
        let place = self.face(setup, card);
        setup.pool.cards.get(usize::from(place))
    }

    /// The place of the card's present definition in the pool.
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

    /// 612p2: the controller of a card in a battle or resource zone. Otherwise its owner.
    #[inline]
    pub fn controller(&self, card: Card) -> Seat {
        let zone = self.table.zone(card);
        if zones::is_battle(zone) || zones::is_resources(zone) { zones::owner(zone) } else { card.owner() }
    }

    /// `true` if a card is in a battle zone, event zones included.
    #[inline]
    pub fn stands(&self, card: Card) -> bool {
        card.is_known() && zones::is_battle(self.table.zone(card))
    }

    /// `true` if a card is tapped.
    #[inline]
    pub fn is_tapped(&self, card: Card) -> bool {
        self.table.has(card, zones::TAPPED)
    }

    /// The cards in a player's battle zone, without the event.
    #[inline]
    pub fn units(&self, of: Seat) -> &[Card] {
        self.table.pile(zones::battle(of))
    }

    /// All cards of a player's battle zone, including the event (206p2).
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

    /// The cards that lie under a card for a reason.
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

    /// The number of cards in a zone.
    #[inline]
    pub fn count(&self, zone: Zone) -> usize {
        self.table.pile(zone).len()
    }
}
