//! The report of an audit, for programs. `headjudge schema audit` prints its JSON Schema.

use super::{PageCheck, Totals, full, short, wording};
use crate::judge::{Audit, Basis, Chain, Demands, Is, Language, Part, Whole};
use schemars::JsonSchema;
use serde::Serialize;

/// The report on all logs, as printed by `headjudge audit --format json`. With `ndjson`, each log's part is a line of its
/// own.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Report {
    /// The version of this format: 1.
    pub report: u16,
    /// The logs, in the order in which they were given.
    pub logs: Vec<LogReport>,
    /// Sums over them.
    pub totals: Totals,
}

/// The report on one log.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct LogReport {
    /// The file as it was given, `-` for standard input; followed by `#N` if it is the Nth of several matches in the file.
    pub file: String,
    /// The exit status for this log alone: 0 clean, 1 illegal, 3 chain broken or another head, 4 unreadable, 5 not certain,
    /// 70 a bug in this program.
    pub status: u8,
    /// The status in a word: `clean`, `illegal`, `chain broken`, `another head`, `page altered`, `unreadable`, `not
    /// certain`, `fault of this program`.
    pub verdict: &'static str,
    /// Demands that the log does not meet: a seal, the given head, a finished match.
    pub unmet: Vec<String>,
    /// A bug in this program that kept it from judging the log.
    pub fault: Option<String>,
    /// All properties of the log, the gravest first, in the words of `verdict`; empty for a clean one.
    pub verdicts: Vec<&'static str>,
    /// The same as data, including properties without a word in `verdicts`: an unfinished match, illegal entries that were
    /// taken back. The gravest first; empty for a clean and finished log.
    pub whole: Whole,
    /// An earlier log with the same match, entry for entry.
    pub same_as: Option<String>,
    /// The comparison of a replay page with the log in it: a difference, or the reason why they were not compared.
    pub page: Option<PageCheck>,
    /// The audit.
    #[serde(flatten)]
    pub audit: Audit,
    /// The identity of the match: its head, sealed or not.
    #[serde(skip)]
    pub identity: Option<String>,
}

/// All exit statuses of an audit, the gravest first.
pub const BY_GRAVITY: [u8; 6] = [70, 4, 3, 1, 5, 0];

/// The graver of two exit statuses.
pub fn graver(one: u8, other: u8) -> u8 {
    let gravity = |status: &u8| BY_GRAVITY.iter().position(|it| it == status);
    if gravity(&other) < gravity(&one) { other } else { one }
}

impl LogReport {
    /// The report on one log, under the given demands.
    pub fn new(file: String, audit: Audit, demands: &Demands) -> LogReport {
        LogReport::of_page(file, audit, demands, None)
    }

    /// The same for a log inside a replay page.
    pub fn of_page(file: String, mut audit: Audit, demands: &Demands, page: Option<PageCheck>) -> LogReport {
        let mut whole = audit.held_to(demands);
        if let Some(page) = &page {
            whole.add(Part { why: Some(page.told().to_owned()), ..Part::new(page.is()) });
        }
        let unmet = unmet(&whole, audit.language);
        let identity = audit.head.clone();
        if audit.chain == Chain::Unsealed && demands.head.is_none() {
            audit.head = None;
        }
        LogReport { unmet, identity, page, ..LogReport::of(file, whole, audit) }
    }

    /// The report on a log on which this program failed.
    pub fn of_fault(file: String, fault: String) -> LogReport {
        let whole = Whole::of_fault(fault.clone());
        LogReport { fault: Some(fault), ..LogReport::of(file, whole, Audit::default()) }
    }

    fn of(file: String, whole: Whole, audit: Audit) -> LogReport {
        let (status, verdicts) = (whole.status(), whole.words());
        let verdict = verdicts.first().copied().unwrap_or("clean");
        let (unmet, fault, same_as, identity) = (Vec::new(), None, None, None);
        LogReport { file, status, verdict, unmet, fault, verdicts, whole, same_as, page: None, audit, identity }
    }

    /// All properties of the log, in words.
    pub fn verdict_told(&self, language: Language) -> String {
        full(&self.whole, language)
    }

    /// The same in few words, to go beside the result, which already shows an unfinished match.
    pub fn verdict_in_short(&self, language: Language) -> String {
        let parts = &self.whole.parts;
        let told = parts.iter().filter(|it| it.is != Is::Unfinished || parts.len() == 1);
        short(&Whole { parts: told.cloned().collect() }, language)
    }

    /// Returns `true` if the log has a fault that cannot be accepted.
    pub fn is_bad(&self) -> bool {
        !matches!(self.status, 0 | 5)
    }

    /// The outcome of the match, as far as it was followed.
    pub fn result(&self, language: Language) -> String {
        match self.status {
            3 | 4 | 70 => short(&Whole { parts: self.whole.parts.iter().take(1).cloned().collect() }, language),
            _ => self.audit.result.told(language),
        }
    }

    /// Returns `true` if the log can be read and followed to its end, and ends before the match does.
    pub fn is_unfinished(&self) -> bool {
        self.whole.parts.iter().any(|it| matches!(it.is, Is::Unfinished | Is::NotFinished))
    }

    /// The sorts of ground of the result, the gravest first.
    pub fn bases(&self) -> Vec<Basis> {
        let mut bases: Vec<Basis> = self.audit.rests_on.iter().map(|it| it.basis).collect();
        bases.dedup();
        bases
    }
}

/// The demands that a log does not meet, in sentences.
fn unmet(whole: &Whole, language: Language) -> Vec<String> {
    let told = |part: &Part| match part.is {
        Is::NotSealed => Some(wording::no_seal(language)),
        Is::NotFinished => Some(wording::no_end(language)),
        Is::AnotherHead => part.why.as_ref().map(|given| wording::head_given(language, given)),
        _ => None,
    };
    let mut unmet: Vec<&Part> = whole.parts.iter().collect();
    unmet.sort_by_key(|it| std::cmp::Reverse(it.is));
    unmet.into_iter().filter_map(told).collect()
}

#[cfg(test)]
mod tests {
    use super::graver;

    #[test]
    fn illegal_is_graver_than_not_certain() {
        assert_eq!([(1, 5), (5, 1), (0, 5), (3, 1), (4, 3), (70, 4)].map(|(a, b)| graver(a, b)), [1, 1, 5, 3, 4, 70]);
    }
}
