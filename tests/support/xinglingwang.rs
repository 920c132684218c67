//! The tests' knowledge of 星靈王.

use super::tried::sees;
use super::{Log, Tried, header, json};
use headjudge::games::xinglingwang::effects::Keyword;
use headjudge::games::xinglingwang::words::{Cards, Early, Place, Race, Shows, Slot, Tactic};
use headjudge::games::xinglingwang::{Ask, Chance, Decision, Step, Xinglingwang, zones};
use headjudge::judge::{Dice, Due, Referee, Rulebook, Rules, Seeded};
use headjudge::log::{Body, Detail, Entry, Header, Seat, View};
use headjudge::table::{Card, Few, NamesCards, Table, Zone};
use std::collections::HashSet;
use std::sync::LazyLock;

type State = <Xinglingwang as Rulebook>::State;

impl Tried for Xinglingwang {
    const CLAUSES: usize = 301;
    const CHAPTERS: usize = 15;

    fn small() -> Header {
        let mut header = header::<Xinglingwang>(8, Detail::Full);
        header.players.iter_mut().for_each(|it| it.deck.truncate(5));
        let used: HashSet<String> = header.players.iter().flat_map(|it| it.deck.clone()).collect();
        let mut definitions: serde_json::Value = header.definitions.as_deref().cloned().expect("definitions");
        let cards = definitions["cards"].as_array_mut().expect("cards");
        cards.retain(|card| card["code"].as_str().is_some_and(|it| used.contains(it)));
        header.definitions = Some(definitions.into());
        header.position = Some(serde_json::json!({"turn":3,"player":"A","first":"A","phase":"summoning",
            "A":{"hand":["A2","A3"],"units":[{"card":"A4","at":"f2"},{"card":"At1","at":"f3"}],"forest":3},
            "B":{"hand":["B2"],"units":[{"card":"B4","at":"f2"}],"forest":2}}));
        header
    }

    const SHARE: u64 = 5;
    const LOOK: usize = 400;

    fn names() -> &'static [Vec<String>] {
        static NAMES: LazyLock<[Vec<String>; 5]> = LazyLock::new(|| {
            let all = |names: Vec<serde_json::Value>| {
                names.iter().map(|it| it.as_str().expect("a name").to_owned()).collect::<Vec<_>>()
            };
            [
                all(Slot::ALL.iter().map(json).collect()),
                all([Tactic::Formation, Tactic::Attack].iter().map(json).collect()),
                all([Early::Points, Early::Units].iter().map(json).collect()),
                all([Race::Steam, Race::Circus, Race::Grove].iter().map(json).collect()),
                all(Keyword::ALL.iter().map(json).collect()),
            ]
        });
        &*NAMES
    }

    fn decisions(cards: &[Card], pairs: bool, dice: &mut Seeded) -> Vec<Decision> {
        let mut all = vec![Decision::Pass, Decision::Build, Decision::MechMerge];
        all.extend(
            [Race::Neutral, Race::Steam, Race::Circus, Race::Grove, Race::Other].map(|race| Decision::Declare { race }),
        );
        all.extend([Tactic::Formation, Tactic::Attack].map(|tactic| Decision::Choose { tactic }));
        all.extend([None, Some(Early::Points), Some(Early::Units)].map(|on| Decision::EarlyEnd { on }));
        all.extend(Slot::ALL.map(|to| Decision::Summon { to }));
        all.push(Decision::Mulligan { aside: Cards::NONE });
        for card in cards.iter().copied() {
            let (unit, to) = (card, Slot::ALL[dice.below(10)]);
            all.extend([
                Decision::Mulligan { aside: Cards::one(card) },
                Decision::Play { card, to, sacrifices: Cards::NONE },
                Decision::Move { unit, to },
                Decision::Attack { unit, at: None },
                Decision::Attack { unit, at: Some(to) },
                Decision::Glide { unit, to },
                Decision::Activate { card, ability: 1, targets: Few::NONE, spend: 0, recall: Cards::NONE },
                Decision::Activate { card, ability: 1, targets: Few::NONE, spend: 2, recall: Cards::NONE },
                Decision::Use { card, targets: Few::NONE },
                Decision::Decline { card, ability: 1 },
                Decision::Ambush { unit },
                Decision::Devour { unit, shows: Shows::Attack },
                Decision::Release { card, to },
                Decision::Discard { card, to: Place::Exile },
                Decision::Discard { card, to: Place::Graveyard },
            ]);
            if pairs {
                let other = cards[dice.below(cards.len())];
                all.extend([
                    Decision::Play { card, to, sacrifices: Cards::one(other) },
                    Decision::Merge { unit, onto: other, under: unit, shows: Shows::Points },
                    Decision::Cover { by: other, unit },
                ]);
            }
        }
        all
    }

    fn is_by_the_rules(what: &Decision) -> bool {
        match what {
            Decision::Activate { targets, recall, .. } => targets.is_empty() && recall.is_empty(),
            Decision::Use { targets, .. } => targets.is_empty(),
            Decision::Look { .. } => false,
            _ => true,
        }
    }

    /// 1.1, 1.2: both declare, and both build their decks.
    fn is_for_both(what: &Decision) -> bool {
        matches!(what, Decision::Declare { .. } | Decision::Build)
    }

    /// The cards set aside may be named in any order.
    fn plain(what: &Decision) -> Decision {
        match *what {
            Decision::Mulligan { aside } => {
                let mut all = aside.cards().to_vec();
                all.sort_unstable();
                Decision::Mulligan { aside: Cards::of(&all).expect("as many as before") }
            }
            what => what,
        }
    }

    fn shuffled(what: &Chance) -> Option<(Seat, &[Card])> {
        let Chance::Shuffle { player, order } = what else { return None };
        Some((*player, order))
    }

    fn as_it_lies(state: &State, ask: Ask) -> Chance {
        match ask {
            Ask::First => Chance::First { player: Seat::A },
            Ask::Open(of) => {
                let card = state.table.pile(zones::wheel(of)).first().copied().unwrap_or(Card::UNKNOWN);
                Chance::Open { by: of.other(), card }
            }
            Ask::EitherShuffle | Ask::Shuffle(_) => {
                let player = if let Ask::Shuffle(of) = ask { of } else { Seat::A };
                let mut order: Vec<Card> = state.table.pile(zones::library(player)).iter().rev().copied().collect();
                order.extend(state.table.pile(zones::aside(player)));
                Chance::Shuffle { player, order }
            }
        }
    }

    const ZONES: Zone = zones::ZONES;
    const ORDERED: u64 = zones::ORDERED;

    fn table(state: &State) -> &Table {
        &state.table
    }

    fn under(zone: Zone) -> Zone {
        zones::under(zones::owner(zone))
    }

    /// Races are declared in either order (1.1), decks built (1.2) and libraries shuffled (1.3).
    fn is_unordered(_: &State, rest: &[Entry<Self>]) -> bool {
        let [one, other, ..] = rest else { return false };
        matches!(
            (&one.body, &other.body),
            (
                Body::Decision { by: one, what: Decision::Declare { .. } },
                Body::Decision { by: other, what: Decision::Declare { .. } }
            ) | (
                Body::Decision { by: one, what: Decision::Build },
                Body::Decision { by: other, what: Decision::Build }
            ) | (
                Body::Chance { what: Chance::Shuffle { player: one, .. }, .. },
                Body::Chance { what: Chance::Shuffle { player: other, .. }, .. }
            ) if one != other
        )
    }

    /// Nobody sees the order of a library (4.2), and a hand is its player's alone (4.1).
    fn censored(entry: &Entry<Self>, view: View) -> Entry<Self> {
        let body = match entry.body.clone() {
            Body::Chance { clause, what: Chance::Shuffle { player, .. } } => {
                Body::Chance { clause, what: Chance::Shuffle { player, order: Vec::new() } }
            }
            Body::Step { clause, what: Step::Draw { player, .. } } if !sees(view, player) => {
                Body::Step { clause, what: Step::Draw { player, card: Card::UNKNOWN } }
            }
            Body::Decision { by, what: Decision::Mulligan { aside } } if !sees(view, by) => {
                let hidden = vec![Card::UNKNOWN; aside.len()];
                let aside = Cards::of(&hidden).expect("as many as before");
                Body::Decision { by, what: Decision::Mulligan { aside } }
            }
            body => body,
        };
        Entry { n: entry.n, body }
    }

    fn shown((_, entries): &Log<Self>) -> HashSet<Card> {
        let mut shown = HashSet::new();
        let mut see = |card: Card| {
            if card.is_known() && card.token_place().is_none() {
                shown.insert(card);
            }
        };
        for entry in entries {
            match &entry.body {
                Body::Decision { what: Decision::Mulligan { .. }, .. } | Body::Step { what: Step::Draw { .. }, .. } => {
                }
                Body::Decision { what, .. } => what.each_card(&mut see),
                Body::Step { what, .. } => what.each_card(&mut see),
                Body::Chance { what: Chance::Open { card, .. }, .. } => see(*card),
                Body::Chance { .. } | Body::Intervention(_) => {}
            }
        }
        shown
    }

    /// Whether a player is asked for a card before or after a battle, and after the unit of a phase, depends on the hand;
    /// whether a deck has a card of the race depends on the deck.
    const HIDDEN: &'static [&'static str] = &["1.2.3", "2.3", "2.4", "11.6.1", "11.6.3", "11.6.4"];

    /// The number of entries before which such a choice would be due and is missing, and of decks without a known card of
    /// their race.
    fn undecided(seen: &Log<Self>) -> u64 {
        let (mut referee, _) = Referee::<Self>::open(&seen.0, 4096, false).expect("a match");
        let mut many = 0;
        for entry in &seen.1 {
            let passes_over = match (&entry.body, Xinglingwang::due(referee.state())) {
                (Body::Decision { what: Decision::Build, by }, _) => {
                    let race = referee.state().races[by.index()].expect("declared before");
                    let deck = &seen.0.player(*by).deck;
                    let letter = if race == Race::Steam { 'S' } else { 'C' };
                    deck.iter().any(|it| it == "?") && !deck.iter().any(|it| it.starts_with(letter))
                }
                (Body::Decision { by, what }, Due::Decision { .. }) => {
                    !Xinglingwang::asks(referee.setup(), referee.state(), *by, what)
                }
                (_, Due::Decision { .. }) => true,
                _ => false,
            };
            many += u64::from(passes_over);
            referee.judge(entry.clone()).expect("followed");
        }
        many
    }
}
