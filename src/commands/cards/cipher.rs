//! The cards of Fire Emblem Cipher.

use super::{Answer, Asked, Texts, broken, read, reported, shown};
use crate::cards::compile::Language;
use crate::games::cipher::cards::import::{self, Entry};
use crate::games::cipher::cards::pool::{self, Made, Pool};
use crate::games::cipher::cards::{authored, cross_check, languages};
use crate::terminal::Failure;
use crate::terminal::files::name;
use std::collections::BTreeMap;
use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

/// The game.
pub struct Cipher;

/// Reads the cards of databases.
fn entries(files: &[PathBuf], language: &Language) -> Result<Vec<Entry>, Failure> {
    let mut all = Vec::new();
    for file in files {
        let wrong = |it: &dyn std::fmt::Display| Failure::usage(format!("{}: {it}", name(file)));
        let text = read(file)?;
        let text = text.trim_start_matches('\u{feff}');
        all.extend(if file.extension().is_some_and(|it| it == "yaml" || it == "yml") {
            authored::read(&name(file), text, language).map_err(Failure::usage)?
        } else {
            import::english(text).map_err(|it| wrong(&it))?
        });
    }
    Ok(all)
}

fn made(entries: &[Entry], language: &Language) -> Result<Made, Failure> {
    let corrections = languages::corrections().map_err(broken)?;
    Ok(pool::compile(entries, language, &corrections))
}

/// The cards that the user imported, if any.
fn imported(path: &Path) -> Result<Option<Pool>, Failure> {
    match fs::read_to_string(path) {
        Err(it) if it.kind() == ErrorKind::NotFound => Ok(None),
        Err(it) => Err(Failure::usage(format!("{}: {it}", name(path)))),
        Ok(text) => Pool::read(&name(path), text).map(Some).map_err(Failure::usage),
    }
}

impl Texts for Cipher {
    fn id(&self) -> &'static str {
        "cipher"
    }

    fn import(&self, files: &[PathBuf]) -> Result<(String, String), Failure> {
        let language = languages::english().map_err(broken)?;
        let entries = entries(files, &language)?;
        let made = made(&entries, &language)?;
        let report = reported::Report::new(&entries, &made, Pool::shipped(), 0);
        Ok((made.text, report.text()))
    }

    fn report(&self, asked: &Asked<'_>) -> Result<Answer, Failure> {
        let report = if asked.files.is_empty() {
            let imported = imported(asked.kept)?;
            imported.as_ref().map_or_else(reported::Report::of_shipped, reported::Report::of)
        } else {
            let language = languages::english().map_err(broken)?;
            let (chinese, files): (Vec<PathBuf>, Vec<PathBuf>) =
                asked.files.iter().cloned().partition(|file| file.extension().is_some_and(|it| it == "csv"));
            let entries = entries(&files, &language)?;
            let made = made(&entries, &language)?;
            let mut report = reported::Report::new(&entries, &made, Pool::shipped(), asked.top);
            for file in &chinese {
                let other = languages::chinese().map_err(broken)?;
                report.compared(&cross_check::compare(&entries, &made, &other, &read(file)?));
            }
            report
        };
        Answer::new(&report, report.text())
    }

    fn pages(&self, codes: &[String], kept: &Path, terms: bool) -> Result<BTreeMap<String, String>, Failure> {
        let imported = imported(kept)?;
        let known = |code: &String| {
            let card = imported.as_ref().and_then(|it| it.card(code)).or_else(|| Pool::shipped().card(code))?;
            Some((code.clone(), shown::page(&card, terms)))
        };
        Ok(codes.iter().filter_map(known).collect())
    }
}
