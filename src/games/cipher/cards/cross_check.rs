//! Compiles the English and the Chinese texts of the same cards and compares their meanings.

use super::import::{Entry, clean};
use super::pool::Made;
use super::vocabulary::Cipher;
use crate::cards::ast::Kind;
use crate::cards::bind::bind;
use crate::cards::chart::{Parsed, parse};
use crate::cards::compile::{Grade, Language, Text};
use crate::cards::normal::normal;
use crate::cards::term::{Node, Term};
use crate::cards::typed::to_term;
use std::collections::{BTreeSet, HashMap};

/// The result of a comparison.
#[derive(Debug, Default)]
pub struct Agreement {
    /// Abilities that have a text in both languages.
    pub pairs: usize,
    /// Those of which both texts were read.
    pub read: usize,
    /// Those whose two texts mean the same.
    pub equal: usize,
    /// Those whose texts differ: code, number, the English and the Chinese meaning.
    pub differing: Vec<(String, usize, String, String)>,
}

/// The texts of a Chinese database by code: the unit's name, and each ability with its name.
pub fn chinese(text: &str) -> HashMap<String, (String, Vec<(String, Text)>)> {
    let mut all = HashMap::new();
    for line in text.trim_start_matches('\u{feff}').lines() {
        let fields: Vec<&str> = line.split(',').collect();
        let (Some(code), Some(name), Some(skills), Some(support)) =
            (fields.get(2), fields.get(4), fields.get(16), fields.get(17))
        else {
            continue;
        };
        let name = name.split_whitespace().last().unwrap_or("").to_owned();
        let lines =
            skills.split("$$").chain(support.split("$$")).map(tight).filter(|it| !matches!(it.as_str(), "" | "-"));
        all.entry((*code).to_owned()).or_insert_with(|| (name, lines.map(|it| ability(&it)).collect()));
    }
    all
}

fn tight(text: &str) -> String {
    clean(text).split_whitespace().collect()
}

/// Splits the line of an ability into its parts.
fn ability(line: &str) -> (String, Text) {
    let icons = [
        ("【常】", Kind::Continuous),
        ("【起】", Kind::Activated),
        ("【自】", Kind::Triggered),
        ("【特】", Kind::Special),
        ("【支】", Kind::Support),
    ];
    let found = icons.iter().find_map(|(mark, kind)| Some((line.find(mark)?, *mark, *kind)));
    let Some((at, mark, kind)) = found else {
        return (String::new(), Text { body: line.to_owned(), ..Text::default() });
    };
    let head = &line[..at];
    let name = head.split_once('『').and_then(|it| it.1.split_once('』')).map_or("", |it| it.0);
    let mut rest = &line[at + mark.len()..];
    let mut cost = String::new();
    loop {
        if let Some((_, after)) = rest.strip_prefix('〖').and_then(|it| it.split_once('〗')) {
            rest = after;
        } else if let Some((inner, after)) = rest.strip_prefix('[').and_then(|it| it.split_once(']')) {
            inner.clone_into(&mut cost);
            rest = after;
        } else {
            break;
        }
    }
    // Brackets at the end explain a keyword.
    let body = match rest.rfind("。(") {
        Some(end) => &rest[..end + "。".len()],
        None => rest,
    };
    (name.to_owned(), Text { name: name.to_owned(), kind: Some(kind), cost, body: body.to_owned(), ..Text::default() })
}

/// Compares the compiled English texts with the Chinese ones.
pub fn compare(entries: &[Entry], made: &Made, language: &Language, text: &str) -> Agreement {
    let others = chinese(text);
    let given = include_str!("names.zh.tsv").lines().filter_map(|it| it.split_once('\t'));
    let given: HashMap<String, String> = given.map(|(a, b)| (a.to_owned(), b.to_owned())).collect();
    let mut names: HashMap<String, String> = HashMap::new();
    for entry in entries {
        for code in &entry.codes {
            if let Some((name, abilities)) = others.get(code) {
                names.insert(name.clone(), entry.facts.name.clone());
                for ((name, _), text) in abilities.iter().zip(&entry.texts) {
                    names.insert(name.clone(), text.name.clone());
                }
            }
        }
    }
    names.extend(given);
    let mut agreement = Agreement::default();
    for (place, entry) in entries.iter().enumerate() {
        let Some((code, (_, abilities))) = entry.codes.iter().find_map(|it| Some((it, others.get(it)?))) else {
            continue;
        };
        let mine: Vec<_> = made.outcomes.iter().filter(|it| it.0 == place).collect();
        if mine.len() != abilities.len() {
            continue;
        }
        for (number, ((_, _, compiled), (_, other))) in mine.into_iter().zip(abilities).enumerate() {
            agreement.pairs += 1;
            let english = compiled.ability.as_ref().filter(|_| compiled.grade == Grade::Whole);
            let Some(english) = english.and_then(|it| to_term(it).ok()) else { continue };
            let whole = Text { kind: compiled.ability.as_ref().map(|it| it.kind), ..other.clone() };
            let theirs: BTreeSet<String> = meanings(language, &whole).iter().map(|it| plain(it, &names)).collect();
            if theirs.is_empty() {
                continue;
            }
            agreement.read += 1;
            let english = plain(&without_heading(&english), &names);
            if theirs.contains(&english) {
                agreement.equal += 1;
            } else {
                let theirs = theirs.into_iter().next().unwrap_or_default();
                agreement.differing.push((code.clone(), number + 1, english, theirs));
            }
        }
    }
    agreement
}

/// Returns every reading of a Chinese text. The text agrees if one of them does.
fn meanings(language: &Language, text: &Text) -> Vec<Term> {
    let terms = |category: &str, part: &str| match parse(&language.table, category, &language.table.tokens(part)) {
        Parsed::Readings(all, _) => all.into_iter().map(|it| it.term).collect::<Vec<_>>(),
        Parsed::TooMuch => Vec::new(),
    };
    let costs = if text.cost.is_empty() { vec![Term::list(Vec::new())] } else { terms("cost", &text.cost) };
    let mut all = Vec::new();
    for body in terms("body", &text.body) {
        for cost in &costs {
            let bound = (bind::<Cipher>(&normal(&body)), bind::<Cipher>(&normal(cost)));
            if let (Ok(body), Ok(cost)) = bound {
                all.extend(
                    language.lifted::<Cipher>(text, &normal(&cost), &normal(&body)).map(|it| without_heading(&it)),
                );
            }
        }
    }
    all
}

/// Returns an ability without its name, class, keywords and limit.
fn without_heading(ability: &Term) -> Term {
    Term::list(ability.as_list().map_or(Vec::new(), |it| it[4..].to_vec()))
}

/// Returns a meaning with English names, and without what one language says and the other only implies.
fn plain(term: &Term, names: &HashMap<String, String>) -> String {
    bare(term, names).to_string()
}

fn bare(term: &Term, names: &HashMap<String, String>) -> Term {
    match term.node() {
        Node::Word(word) => names.get(&**word).map_or_else(|| term.clone(), |it| Term::word(it)),
        Node::List(parts) => {
            let bond = parts.iter().any(|part| part.parts("is").is_some_and(|it| it[0].is("bond")));
            let unsaid = |filter: &Term| {
                filter.parts("is").is_some_and(|it| it[0].is("unit") || it[0].is("card"))
                    || bond && filter.parts("whose").is_some_and(|it| it[0].is("you"))
            };
            let parts: Vec<Term> = parts.iter().filter(|it| !unsaid(it)).map(|it| bare(it, names)).collect();
            normal(&Term::list(parts))
        }
        _ => said_alike(&term.map(&mut |it| bare(it, names))),
    }
}

/// Brings phrasings that always differ between the two languages into one form.
fn said_alike(term: &Term) -> Term {
    let Node::Call(name, parts) = term.node() else { return term.clone() };
    match (&**name, parts.as_slice()) {
        // There is only one attacker, and a support helps its own player's unit: the attacking unit is yours.
        ("role", [role, who]) if who.is("either") && role.is("attacker") => {
            Term::call("role", vec![role.clone(), Term::word("you")])
        }
        // "Your <Red> attacking unit" is "your attacking unit, if it is <Red>".
        ("for", [until, steps]) => steps
            .as_list()
            .and_then(|listed| match listed {
                [only] => only.parts("let"),
                _ => None,
            })
            .and_then(|it| Some((it[0].parts("such")?, &it[1])))
            .map_or_else(
                || term.clone(),
                |(such, what)| {
                    let meant = Term::call("as", vec![such[0].clone(), Term::int(0)]);
                    let slot = Term::call("slot", vec![Term::int(0)]);
                    let told = Term::call("let", vec![slot, what.clone()]);
                    let told = Term::call("for", vec![until.clone(), Term::list(vec![told])]);
                    Term::call("if", vec![Term::call("is", vec![meant, such[1].clone()]), Term::list(vec![told])])
                },
            ),
        // The top card of a deck is put away by its owner, whoever the text names.
        ("by", [_, act]) if act.parts("put").is_some_and(|it| it[0].parts("top").is_some()) => act.clone(),
        // "The card supporting this unit is <Male>" is "this unit is supported by a <Male>".
        ("is", [who, filters]) if support_of_this(who).is_some() => {
            let each = Term::call("each", vec![filters.clone()]);
            let each = match who.parts("as") {
                Some([_, slot]) => Term::call("as", vec![each, slot.clone()]),
                _ => each,
            };
            let supported = vec![Term::word("this"), Term::word("is-supported"), each];
            Term::call("happens", vec![Term::call("does-to", supported)])
        }
        _ => term.clone(),
    }
}

fn support_of_this(who: &Term) -> Option<()> {
    let who = who.parts("as").map_or(who, |it| &it[0]);
    who.parts("role-of").filter(|it| it[0].is("support") && it[1].is("this")).map(|_| ())
}
