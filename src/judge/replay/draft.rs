//! Drafting a ruling from a match in a session.

use crate::judge::{Game, Session, Verdict};
use crate::log::{Body, Entry, Form, Header, Intervention, Writer};
use crate::rulebook::ruling::{Draft, Expectation, Expected};
use std::io;

/// The maximum number of earlier entries tried as a starting position.
const MOST_TRIED: usize = 100;

/// A draft with its log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Drafted {
    /// The game's id.
    pub game: &'static str,
    /// The entry in question, by its number in the match.
    pub entry: u32,
    /// The draft.
    pub draft: Draft,
    /// The log that shows the entry, as JSON Lines.
    pub log: Vec<u8>,
}

/// Drafts a ruling on an entry, with the referee's verdict and a log that ends with the entry. The log starts from the last
/// earlier position from which the verdict is the same, or else from the start of the match.
///
/// # Errors
/// A sentence if there is no such entry.
pub fn draft<G: Game>(session: &Session<G>, entry: usize) -> Result<Drafted, String> {
    session.verdict(entry).filter(|_| entry > 0).ok_or_else(|| absent(session, entry))?;
    let (short, log) = match shortened(session, entry) {
        Some((short, log)) => (Some(short), log),
        None => (None, written(unbound(session), &session.entries()[..entry]).map_err(|it| it.to_string())?),
    };
    let (told, last) = short.as_ref().map_or((session, entry), |it| (it, it.len()));
    let before = (0..last).filter(|n| told.finding(*n).is_some_and(|it| it.follows.is_none()));
    let said = before.chain([last]).map(|n| said(told, n)).collect();
    Ok(Drafted { game: G::ID, entry: entry as u32, draft: Draft { said, clauses: clauses(told, last) }, log })
}

fn absent<G: Game>(session: &Session<G>, entry: usize) -> String {
    let last = match session.len() {
        0 => "the match has no entry that can be followed".to_owned(),
        last => format!("the entries go from 1 to {last}"),
    };
    format!("there is no entry {entry}; {last}")
}

/// The referee's verdict on an entry.
fn said<G: Game>(session: &Session<G>, n: usize) -> Expectation {
    let finding = session.finding(n);
    let verdict = finding.map_or(Expected::Legal, |it| expected(it.verdict));
    Expectation { entry: n as u32, verdict, clause: finding.map(|it| it.clause().to_owned()) }
}

/// The clauses of the finding, or else the clause under which the entry was made.
fn clauses<G: Game>(session: &Session<G>, entry: usize) -> Vec<String> {
    let finding = session.finding(entry);
    let own = session.clause(entry).filter(|_| finding.is_none()).map(|it| G::record(it).number);
    let found = finding.into_iter().flat_map(|finding| finding.reasons.iter().map(|it| it.clause));
    let mut clauses: Vec<String> = Vec::new();
    for it in found.chain(own) {
        if !clauses.iter().any(|known| known == it) {
            clauses.push(it.to_owned());
        }
    }
    clauses
}

/// The end of the match up to an entry, from the last position from which the verdict is the same.
fn shortened<G: Game>(session: &Session<G>, entry: usize) -> Option<(Session<G>, Vec<u8>)> {
    (1..entry).rev().take(MOST_TRIED).find_map(|from| {
        let position = G::position(session.setup(), &session.state_after(from))?;
        let entries: Option<Vec<Entry<G>>> = session.entries()[from..entry].iter().map(|it| behind(it, from)).collect();
        let header = Header { position: Some(position), ..unbound(session) };
        let log = written(header, &entries?).ok()?;
        let short = Session::<G>::open(crate::log::open(log.as_slice()).ok()?).ok()?;
        shows_the_same(session, &short, from, entry).then_some((short, log))
    })
}

/// An entry renumbered for a log without the first ones; `None` if it returns to one of these.
fn behind<G: Game>(entry: &Entry<G>, from: usize) -> Option<Entry<G>> {
    let from = from as u32;
    let body = match &entry.body {
        Body::Intervention(it) => match &**it {
            Intervention::Rewind { to, reason } => {
                let to = to.checked_sub(from)?;
                Body::Intervention(Box::new(Intervention::Rewind { to, reason: reason.clone() }))
            }
            _ => entry.body.clone(),
        },
        _ => entry.body.clone(),
    };
    Some(Entry { n: entry.n.checked_sub(from)?, body })
}

fn shows_the_same<G: Game>(session: &Session<G>, short: &Session<G>, from: usize, entry: usize) -> bool {
    let same = |n: usize| {
        let (one, other) = (session.finding(n), short.finding(n - from));
        let findings = match (one, other) {
            (Some(one), Some(other)) => {
                let follows = one.follows.map(|it| it.checked_sub(from as u32));
                one.verdict == other.verdict && one.reasons == other.reasons && follows == other.follows.map(Some)
            }
            (one, other) => one.is_none() && other.is_none(),
        };
        findings && session.clause(n) == short.clause(n - from)
    };
    short.len() == entry - from && short.cut().is_none() && short.finding(0).is_none() && (from + 1..=entry).all(same)
}

/// The header without the fields that bind a log to the definitions it was recorded with.
fn unbound<G: Game>(session: &Session<G>) -> Header {
    Header { catalogue: None, cards: None, seed: None, ..session.header().clone() }
}

fn written<G: Game>(header: Header, entries: &[Entry<G>]) -> io::Result<Vec<u8>> {
    let mut writer = Writer::new(Vec::new(), Form::Lines, false, &header)?;
    entries.iter().try_for_each(|it| writer.write(it))?;
    writer.finish()
}

fn expected(verdict: Verdict) -> Expected {
    match verdict {
        Verdict::Legal => Expected::Legal,
        Verdict::Illegal => Expected::Illegal,
        Verdict::Undecidable => Expected::Undecidable,
        Verdict::Unmodelled => Expected::Unmodelled,
        Verdict::Difference => Expected::Difference,
    }
}
