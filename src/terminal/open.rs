//! The single place where subcommands open a log: a file, a pipe or standard input, opened once. The log may be compressed, may
//! hold several matches, and may come from another program.

use super::archive;
use super::files::name;
use super::sorts::Kind;
use super::unpack::{Failing, unpacked};
use super::{Failure, UNREADABLE, USAGE, shown};
use crate::import::{self, How};
use crate::log::frames::SIGNATURE;
use crate::log::{Form, Link, Malformed, Matches, Opened, encoding, short};
use crate::report::{is_reel, log_in_reel};
use std::fs::{self, File};
use std::io::{self, Cursor, ErrorKind, Read};
use std::path::{Path, PathBuf};
use std::sync::mpsc;
use std::time::Duration;

pub use super::logs::Logs;
pub use super::unpack::Input;

/// How long to wait for somebody to write into a named pipe.
const PATIENCE: Duration = Duration::from_secs(5);
/// How many bytes are read to recognise the format of a stream.
const GLANCE: u64 = 64 << 10;
/// The longest page of a replay (bytes): the log, its wording and its tables.
const MOST_OF_A_PAGE: u64 = 16 * import::MOST_BYTES;
/// At most so many matches of a file are listed to choose from.
const MOST_NAMED: usize = 10;

/// The content of a file.
pub struct Content {
    /// The log.
    pub what: What,
    /// The page of a replay that contains the log.
    pub page: Option<Vec<u8>>,
}

/// The program that a file comes from.
pub enum What {
    /// Matches in our format, or bytes that no reader recognises.
    Ours(Box<Logs>),
    /// A whole file of another program, with that program's id.
    Clients(&'static str, Vec<u8>),
}

/// Opens a path, once; `-` is standard input, and `FILE#N` the Nth match of a file.
pub fn content(named: &Path) -> io::Result<Content> {
    content_of(named, stream(&file_of(named))?)
}

/// Reads the content of a stream that was opened under this name.
pub fn content_of(named: &Path, stream: Input) -> io::Result<Content> {
    let (whose, page) = whose(stream)?;
    let what = match whose {
        Whose::Clients(client, bytes) => What::Clients(client, bytes),
        Whose::Ours(stream) => What::Ours(Box::new(Logs::open(named, stream, chosen(named).map(|it| it.1))?)),
    };
    Ok(Content { what, page })
}

/// Opens a file once, or standard input, and decompresses it if needed.
pub fn stream(path: &Path) -> io::Result<Input> {
    if path == Path::new("-") {
        return unpacked(io::stdin());
    }
    match file(path) {
        Ok(file) => unpacked(file),
        Err(fault) => archive::member(path).unwrap_or(Err(fault)),
    }
}

/// Splits `FILE#N` into file and number, unless a file has exactly that name.
fn chosen(named: &Path) -> Option<(PathBuf, u32)> {
    let (path, number) = named.to_str()?.rsplit_once('#')?;
    let number = number.parse().ok().filter(|it| *it > 0)?;
    (!path.is_empty() && named.symlink_metadata().is_err()).then(|| (PathBuf::from(path), number))
}

/// `true` if the path means standard input.
pub fn is_stdin(named: &Path) -> bool {
    file_of(named) == Path::new("-")
}

fn file_of(named: &Path) -> PathBuf {
    chosen(named).map_or_else(|| named.to_owned(), |it| it.0)
}

/// Opens a file. A named pipe without a writer is given up after `PATIENCE`: opening it would block for ever.
pub fn file(path: &Path) -> io::Result<File> {
    if !is_pipe(path) {
        return File::open(path);
    }
    let (tell, told) = mpsc::channel();
    let pipe = path.to_owned();
    std::thread::spawn(move || tell.send(File::open(pipe)));
    let nobody = || io::Error::new(ErrorKind::TimedOut, "it is a pipe, and nobody writes into it");
    told.recv_timeout(PATIENCE).unwrap_or_else(|_| Err(nobody()))
}

#[cfg(unix)]
fn is_pipe(path: &Path) -> bool {
    use std::os::unix::fs::FileTypeExt;
    fs::metadata(path).is_ok_and(|it| it.file_type().is_fifo())
}

#[cfg(not(unix))]
fn is_pipe(path: &Path) -> bool {
    let _ = path;
    false
}

/// The program that a stream comes from.
enum Whose {
    /// A log in our format, or in none that is known.
    Ours(Input),
    /// A whole file of another program.
    Clients(&'static str, Vec<u8>),
}

/// Recognises which program a stream comes from. For a page of a replay this is decided by the log inside it.
fn whose(mut stream: Input) -> io::Result<(Whose, Option<Vec<u8>>)> {
    let (mut bytes, fault) = glance(&mut stream);
    stream = Box::new(Failing(fault).chain(stream));
    if let Some(kind) = Kind::of(&bytes) {
        return Err(io::Error::new(ErrorKind::Unsupported, kind.is_no_log()));
    }
    if !is_reel(&bytes) {
        return Ok((whose_log(bytes, stream)?, None));
    }
    stream.take(MOST_OF_A_PAGE).read_to_end(&mut bytes)?;
    let nothing = || io::Error::new(ErrorKind::InvalidData, "the log in this page of a replay cannot be read");
    let log = log_in_reel(&bytes).ok_or_else(nothing)?;
    Ok((whose_log(log, Box::new(io::empty()))?, Some(bytes)))
}

fn whose_log(mut bytes: Vec<u8>, mut stream: Input) -> io::Result<Whose> {
    let ours = bytes.starts_with(&SIGNATURE) || memchr::memmem::find(&bytes, b"\"headjudge\"").is_some();
    if !ours && bytes.trim_ascii_start().starts_with(b"{") {
        if let Err(fault) = (&mut stream).take(import::MOST_BYTES).read_to_end(&mut bytes) {
            stream = Box::new(Failing(Some(fault)).chain(stream));
        } else if let Some(client) = import::recognise(&bytes) {
            return Ok(Whose::Clients(client, bytes));
        }
    }
    Ok(Whose::Ours(Box::new(Cursor::new(bytes).chain(stream))))
}

/// The first bytes of a stream, and the error that ended the reading early.
fn glance(stream: &mut Input) -> (Vec<u8>, Option<io::Error>) {
    let mut bytes = Vec::new();
    let fault = stream.take(GLANCE).read_to_end(&mut bytes).err();
    (bytes, fault)
}

/// `true` if a file in a folder, whose name leaves it open, is a log: one of another program, or one that begins as ours do.
pub fn is_log(path: &Path) -> bool {
    File::open(path).and_then(unpacked).map_or(true, is_stream_of_log)
}

/// `true` if a file in a folder, whose name leaves it open, is a sealed log of ours.
pub fn is_sealed(path: &Path) -> bool {
    let opened = File::open(path).and_then(unpacked).and_then(whose);
    let Ok((Whose::Ours(stream), _)) = opened else { return false };
    Matches::new(stream).next_log().and_then(Result::ok).is_some_and(|it| it.link != Link::Unsealed)
}

/// As [`is_log`], for a stream. Returns `true` for an unreadable stream: its error is reported where it is judged.
pub fn is_stream_of_log(mut stream: Input) -> bool {
    let (bytes, fault) = glance(&mut stream);
    if encoding(&bytes).is_some() {
        return is_encoded_log(bytes, stream);
    }
    match whose(Box::new(Cursor::new(bytes).chain(Failing(fault)).chain(stream))) {
        Ok((Whose::Clients(..), _)) => true,
        Ok((Whose::Ours(stream), _)) => match Matches::new(stream).next_log() {
            Some(Err(fault)) => matches!(fault.what, Malformed::Io(_)),
            opened => opened.is_some(),
        },
        Err(_) => true,
    }
}

/// `true` if a text in another encoding would be a log in UTF-8. Only its ASCII characters are compared.
fn is_encoded_log(mut bytes: Vec<u8>, stream: Input) -> bool {
    // A text whose reading fails is examined up to that place.
    let _ = stream.take(import::MOST_BYTES).read_to_end(&mut bytes);
    let letters: Vec<u8> = bytes.into_iter().filter(|it| (1..0x80).contains(it)).collect();
    memchr::memmem::find(&letters, b"\"headjudge\"").is_some() || import::recognise(&letters).is_some()
}

/// A log that is the only one of its file, or that was chosen from several.
pub struct One {
    /// The log.
    pub log: Opened<Input>,
    /// The path as it was given, ready to print.
    pub name: String,
    /// The file.
    pub file: PathBuf,
    /// The rest of the file.
    pub rest: Rest,
}

/// The rest of a file from which one log was read.
pub struct Rest {
    logs: Option<Box<Logs>>,
    name: String,
    first: String,
}

/// Opens a log and reads its header; `-` is standard input. A file of another program is refused, with a hint to import it.
pub fn one(named: &Path) -> Result<One, Failure> {
    match read(named)?.what {
        What::Ours(logs) => one_of(named, logs),
        What::Clients(client, _) => Err(refused(named, client)),
    }
}

/// As [`one`], but reads a file of another program as `headjudge import` does.
pub fn one_or_imported(named: &Path) -> Result<One, Failure> {
    match read(named)?.what {
        What::Ours(logs) => one_of(named, logs),
        What::Clients(client, bytes) => imported(named, client, &bytes),
    }
}

/// A log together with the bytes that it was read from.
pub struct Kept {
    /// The log.
    pub one: One,
    /// The bytes of its file, unpacked.
    pub bytes: Vec<u8>,
}

/// Opens a log as [`one_or_imported`] does, and keeps the bytes of its file.
pub fn one_and_bytes(named: &Path) -> Result<Kept, Failure> {
    let read = |bytes: &mut Vec<u8>| match whose(stream(&file_of(named))?)?.0 {
        Whose::Clients(_, all) => {
            *bytes = all;
            Ok(())
        }
        Whose::Ours(stream) => match stream.take(import::MOST_BYTES + 1).read_to_end(bytes)? as u64 {
            ..=import::MOST_BYTES => Ok(()),
            _ => Err(io::Error::new(
                ErrorKind::FileTooLarge,
                format!("a page holds at most {} MiB", import::MOST_BYTES >> 20),
            )),
        },
    };
    let fault = |it: io::Error| Failure::new(UNREADABLE, format!("{}: {}", name(named), shown(&it.to_string())));
    let mut bytes = Vec::new();
    read(&mut bytes).map_err(fault)?;
    let one = match content_of(named, Box::new(Cursor::new(bytes.clone()))).map_err(fault)?.what {
        What::Ours(logs) => one_of(named, logs)?,
        What::Clients(client, bytes) => imported(named, client, &bytes)?,
    };
    Ok(Kept { one, bytes })
}

/// Opens the matches of a file. A file of another program is refused, with a hint to import it.
pub fn all(named: &Path) -> Result<Logs, Failure> {
    all_in(named, read(named)?)
}

/// As [`all`], for a file that is already open.
pub fn all_in(named: &Path, content: Content) -> Result<Logs, Failure> {
    match content.what {
        What::Ours(logs) => Ok(*logs),
        What::Clients(client, _) => Err(refused(named, client)),
    }
}

fn read(named: &Path) -> Result<Content, Failure> {
    content(named).map_err(|it| unreadable(named, &it))
}

/// The failure for a file that cannot be read.
pub fn unreadable(named: &Path, fault: &io::Error) -> Failure {
    Failure::new(UNREADABLE, format!("{}: {}", name(named), shown(&fault.to_string())))
}

fn refused(named: &Path, client: &str) -> Failure {
    let said = format!("it is a log of {client}; `headjudge import {client}` makes one of ours of it");
    Failure::new(UNREADABLE, format!("{}: {said}", name(named)))
}

fn one_of(named: &Path, mut logs: Box<Logs>) -> Result<One, Failure> {
    let name = name(named);
    let unreadable = |it: &dyn std::fmt::Display| Failure::new(UNREADABLE, shown(&format!("{name}: {it}")));
    match logs.next_log() {
        Some(Ok(log)) => {
            let first = told(&log);
            let rest = Rest { logs: Some(logs), name: name.clone(), first };
            Ok(One { log, name, file: file_of(named), rest })
        }
        Some(Err(fault)) => Err(unreadable(&fault)),
        None => Err(unreadable(&"there is nothing in it")),
    }
}

fn imported(named: &Path, client: &str, bytes: &[u8]) -> Result<One, Failure> {
    let name = name(named);
    let fault = |it: &dyn std::fmt::Display| Failure::new(UNREADABLE, shown(&format!("{name}: {it}")));
    let text = crate::with_client!(client, C => {
        let imported = <C as import::Client>::read(bytes, How::default()).map_err(|it| fault(&it))?;
        imported.write(Vec::new(), Form::Lines, false).map_err(|it| fault(&it))?
    });
    let log = crate::log::open(Box::new(Cursor::new(text.unwrap_or_default())) as Input).map_err(|it| fault(&it))?;
    super::out::complain(&format!(
        "{name}: a log of {client}, read as `headjudge import` writes it; lines are counted in that"
    ));
    let rest = Rest { logs: None, name: name.clone(), first: String::new() };
    Ok(One { log, name, file: file_of(named), rest })
}

impl Rest {
    /// The bytes of a match that was chosen from several; `None` if it is the only one. Drop the log that was read first.
    pub fn bytes_of(&mut self, file: &[u8]) -> Option<Vec<u8>> {
        let matches = self.logs.as_mut()?.chosen()?;
        let from = matches.offset();
        let to = matches.next_log().map(|_| matches.offset()).filter(|to| *to > from);
        let to = to.map_or(file.len(), |it| it as usize);
        file.get(from as usize..to).map(<[u8]>::to_vec)
    }

    /// Refuses a file with several matches if none was chosen. Drop the log that was read first.
    pub fn must_be_empty(self) -> Result<(), Failure> {
        let Some(mut logs) = self.logs.filter(|it| !it.is_chosen()) else { return Ok(()) };
        if !logs.has_more() {
            return Ok(());
        }
        if let Some(fault) = logs.only_damage() {
            super::out::complain(&shown(&format!("{}: {fault}", self.name)));
            return Ok(());
        }
        let named = shown(logs.named());
        let mut lines = vec![format!("{}: it holds several matches; name one of them:", self.name)];
        let mut line = Some(self.first);
        while let Some(it) = line.take() {
            if lines.len() > MOST_NAMED {
                lines.push("  and more".to_owned());
                break;
            }
            lines.push(format!("  {named}#{}  {it}", logs.number()));
            line = logs.next_log().map(|log| match log {
                Ok(log) => told(&log),
                Err(fault) => shown(&fault.to_string()),
            });
        }
        Err(Failure::new(USAGE, lines.join("\n")))
    }
}

/// A match as one line of a list.
fn told(log: &Opened<Input>) -> String {
    let [a, b] = log.header.players.each_ref().map(|it| short(&it.name));
    format!("{}: {}, {a} against {b}", log.place(), short(&log.header.game))
}
