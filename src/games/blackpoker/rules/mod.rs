//! The rules: a file for each section, in the order of the book.

pub(super) mod agenda;
pub(super) mod effect_procedures;
pub(super) mod r01_setup;
pub(super) mod r01_setup_draw;
pub(super) mod r01_setup_preset;
pub(super) mod r02_core_announce;
pub(super) mod r02_core_flow;
pub(super) mod r02_core_request;
pub(super) mod r02_core_resolve;
pub(super) mod r02_core_trigger;
pub(super) mod r03_win;
pub(super) mod r04_damage;
pub(super) mod r05_zones_graves;
pub(super) mod r05_zones_life;
pub(super) mod r05_zones_unit;
pub(super) mod r06_deploying;
pub(super) mod r07_turn_control;
pub(crate) mod r08_attacking;
pub(super) mod r09_magic;
pub(super) mod r10_succession;
