//! Carrying events out, whether the rules allow them or not. Each does the act of its clause; the agenda moves on
//! only if the event is the one that was asked for.

use super::agenda::{Act, FRESH, Frame, advance, current, has_room, one_done, set_left, settle, stands_at};
use super::facts::{Breach, Place};
use super::requesting::overdrawn;
use super::state::{Request, Setup, State};
use super::words::{Action, Chance, Decision, Pose, Step, Target};
use super::zones::{self, UP};
use super::{
    fighting, fitting, flow, graves, magic, setup as opening, succession, summoning, triggers, turning, winning,
};
use crate::judge::{Due, Fact as _, Impossible, Worded};
use crate::log::Seat;
use crate::say;
use crate::table::{Card, CardSet, Change, Changing, Few};

/// Whether a decision is of the sort that the rules ask for now, and of this player.
pub fn is_asked(state: &State, by: Seat, what: &Decision) -> bool {
    let Due::Decision { by: asked, .. } = state.due else { return false };
    asked == by && current(state).is_some_and(|act| answers(state, act, what))
}

/// Whether a decision is of the sort that an item of a procedure asks for.
pub fn answers(state: &State, act: &Act, what: &Decision) -> bool {
    match what {
        Decision::Request { .. } => act == &flow::ACT,
        // core.empty: with an empty stage something has to be requested.
        Decision::Pass => act == &flow::ACT && !state.stage.is_empty(),
        Decision::Set { .. } => act == &summoning::CHOOSE_BULWARK,
        Decision::Discard { .. } => act == &turning::DISCARD_DOWN,
        Decision::DrawAgain => act == &turning::CHOOSE_SECOND,
        Decision::Attacker { .. } => act == &fighting::CHOOSE_ATTACKERS,
        Decision::Blocker { .. } => act == &fighting::CHOOSE_BLOCKERS,
        Decision::Twist { .. } => act == &magic::CHOOSE_TWIST,
        Decision::Take { .. } => act == &magic::CHOOSE_CARD,
        Decision::Top { .. } => act == &graves::TOP,
        Decision::Done => may_stop(act),
    }
}

/// Whether an item is a choice that is made until the player stops.
pub fn may_stop(act: &Act) -> bool {
    [&turning::CHOOSE_SECOND, &fighting::CHOOSE_ATTACKERS, &fighting::CHOOSE_BLOCKERS].contains(&act)
}

fn done(worked: bool, why: impl FnOnce() -> String) -> Result<(), Impossible> {
    if worked { Ok(()) } else { Err(Impossible(why())) }
}

fn check_room(setup: &Setup, state: &State) -> Result<(), Impossible> {
    done(has_room(state), || {
        say!(
            setup,
            "more was begun and never ended than a match can hold",
            "始まったまま終わらないものが、一つの対戦では起こりえないほど多い"
        )
    })
}

fn missing(setup: &Setup, state: &State, card: Card) -> String {
    if card == Card::UNKNOWN {
        return say!(
            setup,
            "the log does not say which card this is, and the match cannot be followed without; a key card and a card that comes to the field have names, even where their codes in the deck list are \"?\"",
            "どのカードかログに書かれておらず、これがないと対戦を追えない。キーカードと場に出るカードには、デッキリストのコードが\"?\"でも名前がある"
        );
    }
    let (place, card) = (Place(state.table.zone(card)).worded(setup), setup.tell(card));
    say!(
        setup,
        "{card} is {place}, so it cannot be taken from where it would have to be",
        "{card}は{place}にあるので、あるべき場所から取ることができない"
    )
}

/// Carries a decision out.
///
/// # Errors
/// [`Impossible`] where a card is not where it would have to be taken from.
pub fn decision(setup: &Setup, state: &mut State, by: Seat, what: &Decision) -> Result<(), Impossible> {
    check_room(setup, state)?;
    let asked = is_asked(state, by, what);
    match *what {
        Decision::Request { action, keys, target, .. } if is_on_top(state, by, action, keys, target) => {}
        Decision::Request { action, drive, discard, keys, target } => {
            let paid = pay(setup, state, by, drive, discard, keys);
            paid.map_err(|card| Impossible(missing(setup, state, card)))?;
            request(state, by, action, keys, target);
        }
        Decision::Pass => flow::apply_pass(state, by),
        Decision::Set { card } => done(summoning::apply_set(setup, state, by, card), || missing(setup, state, card))?,
        Decision::Discard { card } => {
            done(discard(setup, state, by, card), || missing(setup, state, card))?;
        }
        Decision::Attacker { unit } => fighting::apply_attacker(setup, state, unit),
        Decision::Blocker { unit, attacker } => fighting::apply_blocker(state, unit, attacker),
        Decision::Twist { to } => magic::apply_twist(setup, state, to),
        Decision::Take { card } => done(magic::apply_take(setup, state, by, card), || missing(setup, state, card))?,
        Decision::Top { card } => graves::apply_top(setup, state, by, card),
        Decision::Done if asked && stands_at(state, &turning::CHOOSE_SECOND) => turning::decline_second(state),
        Decision::DrawAgain | Decision::Done => {}
    }
    if asked && moves_on(state, what) {
        advance(state);
    }
    settle(setup, state);
    Ok(())
}

/// Whether this very request was the last one. Nothing can be requested so once more (core.main,
/// core.request.key): the log holds it twice.
fn is_on_top(state: &State, by: Seat, action: Action, keys: Few, target: Option<Target>) -> bool {
    let same = |it: &Request| (it.by, it.action, it.keys, it.target) == (by, action, keys, target);
    state.stage.last().is_some_and(same)
}

/// core.request: a request that is paid for gets its number, and what follows the announcement begins.
fn request(state: &mut State, by: Seat, action: Action, keys: Few, target: Option<Target>) {
    narrow_keys(state, action, keys);
    let number = state.push_request(by, action, keys, target);
    // Whoever has put a request has the chance (blackpoker-0028), even if it was not theirs to put.
    state.chance = by;
    let own_turn = by == state.turn.player;
    state.turn.attacked |= own_turn && action == Action::Attack;
    state.turn.set |= own_turn && action == Action::SetBulwark;
    state.agenda.push(Frame::about(&flow::REQUESTING, number));
}

/// cost.b, cost.d, core.request.key: drives bulwarks, discards cards, puts key cards. The card that cannot be
/// found, if one cannot.
fn pay(setup: &Setup, state: &mut State, by: Seat, drive: Few, discards: Few, keys: Few) -> Result<(), Card> {
    let hand = zones::hand(by);
    let absent = discards.cards().iter().find(|it| !is_at_hand(state, **it, by));
    // A key card lies open.
    let unseen = |it: &&Card| **it == Card::UNKNOWN || !is_at_hand(state, **it, by);
    let absent = absent.or_else(|| keys.cards().iter().find(unseen)).copied();
    if let Some(card) = absent.or_else(|| overdrawn(state, by, discards, keys)) {
        return Err(card);
    }
    for card in discards.cards() {
        if !discard(setup, state, by, *card) {
            return Err(*card);
        }
    }
    for card in keys.cards() {
        if !state.bring(setup, *card, hand, zones::keys(card.owner())) {
            return Err(*card);
        }
    }
    for unit in drive.cards() {
        state.put_into(setup, *unit, Pose::Driven);
    }
    Ok(())
}

/// Whether a card can be taken up at all: it lies in a pile, or may be a card of the hand that nobody sees.
fn is_at_hand(state: &State, card: Card, by: Seat) -> bool {
    state.table.could_be_in(card, zones::hand(by))
        || (card.is_known() && state.table.pile(state.table.zone(card)).contains(&card) && !state.stands(card))
}

/// A card goes from a hand to its owner's grave; one whose name the log hides, to that of the player who discards it.
fn discard(setup: &Setup, state: &mut State, by: Seat, card: Card) -> bool {
    let of = if card.is_known() { card.owner() } else { by };
    state.bring(setup, card, zones::hand(by), zones::grave(of))
}

/// What a key card must have been.
fn narrow_keys(state: &mut State, action: Action, keys: Few) {
    if let ([asked], [card]) = (action.rule().keys, keys.cards()) {
        state.narrow(*card, *asked);
    }
}

/// Whether the item that asked is done with this decision; others are asked again.
fn moves_on(state: &State, what: &Decision) -> bool {
    match what {
        Decision::Set { .. } | Decision::DrawAgain | Decision::Twist { .. } | Decision::Take { .. } => true,
        Decision::Top { .. } => true,
        Decision::Done => stands_at(state, &fighting::CHOOSE_ATTACKERS) || stands_at(state, &fighting::CHOOSE_BLOCKERS),
        _ => false,
    }
}

/// Carries a step out. `asked`: it stands for the one that the rules demand.
///
/// # Errors
/// [`Impossible`] where a card is not where it would have to be taken from.
pub fn step(setup: &Setup, state: &mut State, what: &Step, asked: bool) -> Result<(), Impossible> {
    if !asked && is_bookkeeping(what) {
        return Ok(());
    }
    check_room(setup, state)?;
    act_out(setup, state, what)?;
    if asked {
        fitting::learn(state, what);
        go_on(state, what);
    }
    settle(setup, state);
    Ok(())
}

/// Steps that move no card: where nothing asks for one, there is nothing to carry out.
const fn is_bookkeeping(what: &Step) -> bool {
    matches!(what, Step::First { .. } | Step::Resolve { .. } | Step::NoEffect { .. } | Step::Result { .. })
}

/// The agenda moves on behind the step that was asked for.
fn go_on(state: &mut State, what: &Step) {
    match what {
        // The item looks for the next of its kind itself.
        Step::PresetFails { .. } | Step::Mill { .. } | Step::Trigger { .. } => {}
        Step::NoEffect { .. } => flow::apply_no_effect(state),
        Step::Resolve { request } => {
            state.called = *request;
            advance(state);
        }
        Step::Gain { .. } => succession::found(state),
        Step::Dies { unit } if stands_at(state, &fighting::BURY) => fighting::bury_one(state, *unit),
        Step::Damage { .. } if stands_at(state, &fighting::DAMAGE) => fighting::count_point(state),
        Step::TurnCard { .. } if stands_at(state, &opening::FIRST) => opening::apply_turn_again(state),
        _ => one_done(state),
    }
}

fn act_out(setup: &Setup, state: &mut State, what: &Step) -> Result<(), Impossible> {
    use zones::{grave, hand, life};
    let moved = |card: Card, worked: bool, state: &State| done(worked, || missing(setup, state, card));
    match *what {
        Step::Draw { player, card } | Step::Gain { player, card } => {
            let worked = draw_to(setup, state, card, life(player), hand(player));
            moved(card, worked, state)
        }
        Step::PresetBulwark { player, card } => {
            let worked = card.is_known() && state.shift(setup, card, life(player), zones::bulwarks(player), UP);
            moved(card, worked, state)
        }
        Step::PresetSoldier { player, card } => {
            let worked = card.is_known() && state.shift(setup, card, life(player), zones::soldiers(player), 0);
            moved(card, worked, state)
        }
        Step::PresetFails { player, card }
        | Step::TurnCard { player, card }
        | Step::Damage { player, card }
        | Step::Mill { player, card } => {
            let worked = draw_to(setup, state, card, life(player), grave(player));
            moved(card, worked, state)
        }
        Step::First { player } => {
            opening::apply_first(state, player);
            Ok(())
        }
        Step::Resolve { .. } | Step::NoEffect { .. } => Ok(()),
        Step::Off { request } => done(flow::apply_off(setup, state, request), || no_request(setup, request)),
        Step::Countered { request } => done(flow::remove(setup, state, request), || no_request(setup, request)),
        Step::Trigger { player, action } => {
            triggers::apply_trigger(state, player, action);
            Ok(())
        }
        Step::Enter { unit } => moved(unit, summoning::apply_enter(setup, state, unit), state),
        Step::Join { unit, card } => moved(card, summoning::apply_join(setup, state, unit, card), state),
        Step::Size { unit, by } => moved(unit, magic::apply_size(state, unit, by), state),
        Step::Dies { unit } => moved(unit, graves::bury(setup, state, unit), state),
        Step::TurnUp { unit } => {
            let stands = state.is_bulwark(unit);
            state.mark(setup, unit, if stands { UP } else { 0 }, 0);
            moved(unit, stands, state)
        }
        Step::Charge { player } => {
            turning::apply_charge(setup, state, player);
            Ok(())
        }
        Step::Expire => {
            state.changes.clear();
            Ok(())
        }
        Step::Turn { player, turn } => {
            turning::apply_turn(setup, state, player, turn);
            Ok(())
        }
        Step::Result { winner } => {
            winning::apply_result(state, winner);
            Ok(())
        }
    }
}

fn no_request(setup: &Setup, request: u16) -> String {
    Breach::NoSuchRequest { request }.tell(setup)
}

/// The top card of a life goes elsewhere; if it is not known which that is, the one that the log names.
fn draw_to(setup: &Setup, state: &mut State, card: Card, from: crate::table::Zone, to: crate::table::Zone) -> bool {
    state.table.could_be_in(card, from) && state.shift(setup, card, from, to, 0)
}

/// Leaves the demanded step out.
pub fn skip_step(setup: &Setup, state: &mut State) {
    let Due::Step { what, .. } = state.due.clone() else { return };
    match what {
        Step::Trigger { player, action } => triggers::skip(state, player, action),
        Step::Dies { unit } if stands_at(state, &fighting::BURY) => fighting::spare(state, unit),
        what => go_on(state, &what),
    }
    settle(setup, state);
}

/// setup.1, search.effect: a life lies in a new order.
///
/// # Errors
/// [`Impossible`] never: what cannot be the life's order leaves it unknown.
pub fn chance(setup: &Setup, state: &mut State, what: &Chance, asked: bool) -> Result<(), Impossible> {
    let Chance::Shuffle { player, order } = what;
    lay_in_order(setup, state, *player, order);
    if asked {
        let first_of_two = state.agenda.last().is_some_and(|it| it.left == FRESH);
        match first_of_two && stands_at(state, &opening::SHUFFLE_BOTH) {
            true => set_left(state, player.other().index() as u16),
            false => advance(state),
        }
    }
    settle(setup, state);
    Ok(())
}

/// Lays a life in an order, the top card first; cards that are not in it, or hidden ones, are not guessed at.
fn lay_in_order(setup: &Setup, state: &mut State, of: Seat, order: &[Card]) {
    let life = zones::life(of);
    let held = state.table.pile(life).len();
    let mut named = CardSet::NONE;
    let fits = order.len() == held
        && order.iter().all(|it| *it == Card::UNKNOWN || state.table.could_be_in(*it, life))
        && order.iter().filter(|it| it.is_known()).all(|it| named.insert(*it));
    if !fits {
        state.perform(setup, Change::Forget { zone: life });
        return;
    }
    let cards: Vec<Card> = order.iter().rev().copied().collect();
    state.perform(setup, Change::Lay { zone: life, cards: &cards });
}
