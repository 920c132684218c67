//! The first record of a log.

use super::Seat;
use bincode::de::Decoder;
use bincode::enc::Encoder;
use bincode::error::{DecodeError, EncodeError};
use bincode::{Decode, Encode};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The version of the log format that this library writes and reads.
pub const FORMAT: u16 = 1;

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
/// what hangs on such a card is undecidable, not illegal. A `?` for a card that the viewer saw is illegal.
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

/// A player and the cards that they brought.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, Encode, Decode)]
#[serde(deny_unknown_fields)]
pub struct Player {
    /// The name to print.
    pub name: String,
    /// Card codes, one a physical card, at most 500. The card at place 17 (counted from 1) of player A's list
    /// is called `A17` in the whole log, wherever it goes. `?` stands for a card that the log's view never
    /// saw, from the first entry to the last; the list has its full length nevertheless. Players know their own list.
    pub deck: Vec<String>,
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

/// The first record of a log: what is played, by whom, and what the log can be expected to hold.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Header {
    /// The version of this format: 1.
    #[schemars(range(min = 1, max = 1))]
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
    /// Where the log comes from, if another program wrote it and it was imported. What only that program's
    /// edition of the rules makes different is then told apart from what is illegal.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub source: Option<Source>,
}

impl Header {
    /// The player in a seat.
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }
}

/// The binary form of a header: the position, the options and the source travel as JSON with sorted keys.
#[derive(Encode, Decode)]
pub(super) struct Packed {
    format: u16,
    game: String,
    edition: String,
    detail: Detail,
    view: View,
    players: [Player; 2],
    catalogue: Option<String>,
    cards: Option<String>,
    seed: Option<u64>,
    given: Given,
}

/// A byte that says which of the three follow (the sum of 1 for the position, 2 for the options and 4 for the
/// source), then these.
struct Given {
    position: Option<String>,
    options: Option<String>,
    source: Option<String>,
}

impl Encode for Given {
    fn encode<E: Encoder>(&self, to: &mut E) -> Result<(), EncodeError> {
        let all = [&self.position, &self.options, &self.source];
        all.iter().enumerate().fold(0, |which, (bit, it)| which | u8::from(it.is_some()) << bit).encode(to)?;
        all.into_iter().flatten().try_for_each(|it| it.encode(to))
    }
}

impl<C> Decode<C> for Given {
    fn decode<D: Decoder<Context = C>>(from: &mut D) -> Result<Self, DecodeError> {
        let which = u8::decode(from)?;
        if which > 7 {
            return Err(DecodeError::Other("the sum of 1 (a position), 2 (options) and 4 (a source) ends a header"));
        }
        let mut given = |bit: u8| (which & bit != 0).then(|| String::decode(from)).transpose();
        Ok(Given { position: given(1)?, options: given(2)?, source: given(4)? })
    }
}

bincode::impl_borrow_decode!(Given);

impl From<&Header> for Packed {
    fn from(header: &Header) -> Self {
        let header = header.clone();
        Packed {
            format: header.headjudge,
            game: header.game,
            edition: header.edition,
            detail: header.detail,
            view: header.view,
            players: header.players,
            catalogue: header.catalogue,
            cards: header.cards,
            seed: header.seed,
            given: Given {
                position: header.position.map(|it| it.to_string()),
                options: header.options.map(|it| it.to_string()),
                source: header
                    .source
                    .map(|it| serde_json::json!({ "client": it.client, "rules": it.rules }).to_string()),
            },
        }
    }
}

impl TryFrom<Packed> for Header {
    type Error = serde_json::Error;

    fn try_from(packed: Packed) -> Result<Self, Self::Error> {
        Ok(Header {
            headjudge: packed.format,
            game: packed.game,
            edition: packed.edition,
            detail: packed.detail,
            view: packed.view,
            players: packed.players,
            catalogue: packed.catalogue,
            cards: packed.cards,
            seed: packed.seed,
            position: packed.given.position.map(|it| serde_json::from_str(&it)).transpose()?,
            options: packed.given.options.map(|it| serde_json::from_str(&it)).transpose()?,
            source: packed.given.source.map(|it| serde_json::from_str(&it)).transpose()?,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::Given;
    use bincode::config::standard;

    /// The byte says what follows; each of the eight combinations is read back, and no other byte is taken.
    #[test]
    fn what_is_given_ends_a_header() {
        for which in 0..8u8 {
            let text = |bit: u8| (which & bit != 0).then(|| format!("{bit}"));
            let given = Given { position: text(1), options: text(2), source: text(4) };
            let bytes = bincode::encode_to_vec(&given, standard()).expect("in memory");
            assert_eq!((bytes[0], bytes.len()), (which, 1 + 2 * which.count_ones() as usize));
            let (read, _) = bincode::decode_from_slice::<Given, _>(&bytes, standard()).expect("it was written");
            assert_eq!([read.position, read.options, read.source], [text(1), text(2), text(4)]);
        }
        assert!(bincode::decode_from_slice::<Given, _>(&[8], standard()).is_err());
    }
}
