//! Words of a game as its fixtures show them, with other values in their fields: a new word is tried as soon as it has a
//! fixture.

use crate::words::{card, seat};
use crate::{Fuzzed, Log, bases};
use arbitrary::{Result, Unstructured};
use headjudge::games::evolve::Evolve;
use headjudge::games::zero::Zero;
use headjudge::judge::{Game, Recorder, Rulebook, deck};
use headjudge::log::{Body, Header, open};
use headjudge::table::Card;
use serde::de::DeserializeOwned;
use serde_json::Value;
use std::sync::LazyLock;

/// What the logs of all fixtures of a game hold, as JSON.
#[derive(Default)]
struct Shown {
    decisions: Vec<Value>,
    steps: Vec<Value>,
    chances: Vec<Value>,
    positions: Vec<Value>,
}

impl Shown {
    fn of<G: Game>() -> Shown {
        let mut shown = Shown::default();
        let cases = headjudge::fixtures::cases(G::ID).unwrap_or_else(|it| panic!("{it}"));
        for log in cases.into_iter().flat_map(|it| it.logs) {
            let Ok(log) = open(log.text.as_bytes()) else { continue };
            shown.positions.extend(log.header.position.clone());
            for entry in log.entries::<G>(false).filter_map(Result::ok).map(|it| it.entry) {
                match entry.body {
                    Body::Decision { what, .. } => shown.decisions.extend(serde_json::to_value(what)),
                    Body::Step { what, .. } => shown.steps.extend(serde_json::to_value(what)),
                    Body::Chance { what, .. } => shown.chances.extend(serde_json::to_value(what)),
                    Body::Intervention(_) => {}
                }
            }
        }
        shown
    }
}

/// One of some words with other values, where that is a word still.
fn word<T: DeserializeOwned>(from: &mut Unstructured, all: &[Value]) -> Result<T> {
    let one = from.choose(all)?;
    let mut other = one.clone();
    alter(from, &mut other)?;
    let known = |it: Value| serde_json::from_value(it);
    Ok(known(other).unwrap_or_else(|_| known(one.clone()).expect("a word of a fixture")))
}

/// Puts other values of the same kind into what JSON holds.
fn alter(from: &mut Unstructured, it: &mut Value) -> Result<()> {
    match it {
        Value::Object(fields) => fields.values_mut().try_for_each(|it| alter(from, it))?,
        Value::Array(all) => {
            if from.ratio(1, 6)? {
                all.truncate(from.int_in_range(0..=all.len())?);
            }
            all.iter_mut().try_for_each(|it| alter(from, it))?;
        }
        Value::String(text) if text.parse::<Card>().is_ok() && from.ratio(1, 3)? => *text = card(from)?.to_string(),
        Value::String(text) if ["A", "B"].contains(&text.as_str()) && from.ratio(1, 3)? => {
            *text = seat(from)?.to_string();
        }
        Value::Number(_) if from.ratio(1, 3)? => *it = from.int_in_range(-2..=40i16)?.into(),
        Value::Bool(_) if from.ratio(1, 3)? => *it = from.ratio(1, 2)?.into(),
        _ => {}
    }
    Ok(())
}

macro_rules! shown {
    ($game:ty) => {
        impl Fuzzed for $game {
            fn start(_: u64) -> Header {
                let [one, other] = Self::sample_decks().map(|it| deck::parse(it).expect("a deck"));
                Recorder::<Self>::header_of([one.named("Ann"), other.named("Ben")])
            }

            fn bases() -> &'static [Log<Self>] {
                static BASES: LazyLock<Vec<Log<$game>>> = LazyLock::new(bases);
                &BASES
            }

            fn decision(from: &mut Unstructured) -> Result<Self::Decision> {
                word(from, &Self::shown().decisions)
            }

            fn step(from: &mut Unstructured) -> Result<Self::Step> {
                word(from, &Self::shown().steps)
            }

            fn chance(from: &mut Unstructured) -> Result<Self::Chance> {
                word(from, &Self::shown().chances)
            }

            fn position(from: &mut Unstructured) -> Result<Value> {
                word(from, &Self::shown().positions)
            }
        }

        impl Fixtures for $game {
            fn shown() -> &'static Shown {
                static SHOWN: LazyLock<Shown> = LazyLock::new(Shown::of::<$game>);
                &SHOWN
            }
        }
    };
}

/// A game whose words come from its fixtures.
trait Fixtures {
    /// All of them.
    fn shown() -> &'static Shown;
}

shown!(Evolve);
shown!(Zero);
