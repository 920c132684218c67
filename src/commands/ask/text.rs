//! An answer as people read it: on one screen.

use super::reply::{Beside, Clause, Game, Lacking, Reply};
use super::said::{Said, Similar, in_language};
use crate::report::{Page, counted};
use crate::rulebook::Told;
use crate::rulebook::search::Language;
use crate::terminal::shown;
use crate::terminal::tables::{indented, shortened, width, wrapped};

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

    /// The games that may be meant where none is named, each with its answer.
    fn each_meant(&self) -> Vec<String> {
        let asks = in_language(
            self.speaks,
            [
                "No game is named. Name one, with --game or in the question; until then, for each that may be meant:",
                "没有指明是哪个游戏。请用 --game 或在问题中指明；可能的游戏各答如下：",
                "どのゲームか書かれていない。--game か質問の中で指定する。考えられるゲームごとの答え：",
            ],
        );
        let mut lines = indented(asks, 0);
        for it in self.answer.iter().chain(&self.elsewhere) {
            lines.extend(indented(&format!("{}: {}", it.title(self.speaks), it.told), 2));
        }
        lines.push(String::new());
        lines
    }

    /// Asks which game is meant, where several may be.
    pub fn which(&self) -> Option<String> {
        let ids: Vec<&str> = self.answer.iter().chain(&self.elsewhere).map(|it| it.game).collect();
        let ids = ids.join(", ");
        (!self.elsewhere.is_empty()).then(|| {
            in_language(
                self.speaks,
                [
                    format!("Which game is it about? Type its name: {ids}.\n"),
                    format!("问的是哪个游戏？请输入名称：{ids}。\n"),
                    format!("どのゲームのことか。名前を入力：{ids}。\n"),
                ],
            )
        })
    }

    /// Says that nothing fits, and what to do then.
    fn nothing(&self) -> String {
        let head = |question: &str| {
            in_language(
                self.speaks,
                [
                    format!("no clause fits \"{question}\" well"),
                    format!("没有条文适合“{question}”"),
                    format!("「{question}」に合う条項はない"),
                ],
            )
        };
        let room = width().saturating_sub(unicode_width::UnicodeWidthStr::width(head("").as_str()));
        let head = head(&shortened(&shown(self.question), room));
        let hint = match self.named.as_slice() {
            [] => in_language(
                self.speaks,
                [
                    "Name the game, with --game or in the question, or ask in other words.",
                    "请用 --game 或在问题中指明游戏，或换个说法再问。",
                    "--game か質問の中でゲームを指定するか、別の言葉で尋ねる。",
                ],
            )
            .to_owned(),
            [game, ..] => {
                let look = format!("headjudge rules {game}, headjudge rules {game} --grep WORD");
                in_language(
                    self.speaks,
                    [
                        format!("Ask in other words, or look around: {look}."),
                        format!("请换个说法再问，或自行查找：{look}"),
                        format!("別の言葉で尋ねるか、探してみる：{look}"),
                    ],
                )
            }
        };
        format!("{head}\n{}\n", wrapped(&hint, width()))
    }
}

impl Lacking {
    /// Says that a game has no such thing, and what is nearest.
    fn text(&self, language: Language) -> String {
        let page = Page::stdout();
        let it = self.mechanic;
        let lacks = |title: &str, native: &str| match language {
            Language::Zh => format!("{native}没有“{it}”这种机制。"),
            Language::Ja => format!("{native}に「{it}」という仕組みはない。"),
            Language::En => format!("{title} has no mechanic called {it}."),
        };
        let mut lines = Vec::new();
        if self.nearest.is_empty() {
            lines.push(match language {
                Language::Zh => lacks("", "这些游戏都"),
                Language::Ja => lacks("", "どのゲーム"),
                Language::En => format!("None of these games has a mechanic called {it}."),
            });
        }
        for near in &self.nearest {
            lines.extend(indented(&page.bold(&lacks(near.source.title, near.source.native_title)), 0));
            if let Some(clause) = &near.clause {
                let words = ["The nearest thing that it has:", "最接近的是：", "いちばん近いもの："];
                lines.push(in_language(language, words).to_owned());
                lines.push(format!("  {}  {}", page.bold(clause.number), clause.kind));
                lines.extend(indented(near.told.statement(clause.row), INDENT));
            }
        }
        lines.join("\n") + "\n"
    }
}

/// Rulings on other questions, told as that.
fn similar_cases(similar: &[Similar], language: Language) -> Vec<Block> {
    let head = in_language(language, ["A similar case: ", "类似的情况：", "似た事例："]);
    let case = |(nth, it): (usize, &Similar)| {
        let said = format!("{head}{} → {} ({})", it.question, it.answer, it.ruling);
        let before = if nth == 0 { vec![String::new()] } else { Vec::new() };
        Block { rank: 1 + nth as u8, lines: [before, indented(&said, 0)].concat() }
    };
    similar.iter().enumerate().map(case).collect()
}

impl Game {
    fn blocks(&self, answer: Option<&Said>, similar: &[Similar], language: Language) -> Vec<Block> {
        let page = Page::stdout();
        let mut blocks = vec![Block { rank: 0, lines: vec![page.bold(&self.source.line())] }];
        if let Some(note) = self.translated(language) {
            blocks.push(Block { rank: 0, lines: indented(note, 0) });
        }
        if let Some(it) = answer {
            blocks.push(Block { rank: 0, lines: [vec![String::new()], self.answer(it, page)].concat() });
        }
        let mut similar = similar_cases(similar, language);
        for (nth, clause) in self.clauses.iter().enumerate() {
            // What the answer says already is not said again.
            let is_said = answer.is_some_and(|it| it.ruling.is_none() && it.clause == clause.number);
            let first = nth == 0 && answer.is_some();
            blocks.extend(self.clause(clause, first, is_said, page));
            // Behind the clause that the answer is about.
            blocks.append(&mut similar);
        }
        blocks.append(&mut similar);
        if !self.read_with.is_empty() {
            let mut lines = vec![String::new(), page.bold("read with them")];
            let row = |it: &Beside| {
                let said = format!("{}  {}  {}", it.number, it.kind, self.told.statement(it.row));
                format!("  {}", shortened(&said, width().saturating_sub(2)))
            };
            lines.extend(self.read_with.iter().take(usize::from(USUAL)).map(row));
            blocks.push(Block { rank: 4, lines });
        }
        blocks
    }

    /// Says so where the clauses are translated, or are not in the language of the answer.
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
        Some(in_language(language, ["", if tag == "tw" { tw } else { zh }, ja]))
    }

    /// The answer in one sentence, and what it rests on.
    fn answer(&self, it: &Said, page: Page) -> Vec<String> {
        let text = wrapped(&it.told, width());
        let mut lines: Vec<String> = text.lines().map(|it| page.bold(it)).collect();
        if let Some(native) = it.native.filter(|_| self.told != Told::Native) {
            lines.extend(indented(native, INDENT));
        }
        lines
    }

    fn clause(&self, it: &Clause, first: bool, is_said: bool, page: Page) -> Vec<Block> {
        let mut says = Vec::new();
        if !is_said {
            says.extend([String::new(), format!("  {}  {}", page.bold(it.number), it.kind)]);
            says.extend(indented(self.told.statement(it.row), INDENT));
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
            let said = format!("ruling {}: {}", ruling.id, self.told.question(ruling.row));
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
        let title = self.told.statement(it.row).trim_end_matches(['.', '。']);
        if it.kind == "heading" { format!("{} {title}", it.number) } else { it.number.to_owned() }
    }
}
