//! 6.2, 6.4: the texts being carried out, as plain data.

use crate::cards::run::Run;
use crate::games::xinglingwang::log::effects::Effect;
use crate::log::Seat;
use crate::table::Card;

/// The progress of a text.
pub type Memory = Run<Card, Todo>;

/// One effect of a text, with a part that may still be open.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Todo {
    /// The effect.
    pub does: Effect,
    /// The part that a player still has to choose.
    pub open: Hole,
}

/// The part of an effect that a player has to choose.
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

/// The next event in a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Now {
    /// Something else comes first.
    Waits,
    /// This effect.
    Does(Effect),
    /// A position, chosen by this player.
    Slot(Seat),
    /// The value that a lower unit leaves showing, chosen by this player.
    Shows(Seat),
    /// 6.10: hidden cards, chosen by this player.
    Cards(Seat),
    /// 6.3: this player's choice whether the next effects happen.
    May(Seat),
}

/// A text being carried out.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Running {
    /// The card with the text.
    pub card: Card,
    /// The number of the ability; 0 for a card that is used.
    pub ability: u8,
    /// The player.
    pub by: Seat,
    /// 6.7: the targets for each choice of the text, as chosen when it was activated.
    pub targets: Vec<Vec<Card>>,
    /// Its progress.
    pub run: Memory,
    /// The next event.
    pub now: Now,
    /// 6.4: the numbers of waiting abilities, dying units and opened cards when it began. Any above these come before
    /// it goes on.
    pub before: [usize; 3],
}
