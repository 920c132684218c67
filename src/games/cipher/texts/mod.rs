//! What the texts of cards say, put to the table: conditions and selections of the ability language, and the abilities that
//! are in force by themselves.

pub(super) mod actions;
pub(super) mod continuous;
pub(super) mod costs;
pub(super) mod coverage;
pub(super) mod declared;
pub(super) mod effects;
pub(super) mod evaluate;
pub(super) mod match_log;
pub mod programs;
pub(super) mod replacement;
pub(super) mod resolve;
pub(super) mod special_abilities;
pub(super) mod support_abilities;
pub(super) mod target_check;
pub(super) mod target_spec;
pub(super) mod targets;
pub(super) mod trigger_events;
