//! The legal decisions of a moment, in pages.

use crate::judge::wording::decides;
use crate::judge::{Due, Game, MOST_LISTED, look_at};
use crate::report::{Page, hung, one_or, shown, wording};

/// The number of decisions on a page.
const LINES: usize = 40;

/// A page of the legal decisions, as typed and in words; pages are counted from 1. Empty if nobody has to choose.
///
/// # Errors
/// The number of pages, if there is no such page.
pub fn choices_text<G: Game>(setup: &G::Setup, state: &G::State, which: usize, page: &Page) -> Result<String, String> {
    let Due::Decision { by, .. } = *G::due(state) else { return Ok(String::new()) };
    let first = which.saturating_sub(1).saturating_mul(LINES);
    let legal = look_at(G::legal(setup, state), first..first.saturating_add(LINES), MOST_LISTED);
    let (most, pages) = (legal.counted, legal.counted.div_ceil(LINES));
    let language = page.language;
    let all = one_or(most, wording::one_legal, wording::legals, language);
    if which == 0 || (which > 1 && legal.some.is_empty()) {
        let listed = if legal.more { wording::first_listed(language, all) } else { wording::there_are(language, all) };
        let pages = one_or(pages, wording::one_page, wording::pages, language);
        return Err(wording::pages_of(language, listed, pages, which));
    }
    let all = if legal.more { wording::more_than(language, all) } else { all };
    let last = first + legal.some.len();
    let head = match pages > 1 {
        true => wording::of_player_part(language, all, by, first + 1, last),
        false => wording::of_player(language, all, by),
    };
    let mut text = format!("{head}\n");
    let typed: Vec<String> = legal.some.iter().map(|it| shown(&G::write_decision(it))).collect();
    let column = typed.iter().map(String::len).max().unwrap_or(0).min(30);
    for (typed, what) in typed.iter().zip(&legal.some) {
        let told = shown(&G::tell_choice(setup, state, what));
        text.push_str(&hung(page, &format!("  {typed:column$}  "), &decides(language, by, told)));
    }
    match (last < most, legal.more) {
        (true, _) => text.push_str(&format!("{}\n", wording::more_legal_page(language, which + 1))),
        (false, true) => text.push_str(&format!("{}\n", wording::more_unlisted(language))),
        (false, false) => {}
    }
    Ok(text)
}
