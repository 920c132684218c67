//! The surroundings of the subcommands: files and archives, standard output and error, the language of messages, exit statuses.
//! Only this room prints.

pub mod archive;
pub mod crew;
pub mod files;
pub mod help;
pub mod history;
pub mod inside;
pub mod lang;
pub mod lock;
pub mod logs;
pub mod members;
pub mod open;
pub mod out;
pub mod prompt;
pub mod refused;
pub mod shelf;
pub mod sorts;
pub mod tables;
pub mod unpack;
pub mod walk;
pub mod wording;

pub use crate::report::shown;

use std::fmt::Display;

/// Exit status: nothing found.
pub const CLEAN: u8 = 0;
/// Exit status: at least one illegal entry; for `diff` a difference, for `rulings verify` a ruling that does not hold.
pub const FOUND: u8 = 1;
/// Exit status: the command line is wrong, or a file that it names cannot be used.
pub const USAGE: u8 = 2;
/// Exit status: a chain of hashes is broken.
pub const BROKEN: u8 = 3;
/// Exit status: a file cannot be read as a log, or as a ruling.
pub const UNREADABLE: u8 = 4;
/// Exit status: nothing illegal was found, but not everything was judged; for `verify` a log without a seal.
pub const UNCERTAIN: u8 = 5;
/// Exit status: an internal error.
pub const FAULT: u8 = 70;

/// An exit status other than clean, with the message for standard error.
pub struct Failure {
    pub status: u8,
    pub message: String,
}

impl Failure {
    pub fn new(status: u8, message: impl Display) -> Failure {
        Failure { status, message: message.to_string() }
    }

    pub fn usage(message: impl Display) -> Failure {
        Failure::new(USAGE, message)
    }
}

/// The result of a subcommand: its exit status.
pub type Outcome = Result<u8, Failure>;
