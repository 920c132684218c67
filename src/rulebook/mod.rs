//! Clause catalogues: numbers, kinds, statements in our own words, the enforcement of each clause, the tree of the numbers,
//! lookup by number as people write it, the words of players, answers to their questions ([`search`]), people's own
//! official texts ([`official`]), and rulings ([`ruling`](mod@ruling)).

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
pub(crate) use variants::narrow;
pub use variants::{is_traditional, traditional};
pub use volume::{BookLanguage, Volume};
