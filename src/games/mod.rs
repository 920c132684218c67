//! The games. The modules below are the only list of them: a game is a folder, and a line.
//!
//! Two other rooms name games: [`import`](crate::import) those that its clients play, and the command `cards` those with
//! compiled texts. Nothing else in `src/` does.
//!
//! # Adding a game
//!
//! [`cipher`] is the model for each step.
//!
//! 1. **The book.** Make the folder `games/<id>/` and in it `book/`: the rulebook (`book.tsv`), what it and people call the
//!    parts of its numbers (`names.tsv`), every numbered clause in book order, with its kind, its statement in your own words
//!    and the status `to do` (`clauses.tsv`), the game's words (`glossary.tsv`), what players ask (`asked.txt`), and the hashes
//!    of the official text (`official.tsv`, empty until `headjudge rulebook hashes` has made it). The build makes Rust of these
//!    tables and names the file and the line of a mistake. [`clauses!`](crate::clauses!) brings it into `book/mod.rs`: the enum
//!    of the clauses, so that a wrong number does not compile. With its line in the list, `rules`, `ask`, `rulebook` and
//!    `coverage` serve the game, without a referee.
//! 2. **The words of a log.** In `log/words.rs`, plain enums for what players decide, what the rules make happen (steps) and
//!    what chance brings; each variant's doc opens with its clause. [`words!`](crate::words!) declares decisions and steps,
//!    each with a type of its own. The types of their fields say which cards they name (`impl NamesCards for Line {}` for one that
//!    names none). Give each clause and each variant its number in the binary form: the build makes the encoding of
//!    `book/codes.tsv`. Implement [`Vocabulary`](crate::log::Vocabulary): from then on logs of the game are read, written and
//!    converted.
//! 3. **The state.** In `state/mod.rs`, plain data: a [`Table`](crate::table::Table) for cards, zones and marks, the turn, and
//!    the agenda of what the rules still have to do. No closures and no pointers: the state is cloned to step back.
//! 4. **The opening.** In `referee/start.rs` the match from a header; in `position/` the state from a position written by hand,
//!    and back. With it fixtures can be written.
//! 5. **The rules.** In `rules/`, a file a chapter, named so that `ls` shows the book; a short function a clause. Procedures are
//!    lists of items in the book's order, each with its clause (`rules/agenda.rs`). Checking collects everything that is
//!    wrong with an event; applying does it anyway where that is physically possible.
//!    - A decision is one `impl` of `Choice` for its type, in `choices/`: what asks for it, how it is judged, made, offered,
//!      shown, told and typed.
//!    - A step is one `impl` of [`Happening`](crate::judge::Happening) for its type, in `steps/` or beside the function that
//!      has the rules demand it (`cipher/rules/c18_support.rs` has four): its clause, what it does, what it rests on, which
//!      clause it offends where nothing asks for it, who sees its cards, its words. What it does is often one
//!      [`Change`](crate::table::Change), which says how it is carried out and how a hidden card of it is filled in. A step is
//!      named nowhere else: other files ask a function of that file, and no `match` goes over all steps.
//!    - The table changes only through the door (`state/door.rs`, [`Changing`](crate::table::Changing)), which notes what
//!      follows at once.
//! 6. **The five traits.** Implement [`Rulebook`](crate::judge::Rulebook) in `mod.rs`, [`Rules`](crate::judge::Rules) in
//!    `referee/mod.rs`, [`Blame`](crate::judge::Blame) in `referee/blame.rs` and [`Tell`](crate::judge::Tell) in
//!    `screen/mod.rs`, by handing each question to the file that answers it, or to the decision or step
//!    (`step!(what, it => it.check(setup, state, sink))`). [`happenings!`](crate::happenings!) implements
//!    [`Steps`](crate::judge::Steps). What `legal` lists has to be exactly what `check_decision` accepts. Name the type in
//!    `book.tsv`, as its `referee`: now every subcommand serves the game.
//! 7. **The evidence.** For every clause that is `enforced`, a page `fixtures/<id>/<clause>.md` ([`fixtures`](crate::fixtures))
//!    whose verdicts are read from the book; where the book is silent, a ruling in `rulings/<id>/`. `headjudge coverage --game
//!    <id>` counts what is left. The tests fail on an enforced clause without a case.
//! 8. **The tests.** What the properties, the changed logs and the hidden views need to know of the game goes into
//!    `tests/support/<id>.rs`, with a module in `for_every_game!`; its words for the fuzz targets into `fuzz/src/<id>.rs`.
//!
//! The log, the judge, the report, the stepping session and the command line do not change. `tests/toy.rs` proves it with a
//! game of one page.

// The list of games. The build makes `GAMES`, `JUDGED` and `with_game!` of it, in its order, which the blank lines keep.

pub mod cipher;

pub mod blackpoker;

pub mod evolve;

pub mod xinglingwang;

pub mod zero;

use crate::rulebook::Volume;

include!(concat!(env!("OUT_DIR"), "/games.rs"));

/// Abilities are said in Chinese of one script, which readers of the other one read.
impl From<crate::judge::Language> for crate::cards::spoken::Tongue {
    fn from(language: crate::judge::Language) -> Self {
        use crate::judge::Language;
        match language {
            Language::English => Self::English,
            Language::Chinese | Language::TraditionalChinese => Self::Chinese,
            Language::Japanese => Self::Japanese,
        }
    }
}

/// The rulebook of a game.
pub fn book(id: &str) -> Option<&'static Volume> {
    GAMES.iter().copied().find(|it| it.id == id)
}
