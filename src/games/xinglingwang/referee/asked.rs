//! The choice that a player has to make now: one between the items of the procedures, or one that an item asks for.

use crate::games::xinglingwang::rules::agenda::{Act, current};
use crate::games::xinglingwang::rules::c01_preparation::{BUILD, DECLARE, MULLIGAN};
use crate::games::xinglingwang::rules::c02_turn::{AFTER, DECLARE_EARLY, HAND_LIMIT, SUMMONING, TACTICS};
use crate::games::xinglingwang::rules::c11_6_battle::{AMBUSH, BEFORE, LOSER, WINNER};
use crate::games::xinglingwang::rules::c13_main_phase::{ATTACKERS, ENTRY, MERGES, MOVES};
use crate::games::xinglingwang::state::State;
use crate::games::xinglingwang::texts::interrupts;

/// A choice that a player has to make.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asked {
    /// 6.1: an ability whose timing has come.
    Moment,
    /// 15.devour.1: a sacrifice that may be devoured.
    Devour,
    /// 15.kidnap.5: a kidnapped card that may be released.
    Release,
    /// 15.cover.1: a unit that may be covered.
    Cover,
    /// 6.2, 6.3: a choice that a text leaves to a player.
    Text,
    /// A choice that an item of a procedure asks for.
    Item(Item),
}

/// The items that ask for a choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Item {
    /// 1.1: the race.
    Declare,
    /// 1.2: the deck.
    Build,
    /// 1.5: the mulligan.
    Mulligan,
    /// 11.6.1: actions before a battle.
    Before,
    /// 11.6.3, 11.6.4: actions after a comparison.
    Fought,
    /// 15.ambush.1: an ambush.
    Ambush,
    /// 2.3: the summoning phase.
    Summoning,
    /// 2.4: the choice of the tactics phase.
    Tactics,
    /// 11.1: the attackers.
    Attackers,
    /// 13.3: the unit that enters in formation.
    Entry,
    /// 13.4: the moves in formation.
    Moves,
    /// 2.4: actions after formation or attack.
    After,
    /// 15.mechmerge.2: the mech merges.
    Merges,
    /// 14.2: the cards above the hand limit.
    HandLimit,
    /// 14.4: the declaration of an early end.
    Early,
}

/// The items of the procedures that ask a player, with the choice they ask for.
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

/// The choice that the rules ask for now.
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

/// `true` if cards may be used and abilities activated at the current choice.
pub fn is_window(state: &State) -> bool {
    use Item::{After, Attackers, Before, Entry, Fought, Moves, Summoning, Tactics};
    let windows = [Before, Fought, Summoning, Tactics, Attackers, Entry, Moves, After];
    matches!(asked(state), Some(Asked::Item(it)) if windows.contains(&it))
}
