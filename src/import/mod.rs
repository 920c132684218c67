//! Logs of other programs: reading them as ours, and recognising differences that only come from their edition of the
//! rules. This module has the only list of them.
//!
//! # Adding a client
//!
//! 1. A file here (with a folder of its name beside it, if it grows) implements [`Client`]: recognising its logs, reading
//!    them, and the differences of its edition of the rules.
//! 2. Its id goes into [`ALL`], with an arm of [`with_client!`](crate::with_client!). Nothing else changes: `headjudge
//!    import` and `headjudge audit` serve it.
//!
//! An entry says what the client says. If the client does not record a demanded step, the step is derived. Where the client
//! departs from the rules, its statement is kept, so that an audit shows it.

pub mod blackpoker_sim;

use crate::judge::{
    Audit, BadStart, Citations, Comparison, Excuse, Excuser, Finding, Game, Lang, Rulebook, Session, audit_with,
    citations_with, compare_with,
};
use crate::log::{Detail, Entry, Form, Header, Opened, Writer};
use std::any::Any;
use std::fmt;
use std::io::{self, Read, Write};

/// The ids of all clients.
pub const ALL: &[&str] = &[<blackpoker_sim::Simulator as Client>::ID];

/// Runs an expression with the client of an id as a type; `None` for an unknown id.
#[macro_export]
macro_rules! with_client {
    ($id:expr, $client:ident => $body:expr) => {
        match $id {
            "blackpoker-sim" => {
                type $client = $crate::import::blackpoker_sim::Simulator;
                Some($body)
            }
            _ => None,
        }
    };
}

/// The maximum size of a file, in bytes.
pub const MOST_BYTES: u64 = 64 << 20;

/// Another program that writes logs of one of the games.
pub trait Client {
    /// The game.
    type Game: Game;

    /// The id in `headjudge import` and in a header's `source`.
    const ID: &'static str;
    /// Its description, for people.
    const TITLE: &'static str;
    /// The differences of its edition of the rules from ours.
    const DIFFERENCES: &'static [Difference<Self::Game>];

    /// Returns `true` if the `rules` of a header's source name the edition with these differences.
    fn is_its_edition(rules: &str) -> bool;

    /// Returns `true` if a whole file has the shape of its logs.
    fn recognise(bytes: &[u8]) -> bool;

    /// Reads a file.
    ///
    /// # Errors
    /// [`Refused`] if it is not in the client's form.
    fn read(bytes: &[u8], how: How) -> Result<Imported<Self::Game>, Refused>;
}

/// Options for reading a file.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct How {
    /// `true` to use only what the client itself writes, and ignore data around its log.
    pub canonical_only: bool,
}

/// A difference between a client's edition of the rules and ours.
pub struct Difference<G: Game> {
    /// Its id, for reports.
    pub id: &'static str,
    /// Our clauses that a match of the client's may seem to break because of it.
    pub clauses: &'static [&'static str],
    /// The behaviour of the client's edition, and of ours.
    pub says: &'static str,
    /// The same in the language of the rulebook.
    pub native: &'static str,
    /// Returns `true` if a finding is explained by this difference.
    pub explains: fn(&Case<'_, G>) -> bool,
}

/// A finding and its context.
pub struct Case<'a, G: Game> {
    /// The fixed data of the match.
    pub setup: &'a G::Setup,
    /// The state before the entry.
    pub before: &'a G::State,
    /// The entry.
    pub entry: &'a Entry<G>,
    /// The finding.
    pub finding: &'a Finding,
}

impl<G: Game> Case<'_, G> {
    /// Returns `true` if all reasons of the finding are under these clauses.
    fn is_under(&self, clauses: &[&str]) -> bool {
        self.finding.reasons.iter().all(|it| clauses.contains(&it.clause))
    }
}

/// The difference that explains a finding on a match of a client; `None` if it is a fault.
pub fn difference<C: Client>(case: &Case<'_, C::Game>) -> Option<Excuse> {
    let found = C::DIFFERENCES.iter().find(|it| case.is_under(it.clauses) && (it.explains)(case))?;
    let native = <C::Game as Rulebook>::tongue(case.setup).native;
    Some(Excuse { id: found.id, says: if native { found.native } else { found.says } })
}

/// Judges a log by its header's game; `None` for an unknown game. A source in the header excuses nothing by itself, because
/// anybody can write it: if it names a known edition, that edition's rules must allow what ours forbid.
pub fn audit<R: Read>(log: Opened<R>) -> Option<Audit> {
    audit_in(Lang::English, log, false)
}

/// The same in one of the game's two languages; `hashing` also computes the head of an unsealed log.
pub fn audit_in<R: Read>(lang: Lang, log: Opened<R>, hashing: bool) -> Option<Audit> {
    let game = log.header.game.clone();
    with_game!(game.as_str(), G => {
        let mut excuse = excuser::<G>(&log.header);
        audit_with::<G, R>(log, lang.tongue::<G>(), hashing, excuse.as_mut().map(|it| &mut **it as _))
    })
}

/// Follows a log for its citations by its header's game, and by its source as in [`audit`]; `None` for an unknown game.
pub fn citations<R: Read>(log: Opened<R>) -> Option<Citations> {
    let game = log.header.game.clone();
    with_game!(game.as_str(), G => {
        let mut excuse = excuser::<G>(&log.header);
        citations_with::<G, R>(log, excuse.as_mut().map(|it| &mut **it as _))
    })
}

/// Opens a stepping session on a log in one of the game's two languages, judged by its source as in [`audit`].
///
/// # Errors
/// [`BadStart`] if the header gives no match to judge.
pub fn session<G: Game, R: Read>(lang: Lang, log: Opened<R>) -> Result<Session<G>, BadStart> {
    let mut excuse = excuser::<G>(&log.header);
    Session::open_with(log, lang.tongue::<G>(), excuse.as_mut().map(|it| &mut **it as _))
}

/// Compares two logs of one game in one of its two languages. The verdict on each is as in [`audit`].
pub fn compare<G: Game, R: Read, S: Read>(lang: Lang, one: Opened<R>, other: Opened<S>) -> Comparison {
    let mut excuses = [excuser::<G>(&one.header), excuser::<G>(&other.header)];
    let excuses = excuses.each_mut().map(|excuse| excuse.as_mut().map(|it| &mut **it as _));
    compare_with::<G, R, S>(lang.tongue::<G>(), one, other, excuses)
}

/// The function that tells faults from differences of edition in a client's match of the known edition. Only a log with its
/// steps shows the state before an entry.
fn excuser<G: Game>(header: &Header) -> Option<Box<Excuser<'static, G>>> {
    let source = header.source.as_ref()?;
    let any: Option<Option<Box<dyn Any>>> = crate::with_client!(source.client.as_str(), C => {
        let edition = <C as Client>::is_its_edition(&source.rules);
        let known = edition && header.game == <C as Client>::Game::ID && header.detail == Detail::Full;
        known.then(|| Box::new(excuser_of::<C>()) as Box<dyn Any>)
    });
    any.flatten()?.downcast::<Box<Excuser<'static, G>>>().ok().map(|it| *it)
}

fn excuser_of<C: Client>() -> Box<Excuser<'static, C::Game>> {
    Box::new(|setup, before, entry, finding| difference::<C>(&Case { setup, before, entry, finding }))
}

/// Reads a client's file and judges it. Places in the report are the client's events.
///
/// # Errors
/// [`Refused`] if it is not in the client's form.
pub fn audit_file<C: Client>(bytes: &[u8], how: How) -> Result<Audit, Refused> {
    audit_file_in::<C>(Lang::English, bytes, how)
}

/// The same in one of the game's two languages.
///
/// # Errors
/// [`Refused`] if it is not in the client's form.
pub fn audit_file_in<C: Client>(lang: Lang, bytes: &[u8], how: How) -> Result<Audit, Refused> {
    let imported = C::read(bytes, how)?;
    let unfit = |it: &dyn fmt::Display| Refused::file(format!("it makes no log that can be read: {it}"));
    let packed = imported.packed().map_err(|it| unfit(&it))?;
    let log = crate::log::open(packed.as_slice()).map_err(|it| unfit(&it))?;
    let mut audit = audit_in(lang, log, false).ok_or_else(|| unfit(&"its game is not known"))?;
    for it in &mut audit.findings {
        (it.frame, it.source_event) = (None, Some(imported.event_of(it.finding.entry)));
    }
    for it in &mut audit.further {
        (it.frame, it.source_event) = (None, Some(imported.event_of(it.entry)));
    }
    for it in audit.stopped.iter_mut().chain(&mut audit.passed_over) {
        it.place = crate::judge::wording::place_event(audit.language, imported.event_of(it.entry));
    }
    audit.remarks = imported.remarks.iter().map(Remark::to_string).collect();
    Ok(audit)
}

/// Another program's log, converted to ours.
#[derive(Clone, Debug)]
pub struct Imported<G: Game> {
    /// The header, which names the client.
    pub header: Header,
    /// The entries.
    pub entries: Vec<Entry<G>>,
    /// For each entry, the number of the client's event behind it.
    pub events: Vec<u64>,
    /// Things that the client's log does not say, or that were not understood.
    pub remarks: Vec<Remark>,
}

impl<G: Game> Imported<G> {
    /// The log in the binary form, for callers that read logs from a stream.
    ///
    /// # Errors
    /// A record that is too long for a log.
    pub fn packed(&self) -> io::Result<Vec<u8>> {
        self.write(Vec::new(), Form::Frames, false)
    }

    /// Writes the log, and hands the stream back.
    ///
    /// # Errors
    /// Faults of the stream, and a record that is too long for a log.
    pub fn write<W: Write>(&self, to: W, form: Form, sealed: bool) -> io::Result<W> {
        let mut log = Writer::new(to, form, sealed, &self.header)?;
        self.entries.iter().try_for_each(|it| log.write(it))?;
        log.finish()
    }

    /// The client's event behind an entry; 0 for the header.
    pub fn event_of(&self, entry: u32) -> u64 {
        entry.checked_sub(1).and_then(|it| self.events.get(it as usize)).copied().unwrap_or(0)
    }
}

/// A remark on what a log does not say.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Remark {
    /// The client's event concerned, if any.
    pub event: Option<u64>,
    /// The remark.
    pub text: String,
}

impl fmt::Display for Remark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        say(f, self.event, &self.text)
    }
}

/// The reason why a file is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refused {
    /// The unexpected event, if there is one.
    pub event: Option<u64>,
    /// The expected content.
    pub what: String,
}

impl Refused {
    /// Refuses the whole file.
    pub fn file(what: String) -> Refused {
        Refused { event: None, what }
    }

    /// Refuses an event.
    pub fn event(number: u64, what: String) -> Refused {
        Refused { event: Some(number), what }
    }
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        say(f, self.event, &self.what)
    }
}

impl std::error::Error for Refused {}

fn say(f: &mut fmt::Formatter<'_>, event: Option<u64>, text: &str) -> fmt::Result {
    match event {
        Some(number) => write!(f, "event {number}: {text}"),
        None => f.write_str(text),
    }
}

/// The client whose log has the shape of this file.
pub fn recognise(bytes: &[u8]) -> Option<&'static str> {
    let is_of = |it: &&&str| crate::with_client!(**it, C => C::recognise(bytes)).unwrap_or(false);
    ALL.iter().find(is_of).copied()
}

/// Reads a whole stream.
///
/// # Errors
/// [`Refused`] if it cannot be read, or is longer than [`MOST_BYTES`].
pub fn read_whole(stream: impl Read) -> Result<Vec<u8>, Refused> {
    let mut bytes = Vec::new();
    let read = stream.take(MOST_BYTES + 1).read_to_end(&mut bytes);
    read.map_err(|it| Refused::file(format!("it cannot be read: {it}")))?;
    if bytes.len() as u64 > MOST_BYTES {
        return Err(Refused::file(format!("it is longer than {} MiB; that is no log of a match", MOST_BYTES >> 20)));
    }
    Ok(bytes)
}
