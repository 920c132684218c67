//! The subcommands of the program, one file each, with their arguments.

mod ask;
mod audit;
mod cards;
mod completions;
mod convert;
mod coverage;
mod deck;
mod demands;
mod diff;
mod fixtures;
mod import;
mod keyboard;
mod man;
mod position;
mod record;
mod replay;
mod report;
mod rulebook;
mod rules;
mod rulings;
mod schema;
mod sealing;
mod sent;
mod serve;
mod simulate;
mod slips;
mod values;
mod verify;

use crate::terminal::{FAULT, Failure, Outcome, help, lang, out};
use clap::{Parser, Subcommand};
use std::ffi::OsString;
use std::panic::catch_unwind;
use std::process::ExitCode;

/// A referee for card games: records, audits and steps through matches, citing the rulebook.
#[derive(Parser)]
#[command(
    name = "headjudge",
    version,
    about,
    max_term_width = 100,
    after_help = "\
Examples:
  headjudge audit match.jsonl logs/
  headjudge replay match.jsonl
  headjudge rules cipher 18.1.3
  headjudge ask \"Cipher: may I attack on my first turn?\"

Each command has examples of its own: headjudge audit --help.

Exit status:
   0  done, and nothing was found
   1  at least one entry is illegal; `diff`: the logs part; `rulebook diff`: clauses differ;
      `rulings verify`: a ruling does not hold
   2  the command line is wrong, or a file that it names cannot be used
   3  a chain of hashes is broken, or the page of a replay says something else than its log
   4  a file cannot be read as a log, or as a ruling
   5  nothing illegal was found, but the result rests on something that was not judged (`audit`),
      or the log carries no seal (`verify`)
  70  a fault of this program; please report it
Of several the gravest is given: 70, 4, 3, 1, 5, 0. With `--format json` or `ndjson`, faults are JSON, too: a \
line {\"error\":{\"status\":2,\"message\":\"…\"}} on standard error; what is told besides is \
{\"note\":{\"message\":\"…\"}}."
)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Judge logs, and say where each breaks the rules and by which clause.
    Audit(audit::Args),
    /// Step through a match.
    Replay(replay::Args),
    /// Write the judge's sheet on an entry: what was found, and what is to be undone.
    Report(report::Args),
    /// Record a match at the keyboard.
    Record(record::Args),
    /// Play random legal matches and write their logs.
    Simulate(simulate::Args),
    /// Judge matches live for a client, request by request.
    Serve(serve::Args),
    /// Compare two logs of what should be the same match.
    Diff(diff::Args),
    /// Read a log of another program as one of ours.
    Import(import::Args),
    /// Convert a log between JSON Lines and the binary form.
    Convert(convert::Args),
    /// Check a log's chain of hashes.
    Verify(verify::Args),
    /// Write down how a match stood, or check a position written by hand.
    Position(position::Args),
    /// Look clauses of a rulebook up.
    Rules(rules::Args),
    /// List and show rulings, replay the logs that prove them, and begin new ones.
    Rulings(rulings::Args),
    /// Answer a rules question with the clauses that decide it.
    Ask(ask::Args),
    /// Show what cards say, and compile a database of cards.
    Cards(cards::Args),
    /// Import the official text of a rulebook, or see how an edition differs.
    Rulebook(rulebook::Args),
    /// Count how the clauses of the rulebooks are honoured.
    Coverage(coverage::Args),
    /// Write the logs by which this referee is tried, for others.
    Fixtures(fixtures::Args),
    /// Print the JSON Schema of logs or of audit reports.
    Schema(schema::Args),
    /// Print a script that lets a shell complete subcommands and options.
    Completions(completions::Args),
    /// Print the manual's page, or write a page of each subcommand.
    Man(man::Args),
}

/// Runs the program.
pub fn main() -> ExitCode {
    let args: Vec<OsString> = std::env::args_os().collect();
    out::answer_in(&args);
    lang::speak_as(&args);
    let ran = catch_unwind(|| match help::parse::<Cli>(args) {
        Ok(cli) => run(&cli.command),
        Err(it) => out::command_line(&it),
    });
    let outcome = ran.unwrap_or_else(|_| Err(Failure::new(FAULT, "this program failed; please report it")));
    outcome.map_or_else(
        |failure| {
            out::fail(&failure);
            ExitCode::from(failure.status)
        },
        ExitCode::from,
    )
}

fn run(command: &Command) -> Outcome {
    match command {
        Command::Audit(args) => audit::run(args),
        Command::Replay(args) => replay::run(args),
        Command::Report(args) => report::run(args),
        Command::Record(args) => record::run(args),
        Command::Simulate(args) => simulate::run(args),
        Command::Serve(args) => serve::run(args),
        Command::Diff(args) => diff::run(args),
        Command::Import(args) => import::run(args),
        Command::Convert(args) => convert::run(args),
        Command::Verify(args) => verify::run(args),
        Command::Position(args) => position::run(args),
        Command::Rules(args) => rules::run(args),
        Command::Rulings(args) => rulings::run(args),
        Command::Ask(args) => ask::run(args),
        Command::Cards(args) => cards::run(args),
        Command::Rulebook(args) => rulebook::run(args),
        Command::Coverage(args) => coverage::run(args),
        Command::Fixtures(args) => fixtures::run(args),
        Command::Schema(args) => schema::run(args),
        Command::Completions(args) => completions::run(args),
        Command::Man(args) => man::run(args),
    }
}

#[cfg(test)]
mod tests {
    use super::Cli;
    use crate::judge::Language;
    use crate::terminal::help::words;
    use clap::CommandFactory;

    const OTHERS: [Language; 3] = [Language::Chinese, Language::TraditionalChinese, Language::Japanese];

    #[test]
    fn every_option_is_explained_in_every_language() {
        let command = Cli::command();
        for name in ["audit", "replay", "record", "report"] {
            let subcommand = command.find_subcommand(name).expect("it is there");
            let own = subcommand.get_arguments().map(|it| format!("{name}.{}", it.get_id()));
            for of in own.chain([name.to_owned(), format!("{name}!")]) {
                let general = of.strip_prefix(name).unwrap_or_default().to_owned();
                for language in OTHERS {
                    let told = words(&of, language).or_else(|| words(&general, language));
                    assert!(told.is_some_and(|it| !it.is_ascii()), "{of} has no words in {language:?}");
                }
            }
        }
    }
}
