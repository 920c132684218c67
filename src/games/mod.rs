//! The games. This is the only list of them: a game is a folder here, and its rulebook an entry of [`BOOKS`]; with a
//! referee it is also an id in [`ALL`] and an arm of [`with_game!`](crate::with_game!). No other room names a game.
//!
//! # Adding a game
//!
//! [`cipher`] is the model for each step.
//!
//! 1. **The clauses.** Make the folder `games/<id>/` and in it `clauses.tsv`: every numbered clause of the rulebook, in book
//!    order, with its kind, its statement in your own words and the status `to do`. Code names clauses through the enum that
//!    the build makes of it and [`clauses!`](crate::clauses!) brings into `clauses.rs`, so that a wrong id does
//!    not compile. Enter the book in [`BOOKS`], with its words (`glossary.tsv`), what players ask (`asked.txt`), how it
//!    is laid out, and the hashes of its official text (`official.tsv`, empty until `headjudge rulebook hashes` has
//!    made it): now `rules`, `ask`, `rulebook` and `coverage` serve it, without a referee.
//! 2. **The words of a log.** In `words.rs`, plain enums for what players decide, what the rules make happen
//!    (steps) and what chance brings; each variant's doc opens with its clause. Give each clause and each variant its number
//!    in the binary form: `codes.tsv`, of which the build makes how they are written. Implement
//!    [`Vocabulary`](crate::log::Vocabulary): from then on logs of the game are read, written and converted.
//! 3. **The state.** In `state.rs`, plain data and nothing else: a [`Table`](crate::table::Table) for cards,
//!    zones and marks, the turn, and the agenda of what the rules still have to do. No closures, no pointers: the
//!    state is cloned to step back.
//! 4. **The opening.** In `opening.rs`, the match out of a header, and the state out of a position written by
//!    hand. With it fixtures can be written. In `writing.rs` the way back: the position out of a state.
//! 5. **The rules.** One chapter of the book, one file; one clause, one short function. Procedures are lists of
//!    items in the book's order, each with its clause (`agenda.rs`). Checking collects all that is wrong with
//!    an event; applying does it anyway where that is physically possible.
//! 6. **The traits.** Implement [`Rulebook`](crate::judge::Rulebook) in `mod.rs`, [`Rules`](crate::judge::Rules) in
//!    `referee.rs`, [`Blame`](crate::judge::Blame) in `blame.rs` and [`Tell`](crate::judge::Tell) in `show.rs`, by handing
//!    each question to the file that answers it. What is listed by `legal` has to be exactly what `check_decision` accepts.
//! 7. **The list.** Add the id to [`ALL`] and an arm to [`with_game!`](crate::with_game!), and make the book's entry
//!    `judged`: now every subcommand serves the game.
//! 8. **The evidence.** For every clause that is `enforced`, a page `fixtures/<id>/<clause>.md` ([`fixtures`](crate::fixtures))
//!    whose verdicts are read from the book; where the book is silent, a ruling in `rulings/<id>/`. `headjudge coverage
//!    --game <id>` counts what is left; the tests fail on an enforced clause without a case, and on a `todo` that nobody
//!    explained.
//! 9. **The tests.** What the properties, the changed logs and the hidden views need to know of the game goes into
//!    `tests/support/<id>.rs`, with a module in `for_every_game!`; its words for the fuzz targets into
//!    `fuzz/src/<id>.rs`.
//!
//! Nothing else changes: not the log, the judge, the report, the stepping session, nor the command line.

pub mod blackpoker;
pub mod cipher;
pub mod evolve;
pub mod xinglingwang;
pub mod zero;

use crate::judge::Rulebook;
use crate::rulebook::official::Layout;
use crate::rulebook::{BookLanguage, Names, Volume};

/// The ids of all games that have a referee.
pub const ALL: &[&str] = &[<cipher::Cipher as Rulebook>::ID, <blackpoker::BlackPoker as Rulebook>::ID];

/// The rulebooks of all games, those with a referee first, in the order of [`ALL`].
///
/// ```
/// use headjudge::games::BOOKS;
/// let book = BOOKS.iter().find(|it| it.id == "xinglingwang").unwrap();
/// assert_eq!(book.open().find("十五、偷襲 2").unwrap().number, "15.ambush.2");
/// ```
pub static BOOKS: &[Volume] = &[
    Volume {
        id: <cipher::Cipher as Rulebook>::ID,
        title: <cipher::Cipher as Rulebook>::TITLE,
        native_title: "火焰之纹章0（Cipher）",
        edition: <cipher::Cipher as Rulebook>::EDITION,
        language: BookLanguage::ZhHans,
        clauses: &cipher::clauses::CATALOGUE,
        names: &[],
        layout: Layout::Dotted,
        hashes: include_str!("cipher/official.tsv"),
        nicknames: &[
            "Fire Emblem",
            "Cipher",
            "FE Cipher",
            "FECipher",
            "FE0",
            "FE TCG",
            "火焰之纹章",
            "火纹",
            "圣火降魔录",
            "圣火",
            "ファイアーエムブレム",
            "ファイアーエムブレム0",
            "サイファ",
            "FEサイファ",
        ],
        glossary: &cipher::clauses::GLOSSARY,
        asked: include_str!("cipher/asked.txt"),
        precedence: &["2.2"],
        referee: true,
    },
    Volume {
        id: <blackpoker::BlackPoker as Rulebook>::ID,
        title: <blackpoker::BlackPoker as Rulebook>::TITLE,
        native_title: "BlackPokerライト",
        edition: <blackpoker::BlackPoker as Rulebook>::EDITION,
        language: BookLanguage::Ja,
        clauses: &blackpoker::clauses::CATALOGUE,
        names: &[Names { under: "", of: blackpoker::names::NAMES }],
        layout: Layout::Actions { names: blackpoker::names::NAMES, headings: blackpoker::names::HEADINGS },
        hashes: include_str!("blackpoker/official.tsv"),
        nicknames: &["Black Poker", "BlackPoker", "黑扑克", "黑色扑克", "ブラックポーカー", "ブラックポーカーライト"],
        glossary: &blackpoker::clauses::GLOSSARY,
        asked: include_str!("blackpoker/asked.txt"),
        precedence: &[],
        referee: true,
    },
    Volume {
        id: "evolve",
        title: "Shadowverse EVOLVE",
        native_title: "影之诗：进化对决",
        edition: "comprehensive-15",
        language: BookLanguage::ZhHans,
        clauses: &evolve::clauses::CATALOGUE,
        names: &[],
        layout: Layout::Dotted,
        hashes: include_str!("evolve/official.tsv"),
        nicknames: &[
            "Shadowverse",
            "SVE",
            "SV Evolve",
            "影之诗",
            "影之诗进化对决",
            "影之诗EVOLVE",
            "闇影诗章",
            "进化对决",
            "シャドウバース",
            "シャドウバースエボルヴ",
            "シャドバ",
            "シャドバエボルヴ",
            "エボルヴ",
        ],
        glossary: &evolve::clauses::GLOSSARY,
        asked: include_str!("evolve/asked.txt"),
        precedence: &["1.3.3"],
        referee: false,
    },
    Volume {
        id: "zero",
        title: "Zero Dimension",
        native_title: "零次元",
        edition: "full-1.20",
        language: BookLanguage::ZhHans,
        clauses: &zero::clauses::CATALOGUE,
        names: zero::NAMES,
        layout: Layout::Sections { under: "900", keywords: zero::KEYWORDS },
        hashes: include_str!("zero/official.tsv"),
        nicknames: &["ZD", "Zero Dimension TCG", "0次元", "ゼロ次元", "ゼロディメンション"],
        glossary: &zero::clauses::GLOSSARY,
        asked: include_str!("zero/asked.txt"),
        precedence: &["102p2"],
        referee: false,
    },
    Volume {
        id: "xinglingwang",
        title: "Xinglingwang",
        native_title: "星靈王",
        edition: "detailed-15",
        language: BookLanguage::ZhHant,
        clauses: &xinglingwang::clauses::CATALOGUE,
        names: xinglingwang::NAMES,
        layout: Layout::Outline { under: "15", keywords: xinglingwang::KEYWORDS },
        hashes: include_str!("xinglingwang/official.tsv"),
        nicknames: &["Xing Ling Wang", "Star Spirit King", "星霊王"],
        glossary: &xinglingwang::clauses::GLOSSARY,
        asked: include_str!("xinglingwang/asked.txt"),
        precedence: &["6.8"],
        referee: false,
    },
];

/// The rulebook of a game.
pub fn book(id: &str) -> Option<&'static Volume> {
    BOOKS.iter().find(|it| it.id == id)
}

/// Runs an expression with the game of an id as a type; `None` for an id that no game has.
///
/// ```
/// use headjudge::judge::Rulebook;
/// assert_eq!(headjudge::with_game!("cipher", G => G::TITLE), Some("Fire Emblem Cipher"));
/// assert_eq!(headjudge::with_game!("chess", G => G::TITLE), None);
/// ```
#[macro_export]
macro_rules! with_game {
    ($id:expr, $game:ident => $body:expr) => {
        match $id {
            "cipher" => {
                type $game = $crate::games::cipher::Cipher;
                Some($body)
            }
            "blackpoker" => {
                type $game = $crate::games::blackpoker::BlackPoker;
                Some($body)
            }
            _ => None,
        }
    };
}
