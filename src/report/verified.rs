//! The report of `verify`, for programs. `headjudge schema verify` prints its JSON Schema.

use super::graver;
use crate::judge::Chain;
use schemars::JsonSchema;
use serde::Serialize;

/// The report on all logs, as printed by `headjudge verify --format json`. With `ndjson`, each log's part is a line of its
/// own, and each head of a slip without a log is a line with only `missing`.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct VerifyReport {
    /// The version of this format: 1.
    pub verify: u16,
    /// The logs, in the order in which they were given.
    pub logs: Vec<VerifiedLog>,
    /// The heads of result slips without a log, in words.
    pub missing: Vec<String>,
    /// Totals over the logs.
    pub totals: Verified,
}

/// The state of one log's chain.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct VerifiedLog {
    /// The file as it was given, `-` for standard input; followed by `#N` if it is the Nth of several matches in the file.
    pub file: String,
    /// The exit status for this log alone: 0 whole, or the head is a requested one; 5 not sealed; 3 broken, or another
    /// head; 4 unreadable.
    pub status: u8,
    /// The number of entries read.
    pub entries: u32,
    /// The head after them; `None` if the header cannot be read.
    pub head: Option<String>,
    /// The state of the seal: whether the file was altered.
    pub chain: Chain,
    /// The reason why it could not be read to its end.
    pub unreadable: Option<String>,
    /// The comparison of its head with those of the result slips, if they were given.
    pub slip: Option<String>,
}

/// Totals over logs; each counts once, by its status.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Verified {
    /// All logs examined.
    pub all: u64,
    /// The chain is whole, or the head is a requested one.
    pub whole: u64,
    /// Without a seal.
    pub unsealed: u64,
    /// The chain is broken, or the head is a different one.
    pub broken: u64,
    /// Not readable to the end.
    pub unreadable: u64,
    /// Heads of result slips without a log.
    pub slips_without_log: u64,
    /// The gravest status of all.
    pub status: u8,
}

impl Verified {
    /// Adds a log.
    pub fn add(&mut self, log: &VerifiedLog) {
        self.all += 1;
        *match log.status {
            0 => &mut self.whole,
            5 => &mut self.unsealed,
            4 => &mut self.unreadable,
            _ => &mut self.broken,
        } += 1;
        self.status = graver(self.status, log.status);
    }
}
