//! The compiled cards: facts, meanings of abilities, and a hash of the text that each was made from. Texts themselves are not
//! kept.
//!
//! A card is a line of tab-separated facts, and an indented line for each ability: its grade, and its meaning as a term. A
//! card's lines are read only when the card is asked for.

use super::import::{Entry, Facts};
use super::vocabulary::Cipher;
use crate::cards::ast::Ability;
use crate::cards::compile::{Compiled, Grade, Language, Text};
use crate::cards::corrections::{Correction, Corrections};
use crate::cards::phrases::Fault;
use crate::cards::term::Term;
use crate::cards::typed::{from_term, to_term};
use std::borrow::Cow;
use std::collections::HashMap;
use std::fmt::Write as _;
use std::ops::Range;
use std::sync::OnceLock;

/// A card of the pool.
#[derive(Clone, Debug, PartialEq)]
pub struct Card {
    /// Its codes. The first one leads.
    pub codes: Vec<String>,
    /// The printed facts, without the texts.
    pub facts: Facts,
    /// A hash of the texts from which it was made.
    pub hash: String,
    /// Its abilities in printed order.
    pub abilities: Vec<Modelled>,
}

/// An ability, as far as it is modelled.
#[derive(Clone, Debug, PartialEq)]
pub struct Modelled {
    /// How much of it is modelled.
    pub grade: Grade,
    /// Its meaning. `None` if not even its shell is known.
    pub ability: Option<Ability<Cipher>>,
}

/// Compiled cards, found by any of their codes.
pub struct Pool {
    text: Cow<'static, str>,
    index: HashMap<String, Range<usize>>,
    cards: Vec<Range<usize>>,
}

/// The first line of a pool, which names its form.
const HEAD: &str = "# headjudge cards 1: codes, name, title, factions, cost, class change cost, class, signs, power, support, range, hash";

/// The text of the pool that ships with the program.
pub const SHIPPED: &str = include_str!("pool.tsv");

impl Pool {
    /// Returns the pool that ships with the program.
    pub fn shipped() -> &'static Pool {
        static POOL: OnceLock<Pool> = OnceLock::new();
        POOL.get_or_init(|| Pool::index(Cow::Borrowed(SHIPPED)))
    }

    /// Reads cards that a person has imported. A fault names the line.
    pub fn read(file: &str, text: String) -> Result<Pool, Fault> {
        let fault = |line: usize, what: String| Fault { file: file.to_owned(), line, what };
        if text.lines().next() != Some(HEAD) {
            return Err(fault(1, "these are no compiled cards of this release; import the database anew".to_owned()));
        }
        let pool = Pool::index(Cow::Owned(text));
        for range in &pool.cards {
            let line = pool.text[..range.start].matches('\n').count() + 1;
            card(&pool.text[range.clone()]).map_err(|what| fault(line, what))?;
        }
        Ok(pool)
    }

    fn index(text: Cow<'static, str>) -> Pool {
        let (mut index, mut cards) = (HashMap::new(), Vec::new());
        let mut starts: Vec<usize> = Vec::new();
        let mut at = 0;
        for line in text.split_inclusive('\n') {
            if !line.starts_with(['\t', '#', '\n']) {
                starts.push(at);
            }
            at += line.len();
        }
        starts.push(text.len());
        for pair in starts.windows(2) {
            let range = pair[0]..pair[1];
            let codes = text[range.clone()].split('\t').next().unwrap_or("");
            for code in codes.split(',') {
                index.entry(code.to_owned()).or_insert(range.clone());
            }
            cards.push(range);
        }
        Pool { text, index, cards }
    }

    /// Returns the card with a code. Marks of rarity are ignored.
    pub fn card(&self, code: &str) -> Option<Card> {
        let range = self.index.get(code).or_else(|| self.index.get(super::import::bare_code(code)))?;
        card(&self.text[range.clone()]).ok()
    }

    /// All cards, in the order of the database.
    pub fn cards(&self) -> impl Iterator<Item = Card> {
        self.cards.iter().filter_map(|it| card(&self.text[it.clone()]).ok())
    }

    /// The number of cards.
    pub fn count(&self) -> usize {
        self.cards.len()
    }
}

/// Reads the lines of a card.
fn card(lines: &str) -> Result<Card, String> {
    let mut lines = lines.lines();
    let head: Vec<&str> = lines.next().unwrap_or("").split('\t').collect();
    let [codes, name, title, factions, cost, change, class, signs, power, support, range, hash] = head[..] else {
        return Err(format!("12 columns were expected, not {}", head.len()));
    };
    let list = |field: &str| field.split(',').filter(|it| !it.is_empty()).map(str::to_owned).collect();
    let facts = Facts {
        name: name.to_owned(),
        title: title.to_owned(),
        factions: list(factions),
        cost: cost.to_owned(),
        change: change.to_owned(),
        class: class.to_owned(),
        signs: list(signs),
        power: power.to_owned(),
        support: support.to_owned(),
        range: range.to_owned(),
    };
    let abilities = lines.map(modelled).collect::<Result<_, _>>()?;
    Ok(Card { codes: list(codes), facts, hash: hash.to_owned(), abilities })
}

fn modelled(line: &str) -> Result<Modelled, String> {
    let (grade, term) = line.trim_start().split_once('\t').unwrap_or((line.trim(), ""));
    let grade = match grade {
        "whole" => Grade::Whole,
        "shell" => Grade::Shell,
        "none" => return Ok(Modelled { grade: Grade::None, ability: None }),
        _ => return Err(format!("\"whole\", \"shell\" or \"none\" was expected, not {grade:?}")),
    };
    let ability = from_term(&Term::read(term)?).map_err(|it| it.0)?;
    Ok(Modelled { grade, ability: Some(ability) })
}

/// Compiled cards, with a report on the compilation.
pub struct Made {
    /// The compiled cards as they are kept.
    pub text: String,
    /// The result for each text, with the number of its card.
    pub outcomes: Vec<(usize, Text, Compiled<Cipher>)>,
    /// Corrections that matched nothing: the database was corrected since, or is a different one.
    pub idle: Vec<(String, Correction)>,
}

/// Compiles a database.
pub fn compile(entries: &[Entry], language: &Language, corrections: &Corrections) -> Made {
    let mut made = Made { text: format!("{HEAD}\n"), outcomes: Vec::new(), idle: Vec::new() };
    // Many cards have the same text, which is compiled only once.
    let mut known: HashMap<String, Compiled<Cipher>> = HashMap::new();
    for (place, entry) in entries.iter().enumerate() {
        let mut texts = entry.texts.clone();
        if let Err(it) = corrections.apply(&entry.codes, &mut texts) {
            made.idle.push((entry.codes[0].clone(), it));
        }
        line(entry, &mut made.text);
        for text in texts {
            let compiled = known.entry(format!("{text:?}")).or_insert_with(|| language.compile(&text)).clone();
            outcome(&compiled, &mut made.text);
            made.outcomes.push((place, text, compiled));
        }
    }
    made
}

fn line(entry: &Entry, to: &mut String) {
    let facts = &entry.facts;
    let hash = hash(&entry.source);
    let columns = [
        &entry.codes.join(","),
        &facts.name,
        &facts.title,
        &facts.factions.join(","),
        &facts.cost,
        &facts.change,
        &facts.class,
        &facts.signs.join(","),
        &facts.power,
        &facts.support,
        &facts.range,
        &hash,
    ];
    for (place, column) in columns.into_iter().enumerate() {
        if place > 0 {
            to.push('\t');
        }
        to.extend(column.chars().map(|it| if it.is_control() { ' ' } else { it }));
    }
    to.push('\n');
}

fn outcome(compiled: &Compiled<Cipher>, to: &mut String) {
    let term = compiled.ability.as_ref().and_then(|it| to_term(it).ok());
    let _ = match (compiled.grade, term) {
        (Grade::Whole, Some(term)) => writeln!(to, "\twhole\t{term}"),
        (Grade::Shell, Some(term)) => writeln!(to, "\tshell\t{term}"),
        _ => writeln!(to, "\tnone"),
    };
}

/// A hash of a card's texts, long enough to tell different texts apart.
pub fn hash(text: &str) -> String {
    let lines: Vec<String> = text.lines().map(super::import::clean).collect();
    blake3::hash(lines.join("\n").as_bytes()).to_hex()[..16].to_owned()
}
