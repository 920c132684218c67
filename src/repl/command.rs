//! The commands: how they are typed, and what they mean.

use crate::judge::Language;
use crate::log::View;
use crate::report::Page;
use crate::table::Card;
use std::path::PathBuf;
use unicode_width::UnicodeWidthStr;

/// A line that was understood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// An empty line, or a remark.
    Nothing,
    /// Go on by so many entries.
    Next(usize),
    /// Go back by so many entries.
    Back(usize),
    /// Go somewhere.
    Goto(Goal),
    /// Show the table, with cards named in a language, or as everywhere.
    Board(Option<Language>),
    /// Show the table as somebody sees it.
    BoardOf(View),
    /// Show a card and its history, by its code or its name.
    Card(String),
    /// List the entries that have to do with a word.
    Find(String),
    /// List the entries of a turn; none is the one where the session stands.
    Log(Option<u32>),
    /// Show what has to be undone to go back before an entry; none is the one where the session stands.
    Rewind(Option<usize>),
    /// Write a copy in which a judge goes back before an entry.
    Rewound {
        /// The entry.
        entry: usize,
        /// The file.
        path: PathBuf,
    },
    /// Show where in the rulebook the match stands.
    Agenda,
    /// List a page of the legal decisions.
    Legal(usize),
    /// List the legal decisions in which a word stands.
    LegalWith(String),
    /// Explain the verdict on an entry; none is the one where the session stands, 0 the header.
    Why(Option<usize>),
    /// Show a clause.
    Clause(String),
    /// List the findings.
    Findings {
        /// Also those that only rest on texts of cards.
        all: bool,
    },
    /// Go to the next finding.
    NextFinding {
        /// Also to those that only rest on texts of cards.
        all: bool,
    },
    /// Show what changed from one entry to another; none is the one before, and the one where it stands.
    Diff(Option<usize>, Option<usize>),
    /// List the places to stop at.
    Breaks,
    /// Stop at a place in `continue`.
    Break(String),
    /// Forget a place by its number in the list, or all.
    Unbreak(Option<usize>),
    /// Go on to the next place to stop at.
    Continue,
    /// Judge a decision in a branch.
    Try {
        /// The decision, as it was typed.
        what: String,
        /// Whether to carry it out even if it is illegal.
        anyway: bool,
    },
    /// Make up the chance that is due in a branch, from a seed.
    Roll(u64),
    /// Leave the branch.
    Main,
    /// Write a remark down.
    Note(String),
    /// List the remarks.
    Notes,
    /// Write the log to a file.
    Export {
        /// The file.
        path: PathBuf,
        /// Whether it may replace one that is there.
        over: bool,
    },
    /// Begin a ruling on the entry where the session stands, with a few words for its files' names.
    Ruling(Option<String>),
    /// Explain a command, or list them all.
    Help(Option<String>),
    /// End the session.
    Quit {
        /// Even if notes are in no file.
        anyway: bool,
    },
}

impl Command {
    /// Whether it leads to another entry.
    pub fn steps(&self) -> bool {
        use Command::{Back, Continue, Goto, Next, NextFinding};
        matches!(self, Next(_) | Back(_) | Goto(_) | Continue | NextFinding { .. })
    }
}

/// Where to go.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Goal {
    /// After an entry.
    Entry(usize),
    /// To where a turn begins.
    Turn(u32),
    /// To where the next turn begins, or back to where this one does or the one before.
    TurnFrom {
        /// Whether it goes back.
        back: bool,
    },
    /// To where a phase begins next.
    Phase(String),
    /// Back to where a phase began last.
    PhaseBack(String),
    /// Before the first entry.
    Start,
    /// After the last entry.
    End,
}

/// How a command is typed.
#[derive(Clone, Copy, Debug)]
pub struct Form {
    /// Its name and shorter ones.
    pub names: &'static [&'static str],
    /// What follows it.
    pub rest: &'static str,
    /// What it does.
    pub what: &'static str,
}

const fn form(names: &'static [&'static str], rest: &'static str, what: &'static str) -> Form {
    Form { names, rest, what }
}

/// All commands.
pub const COMMANDS: &[Form] = &[
    form(&["next", "n"], "[K]", "go on by one entry, or by K"),
    form(&["back", "b"], "[K]", "go back by one entry, or by K"),
    form(
        &["goto", "g"],
        "ENTRY | turn N | turn next | turn back | phase NAME [back] | start | end",
        "go there; `phase` is the next one of that name, or with `back` the last one",
    ),
    form(
        &["find"],
        "WORD",
        "the entries with a word, a card by its name in any language, a clause, or a player's choices",
    ),
    form(&["log"], "[TURN]", "the entries of a turn, or of this one"),
    form(
        &["board"],
        "[en | zh | ja | A | B | public]",
        "the table: both sides, zones, marks; cards named in a language, or as somebody sees it",
    ),
    form(&["card"], "CARD", "a card's facts and its history in this match, for instance `card A17`, or by its name"),
    form(&["agenda"], "", "where in the rulebook the match stands, and what comes next"),
    form(&["legal"], "[PAGE | WORD]", "the legal decisions now, 40 on a page, or those with a word in them"),
    form(&["why"], "[ENTRY]", "the verdict on an entry, its clauses and facts; 0 is the header"),
    form(&["clause"], "NUMBER", "what a clause says, and the ones around it"),
    form(&["findings"], "[all]", "all findings; `all` includes entries that rest on texts of cards"),
    form(&["next-finding", "nf"], "[all]", "go to the next finding"),
    form(&["diff"], "[FROM] [TO]", "what changed on the table between two entries, or with the last one"),
    form(&["break"], "[CLAUSE | card CARD | finding]", "stop there in `continue`; alone, list the places"),
    form(&["unbreak"], "[K]", "forget a place, or all"),
    form(&["continue", "c"], "", "go on to the next place set with `break`"),
    form(&["try"], "[A|B] DECISION", "judge a decision that was not made; what is allowed goes on in a branch"),
    form(&["try!"], "[A|B] DECISION", "the same, and carry it out even if it is illegal"),
    form(&["roll"], "[SEED]", "in a branch: make up the chance that is due"),
    form(&["main"], "", "leave the branch"),
    form(
        &["rewind"],
        "[ENTRY] [FILE]",
        "what has to be undone to go back before an entry; with FILE, write a copy in which a judge goes back",
    ),
    form(&["note"], "[TEXT]", "write a remark on this entry down; alone, list them"),
    form(&["export"], "FILE", "write the log with the notes, as .jsonl or .hjl; not over a file that is there"),
    form(&["export!"], "FILE", "the same, replacing a file, or of a log that cannot be read to its end"),
    form(
        &["ruling"],
        "[SLUG]",
        "begin a ruling on this entry under ./rulings, with a log that ends with it; SLUG names the files",
    ),
    form(&["help", "h", "?"], "[COMMAND]", "this list"),
    form(&["quit", "q"], "", "the end; not while notes of this session are in no file"),
    form(&["quit!", "q!"], "", "the end, whatever is lost"),
];

/// Words that other programs have for a command.
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
    /// The command as help shows it.
    pub fn usage(&self) -> String {
        let names = self.names.join(", ");
        if self.rest.is_empty() { names } else { format!("{names} {}", self.rest) }
    }
}

/// The command with a name.
pub fn find(name: &str) -> Option<&'static Form> {
    COMMANDS.iter().find(|it| it.names.contains(&name))
}

/// Understands a line.
///
/// # Errors
/// What was expected, in a sentence.
pub fn parse(line: &str) -> Result<Command, String> {
    let line = line.trim().trim_start_matches('\u{feff}');
    let (name, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let rest = rest.trim();
    if name.is_empty() || name.starts_with('#') {
        return Ok(Command::Nothing);
    }
    let Some(form) = find(name) else { return Err(unknown(name)) };
    let usage = || format!("that is not how `{0}` is typed: {0} {1}", form.names[0], form.rest);
    if form.rest.is_empty() && !rest.is_empty() {
        return Err(format!("`{}` stands alone", form.names[0]));
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
        "main" => Some(Command::Main),
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

fn unknown(name: &str) -> String {
    let names: Vec<&str> = COMMANDS.iter().flat_map(|it| it.names).copied().filter(|it| it.len() > 2).collect();
    let short: String = name.chars().take(40).collect();
    if let Some((_, meant)) = MEANT.iter().find(|it| it.0.contains(&name)) {
        return format!("there is no command {short:?}; did you mean `{meant}`?");
    }
    match similar::get_close_matches(short.as_str(), &names, 1, 0.6).first() {
        Some(close) => format!("there is no command {short:?}; did you mean `{close}`?"),
        None => format!("there is no command {short:?}; `help` lists them"),
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

/// An entry's number, with or without the `#` that replies write before it.
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

/// Reads the name of a card, in either case.
pub fn card(word: &str) -> Result<Card, String> {
    let card = word.to_uppercase().parse::<Card>().ok().filter(|it| it.is_known());
    card.ok_or_else(|| {
        let word: String = word.chars().take(40).collect();
        format!("{word:?} is no card; cards are written A17 or B3")
    })
}

/// The list of commands, or what one of them does.
pub fn help(page: &Page, about: Option<&str>) -> Result<String, String> {
    if let Some(name) = about {
        let form = find(name).ok_or_else(|| unknown(name))?;
        return Ok(format!("{}\n{}", page.bold(&form.usage()), page.wrapped(2, form.what)));
    }
    let mut text = String::new();
    for form in COMMANDS {
        let usage = form.usage();
        let column = 28;
        let what = page.wrapped(column, form.what);
        let shown = page.bold(&usage);
        if usage.width() < column - 1 {
            text.push_str(&format!("{shown}{}\n", &what[usage.width().min(what.len())..]));
        } else {
            text.push_str(&format!("{shown}\n{what}\n"));
        }
    }
    text.push_str(
        &page.wrapped(0, "A line that begins with # is a remark. Cards are written A17 or B3, entries 57 or #57."),
    );
    Ok(text)
}
