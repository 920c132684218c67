//! A game's tables `clauses.tsv` and `glossary.tsv`: checks, and the generated enum `Clause`.

#[path = "../src/rulebook/glossary.rs"]
#[allow(dead_code)]
mod glossary;
#[path = "../src/rulebook/record.rs"]
#[allow(dead_code)]
mod record;
#[path = "../src/rulebook/sheet.rs"]
#[allow(dead_code)]
mod sheet;

pub use glossary::Term;
pub use record::Record;
pub use sheet::Row;
use std::collections::{BTreeMap, BTreeSet};

/// The rows of a table, each with its line.
///
/// # Errors
/// The faults, each with the file and the line.
pub fn read<R: Row>(file: &str, text: &'static str) -> Result<Vec<(usize, R)>, Vec<String>> {
    let (rows, faults): (Vec<_>, Vec<_>) = sheet::rows(text).partition(Result::is_ok);
    let faults = faults.into_iter().filter_map(|it| Some(format!("{file}:{}", it.err()?)));
    sound(rows.into_iter().flatten().collect(), faults.collect())
}

/// The value, unless there are faults.
pub fn sound<T>(read: T, faults: Vec<String>) -> Result<T, Vec<String>> {
    if faults.is_empty() { Ok(read) } else { Err(faults) }
}

/// The clauses of a catalogue, each with its line.
///
/// # Errors
/// The faults, each with the file and the line.
pub fn catalogue(file: &str, text: &'static str) -> Result<Vec<(usize, Record)>, Vec<String>> {
    let rows = read::<Record>(file, text)?;
    let mut lines = BTreeMap::new();
    let mut faults = Vec::new();
    for (line, row) in &rows {
        let form = |it: char| it.is_ascii_lowercase() || it.is_ascii_digit() || "._".contains(it);
        if !row.number.chars().all(form) {
            let made = "small letters, digits, dots and _ make one";
            faults.push(format!("{file}:{line}: {:?} is no number; {made}", row.number));
        }
        if let Some(first) = lines.insert(row.number, line) {
            faults.push(format!("{file}:{line}: clause {} stands on line {first} already", row.number));
        }
    }
    for (line, row) in &rows {
        for see in row.see.iter().filter(|it| !lines.contains_key(**it)) {
            faults.push(format!("{file}:{line}: there is no clause {see:?} to read with {}", row.number));
        }
    }
    sound(rows, faults)
}

/// A row of `clauses.ja.tsv` and similar tables: a clause in a language that is neither English nor the book's.
struct Said {
    number: &'static str,
}

impl Row for Said {
    const COLUMNS: &'static [&'static str] = &["number", "statement"];

    fn of(fields: &[&'static str]) -> Result<Said, String> {
        match *fields {
            [number, statement] if !statement.is_empty() => Ok(Said { number }),
            _ => Err("a clause has a number and a statement".to_owned()),
        }
    }
}

/// The languages for clauses besides English and the book's, by their tags.
pub const LANGUAGES: [&str; 3] = ["zh", "tw", "ja"];

/// Checks that a table in another language has the same clauses in the same order.
///
/// # Errors
/// The fault, with the file and the line.
pub fn match_language(file: &str, text: &'static str, rows: &[(usize, Record)]) -> Result<(), Vec<String>> {
    let said = read::<Said>(file, text)?;
    let astray = said.iter().zip(rows).find(|((_, said), (_, row))| said.number != row.number);
    let fault = match astray {
        Some(((line, said), (_, row))) => {
            format!("{file}:{line}: clause {} belongs here, not {}", row.number, said.number)
        }
        None if said.len() != rows.len() => {
            format!("{file}: it has {} clauses, clauses.tsv {}", said.len(), rows.len())
        }
        None => return Ok(()),
    };
    Err(vec![fault])
}

/// The tables in other languages: a tag and a text for each.
pub fn languages_source(files: &[(&str, String)]) -> String {
    let each: Vec<String> = files.iter().map(|(tag, file)| format!("({tag:?}, include_str!({file:?}))")).collect();
    format!(
        "
/// The clauses in other languages.
const OTHER_LANGUAGES: &[(&str, &str)] = &[{}];
",
        each.join(", ")
    )
}

/// The terms of a glossary, whose clauses are checked to exist.
///
/// # Errors
/// The faults, each with the file and the line.
pub fn glossary(file: &str, text: &'static str, rows: &[(usize, Record)]) -> Result<Vec<Term>, Vec<String>> {
    let there: BTreeSet<&str> = rows.iter().map(|it| it.1.number).collect();
    let mut faults = Vec::new();
    let terms = read::<Term>(file, text)?;
    for (line, term) in &terms {
        let astray = term.clauses.iter().filter(|it| !there.contains(**it));
        faults.extend(astray.map(|it| format!("{file}:{line}: there is no clause {it:?} for {:?}", term.english)));
    }
    sound(terms.into_iter().map(|it| it.1).collect(), faults)
}

/// The enum: a variant for each clause, in book order.
pub fn source(rows: &[(usize, Record)]) -> String {
    let mut numbers = String::new();
    let mut ends = Vec::new();
    for (_, row) in rows {
        numbers.push_str(row.number);
        ends.push(numbers.len().to_string());
    }
    let variants: Vec<String> = rows.iter().map(|it| variant(it.1.number)).collect();
    let all: Vec<String> = variants.iter().map(|it| format!("Clause::{it}")).collect();
    ENUM.replace("NUMBERS", &format!("{numbers:?}"))
        .replace("ENDS", &ends.join(", "))
        .replace("VARIANTS", &variants.join(",\n    "))
        .replace("EVERY", &all.join(",\n        "))
}

/// The numbers are one text, cut at these ends. As separate texts they would need relocation whenever the program starts.
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

/// The variant name for a number: `C17_1_2` for 17.1.2, `JudgeEffect2A` for judge.effect.2.a.
pub fn variant(number: &str) -> String {
    let digit = |it: Option<char>| it.is_some_and(|letter| letter.is_ascii_digit());
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
