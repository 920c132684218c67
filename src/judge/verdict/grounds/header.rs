//! Grounds in the header.

use super::{Basis, Ground, Grounds, eyes};
use crate::judge::referee::sight::says_unknown;
use crate::judge::{Game, Language, wording};
use crate::log::Header;

/// Adds the grounds in the header.
pub(in crate::judge) fn of_header<G: Game>(header: &Header, grounds: &mut Grounds) {
    let language = grounds.language();
    if header.position.is_some() {
        grounds.add(Ground::new(Basis::Positions, wording::begins_with_position(language)));
    }
    for it in unusual_options::<G>(language, header) {
        grounds.of(Basis::Options, &wording::unusual_options(language)).tell(|| it);
    }
    for it in other_definitions::<G>(language, header) {
        grounds.add(Ground::new(Basis::Editions, it));
    }
    let hidden = header.players.each_ref().map(|player| player.cards().filter(|it| *it == "?").count());
    if hidden != [0, 0] {
        let [a, b] = hidden;
        let what = wording::codes_left_out(language, eyes(language, header.view), a, b);
        grounds.add(Ground::new(Basis::Hidden, what));
    }
    if header.position.as_ref().is_some_and(says_unknown) {
        let what = wording::unknown_in_position(language, eyes(language, header.view));
        grounds.add(Ground::new(Basis::Hidden, what));
    }
}

/// The options that differ from the rulebook's defaults.
fn unusual_options<G: Game>(language: Language, header: &Header) -> Vec<String> {
    let Some(serde_json::Value::Object(given)) = &header.options else { return Vec::new() };
    let usual = G::usual_options().unwrap_or_default();
    let differs = |(name, value): (&String, &serde_json::Value)| {
        let usual = usual.get(name);
        let empty = usual.is_none() && value.as_array().is_some_and(Vec::is_empty);
        let same = empty || usual.is_some_and(|it| it == value);
        (!same).then(|| match usual {
            Some(usual) => wording::unusual_option(language, name, value, usual),
            None => format!("{name}: {value}"),
        })
    };
    given.iter().filter_map(differs).collect()
}

/// The hashes of other definitions than this program's, in words.
fn other_definitions<G: Game>(language: Language, header: &Header) -> Vec<String> {
    let other = |written: &Option<String>, ours: &'static str| {
        let written = written.clone().filter(|it| it != ours)?;
        Some((written, ours))
    };
    let clauses = other(&header.catalogue, G::catalogue_hash());
    let clauses = clauses.map(|(written, ours)| wording::other_clauses(language, written, ours));
    let cards = other(&header.cards, G::cards_hash()).filter(|it| !G::EARLIER_CARDS.contains(&it.0.as_str()));
    let cards = cards.map(|(written, ours)| wording::other_cards(language, written, ours));
    clauses.into_iter().chain(cards).collect()
}
