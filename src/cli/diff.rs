//! `headjudge diff`.

use super::files;
use super::{BROKEN, CLEAN, FOUND, Outcome, UNREADABLE, shown};
use crate::judge::{Comparison, Side, Verdict, compare, compare_headers};
use std::path::PathBuf;

/// The command line of `diff`.
#[derive(clap::Args)]
#[command(after_help = "\
The logs may be of either form and detail: one that holds decisions alone is compared with the steps that the \
rules make of it. A card that one log hides (`?`), a judge's notes and reasons, and clauses that are not named \
are no difference.

Examples:
  headjudge diff anns-account.jsonl bens-account.jsonl
  headjudge diff --format json client.hjl judge.jsonl

Exit status: 0 the same match, 1 they part, 3 the chain of one is broken, 4 one cannot be read as a log; the \
gravest wins.")]
pub struct Args {
    /// The first log; `-` is standard input.
    a: PathBuf,
    /// The second log.
    b: PathBuf,
    /// How to answer.
    #[arg(long, default_value = "text")]
    format: Format,
}

/// How to answer.
#[derive(Clone, Copy, PartialEq, clap::ValueEnum)]
enum Format {
    /// For people.
    Text,
    /// For programs.
    Json,
}

/// Compares two logs.
pub fn run(args: &Args) -> Outcome {
    let (one, other) = (files::open_log(&args.a)?, files::open_log(&args.b)?);
    let names = [files::name(&args.a), files::name(&args.b)];
    let game = one.header.game.clone();
    let found = if other.header.game == game {
        crate::with_game!(game.as_str(), G => compare::<G, _, _>(one, other))
            .ok_or_else(|| files::no_game(UNREADABLE, &names[0], &game))?
    } else {
        Comparison { headers: compare_headers(&one.header, &other.header), ..Comparison::default() }
    };
    match args.format {
        Format::Text => print(&found, &names),
        Format::Json => println!("{}", serde_json::to_string_pretty(&found).expect("a comparison has text keys")),
    }
    Ok(status(&found))
}

/// The gravest of what was found.
fn status(found: &Comparison) -> u8 {
    if found.logs.iter().any(|it| it.unreadable.is_some()) {
        UNREADABLE
    } else if found.logs.iter().any(|it| it.broken.is_some()) {
        BROKEN
    } else if found.is_same() {
        CLEAN
    } else {
        FOUND
    }
}

fn print(found: &Comparison, names: &[String; 2]) {
    for it in &found.headers {
        let [one, other] = &it.sides;
        let weight = if it.matters { "" } else { " (no difference in the match)" };
        println!("header, {}{weight}: {} | {}", it.what, shown(one), shown(other));
    }
    for (name, it) in names.iter().zip(&found.logs) {
        if let Some(place) = &it.broken {
            println!("{name}: the chain is broken at {}", shown(place));
        }
        if let Some(why) = &it.stopped {
            println!("{name}: the rules cannot follow the match from here on: {}", shown(why));
        }
        if let Some(why) = &it.unreadable {
            println!("{name}: {}; nothing behind it was compared", shown(why));
        }
    }
    let alike = match found.alike {
        1 => "1 event".to_owned(),
        many => format!("{many} events"),
    };
    match &found.parting {
        None if found.is_same() => println!("the same match: {alike} alike"),
        None => println!("{alike} alike"),
        Some(sides) => {
            println!("{alike} alike, and there the logs part");
            for (name, side) in names.iter().zip(sides) {
                print_side(name, side);
            }
            if sides[0].event == sides[1].event && !found.details.is_empty() {
                println!("\nwhat differs in it:");
                found.details.iter().for_each(|it| println!("  {}", shown(it)));
            }
            println!("{}", sum_up(sides, names));
        }
    }
}

fn print_side(name: &str, side: &Side) {
    println!();
    match (side.entry, &side.place, side.kind) {
        (Some(entry), Some(place), _) => println!("{name}: {place}, entry {entry}"),
        (_, _, Some(_)) => println!("{name}: a step that the rules make of it"),
        (_, _, None) => {
            println!("{name}: the log ends here; the rules want next: {}", shown(&side.event));
            return;
        }
    }
    println!("  {}", shown(&side.event));
    println!("  {}", side.verdict.map_or("not judged", Verdict::name));
    for reason in &side.reasons {
        println!("    {} {}", reason.clause, reason.statement);
        println!("      {}", shown(&reason.facts));
    }
    if let Some(why) = &side.impossible {
        println!("    it cannot be carried out: {}", shown(why));
    }
    side.board.iter().for_each(|it| println!("    {}", shown(it)));
}

/// Which of the two the rules allow.
fn sum_up(sides: &[Side; 2], names: &[String; 2]) -> String {
    let allowed = |it: &Side| it.verdict.map(|it| it != Verdict::Illegal);
    let clause = |it: &Side| it.reasons.first().map_or(String::new(), |it| format!(" ({})", it.clause));
    let [one, other] = names;
    let said = match (allowed(&sides[0]), allowed(&sides[1])) {
        (Some(true), Some(true)) => "the rules allow both".to_owned(),
        (Some(false), Some(false)) => {
            format!("the rules allow neither {one}{} nor {other}{}", clause(&sides[0]), clause(&sides[1]))
        }
        (Some(true), Some(false)) => format!("the rules allow {one} and not {other}{}", clause(&sides[1])),
        (Some(false), Some(true)) => format!("the rules allow {other} and not {one}{}", clause(&sides[0])),
        (Some(true), None) => format!("the rules allow what only {one} tells"),
        (None, Some(true)) => format!("the rules allow what only {other} tells"),
        (Some(false), None) => format!("the rules do not allow what only {one} tells{}", clause(&sides[0])),
        (None, Some(false)) => format!("the rules do not allow what only {other} tells{}", clause(&sides[1])),
        (None, None) => "neither can be judged there".to_owned(),
    };
    let rests = |it: &Side| matches!(it.verdict, Some(Verdict::Unmodelled | Verdict::Undecidable));
    let hint = if sides.iter().any(rests) { "; see the reasons for what that rests on" } else { "" };
    format!("\n{said}{hint}")
}
