//! The rules, a file a chapter, in the order of the book.

pub(super) mod agenda;
pub(super) mod c01_end_of_match;
pub(super) mod c06_preparation;
pub(super) mod c07_turn;
pub(super) mod c08_2_play;
pub(super) mod c08_4_attack;
pub(super) mod c09_tokens;
pub(super) mod c10_5_check_timing;
pub(super) mod c10_7_standby;
pub(super) mod c12_2_evolve;
pub(super) mod c13_3_stack;
