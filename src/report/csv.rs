//! Findings as CSV (RFC 4180): one row each, and one row for a bad log without findings.

use super::LogReport;
use crate::judge::{Brief, Located, Verdict};
use crate::log::Seat;

/// The columns.
const COLUMNS: [&str; 24] = [
    "file",
    "game",
    "match",
    "round",
    "table",
    "date",
    "player_a",
    "player_b",
    "log_status",
    "log_verdicts",
    "entry",
    "line",
    "frame",
    "turn",
    "player",
    "player_name",
    "kind",
    "verdict",
    "clause",
    "statement",
    "facts",
    "event",
    "follows",
    "taken_back",
];

/// The header line.
pub fn csv_head() -> String {
    COLUMNS.join(",") + "\r\n"
}

/// The rows of a log.
pub fn csv_rows(log: &LogReport) -> String {
    let audit = &log.audit;
    let mut rows: String = audit.findings.iter().map(|it| row(log, &of_finding(it, log))).collect();
    rows.extend(audit.further.iter().map(|it| row(log, &of_brief(it, log))));
    if rows.is_empty() && log.is_bad() {
        let stopped = audit.stopped.as_ref().map(|it| (it.entry.to_string(), it.why.clone()));
        let unreadable = audit.unreadable.first().map(|it| (String::new(), format!("{}: {}", it.place, it.what)));
        let broken = audit.chain.broken(audit.language).map(|it| (String::new(), it));
        let page = log.page.as_ref().map(|it| (String::new(), it.told().to_owned()));
        let (entry, facts) = unreadable.or(broken).or(page).or(stopped).unwrap_or_default();
        let mut cells: [String; OWN] = Default::default();
        (cells[0], cells[10]) = (entry, facts);
        rows = row(log, &cells);
    }
    rows
}

/// The number of columns about a finding; the others are about its log.
const OWN: usize = 14;

fn row(log: &LogReport, own: &[String; OWN]) -> String {
    let (audit, occasion) = (&log.audit, &log.audit.occasion);
    let given = |it: &Option<String>| it.clone().unwrap_or_default();
    let name = |it: usize| audit.players.get(it).cloned().unwrap_or_default();
    let of_log = [
        log.file.clone(),
        audit.game.clone(),
        given(&occasion.r#match),
        given(&occasion.round),
        given(&occasion.table),
        given(&occasion.date),
        name(0),
        name(1),
        log.status.to_string(),
        log.verdicts.join("; "),
    ];
    let cells: Vec<String> = of_log.iter().chain(own).map(|it| cell(it)).collect();
    cells.join(",") + "\r\n"
}

fn of_finding(it: &Located, log: &LogReport) -> [String; OWN] {
    let found = &it.finding;
    let reason = found.reasons.first();
    let [player, name] = player(found.player, log);
    let kind = serde_json::to_value(found.kind).ok().and_then(|it| it.as_str().map(str::to_owned)).unwrap_or_default();
    [
        found.entry.to_string(),
        number(it.line),
        number(it.frame),
        found.turn.to_string(),
        player,
        name,
        kind,
        word(found.verdict),
        found.clause().to_owned(),
        reason.map_or("", |it| it.statement).to_owned(),
        reason.map(|it| it.facts.clone()).unwrap_or_default(),
        found.event.clone(),
        number(found.follows),
        number(found.taken_back),
    ]
}

fn of_brief(it: &Brief, log: &LogReport) -> [String; OWN] {
    let [player, name] = player(it.player, log);
    let none = String::new;
    [
        it.entry.to_string(),
        number(it.line),
        number(it.frame),
        it.turn.to_string(),
        player,
        name,
        none(),
        word(it.verdict),
        it.clause.to_owned(),
        none(),
        none(),
        none(),
        number(it.follows),
        number(it.taken_back),
    ]
}

fn word(verdict: Verdict) -> String {
    verdict.name().to_owned()
}

fn number(it: Option<u32>) -> String {
    it.map(|it| it.to_string()).unwrap_or_default()
}

/// A player's seat and name.
fn player(seat: Option<Seat>, log: &LogReport) -> [String; 2] {
    let name = seat.and_then(|it| log.audit.players.get(it.index()).cloned());
    [seat.map(|it| it.to_string()).unwrap_or_default(), name.unwrap_or_default()]
}

/// A cell. Text that a spreadsheet would take for a formula is quoted.
fn cell(text: &str) -> String {
    let text = if text.starts_with(['=', '+', '-', '@', '\t', '\r']) { format!("'{text}") } else { text.to_owned() };
    if text.contains([',', '"', '\n', '\r']) { format!("\"{}\"", text.replace('"', "\"\"")) } else { text }
}

#[cfg(test)]
mod tests {
    use super::cell;

    #[test]
    fn a_cell_is_text_whatever_it_holds() {
        assert_eq!(cell("a,b"), "\"a,b\"");
        assert_eq!(cell("say \"a\"\n"), "\"say \"\"a\"\"\n\"");
        assert_eq!(cell("=1+1"), "'=1+1");
        assert_eq!(cell("夏洛特"), "夏洛特");
    }
}
