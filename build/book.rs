//! A game's tables `book.tsv` and `names.tsv`: checks, the generated `Volume`, and the list of games.

use super::clauses::{Record, Row, read, sound};
use std::collections::BTreeSet;
use std::fmt::Write as _;

/// A line of `book.tsv`: a property of the book, and its value.
#[derive(Debug)]
struct Said {
    what: &'static str,
    is: &'static str,
}

/// The properties, each with the number of times it may occur: several, at most one, or exactly one.
const WHATS: &[(&str, Times)] = &[
    ("title", Times::One),
    ("native title", Times::One),
    ("edition", Times::One),
    ("language", Times::One),
    ("layout", Times::One),
    ("referee", Times::Perhaps),
    ("precedence", Times::Any),
    ("nickname", Times::Any),
];
/// The languages of books: tag and variant.
const LANGUAGES: &[(&str, &str)] = &[("zh-Hans", "ZhHans"), ("zh-Hant", "ZhHant"), ("ja", "Ja")];
/// Layouts: a shared one, or the one in the file `book/layout.rs` of the game.
const LAYOUTS: &[(&str, &str)] = &[("dotted", "crate::rulebook::official::dotted"), ("own", "layout::read")];
/// The origin of a name for a part of a number. Text printed in a `heading` is the book's only, and names no part.
const BY: &[&str] = &["book", "people", "heading"];

#[derive(Clone, Copy, PartialEq)]
enum Times {
    One,
    Perhaps,
    Any,
}

impl Row for Said {
    const COLUMNS: &'static [&'static str] = &["what", "is"];

    fn of(fields: &[&'static str]) -> Result<Said, String> {
        let &[what, is] = fields else { return Err(String::new()) };
        let known = || WHATS.iter().map(|it| it.0).collect::<Vec<_>>().join(", ");
        match WHATS.iter().any(|it| it.0 == what) {
            false => Err(format!("a book has no {what:?}; it has: {}", known())),
            true if is.trim() != is || is.is_empty() => Err(format!("{is:?} says nothing, or has spaces around it")),
            true => Ok(Said { what, is }),
        }
    }
}

/// A line of `names.tsv`: the book's or people's name for a part of a clause's number.
#[derive(Debug)]
struct Named {
    under: &'static str,
    part: &'static str,
    name: &'static str,
    by: &'static str,
}

impl Row for Named {
    const COLUMNS: &'static [&'static str] = &["under", "part", "name", "by"];

    fn of(fields: &[&'static str]) -> Result<Named, String> {
        let &[under, part, name, by] = fields else { return Err(String::new()) };
        match BY.contains(&by) {
            false => Err(format!("{by:?} calls nothing so; one of these does: {}", BY.join(", "))),
            true if part.is_empty() || name.is_empty() => Err("a part of a number and its name belong here".to_owned()),
            true => Ok(Named { under, part, name, by }),
        }
    }
}

/// A game in the list: its folder, and the type of its referee, if it has one.
pub struct Listed {
    pub folder: String,
    pub referee: Option<&'static str>,
}

/// The book of a game, as the source of a `Volume`, and the type of its referee.
///
/// # Errors
/// The faults, each with the file and the line.
pub fn volume(
    game: &str,
    [book_file, names_file]: [&str; 2],
    [book, names]: [&'static str; 2],
    rows: &[(usize, Record)],
) -> Result<(String, Option<&'static str>), Vec<String>> {
    let book = read::<Said>(book_file, book)?;
    let names = read::<Named>(names_file, names)?;
    let mut faults = Vec::new();
    for (what, times) in WHATS {
        let lines: Vec<usize> = book.iter().filter(|it| it.1.what == *what).map(|it| it.0).collect();
        match (times, lines.as_slice()) {
            (Times::One, []) => faults.push(format!("{book_file}:1: the book's {what} is missing")),
            (Times::One | Times::Perhaps, [first, again, ..]) => {
                faults.push(format!("{book_file}:{again}: line {first} says the {what} already"));
            }
            _ => {}
        }
    }
    let there: BTreeSet<&str> = rows.iter().map(|it| it.1.number).collect();
    for (line, it) in &book {
        let choice = match it.what {
            "language" => one_of(it.is, LANGUAGES),
            "layout" => one_of(it.is, LAYOUTS),
            "precedence" if !there.contains(it.is) => Err(format!("there is no clause {:?}", it.is)),
            _ => Ok(()),
        };
        faults.extend(choice.err().map(|it| format!("{book_file}:{line}: {it}")));
    }
    let mut seen = BTreeSet::new();
    for (line, it) in &names {
        if !seen.insert((it.under, it.part, it.name, it.by)) {
            faults.push(format!("{names_file}:{line}: {:?} is called {:?} already", it.part, it.name));
        }
    }
    sound((), faults)?;
    let referee = said(&book, "referee").next();
    Ok((source(game, &book, &names), referee))
}

fn one_of(found: &str, known: &[(&str, &str)]) -> Result<(), String> {
    let names: Vec<&str> = known.iter().map(|it| it.0).collect();
    if names.contains(&found) { Ok(()) } else { Err(format!("{found:?} is none of: {}", names.join(", "))) }
}

/// The values of a property of a book.
fn said<'a>(book: &'a [(usize, Said)], what: &'a str) -> impl Iterator<Item = &'static str> + 'a {
    book.iter().filter(move |it| it.1.what == what).map(|it| it.1.is)
}

fn source(game: &str, book: &[(usize, Said)], names: &[(usize, Named)]) -> String {
    let one = |what| said(book, what).next().unwrap_or_default();
    let chosen = |what, known: &[(&str, &'static str)]| known.iter().find(|it| it.0 == one(what)).map_or("", |it| it.1);
    let list = |what| said(book, what).map(|it| format!("{it:?}, ")).collect::<String>();
    let pairs = |by| {
        let of = names.iter().filter(|it| it.1.by == by).map(|it| format!("({:?}, {:?}), ", it.1.part, it.1.name));
        of.collect::<String>()
    };
    let mut groups = String::new();
    for group in names.chunk_by(|one, other| one.1.under == other.1.under) {
        let of = group.iter().filter(|it| it.1.by != "heading");
        let of: String = of.map(|it| format!("({:?}, {:?}), ", it.1.part, it.1.name)).collect();
        let _ = write!(groups, "crate::rulebook::Names {{ under: {:?}, of: &[{of}] }}, ", group[0].1.under);
    }
    let fields = [
        ("GAME", game.to_owned()),
        ("NATIVE", one("native title").to_owned()),
        ("TITLE", one("title").to_owned()),
        ("EDITION", one("edition").to_owned()),
        ("LANGUAGE", chosen("language", LANGUAGES).to_owned()),
        ("LAYOUT", chosen("layout", LAYOUTS).to_owned()),
        ("REFEREE", said(book, "referee").next().is_some().to_string()),
        ("NICKNAMES", list("nickname")),
        ("PRECEDENCE", list("precedence")),
        ("GROUPS", groups),
    ];
    let mut text = fields.iter().fold(VOLUME.to_owned(), |text, (of, is)| text.replace(&format!("@{of}@"), is));
    for (name, by, doc) in [
        ("PRINTED", "book", "The parts of numbers, with the names that the book prints for them, in book order."),
        ("HEADINGS", "heading", "The headings and notes that the book prints, and the clauses that they are."),
    ] {
        if names.iter().any(|it| it.1.by == by) {
            let _ = writeln!(text, "\n/// {doc}\npub const {name}: &[(&str, &str)] = &[{}];", pairs(by));
        }
    }
    text
}

const VOLUME: &str = r#"
/// The rulebook.
pub static BOOK: crate::rulebook::Volume = crate::rulebook::Volume {
    id: "@GAME@",
    title: "@TITLE@",
    native_title: "@NATIVE@",
    edition: "@EDITION@",
    language: crate::rulebook::BookLanguage::@LANGUAGE@,
    clauses: &CATALOGUE,
    names: &[@GROUPS@],
    layout: @LAYOUT@,
    hashes: OFFICIAL,
    nicknames: &[@NICKNAMES@],
    glossary: &GLOSSARY,
    read: READ,
    precedence: &[@PRECEDENCE@],
    referee: @REFEREE@,
};
"#;

/// The folders declared as modules in `games/mod.rs`, in its order.
pub fn folders(module: &str) -> impl Iterator<Item = &str> {
    module.lines().filter_map(|it| it.strip_prefix("pub mod ")?.strip_suffix(';'))
}

/// The list of games, and the macro that finds a game's type by its id.
pub fn list(games: &[Listed]) -> String {
    let volumes: String = games.iter().map(|it| format!("\n    &{}::book::BOOK,", it.folder)).collect();
    let judged = games.iter().filter_map(|it| Some((&it.folder, it.referee?)));
    let ids = judged.clone().map(|it| format!("{:?}, ", it.0)).collect::<String>();
    let arms = judged.map(|(folder, game)| ARM.replace("@FOLDER@", folder).replace("@GAME@", game)).collect::<String>();
    LIST.replace("@VOLUMES@", &volumes).replace("@JUDGED@", &ids).replace("@ARMS@", &arms)
}

const ARM: &str = r#"
            "@FOLDER@" => {
                type $game = $crate::games::@FOLDER@::@GAME@;
                Some($body)
            }"#;

const LIST: &str = r#"/// The games, each with its rulebook, in the order in which they are shown.
///
/// ```
/// use headjudge::games::GAMES;
/// let game = GAMES.iter().find(|it| it.id == "xinglingwang").unwrap();
/// assert_eq!(game.open().find("十五、偷襲 2").unwrap().number, "15.ambush.2");
/// ```
pub static GAMES: &[&crate::rulebook::Volume] = &[@VOLUMES@
];

/// The ids of the games with a referee.
pub static JUDGED: &[&str] = &[@JUDGED@];

/// Runs an expression with the game of an id as a type; `None` for an id without a judged game. The expression is compiled
/// for each game, so dispatch is static.
///
/// ```
/// use headjudge::judge::Rulebook;
/// assert_eq!(headjudge::with_game!("cipher", G => G::TITLE), Some("Fire Emblem Cipher"));
/// assert_eq!(headjudge::with_game!("chess", G => G::TITLE), None);
/// ```
#[macro_export]
macro_rules! with_game {
    ($id:expr, $game:ident => $body:expr) => {
        match $id {@ARMS@
            _ => None,
        }
    };
}
"#;
