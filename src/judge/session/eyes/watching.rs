//! The table as a seat, or a spectator, sees it while the match is played: each entry is looked at once.

use super::{NotSeen, Seen, Viewer};
use crate::judge::{Board, Game, Referee};
use crate::log::{Header, View};
use std::ops::ControlFlow;

/// How far apart the checkpoints of their match lie; nothing goes back in it but rewinds.
const STRIDE: usize = 1024;

/// A match as somebody sees it who looks on.
pub struct Watching<G: Game> {
    seen: Seen<G>,
    /// How many entries were looked at, and how the match stood after them.
    looked: usize,
    state: G::State,
    /// Follows what they saw, with the faces that they know.
    theirs: Referee<G>,
    known: usize,
}

impl<G: Game> Watching<G> {
    /// Begins to look at a match that is recorded with all its steps.
    ///
    /// # Errors
    /// [`NotSeen`] where it does not show what was seen.
    pub fn open(header: &Header, referee: &Referee<G>, view: View) -> Result<Self, NotSeen> {
        let mut seen = Seen::new(header, view);
        let mut viewer = Viewer { header, setup: referee.setup(), seen: &mut seen };
        viewer.look_on(referee, 0, None)?;
        viewer.name_what_has_to_be()?;
        let theirs = viewer.theirs()?;
        let (looked, state, known) = (referee.entries().len(), referee.state().clone(), seen.faces.len());
        let mut watching = Watching { seen, looked, state, theirs, known };
        watching.follow();
        Ok(watching)
    }

    /// Through whose eyes it is.
    pub fn view(&self) -> View {
        self.seen.view
    }

    /// The table now.
    ///
    /// # Errors
    /// [`NotSeen`] where the match does not show what was seen.
    pub fn board(&mut self, header: &Header, referee: &Referee<G>) -> Result<Board, NotSeen> {
        if referee.entries().len() != self.looked && !self.look_on(header, referee)? {
            *self = Watching::open(header, referee, self.view())?;
        }
        Ok(G::board(self.theirs.setup(), self.theirs.state()))
    }

    /// Looks at what happened since. `false` if their match cannot be followed so: a name is missing in it.
    fn look_on(&mut self, header: &Header, referee: &Referee<G>) -> Result<bool, NotSeen> {
        let Watching { seen, looked, state, theirs, known } = self;
        let mut viewer = Viewer { header, setup: referee.setup(), seen };
        viewer.look_on(referee, *looked, Some(state))?;
        if viewer.seen.faces.len() != *known {
            // What a face that was hidden so far makes of earlier entries, only these can say.
            *known = viewer.seen.faces.len();
            *theirs = viewer.theirs()?;
        }
        (*looked, *state) = (referee.entries().len(), referee.state().clone());
        Ok(self.follow())
    }

    /// Follows what they saw since; says whether that can be done.
    fn follow(&mut self) -> bool {
        let from = self.theirs.entries().len();
        self.seen.entries[from..].iter().all(|it| self.theirs.read(it.clone()).is_ok())
    }
}

impl<G: Game> Viewer<'_, G> {
    /// A referee for what they saw, with the faces that they know.
    fn theirs(&self) -> Result<Referee<G>, NotSeen> {
        let opened = Referee::open_in(G::tongue(self.setup), &self.header()?, STRIDE, false);
        opened.map(|it| it.0).map_err(|_| NotSeen::Position)
    }

    /// Looks at the entries of a match behind the first `from`, after which it stood so.
    fn look_on(&mut self, referee: &Referee<G>, from: usize, state: Option<&G::State>) -> Result<(), NotSeen> {
        if referee.is_lost() {
            return Err(NotSeen::Cut(referee.entries().len() as u32));
        }
        let mut looked = Ok(());
        referee.walk_on(from, state, |n, state| {
            let entry = n.checked_sub(1).and_then(|it| referee.entries().get(it));
            looked = self.look(entry, &[], state);
            if looked.is_ok() { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        });
        looked
    }
}
