//! The step of 18.1.3.1: an attack without a target counts as not carried out.

use crate::games::cipher::Cipher;
use crate::games::cipher::book::Clause;
use crate::games::cipher::facts::Breach;
use crate::games::cipher::log::words::Line;
use crate::games::cipher::log::words::steps::AttackUndone;
use crate::games::cipher::referee::public_zones::unit_for_all_to_see;
use crate::games::cipher::rules::c18_target::{awaits_target, forbids_targets, undo};
use crate::games::cipher::rules::c20_range::targets;
use crate::games::cipher::state::{Setup, State};
use crate::judge::Sink;
use crate::judge::{Due, Happening, Impossible, Seen};
use crate::log::View;
use crate::say;
use crate::table::Card;

impl Happening<Cipher> for AttackUndone {
    const CLAUSE: Clause = Clause::C18_1_3_1;
    const UNDOES: bool = true;

    fn make(self, setup: &Setup, state: &mut State) -> Result<(), Impossible> {
        apply_undone(setup, state, self.unit);
        Ok(())
    }

    fn check_unasked(self, setup: &Setup, state: &State, sink: &mut Sink<Cipher>) -> bool {
        // 3.1: the game has ended immediately.
        let over = state.due == Due::Over;
        if !over {
            check_undone(setup, state, self.unit, sink);
        }
        !over
    }

    fn shown(self, _: &State, _: View) -> Option<Seen<Cipher>> {
        unit_for_all_to_see()
    }

    fn tell(self, setup: &Setup) -> String {
        let unit = setup.tell(self.unit);
        say!(
            setup,
            "the attack by {unit} counts as not carried out",
            "{unit}的攻击视为没有实行过",
            "{unit}の攻撃は行わなかったものとみなす"
        )
    }
}

/// Reports what is wrong with undoing an attack when the rules do not demand it: no attack awaits its target, or the attacker
/// could attack a unit, unless texts may forbid that (2.2).
fn check_undone(setup: &Setup, state: &State, unit: Card, sink: &mut Sink<Cipher>) {
    let by = state.turn.player;
    if !awaits_target(state) || state.battle.attacker != unit {
        return sink.fault(Clause::C18_1_3_1, || Breach::NoAttackToUndo { unit });
    }
    let reached = targets(setup, state, by, unit).next();
    let from_the_back = state.stands(unit).is_some_and(|(_, line)| line == Line::Back);
    match (reached, forbids_targets(setup, state, by)) {
        (Some(_), Some(text)) if from_the_back => sink.unmodelled(Clause::C2_2, text),
        (Some(target), _) => {
            sink.fault(Clause::C18_1_3_1, || Breach::UndoneDespiteATarget { unit, target });
        }
        (None, _) if setup.facts(unit).is_none() => sink.undecidable(Clause::C18_1_3_1, unit),
        (None, _) if state.hides_a_lord(by.other()) => sink.undecidable(Clause::C18_1_3_1, Card::UNKNOWN),
        (None, _) => {}
    }
}

/// Carries out 18.1.3.1: the match stands as it did before the attack.
fn apply_undone(setup: &Setup, state: &mut State, unit: Card) {
    if !awaits_target(state) || state.battle.attacker != unit {
        return;
    }
    // A unit that was already rested attacked against the rules, and stays rested.
    if !state.battle.undone && targets(setup, state, state.turn.player, unit).next().is_none() {
        state.battle.attacker = Card::NONE;
    }
    undo(setup, state);
}
