//! The content of a replay page for its readers: words, tables and the log, as a browser extracts them from the mark-up.
//! Comments do not count, nor does a log inside one.

use super::parts::{Part, Parts, Tag, decoded};
use super::wording;
use crate::judge::Language;
use std::collections::{BTreeMap, BTreeSet};

/// The number of characters shown of a difference.
const TOLD: usize = 60;
/// Elements that do not affect the words.
const HARMLESS: [&str; 6] = ["br", "em", "i", "strong", "tbody", "wbr"];

/// The content of a page.
#[derive(Default)]
pub struct Said {
    /// Its words without spaces, because mark-up may separate them anywhere.
    text: String,
    /// The offsets in the words at which entries begin.
    entries: Vec<(usize, u32)>,
    /// The name of the original file.
    pub name: String,
    /// The language, by its code.
    pub code: String,
    /// The demands behind the verdict in it.
    pub demands: String,
    /// The version of the program that wrote it.
    pub version: Option<String>,
    /// The logs in it, with their encodings.
    logs: Vec<(String, String)>,
    /// Its tables.
    tables: Vec<serde_json::Value>,
    /// Its scripts and its style, without spaces.
    code_in_it: Vec<String>,
    /// Everything else that affects the display: elements and attributes by name, and the marks of entries.
    elements: BTreeSet<String>,
    attributes: BTreeSet<String>,
    counts: BTreeMap<String, u32>,
    marks: Vec<String>,
    leads_elsewhere: bool,
    /// `true` if it gives the verdict on more than the log in it, which shows a match through a view.
    pub tells_of_more: bool,
}

/// The generator name that identifies our pages; the version follows it.
pub const GENERATOR: &str = "headjudge replay";
/// The name of the element for the demands.
pub const DEMANDS: &str = "demands";

impl Said {
    /// Reads a page.
    pub fn of(page: &str) -> Said {
        let mut said = Said::default();
        let mut state = Within::default();
        for part in Parts::new(page.trim_start_matches('\u{feff}')) {
            match part {
                Part::Text(text) => said.takes_text(&decoded(text), &mut state),
                Part::End(name) if name.eq_ignore_ascii_case("pre") => state.log = false,
                Part::End(name) if name.eq_ignore_ascii_case("p") => (state.name, state.more) = (false, false),
                Part::End(_) => {}
                Part::Start(tag) => said.takes_element(&tag, &mut state),
                Part::Raw(tag, text) => {
                    said.takes_element(&tag, &mut state);
                    said.takes_raw(&tag, text);
                }
            }
        }
        said
    }

    fn takes_text(&mut self, text: &str, state: &mut Within) {
        if state.log {
            if let Some((_, log)) = self.logs.last_mut() {
                log.push_str(text);
            }
            return;
        }
        if state.more {
            return;
        }
        if state.name {
            self.name.push_str(text);
            return;
        }
        push(&mut self.text, text);
    }

    fn takes_raw(&mut self, tag: &Tag, text: &str) {
        match tag.name.as_str() {
            "title" => push(&mut self.text, &decoded(text)),
            "script" if tag.get("type") == Some("application/json") => {
                self.tables.push(serde_json::from_str(text).unwrap_or_default());
            }
            _ => {
                let mut code = String::new();
                push(&mut code, text);
                self.code_in_it.push(code);
            }
        }
    }

    fn takes_element(&mut self, tag: &Tag, state: &mut Within) {
        let id = tag.get("id").unwrap_or_default();
        match tag.name.as_str() {
            "html" => self.code = tag.get("lang").unwrap_or_default().to_owned(),
            "meta" if tag.get("name") == Some("generator") => {
                let version = tag.get("content").and_then(|it| it.strip_prefix(GENERATOR)).unwrap_or_default();
                self.version = Some(version.trim().to_owned()).filter(|it| !it.is_empty());
            }
            "meta" if tag.get("name") == Some(DEMANDS) => {
                self.demands = tag.get("content").unwrap_or_default().to_owned();
            }
            "pre" if id == "log" => {
                self.logs.push((tag.get("data-form").unwrap_or_default().to_owned(), String::new()));
                state.log = true;
            }
            // The first paragraph names the file, whatever its name is.
            "p" if id == "whole" && !self.tells_of_more => (self.tells_of_more, state.more) = (true, true),
            "p" if !state.named => (state.named, state.name) = (true, true),
            "li" => {
                self.marks.push(format!("{id} {}", tag.get("class").unwrap_or_default()));
                if let Some(n) = id.strip_prefix('e').and_then(|it| it.parse().ok()) {
                    self.entries.push((self.text.len(), n));
                }
            }
            _ => {}
        }
        for (name, value) in &tag.attributes {
            if matches!(name.as_str(), "hidden" | "style" | "value" | "src" | "aria-label") {
                *self.counts.entry(format!("{name}={value}")).or_default() += 1;
            }
            self.leads_elsewhere |= name == "href" && !value.starts_with('#');
        }
        self.attributes.extend(tag.attributes.iter().map(|it| it.0.clone()));
        self.elements.insert(tag.name.clone());
    }

    /// The log in the page, with its encoding; `None` unless there is exactly one.
    pub fn log(&self) -> Option<(&str, &str)> {
        match &self.logs[..] {
            [(form, log)] => Some((form, log)),
            _ => None,
        }
    }

    /// The difference between the page and its log, in words; `given` is the content of a new page of that log.
    pub fn differs(&self, given: &Said, language: Language) -> Option<String> {
        if self.text != given.text {
            return Some(self.other_words(given, language));
        }
        if self.tables != given.tables {
            return Some(wording::page_other_tables(language));
        }
        let known = |it: &String| given.elements.contains(it) || HARMLESS.contains(&it.as_str());
        let strange = self.elements.iter().find(|it| !known(it)).map(|it| format!("<{it}>"));
        let strange = strange.or_else(|| self.attributes.difference(&given.attributes).next().cloned());
        if let Some(what) = strange {
            return Some(wording::page_shows_more(language, what));
        }
        let looks = |it: &Said| (it.code_in_it.clone(), it.counts.clone(), it.marks.clone(), it.leads_elsewhere);
        (looks(self) != looks(given)).then(|| wording::page_looks_otherwise(language))
    }

    /// The first difference in the words.
    fn other_words(&self, given: &Said, language: Language) -> String {
        let same = self.text.chars().zip(given.text.chars()).take_while(|it| it.0 == it.1).map(|it| it.0.len_utf8());
        let at: usize = same.sum();
        let entry = self.entries.iter().rev().find(|it| it.0 <= at).map(|it| it.1);
        let from = entry.and_then(|_| self.entries.iter().rev().find(|it| it.0 <= at)).map_or(0, |it| it.0);
        // A few characters before it show the place.
        let back = self.text[from..at].char_indices().rev().take(TOLD / 3).last().map_or(at, |it| from + it.0);
        let told = |text: &str| super::shown(&text[back..].chars().take(TOLD).collect::<String>());
        let (said, stands) = (told(&self.text), told(&given.text));
        match entry {
            Some(entry) => wording::page_entry_says(language, entry, said, stands),
            None => wording::page_says(language, said, stands),
        }
    }
}

/// Appends a text without its spaces.
fn push(to: &mut String, text: &str) {
    to.extend(text.chars().filter(|it| !it.is_whitespace()));
}

/// The reader's position in a page.
#[derive(Default)]
struct Within {
    log: bool,
    name: bool,
    named: bool,
    /// Inside the verdict on a whole match of which the log shows a part.
    more: bool,
}

#[cfg(test)]
mod tests {
    use super::Said;

    #[test]
    fn only_an_element_holds_a_log() {
        let log = |page: &str| Said::of(page).log().map(|it| it.1.to_owned());
        assert_eq!(log("<pre id=\"log\" data-form=\"text\">a&lt;b\n</pre>"), Some("a<b\n".to_owned()));
        assert_eq!(log("<PRE hidden data-form=text id='log'>a</PRE>"), Some("a".to_owned()));
        assert_eq!(log("<!-- <pre id=\"log\">a</pre> -->"), None);
        assert_eq!(log("<script><pre id=\"log\">a</pre></script>"), None);
        assert_eq!(log("<!--><pre id=\"log\">a</pre><!-- b --!><p>c"), Some("a".to_owned()));
        assert_eq!(log("<pre id=\"log\">a</pre><pre id=log>b</pre>"), None);
    }

    #[test]
    fn words_are_the_same_in_other_mark_up() {
        let one = Said::of("<p>f.jsonl</p><li id=\"e1\" class=\"\">A <b>moves</b> A1</li><script>x = 1</script>");
        let other =
            Said::of("<P >f</P><!-- c --><LI class='' id=e1>A<b\n>mo</b>ves&#32;A&#x31;</li><script> x =1\n</script>");
        assert_eq!(other.differs(&one, Default::default()), None);
        let said = "<li id=\"e1\" class=\"\">A moves A1</li>";
        for other in ["<li id=e1 class=''>A moves A2", "A moves A1<img>", "<li id=e1 class=bad>A moves A1", "A moves"] {
            assert!(Said::of(other).differs(&Said::of(said), Default::default()).is_some(), "{other}");
        }
    }
}
