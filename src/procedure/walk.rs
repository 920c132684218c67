//! The walk through the lists.

use super::{Act, Does, Item, Procedure, Proceeding};
use std::fmt;
use std::hash::{Hash, Hasher};

/// A procedure that is under way.
pub struct Frame<S: Proceeding> {
    /// The procedure.
    pub proc: &'static Procedure<S>,
    /// The index of its next item.
    pub at: u8,
    /// The remaining repetitions of the item; [`FRESH`] before it begins.
    pub left: u16,
    /// Its subject.
    pub about: S::About,
    /// `true` if it must be repeated.
    pub again: bool,
}

impl<S: Proceeding> Clone for Frame<S> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<S: Proceeding> Copy for Frame<S> {}

impl<S: Proceeding> Frame<S> {
    /// All fields by which frames are compared.
    const fn parts(&self) -> (&'static Procedure<S>, u8, u16, S::About, bool) {
        (self.proc, self.at, self.left, self.about, self.again)
    }
}

impl<S: Proceeding> PartialEq for Frame<S> {
    fn eq(&self, other: &Self) -> bool {
        self.parts() == other.parts()
    }
}

impl<S: Proceeding> Eq for Frame<S> {}

impl<S: Proceeding> Hash for Frame<S> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.parts().hash(state);
    }
}

impl<S: Proceeding> fmt::Debug for Frame<S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.parts().fmt(f)
    }
}

/// The value of [`Frame::left`] for an item that has not begun.
pub const FRESH: u16 = u16::MAX;

/// The maximum depth of nested procedures. The rules need a handful; a log that begins procedures without ending any is not
/// followed beyond this.
const DEEPEST: usize = 64;

/// The result of carrying out an item.
pub enum Wants<S: Proceeding> {
    /// An event that a log shows is required.
    Ask(S::Due),
    /// Nothing more is required: advance to the next item.
    Nothing,
    /// The item has changed the agenda: look again.
    Look,
    /// Leave the procedure.
    Leave,
}

impl<S: Proceeding> Frame<S> {
    /// A procedure at its first item.
    #[inline]
    pub const fn new(proc: &'static Procedure<S>) -> Frame<S> {
        Frame::about(proc, S::ABOUT_NOTHING)
    }

    /// A procedure with a subject, at its first item.
    #[inline]
    pub const fn about(proc: &'static Procedure<S>, about: S::About) -> Frame<S> {
        Frame { proc, at: 0, left: FRESH, about, again: false }
    }

    /// The next item; `None` at the end.
    #[inline]
    pub fn item(&self) -> Option<&'static Item<S>> {
        self.proc.items.get(self.at as usize)
    }
}

/// Walks the agenda until the rules require an event that a log shows, or the match is over.
pub fn settle<S: Proceeding>(setup: &S::Setup, state: &mut S) -> S::Due {
    loop {
        if let Some(due) = state.interrupt() {
            return due;
        }
        let Some(frame) = state.agenda().last() else { return S::over() };
        let Some(item) = frame.item() else {
            state.agenda_mut().pop();
            continue;
        };
        match item.does {
            Does::Run(proc) => begin(state, Frame::new(proc)),
            Does::Again => restart(state),
            Does::Done => advance(state),
            Does::Act(act, _) => match (act.0)(setup, state, item) {
                Wants::Ask(due) => return due,
                Wants::Nothing => advance(state),
                Wants::Look => {}
                Wants::Leave => drop(state.agenda_mut().pop()),
            },
        }
    }
}

/// Returns `true` if another procedure may begin.
pub fn has_room<S: Proceeding>(state: &S) -> bool {
    state.agenda().len() < DEEPEST
}

/// Advances the innermost procedure to its next item.
#[inline]
pub fn advance<S: Proceeding>(state: &mut S) {
    if let Some(frame) = state.agenda_mut().last_mut() {
        frame.at += 1;
        frame.left = FRESH;
    }
}

/// Begins a procedure. The one under way resumes with its next item afterwards.
#[inline]
pub fn begin<S: Proceeding>(state: &mut S, frame: Frame<S>) {
    advance(state);
    state.agenda_mut().push(frame);
}

/// Restarts the innermost procedure.
pub fn restart<S: Proceeding>(state: &mut S) {
    if let Some(frame) = state.agenda_mut().last_mut() {
        *frame = Frame::about(frame.proc, frame.about);
    }
}

/// The next act of the innermost procedure.
#[inline]
pub fn current<S: Proceeding>(state: &S) -> Option<&'static Act<S>> {
    state.agenda().last()?.item()?.act()
}

/// Returns `true` if an act is next in the innermost procedure.
#[inline]
pub fn stands_at<S: Proceeding>(state: &S, act: &'static Act<S>) -> bool {
    current(state) == Some(act)
}

/// The remaining repetitions of the item; `all` if it has not begun.
#[inline]
pub fn left<S: Proceeding>(state: &S, all: u16) -> u16 {
    state.agenda().last().map_or(0, |it| if it.left == FRESH { all } else { it.left })
}

/// Sets the remaining repetitions of the item.
#[inline]
pub fn set_left<S: Proceeding>(state: &mut S, left: u16) {
    if let Some(frame) = state.agenda_mut().last_mut() {
        frame.left = left;
    }
}

/// Counts one repetition of the item as done.
pub fn count_down<S: Proceeding>(state: &mut S) {
    if let Some(frame) = state.agenda_mut().last_mut()
        && frame.left != FRESH
    {
        frame.left = frame.left.saturating_sub(1);
    }
}

/// Counts one repetition of the item as done. An item without repetitions is finished.
pub fn one_done<S: Proceeding>(state: &mut S) {
    if left(state, FRESH) == FRESH { advance(state) } else { count_down(state) }
}

/// Asks for a step, but only the first time.
pub fn once<S: Proceeding>(state: &mut S, due: S::Due) -> Wants<S> {
    let still = left(state, 1);
    set_left(state, still);
    if still == 0 { Wants::Nothing } else { Wants::Ask(due) }
}
