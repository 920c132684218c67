//! `--lang`: in which of a game's two languages what was found is told.

use crate::judge::Lang;
use clap::ValueEnum;

/// The option, for every subcommand that tells of matches.
#[derive(clap::Args, Clone, Copy)]
pub struct LangArg {
    /// The language of findings, facts, clauses, cards and the table: English, or that of the game's rulebook.
    #[arg(long, value_enum, value_name = "LANG", default_value_t = Name::En, env = "HEADJUDGE_LANG", hide_env_values = true)]
    lang: Name,
}

#[derive(Clone, Copy, ValueEnum)]
enum Name {
    /// English.
    En,
    /// The language of the game's rulebook.
    Native,
}

impl LangArg {
    /// What was asked for.
    pub fn lang(self) -> Lang {
        match self.lang {
            Name::En => Lang::English,
            Name::Native => Lang::Native,
        }
    }
}
