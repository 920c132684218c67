//! Normalising an official text: its content without its typesetting.

use crate::rulebook::variants::narrow;

/// The length of a clause's hash, in hexadecimal digits: 128 bits.
const DIGITS: usize = 32;

/// The text of a file.
///
/// # Errors
/// The reason why it is not a text, and what it seems to be.
pub fn decode(bytes: &[u8]) -> Result<String, &'static str> {
    let utf16 = |order: fn([u8; 2]) -> u16| {
        let units = bytes[2..].chunks_exact(2).map(|it| order([it[0], it[1]]));
        String::from_utf16(&units.collect::<Vec<u16>>()).map_err(|_| "it is no valid UTF-16 text")
    };
    match bytes {
        [0xff, 0xfe, ..] => utf16(u16::from_le_bytes),
        [0xfe, 0xff, ..] => utf16(u16::from_be_bytes),
        [b'%', b'P', b'D', b'F', ..] => {
            Err("it is a PDF; save its text first, with pdftotext for one, and import that")
        }
        [b'P', b'K', 3, 4, ..] => Err("it is an archive or an office document; save it as plain text and import that"),
        _ => {
            let text = std::str::from_utf8(bytes);
            let text = text.map_err(|_| "it is not in UTF-8; save it as UTF-8 text (with iconv -t utf-8 for one)")?;
            Ok(text.strip_prefix('\u{feff}').unwrap_or(text).to_owned())
        }
    }
}

/// A hash of a passage's content; spaces, line breaks, mark-up and full-width forms do not matter.
///
/// ```
/// use headjudge::rulebook::official::hash;
/// assert_eq!(hash("抽 １ 张。"), hash("抽1张。"));
/// assert_ne!(hash("抽1张。"), hash("抽2张。"));
/// ```
pub fn hash(text: &str) -> String {
    let counts = |it: &char| !it.is_whitespace() && !is_invisible(*it) && !"*\\".contains(*it);
    let text: String = text.chars().map(narrow).filter(counts).collect();
    let mut hash = blake3::hash(text.as_bytes()).to_hex().to_string();
    hash.truncate(DIGITS);
    hash
}

/// Returns `true` for an invisible character: zero-width characters, a byte order mark in the middle, soft hyphens.
fn is_invisible(it: char) -> bool {
    matches!(it, '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{2069}' | '\u{feff}')
}

/// A line without tags (`<b>`), escapes (`\*`) and invisible characters.
pub fn plain(line: &str) -> String {
    let mut found = String::with_capacity(line.len());
    let mut rest = line;
    while let Some(at) = rest.find(['<', '\\']) {
        found.push_str(&rest[..at]);
        rest = &rest[at..];
        match tag(rest) {
            Some(length) => {
                found.push(' ');
                rest = &rest[length..];
            }
            None if rest.starts_with('\\') => rest = &rest[1..],
            None => {
                found.push('<');
                rest = &rest[1..];
            }
        }
    }
    found.push_str(rest);
    found.retain(|it| !is_invisible(it) && (!it.is_control() || it == '\t'));
    found
}

/// The length of the tag at the start of a text.
fn tag(text: &str) -> Option<usize> {
    let inside = text.strip_prefix('<')?;
    let end = inside.find(['<', '>']).filter(|it| inside.as_bytes()[*it] == b'>' && *it <= 200)?;
    inside.starts_with(|it: char| it.is_ascii_alphabetic() || "/|!".contains(it)).then_some(end + 2)
}

/// Appends a piece of a broken text. Latin letters and digits are separated by a space; Chinese and Japanese need none.
pub fn join(text: &mut String, piece: &str) {
    let piece = piece.trim();
    let apart = |it: Option<char>| it.is_some_and(|letter| letter.is_ascii_alphanumeric());
    if apart(text.chars().next_back()) && apart(piece.chars().next()) {
        text.push(' ');
    }
    text.push_str(piece);
}

/// Returns `true` if a text ends like a sentence or the heading of a list, and is therefore complete.
pub fn ends(text: &str) -> bool {
    text.ends_with(['。', '：', ':', '；', '！', '？', '.', '”', '」', '』', '】', ')', '）'])
}

#[cfg(test)]
mod tests {
    use super::{decode, join, plain};

    #[test]
    fn mark_up_is_no_text() {
        assert_eq!(plain("<b>■ 甲</b> 1 < 2 \\*乙<|mark|>").replace(' ', ""), "■甲1<2*乙");
    }

    #[test]
    fn pieces_are_joined_as_their_letters_are() {
        let mut text = String::from("LV");
        join(&mut text, " 2 以上");
        join(&mut text, "的牌");
        assert_eq!(text, "LV 2 以上的牌");
    }

    #[test]
    fn a_file_that_is_no_text_is_told_by_its_kind() {
        assert!(decode(b"%PDF-1.7").unwrap_err().contains("PDF"));
        assert!(decode(b"\xb0\xa1").unwrap_err().contains("UTF-8"));
        assert_eq!(decode(b"\xff\xfe\x41\x00").unwrap(), "A");
        assert_eq!(decode("\u{feff}甲".as_bytes()).unwrap(), "甲");
    }
}
