//! `headjudge schema`.

use super::Outcome;
use super::out::{print, to_json};
use crate::judge::Game;
use crate::log::{First, Line};
use crate::report::Report;
use crate::{games, with_game};
use clap::ValueEnum;
use schemars::generate::SchemaSettings;
use schemars::{Schema, SchemaGenerator};
use serde_json::Value;

/// The command line of `schema`.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  headjudge schema log > cipher-log.schema.json
  headjudge schema log --game cipher | jq '.\"$defs\" | keys'
  headjudge schema audit > audit.schema.json")]
pub struct Args {
    /// What to describe.
    #[arg(value_enum)]
    what: What,
    /// The game whose logs to describe, by its id.
    #[arg(long, default_value = games::ALL[0])]
    game: String,
}

#[derive(Clone, Copy, ValueEnum)]
enum What {
    /// The records of a log: `header` for the first line, `entry` for each line after it, `position` for
    /// the position that a header or a judge's fix may hold.
    Log,
    /// What `audit --format json` prints.
    Audit,
}

pub fn run(args: &Args) -> Outcome {
    let schema = match args.what {
        What::Audit => SchemaSettings::draft2020_12().for_serialize().into_generator().into_root_schema_for::<Report>(),
        What::Log => with_game!(args.game.as_str(), G => log_schema::<G>())
            .ok_or_else(|| super::files::no_game(super::USAGE, "--game", &args.game))?,
    };
    print(&to_json(&schema))
}

/// A schema that any one line of a log fits, with the three sorts of records under `$defs`.
fn log_schema<G: Game>() -> Schema {
    let mut generator = SchemaGenerator::default();
    let header = generator.subschema_for::<First>();
    let entry = generator.subschema_for::<Line<G>>();
    let position = G::position_schema(&mut generator);
    let options = G::options_schema(&mut generator);
    let mut definitions = generator.take_definitions(true);
    // The log itself knows no game, so its types cannot say what a position is, nor which options there are.
    specify(&mut definitions, "Header", "/properties/position", &position);
    specify(&mut definitions, "Intervention", "/oneOf/1/properties/fix/properties/position", &position);
    match options {
        Some(options) => specify(&mut definitions, "Header", "/properties/options", &options),
        None => remove_options(&mut definitions),
    }
    let mut schema = schemars::json_schema!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": format!("One line of a headjudge log of {}", G::TITLE),
        "description": "A log is UTF-8 text: the header on the first line, one entry on each line after it. A line has at most 1048576 bytes; blank lines are passed over. Every field that is not named here is refused.",
        "anyOf": [header, entry],
        "$defs": definitions,
    });
    schema.insert("x-position".to_owned(), position.to_value());
    schema
}

/// Says of a part of a record what the game makes of it.
fn specify(definitions: &mut serde_json::Map<String, Value>, record: &str, place: &str, of_game: &Schema) {
    let place = definitions.get_mut(record).and_then(|it| it.pointer_mut(place)).and_then(Value::as_object_mut);
    if let (Some(place), Some(of_game)) = (place, of_game.as_object()) {
        place.extend(of_game.clone());
    }
}

/// A game without options has none in its header.
fn remove_options(definitions: &mut serde_json::Map<String, Value>) {
    let properties = definitions.get_mut("Header").and_then(|it| it.pointer_mut("/properties"));
    if let Some(properties) = properties.and_then(Value::as_object_mut) {
        properties.remove("options");
    }
}
