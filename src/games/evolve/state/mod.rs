//! A match: what stays the same for all of it, and what changes.

pub(super) mod characteristics;
pub(super) mod door;
pub(super) mod equality;
pub(super) mod history;
pub mod zones;

use super::Evolve;
use super::cards::Facts;
use super::log::words::{Ban, Counter, Decision, DeckBasis, Group, Keyword, Kind, Target, Trigger, Until};
use super::texts::delayed_triggers::Timed;
use super::texts::resolve::{ActAtHand, Running};
use equality::Sameness;
use history::{NextCost, Past, Search};

use crate::judge::{Due, Outcome, Tongue};
use crate::log::Seat;
use crate::procedure::{Frame, Procedure};
use crate::say;
use crate::table::{Card, Table};

/// 2.8.3.1: the defence of a leader.
pub const LEADER: i32 = 20;
/// 3.2.4.1: the most play points.
pub const MOST_POINTS: i32 = 10;

/// A player's values on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Value {
    /// 2.8.3: the leader's defence.
    Leader,
    /// 3.2.2: play points.
    Points,
    /// 3.2.3: their maximum.
    Maximum,
    /// 3.2.5: evolve points.
    Evolve,
}

/// How many values a player has.
pub const VALUES: u8 = 4;
/// The counters of damage on a card; those of the log's sorts are counted on behind it.
pub const DAMAGE: u8 = 0;

/// The number of a sort of counters on the table.
#[inline]
pub const fn counter(sort: Counter) -> u8 {
    1 + sort as u8
}

/// What stays the same for a whole match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// What each card is, by the card's index; none where the log hides it.
    faces: Vec<Option<&'static Facts>>,
    /// The same of the tokens that lie there at the beginning, by seat.
    pub tokens: [Vec<&'static Facts>; 2],
    /// How many cards each player brought: all, and of them in the deck.
    pub sizes: [usize; 2],
    /// How many of them are in the main deck.
    pub decks: [usize; 2],
    /// Those of the evolve deck, by their places.
    pub evolve_decks: [std::ops::Range<usize>; 2],
    /// Those of the leader.
    pub leaders: [std::ops::Range<usize>; 2],
    /// The players' names.
    pub names: [String; 2],
    /// Whether the log leaves the steps to the referee.
    pub derived: bool,
    /// Whether the match begins with a position, which does not say what texts have given to leaders.
    pub laid_out: bool,
    /// In which words the match is told.
    pub tongue: Tongue,
}

impl Setup {
    /// Takes what each of both players' cards is.
    pub fn new(names: [String; 2], lists: [Vec<Option<&'static Facts>>; 2]) -> Setup {
        let sizes = [lists[0].len(), lists[1].len()];
        let mut faces = vec![None; 2 * sizes[0].max(sizes[1])];
        for seat in Seat::BOTH {
            for (place, face) in lists[seat.index()].iter().enumerate() {
                faces[Card::new(seat, place).index()] = *face;
            }
        }
        Setup {
            faces,
            tokens: [Vec::new(), Vec::new()],
            sizes,
            decks: sizes,
            evolve_decks: [0..0, 0..0],
            leaders: [0..0, 0..0],
            names,
            derived: false,
            laid_out: false,
            tongue: Tongue::ENGLISH,
        }
    }

    /// What is printed on a card of the lists.
    #[inline]
    pub fn face(&self, card: Card) -> Option<&'static Facts> {
        self.faces.get(card.index()).copied().flatten()
    }

    /// Whether a card is on one of the lists, or may be a token. `?` may be any.
    #[inline]
    pub fn has(&self, card: Card) -> bool {
        card == Card::UNKNOWN
            || card.token_place().is_some()
            || (card.is_known() && card.place() < self.sizes[card.owner().index()])
    }

    /// All cards of a player's lists.
    #[inline]
    pub fn cards(&self, of: Seat) -> impl Iterator<Item = Card> + use<> {
        (0..self.sizes[of.index()]).map(move |place| Card::new(of, place))
    }

    /// The cards of a player's main deck.
    #[inline]
    pub fn main_deck(&self, of: Seat) -> impl Iterator<Item = Card> + use<> {
        (0..self.decks[of.index()]).map(move |place| Card::new(of, place))
    }

    /// The cards of a player's evolve deck.
    #[inline]
    pub fn evolve_deck(&self, of: Seat) -> impl Iterator<Item = Card> + use<> {
        self.evolve_decks[of.index()].clone().map(move |place| Card::new(of, place))
    }

    /// The cards of a player's leader list.
    #[inline]
    pub fn leader(&self, of: Seat) -> impl Iterator<Item = Card> + use<> {
        self.leaders[of.index()].clone().map(move |place| Card::new(of, place))
    }

    /// A card of the lists in words: `A17 ゴリアテ`; a token that came later by its name in the match alone.
    pub fn tell(&self, card: Card) -> String {
        let token = card.token_place().and_then(|it| self.tokens[card.owner().index()].get(it));
        match self.face(card).or(token.copied()) {
            Some(face) => format!("{card} {}", face.name),
            None if card == Card::UNKNOWN => say!(self, "an unknown card", "未知的卡", "不明なカード"),
            None if card.token_place().is_some() => say!(self, "the token {card}", "衍生物{card}", "トークン{card}"),
            None => say!(self, "{card} (face unknown)", "{card}（内容未知）", "{card}（内容不明）"),
        }
    }

    /// Of a text in English, in Chinese and in Japanese, the one in the words of the match.
    #[inline]
    pub const fn word(&self, texts: [&'static str; 3]) -> &'static str {
        self.tongue.told().among(texts)
    }

    /// Words, one after the other.
    pub fn listed<T: AsRef<str>>(&self, all: &[T]) -> String {
        let all: Vec<&str> = all.iter().map(T::as_ref).collect();
        all.join(self.word([", ", "、", "、"]))
    }

    /// A target in words.
    #[inline]
    pub fn tell_target(&self, target: Target) -> String {
        match target {
            Target::Card(card) => self.tell(card),
            Target::Leader(of) => say!(self, "{of}'s leader", "{of}的主战者", "{of}のリーダー"),
        }
    }
}

/// 7.1.1: whose turn it is, and what happened in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Turn {
    /// 1 for the first player's first turn; 0 before it.
    pub number: u16,
    /// The turn player.
    pub player: Seat,
    /// 13.2.1: how many cards each player has played.
    pub played: [u16; 2],
    /// 8.3.2: an evolve or meal ability was used.
    pub evolved: bool,
    /// 13.5.2: whose leader has lost defence.
    pub hurt: [bool; 2],
    /// 7.3.4: the main phase is over.
    pub main_over: bool,
}

/// 8.4: an attack under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Attack {
    /// The attacking follower.
    pub attacker: Card,
    /// What it attacks.
    pub target: Target,
    /// 8.4.9: how much damage is still to be dealt, to the target and to the attacker.
    pub owed: [u16; 2],
    /// Whether the damage was worked out.
    pub struck: bool,
    /// A card by whose text it may be another number.
    pub hangs: Option<Card>,
    /// 10.10.2: the cards whose effects were said to apply first, to the damage that is due.
    pub applied: Group,
}

/// 10.7.2: an automatic ability that waits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Waiting {
    /// 3.1.2.3: whose.
    pub by: Seat,
    /// The card that has it.
    pub card: Card,
    /// What triggered it.
    pub ability: Trigger,
    /// Which of the card's of that sort.
    pub nth: u8,
    /// 12.13.2: how much drain raises the leader by.
    pub amount: u16,
    /// The card that set it off by what it did; [`Card::NONE`] where that is of no matter.
    pub about: Card,
    /// 10.7.4.1.2: the evolve card that its card was linked with as it was set off; [`Card::NONE`] if with none.
    pub with: Card,
}

impl Waiting {
    /// An ability that waits, whatever set it off.
    pub const fn of(by: Seat, card: Card, ability: Trigger, nth: u8) -> Waiting {
        Waiting { by, card, ability, nth, amount: 0, about: Card::NONE, with: Card::NONE }
    }
}

/// What is being carried out: a spell, or an ability.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Using {
    /// Whose.
    pub by: Seat,
    /// Of which card.
    pub card: Card,
}

/// 10.2.1.2: a lasting effect on a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Lasting {
    /// On which.
    pub card: Card,
    /// For how long.
    pub until: Until,
    /// What it does.
    pub does: Does,
    /// 10.9.1.6.2: how many cards had come to the fields before it, of those that [`State::newcomers`] holds.
    pub since: u16,
}

/// What a lasting effect does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Does {
    /// Changes attack and defence.
    Change(i16, i16),
    /// Gives a keyword.
    Give(Keyword),
    /// Takes a keyword away.
    Lose(Keyword),
    /// Forbids.
    Forbid(Ban),
    /// Changes what is paid.
    Cost(i16),
    /// 10.2.1.3.3: makes what is paid another number.
    CostIs(i16),
    /// Changes the type.
    Become(Kind),
    /// Changes what the evolve ability costs.
    EvolveCost(i16),
}

/// 10.7.2.2: by which number it is remembered that an automatic ability came to wait this turn.
#[inline]
pub const fn automatic_key(ability: Trigger, nth: u8) -> u8 {
    0x80 | (ability as u8) << 3 | (nth & 7)
}

/// 15.2.1.2: the last action of the turn player, and the state before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Last {
    /// The action.
    pub what: Decision,
    /// The state before it.
    pub before: Sameness,
    /// It has led back to that state.
    pub barred: bool,
}

/// Everything that changes: plain data.
#[derive(Clone, Debug, PartialEq)]
pub struct State {
    /// Where all cards are.
    pub table: Table,
    /// The procedures under way, the innermost last.
    pub agenda: Vec<Frame<State>>,
    /// What the rules want next.
    pub due: Due<Evolve>,
    /// 7.1.1
    pub turn: Turn,
    /// 6.2.1.6: who goes first.
    pub first: Seat,
    /// 6.2.1.6: who says so.
    pub drawn: Option<Seat>,
    /// 6.2.1.3: what was said of the decks.
    pub bases: [Option<DeckBasis>; 2],
    /// 6.2.1.8: who has taken a new hand.
    pub redrawn: [bool; 2],
    /// 8.4
    pub attack: Option<Attack>,
    /// 10.7.2
    pub waiting: Vec<Waiting>,
    /// 10.6.2.7
    pub using: Option<Using>,
    /// 10.6.2.7.2: the text that the referee carries out.
    pub running: Option<Box<Running>>,
    /// A card whose text goes on as the log tells it, because what it depends on is not known.
    pub loose: Option<Card>,
    /// A text was carried out as the log told it: what it made of cards, such as abilities that it gave, nobody knows.
    pub told: bool,
    /// 10.7.2: abilities of sort `other`, by their cards and numbers, of which nobody knew whether they were set off.
    pub unsure: Vec<(Card, u8)>,
    /// 10.9
    pub lasting: Vec<Lasting>,
    /// 5.15.1, 14.2.1.1: a card of the evolve zone or the race zone, and the card on the field that it is linked with.
    pub links: Vec<(Card, Card)>,
    /// 9.1.2: what tokens are that came into the match.
    pub tokens: Vec<(Card, &'static Facts)>,
    /// 9.1.4.3: tokens that are to vanish.
    pub vanishing: Vec<Card>,
    /// 5.9.1.1: who has to draw and cannot.
    pub dry: [bool; 2],
    /// Abilities that can be used once a turn and were: the card, and the number of the ability; automatic ones behind the
    /// others (`automatic_key`).
    pub used: Vec<(Card, u8)>,
    /// 5.18.1: the cards that chance chose for the text that is carried out.
    pub random: Vec<Card>,
    /// 10.4.4.1: what holds for the next card of a sort.
    pub next_costs: Vec<NextCost>,
    /// 10.7.6.1: the abilities that wait for a state which has arisen, by their cards and numbers, until it is over.
    pub arisen: Vec<(Card, u8)>,
    /// 10.7.5: the abilities that texts have set for later, until the end of the turn.
    pub timed: Vec<Timed>,
    /// 10.9.1.6.1: the cards that came to the fields since a card lost a keyword, in their order; none where no card has.
    pub newcomers: Vec<Card>,
    /// 10.7.4.2: the cards that the act at hand has put onto the field so far: at the same time, though step by step in a log.
    pub together: Option<(ActAtHand, Vec<Card>)>,
    /// From where cards came, and what happened this turn.
    pub past: Past,
    /// 5.27: extra turns, the last of them first.
    pub extra: Vec<Seat>,
    /// 5.25.2: turns to be skipped.
    pub skipped: [u8; 2],
    /// 4.4.4, 4.7.3, 4.8.3: by how much the limits of field, hand and EX area have changed.
    pub limits: [[i16; 3]; 2],
    /// 5.7
    pub search: Option<Search>,
    /// 5.10.1: whose deck is being looked at and how many of its top cards are left, where the log does not say which they are.
    pub looked: Option<(Seat, u8)>,
    /// 12.13.2: what drain raises next: whose leader, by how much.
    pub draining: Option<(Seat, u16)>,
    /// 1.2.3, 1.2.4: who has lost outright, and under which clause.
    pub lost: [Option<super::Clause>; 2],
    /// 15.2.1.2
    pub last: Option<Last>,
    /// How the match ended.
    pub outcome: Option<Outcome<Evolve>>,
}

impl State {
    /// All cards nowhere, at the start of a procedure.
    pub fn new(setup: &Setup, proc: &'static Procedure<State>) -> State {
        let tokens = Seat::BOTH.into_iter().flat_map(|of| {
            let all = &setup.tokens[of.index()];
            all.iter().enumerate().map(move |(place, face)| (Card::token(of, place), *face))
        });
        State {
            table: Table::new(setup.sizes, zones::ZONES, zones::ORDERED, VALUES).mixing(zones::HANDS),
            agenda: vec![Frame::new(proc)],
            due: Due::Over,
            turn: Turn {
                number: 0,
                player: Seat::A,
                played: [0; 2],
                evolved: false,
                hurt: [false; 2],
                main_over: false,
            },
            first: Seat::A,
            drawn: None,
            bases: [None; 2],
            redrawn: [false; 2],
            attack: None,
            waiting: Vec::new(),
            using: None,
            running: None,
            loose: None,
            told: false,
            unsure: Vec::new(),
            lasting: Vec::new(),
            links: Vec::new(),
            tokens: tokens.collect(),
            vanishing: Vec::new(),
            dry: [false; 2],
            used: Vec::new(),
            random: Vec::new(),
            next_costs: Vec::new(),
            arisen: Vec::new(),
            timed: Vec::new(),
            newcomers: Vec::new(),
            together: None,
            past: Past::default(),
            extra: Vec::new(),
            skipped: [0; 2],
            limits: [[0; 3]; 2],
            search: None,
            looked: None,
            draining: None,
            lost: [None; 2],
            last: None,
            outcome: None,
        }
    }

    /// Both players, the turn player first (1.3.4).
    #[inline]
    pub fn in_turn(&self) -> [Seat; 2] {
        [self.turn.player, self.turn.player.other()]
    }

    /// The card on top of a deck.
    #[inline]
    pub fn top(&self, of: Seat) -> Option<Card> {
        self.table.top(zones::deck(of))
    }

    /// Makes an automatic ability wait (10.7.2).
    #[inline]
    pub fn wait(&mut self, waiting: Waiting) {
        let with = self.evolved_with(waiting.card).unwrap_or(Card::NONE);
        self.waiting.push(Waiting { with, ..waiting });
    }

    /// 10.7.2: makes the abilities of a card wait that something triggers.
    pub fn trigger(&mut self, setup: &Setup, card: Card, by: Seat, ability: Trigger) {
        let Some(face) = self.face(setup, card) else { return };
        for (at, it) in face.automatic(ability).enumerate() {
            // 10.7.2.2: once a turn it comes to wait, and not again.
            let key = (card, automatic_key(ability, at as u8 + 1));
            if it.asks.once && self.used.contains(&key) {
                continue;
            }
            if it.asks.once {
                self.used.push(key);
            }
            self.wait(Waiting::of(by, card, ability, at as u8 + 1));
        }
    }

    /// Notes a lasting effect.
    #[inline]
    pub fn last(&mut self, card: Card, until: Until, does: Does) {
        let since = u16::try_from(self.newcomers.len()).unwrap_or(u16::MAX);
        self.lasting.push(Lasting { card, until, does, since });
    }
}
