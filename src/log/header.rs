//! The first record of a log.

use super::{Player, Seat};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The version of the log format that this library writes. It reads all versions up to it.
pub const FORMAT: u16 = 2;

/// How much of a match a log holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Detail {
    /// Every decision, chance and step. A step that is missing, or is there without being asked for, is an
    /// illegal entry.
    Full,
    /// Decisions, chance and interventions alone, numbered without gaps; the referee derives the steps.
    /// A step that is there nevertheless is judged like one of a full log.
    Decisions,
}

/// Whose eyes a log was written through. Where the viewer could not see a card, the log may say `?` for it, and
/// what depends on such a card is undecidable, not illegal. A `?` for a card that the viewer saw is illegal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum View {
    /// Everything is known; there is no `?`.
    Omniscient,
    /// What player A could see.
    #[serde(rename = "A")]
    A,
    /// What player B could see.
    #[serde(rename = "B")]
    B,
    /// What a spectator could see.
    Public,
    /// What a spectator could see from the first entry on. The table of the beginning was worked out afterwards, so that
    /// cards may be unknown that lie there for all to see. For logs of programs that do not show how a match begins.
    Reconstructed,
}

impl View {
    /// Whether the viewer sees what only this player sees.
    pub const fn is_of(self, player: Seat) -> bool {
        matches!((self, player), (View::Omniscient, _) | (View::A, Seat::A) | (View::B, Seat::B))
    }
}

/// Where a log comes from that another program wrote.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Source {
    /// The program, by the id that `headjudge import` has for it, such as `blackpoker-sim`.
    pub client: String,
    /// The edition of the rules that the program plays by, as it calls it, such as `9.1.2`.
    pub rules: String,
}

/// The match in its tournament, in the tournament's own words: for lists over many logs, and judged by nobody.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Occasion {
    /// What the match is called, such as `final` or a number.
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

/// A text is cut behind so many characters where a fault tells of it.
const LONGEST_TOLD: usize = 24;

fn is_date(text: &str) -> bool {
    let digits = |it: &str, count: usize| it.len() == count && it.bytes().all(|it| it.is_ascii_digit());
    matches!(text.split('-').collect::<Vec<_>>()[..], [year, month, day]
        if digits(year, 4) && digits(month, 2) && digits(day, 2) && ("01"..="12").contains(&month) && ("01"..="31").contains(&day))
}

/// The first record of a log: what is played, by whom, and what the log can be expected to hold.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Header {
    /// The version of this format: 2; or 1, in which players have a `name` and a `deck` alone.
    #[schemars(range(min = 1, max = 2))]
    pub headjudge: u16,
    /// The game's id, for instance `cipher`.
    pub game: String,
    /// The rulebook's edition, as `headjudge rules GAME` prints it in its first line, such as
    /// `comprehensive-26`. Another one is refused.
    pub edition: String,
    /// How much of the match the log holds.
    pub detail: Detail,
    /// Whose eyes it was written through.
    pub view: View,
    /// Players A and B.
    pub players: [Player; 2],
    /// blake3 hash of the clause catalogue that the recorder judged by, in hexadecimal. Left out by programs
    /// that judge nothing; a difference from the reader's own is a warning.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub catalogue: Option<String>,
    /// blake3 hash of the card definitions that the recorder used, in hexadecimal.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cards: Option<String>,
    /// The seed that chance came from, where there was one. Extra: the outcomes are in the entries.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<u64>,
    /// The position that the log starts from, in the game's form; without it, the match starts from the
    /// preparation of the decks.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<serde_json::Value>,
    /// What the rulebook leaves to whoever runs the match, in the game's form; without it, the game's usual
    /// choice. Not every game has any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub options: Option<serde_json::Value>,
    /// The definitions of the cards that the match is played with and the game has not built in, in the game's form, so
    /// that the log stands alone; `headjudge record --cards FILE` puts them in. Came with format 2.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Option<serde_json::Value>")]
    pub definitions: Option<super::Definitions>,
    /// The match in its tournament: what it is called, round, table, day. Nothing is judged by it. Came with format 2.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub occasion: Option<Occasion>,
    /// Where the log comes from, if another program wrote it and it was imported. What only that program's
    /// edition of the rules makes different is then told apart from what is illegal.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub source: Option<Source>,
}

impl Header {
    /// What it says that its format cannot say, or no format.
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
