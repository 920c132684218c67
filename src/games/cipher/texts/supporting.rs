//! 18.1.7, 21.2.3.1.5.2: support abilities. Nobody has to carry one out (cipher-0021), so that nothing asks for it: it begins
//! with a `resolve`, or with the first thing that it does.

use super::acts::Run;
use super::running::{self, How, SUPPORTING};
use super::{fitting, programs};
use crate::cards::ast::Kind;
use crate::games::cipher::agenda::{Frame, settle};
use crate::games::cipher::clauses::Clause;
use crate::games::cipher::facts::Breach;
use crate::games::cipher::state::{Setup, State};
use crate::games::cipher::text::{is_at_support_abilities, is_of_its_type};
use crate::games::cipher::words::Step;
use crate::games::cipher::words::steps::Text;
use crate::games::cipher::zones;
use crate::games::cipher::{Cipher, Sink};
use crate::judge::Due;
use crate::log::Seat;
use crate::table::Card;

/// The first support ability of a card that serves its side; none where the referee does not carry it out.
fn ability(setup: &Setup, state: &State, card: Card) -> Option<u8> {
    let face = setup.card(card)?;
    let attacks = card.owner() == state.turn.player;
    let serves = |number: &u8| {
        let kind = programs::meaning(setup, card, *number).map(|it| it.kind);
        matches!(
            (kind, attacks),
            (Some(Kind::Support), _) | (Some(Kind::AttackSupport), true) | (Some(Kind::DefenceSupport), false)
        )
    };
    let first = u8::try_from(face.abilities.len()).ok()?.checked_add(1)?;
    let mut numbers = (first..).take(face.supports.len());
    numbers.find(serves).filter(|it| programs::is_run(setup, card, *it))
}

/// Whether a card lies where its support ability can be carried out, at a moment for it.
pub fn is_time(state: &State, card: Card) -> bool {
    card.is_known() && state.table.zone(card) == zones::support(card.owner()) && is_at_support_abilities(state)
}

/// Whether a card's ability is one of its support abilities.
pub fn is_support(setup: &Setup, card: Card, ability: u8) -> bool {
    setup.card(card).is_some_and(|it| usize::from(ability) > it.abilities.len())
}

/// 18.1.7: the turn player's before the other's, each once; 21.2.3.1.5.2: of its own type.
pub fn check(setup: &Setup, state: &State, by: Seat, card: Card, ability: u8, sink: &mut Sink<Cipher>) {
    if card.owner() != by {
        sink.fault(Clause::C18_1_7, || Breach::OfTheOtherType { card });
    } else if state.table.zone(card) != zones::support(by) || !is_at_support_abilities(state) {
        sink.fault(Clause::C18_1_7, || Breach::SupportsNobody { card });
    } else if !is_of_its_type(setup, state, card) {
        sink.fault(Clause::C21_2_3_1_5_2, || Breach::OfTheOtherType { card });
    } else if programs::meaning(setup, card, ability).is_none() {
        sink.fault(Clause::C18_1_7, || Breach::NoSuchAbility { card, ability });
    } else {
        check_order(state, by, card, sink);
        if !programs::is_run(setup, card, ability) {
            sink.unmodelled(Clause::C18_1_7, card);
        }
    }
}

fn check_order(state: &State, by: Seat, card: Card, sink: &mut Sink<Cipher>) {
    if state.battle.supported[by.index()] {
        sink.fault(Clause::C18_1_7, || Breach::SupportedBefore { card });
    } else if by == state.turn.player && state.battle.supported[by.other().index()] {
        sink.fault(Clause::C18_1_7, || Breach::SupportsTooLate { card });
    }
}

/// Begins a support ability.
pub fn begin(setup: &Setup, state: &mut State, card: Card, ability: u8) {
    let by = card.owner();
    state.battle.supported[by.index()] = true;
    if programs::is_run(setup, card, ability) {
        running::begin(state, card, ability, by, How::Supporting, Run::from(0));
        state.agenda.push(Frame::new(&SUPPORTING));
    }
}

/// Begins the support ability that a step comes from, where the log does not say that it is carried out. Returns whether it
/// does that first.
pub fn begins_with(setup: &Setup, state: &mut State, what: &Step) -> Option<bool> {
    let Step::Text { source, .. } = *what else { return None };
    if state.running.is_some() || !is_time(state, source) {
        return None;
    }
    let number = ability(setup, state, source)?;
    begin(setup, state, source, number);
    settle(setup, state);
    let fits = |due: &Step| match (*due, *what) {
        (Step::Text { source, does }, Step::Text { source: by, does: done }) => {
            fitting::fit(state, Text { source, does }, Text { source: by, does: done }).is_some()
        }
        _ => false,
    };
    Some(matches!(&state.due, Due::Step { what: due, .. } if fits(due)))
}

/// Says what is wrong with a step that begins a support ability. `false` if it begins none.
pub fn check_first(setup: &Setup, state: &State, what: &Step, sink: &mut Sink<Cipher>) -> bool {
    let mut ahead = state.clone();
    let Some(fits) = begins_with(setup, &mut ahead, what) else { return false };
    if let Step::Text { source, .. } = *what {
        check_order(state, source.owner(), source, sink);
        if !fits {
            sink.fault(Clause::C18_1_7, || Breach::LeftOutByText { card: source });
        }
    }
    true
}
