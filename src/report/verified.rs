//! What `verify` reports, for programs. Its JSON Schema is printed by `headjudge schema verify`.

use super::graver;
use crate::judge::Chain;
use schemars::JsonSchema;
use serde::Serialize;

/// The report over all logs: what `headjudge verify --format json` prints. With `ndjson`, each log's part is a line of its own,
/// and each head of a slip that no log has is one with `missing` alone.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct VerifyReport {
    /// The version of this form: 1.
    pub verify: u16,
    /// The logs, in the order in which they were named.
    pub logs: Vec<VerifiedLog>,
    /// The heads of result slips that no log has, in words.
    pub missing: Vec<String>,
    /// Sums over the logs.
    pub totals: Verified,
}

/// What was seen of one log's chain.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct VerifiedLog {
    /// The file as it was named, `-` for standard input; with `#N` behind it if it is the Nth of several matches in it.
    pub file: String,
    /// The exit status that this log alone would give: 0 whole, or the head is one that was asked for; 5 not sealed; 3 broken,
    /// or another head; 4 unreadable.
    pub status: u8,
    /// How many entries were read.
    pub entries: u32,
    /// The head after them; none if the header cannot be read.
    pub head: Option<String>,
    /// Whether the file was altered.
    pub chain: Chain,
    /// Why it could not be read to its end.
    pub unreadable: Option<String>,
    /// How its head stands to those of the result slips, if they were given.
    pub slip: Option<String>,
}

/// Sums over logs, each of which counts once, by its status.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Verified {
    /// All that were looked at.
    pub all: u64,
    /// The chain is whole, or the head is one that was asked for.
    pub whole: u64,
    /// Without a seal.
    pub unsealed: u64,
    /// The chain is broken, or the head is another one.
    pub broken: u64,
    /// Not to be read to the end.
    pub unreadable: u64,
    /// Heads of result slips that no log has.
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
