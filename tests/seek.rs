//! Finding things in a session: by a word, by a card's name, through a seat's view; and rewinding.

use crate::support::*;
use headjudge::games::cipher::Cipher;
use headjudge::judge::{Game, Session};
use headjudge::log::{Detail, Form};
use headjudge::repl::{Act, Repl};
use headjudge::report::Page;

for_every_game! {
    fn every_seat_has_a_board_of_its_own() { boards() }
    fn a_turn_has_its_entries() { turns() }
}

fn repl<G: Game>(bytes: &[u8]) -> Repl<G> {
    Repl::new(Session::open(headjudge::log::open(bytes).expect("a log")).expect("a match"), Page::PLAIN)
}

/// Marth (A15) attacks at 81 and, although he is rested, at 137.
fn twice() -> Repl<Cipher> {
    repl(include_bytes!("../examples/attacked-twice.jsonl"))
}

fn boards<G: Tried>() {
    let mut repl = repl::<G>(&written(&simulated::<G>(1, Detail::Full), Form::Lines, false));
    repl.answer("goto 60");
    let whole = repl.answer("board").text;
    let [a, b, public] = ["A", "B", "public"].map(|it| repl.answer(&format!("board {it}")).text);
    assert!(whole.lines().next() == a.lines().next() && a.lines().next() == public.lines().next(), "{whole}{a}");
    assert!(a != b && a != public && b != public, "{a}{b}{public}");
}

/// The lists of all turns together are the match, and stepping turn by turn reaches the start of each.
fn turns<G: Tried>() {
    let mut repl = repl::<G>(&written(&simulated::<G>(2, Detail::Full), Form::Lines, false));
    let begins: Vec<(usize, u32)> = {
        let mut of = repl.session().calendar().to_vec();
        of.dedup_by_key(|it| it.turn);
        of.iter().map(|it| (it.at, it.turn)).collect()
    };
    assert!(begins.len() > 3);
    for (at, turn) in &begins[1..4] {
        repl.answer("goto turn next");
        assert_eq!(repl.session().at(), *at);
        assert!(repl.answer(&format!("log {turn}")).text.starts_with(&format!("#{at} ")));
    }
    for (at, _) in begins[..3].iter().rev() {
        repl.answer("goto turn back");
        assert_eq!(repl.session().at(), *at);
    }
}

/// A word of an event, a card's name in three scripts, a clause, a player's choices.
#[test]
fn entries_are_found_by_a_word() {
    let mut repl = twice();
    let entries = |text: &str| -> Vec<usize> {
        text.lines().filter_map(|it| it.strip_prefix('#')?.split(' ').next()?.parse().ok()).collect()
    };
    let attacks = entries(&repl.answer("find attacks with A15").text);
    assert_eq!(attacks, [81, 137]);
    // B41 is the only Sumia; it is found under its names in all languages.
    let sumia = entries(&repl.answer("find Sumia").text);
    assert_eq!(entries(&repl.answer("find スミア").text), sumia);
    assert_eq!(entries(&repl.answer("find 丝米娅").text), sumia);
    assert!(entries(&repl.answer("find 18.1.2").text).contains(&137));
    assert!(sumia.contains(&2) && !sumia.contains(&81), "{sumia:?}");
    assert!(repl.answer("find nobody-is-called-so").text.contains("0 entries"));
}

#[test]
fn a_card_is_meant_by_its_name() {
    let mut repl = twice();
    let several = repl.answer("card Marth").text;
    assert!(several.contains("several cards") && several.contains("A15 Marth"), "{several}");
    let nobody = repl.answer("card Lyndis").text;
    assert!(nobody.contains("is no card"), "{nobody}");
    assert!(repl.answer("break card b41").text.contains("B41"));
}

#[test]
fn legal_decisions_are_listed_by_a_word() {
    let mut repl = twice();
    repl.answer("goto 136");
    let abilities = repl.answer("legal ability").text;
    assert!(abilities.contains("2 legal decisions") && !abilities.contains("passes"), "{abilities}");
}

/// The plan, and a copy with the rewind; the log itself is not changed.
#[test]
fn a_copy_goes_back() {
    let mut repl = twice();
    let plan = repl.answer("rewind 137").text;
    assert!(plan.contains("to entry 136") && plan.contains("● a hidden card was seen"), "{plan}");
    let answer = repl.answer("rewind 137 copy.jsonl");
    let Act::Save { bytes, over: false, path } = answer.act else { panic!("{answer:?}") };
    assert_eq!(path.to_str(), Some("copy.jsonl"));
    let audit = audited(&bytes);
    assert_eq!((audit.illegal, audit.taken_back_illegal, audit.entries), (0, 1, 184));
    assert!(repl.answer("rewind 137 copy.txt").text.contains(".jsonl"));
    assert!(repl.answer("rewind 0").text.contains("nothing leads back"));
}

#[test]
fn what_is_near_in_meaning_is_suggested() {
    let mut repl = twice();
    for (typed, meant) in
        [("exit", "quit"), ("who", "agenda"), ("moves", "legal"), ("history", "log"), ("undo", "back")]
    {
        let told = repl.answer(typed).text;
        assert!(told.contains(&format!("did you mean `{meant}`?")), "{told}");
    }
    assert!(repl.prompt().contains("→ A"), "{}", repl.prompt());
}

/// A player can be given by seat or by name; and that no decision contains a word does not mean that none is legal.
#[test]
fn what_is_looked_for_may_be_a_player_or_not_there() {
    let mut repl = twice();
    assert_eq!(
        repl.answer("find ben").text.matches("B passes").count(),
        repl.answer("find B").text.matches("B passes").count()
    );
    assert!(repl.answer("find Ben").text.contains("#2 B sets B41 Sumia as the lord"));
    repl.answer("goto 136");
    assert!(repl.answer("legal Sumia").text.contains("no legal decision has “Sumia” in it"));
    assert!(repl.answer("legal Merric").text.contains("1 legal decision"));
}

/// The explanation of a legal entry: the numbers at that time, and the legal alternatives.
#[test]
fn a_legal_entry_is_explained_with_numbers() {
    let mut repl = twice();
    let told = repl.answer("why 145").text;
    assert!(
        told.contains("18.1.15") && told.contains("battle: A15 Marth 60 (40+20) attacks B41 Sumia 40 (30+10)"),
        "{told}"
    );
    // Entry 80 of the match is in an action phase with attacks left, which a pass declines.
    let passes: Vec<usize> =
        (1..137).filter(|n| repl.answer(&format!("why {n}")).text.contains("also legal then: ")).collect();
    assert!(!passes.is_empty());
    assert!(repl.answer("why 144").text.contains("nothing else was legal then"));
}

/// A branch is kept when it is left, has a name, and can be re-entered, also from elsewhere and in another language.
#[test]
fn branches_are_kept() {
    let mut repl = twice();
    repl.answer("goto 144");
    assert!(repl.answer("branch").text.contains("no branch is kept"));
    repl.answer("try orb B36");
    assert!(repl.answer("branch orb").text.contains("called orb"));
    assert!(repl.answer("main").text.contains("`branch orb`"));
    repl.answer("goto 3");
    assert!(repl.answer("branch").text.contains("orb: after entry 144: B takes the orb B36 Stahl"));
    assert!(repl.answer("branch x").text.contains("no branch is called x"));
    assert!(repl.answer("branch orb").text.contains("entry 144") && repl.prompt().contains("what-if"));
    assert!(repl.answer("branch orb").text.contains("another branch"), "a branch in which one stands is named once");
}

#[test]
fn going_back_says_how_the_match_goes_on() {
    let log = headjudge::fixtures::log("cipher", "draw-forgotten/log").expect("a log");
    let mut repl: Repl<Cipher> = repl(log.as_bytes());
    repl.answer("next-finding");
    let told = repl.answer("rewind").text;
    assert!(told.contains("from entry 141") && told.contains("   - B draws B46 Lon'qu [13.2.1.5]"), "{told}");
}

/// `lang` requests the match in another language; the session keeps its place and uses that language.
#[test]
fn a_session_speaks_another_language() {
    use headjudge::judge::{Lang, Language};
    let bytes = include_bytes!("../examples/attacked-twice.jsonl");
    let mut repl = twice();
    repl.answer("goto 137");
    assert_eq!(repl.answer("lang zh").act, Act::Speak("zh".to_owned()));
    let told = |language: Language| {
        let tongue = Lang::In(language).tongue::<Cipher>();
        Session::<Cipher>::open_with(headjudge::log::open(&bytes[..]).expect("a log"), tongue, None).expect("a match")
    };
    assert!(repl.tell_in(told(Language::Chinese)).contains("137"));
    assert!(repl.answer("why").text.contains("违规") && repl.answer("help").text.contains("前进一个条目"));
    assert!(repl.answer("foo").text.contains("没有命令"));
    // The rulebook is Chinese, and the game also has Japanese words.
    repl.tell_in(told(Language::Japanese));
    let why = repl.answer("why").text;
    assert!(why.contains("違反") && why.contains("すでに行動済み") && why.contains("マルス"), "{why}");
    repl.tell_in(told(Language::TraditionalChinese));
    assert!(repl.answer("why").text.contains("違規"));
}

/// The program itself: `lang` in a session and while recording, and help and errors in the requested language.
#[test]
fn the_program_speaks_other_languages() {
    let room = crate::run::Room::new();
    room.write("match.jsonl", include_bytes!("../examples/attacked-twice.jsonl"));
    let steps = "next-finding\nlang zh\nwhy\nlang ja\nlegal\nlang fr\n";
    let stepped = room.run_with(&["replay", "match.jsonl"], steps).expect(1);
    stepped
        .says("条目137/183")
        .says("违规")
        .says("现在以简体中文显示")
        .says("これからは日本語で示す")
        .says("言語は次のどれか");
    for (lang, help, fault) in
        [("zh", "用法", "没有条目999"), ("tw", "選項", "沒有條目999"), ("ja", "使い方", "エントリー999はない")]
    {
        for command in ["replay", "record", "audit", "report"] {
            let told = room.run(&[command, "--lang", lang, "--help"]).expect(0).says(if lang == "tw" {
                "選項"
            } else {
                help
            });
            assert!(!told.out.contains("[OPTIONS]") && !told.out.contains("possible values"), "{}", told.out);
            assert!(!told.out.contains("[default") && !told.out.contains("[env"), "{}", told.out);
            let refused = room.run(&[command, "--lang", lang, "--forma"]).expect(2);
            assert!(refused.err.contains("--forma") && !refused.err.contains("rror"), "{}", refused.err);
        }
        let ran = room.run(&["report", "match.jsonl", "--lang", lang, "--entry", "999"]).expect(2);
        assert!(ran.err.contains(fault), "{}", ran.err);
    }
    for name in ["a", "b"] {
        room.write(&format!("{name}.deck"), include_bytes!("../fixtures/cipher/decks/S01.deck"));
    }
    let record =
        ["record", "--game", "cipher", "--deck", "a.deck", "--deck", "b.deck", "-o", "new.jsonl", "--lang", "tw"];
    let recorded = room.run_with(&record, "help\nnote\nlang ja\nnote\nlang en\nnote\nquit\n").expect(0);
    recorded.says("牌手的選擇").says("備註需要內容").says("注記には文が要る").says("a note needs a text");
}
