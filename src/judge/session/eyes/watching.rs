//! The table as a seat, or a spectator, sees it during the match. Each entry is looked at once.

use super::following::Following;
use super::names::Namings;
use super::viewer::Viewer;
use super::words::rename;
use super::{NotSeen, Seen, SortOf};
use crate::judge::{Board, Game, Referee};
use crate::log::{Header, View};
use crate::table::Card;
use std::collections::BTreeMap;
use std::ops::ControlFlow;

/// A match as an onlooker sees it.
pub struct Watching<G: Game> {
    seen: Seen<G>,
    /// The number of entries seen, and the state after them.
    looked: usize,
    state: G::State,
    /// Follows what they saw, with the faces known to them.
    theirs: Following<G>,
    known: usize,
}

impl<G: Game> Watching<G> {
    /// Begins to watch a match that is recorded with all its steps.
    ///
    /// # Errors
    /// [`NotSeen`] if it does not show what was seen.
    pub fn open(header: &Header, referee: &Referee<G>, view: View) -> Result<Self, NotSeen> {
        Watching::open_naming(header, referee, view, Vec::new())
    }

    fn open_naming(
        header: &Header,
        referee: &Referee<G>,
        view: View,
        mut named: Vec<SortOf<G>>,
    ) -> Result<Self, NotSeen> {
        loop {
            let mut seen = Seen::new(header, view, (named, Namings::new()));
            let mut viewer = Viewer { header, setup: referee.setup(), seen: &mut seen };
            viewer.look_on(referee, 0, None)?;
            let mut theirs = viewer.theirs()?;
            if let Err(sort) = theirs.follow(&seen) {
                named = seen.named;
                named.push(sort);
                continue;
            }
            let (looked, state, known) = (referee.entries().len(), referee.state().clone(), seen.names.shown());
            return Ok(Watching { seen, looked, state, theirs, known });
        }
    }

    /// The view.
    pub fn view(&self) -> View {
        self.seen.view
    }

    /// The table now.
    ///
    /// # Errors
    /// [`NotSeen`] if the match does not show what was seen.
    pub fn board(&mut self, header: &Header, referee: &Referee<G>) -> Result<Board, NotSeen> {
        let theirs = self.theirs(header, referee)?;
        Ok(G::board(theirs.setup(), theirs.state()))
    }

    /// The referee that knows no more than they saw, brought up to date.
    ///
    /// # Errors
    /// [`NotSeen`] if the match does not show what was seen.
    pub fn theirs(&mut self, header: &Header, referee: &Referee<G>) -> Result<&mut Referee<G>, NotSeen> {
        if referee.entries().len() != self.looked {
            self.look_on(header, referee)?;
        }
        Ok(&mut self.theirs.referee)
    }

    /// The same referee as of the last update.
    pub fn referee(&self) -> &Referee<G> {
        &self.theirs.referee
    }

    /// The view's words for possible decisions in this state.
    pub fn spoken(&self, state: &G::State) -> Spoken<'_, G> {
        Spoken { theirs: &self.theirs, names: self.seen.names.offered::<G>(state) }
    }

    /// Looks at the entries since the last update.
    fn look_on(&mut self, header: &Header, referee: &Referee<G>) -> Result<(), NotSeen> {
        let Watching { seen, looked, state, theirs, known } = self;
        let mut viewer = Viewer { header, setup: referee.setup(), seen };
        viewer.look_on(referee, *looked, Some(state))?;
        let defined = header.definitions.is_some() && viewer.header().1 != theirs.known;
        if viewer.seen.names.shown() != *known || defined {
            // A newly seen face may change earlier entries, so they are read again.
            *known = viewer.seen.names.shown();
            *theirs = viewer.theirs()?;
        }
        (*looked, *state) = (referee.entries().len(), referee.state().clone());
        if let Err(sort) = self.theirs.follow(&self.seen) {
            let mut named = self.seen.named.clone();
            named.push(sort);
            *self = Watching::open_naming(header, referee, self.view(), named)?;
        }
        Ok(())
    }
}

/// An onlooker's words for possible decisions.
pub struct Spoken<'a, G: Game> {
    theirs: &'a Following<G>,
    /// The view's name for each card that can be mentioned.
    names: BTreeMap<Card, Card>,
}

impl<G: Game> Spoken<'_, G> {
    /// A decision in the view's words; `None` if they have no words for it.
    pub fn say(&self, what: &G::Decision) -> Option<G::Decision> {
        let number = |it| self.theirs.known.is_empty().then_some(it).or_else(|| self.theirs.known.number(it));
        turned::<G>(what, |card| self.names.get(&card).copied(), number)
    }

    /// A decision in the view's words, converted to the match's.
    pub fn mean(&self, what: &G::Decision) -> Option<G::Decision> {
        let meant = |name: Card| self.names.iter().find(|it| *it.1 == name).map(|it| *it.0);
        let number = |it| self.theirs.known.is_empty().then_some(it).or_else(|| self.theirs.known.meant(it));
        turned::<G>(what, meant, number)
    }
}

/// A decision with other names and numbers; `None` if one of them is missing.
fn turned<G: Game>(
    what: &G::Decision,
    name: impl Fn(Card) -> Option<Card>,
    number: impl Fn(u64) -> Option<u64>,
) -> Option<G::Decision> {
    let mut word = serde_json::to_value(what).ok()?;
    let mut whole = true;
    rename(&mut word, |card| {
        let name = name(card).or_else(|| card.token_place().map(|_| card));
        whole &= name.is_some();
        name.unwrap_or(card)
    });
    G::each_definition(&mut word, &mut |slot| match slot.as_u64().and_then(&number) {
        Some(number) => *slot = number.into(),
        None => whole = false,
    });
    if whole { serde_json::from_value(word).ok() } else { None }
}

impl<G: Game> Viewer<'_, G> {
    /// A referee for what the view saw, with the faces known to it.
    fn theirs(&self) -> Result<Following<G>, NotSeen> {
        let (header, known) = self.header();
        Following::open((&header, known), G::tongue(self.setup)).map_err(|_| NotSeen::Position)
    }

    /// Looks at the entries after the first `from`, given the state after those.
    pub(super) fn look_on(
        &mut self,
        referee: &Referee<G>,
        from: usize,
        state: Option<&G::State>,
    ) -> Result<(), NotSeen> {
        if referee.is_lost() {
            return Err(NotSeen::Cut(referee.entries().len() as u32));
        }
        let mut looked = Ok(());
        referee.walk_on(from, state, |n, state| {
            let entry = n.checked_sub(1).and_then(|it| referee.entries().get(it));
            looked = self.look(n, entry, &[], state);
            if looked.is_ok() { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        });
        looked
    }
}
