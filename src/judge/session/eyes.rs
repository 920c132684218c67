//! A match as one seat, or a spectator, saw it. The log has `?` for every card that the rules show to nobody in the view,
//! uninformative names for cards ([`names`]), and no entries that only a hidden card brought about.

use super::Session;
use crate::judge::{Event, Eyes as _, Game};
use crate::log::{Entry, Form, Header, View, Writer};
use crate::table::Card;
use following::Following;
use names::{Names, Namings};
use serde_json::Value;
use std::collections::HashSet;
use std::io::{self, Write};
use std::mem::{Discriminant, discriminant};
use std::ops::ControlFlow;

mod definitions;
mod following;
mod laid;
mod names;
mod viewer;
mod watching;
mod words;

use viewer::Viewer;
pub use watching::{Spoken, Watching};

/// The maximum number of passes over a match to find names that turn out later to mean an already named card. Each pass may
/// reveal more of them.
const MOST_LOOKS: usize = 8;
/// The maximum number of sorts of entries that are found to need names.
const MOST_SORTS: usize = 16;
/// The text that replaces an unknown card, and a judge's text.
const UNKNOWN: &str = "?";

/// The reason why a match cannot be shown as one seat saw it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotSeen {
    /// The log itself has another view.
    #[error("it was written through other eyes, so that it does not say what was seen through these")]
    OtherEyes,
    /// The state of the match is unknown.
    #[error("it cannot be followed from entry {0} on, so that nobody knows who saw what from there on")]
    Cut(u32),
    /// A position is written in a form that cannot be hidden.
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
    /// For each entry of the match, counted from 0, the number of entries here up to it, derived steps included.
    numbers: Vec<u32>,
    /// For each entry, `true` if it names a card whose place was unknown in this view before.
    shows: Vec<bool>,
}

impl<G: Game> ThroughEyes<G> {
    /// Returns `true` if this view learns the place of a hidden card by an entry of the match: by the entry itself at place
    /// 0, by the steps derived from it at the places after.
    pub fn shows(&self, entry: usize, place: usize) -> bool {
        let last = self.numbers.get(entry).map_or(0, |it| *it as usize);
        let at = self.number_of(entry) + place;
        at <= last && at.checked_sub(1).and_then(|it| self.shows.get(it)).copied().unwrap_or(false)
    }

    /// The number here of an entry of the match, or of the next one if it is left out; 0 is the header.
    pub fn number_of(&self, entry: usize) -> usize {
        let before = entry.checked_sub(1).and_then(|it| self.numbers.get(it));
        before.map_or(0, |it| *it as usize + 1)
    }

    /// Writes the log, and hands the stream back.
    ///
    /// # Errors
    /// Faults of the stream.
    pub fn write<W: Write>(&self, to: W, form: Form, sealed: bool) -> io::Result<W> {
        let mut writer = Writer::new(to, form, sealed, &self.header)?;
        self.entries.iter().try_for_each(|it| writer.write(it))?;
        writer.finish()
    }
}

/// The log of a match as a seat, or a spectator, saw it.
///
/// A log of decisions is written with its steps, because nobody without knowledge of the decks' order could derive them.
/// The seed and judges' texts are left out, because they may reveal what is hidden. So are definitions of unseen cards, and
/// entries that only a hidden card brought about, such as passing a choice that the rules ask for because of it. Cards of
/// lists unknown to the view are renumbered in the order in which they appear.
///
/// # Errors
/// [`NotSeen`] if the log does not show what was seen.
pub fn seen_by<G: Game>(session: &Session<G>, view: View) -> Result<ThroughEyes<G>, NotSeen> {
    let from = session.header.view;
    if !(from == View::Omniscient || from == view || view == View::Public && from != View::Reconstructed) {
        return Err(NotSeen::OtherEyes);
    }
    if let Some(cut) = session.cut() {
        return Err(NotSeen::Cut(cut.entry));
    }
    let (mut named, mut foreseen, mut looks) = (Vec::new(), Namings::new(), 0);
    loop {
        let mut seen = Seen::new(&session.header, view, (named, foreseen));
        let mut viewer = Viewer { header: &session.header, setup: session.setup(), seen: &mut seen };
        let mut fault = None;
        session.referee.walk(|n, state| {
            let made = viewer.unwritten(session.made_of(n), state, session.entry(n + 1));
            match viewer.look(n, session.entry(n), made, state) {
                Ok(()) => ControlFlow::Continue(()),
                Err(it) => {
                    fault = Some(it);
                    ControlFlow::Break(())
                }
            }
        });
        if let Some(fault) = fault {
            return Err(fault);
        }
        looks += 1;
        if let Some(all) = seen.names.foresight().filter(|_| looks < MOST_LOOKS) {
            (named, foreseen) = (seen.named, all);
            continue;
        }
        let viewer = Viewer { header: &session.header, setup: session.setup(), seen: &mut seen };
        let (header, known) = viewer.header();
        let tongue = G::tongue(session.setup());
        let mut following = Following::open((&header, known), tongue).map_err(|_| NotSeen::Position)?;
        // Some matches cannot do without the name of a card, such as one that lies on the table face down. Such a card is
        // named in all entries of that sort; its face stays hidden.
        if let Err(sort) = following.follow(&seen) {
            (named, foreseen) = (seen.named, seen.names.foreseen());
            named.push(sort);
            continue;
        }
        let entries = following.referee.entries().to_vec();
        let numbers = seen.numbers.iter().map(|it| following.number(*it)).collect();
        return Ok(ThroughEyes { header, entries, numbers, shows: following.shows });
    }
}

/// A sort of decision or step.
#[derive(Clone, PartialEq)]
enum SortOf<G: Game> {
    Decision(Discriminant<G::Decision>),
    Step(Discriminant<G::Step>),
}

fn sort_of<G: Game>(event: Event<'_, G>) -> Option<SortOf<G>> {
    match event {
        Event::Decision(_, what) => Some(SortOf::Decision(discriminant(what))),
        Event::Step(what) => Some(SortOf::Step(discriminant(what))),
        _ => None,
    }
}

/// Facts about an entry besides what is seen of it.
struct Remark<G: Game> {
    /// `true` if it hides a card.
    hides: bool,
    /// The clause of a choice that another player declines by it.
    declined: Option<G::Clause>,
}

/// The part seen so far.
struct Seen<G: Game> {
    view: View,
    entries: Vec<Entry<G>>,
    /// Facts about each entry besides what is seen of it.
    remarks: Vec<Remark<G>>,
    /// For each entry, the number of the last one here that belongs to it, derived steps included.
    numbers: Vec<u32>,
    names: Names,
    /// The state at the last look.
    state: Option<G::State>,
    /// The cards that the steps right before the current entry have shown to all.
    shown: HashSet<Card>,
    /// The position of the header, as seen.
    position: Option<Value>,
    /// The sorts of entries that need the names of their cards.
    named: Vec<SortOf<G>>,
}

impl<G: Game> Seen<G> {
    fn new(header: &Header, view: View, (named, foreseen): (Vec<SortOf<G>>, Namings)) -> Self {
        let names = Names::new(header, view, G::Eyes::FIXED_LISTS, foreseen);
        let (entries, remarks, numbers) = (Vec::new(), Vec::new(), Vec::new());
        let (state, shown, position) = (None, HashSet::new(), None);
        Seen { view, entries, remarks, numbers, names, state, shown, position, named }
    }
}
