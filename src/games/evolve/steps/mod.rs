//! The steps, which the rules bring about. Everything about a kind of step is in one place, its `impl` of
//! [`Happening`](crate::judge::Happening).

mod c06_to_c08_phases;
mod c09_to_c11_processing;

use super::state::Setup;
use crate::judge::Impossible;
use crate::table::Card;

fn done(worked: bool, setup: &Setup, card: Card) -> Result<(), Impossible> {
    if worked { Ok(()) } else { Err(Impossible(super::texts::declared::missing(setup, card))) }
}
