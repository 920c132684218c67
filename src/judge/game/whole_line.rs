//! Reading a typed decision to its end, and what is said where more was typed.

use crate::judge::{Language, wording};

/// Reads a decision that somebody typed. `begin` reads the decision with which a line begins, and gives with it its form as help has
/// it and how many words stand behind it; `write` writes a decision as it is typed.
///
/// # Errors
/// What was expected, in a sentence.
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

/// Why a decision that was read is not all that was typed: the last `left` words are too many, or a word of the form is missing
/// before them. `form` is the form of the decision as help has it, `whole` the decision that was read, and `reads` tells
/// whether a line is a decision to its end.
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

    /// `use CARD` takes the cards that pay behind a word.
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
