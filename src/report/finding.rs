//! The details of a finding, as people read them: the same lines in the report, in the stepping session, at the recorder
//! and in a comparison.

use super::{Page, shown, wording};
use crate::judge::{Finding, Reason};

/// Reasons: each clause with its statement, followed by the facts that failed.
pub fn reasons_text(reasons: &[Reason], page: &Page, indent: usize) -> String {
    let mut text = String::new();
    for it in reasons {
        let ruling = it.ruling.map(|it| wording::ruling(page.language, it)).unwrap_or_default();
        let clause = page.bold(it.clause);
        line(&mut text, page, indent, &wording::reason_line(page.language, clause, ruling, it.statement));
        line(&mut text, page, indent + 2, &format!("→ {}", shown(&it.facts)));
    }
    text
}

/// Some legal alternatives on one line; empty if the finding has none.
pub fn legal_text(found: &Finding, page: &Page, indent: usize) -> String {
    let mut text = String::new();
    if !found.legal.is_empty() {
        let list = shown(&found.legal.join(", "));
        let told = match (found.more_legal, found.more_legal_capped) {
            (0, _) => wording::legal_there(page.language, list),
            (more, false) => wording::legal_there_more(page.language, list, more),
            (more, true) => wording::legal_there_many(page.language, list, more),
        };
        line(&mut text, page, indent, &told);
    }
    text
}

/// A finding apart from its event: reasons, legal alternatives, its cause if it is a consequence, and the point that the
/// rulebook returns the game to.
pub fn finding_text(found: &Finding, page: &Page, indent: usize) -> String {
    let mut text = reasons_text(&found.reasons, page, indent) + &legal_text(found, page, indent);
    if let Some(missing) = found.missing {
        line(&mut text, page, indent, &missing.told(page.language));
    }
    if let Some(entry) = found.follows {
        line(&mut text, page, indent, &wording::follows(page.language, entry));
    }
    if let Some(by) = found.taken_back {
        line(&mut text, page, indent, &wording::rewind_took_back(page.language, by));
    }
    if let Some(entry) = found.rewind_to {
        line(&mut text, page, indent, &wording::rulebook_undoes(page.language, entry));
    }
    text
}

fn line(text: &mut String, page: &Page, indent: usize, what: &str) {
    text.push_str(&page.wrapped(indent, what));
    text.push('\n');
}
