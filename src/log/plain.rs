//! Makes a stranger's text safe for a message or a terminal: characters that act invisibly are shown.

/// The number of characters of a stranger's text that a message repeats.
const REPEATED: usize = 300;
/// The number of characters of a name that a message repeats.
const NAME: usize = 60;

/// A stranger's text, safe for a message: control characters are escaped, and an overlong text is cut.
pub fn plain(text: &str) -> String {
    escaped(text, REPEATED)
}

/// A stranger's name, cut to fit on a line with other things.
pub fn short(name: &str) -> String {
    escaped(name, NAME)
}

/// A text of at most `most` characters in which active characters are shown, not obeyed: control characters, those that
/// change the direction of writing, and invisible ones. A cut text ends with `…`.
///
/// ```
/// use headjudge::log::escaped;
/// assert_eq!(escaped("a\u{202e}b\u{200b}", 9), "a\\u{202e}b\\u{200b}");
/// assert_eq!(escaped("夏洛特", 2), "夏洛…");
/// ```
pub fn escaped(text: &str, most: usize) -> String {
    let mut plain = String::with_capacity(text.len().min(4 * most));
    let mut before = None;
    for (place, letter) in text.chars().enumerate() {
        if place == most {
            plain.push('…');
            break;
        }
        if is_commanding(letter) || (is_selector(letter) && !before.is_some_and(has_variants)) {
            plain.extend(letter.escape_unicode());
        } else {
            plain.push(letter);
        }
        before = Some(letter);
    }
    plain
}

/// Returns `true` if a text can be shown unchanged.
pub fn is_plain(text: &str) -> bool {
    text.bytes().all(|it| it.is_ascii_graphic() || it == b' ')
        || !text.contains(|it| is_commanding(it) || is_selector(it))
}

/// Returns `true` if a character affects a terminal or the direction of text, or is invisible.
fn is_commanding(it: char) -> bool {
    it.is_control()
        || matches!(
            it,
            '\u{ad}' // soft hyphen
            | '\u{34f}' // joins graphemes
            | '\u{61c}' // Arabic letter mark
            | '\u{115f}' | '\u{1160}' | '\u{3164}' | '\u{ffa0}' // Hangul fillers
            | '\u{17b4}' | '\u{17b5}' // unwritten Khmer vowels
            | '\u{180b}'..='\u{180f}' // Mongolian selectors and separator
            | '\u{200b}'..='\u{200f}' // zero-width; direction marks
            | '\u{2028}'..='\u{202e}' // line and paragraph separators; embeddings and overrides
            | '\u{2060}'..='\u{206f}' // zero-width; isolates; invisible operators
            | '\u{2800}' // blank Braille pattern
            | '\u{feff}' // zero-width
            | '\u{fff0}'..='\u{fffb}' // interlinear annotations
            | '\u{13430}'..='\u{1343f}' // joins hieroglyphs
            | '\u{1bca0}'..='\u{1bca3}' // formats shorthand
            | '\u{1d173}'..='\u{1d17a}' // formats music
            | '\u{e0000}'..='\u{e00ff}' // tags
            | '\u{e01f0}'..='\u{e0fff}' // reserved for more of these
        )
        || (it as u32) & 0xfffe == 0xfffe // noncharacters
}

/// Returns `true` if a character selects a shape (variant) of the one before it. Several in a row, or one after a letter
/// without variants, can hide text.
fn is_selector(it: char) -> bool {
    matches!(it, '\u{fe00}'..='\u{fe0f}' | '\u{e0100}'..='\u{e01ef}')
}

/// Returns `true` if a character may have shapes to select from, as emoji and Chinese characters do.
fn has_variants(it: char) -> bool {
    !it.is_ascii() && !it.is_whitespace() && !is_selector(it) && !is_commanding(it)
}

#[cfg(test)]
mod tests {
    use super::{escaped, is_plain};

    /// Each of these characters is shown in the text, whatever surrounds it.
    #[test]
    fn nothing_is_obeyed_or_hidden() {
        let commanding = "\u{0}\u{7}\u{1b}\u{7f}\u{85}\u{9b}\u{ad}\u{34f}\u{61c}\u{115f}\u{1160}\u{17b4}\u{180e}\u{200b}\u{200c}\
            \u{200d}\u{200e}\u{200f}\u{2028}\u{2029}\u{202a}\u{202e}\u{2060}\u{2063}\u{2066}\u{2069}\u{206f}\u{2800}\u{3164}\
            \u{feff}\u{ffa0}\u{fff9}\u{fffa}\u{fffb}\u{fffe}\u{13430}\u{1bca0}\u{1d173}\u{e0001}\u{e0041}\u{e007f}\u{10ffff}";
        for it in commanding.chars() {
            let text = format!("x{it}名{it}");
            assert!(!is_plain(&text), "{it:?}");
            let code = format!("\\u{{{:x}}}", it as u32);
            assert_eq!(escaped(&text, 9), format!("x{code}名{code}"));
        }
    }

    /// A single variation selector is kept after a character that has variants, and is escaped anywhere else.
    #[test]
    fn selectors_of_shapes() {
        assert_eq!(escaped("❤\u{fe0f} 葛\u{e0100}", 9), "❤\u{fe0f} 葛\u{e0100}");
        assert_eq!(escaped("a\u{fe0f}", 9), "a\\u{fe0f}");
        assert_eq!(escaped("\u{fe0f}", 9), "\\u{fe0f}");
        assert_eq!(escaped("❤\u{fe0f}\u{fe0e}\u{e0110}", 9), "❤\u{fe0f}\\u{fe0e}\\u{e0110}");
    }

    #[test]
    fn people_s_names_stay() {
        for name in ["Ann", "Žluťoučký kůň", "夏洛特", "マルス", "الأمير", "한국", "👍", "ﷺ", "e\u{301}"]
        {
            assert!(is_plain(name), "{name}");
            assert_eq!(escaped(name, 40), name);
        }
    }

    #[test]
    fn long_texts_are_cut() {
        assert_eq!(escaped("abc", 3), "abc");
        assert_eq!(escaped("abcd", 3), "abc…");
        assert_eq!(escaped(&"\u{200b}".repeat(900_000), 2), "\\u{200b}\\u{200b}…");
    }
}
