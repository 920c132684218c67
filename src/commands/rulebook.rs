//! `headjudge rulebook`.

mod changes;
mod report;

use super::rules::{Format, books, volume};
use crate::games::GAMES;
use crate::report::counted;
use crate::rulebook::official::{self, Kept};
use crate::terminal::files::name;
use crate::terminal::out::{print, to_json};
use crate::terminal::shelf::Shelf;
use crate::terminal::{CLEAN, FOUND, Failure, Outcome, open};
use std::fs;
use std::io::{ErrorKind, Read};
use std::path::{Path, PathBuf};

/// The longest rulebook (bytes).
const MOST_BYTES: u64 = 8 << 20;

/// The command line of `rulebook`.
#[derive(clap::Args)]
#[command(after_help = "\
The program states every clause in its own words. A person who has the official text can import it: from then on \
`rules` and `ask` show and search the official sentences, too. The text stays on this machine.

Examples:
  headjudge rulebook import cipher rules.txt
  headjudge rulebook diff cipher new-rules.txt
  headjudge rulebook list
  headjudge rulebook forget cipher

Exit status: 0; for `diff` 1 if clauses differ; 2 for a file that is no text of this rulebook.")]
pub struct Args {
    #[command(subcommand)]
    what: What,
}

#[derive(clap::Subcommand)]
enum What {
    /// Index an official text, and tell how it differs from what the catalogue was written against.
    Import(Compared),
    /// Show clause by clause how an official text differs.
    #[command(after_help = "\
A clause that differs from the imported text is shown with what changed. Where nothing was imported, the clauses that \
differ from the text that the catalogue was written against are shown with what the catalogue says, to be compared.")]
    Diff(Compared),
    /// List the official texts that were imported.
    List(Listed),
    /// Remove an official text.
    Forget(Forgotten),
    /// Print the hash of each clause of an official text, for the list of a game's folder.
    Hashes(Hashed),
}

#[derive(clap::Args)]
struct Given {
    /// The game, by its id, such as cipher.
    #[arg(value_parser = books())]
    game: String,
    /// The official text: plain text in UTF-8 or UTF-16; - is standard input.
    file: PathBuf,
}

#[derive(clap::Args)]
struct Compared {
    #[command(flatten)]
    given: Given,
    #[command(flatten)]
    shelf: Shelf,
    /// The form of the answer.
    #[arg(long, value_enum, default_value_t)]
    format: Format,
}

#[derive(clap::Args)]
struct Listed {
    #[command(flatten)]
    shelf: Shelf,
    /// The form of the answer.
    #[arg(long, value_enum, default_value_t)]
    format: Format,
}

#[derive(clap::Args)]
struct Forgotten {
    /// The game, by its id.
    #[arg(value_parser = books())]
    game: String,
    #[command(flatten)]
    shelf: Shelf,
}

#[derive(clap::Args)]
struct Hashed {
    #[command(flatten)]
    given: Given,
}

pub fn run(args: &Args) -> Outcome {
    match &args.what {
        What::Import(it) => import(it),
        What::Diff(it) => diff(it),
        What::List(it) => list(it),
        What::Forget(it) => forget(it),
        What::Hashes(it) => hashes(it),
    }
}

impl Given {
    /// Reads the file as this game's rulebook.
    fn read(&self) -> Result<Kept, Failure> {
        let volume = volume(&self.game)?;
        let wrong = |it: &dyn std::fmt::Display| Failure::usage(format!("{}: {it}", name(&self.file)));
        let text = official::decode(&bytes(&self.file)?).map_err(|it| wrong(&it))?;
        let file = self.file.file_name().map_or_else(|| name(&self.file), |it| it.to_string_lossy().into_owned());
        Kept::new(volume.id, volume.layout, &file, &text).map_err(|it| wrong(&it))
    }
}

/// Reads a file, unless it is too long.
fn bytes(path: &Path) -> Result<Vec<u8>, Failure> {
    let wrong = |it: std::io::Error| Failure::usage(format!("{}: {it}", name(path)));
    let mut bytes = Vec::new();
    open::stream(path).map_err(wrong)?.take(MOST_BYTES + 1).read_to_end(&mut bytes).map_err(wrong)?;
    if bytes.len() as u64 > MOST_BYTES {
        return Err(Failure::usage(format!(
            "{}: it is longer than {} MiB, and no rulebook",
            name(path),
            MOST_BYTES >> 20
        )));
    }
    Ok(bytes)
}

fn import(args: &Compared) -> Outcome {
    let volume = volume(&args.given.game)?;
    let kept = args.given.read()?;
    let path = args.shelf.path(volume.id)?;
    Shelf::keep(&path, &serde_json::to_vec(&kept).unwrap_or_default())?;
    let report = report::Reported::new(volume, &kept, &path);
    print(&if args.format == Format::Json { to_json(&report) } else { report.text() })
}

fn diff(args: &Compared) -> Outcome {
    let volume = volume(&args.given.game)?;
    let new = args.given.read()?;
    let old = args.shelf.text(volume);
    let changes = changes::Changes::new(volume, old.as_ref(), &new);
    print(&if args.format == Format::Json { to_json(&changes) } else { changes.text() })?;
    Ok(if changes.is_empty() { CLEAN } else { FOUND })
}

fn list(args: &Listed) -> Outcome {
    let kept = GAMES.iter().filter_map(|it| Some((it, args.shelf.text(it)?)));
    let kept: Vec<_> = kept.map(|(volume, it)| report::Held::new(volume, &it)).collect();
    print(&if args.format == Format::Json { to_json(&kept) } else { report::held(&kept, &args.shelf.folder()?) })
}

fn forget(args: &Forgotten) -> Outcome {
    let path = args.shelf.path(&args.game)?;
    match fs::remove_file(&path) {
        Ok(()) => print(&format!("{}: removed\n", name(&path))),
        Err(it) if it.kind() == ErrorKind::NotFound => {
            Err(Failure::usage(format!("no text of {} was imported", args.game)))
        }
        Err(it) => Err(Failure::usage(format!("{}: {it}", name(&path)))),
    }
}

fn hashes(args: &Hashed) -> Outcome {
    let kept = args.given.read()?;
    let line = |it: &official::Passage| format!("{}\t{}\n", it.number, official::hash(&it.text));
    let count = counted(kept.passages.len(), "clause", "clauses");
    print(
        &(format!("# {count}, each with the hash of its official text (headjudge rulebook hashes)\n")
            + &kept.passages.iter().map(line).collect::<String>()),
    )
}
