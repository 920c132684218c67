//! Corrections of a card database, each with its reason.
//!
//! A line is `code, number of the ability, field, change, reason`, separated by tabs. The field is `kind` (the right one),
//! `limit` (the right one), or `word` (`wrong => right`, at its first occurrence in the body).

use super::ast::{Kind, Limit};
use super::compile::Text;
use super::phrases::Fault;
use super::term::Term;
use super::typed::from_term;
use std::collections::HashMap;

/// The correction of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    /// The class of the ability.
    Kind(Kind),
    /// The limit on its use.
    Limit(Limit),
    /// A word or several: the wrong text, the right one.
    Word(String, String),
}

/// One correction.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Correction {
    /// The number of the ability on its card, from 1.
    pub number: usize,
    /// The change.
    pub change: Change,
    /// The reason.
    pub reason: String,
}

/// Corrections by the code of the card.
#[derive(Clone, Debug, Default)]
pub struct Corrections(HashMap<String, Vec<Correction>>);

impl Corrections {
    /// Reads a list; `#` begins a comment.
    pub fn read(file: &str, text: &str) -> Result<Corrections, Fault> {
        let mut all = Corrections::default();
        for (place, line) in text.lines().enumerate() {
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            let (code, correction) =
                correction(line).map_err(|what| Fault { file: file.to_owned(), line: place + 1, what })?;
            all.0.entry(code).or_default().push(correction);
        }
        Ok(all)
    }

    /// The corrections of a card.
    pub fn of(&self, code: &str) -> &[Correction] {
        self.0.get(code).map_or(&[], Vec::as_slice)
    }

    /// The number of corrections.
    pub fn count(&self) -> usize {
        self.0.values().map(Vec::len).sum()
    }

    /// Corrects the texts of a card. Returns the first correction that does not apply.
    pub fn apply(&self, codes: &[String], texts: &mut [Text]) -> Result<(), Correction> {
        for it in codes.iter().flat_map(|code| self.of(code)) {
            let text = it.number.checked_sub(1).and_then(|place| texts.get_mut(place)).ok_or_else(|| it.clone())?;
            match &it.change {
                Change::Kind(kind) if text.kind != Some(*kind) => text.kind = Some(*kind),
                Change::Limit(limit) if text.limit != Some(*limit) => text.limit = Some(*limit),
                Change::Word(wrong, right) if text.body.contains(wrong.as_str()) => {
                    text.body = text.body.replacen(wrong.as_str(), right, 1);
                }
                _ => return Err(it.clone()),
            }
        }
        Ok(())
    }
}

fn correction(line: &str) -> Result<(String, Correction), String> {
    let [code, number, what, change, reason] = line.split('\t').collect::<Vec<_>>()[..] else {
        return Err("five columns were expected: code, number, what, change, reason".to_owned());
    };
    let number = number.parse().map_err(|_| format!("the number of an ability was expected, not {number:?}"))?;
    if reason.trim().is_empty() {
        return Err("a reason was expected".to_owned());
    }
    let change = match what {
        "kind" => Change::Kind(from_term(&Term::word(change)).map_err(|it| it.0)?),
        "limit" => {
            let limit = Term::read(change).and_then(|it| from_term(&it).map_err(|fault| fault.0));
            Change::Limit(limit.map_err(|it| format!("a limit such as turn(1): {it}"))?)
        }
        "word" => {
            let (wrong, right) = change.split_once(" => ").ok_or("\"wrong => right\" was expected")?;
            Change::Word(wrong.to_owned(), right.to_owned())
        }
        _ => return Err(format!("\"kind\", \"limit\" or \"word\" was expected, not {what:?}")),
    };
    Ok((code.to_owned(), Correction { number, change, reason: reason.to_owned() }))
}
