//! Chapters 21 to 24: what the text of a card can do to the table: all that is said of a sort of effect in one place.

use super::Cipher;
use super::cards::Range;
use super::cards::words::Manner;
use super::effects::Sort;
use super::facts::Breach;
use super::seen::{lies, of_hand, public, unit_for_all_to_see};
use super::state::{Held, Lasting, Setup, State};
use super::texts::events::{self, Occurrence};
use super::texts::{programs, running};
use super::words::effects::{Defeat, Flip, Holds, Move, Power, Put, Range as Ranged, Rest, Reveal, TwoOrbs, Unrest};
use super::words::{Effect, Place, Until};
use super::zones::{self, Area, DEFEATED, FACE_UP, RESTED};
use crate::judge::{Fact as _, Impossible, Rulebook as _, Seen, Worded};
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
        let ends = running::ends(setup, state, source, self.until);
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
        events::happened(setup, state, self.unit, Occurrence::Rested);
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
        events::happened(setup, state, self.unit, Occurrence::Readied);
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
        events::happened(setup, state, self.unit, Occurrence::Moved);
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

fn moves(unit: Card, user: Seat) -> Sort {
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
        events::happened(setup, state, self.unit, Occurrence::Destroyed);
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

impl Doing for Put {
    fn make(self, setup: &Setup, state: &mut State, source: Card) -> Result<(), Impossible> {
        let deploys = self.card.is_known() && state.stands(self.card).is_none();
        match self.card {
            Card::UNKNOWN => put_hidden(setup, state, source, self.to)?,
            card => put(setup, state, source, card, self.to)?,
        }
        let Some(manner) = programs::manner(setup, state, source) else { return Ok(()) };
        match (manner, self.to) {
            (Manner::Rested, Place::Front | Place::Back) if deploys => state.mark(setup, self.card, RESTED, 0),
            (Manner::FaceDown, Place::Bonds) => state.mark(setup, self.card, 0, FACE_UP),
            _ => {}
        }
        Ok(())
    }

    fn sort(self, state: &State, user: Seat) -> Option<Sort> {
        puts(state, user, self.card, self.to)
    }

    /// Into the deck a card comes from the hand.
    fn shown(self, view: View, user: Seat) -> Option<Seen<Cipher>> {
        match self.to {
            Place::Hand | Place::Deck => of_hand(view, user),
            Place::Orbs => None,
            to => Some(lies(Card::UNKNOWN, zones::place(user, to))),
        }
    }

    fn tell(self, setup: &Setup) -> String {
        let (card, zone) = (setup.tell(self.card), Area::of(zones::place(Seat::A, self.to)).worded(setup));
        say!(setup, "{card} is put into the {zone}", "{card}放置到{zone}", "{card}が{zone}に置かれる")
    }
}

/// A card that the log's view hides, of the text's user: into the deck it comes from the hand, and into the
/// hand, the orbs or the bonds from the deck. All other zones are public (6.9 to 6.12), so that a name is there.
fn put_hidden(setup: &Setup, state: &mut State, source: Card, to: Place) -> Result<(), Impossible> {
    // An orb that is destroyed goes to the hand of its user (24.1.14.1), who need not be the text's.
    let orbs = Seat::BOTH.into_iter().find(|of| state.taken_from == zones::orbs(*of));
    let of = orbs.or_else(|| running::drawer(state, source)).filter(|_| to == Place::Hand);
    let user = of.unwrap_or(source.owner());
    let from = match to {
        Place::Hand if orbs.is_some() => zones::orbs(user),
        Place::Hand | Place::Orbs | Place::Bonds => zones::deck(user),
        Place::Deck => zones::hand(user),
        _ => {
            return Err(Impossible(say!(
                setup,
                "a text has to name the card that it puts into a public zone",
                "能力将卡放置到公开的区域时，必须写明是哪张卡",
                "スキルで公開の領域に置くときは、どのカードかを示さなければならない"
            )));
        }
    };
    state.taken_from = from;
    if !state.shift(setup, Card::UNKNOWN, from, zones::place(user, to), 0) {
        return Err(Impossible(say!(
            setup,
            "the log knows all cards of the {zone}, so it has to name this one",
            "记录知道{zone}的所有卡，因此必须写明是哪张卡",
            "ログは{zone}のカードをすべて知っているので、どのカードかを示さなければならない",
            zone = Area::of(from).worded(setup)
        )));
    }
    Ok(())
}

/// 6.5: a card that changes zones is a new card, with the facing that its zone gives it (6.7.1 to 6.13.1).
fn put(setup: &Setup, state: &mut State, source: Card, card: Card, to: Place) -> Result<(), Impossible> {
    let from = state.table.zone(card);
    let chosen_from = std::mem::replace(&mut state.taken_from, from);
    let target = zones::place(card.owner(), to);
    let marks = match to {
        Place::Deck | Place::Hand | Place::Orbs => 0,
        _ => FACE_UP,
    };
    if zones::row(from).is_some() && zones::row(target).is_some() {
        // 6.5: from one row to the other it stays the same unit.
        if from != target {
            state.cross(setup, card);
            events::happened(setup, state, card, Occurrence::Moved);
        }
        return Ok(());
    }
    if zones::row(from).is_some() {
        return match state.take_off(setup, card, |of| zones::place(of, to), marks) {
            true => Ok(()),
            false => Err(Cipher::misplaced(setup, state, card)),
        };
    }
    let from = if from == NOWHERE {
        // What comes into the hand or the orbs comes from the deck; what comes elsewhere, most likely from the hand.
        let holder = match to {
            Place::Hand | Place::Orbs => [Place::Deck, Place::Orbs, Place::Hand],
            _ => [Place::Hand, Place::Deck, Place::Orbs],
        };
        let holder = holder.map(|it| zones::place(card.owner(), it));
        let runs = state.running.as_ref().is_some_and(|it| it.card == source);
        let is_chosen = runs && chosen_from != NOWHERE && !matches!(to, Place::Hand | Place::Orbs);
        let holder = is_chosen.then_some(chosen_from).into_iter().chain(holder);
        let hidden = holder.into_iter().find(|it| state.table.hides(*it));
        hidden.ok_or_else(|| {
            Impossible(say!(
                setup,
                "{card} is nowhere",
                "{card}不在任何地方",
                "{card}はどこにもない",
                card = setup.tell(card)
            ))
        })?
    } else {
        from
    };
    match state.shift(setup, card, from, target, marks) {
        true => {
            // 14.1.1: a unit that a text brings onto the battlefield is deployed, too.
            if zones::row(target).is_some() {
                events::happened(setup, state, card, Occurrence::Deployed);
            }
            Ok(())
        }
        false => Err(Impossible(say!(
            setup,
            "{card} lies under another card",
            "{card}重叠放置在别的卡下方",
            "{card}は別のカードの下に重なっている",
            card = setup.tell(card)
        ))),
    }
}

/// 26.13.1: from one row to the other is a move; all else goes from one of the user's own zones to another.
fn puts(state: &State, user: Seat, card: Card, to: Place) -> Option<Sort> {
    if matches!(to, Place::Front | Place::Back) && state.stands(card).is_some() {
        return Some(moves(card, user));
    }
    let ways = [
        (zones::deck(user), Place::Hand, Sort::Draw),
        (zones::hand(user), Place::Retreat, Sort::Discard),
        (zones::retreat(user), Place::Hand, Sort::Recover),
        (zones::deck(user), Place::Orbs, Sort::SetOrb),
    ];
    let goes = |(from, target, _): &(u8, Place, Sort)| *target == to && state.table.could_be_in(card, *from);
    ways.into_iter().find(goes).map(|(_, _, sort)| sort)
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
        let ends = running::ends(setup, state, source, self.until);
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
        let ends = running::ends(setup, state, source, until);
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
        let (card, deck) = (self.card, zones::deck(self.card.owner()));
        let is_new = card.is_known() && state.table.zone(card) == NOWHERE;
        if is_new && running::reveals_hidden(state, source) {
            let mut cards = state.table.pile(deck).to_vec();
            if let Some(place) = cards.iter_mut().rev().find(|it| **it == Card::UNKNOWN) {
                *place = card;
                state.perform(setup, Change::Lay { zone: deck, cards: &cards });
            }
        }
        if card.is_known() {
            events::happened(setup, state, card, Occurrence::Revealed);
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
