//! A card as a page.

use crate::cards::ast::{Ability, Kind, Limit};
use crate::cards::compile::Grade;
use crate::cards::spoken::{Sentence, Tongue};
use crate::cards::typed::to_term;
use crate::games::cipher::cards::face::{Judged, find};
use crate::games::cipher::cards::pool::{Card, Modelled};
use crate::games::cipher::cards::vocabulary::{Cipher, kind_names};
use crate::games::cipher::quotes::said;
use crate::report::shown;
use std::fmt::Write as _;

/// The facts of a card, and its abilities in words.
pub fn page(card: &Card, terms: bool) -> String {
    let facts = &card.facts;
    let mut out = format!("{}  {}, {}\n", card.codes.join(", "), facts.name, facts.title);
    let numbers = format!(
        "cost {}, class change {}, power {}, support {}, range {}",
        facts.cost, facts.change, facts.power, facts.support, facts.range
    );
    let signs = [facts.factions.join("/"), facts.class.clone(), facts.signs.join(", ")].join(" · ");
    let _ = writeln!(out, "  {signs}\n  {numbers}");
    let face = card.codes.first().and_then(|it| find(it));
    let mut places = [0, 0];
    for it in &card.abilities {
        let supports = is_support(it);
        let place = &mut places[usize::from(supports)];
        let judged = face.map(|it| it.judged(*place, supports));
        *place += 1;
        out += &ability(it, terms);
        out += match judged {
            Some(Judged::CarriedOut(number)) => format!("  → ability {number}, carried out by the referee\n"),
            Some(Judged::Evaluated) => "  → evaluated by the referee\n".to_owned(),
            Some(Judged::Told(number)) => format!("  → ability {number}, told by the log\n"),
            None => String::new(),
        }
        .as_str();
    }
    out.lines().map(|it| shown(it) + "\n").collect()
}

fn is_support(it: &Modelled) -> bool {
    it.ability.as_ref().is_some_and(|it| matches!(it.kind, Kind::AttackSupport | Kind::DefenceSupport | Kind::Support))
}

fn ability(it: &Modelled, terms: bool) -> String {
    let Some(meant) = &it.ability else { return "\n  (an ability of which nothing is modelled)\n".to_owned() };
    let mut out = format!("\n  {}\n", heading(meant));
    match said(meant, Tongue::English).filter(|_| it.grade == Grade::Whole) {
        Some(text) => out += &sentence(&text),
        None => out.push_str("  (its class, keywords, limit and cost are modelled; not all that it does)\n"),
    }
    if terms && let Ok(term) = to_term(meant) {
        let _ = writeln!(out, "  {term}");
    }
    out
}

/// The words of an ability, below its heading.
pub fn sentence(text: &Sentence) -> String {
    let cost = if text.cost.is_empty() { String::new() } else { format!("  cost: {}\n", text.cost) };
    format!("{cost}  {}\n", text.body)
}

fn heading(it: &Ability<Cipher>) -> String {
    let [kind, ..] = kind_names(it.kind);
    let limit = match it.limit {
        Limit::None => String::new(),
        Limit::Turn(1) => ", once a turn".to_owned(),
        Limit::Turn(many) => format!(", {many} times a turn"),
        Limit::Match(1) => ", once a match".to_owned(),
        Limit::Match(many) => format!(", {many} times a match"),
    };
    let gates =
        it.gates.iter().filter_map(|it| to_term(it).ok()).map(|it| format!(", {}", it.to_string().to_uppercase()));
    format!("{:?} ({kind}{limit}{})", it.name.replace('"', "'"), gates.collect::<String>())
}
