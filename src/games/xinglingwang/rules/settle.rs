//! Advances the agenda. Everything that comes between the items of the procedures goes first, such as an ability
//! whose timing has come ([`state_actions`]).

use super::agenda::{Frame, Whose};
use super::state_actions;
use crate::games::xinglingwang::state::{Setup, State};
use crate::games::xinglingwang::{Clause, Xinglingwang};
use crate::judge::Due;
use crate::procedure::{self, Proceeding};

impl Proceeding for State {
    type Clause = Clause;
    type Setup = Setup;
    type Due = Due<Xinglingwang>;
    type Whose = Whose;
    type About = ();
    const ABOUT_NOTHING: () = ();

    fn agenda(&self) -> &Vec<Frame> {
        &self.agenda
    }

    fn agenda_mut(&mut self) -> &mut Vec<Frame> {
        &mut self.agenda
    }

    fn interrupt(&self) -> Option<Due<Xinglingwang>> {
        state_actions::due(self)
    }

    fn over() -> Due<Xinglingwang> {
        Due::Over
    }
}

/// Advances the agenda to the next thing that the rules want.
pub fn settle(setup: &Setup, state: &mut State) {
    state_actions::look(setup, state);
    state.due = procedure::settle(setup, state);
}
