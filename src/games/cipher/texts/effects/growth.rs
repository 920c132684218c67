//! 14.2, 23.1, 24.1.13: what texts do to units and battles beside the effects of every day: growth, levelling up, being attacked
//! in another's place, orbs turned over, support values set, and the office of the lord.

use super::{Doing, own};
use crate::games::cipher::Cipher;
use crate::games::cipher::cards::reach::Sort;
use crate::games::cipher::facts::Breach;
use crate::games::cipher::log::words::effects::{Attacked, Crown, Onto, Supports, Turn, Under};
use crate::games::cipher::referee::public_zones::{public, unit_for_all_to_see};
use crate::games::cipher::rules::c14_deploy;
use crate::games::cipher::rules::c14_deploy::lay_on;
use crate::games::cipher::state::zones::{self, FACE_UP, LORD};
use crate::games::cipher::state::{Setup, State};
use crate::games::cipher::texts::trigger_events::{self, Occurrence};
use crate::judge::{Impossible, Rulebook, Seen};
use crate::log::{Seat, View};
use crate::say;
use crate::table::{Card, Change, Changing, NOWHERE};

impl Doing for Under {
    /// 24.1.13.1: the card lies under the unit; 24.1.13.2: that is no level-up.
    fn make(self, setup: &Setup, state: &mut State, _: Card) -> Result<(), Impossible> {
        let Under { card, unit } = self;
        c14_deploy::named(setup, card)?;
        let Some((user, _)) = state.stands(unit).filter(|_| card != unit) else {
            return Err(Cipher::misplaced(setup, state, unit));
        };
        let likely = if state.taken_from == NOWHERE { zones::hand(user) } else { state.taken_from };
        let Some(from) = state.find(setup, card, likely) else {
            return Err(Cipher::misplaced(setup, state, card));
        };
        if !state.perform(setup, Change::Tuck { unit, card, from, under: zones::under(user) }) {
            return Err(Cipher::misplaced(setup, state, card));
        }
        trigger_events::happened(setup, state, unit, Occurrence::Grows);
        Ok(())
    }

    fn sort(self, _: &State, _: Seat) -> Option<Sort> {
        None
    }

    fn tell(self, setup: &Setup) -> String {
        let (card, unit) = (setup.tell(self.card), setup.tell(self.unit));
        say!(setup, "{card} is laid under {unit}", "将{card}重叠放置在{unit}的下方", "{card}を{unit}の下に重ねる")
    }
}

impl Doing for Onto {
    /// 14.2.1: the unit levels up, with all that follows from it; 14.2.1.2 asks for one unit name in 13.4.1.2 alone.
    fn make(self, setup: &Setup, state: &mut State, _: Card) -> Result<(), Impossible> {
        let Onto { card, unit } = self;
        c14_deploy::named(setup, card)?;
        let likely = if state.taken_from == NOWHERE { zones::hand(card.owner()) } else { state.taken_from };
        if !lay_on(setup, state, card, unit, likely) {
            return Err(Cipher::misplaced(setup, state, card));
        }
        let class = setup.facts(card).is_some_and(|it| it.class_change.is_some());
        trigger_events::happened(setup, state, card, Occurrence::LevelledUp { class });
        Ok(())
    }

    fn sort(self, _: &State, _: Seat) -> Option<Sort> {
        None
    }

    fn tell(self, setup: &Setup) -> String {
        let (card, unit) = (setup.tell(self.card), setup.tell(self.unit));
        say!(setup, "{card} is laid on {unit}", "将{card}重叠放置在{unit}的顶端", "{card}を{unit}の上に重ねる")
    }
}

impl Doing for Attacked {
    /// 2.1: the unit is the defending unit now, whatever the attacker's range.
    fn make(self, setup: &Setup, state: &mut State, _: Card) -> Result<(), Impossible> {
        if state.stands(self.unit).is_none() || state.battle.attacker.is_none() {
            return Err(Cipher::misplaced(setup, state, self.unit));
        }
        state.battle.defender = self.unit;
        Ok(())
    }

    fn sort(self, _: &State, _: Seat) -> Option<Sort> {
        None
    }

    fn tell(self, setup: &Setup) -> String {
        let unit = setup.tell(self.unit);
        say!(setup, "{unit} is attacked instead", "改为由{unit}受到攻击", "代わりに{unit}が攻撃される")
    }
}

impl Doing for Turn {
    fn make(self, setup: &Setup, state: &mut State, _: Card) -> Result<(), Impossible> {
        let Turn { card, up } = self;
        let of = card.owner();
        let (orbs, bonds) = (zones::orbs(of), zones::bonds(of));
        let zone = state.table.zone(card);
        let (set, clear) = if up { (FACE_UP, 0) } else { (0, FACE_UP) };
        if card.is_known() && zone != NOWHERE && (zone == orbs || zone == bonds) {
            state.mark(setup, card, set, clear);
            return Ok(());
        }
        // An orb that nobody has seen yet.
        let hidden = card.is_known() && zone == NOWHERE && state.shift(setup, card, orbs, orbs, set);
        match hidden {
            true => Ok(()),
            false => Err(Cipher::misplaced(setup, state, card)),
        }
    }

    fn already(self, state: &State) -> Option<Breach> {
        let Turn { card, up } = self;
        let lies = card.is_known() && state.table.zone(card) != NOWHERE;
        (lies && state.table.has(card, FACE_UP) == up).then_some(Breach::AlreadyTurned { card })
    }

    fn sort(self, _: &State, _: Seat) -> Option<Sort> {
        None
    }

    /// 6.4.2: what lies face-up is seen by both.
    fn shown(self, _: View, _: Seat) -> Option<Seen<Cipher>> {
        self.up.then(|| public(Breach::RevealedForAllToSee)).flatten()
    }

    fn tell(self, setup: &Setup) -> String {
        let card = setup.tell(self.card);
        match self.up {
            true => say!(setup, "{card} is turned face-up", "{card}翻到正面", "{card}が表向きになる"),
            false => say!(setup, "{card} is turned face-down", "{card}翻到背面", "{card}が裏向きになる"),
        }
    }
}

impl Doing for Supports {
    fn make(self, setup: &Setup, state: &mut State, _: Card) -> Result<(), Impossible> {
        let Supports { card, value } = self;
        if !card.is_known() || state.table.zone(card) != zones::support(card.owner()) {
            return Err(Cipher::misplaced(setup, state, card));
        }
        state.battle.values[card.owner().index()] = Some(value);
        Ok(())
    }

    fn sort(self, _: &State, user: Seat) -> Option<Sort> {
        own(self.card, user, Sort::Power)
    }

    fn tell(self, setup: &Setup) -> String {
        let (card, value) = (setup.tell(self.card), self.value);
        say!(
            setup,
            "{card} has support value {value} now",
            "{card}的支援力变为{value}",
            "{card}の支援力が{value}になる"
        )
    }
}

impl Doing for Crown {
    /// 5.1.2.5: one unit alone is a player's lord.
    fn make(self, setup: &Setup, state: &mut State, _: Card) -> Result<(), Impossible> {
        let Some((user, _)) = state.stands(self.unit) else {
            return Err(Cipher::misplaced(setup, state, self.unit));
        };
        if let Some(lord) = state.lord(user) {
            state.mark(setup, lord, 0, LORD);
        }
        state.mark(setup, self.unit, LORD, 0);
        Ok(())
    }

    fn sort(self, _: &State, _: Seat) -> Option<Sort> {
        None
    }

    fn shown(self, _: View, _: Seat) -> Option<Seen<Cipher>> {
        unit_for_all_to_see()
    }

    fn tell(self, setup: &Setup) -> String {
        let unit = setup.tell(self.unit);
        say!(setup, "{unit} becomes the lord", "{unit}成为主人公单位", "{unit}が主人公になる")
    }
}
