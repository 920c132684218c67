//! Reads a card database in Japanese and splits each text into abilities. Two parts of a text are dropped, since
//! neither is an ability of the card: reminder text in round brackets, and the description of a token below a line.

use crate::cards::ast::{Kind, Limit};
use crate::cards::compile::Text;
use serde::Deserialize;
use std::collections::BTreeSet;

/// A card in the database.
#[derive(Clone, Debug, Deserialize)]
pub struct Row {
    /// Its code.
    pub id: String,
    /// Its name.
    pub name: String,
    /// Its type.
    #[serde(rename = "type")]
    pub kind: String,
    /// Its traits.
    #[serde(default)]
    pub subtype: Option<String>,
    /// Its text.
    #[serde(default)]
    pub ability_text: Option<String>,
}

/// A card with its separated abilities.
#[derive(Clone, Debug)]
pub struct Entry {
    /// Its code.
    pub code: String,
    /// Its text as in the database.
    pub source: String,
    /// Its abilities.
    pub texts: Vec<Text>,
}

/// Reads a database. The error names the line.
pub fn japanese(text: &str) -> Result<Vec<Entry>, String> {
    let rows: Vec<Row> = serde_json::from_str(text).map_err(|it| format!("line {}: {it}", it.line()))?;
    let mut traits = BTreeSet::new();
    for row in &rows {
        let of = row.subtype.as_deref().unwrap_or("");
        traits
            .extend(of.split(['・', '/']).map(str::trim).filter(|it| !it.is_empty() && *it != "-").map(str::to_owned));
    }
    let mut traits: Vec<String> = traits.into_iter().collect();
    traits.sort_by_key(|it| std::cmp::Reverse(it.len()));
    Ok(rows.into_iter().map(|row| entry(row, &traits)).collect())
}

fn entry(row: Row, traits: &[String]) -> Entry {
    let source = row.ability_text.unwrap_or_default();
    let spell = row.kind.starts_with("スペル");
    let texts = abilities(&source).iter().flat_map(|it| texts(it, spell, traits)).collect();
    Entry { code: row.id, source, texts }
}

/// Brings letters and signs into one form each: full-width digits, plus signs, brackets, blanks.
fn clean(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for letter in text.chars() {
        let letter = match letter {
            '０'..='９' => char::from_u32(u32::from(letter) - 0xfee0).unwrap_or(letter),
            '＋' => '+',
            '－' | '−' | '—' => '-',
            '：' => ':',
            '，' => '、',
            '／' => '/',
            '(' => '（',
            ')' => '）',
            '\u{3000}' | '\t' | '\n' | '\r' => ' ',
            other => other,
        };
        if letter != ' ' || !out.ends_with(' ') {
            out.push(letter);
        }
    }
    out.trim().to_owned()
}

const OPENING: &str = "『「（【[";
const CLOSING: &str = "』」）】]";

/// The paragraphs of a text that are abilities of the card.
fn abilities(source: &str) -> Vec<String> {
    let text = clean(source);
    let own = text.split("―――――").next().unwrap_or("");
    let mut all: Vec<String> = Vec::new();
    for part in own.split("-----").flat_map(|it| apart(it.trim_matches(['-', ' ']))) {
        let part = without_remarks(&part);
        if part.is_empty() || part == "ー" {
            continue;
        }
        let alone = |paragraph: &String| {
            paragraph.starts_with('[')
                && paragraph.ends_with(']')
                && !paragraph.contains('。')
                && !paragraph.starts_with("[クイ")
        };
        match all.last_mut() {
            // Options belong to the ability that chooses among them.
            Some(last) if is_option(&part) => last.push_str(&part),
            Some(last) if !last.ends_with(['。', '】', '」', ']']) || alone(last) => last.push_str(&part),
            _ => all.push(part),
        }
    }
    all
}

/// `true` if a paragraph is an option of the one before it.
fn is_option(part: &str) -> bool {
    part.strip_prefix('【').is_some_and(|rest| rest.starts_with(|it: char| it.is_ascii_digit()))
}

/// Splits at blanks outside of brackets.
fn apart(text: &str) -> Vec<String> {
    let (mut all, mut part, mut depth) = (Vec::new(), String::new(), 0usize);
    for letter in text.chars() {
        depth += usize::from(OPENING.contains(letter));
        if CLOSING.contains(letter) {
            depth = depth.saturating_sub(1);
        }
        if letter == ' ' && depth == 0 {
            all.push(std::mem::take(&mut part));
        } else {
            part.push(letter);
        }
    }
    all.push(part);
    all.retain(|it| !it.is_empty());
    all
}

fn without_remarks(text: &str) -> String {
    let (mut out, mut depth) = (String::new(), 0usize);
    for letter in text.chars() {
        match letter {
            '（' => depth += 1,
            '）' => depth = depth.saturating_sub(1),
            _ if depth == 0 => out.push(letter),
            _ => {}
        }
    }
    out.trim().to_owned()
}

const CLASSES: [&str; 7] = ["エルフ", "ロイヤル", "ウィッチ", "ドラゴン", "ナイトメア", "ビショップ", "ニュートラル"];

/// Writes traits and classes in angle brackets, and quoted abilities in `‹›`, apart from the quotation marks of
/// names, which stay.
fn marked(text: &str, traits: &[String]) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    'letters: while let Some(letter) = rest.chars().next() {
        if letter == '『' {
            let end = rest.find('』').map_or(rest.len(), |it| it + '』'.len_utf8());
            out.push_str(&rest[..end]);
            rest = &rest[end..];
            continue;
        }
        for class in CLASSES {
            if let Some(after) =
                rest.strip_prefix('[').and_then(|it| it.strip_prefix(class)).and_then(|it| it.strip_prefix(']'))
            {
                out.push_str(&format!("<{class}>"));
                rest = after;
                continue 'letters;
            }
        }
        for it in traits {
            if let Some(after) = rest.strip_prefix(it.as_str()).and_then(|it| it.strip_prefix('・')) {
                out.push_str(&format!("<{it}>"));
                rest = after;
                continue 'letters;
            }
        }
        out.push(match letter {
            '「' => '‹',
            '」' => '›',
            other => other,
        });
        rest = &rest[letter.len_utf8()..];
    }
    out
}

/// Keywords that can stand alone, each an ability of its own.
const KEYWORDS: [&str; 13] = [
    "【守護】",
    "【疾走】",
    "【突進】",
    "【指定攻撃】",
    "【威圧】",
    "【ドレイン】",
    "【必殺】",
    "【オーラ】",
    "【スタック】",
    "【ツインドライブ】",
    "【シングルドライブ】",
    "【スタートアミュレット】",
    "[クイック]",
];

/// Splits a paragraph into abilities.
fn texts(paragraph: &str, spell: bool, traits: &[String]) -> Vec<Text> {
    let mut keywords = Vec::new();
    let mut rest = paragraph;
    while let Some(word) = KEYWORDS.iter().find(|it| rest.starts_with(**it)) {
        keywords.push(*word);
        rest = &rest[word.len()..];
    }
    if rest.is_empty() {
        let one = |it: &&str| Text { kind: Some(Kind::Continuous), body: (*it).to_owned(), ..Text::default() };
        return keywords.iter().map(one).collect();
    }
    vec![text(&marked(paragraph, traits), spell)]
}

const ICONS: [(&str, &str); 9] = [
    ("[UB]", "ub"),
    ("[クイック]", "quick"),
    ("[Q]", "quick"),
    ("[アドバンス起動]", "advance"),
    ("[起動]", ""),
    ("[進化]", "evolve"),
    ("[食事]", "meal"),
    ("[憑依]", "ride"),
    ("【UB】", "ub"),
];
const TRIGGERS: [&str; 7] = [
    "[ファンファーレ]",
    "[ラストワード]",
    "【進化時】",
    "【攻撃時】",
    "【超進化時】",
    "【出走時】",
    "【ドライブ獲得時】",
];

/// Splits an ability into icons, triggers, cost, limit and body.
fn text(paragraph: &str, spell: bool) -> Text {
    let mut rest = paragraph;
    let (mut gates, mut activated) = (Vec::new(), false);
    // 自分が[進化]か… begins without an icon.
    while let Some((icon, gate)) = ICONS.iter().find(|it| rest.starts_with(it.0)) {
        if !gate.is_empty() {
            gates.push((*gate).to_owned());
        }
        activated |= !matches!(*gate, "ub" | "quick");
        rest = &rest[icon.len()..];
    }
    let mut heads = String::new();
    loop {
        rest = if heads.is_empty() { rest } else { rest.trim_start_matches('/') };
        let Some(icon) = TRIGGERS.iter().find(|it| rest.starts_with(**it)) else { break };
        heads.push_str(icon);
        rest = &rest[icon.len()..];
    }
    let (mut cost, rest) = if activated || !heads.is_empty() || spell { priced(rest) } else { ("", rest) };
    let (mut rest, limit) = limited(rest);
    if let Some(at) = rest.find("とき、").filter(|it| cost.is_empty() && outside(&rest[..*it + 9], "とき、")) {
        let (event, inner) = rest.split_at(at + "とき、".len());
        let priced = priced(inner);
        cost = paragraph.find(priced.0).and_then(|at| paragraph.get(at..at + priced.0.len())).unwrap_or("");
        if !cost.is_empty() {
            rest = format!("{event}¢{}", priced.1);
        }
    }
    let first = rest.split('。').next().unwrap_or("");
    let kind = if activated {
        Kind::Activated
    } else if first.starts_with("自分が[進化]か") {
        Kind::Continuous
    } else if !heads.is_empty() || outside(first, "とき、") {
        Kind::Triggered
    } else if spell
        && !first.starts_with("これをプレイする際")
        && !first.starts_with("これをEXエリアからプレイする際")
        && !first.starts_with("これは")
    {
        Kind::Spell
    } else {
        Kind::Continuous
    };
    let mark = match kind {
        Kind::Continuous => "◆",
        Kind::Triggered | Kind::Spell if !cost.is_empty() && !rest.contains('¢') => "¢",
        _ => "",
    };
    let body = format!("{heads}{mark}{rest}");
    Text { name: String::new(), kind: Some(kind), gates, limit, cost: cost.to_owned(), body }
}

/// `true` if the words occur outside of quotation brackets.
fn outside(text: &str, words: &str) -> bool {
    text.match_indices(words).any(|(at, _)| text[..at].matches('‹').count() == text[..at].matches('›').count())
}

/// Splits at the first colon if a cost stands before it: the cost, and the rest.
fn priced(text: &str) -> (&str, &str) {
    match text.split_once(':') {
        Some((cost, rest)) if is_cost(cost) => (cost, rest),
        _ => ("", text),
    }
}

/// `true` if the part before a colon is a cost: not a sentence, condition or option, and not inside a quotation.
fn is_cost(text: &str) -> bool {
    let shuffles = text.replace("デッキに戻し、シャッフルする", "");
    text.matches('‹').count() == text.matches('›').count()
        && !shuffles.contains(['。', '、'])
        && !text.contains("【1】")
        && !text.contains("下記")
}

/// Takes the sentence that limits the uses out of a text. Returns the rest and the limit.
fn limited(text: &str) -> (String, Option<Limit>) {
    for (words, times) in [
        ("この能力は1ターンに1回使える。", 1),
        ("この能力は1ターンに1回働く。", 1),
        ("この能力は1ターンに2回使える。", 2),
        ("この能力は1ターンに2回働く。", 2),
        ("この能力は1ターンに3回使える。", 3),
    ] {
        if let Some(at) = text.find(words).filter(|it| outside(&text[..*it + words.len()], words)) {
            return (format!("{}{}", &text[..at], &text[at + words.len()..]), Some(Limit::Turn(times)));
        }
    }
    for (words, times) in
        [("自分のターンごとに1回、", 1), ("自分のターンごとに2回、", 2), ("自分のターンごとに3回、", 3)]
    {
        if let Some(rest) = text.strip_prefix(words) {
            return (format!("自分のターン中、{rest}"), Some(Limit::Turn(times)));
        }
    }
    // A condition and a limit in one sentence.
    let both = "なら、1ターンに1回使える。";
    if let Some(at) = text.rfind(both).filter(|it| outside(&text[..*it + both.len()], both)) {
        return (format!("{}なら使える。{}", &text[..at], &text[at + both.len()..]), Some(Limit::Turn(1)));
    }
    for (words, times) in [("ターンごとに1回、", 1), ("ターンごとに2回、", 2)] {
        if let Some(rest) = text.strip_prefix(words) {
            return (rest.to_owned(), Some(Limit::Turn(times)));
        }
    }
    (text.to_owned(), None)
}
