//! Writing a log in either form. The seal grows with each record.

use super::{Entry, Hash, Header, Vocabulary, frames, line, lines};
use std::io::{self, Write};
use std::path::Path;

/// The two forms of a log.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// For exchange: `.jsonl`.
    Lines,
    /// For storage: `.hjl`.
    Frames,
}

impl Form {
    /// The form that a file name's extension asks for, ignoring case; `None` for any other extension.
    pub fn of_path(path: &Path) -> Option<Form> {
        let ending = path.extension()?;
        if ending.eq_ignore_ascii_case("jsonl") {
            Some(Form::Lines)
        } else {
            ending.eq_ignore_ascii_case("hjl").then_some(Form::Frames)
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
    /// Faults of the stream, and [`io::ErrorKind::InvalidData`] for a record too long to be read again.
    pub fn new(to: W, form: Form, sealed: bool, header: &Header) -> io::Result<Self> {
        let packed = frames::pack_header(header);
        let head = Hash::first(&packed);
        Writer { to, form, sealed, head, packed, record: Vec::new() }.begin(header, sealed.then_some(head))
    }

    /// Copies a header with the hash written beside it in another log, right or wrong.
    ///
    /// # Errors
    /// As for [`Writer::new`].
    pub fn copying(to: W, form: Form, header: &Header, hash: Option<Hash>) -> io::Result<Self> {
        let packed = frames::pack_header(header);
        let head = hash.unwrap_or_else(|| Hash::first(&packed));
        Writer { to, form, sealed: hash.is_some(), head, packed, record: Vec::new() }.begin(header, hash)
    }

    /// Continues an existing log, whose last hash must be known.
    pub fn resume(to: W, form: Form, sealed: bool, head: Hash) -> Self {
        Writer { to, form, sealed, head, packed: Vec::new(), record: Vec::new() }
    }

    fn begin(mut self, header: &Header, hash: Option<Hash>) -> io::Result<Self> {
        self.record.clear();
        match self.form {
            Form::Lines => {
                self.record.extend_from_slice(line::header_line(header, hash).as_bytes());
                self.record.push(b'\n');
            }
            Form::Frames => {
                frames::write_signature(&mut self.record, header, self.sealed)?;
                frames::write_frame(&mut self.record, &self.packed, hash.as_ref())?;
            }
        }
        self.hand_over("the header")?;
        Ok(self)
    }

    /// Writes one entry, sealed if the log is.
    ///
    /// # Errors
    /// Faults of the stream, and [`io::ErrorKind::InvalidData`] for a record too long to be read again.
    pub fn write<V: Vocabulary>(&mut self, entry: &Entry<V>) -> io::Result<()> {
        self.pack(entry);
        self.head = self.head.next(&self.packed);
        let hash = self.sealed.then_some(self.head);
        self.put(entry, hash)
    }

    /// Copies one entry with the hash written beside it in another log, right or wrong.
    ///
    /// # Errors
    /// As for [`Writer::write`], and [`io::ErrorKind::InvalidInput`] where the binary form cannot hold what the other log
    /// has: a single entry with a hash, or a single one without.
    pub fn copy<V: Vocabulary>(&mut self, entry: &Entry<V>, hash: Option<Hash>) -> io::Result<()> {
        if self.form == Form::Frames && hash.is_some() != self.sealed {
            let (it, rest) = if self.sealed { ("no hash", "one") } else { ("a hash", "none") };
            let said =
                format!("entry {} has {it} where the header has {rest}; the binary form cannot say that", entry.n);
            return Err(io::Error::new(io::ErrorKind::InvalidInput, said));
        }
        self.pack(entry);
        self.head = hash.unwrap_or_else(|| self.head.next(&self.packed));
        self.put(entry, hash)
    }

    fn pack<V: Vocabulary>(&mut self, entry: &Entry<V>) {
        self.packed.clear();
        frames::pack(entry, &mut self.packed);
    }

    fn put<V: Vocabulary>(&mut self, entry: &Entry<V>, hash: Option<Hash>) -> io::Result<()> {
        self.record.clear();
        match self.form {
            Form::Lines => {
                line::write_entry(entry, hash, &mut self.record);
                self.record.push(b'\n');
            }
            Form::Frames => frames::write_frame(&mut self.record, &self.packed, hash.as_ref())?,
        }
        self.hand_over("the entry")
    }

    /// Hands over a whole record. A record that no reader would accept is not written.
    fn hand_over(&mut self, what: &str) -> io::Result<()> {
        let (length, limit) = match self.form {
            Form::Lines => (self.record.len() - 1, lines::LONGEST),
            Form::Frames => (self.packed.len(), frames::LONGEST),
        };
        if length > limit {
            let said = format!("{what} would be a record of {length} bytes; {limit} is the most that is read");
            return Err(io::Error::new(io::ErrorKind::InvalidData, said));
        }
        self.to.write_all(&self.record)
    }

    /// The chain's hash after the last entry written.
    pub fn head(&self) -> Hash {
        self.head
    }

    /// The stream, for operations that only it offers.
    pub fn stream(&self) -> &W {
        &self.to
    }

    /// Hands the stream back.
    ///
    /// # Errors
    /// Faults in flushing the stream.
    pub fn finish(mut self) -> io::Result<W> {
        self.to.flush()?;
        Ok(self.to)
    }
}
