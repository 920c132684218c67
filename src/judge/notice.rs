//! What is no fault and yet has to be told.

use super::Game;
use schemars::JsonSchema;
use serde::Serialize;

/// Something that the rulebook asks a judge to look at.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Notice {
    /// The entry after which it was noticed.
    pub entry: u32,
    /// The clause's printed number.
    pub clause: &'static str,
    /// What it is, and what has to be chosen.
    pub text: String,
}

impl Notice {
    /// A position that came back.
    pub(super) fn of_loop<G: Game>(earlier: u32, entry: u32) -> Notice {
        let clauses = G::loop_clauses();
        let choices: Vec<String> = clauses
            .iter()
            .skip(1)
            .map(|it| {
                let record = G::record(*it);
                format!("{}: {}", record.number, record.statement)
            })
            .collect();
        let clause = clauses.first().map_or("", |it| G::record(*it).number);
        let text = format!("the position after entry {earlier} is there again. {}", choices.join(" "));
        Notice { entry, clause, text }
    }
}
