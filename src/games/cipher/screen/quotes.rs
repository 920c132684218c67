//! Card texts for people: their wording, whether they are in force, and the parts of a unit's power.

use crate::cards::ast::Ability;
use crate::cards::compile::{Grade, Language};
use crate::cards::spoken::{Sentence, Spoken, Tongue};
use crate::cards::typed::to_term;
use crate::games::cipher::Cipher;
use crate::games::cipher::book::Clause;
use crate::games::cipher::cards::face::Judged;
use crate::games::cipher::cards::languages::{chinese, english};
use crate::games::cipher::cards::native_names;
use crate::games::cipher::cards::pool::Modelled;
use crate::games::cipher::cards::vocabulary::{Cipher as Words, kind_names};
use crate::games::cipher::log::words::{Decision, Step};
use crate::games::cipher::rules::c05_limits;
use crate::games::cipher::state::resolution::{How, is_paying};
use crate::games::cipher::state::{Battle, Setup, State};
use crate::games::cipher::texts::{continuous, programs};
use crate::judge::{Event, Item, Procedure, Rulebook};
use crate::log::Seat;
use crate::say;
use crate::table::{Card, Known};
use std::sync::LazyLock;

/// The tables are read when the first sentence is asked for, because most commands ask for none.
static LANGUAGES: LazyLock<[Option<Language>; 2]> = LazyLock::new(|| [english().ok(), chinese().ok()]);

static SPOKEN: LazyLock<Option<Spoken>> = LazyLock::new(|| Spoken::read(include_str!("../cards/spoken.tsv")).ok());

/// Words an ability as cards do. `None` if the phrases of the language have no words for a part of it.
pub fn said(ability: &Ability<Words>, tongue: Tongue) -> Option<Sentence> {
    let [english, chinese] = &*LANGUAGES;
    let printed = match tongue {
        Tongue::English => english.as_ref(),
        Tongue::Chinese => chinese.as_ref(),
        Tongue::Japanese => None,
    };
    let printed = printed.and_then(|language| language.say(ability));
    let printed = printed.map(|text| Sentence { cost: text.cost, body: text.body });
    let spoken = || SPOKEN.as_ref()?.say(&to_term(ability).ok()?, tongue).ok();
    printed.or_else(|| {
        let Sentence { cost, body } = spoken()?;
        let japanese = tongue == Tongue::Japanese;
        Some(if japanese { Sentence { cost: renamed(&cost), body: renamed(&body) } } else { Sentence { cost, body } })
    })
}

/// Gives a Japanese sentence the Japanese names of the units that it mentions.
fn renamed(text: &str) -> String {
    let named = |piece: &str| {
        let (name, rest) = piece.split_once('』')?;
        Some(format!("『{}』{rest}", native_names::unit(name, crate::judge::Language::Japanese)))
    };
    let mut pieces = text.split('『');
    let head = pieces.next().unwrap_or_default().to_owned();
    pieces.fold(head, |all, piece| all + &named(piece).unwrap_or_else(|| format!("『{piece}")))
}

/// Quotes an ability: its name, and its sentences if all of it is modelled.
fn quoted(setup: &Setup, it: &Modelled) -> Option<String> {
    let ability = it.ability.as_ref()?;
    let whole = it.grade == Grade::Whole;
    let text = whole.then(|| said(ability, setup.tongue.words(Cipher::LANGUAGE).into())).flatten();
    let said = match &text {
        Some(text) if text.cost.is_empty() => text.body.clone(),
        Some(text) => format!("[{}] {}", text.cost, text.body),
        None if whole => {
            say!(setup, "(modelled, but without a sentence)", "（已收录，但没有文本）", "（収録済み、文なし）")
        }
        None => say!(setup, "(not modelled whole)", "（未完全收录）", "（一部しか収録していない）"),
    };
    let named = ability.name.replace('"', "'");
    Some(if named.is_empty() {
        said
    } else {
        say!(setup, "“{named}”: {said}", "“{named}”：{said}", "「{named}」：{said}")
    })
}

/// Lists the abilities of a card, a line each: its sort, its wording, and whether it is in force now.
pub fn card_texts(setup: &Setup, state: &State, card: Card) -> Vec<String> {
    let Some(face) = setup.card(card) else { return Vec::new() };
    let mut lines: Vec<String> = power_made_of(setup, state, card).into_iter().collect();
    let both = [(&face.abilities, false), (&face.supports, true)];
    let all = both.iter().flat_map(|(all, supports)| all.iter().enumerate().map(move |it| (it, *supports)));
    for ((place, it), supports) in all {
        let Some(ability) = it.ability.as_ref() else {
            lines.push(say!(setup, "an ability that is not modelled", "未收录的能力", "収録していないスキル"));
            continue;
        };
        let kind = setup.one_of(kind_names(ability.kind));
        let said = quoted(setup, it).unwrap_or_default();
        let now = match face.judged(place, supports) {
            Judged::Evaluated => is_in_force(setup, state, card, place),
            Judged::CarriedOut(number) | Judged::Told(number) if c05_limits::holds(state, card, number) => {
                say!(setup, " → used up for this turn", " →本回合不能再使用", " → このターンはもう使えない")
            }
            Judged::CarriedOut(_) => String::new(),
            Judged::Told(_) => {
                say!(setup, " → the log tells what it does", " →其效果由记录说明", " → 何を行うかはログが示す")
            }
        };
        lines.push(say!(setup, "{kind}: {said}{now}", "{kind}：{said}{now}", "{kind}：{said}{now}"));
    }
    lines
}

/// Tells whether a continuous ability is in force, and for which units.
fn is_in_force(setup: &Setup, state: &State, card: Card, place: usize) -> String {
    if state.stands(card).is_none() {
        return String::new();
    }
    let units = Seat::BOTH.into_iter().flat_map(|of| state.units(of));
    let applies = |unit: &Card| continuous::reaches(setup, state, card, place, *unit).value() == Some(true);
    let reached: Vec<String> = units.filter(applies).map(|it| setup.tell(it)).collect();
    if reached.is_empty() {
        return say!(setup, " → now in force for nobody", " →目前对谁都不生效", " → 今は誰にも有効でない");
    }
    let whom = setup.listed(&reached.iter().map(String::as_str).collect::<Vec<_>>());
    say!(setup, " → now in force for {whom}", " →目前对{whom}生效", " → 今有効な相手：{whom}")
}

/// The parts of a unit's power: the printed power, then each addition in the order in which it came.
pub fn power_parts(setup: &Setup, state: &State, unit: Card) -> Vec<(i16, Option<Card>)> {
    let Some(facts) = setup.facts(unit) else { return Vec::new() };
    let Battle { attacker, defender, attack_bonus, defence_bonus, .. } = state.battle;
    let lasting = state.changes.iter().filter(|it| it.unit == unit).map(|it| it.power);
    let battle = [(attacker, attack_bonus), (defender, defence_bonus)];
    let battle = battle.into_iter().filter(|it| it.0 == unit).map(|it| it.1);
    let mut parts = vec![(facts.power, None)];
    parts.extend(lasting.chain(battle).filter(|by| *by != 0).map(|by| (by, None)));
    continuous::powers_given(setup, state, unit, 0, &mut |source, by| {
        if let Known::Sure(by @ (1.. | ..=-1)) = by {
            parts.push((by, Some(source)));
        }
    });
    parts
}

/// A power with its parts: `90 (40+20+30)`. Only the number if nothing was added.
pub fn power(setup: &Setup, state: &State, unit: Card) -> Option<String> {
    let sum = state.power(setup, unit).value()?;
    let parts = power_parts(setup, state, unit);
    let makes = parts.iter().fold(0i16, |sum, it| sum.saturating_add(it.0)) == sum;
    if parts.len() < 2 || !makes {
        return Some(sum.to_string());
    }
    let added: String = parts[1..].iter().map(|(by, _)| format!("{by:+}")).collect();
    Some(format!("{sum} ({}{added})", parts[0].0))
}

/// The line for a unit's power with the texts that change it, if it differs from the printed power.
fn power_made_of(setup: &Setup, state: &State, unit: Card) -> Option<String> {
    state.stands(unit)?;
    let parts = power_parts(setup, state, unit);
    let power = power(setup, state, unit).filter(|_| parts.len() > 1)?;
    let by_text = |(by, source): &(i16, Option<Card>)| {
        let source = setup.tell((*source)?);
        Some(say!(setup, ", {by:+} by the text of {source}", "，{source}的文本{by:+}", "、{source}のスキルで{by:+}"))
    };
    let texts: String = parts.iter().filter_map(by_text).collect();
    Some(say!(setup, "power now {power}{texts}", "目前战斗力{power}{texts}", "今の戦闘力{power}{texts}"))
}

/// Quotes the text behind an event: that of the chosen ability, or of the ability at work.
pub fn behind(setup: &Setup, before: &State, event: Event<'_, Cipher>) -> Option<String> {
    let (card, ability) = match event {
        Event::Decision(_, Decision::Use { unit: card, ability } | Decision::Resolve { card, ability }) => {
            (*card, *ability)
        }
        Event::Step(Step::Text { .. })
        | Event::Decision(_, Decision::Choose { .. } | Decision::Accept | Decision::Pass | Decision::Row { .. }) => {
            let it = before.running.as_ref()?;
            (it.card, it.ability)
        }
        _ => return None,
    };
    let of = setup.tell(card);
    let text = quoted(setup, programs::ability_of(setup, card, ability)?)?;
    Some(say!(setup, "the text of {of}: {text}", "{of}的文本：{text}", "{of}のテキスト：{text}"))
}

/// Shows the text at work as a procedure: its cost, its effects, and the item at which the match stands.
pub fn under_way(setup: &Setup, state: &State) -> Option<Procedure> {
    let it = state.running.as_ref()?;
    let ability = programs::ability_of(setup, it.card, it.ability)?.ability.as_ref()?;
    let program = programs::program_of(setup, it.card, it.ability)?;
    let text = said(ability, setup.tongue.words(Cipher::LANGUAGE).into())?;
    let (pays, does) = match it.how {
        How::Used => (Clause::C19_1_3, Clause::C19_1_4),
        How::Triggered => (Clause::C10_4, Clause::C10_5),
        How::Supporting => (Clause::C18_1_7, Clause::C18_1_7),
    };
    let name = say!(
        setup,
        "the text of {of}, “{named}”",
        "{of}的文本“{named}”",
        "{of}のスキル{number}のテキスト",
        of = setup.tell(it.card),
        named = &ability.name,
        number = it.ability
    );
    let paid = !text.cost.is_empty();
    let both = [(pays, text.cost), (does, text.body)].into_iter().filter(|it| !it.1.is_empty());
    let items = both.map(|(clause, name)| Item { clause: clause.number(), name }).collect();
    let at = usize::from(paid && !is_paying(it, program));
    Some(Procedure { clause: does.number(), name, items, at })
}

#[cfg(test)]
mod tests {
    use super::SPOKEN;
    use crate::cards::spoken::Tongue;
    use crate::cards::typed::to_term;
    use crate::games::cipher::cards::pool::Pool;

    /// Every ability of the pool can be worded in every language.
    #[test]
    fn every_ability_is_said() {
        let spoken = SPOKEN.as_ref().expect("the table");
        let mut said = 0;
        for ability in Pool::shipped().cards().flat_map(|card| card.abilities).filter_map(|it| it.ability) {
            let term = to_term(&ability).expect("a term");
            for tongue in Tongue::ALL {
                let sentence = spoken.say(&term, tongue);
                assert!(sentence.is_ok_and(|it| !it.body.is_empty()), "{tongue:?} has no sentence for {term}");
                said += 1;
            }
        }
        assert!(said > 0);
    }
}
