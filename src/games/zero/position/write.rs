//! Writes a table as a position, from which a log can begin.

use super::form::{At, Declared, Fights, Lasts, Position, ResourceCard, Token, UnderCard, Unit, Used, Zones};
use super::read::{PLACES, set};
use crate::games::zero::rules::s311_use::printed;
use crate::games::zero::state::zones::{self, FACE_DOWN, GATHERING, NEW, RISEN, TAPPED, TRANSFORMED};
use crate::games::zero::state::{AbilityRef, Lasting, Setup, State};
use crate::judge::Sink;
use crate::log::Seat;
use crate::table::Card;

/// The largest number of effects of one card that are numbered.
const MOST_ABILITIES: u8 = 64;

/// Writes the position of a table. `None` if a position cannot express the state: with a chain, in the preparation, after the
/// end of the match, and with some hidden cards.
pub fn write(setup: &Setup, state: &State) -> Option<serde_json::Value> {
    let used = state.turn.used.iter().map(|(card, of)| used(setup, state, *card, *of)).collect::<Option<_>>()?;
    let tokens = state.tokens.iter().map(|(card, face)| token(setup, *card, *face)).collect::<Option<_>>()?;
    if !state.chain.is_empty() || state.outcome.is_some() || state.turn.number == 0 {
        return None;
    }
    let place = state.agenda.first()?.at;
    let battle = state.agenda.get(1).map(|it| it.at);
    let fits = |entry: &(At, u8, crate::games::zero::state::Phase, Option<u8>)| {
        entry.1 == place && entry.3 == battle && entry.2 == state.turn.phase
    };
    let at = PLACES.into_iter().find(fits)?.0;
    let mut position = Position {
        turn: state.turn.number,
        player: state.turn.player,
        at,
        priority: Some(state.priority).filter(|it| *it != state.turn.player),
        passed: state.passed,
        levelled: state.turn.levelled,
        laid: None,
        arts: state.turn.arts.concat(),
        resurrected: state.turn.resurrected.clone(),
        used,
        tokens,
        a: side(state, Seat::A),
        b: side(state, Seat::B),
        changes: state.changes.iter().map(|it| lasts(setup, it)).collect::<Option<_>>()?,
        battle: state.fight.as_ref().map(|fight| Fights {
            attacker: fight.attacker,
            objects: fight.objects.clone(),
            declared: fight.declared.iter().map(|(card, of)| declared(*card, *of)).collect(),
            defenders: fight.defenders.clone(),
        }),
        links: state.links,
    };
    for laid in [None, Some(true), Some(false)] {
        position.laid = laid;
        let written = serde_json::to_value(&position).ok()?;
        let again = set(setup, None, &written, &mut Sink::default()).ok()?;
        if alike(&again, state) {
            return Some(written);
        }
    }
    None
}

/// `true` if two states are equal, apart from the effects activated last, which matter only to a loop that has been shown
/// (901p3.4), and from the cards looked at, which a position shows in their places.
pub fn alike(one: &State, other: &State) -> bool {
    one == other || bare(one) == bare(other)
}

fn bare(state: &State) -> State {
    let shown = state.looped || state.repeats.is_some() || state.stopped.is_some();
    let last = if shown { state.last } else { [None; 2] };
    State { last, came: None, looked: Vec::new(), bared: Vec::new(), ..state.clone() }
}

/// Returns an effect by its number in a log. `None` for a keyword that another card gives.
fn used(setup: &Setup, state: &State, card: Card, of: AbilityRef) -> Option<Used> {
    let ability = (1..=MOST_ABILITIES).find(|it| printed(setup, state, card, *it) == Some(of))?;
    Some(Used { card, ability })
}

/// Describes a token by the code of its definition.
fn token(setup: &Setup, card: Card, face: u16) -> Option<Token> {
    Some(Token { card, token: code(setup, face)? })
}

fn code(setup: &Setup, face: u16) -> Option<String> {
    setup.pool.cards.get(usize::from(face)).map(|it| it.code.clone())
}

fn declared(card: Card, of: Card) -> Declared {
    Declared { card, instead_of: Some(of).filter(|it| !it.is_none()) }
}

fn lasts(setup: &Setup, it: &crate::games::zero::state::Change) -> Option<Lasts> {
    let mut lasts = Lasts {
        card: it.card,
        until: it.until,
        numbers: None,
        keyword: None,
        lost: false,
        barred: false,
        shielded: false,
        control: None,
        copy: None,
        renamed: None,
        gained: None,
        prevented: None,
    };
    match it.what {
        Lasting::Change(attack, defence) => lasts.numbers = Some((attack, defence)),
        Lasting::Give(keyword) => lasts.keyword = Some(keyword),
        Lasting::Lost => lasts.lost = true,
        Lasting::Barred => lasts.barred = true,
        Lasting::Shielded => lasts.shielded = true,
        Lasting::Control(of) => lasts.control = Some(of),
        Lasting::Copy(of) => lasts.copy = Some(code(setup, of)?),
        Lasting::Renamed(of) => lasts.renamed = Some(code(setup, of)?),
        Lasting::Gained(of) => lasts.gained = Some(code(setup, of)?),
        Lasting::Prevented(by) => lasts.prevented = Some(by),
        Lasting::Gathers(_) => return None,
    }
    Some(lasts)
}

fn side(state: &State, of: Seat) -> Zones {
    let pile = |zone| state.table.pile(zone).to_vec();
    let top_first = |zone| state.table.pile(zone).iter().rev().copied().collect();
    let removed = |down: bool| {
        let cards = state.table.pile(zones::removed(of)).iter();
        cards.copied().filter(|it| state.table.has(*it, FACE_DOWN) == down).collect()
    };
    let bears = |card: &Card| state.bearer(*card).is_some_and(|it| !it.is_none());
    Zones {
        battle: state.units(of).iter().filter(|it| !bears(it)).map(|it| unit(state, *it)).collect(),
        event: state.table.top(zones::event(of)),
        resources: state
            .table
            .pile(zones::resources(of))
            .iter()
            .map(|card| ResourceCard {
                card: *card,
                tapped: state.table.has(*card, TAPPED),
                face_down: state.table.has(*card, FACE_DOWN),
            })
            .collect(),
        hand: pile(zones::hand(of)),
        life: top_first(zones::life(of)),
        rest: pile(zones::rest(of)),
        removed: removed(false),
        removed_face_down: removed(true),
        deck: top_first(zones::deck(of)),
    }
}

fn unit(state: &State, card: Card) -> Unit {
    let has = |mark| state.table.has(card, mark);
    Unit {
        card,
        // `tokens` describes it.
        token: None,
        tapped: has(TAPPED),
        new: has(NEW),
        damage: state.damage_on(card),
        equipment: state.equipment(card).map(|it| unit(state, it)).collect(),
        under: state
            .below
            .iter()
            .filter(|it| it.host == card)
            .map(|it| UnderCard { card: it.card, why: it.why, face_down: state.table.has(it.card, FACE_DOWN) })
            .collect(),
        counters: (0..=u8::MAX).map(|it| (it, state.table.count_of(card, it))).filter(|it| it.1 > 0).collect(),
        transformed: has(TRANSFORMED),
        risen: has(RISEN),
        gathering: has(GATHERING),
    }
}
