//! The values that facts carry, and their names for people.

use crate::games::cipher::log::words::Phase;
use crate::games::cipher::state::zones::{self, Area};
use crate::games::cipher::state::{Setup, State};
use crate::games::cipher::{Cipher, Clause};
use crate::judge::Worded;
use crate::log::Seat;
use crate::say;
use crate::table::{Card, NOWHERE, Zone};
use schemars::JsonSchema;
use serde::Serialize;

/// A card's zone and the zone's user. Nobody is the user if the log does not know where the card is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Spot {
    #[serde(skip_serializing_if = "Option::is_none")]
    of: Option<Seat>,
    zone: Area,
}

impl Spot {
    /// The spot for a zone.
    pub fn of(zone: Zone) -> Spot {
        Spot { of: (zone != NOWHERE).then(|| zones::user(zone)), zone: Area::of(zone) }
    }
}

impl Worded<Cipher> for Spot {
    fn worded(&self, setup: &Setup) -> String {
        let zone = self.zone.worded(setup);
        match self.of {
            Some(of) => say!(setup, "{of}'s {zone}", "{of}的{zone}", "{of}の{zone}"),
            None => zone,
        }
    }
}

/// A moment of the match: turn, phase and item. Before the first turn, it is an item of the preparation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Moment {
    turn: u16,
    player: Seat,
    phase: Phase,
    clause: Clause,
}

impl Moment {
    /// The present moment, at the item of a clause.
    pub const fn of(state: &State, clause: Clause) -> Moment {
        Moment { turn: state.turn.number, player: state.turn.player, phase: state.turn.phase, clause }
    }
}

impl Worded<Cipher> for Moment {
    fn worded(&self, setup: &Setup) -> String {
        let Moment { turn, player, clause, phase } = *self;
        if turn == 0 {
            return say!(
                setup,
                "the preparation stands at {clause}",
                "游戏的准备进行到{clause}",
                "ゲームの準備の{clause}"
            );
        }
        let phase = phase.worded(setup);
        say!(
            setup,
            "turn {turn} of {player} stands at {clause} in the {phase} phase",
            "第{turn}回合（{player}）的{phase}进行到{clause}",
            "ターン{turn}（{player}）の{phase}の{clause}"
        )
    }
}

/// The unit name of a card (4.13).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct UnitName(pub Card);

impl Worded<Cipher> for UnitName {
    fn worded(&self, setup: &Setup) -> String {
        setup.facts(self.0).map_or(String::new(), |facts| facts.unit_name_in(setup.tongue.names).to_owned())
    }
}

/// The card name of a card (4.14): its title and unit name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct CardName(pub Card);

impl Worded<Cipher> for CardName {
    fn worded(&self, setup: &Setup) -> String {
        setup.facts(self.0).map_or(String::new(), |facts| facts.names_in(setup.tongue.names).join(" "))
    }
}

/// A property of a unit that a text has changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Altered {
    /// 4.11
    Power,
    /// 4.15
    Range,
    /// 9.3.2.1.1
    Orbs,
}

impl Altered {
    const fn names(self) -> [&'static str; 3] {
        match self {
            Altered::Power => ["the power", "战斗力", "戦闘力"],
            Altered::Range => ["the range", "射程", "射程"],
            Altered::Orbs => ["the orbs destroyed by an attack", "攻击所将破坏的宝玉", "攻撃で破壊するオーブの数"],
        }
    }
}

impl Worded<Cipher> for Altered {
    fn worded(&self, setup: &Setup) -> String {
        setup.one_of(self.names()).to_owned()
    }
}
