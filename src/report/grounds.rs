//! The grounds of a result, as people read them: the same lines in the report and in the stepping session.

use super::{Page, shown, wording};
use crate::judge::{Basis, Ground, Language};
use std::fmt::Write;

/// The number of entries named for one ground.
const NAMED: usize = 5;
/// The number of details shown for one ground.
const TOLD: usize = 6;
/// The number of grounds shown of one sort.
const LISTED: usize = 12;

/// The grounds of a result, by sort; empty if there are none.
pub fn grounds_text(grounds: &[Ground], page: &Page, indent: usize) -> String {
    let mut text = String::new();
    if grounds.is_empty() {
        return text;
    }
    let _ = writeln!(text, "{}", page.wrapped(indent, &wording::rests_on(page.language)));
    for (depth, line) in grounds_on(page, grounds) {
        let _ = writeln!(text, "{}", page.wrapped(indent + 2 + 2 * depth, &line));
    }
    text
}

/// The same as lines, each with its indentation, without the title.
pub fn grounds_lines(grounds: &[Ground], language: Language) -> Vec<(usize, String)> {
    grounds_on(&Page::PLAIN.in_language(language), grounds)
}

fn grounds_on(page: &Page, grounds: &[Ground]) -> Vec<(usize, String)> {
    let language = page.language;
    let mut lines = Vec::new();
    for group in grounds.chunk_by(|one, other| one.basis == other.basis) {
        let basis = group[0].basis;
        let accepted = if group[0].accepted { wording::accepted(language) } else { String::new() };
        let name = format!("{}{accepted}", page.odd(&basis_name(basis, language)));
        lines.push((0, wording::file_entries(language, name, heading(basis, language))));
        for it in group.iter().take(LISTED) {
            lines.push((1, ground_line(it, language)));
            lines.extend(it.details.iter().take(TOLD).map(|it| (2, shown(it))));
            let left = it.details.len().saturating_sub(TOLD) as u64 + it.more_details;
            if left > 0 {
                lines.push((2, wording::and_more(language, left)));
            }
        }
        if group.len() > LISTED {
            lines.push((1, wording::and_more(language, group.len() - LISTED)));
        }
    }
    lines
}

/// The heading for the grounds of one sort.
fn heading(basis: Basis, language: Language) -> String {
    match basis {
        Basis::Silence => wording::basis_silence(language),
        Basis::Loops => wording::basis_loops(language),
        Basis::Fixes => wording::basis_fixes(language),
        Basis::Rewinds => wording::basis_rewinds(language),
        Basis::Positions => wording::basis_positions(language),
        Basis::Options => wording::basis_options(language),
        Basis::Editions => wording::basis_editions(language),
        Basis::Hidden => wording::basis_hidden(language),
        Basis::Texts => wording::basis_texts(language),
    }
}

/// The name of a sort of ground; in English as `--accept` takes it.
pub fn basis_name(basis: Basis, language: Language) -> String {
    match basis {
        Basis::Silence => wording::name_silence(language),
        Basis::Loops => wording::name_loops(language),
        Basis::Fixes => wording::name_fixes(language),
        Basis::Rewinds => wording::name_rewinds(language),
        Basis::Positions => wording::name_positions(language),
        Basis::Options => wording::name_options(language),
        Basis::Editions => wording::name_editions(language),
        Basis::Hidden => wording::name_hidden(language),
        Basis::Texts => wording::name_texts(language),
    }
}

fn ground_line(it: &Ground, language: Language) -> String {
    let mut text = shown(&it.what);
    let named: Vec<String> = it.entries.iter().take(NAMED).map(u32::to_string).collect();
    let list = named.join(", ");
    text = match (it.entries.len(), it.entries.len().saturating_sub(NAMED)) {
        (0, _) => text,
        (1, _) => wording::of_entry(language, text, list),
        (_, 0) => wording::of_entries(language, text, list),
        (_, left) => wording::of_entries_more(language, text, list, left),
    };
    match &it.reason {
        Some(reason) => wording::reason_given(language, text, shown(reason)),
        None => text,
    }
}
