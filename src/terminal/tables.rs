//! Tables without rules, as `rules` and `coverage` print them.

use crate::report;
use comfy_table::{Attribute, Cell, CellAlignment, ContentArrangement, Table, presets};
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

/// The widest line that is comfortable to read (columns).
const WIDEST: usize = 120;
/// The narrowest column of text.
const NARROWEST: usize = 10;

/// The width of a table: that of the terminal, up to `WIDEST`.
pub fn width() -> usize {
    report::Page::stdout().width.min(WIDEST)
}

/// A table without rules, as wide as the terminal.
pub fn plain_table() -> Table {
    let mut table = Table::new();
    table.load_style(presets::NOTHING).set_content_arrangement(ContentArrangement::Dynamic).set_width(width() as u16);
    table
}

/// A cell in bold, if the page has colours.
pub fn strong(text: &str) -> Cell {
    let cell = Cell::new(text);
    if report::Page::stdout().colours { cell.add_attribute(Attribute::Bold) } else { cell }
}

/// A cell with a number, aligned to the right.
pub fn number(it: usize) -> Cell {
    Cell::new(it).set_alignment(CellAlignment::Right)
}

/// A row of a label and a text.
pub fn row(table: &mut Table, label: &str, text: &str) {
    table.add_row([strong(label), Cell::new(text)]);
}

/// The width left for the last column beside labels of these widths.
pub fn beside(labels: &[usize]) -> usize {
    let taken: usize = labels.iter().map(|it| it + 2).sum();
    width().saturating_sub(taken + 2).max(NARROWEST)
}

/// Wraps a text to so many columns. Unlike the table's own wrapping, this breaks a text without spaces where its language
/// allows.
pub fn wrapped(text: &str, width: usize) -> String {
    let options = textwrap::Options::new(width)
        .word_separator(textwrap::WordSeparator::UnicodeBreakProperties)
        .word_splitter(textwrap::WordSplitter::NoHyphenation)
        .wrap_algorithm(textwrap::WrapAlgorithm::FirstFit);
    textwrap::wrap(text, options).join("\n")
}

/// Wraps a text to the width of the page, less an indentation of so many columns.
pub fn indented(text: &str, columns: usize) -> Vec<String> {
    let text = wrapped(text, width().saturating_sub(columns));
    text.lines().map(|it| format!("{}{it}", " ".repeat(columns))).collect()
}

/// The beginning of a text, cut to one line of so many columns.
pub fn shortened(text: &str, width: usize) -> String {
    if text.width() <= width {
        return text.to_owned();
    }
    let mut left = width.saturating_sub(1);
    let fits = |letter: &char| {
        let columns = letter.width().unwrap_or(0);
        let fits = columns <= left;
        left = left.saturating_sub(columns);
        fits
    };
    text.chars().take_while(fits).chain(['…']).collect()
}
