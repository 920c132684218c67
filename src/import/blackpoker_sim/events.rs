//! Reading an event.

use super::ids::{CardId, Code, UnitId, seat};
use super::model::{About, Aim, At, Combat, Event, What};
use crate::import::Refused;
use crate::log::{Seat, plain};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct StartedRead {
    turn_player: String,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct AskedRead {
    decision_id: String,
    legal_pattern_count: u32,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct ChoseRead {
    decision_id: String,
    player_id: String,
    source: String,
    selected_pattern_ref: u32,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct MovedRead {
    card_id: String,
    from: PlaceRead,
    to: PlaceRead,
    cause: Option<CauseRead>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct PlaceRead {
    kind: String,
    player_id: Option<String>,
    zone: Option<String>,
}

#[derive(Deserialize)]
struct CauseRead {
    #[serde(rename = "type")]
    sort: String,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct CreatedRead {
    request_id: String,
    action_ref: String,
    controller: String,
    source_pattern_id: Option<String>,
    #[serde(default)]
    target_refs: Vec<AimRead>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct AimRead {
    #[serde(rename = "type")]
    sort: String,
    unit_id: Option<String>,
    kind: Option<String>,
    request_id: Option<String>,
    target_player_key: Option<String>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct RequestRead {
    request_id: String,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct TopRead {
    player_id: String,
    zone: String,
    card_id: Option<String>,
    previous_card_id: Option<String>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct ResolvedRead {
    request_id: String,
    #[serde(default)]
    effect_skipped: bool,
    result: Option<ResultRead>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct ResultRead {
    damage_judge: Option<JudgeRead>,
}

#[derive(Deserialize)]
struct JudgeRead {
    combats: Vec<CombatRead>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct CombatRead {
    attacker_unit_id: String,
    attacker_card_code: Option<String>,
    #[serde(default)]
    blocker_unit_ids: Vec<String>,
    #[serde(default)]
    blocker_card_codes: Vec<String>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct PassedRead {
    player_id: String,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct TurnRead {
    to_turn_player: String,
    turn_count: u16,
}

#[derive(Deserialize)]
struct FinishedRead {
    winner: Option<String>,
}

impl Event {
    /// Reads an event; `place` is its index in the list, for one without a number.
    pub fn read(value: Value, place: u64) -> Result<Event, Refused> {
        let seq = value.get("seq").and_then(Value::as_u64);
        let sort = value.get("type").and_then(Value::as_str).map(str::to_owned);
        let (Some(seq), Some(sort)) = (seq, sort) else {
            let what = format!("event {place} of the list: a number `seq` and a text `type` were expected");
            return Err(Refused::file(what));
        };
        let version = value.get("stateVersion").and_then(Value::as_u64).unwrap_or(0) as u32;
        let what = What::read(&sort, value).map_err(|it| Refused::event(seq, format!("{}: {it}", plain(&sort))))?;
        Ok(Event { seq, version, what })
    }
}

impl What {
    fn read(sort: &str, value: Value) -> Result<What, String> {
        Ok(match sort {
            "match.started" => What::Started(player(&take::<StartedRead>(value)?.turn_player)?),
            "decision.requested" => {
                let it: AskedRead = take(value)?;
                What::Asked(it.decision_id, it.legal_pattern_count)
            }
            "decision.responded" => {
                let it: ChoseRead = take(value)?;
                let (by, about) = (player(&it.player_id)?, About::of(&it.source));
                What::Chose { decision: it.decision_id, by, about, selected: it.selected_pattern_ref }
            }
            "card.moved" => {
                let it: MovedRead = take(value)?;
                let as_cost = it.cause.is_some_and(|it| it.sort == "cost");
                What::Moved { card: card(&it.card_id)?, from: it.from.at()?, to: it.to.at()?, as_cost }
            }
            "request.created" => {
                let it: CreatedRead = take(value)?;
                let aim = it.target_refs.into_iter().next().map(AimRead::aim).transpose()?;
                let (request, by) = (request(&it.request_id)?, player(&it.controller)?);
                What::Created { request, action: it.action_ref, by, pattern: it.source_pattern_id, aim }
            }
            "request.resolve.started" => What::Resolving(request(&take::<RequestRead>(value)?.request_id)?),
            "request.cancelled" => What::Cancelled(request(&take::<RequestRead>(value)?.request_id)?),
            "zone.top.changed" => top(take(value)?)?,
            "request.resolved" => {
                let it: ResolvedRead = take(value)?;
                let combats = it.result.and_then(|it| it.damage_judge).map_or(Vec::new(), |it| it.combats);
                let combats = combats.into_iter().map(CombatRead::combat).collect::<Result<_, _>>()?;
                What::Resolved { request: request(&it.request_id)?, skipped: it.effect_skipped, combats }
            }
            "player.passed" => What::Passed(player(&take::<PassedRead>(value)?.player_id)?),
            "turn.changed" => {
                let it: TurnRead = take(value)?;
                What::Turn(player(&it.to_turn_player)?, it.turn_count)
            }
            "match.finished" => What::Finished(take::<FinishedRead>(value)?.winner.map(|it| player(&it)).transpose()?),
            "stage.pushed"
            | "stage.popped"
            | "chance.changed"
            | "trigger.detected"
            | "requestBuffer.enqueued"
            | "requestBuffer.dequeued" => What::Beside,
            _ => What::Unknown(plain(sort)),
        })
    }
}

impl About {
    fn of(source: &str) -> About {
        match source {
            "ACTION_REQUEST" => About::Action,
            "EFFECT_RESOLUTION" => About::Effect,
            "ZONE_TOP_SELECTION" => About::Top,
            _ => About::Other,
        }
    }
}

impl PlaceRead {
    fn at(&self) -> Result<At, String> {
        if self.kind == "request" {
            return Ok(At::Request);
        }
        let of = self.player_id.as_deref().ok_or("a zone's `playerId` was expected")?;
        let of = player(of)?;
        Ok(match self.zone.as_deref() {
            Some("hand") => At::Hand(of),
            Some("field") => At::Field(of),
            Some("grave") => At::Grave(of),
            Some("life") => At::Life(of),
            Some("fog") => At::Fog,
            _ => At::Elsewhere,
        })
    }
}

impl AimRead {
    fn aim(self) -> Result<Aim, String> {
        let lacks = |what: &str| format!("a target's `{what}` was expected");
        match self.sort.as_str() {
            "unit" => {
                let id = unit(&self.unit_id.ok_or_else(|| lacks("unitId"))?)?;
                Ok(Aim::Unit(id, self.kind.unwrap_or_default()))
            }
            "request" => Ok(Aim::Request(request(&self.request_id.ok_or_else(|| lacks("requestId"))?)?)),
            "player" => Ok(Aim::Player(player(&self.target_player_key.ok_or_else(|| lacks("targetPlayerKey"))?)?)),
            other => Err(format!("a target of type unit, request or player was expected, not {:?}", plain(other))),
        }
    }
}

impl CombatRead {
    fn combat(self) -> Result<Combat, String> {
        let mut codes = self.blocker_card_codes.iter().map(|it| Code::list(it));
        let blockers = self.blocker_unit_ids.iter().map(|it| Ok((unit(it)?, codes.next().unwrap_or_default())));
        Ok(Combat {
            attacker: unit(&self.attacker_unit_id)?,
            cards: self.attacker_card_code.as_deref().map_or(Vec::new(), Code::list),
            blockers: blockers.collect::<Result<_, String>>()?,
        })
    }
}

impl Code {
    /// Reads codes joined by `+`, and skips invalid ones.
    fn list(text: &str) -> Vec<Code> {
        text.split('+').filter_map(Code::read).collect()
    }
}

fn top(it: TopRead) -> Result<What, String> {
    let of = player(&it.player_id)?;
    let before = it.previous_card_id.as_deref().map(card).transpose()?;
    match it.card_id {
        Some(id) if it.zone == "grave" => Ok(What::Top { of, card: card(&id)?, before }),
        _ => Ok(What::Beside),
    }
}

fn take<T: DeserializeOwned>(value: Value) -> Result<T, String> {
    serde_json::from_value(value).map_err(|it| plain(&it.to_string()))
}

pub fn player(name: &str) -> Result<Seat, String> {
    seat(name).ok_or_else(|| format!("a player p1 or p2 was expected, not {:?}", plain(name)))
}

pub fn card(id: &str) -> Result<CardId, String> {
    CardId::read(id).ok_or_else(|| format!("a card such as p1-c-H10 was expected, not {:?}", plain(id)))
}

pub fn unit(id: &str) -> Result<UnitId, String> {
    UnitId::read(id).ok_or_else(|| format!("a unit such as bw-p1-preset was expected, not {:?}", plain(id)))
}

fn request(id: &str) -> Result<u32, String> {
    let number = id.strip_prefix("req-").and_then(|it| it.parse().ok());
    number.ok_or_else(|| format!("a request such as req-12 was expected, not {:?}", plain(id)))
}
