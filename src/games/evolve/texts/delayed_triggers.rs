//! 10.7.5: abilities that a text sets for later: what they wait for, and their use.

use super::programs;
use crate::cards::ast::{Event, Sel};
use crate::cards::run::Op;
use crate::games::evolve::cards::Facts;
use crate::games::evolve::log::words::{Target, Trigger};
use crate::games::evolve::state::{State, Waiting};
use crate::log::Seat;
use crate::table::Card;

/// An ability that a text has set.
#[derive(Clone, Debug, PartialEq)]
pub struct Timed {
    /// The card whose text it is.
    pub card: Card,
    /// What was printed on it then.
    pub face: &'static Facts,
    /// Which of its abilities.
    pub place: usize,
    /// 3.1.2.3: whose.
    pub by: Seat,
    /// The operation that sets it.
    pub at: u16,
    /// What was chosen.
    pub slots: Vec<(u8, Target)>,
    /// 10.7.5.1: it has happened.
    pub met: bool,
}

impl Timed {
    /// The number by which a log calls it: behind those that are printed on the card, and those that were set before.
    fn number(&self, before: &[Timed]) -> u8 {
        let printed = self.face.automatic(Trigger::Other).count();
        let others = before.iter().filter(|it| it.card == self.card).count();
        u8::try_from(printed + others + 1).unwrap_or(u8::MAX)
    }

    /// Whether it waits for a card.
    fn waits_for(&self, card: Card) -> bool {
        let op = programs::program_of(self.face, self.place).and_then(|it| it.ops.get(usize::from(self.at)));
        let Some(Op::Timed { event: Event::Does(Sel::Slot(slot), _), .. }) = op else { return false };
        self.slots.contains(&(*slot, Target::Card(card)))
    }
}

impl State {
    /// 10.7.5, 10.7.5.1: a card goes from the field to the cemetery. What waits for it is met once: it does not lie there again
    /// within the turn as the same card.
    pub fn died(&mut self, card: Card) {
        for at in 0..self.timed.len() {
            let (before, rest) = self.timed.split_at(at);
            let Some(it) = rest.first().filter(|it| !it.met && it.waits_for(card)) else { continue };
            let (by, source, nth) = (it.by, it.card, it.number(before));
            self.timed[at].met = true;
            self.wait(Waiting { about: card, ..Waiting::of(by, source, Trigger::Other, nth) });
        }
    }
}

/// The ability for later that a log calls so.
pub fn find(state: &State, card: Card, ability: Trigger, nth: u8) -> Option<&Timed> {
    let all = state.timed.iter().enumerate().filter(|it| ability == Trigger::Other && it.1.card == card);
    all.map(|(at, it)| (it.number(&state.timed[..at]), it)).find(|it| it.0 == nth).map(|it| it.1)
}

/// 10.7.5.1: whether what an ability for later waited for has happened.
pub fn is_met(state: &State, card: Card, ability: Trigger, nth: u8) -> bool {
    find(state, card, ability, nth).is_some_and(|it| it.met)
}
