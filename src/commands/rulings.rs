//! `headjudge rulings`.

mod folder;
mod list;
mod markdown;
mod new;
mod page;
mod verify;

pub use new::write as write_draft;

use super::rules::{Format, Lang, books};
use crate::games;
use crate::rulebook::ruling::number;
use crate::rulebook::{Volume, ruling_by, rulings};
use crate::terminal::out::print;
use crate::terminal::{Failure, Outcome, shown};

/// The command line of `rulings`.
#[derive(clap::Args)]
#[command(
    args_conflicts_with_subcommands = true,
    after_help = "\
Examples:
  headjudge rulings                           all rulings
  headjudge rulings cipher                    those of a game
  headjudge rulings cipher 31                 one of them; 0031 and cipher-0031 are understood, too
  headjudge rulings cipher 31 --lang native
  headjudge rulings verify                    replays the logs of all rulings under ./rulings
  headjudge rulings new cipher --log match.jsonl --entry 137 --slug attacks-twice

Exit status: 0, or 2 for a ruling that there is not. For `verify` see headjudge rulings verify --help."
)]
pub struct Args {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    show: Show,
}

#[derive(clap::Subcommand)]
enum Command {
    /// Replay the logs of the rulings in a working tree, and say which ruling does not hold.
    Verify(verify::Args),
    /// Begin a ruling from an entry of a log.
    New(new::Args),
}

#[derive(clap::Args)]
struct Show {
    /// The game, by its id, such as cipher.
    #[arg(value_parser = books())]
    game: Option<String>,
    /// The ruling's number: 31, 0031 or cipher-0031.
    #[arg(value_name = "ID")]
    id: Option<String>,
    /// The language of questions and statements; the reasons are in English.
    #[arg(long, value_enum, default_value_t)]
    lang: Lang,
    /// The form of the answer; JSON has both languages always.
    #[arg(long, value_enum, default_value_t)]
    format: Format,
}

pub fn run(args: &Args) -> Outcome {
    match &args.command {
        Some(Command::Verify(args)) => verify::run(args),
        Some(Command::New(args)) => new::run(args),
        None => print(&show(&args.show)?),
    }
}

fn show(args: &Show) -> Result<String, Failure> {
    let json = args.format == Format::Json;
    let Some(volume) = args.game.as_deref().and_then(games::book) else {
        return Ok(list::list(games::GAMES.iter().copied(), args.lang, json));
    };
    let Some(text) = &args.id else { return Ok(list::list([volume].into_iter(), args.lang, json)) };
    let (file, ruling) = ruling_by(volume.id, text).ok_or_else(|| unknown(volume, text))?;
    Ok(page::page(volume, file, ruling, args.lang, json))
}

/// The failure for an unknown ruling, listing the known ones.
fn unknown(volume: &Volume, text: &str) -> Failure {
    let numbers: Vec<u32> = rulings(volume.id).filter_map(|it| number(volume.id, it.0)).collect();
    let there = match (numbers.iter().min(), numbers.iter().max()) {
        (Some(first), Some(last)) => format!("they have numbers from {first} to {last}"),
        _ => "there are none yet".to_owned(),
    };
    let (id, text) = (volume.id, shown(text));
    Failure::usage(format!("there is no ruling {text:?} of {id}; {there}: headjudge rulings {id} lists them"))
}
