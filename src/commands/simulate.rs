//! `headjudge simulate`.

use super::deck;
use super::values::{DetailName, FormName};
use crate::judge::{Game, NoMatch, Recorder, Seeded, Style, Verdict, simulate_in};
use crate::log::{Header, Player, Writer};
use crate::terminal::files::{self, Fresh};
use crate::terminal::{CLEAN, FAULT, Failure, Outcome, USAGE, crew, shown};
use indicatif::ProgressBar;
use rayon::prelude::*;
use std::io::IsTerminal;
use std::path::{Path, PathBuf};

/// The command line of `simulate`.
#[derive(clap::Args)]
#[command(after_help = "\
Match number I of a run with seed N is played with the seed N + I - 1, which its header gives: match 3 of \
`--seed 7` is match 1 of `--seed 9`. The same seed, decks, detail and form give the same bytes, whatever \
--jobs says. Every choice is one that the rules allow; one that no card text bears on is preferred.

Examples:
  headjudge simulate --game cipher --seed 1 --matches 100 -o logs
  headjudge simulate --game cipher --seed 1 --matches 1 --detail decisions --form hjl -o logs
  headjudge simulate --game cipher --seed 1 --matches 10000 --random-decks --form hjl -o logs
  headjudge simulate --game cipher --seed 5 --matches 1 --long --entries 25000 -o long

The files are DIR/000001.jsonl and so on.

Exit status: 0, 2 a deck or DIR cannot be used, 70 a fault of this program.")]
pub struct Args {
    /// The game, by its id, such as cipher.
    #[arg(long)]
    game: String,
    /// The seed of the first match.
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// How many matches to play.
    #[arg(long, value_name = "M", default_value_t = 1)]
    matches: u32,
    /// The directory to write the logs into; it is made where there is none.
    #[arg(short, long, value_name = "DIR")]
    out: PathBuf,
    /// How much of each match to write.
    #[arg(long, default_value = "full")]
    detail: DetailName,
    /// The form to write.
    #[arg(long, default_value = "jsonl")]
    form: FormName,
    /// A deck file, a line a card code, or a count and a code; twice, A's deck and then B's. Without it, the
    /// game's sample decks are played.
    #[arg(long, value_name = "FILE")]
    deck: Vec<PathBuf>,
    /// Draw both decks of each match at random, by its seed, from the built-in cards whose texts are judged whole.
    #[arg(long, conflicts_with = "deck")]
    random_decks: bool,
    /// A file of cards that an author wrote, for a game whose cards are not built in; the log then defines them itself.
    #[arg(long, value_name = "FILE")]
    cards: Option<PathBuf>,
    /// Options that the rulebook leaves to whoever runs the match, as JSON in the game's form: `options` of
    /// `headjudge schema log --game GAME`.
    #[arg(long, value_name = "JSON", value_parser = deck::options)]
    options: Option<serde_json::Value>,
    /// End a match after so many entries, if it has not ended before.
    #[arg(long, value_name = "K", default_value_t = 100_000)]
    entries: usize,
    /// Prefer choices that keep a match going: few bonds, no attack on what decides it, and the like, as the
    /// game has it. Nearly every such match goes on until --entries ends it.
    #[arg(long)]
    long: bool,
    /// How many matches to play at once; by default, and at most, as many as there are cores.
    #[arg(long, value_name = "J", default_value_t = 0, hide_default_value = true)]
    jobs: usize,
    /// Replace logs that are there already.
    #[arg(long)]
    force: bool,
}

/// Plays random matches.
pub fn run(args: &Args) -> Outcome {
    with_game!(args.game.as_str(), G => play::<G>(args))
        .unwrap_or_else(|| Err(files::no_game(USAGE, "--game", &args.game)))
}

fn play<G: Game>(args: &Args) -> Outcome {
    let header = header::<G>(args)?;
    std::fs::create_dir_all(&args.out).map_err(|it| Failure::usage(format!("{}: {it}", files::name(&args.out))))?;
    let pool = rayon::ThreadPoolBuilder::new().num_threads(crew::size(args.jobs)).build();
    let pool = pool.map_err(|it| Failure::new(FAULT, it))?;
    let bar =
        if std::io::stderr().is_terminal() { ProgressBar::new(args.matches.into()) } else { ProgressBar::hidden() };
    let played = pool.install(|| {
        (1..=args.matches).into_par_iter().try_for_each(|number| {
            let seed = seed(args.seed, number);
            let players = if args.random_decks { drawn::<G>(seed)? } else { header.players.clone() };
            let header = Header { seed: Some(seed), players, ..header.clone() };
            let path = args.out.join(format!("{number:06}.{}", args.form.ending()));
            write::<G>(args, header, &path)?;
            bar.inc(1);
            Ok(())
        })
    });
    bar.finish_and_clear();
    played.map(|()| CLEAN)
}

/// The seed of match `number`, counted from 1.
fn seed(first: u64, number: u32) -> u64 {
    first.wrapping_add(u64::from(number) - 1)
}

/// Both players, with decks drawn at random by a match's seed.
fn drawn<G: Game>(seed: u64) -> Result<[Player; 2], Failure> {
    let mut dice = Seeded::new(seed);
    let mut one = |name: &str| {
        let none = || Failure::usage(format!("{}: no pool of cards is built in to draw decks from", G::ID));
        let text = G::random_deck(&mut dice).ok_or_else(none)?;
        Ok(deck::parse("a random deck", &text)?.named(name))
    };
    Ok([one("Ann")?, one("Ben")?])
}

fn header<G: Game>(args: &Args) -> Result<Header, Failure> {
    let decks = match args.deck.as_slice() {
        [] => {
            let [a, b] = G::sample_decks();
            [deck::parse("the first sample deck", a)?, deck::parse("the second sample deck", b)?]
        }
        [a, b] => [deck::read(a)?, deck::read(b)?],
        _ => return Err(Failure::usage("--deck is given twice, for A's deck and B's, or not at all")),
    };
    let [a, b] = decks;
    let mut header = Recorder::<G>::header_of([a.named("Ann"), b.named("Ben")]);
    header.detail = args.detail.detail();
    header.options = args.options.clone();
    if let Some(path) = &args.cards {
        header.definitions = Some(deck::cards::<G>(path)?.into());
    }
    let recorder = Recorder::<G>::open(header.clone()).map_err(|it| Failure::usage(shown(&it.to_string())))?;
    if let Some(finding) = recorder.decks().filter(|it| it.verdict == Verdict::Illegal) {
        let reasons = finding.reasons.iter().map(|it| format!("{}: {}", it.clause, shown(&it.facts)));
        let reasons: Vec<String> = reasons.collect();
        return Err(Failure::usage(format!("no match is played with decks against the rules: {}", reasons.join("; "))));
    }
    Ok(header)
}

fn write<G: Game>(args: &Args, header: Header, path: &Path) -> Result<(), Failure> {
    let name = files::name(path);
    let cannot_write = |it: std::io::Error| files::cannot_write(&name, &it);
    let style = if args.long { Style::Long } else { Style::Random };
    let (fresh, out) = Fresh::create(path, args.force)?;
    let mut writer = Writer::new(out, args.form.form(), true, &header).map_err(cannot_write)?;
    let mut written = Ok(());
    let played = simulate_in::<G>(style, header, args.entries, |entry| {
        if written.is_ok() {
            written = writer.write(&entry);
        }
    });
    written.map_err(cannot_write)?;
    played.map_err(|fault| match fault {
        NoMatch::Start(it) => Failure::usage(shown(&it.to_string())),
        it @ NoMatch::NothingLegal { .. } => Failure::usage(format!("{name}: {it}")),
        NoMatch::Stuck(it) => Failure::new(FAULT, format!("{name}: {it}")),
    })?;
    fresh.keep(writer.finish().map_err(cannot_write)?)
}
