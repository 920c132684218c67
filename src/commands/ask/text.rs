//! The answer as text for people: on one screen.

use super::reply::{Beside, Clause, Game, Lacking, Reply, Speaks};
use super::said::{Said, Similar};
use crate::judge;
use crate::repl::kind_name;
use crate::report::Page;
use crate::rulebook::Told;
use crate::rulebook::search::Language;
use crate::terminal::shown;
use crate::terminal::tables::{indented, shortened, width, wrapped};
use crate::terminal::wording;

/// The indentation of the text below a clause's number (columns).
const INDENT: usize = 4;
/// At most so many rulings are named beside a clause. JSON has all.
const MOST_RULINGS: usize = 2;
/// The lines of a screen.
const SCREEN: usize = 24;
/// The default number of clauses, which fit on a screen. With a higher `--top`, everything known of each clause is shown.
pub const USUAL: u8 = 3;

/// Lines of a page. If the page would be too long, blocks of the highest rank are dropped first.
struct Block {
    rank: u8,
    lines: Vec<String>,
}

impl Reply<'_> {
    /// The whole answer.
    pub fn text(&self) -> String {
        if let Some(lacks) = &self.lacks {
            return lacks.text(self.speaks);
        }
        if self.games.is_empty() {
            return self.nothing();
        }
        let mut blocks: Vec<Block> = Vec::new();
        if !self.elsewhere.is_empty() {
            blocks.push(Block { rank: 0, lines: self.each_meant() });
        }
        for (nth, game) in self.games.iter().enumerate() {
            if nth > 0 {
                blocks.push(Block { rank: 0, lines: vec![String::new()] });
            }
            let answer = self.answer.as_ref().filter(|_| nth == 0 && self.elsewhere.is_empty());
            let similar = if nth == 0 { self.similar.as_slice() } else { &[] };
            blocks.extend(game.blocks(answer, similar, self.speaks));
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

    /// The games that may be meant if none is named, each with its answer.
    fn each_meant(&self) -> Vec<String> {
        let asks = wording::ask_which_each(self.speaks.words());
        let mut lines = indented(&asks, 0);
        for it in self.answer.iter().chain(&self.elsewhere) {
            lines.extend(indented(&format!("{}: {}", it.title(self.speaks.language), it.told), 2));
        }
        lines.push(String::new());
        lines
    }

    /// Asks which game is meant, if several may be.
    pub fn which(&self) -> Option<String> {
        let ids: Vec<&str> = self.answer.iter().chain(&self.elsewhere).map(|it| it.game).collect();
        let ids = ids.join(", ");
        (!self.elsewhere.is_empty()).then(|| wording::ask_which(self.speaks.words(), ids) + "\n")
    }

    /// Says that nothing fits, and what to do next.
    fn nothing(&self) -> String {
        let language = self.speaks.words();
        let head = |question: &str| wording::ask_nothing(language, question);
        let room = width().saturating_sub(unicode_width::UnicodeWidthStr::width(head("").as_str()));
        let head = head(&shortened(&shown(self.question), room));
        let hint = match self.named.as_slice() {
            [] => wording::ask_name_game(language),
            [game, ..] => wording::ask_look_around(
                language,
                format!("headjudge rules {game}, headjudge rules {game} --grep WORD"),
            ),
        };
        format!("{head}\n{}\n", wrapped(&hint, width()))
    }
}

impl Lacking {
    /// Says that a game lacks the mechanic, and names the nearest one.
    fn text(&self, speaks: Speaks) -> String {
        let (page, language) = (Page::stdout(), speaks.words());
        let mut lines = Vec::new();
        if self.nearest.is_empty() {
            lines.push(wording::ask_none_has(language, self.mechanic));
        }
        for near in &self.nearest {
            let source = &near.source;
            let title = if speaks.language == Language::En { source.title } else { source.native_title };
            lines.extend(indented(&page.bold(&wording::ask_game_lacks(language, title, self.mechanic)), 0));
            if let Some(clause) = &near.clause {
                lines.push(wording::ask_nearest(language));
                lines.push(format!("  {}  {}", page.bold(clause.number), kind_name(language, clause.row.kind)));
                lines.extend(indented(near.told.statement(clause.row), INDENT));
            }
        }
        lines.join("\n") + "\n"
    }
}

/// Rulings on similar questions, introduced as such.
fn similar_cases(similar: &[Similar], language: judge::Language) -> Vec<Block> {
    let case = |(nth, it): (usize, &Similar)| {
        let said = wording::ask_similar(language, it.question, it.answer, it.ruling);
        let before = if nth == 0 { vec![String::new()] } else { Vec::new() };
        Block { rank: 1 + nth as u8, lines: [before, indented(&said, 0)].concat() }
    };
    similar.iter().enumerate().map(case).collect()
}

impl Game {
    fn blocks(&self, answer: Option<&Said>, similar: &[Similar], speaks: Speaks) -> Vec<Block> {
        let page = Page::stdout();
        let mut blocks = vec![Block { rank: 0, lines: vec![page.bold(&self.source.line())] }];
        let language = speaks.words();
        if let Some(note) = self.translated(speaks.language) {
            blocks.push(Block { rank: 0, lines: indented(note, 0) });
        }
        if let Some(it) = answer {
            blocks.push(Block { rank: 0, lines: [vec![String::new()], self.answer(it, page)].concat() });
        }
        let mut similar = similar_cases(similar, language);
        for (nth, clause) in self.clauses.iter().enumerate() {
            // A clause that the answer already quotes is not repeated.
            let is_said = answer.is_some_and(|it| it.ruling.is_none() && it.clause == clause.number);
            let first = nth == 0 && answer.is_some();
            blocks.extend(self.clause(clause, first, is_said, page, language));
            // Similar rulings follow the clause that the answer is about.
            blocks.append(&mut similar);
        }
        blocks.append(&mut similar);
        if !self.read_with.is_empty() {
            let mut lines = vec![String::new(), page.bold(&wording::ask_read_with(language))];
            let row = |clause: &Beside| {
                let statement = self.told.statement(clause.row);
                let said = format!("{}  {}  {statement}", clause.number, kind_name(language, clause.row.kind));
                format!("  {}", shortened(&said, width().saturating_sub(2)))
            };
            lines.extend(self.read_with.iter().take(usize::from(USUAL)).map(row));
            blocks.push(Block { rank: 4, lines });
        }
        blocks
    }

    /// A remark if the clauses are translated, or are not in the language of the answer.
    fn translated(&self, language: Language) -> Option<&'static str> {
        let Told::Third(tag) = self.told else { return None };
        let is_translated = self.clauses.iter().any(|it| it.row.told_in(tag).is_some());
        let [zh, tw, ja] = match is_translated {
            true => [
                "（规则书原文是日文；条文的中文是本程序的翻译。）",
                "（規則書原文是日文；條文的中文是本程式的翻譯。）",
                "（ルールブックの原文は中国語。条項の日本語は本プログラムによる訳。）",
            ],
            false => [
                "（这本规则书的条文还没有中文，以下用英文。）",
                "（這本規則書的條文還沒有中文，以下用英文。）",
                "（このルールブックの条項にはまだ日本語がないので、英語で示す。）",
            ],
        };
        Some(match language {
            Language::En => return None,
            Language::Zh if tag == "tw" => tw,
            Language::Zh => zh,
            Language::Ja => ja,
        })
    }

    /// The answer in one sentence, with its source.
    fn answer(&self, it: &Said, page: Page) -> Vec<String> {
        let text = wrapped(&it.told, width());
        let mut lines: Vec<String> = text.lines().map(|it| page.bold(it)).collect();
        if let Some(native) = it.native.filter(|_| self.told != Told::Native) {
            lines.extend(indented(native, INDENT));
        }
        lines
    }

    fn clause(&self, it: &Clause, first: bool, is_said: bool, page: Page, language: judge::Language) -> Vec<Block> {
        let mut says = Vec::new();
        if !is_said {
            says.extend([String::new(), format!("  {}  {}", page.bold(it.number), kind_name(language, it.row.kind))]);
            says.extend(indented(self.told.statement(it.row), INDENT));
        }
        if let Some(official) = &it.official {
            says.extend(indented(&wording::ask_official(language, official.told()), INDENT));
        }
        let mut place = Vec::new();
        if !it.place.is_empty() {
            let above = it.place.iter().map(|it| self.title(it)).collect::<Vec<_>>().join(" › ");
            place.extend(indented(&wording::ask_under(language, above), INDENT));
        }
        let mut rulings = Vec::new();
        for ruling in it.rulings.iter().take(MOST_RULINGS) {
            let said = wording::ask_ruling(language, ruling.id, self.told.question(ruling.row));
            rulings.push(format!("{:INDENT$}{}", "", shortened(&said, width().saturating_sub(INDENT))));
        }
        if let more @ 1.. = it.rulings.len().saturating_sub(MOST_RULINGS) {
            let command = format!("headjudge rules {} {}", self.source.game, it.number);
            rulings.extend(indented(&wording::ask_more_rulings(language, more, command), INDENT));
        }
        // Beside the first clause these lines are dropped later.
        let rank = if first { 2 } else { 5 };
        vec![
            Block { rank: u8::from(!first), lines: says },
            Block { rank, lines: place },
            Block { rank: rank + 1, lines: rulings },
        ]
    }

    /// A chapter or section: its number, and its title if it is a heading.
    fn title(&self, it: &Beside) -> String {
        let title = self.told.statement(it.row).trim_end_matches(['.', '。']);
        if it.kind == "heading" { format!("{} {title}", it.number) } else { it.number.to_owned() }
    }
}
