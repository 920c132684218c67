//! The matches of a file, in order.

use super::unpack::Input;
use crate::log::{Malformed, Matches, Opened, Place, ReadFault};
use std::io::{self, ErrorKind};
use std::path::Path;

/// At most so many consecutive matches with unreadable headers are reported one by one.
const MOST_UNREADABLE: u32 = 100;
/// The numbered matches of a file. After `MOST_UNREADABLE` consecutive unreadable headers the others are reported together: a
/// report for each would be longer than the file.
struct Numbered {
    matches: Matches<Input>,
    /// How many were opened.
    count: u32,
    /// How many consecutive ones were unreadable.
    unreadable: u32,
    /// The match after those that are reported together.
    ahead: Option<Opening>,
}

impl Numbered {
    fn new(stream: Input) -> Self {
        Numbered { matches: Matches::new(stream), count: 0, unreadable: 0, ahead: None }
    }

    fn open(&mut self) -> Opening {
        let next = self.matches.next_log()?;
        self.count = self.count.saturating_add(1);
        Some((self.count, next))
    }

    fn next_log(&mut self) -> Opening {
        if let Some(ahead) = self.ahead.take() {
            return ahead;
        }
        let next = self.open()?;
        if self.tells(&next) {
            return Some(next);
        }
        let (number, mut last, mut ahead) = (next.0, next, None);
        while let Some(it) = self.open() {
            if self.tells(&it) {
                ahead = Some(it);
                break;
            }
            last = it;
        }
        let place = last.1.err().map_or(Place::Line(1), |it| it.place);
        let count = last.0 - number + 1;
        self.ahead = Some(ahead);
        Some((number, Err(ReadFault { place, what: Malformed::Further { count } })))
    }

    /// `true` if a match is reported on its own.
    fn tells(&mut self, it: &(u32, Result<Opened<Input>, ReadFault>)) -> bool {
        let is_header = it.1.as_ref().is_err_and(|it| !matches!(it.what, Malformed::Io(_)));
        self.unreadable = if is_header { self.unreadable.saturating_add(1) } else { 0 };
        self.unreadable <= MOST_UNREADABLE
    }
}

/// The matches of a file in order, or the one that was chosen.
pub struct Logs {
    named: String,
    matches: Numbered,
    /// The number of the chosen match; no other is returned.
    only: Option<u32>,
    /// The number of the match returned last.
    number: u32,
    ahead: Option<Opening>,
}

/// A match with its number.
type Opening = Option<(u32, Result<Opened<Input>, ReadFault>)>;

impl Logs {
    /// The matches of a stream, or the one with this number.
    pub fn open(named: &Path, stream: Input, only: Option<u32>) -> io::Result<Logs> {
        let matches = Numbered::new(stream);
        let mut logs = Logs { named: named.display().to_string(), matches, only, number: 0, ahead: None };
        let Some(only) = only else { return Ok(logs) };
        while logs.matches.count + 1 < only {
            if logs.matches.open().is_none() {
                return Err(logs.there_is_no(only));
            }
        }
        logs.ahead = Some(logs.matches.open());
        if logs.ahead.as_ref().is_some_and(Option::is_some) { Ok(logs) } else { Err(logs.there_is_no(only)) }
    }

    /// `true` if one match was chosen.
    pub fn is_chosen(&self) -> bool {
        self.only.is_some()
    }

    /// The stream, if one match of it was chosen.
    pub fn chosen(&mut self) -> Option<&mut Matches<Input>> {
        self.only.map(|_| &mut self.matches.matches)
    }

    /// The path as it was given.
    pub fn named(&self) -> &str {
        &self.named
    }

    /// The number of the match returned last.
    pub fn number(&self) -> u32 {
        self.number
    }

    fn there_is_no(&self, only: u32) -> io::Error {
        let said = format!("there is no match {only} in it; it holds {}", self.matches.count);
        io::Error::new(ErrorKind::NotFound, said)
    }

    /// The next match. Drop the one before it first.
    pub fn next_log(&mut self) -> Option<Result<Opened<Input>, ReadFault>> {
        let next = match self.ahead.take() {
            Some(next) => next,
            None if self.only.is_some() => None,
            None => self.matches.next_log(),
        };
        let (number, next) = next?;
        self.number = number;
        Some(next)
    }

    /// `true` if there is a match after the one returned last. Drop that one first.
    pub fn has_more(&mut self) -> bool {
        if self.ahead.is_none() && self.only.is_none() {
            self.ahead = Some(self.matches.next_log());
        }
        self.ahead.as_ref().is_some_and(Option::is_some)
    }

    /// The fault in the rest of the file, if nothing else follows the match returned last. Drop that one first.
    pub fn only_damage(&mut self) -> Option<ReadFault> {
        let is_damage = |it: &Opening| matches!(it, Some((_, Err(it))) if matches!(it.what, Malformed::Io(_)));
        if !self.ahead.as_ref().is_some_and(is_damage) {
            return None;
        }
        let damage = self.next_log()?.err();
        if self.has_more() { None } else { damage }
    }

    /// `true` if the match returned last is one of several. Drop it first.
    pub fn is_one_of_several(&mut self) -> bool {
        self.only.is_none() && (self.number > 1 || self.has_more())
    }

    /// The name of the match returned last: the path as given, with its number if it is one of several. Drop the match first.
    pub fn name(&mut self) -> String {
        if self.is_one_of_several() { format!("{}#{}", self.named, self.number) } else { self.named.clone() }
    }
}
