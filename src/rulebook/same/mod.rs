//! Whether a question is that of a ruling, so that its answer may be given as the answer.
//!
//! Two questions that differ by a word may have opposite answers: "the player going first" and "going second", "a unit with range 1"
//! and "with range 2". So what both say is compared thing by thing: whom, when, which state, zone and number they name
//! (`lexicon.txt`, and the terms of the game), what they deny, whether they ask what may or what must be done, and in which
//! order players and states stand. A question that names something else, or leaves out what decides, is not the ruling's. Words that
//! the lexicon does not have make two questions less alike.

mod lexicon;
mod reading;
mod ruled;
mod tokens;

pub use lexicon::Lexicon;
pub use ruled::{Ruled, Rulings};

use lexicon::{Sense, Weight};
use reading::{Meaning, sentences};
use std::collections::{HashMap, HashSet};

/// So much of what a ruling asks has to be in a question, and of the question in what the ruling asks, for the two to be one.
const SAME: f32 = 0.6;
/// What may be added or left out counts for so much where it is.
const LITTLE: f32 = 0.25;

/// A question, read.
#[derive(Debug)]
pub struct Question(Meaning);

/// The question of a ruling, read part by part.
#[derive(Debug)]
pub struct Case {
    parts: Vec<Meaning>,
    whole: Meaning,
}

/// Cases that a question is compared with, and how common what they name is among them.
#[derive(Debug)]
pub struct Cases {
    lexicon: Lexicon,
    cases: Vec<Case>,
    senses: HashMap<Sense, usize>,
    words: HashMap<String, usize>,
}

/// How a question compares with a case.
#[derive(Clone, Debug, Default)]
pub struct Compared {
    /// How much the two have in common: 1 where all.
    pub alike: f32,
    /// The part of the case that the question is, from 0.
    pub part: Option<usize>,
    /// Whether it would be the first part if it did not name more.
    pub is_same_but_added: bool,
    /// What the question names and the case does not.
    added: Vec<Sense>,
}

impl Case {
    fn read(text: &str, lexicon: &Lexicon) -> Case {
        let (mut told, mut parts) = (Meaning::default(), Vec::new());
        let all = sentences(text);
        let last = all.len().saturating_sub(1);
        let none_asks = all.iter().all(|it| !it.1);
        for (at, (sentence, asks)) in all.into_iter().enumerate() {
            if asks || none_asks && at == last {
                // The mark is gone that makes it a question.
                for piece in asked(sentence) {
                    parts.push(Meaning::joined([&told, &Meaning::read(&format!("{piece}?"), lexicon)].into_iter()));
                }
            } else {
                told = Meaning::joined([&told, &Meaning::read(&format!("{sentence}."), lexicon)].into_iter());
            }
        }
        Case { parts, whole: Meaning::read(text, lexicon) }
    }
}

/// What one sentence asks, question by question: "Does he draw, and may he attack?" asks two.
fn asked(sentence: &str) -> Vec<&str> {
    let mut found = Vec::new();
    let (mut start, mut from) = (0, 0);
    while let Some(at) = sentence[from..].find([',', ';']).map(|it| it + from) {
        from = at + 1;
        // What stands before it may be only the case that is asked about: "When it leaves, does it count?"
        if begins_a_question(&sentence[start..at]) && begins_a_question(&sentence[from..]) {
            found.push(&sentence[start..at]);
            start = from;
        }
    }
    found.push(&sentence[start..]);
    found
}

fn begins_a_question(text: &str) -> bool {
    let text = text.trim_start();
    let text = text.strip_prefix("and ").or(text.strip_prefix("or ")).unwrap_or(text).to_lowercase();
    let mut words = text.split(|it: char| !it.is_ascii_alphabetic()).filter(|it| !it.is_empty());
    let [first, second] = [(); 2].map(|()| words.next().unwrap_or_default());
    match first {
        "when" => BEGIN.contains(&second) || second == "exactly",
        "in" | "of" | "until" => matches!(second, "which" | "when"),
        _ => BEGIN.contains(&first),
    }
}

/// Words with which a question begins.
const BEGIN: &[&str] = &[
    "may", "can", "do", "does", "is", "are", "must", "has", "have", "will", "who", "which", "what", "where", "how",
    "whose",
];

impl Cases {
    /// Reads the questions of rulings.
    pub fn new<'a>(lexicon: Lexicon, questions: impl Iterator<Item = &'a str>) -> Cases {
        let cases: Vec<Case> = questions.map(|it| Case::read(it, &lexicon)).collect();
        let mut all = Cases { lexicon, cases: Vec::new(), senses: HashMap::new(), words: HashMap::new() };
        for case in &cases {
            let senses: HashSet<Sense> = case.whole.named.iter().copied().collect();
            senses.into_iter().for_each(|it| *all.senses.entry(it).or_default() += 1);
            let words: HashSet<&String> = case.whole.unknown.iter().collect();
            words.into_iter().for_each(|it| *all.words.entry(it.clone()).or_default() += 1);
        }
        all.cases = cases;
        all
    }

    /// Reads a question.
    pub fn question(&self, text: &str) -> Question {
        Question(Meaning::read(text, &self.lexicon))
    }

    /// Compares a question with each case, in order.
    pub fn compare(&self, question: &Question) -> Vec<Compared> {
        self.cases.iter().map(|it| self.compared(&question.0, it)).collect()
    }

    /// What a question names and a case does not is all in a text.
    pub fn is_told(&self, it: &Compared, text: &str) -> bool {
        let told: HashSet<Sense> = Meaning::read(text, &self.lexicon).named.into_iter().collect();
        !it.added.is_empty() && it.added.iter().all(|it| told.contains(it))
    }

    fn compared(&self, question: &Meaning, case: &Case) -> Compared {
        let mut best = Compared { alike: self.shares(question, &case.whole, &case.whole).0, ..Compared::default() };
        for (at, part) in case.parts.iter().enumerate() {
            let (alike, [of_case, of_question]) = self.shares(question, part, &case.whole);
            best.alike = best.alike.max(alike);
            let (added, left) = (self.added(question, part, &case.whole), self.left_out(question, part));
            let says_the_same = self.says_the_same(question, part, &case.whole);
            let names_the_same = left.is_empty() && of_case >= SAME && of_question >= SAME;
            let is_one =
                added.is_empty() && says_the_same && (names_the_same || self.is_exchanged(question, part, &left));
            if at == 0 {
                best.is_same_but_added = says_the_same && left.is_empty() && of_case >= SAME;
                best.added = added;
            }
            // "Is it still the lord?" says too little by itself to tell what is asked about.
            let is_told_by_itself = at == 0
                || part
                    .named
                    .iter()
                    .any(|it| self.lexicon.weight(*it) == Weight::Decides && !case.parts[0].named.contains(it));
            if is_one && is_told_by_itself && best.part.is_none() {
                best.part = Some(at);
            }
        }
        best
    }

    /// Whether a question says in one word that nobody knows the one thing that it leaves out, and all else word for word: a word
    /// of the game would be known.
    fn is_exchanged(&self, question: &Meaning, part: &Meaning, left: &[Sense]) -> bool {
        let [first, rest @ ..] = left else { return false };
        if rest.iter().any(|it| it != first) || self.lexicon.condition(*first).is_some() {
            return false;
        }
        let new: Vec<&String> = question.unknown.iter().filter(|it| !part.unknown.contains(it)).collect();
        let is_word = new.len() == 1 && new[0].is_ascii();
        is_word
            && question.named.iter().all(|it| part.named.contains(it))
            && part.named.iter().all(|it| it == first || question.named.contains(it))
            && part.unknown.iter().all(|it| question.unknown.contains(it))
    }

    /// How much a question and a part of a case have in common; and how much of the part, and of the question. What may be added
    /// or left out counts for little where it is.
    fn shares(&self, question: &Meaning, part: &Meaning, whole: &Meaning) -> (f32, [f32; 2]) {
        let senses = |it: &Meaning| it.named.iter().copied().collect::<HashSet<Sense>>();
        let words = |it: &Meaning| it.unknown.iter().cloned().collect::<HashSet<String>>();
        let (asked, there, all) = (senses(question), senses(part), senses(whole));
        let (asked_words, there_words, all_words) = (words(question), words(part), words(whole));
        let worth = |senses: &mut dyn Iterator<Item = &Sense>| senses.map(|it| self.worth(*it)).sum::<f32>();
        let little = |senses: &mut dyn Iterator<Item = &Sense>| {
            let counts = |it: &Sense| if self.lexicon.weight(*it) == Weight::Decides { 1.0 } else { LITTLE };
            senses.map(|it| counts(it) * self.worth(*it)).sum::<f32>()
        };
        let of_words = |words: &mut dyn Iterator<Item = &String>| words.map(|it| self.word_worth(it)).sum::<f32>();
        let common = worth(&mut asked.intersection(&there)) + of_words(&mut asked_words.intersection(&there_words));
        let known = worth(&mut asked.intersection(&all)) + of_words(&mut asked_words.intersection(&all_words));
        let left = little(&mut there.difference(&asked)) + of_words(&mut there_words.difference(&asked_words));
        let added = little(&mut asked.difference(&all)) + of_words(&mut asked_words.difference(&all_words));
        let both = worth(&mut asked.iter().chain(&there)) + of_words(&mut asked_words.iter().chain(&there_words));
        let share = |one: f32, of: f32| if of > 0.0 { one / of } else { 1.0 };
        (share(2.0 * common, both), [share(common, common + left), share(known, known + added)])
    }

    fn worth(&self, it: Sense) -> f32 {
        0.4 + self.rarity(self.senses.get(&it))
    }

    fn word_worth(&self, it: &str) -> f32 {
        let rarity = self.rarity(self.words.get(it));
        if it.is_ascii() { 0.2 + 0.6 * rarity } else { 0.3 * rarity }
    }

    /// How rare something is that so many cases name: 1 where none does.
    fn rarity(&self, many: Option<&usize>) -> f32 {
        let all = self.cases.len().max(1) as f32;
        let log = |it: f32| (1.0 + all / (it + 0.5)).ln();
        log(many.copied().unwrap_or_default() as f32) / log(0.0)
    }

    /// What decides, and is named by a question and not by a case, or more or less often there.
    fn added(&self, question: &Meaning, part: &Meaning, whole: &Meaning) -> Vec<Sense> {
        let names = |name: &str| whole.named.iter().any(|it| self.lexicon.is(*it, name));
        let against = ["attack", "attacker", "defender", "evolve pass", "cancelled", "countered"];
        let attacks = against.iter().any(|it| names(it)) && !names("own");
        let is_added = |it: &Sense| {
            if !whole.named.contains(it) {
                // Whoever is attacked is the opponent's, and a turn is meant where something is done once in one.
                let goes_without_saying = attacks && self.lexicon.is(*it, "opponent")
                    || names("once a turn") && self.lexicon.is(*it, "same turn");
                return self.lexicon.weight(*it) == Weight::Decides && !goes_without_saying;
            }
            let often = |of: &Meaning| of.named.iter().filter(|other| *other == it).count();
            let counts = matches!(it, Sense::Number(_)) || self.lexicon.is(*it, "empty");
            counts && part.named.contains(it) && !(often(part)..=often(whole)).contains(&often(question))
        };
        question.named.iter().copied().filter(is_added).collect()
    }

    /// What decides, and is named by a part of a case and not by a question.
    fn left_out(&self, question: &Meaning, part: &Meaning) -> Vec<Sense> {
        let named = |it: &Sense| question.named.contains(it);
        let other = |it: &Sense| {
            let free = |it: &Sense| self.lexicon.weight(*it) == Weight::Free;
            part.either
                .iter()
                .filter(|pair| !free(&pair.0) && !free(&pair.1))
                .any(|(one, other)| one == it && named(other) || other == it && named(one))
        };
        let decides = |it: &Sense| self.lexicon.weight(*it) != Weight::Free;
        part.named.iter().copied().filter(|it| decides(it) && !named(it) && !other(it)).collect()
    }

    /// Whether two deny the same, ask what may or what must be, ask for yes and no or for more, and name in the same order what
    /// stands in an order.
    fn says_the_same(&self, question: &Meaning, part: &Meaning, whole: &Meaning) -> bool {
        let either = |same: &dyn Fn(&Meaning) -> bool| same(part) || same(whole);
        either(&|it| it.denials == question.denials)
            && either(&|it| it.denied == question.denied)
            && either(&|it| it.must == question.must)
            && either(&|it| it.open == question.open)
            && (whole.who || !question.who)
            && self.is_in_order(question, whole)
    }

    fn is_in_order(&self, question: &Meaning, whole: &Meaning) -> bool {
        let firsts = |it: &Meaning, other: &Meaning| {
            let mut found: Vec<(&str, Sense)> = Vec::new();
            for sense in it.named.iter().filter(|it| other.named.contains(it)) {
                if let Some(group) = self.lexicon.ordered(*sense).filter(|_| !found.iter().any(|it| it.1 == *sense)) {
                    found.push((group, *sense));
                }
            }
            found.sort_by_key(|it| it.0);
            found
        };
        firsts(question, whole) == firsts(whole, question)
    }
}

/// What makes the case of a question one of a statement, in the words of a language (0 English, 1 Chinese, 2 Japanese): the players,
/// times, states, zones and numbers that both name. None if the question leaves out anything that the statement names, or names
/// another player, time, state, zone or number than it.
pub fn case_of(question: &str, statement: &str, lexicon: &Lexicon, language: usize) -> Option<Vec<String>> {
    let [question, statement] = [question, statement].map(|it| Meaning::read(it, lexicon));
    let decides = |it: &&Sense| lexicon.weight(**it) != Weight::Free;
    let things: HashSet<Sense> = statement.named.iter().filter(decides).copied().collect();
    let is_said = things.len() > 1 && things.iter().all(|it| question.named.contains(it));
    let sorts: HashSet<&str> = things.iter().filter_map(|it| lexicon.condition(*it)).collect();
    let is_another = |it: &Sense| !things.contains(it) && lexicon.condition(*it).is_some_and(|it| sorts.contains(it));
    if !is_said || question.named.iter().any(is_another) {
        return None;
    }
    let mut named: Vec<String> = Vec::new();
    for it in statement.named.iter().filter(|it| lexicon.condition(**it).is_some()) {
        let called = lexicon.called(*it, language);
        if !called.is_empty() && !named.contains(&called) {
            named.push(called);
        }
    }
    Some(named).filter(|it| !it.is_empty())
}
