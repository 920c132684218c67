//! The grounds of an audit's result: things it depends on that were not judged. A log is clean only if there are none.

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

/// The sorts of ground. An organiser may accept most of them; the name is the value of `--accept`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Basis {
    /// The rulebook is silent. This cannot be accepted: a judge has to decide.
    Silence,
    /// Loops declared in the log. That they repeat without end, and who can stop them, is the players' statement.
    Loops,
    /// A judge set the table by hand.
    Fixes,
    /// A judge took entries back.
    Rewinds,
    /// The match begins with a position, whose origin was not judged.
    Positions,
    /// Options that differ from the rulebook's defaults.
    Options,
    /// An edition of the rules, clause catalogue or card data other than this program's.
    Editions,
    /// Cards that the log hides.
    Hidden,
    /// Texts of cards that are not encoded.
    Texts,
}

impl Basis {
    /// All sorts, the gravest first.
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

    /// Returns `true` if an organiser can accept it.
    pub const fn can_be_accepted(self) -> bool {
        !matches!(self, Basis::Silence)
    }
}

/// One thing that a result depends on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Ground {
    /// Its sort.
    pub basis: Basis,
    /// The ground in words.
    pub what: String,
    /// The judge's reason.
    pub reason: Option<String>,
    /// The entries that depend on it; empty if the whole match does.
    pub entries: Vec<u32>,
    /// Details, one a line: the claimed effect of a text, the changes that a fix made on the table (`-` before removed
    /// facts, `+` before added ones), the information that a rewind cannot make unknown again.
    pub details: Vec<String>,
    /// The number of further lines.
    pub more_details: u64,
    /// `true` if the organiser accepts it (`--accept`).
    pub accepted: bool,
}

/// The maximum number of details of one ground.
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

    /// The same with an entry that depends on it.
    pub fn at(mut self, entry: u32) -> Ground {
        self.entries.push(entry);
        self
    }

    /// Adds a line, while there is room.
    pub fn tell(&mut self, line: impl FnOnce() -> String) {
        match self.details.len() < MOST_DETAILS {
            true => self.details.push(line()),
            false => self.more_details += 1,
        }
    }
}

/// The grounds of one log, in the order of their appearance. Those of the same sort and wording are merged.
#[derive(Clone, Debug, Default, PartialEq)]
pub(in crate::judge) struct Grounds {
    language: Language,
    list: Vec<Ground>,
    by_wording: HashMap<(Basis, String), usize>,
    /// The grounds that are a card or its text. Most entries with grounds share a few of these, so they are found without
    /// wording them.
    by_card: HashMap<(Basis, Card), usize, foldhash::fast::FixedState>,
}

impl Grounds {
    /// An empty list, to be told in a language.
    pub fn new(language: Language) -> Grounds {
        Grounds { language, ..Grounds::default() }
    }

    /// The language of the list.
    pub fn language(&self) -> Language {
        self.language
    }

    /// Adds a separate ground.
    pub fn add(&mut self, ground: Ground) {
        self.list.push(ground);
    }

    /// The ground of this sort and wording, added if missing.
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

    /// The ground for a card's text, or its hidden face.
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

    /// Records what an undecidable or unmodelled entry depends on.
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

    /// All grounds, the gravest first.
    pub fn finish(mut self) -> Vec<Ground> {
        self.list.sort_by_key(|it| it.basis);
        self.list
    }

    /// The ground that was added last.
    pub fn last(&mut self) -> Option<&mut Ground> {
        self.list.last_mut()
    }
}

/// The name of a log's view.
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
