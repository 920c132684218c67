//! How text goes onto a page: its width, its colours, and what strangers' text may not do to it.

use std::fmt::Display;
use std::io::IsTerminal;

/// Narrower than this nothing fits (columns).
const NARROWEST: usize = 40;
/// Wider than this nobody reads (columns).
const WIDEST: usize = 200;

/// The page that text is written for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Page {
    /// Its width in columns.
    pub width: usize,
    /// Whether it shows colours.
    pub colours: bool,
}

impl Page {
    /// A page without colours, 80 columns wide, as for a file.
    pub const PLAIN: Page = Page { width: 80, colours: false };

    /// The page that standard output is: as wide as `COLUMNS` says or else the terminal, 80 columns where there
    /// is neither; with colours on a terminal unless `NO_COLOR` is set.
    pub fn stdout() -> Page {
        let terminal = std::io::stdout().is_terminal();
        let asked = std::env::var("COLUMNS").ok().and_then(|it| it.trim().parse::<usize>().ok()).filter(|it| *it > 0);
        let measured = || terminal_size::terminal_size().filter(|_| terminal).map(|(width, _)| usize::from(width.0));
        let width = asked.or_else(measured).unwrap_or(Page::PLAIN.width);
        let colours = terminal && std::env::var_os("NO_COLOR").is_none_or(|it| it.is_empty());
        Page { width: width.clamp(NARROWEST, WIDEST), colours }
    }

    /// The text in bold.
    pub fn bold(&self, text: &str) -> String {
        self.paint("1", text)
    }

    /// The text as something that is wrong.
    pub fn bad(&self, text: &str) -> String {
        self.paint("1;31", text)
    }

    /// The text as something to look at.
    pub fn odd(&self, text: &str) -> String {
        self.paint("33", text)
    }

    /// The text as something that is right.
    pub fn good(&self, text: &str) -> String {
        self.paint("32", text)
    }

    fn paint(&self, code: &str, text: &str) -> String {
        if self.colours { format!("\u{1b}[{code}m{text}\u{1b}[0m") } else { text.to_owned() }
    }

    /// Wraps a text behind an indentation.
    pub fn wrapped(&self, indent: usize, text: &str) -> String {
        let spaces = " ".repeat(indent);
        let options = textwrap::Options::new(self.width).initial_indent(&spaces).subsequent_indent(&spaces);
        textwrap::fill(text, options)
    }
}

/// A text behind a head; its further lines are indented by the head's width, which is ASCII.
pub fn hung(page: &Page, head: &str, text: &str) -> String {
    let body = page.wrapped(head.len(), text);
    format!("{head}{}\n", body.get(head.len()..).unwrap_or(""))
}

/// A number of things.
pub fn counted(count: impl Display, one: &str, more: &str) -> String {
    let count = count.to_string();
    format!("{count} {}", if count == "1" { one } else { more })
}

/// A text from a stranger, fit for a terminal: control characters are shown, not obeyed.
pub fn shown(text: &str) -> String {
    if !text.contains(is_commanding) {
        return text.to_owned();
    }
    let show = |it: char| if is_commanding(it) { it.escape_unicode().to_string() } else { it.to_string() };
    text.chars().map(show).collect()
}

/// Whether a character does something to a terminal or to the direction of text.
fn is_commanding(it: char) -> bool {
    it.is_control()
        || matches!(it, '\u{200e}' | '\u{200f}' | '\u{2028}' | '\u{2029}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}
