//! Made-up rulebooks in the layout of the official ones, with a text of our own for each clause.

use headjudge::games::{blackpoker, xinglingwang, zero};
use headjudge::rulebook::Volume;
use std::fmt::Write;

/// A text for a clause.
pub fn text_of(number: &str) -> String {
    format!("条文{}。", number.replace(['.', '_'], "之"))
}

/// A rulebook with a text for every clause of the edition that the catalogue was written against.
pub fn laid_out(volume: &Volume) -> String {
    let numbers: Vec<&'static str> = volume.clauses.iter().map(|it| it.number).collect();
    let edition = volume.official();
    let numbers: Vec<&'static str> = numbers.into_iter().filter(|it| edition.knows(it)).collect();
    match volume.id {
        "zero" => sections(&numbers, "900", zero::PRINTED),
        "xinglingwang" => outline(&numbers, "15", xinglingwang::PRINTED),
        "blackpoker" => actions(&numbers, blackpoker::book::PRINTED, blackpoker::book::HEADINGS),
        _ => dotted(&numbers),
    }
}

/// Full-width digits, and every text broken in two.
fn dotted(numbers: &[&str]) -> String {
    let wide = |it: char| if it == '.' { it } else { char::from_u32(it as u32 + 0xfee0).unwrap() };
    let torn = |it: &str| text_of(it).replacen("条文", "条\n\n文", 1);
    let line = |it: &&str| format!("{}. {} \n\n", it.chars().map(wide).collect::<String>(), torn(it));
    numbers.iter().map(line).collect()
}

fn sections(numbers: &[&str], under: &str, keywords: &[(&str, &str)]) -> String {
    let mut text = String::from("# 书\n\n## 目录\n\n### 100.甲\n\n- 101.乙\n\n");
    let keyword = format!("{under}.");
    for number in numbers {
        let said = text_of(number);
        let _ = match number.strip_prefix(&keyword) {
            Some(name) if !name.contains('.') => Ok(()),
            Some(name) if name.ends_with(".p1") => {
                let known = keywords.iter().find(|it| format!("{}.p1", it.0) == name).unwrap().1;
                write!(text, "**{}：**{said}\n\n", known.replace('*', "\\*"))
            }
            None if !number.contains('p') => write!(text, "#### {number}.{said}\n\n"),
            _ => write!(text, "{said}\n\n"),
        };
    }
    text
}

fn outline(numbers: &[&str], under: &str, keywords: &[(&str, &str)]) -> String {
    let mut text = String::new();
    for number in numbers {
        let said = text_of(number);
        let last = number.rsplit('.').next().unwrap().trim_end_matches('b');
        let keyword = number.strip_prefix(&format!("{under}.")).unwrap_or("");
        let depth = number.matches('.').count() - usize::from(!keyword.is_empty());
        let line = match (keyword.split('.').next().unwrap(), depth) {
            _ if last.starts_with(|it: char| it.is_ascii_digit()) && last.contains('n') => format!("※{said}"),
            (group, 0) if group.starts_with("class") => format!("{}類 {said}", &group["class".len()..]),
            (name, 0) if !name.is_empty() => {
                format!("–\n{}~", keywords.iter().find(|it| it.0 == name).unwrap().1)
            }
            (_, 0) => format!("{}、{said}", numeral(last.parse().unwrap())),
            (_, 1) => format!("{last}、{said}"),
            _ => format!("({last}){said}"),
        };
        text += &(line + "\n");
    }
    text
}

fn numeral(number: usize) -> String {
    let digits: Vec<char> = "〇一二三四五六七八九".chars().collect();
    if number < 10 {
        digits[number].to_string()
    } else {
        format!("十{}", if number > 10 { digits[number - 10].to_string() } else { String::new() })
    }
}

fn actions(numbers: &[&str], names: &[(&str, &str)], headings: &[(&str, &str)]) -> String {
    let mut text = String::new();
    let named = |list: &[(&str, &str)], number: &str| list.iter().find(|it| it.0 == number).map(|it| it.1.to_owned());
    for number in numbers {
        let said = text_of(number);
        let last = number.rsplit('.').next().unwrap();
        let note = ["cost", "placing", "triggering", "list.symbols"].iter().any(|it| number.starts_with(it));
        let line = match last {
            _ if note && named(headings, number).is_some() => format!("\n(補足) {}", named(headings, number).unwrap()),
            "b" | "l" | "d" if note => format!(" {}:{said}", last.to_uppercase()),
            _ if note => format!("・{said}"),
            _ if named(headings, number).is_some() => format!("\n## {}", named(headings, number).unwrap()),
            "key" => format!("\n<b>★ {said}</b>"),
            "header" => format!("\t@{said}"),
            "cost" => format!("   \\$ {said}"),
            "limit" => format!("\n※ {said}"),
            "target" => format!("\n(対象) {said}"),
            "trigger" => format!("\n<b>(誘発条件)</b> {said}"),
            "effect" => format!("\n(効果) {said}"),
            "label" => format!("\n(ラベル) {said}"),
            "size" => format!("\nサイズ: {said}"),
            "a" | "b" => format!(" ({last}) {said}"),
            "1" | "2" if number.contains(".a.") => format!(" {}. {said}", "i".repeat(last.parse().unwrap())),
            _ if number.contains(".effect.") => format!("\n{last}. {said}"),
            _ => format!("\n■ {} (種別)", named(names, number).unwrap_or_else(|| panic!("{number} has a name"))),
        };
        text += &line;
    }
    text
}
