//! `headjudge ask`.

mod moment;
mod reply;
mod said;
mod talk;
mod text;

use super::rules::{Format, books};
use crate::games::{self, GAMES};
use crate::rulebook::search::{Index, Language};
use crate::rulebook::{BookLanguage, Volume, is_traditional};
use crate::terminal::out::{print, to_json};
use crate::terminal::shelf::Shelf;
use crate::terminal::{Failure, Outcome, lang, shown};
use moment::Moment;
use reply::{Library, Reply, Speaks};
use serde::Serialize;
use std::io::Read;
use std::mem::ManuallyDrop;
use std::path::Path;

/// The longest question (characters).
const LONGEST: usize = 1_000;

/// The command line of `ask`.
#[derive(clap::Args)]
#[command(after_help = "\
The games that the question names are searched, or else all. The answer stands first, in one sentence: that of a ruling, if \
the question is that ruling's, or else what the best clause says, and rulings on similar cases, told as that; below it the \
clauses, in the language of the question where the catalogue has it. Where no game is named and several may be meant, each is \
answered in a line. Without a question it asks for one after another; `help` says what else may be typed there.

Examples:
  headjudge ask \"Cipher: may I attack on my first turn?\"
  headjudge ask --game evolve 刚进化的随从能打脸吗
  headjudge ask --game zero --top 1 \"引き直しは何回まで？\"
  headjudge ask --entry 137 match.jsonl \"may he attack with Marth?\"
  headjudge ask --format json \"xinglingwang: same points, who wins\"
  echo \"who goes first?\" | headjudge ask --game blackpoker -

Exit status: 0, also where nothing fits, which is said then; 2 for what is no question, 4 for a log that cannot be read.")]
pub struct Args {
    /// The question, in English, Chinese or Japanese; - reads it from standard input. Behind --entry: the log, then the
    /// question.
    question: Vec<String>,
    /// Asks about a moment of a match: how it stood after this entry of the log.
    #[arg(long, value_name = "N", conflicts_with = "game")]
    entry: Option<usize>,
    /// Searches the rulebook of one game only.
    #[arg(long, value_parser = books())]
    game: Option<String>,
    /// At most so many clauses.
    #[arg(long, value_name = "N", default_value_t = text::USUAL, value_parser = clap::value_parser!(u8).range(1..=50))]
    top: u8,
    /// The form of the answer.
    #[arg(long, value_enum, default_value_t)]
    format: Format,
    /// The language of the answer; without it, that of the question. What the catalogue does not have in it is told in English.
    #[arg(long, value_enum, value_name = "LANG")]
    lang: Option<lang::Name>,
    #[command(flatten)]
    shelf: Shelf,
}

impl Args {
    /// The language of the answer to a question in the language `question`.
    fn speaks(&self, text: &str, question: Language) -> Speaks {
        let language = match self.lang {
            None => question,
            Some(lang::Name::En) => Language::En,
            Some(lang::Name::Zh | lang::Name::Tw) => Language::Zh,
            Some(lang::Name::Ja) => Language::Ja,
            // The language of the game's book; without a game, of most books.
            Some(lang::Name::Native) => match self.game.as_deref().and_then(games::book).map(|it| it.language) {
                Some(BookLanguage::Ja) => Language::Ja,
                _ => Language::Zh,
            },
        };
        let traditional = self.lang.map_or_else(|| is_traditional(text), |it| it == lang::Name::Tw);
        Speaks { language, traditional }
    }
}

pub fn run(args: &Args) -> Outcome {
    let (moment, question) = match (args.entry, args.question.as_slice()) {
        (Some(entry), [log, words @ ..]) => {
            let question = question(words)?;
            (Some(Moment::open(Path::new(log), entry, &question)?), Some(question))
        }
        (Some(_), []) => return Err(Failure::usage("--entry N is followed by the log and the question")),
        (None, []) => (None, None),
        (None, words) => (None, Some(question(words)?)),
    };
    let given = moment.as_ref().map(|it| it.game.as_str()).or(args.game.as_deref()).and_then(games::book);
    let books = GAMES;
    let place = given.and_then(|game| books.iter().position(|it| it.id == game.id));
    let asked = |it: &Volume| given.is_none_or(|given| given.id == it.id);
    let texts = books.iter().map(|it| if asked(it) { args.shelf.text(it) } else { None }).collect();
    // Leaked on purpose: the program ends after the answer, and freeing the index takes a tenth of its time.
    let index = ManuallyDrop::new(Index::with_texts(books, texts));
    let library = Library { books, index: &index };
    let Some(question) = question else { return talk::run(args, &library, place) };
    let told = moment.as_ref().map_or_else(|| question.clone(), |it| it.told(&question));
    let answer = index.ask(&told, place.as_slice());
    let speaks = args.speaks(&question, answer.language);
    let reply = Reply::new(&question, &library, place, speaks, &answer, answer.best(args.top.into()));
    if args.format == Format::Json {
        return print(&to_json(&Asked { moment, reply }));
    }
    print(&(moment.map(|it| it.text()).unwrap_or_default() + &reply.text()))
}

/// An answer, and the moment of the match that the question is about.
#[derive(Serialize)]
struct Asked<'a> {
    #[serde(skip_serializing_if = "Option::is_none")]
    moment: Option<Moment>,
    #[serde(flatten)]
    reply: Reply<'a>,
}

/// The question from the command line or standard input, checked.
fn question(words: &[String]) -> Result<String, Failure> {
    checked(&if words == ["-"] { input()? } else { words.join(" ") })
}

/// Trims a question, and refuses an unusable one.
fn checked(text: &str) -> Result<String, Failure> {
    let text = text.trim();
    if text.is_empty() {
        return Err(Failure::usage("the question is empty"));
    }
    if text.chars().nth(LONGEST).is_some() {
        return Err(Failure::usage(format!("a question has at most {LONGEST} characters; this one is longer")));
    }
    let odd = |it: &char| it.is_control() && !it.is_whitespace();
    if let Some(odd) = text.chars().find(odd) {
        let odd = shown(&odd.to_string());
        return Err(Failure::usage(format!("a question is plain text; this one holds the control character {odd}")));
    }
    if !text.chars().any(char::is_alphanumeric) {
        return Err(Failure::usage(format!("there is no word in the question \"{}\"", shown(text))));
    }
    Ok(text.split_whitespace().collect::<Vec<_>>().join(" "))
}

/// Standard input, read just far enough to notice that it is too long.
fn input() -> Result<String, Failure> {
    let mut bytes = Vec::new();
    let most = 4 * (LONGEST as u64 + 1);
    let read = std::io::stdin().lock().take(most).read_to_end(&mut bytes);
    read.map_err(|it| Failure::usage(format!("standard input: {it}")))?;
    // Only a text that is too long anyway can be cut within a character.
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}
