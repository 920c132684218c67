//! Every kind of input from strangers, mutated from seeds and given to everything that reads it, within a budget of time
//! and memory. A stable compiler is enough; `fuzz/` runs the same with coverage.
//!
//! ```text
//! HEADJUDGE_FUZZ_SECONDS=600 cargo test --release --test all -- --ignored --nocapture --test-threads 1 fuzzing::logs
//! ```

#[path = "../fuzz/src/drive.rs"]
mod drive;

use crate::support::cases;
use drive::{Budget, KINDS, mutated};
use headjudge::judge::{Dice, Rulebook, Seeded, Session, deck};
use headjudge::log::open;
use headjudge::report::reel;
use headjudge::with_game;
use serde_json::{Value, json};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::{Duration, Instant};

/// Inputs from which the others are derived.
fn seeds(kind: &str) -> Vec<Vec<u8>> {
    let logs = || -> Vec<Vec<u8>> {
        let all = headjudge::games::JUDGED.iter().flat_map(|game| cases(game)).flat_map(|it| it.logs);
        all.map(|it| it.text.into_bytes()).filter(|it| it.len() < 6_000).collect()
    };
    match kind {
        "logs" => logs(),
        "requests" => logs().iter().step_by(9).map(|it| asked_of(it)).collect(),
        "positions" => {
            logs().iter().filter_map(|log| header(log)?.get("position").map(|it| it.to_string().into())).collect()
        }
        "decks" => headjudge::games::JUDGED
            .iter()
            .flat_map(|game| {
                with_game!(*game, G => G::sample_decks().map(|it| it.as_bytes().to_vec())).expect("a game")
            })
            .chain([include_bytes!("../src/games/xinglingwang/cards/demo.yaml").to_vec()])
            .collect(),
        "pages" => logs().iter().step_by(40).filter_map(|it| page(it)).collect(),
        _ => headjudge::games::GAMES
            .iter()
            .flat_map(|game| {
                crate::support::asked(game.id).lines().step_by(50).map(|it| it.as_bytes().to_vec()).collect::<Vec<_>>()
            })
            .filter(|it| !it.is_empty())
            .collect(),
    }
}

fn header(log: &[u8]) -> Option<Value> {
    serde_json::from_slice(log.split(|it| *it == b'\n').next()?).ok()
}

/// A log as a client's requests.
fn asked_of(log: &[u8]) -> Vec<u8> {
    let mut all = vec![json!({"id":0,"do":"open","header":header(log)})];
    for line in log.split(|it| *it == b'\n').skip(1).filter_map(|it| serde_json::from_slice::<Value>(it).ok()) {
        match (line.get("decision"), line.get("chance")) {
            (Some(it), _) => all.push(json!({"do":"decide","match":1,"by":line["by"],"decision":it,"as_played":true})),
            (_, Some(it)) => all.push(json!({"do":"chance","match":1,"outcome":it})),
            _ => {}
        }
    }
    all.push(json!({"do":"legal","match":1,"most":40}));
    all.push(json!({"do":"view","match":1,"of":"public"}));
    all.push(json!({"do":"why","match":1,"entry":1}));
    all.push(json!({"do":"rewind","match":1,"to":0,"reason":"x"}));
    all.push(json!({"do":"save","match":1,"of":"A"}));
    all.iter().map(|it| format!("{it}\n")).collect::<String>().into_bytes()
}

fn page(log: &[u8]) -> Option<Vec<u8>> {
    let game = open(log).ok()?.header.game;
    with_game!(game.as_str(), G => {
        Session::<G>::open(open(log).ok()?).ok().map(|it| reel(&it, "log", log).into_bytes())
    })?
}

/// Runs inputs of a kind for a time, or up to a number. Returns the number. Failing inputs are kept beside the tests' other
/// files.
fn run(kind: &str, time: Duration, most: usize) -> usize {
    let (_, drive) = *KINDS.iter().find(|it| it.0 == kind).expect("a kind");
    let seeds = seeds(kind);
    assert!(!seeds.is_empty(), "{kind}: no seeds");
    let mut dice = Seeded::new(std::env::var("HEADJUDGE_FUZZ_SEED").ok().and_then(|it| it.parse().ok()).unwrap_or(1));
    // Data that is read once for all inputs is read here.
    drive(&seeds[0]);
    let (begun, mut done) = (Instant::now(), 0);
    while done < most && begun.elapsed() < time {
        let input = mutated(&seeds[dice.below(seeds.len())], &seeds, &mut dice);
        let started = Instant::now();
        let mut outcome = Ok(());
        let cost = allocation_counter::measure(|| outcome = catch_unwind(AssertUnwindSafe(|| drive(&input))));
        let (took, budget) = (started.elapsed(), Budget::of(input.len()));
        let keep = || {
            let path = std::env::temp_dir().join(format!("headjudge-fuzz-{kind}-{done}"));
            std::fs::write(&path, &input).expect("a place for what failed");
            path
        };
        assert!(outcome.is_ok(), "{kind}: it failed at {}", keep().display());
        assert!(
            cost.bytes_max <= budget.held,
            "{kind}: {} bytes were held at once: {}",
            cost.bytes_max,
            keep().display()
        );
        // A busy machine is given more time.
        assert!(took <= 10 * budget.time, "{kind}: it took {took:?}: {}", keep().display());
        done += 1;
    }
    println!("{kind}: {done} inputs in {:?}", begun.elapsed());
    done
}

/// Runs for HEADJUDGE_FUZZ_SECONDS, or a minute.
fn long(kind: &str) {
    let seconds = std::env::var("HEADJUDGE_FUZZ_SECONDS").ok().and_then(|it| it.parse().ok()).unwrap_or(60);
    assert!(run(kind, Duration::from_secs(seconds), usize::MAX) > 0);
}

#[test]
fn some_inputs_of_every_kind() {
    for (kind, _) in KINDS {
        assert!(run(kind, Duration::from_secs(20), 30) > 0, "{kind}");
    }
}

macro_rules! kinds {
    ($($kind:ident)+) => {
        $(
            #[test]
            #[ignore = "as long as HEADJUDGE_FUZZ_SECONDS says"]
            fn $kind() {
                long(stringify!($kind));
            }
        )+

        #[test]
        fn every_kind_can_be_run_for_long() {
            let named = [$(stringify!($kind)),+];
            assert_eq!(KINDS.iter().map(|it| it.0).collect::<Vec<_>>(), named);
        }
    };
}

kinds! { logs requests positions decks pages questions }

/// The seed decks are readable, so that changed ones are meaningful.
#[test]
fn seeds_are_good() {
    assert!(seeds("decks").iter().filter(|it| deck::parse(&String::from_utf8_lossy(it)).is_ok()).count() > 5);
    assert!(seeds("positions").len() > 100 && seeds("pages").len() > 10 && seeds("questions").len() > 100);
}
