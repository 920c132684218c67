//! setup: from the decks to the first turn.

use super::agenda::{
    Act, FRESH, Item, Procedure, Wants, act, chance, item, item_of, left, set_left, stands_at, step, whose,
};
use super::r01_setup_draw::draw;
use super::r01_setup_preset;
use super::r05_zones_life::{goes, likewise};
use crate::games::blackpoker::BlackPoker;
use crate::games::blackpoker::book::Clause;
use crate::games::blackpoker::cards::Truth;
use crate::games::blackpoker::facts::Breach;
use crate::games::blackpoker::log::words::steps::{self, TurnCard};
use crate::games::blackpoker::log::words::{Ask, Step};
use crate::games::blackpoker::referee::public_zones::on_top;
use crate::games::blackpoker::referee::under_way::hangs_on;
use crate::games::blackpoker::state::options::First;
use crate::games::blackpoker::state::{Setup, State, zones};
use crate::judge::{Happening, Impossible, Seen, Sink, Why};
use crate::log::{Seat, View};
use crate::say;
use crate::table::{Card, Change, MOST_CARDS};

/// setup: from the decks to the first turn.
pub static SETUP: Procedure = Procedure {
    clause: Clause::Setup,
    name: "setup",
    native: "対戦の準備",
    japanese: "",
    items: &[
        item(Clause::Setup1, &SHUFFLE_BOTH, "the deck becomes the life", "デッキがライフになる"),
        item_of(Clause::Setup1Hand, &OPENING_HAND, Seat::A, "A draws the opening hand", "Aが最初の手札を引く"),
        item_of(Clause::Setup1Hand, &OPENING_HAND, Seat::B, "B draws the opening hand", "Bが最初の手札を引く"),
        item_of(Clause::Setup2Bulwark, &r01_setup_preset::PRESET_BULWARK, Seat::A, "A's bulwark", "Aの防壁"),
        item_of(Clause::Setup2Soldier, &r01_setup_preset::PRESET_SOLDIER, Seat::A, "A's soldier", "Aの兵士"),
        item_of(Clause::Setup2Bulwark, &r01_setup_preset::PRESET_BULWARK, Seat::B, "B's bulwark", "Bの防壁"),
        item_of(Clause::Setup2Soldier, &r01_setup_preset::PRESET_SOLDIER, Seat::B, "B's soldier", "Bの兵士"),
        item(Clause::Setup3, &TURN_CARDS, "both turn up a card", "両者がカードを1枚表にする"),
        item(Clause::Setup3, &FIRST, "who goes first", "先攻を決める"),
        item(Clause::Setup4, &FIRST_DRAW, "the first player draws", "先攻がカードを引く"),
    ],
};

/// setup.1: both lives are shuffled.
pub static SHUFFLE_BOTH: Act = act(shuffle_both);
/// setup.1.hand
static OPENING_HAND: Act = act(opening_hand);
/// setup.3
static TURN_CARDS: Act = act(turn_cards);
/// setup.3
pub static FIRST: Act = act(first);
/// setup.4
static FIRST_DRAW: Act = act(first_draw);

/// setup.1: each deck becomes a life. Until the first player is known, the players shuffle in either order (blackpoker-0021).
fn shuffle_both(_: &Setup, state: &mut State, _: &Item) -> Wants {
    let ask = match left(state, FRESH) {
        0 => Ask::Shuffle(Seat::A),
        1 => Ask::Shuffle(Seat::B),
        _ => Ask::EitherShuffle,
    };
    chance(Clause::Setup1, ask)
}

/// setup.1.hand: 7 cards, or the number that the frame of the match gives.
fn opening_hand(setup: &Setup, state: &mut State, item: &Item) -> Wants {
    let of = whose(item);
    let left = left(state, setup.frame.hand.min(MOST_CARDS as u16));
    set_left(state, left);
    if left > 0 { draw(state, Clause::Setup1Hand, of) } else { Wants::Nothing }
}

/// setup.3, setup.3.tie: both players turn up the top card of their life, and again on a tie. The rules do not say how to
/// continue when a life runs out (blackpoker-0011). The item counts down: at 5 and 4, A and B turn up their first cards, at 2
/// and 1 those after a tie, and at 3 and 0 the numbers are compared.
fn turn_cards(setup: &Setup, state: &mut State, _: &Item) -> Wants {
    if setup.frame.first != First::Turned {
        return Wants::Nothing;
    }
    let at = match left(state, 5) {
        3 | 0 if compare(setup, state) == Truth::Yes => 2,
        3 | 0 => return Wants::Nothing,
        at => at,
    };
    set_left(state, at);
    let of = if at == 5 || at == 2 { Seat::A } else { Seat::B };
    match state.top_of_life(of) {
        Some(card) => step(turned_under(state), TurnCard { player: of, card }),
        None => {
            state.undefined = true;
            Wants::Look
        }
    }
}

/// The clause under which the next card is turned up: setup.3, or setup.3.tie after a tie.
pub fn turned_under(state: &State) -> Clause {
    if left(state, 5) > 3 { Clause::Setup3 } else { Clause::Setup3Tie }
}

/// The last cards turned up, which lie on top of the graves.
fn turned(state: &State) -> [Card; 2] {
    Seat::BOTH.map(|of| state.table.top(zones::grave(of)).unwrap_or(Card::UNKNOWN))
}

/// Whether the cards that were turned up have the same number.
fn compare(setup: &Setup, state: &State) -> Truth {
    let [one, other] = turned(state).map(|it| state.faces(setup, it).numbers());
    if one.1 < other.0 || other.1 < one.0 {
        return Truth::No;
    }
    if one == other && one.0 == one.1 { Truth::Yes } else { Truth::Maybe }
}

/// setup.3: the player with the higher number goes first.
fn first(setup: &Setup, state: &mut State, _: &Item) -> Wants {
    let player = match setup.frame.first {
        First::A => Seat::A,
        First::B => Seat::B,
        First::Turned => {
            let [one, other] = turned(state).map(|it| state.faces(setup, it).numbers());
            if one >= other { Seat::A } else { Seat::B }
        }
    };
    step(Clause::Setup3, steps::First { player })
}

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

/// setup.4: the first player draws a card.
fn first_draw(setup: &Setup, state: &mut State, _: &Item) -> Wants {
    if setup.frame.first_draw { draw(state, Clause::Setup4, state.turn.player) } else { Wants::Nothing }
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
