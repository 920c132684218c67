//! `headjudge record`: its files. [`super::keyboard`] is the dialogue.

use super::deck;
use super::keyboard::Session;
use super::values::DetailName;
use crate::judge::{Game, Lang, Recorder, Seeded};
use crate::log::{self, Entries, Form, Hash, Link, Malformed, Opened, ReadFault, Writer};
use crate::terminal::history::HistoryArg;
use crate::terminal::lang::{LangArg, spoken};
use crate::terminal::out::say;
use crate::terminal::prompt::Prompt;
use crate::terminal::{BROKEN, CLEAN, FOUND, Failure, Outcome, UNREADABLE, USAGE};
use crate::terminal::{files, lock, open, shown, wording};
use std::fs::{File, OpenOptions};
use std::hash::{BuildHasher, Hasher, RandomState};
use std::io::{ErrorKind, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

/// The command line of `record`.
#[derive(clap::Args)]
#[command(after_help = "\
Both players sit at one keyboard (or somebody writes down for them: the recorder shows all cards). Decisions \
are typed as `legal` lists them, such as `deploy A17 front`; what the rules make happen and what chance brings \
is done by the recorder. A decision that the rules do not allow is refused with its clauses. `help` lists the \
other commands. Lines on standard input work as well, without a terminal.

Every entry is in the file as soon as it is made. After an interruption, --resume cuts off a torn last record, \
judges the log again and goes on with it. While a match is recorded no other recorder may write into its log; a \
recorder that was killed holds nothing.

Examples:
  headjudge record --game cipher --deck S01.deck --deck S02.deck --names Ann Ben -o match.jsonl
  headjudge record --as-played --game cipher --deck S01.deck --deck S02.deck -o match.hjl
  headjudge record --resume -o match.jsonl

Exit status: 0, or 1 if the decks or the log to resume break the rules so that nothing can be recorded, 2 a \
file cannot be used, 3 the chain of the log to resume is broken, 4 it cannot be read.")]
pub struct Args {
    /// The game, by its id, such as cipher.
    #[arg(long, required_unless_present = "resume", conflicts_with = "resume")]
    game: Option<String>,
    /// A deck file, a line a card code, or a count and a code; twice, A's deck and then B's.
    #[arg(long, value_name = "FILE", required_unless_present = "resume", conflicts_with = "resume")]
    deck: Vec<PathBuf>,
    /// A file of cards that an author wrote, for a game whose cards are not built in; the log then defines them itself.
    #[arg(long, value_name = "FILE", conflicts_with = "resume")]
    cards: Option<PathBuf>,
    /// The players' names.
    #[arg(long, num_args = 2, value_names = ["A", "B"], conflicts_with = "resume")]
    names: Vec<String>,
    /// The log to write, ending in .jsonl (JSON Lines) or .hjl (binary).
    #[arg(short, long, value_name = "LOG")]
    out: PathBuf,
    /// Let chance come from a seed, which the header then gives; without it chance comes from the system and
    /// nobody who reads the log can foresee it.
    #[arg(long, value_name = "N", conflicts_with = "resume")]
    seed: Option<u64>,
    /// Options that the rulebook leaves to whoever runs the match, as JSON in the game's form: `options` of
    /// `headjudge schema log --game GAME`.
    #[arg(long, value_name = "JSON", value_parser = deck::options, conflicts_with = "resume")]
    options: Option<serde_json::Value>,
    /// How much to write.
    #[arg(long, default_value = "full", conflicts_with = "resume")]
    detail: DetailName,
    /// Write illegal decisions down as they happened, each with a note that names the clauses it breaks.
    #[arg(long)]
    as_played: bool,
    /// Go on with a log that was interrupted.
    #[arg(long)]
    resume: bool,
    #[command(flatten)]
    lang: LangArg,
    #[command(flatten)]
    history: HistoryArg,
}

/// Records a match.
pub fn run(args: &Args) -> Outcome {
    let begun = args.resume.then(|| Begun::open(&args.out)).transpose()?;
    let (status, place, game) = match &begun {
        Some(begun) => (UNREADABLE, files::name(&args.out), begun.log.header.game.clone()),
        None => (USAGE, "--game".to_owned(), args.game.clone().unwrap_or_default()),
    };
    with_game!(game.as_str(), G => {
        let session = begun.map_or_else(|| begin::<G>(args), |it| resume::<G>(args, it))?;
        let prompt = Prompt::open(|| args.history.open("record"))?;
        session.run(prompt, &files::name(&args.out)).map(|()| CLEAN)
    })
    .unwrap_or_else(|| Err(files::no_game(status, &place, &game)))
}

/// Begins a new log.
fn begin<G: Game>(args: &Args) -> Result<Session<G>, Failure> {
    let form = files::form(&args.out)?;
    let [a, b] = args.deck.as_slice() else {
        return Err(Failure::usage(wording::deck_twice(spoken())));
    };
    let names = match args.names.as_slice() {
        [a, b] => [a.as_str(), b.as_str()],
        _ => ["A", "B"],
    };
    let mut header = Recorder::<G>::header_of([deck::read(a)?.named(names[0]), deck::read(b)?.named(names[1])]);
    header.detail = args.detail.detail();
    header.seed = args.seed;
    header.options = args.options.clone();
    if let Some(path) = &args.cards {
        header.definitions = Some(deck::cards::<G>(path)?.into());
    }
    let recorder = Recorder::<G>::open_in(args.lang.lang().tongue::<G>(), header)
        .map_err(|it| Failure::usage(shown(&it.to_string())))?;
    if let Some(finding) = recorder.decks() {
        super::keyboard::print_reasons(finding, args.lang.lang().of::<G>());
        if !args.as_played {
            return Err(Failure::new(FOUND, wording::decks_refused(args.lang.lang().of::<G>())));
        }
    }
    let name = files::name(&args.out);
    let file = File::create_new(&args.out).map_err(|fault| match fault.kind() {
        ErrorKind::AlreadyExists => {
            lock::is_free(&args.out).err().unwrap_or_else(|| Failure::usage(wording::there_resume(spoken(), &name)))
        }
        _ => files::cannot_write(&name, &fault),
    })?;
    lock::take(&file, &args.out)?;
    let writer = Writer::new(file, form, true, recorder.head()).map_err(|it| files::cannot_write(&name, &it))?;
    Ok(Session::new(recorder, writer, Seeded::new(args.seed.unwrap_or_else(system_seed)), args.as_played))
}

/// A seed from the randomness that the standard library takes from the system for its hash maps.
fn system_seed() -> u64 {
    RandomState::new().build_hasher().finish()
}

/// The seed to resume a log with. It differs after every entry, so that no outcome repeats.
fn resumed_seed(seed: Option<u64>, head: Hash) -> u64 {
    let Some(seed) = seed else { return system_seed() };
    let mut hasher = blake3::Hasher::new();
    hasher.update(&seed.to_le_bytes());
    hasher.update(&head.0);
    hasher.finalize().as_bytes().iter().take(8).fold(0, |seed, it| seed << 8 | u64::from(*it))
}

/// A log as far as it could be read.
struct Readable {
    form: Form,
    sealed: bool,
    head: Hash,
    /// The end of its last whole record.
    end: u64,
    torn: Option<ReadFault>,
}

/// A log to resume, with its header read. It is locked for this process.
struct Begun {
    file: File,
    log: Opened<File>,
}

impl Begun {
    fn open(path: &Path) -> Result<Begun, Failure> {
        let name = files::name(path);
        if path.metadata().is_ok_and(|it| !it.is_file()) {
            return Err(Failure::usage(format!("{name}: it is no regular file, as a log to go on with is")));
        }
        let file = OpenOptions::new().read(true).append(true).open(path).map_err(|fault| match fault.kind() {
            ErrorKind::NotFound => Failure::new(UNREADABLE, format!("{name}: {fault}")),
            _ => files::cannot_write(&name, &fault),
        })?;
        lock::take(&file, path)?;
        let read = file.try_clone().map_err(|it| Failure::new(UNREADABLE, format!("{name}: {it}")))?;
        match log::open(read) {
            Ok(log) => Ok(Begun { file, log }),
            // `open::one` knows the other formats, and words the error.
            Err(_) => Err(open::one(path).err().unwrap_or_else(|| {
                let said = "it is compressed; unpack it, and go on with what comes of it";
                Failure::new(UNREADABLE, format!("{name}: {said}"))
            })),
        }
    }
}

/// Replays an interrupted log, repairs its end, and resumes it.
fn resume<G: Game>(args: &Args, Begun { mut file, log }: Begun) -> Result<Session<G>, Failure> {
    let name = files::name(&args.out);
    let (recorder, log) = go_through::<G>(args.lang.lang(), log, &name)?;
    let cannot_write = |it: std::io::Error| files::cannot_write(&name, &it);
    if let Some(fault) = &log.torn {
        cut(&mut file, &log, fault, &name)?;
    }
    if log.form == Form::Lines && log.end > 0 {
        end_line(&mut file).map_err(cannot_write)?;
    }
    let dice = Seeded::new(resumed_seed(recorder.head().seed, log.head));
    say(&wording::going_on_after(recorder.referee().language(), name, recorder.referee().entries().len()));
    let writer = Writer::resume(file, log.form, log.sealed, log.head);
    Ok(Session::new(recorder, writer, dice, args.as_played))
}

fn go_through<G: Game>(lang: Lang, opened: Opened<File>, name: &str) -> Result<(Recorder<G>, Readable), Failure> {
    let fault = |status, it: &dyn std::fmt::Display| Failure::new(status, shown(&format!("{name}: {it}")));
    let broken = |place: &dyn std::fmt::Display| {
        fault(BROKEN, &format!("{place} does not fit the chain; a log that was altered is not gone on with"))
    };
    if matches!(opened.link, Link::Broken(_)) {
        return Err(broken(&"the header"));
    }
    let mut recorder =
        Recorder::<G>::open_in(lang.tongue::<G>(), opened.header.clone()).map_err(|it| fault(UNREADABLE, &it))?;
    let sealed = opened.link != Link::Unsealed;
    let mut log = Readable { form: opened.form(), sealed, head: opened.head(), end: opened.offset(), torn: None };
    let mut entries: Entries<G, _> = opened.entries(true);
    // The first entry that could not be carried out, unless a judge took it back.
    let mut lost = None;
    while let Some(record) = entries.next() {
        let is_broken = matches!(entries.link(), Link::Broken(_));
        let record = match record {
            Ok(it) => it,
            Err(it) if matches!(it.what, Malformed::OutOfOrder { .. }) && is_broken => return Err(broken(&it)),
            Err(it) => {
                log.torn = Some(it);
                break;
            }
        };
        if is_broken {
            return Err(broken(&format!("{}: entry {}", record.place, record.entry.n)));
        }
        let n = record.entry.n;
        if let Err(why) = recorder.resume(record.entry) {
            lost.get_or_insert_with(|| fault(FOUND, &format!("entry {n} cannot be carried out: {why}")));
        } else if !recorder.referee().is_lost() {
            lost = None;
        }
        (log.head, log.end) = (entries.head(), entries.offset());
    }
    lost.map_or(Ok((recorder, log)), Err)
}

/// Cuts off a torn last record. A record that is whole but unreadable stays.
fn cut(file: &mut File, log: &Readable, fault: &ReadFault, name: &str) -> Result<(), Failure> {
    let unreadable = || Failure::new(UNREADABLE, shown(&format!("{name}: {fault}")));
    let io = |it: std::io::Error| files::cannot_write(name, &it);
    let torn = match log.form {
        Form::Frames => matches!(fault.what, Malformed::Cut { .. }),
        Form::Lines => {
            matches!(fault.what, Malformed::Json { .. } | Malformed::NotUtf8 { .. }) && {
                let mut rest = Vec::new();
                file.seek(SeekFrom::Start(log.end)).map_err(io)?;
                file.take(1 << 21).read_to_end(&mut rest).map_err(io)?;
                // The beginning of another log is not a torn record of this one.
                !rest.contains(&b'\n') && !rest.trim_ascii_start().starts_with(b"{\"headjudge\"")
            }
        }
    };
    if !torn {
        return Err(unreadable());
    }
    let length = file.metadata().map_err(io)?.len();
    file.set_len(log.end).map_err(io)?;
    let bytes = length.saturating_sub(log.end);
    say(&format!("{name}: {}: the last record is torn; its {bytes} bytes are cut off", fault.place));
    Ok(())
}

/// Ends the last line of a log that an editor left without a line feed.
fn end_line(file: &mut File) -> std::io::Result<()> {
    file.seek(SeekFrom::End(-1))?;
    let mut last = [0];
    file.read_exact(&mut last)?;
    if last != *b"\n" { file.write_all(b"\n") } else { Ok(()) }
}
