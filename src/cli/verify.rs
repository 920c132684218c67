//! `headjudge verify`.

use super::lang::LangArg;
use super::open::{self, Input};
use super::out::{complain, print};
use super::walk::{self, Found};
use super::{BROKEN, CLEAN, Failure, Outcome, UNCERTAIN, UNREADABLE, files, shown};
use crate::judge::{Chain, Game, Lang, Language, malformed, place};
use crate::log::{Hash, Link, Mismatch, Opened, ReadFault};
use crate::report::{graver, one_or, wording};
use std::io::Read;
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
  headjudge verify --heads slips.txt league/

Exit status: 0 the chain is whole, or the head is the one given; 5 the log carries no seal, and no head was given: \
nothing shows whether it was altered; 3 the chain is broken, or the head is not the one given; 4 the file cannot be \
read as a log. Of several the gravest counts: 4, 3, 5, 0. With --heads, a head that no log has is 3. Only the chain is looked at; `headjudge \
audit` judges the match.")]
pub struct Args {
    /// The logs, compressed or not, or folders of them; `-` is standard input, FILE#N the Nth of several matches in a file,
    /// each of which is checked otherwise.
    #[arg(required = true, value_name = "LOG")]
    logs: Vec<PathBuf>,
    /// The heads of the result slips, one a line in a file; what stands behind a head in its line is told with it. Each log
    /// has to have one of them, and each of them its log.
    #[arg(long, value_name = "FILE", conflicts_with = "head")]
    heads: Option<PathBuf>,
    /// The head that the log is to have, as `verify` printed it when it was whole.
    #[arg(long, value_name = "HASH")]
    head: Option<Hash>,
    #[command(flatten)]
    lang: LangArg,
}

/// Checks the chains of logs.
pub fn run(args: &Args) -> Outcome {
    let mut slips = args.heads.as_deref().map(Slips::read).transpose()?;
    let mut walked = walk::walk(&args.logs);
    let found = std::mem::take(&mut walked.found);
    let several = found.len() > 1 || args.logs.iter().any(|it| it.is_dir());
    if several && args.head.is_some() {
        return Err(Failure::usage("--head is that of one match; --heads FILE checks many"));
    }
    let mut status = CLEAN;
    for it in &found {
        let of_file = match it {
            Found::Log(path) => check(args, path, several, slips.as_mut())?,
            // Other programs seal nothing.
            Found::Perhaps(_) => CLEAN,
            Found::Unreadable(path, why) => {
                print(&format!("{}: {}\n", files::name(path), shown(why)))?;
                UNREADABLE
            }
        };
        status = graver(status, of_file);
    }
    walked.passed_over().iter().for_each(|it| complain(it));
    for it in slips.iter().flat_map(Slips::missing) {
        print(&format!("{it}\n"))?;
        status = graver(status, BROKEN);
    }
    Ok(status)
}

/// Checks the matches of a file.
fn check(args: &Args, path: &Path, several: bool, mut slips: Option<&mut Slips>) -> Outcome {
    let mut logs = match open::all(path) {
        Err(failure) if several => {
            print(&format!("{}\n", failure.message))?;
            return Ok(failure.status);
        }
        logs => logs?,
    };
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
                let (text, mut of_log) = report(&name, &seen, args.head);
                print(&text)?;
                if let Some(slips) = &mut slips {
                    let (told, of_slip) = slips.compare(&name, &seen, of_log);
                    print(&format!("{told}\n"))?;
                    of_log = of_slip;
                }
                status = graver(status, of_log);
            }
            Err(why) => {
                let failure = Failure::new(UNREADABLE, shown(&format!("{name}: {why}")));
                if !several && !logs.is_one_of_several() {
                    return Err(failure);
                }
                print(&format!("{}\n", failure.message))?;
                status = graver(status, UNREADABLE);
            }
        }
    }
    Ok(status)
}

/// The heads that stand on result slips.
struct Slips {
    /// Each head with what stands behind it in its line, and the log that has it.
    heads: Vec<(Hash, String, Option<String>)>,
}

/// The longest list of heads that is read (bytes).
const LONGEST_LIST: u64 = 64 << 20;

impl Slips {
    fn read(path: &Path) -> Result<Slips, Failure> {
        let fault = |it: &dyn std::fmt::Display| Failure::usage(shown(&format!("{}: {it}", files::name(path))));
        let mut text = String::new();
        let list = open::stream(path).map_err(|it| fault(&it))?;
        list.take(LONGEST_LIST).read_to_string(&mut text).map_err(|it| fault(&it))?;
        let mut heads = Vec::new();
        for (at, line) in text.lines().enumerate() {
            let line = line.trim();
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            let (head, rest) = line.split_once(|it: char| it.is_whitespace() || it == ',').unwrap_or((line, ""));
            let head = head.parse::<Hash>().map_err(|it| fault(&format!("line {}: {it}", at + 1)))?;
            heads.push((head, rest.trim().to_owned(), None));
        }
        Ok(Slips { heads })
    }

    /// Looks for a log's head among them: what to say, and the log's exit status.
    fn compare(&mut self, name: &str, seen: &Seen, status: u8) -> (String, u8) {
        let language = seen.language;
        let known = self.heads.iter().any(|it| it.0 == seen.head);
        let free = self.heads.iter_mut().find(|it| it.0 == seen.head && it.2.is_none());
        match free.filter(|_| matches!(status, CLEAN | UNCERTAIN)) {
            Some((_, slip, of)) => {
                *of = Some(name.to_owned());
                let slip = if slip.is_empty() { String::new() } else { format!(": {}", shown(slip)) };
                (wording::on_a_slip(language, name, slip), CLEAN)
            }
            None if known => (wording::slip_used(language, name), graver(status, BROKEN)),
            None => (wording::on_no_slip(language, name), graver(status, BROKEN)),
        }
    }

    /// The heads that no log has.
    fn missing(&self) -> impl Iterator<Item = String> {
        let told = |(head, slip, _): &(Hash, String, Option<String>)| {
            let slip = if slip.is_empty() { String::new() } else { format!(" ({})", shown(slip)) };
            wording::slip_without_log(Language::English, head, slip)
        };
        self.heads.iter().filter(|it| it.2.is_none()).map(told)
    }
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
