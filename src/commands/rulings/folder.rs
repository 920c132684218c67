//! The rulings of a working tree: lists them, and reads them and their logs without leaving the tree.

use crate::fixtures::Page;
use crate::judge::Citations;
use crate::rulebook::Volume;
use crate::rulebook::ruling::{MOST_BYTES, number};
use crate::terminal::{Failure, files};
use crate::{import, log};
use std::fs::{self, File};
use std::io::{self, Read};
use std::path::{Component, Path, PathBuf};

/// The longest log of a proof (bytes). A proof is shorter than a match.
const MOST_LOG: u64 = 2 << 20;

/// A working tree that holds rulings.
pub struct Tree {
    root: PathBuf,
}

/// The file of a ruling.
pub struct Found {
    /// Its game's folder.
    pub folder: String,
    /// Its name.
    pub name: String,
}

impl Tree {
    /// The tree at a folder, which has to hold the folder `rulings`.
    pub fn at(root: &Path) -> Result<Tree, Failure> {
        let tree = Tree { root: root.to_owned() };
        if tree.rulings().is_dir() {
            return Ok(tree);
        }
        let name = files::name(&tree.rulings());
        Err(Failure::usage(format!(
            "{name}: there is no such folder; the logs of rulings are not in the program: run it where the folder `rulings` lies, or name that place with --dir"
        )))
    }

    fn rulings(&self) -> PathBuf {
        self.root.join("rulings")
    }

    /// The folder of a game's rulings.
    pub fn folder(&self, game: &str) -> PathBuf {
        self.rulings().join(game)
    }

    /// The games that have a folder, sorted by name, including unknown ones.
    pub fn games(&self) -> Result<Vec<String>, Failure> {
        names(&self.rulings(), |it| it.is_dir())
    }

    /// The files of a game's rulings, sorted by name.
    pub fn files(&self, game: &str) -> Result<Vec<Found>, Failure> {
        let folder = self.folder(game);
        if !folder.is_dir() {
            return Ok(Vec::new());
        }
        let is_ruling = |path: &Path| path.extension().is_some_and(|it| it == "md") && !path.ends_with("README.md");
        let of = |name| Found { folder: game.to_owned(), name };
        Ok(names(&folder, is_ruling)?.into_iter().map(of).collect())
    }

    /// The next free ruling number: one past the highest in use.
    pub fn next_number(&self, volume: &Volume) -> Result<u32, Failure> {
        let numbers = self.files(volume.id)?.into_iter().filter_map(|it| number(volume.id, &it.name));
        Ok(numbers.max().map_or(1, |it| it.saturating_add(1)))
    }

    /// The text of a ruling.
    pub fn read(&self, it: &Found) -> Result<String, String> {
        let bytes = self.bytes(&self.folder(&it.folder).join(&it.name), MOST_BYTES as u64)?;
        String::from_utf8(bytes).map_err(|fault| {
            let valid = &fault.as_bytes()[..fault.utf8_error().valid_up_to()];
            let line = valid.iter().filter(|it| **it == b'\n').count() + 1;
            format!("a file that is no UTF-8 text (line {line})")
        })
    }

    /// Judges the log that a ruling names, and collects its citations. The log is a file, or after a `#` one on a page of
    /// fixtures.
    pub fn citations(&self, game: &str, path: &str) -> Result<Citations, String> {
        let (file, place) = path.split_once('#').map_or((path, None), |it| (it.0, Some(it.1)));
        let mut bytes = self.bytes(&self.folder(game).join(inside(file)?), MOST_LOG)?;
        if let Some(place) = place {
            bytes = on_page(file, &bytes, place)?.into_bytes();
        }
        let log = log::open(bytes.as_slice()).map_err(|it| it.to_string())?;
        if log.header.game != game {
            return Err(format!("a log of the game {:?}", log.header.game));
        }
        import::citations(log).ok_or_else(|| files::unknown_game(game))
    }

    /// Reads a regular file of the tree, unless it is longer than `most`.
    fn bytes(&self, path: &Path, most: u64) -> Result<Vec<u8>, String> {
        let said = |it: io::Error| it.to_string();
        let (root, path) = (fs::canonicalize(&self.root).map_err(said)?, fs::canonicalize(path).map_err(said)?);
        if !path.starts_with(&root) {
            return Err("a path that leads out of the working tree".to_owned());
        }
        if !fs::metadata(&path).map_err(said)?.is_file() {
            return Err("something that is no regular file".to_owned());
        }
        let mut bytes = Vec::new();
        File::open(&path).and_then(|it| it.take(most + 1).read_to_end(&mut bytes)).map_err(said)?;
        if bytes.len() as u64 > most {
            return Err(format!("a file of more than {most} bytes"));
        }
        Ok(bytes)
    }
}

/// A log of a page of fixtures.
fn on_page(file: &str, bytes: &[u8], place: &str) -> Result<String, String> {
    let text = std::str::from_utf8(bytes).map_err(|it| it.to_string())?;
    let page = Page::read(file, text).map_err(|it| it.to_string())?;
    let log = page.log(place).ok_or_else(|| {
        format!(
            "no log {place:?} on that page of fixtures; it is named CASE/illegal or CASE/legal, or log in a whole match"
        )
    })?;
    Ok(log.text.clone())
}

/// Refuses a path that leaves the tree by its text: from `rulings/<game>` the root is two folders up.
fn inside(path: &str) -> Result<&Path, String> {
    let mut depth = 2i32;
    for it in Path::new(path).components() {
        match it {
            Component::Prefix(_) | Component::RootDir => {
                return Err("an absolute path; it has to be one from the ruling's folder".to_owned());
            }
            Component::ParentDir => depth -= 1,
            Component::Normal(_) => depth += 1,
            Component::CurDir => {}
        }
        if depth < 0 {
            return Err("a path that leads out of the working tree".to_owned());
        }
    }
    Ok(Path::new(path))
}

/// The sorted names of a folder's items for which `holds` is true.
fn names(folder: &Path, holds: impl Fn(&Path) -> bool) -> Result<Vec<String>, Failure> {
    let fault = |it: io::Error| Failure::usage(format!("{}: {it}", files::name(folder)));
    let mut names = Vec::new();
    for entry in fs::read_dir(folder).map_err(fault)? {
        let entry = entry.map_err(fault)?;
        if holds(&entry.path()) {
            names.push(entry.file_name().to_string_lossy().into_owned());
        }
    }
    names.sort();
    Ok(names)
}
