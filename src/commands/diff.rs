//! `headjudge diff`.

use super::audit;
use crate::import;
use crate::judge::{Comparison, Condition, Demands, HeaderDifference, Language, Side, Verdict, Whole, compare_headers};
use crate::log::{Opened, escaped};
use crate::report::{Page, full, hung, one_or, reasons_text, wording};
use crate::terminal::lang::LangArg;
use crate::terminal::open::{self, Input, One};
use crate::terminal::out::{print, to_json};
use crate::terminal::{BROKEN, CLEAN, FOUND, Outcome, UNREADABLE, files, shown};
use std::path::PathBuf;

/// The longest excerpt of a header field in the text (characters). JSON has the whole field.
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

First stands the verdict on each log, in the words of `audit`, as if it were alone: two logs of the same match may both be \
illegal.

Exit status: 0 the same match, 1 they part, 3 the chain of one is broken, 4 one cannot be read as a log; the \
gravest wins. The verdicts on the logs do not change it.")]
pub struct Args {
    /// The first log, of any sort that `audit` reads; FILE#N is the Nth of several matches in a file, `-` standard input.
    a: PathBuf,
    /// The second log.
    b: PathBuf,
    #[command(flatten)]
    lang: LangArg,
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
    diff(args).map_err(files::no_log)
}

fn diff(args: &Args) -> Outcome {
    let One { log: one, name: first, rest, .. } = open::one_or_imported(&args.a)?;
    let One { log: other, name: second, rest: other_rest, .. } = open::one_or_imported(&args.b)?;
    let names = [first, second];
    let game = one.header.game.clone();
    let mut language = Language::English;
    let found = if other.header.game == game {
        with_game!(game.as_str(), G => {
            language = args.lang.lang().of::<G>();
            import::compare::<G, _, _>(args.lang.lang(), one, other)
        })
        .ok_or_else(|| files::no_game(UNREADABLE, &names[0], &game))?
    } else {
        let headers = compare_headers(language, &one.header, &other.header);
        let logs = [whole(args, one), whole(args, other)].map(|whole| Condition { whole, ..Condition::default() });
        Comparison { headers, logs, ..Comparison::default() }
    };
    rest.must_be_empty()?;
    other_rest.must_be_empty()?;
    print(&match args.format {
        Format::Text => text(&found, &names, language),
        Format::Json => to_json(&found),
    })?;
    Ok(status(&found))
}

/// The verdict on a whole log, used when the two logs are of different games.
fn whole(args: &Args, log: Opened<Input>) -> Whole {
    audit::judge_log(log, args.lang.lang(), false).held_to(&Demands::default())
}

/// The exit status: that of the gravest result.
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

fn text(found: &Comparison, names: &[String; 2], language: Language) -> String {
    let verdicts = names.iter().zip(&found.logs);
    let verdicts = verdicts.map(|(name, it)| wording::whole_line(language, name, full(&it.whole, language)));
    let mut lines: Vec<String> = verdicts.collect();
    lines.extend(found.headers.iter().map(|it| header_line(it, language)));
    for (name, it) in names.iter().zip(&found.logs) {
        lines.extend(condition_lines(name, it, language));
    }
    let alike = one_or(found.alike, wording::one_event, wording::events, language);
    match &found.parting {
        None if found.is_same() => lines.push(wording::same_match(language, alike)),
        None => lines.push(wording::alike(language, alike)),
        Some(sides) => {
            lines.push(wording::parted(language, alike));
            for (name, side) in names.iter().zip(sides) {
                lines.extend(side_lines(name, side, language));
            }
            if sides[0].event == sides[1].event && !found.details.is_empty() {
                lines.push(format!("\n{}", wording::differs_in_it(language)));
                lines.extend(found.details.iter().map(|it| format!("  {}", shown(it))));
            }
            lines.push(sum_up(sides, names, language));
        }
    }
    lines.join("\n") + "\n"
}

fn header_line(it: &HeaderDifference, language: Language) -> String {
    let [one, other] = it.sides.each_ref().map(|it| brief(it));
    match it.matters {
        true => wording::header_line(language, &it.what, one, other),
        false => wording::header_line_told(language, &it.what, one, other),
    }
}

/// A header field, shortened for one line.
fn brief(text: &str) -> String {
    escaped(text, MOST_OF_FIELD)
}

/// Lines on what stops a log from being compared to its end, or makes it doubtful.
fn condition_lines(name: &str, it: &Condition, language: Language) -> Vec<String> {
    let broken = it.broken.iter().map(|it| wording::broken_at(language, name, shown(it)));
    let stopped = it.stopped.iter().map(|it| wording::stopped_from(language, name, shown(it)));
    let unreadable = it.unreadable.iter().map(|it| wording::nothing_compared(language, name, shown(it)));
    broken.chain(stopped).chain(unreadable).collect()
}

fn side_lines(name: &str, side: &Side, language: Language) -> Vec<String> {
    let mut lines = vec![String::new()];
    match (side.entry, &side.place, side.kind) {
        (Some(entry), Some(place), _) => lines.push(wording::side_entry(language, name, place, entry)),
        (_, _, Some(_)) => lines.push(wording::side_step(language, name)),
        (_, _, None) => {
            lines.push(wording::side_end(language, name, shown(&side.event)));
            return lines;
        }
    }
    lines.push(format!("  {}", shown(&side.event)));
    lines.push(format!("  {}", side.verdict.map_or(wording::unjudged(language), |it| it.told(language))));
    let reasons = reasons_text(&side.reasons, &Page::stdout().in_language(language), 4);
    lines.extend(reasons.lines().map(str::to_owned));
    if let Some(why) = &side.impossible {
        lines.push(format!("    {}", wording::cannot_be_done(language, shown(why))));
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

/// A line that says which of the two the rules allow.
fn sum_up(sides: &[Side; 2], names: &[String; 2], language: Language) -> String {
    let allowed = |side: &Side| side.verdict.map(|it| it != Verdict::Illegal);
    let clause = |side: &Side| {
        let first = side.reasons.first();
        first.map_or(String::new(), |it| crate::judge::wording::in_parentheses(language, it.clause))
    };
    let [one, other] = names;
    let said = match (allowed(&sides[0]), allowed(&sides[1])) {
        (Some(true), Some(true)) => wording::allow_both(language),
        (Some(false), Some(false)) => {
            wording::allow_neither(language, one, clause(&sides[0]), other, clause(&sides[1]))
        }
        (Some(true), Some(false)) => wording::allow_one(language, one, other, clause(&sides[1])),
        (Some(false), Some(true)) => wording::allow_one(language, other, one, clause(&sides[0])),
        (Some(true), None) => wording::allow_only(language, one),
        (None, Some(true)) => wording::allow_only(language, other),
        (Some(false), None) => wording::forbid_only(language, one, clause(&sides[0])),
        (None, Some(false)) => wording::forbid_only(language, other, clause(&sides[1])),
        (None, None) => wording::allow_unknown(language),
    };
    let rests = |it: &Side| matches!(it.verdict, Some(Verdict::Unmodelled | Verdict::Undecidable));
    let hint = if sides.iter().any(rests) { wording::see_reasons(language) } else { String::new() };
    format!("\n{said}{hint}")
}
