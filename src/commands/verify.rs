//! `headjudge verify`.

use super::sealing::{Format, Teller};
use super::slips::Slips;
use crate::judge::{Chain, Game, Lang, Language, malformed, place};
use crate::log::{Hash, Link, Mismatch, Opened, ReadFault};
use crate::report::{VerifiedLog, graver, one_or, wording};
use crate::terminal::inside::{self, Inside};
use crate::terminal::lang::LangArg;
use crate::terminal::open::{self, Content, Input};
use crate::terminal::out::complain;
use crate::terminal::walk::{self, Found};
use crate::terminal::{BROKEN, CLEAN, Failure, Outcome, UNCERTAIN, UNREADABLE, files, shown};
use std::io;
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
  headjudge verify --format ndjson league/ | jq 'select(.status > 0) | .file'

Of several logs the last line gives the sums. An archive (.zip, .tar, .tar.gz) is looked into as a folder is. \
`headjudge schema verify` describes the JSON.

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
    /// The form of the answer.
    #[arg(long, value_enum, default_value_t = Format::Text)]
    format: Format,
    #[command(flatten)]
    lang: LangArg,
}

/// Checks the chains of logs.
pub fn run(args: &Args) -> Outcome {
    let slips = args.heads.as_deref().map(Slips::read).transpose()?;
    let mut walked = walk::walk(&args.logs);
    let found = std::mem::take(&mut walked.found);
    let is_archive = |it: &Found| matches!(it, Found::Archive(_));
    let several = found.len() > 1 || args.logs.iter().any(|it| it.is_dir()) || found.iter().any(is_archive);
    if several && args.head.is_some() {
        return Err(Failure::usage("--head is that of one match; --heads FILE checks many"));
    }
    let mut check = Check { args, several, slips, teller: Teller::new(args.format) };
    for it in &found {
        match it {
            Found::Log(path) => check.file(path, open::content(path))?,
            // Logs of other programs are never sealed, but ours may have the extension `.json`, too.
            Found::Perhaps(path) if open::is_sealed(path) => check.file(path, open::content(path))?,
            Found::Perhaps(_) => {}
            Found::Archive(path) => check.archive(path)?,
            Found::Unreadable(path, why) => check.unreadable(&files::name(path), shown(why))?,
        }
    }
    walked.passed_over().iter().for_each(|it| complain(it));
    check.finish()
}

/// The check of the logs, in order.
struct Check<'a> {
    args: &'a Args,
    several: bool,
    slips: Option<Slips>,
    teller: Teller,
}

impl Check<'_> {
    fn archive(&mut self, path: &Path) -> Result<(), Failure> {
        let mut done = Ok(());
        let walked = inside::each(path, &mut |inside| {
            match inside {
                Inside::Told(line) => complain(&line),
                Inside::Log(named, content) => done = self.file(&named, content),
            }
            done.is_ok()
        });
        done?;
        match walked {
            Ok(_) => Ok(()),
            Err(fault) => self.unreadable(&files::name(path), shown(&fault.to_string())),
        }
    }

    /// Checks the matches of a file.
    fn file(&mut self, path: &Path, content: io::Result<Content>) -> Result<(), Failure> {
        let content = content.map_err(|it| open::unreadable(path, &it));
        let mut logs = match content.and_then(|it| open::all_in(path, it)) {
            Err(failure) if !self.several && self.args.format == Format::Text => return Err(failure),
            Err(failure) => {
                let name = files::name(path);
                let why = failure.message.strip_prefix(&format!("{name}: ")).unwrap_or(&failure.message).to_owned();
                return self.unreadable(&name, why);
            }
            Ok(logs) => logs,
        };
        while let Some(log) = logs.next_log() {
            let seen = match log {
                Ok(log) => seen(log, self.args.lang.lang(), self.args.head),
                Err(fault) => Err(fault.to_string()),
            };
            let name = files::name(Path::new(&logs.name()));
            let one_of_several = self.several || logs.is_one_of_several();
            if self.args.head.is_some() && one_of_several {
                return Err(Failure::usage(format!(
                    "{name}: --head is that of one match; name the one, as it is named here"
                )));
            }
            match seen {
                Ok(seen) => self.seen(name, &seen)?,
                Err(why) if one_of_several || self.args.format != Format::Text => {
                    self.unreadable(&name, shown(&why))?
                }
                Err(why) => return Err(Failure::new(UNREADABLE, shown(&format!("{name}: {why}")))),
            }
        }
        Ok(())
    }

    fn seen(&mut self, name: String, seen: &Seen) -> Result<(), Failure> {
        let (mut text, mut status) = report(&name, seen, self.args.head);
        let mut slip = None;
        if let Some(slips) = &mut self.slips {
            let (told, of_slip) = slips.compare(&name, seen.language, seen.head, status);
            text += &format!("{told}\n");
            (slip, status) = (Some(told), of_slip);
        }
        let log = VerifiedLog {
            file: name,
            status,
            entries: seen.entries,
            head: Some(seen.head.to_string()),
            chain: seen.chain.clone(),
            unreadable: seen.unreadable.as_ref().map(ToString::to_string),
            slip,
        };
        self.teller.log(seen.language, log, &text)
    }

    fn unreadable(&mut self, name: &str, why: String) -> Result<(), Failure> {
        let text = format!("{name}: {why}\n");
        let (file, status, chain) = (name.to_owned(), UNREADABLE, Chain::Unsealed);
        let log = VerifiedLog { file, status, entries: 0, head: None, chain, unreadable: Some(why), slip: None };
        self.teller.log(Language::English, log, &text)
    }

    fn finish(self) -> Outcome {
        let missing: Vec<String> = self.slips.iter().flat_map(Slips::missing).collect();
        self.teller.finish(missing)
    }
}

/// The state of a log's chain, or the reason why the log cannot be read.
fn seen(log: Opened<Input>, lang: Lang, head: Option<Hash>) -> Result<Seen, String> {
    let game = log.header.game.clone();
    with_game!(game.as_str(), G => follow::<G>(log, lang.of::<G>(), head)).ok_or_else(|| files::unknown_game(&game))
}

/// The state of a log's chain.
struct Seen {
    language: Language,
    chain: Chain,
    entries: u32,
    head: Hash,
    /// The hashes of the first mismatched record, in words.
    hashes: Option<String>,
    more_broken: u64,
    unreadable: Option<ReadFault>,
    /// The number of entries after which the head was the requested one.
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
            // The number and the chain show an entry that was removed, duplicated or moved.
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

/// The hashes of a mismatched record, in words.
fn hashes(language: Language, link: &Link, sealed: bool) -> Option<String> {
    let Link::Broken(mismatch) = link else { return None };
    let Mismatch { computed, written } = &**mismatch;
    Some(match written {
        Some(written) if sealed && written == computed => wording::more_than_sealed(language),
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

/// The state of a chain in words, and the exit status.
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
                // The head covers the whole log, even if the log carries no hashes.
                (_, Some(wanted)) => compare(seen, wanted, &mut lines),
                (Chain::Intact { .. }, None) => CLEAN,
                (Chain::Unsealed, None) => UNCERTAIN,
            }
        }
    };
    (lines.join("\n") + "\n", status)
}

/// The lines on a log that was read to its end.
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

/// Compares the log's head with the requested one.
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
