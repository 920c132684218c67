//! Clause catalogues: numbers, kinds, statements in our own words, how each clause is honoured, the tree that
//! the numbers make, looking a clause up as people write its number, the words that players use, answering their questions
//! ([`search`]), the official texts that people have ([`official`]), and rulings
//! ([`ruling`](mod@ruling)).

mod asked;
mod catalogue;
mod citing;
mod evidence;
mod glossary;
mod lookup;
pub mod official;
mod record;
pub mod ruling;
pub mod same;
pub mod search;
mod sheet;
mod told;
mod tree;
mod variants;
mod volume;

pub use asked::{Asked, BadAsked};
pub use catalogue::{Catalogue, hash};
pub use citing::{Cited, NumberVisitor, schema as clause_schema};
pub use evidence::{Filed, ruling as ruling_by, rulings, rulings_of};
pub use glossary::{Glossary, Term};
pub use lookup::Names;
pub use record::{Kind, Record, Status};
pub use ruling::{BadRuling, Basis, Ruling, Shortfall};
pub use sheet::{Row, Sheet};
pub use told::Told;
pub use tree::{Book, Unknown};
pub use variants::is_traditional;
pub(crate) use variants::narrow;
pub use volume::{BookLanguage, Volume};
