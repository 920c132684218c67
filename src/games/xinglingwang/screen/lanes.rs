//! 4.4, 4.9, 8: the units on the table, along the star lanes that both sides share.

use crate::games::xinglingwang::log::effects::Keyword;
use crate::games::xinglingwang::log::notation;
use crate::games::xinglingwang::log::words::{Pose, Shows, Slot};
use crate::games::xinglingwang::rules::c02_turn::LANES;
use crate::games::xinglingwang::rules::c11_attack;
use crate::games::xinglingwang::state::characteristics::{attack, has, points};
use crate::games::xinglingwang::state::{Beneath, Setup, State, Unit};
use crate::judge::{Grid, Line, Row};
use crate::log::Seat;
use crate::say;

/// A unit in brief: `A3 Gearling 3/1, attacking, over A5 (attack)`.
pub fn unit(setup: &Setup, state: &State, it: &Unit) -> String {
    let mut all = vec![format!("{} {}", setup.told(it.card), values(setup, state, it))];
    all.extend(pose(setup, it));
    all.extend(it.target.map(|at| say!(setup, "at {at}", "指定{at}", at = format!("{at:?}"))));
    all.extend(rest(setup, state, it));
    all.join(if setup.tongue.native { "、" } else { ", " })
}

/// Attack value and points.
fn values(setup: &Setup, state: &State, it: &Unit) -> String {
    let value = attack(setup, state, it).map_or_else(|| "-".to_owned(), |it| it.to_string());
    format!("{value}/{}", points(setup, state, it))
}

/// 8: the way it lies, unless upright.
fn pose(setup: &Setup, it: &Unit) -> Option<String> {
    match it.pose {
        Pose::Upright => None,
        Pose::Attacking => Some(say!(setup, "attacking", "進攻")),
        Pose::Sideways => Some(say!(setup, "sideways", "橫放")),
    }
}

/// Its keywords, and the cards beneath it.
fn rest(setup: &Setup, state: &State, it: &Unit) -> Vec<String> {
    let native = setup.tongue.native;
    let keywords = Keyword::ALL.into_iter().filter(|keyword| has(setup, state, it, *keyword));
    let mut all: Vec<String> = keywords.map(|keyword| keyword.told(native).to_owned()).collect();
    all.extend(it.beneath.iter().map(|below| beneath(setup, *below)));
    if it.riders > 0 {
        all.push(say!(setup, "{riders} riding", "下方{riders}個小旅人", riders = it.riders));
    }
    all
}

fn beneath(setup: &Setup, below: Beneath) -> String {
    let card = setup.told(below.card());
    match below {
        Beneath::Merged(_, shows) => {
            let shows = match (shows, setup.tongue.native) {
                (Shows::Attack, true) => "露出攻擊力",
                (Shows::Points, true) => "露出分數",
                (shows, false) => notation::shows(shows),
            };
            say!(setup, "over {card} ({shows})", "下方{card}（{shows}）")
        }
        Beneath::Magic(_) => say!(setup, "with {card}", "被賦予{card}"),
        Beneath::Kidnapped(_) => say!(setup, "holding {card}", "綁架{card}"),
    }
}

/// 4.9: a row of the board, by lane.
pub fn row(setup: &Setup, state: &State, of: Seat, front: bool) -> Row {
    let cells = Slot::ALL.into_iter().filter(|it| it.is_front() == front).map(|at| match state.at(of, at) {
        Some(it) => format!("{}: {}", at.lane(), unit(setup, state, it)),
        None => format!("{}: -", at.lane()),
    });
    let count = state.units(of).filter(|it| it.0.is_front() == front).count();
    Row { seat: of, zone: named(setup, front), count, cards: cells.collect() }
}

fn named(setup: &Setup, front: bool) -> String {
    if front { say!(setup, "front row", "前排戰線") } else { say!(setup, "back row", "後排戰線") }
}

/// 4.4, 4.9: both sides as they lie. Player A is near, and the first lane is at the first player's right hand.
pub fn grid(setup: &Setup, state: &State) -> Grid {
    let mut lanes: Vec<u8> = (1..=LANES).collect();
    if state.turn.first == Seat::A {
        lanes.reverse();
    }
    let line = |of: Seat, front: bool| Line {
        seat: of,
        zone: named(setup, front),
        cells: lanes.iter().map(|lane| cell(setup, state, of, *lane, front)).collect(),
    };
    let rows = [(Seat::B, false), (Seat::B, true), (Seat::A, true), (Seat::A, false)].map(|it| line(it.0, it.1));
    Grid { columns: lanes.iter().map(|it| lane(setup, state, *it)).collect(), rows: rows.into() }
}

/// 14.3: a star lane card. Those with the highest numbers are turned over first.
fn lane(setup: &Setup, state: &State, lane: u8) -> String {
    if lane > LANES.saturating_sub(state.countdown.unwrap_or(0)) {
        say!(setup, "lane {lane} turned over", "{lane}號戰線已翻面")
    } else {
        say!(setup, "lane {lane}", "{lane}號戰線")
    }
}

fn cell(setup: &Setup, state: &State, of: Seat, lane: u8, front: bool) -> Vec<String> {
    let found = Slot::at(lane, front).and_then(|at| Some((at, state.at(of, at)?)));
    let Some((at, it)) = found else { return Vec::new() };
    let mut lines = vec![setup.told(it.card), values(setup, state, it)];
    match it.pose {
        // This word is short enough for a narrow page.
        Pose::Attacking => lines.extend([say!(setup, "attacks", "進攻"), arrow(setup, state, of, at, it)]),
        _ => lines.extend(pose(setup, it)),
    }
    if state.battle.as_ref().is_some_and(|battle| battle.attacker == it.card) {
        lines.push(say!(setup, "in battle", "戰鬥中"));
    }
    lines.extend(rest(setup, state, it));
    lines
}

/// 11.4: the row or rows that an attacker attacks in its lane, with an arrow to the other side.
fn arrow(setup: &Setup, state: &State, of: Seat, at: Slot, it: &Unit) -> String {
    let sign = if of == Seat::A { "↑" } else { "↓" };
    let attacked = c11_attack::targets(setup, state, of, at, it, it.target);
    let row = |card| state.find(card).map(|it| it.1.is_front());
    let (first, second) = attacked.map_or((None, None), |it| (row(it.0), it.1.and_then(row)));
    let told = match (first, second) {
        (Some(_), Some(_)) => say!(setup, "both", "前後排"),
        (Some(true), None) => say!(setup, "front", "前排"),
        (Some(false), None) => say!(setup, "back", "後排"),
        (None, _) => say!(setup, "nobody", "無目標"),
    };
    say!(setup, "{sign} {told}", "{sign}{told}")
}
