//! The sheet as one self-contained HTML file that prints on A4.

use super::{Block, Sheet};
use crate::judge::{Grid, Language, Line};
use crate::report::shown;

/// The style for screen and paper.
const STYLE: &str = include_str!("sheet.css");

/// The sheet as HTML. It fetches nothing and runs nothing.
pub fn html(sheet: &Sheet) -> String {
    let mut body = format!("<h1>{}</h1>\n", escape(&sheet.title));
    for section in &sheet.sections {
        body += &format!("<section class=\"{}\">\n", section.name);
        if !section.title.is_empty() {
            body += &format!("<h2>{}</h2>\n", escape(&section.title));
        }
        section.blocks.iter().for_each(|it| block(&mut body, it));
        body += "</section>\n";
    }
    let title = escape(&crate::report::wording::sheet_short(sheet.language));
    let short: Vec<String> = sheet.short.iter().map(|it| escape(it)).collect();
    body += &format!("<section class=\"short\">\n<h2>{title}</h2>\n<pre>{}</pre>\n</section>\n", short.join("\n"));
    page(sheet.language, &sheet.title, STYLE, &body)
}

/// A whole page with a policy that allows no requests and no scripts.
fn page(language: Language, title: &str, style: &str, body: &str) -> String {
    let (code, title) = (code(language), escape(title));
    format!(
        "<!DOCTYPE html>\n<html lang=\"{code}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'\">\n\
         <meta name=\"viewport\" content=\"width=device-width\">\n<title>{title}</title>\n<style>\n{style}</style>\n\
         </head>\n<body>\n{body}</body>\n</html>\n"
    )
}

/// The language code for HTML.
pub(in crate::report) fn code(language: Language) -> &'static str {
    match language {
        Language::English => "en",
        Language::Chinese => "zh-Hans",
        Language::TraditionalChinese => "zh-Hant",
        Language::Japanese => "ja",
    }
}

fn block(body: &mut String, block: &Block) {
    match block {
        Block::Text(it) => *body += &format!("<p>{}</p>\n", escape(it)),
        Block::Fields(all) => {
            *body += "<table class=\"fields\">\n";
            for [name, what] in all {
                *body += &format!("<tr><th scope=\"row\">{}</th><td>{}</td></tr>\n", escape(name), escape(what));
            }
            *body += "</table>\n";
        }
        Block::Lines(all) => {
            let item =
                |(depth, it): &(usize, String)| format!("<li class=\"d{}\">{}</li>\n", depth.min(&3), escape(it));
            *body += &format!("<ul>\n{}</ul>\n", all.iter().map(item).collect::<String>());
        }
        Block::Reason { clause, statement, fact, remarks } => {
            *body += &format!("<p class=\"clause\"><b>{}</b> {}</p>\n", escape(clause), escape(statement));
            *body += &format!("<p class=\"fact\">{}</p>\n", escape(fact));
            remarks.iter().for_each(|it| *body += &format!("<p class=\"since\">{}</p>\n", escape(it)));
        }
        Block::Table { head, rows } => table(body, head, rows),
        Block::Grid(it) => grid(body, it),
        Block::Blank { label, lines } => {
            let rules = "<div class=\"rule\"></div>".repeat(*lines);
            *body += &format!("<div class=\"blank\"><span>{}</span>{rules}</div>\n", escape(label));
        }
    }
}

fn table(body: &mut String, head: &[String], rows: &[Vec<String>]) {
    let cells = |tag: &str, all: &[String]| -> String {
        all.iter().map(|it| format!("<{tag}>{}</{tag}>", escape(it))).collect()
    };
    *body += &format!("<table class=\"rows\">\n<thead><tr>{}</tr></thead>\n<tbody>\n", cells("th", head));
    for row in rows {
        // Empty zones are hidden in print.
        let is_empty = matches!(&row[..], [_, count, cards] if count == "0" && cards.is_empty());
        *body += &format!("<tr{}>{}</tr>\n", if is_empty { " class=\"none\"" } else { "" }, cells("td", row));
    }
    *body += "</tbody>\n</table>\n";
}

/// A grid: the far side above the middle, the near one below it.
fn grid(body: &mut String, grid: &Grid) {
    let row = |line: &Line| {
        let lines = |all: &Vec<String>| all.iter().map(|it| escape(it)).collect::<Vec<_>>().join("<br>");
        let cells: String = line.cells.iter().map(|it| format!("<td>{}</td>", lines(it))).collect();
        format!("<tr><th scope=\"row\">{} {}</th>{cells}</tr>\n", line.seat, escape(&line.zone))
    };
    let Some(far) = grid.rows.first().map(|it| it.seat) else { return };
    let columns: String = grid.columns.iter().map(|it| format!("<th scope=\"col\">{}</th>", escape(it))).collect();
    let [above, below] = [far, far.other()].map(|of| grid.of(of).map(row).collect::<String>());
    *body += &format!("<table class=\"grid\">\n{above}<tr class=\"middle\"><td></td>{columns}</tr>\n{below}</table>\n");
}

/// A text in HTML, whatever it contains: nothing in it acts as mark-up, changes the direction of writing or is invisible.
pub(in crate::report) fn escape(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for it in shown(text).chars() {
        match it {
            '&' => out += "&amp;",
            '<' => out += "&lt;",
            '>' => out += "&gt;",
            '"' => out += "&quot;",
            '\'' => out += "&#39;",
            it => out.push(it),
        }
    }
    out
}
