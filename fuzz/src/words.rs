//! Any word that a log can hold, from the fuzzer's bytes.

use arbitrary::{Result, Unstructured};
use headjudge::games::cipher::words::{Place, Until};
use headjudge::games::cipher::{Chance, Cipher, Clause, Decision, Effect, Line, Phase, Step};
use headjudge::log::{Body, Intervention, Seat};
use headjudge::table::Card;
use serde_json::Value;

fn seat(from: &mut Unstructured) -> Result<Seat> {
    Ok(*from.choose(&Seat::BOTH)?)
}

fn card(from: &mut Unstructured) -> Result<Card> {
    let place = from.int_in_range(0..=63u8)?;
    Ok(match place {
        63 => Card::UNKNOWN,
        62 => Card::new(seat(from)?, 499),
        place => Card::new(seat(from)?, place as usize % 26),
    })
}

fn line(from: &mut Unstructured) -> Result<Line> {
    Ok(*from.choose(&[Line::Front, Line::Back])?)
}

fn clause(from: &mut Unstructured) -> Result<Option<Clause>> {
    Ok(if from.ratio(1, 8)? { Some(*from.choose(Clause::ALL)?) } else { None })
}

pub fn body(from: &mut Unstructured) -> Result<Body<Cipher>> {
    Ok(match from.int_in_range(0..=9u8)? {
        0..=4 => Body::Decision { by: seat(from)?, what: decision(from)? },
        5..=7 => Body::Step { clause: clause(from)?, what: step(from)? },
        8 => Body::Chance { clause: clause(from)?, what: chance(from)? },
        _ => Body::Intervention(Box::new(intervention(from)?)),
    })
}

pub fn decision(from: &mut Unstructured) -> Result<Decision> {
    let (card, unit) = (card(from)?, card(from)?);
    Ok(match from.int_in_range(0..=15u8)? {
        0 => Decision::Lord { card },
        1 => Decision::Keep,
        2 => Decision::Redraw,
        3 => Decision::Bond { card },
        4 => Decision::Deploy { card, line: line(from)? },
        5 => Decision::LevelUp { card, unit },
        6 => Decision::Move { unit },
        7 => Decision::Attack { unit },
        8 => Decision::Target { unit },
        9 => Decision::Critical { card },
        10 => Decision::Evade { card },
        11 => Decision::BreakOrb { card },
        12 => Decision::KeepUnit { unit },
        13 => Decision::Use { unit, ability: from.arbitrary()? },
        14 => Decision::Resolve { card, ability: from.arbitrary()? },
        _ => Decision::Pass,
    })
}

pub fn step(from: &mut Unstructured) -> Result<Step> {
    let (player, card, unit) = (seat(from)?, card(from)?, card(from)?);
    Ok(match from.int_in_range(0..=24u8)? {
        0 => Step::Draw { player, card },
        1 => Step::Orb { player, card },
        2 => Step::RevealLord { player, card },
        3 => Step::TurnBegins { player, turn: from.arbitrary()? },
        4 => Step::Ready { player },
        5 => {
            let phases = [Phase::Start, Phase::Bond, Phase::Deployment, Phase::Action, Phase::End];
            Step::Phase { phase: *from.choose(&phases)? }
        }
        6 => Step::Expire,
        7 => Step::TurnEnds { player },
        8 => Step::Support { player, card },
        9 => Step::SupportFails { player, card },
        10 => Step::AddSupport { unit, by: from.arbitrary()? },
        11 => Step::CriticalPower { unit, by: from.arbitrary()? },
        12 => Step::Defeated { unit },
        13 => Step::Retreat { unit },
        14 => Step::SameName { unit },
        15 => Step::March { player },
        16 => Step::ClearSupport { player, card },
        17 => Step::Restore,
        18 => Step::BattleEnds,
        19 => Step::Result { winner: if from.arbitrary()? { Some(player) } else { None } },
        _ => Step::Text { source: card, does: effect(from)? },
    })
}

fn effect(from: &mut Unstructured) -> Result<Effect> {
    let unit = card(from)?;
    let card = unit;
    let places = [
        Place::Deck,
        Place::Hand,
        Place::Support,
        Place::Retreat,
        Place::Orbs,
        Place::Bonds,
        Place::Front,
        Place::Back,
    ];
    Ok(match from.int_in_range(0..=8u8)? {
        0 => {
            let until = *from.choose(&[Until::Battle, Until::Turn, Until::Later])?;
            Effect::Power { unit, by: from.arbitrary()?, until }
        }
        1 => Effect::Rest { unit },
        2 => Effect::Unrest { unit },
        3 => Effect::Move { unit },
        4 => Effect::Flip { card },
        5 => Effect::Defeat { unit },
        6 => Effect::Range { unit, one: from.arbitrary()?, two: from.arbitrary()? },
        _ => Effect::Put { card, to: *from.choose(&places)? },
    })
}

fn chance(from: &mut Unstructured) -> Result<Chance> {
    let player = seat(from)?;
    if from.ratio(1, 4)? {
        return Ok(Chance::First { player });
    }
    let count = from.int_in_range(0..=30usize)?;
    let order = (0..count).map(|_| card(from)).collect::<Result<_>>()?;
    Ok(Chance::Shuffle { player, order })
}

fn intervention(from: &mut Unstructured) -> Result<Intervention> {
    let reason = "x".to_owned();
    Ok(match from.int_in_range(0..=5u8)? {
        0 => Intervention::Note { text: from.arbitrary()? },
        1..=3 => Intervention::Rewind { to: from.int_in_range(0..=40)?, reason },
        _ => Intervention::Fix { position: position(from)?, reason },
    })
}

/// A position with odd zones.
pub fn position(from: &mut Unstructured) -> Result<Value> {
    let zones = |from: &mut Unstructured, of: Seat| -> Result<Value> {
        let mut places: Vec<u8> = (1..=24).collect();
        let mut some = |from: &mut Unstructured, most: usize| -> Result<Vec<String>> {
            let count = from.int_in_range(0..=most)?;
            let mut cards = Vec::new();
            for _ in 0..count {
                if from.ratio(1, 20)? || places.is_empty() {
                    cards.push("?".to_owned());
                } else {
                    let place = from.choose_index(places.len())?;
                    cards.push(format!("{of}{}", places.swap_remove(place)));
                }
            }
            Ok(cards)
        };
        let mut rows = Vec::new();
        for _ in 0..2 {
            let mut row = Vec::new();
            for _ in 0..from.int_in_range(0..=3)? {
                let mut cards: Vec<_> = some(from, 3)?.into_iter().filter(|it| it != "?").collect();
                if cards.is_empty() {
                    cards = some(from, 1)?;
                }
                row.push(serde_json::json!({"cards":cards,"lord":from.ratio(1, 2)?,"rested":from.ratio(1, 3)?,
                    "defeated":from.ratio(1, 5)?,"levelled":from.ratio(1, 5)?,"class_changed":from.ratio(1, 5)?,
                    "bonus":from.ratio(1, 5)?}));
            }
            rows.push(row);
        }
        Ok(serde_json::json!({"front":rows[0],"back":rows[1],"hand":some(from, 5)?,"bonds":some(from, 4)?,
            "bonds_down":some(from, 2)?,"orbs":some(from, 3)?,"retreat":some(from, 4)?,"support":some(from, 2)?,
            "deck":some(from, 4)?}))
    };
    let phase = *from.choose(&["start", "bond", "deployment", "action", "end"])?;
    let (a, b) = (zones(from, Seat::A)?, zones(from, Seat::B)?);
    let mut triggers = Vec::new();
    for _ in 0..from.int_in_range(0..=2)? {
        triggers.push(serde_json::json!({"user":seat(from)?.to_string(),"card":card(from)?.to_string(),
            "ability":from.int_in_range(0..=3)?,"wave":from.int_in_range(0..=2)?}));
    }
    Ok(serde_json::json!({"turn":from.arbitrary::<u16>()?,"player":seat(from)?.to_string(),"phase":phase,
        "spent":from.arbitrary::<u16>()?,"A":a,"B":b,"triggers":triggers}))
}
