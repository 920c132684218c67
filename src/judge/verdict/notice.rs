//! Notices: worth reporting, but not faults.

use crate::judge::referee::repeated_positions::Again;
use crate::judge::{Game, Language, language, statement, wording};
use crate::log::Seat;
use schemars::JsonSchema;
use serde::Serialize;

/// A matter that the rulebook asks a judge to look at.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Notice {
    /// The entry after which it was noticed.
    pub entry: u32,
    /// The clause's printed number; empty if it concerns only the log.
    pub clause: &'static str,
    /// The matter, and the choice to be made.
    pub text: String,
    /// The numbers of further clauses in the text.
    #[serde(skip)]
    pub further: Vec<&'static str>,
}

impl Notice {
    /// The lead of the text: the clause, if there is one.
    pub fn lead(&self) -> String {
        if self.clause.is_empty() { String::new() } else { format!("{}: ", self.clause) }
    }

    /// A note about an entry that does not precede it, which nobody can look up.
    pub(in crate::judge) fn of_note(language: Language, entry: u32, about: u32) -> Notice {
        let text = wording::note_ahead(language, about);
        Notice { entry, clause: "", text, further: Vec::new() }
    }

    /// A repeated position, and the players who made choices since.
    pub(in crate::judge) fn of_loop<G: Game>(setup: &G::Setup, again: Again) -> Notice {
        let Again { from, to, chose } = again;
        let choosers: Vec<Seat> = Seat::BOTH.into_iter().filter(|it| chose[it.index()]).collect();
        let clauses = G::loop_clauses(choosers.len());
        let clause = clauses.first().map_or("", |it| G::record(*it).number);
        let language = language::<G>(setup);
        let chose = match choosers.as_slice() {
            [] => wording::nobody_chose(language),
            [one] => wording::one_chose(language, one),
            _ => wording::both_chose(language),
        };
        let mut text = wording::position_again(language, from, to, chose);
        let further = clauses.iter().skip(1).copied();
        for it in further.clone() {
            text.push_str(&format!(" {}: {}", G::record(it).number, statement::<G>(setup, it)));
        }
        Notice { entry: to, clause, text, further: further.map(|it| G::record(it).number).collect() }
    }
}
