//! The official BlackPoker simulator, and its canonical match log of schema 0.1.

mod events;
mod extra;
mod ids;
mod model;
mod reading;

pub use ids::{CardId, Code, Pattern, UnitId};

use super::{Client, Difference, How, Imported, Refused};
use crate::games::blackpoker::BlackPoker;

/// The client.
#[derive(Clone, Copy, Debug)]
pub struct Simulator;
