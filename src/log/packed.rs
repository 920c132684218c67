//! The binary form of a header, in both formats: the position, the options, the source, the definitions and the occasion
//! travel as JSON with sorted keys.

use super::{Definitions, Detail, Header, Player, View};
use bincode::de::Decoder;
use bincode::enc::Encoder;
use bincode::error::{DecodeError, EncodeError};
use bincode::{Decode, Encode};

/// A header in the binary form. Only its players differ between the formats.
#[derive(Encode, Decode)]
pub(super) struct Packed<P> {
    format: u16,
    game: String,
    edition: String,
    detail: Detail,
    view: View,
    players: [P; 2],
    catalogue: Option<String>,
    cards: Option<String>,
    seed: Option<u64>,
    given: Given,
}

/// A player in format 1.
#[derive(Encode, Decode)]
pub(super) struct PlayerOf1 {
    name: String,
    deck: Vec<String>,
}

impl From<Player> for PlayerOf1 {
    fn from(it: Player) -> Self {
        PlayerOf1 { name: it.name, deck: it.deck }
    }
}

impl From<PlayerOf1> for Player {
    fn from(it: PlayerOf1) -> Self {
        Player::with_deck(it.name, it.deck)
    }
}

/// The optional last part of a header: a byte that says which of the five follow (the sum of 1 for the position, 2 for the
/// options, 4 for the source, 8 for the definitions and 16 for the occasion), then these.
struct Given {
    position: Option<String>,
    options: Option<String>,
    source: Option<String>,
    definitions: Option<String>,
    occasion: Option<String>,
}

impl Encode for Given {
    fn encode<E: Encoder>(&self, to: &mut E) -> Result<(), EncodeError> {
        let all = [&self.position, &self.options, &self.source, &self.definitions, &self.occasion];
        all.iter().enumerate().fold(0, |which, (bit, it)| which | u8::from(it.is_some()) << bit).encode(to)?;
        all.into_iter().flatten().try_for_each(|it| it.encode(to))
    }
}

impl<C> Decode<C> for Given {
    fn decode<D: Decoder<Context = C>>(from: &mut D) -> Result<Self, DecodeError> {
        let which = u8::decode(from)?;
        if which > 31 {
            return Err(DecodeError::Other(
                "the sum of 1 (a position), 2 (options), 4 (a source), 8 (definitions) and 16 (an occasion) ends a header",
            ));
        }
        let mut given = |bit: u8| (which & bit != 0).then(|| String::decode(from)).transpose();
        let [position, options, source] = [given(1)?, given(2)?, given(4)?];
        Ok(Given { position, options, source, definitions: given(8)?, occasion: given(16)? })
    }
}

bincode::impl_borrow_decode!(Given);

impl<P: From<Player>> From<&Header> for Packed<P> {
    fn from(header: &Header) -> Self {
        let header = header.clone();
        Packed {
            format: header.headjudge,
            game: header.game,
            edition: header.edition,
            detail: header.detail,
            view: header.view,
            players: header.players.map(P::from),
            catalogue: header.catalogue,
            cards: header.cards,
            seed: header.seed,
            given: Given {
                position: header.position.map(|it| it.to_string()),
                options: header.options.map(|it| it.to_string()),
                source: header
                    .source
                    .map(|it| serde_json::json!({ "client": it.client, "rules": it.rules }).to_string()),
                definitions: header.definitions.map(|it| it.text().to_owned()),
                occasion: header.occasion.map(|it| sorted(&it)),
            },
        }
    }
}

/// The value as JSON with sorted keys.
fn sorted(it: &impl serde::Serialize) -> String {
    serde_json::to_value(it).unwrap_or_default().to_string()
}

impl<P: Into<Player>> TryFrom<Packed<P>> for Header {
    type Error = serde_json::Error;

    fn try_from(packed: Packed<P>) -> Result<Self, Self::Error> {
        Ok(Header {
            headjudge: packed.format,
            game: packed.game,
            edition: packed.edition,
            detail: packed.detail,
            view: packed.view,
            players: packed.players.map(P::into),
            catalogue: packed.catalogue,
            cards: packed.cards,
            seed: packed.seed,
            position: packed.given.position.map(|it| serde_json::from_str(&it)).transpose()?,
            options: packed.given.options.map(|it| serde_json::from_str(&it)).transpose()?,
            source: packed.given.source.map(|it| serde_json::from_str(&it)).transpose()?,
            definitions: packed.given.definitions.map(|it| Definitions::parse(&it)).transpose()?,
            occasion: packed.given.occasion.map(|it| serde_json::from_str(&it)).transpose()?,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::Given;
    use bincode::config::standard;

    /// One byte, then the length and the digits of each part given.
    fn bytes_of(which: u8) -> usize {
        let digits = |bit: u32| if bit == 4 { 2 } else { 1 };
        1 + (0..5).filter(|bit| which & (1 << bit) != 0).map(|bit| 1 + digits(bit)).sum::<usize>()
    }

    /// The byte says what follows. Each combination can be read back, and no other byte is accepted.
    #[test]
    fn what_is_given_ends_a_header() {
        for which in 0..32u8 {
            let text = |bit: u8| (which & bit != 0).then(|| format!("{bit}"));
            let [position, options, source, definitions, occasion] = [text(1), text(2), text(4), text(8), text(16)];
            let given = Given { position, options, source, definitions, occasion };
            let bytes = bincode::encode_to_vec(&given, standard()).expect("in memory");
            assert_eq!((bytes[0], bytes.len()), (which, bytes_of(which)));
            let (read, _) = bincode::decode_from_slice::<Given, _>(&bytes, standard()).expect("it was written");
            let read = [read.position, read.options, read.source, read.definitions, read.occasion];
            assert_eq!(read, [text(1), text(2), text(4), text(8), text(16)]);
        }
        assert!(bincode::decode_from_slice::<Given, _>(&[32], standard()).is_err());
    }
}
