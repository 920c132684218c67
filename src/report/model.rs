//! What an audit reports, for programs. Its JSON Schema is printed by `headjudge schema audit`.

use super::{Totals, wording};
use crate::judge::{Audit, Basis, Chain, Language};
use crate::log::Hash;
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
    /// The file as it was named, `-` for standard input; with `#N` behind it if it is the Nth of several matches in it.
    pub file: String,
    /// The exit status that this log alone would give: 0 clean, 1 illegal, 3 chain broken or another head, 4
    /// unreadable, 5 not certain, 70 a fault of this program.
    pub status: u8,
    /// The same in a word: `clean`, `illegal`, `chain broken`, `another head`, `unreadable`, `not certain`, `fault of
    /// this program`.
    pub verdict: &'static str,
    /// What was demanded of the log and is not so: that it is sealed, that it has the given head.
    pub unmet: Vec<String>,
    /// A fault of this program that kept it from judging the log.
    pub fault: Option<String>,
    /// All that is so of the log, the gravest first, in the words of `verdict`; empty for a clean one.
    pub verdicts: Vec<&'static str>,
    /// The log before it that is the same match, entry for entry.
    pub same_as: Option<String>,
    /// What was found.
    #[serde(flatten)]
    pub audit: Audit,
    /// What tells the match from others: its head, sealed or not.
    #[serde(skip)]
    pub identity: Option<String>,
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
        let identity = audit.head.clone();
        if audit.chain == Chain::Unsealed && demands.head.is_none() {
            audit.head = None;
        }
        let all = statuses(&audit, other_head.is_some(), !unmet.is_empty());
        let (status, verdict) = all.first().copied().unwrap_or((0, "clean"));
        let verdicts = all.iter().map(|it| it.1).collect();
        LogReport { file, status, verdict, unmet, fault: None, verdicts, same_as: None, audit, identity }
    }

    /// The report on a log that this program failed on.
    pub fn of_fault(file: String, fault: String) -> LogReport {
        let (status, verdict) = (70, "fault of this program");
        let audit = Audit::default();
        let verdicts = vec![verdict];
        let (unmet, fault) = (Vec::new(), Some(fault));
        LogReport { file, status, verdict, unmet, fault, verdicts, same_as: None, audit, identity: None }
    }

    /// What was found, in words.
    pub fn verdict_told(&self, language: Language) -> String {
        told(self.verdict, language)
    }

    /// All that is so of the log, in words.
    pub fn verdicts_told(&self, language: Language) -> String {
        match &self.verdicts[..] {
            [] => wording::clean(language),
            all => all.iter().map(|it| told(it, language)).collect::<Vec<_>>().join(", "),
        }
    }

    /// Whether something is wrong with it that nobody can be content with.
    pub fn is_bad(&self) -> bool {
        !matches!(self.status, 0 | 5)
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

/// What is so of one audit, as exit statuses and in words, the gravest first: unreadable (4), chain broken (3), illegal (1), not
/// certain (5).
fn statuses(audit: &Audit, other_head: bool, unmet: bool) -> Vec<(u8, &'static str)> {
    let unreadable = !audit.unreadable.is_empty() || audit.stopped.as_ref().is_some_and(|it| it.entry == 0);
    let passed_over = audit.passed_over.iter().any(|it| it.taken_back.is_none());
    let illegal = audit.illegal > 0 || audit.stopped.as_ref().is_some_and(|it| it.entry > 0) || passed_over;
    let all = [
        (unreadable, (4, "unreadable")),
        (matches!(audit.chain, Chain::Broken { .. }), (3, "chain broken")),
        (other_head, (3, "another head")),
        (illegal, (1, "illegal")),
        (unmet || audit.rests_on.iter().any(|it| !it.accepted), (5, "not certain")),
    ];
    all.into_iter().filter(|it| it.0).map(|it| it.1).collect()
}

/// A word of a report, for people.
fn told(verdict: &str, language: Language) -> String {
    match verdict {
        "clean" => wording::clean(language),
        "illegal" => wording::illegal(language),
        "another head" => wording::another_head(language),
        "chain broken" => wording::chain_broken(language),
        "unreadable" => wording::unreadable(language),
        "not certain" => wording::not_certain(language),
        _ => wording::own_fault(language),
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
