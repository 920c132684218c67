//! Generates Rust from the tables in each game's `book/` folder: the rulebook and the names of its parts (`book.tsv`,
//! `names.tsv`), its clauses (`clauses.tsv`), and the numbers of clauses and words in the binary form of a log
//! (`codes.tsv`). Checks the games' glossaries (`glossary.tsv`), which the program reads unchanged, and preprocesses
//! players' phrases (`asked.txt`) and the lexicons (`rulebook/search/`). Generates functions from the program's own
//! sentences in all languages (`wording.tsv` in `judge/`, `report/`, `repl/` and `terminal/`), and the list of games from the
//! modules in `games/mod.rs`. Embeds the fixtures and the rulings, so that an installed program has them.

#[path = "build/actions.rs"]
mod actions;
#[path = "build/book.rs"]
mod book;
#[path = "build/cards.rs"]
mod cards;
#[path = "build/clauses.rs"]
mod clauses;
#[path = "build/codes.rs"]
mod codes;
#[path = "build/fixtures.rs"]
mod fixtures;
#[path = "build/lexicons.rs"]
mod lexicons;
#[path = "build/packing.rs"]
mod packing;
#[path = "build/reading.rs"]
mod rulebook;
#[path = "build/wording.rs"]
mod wording;

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let root = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").unwrap_or_default());
    let out = PathBuf::from(env::var_os("OUT_DIR").unwrap_or_default());
    println!("cargo::rerun-if-changed=build");
    let mut text = String::new();
    fixtures::take_in(&root.join("fixtures"), &out)?;
    list(&mut text, "RULINGS", "(&str, &[(&str, &str)])", &root.join("rulings"), &rulings)?;
    fs::write(out.join("evidence.rs"), text)?;
    let said = ["judge", "report", "repl", "terminal"].map(|it| wording(&root, it, &out));
    let made = said.into_iter().chain([words(&root, "src/log", &out), lexicons(&root, &out), games(&root, &out)]);
    for fault in made.filter_map(Result::err).flatten() {
        println!("cargo::error={fault}");
    }
    Ok(())
}

/// Writes the code generated from the tables of all games, and the list of games.
fn games(root: &Path, out: &Path) -> Result<(), Faults> {
    let module = table(root, "src/games/mod.rs")?;
    let mut listed = Vec::new();
    let mut faults = Faults::new();
    for folder in book::folders(&module).map(str::to_owned) {
        match book_of(root, &folder, out) {
            Ok(referee) => listed.push(book::Listed { folder, referee }),
            Err(wrong) => faults.extend(wrong),
        }
    }
    clauses::sound((), faults)?;
    write(out, "games.rs", book::list(&listed))
}

/// Mistakes in tables, each with its file and line.
type Faults = Vec<String>;

/// Writes a game's book and clauses, and the numbers of its words if it has a log. Returns the type of its referee.
fn book_of(root: &Path, game: &str, out: &Path) -> Result<Option<&'static str>, Faults> {
    let of = format!("src/games/{game}/book");
    let out = out.join(game);
    let [rows_file, codes_file, book_file, names_file] =
        ["clauses", "codes", "book", "names"].map(|it| format!("{of}/{it}.tsv"));
    let rows = clauses::catalogue(&rows_file, table(root, &rows_file)?.leak())?;
    let glossary = format!("{of}/glossary.tsv");
    let terms = clauses::glossary(&glossary, table(root, &glossary)?.leak(), &rows)?;
    let mut languages = Vec::new();
    for language in clauses::LANGUAGES {
        let file = format!("{of}/clauses.{language}.tsv");
        if root.join(&file).is_file() {
            clauses::match_language(&file, table(root, &file)?.leak(), &rows)?;
            languages.push((language, root.join(&file).display().to_string()));
        }
    }
    read(&format!("{of}/asked.txt"), root, &rows, &terms, &out)?;
    let texts = [&*table(root, &book_file)?.leak(), table(root, &names_file)?.leak()];
    let (volume, referee) = book::volume(game, [&book_file, &names_file], texts, &rows)?;
    let mut text = clauses::source(&rows) + &clauses::languages_source(&languages) + &volume;
    if root.join(&codes_file).is_file() {
        let codes = codes::read(&codes_file, &table(root, &codes_file)?)?;
        codes::match_clauses(&codes, &rows, [&codes_file, &rows_file])?;
        text += &codes::clauses_source(&codes, &rows);
        words(root, &of, &out)?;
    }
    write(&out, "clauses.rs", &text)?;
    let actions_file = format!("{of}/actions.tsv");
    if root.join(&actions_file).is_file() {
        let text = table(root, &actions_file)?.leak();
        write(&out, "actions.rs", &actions::source(&actions_file, text, &rows)?)?;
    }
    let cards_file = format!("{of}/cards.tsv");
    if root.join(&cards_file).is_file() {
        write(&out, "cards.rs", &cards::source(&cards_file, table(root, &cards_file)?.leak())?)?;
    }
    Ok(referee)
}

/// Preprocesses the statements, the glossary, players' phrases, and questions that no rulebook decides. Refuses malformed lines and
/// unknown clauses.
fn read(
    file: &str,
    root: &Path,
    rows: &[(usize, clauses::Record)],
    terms: &[clauses::Term],
    out: &Path,
) -> Result<(), Faults> {
    let text = table(root, file)?;
    let mut asked = rulebook::asked::Asked::read(&text).map_err(|it| vec![format!("{file}:{it}")])?;
    let known = |number: &str| rows.iter().any(|it| it.1.number == number);
    let mut faults = Faults::new();
    for it in &asked {
        let astray = it.clauses.iter().filter(|it| !known(it));
        faults.extend(astray.map(|number| format!("{file}:{}: there is no clause {number:?}", it.line)));
    }
    clauses::sound((), faults)?;
    let nothing = rulebook::nothing::questions().collect();
    asked.push(rulebook::asked::Asked { line: 0, clauses: Vec::new(), phrases: nothing });
    write(out, "read.bin", &packing::packed(rows, terms, &asked).map_err(|it| vec![format!("{file}: {it}")])?)
}

/// Preprocesses the lexicons.
fn lexicons(root: &Path, out: &Path) -> Result<(), Faults> {
    let [senses, beside] = ["senses", "beside"].map(|it| table(root, &format!("src/rulebook/search/{it}.txt")));
    let (senses, beside) = (senses?, beside?);
    let [passed, topics] = lexicons::beside(&beside);
    let all = [lexicons::senses(&senses), passed, topics, lexicons::mechanics()];
    let packed = packing::packed_lexicons(&all).map_err(|it| vec![format!("src/rulebook/search: {it}")])?;
    write(out, "lexicons.bin", packed)
}

/// Writes the sentences of a room.
fn wording(root: &Path, room: &str, out: &Path) -> Result<(), Faults> {
    let file = format!("src/{room}/wording.tsv");
    write(&out.join(room), "wording.rs", &wording::source(&file, &table(root, &file)?)?)
}

/// Writes the numbers of words.
fn words(root: &Path, of: &str, out: &Path) -> Result<(), Faults> {
    let file = format!("{of}/codes.tsv");
    let codes = codes::read(&file, &table(root, &file)?)?;
    write(out, "words.rs", codes::words_source(&file, &codes))
}

fn table(root: &Path, file: &str) -> Result<String, Faults> {
    println!("cargo::rerun-if-changed={file}");
    fs::read_to_string(root.join(file)).map_err(|it| vec![format!("{file}: {it}")])
}

fn write(folder: &Path, name: &str, text: impl AsRef<[u8]>) -> Result<(), Faults> {
    let written = fs::create_dir_all(folder).and_then(|()| fs::write(folder.join(name), text));
    written.map_err(|it| vec![format!("{}: {it}", folder.join(name).display())])
}

/// Writes one line for each game: its folder's name, and the output of `inside` for each file in it.
fn list(
    text: &mut String,
    name: &str,
    of: &str,
    from: &Path,
    inside: &dyn Fn(&Path) -> Option<String>,
) -> io::Result<()> {
    println!("cargo::rerun-if-changed={}", from.display());
    let _ = writeln!(text, "static {name}: &[{of}] = &[");
    for game in inner(from)? {
        if !game.is_dir() {
            continue;
        }
        let items: Vec<String> = inner(&game)?.iter().filter_map(|it| inside(it)).collect();
        let _ = writeln!(text, "    ({:?}, &[{}]),", named(&game), items.join(", "));
    }
    text.push_str("];\n");
    Ok(())
}

/// The entries of a folder, sorted by name; empty if there is no folder.
fn inner(folder: &Path) -> io::Result<Vec<PathBuf>> {
    if !folder.is_dir() {
        return Ok(Vec::new());
    }
    let mut found = fs::read_dir(folder)?.map(|it| Ok(it?.path())).collect::<io::Result<Vec<_>>>()?;
    found.sort();
    Ok(found)
}

fn named(path: &Path) -> String {
    path.file_name().map(|it| it.to_string_lossy().into_owned()).unwrap_or_default()
}

fn rulings(path: &Path) -> Option<String> {
    let is_ruling = path.extension().is_some_and(|it| it == "md") && named(path) != "README.md";
    is_ruling.then(|| format!("({:?}, include_str!({:?}))", named(path), path.display().to_string()))
}
