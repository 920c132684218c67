//! What an audit reports, for programs. Its JSON Schema is printed by `headjudge schema audit`.

use super::{PageCheck, Totals, full, short, wording};
use crate::judge::{Audit, Basis, Chain, Demands, Is, Language, Part, Whole};
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
    /// The same in a word: `clean`, `illegal`, `chain broken`, `another head`, `page altered`, `unreadable`, `not certain`, `fault of
    /// this program`.
    pub verdict: &'static str,
    /// What was demanded of the log and is not so: that it is sealed, that it has the given head.
    pub unmet: Vec<String>,
    /// A fault of this program that kept it from judging the log.
    pub fault: Option<String>,
    /// All that is so of the log, the gravest first, in the words of `verdict`; empty for a clean one.
    pub verdicts: Vec<&'static str>,
    /// The same as data, with what `verdicts` has no word for: that the log ends before the match, that illegal entries were
    /// taken back. The gravest first; empty for a log that is clean and finished.
    pub whole: Whole,
    /// The log before it that is the same match, entry for entry.
    pub same_as: Option<String>,
    /// What the page of a replay, which the log stands in, says and the log does not give; or that this was not compared.
    pub page: Option<PageCheck>,
    /// What was found.
    #[serde(flatten)]
    pub audit: Audit,
    /// What tells the match from others: its head, sealed or not.
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
    /// The report on one log, by what is demanded of it.
    pub fn new(file: String, audit: Audit, demands: &Demands) -> LogReport {
        LogReport::of_page(file, audit, demands, None)
    }

    /// The same on a log that stands in the page of a replay.
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

    /// The report on a log that this program failed on.
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

    /// All that is so of the log, in words.
    pub fn verdict_told(&self, language: Language) -> String {
        full(&self.whole, language)
    }

    /// The same in few words, beside the result: that a match is not finished is said there.
    pub fn verdict_in_short(&self, language: Language) -> String {
        let parts = &self.whole.parts;
        let told = parts.iter().filter(|it| it.is != Is::Unfinished || parts.len() == 1);
        short(&Whole { parts: told.cloned().collect() }, language)
    }

    /// Whether something is wrong with it that nobody can be content with.
    pub fn is_bad(&self) -> bool {
        !matches!(self.status, 0 | 5)
    }

    /// How the match ended, as far as it was followed.
    pub fn result(&self, language: Language) -> String {
        match self.status {
            3 | 4 | 70 => short(&Whole { parts: self.whole.parts.iter().take(1).cloned().collect() }, language),
            _ => self.audit.result.told(language),
        }
    }

    /// Whether the log can be read and followed to its end, and ends before the match does.
    pub fn is_unfinished(&self) -> bool {
        self.whole.parts.iter().any(|it| matches!(it.is, Is::Unfinished | Is::NotFinished))
    }

    /// What the result rests on, each basis once, the gravest first.
    pub fn bases(&self) -> Vec<Basis> {
        let mut bases: Vec<Basis> = self.audit.rests_on.iter().map(|it| it.basis).collect();
        bases.dedup();
        bases
    }
}

/// What was demanded of a log and is not so, in sentences.
fn unmet(whole: &Whole, language: Language) -> Vec<String> {
    let told = |it: &Part| match it.is {
        Is::NotSealed => Some(wording::no_seal(language)),
        Is::NotFinished => Some(wording::no_end(language)),
        Is::AnotherHead => it.why.as_ref().map(|given| wording::head_given(language, given)),
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
