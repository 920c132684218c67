//! Steps of 18.1.5 to 18.1.9 and 18.1.17: the supports of a battle.

use crate::games::cipher::Cipher;
use crate::games::cipher::book::{Clause, Ruling};
use crate::games::cipher::cards::Reach;
use crate::games::cipher::cards::face::Face;
use crate::games::cipher::cards::vocabulary::Sign;
use crate::games::cipher::facts::Breach;
use crate::games::cipher::log::words::steps::{AddSupport, ClearSupport, Support, SupportFails};
use crate::games::cipher::referee::public_zones::{goes_to, public, unit_for_all_to_see};
use crate::games::cipher::rules::agenda::of_one_battle;
use crate::games::cipher::rules::c18_compare::hides_comparison;
use crate::games::cipher::rules::c18_support::{is_to_be_added, support_of};
use crate::games::cipher::rules::c18_target::gone_from_battle;
use crate::games::cipher::state::zones::{self, Area, FACE_UP};
use crate::games::cipher::state::{Setup, State};
use crate::judge::Sink;
use crate::judge::{Due, Event, Happening, Impossible, Instead, Seen};
use crate::log::{Seat, View};
use crate::say;
use crate::table::{Card, Change};

impl Happening<Cipher> for Support {
    const CLAUSE: Clause = Clause::C18_1_5;
    const REVEALS: bool = true;

    fn change(self) -> Option<Change<'static>> {
        let Support { player, card } = self;
        Some(Change::Move { card, from: zones::deck(player), to: zones::support(player), marks: FACE_UP })
    }

    fn may_hide(self) -> Option<Seat> {
        Some(self.player)
    }

    fn check(self, setup: &Setup, _: &State, sink: &mut Sink<Cipher>) {
        if setup.facts(self.card).is_none() {
            sink.undecidable(Clause::C18_1_5, self.card);
        }
    }

    fn left_out(self, _: &State, demanded: Clause, next: Event<'_, Cipher>) -> (Clause, Option<Ruling>) {
        let other = matches!(next, Event::Step(what) if Support::try_from(*what).is_ok());
        (demanded, other.then_some(Ruling::TurnPlayerFirst))
    }

    fn shown(self, _: &State, _: View) -> Option<Seen<Cipher>> {
        public(goes_to(Area::Support))
    }

    fn tell(self, setup: &Setup) -> String {
        let (player, card) = (self.player, setup.tell(self.card));
        say!(setup, "{player} is supported by {card}", "{player}的支援卡是{card}", "{player}の支援カードは{card}")
    }
}

/// The move of a support to the retreat area.
const fn put_away(player: Seat, card: Card) -> Change<'static> {
    Change::Move { card, from: zones::support(player), to: zones::retreat(player), marks: FACE_UP }
}

impl Happening<Cipher> for SupportFails {
    const CLAUSE: Clause = Clause::C18_1_5_1_1_1;

    fn change(self) -> Option<Change<'static>> {
        Some(put_away(self.player, self.card))
    }

    /// 18.1.5.1.1: the failure depends on a hidden face, or on a text of the supported unit.
    fn check_unasked(self, setup: &Setup, state: &State, sink: &mut Sink<Cipher>) -> bool {
        let SupportFails { player, card } = self;
        if state.due == Due::Over {
            return false;
        }
        if let Some(hidden) = hidden_support(setup, state, player) {
            sink.undecidable(Clause::C18_1_5_1_1, hidden);
            return true;
        }
        let own = if player == state.turn.player { state.battle.attacker } else { state.battle.defender };
        rests_on_support_text(setup, own, Some(card), sink);
        sink.unmodelled.is_some()
    }

    fn shown(self, _: &State, _: View) -> Option<Seen<Cipher>> {
        public(goes_to(Area::Retreat))
    }

    fn tell(self, setup: &Setup) -> String {
        let (player, card) = (self.player, setup.tell(self.card));
        say!(
            setup,
            "{player}'s support {card} fails",
            "{player}的支援卡{card}支援失败",
            "{player}の{card}の支援は失敗する"
        )
    }
}

/// Returns a player's support if the log hides its face.
fn hidden_support(setup: &Setup, state: &State, player: Seat) -> Option<Card> {
    state.table.pile(zones::support(player)).iter().copied().find(|it| setup.facts(*it).is_none())
}

/// 18.1.5.1.1: the failure of a support may rest on a text of the supported unit, but only for supports that such texts
/// mention.
fn rests_on_support_text(setup: &Setup, unit: Card, support: Option<Card>, sink: &mut Sink<Cipher>) {
    let spoken_of = support.and_then(|it| setup.facts(it)).is_none_or(|it| it.signs.has(Sign::Female));
    if spoken_of && setup.facts(unit).is_some_and(|it| it.reaches(Reach::Support)) {
        sink.unmodelled(Clause::C18_1_5_1_1, unit);
    }
}

/// Returns a support whose value is set by its support ability, if nothing has set it in this battle.
fn without_value(setup: &Setup, state: &State, support: Option<Card>) -> Option<Card> {
    let unset = |it: &Card| state.battle.values[it.owner().index()].is_none();
    support.filter(unset).filter(|it| setup.card(*it).is_some_and(Face::has_no_support_value))
}

/// `true` if the referee carries out the ability that sets the value. If it was not carried out, nothing is added.
fn says_its_value(setup: &Setup, support: Option<Card>) -> bool {
    support.and_then(|it| setup.card(it)).is_some_and(Face::carries_out_its_support)
}

impl Happening<Cipher> for AddSupport {
    const CLAUSE: Clause = Clause::C18_1_9;
    const BOOKKEEPING: bool = true;

    fn make(self, _: &Setup, state: &mut State) -> Result<(), Impossible> {
        let AddSupport { unit, by } = self;
        let own = state.stands(unit).is_some_and(|(user, _)| user == state.turn.player);
        if state.battle.attacker.is_none() && own {
            state.battle.attacker = unit;
        }
        state.battle.raise(unit, by);
        Ok(())
    }

    fn check(self, setup: &Setup, state: &State, sink: &mut Sink<Cipher>) {
        let support = state.stands(self.unit).and_then(|(user, _)| support_of(state, user));
        if let Some(card) = without_value(setup, state, support).filter(|_| !says_its_value(setup, support)) {
            sink.unmodelled(Clause::C18_1_9, card);
        }
        rests_on_support_text(setup, self.unit, support, sink);
    }

    /// 18.1.9: the attacker has left the battlefield (cipher-0003), or the support's face is hidden.
    fn check_unasked(self, setup: &Setup, state: &State, sink: &mut Sink<Cipher>) -> bool {
        let unit = self.unit;
        if state.battle.without_attacker() && state.stands(unit).is_none() {
            sink.fault_by_ruling(Clause::C18_1_9, Ruling::NoAttacker, || Breach::AttackerGone);
            return true;
        }
        let by = if unit == state.battle.attacker {
            state.turn.player
        } else if unit == state.battle.defender {
            state.turn.player.other()
        } else {
            return false;
        };
        if let Some(card) = without_value(setup, state, support_of(state, by)).filter(|_| is_to_be_added(state)) {
            sink.fault_by_ruling(Clause::C18_1_9, Ruling::NoSupportValue, || Breach::NoSupportValue { card });
            return true;
        }
        let hidden = hidden_support(setup, state, by).filter(|_| state.due != Due::Over);
        if let Some(card) = hidden {
            sink.undecidable(Clause::C18_1_9, card);
        }
        hidden.is_some()
    }

    /// 18.1.5.1.1: a failed support adds nothing; 18.1.3.2.1.2: nothing is added to a unit that left the battle.
    fn offends_above_all(self, _: &Setup, state: &State, _: Option<Clause>) -> Option<Clause> {
        let fails = match state.due {
            Due::Step { what, .. } => SupportFails::try_from(what).ok(),
            _ => None,
        };
        let Some(SupportFails { player, .. }) = fails else {
            return gone_from_battle(state, self.unit).then_some(Clause::C18_1_3_2_1_2);
        };
        let own = if player == state.turn.player { state.battle.attacker } else { state.battle.defender };
        (own == self.unit).then_some(Clause::C18_1_5_1_1)
    }

    /// 18.1.5.1.1: the support fails.
    fn otherwise(self, _: &Setup, state: &State) -> Option<Instead<Cipher>> {
        let (player, _) = state.stands(self.unit)?;
        let card = support_of(state, player)?;
        Some(Instead::Step(SupportFails { player, card }.into()))
    }

    fn comes_once(self, from: &State, to: &State) -> bool {
        of_one_battle(from, to)
    }

    fn shown(self, _: &State, _: View) -> Option<Seen<Cipher>> {
        unit_for_all_to_see()
    }

    fn tell(self, setup: &Setup) -> String {
        let (unit, by) = (setup.tell(self.unit), self.by);
        say!(setup, "support adds {by} to {unit}", "{unit}的战斗力加算支援力{by}", "支援力{by}を{unit}の戦闘力に加える")
    }
}

impl Happening<Cipher> for ClearSupport {
    const CLAUSE: Clause = Clause::C18_1_17;

    fn change(self) -> Option<Change<'static>> {
        Some(put_away(self.player, self.card))
    }

    /// 18.1.15: the log passes over the comparison.
    fn check(self, setup: &Setup, state: &State, sink: &mut Sink<Cipher>) {
        if self.player == state.turn.player
            && let Some(card) = hides_comparison(setup, state)
        {
            sink.undecidable(Clause::C18_1_15, card);
        }
    }

    fn comes_once(self, from: &State, to: &State) -> bool {
        of_one_battle(from, to)
    }

    fn shown(self, _: &State, _: View) -> Option<Seen<Cipher>> {
        public(goes_to(Area::Retreat))
    }

    fn tell(self, setup: &Setup) -> String {
        let (player, card) = (self.player, setup.tell(self.card));
        say!(
            setup,
            "{player}'s support {card} goes to the retreat area",
            "{player}的支援卡{card}放置到退避区",
            "{player}の支援カード{card}を退避エリアに置く"
        )
    }
}
