//! `headjudge completions`.

use super::Cli;
use crate::terminal::out::print;
use crate::terminal::{Failure, Outcome};
use clap::CommandFactory;
use clap_complete::Shell;

/// The command line of `completions`.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  headjudge completions bash > ~/.local/share/bash-completion/completions/headjudge
  headjudge completions zsh > ~/.zfunc/_headjudge
  headjudge completions fish > ~/.config/fish/completions/headjudge.fish
  headjudge completions powershell >> $PROFILE")]
pub struct Args {
    /// The shell that is to complete subcommands and options.
    #[arg(value_enum)]
    shell: Shell,
}

pub fn run(args: &Args) -> Outcome {
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut Cli::command(), "headjudge", &mut script);
    print(&String::from_utf8(script).map_err(|it| Failure::new(crate::terminal::FAULT, it))?)
}
