//! Decisions as people type them: `deploy A17 front`.

use super::state::Setup;
use super::words::{Decision, Line, Place, Stoppers};
use crate::log::Seat;
use crate::table::Card;

/// The forms, for help and completion.
pub const FORMS: &[&str] = &[
    "lord CARD",
    "keep",
    "redraw",
    "bond CARD",
    "deploy CARD front|back",
    "level CARD UNIT",
    "move UNIT",
    "attack UNIT",
    "target UNIT",
    "critical CARD",
    "evade CARD",
    "orb CARD",
    "choose UNIT",
    "use UNIT ABILITY",
    "resolve CARD ABILITY",
    "pass",
    "look A|B ZONE",
    "show ZONE",
    "loop ENTRY nobody|A|B|both",
    "units NUMBER",
];

/// A decision as it is typed.
pub fn write(what: &Decision) -> String {
    match what {
        Decision::Lord { card } => format!("lord {card}"),
        Decision::Keep => "keep".to_owned(),
        Decision::Redraw => "redraw".to_owned(),
        Decision::Bond { card } => format!("bond {card}"),
        Decision::Deploy { card, line } => format!("deploy {card} {}", line.name()),
        Decision::LevelUp { card, unit } => format!("level {card} {unit}"),
        Decision::Move { unit } => format!("move {unit}"),
        Decision::Attack { unit } => format!("attack {unit}"),
        Decision::Target { unit } => format!("target {unit}"),
        Decision::Critical { card } => format!("critical {card}"),
        Decision::Evade { card } => format!("evade {card}"),
        Decision::BreakOrb { card } => format!("orb {card}"),
        Decision::KeepUnit { unit } => format!("choose {unit}"),
        Decision::Use { unit, ability } => format!("use {unit} {ability}"),
        Decision::Resolve { card, ability } => format!("resolve {card} {ability}"),
        Decision::Pass => "pass".to_owned(),
        Decision::Loop { from, stoppers } => format!("loop {from} {}", stoppers.name()),
        Decision::Units { count } => format!("units {count}"),
        Decision::Look { of, zone } => format!("look {of} {}", zone.name()),
        Decision::Show { zone } => format!("show {}", zone.name()),
    }
}

/// Reads a decision.
///
/// # Errors
/// What was expected, in a sentence.
pub fn read(setup: &Setup, text: &str) -> Result<Decision, String> {
    let mut words = text.split_whitespace();
    let verb = words.next().ok_or_else(|| format!("a decision is one of: {}", FORMS.join(", ")))?;
    let mut words = words.filter(|it| !matches!(*it, "on" | "to" | "with"));
    let what = match verb {
        "keep" => Decision::Keep,
        "redraw" => Decision::Redraw,
        "pass" => Decision::Pass,
        "lord" => Decision::Lord { card: card(setup, words.next())? },
        "bond" => Decision::Bond { card: card(setup, words.next())? },
        "deploy" => Decision::Deploy { card: card(setup, words.next())?, line: line(words.next())? },
        "level" => Decision::LevelUp { card: card(setup, words.next())?, unit: card(setup, words.next())? },
        "move" => Decision::Move { unit: card(setup, words.next())? },
        "attack" => Decision::Attack { unit: card(setup, words.next())? },
        "target" => Decision::Target { unit: card(setup, words.next())? },
        "critical" => Decision::Critical { card: card(setup, words.next())? },
        "evade" => Decision::Evade { card: card(setup, words.next())? },
        "orb" => Decision::BreakOrb { card: card(setup, words.next())? },
        "choose" => Decision::KeepUnit { unit: card(setup, words.next())? },
        "use" => Decision::Use { unit: card(setup, words.next())?, ability: number(words.next())? },
        "resolve" => Decision::Resolve { card: card(setup, words.next())?, ability: number(words.next())? },
        "look" => Decision::Look { of: seat(words.next())?, zone: place(words.next())? },
        "show" => Decision::Show { zone: place(words.next())? },
        "loop" => Decision::Loop { from: count(words.next())?, stoppers: stoppers(words.next())? },
        "units" => Decision::Units { count: count(words.next())? },
        other => return Err(format!("{other:?} is no decision; one of: {}", FORMS.join(", "))),
    };
    match words.next() {
        None => Ok(what),
        Some(more) => Err(format!("{more:?} is too much; `{}` is the whole decision", write(&what))),
    }
}

fn card(setup: &Setup, word: Option<&str>) -> Result<Card, String> {
    let word = word.ok_or("a card is missing, such as A17")?;
    let mut name = word.to_owned();
    if let Some(first) = name.get_mut(..1) {
        first.make_ascii_uppercase();
    }
    let card: Card = name.parse().map_err(|_| format!("{word:?} is no card; cards are written A17 or B3"))?;
    if setup.has(card) { Ok(card) } else { Err(format!("there is no card {card} in this match")) }
}

fn line(word: Option<&str>) -> Result<Line, String> {
    match word {
        Some("front" | "f") => Ok(Line::Front),
        Some("back" | "b") => Ok(Line::Back),
        Some(other) => Err(format!("{other:?} is no row; it is `front` or `back`")),
        None => Err("the row is missing: `front` or `back`".to_owned()),
    }
}

fn count(word: Option<&str>) -> Result<u32, String> {
    let word = word.ok_or_else(|| "a number is missing, such as 12".to_owned())?;
    word.parse().map_err(|_| format!("{word:?} is no number, such as 12"))
}

fn stoppers(word: Option<&str>) -> Result<Stoppers, String> {
    let word = word.ok_or_else(|| "who can stop the loop is missing: `nobody`, `A`, `B` or `both`".to_owned())?;
    let found = Stoppers::ALL.into_iter().find(|it| it.name() == word);
    found.ok_or_else(|| format!("{word:?} says nobody who can stop a loop; it is `nobody`, `A`, `B` or `both`"))
}

fn seat(word: Option<&str>) -> Result<Seat, String> {
    match word {
        Some("A" | "a") => Ok(Seat::A),
        Some("B" | "b") => Ok(Seat::B),
        Some(other) => Err(format!("{other:?} is no player; it is `A` or `B`")),
        None => Err("the player is missing: `A` or `B`".to_owned()),
    }
}

fn place(word: Option<&str>) -> Result<Place, String> {
    let zones = || Place::ALL.map(Place::name).join(", ");
    let word = word.ok_or_else(|| format!("the zone is missing, one of: {}", zones()))?;
    let found = Place::ALL.into_iter().find(|it| it.name() == word);
    found.ok_or_else(|| format!("{word:?} is no zone; one of: {}", zones()))
}

fn number(word: Option<&str>) -> Result<u8, String> {
    word.and_then(|it| it.parse().ok())
        .ok_or_else(|| "the ability's number is missing: 1 for the card's first".to_owned())
}
