//! The events since a position. The fields of a position describe a table between two actions; anything under way (half a
//! payment, a chain, a text being carried out) is given by `then`, the entries since. Arbitrary content there leads either
//! to a table that entries can lead to or to a refusal, never to an invalid state.

use crate::judge::referee::fitting::{Fitted, Fitting, Reading};
use crate::judge::{BadStart, Game, Impossible, Language, language, wording};
use crate::log::{Body, Detail, read_unnumbered, unnumbered};
use serde_json::Value;

/// The field of a position with the entries since.
pub(in crate::judge) const THEN: &str = "then";

/// A position that was read.
pub(in crate::judge) struct Read<G: Game> {
    /// The table's fields; `None` if the match begins with its setup.
    pub laid: Option<Value>,
    /// The entries since.
    pub since: Vec<Body<G>>,
}

/// Returns `true` if a position has entries since.
pub(in crate::judge) fn has_then(position: &Value) -> bool {
    position.get(THEN).is_some()
}

/// Reads the entries since a position; the table itself is read by the game.
///
/// # Errors
/// [`BadStart`] with the entry of `then` that cannot be read.
pub(in crate::judge) fn read<G: Game>(position: &Value, language: Language) -> Result<Read<G>, BadStart> {
    let Some(then) = position.get(THEN) else {
        return Ok(Read { laid: Some(position.clone()), since: Vec::new() });
    };
    let then = then.as_array().ok_or_else(|| BadStart(wording::then_is_no_list(language)))?;
    let entry = |(at, it)| read_unnumbered::<G>(it).map_err(|why| unread(language, at, &why));
    let since = then.iter().enumerate().map(entry).collect::<Result<_, BadStart>>()?;
    let mut laid = position.clone();
    laid.as_object_mut().map(|it| it.remove(THEN));
    let laid = laid.as_object().is_none_or(|it| !it.is_empty()).then_some(laid);
    Ok(Read { laid, since })
}

#[cold]
fn unread(language: Language, at: usize, why: &crate::log::Malformed) -> BadStart {
    BadStart(wording::then_unread(language, at + 1, crate::judge::malformed(language, why)))
}

/// A position with entries since, added to those that it already has.
pub(in crate::judge) fn written<'a, G: Game>(laid: Option<Value>, since: impl Iterator<Item = &'a Body<G>>) -> Value {
    let begins = laid.is_none();
    let mut position = laid.unwrap_or_else(|| Value::Object(serde_json::Map::new()));
    let more: Vec<Value> = since.map(unnumbered).collect();
    if let (true, Some(fields)) = (begins || !more.is_empty(), position.as_object_mut()) {
        let then = fields.entry(THEN).or_insert_with(|| Value::Array(Vec::new()));
        then.as_array_mut().into_iter().for_each(|it| it.extend(more.iter().cloned()));
    }
    position
}

impl<G: Game> Fitting<G> {
    /// Sets the table from a judge's position. One with only `then` continues from the start of the log.
    ///
    /// # Errors
    /// [`BadStart`] if the position is impossible.
    pub fn set_position(&mut self, position: &Value, start: &G::State) -> Result<G::State, BadStart> {
        let Fitting { setup, state, sink, .. } = self;
        if !has_then(position) {
            return G::set_position(setup, Some(state), position, sink);
        }
        let Read { laid, since } = read::<G>(position, language::<G>(setup))?;
        let laid = match laid {
            Some(laid) => G::set_position(setup, Some(state), &laid, sink)?,
            None => start.clone(),
        };
        self.carry_on(laid, &since)
    }

    /// The state after the entries since a position, which include all steps. None of them is judged: a result that depends
    /// on a position is never clean.
    ///
    /// # Errors
    /// [`BadStart`] with the entry that cannot be applied.
    pub fn carry_on(&self, laid: G::State, since: &[Body<G>]) -> Result<G::State, BadStart> {
        if since.is_empty() {
            return Ok(laid);
        }
        let mut ahead = Fitting { state: laid, detail: Detail::Full, ..self.clone() };
        for (at, body) in since.iter().enumerate() {
            let before_it = at.checked_sub(1).and_then(|it| since.get(it));
            ahead.happen(body, before_it).map_err(|why| self.not_done(at, &why))?;
        }
        Ok(ahead.state)
    }

    /// Applies an entry, whether the rules ask for it or not.
    fn happen(&mut self, body: &Body<G>, before_it: Option<&Body<G>>) -> Result<(), Impossible> {
        self.sink.reset();
        if self.fit(body) == Fitted::Yes {
            return Ok(());
        }
        match self.blocked.take() {
            Some(why) => Err(why),
            None => self.carry_out(body, before_it, Reading::NotWritten),
        }
    }

    #[cold]
    fn not_done(&self, at: usize, why: &Impossible) -> BadStart {
        BadStart(wording::then_cannot_be(language::<G>(&self.setup), at + 1, why))
    }
}
