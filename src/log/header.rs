//! The first record of a log.

use super::{Player, Seat};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The version of the log format that this library writes. It reads all versions up to it.
pub const FORMAT: u16 = 2;

/// The amount of a match that a log holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Detail {
    /// Every decision, chance and step. A missing or unrequired step is an illegal entry.
    Full,
    /// Decisions, chance and interventions only, numbered without gaps; the referee derives the steps. A step that is
    /// present anyway is judged as in a full log.
    Decisions,
}

/// The viewpoint of a log. Where the viewer could not see a card, the log may give `?` for it, and a verdict that depends
/// on the card is undecidable, not illegal. A `?` for a card that the viewer saw is illegal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum View {
    /// Every card is known; `?` does not occur.
    Omniscient,
    /// Player A's view.
    #[serde(rename = "A")]
    A,
    /// Player B's view.
    #[serde(rename = "B")]
    B,
    /// A spectator's view.
    Public,
    /// A spectator's view from the first entry on, with a starting table that was reconstructed afterwards. Cards that lie
    /// open at the start may therefore be unknown. For logs of programs that do not show how a match begins.
    Reconstructed,
}

impl View {
    /// Returns `true` if the viewer sees the cards that only this player sees.
    pub const fn is_of(self, player: Seat) -> bool {
        matches!((self, player), (View::Omniscient, _) | (View::A, Seat::A) | (View::B, Seat::B))
    }
}

/// The origin of a log that another program wrote.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Source {
    /// The program's id in `headjudge import`, such as `blackpoker-sim`.
    pub client: String,
    /// The edition of the rules that the program implements, in the program's own terms, such as `9.1.2`.
    pub rules: String,
}

/// The match's place in a tournament, in the tournament's own words. It serves lists over many logs; the referee ignores
/// it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Occasion {
    /// The name of the match, such as `final` or a number.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub r#match: Option<String>,
    /// The round.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub round: Option<String>,
    /// The table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<String>,
    /// The day, as `2025-11-22`.
    #[schemars(regex(pattern = "^[0-9]{4}-[0-9]{2}-[0-9]{2}$"))]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub date: Option<String>,
}

impl Occasion {
    fn misfit(&self) -> Option<String> {
        let date = self.date.as_ref().filter(|it| !is_date(it))?;
        let date: String = date.chars().take(LONGEST_TOLD).collect();
        Some(format!("in `occasion`, {date:?} is no day; one is written 2025-11-22"))
    }
}

/// The number of characters of a text that a fault message repeats.
const LONGEST_TOLD: usize = 24;

fn is_date(text: &str) -> bool {
    let digits = |it: &str, count: usize| it.len() == count && it.bytes().all(|digit| digit.is_ascii_digit());
    matches!(text.split('-').collect::<Vec<_>>()[..], [year, month, day]
        if digits(year, 4) && digits(month, 2) && digits(day, 2) && ("01"..="12").contains(&month) && ("01"..="31").contains(&day))
}

/// The first record of a log: the game, the players, and the amount of detail the log holds.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Header {
    /// The version of this format. In version 1, players have only a `name` and a `deck`.
    #[schemars(range(min = 1, max = 2))]
    pub headjudge: u16,
    /// The game's id, for instance `cipher`.
    pub game: String,
    /// The rulebook's edition, as printed in the first line of `headjudge rules GAME`, such as `comprehensive-26`. Any
    /// other edition is refused.
    pub edition: String,
    /// The amount of the match that the log holds.
    pub detail: Detail,
    /// The viewpoint of the log.
    pub view: View,
    /// Players A and B.
    pub players: [Player; 2],
    /// blake3 hash of the clause catalogue that the recorder judged by, in hexadecimal. Programs that judge nothing leave
    /// it out. A difference from the reader's own catalogue is a warning.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub catalogue: Option<String>,
    /// blake3 hash of the card definitions that the recorder used, in hexadecimal.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cards: Option<String>,
    /// The seed of the random generator, if there was one. It is extra: the outcomes are in the entries.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<u64>,
    /// The position that the log starts from, in the game's form. Without it, the match starts with the setup of the decks.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<serde_json::Value>,
    /// The choices that the rulebook leaves to the organiser, in the game's form. Without them, the game's usual ones
    /// apply. Some games have none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub options: Option<serde_json::Value>,
    /// The definitions of cards in the match that are not built into the game, in the game's form. They make the log
    /// self-contained; `headjudge record --cards FILE` adds them. New in format 2.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Option<serde_json::Value>")]
    pub definitions: Option<super::Definitions>,
    /// The match's place in a tournament: name, round, table, day. The referee ignores it. New in format 2.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub occasion: Option<Occasion>,
    /// The log's origin, if another program wrote it and it was imported. Findings that only reflect that program's edition
    /// of the rules are then told apart from illegal entries.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub source: Option<Source>,
}

impl Header {
    /// The fault of a header that uses fields its format does not have, or gives an unknown format.
    pub(super) fn misfit(&self) -> Option<String> {
        if self.headjudge < 2 && self.players.iter().any(Player::has_more_than_a_deck) {
            return Some("`lists`, `tokens` and `values` of a player need `\"headjudge\":2`".to_owned());
        }
        if self.headjudge < 2 && self.definitions.is_some() {
            return Some("`definitions` need `\"headjudge\":2`".to_owned());
        }
        if self.headjudge < 2 && self.occasion.is_some() {
            return Some("`occasion` needs `\"headjudge\":2`".to_owned());
        }
        let occasion = self.occasion.as_ref().and_then(Occasion::misfit);
        occasion.or_else(|| self.players.iter().find_map(Player::misnamed))
    }

    /// The player in a seat.
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }
}
