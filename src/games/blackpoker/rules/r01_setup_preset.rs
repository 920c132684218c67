//! setup.2: the bulwark and the soldier with which each player begins.

use super::agenda::{Act, Item, Wants, act, step, whose};
use super::r05_zones_life::{ComesOut, as_it_comes_out, goes};
use crate::games::blackpoker::BlackPoker;
use crate::games::blackpoker::book::Clause;
use crate::games::blackpoker::cards::{Faces, Truth};
use crate::games::blackpoker::facts::Breach;
use crate::games::blackpoker::log::words::steps::{PresetBulwark, PresetFails, PresetSoldier};
use crate::games::blackpoker::referee::public_zones::{character, on_top};
use crate::games::blackpoker::state::{Setup, State, zones};
use crate::judge::{Happening, Impossible, Rulebook, Seen, Why};
use crate::log::{Seat, View};
use crate::say;
use crate::table::{Card, Change, Changing};

/// setup.2.bulwark
pub static PRESET_BULWARK: Act = act(preset_bulwark);
/// setup.2.soldier
pub static PRESET_SOLDIER: Act = act(preset_soldier);

/// setup.2.bulwark: the top card of the life becomes a bulwark.
fn preset_bulwark(setup: &Setup, state: &mut State, item: &Item) -> Wants {
    let of = whose(item);
    match state.top_of_life(of) {
        Some(card) if setup.frame.preset => step(Clause::Setup2Bulwark, PresetBulwark { player: of, card }),
        _ => Wants::Nothing,
    }
}

/// setup.2.soldier: the next card becomes a soldier; a Joker cannot (blackpoker-0015).
fn preset_soldier(setup: &Setup, state: &mut State, item: &Item) -> Wants {
    let of = whose(item);
    let Some(card) = state.top_of_life(of).filter(|_| setup.frame.preset) else { return Wants::Nothing };
    match state.faces(setup, card).are(Faces::JOKER) {
        Truth::Yes => step(Clause::Setup2Soldier, PresetFails { player: of, card }),
        Truth::No | Truth::Maybe => step(Clause::Setup2Soldier, PresetSoldier { player: of, card }),
    }
}

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

impl ComesOut for PresetSoldier {
    type Other = PresetFails;
    const FACES: Faces = Faces::ALL.without(Faces::JOKER);

    fn of(player: Seat, card: Card) -> Self {
        PresetSoldier { player, card }
    }

    fn card(self) -> (Seat, Card) {
        (self.player, self.card)
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

impl ComesOut for PresetFails {
    type Other = PresetSoldier;
    const FACES: Faces = Faces::JOKER;

    fn of(player: Seat, card: Card) -> Self {
        PresetFails { player, card }
    }

    fn card(self) -> (Seat, Card) {
        (self.player, self.card)
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
