//! Positions that no match leads to, but that can be played on. A judge may want one after a fault that was found late, so it
//! is a finding, and the match goes on from there.

use super::form::Position;
use super::moment::{Next, refused};
use super::paid;
use super::paid::turns;
use crate::games::blackpoker::BlackPoker;
use crate::games::blackpoker::book::actions::Rule;
use crate::games::blackpoker::book::{Clause, Ruling};
use crate::games::blackpoker::cards::{ACES, COURT, Truth};
use crate::games::blackpoker::facts::{Doubtful, Unfit};
use crate::games::blackpoker::log::words::Action;
use crate::games::blackpoker::rules::r07_turn_control::HAND_LIMIT;
use crate::games::blackpoker::state::options::First;
use crate::games::blackpoker::state::{Setup, State, zones};
use crate::judge::{BadStart, Sink};
use crate::log::Seat;

type Sinks = Sink<BlackPoker>;

/// win.life, win.check: a player with an empty life loses at the next win check. A match can therefore stand there only before
/// one: while something is carried out, when the last card paid for the request that waits (blackpoker-0012), or in the first
/// turn before anything has resolved (blackpoker-0011).
///
/// # Errors
/// [`BadStart`] if the match is over.
pub fn check_life(setup: &Setup, state: &State, position: &Position) -> Result<(), BadStart> {
    let Some(of) = Seat::BOTH.into_iter().find(|it| state.life(*it) == 0) else { return Ok(()) };
    let is_first = |rule: &Rule| rule.life > 0 && of == state.turn.player;
    let paid = state.stage.first().is_some_and(|it| is_first(it.action.rule()));
    let begins = state.turn.number == 1 && state.stage.len() == usize::from(state.requests);
    let is_checked = |next: Next| matches!(next, Next::Trigger | Next::Resolve | Next::NoEffect);
    let within = position.at.as_ref().is_some_and(|it| !is_checked(it.next));
    if paid || begins || within {
        return Ok(());
    }
    let name = crate::log::plain(&setup.names[of.index()]).to_string();
    Err(refused(setup, Clause::WinLife, Unfit::LostAlready { player: of, name }))
}

/// Reports everything to which no match leads.
pub fn check(setup: &Setup, state: &State, position: &Position, sink: &mut Sinks) {
    check_turn(setup, state, sink);
    for of in Seat::BOTH {
        check_hand(setup, state, of, sink);
        check_field(setup, state, of, sink);
        check_sizes(setup, state, of, position, sink);
    }
    check_requests(setup, state, sink);
    check_holder(setup, state, position, sink);
    paid::check(setup, state, position, sink);
}

/// end.effect.2: turns alternate, beginning with the first player; draw.effect.1: each has taken a card from a life.
fn check_turn(setup: &Setup, state: &State, sink: &mut Sinks) {
    let turn = state.turn;
    let first = match setup.frame.first {
        First::Turned => None,
        First::A => Some(Seat::A),
        First::B => Some(Seat::B),
    };
    let odd = turn.number % 2 == 1;
    if let Some(first) = first
        && (first == turn.player) != odd
    {
        sink.fault(Clause::EndEffect2, || Doubtful::TurnOfTheOther { turn: turn.number, player: turn.player, first });
    }
    let cards = setup.sizes[0] + setup.sizes[1];
    if usize::from(turn.number) > cards + 1 {
        sink.fault(Clause::DrawEffect1, || Doubtful::MoreTurnsThanCards { turn: turn.number, cards });
    }
}

/// end.effect.1: after End a player holds at most 7 cards, apart from the opening hand. Until the next End there come two by
/// Draw, or one before the first turn, and one by each Search and Succession. For each Succession, a card of the court lies in
/// the grave.
fn check_hand(setup: &Setup, state: &State, of: Seat, sink: &mut Sinks) {
    let held = state.table.pile(zones::hand(of)).len();
    let court = |it: &&crate::table::Card| state.faces(setup, **it).are(COURT) != Truth::No;
    let gained = state.table.pile(zones::grave(of)).iter().filter(court).count();
    let drawn = match state.turn.number {
        _ if of != state.turn.player => 0,
        1 => usize::from(setup.frame.first_draw),
        _ => 2,
    };
    let opening = if turns(state, of) < 2 { usize::from(setup.frame.hand) } else { 0 };
    let most = HAND_LIMIT.max(opening) + drawn + gained;
    if held > most {
        sink.fault(Clause::EndEffect1, || Doubtful::HoldsTooMany { player: of, held, most });
    }
}

/// set_bulwark.limit, setup.2.bulwark: there are at most a preset bulwark, and one for each turn of the player's.
/// setup.2.soldier, core.main: no soldier comes in the other player's turn, and before the player's first turn there is only
/// the preset one.
fn check_field(setup: &Setup, state: &State, of: Seat, sink: &mut Sinks) {
    let preset = usize::from(setup.frame.preset);
    let bulwarks = state.bulwarks(of);
    let own = of == state.turn.player;
    let most = preset + turns(state, of) - usize::from(own && !state.turn.set);
    if bulwarks.len() > most {
        sink.fault(Clause::SetBulwarkLimit, || Doubtful::TooManyBulwarks {
            player: of,
            bulwarks: bulwarks.len(),
            most,
        });
    }
    let is_fought = |unit| state.blocks.iter().any(|it| it.unit == unit);
    let mut up = bulwarks.iter().enumerate().filter(|(place, unit)| {
        let is_preset = *place == 0 && preset == 1;
        state.is_up(**unit) && !is_preset && !is_fought(**unit)
    });
    if let Some((_, unit)) = up.next() {
        sink.fault(Clause::Setup2Bulwark, || Doubtful::AnotherOneLiesFaceUp { unit: *unit });
    }
    let soldiers = state.soldiers(of);
    if let Some(unit) = soldiers.iter().find(|it| !own && state.has_arrived(**it)) {
        let player = state.turn.player;
        sink.fault(Clause::CoreMain, || Doubtful::CameInTurnOf { unit: *unit, player });
    }
    let before = soldiers.iter().filter(|it| !state.has_arrived(**it)).count();
    if before > preset && turns(state, of) == usize::from(own) {
        sink.fault(Clause::Setup2Soldier, || Doubtful::SoldiersBeforeTheFirstTurn {
            player: of,
            soldiers: before,
            preset,
        });
    }
}

/// up.effect, down.effect: the most by which all spells of one sort together can change a number: A to 10 of a suit, in both
/// decks.
const MOST_CHANGED: i32 = 2 * 55;

/// up.effect: a number rises at most by this; down.effect: it falls at most by this, and a soldier whose number is 0 or less
/// goes to the grave at once.
fn check_sizes(setup: &Setup, state: &State, of: Seat, position: &Position, sink: &mut Sinks) {
    let dying = position.at.as_ref().is_some_and(|it| it.next == Next::Dies);
    for unit in state.soldiers(of).iter().copied() {
        let changes = state.changes.iter().filter(|it| it.unit == unit).map(|it| i32::from(it.by));
        let (up, down) = changes.fold((0, 0), |(up, down), it| (up + it.max(0), down - it.min(0)));
        let clause = if up > MOST_CHANGED { Clause::UpEffect } else { Clause::DownEffect };
        if up > MOST_CHANGED || down > MOST_CHANGED {
            sink.fault(clause, || Doubtful::ChangedTooMuch { most: MOST_CHANGED, unit });
        } else if down > 0 && state.size(setup, unit).1 <= 0 && !dying {
            sink.fault(clause, || Doubtful::StandsAtZero { unit, number: state.size(setup, unit).1 });
        }
    }
}

/// attack.limit, set_bulwark.limit: the actions under way were requested this turn. core.main: none of main timing was before
/// the turn's Draw had resolved. attack.effect.3: a soldier that arrived this turn attacks only with 速攻.
fn check_requests(setup: &Setup, state: &State, sink: &mut Sinks) {
    let under_way = |action: Action| state.stage.iter().any(|it| it.action == action);
    let attacks =
        [Action::Attack, Action::Block, Action::Judge].into_iter().any(under_way) || !state.attackers.is_empty();
    if attacks && !state.turn.attacked {
        sink.fault(Clause::AttackLimit, || Doubtful::AttackNotUsed);
    }
    if under_way(Action::SetBulwark) && !state.turn.set {
        sink.fault(Clause::SetBulwarkLimit, || Doubtful::SetBulwarkNotUsed);
    }
    let draws = |it: Action| matches!(it, Action::Charge | Action::Draw);
    let begins = state.stage.iter().any(|it| draws(it.action)) || state.waiting.iter().any(|it| draws(it.action));
    if begins && state.turn.number == 1 {
        sink.fault(Clause::DrawTrigger, || Doubtful::FirstTurnBegins);
    }
    let player = state.turn.player;
    if begins && (state.turn.attacked || state.turn.set) {
        sink.fault(Clause::CoreMain, || Doubtful::RequestedBeforeTheDraw { player });
    }
    if let Some(unit) = state.soldiers(player).iter().find(|it| begins && state.has_arrived(**it)) {
        sink.fault(Clause::CoreMain, || Doubtful::CameBeforeTheDraw { player, unit: *unit });
    }
    let hasty = |unit| !state.has_arrived(unit) || state.contains(setup, unit, ACES) != Truth::No;
    if let Some(unit) = state.attackers.iter().copied().find(|it| state.is_soldier(*it) && !hasty(*it)) {
        sink.fault_by_ruling(Clause::AttackEffect3, Ruling::HasteIsMisprinted, || Doubtful::AttacksOnArrival { unit });
    }
}

/// core.chance: the turn player has the chance after each resolution from the stage, and hands it on with a pass. If the other
/// player has it and nobody is on the pass list, that player made the top request, or searched (blackpoker-0007,
/// blackpoker-0028).
fn check_holder(setup: &Setup, state: &State, position: &Position, sink: &mut Sinks) {
    let by = state.chance;
    let (Some(top), None) = (state.stage.last(), &position.at) else { return };
    if by == state.turn.player || state.passed != [false; 2] || top.by == by {
        return;
    }
    let joker = |card: &&crate::table::Card| {
        state.faces(setup, **card).are(crate::games::blackpoker::cards::Faces::JOKER) != Truth::No
    };
    if state.table.pile(zones::grave(by)).iter().any(|it| joker(&it)) {
        return;
    }
    sink.fault_by_ruling(Clause::CoreChance, Ruling::RequesterKeepsChance, || Doubtful::HeldWithoutAPass {
        holder: by,
        by: top.by,
    });
}
