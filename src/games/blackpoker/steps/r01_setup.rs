//! Steps of setup: from the decks to the first turn.

use crate::games::blackpoker::BlackPoker;
use crate::games::blackpoker::book::Clause;
use crate::games::blackpoker::cards::Truth;
use crate::games::blackpoker::facts::Breach;
use crate::games::blackpoker::log::words::Step;
use crate::games::blackpoker::log::words::steps::{self, TurnCard};
use crate::games::blackpoker::referee::public_zones::on_top;
use crate::games::blackpoker::referee::under_way::hangs_on;
use crate::games::blackpoker::rules::agenda::stands_at;
use crate::games::blackpoker::rules::r01_setup::{FIRST, compare, turned};
use crate::games::blackpoker::rules::r05_zones_life::{goes, likewise};
use crate::games::blackpoker::state::options::First;
use crate::games::blackpoker::state::{Setup, State, zones};
use crate::judge::{Happening, Impossible, Seen, Sink, Why};
use crate::log::{Seat, View};
use crate::say;
use crate::table::{Card, Change};

/// setup.3: tells the numbers of the cards that were turned up, or that the header decides.
fn told_numbers(setup: &Setup, state: &State) -> Option<Breach> {
    if setup.frame.first != First::Turned {
        return Some(Breach::FirstByOptions);
    }
    let [a, b] = turned(state).map(|it| Some((it, state.faces(setup, it).only()?.number())));
    let ((one, high), (other, low)) = (a?, b?);
    Some(Breach::TurnedNumbers { one, high, other, low })
}

/// Returns the hidden card that decides who goes first.
fn hidden_turn(setup: &Setup, state: &State) -> Option<Card> {
    let hides = setup.frame.first == First::Turned && compare(setup, state) == Truth::Maybe;
    turned(state).into_iter().find(|it| hides && state.faces(setup, *it).only().is_none())
}

/// Returns why nothing is turned up.
fn not_turned(setup: &Setup, state: &State) -> Option<Why<BlackPoker>> {
    if state.turn.number > 0 {
        return Some(Breach::SetupIsOver.into());
    }
    told_numbers(setup, state).map(Why::from)
}

/// setup.3.tie: returns the card that is turned up instead, if the hidden cards turn out to have the same number.
fn turn_again(setup: &Setup, state: &State) -> Option<TurnCard> {
    hidden_turn(setup, state)?;
    state.top_of_life(Seat::A).map(|card| TurnCard { player: Seat::A, card })
}

impl Happening<BlackPoker> for TurnCard {
    const CLAUSE: Clause = Clause::Setup3;
    const REVEALS: bool = true;

    fn change(self) -> Option<Change<'static>> {
        Some(goes(self.player, self.card, zones::grave(self.player)))
    }

    fn may_hide(self) -> Option<Seat> {
        Some(self.player)
    }

    /// setup.3.tie: the log shows that the hidden cards have the same number. Player B turns up the next card.
    fn moves_on(self, state: &mut State) -> bool {
        let again = stands_at(state, &FIRST);
        if let Some(frame) = state.agenda.last_mut().filter(|_| again) {
            frame.at -= 1;
            frame.left = 1;
        }
        again
    }

    /// setup.3.tie: only if the cards turned up before may have the same number.
    fn stands_under(self, setup: &Setup, state: &State, named: Clause) -> bool {
        stands_at(state, &FIRST) && named == Clause::Setup3Tie && turn_again(setup, state).is_some()
    }

    fn check(self, setup: &Setup, state: &State, sink: &mut Sink<BlackPoker>) {
        hangs_on(state, hidden_turn(setup, state).filter(|_| stands_at(state, &FIRST)), sink);
    }

    fn fact_against(self, setup: &Setup, state: &State, _: Option<Clause>) -> Option<Why<BlackPoker>> {
        not_turned(setup, state)
    }

    fn shown(self, _: &State, _: View) -> Option<Seen<BlackPoker>> {
        Some(on_top(Card::UNKNOWN, self.player))
    }

    fn tell(self, setup: &Setup) -> String {
        let (player, card) = (self.player, setup.tell(self.card));
        say!(setup, "{player} turns up {card}", "{player}が{card}をめくる")
    }
}

impl Happening<BlackPoker> for steps::First {
    const CLAUSE: Clause = Clause::Setup3;
    const BOOKKEEPING: bool = true;

    /// setup.4.turn: the first player has the turn and the chance.
    fn make(self, _: &Setup, state: &mut State) -> Result<(), Impossible> {
        state.turn.player = self.player;
        state.turn.number = 1;
        state.chance = self.player;
        Ok(())
    }

    /// setup.3, setup.3.tie: the log shows who goes first, or that the hidden cards have the same number.
    fn fit(self, setup: &Setup, state: &State, logged: &Step) -> Option<Step> {
        if steps::First::try_from(*logged).is_ok() {
            return hidden_turn(setup, state).map(|_| *logged);
        }
        likewise(state, turn_again(setup, state)?, logged).map(Step::from)
    }

    fn check(self, setup: &Setup, state: &State, sink: &mut Sink<BlackPoker>) {
        hangs_on(state, hidden_turn(setup, state), sink);
    }

    fn fact_against(self, setup: &Setup, state: &State, _: Option<Clause>) -> Option<Why<BlackPoker>> {
        not_turned(setup, state)
    }

    fn tell(self, setup: &Setup) -> String {
        let player = self.player;
        say!(setup, "{player} goes first", "{player}が先攻になる")
    }
}
