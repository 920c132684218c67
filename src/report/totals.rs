//! The closing table over several logs.

use super::{LogReport, Page, Totals, counted, shown};
use comfy_table::{Cell, CellAlignment, ContentArrangement, Table, presets};
use std::fmt::Write;
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

/// The most rows of the closing table; beyond it only logs with something found have one.
const ROWS: usize = 40;
/// The columns of the table.
const COLUMNS: [&str; 7] = ["log", "found", "result", "entries", "findings", "first fault", "texts"];
/// Columns that are left out, one after the other (what was found shows in the others, too), where the names of the logs have no room.
const LEAST: [usize; 4] = [1, 6, 2, 3];
/// A name that has so much room can be told from others (columns).
const NAME: usize = 16;
/// What stands beside each cell: a space on both sides and a border.
const FRAME: usize = 3;

/// The table over all logs, and the sums.
pub fn totals_text(logs: &[Row], totals: &Totals, page: &Page) -> String {
    let rows: Vec<&Row> = logs.iter().filter(|it| logs.len() <= ROWS || it.status != 0).take(ROWS).collect();
    let mut text = String::new();
    if !rows.is_empty() {
        let cells: Vec<[String; 7]> = rows.iter().map(|it| it.cells()).collect();
        let _ = writeln!(text, "{}", table(&cells, page.width));
    }
    let left_out = logs.len() - rows.len();
    if left_out > 0 {
        let _ =
            writeln!(text, "{} without a row above; --format ndjson tells of each.", counted(left_out, "log", "logs"));
    }
    let Totals { logs, clean, entries, illegal, unmodelled, undecidable, broken, unreadable, .. } = totals;
    let sums = format!(
        "{}, {clean} clean; {} judged, {illegal} illegal, {undecidable} undecidable, {unmodelled} on texts of \
         cards; {} broken, {} unreadable.",
        counted(*logs, "log", "logs"),
        counted(*entries, "entry", "entries"),
        counted(*broken, "chain", "chains"),
        counted(*unreadable, "log", "logs"),
    );
    let _ = writeln!(text, "{}", page.wrapped(0, &sums));
    if totals.differences > 0 {
        let entries = counted(totals.differences, "entry is", "entries are");
        let said = format!("{entries} not as this edition of the rules has it, but as the one does that was played.");
        let _ = writeln!(text, "{}", page.wrapped(0, &said));
    }
    text
}

fn table(rows: &[[String; 7]], width: usize) -> Table {
    let widest = |column: usize| {
        let cells = rows.iter().map(|it| it[column].width());
        cells.chain([COLUMNS[column].width()]).max().unwrap_or(0)
    };
    let wanted = widest(0).min(NAME);
    let mut columns: Vec<usize> = (1..COLUMNS.len()).collect();
    let room = |columns: &[usize]| {
        let others: usize = columns.iter().map(|it| widest(*it) + FRAME).sum();
        width.saturating_sub(others + FRAME + 1)
    };
    for least in LEAST {
        if room(&columns) < wanted {
            columns.retain(|it| *it != least);
        }
    }
    let room = room(&columns).max(8);
    let mut table = Table::new();
    table.load_style(presets::UTF8_FULL_CONDENSED).set_content_arrangement(ContentArrangement::Disabled);
    table.set_header([COLUMNS[0]].into_iter().chain(columns.iter().map(|it| COLUMNS[*it])));
    for row in rows {
        let cell = |it: &usize| match it {
            3 | 4 | 6 => Cell::new(&row[*it]).set_alignment(CellAlignment::Right),
            _ => Cell::new(&row[*it]),
        };
        table.add_row([Cell::new(ending(&row[0], room))].into_iter().chain(columns.iter().map(cell)));
    }
    table
}

/// A name cut from the left, because its end tells logs apart, to at most `room` columns.
fn ending(name: &str, room: usize) -> String {
    if name.width() <= room {
        return name.to_owned();
    }
    let mut left = room.saturating_sub(1);
    let fits = |it: &char| {
        let width = it.width().unwrap_or(0);
        let fits = width <= left;
        left = left.saturating_sub(width);
        fits
    };
    let kept: Vec<char> = name.chars().rev().take_while(fits).collect();
    std::iter::once('…').chain(kept.into_iter().rev()).collect()
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
        let first = log.first_fault().map_or("-".to_owned(), |(entry, clause)| format!("{entry}: {clause}"));
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

#[cfg(test)]
mod tests {
    use super::*;

    fn text(file: &str, width: usize) -> String {
        let row = Row {
            file: file.to_owned(),
            found: "illegal",
            result: "unfinished",
            entries: 12,
            findings: 1,
            first: "3: 18.1.5.1.1.2".to_owned(),
            unmodelled: 0,
            status: 1,
        };
        totals_text(&[row], &Totals::default(), &Page { width, colours: false })
    }

    /// The end of a long name stays, and so does the first fault; nothing is wider than the page.
    #[test]
    fn long_names_are_cut_from_the_left() {
        for width in [60, 80, 120] {
            for name in
                ["logs/一二三四五六七八九十一二三四五六七八九十/b.jsonl", &format!("{}/b.jsonl", "a".repeat(90))]
            {
                let text = text(name, width);
                assert!(text.lines().all(|it| it.width() <= width), "{text}");
                assert!(text.contains('…') || name.width() < width, "{text}");
                assert!(text.contains("/b.jsonl ") && text.contains("3: 18.1.5.1.1.2"), "{text}");
            }
        }
        assert!(text("b.jsonl", 100).contains(" texts "));
    }
}
