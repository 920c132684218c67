//! Text on a page: width, colours, and protection from strangers' text.

use crate::judge::Language;
use crate::log::{escaped, is_plain};
use std::fmt::Display;
use std::io::IsTerminal;
use unicode_width::UnicodeWidthStr;

/// The minimum width, in columns.
const NARROWEST: usize = 40;
/// The maximum width, in columns.
const WIDEST: usize = 200;

/// The page for which text is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Page {
    /// Its width in columns.
    pub width: usize,
    /// `true` if it shows colours.
    pub colours: bool,
    /// The language of its text.
    pub language: Language,
}

impl Page {
    /// A page without colours, 80 columns wide, as for a file.
    pub const PLAIN: Page = Page { width: 80, colours: false, language: Language::English };

    /// The page for standard output. The width is that of `COLUMNS`, or else of the terminal, or else 80 columns. A
    /// terminal has colours unless `NO_COLOR` is set.
    pub fn stdout() -> Page {
        let terminal = std::io::stdout().is_terminal();
        let asked = std::env::var("COLUMNS").ok().and_then(|it| it.trim().parse::<usize>().ok()).filter(|it| *it > 0);
        let measured = || terminal_size::terminal_size().filter(|_| terminal).map(|(width, _)| usize::from(width.0));
        let width = asked.or_else(measured).unwrap_or(Page::PLAIN.width);
        let colours = terminal && std::env::var_os("NO_COLOR").is_none_or(|it| it.is_empty());
        Page { width: width.clamp(NARROWEST, WIDEST), colours, ..Page::PLAIN }
    }

    /// The same page for another language.
    pub const fn in_language(self, language: Language) -> Page {
        Page { language, ..self }
    }

    /// The text in bold.
    pub fn bold(&self, text: &str) -> String {
        self.paint("1", text)
    }

    /// The text in the colour of faults.
    pub fn bad(&self, text: &str) -> String {
        self.paint("1;31", text)
    }

    /// The text in the colour of warnings.
    pub fn odd(&self, text: &str) -> String {
        self.paint("33", text)
    }

    /// The text in the colour of success.
    pub fn good(&self, text: &str) -> String {
        self.paint("32", text)
    }

    fn paint(&self, code: &str, text: &str) -> String {
        if self.colours { format!("\u{1b}[{code}m{text}\u{1b}[0m") } else { text.to_owned() }
    }

    /// Wraps an indented text.
    pub fn wrapped(&self, indent: usize, text: &str) -> String {
        let spaces = " ".repeat(indent);
        let options = textwrap::Options::new(self.width).initial_indent(&spaces).subsequent_indent(&spaces);
        textwrap::fill(text, options)
    }
}

/// A text after a lead; its further lines are indented by the lead's width.
pub fn hung(page: &Page, head: &str, text: &str) -> String {
    let width = head.width();
    let body = page.wrapped(width, text);
    format!("{head}{}\n", body.get(width..).unwrap_or(""))
}

/// A number of things in a language that may have a separate word for one.
pub fn one_or<N: Display + PartialEq + From<u8>>(
    count: N,
    one: impl FnOnce(Language) -> String,
    more: impl FnOnce(Language, N) -> String,
    language: Language,
) -> String {
    if count == N::from(1) { one(language) } else { more(language, count) }
}

/// A number of things.
pub fn counted(count: impl Display, one: &str, more: &str) -> String {
    let count = count.to_string();
    format!("{count} {}", if count == "1" { one } else { more })
}

/// The number of characters of a stranger's text that a page shows; JSON has the whole text.
const LONGEST: usize = 5_000;

/// A stranger's text, safe for a terminal: control characters are shown, not obeyed, and an overlong text is cut.
pub fn shown(text: &str) -> String {
    if text.len() <= LONGEST && is_plain(text) { text.to_owned() } else { escaped(text, LONGEST) }
}

/// The last safeguard for texts that include strangers' text: only line ends, and colours on a page with colours, get
/// through.
pub fn harmless(text: &str, colours: bool) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find(['\n', '\u{1b}']) {
        out.push_str(&shown(&rest[..at]));
        rest = &rest[at..];
        let passes = match rest.starts_with('\n') {
            true => 1,
            false if colours => colour_code(rest),
            false => 0,
        };
        if passes == 0 {
            out.push_str(&shown("\u{1b}"));
        }
        out.push_str(&rest[..passes]);
        rest = &rest[passes.max(1)..];
    }
    out + &shown(rest)
}

/// The length of the colour code at the start of a text; 0 if there is none.
fn colour_code(text: &str) -> usize {
    let Some(code) = text.strip_prefix("\u{1b}[") else { return 0 };
    let digits = code.bytes().take_while(|it| it.is_ascii_digit() || *it == b';').count();
    if code.as_bytes().get(digits) == Some(&b'm') { 2 + digits + 1 } else { 0 }
}

#[cfg(test)]
mod tests {
    use super::{harmless, shown};

    #[test]
    fn only_line_ends_and_colours_get_through() {
        assert_eq!(harmless("a\u{1b}[2Jb\nc\rd", true), "a\\u{1b}[2Jb\nc\\u{d}d");
        assert_eq!(harmless("\u{1b}[1;31mred\u{1b}[0m", true), "\u{1b}[1;31mred\u{1b}[0m");
        assert_eq!(harmless("\u{1b}[1mred", false), "\\u{1b}[1mred");
        assert_eq!(harmless("夏洛特", false), "夏洛特");
    }

    #[test]
    fn what_is_too_long_is_cut() {
        assert_eq!(shown(&"x".repeat(900_000)).chars().count(), 5_001);
        assert!(shown(&"名".repeat(6_000)).ends_with("名…"));
        assert_eq!(shown(&"名".repeat(4_000)), "名".repeat(4_000));
    }
}
