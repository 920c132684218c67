//! The state of a match, written as a position.

use super::Session;
use crate::judge::replay::since_position;
use crate::judge::replay::timeline::Timeline;
use crate::judge::{Game, Referee};
use crate::log::{Body, Header, Intervention};
use serde_json::Value;

/// The maximum number of earlier moments tried to find one that the fields of a position can express.
const MOST_TRIED: usize = 1000;
/// The maximum number of these from which the later entries are replayed. If they lead elsewhere, something else caused the
/// state.
const MOST_LED: usize = 8;

/// The reason why no position expresses a state.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotWritten {
    /// The valid entries do not lead to the state.
    #[error("what happened since the last moment that a position can say does not lead there by itself")]
    OtherWay,
    /// The position exceeds the size of a record.
    #[error("what happened since the last moment that a position can say is longer than a record may be")]
    TooLong,
}

/// The maximum size of a position in bytes: with the header around it, it has to fit into a record of a log.
const LONGEST: usize = 900_000;

/// The entries that lead to a state, and their start.
struct Path<'a, G: Game> {
    /// The position at the start; `None` if the match begins with its setup.
    laid: Option<Value>,
    /// The number of entries before the start.
    from: usize,
    /// The entries, with their numbers.
    entries: Vec<(usize, &'a Body<G>)>,
}

impl<G: Game> Session<G> {
    /// The state after an entry, as a position that leads to exactly that state. What its fields cannot express goes into
    /// `then`, the entries since the last moment that they can.
    ///
    /// # Errors
    /// [`NotWritten`] if nothing leads there.
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

    /// The state after an entry as the fields of a position, if they can be read back to the same state.
    fn readable(&self, entry: usize) -> Option<Value> {
        let state = self.state_after(entry);
        let position = G::position(self.setup(), &state)?;
        G::alike(&self.state_at(&position)?, &state).then_some(position)
    }

    /// The entry itself, or the previous one if it cannot be applied and therefore changes nothing.
    fn last_followed(&self, entry: usize) -> usize {
        let stops = self.cut().is_some_and(|it| !it.unreadable && it.entry as usize == entry);
        if stops { entry.saturating_sub(1) } else { entry }
    }

    /// The valid entries up to `entry`, since the table that a judge last set.
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

    /// A position with the entries of a path after the first `kept`, or with all of them since the path's start, if it
    /// leads to the wanted state.
    fn leading(
        &self,
        laid: Option<Value>,
        path: &Path<'_, G>,
        kept: Option<usize>,
        wanted: &G::State,
    ) -> Result<Value, NotWritten> {
        // The fields of a position include the effects of steps derived from the last entry; the start of a log does not.
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

    /// In a log without steps, the steps derived from an entry.
    fn derived(&self, n: usize) -> Vec<Body<G>> {
        self.made_of(n).iter().map(|(clause, what)| Body::Step { clause: Some(*clause), what: what.clone() }).collect()
    }

    /// The initial state of a log that begins with a position.
    fn state_at(&self, position: &Value) -> Option<G::State> {
        let header = self.beginning_with(position.clone());
        let (referee, _) = Referee::<G>::open_in(G::tongue(self.setup()), &header, usize::MAX, false).ok()?;
        Some(referee.state().clone())
    }

    /// The header of a log that begins with a position, without the fields that bind it to the definitions it was recorded
    /// with.
    pub fn beginning_with(&self, position: Value) -> Header {
        Header { catalogue: None, cards: None, seed: None, position: Some(position), ..self.header().clone() }
    }
}
