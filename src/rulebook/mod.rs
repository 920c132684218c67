//! Clause catalogues: numbers, kinds, statements in our own words, how each clause is honoured, the tree that
//! the numbers make, looking a clause up as people write its number, the words that players use, answering their questions
//! ([`search`]), the official texts that people have ([`official`]), and the evidence that shows a clause.

mod asked;
mod catalogue;
mod citing;
mod evidence;
mod glossary;
mod lookup;
pub mod official;
mod ruling;
pub mod search;
mod tree;
mod variants;
mod volume;

pub use asked::Asked;
pub use catalogue::{Kind, Record, Status, hash};
pub use citing::{Cited, NumberVisitor, schema as clause_schema};
pub use evidence::{fixtures, fixtures_of, rulings, rulings_of};
pub use glossary::Term;
pub use lookup::Names;
pub use ruling::{BadRuling, Ruling};
pub use tree::{Book, Unknown};
pub use volume::{BookLanguage, Volume};
