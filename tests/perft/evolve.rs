//! EVOLVE: two positions counted by hand, and one pinned.

use super::*;
use headjudge::games::evolve::Evolve;

/// The main phase. A's ヴァンガード・レイサム A2 (3/3) has been there, ウィンドブラスト A1 (2 damage to an enemy follower for one point) is in
/// the hand, one point is left. B has ファイター (2/3) twice, B1 rested, B2 standing, no hand and no points.
///
/// Depth 1 (7.3.3): the spell at B1 or B2 (10.6.2.3), the attack at B1, which is rested (8.4.3.1.1), or at the leader, or
/// the end: **5**. Depth 2: after the spell nobody has fallen, and no point is left: the two attacks or the end, 3, twice.
/// After an attack B uses nothing (8.4.7): 1, twice. After the end nobody has ward (7.4.3), and B uses nothing (7.4.4): 1.
/// Together **9**. Depth 3: after the spell each attack and the end are answered by B with nothing: 3, twice. After the
/// attack at B1 it has fallen, A2 is left with 1 and is rested: the spell at B2 or the end, 2. After the attack at the
/// leader: the spell at either or the end, 3. In B's turn, with one point and the card drawn too dear (ファイター, 2): B1 and B2
/// stand (7.2.3), each attacks the leader, as A2 stands, or B ends: 3. Together 6 + 2 + 3 + 3 = **14**.
#[test]
fn a_spell_and_an_attack() {
    let position = json!({"turn":9,"player":"A",
        "A":{"pp":1,"max":5,"hand":["A1"],"field":[{"card":"A2"}]},
        "B":{"max":0,"field":[{"card":"B1","rested":true},{"card":"B2"}]}});
    let a = ["BP01-071", "SD02-002", "BP01-173", "BP01-173"];
    let b = ["BP01-173", "BP01-173", "BP01-173", "BP01-173"];
    let header = header::<Evolve>(&a, &b, position);
    assert_eq!(counts::<Evolve>(&header, 3), [5, 9, 14]);
    assert_counted_is_legal::<Evolve>(&header, 3);
}

/// Quick beside ward. A's ヴァンガード・レイサム A1 (3/3) against 天剣の乙女 B1 (4/6, ward, rested) and ファイター B2 (rested); B has one point
/// for 知恵の光 B3 (Quick: draw a card).
///
/// Depth 1: A attacks B1, which has to be attacked (12.8.2), or ends the main phase: **2**. Depth 2 (8.4.7, 7.4.4): B plays
/// the spell, or uses nothing: 2, twice: **4**. Depth 3: after the spell B has no point left, and uses nothing: 1, twice.
/// After the attack alone A1 has fallen, and A ends: 1. After the end alone B's turn has come, with two points and ファイター
/// (2) drawn: the spell, the follower, B1 or B2 at the leader, as A1 stands, or the end: 5. Together 2 + 1 + 5 = **8**.
#[test]
fn quick_and_ward() {
    let position = json!({"turn":9,"player":"A",
        "A":{"pp":0,"max":5,"field":[{"card":"A1"}]},
        "B":{"pp":1,"max":1,"hand":["B3"],"deck":["B4","B5","B6"],
            "field":[{"card":"B1","rested":true},{"card":"B2","rested":true}]}});
    let a = ["SD02-002", "BP01-173", "BP01-173", "BP01-173"];
    let b = ["BP01-176", "BP01-173", "SD03-005", "BP01-173", "BP01-173", "BP01-173"];
    let header = header::<Evolve>(&a, &b, position);
    assert_eq!(counts::<Evolve>(&header, 3), [2, 4, 8]);
    assert_counted_is_legal::<Evolve>(&header, 3);
}

/// Options, earth rite, a divided choice, an evolution and a search.
///
/// Depth 1: 連続実験 with one option or two: the first with either follower of B, the second, the third; the first and the
/// second, the first and the third with either, the second and the third (2 + 1 + 1 + 2 + 2 + 1 = 9); ゴーレムプロテクション with the
/// counter of 雄大なる教え and without (2); マーリン (1); 天剣の乙女 standing and rested (2); ゴリアテ evolves for points (1) and attacks the
/// leader (1), as nobody is rested; the end (1). Together **17**. The rest is pinned at the program's count.
#[test]
fn a_crowded_table() {
    let position = json!({"turn":17,"player":"A",
        "A":{"pp":5,"max":8,"hand":["A1","A2","A3","A4"],"deck":["A7","A8","A9"],
            "field":[{"card":"A5"},{"card":"A6","counters":{"stack":1}}]},
        "B":{"max":8,"field":[{"card":"B1"},{"card":"B2"}],"deck":["B3","B4"]}});
    let a =
        ["BP02-045", "BP01-063", "BP01-052", "BP01-176", "BP01-174", "BP01-075", "BP01-057", "SD03-005", "BP01-173"];
    let b = ["BP01-173", "SD02-002", "BP01-173", "BP01-173"];
    let mut header = header::<Evolve>(&a, &b, position);
    header.players[0].lists.0.insert("evolve".to_owned(), vec!["BP01-175".to_owned()]);
    assert_eq!(counts::<Evolve>(&header, 3), [17, 36, 65]);
    assert_counted_is_legal::<Evolve>(&header, 3);
}
