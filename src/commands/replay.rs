//! `headjudge replay`.

use super::demands::DemandArgs;
use super::rulings;
use crate::import;
use crate::judge::{Demands, Game, Lang, Language, Session};
use crate::repl::{Act, Aid, Answer, Repl};
use crate::report::Page;
use crate::terminal::files;
use crate::terminal::history::{History, HistoryArg};
use crate::terminal::lang::{self, LangArg, spoken};
use crate::terminal::open::{self, One};
use crate::terminal::out::{complain, print};
use crate::terminal::{CLEAN, FAULT, Failure, Outcome, UNREADABLE, shown, wording};
use rustyline::config::Builder;
use rustyline::error::ReadlineError;
use rustyline::history::MemHistory;
use rustyline::{ColorMode, CompletionType, Editor};
use std::fs;
use std::io::{self, BufRead, IsTerminal};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};

/// The command line of `replay`.
#[derive(clap::Args)]
#[command(after_help = "\
Commands come from the keyboard, or one a line from standard input; `help` lists them.

Examples:
  headjudge replay match.jsonl
  printf 'next-finding\\nboard\\nlegal\\n' | headjudge replay match.jsonl
  printf 'goto turn 3\\nagenda\\ntry deploy A17 front\\n' | headjudge replay match.hjl

The first line is the verdict on the whole log, in the words of `audit`. A log of which only a part
can be read is stepped through as far as it goes.

Exit status: at the keyboard 0; with commands from standard input that of `audit` on the same log:
70 a fault of this program, 4 not a log that can be opened, or not to its end, 3 the seal is broken,
or the head is not the one given, 1 illegal, 5 not certain, 0 clean; and 2 usage.")]
pub struct Args {
    /// The log (.jsonl, .hjl, compressed or not, or .json of another program); FILE#N for the Nth of several matches in
    /// a file.
    #[arg(value_name = "LOG")]
    log: PathBuf,
    #[command(flatten)]
    demands: DemandArgs,
    #[command(flatten)]
    lang: LangArg,
    #[command(flatten)]
    history: HistoryArg,
}

pub fn run(args: &Args) -> Outcome {
    replay(args).map_err(files::no_log)
}

fn replay(args: &Args) -> Outcome {
    let name = files::name(&args.log);
    if open::is_stdin(&args.log) {
        return Err(Failure::usage(wording::needs_a_file(spoken())));
    }
    let one = open::one_or_imported(&args.log)?;
    let game = one.log.header.game.clone();
    with_game!(game.as_str(), G => guarded(|| step_through::<G>(args, one)))
        .unwrap_or_else(|| Err(files::no_game(UNREADABLE, &name, &game)))
}

/// The log: its name, its file, and the demands on it.
struct Source<'a> {
    demands: Demands,
    named: &'a Path,
    file: PathBuf,
}

fn step_through<G: Game>(args: &Args, one: One) -> Outcome {
    let source = Source { demands: args.demands.demands(), named: &args.log, file: one.file.clone() };
    let lang = args.lang.lang();
    let session = session::<G>(lang, one, &source.demands)?;
    let at_keyboard = io::stdin().is_terminal();
    let page = if at_keyboard { Page::stdout() } else { Page::PLAIN };
    let repl = Repl::new(session, page.in_language(lang.of::<G>()));
    print(&repl.greeting())?;
    if at_keyboard { at_a_terminal(repl, &source, args.history.open("replay")) } else { from_a_script(repl, &source) }
}

fn session<G: Game>(lang: Lang, One { log, name, rest, .. }: One, demands: &Demands) -> Result<Session<G>, Failure> {
    let session = import::session::<G, _>(lang, log);
    rest.must_be_empty()?;
    let mut session =
        session.map_err(|it| Failure::new(UNREADABLE, wording::header_wrong(lang.of::<G>(), name, shown(&it.0))))?;
    session.hold_to(demands);
    Ok(session)
}

/// Catches a panic: an internal error has its own exit status, whatever file caused it.
fn guarded(run: impl FnOnce() -> Outcome) -> Outcome {
    catch_unwind(AssertUnwindSafe(run)).unwrap_or_else(|_| Err(Failure::new(FAULT, wording::program_failed(spoken()))))
}

/// Runs a script: one command per line, one reply each, then an empty line. The exit status is that of an audit of the log.
fn from_a_script<G: Game>(mut repl: Repl<G>, log: &Source<'_>) -> Outcome {
    print("\n")?;
    let mut input = io::stdin().lock();
    let mut line = Vec::new();
    loop {
        line.clear();
        let read = input.read_until(b'\n', &mut line).map_err(|it| Failure::new(FAULT, it))?;
        if read == 0 {
            tell_unsaved(&repl);
            return Ok(repl.session().whole().status());
        }
        let answer = repl.answer(&String::from_utf8_lossy(&line));
        if answer.act == Act::Quit {
            return Ok(repl.session().whole().status());
        }
        let text = carry_out(answer, log, &mut repl);
        if !text.is_empty() {
            print(&format!("{text}\n"))?;
        }
    }
}

fn at_a_terminal<G: Game>(repl: Repl<G>, log: &Source<'_>, mut history: History) -> Outcome {
    let fault = |it: ReadlineError| Failure::new(FAULT, it);
    let colours = if Page::stdout().colours { ColorMode::Enabled } else { ColorMode::Disabled };
    let config =
        Builder::new().completion_type(CompletionType::List).color_mode(colours).auto_add_history(true).build();
    let mut editor = Editor::<Aid<G>, MemHistory>::with_history(config, MemHistory::new()).map_err(fault)?;
    history.lines().iter().try_for_each(|it| editor.add_history_entry(it).map(|_| ())).map_err(fault)?;
    editor.set_helper(Some(Aid(repl)));
    loop {
        let prompt = editor.helper().map_or(String::new(), |it| it.0.prompt());
        let line = match editor.readline(&prompt) {
            Ok(line) => line,
            Err(ReadlineError::Interrupted) => continue,
            Err(ReadlineError::Eof) => {
                editor.helper().into_iter().for_each(|it| tell_unsaved(&it.0));
                return Ok(CLEAN);
            }
            Err(other) => return Err(fault(other)),
        };
        let Some(aid) = editor.helper_mut() else { return Ok(CLEAN) };
        // The window may have been resized.
        aid.0.resize(Page::stdout().width);
        // A pasted text may have several lines.
        for line in line.lines() {
            history.keep(line);
            let answer = aid.0.answer(line);
            if answer.act == Act::Quit {
                return Ok(CLEAN);
            }
            print(&carry_out(answer, log, &mut aid.0))?;
        }
    }
}

/// At the end of the input, reports unsaved notes on standard error, so that they are not lost silently.
fn tell_unsaved<G: Game>(repl: &Repl<G>) {
    if let Some(notes) = repl.unsaved() {
        complain(notes.trim_end());
    }
}

/// Carries out the action of an answer. Returns the text to print.
fn carry_out<G: Game>(answer: Answer, log: &Source<'_>, repl: &mut Repl<G>) -> String {
    match answer.act {
        Act::Stay | Act::Quit => answer.text,
        Act::Draft { drafted, slug } => {
            let written = rulings::write_draft(Path::new("."), &drafted, slug.as_deref(), None);
            written.unwrap_or_else(|it| it.message + "\n")
        }
        Act::Speak(name) => match speak(&name, log, repl) {
            Ok(text) => text,
            Err(fault) => fault.message + "\n",
        },
        Act::Save { path, over, bytes } => match save(&path, over, &bytes, &log.file, repl.language()) {
            Ok(()) => {
                repl.saved();
                answer.text
            }
            Err(fault) => fault + "\n",
        },
    }
}

/// Reopens the log in another language.
fn speak<G: Game>(name: &str, log: &Source<'_>, repl: &mut Repl<G>) -> Result<String, Failure> {
    let lang = lang::named(name).ok_or_else(|| Failure::usage(wording::lang_is(repl.language())))?;
    let one = open::one_or_imported(log.named)?;
    if one.log.header != *repl.session().header() {
        return Err(Failure::usage(wording::log_changed(repl.language(), one.name)));
    }
    Ok(repl.tell_in(session::<G>(lang, one, &log.demands)?))
}

fn save(path: &Path, over: bool, bytes: &[u8], log: &Path, language: Language) -> Result<(), String> {
    if matches!((fs::canonicalize(path), fs::canonicalize(log)), (Ok(one), Ok(other)) if one == other) {
        return Err(wording::never_overwritten(language, files::name(path)));
    }
    if !over && path.symlink_metadata().is_ok() {
        return Err(wording::there_export(language, files::name(path)));
    }
    files::write(path, bytes, over).map_err(|it| it.message)
}
