//! The steps, which the rules bring about, under the names of their chapters: each an `impl` of
//! [`Happening`](crate::judge::Happening).

mod r01_setup;
mod r01_setup_draw;
mod r01_setup_preset;
mod r02_core_resolve;
mod r02_core_trigger;
mod r03_win;
mod r04_damage;
mod r05_zones_unit;
mod r06_deploying;
mod r07_turn_control;
mod r08_attacking;
mod r09_magic;
mod r10_succession;
