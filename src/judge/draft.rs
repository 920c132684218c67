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
    let verdict = session.verdict(entry).filter(|_| entry > 0).ok_or_else(|| absent(session, entry))?;
    let named = || session.finding(entry).map(|it| it.clause().to_owned());
    let mut clauses: Vec<String> = Vec::new();
    let found = session.finding(entry).into_iter().flat_map(|it| it.reasons.iter().map(|it| it.clause));
    let own = session.clause(entry).map(|it| G::record(it).number);
    // What a finding names decides; else the clause under which the entry stands.
    for it in found.map(str::to_owned).chain(own.filter(|_| verdict == Verdict::Legal).map(str::to_owned)) {
        if !clauses.contains(&it) {
            clauses.push(it);
        }
    }
    let said = Expectation {
        entry: entry as u32,
        verdict: expected(verdict),
        clause: named().filter(|_| verdict != Verdict::Legal),
    };
    let log = cut(session, entry).map_err(|it| it.to_string())?;
    Ok(Drafted { game: G::ID, draft: Draft { said, clauses }, log })
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
