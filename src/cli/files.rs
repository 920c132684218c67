//! Opening logs, and writing files that are either whole or not there.

use super::{Failure, UNREADABLE, shown};
use crate::import;
use crate::log::{Form, Opened};
use std::fs::File;
use std::io::{self, BufWriter, Read, Write};
use std::path::{Path, PathBuf};

/// Where a log is read from.
pub type Input = Box<dyn Read + Send>;

/// A path as it is printed.
pub fn name(path: &Path) -> String {
    if path == Path::new("-") { "standard input".to_owned() } else { shown(&path.display().to_string()) }
}

/// Opens a log and reads its header; `-` is standard input.
pub fn open_log(path: &Path) -> Result<Opened<Input>, Failure> {
    let name = name(path);
    let input: Input = if path == Path::new("-") {
        Box::new(io::stdin())
    } else {
        Box::new(File::open(path).map_err(|it| Failure::new(UNREADABLE, format!("{name}: {it}")))?)
    };
    crate::log::open(input).map_err(|it| match client_of(path) {
        Some(client) => {
            let said = format!("it is a log of {client}; `headjudge import {client}` makes one of ours of it");
            Failure::new(UNREADABLE, format!("{name}: {said}"))
        }
        None => Failure::new(UNREADABLE, shown(&format!("{name}: {it}"))),
    })
}

/// How many bytes are looked at to tell whose log a stream is.
const GLANCE: u64 = 64 << 10;

/// What a stream turned out to be.
pub enum Whose<R> {
    /// A log of ours, or of nobody.
    Ours(R),
    /// A whole file of a client.
    Clients(&'static str, Vec<u8>),
}

/// Looks whose log a stream is.
///
/// # Errors
/// Those of the stream.
pub fn whose(mut stream: impl Read) -> io::Result<Whose<impl Read>> {
    let mut bytes = Vec::new();
    (&mut stream).take(GLANCE).read_to_end(&mut bytes)?;
    let ours = bytes.starts_with(&crate::log::frames::SIGNATURE) || holds(&bytes, b"\"headjudge\"");
    if !ours && bytes.trim_ascii_start().starts_with(b"{") {
        (&mut stream).take(import::MOST_BYTES).read_to_end(&mut bytes)?;
        if let Some(client) = import::recognise(&bytes) {
            return Ok(Whose::Clients(client, bytes));
        }
    }
    Ok(Whose::Ours(io::Cursor::new(bytes).chain(stream)))
}

fn holds(bytes: &[u8], what: &[u8]) -> bool {
    bytes.windows(what.len()).any(|it| it == what)
}

/// The client whose log a file is.
pub fn client_of(path: &Path) -> Option<&'static str> {
    match File::open(path).and_then(whose) {
        Ok(Whose::Clients(client, _)) => Some(client),
        _ => None,
    }
}

/// The failure for a game that this program does not know.
pub fn no_game(status: u8, place: &str, game: &str) -> Failure {
    Failure::new(status, shown(&format!("{place}: {}", unknown_game(game))))
}

/// That there is no such game, and which there are.
pub fn unknown_game(game: &str) -> String {
    format!("the game {game:?} is not known; the games are: {}", crate::games::ALL.join(", "))
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
        Ok(it) if force && it.is_file() => Ok(()),
        Ok(it) if it.is_file() => {
            Err(Failure::usage(format!("{}: it is there already; --force replaces it", name(path))))
        }
        Ok(_) => Err(Failure::usage(format!("{}: it is there already and is no regular file", name(path)))),
    }
}

/// A file that is written beside its place and put there when it is whole.
pub struct Fresh {
    path: PathBuf,
    part: PathBuf,
    force: bool,
    kept: bool,
}

impl Fresh {
    /// Begins a file. An existing one is replaced with `force` only.
    pub fn create(path: &Path, force: bool) -> Result<(Fresh, BufWriter<File>), Failure> {
        may_write(path, force)?;
        let end = path.file_name().ok_or_else(|| Failure::usage(format!("{}: it names no file", name(path))))?;
        let part = path.with_file_name(format!(".{}.{}.part", end.to_string_lossy(), std::process::id()));
        let file = File::create_new(&part).map_err(|it| Failure::usage(format!("{}: {it}", name(&part))))?;
        Ok((Fresh { path: path.to_owned(), part, force, kept: false }, BufWriter::new(file)))
    }

    /// Where the file is while it is written.
    pub fn part(&self) -> &Path {
        &self.part
    }

    /// Puts the whole file into its place.
    pub fn keep(mut self, mut file: BufWriter<File>) -> Result<(), Failure> {
        let name = name(&self.path);
        file.flush().map_err(|it| cannot_write(&name, &it))?;
        may_write(&self.path, self.force)?;
        std::fs::rename(&self.part, &self.path).map_err(|it| cannot_write(&name, &it))?;
        self.kept = true;
        Ok(())
    }
}

impl Drop for Fresh {
    fn drop(&mut self) {
        if !self.kept {
            let _ = std::fs::remove_file(&self.part);
        }
    }
}

/// Writes a whole file. An existing one is replaced with `force` only.
pub fn write(path: &Path, bytes: &[u8], force: bool) -> Result<(), Failure> {
    let (fresh, mut file) = Fresh::create(path, force)?;
    file.write_all(bytes).map_err(|it| cannot_write(&name(path), &it))?;
    fresh.keep(file)
}

/// The failure for a file that cannot be written.
pub fn cannot_write(name: &str, fault: &io::Error) -> Failure {
    Failure::usage(format!("{name}: it cannot be written: {fault}"))
}
