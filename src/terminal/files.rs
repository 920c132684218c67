//! What files are called, and writing files that are either whole or not there. [`super::open`] opens logs.

use super::lang::spoken;
use super::{Failure, UNREADABLE, lock, shown, wording};
use crate::log::Form;
use crate::report::wording as said;
use std::fs::{self, File};
use std::io::{self, BufWriter, ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, Once, PoisonError};

/// A path as it is printed.
pub fn name(path: &Path) -> String {
    if path == Path::new("-") { "standard input".to_owned() } else { shown(&path.display().to_string()) }
}

/// The failure for a game that this program does not know.
pub fn no_game(status: u8, place: &str, game: &str) -> Failure {
    Failure::new(status, shown(&format!("{place}: {}", unknown_game(game))))
}

/// Why a log cannot be opened, in the words of a verdict on a whole log.
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

/// That there is no such game, and which there are.
pub fn unknown_game(game: &str) -> String {
    wording::unknown_game(spoken(), format!("{game:?}"), crate::games::JUDGED.join(", "))
}

/// The form that an output file's ending asks for.
pub fn form(path: &Path) -> Result<Form, Failure> {
    Form::of_path(path).ok_or_else(|| {
        Failure::usage(format!("{}: a log's name ends in .jsonl (JSON Lines) or .hjl (binary)", name(path)))
    })
}

/// Refuses a path at which something is already, unless it is a file that may be replaced.
pub fn may_write(path: &Path, force: bool) -> Result<(), Failure> {
    match path.symlink_metadata() {
        Err(_) => Ok(()),
        Ok(it) if force && it.is_file() => lock::is_free(path),
        Ok(it) if it.is_file() => Err(Failure::usage(wording::there_force(spoken(), name(path)))),
        Ok(_) => Err(Failure::usage(format!("{}: it is there already and is no regular file", name(path)))),
    }
}

/// A file that is written beside its place and put there when it is whole.
pub struct Fresh {
    path: PathBuf,
    part: PathBuf,
    force: bool,
}

impl Fresh {
    /// Begins a file. An existing one is replaced with `force` only.
    pub fn create(path: &Path, force: bool) -> Result<(Fresh, BufWriter<File>), Failure> {
        may_write(path, force)?;
        let end = path.file_name().ok_or_else(|| Failure::usage(format!("{}: it names no file", name(path))))?;
        let part = path.with_file_name(format!(".{}.{}.part", end.to_string_lossy(), std::process::id()));
        let file = begin(&part).map_err(|it| Failure::usage(format!("{}: {it}", name(&part))))?;
        Ok((Fresh { path: path.to_owned(), part, force }, BufWriter::new(file)))
    }

    /// Where the file is while it is written.
    pub fn part(&self) -> &Path {
        &self.part
    }

    /// Puts the whole file into its place.
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
        // Nothing is there any more where the file was kept.
        let _ = fs::remove_file(&self.part);
    }
}

/// The files that are being written. None of them stays when the program is interrupted.
static PARTS: Mutex<Vec<PathBuf>> = Mutex::new(Vec::new());
/// The exit status of a program that was interrupted, as shells give it.
const INTERRUPTED: i32 = 130;

fn begin(part: &Path) -> io::Result<File> {
    static WATCHED: Once = Once::new();
    // Where the signals are taken already, or ignored as by nohup, they stay so.
    WATCHED.call_once(|| drop(ctrlc::try_set_handler(interrupted)));
    let mut parts = PARTS.lock().unwrap_or_else(PoisonError::into_inner);
    let file = match File::create_new(part) {
        // A process that was killed had the same number.
        Err(it) if it.kind() == ErrorKind::AlreadyExists && !parts.iter().any(|it| it == part) => {
            fs::remove_file(part).and_then(|()| File::create_new(part))
        }
        created => created,
    }?;
    parts.push(part.to_owned());
    Ok(file)
}

fn interrupted() {
    // The lock is kept to the end: nobody begins another file.
    let parts = PARTS.lock().unwrap_or_else(PoisonError::into_inner);
    for part in parts.iter() {
        let _ = fs::remove_file(part);
    }
    std::process::exit(INTERRUPTED);
}

/// Writes a whole file. An existing one is replaced with `force` only.
pub fn write(path: &Path, bytes: &[u8], force: bool) -> Result<(), Failure> {
    let (fresh, mut file) = Fresh::create(path, force)?;
    file.write_all(bytes).map_err(|it| cannot_write(&name(path), &it))?;
    fresh.keep(file)
}

/// The failure for a file that cannot be written.
pub fn cannot_write(name: &str, fault: &io::Error) -> Failure {
    Failure::usage(wording::cannot_write(spoken(), name, fault))
}
