//! `headjudge diff`.

use super::Outcome;

/// The command line of `diff`.
#[derive(clap::Args)]
pub struct Args {}

pub fn run(_: &Args) -> Outcome {
    Err(super::Failure::usage("not there yet"))
}
