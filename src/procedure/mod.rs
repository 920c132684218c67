//! Procedures of a rulebook: lists of items in the book's order, walked until the rules want something that a log shows.
//!
//! A game keeps each list in the file of its chapter, as a `static` [`Procedure`]. An [`Item`] is a clause, what happens
//! there in a few words, and the function that does it. The state keeps only which procedures are under way, at which
//! item, and how often that is still to be done ([`Frame`]), so that it stays plain data.

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
    /// What stays the same in a match.
    type Setup;
    /// What the rules want: something that a log shows, or nothing any more.
    type Due;
    /// Whose part an item is.
    type Whose: Copy + Send + Sync;
    /// What a procedure under way is about: a player, a request.
    type About: Copy + Debug + Eq + Hash;
    /// What a procedure is about that is about nothing.
    const ABOUT_NOTHING: Self::About;

    /// The procedures under way, the innermost last.
    fn agenda(&self) -> &Vec<Frame<Self>>;
    /// The procedures under way, to go on with.
    fn agenda_mut(&mut self) -> &mut Vec<Frame<Self>>;
    /// What comes before any item: the end of the match, or an interrupt.
    fn interrupt(&self) -> Option<Self::Due>;
    /// What the rules want where no procedure is under way.
    fn over() -> Self::Due;
}
