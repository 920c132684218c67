//! Judging events: what is wrong with a decision, what a step rests on, which clause an event breaks that nothing
//! asks for.

use super::agenda::{Act, current};
use super::apply::is_asked;
use super::clauses::Clause;
use super::requesting::{self, Made, check_in_hand};
use super::state::{Setup, State};
use super::words::{Action, Ask, Chance, Decision, Step};
use super::{BlackPoker, cards, fighting, flow, setup as opening, triggers, winning, zones};
use crate::judge::{Due, Sink, Unasked};
use crate::log::Seat;
use crate::table::Card;

type Sinks = Sink<BlackPoker>;

/// Says everything that is wrong with a decision.
pub fn decision(setup: &Setup, state: &State, by: Seat, what: &Decision, sink: &mut Sinks) {
    if is_undefined(state, sink) {
        return;
    }
    check_turn(state, by, what, sink);
    match *what {
        Decision::Request { action, drive, discard, keys, target } => {
            let made = Made { by, rule: action.rule(), drive, discard, keys, target };
            requesting::check(setup, state, &made, sink);
        }
        Decision::Set { card } => check_in_hand(setup, state, by, card, Clause::SetBulwarkEffect, sink),
        Decision::Discard { card } => check_in_hand(setup, state, by, card, Clause::EndEffect1, sink),
        Decision::Attacker { unit } => check_attacker(setup, state, by, unit, sink),
        Decision::Blocker { unit, attacker } => check_blocker(setup, state, by, unit, attacker, sink),
        Decision::Take { card } => check_take(setup, state, by, card, sink),
        Decision::Top { card } => check_top(setup, state, by, card, sink),
        Decision::Pass | Decision::DrawAgain | Decision::Twist { .. } | Decision::Done => {}
    }
}

/// core.chance: only the holder of the chance requests. core.empty: with an empty stage the turn player has it, and
/// may not pass (blackpoker-0008). win.life: nobody chooses anything once the match is over.
pub fn check_turn(state: &State, by: Seat, what: &Decision, sink: &mut Sinks) {
    if is_asked(state, by, what) {
        return;
    }
    match &state.due {
        Due::Over => sink.fault(Clause::WinLife, || "the match is over".to_owned()),
        Due::Decision { by: asked, clause } => check_asked(state, (*asked, *clause), by, what, sink),
        // What is missing before it is told by itself.
        Due::Step { .. } | Due::Chance { .. } => {}
    }
}

fn check_asked(state: &State, (asked, clause): (Seat, Clause), by: Seat, what: &Decision, sink: &mut Sinks) {
    let flows = current(state) == Some(Act::Act);
    match what {
        Decision::Pass if flows && state.stage.is_empty() => {
            sink.fault_by_ruling(Clause::CoreEmpty, "blackpoker-0008", || {
                format!("the stage is empty: {asked} has to request an action, if only End")
            })
        }
        Decision::Pass | Decision::Request { .. } if flows => {
            sink.fault(Clause::CoreChance, || format!("{asked} has the chance, not {by}"));
        }
        Decision::Top { .. } => sink.fault(Clause::ZonesTop, || "no cards went to a grave together".to_owned()),
        _ if asked == by => sink.fault(clause, || "this is not what is to be chosen now".to_owned()),
        _ => sink.fault(clause, || format!("it is {asked} who chooses now, and something else")),
    }
}

/// attack.effect.1: an attacker is a soldier of one's own. attack.effect.2: not a driven one. attack.effect.3: not one
/// that arrived this turn, but with 速攻.
pub fn check_attacker(setup: &Setup, state: &State, by: Seat, unit: Card, sink: &mut Sinks) {
    if !state.is_soldier(unit) || state.keeper(unit) != Some(by) {
        sink.fault(Clause::AttackEffect1, || format!("{} is no soldier of {by}'s", setup.tell(unit)));
        return;
    }
    if state.is_driven(unit) {
        sink.fault(Clause::AttackEffect2, || format!("{} is driven", setup.tell(unit)));
    }
    match fighting::can_attack_now(setup, state, unit) {
        cards::Truth::Yes => {}
        cards::Truth::No => sink.fault_by_ruling(Clause::AttackEffect3, "blackpoker-0003", || {
            format!("{} came to the field this turn, and has no A", setup.tell(unit))
        }),
        cards::Truth::Maybe => sink.undecidable(Clause::AttackEffect3, state.hidden_in(setup, unit)),
    }
}

/// block.effect: blockers are the opponent's characters, each against one attacker. block.effect.1: not driven ones,
/// and no bulwark beside another blocker (blackpoker-0004).
pub fn check_blocker(setup: &Setup, state: &State, by: Seat, unit: Card, attacker: Card, sink: &mut Sinks) {
    if state.keeper(unit) != Some(by) {
        sink.fault(Clause::BlockEffect, || format!("{} is no character of {by}'s", setup.tell(unit)));
        return;
    }
    if !state.attackers.contains(&attacker) || !state.stands(attacker) {
        sink.fault(Clause::BlockEffect, || format!("{} does not attack", setup.tell(attacker)));
    }
    if state.is_driven(unit) {
        sink.fault(Clause::BlockEffect1, || format!("{} is driven", setup.tell(unit)));
    } else if state.blocks.iter().any(|it| it.unit == unit) {
        sink.fault_by_ruling(Clause::BlockEffect, "blackpoker-0004", || format!("{} blocks already", setup.tell(unit)));
    } else if !fighting::may_block(state, unit, attacker) {
        sink.fault_by_ruling(Clause::BlockEffect1, "blackpoker-0004", || {
            format!("a bulwark would block {} together with another character", setup.tell(attacker))
        });
    }
}

/// search.effect: the card is one of the own life.
pub fn check_take(setup: &Setup, state: &State, by: Seat, card: Card, sink: &mut Sinks) {
    let own = !card.is_known() || card.owner() == by;
    if !own || !state.table.could_be_in(card, zones::life(by)) {
        sink.fault(Clause::SearchEffect, || format!("{} is not in {by}'s life", setup.tell(card)));
    }
}

/// zones.top: the card is one of those that went to the own grave together.
pub fn check_top(setup: &Setup, state: &State, by: Seat, card: Card, sink: &mut Sinks) {
    if current(state) == Some(Act::Top(by)) && !flow::heap(state, by).contains(&card) {
        sink.fault_by_ruling(Clause::ZonesTop, "blackpoker-0013", || {
            format!("{} is not one of the cards that went to {by}'s grave together", setup.tell(card))
        });
    }
}

/// Says which hidden card a step hangs on that the rules demand.
pub fn step(setup: &Setup, state: &State, what: &Step, sink: &mut Sinks) {
    if let Some((clause, card)) = hangs_on(setup, state, what) {
        sink.undecidable(clause, card);
    }
}

/// The hidden card that decides whether the demanded step happens, with the clause that asks for it.
pub fn hangs_on(setup: &Setup, state: &State, what: &Step) -> Option<(Clause, Card)> {
    if state.narrowed.is_empty() && !matches!(what, Step::Mill { card: Card::UNKNOWN, .. }) {
        return None;
    }
    match *what {
        Step::Dies { unit } => match current(state)? {
            Act::Bury => state.fight.hidden.map(|it| (Clause::JudgeEffect, it)),
            Act::KillShrunk if state.size(setup, unit).1 > 0 => {
                Some((Clause::DownEffect, state.hidden_in(setup, unit)))
            }
            _ => None,
        },
        Step::Damage { .. } if current(state) == Some(Act::Damage) => {
            state.fight.hidden.map(|it| (Clause::JudgeEffect3, it))
        }
        Step::Trigger { player, action: Action::Succession } => {
            let waits = |it: &&super::state::Waiting| it.by == player && it.action == Action::Succession;
            let first = state.waiting.iter().find(waits)?;
            first.hidden.map(|it| (Clause::SuccessionTrigger, it))
        }
        Step::Mill { card, .. } if state.faces(setup, card).only().is_none() => {
            let maybe = state.faces(setup, card).are(cards::COURT) == cards::Truth::Maybe;
            maybe.then_some((Clause::SuccessionEffect, card))
        }
        Step::First { .. } => opening::hidden_turn(setup, state).map(|it| (Clause::Setup3, it)),
        _ => None,
    }
}

/// setup.1, search.effect: the new order of a life holds each of its cards once.
pub fn chance(setup: &Setup, state: &State, what: &Chance, sink: &mut Sinks) {
    let Chance::Shuffle { player, order } = what;
    let clause = match state.due {
        Due::Chance { clause, .. } => clause,
        _ => Clause::Setup1,
    };
    let life = state.table.pile(zones::life(*player));
    if !order.is_empty() && order.len() != life.len() {
        sink.fault(clause, || format!("{player}'s life has {} cards, not {}", life.len(), order.len()));
    }
    for (place, card) in order.iter().enumerate().filter(|it| it.1.is_known()) {
        if order[..place].contains(card) {
            sink.fault(clause, || format!("{} is there twice", setup.tell(*card)));
        } else if !state.table.could_be_in(*card, zones::life(*player)) {
            sink.fault(clause, || format!("{} is not in {player}'s life", setup.tell(*card)));
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

/// The clause that an event offends against that nothing asks for: draw.effect, damage.1, core.both,
/// counter.effect, and those of the step's own procedure.
pub fn offends(state: &State, what: Unasked<'_, BlackPoker>) -> Clause {
    // core.trigger.1: the win check, which ends the match, comes before whatever else may wait.
    if matches!(state.due, Due::Step { what: Step::Result { .. }, .. }) {
        return Clause::WinCheck;
    }
    let step = match what {
        Unasked::Step(step) => step,
        Unasked::Chance(_) => return Clause::Setup1,
    };
    match *step {
        Step::Draw { .. } => Clause::DrawEffect,
        Step::PresetBulwark { .. } => Clause::Setup2Bulwark,
        Step::PresetSoldier { .. } | Step::PresetFails { .. } => Clause::Setup2Soldier,
        Step::TurnCard { .. } | Step::First { .. } => Clause::Setup3,
        Step::Damage { .. } => Clause::Damage1,
        Step::Resolve { .. } => Clause::CoreBoth,
        Step::NoEffect { .. } => Clause::CoreResolve2,
        Step::Off { .. } => Clause::CoreResolve4,
        Step::Trigger { action, .. } => triggers::clause(action),
        Step::Enter { .. } => Clause::SummonSoldierEffect,
        Step::Join { .. } => Clause::EquipEffect,
        Step::Size { by, .. } => {
            if by < 0 {
                Clause::DownEffect
            } else {
                Clause::UpEffect
            }
        }
        Step::Dies { .. } => match current(state) {
            Some(Act::KillShrunk) => Clause::DownEffect,
            _ => Clause::JudgeEffect1,
        },
        Step::TurnUp { .. } => Clause::JudgeEffect2A,
        Step::Countered { .. } => Clause::CounterEffect,
        Step::Charge { .. } => Clause::ChargeEffect1,
        Step::Expire | Step::Turn { .. } => Clause::EndEffect2,
        Step::Mill { .. } | Step::Gain { .. } => Clause::SuccessionEffect,
        // Somebody has no life left, but the check is not due yet (blackpoker-0012); or nobody has lost at all.
        Step::Result { .. } if winning::loser(state).is_some() => Clause::WinCheck,
        Step::Result { .. } => Clause::WinLife,
    }
}

/// Where the log and the referee know different amounts of the same step: the step with the known card.
pub fn fit(setup: &Setup, state: &State, due: &Step, logged: &Step) -> Option<Step> {
    match (*due, *logged) {
        // judge.effect.1: all who are beaten in one comparison go to the grave together, in whatever order.
        (Step::Dies { .. }, Step::Dies { unit }) if current(state) == Some(Act::Bury) => {
            state.fight.doomed.contains(&unit).then_some(*logged)
        }
        // succession.effect: whether a hidden card is one of the court, the log knows.
        (Step::Mill { player, card }, Step::Gain { player: of, card: shown }) => {
            let is_court = |it: Card| state.faces(setup, it).are(cards::COURT) != cards::Truth::No;
            let same = card == shown || (card == Card::UNKNOWN && state.table.could_be_in(shown, zones::life(of)));
            (player == of && same && is_court(shown)).then_some(*logged)
        }
        (Step::First { .. }, Step::First { .. }) if opening::hidden_turn(setup, state).is_some() => Some(*logged),
        _ => same_card(state, due, logged),
    }
}

/// The steps that show a card of the life which the log's view may hide.
fn same_card(state: &State, due: &Step, logged: &Step) -> Option<Step> {
    let (player, card) = from_life(due)?;
    let (other, shown) = from_life(logged)?;
    if std::mem::discriminant(due) != std::mem::discriminant(logged) || player != other {
        return None;
    }
    if shown == Card::UNKNOWN {
        return Some(*due);
    }
    let could = card == Card::UNKNOWN && shown.owner() == player;
    (could && state.table.could_be_in(shown, zones::life(player))).then_some(*logged)
}

fn from_life(step: &Step) -> Option<(Seat, Card)> {
    match *step {
        Step::Draw { player, card }
        | Step::PresetBulwark { player, card }
        | Step::PresetSoldier { player, card }
        | Step::PresetFails { player, card }
        | Step::TurnCard { player, card }
        | Step::Damage { player, card }
        | Step::Mill { player, card }
        | Step::Gain { player, card } => Some((player, card)),
        _ => None,
    }
}

/// setup.3.tie: behind a tie that no card is left to break, the rules say nothing (blackpoker-0011).
pub fn is_undefined(state: &State, sink: &mut Sinks) -> bool {
    if state.undefined {
        sink.unruled(Clause::Setup3Tie, UNRULED);
    }
    state.undefined
}

const UNRULED: &str = "the rules do not say how to go on when a life runs out while it is decided who goes first";
