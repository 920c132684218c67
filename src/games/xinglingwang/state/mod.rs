//! The setup of a match, and its state: plain data.

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

/// What stays the same for a whole match.
#[derive(Clone, Debug)]
pub struct Setup {
    /// The players' names.
    pub names: [String; 2],
    /// The cards that are defined.
    pub pool: Arc<Pool>,
    /// By player and place in the deck, the card; none for one that the log hides.
    pub decks: [Vec<Option<u16>>; 2],
    /// How many little travellers the forests hold at the start.
    pub forests: [u16; 2],
    /// In which words the match is told.
    pub tongue: Tongue,
}

impl Setup {
    /// What is printed on a card; none for one that is hidden, or a little traveller.
    #[inline]
    pub fn facts(&self, card: Card) -> Option<&Facts> {
        if !card.is_known() {
            return None;
        }
        let at = (*self.decks[card.owner().index()].get(card.place())?)?;
        self.pool.facts.get(usize::from(at))
    }

    /// Whether a card is in the match.
    #[inline]
    pub fn has(&self, card: Card) -> bool {
        card.is_known() && (card.token_place().is_some() || card.place() < self.decks[card.owner().index()].len())
    }

    /// Its name.
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
    /// 1
    Preparation,
    /// 2.1
    Draw,
    /// 2.2
    Defence,
    /// 2.3
    Summoning,
    /// 2.4
    Tactics,
    /// 2.5
    End,
}

/// 12.3: a unit that is being played, for which sacrifices are made.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Playing {
    /// Who plays it.
    pub by: Seat,
    /// The card.
    pub card: Card,
    /// Where it enters.
    pub to: Slot,
    /// The sacrifices that are still to be made.
    pub left: Vec<Card>,
    /// 15.devour.1: the first of them goes beneath the unit.
    pub devours: bool,
    /// 15.devour.1: what goes beneath it.
    pub beneath: Vec<Beneath>,
}

/// 11.6: the battles of an attacker.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Battle {
    /// Who attacks.
    pub attacker: Card,
    /// The defending units that are still to be compared.
    pub left: Vec<Card>,
    /// Each compared defending unit, and whether the attacker won.
    pub fought: Vec<(Card, bool)>,
}

/// The turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Turn {
    /// The turn player.
    pub player: Seat,
    /// Who went first.
    pub first: Seat,
    /// The turn's number over both players, from 1; 0 before the first.
    pub number: u16,
}

/// 15.charge.1: the most charge energy.
pub const MOST_ENERGY: i16 = 5;

/// Everything that changes.
#[derive(Clone, Debug, PartialEq)]
pub struct State {
    /// What the rules want next.
    pub due: Due<Xinglingwang>,
    /// Where the cards lie.
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
    /// 1.2: whose deck was laid.
    pub built: [bool; 2],
    /// 4.6: the little travellers in the forests.
    pub forest: [u16; 2],
    /// 15.charge.1
    pub energy: [i16; 2],
    /// 15.charge.3: the most that each may have.
    pub most_energy: [i16; 2],
    /// 15.reward.1
    pub rewards: [i16; 2],
    /// How many tokens there were.
    pub tokens: [u16; 2],
    /// 12.2, 13.3: the unit of the phase has entered.
    pub entered: bool,
    /// 12.5: an effect has brought a unit this turn.
    pub by_effect: bool,
    /// 13.2: a card was used of which only hidden cards say whether that was before the tactics phase began: what it brought may
    /// have come too late for an effect of that moment.
    pub perhaps_late: bool,
    /// 15.mechmerge.1: the mech merge phase of this turn has been.
    pub merged: bool,
    /// 15.mechmerge.1: the mech merge phase is under way.
    pub merging: bool,
    /// 15.mechmerge.4: the names of the units that took part.
    pub joined: Vec<u16>,
    /// 15.mechmerge.7: the same of the mech merges that effects bring about.
    pub joined_by_text: Vec<u16>,
    /// 13.2: effects of the start of the tactics phase will come.
    pub starts: bool,
    /// 2.4: what was chosen.
    pub tactic: Option<Tactic>,
    /// 11.3, 13.5: a unit has attacked, or moved.
    pub begun: bool,
    /// 15.glide.1: the unit that has glided and attacks next.
    pub gliding: Option<Card>,
    /// 14.3: how many star lane cards are turned over, once the countdown has begun.
    pub countdown: Option<u8>,
    /// 14.4: what was declared.
    pub declared: [Option<Early>; 2],
    /// 6.1: the abilities whose moment has come.
    pub pending: Vec<Pending>,
    /// 6.1, 14.1: the place in the order to which the effects of the end phase have come, while they are resolved.
    pub ending: Option<u8>,
    /// 10.2: the units and terrain cards that are destroyed as soon as the effects on it are done.
    pub dying: Vec<(Card, Clause)>,
    /// The abilities and cards that are being resolved.
    pub resolving: Vec<Resolving>,
    /// 6.2: the texts that are carried out, the one that broke in last behind the others.
    pub running: Vec<Running>,
    /// 7.2: the magic cards in use, and the unit beneath which each is put.
    pub using: Vec<(Card, Card)>,
    /// 15.reveal.1: the revealed cards, and the zone of each.
    pub shown: Vec<(Card, u8)>,
    /// 15.spin.2: the opened cards.
    pub opened: Vec<Card>,
    /// 15.spin.1: the wheels that are to be spun.
    pub spins: Vec<Seat>,
    /// The libraries that are to be shuffled.
    pub shuffles: Vec<Seat>,
    /// 15.kidnap.5: the kidnapped cards whose kidnapper has left, one group each; the flag says that one may be released.
    pub freed: Vec<(Vec<Card>, bool)>,
    /// 15.cover.1: the units with cover beside which a unit has entered.
    pub covers: Vec<(Card, Card)>,
    /// 12.3
    pub playing: Option<Playing>,
    /// 11.6
    pub battle: Option<Battle>,
    /// 11.6.1: who has passed.
    pub passed: [bool; 2],
    /// The card that moved last, and the zone that it came from.
    pub came: Option<(Card, Zone)>,
    /// 15.split.1: the unit that is being split, of which more is to be put on the board.
    pub splitting: Option<Card>,
    /// What was activated this turn that is activated once a turn.
    pub once: Vec<(Card, u8)>,
    /// What texts gave.
    pub lasting: Vec<Lasting>,
    /// 11.2: the attacker that is turned upright now.
    pub astray: Option<(Card, Clause)>,
    /// 15.ride.3: the unit whose little travellers return to the forest now.
    pub unseated: Option<Card>,
    /// The end.
    pub outcome: Option<Outcome<Xinglingwang>>,
}

impl State {
    /// A match with nothing on the table.
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

    /// The units of a player with their positions, in lane order (6.1n1).
    #[inline]
    pub fn units(&self, of: Seat) -> impl Iterator<Item = (Slot, &Unit)> + '_ {
        Slot::ALL.into_iter().zip(&self.slots[of.index()]).filter_map(|(at, unit)| Some((at, unit.as_ref()?)))
    }

    /// The unit at a position.
    #[inline]
    pub fn at(&self, of: Seat, slot: Slot) -> Option<&Unit> {
        self.slots[of.index()][slot as usize].as_ref()
    }

    /// Where a unit stands, and on whose board.
    #[inline]
    pub fn find(&self, card: Card) -> Option<(Seat, Slot)> {
        if !card.is_known() {
            return None;
        }
        Seat::BOTH.into_iter().find_map(|of| Some((of, self.units(of).find(|it| it.1.card == card)?.0)))
    }

    /// A unit by its card.
    #[inline]
    pub fn unit(&self, card: Card) -> Option<&Unit> {
        let (of, at) = self.find(card)?;
        self.at(of, at)
    }

    /// A unit by its card, to be changed.
    #[inline]
    pub fn unit_mut(&mut self, card: Card) -> Option<&mut Unit> {
        let (of, at) = self.find(card)?;
        self.slots[of.index()][at as usize].as_mut()
    }

    /// 6.9: whose board a card is on.
    #[inline]
    pub fn controller(&self, card: Card) -> Option<Seat> {
        self.find(card).map(|it| it.0).or_else(|| {
            let zone = self.table.zone(card);
            Seat::BOTH.into_iter().find(|of| zone == zones::terrain(*of))
        })
    }

    /// The next little traveller of a player.
    #[inline]
    pub const fn next_token(&self, of: Seat) -> Card {
        Card::token(of, self.tokens[of.index()] as usize)
    }

    /// 9.2: the positions at which a unit may enter: the front row, and the back row where that has no room.
    #[inline]
    pub fn entrances(&self, of: Seat) -> impl Iterator<Item = Slot> + '_ {
        let free = move |it: &Slot| self.at(of, *it).is_none();
        let front = Slot::ALL.into_iter().any(|it| it.is_front() && free(&it));
        Slot::ALL.into_iter().filter(move |it| it.is_front() == front && free(it))
    }

    /// Whether the rules ask this player for a choice now.
    #[inline]
    pub fn asks(&self, by: Seat) -> bool {
        matches!(self.due, Due::Decision { by: asked, .. } if asked == by)
    }

    /// Whether a choice is asked for at all.
    #[inline]
    pub fn asks_somebody(&self) -> bool {
        matches!(self.due, Due::Decision { .. })
    }
}

/// A list of choices.
pub type Choices<'a> = Box<dyn Iterator<Item = Decision> + 'a>;
