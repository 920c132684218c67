//! Deciding whether a question is a ruling's question, so that the ruling's answer applies.
//!
//! Questions that differ by a word may have opposite answers: "the player going first" and "going second", "a unit with
//! range 1" and "with range 2". Both are therefore compared thing by thing: the players, times, states, zones and numbers
//! they name (`lexicon.txt`, and the terms of the game), what they deny, whether they ask about permission or obligation,
//! and the order of players and states. A question that names anything else, or leaves out something decisive, is not the
//! ruling's. Words outside the lexicon make two questions less alike.

mod lexicon;
mod reading;
mod ruled;
mod tokens;

pub use lexicon::Lexicon;
pub use ruled::{Ruled, Rulings};

use lexicon::{Sense, Weight};
use reading::{Meaning, sentences};
use std::collections::{HashMap, HashSet};

/// The least overlap, of the case with the question and of the question with the case, for the two to be the same.
const SAME: f32 = 0.6;
/// The weight of a thing that may be added or left out.
const LITTLE: f32 = 0.25;

/// A parsed question.
#[derive(Debug)]
pub struct Question(Meaning);

/// The parsed question of a ruling, part by part.
#[derive(Debug)]
pub struct Case {
    parts: Vec<Meaning>,
    whole: Meaning,
}

/// Cases to compare a question with, and the frequency of the things they name.
#[derive(Debug)]
pub struct Cases {
    lexicon: Lexicon,
    cases: Vec<Case>,
    senses: HashMap<Sense, usize>,
    words: HashMap<String, usize>,
}

/// The result of comparing a question with a case.
#[derive(Clone, Debug, Default)]
pub struct Compared {
    /// The overlap of the two; 1 for complete.
    pub alike: f32,
    /// The part of the case that matches the question, from 0.
    pub part: Option<usize>,
    /// `true` if it would match the first part but names more.
    pub is_same_but_added: bool,
    /// The things named only in the question.
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
                // The question mark was lost in the split.
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

/// The questions in one sentence: "Does he draw, and may he attack?" contains two.
fn asked(sentence: &str) -> Vec<&str> {
    let mut found = Vec::new();
    let (mut start, mut from) = (0, 0);
    while let Some(at) = sentence[from..].find([',', ';']).map(|it| it + from) {
        from = at + 1;
        // The text before it may be only a condition: "When it leaves, does it count?"
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

/// Words that begin a question.
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

    /// Returns `true` if a text mentions everything that only the question names.
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
            // "Is it still the lord?" alone does not say what is meant.
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

    /// Returns `true` if a question replaces the one thing that it leaves out by a single unknown word, and is otherwise
    /// literally the same. A word of the game would be known.
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

    /// The overlap between a question and a part of a case, then the shares of the part and of the question that overlap.
    /// Things that may be added or left out count for little.
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

    /// The rarity of something that this many cases name; 1 if none does.
    fn rarity(&self, many: Option<&usize>) -> f32 {
        let all = self.cases.len().max(1) as f32;
        let log = |it: f32| (1.0 + all / (it + 0.5)).ln();
        log(many.copied().unwrap_or_default() as f32) / log(0.0)
    }

    /// Decisive things that a question names and a case does not, or not as often.
    fn added(&self, question: &Meaning, part: &Meaning, whole: &Meaning) -> Vec<Sense> {
        let names = |name: &str| whole.named.iter().any(|it| self.lexicon.is(*it, name));
        let against = ["attack", "attacker", "defender", "evolve pass", "cancelled", "countered"];
        let attacks = against.iter().any(|it| names(it)) && !names("own");
        let is_added = |sense: &Sense| {
            if !whole.named.contains(sense) {
                // The attacked side is the opponent's, and "once a turn" implies the turn.
                let goes_without_saying = attacks && self.lexicon.is(*sense, "opponent")
                    || names("once a turn") && self.lexicon.is(*sense, "same turn");
                return self.lexicon.weight(*sense) == Weight::Decides && !goes_without_saying;
            }
            let often = |of: &Meaning| of.named.iter().filter(|other| *other == sense).count();
            let counts = matches!(sense, Sense::Number(_)) || self.lexicon.is(*sense, "empty");
            counts && part.named.contains(sense) && !(often(part)..=often(whole)).contains(&often(question))
        };
        question.named.iter().copied().filter(is_added).collect()
    }

    /// Decisive things that a part of a case names and a question does not.
    fn left_out(&self, question: &Meaning, part: &Meaning) -> Vec<Sense> {
        let named = |it: &Sense| question.named.contains(it);
        let other = |sense: &Sense| {
            let free = |it: &Sense| self.lexicon.weight(*it) == Weight::Free;
            part.either
                .iter()
                .filter(|pair| !free(&pair.0) && !free(&pair.1))
                .any(|(one, other)| one == sense && named(other) || other == sense && named(one))
        };
        let decides = |it: &Sense| self.lexicon.weight(*it) != Weight::Free;
        part.named.iter().copied().filter(|it| decides(it) && !named(it) && !other(it)).collect()
    }

    /// Returns `true` if two agree on what they deny, on permission or obligation, on asking for yes or no or for more, and
    /// on the order of ordered things.
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
        let firsts = |meaning: &Meaning, other: &Meaning| {
            let mut found: Vec<(&str, Sense)> = Vec::new();
            for sense in meaning.named.iter().filter(|it| other.named.contains(it)) {
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

/// How a statement bears on the case that a question names.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CaseOf {
    /// It states the rule for it: the players, times, states, zones, numbers and things that both name, in the words of a language.
    This(Vec<String>),
    /// It is about another player, time, state, zone or number.
    Another,
    /// Neither is certain.
    Unsaid,
}

/// Aims of an attack that rules tell apart from all others.
const AIMS: [&str; 2] = ["leader", "life"];

/// Of what a statement names, so much has to be in the question for the statement to be about its case.
const NAMED: f32 = 0.5;

/// Compares the case that a question names with a statement. `language`: 0 English, 1 Chinese, 2 Japanese.
pub fn case_of(question: &str, statement: &str, lexicon: &Lexicon, language: usize) -> CaseOf {
    let [question, statement] = [question, statement].map(|it| Meaning::read(it, lexicon));
    let case = Facing { asked: &question.named, stated: &statement.named, lexicon };
    if case.is_another() {
        return CaseOf::Another;
    }
    if !case.is_this() {
        return CaseOf::Unsaid;
    }
    let conditions = case.called(language, |it| case.sort(it).is_some());
    let named = if conditions.is_empty() { case.called(language, |it| case.is_thing(it)) } else { conditions };
    if named.is_empty() { CaseOf::Unsaid } else { CaseOf::This(named) }
}

/// Everything that a question names, beside everything that a statement does.
struct Facing<'a> {
    asked: &'a [Sense],
    stated: &'a [Sense],
    lexicon: &'a Lexicon,
}

impl Facing<'_> {
    /// The sort of condition that a sense is, if any.
    fn sort(&self, it: Sense) -> Option<&'static str> {
        self.lexicon.condition(it).filter(|_| self.lexicon.weight(it) != Weight::Free)
    }

    fn decides(&self, it: Sense) -> bool {
        self.lexicon.weight(it) == Weight::Decides
    }

    fn is_thing(&self, it: Sense) -> bool {
        self.lexicon.is_thing(it) && self.decides(it)
    }

    /// Returns `true` if `of` names a condition of a sort that `there` does not.
    fn names_more(&self, sort: &str, of: &[Sense], there: &[Sense]) -> bool {
        of.iter().any(|it| self.sort(*it) == Some(sort) && !there.contains(it))
    }

    /// The statement and the question name different conditions of one sort.
    fn is_another(&self) -> bool {
        let mut sorts = self.stated.iter().filter_map(|it| self.sort(*it));
        sorts.any(|sort| {
            self.names_more(sort, self.asked, self.stated) && self.names_more(sort, self.stated, self.asked)
        })
    }

    /// The question names every condition and thing of the statement, no other condition of their sorts, and at least
    /// [`NAMED`] of whatever else decides.
    fn is_this(&self) -> bool {
        let lacks = |it: &Sense| (self.sort(*it).is_some() || self.is_thing(*it)) && !self.asked.contains(it);
        let adds = |it: &Sense| self.sort(*it).is_some_and(|sort| self.names_more(sort, self.asked, self.stated));
        let deciding: HashSet<Sense> = self.stated.iter().copied().filter(|it| self.decides(*it)).collect();
        let both = deciding.iter().filter(|it| self.asked.contains(it)).count();
        // The leader is attacked by another rule than a follower.
        let aims = |of: &[Sense]| of.iter().any(|it| AIMS.iter().any(|aim| self.lexicon.is(*it, aim)));
        both > 1
            && both as f32 >= NAMED * deciding.len() as f32
            && aims(self.asked) == aims(self.stated)
            && !self.stated.iter().any(lacks)
            && !self.stated.iter().any(adds)
    }

    /// The names of whatever the statement names and `of` holds for, each once.
    fn called(&self, language: usize, of: impl Fn(Sense) -> bool) -> Vec<String> {
        let mut found: Vec<String> = Vec::new();
        for it in self.stated.iter().filter(|it| of(**it)) {
            let called = self.lexicon.called(*it, language);
            if !called.is_empty() && !found.contains(&called) {
                found.push(called);
            }
        }
        found
    }
}
