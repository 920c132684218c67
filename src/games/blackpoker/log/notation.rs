//! The typed form of decisions: `up A5 discard A7 on B3`.

use super::words::decisions::Request;
use super::words::{Action, Decision, Pose, Target, decision};
use crate::games::blackpoker::BlackPoker;
use crate::games::blackpoker::book::actions;
use crate::games::blackpoker::choices::Choice;
use crate::games::blackpoker::state::Setup;
use crate::judge::{language, read_whole};
use crate::say;
use crate::table::{Card, Few};
use std::str::SplitWhitespace;

/// The word of an action.
pub fn word(action: Action) -> &'static str {
    match action {
        Action::SetBulwark => "bulwark",
        Action::SummonSoldier => "soldier",
        Action::SummonHero => "hero",
        Action::SummonAce => "ace",
        Action::Equip => "equip",
        Action::End => "end",
        Action::Charge => "charge",
        Action::Draw => "draw-action",
        Action::Attack => "attack",
        Action::Block => "block",
        Action::Judge => "judge",
        Action::Up => "up",
        Action::Down => "down",
        Action::Twist => "twist",
        Action::Counter => "counter",
        Action::DestroyBulwark => "destroy",
        Action::Throw => "throw",
        Action::Search => "search",
        Action::Succession => "succession",
    }
}

/// Writes a request in its typed form.
pub fn write_request(made: &Request) -> String {
    let Request { action, drive, discard, keys, target } = made;
    let mut text = word(*action).to_owned();
    let mut list = |before: &str, cards: &Few| {
        for (place, card) in cards.cards().iter().enumerate() {
            text.push_str(if place == 0 { before } else { " " });
            text.push_str(&card.to_string());
        }
    };
    list(" ", keys);
    list(" drive ", drive);
    list(" discard ", discard);
    match target {
        None => {}
        Some(Target::Unit(unit)) => text.push_str(&format!(" on {unit}")),
        Some(Target::Request(number)) => text.push_str(&format!(" on #{number}")),
        Some(Target::Player(seat)) => text.push_str(&format!(" on {seat}")),
    }
    text
}

/// Writes a decision in its typed form.
pub fn write(what: &Decision) -> String {
    decision!(what, choice => choice.write())
}

/// Reads a decision from its typed form.
///
/// # Errors
/// A sentence that says what was expected.
pub fn read(setup: &Setup, text: &str) -> Result<Decision, String> {
    read_whole(language::<BlackPoker>(setup), text, |line| begin(setup, line), write)
}

/// Reads the decision at the beginning of a line. Returns it with its form and the number of words left over.
fn begin(setup: &Setup, text: &str) -> Result<(Decision, &'static str, usize), String> {
    let mut words = Typed { setup, verb: "", words: text.split_whitespace() };
    words.verb = words.words.next().ok_or_else(|| help(setup))?;
    let mut read = None;
    decision!(each Sort => if Sort::FORM.split(' ').next() == Some(words.verb) {
        read = Some((Sort::read(&mut words).map(Decision::from), <Sort as Choice>::FORM));
    });
    let (what, form) = read.unwrap_or_else(|| (words.request().map(Decision::from), <Request as Choice>::FORM));
    Ok((what?, form, words.words.count()))
}

fn help(setup: &Setup) -> String {
    let direct = actions::ALL.iter().filter(|it| !it.triggered).map(|it| word(it.action));
    let mut forms = Vec::new();
    decision!(each Sort => forms.push(<Sort as Choice>::FORM));
    let (forms, direct) = (forms.join(", "), direct.collect::<Vec<_>>().join(", "));
    say!(
        setup,
        "a decision is one of: {forms}; an ACTION is one of: {direct}",
        "入力できるもの：{forms}。ACTIONに書けるもの：{direct}"
    )
}

/// The words after the verb of a typed decision.
pub struct Typed<'a> {
    setup: &'a Setup,
    verb: &'a str,
    words: SplitWhitespace<'a>,
}

/// Each function reads the next words. The error names the word and says what was expected.
impl Typed<'_> {
    /// Reads a card of the match.
    pub fn card(&mut self) -> Result<Card, String> {
        card(self.setup, self.words.next())
    }

    /// Reads a state of a character.
    pub fn pose(&mut self) -> Result<Pose, String> {
        pose(self.setup, self.words.next())
    }

    /// Reads a request, whose verb is that of an action: key cards, and the fields `drive`, `discard` and `on`.
    pub fn request(&mut self) -> Result<Request, String> {
        let (setup, verb) = (self.setup, self.verb);
        let rule = actions::ALL.iter().find(|it| word(it.action) == verb || it.name == verb);
        let rule = rule.ok_or_else(|| {
            let help = help(setup);
            say!(setup, "{verb:?} is no decision; {help}", "{verb:?}という入力はない。{help}")
        })?;
        let mut lists: [Vec<Card>; 3] = Default::default();
        let (mut target, mut place) = (None, 0);
        for word in self.words.by_ref() {
            match word {
                "keys" | "key" => place = 0,
                "drive" => place = 1,
                "discard" => place = 2,
                "on" => place = 3,
                word if place == 3 => target = Some(aim(setup, word)?),
                word => lists[place].push(card(setup, Some(word))?),
            }
        }
        let too_many =
            || say!(setup, "more than three cards are named in a row", "4枚以上のカードが続けて挙げられている");
        let few = |cards: &[Card]| Few::of(cards).ok_or_else(too_many);
        let [keys, drive, discard] = [few(&lists[0])?, few(&lists[1])?, few(&lists[2])?];
        Ok(Request { action: rule.action, drive, discard, keys, target })
    }
}

fn aim(setup: &Setup, word: &str) -> Result<Target, String> {
    use crate::log::Seat;
    match word {
        "A" | "a" => return Ok(Target::Player(Seat::A)),
        "B" | "b" => return Ok(Target::Player(Seat::B)),
        _ => {}
    }
    match word.strip_prefix('#') {
        Some(number) => {
            let none = || {
                say!(
                    setup,
                    "{word:?} is no request; they are written #7",
                    "{word:?}はリクエストではない。#7のように書く"
                )
            };
            number.parse().map(Target::Request).map_err(|_| none())
        }
        None => card(setup, Some(word)).map(Target::Unit),
    }
}

fn pose(setup: &Setup, word: Option<&str>) -> Result<Pose, String> {
    match word {
        Some("driven" | "drive") => Ok(Pose::Driven),
        Some("charged" | "charge") => Ok(Pose::Charged),
        _ => Err(say!(setup, "the state is missing: `driven` or `charged`", "状態がない。`driven`か`charged`と書く")),
    }
}

/// Reads a card as the log names it, such as A17.
fn card(setup: &Setup, word: Option<&str>) -> Result<Card, String> {
    let word = word.ok_or_else(|| say!(setup, "a card is missing, such as A17", "A17のようなカードがない"))?;
    let mut name = word.to_owned();
    if let Some(first) = name.get_mut(..1) {
        first.make_ascii_uppercase();
    }
    let none = || {
        say!(setup, "{word:?} is no card; cards are written A17 or B3", "{word:?}はカードではない。A17やB3のように書く")
    };
    let card: Card = name.parse().map_err(|_| none())?;
    match setup.has(card) {
        true => Ok(card),
        false => Err(say!(setup, "there is no card {card} in this match", "この対戦にカード{card}はない")),
    }
}
