//! Steps of setup.2: the bulwark and the soldier with which each player begins.

use crate::games::blackpoker::BlackPoker;
use crate::games::blackpoker::book::Clause;
use crate::games::blackpoker::facts::Breach;
use crate::games::blackpoker::log::words::steps::{PresetBulwark, PresetFails, PresetSoldier};
use crate::games::blackpoker::referee::public_zones::{character, on_top};
use crate::games::blackpoker::rules::r05_zones_life::{as_it_comes_out, goes};
use crate::games::blackpoker::state::{Setup, State, zones};
use crate::judge::{Happening, Impossible, Rulebook, Seen, Why};
use crate::log::{Seat, View};
use crate::say;
use crate::table::{Card, Change, Changing};

/// Returns why nothing is preset.
fn not_preset(setup: &Setup, state: &State) -> Option<Why<BlackPoker>> {
    if state.turn.number > 0 {
        return Some(Breach::SetupIsOver.into());
    }
    (!setup.frame.preset).then_some(Breach::PresetLeftOut.into())
}

impl Happening<BlackPoker> for PresetBulwark {
    const CLAUSE: Clause = Clause::Setup2Bulwark;

    fn change(self) -> Option<Change<'static>> {
        let PresetBulwark { player, card } = self;
        Some(Change::Move { card, from: zones::life(player), to: zones::bulwarks(player), marks: zones::UP })
    }

    fn make(self, setup: &Setup, state: &mut State) -> Result<(), Impossible> {
        named(self, self.card, setup, state)
    }

    fn may_hide(self) -> Option<Seat> {
        Some(self.player)
    }

    fn fact_against(self, setup: &Setup, state: &State, _: Option<Clause>) -> Option<Why<BlackPoker>> {
        not_preset(setup, state)
    }

    fn shown(self, _: &State, _: View) -> Option<Seen<BlackPoker>> {
        Some(character())
    }

    fn tell(self, setup: &Setup) -> String {
        let (player, card) = (self.player, setup.tell(self.card));
        say!(
            setup,
            "{card}, of {player}'s life, is preset as a bulwark",
            "{player}のライフの{card}が防壁としてプリセットされる"
        )
    }
}

/// Puts a card onto the field, where it has to have a name.
fn named(what: impl Happening<BlackPoker>, card: Card, setup: &Setup, state: &mut State) -> Result<(), Impossible> {
    match what.change().filter(|_| card.is_known()) {
        Some(change) if state.perform(setup, change) => Ok(()),
        _ => Err(BlackPoker::misplaced(setup, state, card)),
    }
}

impl Happening<BlackPoker> for PresetSoldier {
    const CLAUSE: Clause = Clause::Setup2Soldier;
    const REVEALS: bool = true;

    as_it_comes_out!();

    fn change(self) -> Option<Change<'static>> {
        Some(goes(self.player, self.card, zones::soldiers(self.player)))
    }

    fn make(self, setup: &Setup, state: &mut State) -> Result<(), Impossible> {
        named(self, self.card, setup, state)
    }

    fn fact_against(self, setup: &Setup, state: &State, _: Option<Clause>) -> Option<Why<BlackPoker>> {
        not_preset(setup, state)
    }

    fn shown(self, _: &State, _: View) -> Option<Seen<BlackPoker>> {
        Some(character())
    }

    fn tell(self, setup: &Setup) -> String {
        let (player, card) = (self.player, setup.tell(self.card));
        say!(
            setup,
            "{card}, of {player}'s life, is preset as a soldier",
            "{player}のライフの{card}が兵士としてプリセットされる"
        )
    }
}

impl Happening<BlackPoker> for PresetFails {
    const CLAUSE: Clause = Clause::Setup2Soldier;
    const REVEALS: bool = true;

    as_it_comes_out!();

    fn change(self) -> Option<Change<'static>> {
        Some(goes(self.player, self.card, zones::grave(self.player)))
    }

    /// The item itself looks for the next card of its kind.
    fn moves_on(self, _: &mut State) -> bool {
        true
    }

    fn fact_against(self, setup: &Setup, state: &State, _: Option<Clause>) -> Option<Why<BlackPoker>> {
        not_preset(setup, state)
    }

    fn shown(self, _: &State, _: View) -> Option<Seen<BlackPoker>> {
        Some(on_top(Card::UNKNOWN, self.player))
    }

    fn tell(self, setup: &Setup) -> String {
        let (player, card) = (self.player, setup.tell(self.card));
        say!(
            setup,
            "{card}, of {player}'s life, cannot be a soldier and goes to the grave",
            "{player}のライフの{card}は兵士になれず、墓地へ行く"
        )
    }
}
