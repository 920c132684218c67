//! Judging events: what is wrong with a decision, what a step rests on, which clause an event breaks that nothing
//! asks for.

use super::actions::Speed;
use super::agenda::{request_of, stands_at};
use super::asking::is_asked;
use super::cards::{COURT, Faces, Truth};
use super::choices::{Choice, asked_under, goes_on, is_of_flow};
use super::clauses::Clause;
use super::facts::Breach;
use super::fighting::{self, Blocking};
use super::state::{Request, Setup, State};
use super::words::{Action, Ask, Chance, Decision, Step, decision};
use super::{BlackPoker, flow, graves, magic, setup as opening, summoning, triggers, winning, zones};
use crate::judge::{Due, Event, Sink, Unasked};
use crate::log::Seat;
use crate::table::{Card, CardSet, NOWHERE};

type Sinks = Sink<BlackPoker>;

/// Says everything that is wrong with a decision.
pub fn decision(setup: &Setup, state: &State, by: Seat, what: &Decision, sink: &mut Sinks) {
    if is_undefined(state, sink) {
        return;
    }
    check_turn(state, by, what, sink);
    decision!(what, choice => choice.check(setup, state, by, sink));
    check_that_asked(state, what, sink);
}

/// core.chance: only the holder of the chance requests. core.empty: with an empty stage the turn player has it, and
/// may not pass (blackpoker-0008). win.life: nobody chooses anything once the match is over. Where something else
/// than a choice is due, a request or a pass leaves that out.
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

/// A choice within a procedure that asks for none there. Where something nearer is wrong with it, that says enough.
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

/// What makes all that comes in its place wrong: core.resolve.2, a request has no effect for want of its target;
/// win.life, the match ends.
fn instead_of(state: &State) -> Option<Clause> {
    match state.due {
        Due::Step { clause, what: Step::NoEffect { .. } | Step::Result { .. } } => Some(clause),
        Due::Over => Some(Clause::WinLife),
        _ => None,
    }
}

fn check_asked(state: &State, (asked, clause): (Seat, Clause), by: Seat, what: &Decision, sink: &mut Sinks) {
    let flows = stands_at(state, &flow::ACT);
    match () {
        () if flows && state.stage.is_empty() && goes_on(what) && is_of_flow(what) => {
            sink.fault_by_ruling(Clause::CoreEmpty, "blackpoker-0008", || Breach::EmptyStage { player: asked });
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

/// attack.effect.1: an attacker is a soldier of one's own. attack.effect.2: not a driven one. attack.effect.3: not one
/// that arrived this turn, but with 速攻.
pub fn check_attacker(setup: &Setup, state: &State, by: Seat, unit: Card, sink: &mut Sinks) {
    if !state.is_soldier(unit) || state.keeper(unit) != Some(by) {
        sink.fault(Clause::AttackEffect1, || Breach::NotAnAttacker { unit, player: by });
        return;
    }
    if state.is_driven(unit) {
        sink.fault(Clause::AttackEffect2, || Breach::Driven { unit });
    }
    match fighting::can_attack_now(setup, state, unit) {
        Truth::Yes => {}
        Truth::No => {
            sink.fault_by_ruling(Clause::AttackEffect3, "blackpoker-0003", || Breach::ArrivedThisTurn { unit })
        }
        Truth::Maybe => {
            sink.undecidable(Clause::AttackEffect3, state.hidden_in(setup, unit).unwrap_or(unit));
        }
    }
}

/// block.effect: blockers are the opponent's characters, each against one attacker. block.effect.1: not driven ones,
/// and no bulwark beside another blocker (blackpoker-0004).
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
        sink.fault_by_ruling(Clause::BlockEffect, "blackpoker-0004", || Breach::BlocksAlready { unit });
    } else if !Blocking::of(state, by).may(state, unit, attacker) {
        sink.fault_by_ruling(Clause::BlockEffect1, "blackpoker-0004", || Breach::BulwarkBesideAnother { attacker });
    }
}

/// search.effect: the card is one of the own life.
pub fn check_take(state: &State, by: Seat, card: Card, sink: &mut Sinks) {
    let own = !card.is_known() || card.owner() == by;
    if !own || !state.table.could_be_in(card, zones::life(by)) {
        sink.fault(Clause::SearchEffect, || Breach::NotInLife { card, player: by });
    }
}

/// zones.top: the card is one of those that went to the own grave together, or may be.
pub fn check_top(state: &State, by: Seat, card: Card, sink: &mut Sinks) {
    let heap = graves::heap(state, by);
    let hidden = heap.contains(&Card::UNKNOWN) && state.table.could_be_in(card, zones::grave(by));
    let one_of_them = heap.contains(&card) || card == Card::UNKNOWN || (hidden && state.table.zone(card) == NOWHERE);
    let picks = matches!(state.due, Due::Decision { by: asked, .. } if asked == by) && stands_at(state, &graves::TOP);
    if picks && !one_of_them {
        sink.fault_by_ruling(Clause::ZonesTop, "blackpoker-0013", || Breach::NotOneOfTheHeap { card, player: by });
    }
}

/// Says which hidden card a step hangs on that the rules demand.
pub fn step(setup: &Setup, state: &State, what: &Step, sink: &mut Sinks) {
    if let Some(card) = hangs_on(setup, state, what)
        && let Due::Step { clause, .. } = &state.due
    {
        sink.undecidable(*clause, card);
    }
}

/// The hidden card that decides whether the demanded step happens, or in which way.
fn hangs_on(setup: &Setup, state: &State, what: &Step) -> Option<Card> {
    let may_be = |card: Card, asked: Faces| state.faces(setup, card).are(asked) == Truth::Maybe;
    match *what {
        Step::Dies { unit } if stands_at(state, &fighting::BURY) => {
            state.fight.doomed.iter().find(|it| it.unit == unit)?.hidden
        }
        Step::Dies { unit } if stands_at(state, &magic::KILL_SHRUNK) => {
            state.hidden_in(setup, unit).filter(|_| state.size(setup, unit).1 > 0)
        }
        Step::Dies { .. } => None,
        Step::Damage { .. } if stands_at(state, &fighting::DAMAGE) => {
            state.fight.hidden.filter(|_| state.fight.sure == 0)
        }
        Step::Size { .. } => magic::hidden_change(setup, state),
        Step::Countered { request } => magic::hidden_number(setup, state, request),
        Step::Trigger { player, action } => state.waiting[triggers::first(state, player, action)?].hidden,
        Step::Mill { card, .. } | Step::Gain { card, .. } => may_be(card, COURT).then_some(card),
        Step::PresetSoldier { card, .. } | Step::PresetFails { card, .. } => may_be(card, Faces::JOKER).then_some(card),
        Step::First { .. } => opening::hidden_turn(setup, state),
        Step::TurnCard { .. } if stands_at(state, &opening::FIRST) => opening::hidden_turn(setup, state),
        _ => None,
    }
}

/// Whether the demanded step hangs on a hidden card, so that a log that goes on without it may be right. Others
/// that hang on one only come out in one way or the other.
pub fn may_be_absent(setup: &Setup, state: &State, what: &Step) -> bool {
    let whether =
        matches!(what, Step::Dies { .. } | Step::Damage { .. } | Step::Countered { .. } | Step::Trigger { .. });
    whether && hangs_on(setup, state, what).is_some()
}

/// setup.1, search.effect: the new order of a life holds each of its cards once.
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

/// Whether an outcome of chance answers what is asked.
pub fn answers(ask: Ask, what: &Chance) -> bool {
    let Chance::Shuffle { player, .. } = what;
    match ask {
        Ask::EitherShuffle => true,
        Ask::Shuffle(of) => of == *player,
    }
}

/// The action that is carried out: what its effect does too much of breaks its own clause.
fn under_way(state: &State) -> Option<Action> {
    request_of(state).map(|it| it.action)
}

/// The clause that an event offends against that nothing asks for: draw.effect, damage.1, core.both,
/// counter.effect, and those of the step's own procedure.
pub fn offends(setup: &Setup, state: &State, what: Unasked<'_, BlackPoker>) -> Clause {
    if let Some(clause) = instead_of(state) {
        return clause;
    }
    let step = match what {
        Unasked::Step(step, _) => step,
        Unasked::Chance(_) if under_way(state) == Some(Action::Search) => return Clause::SearchEffect,
        Unasked::Chance(_) => return Clause::Setup1,
    };
    match *step {
        Step::Draw { .. } if state.turn.number == 0 => Clause::Setup1Hand,
        Step::Draw { .. } if is_before_the_first_request(state) => Clause::Setup4,
        Step::Draw { .. } => Clause::DrawEffect,
        Step::PresetBulwark { .. } => Clause::Setup2Bulwark,
        Step::PresetSoldier { .. } | Step::PresetFails { .. } => Clause::Setup2Soldier,
        Step::TurnCard { .. } | Step::First { .. } => Clause::Setup3,
        Step::Damage { player, .. } => dealt_under(state, player),
        Step::Resolve { .. } => Clause::CoreBoth,
        Step::NoEffect { .. } => Clause::CoreResolve2,
        Step::Off { .. } => Clause::CoreResolve4,
        Step::Trigger { action, .. } => triggers::clause(action),
        Step::Enter { unit } => match under_way(state) {
            Some(action @ (Action::SummonSoldier | Action::SummonHero | Action::SummonAce)) => action.rule().effect,
            _ => summoning::clause(setup, state, unit),
        },
        Step::Join { .. } => Clause::EquipEffect,
        Step::Size { by, .. } => {
            if by < 0 {
                Clause::DownEffect
            } else {
                Clause::UpEffect
            }
        }
        Step::Dies { .. } => match under_way(state) {
            Some(action @ (Action::Down | Action::DestroyBulwark)) => action.rule().effect,
            _ => Clause::JudgeEffect1,
        },
        Step::TurnUp { .. } => Clause::JudgeEffect2A,
        Step::Countered { .. } => Clause::CounterEffect,
        Step::Charge { .. } => Clause::ChargeEffect1,
        Step::Expire | Step::Turn { .. } => Clause::EndEffect2,
        Step::Mill { .. } | Step::Gain { .. } => Clause::SuccessionEffect,
        Step::Result { .. } => winning::clause(state),
    }
}

/// judge.effect.3, throw.effect: how much damage is dealt. A request's cost: how much its requester takes.
/// damage.1: cards of a life alone, and for damage alone.
fn dealt_under(state: &State, player: Seat) -> Clause {
    let paid = |it: &Request| it.by == player && stands_at(state, &flow::ACT) && state.passed == [false; 2];
    match under_way(state) {
        Some(_) if state.life(player) == 0 => Clause::Damage1,
        Some(Action::Judge) => Clause::JudgeEffect3,
        Some(Action::Throw) => Clause::ThrowEffect,
        None => state.stage.last().filter(|it| paid(it)).map_or(Clause::Damage1, |it| it.action.rule().cost),
        _ => Clause::Damage1,
    }
}

/// setup.4: what is drawn in the first turn up to then belongs to the setup.
const fn is_before_the_first_request(state: &State) -> bool {
    state.turn.number == 1 && state.requests == 0
}

/// judge.effect.2.a.2: the log buries an attacker whom its bulwark does not beat. core.trigger.1, core.trigger.2: it
/// starts what was triggered in another order.
pub fn differs(state: &State, due: &Step, logged: &Step) -> Option<Clause> {
    match (due, logged) {
        (Step::Trigger { .. }, Step::Trigger { player, action }) => {
            let order = match action.rule().speed {
                Speed::Immediate => Clause::CoreTrigger1,
                Speed::Normal => Clause::CoreTrigger2,
            };
            triggers::first(state, *player, *action).map(|_| order)
        }
        (Step::Dies { unit: due }, Step::Dies { unit }) => {
            let unbeaten = state.is_bulwark(*due) && Some(*unit) == state.fight.attacker;
            (stands_at(state, &fighting::BURY) && unbeaten).then_some(Clause::JudgeEffect2A2)
        }
        _ => None,
    }
}

/// core.list: where a pass that a resolution needs was given before a request emptied the list, it is that request
/// which the log forgets; where both were given for the request before, its resolution (blackpoker-0007).
pub fn absence(state: &State, demanded: Clause, next: Event<'_, BlackPoker>) -> (Clause, Option<&'static str>) {
    if !matches!(next, Event::Step(Step::Resolve { .. })) || demanded != Clause::CoreRespond {
        return (demanded, None);
    }
    let counts = |by: Seat| state.passed[by.index()] || state.past.emptied[by.index()];
    let forgets = Seat::BOTH.into_iter().all(counts) && state.passed != [false; 2];
    match state.past.lapsed {
        _ if forgets => (Clause::CoreList, None),
        true => (demanded, Some("blackpoker-0007")),
        false => (demanded, None),
    }
}

/// setup.3, setup.3.tie: where no card is left to turn up, at first or to break a tie, the rules say nothing
/// (blackpoker-0011).
pub fn is_undefined(state: &State, sink: &mut Sinks) -> bool {
    if state.undefined {
        sink.unruled(opening::turned_under(state), Breach::TurnedCardsRunOut);
    }
    state.undefined
}
