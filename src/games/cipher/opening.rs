//! How a match begins: from the header's decks, or from a position that somebody wrote down.

use super::agenda::{Frame, Proc, settle};
use super::state::{Setup, State, Trigger};
use super::words::{Line, Phase, Step};
use super::zones::{self, BONUS, CLASS_CHANGED, DEFEATED, FACE_UP, LEVELLED, LORD, RESTED, SURPLUS};
use super::{Cipher, Sink, cards, preparation};
use crate::judge::{BadStart, Game};
use crate::log::{Header, Seat, from_json, plain, short};
use crate::table::{Card, MOST_CARDS, NOWHERE, Zone};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A position: both players' zones, the turn, the phase, and what was already done this turn.
///
/// The match stands at the beginning of the named phase. A card of a deck list that no zone names lies at the
/// bottom of its owner's deck, below the cards that `deck` names, in the list's order; but if that player's
/// hand, orbs, bonds or deck hold a `?`, the deck is what `deck` says and nobody knows where the card is. The
/// lists may be short: what chapter 12 asks of a deck is judged only in a log that begins without a position.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// The turn's number, from 1. Odd turns are those of the player who went first; turn 1 has neither draw nor
    /// attack.
    #[schemars(range(min = 1))]
    pub turn: u16,
    /// The turn player.
    pub player: Seat,
    /// The phase that the match stands at the beginning of. With `start` the log goes on with `turn_begins`;
    /// with any other the phase has begun, and there is no `phase` step for it.
    pub phase: Phase,
    /// The costs of this turn's deployments and level-ups so far (15.1.2).
    #[serde(default)]
    pub spent: u16,
    /// Player A's zones.
    #[serde(rename = "A")]
    pub a: Zones,
    /// Player B's zones.
    #[serde(rename = "B")]
    pub b: Zones,
    /// Triggered abilities that are still to be resolved (10.2).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub triggers: Vec<Triggered>,
}

/// A player's zones in a position.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Zones {
    /// The top of the deck, the top card first. Under these lie the cards that no zone names.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub deck: Vec<Card>,
    /// The hand.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub hand: Vec<Card>,
    /// The front line.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub front: Vec<Unit>,
    /// The back line.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub back: Vec<Unit>,
    /// Face-up bonds.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub bonds: Vec<Card>,
    /// Face-down bonds.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub bonds_down: Vec<Card>,
    /// Orbs.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub orbs: Vec<Card>,
    /// The retreat area.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub retreat: Vec<Card>,
    /// The support area.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub support: Vec<Card>,
}

/// A unit in a position.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
#[schemars(extend("required" = ["cards"]))]
pub struct Unit {
    /// The unit's cards, the top card first; at least one, and none of them `?`.
    #[schemars(length(min = 1))]
    pub cards: Vec<Card>,
    /// It is the player's lord. A player without one loses at the first check timing (3.1.1).
    #[serde(skip_serializing_if = "is_false")]
    pub lord: bool,
    /// It is rested.
    #[serde(skip_serializing_if = "is_false")]
    pub rested: bool,
    /// It is about to be defeated (5.1.2.7).
    #[serde(skip_serializing_if = "is_false")]
    pub defeated: bool,
    /// It was levelled up this turn (14.2.4).
    #[serde(skip_serializing_if = "is_false")]
    pub levelled: bool,
    /// It changed class this turn (14.2.5.1).
    #[serde(skip_serializing_if = "is_false")]
    pub class_changed: bool,
    /// Its class-change bonus is triggered (14.2.5.2).
    #[serde(skip_serializing_if = "is_false")]
    pub bonus: bool,
}

#[allow(clippy::trivially_copy_pass_by_ref)]
fn is_false(it: &bool) -> bool {
    !it
}

/// A triggered ability in a position.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Triggered {
    /// Whose.
    pub user: Seat,
    /// The card that has it.
    pub card: Card,
    /// Which of the card's abilities, counted from 1.
    pub ability: u8,
    /// 10.2.3: a higher number was triggered later.
    #[serde(default)]
    pub wave: u8,
}

/// The most triggered abilities that a position may hold.
const MOST_TRIGGERS: usize = 200;

/// Prepares a match from its header.
///
/// # Errors
/// [`BadStart`] for another edition, an unknown card code, too many cards, or an impossible position.
pub fn open(header: &Header, sink: &mut Sink<Cipher>) -> Result<(Setup, State), BadStart> {
    if header.edition != Cipher::EDITION {
        return Err(BadStart(format!(
            "the edition \"{}\" of the Cipher rules is not known; this program judges by {:?}",
            plain(&header.edition),
            Cipher::EDITION
        )));
    }
    if header.options.is_some() {
        return Err(BadStart("the header has options; the Cipher rules leave nothing to choose".to_owned()));
    }
    let setup = setup(header)?;
    let state = match &header.position {
        Some(position) => set_position(&setup, position, sink)?,
        None => {
            preparation::check_decks(&setup, sink);
            from_the_decks(&setup)
        }
    };
    Ok((setup, state))
}

fn setup(header: &Header) -> Result<Setup, BadStart> {
    let names = Seat::BOTH.map(|of| short(&header.player(of).name));
    let a = faces(header, Seat::A)?;
    let b = faces(header, Seat::B)?;
    Ok(Setup::new(names, [a, b]))
}

fn faces(header: &Header, of: Seat) -> Result<Vec<Option<usize>>, BadStart> {
    let deck = &header.player(of).deck;
    if deck.len() > MOST_CARDS {
        return Err(BadStart(format!("{of}'s deck has {} cards; {MOST_CARDS} is the most that is read", deck.len())));
    }
    let face = |(place, code): (usize, &String)| {
        match code.as_str() {
        "?" => Ok(None),
        code => cards::find(code).map(Some).ok_or_else(|| {
            BadStart(format!(
                "{of}'s deck, card {}: no Cipher card with the code \"{}\" is known; the codes are those of S01 and S02, such as \"S01-001\", or \"?\"",
                place + 1,
                plain(code)
            ))
        }),
    }
    };
    deck.iter().enumerate().map(face).collect()
}

/// 12.2.1: before the preparation, all cards are in the decks, in no order that matters.
fn from_the_decks(setup: &Setup) -> State {
    let mut state = State::new(setup, Proc::Preparation);
    for of in Seat::BOTH {
        for card in setup.cards(of).collect::<Vec<_>>().into_iter().rev() {
            state.table.put(card, zones::deck(of), 0);
        }
    }
    settle(setup, &mut state);
    state
}

/// Sets up a position.
///
/// # Errors
/// [`BadStart`] for JSON that is no position, a card that is not in the match, or one in two places.
pub fn set_position(setup: &Setup, position: &serde_json::Value, _: &mut Sink<Cipher>) -> Result<State, BadStart> {
    let position: Position = from_json("a position", position).map_err(BadStart)?;
    let mut state = State::new(setup, Proc::Turn);
    for (of, zones) in [(Seat::A, &position.a), (Seat::B, &position.b)] {
        lay_out(setup, &mut state, of, zones)?;
    }
    if position.triggers.len() > MOST_TRIGGERS {
        return Err(BadStart(format!("the position has more than {MOST_TRIGGERS} triggered abilities")));
    }
    for it in &position.triggers {
        if state.table.zone(it.card) == NOWHERE {
            return Err(BadStart(format!("the position names an ability of {}, which is nowhere", it.card)));
        }
        let Triggered { user, card, ability, wave } = *it;
        state.triggers.push(Trigger { user, card, ability, wave });
    }
    stand(&mut state, &position)?;
    settle(setup, &mut state);
    Ok(state)
}

/// Puts the agenda at the beginning of the phase.
fn stand(state: &mut State, position: &Position) -> Result<(), BadStart> {
    if position.turn == 0 {
        return Err(BadStart("a position's turns are counted from 1".to_owned()));
    }
    let (place, proc) = match position.phase {
        Phase::Start => (1, Proc::Start),
        Phase::Bond => (2, Proc::Bond),
        Phase::Deployment => (3, Proc::Deployment),
        Phase::Action => (4, Proc::Action),
        Phase::End => (5, Proc::End),
    };
    let turn = &mut state.turn;
    turn.player = position.player;
    turn.first = if position.turn % 2 == 1 { position.player } else { position.player.other() };
    turn.number = if position.phase == Phase::Start { position.turn - 1 } else { position.turn };
    turn.phase = if position.phase == Phase::Start { Phase::End } else { position.phase };
    turn.spent = position.spent;
    state.agenda = vec![Frame { at: place, ..Frame::new(Proc::Turn) }, Frame::new(proc)];
    Ok(())
}

fn lay_out(setup: &Setup, state: &mut State, of: Seat, zones: &Zones) -> Result<(), BadStart> {
    let piles: [(&[Card], Zone, u16); 6] = [
        (&zones.hand, zones::hand(of), 0),
        (&zones.bonds, zones::bonds(of), FACE_UP),
        (&zones.bonds_down, zones::bonds(of), 0),
        (&zones.orbs, zones::orbs(of), 0),
        (&zones.retreat, zones::retreat(of), FACE_UP),
        (&zones.support, zones::support(of), FACE_UP),
    ];
    for (cards, zone, marks) in piles {
        for card in cards {
            lay(setup, state, of, *card, zone, marks)?;
        }
    }
    for (units, line) in [(&zones.front, Line::Front), (&zones.back, Line::Back)] {
        for unit in units {
            lay_unit(setup, state, of, unit, line)?;
        }
    }
    for card in &zones.deck {
        lay(setup, state, of, *card, zones::deck(of), 0)?;
    }
    fill_deck(setup, state, of, zones);
    Ok(())
}

/// The cards that no zone names lie under those that the deck names, which were laid top card first.
fn fill_deck(setup: &Setup, state: &mut State, of: Seat, zones: &Zones) {
    let hides = |zone: Zone| state.table.hides(zone);
    let hidden = hides(zones::hand(of)) || hides(zones::orbs(of)) || hides(zones::deck(of)) || hides(zones::bonds(of));
    let rest: Vec<Card> = setup.cards(of).filter(|it| state.table.zone(*it) == NOWHERE).collect();
    state.table.clear(zones::deck(of), |_| {});
    let rest = if hidden { Vec::new() } else { rest };
    for card in rest.into_iter().rev().chain(zones.deck.iter().rev().copied()) {
        state.table.put(card, zones::deck(of), 0);
    }
}

fn lay(setup: &Setup, state: &mut State, of: Seat, card: Card, zone: Zone, marks: u16) -> Result<(), BadStart> {
    if card.is_known() {
        if !setup.has(card) || card.owner() != of {
            let size = setup.sizes[of.index()];
            return Err(BadStart(format!(
                "the position puts {card} into {of}'s {}; {of}'s cards are {of}1 to {of}{size}",
                zones::name(zone)
            )));
        }
        let at = state.table.zone(card);
        if at != NOWHERE {
            let (one, other) = (zones::name(at), zones::name(zone));
            return Err(BadStart(format!("the position has {card} in two places: the {one} and the {other}")));
        }
    }
    if state.table.pile(zone).len() >= MOST_CARDS {
        return Err(BadStart(format!(
            "the position puts more than {MOST_CARDS} cards into {of}'s {}",
            zones::name(zone)
        )));
    }
    state.table.put(card, zone, marks);
    Ok(())
}

fn lay_unit(setup: &Setup, state: &mut State, of: Seat, unit: &Unit, line: Line) -> Result<(), BadStart> {
    let zone = zones::line(of, line);
    let mut cards = unit.cards.iter().rev();
    let Some(bottom) = cards.next() else {
        return Err(BadStart(format!("a unit in {of}'s {} has no cards", zones::name(zone))));
    };
    if let Some(hidden) = unit.cards.iter().find(|it| !it.is_known()) {
        return Err(BadStart(format!(
            "a unit in {of}'s {} names {hidden}; units are public (6.4.1)",
            zones::name(zone)
        )));
    }
    lay(setup, state, of, *bottom, zone, 0)?;
    let mut top = *bottom;
    for card in cards {
        if state.table.zone(*card) != NOWHERE || !setup.has(*card) || card.owner() != of {
            return Err(BadStart(format!("the position has {card} in two places, or it is not {of}'s card")));
        }
        state.table.cover(top, *card, zones::under(of));
        top = *card;
    }
    let flags = [
        (true, FACE_UP),
        (unit.lord, LORD),
        (unit.rested, RESTED),
        (unit.defeated, DEFEATED),
        (unit.levelled, LEVELLED),
        (unit.class_changed, CLASS_CHANGED),
        (unit.bonus, BONUS),
    ];
    let marks = flags.into_iter().filter(|(set, _)| *set).fold(0, |all, (_, mark)| all | mark);
    state.table.mark(top, marks, 0);
    Ok(())
}

/// Where the log and the referee know different amounts of the same step: the step with the known card.
#[cold]
pub fn fill_in(state: &State, due: &Step, logged: &Step) -> Option<Step> {
    if happen_together(state, due, logged) {
        return Some(*logged);
    }
    let (one, other) = (hidden_card(due)?, hidden_card(logged)?);
    let own = other.card == Card::UNKNOWN || other.card.owner() == one.player;
    let same = std::mem::discriminant(due) == std::mem::discriminant(logged) && one.player == other.player && own;
    if !same {
        return None;
    }
    if other.card == Card::UNKNOWN {
        return Some(*due);
    }
    (one.card == Card::UNKNOWN && state.table.could_be_in(other.card, one.from)).then_some(*logged)
}

/// 9.2.1: units of one player, 9.3.3: units of both, that go to the retreat area at the same time; a log may
/// name them in any order (cipher-0020).
fn happen_together(state: &State, due: &Step, logged: &Step) -> bool {
    let user = |it: Card| state.stands(it).map(|(user, _)| user);
    match (*due, *logged) {
        (Step::Retreat { .. }, Step::Retreat { unit }) => user(unit).is_some() && state.table.has(unit, DEFEATED),
        (Step::SameName { unit: one }, Step::SameName { unit: other }) => {
            user(one).is_some() && user(one) == user(other) && state.table.has(other, SURPLUS)
        }
        _ => false,
    }
}

struct Hidden {
    player: Seat,
    card: Card,
    from: Zone,
}

/// The steps that show a card which the log's view may hide.
fn hidden_card(step: &Step) -> Option<Hidden> {
    match *step {
        Step::Draw { player, card } | Step::Orb { player, card } | Step::Support { player, card } => {
            Some(Hidden { player, card, from: zones::deck(player) })
        }
        Step::RevealLord { player, card } => Some(Hidden { player, card, from: zones::line(player, Line::Front) }),
        _ => None,
    }
}
