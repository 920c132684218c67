//! zones.life: the top card of a life goes elsewhere; what it is decides between some of the steps with which it does.

use crate::games::blackpoker::BlackPoker;
use crate::games::blackpoker::cards::{Faces, Truth};
use crate::games::blackpoker::log::words::Step;
use crate::games::blackpoker::referee::under_way::hangs_on;
use crate::games::blackpoker::state::{Setup, State, zones};
use crate::judge::{Happening, Sink, filled};
use crate::log::Seat;
use crate::table::{Card, Change, Zone};

/// The top card of a life goes to a zone, face down as far as that says anything there.
pub const fn goes(player: Seat, card: Card, to: Zone) -> Change<'static> {
    Change::Move { card, from: zones::life(player), to, marks: 0 }
}

/// The card of a life that a step takes.
pub fn taken(what: impl Happening<BlackPoker>) -> Option<(Card, Zone)> {
    what.takes().filter(|it| zones::is_life(it.1))
}

/// The step to carry out where the rules demand `due` and the log gives one of that sort, be `due` what they would demand for
/// another face of the card.
pub fn likewise<S: Happening<BlackPoker>>(state: &State, due: S, logged: &Step) -> Option<S> {
    let logged = S::try_from(*logged).ok()?;
    if due == logged { Some(logged) } else { filled::<BlackPoker, S>(state, due, logged) }
}

/// A step that is one of two ways in which a card of a life comes out: its face decides.
pub trait ComesOut: Happening<BlackPoker> {
    /// The other way.
    type Other: ComesOut;
    /// The faces with which a card comes out so.
    const FACES: Faces;

    /// The step of a player's card.
    fn of(player: Seat, card: Card) -> Self;
    /// Whose card of a life it takes, and which.
    fn card(self) -> (Seat, Card);
}

/// What all steps that [`ComesOut`] say alike.
macro_rules! as_it_comes_out {
    () => {
        fn may_hide(self) -> Option<$crate::log::Seat> {
            Some(self.player)
        }

        /// The card shows of its face that it comes out so.
        fn learn(self, state: &mut State) {
            state.narrow(self.card, <Self as $crate::games::blackpoker::rules::r05_zones_life::ComesOut>::FACES);
        }

        fn fit(
            self,
            setup: &Setup,
            state: &State,
            logged: &$crate::games::blackpoker::Step,
        ) -> Option<$crate::games::blackpoker::Step> {
            $crate::games::blackpoker::rules::r05_zones_life::either(setup, state, self, logged)
        }

        fn same_sort(self, other: &$crate::games::blackpoker::Step) -> bool {
            $crate::games::blackpoker::rules::r05_zones_life::is_either::<Self>(other)
        }

        fn check(self, setup: &Setup, state: &State, sink: &mut $crate::judge::Sink<BlackPoker>) {
            $crate::games::blackpoker::rules::r05_zones_life::check_face(setup, state, self, sink);
        }
    };
}
pub(in crate::games::blackpoker) use as_it_comes_out;

/// Whether the card's face lets it come out so.
pub fn can_be<S: ComesOut>(setup: &Setup, state: &State, what: S) -> bool {
    state.faces(setup, what.card().1).are(S::FACES) != Truth::No
}

/// The step to carry out where the log has the card come out either way.
pub fn either<S: ComesOut>(setup: &Setup, state: &State, due: S, logged: &Step) -> Option<Step> {
    let (player, card) = due.card();
    let so = likewise(state, due, logged).filter(|it| can_be(setup, state, *it)).map(Into::into);
    let otherwise = || likewise(state, S::Other::of(player, card), logged).filter(|it| can_be(setup, state, *it));
    so.or_else(|| otherwise().map(Into::into))
}

/// Whether a step is that, or the other way.
pub fn is_either<S: ComesOut>(what: &Step) -> bool {
    S::try_from(*what).is_ok() || S::Other::try_from(*what).is_ok()
}

/// Says that it depends on the card's face, where that is hidden.
pub fn check_face<S: ComesOut>(setup: &Setup, state: &State, what: S, sink: &mut Sink<BlackPoker>) {
    let (_, card) = what.card();
    let maybe = state.faces(setup, card).are(S::FACES) == Truth::Maybe;
    hangs_on(state, maybe.then_some(card), sink);
}
