//! The beginning of a ruling out of a match that is stepped through.

use super::{Game, Session, Verdict};
use crate::log::{Form, Header, Writer};
use crate::rulebook::ruling::{Draft, Expectation, Expected};
use std::io;

/// A draft with its log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Drafted {
    /// The game's id.
    pub game: &'static str,
    /// The entry that is asked about.
    pub entry: u32,
    /// What the ruling begins with.
    pub draft: Draft,
    /// The match up to the entry, as JSON Lines.
    pub log: Vec<u8>,
}

/// Drafts a ruling on an entry: what the referee says of it, and the shortest part of the match that shows it, which is
/// all from its start or from the position that its log begins with.
///
/// # Errors
/// A sentence where there is no such entry.
pub fn draft<G: Game>(session: &Session<G>, entry: usize) -> Result<Drafted, String> {
    session.verdict(entry).filter(|_| entry > 0).ok_or_else(|| absent(session, entry))?;
    let before = (0..entry).filter(|n| session.finding(*n).is_some_and(|it| it.follows.is_none()));
    let said = before.chain([entry]).map(|n| said(session, n)).collect();
    let log = cut(session, entry).map_err(|it| it.to_string())?;
    Ok(Drafted { game: G::ID, entry: entry as u32, draft: Draft { said, clauses: clauses(session, entry) }, log })
}

/// What the referee says of an entry.
fn said<G: Game>(session: &Session<G>, n: usize) -> Expectation {
    let finding = session.finding(n);
    let verdict = finding.map_or(Expected::Legal, |it| expected(it.verdict));
    Expectation { entry: n as u32, verdict, clause: finding.map(|it| it.clause().to_owned()) }
}

/// What a finding names decides; else the clause under which the entry stands.
fn clauses<G: Game>(session: &Session<G>, entry: usize) -> Vec<String> {
    let finding = session.finding(entry);
    let own = session.clause(entry).filter(|_| finding.is_none()).map(|it| G::record(it).number);
    let found = finding.into_iter().flat_map(|it| it.reasons.iter().map(|it| it.clause));
    let mut clauses: Vec<String> = Vec::new();
    for it in found.chain(own) {
        if !clauses.iter().any(|known| known == it) {
            clauses.push(it.to_owned());
        }
    }
    clauses
}

fn absent<G: Game>(session: &Session<G>, entry: usize) -> String {
    let last = match session.len() {
        0 => "the match has no entry that can be followed".to_owned(),
        last => format!("the entries go from 1 to {last}"),
    };
    format!("there is no entry {entry}; {last}")
}

/// The log up to an entry. It is neither sealed nor bound to the definitions that it was recorded with.
fn cut<G: Game>(session: &Session<G>, entry: usize) -> io::Result<Vec<u8>> {
    let header = Header { catalogue: None, cards: None, seed: None, ..session.header().clone() };
    let mut writer = Writer::new(Vec::new(), Form::Lines, false, &header)?;
    for it in session.entries().iter().take(entry) {
        writer.write(it)?;
    }
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
