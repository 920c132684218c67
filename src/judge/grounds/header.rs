//! What the header makes a match rest on.

use super::{Basis, Ground, Grounds, eyes};
use crate::judge::Game;
use crate::judge::sight::says_unknown;
use crate::log::Header;

/// What the header makes a match rest on.
pub(in crate::judge) fn of_header<G: Game>(header: &Header, grounds: &mut Grounds) {
    if header.position.is_some() {
        grounds.add(Ground::new(
            Basis::Positions,
            "the match begins with a position: what led to it, and what the rules ask of the decks, was not judged",
        ));
    }
    for it in unusual_options::<G>(header) {
        grounds.of(Basis::Options, "options of the frame that differ from the rulebook's").tell(|| it);
    }
    for it in other_definitions::<G>(header) {
        grounds.add(Ground::new(Basis::Editions, it));
    }
    let hidden = header.players.each_ref().map(|it| it.cards().filter(|it| *it == "?").count());
    if hidden != [0, 0] {
        let [a, b] = hidden;
        let what =
            format!("the log shows {}; without a code in the deck lists: {a} cards of A, {b} of B", eyes(header.view));
        grounds.add(Ground::new(Basis::Hidden, what));
    }
    if header.position.as_ref().is_some_and(says_unknown) {
        let what = format!("the log shows {}; its position says \"?\" for cards", eyes(header.view));
        grounds.add(Ground::new(Basis::Hidden, what));
    }
}

/// The options that are others than the rulebook's own.
fn unusual_options<G: Game>(header: &Header) -> Vec<String> {
    let Some(serde_json::Value::Object(given)) = &header.options else { return Vec::new() };
    let usual = G::usual_options().unwrap_or_default();
    let differs = |(name, value): (&String, &serde_json::Value)| {
        let usual = usual.get(name);
        let empty = usual.is_none() && value.as_array().is_some_and(Vec::is_empty);
        let same = empty || usual.is_some_and(|it| it == value);
        (!same).then(|| match usual {
            Some(usual) => format!("{name}: {value}; the rulebook has {usual}"),
            None => format!("{name}: {value}"),
        })
    };
    given.iter().filter_map(differs).collect()
}

/// That the log was recorded with other definitions than this program's.
fn other_definitions<G: Game>(header: &Header) -> Vec<String> {
    let compare = |what: &str, written: &Option<String>, ours: &str| {
        let written = written.as_ref().filter(|it| *it != ours)?;
        Some(format!("the log was recorded with other {what} than this program's ({written}, here {ours})"))
    };
    let clauses = compare("clauses", &header.catalogue, G::catalogue_hash());
    clauses.into_iter().chain(compare("card definitions", &header.cards, G::cards_hash())).collect()
}
