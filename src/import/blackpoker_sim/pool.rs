//! The client's packages of rules whose decks and opening are fixed: what its own log leaves out.

use super::ids::Code;

/// A package's decks and opening.
#[derive(Debug)]
pub struct Opening {
    /// The package's name in the log.
    package: &'static str,
    /// The version of it whose rules are known.
    version: &'static str,
    codes: &'static str,
    /// How many cards each player draws; the first player draws one more.
    pub hand: usize,
}

const KNOWN: [Opening; 1] = [Opening {
    package: "official-light-entry16",
    version: "1.0.0",
    codes: "SA S2 S3 SK H4 H7 HJ HQ D5 D8 D10 DQ CA C6 C9 CK",
    hand: 7,
}];

impl Opening {
    /// The opening of a package.
    pub fn of(package: &str) -> Option<&'static Opening> {
        KNOWN.iter().find(|it| it.package == package)
    }

    /// Whether a package is known in a version.
    pub fn is(package: &str, version: &str) -> bool {
        KNOWN.iter().any(|it| it.package == package && it.version == version)
    }

    /// The packages that are known.
    pub fn known() -> String {
        KNOWN.map(|it| it.package).join(", ")
    }

    /// The cards of a deck, suit by suit.
    pub fn pool(&self) -> Vec<Code> {
        self.codes.split(' ').filter_map(Code::read).collect()
    }

    /// How many cards are in the opening hand.
    pub const fn hand_of(&self, first: bool) -> usize {
        self.hand + first as usize
    }

    /// How many cards a life has when so many were turned up for who goes first: a bulwark and a soldier are gone,
    /// too.
    pub fn life_of(&self, first: bool, turned: usize) -> Option<usize> {
        self.pool().len().checked_sub(self.hand_of(first) + 2 + turned)
    }
}

#[cfg(test)]
mod tests {
    #[test]
    fn every_code_of_a_pool_is_one() {
        for it in &super::KNOWN {
            assert_eq!(it.pool().len(), it.codes.split(' ').count(), "{}", it.package);
        }
    }
}
