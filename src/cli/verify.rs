//! `headjudge verify`.

use super::open::{self, Input};
use super::out::print;
use super::{BROKEN, CLEAN, Failure, Outcome, UNCERTAIN, UNREADABLE, files, shown};
use crate::judge::{Chain, Game, Language};
use crate::log::{Hash, Link, Mismatch, Opened, ReadFault};
use crate::report::{counted, graver};
use std::path::{Path, PathBuf};

/// The command line of `verify`.
#[derive(clap::Args)]
#[command(after_help = "\
Every entry of a sealed log carries a hash over itself and all before it. The last hash is the log's head: \
written on the result slip, it shows later whether entries were cut off or the log was written anew.

Examples:
  headjudge verify match.jsonl
  headjudge verify match.hjl --head 6f1c9b…   (64 hexadecimal digits)
  headjudge verify league.jsonl.gz

Exit status: 0 the chain is whole, or the head is the one given; 5 the log carries no seal, and no head was given: \
nothing shows whether it was altered; 3 the chain is broken, or the head is not the one given; 4 the file cannot be \
read as a log. Of several matches in a file the gravest counts: 4, 3, 5, 0. Only the chain is looked at; `headjudge \
audit` judges the match.")]
pub struct Args {
    /// The log, compressed or not; `-` is standard input, FILE#N the Nth of several matches in a file, each of which is
    /// checked otherwise.
    log: PathBuf,
    /// The head that the log is to have, as `verify` printed it when it was whole.
    #[arg(long, value_name = "HASH")]
    head: Option<Hash>,
}

/// Checks a log's chain.
pub fn run(args: &Args) -> Outcome {
    let mut logs = open::all(&args.log)?;
    let mut status = CLEAN;
    while let Some(log) = logs.next_log() {
        let seen = match log {
            Ok(log) => seen(log, args.head),
            Err(fault) => Err(fault.to_string()),
        };
        let name = files::name(Path::new(&logs.name()));
        if args.head.is_some() && logs.is_one_of_several() {
            return Err(Failure::usage(format!(
                "{name}: --head is that of one match; name the one, as it is named here"
            )));
        }
        match seen {
            Ok(seen) => {
                let (text, of_log) = report(&name, &seen, args.head);
                print(&text)?;
                status = graver(status, of_log);
            }
            Err(why) => {
                let failure = Failure::new(UNREADABLE, shown(&format!("{name}: {why}")));
                if !logs.is_one_of_several() {
                    return Err(failure);
                }
                print(&format!("{}\n", failure.message))?;
                status = graver(status, UNREADABLE);
            }
        }
    }
    Ok(status)
}

/// What is seen of a log's chain, or why it cannot be read at all.
fn seen(log: Opened<Input>, head: Option<Hash>) -> Result<Seen, String> {
    let game = log.header.game.clone();
    with_game!(game.as_str(), G => follow::<G>(log, head)).ok_or_else(|| files::unknown_game(&game))
}

/// What was seen of a log's chain.
struct Seen {
    chain: Chain,
    entries: u32,
    head: Hash,
    /// The hashes of the first record that does not fit, in words.
    hashes: Option<String>,
    more_broken: u64,
    unreadable: Option<ReadFault>,
    /// After how many entries the head was the one that was asked for.
    found: Option<u32>,
}

fn follow<G: Game>(log: Opened<Input>, wanted: Option<Hash>) -> Seen {
    let head = log.head();
    let sealed = log.link != Link::Unsealed;
    let mut seen = Seen {
        chain: Chain::of(Language::English, &log.link),
        entries: 0,
        head,
        hashes: hashes(&log.link, sealed),
        more_broken: 0,
        unreadable: None,
        found: (wanted == Some(head)).then_some(0),
    };
    let mut entries = log.entries::<G>(true);
    while let Some(record) = entries.next() {
        let link = entries.link();
        let was_broken = seen.is_broken();
        let n = seen.entries.saturating_add(1);
        match record {
            Ok(it) if matches!(link, Link::Broken(_)) => {
                seen.chain.breaks(Language::English, it.entry.n, it.place, None)
            }
            Ok(_) => {}
            // An entry that was taken out, doubled or moved shows in its number and in the chain.
            Err(ReadFault { place, what }) if seen.chain.tears(Language::English, n, place, &what, link) => {}
            Err(fault) => {
                seen.unreadable = Some(fault);
                break;
            }
        }
        match hashes(link, sealed) {
            Some(_) if was_broken => seen.more_broken += 1,
            Some(hashes) => seen.hashes = Some(hashes),
            None => {}
        }
        seen.entries = n;
        seen.head = entries.head();
        if wanted == Some(seen.head) {
            seen.found = Some(seen.entries);
        }
    }
    seen
}

/// The hashes of a record that does not fit, in words.
fn hashes(link: &Link, sealed: bool) -> Option<String> {
    let Link::Broken(mismatch) = link else { return None };
    let Mismatch { computed, written } = &**mismatch;
    Some(match written {
        Some(written) if sealed => {
            format!("its hash is {written}; what stands there, after what stands before it, gives {computed}")
        }
        Some(written) => format!("it carries the hash {written}, but the header carries none"),
        None => "it carries no hash, but the header does".to_owned(),
    })
}

impl Seen {
    fn is_broken(&self) -> bool {
        matches!(self.chain, Chain::Broken { .. })
    }
}

/// What was seen in words, and the exit status.
fn report(name: &str, seen: &Seen, wanted: Option<Hash>) -> (String, u8) {
    let mut lines = Vec::new();
    if let Some(broken) = seen.chain.broken(Language::English) {
        lines.push(format!("{name}: {}", shown(&broken)));
        lines.extend(seen.hashes.clone());
        if seen.unreadable.is_none() {
            lines.push(match seen.more_broken {
                0 => "all other entries fit".to_owned(),
                more => counted(more, "more entry does not fit", "more entries do not fit"),
            });
        }
    }
    let status = match (&seen.unreadable, &seen.chain) {
        (Some(fault), _) => {
            lines.extend([format!("{name}: {}", shown(&fault.to_string())), before_the_end(seen)]);
            UNREADABLE
        }
        (None, chain) => {
            lines.extend(whole(name, seen));
            match (chain, wanted) {
                (Chain::Broken { .. }, Some(wanted)) => graver(BROKEN, compare(seen, wanted, &mut lines)),
                (Chain::Broken { .. }, None) => BROKEN,
                // The head stands for the whole log, whether the log itself carries hashes or not.
                (_, Some(wanted)) => compare(seen, wanted, &mut lines),
                (Chain::Intact { .. }, None) => CLEAN,
                (Chain::Unsealed, None) => UNCERTAIN,
            }
        }
    };
    (lines.join("\n") + "\n", status)
}

/// What a log that was read to its end comes to.
fn whole(name: &str, seen: &Seen) -> Vec<String> {
    let mut lines = Vec::new();
    match seen.chain {
        Chain::Intact { .. } => lines.push(format!("{name}: the chain is whole")),
        Chain::Unsealed => {
            lines.push(format!("{name}: the log carries no seal, so that nothing in it shows whether it was altered"));
            lines.push("the head is computed from what stands in it now".to_owned());
        }
        Chain::Broken { .. } => {}
    }
    lines.extend([format!("entries {}", seen.entries), format!("head {}", seen.head)]);
    lines
}

fn before_the_end(seen: &Seen) -> String {
    let Seen { entries, head, .. } = seen;
    let count = counted(entries, "entry", "entries");
    match seen.chain {
        Chain::Intact { .. } => format!("before that, {count} fit the chain; the head there is {head}"),
        _ => format!("before that, {count} can be read; the head there is {head}"),
    }
}

/// Says how the log's head stands to the one that was asked for.
fn compare(seen: &Seen, wanted: Hash, lines: &mut Vec<String>) -> u8 {
    let entries = seen.entries;
    if seen.head == wanted && !seen.is_broken() {
        lines.push("this is the head that was given: nothing was cut off or changed".to_owned());
        return CLEAN;
    }
    lines.push(format!("given {wanted}"));
    lines.push(match seen.found {
        Some(at) if at == entries => "the last hash is the one given, but what it stands for was changed".to_owned(),
        Some(at) => format!(
            "the head given is that of the first {at} entries: the log was {at} entries long then, and {} were added since",
            entries - at
        ),
        None => "no entry of this log has the head given: entries were cut off its end, or entries were changed and \
                 the log sealed anew; only the longer log could tell which"
            .to_owned(),
    });
    BROKEN
}
