//! `headjudge diff`.

use super::files;
use super::open::{self, One};
use super::out::{print, to_json};
use super::{BROKEN, CLEAN, FOUND, Outcome, UNREADABLE, shown};
use crate::judge::{Comparison, Condition, HeaderDifference, Side, Verdict, compare, compare_headers};
use crate::log::escaped;
use crate::report::{Page, counted, hung, reasons_text};
use std::path::PathBuf;

/// The most characters of a field of a header that are told; JSON has them all.
const MOST_OF_FIELD: usize = 300;

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
    /// The first log, of any sort that `audit` reads; FILE#N is the Nth of several matches in a file, `-` standard input.
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
    let One { log: one, name: first, rest, .. } = open::one_or_imported(&args.a)?;
    let One { log: other, name: second, rest: other_rest, .. } = open::one_or_imported(&args.b)?;
    let names = [first, second];
    let game = one.header.game.clone();
    let found = if other.header.game == game {
        with_game!(game.as_str(), G => compare::<G, _, _>(one, other))
            .ok_or_else(|| files::no_game(UNREADABLE, &names[0], &game))?
    } else {
        let headers = compare_headers(&one.header, &other.header);
        drop((one, other));
        Comparison { headers, ..Comparison::default() }
    };
    rest.must_be_empty()?;
    other_rest.must_be_empty()?;
    print(&match args.format {
        Format::Text => text(&found, &names),
        Format::Json => to_json(&found),
    })?;
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

fn text(found: &Comparison, names: &[String; 2]) -> String {
    let mut lines: Vec<String> = found.headers.iter().map(header_line).collect();
    for (name, it) in names.iter().zip(&found.logs) {
        lines.extend(condition_lines(name, it));
    }
    let alike = counted(found.alike, "event", "events");
    match &found.parting {
        None if found.is_same() => lines.push(format!("the same match: {alike} alike")),
        None => lines.push(format!("{alike} alike")),
        Some(sides) => {
            lines.push(format!("{alike} alike, and there the logs part"));
            for (name, side) in names.iter().zip(sides) {
                lines.extend(side_lines(name, side));
            }
            if sides[0].event == sides[1].event && !found.details.is_empty() {
                lines.push("\nwhat differs in it:".to_owned());
                lines.extend(found.details.iter().map(|it| format!("  {}", shown(it))));
            }
            lines.push(sum_up(sides, names));
        }
    }
    lines.join("\n") + "\n"
}

fn header_line(it: &HeaderDifference) -> String {
    let [one, other] = &it.sides;
    let weight = if it.matters { "" } else { " (no difference in the match)" };
    format!("header, {}{weight}: {} | {}", it.what, brief(one), brief(other))
}

/// A field of a header, in a line with another.
fn brief(text: &str) -> String {
    escaped(text, MOST_OF_FIELD)
}

/// What keeps a log from being compared to its end, or makes it doubtful.
fn condition_lines(name: &str, it: &Condition) -> Vec<String> {
    let broken = it.broken.iter().map(|it| format!("{name}: the chain is broken at {}", shown(it)));
    let stopped =
        it.stopped.iter().map(|it| format!("{name}: the rules cannot follow the match from here on: {}", shown(it)));
    let unreadable = it.unreadable.iter().map(|it| format!("{name}: {}; nothing behind it was compared", shown(it)));
    broken.chain(stopped).chain(unreadable).collect()
}

fn side_lines(name: &str, side: &Side) -> Vec<String> {
    let mut lines = vec![String::new()];
    match (side.entry, &side.place, side.kind) {
        (Some(entry), Some(place), _) => lines.push(format!("{name}: {place}, entry {entry}")),
        (_, _, Some(_)) => lines.push(format!("{name}: a step that the rules make of it")),
        (_, _, None) => {
            lines.push(format!("{name}: the log ends here; the rules want next: {}", shown(&side.event)));
            return lines;
        }
    }
    lines.push(format!("  {}", shown(&side.event)));
    lines.push(format!("  {}", side.verdict.map_or("not judged", Verdict::name)));
    let reasons = reasons_text(&side.reasons, &Page::stdout(), 4);
    lines.extend(reasons.lines().map(str::to_owned));
    if let Some(why) = &side.impossible {
        lines.push(format!("    it cannot be carried out: {}", shown(why)));
    }
    let page = Page::stdout();
    lines.extend(
        side.board
            .iter()
            .filter_map(|it| it.split_at_checked(2))
            .map(|(sign, fact)| hung(&page, &format!("    {sign}"), &shown(fact)).trim_end().to_owned()),
    );
    lines
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
