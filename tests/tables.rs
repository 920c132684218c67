//! Tables edited without a compiler: the build names the file and the line of each mistake.

use crate::codes::{actions, book, cards, clauses};

#[test]
fn the_build_names_the_line_of_a_mistake_in_a_glossary() {
    let rows = "number\tkind\tstatus\tby\tsee\tstatement\tnative\n1\tduty\tto do\tnot yet\t\tIt is.\t\n";
    let rows = clauses::catalogue("clauses.tsv", rows).expect("a catalogue");
    let said = |line: &str| {
        let text = format!("english\tnative\tclauses\tsaid\n# People.\n{line}\n");
        clauses::glossary("glossary.tsv", text.leak(), &rows).err().unwrap_or_default()
    };
    assert_eq!(said("opponent\t对手\t1\tother player; 相手"), Vec::<String>::new());
    for (line, expected) in [
        ("opponent\t对手\t1 2\t", r#"glossary.tsv:3: there is no clause "2" for "opponent""#),
        ("opponent\t对手\t\tother player", "glossary.tsv:3: a term has a word in English, one in the book's language"),
        ("opponent\t对手\t1", "glossary.tsv:3: 3 fields parted by tabs stand here; 4 belong here: english, "),
        ("opponent\t对手\t1\tother player;相手", r#"glossary.tsv:3: "other player;相手": a semicolon and a space"#),
    ] {
        let found = said(line);
        assert!(found.first().is_some_and(|it| it.starts_with(expected)), "{expected}: {found:?}");
    }
}

/// A complete book, with one mistake after another.
#[test]
fn the_build_names_the_line_of_a_mistake_in_a_book() {
    let rows = "number\tkind\tstatus\tby\tsee\tstatement\tnative\n1\tduty\tto do\tnot yet\t\tIt is.\t\n";
    let rows = clauses::catalogue("clauses.tsv", rows).expect("a catalogue");
    let book = "what\tis\ntitle\tToy\nnative title\t玩具\nedition\tone\nlanguage\tja\nlayout\town\nnickname\ttoys\n";
    let names = "under\tpart\tname\tby\n1\tup\tアップ\tbook\n";
    let said = |book: String, names: String| {
        book::volume("toy", ["book.tsv", "names.tsv"], [book.leak(), names.leak()], &rows)
    };
    let (source, referee) = said(book.to_owned(), names.to_owned()).expect("a book");
    assert!(source.contains("BookLanguage::Ja") && source.contains("layout: layout::read"), "{source}");
    assert!(
        source.contains("referee: false") && source.contains(r#"PRINTED: &[(&str, &str)] = &[("up", "アップ"), ]"#)
    );
    assert_eq!(referee, None);
    assert_eq!(said(format!("{book}referee\tToy\n"), names.to_owned()).expect("a book").1, Some("Toy"));
    for (old, new, expected) in [
        ("edition\tone\n", "", "book.tsv:1: the book's edition is missing"),
        ("nickname", "title", "book.tsv:7: line 2 says the title already"),
        ("nickname", "nicknames", r#"book.tsv:7: a book has no "nicknames"; it has: title, native title, "#),
        ("\ttoys", "\t toys", r#"book.tsv:7: " toys" says nothing, or has spaces around it"#),
        ("ja", "jp", r#"book.tsv:5: "jp" is none of: zh-Hans, zh-Hant, ja"#),
        ("own", "columns", r#"book.tsv:6: "columns" is none of: dotted, own"#),
        ("nickname\ttoys", "precedence\t2", r#"book.tsv:7: there is no clause "2""#),
        ("\ttoys", "", "book.tsv:7: 1 fields parted by tabs stand here; 2 belong here: what, is"),
        (
            "\tbook\n",
            "\tnobody\n",
            r#"names.tsv:2: "nobody" calls nothing so; one of these does: book, people, heading"#,
        ),
        ("\tアップ", "\t", "names.tsv:2: a part of a number and its name belong here"),
        ("1\tup", "", "names.tsv:2: 3 fields parted by tabs stand here; 4 belong here: under, "),
        (
            "1\tup\tアップ\tbook\n",
            "1\tup\tアップ\tbook\n1\tup\tアップ\tbook\n",
            r#"names.tsv:3: "up" is called "アップ" already"#,
        ),
    ] {
        assert!(book.contains(old) || names.contains(old), "{old}");
        let found = said(book.replace(old, new), names.replace(old, new)).err().unwrap_or_default();
        assert!(found.first().is_some_and(|it| it.starts_with(expected)), "{expected}: {found:?}");
    }
}

/// The list of games follows the modules' order, and a game without a referee has no type.
#[test]
fn the_list_is_made_of_the_modules() {
    let folders: Vec<&str> = book::folders("//! pub mod no;\npub mod toy;\n\nmod inner;\npub mod book;\n").collect();
    assert_eq!(folders, ["toy", "book"]);
    let listed = [("toy", Some("Toy")), ("book", None)];
    let made = book::list(&listed.map(|it| book::Listed { folder: it.0.to_owned(), referee: it.1 }));
    assert!(made.contains("\n    &toy::book::BOOK,\n    &book::book::BOOK,\n]"), "{made}");
    assert!(made.contains("type $game = $crate::games::toy::Toy;") && !made.contains("games::book::"), "{made}");
}

/// The first card of the table, with one mistake after another.
#[test]
fn the_build_names_the_line_of_a_mistake_in_a_card() {
    let table = include_str!("../src/games/cipher/book/cards.tsv");
    let first: Vec<&str> = table.lines().filter(|it| !it.starts_with('#')).take(2).collect();
    let said = |line: &str| cards::source("cards.tsv", format!("{}\n{line}\n", first[0]).leak());
    let source = said(first[1]).expect("a card");
    for part in [
        "class_change: Some(3)",
        "Faction::BladeOfLight",
        "&[Ability::Automatic, Ability::Continuous]",
        "reach: Reach::Power.bit()",
    ] {
        assert!(source.contains(part), "{part}: {source}");
    }
    for (old, new, expected) in [
        ("S01-001\t4", "S01-001\tfour", r#"cards.tsv:2: "four" is no cost, which is from 0 to 9"#),
        ("\t70\t", "\t700\t", r#"cards.tsv:2: "700" is no power, which is from 0 to 200"#),
        ("sword", "swords", r#"cards.tsv:2: "swords" is none of: sword, lance, axe, "#),
        ("automatic; ", "automatic, ", r#"cards.tsv:2: "automatic, continuous" is none of: continuous, "#),
        ("\t1\t70", "\t1-3\t70", "cards.tsv:2: a range is -, 1, 2 or 1-2"),
        ("\tMarth\t", "\t\t", "cards.tsv:2: the en is missing, or has spaces around it"),
        ("\tMarth\t", "\t", "cards.tsv:2: 18 fields parted by tabs stand here; 19 belong here: code, cost, "),
    ] {
        assert!(first[1].contains(old), "{old}");
        let found = said(&first[1].replacen(old, new, 1)).err().unwrap_or_default();
        assert!(found.first().is_some_and(|it| it.starts_with(expected)), "{expected}: {found:?}");
    }
    let twice = said(&[first[1], first[1]].join("\n")).err().unwrap_or_default();
    assert_eq!(twice, ["cards.tsv:3: card S01-001 stands on line 2 already"]);
}

/// アップ, with one mistake after another in its row.
#[test]
fn the_build_names_the_line_of_a_mistake_in_an_action() {
    let rows = include_str!("../src/games/blackpoker/book/clauses.tsv");
    let rows = clauses::catalogue("clauses.tsv", rows).expect("a catalogue");
    let head = "action\tname\tenglish\tbegun\tspeed\ttiming\tcost\tkeys\taim\tlimit\n";
    let up = "up\tアップ\tUp\trequested\tnormal\tquick\tD\t♥A-10\tsoldier\t";
    let said = |line: &str| actions::source("actions.tsv", format!("{head}{line}\n").leak(), &rows);
    let source = said(up).expect("an action");
    for part in ["Faces::of(&[Suit::Heart], 1, 10)", "discard: 1", "cost: Clause::UpCost", "target: Clause::UpTarget"] {
        assert!(source.contains(part), "{part}: {source}");
    }
    let joker = said(&up.replace("♥A-10", "Joker 2-10 A")).expect("an action");
    assert!(joker.contains("[Faces::JOKER, Faces::of(&Suit::ALL, 2, 10), Faces::of(&Suit::ALL, 1, 1)]"), "{joker}");
    for (old, new, expected) in [
        ("up\t", "upp\t", r#"actions.tsv:2: there is no clause "upp.header" for this action"#),
        ("アップ", "", "actions.tsv:2: the name is missing"),
        ("quick", "fast", r#"actions.tsv:2: "fast" is none of: "main", "quick""#),
        ("\tD\t", "\tDX\t", "actions.tsv:2: 'X' is no cost; a cost is of B, L and D"),
        ("A-10", "10-A", r#"actions.tsv:2: "♥10-A" is no key card; such are Joker, ♥A-10, and 2-10 of any suit"#),
        ("soldier\t", "soldier", "actions.tsv:2: 9 fields parted by tabs stand here; 10 belong here: action, "),
    ] {
        assert!(up.contains(old), "{old}");
        let found = said(&up.replace(old, new)).err().unwrap_or_default();
        assert!(found.first().is_some_and(|it| it.starts_with(expected)), "{expected}: {found:?}");
    }
}
