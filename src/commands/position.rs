//! `headjudge position`.

use super::deck;
use crate::judge::{Finding, Game, Lang, NotWritten, Recorder, Session, Verdict, tell_due, wording};
use crate::log::{Header, Opened};
use crate::repl::board_text;
use crate::report::{Page, reasons_text};
use crate::terminal::files;
use crate::terminal::lang::LangArg;
use crate::terminal::open::{self, Input, One};
use crate::terminal::out::{complain, print, to_json};
use crate::terminal::{CLEAN, FOUND, Failure, Outcome, UNREADABLE, shown};
use serde_json::Value;
use std::io::Read;
use std::path::{Path, PathBuf};

/// The longest file with a position (bytes).
const LONGEST: u64 = 1 << 20;

/// The command line of `position`.
#[derive(clap::Args)]
#[command(after_help = "\
A position is a whole table written down, as a log's header and a judge's fix may hold one; `headjudge schema log` \
describes it. What its fields cannot say, such as a chain or a text that is half carried out, stands in `then`: the \
entries since the last moment that they can. The first form writes it down as it stood in a match, the second checks \
one that was written by hand, alone or in a header, and prints the table that it makes.

Examples:
  headjudge position match.jsonl --entry 40
  headjudge position match.jsonl --entry 40 --header -o from-here.jsonl
  headjudge position --check by-hand.json --game cipher --deck S01.deck --deck S02.deck
  headjudge position --check from-here.jsonl

Exit status: 0; 1 the moment cannot be written down, or the one to check breaks a rule; 2 usage; 4 the \
log, or the position to check, cannot be read or set up.")]
pub struct Args {
    /// The log in which the match stood so; `-` is standard input.
    #[arg(required_unless_present = "check", conflicts_with = "check")]
    log: Option<PathBuf>,
    /// The entry after which it stood so, 0 for the start; without it, after the last.
    #[arg(long, value_name = "N", conflicts_with = "check")]
    entry: Option<usize>,
    /// Write the header of a log that begins there, with the players and their decks.
    #[arg(long, conflicts_with = "check")]
    header: bool,
    /// Write it into a file.
    #[arg(short, long = "output", value_name = "FILE", conflicts_with = "check")]
    out: Option<PathBuf>,
    /// Replace FILE if it is there.
    #[arg(long, requires = "out")]
    force: bool,
    /// Check the position, or the header, in this file; `-` is standard input.
    #[arg(long, value_name = "FILE")]
    check: Option<PathBuf>,
    /// Of a position without a header: the game, by its id.
    #[arg(long, requires = "check")]
    game: Option<String>,
    /// Of a position without a header: a deck file, a line a card code, or a count and a code; twice, A's deck and
    /// then B's.
    #[arg(long, value_name = "FILE", requires = "check")]
    deck: Vec<PathBuf>,
    #[command(flatten)]
    lang: LangArg,
}

pub fn run(args: &Args) -> Outcome {
    if let Some(path) = &args.check {
        return check(args, path);
    }
    let path = args.log.as_deref().unwrap_or(Path::new("-"));
    if let Some(out) = &args.out {
        files::may_write(out, args.force)?;
    }
    let one = open::one(path)?;
    let (game, name) = (one.log.header.game.clone(), one.name.clone());
    with_game!(game.as_str(), G => write_down::<G>(args, one))
        .unwrap_or_else(|| Err(files::no_game(UNREADABLE, &name, &game)))
}

/// Writes down the position after an entry.
fn write_down<G: Game>(args: &Args, One { log, name, rest, .. }: One) -> Outcome {
    let name = name.as_str();
    let session = session_of::<G, _>(log, name);
    rest.must_be_empty()?;
    let session = session?;
    let entry = args.entry.unwrap_or(session.len());
    if entry > session.len() {
        let cut = session.cut().map(|it| format!("; the log cannot be followed beyond it: {}", shown(&it.what)));
        let (last, cut) = (session.len(), cut.unwrap_or_default());
        return Err(Failure::usage(format!("{name}: there is no entry {entry}; the last is {last}{cut}")));
    }
    let position = session.position(entry).map_err(|why| none_at(entry, name, why))?;
    warn_of_faults(&session, entry, name);
    let text = if args.header {
        serde_json::to_string(&session.beginning_with(position)).unwrap_or_default() + "\n"
    } else {
        to_json(&position)
    };
    match &args.out {
        Some(out) => files::write(out, text.as_bytes(), args.force).map(|()| CLEAN),
        None => print(&text),
    }
}

fn session_of<G: Game, R: Read>(log: Opened<R>, name: &str) -> Result<Session<G>, Failure> {
    session_in(Lang::English, log, name)
}

fn session_in<G: Game, R: Read>(lang: Lang, log: Opened<R>, name: &str) -> Result<Session<G>, Failure> {
    Session::open_with(log, lang.tongue::<G>(), None)
        .map_err(|it| Failure::new(UNREADABLE, shown(&format!("{name}: {it}"))))
}

fn none_at(entry: usize, name: &str, why: NotWritten) -> Failure {
    Failure::new(FOUND, format!("{name}: how the match stands after entry {entry} cannot be written down: {why}"))
}

/// Warns of illegal entries: a position holds the state alone, without the way to it.
fn warn_of_faults<G: Game>(session: &Session<G>, entry: usize, name: &str) {
    let counts = |it: &&Finding| it.verdict == Verdict::Illegal && it.taken_back.is_none();
    let first = session.findings().take_while(|it| it.entry as usize <= entry).find(counts);
    if let Some(first) = first {
        let clause = first.clause();
        complain(&format!("{name}: note: entry {} is illegal ({clause}); this is how the match stood", first.entry));
    }
}

/// Checks a position written by hand.
fn check(args: &Args, path: &Path) -> Outcome {
    let name = files::name(path);
    let value = first_value(path, &name)?;
    let is_header = value.get("headjudge").is_some();
    if !is_header {
        let game = args.game.as_deref().ok_or_else(|| {
            Failure::usage(format!("{name}: a position without a header needs --game, and --deck twice"))
        })?;
        return with_game!(game, G => header_of::<G>(args, value).and_then(|it| show::<G>(args.lang.lang(), &it, &name)))
            .unwrap_or_else(|| Err(files::no_game(crate::terminal::USAGE, "--game", game)));
    }
    if args.game.is_some() || !args.deck.is_empty() {
        return Err(Failure::usage(format!("{name}: it is a header, which names its game and decks")));
    }
    let unreadable = |it| Failure::new(UNREADABLE, shown(&format!("{name}: {it}")));
    let header = crate::log::open(value.to_string().as_bytes()).map_err(|it| unreadable(it.what.to_string()))?.header;
    with_game!(header.game.as_str(), G => show::<G>(args.lang.lang(), &header, &name))
        .unwrap_or_else(|| Err(files::no_game(UNREADABLE, &name, &header.game)))
}

/// The first JSON value of a file: a position, or the header of a log.
fn first_value(path: &Path, name: &str) -> Result<Value, Failure> {
    let unreadable = |it: &dyn std::fmt::Display| Failure::new(UNREADABLE, shown(&format!("{name}: {it}")));
    let input: Input = if path == Path::new("-") {
        Box::new(std::io::stdin())
    } else {
        Box::new(open::file(path).map_err(|it| unreadable(&it))?)
    };
    let mut bytes = Vec::new();
    input.take(LONGEST).read_to_end(&mut bytes).map_err(|it| unreadable(&it))?;
    let mut values = serde_json::Deserializer::from_slice(&bytes).into_iter::<Value>();
    match values.next() {
        Some(value) => value.map_err(|it| unreadable(&it)),
        None => Err(unreadable(&"it is empty; a position, or a header, was expected")),
    }
}

fn header_of<G: Game>(args: &Args, position: Value) -> Result<Header, Failure> {
    let [a, b] = args.deck.as_slice() else {
        return Err(Failure::usage("--deck is given twice, for A's deck and B's"));
    };
    let header = Recorder::<G>::header_of([deck::read(a)?.named("A"), deck::read(b)?.named("B")]);
    Ok(Header { position: Some(position), ..header })
}

/// Prints the table that a header sets up, and its faults.
fn show<G: Game>(lang: Lang, header: &Header, name: &str) -> Outcome {
    let line = serde_json::to_string(header).unwrap_or_default();
    let log =
        crate::log::open(line.as_bytes()).map_err(|it| Failure::new(UNREADABLE, shown(&format!("{name}: {it}"))))?;
    let session = session_in::<G, _>(lang, log, name)?;
    let page = Page::stdout().in_language(lang.of::<G>());
    let names = header.players.each_ref().map(|it| it.name.as_str());
    let next = shown(&tell_due::<G>(session.setup(), session.due()));
    let mut text = board_text(&page, &G::board(session.setup(), session.state()), names);
    text += &format!("{}\n", page.wrapped(0, &wording::next_is(page.language, next)));
    let finding = session.finding(0);
    if let Some(it) = finding {
        text += &format!("{}:\n{}", it.verdict.told(page.language), reasons_text(&it.reasons, &page, 2));
    }
    print(&text)?;
    Ok(if finding.is_some_and(|it| it.verdict == Verdict::Illegal) { FOUND } else { CLEAN })
}
