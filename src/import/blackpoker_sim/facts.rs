//! The facts before the first event: the decks, the table, and our names for the client's cards.

use super::ids::{CardId, Code, UnitId, player};
use super::model::{Event, Extra, Log, What};
use super::pool::Opening;
use super::story::{self, Story};
use crate::games::blackpoker::BlackPoker;
use crate::import::{Client, Refused, Remark};
use crate::judge::Recorder;
use crate::log::{Header, Seat, Source, View, plain};
use crate::table::Card;
use serde_json::{Value, json};
use std::collections::{HashMap, HashSet};

/// The facts before the first event.
#[derive(Debug)]
pub struct Facts {
    /// The log's header.
    pub header: Header,
    /// The name of each card that can be told apart from others.
    pub names: HashMap<CardId, Card>,
    /// All cards of both decks.
    cards: HashSet<CardId>,
    /// The initial characters.
    pub units: HashMap<UnitId, Card>,
    /// The characters on each field, in the client's order.
    pub fields: [Vec<Card>; 2],
    /// The card set as a bulwark, by the event of the choice.
    pub set: HashMap<u64, Card>,
    /// The card that 世代交代 brought to the hand, by the request.
    pub gained: HashMap<u32, Card>,
    /// The open questions.
    pub remarks: Vec<Remark>,
}

impl Facts {
    /// Gathers the facts from a log, and from the data around it.
    pub fn of(log: &Log) -> Result<Facts, Refused> {
        let first = first_player(&log.events)?;
        match (&log.extra, Opening::of(&log.package)) {
            (Some(extra), _) => Ok(Facts::written_down(log, extra, first)),
            (None, Some(opening)) => Ok(Facts::worked_out(log, opening)),
            (None, None) => Err(Refused::file(format!(
                "the rules package {:?} is not known, and the log alone does not tell its decks; known is {}",
                plain(&log.package),
                Opening::known()
            ))),
        }
    }

    /// The facts are given around the log.
    fn written_down(log: &Log, extra: &Extra, first: Seat) -> Facts {
        let decks = extra.decks.clone().map(|it| it.into_iter().map(Some).collect());
        let mut facts = Facts::new(log, decks, [&extra.decks[0], &extra.decks[1]]);
        let mut position = json!({ "turn": 1, "player": first });
        for of in Seat::BOTH {
            let side = &extra.tables[of.index()];
            let cards = |ids: &[CardId]| ids.iter().map(|it| facts.name(*it)).collect::<Vec<Card>>();
            let mut zones =
                json!({ "life": cards(&side.life), "hand": cards(&side.hand), "grave": cards(&side.grave) });
            let (mut bulwarks, mut soldiers, mut field) = (Vec::new(), Vec::new(), Vec::new());
            for unit in &side.field {
                let cards = cards(&unit.cards);
                let Some(card) = cards.first().copied() else { continue };
                field.push((unit.id, card));
                match unit.id {
                    UnitId::Bulwark(_) => bulwarks.push(json!({ "card": card, "driven": unit.driven, "up": unit.up })),
                    _ => soldiers.push(json!({ "cards": cards, "driven": unit.driven })),
                }
            }
            (zones["bulwarks"], zones["soldiers"]) = (bulwarks.into(), soldiers.into());
            position[of.to_string()] = zones;
            for (id, card) in field {
                facts.units.insert(id, card);
                facts.fields[of.index()].push(card);
            }
        }
        facts.header.position = Some(position);
        facts
    }

    /// The facts are worked out from the whole log.
    fn worked_out(log: &Log, opening: &Opening) -> Facts {
        let story = Story::of(&log.events, opening);
        let known = story.known();
        let pool = opening.pool();
        let deck = |of: Seat| {
            let told = |code: &Code| known.contains(&CardId { owner: of, code: *code }).then_some(*code);
            pool.iter().map(told).collect::<Vec<Option<Code>>>()
        };
        let mut facts = Facts::new(log, [deck(Seat::A), deck(Seat::B)], [&pool, &pool]);
        let codes: Vec<String> = pool.iter().map(Code::to_string).collect();
        facts.header.options = Some(json!({ "pool": codes }));
        facts.header.view = View::Reconstructed;
        let mut position = json!({ "turn": 1, "player": story.first });
        for of in Seat::BOTH {
            let mut spare = Spare::new(of, &deck(of));
            let side = &story.sides[of.index()];
            position[of.to_string()] = facts.lay_out(of, side, &mut spare);
            for (_, event) in story.hidden.iter().filter(|it| it.0 == of) {
                facts.set.insert(*event, spare.take());
            }
        }
        facts.header.position = Some(position);
        facts.set.extend(story.set.iter().map(|(event, card)| (*event, name(&facts.names, *card))));
        facts.gained = story.gained.iter().map(|(request, card)| (*request, name(&facts.names, *card))).collect();
        facts.remarks = story.remarks;
        facts
    }

    fn lay_out(&mut self, of: Seat, side: &story::Side, spare: &mut Spare) -> Value {
        let name = |card: &Option<CardId>| card.map_or(Card::UNKNOWN, |it| self.name(it));
        let cards = |ids: &[Option<CardId>]| ids.iter().map(name).collect::<Vec<Card>>();
        let zones = [cards(&side.life), cards(&side.hand), cards(&side.grave)];
        let [bulwark, soldier] = [side.bulwark, side.soldier].map(|card| match card {
            Some(card) => self.name(card),
            None => spare.take(),
        });
        self.units.insert(UnitId::Bulwark(of), bulwark);
        self.units.insert(UnitId::Soldier(of), soldier);
        self.fields[of.index()] = vec![bulwark, soldier];
        json!({
            "life": zones[0], "hand": zones[1], "grave": zones[2],
            "bulwarks": [{ "card": bulwark }], "soldiers": [{ "cards": [soldier] }],
        })
    }

    /// A header with these decks, and the names of their cards.
    fn new(log: &Log, decks: [Vec<Option<Code>>; 2], all: [&Vec<Code>; 2]) -> Facts {
        let codes =
            |of: &Vec<Option<Code>>| of.iter().map(|code| code.map_or("?".to_owned(), |it| it.to_string())).collect();
        let [a, b] = decks.each_ref().map(codes);
        let header = Recorder::<BlackPoker>::header([(player(Seat::A), a), (player(Seat::B), b)]);
        let rules = match &log.edition {
            Some(edition) => plain(edition),
            None => plain(format!("{} {}", log.package, log.version).trim()),
        };
        let source = Source { client: super::Simulator::ID.to_owned(), rules };
        let mut names = HashMap::new();
        for owner in Seat::BOTH {
            for (place, code) in decks[owner.index()].iter().enumerate() {
                if let Some(code) = *code {
                    names.insert(CardId { owner, code }, Card::new(owner, place));
                }
            }
        }
        Facts {
            header: Header { source: Some(source), ..header },
            names,
            cards: Seat::BOTH
                .into_iter()
                .flat_map(|of| all[of.index()].iter().map(move |it| (of, *it)))
                .map(CardId::from)
                .collect(),
            units: HashMap::new(),
            fields: [Vec::new(), Vec::new()],
            set: HashMap::new(),
            gained: HashMap::new(),
            remarks: Vec::new(),
        }
    }

    /// Returns `true` if a card is in its owner's deck at all.
    pub fn has(&self, card: CardId) -> bool {
        self.cards.contains(&card)
    }

    /// A card's name; `?` for one that cannot be told apart from others.
    pub fn name(&self, card: CardId) -> Card {
        name(&self.names, card)
    }
}

fn name(names: &HashMap<CardId, Card>, card: CardId) -> Card {
    names.get(&card).copied().unwrap_or(Card::UNKNOWN)
}

fn first_player(events: &[Event]) -> Result<Seat, Refused> {
    match events.first() {
        Some(Event { what: What::Started(first), .. }) => Ok(*first),
        Some(Event { seq, .. }) => Err(Refused::event(*seq, "the first event has to be match.started".to_owned())),
        None => Err(Refused::file("there are no events; the first has to be match.started".to_owned())),
    }
}

/// The deck list's places with hidden faces, for cards face down on the field.
struct Spare {
    of: Seat,
    places: Vec<usize>,
}

impl Spare {
    fn new(of: Seat, deck: &[Option<Code>]) -> Spare {
        let places = deck.iter().enumerate().filter(|it| it.1.is_none()).map(|it| it.0).rev().collect();
        Spare { of, places }
    }

    fn take(&mut self) -> Card {
        self.places.pop().map_or(Card::UNKNOWN, |it| Card::new(self.of, it))
    }
}

impl Story {
    /// The cards that can be told apart from others.
    fn known(&self) -> HashSet<CardId> {
        let mut known: HashSet<CardId> = self.named.iter().copied().collect();
        for side in &self.sides {
            let zones = side.life.iter().chain(&side.hand).chain(&side.grave);
            known.extend(zones.chain([&side.bulwark, &side.soldier]).flatten());
        }
        known.extend(self.set.values().chain(self.gained.values()));
        known.retain(|it| !self.blurred.contains(it));
        known
    }
}
