//! A match: `Setup` stays the same throughout, `State` changes.

pub(super) mod door;
pub(super) mod options;
pub mod zones;

use super::BlackPoker;
use super::book::Clause;
use super::cards::{Face, Faces, Truth};
use super::log::words::{Action, Pose, Target};
use crate::judge::{Due, Outcome, Tongue};
use crate::log::Seat;
use crate::procedure::{Frame, Procedure};
use crate::say;
use crate::table::{Card, Changing, Few, NOWHERE, Table, Zone};
use zones::{ARRIVED, DRIVEN, UP};

/// The part of a match that never changes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The possible faces of each card, by the card's index.
    faces: Vec<Faces>,
    /// The number of cards that each player brought.
    pub sizes: [usize; 2],
    /// The players' names.
    pub names: [String; 2],
    /// The frame of the match: departures from the setup of the rules.
    pub frame: options::Options,
    /// The language in which the match is told.
    pub tongue: Tongue,
}

impl Setup {
    /// Takes the possible faces of both players' cards.
    pub fn new(names: [String; 2], decks: [Vec<Faces>; 2], frame: options::Options) -> Setup {
        let sizes = [decks[0].len(), decks[1].len()];
        let mut faces = vec![Faces::ALL; 2 * sizes[0].max(sizes[1])];
        for seat in Seat::BOTH {
            for (place, may_be) in decks[seat.index()].iter().enumerate() {
                faces[Card::new(seat, place).index()] = *may_be;
            }
        }
        Setup { faces, sizes, names, frame, tongue: Tongue::ENGLISH }
    }

    /// The possible faces of a card.
    #[inline]
    pub fn faces(&self, card: Card) -> Faces {
        self.faces.get(card.index()).copied().unwrap_or(Faces::ALL)
    }

    /// The face of a card, if it is known.
    #[inline]
    pub fn face(&self, card: Card) -> Option<Face> {
        self.faces(card).only()
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

    /// A card in words: `A17 ♥9`.
    pub fn tell(&self, card: Card) -> String {
        match self.face(card) {
            Some(face) => format!("{card} {face}"),
            None if card == Card::UNKNOWN => say!(self, "an unknown card", "不明なカード"),
            None => say!(self, "{card} (face unknown)", "{card}（表は不明）"),
        }
    }
}

/// A request: an action that was requested or triggered, and has not been resolved yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Request {
    /// Its number in the match.
    pub number: u16,
    /// The player who requested it.
    pub by: Seat,
    /// The action.
    pub action: Action,
    /// Its key cards.
    pub keys: Few,
    /// Its target.
    pub target: Option<Target>,
}

/// core.trigger: a triggered action that waits to be started.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Waiting {
    /// The player whose action it is.
    pub by: Seat,
    /// The action.
    pub action: Action,
    /// The hidden card on which it depends, if any.
    pub hidden: Option<Card>,
}

/// A change of a size until the turn ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SizeChange {
    /// The soldier.
    pub unit: Card,
    /// The amount.
    pub by: i16,
}

/// A character that blocks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Block {
    /// The blocker.
    pub unit: Card,
    /// The attacker that it blocks.
    pub attacker: Card,
}

/// core.turn: the turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Turn {
    /// The turn's number: 1 for the first player's first turn, 0 before it.
    pub number: u16,
    /// The turn player.
    pub player: Seat,
    /// attack.limit: `true` if Attack was requested this turn.
    pub attacked: bool,
    /// set_bulwark.limit: `true` if Set Bulwark was requested this turn.
    pub set: bool,
}

/// judge.effect: the comparison of one attacker. throw.effect: its damage.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Fight {
    /// The attacker.
    pub attacker: Option<Card>,
    /// The characters that have not gone to the grave yet.
    pub doomed: Vec<Doomed>,
    /// The points of damage that have not been dealt yet, at most.
    pub damage: u16,
    /// The points among these that are certain, whatever hidden cards may be.
    pub sure: u16,
    /// The hidden card that decides the number of points.
    pub hidden: Option<Card>,
}

/// A character that is about to go to the grave.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Doomed {
    /// The character.
    pub unit: Card,
    /// The clause.
    pub clause: Clause,
    /// The hidden card that decides whether it goes.
    pub hidden: Option<Card>,
}

/// Memories of the past, for explaining what is wrong with an entry. No rule looks at them, and states that differ only in them
/// are equal.
#[derive(Clone, Copy, Debug)]
pub struct Past {
    /// core.list: by seat, `true` if the player was on the pass list when a request emptied it, since the last resolution from
    /// the stage.
    pub emptied: [bool; 2],
    /// `true` if the passes were for the request that was resolved last (blackpoker-0007).
    pub lapsed: bool,
    /// For each player's grave, the zone from which its last cards came, and their number.
    pub came: [(Zone, u16); 2],
    /// judge.effect.1: the last attacker compared, its number, and its blockers' sum.
    pub compared: Option<(Card, [i32; 2])>,
    /// core.empty: `true` if passes on the empty stage handed the chance to the other player, under an edition in which they
    /// do.
    pub handed_on: bool,
}

impl Default for Past {
    fn default() -> Past {
        Past { emptied: [false; 2], lapsed: false, came: [(NOWHERE, 0); 2], compared: None, handed_on: false }
    }
}

impl PartialEq for Past {
    fn eq(&self, _: &Past) -> bool {
        true
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
    pub due: Due<BlackPoker>,
    /// core.turn: the turn.
    pub turn: Turn,
    /// core.chance: the player who may request.
    pub chance: Seat,
    /// core.pass: the pass list, by seat.
    pub passed: [bool; 2],
    /// core.stage: requests, the top one last. An immediate action stands here too while it is carried out.
    pub stage: Vec<Request>,
    /// The number of requests so far.
    pub requests: u16,
    /// The number by which the log calls the request being resolved.
    pub called: u16,
    /// attack.effect: this turn's attackers, in the order in which they were designated.
    pub attackers: Vec<Card>,
    /// block.effect: the blockers, each with its attacker.
    pub blocks: Vec<Block>,
    /// judge.effect: the comparison under way.
    pub fight: Fight,
    /// Size changes of this turn.
    pub changes: Vec<SizeChange>,
    /// core.trigger: triggered actions that wait to be started, in the order in which they were triggered.
    pub waiting: Vec<Waiting>,
    /// zones.top: the number of cards that went to each grave together just now.
    pub heap: [u16; 2],
    /// The possible faces of the cards, as far as the log has shown, by the card's index. Empty if no face is hidden.
    pub narrowed: Vec<Faces>,
    /// The result of the match.
    pub outcome: Option<Outcome<BlackPoker>>,
    /// `true` if the book does not say how the match continues.
    pub undefined: bool,
    /// Memories of the past.
    pub past: Past,
}

impl State {
    /// A table without cards.
    pub fn new(setup: &Setup, proc: &'static Procedure<State>) -> State {
        let hidden = Seat::BOTH.into_iter().flat_map(|of| setup.cards(of)).any(|it| setup.face(it).is_none());
        State {
            table: Table::new(setup.sizes, zones::ZONES, zones::ORDERED, 0).mixing(zones::HANDS),
            agenda: vec![Frame::new(proc)],
            due: Due::Over,
            turn: Turn { number: 0, player: Seat::A, attacked: false, set: false },
            chance: Seat::A,
            passed: [false; 2],
            stage: Vec::new(),
            requests: 0,
            called: 0,
            attackers: Vec::new(),
            blocks: Vec::new(),
            fight: Fight::default(),
            changes: Vec::new(),
            waiting: Vec::new(),
            heap: [0; 2],
            narrowed: if hidden { setup.faces.clone() } else { Vec::new() },
            outcome: None,
            undefined: false,
            past: Past::default(),
        }
    }

    /// The possible faces of a card, by everything that the log has shown.
    #[inline]
    pub fn faces(&self, setup: &Setup, card: Card) -> Faces {
        if self.narrowed.is_empty() {
            return setup.faces(card);
        }
        self.narrowed.get(card.index()).copied().unwrap_or(Faces::ALL)
    }

    /// Notes that a card has one of these faces, if that is possible. A face that only one card of a player can have belongs to
    /// no other card (cards.deck). The Joker may be there twice.
    pub fn narrow(&mut self, card: Card, to: Faces) {
        let Some(held) = self.narrowed.get_mut(card.index()) else { return };
        let left = held.and(to);
        if left.is_empty() || left == *held {
            return;
        }
        *held = left;
        let Some(face) = left.only().filter(|it| *it != Face::JOKER) else { return };
        for place in 0..self.narrowed.len() / 2 {
            let other = Card::new(card.owner(), place);
            if other != card {
                self.narrow(other, Faces::ALL.without(Faces::one(face)));
            }
        }
    }

    /// `true` if a card is on the field as a character.
    #[inline]
    pub fn stands(&self, unit: Card) -> bool {
        unit.is_known() && zones::is_field(self.table.zone(unit))
    }

    /// The player whose character it is.
    #[inline]
    pub fn keeper(&self, unit: Card) -> Option<Seat> {
        self.stands(unit).then(|| zones::owner(self.table.zone(unit)))
    }

    /// `true` if it is a soldier on the field.
    #[inline]
    pub fn is_soldier(&self, unit: Card) -> bool {
        unit.is_known() && zones::is_soldiers(self.table.zone(unit))
    }

    /// `true` if it is a bulwark on the field.
    #[inline]
    pub fn is_bulwark(&self, unit: Card) -> bool {
        unit.is_known() && zones::is_bulwarks(self.table.zone(unit))
    }

    /// soldier.size, hero.size, ace.size, equipped.size: a soldier's size, at least and at most.
    pub fn size(&self, setup: &Setup, unit: Card) -> (i32, i32) {
        let mut size = self.changes.iter().filter(|it| it.unit == unit).map(|it| i32::from(it.by)).sum::<i32>();
        let mut most = size;
        for card in self.table.stack(unit) {
            let (low, high) = self.faces(setup, card).numbers();
            (size, most) = (size + i32::from(low), most + i32::from(high));
        }
        (size, most)
    }

    /// The first card of a character whose face is hidden.
    #[inline]
    pub fn hidden_in(&self, setup: &Setup, unit: Card) -> Option<Card> {
        self.table.stack(unit).find(|it| self.faces(setup, *it).only().is_none())
    }

    /// Whether one of a character's cards has one of these faces.
    pub fn contains(&self, setup: &Setup, unit: Card, asked: Faces) -> Truth {
        let mut found = Truth::No;
        for card in self.table.stack(unit) {
            match self.faces(setup, card).are(asked) {
                Truth::Yes => return Truth::Yes,
                Truth::Maybe => found = Truth::Maybe,
                Truth::No => {}
            }
        }
        found
    }

    /// A player's characters: bulwarks, then soldiers.
    #[inline]
    pub fn characters(&self, of: Seat) -> impl Iterator<Item = Card> + '_ {
        self.bulwarks(of).iter().chain(self.soldiers(of)).copied()
    }

    /// A player's bulwarks, the one nearest to the life first.
    #[inline]
    pub fn bulwarks(&self, of: Seat) -> &[Card] {
        self.table.pile(zones::bulwarks(of))
    }

    /// A player's soldiers.
    #[inline]
    pub fn soldiers(&self, of: Seat) -> &[Card] {
        self.table.pile(zones::soldiers(of))
    }

    /// The number of cards in a player's life.
    #[inline]
    pub fn life(&self, of: Seat) -> usize {
        self.table.pile(zones::life(of)).len()
    }

    /// The top card of a player's life.
    #[inline]
    pub fn top_of_life(&self, of: Seat) -> Option<Card> {
        self.table.top(zones::life(of))
    }

    /// The blockers of an attacker that are on the field.
    #[inline]
    pub fn blockers_of(&self, attacker: Card) -> Vec<Card> {
        let ours = self.blocks.iter().filter(|it| it.attacker == attacker && self.stands(it.unit));
        ours.map(|it| it.unit).collect()
    }

    /// core.empty, core.chance: the turn player has the chance, and nobody has passed.
    #[inline]
    pub fn to_the_turn_player(&mut self) {
        self.chance = self.turn.player;
        self.past.lapsed |= self.passed == [true, true];
        self.passed = [false; 2];
        self.past.emptied = [false; 2];
    }

    /// `true` if the target of a request is still there.
    #[inline]
    pub fn has_target(&self, target: Option<Target>) -> bool {
        match target {
            None | Some(Target::Player(_)) => true,
            Some(Target::Unit(unit)) => self.stands(unit),
            Some(Target::Request(number)) => self.request(number).is_some(),
        }
    }

    /// A request that has not been resolved yet, by its number.
    #[inline]
    pub fn request(&self, number: u16) -> Option<&Request> {
        self.stage.iter().rev().find(|it| it.number == number)
    }

    /// Puts a request onto the stage, with the next number.
    pub fn push_request(&mut self, by: Seat, action: Action, keys: Few, target: Option<Target>) -> u16 {
        self.requests = self.requests.saturating_add(1);
        self.stage.push(Request { number: self.requests, by, action, keys, target });
        let Past { emptied, lapsed, handed_on, .. } = &mut self.past;
        *emptied = [emptied[0] | self.passed[0], emptied[1] | self.passed[1]];
        (*lapsed, *handed_on) = (false, false);
        self.passed = [false; 2];
        self.requests
    }

    /// up.effect, down.effect: adds a change of a size. Changes are kept by soldier, and those of one soldier in their order.
    #[inline]
    pub fn change(&mut self, change: SizeChange) {
        let at = self.changes.partition_point(|it| it.unit <= change.unit);
        self.changes.insert(at, change);
    }

    /// `true` if a character is driven.
    #[inline]
    pub fn is_driven(&self, unit: Card) -> bool {
        self.table.has(unit, DRIVEN)
    }

    /// Drives or charges a character. A card that is not on the field has no such state.
    pub fn put_into(&mut self, setup: &Setup, unit: Card, to: Pose) {
        let (set, clear) = match to {
            Pose::Driven => (DRIVEN, 0),
            Pose::Charged => (0, DRIVEN),
        };
        if self.stands(unit) {
            self.mark(setup, unit, set, clear);
        }
    }

    /// `true` if a soldier came to the field this turn.
    #[inline]
    pub fn has_arrived(&self, unit: Card) -> bool {
        self.table.has(unit, ARRIVED)
    }

    /// `true` if a bulwark lies face up.
    #[inline]
    pub fn is_up(&self, unit: Card) -> bool {
        self.table.has(unit, UP)
    }
}
