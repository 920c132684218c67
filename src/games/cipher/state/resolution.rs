//! The progress of a text that is being carried out: plain data.

use crate::cards::run::{self, Op, Program};
use crate::games::cipher::book::Clause;
use crate::games::cipher::cards::vocabulary::Cipher as Words;
use crate::games::cipher::log::words::Effect;
use crate::log::Seat;
use crate::table::{Card, Zone};

/// One thing that a text has to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Todo {
    /// An effect.
    Does(Effect),
    /// 24.1.1: a player draws a card.
    Draw(Seat),
    /// 24.1.2: a player's deck is shuffled.
    Shuffle(Seat),
    /// 14.1.1: a card is deployed, in a row that its user chooses (14.1.2).
    Deploy(Card),
    /// The operation whose effects replace putting the support into the retreat area (18.1.17, 23.1).
    Later(u16),
}

/// The progress of a text.
pub type Run = run::Run<Card, Todo>;

/// A text that is being carried out: plain data.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Running {
    /// The card whose text it is.
    pub card: Card,
    /// The number of the ability, counted from 1. The support abilities come after the others.
    pub ability: u8,
    /// 5.1.2.1.2.2: the player who uses it.
    pub user: Seat,
    /// The way in which it came to be carried out.
    pub how: How,
    /// The progress.
    pub run: Run,
    /// The answer or event for which the match waits.
    pub awaits: Awaits,
    /// 19.1.2.1: `true` if it was under its use limit when it was used.
    pub limited: bool,
}

/// The way in which a text came to be carried out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum How {
    /// 19.1: it was used.
    Used,
    /// 10.2: it was triggered.
    Triggered,
    /// 18.1.7: its card supports.
    Supporting,
}

/// The answer or event for which a text waits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Awaits {
    /// A step, or an outcome of chance.
    Event,
    /// Cards that this player chooses from this zone, or units from a row.
    Cards(Seat, Zone),
    /// This player's answer whether to do what follows.
    Answer(Seat),
    /// The row into which this player deploys a unit.
    Row(Seat),
}

/// The reason why the last text left something undone. It is kept until the next decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct LeftOut {
    /// The card whose text it was.
    pub card: Card,
    /// The clause that prevented it.
    pub clause: Clause,
}

/// `true` if the cost is being paid at the moment.
pub fn is_paying(running: &Running, program: &Program<Words>) -> bool {
    let at = usize::from(running.run.at);
    if running.run.at < program.effect {
        return true;
    }
    let pays = program.ops.iter().position(|it| matches!(it, Op::Pay { .. }));
    let paid = program.ops.iter().position(|it| *it == Op::Paid);
    pays.zip(paid).is_some_and(|(from, to)| (from..to).contains(&at))
}
