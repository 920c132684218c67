//! The notation in which people type decisions: `play A5 at F2 with A1 At1`.

use super::words::{Cards, Decision, Early, Place, Race, Shows, Slot, Tactic, decision};
use crate::games::xinglingwang::Xinglingwang;
use crate::games::xinglingwang::choices::Choice;
use crate::games::xinglingwang::state::Setup;
use crate::judge::{language, read_whole};
use crate::log::Seat;
use crate::say;
use crate::table::Card;
use std::iter::Peekable;
use std::str::SplitWhitespace;

/// Cards in a row, each after a space.
pub fn list(cards: &[Card]) -> String {
    cards.iter().map(|it| format!(" {it}")).collect()
}

/// The value that a lower unit leaves showing, as it is typed.
pub const fn shows(it: Shows) -> &'static str {
    match it {
        Shows::Attack => "attack",
        Shows::Points => "points",
    }
}

/// The name of a zone.
pub const fn place(it: Place, native: bool) -> &'static str {
    match (it, native) {
        (Place::Hand, false) => "hand",
        (Place::Library, false) => "library",
        (Place::Graveyard, false) => "graveyard",
        (Place::Exile, false) => "exile",
        (Place::Wheel, false) => "wheel",
        (Place::Hand, true) => "手牌",
        (Place::Library, true) => "牌庫",
        (Place::Graveyard, true) => "墓地",
        (Place::Exile, true) => "除外區",
        (Place::Wheel, true) => "轉盤",
    }
}

/// Writes a decision as it is typed.
pub fn write(what: &Decision) -> String {
    decision!(what, choice => choice.write())
}

/// Reads a typed decision.
///
/// # Errors
/// A sentence that says what was expected.
pub fn read(setup: &Setup, text: &str) -> Result<Decision, String> {
    read_whole(language::<Xinglingwang>(setup), text, |line| begin(setup, line), write)
}

/// Reads the decision at the start of a line. Returns it with its form and the number of words left over.
fn begin(setup: &Setup, text: &str) -> Result<(Decision, &'static str, usize), String> {
    let mut words = Typed { setup, words: text.split_whitespace().peekable() };
    let help = || {
        let mut forms = Vec::new();
        decision!(each Sort => forms.push(<Sort as Choice>::FORM));
        let forms = forms.join(", ");
        say!(setup, "a decision is one of: {forms}", "可輸入：{forms}")
    };
    let verb = words.words.next().ok_or_else(help)?;
    let mut read = None;
    decision!(each Sort => if Sort::FORM.split(' ').next() == Some(verb) {
        read = Some((Sort::read(&mut words).map(Decision::from), <Sort as Choice>::FORM));
    });
    let (what, form) = read.ok_or_else(help)?;
    Ok((what?, form, words.words.count()))
}

/// The words that follow the verb of a typed decision.
pub struct Typed<'a> {
    setup: &'a Setup,
    words: Peekable<SplitWhitespace<'a>>,
}

/// Each method reads the next word or words. Its error says what was expected there.
impl Typed<'_> {
    /// Skips this word if it follows; `true` if it did.
    pub fn word(&mut self, word: &str) -> bool {
        self.words.next_if(|it| *it == word).is_some()
    }

    fn one_of<T: Copy>(&mut self, all: &[(&str, T)]) -> Result<T, String> {
        let word = self.words.next().unwrap_or("");
        let names: Vec<&str> = all.iter().map(|it| it.0).collect();
        let names = names.join(", ");
        let found = all.iter().find(|it| it.0.eq_ignore_ascii_case(word)).map(|it| it.1);
        found.ok_or_else(|| say!(self.setup, "{word:?}: one of {names} belongs here", "{word:?}：此處應為{names}之一"))
    }

    /// Reads a card of the match.
    pub fn card(&mut self) -> Result<Card, String> {
        let word = self.words.next().unwrap_or("");
        self.as_card(word).ok_or_else(|| {
            say!(
                self.setup,
                "{word:?} is no card of this match; cards are written A17 or At1",
                "{word:?}不是本對戰的卡；寫法如A17或At1"
            )
        })
    }

    fn as_card(&self, word: &str) -> Option<Card> {
        let mut name = word.to_owned();
        name.get_mut(..1)?.make_ascii_uppercase();
        name.parse().ok().filter(|it| self.setup.has(*it))
    }

    /// Reads cards as long as they follow.
    pub fn cards(&mut self) -> Result<Cards, String> {
        let all = self.some();
        Cards::of(&all).ok_or_else(|| say!(self.setup, "at most 10 cards belong here", "此處最多10張卡"))
    }

    fn some(&mut self) -> Vec<Card> {
        let mut all = Vec::new();
        while let Some(word) = self.words.peek().copied()
            && let Some(card) = self.as_card(word)
        {
            all.push(card);
            self.words.next();
        }
        all
    }

    /// Reads a position.
    pub fn slot(&mut self) -> Result<Slot, String> {
        let names: Vec<String> = Slot::ALL.iter().map(|it| format!("{it:?}")).collect();
        let all: Vec<(&str, Slot)> = names.iter().map(String::as_str).zip(Slot::ALL).collect();
        self.one_of(&all)
    }

    /// Reads a position if any word follows.
    pub fn maybe_slot(&mut self) -> Result<Option<Slot>, String> {
        if self.words.peek().is_none() { Ok(None) } else { self.slot().map(Some) }
    }

    /// Reads a number if one follows; else returns `usual`.
    pub fn number(&mut self, usual: u8) -> Result<u8, String> {
        Ok(self
            .words
            .next_if(|word| word.bytes().all(|it| it.is_ascii_digit()))
            .and_then(|it| it.parse().ok())
            .unwrap_or(usual))
    }

    /// Reads a race.
    pub fn race(&mut self) -> Result<Race, String> {
        let all = crate::games::xinglingwang::choices::RACES.map(|it| (it.1, it.0));
        self.one_of(&all)
    }

    /// Reads the value that a lower unit leaves showing.
    pub fn shows(&mut self) -> Result<Shows, String> {
        self.one_of(&[("attack", Shows::Attack), ("points", Shows::Points)])
    }

    /// Reads the choice of the tactics phase.
    pub fn tactic(&mut self) -> Result<Tactic, String> {
        self.one_of(&[("formation", Tactic::Formation), ("attack", Tactic::Attack)])
    }

    /// Reads the condition on which an early end is declared, if one follows.
    pub fn early(&mut self) -> Result<Option<Early>, String> {
        if self.words.peek().is_none() {
            return Ok(None);
        }
        self.one_of(&[("points", Some(Early::Points)), ("units", Some(Early::Units))])
    }

    /// Reads a player.
    pub fn seat(&mut self) -> Result<Seat, String> {
        self.one_of(&[("A", Seat::A), ("B", Seat::B)])
    }

    /// Reads a zone.
    pub fn place(&mut self) -> Result<Place, String> {
        use Place::{Exile, Graveyard, Hand, Library, Wheel};
        self.one_of(&[Hand, Library, Graveyard, Exile, Wheel].map(|it| (place(it, false), it)))
    }
}
