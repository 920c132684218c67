//! Printing the canonical sentence of a meaning, from the lines that read texts. The sentence can be read again.

use super::ast::{Ability, Cond, Event, Step};
use super::bind::{Antecedents, Fit};
use super::chart::{Parsed, expected, parse};
use super::compile::{Compiled, Grade, Language, Text};
use super::lexer::Token;
use super::normal::filters;
use super::phrases::{Item, LEXICAL, Meaning, Rule, Table};
use super::print::sentence;
use super::term::{Node, Term};
use super::typed::to_term;
use super::words::Words;
use std::collections::HashMap;

/// The printed words.
type Said = Vec<Box<str>>;

/// The maximum number of steps: a bound for meanings that an author nests.
const MOST_STEPS: usize = 400_000;

/// A part of a line with its content.
#[derive(Clone)]
enum Bound {
    One(Term),
    Many(Vec<Term>),
}

type Binds = Vec<(u8, Bound)>;

struct Speaker<'t> {
    table: &'t Table,
    known: HashMap<(u16, Term), Option<Said>>,
    steps: usize,
}

/// The sentence for a term of a category; `None` if the table has no words for it.
pub fn say(table: &Table, category: &str, term: &Term) -> Option<String> {
    let mut speaker = Speaker { table, known: HashMap::new(), steps: 0 };
    let words = speaker.category(table.category(category)?, term)?;
    Some(agreed(&sentence(words.iter().map(|it| &**it), table.blanks)))
}

impl Speaker<'_> {
    fn category(&mut self, category: u16, term: &Term) -> Option<Said> {
        if let Some(known) = self.known.get(&(category, term.clone())) {
            return known.clone();
        }
        self.known.insert((category, term.clone()), None);
        let said = match LEXICAL.get(usize::from(category)) {
            Some(lexical) => leaf(lexical, term).map(|it| vec![it.into()]),
            None => {
                let table = self.table;
                let lines = table.of[usize::from(category)].iter().map(|it| (*it, &table.rules[usize::from(*it)]));
                let mut first = lines.filter(|(number, rule)| rule.printed == *number && !rule.read_only);
                first.find_map(|(_, rule)| self.line(rule, term))
            }
        };
        self.known.insert((category, term.clone()), said.clone());
        said
    }

    fn line(&mut self, rule: &Rule, term: &Term) -> Option<Said> {
        self.steps += 1;
        if self.steps > MOST_STEPS {
            return None;
        }
        let all = self.fits(&rule.meaning, term, &rule.items);
        all.into_iter().find_map(|binds| self.items(&rule.items, &binds))
    }

    fn items(&mut self, items: &[Item], binds: &Binds) -> Option<Said> {
        let mut out = Said::new();
        for item in items {
            match item {
                Item::Word(_, shown) | Item::Maybe(_, shown, true) => out.push(shown.clone()),
                Item::Maybe(..) => {}
                Item::OneOf(choices) => out.extend(choices.iter().find_map(|it| self.items(it, binds))?),
                Item::Part { name, category, many, between } => {
                    let bound = binds.iter().find(|it| it.0 == *name).map(|it| it.1.clone());
                    let all = match (bound, many) {
                        (Some(Bound::One(term)), None) => vec![term],
                        (Some(Bound::Many(all)), Some(_)) => all,
                        (Some(Bound::One(term)), Some(_)) => term.as_list()?.to_vec(),
                        (None, None) if self.table.of[usize::from(*category)].len() < 20 => {
                            // A part without meaning, such as a separator.
                            let first = self.table.of[usize::from(*category)].first()?;
                            out.extend(self.items(&self.table.rules[usize::from(*first)].items, &Binds::new())?);
                            continue;
                        }
                        _ => return None,
                    };
                    if all.is_empty() && *many == Some(true) {
                        return None;
                    }
                    for (place, term) in all.iter().enumerate() {
                        let first = between.and_then(|it| self.table.of[usize::from(it)].first());
                        if let Some(first) = first.filter(|_| place > 0) {
                            out.extend(self.items(&self.table.rules[usize::from(*first)].items, &Binds::new())?);
                        }
                        out.extend(self.category(*category, term)?);
                    }
                }
            }
        }
        Some(out)
    }

    /// All bindings by which a meaning equals this term.
    fn fits(&mut self, meaning: &Meaning, term: &Term, items: &[Item]) -> Vec<Binds> {
        match (meaning, term.node()) {
            (Meaning::Part(name), _) => vec![vec![(*name, Bound::One(term.clone()))]],
            (Meaning::Fixed(fixed), _) if fixed == term => vec![Vec::new()],
            (Meaning::Call(name, parts), Node::Call(of, terms)) if name == of => self.row(parts, terms, items, false),
            (Meaning::List(parts), Node::List(terms)) => {
                self.row(parts, terms, items, terms.len() > 1 && terms.iter().all(filters))
            }
            _ => Vec::new(),
        }
    }

    /// All bindings by which parts equal these terms, in order or, for filters, in any order.
    fn row(&mut self, parts: &[(u8, Meaning)], terms: &[Term], items: &[Item], any: bool) -> Vec<Binds> {
        self.steps += 1;
        let Some(((dots, part), rest)) = parts.split_first() else {
            return if terms.is_empty() { vec![Vec::new()] } else { Vec::new() };
        };
        let mut all = Vec::new();
        for (taken, left) in shares(terms, *dots, any) {
            if self.steps > MOST_STEPS || all.len() > 64 {
                break;
            }
            let heads = match (dots, part) {
                (0, part) => self.fits(part, &taken[0], items),
                (_, Meaning::Part(name)) => self.laid(*name, *dots, taken, items),
                _ => Vec::new(),
            };
            for head in heads {
                for tail in self.row(rest, &left, items, any) {
                    all.extend(joined(&head, tail));
                }
            }
        }
        all
    }

    /// The bindings of a part whose list was spliced in.
    fn laid(&mut self, name: u8, dots: u8, taken: Vec<Term>, items: &[Item]) -> Vec<Binds> {
        let Some((category, many)) = part(items, name) else { return Vec::new() };
        let bound = match (dots, many) {
            (1, None) => Bound::One(Term::list(taken)),
            (1, Some(_)) => Bound::Many(taken),
            (_, Some(_)) => Bound::Many(taken.into_iter().map(|it| Term::list(vec![it])).collect()),
            _ => return Vec::new(),
        };
        let says = match &bound {
            Bound::One(term) => self.category(category, term).is_some(),
            Bound::Many(all) => all.iter().all(|it| self.category(category, it).is_some()),
        };
        if says { vec![vec![(name, bound)]] } else { Vec::new() }
    }
}

/// The ways to take some of the terms: those taken, and those left.
fn shares(terms: &[Term], dots: u8, any: bool) -> Vec<(Vec<Term>, Vec<Term>)> {
    let split = |mask: u32| {
        let is = |place: usize| mask >> place & 1 == 1;
        let pick = |want: bool| terms.iter().enumerate().filter(|it| is(it.0) == want).map(|it| it.1.clone()).collect();
        (pick(true), pick(false))
    };
    match (dots, any) {
        (0, false) => terms.split_first().map(|(one, rest)| (vec![one.clone()], rest.to_vec())).into_iter().collect(),
        (0, true) => (0..terms.len()).map(|it| split(1 << it)).collect(),
        (_, false) => (0..=terms.len()).rev().map(|it| (terms[..it].to_vec(), terms[it..].to_vec())).collect(),
        (_, true) if terms.len() <= 6 => (0..1u32 << terms.len()).rev().map(split).collect(),
        _ => Vec::new(),
    }
}

fn joined(head: &Binds, tail: Binds) -> Option<Binds> {
    let same = |a: &Bound, b: &Bound| match (a, b) {
        (Bound::One(a), Bound::One(b)) => a == b,
        _ => false,
    };
    let mut all = head.clone();
    for (name, bound) in tail {
        match head.iter().find(|it| it.0 == name) {
            Some(old) if same(&old.1, &bound) => {}
            Some(_) => return None,
            None => all.push((name, bound)),
        }
    }
    Some(all)
}

/// The category of a part, and whether it may repeat.
fn part(items: &[Item], wanted: u8) -> Option<(u16, Option<bool>)> {
    items.iter().find_map(|item| match item {
        Item::Part { name, category, many, .. } if *name == wanted => Some((*category, *many)),
        Item::OneOf(all) => all.iter().find_map(|it| part(it, wanted)),
        _ => None,
    })
}

fn leaf(category: &str, term: &Term) -> Option<String> {
    match (category, term.node()) {
        ("NUM", Node::Int(it)) if *it >= 0 => Some(it.to_string()),
        ("SIGNED", Node::Int(it)) => Some(format!("{it:+}")),
        ("RANGE", Node::Word(it)) if it.starts_with(|it: char| it.is_ascii_digit()) => Some(it.to_string()),
        ("NAME", Node::Word(it)) => Some(Token::Name(it.clone()).text()),
        ("SIGN", Node::Word(it)) => Some(Token::Sign(it.clone()).text()),
        ("TAG", Node::Word(it)) => Some(Token::Tag(it.clone()).text()),
        _ => None,
    }
}

/// Puts nouns in the plural after a number that needs it.
fn agreed(text: &str) -> String {
    let mut many = false;
    let mut out: Vec<String> = Vec::new();
    for word in text.split(' ') {
        let bare = word.trim_end_matches(['.', ',', ';', ':']);
        match bare {
            "1" | "a" | "an" | "another" | "this" | "that" => many = false,
            "all" | "no" | "more" | "fewer" | "as" => many = true,
            _ if bare.parse::<u16>().is_ok_and(|it| it != 1) => many = true,
            _ => {}
        }
        let plural = match bare {
            "card" | "unit" | "bond" | "orb" | "skill" if many => Some(format!("{bare}s")),
            "ally" if many => Some("allies".to_owned()),
            "enemy" if many => Some("enemies".to_owned()),
            _ => None,
        };
        if matches!(bare.chars().next(), Some('a' | 'e' | 'i' | 'o' | 'u')) && out.last().is_some_and(|it| it == "a") {
            out.pop();
            out.push("an".to_owned());
        }
        let shown = plural.map(|it| it + &word[bare.len()..]);
        many &= shown.is_none();
        out.push(shown.unwrap_or_else(|| word.to_owned()));
    }
    begun(&out.join(" ").replace("main-character", "main character"))
}

/// Capitalises the first letter of each sentence.
fn begun(text: &str) -> String {
    let mut first = true;
    let mut out = String::with_capacity(text.len());
    for letter in text.chars() {
        if first && letter.is_ascii_alphabetic() {
            out.push(letter.to_ascii_uppercase());
        } else {
            out.push(letter);
        }
        first = matches!(letter, '.' | ':') || first && letter == ' ';
    }
    out
}

/// The meaning of an ability, apart from its icon, as steps of one text: the reverse of lifting.
fn unlifted<W: Words>(ability: &Ability<W>) -> Vec<Step<W>> {
    let mut body = ability.body.clone();
    if let Some(cond) = all(&ability.given, Cond::All) {
        body = vec![Step::If(cond, body)];
    }
    if let Some(event) = all(&ability.when, Event::Any) {
        let rest = body.split_off(body.len().min(1));
        body = std::iter::once(Step::When(event, body)).chain(rest).collect();
    }
    body.extend(ability.only.iter().cloned().map(Step::Only));
    body
}

fn all<T: Clone>(of: &[T], join: impl Fn(Vec<T>) -> T) -> Option<T> {
    match of {
        [] => None,
        [one] => Some(one.clone()),
        more => Some(join(more.to_vec())),
    }
}

impl Language {
    /// The canonical text of an ability: its cost and its body. `None` if the table has no words for it.
    pub fn say<W: Words + Antecedents>(&self, ability: &Ability<W>) -> Option<Text> {
        let natural = |term: &Term| named::<W>(term, &KINDS, &mut Vec::new());
        let target = |term: &Term| named::<W>(term, &["target"], &mut Vec::new());
        let it = |term: &Term| named::<W>(term, &[], &mut Vec::new());
        let plain = |term: &Term| term.clone();
        let ways: [&dyn Fn(&Term) -> Term; 4] = [&natural, &target, &it, &plain];
        ways.iter().find_map(|way| {
            let text = self.said(ability, *way)?;
            let again: Compiled<W> = self.compile_own(&text);
            (again.grade == Grade::Whole && again.ability.as_ref() == Some(ability)).then_some(text)
        })
    }

    fn said<W: Words + Antecedents>(&self, ability: &Ability<W>, way: &dyn Fn(&Term) -> Term) -> Option<Text> {
        let words = |category: &str, steps: &[Step<W>]| match steps {
            [] => Some(String::new()),
            steps => say(&self.table, category, &way(&to_term(steps).ok()?)),
        };
        Some(Text {
            name: ability.name.clone(),
            kind: Some(ability.kind),
            gates: ability
                .gates
                .iter()
                .map(|value| to_term(value).map(|it| it.to_string()))
                .collect::<Result<_, _>>()
                .ok()?,
            limit: Some(ability.limit),
            cost: words("cost", &ability.cost)?,
            body: words("body", &unlifted(ability))?,
        })
    }

    /// Checks that the table has words for a text. The error names the place where reading ends and the words expected
    /// there.
    pub fn understood(&self, category: &str, text: &str) -> Result<(), String> {
        let mut tokens = self.table.tokens(text);
        if category == "body" && tokens.last().is_some_and(|it| !it.is(self.stop)) {
            tokens.push(Token::word(self.stop));
        }
        if !matches!(parse(&self.table, category, &tokens), Parsed::Readings(all, _) if all.is_empty()) {
            return Ok(());
        }
        let (far, mut words) = expected(&self.table, category, &tokens);
        let more = if words.len() > 12 { ", …" } else { "" };
        words.truncate(12);
        let before =
            sentence(tokens[..far].iter().map(Token::text).collect::<Vec<_>>().iter().map(String::as_str), true);
        let found = tokens.get(far).map_or_else(|| "the end".to_owned(), |it| format!("{:?}", it.text()));
        Err(format!("after {before:?} one of these was expected: {}{more}; not {found}", words.join(", ")))
    }
}

/// Nouns by which a sentence may refer to an antecedent, in order of preference.
const KINDS: [&str; 6] = ["ally", "enemy", "orb", "bond", "card", "unit"];

/// The term with references replaced by nouns of these `kinds`, such as "that ally"; "it" if none fits.
fn named<W: Antecedents>(term: &Term, kinds: &[&str], slots: &mut Vec<(Term, Term)>) -> Term {
    if let Some([inner, slot]) = term.parts("as") {
        let inner = named::<W>(inner, kinds, slots);
        slots.push((slot.clone(), inner.clone()));
        return inner;
    }
    if let Some([slot]) = term.parts("slot") {
        let Some((_, selection)) = slots.iter().rev().find(|it| it.0 == *slot) else { return term.clone() };
        let said = kinds.iter().find(|it| W::fits(it, selection) == Fit::Said);
        let kind = said.or_else(|| kinds.iter().find(|it| W::fits(it, selection) == Fit::Possible));
        return kind.map_or_else(|| Term::word("it"), |it| Term::call("that", vec![Term::word(it)]));
    }
    term.map(&mut |it| named::<W>(it, kinds, slots))
}
