//! Learns which clause decides a question from the phrases of what players ask (`book/asked.txt` of each game), from the
//! statements, and from `nothing.txt` what no clause decides; writes it to `src/rulebook/search/learnt.bin`.
//!
//! `cargo run --release --manifest-path tools/learn/Cargo.toml`
//!
//! It is a softmax over the clauses of all books, of low rank: each feature of a
//! phrase has a vector, their sum is held against the vector of each clause, and Adam moves both until the deciding clauses are
//! the likeliest. More than half of the features are left out each time, so that a clause is found by any of its words. The
//! features are those of all books ("tap", "graveyard" and "in response" are said of every game), and so are the clauses: by what
//! is said of other games it is learnt which game is asked about.
//!
//! Tables that began differently err differently, and the mean of several is right more often than any: so [`TABLES`] learn, side by
//! side they are one wide table, and of that the narrow one is made that tells the most of it ([`joined`]). Its numbers are rounded to a
//! few bits ([`packed`]), and rounded it learns once more, now what the wide table finds likely.

mod eigen;
mod joined;
mod packed;
mod table;
mod texts;

use headjudge::games::GAMES;
use headjudge::rulebook::search::Index;
use joined::Vectors;
use rayon::prelude::*;
use std::path::Path;
use std::{fs, io};
use table::{FIRST, Lesson, Table};
use texts::Texts;

/// The number of tables that learn.
const TABLES: u64 = 6;

fn main() -> io::Result<()> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let asked = |game: &str| fs::read_to_string(root.join(format!("src/games/{game}/book/asked.txt")));
    let asked = GAMES.iter().map(|it| asked(it.id)).collect::<io::Result<Vec<String>>>()?;
    let asked: Vec<&str> = asked.iter().map(String::as_str).collect();
    let texts = Texts::read(&Index::new(GAMES), &asked);
    println!("{} texts, {} features, {} clauses", texts.texts.len(), texts.features.len(), texts.clauses());
    let table = |seed: u64| Table::new(&texts, seed).learnt(&texts, &FIRST, seed);
    let tables: Vec<Table> = (0..TABLES).into_par_iter().map(table).collect();
    let joined = Vectors::joined(&tables);
    let told = joined.likely(&texts);
    let again = Lesson { rounds: 4, step: 0.002, shorter: 0.5, left_out: 30, told: Some(&told) };
    let bytes = packed::packed(&texts, &Table::of(joined.narrowed(&texts)).learnt(&texts, &again, TABLES));
    println!("{} bytes", bytes.len());
    fs::write(root.join("src/rulebook/search/learnt.bin"), bytes)
}
