//! What an audit reports, for programs. Its JSON Schema is printed by `headjudge schema audit`.

use crate::judge::{Audit, Chain};
use schemars::JsonSchema;
use serde::Serialize;

/// The report over all logs: what `headjudge audit --format json` prints. With `ndjson`, each log's part is
/// a line of its own.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Report {
    /// The version of this form: 1.
    pub report: u16,
    /// The logs, in the order in which they were named.
    pub logs: Vec<LogReport>,
    /// Sums over them.
    pub totals: Totals,
}

/// What was found in one log.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct LogReport {
    /// The file as it was named; `-` for standard input.
    pub file: String,
    /// The exit status that this log alone would give: 0 nothing found, 1 illegal, 3 chain broken, 4
    /// unreadable, 70 a fault of this program.
    pub status: u8,
    /// A fault of this program that kept it from judging the log.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fault: Option<String>,
    /// What was found.
    #[serde(flatten)]
    pub audit: Audit,
}

/// Sums over logs.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Totals {
    /// Logs that were looked at.
    pub logs: u64,
    /// Logs in which nothing was found.
    pub clean: u64,
    /// Entries that were judged.
    pub entries: u64,
    /// Illegal entries.
    pub illegal: u64,
    /// Entries that only another edition of the rules allows, by which the log was played.
    pub differences: u64,
    /// Entries that rest on the text of a card.
    pub unmodelled: u64,
    /// Entries that hang on a hidden card.
    pub undecidable: u64,
    /// Logs whose chain is broken.
    pub broken: u64,
    /// Logs that cannot be read to their end.
    pub unreadable: u64,
    /// The gravest status of all.
    pub status: u8,
}

impl LogReport {
    /// The report on one log. `strict` counts unmodelled and undecidable entries as illegal.
    pub fn new(file: String, audit: Audit, strict: bool) -> LogReport {
        LogReport { file, status: status(&audit, strict), fault: None, audit }
    }

    /// The report on a log that this program failed on.
    pub fn of_fault(file: String, fault: String) -> LogReport {
        LogReport { file, status: 70, fault: Some(fault), audit: Audit::default() }
    }

    /// The entry and clause of the first illegal entry.
    pub fn first_fault(&self) -> Option<(u32, &'static str)> {
        let first = self.audit.findings.iter().find(|it| it.finding.verdict == crate::judge::Verdict::Illegal)?;
        Some((first.finding.entry, first.finding.clause()))
    }

    /// One word for how the log fared.
    pub fn word(&self) -> &'static str {
        match self.status {
            70 => "fault of this program",
            4 => "unreadable",
            3 => "chain broken",
            1 if self.audit.illegal > 0 => "illegal",
            1 => "not certain",
            _ if self.audit.differences > 0 => "other edition",
            _ => "clean",
        }
    }

    /// How the match ended, as far as it was followed.
    pub fn result(&self) -> &'static str {
        match self.audit.result {
            _ if self.status >= 3 => self.word(),
            result => result.name(),
        }
    }
}

/// The exit status of one audit: the gravest of unreadable (4), chain broken (3) and illegal (1).
pub fn status(audit: &Audit, strict: bool) -> u8 {
    if !audit.unreadable.is_empty() || audit.stopped.as_ref().is_some_and(|it| it.entry == 0) {
        4
    } else if matches!(audit.chain, Chain::Broken { .. }) {
        3
    } else if audit.illegal > 0 || audit.stopped.is_some() || (strict && audit.unmodelled + audit.undecidable > 0) {
        1
    } else {
        0
    }
}

impl Totals {
    /// Adds a log.
    pub fn add(&mut self, log: &LogReport) {
        self.logs += 1;
        self.clean += u64::from(log.status == 0);
        self.entries += log.audit.entries;
        self.illegal += log.audit.illegal;
        self.differences += log.audit.differences;
        self.unmodelled += log.audit.unmodelled;
        self.undecidable += log.audit.undecidable;
        self.broken += u64::from(matches!(log.audit.chain, Chain::Broken { .. }));
        self.unreadable += u64::from(log.status == 4);
        // 70 before 4 before 3 before 1 before 0.
        self.status = self.status.max(log.status);
    }
}
