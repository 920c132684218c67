//! Card databases: reads the JSON of the English cards and the CSV of the Chinese ones, and splits it into texts of abilities.

use crate::cards::ast::{Kind, Limit};
use crate::cards::compile::Text;
use serde::Deserialize;

/// A card of a database with its texts.
#[derive(Clone, Debug)]
pub struct Entry {
    /// The codes of all printings of the card, without marks of rarity. The first one leads.
    pub codes: Vec<String>,
    /// The printed facts, without the texts.
    pub facts: Facts,
    /// Its texts as printed.
    pub source: String,
    /// Its abilities.
    pub texts: Vec<Text>,
}

/// The printed facts of a card, without its texts.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Facts {
    /// The unit's name.
    pub name: String,
    /// The title.
    pub title: String,
    /// Factions.
    pub factions: Vec<String>,
    /// Deployment cost.
    pub cost: String,
    /// Class change cost, or `-`.
    pub change: String,
    /// The class.
    pub class: String,
    /// Sexes, weapons and attributes.
    pub signs: Vec<String>,
    /// Power.
    pub power: String,
    /// Support.
    pub support: String,
    /// Range.
    pub range: String,
}

#[derive(Deserialize)]
#[serde(rename_all = "PascalCase")]
struct Row {
    character: String,
    title: String,
    color: Vec<String>,
    cost: String,
    class_change_cost: String,
    class: String,
    #[serde(rename = "Type")]
    signs: Vec<String>,
    min_range: serde_json::Value,
    max_range: serde_json::Value,
    attack: String,
    support: String,
    skill: String,
    #[serde(default)]
    support_skill: String,
    alternate_arts: Vec<Art>,
}

#[derive(Deserialize)]
#[serde(rename_all = "PascalCase")]
struct Art {
    card_code: String,
}

/// Reads the English database. The error names the line that was not expected.
pub fn english(text: &str) -> Result<Vec<Entry>, String> {
    let rows: Vec<Row> = serde_json::from_str(text).map_err(|it| format!("line {}: {it}", it.line()))?;
    Ok(rows.into_iter().map(entry).collect())
}

fn entry(row: Row) -> Entry {
    let mut codes: Vec<String> = Vec::new();
    for art in &row.alternate_arts {
        let code = bare_code(&art.card_code).to_owned();
        if !codes.contains(&code) {
            codes.push(code);
        }
    }
    let lines =
        |text: &str| -> Vec<String> { text.lines().map(clean).filter(|it| !it.is_empty() && it != "-").collect() };
    let texts =
        lines(&row.skill).iter().map(|it| (it, false)).map(|(it, support)| text(it, support)).collect::<Vec<_>>();
    let supports = lines(&row.support_skill).iter().map(|it| text(it, true)).collect::<Vec<_>>();
    let source = format!("{}\n{}", row.skill, row.support_skill);
    let range = match (number(&row.min_range), number(&row.max_range)) {
        (Some(0), Some(0)) => "-".to_owned(),
        (Some(min), Some(max)) if min == max => min.to_string(),
        (Some(min), Some(max)) => format!("{min}-{max}"),
        _ => "-".to_owned(),
    };
    let facts = Facts {
        name: row.character,
        title: row.title,
        factions: row.color,
        cost: row.cost,
        change: row.class_change_cost,
        class: row.class,
        signs: row.signs,
        power: row.attack,
        support: row.support,
        range,
    };
    Entry { codes, facts, source, texts: [texts, supports].concat() }
}

fn number(value: &serde_json::Value) -> Option<i64> {
    value.as_i64().or_else(|| value.as_str()?.trim().parse().ok())
}

/// Returns a code without the marks of rarity and printing behind its number.
pub fn bare_code(code: &str) -> &str {
    let mut code = code.trim();
    while let Some(shorter) =
        ["+X", "+", "SR", "HN", "HR", "PR", "ST", "X", "N", "R"].iter().find_map(|it| code.strip_suffix(it))
    {
        code = shorter;
    }
    code
}

/// Replaces full-width letters and typographic quotes by their plain forms, and runs of blanks by one.
pub(crate) fn clean(text: &str) -> String {
    let plain = text.chars().filter(|it| *it != '\r').map(|letter| match letter {
        '\u{201c}' | '\u{201d}' | '\u{ff02}' => '"',
        '\u{2018}' | '\u{2019}' => '\'',
        '\u{2013}' | '\u{2014}' | '\u{2212}' => '-',
        '\u{3000}' | '\t' | '\u{a0}' => ' ',
        '\u{ff01}'..='\u{ff5e}' => char::from_u32(u32::from(letter) - 0xfee0).unwrap_or(letter),
        other => other,
    });
    let plain: String = plain.collect();
    plain.split_whitespace().collect::<Vec<_>>().join(" ")
}

const ICONS: [(&str, Kind); 7] = [
    ("|CONT|", Kind::Continuous),
    ("|ACT|", Kind::Activated),
    ("|AUTO|", Kind::Triggered),
    ("|SPEC|", Kind::Special),
    ("|ATK SUPP|", Kind::AttackSupport),
    ("|DEF SUPP|", Kind::DefenceSupport),
    ("|ATK/DEF SUPP|", Kind::Support),
];

fn icon(line: &str) -> Option<(usize, &'static str, Kind)> {
    ICONS.iter().filter_map(|(mark, kind)| Some((line.find(mark)?, *mark, *kind))).min_by_key(|it| it.0)
}

/// Splits a line of the English database into an ability's parts.
pub(crate) fn text(line: &str, support: bool) -> Text {
    let mut line = line.to_owned();
    let mut gates = Vec::new();
    for (mark, gate) in [("|CCS|", "ccs"), ("|FS|", "fs")] {
        if line.contains(mark) {
            gates.push(gate.to_owned());
            line = line.replacen(mark, " ", 1);
        }
    }
    let Some((at, mark, kind)) = icon(&line) else { return Text { body: line, ..Text::default() } };
    let mut head = line[..at].trim().to_owned();
    let mut rest = line[at + mark.len()..].trim().to_owned();
    while let Some((inner, after)) = bracket(&head) {
        let Some(gate) = gate(&inner) else { break };
        gates.push(gate);
        head = after;
    }
    if support
        && let Some((name, body)) = rest.split_once(':')
        && name.len() <= 80
    {
        head = name.trim().to_owned();
        rest = body.trim().to_owned();
    }
    let mut limit = None;
    let mut costs: Vec<String> = Vec::new();
    while let Some((inner, after)) = bracket(&rest) {
        match inner.to_lowercase().as_str() {
            "once per turn" => limit = Some(Limit::Turn(1)),
            "twice per turn" => limit = Some(Limit::Turn(2)),
            "once per game" => limit = Some(Limit::Match(1)),
            _ => match gate(&inner) {
                Some(gate) => gates.push(gate),
                None => costs.push(inner.trim().to_owned()),
            },
        }
        rest = after;
    }
    Text { name: head, kind: Some(kind), gates, limit, cost: costs.join(", "), body: without_remarks(&rest) }
}

/// Reads a keyword in brackets.
fn gate(inner: &str) -> Option<String> {
    let word = inner.replace(' ', "").to_lowercase();
    let word = if word.starts_with("lv") && !word.starts_with("lvs") { word.replacen("lv", "lvs", 1) } else { word };
    let stem = word.trim_end_matches(|it: char| it.is_ascii_digit());
    let known = ["ccs", "fs", "us", "cf", "db", "dv", "lis", "hs", "as", "ts", "tas", "bs", "lvs"].contains(&stem);
    known.then_some(word)
}

/// Splits off the square brackets at the beginning of a text.
fn bracket(text: &str) -> Option<(String, String)> {
    let text = text.trim_start();
    if !text.starts_with('[') {
        return None;
    }
    let mut depth = 0;
    for (at, letter) in text.char_indices() {
        match letter {
            '[' => depth += 1,
            ']' => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return Some((text[1..at].to_owned(), text[at + 1..].trim().to_owned()));
        }
    }
    None
}

/// Returns a body without remarks in round brackets. Those within names stay.
fn without_remarks(body: &str) -> String {
    let (mut out, mut depth, mut quoted) = (String::new(), 0, false);
    for letter in body.chars() {
        match letter {
            '"' if depth == 0 => {
                quoted = !quoted;
                out.push(letter);
            }
            '(' if !quoted => depth += 1,
            ')' if !quoted && depth > 0 => depth -= 1,
            _ if depth == 0 => out.push(letter),
            _ => {}
        }
    }
    out.split_whitespace().collect::<Vec<_>>().join(" ")
}
