//! Chapter 6.4: looking at cards. Players look outside the procedures and at any time. A look therefore changes nothing, and
//! may stand beside whatever the rules ask for.

use super::agenda::stands_at;
use super::c12_preparation::{CHOOSE_LORD, SHUFFLE_BOTH};
use super::c18_support::is_to_be_added;
use crate::games::cipher::Cipher;
use crate::games::cipher::book::{Clause, Ruling};
use crate::games::cipher::cards::reach::Sort;
use crate::games::cipher::facts::Breach;
use crate::games::cipher::log::words::{Ask, Place};
use crate::games::cipher::state::zones::{self, Area, FACE_UP};
use crate::games::cipher::state::{Resolving, Setup, State};
use crate::judge::Due;
use crate::judge::Sink;
use crate::log::Seat;
use crate::table::Card;

/// Returns the clause that lets a player look at cards in a zone: 6.4.2 for public ones, 6.4.2.1 for bonds, 6.4.4.1 for the
/// player's own hand.
pub const fn allowed_by(zone: Place) -> Option<Clause> {
    match zone {
        Place::Deck | Place::Orbs => None,
        Place::Hand => Some(Clause::C6_4_4_1),
        Place::Bonds => Some(Clause::C6_4_2_1),
        Place::Support | Place::Retreat | Place::Front | Place::Back | Place::Boundless => Some(Clause::C6_4_2),
    }
}

/// 6.4.2: both players may look at public cards at any time, including bonds that lie face-down (6.4.2.1) and all cards of a
/// unit (6.4.2.3); 6.4.4: neither may look at hidden cards, except in the player's own hand (6.4.4.1); 24.1.5.1: or where a
/// text allows it.
pub fn check_look(setup: &Setup, state: &State, by: Seat, of: Seat, zone: Place, sink: &mut Sink<Cipher>) {
    if is_over(state, sink) {
        return;
    }
    match zone {
        Place::Hand if of == by => {}
        Place::Deck if is_being_prepared(state, of) => {
            if of != by {
                sink.unruled(Clause::C12_2_1_1, Breach::DeckNotYetPlaced);
            }
        }
        Place::Deck | Place::Hand | Place::Orbs => match showing_text(setup, state) {
            Showing::Text(card) => sink.unmodelled(Clause::C24_1_5_1, card),
            Showing::HiddenCard(card) => sink.undecidable(Clause::C24_1_5_1, card),
            Showing::Nothing => sink.fault(Clause::C6_4_4, || hidden(by, of, zone)),
        },
        Place::Front | Place::Back if of != by => check_lord_unseen(state, of, zone, sink),
        Place::Front | Place::Back | Place::Support | Place::Retreat | Place::Bonds | Place::Boundless => {}
    }
}

/// 6.8.2: no player shows the opponent their own hand; 6.4.4: nor does anybody show decks and orbs; 24.1.4.1: except where a
/// text reveals them.
pub fn check_show(setup: &Setup, state: &State, by: Seat, zone: Place, sink: &mut Sink<Cipher>) {
    if is_over(state, sink) {
        return;
    }
    let clause = match zone {
        Place::Hand => Clause::C6_8_2,
        Place::Deck if is_being_prepared(state, by) => {
            return sink.unruled(Clause::C12_2_1_1, Breach::DeckNotYetPlaced);
        }
        Place::Deck | Place::Orbs => Clause::C6_4_4,
        Place::Front | Place::Back => return check_lord_unseen(state, by, zone, sink),
        Place::Support | Place::Retreat | Place::Bonds | Place::Boundless => return,
    };
    match showing_text(setup, state) {
        Showing::Text(card) => sink.unmodelled(Clause::C24_1_4_1, card),
        Showing::HiddenCard(card) => sink.undecidable(Clause::C24_1_4_1, card),
        Showing::Nothing => sink.fault(clause, || hidden(by.other(), by, zone)),
    }
}

const fn hidden(by: Seat, of: Seat, zone: Place) -> Breach {
    Breach::HiddenFrom { zone: Area::of(zones::place(of, zone)), of, by }
}

/// Reports that the match, and so its log, is over.
fn is_over(state: &State, sink: &mut Sink<Cipher>) -> bool {
    let over = state.due == Due::Over;
    if over {
        let clause = state.outcome.map_or(Clause::C3_1, |it| it.clause);
        sink.fault(clause, || Breach::MatchOver);
    }
    over
}

/// 12.2.1.1: `true` while a player takes the lord out of the deck, before 12.2.1.2 shuffles it and puts it into its zone.
fn is_being_prepared(state: &State, of: Seat) -> bool {
    state.turn.number == 0
        && match &state.due {
            Due::Chance { ask: Ask::EitherShuffle, .. } => true,
            Due::Chance { ask: Ask::Shuffle(left), .. } => stands_at(state, &SHUFFLE_BOTH) && *left == of,
            _ => stands_at(state, &CHOOSE_LORD),
        }
}

/// 12.2.1.7: a lord that still lies face-down is unseen until it is turned up (cipher-0080).
fn check_lord_unseen(state: &State, of: Seat, zone: Place, sink: &mut Sink<Cipher>) {
    let line = zones::place(of, zone);
    let face_down = |it: &Card| !state.table.has(*it, FACE_UP);
    let lies = state.table.hides(line) || state.table.pile(line).iter().any(face_down);
    if state.turn.number == 0 && lies {
        sink.fault_by_ruling(Clause::C12_2_1_7, Ruling::LordUnseen, || Breach::LordFaceDown { of });
    }
}

/// The text that may let a player look at hidden cards.
enum Showing {
    /// The text of this card, which is at work.
    Text(Card),
    /// The text of this card, which the log hides.
    HiddenCard(Card),
    /// No text is at work.
    Nothing,
}

/// 24.1.4, 24.1.5: the text that may show hidden cards now: of the ability that is being carried out, or of a support ability
/// that may be (18.1.7), for which a log has no word. A card whose texts show nothing is no reason to look.
fn showing_text(setup: &Setup, state: &State) -> Showing {
    let chosen = state.resolving.filter(|_| state.in_text);
    let shows = |it: Resolving| setup.effects(it.card).is_none_or(|all| all.can(it.ability, Sort::Look));
    if let Some(it) = chosen.filter(|it| shows(*it)) {
        return by_text_of(setup, it.card);
    }
    let supporting = is_to_be_added(state);
    let able = |card: &Card| setup.effects(*card).is_none_or(|it| it.support.can(Sort::Look));
    let mut supports = Seat::BOTH.into_iter().flat_map(|of| state.table.pile(zones::support(of)).iter().copied());
    supports.find(|it| supporting && able(it)).map_or(Showing::Nothing, |it| by_text_of(setup, it))
}

fn by_text_of(setup: &Setup, card: Card) -> Showing {
    if setup.effects(card).is_some() { Showing::Text(card) } else { Showing::HiddenCard(card) }
}
