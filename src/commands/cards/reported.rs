//! Counts of how card texts were compiled.

use crate::cards::compile::{Grade, Trouble};
use crate::games::cipher::cards::cross_check::Agreement;
use crate::games::cipher::cards::face::{Face, find};
use crate::games::cipher::cards::import::Entry;
use crate::games::cipher::cards::pool::{Made, Pool, hash};
use crate::report::{counted, shown};
use serde::Serialize;
use std::collections::{BTreeMap, HashMap, HashSet};
use std::fmt::Write as _;

/// A report on compiled texts.
#[derive(Serialize)]
pub struct Report {
    /// All cards.
    all: Counts,
    /// The cards of the six factions in the rulebook.
    six: Counts,
    /// The reasons why texts are not whole, each with its count.
    refused: BTreeMap<&'static str, usize>,
    /// The phrases that would unlock most texts.
    phrases: Vec<Phrase>,
    /// Cards whose texts differ from those that the built-in meanings were made from.
    stale: Vec<String>,
    /// Corrections that matched nothing.
    idle: Vec<String>,
    /// The comparison with another language.
    compared: Option<Compared>,
    /// How much the referee carries out or evaluates, for the cards of the six factions.
    judged: Option<Judging>,
}

/// How much the referee judges completely.
#[derive(Default, Serialize)]
struct Judging {
    texts: usize,
    texts_judged: usize,
    cards: usize,
    cards_judged: usize,
}

/// The same abilities in two languages.
#[derive(Serialize)]
struct Compared {
    pairs: usize,
    both_read: usize,
    equal: usize,
    differing: Vec<String>,
}

#[derive(Default, Serialize)]
struct Counts {
    cards: usize,
    cards_whole: usize,
    texts: usize,
    whole: usize,
    shell: usize,
    none: usize,
}

#[derive(Serialize)]
struct Phrase {
    texts: usize,
    what: String,
    card: String,
}

const SIX: [&str; 6] = ["Red", "Blue", "White", "Black", "Green", "Purple"];

fn is_six(factions: &[String]) -> bool {
    factions.iter().all(|it| SIX.contains(&it.as_str()))
}

impl Counts {
    fn add(&mut self, grades: &[Grade]) {
        self.cards += 1;
        self.cards_whole += usize::from(grades.iter().all(|it| *it == Grade::Whole));
        for grade in grades {
            self.texts += 1;
            match grade {
                Grade::Whole => self.whole += 1,
                Grade::Shell => self.shell += 1,
                Grade::None => self.none += 1,
            }
        }
    }

    fn line(&self, of: &str) -> String {
        let share = |part: usize, of: usize| if of == 0 { 0.0 } else { part as f64 * 100.0 / of as f64 };
        format!(
            "{of}: {} of {} whole ({:.1} %), {} a shell, {} none; shell or better {:.2} %; {} of {} whole ({:.1} %)\n",
            self.whole,
            counted(self.texts, "text", "texts"),
            share(self.whole, self.texts),
            self.shell,
            self.none,
            share(self.whole + self.shell, self.texts),
            self.cards_whole,
            counted(self.cards, "card", "cards"),
            share(self.cards_whole, self.cards),
        )
    }
}

fn reason(trouble: &Trouble) -> &'static str {
    match trouble {
        Trouble::Unread(_) => "not understood",
        Trouble::Ambiguous => "several readings",
        Trouble::Unreviewed(_) => "prints otherwise, and nobody has reviewed the difference",
        Trouble::Unbound(_) => "a reference to nothing, or to several things",
        Trouble::Untyped(_) => "a word that the game does not have",
        Trouble::Misshapen(_) => "parts that do not fit together",
    }
}

impl Report {
    /// The report on the known cards.
    pub fn of(pool: &Pool) -> Report {
        let mut report = Report::empty();
        for card in pool.cards() {
            let grades: Vec<Grade> = card.abilities.iter().map(|it| it.grade).collect();
            report.count(&card.facts.factions, &grades);
        }
        report
    }

    /// The report on the built-in cards, including how far the referee judges their texts.
    pub fn of_shipped() -> Report {
        let mut judged = Judging::default();
        for card in Pool::shipped().cards().filter(|it| is_six(&it.facts.factions)) {
            let (all, whole) = card.codes.first().and_then(|it| find(it)).map_or((0, 0), Face::judged_whole);
            judged.texts += card.abilities.len();
            judged.texts_judged += whole;
            judged.cards += 1;
            judged.cards_judged += usize::from(all == whole && all == card.abilities.len());
        }
        Report { judged: Some(judged), ..Report::of(Pool::shipped()) }
    }

    /// The report on a compiled database, naming `top` phrases.
    pub fn new(entries: &[Entry], made: &Made, shipped: &Pool, top: usize) -> Report {
        let mut report = Report::empty();
        let mut phrases: HashMap<String, (usize, String)> = HashMap::new();
        let mut outcomes = made.outcomes.iter().peekable();
        for (place, entry) in entries.iter().enumerate() {
            let mut grades = Vec::new();
            while let Some((_, _, compiled)) = outcomes.next_if(|it| it.0 == place) {
                grades.push(compiled.grade);
                for trouble in &compiled.troubles {
                    *report.refused.entry(reason(trouble)).or_default() += 1;
                    phrases.entry(trouble.to_string()).or_insert_with(|| (0, entry.codes[0].clone())).0 += 1;
                }
            }
            report.count(&entry.facts.factions, &grades);
            let known = shipped.card(&entry.codes[0]).filter(|it| it.codes.first() == entry.codes.first());
            if known.is_none_or(|it| it.hash != hash(&entry.source)) {
                report.stale.push(entry.codes[0].clone());
            }
        }
        let idle: HashSet<String> =
            made.idle.iter().map(|(code, it)| format!("{code} ability {}", it.number)).collect();
        report.idle.extend(idle);
        report.idle.sort();
        let mut phrases: Vec<_> = phrases.into_iter().collect();
        phrases.sort_by_key(|it| (std::cmp::Reverse(it.1.0), it.0.clone()));
        let named = phrases.into_iter().take(top);
        report.phrases = named.map(|(what, (texts, card))| Phrase { texts, what, card }).collect();
        report
    }

    fn empty() -> Report {
        Report {
            all: Counts::default(),
            six: Counts::default(),
            refused: BTreeMap::new(),
            phrases: Vec::new(),
            stale: Vec::new(),
            idle: Vec::new(),
            compared: None,
            judged: None,
        }
    }

    fn count(&mut self, factions: &[String], grades: &[Grade]) {
        self.all.add(grades);
        if is_six(factions) {
            self.six.add(grades);
        }
    }

    /// Adds the comparison with another language.
    pub fn compared(&mut self, it: &Agreement) {
        let differing = it.differing.iter().map(|(code, number, ..)| format!("{code} ability {number}")).collect();
        self.compared = Some(Compared { pairs: it.pairs, both_read: it.read, equal: it.equal, differing });
    }

    /// The report as a page.
    pub fn text(&self) -> String {
        let mut out = self.six.line("six factions");
        out += &self.all.line("all");
        if let Some(Judging { texts, texts_judged, cards, cards_judged }) = &self.judged {
            let share = |part: usize, of: usize| part as f64 * 100.0 / of.max(1) as f64;
            let (one, other) = (share(*texts_judged, *texts), share(*cards_judged, *cards));
            let _ = writeln!(
                out,
                "judged whole, of the six factions: {texts_judged} of {texts} texts ({one:.1} %); {cards_judged} of {cards} cards ({other:.1} %)"
            );
        }
        for (reason, many) in &self.refused {
            let _ = writeln!(out, "  {many:>4}  {reason}");
        }
        if !self.phrases.is_empty() {
            out += "what would unlock most (where reading ends, | before what is not understood):\n";
        }
        for it in &self.phrases {
            let _ = writeln!(out, "  {:>4}  {}  ({})", it.texts, it.what, it.card);
        }
        if !self.stale.is_empty() {
            let some = self.stale.iter().take(10).cloned().collect::<Vec<_>>().join(", ");
            let more = if self.stale.len() > 10 { ", …" } else { "" };
            let many = counted(self.stale.len(), "card has", "cards have");
            let _ = writeln!(out, "{many} other texts than the shipped meanings were made from: {some}{more}");
        }
        if let Some(it) = &self.compared {
            let _ = writeln!(
                out,
                "in both languages: {} pairs, {} read in both, {} equal",
                it.pairs, it.both_read, it.equal
            );
            it.differing.iter().for_each(|it| out += &format!("  {it} differs\n"));
        }
        for it in &self.idle {
            let _ = writeln!(out, "the correction of {it} found nothing to correct");
        }
        out.lines().map(|it| shown(it) + "\n").collect()
    }
}
