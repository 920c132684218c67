//! The commands: syntax and meaning.

use super::wording;
use crate::judge::Language;
use crate::log::View;
use crate::report::Page;
use crate::table::Card;
use std::path::PathBuf;
use unicode_width::UnicodeWidthStr;

/// A parsed line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// An empty line, or a comment.
    Nothing,
    /// Move forward by a number of entries.
    Next(usize),
    /// Move back by a number of entries.
    Back(usize),
    /// Go to a place.
    Goto(Goal),
    /// Show the table, with card names in a language, or in the session's.
    Board(Option<Language>),
    /// Show the table through a view.
    BoardOf(View),
    /// Show a card and its history, by its code or its name.
    Card(String),
    /// List the entries that match a word.
    Find(String),
    /// List the entries of a turn; `None` is the present one.
    Log(Option<u32>),
    /// Show the acts to undo in a rewind to before an entry; `None` is the present one.
    Rewind(Option<usize>),
    /// Write a copy of the log with a judge's rewind to before an entry.
    Rewound {
        /// The entry.
        entry: usize,
        /// The file.
        path: PathBuf,
    },
    /// Show the match's place in the rulebook.
    Agenda,
    /// List a page of the legal decisions.
    Legal(usize),
    /// List the legal decisions that contain a word.
    LegalWith(String),
    /// Explain the verdict on an entry; `None` is the present one, 0 the header.
    Why(Option<usize>),
    /// Show a clause.
    Clause(String),
    /// List the findings.
    Findings {
        /// `true` to include those that only depend on texts of cards.
        all: bool,
    },
    /// Go to the next finding.
    NextFinding {
        /// `true` to include those that only depend on texts of cards.
        all: bool,
    },
    /// Show the changes from one entry to another; `None` is the previous entry, and the present one.
    Diff(Option<usize>, Option<usize>),
    /// List the breakpoints.
    Breaks,
    /// Add a breakpoint for `continue`.
    Break(String),
    /// Remove a breakpoint by its number in the list, or all.
    Unbreak(Option<usize>),
    /// Continue to the next breakpoint.
    Continue,
    /// Judge a decision in a branch.
    Try {
        /// The decision as typed.
        what: String,
        /// `true` to apply it even if it is illegal.
        anyway: bool,
    },
    /// Make up the chance that is due from a seed, in a branch.
    Roll(u64),
    /// Name the branch, or enter the one with that name; alone, list those that are kept.
    Branch(Option<String>),
    /// Leave the branch.
    Main,
    /// Switch to another language.
    Speak(String),
    /// Write a note.
    Note(String),
    /// List the notes.
    Notes,
    /// Write the log to a file.
    Export {
        /// The file.
        path: PathBuf,
        /// `true` to replace an existing file.
        over: bool,
    },
    /// Begin a ruling on the present entry, with a few words for its files' names.
    Ruling(Option<String>),
    /// Explain a command, or list them all.
    Help(Option<String>),
    /// End the session.
    Quit {
        /// `true` to discard unsaved notes.
        anyway: bool,
    },
}

impl Command {
    /// Returns `true` if it moves to another entry.
    pub fn steps(&self) -> bool {
        use Command::{Back, Continue, Goto, Next, NextFinding};
        matches!(self, Next(_) | Back(_) | Goto(_) | Continue | NextFinding { .. })
    }
}

/// A place to go to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Goal {
    /// After an entry.
    Entry(usize),
    /// The start of a turn.
    Turn(u32),
    /// The start of the next turn, or back to the start of this one or the one before.
    TurnFrom {
        /// `true` to go back.
        back: bool,
    },
    /// The next start of a phase.
    Phase(String),
    /// The last start of a phase.
    PhaseBack(String),
    /// Before the first entry.
    Start,
    /// After the last entry.
    End,
}

/// The syntax of a command.
#[derive(Clone, Copy, Debug)]
pub struct Form {
    /// Its name and abbreviations.
    pub names: &'static [&'static str],
    /// Its arguments.
    pub rest: &'static str,
    /// Its explanation, in a language.
    pub what: fn(Language) -> String,
}

const fn form(names: &'static [&'static str], rest: &'static str, what: fn(Language) -> String) -> Form {
    Form { names, rest, what }
}

/// All commands.
pub const COMMANDS: &[Form] = &[
    form(&["next", "n"], "[K]", wording::do_next),
    form(&["back", "b"], "[K]", wording::do_back),
    form(&["goto", "g"], "ENTRY | turn N | turn next | turn back | phase NAME [back] | start | end", wording::do_goto),
    form(&["find"], "WORD", wording::do_find),
    form(&["log"], "[TURN]", wording::do_log),
    form(&["board"], "[en | zh | ja | A | B | public]", wording::do_board),
    form(&["card"], "CARD", wording::do_card),
    form(&["agenda"], "", wording::do_agenda),
    form(&["legal"], "[PAGE | WORD]", wording::do_legal),
    form(&["why"], "[ENTRY]", wording::do_why),
    form(&["clause"], "NUMBER", wording::do_clause),
    form(&["findings"], "[all]", wording::do_findings),
    form(&["next-finding", "nf"], "[all]", wording::do_next_finding),
    form(&["diff"], "[FROM] [TO]", wording::do_diff),
    form(&["break"], "[CLAUSE | card CARD | finding]", wording::do_break),
    form(&["unbreak"], "[K]", wording::do_unbreak),
    form(&["continue", "c"], "", wording::do_continue),
    form(&["try"], "[A|B] DECISION", wording::do_try),
    form(&["try!"], "[A|B] DECISION", wording::do_try_anyway),
    form(&["roll"], "[SEED]", wording::do_roll),
    form(&["branch"], "[NAME]", wording::do_branch),
    form(&["main"], "", wording::do_main),
    form(&["rewind"], "[ENTRY] [FILE]", wording::do_rewind),
    form(&["note"], "[TEXT]", wording::do_note),
    form(&["export"], "FILE", wording::do_export),
    form(&["export!"], "FILE", wording::do_export_over),
    form(&["ruling"], "[SLUG]", wording::do_ruling),
    form(&["lang"], "en | zh | tw | ja | native", wording::do_lang),
    form(&["help", "h", "?"], "[COMMAND]", wording::do_help),
    form(&["quit", "q"], "", wording::do_quit),
    form(&["quit!", "q!"], "", wording::do_quit_anyway),
];

/// Words of other programs for a command.
const MEANT: &[(&[&str], &str)] = &[
    (&["exit", "bye", "leave", "stop", "end"], "quit"),
    (&["who", "where", "status", "state", "now"], "agenda"),
    (&["forward", "step", "forwards", "advance"], "next"),
    (&["undo", "prev", "previous", "backwards"], "back"),
    (&["jump", "go", "seek", "turn", "phase"], "goto"),
    (&["show", "table", "print", "display"], "board"),
    (&["moves", "options", "choices", "actions", "can"], "legal"),
    (&["search", "grep"], "find"),
    (&["history", "list", "events"], "log"),
    (&["explain", "reason", "verdict"], "why"),
    (&["rule", "rules", "law"], "clause"),
    (&["errors", "faults", "illegal", "mistakes"], "findings"),
    (&["save", "write"], "export"),
    (&["what-if", "whatif", "play", "do"], "try"),
];

impl Form {
    /// The command as shown by help.
    pub fn usage(&self) -> String {
        let names = self.names.join(", ");
        if self.rest.is_empty() { names } else { format!("{names} {}", self.rest) }
    }
}

/// The command with a name.
pub fn find(name: &str) -> Option<&'static Form> {
    COMMANDS.iter().find(|it| it.names.contains(&name))
}

/// Parses a line.
///
/// # Errors
/// The expected input, in a sentence.
pub fn parse(line: &str, language: Language) -> Result<Command, String> {
    let line = line.trim().trim_start_matches('\u{feff}');
    let (name, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let rest = rest.trim();
    if name.is_empty() || name.starts_with('#') {
        return Ok(Command::Nothing);
    }
    let Some(form) = find(name) else { return Err(unknown(language, name)) };
    let usage = || wording::usage_is(language, form.names[0], form.rest);
    if form.rest.is_empty() && !rest.is_empty() {
        return Err(wording::stands_alone(language, form.names[0]));
    }
    let steps = || if rest.is_empty() { Some(1) } else { rest.parse().ok() };
    let command = match form.names[0] {
        "next" => steps().map(Command::Next),
        "back" => steps().map(Command::Back),
        "goto" => goal(rest).map(Command::Goto),
        "board" if rest.is_empty() => Some(Command::Board(None)),
        "board" => match rest {
            "A" | "a" => Some(Command::BoardOf(View::A)),
            "B" | "b" => Some(Command::BoardOf(View::B)),
            "public" => Some(Command::BoardOf(View::Public)),
            rest => Language::of_code(rest).map(|it| Command::Board(Some(it))),
        },
        "card" => Some(Command::Card(rest.to_owned())),
        "find" => Some(rest).filter(|it| !it.is_empty()).map(|it| Command::Find(it.to_owned())),
        "log" => if rest.is_empty() { Some(None) } else { rest.parse().ok().map(Some) }.map(Command::Log),
        "rewind" => rewind(rest),
        "agenda" => Some(Command::Agenda),
        "legal" if rest.is_empty() || rest.starts_with(|it: char| it.is_ascii_digit()) => steps().map(Command::Legal),
        "legal" => Some(Command::LegalWith(rest.to_owned())),
        "why" => optional(rest).map(Command::Why),
        "clause" => Some(rest).filter(|it| !it.is_empty()).map(|it| Command::Clause(it.to_owned())),
        "findings" => all(rest).map(|all| Command::Findings { all }),
        "next-finding" => all(rest).map(|all| Command::NextFinding { all }),
        "diff" => diff(rest),
        "break" if rest.is_empty() => Some(Command::Breaks),
        "break" => Some(Command::Break(rest.to_owned())),
        "unbreak" => optional(rest).map(Command::Unbreak),
        "continue" => Some(Command::Continue),
        "try" | "try!" => {
            let anyway = form.names[0] == "try!";
            Some(rest).filter(|it| !it.is_empty()).map(|it| Command::Try { what: it.to_owned(), anyway })
        }
        "roll" => if rest.is_empty() { Some(1) } else { rest.parse().ok() }.map(Command::Roll),
        "branch" => Some(Command::Branch(Some(rest).filter(|it| !it.is_empty()).map(str::to_owned))),
        "main" => Some(Command::Main),
        "lang" => Some(rest).filter(|it| !it.is_empty()).map(|it| Command::Speak(it.to_owned())),
        "note" if rest.is_empty() => Some(Command::Notes),
        "note" => Some(Command::Note(rest.to_owned())),
        "export" | "export!" => {
            let over = form.names[0] == "export!";
            Some(rest).filter(|it| !it.is_empty()).map(|it| Command::Export { path: it.into(), over })
        }
        "ruling" => Some(Command::Ruling(Some(rest).filter(|it| !it.is_empty()).map(str::to_owned))),
        "help" => Some(Command::Help(Some(rest).filter(|it| !it.is_empty()).map(str::to_owned))),
        "quit" | "quit!" => Some(Command::Quit { anyway: form.names[0] == "quit!" }),
        _ => None,
    };
    command.ok_or_else(usage)
}

fn unknown(language: Language, name: &str) -> String {
    let names: Vec<&str> = COMMANDS.iter().flat_map(|it| it.names).copied().filter(|it| it.len() > 2).collect();
    let short: String = name.chars().take(40).collect();
    if let Some((_, meant)) = MEANT.iter().find(|it| it.0.contains(&name)) {
        return wording::no_command_near(language, format!("{short:?}"), meant);
    }
    match similar::get_close_matches(short.as_str(), &names, 1, 0.6).first() {
        Some(close) => wording::no_command_near(language, format!("{short:?}"), close),
        None => wording::no_command(language, format!("{short:?}")),
    }
}

fn goal(rest: &str) -> Option<Goal> {
    let words: Vec<&str> = rest.split_whitespace().collect();
    match words[..] {
        ["start"] => Some(Goal::Start),
        ["end"] => Some(Goal::End),
        ["turn", "next"] => Some(Goal::TurnFrom { back: false }),
        ["turn", "back"] => Some(Goal::TurnFrom { back: true }),
        ["turn", turn] => turn.parse().ok().map(Goal::Turn),
        ["phase", phase] => Some(Goal::Phase(phase.to_lowercase())),
        ["phase", phase, "back"] => Some(Goal::PhaseBack(phase.to_lowercase())),
        [entry] => number(entry).map(Goal::Entry),
        _ => None,
    }
}

/// `rewind`, `rewind 57`, `rewind 57 copy.jsonl`.
fn rewind(rest: &str) -> Option<Command> {
    match rest.split_once(char::is_whitespace) {
        None => optional(rest).map(Command::Rewind),
        Some((entry, path)) => Some(Command::Rewound { entry: number(entry)?, path: path.trim().into() }),
    }
}

/// An entry's number, with or without the `#` that replies put before it.
fn number(word: &str) -> Option<usize> {
    word.strip_prefix('#').unwrap_or(word).parse().ok()
}

fn optional(rest: &str) -> Option<Option<usize>> {
    if rest.is_empty() { Some(None) } else { number(rest).map(Some) }
}

fn all(rest: &str) -> Option<bool> {
    match rest {
        "" => Some(false),
        "all" => Some(true),
        _ => None,
    }
}

fn diff(rest: &str) -> Option<Command> {
    let mut words = rest.split_whitespace();
    let (from, to) = (words.next(), words.next());
    if words.next().is_some() {
        return None;
    }
    let read = |word: Option<&str>| word.map_or(Some(None), |it| number(it).map(Some));
    Some(Command::Diff(read(from)?, read(to)?))
}

/// Reads the name of a card, in upper or lower case.
pub fn card(language: Language, word: &str) -> Result<Card, String> {
    let card = word.to_uppercase().parse::<Card>().ok().filter(|it| it.is_known());
    card.ok_or_else(|| {
        let word: String = word.chars().take(40).collect();
        wording::no_card_code(language, format!("{word:?}"))
    })
}

/// The list of commands, or the explanation of one.
pub fn help(page: &Page, about: Option<&str>) -> Result<String, String> {
    if let Some(name) = about {
        let form = find(name).ok_or_else(|| unknown(page.language, name))?;
        return Ok(format!("{}\n{}", page.bold(&form.usage()), page.wrapped(2, &(form.what)(page.language))));
    }
    let mut text = String::new();
    for form in COMMANDS {
        let usage = form.usage();
        let column = 28;
        let what = page.wrapped(column, &(form.what)(page.language));
        let shown = page.bold(&usage);
        if usage.width() < column - 1 {
            text.push_str(&format!("{shown}{}\n", &what[usage.width().min(what.len())..]));
        } else {
            text.push_str(&format!("{shown}\n{what}\n"));
        }
    }
    text.push_str(&page.wrapped(0, &wording::help_foot(page.language)));
    Ok(text)
}
