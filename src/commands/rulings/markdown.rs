//! The body of a ruling on a page. Paragraphs are rewrapped, headings are bold, lists are indented, and code blocks are kept.

use crate::report::Page;
use crate::terminal::shown;
use crate::terminal::tables::wrapped;

/// Formats Markdown for a page of this width (columns).
pub fn text(body: &str, width: usize, page: Page) -> String {
    let mut out = Vec::new();
    let mut paragraph = String::new();
    let mut code = false;
    for line in body.lines().map(shown) {
        let trimmed = line.trim();
        let fence = trimmed.starts_with("```");
        let apart = fence || code || trimmed.is_empty() || trimmed.starts_with('#') || is_item(trimmed);
        if apart && !paragraph.is_empty() {
            out.push(flowing(&paragraph, width));
            paragraph.clear();
        }
        if code || fence {
            out.push(line.trim_end().to_owned());
            code ^= fence;
        } else if let Some(heading) = heading(trimmed) {
            out.push(page.bold(&wrapped(heading, width)));
        } else if trimmed.is_empty() {
            out.push(String::new());
        } else {
            join(&mut paragraph, trimmed);
        }
    }
    out.push(flowing(&paragraph, width));
    out.join("\n")
}

fn heading(line: &str) -> Option<&str> {
    let text = line.trim_start_matches('#');
    (text.len() < line.len()).then(|| text.trim())
}

/// `true` if a line begins an item of a list.
fn is_item(line: &str) -> bool {
    mark(line) > 0
}

/// The length of a list item's marker with the space after it; 0 if the line begins no item.
fn mark(line: &str) -> usize {
    let digits = line.bytes().take_while(u8::is_ascii_digit).count();
    let rest = &line[digits..];
    match digits {
        0 if rest.starts_with("- ") || rest.starts_with("* ") => 2,
        1..=2 if rest.starts_with(". ") => digits + 2,
        _ => 0,
    }
}

/// Joins two lines. Chinese and Japanese take no space where a line was broken.
fn join(paragraph: &mut String, line: &str) {
    let is_cjk = |it: char| matches!(it, '\u{2e80}'..='\u{9fff}' | '\u{f900}'..='\u{faff}' | '\u{ff00}'..='\u{ffef}');
    let tight = paragraph.chars().last().is_some_and(is_cjk) && line.chars().next().is_some_and(is_cjk);
    if !paragraph.is_empty() && !tight {
        paragraph.push(' ');
    }
    paragraph.push_str(line);
}

/// A wrapped paragraph, or a list item whose further lines are indented by its marker.
fn flowing(paragraph: &str, width: usize) -> String {
    let mark = mark(paragraph);
    let lines = wrapped(&paragraph[mark..], width.saturating_sub(mark));
    format!("{}{}", &paragraph[..mark], lines.replace('\n', &format!("\n{}", " ".repeat(mark))))
}

#[cfg(test)]
mod tests {
    use super::text;
    use crate::report::Page;

    #[test]
    fn paragraphs_flow_and_items_hang() {
        let body = "## Why\n\nOne two\nthree four.\n\n- an item that\n  is long\n- short\n\n```text\nas  it is\n```\n先攻\n玩家";
        let shown = text(body, 14, Page::PLAIN);
        assert_eq!(
            shown,
            "Why\n\nOne two three\nfour.\n\n- an item that\n  is long\n- short\n\n```text\nas  it is\n```\n先攻玩家"
        );
    }

    #[test]
    fn control_characters_are_shown() {
        assert_eq!(text("a\u{1b}[2Jb", 40, Page::PLAIN), "a\\u{1b}[2Jb");
    }
}
