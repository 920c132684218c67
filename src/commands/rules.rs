//! `headjudge rules`.

mod contents;
mod grep;
mod page;

use crate::games;
use crate::rulebook::official::{Edition, Kept};
use crate::rulebook::{BookLanguage, Record, Ruling, Told, Unknown, Volume};
use crate::terminal::out::{print, to_json};
use crate::terminal::shelf::Shelf;
use crate::terminal::tables::{shortened, wrapped};
use crate::terminal::{Failure, Outcome};
use clap::builder::PossibleValuesParser;
use serde::Serialize;

/// The command line of `rules`.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  headjudge rules cipher                      the chapters
  headjudge rules cipher 18.1.3               a clause with all that belongs to it
  headjudge rules cipher CR 18.1.3
  headjudge rules blackpoker アタック 効果 2     attack.effect.2
  headjudge rules xinglingwang 偷襲2           15.ambush.2
  headjudge rules cipher --grep \"back line\"
  headjudge rules evolve --grep 费用 --lang native
  headjudge rules cipher 9.3.2 --format json

Exit status: 0, or 2 for a number that the rulebook does not have; the nearest are named then.")]
pub struct Args {
    /// The game, by its id, such as cipher.
    #[arg(value_parser = books())]
    game: String,
    /// The clause's number, as in the book or as you write it: 18.1.2, "CR 18.1.2.", １８．１．２, 十一、6(5). Names
    /// of the book's keywords and actions stand for their numbers. Without one: the table of contents.
    id: Vec<String>,
    /// Lists the clauses whose statement contains a text, in English or in the book's language, or whose official text
    /// does if it was imported; capitals, full-width letters, and simplified or traditional characters make no difference.
    #[arg(long, value_name = "TEXT", conflicts_with = "id")]
    grep: Option<String>,
    /// The language of statements. With both, those around a clause are cut to a line in the book's language.
    #[arg(long, value_enum, default_value_t)]
    lang: Lang,
    /// The form of the answer; JSON has both languages always.
    #[arg(long, value_enum, default_value_t)]
    format: Format,
    #[command(flatten)]
    shelf: Shelf,
}

/// The ids of all games that have a book.
pub fn books() -> PossibleValuesParser {
    PossibleValuesParser::new(games::GAMES.iter().map(|it| it.id))
}

/// The book of a game.
pub fn volume(game: &str) -> Result<&'static Volume, Failure> {
    games::book(game).ok_or_else(|| Failure::usage("there is no such game"))
}

/// The form of an answer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, clap::ValueEnum)]
pub enum Format {
    /// For people.
    #[default]
    Text,
    /// For programs.
    Json,
}

/// The language of statements.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, clap::ValueEnum)]
pub enum Lang {
    /// English.
    En,
    /// Chinese: that of the book, or else our translation; English where there is none.
    #[value(alias = "zh-Hans", alias = "zh-CN")]
    Zh,
    /// The same in traditional characters, where it is a translation.
    #[value(alias = "zh-Hant", alias = "zh-TW")]
    Tw,
    /// Japanese: that of the book, or else our translation; English where there is none.
    Ja,
    /// The language that the book is written in.
    Native,
    /// One after the other.
    #[default]
    Both,
}

impl Lang {
    /// The language for this book: `Native`, if the book is written in it.
    pub fn in_book(self, volume: &Volume) -> Lang {
        let is_book = match self {
            Lang::Zh | Lang::Tw => matches!(volume.language, BookLanguage::ZhHans | BookLanguage::ZhHant),
            Lang::Ja => volume.language == BookLanguage::Ja,
            Lang::En | Lang::Native | Lang::Both => false,
        };
        if is_book { Lang::Native } else { self }
    }

    /// The form of the statement that comes first.
    pub fn first(self) -> Told {
        match self {
            Lang::En | Lang::Both => Told::English,
            Lang::Native => Told::Native,
            Lang::Zh => Told::Third("zh"),
            Lang::Tw => Told::Third("tw"),
            Lang::Ja => Told::Third("ja"),
        }
    }

    /// The language of the translation, if the clause is shown in one.
    fn translates(self, it: &Record) -> Option<&'static str> {
        let Told::Third(language) = self.first() else { return None };
        it.told_in(language).map(|_| if language == "ja" { "Japanese" } else { "Chinese" })
    }

    /// A text in the languages that were asked for: the first, and with [`Lang::Both`] that of the book.
    pub fn told(self, first: &str, native: Option<&str>, width: usize) -> String {
        let first = if self.first() == Told::English { first.to_owned() } else { wrapped(first, width) };
        match native.filter(|_| self == Lang::Both) {
            Some(native) => format!("{first}\n{}", wrapped(native, width)),
            None => first,
        }
    }
}

/// The book that a page is from.
#[derive(Serialize)]
pub struct Source {
    pub game: &'static str,
    pub title: &'static str,
    pub native_title: &'static str,
    pub edition: &'static str,
    /// The language of the fields called native (BCP 47).
    pub language: &'static str,
    pub referee: bool,
}

impl Source {
    pub fn of(it: &Volume) -> Source {
        Source {
            game: it.id,
            title: it.title,
            native_title: it.native_title,
            edition: it.edition,
            language: it.language.tag(),
            referee: it.referee,
        }
    }

    /// The first line of a page.
    pub fn line(&self) -> String {
        format!("{}, {}", self.title, self.edition)
    }

    /// The game's name in the book's language, and a remark if it has no referee.
    fn more(it: &Volume) -> String {
        let name = format!("{}; the book is in {} ({})", it.native_title, it.language.name(), it.language.tag());
        if it.referee { name } else { format!("{name}\n{NO_REFEREE}") }
    }
}

/// The remark on a book whose game is not judged.
pub const NO_REFEREE: &str = "referee: not written yet";

/// A clause's number and statement.
#[derive(Serialize)]
pub struct Named {
    pub number: &'static str,
    pub statement: &'static str,
    /// The statement in the book's language.
    pub native: Option<&'static str>,
    #[serde(skip)]
    pub row: &'static Record,
}

impl From<&'static Record> for Named {
    fn from(row: &'static Record) -> Named {
        Named { number: row.number, statement: row.statement, native: row.native, row }
    }
}

/// A ruling that cites a clause.
#[derive(Serialize)]
pub struct Cited {
    pub id: &'static str,
    /// Its question.
    pub title: &'static str,
    /// The question in the book's language.
    pub native: Option<&'static str>,
    pub file: &'static str,
    #[serde(skip)]
    pub row: &'static Ruling,
}

impl From<(&'static str, &'static Ruling)> for Cited {
    fn from((file, row): (&'static str, &'static Ruling)) -> Cited {
        Cited { id: &row.id, title: &row.question, native: row.native.as_deref(), file, row }
    }
}

/// The official text of a clause, if the user imported it.
#[derive(Serialize)]
pub struct Official {
    /// The number of the passage: that of the paragraph, if it holds several clauses.
    number: String,
    pub text: String,
    /// The file that was imported.
    pub file: String,
    /// `true` if the text is the one that the catalogue was written against.
    pub same: bool,
}

impl Official {
    pub fn of(edition: &Edition, kept: &Kept, clause: &str) -> Option<Official> {
        let passage = kept.of(clause).filter(|it| !it.text.is_empty())?;
        Some(Official {
            number: passage.number.clone(),
            text: passage.text.clone(),
            file: kept.file.clone(),
            same: edition.has(&passage.number, &passage.text),
        })
    }

    /// The text, with a warning if it differs from the catalogue's edition.
    pub fn told(&self) -> String {
        let text = crate::terminal::shown(&self.text);
        if self.same { text } else { format!("{text} [not the text that the catalogue was written against]") }
    }
}

/// The language and the width of statements in a column of text.
pub struct Telling {
    pub lang: Lang,
    pub width: usize,
}

impl Telling {
    /// The statement in the first language.
    fn first(&self, it: &Record) -> String {
        self.lang.told(self.lang.first().statement(it), None, self.width)
    }

    /// The whole statement, in each language.
    fn whole(&self, it: &Named) -> String {
        self.lang.told(self.lang.first().statement(it.row), it.native, self.width)
    }

    /// The statement in the first language, with one line of the other.
    pub fn shortly(&self, it: &Named) -> String {
        match it.native.filter(|_| self.lang == Lang::Both) {
            Some(native) => format!("{}\n{}", it.statement, shortened(native, self.width)),
            None => self.first(it.row),
        }
    }

    fn wrapped(&self, text: &str) -> String {
        wrapped(text, self.width)
    }
}

pub fn run(args: &Args) -> Outcome {
    let volume = volume(&args.game)?;
    print(&answer(volume, args)?)
}

fn answer(volume: &Volume, args: &Args) -> Result<String, Failure> {
    let book = volume.open();
    let json = args.format == Format::Json;
    let lang = args.lang.in_book(volume);
    if let Some(text) = &args.grep {
        return Ok(grep::grep(volume, &book, args.shelf.text(volume).as_ref(), text, lang, json));
    }
    if args.id.is_empty() {
        return Ok(contents::contents(volume, &book, lang, json));
    }
    let row = book.find(&args.id.join(" ")).map_err(|it| unknown(&it))?;
    let kept = args.shelf.text(volume);
    let page = page::Page::new(volume, &book, row, kept.as_ref());
    Ok(if json { to_json(&page) } else { page.text(volume, lang) })
}

/// The page of a clause, by its number in any notation.
pub fn clause_text(volume: &Volume, number: &str, kept: Option<&Kept>) -> Result<String, Failure> {
    let book = volume.open();
    let row = book.find(number).map_err(|it| unknown(&it))?;
    Ok(page::Page::new(volume, &book, row, kept).text(volume, Lang::default()))
}

fn unknown(it: &Unknown) -> Failure {
    let mut text = format!("there is no clause \"{}\"", crate::terminal::shown(&it.text));
    if !it.nearest.is_empty() {
        text.push_str("; the nearest are:");
    }
    for row in &it.nearest {
        text.push_str(&format!("\n  {}  {}", row.number, row.statement));
    }
    Failure::usage(text)
}
