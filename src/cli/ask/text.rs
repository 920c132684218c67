//! An answer as people read it: on one screen.

use super::reply::{Beside, Clause, Game, Lacking, Reply, Told};
use super::said::{Said, stated};
use crate::cli::shown;
use crate::cli::tables::{indented, shortened, width, wrapped};
use crate::report::{Page, counted};

/// How far what is said of a clause stands to the right of its number (columns).
const INDENT: usize = 4;
/// At most so many rulings are named beside a clause; JSON has all.
const MOST_RULINGS: usize = 2;
/// A screen has so many lines.
const SCREEN: usize = 24;
/// So many clauses are what a screen is for; who asks for more gets all that is known of each.
pub const USUAL: u8 = 3;

/// Some lines of a page; the higher its rank, the sooner a block is left out of a page that would be too long.
struct Block {
    rank: u8,
    lines: Vec<String>,
}

impl Reply<'_> {
    /// The whole answer.
    pub fn text(&self) -> String {
        if let Some(lacks) = &self.lacks {
            return lacks.text(self.language);
        }
        if self.games.is_empty() {
            return self.nothing();
        }
        let mut blocks: Vec<Block> = Vec::new();
        for (nth, game) in self.games.iter().enumerate() {
            if nth > 0 {
                blocks.push(Block { rank: 0, lines: vec![String::new()] });
            }
            blocks.extend(game.blocks(self.answer.as_ref().filter(|_| nth == 0), self.language));
        }
        let clauses: usize = self.games.iter().map(|it| it.clauses.len()).sum();
        let official = self.games.iter().flat_map(|it| &it.clauses).any(|it| it.official.is_some());
        if clauses <= usize::from(USUAL) && !official {
            while blocks.iter().map(|it| it.lines.len()).sum::<usize>() > SCREEN {
                let Some(rank) = blocks.iter().map(|it| it.rank).max().filter(|it| *it > 0) else { break };
                let Some(last) = blocks.iter().rposition(|it| it.rank == rank) else { break };
                blocks.remove(last);
            }
        }
        blocks.into_iter().flat_map(|it| it.lines).collect::<Vec<_>>().join("\n") + "\n"
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

impl Lacking {
    /// Says that a game has no such thing, and what is nearest.
    fn text(&self, language: &str) -> String {
        let page = Page::stdout();
        let it = self.mechanic;
        let lacks = |title: &str, native: &str| match language {
            "zh" => format!("{native}没有“{it}”这种机制。"),
            "ja" => format!("{native}に「{it}」という仕組みはない。"),
            _ => format!("{title} has no mechanic called {it}."),
        };
        let mut lines = Vec::new();
        if self.nearest.is_empty() {
            lines.push(match language {
                "zh" => lacks("", "这些游戏都"),
                "ja" => lacks("", "どのゲーム"),
                _ => format!("None of these games has a mechanic called {it}."),
            });
        }
        for near in &self.nearest {
            lines.extend(indented(&page.bold(&lacks(near.source.title, near.source.native_title)), 0));
            if let Some(clause) = &near.clause {
                lines.push(match language {
                    "zh" => "最接近的是：".to_owned(),
                    "ja" => "いちばん近いもの：".to_owned(),
                    _ => "The nearest thing that it has:".to_owned(),
                });
                lines.push(format!("  {}  {}", page.bold(clause.number), clause.kind));
                lines.extend(indented(near.told.of(clause.statement, clause.native), INDENT));
            }
        }
        lines.join("\n") + "\n"
    }
}

impl Told {
    /// A statement in the language in which it is told.
    fn of<'a>(self, statement: &'a str, native: Option<&'a str>) -> &'a str {
        native.filter(|_| self == Told::Native).unwrap_or(statement)
    }
}

impl Game {
    fn blocks(&self, answer: Option<&Said>, language: &str) -> Vec<Block> {
        let page = Page::stdout();
        let mut blocks = vec![Block { rank: 0, lines: vec![page.bold(&self.source.line())] }];
        if let Some(it) = answer {
            blocks.push(Block { rank: 0, lines: [vec![String::new()], self.answer(it, language, page)].concat() });
        }
        for (nth, clause) in self.clauses.iter().enumerate() {
            // What the answer says already is not said again.
            let is_said = answer.is_some_and(|it| it.ruling.is_none() && it.clause == clause.number);
            let first = nth == 0 && answer.is_some();
            blocks.extend(self.clause(clause, first, is_said, page));
        }
        if !self.read_with.is_empty() {
            let mut lines = vec![String::new(), page.bold("read with them")];
            let row = |it: &Beside| {
                let said = format!("{}  {}  {}", it.number, it.kind, self.told.of(it.statement, it.native));
                format!("  {}", shortened(&said, width().saturating_sub(2)))
            };
            lines.extend(self.read_with.iter().take(usize::from(USUAL)).map(row));
            blocks.push(Block { rank: 4, lines });
        }
        blocks
    }

    /// The answer in one sentence, and what it rests on.
    fn answer(&self, it: &Said, language: &str, page: Page) -> Vec<String> {
        let said = self.told.of(it.text, it.native);
        let (before, after) = match it.ruling {
            Some(ruling) => (String::new(), format!(" ({ruling})")),
            None => (format!("{} ({}): ", stated(it.by, language), it.clause), String::new()),
        };
        let text = wrapped(&format!("{before}{said}{after}"), width());
        let mut lines: Vec<String> = text.lines().map(|it| page.bold(it)).collect();
        if let Some(native) = it.native.filter(|_| self.told == Told::English) {
            lines.extend(indented(native, INDENT));
        }
        lines
    }

    fn clause(&self, it: &Clause, first: bool, is_said: bool, page: Page) -> Vec<Block> {
        let mut says = Vec::new();
        if !is_said {
            says.extend([String::new(), format!("  {}  {}", page.bold(it.number), it.kind)]);
            says.extend(indented(self.told.of(it.statement, it.native), INDENT));
        }
        if let Some(official) = &it.official {
            says.extend(indented(&format!("official: {}", official.told()), INDENT));
        }
        let mut place = Vec::new();
        if !it.place.is_empty() {
            let above = it.place.iter().map(|it| self.title(it)).collect::<Vec<_>>().join(" › ");
            place.extend(indented(&format!("in {above}"), INDENT));
        }
        let mut rulings = Vec::new();
        for ruling in it.rulings.iter().take(MOST_RULINGS) {
            let said = format!("ruling {}: {}", ruling.id, self.told.of(ruling.title, ruling.native));
            rulings.push(format!("{:INDENT$}{}", "", shortened(&said, width().saturating_sub(INDENT))));
        }
        if let more @ 1.. = it.rulings.len().saturating_sub(MOST_RULINGS) {
            let more = counted(more, "more ruling", "more rulings");
            rulings.extend(indented(&format!("{more}: headjudge rules {} {}", self.source.game, it.number), INDENT));
        }
        // Beside the first clause these are worth their lines.
        let rank = if first { 2 } else { 5 };
        vec![
            Block { rank: u8::from(!first), lines: says },
            Block { rank, lines: place },
            Block { rank: rank + 1, lines: rulings },
        ]
    }

    /// A chapter or section: its number, and its title where that is a heading.
    fn title(&self, it: &Beside) -> String {
        let title = self.told.of(it.statement, it.native).trim_end_matches(['.', '。']);
        if it.kind == "heading" { format!("{} {title}", it.number) } else { it.number.to_owned() }
    }
}
