//! The state of a match: its constant part ([`Setup`]) and its changing part ([`State`]).

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
/// 3.2.4.1: the maximum of play points.
pub const MOST_POINTS: i32 = 10;

/// The numeric values of a player, kept on the table.
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

/// The number of values of a player.
pub const VALUES: u8 = 4;
/// The table's counter for damage on a card. The counters of the log's kinds follow it.
pub const DAMAGE: u8 = 0;

/// The table's counter for a kind of counter.
#[inline]
pub const fn counter(sort: Counter) -> u8 {
    1 + sort as u8
}

/// The constant part of a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The facts of each card, by the card's index; `None` where the log hides the card.
    faces: Vec<Option<&'static Facts>>,
    /// The facts of the tokens that are there at the beginning, by seat.
    pub tokens: [Vec<&'static Facts>; 2],
    /// The number of cards that each player brought, in all lists.
    pub sizes: [usize; 2],
    /// The number of cards in each main deck.
    pub decks: [usize; 2],
    /// The range of each evolve deck among the player's cards.
    pub evolve_decks: [std::ops::Range<usize>; 2],
    /// The range of each leader list among the player's cards.
    pub leaders: [std::ops::Range<usize>; 2],
    /// The players' names.
    pub names: [String; 2],
    /// `true` if the log leaves the steps to the referee.
    pub derived: bool,
    /// `true` if the match begins with a position, which does not say what texts have given to leaders.
    pub laid_out: bool,
    /// The language in which the match is told.
    pub tongue: Tongue,
}

impl Setup {
    /// A match with these cards for the two players.
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

    /// The facts of a card of the lists.
    #[inline]
    pub fn face(&self, card: Card) -> Option<&'static Facts> {
        self.faces.get(card.index()).copied().flatten()
    }

    /// `true` if a card is on one of the lists, is `?`, or is named as a token.
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

    /// A card of the lists in words: `A17 ゴリアテ`. A token created during the match has only its name in the match.
    pub fn tell(&self, card: Card) -> String {
        let token = card.token_place().and_then(|it| self.tokens[card.owner().index()].get(it));
        match self.face(card).or(token.copied()) {
            Some(face) => format!("{card} {}", face.name),
            None if card == Card::UNKNOWN => say!(self, "an unknown card", "未知的卡", "不明なカード"),
            None if card.token_place().is_some() => say!(self, "the token {card}", "衍生物{card}", "トークン{card}"),
            None => say!(self, "{card} (face unknown)", "{card}（内容未知）", "{card}（内容不明）"),
        }
    }

    /// Picks the text in the language of the match. `texts`: in English, Chinese and Japanese.
    #[inline]
    pub const fn word(&self, texts: [&'static str; 3]) -> &'static str {
        self.tongue.told().among(texts)
    }

    /// Items joined into a list.
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

/// 7.1.1: the current turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Turn {
    /// Counts from 1, the first player's first turn; 0 before it.
    pub number: u16,
    /// The turn player.
    pub player: Seat,
    /// 13.2.1: the number of cards each player has played.
    pub played: [u16; 2],
    /// 8.3.2: an evolve or meal ability was used.
    pub evolved: bool,
    /// 13.5.2: the players whose leaders have lost defence.
    pub hurt: [bool; 2],
    /// 7.3.4: the main phase is over.
    pub main_over: bool,
}

/// 8.4: an attack under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Attack {
    /// The attacking follower.
    pub attacker: Card,
    /// The target.
    pub target: Target,
    /// 8.4.9: the damage not dealt yet, to the target and to the attacker.
    pub owed: [u16; 2],
    /// `true` if the damage has been calculated.
    pub struck: bool,
    /// A card whose text may change the damage.
    pub hangs: Option<Card>,
    /// 10.10.2: the cards whose effects were chosen to apply first to the damage that is due.
    pub applied: Group,
}

/// 10.7.2: an automatic ability on standby.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Waiting {
    /// 3.1.2.3: the player who controls it.
    pub by: Seat,
    /// The card that has it.
    pub card: Card,
    /// The trigger.
    pub ability: Trigger,
    /// The number among the card's abilities with this trigger.
    pub nth: u8,
    /// 12.13.2: the amount by which drain raises the leader's defence.
    pub amount: u16,
    /// The card whose action triggered it; [`Card::NONE`] if that does not matter.
    pub about: Card,
    /// 10.7.4.1.2: the evolve card that the card was linked with when the ability triggered; [`Card::NONE`] if none.
    pub with: Card,
}

impl Waiting {
    /// A standby ability, without the details of its trigger.
    pub const fn of(by: Seat, card: Card, ability: Trigger, nth: u8) -> Waiting {
        Waiting { by, card, ability, nth, amount: 0, about: Card::NONE, with: Card::NONE }
    }
}

/// The spell or ability being carried out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Using {
    /// The player.
    pub by: Seat,
    /// The card.
    pub card: Card,
}

/// 10.2.1.2: a lasting effect on a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Lasting {
    /// The affected card.
    pub card: Card,
    /// The duration.
    pub until: Until,
    /// The effect.
    pub does: Does,
    /// 10.9.1.6.2: the length of [`State::newcomers`] when the effect began: the number of cards that came to the
    /// fields before it.
    pub since: u16,
}

/// The change that a lasting effect makes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Does {
    /// Adds to attack and defence.
    Change(i16, i16),
    /// Gives a keyword.
    Give(Keyword),
    /// Removes a keyword.
    Lose(Keyword),
    /// Forbids an action.
    Forbid(Ban),
    /// Adds to the cost of playing it.
    Cost(i16),
    /// 10.2.1.3.3: sets the cost of playing it.
    CostIs(i16),
    /// Sets the type.
    Become(Kind),
    /// Adds to the cost of its evolve ability.
    EvolveCost(i16),
}

/// 10.7.2.2: the key in [`State::used`] for an automatic ability. The high bit sets it apart from activated ones.
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
    /// `true` if the action has led back to that state.
    pub barred: bool,
}

/// The changing part of a match: plain data.
#[derive(Clone, Debug, PartialEq)]
pub struct State {
    /// The zones with their cards, marks, counters and values.
    pub table: Table,
    /// The procedures under way, the innermost last.
    pub agenda: Vec<Frame<State>>,
    /// The event that the rules want next.
    pub due: Due<Evolve>,
    /// 7.1.1: the current turn.
    pub turn: Turn,
    /// 6.2.1.6: the player who goes first.
    pub first: Seat,
    /// 6.2.1.6: the player drawn to choose who goes first.
    pub drawn: Option<Seat>,
    /// 6.2.1.3: the declared basis of each deck.
    pub bases: [Option<DeckBasis>; 2],
    /// 6.2.1.8: the players who have redrawn.
    pub redrawn: [bool; 2],
    /// 8.4: the attack under way.
    pub attack: Option<Attack>,
    /// 10.7.2: the standby abilities.
    pub waiting: Vec<Waiting>,
    /// 10.6.2.7: the spell or ability being carried out.
    pub using: Option<Using>,
    /// 10.6.2.7.2: the text that the referee is carrying out.
    pub running: Option<Box<Running>>,
    /// A card whose text the log tells from here on, because it depends on something unknown.
    pub loose: Option<Card>,
    /// `true` if a text was carried out as the log told it. Its consequences, such as abilities it gave, are unknown.
    pub told: bool,
    /// 10.7.2: abilities of kind `other` that may or may not have triggered, by card and number.
    pub unsure: Vec<(Card, u8)>,
    /// 10.9: the lasting effects, in the order in which they began.
    pub lasting: Vec<Lasting>,
    /// 5.15.1, 14.2.1.1: links: a card of the evolve zone or the race zone, and the card on the field it is linked with.
    pub links: Vec<(Card, Card)>,
    /// 9.1.2: the tokens of the match and their facts.
    pub tokens: Vec<(Card, &'static Facts)>,
    /// 9.1.4.3: tokens about to vanish.
    pub vanishing: Vec<Card>,
    /// 5.9.1.1: the players who had to draw from an empty deck.
    pub dry: [bool; 2],
    /// Once-a-turn abilities that were used, by card and number; automatic abilities by `automatic_key`.
    pub used: Vec<(Card, u8)>,
    /// 5.18.1: the cards that chance chose for the text being carried out.
    pub random: Vec<Card>,
    /// 10.4.4.1: the changes of cost for the next card of some kind.
    pub next_costs: Vec<NextCost>,
    /// 10.7.6.1: abilities whose awaited state has arisen, by card and number, until the state ends.
    pub arisen: Vec<(Card, u8)>,
    /// 10.7.5: timed triggers that texts have set, until the end of the turn.
    pub timed: Vec<Timed>,
    /// 10.9.1.6.1: the cards that came to the fields since a card lost a keyword, in order. Empty while no card has
    /// lost one.
    pub newcomers: Vec<Card>,
    /// 10.7.4.2: the cards that the current act has put onto the field so far. They enter at the same time, although
    /// a log has a step for each.
    pub together: Option<(ActAtHand, Vec<Card>)>,
    /// The origins of cards, and the counts of this turn.
    pub past: Past,
    /// 5.27: the extra turns, the next one last.
    pub extra: Vec<Seat>,
    /// 5.25.2: the number of turns each player will skip.
    pub skipped: [u8; 2],
    /// 4.4.4, 4.7.3, 4.8.3: the changes to the limits of field, hand and EX area.
    pub limits: [[i16; 3]; 2],
    /// 5.7: the search under way.
    pub search: Option<Search>,
    /// 5.10.1: the player whose top cards are being looked at, and how many of them are left, where the log does not
    /// name them.
    pub looked: Option<(Seat, u8)>,
    /// 12.13.2: the next effect of drain: the leader's player and the amount.
    pub draining: Option<(Seat, u16)>,
    /// 1.2.3, 1.2.4: the clause under which each player has lost outright.
    pub lost: [Option<super::Clause>; 2],
    /// 15.2.1.2: the last action of the turn player.
    pub last: Option<Last>,
    /// The result of the match.
    pub outcome: Option<Outcome<Evolve>>,
}

impl State {
    /// A state at the start of a procedure, with all cards outside the zones.
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

    /// Puts an automatic ability on standby (10.7.2).
    #[inline]
    pub fn wait(&mut self, waiting: Waiting) {
        let with = self.evolved_with(waiting.card).unwrap_or(Card::NONE);
        self.waiting.push(Waiting { with, ..waiting });
    }

    /// 10.7.2: puts the abilities of a card with this trigger on standby.
    pub fn trigger(&mut self, setup: &Setup, card: Card, by: Seat, ability: Trigger) {
        let Some(face) = self.face(setup, card) else { return };
        for (at, it) in face.automatic(ability).enumerate() {
            // 10.7.2.2: a once-a-turn ability goes to standby only once.
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

    /// Records a lasting effect.
    #[inline]
    pub fn last(&mut self, card: Card, until: Until, does: Does) {
        let since = u16::try_from(self.newcomers.len()).unwrap_or(u16::MAX);
        self.lasting.push(Lasting { card, until, does, since });
    }
}
