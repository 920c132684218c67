//! Writing a log in either form, sealed as it grows.

use super::{Entry, Hash, Header, Vocabulary, frames, lines};
use std::io::{self, Write};
use std::path::Path;

/// The two forms of a log.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// To exchange: `.jsonl`.
    Lines,
    /// To keep: `.hjl`.
    Frames,
}

impl Form {
    /// The form that a file name asks for by its ending; none for an ending that is neither.
    pub fn of_path(path: &Path) -> Option<Form> {
        match path.extension()?.to_str()? {
            "jsonl" => Some(Form::Lines),
            "hjl" => Some(Form::Frames),
            _ => None,
        }
    }
}

/// Writes a header, then entries. Each record is handed to the stream whole, so that an interruption leaves
/// a log that is complete up to its last entry.
pub struct Writer<W> {
    to: W,
    form: Form,
    sealed: bool,
    head: Hash,
    packed: Vec<u8>,
    record: Vec<u8>,
}

impl<W: Write> Writer<W> {
    /// Writes the header.
    ///
    /// # Errors
    /// Those of the stream.
    pub fn new(mut to: W, form: Form, sealed: bool, header: &Header) -> io::Result<Self> {
        let packed = frames::pack_header(header);
        let head = Hash::first(&packed);
        let hash = sealed.then_some(head);
        match form {
            Form::Lines => {
                let mut line = lines::header_line(header, hash);
                line.push('\n');
                to.write_all(line.as_bytes())?;
            }
            Form::Frames => {
                frames::write_signature(&mut to, sealed)?;
                frames::write_frame(&mut to, &packed, hash.as_ref())?;
            }
        }
        Ok(Writer { to, form, sealed, head, packed, record: Vec::new() })
    }

    /// Goes on with a log that is there already; its last hash must be known.
    pub fn resume(to: W, form: Form, sealed: bool, head: Hash) -> Self {
        Writer { to, form, sealed, head, packed: Vec::new(), record: Vec::new() }
    }

    /// Writes one entry.
    ///
    /// # Errors
    /// Those of the stream.
    pub fn write<V: Vocabulary>(&mut self, entry: &Entry<V>) -> io::Result<()> {
        self.packed.clear();
        frames::pack(entry, &mut self.packed);
        self.head = self.head.next(&self.packed);
        let hash = self.sealed.then_some(self.head);
        self.record.clear();
        match self.form {
            Form::Lines => {
                lines::write_entry(entry, hash, &mut self.record);
                self.record.push(b'\n');
            }
            Form::Frames => frames::write_frame(&mut self.record, &self.packed, hash.as_ref())?,
        }
        self.to.write_all(&self.record)
    }

    /// The chain's hash after the last entry written.
    pub fn head(&self) -> Hash {
        self.head
    }

    /// Hands the stream back.
    ///
    /// # Errors
    /// Those of flushing the stream.
    pub fn finish(mut self) -> io::Result<W> {
        self.to.flush()?;
        Ok(self.to)
    }
}
