//! One event of a match.

use super::{Json, Seat, Vocabulary};
use bincode::de::Decoder;
use bincode::enc::Encoder;
use bincode::error::{DecodeError, EncodeError};
use bincode::{Decode, Encode};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// One event, numbered from 1.
#[derive(Clone, Debug, PartialEq)]
pub struct Entry<V: Vocabulary> {
    /// The entry's number in the log.
    pub n: u32,
    /// The event.
    pub body: Body<V>,
}

/// The content of an entry.
#[derive(Clone, Debug, PartialEq)]
pub enum Body<V: Vocabulary> {
    /// A player's decision.
    Decision {
        /// The player.
        by: Seat,
        /// The decision.
        what: V::Decision,
    },
    /// A step that the rules required.
    Step {
        /// The clause that the log's writer names for it.
        clause: Option<V::Clause>,
        /// The step.
        what: V::Step,
    },
    /// An outcome of chance.
    Chance {
        /// The clause that the log's writer names for it.
        clause: Option<V::Clause>,
        /// The outcome.
        what: V::Chance,
    },
    /// A judge's intervention.
    Intervention(Box<Intervention>),
}

impl<V: Vocabulary> Body<V> {
    /// The entry that a rewind returns to; `None` for anything else.
    pub fn goes_back_to(&self) -> Option<u32> {
        match self {
            Body::Intervention(it) => match **it {
                Intervention::Rewind { to, .. } => Some(to),
                Intervention::Fix { .. } | Intervention::Note { .. } => None,
            },
            _ => None,
        }
    }
}

/// A judge's intervention at the table. Nothing is ever erased: an intervention is an entry like the others.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Intervention {
    /// The match resumes from the state after an earlier entry (0: the start). The entries in between stay in the log, and
    /// numbering continues.
    Rewind {
        /// The entry to return to. It may be one that an earlier rewind left behind, which undoes that rewind. It may not
        /// be one at which replay had stopped, because the state there is unknown.
        to: u32,
        /// The reason for it.
        reason: String,
    },
    /// The judge set the table by hand. The match resumes from this position, which replaces the whole state.
    Fix {
        /// The position, in the game's form: that of the header's `position`.
        position: Json,
        /// The reason for it.
        reason: String,
    },
    /// A remark. It changes nothing.
    Note {
        /// The remark.
        text: String,
        /// The earlier entry that the remark is about; `None` means the entry before it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        entry: Option<u32>,
    },
}

impl Intervention {
    /// The entry that a note names as its subject.
    pub fn is_about(&self) -> Option<u32> {
        match self {
            Intervention::Note { entry, .. } => *entry,
            Intervention::Rewind { .. } | Intervention::Fix { .. } => None,
        }
    }

    /// Returns `true` for an intervention that leaves the state unchanged.
    pub const fn is_note(&self) -> bool {
        matches!(self, Intervention::Note { .. })
    }

    /// The same intervention without the judge's text or position, to keep many of them cheaply.
    pub fn bare(&self) -> Intervention {
        let reason = String::new();
        match self {
            Intervention::Rewind { to, .. } => Intervention::Rewind { to: *to, reason },
            Intervention::Fix { .. } => Intervention::Fix { position: Json::default(), reason },
            Intervention::Note { entry, .. } => Intervention::Note { text: String::new(), entry: *entry },
        }
    }
}

impl<V: Vocabulary> Encode for Entry<V> {
    fn encode<E: Encoder>(&self, to: &mut E) -> Result<(), EncodeError> {
        self.n.encode(to)?;
        match &self.body {
            Body::Decision { by, what } => {
                0u8.encode(to)?;
                by.encode(to)?;
                what.encode(to)
            }
            Body::Step { clause, what } => {
                1u8.encode(to)?;
                clause.encode(to)?;
                what.encode(to)
            }
            Body::Chance { clause, what } => {
                2u8.encode(to)?;
                clause.encode(to)?;
                what.encode(to)
            }
            Body::Intervention(it) => {
                3u8.encode(to)?;
                it.encode(to)
            }
        }
    }
}

impl<V: Vocabulary> Decode<()> for Entry<V> {
    fn decode<D: Decoder<Context = ()>>(from: &mut D) -> Result<Self, DecodeError> {
        let n = u32::decode(from)?;
        let body = match u8::decode(from)? {
            0 => Body::Decision { by: Seat::decode(from)?, what: V::Decision::decode(from)? },
            1 => Body::Step { clause: Option::<V::Clause>::decode(from)?, what: V::Step::decode(from)? },
            2 => Body::Chance { clause: Option::<V::Clause>::decode(from)?, what: V::Chance::decode(from)? },
            3 => Body::Intervention(Box::new(Intervention::decode(from)?)),
            _ => {
                return Err(DecodeError::Other("an entry is a decision (0), step (1), chance (2) or intervention (3)"));
            }
        };
        Ok(Entry { n, body })
    }
}
