//! Logs of other programs: reading them as ours, and telling what only their edition of the rules makes different.
//! This is the only list of them.
//!
//! # Adding a client
//!
//! 1. A file here (with a folder of its name beside it, if it grows) implements [`Client`]: how its logs are
//!    recognised, how they are read, and in what its edition of the rules differs.
//! 2. Its id goes into [`ALL`], with an arm of [`with_client!`](crate::with_client!). Nothing else changes: `headjudge
//!    import` and `headjudge audit` serve it.
//!
//! What an entry says is what the client says. Where the client is silent on a step that the rules demand, the
//! step is derived; what it says otherwise than the rules stays as it says it, so that an audit shows it.

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

/// Runs an expression with the client of an id as a type; `None` for an id that no client has.
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

/// The most bytes of a file that are read.
pub const MOST_BYTES: u64 = 64 << 20;

/// Another program that writes logs of one of the games.
pub trait Client {
    /// The game.
    type Game: Game;

    /// The id that `headjudge import` and a header's `source` name.
    const ID: &'static str;
    /// What it is, for people.
    const TITLE: &'static str;
    /// In what its edition of the rules differs from ours.
    const DIFFERENCES: &'static [Difference<Self::Game>];

    /// Whether the `rules` of a header's source name the edition that the differences are those of.
    fn is_its_edition(rules: &str) -> bool;

    /// Whether a whole file is one of its logs, by its shape.
    fn recognise(bytes: &[u8]) -> bool;

    /// Reads a file.
    ///
    /// # Errors
    /// [`Refused`] where it is not what the client writes.
    fn read(bytes: &[u8], how: How) -> Result<Imported<Self::Game>, Refused>;
}

/// How a file is read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct How {
    /// Only what the client itself writes counts, not what was added around its log.
    pub canonical_only: bool,
}

/// A difference between a client's edition of the rules and ours.
pub struct Difference<G: Game> {
    /// Its id, for reports.
    pub id: &'static str,
    /// Our clauses that a match of the client's may seem to break because of it.
    pub clauses: &'static [&'static str],
    /// What the client's edition does, and ours.
    pub says: &'static str,
    /// The same in the language of the rulebook.
    pub native: &'static str,
    /// Whether a finding is only this difference.
    pub explains: fn(&Case<'_, G>) -> bool,
}

/// A finding, and what it was found in.
pub struct Case<'a, G: Game> {
    /// What stays the same for the whole match.
    pub setup: &'a G::Setup,
    /// How the match stood before the entry.
    pub before: &'a G::State,
    /// The entry.
    pub entry: &'a Entry<G>,
    /// What was found.
    pub finding: &'a Finding,
}

impl<G: Game> Case<'_, G> {
    /// Whether all reasons of the finding are under these clauses.
    fn is_under(&self, clauses: &[&str]) -> bool {
        self.finding.reasons.iter().all(|it| clauses.contains(&it.clause))
    }
}

/// The difference that a finding on a match of a client comes from; none where it is a fault.
pub fn difference<C: Client>(case: &Case<'_, C::Game>) -> Option<Excuse> {
    let found = C::DIFFERENCES.iter().find(|it| case.is_under(it.clauses) && (it.explains)(case))?;
    let native = <C::Game as Rulebook>::tongue(case.setup).native;
    Some(Excuse { id: found.id, says: if native { found.native } else { found.says } })
}

/// Judges a log by its header's game; nothing for a game that no folder has. A source in the header excuses nothing by
/// itself, since anybody can write it: where it names an edition that is known, the other edition's rules have to allow
/// what ours forbid.
pub fn audit<R: Read>(log: Opened<R>) -> Option<Audit> {
    audit_in(Lang::English, log, false)
}

/// The same, told in one of the game's two languages; `hashing` asks for the head of an unsealed log, too.
pub fn audit_in<R: Read>(lang: Lang, log: Opened<R>, hashing: bool) -> Option<Audit> {
    let game = log.header.game.clone();
    with_game!(game.as_str(), G => {
        let mut excuse = excuser::<G>(&log.header);
        audit_with::<G, R>(log, lang.tongue::<G>(), hashing, excuse.as_mut().map(|it| &mut **it as _))
    })
}

/// Follows a log for its citations by its header's game, and by its source as [`audit`] does; nothing for a game that no folder has.
pub fn citations<R: Read>(log: Opened<R>) -> Option<Citations> {
    let game = log.header.game.clone();
    with_game!(game.as_str(), G => {
        let mut excuse = excuser::<G>(&log.header);
        citations_with::<G, R>(log, excuse.as_mut().map(|it| &mut **it as _))
    })
}

/// Steps, in one of the game's two languages, through a log by its source as [`audit`] judges it.
///
/// # Errors
/// [`BadStart`] where the header gives no match to judge.
pub fn session<G: Game, R: Read>(lang: Lang, log: Opened<R>) -> Result<Session<G>, BadStart> {
    let mut excuse = excuser::<G>(&log.header);
    Session::open_with(log, lang.tongue::<G>(), excuse.as_mut().map(|it| &mut **it as _))
}

/// Compares two logs of one game in one of its two languages; the verdict on each is that of [`audit`].
pub fn compare<G: Game, R: Read, S: Read>(lang: Lang, one: Opened<R>, other: Opened<S>) -> Comparison {
    let mut excuses = [excuser::<G>(&one.header), excuser::<G>(&other.header)];
    let excuses = excuses.each_mut().map(|it| it.as_mut().map(|it| &mut **it as _));
    compare_with::<G, R, S>(lang.tongue::<G>(), one, other, excuses)
}

/// What tells faults from differences of edition in a match of a client's, played by the edition whose differences are
/// known. Only of a log with its steps is it known how the match stood before an entry.
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
/// [`Refused`] where it is not what the client writes.
pub fn audit_file<C: Client>(bytes: &[u8], how: How) -> Result<Audit, Refused> {
    audit_file_in::<C>(Lang::English, bytes, how)
}

/// The same, told in one of the game's two languages.
///
/// # Errors
/// [`Refused`] where it is not what the client writes.
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

/// A log of another program, as ours.
#[derive(Clone, Debug)]
pub struct Imported<G: Game> {
    /// The header, which names the client.
    pub header: Header,
    /// The entries.
    pub entries: Vec<Entry<G>>,
    /// For each entry the number of the client's event that it comes from.
    pub events: Vec<u64>,
    /// What the client's log leaves unsaid, and what of it was not understood.
    pub remarks: Vec<Remark>,
}

impl<G: Game> Imported<G> {
    /// The log in the binary form, for whoever reads logs from a stream.
    ///
    /// # Errors
    /// A record that is too long for a log.
    pub fn packed(&self) -> io::Result<Vec<u8>> {
        self.write(Vec::new(), Form::Frames, false)
    }

    /// Writes the log, and hands the stream back.
    ///
    /// # Errors
    /// Those of the stream, and a record that is too long for a log.
    pub fn write<W: Write>(&self, to: W, form: Form, sealed: bool) -> io::Result<W> {
        let mut log = Writer::new(to, form, sealed, &self.header)?;
        self.entries.iter().try_for_each(|it| log.write(it))?;
        log.finish()
    }

    /// The client's event that an entry comes from; 0 for the header.
    pub fn event_of(&self, entry: u32) -> u64 {
        entry.checked_sub(1).and_then(|it| self.events.get(it as usize)).copied().unwrap_or(0)
    }
}

/// A word on what a log leaves unsaid.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Remark {
    /// The client's event that it is about, if it is about one.
    pub event: Option<u64>,
    /// The word.
    pub text: String,
}

impl fmt::Display for Remark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        say(f, self.event, &self.text)
    }
}

/// Why a file is not read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refused {
    /// The client's event that is not as expected, if it is about one.
    pub event: Option<u64>,
    /// What was expected.
    pub what: String,
}

impl Refused {
    /// The whole file is not as expected.
    pub fn file(what: String) -> Refused {
        Refused { event: None, what }
    }

    /// An event is not as expected.
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

/// The client whose log a file is, by its shape.
pub fn recognise(bytes: &[u8]) -> Option<&'static str> {
    let is_of = |it: &&&str| crate::with_client!(**it, C => C::recognise(bytes)).unwrap_or(false);
    ALL.iter().find(is_of).copied()
}

/// Reads a whole stream.
///
/// # Errors
/// [`Refused`] for one that cannot be read, or is longer than [`MOST_BYTES`].
pub fn read_whole(stream: impl Read) -> Result<Vec<u8>, Refused> {
    let mut bytes = Vec::new();
    let read = stream.take(MOST_BYTES + 1).read_to_end(&mut bytes);
    read.map_err(|it| Refused::file(format!("it cannot be read: {it}")))?;
    if bytes.len() as u64 > MOST_BYTES {
        return Err(Refused::file(format!("it is longer than {} MiB; that is no log of a match", MOST_BYTES >> 20)));
    }
    Ok(bytes)
}
