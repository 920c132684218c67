//! The two players of a match.

use bincode::{Decode, Encode};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::fmt;

/// One of the two players, by their place in the header.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
pub enum Seat {
    /// The first player that the header names.
    A,
    /// The second player that the header names.
    B,
}

impl Seat {
    /// Both, in the header's order.
    pub const BOTH: [Seat; 2] = [Seat::A, Seat::B];

    /// 0 for A, 1 for B.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The opponent.
    #[inline]
    pub const fn other(self) -> Seat {
        match self {
            Seat::A => Seat::B,
            Seat::B => Seat::A,
        }
    }
}

/// A zone of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema, Encode, Decode)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "Pile")]
pub struct Pile<Z> {
    /// The zone's owner.
    pub of: Seat,
    /// The zone.
    pub zone: Z,
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Seat::A => "A",
            Seat::B => "B",
        })
    }
}
