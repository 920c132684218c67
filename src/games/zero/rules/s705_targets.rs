//! Section 705: the targets of cards and effects.

use super::s308_numbers;
use crate::games::zero::Zero;
use crate::games::zero::book::Clause;
use crate::games::zero::cards::{Aim, AimAt, Filter, Special};
use crate::games::zero::facts::breach::Breach;
use crate::games::zero::state::{Setup, State, What, zones};
use crate::games::zero::texts::abilities::{self, is_fighting};
use crate::games::zero::texts::continuous;
use crate::games::zero::texts::continuous::{fits, is_special};
use crate::judge::Sink;
use crate::log::Seat;
use crate::table::Card;

use crate::games::zero::log::words::Four;

/// The targets of a card or an effect.
#[derive(Clone, Copy, Debug)]
pub struct Aimed {
    /// Cards.
    pub targets: Four,
    /// A link.
    pub link: Option<u16>,
    /// A player.
    pub player: Option<Seat>,
}

/// 705, 620p2, 705p1, 705p1.2, 705p4, 705p5: the number and kinds of the targets are those of the text. `opaque` is `true` if
/// the text says more than is encoded.
pub fn check_aims(
    setup: &Setup,
    state: &State,
    by: Seat,
    source: Card,
    (aims, opaque): (&[Aim], bool),
    aimed: &Aimed,
    sink: &mut Sink<Zero>,
) {
    let on_cards: Vec<&Aim> = aims.iter().filter(|it| is_card(it.at)).collect();
    let cards = aimed.targets.cards();
    if cards.len() != on_cards.len() && !opaque {
        let (found, asked) = (cards.len(), on_cards.len());
        sink.fault(Clause::C705P1, || Breach::TargetsOtherwise { found, asked });
    }
    for (at, card) in cards.iter().enumerate() {
        let Some(aim) = on_cards.get(at).or(on_cards.first()) else { continue };
        if !state.table.zone(*card) == crate::table::NOWHERE {
            sink.fault(Clause::C705P1_2, || Breach::NotATarget { card: *card });
        } else if zones::is_battle(state.table.zone(*card)) && is_untargetable(setup, state, *card) {
            sink.fault(Clause::C705P5, || Breach::CannotBeTargeted { card: *card });
        } else if abilities::is_hidden(setup, state, *card) && state.table.zone(*card) != crate::table::NOWHERE {
            sink.undecidable(Clause::C705P1_2, *card);
        } else if !can_be_aimed_at(setup, state, by, **aim, *card) {
            let clause = misfit(setup, state, by, **aim, *card).unwrap_or(target_clause(aim.at));
            sink.fault(clause, || Breach::NotATarget { card: *card });
        }
    }
    if twice(cards) {
        sink.fault(Clause::C705P4, || Breach::TargetedTwice { card: source });
    }
    let on_link = aims.iter().find(|it| matches!(it.at, AimAt::Chain | AimAt::ChainCard | AimAt::ChainEffect));
    match (on_link, aimed.link) {
        (Some(aim), Some(link)) if !is_link(state, *aim, link) => {
            sink.fault(Clause::C620P2, || Breach::NotInChain { link });
        }
        (Some(_), None) => sink.fault(Clause::C705P1, || Breach::TargetsOtherwise { found: 0, asked: 1 }),
        (None, Some(_)) if !opaque => {
            sink.fault(Clause::C705P1, || Breach::TargetsOtherwise { found: 1, asked: 0 });
        }
        _ => {}
    }
    let on_player = aims.iter().any(|it| it.at == AimAt::Player);
    if on_player != aimed.player.is_some() && !opaque {
        sink.fault(Clause::C705P1, || Breach::TargetsOtherwise { found: 0, asked: 1 });
    }
}

/// 306p5, 308p4.2, 309p5.2: returns the clause under which a card lacks a name or number that it seems to have.
fn misfit(setup: &Setup, state: &State, by: Seat, aim: Aim, card: Card) -> Option<Clause> {
    if !is_within(setup, state, aim, card) {
        return s308_numbers::unmade(setup, state, card);
    }
    let name = aim.filter.name?;
    let was = state.facts(setup, card).is_some_and(|it| it.attributes.contains(&name));
    let else_fits = can_be_aimed_at(setup, state, by, Aim { filter: Filter { name: None, ..aim.filter }, ..aim }, card);
    (was && else_fits && !continuous::is_called(setup, state, card, name)).then_some(Clause::C306P5)
}

/// 621p4: only a battling character can be removed from battle.
fn target_clause(at: AimAt) -> Clause {
    if at == AimAt::Fighting { Clause::C621P4 } else { Clause::C705P1_2 }
}

/// 703p2.2: `true` if there is a legal target.
pub fn has_target(setup: &Setup, state: &State, by: Seat, aim: Aim) -> bool {
    let lying = Seat::BOTH.into_iter().flat_map(|of| {
        let piles = [zones::rest(of), zones::resources(of)].map(|it| state.table.pile(it));
        piles.into_iter().flatten().copied()
    });
    state.fields().chain(lying).any(|it| can_be_aimed_at(setup, state, by, aim, it))
}

/// `true` if a target is a card on the table.
pub fn is_card(at: AimAt) -> bool {
    matches!(at, AimAt::Battle | AimAt::Fighting | AimAt::Rest | AimAt::Resources)
}

/// 620p2, zero-0008: `true` if a link is a card or an effect in the chain, as the text asks.
pub fn is_link(state: &State, aim: Aim, link: u16) -> bool {
    state.link(link).is_some_and(|link| match (aim.at, link.what) {
        (_, What::LevelUp(_)) => false,
        (AimAt::ChainCard, what) => matches!(what, What::Card(_) | What::Copy(_)),
        (AimAt::ChainEffect, what) => matches!(what, What::Effect(_)),
        _ => true,
    })
}

/// `true` if a card is listed twice.
pub fn twice(cards: &[Card]) -> bool {
    cards.iter().enumerate().any(|(at, it)| it.is_known() && cards[at + 1..].contains(it))
}

/// 705p5: `true` if a card cannot be targeted.
pub fn is_untargetable(setup: &Setup, state: &State, card: Card) -> bool {
    is_special(setup, state, card, Special::CannotBeTargeted)
}

/// `true` if a card can be a target of one of a player's links.
pub fn can_be_aimed_at(setup: &Setup, state: &State, by: Seat, aim: Aim, card: Card) -> bool {
    let zone = state.table.zone(card);
    let there = match aim.at {
        AimAt::Battle => zones::is_battle(zone),
        AimAt::Fighting => zones::is_battle(zone) && is_fighting(state, card),
        AimAt::Rest => zones::is_rest(zone),
        AimAt::Resources => zones::is_resources(zone),
        _ => false,
    };
    there
        && fits(setup, state, by, aim.filter, card)
        && is_within(setup, state, aim, card)
        && !(zones::is_battle(zone) && is_untargetable(setup, state, card))
}

/// 613p1, 613p2: `true` if attack and defence lie within the bounds of a text.
pub fn is_within(setup: &Setup, state: &State, aim: Aim, card: Card) -> bool {
    if aim.bounds == [[None; 2]; 2] {
        return true;
    }
    let (attack, defence) = s308_numbers::numbers(setup, state, card);
    [attack, defence].into_iter().zip(aim.bounds).all(|(number, [least, most])| {
        least.is_none_or(|least| i64::from(least) <= number) && most.is_none_or(|most| number <= i64::from(most))
    })
}
