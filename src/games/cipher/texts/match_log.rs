//! Which of what a log shows stands for what the text at work does next.

use crate::games::cipher::log::words::Effect;
use crate::games::cipher::log::words::steps::Text;
use crate::games::cipher::state::resolution::Todo;
use crate::games::cipher::state::{State, zones};
use crate::table::Card;

/// The step to carry out where a text does `due` and the log has `logged`: what is left to do of one act comes in any order,
/// and either of the two may hide a card.
pub fn fit(state: &State, due: Text, logged: Text) -> Option<Text> {
    let (Text { source, does: due }, Text { source: other, does }) = (due, logged);
    let running = state.running.as_ref().filter(|it| it.card == source && source == other)?;
    if due == does || running.run.todo.contains(&Todo::Does(does)) {
        return Some(logged);
    }
    let (card, named) = match (due, does) {
        (Effect::Put { card, to }, Effect::Put { card: named, to: there }) if to == there => (card, named),
        (Effect::Reveal { card }, Effect::Reveal { card: named }) => (card, named),
        (Effect::Turn { card, up }, Effect::Turn { card: named, up: lies }) if up == lies => (card, named),
        _ => return None,
    };
    let filled = if named == Card::UNKNOWN {
        card
    } else if card == Card::UNKNOWN && may_be_hidden(state, named) {
        named
    } else {
        return None;
    };
    let does = match does {
        Effect::Put { to, .. } => Effect::Put { card: filled, to },
        Effect::Turn { up, .. } => Effect::Turn { card: filled, up },
        _ => Effect::Reveal { card: filled },
    };
    Some(Text { source, does })
}

/// Whether a card may be one that the log hides.
fn may_be_hidden(state: &State, card: Card) -> bool {
    let of = card.owner();
    [zones::deck(of), zones::hand(of), zones::orbs(of)].into_iter().any(|it| state.table.could_be_in(card, it))
}
