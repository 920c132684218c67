//! Steps of 展開系, deploying: Set Bulwark, the summons, Equip.

use crate::games::blackpoker::BlackPoker;
use crate::games::blackpoker::book::Clause;
use crate::games::blackpoker::facts::Breach;
use crate::games::blackpoker::log::words::Action;
use crate::games::blackpoker::log::words::steps::{Enter, Join};
use crate::games::blackpoker::referee::public_zones::character;
use crate::games::blackpoker::referee::under_way::{aimed_elsewhere, another_key, none_under_way, under_way};
use crate::games::blackpoker::rules::r06_deploying::clause;
use crate::games::blackpoker::state::zones::{self, ARRIVED};
use crate::games::blackpoker::state::{Setup, State};
use crate::judge::{Happening, Impossible, Rulebook, Seen, Why};
use crate::log::View;
use crate::say;
use crate::table::{Change, Changing};

impl Happening<BlackPoker> for Enter {
    const CLAUSE: Clause = Clause::SummonSoldierEffect;

    /// The key card becomes a soldier that arrived this turn.
    fn change(self) -> Option<Change<'static>> {
        let (card, owner) = (self.unit, self.unit.owner());
        Some(Change::Move { card, from: zones::keys(owner), to: zones::soldiers(owner), marks: ARRIVED })
    }

    fn offends(self, setup: &Setup, state: &State, _: Option<Clause>) -> Clause {
        match under_way(state) {
            Some(action @ (Action::SummonSoldier | Action::SummonHero | Action::SummonAce)) => action.rule().effect,
            _ => clause(setup, state, self.unit),
        }
    }

    /// summon_soldier.effect, summon_hero.effect, summon_ace.effect: no character is summoned, or another card.
    fn fact_against(self, _: &Setup, state: &State, _: Option<Clause>) -> Option<Why<BlackPoker>> {
        let nobody = none_under_way(state, &[Action::SummonSoldier, Action::SummonHero, Action::SummonAce]);
        let nobody = nobody.map(|_| Breach::NobodySummoned);
        nobody.or_else(|| another_key(state, self.unit)).map(Why::from)
    }

    fn shown(self, _: &State, _: View) -> Option<Seen<BlackPoker>> {
        Some(character())
    }

    fn tell(self, setup: &Setup) -> String {
        let unit = setup.tell(self.unit);
        say!(setup, "{unit} enters the field as a soldier", "{unit}が兵士として場に出る")
    }
}

impl Happening<BlackPoker> for Join {
    const CLAUSE: Clause = Clause::EquipEffect;

    /// equip.effect, zones.unit: the soldier and the card become one character, which keeps its state.
    fn make(self, setup: &Setup, state: &mut State) -> Result<(), Impossible> {
        let Join { unit, card } = self;
        let (from, under) = (zones::keys(card.owner()), zones::under(card.owner()));
        match state.stands(unit) && state.perform(setup, Change::Tuck { unit, card, from, under }) {
            true => Ok(()),
            false => Err(BlackPoker::misplaced(setup, state, card)),
        }
    }

    fn fact_against(self, _: &Setup, state: &State, _: Option<Clause>) -> Option<Why<BlackPoker>> {
        let none = none_under_way(state, &[Action::Equip]).or_else(|| aimed_elsewhere(state, self.unit));
        none.or_else(|| another_key(state, self.card)).map(Why::from)
    }

    fn shown(self, _: &State, _: View) -> Option<Seen<BlackPoker>> {
        Some(character())
    }

    fn tell(self, setup: &Setup) -> String {
        let (unit, card) = (setup.tell(self.unit), setup.tell(self.card));
        say!(setup, "{card} joins {unit}", "{card}が{unit}に加わる")
    }
}
