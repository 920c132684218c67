//! The rules, a file a chapter, in the order of the book.

pub(super) mod agenda;
pub(super) mod c01_preparation;
pub(super) mod c02_turn;
pub(super) mod c06_activate;
pub(super) mod c07_use;
pub(super) mod c09_enter_leave;
pub(super) mod c11_6_battle;
pub(super) mod c11_attack;
pub(super) mod c12_play;
pub(super) mod c13_main_phase;
pub(super) mod settle;
pub(super) mod state_actions;
