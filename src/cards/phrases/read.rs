//! Reading a phrase table, with the file and line of each mistake.

use super::{Item, LEXICAL, Meaning, Rule, Table};
use crate::cards::term::Term;
use std::collections::HashMap;
use std::fmt;

/// A mistake in a phrase table.
#[derive(Debug, PartialEq, Eq)]
pub struct Fault {
    /// The file.
    pub file: String,
    /// The line, from 1.
    pub line: usize,
    /// The mistake.
    pub what: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(to, "{}:{}: {}", self.file, self.line, self.what)
    }
}

impl std::error::Error for Fault {}

impl Table {
    /// Reads a table. `blanks` is `true` if the language separates its words by spaces.
    pub fn read(file: &str, text: &str, blanks: bool) -> Result<Table, Fault> {
        let mut table = Table {
            fixes: Vec::new(),
            forms: HashMap::new(),
            categories: HashMap::new(),
            of: Vec::new(),
            rules: Vec::new(),
            blanks,
        };
        for name in LEXICAL {
            table.number(name);
        }
        let mut from = HashMap::new();
        for (place, line) in text.lines().enumerate() {
            let line = line.trim();
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            let fault = |what: String| Fault { file: file.to_owned(), line: place + 1, what };
            table.line(line, place + 1, &mut from).map_err(fault)?;
        }
        table.whole().map_err(|(line, what)| Fault { file: file.to_owned(), line, what })?;
        Ok(table)
    }

    fn line(&mut self, line: &str, number: usize, from: &mut HashMap<(u16, String), u16>) -> Result<(), String> {
        if let Some(fix) = line.strip_prefix("@fix ") {
            let (wrong, right) = fix.split_once("=>").ok_or("\"wrong => right\" was expected")?;
            self.fixes.push((wrong.trim().to_lowercase(), right.trim().to_owned()));
            return Ok(());
        }
        if let Some(forms) = line.strip_prefix("@same ") {
            let mut forms = forms.split_whitespace();
            let first = forms.next().ok_or("words were expected")?;
            self.forms.extend(forms.map(|it| (it.to_owned(), first.to_owned())));
            return Ok(());
        }
        let (category, rest) = line.split_once(':').ok_or("\"category: phrase => meaning\" was expected")?;
        let (phrase, meaning) = match rest.rsplit_once("=>") {
            Some((phrase, meaning)) => (phrase, Some(meaning.trim())),
            None => (rest, None),
        };
        // A line that is only read begins with a tilde.
        let (category, read_only) = match category.trim().strip_prefix('~') {
            Some(category) => (category, true),
            None => (category.trim(), false),
        };
        let category = self.number(category);
        let mut parts = Vec::new();
        let mut at = 0;
        let items = self.items(phrase, &mut at, &mut parts, false)?;
        let text = match (meaning, parts.as_slice()) {
            (Some(text), _) => text.to_owned(),
            (None, [only]) => format!("${only}"),
            (None, []) => "none".to_owned(),
            (None, _) => return Err("a phrase with several parts needs \"=> meaning\"".to_owned()),
        };
        let mut at = 0;
        let meaning = read_meaning(&text, &mut at, &parts)?;
        if !text[at..].trim().is_empty() {
            return Err(format!("{:?} was not expected after the meaning", &text[at..]));
        }
        let mine = u16::try_from(self.rules.len()).map_err(|_| "too many lines".to_owned())?;
        let printed = *from.entry((category, format!("{meaning:?}{}", kinds(&items)))).or_insert(mine);
        self.rules.push(Rule { items, meaning, printed, read_only, line: number });
        self.of[usize::from(category)].push(mine);
        Ok(())
    }

    fn number(&mut self, name: &str) -> u16 {
        let next = self.of.len() as u16;
        let number = *self.categories.entry(name.to_owned()).or_insert(next);
        if number == next {
            self.of.push(Vec::new());
        }
        number
    }

    fn items(
        &mut self,
        phrase: &str,
        at: &mut usize,
        parts: &mut Vec<String>,
        inner: bool,
    ) -> Result<Vec<Item>, String> {
        let mut items = Vec::new();
        loop {
            let rest = &phrase[*at..];
            let Some(letter) = rest.chars().next() else { break };
            match letter {
                _ if letter.is_whitespace() => *at += letter.len_utf8(),
                '|' | ')' if inner => break,
                '(' => {
                    let mut all = Vec::new();
                    loop {
                        *at += 1;
                        all.push(self.items(phrase, at, parts, true)?);
                        match phrase[*at..].chars().next() {
                            Some('|') => {}
                            Some(')') => break,
                            _ => return Err("a closing \")\" was expected".to_owned()),
                        }
                    }
                    *at += 1;
                    items.push(Item::OneOf(all));
                }
                '{' => {
                    let end = rest.find('}').ok_or("a closing \"}\" was expected")?;
                    items.push(self.part(&rest[1..end], parts)?);
                    *at += end + 1;
                }
                _ => self.words(rest, at, &mut items),
            }
        }
        Ok(items)
    }

    /// Takes the next word of a phrase, which may be several tokens.
    fn words(&self, rest: &str, at: &mut usize, to: &mut Vec<Item>) {
        let end = rest.find(|it: char| it.is_whitespace() || "(|){".contains(it)).unwrap_or(rest.len());
        let end = end.max(rest.chars().next().map_or(0, char::len_utf8));
        *at += end;
        let word = &rest[..end];
        let (word, maybe) = match word.strip_suffix(['?', '!']) {
            Some(stem) if !stem.is_empty() => (stem, Some(word.ends_with('!'))),
            _ => (word, None),
        };
        let tokens = self.tokens(word);
        let alone = tokens.len() == 1;
        to.extend(tokens.into_iter().map(|token| {
            let shown = if alone { word.into() } else { token.text().into() };
            match maybe {
                Some(printed) => Item::Maybe(token, shown, printed),
                None => Item::Word(token, shown),
            }
        }));
    }

    fn part(&mut self, text: &str, parts: &mut Vec<String>) -> Result<Item, String> {
        let (name, category) =
            text.split_once(':').ok_or_else(|| format!("{{name:category}} was expected, not {text:?}"))?;
        let (category, many, between) = match category.find(['*', '+']) {
            None => (category, None, ""),
            Some(end) => (&category[..end], Some(category[end..].starts_with('+')), &category[end + 1..]),
        };
        let number = match parts.iter().position(|it| it == name) {
            Some(place) => place,
            None => {
                parts.push(name.to_owned());
                parts.len() - 1
            }
        };
        let between = (!between.is_empty()).then(|| self.number(between));
        Ok(Item::Part { name: number as u8, category: self.number(category), many, between })
    }

    /// Checks that each category in use has lines, and that none is left-recursive.
    fn whole(&self) -> Result<(), (usize, String)> {
        let names: HashMap<u16, &str> = self.categories.iter().map(|(name, number)| (*number, name.as_str())).collect();
        for rule in &self.rules {
            let mut asked = Vec::new();
            asks(&rule.items, &mut asked);
            for category in asked {
                let lexical = usize::from(category) < LEXICAL.len();
                if !lexical && self.of[usize::from(category)].is_empty() {
                    return Err((rule.line, format!("there are no lines for {:?}", names[&category])));
                }
            }
        }
        Ok(())
    }
}

fn asks(items: &[Item], to: &mut Vec<u16>) {
    for item in items {
        match item {
            Item::OneOf(all) => all.iter().for_each(|it| asks(it, to)),
            Item::Part { category, between, .. } => to.extend([*category].into_iter().chain(*between)),
            _ => {}
        }
    }
}

/// The categories of the parts. Lines with the same meaning but other parts print separately.
fn kinds(items: &[Item]) -> String {
    let mut found: Vec<String> = Vec::new();
    for item in items {
        match item {
            Item::OneOf(all) => found.extend(all.iter().map(|it| kinds(it))),
            Item::Part { name, category, many, .. } => found.push(format!("{name}:{category}{many:?}")),
            _ => {}
        }
    }
    found.retain(|it| !it.is_empty());
    found.sort();
    found.dedup();
    found.join(" ")
}

fn read_meaning(text: &str, at: &mut usize, parts: &[String]) -> Result<Meaning, String> {
    blank(text, at);
    let rest = &text[*at..];
    let word = |rest: &str| rest.find(|it: char| !(it.is_ascii_alphanumeric() || it == '-')).unwrap_or(rest.len());
    if let Some(named) = rest.strip_prefix('$') {
        let end = word(named);
        *at += end + 1;
        let name = parts.iter().position(|it| it == &named[..end]);
        return name.map(|it| Meaning::Part(it as u8)).ok_or_else(|| format!("there is no part {:?}", &named[..end]));
    }
    if rest.starts_with('[') {
        *at += 1;
        return Ok(Meaning::List(meanings(text, at, parts, ']')?));
    }
    if let Some(quoted) = rest.strip_prefix('"') {
        let end = quoted.find('"').ok_or("a closing quote was expected")?;
        *at += end + 2;
        return Ok(Meaning::Fixed(Term::word(&quoted[..end])));
    }
    let end = word(rest);
    let name = &rest[..end];
    *at += end;
    if name.is_empty() {
        return Err(format!("a meaning was expected, not {rest:?}"));
    }
    if let Ok(number) = name.parse() {
        return Ok(Meaning::Fixed(Term::int(number)));
    }
    if !text[*at..].starts_with('(') {
        return Ok(Meaning::Fixed(Term::word(name)));
    }
    *at += 1;
    Ok(Meaning::Call(name.into(), meanings(text, at, parts, ')')?))
}

/// Reads meanings up to the closing bracket, each with the number of list levels to splice.
fn meanings(text: &str, at: &mut usize, parts: &[String], close: char) -> Result<Vec<(u8, Meaning)>, String> {
    let mut all = Vec::new();
    loop {
        blank(text, at);
        if text[*at..].starts_with(close) {
            *at += 1;
            return Ok(all);
        }
        let dots = text[*at..].bytes().take_while(|it| *it == b'.').count();
        *at += dots;
        all.push((dots.saturating_sub(1) as u8, read_meaning(text, at, parts)?));
        comma(text, at, close)?;
    }
}

fn blank(text: &str, at: &mut usize) {
    let rest = &text[*at..];
    *at += rest.len() - rest.trim_start().len();
}

fn comma(text: &str, at: &mut usize, close: char) -> Result<(), String> {
    blank(text, at);
    let rest = &text[*at..];
    if rest.starts_with(',') {
        *at += 1;
        blank(text, at);
        return Ok(());
    }
    if rest.starts_with(close) { Ok(()) } else { Err(format!("a comma or {close:?} was expected, not {rest:?}")) }
}
