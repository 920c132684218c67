//! 6.5: cards that a text puts into another zone.

use super::{Doing, moves};
use crate::games::cipher::Cipher;
use crate::games::cipher::cards::reach::Sort;
use crate::games::cipher::cards::vocabulary::Manner;
use crate::games::cipher::log::words::Place;
use crate::games::cipher::log::words::effects::Put;
use crate::games::cipher::referee::public_zones::{lies, of_hand};
use crate::games::cipher::state::zones::{self, Area, FACE_UP, RESTED};
use crate::games::cipher::state::{Setup, State};
use crate::games::cipher::texts::trigger_events::{self, Occurrence};
use crate::games::cipher::texts::{programs, resolve};
use crate::judge::{Impossible, Rulebook as _, Seen, Worded};
use crate::log::{Seat, View};
use crate::say;
use crate::table::{Card, Changing, NOWHERE};

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
    let of = orbs.or_else(|| resolve::drawer(state, source)).filter(|_| to == Place::Hand);
    let user = of.unwrap_or(source.owner());
    let from = match to {
        Place::Hand if orbs.is_some() => zones::orbs(user),
        // One that was chosen in the hand.
        Place::Orbs | Place::Bonds if state.taken_from == zones::hand(user) && resolve::has_chosen(state) => {
            zones::hand(user)
        }
        Place::Hand | Place::Orbs | Place::Bonds => zones::deck(user),
        // One that was looked at stays in the deck.
        Place::Deck if state.taken_from != zones::hand(user) && resolve::shows_unnamed(state) => zones::deck(user),
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
            trigger_events::happened(setup, state, card, Occurrence::Moved);
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
        // What was looked at, and not chosen anywhere else, is the top of the deck.
        let is_looked_at = runs && chosen_from == NOWHERE && resolve::shows_unnamed(state);
        let looked_at = is_looked_at.then(|| zones::deck(card.owner()));
        // A card lies in its owner's zone, whoever chose it there.
        let chosen = is_chosen.then(|| zones::of_seat(chosen_from, card.owner()));
        let holder = chosen.into_iter().chain(looked_at).chain(holder);
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
                trigger_events::happened(setup, state, card, Occurrence::Deployed);
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
