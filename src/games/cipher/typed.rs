//! Decisions as people type them: `deploy A17 front`.

use super::choices::{self, Choice, verb_of};
use super::state::Setup;
use super::words::{Decision, Line, Place, Stoppers, decision};
use crate::log::Seat;
use crate::table::Card;
use std::str::SplitWhitespace;

/// The forms, for help and completion.
pub fn forms() -> Vec<&'static str> {
    let mut forms = Vec::new();
    decision!(each Sort => forms.push(<Sort as Choice>::FORM));
    forms
}

/// A decision as it is typed.
pub fn write(what: &Decision) -> String {
    let (verb, fields) = decision!(what, choice => (choices::verb(choice), choice.fields()));
    if fields.is_empty() { verb.to_owned() } else { format!("{verb} {fields}") }
}

/// Reads a decision.
///
/// # Errors
/// What was expected, in a sentence.
pub fn read(setup: &Setup, text: &str) -> Result<Decision, String> {
    let forms = || forms().join(", ");
    let mut words = Typed { setup, words: text.split_whitespace() };
    let verb = words.words.next().ok_or_else(|| format!("a decision is one of: {}", forms()))?;
    let mut read = None;
    decision!(each Sort => if verb_of::<Sort>() == verb {
        read = Some(Sort::read(&mut words).map(Decision::from));
    });
    let what = read.unwrap_or_else(|| Err(format!("{verb:?} is no decision; one of: {}", forms())))?;
    match words.next() {
        None => Ok(what),
        Some(more) => Err(format!("{more:?} is too much; `{}` is the whole decision", write(&what))),
    }
}

/// What follows the verb of a typed decision.
pub struct Typed<'a> {
    setup: &'a Setup,
    words: SplitWhitespace<'a>,
}

/// Each reads the next word; what it is not, is told with what was expected.
impl<'a> Typed<'a> {
    fn next(&mut self) -> Option<&'a str> {
        self.words.find(|it| !matches!(*it, "on" | "to" | "with"))
    }

    /// A card that is in the match.
    pub fn card(&mut self) -> Result<Card, String> {
        let word = self.next().ok_or("a card is missing, such as A17")?;
        let mut name = word.to_owned();
        if let Some(first) = name.get_mut(..1) {
            first.make_ascii_uppercase();
        }
        let card: Card = name.parse().map_err(|_| format!("{word:?} is no card; cards are written A17 or B3"))?;
        if self.setup.has(card) { Ok(card) } else { Err(format!("there is no card {card} in this match")) }
    }

    /// A row.
    pub fn line(&mut self) -> Result<Line, String> {
        match self.next() {
            Some("front" | "f") => Ok(Line::Front),
            Some("back" | "b") => Ok(Line::Back),
            Some(other) => Err(format!("{other:?} is no row; it is `front` or `back`")),
            None => Err("the row is missing: `front` or `back`".to_owned()),
        }
    }

    /// A number.
    pub fn number(&mut self) -> Result<u32, String> {
        let word = self.next().ok_or_else(|| "a number is missing, such as 12".to_owned())?;
        word.parse().map_err(|_| format!("{word:?} is no number, such as 12"))
    }

    /// Who can stop a loop.
    pub fn stoppers(&mut self) -> Result<Stoppers, String> {
        let word =
            self.next().ok_or_else(|| "who can stop the loop is missing: `nobody`, `A`, `B` or `both`".to_owned())?;
        let found = Stoppers::ALL.into_iter().find(|it| it.name() == word);
        found.ok_or_else(|| format!("{word:?} says nobody who can stop a loop; it is `nobody`, `A`, `B` or `both`"))
    }

    /// A player.
    pub fn seat(&mut self) -> Result<Seat, String> {
        match self.next() {
            Some("A" | "a") => Ok(Seat::A),
            Some("B" | "b") => Ok(Seat::B),
            Some(other) => Err(format!("{other:?} is no player; it is `A` or `B`")),
            None => Err("the player is missing: `A` or `B`".to_owned()),
        }
    }

    /// A zone.
    pub fn place(&mut self) -> Result<Place, String> {
        let zones = || Place::ALL.map(Place::name).join(", ");
        let word = self.next().ok_or_else(|| format!("the zone is missing, one of: {}", zones()))?;
        let found = Place::ALL.into_iter().find(|it| it.name() == word);
        found.ok_or_else(|| format!("{word:?} is no zone; one of: {}", zones()))
    }

    /// The number of an ability.
    pub fn ability(&mut self) -> Result<u8, String> {
        self.next()
            .and_then(|it| it.parse().ok())
            .ok_or_else(|| "the ability's number is missing: 1 for the card's first".to_owned())
    }
}
