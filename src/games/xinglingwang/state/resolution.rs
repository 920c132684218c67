//! 6.2, 6.4: the texts that are carried out: plain data, and what comes before they go on.

use crate::cards::run::Run;
use crate::games::xinglingwang::log::effects::Effect;
use crate::log::Seat;
use crate::table::Card;

/// How far a text has come.
pub type Memory = Run<Card, Todo>;

/// One thing that a text does, and what of it is left open.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Todo {
    /// What.
    pub does: Effect,
    /// What a player still has to say of it.
    pub open: Hole,
}

/// What of a thing that a text does a player has to say.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Hole {
    /// Nothing.
    None,
    /// A position.
    Slot,
    /// 15.merge.2: what the lower unit shows.
    Shows,
}

impl From<Effect> for Todo {
    fn from(does: Effect) -> Todo {
        Todo { does, open: Hole::None }
    }
}

/// What comes next in a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Now {
    /// Something else comes first.
    Waits,
    /// This is done.
    Does(Effect),
    /// This player says where it goes.
    Slot(Seat),
    /// This player says what a lower unit shows.
    Shows(Seat),
    /// 6.10: this player chooses among hidden cards.
    Cards(Seat),
    /// 6.3: this player says whether what follows is done.
    May(Seat),
}

/// A text that is being carried out: plain data.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Running {
    /// The card whose text it is.
    pub card: Card,
    /// Which of its abilities; 0 for a card that is used.
    pub ability: u8,
    /// Whose.
    pub by: Seat,
    /// 6.7: what was chosen for each choice of the text when it was activated.
    pub targets: Vec<Vec<Card>>,
    /// How far it has come.
    pub run: Memory,
    /// What comes next.
    pub now: Now,
    /// 6.4: how many abilities waited, units were dying and cards lay open when it began: what is more comes before it goes on.
    pub before: [usize; 3],
}
