//! 9.1: tokens created by texts.

use crate::games::evolve::Evolve;
use crate::games::evolve::book::Clause;
use crate::games::evolve::cards::Pool;
use crate::games::evolve::facts::breach::Breach;
use crate::games::evolve::log::words::{Kind, Place};
use crate::games::evolve::state::State;
use crate::games::evolve::texts::declared;
use crate::judge::Sink;
use crate::log::Seat;
use crate::table::{Card, MOST_TOKENS};

/// 9.1.2: the token has the next name of its player; 9.1.2.3: the pool knows its code; 9.1.4: the zone can hold it.
pub fn check_create(state: &State, token: Card, code: &str, to: Place, sink: &mut Sink<Evolve>) {
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

/// 9.1.4.1, 9.1.4.2: the clause by which a token cannot be in a zone; `None` if it can.
pub fn misplaced(code: &str, to: Place) -> Option<Clause> {
    let spell = Pool::find(code).filter(|it| it.token)?.is(Kind::Spell);
    match (to, spell) {
        (Place::Ex, _) | (Place::Field, false) => None,
        (_, true) => Some(Clause::C9_1_4_2),
        (_, false) => Some(Clause::C9_1_4_1),
    }
}

/// The name of a player's next token.
pub fn next_token(state: &State, of: Seat) -> Card {
    Card::token(of, state.tokens.iter().filter(|it| it.0.owner() == of).count())
}

/// `true` if a player has created as many tokens as a match can hold.
pub fn has_no_token_left(state: &State) -> bool {
    Seat::BOTH.into_iter().any(|of| next_token(state, of).token_place().is_none_or(|it| it >= MOST_TOKENS))
}

/// 9.1.2.3: `true` if a code is that of a token.
pub fn is_token(code: &str) -> bool {
    Pool::find(code).is_some_and(|it| it.token)
}
