//! 魔法系, magic: the quick spells, Destroy Bulwark, Throw, Search.

use super::agenda::{Act, Item, Procedure, Wants, act, chance, decide, item, item_of, request_of, step};
use super::r05_zones_unit::dies;
use super::{r04_damage, r05_zones_graves};
use crate::games::blackpoker::book::Clause;
use crate::games::blackpoker::cards::{Faces, Suit, Truth};
use crate::games::blackpoker::facts::Breach;
use crate::games::blackpoker::log::words::steps::{Countered, Size};
use crate::games::blackpoker::log::words::{Action, Ask, Pose, Target};
use crate::games::blackpoker::referee::under_way::{aimed_elsewhere, none_under_way};
use crate::games::blackpoker::state::{Fight, Request, Setup, State, zones};
use crate::log::Seat;
use crate::table::Card;

/// up.effect
pub static UP: Procedure = Procedure {
    clause: Clause::UpEffect,
    name: "raising a size",
    native: "アップの効果",
    japanese: "",
    items: &[item(Clause::UpEffect, &CHANGE_SIZE, "the size rises", "数字が大きくなる")],
};

/// down.effect
pub static DOWN: Procedure = Procedure {
    clause: Clause::DownEffect,
    name: "lowering a size",
    native: "ダウンの効果",
    japanese: "",
    items: &[
        item(Clause::DownEffect, &CHANGE_SIZE, "the size falls", "数字が小さくなる"),
        item(Clause::DownEffect, &KILL_SHRUNK, "0 or less: to the grave", "0以下なら墓地へ行く"),
        item_of(Clause::ZonesTop, &r05_zones_graves::TOP, Seat::A, "pick the grave's top", "墓地の一番上を選ぶ"),
        item_of(Clause::ZonesTop, &r05_zones_graves::TOP, Seat::B, "pick the grave's top", "墓地の一番上を選ぶ"),
    ],
};

/// twist.effect
pub static TWIST: Procedure = Procedure {
    clause: Clause::TwistEffect,
    name: "twisting",
    native: "ツイストの効果",
    japanese: "",
    items: &[item(
        Clause::TwistEffect,
        &CHOOSE_TWIST,
        "drive or charge the target",
        "対象をドライブ状態かチャージ状態にする",
    )],
};

/// counter.effect
pub static COUNTER: Procedure = Procedure {
    clause: Clause::CounterEffect,
    name: "countering",
    native: "カウンターの効果",
    japanese: "",
    items: &[
        item(Clause::CounterEffect, &NULLIFY, "nullify the target", "対象を無効にする"),
        item_of(Clause::ZonesTop, &r05_zones_graves::TOP, Seat::A, "pick the grave's top", "墓地の一番上を選ぶ"),
        item_of(Clause::ZonesTop, &r05_zones_graves::TOP, Seat::B, "pick the grave's top", "墓地の一番上を選ぶ"),
    ],
};

/// destroy_bulwark.effect
pub static DESTROY_BULWARK: Procedure = Procedure {
    clause: Clause::DestroyBulwarkEffect,
    name: "destroying a bulwark",
    native: "防壁破壊の効果",
    japanese: "",
    items: &[item(Clause::DestroyBulwarkEffect, &DESTROY, "the bulwark goes to the grave", "防壁が墓地へ行く")],
};

/// throw.effect
pub static THROW: Procedure = Procedure {
    clause: Clause::ThrowEffect,
    name: "throwing",
    native: "投擲の効果",
    japanese: "",
    items: &[
        item(Clause::ThrowEffect, &AIM, "how much damage", "ダメージの点数"),
        item(Clause::ThrowEffect, &r04_damage::DAMAGE, "damage", "ダメージ"),
        item_of(Clause::ZonesTop, &r05_zones_graves::TOP, Seat::A, "pick the grave's top", "墓地の一番上を選ぶ"),
        item_of(Clause::ZonesTop, &r05_zones_graves::TOP, Seat::B, "pick the grave's top", "墓地の一番上を選ぶ"),
    ],
};

/// search.effect
pub static SEARCH: Procedure = Procedure {
    clause: Clause::SearchEffect,
    name: "searching",
    native: "サーチの効果",
    japanese: "",
    items: &[
        item(Clause::SearchEffect, &CHOOSE_CARD, "take a card from the life", "ライフから1枚を取る"),
        item(Clause::SearchEffect, &SHUFFLE_LIFE, "shuffle the life", "ライフをシャッフルする"),
    ],
};

/// up.effect, down.effect
pub static CHANGE_SIZE: Act = act(change_size);
/// down.effect
pub static KILL_SHRUNK: Act = act(kill_shrunk);
/// twist.effect
pub static CHOOSE_TWIST: Act = act(choose_twist);
/// counter.effect
pub static NULLIFY: Act = act(nullify);
/// destroy_bulwark.effect
pub static DESTROY: Act = act(destroy);
/// throw.effect
static AIM: Act = act(aim);
/// search.effect
pub static CHOOSE_CARD: Act = act(choose_card);
/// search.effect
pub static SHUFFLE_LIFE: Act = act(shuffle_life);

/// Returns the request under way and the character that is its target.
fn target_unit(state: &State) -> Option<(Request, Card)> {
    let request = request_of(state)?;
    match request.target {
        Some(Target::Unit(unit)) => Some((request, unit)),
        _ => None,
    }
}

/// Returns the number of a request's first key card, at least and at most.
pub fn key_numbers(setup: &Setup, state: &State, request: &Request) -> (i16, i16) {
    request.keys.cards().first().map_or((0, 0), |it| state.faces(setup, *it).numbers())
}

/// Returns a key card of a request whose face is hidden.
pub fn hidden_key(setup: &Setup, state: &State, request: &Request) -> Option<Card> {
    request.keys.cards().iter().copied().find(|it| state.faces(setup, *it).only().is_none())
}

/// up.effect: the target's number rises by the key card's; down.effect: it falls by it. Both last until the turn ends
/// (blackpoker-0010).
fn change_size(setup: &Setup, state: &mut State, _: &Item) -> Wants {
    let Some((request, unit)) = target_unit(state).filter(|it| state.is_soldier(it.1)) else { return Wants::Nothing };
    let number = key_numbers(setup, state, &request).0;
    let (clause, by) = match request.action {
        Action::Down => (Clause::DownEffect, -number),
        _ => (Clause::UpEffect, number),
    };
    step(clause, Size { unit, by })
}

/// down.effect: a soldier whose number is 0 or less goes to the grave.
fn kill_shrunk(setup: &Setup, state: &mut State, _: &Item) -> Wants {
    match target_unit(state) {
        Some((_, unit)) if state.is_soldier(unit) && state.size(setup, unit).0 <= 0 => dies(Clause::DownEffect, unit),
        _ => Wants::Nothing,
    }
}

/// twist.effect: the player chooses the state of the target when the action resolves (blackpoker-0018).
fn choose_twist(_: &Setup, state: &mut State, _: &Item) -> Wants {
    match target_unit(state) {
        Some((request, _)) => decide(request.by, Clause::TwistEffect),
        None => Wants::Nothing,
    }
}

/// twist.effect
pub fn apply_twist(setup: &Setup, state: &mut State, to: Pose) {
    if let Some((_, unit)) = target_unit(state) {
        state.put_into(setup, unit, to);
    }
}

/// counter.effect: the target is nullified if it has one key card whose number this key card reaches
/// (counter.effect.1), or two key cards (counter.effect.2).
fn nullify(setup: &Setup, state: &mut State, _: &Item) -> Wants {
    let Some(request) = request_of(state) else { return Wants::Nothing };
    let Some(Target::Request(number)) = request.target else { return Wants::Nothing };
    let Some(target) = state.request(number) else { return Wants::Nothing };
    let clause = match target.keys.len() {
        1 if reaches(setup, state, &request, target) != Truth::No => Clause::CounterEffect1,
        2 => Clause::CounterEffect2,
        _ => return Wants::Nothing,
    };
    step(clause, Countered { request: number })
}

/// counter.effect.1: whether Counter's key card reaches the number of its target's key card.
pub fn reaches(setup: &Setup, state: &State, counter: &Request, target: &Request) -> Truth {
    let (low, high) = key_numbers(setup, state, counter);
    let (least, most) = key_numbers(setup, state, target);
    match (low >= most, high >= least) {
        (true, _) => Truth::Yes,
        (_, false) => Truth::No,
        _ => Truth::Maybe,
    }
}

/// destroy_bulwark.effect: the target goes to the grave.
fn destroy(_: &Setup, state: &mut State, _: &Item) -> Wants {
    match target_unit(state) {
        Some((_, unit)) => dies(Clause::DestroyBulwarkEffect, unit),
        None => Wants::Nothing,
    }
}

/// throw.effect: the damage is the number of the spade among the key cards (blackpoker-0019).
fn aim(setup: &Setup, state: &mut State, _: &Item) -> Wants {
    let Some(request) = request_of(state) else { return Wants::Nothing };
    let spades = Faces::of(&[Suit::Spade], 1, 13);
    let keys = request.keys.cards().iter().map(|it| state.faces(setup, *it));
    let spade = keys.clone().find(|it| it.are(spades) == Truth::Yes);
    let (low, high) = spade.unwrap_or_else(|| keys.fold(Faces(0), Faces::or).and(spades)).numbers();
    state.fight = Fight { damage: high as u16, sure: low as u16, ..Fight::default() };
    state.fight.hidden = hidden_key(setup, state, &request);
    Wants::Nothing
}

/// search.effect: any card of the life is taken into the hand.
fn choose_card(_: &Setup, state: &mut State, _: &Item) -> Wants {
    match request_of(state) {
        Some(it) if state.life(it.by) > 0 => decide(it.by, Clause::SearchEffect),
        _ => Wants::Nothing,
    }
}

/// search.effect: puts the card into the hand, from wherever the log has it taken.
pub fn apply_take(setup: &Setup, state: &mut State, by: Seat, card: Card) -> bool {
    state.bring(setup, card, zones::life(by), zones::hand(by))
}

/// search.effect: then the life is shuffled.
fn shuffle_life(_: &Setup, state: &mut State, _: &Item) -> Wants {
    match request_of(state) {
        Some(it) if state.life(it.by) > 0 => chance(Clause::SearchEffect, Ask::Shuffle(it.by)),
        _ => Wants::Nothing,
    }
}

/// up.effect, down.effect: returns the breach if the target or the number is another one.
pub fn size(setup: &Setup, state: &State, unit: Card) -> Option<Breach> {
    let number = |request: &Request| request.keys.cards().first().and_then(|it| state.faces(setup, *it).only());
    aimed_elsewhere(state, unit).or_else(|| {
        let it = request_of(state)?;
        Some(Breach::ChangesItBy { action: it.action, number: number(&it)?.number() })
    })
}

/// counter.effect: returns why a request is not nullified.
pub fn countering(setup: &Setup, state: &State, number: u16) -> Option<Breach> {
    if let Some(it) = none_under_way(state, &[Action::Counter]) {
        return Some(it);
    }
    let counter = request_of(state)?;
    match counter.target? {
        Target::Request(aim) if aim == number => {}
        target => return Some(Breach::AimedAt { action: Action::Counter, target }),
    }
    let target = state.request(number)?;
    let key = |request: &Request| request.keys.cards().first().and_then(|it| state.faces(setup, *it).only());
    let (own, other) = (key(&counter)?.number(), key(target)?.number());
    (target.keys.len() == 1 && own < other).then_some(Breach::NumberTooLow { own, other })
}
