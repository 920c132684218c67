//! What happened since a position. The fields of a position say how a table stands between two actions; what is under way
//! (half a payment, a chain, a text that is being carried out) is said by `then`, the entries since. Whoever writes there what
//! he likes gets a table to which entries lead, or a refusal, and never a state that is none.

use crate::judge::referee::fitting::{Fitted, Fitting, Reading};
use crate::judge::{BadStart, Game, Impossible, Language, language, wording};
use crate::log::{Body, Detail, read_unnumbered, unnumbered};
use serde_json::Value;

/// The field of a position that lists what happened since.
pub(in crate::judge) const THEN: &str = "then";

/// A position that was read.
pub(in crate::judge) struct Read<G: Game> {
    /// How the table was laid; none where the match begins with its preparation.
    pub laid: Option<Value>,
    /// What happened since.
    pub since: Vec<Body<G>>,
}

/// Whether a position says what happened since.
pub(in crate::judge) fn has_then(position: &Value) -> bool {
    position.get(THEN).is_some()
}

/// Reads a position, but for how the table was laid, which is the game's.
///
/// # Errors
/// [`BadStart`] that names the entry of `then` which cannot be read.
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

/// A position with what happened since, behind what it says of that itself.
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
    /// The table as a judge's position says; one that says no more than what happened since goes on from where the log begins.
    ///
    /// # Errors
    /// [`BadStart`] where the position cannot be.
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

    /// How the match stands after what happened since a position, all steps of which are written down. Nothing of it is judged:
    /// what rests on a position is never clean.
    ///
    /// # Errors
    /// [`BadStart`] that names the entry which cannot be carried out.
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

    /// Carries out an entry, be it as the rules ask for it or not.
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
