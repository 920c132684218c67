//! Texts that people write: official texts of rulebooks in every layout, rulings, questions. Whatever they hold, they
//! are read or refused.
#![no_main]

use headjudge::games::GAMES;
use headjudge::rulebook::official::{Kept, decode};
use headjudge::rulebook::search::Index;
use headjudge::rulebook::Ruling;
use std::sync::LazyLock;

/// A question is no longer than the program takes one (characters).
const LONGEST_QUESTION: usize = 1_000;

static INDEX: LazyLock<Index> = LazyLock::new(|| Index::new(GAMES));

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    let Ok(text) = decode(bytes) else { return };
    for book in GAMES {
        if let Ok(kept) = Kept::new(book.id, book.layout, "book.txt", &text) {
            let catalogue: Vec<&str> = book.clauses.iter().map(|it| it.number).collect();
            drop(book.official().compare(&catalogue, &kept.passages));
        }
        drop(book.open().find(&text));
    }
    drop(Ruling::read(&text));
    if text.chars().nth(LONGEST_QUESTION).is_none() {
        drop(INDEX.ask(&text, &[0]));
    }
});
