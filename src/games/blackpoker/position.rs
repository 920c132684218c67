//! A whole table, written down by hand.

use super::BlackPoker;
use super::agenda::{Proc, settle};
use super::state::{Block, Change, Request, Setup, State};
use super::words::{Action, Target};
use super::zones::{self, ARRIVED, DRIVEN, UP};
use crate::judge::{BadStart, Sink};
use crate::log::{Seat, from_json};
use crate::table::{Card, Few, MOST_CARDS, NOWHERE, Zone};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A position: both players' zones, whose turn it is, and the stage.
///
/// The match stands where the turn player requests something, or, with requests on the stage, where the holder of
/// the chance requests or passes. A card of a deck list that no zone names lies at the bottom of its owner's
/// life, below the cards that `life` names, in the list's order; but if that player's hand, life or grave hold a
/// `?`, the life is what `life` says and nobody knows where the card is.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// The turn's number, from 1.
    #[schemars(range(min = 1))]
    pub turn: u16,
    /// The turn player.
    pub player: Seat,
    /// Who has the chance; without it the turn player.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub chance: Option<Seat>,
    /// Who is on the pass list.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub passed: Option<Seat>,
    /// attack.limit, set_bulwark.limit: which of the two were requested this turn.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub used: Vec<Action>,
    /// Player A's zones.
    #[serde(rename = "A")]
    pub a: Zones,
    /// Player B's zones.
    #[serde(rename = "B")]
    pub b: Zones,
    /// The stage, the lowest request first; they are numbered from 1.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub stage: Vec<Staged>,
    /// This turn's attackers with their blockers, in the order in which they were designated: where a Block or a
    /// Damage Judgement is on the stage.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub attackers: Vec<Attacker>,
}

/// A player's zones in a position.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Zones {
    /// The top of the life, the top card first. Under these lie the cards that no zone names.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub life: Vec<Card>,
    /// The hand.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub hand: Vec<Card>,
    /// The grave, the top card last.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub grave: Vec<Card>,
    /// Bulwarks, the one nearest to the life first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub bulwarks: Vec<Bulwark>,
    /// Soldiers.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub soldiers: Vec<Soldier>,
}

/// A bulwark in a position.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Bulwark {
    /// Its card.
    pub card: Card,
    /// It is driven.
    #[serde(default, skip_serializing_if = "is_false")]
    pub driven: bool,
    /// It lies face up.
    #[serde(default, skip_serializing_if = "is_false")]
    pub up: bool,
}

/// A soldier in a position.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Soldier {
    /// Its cards, the first of which names it.
    #[schemars(length(min = 1))]
    pub cards: Vec<Card>,
    /// It is driven.
    #[serde(default, skip_serializing_if = "is_false")]
    pub driven: bool,
    /// It came to the field this turn.
    #[serde(default, skip_serializing_if = "is_false")]
    pub arrived: bool,
    /// By how much its size is changed until the turn ends.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub size: i16,
}

/// A request in a position.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Staged {
    /// Whose.
    pub by: Seat,
    /// Which action.
    pub action: Action,
    /// Its key cards.
    #[serde(default, skip_serializing_if = "Few::is_empty")]
    pub keys: Few,
    /// What it is aimed at.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub target: Option<Target>,
}

/// An attacker in a position.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Attacker {
    /// The soldier.
    pub unit: Card,
    /// Who blocks it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub blockers: Vec<Card>,
}

#[allow(clippy::trivially_copy_pass_by_ref)]
fn is_false(it: &bool) -> bool {
    !it
}

#[allow(clippy::trivially_copy_pass_by_ref)]
fn is_zero(it: &i16) -> bool {
    *it == 0
}

/// The most requests that a position may hold.
const MOST_REQUESTS: usize = 200;

/// Sets up a position.
///
/// # Errors
/// [`BadStart`] for JSON that is no position, a card that is not in the match, or one in two places.
pub fn set(setup: &Setup, position: &serde_json::Value, _: &mut Sink<BlackPoker>) -> Result<State, BadStart> {
    let position: Position = from_json("a position", position).map_err(BadStart)?;
    if position.turn == 0 {
        return Err(BadStart("a position's turns are counted from 1".to_owned()));
    }
    let mut state = State::new(setup, Proc::Flow);
    for (of, zones) in [(Seat::A, &position.a), (Seat::B, &position.b)] {
        lay_out(setup, &mut state, of, zones)?;
    }
    let turn = &mut state.turn;
    (turn.number, turn.player) = (position.turn, position.player);
    turn.attacked = position.used.contains(&Action::Attack);
    turn.set = position.used.contains(&Action::SetBulwark);
    stage(setup, &mut state, &position.stage)?;
    attack(&mut state, &position.attackers)?;
    state.chance = position.chance.unwrap_or(position.player);
    if let Some(of) = position.passed {
        state.passed[of.index()] = true;
    }
    for (of, zones) in [(Seat::A, &position.a), (Seat::B, &position.b)] {
        fill_life(setup, &mut state, of, zones);
    }
    settle(setup, &mut state);
    Ok(state)
}

fn lay_out(setup: &Setup, state: &mut State, of: Seat, zones: &Zones) -> Result<(), BadStart> {
    for card in &zones.hand {
        lay(setup, state, of, *card, zones::hand(of), 0)?;
    }
    for card in &zones.grave {
        lay(setup, state, of, *card, zones::grave(of), 0)?;
    }
    for it in &zones.bulwarks {
        named(of, it.card, "bulwarks")?;
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

fn named(of: Seat, card: Card, zone: &str) -> Result<(), BadStart> {
    if card.is_known() {
        return Ok(());
    }
    Err(BadStart(format!(
        "{of}'s {zone} name {card}; a card on the field has a name, and where its face is hidden its code in the deck list is \"?\""
    )))
}

fn lay_soldier(setup: &Setup, state: &mut State, of: Seat, soldier: &Soldier) -> Result<(), BadStart> {
    let Some((first, further)) = soldier.cards.split_first() else {
        return Err(BadStart(format!("one of {of}'s soldiers has no cards")));
    };
    soldier.cards.iter().try_for_each(|it| named(of, *it, "soldiers"))?;
    let marks = flag(soldier.driven, DRIVEN) | flag(soldier.arrived, ARRIVED);
    lay(setup, state, of, *first, zones::soldiers(of), marks)?;
    for card in further {
        free(setup, state, of, *card, zones::soldiers(of))?;
        state.table.tuck(*first, *card, zones::under(of));
    }
    if soldier.size != 0 {
        state.changes.push(Change { unit: *first, by: soldier.size });
    }
    Ok(())
}

/// Whether a card may be laid somewhere: it is the player's, and nowhere yet.
fn free(setup: &Setup, state: &State, of: Seat, card: Card, zone: Zone) -> Result<(), BadStart> {
    let name = zones::name(zone);
    if !setup.has(card) || card.owner() != of {
        let size = setup.sizes[of.index()];
        return Err(BadStart(format!(
            "the position puts {card} into {of}'s {name}; {of}'s cards are {of}1 to {of}{size}"
        )));
    }
    match state.table.zone(card) {
        NOWHERE => Ok(()),
        at => Err(BadStart(format!("the position has {card} in two places: the {} and the {name}", zones::name(at)))),
    }
}

fn lay(setup: &Setup, state: &mut State, of: Seat, card: Card, zone: Zone, marks: u16) -> Result<(), BadStart> {
    if card.is_known() {
        free(setup, state, of, card, zone)?;
    }
    if state.table.pile(zone).len() >= MOST_CARDS {
        let name = zones::name(zone);
        return Err(BadStart(format!("the position puts more than {MOST_CARDS} cards into {of}'s {name}")));
    }
    state.table.put(card, zone, marks);
    Ok(())
}

/// The cards that no zone names lie under those that the life names, which were laid top card first.
fn fill_life(setup: &Setup, state: &mut State, of: Seat, zones: &Zones) {
    let hidden = [zones::hand(of), zones::life(of), zones::grave(of)].into_iter().any(|it| state.table.hides(it));
    let rest: Vec<Card> = setup.cards(of).filter(|it| state.table.zone(*it) == NOWHERE).collect();
    state.table.clear(zones::life(of), |_| {});
    let rest = if hidden { Vec::new() } else { rest };
    for card in rest.into_iter().rev().chain(zones.life.iter().rev().copied()) {
        state.table.put(card, zones::life(of), 0);
    }
}

fn stage(setup: &Setup, state: &mut State, stage: &[Staged]) -> Result<(), BadStart> {
    if stage.len() > MOST_REQUESTS {
        return Err(BadStart(format!("the position has more than {MOST_REQUESTS} requests on the stage")));
    }
    for it in stage {
        for card in it.keys.cards() {
            lay(setup, state, it.by, *card, zones::keys(it.by), 0)?;
        }
        state.requests += 1;
        let Staged { by, action, keys, target } = *it;
        state.stage.push(Request { number: state.requests, by, action, keys, target });
    }
    Ok(())
}

fn attack(state: &mut State, attackers: &[Attacker]) -> Result<(), BadStart> {
    for it in attackers {
        let mut all = [it.unit].into_iter().chain(it.blockers.iter().copied());
        if let Some(absent) = all.find(|it| !state.stands(*it)) {
            return Err(BadStart(format!("{absent} attacks or blocks in the position, but is not on the field")));
        }
        if state.attackers.contains(&it.unit) {
            return Err(BadStart(format!("{} attacks twice in the position", it.unit)));
        }
        state.attackers.push(it.unit);
        for unit in it.blockers.iter().copied() {
            if state.blocks.iter().any(|it| it.unit == unit) {
                return Err(BadStart(format!("{unit} blocks twice in the position")));
            }
            state.blocks.push(Block { unit, attacker: it.unit });
        }
    }
    Ok(())
}
