//! The report as people read it: a page a log, the gravest first.

use super::{LogReport, Page, counted, finding_text, grounds_text, shown};
use crate::judge::{Audit, Brief, Chain, Located, Verdict};
use std::fmt::Write;

/// How many findings of one log are told in full in text; all are in the JSON.
const TOLD: usize = 20;
/// How many further illegal entries are told in a line each.
const LISTED: usize = 1000;

/// What was found in one log, and what the result rests on. Of a clean log no more than a line.
pub fn log_text(log: &LogReport, page: &Page) -> String {
    let audit = &log.audit;
    let word = if log.status == 0 { page.good(log.verdict) } else { page.bad(log.verdict) };
    let mut text = format!("{}: {word}\n", page.bold(&shown(&log.file)));
    let mut line = |it: &str| {
        let _ = writeln!(text, "{}", page.wrapped(2, it));
    };
    sealing(log).iter().chain(&faults_of_the_file(log)).for_each(|it| line(it));
    text.push_str(&illegal_text(audit, page));
    for it in behind_the_findings(log) {
        let _ = writeln!(text, "{}", page.wrapped(2, &it));
    }
    text.push_str(&grounds_text(&audit.rests_on, page, 2));
    text.push_str(&taken_back_text(audit, page));
    text
}

/// Whether the log is sealed, and its head; and what was demanded of it and is not so.
fn sealing(log: &LogReport) -> Vec<String> {
    if log.status == 70 || log.status == 4 {
        return Vec::new();
    }
    let head = log.audit.head.as_ref().map(|it| format!(", head {it}")).unwrap_or_default();
    let mut lines = match &log.audit.chain {
        Chain::Unsealed => vec![format!("not sealed{head}")],
        Chain::Intact { .. } => vec![format!("sealed{head}")],
        Chain::Broken { .. } => Vec::new(),
    };
    lines.extend(log.unmet.iter().cloned());
    lines
}

/// What is wrong with the file rather than the match.
fn faults_of_the_file(log: &LogReport) -> Vec<String> {
    let unreadable = log.audit.unreadable.iter().map(|it| format!("{}: {}", it.place, shown(&it.what)));
    unreadable.chain(log.audit.chain.broken()).collect()
}

/// The illegal entries that no judge took back: the first in full, then a line each.
fn illegal_text(audit: &Audit, page: &Page) -> String {
    let counts = |it: &&Located| it.finding.verdict == Verdict::Illegal && it.finding.taken_back.is_none();
    let illegal: Vec<&Located> = audit.findings.iter().filter(counts).collect();
    let mut text = String::new();
    illegal.iter().take(TOLD).for_each(|it| finding(&mut text, it, page));
    let brief = |it: &Brief| it.verdict == Verdict::Illegal && it.taken_back.is_none();
    let further = illegal.iter().skip(TOLD).map(|it| (place(it), &it.finding));
    let further = further.map(|(place, it)| (place, it.entry, it.clause(), it.follows));
    let rest = audit.further.iter().filter(|it| brief(it));
    let rest = rest.map(|it| (place_of(it.line, it.frame, it.source_event), it.entry, it.clause, it.follows));
    let mut left = 0;
    for (at, (place, entry, clause, follows)) in further.chain(rest).enumerate() {
        if at >= LISTED {
            left += 1;
            continue;
        }
        let follows = follows.map(|it| format!(", follows from entry {it}")).unwrap_or_default();
        let _ = writeln!(text, "  {place}, entry {entry}: {}: {clause}{follows}", page.bad("illegal"));
    }
    if left > 0 {
        let more = counted(left, "illegal entry", "illegal entries");
        let _ = writeln!(text, "  and {more} more; --format json tells them all");
    }
    text
}

/// What is no finding and yet has to be told.
fn behind_the_findings(log: &LogReport) -> Vec<String> {
    let audit = &log.audit;
    let mut lines = Vec::new();
    lines.extend(audit.passed_over.iter().map(|it| {
        let (place, entry, why) = (&it.place, it.entry, shown(&it.why));
        let then = match it.taken_back {
            Some(by) => format!("and taken back by the judge's rewind at entry {by}"),
            None => "and the table set by hand after it".to_owned(),
        };
        format!("{place}, entry {entry}: not carried out, {then}: {why}")
    }));
    lines.extend(audit.stopped.as_ref().map(|it| shown(&it.to_string())));
    if audit.unjudged > 0 {
        lines.push(format!("{} not judged", counted(audit.unjudged, "record was", "records were")));
    }
    lines.extend(audit.notices.iter().map(|it| format!("after entry {}, {}{}", it.entry, it.lead(), it.text)));
    if let Some(fault) = &log.fault {
        lines.push(format!("this program failed on this log, please report it: {}", shown(fault)));
    }
    lines.extend(audit.remarks.iter().map(|it| format!("note: {}", shown(it))));
    lines
}

/// The illegal entries that a judge took back.
fn taken_back_text(audit: &Audit, page: &Page) -> String {
    let back = |it: &&Located| it.finding.verdict == Verdict::Illegal && it.finding.taken_back.is_some();
    let mut text = String::new();
    for it in audit.findings.iter().filter(back).take(TOLD) {
        finding(&mut text, it, page);
    }
    let left = audit.taken_back_illegal.saturating_sub(TOLD as u64);
    if left > 0 {
        let more = counted(left, "illegal entry that was", "illegal entries that were");
        let _ = writeln!(text, "  and {more} taken back; --format json tells them all");
    }
    text
}

fn place(it: &Located) -> String {
    place_of(it.line, it.frame, it.source_event)
}

fn place_of(line: Option<u32>, frame: Option<u32>, event: Option<u64>) -> String {
    match (line, frame, event) {
        (Some(line), ..) => format!("line {line}"),
        (_, Some(frame), _) => format!("frame {frame}"),
        (.., Some(event)) => format!("event {event}"),
        _ => String::new(),
    }
}

fn finding(text: &mut String, it: &Located, page: &Page) {
    let (found, place) = (&it.finding, place(it));
    let verdict = match found.taken_back {
        Some(by) => page.odd(&format!("illegal, taken back by the judge's rewind at entry {by}")),
        None => page.bad(found.verdict.name()),
    };
    let head = format!("{place}, entry {}, {}", found.entry, found.kind.name());
    let _ = writeln!(text, "  {head}: {verdict}\n{}", page.wrapped(4, &shown(&found.event)));
    text.push_str(&finding_text(found, page, 6));
}
