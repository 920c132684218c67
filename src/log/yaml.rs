//! Reading hand-written YAML: users' own cards.

use super::misfit::nearest;
use super::plain;
use serde::de::DeserializeOwned;
use serde_saphyr::{Error, MessageFormatter, UserMessageFormatter};
use std::fmt;

/// The fault of a YAML text, and its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadYaml {
    /// The line, from 1, where known.
    pub line: Option<u32>,
    /// The fault, and the expected content.
    pub what: String,
}

impl fmt::Display for BadYaml {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            Some(line) => write!(f, "line {line}: {}", self.what),
            None => f.write_str(&self.what),
        }
    }
}

/// Reads a YAML text. Anchors, aliases, merge keys, further documents and deep nesting are refused, because our files do
/// not need them.
///
/// # Errors
/// [`BadYaml`] if the text is not YAML, or not of this form.
pub fn read_yaml<T: DeserializeOwned>(text: &str) -> Result<T, BadYaml> {
    let options = serde_saphyr::options! {
        emit_comments: false,
        merge_keys: serde_saphyr::options::MergeKeyPolicy::Error,
        with_snippet: false,
        budget: serde_saphyr::budget! { max_aliases: 0, max_anchors: 0, max_depth: 32, max_documents: 1 },
    };
    serde_saphyr::from_str_with_options(text, options).map_err(|fault| BadYaml {
        line: fault.location().and_then(|it| u32::try_from(it.line()).ok()).filter(|line| *line > 0),
        what: what(&fault),
    })
}

fn what(fault: &Error) -> String {
    match fault {
        Error::SerdeUnknownField { field, expected, .. } => unknown("field", field, expected),
        Error::SerdeUnknownVariant { variant, expected, .. } => unknown("value", variant, expected),
        Error::SerdeMissingField { field, .. } => format!("the field `{}` is missing", plain(field)),
        Error::DuplicateMappingKey { key, .. } => match key {
            Some(key) => format!("the field `{}` stands there twice", plain(key)),
            None => "a field stands there twice".to_owned(),
        },
        Error::Unexpected { expected: "sequence start", .. } => {
            "a list belongs here, such as [one, two], or a line `- …` for each".to_owned()
        }
        Error::Unexpected { expected: "mapping start", .. } => {
            "fields belong here, a line `name: value` for each".to_owned()
        }
        Error::Budget { .. } => "a short text without anchors and deep nesting was expected".to_owned(),
        Error::Eof { .. } => "it ends too early; fields were expected, a line `name: value` for each".to_owned(),
        other => plain(&UserMessageFormatter.format_message(other)).to_string(),
    }
}

/// An unknown name, with the most similar name allowed there, or else all of them.
fn unknown(sort: &str, name: &str, expected: &[&str]) -> String {
    let all: Vec<String> = expected.iter().map(|it| (*it).to_owned()).collect();
    let hint = match nearest(name, &all) {
        Some(near) => format!("did you mean `{near}`?"),
        None => format!("one of these can stand there: {}", all.join(", ")),
    };
    format!("there is no {sort} `{}` here; {hint}", plain(name))
}

#[cfg(test)]
mod tests {
    use super::{BadYaml, read_yaml};
    use serde::Deserialize;

    #[derive(Debug, Deserialize)]
    #[serde(deny_unknown_fields)]
    #[allow(dead_code, reason = "only read")]
    struct Card {
        code: String,
        cost: u32,
    }

    fn fault(text: &str) -> (Option<u32>, String) {
        let BadYaml { line, what } = read_yaml::<Vec<Card>>(text).expect_err("a fault");
        (line, what)
    }

    /// A misspelt name is answered with the most similar one, anything else with the names allowed there.
    #[test]
    fn what_is_wrong_is_told_with_what_was_meant() {
        let near = fault("- code: T1\n  cots: 3\n");
        assert_eq!(near, (Some(2), "there is no field `cots` here; did you mean `cost`?".to_owned()));
        let far = fault("- code: T1\n  zzz: 3\n").1;
        assert_eq!(far, "there is no field `zzz` here; one of these can stand there: code, cost");
        assert_eq!(fault("- code: T1\n").1, "the field `cost` is missing");
        assert!(fault("- code: T1\n  code: T2\n  cost: 1\n").1.contains("`code` stands there twice"));
        assert!(fault("code: T1\n").1.starts_with("a list belongs here"));
        assert!(fault("- T1\n").1.starts_with("fields belong here"));
        assert!(!fault("- code: T1\n  cost: [\n").1.contains('\n'));
    }

    /// Aliases cannot inflate a text, and terminal control characters are shown.
    #[test]
    fn hostile_texts_are_refused_in_one_line() {
        assert!(read_yaml::<Vec<Card>>("- &a {code: T1, cost: 1}\n- *a\n").is_err());
        assert!(!fault("- code: T1\n  \"\\e[31mcots\": 3\n").1.contains('\u{1b}'));
    }
}
