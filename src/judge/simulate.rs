//! Random legal matches, through the same recorder.

use super::{BadStart, Dice, Due, Game, Impossible, Judgement, Recorder, Seeded, Verdict};
use crate::log::{Entry, Header};

/// Why no match came about.
#[derive(Debug, thiserror::Error)]
pub enum NoMatch {
    /// The header does not fit the game.
    #[error(transparent)]
    Start(#[from] BadStart),
    /// The recorder could not go on.
    #[error("the simulated match cannot go on: {0}")]
    Stuck(#[from] Impossible),
}

/// Plays a random legal match of at most `most` entries and hands each entry to `each`. The header's seed
/// decides everything: the same header gives the same match.
///
/// # Errors
/// [`NoMatch`] if the header does not fit the game.
pub fn simulate<G: Game>(header: Header, most: usize, mut each: impl FnMut(Entry<G>)) -> Result<(), NoMatch> {
    let mut dice = Seeded::new(header.seed.unwrap_or(0));
    let mut recorder = Recorder::<G>::open(header)?;
    let mut written = 0;
    let mut legal = Vec::new();
    while written < most {
        let mut entries = recorder.advance(&mut dice)?;
        if let Due::Decision { by, .. } = *recorder.due() {
            legal.clear();
            G::legal(recorder.referee().setup(), recorder.referee().state(), &mut legal);
            let Some(what) = choose(&mut recorder, by, &legal, &mut dice) else { break };
            entries.extend(recorder.decide_as_played(by, what)?.0);
        } else if entries.is_empty() {
            break;
        }
        written += entries.len();
        entries.into_iter().for_each(&mut each);
    }
    Ok(())
}

/// A random choice; one that rests on no text, where there is one.
fn choose<G: Game>(
    recorder: &mut Recorder<G>,
    by: crate::log::Seat,
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
