//! The closing table over several logs.

use super::whole::causes;
use super::{EntrySums, LogReport, LogSums, Page, Sum, Totals, basis_name, one_or, shown, wording};
use crate::judge::{Basis, Language};
use comfy_table::{Cell, CellAlignment, ContentArrangement, Table, presets};
use std::fmt::Write;
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

/// The maximum number of rows of the closing table; further rows are only for logs with faults.
pub const ROWS: usize = 40;
/// The column titles of the table.
fn columns_told(language: Language) -> [String; 7] {
    [
        wording::column_log(language),
        wording::column_found(language),
        wording::column_result(language),
        wording::column_entries(language),
        wording::column_causes(language),
        wording::column_first(language),
        wording::column_rests(language),
    ]
}

/// Columns that are dropped one after the other if the names of the logs lack room; the other columns show the fault as
/// well.
const LEAST: [usize; 4] = [1, 6, 2, 3];
/// The width at which names can be told apart, in columns.
const NAME: usize = 16;
/// The number of sums shown of each sort.
const SUMS: usize = 8;
/// The width of a cell's frame: a space on both sides and a border.
const FRAME: usize = 3;

/// The table over all logs, and the sums.
pub fn totals_text(logs: &[Row], totals: &Totals, page: &Page) -> String {
    let language = page.language;
    let few = totals.logs.all <= ROWS as u64;
    let rows: Vec<&Row> = logs.iter().filter(|it| few || it.status != 0).take(ROWS).collect();
    let mut text = String::new();
    if !rows.is_empty() {
        let cells: Vec<[String; 7]> = rows.iter().map(|it| it.cells()).collect();
        let _ = writeln!(text, "{}", table(&cells, &columns_told(language), page.width));
    }
    let left_out = totals.logs.all.saturating_sub(rows.len() as u64);
    if left_out > 0 {
        let left_out = one_or(left_out, wording::one_log, wording::logs, language);
        let _ = writeln!(text, "{}", wording::without_row(language, left_out));
    }
    let LogSums { all, clean, illegal, not_certain, broken, unreadable, unsealed, unfinished, repeated, .. } =
        &totals.logs;
    let logs = one_or(*all, wording::one_log, wording::logs, language);
    let sums = wording::sum_logs(language, logs, clean, not_certain, illegal, broken, unreadable, unfinished, unsealed);
    let _ = writeln!(text, "{}", page.wrapped(0, &sums));
    let EntrySums { judged, illegal, consequences, taken_back_illegal, undecidable, unmodelled, differences } =
        &totals.entries;
    let entries = one_or(*judged, wording::one_entry, wording::entries, language);
    let sums = wording::sum_entries(
        language,
        entries,
        if *illegal > 0 { causes(*illegal, *consequences, language) } else { "0".to_owned() },
        taken_back_illegal,
        undecidable,
        unmodelled,
    );
    let _ = writeln!(text, "{}", page.wrapped(0, &sums));
    if *repeated > 0 {
        let said = one_or(*repeated, wording::one_repeated, wording::repeated, language);
        let _ = writeln!(text, "{}", page.wrapped(0, &said));
    }
    if totals.logs.all > 1 {
        text.push_str(&sums_text(totals, page));
    }
    if !totals.rest_on.is_empty() {
        let told = |name: &str| Basis::ALL.into_iter().find(|it| it.name() == name).map(|it| basis_name(it, language));
        let each = totals.rest_on.iter().map(|(name, logs)| format!("{} ({logs})", told(name).unwrap_or_default()));
        let each: Vec<String> = each.collect();
        let _ = writeln!(text, "{}", page.wrapped(0, &wording::sum_rest(language, each.join(", "))));
    }
    if *differences > 0 {
        let said = one_or(*differences, wording::one_difference, wording::differences, language);
        let _ = writeln!(text, "{}", page.wrapped(0, &said));
    }
    text
}

/// Illegal entries by clause, player and turn, those with the most entries first.
fn sums_text(totals: &Totals, page: &Page) -> String {
    let language = page.language;
    let mut text = String::new();
    let mut line = |told: fn(Language, String) -> String, sums: Vec<(String, Sum)>| {
        let mut sums = sums;
        sums.sort_by_key(|it| std::cmp::Reverse(it.1.entries));
        let each = sums.iter().take(SUMS).map(|(what, sum)| {
            let logs = one_or(sum.logs, wording::one_log, wording::logs, language);
            wording::sum_of(language, shown(what), causes(sum.entries, sum.consequences, language), logs)
        });
        let mut each: Vec<String> = each.collect();
        if sums.len() > SUMS {
            each.push(wording::and_more(language, sums.len() - SUMS));
        }
        if !each.is_empty() {
            let _ = writeln!(text, "{}", page.wrapped(0, &told(language, each.join(", "))));
        }
    };
    line(wording::sum_by_clause, totals.by_clause.iter().map(|it| (it.0.clone(), *it.1)).collect());
    line(wording::sum_by_player, totals.by_player.iter().map(|it| (it.0.clone(), *it.1)).collect());
    line(wording::sum_by_turn, totals.by_turn.iter().map(|it| (it.0.to_string(), *it.1)).collect());
    text
}

fn table(rows: &[[String; 7]], heads: &[String; 7], width: usize) -> Table {
    let widest = |column: usize| {
        let cells = rows.iter().map(|it| it[column].width());
        cells.chain([heads[column].width()]).max().unwrap_or(0)
    };
    let wanted = widest(0).min(NAME);
    let mut columns: Vec<usize> = (1..heads.len()).collect();
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
    table.set_header([&heads[0]].into_iter().chain(columns.iter().map(|it| &heads[*it])));
    for row in rows {
        let cell = |column: &usize| match column {
            3 | 4 => Cell::new(&row[*column]).set_alignment(CellAlignment::Right),
            _ => Cell::new(&row[*column]),
        };
        table.add_row([Cell::new(ending(&row[0], room))].into_iter().chain(columns.iter().map(cell)));
    }
    table
}

/// A name cut from the left to at most `room` columns, because its end tells logs apart.
fn ending(name: &str, room: usize) -> String {
    if name.width() <= room {
        return name.to_owned();
    }
    let mut left = room.saturating_sub(1);
    let fits = |letter: &char| {
        let width = letter.width().unwrap_or(0);
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
    found: String,
    result: String,
    entries: u64,
    illegal: String,
    first: String,
    rests_on: String,
    status: u8,
}

impl Row {
    /// The row of a log.
    pub fn of(log: &LogReport, language: Language) -> Row {
        let first = log.audit.first_fault().map_or("-".to_owned(), |(entry, clause)| format!("{entry}: {clause}"));
        Row {
            file: shown(&log.file),
            found: log.verdict_in_short(language),
            result: log.result(language),
            entries: log.audit.entries,
            illegal: few_causes(log.audit.illegal, log.audit.consequences),
            first,
            rests_on: rests_on(log, language),
            status: log.status,
        }
    }

    /// Adds the row if the table may show it, so that memory is bounded for any number of logs.
    pub fn join(self, rows: &mut Vec<Row>) {
        let found = rows.iter().filter(|it| it.status != 0).count();
        if rows.len() < ROWS || (self.status != 0 && found < ROWS) {
            rows.push(self);
        }
    }

    fn cells(&self) -> [String; 7] {
        [
            self.file.clone(),
            self.found.clone(),
            self.result.clone(),
            self.entries.to_string(),
            self.illegal.clone(),
            self.first.clone(),
            self.rests_on.clone(),
        ]
    }
}

/// The number of causes among illegal entries, followed by the number of consequences.
fn few_causes(illegal: u64, consequences: u64) -> String {
    let causes = illegal.saturating_sub(consequences);
    if consequences > 0 { format!("{causes} (+{consequences})") } else { causes.to_string() }
}

/// The names of the sorts of ground of a log.
fn rests_on(log: &LogReport, language: Language) -> String {
    let names: Vec<String> = log.bases().into_iter().map(|it| basis_name(it, language)).collect();
    if names.is_empty() { "-".to_owned() } else { names.join(", ") }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(file: &str, width: usize) -> String {
        let row = Row {
            file: file.to_owned(),
            found: "illegal".to_owned(),
            result: "unfinished".to_owned(),
            entries: 12,
            illegal: "1".to_owned(),
            first: "3: 18.1.5.1.1.2".to_owned(),
            rests_on: "-".to_owned(),
            status: 1,
        };
        totals_text(&[row], &Totals::default(), &Page { width, ..Page::PLAIN })
    }

    /// The end of a long name is kept, and so is the first fault; nothing exceeds the page.
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
        assert!(text("b.jsonl", 100).contains(" rests on "));
    }
}
