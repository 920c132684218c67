//! `headjudge rules`.

use super::Outcome;

/// The command line of `rules`.
#[derive(clap::Args)]
pub struct Args {}

pub fn run(_: &Args) -> Outcome {
    Err(super::Failure::usage("not there yet"))
}
