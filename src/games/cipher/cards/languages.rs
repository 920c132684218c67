//! The languages in which Cipher's card texts are read: their phrases, and the reviewed differences between them.

use crate::cards::compile::Language;
use crate::cards::corrections::Corrections;
use crate::cards::phrases::{Fault, Table};
use crate::cards::rewrites::Rewrites;

/// The tables of phrases, by name.
pub const PHRASES: [(&str, &str); 2] =
    [("cipher.en", include_str!("cipher.en")), ("cipher.zh", include_str!("cipher.zh"))];

/// English, in the wording of the players' translation.
pub fn english() -> Result<Language, Fault> {
    let table = Table::read("src/games/cipher/cards/cipher.en", PHRASES[0].1, true)?;
    Ok(Language { table, rewrites: Rewrites::read(include_str!("cipher.en.rewrites")), stop: "." })
}

/// Chinese, in the wording of the official cards.
pub fn chinese() -> Result<Language, Fault> {
    let table = Table::read("src/games/cipher/cards/cipher.zh", PHRASES[1].1, false)?;
    Ok(Language { table, rewrites: Rewrites::default(), stop: "。" })
}

/// Reads the corrections of errors in the English database.
pub fn corrections() -> Result<Corrections, Fault> {
    Corrections::read("src/games/cipher/cards/corrections.tsv", include_str!("corrections.tsv"))
}
