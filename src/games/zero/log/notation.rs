//! The typed form of decisions: `use A5 pay A31 A32 at B3`.

use super::words::{Cards, Decision, Four, Place, Way, decision};
use crate::games::zero::Zero;
use crate::games::zero::choices::{Choice, verb_of};
use crate::games::zero::state::Setup;
use crate::judge::{language, read_whole};
use crate::log::Seat;
use crate::say;
use crate::table::{Card, Few};
use std::iter::Peekable;
use std::str::{FromStr, SplitWhitespace};

/// Writes cards after a word, each after a space. Empty if there are no cards.
pub fn list(word: &str, cards: &[Card]) -> String {
    if cards.is_empty() {
        return String::new();
    }
    cards.iter().fold(word.to_owned(), |text, it| format!("{text} {it}"))
}

/// Writes a decision in its typed form.
pub fn write(what: &Decision) -> String {
    decision!(what, choice => {
        let fields = choice.fields();
        let verb = verb(&choice);
        if fields.is_empty() { verb.to_owned() } else { format!("{verb} {fields}") }
    })
}

fn verb<C: Choice>(_: &C) -> &'static str {
    verb_of::<C>()
}

/// Reads a decision from its typed form.
///
/// # Errors
/// A sentence that says what was expected.
pub fn read(setup: &Setup, text: &str) -> Result<Decision, String> {
    read_whole(language::<Zero>(setup), text, |line| begin(setup, line), write)
}

/// Reads the decision at the beginning of a line. Returns it with its form and the number of words left over.
fn begin(setup: &Setup, text: &str) -> Result<(Decision, &'static str, usize), String> {
    let mut words = Typed { setup, words: text.split_whitespace().peekable() };
    let verb = words.words.next().ok_or_else(|| help(setup))?;
    let mut read = None;
    decision!(each Sort => if verb_of::<Sort>() == verb {
        read = Some((Sort::read(&mut words).map(Decision::from), <Sort as Choice>::FORM));
    });
    let (what, form) = read.ok_or_else(|| help(setup))?;
    Ok((what?, form, words.words.count()))
}

fn help(setup: &Setup) -> String {
    let mut forms = Vec::new();
    decision!(each Sort => forms.push(<Sort as Choice>::FORM));
    let forms = forms.join("; ");
    say!(setup, "a decision is one of: {forms}", "可以输入：{forms}")
}

/// The words after the verb of a typed decision.
pub struct Typed<'a> {
    setup: &'a Setup,
    words: Peekable<SplitWhitespace<'a>>,
}

/// The optional fields of a typed decision, each after its word.
#[derive(Default)]
pub struct Options {
    lists: [Vec<Card>; 5],
    /// The field `as`.
    pub way: Option<Way>,
    /// The field `on`.
    pub on: Option<Card>,
    /// The field `flip`.
    pub flip: Option<Card>,
    /// The field `reveal`.
    pub reveal: Option<Card>,
    /// The field `link`.
    pub link: Option<u16>,
    /// The field `player`.
    pub player: Option<Seat>,
    /// The field `x`.
    pub x: Option<u16>,
    native: bool,
}

/// The words before lists of cards.
const LISTS: [&str; 5] = ["pay", "at", "discard", "scrap", "for"];

impl Options {
    fn few<const MOST: usize>(&self, at: usize) -> Result<Few<MOST>, String> {
        let tongue = crate::judge::Tongue { native: self.native, ..crate::judge::Tongue::ENGLISH };
        let setup = Speaking { tongue };
        Few::of(&self.lists[at]).ok_or_else(|| say!(setup, "at most {MOST} cards stand here", "此处最多{MOST}张牌"))
    }

    /// The field `pay`.
    pub fn pay(&self) -> Result<Cards, String> {
        self.few(0)
    }

    /// The field `at`.
    pub fn targets(&self) -> Result<Four, String> {
        self.few(1)
    }

    /// The field `discard`.
    pub fn discard(&self) -> Result<Few, String> {
        self.few(2)
    }

    /// The field `scrap`.
    pub fn scrap(&self) -> Result<Few, String> {
        self.few(3)
    }

    /// The field `for`.
    pub fn instead_of(&self) -> Result<Four, String> {
        self.few(4)
    }
}

/// Carries the language for [`say!`].
struct Speaking {
    tongue: crate::judge::Tongue,
}

/// Each function reads the next words. The error names the word and says what was expected.
impl Typed<'_> {
    /// Reads a card of the match.
    pub fn card(&mut self) -> Result<Card, String> {
        let setup = self.setup;
        let word =
            self.words.next().ok_or_else(|| say!(setup, "a card is missing, such as A17", "缺少一张牌，例如A17"))?;
        card(setup, word)
    }

    /// Reads a number.
    pub fn number<N: FromStr>(&mut self) -> Result<N, String> {
        let setup = self.setup;
        let word = self.words.next().unwrap_or_default();
        word.parse().map_err(|_| say!(setup, "{word:?} is no number", "{word:?}不是数字"))
    }

    /// Reads a player.
    pub fn seat(&mut self) -> Result<Seat, String> {
        let setup = self.setup;
        seat(setup, self.words.next().unwrap_or_default())
    }

    /// Reads a zone.
    pub fn place(&mut self) -> Result<Place, String> {
        let setup = self.setup;
        let word = self.words.next().unwrap_or_default();
        serde_json::from_value(word.into()).map_err(|_| {
            say!(
                setup,
                "{word:?} is no zone: deck, life, hand, resources, resources_face_down, battle, rest, removed or removed_face_down",
                "{word:?}不是区域：deck、life、hand、resources、resources_face_down、battle、rest、removed或removed_face_down"
            )
        })
    }

    /// Reads one of two words, and returns its place.
    pub fn one_of(&mut self, words: [&str; 2]) -> Result<usize, String> {
        let setup = self.setup;
        let word = self.words.next().unwrap_or_default();
        let [one, other] = words;
        words.iter().position(|it| *it == word).ok_or_else(|| {
            say!(setup, "{word:?} is neither `{one}` nor `{other}`", "{word:?}既不是`{one}`也不是`{other}`")
        })
    }

    /// Reads cards up to the next word that is none.
    fn all(&mut self) -> Result<Vec<Card>, String> {
        let mut cards = Vec::new();
        while let Some(word) = self.words.next_if(|it| is_card(it)) {
            cards.push(card(self.setup, word)?);
        }
        Ok(cards)
    }

    /// Reads all cards that follow.
    pub fn cards(&mut self) -> Result<Cards, String> {
        let setup = self.setup;
        Cards::of(&self.all()?).ok_or_else(|| say!(setup, "these are too many cards", "牌太多了"))
    }

    /// Reads up to four cards.
    pub fn four(&mut self) -> Result<Four, String> {
        let setup = self.setup;
        Four::of(&self.all()?).ok_or_else(|| say!(setup, "these are too many cards", "牌太多了"))
    }

    /// Reads the optional fields.
    pub fn options(&mut self) -> Result<Options, String> {
        let setup = self.setup;
        let mut options = Options { native: setup.tongue.native, ..Options::default() };
        while let Some(word) = self.words.peek().copied() {
            if let Some(at) = LISTS.iter().position(|it| *it == word) {
                self.words.next();
                options.lists[at] = self.all()?;
                continue;
            }
            if !["as", "on", "flip", "reveal", "link", "player", "x"].contains(&word) {
                break;
            }
            self.words.next();
            match word {
                "as" => {
                    let ways = [Way::Transform, Way::FalseLife];
                    options.way = Some(ways[self.one_of(["transform", "false_life"])?]);
                }
                "on" => options.on = Some(self.card()?),
                "flip" => options.flip = Some(self.card()?),
                "reveal" => options.reveal = Some(self.card()?),
                "link" => options.link = Some(self.number()?),
                "player" => options.player = Some(self.seat()?),
                _ => options.x = Some(self.number()?),
            }
        }
        Ok(options)
    }
}

fn seat(setup: &Setup, word: &str) -> Result<Seat, String> {
    match word {
        "A" | "a" => Ok(Seat::A),
        "B" | "b" => Ok(Seat::B),
        _ => Err(say!(setup, "{word:?} is no player: A or B", "{word:?}不是玩家：A或B")),
    }
}

fn capital(word: &str) -> String {
    let mut name = word.to_owned();
    if let Some(first) = name.get_mut(..1) {
        first.make_ascii_uppercase();
    }
    name
}

fn is_card(word: &str) -> bool {
    capital(word).parse::<Card>().is_ok()
}

/// Reads a card as the log names it, such as A17.
fn card(setup: &Setup, word: &str) -> Result<Card, String> {
    let none = || {
        say!(
            setup,
            "{word:?} is no card; cards are written A17, tokens At1",
            "{word:?}不是牌，牌写作A17，代替物写作At1"
        )
    };
    let card: Card = capital(word).parse().map_err(|_| none())?;
    match setup.has(card) || card.token_place().is_some() {
        true => Ok(card),
        false => Err(say!(setup, "there is no card {card} in this match", "这场对局中没有{card}")),
    }
}
