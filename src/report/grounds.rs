//! What a result rests on, as people read it: the same lines in the report and in the stepping session.

use super::{Page, shown, wording};
use crate::judge::{Basis, Ground, Language};
use std::fmt::Write;

/// How many entries of one ground are named.
const NAMED: usize = 5;
/// How many lines about one ground are told.
const TOLD: usize = 6;
/// How many grounds of one basis are told.
const LISTED: usize = 12;

/// What a result rests on that was not judged, each basis with its grounds; nothing where there is none.
pub fn grounds_text(grounds: &[Ground], page: &Page, indent: usize) -> String {
    let mut text = String::new();
    if grounds.is_empty() {
        return text;
    }
    let mut line = |indent: usize, what: &str| {
        let _ = writeln!(text, "{}", page.wrapped(indent, what));
    };
    line(indent, &wording::rests_on(page.language));
    for group in grounds.chunk_by(|one, other| one.basis == other.basis) {
        let basis = group[0].basis;
        let accepted = if group[0].accepted { wording::accepted(page.language) } else { String::new() };
        let name = format!("{}{accepted}", page.odd(&basis_name(basis, page.language)));
        line(indent + 2, &wording::file_entries(page.language, name, heading(basis, page.language)));
        for it in group.iter().take(LISTED) {
            line(indent + 4, &ground_line(it, page.language));
            it.details.iter().take(TOLD).for_each(|it| line(indent + 6, &shown(it)));
            let left = it.details.len().saturating_sub(TOLD) as u64 + it.more_details;
            if left > 0 {
                line(indent + 6, &wording::and_more(page.language, left));
            }
        }
        if group.len() > LISTED {
            line(indent + 4, &wording::and_more(page.language, group.len() - LISTED));
        }
    }
    text
}

/// What stands over the grounds of one basis.
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

/// What a basis is called; in English as `--accept` takes it.
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
