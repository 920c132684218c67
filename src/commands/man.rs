//! `headjudge man`.

use super::Cli;
use crate::terminal::out::print;
use crate::terminal::{FAULT, Failure, Outcome, files};
use clap::{Command, CommandFactory};
use clap_mangen::Man;
use std::fs;
use std::path::PathBuf;

/// The command line of `man`.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  headjudge man | man -l -
  headjudge man ~/.local/share/man/man1 && man headjudge-audit

Exit status: 0, 2 DIR cannot be used.")]
pub struct Args {
    /// The directory for a page of each subcommand; it is made where there is none. Without it the first page is printed.
    #[arg(value_name = "DIR")]
    dir: Option<PathBuf>,
    /// Replace pages that are there already.
    #[arg(long)]
    force: bool,
}

pub fn run(args: &Args) -> Outcome {
    let mut program = Cli::command().disable_help_subcommand(true);
    program.build();
    let Some(dir) = &args.dir else { return print(&page(&program)?) };
    fs::create_dir_all(dir).map_err(|it| Failure::usage(format!("{}: {it}", files::name(dir))))?;
    let mut commands = vec![&program];
    let mut written = 0;
    while let Some(command) = commands.pop() {
        let name = command.get_display_name().unwrap_or_else(|| command.get_name());
        files::write(&dir.join(format!("{name}.1")), page(command)?.as_bytes(), args.force)?;
        commands.extend(command.get_subcommands());
        written += 1;
    }
    print(&format!("{}: {written} pages\n", files::name(dir)))
}

/// The manual page of a subcommand.
fn page(command: &Command) -> Result<String, Failure> {
    let mut page = Vec::new();
    Man::new(command.clone()).render(&mut page).map_err(|it| Failure::new(FAULT, it))?;
    String::from_utf8(page).map_err(|it| Failure::new(FAULT, it))
}
