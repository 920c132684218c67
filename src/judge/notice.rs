//! What is no fault and yet has to be told.

use super::Game;
use super::positions::Again;
use crate::log::Seat;
use schemars::JsonSchema;
use serde::Serialize;

/// Something that the rulebook asks a judge to look at.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Notice {
    /// The entry after which it was noticed.
    pub entry: u32,
    /// The clause's printed number; empty where it is about the log alone.
    pub clause: &'static str,
    /// What it is, and what has to be chosen.
    pub text: String,
    /// The numbers of the clauses that the text names besides.
    #[serde(skip)]
    pub further: Vec<&'static str>,
}

impl Notice {
    /// What stands before the text: the clause, if it is about one.
    pub fn lead(&self) -> String {
        if self.clause.is_empty() { String::new() } else { format!("{}: ", self.clause) }
    }

    /// A note about an entry that is not before it: what it is about nobody can look up.
    pub(super) fn of_note(entry: u32, about: u32) -> Notice {
        let text = format!("the note is about entry {about}, which is not before it");
        Notice { entry, clause: "", text, further: Vec::new() }
    }

    /// A position that came back, and who chose anything since.
    pub(super) fn of_loop<G: Game>(again: Again) -> Notice {
        let Again { from, to, chose } = again;
        let choosers: Vec<Seat> = Seat::BOTH.into_iter().filter(|it| chose[it.index()]).collect();
        let clauses = G::loop_clauses(choosers.len());
        let clause = clauses.first().map_or("", |it| G::record(*it).number);
        let mut text = format!("the position after entry {from} is there again after entry {to}; in between ");
        text.push_str(&match choosers.as_slice() {
            [] => "nobody chose anything.".to_owned(),
            [one] => format!("{one} alone chose anything, and may be able to stop it."),
            _ => "both players chose something, and may be able to stop it.".to_owned(),
        });
        let further = clauses.iter().skip(1).map(|it| G::record(*it));
        for it in further.clone() {
            text.push_str(&format!(" {}: {}", it.number, it.statement));
        }
        Notice { entry: to, clause, text, further: further.map(|it| it.number).collect() }
    }
}
