//! Looking at a match through a view, entry by entry.

use super::definitions::Known;
use super::names::ZONES;
use super::words::{at, cards_in, entry_meant, rename, with};
use super::{NotSeen, Remark, Seen, UNKNOWN, sort_of};
use crate::judge::{Due, Event, Eyes, Game};
use crate::log::{Body, Detail, Entry, Header, Intervention, Json, Seat, View};
use crate::table::{Card, Changing};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use std::collections::HashSet;

/// Looks at a match through a view.
pub(super) struct Viewer<'a, G: Game> {
    pub header: &'a Header,
    pub setup: &'a G::Setup,
    pub seen: &'a mut Seen<G>,
}

/// The current entry of the match: its number, and the states before and after it.
pub(super) struct Moment<'a, G: Game> {
    pub n: usize,
    pub before: Option<&'a G::State>,
    pub state: &'a G::State,
}

impl<G: Game> Viewer<'_, G> {
    /// Looks at an entry, and at the steps derived from it in a log that leaves steps out; 0 is the start.
    pub fn look(
        &mut self,
        n: usize,
        entry: Option<&Entry<G>>,
        made: &[(G::Clause, G::Step)],
        state: &G::State,
    ) -> Result<(), NotSeen> {
        let mut before = self.seen.state.take();
        let declined = entry.zip(before.as_ref()).and_then(|(it, before)| self.declined(before, &it.body));
        if let Some(to) = entry.and_then(|it| it.body.goes_back_to()) {
            self.seen.names.go_back(n, to as usize);
            before = Some(state.clone());
        }
        let moment = Moment { n, before: before.as_ref(), state };
        match entry {
            Some(entry) => {
                let (body, hides) = self.body(&entry.body, &moment)?;
                self.push(body, Remark { hides, declined });
            }
            None => {
                let position = self.header.position.as_ref();
                self.seen.position = position.map(|it| self.position(it, &moment)).transpose()?;
            }
        }
        let decides = matches!(entry.map(|it| &it.body), Some(Body::Decision { .. }));
        self.look_around(&moment, decides);
        let mut state = state.clone();
        let written = entry.and_then(|it| it.body.goes_back_to()).map_or(0, |to| self.made_up_to(to as usize));
        // An undoing step is implied once the log continues; the log may state it or not.
        for (nth, (clause, what)) in made.iter().take_while(|it| !G::undoes(&it.1)).enumerate() {
            let before = state.clone();
            if G::apply_step(self.setup, &mut state, what, true).is_err() {
                break;
            }
            if nth < written {
                continue;
            }
            let moment = Moment { n, before: Some(&before), state: &state };
            let (what, hides) = self.step(what, &moment);
            self.push(Body::Step { clause: Some(*clause), what }, Remark { hides, declined: None });
            self.look_around(&moment, false);
        }
        self.seen.state = Some(state);
        self.seen.numbers.push(self.seen.entries.len() as u32);
        Ok(())
    }

    /// The number of derived steps in the view after an entry of the match. A rewind to that entry finds them already done.
    fn made_up_to(&self, entry: usize) -> usize {
        let numbers = &self.seen.numbers;
        let before = entry.checked_sub(1).and_then(|it| numbers.get(it)).map_or(0, |it| it + 1);
        numbers.get(entry).map_or(0, |it| it.saturating_sub(before) as usize)
    }

    /// The derived steps between an entry and the next one. If that one comes between steps, only those before it.
    pub fn unwritten<'m>(
        &self,
        made: &'m [(G::Clause, G::Step)],
        state: &G::State,
        next: Option<&Entry<G>>,
    ) -> &'m [(G::Clause, G::Step)] {
        let Some(Body::Decision { what: next, .. }) = next.map(|it| &it.body) else { return made };
        let mut state = state.clone();
        for (place, (_, what)) in made.iter().enumerate() {
            if G::comes_among_steps(self.setup, &state, next) {
                return &made[..place];
            }
            if G::apply_step(self.setup, &mut state, what, true).is_err() {
                break;
            }
        }
        made
    }

    fn push(&mut self, body: Body<G>, remark: Remark<G>) {
        self.seen.entries.push(Entry { n: self.seen.entries.len() as u32 + 1, body });
        self.seen.remarks.push(remark);
    }

    /// The clause of the choice that an entry declines in this state; `None` for a choice of the view's own player, who saw
    /// that it was asked for.
    fn declined(&self, state: &G::State, body: &Body<G>) -> Option<G::Clause> {
        let Body::Decision { by, what } = body else { return None };
        let Due::Decision { by: asked, clause } = G::due(state) else { return None };
        let is_others = asked == by && !self.seen.view.is_of(*by);
        let declines = is_others && G::decline(self.setup, state).is_some_and(|it| it == *what);
        declines.then_some(*clause)
    }

    /// Notes the cards that lie open, and those that can no longer be followed.
    fn look_around(&mut self, moment: &Moment<'_, G>, decides: bool) {
        let Moment { n, before, state } = *moment;
        let (table, before) = (state.table(), before.map(|it| it.table()));
        for zone in 0..ZONES {
            for card in table.pile(zone).iter().flat_map(|it| table.stack(*it)) {
                if !self.seen.names.shows(card) && self.is_open(state, card, Event::Start) {
                    self.seen.names.call(n, card, true, before);
                }
            }
        }
        self.seen.names.settle::<G>(n, self.setup, before, state, decides);
    }

    fn is_open(&self, state: &G::State, card: Card, what: Event<'_, G>) -> bool {
        G::Eyes::face(self.setup, state, card, what).is_some()
    }

    /// Returns `true` if a card named in a step or a decision lay open before: everybody then sees which one it is,
    /// wherever it goes. Of several cards in a list, the order need not be visible to others.
    fn lay_open(&self, card: Card, path: &str, what: Event<'_, G>, before: Option<&G::State>) -> bool {
        let listed = path.rsplit_once('/').is_some_and(|it| it.1.parse::<usize>().is_ok());
        let moves = matches!(what, Event::Step(_) | Event::Decision(..)) && !listed;
        moves && (self.seen.shown.contains(&card) || before.is_some_and(|it| self.is_open(it, card, Event::Start)))
    }

    fn step(&mut self, what: &G::Step, moment: &Moment<'_, G>) -> (G::Step, bool) {
        let traced = G::Eyes::traced(moment.state, self.seen.view, what);
        self.hidden(moment, &traced, |it| Event::Step(it))
    }

    /// The visible content of an entry; the second value is `true` if it hides a card.
    fn body(&mut self, body: &Body<G>, moment: &Moment<'_, G>) -> Result<(Body<G>, bool), NotSeen> {
        if !matches!(body, Body::Step { .. }) {
            self.seen.shown.clear();
        }
        Ok(match body {
            Body::Decision { by, what } => {
                let (what, hides) = self.hidden(moment, what, |it| Event::Decision(*by, it));
                (Body::Decision { by: *by, what }, hides)
            }
            Body::Step { clause, what } => {
                let (what, hides) = self.step(what, moment);
                (Body::Step { clause: *clause, what }, hides)
            }
            Body::Chance { clause, what } => {
                let (what, hides) = self.hidden(moment, what, |it| Event::Chance(it));
                (Body::Chance { clause: *clause, what }, hides)
            }
            Body::Intervention(it) => (Body::Intervention(Box::new(self.intervention(it, moment)?)), false),
        })
    }

    /// The number of a match's entry among those seen.
    fn number(&self, entry: u32) -> u32 {
        self.seen.numbers.get(entry as usize).copied().unwrap_or(entry)
    }

    fn intervention(&mut self, what: &Intervention, moment: &Moment<'_, G>) -> Result<Intervention, NotSeen> {
        let reason = UNKNOWN.to_owned();
        Ok(match what {
            Intervention::Rewind { to, .. } => Intervention::Rewind { to: self.number(*to), reason },
            Intervention::Note { entry, .. } => {
                Intervention::Note { text: reason, entry: entry.map(|it| self.number(it)) }
            }
            Intervention::Fix { position, .. } => {
                self.seen.names.scatter(moment.n);
                Intervention::Fix { position: Json::from(self.position(&position.value(), moment)?), reason }
            }
        })
    }

    /// An event with `?` for each card that the view does not see, and the view's names for the others; the second value is
    /// `true` if any is hidden.
    fn hidden<T>(
        &mut self,
        moment: &Moment<'_, G>,
        what: &T,
        event: impl for<'e> Fn(&'e T) -> Event<'e, G>,
    ) -> (T, bool)
    where
        T: Serialize + DeserializeOwned + Clone,
    {
        let state = moment.state;
        let Ok(mut whole) = serde_json::to_value(what) else { return (what.clone(), false) };
        let mut word = whole.clone();
        let (mut lists, mut faces) = (HashSet::new(), HashSet::new());
        for path in cards_in(&whole) {
            let Some(card) = at(&whole, &path) else { continue };
            let variant = with(&word, &path, UNKNOWN.into());
            let Some(variant) = variant.and_then(|it| serde_json::from_value::<T>(it).ok()) else { continue };
            let shows = |view| G::Eyes::name(state, view, event(&variant)).is_some();
            let open = self.is_open(state, card, event(what)) || self.lay_open(card, &path, event(what), moment.before);
            if open {
                faces.insert(card);
                self.seen.shown.insert(card);
            } else if shows(self.seen.view) {
                // A card shown to one seat alone shows that seat its face.
                if !shows(View::Public) {
                    faces.insert(card);
                }
            } else {
                if let Some(slot) = word.pointer_mut(&path) {
                    *slot = UNKNOWN.into();
                }
                lists.extend(path.rsplit_once('/').map(|it| it.0.to_owned()));
            }
        }
        let hides = word != whole;
        let is_named = hides && sort_of(event(what)).is_some_and(|it| self.seen.named.contains(&it));
        if !is_named {
            whole = self.emptied::<T>(word, lists, state, &event);
        }
        let (n, before) = (moment.n, moment.before.map(|it| it.table()));
        let names = &mut self.seen.names;
        rename(&mut whole, |card| names.call(n, card, faces.contains(&card), before));
        if let (Event::Decision(..), Some(from)) = (event(what), entry_meant(&mut whole))
            && let Some(number) = from.as_u64().and_then(|it| u32::try_from(it).ok())
        {
            *from = self.number(number).into();
        }
        (serde_json::from_value(whole).unwrap_or_else(|_| what.clone()), hides)
    }

    /// A list of only unknown cards may be left out if the game allows it.
    fn emptied<T: DeserializeOwned>(
        &self,
        mut word: Value,
        lists: HashSet<String>,
        state: &G::State,
        event: &impl for<'e> Fn(&'e T) -> Event<'e, G>,
    ) -> Value {
        for list in lists {
            let all = |list: &Vec<Value>| list.iter().all(|it| it == UNKNOWN);
            if word.pointer(&list).and_then(Value::as_array).is_some_and(all)
                && let Some(empty) = with(&word, &list, Value::Array(Vec::new()))
                && let Ok(variant) = serde_json::from_value::<T>(empty.clone())
                && G::Eyes::is_hiding(state, event(&variant))
            {
                word = empty;
            }
        }
        word
    }

    /// The header with the faces of the deck lists that were seen, where the view's names have them; and the selected
    /// definitions.
    pub fn header(&self) -> (Header, Known) {
        let mut header = self.header.clone();
        (header.view, header.detail, header.seed) = (self.seen.view, Detail::Full, None);
        header.position.clone_from(&self.seen.position);
        for of in Seat::BOTH.into_iter().filter(|of| !self.seen.view.is_of(*of)) {
            let player = &mut header.players[of.index()];
            let lists = player.deck.iter_mut().chain(player.lists.0.values_mut().flatten());
            lists.for_each(|code| UNKNOWN.clone_into(code));
        }
        for (name, card) in self.seen.names.faces() {
            let code = self.header.player(card.owner()).cards().nth(card.place());
            let player = &mut header.players[name.owner().index()];
            let mut lists = player.deck.iter_mut().chain(player.lists.0.values_mut().flatten());
            if let (Some(slot), Some(code)) = (lists.nth(name.place()), code) {
                slot.clone_from(code);
            }
        }
        // A hash of definitions that this program does not have may depend on hidden cards.
        header.cards = header.cards.filter(|it| it == G::cards_hash() || G::EARLIER_CARDS.contains(&it.as_str()));
        let known = Known::choose(&header, self.numbered().into_iter());
        header.position.iter_mut().for_each(|position| G::each_definition(position, &mut |it| known.renumber(it)));
        header.definitions = header.definitions.as_ref().map(|it| known.of(it));
        (header, known)
    }

    /// The places of the definitions that entries refer to by number.
    fn numbered(&self) -> Vec<usize> {
        let mut numbered = Vec::new();
        if self.header.definitions.is_none() {
            return numbered;
        }
        let mut note = |word: Result<Value, serde_json::Error>| {
            let Ok(mut word) = word else { return };
            G::each_definition(&mut word, &mut |number| {
                let place = number.as_u64().and_then(|it| usize::try_from(it).ok()).and_then(|it| it.checked_sub(1));
                numbered.extend(place);
            });
        };
        self.seen.position.iter().for_each(|it| note(Ok(it.clone())));
        for entry in &self.seen.entries {
            match &entry.body {
                Body::Decision { what, .. } => note(serde_json::to_value(what)),
                Body::Step { what, .. } => note(serde_json::to_value(what)),
                Body::Chance { .. } | Body::Intervention(_) => {}
            }
        }
        numbered
    }
}
