//! `headjudge convert`.

use crate::import;
use crate::judge::{Chain, Game, Lang, seen_by};
use crate::log::{FORMAT, Form, Hash, Link, Opened, ReadFault, View, Writer};
use crate::terminal::files::{self, Fresh};
use crate::terminal::open::{self, Input, Logs};
use crate::terminal::out::{complain, stream};
use crate::terminal::{BROKEN, CLEAN, Failure, Outcome, UNREADABLE, shown};
use std::fmt::Display;
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

/// The command line of `convert`.
#[derive(clap::Args)]
#[command(after_help = "\
Nothing is lost either way: converting there and back gives the same bytes, if the JSON was written by this \
program (spaces and blank lines are not kept). A sealed log stays sealed with the same hashes, in the format in \
which it was sealed; an unsealed one stays unsealed, and is written in format 2, with the head of that format. \
Several matches in one file stay together. IN may be compressed (.gz, .zst). OUT appears only when it is \
whole and was read back.

Examples:
  headjudge convert match.jsonl match.hjl
  headjudge convert match.hjl match.jsonl
  headjudge convert --seal by-hand.jsonl sealed.jsonl
  headjudge convert match.hjl - --to jsonl | less
  headjudge convert league.jsonl.gz#3 third.hjl
  headjudge convert --view B match.jsonl for-ben.jsonl

--view writes another log, of what that player or a spectator saw: `?` stands for each card that was hidden from \
them, in entries, positions and deck lists. Orders of shuffles, the seed, and what judges wrote are left out. It has \
all steps, since whoever does not know the decks cannot derive them; its hashes, where the log is sealed, are its own, \
and it names neither the log that it was made of nor its head: a hash of what is hidden would let it be guessed.

Exit status: 0 converted, 2 OUT cannot be written, 3 the chain is broken, 4 IN cannot be read as a log; with 3 \
and 4 there is no OUT.")]
pub struct Args {
    /// The log to convert; `-` is standard input. Its form is recognised by its first bytes. FILE#N is the Nth of several
    /// matches in a file.
    r#in: PathBuf,
    /// The file to write, ending in .jsonl (JSON Lines) or .hjl (binary); `-` is standard output.
    out: PathBuf,
    /// Add the chain of hashes to a log that carries none.
    #[arg(long)]
    seal: bool,
    /// Replace OUT if it is there; convert a log whose chain is broken, keeping its hashes as they are, so
    /// that the copy is broken at the same place.
    #[arg(long)]
    force: bool,
    /// Write what this player, or a spectator, saw, and nothing that was hidden from them.
    #[arg(long, value_enum, value_name = "WHOSE")]
    view: Option<super::values::SeatName>,
    /// The form to write, whatever OUT is called; needed for standard output.
    #[arg(long, value_name = "FORM")]
    to: Option<super::values::FormName>,
}

/// Converts a log.
pub fn run(args: &Args) -> Outcome {
    let to_stdout = args.out == Path::new("-");
    let form = match args.to {
        Some(form) => form.form(),
        None if to_stdout => return Err(Failure::usage("writing to standard output needs --to jsonl or --to hjl")),
        None => files::form(&args.out)?,
    };
    if !to_stdout {
        files::may_write(&args.out, args.force)?;
    }
    let mut logs = open::all(&args.r#in)?;
    let copied;
    if to_stdout {
        let mut out = BufWriter::new(stream());
        copied = copy_all(args, form, &mut logs, &mut out)?;
        out.flush().map_err(|it| files::cannot_write("standard output", &it))?;
    } else {
        let (fresh, mut out) = Fresh::create(&args.out, args.force)?;
        copied = copy_all(args, form, &mut logs, &mut out)?;
        out.flush()
            .and_then(|()| out.get_ref().sync_all())
            .map_err(|it| files::cannot_write(&files::name(&args.out), &it))?;
        read_back(fresh.part(), &copied)?;
        fresh.keep(out)?;
    }
    for place in copied.iter().filter_map(|it| it.broken.as_ref()) {
        let name = files::name(&args.r#in);
        complain(&format!("{name}: the chain is broken at {place}; the copy is broken there too"));
    }
    Ok(CLEAN)
}

/// Copies the matches of a file, in order.
fn copy_all<W: Write>(args: &Args, form: Form, logs: &mut Logs, out: &mut W) -> Result<Vec<Copied>, Failure> {
    let mut copied = Vec::new();
    while let Some(log) = logs.next_log() {
        let name = files::name(&args.r#in);
        let log = log.map_err(|it| Failure::new(UNREADABLE, shown(&format!("{name}: {it}"))))?;
        let game = log.header.game.clone();
        let one = with_game!(game.as_str(), G => match args.view {
            Some(view) => shown_to::<G, W>(args, form, log, out, view.view()),
            None => copy::<G, W>(args, form, log, out),
        });
        copied.push(one.unwrap_or_else(|| Err(files::no_game(UNREADABLE, &name, &game)))?);
    }
    Ok(copied)
}

/// The result of copying a match, to check the copy against.
struct Copied {
    entries: u64,
    head: Hash,
    broken: Option<String>,
}

fn copy<G: Game, W: Write>(args: &Args, form: Form, mut log: Opened<Input>, out: &mut W) -> Result<Copied, Failure> {
    let name = files::name(&args.r#in);
    let mut copied = Copied { entries: 0, head: log.head(), broken: None };
    let cannot_read = |it: &ReadFault| Failure::new(UNREADABLE, shown(&format!("{name}: {it}")));
    let cannot_write = |it: io::Error| files::cannot_write(&files::name(&args.out), &it);
    let look = |link: &Link, place: &dyn Fn() -> String, copied: &mut Copied| {
        if !matches!(link, Link::Broken(_)) || copied.broken.is_some() {
            return Ok(());
        }
        let place = place();
        if !args.force {
            let said = "a log that was altered is converted with --force only, and stays broken";
            return Err(Failure::new(BROKEN, format!("{name}: the chain is broken at {place}; {said}")));
        }
        copied.broken = Some(place);
        Ok(())
    };
    look(&log.link, &|| "the header".to_owned(), &mut copied)?;
    if log.link == Link::Unsealed {
        // The hashes of a sealed log depend on its own format version.
        log.header.headjudge = FORMAT;
    }
    let seal = args.seal && log.link == Link::Unsealed;
    let mut writer = if seal {
        Writer::new(out, form, true, &log.header)
    } else {
        Writer::copying(out, form, &log.header, hash(&log.link, log.head()))
    }
    .map_err(cannot_write)?;
    let mut entries = log.entries::<G>(true);
    while let Some(record) = entries.next() {
        let record = match record {
            Ok(record) => record,
            Err(fault) => {
                // In a sealed log an entry out of order was removed, duplicated or moved: the chain is broken here.
                look(entries.link(), &|| format!("{fault}"), &mut copied)?;
                return Err(cannot_read(&fault));
            }
        };
        look(&record.link, &|| format!("{}, entry {}", record.place, record.entry.n), &mut copied)?;
        if seal { writer.write(&record.entry) } else { writer.copy(&record.entry, hash(&record.link, entries.head())) }
            .map_err(cannot_write)?;
        copied.entries += 1;
    }
    copied.head = writer.head();
    Ok(copied)
}

/// Writes the view of a seat. The view is a log of its own: its seal covers the view, and nothing of the original log.
fn shown_to<G: Game, W: Write>(
    args: &Args,
    form: Form,
    log: Opened<Input>,
    out: &mut W,
    view: View,
) -> Result<Copied, Failure> {
    let name = files::name(&args.r#in);
    let refused = |it: &dyn Display| Failure::new(UNREADABLE, shown(&format!("{name}: {it}")));
    let cannot_write = |it: io::Error| files::cannot_write(&files::name(&args.out), &it);
    let session = import::session::<G, _>(Lang::English, log).map_err(|it| refused(&it))?;
    let seal = match session.chain() {
        Chain::Unsealed => args.seal,
        Chain::Intact { .. } => true,
        Chain::Broken { place, .. } => {
            return Err(Failure::new(
                BROKEN,
                format!("{name}: the chain is broken at {place}, so that no view is made"),
            ));
        }
    };
    let seen = seen_by(&session, view).map_err(|it| refused(&it))?;
    let mut writer = Writer::new(out, form, seal, &seen.header).map_err(cannot_write)?;
    for it in &seen.entries {
        writer.write(it).map_err(cannot_write)?;
    }
    Ok(Copied { entries: seen.entries.len() as u64, head: writer.head(), broken: None })
}

/// The hash that a record carries; `head` is the head of the chain after it.
fn hash(link: &Link, head: Hash) -> Option<Hash> {
    match link {
        Link::Unsealed => None,
        Link::Fits => Some(head),
        Link::Broken(it) => it.written,
    }
}

/// Reads a copy back. It must equal the original.
fn read_back(part: &Path, copied: &[Copied]) -> Result<(), Failure> {
    let mut logs = open::all(part).map_err(|it| differs(&it.message))?;
    for copied in copied {
        let log = logs.next_log().ok_or_else(|| differs(&"a match is missing"))?.map_err(|it| differs(&it))?;
        let game = log.header.game.clone();
        with_game!(game.as_str(), G => says::<G>(log, copied)).unwrap_or_else(|| Err(differs(&"its game")))?;
    }
    if logs.next_log().is_some() { Err(differs(&"there is a match too many")) } else { Ok(()) }
}

fn says<G: Game>(log: Opened<Input>, copied: &Copied) -> Result<(), Failure> {
    let mut entries = log.entries::<G>(true);
    let mut count = 0;
    for record in &mut entries {
        record.map_err(|it| differs(&it))?;
        count += 1;
    }
    if (count, entries.head()) != (copied.entries, copied.head) {
        return Err(differs(&format!("{count} of {} entries, head {}", copied.entries, entries.head())));
    }
    Ok(())
}

fn differs(why: &dyn Display) -> Failure {
    let said = format!("the copy cannot be read back as what was copied, so it is not kept: {why}");
    Failure::new(UNREADABLE, shown(&said))
}
