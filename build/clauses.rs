//! A game's `clauses.tsv`: what is wrong with it, and the enum `Clause` that is made of it.

#[path = "../src/rulebook/record.rs"]
#[allow(dead_code)]
mod record;

pub use record::Record;
use std::collections::BTreeMap;

/// The rows of a file that has no mistake.
///
/// # Errors
/// What is wrong, each with the file and the line.
pub fn read(file: &str, text: &'static str) -> Result<Vec<Record>, Vec<String>> {
    let (rows, faults): (Vec<_>, Vec<_>) = record::read(text).partition(Result::is_ok);
    let rows: Vec<Record> = rows.into_iter().flatten().collect();
    let mut faults: Vec<String> = faults.into_iter().filter_map(|it| Some(format!("{file}:{}", it.err()?))).collect();
    if faults.is_empty() {
        faults = astray(file, &rows);
    }
    if faults.is_empty() { Ok(rows) } else { Err(faults) }
}

/// Numbers that stand twice, and those that lead nowhere.
fn astray(file: &str, rows: &[Record]) -> Vec<String> {
    let mut lines = BTreeMap::new();
    let mut faults = Vec::new();
    for (place, row) in rows.iter().enumerate() {
        let line = line_of(place);
        let form = |it: char| it.is_ascii_lowercase() || it.is_ascii_digit() || "._".contains(it);
        if !row.number.chars().all(form) {
            faults.push(format!(
                "{file}:{line}: {:?} is no number; small letters, digits, dots and _ make one",
                row.number
            ));
        }
        if let Some(first) = lines.insert(row.number, line) {
            faults.push(format!("{file}:{line}: clause {} stands on line {first} already", row.number));
        }
    }
    for (place, row) in rows.iter().enumerate() {
        for see in row.see.iter().filter(|it| !lines.contains_key(**it)) {
            faults.push(format!("{file}:{}: there is no clause {see:?} to read with {}", line_of(place), row.number));
        }
    }
    faults
}

/// The line on which a row stands, by its place.
pub fn line_of(place: usize) -> usize {
    record::line_of(place)
}

/// The enum: a variant a clause, in book order.
pub fn source(rows: &[Record]) -> String {
    let mut numbers = String::new();
    let mut ends = Vec::new();
    for row in rows {
        numbers.push_str(row.number);
        ends.push(numbers.len().to_string());
    }
    let variants: Vec<String> = rows.iter().map(|it| variant(it.number)).collect();
    let all: Vec<String> = variants.iter().map(|it| format!("Clause::{it}")).collect();
    ENUM.replace("NUMBERS", &format!("{numbers:?}"))
        .replace("ENDS", &ends.join(", "))
        .replace("VARIANTS", &variants.join(",\n    "))
        .replace("EVERY", &all.join(",\n        "))
}

/// The numbers are one text, cut at these ends: as a text each they would have to be relocated whenever the program starts.
const ENUM: &str = "\
/// One clause of this game's rulebook, named by its printed number.
#[allow(non_camel_case_types, missing_docs)]
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u16)]
pub enum Clause {
    VARIANTS,
}

impl Clause {
    /// Every clause, in book order.
    pub const ALL: &'static [Clause] = &[EVERY];

    /// The clause's number as printed, in ASCII.
    pub const fn number(self) -> &'static str {
        const BOUNDS: &[u16] = &[ENDS];
        let at = self as usize;
        let from = if at == 0 { 0 } else { BOUNDS[at - 1] };
        NUMBERS.split_at(BOUNDS[at] as usize).0.split_at(from as usize).1
    }
}
";

/// The variant that is named by a number: `C17_1_2` by 17.1.2, `JudgeEffect2A` by judge.effect.2.a.
pub fn variant(number: &str) -> String {
    let digit = |it: Option<char>| it.is_some_and(|it| it.is_ascii_digit());
    let mut name = String::from(if digit(number.chars().next()) { "C" } else { "" });
    let mut before = None;
    let mut letters = number.chars().peekable();
    while let Some(it) = letters.next() {
        match it {
            '.' if digit(before) && digit(letters.peek().copied()) => name.push('_'),
            '.' | '_' => {}
            it if before.is_some_and(|it| it.is_ascii_lowercase()) => name.push(it),
            it => name.push(it.to_ascii_uppercase()),
        }
        before = Some(it);
    }
    name
}
