//! The tests' knowledge of a game beyond the program's own.

use super::Log;
use headjudge::judge::{Game, Seeded, Style};
use headjudge::log::{Body, Entry, Header, Seat, View};
use headjudge::rulebook::Cited;
use headjudge::table::{Card, Table, Zone};
use std::collections::HashSet;
use std::hash::Hash;
use std::ops::Range;

/// The part of these seeds' matches that a test of the game uses ([`Tried::SHARE`]).
pub fn part<G: Tried>(seeds: Range<u64>) -> Range<u64> {
    seeds.start..seeds.start + (seeds.end - seeds.start).div_ceil(G::SHARE)
}

/// A game under test.
pub trait Tried: Game<Decision: Eq + Hash, Clause: Cited> {
    // The clauses.

    /// The number of clauses in the book.
    const CLAUSES: usize;
    /// The number of those without a parent.
    const CHAPTERS: usize;
    /// The clauses whose parent has no text in the book.
    const WITHOUT_PARENT: &'static [&'static str] = &[];

    // Matches.

    /// A match from a position with few cards.
    fn small() -> Header;
    /// The style of a seed's match, chosen so that all matches together show everything that can happen.
    fn style(_seed: u64) -> Style {
        Style::Random
    }

    /// The divisor for the numbers of matches and entries in a test, for a game that takes long because its header defines
    /// all cards.
    const SHARE: u64 = 1;
    /// The number of choices of a match for each one that is examined closely.
    const LOOK: usize;

    // The words of a log.

    /// Names that are interchangeable in a log.
    fn names() -> &'static [Vec<String>];
    /// Every possible decision about these cards; `pairs` adds those about two cards, for all pairs. If that is too many, a
    /// random part of them.
    fn decisions(cards: &[Card], pairs: bool, dice: &mut Seeded) -> Vec<Self::Decision>;
    /// For a game with too many decisions: every decision of the right shape about the cards in one player's hand and on
    /// the table.
    fn near(_: &Self::State, _by: Seat) -> Vec<Self::Decision> {
        Vec::new()
    }
    /// A decision with one more value than it has, each under the name of the change.
    fn widened(_: &Self::Decision, _cards: &[Card], _: &mut Seeded) -> Vec<(&'static str, Self::Decision)> {
        Vec::new()
    }
    /// The normal form of a choice that may be written in several.
    fn plain(what: &Self::Decision) -> Self::Decision {
        what.clone()
    }
    /// Returns `true` if the rules alone decide whether a choice is legal, and no text that is not encoded.
    fn is_by_the_rules(_: &Self::Decision) -> bool {
        true
    }
    /// Returns `true` if both players make such a choice at once.
    fn is_for_both(_: &Self::Decision) -> bool {
        false
    }
    /// The owner and the new order of a shuffled deck, the top card first.
    fn shuffled(what: &Self::Chance) -> Option<(Seat, &[Card])>;
    /// The outcome that leaves every deck as it is.
    fn as_it_lies(state: &Self::State, ask: Self::Ask) -> Self::Chance;

    // The table.

    /// The number of zones.
    const ZONES: Zone;
    /// The ordered zones.
    const ORDERED: u64;
    /// The number of a player's values on the table.
    const VALUES: u8 = 0;
    /// The table in a state.
    fn table(state: &Self::State) -> &Table;
    /// The zone of the cards under a card in a zone.
    fn under(zone: Zone) -> Zone;

    // Changed logs.

    /// `true` if the rules order all outcomes of chance.
    const ORDERS_CHANCE: bool = false;
    /// Returns `true` if the first two of these entries may come in either order.
    fn is_unordered(state: &Self::State, rest: &[Entry<Self>]) -> bool;
    /// The owner of a deck that is searched from an entry on, until it is shuffled.
    fn searches(_: &Body<Self>) -> Option<Seat> {
        None
    }
    /// Returns `true` if the second of two entries shows a card together with the first, so that nobody sees their order.
    fn is_shown_with(_first: &Body<Self>, _other: &Body<Self>) -> bool {
        false
    }
    /// Returns `true` if another step is demanded as well as the present one, in either order.
    fn is_due_too(_: &Self::State, _: &Self::Step) -> bool {
        false
    }
    /// Returns `true` if a text may have caused some of these entries to replace the others; the verdict was unmodelled.
    fn rests_on_text(_changed: &[&Body<Self>]) -> bool {
        false
    }

    // Hidden cards.

    /// An entry as a viewer has it.
    fn censored(entry: &Entry<Self>, view: View) -> Entry<Self>;
    /// The cards whose faces a log shows to its viewer, besides those of the viewer's own deck.
    fn shown(log: &Log<Self>) -> HashSet<Card>;
    /// The clauses whose verdict on a legal match may depend on something that a viewer does not see.
    const HIDDEN: &'static [&'static str];
    /// The number of such verdicts on a legal match; `seen` is the viewer's log.
    fn undecided(seen: &Log<Self>) -> u64;
}

/// Returns `true` if a viewer sees the cards that only this player sees.
pub fn sees(view: View, of: Seat) -> bool {
    matches!((view, of), (View::Omniscient, _) | (View::A, Seat::A) | (View::B, Seat::B))
}

/// A match through a view; `open` decks were shown to both sides beforehand.
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

/// The cards named in entries.
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
