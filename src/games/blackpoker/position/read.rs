//! Sets the table from a position. A position that the definitions of the rules make impossible is refused, with the clause.
//! One that no match leads to, but that can be played on, is reported by `unreachable`.

use super::form::{Position, Soldier, Zones};
use super::moment::{bad, refused};
use super::place::{free, lay};
use super::{in_progress, moment, stage, unreachable};
use crate::games::blackpoker::BlackPoker;
use crate::games::blackpoker::book::Clause;
use crate::games::blackpoker::cards::{ANY_SUITED, Truth};
use crate::games::blackpoker::facts::{Part, Unfit, Written};
use crate::games::blackpoker::log::words::Action;
use crate::games::blackpoker::rules::agenda::settle;
use crate::games::blackpoker::rules::r02_core_flow::FLOW;
use crate::games::blackpoker::state::zones::{self, ARRIVED, DRIVEN, UP};
use crate::games::blackpoker::state::{Setup, SizeChange, State};
use crate::judge::{BadStart, Sink};
use crate::log::{Seat, from_json};
use crate::table::{Card, Change, Changing, NOWHERE, Zone};

/// Sets up a position.
///
/// # Errors
/// [`BadStart`] for JSON that is no position, for a card that is not in the match or in two places, and for a position that the
/// definitions of the rules make impossible.
pub fn set(setup: &Setup, position: &serde_json::Value, sink: &mut Sink<BlackPoker>) -> Result<State, BadStart> {
    let position: Position = from_json("a position", position).map_err(BadStart)?;
    if position.turn == 0 {
        return Err(bad(setup, Unfit::TurnsFromOne));
    }
    let mut state = State::new(setup, &FLOW);
    for of in Seat::BOTH {
        lay_out(setup, &mut state, of, position.zones(of))?;
    }
    hold_turn(setup, &mut state, &position)?;
    stage::stage(setup, &mut state, &position)?;
    for of in Seat::BOTH {
        fill_life(setup, &mut state, of, position.zones(of));
    }
    in_progress::attack(setup, &mut state, &position)?;
    in_progress::wait(setup, &mut state, &position)?;
    in_progress::stand(setup, &mut state, &position)?;
    hold_chance(setup, &mut state, &position)?;
    settle(setup, &mut state);
    if let Some(at) = position.at.as_ref().filter(|it| !moment::is_next(&state, it)) {
        return Err(refused(setup, Clause::CoreResolve, Unfit::AnotherIsNext { next: at.next }));
    }
    check_counts(setup, &state)?;
    unreachable::check_life(setup, &state, &position)?;
    unreachable::check(setup, &state, &position, sink);
    Ok(state)
}

/// attack.limit, set_bulwark.limit: only these two actions are counted.
fn hold_turn(setup: &Setup, state: &mut State, position: &Position) -> Result<(), BadStart> {
    let limited = |it: &&Action| matches!(it, Action::Attack | Action::SetBulwark);
    if let Some(other) = position.used.iter().find(|it| !limited(it)) {
        return Err(refused(setup, Clause::AttackLimit, Unfit::LimitedOnlyTwo { action: *other }));
    }
    let turn = &mut state.turn;
    (turn.number, turn.player) = (position.turn, position.player);
    turn.attacked = position.used.contains(&Action::Attack);
    turn.set = position.used.contains(&Action::SetBulwark);
    Ok(())
}

fn lay_out(setup: &Setup, state: &mut State, of: Seat, zones: &Zones) -> Result<(), BadStart> {
    for card in &zones.hand {
        lay(setup, state, of, *card, zones::hand(of), 0)?;
    }
    for card in &zones.grave {
        lay(setup, state, of, *card, zones::grave(of), 0)?;
    }
    for it in &zones.bulwarks {
        named(setup, of, it.card, zones::bulwarks(of))?;
        let marks = flag(it.driven, DRIVEN) | flag(it.up, UP);
        lay(setup, state, of, it.card, zones::bulwarks(of), marks)?;
    }
    for it in &zones.soldiers {
        lay_soldier(setup, state, of, it)?;
    }
    for card in &zones.life {
        lay(setup, state, of, *card, zones::life(of), 0)?;
    }
    Ok(())
}

const fn flag(set: bool, mark: u16) -> u16 {
    if set { mark } else { 0 }
}

fn named(setup: &Setup, of: Seat, card: Card, zone: Zone) -> Result<(), BadStart> {
    if card.is_known() {
        return Ok(());
    }
    Err(bad(setup, Unfit::NamelessOnTheField { player: of, part: Part(zone), card: Written(card) }))
}

fn lay_soldier(setup: &Setup, state: &mut State, of: Seat, soldier: &Soldier) -> Result<(), BadStart> {
    let Some((first, further)) = soldier.cards.split_first() else {
        return Err(bad(setup, Unfit::SoldierWithoutCards { player: of }));
    };
    soldier.cards.iter().try_for_each(|it| named(setup, of, *it, zones::soldiers(of)))?;
    let marks = flag(soldier.driven, DRIVEN) | flag(soldier.arrived, ARRIVED);
    lay(setup, state, of, *first, zones::soldiers(of), marks)?;
    for card in further {
        free(setup, state, of, *card, zones::soldiers(of))?;
        let under = zones::under(of);
        state.perform(setup, Change::Tuck { unit: *first, card: *card, from: NOWHERE, under });
    }
    check_soldier(setup, &soldier.cards)?;
    if soldier.size != 0 && !soldier.sizes.is_empty() {
        return Err(bad(setup, Unfit::SizeAndSizes { unit: Written(*first) }));
    }
    let changes = if soldier.size == 0 { &soldier.sizes[..] } else { &[soldier.size] };
    changes.iter().for_each(|by| state.change(SizeChange { unit: *first, by: *by }));
    Ok(())
}

/// soldier.key, hero.key, ace.key: a soldier is a card from A to K; equipped.key: or several cards of one suit. A Joker is
/// never part of one (blackpoker-0015).
fn check_soldier(setup: &Setup, cards: &[Card]) -> Result<(), BadStart> {
    let clause = if cards.len() == 1 { Clause::SoldierKey } else { Clause::EquippedKey };
    if let Some(joker) = cards.iter().find(|it| setup.faces(**it).are(ANY_SUITED) == Truth::No) {
        return Err(refused(setup, clause, Unfit::NoSoldierCard { card: *joker }));
    }
    let mut suits = !0;
    for card in cards {
        suits &= setup.faces(*card).suits();
        if suits == 0 {
            let fact = Unfit::SuitsOfOneSoldier { first: cards[0], card: *card };
            return Err(refused(setup, Clause::EquippedKey, fact));
        }
    }
    Ok(())
}

/// Puts the cards that no zone names under those that the life names. The life was laid from the top card down.
fn fill_life(setup: &Setup, state: &mut State, of: Seat, zones: &Zones) {
    let hidden = [zones::hand(of), zones::life(of), zones::grave(of)].into_iter().any(|it| state.table.hides(it));
    let rest: Vec<Card> = setup.cards(of).filter(|it| state.table.zone(*it) == NOWHERE).collect();
    let rest = if hidden { Vec::new() } else { rest };
    let cards: Vec<Card> = rest.into_iter().rev().chain(zones.life.iter().rev().copied()).collect();
    state.perform(setup, Change::Lay { zone: zones::life(of), cards: &cards });
}

/// zones.list: each card of a deck lies in one zone, even if it is unnamed.
fn check_counts(setup: &Setup, state: &State) -> Result<(), BadStart> {
    for of in Seat::BOTH {
        let named = setup.cards(of).filter(|it| state.table.zone(*it) != NOWHERE).count();
        let piles = [zones::hand(of), zones::life(of), zones::grave(of)].map(|it| state.table.pile(it));
        let unnamed = piles.into_iter().flatten().filter(|it| !it.is_known()).count();
        let (laid, size) = (named + unnamed, setup.sizes[of.index()]);
        if laid != size {
            let fact = Unfit::OtherCountOfCards { player: of, laid, deck: size };
            return Err(refused(setup, Clause::ZonesList, fact));
        }
    }
    Ok(())
}

/// core.empty: with an empty stage the turn player has the chance, and nobody has passed. core.pass: a player who has passed
/// has handed on the chance.
fn hold_chance(setup: &Setup, state: &mut State, position: &Position) -> Result<(), BadStart> {
    let player = state.turn.player;
    state.chance = position.chance.unwrap_or(player);
    if let Some(at) = &position.at {
        if let Some(of) = position.passed {
            return Err(refused(setup, Clause::CorePass, Unfit::PassedBesideNext { player: of }));
        }
        state.passed = [moment::have_passed(at); 2];
        return Ok(());
    }
    if state.stage.is_empty() {
        if let Some(of) = position.passed {
            return Err(refused(setup, Clause::CoreEmpty, Unfit::PassedOnEmptyStage { player: of }));
        }
        if state.chance != player {
            let fact = Unfit::ChanceOnEmptyStage { holder: state.chance, player };
            return Err(refused(setup, Clause::CoreEmpty, fact));
        }
    }
    if let Some(of) = position.passed {
        if state.chance == of {
            return Err(refused(setup, Clause::CorePass, Unfit::PassedWithChance { player: of }));
        }
        state.passed[of.index()] = true;
    }
    Ok(())
}
