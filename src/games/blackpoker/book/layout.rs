//! A table of named actions: `■ アップ (速攻魔法)`, followed in any order by its items, each after its mark: ★ the key card, @ the
//! header, $ the cost, ※ a limit, and a name in brackets for the others. The list within an effect (`1.`, `・`, `(a)`, `i.`)
//! continues the number: `judge.effect.2.a.1`.

use super::{HEADINGS, PRINTED};
use crate::rulebook::narrow;
use crate::rulebook::official::text::plain;
use crate::rulebook::official::{Found, Passage};

/// The sign of an action or a character.
const ACTION: &str = "■";

/// A mark, and the item that follows it.
const MARKS: &[(&str, &str)] = &[
    ("★", "key"),
    ("@", "header"),
    ("◎", "header"),
    ("$", "cost"),
    ("※", "limit"),
    ("(効果)", "effect"),
    ("(対象)", "target"),
    ("(誘発条件)", "trigger"),
    ("(ラベル)", "label"),
    ("サイズ:", "size"),
];

/// Reads the passages of the list.
pub fn read(text: &str) -> Vec<Passage> {
    passages(text, PRINTED, HEADINGS)
}

fn passages(text: &str, names: &[(&str, &str)], headings: &[(&str, &str)]) -> Vec<Passage> {
    let mut table = Table { names, headings, found: Found::default(), action: None, in_list: false };
    for (place, line) in text.lines().enumerate() {
        if table.found.is_full() {
            break;
        }
        let line: String = plain(line).chars().map(narrow).collect();
        let line = line.trim_start_matches('#').trim();
        if !line.is_empty() {
            table.line(line, place + 1);
        }
    }
    table.found.0
}

struct Table<'a> {
    names: &'a [(&'a str, &'a str)],
    headings: &'a [(&'a str, &'a str)],
    found: Found,
    /// The action that items belong to.
    action: Option<String>,
    /// `true` if the last item may have a list of its own.
    in_list: bool,
}

impl Table<'_> {
    fn line(&mut self, line: &str, place: usize) {
        if let Some(number) = self.heading(line) {
            (self.action, self.in_list) = (None, false);
            self.note(&number, line, place);
            return;
        }
        let mut rest = line;
        while let Some((at, mark, item)) = next_mark(rest).filter(|_| !self.found.is_full()) {
            self.more(&rest[..at], place);
            rest = rest[at + mark.len()..].trim_start();
            match item {
                Some(item) => self.item(item, place),
                None => rest = self.action(rest, place),
            }
        }
        self.more(rest, place);
    }

    /// Returns the number of the heading or note with which a line opens. The letters of a heading may be spaced out.
    fn heading(&self, line: &str) -> Option<String> {
        let tight: String = line.strip_prefix("(補足)").unwrap_or(line).split_whitespace().collect();
        let is_note = line.starts_with("(補足)");
        let fits = |name: &str| {
            if is_note { tight.starts_with(name) } else { tight.starts_with(name) && !line.starts_with(ACTION) }
        };
        let found = self.headings.iter().filter(|it| fits(it.1)).max_by_key(|it| it.1.len())?;
        (is_note || tight.chars().count() <= LONGEST_HEADING).then(|| found.0.to_owned())
    }

    /// Reads the parts of a note: after `・` they are counted, after a letter and a colon they are named by the letter.
    fn note(&mut self, number: &str, line: &str, place: usize) {
        let line = line.strip_prefix("(補足)").unwrap_or(line).trim();
        let by_letter: Vec<usize> = lettered(line).collect();
        if number == "cost" && !by_letter.is_empty() {
            self.found.begin(number, &line[..by_letter[0]], place);
            for (place_in, at) in by_letter.iter().enumerate() {
                let end = by_letter.get(place_in + 1).copied().unwrap_or(line.len());
                let letter = line[*at..=*at].to_ascii_lowercase();
                self.found.begin(format!("{number}.{letter}"), &line[at + 2..end], place);
            }
            return;
        }
        let mut pieces = line.split('・');
        self.found.begin(number, pieces.next().unwrap_or_default(), place);
        for (count, piece) in pieces.enumerate() {
            self.found.begin(format!("{number}.{}", count + 1), piece, place);
        }
    }

    /// Begins an action with its name and kind. Returns the rest of the line.
    fn action<'l>(&mut self, rest: &'l str, place: usize) -> &'l str {
        let stop = rest.find([')', '★', '@', '$', '※', '■']).unwrap_or(rest.len());
        let end = stop + usize::from(rest[stop..].starts_with(')'));
        let title = &rest[..end];
        let name = title.split('(').next().unwrap_or(title).trim();
        if name.is_empty() {
            (self.action, self.in_list) = (None, false);
            return &rest[end..];
        }
        let known = self.names.iter().find(|it| it.1 == name);
        let number = known.map_or_else(|| name.to_owned(), |it| it.0.to_owned());
        self.found.begin(number.clone(), title, place);
        (self.action, self.in_list) = (Some(number), false);
        &rest[end..]
    }

    fn item(&mut self, item: &str, place: usize) {
        if let Some(action) = &self.action {
            self.found.begin(format!("{action}.{item}"), "", place);
            self.in_list = item == "effect";
        }
    }

    /// Adds text to the current item.
    fn more(&mut self, text: &str, place: usize) {
        let text = text.trim();
        if text.is_empty() || self.action.is_none() {
            return;
        }
        if !self.in_list {
            let header = self.found.0.last().is_some_and(|it| it.number.ends_with(".header"));
            let (text, cost) = if header { bare_cost(text) } else { (text, None) };
            self.found.go_on(text);
            if let Some(cost) = cost {
                self.item("cost", place);
                self.found.go_on(cost);
            }
            return;
        }
        for (entry, text) in entries(text) {
            match entry {
                None => self.found.go_on(text),
                Some(entry) => {
                    let number = self.under(&entry);
                    self.found.begin(number, text, place);
                }
            }
        }
    }

    /// Returns the number of an entry in the effect's list.
    fn under(&self, entry: &Entry) -> String {
        let last = self.found.0.last().map_or("", |it| it.number.as_str());
        let effect = format!("{}.effect", self.action.as_deref().unwrap_or_default());
        let inside = last.strip_prefix(&effect).unwrap_or("").trim_start_matches('.');
        let parts: Vec<&str> = inside.split('.').filter(|it| !it.is_empty()).collect();
        let part = |place: usize| parts.get(place).copied().unwrap_or("1");
        match entry {
            Entry::Number(it) => format!("{effect}.{it}"),
            Entry::Bullet => {
                format!("{effect}.{}", parts.first().map_or(1, |part| part.parse().map_or(1, |it: u32| it + 1)))
            }
            Entry::Letter(it) => format!("{effect}.{}.{it}", part(0)),
            Entry::Roman(it) => format!("{effect}.{}.{}.{it}", part(0), part(1)),
        }
    }
}

/// The longest heading, in characters.
const LONGEST_HEADING: usize = 24;

/// The longest sign of an entry, with its dot or bracket and a space, in characters.
const LONGEST_SIGN: usize = 5;

/// An entry of an effect's list.
enum Entry {
    Number(u32),
    Bullet,
    Letter(char),
    Roman(usize),
}

/// Finds the next mark of a line: its place, the mark, and the item. The item is `None` for the sign of an action.
fn next_mark(line: &str) -> Option<(usize, &'static str, Option<&'static str>)> {
    let opens = |at: usize| {
        let item = MARKS.iter().find(|it| line[at..].starts_with(it.0)).map(|it| (it.0, Some(it.1)));
        item.or_else(|| line[at..].starts_with(ACTION).then_some((ACTION, None)))
    };
    line.char_indices().find_map(|(at, _)| opens(at).map(|(mark, item)| (at, mark, item)))
}

/// Splits a header from a cost behind it that has lost its sign: `直接-通常 D`.
fn bare_cost(text: &str) -> (&str, Option<&str>) {
    match text.rsplit_once(char::is_whitespace) {
        Some((header, cost)) if cost.bytes().all(|it| b"BLD".contains(&it)) => (header.trim_end(), Some(cost)),
        _ => (text, None),
    }
}

/// The places of capital letters that are followed by a colon.
fn lettered(line: &str) -> impl Iterator<Item = usize> {
    let bytes = line.as_bytes();
    (1..bytes.len().saturating_sub(1)).filter(move |at| {
        bytes[*at].is_ascii_uppercase() && bytes[at + 1] == b':' && !bytes[at - 1].is_ascii_alphanumeric()
    })
}

/// Cuts a text at the entries of its list. The part before the first entry belongs to none.
fn entries(text: &str) -> Vec<(Option<Entry>, &str)> {
    let mut found = Vec::new();
    let (mut start, mut entry) = (0, None);
    for (at, _) in text.char_indices() {
        let apart = text[..at].ends_with(char::is_whitespace) || at == 0;
        let Some((next, length)) = opens(&text[at..]).filter(|it| apart || matches!(it.0, Entry::Bullet)) else {
            continue;
        };
        found.push((entry.take(), text[start..at].trim()));
        (entry, start) = (Some(next), at + length);
    }
    found.push((entry, text[start..].trim()));
    found.retain(|(entry, text)| entry.is_some() || !text.is_empty());
    found
}

/// Returns the entry with which a text opens, and the length of its sign.
fn opens(text: &str) -> Option<(Entry, usize)> {
    if text.starts_with('・') {
        return Some((Entry::Bullet, '・'.len_utf8()));
    }
    let head = text.char_indices().nth(LONGEST_SIGN).map_or(text, |it| &text[..it.0]);
    let (before, rest) = head.split_once(['.', ')'])?;
    let sign = text[before.len()..].chars().next()?;
    let followed = rest.is_empty() || rest.starts_with(' ');
    let entry = match (before, sign) {
        (it, '.') if it.len() == 1 && it.as_bytes()[0].is_ascii_digit() => Entry::Number(it.parse().ok()?),
        ("i", '.') => Entry::Roman(1),
        ("ii", '.') => Entry::Roman(2),
        ("iii", '.') => Entry::Roman(3),
        (it, ')') if it.len() == 2 && it.starts_with('(') => {
            Entry::Letter(it.chars().nth(1).filter(char::is_ascii_lowercase)?)
        }
        _ => return None,
    };
    followed.then_some((entry, before.len() + 1))
}

#[cfg(test)]
mod tests {
    use super::passages;

    const NAMES: &[(&str, &str)] = &[("up", "アップ"), ("judge", "ダメージ判定")];
    const HEADINGS: &[(&str, &str)] = &[("magic", "魔法系"), ("cost", "コストの意味"), ("placing", "防壁の置き方")];

    fn texts(text: &str) -> Vec<(String, String)> {
        passages(text, NAMES, HEADINGS).into_iter().map(|it| (it.number, it.text)).collect()
    }

    fn numbers(text: &str) -> Vec<String> {
        texts(text).into_iter().map(|it| it.0).collect()
    }

    #[test]
    fn items_go_by_their_marks_in_any_order() {
        let text = "## 魔 法系\n<b>■ アップ (速攻)</b> <b>★ ♥ A~10</b>\t<b>@直接-通常 \\$ D</b>\n(対象) 甲。\t\n<b>(効果)</b> 乙。";
        assert_eq!(numbers(text), ["magic", "up", "up.key", "up.header", "up.cost", "up.target", "up.effect"]);
        assert_eq!(texts(text)[3].1, "直接-通常");
        assert_eq!(texts("■ アップ (速攻) @直接-通常   D\t")[2], ("up.cost".to_owned(), "D".to_owned()));
    }

    #[test]
    fn the_list_of_an_effect_counts_on() {
        let text = "■ ダメージ判定 (攻防) (効果) 甲 1. 乙\n2. 丙 (a) 丁 i. 戊 ii. 己 (b) 庚 3. 辛";
        let of = ["", ".1", ".2", ".2.a", ".2.a.1", ".2.a.2", ".2.b", ".3"].map(|it| format!("judge.effect{it}"));
        assert_eq!(numbers(text)[1..], of);
        assert_eq!(
            numbers("■ アップ (攻) (効果) 甲。・ 乙。\n・ 丙。")[1..],
            ["up.effect", "up.effect.1", "up.effect.2"]
        );
    }

    #[test]
    fn notes_are_cut_as_they_are_set() {
        assert_eq!(numbers("(補足) コストの意味 B:甲 L:乙\t"), ["cost", "cost.b", "cost.l"]);
        assert_eq!(numbers("(補足) 防壁の置き方 ・甲。・乙。"), ["placing", "placing.1", "placing.2"]);
    }
}
