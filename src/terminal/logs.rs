//! The matches of a file, one after the other.

use super::unpack::Input;
use crate::log::{Malformed, Matches, Opened, Place, ReadFault};
use std::io::{self, ErrorKind};
use std::path::Path;

/// Of so many matches in a row that have no header to read each is told.
const MOST_UNREADABLE: u32 = 100;
/// The matches of a file with their numbers. Behind many in a row that have no header to read, the others are told together:
/// what is as short as a header that cannot be read has no report of its own.
struct Numbered {
    matches: Matches<Input>,
    /// How many were opened.
    count: u32,
    /// How many in a row cannot be read.
    unreadable: u32,
    /// A match behind those that are told together.
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

    /// Whether a match is told on its own.
    fn tells(&mut self, it: &(u32, Result<Opened<Input>, ReadFault>)) -> bool {
        let is_header = it.1.as_ref().is_err_and(|it| !matches!(it.what, Malformed::Io(_)));
        self.unreadable = if is_header { self.unreadable.saturating_add(1) } else { 0 };
        self.unreadable <= MOST_UNREADABLE
    }
}

/// The matches of a file, one after the other, or the one that was chosen.
pub struct Logs {
    named: String,
    matches: Numbered,
    /// The match that was chosen; no other is given.
    only: Option<u32>,
    /// How many were opened, and given.
    number: u32,
    ahead: Option<Opening>,
}

/// A match with its number.
type Opening = Option<(u32, Result<Opened<Input>, ReadFault>)>;

impl Logs {
    /// The matches of a stream, or the one with a number.
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

    /// Whether one match was chosen.
    pub fn is_chosen(&self) -> bool {
        self.only.is_some()
    }

    /// The stream, where one match of it was chosen.
    pub fn chosen(&mut self) -> Option<&mut Matches<Input>> {
        self.only.map(|_| &mut self.matches.matches)
    }

    /// How the file was named.
    pub fn named(&self) -> &str {
        &self.named
    }

    /// The number of the match given last.
    pub fn number(&self) -> u32 {
        self.number
    }

    fn there_is_no(&self, only: u32) -> io::Error {
        let said = format!("there is no match {only} in it; it holds {}", self.matches.count);
        io::Error::new(ErrorKind::NotFound, said)
    }

    /// The next match. The one before it has to be dropped.
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

    /// Whether there is another match behind the one given last, which has to be dropped.
    pub fn has_more(&mut self) -> bool {
        if self.ahead.is_none() && self.only.is_none() {
            self.ahead = Some(self.matches.next_log());
        }
        self.ahead.as_ref().is_some_and(Option::is_some)
    }

    /// What is wrong with the rest of the file, where nothing else is behind the match given last, which has to be dropped.
    pub fn only_damage(&mut self) -> Option<ReadFault> {
        let is_damage = |it: &Opening| matches!(it, Some((_, Err(it))) if matches!(it.what, Malformed::Io(_)));
        if !self.ahead.as_ref().is_some_and(is_damage) {
            return None;
        }
        let damage = self.next_log()?.err();
        if self.has_more() { None } else { damage }
    }

    /// Whether the match given last is one of several. It has to be dropped.
    pub fn is_one_of_several(&mut self) -> bool {
        self.only.is_none() && (self.number > 1 || self.has_more())
    }

    /// What the match given last is called: as the file was named, with its number if it is one of several. It has to be
    /// dropped.
    pub fn name(&mut self) -> String {
        if self.is_one_of_several() { format!("{}#{}", self.named, self.number) } else { self.named.clone() }
    }
}
