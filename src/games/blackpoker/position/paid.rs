//! Checks that everything in a position can have been paid for with driven bulwarks. A judge may want it otherwise, so faults
//! are findings.

use super::form::Position;
use crate::games::blackpoker::BlackPoker;
use crate::games::blackpoker::book::Clause;
use crate::games::blackpoker::cards::{ACES, PLAIN, Truth};
use crate::games::blackpoker::facts::Doubtful;
use crate::games::blackpoker::log::words::Action;
use crate::games::blackpoker::state::{Request, Setup, State, zones};
use crate::judge::Sink;
use crate::log::Seat;
use crate::table::Card;

type Sinks = Sink<BlackPoker>;

/// Reports everything that cannot have been paid for.
pub fn check(setup: &Setup, state: &State, position: &Position, sink: &mut Sinks) {
    let making = position.at.as_ref().and_then(|it| it.making);
    for of in Seat::BOTH {
        let paid = || state.stage.iter().filter(move |it| it.by == of && Some(it.number) != making);
        paid().for_each(|it| check_driven(setup, state, it, sink));
        let driven: usize = paid().map(|it| it.action.rule().drive).sum();
        check_drives(setup, state, of, driven, sink);
    }
    check_first_turn(setup, state, position, sink);
    check_poses(setup, state, sink);
}

/// The greatest number of characters that Twists can have charged or driven. Their key cards lie in the graves.
fn twists(setup: &Setup, state: &State) -> usize {
    let twist = Action::Twist.rule().keys[0];
    let may_be = |it: &&Card| state.faces(setup, **it).are(twist) != Truth::No;
    Seat::BOTH.into_iter().map(|of| state.table.pile(zones::grave(of)).iter().filter(may_be).count()).sum()
}

/// cost.b: the bulwarks that a request on the stage has driven are there, since no action of quick timing removes one. They are
/// driven, unless a Twist has charged them.
fn check_driven(setup: &Setup, state: &State, request: &Request, sink: &mut Sinks) {
    let (by, rule) = (request.by, request.action.rule());
    let bulwarks = state.bulwarks(by);
    let driven = bulwarks.iter().filter(|it| state.is_driven(**it)).count();
    if bulwarks.len() < rule.drive || driven + twists(setup, state) < rule.drive {
        sink.fault(rule.cost, || Doubtful::NothingWasDriven {
            action: rule.action,
            player: by,
            cost: rule.drive,
            driven,
            bulwarks: bulwarks.len(),
        });
    }
}

/// summon_soldier.cost, summon_hero.cost, equip.cost: the soldiers on the field have cost driven bulwarks: in each of the
/// player's turns at most as many as there were, and one more for each Twist.
fn check_drives(setup: &Setup, state: &State, of: Seat, driven: usize, sink: &mut Sinks) {
    let preset = usize::from(setup.frame.preset);
    let (own, number) = (of == state.turn.player, turns(state, of));
    // set_bulwark.limit: there is at most one bulwark more in each turn.
    let most = number.saturating_mul(number + 1) / 2 + preset * number + twists(setup, state);
    let most = most.saturating_sub(usize::from(own && !state.turn.set));
    let costs = || state.soldiers(of).iter().map(|it| cost(setup, state, *it));
    // setup.2.soldier: one soldier cost nothing, but its further cards did.
    let free = if preset == 1 { costs().map(|(first, _)| first).max().unwrap_or(0) } else { 0 };
    let cost = costs().map(|(first, further)| first + further).sum::<usize>().saturating_sub(free) + driven;
    if cost > most {
        sink.fault(Clause::CostB, || Doubtful::TooManyDrives { player: of, cost, most, turns: number });
    }
}

/// The least cost of a soldier's first card, and of its further cards.
fn cost(setup: &Setup, state: &State, unit: Card) -> (usize, usize) {
    let of_card = |card: Card| {
        let may_be = |it| state.faces(setup, card).are(it) != Truth::No;
        if may_be(ACES) {
            0
        } else if may_be(PLAIN) {
            Action::SummonSoldier.rule().drive
        } else {
            Action::SummonHero.rule().drive
        }
    };
    let cards = state.table.stack(unit).count();
    let first = state.table.stack(unit).map(of_card).min().unwrap_or(0);
    (first, cards.saturating_sub(1) * Action::Equip.rule().drive)
}

/// core.chance, setup.3: in the first turn the other player has the chance once something is requested. Each request except
/// Attack and End leaves a card in the turn player's grave. Before that, the graves hold only the cards that both players
/// turned up.
fn check_first_turn(setup: &Setup, state: &State, position: &Position, sink: &mut Sinks) {
    let of = state.turn.player.other();
    let [own, other] = [of.other(), of].map(|it| state.table.pile(zones::grave(it)).len());
    let turned = usize::from(setup.frame.first == crate::games::blackpoker::state::options::First::Turned);
    let untouched = state.turn.number == 1 && !state.turn.attacked && state.stage.is_empty() && position.at.is_none();
    if untouched && own <= turned && other > turned {
        sink.fault(Clause::CoreChance, || Doubtful::PaidForNothing {
            cards: other,
            player: of,
            by: state.turn.player,
            own,
        });
    }
}

/// attack.effect, block.effect, charge.effect.1: attackers are driven, blockers are not, and no character of the turn player's
/// is when the turn's Draw comes, unless a Twist has changed that.
fn check_poses(setup: &Setup, state: &State, sink: &mut Sinks) {
    if twists(setup, state) > 0 {
        return;
    }
    let stands = |it: &Card| state.stands(*it);
    if let Some(unit) = state.attackers.iter().copied().filter(stands).find(|it| !state.is_driven(*it)) {
        sink.fault(Clause::AttackEffect, || Doubtful::AttacksUndriven { unit });
    }
    let mut blockers = state.blocks.iter().map(|it| it.unit).filter(stands);
    if let Some(unit) = blockers.find(|it| state.is_driven(*it)) {
        sink.fault(Clause::BlockEffect1, || Doubtful::BlocksDriven { unit });
    }
    let draws = |it: Action| it == Action::Draw;
    let charged = state.stage.iter().any(|it| draws(it.action)) || state.waiting.iter().any(|it| draws(it.action));
    let player = state.turn.player;
    if let Some(unit) = state.characters(player).find(|it| charged && state.is_driven(*it)) {
        sink.fault(Clause::ChargeEffect1, || Doubtful::DrivenAfterCharge { unit });
    }
}

/// The number of a player's turns, including the present one.
pub fn turns(state: &State, of: Seat) -> usize {
    let turn = usize::from(state.turn.number);
    if of == state.turn.player { turn.div_ceil(2) } else { turn / 2 }
}
