//! The clauses of the 星靈王 (Xinglingwang) detailed rules, as `clauses.tsv` lists them.
//!
//! `11.6.5` is the book's 十一、6、(5). A note (※) is counted under the item that it follows: `6.1n2` is the second
//! note of 6.1. Part 15 goes by keyword, under the aliases of [`PRINTED`]: `15.ambush.2` is
//! 偷襲 2; its groups are `15.class1` to `15.class7`. Of the two items that the book numbers 5 under 綁架, the second is
//! `15.kidnap.5b`.

pub(super) mod layout;
mod rulings;

pub use rulings::Ruling;

crate::clauses!("xinglingwang");
