//! In which words a match is told: English, or the language of the game's rulebook.

/// A language that games, cards and reports are worded in.
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
    /// The language with a code (BCP 47); none for a language that nothing is worded in.
    pub fn of_code(code: &str) -> Option<Language> {
        match code {
            "en" => Some(Language::English),
            "zh" | "zh-Hans" => Some(Language::Chinese),
            "zh-Hant" | "tw" | "zh-TW" => Some(Language::TraditionalChinese),
            "ja" => Some(Language::Japanese),
            _ => None,
        }
    }

    /// The tag of the tables in this language.
    pub const fn tag(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::Chinese => "zh",
            Language::TraditionalChinese => "tw",
            Language::Japanese => "ja",
        }
    }

    /// Whether two languages are one, in whatever characters.
    pub const fn is_kin(self, other: Language) -> bool {
        use Language::{Chinese, English, Japanese, TraditionalChinese};
        matches!(
            (self, other),
            (English, English) | (Japanese, Japanese) | (Chinese | TraditionalChinese, Chinese | TraditionalChinese)
        )
    }
}

/// Which language a match is told in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Lang {
    /// English.
    #[default]
    English,
    /// That of the game's rulebook.
    Native,
    /// A language. A game has words in English and in that of its rulebook, some in Japanese, too; it takes those of this
    /// language, in whatever characters, and else English; everything around its words is in this one.
    In(Language),
}

impl Lang {
    /// The words and names in which a match of a game is told.
    pub fn tongue<G: super::Rulebook>(self) -> Tongue {
        match self {
            Lang::English => Tongue::ENGLISH,
            Lang::Native => Tongue::native(G::LANGUAGE),
            Lang::In(language) => {
                Tongue { native: language.is_kin(G::LANGUAGE), names: language, around: Some(language) }
            }
        }
    }

    /// The language of what is said about a match of a game.
    pub fn of<G: super::Rulebook>(self) -> Language {
        self.tongue::<G>().words(G::LANGUAGE)
    }
}

/// In which words a game tells of its own things.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Words {
    /// English; also where a game has no words in the language asked for.
    #[default]
    English,
    /// Those of the rulebook's language.
    Book,
    /// Japanese, where that is not the rulebook's language.
    Japanese,
}

impl Words {
    /// Of three wordings, the one in these words.
    pub const fn of<T: Copy>(self, english: T, book: T, japanese: T) -> T {
        match self {
            Words::English => english,
            Words::Book => book,
            Words::Japanese => japanese,
        }
    }

    /// Of a text in English, in the language of the rulebook and in Japanese, the one in these words; English where that one
    /// is empty.
    pub const fn among(self, texts: [&'static str; 3]) -> &'static str {
        let [english, book, japanese] = texts;
        let text = self.of(english, book, japanese);
        if text.is_empty() { english } else { text }
    }
}

/// How a match is told to people.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Tongue {
    /// The words are those of the rulebook's language, and not English.
    pub native: bool,
    /// The language in which cards are named, where the game has names in several.
    pub names: Language,
    /// The language of everything around the game's words, where it is not theirs.
    pub around: Option<Language>,
}

impl Tongue {
    /// All in English.
    pub const ENGLISH: Tongue = Tongue { native: false, names: Language::English, around: None };

    /// All in the language of a rulebook.
    pub const fn native(names: Language) -> Tongue {
        Tongue { native: true, names, around: None }
    }

    /// The words of the game's own things. A game that has none in Japanese takes English for it.
    pub const fn told(self) -> Words {
        match self.around {
            _ if self.native => Words::Book,
            Some(Language::Japanese) => Words::Japanese,
            _ => Words::English,
        }
    }

    /// Of three wordings, the one in the words of the game's own things.
    pub const fn of<T: Copy>(self, english: T, book: T, japanese: T) -> T {
        self.told().of(english, book, japanese)
    }

    /// The language of what is said around the game's words, given that of the rulebook.
    pub const fn words(self, book: Language) -> Language {
        match self.around {
            Some(language) => language,
            None if self.native => book,
            None => Language::English,
        }
    }
}

/// The language in which a match is spoken of.
pub fn language<G: super::Rulebook>(setup: &G::Setup) -> Language {
    G::tongue(setup).words(G::LANGUAGE)
}

/// What is wrong with a record, in words; what a parser says of it is in English.
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

/// What a game is called.
pub fn title<G: super::Rulebook>(language: Language) -> &'static str {
    if language.is_kin(G::LANGUAGE) { G::NATIVE_TITLE } else { G::TITLE }
}

/// Where something stands in a file, in words.
pub fn place(language: Language, at: crate::log::Place) -> String {
    use super::wording;
    match at {
        crate::log::Place::Line(line) => wording::place_line(language, line),
        crate::log::Place::Frame(frame) => wording::place_frame(language, frame),
    }
}

/// A sentence in English, in the language of the rulebook and, where the game has it, in Japanese, of which the setup's
/// [`Tongue`] takes one. All are format strings over the names in scope, and over those that follow.
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
