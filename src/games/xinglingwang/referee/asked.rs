//! What a player is asked for: what comes between the items of the procedures, or what an item asks for.

use crate::games::xinglingwang::rules::agenda::{Act, current};
use crate::games::xinglingwang::rules::c01_preparation::{BUILD, DECLARE, MULLIGAN};
use crate::games::xinglingwang::rules::c02_turn::{AFTER, DECLARE_EARLY, HAND_LIMIT, SUMMONING, TACTICS};
use crate::games::xinglingwang::rules::c11_6_battle::{AMBUSH, BEFORE, LOSER, WINNER};
use crate::games::xinglingwang::rules::c13_main_phase::{ATTACKERS, ENTRY, MERGES, MOVES};
use crate::games::xinglingwang::state::State;
use crate::games::xinglingwang::texts::interrupts;

/// What a player is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asked {
    /// 6.1: an ability whose moment has come.
    Moment,
    /// 15.devour.1
    Devour,
    /// 15.kidnap.5
    Release,
    /// 15.cover.1
    Cover,
    /// 6.2, 6.3: what a text leaves to a player.
    Text,
    /// What an item of a procedure asks for.
    Item(Item),
}

/// The items that ask for something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Item {
    /// 1.1
    Declare,
    /// 1.2
    Build,
    /// 1.5
    Mulligan,
    /// 11.6.1
    Before,
    /// 11.6.3, 11.6.4
    Fought,
    /// 15.ambush.1
    Ambush,
    /// 2.3
    Summoning,
    /// 2.4
    Tactics,
    /// 11.1
    Attackers,
    /// 13.3
    Entry,
    /// 13.4
    Moves,
    /// 2.4, after formation or attack
    After,
    /// 15.mechmerge.2
    Merges,
    /// 14.2
    HandLimit,
    /// 14.4
    Early,
}

/// The items of the procedures that ask a player, and what they ask for.
static ITEMS: [(&Act, Item); 16] = [
    (&DECLARE, Item::Declare),
    (&BUILD, Item::Build),
    (&MULLIGAN, Item::Mulligan),
    (&BEFORE, Item::Before),
    (&WINNER, Item::Fought),
    (&LOSER, Item::Fought),
    (&AMBUSH, Item::Ambush),
    (&SUMMONING, Item::Summoning),
    (&TACTICS, Item::Tactics),
    (&ATTACKERS, Item::Attackers),
    (&ENTRY, Item::Entry),
    (&MOVES, Item::Moves),
    (&AFTER, Item::After),
    (&MERGES, Item::Merges),
    (&HAND_LIMIT, Item::HandLimit),
    (&DECLARE_EARLY, Item::Early),
];

/// What is asked for now.
pub fn asked(state: &State) -> Option<Asked> {
    if !state.asks_somebody() {
        return None;
    }
    if interrupts::moment(state).is_some() {
        return Some(Asked::Moment);
    }
    if !state.freed.is_empty() {
        return Some(Asked::Release);
    }
    if interrupts::asks(state).is_some() {
        return Some(Asked::Text);
    }
    if state.playing.is_some() {
        return Some(Asked::Devour);
    }
    if !state.covers.is_empty() {
        return Some(Asked::Cover);
    }
    let act = current(state)?;
    ITEMS.iter().find(|it| it.0 == act).map(|it| Asked::Item(it.1))
}

/// Whether cards may be used and abilities activated where the rules ask now.
pub fn is_window(state: &State) -> bool {
    use Item::{After, Attackers, Before, Entry, Fought, Moves, Summoning, Tactics};
    let windows = [Before, Fought, Summoning, Tactics, Attackers, Entry, Moves, After];
    matches!(asked(state), Some(Asked::Item(it)) if windows.contains(&it))
}
