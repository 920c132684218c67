//! `headjudge cards`.

mod reported;
mod shown;

use super::files::name;
use super::out::{print, to_json};
use super::rules::Format;
use super::shelf::Shelf;
use super::{CLEAN, FOUND, Failure, Outcome, open};
use crate::cards::compile::Language;
use crate::cards::phrases::Fault;
use crate::games::cipher::cards::corpus::{self, Entry};
use crate::games::cipher::cards::pool::{self, Made, Pool};
use crate::games::cipher::cards::{agree, languages, written};
use crate::games::evolve::cards::{self as evolve, compiled};
use std::fs;
use std::io::{ErrorKind, Read};
use std::path::{Path, PathBuf};

/// A database is no longer than this (bytes).
const MOST_BYTES: u64 = 64 << 20;

/// The command line of `cards`.
#[derive(clap::Args)]
#[command(after_help = "\
The program knows what the texts of cards mean, not how they are worded. Who has a database of cards can compile it: \
from then on its cards are the ones that are known. Texts are read and not kept. Cards of one's own are written in YAML, \
with the words that `show` prints; what is not understood is refused with its line and what could stand there.

Examples:
  headjudge cards show B01-001
  headjudge cards import cipher cards-en.json
  headjudge cards import cipher cards-en.json own.yaml
  headjudge cards import evolve cards-ja.json
  headjudge cards report cipher cards-en.json cards-zh.csv
  headjudge cards report cipher

Exit status: 0; for `show` 1 if no such card is known; 2 for a file that is no card database.")]
pub struct Args {
    #[command(subcommand)]
    what: What,
}

#[derive(clap::Subcommand)]
enum What {
    /// Compile a database of cards, and keep what its texts mean.
    Import(Given),
    /// Tell how much of the texts of cards is modelled, and what would unlock most of the rest.
    Report(Reported),
    /// Print a card: its facts, and what its abilities say, in words of our own.
    Show(Shown),
}

#[derive(clap::Args)]
struct Given {
    /// The game, by its id.
    #[arg(value_parser = ["cipher", "evolve"])]
    game: String,
    /// Databases of cards (JSON), and cards that an author wrote (.yaml).
    #[arg(required = true)]
    files: Vec<PathBuf>,
    #[command(flatten)]
    shelf: Shelf,
}

#[derive(clap::Args)]
struct Reported {
    /// The game, by its id.
    #[arg(value_parser = ["cipher"])]
    game: String,
    /// Databases of cards, as for import, and Chinese ones (.csv), which are held against them; without one the cards that are
    /// known are counted.
    files: Vec<PathBuf>,
    /// How many phrases to name of those that are not understood.
    #[arg(long, value_name = "N", default_value_t = 20)]
    top: usize,
    #[command(flatten)]
    shelf: Shelf,
    /// The form of the answer.
    #[arg(long, value_enum, default_value_t)]
    format: Format,
}

#[derive(clap::Args)]
struct Shown {
    /// Codes of cards, such as B01-001; marks of rarity do not count.
    #[arg(required = true)]
    codes: Vec<String>,
    /// Print the meanings as terms, too.
    #[arg(long)]
    terms: bool,
    #[command(flatten)]
    shelf: Shelf,
}

pub fn run(args: &Args) -> Outcome {
    match &args.what {
        What::Import(it) => import(it),
        What::Report(it) => report(it),
        What::Show(it) => show(it),
    }
}

/// A fault in a table that comes with the program.
fn broken(it: Fault) -> Failure {
    Failure::new(super::FAULT, it)
}

/// A file, if it is not too long.
fn read(file: &Path) -> Result<String, Failure> {
    let wrong = |it: &dyn std::fmt::Display| Failure::usage(format!("{}: {it}", name(file)));
    let mut text = String::new();
    let stream = open::stream(file).map_err(|it| wrong(&it))?;
    stream.take(MOST_BYTES + 1).read_to_string(&mut text).map_err(|it| wrong(&it))?;
    if text.len() as u64 > MOST_BYTES {
        return Err(wrong(&format!("a database has at most {} MiB", MOST_BYTES >> 20)));
    }
    Ok(text)
}

/// The cards of databases.
fn entries(files: &[PathBuf], language: &Language) -> Result<Vec<Entry>, Failure> {
    let mut all = Vec::new();
    for file in files {
        let wrong = |it: &dyn std::fmt::Display| Failure::usage(format!("{}: {it}", name(file)));
        let text = read(file)?;
        let text = text.trim_start_matches('\u{feff}');
        all.extend(if file.extension().is_some_and(|it| it == "yaml" || it == "yml") {
            written::read(&name(file), text, language).map_err(Failure::usage)?
        } else {
            corpus::english(text).map_err(|it| wrong(&it))?
        });
    }
    Ok(all)
}

fn made(entries: &[Entry], language: &Language) -> Result<Made, Failure> {
    let corrections = languages::corrections().map_err(broken)?;
    Ok(pool::compile(entries, language, &corrections))
}

/// Where the compiled cards of a person are kept.
fn kept(shelf: &Shelf) -> Result<PathBuf, Failure> {
    Ok(shelf.folder()?.join("cards").join("cipher.tsv"))
}

/// The cards that a person has imported, if any.
fn imported(path: &Path) -> Result<Option<Pool>, Failure> {
    match fs::read_to_string(path) {
        Err(it) if it.kind() == ErrorKind::NotFound => Ok(None),
        Err(it) => Err(Failure::usage(format!("{}: {it}", name(path)))),
        Ok(text) => Pool::read(&name(path), text).map(Some).map_err(Failure::usage),
    }
}

/// Compiles the texts of EVOLVE cards.
fn import_evolve(args: &Given) -> Outcome {
    let language = compiled::japanese().map_err(broken)?;
    let mut entries = Vec::new();
    for file in &args.files {
        let text = read(file)?;
        let read = evolve::corpus::japanese(text.trim_start_matches('\u{feff}'));
        entries.extend(read.map_err(|it| Failure::usage(format!("{}: {it}", name(file))))?);
    }
    let made = compiled::compile(&entries, &language);
    let path = args.shelf.folder()?.join("cards").join("evolve.tsv");
    Shelf::keep(&path, made.text.as_bytes())?;
    print(&format!("{}{}: written\n", reported::evolve(&made), name(&path)))
}

fn import(args: &Given) -> Outcome {
    if args.game == "evolve" {
        return import_evolve(args);
    }
    let language = languages::english().map_err(broken)?;
    let entries = entries(&args.files, &language)?;
    let made = made(&entries, &language)?;
    let path = kept(&args.shelf)?;
    Shelf::keep(&path, made.text.as_bytes())?;
    let report = reported::Report::new(&entries, &made, Pool::shipped(), 0);
    print(&format!("{}{}: written\n", report.text(), name(&path)))
}

fn report(args: &Reported) -> Outcome {
    let report = if args.files.is_empty() {
        let imported = imported(&kept(&args.shelf)?)?;
        imported.as_ref().map_or_else(reported::Report::of_shipped, reported::Report::of)
    } else {
        let language = languages::english().map_err(broken)?;
        let (chinese, files): (Vec<PathBuf>, Vec<PathBuf>) =
            args.files.iter().cloned().partition(|it| it.extension().is_some_and(|it| it == "csv"));
        let entries = entries(&files, &language)?;
        let made = made(&entries, &language)?;
        let mut report = reported::Report::new(&entries, &made, Pool::shipped(), args.top);
        for file in &chinese {
            let other = languages::chinese().map_err(broken)?;
            report.compared(&agree::compare(&entries, &made, &other, &read(file)?));
        }
        report
    };
    print(&if args.format == Format::Json { to_json(&report) } else { report.text() })
}

fn show(args: &Shown) -> Outcome {
    let imported = imported(&kept(&args.shelf)?)?;
    let language = languages::english().map_err(broken)?;
    let (mut text, mut missing) = (String::new(), false);
    for code in &args.codes {
        let card = imported.as_ref().and_then(|it| it.card(code)).or_else(|| Pool::shipped().card(code));
        if !text.is_empty() {
            text.push('\n');
        }
        match card {
            Some(card) => text += &shown::page(&card, &language, args.terms),
            None => {
                missing = true;
                text += &format!("{}: no such card is known; a code is written as B01-001\n", super::shown(code));
            }
        }
    }
    print(&text)?;
    Ok(if missing { FOUND } else { CLEAN })
}
