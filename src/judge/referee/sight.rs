//! Hidden cards of a log: a `?` for a card that the viewer saw is a fault.

use crate::judge::replay::timeline::Timeline;
use crate::judge::verdict::Hiding;
use crate::judge::{Common, Event, Fault, Game, Rulebook, Why};
use crate::log::{Header, Player, Seat, View};
use crate::table::{Card, Zone};
use serde_json::Value;

/// The reason why a view sees a card, which makes a `?` for it a fault.
#[derive(Clone, Debug, PartialEq)]
pub struct Seen<G: Rulebook> {
    /// The clause that shows it to the viewer.
    pub clause: G::Clause,
    /// The interpretation behind that, by its id under `rulings/`.
    pub ruling: Option<G::Ruling>,
    /// The fact seen: `B7 lies in B's retreat area for all to see`.
    pub what: Why<G>,
}

impl<G: Rulebook> Seen<G> {
    /// Seen by the words of a clause.
    pub fn by(clause: G::Clause, what: impl Into<Why<G>>) -> Seen<G> {
        Seen { clause, ruling: None, what: what.into() }
    }

    /// Seen by an interpretation of a clause.
    pub fn by_ruling(clause: G::Clause, ruling: G::Ruling, what: impl Into<Why<G>>) -> Seen<G> {
        Seen { clause, ruling: Some(ruling), what: what.into() }
    }

    /// The fault of hiding it, in the way that `hidden` gives.
    fn fault(self, hidden: Hiding) -> Fault<G> {
        let Seen { clause, ruling, what } = self;
        Fault { clause, why: Why::Hidden(Box::new(what), hidden), undo: false, ruling }
    }
}

/// The visibility of cards under a game's rules. For a log that hides nothing, only [`Eyes::is_hiding`] is called.
pub trait Eyes<G: Rulebook> {
    /// The interpretation that fixes what a log of each view may hide.
    const RULING: G::Ruling;
    /// The clause about hidden zones; a log that sees everything hides none of them.
    const ZONES: G::Clause;
    /// The clause by which players bring their decks, and therefore know their content.
    const DECK: G::Clause;
    /// `true` if the rules fix the players' lists, so that everybody knows the number of cards with each face.
    const FIXED_LISTS: bool = false;

    /// Returns `true` if an applied event has a `?` for a card, or leaves out the order of a shuffle.
    fn is_hiding(state: &G::State, what: Event<'_, G>) -> bool;

    /// The reason why everybody sees the face of a card after an event that touches it was applied, or, with
    /// [`Event::Start`], as it lies on the table. `None` if somebody does not see it.
    fn face(setup: &G::Setup, state: &G::State, card: Card, what: Event<'_, G>) -> Option<Seen<G>>;

    /// The reason why a view sees the card that a `?` of an applied event stands for. `None` if the rules show it to nobody
    /// in the view.
    fn name(state: &G::State, view: View, what: Event<'_, G>) -> Option<Seen<G>>;

    /// A step as a view has it, with the card's origin if the view does not know the card from before. `state` is the one
    /// after it.
    fn traced(_state: &G::State, _view: View, what: &G::Step) -> G::Step {
        what.clone()
    }

    /// Passes to the callback each zone of a position that contains a `?`, such as `A's hand`, with the reason why a view
    /// sees the card; `None` as in [`Eyes::name`].
    fn each_zone(setup: &G::Setup, state: &G::State, view: View, each: &mut dyn FnMut(String, Option<Seen<G>>));

    /// Returns `true` if those who do not see the cards of a zone cannot follow one of them there: a deck, a hand. A card
    /// that lies face down by itself can be followed.
    fn is_pool(zone: Zone) -> bool;
}

/// Watches the hidden cards of a log.
#[derive(Clone, Debug)]
pub(in crate::judge) struct Sight<G: Game> {
    view: View,
    /// The current entry.
    at: u32,
    /// `true` if the entry hides anything, rightly or not.
    pub hides: bool,
    /// The header's knowledge of each card's face, by the card's index; empty if nothing is left to look for.
    faces: Vec<Face>,
    /// The cards hidden although the view sees them, since [`Sight::begin`].
    pub faults: Vec<Fault<G>>,
}

/// The header's knowledge of a card's face.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Face {
    /// The header names it.
    Shown,
    /// The header hides it.
    Hidden,
    /// The header hides it although the view sees it, as this entry's finding reports.
    Told(u32),
}

/// The name of an unknown card.
const UNKNOWN: &str = "?";

impl<G: Game> Sight<G> {
    /// Reads the deck lists: an omniscient log knows both, a player's log their own.
    pub fn open(header: &Header) -> Self {
        let view = header.view;
        let mut sight = Sight { view, at: 0, hides: false, faces: Vec::new(), faults: Vec::new() };
        for of in Seat::BOTH {
            sight.read_lists(of, header.player(of));
        }
        if !sight.faces.contains(&Face::Hidden) {
            sight.faces = Vec::new();
        }
        sight
    }

    fn read_lists(&mut self, of: Seat, player: &Player) {
        let unknown = player.cards().enumerate().filter(|it| *it.1 == *UNKNOWN);
        let hidden: Vec<Card> = unknown.map(|(place, _)| Card::new(of, place)).collect();
        let Some(last) = hidden.last() else { return };
        self.hides = true;
        if self.faces.len() <= last.index() {
            self.faces.resize(last.index() + 1, Face::Shown);
        }
        let known = self.view.is_of(of);
        for card in &hidden {
            self.faces[card.index()] = if known { Face::Told(0) } else { Face::Hidden };
        }
        if known {
            let knows = Common::BroughtTheDeck { player: of };
            let seen: Seen<G> = Seen::by_ruling(G::Eyes::DECK, G::Eyes::RULING, knows);
            self.faults.push(seen.fault(Hiding::List(hidden)));
        }
    }

    /// Looks at a table that was set by hand, in the header or by a judge.
    pub fn look_over(&mut self, setup: &G::Setup, state: &G::State, position: &Value) {
        self.hides |= says_unknown(position);
        let Sight { view, faults, .. } = self;
        G::Eyes::each_zone(setup, state, *view, &mut |zone, seen| {
            let seen = seen.or_else(|| everything::<G>(*view, || Common::OmniscientLogShows { what: zone }));
            faults.extend(seen.map(|it| it.fault(Hiding::Position)));
        });
        for of in Seat::BOTH {
            let places = self.faces.len().div_ceil(2);
            (0..places).for_each(|place| self.look_at(setup, state, Card::new(of, place), Event::Start));
        }
        // The starting table of a reconstructed log is only known as far as it could be worked out.
        if self.view == View::Reconstructed && self.at == 0 {
            self.faults.clear();
        }
    }

    /// Prepares for the next entry.
    #[inline]
    pub fn begin(&mut self, n: u32) {
        self.at = n;
        self.hides = false;
    }

    /// Returns `true` if the log claims to hide nothing.
    #[inline]
    pub fn sees_all(&self) -> bool {
        self.view == View::Omniscient
    }

    /// Returns `true` if the header leaves nothing to look for.
    #[inline]
    pub fn is_clear(&self) -> bool {
        self.faces.is_empty()
    }

    /// Looks at the event of an entry, after it was applied.
    #[cold]
    pub fn look(&mut self, setup: &G::Setup, state: &G::State, what: Event<'_, G>) {
        if G::Eyes::is_hiding(state, what) {
            self.hides = true;
            let all = match what {
                Event::Chance(_) => Common::OmniscientLogShowsOrders,
                _ => Common::OmniscientLogShowsCards,
            };
            let seen = G::Eyes::name(state, self.view, what).or_else(|| everything::<G>(self.view, || all));
            self.faults.extend(seen.map(|it| it.fault(Hiding::Log)));
        }
        self.look_at_faces(setup, state, what);
    }

    /// Looks at the named cards of an event, after it was applied.
    #[cold]
    pub fn look_at_faces(&mut self, setup: &G::Setup, state: &G::State, what: Event<'_, G>) {
        if !self.is_clear() {
            what.each_card(&mut |card| self.look_at(setup, state, card, what));
        }
    }

    fn look_at(&mut self, setup: &G::Setup, state: &G::State, card: Card, what: Event<'_, G>) {
        let Some(face @ Face::Hidden) = self.faces.get_mut(card.index()) else { return };
        let Some(seen) = G::Eyes::face(setup, state, card, what) else { return };
        *face = Face::Told(self.at);
        self.faults.push(seen.fault(Hiding::DeckList));
    }

    /// Handles a rewind: a finding that was taken back has not been reported.
    pub fn go_back(&mut self, timeline: &Timeline) {
        for face in &mut self.faces {
            if matches!(face, Face::Told(n) if *n > 0 && !timeline.has(*n)) {
                *face = Face::Hidden;
            }
        }
    }
}

/// An omniscient log sees everything.
fn everything<G: Game>(view: View, fact: impl FnOnce() -> Common) -> Option<Seen<G>> {
    (view == View::Omniscient).then(|| Seen::by_ruling(G::Eyes::ZONES, G::Eyes::RULING, fact()))
}

/// Returns `true` if a position leaves a card unnamed.
pub(in crate::judge) fn says_unknown(position: &Value) -> bool {
    match position {
        Value::String(text) => text == UNKNOWN,
        Value::Array(inner) => inner.iter().any(says_unknown),
        Value::Object(inner) => inner.values().any(says_unknown),
        _ => false,
    }
}
