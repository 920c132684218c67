//! The moment of a match that a question is about.

use crate::import;
use crate::judge::{Due, Game, Lang, MOST_LISTED, Session, look_at, tell_due};
use crate::report::Page;
use crate::terminal::files;
use crate::terminal::open::{self, One};
use crate::terminal::tables::{indented, shortened, width};
use crate::terminal::{Failure, UNREADABLE, shown};
use serde::Serialize;
use std::path::Path;

/// At most so many legal decisions are named.
const MOST_NAMED: usize = 5;
/// The shortest word of a question that is compared with decisions.
const SHORTEST: usize = 4;

/// The match after an entry.
#[derive(Serialize)]
pub struct Moment {
    pub log: String,
    pub game: String,
    /// The entry, and the number of entries in the log.
    pub entry: usize,
    pub entries: usize,
    pub turn: u32,
    pub phase: String,
    pub headline: String,
    /// The referee's verdict on the entry, if it is not legal.
    pub finding: Option<Finding>,
    /// The next thing that the rules demand, and its clause.
    pub next: String,
    pub clause: Option<&'static str>,
    /// Legal decisions: those that the question names, or else the first ones.
    pub legal: Vec<Choice>,
    /// The number of legal decisions, as far as they were counted.
    pub choices: usize,
}

/// A finding on an entry.
#[derive(Serialize)]
pub struct Finding {
    pub verdict: &'static str,
    pub clause: &'static str,
}

/// A legal decision.
#[derive(Serialize)]
pub struct Choice {
    /// The decision as typed in `record`.
    pub typed: String,
    /// In words.
    pub told: String,
}

impl Moment {
    /// Reads a log up to an entry.
    ///
    /// # Errors
    /// A file that is no log of a game with a referee, or an entry beyond the log.
    pub fn open(path: &Path, entry: usize, question: &str) -> Result<Moment, Failure> {
        let one = open::one_or_imported(path)?;
        let game = one.log.header.game.clone();
        with_game!(game.as_str(), G => Moment::of::<G>(one, entry, question))
            .unwrap_or_else(|| Err(files::no_game(UNREADABLE, &files::name(path), &game)))
    }

    fn of<G: Game>(One { log, name, rest, .. }: One, entry: usize, question: &str) -> Result<Moment, Failure> {
        let session = import::session::<G, _>(Lang::English, log);
        rest.must_be_empty()?;
        let mut session =
            session.map_err(|it| Failure::new(UNREADABLE, format!("{name}: the header: {}", shown(&it.0))))?;
        if entry > session.len() {
            return Err(Failure::usage(format!("{name}: there is no entry {entry}; the last is {}", session.len())));
        }
        session.go_to(entry);
        let board = G::board(session.setup(), session.state());
        let (legal, choices) = legal(&session, question);
        let due = session.due();
        Ok(Moment {
            log: name,
            game: G::ID.to_owned(),
            entry,
            entries: session.len(),
            turn: board.turn,
            phase: board.phase,
            headline: board.headline,
            finding: session.finding(entry).map(|it| Finding { verdict: it.verdict.name(), clause: it.clause() }),
            next: shown(&tell_due::<G>(session.setup(), due)),
            clause: match due {
                Due::Decision { clause, .. } | Due::Step { clause, .. } | Due::Chance { clause, .. } => {
                    Some(G::record(*clause).number)
                }
                Due::Over => None,
            },
            legal,
            choices,
        })
    }

    /// The question, completed by facts that are plain from the position.
    pub fn told(&self, question: &str) -> String {
        if self.turn == 1 { format!("{question} (turn 1)") } else { question.to_owned() }
    }

    /// The moment as text for people.
    pub fn text(&self) -> String {
        let page = Page::stdout();
        let place = format!("{}, entry {} of {}: {}", self.log, self.entry, self.entries, shown(&self.headline));
        let mut lines = indented(&page.bold(&place), 0);
        if let Some(it) = &self.finding {
            lines.extend(indented(&format!("entry {} is {}: {}", self.entry, page.bad(it.verdict), it.clause), 0));
        }
        let clause = self.clause.map(|it| format!(" [{it}]")).unwrap_or_default();
        lines.extend(indented(&format!("next: {}{clause}", self.next), 0));
        if self.choices > 0 {
            lines.push(format!("legal, {} of {}:", self.legal.len(), self.choices));
            let line = |it: &Choice| shortened(&format!("  {}  {}", it.typed, it.told), width());
            lines.extend(self.legal.iter().map(line));
        }
        lines.join("\n") + "\n\n"
    }
}

/// The legal decisions that share most words with a question, and the number of all.
fn legal<G: Game>(session: &Session<G>, question: &str) -> (Vec<Choice>, usize) {
    let Due::Decision { by, .. } = session.due() else { return (Vec::new(), 0) };
    let all = look_at(G::legal(session.setup(), session.state()), 0..MOST_LISTED, MOST_LISTED);
    let question = question.to_lowercase();
    let words: Vec<&str> =
        question.split(|it: char| !it.is_alphanumeric()).filter(|it| it.chars().count() >= SHORTEST).collect();
    let mut named: Vec<(usize, Choice)> = Vec::new();
    for what in &all.some {
        let typed = shown(&G::write_decision(what));
        let told = format!("{by} {}", shown(&G::tell_choice(session.setup(), session.state(), what)));
        let text = format!("{typed} {told}").to_lowercase();
        let alike = words.iter().filter(|it| text.contains(**it)).count();
        named.push((alike, Choice { typed, told }));
    }
    named.sort_by_key(|it| std::cmp::Reverse(it.0));
    (named.into_iter().take(MOST_NAMED).map(|it| it.1).collect(), all.counted)
}
