//! What the tests know of a game beyond what the program does with it.

use super::Log;
use headjudge::judge::{Game, Seeded, Style};
use headjudge::log::{Body, Entry, Header, Seat, View};
use headjudge::rulebook::Cited;
use headjudge::table::{Card, Table, Zone};
use std::collections::HashSet;
use std::hash::Hash;
use std::ops::Range;

/// As many of the matches of these seeds as a test of the game looks at ([`Tried::SHARE`]).
pub fn part<G: Tried>(seeds: Range<u64>) -> Range<u64> {
    seeds.start..seeds.start + (seeds.end - seeds.start).div_ceil(G::SHARE)
}

/// A game as the tests try it.
pub trait Tried: Game<Decision: Eq + Hash, Clause: Cited> {
    // The clauses.

    /// How many clauses the book has.
    const CLAUSES: usize;
    /// How many of them stand under no other.
    const CHAPTERS: usize;
    /// The clauses under whose parent the book prints nothing.
    const WITHOUT_PARENT: &'static [&'static str] = &[];

    // Matches.

    /// A match from a position with few cards.
    fn small() -> Header;
    /// How the match of a seed is played, so that all matches together show all that can happen.
    fn style(_seed: u64) -> Style {
        Style::Random
    }

    /// By what the number of matches is divided that a test looks at, and the number of entries, where each takes long: its
    /// header defines all cards.
    const SHARE: u64 = 1;
    /// Of so many choices of a match one is looked at closely.
    const LOOK: usize;

    // The words of a log.

    /// Names that a log can hold in one another's place.
    fn names() -> &'static [Vec<String>];
    /// Every decision that can be written down about these cards; `pairs` asks for those about two cards for
    /// all pairs. A game in which that is too much to try takes a part of them, by the dice.
    fn decisions(cards: &[Card], pairs: bool, dice: &mut Seeded) -> Vec<Self::Decision>;
    /// For a game in which they are too many: every decision of the right shape about the cards that one player has
    /// at hand and on the table.
    fn near(_: &Self::State, _by: Seat) -> Vec<Self::Decision> {
        Vec::new()
    }
    /// A decision with a value more than it has, each under the name of the change.
    fn widened(_: &Self::Decision, _cards: &[Card], _: &mut Seeded) -> Vec<(&'static str, Self::Decision)> {
        Vec::new()
    }
    /// The one form of a choice that may be written in several.
    fn plain(what: &Self::Decision) -> Self::Decision {
        what.clone()
    }
    /// Whether the rules alone say if a choice is legal, and no text that is not encoded.
    fn is_by_the_rules(_: &Self::Decision) -> bool {
        true
    }
    /// Whether both players make such a choice at once.
    fn is_for_both(_: &Self::Decision) -> bool {
        false
    }
    /// Whose deck came into which order, the top card first, for a shuffle.
    fn shuffled(what: &Self::Chance) -> Option<(Seat, &[Card])>;
    /// The outcome for which every deck lies as before.
    fn as_it_lies(state: &Self::State, ask: Self::Ask) -> Self::Chance;

    // The table.

    /// How many zones there are.
    const ZONES: Zone;
    /// Those that keep an order.
    const ORDERED: u64;
    /// How many values a player has on the table.
    const VALUES: u8 = 0;
    /// Where the cards lie.
    fn table(state: &Self::State) -> &Table;
    /// The zone of the cards under one that lies in a zone.
    fn under(zone: Zone) -> Zone;

    // Changed logs.

    /// Whether the rules put all outcomes of chance into an order.
    const ORDERS_CHANCE: bool = false;
    /// Whether the first two of these entries may stand in either order.
    fn is_unordered(state: &Self::State, rest: &[Entry<Self>]) -> bool;
    /// Whose deck is searched from an entry on, until it is shuffled.
    fn searches(_: &Body<Self>) -> Option<Seat> {
        None
    }
    /// Whether the second of two entries shows a card at once with the first, so that nobody sees in which order they lay.
    fn is_shown_with(_first: &Body<Self>, _other: &Body<Self>) -> bool {
        false
    }
    /// Whether another step is demanded as well as the one that is demanded now, in either order.
    fn is_due_too(_: &Self::State, _: &Self::Step) -> bool {
        false
    }
    /// Whether a text may have brought about that some of these entries stand in the place of the others; the
    /// verdict was unmodelled.
    fn rests_on_text(_changed: &[&Body<Self>]) -> bool {
        false
    }

    // Hidden cards.

    /// An entry as a viewer has it.
    fn censored(entry: &Entry<Self>, view: View) -> Entry<Self>;
    /// The cards whose faces a log shows to its viewer, beside those of the viewer's own deck.
    fn shown(log: &Log<Self>) -> HashSet<Card>;
    /// The clauses whose verdict on a legal match may hang on what a viewer does not see.
    const HIDDEN: &'static [&'static str];
    /// How many verdicts on a legal match do so; `seen` is the log as the viewer has it.
    fn undecided(seen: &Log<Self>) -> u64;
}

/// Whether a viewer sees what only a player sees.
pub fn sees(view: View, of: Seat) -> bool {
    matches!((view, of), (View::Omniscient, _) | (View::A, Seat::A) | (View::B, Seat::B))
}

/// A match through a viewer's eyes; `open` decks were shown to both sides beforehand.
pub fn seen<G: Tried>(log: &Log<G>, view: View, open: bool) -> Log<G> {
    let mut header = log.0.clone();
    (header.view, header.seed) = (view, None);
    let mut seen = (header, log.1.iter().map(|it| G::censored(it, view)).collect());
    let shown = G::shown(&seen);
    for of in Seat::BOTH.into_iter().filter(|of| !open && !sees(view, *of)) {
        let deck = &mut seen.0.players[of.index()].deck;
        for (place, code) in deck.iter_mut().enumerate() {
            if !shown.contains(&Card::new(of, place)) {
                "?".clone_into(code);
            }
        }
    }
    seen
}

/// The cards that entries name.
pub fn named<G: Game>(entries: &[Entry<G>]) -> HashSet<Card> {
    let mut named = HashSet::new();
    for entry in entries {
        let word = match &entry.body {
            Body::Decision { what, .. } => super::json(what),
            Body::Step { what, .. } => super::json(what),
            Body::Chance { what, .. } => super::json(what),
            Body::Intervention(it) => super::json(it),
        };
        each_text(&word, &mut |text| named.extend(text.parse::<Card>().ok().filter(|it| it.is_known())));
    }
    named
}

fn each_text(word: &serde_json::Value, each: &mut dyn FnMut(&str)) {
    match word {
        serde_json::Value::String(text) => each(text),
        serde_json::Value::Array(inner) => inner.iter().for_each(|it| each_text(it, each)),
        serde_json::Value::Object(inner) => inner.values().for_each(|it| each_text(it, each)),
        _ => {}
    }
}
