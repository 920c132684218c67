//! A match as one seat, or a spectator, saw it: a log with `?` wherever the game's rules show a card to nobody through whose
//! eyes it is written.

use super::{Demanded, Session};
use crate::judge::{Event, Eyes, Game, Referee, Sink};
use crate::log::{Body, Detail, Entry, Form, Header, Intervention, Json, Seat, View, Writer};
use crate::table::Card;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use std::collections::HashSet;
use std::io::{self, Write};
use std::mem::{Discriminant, discriminant};
use std::ops::ControlFlow;

mod watching;

pub use watching::Watching;

/// So many sorts of entries are looked at for names that no match can do without.
const MOST_SORTS: usize = 16;
/// What stands for a card that is not known, and for what a judge wrote.
const UNKNOWN: &str = "?";

/// Why a match cannot be shown as one seat saw it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotSeen {
    /// The log was itself written through other eyes.
    #[error("it was written through other eyes, so that it does not say what was seen through these")]
    OtherEyes,
    /// Nobody knows how the match stood.
    #[error("it cannot be followed from entry {0} on, so that nobody knows who saw what from there on")]
    Cut(u32),
    /// A position says things in a way that cannot be hidden.
    #[error("its position cannot be set up without the cards that are hidden from these eyes")]
    Position,
}

/// A match as a seat, or a spectator, saw it.
#[derive(Clone, Debug)]
pub struct ThroughEyes<G: Game> {
    /// The header.
    pub header: Header,
    /// The entries.
    pub entries: Vec<Entry<G>>,
    /// How many entries stand here up to each of the match, counted from 0, with what the rules made of it.
    numbers: Vec<u32>,
}

impl<G: Game> ThroughEyes<G> {
    /// The number that an entry of the match has here; 0 is the header.
    pub fn number_of(&self, entry: usize) -> usize {
        let before = entry.checked_sub(1).and_then(|it| self.numbers.get(it));
        before.map_or(0, |it| *it as usize + 1)
    }

    /// Writes the log, and hands the stream back.
    ///
    /// # Errors
    /// Those of the stream.
    pub fn write<W: Write>(&self, to: W, form: Form, sealed: bool) -> io::Result<W> {
        let mut writer = Writer::new(to, form, sealed, &self.header)?;
        self.entries.iter().try_for_each(|it| writer.write(it))?;
        writer.finish()
    }
}

/// The log of a match as a seat, or a spectator, saw it.
///
/// A log of decisions comes out with its steps, because nobody who does not know the order of the decks could derive them.
/// The seed of chance, and what judges wrote, are left out, since they may say what is hidden.
///
/// # Errors
/// [`NotSeen`] where the log does not show what was seen.
pub fn seen_by<G: Game>(session: &Session<G>, view: View) -> Result<ThroughEyes<G>, NotSeen> {
    let from = session.header.view;
    if !(from == View::Omniscient || from == view || view == View::Public && from != View::Reconstructed) {
        return Err(NotSeen::OtherEyes);
    }
    if let Some(cut) = session.cut() {
        return Err(NotSeen::Cut(cut.entry));
    }
    let mut seen = Seen::new(&session.header, view);
    let mut viewer = Viewer { header: &session.header, setup: session.setup(), seen: &mut seen };
    let mut fault = None;
    session.referee.walk(|n, state| match viewer.look(session.entry(n), session.made_of(n), state) {
        Ok(()) => ControlFlow::Continue(()),
        Err(it) => {
            fault = Some(it);
            ControlFlow::Break(())
        }
    });
    match fault {
        Some(fault) => Err(fault),
        None => {
            viewer.name_what_has_to_be()?;
            let header = viewer.header()?;
            let Seen { entries, numbers, .. } = seen;
            Ok(ThroughEyes { header, entries, numbers })
        }
    }
}

/// A sort of decision or step.
#[derive(PartialEq)]
enum SortOf<G: Game> {
    Decision(Discriminant<G::Decision>),
    Step(Discriminant<G::Step>),
}

fn sort_of<G: Game>(body: &Body<G>) -> Option<SortOf<G>> {
    match body {
        Body::Decision { what, .. } => Some(SortOf::Decision(discriminant(what))),
        Body::Step { what, .. } => Some(SortOf::Step(discriminant(what))),
        _ => None,
    }
}

/// What was seen so far.
struct Seen<G: Game> {
    view: View,
    entries: Vec<Entry<G>>,
    /// By the number of an entry, the number that it has here, with what the rules made of it.
    numbers: Vec<u32>,
    /// The cards whose faces were seen.
    faces: HashSet<Card>,
    cards: Vec<Card>,
    /// By the place of an entry, what it says where these eyes see all.
    whole: Vec<Body<G>>,
    /// The sorts of entries that no match can do without the names of.
    named: Vec<SortOf<G>>,
}

impl<G: Game> Seen<G> {
    fn new(header: &Header, view: View) -> Self {
        let cards = |of: Seat| (0..header.player(of).cards().count()).map(move |it| Card::new(of, it));
        let cards = Seat::BOTH.into_iter().flat_map(cards).collect();
        let (entries, numbers, whole, named) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        Seen { view, entries, numbers, faces: HashSet::new(), cards, whole, named }
    }
}

/// Looks at a match through somebody's eyes.
struct Viewer<'a, G: Game> {
    header: &'a Header,
    setup: &'a G::Setup,
    seen: &'a mut Seen<G>,
}

impl<'a, G: Game> Viewer<'a, G> {
    /// Looks at an entry, and at what the rules made of it in a log that leaves steps out.
    fn look(&mut self, entry: Option<&Entry<G>>, made: &[Demanded<G>], state: &G::State) -> Result<(), NotSeen> {
        self.look_around(state);
        if let Some(entry) = entry {
            let body = self.body(&entry.body, state)?;
            self.push(body, entry.body.clone());
        }
        let mut state = state.clone();
        for (clause, what) in made {
            if G::apply_step(self.setup, &mut state, what, true).is_err() {
                break;
            }
            self.look_around(&state);
            let whole = Body::Step { clause: Some(*clause), what: what.clone() };
            let what = self.hidden(&state, what, |it| Event::Step(it));
            self.push(Body::Step { clause: Some(*clause), what }, whole);
        }
        self.seen.numbers.push(self.seen.entries.len() as u32);
        Ok(())
    }

    fn push(&mut self, body: Body<G>, whole: Body<G>) {
        let is_named = sort_of(&whole).is_some_and(|it| self.seen.named.contains(&it));
        let body = if is_named { whole.clone() } else { body };
        self.seen.entries.push(Entry { n: self.seen.entries.len() as u32 + 1, body });
        self.seen.whole.push(whole);
    }

    /// A game may have no match without the name of a card, such as one that lies on the table face down. Such a card is named
    /// in all entries of that sort; its face stays hidden, since its code in the deck list does.
    fn name_what_has_to_be(&mut self) -> Result<(), NotSeen> {
        for _ in 0..MOST_SORTS {
            let Some(at) = self.first_lost(&self.header()?) else { break };
            let Seen { entries, whole, named, .. } = &mut *self.seen;
            let Some(sort) = sort_of(&entries[at].body).filter(|_| entries[at].body != whole[at]) else { break };
            for (entry, whole) in entries.iter_mut().zip(whole) {
                if sort_of(&entry.body).is_some_and(|it| it == sort) {
                    entry.body = whole.clone();
                }
            }
            named.push(sort);
        }
        Ok(())
    }

    /// The place of the first entry at which the match cannot be followed by what is shown of it.
    fn first_lost(&self, header: &Header) -> Option<usize> {
        let (mut referee, _) = Referee::<G>::open(header, self.seen.entries.len().max(1), false).ok()?;
        self.seen.entries.iter().position(|it| referee.read(it.clone()).is_err())
    }

    /// Notes the cards that lie for all to see.
    fn look_around(&mut self, state: &G::State) {
        let hidden: Vec<Card> = self.seen.cards.iter().copied().filter(|it| !self.seen.faces.contains(it)).collect();
        let open = hidden.into_iter().filter(|it| self.is_open(state, *it, Event::Start)).collect::<Vec<_>>();
        self.seen.faces.extend(open);
    }

    fn is_open(&self, state: &G::State, card: Card, what: Event<'_, G>) -> bool {
        G::Eyes::face(self.setup, state, card, what).is_some()
    }

    fn body(&mut self, body: &Body<G>, state: &G::State) -> Result<Body<G>, NotSeen> {
        Ok(match body {
            Body::Decision { by, what } => {
                Body::Decision { by: *by, what: self.hidden(state, what, |it| Event::Decision(*by, it)) }
            }
            Body::Step { clause, what } => {
                Body::Step { clause: *clause, what: self.hidden(state, what, |it| Event::Step(it)) }
            }
            Body::Chance { clause, what } => {
                Body::Chance { clause: *clause, what: self.hidden(state, what, |it| Event::Chance(it)) }
            }
            Body::Intervention(it) => Body::Intervention(Box::new(self.intervention(it)?)),
        })
    }

    fn intervention(&self, what: &Intervention) -> Result<Intervention, NotSeen> {
        let number = |it: u32| self.seen.numbers.get(it as usize).copied().unwrap_or(it);
        let reason = UNKNOWN.to_owned();
        Ok(match what {
            Intervention::Rewind { to, .. } => Intervention::Rewind { to: number(*to), reason },
            Intervention::Note { entry, .. } => Intervention::Note { text: reason, entry: entry.map(number) },
            Intervention::Fix { position, .. } => {
                Intervention::Fix { position: Json::from(self.position(&position.value())?), reason }
            }
        })
    }

    /// An event with `?` for each card that these eyes do not see. `state` is that of after it.
    fn hidden<T>(&mut self, state: &G::State, what: &T, event: impl for<'e> Fn(&'e T) -> Event<'e, G>) -> T
    where
        T: Serialize + DeserializeOwned + Clone,
    {
        let Ok(mut word) = serde_json::to_value(what) else { return what.clone() };
        let mut lists = HashSet::new();
        for path in cards_in(&word) {
            let Some(card) = at(&word, &path) else { continue };
            let variant = with(&word, &path, UNKNOWN.into());
            let Some(variant) = variant.and_then(|it| serde_json::from_value::<T>(it).ok()) else { continue };
            let shows = |view| G::Eyes::name(state, view, event(&variant)).is_some();
            let open = self.is_open(state, card, event(what));
            if open {
                self.seen.faces.insert(card);
            } else if shows(self.seen.view) {
                // What one seat alone is shown, it sees the face of.
                if !shows(View::Public) {
                    self.seen.faces.insert(card);
                }
            } else {
                if let Some(slot) = word.pointer_mut(&path) {
                    *slot = UNKNOWN.into();
                }
                lists.extend(path.rsplit_once('/').map(|it| it.0.to_owned()));
            }
        }
        self.emptied::<T>(word, lists, state, &event).unwrap_or_else(|| what.clone())
    }

    /// A list in which nothing is known may be left out where the game has it so.
    fn emptied<T: DeserializeOwned>(
        &self,
        mut word: Value,
        lists: HashSet<String>,
        state: &G::State,
        event: &impl for<'e> Fn(&'e T) -> Event<'e, G>,
    ) -> Option<T> {
        for list in lists {
            let all = |it: &Vec<Value>| it.iter().all(|it| it == UNKNOWN);
            if word.pointer(&list).and_then(Value::as_array).is_some_and(all)
                && let Some(empty) = with(&word, &list, Value::Array(Vec::new()))
                && let Ok(variant) = serde_json::from_value::<T>(empty.clone())
                && G::Eyes::is_hiding(state, event(&variant))
            {
                word = empty;
            }
        }
        serde_json::from_value(word).ok()
    }

    /// A position with `?` for each card that these eyes do not see where it lies.
    fn position(&self, position: &Value) -> Result<Value, NotSeen> {
        let setup = self.setup;
        let position = self.spelt_out(position)?;
        let mut hidden = position.clone();
        for path in cards_in(&position) {
            let Some(variant) = with(&position, &path, UNKNOWN.into()) else { continue };
            let Ok(state) = G::set_position(setup, &variant, &mut Sink::default()) else { continue };
            let mut seen = false;
            G::Eyes::each_zone(setup, &state, self.seen.view, &mut |_, by| seen |= by.is_some());
            if !seen && let Some(slot) = hidden.pointer_mut(&path) {
                *slot = UNKNOWN.into();
            }
        }
        G::set_position(setup, &hidden, &mut Sink::default()).map_err(|_| NotSeen::Position)?;
        Ok(hidden)
    }

    /// A position that names the cards, too, which it leaves to be worked out.
    fn spelt_out(&self, position: &Value) -> Result<Value, NotSeen> {
        let state = G::set_position(self.setup, position, &mut Sink::default()).map_err(|_| NotSeen::Position)?;
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

    /// The header, with the faces of the deck lists that were seen.
    fn header(&self) -> Result<Header, NotSeen> {
        let mut header = self.header.clone();
        (header.view, header.detail, header.seed) = (self.seen.view, Detail::Full, None);
        header.position = header.position.as_ref().map(|it| self.position(it)).transpose()?;
        for of in Seat::BOTH.into_iter().filter(|of| !self.seen.view.is_of(*of)) {
            let player = &mut header.players[of.index()];
            let lists = player.deck.iter_mut().chain(player.lists.0.values_mut().flatten());
            for (place, code) in lists.enumerate() {
                if !self.seen.faces.contains(&Card::new(of, place)) {
                    UNKNOWN.clone_into(code);
                }
            }
        }
        Ok(header)
    }
}

/// The card at a path.
fn at(word: &Value, path: &str) -> Option<Card> {
    word.pointer(path)?.as_str()?.parse().ok().filter(|it: &Card| it.is_known())
}

fn with(word: &Value, path: &str, value: Value) -> Option<Value> {
    let mut word = word.clone();
    *word.pointer_mut(path)? = value;
    Some(word)
}

/// All cards in a word.
pub(super) fn cards_of(word: &Value) -> Vec<Card> {
    cards_in(word).iter().filter_map(|it| at(word, it)).collect()
}

/// The paths of all cards in a word.
fn cards_in(word: &Value) -> Vec<String> {
    let mut found = Vec::new();
    gather(word, &mut String::new(), &mut found);
    found
}

fn gather(word: &Value, path: &mut String, found: &mut Vec<String>) {
    let length = path.len();
    let mut inner = |name: &str, it: &Value, path: &mut String| {
        path.push('/');
        path.push_str(name);
        gather(it, path, found);
        path.truncate(length);
    };
    match word {
        Value::Array(all) => all.iter().enumerate().for_each(|(at, it)| inner(&at.to_string(), it, path)),
        Value::Object(all) => all.iter().for_each(|(name, it)| {
            inner(&name.replace('~', "~0").replace('/', "~1"), it, path);
        }),
        Value::String(text) if text.parse::<Card>().is_ok_and(Card::is_known) => found.push(path.clone()),
        _ => {}
    }
}
