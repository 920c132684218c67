//! An answer as people read it.

use super::reply::{Beside, Clause, Game, Reply, Told};
use crate::cli::shown;
use crate::cli::tables::{indented, shortened, width, wrapped};
use crate::report::{Page, counted};

/// How far what is said of a clause stands to the right of its number (columns).
const INDENT: usize = 4;
/// At most so many rulings are named beside a clause; JSON has all.
const MOST_RULINGS: usize = 3;

impl Reply<'_> {
    /// The whole answer.
    pub fn text(&self) -> String {
        if self.games.is_empty() {
            return self.nothing();
        }
        self.games.iter().map(Game::text).collect::<Vec<_>>().join("\n")
    }

    /// Says that nothing fits, and what to do then.
    fn nothing(&self) -> String {
        let question = shortened(&shown(self.question), width().saturating_sub("no clause fits \"\" well".len()));
        let hint = match self.named.as_slice() {
            [] => "Name the game, with --game or in the question, or ask in other words.".to_owned(),
            [game, ..] => format!(
                "Ask in other words, or look around: headjudge rules {game}, headjudge rules {game} --grep WORD."
            ),
        };
        format!("no clause fits \"{question}\" well\n{}\n", wrapped(&hint, width()))
    }
}

impl Game {
    fn text(&self) -> String {
        let page = Page::stdout();
        let mut lines = vec![page.bold(&self.source.line())];
        for clause in &self.clauses {
            lines.push(String::new());
            lines.extend(self.clause(clause, page));
        }
        if !self.read_with.is_empty() {
            lines.extend([String::new(), page.bold("read with them")]);
            for it in &self.read_with {
                lines.push(format!("  {}  {}", page.bold(it.number), it.kind));
                lines.extend(self.told(it.statement, it.native));
            }
        }
        lines.join("\n") + "\n"
    }

    fn clause(&self, it: &Clause, page: Page) -> Vec<String> {
        let mut lines = vec![format!("  {}  {}", page.bold(it.number), it.kind)];
        lines.extend(self.told(it.statement, it.native));
        if let Some(official) = &it.official {
            lines.extend(indented(&format!("official: {}", official.told()), INDENT));
        }
        if !it.place.is_empty() {
            let place = it.place.iter().map(|it| self.title(it)).collect::<Vec<_>>().join(" › ");
            lines.extend(indented(&format!("in {place}"), INDENT));
        }
        for ruling in it.rulings.iter().take(MOST_RULINGS) {
            let native = ruling.native.filter(|_| self.told == Told::Native);
            lines.extend(indented(&format!("ruling {}: {}", ruling.id, native.unwrap_or(ruling.title)), INDENT));
        }
        if let more @ 1.. = it.rulings.len().saturating_sub(MOST_RULINGS) {
            let rulings = counted(more, "more ruling", "more rulings");
            lines.extend(indented(&format!("{rulings}: headjudge rules {} {}", self.source.game, it.number), INDENT));
        }
        lines
    }

    /// A statement in the languages in which it is told.
    fn told(&self, statement: &str, native: Option<&str>) -> Vec<String> {
        let native = native.filter(|_| self.told != Told::English);
        let english = native.is_none() || self.told == Told::Both;
        native.into_iter().chain(english.then_some(statement)).flat_map(|it| indented(it, INDENT)).collect()
    }

    /// A chapter or section: its number, and its title where that is a heading.
    fn title(&self, it: &Beside) -> String {
        let native = it.native.filter(|_| self.told == Told::Native);
        let title = native.unwrap_or(it.statement).trim_end_matches(['.', '。']);
        if it.kind == "heading" { format!("{} {title}", it.number) } else { it.number.to_owned() }
    }
}
