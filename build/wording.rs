//! The program's own sentences in every language of a rulebook: a table for translators, from which a function for each
//! sentence is generated.

use std::fmt::Write as _;

/// The columns after the name: language codes, and the program's names for them.
const LANGUAGES: [(&str, &str); 4] =
    [("en", "English"), ("zh", "Chinese"), ("zh-Hant", "TraditionalChinese"), ("ja", "Japanese")];

/// The functions of a table. Each takes the language and the values of its sentence's placeholders, in the English order.
/// Every language has the same placeholders.
pub fn source(file: &str, text: &str) -> Result<String, Vec<String>> {
    let mut lines = text.lines().enumerate();
    let head: Vec<&str> = lines.next().map_or(Vec::new(), |it| it.1.split('\t').collect());
    let columns: Vec<&str> = ["name"].into_iter().chain(LANGUAGES.iter().map(|it| it.0)).collect();
    if head != columns {
        return Err(vec![format!("{file}:1: the columns are {}", columns.join(", "))]);
    }
    let (mut made, mut names, mut faults) = (String::new(), Vec::new(), Vec::new());
    for (place, line) in lines.filter(|it| !it.1.is_empty() && !it.1.starts_with('#')) {
        let fields: Vec<&str> = line.split('\t').collect();
        let read = match fields[..] {
            [name, ..] if names.contains(&name) => Err(format!("there are two rows {name:?}")),
            [name, a, b, c, d] => {
                names.push(name);
                function(name, [a, b, c, d])
            }
            _ => Err(format!("{} columns are expected, and {} found", columns.len(), fields.len())),
        };
        match read {
            Ok(function) => made += &function,
            Err(fault) => faults.push(format!("{file}:{}: {fault}", place + 1)),
        }
    }
    if faults.is_empty() { Ok(made) } else { Err(faults) }
}

fn function(name: &str, sentences: [&str; 4]) -> Result<String, String> {
    if name.is_empty() || !name.chars().all(|it| it.is_ascii_lowercase() || it == '_') {
        return Err(format!("{name:?} is no name: small letters and `_`"));
    }
    let asked = placeholders(sentences[0])?;
    let mut arms = String::new();
    for ((code, language), sentence) in LANGUAGES.into_iter().zip(sentences) {
        let mut named = placeholders(sentence)?;
        named.sort_unstable();
        let mut wanted = asked.clone();
        wanted.sort_unstable();
        if sentence.is_empty() || named != wanted {
            return Err(format!("{name:?}, {code}: the placeholders are {wanted:?}, and here {named:?}"));
        }
        let said = if asked.is_empty() { format!("{sentence:?}.to_owned()") } else { format!("format!({sentence:?})") };
        let _ = writeln!(arms, "        Language::{language} => {said},");
    }
    let fields: String = asked.iter().map(|it| format!(", {it}: impl std::fmt::Display")).collect();
    let said = sentences[0];
    Ok(format!(
        "#[doc = {said:?}]\n#[allow(clippy::too_many_arguments)]\npub fn {name}(language: Language{fields}) -> String {{\n    match language {{\n{arms}    }}\n}}\n\n"
    ))
}

/// The names in braces, each once, in order.
fn placeholders(sentence: &str) -> Result<Vec<&str>, String> {
    let mut found: Vec<&str> = Vec::new();
    for part in sentence.split('{').skip(1) {
        let (name, _) = part.split_once('}').ok_or_else(|| format!("a brace is not closed in {sentence:?}"))?;
        if !name.chars().all(|it| it.is_ascii_lowercase() || it == '_') || name.is_empty() {
            return Err(format!("{{{name}}} is no placeholder"));
        }
        if !found.contains(&name) {
            found.push(name);
        }
    }
    Ok(found)
}
