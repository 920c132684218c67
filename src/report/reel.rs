//! A whole match as one HTML file: the log, the log in words, and a player that shows the table after each entry. Without
//! scripts, and in print, it is the log in words.

use super::said::{DEMANDS, GENERATOR, Said};
use super::sheet::{code, escape};
use super::{Page, full, reasons_text, shown, whole_lines, wording};
use crate::judge::{
    Demands, Event, Game, Grid, Is, Lang, Language, Line, Row, Session, Verdict, Whole, language, statement, tell,
    title,
};
use crate::log::short;
use base64::Engine;
use base64::engine::general_purpose::STANDARD as BASE64;
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::json;
use std::collections::{BTreeMap, HashMap};
use std::ops::ControlFlow;

const STYLE: &str = include_str!("reel.css");
const SCRIPT: &str = include_str!("reel.js");

/// The version in the page. Pages of other versions are worded differently.
const VERSION: &str = env!("CARGO_PKG_VERSION");

/// The match as a page. `log` is the file that the session was opened with. The page contains it byte for byte, and
/// [`log_in_reel`] extracts it.
pub fn reel<G: Game>(session: &Session<G>, name: &str, log: &[u8]) -> String {
    page(session, name, log, None)
}

/// The same for a log that shows a match through a view. Of the whole log, to which the verdict refers, only what that view
/// saw is told.
pub fn reel_of_part<G: Game>(session: &Session<G>, name: &str, log: &[u8], whole: &Whole) -> String {
    page(session, name, log, Some(&whole.through(session.whole())))
}

fn page<G: Game>(session: &Session<G>, name: &str, log: &[u8], whole: Option<&Whole>) -> String {
    let reel = Reel { session, language: language::<G>(session.setup()) };
    // The policy allows only this script; the page cannot send anything anywhere.
    let nonce = blake3::hash(log).to_hex();
    let nonce = &nonce[..32];
    let header = session.header();
    let [a, b] = header.players.each_ref().map(|it| short(&it.name));
    let head = wording::greeting_players(reel.language, title::<G>(reel.language), &header.edition, a, b);
    let (list, clauses) = reel.entries();
    let data = reel.boards().to_string().replace('<', "\\u003c");
    let policy = format!("default-src 'none'; style-src 'unsafe-inline'; script-src 'nonce-{nonce}'");
    let code = code(reel.language);
    let words = |it: fn(Language) -> String| escape(&it(reel.language));
    format!(
        "<!DOCTYPE html>\n<html lang=\"{code}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta http-equiv=\"Content-Security-Policy\" content=\"{policy}\">\n\
         <meta name=\"generator\" content=\"{GENERATOR} {VERSION}\">\n{demands}<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>{title}</title>\n<style>\n{STYLE}</style>\n\
         </head>\n<body>\n<header><h1>{title}</h1><p>{name}</p>\n{verdict}\
         <div id=\"player\" hidden><div id=\"ticks\"></div>\
         <input id=\"at\" type=\"range\" min=\"0\" value=\"0\" aria-label=\"{entry}\">\n\
         <p id=\"keys\">{buttons}</p></div></header>\n\
         <main><ol id=\"entries\">\n{list}</ol>\n<div id=\"side\"><div id=\"board\"></div><div id=\"clause\"></div></div></main>\n\
         <section id=\"clauses\"><dl>\n{clauses}</dl></section>\n\
         {log}\n<script type=\"application/json\" id=\"boards\">{data}</script>\n\
         <script nonce=\"{nonce}\">\n{SCRIPT}</script>\n</body>\n</html>\n",
        title = escape(&head),
        name = escape(name),
        demands = demanded(session.demands()),
        verdict = reel.verdict(whole),
        entry = words(wording::reel_entry),
        buttons = buttons([wording::reel_entry, wording::reel_turn, wording::reel_finding].map(words)),
        log = kept(log),
    )
}

/// The demands behind the verdict on the page. A comparison of the page with its log must apply the same ones.
fn demanded(demands: &Demands) -> String {
    let written = demands.written();
    let tag = || format!("<meta name=\"{DEMANDS}\" content=\"{}\">\n", escape(&written));
    if written.is_empty() { String::new() } else { tag() }
}

/// The keys, which are also buttons, as pairs with their purpose.
fn buttons([entry, turn, finding]: [String; 3]) -> String {
    let button = |key: &str, shown: &str| format!("<button type=\"button\" data-key=\"{key}\">{shown}</button>");
    let pair = |[back, on]: [(&str, &str); 2], name: String| {
        format!("<span>{}{} {name}</span>", button(back.0, back.1), button(on.0, on.1))
    };
    [
        pair([("ArrowLeft", "←"), ("ArrowRight", "→")], entry),
        pair([("ArrowUp", "↑"), ("ArrowDown", "↓")], turn),
        pair([("F", "F"), ("f", "f")], finding),
    ]
    .concat()
}

struct Reel<'a, G: Game> {
    session: &'a Session<G>,
    language: Language,
}

impl<G: Game> Reel<'_, G> {
    /// The verdict on the log with its details; above it the verdict on the whole log, if this one shows a part of it.
    fn verdict(&self, whole: Option<&Whole>) -> String {
        let (own, language) = (self.session.whole(), self.language);
        let said = |id: &str, of: &Whole, told: String| {
            let class = match of.status() {
                0 => "good",
                5 => "odd",
                _ => "bad",
            };
            format!("<p id=\"{id}\" class=\"{class}\" role=\"status\">{}</p>\n", escape(&told))
        };
        let mut text = match whole {
            None => said("verdict", own, full(own, language)),
            Some(whole) => {
                let told = wording::verdict_on_all(language, full(whole, language));
                said("whole", whole, told)
                    + &said("verdict", own, wording::verdict_on_seen(language, full(own, language)))
            }
        };
        let mut lines = whole_lines(own, language);
        let held_to = self.session.demands().written();
        lines.extend((!held_to.is_empty()).then(|| wording::page_demands(language, held_to)));
        if !lines.is_empty() {
            let items: String = lines.iter().map(|it| format!("<li>{}</li>\n", escape(it))).collect();
            text += &format!("<ul id=\"standing\">\n{items}</ul>\n");
        }
        text
    }

    /// All entries in words, by turn, and the clauses under which they were made.
    fn entries(&self) -> (String, String) {
        let session = self.session;
        let turns: HashMap<usize, u32> = {
            let mut moments = session.calendar().to_vec();
            moments.dedup_by_key(|it| it.turn);
            moments.iter().map(|it| (it.at, it.turn)).collect()
        };
        let mut clauses: BTreeMap<&str, &str> = BTreeMap::new();
        let mut list = String::new();
        for n in 1..=session.len() {
            if let Some(turn) = turns.get(&n) {
                list += &format!(
                    "<li class=\"turn\" data-at=\"{n}\">{}</li>\n",
                    escape(&wording::reel_turn_of(self.language, turn))
                );
            }
            list += &self.entry(n, &mut clauses);
        }
        let told = |(number, says): (&&str, &&str)| {
            format!("<dt id=\"c{0}\">{0}</dt><dd>{1}</dd>\n", escape(number), escape(says))
        };
        (list, clauses.iter().map(told).collect())
    }

    fn entry<'c>(&self, n: usize, clauses: &mut BTreeMap<&'c str, &'c str>) -> String {
        let (session, setup) = (self.session, self.session.setup());
        let event = session.entry(n).map_or(Event::Start, |it| Event::of(&it.body));
        let mut text = format!("<span>{}</span>", escape(&tell::<G>(setup, || session.stood_before(n), event)));
        if let Some(clause) = session.clause(n) {
            let number = G::record(clause).number;
            clauses.insert(number, statement::<G>(setup, clause));
            text += &format!(" <a href=\"#c{0}\">{0}</a>", escape(number));
        }
        for (clause, what) in session.made_of(n) {
            let number = G::record(*clause).number;
            clauses.insert(number, statement::<G>(setup, *clause));
            let told = escape(&G::tell_step(setup, what));
            text += &format!("<div class=\"made\">{told} <a href=\"#c{0}\">{0}</a></div>", escape(number));
        }
        let verdict = session.verdict(n).unwrap_or(Verdict::Legal);
        let class = match verdict {
            Verdict::Legal => "",
            Verdict::Illegal if session.finding(n).is_some_and(|it| it.taken_back.is_none()) => "bad",
            _ => "odd",
        };
        if let Some(found) = session.finding(n) {
            let page = Page { width: 10_000, ..Page::PLAIN.in_language(self.language) };
            let reasons = reasons_text(&found.reasons, &page, 0);
            let lines: String = reasons.lines().map(|it| format!("<div>{}</div>", escape(it.trim()))).collect();
            text += &format!("<div class=\"why\"><b>{}</b>{lines}</div>", escape(&verdict.told(self.language)));
            for it in &found.reasons {
                clauses.insert(it.clause, it.statement);
            }
        }
        format!("<li id=\"e{n}\" class=\"{class}\"><a class=\"n\" href=\"#e{n}\">{n}</a> {text}</li>\n")
    }

    /// The table after each entry. Each distinct row is stored once, and a table is a list of indices.
    fn boards(&self) -> serde_json::Value {
        let (mut rows, mut places) = (Vec::new(), HashMap::new());
        let mut boards = Vec::new();
        self.session.walk(|_, state| {
            let board = G::board(self.session.setup(), state);
            let mut table = Vec::new();
            let mut put = |row: serde_json::Value| {
                let text = row.to_string();
                let place = *places.entry(text).or_insert_with(|| {
                    rows.push(row);
                    rows.len() - 1
                });
                table.push(place);
            };
            put(json!([shown(&board.headline)]));
            let rows: Vec<&Row> = board.beside_the_grid().collect();
            let mut grid = board.grid.as_ref();
            for side in rows.chunk_by(|one, other| one.seat == other.seat) {
                for it in side {
                    let cards: Vec<String> = it.cards.iter().map(|it| shown(it)).collect();
                    put(json!([it.seat.to_string(), shown(&it.zone), it.count, cards.join(", ")]));
                }
                grid.take().into_iter().flat_map(grid_rows).for_each(&mut put);
            }
            board.remarks.iter().for_each(|it| put(json!([shown(it)])));
            boards.push(table);
            ControlFlow::Continue(())
        });
        let names = self.session.header().players.each_ref().map(|it| short(&it.name));
        json!({ "rows": rows, "boards": boards, "names": names })
    }
}

/// The spaces between the players as rows of name and cells, the columns in the middle.
fn grid_rows(grid: &Grid) -> Vec<serde_json::Value> {
    let row = |line: &Line| {
        let told = |lines: &Vec<String>| lines.iter().map(|it| shown(it)).collect::<Vec<_>>().join("\n");
        let cells: Vec<String> = line.cells.iter().map(told).collect();
        json!([format!("{} {}", line.seat, shown(&line.zone)), cells])
    };
    let Some(far) = grid.rows.first().map(|it| it.seat) else { return Vec::new() };
    let columns: Vec<String> = grid.columns.iter().map(|it| shown(it)).collect();
    let middle = std::iter::once(json!(["", columns]));
    grid.of(far).map(row).chain(middle).chain(grid.of(far.other()).map(row)).collect()
}

/// The element with the log: as text if an HTML parser returns the same bytes, else in base64.
fn kept(log: &[u8]) -> String {
    let (form, text) = match std::str::from_utf8(log).ok().filter(|it| survives(it)) {
        Some(text) => ("text", text.replace('&', "&amp;").replace('<', "&lt;")),
        None => ("base64", BASE64.encode(log)),
    };
    format!("<pre id=\"log\" data-form=\"{form}\" hidden>{text}</pre>")
}

/// Returns `true` if a text survives an HTML parser, which drops the first line end of a `pre`, turns CR LF into LF, and
/// refuses NUL.
fn survives(text: &str) -> bool {
    !text.starts_with('\n') && !text.contains(['\r', '\0'])
}

/// The log inside a page that [`reel`] wrote, byte for byte; `None` for any other page.
pub fn log_in_reel(page: &[u8]) -> Option<Vec<u8>> {
    log_of(&Said::of(text_of(page)?))
}

fn text_of(page: &[u8]) -> Option<&str> {
    std::str::from_utf8(page).ok().filter(|it| is_reel(it.as_bytes()))
}

fn log_of(said: &Said) -> Option<Vec<u8>> {
    match said.log()? {
        ("text", text) => Some(text.as_bytes().to_vec()),
        ("base64", text) => BASE64.decode(text.trim()).ok(),
        _ => None,
    }
}

/// The result of comparing a page with the log in it.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case", tag = "state")]
pub enum PageCheck {
    /// The page says something that the log does not give.
    Differs {
        /// The difference, in words.
        what: String,
    },
    /// The page was not compared, because another version of this program wrote it.
    NotCompared {
        /// The reason, in words.
        what: String,
    },
}

impl PageCheck {
    /// The property of the log that follows from it.
    pub const fn is(&self) -> Is {
        match self {
            PageCheck::Differs { .. } => Is::PageAltered,
            PageCheck::NotCompared { .. } => Is::PageNotCompared,
        }
    }

    /// Its words.
    pub fn told(&self) -> &str {
        match self {
            PageCheck::Differs { what } | PageCheck::NotCompared { what } => what,
        }
    }
}

/// Compares a page with a new page of its log, in whatever language it is. `open` opens the match in it. `None` if they
/// agree.
///
/// # Errors
/// As for `open`.
pub fn check_reel<G: Game, E>(
    page: &[u8],
    log: &[u8],
    told_in: Language,
    mut open: impl FnMut(Lang) -> Result<Session<G>, E>,
) -> Result<Option<PageCheck>, E> {
    let Some(said) = text_of(page).map(Said::of) else { return Ok(None) };
    if said.version.as_deref() != Some(VERSION) {
        let what = match &said.version {
            Some(version) => wording::page_of_version(told_in, shown(version)),
            None => wording::page_of_old(told_in),
        };
        return Ok(Some(PageCheck::NotCompared { what }));
    }
    let all = [Lang::English, Lang::Native].into_iter().chain(Language::of_code(&said.code).map(Lang::In));
    let mut differs = None;
    for lang in all.filter(|it| code(it.of::<G>()) == said.code) {
        // The log does not contain the verdict on the whole match, so it is left out of the comparison.
        let whole = said.tells_of_more.then(Whole::default);
        let mut session = open(lang)?;
        if let Some(demands) = Demands::read(&said.demands) {
            session.hold_to(&demands);
        }
        let given = Said::of(&self::page(&session, &said.name, log, whole.as_ref()));
        match said.differs(&given, told_in) {
            None if said.tells_of_more => {
                return Ok(Some(PageCheck::NotCompared { what: wording::page_of_part(told_in) }));
            }
            None => return Ok(None),
            Some(it) => differs = differs.or(Some(it)),
        }
    }
    let what = differs.unwrap_or_else(|| wording::page_looks_otherwise(told_in));
    Ok(Some(PageCheck::Differs { what }))
}

/// Returns `true` if a file with this beginning may be a page that [`reel`] wrote.
pub fn is_reel(bytes: &[u8]) -> bool {
    let bytes = bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(bytes).trim_ascii_start();
    let begins = bytes.get(..14).is_some_and(|it| it.eq_ignore_ascii_case(b"<!DOCTYPE html"));
    begins && memchr::memmem::find(bytes, GENERATOR.as_bytes()).is_some()
}
