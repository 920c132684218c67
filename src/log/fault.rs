//! Faults of a file, as opposed to faults of the match in it.

use super::Hash;
use std::fmt;
use std::io;

/// A position in a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Place {
    /// A line of a JSON Lines file, counted from 1.
    Line(u32),
    /// A frame of a binary file, counted from 1 (the header's).
    Frame(u32),
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::Line(line) => write!(f, "line {line}"),
            Place::Frame(frame) => write!(f, "frame {frame}"),
        }
    }
}

/// A record that cannot be read as the format requires.
#[derive(Debug, thiserror::Error)]
#[error("{place}: {what}")]
pub struct ReadFault {
    /// The record's place in the file.
    pub place: Place,
    /// The fault, and the expected content.
    pub what: Malformed,
}

/// The fault of a record.
#[derive(Debug, thiserror::Error)]
pub enum Malformed {
    /// The file cannot be read any further.
    #[error("the file could not be read: {0}")]
    Io(#[from] io::Error),
    /// The file is empty.
    #[error("the file is empty; the first record of a log is its header")]
    Empty,
    /// The text is not the expected JSON.
    #[error("{expected} was expected: {fault}")]
    Json {
        /// The kind of record expected here.
        expected: &'static str,
        /// The parser's message.
        fault: String,
    },
    /// Bytes that are not UTF-8.
    #[error("byte {at} is not UTF-8 text; a log is UTF-8 JSON Lines, or binary with the .hjl signature")]
    NotUtf8 {
        /// The offset in the record.
        at: usize,
    },
    /// Text in an encoding other than UTF-8.
    #[error("it is {encoding} text; a log is UTF-8: save it as UTF-8")]
    Encoded {
        /// The encoding's name.
        encoding: &'static str,
    },
    /// Further matches with unreadable headers, counted after many were reported one by one.
    #[error("{count} further headers in a row cannot be read; they are not told one by one")]
    Further {
        /// The number of those matches.
        count: u32,
    },
    /// A record over the length limit.
    #[error("the record is longer than {limit} bytes")]
    TooLong {
        /// The limit, in bytes.
        limit: usize,
    },
    /// The file ends in the middle of a record.
    #[error("the file ends in the middle of a record: {missing}")]
    Cut {
        /// The missing part.
        missing: String,
    },
    /// The search for the next log was given up: nothing after an unreadable record begins one.
    #[error("nothing that begins a log was found in the {limit} bytes from there on; the rest was not looked at")]
    Lost {
        /// The number of bytes searched.
        limit: u64,
    },
    /// A frame without the expected content.
    #[error("{expected} was expected: {fault}")]
    Frame {
        /// The kind of record expected here.
        expected: &'static str,
        /// The decoder's message.
        fault: String,
    },
    /// The file was written in a later format.
    #[error("the log is of format {found}; this program reads formats 1 to {known}")]
    Version {
        /// The version found in the file.
        found: u16,
        /// The latest version that this library reads.
        known: u16,
    },
    /// An entry whose number does not follow the one before.
    #[error("entry {found} stands where entry {expected} belongs")]
    OutOfOrder {
        /// The expected number.
        expected: u32,
        /// The number found.
        found: u32,
    },
}

/// The relation of an entry to the hash chain.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Link {
    /// The log carries no hashes.
    Unsealed,
    /// The hash is that of the entry and everything before it.
    Fits,
    /// The hash is a different one.
    Broken(Box<Mismatch>),
}

/// Two hashes that should be equal. If they are equal, the record holds more than the hash covers: a field without content,
/// such as an empty list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mismatch {
    /// The hash computed from the file.
    pub computed: Hash,
    /// The hash written in the file, if any.
    pub written: Option<Hash>,
}

impl Link {
    /// Compares a computed hash with the one written in a sealed log.
    #[inline]
    pub(super) fn compare(computed: Hash, written: Option<Hash>) -> Link {
        if written == Some(computed) { Link::Fits } else { Link::Broken(Box::new(Mismatch { computed, written })) }
    }

    /// The link of a line, which is broken if the line holds more than its hash covers.
    #[inline]
    pub(super) fn unless_more(self, covered: bool, computed: Hash, written: Option<Hash>) -> Link {
        if covered || self != Link::Fits { self } else { Link::Broken(Box::new(Mismatch { computed, written })) }
    }
}
