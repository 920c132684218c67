//! `headjudge fixtures`.

use crate::fixtures::suite;
use crate::terminal::out::print;
use crate::terminal::{FAULT, Failure, Outcome, files};
use std::fs;
use std::path::PathBuf;

/// The command line of `fixtures`.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  headjudge fixtures export suite")]
pub struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(clap::Subcommand)]
enum Command {
    /// Write the fixtures as files: logs that break each enforced clause, their legal twins, and what is to be found.
    Export(Export),
}

#[derive(clap::Args)]
#[command(after_help = "\
A suite by which another referee can be tried. A folder a case, GAME/CLAUSE-FAULT, holds illegal.jsonl, legal.jsonl and \
expected.json; GAME/matches holds whole matches. DIR/README.md says what the fields mean.

Examples:
  headjudge fixtures export suite
  headjudge fixtures export suite && headjudge audit suite/cipher/17.1.2-already-rested

Exit status: 0, 2 DIR cannot be used.")]
struct Export {
    /// The directory to write into; it is made where there is none.
    #[arg(value_name = "DIR")]
    dir: PathBuf,
    /// Replace files that are there already.
    #[arg(long)]
    force: bool,
}

pub fn run(args: &Args) -> Outcome {
    let Command::Export(args) = &args.command;
    let suite = suite().map_err(|it| Failure::new(FAULT, it))?;
    for file in &suite {
        let path = args.dir.join(&file.path);
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder).map_err(|it| Failure::usage(format!("{}: {it}", files::name(folder))))?;
        }
        files::write(&path, file.text.as_bytes(), args.force)?;
    }
    let cases = suite.iter().filter(|it| it.path.ends_with("expected.json")).count();
    print(&format!("{}: {cases} cases in {} files\n", files::name(&args.dir), suite.len()))
}
