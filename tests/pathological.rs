//! Logs made to cost more than their length. Logs of each sort and of growing length are judged, stepped through, compared
//! with themselves and watched, while their allocations are counted, in bytes and in number: work and memory must grow with
//! the log. A clock would differ from run to run.

use crate::support::audited;
use headjudge::games::{blackpoker::BlackPoker, cipher::Cipher};
use headjudge::judge::{Game, Rules, Session, citations, compare, simulate};
use headjudge::log::{Header, open};
use headjudge::repl::Repl;
use headjudge::report::{Page, legal_text};
use headjudge::with_game;
use serde_json::{Value, json};
use std::iter::repeat_n;

/// A log: its header and its entries, which are numbered when it is written.
struct Log {
    header: Value,
    entries: Vec<Value>,
}

impl Log {
    fn bytes(&self) -> Vec<u8> {
        let mut text = format!("{}\n", self.header);
        for (place, entry) in self.entries.iter().enumerate() {
            let mut entry = entry.clone();
            entry["n"] = json!(place + 1);
            text.push_str(&format!("{entry}\n"));
        }
        text.into_bytes()
    }
}

/// A use of a log.
#[derive(Clone, Copy, Debug)]
enum Way {
    Audit,
    Session,
    Compare,
    Watch,
}

impl Way {
    const ALL: [Way; 4] = [Way::Audit, Way::Session, Way::Compare, Way::Watch];

    /// The maximum number of bytes held at once for each byte of a log.
    const fn most_held(self) -> u64 {
        match self {
            Way::Audit | Way::Watch => 8,
            Way::Session => 32,
            Way::Compare => 16,
        }
    }

    /// The number of audits held at once: a comparison gives the verdict on both logs.
    const fn audits(self) -> u64 {
        match self {
            Way::Audit | Way::Watch | Way::Session => 1,
            Way::Compare => 2,
        }
    }

    /// The number of passes over a log.
    const fn passes(self) -> u64 {
        match self {
            Way::Audit | Way::Watch => 1,
            Way::Compare => 2,
            Way::Session => 3,
        }
    }

    fn go(self, bytes: &[u8]) {
        let game = open(bytes).expect("a header").header.game;
        with_game!(game.as_str(), G => self.go_in::<G>(bytes)).expect("a game");
    }

    fn go_in<G: Game>(self, bytes: &[u8]) {
        let log = || open(bytes).expect("a header");
        match self {
            Way::Audit => drop(audited(bytes)),
            Way::Session => {
                let mut repl = Repl::new(Session::<G>::open(log()).expect("a match"), Page::PLAIN);
                for line in
                    ["goto end", "card A1", "goto phase z", "legal", "legal 9", "next-finding", "why", "back 99"]
                {
                    drop(repl.answer(line));
                }
            }
            Way::Compare => drop(compare::<G, _, _>(log(), log())),
            Way::Watch => drop(citations::<G, _>(log())),
        }
    }
}

/// The cost of one use of a log.
#[derive(Clone, Copy, Debug)]
struct Cost {
    /// The header's length.
    header: u64,
    /// The length of all entries.
    length: u64,
    /// The number of allocations.
    times: u64,
    /// The number of bytes allocated, in total.
    bytes: u64,
    /// The number of bytes held at once.
    held: u64,
}

/// The number of bytes that an audit may hold for a log of any length: a line, a thousand findings in full, a thousand
/// tables.
const HELD_ANYWAY: u64 = 24 << 20;
/// The number of bytes that one byte of an entry may allocate: an unexpected entry of 40 bytes copies the table a few
/// times, with up to a thousand cards on it.
const MOST_BYTES: u64 = 4 << 10;
/// The number of allocations for one byte.
const MOST_TIMES: u64 = 8;
/// The number of allocations for a log of any length.
const TIMES_ANYWAY: u64 = 100_000;
/// The number of bytes that one byte of the header may allocate.
const MOST_OF_HEADER: u64 = 64;
/// The constant part: the first findings in full.
const BYTES_ANYWAY: u64 = 16 << 20;

fn cost(way: Way, log: &Log) -> Cost {
    let file = log.bytes();
    let info = allocation_counter::measure(|| way.go(&file));
    let header = file.split(|it| *it == b'\n').next().map_or(0, <[u8]>::len) as u64;
    Cost {
        header,
        length: file.len() as u64 - header,
        times: info.count_total,
        bytes: info.bytes_total,
        held: info.bytes_max,
    }
}

/// Asserts that the cost grows with the log: the second half costs at most twice as much as the first, plus a third, and
/// everything stays within bounds.
fn assert_grows_with_the_log(name: &str, shape: impl Fn(usize) -> Log, entries: usize) {
    for way in Way::ALL {
        // Data that is read once for all logs is read here.
        way.go(&shape(1).bytes());
        let [one, two, four] = [1, 2, 4].map(|it| cost(way, &shape(it * entries)));
        let told = format!("{name}, {way:?}: {one:?} {two:?} {four:?}");
        println!("{told}");
        let within = |of: fn(&Cost) -> u64, slack: u64| {
            let (first, second) = (of(&two).saturating_sub(of(&one)), of(&four).saturating_sub(of(&two)));
            second <= 3 * first + slack
        };
        assert!(within(|it| it.times, 20_000), "{told}");
        assert!(within(|it| it.bytes, 8 << 20), "{told}");
        let passes = way.passes();
        assert!(four.times <= passes * (MOST_TIMES * four.length + TIMES_ANYWAY), "{told}");
        let of_header = MOST_OF_HEADER * four.header;
        assert!(four.bytes <= passes * (MOST_BYTES * four.length + of_header + BYTES_ANYWAY), "{told}");
        let held_anyway = way.audits() * HELD_ANYWAY;
        assert!(four.held <= way.most_held() * (four.header + four.length) + held_anyway, "{told}");
    }
}

fn by(seat: &str, decision: Value) -> Value {
    json!({"by":seat,"decision":decision})
}

fn rewind(to: usize) -> Value {
    json!({"intervention":{"rewind":{"to":to,"reason":"x"}}})
}

fn fix(position: &Value) -> Value {
    json!({"intervention":{"fix":{"position":position,"reason":"x"}}})
}

fn text(does: Value) -> Value {
    json!({"step":{"text":{"source":"A1","does":does}}})
}

fn cards(seat: char, places: std::ops::Range<usize>) -> Vec<String> {
    places.map(|it| format!("{seat}{it}")).collect()
}

fn units(seat: char, places: std::ops::Range<usize>) -> Vec<Value> {
    cards(seat, places).iter().map(|it| json!({"cards":[it]})).collect()
}

fn header<G: Game>(deck: &[&str], position: Value) -> Value {
    let view = if deck.contains(&"?") { "public" } else { "omniscient" };
    let deck: Vec<&str> = deck.iter().copied().cycle().take(500).collect();
    let mut header = json!({"headjudge":1,"game":G::ID,"edition":G::EDITION,"detail":"full","view":view,
        "players":[{"name":"Ann","deck":deck},{"name":"Ben","deck":deck}]});
    if !position.is_null() {
        header["position"] = position;
    }
    header
}

mod blackpoker {
    use super::*;

    const HEARTS: [&str; 9] = ["H2", "H3", "H4", "H5", "H6", "H7", "H8", "H9", "H10"];

    /// 41 million legal requests: each heart in the hand with each other card and each soldier.
    fn crowd() -> Value {
        json!({"turn":301,"player":"A",
            "A":{"hand":cards('A', 1..241),"soldiers":units('A', 241..421),
                "bulwarks":cards('A', 421..500).iter().map(|it| json!({"card":it})).collect::<Vec<_>>()},
            "B":{"soldiers":units('B', 1..490)}})
    }

    fn log(deck: &[&str], position: Value, entries: Vec<Value>) -> Log {
        Log { header: header::<BlackPoker>(deck, position), entries }
    }

    #[test]
    fn millions_of_legal_requests_at_every_finding() {
        let shape = |n| log(&HEARTS, crowd(), vec![by("B", json!("pass")); n]);
        assert_grows_with_the_log("requests", shape, 150);
    }

    /// A finding names four of them, and counts at most a hundred more.
    #[test]
    fn a_finding_looks_at_few_of_the_legal_requests() {
        let crowded = log(&HEARTS, crowd(), vec![by("B", json!("pass"))]).bytes();
        let audit = audited(&crowded);
        let finding = &audit.findings.iter().find(|it| it.finding.entry == 1).expect("a finding").finding;
        assert_eq!(
            finding.legal,
            ["bulwark", "soldier A1 drive A421", "soldier A1 drive A422", "soldier A1 drive A423"]
        );
        assert_eq!((finding.more_legal, finding.more_legal_capped), (100, true));
        assert!(legal_text(finding, &Page::PLAIN, 0).contains("and more than 100 more"), "{finding:?}");
        let told = serde_json::to_value(finding).expect("JSON");
        assert_eq!((&told["more_legal"], &told["more_legal_capped"]), (&json!(100), &json!(true)));
    }

    /// They are enumerated lazily.
    #[test]
    fn the_first_legal_request_costs_nothing() {
        let log = log(&HEARTS, crowd(), Vec::new());
        let header: Header = serde_json::from_value(log.header).expect("a header");
        let referee = crate::support::referee::<BlackPoker>(&header);
        let few = |many: usize| {
            let mut seen = 0;
            let legal = || BlackPoker::legal(referee.setup(), referee.state()).take(many).for_each(|_| seen += 1);
            let cost = allocation_counter::measure(legal);
            assert_eq!(seen, many);
            cost
        };
        assert_eq!(few(1), few(100_000), "the sequence itself is all that is allocated");
        assert!(few(1).count_total == 1 && few(1).bytes_total < 16 << 10, "{:?}", few(1));
    }

    /// A random match from here chooses among the first ten thousand.
    #[test]
    fn a_random_match_from_a_crowd() {
        let log = log(&HEARTS, crowd(), Vec::new());
        let header: Header = serde_json::from_value(log.header).expect("a header");
        let mut entries = 0;
        let cost = allocation_counter::measure(|| {
            simulate::<BlackPoker>(header, 40, |_| entries += 1).expect("a match");
        });
        assert_eq!(entries, 40);
        assert!(cost.bytes_max < 4 << 20, "{cost:?}");
    }

    #[test]
    fn legal_requests_are_listed_in_pages() {
        let crowded = log(&HEARTS, crowd(), vec![by("A", json!({"request":{"action":"end"}}))]).bytes();
        let session = Session::<BlackPoker>::open(open(&crowded[..]).expect("a header")).expect("a match");
        let mut repl = Repl::new(session, Page::PLAIN);
        let mut page = |line: &str| repl.answer(line).text;
        let first = page("legal");
        assert!(first.starts_with("more than 10000 legal decisions of A's, 1 to 40:\n  bulwark "), "{first}");
        assert!(first.ends_with("\nand more: `legal 2`\n"), "{first}");
        assert_eq!((first.lines().count(), &first), (42, &page("legal 1")));
        assert!(page("legal 2").starts_with("more than 10000 legal decisions of A's, 41 to 80:\n"));
        let last = page("legal 250");
        assert!(last.ends_with("\nand more, which are not listed\n"), "{last}");
        for line in ["legal 251", "legal 0", "legal 18446744073709551615"] {
            let refused = page(line);
            assert!(refused.starts_with("the first 10000 legal decisions are listed, on 250 pages"), "{refused}");
        }
        assert!(page("legal no-such-word").starts_with("no legal decision has “no-such-word” in it"));
        // Set Bulwark, End or Attack: everything fits on one page, which has no number.
        let few = json!({"turn":301,"player":"A","A":{"soldiers":units('A', 1..3)},"B":{}});
        let few = log(&HEARTS, few, Vec::new()).bytes();
        let session = Session::<BlackPoker>::open(open(&few[..]).expect("a header")).expect("a match");
        let all = Repl::new(session, Page::PLAIN).answer("legal").text;
        assert!(all.starts_with("3 legal decisions of A's:\n") && all.lines().count() == 4, "{all}");
    }

    #[test]
    fn cards_that_nobody_sees() {
        let shape = |n| log(&["?"], crowd(), vec![by("B", json!("pass")); n]);
        assert_grows_with_the_log("hidden", shape, 150);
    }

    /// Hearts and diamonds for 防壁破壊, but no bulwark to destroy: every pair of them is useless.
    #[test]
    fn keys_without_a_target() {
        let position = json!({"turn":301,"player":"A","used":["set_bulwark","attack"],
            "A":{"hand":cards('A', 1..500)},"B":{"hand":cards('B', 1..500)}});
        let shape = |n| log(&["H2", "D2"], position.clone(), vec![by("B", json!("pass")); n]);
        assert_grows_with_the_log("keys", shape, 150);
    }

    /// None of the 249 attackers can be blocked any more.
    #[test]
    fn blockers_without_number() {
        let driven = |seat, places| {
            let all = cards(seat, places).into_iter().map(|it| json!({"cards":[it],"driven":true}));
            all.collect::<Vec<_>>()
        };
        let position = json!({"turn":5,"player":"A","used":["attack"],"stage":[{"by":"A","action":"block"}],
            "attackers":cards('A', 1..250).iter().map(|it| json!({"unit":it})).collect::<Vec<_>>(),
            "A":{"soldiers":driven('A', 1..250)},"B":{"soldiers":driven('B', 1..250)}});
        let block = by("B", json!({"blocker":{"unit":"B1","attacker":"A3"}}));
        let shape = |n| log(&HEARTS, position.clone(), vec![block.clone(); n]);
        assert_grows_with_the_log("blockers", shape, 150);
    }

    /// Unasked steps, each of which is kept until the turn ends.
    #[test]
    fn sizes_that_change_without_end() {
        let size = |it: usize| json!({"step":{"size":{"unit":format!("A{}", 241 + it % 180),"by":1}}});
        assert_grows_with_the_log("sizes", |n| log(&HEARTS, crowd(), (0..n).map(size).collect()), 120);
    }

    #[test]
    fn shuffles_of_a_life_that_names_every_card() {
        let shuffle = |order: Vec<String>| json!({"chance":{"shuffle":{"player":"A","order":order}}});
        let all = shuffle(cards('A', 1..501));
        assert_grows_with_the_log("shuffles", |n| log(&HEARTS, Value::Null, vec![all.clone(); n]), 20);
        // Card after card is searched among a hundred thousand unnamed ones.
        let long = shuffle(repeat_n("?".to_owned(), 100_000).chain(repeat_n("A1".to_owned(), 60_000)).collect());
        assert_grows_with_the_log("long shuffles", |n| log(&HEARTS, Value::Null, vec![long.clone(); n]), 1);
    }

    /// Aces are summoned one after the other, and the damage that each costs is never recorded: two readings of the match
    /// are followed again and again.
    #[test]
    fn steps_that_are_missing() {
        let shape = |n: usize| {
            let entries = (0..n).flat_map(|nth| {
                let card = format!("A{}", 1 + nth);
                [
                    by("A", json!({"request":{"action":"summon_ace","keys":[card]}})),
                    by("A", json!("pass")),
                    by("B", json!("pass")),
                    json!({"step":{"resolve":{"request":1 + nth}}}),
                    json!({"step":{"enter":{"unit":card}}}),
                    json!({"step":{"off":{"request":1 + nth}}}),
                ]
            });
            let position = json!({"turn":301,"player":"A","A":{"hand":cards('A', 1..241)},"B":{}});
            log(&["HA"], position, entries.collect())
        };
        assert_grows_with_the_log("missing", shape, 60);
    }

    /// A judge rewinds to each entry in turn, the last one first.
    #[test]
    fn rewinds_over_a_long_way() {
        let shape = |n: usize| {
            let mut entries = vec![by("B", json!("pass")); n];
            entries.extend((0..n / 4).map(|it| rewind(n - 1 - it)));
            log(&HEARTS, crowd(), entries)
        };
        assert_grows_with_the_log("rewinds", shape, 400);
    }

    /// A judge takes the same entries back again and again, and every time each card is touched once more.
    #[test]
    fn rewinds_that_take_everything_back() {
        let attacker = |it: usize| by("A", json!({"attacker":{"unit":format!("A{}", 241 + it % 180)}}));
        let shape = |n: usize| {
            let entries = (0..n).flat_map(|it| [attacker(it), attacker(it + 1), rewind(0)]).collect();
            log(&HEARTS, crowd(), entries)
        };
        assert_grows_with_the_log("taken back", shape, 120);
    }

    /// The judge sets a crowded table, and then the same one reversed.
    #[test]
    fn fixes_that_change_everything() {
        let other = json!({"turn":301,"player":"B",
            "A":{"grave":cards('A', 1..241).into_iter().rev().collect::<Vec<_>>(),"hand":cards('A', 241..421)},
            "B":{"grave":cards('B', 1..490).into_iter().rev().collect::<Vec<_>>()}});
        let shape = |n| log(&HEARTS, crowd(), [fix(&other), fix(&crowd())].into_iter().cycle().take(n).collect());
        assert_grows_with_the_log("fixes", shape, 8);
    }

    /// Invalid positions, of which nothing must be kept.
    #[test]
    fn fixes_that_cannot_be() {
        let nonsense = json!({"turn":1,"player":"A","A":vec![json!({"": 0}); 1000],"B":{}});
        assert_grows_with_the_log("no positions", |n| log(&HEARTS, crowd(), vec![fix(&nonsense); n]), 10);
        let many = json!({"turn":1,"player":"A","A":{},"B":{}});
        assert_grows_with_the_log("too many fixes", |n| log(&HEARTS, crowd(), vec![fix(&many); n]), 350);
    }
}

mod cipher {
    use super::*;

    const CODES: [&str; 30] = [
        "B01-003", "B01-006", "B01-029", "S01-001", "B01-036", "B01-060", "B01-055", "S02-004", "S02-005", "B01-069",
        "B01-076", "B01-008", "B01-010", "B01-019", "B01-020", "B01-024", "B01-018", "B01-065", "B01-067", "B01-053",
        "S02-003", "B01-007", "B01-013", "B01-064", "B01-014", "B01-026", "B01-012", "S01-004", "B01-063", "B01-062",
    ];

    /// 299 units and 200 cards in the hand on either side.
    fn crowd(phase: &str) -> Value {
        let side = |seat| {
            let mut front = units(seat, 1..300);
            front[0]["lord"] = json!(true);
            json!({"front":front,"hand":cards(seat, 300..500)})
        };
        json!({"turn":301,"player":"A","phase":phase,"A":side('A'),"B":side('B')})
    }

    fn log(deck: &[&str], position: Value, entries: Vec<Value>) -> Log {
        Log { header: header::<Cipher>(deck, position), entries }
    }

    fn hidden(phase: &str, entries: Vec<Value>) -> Log {
        log(&["?"], crowd(phase), entries)
    }

    #[test]
    fn choices_of_a_crowd() {
        for phase in ["bond", "deployment", "action"] {
            let shape = |n| hidden(phase, vec![by("B", json!({"move":{"unit":"B1"}})); n]);
            assert_grows_with_the_log(phase, shape, 120);
        }
    }

    #[test]
    fn texts_about_every_unit() {
        let power = |nth: usize| {
            let until = ["turn", "battle", "later"][nth % 3];
            text(json!({"power":{"unit":format!("A{}", 1 + nth % 290),"by":10,"until":until}}))
        };
        assert_grows_with_the_log("powers", |n| hidden("action", (0..n).map(power).collect()), 120);
        let moved = |it: usize| text(json!({"move":{"unit":format!("A{}", 1 + it % 290)}}));
        assert_grows_with_the_log("moves", |n| hidden("action", (0..n).map(moved).collect()), 120);
    }

    /// The same position again and again, in a log with occasional rewinds over all of it.
    #[test]
    fn positions_that_come_back() {
        let none = by("A", json!({"use":{"unit":"A1","ability":1}}));
        let shape = |n: usize| {
            let taken_back = (0..n / 8).flat_map(|_| [rewind(0), none.clone()]);
            hidden("action", repeat_n(none.clone(), n).chain(taken_back).collect())
        };
        assert_grows_with_the_log("positions", shape, 200);
    }

    #[test]
    fn shuffles_of_a_deck_that_names_every_card() {
        let shuffle = json!({"chance":{"shuffle":{"player":"A","order":cards('A', 1..501)}}});
        assert_grows_with_the_log("shuffles", |n| log(&CODES, Value::Null, vec![shuffle.clone(); n]), 20);
    }

    /// Only remarks, each of which fills a line.
    #[test]
    fn remarks() {
        let note = json!({"intervention":{"note":{"text":"x".repeat(100_000)}}});
        assert_grows_with_the_log("remarks", |n| log(&CODES, Value::Null, vec![note.clone(); n]), 10);
    }

    /// A name that fills the header, and findings, fixes and rewinds after it.
    #[test]
    fn a_name_of_900_kilobytes() {
        let shape = |n: usize| {
            let pass = by("B", json!("pass"));
            let entries = [pass, rewind(0)].into_iter().cycle().take(n).collect();
            let mut log = hidden("action", entries);
            log.header["players"][0]["name"] = json!("x".repeat(900_000));
            log
        };
        assert_grows_with_the_log("names", shape, 250);
    }

    /// Lines that no parser should follow to their end.
    #[test]
    fn lines_that_cannot_be_read() {
        let deep = json!({"decision":"x".repeat(1000)});
        assert_grows_with_the_log("unreadable", |n| log(&CODES, Value::Null, vec![deep.clone(); n]), 200);
    }
}
