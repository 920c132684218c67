//! `headjudge schema`.

use crate::games;
use crate::judge::{Common, Game, Rulebook};
use crate::live::{Reply, Request};
use crate::log::{First, Line};
use crate::report::{Report, VerifyReport};
use crate::terminal::out::{print, to_json};
use crate::terminal::{Failure, Outcome};
use clap::ValueEnum;
use schemars::generate::SchemaSettings;
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde_json::{Value, json};

/// The command line of `schema`.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  headjudge schema log --game cipher > cipher-log.schema.json
  headjudge schema log --game blackpoker | jq '.\"$defs\" | keys'
  headjudge schema audit > audit.schema.json
  headjudge schema verify > verify.schema.json")]
pub struct Args {
    /// The subject of the schema.
    #[arg(value_enum)]
    what: What,
    #[arg(long, help = game_help())]
    game: Option<String>,
}

#[derive(Clone, Copy, ValueEnum)]
enum What {
    /// The records of a log: `header` for the first line, `entry` for each line after it, `position` for
    /// the position that a header or a judge's fix may hold.
    Log,
    /// The report that `audit --format json` prints.
    Audit,
    /// The report that `verify --format json` prints.
    Verify,
    /// The requests that `serve` takes and its replies, under `$defs`: `Request` and `Reply`.
    Serve,
}

fn game_help() -> String {
    format!("For `log`: the game whose words they are in: {}", games::JUDGED.join(", "))
}

pub fn run(args: &Args) -> Outcome {
    let schema = match (args.what, &args.game) {
        (What::Audit, None) => audit_schema(),
        (What::Serve, None) => serve_schema(),
        (What::Verify, None) => {
            SchemaSettings::draft2020_12().for_serialize().into_generator().into_root_schema_for::<VerifyReport>()
        }
        (What::Verify, Some(_)) => {
            return Err(Failure::usage("`schema verify` is the same for all games: it takes no --game"));
        }
        (What::Serve, Some(_)) => {
            return Err(Failure::usage("`schema serve` is the same for all games: it takes no --game"));
        }
        (What::Audit, Some(_)) => {
            return Err(Failure::usage("`schema audit` is the same for all games: it takes no --game"));
        }
        (What::Log, None) => {
            let games = games::JUDGED.join(", ");
            return Err(Failure::usage(format!(
                "`schema log` needs --game, since each game has its own words; the games are: {games}"
            )));
        }
        (What::Log, Some(game)) => with_game!(game.as_str(), G => log_schema::<G>())
            .ok_or_else(|| crate::terminal::files::no_game(crate::terminal::USAGE, "--game", game))?,
    };
    print(&to_json(&schema))
}

/// The schema of a report, including every fact that a reason can rest on.
fn audit_schema() -> Schema {
    let mut generator = SchemaSettings::draft2020_12().for_serialize().into_generator();
    let mut facts = vec![("fact".to_owned(), Common::json_schema(&mut generator))];
    for game in games::JUDGED {
        let of_game = with_game!(*game, G => <<G as Rulebook>::Fact>::json_schema(&mut generator));
        facts.extend(of_game.map(|it| (format!("{game}-fact"), it)));
    }
    let any: Vec<Value> = facts.iter().map(|(name, _)| json!({ "$ref": format!("#/$defs/{name}") })).collect();
    for (name, fact) in facts {
        generator.definitions_mut().insert(name, fact.to_value());
    }
    let mut schema = generator.into_root_schema_for::<Report>();
    if let Some(fact) = schema.pointer_mut("/$defs/Reason/properties/fact").and_then(Value::as_object_mut) {
        fact.insert("anyOf".to_owned(), Value::Array(any));
    }
    schema
}

/// The schema of requests and replies.
fn serve_schema() -> Schema {
    let mut replies = SchemaSettings::draft2020_12().for_serialize().into_generator();
    let reply = replies.subschema_for::<Reply>().to_value();
    let mut requests = SchemaSettings::draft2020_12().for_deserialize().into_generator();
    let request = requests.subschema_for::<Request>().to_value();
    let mut all = replies.take_definitions(true);
    all.extend(requests.take_definitions(true));
    json_schema!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "A request or a reply",
        "anyOf": [request, reply],
        "$defs": all,
    })
}

/// A schema for any one line of a log. The three kinds of records are under `$defs`.
fn log_schema<G: Game>() -> Schema {
    let mut generator = SchemaGenerator::default();
    let header = generator.subschema_for::<First>();
    let entry = generator.subschema_for::<Line<G>>();
    let laid = G::position_schema(&mut generator);
    let options = G::options_schema(&mut generator);
    let cards = G::definitions_schema(&mut generator);
    let mut definitions = generator.take_definitions(true);
    let position = with_then(&mut definitions, &laid);
    // The types of the log do not depend on the game, so they cannot describe its id, its position or its options.
    specify(&mut definitions, "Header", "/properties/game", &json_schema!({ "const": G::ID }));
    specify(&mut definitions, "Header", "/properties/edition", &json_schema!({ "const": G::EDITION }));
    specify(&mut definitions, "Header", "/properties/position", &position);
    specify(&mut definitions, "Intervention", "/oneOf/1/properties/fix/properties/position", &position);
    for (name, of_game) in [("options", options), ("definitions", cards)] {
        match of_game {
            Some(it) => specify(&mut definitions, "Header", &format!("/properties/{name}"), &it),
            None => remove(&mut definitions, name),
        }
    }
    let mut schema = json_schema!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": format!("One line of a headjudge log of {}", G::TITLE),
        "description": "A log is UTF-8 text: the header on the first line, one entry on each line after it. A line has at most 1048576 bytes; blank lines are passed over. Every field that is not named here is refused.",
        "anyOf": [header, entry],
        "$defs": definitions,
    });
    schema.insert("x-position".to_owned(), position.to_value());
    schema
}

/// A position with the events since, or those events alone if the match begins with its preparation.
fn with_then(definitions: &mut serde_json::Map<String, Value>, laid: &Schema) -> Schema {
    let mut past = definitions.get("Entry").cloned().unwrap_or_default();
    let says = "An entry that stands in a position: as a line of a log, without a number and a hash.";
    past["description"] = says.into();
    for name in ["n", "hash", "intervention"] {
        past.pointer_mut("/properties").and_then(Value::as_object_mut).map(|it| it.remove(name));
    }
    past.as_object_mut().map(|it| it.remove("required"));
    if let Some(sorts) = past.pointer_mut("/oneOf").and_then(Value::as_array_mut) {
        sorts.pop();
        let properties = sorts.iter_mut().filter_map(|it| it.pointer_mut("/properties").and_then(Value::as_object_mut));
        properties.for_each(|it| drop(it.remove("intervention")));
    }
    definitions.insert("PastEntry".to_owned(), past);
    let then = json!({
        "type": "array",
        "items": { "$ref": "#/$defs/PastEntry" },
        "description": "What happened since the table stood so, in order, with all its steps: the match stands behind it. It is carried out and not judged.",
    });
    let name = laid.get("$ref").and_then(Value::as_str).and_then(|it| it.strip_prefix("#/$defs/")).unwrap_or_default();
    let fields = definitions.get_mut(name).and_then(|it| it.pointer_mut("/properties")).and_then(Value::as_object_mut);
    fields.map(|it| it.insert("then".to_owned(), then.clone()));
    json_schema!({ "anyOf": [laid, {
        "type": "object",
        "description": "The match begins with its preparation, and this happened since.",
        "properties": { "then": then },
        "required": ["then"],
        "additionalProperties": false,
    }] })
}

/// Describes a part of a record as the game defines it.
fn specify(definitions: &mut serde_json::Map<String, Value>, record: &str, place: &str, of_game: &Schema) {
    let place = definitions.get_mut(record).and_then(|it| it.pointer_mut(place)).and_then(Value::as_object_mut);
    if let (Some(place), Some(of_game)) = (place, of_game.as_object()) {
        place.extend(of_game.clone());
    }
}

/// Removes a header field that a game lacks: one without options, or without card definitions.
fn remove(definitions: &mut serde_json::Map<String, Value>, name: &str) {
    let properties = definitions.get_mut("Header").and_then(|it| it.pointer_mut("/properties"));
    if let Some(properties) = properties.and_then(Value::as_object_mut) {
        properties.remove(name);
    }
}
