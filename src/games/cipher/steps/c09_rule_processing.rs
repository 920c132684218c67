//! Steps of chapter 9: rule processing.

use crate::games::cipher::Cipher;
use crate::games::cipher::book::{Clause, Ruling};
use crate::games::cipher::log::words::steps::{Retreat, SameName};
use crate::games::cipher::referee::public_zones::unit_for_all_to_see;
use crate::games::cipher::rules::c09_rule_processing::{carried_out, recovered_lord};
use crate::games::cipher::state::zones::{self, DEFEATED, SURPLUS};
use crate::games::cipher::state::{Setup, State};
use crate::games::cipher::texts::replacement;
use crate::judge::{Event, Happening, Impossible, Rulebook, Seen};
use crate::log::View;
use crate::say;
use crate::table::Card;

/// Puts a unit into the retreat area during rule processing.
fn retire(setup: &Setup, state: &mut State, unit: Card) -> Result<(), Impossible> {
    if !state.retire(setup, unit) {
        return Err(Cipher::misplaced(setup, state, unit));
    }
    carried_out(state);
    Ok(())
}

impl Happening<Cipher> for Retreat {
    const CLAUSE: Clause = Clause::C9_3_1;

    fn make(self, setup: &Setup, state: &mut State) -> Result<(), Impossible> {
        retire(setup, state, self.unit)
    }

    /// 9.3.3: units of both players go to the retreat area at the same time; a log may name them in any order (cipher-0020).
    fn fill(self, _: &Setup, state: &State, logged: Self) -> Option<Self> {
        (state.stands(logged.unit).is_some() && state.table.has(logged.unit, DEFEATED)).then_some(logged)
    }

    fn offends_above_all(self, setup: &Setup, state: &State, _: Option<Clause>) -> Option<Clause> {
        (recovered_lord(setup, state) == Some(self.unit)).then_some(Clause::C9_3_2_1)
    }

    fn offends(self, setup: &Setup, state: &State, _: Option<Clause>) -> Clause {
        match replacement::goes_elsewhere(setup, state, self.unit) {
            Some(_) => Clause::C23_1,
            None if is_spared(state, self.unit) => Clause::C9_3_2,
            // 4.11.2.1: no power, however low, defeats a unit.
            None if has_no_power(setup, state, self.unit) => Clause::C4_11_2_1,
            None => Clause::C9_3_1,
        }
    }

    /// 9.3.3: one of several units has gone, and this one did not go with it.
    fn left_out(self, state: &State, demanded: Clause, _: Event<'_, Cipher>) -> (Clause, Option<Ruling>) {
        let one_has_gone = state.agenda.last().is_some_and(|it| it.again);
        (if one_has_gone { Clause::C9_3_3 } else { demanded }, None)
    }

    /// 9.3.2: the choice of an orb precedes the other simultaneous events (cipher-0020).
    fn instead_of_choice(self, state: &State, demanded: Clause) -> (Option<Clause>, Option<Ruling>) {
        let first = demanded == Clause::C9_3_2 && state.table.has(self.unit, DEFEATED);
        (None, first.then_some(Ruling::ChoicesFirst))
    }

    fn shown(self, _: &State, _: View) -> Option<Seen<Cipher>> {
        unit_for_all_to_see()
    }

    fn tell(self, setup: &Setup) -> String {
        let unit = setup.tell(self.unit);
        say!(
            setup,
            "{unit} goes to the retreat area, defeated",
            "{unit}被击破，放置到退避区",
            "撃破された{unit}を退避エリアに置く"
        )
    }
}

/// 4.11.2.1: `true` for a unit with a power of 0 or less that nothing has defeated.
fn has_no_power(setup: &Setup, state: &State, unit: Card) -> bool {
    let stands = state.stands(unit).is_some() && !state.table.has(unit, DEFEATED);
    stands && state.power(setup, unit).value().is_some_and(|it| it <= 0)
}

/// 9.3.2: a lord with orbs left is not put into the retreat area.
fn is_spared(state: &State, unit: Card) -> bool {
    let Some((user, _)) = state.stands(unit) else { return false };
    state.table.has(unit, zones::LORD) && !state.table.pile(zones::orbs(user)).is_empty()
}

impl Happening<Cipher> for SameName {
    const CLAUSE: Clause = Clause::C9_2_1;

    fn make(self, setup: &Setup, state: &mut State) -> Result<(), Impossible> {
        retire(setup, state, self.unit)
    }

    /// 9.2.1: units of one player go to the retreat area at the same time; a log may name them in any order (cipher-0020).
    fn fill(self, _: &Setup, state: &State, logged: Self) -> Option<Self> {
        let user = |it: Card| state.stands(it).map(|(user, _)| user);
        let (one, other) = (user(self.unit), user(logged.unit));
        (one.is_some() && one == other && state.table.has(logged.unit, SURPLUS)).then_some(logged)
    }

    fn shown(self, _: &State, _: View) -> Option<Seen<Cipher>> {
        unit_for_all_to_see()
    }

    fn tell(self, setup: &Setup) -> String {
        let unit = setup.tell(self.unit);
        say!(
            setup,
            "{unit} goes to the retreat area, one too many of its name",
            "{unit}因同名处理放置到退避区",
            "同名処理で{unit}を退避エリアに置く"
        )
    }
}
