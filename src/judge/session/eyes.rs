//! A match as one seat, or a spectator, saw it: a log with `?` wherever the game's rules show a card to nobody through whose
//! eyes it is written, with names for cards that tell nothing ([`names`]), and without what a hidden card alone brought about.

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

/// So often a match is looked at for names that turn out later to mean a card that has one: each look may bring up further ones.
const MOST_LOOKS: usize = 8;
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
    /// For each entry, whether it names a card of which these eyes did not know before where it was.
    shows: Vec<bool>,
}

impl<G: Game> ThroughEyes<G> {
    /// Whether these eyes learn by an entry of the match where a card is that was hidden from them: by the entry itself at place
    /// 0, by the steps that the rules made of it at the places behind.
    pub fn shows(&self, entry: usize, place: usize) -> bool {
        let last = self.numbers.get(entry).map_or(0, |it| *it as usize);
        let at = self.number_of(entry) + place;
        at <= last && at.checked_sub(1).and_then(|it| self.shows.get(it)).copied().unwrap_or(false)
    }

    /// The number that an entry of the match has here, or, where it is left out, the entry behind it; 0 is the header.
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
/// The seed of chance, and what judges wrote, are left out, since they may say what is hidden; and so are definitions of cards
/// that were not seen, and entries that only a hidden card brought about, such as the pass of a choice that the rules ask for
/// because of it. Cards of lists that the view does not know are counted anew, in the order in which they come up.
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
        // A game may have no match without the name of a card, such as one that lies on the table face down. Such a card is
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

/// What is known of an entry beside what is seen of it.
struct Remark<G: Game> {
    /// It hides a card.
    hides: bool,
    /// The clause of a choice in which another player chooses nothing by it.
    declined: Option<G::Clause>,
}

/// What was seen so far.
struct Seen<G: Game> {
    view: View,
    entries: Vec<Entry<G>>,
    /// What is known of each entry beside what is seen of it.
    remarks: Vec<Remark<G>>,
    /// By the number of an entry, the number that it has here, with what the rules made of it.
    numbers: Vec<u32>,
    names: Names,
    /// How the match stood when it was looked at last.
    state: Option<G::State>,
    /// The cards that the steps right before the entry at hand have shown to all.
    shown: HashSet<Card>,
    /// The position of the header, as it is seen.
    position: Option<Value>,
    /// The sorts of entries that no match can do without the names of.
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
