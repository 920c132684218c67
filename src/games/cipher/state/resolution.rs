//! How far a text has come that is being carried out: plain data.

use crate::cards::run::{self, Op, Program};
use crate::games::cipher::book::Clause;
use crate::games::cipher::cards::vocabulary::Cipher as Words;
use crate::games::cipher::log::words::Effect;
use crate::log::Seat;
use crate::table::{Card, Zone};

/// One thing that a text does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Todo {
    /// This.
    Does(Effect),
    /// 24.1.1: a player draws a card.
    Draw(Seat),
    /// 24.1.2: a player's deck is shuffled.
    Shuffle(Seat),
    /// 14.1.1: a card is deployed, in a row that its user chooses (14.1.2).
    Deploy(Card),
    /// What stands behind this operation takes the place of the support's going to the retreat area (18.1.17, 23.1).
    Later(u16),
}

/// How far a text has come.
pub type Run = run::Run<Card, Todo>;

/// A text that is being carried out: plain data.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Running {
    /// The card whose text it is.
    pub card: Card,
    /// Which of its abilities, counted from 1; the support abilities after the others.
    pub ability: u8,
    /// 5.1.2.1.2.2: who uses it.
    pub user: Seat,
    /// What came to it.
    pub how: How,
    /// How far it has come.
    pub run: Run,
    /// What the match waits for.
    pub awaits: Awaits,
    /// 19.1.2.1: its use limit held when it was used.
    pub limited: bool,
}

/// How a text came to be carried out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum How {
    /// 19.1: it was used.
    Used,
    /// 10.2: it was triggered.
    Triggered,
    /// 18.1.7: its card supports.
    Supporting,
}

/// What a text waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Awaits {
    /// A step, or an outcome of chance.
    Event,
    /// Cards that are chosen, by this player, from this zone; units from a row.
    Cards(Seat, Zone),
    /// Whether this player does what follows.
    Answer(Seat),
    /// The row into which this player deploys a unit.
    Row(Seat),
}

/// Why the last text did not do something, for as long as nobody has decided anything since.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct LeftOut {
    /// The card whose text it was.
    pub card: Card,
    /// The clause by which it did not.
    pub clause: Clause,
}

/// Whether the cost is what is at hand.
pub fn is_paying(running: &Running, program: &Program<Words>) -> bool {
    let at = usize::from(running.run.at);
    if running.run.at < program.effect {
        return true;
    }
    let pays = program.ops.iter().position(|it| matches!(it, Op::Pay { .. }));
    let paid = program.ops.iter().position(|it| *it == Op::Paid);
    pays.zip(paid).is_some_and(|(from, to)| (from..to).contains(&at))
}
