//! The words in which a match is told: English, or the language of the game's rulebook.

/// A language for the words of games, cards and reports.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Language {
    /// `en`
    #[default]
    English,
    /// `zh`: Chinese in simplified characters.
    Chinese,
    /// `zh-Hant`: Chinese in traditional characters.
    TraditionalChinese,
    /// `ja`
    Japanese,
}

impl Language {
    /// The language with a code (BCP 47); `None` for one that nothing is written in.
    pub fn of_code(code: &str) -> Option<Language> {
        match code {
            "en" => Some(Language::English),
            "zh" | "zh-Hans" => Some(Language::Chinese),
            "zh-Hant" | "tw" | "zh-TW" => Some(Language::TraditionalChinese),
            "ja" => Some(Language::Japanese),
            _ => None,
        }
    }

    /// The language's tag in the tables.
    pub const fn tag(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::Chinese => "zh",
            Language::TraditionalChinese => "tw",
            Language::Japanese => "ja",
        }
    }

    /// Returns `true` if two languages are the same, in any script.
    pub const fn is_kin(self, other: Language) -> bool {
        use Language::{Chinese, English, Japanese, TraditionalChinese};
        matches!(
            (self, other),
            (English, English) | (Japanese, Japanese) | (Chinese | TraditionalChinese, Chinese | TraditionalChinese)
        )
    }
}

/// The choice of a language for a match.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Lang {
    /// English.
    #[default]
    English,
    /// The language of the game's rulebook.
    Native,
    /// A particular language. Everything around the game's words is in it. A game has words in English and in the language
    /// of its rulebook, some in Japanese too; it uses those of this language in any script, or else English.
    In(Language),
}

impl Lang {
    /// The words and names for a match of a game.
    pub fn tongue<G: super::Rulebook>(self) -> Tongue {
        match self {
            Lang::English => Tongue::ENGLISH,
            Lang::Native => Tongue::native(G::LANGUAGE),
            Lang::In(language) => {
                Tongue { native: language.is_kin(G::LANGUAGE), names: language, around: Some(language) }
            }
        }
    }

    /// The language around the words of a match of a game.
    pub fn of<G: super::Rulebook>(self) -> Language {
        self.tongue::<G>().words(G::LANGUAGE)
    }
}

/// The words for a game's own things.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Words {
    /// English, also if the game has no words in the requested language.
    #[default]
    English,
    /// The language of the rulebook.
    Book,
    /// Japanese, if it is not the rulebook's language.
    Japanese,
}

impl Words {
    /// Selects one of three wordings.
    pub const fn of<T: Copy>(self, english: T, book: T, japanese: T) -> T {
        match self {
            Words::English => english,
            Words::Book => book,
            Words::Japanese => japanese,
        }
    }

    /// Selects one of three texts: English, the rulebook's language, Japanese. An empty one is replaced by English.
    pub const fn among(self, texts: [&'static str; 3]) -> &'static str {
        let [english, book, japanese] = texts;
        let text = self.of(english, book, japanese);
        if text.is_empty() { english } else { text }
    }
}

/// The languages in which a match is told.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Tongue {
    /// `true` if the game's words are in the rulebook's language, not English.
    pub native: bool,
    /// The language of card names, if the game has names in several.
    pub names: Language,
    /// The language around the game's words, if it differs from theirs.
    pub around: Option<Language>,
}

impl Tongue {
    /// Everything in English.
    pub const ENGLISH: Tongue = Tongue { native: false, names: Language::English, around: None };

    /// Everything in the language of a rulebook.
    pub const fn native(names: Language) -> Tongue {
        Tongue { native: true, names, around: None }
    }

    /// The words for the game's own things. A game without Japanese words uses English.
    pub const fn told(self) -> Words {
        match self.around {
            _ if self.native => Words::Book,
            Some(Language::Japanese) => Words::Japanese,
            _ => Words::English,
        }
    }

    /// Selects one of three wordings for the game's own things.
    pub const fn of<T: Copy>(self, english: T, book: T, japanese: T) -> T {
        self.told().of(english, book, japanese)
    }

    /// The language around the game's words, given that of the rulebook.
    pub const fn words(self, book: Language) -> Language {
        match self.around {
            Some(language) => language,
            None if self.native => book,
            None => Language::English,
        }
    }
}

/// The language in which a match is discussed.
pub fn language<G: super::Rulebook>(setup: &G::Setup) -> Language {
    G::tongue(setup).words(G::LANGUAGE)
}

/// The fault of a record, in words; a parser's own message is in English.
pub fn malformed(language: Language, what: &crate::log::Malformed) -> String {
    use super::wording;
    use crate::log::Malformed;
    match what {
        Malformed::Io(fault) => wording::read_io(language, fault),
        Malformed::Empty => wording::read_empty(language),
        Malformed::Json { expected, fault } | Malformed::Frame { expected, fault } => {
            let expected = match *expected {
                "a header" => wording::record_header(language),
                "an entry" => wording::record_entry(language),
                other => other.to_owned(),
            };
            wording::read_expected(language, expected, fault)
        }
        Malformed::NotUtf8 { at } => wording::read_not_text(language, at),
        Malformed::Encoded { encoding } => wording::read_encoded(language, encoding),
        Malformed::Further { count } => wording::read_further(language, count),
        Malformed::TooLong { limit } => wording::read_too_long(language, limit),
        Malformed::Cut { missing } => wording::read_cut(language, missing),
        Malformed::Lost { limit } => wording::read_lost(language, limit),
        Malformed::Version { found, known } => wording::read_version(language, found, known),
        Malformed::OutOfOrder { expected, found } => wording::read_order(language, found, expected),
    }
}

/// A game's name.
pub fn title<G: super::Rulebook>(language: Language) -> &'static str {
    if language.is_kin(G::LANGUAGE) { G::NATIVE_TITLE } else { G::TITLE }
}

/// A place in a file, in words.
pub fn place(language: Language, at: crate::log::Place) -> String {
    use super::wording;
    match at {
        crate::log::Place::Line(line) => wording::place_line(language, line),
        crate::log::Place::Frame(frame) => wording::place_frame(language, frame),
    }
}

/// A sentence in English, in the rulebook's language and, if the game has it, in Japanese; the setup's [`Tongue`] selects
/// one. All are format strings over the names in scope and the named arguments.
///
/// ```
/// # use headjudge::{judge::Tongue, say};
/// # struct Setup { tongue: Tongue }
/// # let setup = Setup { tongue: Tongue::ENGLISH };
/// let card = "A17";
/// assert_eq!(say!(setup, "{card} is rested", "{card}横置"), "A17 is rested");
/// assert_eq!(say!(setup, "{card} has power {power}", "{card}的战斗力为{power}", power = 30 + 40), "A17 has power 70");
/// assert_eq!(say!(setup, "{card} is rested", "{card}横置", "{card}はレスト状態"), "A17 is rested");
/// ```
#[macro_export]
macro_rules! say {
    ($setup:expr, $english:literal, $native:literal $(, $name:ident = $value:expr)* $(,)?) => {{
        $(let $name = $value;)*
        match $setup.tongue.told() {
            $crate::judge::Words::Book => format!($native),
            _ => format!($english),
        }
    }};
    ($setup:expr, $english:literal, $native:literal, $japanese:literal $(, $name:ident = $value:expr)* $(,)?) => {{
        $(let $name = $value;)*
        match $setup.tongue.told() {
            $crate::judge::Words::English => format!($english),
            $crate::judge::Words::Book => format!($native),
            $crate::judge::Words::Japanese => format!($japanese),
        }
    }};
}
