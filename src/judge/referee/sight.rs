//! What a log hides, and whether its view may: a `?` for a card that the viewer saw is a fault.

use crate::judge::replay::timeline::Timeline;
use crate::judge::verdict::Hiding;
use crate::judge::{Common, Event, Fault, Game, Rulebook, Why};
use crate::log::{Header, Player, Seat, View};
use crate::table::{Card, Zone};
use serde_json::Value;

/// How a view comes to see a card: what makes a `?` in its place a fault.
#[derive(Clone, Debug, PartialEq)]
pub struct Seen<G: Rulebook> {
    /// The clause by which the viewer sees it.
    pub clause: G::Clause,
    /// The interpretation that this rests on.
    pub ruling: Option<G::Ruling>,
    /// What is seen: `B7 lies in B's retreat area for all to see`.
    pub what: Why<G>,
}

impl<G: Rulebook> Seen<G> {
    /// By a clause that says so.
    pub fn by(clause: G::Clause, what: impl Into<Why<G>>) -> Seen<G> {
        Seen { clause, ruling: None, what: what.into() }
    }

    /// By a clause, as an interpretation takes it.
    pub fn by_ruling(clause: G::Clause, ruling: G::Ruling, what: impl Into<Why<G>>) -> Seen<G> {
        Seen { clause, ruling: Some(ruling), what: what.into() }
    }

    /// And yet the log hides it, as `hidden` says.
    fn fault(self, hidden: Hiding) -> Fault<G> {
        let Seen { clause, ruling, what } = self;
        Fault { clause, why: Why::Hidden(Box::new(what), hidden), undo: false, ruling }
    }
}

/// Who sees which cards, by a game's rules. About a log that hides nothing, [`Eyes::is_hiding`] alone is asked.
pub trait Eyes<G: Rulebook> {
    /// The interpretation of what a log may hide that says through whose eyes it was written.
    const RULING: G::Ruling;
    /// The clause about what can be hidden in a zone: from a log that sees everything, nothing is.
    const ZONES: G::Clause;
    /// The clause by which players bring their decks, and so know what is in them.
    const DECK: G::Clause;
    /// Whether the rules say which cards are on a player's list, so that everybody knows how many of them have one face.
    const FIXED_LISTS: bool = false;

    /// Whether an event that was carried out says `?` for a card, or leaves the order of a shuffle out.
    fn is_hiding(state: &G::State, what: Event<'_, G>) -> bool;

    /// How everybody comes to see what a card is, now that an event which touches it was carried out, or, with
    /// [`Event::Start`], as it lies on the table. `None` where somebody does not see it.
    fn face(setup: &G::Setup, state: &G::State, card: Card, what: Event<'_, G>) -> Option<Seen<G>>;

    /// How a view comes to see which card a `?` of an event stands for that was carried out. `None` where the rules show
    /// it to nobody through whose eyes the log was written.
    fn name(state: &G::State, view: View, what: Event<'_, G>) -> Option<Seen<G>>;

    /// A step as a view has it, with what is needed to follow it where the view does not know the card from before: where it came
    /// from. `state` is that of after it.
    fn traced(_state: &G::State, _view: View, what: &G::Step) -> G::Step {
        what.clone()
    }

    /// Hands over the zones of a position in which a `?` stands, such as `A's hand`, and how a view comes to see the
    /// card; `None` as in [`Eyes::name`].
    fn each_zone(setup: &G::Setup, state: &G::State, view: View, each: &mut dyn FnMut(String, Option<Seen<G>>));

    /// Whether those who do not see the cards of a zone cannot follow one of them there: a deck, a hand. A card that lies face
    /// down by itself can be followed.
    fn is_pool(zone: Zone) -> bool;
}

/// Watches what a log hides.
#[derive(Clone, Debug)]
pub(in crate::judge) struct Sight<G: Game> {
    view: View,
    /// The entry that is judged.
    at: u32,
    /// Whether it hides anything, be it rightly.
    pub hides: bool,
    /// By the card's index, whether the header says what each card is; empty where nothing is left to look for.
    faces: Vec<Face>,
    /// What is hidden although the view sees it, since [`Sight::begin`].
    pub faults: Vec<Fault<G>>,
}

/// Whether the header says what a card is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Face {
    /// It does.
    Shown,
    /// It does not.
    Hidden,
    /// It does not, although the view sees it; this entry's finding says so.
    Told(u32),
}

/// What stands for a card that is not known.
const UNKNOWN: &str = "?";

impl<G: Game> Sight<G> {
    /// Looks at the deck lists: an omniscient log knows both, a player's log their own.
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

    /// Looks at a table that was written down by hand, in the header or by a judge.
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
        // The table that a reconstructed log begins with is known as far as it could be worked out.
        if self.view == View::Reconstructed && self.at == 0 {
            self.faults.clear();
        }
    }

    /// Makes ready for the next entry.
    #[inline]
    pub fn begin(&mut self, n: u32) {
        self.at = n;
        self.hides = false;
    }

    /// Whether the log says that it hides nothing.
    #[inline]
    pub fn sees_all(&self) -> bool {
        self.view == View::Omniscient
    }

    /// Whether the header leaves nothing to look for.
    #[inline]
    pub fn is_clear(&self) -> bool {
        self.faces.is_empty()
    }

    /// Looks at the event of an entry, after it was carried out.
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

    /// Looks at the named cards of an event, after it was carried out.
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

    /// A judge let the match go on from elsewhere: a finding that was taken back has not told anything.
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

/// Whether a position leaves a card without a name.
pub(in crate::judge) fn says_unknown(position: &Value) -> bool {
    match position {
        Value::String(text) => text == UNKNOWN,
        Value::Array(inner) => inner.iter().any(says_unknown),
        Value::Object(inner) => inner.values().any(says_unknown),
        _ => false,
    }
}
