//! The rules: a file for each chapter, in the order of the book.

pub(super) mod agenda;
pub(super) mod s100_preparation;
pub(super) mod s105_priority;
pub(super) mod s106_links;
pub(super) mod s106_resolve;
pub(super) mod s303_costs;
pub(super) mod s308_numbers;
pub(super) mod s309_state_checks;
pub(super) mod s311_use;
pub(super) mod s400_turn;
pub(super) mod s405_attackers;
pub(super) mod s500_battle;
pub(super) mod s505_damage;
pub(super) mod s607_damage_counters;
pub(super) mod s622_swap;
pub(super) mod s702_triggers;
pub(super) mod s704_life;
pub(super) mod s705_targets;
pub(super) mod s900_bases;
pub(super) mod settle;
