//! The first pass over a log without its opening: each event shows where its cards were before.

use super::ids::{CardId, Code, Pattern, UnitId};
use super::model::{About, Aim, At, Combat, Event, What};
use super::pool::Opening;
use crate::log::Seat;
use std::collections::{HashMap, HashSet};

/// A card that the log names, or one that 世代交代 brought to the hand unrecorded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Known {
    /// The named card.
    As(CardId),
    /// The card brought by this request.
    Gained(u32),
}

/// A bulwark that was set and is never named.
#[derive(Clone, Debug)]
pub struct Hidden {
    /// The event of the choice.
    pub event: u64,
    /// The request that brought the card to the hand; `None` if it was in the opening hand.
    pub gained: Option<u32>,
    /// Drawn cards that may be this one.
    pub or: Vec<CardId>,
}

/// The information on a player's cards.
#[derive(Clone, Debug, Default)]
pub struct Gathered {
    /// The cards that left the life, in order.
    pub left: Vec<Known>,
    /// For each draw: the number of cards that had left the life before, and the number drawn.
    pub draws: Vec<(usize, usize)>,
    /// The cards that came to the hand after the opening and are still there, in the client's order.
    pub later: Vec<Known>,
    /// The cards that were in the opening hand, because they left the hand without having come to it.
    pub from_opening: Vec<CardId>,
    /// The cards that were in the opening hand, or were brought by one of these requests.
    pub either: Vec<(CardId, Vec<u32>)>,
    /// Bulwarks that are never named.
    pub hidden: Vec<Hidden>,
    /// The initial bulwark.
    pub bulwark: Option<CardId>,
    /// The initial soldier.
    pub soldier: Option<CardId>,
    /// The constraints on the initial soldier from targets and key cards.
    pub soldier_is: SoldierIs,
    /// The initial top card of the grave.
    pub turned: Option<CardId>,
    /// All cards that the log names.
    pub named: HashSet<CardId>,
    /// The cards that requests brought to the hand, where it shows.
    pub gained: HashMap<u32, CardId>,
    /// The request that brought the last card that left the life to the hand, if any.
    pub last_gain: Option<u32>,
}

/// The constraints on a soldier, by its kind and its equipment.
#[derive(Clone, Copy, Debug)]
pub struct SoldierIs {
    /// Its lowest and its highest number.
    pub numbers: (i32, i32),
    /// Its suit.
    pub suit: Option<u8>,
}

impl Default for SoldierIs {
    fn default() -> Self {
        SoldierIs { numbers: (1, 13), suit: None }
    }
}

impl SoldierIs {
    /// Returns `true` if a card satisfies them.
    pub fn may_be(&self, code: Code) -> bool {
        (self.numbers.0..=self.numbers.1).contains(&code.number()) && self.suit.is_none_or(|it| it == code.suit())
    }
}

/// The information from a whole log.
pub struct Gathering {
    /// Each player's cards.
    pub sides: [Gathered; 2],
    /// The card set as a bulwark, by the event of the choice.
    pub set: HashMap<u64, CardId>,
    /// The first player.
    pub first: Seat,
    /// The winner, if the match ended; `None` inside for a draw.
    pub ended: Option<Option<Seat>>,
    hand: usize,
    /// The first cards of units, by owner and by the version in which they entered the field.
    made: HashMap<(Seat, u32), CardId>,
    /// Cards of characters that were not there initially, or that equipped one.
    later_on_field: HashSet<CardId>,
    requests: HashMap<u32, Requested>,
    resolving: u32,
    /// The number of cards that had left the life before the current effect.
    before: usize,
}

struct Requested {
    action: String,
    by: Seat,
    aim: Option<Aim>,
}

impl Gathering {
    /// Goes through a log.
    pub fn of(events: &[Event], opening: &Opening) -> Gathering {
        let first = events.iter().find_map(|it| if let What::Started(first) = it.what { Some(first) } else { None });
        let mut it = Gathering {
            sides: Default::default(),
            set: HashMap::new(),
            first: first.unwrap_or(Seat::A),
            ended: None,
            hand: opening.hand,
            made: HashMap::new(),
            later_on_field: HashSet::new(),
            requests: HashMap::new(),
            resolving: 0,
            before: 0,
        };
        events.iter().for_each(|event| each_unit(&event.what, &mut |unit| it.note_made(unit)));
        events.iter().for_each(|event| it.take(event));
        it
    }

    fn note_made(&mut self, unit: UnitId) {
        if let UnitId::Made { card, version } = unit {
            self.made.insert((card.owner, version), card);
            self.later_on_field.insert(card);
        }
    }

    fn side(&mut self, of: Seat) -> &mut Gathered {
        &mut self.sides[of.index()]
    }

    fn action(&self) -> Option<&Requested> {
        self.requests.get(&self.resolving)
    }

    fn is_resolving(&self, action: &str) -> bool {
        self.action().is_some_and(|it| it.action == action)
    }

    fn take(&mut self, event: &Event) {
        match &event.what {
            What::Created { request, action, by, pattern, aim } => {
                self.aimed_at(aim.as_ref(), action, pattern.as_deref());
                let (action, by, aim) = (action.clone(), *by, aim.clone());
                self.requests.insert(*request, Requested { action, by, aim });
            }
            What::Resolving(request) => {
                self.resolving = *request;
                self.before = self.action().map_or(0, |it| self.sides[it.by.index()].left.len());
            }
            What::Moved { card, from, to, .. } => self.moved(*card, *from, *to),
            What::Top { of, card, before } => self.topped(*of, *card, *before),
            What::Chose { about: About::Effect, by, selected, .. } if self.is_resolving("action.setBulwark") => {
                self.set_bulwark(event, *by, *selected as usize);
            }
            What::Resolved { combats, .. } => self.resolved(combats),
            What::Finished(winner) => {
                self.ended.get_or_insert(*winner);
            }
            _ => {}
        }
    }

    /// Records a target's kind, and the suit of its equipment.
    fn aimed_at(&mut self, aim: Option<&Aim>, action: &str, pattern: Option<&str>) {
        let Some(Aim::Unit(UnitId::Soldier(of), kind)) = aim else { return };
        let is = &mut self.side(*of).soldier_is;
        match kind.as_str() {
            "エース" => is.numbers = (1, 1),
            "一般兵" => is.numbers = (2, 10),
            "英雄" => is.numbers = (11, 13),
            _ => {}
        }
        if action == "action.mountSoldier"
            && let Some(key) = pattern.and_then(Pattern::read).and_then(|it| it.keys.first().copied())
        {
            is.suit = Some(key.code.suit());
        }
    }

    fn moved(&mut self, card: CardId, from: At, to: At) {
        match (from, to) {
            (At::Hand(_), At::Field(_)) => {
                // The key card of an equipment, which left the hand before.
                self.later_on_field.insert(card);
            }
            (At::Hand(of), _) => self.leaves_hand(of, card),
            (At::Life(of), _) => {
                let side = self.side(of);
                side.leaves_life(card);
                if let At::Hand(to) = to {
                    self.side(to).later.push(Known::As(card));
                }
            }
            (At::Field(of), _) => self.leaves_field(of, card),
            _ => {}
        }
        self.side(card.owner).named.insert(card);
    }

    fn leaves_hand(&mut self, of: Seat, card: CardId) {
        let side = self.side(of);
        if let Some(place) = side.later.iter().position(|it| *it == Known::As(card)) {
            side.later.remove(place);
            return;
        }
        let gains = side.open_gains();
        if side.from_opening.contains(&card) || side.either.iter().any(|it| it.0 == card) {
            return;
        }
        if card.code.is_court() && !gains.is_empty() {
            side.either.push((card, gains));
        } else {
            side.from_opening.push(card);
        }
    }

    /// Identifies the character that a card was, if no unit's id names it: the target of the action.
    fn leaves_field(&mut self, of: Seat, card: CardId) {
        let of_unit = self.later_on_field.contains(&card);
        let Some(Aim::Unit(aimed, _)) = self.action().and_then(|it| it.aim.clone()) else { return };
        if of_unit {
            return;
        }
        match aimed {
            UnitId::Bulwark(it) if it == of => self.side(of).bulwark = Some(card),
            UnitId::Soldier(it) if it == of => self.side(of).soldier = Some(card),
            _ => {}
        }
    }

    /// Records a new top card of a grave; during 世代交代, a card of the life. The previous top card was there initially, if it
    /// was never seen to come.
    fn topped(&mut self, of: Seat, card: CardId, before: Option<CardId>) {
        let seeks = self.is_resolving("action.nextGeneration");
        let side = self.side(of);
        if let Some(before) = before
            && before.owner == of
            && side.named.insert(before)
        {
            side.turned.get_or_insert(before);
        }
        if seeks && card.owner == of {
            side.leaves_life(card);
            side.named.insert(card);
        }
    }

    /// The index counts the hand: first the rest of the opening hand, then later cards.
    fn set_bulwark(&mut self, event: &Event, of: Seat, selected: usize) {
        let first = self.first == of;
        let opening = self.hand + usize::from(first);
        let named = self.made.get(&(of, event.version + 1)).copied();
        let side = self.side(of);
        let sure = side.either.is_empty();
        let block = opening.saturating_sub(side.from_opening.len() + side.hidden_from_opening());
        let came = selected.checked_sub(block).filter(|it| sure && *it < side.later.len());
        let came = came.map(|it| side.later.remove(it));
        let found = match (named, came) {
            (Some(card), came) => {
                match came {
                    Some(Known::Gained(request)) => drop(side.gained.insert(request, card)),
                    Some(Known::As(_)) => {}
                    None => self.leaves_hand(of, card),
                }
                Some(card)
            }
            (None, Some(Known::As(card))) => Some(card),
            (None, came) => {
                let gained = if let Some(Known::Gained(request)) = came { Some(request) } else { None };
                let or = if sure { Vec::new() } else { side.later.iter().filter_map(Known::card).collect() };
                side.hidden.push(Hidden { event: event.seq, gained, or });
                None
            }
        };
        if let Some(card) = found {
            self.side(of).named.insert(card);
            self.set.insert(event.seq, card);
        }
    }

    fn resolved(&mut self, combats: &[Combat]) {
        for Combat { attacker, cards, blockers } in combats {
            self.cards_of(*attacker, cards);
            blockers.iter().for_each(|(unit, cards)| self.cards_of(*unit, cards));
        }
        let (request, before) = (self.resolving, self.before);
        let Some(Requested { action, by, .. }) = self.action() else { return };
        let (action, by) = (action.clone(), *by);
        let side = self.side(by);
        match action.as_str() {
            "action.draw" => side.draws.push((before, side.left.len().saturating_sub(before))),
            "action.nextGeneration" => {
                side.left.push(Known::Gained(request));
                side.later.push(Known::Gained(request));
                side.last_gain = Some(request);
            }
            _ => {}
        }
        self.resolving = 0;
    }

    /// Records the cards of the fighters named by a judgement, the first card first.
    fn cards_of(&mut self, unit: UnitId, cards: &[Code]) {
        let Some(code) = cards.first().copied() else { return };
        let (of, is_bulwark) = match unit {
            UnitId::Bulwark(of) => (of, true),
            UnitId::Soldier(of) => (of, false),
            UnitId::Made { .. } => return,
        };
        let (card, side) = (CardId { owner: of, code }, self.side(of));
        if is_bulwark {
            side.bulwark = Some(card)
        } else {
            side.soldier = Some(card)
        }
        side.named.insert(card);
    }
}

impl Known {
    /// The card, if it is named.
    pub fn card(&self) -> Option<CardId> {
        if let Known::As(card) = self { Some(*card) } else { None }
    }
}

impl Gathered {
    /// Records that a card left the life; each does so once.
    fn leaves_life(&mut self, card: CardId) {
        self.last_gain = None;
        if !self.left.contains(&Known::As(card)) {
            self.left.push(Known::As(card));
        }
    }

    /// The requests whose cards may still be in the hand.
    fn open_gains(&self) -> Vec<u32> {
        let of = |it: &Known| if let Known::Gained(request) = it { Some(*request) } else { None };
        self.later.iter().filter_map(of).collect()
    }

    /// The number of bulwarks that are never named and came from the opening hand.
    pub fn hidden_from_opening(&self) -> usize {
        self.hidden.iter().filter(|it| it.gained.is_none() && it.or.is_empty()).count()
    }
}

/// Passes every unit named by an event to `each`.
fn each_unit(what: &What, each: &mut impl FnMut(UnitId)) {
    match what {
        What::Created { pattern, aim, .. } => {
            if let Some(it) = pattern.as_deref().and_then(Pattern::read) {
                it.drives.into_iter().for_each(&mut *each);
            }
            if let Some(Aim::Unit(unit, _)) = aim {
                each(*unit);
            }
        }
        What::Resolved { combats, .. } => {
            for Combat { attacker, blockers, .. } in combats {
                each(*attacker);
                blockers.iter().for_each(|it| each(it.0));
            }
        }
        _ => {}
    }
}
