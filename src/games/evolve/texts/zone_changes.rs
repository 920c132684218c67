//! Chapters 4, 5 and 9: cards that a text draws, discards, puts somewhere, finds, evolves; tokens that it creates.

use super::actions::{Done, Sel};
use super::evaluate::Table;
use super::lowering::Todo;
use super::names;
use crate::cards::ast::{self, Who};
use crate::games::evolve::cards::Pool;
use crate::games::evolve::cards::vocabulary::{Evolve, Manner, Zone};
use crate::games::evolve::log::words::{Code, Effect, Place, Target};
use crate::games::evolve::state::zones;
use crate::log::Seat;
use crate::table::{Card, Known};

const fn place(zone: &Zone) -> Place {
    match zone {
        Zone::Hand => Place::Hand,
        Zone::Deck => Place::Deck,
        Zone::Ex => Place::Ex,
        Zone::Field => Place::Field,
        Zone::Cemetery => Place::Cemetery,
        Zone::Banished => Place::Banished,
        Zone::EvolveDeck => Place::EvolveDeck,
        Zone::Race => Place::Race,
    }
}

impl Table<'_> {
    /// Tokens that come (9.1.2), as many as there is room for.
    pub(super) fn tokens(&self, sel: &Sel, (of, to): (Seat, Place), rested: bool) -> Done {
        match sel {
            Sel::As(inner, _) => self.tokens(inner, (of, to), rested),
            Sel::Both(all) => all.iter().fold(Known::Sure((Vec::new(), true)), |found, it| {
                found.and(self.tokens(it, (of, to), rested)).map(|((mut one, _), (other, _))| {
                    one.extend(other);
                    (one, true)
                })
            }),
            Sel::Pick(ast::Count::Exactly(num), filters) => {
                let name =
                    filters.iter().find_map(|it| if let ast::Filter::Name(name) = it { Some(name) } else { None });
                let face = name.and_then(|name| Pool::all().iter().find(|it| it.token && it.name == name));
                let code = face.and_then(|it| Code::of(it.codes.split(' ').next()?));
                let (Some(face), Some(code)) = (face, code) else { return Known::Hidden(self.source) };
                self.number(num).map(|many| {
                    (
                        vec![Todo::Token(of, face, code, to, rested); usize::try_from(many.clamp(0, 16)).unwrap_or(0)],
                        true,
                    )
                })
            }
            _ => Known::Hidden(self.source),
        }
    }

    /// 5.7.1.2: a card that was found by more than a number is shown before it goes anywhere.
    pub(super) fn shows(&self, card: Card) -> Option<Todo> {
        let asks = self.state.search.is_some_and(|it| it.condition);
        let of_deck = card == Card::UNKNOWN || self.state.table.could_be_in(card, zones::deck(card.owner()));
        let found = asks && of_deck;
        found.then_some(Todo::Does(Effect::Show { card }))
    }

    /// Cards that go somewhere, those of a search shown first. Where one of the deck finds no room, what becomes of it the
    /// book does not say.
    pub(super) fn moves(&self, sel: &Sel, to: Place, does: impl Fn(Card) -> Effect) -> Done {
        let Known::Sure(all) = self.things(sel) else { return Known::Hidden(self.source) };
        let cards: Vec<Card> = all.into_iter().filter_map(Target::card).collect();
        let of_deck = cards.iter().filter(|it| self.state.table.could_be_in(**it, zones::deck(it.owner()))).count();
        if of_deck > 0 && matches!(to, Place::Field | Place::Ex) && self.state.room(self.by, to) < of_deck {
            return Known::Hidden(self.source);
        }
        let each = cards.into_iter().flat_map(|card| self.shows(card).into_iter().chain([Todo::Does(does(card))]));
        Known::Sure((each.collect(), true))
    }

    /// 5.10.1: as many cards as there are.
    pub(super) fn looks(&self, who: Who, num: &ast::Num<Evolve>) -> Done {
        let Some(player) = self.players(who).first().copied() else { return Known::Hidden(self.source) };
        let there = self.state.table.pile(zones::deck(player)).len();
        self.number(num).map(|many| {
            let cards = u8::try_from(usize::try_from(many).unwrap_or(0).min(there)).unwrap_or(u8::MAX);
            (Vec::from_iter((cards > 0).then_some(Todo::Does(Effect::LookAtTop { player, cards }))), true)
        })
    }

    pub(super) fn put(&self, sel: &Sel, zone: &Zone, manners: &[Manner]) -> Done {
        let to = if manners.contains(&Manner::Bottom) { Place::Bottom } else { place(zone) };
        match sel {
            Sel::Top(who, num) => self.number(num).map(|many| {
                let many = usize::try_from(many.clamp(0, 60)).unwrap_or(0);
                let of = self.players(*who);
                (of.into_iter().flat_map(|it| vec![Todo::Top(it, place(zone)); many]).collect(), true)
            }),
            sel if names::is_token(sel) => self.tokens(sel, (self.by, place(zone)), false),
            sel => self.moves(sel, to, |card| match zone {
                Zone::Banished => Effect::Banish { card },
                _ => Effect::Put { card, to, rested: false },
            }),
        }
    }

    /// 5.15.1.1: with a card of the evolve deck that has the same name.
    pub(super) fn evolve(&self, sel: &Sel) -> Done {
        let with = |card: Card| {
            let of = self.state.keeper(card)?;
            let name = self.state.face(self.setup, card)?.name;
            let fits = |candidate: &Card| {
                !self.state.is_face_up(*candidate)
                    && self.state.printed(self.setup, *candidate).is_some_and(|it| it.name == name)
            };
            crate::table::known(self.state.table.pile(zones::evolve_deck(of))).find(fits)
        };
        self.things(sel).map(|all| {
            let pairs = all.into_iter().filter_map(|it| it.card()).filter_map(|card| Some((card, with(card)?)));
            (pairs.map(|(card, with)| Todo::Does(Effect::Evolve { card, with })).collect(), true)
        })
    }

    /// 5.11.1: all cards of the hand; where the log hides one, it tells which they are.
    pub(super) fn whole_hand(&self) -> Done {
        let hand = self.state.table.pile(zones::hand(self.by));
        if hand.contains(&Card::UNKNOWN) {
            return Known::Hidden(self.source);
        }
        let put = |card: &Card| Todo::Does(Effect::Put { card: *card, to: Place::Cemetery, rested: false });
        Known::Sure((hand.iter().map(put).collect(), true))
    }

    pub(super) fn draws(&self, who: Who, num: &ast::Num<Evolve>) -> Done {
        self.number(num).map(|many| {
            let many = usize::try_from(many.clamp(0, 60)).unwrap_or(0);
            (self.players(who).into_iter().flat_map(|it| vec![Todo::Draw(it); many]).collect(), true)
        })
    }

    /// 5.16.1: cards are banished, and as many tokens come where they were.
    pub(super) fn transform(&self, sel: &Sel, into: &Sel) -> Done {
        let name = match into {
            Sel::Any(filters) => match &filters[..] {
                [ast::Filter::Name(name)] => name,
                _ => return Known::Hidden(self.source),
            },
            _ => return Known::Hidden(self.source),
        };
        let face = Pool::all().iter().find(|it| it.token && it.name == name);
        let code = face.and_then(|it| Code::of(it.codes.split(' ').next()?));
        let (Some(face), Some(code)) = (face, code) else { return Known::Hidden(self.source) };
        self.things(sel).map(|all| {
            let cards: Vec<Card> = all.into_iter().filter_map(Target::card).collect();
            let banished = cards.iter().map(|card| Todo::Does(Effect::Banish { card: *card }));
            let tokens = cards.iter().filter_map(|card| {
                let zone = self.state.table.zone(*card);
                let to = zones::word(zone).filter(|it| matches!(it, Place::Ex | Place::Field))?;
                Some(Todo::Token(zones::owner(zone), face, code, to, false))
            });
            (banished.chain(tokens).collect(), true)
        })
    }

    /// 5.18.1: cards of a hand are discarded at random. A log without steps does not say which.
    pub(super) fn discards_at_random(&self, who: Who, num: &ast::Num<Evolve>) -> Done {
        if self.setup.derived {
            return Known::Hidden(self.source);
        }
        self.number(num).map(|many| {
            let wanted = usize::try_from(many.clamp(0, 60)).unwrap_or(0);
            let of_each = |of: Seat| {
                let there = self.state.table.pile(zones::hand(of)).len();
                vec![Todo::Random(of); wanted.min(there)]
            };
            let players = self.players(who);
            let all = players.iter().all(|of| self.state.table.pile(zones::hand(*of)).len() >= wanted);
            (players.into_iter().flat_map(of_each).collect(), all)
        })
    }
}
