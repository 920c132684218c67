//! The state of a match: its constant part ([`Setup`]) and its changing part ([`State`]), which is plain data.

pub(super) mod characteristics;
pub(super) mod door;
pub(super) mod resolution;
pub(super) mod units;
pub mod zones;

use super::cards::pool::{Facts, Pool};
use super::log::words::{Decision, Early, Race, Slot, Tactic};
use super::rules::agenda::Frame;
use super::{Clause, Xinglingwang};
use crate::judge::{Due, Outcome, Tongue};
use crate::log::Seat;
use crate::table::{Card, Table, Zone};
use resolution::Running;
use std::sync::Arc;
pub use units::{Beneath, Given, Lasting, Pending, Resolving, Unit};

/// The constant part of a match.
#[derive(Clone, Debug)]
pub struct Setup {
    /// The players' names.
    pub names: [String; 2],
    /// The defined cards.
    pub pool: Arc<Pool>,
    /// The cards of each deck, by their place; `None` for a card that the log hides.
    pub decks: [Vec<Option<u16>>; 2],
    /// The number of little travellers in each forest at the start.
    pub forests: [u16; 2],
    /// The language in which the match is told.
    pub tongue: Tongue,
}

impl Setup {
    /// The facts of a card; `None` for a hidden card or a little traveller.
    #[inline]
    pub fn facts(&self, card: Card) -> Option<&Facts> {
        if !card.is_known() {
            return None;
        }
        let at = (*self.decks[card.owner().index()].get(card.place())?)?;
        self.pool.facts.get(usize::from(at))
    }

    /// `true` if a card is in the match.
    #[inline]
    pub fn has(&self, card: Card) -> bool {
        card.is_known() && (card.token_place().is_some() || card.place() < self.decks[card.owner().index()].len())
    }

    /// The card with its name.
    pub fn told(&self, card: Card) -> String {
        if card.is_known() && card.token_place().is_some() {
            return crate::say!(self, "{card} little traveller", "{card}小旅人");
        }
        match self.facts(card) {
            Some(facts) => {
                let english = !self.tongue.native && !facts.card.english.is_empty();
                format!("{card} {}", if english { &facts.card.english } else { &facts.card.name })
            }
            None => card.to_string(),
        }
    }
}

/// 2: the phases of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Phase {
    /// 1: before the first turn.
    Preparation,
    /// 2.1: the draw phase.
    Draw,
    /// 2.2: the defence phase.
    Defence,
    /// 2.3: the summoning phase.
    Summoning,
    /// 2.4: the tactics phase.
    Tactics,
    /// 2.5: the end phase.
    End,
}

/// 12.3: a unit being played, whose sacrifices are being made.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Playing {
    /// The player.
    pub by: Seat,
    /// The card.
    pub card: Card,
    /// The position where it enters.
    pub to: Slot,
    /// The sacrifices not made yet.
    pub left: Vec<Card>,
    /// 15.devour.1: `true` if the first of them may go beneath the unit.
    pub devours: bool,
    /// 15.devour.1: the devoured units, which go beneath it.
    pub beneath: Vec<Beneath>,
}

/// 11.6: the battles of an attacker.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Battle {
    /// The attacking unit.
    pub attacker: Card,
    /// The defending units not compared yet.
    pub left: Vec<Card>,
    /// The compared defending units, each with `true` if the attacker won.
    pub fought: Vec<(Card, bool)>,
}

/// The current turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Turn {
    /// The turn player.
    pub player: Seat,
    /// The player who went first.
    pub first: Seat,
    /// The number of the turn, counted over both players from 1; 0 before the first.
    pub number: u16,
}

/// 15.charge.1: the maximum of charge energy.
pub const MOST_ENERGY: i16 = 5;

/// The changing part of a match.
#[derive(Clone, Debug, PartialEq)]
pub struct State {
    /// The event that the rules want next.
    pub due: Due<Xinglingwang>,
    /// The zones with their cards.
    pub table: Table,
    /// The procedures under way.
    pub agenda: Vec<Frame>,
    /// The units, by player and position.
    pub slots: [[Option<Unit>; 10]; 2],
    /// The turn.
    pub turn: Turn,
    /// The phase.
    pub phase: Phase,
    /// 1.1: the declared races.
    pub races: [Option<Race>; 2],
    /// 1.2: the players who have laid their decks.
    pub built: [bool; 2],
    /// 4.6: the little travellers in the forests.
    pub forest: [u16; 2],
    /// 15.charge.1: the charge energy.
    pub energy: [i16; 2],
    /// 15.charge.3: each player's maximum of charge energy.
    pub most_energy: [i16; 2],
    /// 15.reward.1: the rewards.
    pub rewards: [i16; 2],
    /// The number of tokens each player has had.
    pub tokens: [u16; 2],
    /// 12.2, 13.3: the unit of the phase has entered.
    pub entered: bool,
    /// 12.5: an effect has brought a unit this turn.
    pub by_effect: bool,
    /// 13.2: `true` if a card was used at a time that depends on hidden cards: before the tactics phase or in it. An
    /// effect of the phase's start may then be too late.
    pub perhaps_late: bool,
    /// 15.mechmerge.1: the mech merge phase of this turn has begun.
    pub merged: bool,
    /// 15.mechmerge.1: the mech merge phase is under way.
    pub merging: bool,
    /// 15.mechmerge.4: the names of the units that took part in a mech merge.
    pub joined: Vec<u16>,
    /// 15.mechmerge.7: the names of the units that took part in mech merges by effects.
    pub joined_by_text: Vec<u16>,
    /// 13.2: effects of the start of the tactics phase will come.
    pub starts: bool,
    /// 2.4: the choice of the tactics phase.
    pub tactic: Option<Tactic>,
    /// 11.3, 13.5: a unit has attacked or moved.
    pub begun: bool,
    /// 15.glide.1: the unit that has glided and has to attack next.
    pub gliding: Option<Card>,
    /// 14.3: the number of star lane cards turned over; `None` before the countdown.
    pub countdown: Option<u8>,
    /// 14.4: each player's declared early end.
    pub declared: [Option<Early>; 2],
    /// 6.1: the abilities whose timing has come.
    pub pending: Vec<Pending>,
    /// 6.1, 14.1: the place in the order that the effects of the end phase have reached; `None` outside them.
    pub ending: Option<u8>,
    /// 10.2: the units and terrain cards about to be destroyed, each with the clause. Effects of their destruction
    /// come first.
    pub dying: Vec<(Card, Clause)>,
    /// The abilities and cards being resolved.
    pub resolving: Vec<Resolving>,
    /// 6.2: the texts being carried out. The one that interrupted last is at the end.
    pub running: Vec<Running>,
    /// 7.2: the magic cards in use, each with the unit it will be put beneath.
    pub using: Vec<(Card, Card)>,
    /// 15.reveal.1: the revealed cards, each with its zone.
    pub shown: Vec<(Card, u8)>,
    /// 15.spin.2: the opened cards.
    pub opened: Vec<Card>,
    /// 15.spin.1: the wheels to be spun.
    pub spins: Vec<Seat>,
    /// The libraries to be shuffled.
    pub shuffles: Vec<Seat>,
    /// 15.kidnap.5: the cards of kidnappers that have left, a group for each kidnapper. The flag is `true` if one of
    /// them may be released.
    pub freed: Vec<(Vec<Card>, bool)>,
    /// 15.cover.1: each unit with cover, with the unit that entered next to it.
    pub covers: Vec<(Card, Card)>,
    /// 12.3: the unit being played.
    pub playing: Option<Playing>,
    /// 11.6: the current battle.
    pub battle: Option<Battle>,
    /// 11.6.1: the players who have passed.
    pub passed: [bool; 2],
    /// The card that moved last, with the zone it came from.
    pub came: Option<(Card, Zone)>,
    /// 15.split.1: the unit being split, of which more cards have to be put on the board.
    pub splitting: Option<Card>,
    /// The once-a-turn abilities that were activated this turn, by card and number.
    pub once: Vec<(Card, u8)>,
    /// The lasting effects of texts.
    pub lasting: Vec<Lasting>,
    /// 11.2: the attacker to be turned upright, with the clause.
    pub astray: Option<(Card, Clause)>,
    /// 15.ride.3: the unit whose riders return to the forest.
    pub unseated: Option<Card>,
    /// The result of the match.
    pub outcome: Option<Outcome<Xinglingwang>>,
}

impl State {
    /// A state with nothing on the table.
    pub fn new(setup: &Setup) -> State {
        let sizes = setup.decks.each_ref().map(Vec::len);
        State {
            due: Due::Over,
            table: Table::new(sizes, zones::ZONES, zones::ORDERED, 0).mixing(zones::HANDS),
            agenda: Vec::new(),
            slots: Default::default(),
            turn: Turn { player: Seat::A, first: Seat::A, number: 0 },
            phase: Phase::Preparation,
            races: [None; 2],
            built: [false; 2],
            forest: [0; 2],
            energy: [0; 2],
            most_energy: [MOST_ENERGY; 2],
            rewards: [0; 2],
            tokens: [0; 2],
            entered: false,
            by_effect: false,
            perhaps_late: false,
            merged: false,
            merging: false,
            joined: Vec::new(),
            joined_by_text: Vec::new(),
            starts: false,
            tactic: None,
            begun: false,
            gliding: None,
            countdown: None,
            declared: [None; 2],
            pending: Vec::new(),
            ending: None,
            dying: Vec::new(),
            resolving: Vec::new(),
            running: Vec::new(),
            using: Vec::new(),
            shown: Vec::new(),
            opened: Vec::new(),
            spins: Vec::new(),
            shuffles: Vec::new(),
            freed: Vec::new(),
            covers: Vec::new(),
            playing: None,
            battle: None,
            passed: [false; 2],
            came: None,
            splitting: None,
            once: Vec::new(),
            lasting: Vec::new(),
            astray: None,
            unseated: None,
            outcome: None,
        }
    }

    /// A player's units with their positions, in lane order (6.1n1).
    #[inline]
    pub fn units(&self, of: Seat) -> impl Iterator<Item = (Slot, &Unit)> + '_ {
        Slot::ALL.into_iter().zip(&self.slots[of.index()]).filter_map(|(at, unit)| Some((at, unit.as_ref()?)))
    }

    /// The unit at a position.
    #[inline]
    pub fn at(&self, of: Seat, slot: Slot) -> Option<&Unit> {
        self.slots[of.index()][slot as usize].as_ref()
    }

    /// The board and the position of a unit.
    #[inline]
    pub fn find(&self, card: Card) -> Option<(Seat, Slot)> {
        if !card.is_known() {
            return None;
        }
        Seat::BOTH.into_iter().find_map(|of| Some((of, self.units(of).find(|it| it.1.card == card)?.0)))
    }

    /// The unit with a card.
    #[inline]
    pub fn unit(&self, card: Card) -> Option<&Unit> {
        let (of, at) = self.find(card)?;
        self.at(of, at)
    }

    /// The unit with a card, mutable.
    #[inline]
    pub fn unit_mut(&mut self, card: Card) -> Option<&mut Unit> {
        let (of, at) = self.find(card)?;
        self.slots[of.index()][at as usize].as_mut()
    }

    /// 6.9: the player on whose board a unit or terrain card is.
    #[inline]
    pub fn controller(&self, card: Card) -> Option<Seat> {
        self.find(card).map(|it| it.0).or_else(|| {
            let zone = self.table.zone(card);
            Seat::BOTH.into_iter().find(|of| zone == zones::terrain(*of))
        })
    }

    /// The name of a player's next little traveller.
    #[inline]
    pub const fn next_token(&self, of: Seat) -> Card {
        Card::token(of, self.tokens[of.index()] as usize)
    }

    /// 9.2: the positions where a unit may enter: the free ones of the front row; if there are none, those of the back row.
    #[inline]
    pub fn entrances(&self, of: Seat) -> impl Iterator<Item = Slot> + '_ {
        let free = move |it: &Slot| self.at(of, *it).is_none();
        let front = Slot::ALL.into_iter().any(|it| it.is_front() && free(&it));
        Slot::ALL.into_iter().filter(move |it| it.is_front() == front && free(it))
    }

    /// `true` if the rules ask this player for a decision now.
    #[inline]
    pub fn asks(&self, by: Seat) -> bool {
        matches!(self.due, Due::Decision { by: asked, .. } if asked == by)
    }

    /// `true` if the rules ask for any decision now.
    #[inline]
    pub fn asks_somebody(&self) -> bool {
        matches!(self.due, Due::Decision { .. })
    }
}

/// A stream of decisions.
pub type Choices<'a> = Box<dyn Iterator<Item = Decision> + 'a>;
