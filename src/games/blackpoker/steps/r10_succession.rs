//! Steps of 世代交代, Succession: its trigger, and its effect.

use crate::games::blackpoker::BlackPoker;
use crate::games::blackpoker::book::Clause;
use crate::games::blackpoker::facts::Breach;
use crate::games::blackpoker::log::words::Action;
use crate::games::blackpoker::log::words::steps::{Gain, Mill};
use crate::games::blackpoker::referee::public_zones::{of_hand, on_top};
use crate::games::blackpoker::referee::under_way::none_under_way;
use crate::games::blackpoker::rules::agenda::set_left;
use crate::games::blackpoker::rules::r05_zones_life::{as_it_comes_out, can_be, goes};
use crate::games::blackpoker::state::{Setup, State, zones};
use crate::judge::{Happening, Seen, Why};
use crate::log::View;
use crate::say;
use crate::table::{Card, Change};

impl Happening<BlackPoker> for Mill {
    const CLAUSE: Clause = Clause::SuccessionEffect;
    const REVEALS: bool = true;

    as_it_comes_out!();

    fn change(self) -> Option<Change<'static>> {
        Some(goes(self.player, self.card, zones::grave(self.player)))
    }

    /// The item itself looks for the next card.
    fn moves_on(self, _: &mut State) -> bool {
        true
    }

    fn fact_against(self, setup: &Setup, state: &State, _: Option<Clause>) -> Option<Why<BlackPoker>> {
        let card = self.card;
        let found = || (!can_be(setup, state, self)).then_some(Breach::SoughtBySuccession { card });
        none_under_way(state, &[Action::Succession]).or_else(found).map(Why::from)
    }

    fn shown(self, _: &State, _: View) -> Option<Seen<BlackPoker>> {
        Some(on_top(Card::UNKNOWN, self.player))
    }

    fn tell(self, setup: &Setup) -> String {
        let (player, card) = (self.player, setup.tell(self.card));
        say!(setup, "{card} goes from {player}'s life to the grave", "{card}が{player}のライフから墓地へ行く")
    }
}

impl Happening<BlackPoker> for Gain {
    const CLAUSE: Clause = Clause::SuccessionEffect;
    const REVEALS: bool = true;

    as_it_comes_out!();

    fn change(self) -> Option<Change<'static>> {
        Some(goes(self.player, self.card, zones::hand(self.player)))
    }

    /// The card was found.
    fn moves_on(self, state: &mut State) -> bool {
        set_left(state, 0);
        true
    }

    fn fact_against(self, setup: &Setup, state: &State, _: Option<Clause>) -> Option<Why<BlackPoker>> {
        let card = self.card;
        let common = || (!can_be(setup, state, self)).then_some(Breach::NotSoughtBySuccession { card });
        none_under_way(state, &[Action::Succession]).or_else(common).map(Why::from)
    }

    fn shown(self, _: &State, view: View) -> Option<Seen<BlackPoker>> {
        of_hand(view, self.player)
    }

    fn tell(self, setup: &Setup) -> String {
        let (player, card) = (self.player, setup.tell(self.card));
        say!(setup, "{card} goes from {player}'s life to the hand", "{card}が{player}のライフから手札に加わる")
    }
}
