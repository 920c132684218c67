//! What a finding rests on, as people read it: the same lines in the report, in the stepping session, at the
//! recorder and in a comparison.

use super::{Page, shown};
use crate::judge::{Finding, Reason};

/// Reasons: each clause with its statement, and under it the facts that failed.
pub fn reasons_text(reasons: &[Reason], page: &Page, indent: usize) -> String {
    let mut text = String::new();
    for it in reasons {
        let ruling = it.ruling.map(|it| format!(" [interpretation {it}]")).unwrap_or_default();
        let clause = page.bold(it.clause);
        line(&mut text, page, indent, &format!("{clause}{ruling}: {}", it.statement));
        line(&mut text, page, indent + 2, &format!("→ {}", shown(&it.facts)));
    }
    text
}

/// Some of what would have been legal, in a line; nothing where the finding names none.
pub fn legal_text(found: &Finding, page: &Page, indent: usize) -> String {
    let mut text = String::new();
    if !found.legal.is_empty() {
        let more = match (found.more_legal, found.more_legal_capped) {
            (0, _) => String::new(),
            (more, false) => format!(" and {more} more"),
            (more, true) => format!(" and more than {more} more"),
        };
        line(&mut text, page, indent, &format!("legal there: {}{more}", shown(&found.legal.join(", "))));
    }
    text
}

/// All that a finding says besides the event: reasons, what would have been legal, what it follows from, and
/// where the rulebook returns the game to.
pub fn finding_text(found: &Finding, page: &Page, indent: usize) -> String {
    let mut text = reasons_text(&found.reasons, page, indent) + &legal_text(found, page, indent);
    if let Some(missing) = found.missing {
        line(&mut text, page, indent, missing.says());
    }
    if let Some(entry) = found.follows {
        line(&mut text, page, indent, &format!("it follows from the finding on entry {entry}"));
    }
    if let Some(by) = found.taken_back {
        line(&mut text, page, indent, &format!("the judge's rewind at entry {by} took it back"));
    }
    if let Some(entry) = found.rewind_to {
        let what = format!("the rulebook undoes this choice: rewind to entry {entry}, before it");
        line(&mut text, page, indent, &what);
    }
    text
}

fn line(text: &mut String, page: &Page, indent: usize, what: &str) {
    text.push_str(&page.wrapped(indent, what));
    text.push('\n');
}
