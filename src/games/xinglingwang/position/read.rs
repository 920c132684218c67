//! Sets up the state that a position describes, and writes a state down as a position.

use super::form::{self, Lower, Placed, Position, Side, Stage};
use crate::games::xinglingwang::cards::Type;
use crate::games::xinglingwang::log::words::{Slot, Tactic};
use crate::games::xinglingwang::rules::agenda::{Frame, current};
use crate::games::xinglingwang::rules::c01_preparation::{BUILD, DECLARE, PREPARATION};
use crate::games::xinglingwang::rules::c02_turn::{DECLARE_EARLY, HAND_LIMIT, LANES, SUMMONING, TACTICS, TURN};
use crate::games::xinglingwang::rules::c06_activate;
use crate::games::xinglingwang::rules::c13_main_phase::{ARRANGING, ATTACKERS, ATTACKING, ENTRY, MOVES};
use crate::games::xinglingwang::rules::settle::settle;
use crate::games::xinglingwang::state::characteristics::{cells, seats};
use crate::games::xinglingwang::state::{Beneath, Given, Lasting, MOST_ENERGY, Phase, Setup, State, Turn, Unit, zones};
use crate::judge::BadStart;
use crate::log::{Seat, from_json};
use crate::table::{Card, Change, Changing, MOST_TOKENS, NOWHERE};

fn bad<T>(what: impl Into<String>) -> Result<T, BadStart> {
    Err(BadStart(what.into()))
}

/// Sets up a position.
///
/// # Errors
/// [`BadStart`] for an impossible position.
pub fn set(setup: &Setup, before: Option<&State>, position: &serde_json::Value) -> Result<State, BadStart> {
    let it: Position = from_json("a position", position).map_err(BadStart)?;
    let mut state = State::new(setup);
    let number = it.turn.max(u16::from(it.phase as u8 >= Stage::Draw as u8));
    state.turn = Turn { player: it.player, first: it.first, number };
    (state.entered, state.by_effect, state.merged) = (it.entered, it.by_effect, it.merged);
    if it.countdown.is_some_and(|it| it > LANES) {
        return bad(format!("`countdown` is at most {LANES}"));
    }
    state.countdown = it.countdown;
    state.begun = it.begun;
    state.joined = it.joined.iter().map(|it| number_of(setup, it)).collect::<Result<_, _>>()?;
    state.joined_by_text = it.joined_by_text.iter().map(|it| number_of(setup, it)).collect::<Result<_, _>>()?;
    // The name of a little traveller is never used again.
    state.tokens = before.map_or([0; 2], |it| it.tokens);
    for (of, side) in [(Seat::A, &it.a), (Seat::B, &it.b)] {
        lay_side(setup, &mut state, of, side)?;
    }
    for used in &it.used {
        let there = setup.has(used.card) && state.table.zone(used.card) != NOWHERE;
        if !there {
            return bad(format!("`used`: there is no card {} on the table", used.card));
        }
        state.once.push((used.card, used.ability));
    }
    for (of, side) in [(Seat::A, &it.a), (Seat::B, &it.b)] {
        lay_library(setup, &mut state, of, side)?;
        if it.phase == Stage::Build && side.race.is_none() {
            return bad(format!("{of} has declared a race in `build`: `race` is missing"));
        }
    }
    begin(&mut state, &it)?;
    settle(setup, &mut state);
    Ok(state)
}

/// The number for a card name.
fn number_of(setup: &Setup, name: &str) -> Result<u16, BadStart> {
    let found = setup.pool.facts.iter().find(|it| it.card.name == name).map(|it| it.name);
    found.map_or_else(|| bad(format!("no card is called {:?}", crate::log::plain(name))), Ok)
}

/// Puts the procedures under way on the agenda, at the position's stage.
fn begin(state: &mut State, it: &Position) -> Result<(), BadStart> {
    let at = |place: u8| Frame { at: place, ..Frame::new(&TURN) };
    let prepared = it.phase as u8 > Stage::Build as u8;
    if prepared {
        state.built = [true; 2];
    }
    let mulligan = if it.player == it.first { 6 } else { 9 };
    let (frames, phase) = match it.phase {
        Stage::Declare => (vec![Frame::new(&PREPARATION)], Phase::Preparation),
        Stage::Build => (vec![Frame { at: 1, ..Frame::new(&PREPARATION) }], Phase::Preparation),
        Stage::Mulligan => (vec![Frame { at: mulligan, ..Frame::new(&PREPARATION) }], Phase::Preparation),
        Stage::Draw => (vec![at(0)], Phase::Draw),
        Stage::Defence => (vec![at(1)], Phase::Draw),
        Stage::Main => (vec![at(2)], Phase::Draw),
        Stage::Summoning => (vec![at(3)], Phase::Summoning),
        Stage::Tactics => (vec![at(4)], Phase::Summoning),
        Stage::Attacking => (vec![at(5), Frame::new(&ATTACKING)], Phase::Tactics),
        Stage::Formation => (vec![at(5), Frame::new(&ARRANGING)], Phase::Tactics),
        Stage::Moving => (vec![at(5), Frame { at: 1, ..Frame::new(&ARRANGING) }], Phase::Tactics),
        Stage::End => (vec![at(6)], Phase::End),
        Stage::HandLimit => (vec![at(7)], Phase::End),
        Stage::Countdown => (vec![at(8)], Phase::End),
        Stage::EarlyEnd => (vec![at(9)], Phase::End),
    };
    state.tactic = match it.phase {
        Stage::Attacking => Some(Tactic::Attack),
        Stage::Formation | Stage::Moving => Some(Tactic::Formation),
        _ => None,
    };
    if it.phase == Stage::Moving {
        state.entered = true;
    }
    (state.agenda, state.phase) = (frames, phase);
    Ok(())
}

/// Lays a card that is not in any zone yet.
fn lay_card(setup: &Setup, state: &mut State, card: Card, zone: u8, what: &str) -> Result<(), BadStart> {
    if card == Card::UNKNOWN {
        state.bring_in(setup, card, zone, 0);
        return Ok(());
    }
    if card.token_place().is_some_and(|it| it >= MOST_TOKENS) || !setup.has(card) || card.is_none() {
        return bad(format!("{what}: there is no card {card} in this match"));
    }
    if !state.bring_in(setup, card, zone, 0) {
        return bad(format!("{what}: {card} stands in two places"));
    }
    Ok(())
}

fn lay_side(setup: &Setup, state: &mut State, of: Seat, side: &Side) -> Result<(), BadStart> {
    state.races[of.index()] = side.race;
    let most = side.most_energy.unwrap_or(MOST_ENERGY);
    if !(0..=999).contains(&side.rewards) || !(0..=MOST_ENERGY).contains(&most) || !(0..=most).contains(&side.energy) {
        return bad(format!("{of}: `rewards` are from 0 to 999, and `energy` from 0 to 5, or to `most_energy`"));
    }
    state.most_energy[of.index()] = most;
    (state.rewards[of.index()], state.energy[of.index()]) = (side.rewards, side.energy);
    (state.forest[of.index()], state.declared[of.index()]) = (side.forest, side.declared);
    if let Some(travellers) = side.travellers {
        if usize::from(travellers) > MOST_TOKENS {
            return bad(format!("{of}: `travellers` are at most {MOST_TOKENS}"));
        }
        state.tokens[of.index()] = travellers;
    }
    for unit in &side.units {
        lay_unit(setup, state, of, unit)?;
    }
    if let Some(card) = side.terrain {
        lay_card(setup, state, card, zones::terrain(of), "terrain")?;
    }
    let piles = [
        (&side.hand, zones::hand(of), "hand"),
        (&side.graveyard, zones::graveyard(of), "graveyard"),
        (&side.exile, zones::exile(of), "exile"),
        (&side.wheel, zones::wheel(of), "wheel"),
    ];
    for (cards, zone, what) in piles {
        for &card in cards {
            if card.token_place().is_some() || (card.is_known() && card.owner() != of && zone != zones::wheel(of)) {
                return bad(format!("{of}'s {what}: {card} cannot lie there"));
            }
            lay_card(setup, state, card, zone, what)?;
        }
    }
    Ok(())
}

fn lay_unit(setup: &Setup, state: &mut State, of: Seat, it: &Placed) -> Result<(), BadStart> {
    let at = format!("{of}'s unit on {:?}", it.at);
    if state.at(of, it.at).is_some() {
        return bad(format!("{at}: two units stand there"));
    }
    if !it.card.is_known() {
        return bad(format!("{at}: a unit has a name"));
    }
    if let Some(place) = it.card.token_place() {
        if it.card.owner() != of {
            return bad(format!("{at}: a little traveller is of the player whose board it stands on"));
        }
        let tokens = &mut state.tokens[of.index()];
        *tokens = (*tokens).max(place as u16 + 1);
    } else if setup.facts(it.card).is_some_and(|it| it.card.sort == Type::Terrain) {
        return bad(format!("{at}: {} is a terrain card", it.card));
    }
    lay_card(setup, state, it.card, zones::board(of), &at)?;
    let mut beneath = Vec::new();
    beneath.extend(it.under.iter().map(|it| Beneath::Merged(it.card, it.shows)));
    beneath.extend(it.magic.iter().map(|it| Beneath::Magic(*it)));
    beneath.extend(it.kidnapped.iter().map(|it| Beneath::Kidnapped(*it)));
    for card in &beneath {
        if !card.card().is_known() {
            return bad(format!("{at}: a card beneath it has a name"));
        }
        lay_card(setup, state, card.card(), zones::under(of), &at)?;
    }
    let unit = Unit {
        card: it.card,
        pose: it.state,
        bound: it.entered && it.at.is_front(),
        attacked: it.attacked,
        boarded: it.boarded,
        target: it.target,
        riders: it.riders,
        beneath,
    };
    for given in &it.given {
        let what = given_of(given).ok_or_else(|| BadStart(format!("{at}: each of `given` says one thing")))?;
        state.lasting.push(Lasting { unit: it.card, what, until: given.until });
    }
    let (most, held) = (seats(setup, state, &unit), cells(setup, state, &unit));
    if it.riders > most || it.kidnapped.len() > usize::from(held) {
        return bad(format!("{at}: it holds at most {most} little travellers and {held} kidnapped cards"));
    }
    state.slots[of.index()][it.at as usize] = Some(unit);
    Ok(())
}

fn given_of(it: &form::Given) -> Option<Given> {
    let all = [
        it.attack.map(Given::Attack),
        it.points.map(Given::Points),
        it.gains.map(Given::Has),
        it.loses.map(Given::Lacks),
        it.cannot.map(Given::Cannot),
        it.may.map(Given::May),
        it.counts_as.map(Given::Counts),
    ];
    let mut all = all.into_iter().flatten();
    all.next().filter(|_| all.next().is_none())
}

/// 4.2: lays the library, with the cards that no zone names beneath it.
fn lay_library(setup: &Setup, state: &mut State, of: Seat, side: &Side) -> Result<(), BadStart> {
    for &card in &side.library {
        let there = card.is_known() && (card.owner() != of || card.token_place().is_some() || !setup.has(card));
        if there || (card.is_known() && state.table.zone(card) != NOWHERE) {
            return bad(format!("{of}'s library: {card} cannot lie there"));
        }
    }
    let mut cards: Vec<Card> = side.library.clone();
    let hides = [&side.hand, &side.library, &side.graveyard].into_iter().any(|it| it.contains(&Card::UNKNOWN));
    if !hides {
        let all = (0..setup.decks[of.index()].len()).map(|place| Card::new(of, place));
        cards.extend(all.filter(|it| state.table.zone(*it) == NOWHERE && !side.library.contains(it)));
    }
    cards.reverse();
    match state.perform(setup, Change::Lay { zone: zones::library(of), cards: &cards }) {
        true => Ok(()),
        false => bad(format!("{of}'s library: a card stands there twice")),
    }
}

/// Writes a state as a position. `None` if anything is under way that a position cannot express.
pub fn write(setup: &Setup, state: &State) -> Option<Position> {
    let phase = stage(setup, state)?;
    let busy = !state.pending.is_empty()
        || !state.dying.is_empty()
        || !state.using.is_empty()
        || !state.shown.is_empty()
        || !state.opened.is_empty()
        || !state.spins.is_empty()
        || !state.freed.is_empty()
        || !state.covers.is_empty()
        || !state.resolving.is_empty()
        || !state.running.is_empty()
        || state.playing.is_some()
        || state.battle.is_some()
        || state.gliding.is_some()
        || state.merging
        || state.lasting.iter().any(|it| matches!(it.what, Given::Fewer(_)));
    if busy || state.outcome.is_some() {
        return None;
    }
    let side = |of: Seat| write_side(state, of);
    Some(Position {
        turn: state.turn.number,
        player: state.turn.player,
        first: state.turn.first,
        phase,
        entered: state.entered,
        by_effect: state.by_effect,
        merged: state.merged,
        countdown: state.countdown,
        joined: state.joined.iter().map(|it| name_of(setup, *it)).collect::<Option<_>>()?,
        joined_by_text: state.joined_by_text.iter().map(|it| name_of(setup, *it)).collect::<Option<_>>()?,
        begun: state.begun,
        used: state.once.iter().map(|(card, ability)| form::Used { card: *card, ability: *ability }).collect(),
        a: side(Seat::A),
        b: side(Seat::B),
    })
}

/// `true` if two states are equal in all that the rules still depend on. A finished preparation is ignored, as is the
/// last card that moved, which only a view traces.
pub fn alike(one: &State, other: &State) -> bool {
    one == other || bare(one) == bare(other)
}

fn bare(state: &State) -> State {
    let mut bare = State { came: None, table: state.table.in_one_order(), ..state.clone() };
    if bare.agenda.iter().any(|it| it.proc != &PREPARATION) {
        bare.agenda.retain(|it| it.proc != &PREPARATION);
    }
    bare.once.sort_unstable();
    bare
}

/// The name with a number.
fn name_of(setup: &Setup, number: u16) -> Option<String> {
    setup.pool.facts.iter().find(|it| it.name == number).map(|it| it.card.name.clone())
}

/// The stage of the match; `None` if a position cannot express it.
fn stage(setup: &Setup, state: &State) -> Option<Stage> {
    let act = current(state)?;
    let stages = [
        (&DECLARE, Stage::Declare),
        (&BUILD, Stage::Build),
        (&SUMMONING, Stage::Summoning),
        (&TACTICS, Stage::Tactics),
        (&ATTACKERS, Stage::Attacking),
        (&ENTRY, Stage::Formation),
        (&MOVES, Stage::Moving),
        (&HAND_LIMIT, Stage::HandLimit),
        (&DECLARE_EARLY, Stage::EarlyEnd),
    ];
    let found = stages.into_iter().find(|it| it.0 == act)?.1;
    let half = found == Stage::Declare && state.races.iter().any(Option::is_some)
        || found == Stage::Build && state.built.contains(&true)
        || found == Stage::Tactics && state.entered;
    let under_way = half || found == Stage::Tactics && c06_activate::starts(setup, state);
    (!under_way).then_some(found)
}

fn write_side(state: &State, of: Seat) -> Side {
    let pile = |zone| state.table.pile(zone).to_vec();
    let mut library = pile(zones::library(of));
    library.reverse();
    Side {
        race: state.races[of.index()],
        units: state.units(of).map(|(at, unit)| write_unit(state, at, unit)).collect(),
        terrain: state.table.pile(zones::terrain(of)).first().copied(),
        hand: pile(zones::hand(of)),
        library,
        graveyard: pile(zones::graveyard(of)),
        exile: pile(zones::exile(of)),
        wheel: pile(zones::wheel(of)),
        forest: state.forest[of.index()],
        travellers: Some(state.tokens[of.index()]).filter(|it| *it > named(state, of)),
        rewards: state.rewards[of.index()],
        energy: state.energy[of.index()],
        most_energy: Some(state.most_energy[of.index()]).filter(|it| *it != MOST_ENERGY),
        declared: state.declared[of.index()],
    }
}

/// The number of little travellers so far, as far as the names of those on the board show it.
fn named(state: &State, of: Seat) -> u16 {
    let places = state.units(of).filter_map(|it| it.1.card.token_place());
    places.max().map_or(0, |it| it as u16 + 1)
}

fn write_unit(state: &State, at: Slot, unit: &Unit) -> Placed {
    let given = state.lasting.iter().filter(|it| it.unit == unit.card).map(|lasting| {
        let new = form::Given { until: lasting.until, ..form::Given::default() };
        match lasting.what {
            Given::Attack(by) => form::Given { attack: Some(by), ..new },
            Given::Points(by) => form::Given { points: Some(by), ..new },
            Given::Has(keyword) => form::Given { gains: Some(keyword), ..new },
            Given::Lacks(keyword) => form::Given { loses: Some(keyword), ..new },
            Given::Counts(kind) => form::Given { counts_as: Some(kind), ..new },
            // Belongs to a card in hand: a state with it is never written.
            Given::Fewer(_) => new,
            Given::Cannot(what) => form::Given { cannot: Some(what), ..new },
            Given::May(what) => form::Given { may: Some(what), ..new },
        }
    });
    Placed {
        card: unit.card,
        at,
        state: unit.pose,
        entered: unit.bound,
        attacked: unit.attacked,
        boarded: unit.boarded,
        target: unit.target,
        under: unit.merged().map(|(card, shows)| Lower { card, shows }).collect(),
        magic: unit.magic().collect(),
        kidnapped: unit.kidnapped().collect(),
        riders: unit.riders,
        given: given.collect(),
    }
}
