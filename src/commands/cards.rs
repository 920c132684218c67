//! `headjudge cards`.

mod cipher;
mod evolve;
mod reported;
mod shown;

use super::rules::Format;
use crate::cards::phrases::Fault;
use crate::games;
use crate::terminal::files::name;
use crate::terminal::out::{print, to_json};
use crate::terminal::shelf::Shelf;
use crate::terminal::{CLEAN, FOUND, Failure, Outcome, open};
use clap::builder::PossibleValuesParser;
use serde::Serialize;
use std::collections::BTreeMap;
use std::io::Read;
use std::path::{Path, PathBuf};

/// A game whose card texts are modelled.
trait Texts: Sync {
    /// The game's id on the command line.
    fn id(&self) -> &'static str;
    /// Compiles databases. Returns the compiled cards, and a report on their texts.
    fn import(&self, files: &[PathBuf]) -> Result<(String, String), Failure>;
    /// Reports on the texts of databases, or of the known cards.
    fn report(&self, asked: &Asked<'_>) -> Result<Answer, Failure>;
    /// The pages of those codes that the game knows.
    fn pages(&self, codes: &[String], kept: &Path, terms: bool) -> Result<BTreeMap<String, String>, Failure>;
}

/// The arguments of a report.
struct Asked<'a> {
    files: &'a [PathBuf],
    /// How many phrases to name.
    top: usize,
    /// The path of the cards that the user imported.
    kept: &'a Path,
}

/// A report in both forms.
struct Answer {
    text: String,
    json: String,
}

impl Answer {
    fn new(report: &impl Serialize, text: String) -> Result<Answer, Failure> {
        Ok(Answer { text, json: to_json(report) })
    }
}

/// All games whose card texts are modelled.
const GAMES: [&dyn Texts; 2] = [&cipher::Cipher, &evolve::Evolve];

fn ids() -> PossibleValuesParser {
    PossibleValuesParser::new(GAMES.map(Texts::id))
}

fn game(id: &str) -> Result<&'static dyn Texts, Failure> {
    let unknown = || Failure::usage(format!("the texts of {} are not known", crate::terminal::shown(id)));
    GAMES.into_iter().find(|it| it.id() == id).ok_or_else(unknown)
}

/// The longest database (bytes).
const MOST_BYTES: u64 = 64 << 20;

/// The command line of `cards`.
#[derive(clap::Args)]
#[command(after_help = "\
The program knows what the texts of cards mean, not how they are worded. Who has a database of cards can compile it: \
from then on its cards are the ones that are known. Texts are read and not kept. Cards of one's own are written in YAML, \
with the words that `show` prints; what is not understood is refused with its line and what could stand there.

Examples:
  headjudge cards show B01-001
  headjudge cards show BP01-006
  headjudge cards import cipher cards-en.json
  headjudge cards import cipher cards-en.json own.yaml
  headjudge cards import evolve cards-ja.json
  headjudge cards report cipher cards-en.json cards-zh.csv
  headjudge cards report cipher
  headjudge cards report evolve
  headjudge cards phrases zero

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
    /// Print the phrases of card texts that the program understands, with what each means.
    Phrases(Listed),
}

/// The phrases that each game's card texts are read by, table by table. The cards of BlackPoker have no texts.
const PHRASES: [(&str, &[(&str, &str)]); 4] = [
    ("cipher", &games::cipher::cards::languages::PHRASES),
    ("evolve", &games::evolve::cards::pool::PHRASES),
    ("xinglingwang", &games::xinglingwang::cards::TABLES),
    ("zero", &games::zero::cards::PHRASES),
];

#[derive(clap::Args)]
struct Listed {
    /// The game, by its id.
    #[arg(value_parser = PossibleValuesParser::new(PHRASES.map(|it| it.0)))]
    game: String,
}

#[derive(clap::Args)]
struct Given {
    /// The game, by its id.
    #[arg(value_parser = ids())]
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
    #[arg(value_parser = ids())]
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
    /// Codes of cards, such as B01-001 or BP01-006; in those of Cipher marks of rarity do not count.
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
        What::Phrases(it) => phrases(it),
    }
}

/// The failure for a fault in a built-in table.
fn broken(it: Fault) -> Failure {
    Failure::new(crate::terminal::FAULT, it)
}

/// Reads a file, unless it is too long.
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

/// The path of the user's compiled cards.
fn kept(shelf: &Shelf, game: &dyn Texts) -> Result<PathBuf, Failure> {
    Ok(shelf.folder()?.join("cards").join(format!("{}.tsv", game.id())))
}

fn import(args: &Given) -> Outcome {
    let game = game(&args.game)?;
    let (made, told) = game.import(&args.files)?;
    let path = kept(&args.shelf, game)?;
    Shelf::keep(&path, made.as_bytes())?;
    print(&format!("{told}{}: written\n", name(&path)))
}

fn report(args: &Reported) -> Outcome {
    let game = game(&args.game)?;
    let kept = kept(&args.shelf, game)?;
    let answer = game.report(&Asked { files: &args.files, top: args.top, kept: &kept })?;
    print(if args.format == Format::Json { &answer.json } else { &answer.text })
}

fn phrases(args: &Listed) -> Outcome {
    let tables = PHRASES.into_iter().filter(|it| it.0 == args.game).flat_map(|it| it.1);
    print(&tables.map(|(table, text)| format!("# {table}\n{}\n", text.trim_end())).collect::<Vec<_>>().join("\n"))
}

fn show(args: &Shown) -> Outcome {
    let mut pages = BTreeMap::new();
    for game in GAMES {
        for (code, page) in game.pages(&args.codes, &kept(&args.shelf, game)?, args.terms)? {
            pages.entry(code).or_insert(page);
        }
    }
    let unknown = |code: &String| {
        format!("{}: no such card is known; a code is written as B01-001\n", crate::terminal::shown(code))
    };
    let told: Vec<String> =
        args.codes.iter().map(|code| pages.get(code).cloned().unwrap_or_else(|| unknown(code))).collect();
    print(&told.join("\n"))?;
    Ok(if args.codes.iter().all(|it| pages.contains_key(it)) { CLEAN } else { FOUND })
}
