//! The notation in which people type decisions: `attack A17 B`.

use super::words::{Decision, Group, Modes, Place, Target, Targets, Trigger, decision};
use crate::games::evolve::Evolve;
use crate::games::evolve::choices::{Choice, verb_of};
use crate::games::evolve::facts::breach::Breach;
use crate::games::evolve::state::Setup;
use crate::judge::{Fact as _, language, read_whole};
use crate::log::Seat;
use crate::say;
use crate::table::Card;

/// The forms of all decisions, for help and completion.
pub fn forms() -> Vec<&'static str> {
    let mut forms = Vec::new();
    decision!(each Sort => forms.push(<Sort as Choice>::FORM));
    forms
}

/// Writes a decision as it is typed.
pub fn write(what: &Decision) -> String {
    let (verb, fields) = (decision!(of what, Sort => verb_of::<Sort>()), decision!(what, choice => choice.fields()));
    if fields.is_empty() { verb.to_owned() } else { format!("{verb} {fields}") }
}

/// Reads a typed decision.
///
/// # Errors
/// A sentence that says what was expected.
pub fn read(setup: &Setup, text: &str) -> Result<Decision, String> {
    read_whole(language::<Evolve>(setup), text, |line| begin(setup, line), write)
}

/// Reads the decision at the start of a line. Returns it with its form and the number of words left over.
fn begin(setup: &Setup, text: &str) -> Result<(Decision, &'static str, usize), String> {
    let all = || forms().join(", ");
    let mut words = Typed { setup, words: text.split_whitespace().collect(), at: 0 };
    let verb = words
        .next()
        .ok_or_else(|| {
            say!(setup, "a decision is one of: {all}", "可以输入的有：{all}", "入力できる選択：{all}", all = all())
        })?
        .to_owned();
    let mut read = None;
    decision!(each Sort => if verb_of::<Sort>() == verb {
        read = Some((Sort::read(&mut words).map(Decision::from), <Sort as Choice>::FORM));
    });
    let unknown = || {
        say!(
            setup,
            "{verb:?} is no decision; one of: {all}",
            "{verb:?}不是选择；可以输入的有：{all}",
            "{verb:?}という選択はない。入力できる選択：{all}",
            all = all()
        )
    };
    let (what, form) = read.ok_or_else(unknown)?;
    Ok((what?, form, words.words.len().saturating_sub(words.at)))
}

/// The words that follow the verb of a typed decision.
pub struct Typed<'a> {
    setup: &'a Setup,
    words: Vec<&'a str>,
    at: usize,
}

/// The optional parts that can follow the card of a play or an ability.
#[derive(Clone, Copy, Debug, Default)]
pub struct More {
    /// The chosen targets.
    pub targets: Targets,
    /// The chosen options.
    pub modes: Modes,
    /// The amulet of the earth rite.
    pub rite: Option<Card>,
    /// `true` if the card enters rested.
    pub rested: bool,
    /// `true` if the ability's cost is paid.
    pub paid: bool,
    /// The play points that are paid.
    pub cost: Option<i16>,
}

/// Each method reads the next word or words. Its error says what was expected there.
impl<'a> Typed<'a> {
    fn next(&mut self) -> Option<&'a str> {
        let word = self.words.get(self.at).copied();
        self.at += usize::from(word.is_some());
        word
    }

    fn peek(&self) -> Option<&'a str> {
        self.words.get(self.at).copied()
    }

    fn expected<T>(&self, word: Option<&str>, [english, native, japanese]: [&str; 3]) -> Result<T, String> {
        let setup = self.setup;
        Err(match word {
            Some(word) => say!(
                setup,
                "{word:?} is none: {english} belongs here",
                "{word:?}不对：此处应为{native}",
                "{word:?}は違う：ここに来るのは{japanese}である"
            ),
            None => say!(setup, "{english} is missing", "缺少{native}", "{japanese}がない"),
        })
    }

    /// Reads a card that may be in the match.
    pub fn card(&mut self) -> Result<Card, String> {
        let word = self.next();
        match word.and_then(upper) {
            Some(card) if self.setup.has(card) => Ok(card),
            Some(card) => Err(Breach::NoSuchCard { card }.tell(self.setup)),
            None => self.expected(word, ["a card such as A17", "A17这样的卡", "A17のようなカード"]),
        }
    }

    /// Reads cards as long as they follow.
    pub fn cards(&mut self) -> Result<Group, String> {
        let mut all = Vec::new();
        while self.peek().and_then(upper).is_some() {
            all.push(self.card()?);
        }
        match Group::of(&all) {
            Some(all) => Ok(all),
            None => self.expected(None, ["a list of at most 8 cards", "最多8张卡的列表", "8枚までのカードの並び"]),
        }
    }

    /// Reads a card, or a leader by its player's seat.
    pub fn target(&mut self) -> Result<Target, String> {
        match self.peek() {
            Some("A" | "a" | "B" | "b") => self.seat().map(Target::Leader),
            _ => self.card().map(Target::Card),
        }
    }

    /// Reads a player.
    pub fn seat(&mut self) -> Result<Seat, String> {
        match self.next() {
            Some("A" | "a") => Ok(Seat::A),
            Some("B" | "b") => Ok(Seat::B),
            word => self.expected(word, ["A or B", "A或B", "AかB"]),
        }
    }

    /// Reads a zone.
    pub fn place(&mut self) -> Result<Place, String> {
        let word = self.next();
        match PLACES.into_iter().find(|it| Some(place_word(*it)) == word) {
            Some(place) => Ok(place),
            None => self.expected(
                word,
                ["a zone such as deck or evolve_deck", "deck、evolve_deck这样的领域", "deckやevolve_deckのような領域"],
            ),
        }
    }

    /// Reads the trigger of an ability.
    pub fn trigger(&mut self) -> Result<Trigger, String> {
        let word = self.next();
        match TRIGGERS.into_iter().find(|it| Some(trigger_word(*it)) == word) {
            Some(trigger) => Ok(trigger),
            None => self.expected(
                word,
                [
                    "an ability such as fanfare or last_words",
                    "fanfare、last_words这样的能力",
                    "fanfareやlast_wordsのような能力",
                ],
            ),
        }
    }

    /// Reads one of two words; `true` for the first.
    pub fn one_of(&mut self, words: [&str; 2]) -> Result<bool, String> {
        let word = self.next();
        match word {
            Some(it) if it == words[0] => Ok(true),
            Some(it) if it == words[1] => Ok(false),
            _ => self.expected(word, [" or ", "或", "か"].map(|or| words.join(or)).each_ref().map(String::as_str)),
        }
    }

    /// Reads a number.
    pub fn amount<T: std::str::FromStr>(&mut self) -> Result<T, String> {
        let word = self.next();
        match word.and_then(|it| it.parse().ok()) {
            Some(number) => Ok(number),
            None => self.expected(word, ["a number", "数字", "数"]),
        }
    }

    /// Reads a number if one follows; else returns `usual`.
    pub fn number_or(&mut self, usual: u8) -> u8 {
        match self.peek().and_then(|it| it.parse().ok()) {
            Some(number) => {
                self.at += 1;
                number
            }
            None => usual,
        }
    }

    /// Reads this word if it follows; `true` if it did.
    pub fn flag(&mut self, word: &str) -> bool {
        let stands = self.peek() == Some(word);
        self.at += usize::from(stands);
        stands
    }

    /// Reads targets, options, an earth rite and the given flags, in any order.
    pub fn more(&mut self, flags: &[&str]) -> Result<More, String> {
        let mut more = More::default();
        while let Some(word) = self.peek() {
            self.at += 1;
            match word {
                "on" => {
                    let mut all = Vec::new();
                    while self.peek().is_some_and(|it| matches!(it, "A" | "B" | "a" | "b") || upper(it).is_some()) {
                        all.push(self.target()?);
                    }
                    more.targets = Targets::of(&all)
                        .map_or_else(|| self.expected(None, ["fewer targets", "更少的目标", "もっと少ない対象"]), Ok)?;
                }
                "options" => {
                    let mut all = Vec::new();
                    while let Some(number) = self.peek().and_then(|it| it.parse().ok()) {
                        self.at += 1;
                        all.push(number);
                    }
                    more.modes = Modes::of(&all).map_or_else(
                        || self.expected(None, ["fewer options", "更少的选项", "もっと少ない選択肢"]),
                        Ok,
                    )?;
                }
                "rite" => more.rite = Some(self.card()?),
                "rested" if flags.contains(&word) => more.rested = true,
                "paid" if flags.contains(&word) => more.paid = true,
                "cost" if flags.contains(&word) => more.cost = Some(self.amount()?),
                _ => {
                    self.at -= 1;
                    break;
                }
            }
        }
        Ok(more)
    }
}

fn upper(word: &str) -> Option<Card> {
    let mut name = word.to_owned();
    name.get_mut(..1)?.make_ascii_uppercase();
    name.parse().ok()
}

/// The choices of a play or an ability, as they are typed.
pub fn write_choices(targets: Targets, modes: Modes, rite: Option<Card>) -> String {
    let mut text = String::new();
    if !targets.is_empty() {
        text.push_str(" on");
        targets.each().for_each(|it| text.push_str(&format!(" {it}")));
    }
    if !modes.is_empty() {
        text.push_str(" options");
        modes.each().for_each(|it| text.push_str(&format!(" {it}")));
    }
    if let Some(rite) = rite {
        text.push_str(&format!(" rite {rite}"));
    }
    text
}

/// The choices of a play or an ability, in words.
pub fn tell_choices(setup: &Setup, targets: Targets, modes: Modes, rite: Option<Card>) -> String {
    let mut text = String::new();
    if !modes.is_empty() {
        let all: Vec<String> = modes.each().map(|it| it.to_string()).collect();
        text.push_str(&say!(setup, ", options {all}", "，选项{all}", "、選択肢{all}", all = all.join(" ")));
    }
    if !targets.is_empty() {
        let all: Vec<String> = targets.each().map(|it| setup.tell_target(it)).collect();
        text.push_str(&say!(setup, ", choosing {all}", "，选择{all}", "、{all}を選ぶ", all = setup.listed(&all)));
    }
    if let Some(rite) = rite {
        text.push_str(&say!(
            setup,
            ", earth rite with {rite}",
            "，以{rite}进行土之秘术",
            "、{rite}で土の秘術",
            rite = setup.tell(rite)
        ));
    }
    text
}

/// All kinds of automatic abilities.
pub const TRIGGERS: [Trigger; 9] = [
    Trigger::Fanfare,
    Trigger::LastWords,
    Trigger::OnEvolve,
    Trigger::Strike,
    Trigger::OnRace,
    Trigger::Drain,
    Trigger::EndPhase,
    Trigger::MainPhase,
    Trigger::Other,
];

/// A trigger, as it is typed.
pub const fn trigger_word(trigger: Trigger) -> &'static str {
    match trigger {
        Trigger::Fanfare => "fanfare",
        Trigger::LastWords => "last_words",
        Trigger::OnEvolve => "on_evolve",
        Trigger::Strike => "strike",
        Trigger::OnRace => "on_race",
        Trigger::Drain => "drain",
        Trigger::EndPhase => "end_phase",
        Trigger::MainPhase => "main_phase",
        Trigger::Other => "other",
    }
}

const PLACES: [Place; 13] = [
    Place::Deck,
    Place::Bottom,
    Place::Hand,
    Place::Ex,
    Place::Field,
    Place::Cemetery,
    Place::Banished,
    Place::EvolveDeck,
    Place::EvolveDeckUp,
    Place::Evolved,
    Place::Race,
    Place::Leader,
    Place::Resolution,
];

/// A zone, as it is typed.
pub const fn place_word(place: Place) -> &'static str {
    match place {
        Place::Deck => "deck",
        Place::Bottom => "bottom",
        Place::Hand => "hand",
        Place::Ex => "ex",
        Place::Field => "field",
        Place::Cemetery => "cemetery",
        Place::Banished => "banished",
        Place::EvolveDeck => "evolve_deck",
        Place::EvolveDeckUp => "evolve_deck_up",
        Place::Evolved => "evolved",
        Place::Race => "race",
        Place::Leader => "leader",
        Place::Resolution => "resolution",
    }
}
