//! Reading a typed decision completely, and the message about extra words.

use crate::judge::{Language, wording};

/// Reads a typed decision. `begin` reads the decision at the start of a line, and returns it with its form as shown by help
/// and the number of words after it. `write` writes a decision as typed.
///
/// # Errors
/// The expected input, in a sentence.
pub fn read_whole<D>(
    language: Language,
    typed: &str,
    begin: impl Fn(&str) -> Result<(D, &'static str, usize), String>,
    write: impl FnOnce(&D) -> String,
) -> Result<D, String> {
    let (what, form, left) = begin(typed)?;
    if left == 0 {
        return Ok(what);
    }
    let reads = |line: &str| begin(line).is_ok_and(|(_, _, left)| left == 0);
    Err(surplus(language, typed, left, (form, &write(&what)), reads))
}

/// The message for input that is more than one decision: its last `left` words are too many, or a word of the form is
/// missing before them. `form` is the form of the decision as shown by help, `whole` the decision that was read; `reads`
/// returns `true` if a line is a complete decision.
fn surplus(
    language: Language,
    typed: &str,
    left: usize,
    (form, whole): (&str, &str),
    reads: impl Fn(&str) -> bool,
) -> String {
    let words: Vec<&str> = typed.split_whitespace().collect();
    let (read, rest) = words.split_at(words.len().saturating_sub(left));
    let is_letter = |letter: char| letter.is_ascii_lowercase() || letter == '_';
    let options = form.split(|letter| !is_letter(letter)).skip(1).filter(|word| word.len() > 1);
    let mended = options.map(|word| (word, [read, &[word], rest].concat().join(" "))).find(|(_, line)| reads(line));
    match mended {
        Some((word, line)) => wording::typed_lacks(language, words.join(" ").escape_debug(), word, line.escape_debug()),
        None => wording::typed_surplus(language, format!("{:?}", rest.first().copied().unwrap_or_default()), whole),
    }
}

#[cfg(test)]
mod tests {
    use super::surplus;
    use crate::judge::Language::English;

    /// `use CARD` takes the paying cards after the word `pay`.
    #[test]
    fn a_word_that_is_missing_is_named() {
        let form = ("use CARD [pay CARD...] [at CARD...]", "use B35");
        let reads = |line: &str| line == "use B35 pay B48 B41";
        let lacks = surplus(English, " use B35  B48 B41", 2, form, reads);
        assert_eq!(lacks, "`use B35 B48 B41` lacks `pay`; did you mean `use B35 pay B48 B41`?");
        let much = surplus(English, "use B35 \u{1b}[31m", 1, form, reads);
        assert_eq!(much, "\"\\u{1b}[31m\" is too much; `use B35` is the whole decision");
    }
}
