//! 展開系, deploying: Set Bulwark, the summons, Equip.

use super::agenda::{Act, Item, Procedure, Wants, act, decide, item, request_of, step};
use crate::games::blackpoker::book::Clause;
use crate::games::blackpoker::cards::{ACES, HEROES, Truth};
use crate::games::blackpoker::log::words::Target;
use crate::games::blackpoker::log::words::steps::{Enter, Join};
use crate::games::blackpoker::state::zones::{self};
use crate::games::blackpoker::state::{Setup, State};
use crate::log::Seat;
use crate::table::Card;

/// set_bulwark.effect
pub static SET_BULWARK: Procedure = Procedure {
    clause: Clause::SetBulwarkEffect,
    name: "setting a bulwark",
    native: "防壁設置の効果",
    japanese: "",
    items: &[item(Clause::SetBulwarkEffect, &CHOOSE_BULWARK, "set a card of the hand", "手札から1枚を置く")],
};

/// summon_soldier.effect
pub static SUMMON_SOLDIER: Procedure = Procedure {
    clause: Clause::SummonSoldierEffect,
    name: "summoning a soldier",
    native: "兵士召喚の効果",
    japanese: "",
    items: &[item(Clause::SummonSoldierEffect, &ENTER, "the key card enters", "キーカードが場に加わる")],
};

/// summon_hero.effect
pub static SUMMON_HERO: Procedure = Procedure {
    clause: Clause::SummonHeroEffect,
    name: "summoning a hero",
    native: "英雄召喚の効果",
    japanese: "",
    items: &[item(Clause::SummonHeroEffect, &ENTER, "the key card enters", "キーカードが場に加わる")],
};

/// summon_ace.effect
pub static SUMMON_ACE: Procedure = Procedure {
    clause: Clause::SummonAceEffect,
    name: "summoning an ace",
    native: "エース召喚の効果",
    japanese: "",
    items: &[item(Clause::SummonAceEffect, &ENTER, "the key card enters", "キーカードが場に加わる")],
};

/// equip.effect
pub static EQUIP: Procedure = Procedure {
    clause: Clause::EquipEffect,
    name: "equipping",
    native: "装備の効果",
    japanese: "",
    items: &[item(Clause::EquipEffect, &JOIN, "the key card joins the soldier", "キーカードが兵士に重なる")],
};

/// set_bulwark.effect
pub static CHOOSE_BULWARK: Act = act(choose_bulwark);
/// summon_soldier.effect, summon_hero.effect, summon_ace.effect
pub static ENTER: Act = act(enter);
/// equip.effect
pub static JOIN: Act = act(join);

/// set_bulwark.effect: a card of the hand goes to the field as a bulwark. Nothing happens if the hand is empty
/// (blackpoker-0016).
fn choose_bulwark(_: &Setup, state: &mut State, _: &Item) -> Wants {
    match request_of(state) {
        Some(request) if !state.table.pile(zones::hand(request.by)).is_empty() => {
            decide(request.by, Clause::SetBulwarkEffect)
        }
        _ => Wants::Nothing,
    }
}

/// set_bulwark.effect: the bulwark is face down and charged. placing.1, placing.2: it stands beside those that are there. A
/// card that is already a bulwark stays where it is.
pub fn apply_set(setup: &Setup, state: &mut State, by: Seat, card: Card) -> bool {
    if state.is_bulwark(card) {
        return true;
    }
    card.is_known() && state.bring(setup, card, zones::hand(by), zones::bulwarks(by))
}

/// summon_soldier.effect, summon_hero.effect, summon_ace.effect: the key card enters the field, face up and
/// charged.
fn enter(_: &Setup, state: &mut State, item: &Item) -> Wants {
    let key = request_of(state).and_then(|it| it.keys.cards().first().copied());
    match key.filter(|it| state.table.zone(*it) == zones::keys(it.owner())) {
        Some(unit) => step(item.clause, Enter { unit }),
        None => Wants::Nothing,
    }
}

/// The clause under which a card would enter the field: summon_soldier.effect, summon_hero.effect,
/// summon_ace.effect.
pub fn clause(setup: &Setup, state: &State, unit: Card) -> Clause {
    let faces = state.faces(setup, unit);
    match (faces.are(HEROES), faces.are(ACES)) {
        (Truth::Yes, _) => Clause::SummonHeroEffect,
        (_, Truth::Yes) => Clause::SummonAceEffect,
        _ => Clause::SummonSoldierEffect,
    }
}

/// equip.effect: the key card joins the target soldier (blackpoker-0005).
fn join(_: &Setup, state: &mut State, _: &Item) -> Wants {
    let Some(request) = request_of(state) else { return Wants::Nothing };
    match (request.keys.cards().first(), request.target) {
        (Some(card), Some(Target::Unit(unit))) if state.table.zone(*card) == zones::keys(card.owner()) => {
            step(Clause::EquipEffect, Join { unit, card: *card })
        }
        _ => Wants::Nothing,
    }
}
