//! The steps, which the rules bring about, under the names of their chapters: each an `impl` of
//! [`Happening`](crate::judge::Happening).

mod c03_winning;
mod c06_draw;
mod c09_5_march;
mod c09_rule_processing;
mod c12_preparation;
mod c13_turn;
mod c18_attack;
mod c18_compare;
mod c18_support;
mod c18_target;
mod c25_loops;
