//! What players ask at a table when a clause decides.
//!
//! Statements are written to be exact. A question is asked about a situation, in other words than any statement has:
//! "both leaders are dead, who wins?" is decided by the clause on losing at the same time. As the index at the back of
//! a book does, these entries lead from situations to clauses.

/// An entry: what players ask, and the clauses that decide it.
///
/// ```
/// use headjudge::games::cipher::asked::ASKED;
/// let entry = ASKED.iter().find(|it| it.words.contains("golden rule")).unwrap();
/// assert_eq!(entry.clauses, ["2.1"]);
/// ```
#[derive(Debug, PartialEq, Eq)]
pub struct Asked {
    /// The printed numbers of the clauses.
    pub clauses: &'static [&'static str],
    /// Phrases as players say them, in English, Chinese or Japanese.
    pub words: &'static str,
}

/// Declares what is asked about a game, beside its `Clause`.
///
/// One row: the clauses in brackets, and the phrases. Commas and semicolons part them, and spaces those in Chinese and
/// Japanese: each phrase by itself is compared with a question.
///
/// ```text
/// [C12_2_1_6] "how many orbs, where do they come from; 宝玉几个 从哪来; オーブは何枚 どこから";
/// ```
#[macro_export]
macro_rules! asked {
    ($([$($clause:ident)+] $words:literal;)+) => {
        /// What players ask about this game.
        pub static ASKED: &[$crate::rulebook::Asked] = &[$($crate::rulebook::Asked {
            clauses: &[$(Clause::$clause.number()),+],
            words: $words,
        }),+];
    };
}
