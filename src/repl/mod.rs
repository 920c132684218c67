//! The stepping session at the keyboard: a line in, a reply out. It does no input or output itself: a terminal or a script
//! passes lines to [`Repl::answer`] and does what the [`Answer`] asks for.

mod aid;
mod board;
mod breaks;
mod changes;
mod choices;
mod command;
mod grid;
mod keep;
mod look;
mod seek;
mod step;
mod tell;
mod verdicts;
mod what_if;
pub(crate) mod wording;

pub use aid::Aid;
pub use board::board_text;
pub use choices::choices_text;
pub use command::{COMMANDS, Command, Form, Goal};
pub use look::kind_name;
pub use wording::now_in;

use crate::judge::{Drafted, Game, Session};
use crate::report::{Page, harmless, shown};
use breaks::Break;
use std::cell::OnceCell;
use std::path::PathBuf;

/// A session with the settings of the person at the keyboard.
///
/// ```
/// use headjudge::games::cipher::Cipher;
/// use headjudge::judge::{Recorder, Session, simulate};
/// use headjudge::log::{Form, Writer};
/// use headjudge::repl::Repl;
/// use headjudge::report::Page;
///
/// let deck = || ["S01-004"; 4].iter().chain(&["B01-003"; 46]).map(|it| it.to_string()).collect::<Vec<String>>();
/// let header = Recorder::<Cipher>::header([("Ann", deck()), ("Ben", deck())]);
/// let mut writer = Writer::new(Vec::new(), Form::Lines, true, &header)?;
/// simulate::<Cipher>(header, 40, |it| writer.write(&it).unwrap())?;
/// let session = Session::<Cipher>::open(headjudge::log::open(&writer.finish()?[..])?)?;
///
/// let mut repl = Repl::new(session, Page::PLAIN);
/// assert!(repl.answer("next").text.starts_with("#1 "));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Repl<G: Game> {
    session: Session<G>,
    page: Page,
    breaks: Vec<Break>,
    notes: Vec<(usize, String)>,
    /// `true` if all notes are saved.
    kept: bool,
    tried: Option<String>,
    choices: OnceCell<Vec<String>>,
    /// The decisions in the branch, and the branches that are kept.
    path: Vec<String>,
    kept_branches: Vec<what_if::KeptBranch<G>>,
}

/// The answer to a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// The reply, with a line end. Control characters from files are shown in it, not obeyed.
    pub text: String,
    /// The act besides printing it.
    pub act: Act,
}

/// An act besides printing a reply.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Act {
    /// Nothing.
    Stay,
    /// The session is over.
    Quit,
    /// Write a file, and print the reply if that succeeded.
    Save {
        /// The file.
        path: PathBuf,
        /// `true` to replace an existing file.
        over: bool,
        /// The content.
        bytes: Vec<u8>,
    },
    /// Switch to a language, by its name: the caller opens the match in it, if possible, and passes it to
    /// [`Repl::tell_in`].
    Speak(String),
    /// Begin a ruling in the working tree; the caller reports on it.
    Draft {
        /// The draft.
        drafted: Box<Drafted>,
        /// A few words for its files' names.
        slug: Option<String>,
    },
}

impl<G: Game> Repl<G> {
    /// A session that writes to a page.
    pub fn new(session: Session<G>, page: Page) -> Self {
        Repl {
            session,
            page,
            breaks: Vec::new(),
            notes: Vec::new(),
            kept: true,
            tried: None,
            choices: OnceCell::new(),
            path: Vec::new(),
            kept_branches: Vec::new(),
        }
    }

    /// Switches to the same match opened in another language, at the same place. Returns the reply.
    pub fn tell_in(&mut self, mut session: Session<G>) -> String {
        session.stand_as(&self.session);
        self.page = self.page.in_language(crate::judge::language::<G>(session.setup()));
        self.session = session;
        (self.tried, self.choices) = (None, OnceCell::new());
        harmless(&format!("{}\n{}", wording::now_in(self.page.language), self.standing()), self.page.colours)
    }

    /// The session's language.
    pub fn language(&self) -> crate::judge::Language {
        self.page.language
    }

    /// Sets the width of the page.
    pub fn resize(&mut self, width: usize) {
        self.page.width = width;
    }

    /// The match.
    pub fn session(&self) -> &Session<G> {
        &self.session
    }

    /// Answers a line.
    pub fn answer(&mut self, line: &str) -> Answer {
        let command = match command::parse(line, self.page.language) {
            Ok(command) => command,
            Err(fault) => return self.reply(self.refused(&fault)),
        };
        self.choices = OnceCell::new();
        if command.steps() && self.session.depth().is_none() {
            self.tried = None;
        }
        match command {
            Command::Nothing => Answer { text: String::new(), act: Act::Stay },
            Command::Quit { anyway } => self.quit(anyway),
            Command::Export { path, over } => match self.export(path, over) {
                Ok((text, act)) => Answer { act, ..self.reply(text) },
                Err(fault) => self.reply(self.refused(&fault)),
            },
            Command::Rewound { entry, path } => match self.rewound(entry, path) {
                Ok((text, act)) => Answer { act, ..self.reply(text) },
                Err(fault) => self.reply(self.refused(&fault)),
            },
            Command::Speak(name) => Answer { text: String::new(), act: Act::Speak(name) },
            Command::Ruling(slug) => match self.draft(slug) {
                Ok(act) => Answer { text: String::new(), act },
                Err(fault) => self.reply(self.refused(&fault)),
            },
            command => {
                let text = self.obey(command).unwrap_or_else(|fault| self.refused(&fault));
                self.reply(text)
            }
        }
    }

    fn obey(&mut self, command: Command) -> Result<String, String> {
        match command {
            Command::Next(steps) => self.next(steps),
            Command::Back(steps) => self.back(steps),
            Command::Goto(goal) => self.goto(&goal),
            Command::Board(language) => Ok(self.board(language)),
            Command::BoardOf(view) => self.board_of(view),
            Command::Card(card) => self.card(self.card_of(&card)?),
            Command::Agenda => Ok(self.agenda()),
            Command::Legal(page) => self.legal(page),
            Command::LegalWith(word) => Ok(self.legal_with(&word)),
            Command::Find(what) => Ok(self.find(&what)),
            Command::Log(turn) => self.log(turn),
            Command::Rewind(entry) => self.rewind(entry),
            Command::Why(entry) => self.why(entry),
            Command::Clause(number) => self.clause(&number),
            Command::Findings { all } => Ok(self.findings(all)),
            Command::NextFinding { all } => self.next_finding(all),
            Command::Diff(from, to) => self.diff(from, to),
            Command::Breaks => Ok(self.list_breaks()),
            Command::Break(at) => self.set_break(&at),
            Command::Unbreak(which) => self.unbreak(which),
            Command::Continue => self.go_on(),
            Command::Try { what, anyway } => self.try_out(&what, anyway),
            Command::Roll(seed) => self.roll(seed),
            Command::Branch(name) => self.branch(name),
            Command::Main => self.main(),
            Command::Note(text) => Ok(self.note(text)),
            Command::Notes => Ok(self.list_notes()),
            Command::Help(about) => self.help(about.as_deref()),
            Command::Nothing
            | Command::Quit { .. }
            | Command::Export { .. }
            | Command::Rewound { .. }
            | Command::Speak(_)
            | Command::Ruling(_) => Ok(String::new()),
        }
    }

    fn refused(&self, fault: &str) -> String {
        self.page.wrapped(0, &shown(fault))
    }

    fn reply(&self, text: String) -> Answer {
        let mut text = harmless(&text, self.page.colours);
        if !text.is_empty() && !text.ends_with('\n') {
            text.push('\n');
        }
        Answer { text, act: Act::Stay }
    }

    fn help(&self, about: Option<&str>) -> Result<String, String> {
        command::help(&self.page, about)
    }
}
