//! Steps of chapter 12: the decks, and the preparation of the game.

use crate::games::cipher::Cipher;
use crate::games::cipher::book::Clause;
use crate::games::cipher::log::words::Line;
use crate::games::cipher::log::words::steps::{Orb, RevealLord};
use crate::games::cipher::referee::public_zones::unit_for_all_to_see;
use crate::games::cipher::rules::c12_preparation::{check_cost, identify};
use crate::games::cipher::state::zones::{self, FACE_UP};
use crate::games::cipher::state::{Setup, State};
use crate::judge::Sink;
use crate::judge::{Happening, Impossible, Rulebook, Seen};
use crate::log::{Seat, View};
use crate::say;
use crate::table::{Card, Change, Changing, NOWHERE, Zone};

impl Happening<Cipher> for Orb {
    const CLAUSE: Clause = Clause::C12_2_1_6;

    fn change(self) -> Option<Change<'static>> {
        let Orb { player, card } = self;
        Some(Change::Move { card, from: zones::deck(player), to: zones::orbs(player), marks: 0 })
    }

    fn may_hide(self) -> Option<Seat> {
        Some(self.player)
    }

    // 12.2.1.6: nobody looks at an orb, so `shown` stays empty.

    fn tell(self, setup: &Setup) -> String {
        let (player, card) = (self.player, setup.tell(self.card));
        say!(
            setup,
            "{player} sets {card} as an orb",
            "{player}将{card}放置到宝玉区",
            "{player}が{card}をオーブとして置く"
        )
    }
}

impl Happening<Cipher> for RevealLord {
    const CLAUSE: Clause = Clause::C12_2_1_7;
    const REVEALS: bool = true;

    /// A reveal also names a lord that the log has not named so far.
    fn make(self, setup: &Setup, state: &mut State) -> Result<(), Impossible> {
        let RevealLord { player, card } = self;
        let front = zones::line(player, Line::Front);
        let stands = if card == Card::UNKNOWN {
            state.table.hides(front)
        } else {
            identify(setup, state, card);
            state.table.zone(card) == front
        };
        if !stands {
            return Err(Cipher::misplaced(setup, state, card));
        }
        if card != Card::UNKNOWN {
            state.mark(setup, card, FACE_UP, 0);
        }
        Ok(())
    }

    fn may_hide(self) -> Option<Seat> {
        Some(self.player)
    }

    fn takes(self) -> Option<(Card, Zone)> {
        Some((self.card, zones::line(self.player, Line::Front)))
    }

    fn check(self, setup: &Setup, state: &State, sink: &mut Sink<Cipher>) {
        if self.card.is_known() && state.table.zone(self.card) == NOWHERE {
            check_cost(setup, self.card, sink);
        }
    }

    fn shown(self, _: &State, _: View) -> Option<Seen<Cipher>> {
        unit_for_all_to_see()
    }

    fn tell(self, setup: &Setup) -> String {
        let (player, card) = (self.player, setup.tell(self.card));
        say!(setup, "{player}'s lord is {card}", "{player}的主人公单位是{card}", "{player}の主人公は{card}")
    }
}
