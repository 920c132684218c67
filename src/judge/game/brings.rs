//! The lists, tokens, values and definitions that a header may contain in a game.

use crate::log::Player;
use std::fmt;

/// The fields that a header may have in a game besides each player's deck.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Brings {
    /// The names of further lists of cards.
    pub lists: &'static [&'static str],
    /// `true` if tokens can lie on the table.
    pub tokens: bool,
    /// The names of the players' values.
    pub values: &'static [&'static str],
    /// `true` if the header may define cards.
    pub definitions: bool,
}

impl Brings {
    /// Decks only.
    pub const DECK: Brings = Brings { lists: &[], tokens: false, values: &[], definitions: false };

    /// The first field of a player that the game does not have.
    pub(in crate::judge) fn lacks(self, player: &Player) -> Option<String> {
        let unknown = |known: &[&str], name: &&String| !known.contains(&name.as_str());
        let list = player.lists.0.keys().find(|it| unknown(self.lists, it)).map(|it| format!("lists.{it}"));
        let tokens = || (!self.tokens && !player.tokens.is_empty()).then(|| "tokens".to_owned());
        let value = || player.values.0.keys().find(|it| unknown(self.values, it)).map(|it| format!("values.{it}"));
        list.or_else(tokens).or_else(value)
    }
}

impl fmt::Display for Brings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("`deck`")?;
        for it in self.lists {
            write!(f, ", `lists.{it}`")?;
        }
        if self.tokens {
            f.write_str(", `tokens`")?;
        }
        for it in self.values {
            write!(f, ", `values.{it}`")?;
        }
        Ok(())
    }
}
