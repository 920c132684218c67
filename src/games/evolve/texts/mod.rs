//! Texts at work (10.6.2.7): which abilities the referee carries out, what their words mean on the table, and the walk
//! through them.

pub(crate) mod ability_ref;
pub(crate) mod actions;
pub mod answers;
pub(crate) mod continuous;
pub(crate) mod continuous_self;
pub(crate) mod costs;
pub(crate) mod coverage;
pub mod damage;
pub(super) mod declared;
pub(crate) mod delayed_triggers;
pub(crate) mod evaluate;
mod event_history;
pub(crate) mod evolve_abilities;
pub(crate) mod functioning_zones;
pub(crate) mod lowering;
pub(crate) mod match_log;
mod modes;
mod modifiers;
mod names;
mod pending_choice;
pub(crate) mod picks;
pub(crate) mod play_restrictions;
pub mod programs;
pub(crate) mod resolve;
mod selection;
mod stack_counters;
pub(crate) mod target_check;
pub(crate) mod target_offers;
pub(crate) mod targets;
pub(crate) mod variable_x;
mod zone_changes;
