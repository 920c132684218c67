//! Sections 303, 311, 318 to 321, 623, 703: using cards and effects: when, for what cost, at what targets.

use super::Zero;
use super::abilities::{self, find, holds, is_character, is_special};
use super::agenda::stands_at;
pub use super::aiming::{Aimed, check_aims, has_target, is_card, is_link};
use super::cards::{Ability, Color, Cost, During, Facts, Keyword, Kind, Price, Sort, Special};
use super::clauses::Clause;
use super::facts::Breach;
use super::priority::ACT;
use super::resolving::use_of;
use super::state::{AbilityRef, Aims, Link, Setup, State, Task, What};
use super::texts;
use super::words::decisions::{Activate, Use};
use super::words::{Cards, Way};
use super::zones::{self, FACE_DOWN, TAPPED};
use crate::judge::{Impossible, Sink};
use crate::log::Seat;
use crate::table::{Card, CardSet, Few};

/// What is paid.
#[derive(Clone, Copy, Debug)]
pub struct Paid {
    /// Resource cards.
    pub pay: Cards,
    /// Discarded cards.
    pub discard: Few,
    /// Scrapped cards.
    pub scrap: Few,
    /// X.
    pub x: u16,
}

/// 311p2, 318p1, 320p2, 405.1p1: whether a normal tactic could be used by a player, or an attack declared.
pub fn is_main_timing(state: &State, by: Seat) -> bool {
    by == state.turn.player && state.chain.is_empty() && stands_at(state, &ACT)
}

/// 319p1, 321p1: the clause by which a card of a type may be used.
fn timing_clause(kind: Kind) -> Clause {
    match kind {
        Kind::Character => Clause::C318P1,
        Kind::Equipment => Clause::C319P1,
        Kind::Event => Clause::C321P1,
        Kind::NormalTactic => Clause::C320P2,
        Kind::InstantTactic => Clause::C320P3,
    }
}

/// 303p7, 623p1: says all that is wrong with using a card. 623p11: one that an effect uses, in the ordinary way alone.
pub fn check_use(setup: &Setup, state: &State, by: Seat, it: &Use, sink: &mut Sink<Zero>) {
    let card = it.card;
    let from = if it.way == Some(Way::FalseLife) { zones::rest(by) } else { zones::hand(by) };
    let owed = matches!(state.tasks.first(), Some(Task::UseCard(of, owed)) if *of == by && *owed == card);
    if !state.table.could_be_in(card, from) || card.owner() != by && state.table.zone(card) != from {
        let clause = if it.way == Some(Way::FalseLife) { Clause::C900FalselifeP1 } else { Clause::C623P1 };
        sink.fault(clause, || Breach::NotThere { card, by });
    }
    let Some(facts) = state.facts(setup, card) else {
        return sink.undecidable(Clause::C303P2, card);
    };
    if facts.token {
        sink.fault(Clause::C325P1, || Breach::NotThere { card, by });
    }
    let rush = facts.abilities.iter().any(|it| it.is(Keyword::Rush)) || given_rush(state, card);
    let instant = facts.kind == Kind::InstantTactic || rush;
    if !instant && !owed && !is_main_timing(state, by) {
        sink.fault(timing_clause(facts.kind), || Breach::NotNow { card });
    }
    let owed_way = owed && it.way.is_some();
    if owed_way {
        // 623p11
        sink.fault(Clause::C623P11, || Breach::OrdinaryOnly { card });
    }
    let (cost, clause) = cost_of_use(setup, state, (by, card), facts, it.way);
    match cost {
        Some(cost) if !owed_way => {
            let paid = Paid { pay: it.pay, discard: it.discard, scrap: it.scrap, x: it.x.unwrap_or(0) };
            check_cost(setup, state, by, card, &cost, &paid, sink);
            if it.x.is_some() != cost.price.x {
                sink.fault(Clause::C303P7, || Breach::XNotFixed { card });
            }
        }
        Some(_) => {}
        None => sink.fault(clause, || Breach::NoSuchWay { card }),
    }
    check_on(setup, state, by, facts, it, sink);
    let aims = use_of(setup, state, card).and_then(|of| setup.ability(of)).map_or(&[][..], |it| &it.aims);
    let opaque = use_of(setup, state, card).and_then(|of| setup.ability(of)).is_some_and(|it| it.text);
    let aimed = Aimed { targets: it.targets, link: it.link, player: it.player };
    check_aims(setup, state, by, card, (aims, opaque), &aimed, sink);
}

/// 900.rush.p3: rush may be given to a card in any zone.
fn given_rush(state: &State, card: Card) -> bool {
    use super::state::Lasting;
    state.changes.iter().any(|it| it.card == card && it.what == Lasting::Give(Keyword::Rush))
}

/// 303, 623p6, 900.falselife.p1, 900.transform.p1: what the use of a card costs; none where it cannot be used that way,
/// with the clause.
fn cost_of_use(
    setup: &Setup,
    state: &State,
    (by, card): (Seat, Card),
    facts: &Facts,
    way: Option<Way>,
) -> (Option<Cost>, Clause) {
    let special = |keyword: Keyword| facts.abilities.iter().find(|it| it.is(keyword)).map(|it| it.cost);
    match way {
        Some(Way::Transform) => (special(Keyword::Transform), Clause::C900TransformP1),
        Some(Way::FalseLife) => (special(Keyword::FalseLife), Clause::C900FalselifeP1),
        None => {
            let mut cost = Cost { price: facts.price, ..Cost::default() };
            lower(&mut cost.price, ninpo(setup, state, by, facts) + abilities::cheaper(setup, state, card));
            if let Some(of) = facts.abilities.iter().find(|it| it.sort == Sort::Use) {
                let more = of.cost;
                cost = Cost { discard: more.discard, scrap: more.scrap, life: more.life, ..cost };
            }
            (Some(cost), Clause::C303P2)
        }
    }
}

/// What the use of a card costs now, in a way in which it can be used.
pub fn cost_now(setup: &Setup, state: &State, whose: (Seat, Card), facts: &Facts, way: Option<Way>) -> Option<Cost> {
    cost_of_use(setup, state, whose, facts, way).0
}

/// What an activated effect costs now; 900.zoan.p1: shift may cost less.
pub fn cost_of_activation(setup: &Setup, state: &State, by: Seat, card: Card, ability: &Ability) -> Cost {
    let mut cost = ability.cost;
    if ability.is(Keyword::Shift)
        && let Some(facts) = state.facts(setup, card)
    {
        lower(&mut cost.price, zoan(setup, state, by, facts));
    }
    cost
}

/// 303p4, 303p4.2: the colourless part is lowered, and the total with it, but not below the coloured part.
fn lower(price: &mut Price, by: u16) {
    price.total = price.total.saturating_sub(by).max(price.coloured());
}

/// 900.ninpo.p1: by how much the colourless cost is lower.
fn ninpo(setup: &Setup, state: &State, by: Seat, facts: &Facts) -> u16 {
    let _ = setup;
    if state.turn.arts[by.index()].is_empty() {
        return 0;
    }
    facts.abilities.iter().filter(|it| it.is(Keyword::Ninpo)).map(Ability::number).sum()
}

/// 319p2, 900.transform.p4, 319p2.2: the character that equipment is for, or the source of a transform.
fn check_on(setup: &Setup, state: &State, by: Seat, facts: &Facts, it: &Use, sink: &mut Sink<Zero>) {
    let on = it.on;
    match (facts.kind, it.way, on) {
        (Kind::Equipment, _, None) => sink.fault(Clause::C319P2, || Breach::NoCharacter { card: it.card }),
        (Kind::Equipment, _, Some(on)) => {
            let foreign = facts.is_for_opponents();
            if !state.stands(on) || !is_character(setup, state, on) {
                sink.fault(Clause::C319P2, || Breach::NotACharacter { card: on });
            } else if state.controller(on) != by && !foreign {
                sink.fault(Clause::C319P2_2, || Breach::OpponentsCharacter { card: on });
            } else if is_special(setup, state, on, Special::CannotBeEquipped) {
                sink.fault(Clause::C319P2, || Breach::CannotBear { card: on });
            }
        }
        (_, Some(Way::Transform), None) => {
            sink.fault(Clause::C900TransformP4, || Breach::NoCharacter { card: it.card })
        }
        (_, Some(Way::Transform), Some(on)) if !is_source(setup, state, by, facts, on) => {
            sink.fault(Clause::C900TransformP4, || Breach::NotASource { card: on });
        }
        (_, Some(Way::Transform), Some(_)) => {}
        (_, _, Some(on)) => sink.fault(Clause::C623P1, || Breach::NotLaidOn { card: on }),
        _ => {}
    }
}

/// 900.transform.p1: whether a character in the own battle zone is one on which the card may be laid.
pub fn is_source(setup: &Setup, state: &State, by: Seat, facts: &Facts, on: Card) -> bool {
    let names = facts.abilities.iter().filter(|it| it.is(Keyword::Transform)).flat_map(|it| it.names());
    let mut names = names.into_iter();
    state.units(by).contains(&on)
        && is_character(setup, state, on)
        && names.any(|name| super::abilities::is_called(setup, state, on, *name))
}

/// 303, 703p1, 104p3, 608p1, 703p1.2: the cost is paid, as it is and no more (zero-0015).
pub fn check_cost(setup: &Setup, state: &State, by: Seat, card: Card, cost: &Cost, paid: &Paid, sink: &mut Sink<Zero>) {
    check_price(setup, state, by, &cost.price, paid, sink);
    if cost.tap && (state.is_tapped(card) || !state.stands(card)) {
        sink.fault(Clause::C104P3, || Breach::AlreadyTapped { card });
    }
    if paid.discard.len() != usize::from(cost.discard) {
        let (found, asked) = (paid.discard.len(), usize::from(cost.discard));
        sink.fault(Clause::C703P1, || Breach::DiscardsOtherwise { found, asked });
    }
    for it in paid.discard.cards() {
        if !state.table.could_be_in(*it, zones::hand(by)) || *it == card {
            sink.fault(Clause::C608P1, || Breach::NotInHand { card: *it, by });
        }
    }
    if paid.scrap.len() != usize::from(cost.scrap) {
        let (found, asked) = (paid.scrap.len(), usize::from(cost.scrap));
        sink.fault(Clause::C703P1, || Breach::ScrapsOtherwise { found, asked });
    }
    for it in paid.scrap.cards() {
        if !state.stands(*it) || state.controller(*it) != by || *it == card && cost.scrap_this {
            sink.fault(Clause::C606P1, || Breach::NotToScrap { card: *it });
        }
    }
    if twice(paid.discard.cards()) || twice(paid.scrap.cards()) {
        sink.fault(Clause::C703P1_2, || Breach::PaidTwice { card });
    }
    if state.count(zones::life(by)) < usize::from(cost.life) {
        sink.fault(Clause::C703P1, || Breach::TooFewLifeCards { player: by });
    }
}

/// Whether a card is there twice.
pub fn twice(cards: &[Card]) -> bool {
    cards.iter().enumerate().any(|(at, it)| it.is_known() && cards[at + 1..].contains(it))
}

/// 303p2: the resource cards of a payment are one's own, upright, and each pays once.
pub fn check_tapped(state: &State, by: Seat, cards: &[Card], sink: &mut Sink<Zero>) {
    let mut seen = CardSet::NONE;
    for card in cards {
        let own = state.table.zone(*card) == zones::resources(by);
        if !own {
            sink.fault(Clause::C303P2, || Breach::NotAResource { card: *card, by });
        } else if state.is_tapped(*card) {
            sink.fault(Clause::C303P2, || Breach::AlreadyTapped { card: *card });
        } else if !seen.insert(*card) {
            sink.fault(Clause::C303P2, || Breach::PaidTwice { card: *card });
        }
    }
}

/// 303p2, 303p3, 303p3.2: so many resource cards, and of such colours.
fn check_price(setup: &Setup, state: &State, by: Seat, price: &Price, paid: &Paid, sink: &mut Sink<Zero>) {
    let total = usize::from(price.total) + usize::from(if price.x { paid.x } else { 0 });
    let cards = paid.pay.cards();
    check_tapped(state, by, cards, sink);
    if let (true, Some(text)) = (cards.len() != total, texts::lasting(setup, state)) {
        // 303p4: a text that is not encoded may have changed the cost.
        return sink.unmodelled(Clause::C303P4, text);
    }
    if cards.len() < total {
        sink.fault(Clause::C303P3, || Breach::PaidTooLittle { found: cards.len(), asked: total });
    } else if cards.len() > total {
        sink.fault_by_ruling(Clause::C303P3, "zero-0015", || Breach::PaidTooMuch { found: cards.len(), asked: total });
    }
    for (color, asked) in Color::ALL.into_iter().zip(price.of) {
        if asked == 0 {
            continue;
        }
        let is_of = |it: &&Card| pays(setup, state, **it) == Some(color);
        let found = cards.iter().filter(is_of).count();
        if found < usize::from(asked) {
            // A face-up resource card whose face the log hides is seen by everybody, and its code says what it is.
            match cards.iter().find(|it| !state.table.has(**it, FACE_DOWN) && abilities::is_hidden(setup, state, **it))
            {
                Some(hidden) => sink.undecidable(Clause::C303P3_2, *hidden),
                None => sink.fault(Clause::C303P3_2, || Breach::ColourShort { color, found, asked: asked.into() }),
            }
        }
    }
}

/// 204p3.3, 204p3.4, 322p5.2: the colour that a resource card pays.
pub fn pays(setup: &Setup, state: &State, card: Card) -> Option<Color> {
    if state.table.has(card, FACE_DOWN) {
        return None;
    }
    setup.printed(card).and_then(|it| it.color).filter(|it| *it != Color::Purple)
}

/// 701p2.2, 703p6.2, 700p10.2, 703p2.2: says all that is wrong with activating an effect. 703p3: by its controller; 703p4: once
/// a turn, whoever that was.
pub fn check_activate(setup: &Setup, state: &State, by: Seat, it: &Activate, sink: &mut Sink<Zero>) {
    let card = it.card;
    if state.facts(setup, card).is_none() {
        return sink.undecidable(Clause::C703P1, card);
    }
    let of = find(setup, state, card, it.ability);
    let Some((of, ability)) = of.and_then(|of| setup.ability(of).map(|it| (of, it))) else {
        let elsewhere = printed(setup, state, card, it.ability).and_then(|of| setup.ability(of)?.from);
        if elsewhere.is_some_and(|it| !abilities::is_at_home(state, card, it)) {
            return sink.fault(Clause::C700P10_2, || Breach::NotThere { card, by });
        }
        return sink.fault(Clause::C703P1, || Breach::NoSuchEffect { card, ability: it.ability });
    };
    if !is_activated(ability) {
        let continuous = matches!(ability.sort, Sort::Continuous(_));
        let clause = if continuous { Clause::C701P2_2 } else { Clause::C702P2 };
        return sink.fault(clause, || Breach::NotActivated { card, ability: it.ability });
    }
    let from_hand = is_from_hand(ability);
    if from_hand {
        if !state.table.could_be_in(card, zones::hand(by)) || card.owner() != by {
            sink.fault(Clause::C700P10_2, || Breach::NotThere { card, by });
        }
    } else if ability.from.is_some() {
        // 703p3: `find` has seen that it is where it has to be.
        if state.controller(card) != by {
            sink.fault(Clause::C703P3, || Breach::NotItsController { card, by });
        }
    } else if !state.stands(card) || state.controller(card) != by {
        // 612p2: nobody controls a card that is neither in the battle zone nor in the resource zone.
        sink.fault(Clause::C703P3, || Breach::NotItsController { card, by });
    }
    check_during(state, by, ability, card, sink);
    if ability.once && state.turn.used.contains(&(card, of)) {
        sink.fault(Clause::C703P4, || Breach::UsedAlready { card });
    }
    if ability.condition.is_some_and(|it| !holds(setup, state, card, it)) {
        sink.fault(Clause::C703P6_2, || Breach::ConditionFails { card });
    }
    let cost = cost_of_activation(setup, state, by, card, ability);
    let paid = Paid { pay: it.pay, discard: it.discard, scrap: it.scrap, x: it.x.unwrap_or(0) };
    check_cost(setup, state, by, card, &cost, &paid, sink);
    if it.x.is_some() != cost.price.x {
        sink.fault(Clause::C303P7, || Breach::XNotFixed { card });
    }
    check_chosen(setup, state, by, it, ability, sink);
    if it.targets.is_empty() && ability.aims.iter().any(|aim| is_card(aim.at) && !has_target(setup, state, by, *aim)) {
        return sink.fault(Clause::C703P2_2, || Breach::NothingToTarget { card });
    }
    let aimed = Aimed { targets: it.targets, link: it.link, player: it.player };
    check_aims(setup, state, by, card, (&ability.aims, ability.text), &aimed, sink);
}

/// Whether an effect is an activated one.
pub fn is_activated(ability: &Ability) -> bool {
    match ability.keyword() {
        Some(
            Keyword::Shift | Keyword::QuickChange | Keyword::SwordRelease | Keyword::Resurreccion | Keyword::Gather,
        ) => true,
        Some(Keyword::CurseMark) => ability.timing().is_none(),
        Some(_) => false,
        None => ability.sort == Sort::Activated,
    }
}

/// Whether it is used from hand.
pub fn is_from_hand(ability: &Ability) -> bool {
    use Keyword::{QuickChange, Resurreccion, Shift, SwordRelease};
    matches!(ability.keyword(), Some(Shift | QuickChange | SwordRelease | Resurreccion))
}

/// 703p5, 809, 809p1, 900.quickchange.p1.2, 900.shift.p1.2, 900.resurreccion.p1.3, 900.swordrelease.p1.3: when it may be
/// used.
fn check_during(state: &State, by: Seat, ability: &Ability, card: Card, sink: &mut Sink<Zero>) {
    let (may, clause) = match ability.during {
        None => (true, Clause::C703P5),
        Some(During::OwnTurn) => (state.turn.player == by, Clause::C809P1),
        Some(During::OpponentTurn) => (state.turn.player != by, Clause::C809P1),
        Some(During::Battle) => (state.turn.phase.is_battle(), Clause::C900QuickchangeP1_2),
        Some(During::NormalTactic) => (
            is_main_timing(state, by),
            match ability.keyword() {
                Some(Keyword::Shift) => Clause::C900ShiftP1_2,
                Some(Keyword::SwordRelease) => Clause::C900SwordreleaseP1_3,
                Some(Keyword::Resurreccion) => Clause::C900ResurreccionP1_3,
                _ => Clause::C703P5,
            },
        ),
    };
    if !may {
        sink.fault(clause, || Breach::NotNow { card });
    }
}

/// 900.zoan.p1: how much less a shift costs.
fn zoan(setup: &Setup, state: &State, by: Seat, facts: &Facts) -> u16 {
    let is_fruit = |it: &&Card| {
        state.facts(setup, **it).is_some_and(|of| of.shares_character(facts))
            && abilities::has(setup, state, **it, Keyword::Zoan)
    };
    state.units(by).iter().filter(is_fruit).count() as u16
}

/// 900.shift.p3, 900.shift.p4, 900.quickchange.p1, 900.swordrelease.p1, 900.resurreccion.p1, 900.resurreccion.p1.4: what
/// it is chosen for.
fn check_chosen(setup: &Setup, state: &State, by: Seat, it: &Activate, ability: &Ability, sink: &mut Sink<Zero>) {
    let Some(keyword) = ability.keyword().filter(|_| is_from_hand(ability)) else {
        if let Some(on) = it.on {
            sink.fault(Clause::C703P1, || Breach::NotLaidOn { card: on });
        }
        return;
    };
    let clause = keyword.clause();
    let Some(on) = it.on else { return sink.fault(clause, || Breach::NoCharacter { card: it.card }) };
    if !can_be_laid_on(setup, state, by, it.card, ability, on) {
        return sink.fault(clause, || Breach::NotASource { card: on });
    }
    let [facts, other] = [it.card, on].map(|it| state.facts(setup, it));
    if keyword == Keyword::Shift && facts.zip(other).is_some_and(|(one, other)| one.same == other.same) {
        sink.fault(Clause::C900ShiftP4, || Breach::SameCard { card: on });
    }
    if keyword == Keyword::Resurreccion && has_resurrected(setup, state, it.card) {
        sink.fault(Clause::C900ResurreccionP1_4, || Breach::UsedAlready { card: it.card });
    }
}

/// 900.resurreccion.p1.4: a character of one of its names has performed it this turn.
fn has_resurrected(setup: &Setup, state: &State, card: Card) -> bool {
    let Some(facts) = state.facts(setup, card) else { return false };
    let mut done = state.turn.resurrected.iter().filter_map(|it| state.facts(setup, *it));
    done.any(|it| it.shares_character(facts))
}

/// Whether a card in the own battle zone is one that the keyword names.
pub fn can_be_laid_on(setup: &Setup, state: &State, by: Seat, card: Card, ability: &Ability, on: Card) -> bool {
    let [Some(facts), Some(other)] = [card, on].map(|it| state.facts(setup, it)) else { return false };
    if !state.units(by).contains(&on) {
        return false;
    }
    let known = setup.pool.known;
    match ability.keyword() {
        Some(Keyword::SwordRelease) => {
            other.attributes.contains(&known.sword) && other.sword.is_some() && other.sword == facts.sword
        }
        Some(Keyword::Resurreccion) => other.attributes.contains(&known.arrancar) && other.shares_character(facts),
        _ => {
            other.kind == Kind::Character
                && ability.names().iter().any(|it| super::abilities::is_called(setup, state, on, *it))
        }
    }
}

/// Pays a cost.
///
/// # Errors
/// [`Impossible`] where a card is not where it would have to be taken from.
pub fn pay(setup: &Setup, state: &mut State, by: Seat, card: Card, cost: &Cost, paid: &Paid) -> Result<(), Impossible> {
    for it in paid.pay.cards() {
        state.mark_in_play(setup, *it, TAPPED, 0);
    }
    if cost.tap {
        state.mark_in_play(setup, card, TAPPED, 0);
    }
    for it in paid.discard.cards() {
        let worked = state.take(setup, *it, zones::hand(by), zones::rest(by), 0);
        super::applying::done(worked, setup, state, *it)?;
    }
    let own = if cost.scrap_this { Some(card) } else { None };
    for it in own.into_iter().chain(paid.scrap.cards().iter().copied()) {
        let worked = state.bring(setup, it, zones::rest(it.owner()), 0);
        super::applying::done(worked, setup, state, it)?;
    }
    if cost.life > 0 {
        state.task(Task::ScrapLife(by, cost.life.into()));
    }
    Ok(())
}

/// A link joins the chain.
pub fn join(state: &mut State, by: Seat, card: Card, what: What, on: Option<Card>, aimed: &Aimed, x: u16) {
    state.links = state.links.saturating_add(1);
    let aims = Aims { cards: aimed.targets, gone: 0, link: aimed.link.unwrap_or(0), player: aimed.player };
    let on = on.unwrap_or(Card::NONE);
    state.chain.push(Link { number: state.links, by, card, what, on, aims, x, instead: false });
    super::priority::joined(state);
}

/// 707p4: what has just joined the chain does something else, if the condition of that holds now.
pub fn replace_as_used(setup: &Setup, state: &mut State) {
    let Some(link) = state.chain.last() else { return };
    let ability = super::resolving::ability_of(setup, state, link).and_then(|it| setup.ability(it));
    let Some((condition, _)) = ability.and_then(|it| it.instead.as_ref()) else { return };
    let holds = super::abilities::holds(setup, state, link.card, *condition);
    if let Some(link) = state.chain.last_mut() {
        link.instead = holds;
    }
}

/// A chain is not followed beyond this.
pub const MOST_LINKS: usize = 500;

/// Carries out the use of a card.
///
/// # Errors
/// [`Impossible`] where a card is not where it would have to be taken from.
pub fn apply_use(setup: &Setup, state: &mut State, by: Seat, it: &Use) -> Result<(), Impossible> {
    let card = it.card;
    state.tasks.retain(|of| *of != Task::UseCard(by, card));
    let facts = state.facts(setup, card);
    let (cost, _) = facts.map_or((None, Clause::C303P2), |of| cost_of_use(setup, state, (by, card), of, it.way));
    let is_art = facts.is_some_and(|of| setup.pool.known.arts.iter().any(|art| of.attributes.contains(art)));
    let paid = Paid { pay: it.pay, discard: it.discard, scrap: it.scrap, x: it.x.unwrap_or(0) };
    let from = if it.way == Some(Way::FalseLife) { zones::rest(by) } else { zones::hand(by) };
    let worked = card.is_known() && state.take(setup, card, from, zones::limbo(card.owner()), 0);
    super::applying::done(worked, setup, state, card)?;
    pay(setup, state, by, card, &cost.unwrap_or_default(), &paid)?;
    if is_art {
        state.turn.arts[by.index()].push(card);
    }
    let aimed = Aimed { targets: it.targets, link: it.link, player: it.player };
    join(state, by, card, What::Card(it.way), it.on, &aimed, paid.x);
    replace_as_used(setup, state);
    Ok(())
}

/// Carries out the activation of an effect.
///
/// # Errors
/// [`Impossible`] where a card is not where it would have to be taken from, or has no such effect.
pub fn apply_activate(setup: &Setup, state: &mut State, by: Seat, it: &Activate) -> Result<(), Impossible> {
    let of = find(setup, state, it.card, it.ability).or_else(|| printed(setup, state, it.card, it.ability));
    let Some((of, ability)) = of.and_then(|of| setup.ability(of).map(|it| (of, it))) else {
        return Err(no_effect(setup, it.card));
    };
    // A card from hand has a name now.
    if is_from_hand(ability) && state.table.zone(it.card) == crate::table::NOWHERE {
        let worked = state.take(setup, it.card, zones::hand(by), zones::hand(by), 0);
        super::applying::done(worked, setup, state, it.card)?;
    }
    let paid = Paid { pay: it.pay, discard: it.discard, scrap: it.scrap, x: it.x.unwrap_or(0) };
    pay(setup, state, by, it.card, &ability.cost, &paid)?;
    if ability.is(Keyword::Gather) {
        let what = super::state::Lasting::Gathers(of);
        state.changes.push(super::state::Change { card: it.card, what, until: super::words::Until::Always });
    }
    if ability.once && state.turn.used.len() < MOST_LINKS {
        state.turn.used.push((it.card, of));
    }
    let aimed = Aimed { targets: it.targets, link: it.link, player: it.player };
    join(state, by, it.card, What::Effect(of), it.on, &aimed, paid.x);
    Ok(())
}

/// An effect by its number, be it active or not.
pub fn printed(setup: &Setup, state: &State, card: Card, number: u8) -> Option<AbilityRef> {
    let mut at = usize::from(number.checked_sub(1)?);
    let forms = state.under(card, super::state::Under::Form).map(|it| state.face(setup, it));
    let gained = state.changes.iter().filter(|it| it.card == card).filter_map(|it| match it.what {
        super::state::Lasting::Gained(of) => Some(of),
        _ => None,
    });
    for face in std::iter::once(state.face(setup, card)).chain(forms).chain(gained) {
        let held = setup.pool.cards.get(usize::from(face)).map_or(0, |it| it.abilities.len());
        if at < held {
            return Some(AbilityRef { card: face, at: at as u8 });
        }
        at -= held;
    }
    None
}

pub fn no_effect(setup: &Setup, card: Card) -> Impossible {
    let card = setup.tell(card);
    Impossible(crate::say!(setup, "{card} has no such effect", "{card}没有这样的效果"))
}
