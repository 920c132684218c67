//! Writes a state down as a position.

use super::form::{Attacking, Effected, Named, OnField, Position, Side, Used, Waits};
use super::read::set;
use crate::games::evolve::book::Clause;
use crate::games::evolve::cards::Facts;
use crate::games::evolve::log::notation::TRIGGERS;
use crate::games::evolve::log::words::Until;
use crate::games::evolve::rules::c06_preparation::PREPARATION;
use crate::games::evolve::screen::{self, COUNTERS};
use crate::games::evolve::state::{DAMAGE, Does, Lasting, Setup, State, Value, Waiting, automatic_key, zones};
use crate::log::Seat;
use crate::table::Card;

/// Writes a state as a position. `None` if the match is at a point that no position can name, or has facts that a
/// position cannot express.
pub fn write(setup: &Setup, state: &State) -> Option<serde_json::Value> {
    let at = screen::at(state)?;
    let unsaid = state.using.is_some()
        || state.last.is_some_and(|it| it.barred)
        || !state.next_costs.is_empty()
        || state.dry != [false; 2]
        || state.search.is_some();
    if unsaid || (at != Clause::C8_4_7 && state.attack.is_some()) {
        return None;
    }
    let position = Position {
        turn: state.turn.number,
        player: state.turn.player,
        at: at.number().to_owned(),
        evolved: state.turn.evolved,
        attack: state.attack.map(|it| Attacking { attacker: it.attacker, target: it.target }),
        waiting: state.waiting.iter().map(waits).collect(),
        used: state.used.iter().map(|(card, number)| used(*card, *number)).collect::<Option<_>>()?,
        extra_turns: state.extra.iter().rev().copied().collect(),
        a: side(setup, state, Seat::A)?,
        b: side(setup, state, Seat::B)?,
    };
    let position = serde_json::to_value(position).ok()?;
    // A position does not express everything, such as the card that triggered a standby ability. Only a position that
    // reads back as the same state is returned.
    let again = set(setup, None, &position).ok()?;
    alike(&again, state).then_some(position)
}

/// `true` if two states are equal in all that the rules still depend on. Two things are ignored: how a finished
/// preparation went, and the last action of the turn player unless it led back to the state before it (15.2.1.2).
pub fn alike(one: &State, other: &State) -> bool {
    one == other || bare(one) == bare(other)
}

fn bare(state: &State) -> State {
    let mut bare =
        State { last: state.last.filter(|it| it.barred), table: state.table.in_one_order(), ..state.clone() };
    if bare.agenda.iter().any(|it| it.proc != &PREPARATION) {
        bare.agenda.retain(|it| it.proc != &PREPARATION);
        (bare.drawn, bare.redrawn) = (None, [false; 2]);
    }
    // Nothing asks for the origin of a card that has left the field again.
    bare.past.keep(|card| zones::is_field(state.table.zone(card)) || state.table.zone(card) == zones::RESOLUTION);
    bare.tokens.sort_unstable_by_key(|it| it.0);
    bare.used.sort_unstable();
    bare
}

fn waits(it: &Waiting) -> Waits {
    Waits { by: it.by, card: it.card, ability: it.ability, nth: it.nth }
}

/// The ability behind a key of the used abilities.
fn used(card: Card, number: u8) -> Option<Used> {
    let automatic = TRIGGERS.iter().find_map(|trigger| {
        let nth = (1..=7).find(|nth| automatic_key(*trigger, *nth) == number)?;
        Some(Used { card, ability: Some(*trigger), nth })
    });
    if number & 0x80 == 0 { Some(Used { card, ability: None, nth: number }) } else { automatic }
}

/// The codes of the tokens created during the match; `None` if their names have gaps.
fn tokens(setup: &Setup, state: &State, of: Seat) -> Option<Vec<String>> {
    let mut came: Vec<_> = state.tokens.iter().filter(|it| it.0.owner() == of).collect();
    came.sort_unstable_by_key(|it| it.0.token_place());
    let known = setup.tokens[of.index()].len();
    let named = came.iter().enumerate().all(|(at, it)| it.0 == Card::token(of, at));
    let code = |it: &&(Card, &'static Facts)| it.1.codes.split_whitespace().next().map(str::to_owned);
    if !named { None } else { came.get(known..)?.iter().map(code).collect() }
}

fn side(setup: &Setup, state: &State, of: Seat) -> Option<Side> {
    let pile = |zone| state.table.pile(zone).to_vec();
    let value = |value| u8::try_from(state.value(of, value)).ok();
    let field = state.field(of).iter().map(|it| on_field(setup, state, *it)).collect::<Option<_>>()?;
    let up = state.table.pile(zones::evolve_deck(of)).iter().copied().filter(|it| state.is_face_up(*it));
    let listed = |card: &Card| {
        card.token_place().is_some() || !card.is_known() || setup.main_deck(card.owner()).any(|it| it == *card)
    };
    let odd =
        [zones::hand(of), zones::cemetery(of), zones::deck(of)].into_iter().any(|it| !pile(it).iter().all(listed));
    (!odd).then_some(())?;
    Some(Side {
        leader: state.value(of, Value::Leader),
        pp: value(Value::Points)?,
        max: value(Value::Maximum)?,
        ep: value(Value::Evolve)?,
        played: state.turn.played[of.index()],
        hurt: state.turn.hurt[of.index()],
        evolutions: state.past.evolutions[of.index()],
        fallen: state.past.fallen[of.index()],
        hand: pile(zones::hand(of)),
        ex: pile(zones::ex(of)),
        field,
        cemetery: pile(zones::cemetery(of)),
        banished: pile(zones::banished(of)),
        evolve_deck_up: up.collect(),
        tokens: tokens(setup, state, of)?,
        skipped: state.skipped[of.index()],
        limits: state.limits[of.index()],
        deck: state.table.pile(zones::deck(of)).iter().rev().copied().collect(),
    })
}

fn on_field(_: &Setup, state: &State, card: Card) -> Option<OnField> {
    let raced = state.links.iter().filter(|it| it.1 == card && state.table.zone(it.0) == zones::race(it.0.owner()));
    let counters = COUNTERS.into_iter().map(|it| (Named(it), state.counters(card, it))).filter(|it| it.1 > 0);
    let effects = state.lasting.iter().filter(|it| it.card == card).map(effected).collect::<Option<_>>()?;
    let origin = state.past.origin(card);
    Some(OnField {
        card,
        from: origin.and_then(|it| it.from),
        put: origin.is_some_and(|it| !it.played),
        rested: state.is_rested(card),
        arrived: state.has_arrived(card),
        evolved: state.evolved_with(card),
        evolved_now: state.evolved_now(card),
        raced: raced.map(|it| it.0).collect(),
        damage: state.table.count_of(card, DAMAGE),
        effects,
        counters: counters.collect(),
    })
}

fn effected(it: &Lasting) -> Option<Effected> {
    let none = |until: Until| Effected { attack: 0, defence: 0, give: None, lose: None, forbid: None, until };
    let effect = none(it.until);
    Some(match it.does {
        Does::Change(attack, defence) => Effected { attack, defence, ..effect },
        Does::Give(keyword) => Effected { give: Some(keyword), ..effect },
        Does::Lose(keyword) => Effected { lose: Some(keyword), ..effect },
        Does::Forbid(ban) => Effected { forbid: Some(ban), ..effect },
        Does::Cost(_) | Does::CostIs(_) | Does::Become(_) | Does::EvolveCost(_) => return None,
    })
}
