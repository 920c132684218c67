//! The tests' knowledge of Shadowverse EVOLVE.

use super::tried::{named, sees};
use super::{Log, Tried, header, json};
use headjudge::games::evolve::cards::Pool;
use headjudge::games::evolve::words::{Ask, Effect, Group, Modes, Place, Target, Targets};
use headjudge::games::evolve::{Chance, Decision, Evolve, Step, zones};
use headjudge::judge::{Due, Rulebook, Rules, Seeded};
use headjudge::log::{Body, Detail, Entry, Header, Seat, View};
use headjudge::table::{Card, NOWHERE, Table, Zone};
use std::collections::HashSet;
use std::sync::LazyLock;

type State = <Evolve as Rulebook>::State;

impl Tried for Evolve {
    const CLAUSES: usize = 670;
    const CHAPTERS: usize = 15;
    const WITHOUT_PARENT: &'static [&'static str] = &["8.4.7.1.1", "8.4.7.1.2", "8.4.7.1.3"];

    fn small() -> Header {
        let mut header = header::<Evolve>(7, Detail::Full);
        for player in &mut header.players {
            player.deck.truncate(9);
        }
        header.position = Some(serde_json::json!({"turn":7,"player":"A",
            "A":{"pp":3,"max":4,"hand":["A2","A3"],"field":[{"card":"A5"}]},
            "B":{"max":3,"ep":3,"hand":["B2"],"field":[{"card":"B5","rested":true}]}}));
        header
    }

    const LOOK: usize = 60;

    fn names() -> &'static [Vec<String>] {
        static NAMES: LazyLock<[Vec<String>; 2]> = LazyLock::new(|| {
            let places = [Place::Deck, Place::Hand, Place::Field, Place::Cemetery];
            let word = |it: &Place| json(it).as_str().expect("a name").to_owned();
            [places.iter().map(word).collect(), ["class", "title"].map(str::to_owned).into()]
        });
        &*NAMES
    }

    fn decisions(cards: &[Card], pairs: bool, _: &mut Seeded) -> Vec<Decision> {
        let mut all = vec![Decision::Keep, Decision::EndMain, Decision::Done, Decision::Pass];
        all.extend([true, false].map(|first| Decision::Go { first }));
        for card in cards.iter().copied() {
            let play = |rested| Decision::Play {
                card,
                targets: Targets::NONE,
                modes: Modes::NONE,
                rested,
                rite: None,
                cost: None,
            };
            all.extend([play(false), play(true), Decision::Rest { card }, Decision::Discard { card }]);
            all.push(Decision::Surplus { card });
            all.extend(Seat::BOTH.map(|of| Decision::Attack { attacker: card, target: Target::Leader(of) }));
            if pairs {
                for other in cards.iter().copied() {
                    all.push(Decision::Attack { attacker: card, target: Target::Card(other) });
                    all.push(Decision::Restack { card, onto: other });
                    all.extend([true, false].map(|ep| Decision::Evolve { card, with: other, ep }));
                    all.push(Decision::Meal { card, carrots: Group::of(&[other]).expect("one"), ep: false });
                }
            }
        }
        all
    }

    /// Choices required by texts are not listed, nor is an omitted order of the hand. Nobody is asked for a look or a
    /// concession.
    fn is_by_the_rules(what: &Decision) -> bool {
        match what {
            Decision::Play { targets, modes, rite, cost, .. } => {
                targets.is_empty() && modes.is_empty() && rite.is_none() && cost.is_none()
            }
            Decision::Redraw { order } => !order.is_empty(),
            Decision::Resolve { targets, modes, rite, paid, .. } => {
                targets.is_empty() && modes.is_empty() && rite.is_none() && !paid
            }
            Decision::Activate { .. } | Decision::Pick { .. } | Decision::Apply { .. } => false,
            Decision::Look { .. } | Decision::Concede => false,
            _ => true,
        }
    }

    fn shuffled(what: &Chance) -> Option<(Seat, &[Card])> {
        if let Chance::Shuffle { player, order } = what { Some((*player, order)) } else { None }
    }

    fn as_it_lies(state: &State, ask: Ask) -> Chance {
        let player = match ask {
            Ask::Drawn => return Chance::Drawn { player: Seat::A },
            Ask::EitherShuffle => Seat::A,
            Ask::Shuffle(of) => of,
        };
        Chance::Shuffle { player, order: state.table.pile(zones::deck(player)).iter().rev().copied().collect() }
    }

    const ZONES: Zone = zones::ZONES;
    const ORDERED: u64 = zones::ORDERED;
    const VALUES: u8 = 4;

    fn table(state: &State) -> &Table {
        &state.table
    }

    fn under(zone: Zone) -> Zone {
        zones::under(zones::owner(zone))
    }

    /// The shuffles of both decks (6.2.1.4); damage in both directions (8.4.9.1); followers destroyed in one rule
    /// processing (11.1.3); cards of the evolve zone that go in one; the effects of a text on several cards at once.
    fn is_unordered(state: &State, rest: &[Entry<Self>]) -> bool {
        let [one, other, ..] = rest else { return false };
        match (&one.body, &other.body) {
            (
                Body::Chance { what: Chance::Shuffle { player: one, .. }, .. },
                Body::Chance { what: Chance::Shuffle { player: other, .. }, .. },
            ) => one != other && state.turn.number == 0,
            (
                Body::Step { what: Step::Text { source: one, does }, .. },
                Body::Step { what: Step::Text { source: other, does: next }, .. },
            ) => one == other && does != next && std::mem::discriminant(does) == std::mem::discriminant(next),
            // Cards chosen one by one may be put away one by one, or after all are chosen.
            (
                Body::Step { what: Step::Text { does: Effect::Put { .. } | Effect::Banish { .. }, .. }, .. },
                Body::Decision { what: Decision::Pick { .. }, .. },
            ) => true,
            (Body::Step { what: one, .. }, Body::Step { what: other, .. }) => {
                let one_by_one = matches!(one, Step::Destroy { .. } | Step::Unlink { .. } | Step::Damage { .. });
                is_together(one, other) && one_by_one
            }
            _ => false,
        }
    }

    /// Cards that one text looks at lie open together, and are put away one by one.
    fn is_shown_with(first: &Body<Self>, other: &Body<Self>) -> bool {
        let text = |body: &Body<Self>| match body {
            Body::Step { what: Step::Text { source, does: Effect::Put { .. } }, .. } => Some(*source),
            _ => None,
        };
        let picks = matches!(other, Body::Decision { what: Decision::Pick { .. }, .. });
        text(first).is_some() && (picks || text(first) == text(other))
    }

    fn searches(body: &Body<Self>) -> Option<Seat> {
        match body {
            Body::Step { what: Step::Text { does: Effect::Search { player, .. }, .. }, .. } => Some(*player),
            _ => None,
        }
    }

    fn is_due_too(state: &State, what: &Step) -> bool {
        let Due::Step { what: due, .. } = Evolve::due(state) else { return false };
        match (due, what) {
            (Step::Damage { .. }, Step::Damage { from, to, by }) => {
                let Some(attack) = state.attack else { return false };
                let back = attack.owed[1] == *by && *to == Target::Card(attack.attacker);
                let there = attack.owed[0] == *by && *to == attack.target && *from == attack.attacker;
                *by > 0 && (there || (back && attack.target == Target::Card(*from)))
            }
            (Step::Destroy { .. }, Step::Destroy { card }) => is_doomed(state, *card),
            (Step::Unlink { .. }, Step::Unlink { card }) => {
                let of = card.owner();
                let lies = [zones::evolved(of), zones::race(of)].contains(&state.table.zone(*card));
                lies && !state.links.iter().any(|it| it.0 == *card)
            }
            _ => false,
        }
    }

    /// Nobody sees the order of a deck (4.5.2), and a hand is its player's alone (4.7.2), as is an evolve deck (4.6.2).
    fn censored(entry: &Entry<Self>, view: View) -> Entry<Self> {
        let body = match entry.body.clone() {
            Body::Chance { clause, what: Chance::Shuffle { player, .. } } => {
                Body::Chance { clause, what: Chance::Shuffle { player, order: Vec::new() } }
            }
            Body::Step { clause, what: Step::Draw { player, .. } } if !sees(view, player) => {
                Body::Step { clause, what: Step::Draw { player, card: Card::UNKNOWN } }
            }
            Body::Decision { by, what: Decision::Redraw { .. } } if !sees(view, by) => {
                Body::Decision { by, what: Decision::Redraw { order: Group::NONE } }
            }
            body => body,
        };
        Entry { n: entry.n, body }
    }

    fn shown(log: &Log<Self>) -> HashSet<Card> {
        named(&log.1)
    }

    /// Every decisive card lies open.
    const HIDDEN: &'static [&'static str] = &[];

    fn undecided(_: &Log<Self>) -> u64 {
        0
    }
}

/// 11.3.1, 11.3.2: whether a follower of the sample decks has no defence left, or has fought one with bane.
fn is_doomed(state: &State, card: Card) -> bool {
    static CODES: LazyLock<[Vec<String>; 2]> =
        LazyLock::new(|| header::<Evolve>(1, Detail::Full).players.map(|it| it.cards().cloned().collect()));
    let zone = state.table.zone(card);
    if !card.is_known() || zone == NOWHERE || !zones::is_field(zone) {
        return false;
    }
    let printed = state.links.iter().find(|it| it.1 == card).map_or(card, |it| it.0);
    let code = CODES[printed.owner().index()].get(printed.place());
    let defence = code.and_then(|it| Pool::find(it)).map_or(0, |it| it.defence);
    i32::from(defence) <= i32::from(state.table.count_of(card, 0)) || state.table.has(card, zones::BANED)
}

fn is_together(one: &Step, other: &Step) -> bool {
    std::mem::discriminant(one) == std::mem::discriminant(other) && one != other
}
