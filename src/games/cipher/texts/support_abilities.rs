//! 18.1.7, 21.2.3.1.5.2: support abilities. Nobody has to carry one out (cipher-0021), so that nothing asks for it: it begins
//! with a `resolve`, or with the first thing that it does.

use super::actions::Table;
use super::coverage::abilities;
use super::declared::{is_at_support_abilities, is_of_its_type};
use super::resolve::{self, SUPPORTING};
use super::{continuous, match_log, programs, trigger_events};
use crate::cards::ast::{self, Kind};
use crate::games::cipher::Cipher;
use crate::games::cipher::book::{Clause, Ruling};
use crate::games::cipher::cards::vocabulary::{Cipher as Words, Deed, Time};
use crate::games::cipher::facts::Breach;
use crate::games::cipher::log::words::Step;
use crate::games::cipher::log::words::steps::Text;
use crate::games::cipher::rules::agenda::{Frame, settle};
use crate::games::cipher::rules::c07_check_timing::CHECK;
use crate::games::cipher::state::resolution::{How, Run};
use crate::games::cipher::state::{Setup, State, zones};
use crate::judge::Due;
use crate::judge::Sink;
use crate::log::Seat;
use crate::table::Card;

type Event = ast::Event<Words>;

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
    let late = !is_time(state, card);
    let timely = |number: &u8| is_late_ability(setup, card, *number) == late;
    numbers.find(|it| serves(it) && timely(it)).filter(|it| programs::is_run(setup, card, *it))
}

/// Whether a support ability does what it does when the battle ends.
fn is_late_ability(setup: &Setup, card: Card, ability: u8) -> bool {
    programs::meaning(setup, card, ability).is_some_and(|it| it.when.as_slice() == [Event::Ends(Time::Battle)])
}

/// 18.1.18.1: whether it is the moment for what the support ability of a card does when the battle ends: it has supported, lies
/// in the retreat area now, and the battle's powers are about to be restored (cipher-0093).
fn is_late(state: &State, card: Card) -> bool {
    let ends = match state.due {
        Due::Step { clause, .. } => matches!(clause, Clause::C18_1_19 | Clause::C18_1_20),
        Due::Decision { clause, .. } => clause == Clause::C10_2 && state.battle.ending,
        _ => false,
    };
    ends && card.is_known() && state.battle.helpers[card.owner().index()] == card
}

/// Whether a card lies where its support ability can be carried out, at a moment for it, or it is the moment for what one does
/// when the battle ends.
pub fn may_begin(state: &State, card: Card) -> bool {
    // What is being carried out comes to its end first.
    state.running.is_none() && (is_time(state, card) || is_late(state, card))
}

/// Whether a card lies where its support ability can be carried out, at a moment for it.
fn is_time(state: &State, card: Card) -> bool {
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
    } else if is_late_ability(setup, card, ability) {
        check_late(setup, state, by, card, ability, sink);
    } else if state.table.zone(card) != zones::support(by) || !is_at_support_abilities(state) {
        sink.fault(Clause::C18_1_7, || Breach::SupportsNobody { card });
    } else if !is_of_its_type(setup, state, card) {
        sink.fault(Clause::C21_2_3_1_5_2, || Breach::OfTheOtherType { card });
    } else if programs::meaning(setup, card, ability).is_none() {
        sink.fault(Clause::C18_1_7, || Breach::NoSuchAbility { card, ability });
    } else {
        check_order(state, by, card, sink);
        check_allowed(setup, state, card, sink);
        check_only(setup, state, by, card, ability, sink);
        if !programs::is_run(setup, card, ability) {
            sink.unmodelled(Clause::C18_1_7, card);
        }
    }
}

/// 18.1.18.1, cipher-0093: what a support ability does when the battle ends, once the supports were put away.
fn check_late(setup: &Setup, state: &State, by: Seat, card: Card, ability: u8, sink: &mut Sink<Cipher>) {
    if !is_late(state, card) {
        sink.fault_by_ruling(Clause::C18_1_18_1, Ruling::AtTheEnd, || Breach::SupportsNobody { card });
    } else if !is_of_its_type(setup, state, card) {
        sink.fault(Clause::C21_2_3_1_5_2, || Breach::OfTheOtherType { card });
    } else {
        check_only(setup, state, by, card, ability, sink);
        if !programs::is_run(setup, card, ability) {
            sink.unmodelled(Clause::C18_1_18_1, card);
        }
    }
}

/// 21.1.1.1: what the text asks for beside.
fn check_only(setup: &Setup, state: &State, by: Seat, card: Card, ability: u8, sink: &mut Sink<Cipher>) {
    let Some(meaning) = programs::meaning(setup, card, ability) else { return };
    let table = Table { setup, state, source: card, user: by };
    let eval = table.eval(&[]);
    for only in meaning.only.iter().filter(|it| abilities::condition(it)) {
        sink.require(Clause::C18_1_7, trigger_events::holds(&eval, only), || Breach::OnlyIf { ability, card });
    }
}

/// 2.2: a text in force may keep a card from its support ability.
fn check_allowed(setup: &Setup, state: &State, card: Card, sink: &mut Sink<Cipher>) {
    let forbidden = continuous::forbids(setup, state, card, Deed::UseSupportSkill);
    continuous::check(forbidden, sink, |source| Breach::CannotSupport { card, source });
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
    if is_late(state, card) {
        state.battle.helpers[by.index()] = Card::NONE;
        // 7.2.3.1
        state.agenda.push(Frame::new(&CHECK));
    } else {
        state.battle.supported[by.index()] = true;
    }
    if programs::is_run(setup, card, ability) {
        resolve::begin(state, card, ability, by, How::Supporting, Run::from(0));
        state.agenda.push(Frame::new(&SUPPORTING));
    }
}

/// 23.1: goes on with a support ability where its card would be put away.
pub fn take_the_place(state: &mut State, card: Card, ability: u8, at: u16) {
    resolve::begin(state, card, ability, card.owner(), How::Supporting, Run::from(at.saturating_add(1)));
    state.agenda.push(Frame::new(&SUPPORTING));
}

/// Begins the support ability that a step comes from, where the log does not say that it is carried out. Returns whether it
/// does that first.
pub fn begins_with(setup: &Setup, state: &mut State, what: &Step) -> Option<bool> {
    let Step::Text { source, .. } = *what else { return None };
    // It has come to its end already.
    let over = state.left_out.is_some_and(|it| it.card == source);
    if over || !may_begin(state, source) {
        return None;
    }
    let number = ability(setup, state, source)?;
    begin(setup, state, source, number);
    settle(setup, state);
    let fits = |due: &Step| match (*due, *what) {
        (Step::Text { source, does }, Step::Text { source: by, does: done }) => {
            match_log::fit(state, Text { source, does }, Text { source: by, does: done }).is_some()
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
        if is_time(state, source) {
            check_order(state, source.owner(), source, sink);
        }
        check_allowed(setup, state, source, sink);
        if !fits {
            sink.fault(Clause::C18_1_7, || Breach::LeftOutByText { card: source });
        }
    }
    true
}
