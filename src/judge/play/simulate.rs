//! Random legal matches, played through the recorder.

use crate::judge::{BadStart, Dice, Due, Game, Impossible, Judgement, MOST_LISTED, Recorder, Seeded, Verdict};
use crate::log::{Entry, Header, Seat};

/// The reason why there is no match.
#[derive(Debug, thiserror::Error)]
pub enum NoMatch {
    /// The header does not fit the game.
    #[error(transparent)]
    Start(#[from] BadStart),
    /// The recorder could not continue.
    #[error("the simulated match cannot go on: {0}")]
    Stuck(#[from] Impossible),
    /// A choice is due and none is legal, as where a deck breaks a rule that is judged only once the match has begun.
    #[error(
        "no choice of {by}'s is legal for entry {entry}, where {clause} asks for one; does a deck break a rule of deck building?"
    )]
    NothingLegal {
        /// The player.
        by: Seat,
        /// The number of the entry, from 1.
        entry: usize,
        /// The clause that asks for the choice.
        clause: &'static str,
    },
}

/// The style of a simulated match.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Style {
    /// Any legal choice, all equally likely; if there are more than [`MOST_LISTED`], one of the first.
    #[default]
    Random,
    /// Any legal choice that keeps the match going ([`Rulebook::prolongs`](crate::judge::Rulebook::prolongs)), if there is
    /// one.
    Long,
}

/// Plays a random legal match of at most `most` entries and passes each entry to `each`. The header's seed determines
/// everything: the same header gives the same match. The match is cut short if more is under way than a match can hold, as
/// when tokens make tokens.
///
/// # Errors
/// [`NoMatch`] if the header does not fit the game, or no choice is legal.
pub fn simulate<G: Game>(header: Header, most: usize, each: impl FnMut(Entry<G>)) -> Result<(), NoMatch> {
    simulate_in::<G>(Style::Random, header, most, each)
}

/// The same as [`simulate`], in a style.
///
/// # Errors
/// [`NoMatch`] if the header does not fit the game, or no choice is legal.
pub fn simulate_in<G: Game>(
    style: Style,
    header: Header,
    most: usize,
    mut each: impl FnMut(Entry<G>),
) -> Result<(), NoMatch> {
    let mut dice = Seeded::new(header.seed.unwrap_or(0));
    let mut recorder = Recorder::<G>::open(header)?;
    let mut left = most;
    let mut legal = Vec::new();
    while left > 0 {
        let Some(mut entries) = unless_full(recorder.advance(&mut dice), &recorder)? else { break };
        if let Due::Decision { by, clause } = *recorder.due() {
            legal.clear();
            legal.extend(recorder.legal().take(MOST_LISTED));
            if legal.is_empty() {
                let entry = most - left + entries.len() + 1;
                return Err(NoMatch::NothingLegal { by, entry, clause: G::record(clause).number });
            }
            if style == Style::Long {
                keep_going(&recorder, by, &mut legal);
            }
            let Some(what) = choose(&mut recorder, by, &legal, &mut dice) else { break };
            let Some(made) = unless_full(recorder.decide_as_played(by, what), &recorder)? else { break };
            entries.extend(made.0);
        } else if entries.is_empty() {
            break;
        }
        entries.truncate(left);
        left -= entries.len();
        entries.into_iter().for_each(&mut each);
    }
    Ok(())
}

/// The result of an action; `None` if it cannot be applied because more is under way than a match can hold, which ends the
/// match.
fn unless_full<G: Game, T>(done: Result<T, Impossible>, recorder: &Recorder<G>) -> Result<Option<T>, Impossible> {
    match done {
        Ok(it) => Ok(Some(it)),
        Err(_) if G::is_full(recorder.referee().state()) => Ok(None),
        Err(why) => Err(why),
    }
}

/// Keeps only the choices that prolong the match, unless there are none.
fn keep_going<G: Game>(recorder: &Recorder<G>, by: Seat, legal: &mut Vec<G::Decision>) {
    let (setup, state) = (recorder.referee().setup(), recorder.referee().state());
    if legal.iter().any(|it| G::prolongs(setup, state, by, it)) {
        legal.retain(|it| G::prolongs(setup, state, by, it));
    }
}

/// A random choice, preferably one that depends on no text.
fn choose<G: Game>(
    recorder: &mut Recorder<G>,
    by: Seat,
    legal: &[G::Decision],
    dice: &mut Seeded,
) -> Option<G::Decision> {
    for _ in 0..8 {
        let what = legal.get(dice.below(legal.len()))?;
        if recorder.consider(by, what).verdict() == Verdict::Legal {
            return Some(what.clone());
        }
    }
    let plain = legal.iter().find(|it| matches!(recorder.consider(by, it), Judgement::Clear(Verdict::Legal)));
    plain.or_else(|| legal.get(dice.below(legal.len()))).cloned()
}
