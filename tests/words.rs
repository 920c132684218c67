//! The tables of a game's words, generated from the types: a new decision or step adds a row.

use crate::support::*;
use headjudge::judge::Rulebook;
use schemars::{JsonSchema, Schema, schema_for};
use serde_json::{Map, Value};
use std::fmt::Write;
use std::fs;
use std::path::Path;

for_every_game! {
    fn the_tables_of_its_words_are_kept() { tables_are_kept() }
}

/// The page `docs/words/GAME.md` equals the one generated from the types; `INSTA_UPDATE=always` rewrites it.
fn tables_are_kept<G: Rulebook>() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("docs/words/{}.md", G::ID));
    let made = tables::<G>();
    if std::env::var("INSTA_UPDATE").is_ok_and(|it| it == "always") {
        fs::write(&path, &made).expect("a page");
    }
    let kept = fs::read_to_string(&path).unwrap_or_default();
    let differs = kept.lines().zip(made.lines()).find(|it| it.0 != it.1);
    assert!(
        kept == made,
        "docs/words/{}.md is not what the types say: {differs:#?}\nlook at the difference, and take it over with \
         `INSTA_UPDATE=always cargo test words::`",
        G::ID
    );
}

fn tables<G: Rulebook>() -> String {
    let decisions = table(&schema_for!(G::Decision));
    let steps = table(&schema_for!(G::Step));
    let chances = table(&schema_for!(G::Chance));
    format!(
        "# The words of {}\n\nMade of the types by `cargo test words::`; [the format](../../src/log/FORMAT.md) has an example of \
         each. A `?` behind a field: it may be left out.\n\n## Decisions\n\n{decisions}\n## Steps\n\n{steps}\n## Chance\n\n{chances}",
        G::TITLE
    )
}

/// One row for each word: its name, its fields with their content, and its documentation, the clause first.
fn table(schema: &Schema) -> String {
    let root = schema.as_value();
    let mut text = String::from("| word | fields | clause and meaning |\n|---|---|---|\n");
    for word in root["oneOf"].as_array().expect("an enum") {
        let said = word["description"]
            .as_str()
            .unwrap_or_default()
            .replace("\n\n", " ")
            .replace('\n', " ")
            .replace('|', "\\|");
        match word.get("properties").and_then(Value::as_object) {
            Some(named) => {
                let (name, fields) = named.iter().next().expect("a name");
                let _ = writeln!(text, "| `{name}` | {} | {said} |", listed(root, fields));
            }
            None => {
                let names = word.get("const").into_iter().chain(word["enum"].as_array().into_iter().flatten());
                let names: Vec<String> = names.map(|it| format!("`{it}`")).collect();
                let _ = writeln!(text, "| {} | | {said} |", names.join(", "));
            }
        }
    }
    text
}

/// The fields of a word.
fn listed(root: &Value, fields: &Value) -> String {
    let empty = Map::new();
    let of = fields.get("properties").and_then(Value::as_object).unwrap_or(&empty);
    let required = fields["required"].as_array();
    let field = |(name, is): (&String, &Value)| {
        let may = if required.is_some_and(|names| names.iter().any(|it| it == name)) { "" } else { "?" };
        format!("`{name}`{may}: {}", kind(root, is))
    };
    of.iter().map(field).collect::<Vec<_>>().join(", ")
}

/// The content of a field: the name of its type, or its choices.
fn kind(root: &Value, field: &Value) -> String {
    if let Some(name) = field["$ref"].as_str().and_then(|it| it.strip_prefix("#/$defs/")) {
        let inner = &root["$defs"][name];
        return choices(inner).unwrap_or_else(|| name.to_lowercase());
    }
    if let Some(parts) = field["anyOf"].as_array() {
        return parts.iter().map(|it| kind(root, it)).collect::<Vec<_>>().join(" or ");
    }
    if field["type"] == "array" {
        return format!("list of {}", kind(root, &field["items"]));
    }
    match &field["type"] {
        Value::Array(types) => types.iter().filter_map(Value::as_str).collect::<Vec<_>>().join(" or "),
        one => one.as_str().unwrap_or("value").to_owned(),
    }
}

/// The choices of an enum of plain words.
fn choices(of: &Value) -> Option<String> {
    let plain = |choice: &Value| choice.get("const").filter(|it| it.is_string()).map(|it| format!("`{it}`"));
    let words: Vec<String> = match (of["enum"].as_array(), of["oneOf"].as_array()) {
        (Some(words), _) => words.iter().map(|it| format!("`{it}`")).collect(),
        (_, Some(words)) => words.iter().map(plain).collect::<Option<_>>()?,
        _ => return None,
    };
    Some(words.join("/"))
}

/// A type whose table shows all sorts of fields.
#[test]
fn fields_say_what_belongs_into_them() {
    #[derive(JsonSchema)]
    #[allow(dead_code)]
    #[schemars(rename_all = "snake_case")]
    enum Word {
        /// 1.1: first.
        Lay { card: String, on: Option<u8>, all: Vec<Side> },
        /// 1.2: then.
        Pass,
    }
    #[derive(JsonSchema)]
    #[allow(dead_code)]
    enum Side {
        /// Here.
        Left,
        /// There.
        Right,
    }
    let made = table(&schema_for!(Word));
    let rows: Vec<&str> = made.lines().skip(2).collect();
    let lay = "| `lay` | `all`: list of `\"Left\"`/`\"Right\"`, `card`: string, `on`?: integer or null | 1.1: first. |";
    assert_eq!(rows, [lay, "| `\"pass\"` | | 1.2: then. |"]);
}
