//! The tests' knowledge of 零次元.

use super::tried::{named, sees};
use super::{Log, Tried, header};
use headjudge::games::zero::words::{Cards, Effect, Four, Place};
use headjudge::games::zero::{Ask, Chance, Decision, Step, Zero, zones};
use headjudge::judge::{Rulebook, Seeded, Style};
use headjudge::log::{Body, Detail, Entry, Header, Seat, View};
use headjudge::table::{Card, Few, Table, Zone};
use std::collections::HashSet;
use std::sync::LazyLock;

type State = <Zero as Rulebook>::State;

/// A list of cards in order.
fn sorted<const MOST: usize>(cards: headjudge::table::Few<MOST>) -> headjudge::table::Few<MOST> {
    let mut all = cards.cards().to_vec();
    all.sort_unstable();
    headjudge::table::Few::of(&all).expect("as many as before")
}

impl Tried for Zero {
    const CLAUSES: usize = 1052;
    const CHAPTERS: usize = 9;

    fn small() -> Header {
        let mut header = header::<Zero>(7, Detail::Full);
        header.players.iter_mut().for_each(|it| it.deck.truncate(14));
        header.position = Some(serde_json::json!({"turn":3,"player":"A",
            "A":{"battle":[{"card":"A1"}],"hand":["A2","A3"],"life":["A4","A5"],
                 "resources":[{"card":"A6"},{"card":"A7"}]},
            "B":{"battle":[{"card":"B1","tapped":true}],"hand":["B2"],"life":["B4","B5"],
                 "resources":[{"card":"B6"},{"card":"B7"}]}}));
        header
    }

    fn style(_: u64) -> Style {
        Style::Random
    }

    const SHARE: u64 = 5;
    const LOOK: usize = 400;

    fn names() -> &'static [Vec<String>] {
        static NAMES: LazyLock<[Vec<String>; 3]> = LazyLock::new(|| {
            let all = [
                &["transform", "false_life"][..],
                &["start", "draw", "resource", "action", "end"],
                &["battle", "turn", "next_turn", "always"],
            ];
            all.map(|names| names.iter().map(|it| (*it).to_owned()).collect())
        });
        &*NAMES
    }

    fn decisions(cards: &[Card], _: bool, _: &mut Seeded) -> Vec<Decision> {
        let mut all = vec![
            Decision::Keep,
            Decision::Mulligan,
            Decision::AimAtLife,
            Decision::NoDefence,
            Decision::Pass,
            Decision::NoResource,
            Decision::Put { bottom: true },
            Decision::Number { number: 1 },
        ];
        for card in cards.iter().copied() {
            all.extend([
                Decision::Attack { unit: card, pay: None },
                Decision::Aim { at: Four::one(card) },
                Decision::Defend { with: Four::one(card), instead_of: Four::NONE },
                Decision::Resource { card },
                Decision::Scrap { cards: Cards::one(card) },
                Decision::Discard { cards: Cards::one(card) },
                Decision::Find { cards: Cards::one(card) },
                Decision::Choose { cards: Cards::one(card) },
                Decision::Decline { card, ability: 1 },
                Decision::Counterstrike { card, targets: Four::NONE },
                Decision::Use {
                    card,
                    pay: Cards::NONE,
                    way: None,
                    on: None,
                    targets: Four::NONE,
                    link: None,
                    player: None,
                    x: None,
                    discard: Few::NONE,
                    scrap: Few::NONE,
                },
            ]);
        }
        all
    }

    /// The order of the cards in one choice is irrelevant.
    fn plain(what: &Decision) -> Decision {
        let mut what = *what;
        match &mut what {
            Decision::Use { pay, discard, scrap, .. }
            | Decision::Activate { pay, discard, scrap, .. }
            | Decision::Add { pay, discard, scrap, .. } => {
                *pay = sorted(*pay);
                (*discard, *scrap) = (sorted(*discard), sorted(*scrap));
            }
            Decision::Scrap { cards }
            | Decision::Discard { cards }
            | Decision::Find { cards }
            | Decision::Choose { cards } => *cards = sorted(*cards),
            Decision::Aim { at } => *at = sorted(*at),
            Decision::Defend { with, instead_of } if instead_of.is_empty() => *with = sorted(*with),
            Decision::Defend { with, instead_of } if with.len() == instead_of.len() => {
                let mut pairs: Vec<(Card, Card)> =
                    with.cards().iter().copied().zip(instead_of.cards().iter().copied()).collect();
                pairs.sort_unstable();
                let (one, other): (Vec<Card>, Vec<Card>) = pairs.into_iter().unzip();
                (*with, *instead_of) = (Four::of(&one).expect("as many"), Four::of(&other).expect("as many"));
            }
            _ => {}
        }
        what
    }

    /// Nobody is asked to concede, to look or to count.
    fn is_by_the_rules(what: &Decision) -> bool {
        !matches!(
            what,
            Decision::Concede
                | Decision::Look { .. }
                | Decision::Count { .. }
                | Decision::Rearrange { .. }
                | Decision::Repeat { .. }
                | Decision::Declare { .. }
        )
    }

    fn shuffled(what: &Chance) -> Option<(Seat, &[Card])> {
        match what {
            Chance::Shuffle { player, order } => Some((*player, order)),
            Chance::First { .. } => None,
        }
    }

    fn as_it_lies(state: &State, ask: Ask) -> Chance {
        match ask {
            Ask::First => Chance::First { player: Seat::A },
            Ask::Shuffle(player) => {
                let order = Self::table(state).pile(zones::deck(player)).iter().rev().copied().collect();
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

    /// Decks are shuffled one after the other (100p3.2, zero-0011).
    const ORDERS_CHANCE: bool = true;

    /// Battle damage dealt at the same time (505p3), and characters that it destroys together.
    fn is_unordered(_: &State, rest: &[Entry<Self>]) -> bool {
        let [one, other, ..] = rest else { return false };
        matches!(
            (&one.body, &other.body),
            (Body::Step { what: Step::BattleDamage { .. }, .. }, Body::Step { what: Step::BattleDamage { .. }, .. })
                | (Body::Step { what: Step::Destroyed { .. }, .. }, Body::Step { what: Step::Destroyed { .. }, .. })
        )
    }

    fn is_due_too(state: &State, what: &Step) -> bool {
        match *what {
            Step::BattleDamage { card, amount } => {
                state.fight.as_ref().is_some_and(|it| it.blows.contains(&(card, amount)))
            }
            Step::Destroyed { .. } => true,
            _ => false,
        }
    }

    /// 201p2, 202p2, 203p3, 600p3, 614p3: face-down cards, and a hand.
    fn censored(entry: &Entry<Self>, view: View) -> Entry<Self> {
        let hidden = |what: Step, clause| Body::Step { clause, what };
        let body = match entry.body.clone() {
            Body::Chance { clause, what: Chance::Shuffle { player, .. } } => {
                Body::Chance { clause, what: Chance::Shuffle { player, order: Vec::new() } }
            }
            Body::Step { clause, what: Step::Draw { player, .. } } if !sees(view, player) => {
                hidden(Step::Draw { player, card: Card::UNKNOWN }, clause)
            }
            Body::Step { clause, what: Step::Life { player, .. } } => {
                hidden(Step::Life { player, card: Card::UNKNOWN }, clause)
            }
            Body::Step { clause: Some(clause), what: Step::Level { unit, .. } }
                if clause == headjudge::games::zero::Clause::C600P3 =>
            {
                hidden(Step::Level { unit, card: Card::UNKNOWN }, Some(clause))
            }
            Body::Step { clause, what: Step::Effect { source, does: Effect::Look { player, of, zone, .. }, from } }
                if !sees(view, player) && zone == Place::Deck =>
            {
                let does = Effect::Look { player, of, zone, cards: Cards::one(Card::UNKNOWN) };
                hidden(Step::Effect { source, does, from }, clause)
            }
            body => body,
        };
        Entry { n: entry.n, body }
    }

    fn shown((_, entries): &Log<Self>) -> HashSet<Card> {
        named(entries)
    }

    const HIDDEN: &'static [&'static str] = &[];

    fn undecided(_: &Log<Self>) -> u64 {
        0
    }
}
