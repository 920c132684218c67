//! The client's packages of rules with fixed decks and opening, which its own log leaves out.

use super::ids::Code;

/// A package's decks and opening.
#[derive(Debug)]
pub struct Opening {
    /// The package's name in the log.
    package: &'static str,
    /// The version with known rules.
    version: &'static str,
    codes: &'static str,
    /// The number of cards that each player draws; the first player draws one more.
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

    /// Returns `true` if this version of a package is known.
    pub fn is(package: &str, version: &str) -> bool {
        KNOWN.iter().any(|it| it.package == package && it.version == version)
    }

    /// The known packages.
    pub fn known() -> String {
        KNOWN.map(|it| it.package).join(", ")
    }

    /// The cards of a deck, suit by suit.
    pub fn pool(&self) -> Vec<Code> {
        self.codes.split(' ').filter_map(Code::read).collect()
    }

    /// The number of cards in the opening hand.
    pub const fn hand_of(&self, first: bool) -> usize {
        self.hand + first as usize
    }

    /// The number of cards in a life after `turned` cards were turned up to determine the first player. A bulwark and a
    /// soldier are gone as well.
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
