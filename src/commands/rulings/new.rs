//! `headjudge rulings new`.

use super::folder::Tree;
use crate::commands::rules::{books, volume};
use crate::judge::{Drafted, Game, draft};
use crate::terminal::files;
use crate::terminal::open::{self, One};
use crate::terminal::out::print;
use crate::terminal::{Failure, Outcome, UNREADABLE, shown};
use std::path::{Path, PathBuf};

/// The longest slug (characters).
const LONGEST: usize = 60;

/// The command line of `rulings new`.
#[derive(clap::Args)]
#[command(after_help = "\
Writes rulings/<game>/NNNN-<slug>.md, with the next free number, and beside it a log that ends with the entry and \
begins with the last position from which the referee says the same of it, or else where the match does. What the \
program says of the entry is only proposed: `rulings verify` refuses the ruling until its author has read the book, \
written the question, the answer and the reasons, and taken the lines that begin with TO DO away.

Examples:
  headjudge rulings new cipher --log match.jsonl --entry 137
  headjudge rulings new cipher --log match.jsonl --entry 137 --slug attacks-twice \\
      --question \"May a rested unit attack?\"

Exit status: 0, 2 usage, or an entry that there is not, 4 the file cannot be read as a log.")]
pub struct Args {
    /// The game, by its id, such as cipher.
    #[arg(value_parser = books())]
    game: String,
    /// The log in which it came up.
    #[arg(long, value_name = "FILE")]
    log: PathBuf,
    /// The number of the entry that is asked about.
    #[arg(long, value_name = "N")]
    entry: u32,
    /// A few words for the files' names, such as attacks-twice.
    #[arg(long)]
    slug: Option<String>,
    /// The question, in English.
    #[arg(long, value_name = "QUESTION")]
    question: Option<String>,
    /// The working tree, in which the folder `rulings` lies.
    #[arg(long, value_name = "DIR", default_value = ".")]
    dir: PathBuf,
}

pub fn run(args: &Args) -> Outcome {
    let one = open::one_or_imported(&args.log)?;
    let (name, game) = (one.name.clone(), one.log.header.game.clone());
    if game != args.game {
        return Err(Failure::usage(format!("{name}: it is a log of the game {:?}", shown(&game))));
    }
    let drafted = with_game!(game.as_str(), G => drafted::<G>(one, args.entry))
        .unwrap_or_else(|| Err(files::no_game(UNREADABLE, &name, &game)))?;
    let told = write(&args.dir, &drafted, args.slug.as_deref(), args.question.as_deref())?;
    print(&told)
}

fn drafted<G: Game>(One { log, name, rest, .. }: One, entry: u32) -> Result<Drafted, Failure> {
    let session = crate::import::session::<G, _>(crate::judge::Lang::English, log);
    rest.must_be_empty()?;
    let session = session.map_err(|it| Failure::new(UNREADABLE, format!("{name}: the header: {}", shown(&it.0))))?;
    draft(&session, entry as usize).map_err(|it| Failure::usage(format!("{name}: {it}")))
}

/// Writes a draft and its log into a working tree. Returns the message about them.
pub fn write(dir: &Path, drafted: &Drafted, slug: Option<&str>, question: Option<&str>) -> Result<String, Failure> {
    let volume = volume(drafted.game)?;
    let tree = Tree::at(dir)?;
    let slug = slug.map_or_else(|| Ok(question.map_or_else(String::new, worded)), checked)?;
    let slug = if slug.is_empty() { format!("entry-{}", drafted.entry) } else { slug };
    let folder = tree.folder(volume.id);
    std::fs::create_dir_all(&folder).map_err(|it| files::cannot_write(&files::name(&folder), &it))?;
    let number = tree.next_number(volume)?;
    let stem = format!("{number:04}-{slug}");
    let (log, page) = (folder.join(format!("{stem}.jsonl")), folder.join(format!("{stem}.md")));
    let text = drafted.draft.text(volume, number, &format!("{stem}.jsonl"), question.unwrap_or(""));
    files::write(&log, &drafted.log, false)?;
    files::write(&page, text.as_bytes(), false)?;
    let (page, log) = (files::name(&page), files::name(&log));
    Ok(format!(
        "wrote {page} and {log}\nthe verdicts in it are the program's: derive them from the book, and finish what begins with TO DO\nthen: headjudge rulings verify {} {number}\n",
        volume.id
    ))
}

/// Checks a slug from the command line.
fn checked(slug: &str) -> Result<String, Failure> {
    let plain = |it: u8| it.is_ascii_lowercase() || it.is_ascii_digit() || it == b'-';
    let whole = !slug.starts_with('-') && !slug.ends_with('-') && !slug.is_empty();
    if whole && slug.len() <= LONGEST && slug.bytes().all(plain) {
        return Ok(slug.to_owned());
    }
    let slug = shown(slug);
    Err(Failure::usage(format!(
        "{slug:?} is no slug: it has at most {LONGEST} small letters, digits and hyphens between them, such as attacks-twice"
    )))
}

/// Makes a slug from a question; empty if the question has no Latin letters.
fn worded(question: &str) -> String {
    let words = question.split(|it: char| !it.is_ascii_alphanumeric()).filter(|it| !it.is_empty());
    let mut slug = String::new();
    for word in words {
        if slug.len() + word.len() >= LONGEST {
            break;
        }
        slug += if slug.is_empty() { "" } else { "-" };
        slug += &word.to_lowercase();
    }
    slug
}
