//! `headjudge convert`.

use super::Outcome;

/// The command line of `convert`.
#[derive(clap::Args)]
pub struct Args {}

pub fn run(_: &Args) -> Outcome {
    Err(super::Failure::usage("not there yet"))
}
