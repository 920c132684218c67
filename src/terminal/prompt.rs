//! The prompt: a line editor with completion on a terminal, plain lines elsewhere.

use super::history::History;
use super::lang::spoken;
use super::out::say;
use super::{Failure, wording};
use rustyline::completion::Completer;
use rustyline::error::ReadlineError;
use rustyline::history::DefaultHistory;
use rustyline::{CompletionType, Config, Context, Editor, Helper, Highlighter, Hinter, Validator};
use std::fmt::Display;
use std::io::{self, BufRead, IsTerminal, Read};

/// The longest line (bytes). Nobody types a longer one.
const LONGEST: u64 = 1 << 16;

/// The source of lines.
pub enum Prompt {
    /// A person at a terminal.
    Terminal(Box<(Editor<Words, DefaultHistory>, History)>),
    /// A file, a pipe or a test.
    Plain,
}

/// The candidates for completion.
#[derive(Default, Helper, Hinter, Highlighter, Validator)]
pub struct Words(Vec<String>);

impl Completer for Words {
    type Candidate = String;

    fn complete(&self, line: &str, at: usize, _: &Context<'_>) -> rustyline::Result<(usize, Vec<String>)> {
        let begun = &line[..at];
        Ok((0, self.0.iter().filter(|it| it.starts_with(begun)).cloned().collect()))
    }
}

impl Prompt {
    /// Opens the terminal, or standard input if it is no terminal.
    pub fn open(history: impl FnOnce() -> History) -> Result<Prompt, Failure> {
        if !io::stdin().is_terminal() {
            return Ok(Prompt::Plain);
        }
        let config = Config::builder().completion_type(CompletionType::List).build();
        let mut editor = Editor::with_config(config).map_err(|it| unread(&it))?;
        editor.set_helper(Some(Words::default()));
        let history = history();
        history.lines().iter().for_each(|it| drop(editor.add_history_entry(it)));
        Ok(Prompt::Terminal(Box::new((editor, history))))
    }

    /// `true` if a person is typing, for whom completion is worth preparing.
    pub fn is_terminal(&self) -> bool {
        matches!(self, Prompt::Terminal(_))
    }

    /// The next line without its line end; `None` at the end of the input.
    ///
    /// # Errors
    /// Errors of the stream, and a line that is too long or not UTF-8.
    pub fn next(&mut self, prompt: &str, words: Vec<String>) -> Result<Option<String>, Failure> {
        match self {
            Prompt::Plain => plain(&mut io::stdin().lock()).map_err(|it| unread(&it)),
            Prompt::Terminal(terminal) => {
                let (editor, history) = &mut **terminal;
                editor.set_helper(Some(Words(words)));
                loop {
                    match editor.readline(prompt) {
                        Ok(line) => {
                            let _ = editor.add_history_entry(&line);
                            history.keep(&line);
                            return Ok(Some(line));
                        }
                        Err(ReadlineError::Interrupted) => say(&wording::quit_ends(spoken())),
                        Err(ReadlineError::Eof) => return Ok(None),
                        Err(it) => return Err(unread(&it)),
                    }
                }
            }
        }
    }
}

fn unread(why: &dyn Display) -> Failure {
    Failure::usage(format!("standard input: {why}"))
}

fn plain(from: &mut impl BufRead) -> io::Result<Option<String>> {
    let mut line = String::new();
    if from.take(LONGEST).read_line(&mut line)? == 0 {
        return Ok(None);
    }
    if line.len() as u64 == LONGEST && !line.ends_with('\n') {
        return Err(io::Error::new(io::ErrorKind::InvalidData, "a line is longer than anybody types"));
    }
    Ok(Some(line))
}
