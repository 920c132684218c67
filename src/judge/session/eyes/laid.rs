//! A position as a view sees it: with `?` for hidden cards, and with the entries since.

use super::following::Following;
use super::names::Namings;
use super::viewer::{Moment, Viewer};
use super::words::{at, cards_in, rename, with};
use super::{NotSeen, Seen, UNKNOWN};
use crate::judge::replay::since_position;
use crate::judge::{Eyes, Game, Referee, Sink};
use crate::log::{Detail, Entry, Header, Seat};
use crate::table::Changing;
use serde_json::{Value, json};
use std::collections::HashSet;

impl<G: Game> Viewer<'_, G> {
    /// A position with `?` for each card that the view does not see where it lies, and the view's names for the others.
    pub(super) fn position(&mut self, position: &Value, moment: &Moment<'_, G>) -> Result<Value, NotSeen> {
        if since_position::has_then(position) {
            return self.position_since(position, moment.n);
        }
        let setup = self.setup;
        let now = (moment.n > 0).then_some(moment.state);
        let laid = |it: &Value| G::set_position(setup, now, it, &mut Sink::default());
        let position = self.spelt_out(position, now)?;
        let whole = laid(&position).map_err(|_| NotSeen::Position)?;
        let mut hidden = HashSet::new();
        for path in cards_in(&position) {
            let (Some(card), Some(variant)) = (at(&position, &path), with(&position, &path, UNKNOWN.into())) else {
                continue;
            };
            let Ok(state) = laid(&variant) else { continue };
            // Mentions of a card apart from its place keep its name there.
            if state.table().zone(card) == whole.table().zone(card) {
                continue;
            }
            let mut seen = false;
            G::Eyes::each_zone(setup, &state, self.seen.view, &mut |_, by| seen |= by.is_some());
            if !seen {
                hidden.insert(card);
            }
        }
        let mut shown = position;
        for path in cards_in(&shown) {
            if at(&shown, &path).is_some_and(|it| hidden.contains(&it))
                && let Some(slot) = shown.pointer_mut(&path)
            {
                *slot = UNKNOWN.into();
            }
        }
        laid(&shown).map_err(|_| NotSeen::Position)?;
        let (n, before) = (moment.n, moment.before.map(|it| it.table()));
        let names = &mut self.seen.names;
        rename(&mut shown, |card| names.call(n, card, false, before));
        Ok(shown)
    }

    /// The entries since a position, seen like the entries of a match.
    fn position_since(&mut self, position: &Value, n: usize) -> Result<Value, NotSeen> {
        let tongue = G::tongue(self.setup);
        let read = since_position::read::<G>(position, tongue.words(G::LANGUAGE)).map_err(|_| NotSeen::Position)?;
        if n > 0 && read.laid.is_none() {
            return Err(NotSeen::Position);
        }
        let header = Header { position: read.laid, detail: Detail::Full, ..self.header.clone() };
        let opened = Referee::<G>::open_in(tongue, &header, read.since.len().max(1), false);
        let mut referee = opened.map_err(|_| NotSeen::Position)?.0;
        for (at, body) in read.since.into_iter().enumerate() {
            referee.read(Entry { n: at as u32 + 1, body }).map_err(|_| NotSeen::Position)?;
        }
        let mut named = self.seen.named.clone();
        loop {
            let mut seen = Seen::new(&header, self.seen.view, (named, Namings::new()));
            seen.names = self.seen.names.clone();
            let foresight = seen.names.exchange_foresight(Default::default());
            let mut viewer = Viewer { header: &header, setup: referee.setup(), seen: &mut seen };
            viewer.look_on(&referee, 0, None)?;
            let (theirs, known) = viewer.header();
            let mut following = Following::open((&theirs, known), tongue).map_err(|_| NotSeen::Position)?;
            if let Err(sort) = following.follow(&seen) {
                named = seen.named;
                named.push(sort);
                continue;
            }
            seen.names.exchange_foresight(foresight);
            seen.names.happened_at(n, &self.seen.names);
            self.seen.names = seen.names;
            return Ok(since_position::written::<G>(seen.position, seen.entries.iter().map(|it| &it.body)));
        }
    }

    /// A position that also names the cards it leaves to be worked out. `now` is the table, if a judge set it.
    fn spelt_out(&self, position: &Value, now: Option<&G::State>) -> Result<Value, NotSeen> {
        let state = G::set_position(self.setup, now, position, &mut Sink::default()).map_err(|_| NotSeen::Position)?;
        let mut position = position.clone();
        for of in Seat::BOTH {
            let Some((name, cards)) = G::unnamed(&state, of).filter(|it| !it.1.is_empty()) else { continue };
            let cards = cards.iter().rev().map(|it| it.to_string().into()).collect();
            let side = position.as_object_mut().map(|it| it.entry(of.to_string()).or_insert_with(|| json!({})));
            let side = side.and_then(Value::as_object_mut).ok_or(NotSeen::Position)?;
            side.insert(name.to_owned(), Value::Array(cards));
        }
        Ok(position)
    }
}
