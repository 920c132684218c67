//! The tests' knowledge of Fire Emblem Cipher.

use super::tried::{named, sees};
use super::{Log, Tried, header};
use headjudge::games::cipher::words::Ask;
use headjudge::games::cipher::{Chance, Cipher, Clause, Decision, Effect, Line, Step, zones};
use headjudge::judge::{Due, Rulebook, Seeded};
use headjudge::log::{Body, Detail, Entry, Header, Seat, View};
use headjudge::table::{Card, Few, Table, Zone};
use std::collections::HashSet;
use std::sync::LazyLock;

type State = <Cipher as Rulebook>::State;

/// Returns `true` if two steps may come in either order: 9.3.3: defeated units go at the same time (cipher-0020);
/// 22.1.1.2.1: the parts of a cost are paid in any order.
fn are_simultaneous(state: &State, one: &Step, other: &Step) -> bool {
    match (one, other) {
        (Step::Retreat { unit: one }, Step::Retreat { unit: other }) => {
            [one, other].into_iter().all(|it| state.table.has(*it, zones::DEFEATED))
        }
        (Step::Text { source: one, .. }, Step::Text { source: other, .. }) => one == other && is_paying(state),
        _ => false,
    }
}

/// Returns `true` if the next step pays for an ability.
fn is_paying(state: &State) -> bool {
    matches!(state.due, Due::Step { clause: Clause::C19_1_3 | Clause::C10_4_2, .. })
}

impl Tried for Cipher {
    /// 527 clauses whose number begins a line, and the heading `1`, which shares its line with a stray marker and
    /// is easily left out of a count.
    const CLAUSES: usize = 527 + 1;
    const CHAPTERS: usize = 26;

    fn small() -> Header {
        let mut header = header::<Cipher>(7, Detail::Full);
        let decks = [
            ["B01-003", "S01-001", "S01-002", "B01-006", "S01-004", "B01-018"],
            ["B01-053", "S02-001", "S02-002", "B01-055", "B01-057", "B01-058"],
        ];
        for (player, deck) in header.players.iter_mut().zip(decks) {
            player.deck = deck.map(str::to_owned).to_vec();
        }
        header.position = Some(serde_json::json!({"turn":3,"player":"A","phase":"bond",
            "A":{"hand":["A2","A3"],"front":[{"cards":["A1"],"lord":true}]},
            "B":{"front":[{"cards":["B1"],"lord":true}]}}));
        header
    }

    const LOOK: usize = 200;

    fn names() -> &'static [Vec<String>] {
        static NAMES: LazyLock<[Vec<String>; 3]> = LazyLock::new(|| {
            let all = [
                &["front", "back"][..],
                &["start", "bond", "deployment", "action", "end"],
                &["battle", "turn", "later"],
            ];
            all.map(|names| names.iter().map(|it| (*it).to_owned()).collect())
        });
        &*NAMES
    }

    fn decisions(cards: &[Card], pairs: bool, _: &mut Seeded) -> Vec<Decision> {
        let mut all = vec![Decision::Keep, Decision::Redraw, Decision::Pass];
        for card in cards.iter().copied() {
            let unit = card;
            all.extend([
                Decision::Lord { card },
                Decision::Bond { card },
                Decision::Deploy { card, line: Line::Front },
                Decision::Deploy { card, line: Line::Back },
                Decision::Move { unit },
                Decision::Attack { unit },
                Decision::Target { unit },
                Decision::Critical { card },
                Decision::Evade { card },
                Decision::BreakOrb { card },
                Decision::KeepUnit { unit },
            ]);
            if pairs {
                all.extend(cards.iter().map(|unit| Decision::LevelUp { card, unit: *unit }));
            }
        }
        all
    }

    /// Whether an ability is triggered is not encoded, so a `resolve` may be accepted without being listed. Nobody is asked
    /// for a look.
    fn is_by_the_rules(what: &Decision) -> bool {
        let by_text = matches!(what, Decision::Use { .. } | Decision::Resolve { .. });
        let beside = matches!(what, Decision::Look { .. } | Decision::Show { .. } | Decision::Loop { .. });
        !by_text && !beside
    }

    /// 12.2.1.1: both players choose their lords at once.
    fn is_for_both(what: &Decision) -> bool {
        matches!(what, Decision::Lord { .. })
    }

    fn shuffled(what: &Chance) -> Option<(Seat, &[Card])> {
        match what {
            Chance::Shuffle { player, order } => Some((*player, order)),
            Chance::First { .. } => None,
        }
    }

    fn as_it_lies(state: &State, ask: Ask) -> Chance {
        let (player, from) = match ask {
            Ask::First => return Chance::First { player: Seat::A },
            Ask::EitherShuffle => (Seat::A, zones::deck(Seat::A)),
            Ask::Shuffle(of) => (of, zones::deck(of)),
            Ask::Refill(of) => (of, zones::retreat(of)),
        };
        Chance::Shuffle { player, order: state.table.pile(from).iter().rev().copied().collect() }
    }

    const ZONES: Zone = zones::ZONES;
    const ORDERED: u64 = zones::ORDERED;

    fn table(state: &State) -> &Table {
        &state.table
    }

    fn under(zone: Zone) -> Zone {
        zones::under(zones::user(zone))
    }

    /// Both players' lords (12.2.1.1) or both players' shuffles (12.2.1.2), while the first player is unknown (12.2.1.3):
    /// their order is free (interpretation cipher-0005).
    fn is_unordered(state: &State, rest: &[Entry<Self>]) -> bool {
        let is_first = |it: &Entry<Self>| matches!(it.body, Body::Chance { what: Chance::First { .. }, .. });
        let [one, other, ..] = rest else { return false };
        if let (Body::Step { what: one, .. }, Body::Step { what: other, .. }) = (&one.body, &other.body)
            && (are_simultaneous(state, one, other) || [one, other].into_iter().all(|it| state.still_does(it)))
        {
            return true;
        }
        let both = match (&one.body, &other.body) {
            (
                Body::Decision { by: one, what: Decision::Lord { .. } },
                Body::Decision { by: other, what: Decision::Lord { .. } },
            ) => one != other,
            (
                Body::Chance { what: Chance::Shuffle { player: one, .. }, .. },
                Body::Chance { what: Chance::Shuffle { player: other, .. }, .. },
            ) => one != other,
            _ => false,
        };
        both && rest.iter().any(is_first)
    }

    /// Cards revealed by one sentence of a text lie open together.
    fn is_shown_with(first: &Body<Self>, other: &Body<Self>) -> bool {
        let revealer = |body: &Body<Self>| match body {
            Body::Step { what: Step::Text { source, does: Effect::Reveal { .. } }, .. } => Some(*source),
            _ => None,
        };
        revealer(first).is_some() && revealer(first) == revealer(other)
    }

    /// The effects of one sentence of a text on several cards come in any order.
    fn is_due_too(state: &State, what: &Step) -> bool {
        state.still_does(what)
    }

    /// The order of chosen cards is irrelevant.
    fn plain(what: &Decision) -> Decision {
        let Decision::Choose { cards } = what else { return *what };
        let mut sorted = cards.cards().to_vec();
        sorted.sort_unstable();
        Few::of(&sorted).map_or(*what, |cards| Decision::Choose { cards })
    }

    fn rests_on_text(changed: &[&Body<Self>]) -> bool {
        // 18.1.11.1.1: a text changes the amount that a critical hit adds, not whether it adds anything.
        let critical = |it: &&Body<Self>| matches!(it, Body::Step { what: Step::CriticalPower { .. }, .. });
        let other_number = changed.len() == 2 && changed.iter().all(critical);
        other_number || changed.iter().all(|it| may_rest_on_text(it))
    }

    /// Chapter 6: nobody sees a deck's order (6.7) or an orb (6.13), a hand is its player's alone (6.8), a lord lies
    /// face-down until the end of the setup (12.2.1.1, 12.2.1.7); everything else is public.
    fn censored(entry: &Entry<Self>, view: View) -> Entry<Self> {
        let hide = |of: Seat, card: Card| if sees(view, of) { card } else { Card::UNKNOWN };
        let body = match entry.body.clone() {
            Body::Decision { by, what: Decision::Lord { card } } => {
                Body::Decision { by, what: Decision::Lord { card: hide(by, card) } }
            }
            Body::Decision { by, what: Decision::BreakOrb { card } } => {
                Body::Decision { by, what: Decision::BreakOrb { card: hide(by, card) } }
            }
            Body::Chance { clause, what: Chance::Shuffle { player, .. } } => {
                Body::Chance { clause, what: Chance::Shuffle { player, order: Vec::new() } }
            }
            Body::Step { clause, what: Step::Draw { player, card } } => {
                Body::Step { clause, what: Step::Draw { player, card: hide(player, card) } }
            }
            Body::Step { clause, what: Step::Orb { player, .. } } => {
                Body::Step { clause, what: Step::Orb { player, card: Card::UNKNOWN } }
            }
            body => body,
        };
        Entry { n: entry.n, body }
    }

    fn shown(log: &Log<Self>) -> HashSet<Card> {
        named(&log.1)
    }

    /// The hidden faces of a deck list (12.1.1.1, 12.1.1.2), and a lord that still lies face-down (12.2.1.1).
    const HIDDEN: &'static [&'static str] = &["12.1.1.1", "12.1.1.2", "12.2.1.1"];

    fn undecided((header, _): &Log<Self>) -> u64 {
        // A long match shows every card of a deck.
        let decks = header.players.iter().any(|player| player.deck.iter().any(|it| it == "?"));
        let lords = Seat::BOTH.into_iter().filter(|of| !sees(header.view, *of)).count() as u64;
        lords + u64::from(decks)
    }
}

/// Events that an ability may cause or prevent: a defeat by power (18.1.15), a failed support (18.1.5.1.1), and the effects
/// of a text or its use. All other steps depend on the rules alone.
fn may_rest_on_text(body: &Body<Cipher>) -> bool {
    match body {
        Body::Step { what, .. } => {
            matches!(
                what,
                Step::Defeated { .. } | Step::SupportFails { .. } | Step::AddSupport { .. } | Step::Text { .. }
            )
        }
        Body::Decision { what, .. } => matches!(what, Decision::Use { .. } | Decision::Resolve { .. }),
        _ => false,
    }
}
