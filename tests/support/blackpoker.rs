//! The tests' knowledge of BlackPoker Lite.

use super::tried::sees;
use super::{Log, Tried, header, json};
use headjudge::games::blackpoker::words::Ask;
use headjudge::games::blackpoker::{BlackPoker, Chance, Decision, Pose, Step, Target, actions, zones};
use headjudge::judge::{Dice, Rulebook, Seeded, Style};
use headjudge::log::{Body, Detail, Entry, Header, Seat, View};
use headjudge::table::{Card, Few, MOST_OF_FEW, NamesCards, Table, Zone};
use std::collections::HashSet;
use std::sync::LazyLock;

type State = <BlackPoker as Rulebook>::State;

/// The number of possible requests tried at once.
const REQUESTS: usize = 600;

impl Tried for BlackPoker {
    const CLAUSES: usize = 206;
    /// The four headings before the list, 19 actions in five groups, five characters in two groups under the
    /// character list, and the six sections of the official rules.
    const CHAPTERS: usize = 4 + (5 + 19) + (1 + 2 + 5) + 6;

    fn small() -> Header {
        let mut header = header::<BlackPoker>(7, Detail::Full);
        header.players.iter_mut().for_each(|it| it.deck.truncate(9));
        header.position = Some(serde_json::json!({"turn":3,"player":"A",
            "A":{"hand":["A2","A3"],"bulwarks":[{"card":"A4"}],"soldiers":[{"cards":["A5"]}]},
            "B":{"hand":["B2"],"bulwarks":[{"card":"B4"}],"soldiers":[{"cards":["B5"]}]}}));
        header
    }

    /// Players who play cards as they come never have to discard at the end of a turn; some therefore save them.
    fn style(seed: u64) -> Style {
        if seed % 5 == 4 { Style::Long } else { Style::Random }
    }

    /// Most choices are whether to pass.
    const LOOK: usize = 80;

    fn names() -> &'static [Vec<String>] {
        static NAMES: LazyLock<[Vec<String>; 2]> = LazyLock::new(|| {
            let name = |it| json(&it).as_str().expect("a name").to_owned();
            let poses = [Pose::Charged, Pose::Driven].map(|it| json(&it).as_str().expect("a name").to_owned());
            [actions::ALL.iter().map(|it| name(it.action)).collect(), poses.into()]
        });
        &*NAMES
    }

    /// A request has too many parts for all to be tried: some of any sort, and more with as many cards as the action takes.
    fn decisions(cards: &[Card], pairs: bool, dice: &mut Seeded) -> Vec<Decision> {
        let mut all = vec![Decision::Pass, Decision::DrawAgain, Decision::Done];
        all.extend([Pose::Charged, Pose::Driven].map(|to| Decision::Twist { to }));
        for card in cards.iter().copied() {
            let unit = card;
            all.extend([
                Decision::Set { card },
                Decision::Discard { card },
                Decision::Attacker { unit },
                Decision::Take { card },
                Decision::Top { card },
            ]);
            if pairs {
                all.extend(cards.iter().map(|attacker| Decision::Blocker { unit, attacker: *attacker }));
            }
        }
        for rule in &actions::ALL {
            let bare = Few::NONE;
            all.push(Decision::Request { action: rule.action, drive: bare, discard: bare, keys: bare, target: None });
        }
        if !cards.is_empty() {
            all.extend((0..REQUESTS).map(|number| request(cards, number % 3 > 0, dice)));
        }
        all
    }

    /// All requests with as many cards as the action takes, whatever the cards.
    fn near(state: &State, by: Seat) -> Vec<Decision> {
        let pile = |zone| state.table.pile(zone).iter().copied();
        let hand: Vec<Card> = pile(zones::hand(by)).chain(pile(zones::hand(by.other())).take(1)).collect();
        let bulwarks: Vec<Card> = pile(zones::bulwarks(by)).chain(pile(zones::bulwarks(by.other())).take(1)).collect();
        let units = Seat::BOTH.into_iter().flat_map(|of| state.characters(of)).map(Target::Unit);
        let requests = state.stage.iter().map(|it| it.number).chain([0, state.requests + 1]).map(Target::Request);
        let players = Seat::BOTH.into_iter().map(Target::Player);
        let targets: Vec<Target> = units.chain(requests).chain(players).collect();
        let mut all = Vec::new();
        for rule in &actions::ALL {
            for drive in choices(&bulwarks, rule.drive) {
                for keys in choices(&hand, rule.keys.len()) {
                    for discard in choices(&hand, rule.discard) {
                        let request = |target| Decision::Request { action: rule.action, drive, discard, keys, target };
                        all.push(request(None));
                        if rule.aim != actions::Aim::Nothing {
                            all.extend(targets.iter().map(|it| request(Some(*it))));
                        }
                    }
                }
            }
        }
        all
    }

    fn widened(what: &Decision, cards: &[Card], dice: &mut Seeded) -> Vec<(&'static str, Decision)> {
        let Decision::Request { action, drive, discard, keys, target } = *what else { return Vec::new() };
        let mut all = Vec::new();
        let card = cards[dice.below(cards.len())];
        if let Some(drive) = with(drive, card) {
            all.push(("a bulwark more", Decision::Request { action, drive, discard, keys, target }));
        }
        if let Some(discard) = with(discard, card) {
            all.push(("a discarded card more", Decision::Request { action, drive, discard, keys, target }));
        }
        if let Some(keys) = with(keys, card) {
            all.push(("a key card more", Decision::Request { action, drive, discard, keys, target }));
        }
        let other = any_target(cards, dice);
        if other != target {
            let target = other;
            all.push(("other kind of target", Decision::Request { action, drive, discard, keys, target }));
        }
        all
    }

    /// Cards of one request may be named in any order.
    fn plain(what: &Decision) -> Decision {
        match *what {
            Decision::Request { action, drive, discard, keys, target } => {
                let [drive, discard, keys] = [drive, discard, keys].map(sorted);
                Decision::Request { action, drive, discard, keys, target }
            }
            what => what,
        }
    }

    fn shuffled(what: &Chance) -> Option<(Seat, &[Card])> {
        let Chance::Shuffle { player, order } = what;
        Some((*player, order))
    }

    fn as_it_lies(state: &State, ask: Ask) -> Chance {
        let player = match ask {
            Ask::EitherShuffle => Seat::A,
            Ask::Shuffle(of) => of,
        };
        Chance::Shuffle { player, order: state.table.pile(zones::life(player)).iter().rev().copied().collect() }
    }

    const ZONES: Zone = zones::ZONES;
    const ORDERED: u64 = zones::ORDERED;

    fn table(state: &State) -> &Table {
        &state.table
    }

    fn under(zone: Zone) -> Zone {
        zones::under(zones::owner(zone))
    }

    /// The shuffles of both players' decks (setup.1): before the first player is known, their order is free
    /// (blackpoker-0021). Characters beaten in one comparison go to the grave together (judge.effect.1).
    fn is_unordered(state: &State, rest: &[Entry<Self>]) -> bool {
        let [one, other, ..] = rest else { return false };
        match (&one.body, &other.body) {
            (
                Body::Chance { what: Chance::Shuffle { player: one, .. }, .. },
                Body::Chance { what: Chance::Shuffle { player: other, .. }, .. },
            ) => one != other && state.turn.number == 0,
            (
                Body::Step { what: Step::Dies { unit: one }, .. },
                Body::Step { what: Step::Dies { unit: other }, .. },
            ) => [one, other].into_iter().all(|it| is_doomed(state, *it)),
            _ => false,
        }
    }

    /// judge.effect.1: the other characters beaten in the same comparison.
    fn is_due_too(state: &State, what: &Step) -> bool {
        matches!(what, Step::Dies { unit } if is_doomed(state, *unit))
    }

    /// Nobody sees the order of a life (zones.life), and a hand is its player's alone (zones.hand). Cards that go to a
    /// grave, enter the field face up, are key cards, or were searched for are seen.
    fn censored(entry: &Entry<Self>, view: View) -> Entry<Self> {
        let body = match entry.body.clone() {
            Body::Chance { clause, what: Chance::Shuffle { player, .. } } => {
                Body::Chance { clause, what: Chance::Shuffle { player, order: Vec::new() } }
            }
            Body::Step { clause, what: Step::Draw { player, .. } } if !sees(view, player) => {
                Body::Step { clause, what: Step::Draw { player, card: Card::UNKNOWN } }
            }
            body => body,
        };
        Entry { n: entry.n, body }
    }

    /// A bulwark is named but stays face down: its face is seen only if it is turned up or goes to the grave.
    fn shown((_, entries): &Log<Self>) -> HashSet<Card> {
        let mut shown = HashSet::new();
        for entry in entries {
            match &entry.body {
                Body::Decision { what, .. } => match *what {
                    Decision::Request { discard, keys, .. } => {
                        shown.extend(discard.cards().iter().chain(keys.cards()));
                    }
                    Decision::Discard { card } | Decision::Take { card } | Decision::Top { card } => {
                        shown.insert(card);
                    }
                    _ => {}
                },
                Body::Step { what, .. } => {
                    what.each_card(&mut |card| {
                        shown.insert(card);
                    });
                }
                _ => {}
            }
        }
        shown
    }

    /// Every decisive card is turned up for both players to see.
    const HIDDEN: &'static [&'static str] = &[];

    fn undecided(_: &Log<Self>) -> u64 {
        0
    }
}

/// Returns `true` if a character goes to the grave next in the current comparison, under the same clause as the others.
fn is_doomed(state: &State, unit: Card) -> bool {
    let clause = state.fight.doomed.first().map(|it| it.clause);
    state.fight.doomed.iter().any(|it| it.unit == unit && Some(it.clause) == clause)
}

fn sorted(cards: Few) -> Few {
    let mut all = cards.cards().to_vec();
    all.sort_unstable();
    Few::of(&all).expect("as many as before")
}

/// All choices of none, one, or two of these cards, including the same one twice.
fn choices(cards: &[Card], count: usize) -> Vec<Few> {
    match count {
        0 => vec![Few::NONE],
        1 => cards.iter().map(|it| Few::one(*it)).collect(),
        _ => cards.iter().flat_map(|one| cards.iter().map(|other| Few::two(*one, *other))).collect(),
    }
}

/// The same cards and one more, if there is room.
fn with(cards: Few, card: Card) -> Option<Few> {
    Few::of(&[cards.cards(), &[card]].concat())
}

fn some(cards: &[Card], count: usize, dice: &mut Seeded) -> Few {
    let all: Vec<Card> = (0..count).map(|_| cards[dice.below(cards.len())]).collect();
    Few::of(&all).expect("at most as many as there is room for")
}

fn any_target(cards: &[Card], dice: &mut Seeded) -> Option<Target> {
    match dice.below(6) {
        0 => None,
        1 => Some(Target::Player(Seat::BOTH[dice.below(2)])),
        2 => Some(Target::Request(dice.below(12) as u16)),
        _ => Some(Target::Unit(cards[dice.below(cards.len())])),
    }
}

/// A request with these cards; `shaped` with as many of them as the action takes.
fn request(cards: &[Card], shaped: bool, dice: &mut Seeded) -> Decision {
    let rule = &actions::ALL[dice.below(actions::ALL.len())];
    let counts =
        if shaped { [rule.drive, rule.discard, rule.keys.len()] } else { [0; 3].map(|_| dice.below(MOST_OF_FEW + 1)) };
    let [drive, discard, keys] = counts.map(|count| some(cards, count, dice));
    let target = if shaped && rule.aim == actions::Aim::Nothing { None } else { any_target(cards, dice) };
    Decision::Request { action: rule.action, drive, discard, keys, target }
}
