//! Comparing the verdicts that a ruling states with those of the referee.

use crate::judge::{Citations, Finding, Verdict};
use crate::rulebook::Ruling;
use crate::rulebook::ruling::{Expectation, Expected, Lack, MOST_LOGS, Proof, Shortfall};
use std::collections::BTreeSet;

/// Replays the logs of a ruling, and returns where they do not show what it states. `citations` finds and follows a log by
/// the path given in the ruling, or returns why it cannot be read. It is called for at most [`MOST_LOGS`] logs.
///
/// ```
/// use headjudge::games::cipher::Cipher;
/// use headjudge::judge::{prove, citations};
/// use headjudge::rulebook::Ruling;
///
/// let ruling = Ruling::read(
///     "---\nid: cipher-0001\ngame: cipher\nedition: comprehensive-26\nkind: ruling\n\
///     question: May a rested unit move?\nanswer: No.\nanswer_native: 不能。\nclauses: [17.1.2]\nproof:\n\
///     - {log: a.jsonl, expect: [{entry: 1, verdict: illegal, clause: 17.1.2}]}\n---\nNo.\n",
/// )?;
/// let file = headjudge::fixtures::log("cipher", "17.1.2-already-rested/illegal").expect("a log");
/// let log = || headjudge::log::open(file.as_bytes()).map(citations::<Cipher, _>).map_err(|it| it.to_string());
/// assert_eq!(prove(&ruling, |_| log()), []);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn prove(ruling: &Ruling, mut citations: impl FnMut(&str) -> Result<Citations, String>) -> Vec<Shortfall> {
    let mut found = Vec::new();
    let mut named = BTreeSet::new();
    let mut whole = ruling.proof.len() <= MOST_LOGS;
    for proof in ruling.proof.iter().take(MOST_LOGS) {
        match citations(&proof.log) {
            Ok(cited) => {
                whole &= cited.unreadable.is_none() && cited.stopped.is_none();
                found.extend(compare(proof, &cited));
                named.extend(cited.named);
            }
            Err(why) => {
                whole = false;
                found.push(Shortfall::new(Lack::Log, "a log that can be read", why).in_log(&proof.log));
            }
        }
    }
    // After a fault it is unknown which clauses the referee would have named.
    if whole && !ruling.proof.is_empty() {
        found.extend(ruling.clauses.iter().filter(|it| !named.contains(it.as_str())).map(|it| unnamed(it)));
    }
    found
}

fn unnamed(clause: &str) -> Shortfall {
    let wanted = format!("the referee to name {clause} in the proof, since it is one of `clauses`");
    Shortfall::new(Lack::Unnamed, wanted, "no finding, entry or agenda that does; perhaps it belongs to `see`")
}

fn compare(proof: &Proof, cited: &Citations) -> Vec<Shortfall> {
    let mut found: Vec<Shortfall> = proof.expect.iter().filter_map(|it| differs(it, cited)).collect();
    found.extend(unexpected(&proof.expect, cited));
    if let Some((entry, why)) = &cited.stopped {
        found.push(Shortfall::new(Lack::Match, "a match that can be followed", why).at(*entry));
    }
    if let Some(why) = &cited.unreadable {
        found.push(Shortfall::new(Lack::Log, "a log that can be read to its end", why));
    }
    found.into_iter().map(|it| it.in_log(&proof.log)).collect()
}

/// The difference between an entry and the expectation of it.
fn differs(expected: &Expectation, cited: &Citations) -> Option<Shortfall> {
    let finding = cited.at(expected.entry);
    if finding.is_none() && expected.entry > cited.entries {
        let got = match cited.entries {
            0 => "a log without entries".to_owned(),
            last => format!("a log whose last entry is {last}"),
        };
        let wanted = format!("an entry {}", expected.entry);
        return Some(Shortfall::new(Lack::Entry, wanted, got).at(expected.entry));
    }
    if cited.unjudged.contains(&expected.entry) {
        let got = "an entry that is not judged, since one before it cannot be carried out";
        return Some(Shortfall::new(Lack::Verdict, expected.to_string(), got).at(expected.entry));
    }
    let verdict = finding.map_or(Verdict::Legal, |it| it.verdict);
    let other_clause = expected.clause.as_ref().is_some_and(|it| finding.is_none_or(|found| found.clause() != it));
    let lack = match (Verdict::from(expected.verdict) == verdict, other_clause) {
        (false, _) => Lack::Verdict,
        (true, true) => Lack::Reason,
        (true, false) => return None,
    };
    let got = finding.map_or("legal".to_owned(), told);
    Some(Shortfall::new(lack, expected.to_string(), got).at(expected.entry))
}

/// The findings that nobody expects, apart from consequences of an expected one.
fn unexpected(expected: &[Expectation], cited: &Citations) -> Vec<Shortfall> {
    let mut known: BTreeSet<u32> = expected.iter().map(|it| it.entry).collect();
    let mut found = Vec::new();
    for finding in &cited.findings {
        if known.contains(&finding.entry) {
            continue;
        }
        if finding.follows.is_some_and(|it| known.contains(&it)) {
            known.insert(finding.entry);
            continue;
        }
        found.push(
            Shortfall::new(Lack::Finding, "legal, since nothing else is written", told(finding)).at(finding.entry),
        );
    }
    found
}

/// A finding on one line.
fn told(finding: &Finding) -> String {
    let facts = finding.reasons.first().map(|it| format!(": {}", it.facts)).unwrap_or_default();
    format!("{} by {}{facts}", finding.verdict.name(), finding.clause())
}

impl From<Expected> for Verdict {
    fn from(it: Expected) -> Verdict {
        match it {
            Expected::Legal => Verdict::Legal,
            Expected::Illegal => Verdict::Illegal,
            Expected::Undecidable => Verdict::Undecidable,
            Expected::Unmodelled => Verdict::Unmodelled,
            Expected::Difference => Verdict::Difference,
        }
    }
}
