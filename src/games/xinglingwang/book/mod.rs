//! The clauses of the 星靈王 (Xinglingwang) detailed rules, as `clauses.tsv` lists them.
//!
//! `11.6.5` is the book's 十一、6、(5). A note (※) is numbered under the item it follows: `6.1n2` is the second note of
//! 6.1. Part 15 is numbered by keyword, under the aliases of [`PRINTED`]: `15.ambush.2` is 偷襲 2. Its groups are
//! `15.class1` to `15.class7`. The book has two items numbered 5 under 綁架; the second is `15.kidnap.5b`.

pub(super) mod layout;
mod rulings;

pub use rulings::Ruling;

crate::clauses!("xinglingwang");
