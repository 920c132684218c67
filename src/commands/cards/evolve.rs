//! The cards of Shadowverse EVOLVE.

use super::shown::sentence;
use super::{Answer, Asked, Texts, broken, read};
use crate::cards::ast::{Ability, Kind, Limit};
use crate::cards::compile::Grade;
use crate::cards::spoken::Tongue;
use crate::cards::typed::to_term;
use crate::games::evolve::cards::pool::{self, Made, Modelled, Read};
use crate::games::evolve::cards::vocabulary::Evolve as Words;
use crate::games::evolve::cards::{Facts, Pool, import};
use crate::games::evolve::quotes::said;
use crate::games::evolve::texts::programs;
use crate::report::{counted, shown};
use crate::terminal::Failure;
use crate::terminal::files::name;
use serde::Serialize;
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};

/// The game.
pub struct Evolve;

/// The result of compiling the texts.
#[derive(Default, Serialize)]
struct Report {
    cards: usize,
    cards_whole: usize,
    /// Whole cards whose texts the referee carries out, evaluates, or leaves to the rules.
    cards_judged: Option<usize>,
    /// Cards with a text for another edition of the rules.
    cards_other_edition: Option<usize>,
    texts: usize,
    whole: usize,
    shell: usize,
    none: usize,
    other_edition: usize,
    /// Whole texts that the referee carries out, evaluates, or leaves to the rules.
    judged: Option<usize>,
    phrases: Vec<Phrase>,
}

#[derive(Serialize)]
struct Phrase {
    texts: usize,
    what: String,
    card: String,
}

fn share(part: usize, of: usize) -> f64 {
    if of == 0 { 0.0 } else { part as f64 * 100.0 / of as f64 }
}

impl Report {
    /// The report on the built-in cards.
    fn shipped() -> Report {
        let (mut report, mut judged, mut cards_judged, mut cards_other) = (Report::default(), 0, 0, 0);
        for face in programs::shipped().codes().filter_map(Pool::find) {
            let written = programs::of(face);
            let mut all = true;
            let mut whole = true;
            for (at, it) in written.abilities.iter().enumerate() {
                report.texts += 1;
                match it.read {
                    Read::Grade(Grade::Whole) => report.whole += 1,
                    Read::Grade(Grade::Shell) => report.shell += 1,
                    Read::Grade(Grade::None) => report.none += 1,
                    Read::OtherEdition => report.other_edition += 1,
                }
                whole &= it.read == Read::Grade(Grade::Whole);
                let is_judged = programs::is_judged(face, written, at);
                judged += usize::from(is_judged);
                all &= is_judged;
            }
            report.cards += 1;
            report.cards_whole += usize::from(whole);
            cards_judged += usize::from(all);
            cards_other += usize::from(written.abilities.iter().any(|it| it.read == Read::OtherEdition));
        }
        Report {
            judged: Some(judged),
            cards_judged: Some(cards_judged),
            cards_other_edition: Some(cards_other),
            ..report
        }
    }

    /// The report on a compiled database.
    fn of(made: &Made, top: usize) -> Report {
        let [whole, shell, none, other_edition] = made.abilities;
        let mut troubles: Vec<_> = made.troubles.iter().filter(|it| !it.0.is_empty()).collect();
        troubles.sort_by_key(|it| std::cmp::Reverse(it.1.0));
        let phrase = |(what, (texts, card)): (&String, &(usize, String))| Phrase {
            texts: *texts,
            what: what.clone(),
            card: card.clone(),
        };
        Report {
            cards: made.cards[0],
            cards_whole: made.cards[1],
            texts: made.abilities.iter().sum(),
            whole,
            shell,
            none,
            other_edition,
            phrases: troubles.into_iter().take(top).map(phrase).collect(),
            ..Report::default()
        }
    }

    fn text(&self) -> String {
        let own = self.texts - self.other_edition;
        let mut out = format!(
            "{} of {} whole ({:.1} %)\n{} of {} whole ({:.1} %; of those in this edition {:.1} %), {} a shell, {} none, {} \
             not in this edition\n",
            self.cards_whole,
            counted(self.cards, "card", "cards"),
            share(self.cards_whole, self.cards),
            self.whole,
            counted(self.texts, "text", "texts"),
            share(self.whole, self.texts),
            share(self.whole, own),
            self.shell,
            self.none,
            self.other_edition,
        );
        if let (Some(judged), Some(cards)) = (self.judged, self.cards_judged) {
            let own_cards = self.cards - self.cards_other_edition.unwrap_or(0);
            let _ = writeln!(
                out,
                "judged whole: {} ({:.1} %; of those in this edition {:.1} %), {} ({:.1} %; of the {} that are all in \
                 this edition {:.1} %)",
                counted(judged, "text", "texts"),
                share(judged, self.texts),
                share(judged, own),
                counted(cards, "card", "cards"),
                share(cards, self.cards),
                own_cards,
                share(cards, own_cards)
            );
        }
        for it in &self.phrases {
            let _ = writeln!(out, "{:5} {} ({})", it.texts, it.what, it.card);
        }
        out.lines().map(|it| shown(it) + "\n").collect()
    }
}

fn made(files: &[PathBuf]) -> Result<Made, Failure> {
    let language = pool::japanese().map_err(broken)?;
    let mut entries = Vec::new();
    for file in files {
        let text = read(file)?;
        let found = import::japanese(text.trim_start_matches('\u{feff}'));
        entries.extend(found.map_err(|it| Failure::usage(format!("{}: {it}", name(file))))?);
    }
    Ok(pool::compile(&entries, &language))
}

fn kind(it: &Ability<Words>) -> String {
    let kind = match it.kind {
        Kind::Continuous => "always in force",
        Kind::Activated => "used",
        Kind::Triggered => "triggered",
        Kind::Spell => "spell",
        _ => "special",
    };
    let limit = match it.limit {
        Limit::None => String::new(),
        Limit::Turn(many) => format!(", {many} a turn"),
        Limit::Match(many) => format!(", {many} a match"),
    };
    let gates: String = it.gates.iter().filter_map(|it| to_term(it).ok()).map(|it| format!(", {it}")).collect();
    format!("({kind}{limit}{gates})")
}

fn ability(it: &Modelled, terms: bool) -> String {
    let Some(meant) = &it.ability else {
        return match it.read {
            Read::OtherEdition => "\n  (an ability that this edition of the rules does not have)\n".to_owned(),
            Read::Grade(_) => "\n  (an ability of which nothing is modelled)\n".to_owned(),
        };
    };
    let mut out = format!("\n  {}\n", kind(meant));
    let whole = it.read == Read::Grade(Grade::Whole);
    if whole {
        let both = [Tongue::Japanese, Tongue::English];
        both.into_iter().filter_map(|tongue| said(meant, tongue)).for_each(|text| out += &sentence(&text));
    } else {
        out.push_str("  (its class, keywords, limit and cost are modelled; not all that it does)\n");
    }
    if terms && let Ok(term) = to_term(meant) {
        let _ = writeln!(out, "  {term}");
    }
    out
}

/// A card as a page.
fn page(face: &'static Facts, terms: bool) -> String {
    let mut out = format!("{}  {}\n", face.codes.replace(' ', ", "), face.name);
    let _ = writeln!(out, "  {}", face.traits.replace('・', ", "));
    let _ = writeln!(out, "  cost {}, attack {}, defence {}", face.cost, face.attack, face.defence);
    let written = programs::of(face);
    for (at, it) in written.abilities.iter().enumerate() {
        out += &ability(it, terms);
        out += match programs::is_judged(face, written, at) {
            true => "  → judged by the referee\n",
            false => "  → told by the log\n",
        };
    }
    out.lines().map(|it| shown(it) + "\n").collect()
}

impl Texts for Evolve {
    fn id(&self) -> &'static str {
        "evolve"
    }

    fn import(&self, files: &[PathBuf]) -> Result<(String, String), Failure> {
        let made = made(files)?;
        let told = Report::of(&made, 20).text();
        Ok((made.text, told))
    }

    fn report(&self, asked: &Asked<'_>) -> Result<Answer, Failure> {
        let report = match asked.files {
            [] => Report::shipped(),
            files => Report::of(&made(files)?, asked.top),
        };
        Answer::new(&report, report.text())
    }

    fn pages(&self, codes: &[String], _: &Path, terms: bool) -> Result<BTreeMap<String, String>, Failure> {
        let found = codes.iter().filter_map(|code| Some((code.clone(), page(Pool::find(code)?, terms))));
        Ok(found.collect())
    }
}
