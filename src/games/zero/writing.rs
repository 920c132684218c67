//! A table written down as a position, for a log that begins there.

use super::laying::{PLACES, set};
use super::position::{At, Declared, Fights, Lasts, Position, ResourceCard, UnderCard, Unit, Zones};
use super::state::{Lasting, Setup, State};
use super::zones::{self, FACE_DOWN, GATHERING, NEW, RISEN, TAPPED, TRANSFORMED};
use crate::judge::Sink;
use crate::log::Seat;
use crate::table::Card;

/// The position of a table; none where a position does not say all that there is: with a chain, in the preparation, after the
/// match, and where hidden cards lie.
pub fn write(setup: &Setup, state: &State) -> Option<serde_json::Value> {
    if !state.chain.is_empty() || state.outcome.is_some() || state.turn.number == 0 {
        return None;
    }
    let place = state.agenda.first()?.at;
    let battle = state.agenda.get(1).map(|it| it.at);
    let fits =
        |it: &(At, u8, super::state::Phase, Option<u8>)| it.1 == place && it.3 == battle && it.2 == state.turn.phase;
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
        a: side(setup, state, Seat::A),
        b: side(setup, state, Seat::B),
        changes: state.changes.iter().map(lasts).collect(),
        battle: state.fight.as_ref().map(|it| Fights {
            attacker: it.attacker,
            objects: it.objects.clone(),
            declared: it.declared.iter().map(|(card, of)| declared(*card, *of)).collect(),
            defenders: it.defenders.clone(),
        }),
        links: state.links,
    };
    // 901p3.4: what was activated last matters to a loop that has been shown alone.
    let bare = &State { last: [None; 2], ..state.clone() };
    for laid in [None, Some(true), Some(false)] {
        position.laid = laid;
        let written = serde_json::to_value(&position).ok()?;
        let again = set(setup, &written, &mut Sink::default()).ok()?;
        if again == *bare {
            return Some(written);
        }
    }
    None
}

fn declared(card: Card, of: Card) -> Declared {
    Declared { card, instead_of: Some(of).filter(|it| !it.is_none()) }
}

fn lasts(it: &super::state::Change) -> Lasts {
    let mut lasts = Lasts {
        card: it.card,
        until: it.until,
        numbers: None,
        keyword: None,
        lost: false,
        barred: false,
        shielded: false,
        control: None,
    };
    match it.what {
        Lasting::Change(attack, defence) => lasts.numbers = Some((attack, defence)),
        Lasting::Give(keyword) => lasts.keyword = Some(keyword),
        Lasting::Lost => lasts.lost = true,
        Lasting::Barred => lasts.barred = true,
        Lasting::Shielded => lasts.shielded = true,
        Lasting::Control(of) => lasts.control = Some(of),
        Lasting::Copy(_) | Lasting::Renamed(_) | Lasting::Prevented(_) | Lasting::Gained(_) | Lasting::Gathers(_) => {}
    }
    lasts
}

fn side(setup: &Setup, state: &State, of: Seat) -> Zones {
    let pile = |zone| state.table.pile(zone).to_vec();
    let top_first = |zone| state.table.pile(zone).iter().rev().copied().collect();
    let removed = |down: bool| {
        let cards = state.table.pile(zones::removed(of)).iter();
        cards.copied().filter(|it| state.table.has(*it, FACE_DOWN) == down).collect()
    };
    let bears = |it: &Card| state.bearer(*it).is_some_and(|it| !it.is_none());
    Zones {
        battle: state.units(of).iter().filter(|it| !bears(it)).map(|it| unit(setup, state, *it)).collect(),
        event: state.table.top(zones::event(of)),
        resources: state
            .table
            .pile(zones::resources(of))
            .iter()
            .map(|it| ResourceCard {
                card: *it,
                tapped: state.table.has(*it, TAPPED),
                face_down: state.table.has(*it, FACE_DOWN),
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

fn unit(setup: &Setup, state: &State, card: Card) -> Unit {
    let has = |mark| state.table.has(card, mark);
    let token = state.tokens.iter().find(|it| it.0 == card).and_then(|it| setup.pool.cards.get(usize::from(it.1)));
    Unit {
        card,
        token: token.map(|it| it.code.clone()),
        tapped: has(TAPPED),
        new: has(NEW),
        damage: state.damage_on(card),
        equipment: state.equipment(card).map(|it| unit(setup, state, it)).collect(),
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
