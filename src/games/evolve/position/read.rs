//! Sets up the state that a position describes.

use super::form::{OnField, Position, Side, Used};
use crate::games::evolve::book::Clause;
use crate::games::evolve::cards::Pool;
use crate::games::evolve::facts::breach::Breach;
use crate::games::evolve::log::words::Group;
use crate::games::evolve::rules::agenda::{Frame, Procedure, settle};
use crate::games::evolve::rules::c06_preparation::{AT_REDRAW, PREPARATION};
use crate::games::evolve::rules::c07_turn::{END, MAIN, START, TURN};
use crate::games::evolve::rules::c08_4_attack::ATTACKING;
use crate::games::evolve::rules::c10_5_check_timing;
use crate::games::evolve::state::history::Origin;
use crate::games::evolve::state::zones::{self, ARRIVED, EVOLVED, FACE_UP, RESTED};
use crate::games::evolve::state::{Attack, DAMAGE, Does, Setup, State, Value, Waiting, automatic_key, counter};
use crate::judge::{BadStart, Fact as _};
use crate::log::{Seat, from_json};
use crate::table::{Card, Change, Changing, MOST_TOKENS, NOWHERE, Zone};

/// Sets up a position.
///
/// # Errors
/// [`BadStart`] for an impossible position: another format, a card that is not in the match, a card in two places.
pub fn set(setup: &Setup, before: Option<&State>, position: &serde_json::Value) -> Result<State, BadStart> {
    let position: Position = from_json("a position", position).map_err(BadStart)?;
    let mut state = State::new(setup, &TURN);
    for of in Seat::BOTH {
        name_tokens(setup, &mut state, of, before, &position.side(of).tokens)?;
    }
    for of in Seat::BOTH {
        lay_out(setup, &mut state, of, position.side(of))?;
    }
    for of in Seat::BOTH {
        fill(setup, &mut state, of, position.side(of))?;
    }
    state.turn.number = position.turn;
    state.turn.player = position.player;
    state.turn.evolved = position.evolved;
    state.first = if position.turn.is_multiple_of(2) { position.player.other() } else { position.player };
    state.extra = position.extra_turns.iter().rev().copied().collect();
    for of in Seat::BOTH {
        state.turn.played[of.index()] = position.side(of).played;
        state.turn.hurt[of.index()] = position.side(of).hurt;
        state.past.evolutions[of.index()] = position.side(of).evolutions;
        state.past.fallen[of.index()] = position.side(of).fallen;
        state.skipped[of.index()] = position.side(of).skipped;
        state.limits[of.index()] = position.side(of).limits.map(|it| it.clamp(-99, 99));
    }
    state.waiting.clear();
    state.used.clear();
    for it in &position.used {
        known(setup, &state, it.card)?;
        state.used.push((it.card, number(setup, it)?));
    }
    state.unsure.clear();
    // 10.9.1.6.1: the cards of a position count as having come before every loss of keywords.
    state.newcomers.clear();
    state.lasting.iter_mut().for_each(|it| it.since = 0);
    stand(setup, &mut state, &position)?;
    for it in &position.waiting {
        known(setup, &state, it.card)?;
        state.wait(Waiting::of(it.by, it.card, it.ability, it.nth));
    }
    settle(setup, &mut state);
    Ok(state)
}

/// 9.1.2: names the tokens that were created during the match, after those that were there at its beginning.
fn name_tokens(
    setup: &Setup,
    state: &mut State,
    of: Seat,
    before: Option<&State>,
    codes: &[String],
) -> Result<(), BadStart> {
    let known = setup.tokens[of.index()].len();
    if codes.is_empty() {
        let came = before.iter().flat_map(|it| &it.tokens).filter(|it| it.0.owner() == of);
        state.tokens.extend(came.filter(|it| it.0.token_place().is_some_and(|at| at >= known)));
        return Ok(());
    }
    for (at, code) in codes.iter().enumerate() {
        let face = Pool::find(code).filter(|it| it.token && known + at < MOST_TOKENS);
        let face = face.ok_or_else(|| bad(setup, Breach::NoToken { code: crate::log::short(code) }))?;
        state.tokens.push((Card::token(of, known + at), face));
    }
    Ok(())
}

/// The key under which the state remembers that an ability was used this turn.
fn number(setup: &Setup, it: &Used) -> Result<u8, BadStart> {
    let most = if it.ability.is_some() { 7 } else { 0x7f };
    match (1..=most).contains(&it.nth) {
        true => Ok(it.ability.map_or(it.nth, |ability| automatic_key(ability, it.nth))),
        false => Err(bad(setup, Breach::NoSuchAbility { card: it.card, nth: it.nth })),
    }
}

fn bad(setup: &Setup, fact: Breach) -> BadStart {
    BadStart(fact.tell(setup))
}

fn known(setup: &Setup, state: &State, card: Card) -> Result<(), BadStart> {
    match card.is_known() && state.table.zone(card) != NOWHERE {
        true => Ok(()),
        false => Err(bad(setup, Breach::NoSuchCard { card })),
    }
}

/// Puts the procedures under way on the agenda, at the position's clause.
fn stand(setup: &Setup, state: &mut State, position: &Position) -> Result<(), BadStart> {
    let at = |proc: &'static Procedure, at: u8| Frame { at, ..Frame::new(proc) };
    let item = |proc: &'static Procedure, clause: Clause| {
        let place = proc.items.iter().position(|it| it.clause == clause).unwrap_or(0);
        at(proc, place as u8)
    };
    let clause = Clause::ALL.iter().copied().find(|it| it.number() == position.at);
    let wrong = || bad(setup, Breach::PositionAt { at: crate::log::plain(&position.at) });
    let clause = clause.ok_or_else(wrong)?;
    if position.turn == 0 && clause != Clause::C6_2_1_8 {
        return Err(wrong());
    }
    state.agenda = match clause {
        Clause::C6_2_1_8 => {
            state.first = position.player;
            vec![at(&PREPARATION, AT_REDRAW)]
        }
        Clause::C7_2_1 => vec![at(&TURN, 1), item(&START, clause)],
        Clause::C7_3_1 => vec![at(&TURN, 2), at(&MAIN, 0)],
        Clause::C7_3_3 => vec![at(&TURN, 2), item(&MAIN, clause)],
        Clause::C7_4_1 | Clause::C7_4_2 | Clause::C7_4_3 | Clause::C7_4_4 | Clause::C7_4_6 | Clause::C7_4_7 => {
            state.turn.main_over = true;
            vec![at(&TURN, 3), item(&END, clause)]
        }
        Clause::C8_4_6 | Clause::C8_4_7 | Clause::C8_4_9 => {
            let it = position.attack.as_ref().ok_or_else(wrong)?;
            known(setup, state, it.attacker)?;
            state.attack = Some(Attack {
                attacker: it.attacker,
                target: it.target,
                owed: [0; 2],
                struck: false,
                hangs: None,
                applied: Group::NONE,
            });
            vec![
                at(&TURN, 2),
                item(&MAIN, Clause::C7_3_3),
                Frame::new(&c10_5_check_timing::CHECK),
                item(&ATTACKING, clause),
            ]
        }
        _ => return Err(wrong()),
    };
    if position.attack.is_some() && state.attack.is_none() {
        return Err(wrong());
    }
    Ok(())
}

/// Lays a card that is not in any zone yet.
fn lay(setup: &Setup, state: &mut State, card: Card, zone: Zone, marks: u16) -> Result<(), BadStart> {
    let exists = setup.has(card) && (card.token_place().is_none() || state.printed(setup, card).is_some());
    if !exists || card == Card::NONE {
        return Err(bad(setup, Breach::NoSuchCard { card }));
    }
    match state.perform(setup, Change::Move { card, from: NOWHERE, to: zone, marks }) {
        true => Ok(()),
        false => Err(bad(setup, Breach::LaidTwice { card })),
    }
}

/// Lays a card of the player's own main deck, or a token.
fn lay_own(setup: &Setup, state: &mut State, of: Seat, card: Card, zone: Zone) -> Result<(), BadStart> {
    let own = card == Card::UNKNOWN
        || (card.token_place().is_some() && zones::is_ex(zone) && card.owner() == of)
        || setup.main_deck(of).any(|it| it == card);
    // 13: cards of the evolve deck may also be in the EX area or banished.
    let evolve = setup.evolve_deck(of).any(|it| it == card) && (zones::is_ex(zone) || zone == zones::banished(of));
    if !own && !evolve {
        return Err(bad(setup, Breach::OfAnotherPlayer { card, player: of }));
    }
    if card == Card::UNKNOWN && zones::is_public(zone) {
        return Err(bad(setup, Breach::NoSuchCard { card }));
    }
    lay(setup, state, card, zone, 0)
}

fn lay_out(setup: &Setup, state: &mut State, of: Seat, side: &Side) -> Result<(), BadStart> {
    let zones = [
        (&side.hand, zones::hand(of)),
        (&side.ex, zones::ex(of)),
        (&side.cemetery, zones::cemetery(of)),
        (&side.banished, zones::banished(of)),
    ];
    for (cards, zone) in zones {
        for card in cards {
            lay_own(setup, state, of, *card, zone)?;
        }
    }
    for it in &side.field {
        lay_on_field(setup, state, of, it)?;
    }
    for card in &side.evolve_deck_up {
        lay_evolve(setup, state, *card, zones::evolve_deck(of))?;
    }
    let values = [
        (Value::Leader, side.leader.clamp(-9_999, 9_999)),
        (Value::Points, side.pp.into()),
        (Value::Maximum, side.max.into()),
        (Value::Evolve, side.ep.into()),
    ];
    for (value, to) in values {
        state.set(setup, of, value, to);
    }
    Ok(())
}

/// Lays a card of an evolve deck face up.
fn lay_evolve(setup: &Setup, state: &mut State, card: Card, zone: Zone) -> Result<(), BadStart> {
    let of = card.owner();
    if !card.is_known() || !setup.evolve_deck(of).any(|it| it == card) {
        return Err(bad(setup, Breach::OfAnotherPlayer { card, player: of }));
    }
    lay(setup, state, card, zone, FACE_UP)
}

fn lay_on_field(setup: &Setup, state: &mut State, of: Seat, it: &OnField) -> Result<(), BadStart> {
    let card = it.card;
    let main =
        setup.main_deck(card.owner()).any(|own| own == card) || setup.evolve_deck(card.owner()).any(|own| own == card);
    if !card.is_known() || (card.token_place().is_none() && !main) {
        return Err(bad(setup, Breach::NoSuchCard { card }));
    }
    let marks = [(it.rested, RESTED), (it.arrived, ARRIVED), (it.evolved_now, EVOLVED)];
    let marks = marks.into_iter().filter_map(|(set, mark)| set.then_some(mark)).sum();
    lay(setup, state, card, zones::field(of), marks)?;
    state.past.forget(card);
    if it.from.is_some() || it.put {
        state.past.came(Origin { card, from: it.from, played: !it.put });
    }
    if let Some(with) = it.evolved {
        lay_evolve(setup, state, with, zones::evolved(with.owner()))?;
        state.links.push((with, card));
    }
    for with in &it.raced {
        lay_evolve(setup, state, *with, zones::race(with.owner()))?;
        state.links.push((*with, card));
    }
    for effect in &it.effects {
        let all = [
            (effect.attack != 0 || effect.defence != 0).then_some(Does::Change(effect.attack, effect.defence)),
            effect.give.map(Does::Give),
            effect.lose.map(Does::Lose),
            effect.forbid.map(Does::Forbid),
        ];
        all.into_iter().flatten().for_each(|does| state.last(card, effect.until, does));
    }
    state.perform(setup, Change::Count { card, counter: DAMAGE, to: it.damage });
    state.perform(
        setup,
        Change::Count { card, counter: counter(crate::games::evolve::log::words::Counter::Stack), to: 0 },
    );
    for (sort, count) in &it.counters {
        state.perform(setup, Change::Count { card, counter: counter(sort.0), to: *count });
    }
    Ok(())
}

/// Puts the remaining cards in place: those that no zone names into the deck and the evolve deck zone, and the leader
/// into its zone.
fn fill(setup: &Setup, state: &mut State, of: Seat, side: &Side) -> Result<(), BadStart> {
    for card in side.deck.iter().rev() {
        lay_own(setup, state, of, *card, zones::deck(of))?;
    }
    let hidden = state.table.hides(zones::hand(of)) || state.table.hides(zones::deck(of));
    if !hidden {
        let rest = setup.main_deck(of).filter(|it| state.table.zone(*it) == NOWHERE).collect::<Vec<_>>();
        let named = state.table.pile(zones::deck(of)).to_vec();
        let cards: Vec<Card> = rest.into_iter().rev().chain(named).collect();
        state.perform(setup, Change::Lay { zone: zones::deck(of), cards: &cards });
    }
    for card in setup.evolve_deck(of).filter(|it| state.table.zone(*it) == NOWHERE).collect::<Vec<_>>() {
        lay(setup, state, card, zones::evolve_deck(of), 0)?;
    }
    for card in setup.leader(of) {
        lay(setup, state, card, zones::leader(of), 0)?;
    }
    let there = setup.main_deck(of).filter(|it| state.table.zone(*it) != NOWHERE).count();
    let unnamed = [zones::hand(of), zones::deck(of)].into_iter().flat_map(|it| state.table.pile(it));
    let laid = there + unnamed.filter(|it| !it.is_known()).count();
    let brought = setup.main_deck(of).count();
    if laid != brought {
        return Err(bad(setup, Breach::CountOfCards { player: of, laid, brought }));
    }
    Ok(())
}
