//! The report as people read it.

use super::{LogReport, Page, counted, finding_text, shown};
use crate::judge::{Audit, Chain, Excuse, Located, Verdict};
use std::fmt::Write;

/// How many findings of one log are told in text; all are in the JSON.
const TOLD: usize = 20;

/// What was found in one log; nothing for a log in which there was nothing.
pub fn log_text(log: &LogReport, page: &Page, strict: bool) -> String {
    let mut text = String::new();
    for it in before_the_match(&log.audit) {
        let _ = writeln!(text, "{}", page.wrapped(2, &it));
    }
    for it in faults(&log.audit).take(TOLD) {
        finding(&mut text, it, page);
    }
    text.push_str(&differences(&log.audit, page));
    for it in behind_the_findings(log, strict) {
        let _ = writeln!(text, "{}", page.wrapped(2, &it));
    }
    if text.is_empty() {
        return text;
    }
    let word = if log.status == 0 { page.good(log.word()) } else { page.bad(log.word()) };
    format!("{}: {word}\n{text}", page.bold(&shown(&log.file)))
}

/// What is wrong with the file rather than the match.
fn before_the_match(audit: &Audit) -> Vec<String> {
    let mut lines: Vec<String> =
        audit.unreadable.iter().map(|it| format!("{}: {}", it.place, shown(&it.what))).collect();
    if let Chain::Broken { entry, place } = &audit.chain {
        lines.push(format!(
            "{place}, entry {entry}: the chain of hashes is broken: this entry, or one before it, is not what was sealed"
        ));
    }
    lines.extend(audit.warnings.iter().map(|it| format!("note: {}", shown(it))));
    lines
}

/// What is no finding and yet has to be told.
fn behind_the_findings(log: &LogReport, strict: bool) -> Vec<String> {
    let audit = &log.audit;
    let mut lines = Vec::new();
    let more = faults(audit).count().saturating_sub(TOLD) as u64 + audit.more_findings;
    if more > 0 {
        lines.push(format!("and {} more; --format json tells them all", counted(more, "finding", "findings")));
    }
    lines.extend(audit.taken_back.iter().map(|it| {
        let (place, entry, why) = (&it.place, it.entry, shown(&it.why));
        format!("{place}, entry {entry}: not carried out, and taken back by a judge: {why}")
    }));
    if let Some(it) = &audit.stopped {
        let (place, entry, why) = (&it.place, it.entry, shown(&it.why));
        lines.push(format!("{place}, entry {entry}: the match cannot be followed from here: {why}"));
    }
    lines.extend(audit.notices.iter().map(|it| format!("after entry {}, {}: {}", it.entry, it.clause, it.text)));
    if let Some(fault) = &log.fault {
        lines.push(format!("this program failed on this log, please report it: {}", shown(fault)));
    }
    if strict && audit.unmodelled > 0 {
        let rest = counted(audit.unmodelled, "entry rests", "entries rest");
        lines.push(format!("{rest} on texts of cards, which are not encoded"));
    }
    lines
}

/// The findings that are no differences of edition.
fn faults(audit: &Audit) -> impl Iterator<Item = &Located> {
    audit.findings.iter().filter(|it| it.difference.is_none())
}

/// What only another edition of the rules makes different: each sort once, with how often it is there.
fn differences(audit: &Audit, page: &Page) -> String {
    let mut sorts: Vec<(&Excuse, &Located, u64)> = Vec::new();
    for it in &audit.findings {
        let Some(difference) = &it.difference else { continue };
        match sorts.iter_mut().find(|(known, ..)| known.id == difference.id) {
            Some((.., count)) => *count += 1,
            None => sorts.push((difference, it, 1)),
        }
    }
    let mut text = String::new();
    for (difference, first, count) in sorts {
        let times = counted(count, "entry", "entries");
        let head = format!("{}, {}: {times}, the first of them", place(first), page.odd(Verdict::Difference.name()));
        let _ = writeln!(text, "  {head} {}", first.finding.entry);
        let said = format!("{} ({}): {}", page.bold(difference.id), first.finding.clause(), difference.says);
        let _ = writeln!(text, "{}", page.wrapped(4, &said));
    }
    text
}

fn place(it: &Located) -> String {
    match (it.line, it.frame, it.source_event) {
        (Some(line), ..) => format!("line {line}"),
        (_, Some(frame), _) => format!("frame {frame}"),
        (.., Some(event)) => format!("event {event}"),
        _ => String::new(),
    }
}

fn finding(text: &mut String, it: &Located, page: &Page) {
    let (found, place) = (&it.finding, place(it));
    let verdict = if found.verdict == Verdict::Illegal { page.bad("illegal") } else { page.odd(found.verdict.name()) };
    let head = format!("{place}, entry {}, {}", found.entry, found.kind.name());
    let _ = writeln!(text, "  {head}: {verdict}\n{}", page.wrapped(4, &shown(&found.event)));
    text.push_str(&finding_text(found, page, 6));
}
