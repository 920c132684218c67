//! The report for people: one page for each log, the gravest first.

use super::whole::causes;
use super::{LogReport, Page, finding_text, grounds_text, one_or, shown, wording};
use crate::judge::{Audit, Brief, Chain, Language, Located, Verdict};
use crate::log::Place;
use std::fmt::Write;

/// The number of findings of one log that are given in full as text; the JSON has all.
const TOLD: usize = 20;
/// The number of further illegal entries that get a line each.
const LISTED: usize = 1000;
/// The number of unreadable entries shown for a match that cannot be opened.
const FEW: usize = 3;

/// The findings of one log, and the things that the result depends on. A clean log gets only one line.
pub fn log_text(log: &LogReport, page: &Page) -> String {
    let audit = &log.audit;
    let page = &page.in_language(audit.language);
    let word = log.verdict_told(page.language);
    let word = if log.status == 0 { page.good(&word) } else { page.bad(&word) };
    let mut text = format!("{}: {word}\n", page.bold(&shown(&log.file)));
    let mut line = |content: &str| {
        let _ = writeln!(text, "{}", page.wrapped(2, content));
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

/// The state of the seal, the head, and the demands that are not met.
fn sealing(log: &LogReport) -> Vec<String> {
    if log.status == 70 || log.status == 4 {
        return Vec::new();
    }
    let language = log.audit.language;
    let mut lines = match (&log.audit.chain, &log.audit.head) {
        (Chain::Unsealed, None) => vec![wording::not_sealed(language)],
        (Chain::Unsealed, Some(head)) => vec![wording::not_sealed_head(language, head)],
        (Chain::Intact { .. }, None) => vec![wording::sealed(language)],
        (Chain::Intact { .. }, Some(head)) => vec![wording::sealed_head(language, head)],
        (Chain::Broken { .. }, _) => Vec::new(),
    };
    lines.extend(log.same_as.as_ref().map(|it| wording::same_match_as(language, shown(it))));
    lines.extend(log.unmet.iter().cloned());
    lines
}

/// Faults of the file rather than the match.
fn faults_of_the_file(log: &LogReport) -> Vec<String> {
    let (audit, language) = (&log.audit, log.audit.language);
    let mut lines: Vec<String> =
        audit.stopped.iter().filter(|it| it.entry == 0).map(|it| shown(&it.told(language))).collect();
    // If the match cannot be opened, its header says why; further unreadable entries add little.
    let told = if lines.is_empty() { usize::MAX } else { FEW };
    lines.extend(audit.unreadable.iter().take(told).map(|it| format!("{}: {}", it.place, shown(&it.what))));
    let left = audit.unreadable.len().saturating_sub(told);
    lines.extend((left > 0).then(|| wording::and_more(language, left)));
    lines.extend(audit.chain.broken(language));
    lines.extend(log.page.iter().map(|it| it.told().to_owned()));
    lines
}

/// The illegal entries that no judge took back: the first ones in full, then a line each.
fn illegal_text(audit: &Audit, page: &Page) -> String {
    let counts = |it: &&Located| it.finding.verdict == Verdict::Illegal && it.finding.taken_back.is_none();
    let illegal: Vec<&Located> = audit.findings.iter().filter(counts).collect();
    let mut text = String::new();
    illegal.iter().take(TOLD).for_each(|it| finding(&mut text, it, page));
    let brief = |it: &Brief| it.verdict == Verdict::Illegal && it.taken_back.is_none();
    let language = page.language;
    let further = illegal.iter().skip(TOLD).map(|it| (place(it, language), &it.finding));
    let further = further.map(|(place, it)| (place, it.entry, it.clause(), it.follows));
    let rest = audit.further.iter().filter(|it| brief(it));
    let rest = rest.map(|it| (place_of(it.line, it.frame, it.source_event, language), it.entry, it.clause, it.follows));
    let (mut left, mut consequences) = (0, 0);
    for (at, (place, entry, clause, follows)) in further.chain(rest).enumerate() {
        if at >= LISTED {
            left += 1;
            consequences += u64::from(follows.is_some());
            continue;
        }
        let verdict = page.bad(&wording::illegal(language));
        let told = match follows {
            Some(it) => wording::brief_follows(language, place, entry, verdict, clause, it),
            None => wording::brief(language, place, entry, verdict, clause),
        };
        let _ = writeln!(text, "  {told}");
    }
    if left > 0 {
        let _ = writeln!(text, "  {}", wording::more_illegal(language, causes(left, consequences, language)));
    }
    text
}

/// Notices: worth reporting, but not findings.
fn behind_the_findings(log: &LogReport) -> Vec<String> {
    let (audit, language) = (&log.audit, log.audit.language);
    let mut lines = Vec::new();
    lines.extend(audit.passed_over.iter().map(|stopped| {
        let (place, entry, why) = (&stopped.place, stopped.entry, shown(&stopped.why));
        match stopped.taken_back {
            Some(by) => wording::passed_over_rewound(language, place, entry, by, why),
            None => wording::passed_over_fixed(language, place, entry, why),
        }
    }));
    lines.extend(audit.stopped.iter().filter(|it| it.entry > 0).map(|it| shown(&it.told(language))));
    if audit.unjudged > 0 {
        lines.push(one_or(audit.unjudged, wording::one_not_judged, wording::not_judged, language));
    }
    lines.extend(audit.notices.iter().map(|it| wording::after_entry(language, it.entry, it.lead() + &it.text)));
    if let Some(fault) = &log.fault {
        lines.push(wording::program_failed(language, shown(fault)));
    }
    lines.extend(audit.remarks.iter().map(|it| wording::notice_head(language) + &shown(it)));
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
        let told = one_or(left, wording::one_more_taken_back, wording::more_taken_back, page.language);
        let _ = writeln!(text, "  {told}");
    }
    text
}

fn place(it: &Located, language: Language) -> String {
    place_of(it.line, it.frame, it.source_event, language)
}

fn place_of(line: Option<u32>, frame: Option<u32>, event: Option<u64>, language: Language) -> String {
    match (line, frame, event) {
        (Some(line), ..) => crate::judge::place(language, Place::Line(line)),
        (_, Some(frame), _) => crate::judge::place(language, Place::Frame(frame)),
        (.., Some(event)) => wording::event_place(language, event),
        _ => String::new(),
    }
}

fn finding(text: &mut String, it: &Located, page: &Page) {
    let language = page.language;
    let (found, place) = (&it.finding, place(it, language));
    let verdict = match found.taken_back {
        Some(by) => page.odd(&wording::illegal_taken_back(language, by)),
        None => page.bad(&found.verdict.told(language)),
    };
    let head = wording::finding_head(language, place, found.entry, found.kind.told(language), verdict);
    let _ = writeln!(text, "  {head}\n{}", page.wrapped(4, &shown(&found.event)));
    text.push_str(&finding_text(found, page, 6));
}
