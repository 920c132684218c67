//! Chapters 14, 15 and 16: deploying, levelling up and changing class.

use super::agenda::{Procedure, done};
use super::c07_check_timing;
use crate::games::cipher::Cipher;
use crate::games::cipher::book::Clause;
use crate::games::cipher::cards::vocabulary::{Deed, Stat};
use crate::games::cipher::cards::{Faction, Facts};
use crate::games::cipher::facts::Breach;
use crate::games::cipher::log::words::Line;
use crate::games::cipher::state::zones::{self, BONUS, CLASS_CHANGED, FACE_UP, LEVELLED, STATE};
use crate::games::cipher::state::{Setup, State};
use crate::games::cipher::texts::special_abilities;
use crate::judge::Impossible;
use crate::judge::Sink;
use crate::log::Seat;
use crate::say;
use crate::table::{Card, Change, Changing, Known, Zone};

/// 15.1: deploying.
pub static DEPLOYING: Procedure = Procedure {
    clause: Clause::C15_1,
    name: "deploying a unit",
    native: "将单位出击",
    japanese: "ユニットを出撃させる",
    items: &[
        c07_check_timing::timing(Clause::C15_1_1),
        done(Clause::C15_1_2, "a card is deployed from the hand", "从手牌出击1张卡").ja("手札のカードを1枚出撃させる"),
        c07_check_timing::timing(Clause::C15_1_3),
    ],
};

/// 16.1: levelling up.
pub static LEVELLING_UP: Procedure = Procedure {
    clause: Clause::C16_1,
    name: "levelling a unit up",
    native: "将单位升级（转职）",
    japanese: "ユニットをレベルアップ（クラスチェンジ）させる",
    items: &[
        c07_check_timing::timing(Clause::C16_1_1),
        done(Clause::C16_1_2, "a card is laid on a unit", "将1张卡重叠放置在单位上").ja("カードを1枚ユニットに重ねる"),
        c07_check_timing::timing(Clause::C16_1_3),
    ],
};

/// 14.1.1.1: the player has no unit of the name yet; 15.1.2: the card is in the player's hand, its symbols are among the bonds,
/// and its cost is within them.
pub fn check_deploy(setup: &Setup, state: &State, by: Seat, card: Card, sink: &mut Sink<Cipher>) {
    let facts = setup.facts(card);
    if let Some(twin) = state.namesake(setup, by, card) {
        let beside = special_abilities::may_stand_beside(setup, state, by, card, twin);
        sink.require(Clause::C14_1_1_1, beside, || Breach::SameName { by, twin });
    }
    if let Some(keeps) = special_abilities::keeps_out(setup, state, by, card, Deed::BeDeployed) {
        sink.require(Clause::C2_2, keeps.negated(), || Breach::KeptOut { card });
    }
    crate::games::cipher::check_hand(state, by, card, Clause::C15_1_2, sink);
    let means = Means::of(setup, state, by);
    means.check_symbols(setup, by, card, Clause::C15_1_2, sink);
    let Some(facts) = facts else { return sink.undecidable(Clause::C15_1_2, card) };
    if let Some(cost) =
        sink.know(Clause::C15_1_2, special_abilities::cost_at(setup, state, by, card, Stat::Cost, facts.cost))
    {
        means.check_cost(by, card, Some(cost), Clause::C15_1_2, sink);
    }
}

/// 15.1.2, 16.1.2: the means that a player has to bring out cards.
#[derive(Clone, Copy, Debug)]
pub struct Means {
    /// The factions on face-up bonds, as a set, and a bond whose face is hidden, if any.
    factions: (u8, Option<Card>),
    /// The number of bonds, face-down ones included.
    bonds: usize,
    /// This turn's costs so far.
    spent: u16,
}

impl Means {
    /// Returns a player's means.
    pub fn of(setup: &Setup, state: &State, by: Seat) -> Means {
        Means {
            factions: state.bond_factions(setup, by),
            bonds: state.table.pile(zones::bonds(by)).len(),
            spent: if by == state.turn.player { state.turn.spent } else { 0 },
        }
    }

    /// Returns the first of a card's symbols that no bond shows.
    fn lacks(&self, facts: &Facts) -> Option<Faction> {
        facts.factions().find(|it| self.factions.0 & it.bit() == 0)
    }

    /// Returns this turn's costs including one more.
    fn total(&self, cost: u8) -> usize {
        usize::from(self.spent) + usize::from(cost)
    }

    /// `true` if nothing that is known keeps a card of a cost from being brought out.
    pub fn affords(&self, facts: Option<&Facts>, cost: Option<u8>) -> bool {
        let shown = facts.is_none_or(|it| self.lacks(it).is_none()) || self.factions.1.is_some();
        shown && cost.is_none_or(|it| self.total(it) <= self.bonds)
    }

    /// 15.1.2, 16.1.2, first condition: each faction symbol of the card is on a face-up bond.
    fn check_symbols(&self, setup: &Setup, by: Seat, card: Card, clause: Clause, sink: &mut Sink<Cipher>) {
        let Some(facts) = sink.know(clause, setup.face(card)) else { return };
        let Some(faction) = self.lacks(facts) else { return };
        match self.factions.1 {
            Some(bond) => sink.undecidable(clause, bond),
            None => sink.fault(clause, || Breach::NoSymbol { by, faction, card }),
        }
    }

    /// 15.1.2, 16.1.2, second condition: the sum of this turn's costs is within the number of bonds, face-down ones included.
    fn check_cost(&self, by: Seat, card: Card, cost: Option<u8>, clause: Clause, sink: &mut Sink<Cipher>) {
        let Some(cost) = cost else { return sink.undecidable(clause, card) };
        let (Means { bonds, spent, .. }, total) = (*self, self.total(cost));
        if total > bonds {
            sink.fault(clause, || Breach::CostAboveBonds { card, cost, spent, total, by, bonds });
        }
    }
}

/// 14.2.1.1: the unit is the player's own; 14.2.1.2: it has the card's unit name; 16.1.2: the card is in the player's hand,
/// with symbols and costs as for a deployment, but the class-change cost if there is one.
pub fn check_level_up(setup: &Setup, state: &State, by: Seat, card: Card, unit: Card, sink: &mut Sink<Cipher>) {
    match state.stands(unit) {
        None => sink.fault(Clause::C16_1_2, || Breach::not_a_unit(state, unit)),
        Some((user, _)) if user != by => sink.fault(Clause::C14_2_1_1, || Breach::OpponentsUnit { unit, user, by }),
        Some(_) => {}
    }
    let named = match setup.share_a_name(card, unit) {
        Known::Sure(false) => special_abilities::may_be_laid_on(setup, state, by, card, unit),
        known => known,
    };
    sink.require(Clause::C14_2_1_2, named, || Breach::OtherName { card, unit });
    crate::games::cipher::check_hand(state, by, card, Clause::C16_1_2, sink);
    let means = Means::of(setup, state, by);
    means.check_symbols(setup, by, card, Clause::C16_1_2, sink);
    let cost = level_up_cost(setup, state, by, card);
    if let Some(cost) = sink.know(Clause::C16_1_2, cost) {
        means.check_cost(by, card, Some(cost), Clause::C16_1_2, sink);
    }
}

/// 16.1.2: the cost of a card as part of a level-up, as texts change it: the class-change cost if there is one.
pub fn level_up_cost(setup: &Setup, state: &State, by: Seat, card: Card) -> Known<u8> {
    let Some(facts) = setup.facts(card) else { return Known::Hidden(card) };
    let stat = if facts.class_change.is_some() { Stat::ClassChangeCost } else { Stat::Cost };
    special_abilities::cost_at(setup, state, by, card, stat, facts.level_up_cost())
}

/// 6.4.1: units are public, so the log has to name the card.
///
/// # Errors
/// [`Impossible`] if it does not.
pub fn named(setup: &Setup, card: Card) -> Result<(), Impossible> {
    match card {
        Card::UNKNOWN => Err(Impossible(say!(
            setup,
            "the log has to name the card: units are public (6.4.1)",
            "记录必须写明这张卡：单位是公开信息（6.4.1）",
            "ユニットは公開なので、ログはどのカードかを示さなければならない（6.4.1）"
        ))),
        _ => Ok(()),
    }
}

/// Carries out 14.1.1 and 14.1.2: the card stands unrested in the row that its user chose.
pub fn apply_deploy(setup: &Setup, state: &mut State, by: Seat, card: Card, line: Line) -> bool {
    let cost = setup
        .facts(card)
        .and_then(|it| special_abilities::cost_at(setup, state, by, card, Stat::Cost, it.cost).value());
    let deployed = state.bring(setup, card, zones::hand(by), zones::line(by, line), FACE_UP);
    if deployed {
        spend(state, by, cost);
    }
    deployed
}

/// Adds a cost for 15.1.2 and 16.1.2. They count only the turn player's costs: a card that the other player brings out against
/// the rules does not reduce the turn player's means.
fn spend(state: &mut State, by: Seat, cost: Option<u8>) {
    if by == state.turn.player {
        state.turn.spent = state.turn.spent.saturating_add(cost.map_or(0, u16::from));
    }
}

/// Carries out 14.2: the card lies on the unit and takes over its state (14.2.2), lordship included
/// (14.2.2.1); its information is restored (14.2.3); it counts as levelled up this turn (14.2.4), and with
/// a class-change cost as class-changed (14.2.5.1), which triggers the bonus (14.2.5.2, 14.2.5.3).
pub fn apply_level_up(setup: &Setup, state: &mut State, by: Seat, card: Card, unit: Card) -> bool {
    let cost = level_up_cost(setup, state, by, card).value();
    let levelled = lay_on(setup, state, card, unit, zones::hand(by));
    if levelled {
        spend(state, by, cost);
    }
    levelled
}

/// Carries out 14.2, whoever laid the card.
pub fn lay_on(setup: &Setup, state: &mut State, card: Card, unit: Card, from: Zone) -> bool {
    let Some((user, _)) = state.stands(unit) else { return false };
    // A unit cannot be laid on itself.
    if card == unit {
        return false;
    }
    let Some(from) = state.find(setup, card, from) else { return false };
    if !state.perform(setup, Change::Cover { unit, card, from, under: zones::under(user) }) {
        return false;
    }
    let facts = setup.facts(card);
    let changes_class = facts.is_some_and(|it| it.class_change.is_some());
    let information = if changes_class { LEVELLED | CLASS_CHANGED | BONUS } else { LEVELLED };
    state.mark(setup, card, information, !STATE);
    true
}
