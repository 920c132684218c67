//! `headjudge audit`.

use super::files::{self, Whose};
use super::out::print;
use super::{Failure, Outcome};
use crate::import::{self, How};
use crate::judge::{Audit, Basis};
use crate::log::{self, Hash, Malformed, Place, ReadFault};
use crate::report::{Demands, LogReport, Page, ROWS, Row, Totals, log_text, totals_text};
use crate::with_client;
use clap::ValueEnum;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use indicatif::{ProgressBar, ProgressStyle};
use rayon::prelude::*;
use std::fs::File;
use std::io::{self, IsTerminal, Read};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};

/// The command line of `audit`.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  headjudge audit match.jsonl
  headjudge audit --format ndjson logs/ | jq 'select(.status > 0) | .file'
  headjudge audit --sealed --head 6f1c9b… match.hjl   (64 hexadecimal digits, from the result slip)
  headjudge audit --accept texts,rewinds league/

Clean means that each entry was judged and found legal, and that the result rests on nothing else. It may rest on:
  texts      what the texts of cards do, where they are not encoded
  hidden     cards that the log hides
  fixes      a table that a judge set by hand
  rewinds    entries that a judge took back, illegal ones among them
  positions  a position as the start: what led to it was not judged
  options    a frame of the match that is not the rulebook's own
  editions   another edition of the rules, clause catalogue or card data
  silence    what the rulebook leaves open; a judge has to decide, so this cannot be accepted
Such a log is not certain. --accept says what of it you are content with; it is listed all the same.

Exit status, the gravest of all logs, in this order:
  70  a fault of this program
   4  a file cannot be read as a log
   3  a chain of hashes is broken, or the head is not the one given
   1  at least one entry is illegal and was not taken back, or the match cannot be followed to its end
   5  not certain: nothing illegal was found, but the result rests on something that was not judged; or a log is not
      sealed, with --sealed
   0  clean
and 2 where the command line is wrong.")]
pub struct Args {
    /// Logs (.jsonl, .hjl), logs of other programs that `headjudge import` reads (.json), folders of either, or `-`
    /// for standard input.
    #[arg(required = true, value_name = "LOG")]
    logs: Vec<PathBuf>,
    /// What to print.
    #[arg(long, value_enum, default_value_t = Format::Text)]
    format: Format,
    /// What a result may rest on and still be clean.
    #[arg(long, value_name = "WHAT,…", value_delimiter = ',', value_parser = basis())]
    accept: Vec<Basis>,
    /// The logs have to be sealed.
    #[arg(long)]
    sealed: bool,
    /// The head that the log has to have, as on the result slip; for a single log.
    #[arg(long, value_name = "HASH")]
    head: Option<Hash>,
    /// How many logs to judge at once; by default as many as there are cores.
    #[arg(long, value_name = "N", default_value_t = 0, hide_default_value = true)]
    jobs: usize,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Format {
    /// For people.
    Text,
    /// One JSON document (`headjudge schema audit`).
    Json,
    /// One JSON document a log, a line each.
    Ndjson,
}

/// What `--accept` takes.
fn basis() -> impl clap::builder::TypedValueParser<Value = Basis> {
    let names = Basis::ALL.iter().filter(|it| it.can_be_accepted()).map(|it| it.name());
    let of = |name: String| Basis::ALL.into_iter().find(|it| it.name() == name).ok_or("none of these");
    PossibleValuesParser::new(names).try_map(of)
}

/// Logs are judged and printed in batches of so many, so that memory stays the same for any number.
const BATCH: usize = 64;

pub fn run(args: &Args) -> Outcome {
    let files = expand(&args.logs)?;
    if args.head.is_some() && files.len() != 1 {
        return Err(Failure::usage(format!("--head is that of one log; {} are named", files.len())));
    }
    let demands = Demands { accept: args.accept.clone(), sealed: args.sealed, head: args.head };
    let pool =
        rayon::ThreadPoolBuilder::new().num_threads(args.jobs).build().map_err(|it| Failure::new(super::FAULT, it))?;
    let bar = progress(files.len());
    let mut printer = Printer::new(args.format, files.len());
    for batch in files.chunks(BATCH) {
        let judge = |file: &PathBuf| {
            let report = report_on(file, &demands);
            bar.inc(1);
            report
        };
        let reports: Vec<LogReport> = pool.install(|| batch.par_iter().map(judge).collect());
        bar.suspend(|| reports.iter().try_for_each(|it| printer.log(it).map(drop)))?;
    }
    bar.finish_and_clear();
    printer.finish()?;
    Ok(printer.totals.status)
}

fn progress(files: usize) -> ProgressBar {
    if files < 2 || !io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{bar:30} {pos}/{len} logs, {eta} left");
    ProgressBar::new(files as u64).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}

/// Replaces folders by the logs in them, by name.
fn expand(named: &[PathBuf]) -> Result<Vec<PathBuf>, Failure> {
    let mut files = Vec::new();
    for path in named {
        if !path.is_dir() {
            files.push(path.clone());
            continue;
        }
        let fault = |it: io::Error| Failure::new(super::UNREADABLE, format!("{}: {it}", files::name(path)));
        let mut inside = Vec::new();
        for entry in std::fs::read_dir(path).map_err(fault)? {
            let file = entry.map_err(fault)?.path();
            let is_json = file.extension().is_some_and(|it| it == "json");
            if log::Form::of_path(&file).is_some() || (is_json && files::client_of(&file).is_some()) {
                inside.push(file);
            }
        }
        if inside.is_empty() {
            let name = files::name(path);
            return Err(Failure::usage(format!(
                "{name}: there is no .jsonl or .hjl file in this folder (folders inside it are not looked into)"
            )));
        }
        inside.sort();
        files.extend(inside);
    }
    Ok(files)
}

fn report_on(file: &Path, demands: &Demands) -> LogReport {
    let name = file.display().to_string();
    let judged = catch_unwind(AssertUnwindSafe(|| judge_file(file, demands.head.is_some())));
    match judged {
        Ok(audit) => LogReport::new(name, audit, demands),
        Err(panic) => {
            let text = panic.downcast_ref::<String>().cloned();
            let text = text.or_else(|| panic.downcast_ref::<&str>().map(|it| (*it).to_owned()));
            LogReport::of_fault(name, text.unwrap_or_else(|| "no further word".to_owned()))
        }
    }
}

fn judge_file(file: &Path, hashing: bool) -> Audit {
    if file.as_os_str() == "-" {
        return judge_stream(io::stdin().lock(), hashing);
    }
    match File::open(file) {
        Ok(stream) => judge_stream(stream, hashing),
        Err(fault) => Audit::of_unreadable(Place::Line(1), &Malformed::Io(fault)),
    }
}

fn judge_stream(stream: impl Read, hashing: bool) -> Audit {
    let whose = match files::whose(stream) {
        Ok(whose) => whose,
        Err(fault) => return Audit::of_unreadable(Place::Line(1), &Malformed::Io(fault)),
    };
    match whose {
        Whose::Ours(stream) => judge_log(stream, hashing),
        Whose::Clients(client, bytes) => judge_clients(client, &bytes),
    }
}

/// Judges a file of another program.
fn judge_clients(client: &str, bytes: &[u8]) -> Audit {
    let judged = with_client!(client, C => import::audit_file::<C>(bytes, How::default()));
    match judged {
        Some(Ok(audit)) => audit,
        Some(Err(refused)) => {
            let place = refused.event.map_or("the file".to_owned(), |it| format!("event {it}"));
            Audit::of_refused(place, refused.what)
        }
        None => Audit::default(),
    }
}

fn judge_log(stream: impl Read, hashing: bool) -> Audit {
    let opened = match log::open(stream) {
        Ok(opened) => opened,
        Err(ReadFault { place, what }) => return Audit::of_unreadable(place, &what),
    };
    let game = opened.header.game.clone();
    import::audit_hashing(opened, hashing).unwrap_or_else(|| {
        let what = files::unknown_game(&game);
        Audit::of_unreadable(Place::Line(1), &Malformed::Json { expected: "a header", fault: what })
    })
}

/// As JSON in one line.
fn json(it: &impl serde::Serialize) -> Result<String, Failure> {
    serde_json::to_string(it).map_err(|it| Failure::new(super::FAULT, it))
}

/// Prints reports one after the other.
struct Printer {
    format: Format,
    /// Whether a clean log has its line, too.
    all: bool,
    page: Page,
    rows: Vec<Row>,
    totals: Totals,
}

impl Printer {
    fn new(format: Format, logs: usize) -> Self {
        let all = logs <= ROWS;
        Printer { format, all, page: Page::stdout(), rows: Vec::new(), totals: Totals::default() }
    }

    /// Prints the report on a log. It counts for the exit status whether anybody reads it or not.
    fn log(&mut self, report: &LogReport) -> Outcome {
        let first = self.totals.logs == 0;
        self.totals.add(report);
        print(&match self.format {
            Format::Text => {
                self.rows.push(Row::of(report));
                if self.all || report.status != 0 { log_text(report, &self.page) } else { String::new() }
            }
            Format::Json => {
                let before = if first { "{\"report\":1,\"logs\":[\n" } else { ",\n" };
                format!("{before}{}", json(report)?)
            }
            Format::Ndjson => json(report)? + "\n",
        })
    }

    fn finish(&self) -> Outcome {
        print(&match self.format {
            Format::Text => totals_text(&self.rows, &self.totals, &self.page),
            Format::Json => format!("\n],\"totals\":{}}}\n", json(&self.totals)?),
            Format::Ndjson => String::new(),
        })
    }
}
