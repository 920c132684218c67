//! Judges events: what is wrong with a decision, what a step rests on, and the clause that an event breaks when nothing asks
//! for it.

use super::asked::is_asked;
use crate::games::blackpoker::BlackPoker;
use crate::games::blackpoker::book::{Clause, Ruling};
use crate::games::blackpoker::cards::Truth;
use crate::games::blackpoker::choices::{Choice, asked_under, goes_on, is_of_flow};
use crate::games::blackpoker::facts::Breach;
use crate::games::blackpoker::log::words::{Ask, Chance, Decision, decision, step};
use crate::games::blackpoker::rules::agenda::stands_at;
use crate::games::blackpoker::rules::r08_attacking::{self, Blocking};
use crate::games::blackpoker::rules::{r01_setup as opening, r02_core_flow, r05_zones_graves};
use crate::games::blackpoker::state::{Setup, State, zones};
use crate::judge::{Due, Happening, Sink};
use crate::log::Seat;
use crate::table::{Card, CardSet, NOWHERE};

type Sinks = Sink<BlackPoker>;

/// Reports everything that is wrong with a decision.
pub fn decision(setup: &Setup, state: &State, by: Seat, what: &Decision, sink: &mut Sinks) {
    if is_undefined(state, sink) {
        return;
    }
    check_turn(state, by, what, sink);
    decision!(what, choice => choice.check(setup, state, by, sink));
    check_that_asked(state, what, sink);
}

/// core.chance: only the holder of the chance requests. core.empty: with an empty stage this is the turn player, who may not
/// pass (blackpoker-0008). win.life: nobody chooses anything once the match is over. If something other than a choice is due, a
/// request or a pass leaves that out.
pub fn check_turn(state: &State, by: Seat, what: &Decision, sink: &mut Sinks) {
    if is_asked(state, by, what) {
        return;
    }
    match &state.due {
        Due::Over => sink.fault(Clause::WinLife, || Breach::MatchIsOver),
        Due::Decision { by: asked, clause } => check_asked(state, (*asked, *clause), by, what, sink),
        Due::Step { clause, .. } | Due::Chance { clause, .. } => {
            if let Some(clause) = instead_of(state).or_else(|| asked_under(state, what).is_none().then_some(*clause)) {
                not_asked(state, clause, sink);
            }
        }
    }
}

/// Reports a choice that the procedure does not ask for at this item, unless a more exact fault was reported already.
fn check_that_asked(state: &State, what: &Decision, sink: &mut Sinks) {
    if let (Due::Step { .. } | Due::Chance { .. }, true) = (&state.due, sink.faults.is_empty())
        && let Some(clause) = asked_under(state, what)
    {
        not_asked(state, clause, sink);
    }
}

fn not_asked(state: &State, clause: Clause, sink: &mut Sinks) {
    let (Due::Step { clause: at, .. } | Due::Chance { clause: at, .. }) = state.due else { return };
    sink.fault(clause, || Breach::NoChoiceHere { at });
}

fn check_asked(state: &State, (asked, clause): (Seat, Clause), by: Seat, what: &Decision, sink: &mut Sinks) {
    let flows = stands_at(state, &r02_core_flow::ACT);
    match () {
        () if flows && state.stage.is_empty() && goes_on(what) && is_of_flow(what) => {
            sink.fault_by_ruling(Clause::CoreEmpty, Ruling::NoPassOnEmptyStage, || Breach::EmptyStage {
                player: asked,
            });
        }
        () if flows && is_of_flow(what) => {
            sink.fault(Clause::CoreChance, || Breach::ChanceOfOther { holder: asked, player: by });
        }
        () => {
            let clause = asked_under(state, what).unwrap_or(clause);
            sink.fault(clause, || match asked == by {
                true => Breach::NotToBeChosenNow,
                false => Breach::ChoiceOfOther { chooser: asked, player: by },
            });
        }
    }
}

/// attack.effect.1: an attacker is a soldier of the player's own; attack.effect.2: it is not driven; attack.effect.3: it did
/// not arrive this turn, unless it has 速攻.
pub fn check_attacker(setup: &Setup, state: &State, by: Seat, unit: Card, sink: &mut Sinks) {
    if !state.is_soldier(unit) || state.keeper(unit) != Some(by) {
        sink.fault(Clause::AttackEffect1, || Breach::NotAnAttacker { unit, player: by });
        return;
    }
    if state.is_driven(unit) {
        sink.fault(Clause::AttackEffect2, || Breach::Driven { unit });
    }
    match r08_attacking::can_attack_now(setup, state, unit) {
        Truth::Yes => {}
        Truth::No => {
            sink.fault_by_ruling(Clause::AttackEffect3, Ruling::HasteIsMisprinted, || Breach::ArrivedThisTurn { unit })
        }
        Truth::Maybe => {
            sink.undecidable(Clause::AttackEffect3, state.hidden_in(setup, unit).unwrap_or(unit));
        }
    }
}

/// block.effect: blockers are characters of the opponent's, each against one attacker; block.effect.1: they are not driven, and
/// a bulwark does not block together with another character (blackpoker-0004).
pub fn check_blocker(state: &State, by: Seat, unit: Card, attacker: Card, sink: &mut Sinks) {
    if state.keeper(unit) != Some(by) {
        sink.fault(Clause::BlockEffect, || Breach::NoCharacterOf { unit, player: by });
        return;
    }
    if !state.attackers.contains(&attacker) || !state.stands(attacker) {
        sink.fault(Clause::BlockEffect, || Breach::DoesNotAttack { unit: attacker });
    }
    if state.is_driven(unit) {
        sink.fault(Clause::BlockEffect1, || Breach::Driven { unit });
    } else if state.blocks.iter().any(|it| it.unit == unit) {
        sink.fault_by_ruling(Clause::BlockEffect, Ruling::BulwarksBlockAlone, || Breach::BlocksAlready { unit });
    } else if !Blocking::of(state, by).may(state, unit, attacker) {
        sink.fault_by_ruling(Clause::BlockEffect1, Ruling::BulwarksBlockAlone, || Breach::BulwarkBesideAnother {
            attacker,
        });
    }
}

/// search.effect: the card is one of the player's own life.
pub fn check_take(state: &State, by: Seat, card: Card, sink: &mut Sinks) {
    let own = !card.is_known() || card.owner() == by;
    if !own || !state.table.could_be_in(card, zones::life(by)) {
        sink.fault(Clause::SearchEffect, || Breach::NotInLife { card, player: by });
    }
}

/// zones.top: the card is, or may be, one of those that went to the player's own grave together.
pub fn check_top(state: &State, by: Seat, card: Card, sink: &mut Sinks) {
    let heap = r05_zones_graves::heap(state, by);
    let hidden = heap.contains(&Card::UNKNOWN) && state.table.could_be_in(card, zones::grave(by));
    let one_of_them = heap.contains(&card) || card == Card::UNKNOWN || (hidden && state.table.zone(card) == NOWHERE);
    let picks =
        matches!(state.due, Due::Decision { by: asked, .. } if asked == by) && stands_at(state, &r05_zones_graves::TOP);
    if picks && !one_of_them {
        sink.fault_by_ruling(Clause::ZonesTop, Ruling::HeapGoesTogether, || Breach::NotOneOfTheHeap {
            card,
            player: by,
        });
    }
}

/// setup.1, search.effect: the new order of a life contains each of its cards once.
pub fn chance(state: &State, what: &Chance, sink: &mut Sinks) {
    let Chance::Shuffle { player, order } = what;
    let clause = match state.due {
        Due::Chance { clause, .. } => clause,
        _ => Clause::Setup1,
    };
    let life = state.table.pile(zones::life(*player));
    if !order.is_empty() && order.len() != life.len() {
        sink.fault(clause, || Breach::LifeOfOtherCount { player: *player, life: life.len(), given: order.len() });
    }
    let mut named = CardSet::NONE;
    for card in order.iter().filter(|it| it.is_known()) {
        if !named.insert(*card) {
            sink.fault(clause, || Breach::ThereTwice { card: *card });
        } else if !state.table.could_be_in(*card, zones::life(*player)) {
            sink.fault(clause, || Breach::NotInLife { card: *card, player: *player });
        }
    }
}

/// `true` if an outcome of chance answers a question.
pub fn answers(ask: Ask, what: &Chance) -> bool {
    let Chance::Shuffle { player, .. } = what;
    match ask {
        Ask::EitherShuffle => true,
        Ask::Shuffle(of) => of == *player,
    }
}

/// Returns the clause of a demand that forbids everything else in its place: core.resolve.2: a request has no effect because
/// its target is gone; win.life: the match ends.
pub fn instead_of(state: &State) -> Option<Clause> {
    match state.due {
        Due::Step { clause, what } => {
            step!(of &what, Sort => <Sort as Happening<BlackPoker>>::BEFORE_ALL).then_some(clause)
        }
        Due::Over => Some(Clause::WinLife),
        _ => None,
    }
}

/// setup.3, setup.3.tie: the rules do not say what happens when there is no card left to turn up, first or to break a tie
/// (blackpoker-0011).
pub fn is_undefined(state: &State, sink: &mut Sinks) -> bool {
    if state.undefined {
        sink.unruled(opening::turned_under(state), Breach::TurnedCardsRunOut);
    }
    state.undefined
}
