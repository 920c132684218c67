//! Card texts as people read them: their sentences, whether they are in force, and which of them an event comes from.

use crate::cards::ast::{Ability, Kind, Sel};
use crate::cards::compile::{Grade, Language};
use crate::cards::spoken::{Sentence, Spoken, Tongue};
use crate::cards::typed::to_term;
use crate::games::evolve::Evolve;
use crate::games::evolve::cards::pool::{Modelled, Read, japanese};
use crate::games::evolve::cards::vocabulary::{Deed, Evolve as Words};
use crate::games::evolve::cards::{Facts, Sort};
use crate::games::evolve::log::words::{Decision, Step, Trigger};
use crate::games::evolve::state::{Setup, State};
use crate::games::evolve::texts::resolve::{self, Used};
use crate::games::evolve::texts::{continuous, programs};
use crate::judge::{Event, Rulebook, Worded};
use crate::say;
use crate::table::Card;
use std::borrow::Cow;
use std::sync::LazyLock;

/// The tables are parsed when the first sentence is needed; most commands need none.
static JAPANESE: LazyLock<Option<Language>> = LazyLock::new(|| japanese().ok());
static SPOKEN: LazyLock<Option<Spoken>> = LazyLock::new(|| Spoken::read(include_str!("../cards/spoken.tsv")).ok());

/// The sentence of an ability. In Japanese it has the wording of the cards where the phrase table covers the whole ability.
pub fn said(ability: &Ability<Words>, tongue: Tongue) -> Option<Sentence> {
    let printed = || JAPANESE.as_ref()?.say(ability).map(|text| Sentence { cost: text.cost, body: text.body });
    let plain = || SPOKEN.as_ref()?.say(&to_term(ability).ok()?, tongue).ok();
    (tongue == Tongue::Japanese).then(printed).flatten().or_else(plain)
}

/// An ability as a quotation.
fn quoted(setup: &Setup, it: &Modelled) -> String {
    let whole = it.ability.as_ref().filter(|_| it.read == Read::Grade(Grade::Whole));
    let Some(ability) = whole else {
        return match it.read {
            Read::OtherEdition => {
                say!(setup, "(of another edition of the rules)", "（属于其他版本的规则）", "（別の版のルールのもの）")
            }
            Read::Grade(_) => say!(setup, "(not modelled whole)", "（未完全收录）", "（一部しか組み込まれていない）"),
        };
    };
    let (head, bare) = headed(ability);
    let said = match said(&bare, setup.tongue.words(Evolve::LANGUAGE).into()) {
        Some(text) if text.cost.is_empty() => text.body,
        Some(text) => format!("[{}] {}", text.cost, text.body),
        None => say!(
            setup,
            "(modelled, but without a sentence)",
            "（已收录，但没有文本）",
            "（組み込まれているが、文がない）"
        ),
    };
    match head.filter(|_| !said.is_empty()) {
        Some(trigger) => {
            say!(setup, "{head}: {said}", "{head}：{said}", "{head}：{said}", head = trigger.worded(setup))
        }
        None => said,
    }
}

/// 12.4 to 12.7, 14.2.4: splits off a trigger that a keyword expresses. Returns the trigger and the ability without it.
fn headed(ability: &Ability<Words>) -> (Option<Trigger>, Cow<'_, Ability<Words>>) {
    use crate::cards::ast::Event::Does;
    let trigger = match ability.when[..] {
        [Does(Sel::This, Deed::Enters)] => Trigger::Fanfare,
        [Does(Sel::This, Deed::Dies)] => Trigger::LastWords,
        [Does(Sel::This, Deed::Evolves)] => Trigger::OnEvolve,
        [Does(Sel::This, Deed::Strikes)] => Trigger::Strike,
        [Does(Sel::This, Deed::Races)] => Trigger::OnRace,
        _ => return (None, Cow::Borrowed(ability)),
    };
    // Without its trigger the ability is worded like a text that is carried out at once.
    (Some(trigger), Cow::Owned(Ability { when: Vec::new(), kind: Kind::Spell, ..ability.clone() }))
}

/// 10.1.1: the name of a kind of ability, in three languages.
const fn sort(kind: Kind) -> [&'static str; 3] {
    match kind {
        Kind::Continuous => ["passive ability", "永续能力", "永続能力"],
        Kind::Activated => ["activated ability", "启动能力", "起動能力"],
        Kind::Triggered => ["automatic ability", "自动能力", "自動能力"],
        Kind::Spell => ["spell ability", "法术能力", "スペル能力"],
        _ => ["ability", "能力", "能力"],
    }
}

/// The abilities of a card, a line each: kind, sentence and current status.
pub fn card_texts(setup: &Setup, state: &State, card: Card) -> Vec<String> {
    let Some(face) = state.face(setup, card) else { return Vec::new() };
    let written = programs::of(face);
    let line = |(place, modelled): (usize, &Modelled)| {
        let kind = setup.word(modelled.ability.as_ref().map_or(["ability", "能力", "能力"], |it| sort(it.kind)));
        let (said, now) = (quoted(setup, modelled), stands(setup, state, card, (face, place)));
        say!(setup, "{kind}: {said}{now}", "{kind}：{said}{now}", "{kind}：{said}{now}")
    };
    written.abilities.iter().enumerate().map(line).collect()
}

/// The current status of an ability: the cards and leaders it affects, or that it is not judged.
fn stands(setup: &Setup, state: &State, card: Card, (face, place): (&'static Facts, usize)) -> String {
    let written = programs::of(face);
    if !programs::is_judged(face, written, place) {
        return say!(
            setup,
            " → not judged: the log tells what it does",
            " →未裁定：其效果由记录说明",
            " →裁定しない：何が起こるかはログが示す"
        );
    }
    let ability = written.abilities.get(place).and_then(|it| it.ability.as_ref());
    let Some(ability) = ability.filter(|it| it.kind == Kind::Continuous) else { return String::new() };
    let Some(reached) = continuous::reached(setup, state, card, ability) else { return String::new() };
    let all: Vec<String> = reached.into_iter().map(|it| setup.tell_target(it)).collect();
    if all.is_empty() {
        return say!(setup, " → now in force for nobody", " →目前对谁都不生效", " →今は何にも働いていない");
    }
    let whom = setup.listed(&all);
    say!(setup, " → now in force for {whom}", " →目前对{whom}生效", " →今は{whom}に働いている")
}

/// The ability that a decision uses, or that a step comes from.
fn used(setup: &Setup, before: &State, event: Event<'_, Evolve>) -> Option<(Card, Used)> {
    let of = |card: &Card, is: &dyn Fn(&Sort) -> bool, nth: u8| {
        let nth = usize::from(nth).checked_sub(1)?;
        resolve::used(setup, before, *card, is, nth).map(|it| (*card, it))
    };
    match event {
        Event::Decision(_, Decision::Play { card, .. }) => of(card, &|it| *it == Sort::Spell, 1),
        Event::Decision(_, Decision::Activate { card, nth, .. }) => {
            of(card, &|it| matches!(it, Sort::Activated { .. }), *nth)
        }
        Event::Decision(_, Decision::Evolve { card, .. }) => of(card, &|it| matches!(it, Sort::Evolve { .. }), 1),
        Event::Decision(_, Decision::Meal { card, .. }) => of(card, &|it| matches!(it, Sort::Meal { .. }), 1),
        Event::Decision(_, Decision::Resolve { card, ability, nth, .. }) => {
            let is =
                |it: &&crate::games::evolve::state::Waiting| (it.card, it.ability, it.nth) == (*card, *ability, *nth);
            match before.waiting.iter().find(is) {
                Some(it) => {
                    crate::games::evolve::rules::c10_5_check_timing::text_of(setup, before, it).map(|it| (*card, it))
                }
                None => of(card, &|it| *it == Sort::Automatic(*ability), *nth),
            }
        }
        Event::Step(Step::Text { source, .. }) => {
            before.running.as_ref().filter(|it| it.card == *source).map(|it| (it.card, it.used()))
        }
        Event::Decision(_, Decision::Pick { .. }) => before.running.as_ref().map(|it| (it.card, it.used())),
        _ => None,
    }
}

/// The quotation of the text behind an event: that of the ability in use, or of the one being carried out.
pub fn behind(setup: &Setup, before: &State, event: Event<'_, Evolve>) -> Option<String> {
    let (card, used) = used(setup, before, event)?;
    let (of, text) = (super::name(setup, before, card), quoted(setup, used.modelled()?));
    Some(say!(setup, "the text of {of}: {text}", "{of}的文本：{text}", "{of}のテキスト：{text}"))
}

#[cfg(test)]
mod tests {
    use super::{SPOKEN, headed};
    use crate::cards::spoken::Tongue;
    use crate::cards::typed::to_term;
    use crate::games::evolve::cards::Pool;
    use crate::games::evolve::texts::programs;

    /// Every ability of the pool has a sentence in every language, with and without the keyword before it.
    #[test]
    fn every_ability_is_said() {
        let spoken = SPOKEN.as_ref().expect("the table");
        let written = Pool::all().iter().flat_map(|face| &programs::of(face).abilities);
        let mut said = 0;
        for ability in written.filter_map(|written| written.ability.as_ref()) {
            for term in [to_term(ability), to_term(&*headed(ability).1)].map(|term| term.expect("a term")) {
                for tongue in Tongue::ALL {
                    let sentence = spoken.say(&term, tongue);
                    assert!(sentence.is_ok_and(|it| !it.body.is_empty()), "{tongue:?} has no sentence for {term}");
                    said += 1;
                }
            }
        }
        assert!(said > 0);
    }
}
