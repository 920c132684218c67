//! The code that the build generates from the tables in `book/` for a game in the program.

use headjudge::rulebook::{Catalogue, Sheet};

/// One clause of this game's rulebook.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, bincode::Encode, bincode::Decode)]
#[allow(non_camel_case_types)]
pub enum Clause {
    C1,
    C1_1,
    C1_2,
    C2,
    C2_1,
    C2_2,
    C2_3,
    C2_4,
}

impl Clause {
    const ALL: &'static [Clause] =
        &[Clause::C1, Clause::C1_1, Clause::C1_2, Clause::C2, Clause::C2_1, Clause::C2_2, Clause::C2_3, Clause::C2_4];

    fn number(self) -> &'static str {
        CATALOGUE[self as usize].number
    }
}

pub static CATALOGUE: Catalogue = Sheet::new(include_str!("book/clauses.tsv"));

headjudge::cited!(Clause);
