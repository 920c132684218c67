//! `--lang`: the language of the program's output.

use crate::judge::{Lang, Language};
use clap::ValueEnum;
use std::ffi::OsString;
use std::sync::OnceLock;

/// The option, for every subcommand that tells of matches.
#[derive(clap::Args, Clone, Copy)]
pub struct LangArg {
    /// The language of findings, facts, clauses, cards, labels and help. A game has words in English and in the language of
    /// its rulebook (native).
    #[arg(long, value_enum, value_name = "LANG", default_value_t = Name::En, env = "HEADJUDGE_LANG", hide_env_values = true)]
    lang: Name,
}

/// The name of a language on the command line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Name {
    /// English.
    En,
    /// Chinese, in simplified characters.
    #[value(alias = "zh-Hans", alias = "zh-CN")]
    Zh,
    /// Chinese, in traditional characters.
    #[value(alias = "zh-Hant", alias = "zh-TW")]
    Tw,
    /// Japanese.
    Ja,
    /// The language of the game's rulebook.
    Native,
}

impl Name {
    fn lang(self) -> Lang {
        match self {
            Name::En => Lang::English,
            Name::Zh => Lang::In(Language::Chinese),
            Name::Tw => Lang::In(Language::TraditionalChinese),
            Name::Ja => Lang::In(Language::Japanese),
            Name::Native => Lang::Native,
        }
    }
}

impl LangArg {
    /// The language that was asked for.
    pub fn lang(self) -> Lang {
        self.lang.lang()
    }
}

/// The language by its name in `--lang`.
pub fn named(name: &str) -> Option<Lang> {
    Name::from_str(name, true).ok().map(Name::lang)
}

/// The language of help, and of errors before a game is known.
static SPOKEN: OnceLock<Language> = OnceLock::new();

/// Finds the language on the command line before it is parsed: help and errors in the rest of the line are in that language.
pub fn speak_as(args: &[OsString]) {
    let words: Vec<_> = args.iter().take_while(|it| *it != "--").map(|it| it.to_string_lossy()).collect();
    let after = words.iter().position(|it| it == "--lang").and_then(|at| words.get(at + 1)).map(|it| it.to_string());
    let joined = || words.iter().find_map(|it| it.strip_prefix("--lang=").map(str::to_owned));
    let asked = after.or_else(joined).or_else(|| std::env::var("HEADJUDGE_LANG").ok());
    if let Some(Lang::In(language)) = asked.and_then(|it| named(&it)) {
        let _ = SPOKEN.set(language);
    }
}

/// The language of help, and of errors before a game is known.
pub fn spoken() -> Language {
    SPOKEN.get().copied().unwrap_or_default()
}
