//! `headjudge audit`.

use super::demands::DemandArgs;
use super::sent;
use crate::import::{self, How};
use crate::judge::{Audit, Demands, Lang, Language};
use crate::log::{Malformed, Opened, Place, ReadFault};
use crate::report::{LogReport, Page, PageCheck, ROWS, Row, Totals, csv_head, csv_rows, log_text, totals_text};
use crate::terminal::inside::{self, Inside};
use crate::terminal::lang::{LangArg, spoken};
use crate::terminal::open::{self, Content, Input, What};
use crate::terminal::out::{complain, print};
use crate::terminal::walk::{self, Found};
use crate::terminal::{Failure, Outcome, crew, files, wording};
use crate::with_client;
use clap::ValueEnum;
use indicatif::{ProgressBar, ProgressStyle};
use std::collections::HashMap;
use std::io::{self, IsTerminal};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};

/// The command line of `audit`.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  headjudge audit match.jsonl
  headjudge audit --format ndjson logs/ | jq 'select(.status > 0) | .file'
  headjudge audit --only-bad --format csv league/ > findings.csv
  headjudge audit --sealed --head 6f1c9b… match.hjl   (64 hexadecimal digits, from the result slip)
  headjudge audit --accept texts,rewinds league/
  headjudge audit archive/2025.jsonl.gz
  headjudge audit 'archive/2025.jsonl.gz#17'

A folder is looked through with all folders in it, for .jsonl and .hjl, for .json of known programs, for each of
them compressed, and for archives (.zip, .tar, .tar.gz), which are looked into in the same way; a log in one is named
ARCHIVE/LOG. Hidden files are passed over, and so are pipes, devices, and links that leave the folder; that is
told, and so is what is packed in a way that is not read (.xz, .bz2, .7z). Of a damaged file everything is judged that can be
read. Of the page of a replay the log in it is judged, and what the page says is compared with it. A file may hold several matches, one behind the other. Each is judged on its own: what is wrong with one costs
no other, nor does a file or folder that cannot be read.

Clean means that each entry was judged and found legal, and that the result rests on nothing else. It may rest on:
  texts      what the texts of cards do, where they are not encoded
  hidden     cards that the log hides
  loops      loops, of which the players said that they repeat and who can stop them
  fixes      a table that a judge set by hand
  rewinds    entries that a judge took back, illegal ones among them
  positions  a position as the start: what led to it was not judged
  options    a frame of the match that is not the rulebook's own
  editions   another edition of the rules, clause catalogue or card data
  silence    what the rulebook leaves open; a judge has to decide, so this cannot be accepted
Such a log is not certain. --accept says what of it you are content with; it is listed all the same.

Exit status, the gravest of all logs, in this order:
  70  a fault of this program
   4  a file cannot be read as a log, or a folder cannot be looked into
   3  a chain of hashes is broken, the head is not the one given, or the page of a replay says something else than
      its log
   1  at least one entry is illegal and was not taken back, or the match cannot be followed to its end
   5  not certain: nothing illegal was found, but the result rests on something that was not judged; or a log is not
      sealed, with --sealed, or a match not finished, with --finished
   0  clean
and 2 where the command line is wrong, or no log was there to judge: an empty folder beside others changes nothing.")]
pub struct Args {
    /// Logs (.jsonl, .hjl), logs of other programs that `headjudge import` reads (.json), folders of either, or `-`
    /// for standard input; compressed ones (.gz, .zst), too. FILE#N is the Nth of several matches in a file.
    #[arg(required = true, value_name = "LOG")]
    logs: Vec<PathBuf>,
    /// The form of the answer.
    #[arg(long, value_enum, default_value_t = Format::Text)]
    format: Format,
    #[command(flatten)]
    demands: DemandArgs,
    /// Tell only of logs with something illegal, broken or unreadable in them; the sums are over all.
    #[arg(long)]
    only_bad: bool,
    #[command(flatten)]
    lang: LangArg,
    /// How many files to judge at once; by default, and at most, as many as there are cores.
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
    /// A row a finding, for spreadsheets and databases.
    Csv,
}

/// How many different matches are remembered, to recognise duplicates.
const MOST_RECOGNISED: usize = 100_000;

/// A result of judging one file.
enum Come {
    Log {
        report: Box<LogReport>,
        several: bool,
    },
    /// The file is finished.
    Done,
    /// The file is not a log of a known program.
    NoLog(PathBuf),
    /// A message about something skipped in the file.
    Told(String),
}

pub fn run(args: &Args) -> Outcome {
    let mut walked = walk::walk(&args.logs);
    let found = std::mem::take(&mut walked.found);
    let demands = args.demands.demands();
    let one = |several: bool| match demands.head {
        Some(_) if several => Err(Failure::usage(wording::one_head(spoken()))),
        _ => Ok(()),
    };
    let several = found.len() > 1 || found.iter().any(|it| matches!(it, Found::Archive(_)));
    one(several)?;
    let bar = progress(found.len());
    let mut printer = Printer::new(args, found.len());
    // Duplicates are recognised by their head.
    let hashing = demands.head.is_some() || several;
    let lang = args.lang.lang();
    let work = |it: &Found, hand: &dyn Fn(Come) -> bool| judge(it, lang, &demands, hashing, hand);
    crew::in_order(&found, args.jobs, work, |come| {
        match come {
            Come::Log { mut report, several } => {
                one(several)?;
                bar.suspend(|| printer.log(&mut report))?;
            }
            Come::Done => bar.inc(1),
            Come::NoLog(path) => walked.is_none(&path),
            Come::Told(line) => complain(&line),
        }
        Ok(())
    })?;
    bar.finish_and_clear();
    if printer.totals.logs.all > 0 {
        printer.finish()?;
    }
    walked.passed_over().iter().for_each(|it| complain(it));
    if printer.totals.logs.all == 0 {
        let named: Vec<String> = args.logs.iter().map(|it| files::name(it)).collect();
        return Err(Failure::usage(wording::no_log_there(spoken(), named.join(", "))));
    }
    Ok(printer.totals.status)
}

fn progress(files: usize) -> ProgressBar {
    if files < 2 || !io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{bar:30} {pos}/{len} files, {eta} left");
    ProgressBar::new(files as u64).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}

/// Judges a file or an archive, and hands over a report for each match until `hand` returns `false`.
fn judge(found: &Found, lang: Lang, demands: &Demands, hashing: bool, hand: &dyn Fn(Come) -> bool) {
    let report = |name: String, several: bool, judged: Result<Judged, String>| {
        let report = match judged {
            Ok(Judged { audit, page }) => LogReport::of_page(name, audit, demands, page),
            Err(fault) => LogReport::of_fault(name, fault),
        };
        hand(Come::Log { report: Box::new(report), several })
    };
    match found {
        Found::Unreadable(path, why) => {
            report(path.display().to_string(), false, Ok(refused("the folder", why.clone())));
        }
        Found::Perhaps(path) if !open::is_log(path) => {
            hand(Come::NoLog(path.clone()));
        }
        Found::Archive(path) => judge_archive(path, lang, hashing, hand, &report),
        Found::Log(path) | Found::Perhaps(path) => {
            if let Err(fault) = guarded(|| judge_file(path, open::content(path), lang, hashing, &report)) {
                report(path.display().to_string(), false, Err(fault));
            }
        }
    }
    hand(Come::Done);
}

/// Catches a panic: an internal error costs only the match that triggers it.
fn guarded<T>(judge: impl FnOnce() -> T) -> Result<T, String> {
    catch_unwind(AssertUnwindSafe(judge)).map_err(|panic| {
        let text = panic.downcast_ref::<String>().cloned();
        let text = text.or_else(|| panic.downcast_ref::<&str>().map(|it| (*it).to_owned()));
        text.unwrap_or_else(|| "no further word".to_owned())
    })
}

/// Takes a match's name, whether it is one of several in its file, and its audit. Returns `false` to stop.
type Reporter<'a> = dyn Fn(String, bool, Result<Judged, String>) -> bool + 'a;

/// The audit of a match, and of the page of a replay that contains it.
struct Judged {
    audit: Audit,
    page: Option<PageCheck>,
}

impl From<Audit> for Judged {
    fn from(audit: Audit) -> Self {
        Judged { audit, page: None }
    }
}

fn refused(place: &str, why: String) -> Judged {
    Audit::of_refused(place.to_owned(), why).into()
}

/// Judges the logs in an archive.
fn judge_archive(path: &Path, lang: Lang, hashing: bool, hand: &dyn Fn(Come) -> bool, report: &Reporter<'_>) {
    let name = || path.display().to_string();
    let walked = guarded(|| {
        inside::each(path, &mut |inside| match inside {
            Inside::Told(line) => hand(Come::Told(line)),
            Inside::Log(named, content) => {
                let judged = guarded(|| judge_file(&named, content, lang, hashing, report));
                judged.unwrap_or_else(|fault| report(named.display().to_string(), true, Err(fault)))
            }
        })
    });
    match walked {
        Ok(Ok(0)) => drop(hand(Come::NoLog(path.to_owned()))),
        Ok(Ok(_)) => {}
        Ok(Err(fault)) => drop(report(name(), true, Ok(refused("the archive", fault.to_string())))),
        Err(fault) => drop(report(name(), true, Err(fault))),
    }
}

/// Judges the matches of a file. Returns `false` if no more are wanted.
fn judge_file(file: &Path, content: io::Result<Content>, lang: Lang, hashing: bool, report: &Reporter<'_>) -> bool {
    let name = || file.display().to_string();
    let Content { what, page } = match content {
        Ok(content) => content,
        Err(fault) => {
            return report(name(), false, Ok(Audit::of_unreadable(Place::Line(1), &Malformed::Io(fault)).into()));
        }
    };
    let page = || page.as_ref().and_then(|it| sent::checked(it, lang));
    let mut logs = match what {
        What::Ours(logs) => logs,
        What::Clients(client, bytes) => {
            return report(name(), false, Ok(Judged { audit: judge_clients(client, lang, &bytes), page: page() }));
        }
    };
    while let Some(log) = logs.next_log() {
        let judged = guarded(|| match log {
            Ok(log) => Judged { audit: judge_log(log, lang, hashing), page: page() },
            Err(ReadFault { place, what }) => Audit::of_unreadable(place, &what).into(),
        });
        let several = logs.is_one_of_several();
        if !report(logs.name(), several, judged) {
            return false;
        }
    }
    true
}

/// Judges a file of another program.
fn judge_clients(client: &str, lang: Lang, bytes: &[u8]) -> Audit {
    let judged = with_client!(client, C => import::audit_file_in::<C>(lang, bytes, How::default()));
    match judged {
        Some(Ok(audit)) => audit,
        Some(Err(refused)) => {
            let place = refused.event.map_or("the file".to_owned(), |it| format!("event {it}"));
            Audit::of_refused(place, refused.what)
        }
        None => Audit::default(),
    }
}

/// Judges a log. A log of an unknown game counts as one that cannot be opened.
pub(super) fn judge_log(log: Opened<Input>, lang: Lang, hashing: bool) -> Audit {
    let (game, place) = (log.header.game.clone(), log.place());
    import::audit_in(lang, log, hashing).unwrap_or_else(|| {
        let what = files::unknown_game(&game);
        Audit::of_unreadable(place, &Malformed::Json { expected: "a header", fault: what })
    })
}

/// Formats a value as JSON in one line.
fn json(it: &impl serde::Serialize) -> Result<String, Failure> {
    serde_json::to_string(it).map_err(|it| Failure::new(crate::terminal::FAULT, it))
}

/// Prints the reports in order.
struct Printer {
    format: Format,
    only_bad: bool,
    /// By identity of a match, the name of the log in which it came first.
    seen: HashMap<String, String>,
    /// The number of reports printed.
    printed: u64,
    /// `true` if clean logs are listed, too.
    all: bool,
    page: Page,
    /// The common language of all logs so far.
    language: Option<Language>,
    rows: Vec<Row>,
    totals: Totals,
}

impl Printer {
    fn new(args: &Args, files: usize) -> Self {
        let (format, only_bad, all) = (args.format, args.only_bad, files <= ROWS);
        let (seen, rows, totals) = (HashMap::new(), Vec::new(), Totals::default());
        Printer { format, only_bad, seen, printed: 0, all, page: Page::stdout(), language: None, rows, totals }
    }

    /// Marks a log as a duplicate of an earlier match.
    fn recognise(&mut self, report: &mut LogReport) {
        let Some(identity) = report.identity.take().filter(|_| report.status != crate::terminal::UNREADABLE) else {
            return;
        };
        report.same_as = self.seen.get(&identity).cloned();
        if report.same_as.is_none() && self.seen.len() < MOST_RECOGNISED {
            self.seen.insert(identity, report.file.clone());
        }
    }

    /// Prints the report on a log. It counts for the exit status even if nobody reads it.
    fn log(&mut self, report: &mut LogReport) -> Result<(), Failure> {
        self.recognise(report);
        self.totals.add(report);
        let first = self.printed == 0;
        if self.format == Format::Csv && self.totals.logs.all == 1 {
            print(&csv_head())?;
        }
        if self.only_bad && !report.is_bad() {
            return Ok(());
        }
        self.printed += 1;
        print(&match self.format {
            Format::Text => {
                // Sums over logs of several languages are in English.
                let language = report.audit.language;
                self.language =
                    Some(self.language.filter(|it| *it != language).map_or(language, |_| Language::English));
                Row::of(report, language).join(&mut self.rows);
                if (self.all && self.totals.logs.all <= ROWS as u64) || report.status != 0 {
                    log_text(report, &self.page)
                } else {
                    String::new()
                }
            }
            Format::Json => {
                let before = if first { "{\"report\":1,\"logs\":[\n" } else { ",\n" };
                format!("{before}{}", json(report)?)
            }
            Format::Ndjson => json(report)? + "\n",
            Format::Csv => csv_rows(report),
        })
        .map(drop)
    }

    fn finish(&self) -> Outcome {
        print(&match self.format {
            Format::Text => {
                let page = self.page.in_language(self.language.unwrap_or_default());
                totals_text(&self.rows, &self.totals, &page)
            }
            Format::Json => {
                let begin = if self.printed == 0 { "{\"report\":1,\"logs\":[" } else { "" };
                format!("{begin}\n],\"totals\":{}}}\n", json(&self.totals)?)
            }
            Format::Ndjson | Format::Csv => String::new(),
        })
    }
}
