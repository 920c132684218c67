//! The languages in which Cipher's card texts are read: their phrases and the differences that were reviewed.

use crate::cards::compile::Language;
use crate::cards::corrections::Corrections;
use crate::cards::phrases::{Fault, Table};
use crate::cards::rewrites::Rewrites;

/// English, as the players' translation writes it.
pub fn english() -> Result<Language, Fault> {
    let table = Table::read("src/games/cipher/cards/cipher.en", include_str!("cipher.en"), true)?;
    Ok(Language { table, rewrites: Rewrites::read(include_str!("cipher.en.rewrites")), stop: "." })
}

/// Chinese, as the official cards write it.
pub fn chinese() -> Result<Language, Fault> {
    let table = Table::read("src/games/cipher/cards/cipher.zh", include_str!("cipher.zh"), false)?;
    Ok(Language { table, rewrites: Rewrites::default(), stop: "。" })
}

/// What is wrong in the English database.
pub fn corrections() -> Result<Corrections, Fault> {
    Corrections::read("src/games/cipher/cards/corrections.tsv", include_str!("corrections.tsv"))
}
