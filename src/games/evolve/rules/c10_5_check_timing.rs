//! 10.5 and chapter 11: check timings, rule processing, and standby abilities (10.7).

use super::agenda::{Act, Frame, Item, Procedure, Wants, act, begin, decide, item, step};
use super::{c01_end_of_match, c08_2_play, c10_7_standby};
use crate::games::evolve::Evolve;
use crate::games::evolve::book::Clause;
use crate::games::evolve::cards::{Asks, Facts};
use crate::games::evolve::facts::breach::Breach;
use crate::games::evolve::log::words::{Counter, Keyword, Place, Step, Trigger};
use crate::games::evolve::state::zones::{self, BANED};
use crate::games::evolve::state::{Setup, State, Value, Waiting, automatic_key};
use crate::games::evolve::texts::target_offers::{self, Chosen};
use crate::games::evolve::texts::{delayed_triggers, resolve, target_check};
use crate::judge::Sink;
use crate::log::Seat;
use crate::table::Card;

/// 10.5.2: a check timing. It starts again after each ability used.
pub static CHECK: Procedure = Procedure {
    clause: Clause::C10_5_2,
    name: "check timing",
    native: "检查时点",
    japanese: "チェックタイミング",
    items: &[
        item(Clause::C10_5_2_1, &RULES, "rule processing", "规则处理").ja("ルール処理"),
        item(Clause::C10_5_2_2, &STANDBY, "abilities that wait, the turn player's first", "待机状态的自动能力")
            .ja("待機状態の自動能力、ターンプレイヤーのものから"),
    ],
};

/// 12.13.2: the effect of drain.
pub static DRAINING: Procedure = Procedure {
    clause: Clause::C12_13_2,
    name: "drain",
    native: "虹吸",
    japanese: "ドレイン",
    items: &[item(Clause::C12_13_2, &RAISE, "the leader's defence goes up", "主战者的生命值增加")
        .ja("リーダーの体力が増える")],
};

/// 10.5.1
static CHECK_TIMING: Act = act(look);
/// 10.5.2.1
pub static RULES: Act = act(rules);
/// 10.5.2.2, 10.5.2.3
pub static STANDBY: Act = act(standby);
/// 12.13.2
static RAISE: Act = act(raise);

/// Begins a check timing on top of the current procedure, or restarts the one under way.
pub fn check(state: &mut State) {
    match state.agenda.last_mut() {
        Some(frame) if frame.proc == &CHECK => *frame = Frame::new(&CHECK),
        _ => state.agenda.push(Frame::new(&CHECK)),
    }
}

/// A check timing as an item of a procedure.
pub const fn timing(clause: Clause) -> Item {
    item(clause, &CHECK_TIMING, CHECK.name, CHECK.native).ja(CHECK.japanese)
}

/// 10.5.1: the check timing begins only if it has anything to do.
fn look(setup: &Setup, state: &mut State, _: &Item) -> Wants {
    c10_7_standby::arise(setup, state);
    if !finds_something(setup, state) {
        return Wants::Nothing;
    }
    begin(state, Frame::new(&CHECK));
    Wants::Look
}

/// `true` if rule processing is due or an ability waits.
pub fn finds_something(setup: &Setup, state: &State) -> bool {
    !state.waiting.is_empty() || processing(setup, state).is_some() || surplus(state).is_some()
}

/// 10.5.2.1: rule processing repeats until nothing is due.
fn rules(setup: &Setup, state: &mut State, _: &Item) -> Wants {
    c10_7_standby::arise(setup, state);
    if let Some((clause, what)) = processing(setup, state) {
        return step(clause, what);
    }
    match surplus(state) {
        Some((clause, by, _)) => decide(by, clause),
        None => Wants::Nothing,
    }
}

/// 11.9.1: the first rule processing that is due; those of chapter 11 happen at the same time (11.1.3). 11.2: a loss
/// comes before all of them.
fn processing(setup: &Setup, state: &State) -> Option<(Clause, Step)> {
    if let Some((clause, winner)) = c01_end_of_match::processed(setup, state) {
        return Some((clause, Step::Result { winner }));
    }
    let mut crumbling = None;
    for card in state.in_turn().into_iter().flat_map(|of| state.field(of)).copied() {
        let face = state.face(setup, card);
        if let Some(clause) = doom_by(setup, state, card, face) {
            return Some((clause, Step::Destroy { card }));
        }
        if crumbling.is_none() && crumbles_by(state, card, face) {
            crumbling = Some(card);
        }
    }
    if let Some(card) = crumbling {
        return Some((Clause::C11_7_1, Step::Crumble { card }));
    }
    for of in state.in_turn() {
        let points = state.value(of, Value::Points);
        let maximum = state.value(of, Value::Maximum);
        if points > maximum {
            return Some((Clause::C11_9_1, Step::Cap { player: of, to: maximum.clamp(0, 255) as u8 }));
        }
    }
    unlinked(state).next().map(|(clause, card)| (clause, Step::Unlink { card }))
}

/// 11.3.1: the follower has no defence left; 11.3.2: it has fought a follower with bane.
pub fn doom(setup: &Setup, state: &State, card: Card) -> Option<Clause> {
    state.keeper(card)?;
    doom_by(setup, state, card, state.face(setup, card))
}

/// [`doom`], given the facts that count as printed on the card.
fn doom_by(setup: &Setup, state: &State, card: Card, face: Option<&Facts>) -> Option<Clause> {
    if face.is_some_and(|it| state.is_without_defence(card, it)) {
        return Some(Clause::C11_3_1);
    }
    let doomed = state.table.has(card, BANED) && state.is_follower(setup, card);
    doomed.then_some(Clause::C11_3_2)
}

/// 11.7.1: the card has stack and no stack counter.
pub fn crumbles(setup: &Setup, state: &State, card: Card) -> bool {
    state.keeper(card).is_some() && crumbles_by(state, card, state.face(setup, card))
}

/// [`crumbles`], given the facts that count as printed on the card.
fn crumbles_by(state: &State, card: Card, face: Option<&Facts>) -> bool {
    face.is_some_and(|it| it.keywords.has(Keyword::Stack)) && state.counters(card, Counter::Stack) == 0
}

/// 11.6.1, 11.8.1: the cards of the evolve zones and race zones that are linked with nothing.
fn unlinked(state: &State) -> impl Iterator<Item = (Clause, Card)> + '_ {
    let zones = state
        .in_turn()
        .into_iter()
        .flat_map(|of| [(Clause::C11_6_1, zones::evolved(of)), (Clause::C11_8_1, zones::race(of))]);
    let cards = zones.flat_map(|(clause, zone)| state.table.pile(zone).iter().map(move |it| (clause, *it)));
    cards.filter(|it| !state.links.iter().any(|link| link.0 == it.1))
}

/// 11.4.1, 11.5.1: the first field or EX area that holds too many cards, with its player.
pub fn surplus(state: &State) -> Option<(Clause, Seat, Place)> {
    let too_many = |of: Seat, zone: Place| state.table.pile(zones::place(of, zone)).len() > state.limit(of, zone);
    state.in_turn().into_iter().find_map(|of| {
        let field = too_many(of, Place::Field).then_some((Clause::C11_4_1, of, Place::Field));
        field.or_else(|| too_many(of, Place::Ex).then_some((Clause::C11_5_1, of, Place::Ex)))
    })
}

/// 11.1.3: the clause of a step that rule processing demands at the same time as the due one; `None` for any other step.
pub fn is_due_too(setup: &Setup, state: &State, due: &Step, what: &Step) -> Option<Clause> {
    let first = |it: &Step| matches!(it, Step::Destroy { .. } | Step::Crumble { .. } | Step::Cap { .. });
    match *what {
        Step::Destroy { card } if first(due) => doom(setup, state, card),
        Step::Crumble { card } if first(due) => crumbles(setup, state, card).then_some(Clause::C11_7_1),
        Step::Cap { .. } if first(due) => (due == what).then_some(Clause::C11_9_1),
        Step::Unlink { card } if matches!(due, Step::Unlink { .. }) => {
            unlinked(state).find(|it| it.1 == card).map(|it| it.0)
        }
        _ => None,
    }
}

/// 10.5.2.2: the turn player uses one of their standby abilities; 10.5.2.3: the opponent does when the turn player
/// has none.
fn standby(setup: &Setup, state: &mut State, item: &Item) -> Wants {
    if let Some(it) = unusable(setup, state) {
        let Waiting { card, ability, nth, .. } = it;
        return step(Clause::C10_7_3_2, Step::Cancel { card, ability, nth });
    }
    match chooser(state) {
        Some(by) if by == state.turn.player => decide(by, item.clause),
        Some(by) => decide(by, Clause::C10_5_2_3),
        None => Wants::Nothing,
    }
}

/// 10.7.3.2: an ability that cannot be used: its cost cannot be paid, or it has nothing to choose. Only the player
/// who has to use one now is considered.
fn unusable(setup: &Setup, state: &State) -> Option<Waiting> {
    let by = chooser(state)?;
    let own = state.waiting.iter().filter(|it| it.by == by);
    own.copied().find(|it| asks(setup, state, it).is_some_and(|known| is_unusable(setup, state, it, known)))
}

fn is_unusable(
    setup: &Setup,
    state: &State,
    it: &Waiting,
    (cost, asks): (crate::games::evolve::cards::Cost, Asks),
) -> bool {
    let by = it.by;
    let used = text_of(setup, state, it);
    if let Some(lacks) = target_check::cannot_choose(setup, state, (by, it.card), used, asks) {
        return lacks;
    }
    let unpaid = i32::from(cost.points) > state.value(by, Value::Points);
    unpaid || (asks.enemy && !cost.any && c08_2_play::choosable(setup, state, by).next().is_none())
}

/// The player who has to use a standby ability.
pub fn chooser(state: &State) -> Option<Seat> {
    state.in_turn().into_iter().find(|of| state.waiting.iter().any(|it| it.by == *of))
}

/// The index of a standby ability; `None` if it does not wait.
pub fn find(state: &State, card: Card, ability: Trigger, nth: u8) -> Option<usize> {
    state.waiting.iter().position(|it| (it.card, it.ability, it.nth) == (card, ability, nth))
}

/// The choices on offer for a standby ability, each with its cost paid or not.
pub fn offered<'a>(setup: &'a Setup, state: &'a State, it: &Waiting) -> Box<dyn Iterator<Item = (Chosen, bool)> + 'a> {
    let used = text_of(setup, state, it);
    let Some((cost, asks)) = asks(setup, state, it) else { return Box::new([(Chosen::default(), false)].into_iter()) };
    // 10.4.7.3: if the cost is not paid, nothing happens.
    let unpaid = cost.any.then(|| (Chosen::default(), false));
    let done = target_offers::offered(setup, state, (it.by, it.card), (used, true), asks);
    Box::new(unpaid.into_iter().chain(done.map(move |chosen| (chosen, cost.any))))
}

/// The known cost and choices of a standby ability.
fn asks(setup: &Setup, state: &State, it: &Waiting) -> Option<(crate::games::evolve::cards::Cost, Asks)> {
    let was = state.printed(setup, it.with).into_iter();
    let face = was.chain(state.face(setup, it.card)).chain(state.printed(setup, it.card));
    let mut known = face.filter_map(|face| face.automatic(it.ability).nth(usize::from(it.nth).checked_sub(1)?));
    known.next().map(|it| (it.cost, it.asks))
}

/// 10.7.3.1: the ability waits, and it is its player's time to use one; 10.7.2.2, 10.7.5.1, 10.7.6.1: it has a use
/// left; 10.4.7.3, 10.4.2.2: its cost is paid in full or not at all.
pub fn check_resolve(
    setup: &Setup,
    state: &State,
    by: Seat,
    made: &c08_2_play::Made,
    (ability, nth, paid): (Trigger, u8, bool),
    sink: &mut Sink<Evolve>,
) {
    let card = made.card;
    let Some(at) = find(state, card, ability, nth) else {
        let waited = state.used.contains(&(card, automatic_key(ability, nth)));
        match c10_7_standby::may_have_been_triggered(setup, state, card, (ability, nth)) {
            _ if waited => sink.fault(Clause::C10_7_2_2, || Breach::UsedThisTurn { card }),
            _ if delayed_triggers::is_met(state, card, ability, nth) => {
                sink.fault(Clause::C10_7_5_1, || Breach::NotTriggered { card, ability, nth });
            }
            true => sink.unmodelled(Clause::C10_7_2, card),
            false if ability == Trigger::Other && c10_7_standby::waits_for_a_state(setup, state, card, nth) => {
                sink.fault(Clause::C10_7_6_1, || Breach::NotTriggered { card, ability, nth });
            }
            false => sink.fault(c10_7_standby::home(ability), || Breach::NotTriggered { card, ability, nth }),
        }
        return;
    };
    let waiting = state.waiting[at];
    if waiting.by != by {
        sink.fault(Clause::C3_1_2_3, || Breach::AbilityOfTheOther { card, by: waiting.by });
    } else if chooser(state) != Some(by) {
        sink.fault(Clause::C10_5_2_2, || Breach::OtherUsesFirst { by: by.other() });
    }
    // 12.13.2, 10.7.5: drain, and an ability that was set for later.
    if ability == Trigger::Drain || delayed_triggers::find(state, card, ability, nth).is_some() {
        return check_plain(made, paid, sink);
    }
    let Some((cost, asks)) = asks(setup, state, &waiting) else { return sink.undecidable(Clause::C10_7_3, card) };
    if paid && !cost.any {
        sink.fault(Clause::C10_4_7_3, || Breach::NoCost { card });
    } else if paid && i32::from(cost.points) > state.value(by, Value::Points) {
        let points = state.value(by, Value::Points);
        sink.fault(Clause::C10_4_2_2, || Breach::TooFewPoints { cost: cost.points.into(), points });
    }
    // 10.4.7.3: if the cost is not paid, nothing happens.
    let skips = cost.any && !paid;
    if skips {
        return check_nothing_chosen(Clause::C10_4_7_3, made, sink);
    }
    let used = text_of(setup, state, &waiting);
    c08_2_play::check_rite(setup, state, made, resolve::speaks_of_rite(setup, state, card, used), sink);
    let runs = c08_2_play::check_choices(setup, state, made, (used, paid), asks, sink);
    if !runs {
        sink.unmodelled(Clause::C10_6_2_7_2, card);
    }
}

/// Checks the use of an ability that has no cost and requires no choice.
fn check_plain(made: &c08_2_play::Made, paid: bool, sink: &mut Sink<Evolve>) {
    if paid {
        sink.fault(Clause::C10_4_7_3, || Breach::NoCost { card: made.card });
    }
    check_nothing_chosen(Clause::C10_6_2_3, made, sink);
}

/// Reports a choice that nothing asks for.
fn check_nothing_chosen(clause: Clause, made: &c08_2_play::Made, sink: &mut Sink<Evolve>) {
    if !made.targets.is_empty() || !made.modes.is_empty() || made.rite.is_some() {
        sink.fault(clause, || Breach::NothingToChoose { card: made.card });
    }
}

/// The text of a standby ability, as the referee carries it out.
pub fn text_of(setup: &Setup, state: &State, it: &Waiting) -> Option<resolve::Used> {
    let is =
        |sort: &crate::games::evolve::cards::Sort| *sort == crate::games::evolve::cards::Sort::Automatic(it.ability);
    let nth = usize::from(it.nth).checked_sub(1)?;
    let was = state.printed(setup, it.with).and_then(|face| resolve::used_of(face, is, nth));
    was.or_else(|| resolve::used(setup, state, it.card, is, nth))
}

/// The card that triggered an ability. `None` if the ability waits for several cards: the log does not say which one
/// it is used for.
fn about(state: &State, card: Card, ability: Trigger, nth: u8) -> Option<Card> {
    let mut all = state.waiting.iter().filter(|it| (it.card, it.ability, it.nth) == (card, ability, nth));
    let first = all.next()?.about;
    all.all(|it| it.about == first).then_some(first).filter(|it| *it != Card::NONE)
}

/// Applies 10.7.3: the ability leaves standby, once.
pub fn apply_resolve(
    setup: &Setup,
    state: &mut State,
    made: &c08_2_play::Made,
    (ability, nth, paid): (Trigger, u8, bool),
) {
    let c08_2_play::Made { by, card, .. } = *made;
    let about = about(state, card, ability, nth);
    let waiting = find(state, card, ability, nth).map(|at| state.waiting.remove(at));
    if let Some((cost, _)) = waiting.filter(|_| paid).and_then(|it| asks(setup, state, &it)) {
        c08_2_play::pay_cost(setup, state, by, card, cost);
    }
    if waiting.is_none() {
        note_use(setup, state, card, ability, nth);
    }
    state.using = Some(crate::games::evolve::state::Using { by, card });
    check(state);
    if ability == Trigger::Drain
        && let Some(it) = waiting
    {
        state.draining = Some((it.by, it.amount));
        state.agenda.push(Frame::new(&DRAINING));
    }
    if let Some(later) = delayed_triggers::find(state, card, ability, nth).filter(|_| waiting.is_some()).cloned() {
        resolve::begin_later(setup, state, &later);
    } else if ability != Trigger::Drain {
        let is =
            |sort: &crate::games::evolve::cards::Sort| *sort == crate::games::evolve::cards::Sort::Automatic(ability);
        let used = match &waiting {
            Some(it) => text_of(setup, state, it),
            None => usize::from(nth).checked_sub(1).and_then(|nth| resolve::used(setup, state, card, is, nth)),
        };
        resolve::begin_about(setup, state, made, used, (paid, about));
        // 10.7.6.1: the ability may go to standby again after it is carried out, if the state still holds.
        if state.running.is_some() {
            state.arisen.retain(|it| ability != Trigger::Other || *it != (card, nth));
        }
    }
}

/// 10.7.2.2: notes the use of a once-a-turn ability whose trigger only its text knows.
fn note_use(setup: &Setup, state: &mut State, card: Card, ability: Trigger, nth: u8) {
    let faces = state.face(setup, card).into_iter().chain(state.printed(setup, card));
    let mut known = faces.filter_map(|face| face.automatic(ability).nth(usize::from(nth).checked_sub(1)?));
    if known.any(|it| it.asks.once) {
        state.used.push((card, automatic_key(ability, nth)));
    }
}

/// 12.13.2: the leader of the follower's controller gains defence equal to the damage.
fn raise(_: &Setup, state: &mut State, item: &Item) -> Wants {
    match state.draining {
        Some((player, by)) => step(item.clause, Step::Drain { player, by }),
        None => Wants::Nothing,
    }
}

/// 10.7.3.2: a standby ability that cannot be used is cancelled; 10.7.3.1: one that can be used must be used.
pub fn check_cancel(setup: &Setup, state: &State, card: Card, ability: Trigger, nth: u8, sink: &mut Sink<Evolve>) {
    let Some(at) = find(state, card, ability, nth) else {
        return sink.fault(Clause::C10_7_3_2, || Breach::NotTriggered { card, ability, nth });
    };
    let waiting = state.waiting[at];
    let Some((cost, asks)) = asks(setup, state, &waiting) else {
        return sink.fault(Clause::C10_7_3_1, || Breach::CanBeUsed { card });
    };
    if !is_unusable(setup, state, &waiting, (cost, asks)) {
        match cost.more || !asks.enemy {
            true => sink.unmodelled(Clause::C10_7_3_2, card),
            false => sink.fault(Clause::C10_7_3_1, || Breach::CanBeUsed { card }),
        }
    }
}

/// 11.4.1, 11.5.1: the card is in the zone that holds too many.
pub fn check_surplus(state: &State, by: Seat, card: Card, sink: &mut Sink<Evolve>) {
    let Some((clause, of, zone)) = surplus(state) else { return };
    if of == by && state.table.zone(card) != zones::place(of, zone) {
        sink.fault(clause, || Breach::NotOfTheFullZone { card, zone });
    }
}
