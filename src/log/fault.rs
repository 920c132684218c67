//! What can be wrong with a file, apart from the match that it tells of.

use super::Hash;
use std::fmt;
use std::io;

/// Where in a file something stands.
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

/// A record that cannot be read as what the format wants there.
#[derive(Debug, thiserror::Error)]
#[error("{place}: {what}")]
pub struct ReadFault {
    /// Where.
    pub place: Place,
    /// What is wrong and what was expected.
    pub what: Malformed,
}

/// What is wrong with a record.
#[derive(Debug, thiserror::Error)]
pub enum Malformed {
    /// The file could not be read further.
    #[error("the file could not be read: {0}")]
    Io(#[from] io::Error),
    /// There is nothing in the file.
    #[error("the file is empty; the first record of a log is its header")]
    Empty,
    /// The text is not the JSON that was expected.
    #[error("{expected} was expected: {fault}")]
    Json {
        /// The record that belongs here.
        expected: &'static str,
        /// What the parser says.
        fault: String,
    },
    /// Bytes that are not UTF-8.
    #[error("byte {at} is not UTF-8 text; a log is UTF-8 JSON Lines, or binary with the .hjl signature")]
    NotUtf8 {
        /// The offset in the record.
        at: usize,
    },
    /// Text in another encoding.
    #[error("it is {encoding} text; a log is UTF-8: save it as UTF-8")]
    Encoded {
        /// The encoding.
        encoding: &'static str,
    },
    /// Further matches whose headers cannot be read, behind many of which each was told.
    #[error("{count} further headers in a row cannot be read; they are not told one by one")]
    Further {
        /// How many.
        count: u32,
    },
    /// A record longer than any that makes sense.
    #[error("the record is longer than {limit} bytes")]
    TooLong {
        /// The most that a record may have.
        limit: usize,
    },
    /// The file ends in the middle of a record.
    #[error("the file ends in the middle of a record: {missing}")]
    Cut {
        /// What is missing.
        missing: String,
    },
    /// Nothing that begins a log stands behind a record that cannot be read, for too long to go on looking.
    #[error("nothing that begins a log was found in the {limit} bytes from there on; the rest was not looked at")]
    Lost {
        /// How many bytes were looked at.
        limit: u64,
    },
    /// A frame that does not hold what was expected.
    #[error("{expected} was expected: {fault}")]
    Frame {
        /// The record that belongs here.
        expected: &'static str,
        /// What the decoder says.
        fault: String,
    },
    /// The file was written in a later format.
    #[error("the log is of format {found}; this program reads formats 1 to {known}")]
    Version {
        /// As written.
        found: u16,
        /// The last that this library reads.
        known: u16,
    },
    /// An entry whose number does not follow the one before.
    #[error("entry {found} stands where entry {expected} belongs")]
    OutOfOrder {
        /// The number that belongs here.
        expected: u32,
        /// The number that stands here.
        found: u32,
    },
}

/// How an entry fits into the chain.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Link {
    /// The log carries no hashes.
    Unsealed,
    /// The hash is that of the entry and all before it.
    Fits,
    /// The hash is another.
    Broken(Box<Mismatch>),
}

/// Two hashes that should be the same. Where they are, more is written than the hash covers: a field that says nothing, such as
/// an empty list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mismatch {
    /// The hash of what stands in the file.
    pub computed: Hash,
    /// The hash that the file gives, if it gives one.
    pub written: Option<Hash>,
}

impl Link {
    /// Compares what was computed with what a sealed log gives.
    #[inline]
    pub(super) fn compare(computed: Hash, written: Option<Hash>) -> Link {
        if written == Some(computed) { Link::Fits } else { Link::Broken(Box::new(Mismatch { computed, written })) }
    }

    /// The link of a line in which more is written than its hash covers.
    #[inline]
    pub(super) fn unless_more(self, covered: bool, computed: Hash, written: Option<Hash>) -> Link {
        if covered || self != Link::Fits { self } else { Link::Broken(Box::new(Mismatch { computed, written })) }
    }
}
