//! Chapters 21 to 24: what the texts of cards do to the table, carried out as the log tells it. Whether a text can do
//! that, and now, is judged; how much, to which unit and under which condition is not.

use super::effects::Doing;
use super::{match_log, programs, support_abilities};
use crate::games::cipher::Cipher;
use crate::games::cipher::book::Clause;
use crate::games::cipher::cards::face::Face;
use crate::games::cipher::cards::reach::Sort;
use crate::games::cipher::cards::{Ability, Reach};
use crate::games::cipher::facts::Breach;
use crate::games::cipher::log::words::steps::Text;
use crate::games::cipher::log::words::{Ask, Effect, effect};
use crate::games::cipher::referee::public_zones::{is_public_zone, lies, public};
use crate::games::cipher::rules::c05_limits;
use crate::games::cipher::rules::c18_attack::ATTACKING;
use crate::games::cipher::state::zones::{self, row};
use crate::games::cipher::state::{Setup, State, UseLimit};
use crate::judge::Sink;
use crate::judge::{Due, Happening, Impossible, Seen};
use crate::log::View;
use crate::say;
use crate::table::{Card, NOWHERE};

impl Happening<Cipher> for Text {
    const CLAUSE: Clause = Clause::C21_1_1;
    const OF_TEXT: bool = true;

    fn make(self, setup: &Setup, state: &mut State) -> Result<(), Impossible> {
        let Text { source, does } = self;
        state.turn.texts = true;
        state.told |= state.running.as_ref().is_none_or(|it| it.card != source);
        state.text = source;
        state.quiet = false;
        c05_limits::applied(setup, state, source);
        effect!(&does, it => it.make(setup, state, source))
    }

    /// 3.1: the game has ended immediately, and no text does anything any more; 11.2: a refill comes before all else.
    fn check_unasked(self, setup: &Setup, state: &State, sink: &mut Sink<Cipher>) -> bool {
        let Text { source, does } = self;
        // The text that the referee carries out does something else, or nothing more.
        if state.due == Due::Over || state.running.as_ref().is_some_and(|it| it.card == source) {
            return false;
        }
        if support_abilities::check_first(setup, state, &self.into(), sink) {
            return true;
        }
        let left_out = state.left_out.filter(|it| it.card == source && !is_in_force(setup, state, source, &does));
        if let Some(left_out) = left_out {
            sink.fault(left_out.clause, || Breach::LeftOutByText { card: source });
            return true;
        }
        check_change(state, &does, sink);
        if matches!(state.due, Due::Chance { ask: Ask::Refill(_), .. }) {
            sink.fault(Clause::C11_2, || Breach::RefillComesFirst);
        }
        check(setup, state, source, &does, sink);
        true
    }

    /// What is left to do of one act comes in any order, and either of the two may hide a card.
    fn fill(self, _: &Setup, state: &State, logged: Self) -> Option<Self> {
        match_log::fit(state, self, logged)
    }

    fn shown(self, state: &State, view: View) -> Option<Seen<Cipher>> {
        let Text { source, does } = self;
        if source == Card::UNKNOWN {
            return public(Breach::SourceForAllToSee);
        }
        let from = state.taken_from;
        if matches!(does, Effect::Put { .. }) && from != NOWHERE && row(from).is_none() && is_public_zone(from) {
            return Some(lies(Card::UNKNOWN, from));
        }
        effect!(&does, it => it.shown(view, source.owner()))
    }

    fn tell(self, setup: &Setup) -> String {
        let (card, effect) = (setup.tell(self.source), effect!(&self.does, it => it.tell(setup)));
        say!(setup, "the text of {card}: {effect}", "{card}的能力：{effect}", "{card}のスキル：{effect}")
    }
}

/// Whether a text does something that a card or a unit is in already: 2.8: whatever it says, it did no such thing.
fn check_change(state: &State, does: &Effect, sink: &mut Sink<Cipher>) {
    if let Some(already) = effect!(does, it => it.already(state)) {
        sink.fault(Clause::C2_8, || already);
    }
}

/// The sort of what a log says that a text did; none for what no known text does.
fn sort_of(state: &State, source: Card, does: &Effect) -> Option<Sort> {
    effect!(does, it => it.sort(state, source.owner()))
}

/// 14.2.3: not a card under another one, whose information counts; 21.1.1: a text does what one of the card's abilities
/// says, 10.5, 19.1.4: while that ability, chosen in 10.2 or 19.1.2, is carried out, 21.2.3.1.1.2: or is in force,
/// 18.1.7, 21.2.3.1.5.2: or supports. All that it does rests on the text.
fn check(setup: &Setup, state: &State, source: Card, does: &Effect, sink: &mut Sink<Cipher>) {
    let zone = state.table.zone(source);
    if zone != NOWHERE && row(zone).is_none() && zone == zones::under(source.owner()) {
        sink.fault(Clause::C14_2_3, || Breach::CoveredCard { card: source });
    } else if !setup.has(source) {
        sink.fault(Clause::C21_1_1, || Breach::NoSuchCard { card: source });
    } else if setup.effects(source).is_none() {
        sink.undecidable(Clause::C21_1_1, source);
    } else if !may_now(setup, state, source, does) {
        let (clause, facts) = why_not(setup, state, source, does);
        sink.fault(clause, || facts);
    }
    sink.unmodelled(Clause::C21_1_1, source);
}

/// Whether one of the card's abilities that is carried out now can do that.
fn may_now(setup: &Setup, state: &State, source: Card, does: &Effect) -> bool {
    if setup.effects(source).is_some_and(|it| it.open) && setup.card(source).is_some_and(Face::is_told) {
        return true;
    }
    let Some(sort) = sort_of(state, source, does) else { return false };
    let chosen = state.resolving.filter(|it| it.card == source);
    chosen.is_some_and(|it| can(setup, it.card, it.ability, sort))
        || is_in_force(setup, state, source, does)
        || (is_supporting(setup, state, source) && setup.effects(source).is_some_and(|it| it.support.can(sort)))
}

fn can(setup: &Setup, card: Card, ability: u8, sort: Sort) -> bool {
    setup.effects(card).is_some_and(|it| it.can(ability, sort))
}

/// 21.2.3.1.1.2: a continuous ability of a unit changes powers as long as it is in force, and so does one that the unit
/// was given for the rest of a turn in which it used the ability that gives it.
fn is_in_force(setup: &Setup, state: &State, source: Card, does: &Effect) -> bool {
    let power_of = effect!(does, it => it.changes_power_of());
    let (Some(unit), Some(facts)) = (power_of, setup.facts(source)) else { return false };
    if state.stands(source).is_none() {
        return false;
    }
    let told = |it: &UseLimit| it.unit == source && !programs::is_run(setup, source, it.ability);
    let given = |it: &UseLimit| told(it) && can(setup, source, it.ability, Sort::Grant);
    match unit == source {
        true => facts.reaches(Reach::Power) || state.limits.iter().any(given),
        false => unit.owner() == source.owner() && facts.reaches(Reach::OthersPower),
    }
}

/// 18.1.7, 21.2.3.1.5.2: between the comparison of the names and the addition of the values a support's ability may be
/// carried out: the turn player's of the attack type, the other player's of the defence type.
fn is_supporting(setup: &Setup, state: &State, source: Card) -> bool {
    let lies_there = state.table.zone(source) == zones::support(source.owner());
    lies_there && is_of_its_type(setup, state, source) && is_at_support_abilities(state)
}

/// 21.2.3.1.5.2: whether a support ability is of the type that its user may carry out.
pub fn is_of_its_type(setup: &Setup, state: &State, source: Card) -> bool {
    setup.facts(source).is_some_and(|it| it.emblem.serves(source.owner() == state.turn.player))
}

/// 18.1.7: no value was added yet.
pub fn is_at_support_abilities(state: &State) -> bool {
    let Some(frame) = state.agenda.iter().rfind(|it| it.proc == &ATTACKING) else { return false };
    let items = ATTACKING.items;
    let behind = |clause: Clause| items[..usize::from(frame.at)].iter().any(|it| it.clause == clause);
    let nothing_added = state.battle.attack_bonus == 0 && state.battle.defence_bonus == 0;
    behind(Clause::C18_1_6) && !behind(Clause::C18_1_11) && nothing_added
}

/// Why a text cannot do that, or not now.
#[cold]
fn why_not(setup: &Setup, state: &State, card: Card, does: &Effect) -> (Clause, Breach) {
    let Some(what) = sort_of(state, card, does) else { return (Clause::C21_1_1, Breach::NoSuchText { card }) };
    let classes = setup.facts(card).map_or(&[][..], |it| it.abilities);
    let able: Vec<(u8, Ability)> =
        (1..).zip(classes.iter().copied()).filter(|(number, _)| can(setup, card, *number, what)).collect();
    let supports = setup.effects(card).is_some_and(|it| it.support.can(what));
    if able.is_empty() && !supports {
        return (Clause::C21_1_1, Breach::NoAbilityDoesThat { card, what });
    }
    let lies_there = state.table.zone(card) == zones::support(card.owner());
    if supports && lies_there {
        return match is_of_its_type(setup, state, card) {
            true => (Clause::C18_1_7, Breach::AfterTheValues { card, what }),
            false => (Clause::C21_2_3_1_5_2, Breach::OfTheOtherType { card }),
        };
    }
    let of = |class: Ability| able.iter().find(|it| it.1 == class).map(|it| it.0);
    let chosen = [(Ability::Activated, Clause::C19_1_4), (Ability::Automatic, Clause::C10_5)];
    if let Some((ability, clause)) = chosen.into_iter().find_map(|(class, clause)| Some((of(class)?, clause))) {
        let carried_out = state.resolving.map_or(Breach::NoAbilityCarriedOut { ability, card, what }, |other| {
            Breach::AnotherAbilityCarriedOut { ability, card, what, other: other.ability, of: other.card }
        });
        return (clause, carried_out);
    }
    if of(Ability::Continuous).is_some() && state.stands(card).is_none() {
        return (Clause::C21_2_3_1_1_2, Breach::NotOnTheBattlefield { card, what });
    }
    match supports {
        true => (Clause::C21_2_3_1_5_2, Breach::NotInTheSupportArea { card, what }),
        false => (Clause::C21_1_1, Breach::NotForThatUnit { card, what }),
    }
}
