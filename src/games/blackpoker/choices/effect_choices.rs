//! Decisions that effects ask for: draw.effect, attack.effect, block.effect, set_bulwark.effect and the like; zones.top.

use super::super::BlackPoker;
use super::super::state::{Setup, State};
use super::{Choice, Decisions, done, may_stop};
use crate::games::blackpoker::book::Clause;
use crate::games::blackpoker::log::notation::Typed;
use crate::games::blackpoker::log::words::decisions::{
    Attacker, Blocker, Discard, Done, DrawAgain, Set, Take, Top, Twist,
};
use crate::games::blackpoker::log::words::{Action, Pose};
use crate::games::blackpoker::referee::{check, legal, public_zones};
use crate::games::blackpoker::rules::agenda::{Act, request_of, stands_at};
use crate::games::blackpoker::rules::r02_core_request::check_in_hand;
use crate::games::blackpoker::rules::r08_attacking::{self, Blocking};
use crate::games::blackpoker::rules::{
    r02_core_announce, r05_zones_graves, r06_deploying, r07_turn_control, r09_magic,
};
use crate::games::blackpoker::state::zones;
use crate::judge::{Impossible, Seen, Sink};
use crate::log::Seat;
use crate::say;
use crate::table::{Card, known};
use std::iter;

impl Choice for Set {
    const FORM: &'static str = "set CARD";

    fn answers(_: &State, act: &Act) -> bool {
        act == &r06_deploying::CHOOSE_BULWARK
    }

    fn asked_under(_: &State) -> Option<Clause> {
        Some(Clause::SetBulwarkEffect)
    }

    fn check(self, _: &Setup, state: &State, by: Seat, sink: &mut Sink<BlackPoker>) {
        check_in_hand(state, by, self.card, Clause::SetBulwarkEffect, sink);
    }

    fn make(self, setup: &Setup, state: &mut State, by: Seat, _: bool) -> Result<(), Impossible> {
        done(r06_deploying::apply_set(setup, state, by, self.card), setup, state, self.card)
    }

    fn offer<'a>(_: &'a Setup, state: &'a State, by: Seat) -> Decisions<'a> {
        Box::new(known(state.table.pile(zones::hand(by))).map(|card| Set { card }.into()))
    }

    fn moves_on(_: &State) -> bool {
        true
    }

    fn tell(self, setup: &Setup) -> String {
        say!(setup, "sets {card} as a bulwark", "{card}を防壁として置く", card = setup.tell(self.card))
    }

    fn read(words: &mut Typed<'_>) -> Result<Self, String> {
        Ok(Set { card: words.card()? })
    }

    fn write(self) -> String {
        format!("set {}", self.card)
    }
}

impl Choice for Discard {
    const FORM: &'static str = "discard CARD";

    fn answers(_: &State, act: &Act) -> bool {
        act == &r07_turn_control::DISCARD_DOWN
    }

    fn asked_under(_: &State) -> Option<Clause> {
        Some(Clause::EndEffect1)
    }

    fn shown(self, by: Seat) -> Option<Seen<BlackPoker>> {
        Some(public_zones::on_top(Card::UNKNOWN, by))
    }

    fn check(self, _: &Setup, state: &State, by: Seat, sink: &mut Sink<BlackPoker>) {
        check_in_hand(state, by, self.card, Clause::EndEffect1, sink);
    }

    fn make(self, setup: &Setup, state: &mut State, by: Seat, _: bool) -> Result<(), Impossible> {
        done(r02_core_announce::discard(setup, state, by, self.card), setup, state, self.card)
    }

    fn offer<'a>(_: &'a Setup, state: &'a State, by: Seat) -> Decisions<'a> {
        Box::new(legal::each(state.table.pile(zones::hand(by))).map(|card| Discard { card }.into()))
    }

    fn tell(self, setup: &Setup) -> String {
        say!(setup, "discards {card}", "{card}を捨てる", card = setup.tell(self.card))
    }

    fn read(words: &mut Typed<'_>) -> Result<Self, String> {
        Ok(Discard { card: words.card()? })
    }

    fn write(self) -> String {
        format!("discard {}", self.card)
    }
}

impl Choice for DrawAgain {
    const FORM: &'static str = "draw";

    fn answers(_: &State, act: &Act) -> bool {
        act == &r07_turn_control::CHOOSE_SECOND
    }

    fn asked_under(_: &State) -> Option<Clause> {
        Some(Clause::DrawEffect2)
    }

    fn make(self, _: &Setup, _: &mut State, _: Seat, _: bool) -> Result<(), Impossible> {
        Ok(())
    }

    fn offer<'a>(_: &'a Setup, _: &'a State, _: Seat) -> Decisions<'a> {
        Box::new(iter::once(DrawAgain {}.into()))
    }

    /// A second draw shortens the match.
    fn prolongs(self) -> bool {
        false
    }

    fn moves_on(_: &State) -> bool {
        true
    }

    fn tell(self, setup: &Setup) -> String {
        say!(setup, "draws a second card", "2枚目を引く")
    }

    fn read(_: &mut Typed<'_>) -> Result<Self, String> {
        Ok(DrawAgain {})
    }

    fn write(self) -> String {
        Self::FORM.to_owned()
    }
}

impl Choice for Attacker {
    const FORM: &'static str = "attacker UNIT";

    fn answers(_: &State, act: &Act) -> bool {
        act == &r08_attacking::CHOOSE_ATTACKERS
    }

    fn asked_under(_: &State) -> Option<Clause> {
        Some(Clause::AttackEffect)
    }

    fn shown(self, _: Seat) -> Option<Seen<BlackPoker>> {
        Some(public_zones::character())
    }

    fn check(self, setup: &Setup, state: &State, by: Seat, sink: &mut Sink<BlackPoker>) {
        check::check_attacker(setup, state, by, self.unit, sink);
    }

    fn make(self, setup: &Setup, state: &mut State, _: Seat, _: bool) -> Result<(), Impossible> {
        r08_attacking::apply_attacker(setup, state, self.unit);
        Ok(())
    }

    fn offer<'a>(setup: &'a Setup, state: &'a State, by: Seat) -> Decisions<'a> {
        Box::new(r08_attacking::candidates(setup, state, by).map(|unit| Attacker { unit }.into()))
    }

    /// Attacks shorten the match.
    fn prolongs(self) -> bool {
        false
    }

    fn tell(self, setup: &Setup) -> String {
        say!(setup, "attacks with {unit}", "{unit}をアタッカーに指定する", unit = setup.tell(self.unit))
    }

    fn read(words: &mut Typed<'_>) -> Result<Self, String> {
        Ok(Attacker { unit: words.card()? })
    }

    fn write(self) -> String {
        format!("attacker {}", self.unit)
    }
}

impl Choice for Blocker {
    const FORM: &'static str = "blocker UNIT ATTACKER";

    fn answers(_: &State, act: &Act) -> bool {
        act == &r08_attacking::CHOOSE_BLOCKERS
    }

    fn asked_under(_: &State) -> Option<Clause> {
        Some(Clause::BlockEffect)
    }

    fn shown(self, _: Seat) -> Option<Seen<BlackPoker>> {
        Some(public_zones::character())
    }

    fn check(self, _: &Setup, state: &State, by: Seat, sink: &mut Sink<BlackPoker>) {
        check::check_blocker(state, by, self.unit, self.attacker, sink);
    }

    fn make(self, _: &Setup, state: &mut State, _: Seat, _: bool) -> Result<(), Impossible> {
        r08_attacking::apply_blocker(state, self.unit, self.attacker);
        Ok(())
    }

    fn offer<'a>(_: &'a Setup, state: &'a State, by: Seat) -> Decisions<'a> {
        let blocking = Blocking::of(state, by);
        let attackers = state.attackers.iter().copied().filter(move |it| blocking.is_open(state, *it));
        Box::new(attackers.flat_map(move |attacker| {
            let free = state.characters(by).filter(move |it| blocking.may(state, *it, attacker));
            free.map(move |unit| Blocker { unit, attacker }.into())
        }))
    }

    fn tell(self, setup: &Setup) -> String {
        let (unit, attacker) = (setup.tell(self.unit), setup.tell(self.attacker));
        say!(setup, "blocks {attacker} with {unit}", "{unit}で{attacker}をブロックする")
    }

    fn read(words: &mut Typed<'_>) -> Result<Self, String> {
        Ok(Blocker { unit: words.card()?, attacker: words.card()? })
    }

    fn write(self) -> String {
        format!("blocker {} {}", self.unit, self.attacker)
    }
}

impl Choice for Twist {
    const FORM: &'static str = "turn driven|charged";

    fn answers(_: &State, act: &Act) -> bool {
        act == &r09_magic::CHOOSE_TWIST
    }

    fn asked_under(_: &State) -> Option<Clause> {
        Some(Clause::TwistEffect)
    }

    fn make(self, setup: &Setup, state: &mut State, _: Seat, _: bool) -> Result<(), Impossible> {
        r09_magic::apply_twist(setup, state, self.to);
        Ok(())
    }

    fn offer<'a>(_: &'a Setup, _: &'a State, _: Seat) -> Decisions<'a> {
        Box::new([Pose::Charged, Pose::Driven].into_iter().map(|to| Twist { to }.into()))
    }

    fn moves_on(_: &State) -> bool {
        true
    }

    fn tell(self, setup: &Setup) -> String {
        match self.to {
            Pose::Driven => say!(setup, "drives the target", "対象をドライブ状態にする"),
            Pose::Charged => say!(setup, "charges the target", "対象をチャージ状態にする"),
        }
    }

    fn read(words: &mut Typed<'_>) -> Result<Self, String> {
        Ok(Twist { to: words.pose()? })
    }

    fn write(self) -> String {
        format!("turn {}", if self.to == Pose::Driven { "driven" } else { "charged" })
    }
}

impl Choice for Take {
    const FORM: &'static str = "take CARD";

    fn answers(_: &State, act: &Act) -> bool {
        act == &r09_magic::CHOOSE_CARD
    }

    fn asked_under(_: &State) -> Option<Clause> {
        Some(Clause::SearchEffect)
    }

    fn shown(self, _: Seat) -> Option<Seen<BlackPoker>> {
        Some(public_zones::shown(Card::UNKNOWN))
    }

    /// search.effect: the card is shown to the opponent.
    fn shows(self, card: Card) -> Option<Seen<BlackPoker>> {
        (self.card == card).then(|| public_zones::shown(card))
    }

    fn check(self, _: &Setup, state: &State, by: Seat, sink: &mut Sink<BlackPoker>) {
        check::check_take(state, by, self.card, sink);
    }

    fn make(self, setup: &Setup, state: &mut State, by: Seat, _: bool) -> Result<(), Impossible> {
        done(r09_magic::apply_take(setup, state, by, self.card), setup, state, self.card)
    }

    fn offer<'a>(_: &'a Setup, state: &'a State, by: Seat) -> Decisions<'a> {
        Box::new(legal::each(state.table.pile(zones::life(by))).map(|card| Take { card }.into()))
    }

    fn moves_on(_: &State) -> bool {
        true
    }

    fn tell(self, setup: &Setup) -> String {
        let card = setup.tell(self.card);
        say!(setup, "takes {card} from the life and shows it", "ライフから{card}を取り、相手に見せる")
    }

    fn read(words: &mut Typed<'_>) -> Result<Self, String> {
        Ok(Take { card: words.card()? })
    }

    fn write(self) -> String {
        format!("take {}", self.card)
    }
}

impl Choice for Top {
    const FORM: &'static str = "top CARD";

    fn answers(_: &State, act: &Act) -> bool {
        act == &r05_zones_graves::TOP
    }

    fn asked_under(_: &State) -> Option<Clause> {
        Some(Clause::ZonesTop)
    }

    fn shown(self, by: Seat) -> Option<Seen<BlackPoker>> {
        Some(public_zones::on_top(Card::UNKNOWN, by))
    }

    fn check(self, _: &Setup, state: &State, by: Seat, sink: &mut Sink<BlackPoker>) {
        check::check_top(state, by, self.card, sink);
    }

    fn make(self, setup: &Setup, state: &mut State, by: Seat, _: bool) -> Result<(), Impossible> {
        r05_zones_graves::apply_top(setup, state, by, self.card);
        Ok(())
    }

    fn offer<'a>(_: &'a Setup, state: &'a State, by: Seat) -> Decisions<'a> {
        Box::new(legal::each(r05_zones_graves::heap(state, by)).map(|card| Top { card }.into()))
    }

    fn moves_on(_: &State) -> bool {
        true
    }

    fn tell(self, setup: &Setup) -> String {
        say!(setup, "lays {card} on top of the grave", "{card}を墓地の一番上に置く", card = setup.tell(self.card))
    }

    fn read(words: &mut Typed<'_>) -> Result<Self, String> {
        Ok(Top { card: words.card()? })
    }

    fn write(self) -> String {
        format!("top {}", self.card)
    }
}

impl Choice for Done {
    const FORM: &'static str = "done";
    const GOES_ON: bool = true;

    fn answers(_: &State, act: &Act) -> bool {
        may_stop(act)
    }

    fn asked_under(state: &State) -> Option<Clause> {
        match request_of(state)?.action {
            Action::Draw => Some(Clause::DrawEffect2),
            Action::Attack => Some(Clause::AttackEffect),
            Action::Block => Some(Clause::BlockEffect),
            _ => None,
        }
    }

    fn make(self, _: &Setup, state: &mut State, _: Seat, asked: bool) -> Result<(), Impossible> {
        if asked && stands_at(state, &r07_turn_control::CHOOSE_SECOND) {
            r07_turn_control::decline_second(state);
        }
        Ok(())
    }

    fn offer<'a>(_: &'a Setup, _: &'a State, _: Seat) -> Decisions<'a> {
        Box::new(iter::once(Done {}.into()))
    }

    fn moves_on(state: &State) -> bool {
        stands_at(state, &r08_attacking::CHOOSE_ATTACKERS) || stands_at(state, &r08_attacking::CHOOSE_BLOCKERS)
    }

    fn tell(self, setup: &Setup) -> String {
        say!(setup, "is done", "ここまでとする")
    }

    fn read(_: &mut Typed<'_>) -> Result<Self, String> {
        Ok(Done {})
    }

    fn write(self) -> String {
        Self::FORM.to_owned()
    }
}
