//! The output of `verify`: a part for each log, and the sums.

use crate::judge::Language;
use crate::report::{Verified, VerifiedLog, graver, wording};
use crate::terminal::out::print;
use crate::terminal::{BROKEN, Failure, Outcome};
use clap::ValueEnum;
use serde_json::json;

/// The output format.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Format {
    /// For people.
    Text,
    /// One JSON document (`headjudge schema verify`).
    Json,
    /// One JSON document a log, a line each.
    Ndjson,
}

/// Prints the result of each log, and the sums.
pub struct Teller {
    format: Format,
    totals: Verified,
    /// The common language of all logs so far.
    language: Option<Language>,
}

impl Teller {
    /// A printer before the first log.
    pub fn new(format: Format) -> Self {
        Teller { format, totals: Verified::default(), language: None }
    }

    /// Prints the part of a log, in words or as JSON.
    pub fn log(&mut self, language: Language, log: VerifiedLog, text: &str) -> Result<(), Failure> {
        let first = self.totals.all == 0;
        if log.entries > 0 || log.head.is_some() {
            let same = self.language.filter(|it| *it != language).map_or(language, |_| Language::English);
            self.language = Some(same);
        }
        self.totals.add(&log);
        print(&match self.format {
            Format::Text => text.to_owned(),
            Format::Json if first => format!("{{\"verify\":1,\"logs\":[\n{}", json(&log)?),
            Format::Json => format!(",\n{}", json(&log)?),
            Format::Ndjson => json(&log)? + "\n",
        })
        .map(drop)
    }

    /// Prints the end: the heads of slips that no log has, and the sums.
    pub fn finish(mut self, missing: Vec<String>) -> Outcome {
        if !missing.is_empty() {
            self.totals.status = graver(self.totals.status, BROKEN);
        }
        self.totals.slips_without_log = missing.len() as u64;
        let totals = &self.totals;
        print(&match self.format {
            Format::Text => {
                let mut lines = missing;
                if totals.all > 1 || totals.slips_without_log > 0 {
                    let Verified { all, whole, unsealed, broken, unreadable, .. } = totals;
                    let language = self.language.unwrap_or_default();
                    lines.push(wording::verified_all(language, all, whole, unsealed, broken, unreadable));
                }
                lines.iter().map(|it| format!("{it}\n")).collect()
            }
            Format::Json => {
                let begin = if totals.all == 0 { "{\"verify\":1,\"logs\":[" } else { "" };
                format!("{begin}\n],\"missing\":{},\"totals\":{}}}\n", json(&missing)?, json(totals)?)
            }
            Format::Ndjson => missing
                .iter()
                .map(|head| json(&json!({ "missing": head })).map(|it| it + "\n"))
                .collect::<Result<_, _>>()?,
        })?;
        Ok(self.totals.status)
    }
}

/// Formats a value as JSON in one line.
fn json(it: &impl serde::Serialize) -> Result<String, Failure> {
    serde_json::to_string(it).map_err(|it| Failure::new(crate::terminal::FAULT, it))
}
