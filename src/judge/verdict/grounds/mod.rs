//! What the result of an audit rests on and nobody judged: a log is clean only where nothing is left here.

mod header;
mod interventions;

pub(in crate::judge) use header::of_header;
pub(in crate::judge) use interventions::Interventions;

use crate::judge::{Finding, Language, Verdict, wording};
use crate::log::Seat;
use crate::table::Card;
use schemars::JsonSchema;
use serde::Serialize;
use std::collections::HashMap;

/// What a result can rest on. An organiser may be content with some of it; the name is what `--accept` takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Basis {
    /// The rulebook does not say. Nobody can be content with that: a judge has to decide.
    Silence,
    /// Loops that the log speaks of: that they repeat without end, and who can stop them, is what the players said.
    Loops,
    /// A judge set the table by hand.
    Fixes,
    /// A judge took entries back.
    Rewinds,
    /// The match begins with a position; how it came about was not judged.
    Positions,
    /// The frame of the match is another than the rulebook's usual one.
    Options,
    /// Another edition of the rules, clause catalogue or card data than those of this program.
    Editions,
    /// Cards that the log hides.
    Hidden,
    /// Texts of cards that are not encoded.
    Texts,
}

impl Basis {
    /// All of them, the gravest first.
    pub const ALL: [Basis; 9] = [
        Basis::Silence,
        Basis::Loops,
        Basis::Fixes,
        Basis::Rewinds,
        Basis::Positions,
        Basis::Options,
        Basis::Editions,
        Basis::Hidden,
        Basis::Texts,
    ];

    /// The name, as in JSON.
    pub const fn name(self) -> &'static str {
        match self {
            Basis::Silence => "silence",
            Basis::Loops => "loops",
            Basis::Fixes => "fixes",
            Basis::Rewinds => "rewinds",
            Basis::Positions => "positions",
            Basis::Options => "options",
            Basis::Editions => "editions",
            Basis::Hidden => "hidden",
            Basis::Texts => "texts",
        }
    }

    /// Whether an organiser can be content with it.
    pub const fn can_be_accepted(self) -> bool {
        !matches!(self, Basis::Silence)
    }
}

/// One thing that a result rests on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Ground {
    /// What sort of thing.
    pub basis: Basis,
    /// What it is, in words.
    pub what: String,
    /// The reason that a judge wrote down.
    pub reason: Option<String>,
    /// The entries that rest on it; none where the whole match does.
    pub entries: Vec<u32>,
    /// More about it, a line each: what a text was said to do, what a fix changed on the table (`-` before what was there,
    /// `+` before what came), what a rewind took back that nobody can make unknown again.
    pub details: Vec<String>,
    /// How many further lines there would be.
    pub more_details: u64,
    /// Whether the organiser is content with it (`--accept`).
    pub accepted: bool,
}

/// The most lines that are told about one ground.
const MOST_DETAILS: usize = 100;

impl Ground {
    /// A ground of the whole match.
    pub fn new(basis: Basis, what: impl Into<String>) -> Ground {
        Ground {
            basis,
            what: what.into(),
            reason: None,
            entries: Vec::new(),
            details: Vec::new(),
            more_details: 0,
            accepted: false,
        }
    }

    /// The same for an entry.
    pub fn at(mut self, entry: u32) -> Ground {
        self.entries.push(entry);
        self
    }

    /// Adds a line, as long as there is room.
    pub fn tell(&mut self, line: impl FnOnce() -> String) {
        match self.details.len() < MOST_DETAILS {
            true => self.details.push(line()),
            false => self.more_details += 1,
        }
    }
}

/// The grounds of one log, in the order in which they came up. Those of one kind and wording are one.
#[derive(Clone, Debug, Default, PartialEq)]
pub(in crate::judge) struct Grounds {
    language: Language,
    list: Vec<Ground>,
    by_wording: HashMap<(Basis, String), usize>,
    /// The grounds that are a card, or its text: most entries that rest on anything rest on one of few, and are not worded
    /// to find it.
    by_card: HashMap<(Basis, Card), usize, foldhash::fast::FixedState>,
}

impl Grounds {
    /// No grounds yet, told in a language.
    pub fn new(language: Language) -> Grounds {
        Grounds { language, ..Grounds::default() }
    }

    /// The language in which they are told.
    pub fn language(&self) -> Language {
        self.language
    }

    /// Adds a ground that stands alone.
    pub fn add(&mut self, ground: Ground) {
        self.list.push(ground);
    }

    /// The ground of this kind and wording, begun where there is none.
    pub fn of(&mut self, basis: Basis, what: &str) -> &mut Ground {
        let at = self.place_of(basis, what.to_owned());
        &mut self.list[at]
    }

    fn place_of(&mut self, basis: Basis, what: String) -> usize {
        let list = &mut self.list;
        *self.by_wording.entry((basis, what)).or_insert_with_key(|(basis, what)| {
            list.push(Ground::new(*basis, what));
            list.len() - 1
        })
    }

    /// The ground that a card's text is, or its hidden face.
    fn about(&mut self, basis: Basis, card: Card) -> &mut Ground {
        let at = match self.by_card.get(&(basis, card)) {
            Some(at) => *at,
            None => {
                let language = self.language;
                let what = match (basis, card.is_known()) {
                    (Basis::Hidden, true) => wording::what_a_card_is(language, card),
                    (Basis::Hidden, false) => wording::a_nameless_card(language),
                    (_, true) => wording::text_of(language, card),
                    (_, false) => wording::a_nameless_text(language),
                };
                let at = self.place_of(basis, what);
                self.by_card.insert((basis, card), at);
                at
            }
        };
        &mut self.list[at]
    }

    /// Notes what an undecidable or unmodelled entry rests on.
    pub fn rest_on(&mut self, entry: u32, verdict: Verdict, card: Option<Card>, told: Option<&Finding>) {
        let basis = match verdict {
            Verdict::Unmodelled => Basis::Texts,
            Verdict::Undecidable if card.is_some() => Basis::Hidden,
            Verdict::Undecidable => Basis::Silence,
            Verdict::Legal | Verdict::Difference | Verdict::Illegal => return,
        };
        let language = self.language;
        let ground = match card.filter(|_| basis != Basis::Silence) {
            Some(card) => self.about(basis, card),
            None if basis == Basis::Silence => {
                self.of(basis, told.and_then(|it| it.reasons.first()).map_or("", |it| it.facts.as_str()))
            }
            None => self.of(basis, &wording::a_nameless_text(language)),
        };
        ground.entries.push(entry);
        if let Some(told) = told {
            ground.tell(|| wording::rests_entry(language, entry, told.clause(), &told.event));
        }
    }

    /// All of them, the gravest first.
    pub fn finish(mut self) -> Vec<Ground> {
        self.list.sort_by_key(|it| it.basis);
        self.list
    }

    /// The ground that was added last.
    pub fn last(&mut self) -> Option<&mut Ground> {
        self.list.last_mut()
    }
}

/// The words for whose eyes a log was written through.
fn eyes(language: Language, view: crate::log::View) -> String {
    use crate::log::View;
    match view {
        View::Omniscient => wording::view_all(language),
        View::A => wording::view_player(language, Seat::A),
        View::B => wording::view_player(language, Seat::B),
        View::Public => wording::view_public(language),
        View::Reconstructed => wording::view_reconstructed(language),
    }
}
