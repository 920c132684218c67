//! The report as people read it.

use super::{LogReport, Page, Totals, shown};
use crate::judge::{Chain, Finding, Located, Verdict};
use comfy_table::{ContentArrangement, Table, presets};
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
        let _ = writeln!(text, "  and {more} more findings; --format json tells them all");
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
        let _ = writeln!(text, "  {} entries rest on texts of cards, which are not encoded", audit.unmodelled);
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
    finding_details(text, found, page);
}

/// The reasons of a finding and what follows from it, indented.
pub(crate) fn finding_details(text: &mut String, found: &Finding, page: &Page) {
    for reason in &found.reasons {
        let ruling = reason.ruling.map(|it| format!(" [interpretation {it}]")).unwrap_or_default();
        let clause = page.wrapped(6, &format!("{}{ruling}: {}", reason.clause, reason.statement));
        let _ = writeln!(text, "{clause}\n{}", page.wrapped(8, &format!("→ {}", shown(&reason.facts))));
    }
    if !found.legal.is_empty() {
        let more = if found.more_legal > 0 { format!(" and {} more", found.more_legal) } else { String::new() };
        let _ = writeln!(text, "{}", page.wrapped(6, &format!("legal there: {}{more}", found.legal.join(", "))));
    }
    if let Some(entry) = found.follows {
        let _ = writeln!(text, "      it follows from entry {entry}");
    }
    if let Some(entry) = found.rewind_to {
        let what = format!("the rulebook undoes this choice: rewind to entry {entry}, before it");
        let _ = writeln!(text, "{}", page.wrapped(6, &what));
    }
}

/// The most rows of the closing table; beyond it only logs with something found have one.
const ROWS: usize = 40;

/// The table over all logs, and the sums.
pub fn totals_text(logs: &[Row], totals: &Totals, page: &Page) -> String {
    let rows: Vec<&Row> = logs.iter().filter(|it| logs.len() <= ROWS || it.status != 0).take(ROWS).collect();
    let mut text = String::new();
    if !rows.is_empty() {
        let mut table = Table::new();
        table.load_style(presets::UTF8_FULL_CONDENSED).set_content_arrangement(ContentArrangement::Dynamic);
        table.set_width(page.width as u16);
        table.set_header(["log", "found", "result", "entries", "findings", "first fault", "on texts"]);
        for it in &rows {
            table.add_row(it.cells());
        }
        let _ = writeln!(text, "{table}");
    }
    let left_out = logs.len() - rows.len();
    if left_out > 0 {
        let _ = writeln!(text, "{left_out} logs without a row above; --format ndjson tells of each.");
    }
    let Totals { logs, clean, entries, illegal, unmodelled, undecidable, broken, unreadable, .. } = totals;
    let _ = writeln!(
        text,
        "{logs} logs, {clean} clean; {entries} entries judged, {illegal} illegal, {undecidable} undecidable, {unmodelled} on texts; {broken} chains broken, {unreadable} logs unreadable."
    );
    text
}

/// A log's row in the closing table.
#[derive(Clone, Debug)]
pub struct Row {
    file: String,
    found: &'static str,
    result: &'static str,
    entries: u64,
    findings: u64,
    first: String,
    unmodelled: u64,
    status: u8,
}

impl Row {
    /// The row of a log.
    pub fn of(log: &LogReport) -> Row {
        let first = log.first_fault().map_or("-".to_owned(), |(entry, clause)| format!("entry {entry}: {clause}"));
        Row {
            file: shown(&log.file),
            found: log.word(),
            result: log.result(),
            entries: log.audit.entries,
            findings: log.audit.illegal + log.audit.undecidable,
            first,
            unmodelled: log.audit.unmodelled,
            status: log.status,
        }
    }

    fn cells(&self) -> [String; 7] {
        [
            self.file.clone(),
            self.found.to_owned(),
            self.result.to_owned(),
            self.entries.to_string(),
            self.findings.to_string(),
            self.first.clone(),
            self.unmodelled.to_string(),
        ]
    }
}
