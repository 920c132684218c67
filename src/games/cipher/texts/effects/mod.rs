//! Chapters 21 to 24: what the text of a card can do to the table: all that is said of a sort of effect in one place.

pub(in crate::games::cipher) mod growth;
pub(in crate::games::cipher) mod put;

use super::trigger_events::{self, Occurrence};
use super::{programs, resolve};
use crate::games::cipher::Cipher;
use crate::games::cipher::cards::Range;
use crate::games::cipher::cards::reach::Sort;
use crate::games::cipher::facts::Breach;
use crate::games::cipher::log::words::effects::{
    Defeat, Flip, Holds, Move, Power, Range as Ranged, Rest, Reveal, TwoOrbs, Unrest,
};
use crate::games::cipher::log::words::{Effect, Until};
use crate::games::cipher::referee::public_zones::{public, unit_for_all_to_see};
use crate::games::cipher::state::zones::{self, DEFEATED, FACE_UP, RESTED};
use crate::games::cipher::state::{Held, Lasting, Setup, State};
use crate::judge::{Fact as _, Impossible, Seen};
use crate::log::{Seat, View};
use crate::say;
use crate::table::{Card, Change, Changing, NOWHERE};

/// A sort of what a text does.
pub trait Doing: Copy + Into<Effect> {
    /// Carries it out, for the text of `source`.
    ///
    /// # Errors
    /// [`Impossible`] where a card is not where it would have to be.
    fn make(self, setup: &Setup, state: &mut State, source: Card) -> Result<(), Impossible>;
    /// 2.8: a card is not put into a state that it is in already: the state that it is in.
    fn already(self, _state: &State) -> Option<Breach> {
        None
    }
    /// What texts are known for that do it to this card, seen from their user; none if none does.
    fn sort(self, state: &State, user: Seat) -> Option<Sort>;
    /// The unit whose power it changes.
    fn changes_power_of(self) -> Option<Card> {
        None
    }
    /// How a view comes to see which card a `?` in it stands for, of the text of a user's.
    fn shown(self, _view: View, _user: Seat) -> Option<Seen<Cipher>> {
        unit_for_all_to_see()
    }
    /// In words.
    fn tell(self, setup: &Setup) -> String;
}

/// The sort, where it is done to a card of the user's own.
pub fn own(card: Card, user: Seat, sort: Sort) -> Option<Sort> {
    (card.owner() == user).then_some(sort)
}

/// Whether a unit stands on the battlefield.
fn stands(setup: &Setup, state: &State, unit: Card) -> Result<(), Impossible> {
    match state.stands(unit) {
        Some(_) => Ok(()),
        None => Err(Impossible(Breach::not_a_unit(state, unit).tell(setup))),
    }
}

/// Sets marks on a unit on the battlefield, and takes others away.
fn mark(setup: &Setup, state: &mut State, unit: Card, set: u16, clear: u16) -> Result<(), Impossible> {
    stands(setup, state, unit)?;
    state.mark(setup, unit, set, clear);
    Ok(())
}

fn is_unit_with(state: &State, unit: Card, mark: u16) -> bool {
    state.stands(unit).is_some() && state.table.has(unit, mark)
}

/// Notes a change, with one of its sort that is there already: what is kept grows with the units, not with
/// the log.
fn change(setup: &Setup, state: &mut State, new: Lasting) -> Result<(), Impossible> {
    stands(setup, state, new.unit)?;
    let sort = |it: &Lasting| (it.unit, it.until, it.ends, it.range.is_some(), it.two_orbs);
    let alike = |it: &&mut Lasting| sort(it) == sort(&new);
    match state.changes.iter_mut().find(alike) {
        Some(it) => *it = Lasting { power: it.power.saturating_add(new.power), ..new },
        None => state.changes.push(new),
    }
    Ok(())
}

impl Doing for Power {
    fn make(self, setup: &Setup, state: &mut State, source: Card) -> Result<(), Impossible> {
        let ends = resolve::ends(setup, state, source, self.until);
        change(setup, state, Lasting { power: self.by, ends, ..Lasting::none(self.unit, self.until) })
    }

    fn sort(self, _: &State, user: Seat) -> Option<Sort> {
        own(self.unit, user, Sort::Power)
    }

    fn changes_power_of(self) -> Option<Card> {
        Some(self.unit)
    }

    fn tell(self, setup: &Setup) -> String {
        let (unit, by) = (setup.tell(self.unit), self.by);
        say!(setup, "{unit} gets {by:+} power", "{unit}的战斗力{by:+}", "{unit}の戦闘力{by:+}")
    }
}

impl Doing for Rest {
    fn make(self, setup: &Setup, state: &mut State, _: Card) -> Result<(), Impossible> {
        mark(setup, state, self.unit, RESTED, 0)?;
        trigger_events::happened(setup, state, self.unit, Occurrence::Rested);
        Ok(())
    }

    fn already(self, state: &State) -> Option<Breach> {
        is_unit_with(state, self.unit, RESTED).then_some(Breach::AlreadyRested { unit: self.unit })
    }

    fn sort(self, _: &State, user: Seat) -> Option<Sort> {
        own(self.unit, user, Sort::Rest)
    }

    fn tell(self, setup: &Setup) -> String {
        let unit = setup.tell(self.unit);
        say!(setup, "{unit} is rested", "{unit}转为已行动状态", "{unit}が行動済みになる")
    }
}

impl Doing for Unrest {
    fn make(self, setup: &Setup, state: &mut State, _: Card) -> Result<(), Impossible> {
        mark(setup, state, self.unit, 0, RESTED)?;
        trigger_events::happened(setup, state, self.unit, Occurrence::Readied);
        Ok(())
    }

    fn already(self, state: &State) -> Option<Breach> {
        let unrested = state.stands(self.unit).is_some() && !state.table.has(self.unit, RESTED);
        unrested.then_some(Breach::AlreadyUnrested { unit: self.unit })
    }

    fn sort(self, _: &State, _: Seat) -> Option<Sort> {
        None
    }

    fn tell(self, setup: &Setup) -> String {
        let unit = setup.tell(self.unit);
        say!(setup, "{unit} is unrested", "{unit}转为未行动状态", "{unit}が未行動になる")
    }
}

impl Doing for Move {
    fn make(self, setup: &Setup, state: &mut State, _: Card) -> Result<(), Impossible> {
        stands(setup, state, self.unit)?;
        state.cross(setup, self.unit);
        trigger_events::happened(setup, state, self.unit, Occurrence::Moved);
        Ok(())
    }

    fn sort(self, _: &State, user: Seat) -> Option<Sort> {
        Some(moves(self.unit, user))
    }

    fn tell(self, setup: &Setup) -> String {
        let unit = setup.tell(self.unit);
        say!(setup, "{unit} is moved", "{unit}移动", "{unit}が移動する")
    }
}

/// The sort of moving a unit: of the own or of the other player.
pub fn moves(unit: Card, user: Seat) -> Sort {
    if unit.owner() == user { Sort::MoveOwn } else { Sort::MoveOther }
}

impl Doing for Flip {
    fn make(self, setup: &Setup, state: &mut State, _: Card) -> Result<(), Impossible> {
        if !is_bond(state, self.card) {
            let card = setup.tell(self.card);
            return Err(Impossible(say!(setup, "{card} is no bond", "{card}不是羁绊卡", "{card}は絆カードではない")));
        }
        state.mark(setup, self.card, 0, FACE_UP);
        Ok(())
    }

    fn already(self, state: &State) -> Option<Breach> {
        let face_down = is_bond(state, self.card) && !state.table.has(self.card, FACE_UP);
        face_down.then_some(Breach::AlreadyFaceDown { card: self.card })
    }

    fn sort(self, _: &State, user: Seat) -> Option<Sort> {
        own(self.card, user, Sort::Flip)
    }

    fn shown(self, _: View, _: Seat) -> Option<Seen<Cipher>> {
        public(Breach::BondForAllToSee)
    }

    fn tell(self, setup: &Setup) -> String {
        let card = setup.tell(self.card);
        say!(setup, "the bond {card} is turned face-down", "羁绊卡{card}翻到背面", "絆カード{card}が裏向きになる")
    }
}

fn is_bond(state: &State, card: Card) -> bool {
    state.table.zone(card) != NOWHERE && state.table.zone(card) == zones::bonds(card.owner())
}

impl Doing for Defeat {
    fn make(self, setup: &Setup, state: &mut State, _: Card) -> Result<(), Impossible> {
        mark(setup, state, self.unit, DEFEATED, 0)?;
        trigger_events::happened(setup, state, self.unit, Occurrence::Destroyed);
        Ok(())
    }

    fn already(self, state: &State) -> Option<Breach> {
        is_unit_with(state, self.unit, DEFEATED).then_some(Breach::AlreadyDefeated { unit: self.unit })
    }

    fn sort(self, _: &State, _: Seat) -> Option<Sort> {
        None
    }

    fn tell(self, setup: &Setup) -> String {
        let unit = setup.tell(self.unit);
        say!(setup, "{unit} is about to be defeated", "{unit}被击破", "{unit}が撃破状態になる")
    }
}

impl Doing for Ranged {
    fn make(self, setup: &Setup, state: &mut State, _: Card) -> Result<(), Impossible> {
        let range = Some(Range { one: self.one, two: self.two });
        change(setup, state, Lasting { range, ..Lasting::none(self.unit, Until::Turn) })
    }

    fn sort(self, _: &State, user: Seat) -> Option<Sort> {
        own(self.unit, user, Sort::Range)
    }

    fn tell(self, setup: &Setup) -> String {
        let (unit, range) = (setup.tell(self.unit), Range { one: self.one, two: self.two }.name());
        say!(setup, "{unit} has range {range} now", "{unit}的射程变为{range}", "{unit}の射程が{range}になる")
    }
}

impl Doing for TwoOrbs {
    fn make(self, setup: &Setup, state: &mut State, source: Card) -> Result<(), Impossible> {
        let ends = resolve::ends(setup, state, source, self.until);
        change(setup, state, Lasting { two_orbs: true, ends, ..Lasting::none(self.unit, self.until) })
    }

    fn sort(self, _: &State, user: Seat) -> Option<Sort> {
        own(self.unit, user, Sort::TwoOrbs)
    }

    fn tell(self, setup: &Setup) -> String {
        let unit = setup.tell(self.unit);
        say!(
            setup,
            "an attack by {unit} destroys two orbs",
            "{unit}的攻击所将破坏的宝玉变为2颗",
            "{unit}の攻撃で破壊するオーブが2つになる"
        )
    }
}

impl Doing for Holds {
    fn make(self, setup: &Setup, state: &mut State, source: Card) -> Result<(), Impossible> {
        let Holds { unit, until } = self;
        if let Some(barred) = programs::bars(setup, state, source) {
            state.barred.push(barred);
            return Ok(());
        }
        if state.table.zone(unit) == NOWHERE || state.table.zone(unit) != zones::support(unit.owner()) {
            stands(setup, state, unit)?;
        }
        let by = state.running.as_ref().filter(|it| it.card == source);
        let (ability, at) = by.map_or((0, 0), |it| (it.ability, it.run.at));
        let ends = resolve::ends(setup, state, source, until);
        let held = Held { unit, source, ability, at, until, ends };
        if !state.held.contains(&held) {
            state.held.push(held);
        }
        Ok(())
    }

    fn sort(self, _: &State, user: Seat) -> Option<Sort> {
        own(self.unit, user, Sort::Grant)
    }

    fn tell(self, setup: &Setup) -> String {
        let unit = setup.tell(self.unit);
        say!(setup, "what it says is true of {unit}", "其内容适用于{unit}", "{unit}にその内容を適用する")
    }
}

impl Doing for Reveal {
    /// 24.1.4.3: it stays where it is; of a deck whose cards nobody has seen, it is the uppermost of those.
    fn make(self, setup: &Setup, state: &mut State, source: Card) -> Result<(), Impossible> {
        let (card, hand) = (self.card, zones::hand(self.card.owner()));
        let is_new = card.is_known() && state.table.zone(card) == NOWHERE;
        if is_new && resolve::reveals_hidden(state, source) {
            // One that was chosen in the hand, or else of the deck.
            let zone = if state.taken_from == hand { hand } else { zones::deck(card.owner()) };
            let mut cards = state.table.pile(zone).to_vec();
            if let Some(place) = cards.iter_mut().rev().find(|it| **it == Card::UNKNOWN) {
                *place = card;
                state.perform(setup, Change::Lay { zone, cards: &cards });
            }
        }
        if card.is_known() {
            trigger_events::happened(setup, state, card, Occurrence::Revealed);
        }
        Ok(())
    }

    fn sort(self, _: &State, _: Seat) -> Option<Sort> {
        Some(Sort::Look)
    }

    /// 24.1.4.1: both players see it.
    fn shown(self, _: View, _: Seat) -> Option<Seen<Cipher>> {
        public(Breach::RevealedForAllToSee)
    }

    fn tell(self, setup: &Setup) -> String {
        let card = setup.tell(self.card);
        say!(setup, "{card} is revealed", "公开{card}", "{card}を公開する")
    }
}
