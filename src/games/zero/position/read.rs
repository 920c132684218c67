//! Sets the table from a position.

use super::form::{At, Fights, Lasts, Position, Unit, Zones};
use crate::games::zero::Zero;
use crate::games::zero::facts::breach::Breach;
use crate::games::zero::rules::agenda::{Frame, shown};
use crate::games::zero::rules::s311_use::printed;
use crate::games::zero::rules::s400_turn::{self, TURN};
use crate::games::zero::rules::s500_battle::{self, BATTLE};
use crate::games::zero::rules::settle::settle;
use crate::games::zero::state::zones::{self, FACE_DOWN, GATHERING, NEW, RISEN, TAPPED, TRANSFORMED};
use crate::games::zero::state::{Below, Change as Lasting, Lasting as What, Phase, Setup, State};
use crate::judge::{BadStart, Sink, Why};
use crate::log::{Seat, from_json};
use crate::table::{Card, Change, Changing, NOWHERE, Zone};

/// Sets up a position.
///
/// # Errors
/// [`BadStart`] if it is impossible: a card in two places, or more cards than there are.
pub fn set(
    setup: &Setup,
    before: Option<&State>,
    position: &serde_json::Value,
    _: &mut Sink<Zero>,
) -> Result<State, BadStart> {
    let position: Position = from_json("a position", position).map_err(BadStart)?;
    if position.turn == 0 {
        return Err(BadStart(crate::say!(setup, "a position's turns are counted from 1", "局面的回合从1开始计数")));
    }
    let mut state = State::new(setup, &TURN);
    state.turn.number = position.turn;
    state.turn.player = position.player;
    before.into_iter().for_each(|it| state.tokens.clone_from(&it.tokens));
    for it in &position.tokens {
        name_token(setup, &mut state, it.card, &it.token)?;
    }
    for of in Seat::BOTH {
        lay_side(setup, &mut state, of, position.zones(of))?;
    }
    for of in Seat::BOTH {
        lay_deck(setup, &mut state, of, position.zones(of))?;
    }
    for it in &position.changes {
        state.changes.extend(lasting(setup, it)?);
    }
    state.turn.levelled = position.levelled;
    for card in &position.arts {
        state.turn.arts[card.owner().index()].push(*card);
    }
    state.turn.resurrected.clone_from(&position.resurrected);
    for it in &position.used {
        let of = printed(setup, &state, it.card, it.ability).filter(|_| it.card.is_known());
        let Some(of) = of else { return fault(setup, Breach::NoSuchCard { card: it.card }) };
        state.turn.used.push((it.card, of));
    }
    state.links = position.links;
    stand(setup, &mut state, &position)?;
    state.priority = position.priority.unwrap_or(position.player);
    state.passed = position.passed;
    // Cards that lie revealed in a position were revealed before it.
    state.shown = Seat::BOTH.map(|it| shown(setup, &state, it));
    settle(setup, &mut state);
    Ok(state)
}

fn fault<T>(setup: &Setup, breach: Breach) -> Result<T, BadStart> {
    Err(BadStart(Why::<Zero>::from(breach).tell(setup)))
}

/// Puts a card that is nowhere yet into a zone.
fn put(setup: &Setup, state: &mut State, card: Card, zone: Zone, marks: u16) -> Result<(), BadStart> {
    let known = setup.has(card) || card.token_place().is_some();
    if !known {
        return fault(setup, Breach::NoSuchCard { card });
    }
    if card.is_known() && state.table.zone(card) != NOWHERE {
        return fault(setup, Breach::InTwoPlaces { card });
    }
    let own_only = !(zones::is_battle(zone) || zones::is_resources(zone) || zone / 2 == zones::under(Seat::A) / 2);
    if card.is_known() && own_only && card.owner() != zones::owner(zone) {
        return fault(setup, Breach::OthersList { card, player: zones::owner(zone) });
    }
    if card == Card::UNKNOWN && marks & FACE_DOWN == 0 && zones::is_face_up(zone) {
        state.bared.push(zone);
    }
    state.perform(setup, Change::Move { card, from: NOWHERE, to: zone, marks });
    Ok(())
}

/// Records the description of a token.
fn name_token(setup: &Setup, state: &mut State, card: Card, code: &str) -> Result<(), BadStart> {
    let face = setup.pool.find(code).filter(|_| card.token_place().is_some());
    let Some(face) = face else { return fault(setup, Breach::NoSuchCard { card }) };
    state.tokens.retain(|it| it.0 != card);
    let at = state.tokens.partition_point(|it| it.0 < card);
    state.tokens.insert(at, (card, face));
    Ok(())
}

fn lay_side(setup: &Setup, state: &mut State, of: Seat, side: &Zones) -> Result<(), BadStart> {
    for unit in &side.battle {
        lay_unit(setup, state, of, unit)?;
    }
    if let Some(card) = side.event {
        put(setup, state, card, zones::event(of), 0)?;
    }
    for it in &side.resources {
        let marks = if it.tapped { TAPPED } else { 0 } | if it.face_down { FACE_DOWN } else { 0 };
        put(setup, state, it.card, zones::resources(of), marks)?;
    }
    let plain = [(&side.hand, zones::hand(of)), (&side.rest, zones::rest(of)), (&side.removed, zones::removed(of))];
    for (cards, zone) in plain {
        for card in cards {
            put(setup, state, *card, zone, 0)?;
        }
    }
    for card in &side.removed_face_down {
        put(setup, state, *card, zones::removed(of), FACE_DOWN)?;
    }
    for card in side.life.iter().rev() {
        put(setup, state, *card, zones::life(of), 0)?;
    }
    Ok(())
}

fn lay_unit(setup: &Setup, state: &mut State, of: Seat, unit: &Unit) -> Result<(), BadStart> {
    let card = unit.card;
    if !card.is_known() {
        return fault(setup, Breach::NoSuchCard { card });
    }
    if let Some(code) = &unit.token {
        name_token(setup, state, card, code)?;
    } else if card.token_place().is_some() && !state.tokens.iter().any(|it| it.0 == card) {
        return fault(setup, Breach::NoSuchCard { card });
    }
    let flags = [
        (unit.tapped, TAPPED),
        (unit.new, NEW),
        (unit.transformed, TRANSFORMED),
        (unit.risen, RISEN),
        (unit.gathering, GATHERING),
    ];
    let marks = flags.into_iter().filter(|it| it.0).fold(0, |marks, it| marks | it.1);
    put(setup, state, card, zones::battle(of), marks)?;
    if unit.damage > 0 {
        let at = state.damage.partition_point(|it| it.0 < card);
        state.damage.insert(at, (card, unit.damage));
    }
    for (counter, to) in &unit.counters {
        state.perform(setup, Change::Count { card, counter: *counter, to: *to });
    }
    for it in &unit.under {
        let owner = if it.card.is_known() { it.card.owner() } else { of };
        put(setup, state, it.card, zones::under(owner), if it.face_down { FACE_DOWN } else { 0 })?;
        state.below.push(Below { card: it.card, host: card, why: it.why });
    }
    for equipment in &unit.equipment {
        state.bearers.push((equipment.card, card));
        lay_unit(setup, state, of, equipment)?;
    }
    Ok(())
}

/// Lays the deck: the cards that the position names on top, and those that no zone names below.
fn lay_deck(setup: &Setup, state: &mut State, of: Seat, side: &Zones) -> Result<(), BadStart> {
    let mut own: Vec<Zone> = (0..zones::ZONES).filter(|it| zones::owner(*it) == of).collect();
    own.retain(|it| *it != zones::deck(of));
    let hides = side.deck.contains(&Card::UNKNOWN) || own.iter().any(|it| state.table.hides(*it));
    let mut cards: Vec<Card> = side.deck.iter().rev().copied().collect();
    for card in &cards {
        if card.is_known() && (!setup.has(*card) || state.table.zone(*card) != NOWHERE) {
            return fault(setup, Breach::InTwoPlaces { card: *card });
        }
        if card.is_known() && card.owner() != of {
            return fault(setup, Breach::OthersList { card: *card, player: of });
        }
    }
    if crate::games::zero::rules::s705_targets::twice(&cards) {
        return fault(setup, Breach::InTwoPlaces { card: cards[0] });
    }
    if !hides {
        let mut left: Vec<Card> =
            setup.cards(of).filter(|it| state.table.zone(*it) == NOWHERE && !side.deck.contains(it)).collect();
        left.reverse();
        cards.splice(0..0, left);
    }
    state.perform(setup, Change::Lay { zone: zones::deck(of), cards: &cards });
    let found: usize = own.iter().map(|it| state.count(*it)).sum::<usize>() + cards.len();
    let foreign = 2 * setup.sizes[of.index()] + 500;
    if found > foreign {
        return fault(setup, Breach::TooManyInZone { found, player: of });
    }
    Ok(())
}

fn lasting(setup: &Setup, it: &Lasts) -> Result<Option<Lasting>, BadStart> {
    let face = |code: &Option<String>| match code {
        Some(code) => match setup.pool.find(code) {
            Some(face) => Ok(Some(face)),
            None => fault(setup, Breach::NoSuchCard { card: it.card }),
        },
        None => Ok(None),
    };
    let faces = [(face(&it.copy)?, What::Copy as fn(u16) -> What), (face(&it.renamed)?, What::Renamed)];
    let gained = face(&it.gained)?.map(What::Gained);
    let face = faces.into_iter().find_map(|(face, what)| face.map(what)).or(gained);
    let numbers = it.numbers.map(|(attack, defence)| What::Change(attack, defence));
    let flags = [(it.lost, What::Lost), (it.barred, What::Barred), (it.shielded, What::Shielded)];
    let flag = flags.into_iter().find(|of| of.0).map(|of| of.1);
    let what = numbers.or(it.keyword.map(What::Give)).or(flag).or(it.control.map(What::Control));
    let what = what.or(face).or(it.prevented.map(What::Prevented));
    Ok(what.map(|what| Lasting { card: it.card, what, until: it.until }))
}

/// The places: each with its item of the turn, its phase, and its item of the battle.
pub const PLACES: [(At, u8, Phase, Option<u8>); 19] = [
    (At::Reset, s400_turn::at::RESET, Phase::Reset, None),
    (At::Start, s400_turn::at::START, Phase::Reset, None),
    (At::StartFree, s400_turn::at::START_FREE, Phase::Start, None),
    (At::Draw, s400_turn::at::DRAW, Phase::Start, None),
    (At::DrawFree, s400_turn::at::DRAW_FREE, Phase::Draw, None),
    (At::Resource, s400_turn::at::RESOURCE, Phase::Resource, None),
    (At::ResourceFree, s400_turn::at::RESOURCE_FREE, Phase::Resource, None),
    (At::Main, s400_turn::at::ACTION, Phase::Action, None),
    (At::End, s400_turn::at::END, Phase::Action, None),
    (At::EndFree, s400_turn::at::END_FREE, Phase::End, None),
    (At::CleanUp, s400_turn::at::CLEAN, Phase::End, None),
    (At::Discard, s400_turn::at::DISCARD, Phase::CleanUp, None),
    (At::Declared, s400_turn::at::ACTION, Phase::Declaration, Some(s500_battle::at::DECLARED)),
    (At::Aim, s400_turn::at::ACTION, Phase::Declaration, Some(s500_battle::at::AIM)),
    (At::Attacked, s400_turn::at::ACTION, Phase::Attack, Some(s500_battle::at::ATTACKED)),
    (At::Defend, s400_turn::at::ACTION, Phase::DefenceDeclaration, Some(s500_battle::at::DEFEND)),
    (At::Defended, s400_turn::at::ACTION, Phase::DefenceDeclaration, Some(s500_battle::at::DEFENDED)),
    (At::Established, s400_turn::at::ACTION, Phase::Defence, Some(s500_battle::at::ESTABLISHED)),
    (At::Joined, s400_turn::at::ACTION, Phase::Battle, Some(s500_battle::at::JOINED)),
];

/// Sets turn and battle to the place of the position.
fn stand(setup: &Setup, state: &mut State, position: &Position) -> Result<(), BadStart> {
    let Some((at, place, phase, battle)) = PLACES.into_iter().find(|it| it.0 == position.at) else { return Ok(()) };
    state.agenda = vec![Frame { at: place, ..Frame::new(&TURN) }];
    state.turn.phase = phase;
    let before = matches!(at, At::Reset | At::Start | At::StartFree | At::Draw | At::DrawFree | At::Resource);
    state.turn.laid = position.laid.unwrap_or(!before);
    match (battle, &position.battle) {
        (Some(place), Some(it)) => {
            lay_battle(state, it, at);
            state.agenda.push(Frame { at: place, ..Frame::new(&BATTLE) });
            Ok(())
        }
        (None, None) => Ok(()),
        _ => Err(BadStart(crate::say!(
            setup,
            "a position has a `battle` where `at` is a place of one, and only there",
            "`at`处于战斗中时局面才有`battle`，且必须有"
        ))),
    }
}

fn lay_battle(state: &mut State, it: &Fights, at: At) {
    s500_battle::declare(state, it.attacker);
    state.agenda.truncate(1);
    let Some(fight) = &mut state.fight else { return };
    fight.objects.clone_from(&it.objects);
    fight.life = it.objects.is_empty() && !matches!(at, At::Declared | At::Aim);
    fight.declared = it.declared.iter().map(|of| (of.card, of.instead_of.unwrap_or(Card::NONE))).collect();
    fight.defenders.clone_from(&it.defenders);
    fight.joined = at == At::Joined;
}
