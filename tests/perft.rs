//! Perft: the number of sequences of choices from fixed positions, to a depth, as chess programs count moves. Any change of
//! the rules' code would move these numbers. Steps follow by themselves, and chance leaves every deck as it lies, so only
//! choices count. A finished match has no further sequences.
//!
//! Those of Cipher, EVOLVE, 星靈王 and 零次元 are counted by hand below; those of the other games' crowded tables are pinned at
//! the program's count.

use crate::support::Tried;
use headjudge::games::cipher::Cipher;
use headjudge::judge::{Due, Game, Recorder, Verdict};
use headjudge::log::{Body, Detail, Entry, Header};
use serde_json::{Value, json};

/// Advances to the next choice.
fn go_on<G: Tried>(setup: &G::Setup, state: &mut G::State) {
    loop {
        match G::due(state).clone() {
            Due::Step { what, .. } => G::apply_step(setup, state, &what, true).expect("a step"),
            Due::Chance { ask, .. } => {
                let what = G::as_it_lies(state, ask);
                G::apply_chance(setup, state, &what, true).expect("an outcome");
            }
            Due::Decision { .. } | Due::Over => return,
        }
    }
}

fn count<G: Tried>(setup: &G::Setup, state: &G::State, depth: usize) -> u64 {
    if depth == 0 {
        return 1;
    }
    let Due::Decision { by, .. } = *G::due(state) else { return 0 };
    let legal = G::legal(setup, state);
    if depth == 1 {
        return legal.count() as u64;
    }
    let after = |what| {
        let mut next = state.clone();
        G::apply_decision(setup, &mut next, by, &what).expect("a legal choice");
        go_on::<G>(setup, &mut next);
        count::<G>(setup, &next, depth - 1)
    };
    legal.map(after).sum()
}

fn counts<G: Tried>(header: &Header, depth: usize) -> Vec<u64> {
    let referee = crate::support::referee::<G>(header);
    let (setup, mut state) = (referee.setup(), referee.state().clone());
    go_on::<G>(setup, &mut state);
    (1..=depth).map(|depth| count::<G>(setup, &state, depth)).collect()
}

/// A match from a position.
fn header<G: Game>(a: &[&str], b: &[&str], position: Value) -> Header {
    let deck = |codes: &[&str]| codes.iter().map(|it| (*it).to_owned()).collect::<Vec<_>>();
    let header = Recorder::<G>::header([("Ann", deck(a)), ("Ben", deck(b))]);
    Header { position: Some(position), ..header }
}

/// One of the counted sequences, judged: the referee calls it legal.
fn assert_counted_is_legal<G: Tried>(header: &Header, depth: u32) {
    let mut referee = crate::support::referee::<G>(header);
    referee.derive_steps();
    for n in 1..=depth {
        let Due::Decision { by, .. } = *referee.due() else { panic!("a choice") };
        let what = G::legal(referee.setup(), referee.state()).next().expect("something is legal");
        let entry = Entry { n, body: Body::Decision { by, what } };
        assert_eq!(referee.judge(entry).expect("followed").verdict(), Verdict::Legal);
        referee.derive_steps();
    }
}

mod cipher {
    use super::*;

    /// One bond, two cards of cost 1 in the hand, a lord against a lord, all of range 1.
    ///
    /// Depth 1 (13.4.1.2): each card to either row, or pass: 2·2 + 1 = **5**. Depth 2: after a deployment the one bond is
    /// used up (15.1.2), so pass: 4. After passing, the action phase (13.5.1.2): the lord moves, attacks, or pass: 3.
    /// Together **7**. Depth 3: after deploying X and passing, X is unrested (14.1.2): both move, the lord attacks, X
    /// attacks from the front line only (20.3.1), or pass: 5 with X in front, 4 with X behind, for two cards: 18. After
    /// passing twice: a lord that moved is rested, so pass (1); one that attacks has one target (1); with the third pass B
    /// draws a card (13.2.1.5) and sets it as a bond or not (2): 4. Together **22**. Depth 4, X in front: the lord moved: X
    /// moves, attacks, or pass (3); X moved: so does the lord (3); either attacks: one target (1 + 1); pass: B's bond
    /// (2): 10. X behind: the lord moved: X moves or pass (2); X moved: the lord moves, attacks, or pass (3); the lord attacks
    /// (1); pass (2): 8. For two cards: 36. Without a deployment: moved and passed: B's bond (2); attacked and targeted: no
    /// card in the hand has the lord's name, so no critical hit (18.1.11.1), pass (1); B set a bond or not: either way no
    /// card can be deployed, for want of a hand or of a bond, pass (1 + 1): 5. Together **41**.
    #[test]
    fn deployments() {
        let position = json!({"turn":3,"player":"A","phase":"deployment",
        "A":{"hand":["A2","A3"],"front":[{"cards":["A1"],"lord":true}],"bonds":["A4"]},
        "B":{"front":[{"cards":["B1"],"lord":true}]}});
        let a = ["B01-008", "B01-010", "B01-019", "B01-020", "B01-024", "B01-018"];
        let b = ["B01-065", "B01-067", "B01-053", "S02-003"];
        assert_eq!(counts::<Cipher>(&header::<Cipher>(&a, &b, position), 4), [5, 7, 22, 41]);
    }

    /// A text whose cost and effect each ask for a choice. A1 Marth (lord) rests himself and another ally to move an enemy;
    /// A2 Abel; B1 Chrom (lord), B2 Draug, all of range 1 in the front lines, no hands, no bonds. The supports' abilities
    /// are of the other type (21.2.3.1.5.2).
    ///
    /// Depth 1 (13.5.1.2): both move, both attack, Marth's ability, or pass: **6**. Depth 2: Marth moved: Abel moves,
    /// attacks, or pass, and a rested Marth cannot pay (19.1.3.1): 3; Abel moved: there is no other ally to rest: 3; an
    /// attack has two targets: 2 + 2; the ability: Abel pays, whom the text makes a choice: 1; pass: B draws a card and
    /// sets it or not: 2. Together **13**. Depth 3: Marth moved: after Abel's move pass (1), his attack has two targets
    /// (2), pass (2): 5; Abel moved: likewise 5; no card for a critical hit: 1 a target, 2 + 2; the ability: either enemy
    /// is moved: 2; B set a bond or not: nothing to deploy, or nothing to pay with: 1 + 1. Together **18**. Depth 4: Marth
    /// moved: Abel moved and pass: 2; his two targets: 1 + 1; B's bond: 1 + 1: 6; Abel moved: 6; no card for an evasion:
    /// 2 + 2; the ability: both are rested, so pass: 1 + 1; B's action phase: both move, both attack, or pass: 5 + 5.
    /// Together **28**.
    #[test]
    fn a_text_with_choices() {
        let position = json!({"turn":3,"player":"A","phase":"action",
        "A":{"front":[{"cards":["A1"],"lord":true},{"cards":["A2"]}]},
        "B":{"front":[{"cards":["B1"],"lord":true},{"cards":["B2"]}]}});
        let a = ["B01-003", "B01-010", "B01-012", "B01-012", "B01-012", "B01-012"];
        let b = ["B01-053", "B01-012", "B01-010", "B01-010", "B01-010", "B01-010"];
        assert_eq!(counts::<Cipher>(&header::<Cipher>(&a, &b, position), 4), [6, 13, 18, 28]);
    }

    /// A text that asks the other player. A1 Abel (lord), A2 Aversa (range 1 and 2), a face-up bond; B1 Chrom (lord), a
    /// Draug in the hand, an Abel on the deck, both of cost 1 and red.
    ///
    /// Depth 1: both move, both attack, Aversa's first ability, or pass; her second costs two cheap allies, and there is
    /// one (19.1.3.1): **6**. Depth 2: Abel moved: Aversa moves, attacks, uses, or pass: 4; Aversa moved: she may use it
    /// all the same: 4; one target each: 1 + 1; the ability: the one bond: 1; pass: B draws and sets either card or
    /// none: 3. Together **14**. Depth 3: Abel moved: she moved: uses or pass: 2; her target: 1; the bond: 1; B's bond: 3: 7;
    /// Aversa moved: likewise 7; no critical hit: 1 + 1; Ben puts a card away or does not: 2; B's bond set: the other card
    /// into either row, or pass: 3 + 3; none set: pass: 1. Together **25**.
    #[test]
    fn a_text_that_asks_the_opponent() {
        let position = json!({"turn":3,"player":"A","phase":"action",
        "A":{"front":[{"cards":["A1"],"lord":true},{"cards":["A2"]}],"bonds":["A3"]},
        "B":{"front":[{"cards":["B1"],"lord":true}],"hand":["B2"]}});
        let a = ["B01-010", "B08-045", "B01-012", "B01-012", "B01-012", "B01-012"];
        let b = ["B01-053", "B01-012", "B01-010", "B01-010", "B01-010", "B01-010"];
        assert_eq!(counts::<Cipher>(&header::<Cipher>(&a, &b, position), 3), [6, 14, 25]);
    }

    /// An attacker in each row, a card for a critical hit, a card for an evasion, one orb.
    ///
    /// A1 Cain (lord, front, range 1), A4 Gordin (back, range 2), A2 another Cain in the hand; B1 Sully (lord, front), B2
    /// another Sully in the hand, B4 Stahl of cost 1 on top of the deck.
    ///
    /// Depth 1: both move, both attack (20.3.2: range 2 reaches the front line from behind), or pass: **5**. Depth 2: after
    /// a move the other one moves, attacks, or pass: 3 + 3; an attack has one target: 1 + 1; pass: B draws B4 and sets B2,
    /// B4 or no bond: 3. Together **11**. Depth 3: after A1's move: A4 moves (then pass: 1), attacks (one target: 1), or
    /// pass (B's bond: 3): 5; after A4's likewise 5; A1's attack on B1: a critical hit with A2, or none: 2; A4's: A2 is no
    /// Gordin, so none: 1; B set B2: B4 can be deployed to either row, or pass: 3; B set B4: B2 costs 3, so pass: 1; B set
    /// none: 1. Together 5 + 5 + 2 + 1 + 5 = **18**. Depth 4: A1 moved: A4 moved and pass: B's bond (3); A4's attack and
    /// target: no critical hit (1); pass and B's bond: as above 3 + 1 + 1: together 9. A4 moved: likewise, but A1's attack
    /// leaves a critical hit or none (2): 10. A1's attack with or without the critical hit: B evades with B2 or not (2 +
    /// 2): 4. A4's attack: 2. B set B2: B4 in front or behind, the bond is used up, so pass (1 + 1); no deployment: B1
    /// moves, attacks A1, or pass (3): 5. B set B4 and passed: 3. B set none and passed: 3. Together 9 + 10 + 4 + 2 + 11 =
    /// **36**.
    #[test]
    fn battles() {
        let position = json!({"turn":3,"player":"A","phase":"action",
        "A":{"hand":["A2"],"front":[{"cards":["A1"],"lord":true}],"back":[{"cards":["A4"]}],"bonds":["A3"]},
        "B":{"deck":["B4"],"hand":["B2"],"front":[{"cards":["B1"],"lord":true}],"orbs":["B3"]}});
        let a = ["B01-008", "B01-007", "B01-020", "B01-013", "B01-019", "B01-010"];
        let b = ["B01-065", "B01-064", "S02-003", "B01-067", "B01-053", "S02-003"];
        assert_eq!(counts::<Cipher>(&header::<Cipher>(&a, &b, position), 4), [5, 11, 18, 36]);
    }

    /// The setup with the two starter decks. 12.2.1.1: A sets one of its cards of cost 1, then B one of its own; 12.2.1.5:
    /// each keeps or redraws. S01 has 30 cards of cost 1, S02 has 32.
    #[test]
    fn the_preparation() {
        const COST1_A: u64 = 30;
        const COST1_B: u64 = 32;
        let both = COST1_A * COST1_B;
        assert_eq!(
            counts::<Cipher>(&crate::support::header::<Cipher>(0, Detail::Full), 4),
            [COST1_A, both, 2 * both, 4 * both]
        );
    }

    /// A crowded table: level-ups and class changes, two rows on both sides, texts that can be used (19.1.2), one of them
    /// once a turn (19.1.2.1).
    ///
    /// A1 Marth (lord) and A2 Cain in front, A3 Gordin (range 2) and A4 Lena, rested, behind; A5 another Marth (3 to level
    /// up), A6 another Cain (2), A7 Linde (1); bonds A8, A9, and A10 face-down; A13 of cost 1 on top of the deck. B1 alone
    /// stands in B's front line.
    ///
    /// Depth 1 (13.3.1.2): one of three cards, or none: **4**. Depth 2 (13.4.1.2): A5 set, 4 bonds: A6 on A2, A7 to either
    /// row, pass: 4. A6 set: A5 on A1, A7, pass: 4. A7 set: A5, A6, pass: 3. None set, 3 bonds: all of these: 5. Together
    /// **16**. Depth 3: a class change draws A13. A5 set: after A6 2 bonds are left: A7, A13, pass: 5; after A7, 3: A6,
    /// pass: 2 for either row. In the action phase A1, A2 and A3 move or attack (6), A1's text rests A1 and another (22.3),
    /// A3's turns a bond: 2, and pass: **9**; A4's text cannot be used, as its cost rests A4, who is rested (19.1.3.1,
    /// 22.4.1.1). Together 18. A6 set: likewise 5 + 2 + 2 + 9 = 18. A7 set: after A5 1 bond is left: A13, pass: 3; after
    /// A6, 2: 3; 9: 15. None set: after A5 no bond is left: 1; after A6, 1: A7, A13, pass: 5; after A7, 2: A6, pass: 2 for
    /// either row; 9: 19. Together **70**. Depth 4, from the action phase: A1 moved (and is rested): two move or attack,
    /// A3's text, pass: 6; A2 or A3 moved: two move or attack, A1's text rests the third, A3's text, pass: 7 each; each
    /// attack has one target, as B's back line is out of reach: 3; A1's text: A2 or A3 is rested: 2 (19.1.3); A3's: a bond
    /// that lies face-up: 3, or 2 where none was set; pass: B sets one of three cards, or none: 4. So 6 + 14 + 3 + 2 + 3 +
    /// 4 = 32, or 31. A5 set: after A6: four deployments, each with 1 bond left: A7 or A13 to either row, pass: 12, and 9:
    /// 21; after A7: A6 (then A13, pass: 3), and the action phase with one more that moves, attacks and has a text: 12: 15
    /// for either row; 32: 83. A6 set: A5, whose text any ally of cost 2 or less that is deployed sets off, so that it is
    /// resolved (10.2): 4, and pass: A1 has no text to use now: 8: 12; after A7: A5 (pass: 1), pass: 12: 13 for either row;
    /// 32: 70. A7 set: after A5: A13 in either row sets it off: 2, pass: 8: 10; after A6: A13, 1 bond left: 1 each, pass:
    /// 9: 11; 32: 53. None set: after A5, pass: 8; after A6 four deployments and no bond left: 4, pass: 9: 13; after A7: A6
    /// (pass: 1), pass: 12: 13 for either row; 31: 78. Together 83 + 70 + 53 + 78 = **284**.
    #[test]
    fn a_crowded_table() {
        let position = json!({"turn":7,"player":"A","phase":"bond","spent":0,
        "A":{"hand":["A5","A6","A7"],"front":[{"cards":["A1"],"lord":true},{"cards":["A2"]}],
            "back":[{"cards":["A3"]},{"cards":["A4"],"rested":true}],"bonds":["A8","A9"],"bonds_down":["A10"],
            "orbs":["A11"],"retreat":["A12"]},
        "B":{"hand":["B5","B6"],"front":[{"cards":["B1"],"lord":true}],"back":[{"cards":["B2"]},{"cards":["B3"]}],
            "bonds":["B7","B8"],"orbs":["B9","B10"],"retreat":["B11"]}});
        let a = [
            "B01-003", "B01-008", "B01-014", "B01-026", "S01-001", "B01-007", "B01-036", "B01-010", "B01-019",
            "B01-020", "B01-024", "B01-018", "B01-012", "S01-004",
        ];
        let b = [
            "B01-053", "B01-063", "B01-069", "B01-060", "S02-001", "B01-062", "B01-065", "B01-067", "S02-003",
            "S02-002", "B01-055", "S02-004", "S02-005", "B01-076",
        ];
        assert_eq!(counts::<Cipher>(&header::<Cipher>(&a, &b, position), 4), [4, 16, 70, 284]);
    }

    /// A few of the counted sequences, judged: the referee calls them legal.
    #[test]
    fn what_is_counted_is_judged_legal() {
        let position = json!({"turn":3,"player":"A","phase":"deployment",
        "A":{"hand":["A2","A3"],"front":[{"cards":["A1"],"lord":true}],"bonds":["A4"]},
        "B":{"front":[{"cards":["B1"],"lord":true}]}});
        let a = ["B01-008", "B01-010", "B01-019", "B01-020", "B01-024", "B01-018"];
        let b = ["B01-065", "B01-067", "B01-053", "S02-003"];
        let header = Header { detail: Detail::Decisions, ..header::<Cipher>(&a, &b, position) };
        assert_counted_is_legal::<Cipher>(&header, 4);
    }
}

mod evolve;

mod blackpoker {
    use super::*;
    use headjudge::games::blackpoker::BlackPoker;

    /// A bulwark, a hero, two cards in the hand; B has neither hand nor soldiers. In A's turn, nothing on the stage.
    ///
    /// A1 ♥5 and A2 ♠3 in the hand, A3 the bulwark, A4 ♥Q the hero.
    ///
    /// Depth 1 (core.main): Set Bulwark; Summon Soldier with either card (2), driving A3; Equip A4 with ♥5, which is of its
    /// suit; End; Attack; Up on A4 with ♥5, discarding ♠3; Down on A4 the other way round. No pass (core.empty). Together
    /// **8**. Depth 2: set either card (2); after each request that goes onto the stage A keeps the chance
    /// (blackpoker-0028): one card is no key card and cost, so that only passing is left after the summons (1 + 1), Equip
    /// (1), Up (1) and Down (1); after End and after Attack Up, Down, or pass (3 + 3). Together **13**. Depth 3: ♥5 was
    /// set: ♠3 is summoned with either bulwark, End, Attack (4; Set Bulwark is once a turn); ♠3 was set: ♥5 is summoned or
    /// equips A4, with either bulwark, End, Attack (6); B can only pass after a summons (1 + 1), Equip, Up and Down (1
    /// each); on End and on Attack Up or Down: pass, and pass: B passes (3 + 3). Together 10 + 2 + 3 + 6 = **21**. Depth 4:
    /// after a bulwark everything goes onto the stage and only passing is left: 4 + 6; after two passes a summons, Equip,
    /// Up or Down resolves, and A sets a bulwark, ends or attacks: with A3 driven, or without a hand (blackpoker-0016),
    /// there is nothing else: 3 each, 15; End or Attack with Up or Down and A's pass: B passes: 2 + 2; End resolves, and B,
    /// without a hand, passes on its Draw: 1; Attack resolves: A4 attacks, or nobody: 2. Together 10 + 15 + 4 + 1 + 2 =
    /// **32**.
    #[test]
    fn requests() {
        let position = json!({"turn":3,"player":"A",
            "A":{"hand":["A1","A2"],"bulwarks":[{"card":"A3"}],"soldiers":[{"cards":["A4"]}]},
            "B":{"bulwarks":[{"card":"B1"}]}});
        let a = ["H5", "S3", "C7", "HQ", "C2", "C3", "C4", "D2", "D3", "D4"];
        let b = ["D9", "C2", "C3", "C4", "D2", "D3", "D4"];
        assert_eq!(counts::<BlackPoker>(&header::<BlackPoker>(&a, &b, position), 4), [8, 13, 21, 32]);
    }

    /// Block is on the stage: A1 ♥9 attacks, and B may block with two soldiers or a bulwark.
    ///
    /// A2 ♥2 and A3 ♦5 in A's hand; B1 ♠4 and B2 ♣6 soldiers, B3 the bulwark, B4 ♣8 and B5 ♠2 in B's hand.
    ///
    /// Depth 1 (core.quick): Up with ♥2 on a soldier (3), Twist with ♦5 on a character (4), or pass: **8**. Depth 2: A
    /// keeps the chance without a hand: pass (3 + 4); A passed: B uses Down with ♠2 on a soldier (3) or passes; Counter
    /// finds no key card on the stage (blackpoker-0009). Together 7 + 4 = **11**. Depth 3: on Up or Twist and A's pass B
    /// counters it, uses Down (3), or passes: 5, seven times; B's Down leaves B no hand: pass (3); both passed: B1, B2 or
    /// B3 blocks, or nobody does (4). Together 35 + 3 + 4 = **42**. Depth 4: after Counter and after Down B passes: 4,
    /// seven times; Up resolved: A passes on Block (3); Twist resolved: A drives or charges the target: 2, four times;
    /// after A's pass, B's Down and pass A has all eight choices of the beginning, three times; B3 blocks, alone
    /// (blackpoker-0004), and Judge comes onto the stage: A has eight choices; B1 or B2 blocks: the other one too, or that
    /// is all (2 + 2); nobody blocks: eight. Together 28 + 3 + 8 + 24 + 8 + 4 + 8 = **83**.
    #[test]
    fn blocks() {
        let position = json!({"turn":5,"player":"A","used":["attack"],
            "stage":[{"by":"A","action":"block"}],"attackers":[{"unit":"A1"}],
            "A":{"hand":["A2","A3"],"soldiers":[{"cards":["A1"],"driven":true}]},
            "B":{"hand":["B4","B5"],"bulwarks":[{"card":"B3"}],"soldiers":[{"cards":["B1"]},{"cards":["B2"]}]}});
        let a = ["H9", "H2", "D5", "C2", "C3", "C4"];
        let b = ["S4", "C6", "D9", "C8", "S2", "D2", "D3", "D4"];
        assert_eq!(counts::<BlackPoker>(&header::<BlackPoker>(&a, &b, position), 4), [8, 11, 42, 83]);
    }

    /// A crowded table: actions with two key cards, a Joker to search with, an equipped soldier.
    ///
    /// Depth 1: Set Bulwark; Summon Soldier with four cards, driving one of two bulwarks (8); Summon Ace; Equip ♥A7 with ♥5
    /// or ♠A9 with ♠3 or ♠A, driving one of two (6); End; Attack; Up with ♥5, five cards to discard, five soldiers (25);
    /// Down with two spades (50); Twist with ♦8 on ten characters (50); Counter finds nothing on the stage; Destroy Bulwark
    /// on five; Throw with either spade (2); Search. Together **151**. The rest is pinned at the program's count.
    #[test]
    fn a_crowded_table() {
        let header = header::<BlackPoker>(&CROWD_A, &CROWD_B, crowd());
        assert_eq!(counts::<BlackPoker>(&header, 3), [151, 7_769, 97_693]);
    }

    const CROWD_A: [&str; 16] =
        ["H5", "D8", "S3", "C10", "Joker", "SA", "HK", "H7", "S9", "D4", "C2", "C3", "C4", "D2", "D3", "H2"];
    const CROWD_B: [&str; 14] =
        ["S4", "C6", "D9", "C8", "S2", "HA", "H10", "DQ", "D2", "D3", "D4", "C2", "C3", "Joker"];

    fn crowd() -> Value {
        json!({"turn":5,"player":"A",
            "A":{"hand":["A1","A2","A3","A4","A5","A6"],"bulwarks":[{"card":"A10"},{"card":"A11","driven":true},{"card":"A12"}],
                "soldiers":[{"cards":["A7","A8"]},{"cards":["A9"],"arrived":true}],"grave":["A16"]},
            "B":{"hand":["B4","B5","B6"],"bulwarks":[{"card":"B3","up":true},{"card":"B9"}],
                "soldiers":[{"cards":["B1"]},{"cards":["B2"],"driven":true},{"cards":["B8"],"size":-2}]}})
    }

    /// One of the counted sequences, judged: the referee calls it legal.
    #[test]
    fn what_is_counted_is_judged_legal() {
        let header = header::<BlackPoker>(&CROWD_A, &CROWD_B, crowd());
        assert_counted_is_legal::<BlackPoker>(&Header { detail: Detail::Decisions, ..header }, 4);
    }
}

mod xinglingwang {
    use super::*;
    use headjudge::games::xinglingwang::Xinglingwang;

    /// A's 哨兵 A1 faces B's on lane 2, 老兵 A2 is A's only card in hand, one little traveller is left in A's forest, the mech
    /// merge phase has been.
    ///
    /// Depth 1 (2.4): formation or attack: **2**. Depth 2: in formation A2 is played (12.3: no star) or the little
    /// traveller summoned, each to one of four free positions of the front row (9.2); units are not moved before (13.6),
    /// and nothing can be passed (13.3): 8. In the attack declaration A1 attacks; somebody has to (11.1): 1. Together
    /// **9**. Depth 3: after the unit has entered A1 goes to any of the nine other positions (13.4), exchanging places with
    /// the new unit on one of them, which enters the front row again; the new unit goes to the three free ones of the front
    /// row or exchanges with A1, but not to the back row (13.4n1): 4; or A passes: 14, eight times. After the attack A1
    /// cannot attack again (11.2n1), so A passes: 1. Together 112 + 1 = **113**.
    #[test]
    fn formation() {
        let position = json!({"turn":3,"player":"A","first":"A","phase":"tactics","merged":true,
            "A":{"hand":["A2"],"units":[{"card":"A1","at":"f2"}],"forest":1},
            "B":{"units":[{"card":"B1","at":"f2"}]}});
        let header = header::<Xinglingwang>(&["N01", "N02"], &["N01"], position);
        assert_eq!(counts::<Xinglingwang>(&header, 3), [2, 9, 113]);
        assert_counted_is_legal::<Xinglingwang>(&header, 3);
    }

    /// The attack declaration: 蒸汽弩機 A1 (ranged) faces two of B's units on lane 2, 軌道車 A2 (glide) nobody on lane 1; no cards
    /// in hands, libraries or forests.
    ///
    /// Depth 1: A1 attacks the front or the back position of lane 2, and has to name one (15.ranged.1): 2. A2 has nobody
    /// forward (11.2), and glides to the only free position from which it could attack, behind A1 (15.glide.2): 1. Nobody
    /// attacks yet, so nothing is passed (11.1). Together **3**. Depth 2: after A1's attack A2 glides, or A passes: 2,
    /// twice; after the glide A2 attacks (15.glide.1): 1. Together **5**. Depth 3: after A1's attack and the glide A2
    /// attacks: 1, twice. After A1's attack and the pass the turn ends, with an empty library the countdown begins, the
    /// battle is fought, and B, who can neither play nor summon, ends the summoning phase (12.2n1) or enters the mech merge
    /// phase (15.mechmerge.1): 2, twice. After the glide and A2's attack A1 attacks either position, or A passes: 3.
    /// Together 2 + 4 + 3 = **9**.
    #[test]
    fn attacks() {
        let position = json!({"turn":3,"player":"A","first":"A","phase":"attacking","merged":true,
            "A":{"units":[{"card":"A1","at":"f2"},{"card":"A2","at":"f1"}]},
            "B":{"units":[{"card":"B1","at":"f2"},{"card":"B2","at":"b2"}]}});
        let header = header::<Xinglingwang>(&["S04", "S09"], &["N01", "N01"], position);
        assert_eq!(counts::<Xinglingwang>(&header, 3), [3, 5, 9]);
        assert_counted_is_legal::<Xinglingwang>(&header, 3);
    }
}

mod zero {
    use super::*;
    use headjudge::games::zero::Zero;

    /// A match with characters of 2000 and 2000, 火球 (2000 damage to a character) and cards that pay for it.
    fn header(a: &[&str], b: &[&str], position: Value) -> Header {
        let definitions = json!({"cards": [
            {"code": "甲", "name": "甲", "type": "character", "color": "red", "cost": {"total": 1}, "attack": 2000, "defence": 2000},
            {"code": "火球", "name": "火球", "type": "instant_tactic", "color": "red", "cost": {"total": 1, "red": 1},
             "abilities": [{"targets": [{"kind": "character"}], "does": [{"damage": 2000}]}]}]});
        Header { definitions: Some(definitions.into()), ..super::header::<Zero>(a, b, position) }
    }

    /// A's 甲 A1 has entered this turn and B's B1 is upright; both have 火球 in hand and a resource card for it.
    ///
    /// Depth 1 (405p2): 火球 on A1 or B1, or pass; A1 can neither attack (318p6) nor be levelled up (600p3.2): **3**. Depth
    /// 2: after a use A has priority again and nothing left: 1, twice. After the pass B uses 火球 on either, or passes: 3.
    /// Together **5**. Depth 3: after use and pass B answers on either, or passes: 3, twice. After B's use the active
    /// player has priority (105p1.2), and answers on either, or passes: 3, twice. After both passes the end step (406p1): A
    /// uses it on either, or passes: 3. Together 6 + 6 + 3 = **15**. Depth 4: after use, pass and answer A passes: 4; after
    /// use and two passes the chain is resolved, and A, without cards, passes: 2. After B's use and A's answer A passes: 4;
    /// after B's use and A's pass B passes: 2. In the end step after A's use A passes: 2; after A's pass B uses it on
    /// either, or passes: 3. Together 6 + 6 + 5 = **17**.
    #[test]
    fn answers() {
        let position = json!({"turn": 9, "player": "A",
            "A": {"battle": [{"card": "A1", "new": true}], "resources": [{"card": "A2"}], "hand": ["A3"], "life": ["A4"], "deck": ["A5", "A6"]},
            "B": {"battle": [{"card": "B1"}], "resources": [{"card": "B2"}], "hand": ["B3"], "life": ["B4"], "deck": ["B5", "B6"]}});
        let deck = ["甲", "甲", "火球", "甲", "甲", "甲"];
        let header = header(&deck, &deck, position);
        assert_eq!(counts::<Zero>(&header, 4), [3, 5, 15, 17]);
        assert_counted_is_legal::<Zero>(&header, 4);
    }

    /// A1 may attack the tapped B1 or the life zone, and B2 may defend; nobody has a hand or a resource card.
    ///
    /// Depth 1: attack, or pass: **2**. Depth 2 (405.1p2) and 3: each is followed by one pass of either player, or, after
    /// the second pass of the action phase, by A's in the end step: **2**, **2**. Depth 4 (501p2): the attack is aimed at
    /// B1 or at the life zone; in the end step B passes: **3**. Depth 5 and 6 (501p1, 402p1): A and B pass; in B's start
    /// step B and A pass: **3**, **3**. Depth 7 (502p2): B2 defends, or nobody does: 2, twice. In B's draw step B
    /// passes: 1. Together **5**.
    #[test]
    fn attacks() {
        let position = json!({"turn": 9, "player": "A",
            "A": {"battle": [{"card": "A1"}], "life": ["A2"], "deck": ["A3", "A4"]},
            "B": {"battle": [{"card": "B1", "tapped": true}, {"card": "B2"}], "life": ["B3"], "deck": ["B4", "B5"]}});
        let header = header(&["甲"; 4], &["甲"; 5], position);
        assert_eq!(counts::<Zero>(&header, 7), [2, 2, 2, 3, 3, 3, 5]);
        assert_counted_is_legal::<Zero>(&header, 7);
    }
}
