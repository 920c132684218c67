//! core.request: the conditions of a request. Each check names its clause. All faults are reported, in the order in which a
//! request is made.

use crate::games::blackpoker::BlackPoker;
use crate::games::blackpoker::book::actions::{Aim, Rule, Timing};
use crate::games::blackpoker::book::{Clause, Ruling};
use crate::games::blackpoker::cards::{Faces, Truth};
use crate::games::blackpoker::facts::{Breach, Place, Together};
use crate::games::blackpoker::log::words::{Action, Target};
use crate::games::blackpoker::state::{Setup, State, zones};
use crate::judge::Sink;
use crate::log::Seat;
use crate::table::{Card, Few, NOWHERE};

/// A request that is being made.
#[derive(Clone, Copy, Debug)]
pub struct Made {
    /// The player who makes it.
    pub by: Seat,
    /// Its row of the action list.
    pub rule: &'static Rule,
    /// The bulwarks that are driven.
    pub drive: Few,
    /// The cards that are discarded.
    pub discard: Few,
    /// The key cards.
    pub keys: Few,
    /// The target.
    pub target: Option<Target>,
}

/// The collector of findings that a check of this game fills.
type Sinks = Sink<BlackPoker>;

/// core.request: checks all four parts, in their order.
pub fn check(setup: &Setup, state: &State, made: &Made, sink: &mut Sinks) {
    check_announcement(state, made, sink);
    check_limit(state, made, sink);
    check_drive(state, made, sink);
    check_discard(state, made, sink);
    check_keys(setup, state, made, sink);
    check_hand(state, made, sink);
    check_target(setup, state, made, sink);
}

/// core.request.announce: a triggered action is not requested; core.main: main timing is the player's own turn, with the chance
/// and an empty stage.
pub fn check_announcement(state: &State, made: &Made, sink: &mut Sinks) {
    let Made { by, rule, .. } = *made;
    if rule.triggered {
        sink.fault(Clause::CoreRequestAnnounce, || Breach::TriggeredAction { action: rule.action });
    }
    if rule.timing == Timing::Main && by != state.turn.player {
        sink.fault(Clause::CoreMain, || Breach::InTheOpponentsTurn { action: rule.action, player: by });
    } else if rule.timing == Timing::Main && !state.stage.is_empty() {
        let requests = state.stage.len();
        sink.fault(Clause::CoreMain, || Breach::StageHoldsRequests { action: rule.action, requests });
    }
}

/// set_bulwark.limit, attack.limit: these are requested once a turn (blackpoker-0017). A player who requests one in the other
/// player's turn breaks core.main, and uses up nothing.
pub fn check_limit(state: &State, made: &Made, sink: &mut Sinks) {
    match made.rule.action {
        _ if made.by != state.turn.player => {}
        Action::SetBulwark if state.turn.set => {
            sink.fault(Clause::SetBulwarkLimit, || Breach::TwiceInATurn { player: made.by });
        }
        Action::Attack if state.turn.attacked => {
            sink.fault(Clause::AttackLimit, || Breach::TwiceInATurn { player: made.by });
        }
        _ => {}
    }
}

/// cost.b: a number of the player's own charged bulwarks are driven. The action's cost gives the number: summon_soldier.cost,
/// summon_hero.cost, equip.cost; none by set_bulwark.cost and summon_ace.cost.
pub fn check_drive(state: &State, made: &Made, sink: &mut Sinks) {
    let Made { by, rule, drive, .. } = *made;
    if drive.len() != rule.drive {
        let (asked, given) = (rule.drive, drive.len());
        sink.fault(rule.cost, || Breach::DrivesOtherCount { asked, given });
    }
    for (place, unit) in drive.cards().iter().enumerate() {
        if drive.cards()[..place].contains(unit) {
            sink.fault(Clause::CostB, || Breach::NamedTwice { card: *unit });
        } else if !state.is_bulwark(*unit) || state.keeper(*unit) != Some(by) {
            sink.fault(Clause::CostB, || Breach::NoBulwarkOf { unit: *unit, player: by });
        } else if state.is_driven(*unit) {
            sink.fault(Clause::CostB, || Breach::DrivenAlready { unit: *unit });
        }
    }
}

/// cost.d: a number of cards of the hand are discarded, none of them a key card (blackpoker-0023). The action's cost gives the
/// number: up.cost, down.cost, twist.cost, counter.cost; core.request.cost: none if no cost is printed.
pub fn check_discard(state: &State, made: &Made, sink: &mut Sinks) {
    let Made { by, rule, discard, keys, .. } = *made;
    if discard.len() != rule.discard {
        let (asked, given) = (rule.discard, discard.len());
        sink.fault(rule.cost, || Breach::DiscardsOtherCount { asked, given });
    }
    for (place, card) in discard.cards().iter().enumerate() {
        let twice = card.is_known() && discard.cards()[..place].contains(card);
        if twice {
            sink.fault(Clause::CostD, || Breach::NamedTwice { card: *card });
        } else if card.is_known() && keys.cards().contains(card) {
            sink.fault_by_ruling(Clause::CostD, Ruling::DiscardIsNotTheKeyCard, || Breach::TheKeyCard { card: *card });
        } else {
            check_in_hand(state, by, *card, Clause::CostD, sink);
        }
    }
}

/// cost.d, core.request.key: one hidden card of the hand cannot stand for two (blackpoker-0023).
fn check_hand(state: &State, made: &Made, sink: &mut Sinks) {
    let Made { by, discard, keys, .. } = *made;
    if sink.faults.is_empty() && overdrawn(state, by, discard, keys).is_some() {
        let clause = if discard.is_empty() { Clause::CoreRequestKey } else { Clause::CostD };
        let held = state.table.pile(zones::hand(by)).len();
        sink.fault_by_ruling(clause, Ruling::DiscardIsNotTheKeyCard, || Breach::HandTooSmall { player: by, held });
    }
}

/// Returns a card that the hand is too small to hold together with the others taken from it.
pub fn overdrawn(state: &State, by: Seat, discard: Few, keys: Few) -> Option<Card> {
    let (zone, hand) = (zones::hand(by), state.table.pile(zones::hand(by)));
    let all = discard.cards().iter().chain(keys.cards()).copied();
    let again = |place: usize, card: Card| card.is_known() && all.clone().take(place).any(|it| it == card);
    let taken = all.clone().enumerate().filter(|it| !again(it.0, it.1)).map(|it| (it.1, state.table.zone(it.1)));
    let unseen = taken.clone().filter(|it| it.0.is_known() && it.1 == NOWHERE).count();
    let drawn = taken.filter(|it| it.1 == zone || it.1 == NOWHERE).count();
    let hidden = hand.iter().filter(|it| !it.is_known()).count();
    all.last().filter(|_| unseen > hidden || drawn > hand.len())
}

/// Checks that a card is, or may be, in the hand.
pub fn check_in_hand(state: &State, by: Seat, card: Card, clause: Clause, sink: &mut Sinks) {
    if state.table.could_be_in(card, zones::hand(by)) && (!card.is_known() || card.owner() == by) {
        return;
    }
    sink.fault(clause, || {
        let place = Place(state.table.zone(card));
        Breach::NotInHand { card, player: by, place }
    });
}

/// core.request.key: the key cards come from the hand. The action says which cards they are: summon_soldier.key,
/// summon_hero.key, summon_ace.key, equip.key, up.key, down.key, twist.key, counter.key, destroy_bulwark.key, throw.key,
/// search.key.
pub fn check_keys(setup: &Setup, state: &State, made: &Made, sink: &mut Sinks) {
    let Made { by, rule, keys, .. } = *made;
    for (place, card) in keys.cards().iter().enumerate() {
        if card.is_known() && keys.cards()[..place].contains(card) {
            sink.fault(Clause::CoreRequestKey, || Breach::NamedTwice { card: *card });
        } else {
            check_in_hand(state, by, *card, Clause::CoreRequestKey, sink);
        }
    }
    if keys.len() != rule.keys.len() {
        let (asked, given) = (rule.keys.len(), keys.len());
        sink.fault(rule.key, || Breach::OtherKeyCount { action: rule.action, asked, given });
        return;
    }
    match fit(setup, state, rule.keys, keys.cards()) {
        Truth::Yes => {}
        Truth::No => sink.fault(rule.key, || Breach::NoKeyCard { keys: Together(keys), action: rule.action }),
        Truth::Maybe => sink.undecidable(rule.key, hidden(setup, state, keys)),
    }
}

fn hidden(setup: &Setup, state: &State, keys: Few) -> Card {
    let unknown = |it: &&Card| state.faces(setup, **it).only().is_none();
    keys.cards().iter().find(unknown).copied().unwrap_or(Card::UNKNOWN)
}

/// Whether cards are those that are asked for. Two cards come in either order.
pub fn fit(setup: &Setup, state: &State, asked: &[Faces], cards: &[Card]) -> Truth {
    let are = |card: Card, asked: Faces| state.faces(setup, card).are(asked);
    match (asked, cards) {
        ([asked], [card]) => are(*card, *asked),
        ([one, other], [first, second]) => {
            let straight = both(are(*first, *one), are(*second, *other));
            let crossed = both(are(*first, *other), are(*second, *one));
            match (straight, crossed) {
                (Truth::Yes, _) | (_, Truth::Yes) => Truth::Yes,
                (Truth::No, Truth::No) => Truth::No,
                _ => Truth::Maybe,
            }
        }
        _ => Truth::Yes,
    }
}

const fn both(one: Truth, other: Truth) -> Truth {
    match (one, other) {
        (Truth::No, _) | (_, Truth::No) => Truth::No,
        (Truth::Yes, Truth::Yes) => Truth::Yes,
        _ => Truth::Maybe,
    }
}

/// core.request.target: the action's target clause says which targets it takes; core.request.no_target: without a possible
/// target it is not requested; core.request.itself: it does not target itself.
pub fn check_target(setup: &Setup, state: &State, made: &Made, sink: &mut Sinks) {
    let rule = made.rule;
    match (rule.aim, made.target) {
        (Aim::Nothing, None) => {}
        (Aim::Nothing, Some(_)) => {
            sink.fault(Clause::CoreRequestTarget, || Breach::AimedAtNothing { action: rule.action });
        }
        (_, None) => {
            if targets(setup, state, made).next().is_some() {
                sink.fault(Clause::CoreRequestTarget, || Breach::NoneChosen { action: rule.action });
            } else {
                sink.fault(Clause::CoreRequestNoTarget, || Breach::NoTargetThere { action: rule.action });
            }
        }
        (_, Some(target)) => check_aim(setup, state, made, target, sink),
    }
}

/// equip.target, up.target, down.target, twist.target, counter.target, destroy_bulwark.target, throw.target: the targets that
/// the action takes.
pub fn check_aim(setup: &Setup, state: &State, made: &Made, target: Target, sink: &mut Sinks) {
    let Made { by, rule, .. } = *made;
    match (rule.aim, target) {
        (Aim::Opponent, Target::Player(of)) if of != by => {}
        (Aim::Request, Target::Request(number)) => check_counter(state, rule, number, sink),
        (Aim::Soldier, Target::Unit(unit)) if state.is_soldier(unit) => {}
        (Aim::Character, Target::Unit(unit)) if state.stands(unit) => {}
        (Aim::Bulwark, Target::Unit(unit)) if state.is_bulwark(unit) => {}
        (Aim::OwnSoldierOfSuit, Target::Unit(unit)) if state.is_soldier(unit) && state.keeper(unit) == Some(by) => {
            match same_suit(setup, state, made.keys, unit) {
                Truth::Yes => {}
                Truth::No => sink.fault(rule.target, || Breach::OfAnotherSuit { unit, keys: Together(made.keys) }),
                Truth::Maybe => {
                    let doubtful = state.hidden_in(setup, unit).unwrap_or_else(|| hidden(setup, state, made.keys));
                    sink.undecidable(rule.target, doubtful);
                }
            }
        }
        _ => {
            sink.fault(rule.target, || Breach::CannotBeAimedAt { action: rule.action, target });
        }
    }
}

/// counter.target: the target is a request with one or two key cards; others have none (blackpoker-0009). Its number does not
/// matter yet (blackpoker-0020).
fn check_counter(state: &State, rule: &Rule, number: u16, sink: &mut Sinks) {
    if number == state.requests.saturating_add(1) {
        sink.fault(Clause::CoreRequestItself, || Breach::ItsOwnTarget { request: number });
        return;
    }
    match state.request(number) {
        None => sink.fault(Clause::CoreRequestTarget, || Breach::NoSuchRequest { request: number }),
        Some(it) if it.keys.is_empty() => {
            let action = it.action;
            sink.fault_by_ruling(rule.target, Ruling::NoKeyCardNoCounter, || Breach::RequestWithoutKeyCards {
                request: number,
                action,
            });
        }
        Some(_) => {}
    }
}

/// equip.target: whether a soldier has the key card's suit. All cards of a soldier have one suit (equipped.key).
pub fn same_suit(setup: &Setup, state: &State, keys: Few, unit: Card) -> Truth {
    let Some(key) = keys.cards().first() else { return Truth::Yes };
    let (unit, key) = (unit_suits(setup, state, unit), state.faces(setup, *key).suits());
    match (unit & key, (unit | key).count_ones()) {
        (0, _) => Truth::No,
        (_, 1) => Truth::Yes,
        _ => Truth::Maybe,
    }
}

/// equipped.key: returns the suits that a soldier's cards may have.
pub fn unit_suits(setup: &Setup, state: &State, unit: Card) -> u8 {
    let suits = |card: Card| state.faces(setup, card).suits();
    match state.table.stack(unit).map(suits).fold(!0, |all, it| all & it) {
        // These cards should never have been joined. The card that names the soldier decides.
        0 => suits(unit),
        common => common,
    }
}

/// Lists every possible target of a request.
pub fn targets<'a>(setup: &'a Setup, state: &'a State, made: &Made) -> impl Iterator<Item = Target> + use<'a> {
    let Made { by, rule, keys, .. } = *made;
    let [a, b] = Seat::BOTH;
    let piles: [&[Card]; 4] = match rule.aim {
        Aim::OwnSoldierOfSuit => [state.soldiers(by), &[], &[], &[]],
        Aim::Soldier => [state.soldiers(a), state.soldiers(b), &[], &[]],
        Aim::Character => [state.bulwarks(a), state.soldiers(a), state.bulwarks(b), state.soldiers(b)],
        Aim::Bulwark => [state.bulwarks(a), state.bulwarks(b), &[], &[]],
        Aim::Nothing | Aim::Request | Aim::Opponent => [&[]; 4],
    };
    let of_suit = move |it: &Card| rule.aim != Aim::OwnSoldierOfSuit || same_suit(setup, state, keys, *it) != Truth::No;
    let units = piles.into_iter().flatten().copied().filter(of_suit).map(Target::Unit);
    let stage = if rule.aim == Aim::Request { &state.stage[..] } else { &[] };
    let requests = stage.iter().filter(|it| !it.keys.is_empty()).map(|it| Target::Request(it.number));
    let opponent = (rule.aim == Aim::Opponent).then_some(Target::Player(by.other()));
    units.chain(requests).chain(opponent)
}
