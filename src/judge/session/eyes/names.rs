//! The view's names for the cards. A card's name is its place in a deck list, which reveals its face to those who know the
//! list. Cards of a list unknown to the view are therefore renumbered in the order in which the view mentions them.

use crate::judge::{Eyes, Game};
use crate::log::{Header, Seat, View};
use crate::table::{Card, Changing, NOWHERE, Table, Zone};
use std::collections::{BTreeMap, BTreeSet};

/// The number of zones examined.
pub(super) const ZONES: Zone = 64;

/// Namings, each by its entry and the named card.
pub(super) type Namings = BTreeSet<(usize, Card)>;

/// The places of one of a player's lists.
#[derive(Clone, Debug)]
struct Shelf {
    from: usize,
    to: usize,
    /// The first place not yet used as a name.
    next: usize,
}

/// A change of the names with the previous value, so that a judge can rewind.
#[derive(Clone, Copy, Debug)]
enum Turned {
    Now(Card, Option<Card>),
    Lost(Card, Option<Zone>),
}

/// The names of a match's cards in a view.
#[derive(Clone, Debug)]
pub(super) struct Names {
    /// `true` for each player whose lists the view knows; their cards keep their places.
    known: [bool; 2],
    shelves: [Vec<Shelf>; 2],
    /// For each card of a list, the first of its list with the same code.
    alike: BTreeMap<Card, Card>,
    /// The view's name for a card that it can follow now.
    now: BTreeMap<Card, Card>,
    /// Names with a known face whose card went out of sight, with the zone where it did; [`NOWHERE`] once it was shuffled
    /// there.
    lost: BTreeMap<Card, Zone>,
    /// For a name with a known face, a card with that face.
    faces: BTreeMap<Card, Card>,
    changes: Vec<(usize, Turned)>,
    /// The cards named since [`Names::settle`].
    called: BTreeSet<Card>,
    /// New names for cards whose faces were not seen at the time, though a lost name might have meant such a card: the
    /// entry, and the card.
    faceless: BTreeMap<Card, (usize, Card)>,
    /// Cards newly named at an entry whose faces become known later under that name.
    late: Namings,
    /// The same from an earlier pass over the match.
    foreseen: Namings,
    /// `true` if everybody knows the number of cards with each face on a list.
    fixed_lists: bool,
}

impl Names {
    pub fn new(header: &Header, view: View, fixed_lists: bool, foreseen: Namings) -> Names {
        let mut alike = BTreeMap::new();
        for of in Seat::BOTH {
            let mut firsts = BTreeMap::new();
            for (place, code) in header.player(of).cards().enumerate() {
                let card = Card::new(of, place);
                alike.insert(card, *firsts.entry(code).or_insert(card));
            }
        }
        let shelves = Seat::BOTH.map(|of| {
            let player = header.player(of);
            let mut from = 0;
            let lists = std::iter::once(&player.deck).chain(player.lists.0.values());
            lists
                .map(|codes| {
                    let shelf = Shelf { from, to: from + codes.len(), next: from };
                    from = shelf.to;
                    shelf
                })
                .collect()
        });
        Names {
            known: Seat::BOTH.map(|of| view.is_of(of)),
            shelves,
            alike,
            now: BTreeMap::new(),
            lost: BTreeMap::new(),
            faces: BTreeMap::new(),
            changes: Vec::new(),
            called: BTreeSet::new(),
            faceless: BTreeMap::new(),
            late: Namings::new(),
            foreseen,
            fixed_lists,
        }
    }

    /// Returns `true` if a card keeps its name in the match.
    fn keeps(&self, card: Card) -> bool {
        !card.is_known() || self.known[card.owner().index()] || !self.alike.contains_key(&card)
    }

    /// The view's names for all cards of the table. A card that it cannot follow gets a unique name, for this moment only.
    pub fn offered<G: Game>(&self, state: &G::State) -> BTreeMap<Card, Card> {
        let mut free: BTreeSet<Card> = self.alike.keys().copied().filter(|it| !self.keeps(*it)).collect();
        free.retain(|it| !self.faces.contains_key(it));
        for name in self.now.values() {
            free.remove(name);
        }
        let table = state.table();
        let all = (0..ZONES).flat_map(|zone| table.pile(zone)).flat_map(|it| table.stack(*it));
        let mut names = BTreeMap::new();
        for card in all.filter(|it| it.is_known()) {
            let own = if self.keeps(card) { Some(card) } else { self.now.get(&card).copied() };
            let same = |it: &&Card| it.owner() == card.owner() && self.shelf(**it) == self.shelf(card);
            let name = own.or_else(|| free.iter().find(same).copied());
            if let Some(name) = name {
                free.remove(&name);
                names.insert(card, name);
            }
        }
        names
    }

    /// Returns `true` if the view has a name with a known face for a card, or needs none.
    pub fn shows(&self, card: Card) -> bool {
        self.keeps(card) || self.now.get(&card).is_some_and(|it| self.faces.contains_key(it))
    }

    /// The known faces of names, each as a card with that face.
    pub fn faces(&self) -> impl Iterator<Item = (Card, Card)> {
        self.faces.iter().map(|it| (*it.0, *it.1))
    }

    /// The number of names with a known face.
    pub fn shown(&self) -> usize {
        self.faces.len()
    }

    /// Names a card from now on. `seen` is `true` if its face is shown with it; `before` is the table before entry `n`.
    pub fn call(&mut self, n: usize, card: Card, seen: bool, before: Option<&Table>) -> Card {
        if self.keeps(card) {
            return card;
        }
        self.called.insert(card);
        let name = match self.now.get(&card) {
            Some(name) => *name,
            None => {
                let from = before.map_or(NOWHERE, |it| it.zone(card));
                let shows = seen || self.foreseen.contains(&(n, card));
                let again = self.found_again(card, shows, from, before);
                let doubled = again.is_none() && !shows && self.found_again(card, true, from, before).is_some();
                let name = again.or_else(|| self.fresh(card)).unwrap_or(Card::UNKNOWN);
                if !name.is_known() {
                    return name;
                }
                if doubled {
                    self.faceless.insert(name, (n, card));
                } else {
                    self.faceless.remove(&name);
                }
                self.set_lost(n, name, None);
                self.set_now(n, card, Some(name));
                name
            }
        };
        if seen && !self.faces.contains_key(&name) {
            self.faces.insert(name, card);
            self.late.extend(self.faceless.remove(&name));
        }
        name
    }

    /// Swaps the data on namings, for a stretch whose entries are numbered separately.
    pub fn exchange_foresight(&mut self, [late, foreseen]: [Namings; 2]) -> [Namings; 2] {
        [std::mem::replace(&mut self.late, late), std::mem::replace(&mut self.foreseen, foreseen)]
    }

    /// The namings from an earlier pass.
    pub fn foreseen(self) -> Namings {
        self.foreseen
    }

    /// The namings by which two names came to show the face of one card, the second of them before the face was seen again.
    /// Another pass with these in mind needs only one name. `None` if they were in mind already.
    pub fn foresight(&self) -> Option<Namings> {
        let all: Namings = self.late.union(&self.foreseen).copied().collect();
        (all.len() > self.foreseen.len()).then_some(all)
    }

    /// A name whose face was seen before its card went out of sight, if it may mean this card. A viewer cannot tell one
    /// card with this face from another.
    fn found_again(&self, card: Card, seen: bool, from: Zone, before: Option<&Table>) -> Option<Card> {
        let there = |it: &&Card| it.owner() == card.owner() && self.shelf(**it) == self.shelf(card);
        let lost_at = |zone: Zone| self.lost.iter().filter(move |it| *it.1 == zone).map(|it| it.0).filter(there);
        if seen {
            let alike =
                |name: &&Card| self.faces.get(*name).is_some_and(|it| self.alike.get(it) == self.alike.get(&card));
            // If every card with this face has a name, it is one of them.
            let copies = || self.alike.values().filter(|it| self.alike.get(&card) == Some(*it)).count();
            let has_all = || self.fixed_lists && self.faces.keys().filter(there).filter(alike).count() >= copies();
            let anywhere = || self.lost.keys().filter(there).filter(|_| has_all()).find(alike);
            return lost_at(from).find(alike).or_else(|| lost_at(NOWHERE).find(alike)).or_else(anywhere).copied();
        }
        // If all cards of a hand are known, it is one of them.
        let pile = before.map_or(0, |it| it.pile(from).len());
        let own = |it: &&Card| self.faces.get(*it).is_some_and(|face| *face == card);
        let all = || self.lost.iter().filter(|it| *it.1 == from).count();
        (from != NOWHERE && pile > 0 && all() >= pile)
            .then(|| lost_at(from).find(own).or_else(|| lost_at(from).next()).copied())
            .flatten()
    }

    fn shelf(&self, card: Card) -> Option<usize> {
        self.shelves[card.owner().index()].iter().position(|it| (it.from..it.to).contains(&card.place()))
    }

    /// A new name from the same list; if none is left, one without a known face that means no card now.
    fn fresh(&mut self, card: Card) -> Option<Card> {
        let (of, at) = (card.owner(), self.shelf(card)?);
        let shelf = &mut self.shelves[of.index()][at];
        if shelf.next < shelf.to {
            shelf.next += 1;
            return Some(Card::new(of, shelf.next - 1));
        }
        let (from, to) = (shelf.from, shelf.to);
        let taken: BTreeSet<Card> = self.now.values().copied().collect();
        let mut all = (from..to).map(|place| Card::new(of, place)).filter(|it| !taken.contains(it));
        all.find(|it| !self.faces.contains_key(it))
    }

    /// Updates the names after an entry: cards that went out of sight lose theirs. `decides` is `true` if the entry is a
    /// choice.
    pub fn settle<G: Game>(
        &mut self,
        n: usize,
        setup: &G::Setup,
        before: Option<&Table>,
        state: &G::State,
        decides: bool,
    ) {
        let table = state.table();
        let mixes = |old: &Table, zone: Zone| is_mixed(old, table, zone) || self.loses_one_unseen(old, table, zone);
        let mixed: Vec<Zone> = (0..ZONES).filter(|it| before.is_some_and(|old| mixes(old, *it))).collect();
        let gone = |(card, name): &(&Card, &Card)| {
            let zone = table.zone(**card);
            if followed::<G>(setup, state, **card) {
                return false;
            }
            if zone != NOWHERE && table.is_ordered(zone) && self.faces.contains_key(name) {
                // Viewers who saw a card put there know where it lies.
                return mixed.contains(&zone);
            }
            let moved = before.is_none_or(|it| it.zone(**card) != zone);
            // A card chosen in a hand keeps its name until it moves, or another is chosen.
            moved || decides && !self.called.contains(card)
        };
        let gone: Vec<(Card, Card)> = self.now.iter().filter(gone).map(|it| (*it.0, *it.1)).collect();
        for (card, name) in gone {
            self.set_now(n, card, None);
            if self.faces.contains_key(&name) {
                self.set_lost(n, name, Some(table.zone(card)));
            }
        }
        let mixed: Vec<Card> = self.lost.iter().filter(|it| mixed.contains(it.1)).map(|it| *it.0).collect();
        mixed.into_iter().for_each(|it| self.set_lost(n, it, Some(NOWHERE)));
        self.called.clear();
    }

    /// Returns `true` if a card left a zone that contains out-of-sight cards with known faces, and nobody saw which.
    fn loses_one_unseen(&self, before: &Table, table: &Table, zone: Zone) -> bool {
        let seen = |card: &Card| self.now.get(card).is_some_and(|it| self.faces.contains_key(it));
        let left = |card: &&Card| !self.keeps(**card) && table.zone(**card) != zone && !seen(card);
        self.lost.values().any(|it| *it == zone) && before.pile(zone).iter().any(|it| left(&it))
    }

    /// Handles a table set by hand: cards out of sight may be anywhere.
    pub fn scatter(&mut self, n: usize) {
        let all: Vec<Card> = self.lost.keys().copied().collect();
        all.into_iter().for_each(|it| self.set_lost(n, it, Some(NOWHERE)));
    }

    /// Handles a rewind to after entry `to`: the cards get their names of then.
    pub fn go_back(&mut self, n: usize, to: usize) {
        let since: Vec<Turned> = self.changes.iter().rev().take_while(|it| it.0 > to).map(|it| it.1).collect();
        for it in since {
            match it {
                Turned::Now(card, name) => self.set_now(n, card, name),
                Turned::Lost(name, zone) => self.set_lost(n, name, zone),
            }
        }
        // Cards first seen since then are out of sight again.
        let here: BTreeSet<Card> = self.now.values().chain(self.lost.keys()).copied().collect();
        let out: Vec<Card> = self.faces.keys().copied().filter(|it| !here.contains(it)).collect();
        out.into_iter().for_each(|it| self.set_lost(n, it, Some(NOWHERE)));
    }

    /// Assigns the changes since `before` to an entry of the match.
    pub fn happened_at(&mut self, n: usize, before: &Names) {
        let since = self.changes.get_mut(before.changes.len()..);
        since.into_iter().flatten().for_each(|it| it.0 = n);
    }

    fn set_now(&mut self, n: usize, card: Card, name: Option<Card>) {
        let before = match name {
            Some(name) => self.now.insert(card, name),
            None => self.now.remove(&card),
        };
        self.changes.push((n, Turned::Now(card, before)));
    }

    fn set_lost(&mut self, n: usize, name: Card, zone: Option<Zone>) {
        let before = match zone {
            Some(zone) => self.lost.insert(name, zone),
            None => self.lost.remove(&name),
        };
        if before != zone {
            self.changes.push((n, Turned::Lost(name, before)));
        }
    }
}

/// Returns `true` if everybody at the table can follow a card where it lies: its face is seen there, or it lies by itself.
fn followed<G: Game>(setup: &G::Setup, state: &G::State, card: Card) -> bool {
    let zone = state.table().zone(card);
    zone != NOWHERE
        && (!G::Eyes::is_pool(zone) || G::Eyes::face(setup, state, card, crate::judge::Event::Start).is_some())
}

/// Returns `true` if the cards that stayed in a zone changed their order.
fn is_mixed(before: &Table, table: &Table, zone: Zone) -> bool {
    let (one, other) = (before.pile(zone), table.pile(zone));
    if one == other || !table.is_ordered(zone) {
        return false;
    }
    let [old, new]: [BTreeSet<Card>; 2] = [one, other].map(|it| it.iter().copied().collect());
    let stay = |pile: &[Card], in_both: &BTreeSet<Card>| {
        pile.iter().copied().filter(|it| in_both.contains(it)).collect::<Vec<_>>()
    };
    stay(one, &new) != stay(other, &old)
}
