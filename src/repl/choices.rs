//! The legal decisions of a moment, a page at a time.

use crate::judge::{Due, Game, MOST_LISTED, look_at};
use crate::report::{Page, counted, hung, shown};

/// How many decisions stand on a page.
const LINES: usize = 40;

/// A page of the legal decisions, as they are typed and in words; pages are counted from 1. Nothing where nobody has to
/// choose.
///
/// # Errors
/// How many pages there are, where this is none of them.
pub fn choices_text<G: Game>(setup: &G::Setup, state: &G::State, which: usize, page: &Page) -> Result<String, String> {
    let Due::Decision { by, .. } = *G::due(state) else { return Ok(String::new()) };
    let first = which.saturating_sub(1).saturating_mul(LINES);
    let legal = look_at(G::legal(setup, state), first..first.saturating_add(LINES), MOST_LISTED);
    let (most, pages) = (legal.counted, legal.counted.div_ceil(LINES));
    let all = counted(most, "legal decision", "legal decisions");
    if which == 0 || (which > 1 && legal.some.is_empty()) {
        let listed = if legal.more { format!("the first {all} are listed") } else { format!("there are {all}") };
        return Err(format!("{listed}, on {}; {which} is none of them", counted(pages, "page", "pages")));
    }
    let all = if legal.more { format!("more than {all}") } else { all };
    let last = first + legal.some.len();
    let place = if pages > 1 { format!(", {} to {last}", first + 1) } else { String::new() };
    let mut text = format!("{all} of {by}'s{place}:\n");
    let typed: Vec<String> = legal.some.iter().map(|it| shown(&G::write_decision(it))).collect();
    let column = typed.iter().map(String::len).max().unwrap_or(0).min(30);
    for (typed, what) in typed.iter().zip(&legal.some) {
        let told = shown(&G::tell_decision(setup, what));
        text.push_str(&hung(page, &format!("  {typed:column$}  "), &format!("{by} {told}")));
    }
    match (last < most, legal.more) {
        (true, _) => text.push_str(&format!("and more: `legal {}`\n", which + 1)),
        (false, true) => text.push_str("and more, which are not listed\n"),
        (false, false) => {}
    }
    Ok(text)
}
