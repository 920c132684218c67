//! Each case of the fixtures is a test by its name: `cargo test 17.1.2` judges those of a clause. A referee must find
//! exactly what the page says.

use headjudge::fixtures::{Case, Expected, Log, Page, pages};
use headjudge::judge::{Audit, Finding, Verdict, audit};
use headjudge::log::open;
use headjudge::with_game;
use libtest_mimic::{Arguments, Trial};
use similar::{ChangeTag, TextDiff};
use std::process::ExitCode;

/// The maximum number of lines by which a legal twin may differ from its illegal log.
const SMALL_EDIT: usize = 3;

fn main() -> ExitCode {
    let args = Arguments::from_args();
    libtest_mimic::run(&args, pages().flat_map(|(file, text)| trials(file, text)).collect()).exit_code()
}

/// The tests of a page: one for each case, or one that fails if the page cannot be read.
fn trials(file: &'static str, text: &str) -> Vec<Trial> {
    let game = file.split('/').next().unwrap_or_default();
    match Page::read(&format!("fixtures/{file}"), text) {
        Ok(page) => page.cases.into_iter().map(|it| trial(game, it)).collect(),
        Err(fault) => vec![Trial::test(file, move || Err(fault.into()))],
    }
}

fn trial(game: &'static str, case: Case) -> Trial {
    let kind = if case.clause.is_some() { "" } else { "matches::" };
    Trial::test(format!("{game}::{kind}{}", case.name), move || {
        let faults = faults(game, &case);
        if faults.is_empty() { Ok(()) } else { Err(faults.join("\n").into()) }
    })
}

/// The faults of a case.
fn faults(game: &str, case: &Case) -> Vec<String> {
    let mut faults: Vec<String> = Vec::new();
    for log in &case.logs {
        let judged = audited(game, &log.text).and_then(|it| compare(&it, log));
        faults.extend(judged.err().map(|it| format!("{}: {it}", log.name)));
    }
    if case.why.len() < 20 {
        faults.push("a sentence has to say why".to_owned());
    }
    match &case.clause {
        Some(clause) => faults.extend(as_twins(clause, case).err()),
        None => faults.extend(case.logs.iter().any(|it| it.expected.result.is_none()).then(|| "no result".to_owned())),
    }
    faults
}

/// The illegal log breaks the page's clause first, and the twin differs only by a small edit.
fn as_twins(clause: &str, case: &Case) -> Result<(), String> {
    let (Some(illegal), Some(legal)) = (case.log("illegal"), case.log("legal")) else {
        return Err("there have to be twins".to_owned());
    };
    let found = |it: &Log| it.expected.findings.clone();
    if found(legal).iter().any(|it| it.entry != 0) {
        return Err("the twin has an illegal entry".to_owned());
    }
    match found(illegal).iter().find(|it| !found(legal).contains(it)) {
        Some(first) if first.clause == clause => small_edit(&illegal.text, &legal.text),
        _ => Err(format!("the first finding has to be on {clause}")),
    }
}

fn audited(game: &str, log: &str) -> Result<Audit, String> {
    let log = open(log.as_bytes()).map_err(|it| it.to_string())?;
    if log.header.game != game {
        return Err(format!("it is of the game {}", log.header.game));
    }
    let audit = with_game!(game, G => audit::<G, _>(log)).expect("a game of the list");
    if let Some(it) = audit.unreadable.first() {
        return Err(format!("unreadable, {}: {}", it.place, it.what));
    }
    match &audit.stopped {
        Some(it) => Err(format!("stopped at entry {}: {}", it.entry, it.why)),
        None => Ok(audit),
    }
}

/// The findings other than unencoded texts, in the order of the entries.
fn graver_than_texts(audit: &Audit) -> Vec<&Finding> {
    let mut found: Vec<&Finding> = audit.findings.iter().map(|it| &it.finding).collect();
    found.retain(|it| it.verdict != Verdict::Unmodelled);
    found.sort_by_key(|it| it.entry);
    found
}

/// An audit's findings, one a line, with their facts to explain a failure.
fn listed(audit: &Audit) -> Vec<String> {
    let each = graver_than_texts(audit).into_iter();
    each.map(|finding| {
        let reasons: Vec<String> = finding.reasons.iter().map(|it| format!("{}: {}", it.clause, it.facts)).collect();
        format!("    entry {}, follows {:?}: {}", finding.entry, finding.follows, reasons.join("; "))
    })
    .collect()
}

fn compare(audit: &Audit, log: &Log) -> Result<(), String> {
    let Expected { findings, result, unmodelled } = &log.expected;
    let found = graver_than_texts(audit);
    let same = audit.further.is_empty()
        && found.len() == findings.len()
        && found.iter().zip(findings).all(|(found, wanted)| {
            found.verdict == wanted.verdict
                && found.entry == wanted.entry
                && found.clause() == wanted.clause
                && found.follows == wanted.follows
                && (wanted.rewind_to.is_none() || found.rewind_to == wanted.rewind_to)
        });
    if !same {
        let wanted =
            findings.iter().map(|it| format!("    entry {}, follows {:?}: {}", it.entry, it.follows, it.clause));
        let wanted: Vec<String> = wanted.collect();
        return Err(format!("expected\n{}\n  found\n{}", wanted.join("\n"), listed(audit).join("\n")));
    }
    let ended = serde_json::to_value(audit.result).map_err(|it| it.to_string())?;
    match (result, unmodelled) {
        (Some(it), _) if ended != it.as_str() => Err(format!("the result is {ended}, expected {it:?}")),
        (_, Some(it)) if audit.unmodelled != *it => {
            Err(format!("{} entries rest on texts, expected {it}", audit.unmodelled))
        }
        _ => Ok(()),
    }
}

/// A log's lines without the entries' numbers, which shift after an inserted line.
fn unnumbered(log: &str) -> String {
    let lines = log.lines().map(|line| match line.strip_prefix("{\"n\":").and_then(|it| it.split_once(',')) {
        Some((_, rest)) => format!("{rest}\n"),
        None => format!("{line}\n"),
    });
    lines.collect()
}

/// Checks that the twin is the same log apart from a small edit.
fn small_edit(illegal: &str, legal: &str) -> Result<(), String> {
    let (illegal, legal) = (unnumbered(illegal), unnumbered(legal));
    let diff = TextDiff::from_lines(&illegal, &legal);
    let count = |tag| diff.iter_all_changes().filter(|it| it.tag() == tag).count();
    let (away, new) = (count(ChangeTag::Delete), count(ChangeTag::Insert));
    match away.max(new) {
        0 => Err("both logs are the same".to_owned()),
        lines if lines > SMALL_EDIT => Err(format!("the twins differ in {lines} lines; {SMALL_EDIT} is the most")),
        _ => Ok(()),
    }
}
