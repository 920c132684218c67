//! The command line: one file a subcommand. This is the only room that prints.

mod archive;
mod ask;
mod audit;
mod cards;
mod completions;
mod convert;
mod coverage;
mod crew;
mod deck;
mod demands;
mod diff;
mod files;
mod fixtures;
mod help;
mod history;
mod import;
mod inside;
mod keyboard;
mod lang;
mod lock;
mod logs;
mod man;
mod members;
mod open;
mod out;
mod position;
mod prompt;
mod record;
mod refused;
mod replay;
mod report;
mod rulebook;
mod rules;
mod rulings;
mod schema;
mod sealing;
mod sent;
mod serve;
mod shelf;
mod simulate;
mod slips;
mod sorts;
mod tables;
mod unpack;
mod verify;
mod walk;
mod wording;

use clap::{Parser, Subcommand};
use std::ffi::OsString;
use std::fmt::Display;
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

/// Exit status: nothing found.
pub const CLEAN: u8 = 0;
/// Exit status: at least one illegal entry; for `diff` a difference, for `rulings verify` a ruling that does not hold.
pub const FOUND: u8 = 1;
/// Exit status: the command line is wrong, or a file that it names cannot be used.
pub const USAGE: u8 = 2;
/// Exit status: a chain is broken.
pub const BROKEN: u8 = 3;
/// Exit status: a file cannot be read as a log, or as a ruling.
pub const UNREADABLE: u8 = 4;
/// Exit status: nothing illegal was found, but not everything was judged; for `verify` a log without a seal.
pub const UNCERTAIN: u8 = 5;
/// Exit status: a fault of this program.
pub const FAULT: u8 = 70;

/// An exit status other than clean, with what to say on standard error.
struct Failure {
    status: u8,
    message: String,
}

impl Failure {
    fn new(status: u8, message: impl Display) -> Failure {
        Failure { status, message: message.to_string() }
    }

    fn usage(message: impl Display) -> Failure {
        Failure::new(USAGE, message)
    }
}

/// What a subcommand answers: its exit status.
type Outcome = Result<u8, Failure>;

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

pub(crate) use crate::report::shown;

/// The two forms of a log, as they are asked for.
#[derive(Clone, Copy, clap::ValueEnum)]
enum FormName {
    /// JSON Lines, to exchange.
    Jsonl,
    /// Binary, to keep.
    Hjl,
}

impl FormName {
    fn form(self) -> crate::log::Form {
        match self {
            FormName::Jsonl => crate::log::Form::Lines,
            FormName::Hjl => crate::log::Form::Frames,
        }
    }

    fn ending(self) -> &'static str {
        match self {
            FormName::Jsonl => "jsonl",
            FormName::Hjl => "hjl",
        }
    }
}

/// How much of a match a log holds, as it is asked for.
#[derive(Clone, Copy, clap::ValueEnum)]
enum DetailName {
    /// Every decision, chance and step.
    Full,
    /// Decisions and chance alone.
    Decisions,
}

impl DetailName {
    fn detail(self) -> crate::log::Detail {
        match self {
            DetailName::Full => crate::log::Detail::Full,
            DetailName::Decisions => crate::log::Detail::Decisions,
        }
    }
}

/// Through whose eyes a match is shown.
#[derive(Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
enum SeatName {
    /// Player A's.
    #[value(name = "A", alias = "a")]
    A,
    /// Player B's.
    #[value(name = "B", alias = "b")]
    B,
    /// A spectator's.
    Public,
}

impl SeatName {
    fn view(self) -> crate::log::View {
        match self {
            SeatName::A => crate::log::View::A,
            SeatName::B => crate::log::View::B,
            SeatName::Public => crate::log::View::Public,
        }
    }
}
