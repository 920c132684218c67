//! Data added around the client's log: decks, the initial table, and choices in words.

use super::events::{card, player, unit};
use super::ids::{CardId, UnitId};
use super::model::{Chosen, Extra, Side, Unit};
use crate::log::Seat;
use serde::Deserialize;
use std::collections::HashMap;

#[derive(Deserialize)]
pub struct InitialRead {
    players: HashMap<String, SideRead>,
}

#[derive(Deserialize)]
struct SideRead {
    life: Vec<String>,
    hand: Vec<String>,
    grave: Vec<String>,
    field: Vec<UnitRead>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct UnitRead {
    unit_id: String,
    state: String,
    face: String,
    cards: Vec<String>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct DecisionRead {
    decision_id: Option<String>,
    effect_selection: Option<SelectionRead>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct SelectionRead {
    selection_type: String,
    #[serde(default)]
    selected_values: Vec<String>,
    #[serde(default)]
    assignments: Vec<AssignmentRead>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct AssignmentRead {
    source_unit_id: String,
    selected_unit_ids: Vec<String>,
}

impl Extra {
    /// Assembles the data around a log.
    pub fn new<'a>(
        cards: impl Iterator<Item = &'a String>,
        initial: InitialRead,
        decisions: Vec<DecisionRead>,
    ) -> Result<Extra, String> {
        let mut decks = [Vec::new(), Vec::new()];
        for id in cards {
            let card = card(id).map_err(|it| format!("`cards`: {it}"))?;
            decks[card.owner.index()].push(card.code);
        }
        decks.iter_mut().for_each(|it| it.sort_unstable());
        let mut sides: Vec<(Seat, Side)> = Vec::new();
        for (name, side) in initial.players {
            let side = player(&name).and_then(|it| Ok((it, side.side()?)));
            sides.push(side.map_err(|it| format!("`initial`: {it}"))?);
        }
        sides.sort_by_key(|it| it.0);
        let sides: Vec<Side> = sides.into_iter().map(|it| it.1).collect();
        let tables = sides.try_into().map_err(|_| "`initial`: the players p1 and p2 were expected".to_owned())?;
        let mut chosen = HashMap::new();
        for DecisionRead { decision_id, effect_selection } in decisions {
            if let (Some(id), Some(selection)) = (decision_id, effect_selection)
                && let Some(it) = selection.chosen().map_err(|it| format!("`decisions`: {it}"))?
            {
                chosen.insert(id, it);
            }
        }
        Ok(Extra { decks, tables, chosen })
    }
}

impl SideRead {
    fn side(self) -> Result<Side, String> {
        let field = self.field.into_iter().map(UnitRead::unit).collect::<Result<_, _>>()?;
        Ok(Side { life: cards(&self.life)?, hand: cards(&self.hand)?, grave: cards(&self.grave)?, field })
    }
}

impl UnitRead {
    fn unit(self) -> Result<Unit, String> {
        let (driven, up) = (self.state == "drive", self.face == "up");
        Ok(Unit { id: unit(&self.unit_id)?, cards: cards(&self.cards)?, driven, up })
    }
}

impl SelectionRead {
    fn chosen(self) -> Result<Option<Chosen>, String> {
        Ok(match self.selection_type.as_str() {
            "card" => self.selected_values.first().map(|it| card(it)).transpose()?.map(Chosen::Card),
            "unit" => Some(Chosen::Units(units(&self.selected_values)?)),
            "unitAssignment" => {
                let of = |it: &AssignmentRead| Ok((unit(&it.source_unit_id)?, units(&it.selected_unit_ids)?));
                Some(Chosen::Blocks(self.assignments.iter().map(of).collect::<Result<_, String>>()?))
            }
            _ => None,
        })
    }
}

fn cards(ids: &[String]) -> Result<Vec<CardId>, String> {
    ids.iter().map(|it| card(it)).collect()
}

fn units(ids: &[String]) -> Result<Vec<UnitId>, String> {
    ids.iter().map(|it| unit(it)).collect()
}
