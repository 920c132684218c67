//! 9.1: tokens that a text creates.

use crate::games::evolve::Sink;
use crate::games::evolve::book::Clause;
use crate::games::evolve::cards::Pool;
use crate::games::evolve::facts::breach::Breach;
use crate::games::evolve::log::words::{Kind, Place};
use crate::games::evolve::state::State;
use crate::games::evolve::texts::declared;
use crate::log::Seat;
use crate::table::{Card, MOST_TOKENS};

/// 9.1.2: a token, the next of its player; 9.1.2.3: of which the pool knows; 9.1.4: in a zone in which it can be.
pub fn check_create(state: &State, token: Card, code: &str, to: Place, sink: &mut Sink) {
    let of = token.owner();
    match Pool::find(code) {
        Some(face) if face.token => {
            if let Some(clause) = misplaced(code, to) {
                sink.fault(clause, || match face.is(Kind::Spell) {
                    true => Breach::SpellOnTheField { card: token },
                    false => Breach::NoPlaceForAToken { card: token, zone: to },
                });
            }
        }
        _ => sink.fault(Clause::C9_1_2_3, || Breach::NoToken { code: code.to_owned() }),
    }
    let next = next_token(state, of);
    if token != next {
        sink.fault(Clause::C9_1_2, || Breach::NextToken { token, next });
    }
    declared::check_room(state, of, to, sink);
}

/// 9.1.4.1, 9.1.4.2: whether a token cannot be in a zone: the clause.
pub fn misplaced(code: &str, to: Place) -> Option<Clause> {
    let spell = Pool::find(code).filter(|it| it.token)?.is(Kind::Spell);
    match (to, spell) {
        (Place::Ex, _) | (Place::Field, false) => None,
        (_, true) => Some(Clause::C9_1_4_2),
        (_, false) => Some(Clause::C9_1_4_1),
    }
}

/// The next token of a player.
pub fn next_token(state: &State, of: Seat) -> Card {
    Card::token(of, state.tokens.iter().filter(|it| it.0.owner() == of).count())
}

/// Whether a player has made as many tokens as a match can hold.
pub fn has_no_token_left(state: &State) -> bool {
    Seat::BOTH.into_iter().any(|of| next_token(state, of).token_place().is_none_or(|it| it >= MOST_TOKENS))
}

/// 9.1.2.3: whether there is a token of a code.
pub fn is_token(code: &str) -> bool {
    Pool::find(code).is_some_and(|it| it.token)
}
