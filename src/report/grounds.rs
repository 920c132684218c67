//! What a result rests on, as people read it: the same lines in the report and in the stepping session.

use super::{Page, shown};
use crate::judge::{Basis, Ground};
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
    line(indent, "the result rests on what nobody judged:");
    for group in grounds.chunk_by(|one, other| one.basis == other.basis) {
        let basis = group[0].basis;
        let accepted = if group[0].accepted { " (accepted)" } else { "" };
        line(indent + 2, &format!("{}{accepted}: {}", page.odd(basis.name()), heading(basis)));
        for it in group.iter().take(LISTED) {
            line(indent + 4, &ground_line(it));
            it.details.iter().take(TOLD).for_each(|it| line(indent + 6, &shown(it)));
            let left = it.details.len().saturating_sub(TOLD) as u64 + it.more_details;
            if left > 0 {
                line(indent + 6, &format!("and {left} more"));
            }
        }
        if group.len() > LISTED {
            line(indent + 4, &format!("and {} more", group.len() - LISTED));
        }
    }
    text
}

/// What stands over the grounds of one basis.
const fn heading(basis: Basis) -> &'static str {
    match basis {
        Basis::Silence => "the rulebook does not say; a judge has to decide",
        Basis::Loops => "loops, of which the players said that they repeat and who can stop them",
        Basis::Fixes => "a judge set the table by hand",
        Basis::Rewinds => "a judge took entries back",
        Basis::Positions => "how the match came to where the log begins",
        Basis::Options => "the frame of the match is not the rulebook's own",
        Basis::Editions => "other rules, clauses or cards than those that this program judges by",
        Basis::Hidden => "cards that the log hides",
        Basis::Texts => "texts of cards, which are not encoded",
    }
}

fn ground_line(it: &Ground) -> String {
    let mut text = shown(&it.what);
    if !it.entries.is_empty() {
        let named: Vec<String> = it.entries.iter().take(NAMED).map(u32::to_string).collect();
        let word = if it.entries.len() == 1 { "entry" } else { "entries" };
        let _ = write!(text, ": {word} {}", named.join(", "));
        let left = it.entries.len().saturating_sub(NAMED);
        if left > 0 {
            let _ = write!(text, " and {left} more");
        }
    }
    if let Some(reason) = &it.reason {
        let _ = write!(text, "; reason given: \"{}\"", shown(reason));
    }
    text
}
