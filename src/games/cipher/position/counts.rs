//! Checks numbers of cards against the turns so far: cards from the deck, in the retreat area, out of the orbs. Draws by texts
//! are not counted; where a text can have drawn, nothing is reported.

use super::form::Position;
use super::moment::Place;
use crate::games::cipher::Cipher;
use crate::games::cipher::book::Clause;
use crate::games::cipher::cards::Facts;
use crate::games::cipher::cards::reach::{Does, Sort};
use crate::games::cipher::facts::Doubtful;
use crate::games::cipher::log::words::Phase;
use crate::games::cipher::rules::c12_preparation;
use crate::games::cipher::state::zones::{self, LORD, RESTED};
use crate::games::cipher::state::{Setup, State};
use crate::judge::Sink;
use crate::log::Seat;
use crate::table::Card;

/// 12.2.1.4: the size of an opening hand.
pub const OPENING_HAND: usize = c12_preparation::HAND_SIZE as usize;
/// 12.2.1.6: the number of orbs at the beginning, which is also the maximum: the one known text that sets an orb does so only
/// for a player with fewer than the opponent.
pub const ORBS: usize = c12_preparation::ORBS as usize;

/// Reports zones with more or fewer cards than the turns so far can have left. The table is laid out.
pub fn check(setup: &Setup, state: &State, position: &Position, place: Place, sink: &mut Sink<Cipher>) {
    for of in Seat::BOTH {
        let counts = Counts { setup, state, position, place, of };
        counts.check_orbs(sink);
        counts.check_costs(sink);
        counts.check_flipped(sink);
        counts.check_retreat(sink);
        counts.check_drawn(sink);
    }
}

struct Counts<'a> {
    setup: &'a Setup,
    state: &'a State,
    position: &'a Position,
    place: Place,
    of: Seat,
}

impl Counts<'_> {
    /// The number of turns that a player has begun.
    fn begun(&self, of: Seat) -> usize {
        let to_begin = of == self.position.player && self.place.is_before_the_turn();
        turns(self.position, of) - usize::from(to_begin)
    }

    /// 12.2.1.3: `true` if a player went first.
    fn went_first(&self, of: Seat) -> bool {
        (self.position.turn % 2 == 1) == (of == self.position.player)
    }

    /// The greatest number of attacks that a player can have made: one a turn with each unit, since no known text unrests a
    /// unit (18.1.2), and none in the first turn of the match (13.5.1.2.2).
    fn attacks(&self, of: Seat) -> usize {
        let begun = self.begun(of);
        let now = of == self.position.player && !self.place.is_before_the_turn();
        let before = begun - usize::from(now && begun > 0);
        let first = 1 + usize::from(self.went_first(of));
        let past = units_until(before).saturating_sub(units_until(first - 1));
        // This turn's attackers are rested, and still on the battlefield.
        let rested = self.state.units(of).filter(|it| self.state.table.has(*it, RESTED)).count();
        let attacks_now = now && begun >= first && self.position.phase >= Phase::Action;
        past.saturating_add(if attacks_now { rested } else { 0 })
    }

    /// `true` if a text of the player's cards can have done a thing of a sort in one of the player's own turns: by an ability
    /// of a card for which there were enough bonds, or by a support in one of the player's attacks.
    fn by_text(&self, sort: Sort) -> bool {
        let begun = self.begun(self.of);
        let now = self.of == self.position.player && !self.place.is_before_the_turn() && !self.state.turn.texts;
        // The last turn in which a text can have been used.
        let last = begun - usize::from(now && begun > 0);
        let attacked = self.attacks(self.of) > 0;
        let does = |it: &Does| it.can(sort);
        let can = |card: Card| match (self.setup.facts(card), self.setup.effects(card)) {
            (Some(facts), Some(effects)) => {
                let cost = usize::from(facts.cost.min(facts.level_up_cost()));
                (cost <= last && effects.abilities.iter().any(does)) || (attacked && does(&effects.support))
            }
            _ => true,
        };
        last > 0 && self.setup.cards(self.of).any(can)
    }

    /// `true` if the player's list is a full deck (12.1.1), and not just a few cards for a demonstration.
    fn is_whole(&self) -> bool {
        self.setup.sizes[self.of.index()] >= c12_preparation::DECK
    }

    /// 12.2.1.6, 9.3.2: each defeat of the lord takes an orb; 9.3.2.1.1: a text can make it two.
    fn check_orbs(&self, sink: &mut Sink<Cipher>) {
        let (of, orbs) = (self.of, self.state.table.pile(zones::orbs(self.of)).len());
        let attacks = self.attacks(of.other());
        if self.is_whole() && orbs + 2 * attacks.min(ORBS) < ORBS {
            let other = of.other();
            sink.fault(Clause::C12_2_1_6, || Doubtful::OrbsGoneWithoutAttacks { of, orbs, all: ORBS, other, attacks });
        }
    }

    /// 15.1.2, 16.1.2: each turn's units cost at most the bonds that there were: one bond in the first turn, two in the second,
    /// and so on, up to the present number. A bond of each unit's faction is among them.
    fn check_costs(&self, sink: &mut Sink<Cipher>) {
        if !self.is_whole() {
            return;
        }
        let (of, state) = (self.of, self.state);
        let bonds = state.table.pile(zones::bonds(of));
        let now = of == self.position.player && !self.place.is_before_the_turn();
        let past = self.begun(of) - usize::from(now);
        let rising = past.min(bonds.len());
        let paid = rising * (rising + 1) / 2 + bonds.len() * (past - rising);
        let paid = paid + if now { usize::from(self.position.spent) } else { 0 };
        let costs: usize = state.units(of).map(|it| self.cost(it)).sum();
        if costs > paid {
            sink.fault(Clause::C15_1_2, || Doubtful::UnitsCostMore { of, costs, bonds: bonds.len(), paid });
        }
        let shown = |facts: &Facts| {
            bonds.iter().any(|bond| {
                self.setup.facts(*bond).is_none_or(|it| facts.factions == 0 || it.factions & facts.factions != 0)
            })
        };
        let paid_for = |it: &Card| self.cost(*it) > 0;
        let foreign = |it: &Card| self.setup.facts(*it).is_some_and(|facts| !shown(facts));
        if let Some(unit) = state.units(of).filter(paid_for).find(foreign) {
            sink.fault(Clause::C15_1_2, || Doubtful::NoBondOfTheSymbol { of, unit });
        }
    }

    /// The least that a unit can have cost: all of its cards, except the lord's first one.
    fn cost(&self, unit: Card) -> usize {
        let is_lord = self.state.table.has(unit, LORD);
        let cards: Vec<Card> = self.state.table.stack(unit).collect();
        let facts = cards.iter().filter_map(|it| self.setup.facts(*it));
        let (one, least) = (cards.len() == 1, |it: &Facts| if cards.len() == 1 { it.cost } else { it.level_up_cost() });
        match (is_lord, one) {
            (true, true) => 0,
            (true, false) => facts.map(least).map(usize::from).sum::<usize>().saturating_sub(1),
            (false, _) => facts.map(least).map(usize::from).sum(),
        }
    }

    /// 6.11.1: bonds are placed face-up, and only the cost of a text turns one face-down.
    fn check_flipped(&self, sink: &mut Sink<Cipher>) {
        let zones = [&self.position.a, &self.position.b][self.of.index()];
        if let Some(&card) = zones.bonds_down.first().filter(|_| !self.by_text(Sort::Flip)) {
            sink.fault(Clause::C6_11_1, || Doubtful::FaceDownBond { of: self.of, card });
        }
    }

    /// 12.2.1.2, 13.5.1.2.2: until the first attack, only the cost of a text puts a card into a retreat area.
    fn check_retreat(&self, sink: &mut Sink<Cipher>) {
        let of = self.of;
        let attacked = Seat::BOTH.into_iter().any(|it| self.attacks(it) > 0);
        let Some(&card) = self.state.table.pile(zones::retreat(of)).first() else { return };
        let is_told = self.position.turn == 1 && self.place.is_before_the_turn();
        if !attacked && !is_told && !self.by_text(Sort::Discard) {
            sink.fault(Clause::C12_2_1_2, || Doubtful::RetreatedWithoutAttacks { card, of });
        }
    }

    /// 12.2.1.4, 13.2.1.5, 8.1.1, 18.1.5, 9.3.2: a player has had six cards of the opening hand, one for each turn, one for
    /// each class change, one support for each attack, and the orbs that were taken.
    fn check_drawn(&self, sink: &mut Sink<Cipher>) {
        let of = self.of;
        let is_told = self.position.turn == 1 && self.place.is_before_the_turn();
        if is_told || [Sort::Draw, Sort::SetOrb].into_iter().any(|it| self.by_text(it)) {
            return;
        }
        let begun = self.begun(of);
        let skipped = usize::from(begun > 0 && self.went_first(of));
        let to_come = usize::from(of == self.position.player && begun > skipped && !self.place.has_drawn());
        let attacks = self.attacks(Seat::A).saturating_add(self.attacks(Seat::B));
        let taken = ORBS.saturating_sub(self.state.table.pile(zones::orbs(of)).len());
        let most = [OPENING_HAND, begun - skipped - to_come, self.bonuses(begun), attacks, taken];
        let most = most.into_iter().fold(0usize, usize::saturating_add);
        let cards = self.number();
        if cards > most {
            sink.fault(Clause::C13_2_1_5, || Doubtful::TooManyCards { of, cards, most });
        }
    }

    /// The number of the player's cards that came from the deck or the orbs: all cards outside both, except the lord's first.
    fn number(&self) -> usize {
        let table = &self.state.table;
        let units: usize = self.state.units(self.of).map(|it| table.stack(it).count()).sum();
        let zones = [zones::hand, zones::bonds, zones::retreat, zones::support, zones::boundless];
        let lord = usize::from(self.state.lord(self.of).is_some());
        zones.into_iter().map(|it| table.pile(it(self.of)).len()).sum::<usize>() + units - lord
    }

    /// 8.1.1, 16.1.2: the greatest number of class changes that the bonds of so many turns can have paid for.
    fn bonuses(&self, begun: usize) -> usize {
        let cost = |card: Card| self.setup.facts(card).map_or(Some(1), |it| it.class_change);
        let Some(least) = self.setup.cards(self.of).filter_map(cost).min() else { return 0 };
        begun.saturating_mul(begun + 1) / 2 / usize::from(least.max(1))
    }
}

/// The largest possible sum, over so many turns, of a player's units in each turn. In each turn these are the lord, and the
/// units for which there were bonds in it and the turns before (15.1.2, 13.3.1.2): 1 + 1, 1 + 1 + 2, 1 + 1 + 2 + 3 and so on.
fn units_until(turn: usize) -> usize {
    let deployed = turn.saturating_mul(turn + 1).saturating_mul(turn + 2) / 6;
    deployed.saturating_add(turn)
}

/// The number of a player's turns that have begun, including one that is about to begin.
pub fn turns(position: &Position, of: Seat) -> usize {
    let turn = usize::from(position.turn);
    if of == position.player { turn.div_ceil(2) } else { turn / 2 }
}
