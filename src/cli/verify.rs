//! `headjudge verify`.

use super::lang::LangArg;
use super::open::{self, Input};
use super::out::print;
use super::{BROKEN, CLEAN, Failure, Outcome, UNCERTAIN, UNREADABLE, files, shown};
use crate::judge::{Chain, Game, Lang, Language, malformed, place};
use crate::log::{Hash, Link, Mismatch, Opened, ReadFault};
use crate::report::{graver, one_or, wording};
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
    #[command(flatten)]
    lang: LangArg,
}

/// Checks a log's chain.
pub fn run(args: &Args) -> Outcome {
    let mut logs = open::all(&args.log)?;
    let mut status = CLEAN;
    while let Some(log) = logs.next_log() {
        let seen = match log {
            Ok(log) => seen(log, args.lang.lang(), args.head),
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
fn seen(log: Opened<Input>, lang: Lang, head: Option<Hash>) -> Result<Seen, String> {
    let game = log.header.game.clone();
    with_game!(game.as_str(), G => follow::<G>(log, lang.of::<G>(), head)).ok_or_else(|| files::unknown_game(&game))
}

/// What was seen of a log's chain.
struct Seen {
    language: Language,
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

fn follow<G: Game>(log: Opened<Input>, language: Language, wanted: Option<Hash>) -> Seen {
    let head = log.head();
    let sealed = log.link != Link::Unsealed;
    let mut seen = Seen {
        chain: Chain::of(language, &log.link),
        entries: 0,
        head,
        language,
        hashes: hashes(language, &log.link, sealed),
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
            Ok(it) if matches!(link, Link::Broken(_)) => seen.chain.breaks(language, it.entry.n, it.place, None),
            Ok(_) => {}
            // An entry that was taken out, doubled or moved shows in its number and in the chain.
            Err(ReadFault { place, what }) if seen.chain.tears(language, n, place, &what, link) => {}
            Err(fault) => {
                seen.unreadable = Some(fault);
                break;
            }
        }
        match hashes(language, link, sealed) {
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
fn hashes(language: Language, link: &Link, sealed: bool) -> Option<String> {
    let Link::Broken(mismatch) = link else { return None };
    let Mismatch { computed, written } = &**mismatch;
    Some(match written {
        Some(written) if sealed => wording::its_hash(language, written, computed),
        Some(written) => wording::hash_unasked(language, written),
        None => wording::hash_missing(language),
    })
}

impl Seen {
    fn is_broken(&self) -> bool {
        matches!(self.chain, Chain::Broken { .. })
    }
}

/// What was seen in words, and the exit status.
fn report(name: &str, seen: &Seen, wanted: Option<Hash>) -> (String, u8) {
    let language = seen.language;
    let mut lines = Vec::new();
    if let Some(broken) = seen.chain.broken(language) {
        lines.push(wording::file_entries(language, name, shown(&broken)));
        lines.extend(seen.hashes.clone());
        if seen.unreadable.is_none() {
            lines.push(match seen.more_broken {
                0 => wording::all_fit(language),
                more => one_or(more, wording::one_misfit, wording::more_misfit, language),
            });
        }
    }
    let status = match (&seen.unreadable, &seen.chain) {
        (Some(fault), _) => {
            let told = format!("{}: {}", place(language, fault.place), malformed(language, &fault.what));
            lines.extend([wording::file_entries(language, name, shown(&told)), before_the_end(seen)]);
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
    let language = seen.language;
    let mut lines = Vec::new();
    match seen.chain {
        Chain::Intact { .. } => lines.push(wording::chain_whole(language, name)),
        Chain::Unsealed => {
            lines.push(wording::no_seal_shows(language, name));
            lines.push(wording::head_computed(language));
        }
        Chain::Broken { .. } => {}
    }
    lines.extend([wording::entries_line(language, seen.entries), wording::head_line(language, seen.head)]);
    lines
}

fn before_the_end(seen: &Seen) -> String {
    let Seen { entries, head, language, .. } = *seen;
    let count = one_or(entries, wording::one_entry, wording::entries, language);
    match seen.chain {
        Chain::Intact { .. } => wording::before_fit(language, count, head),
        _ => wording::before_read(language, count, head),
    }
}

/// Says how the log's head stands to the one that was asked for.
fn compare(seen: &Seen, wanted: Hash, lines: &mut Vec<String>) -> u8 {
    let Seen { entries, language, .. } = *seen;
    if seen.head == wanted && !seen.is_broken() {
        lines.push(wording::head_is_given(language));
        return CLEAN;
    }
    lines.push(wording::given_line(language, wanted));
    lines.push(match seen.found {
        Some(at) if at == entries => wording::head_changed(language),
        Some(at) => wording::head_earlier(language, at, entries - at),
        None => wording::head_nowhere(language),
    });
    BROKEN
}
