//! `headjudge report`.

use super::demands::DemandArgs;
use super::values::SeatName;
use crate::import;
use crate::judge::{Demands, Game, Session, ThroughEyes, Verdict, language, seen_by};
use crate::log::{Form, View};
use crate::report::{Asked, Sheet, harmless, html, markdown, reel, reel_of_part, sheet};
use crate::terminal::lang::{LangArg, spoken};
use crate::terminal::open::{self, Kept, One};
use crate::terminal::out::print;
use crate::terminal::{FAULT, Failure, Outcome, UNREADABLE, USAGE, files, shown, wording};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};

/// The command line of `report`.
#[derive(clap::Args)]
#[command(after_help = "\
The sheet says what the program found: what happened, the clause and what it says, the fact that fails and since when \
it holds, the board before, what would have been legal, what rests on the mistake, what the verdict rests on, and a plan \
to go back: every act to undo, the last first, each marked as reversible, as one by which a hidden card was seen, or as \
chance that would be drawn again. What only a judge can decide is left to fill in. It says nothing of intent.

In the heading of its second part stands the verdict on the whole log, in the words of `audit`:
that it is illegal, that its seal is broken, that it cannot be read or followed to its end, that it
is not finished, or not certain and on what it rests. A log of which only a part can be read is told
of as far as it goes.

Without --entry it is about the first illegal entry that no judge took back, or else the first that
cannot be decided, or else the first in which the verdict shows, or else the last.
With --for A, B or public, it tells what that player or a spectator saw, so that it can be shown to them.

Examples:
  headjudge report match.jsonl
  headjudge report match.jsonl --entry 137 -o sheet.html
  headjudge report match.jsonl --for B --lang native -o sheet.html
  headjudge report match.jsonl --short
  headjudge report match.jsonl --replay -o match.html

Exit status: that of `audit` on the same log: 70 a fault of this program, 4 not a log that can be
opened, or not to its end, 3 the seal is broken, or the head is not the one given, 1 illegal, 5 not
certain, 0 clean; and 2 usage.")]
pub struct Args {
    /// The log (.jsonl, .hjl, compressed or not, or .json of another program); `-` is standard input; FILE#N is the Nth of
    /// several matches in a file.
    #[arg(value_name = "LOG")]
    log: PathBuf,
    /// The entry that is asked about; 0 is the header.
    #[arg(long, value_name = "N")]
    entry: Option<usize>,
    /// For whom it is: what the others hide is left out.
    #[arg(long = "for", value_enum, value_name = "WHOM", default_value_t = Whom::Judge)]
    whom: Whom,
    #[command(flatten)]
    demands: DemandArgs,
    #[command(flatten)]
    lang: LangArg,
    /// The file to write, ending in .html (one page that needs nothing else, and prints on A4) or .md (Markdown); without
    /// it, Markdown goes to standard output.
    #[arg(short, long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Replace the file if it is there.
    #[arg(long)]
    force: bool,
    /// Write the whole match instead, as one HTML file to send: the log in words, a player for the table after each entry,
    /// and the log itself, for tools.
    #[arg(long, requires = "out", conflicts_with_all = ["entry", "short"])]
    replay: bool,
    /// A few plain lines alone, to paste into another program.
    #[arg(long, conflicts_with = "out")]
    short: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
enum Whom {
    /// The judge, who sees everything.
    Judge,
    /// Player A.
    #[value(name = "A", alias = "a")]
    A,
    /// Player B.
    #[value(name = "B", alias = "b")]
    B,
    /// Spectators.
    Public,
}

impl Whom {
    fn view(self) -> Option<View> {
        match self {
            Whom::Judge => None,
            Whom::A => Some(SeatName::A.view()),
            Whom::B => Some(SeatName::B.view()),
            Whom::Public => Some(SeatName::Public.view()),
        }
    }
}

/// The format of a sheet.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Paper {
    Html,
    Markdown,
}

fn paper(path: &Path) -> Result<Paper, Failure> {
    let ending = path.extension().map(|it| it.to_string_lossy().to_ascii_lowercase());
    match ending.as_deref() {
        Some("html" | "htm") => Ok(Paper::Html),
        Some("md" | "markdown" | "txt") => Ok(Paper::Markdown),
        _ => Err(Failure::usage(wording::sheet_name_ends(spoken(), files::name(path)))),
    }
}

pub fn run(args: &Args) -> Outcome {
    report(args).map_err(files::no_log)
}

fn report(args: &Args) -> Outcome {
    let paper = args.out.as_deref().map(paper).transpose()?;
    if let Some(out) = &args.out {
        files::may_write(out, args.force)?;
    }
    let Kept { one, bytes } = if args.replay {
        open::one_and_bytes(&args.log)?
    } else {
        Kept { one: open::one_or_imported(&args.log)?, bytes: Vec::new() }
    };
    let (game, name) = (one.log.header.game.clone(), one.name.clone());
    let made = catch_unwind(AssertUnwindSafe(|| with_game!(game.as_str(), G => made::<G>(args, one, bytes))));
    let made = made.map_err(|_| Failure::new(FAULT, wording::program_failed(spoken())))?;
    let (made, status) = made.unwrap_or_else(|| Err(files::no_game(UNREADABLE, &name, &game)))?;
    let sheet = match made {
        Made::Sheet(sheet) => sheet,
        Made::Reel(page) => {
            let Some(out) = args.out.as_deref().filter(|_| paper == Some(Paper::Html)) else {
                return Err(Failure::usage(wording::replay_is_html(spoken())));
            };
            files::write(out, page.as_bytes(), args.force)?;
            return Ok(status);
        }
    };
    match (&args.out, paper) {
        (Some(out), Some(Paper::Html)) => files::write(out, html(&sheet).as_bytes(), args.force)?,
        (Some(out), _) => files::write(out, harmless(&markdown(&sheet), false).as_bytes(), args.force)?,
        (None, _) => {
            let short = || sheet.short.iter().map(|it| shown(it) + "\n").collect::<String>();
            print(&if args.short { short() } else { markdown(&sheet) })?;
        }
    }
    Ok(status)
}

/// The document to write.
enum Made {
    Sheet(Sheet),
    Reel(String),
}

/// Makes the document, with the exit status of the verdict on the whole log.
fn made<G: Game>(args: &Args, One { log, name, mut rest, .. }: One, bytes: Vec<u8>) -> Result<(Made, u8), Failure> {
    let lang = args.lang.lang();
    let session = import::session::<G, _>(lang, log);
    let bytes = rest.bytes_of(&bytes).unwrap_or(bytes);
    rest.must_be_empty()?;
    let mut session =
        session.map_err(|it| Failure::new(UNREADABLE, wording::header_wrong(spoken(), &name, shown(&it.0))))?;
    session.hold_to(&args.demands.demands());
    let status = session.whole().status();
    let made = match args.replay {
        true => replayed(args, &session, &name, &bytes).map(Made::Reel),
        false => sheet_on(args, &session, &name).map(Made::Sheet),
    };
    Ok((made?, status))
}

fn sheet_on<G: Game>(args: &Args, session: &Session<G>, name: &str) -> Result<Sheet, Failure> {
    let lang = args.lang.lang();
    let entry = match args.entry {
        Some(entry) if entry <= session.len() => entry,
        Some(entry) => return Err(no_entry(session, name, entry)),
        None => gravest(session),
    };
    let Some(view) = args.whom.view() else {
        return Ok(sheet(&Asked { session, entry, whole: None, log: name }));
    };
    let seen = seen_by(session, view).map_err(|it| Failure::new(USAGE, format!("{name}: {it}")))?;
    let number = seen.number_of(entry);
    let theirs = opened::<G>(args, &written(&seen, name, Form::Frames)?, name)?;
    if number > theirs.len() {
        return Err(Failure::usage(wording::not_seen_so_far(lang.of::<G>(), name)));
    }
    Ok(sheet(&Asked { session: &theirs, entry: number, whole: Some((session, entry)), log: name }))
}

fn written<G: Game>(seen: &ThroughEyes<G>, name: &str, form: Form) -> Result<Vec<u8>, Failure> {
    seen.write(Vec::new(), form, false).map_err(|it| fault(name, &it))
}

/// Opens the match as a viewer sees it. The seal is that of the whole log.
fn opened<G: Game>(args: &Args, bytes: &[u8], name: &str) -> Result<Session<G>, Failure> {
    let log = crate::log::open(bytes).map_err(|it| fault(name, &it))?;
    let mut session = import::session::<G, _>(args.lang.lang(), log).map_err(|it| fault(name, &it))?;
    session.hold_to(&Demands { accept: args.demands.demands().accept, ..Demands::default() });
    Ok(session)
}

fn fault(name: &str, it: &dyn std::fmt::Display) -> Failure {
    Failure::new(FAULT, shown(&format!("{name}: {it}")))
}

/// The whole match as a page. In a player's or spectator's view, neither the page nor the log inside it has anything hidden.
fn replayed<G: Game>(args: &Args, session: &Session<G>, name: &str, bytes: &[u8]) -> Result<String, Failure> {
    // The page is sent to others, so it must not reveal the folders of this machine.
    let bare = name.rsplit(['/', '\\']).next().unwrap_or(name);
    let Some(view) = args.whom.view() else { return Ok(reel(session, bare, bytes)) };
    let seen = seen_by(session, view).map_err(|it| Failure::new(USAGE, format!("{name}: {it}")))?;
    let bytes = written(&seen, name, Form::Lines)?;
    Ok(reel_of_part(&opened::<G>(args, &bytes, name)?, bare, &bytes, session.whole()))
}

/// The entry to report on: the first illegal one that counts, else the first undecidable one. Without either: the entry in
/// which the verdict on the whole log shows, or the last one.
fn gravest<G: Game>(session: &Session<G>) -> usize {
    let counts = session.findings().filter(|it| it.taken_back.is_none() && it.verdict > Verdict::Unmodelled);
    let gravest = counts.min_by_key(|it| (std::cmp::Reverse(it.verdict), it.entry)).map(|it| it.entry);
    let shows = gravest.or_else(|| session.whole().first_entry());
    shows.map_or(session.len(), |it| (it as usize).min(session.len()))
}

fn no_entry<G: Game>(session: &Session<G>, name: &str, entry: usize) -> Failure {
    let language = language::<G>(session.setup());
    let why = match session.cut() {
        Some(cut) => wording::followed_to(language, session.len(), &cut.place, shown(&cut.what)),
        None => wording::the_last_is(language, session.len()),
    };
    Failure::usage(wording::no_such_entry(language, name, entry, why))
}
