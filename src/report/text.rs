//! The report as people read it.

use super::{LogReport, Page, counted, finding_text, shown};
use crate::judge::{Chain, Located, Verdict};
use std::fmt::Write;

/// How many findings of one log are told in text; all are in the JSON.
const TOLD: usize = 20;

/// What was found in one log; nothing for a log in which there was nothing.
pub fn log_text(log: &LogReport, page: &Page, strict: bool) -> String {
    let audit = &log.audit;
    let mut text = String::new();
    for it in &audit.unreadable {
        let _ = writeln!(text, "{}", page.wrapped(2, &format!("{}: {}", it.place, shown(&it.what))));
    }
    if let Chain::Broken { entry, place } = &audit.chain {
        let what = format!(
            "{place}, entry {entry}: the chain of hashes is broken: this entry, or one before it, is not what was sealed"
        );
        let _ = writeln!(text, "{}", page.wrapped(2, &what));
    }
    for it in &audit.warnings {
        let _ = writeln!(text, "{}", page.wrapped(2, &format!("note: {}", shown(it))));
    }
    for it in audit.findings.iter().take(TOLD) {
        finding(&mut text, it, page);
    }
    let more = audit.findings.len().saturating_sub(TOLD) as u64 + audit.more_findings;
    if more > 0 {
        let _ = writeln!(text, "  and {} more; --format json tells them all", counted(more, "finding", "findings"));
    }
    if let Some(it) = &audit.stopped {
        let what =
            format!("{}, entry {}: the match cannot be followed from here: {}", it.place, it.entry, shown(&it.why));
        let _ = writeln!(text, "{}", page.wrapped(2, &what));
    }
    for it in &audit.notices {
        let _ = writeln!(text, "{}", page.wrapped(2, &format!("after entry {}, {}: {}", it.entry, it.clause, it.text)));
    }
    if let Some(fault) = &log.fault {
        let what = format!("this program failed on this log, please report it: {}", shown(fault));
        let _ = writeln!(text, "{}", page.wrapped(2, &what));
    }
    if strict && audit.unmodelled > 0 {
        let _ = writeln!(
            text,
            "  {} on texts of cards, which are not encoded",
            counted(audit.unmodelled, "entry rests", "entries rest")
        );
    }
    if text.is_empty() {
        return text;
    }
    let word = if log.status == 0 { page.good(log.word()) } else { page.bad(log.word()) };
    format!("{}: {word}\n{text}", page.bold(&shown(&log.file)))
}

fn finding(text: &mut String, it: &Located, page: &Page) {
    let found = &it.finding;
    let place = match (it.line, it.frame) {
        (Some(line), _) => format!("line {line}"),
        (_, Some(frame)) => format!("frame {frame}"),
        _ => String::new(),
    };
    let verdict = if found.verdict == Verdict::Illegal { page.bad("illegal") } else { page.odd(found.verdict.name()) };
    let head = format!("{place}, entry {}, {}", found.entry, found.kind.name());
    let _ = writeln!(text, "  {head}: {verdict}\n{}", page.wrapped(4, &shown(&found.event)));
    text.push_str(&finding_text(found, page, 6));
}
