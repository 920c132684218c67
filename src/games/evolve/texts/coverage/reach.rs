//! How far a condition of a text reaches.

use crate::cards::run::{Run, Stop};
use crate::games::evolve::log::words::Target;
use crate::games::evolve::texts::evaluate::Table;
use crate::games::evolve::texts::lowering::Todo;

/// What an act does, unless a condition before it is not met: whether that reaches beyond its sentence the book does not say
/// (evolve-0024), and what follows it is left to the log.
///
/// # Errors
/// The card whose text it is.
pub fn unless_it_hangs(
    table: &Table<'_>,
    run: &Run<Target, Todo>,
    (todo, all): (Vec<Todo>, bool),
) -> Result<(Vec<Todo>, bool), Target> {
    match run.stop {
        Some(Stop::Unmet) if !todo.is_empty() => Err(Target::Card(table.source)),
        _ => Ok((todo, all)),
    }
}
