//! The compiled meaning of card texts. The texts themselves are not kept.
//!
//! The file has two parts, separated by an empty line. The first has each distinct ability once, a line each: its
//! grade and its meaning as a term. The second has the cards: the first code, the hash of the text, and the numbers
//! of the card's abilities.

use super::import::Entry;
use super::vocabulary::Evolve;
use super::{Pool, Sort};
use crate::cards::ast::{Ability, Kind};
use crate::cards::compile::{Compiled, Grade, Language, Text, Trouble};
use crate::cards::phrases::{Fault, Table};
use crate::cards::rewrites::Rewrites;
use crate::cards::term::Term;
use crate::cards::typed::{from_term, to_term};
use std::borrow::Cow;
use std::collections::{BTreeMap, HashMap};
use std::fmt::Write as _;

/// The tables of phrases, by name.
pub const PHRASES: [(&str, &str); 1] = [("evolve.ja", include_str!("evolve.ja"))];

/// The compiled texts shipped with the program.
pub const SHIPPED: &str = include_str!("texts.tsv");
const HEAD: &str =
    "# headjudge texts of evolve 1: grade and meaning of each ability; then code, hash, abilities of each card";

/// The Japanese of the official cards, as a language to compile.
///
/// # Errors
/// The fault in the phrase table.
pub fn japanese() -> Result<Language, Fault> {
    let table = Table::read("src/games/evolve/cards/evolve.ja", PHRASES[0].1, false)?;
    Ok(Language { table, rewrites: Rewrites::read(include_str!("evolve.ja.rewrites")), stop: "。" })
}

/// The extent to which an ability is modelled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Read {
    /// A grade, as in any game.
    Grade(Grade),
    /// Not modelled: the ability needs rules that this edition does not have.
    OtherEdition,
}

/// An ability, as far as it is modelled.
#[derive(Clone, Debug, PartialEq)]
pub struct Modelled {
    /// The extent.
    pub read: Read,
    /// The meaning; `None` if not even its shell is known.
    pub ability: Option<Ability<Evolve>>,
}

/// Compiled texts, found by a card's first code.
pub struct Texts {
    text: Cow<'static, str>,
    abilities: Vec<(usize, usize)>,
    cards: HashMap<String, (usize, usize)>,
}

impl Texts {
    /// Reads compiled texts.
    ///
    /// # Errors
    /// The fault and its line.
    pub fn read(file: &str, text: Cow<'static, str>) -> Result<Texts, Fault> {
        let fault = |line: usize, what: &str| Fault { file: file.to_owned(), line, what: what.to_owned() };
        if text.lines().next() != Some(HEAD) {
            return Err(fault(1, "these are no compiled texts of this release; import the database anew"));
        }
        let (mut abilities, mut cards, mut at, mut behind) = (Vec::new(), HashMap::new(), 0, false);
        for (place, line) in text.split_inclusive('\n').enumerate() {
            let span = (at, at + line.trim_end().len());
            at += line.len();
            match line.trim_end() {
                _ if place == 0 => {}
                "" => behind = true,
                _ if !behind => abilities.push(span),
                line => {
                    let code = line.split('\t').next().unwrap_or("");
                    cards.insert(code.to_owned(), span);
                }
            }
        }
        if !behind {
            return Err(fault(1, "the cards are missing"));
        }
        Ok(Texts { text, abilities, cards })
    }

    /// An empty collection.
    pub fn none() -> Texts {
        Texts { text: Cow::Borrowed(""), abilities: Vec::new(), cards: HashMap::new() }
    }

    /// The abilities of the card with this first code, in the card's order.
    pub fn of(&self, code: &str) -> Vec<Modelled> {
        let Some(&(from, to)) = self.cards.get(code) else { return Vec::new() };
        let numbers = self.text[from..to].split('\t').nth(2).unwrap_or("");
        numbers.split(' ').filter_map(|it| self.ability(it.parse().ok()?)).collect()
    }

    fn ability(&self, number: usize) -> Option<Modelled> {
        let &(from, to) = self.abilities.get(number)?;
        let (grade, term) = self.text[from..to].split_once('\t').unwrap_or((&self.text[from..to], ""));
        let ability = || from_term(&Term::read(term).ok()?).ok();
        Some(match grade {
            "whole" => Modelled { read: Read::Grade(Grade::Whole), ability: ability() },
            "shell" => Modelled { read: Read::Grade(Grade::Shell), ability: ability() },
            "edition" => Modelled { read: Read::OtherEdition, ability: None },
            _ => Modelled { read: Read::Grade(Grade::None), ability: None },
        })
    }

    /// The first codes of all cards.
    pub fn codes(&self) -> impl Iterator<Item = &str> {
        self.cards.keys().map(String::as_str)
    }
}

/// Words in card texts for which this edition of the rules has no clause.
const OTHER_EDITION: [&str; 12] = [
    "【超進化時】",
    "【ドライブ獲得時】",
    "ドライブ",
    "【レッスン",
    "[憑依]",
    "操縦",
    "箱詰め",
    "装備",
    "【スタートアミュレット】",
    "トリガー",
    "[アドバンス起動]",
    "アドバンスカード",
];

/// The result of compiling a database.
#[derive(Debug, Default)]
pub struct Made {
    /// The compiled texts, in the form of the file.
    pub text: String,
    /// The number of distinct cards, and of those with every ability modelled whole.
    pub cards: [usize; 2],
    /// The number of their abilities: whole, shell, none, of another edition.
    pub abilities: [usize; 4],
    /// The reasons why abilities are not whole, each with its count and the code of a card as an example.
    pub troubles: BTreeMap<String, (usize, String)>,
}

/// Compiles a database. Of several versions of a card's text the best modelled one is kept.
pub fn compile(entries: &[Entry], language: &Language) -> Made {
    let mut known: HashMap<String, (usize, Compiled<Evolve>)> = HashMap::new();
    let mut lines: HashMap<String, usize> = HashMap::new();
    let mut abilities = String::new();
    let mut made = Made::default();
    let mut cards: BTreeMap<String, (usize, String)> = BTreeMap::new();
    for entry in entries {
        let first = Pool::find(&entry.code).map_or(entry.code.as_str(), |it| it.codes.split(' ').next().unwrap_or(""));
        let mut numbers = Vec::new();
        let mut counts = [0; 4];
        let mut troubles = Vec::new();
        for text in &entry.texts {
            let key = format!("{text:?}");
            let (number, compiled) = known.entry(key).or_insert_with(|| {
                let compiled = language.compile::<Evolve>(text);
                let line = line_of(text, &compiled);
                let next = lines.len();
                let number = *lines.entry(line.clone()).or_insert(next);
                if number == next {
                    abilities.push_str(&line);
                    abilities.push('\n');
                }
                (number, compiled)
            });
            numbers.push(number.to_string());
            counts[place(text, compiled)] += 1;
            if matches!(place(text, compiled), 1 | 2) {
                troubles
                    .push((compiled.troubles.first().map_or(String::new(), Trouble::to_string), entry.code.clone()));
            }
        }
        let worst = counts[1] + 2 * counts[2];
        let row = format!("{first}\t{}\t{}", hash(&entry.source), numbers.join(" "));
        if cards.get(first).is_some_and(|it| it.0 <= worst) {
            continue;
        }
        if cards.insert(first.to_owned(), (worst, row)).is_none() {
            made.cards[0] += 1;
            made.cards[1] += usize::from(counts[1..].iter().sum::<usize>() == 0);
            made.abilities.iter_mut().zip(counts).for_each(|(sum, it)| *sum += it);
            for (trouble, code) in troubles {
                made.troubles.entry(trouble).or_insert((0, code)).0 += 1;
            }
        }
    }
    made.text = format!("{HEAD}\n{abilities}\n");
    for (_, row) in cards.into_values() {
        let _ = writeln!(made.text, "{row}");
    }
    made
}

/// `true` if a text needs rules that this edition does not have.
fn is_of_other_edition(text: &Text) -> bool {
    let has = |it: &str| OTHER_EDITION.iter().any(|word| it.contains(word));
    has(&text.body) || has(&text.cost) || text.gates.iter().any(|it| matches!(it.as_str(), "ub" | "ride" | "advance"))
}

fn place(text: &Text, compiled: &Compiled<Evolve>) -> usize {
    match compiled.grade {
        _ if is_of_other_edition(text) => 3,
        Grade::Whole => 0,
        Grade::Shell => 1,
        Grade::None => 2,
    }
}

fn line_of(text: &Text, compiled: &Compiled<Evolve>) -> String {
    let term = compiled.ability.as_ref().and_then(|it| to_term(it).ok());
    match (place(text, compiled), term) {
        (3, _) => "edition".to_owned(),
        (0, Some(term)) => format!("whole\t{term}"),
        (1, Some(term)) => format!("shell\t{term}"),
        _ => "none".to_owned(),
    }
}

/// A short hash of a card's text: enough to notice that the text has changed.
fn hash(text: &str) -> String {
    blake3::hash(text.as_bytes()).to_hex()[..12].to_owned()
}

/// The index of the compiled ability that corresponds to the `nth` ability of a kind; `None` if none corresponds.
pub fn place_of(sort: &Sort, nth: usize, all: &[Modelled]) -> Option<usize> {
    let is = |modelled: &Modelled| modelled.ability.as_ref().is_some_and(|it| fits(sort, it));
    all.iter().enumerate().filter(|it| is(it.1)).nth(nth).map(|it| it.0)
}

fn fits(sort: &Sort, it: &Ability<Evolve>) -> bool {
    use super::vocabulary::{Deed, Gate, Time};
    use crate::cards::ast::{Event, Sel, Who};
    use crate::games::evolve::log::words::Trigger;
    let gate = |gate: Gate| it.gates.contains(&gate);
    let by = |deed: Deed| it.when.iter().any(|event| matches!(event, Event::Does(Sel::This, of) if *of == deed));
    let begins = |time: Time| it.when.iter().any(|event| matches!(event, Event::Begins(of) if *of == time));
    let named = [Deed::Enters, Deed::Dies, Deed::Evolves, Deed::Strikes, Deed::Races];
    match sort {
        Sort::Activated { .. } => it.kind == Kind::Activated && !gate(Gate::Evolve) && !gate(Gate::Meal),
        Sort::Evolve { .. } => it.kind == Kind::Activated && gate(Gate::Evolve),
        Sort::Meal { .. } => it.kind == Kind::Activated && gate(Gate::Meal),
        Sort::Spell => it.kind == Kind::Spell,
        Sort::Automatic(trigger) => {
            it.kind == Kind::Triggered
                && match trigger {
                    Trigger::Fanfare => by(Deed::Enters),
                    Trigger::LastWords => by(Deed::Dies),
                    Trigger::OnEvolve => by(Deed::Evolves),
                    Trigger::Strike => by(Deed::Strikes),
                    Trigger::OnRace => by(Deed::Races),
                    Trigger::EndPhase => begins(Time::EndPhase(Who::You)),
                    Trigger::MainPhase => begins(Time::MainPhase(Who::You)),
                    Trigger::Drain => false,
                    Trigger::Other => {
                        !named.into_iter().any(by)
                            && !begins(Time::EndPhase(Who::You))
                            && !begins(Time::MainPhase(Who::You))
                    }
                }
        }
        Sort::Continuous | Sort::Grant { .. } | Sort::While { .. } => it.kind == Kind::Continuous,
    }
}

/// `true` if a compiled ability may be one of this kind.
pub fn is(sort: &Sort, it: &Modelled) -> bool {
    it.ability.as_ref().is_some_and(|it| fits(sort, it))
}

/// `true` if two abilities are of the same kind.
pub fn is_sort(one: &Sort, other: &Sort) -> bool {
    let standing = |it: &Sort| matches!(it, Sort::Continuous | Sort::Grant { .. } | Sort::While { .. });
    match (one, other) {
        (Sort::Automatic(one), Sort::Automatic(other)) => one == other,
        _ => standing(one) && standing(other) || std::mem::discriminant(one) == std::mem::discriminant(other),
    }
}
