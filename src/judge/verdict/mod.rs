//! The referee's verdict on an entry.

pub(super) mod chain;
pub(super) mod common;
pub(super) mod consequences;
pub(super) mod edition;
pub(super) mod fact;
pub(super) mod finding;
pub(super) mod grounds;
pub(super) mod notice;
pub(super) mod whole;

use super::{Common, Fact, Language, Rulebook, language, wording};
use crate::log::Seat;
use crate::table::{Card, Known};
use common::{Against, FactData};
use serde::Serialize;

/// One fault of an event.
#[derive(Clone, Debug, PartialEq)]
pub struct Fault<G: Rulebook> {
    /// The clause that it breaks.
    pub clause: G::Clause,
    /// The fact that failed.
    pub why: Why<G>,
    /// `true` if the rulebook returns the game to before the choice.
    pub undo: bool,
    /// The interpretation behind it, by its id under `rulings/`.
    pub ruling: Option<G::Ruling>,
}

/// The fact that failed.
#[derive(Clone, Debug, PartialEq)]
pub enum Why<G: Rulebook> {
    /// A fact of the game.
    Fact(G::Fact),
    /// A fact common to all games.
    Common(Common),
    /// A card that the view sees, and the way in which the log hides it nevertheless.
    Hidden(Box<Why<G>>, Hiding),
}

impl<G: Rulebook> Why<G> {
    /// The fact in the setup's words.
    pub fn tell(&self, setup: &G::Setup) -> String {
        match self {
            Why::Fact(fact) => fact.tell(setup),
            Why::Common(fact) => fact.tell(language::<G>(setup)),
            Why::Hidden(seen, hidden) => hidden.of(Against::seen(setup, seen)).tell(language::<G>(setup)),
        }
    }

    /// The fact as data.
    pub fn data(&self) -> FactData {
        match self {
            Why::Fact(fact) => FactData::of(fact),
            Why::Common(fact) => FactData::Common(fact.clone()),
            Why::Hidden(seen, hidden) => FactData::Common(hidden.of(Against::data(seen))),
        }
    }
}

impl<G: Rulebook> From<Common> for Why<G> {
    fn from(fact: Common) -> Self {
        Why::Common(fact)
    }
}

/// The way in which a log hides a card that its view sees.
#[derive(Clone, Debug, PartialEq)]
pub enum Hiding {
    /// An entry has `?`.
    Log,
    /// The header's deck list has `?` for the card.
    DeckList,
    /// A position has `?`.
    Position,
    /// The header's list of the viewer's own deck has `?` for these cards.
    List(Vec<Card>),
}

/// The maximum number of cards of a list that are named.
const NAMED: usize = 3;

impl Hiding {
    fn of(&self, seen: Against) -> Common {
        match self {
            Hiding::Log => Common::LogHidesIt { seen },
            Hiding::DeckList => Common::DeckListHidesIt { seen },
            Hiding::Position => Common::PositionHidesIt { seen },
            Hiding::List(hidden) => {
                let cards: Vec<String> = hidden.iter().take(NAMED).map(Card::to_string).collect();
                let cards = cards.join(", ");
                match hidden.len().saturating_sub(NAMED) {
                    0 => Common::ListHides { seen, cards },
                    more => Common::ListHidesMore { seen, cards, more },
                }
            }
        }
    }
}

/// The maximum number of faults reported for one event: a shuffle can name many missing cards.
const MOST_FAULTS: usize = 64;

/// The reason why something cannot be decided.
#[derive(Clone, Debug, PartialEq)]
pub enum Doubt<G: Rulebook> {
    /// It depends on a card that the log hides.
    Hidden(Card),
    /// The rulebook is silent.
    Unruled(Why<G>),
}

/// Collects the results of a check. The path of a legal event allocates nothing.
#[derive(Clone, Debug)]
pub struct Sink<G: Rulebook> {
    /// All faults, in the book's order.
    pub faults: Vec<Fault<G>>,
    /// The first clause that could not be judged because a card's text is not encoded, and that card.
    pub unmodelled: Option<(G::Clause, Card)>,
    /// The first clause that cannot be decided, and the reason.
    pub undecidable: Option<(G::Clause, Doubt<G>)>,
}

impl<G: Rulebook> Default for Sink<G> {
    fn default() -> Self {
        Sink { faults: Vec::new(), unmodelled: None, undecidable: None }
    }
}

impl<G: Rulebook> Sink<G> {
    /// Adds a fault. `why` is evaluated only here.
    #[cold]
    pub fn fault<W: Into<Why<G>>>(&mut self, clause: G::Clause, why: impl FnOnce() -> W) {
        self.add(|| Fault { clause, why: why().into(), undo: false, ruling: None });
    }

    /// Adds a fault for which the rulebook returns the game to before the choice.
    #[cold]
    pub fn fault_undone<W: Into<Why<G>>>(&mut self, clause: G::Clause, why: impl FnOnce() -> W) {
        self.add(|| Fault { clause, why: why().into(), undo: true, ruling: None });
    }

    /// Adds a fault by an interpretation.
    #[cold]
    pub fn fault_by_ruling<W: Into<Why<G>>>(&mut self, clause: G::Clause, ruling: G::Ruling, why: impl FnOnce() -> W) {
        self.add(|| Fault { clause, why: why().into(), undo: false, ruling: Some(ruling) });
    }

    fn add(&mut self, fault: impl FnOnce() -> Fault<G>) {
        if self.faults.len() < MOST_FAULTS {
            self.faults.push(fault());
        }
    }

    /// Records that a clause cannot be judged because a card's text is not encoded.
    #[inline]
    pub fn unmodelled(&mut self, clause: G::Clause, card: Card) {
        self.unmodelled.get_or_insert((clause, card));
    }

    /// Records that a clause depends on a card that the log hides.
    #[inline]
    pub fn undecidable(&mut self, clause: G::Clause, card: Card) {
        self.undecidable.get_or_insert((clause, Doubt::Hidden(card)));
    }

    /// Records that the rulebook does not say how a clause applies.
    #[cold]
    pub fn unruled(&mut self, clause: G::Clause, why: impl Into<Why<G>>) {
        self.undecidable.get_or_insert((clause, Doubt::Unruled(why.into())));
    }

    /// The value, if it is known; a dependence on a hidden card is recorded. The possible influence of a text is left to
    /// later questions about the value.
    #[inline]
    pub fn know<T>(&mut self, clause: G::Clause, known: Known<T>) -> Option<T> {
        if let Known::Hidden(card) = known {
            self.undecidable(clause, card);
        }
        known.value()
    }

    /// Requires a condition: adds a fault if it is certainly false, and records the dependence if a text or a hidden card
    /// decides.
    #[inline]
    pub fn require<W: Into<Why<G>>>(&mut self, clause: G::Clause, is_so: Known<bool>, why: impl FnOnce() -> W) {
        match is_so {
            Known::Sure(true) | Known::ButForText(true, _) => {}
            Known::Sure(false) => self.fault(clause, why),
            Known::ButForText(false, card) => self.unmodelled(clause, card),
            Known::Hidden(card) => self.undecidable(clause, card),
        }
    }

    /// Adds the results of another check.
    pub fn take_in(&mut self, other: Sink<G>) {
        self.faults.extend(other.faults);
        self.unmodelled = self.unmodelled.or(other.unmodelled);
        self.undecidable = self.undecidable.take().or(other.undecidable);
    }

    /// Clears it for the next event.
    #[inline]
    pub fn reset(&mut self) {
        self.faults.clear();
        self.unmodelled = None;
        self.undecidable = None;
    }

    /// The card that keeps an event from being judged: the hidden one, or the one whose text is not encoded.
    pub(super) fn card(&self) -> Option<Card> {
        match (self.verdict(), &self.undecidable, self.unmodelled) {
            (Verdict::Undecidable, Some((_, Doubt::Hidden(card))), _) => Some(*card),
            (Verdict::Unmodelled, _, Some((_, card))) => Some(card),
            _ => None,
        }
    }

    /// The verdict on the collected results.
    #[inline]
    pub fn verdict(&self) -> Verdict {
        if !self.faults.is_empty() {
            Verdict::Illegal
        } else if self.undecidable.is_some() {
            Verdict::Undecidable
        } else if self.unmodelled.is_some() {
            Verdict::Unmodelled
        } else {
            Verdict::Legal
        }
    }
}

/// The verdict on an entry. A finding is any verdict but legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, schemars::JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// The rules allow it.
    Legal,
    /// It depends on a card's text that is not encoded; everything around it was judged.
    Unmodelled,
    /// It depends on a card that the log hides, or on a question that the rulebook leaves open.
    Undecidable,
    /// The rules do not allow it, but the edition that was played does.
    Difference,
    /// The rules do not allow it.
    Illegal,
}

impl Verdict {
    /// The word in English.
    pub const fn name(self) -> &'static str {
        match self {
            Verdict::Legal => "legal",
            Verdict::Unmodelled => "unmodelled",
            Verdict::Undecidable => "undecidable",
            Verdict::Difference => "difference of edition",
            Verdict::Illegal => "illegal",
        }
    }

    /// The word for people.
    pub fn told(self, language: Language) -> String {
        match self {
            Verdict::Legal => wording::verdict_legal(language),
            Verdict::Unmodelled => wording::verdict_unmodelled(language),
            Verdict::Undecidable => wording::verdict_undecidable(language),
            Verdict::Difference => wording::verdict_difference(language),
            Verdict::Illegal => wording::verdict_illegal(language),
        }
    }
}

/// The reason why something cannot be applied.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct Impossible(pub String);

/// The outcome of a match.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Outcome<G: Rulebook> {
    /// The winner; `None` for a draw.
    pub winner: Option<Seat>,
    /// The clause that ended it.
    pub clause: G::Clause,
}
