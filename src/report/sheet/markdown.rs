//! The sheet as Markdown that is also readable as plain text.

use super::{Block, Sheet};
use crate::judge::Grid;
use crate::report::shown;
use std::fmt::Write;

/// The sheet as Markdown.
pub fn markdown(sheet: &Sheet) -> String {
    let mut text = format!("# {}\n\n", line(&sheet.title));
    for section in &sheet.sections {
        if !section.title.is_empty() {
            let _ = write!(text, "## {}\n\n", line(&section.title));
        }
        section.blocks.iter().for_each(|it| block(&mut text, it));
    }
    let _ = write!(text, "## {}\n\n", line(&crate::report::wording::sheet_short(sheet.language)));
    // Indented code, which no name can break out of as it could out of a fence.
    sheet.short.iter().for_each(|it| text += &format!("    {}\n", plain(it)));
    text
}

fn block(text: &mut String, block: &Block) {
    match block {
        Block::Text(it) => *text += &format!("{}\n", line(it)),
        Block::Fields(all) => {
            all.iter().for_each(|[name, what]| *text += &format!("- {}: {}\n", line(name), line(what)))
        }
        Block::Lines(all) => {
            all.iter().for_each(|(depth, it)| *text += &format!("{}- {}\n", "  ".repeat(*depth), line(it)));
        }
        Block::Reason { clause, statement, fact, remarks } => {
            *text += &format!("**{}** {}\n\n", line(clause), line(statement));
            *text += &format!("- → {}\n", line(fact));
            remarks.iter().for_each(|it| *text += &format!("- {}\n", line(it)));
        }
        Block::Table { head, rows } => {
            let row =
                |cells: &[String]| format!("| {} |\n", cells.iter().map(|it| line(it)).collect::<Vec<_>>().join(" | "));
            *text += &row(head);
            *text += &format!("|{}\n", "---|".repeat(head.len()));
            rows.iter().for_each(|it| *text += &row(it));
        }
        Block::Grid(it) => grid(text, it),
        Block::Blank { label, lines } => {
            *text += &format!("{}: {}\n", line(label), "_".repeat(30));
            (1..*lines).for_each(|_| *text += &format!("\n{}\n", "_".repeat(50)));
        }
    }
    *text += "\n";
}

/// A Markdown table has only one head, on top, so the columns are above both sides.
fn grid(text: &mut String, grid: &Grid) {
    let row = |first: String, cells: Vec<String>| format!("| {first} | {} |\n", cells.join(" | "));
    *text += &row(String::new(), grid.columns.iter().map(|it| line(it)).collect());
    *text += &format!("|{}\n", "---|".repeat(grid.columns.len() + 1));
    for it in &grid.rows {
        let cells = it.cells.iter().map(|it| line(&it.join(", "))).collect();
        *text += &row(format!("{} {}", it.seat, line(&it.zone)), cells);
    }
}

/// A text on one line, safe for a terminal.
fn plain(text: &str) -> String {
    shown(text).replace(['\n', '\r'], " ")
}

/// The same for Markdown, whatever it contains: mark-up characters are escaped.
fn line(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for it in plain(text).chars() {
        if matches!(it, '\\' | '*' | '_' | '<' | '>' | '[' | ']' | '|' | '#' | '&') {
            out.push('\\');
        }
        out.push(it);
    }
    out
}
