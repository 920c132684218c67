//! The actions of BlackPoker, `actions.tsv`: checks, and the generated static.

use super::clauses::{Record, Row, read, sound, variant};
use std::collections::HashSet;

const BEGUN: &[(&str, &str)] = &[("requested", "false"), ("triggered", "true")];
const SPEEDS: &[(&str, &str)] = &[("immediate", "Immediate"), ("normal", "Normal")];
const TIMINGS: &[(&str, &str)] = &[("main", "Main"), ("quick", "Quick")];
const AIMS: &[(&str, &str)] = &[
    ("nothing", "Nothing"),
    ("own soldier of suit", "OwnSoldierOfSuit"),
    ("soldier", "Soldier"),
    ("character", "Character"),
    ("bulwark", "Bulwark"),
    ("request", "Request"),
    ("opponent", "Opponent"),
];
const LIMITS: &[(&str, &str)] = &[("", "false"), ("once a turn", "true")];
const SUITS: &[(&str, &str)] =
    &[("♠", "&[Suit::Spade]"), ("♥", "&[Suit::Heart]"), ("♦", "&[Suit::Diamond]"), ("♣", "&[Suit::Club]")];
const RANKS: &[&str] = &["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"];

/// A row: the action, and the source of its fields except the clauses.
struct Action {
    name: &'static str,
    fields: String,
}

impl Row for Action {
    const COLUMNS: &'static [&'static str] =
        &["action", "name", "english", "begun", "speed", "timing", "cost", "keys", "aim", "limit"];

    fn of(fields: &[&'static str]) -> Result<Action, String> {
        let &[action, name, english, begun, speed, timing, cost, keys, aim, limit] = fields else {
            return Err(String::new());
        };
        if let Some(empty) = [action, name, english].iter().position(|it| it.is_empty()) {
            return Err(format!("the {} is missing", Action::COLUMNS[empty]));
        }
        if let Some(other) = cost.chars().find(|it| !"BLD".contains(*it)) {
            return Err(format!("{other:?} is no cost; a cost is of B, L and D"));
        }
        let times = |letter| cost.matches(letter).count();
        let keys = keys.split(' ').filter(|it| !it.is_empty()).map(faces).collect::<Result<Vec<_>, _>>()?;
        let fields = format!(
            "action: Action::{}, name: {name:?}, english: {english:?}, triggered: {}, speed: Speed::{}, timing: Timing::{}, \
             drive: {}, life: {}, discard: {}, keys: &[{}], aim: Aim::{}, once: {}",
            variant(action),
            one_of(begun, BEGUN)?,
            one_of(speed, SPEEDS)?,
            one_of(timing, TIMINGS)?,
            times('B'),
            times('L'),
            times('D'),
            keys.join(", "),
            one_of(aim, AIMS)?,
            one_of(limit, LIMITS)?,
        );
        Ok(Action { name: action, fields })
    }
}

fn one_of(found: &str, known: &[(&str, &'static str)]) -> Result<&'static str, String> {
    let names = || known.iter().map(|it| format!("{:?}", it.0)).collect::<Vec<_>>().join(", ");
    let is = known.iter().find(|it| it.0 == found).map(|it| it.1);
    is.ok_or_else(|| format!("{found:?} is none of: {}", names()))
}

/// The condition on a key card: `Joker`, `♥A-10`, or `2-10` of any suit.
fn faces(text: &str) -> Result<String, String> {
    if text == "Joker" {
        return Ok("Faces::JOKER".to_owned());
    }
    let suit = SUITS.iter().find(|it| text.starts_with(it.0));
    let ranks = suit.map_or(text, |it| &text[it.0.len()..]);
    let (low, high) = ranks.split_once('-').unwrap_or((ranks, ranks));
    let rank = |it: &str| RANKS.iter().position(|rank| *rank == it).map(|place| place + 1);
    match (rank(low), rank(high)) {
        (Some(low), Some(high)) if low <= high => {
            Ok(format!("Faces::of({}, {low}, {high})", suit.map_or("&Suit::ALL", |it| it.1)))
        }
        _ => Err(format!("{text:?} is no key card; such are Joker, ♥A-10, and 2-10 of any suit")),
    }
}

/// The source of `ALL`. The clauses of an action are named after it; if nothing is printed for it, they are those of paying
/// costs, putting key cards and choosing targets.
///
/// # Errors
/// The faults, each with the file and the line.
pub fn source(file: &str, text: &'static str, rows: &[(usize, Record)]) -> Result<String, Vec<String>> {
    let clauses: HashSet<&str> = rows.iter().map(|it| it.1.number).collect();
    let mut faults = Vec::new();
    let mut text_of = String::new();
    let actions = read::<Action>(file, text)?;
    for (line, action) in &actions {
        let clause = |item: &str, else_by: Option<&str>| {
            let own = format!("{}.{item}", action.name);
            let number = if clauses.contains(own.as_str()) { Ok(own) } else { else_by.map(str::to_owned).ok_or(own) };
            number.map(|it| format!("{item}: Clause::{}", variant(&it)))
        };
        let all = [
            clause("header", None),
            clause("cost", Some("core.request.cost")),
            clause("key", Some("core.request.key")),
            clause("target", Some("core.request.target")),
            clause("effect", None),
        ];
        let (found, missing): (Vec<_>, Vec<_>) = all.into_iter().partition(Result::is_ok);
        let missing = missing.into_iter().filter_map(Result::err);
        faults.extend(missing.map(|it| format!("{file}:{line}: there is no clause {it:?} for this action")));
        let found: Vec<String> = found.into_iter().flatten().collect();
        text_of += &format!("    Rule {{ {}, {} }},\n", action.fields, found.join(", "));
    }
    let head = "/// All actions, in the order of the list and of [`Action`].\n";
    sound(format!("{head}pub static ALL: [Rule; {}] = [\n{text_of}];\n", actions.len()), faults)
}
