//! Names of files in messages, and writing files that exist whole or not at all. [`super::open`] opens logs.

use super::lang::spoken;
use super::{Failure, UNREADABLE, lock, shown, wording};
use crate::log::Form;
use crate::report::wording as said;
use std::fs::{self, File};
use std::io::{self, BufWriter, ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, Once, PoisonError};

/// A path, ready to print.
pub fn name(path: &Path) -> String {
    if path == Path::new("-") { "standard input".to_owned() } else { shown(&path.display().to_string()) }
}

/// The failure for an unknown game.
pub fn no_game(status: u8, place: &str, game: &str) -> Failure {
    Failure::new(status, shown(&format!("{place}: {}", unknown_game(game))))
}

/// A failure to open a log, worded as a verdict on a whole log.
pub fn no_log(failure: Failure) -> Failure {
    let language = spoken();
    match failure.status {
        UNREADABLE => {
            let what = said::full_no_log(language);
            Failure::new(UNREADABLE, said::whole_line(language, what, failure.message))
        }
        _ => failure,
    }
}

/// The message for an unknown game, listing the known ones.
pub fn unknown_game(game: &str) -> String {
    wording::unknown_game(spoken(), format!("{game:?}"), crate::games::JUDGED.join(", "))
}

/// The log format by an output file's extension.
pub fn form(path: &Path) -> Result<Form, Failure> {
    Form::of_path(path).ok_or_else(|| {
        Failure::usage(format!("{}: a log's name ends in .jsonl (JSON Lines) or .hjl (binary)", name(path)))
    })
}

/// Refuses a path that exists, unless it is a file and may be replaced.
pub fn may_write(path: &Path, force: bool) -> Result<(), Failure> {
    match path.symlink_metadata() {
        Err(_) => Ok(()),
        Ok(it) if force && it.is_file() => lock::is_free(path),
        Ok(it) if it.is_file() => Err(Failure::usage(wording::there_force(spoken(), name(path)))),
        Ok(_) => Err(Failure::usage(format!("{}: it is there already and is no regular file", name(path)))),
    }
}

/// A file that is written beside its final place, and moved there when it is whole.
pub struct Fresh {
    path: PathBuf,
    part: PathBuf,
    force: bool,
}

impl Fresh {
    /// Creates the file. An existing one is replaced only with `force`.
    pub fn create(path: &Path, force: bool) -> Result<(Fresh, BufWriter<File>), Failure> {
        may_write(path, force)?;
        let end = path.file_name().ok_or_else(|| Failure::usage(format!("{}: it names no file", name(path))))?;
        let part = path.with_file_name(format!(".{}.{}.part", end.to_string_lossy(), std::process::id()));
        let file = begin(&part).map_err(|it| Failure::usage(format!("{}: {it}", name(&part))))?;
        Ok((Fresh { path: path.to_owned(), part, force }, BufWriter::new(file)))
    }

    /// The path while the file is being written.
    pub fn part(&self) -> &Path {
        &self.part
    }

    /// Moves the whole file to its final place.
    pub fn keep(self, mut file: BufWriter<File>) -> Result<(), Failure> {
        let name = name(&self.path);
        file.flush().map_err(|it| cannot_write(&name, &it))?;
        may_write(&self.path, self.force)?;
        fs::rename(&self.part, &self.path).map_err(|it| cannot_write(&name, &it))
    }
}

impl Drop for Fresh {
    fn drop(&mut self) {
        let mut parts = PARTS.lock().unwrap_or_else(PoisonError::into_inner);
        parts.retain(|it| *it != self.part);
        // After `keep` there is nothing to remove.
        let _ = fs::remove_file(&self.part);
    }
}

/// The files being written. An interrupted program removes them.
static PARTS: Mutex<Vec<PathBuf>> = Mutex::new(Vec::new());
/// The exit status of an interrupted program, as in shells.
const INTERRUPTED: i32 = 130;

fn begin(part: &Path) -> io::Result<File> {
    static WATCHED: Once = Once::new();
    // A signal handler that is already set, or a signal ignored as by nohup, is left alone.
    WATCHED.call_once(|| drop(ctrlc::try_set_handler(interrupted)));
    let mut parts = PARTS.lock().unwrap_or_else(PoisonError::into_inner);
    let file = match File::create_new(part) {
        // A leftover of a killed process with the same id.
        Err(it) if it.kind() == ErrorKind::AlreadyExists && !parts.iter().any(|it| it == part) => {
            fs::remove_file(part).and_then(|()| File::create_new(part))
        }
        created => created,
    }?;
    parts.push(part.to_owned());
    Ok(file)
}

fn interrupted() {
    // The lock is held until exit, so no further file is begun.
    let parts = PARTS.lock().unwrap_or_else(PoisonError::into_inner);
    for part in parts.iter() {
        let _ = fs::remove_file(part);
    }
    std::process::exit(INTERRUPTED);
}

/// Writes a whole file. An existing one is replaced only with `force`.
pub fn write(path: &Path, bytes: &[u8], force: bool) -> Result<(), Failure> {
    let (fresh, mut file) = Fresh::create(path, force)?;
    file.write_all(bytes).map_err(|it| cannot_write(&name(path), &it))?;
    fresh.keep(file)
}

/// The failure for a file that could not be written.
pub fn cannot_write(name: &str, fault: &io::Error) -> Failure {
    Failure::usage(wording::cannot_write(spoken(), name, fault))
}
