//! The things that a text does, one by one, and the steps of a log that stand for them.

use super::declared;
use crate::games::evolve::cards::{Facts, Pool};
use crate::games::evolve::log::words::{Code, Effect, Place, Target};
use crate::games::evolve::state::{State, Value, zones};
use crate::log::Seat;
use crate::table::{Card, NamesCards};

/// One thing that a text does.
#[derive(Clone, Debug, PartialEq)]
pub enum Todo {
    /// This.
    Does(Effect),
    /// 5.14.1: play points come back, so many of those that the text says.
    Points(Seat, i16),
    /// 9.1.2, 9.1.2.1: a token comes, the next of this player, onto whose field or into whose EX area it comes.
    Token(Seat, &'static Facts, Code, Place, bool),
    /// 5.9.1: a card is drawn.
    Draw(Seat),
    /// 5.18.1: a card of a hand is discarded at random.
    Random(Seat),
    /// The top card of a deck goes to a zone.
    Top(Seat, Place),
    /// 10.6.2.4: damage that its player divides: to which of them, and how much is left.
    Share(Vec<Target>, u16),
}

/// 10.6.2.4.1: the most damage that one of several is given: each of the others gets 1 at least.
fn most(among: &[Target], left: u16) -> u16 {
    left.saturating_sub(u16::try_from(among.len().saturating_sub(1)).unwrap_or(u16::MAX))
}

/// A number that a log can hold.
pub fn short(number: i32) -> i16 {
    i16::try_from(number.clamp(-9_999, 9_999)).unwrap_or(0)
}

/// The step that stands for a thing that a text does.
pub fn effect_of(state: &State, by: Seat, todo: &Todo) -> Effect {
    match *todo {
        Todo::Does(does) => does,
        Todo::Share(ref among, left) => {
            Effect::Damage { to: among.first().copied().unwrap_or(Target::Leader(by)), by: most(among, left) }
        }
        Todo::Points(player, points) => {
            let free = state.value(player, Value::Maximum) - state.value(player, Value::Points);
            Effect::Points { player, by: points.min(short(free)) }
        }
        Todo::Token(of, _, code, to, rested) => {
            Effect::Create { token: declared::next_token(state, of), code, to, rested }
        }
        Todo::Draw(player) => match state.top(player) {
            Some(card) => Effect::Draw { player, card },
            None => Effect::DrawFails { player },
        },
        Todo::Random(of) => {
            let hand = state.table.pile(zones::hand(of));
            let drawn = state.random.iter().find(|it| hand.contains(it) || **it == Card::UNKNOWN);
            let card = drawn.or_else(|| hand.first()).copied().unwrap_or(Card::UNKNOWN);
            Effect::Put { card, to: Place::Cemetery, rested: false }
        }
        Todo::Top(of, to) => {
            let card = state.top(of).unwrap_or(Card::UNKNOWN);
            match to {
                Place::Banished => Effect::Banish { card },
                to => Effect::Put { card, to, rested: false },
            }
        }
    }
}

/// 5.6.1: to put a card into the banished zone is to banish it.
pub const fn plainly(does: Effect) -> Effect {
    match does {
        Effect::Put { card, to: Place::Banished, .. } => Effect::Banish { card },
        other => other,
    }
}

/// Whether a card may be one that the log hides: of a deck or a hand.
pub fn may_be_hidden(state: &State, card: Card) -> bool {
    let of = card.owner();
    card.is_known() && [zones::hand(of), zones::deck(of)].into_iter().any(|it| state.table.could_be_in(card, it))
}

/// What a text does to a card that the log hides: the same for any other card.
pub fn of_hidden(does: &Effect) -> Option<impl Fn(Card) -> Effect + use<>> {
    let does = *does;
    let hidden = match does {
        Effect::Put { card, .. }
        | Effect::Banish { card }
        | Effect::Show { card }
        | Effect::Cost { card, .. }
        | Effect::Give { card, .. }
        | Effect::Forbid { card, .. } => card == Card::UNKNOWN,
        _ => false,
    };
    hidden.then_some(move |card| match does {
        Effect::Put { to, rested, .. } => Effect::Put { card, to, rested },
        Effect::Banish { .. } => Effect::Banish { card },
        Effect::Show { .. } => Effect::Show { card },
        Effect::Cost { by, until, .. } => Effect::Cost { card, by, until },
        Effect::Give { keyword, until, .. } => Effect::Give { card, keyword, until },
        Effect::Forbid { ban, until, .. } => Effect::Forbid { card, ban, until },
        other => other,
    })
}

/// The card of a step that is none of those that the log hides, where the step stands for what a text does to one of these.
pub fn is_of_hidden(state: &State, due: &Effect, does: &Effect) -> Option<Card> {
    let mut named = None;
    does.each_card(&mut |it| named = Some(it));
    let card = named.filter(|it| may_be_hidden(state, *it))?;
    (of_hidden(due)?(card) == *does).then_some(card)
}

/// Whether a step of the log is a thing that a text does, with what one of the two hides filled in.
pub fn is_the_same(state: &State, by: Seat, todo: &Todo, does: &Effect) -> bool {
    let does = &plainly(*does);
    let due = effect_of(state, by, todo);
    let hidden = |one: Card, other: Card, of: Seat| {
        one == other
            || other == Card::UNKNOWN
            || one == Card::UNKNOWN && state.table.could_be_in(other, zones::deck(of))
    };
    match (todo, due, *does) {
        (_, due, does) if due == does => true,
        (Todo::Does(_), due, does) if of_hidden(&due).is_some() => is_of_hidden(state, &due, &does).is_some(),
        (
            Todo::Token(_, face, ..),
            Effect::Create { token, to, rested, .. },
            Effect::Create { token: t, code, to: z, rested: r },
        ) => {
            (token, to, rested) == (t, z, r)
                && Pool::find(code.text()).is_some_and(|it| it.token && it.name == face.name)
        }
        (Todo::Draw(_), Effect::Draw { player, card }, Effect::Draw { player: p, card: c }) => {
            player == p && hidden(card, c, player)
        }
        (Todo::Top(of, _), Effect::Put { card, to, .. }, Effect::Put { card: c, to: z, .. }) => {
            to == z && hidden(card, c, *of)
        }
        (Todo::Top(of, _), Effect::Banish { card }, Effect::Banish { card: c }) => hidden(card, c, *of),
        (Todo::Random(of), _, Effect::Put { card, to: Place::Cemetery, .. }) => {
            let named = |it: &Card| *it == card || *it == Card::UNKNOWN;
            let drawn = state.random.is_empty() || state.random.iter().any(named);
            card != Card::UNKNOWN && card.owner() == *of && drawn && state.table.could_be_in(card, zones::hand(*of))
        }
        (Todo::Points(of, most), Effect::Points { by, .. }, Effect::Points { player, by: b }) => {
            *of == player && (by..=*most).contains(&b)
        }
        (Todo::Share(among, left), _, Effect::Damage { to, by }) => {
            let whole = if among.len() == 1 { by == *left } else { by > 0 && by <= most(among, *left) };
            among.contains(&to) && whole
        }
        (Todo::Does(_), Effect::Evolve { card, with }, Effect::Evolve { card: c, with: w }) => {
            card == c
                && with.owner() == w.owner()
                && state.table.zone(w) == state.table.zone(with)
                && !state.is_face_up(w)
        }
        _ => false,
    }
}
