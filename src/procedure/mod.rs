//! Procedures of a rulebook: lists of items in the book's order, walked until the rules require an event that a log shows.
//!
//! A game keeps each list in the file of its chapter, as a `static` [`Procedure`]. An [`Item`] is a clause, a short
//! description, and the function that carries it out. The state holds only the procedures under way, the current item of
//! each, and the remaining repetitions ([`Frame`]), so that it stays plain data.

mod list;
mod walk;

pub use list::{Act, Does, Item, Procedure, act, again, done, item, item_of, run};
pub use walk::{
    FRESH, Frame, Wants, advance, begin, count_down, current, has_room, left, once, one_done, restart, set_left,
    settle, stands_at,
};

use std::fmt::Debug;
use std::hash::Hash;

/// The state of a match whose rules are procedures.
pub trait Proceeding: Sized + 'static {
    /// A clause of the rulebook.
    type Clause: Copy + Hash + Send + Sync;
    /// The fixed data of a match.
    type Setup;
    /// The event that the rules require next, or the end of the match.
    type Due;
    /// The player whose part an item is.
    type Whose: Copy + Send + Sync;
    /// The subject of a procedure under way: a player, a request.
    type About: Copy + Debug + Eq + Hash;
    /// The subject of a procedure without one.
    const ABOUT_NOTHING: Self::About;

    /// The procedures under way, the innermost last.
    fn agenda(&self) -> &Vec<Frame<Self>>;
    /// The same, for changes.
    fn agenda_mut(&mut self) -> &mut Vec<Frame<Self>>;
    /// The event that takes precedence over any item: the end of the match, or an interrupt.
    fn interrupt(&self) -> Option<Self::Due>;
    /// The event due when no procedure is under way.
    fn over() -> Self::Due;
}
