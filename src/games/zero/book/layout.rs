//! Sections with unnumbered paragraphs: `### 105.优先权`. Each paragraph is named by its place (`105p3`). In the section of the
//! keywords, a paragraph that opens with a keyword in bold begins a count of its own (`900.assault.p2`).
//!
//! A table of contents names sections before they come. Of several sections with one number, those without paragraphs are
//! therefore dropped.

use crate::games::zero::PRINTED;
use crate::rulebook::official::text::{ends, join, plain};
use crate::rulebook::official::{Found, MOST_PASSAGES, Passage};
use std::collections::{HashMap, HashSet};

/// The section of the keywords.
const KEYWORDS: &str = "900";

/// Reads the passages of the book.
pub fn read(text: &str) -> Vec<Passage> {
    passages(text, KEYWORDS, PRINTED)
}

fn passages(text: &str, under: &str, keywords: &[(&str, &str)]) -> Vec<Passage> {
    let mut book = Sections { under, keywords, sections: Vec::new(), count: 0 };
    for (place, line) in text.lines().enumerate() {
        if book.count > MOST_PASSAGES {
            break;
        }
        let line = plain_with_stars(line);
        if !line.trim().is_empty() {
            book.line(line.trim(), place + 1);
        }
    }
    book.passages()
}

/// Removes the mark-up of a line, except the stars of bold letters. Escaped stars become placeholders.
fn plain_with_stars(line: &str) -> String {
    plain(&line.replace("\\*", PLACEHOLDER))
}

/// Stands for a printed star, in a keyword that takes a name.
const PLACEHOLDER: &str = "＊";

/// A section or a keyword: its number, its title, and its paragraphs with the lines on which they begin.
struct Section {
    number: String,
    title: String,
    line: usize,
    paragraphs: Vec<(String, usize)>,
    /// The openings of its paragraphs. A line that repeats one is a new paragraph, and not a torn piece of the one before.
    openings: HashSet<String>,
}

struct Sections<'a> {
    under: &'a str,
    keywords: &'a [(&'a str, &'a str)],
    sections: Vec<Section>,
    /// The number of sections and paragraphs.
    count: usize,
}

impl Sections<'_> {
    fn line(&mut self, line: &str, place: usize) {
        if let Some((number, title)) = heading(line) {
            let torn = self.sections.last().and_then(|it| it.paragraphs.last()).is_some_and(|it| !ends(&it.0));
            if !(torn && closes_more(title)) {
                return self.begin(number.to_owned(), title, place);
            }
        }
        let bare = line.trim_start_matches(['#', '-', ' ']).replace('*', "");
        match self.keyword(line) {
            Some(number) if self.sections.last().is_none_or(|it| it.number != number) => {
                self.begin(number, "", place);
                self.paragraph(&bare, place);
            }
            _ => self.paragraph(&bare, place),
        }
    }

    fn begin(&mut self, number: String, title: &str, line: usize) {
        self.count += 1;
        let (paragraphs, openings) = (Vec::new(), HashSet::new());
        self.sections.push(Section { number, title: title.to_owned(), line, paragraphs, openings });
    }

    fn paragraph(&mut self, text: &str, line: usize) {
        let Some(section) = self.sections.last_mut() else { return };
        let opening: String = text.chars().take(2).collect();
        let begins = section.openings.contains(&opening) || text.starts_with(['（', '(', '【']);
        match section.paragraphs.last_mut() {
            Some((last, _)) if !ends(last) && !begins => join(last, text),
            _ => {
                section.openings.insert(opening);
                self.count += 1;
                section.paragraphs.push((text.trim().to_owned(), line));
            }
        }
    }

    /// Returns the number of the keyword with which a line opens, in bold and with a colon soon after.
    fn keyword(&self, line: &str) -> Option<String> {
        let here = self.sections.last()?.number.as_str();
        if here != self.under && !here.starts_with(&format!("{}.", self.under)) {
            return None;
        }
        let (before, after) = line.split_once("**")?;
        let bold = after.trim_start_matches("(X)").trim_start();
        let fits = |name: &str| {
            let rest = bold.strip_prefix(&name.replace('*', PLACEHOLDER))?;
            rest.chars().take(MOST_BEFORE_COLON).any(|it| "：:".contains(it)).then_some(name.len())
        };
        let known = self.keywords.iter().filter_map(|(part, name)| Some((fits(name)?, part)));
        let part = known.max_by_key(|it| it.0).map(|it| (*it.1).to_owned());
        let opens = before.trim().is_empty() || before.trim() == "(X)";
        let new = || bold.split_once(['：', ':']).map(|it| it.0).filter(|it| it.chars().count() <= LONGEST_NAME);
        let part = part.or_else(|| new().map(|it| it.trim().to_owned()))?;
        opens.then(|| format!("{}.{part}", self.under))
    }

    fn passages(self) -> Vec<Passage> {
        let mut found = Found::default();
        let mut later: HashMap<String, usize> = HashMap::new();
        self.sections.iter().for_each(|it| *later.entry(it.number.clone()).or_default() += 1);
        for section in self.sections {
            let later = later.get_mut(&section.number).expect("all were counted");
            *later -= 1;
            if section.paragraphs.is_empty() && *later > 0 {
                continue;
            }
            if !section.number.starts_with(&format!("{}.", self.under)) {
                found.begin(section.number.clone(), &section.title, section.line);
            } else if let Some((text, line)) = section.paragraphs.first() {
                let name = text.split(['：', ':']).next().unwrap_or(text);
                found.begin(section.number.clone(), name, *line);
            }
            let dot = if section.number.contains('.') && section.number.starts_with(self.under) { "." } else { "" };
            for (place, (text, line)) in section.paragraphs.iter().enumerate() {
                found.begin(format!("{}{dot}p{}", section.number, place + 1), text, *line);
            }
        }
        found.0
    }
}

/// The largest number of characters between a keyword and its colon: a number, or the name that it takes.
const MOST_BEFORE_COLON: usize = 8;
/// The longest name of a keyword, in characters. Anything longer is a sentence in bold, not a keyword missing from the
/// catalogue.
const LONGEST_NAME: usize = 10;

/// Returns the number and the title of a heading.
fn heading(line: &str) -> Option<(&str, &str)> {
    let bare = line.trim_start_matches(['#', '-', ' ']);
    let marked = bare.len() < line.len();
    let digits = |text: &str| text.bytes().take_while(u8::is_ascii_digit).count();
    let whole = digits(bare);
    let inner = bare[whole..].strip_prefix('.').map_or(0, digits);
    let end = whole + if inner > 0 { inner + 1 } else { 0 };
    let title = bare[end..].strip_prefix('.').unwrap_or(&bare[end..]);
    let chapter = whole == 1 && marked && inner == 0;
    let section = whole == 3 && (marked || bare[end..].starts_with('.'));
    let titled = !title.trim().is_empty() && !title.starts_with([')', '）']);
    ((chapter || section) && titled).then(|| (&bare[..end], title.trim()))
}

/// `true` if more brackets are closed than opened.
fn closes_more(text: &str) -> bool {
    let count = |signs: [char; 2]| text.matches(signs).count();
    count([')', '）']) > count(['(', '（'])
}

#[cfg(test)]
mod tests {
    use super::passages;

    const KEYWORDS: &[(&str, &str)] = &[("rush", "突袭"), ("own", "专用"), ("ownof", "专用***")];

    fn numbers(text: &str) -> Vec<String> {
        passages(text, "900", KEYWORDS).into_iter().map(|it| it.number).collect()
    }

    #[test]
    fn contents_come_before_the_sections() {
        let text =
            "### 105.优先\n- 106.连锁\n\n## 1.开始\n### 105.优先\n\n甲。\n\n乙乙\n\n丙。\n\n### 106. 连锁\n\n丁。";
        assert_eq!(numbers(text), ["1", "105", "105p1", "105p2", "106", "106p1"]);
        let passages = passages(text, "900", KEYWORDS);
        assert_eq!((passages[3].text.as_str(), passages[3].line), ("乙乙丙。", 9));
    }

    #[test]
    fn a_paragraph_that_opens_as_another_is_none_that_is_torn() {
        assert_eq!(numbers("### 306.属性\n某些甲\n某些乙\n丙。"), ["306", "306p1", "306p2"]);
    }

    #[test]
    fn a_heading_that_closes_a_bracket_is_a_torn_reference() {
        let passages = passages("### 702.触发\n甲（参照\n#### 704. 反击)\n乙。", "900", KEYWORDS);
        assert_eq!(passages.len(), 3);
        assert_eq!(passages[1].text, "甲（参照704. 反击)");
    }

    #[test]
    fn keywords_in_bold_begin_a_count_of_their_own() {
        let text = "#### 900.特殊\n甲。\n**突袭：**乙。\n丙。\n**专用\\*\\*\\*：**丁。\n**专用：**戊。\n**新词：**己。";
        assert_eq!(
            numbers(text),
            ["900", "900p1", "900.rush", "900.rush.p1", "900.rush.p2", "900.ownof", "900.ownof.p1", "900.own"]
                .into_iter()
                .chain(["900.own.p1", "900.新词", "900.新词.p1"])
                .collect::<Vec<_>>()
        );
    }
}
