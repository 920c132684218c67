//! zones.life: steps that take the top card of a life. The face of the card decides between some of them.

use crate::games::blackpoker::BlackPoker;
use crate::games::blackpoker::cards::{Faces, Truth};
use crate::games::blackpoker::log::words::Step;
use crate::games::blackpoker::referee::under_way::hangs_on;
use crate::games::blackpoker::state::{Setup, State, zones};
use crate::judge::{Happening, Sink, filled};
use crate::log::Seat;
use crate::table::{Card, Change, Zone};

/// The move of the top card of a life to a zone, face down where that matters.
pub const fn goes(player: Seat, card: Card, to: Zone) -> Change<'static> {
    Change::Move { card, from: zones::life(player), to, marks: 0 }
}

/// Returns the card that a step takes from a life, and the life.
pub fn taken(what: impl Happening<BlackPoker>) -> Option<(Card, Zone)> {
    what.takes().filter(|it| zones::is_life(it.1))
}

/// Returns the step to carry out if the rules demand `due`, or would demand it for another face of the card, and the log gives
/// a step of that sort.
pub fn likewise<S: Happening<BlackPoker>>(state: &State, due: S, logged: &Step) -> Option<S> {
    let logged = S::try_from(*logged).ok()?;
    if due == logged { Some(logged) } else { filled::<BlackPoker, S>(state, due, logged) }
}

/// One of the two steps by which a card of a life comes out. Its face decides which.
pub trait ComesOut: Happening<BlackPoker> {
    /// The other step.
    type Other: ComesOut;
    /// The faces with which a card comes out by this step.
    const FACES: Faces;

    /// The step of a player's card.
    fn of(player: Seat, card: Card) -> Self;
    /// The player and the card that it takes.
    fn card(self) -> (Seat, Card);
}

/// The functions that all steps with [`ComesOut`] have in common.
macro_rules! as_it_comes_out {
    () => {
        fn may_hide(self) -> Option<$crate::log::Seat> {
            Some(self.player)
        }

        /// The step shows that the card has one of these faces.
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

/// `true` if the card's face lets it come out by this step.
pub fn can_be<S: ComesOut>(setup: &Setup, state: &State, what: S) -> bool {
    state.faces(setup, what.card().1).are(S::FACES) != Truth::No
}

/// Returns the step to carry out, whichever of the two the log has.
pub fn either<S: ComesOut>(setup: &Setup, state: &State, due: S, logged: &Step) -> Option<Step> {
    let (player, card) = due.card();
    let so = likewise(state, due, logged).filter(|it| can_be(setup, state, *it)).map(Into::into);
    let otherwise = || likewise(state, S::Other::of(player, card), logged).filter(|it| can_be(setup, state, *it));
    so.or_else(|| otherwise().map(Into::into))
}

/// `true` if a step is this one or the other one.
pub fn is_either<S: ComesOut>(what: &Step) -> bool {
    S::try_from(*what).is_ok() || S::Other::try_from(*what).is_ok()
}

/// Reports that the step depends on the card's face, if that is hidden.
pub fn check_face<S: ComesOut>(setup: &Setup, state: &State, what: S, sink: &mut Sink<BlackPoker>) {
    let (_, card) = what.card();
    let maybe = state.faces(setup, card).are(S::FACES) == Truth::Maybe;
    hangs_on(state, maybe.then_some(card), sink);
}
