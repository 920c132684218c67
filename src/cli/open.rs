//! The door through which every subcommand opens a log: a file, a pipe or standard input, opened once; compressed or not;
//! with one match or several; of this program or another.

use super::files::name;
use super::unpack::unpacked;
use super::{Failure, UNREADABLE, USAGE, shown};
use crate::import::{self, How};
use crate::log::frames::SIGNATURE;
use crate::log::{Form, Matches, Opened, ReadFault, short};
use crate::report::{is_reel, log_in_reel};
use std::fs::{self, File};
use std::io::{self, Cursor, ErrorKind, Read};
use std::path::{Path, PathBuf};
use std::sync::mpsc;
use std::time::Duration;

/// Where a log is read from.
pub type Input = Box<dyn Read + Send>;

/// How long a pipe is waited for into which nobody writes.
const PATIENCE: Duration = Duration::from_secs(5);
/// How many bytes are looked at to tell whose log a stream is.
const GLANCE: u64 = 64 << 10;
/// The longest page of a replay (bytes): the log, its words, and its tables.
const MOST_OF_A_PAGE: u64 = 16 * import::MOST_BYTES;
/// The most matches of a file that are named to choose from.
const MOST_NAMED: usize = 10;

/// What a file holds.
pub enum Content {
    /// Matches of ours, or nothing that anybody knows.
    Ours(Box<Logs>),
    /// A whole file of a client.
    Clients(&'static str, Vec<u8>),
}

/// Opens a path, once; `-` is standard input, and `FILE#N` the Nth match of a file.
pub fn content(named: &Path) -> io::Result<Content> {
    content_of(named, stream(&file_of(named))?)
}

fn content_of(named: &Path, stream: Input) -> io::Result<Content> {
    match whose(stream)? {
        Whose::Clients(client, bytes) => Ok(Content::Clients(client, bytes)),
        Whose::Ours(stream) => {
            Logs::open(named, stream, chosen(named).map(|it| it.1)).map(|it| Content::Ours(Box::new(it)))
        }
    }
}

/// Opens a file, once, or standard input, and unpacks what is compressed.
pub fn stream(path: &Path) -> io::Result<Input> {
    if path == Path::new("-") { unpacked(io::stdin()) } else { unpacked(file(path)?) }
}

/// The file and the number in `FILE#N`, unless a file is called so.
fn chosen(named: &Path) -> Option<(PathBuf, u32)> {
    let (path, number) = named.to_str()?.rsplit_once('#')?;
    let number = number.parse().ok().filter(|it| *it > 0)?;
    (!path.is_empty() && named.symlink_metadata().is_err()).then(|| (PathBuf::from(path), number))
}

/// Whether what was named is standard input.
pub fn is_stdin(named: &Path) -> bool {
    file_of(named) == Path::new("-")
}

fn file_of(named: &Path) -> PathBuf {
    chosen(named).map_or_else(|| named.to_owned(), |it| it.0)
}

/// Opens a file. A pipe that has a name and no writer would be waited for without end.
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

/// What a stream turned out to be.
enum Whose {
    /// A log of ours, or of nobody.
    Ours(Input),
    /// A whole file of a client.
    Clients(&'static str, Vec<u8>),
}

/// Looks whose log a stream is; that of a page of a replay is the one inside it.
fn whose(mut stream: Input) -> io::Result<Whose> {
    let mut bytes = Vec::new();
    (&mut stream).take(GLANCE).read_to_end(&mut bytes)?;
    if !is_reel(&bytes) {
        return whose_log(bytes, stream);
    }
    stream.take(MOST_OF_A_PAGE).read_to_end(&mut bytes)?;
    let nothing = || io::Error::new(ErrorKind::InvalidData, "the log in this page of a replay cannot be read");
    whose_log(log_in_reel(&bytes).ok_or_else(nothing)?, Box::new(io::empty()))
}

fn whose_log(mut bytes: Vec<u8>, mut stream: Input) -> io::Result<Whose> {
    let ours = bytes.starts_with(&SIGNATURE) || memchr::memmem::find(&bytes, b"\"headjudge\"").is_some();
    if !ours && bytes.trim_ascii_start().starts_with(b"{") {
        (&mut stream).take(import::MOST_BYTES).read_to_end(&mut bytes)?;
        if let Some(client) = import::recognise(&bytes) {
            return Ok(Whose::Clients(client, bytes));
        }
    }
    Ok(Whose::Ours(Box::new(Cursor::new(bytes).chain(stream))))
}

/// Whether a file in a folder, whose name does not say so, is a log: one of a client, or one that begins as ours do.
pub fn is_log(path: &Path) -> bool {
    match File::open(path).and_then(unpacked).and_then(whose) {
        Ok(Whose::Clients(..)) => true,
        Ok(Whose::Ours(stream)) => Matches::new(stream).next_log().is_some_and(|it| it.is_ok()),
        // What cannot be read is told where it is judged.
        Err(_) => true,
    }
}

/// The matches of a file, one after the other, or the one that was chosen.
pub struct Logs {
    named: String,
    matches: Matches<Input>,
    /// The match that was chosen; no other is given.
    only: Option<u32>,
    /// How many were opened, and given.
    number: u32,
    ahead: Option<Opening>,
}

type Opening = Option<Result<Opened<Input>, ReadFault>>;

impl Logs {
    fn open(named: &Path, stream: Input, only: Option<u32>) -> io::Result<Logs> {
        let matches = Matches::new(stream);
        let mut logs = Logs { named: named.display().to_string(), matches, only, number: 0, ahead: None };
        let Some(only) = only else { return Ok(logs) };
        while logs.number + 1 < only {
            if logs.matches.next_log().is_none() {
                return Err(logs.there_is_no(only));
            }
            logs.number += 1;
        }
        match logs.matches.next_log() {
            None => Err(logs.there_is_no(only)),
            found => {
                logs.ahead = Some(found);
                Ok(logs)
            }
        }
    }

    fn there_is_no(&self, only: u32) -> io::Error {
        let said = format!("there is no match {only} in it; it holds {}", self.number);
        io::Error::new(ErrorKind::NotFound, said)
    }

    /// The next match. The one before it has to be dropped.
    pub fn next_log(&mut self) -> Opening {
        let next = match self.ahead.take() {
            Some(next) => next,
            None if self.only.is_some() => None,
            None => self.matches.next_log(),
        };
        self.number += u32::from(next.is_some());
        next
    }

    /// Whether there is another match behind the one given last, which has to be dropped.
    pub fn has_more(&mut self) -> bool {
        if self.ahead.is_none() && self.only.is_none() {
            self.ahead = Some(self.matches.next_log());
        }
        self.ahead.as_ref().is_some_and(Option::is_some)
    }

    /// Whether the match given last is one of several. It has to be dropped.
    pub fn is_one_of_several(&mut self) -> bool {
        self.only.is_none() && (self.number > 1 || self.has_more())
    }

    /// What the match given last is called: as the file was named, with its number if it is one of several. It has to be
    /// dropped.
    pub fn name(&mut self) -> String {
        if self.is_one_of_several() { format!("{}#{}", self.named, self.number) } else { self.named.clone() }
    }
}

/// A log that is the only one of its file, or was chosen among several.
pub struct One {
    /// The log.
    pub log: Opened<Input>,
    /// What was named, as it is printed.
    pub name: String,
    /// The file.
    pub file: PathBuf,
    /// What else is in the file.
    pub rest: Rest,
}

/// What else is in a file of which one log was read.
pub struct Rest {
    logs: Option<Box<Logs>>,
    name: String,
    first: String,
}

/// Opens a log and reads its header; `-` is standard input. A file of a client is refused with a word on what to do.
pub fn one(named: &Path) -> Result<One, Failure> {
    match read(named)? {
        Content::Ours(logs) => one_of(named, logs),
        Content::Clients(client, _) => Err(refused(named, client)),
    }
}

/// The same, where a file of a client is read as `headjudge import` reads it.
pub fn one_or_imported(named: &Path) -> Result<One, Failure> {
    match read(named)? {
        Content::Ours(logs) => one_of(named, logs),
        Content::Clients(client, bytes) => imported(named, client, &bytes),
    }
}

/// A log with the bytes that it was read from.
pub struct Kept {
    /// The log.
    pub one: One,
    /// The bytes of its file, unpacked.
    pub bytes: Vec<u8>,
}

/// Opens a log as [`one_or_imported`] does, and keeps the bytes of its file.
pub fn one_and_bytes(named: &Path) -> Result<Kept, Failure> {
    let read = |bytes: &mut Vec<u8>| match whose(stream(&file_of(named))?)? {
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
    let one = match content_of(named, Box::new(Cursor::new(bytes.clone()))).map_err(fault)? {
        Content::Ours(logs) => one_of(named, logs)?,
        Content::Clients(client, bytes) => imported(named, client, &bytes)?,
    };
    Ok(Kept { one, bytes })
}

/// Opens the matches of a file; one of a client is refused with a word on what to do.
pub fn all(named: &Path) -> Result<Logs, Failure> {
    match read(named)? {
        Content::Ours(logs) => Ok(*logs),
        Content::Clients(client, _) => Err(refused(named, client)),
    }
}

fn read(named: &Path) -> Result<Content, Failure> {
    content(named).map_err(|it| Failure::new(UNREADABLE, format!("{}: {}", name(named), shown(&it.to_string()))))
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
    /// The bytes of a match that was chosen of several; none if it is the only one. The log that was read has to be dropped.
    pub fn bytes_of(&mut self, file: &[u8]) -> Option<Vec<u8>> {
        let matches = &mut self.logs.as_mut().filter(|it| it.only.is_some())?.matches;
        let from = matches.offset();
        let to = matches.next_log().map(|_| matches.offset()).filter(|to| *to > from);
        let to = to.map_or(file.len(), |it| it as usize);
        file.get(from as usize..to).map(<[u8]>::to_vec)
    }

    /// Refuses a file with several matches, of which nobody has chosen one. The log that was read has to be dropped.
    pub fn must_be_empty(self) -> Result<(), Failure> {
        let Some(mut logs) = self.logs.filter(|it| it.only.is_none()) else { return Ok(()) };
        if !logs.has_more() {
            return Ok(());
        }
        let named = shown(&logs.named);
        let mut lines = vec![format!("{}: it holds several matches; name one of them:", self.name)];
        let mut line = Some(self.first);
        while let Some(it) = line.take() {
            if lines.len() > MOST_NAMED {
                lines.push("  and more".to_owned());
                break;
            }
            lines.push(format!("  {named}#{}  {it}", logs.number));
            line = logs.next_log().map(|it| match it {
                Ok(log) => told(&log),
                Err(fault) => shown(&fault.to_string()),
            });
        }
        Err(Failure::new(USAGE, lines.join("\n")))
    }
}

/// A match in a list.
fn told(log: &Opened<Input>) -> String {
    let [a, b] = log.header.players.each_ref().map(|it| short(&it.name));
    format!("{}: {}, {a} against {b}", log.place(), short(&log.header.game))
}
