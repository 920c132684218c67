//! The initial place of each card, as far as the client's own log shows it. The log does not contain the opening. But a
//! card that leaves a place without having been seen to come there was there from the start, and each card of the deck must
//! be somewhere.

use super::elimination::{Group, possible};
use super::gathering::{Gathered, Gathering, Known};
use super::ids::{CardId, Code, player};
use super::model::Event;
use super::pool::Opening;
use crate::import::Remark;
use crate::log::Seat;
use std::collections::{HashMap, HashSet};

/// A player's initial side.
#[derive(Clone, Debug, Default)]
pub struct Side {
    /// The top card first.
    pub life: Vec<Option<CardId>>,
    /// In any order.
    pub hand: Vec<Option<CardId>>,
    /// The bottom card first.
    pub grave: Vec<Option<CardId>>,
    /// The bulwark.
    pub bulwark: Option<CardId>,
    /// The soldier.
    pub soldier: Option<CardId>,
}

/// The information on cards that the log moves unrecorded.
#[derive(Debug)]
pub struct Story {
    /// The initial table.
    pub sides: [Side; 2],
    /// The first player.
    pub first: Seat,
    /// The card set as a bulwark, by the event of the choice.
    pub set: HashMap<u64, CardId>,
    /// The events of choices whose card is never named.
    pub hidden: Vec<(Seat, u64)>,
    /// The card that 世代交代 brought to the hand, by the request.
    pub gained: HashMap<u32, CardId>,
    /// Drawn cards that may be one of those that are never named.
    pub blurred: HashSet<CardId>,
    /// All cards that the log names.
    pub named: HashSet<CardId>,
    /// The open questions.
    pub remarks: Vec<Remark>,
}

/// The number of cards turned up to determine the first player; and for each player, whether the last 世代交代 found a card.
/// (At the match's end it may have used up the life.)
#[derive(Clone, Copy, Debug, PartialEq)]
struct Guess {
    turned: usize,
    found: [bool; 2],
}

/// The maximum number of cards that may have been turned up.
const MOST_TURNED: usize = 7;

impl Side {
    /// Ensures that a card lies in only one place, even in a damaged log.
    fn once(&mut self) {
        let mut seen = HashSet::new();
        let named = [&mut self.bulwark, &mut self.soldier].into_iter().chain(&mut self.hand).chain(&mut self.life);
        for it in named.chain(&mut self.grave) {
            if it.is_some_and(|card| !seen.insert(card)) {
                *it = None;
            }
        }
    }
}

impl Story {
    /// Reads a log.
    pub fn of(events: &[Event], opening: &Opening) -> Story {
        let mut all = Gathering::of(events, opening);
        let mut remarks = Vec::new();
        let guess = guess(&all, opening, &mut remarks);
        for of in Seat::BOTH {
            all.sides[of.index()].end_with(guess.found[of.index()]);
        }
        let mut story = Story {
            sides: Default::default(),
            first: all.first,
            set: std::mem::take(&mut all.set),
            hidden: Vec::new(),
            gained: HashMap::new(),
            blurred: HashSet::new(),
            named: all.sides.iter().flat_map(|it| it.named.iter().copied()).collect(),
            remarks,
        };
        for of in Seat::BOTH {
            story.tell(of, &all.sides[of.index()], opening, guess.turned);
        }
        story
    }

    /// Works out one side.
    fn tell(&mut self, of: Seat, from: &Gathered, opening: &Opening, turned: usize) {
        let first = self.first == of;
        let life = opening.life_of(first, turned).unwrap_or(0).max(from.left.len());
        let found = Found::by_elimination(of, from, opening, life, turned, first).unwrap_or_default();
        self.gained.extend(&from.gained);
        self.gained.extend(&found.gained);
        let mut side = Side { bulwark: from.bulwark.or(found.bulwark), ..Side::default() };
        side.soldier = from.soldier.or(found.soldier);
        side.life = from.left.iter().map(|it| self.named(it)).collect();
        side.life.resize(life, None);
        if let (Some(bottom), Some(last)) = (found.bottom, side.life.last_mut()) {
            *last = Some(bottom);
        }
        side.hand = from.from_opening.iter().chain(&found.hand).map(|it| Some(*it)).collect();
        side.hand.resize(opening.hand_of(first).max(side.hand.len()), None);
        side.grave = vec![None; turned];
        if let (Some(top), Some(last)) = (from.turned.or(found.turned), side.grave.last_mut()) {
            *last = Some(top);
        }
        side.once();
        self.hidden_bulwarks(of, from, &found);
        self.remark(of, &side);
        self.sides[of.index()] = side;
    }

    fn named(&self, it: &Known) -> Option<CardId> {
        match it {
            Known::As(card) => Some(*card),
            Known::Gained(request) => self.gained.get(request).copied(),
        }
    }

    /// Identifies bulwarks that no event names, by elimination; otherwise they stay unknown.
    fn hidden_bulwarks(&mut self, of: Seat, from: &Gathered, found: &Found) {
        let unseen: Vec<CardId> = found.hand.iter().filter(|it| !from.named.contains(it)).copied().collect();
        for it in &from.hidden {
            let card = match it.gained {
                Some(request) => self.gained.get(&request).copied(),
                None if it.or.is_empty() && from.hidden_from_opening() == 1 && found.hand_is_whole => {
                    Some(&unseen).filter(|it| it.len() == 1).and_then(|it| it.first().copied())
                }
                None => None,
            };
            match card {
                Some(card) => drop(self.set.insert(it.event, card)),
                None => self.hidden.push((of, it.event)),
            }
            let still: Vec<CardId> = from.later.iter().filter_map(Known::card).collect();
            self.blurred.extend(it.or.iter().filter(|it| still.contains(it)));
        }
    }

    fn remark(&mut self, of: Seat, side: &Side) {
        let mut open = Vec::new();
        let mut note = |cards: &[Option<CardId>], what: &str| {
            let hidden = cards.iter().filter(|it| it.is_none()).count();
            if hidden > 0 {
                open.push(format!("{hidden} of {} cards of {what}", cards.len()));
            }
        };
        note(&side.hand, "the opening hand");
        note(&side.life, "the life");
        note(&side.grave, "those turned up for who goes first");
        note(&[side.bulwark], "the first bulwark");
        note(&[side.soldier], "the first soldier");
        if !open.is_empty() {
            let text = format!("the log does not show {}'s {}", player(of), open.join(", "));
            self.remarks.push(Remark { event: None, text });
        }
    }
}

/// The results of elimination for a side.
#[derive(Default)]
struct Found {
    bulwark: Option<CardId>,
    soldier: Option<CardId>,
    turned: Option<CardId>,
    bottom: Option<CardId>,
    hand: Vec<CardId>,
    /// `true` if no other card can have been in the opening hand.
    hand_is_whole: bool,
    gained: HashMap<u32, CardId>,
}

impl Found {
    /// `None` if the cards cannot lie as assumed.
    fn by_elimination(
        of: Seat,
        from: &Gathered,
        opening: &Opening,
        life: usize,
        turned: usize,
        first: bool,
    ) -> Option<Found> {
        let card = |code: Code| CardId { owner: of, code };
        let unseen = opening.pool().into_iter().filter(|it| !from.named.contains(&card(*it)));
        let either: HashMap<Code, Vec<u32>> = from.either.iter().map(|it| (it.0.code, it.1.clone())).collect();
        let codes: Vec<Code> = unseen.chain(either.keys().copied()).collect();
        let gains: Vec<u32> =
            from.left.iter().filter_map(Known::request).filter(|it| !from.gained.contains_key(it)).collect();
        let soldier = from.soldier_is;
        let not_either = |may: fn(Code) -> bool| {
            let either: HashSet<Code> = either.keys().copied().collect();
            move |it: Code| may(it) && !either.contains(&it)
        };
        let is_soldier = {
            let free = not_either(|_| true);
            move |it: Code| soldier.may_be(it) && free(it)
        };
        let missing = |known: bool| usize::from(!known);
        let mut groups = vec![
            Group::new(missing(from.bulwark.is_some()), not_either(|_| true)),
            Group::new(missing(from.soldier.is_some()), is_soldier),
            Group::new(turned.saturating_sub(usize::from(from.turned.is_some())), not_either(|_| true)),
            Group::new(life - from.left.len(), not_either(|_| true)),
            Group::new(opening.hand_of(first).saturating_sub(from.from_opening.len()), |_| true),
        ];
        for request in &gains {
            let (request, either) = (*request, either.clone());
            let may = move |it: Code| it.is_court() && either.get(&it).is_none_or(|of| of.contains(&request));
            groups.push(Group::new(1, may));
        }
        let places = possible(&codes, &groups)?;
        let mut found = Found { hand_is_whole: true, ..Found::default() };
        for (code, places) in codes.iter().zip(places) {
            let card = card(*code);
            match places.as_slice() {
                [0] => found.bulwark = Some(card),
                [1] => found.soldier = Some(card),
                [2] if groups[2].places == 1 => found.turned = Some(card),
                [3] if groups[3].places == 1 => found.bottom = Some(card),
                [4] => found.hand.push(card),
                [gain] if *gain > 4 => drop(found.gained.insert(gains[*gain - 5], card)),
                _ => found.hand_is_whole &= !places.contains(&4),
            }
        }
        Some(found)
    }
}

impl Known {
    /// The request that brought it, if any.
    fn request(&self) -> Option<u32> {
        if let Known::Gained(request) = self { Some(*request) } else { None }
    }
}

impl Gathered {
    /// Handles the last 世代交代 of a match, which may have found nothing in the life.
    fn end_with(&mut self, found: bool) {
        if let (false, Some(request)) = (found, self.last_gain) {
            self.left.pop();
            self.later.retain(|it| *it != Known::Gained(request));
        }
    }
}

/// The number of cards turned up that fits the sizes of the lives, which show in draws and at the end.
fn guess(all: &Gathering, opening: &Opening, remarks: &mut Vec<Remark>) -> Guess {
    let mut fitting = Vec::new();
    for turned in 1..=MOST_TURNED {
        for found in [[true, true], [false, true], [true, false], [false, false]] {
            let fits = |of: &Seat| side_fits(all, opening, *of, turned, found[of.index()]);
            if Seat::BOTH.iter().all(fits) {
                fitting.push(Guess { turned, found });
            }
        }
    }
    let mut remark = |text: &str| remarks.push(Remark { event: None, text: text.to_owned() });
    match fitting.as_slice() {
        [] => {
            remark("the sizes of the lives do not come out as the client's opening makes them");
            Guess { turned: 1, found: [true; 2] }
        }
        [guess] => *guess,
        [guess, rest @ ..] => {
            if rest.iter().any(|it| it.turned != guess.turned) {
                let turned = guess.turned;
                remark(&format!(
                    "the log does not show how many cards were turned up for who goes first; taken is {turned}"
                ));
            }
            if rest.iter().any(|it| it.found != guess.found) {
                remark("the log does not show whether the last 世代交代 found a card; taken is the fewest turned up");
            }
            *guess
        }
    }
}

/// Returns `true` if the cards that left a life fit its size, and every card can be somewhere.
fn side_fits(all: &Gathering, opening: &Opening, of: Seat, turned: usize, found: bool) -> bool {
    let mut side = all.sides[of.index()].clone();
    let first = all.first == of;
    let Some(life) = opening.life_of(first, turned) else { return false };
    let lost = all.ended.map(|winner| winner != Some(of));
    if !found && (side.last_gain.is_none() || lost != Some(true)) {
        return false;
    }
    side.end_with(found);
    let gone = side.left.len();
    let draws_fit = side.draws.iter().all(|(before, drawn)| {
        let left = life.saturating_sub(*before);
        *drawn == if left > 2 { 2 } else { left.min(1) }
    });
    let end_fits = match lost {
        Some(true) => gone == life,
        Some(false) => gone < life,
        None => gone <= life,
    };
    draws_fit && end_fits && Found::by_elimination(of, &side, opening, life, turned, first).is_some()
}
