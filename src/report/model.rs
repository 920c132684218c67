//! What an audit reports, for programs. Its JSON Schema is printed by `headjudge schema audit`.

use super::wording;
use crate::judge::{Audit, Basis, Chain, Language};
use crate::log::Hash;
use schemars::JsonSchema;
use serde::Serialize;
use std::collections::BTreeMap;

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
    /// The file as it was named, `-` for standard input; with `#N` behind it if it is the Nth of several matches in it.
    pub file: String,
    /// The exit status that this log alone would give: 0 clean, 1 illegal, 3 chain broken or another head, 4
    /// unreadable, 5 not certain, 70 a fault of this program.
    pub status: u8,
    /// The same in a word: `clean`, `illegal`, `chain broken`, `another head`, `unreadable`, `not certain`, `fault of
    /// this program`.
    pub verdict: &'static str,
    /// What was demanded of the log and is not so: that it is sealed, that it has the given head.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub unmet: Vec<String>,
    /// A fault of this program that kept it from judging the log.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fault: Option<String>,
    /// What was found.
    #[serde(flatten)]
    pub audit: Audit,
}

/// What an organiser demands of a log, and is content with.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Demands {
    /// What a result may rest on.
    pub accept: Vec<Basis>,
    /// The log has to be sealed.
    pub sealed: bool,
    /// The head that the log has to have.
    pub head: Option<Hash>,
}

/// Sums over logs.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Totals {
    /// Logs that were looked at.
    pub logs: u64,
    /// Clean logs: each entry was judged and found legal, and the result rests on nothing else, or on nothing that was not
    /// accepted.
    pub clean: u64,
    /// Logs with an illegal entry, or that could not be followed.
    pub illegal_logs: u64,
    /// Logs without an illegal entry whose result rests on something that was not judged.
    pub not_certain: u64,
    /// How many logs rest on what, accepted or not, by the name that `--accept` takes.
    pub rest_on: BTreeMap<&'static str, u64>,
    /// Logs without a seal.
    pub unsealed: u64,
    /// Entries that were judged.
    pub entries: u64,
    /// Illegal entries.
    pub illegal: u64,
    /// Illegal entries that a judge took back.
    pub taken_back_illegal: u64,
    /// Entries that only another edition of the rules allows, by which the log was played.
    pub differences: u64,
    /// Entries that rest on the text of a card.
    pub unmodelled: u64,
    /// Entries that depend on a hidden card, or on what the rulebook leaves open.
    pub undecidable: u64,
    /// Logs whose chain is broken, or that have another head than the one given.
    pub broken: u64,
    /// Logs that cannot be read to their end.
    pub unreadable: u64,
    /// The gravest status of all.
    pub status: u8,
}

/// All exit statuses of an audit, the gravest first.
pub const BY_GRAVITY: [u8; 6] = [70, 4, 3, 1, 5, 0];

/// The graver of two exit statuses.
pub fn graver(one: u8, other: u8) -> u8 {
    let gravity = |status: &u8| BY_GRAVITY.iter().position(|it| it == status);
    if gravity(&other) < gravity(&one) { other } else { one }
}

impl LogReport {
    /// The report on one log, by what is demanded of it.
    pub fn new(file: String, mut audit: Audit, demands: &Demands) -> LogReport {
        for it in &mut audit.rests_on {
            it.accepted = it.basis.can_be_accepted() && demands.accept.contains(&it.basis);
        }
        let mut unmet = Vec::new();
        if demands.sealed && audit.chain == Chain::Unsealed {
            unmet.push(wording::no_seal(audit.language));
        }
        let wanted = demands.head.map(|it| it.to_string());
        let other_head = wanted.filter(|it| audit.unreadable.is_empty() && audit.head.as_ref() != Some(it));
        if let Some(wanted) = &other_head {
            unmet.push(wording::head_given(audit.language, wanted));
        }
        let (status, verdict) = status(&audit, other_head.is_some(), !unmet.is_empty());
        LogReport { file, status, verdict, unmet, fault: None, audit }
    }

    /// The report on a log that this program failed on.
    pub fn of_fault(file: String, fault: String) -> LogReport {
        let (status, verdict) = (70, "fault of this program");
        LogReport { file, status, verdict, unmet: Vec::new(), fault: Some(fault), audit: Audit::default() }
    }

    /// What was found, in words.
    pub fn verdict_told(&self, language: Language) -> String {
        match (self.status, self.verdict) {
            (0, _) => wording::clean(language),
            (1, _) => wording::illegal(language),
            (3, "another head") => wording::another_head(language),
            (3, _) => wording::chain_broken(language),
            (4, _) => wording::unreadable(language),
            (5, _) => wording::not_certain(language),
            _ => wording::own_fault(language),
        }
    }

    /// How the match ended, as far as it was followed.
    pub fn result(&self, language: Language) -> String {
        match self.status {
            3 | 4 | 70 => self.verdict_told(language),
            _ => self.audit.result.told(language),
        }
    }

    /// What the result rests on, each basis once, the gravest first.
    pub fn bases(&self) -> Vec<Basis> {
        let mut bases: Vec<Basis> = self.audit.rests_on.iter().map(|it| it.basis).collect();
        bases.dedup();
        bases
    }
}

/// The exit status of one audit, in a number and in a word: the gravest of unreadable (4), chain broken (3), illegal (1)
/// and not certain (5).
fn status(audit: &Audit, other_head: bool, unmet: bool) -> (u8, &'static str) {
    if !audit.unreadable.is_empty() || audit.stopped.as_ref().is_some_and(|it| it.entry == 0) {
        (4, "unreadable")
    } else if matches!(audit.chain, Chain::Broken { .. }) {
        (3, "chain broken")
    } else if other_head {
        (3, "another head")
    } else if audit.illegal > 0 || audit.stopped.is_some() || audit.passed_over.iter().any(|it| it.taken_back.is_none())
    {
        (1, "illegal")
    } else if unmet || audit.rests_on.iter().any(|it| !it.accepted) {
        (5, "not certain")
    } else {
        (0, "clean")
    }
}

impl Totals {
    /// Adds a log.
    pub fn add(&mut self, log: &LogReport) {
        self.logs += 1;
        self.clean += u64::from(log.status == 0);
        self.illegal_logs += u64::from(log.status == 1);
        self.not_certain += u64::from(log.status == 5);
        for it in log.bases() {
            *self.rest_on.entry(it.name()).or_default() += 1;
        }
        self.unsealed += u64::from(log.audit.chain == Chain::Unsealed && log.status != 4 && log.status != 70);
        self.entries += log.audit.entries;
        self.illegal += log.audit.illegal;
        self.taken_back_illegal += log.audit.taken_back_illegal;
        self.differences += log.audit.differences;
        self.unmodelled += log.audit.unmodelled;
        self.undecidable += log.audit.undecidable;
        self.broken += u64::from(log.status == 3);
        self.unreadable += u64::from(log.status == 4);
        self.status = graver(self.status, log.status);
    }
}

#[cfg(test)]
mod tests {
    use super::graver;

    #[test]
    fn illegal_is_graver_than_not_certain() {
        assert_eq!([(1, 5), (5, 1), (0, 5), (3, 1), (4, 3), (70, 4)].map(|(a, b)| graver(a, b)), [1, 1, 5, 3, 4, 70]);
    }
}
