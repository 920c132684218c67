//! The rules: a file for each chapter, in the order of the book.

pub(super) mod agenda;
pub(super) mod c03_winning;
pub(super) mod c05_limits;
pub(super) mod c06_draw;
pub(super) mod c06_look;
pub(super) mod c07_check_timing;
pub(super) mod c08_bonus;
pub(super) mod c09_rule_processing;
pub(super) mod c10_triggers;
pub(super) mod c11_interrupt;
pub(super) mod c12_preparation;
pub(super) mod c12_shuffle;
pub(super) mod c13_turn;
pub(super) mod c14_deploy;
pub(super) mod c17_move;
pub(super) mod c18_attack;
pub(super) mod c18_compare;
pub(super) mod c18_no_target;
pub(super) mod c18_support;
pub(super) mod c18_target;
pub(super) mod c19_activate;
pub(super) mod c20_range;
pub(super) mod c25_loops;
