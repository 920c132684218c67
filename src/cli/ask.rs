//! `headjudge ask`.

mod reply;
mod text;

use super::out::{print, to_json};
use super::rules::{Format, books};
use super::shelf::Shelf;
use super::{Failure, Outcome, shown};
use crate::games::{self, BOOKS};
use crate::rulebook::Volume;
use crate::rulebook::search::Index;
use std::io::Read;
use std::mem::ManuallyDrop;

/// A question has at most so many characters.
const LONGEST: usize = 1_000;

/// The command line of `ask`.
#[derive(clap::Args)]
#[command(after_help = "\
The games that the question names are searched, or else all. The clauses that decide it come first, the best one on \
top, in the language of the question where the catalogue has it; below stand those to read with them.

Examples:
  headjudge ask \"Cipher: may I attack on my first turn?\"
  headjudge ask --game evolve 刚进化的随从能打脸吗
  headjudge ask --game zero --top 1 \"引き直しは何回まで？\"
  headjudge ask --format json \"xinglingwang: same points, who wins\"
  echo \"who goes first?\" | headjudge ask --game blackpoker -

Exit status: 0, also where nothing fits, which is said then; 2 for what is no question.")]
pub struct Args {
    /// The question, in English, Chinese or Japanese; - reads it from standard input.
    #[arg(required = true)]
    question: Vec<String>,
    /// Searches the rulebook of one game only.
    #[arg(long, value_parser = books())]
    game: Option<String>,
    /// At most so many clauses.
    #[arg(long, value_name = "N", default_value_t = 5, value_parser = clap::value_parser!(u8).range(1..=50))]
    top: u8,
    /// The form of the answer.
    #[arg(long, value_enum, default_value_t)]
    format: Format,
    #[command(flatten)]
    shelf: Shelf,
}

pub fn run(args: &Args) -> Outcome {
    let question = question(&args.question)?;
    let given = args.game.as_deref().and_then(games::book);
    let books: Vec<_> = BOOKS.iter().collect();
    let place = given.and_then(|game| books.iter().position(|it| it.id == game.id));
    let asked = |it: &Volume| given.is_none_or(|given| given.id == it.id);
    let texts = books.iter().map(|it| if asked(it) { args.shelf.text(it) } else { None }).collect();
    // The program ends when this is answered, and freeing the index piece by piece takes a tenth of its time.
    let index = ManuallyDrop::new(Index::with_texts(&books, texts));
    let answer = index.ask(&question, place.as_slice());
    let reply =
        reply::Reply::new(&question, &reply::Library { books: &books, index: &index }, place, &answer, args.top.into());
    print(&if args.format == Format::Json { to_json(&reply) } else { reply.text() })
}

/// The question, if it is one.
fn question(words: &[String]) -> Result<String, Failure> {
    let text = if words == ["-"] { input()? } else { words.join(" ") };
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

/// Standard input, no more of it than shows that it is too long.
fn input() -> Result<String, Failure> {
    let mut bytes = Vec::new();
    let most = 4 * (LONGEST as u64 + 1);
    let read = std::io::stdin().lock().take(most).read_to_end(&mut bytes);
    read.map_err(|it| Failure::usage(format!("standard input: {it}")))?;
    // A character that is cut off at the end belongs to a text that is too long anyway.
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}
