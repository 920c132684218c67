//! A match as it stood, written down as a position.

use super::Session;
use crate::judge::replay::since_position;
use crate::judge::replay::timeline::Timeline;
use crate::judge::{Game, Referee};
use crate::log::{Body, Header, Intervention};
use serde_json::Value;

/// So many moments are gone back to find one that the fields of a position can say.
const MOST_TRIED: usize = 1000;
/// From so many of these on the entries since are carried out; where they lead elsewhere, something else does it.
const MOST_LED: usize = 8;

/// Why no position says how a match stood.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotWritten {
    /// What the fields of a position cannot say came about by something else than the entries that count.
    #[error("what happened since the last moment that a position can say does not lead there by itself")]
    OtherWay,
    /// A record holds no more.
    #[error("what happened since the last moment that a position can say is longer than a record may be")]
    TooLong,
}

/// The longest position (bytes): with the header around it, it has to fit into a record of a log.
const LONGEST: usize = 900_000;

/// The entries that lead to where a match stood, and what they begin with.
struct Path<'a, G: Game> {
    /// The position at its beginning; none where the match begins with its preparation.
    laid: Option<Value>,
    /// How many entries there were then.
    from: usize,
    /// The entries, with their numbers.
    entries: Vec<(usize, &'a Body<G>)>,
}

impl<G: Game> Session<G> {
    /// How the match stood after an entry, as a position that leads to exactly that state. What its fields cannot say stands in
    /// `then`, the entries since the last moment that they can.
    ///
    /// # Errors
    /// [`NotWritten`] where nothing leads there.
    pub fn position(&self, entry: usize) -> Result<Value, NotWritten> {
        let entry = self.last_followed(entry);
        let wanted = self.state_after(entry);
        let path = self.path_to(entry);
        let whole = path.entries.len();
        let moments = (0..=whole).rev().take(MOST_TRIED).filter_map(|kept| {
            let from = kept.checked_sub(1).map_or(path.from, |it| path.entries[it].0);
            Some((kept, self.readable(from)?))
        });
        let leading = |(kept, laid)| self.leading(Some(laid), &path, Some(kept), &wanted).ok();
        let found = moments.take(MOST_LED).find_map(leading);
        found.map_or_else(|| self.leading(path.laid.clone(), &path, None, &wanted), Ok)
    }

    /// How the match stood after an entry, as the fields of a position say it and read it back; none where they cannot.
    fn readable(&self, entry: usize) -> Option<Value> {
        let state = self.state_after(entry);
        let position = G::position(self.setup(), &state)?;
        G::alike(&self.state_at(&position)?, &state).then_some(position)
    }

    /// An entry that cannot be carried out changes nothing.
    fn last_followed(&self, entry: usize) -> usize {
        let stops = self.cut().is_some_and(|it| !it.unreadable && it.entry as usize == entry);
        if stops { entry.saturating_sub(1) } else { entry }
    }

    /// The entries that count after the first `entry` of them, behind the last table that a judge set.
    fn path_to(&self, entry: usize) -> Path<'_, G> {
        let mut timeline = Timeline::default();
        let mut path = Path { laid: self.header().position.clone(), from: 0, entries: Vec::new() };
        for it in &self.entries()[..entry] {
            let Body::Intervention(what) = &it.body else { continue };
            match &**what {
                Intervention::Rewind { to, .. } => timeline.rewind(it.n, *to),
                Intervention::Fix { .. } => timeline.fix(it.n),
                Intervention::Note { .. } => {}
            }
        }
        for it in self.entries()[..entry].iter().filter(|it| timeline.has(it.n)) {
            match &it.body {
                Body::Intervention(what) => {
                    if let Intervention::Fix { position, .. } = &**what {
                        path = Path { laid: Some(position.value()), from: it.n as usize, entries: Vec::new() };
                    }
                }
                body => path.entries.push((it.n as usize, body)),
            }
        }
        path
    }

    /// A position with the entries of a path behind the first `kept`, or with all of them behind what the path begins with, if
    /// it leads to the state that is wanted.
    fn leading(
        &self,
        laid: Option<Value>,
        path: &Path<'_, G>,
        kept: Option<usize>,
        wanted: &G::State,
    ) -> Result<Value, NotWritten> {
        // What the fields of a position say holds what the rules made of the last entry, too; what a log begins with does not.
        let mut since = kept.map_or_else(|| self.derived(path.from), |_| Vec::new());
        for (n, body) in &path.entries[kept.unwrap_or(0)..] {
            since.push((*body).clone());
            since.extend(self.derived(*n));
        }
        let position = since_position::written::<G>(laid, since.iter());
        if position.to_string().len() > LONGEST {
            return Err(NotWritten::TooLong);
        }
        match self.state_at(&position) {
            Some(state) if G::alike(&state, wanted) => Ok(position),
            _ => Err(NotWritten::OtherWay),
        }
    }

    /// In a log without steps: what the rules made of an entry.
    fn derived(&self, n: usize) -> Vec<Body<G>> {
        self.made_of(n).iter().map(|(clause, what)| Body::Step { clause: Some(*clause), what: what.clone() }).collect()
    }

    /// How a log stands that begins with a position.
    fn state_at(&self, position: &Value) -> Option<G::State> {
        let header = self.beginning_with(position.clone());
        let (referee, _) = Referee::<G>::open_in(G::tongue(self.setup()), &header, usize::MAX, false).ok()?;
        Some(referee.state().clone())
    }

    /// The header of a log that begins with a position, without what binds this one to what it was recorded with.
    pub fn beginning_with(&self, position: Value) -> Header {
        Header { catalogue: None, cards: None, seed: None, position: Some(position), ..self.header().clone() }
    }
}
