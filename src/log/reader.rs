//! Reading a log in either form. The reader reads; it never judges.

use super::fault::{Link, Malformed, Mismatch, Place, ReadFault};
use super::frames::{Frames, SIGNATURE};
use super::lines::{self, Lines};
use super::matches::Lent;
use super::window::Window;
use super::{Entry, Form, Hash, Header, Vocabulary, frames, line};
use std::io::Read;
use std::marker::PhantomData;

/// A log whose header was read. Reading its entries requires the game's vocabulary: [`Opened::entries`].
pub struct Opened<R> {
    /// The first record.
    pub header: Header,
    /// The header's relation to the hash chain.
    pub link: Link,
    hash: Hash,
    place: Place,
    offset: u64,
    form: Form,
    source: Lent<R>,
}

pub(super) enum Source<R> {
    Lines(Lines<R>),
    Frames(Box<Frames<R>>),
}

/// Opens a log, recognising its form by its first bytes. A second log after it is a fault of this one; a stream of several
/// logs is read with [`Matches`](super::Matches).
///
/// # Errors
/// [`ReadFault`] if no header can be read.
pub fn open<R: Read>(source: R) -> Result<Opened<R>, ReadFault> {
    let Begun { source, first } = begin(Window::new(source), [0; 2], false)?;
    Ok(Opened::of(first?, Lent::for_good(source)))
}

/// A log whose first record was read.
pub(super) struct Begun<R> {
    pub source: Source<R>,
    pub first: Result<First, ReadFault>,
}

/// A header, its computed hash, the hash written beside it, and whether the hash covers everything written.
type First = (Header, Hash, Option<Hash>, bool);

/// Begins to read a log after the given number of lines and frames of others.
pub(super) fn begin<R: Read>(
    mut window: Window<R>,
    [lines, frames]: [u32; 2],
    several: bool,
) -> Result<Begun<R>, ReadFault> {
    let place = Place::Line(lines.saturating_add(1));
    window.peek_to(SIGNATURE.len());
    if window.bytes().starts_with(&SIGNATURE) {
        let mut frames = Box::new(Frames::new(window, frames, several));
        let first = frames.header().map(|(header, hash, written)| (header, hash, written, true));
        return Ok(Begun { source: Source::Frames(frames), first });
    }
    let mut lines = Lines::new(window, lines);
    let parsed = match lines.first() {
        Ok(None) => return Err(ReadFault { place, what: Malformed::Empty }),
        Ok(Some(line)) => line::parse_header(line).map(|(header, written)| {
            let covered = written.is_none() || line::is_all_of(line, line::header_line(&header, written).as_bytes());
            (header, written, covered)
        }),
        Err(fault) if matches!(fault.what, Malformed::Io(_)) => {
            lines.drop_rest();
            return Ok(Begun { source: Source::Lines(lines), first: Err(fault) });
        }
        Err(fault) => return Err(fault),
    };
    let first = match parsed {
        Ok((header, written, covered)) => {
            let hash = Hash::first(&frames::pack_header(&header));
            Ok((header, hash, written, covered))
        }
        Err(what) => {
            if several {
                lines.log_begins_behind();
            }
            Err(ReadFault { place: lines.place(), what })
        }
    };
    Ok(Begun { source: Source::Lines(lines), first })
}

/// The link of a header. One without a hash belongs to an unsealed log.
fn link_of_header(computed: Hash, written: Option<Hash>) -> Link {
    if written.is_none() { Link::Unsealed } else { Link::compare(computed, written) }
}

impl<R: Read> Source<R> {
    /// The place of the last record read.
    fn place(&self) -> Place {
        match self {
            Source::Lines(lines) => lines.place(),
            Source::Frames(frames) => frames.place(),
        }
    }

    fn offset(&self) -> u64 {
        match self {
            Source::Lines(lines) => lines.offset(),
            Source::Frames(frames) => frames.offset(),
        }
    }

    /// Advances to the start of the next log. Returns `true` if there is one.
    pub fn seek(&mut self) -> Result<bool, ReadFault> {
        match self {
            Source::Lines(lines) => lines.seek(),
            Source::Frames(frames) => frames.seek(),
        }
    }

    /// The number of bytes read from the stream so far.
    pub fn received(&self) -> u64 {
        match self {
            Source::Lines(lines) => lines.received(),
            Source::Frames(frames) => frames.received(),
        }
    }
}

impl<R: Read> Opened<R> {
    pub(super) fn of((header, hash, written, covered): First, source: Lent<R>) -> Self {
        let link = link_of_header(hash, written).unless_more(covered, hash, written);
        let place = source.get().map_or(Place::Line(1), Source::place);
        let offset = source.get().map_or(0, Source::offset);
        let form = if matches!(source.get(), Some(Source::Frames(_))) { Form::Frames } else { Form::Lines };
        Opened { header, link, hash, place, offset, form, source }
    }

    /// The header's place in the file.
    pub fn place(&self) -> Place {
        self.place
    }

    /// The log's form.
    pub fn form(&self) -> Form {
        self.form
    }

    /// The first link of the chain: the header's hash as written, or else as computed.
    pub fn head(&self) -> Hash {
        match self.link {
            Link::Broken(ref it) => it.written.unwrap_or(self.hash),
            _ => self.hash,
        }
    }

    /// The number of bytes in the stream up to the end of the header.
    pub fn offset(&self) -> u64 {
        self.offset
    }

    /// Reads the entries with a game's words. `hashing` also computes the chain of an unsealed log, which its head needs.
    pub fn entries<V: Vocabulary>(self, hashing: bool) -> Entries<V, R> {
        let sealed = self.link != Link::Unsealed;
        let head = self.head();
        let several = self.source.is_of_several();
        Entries {
            source: self.source,
            sealed,
            hashing: hashing || sealed,
            head,
            number: 0,
            link: self.link,
            ended: false,
            several,
            spare: Vec::new(),
            words: PhantomData,
        }
    }
}

/// An entry with its place in the file and its link in the chain.
#[derive(Debug)]
pub struct Placed<V: Vocabulary> {
    /// The entry's place in the file.
    pub place: Place,
    /// The entry's relation to the hash chain.
    pub link: Link,
    /// The entry.
    pub entry: Entry<V>,
}

/// The entries of a log, in order. An unreadable record yields an error at its position; reading resumes after it where the
/// format allows.
pub struct Entries<V: Vocabulary, R> {
    source: Lent<R>,
    sealed: bool,
    hashing: bool,
    head: Hash,
    number: u32,
    link: Link,
    ended: bool,
    /// Another log may follow.
    several: bool,
    spare: Vec<u8>,
    words: PhantomData<V>,
}

impl<V: Vocabulary, R: Read> Entries<V, R> {
    /// The chain's hash after the records read so far; at the end, the log's head. Only meaningful for a sealed log, or if
    /// hashing was requested.
    pub fn head(&self) -> Hash {
        self.head
    }

    /// Returns `true` if the head is computed, as it always is for a sealed log.
    pub fn is_hashing(&self) -> bool {
        self.hashing
    }

    /// The link of the last record read, even of one out of order.
    pub fn link(&self) -> &Link {
        &self.link
    }

    /// The number of bytes in the stream up to the end of the last record read.
    pub fn offset(&self) -> u64 {
        self.source.get().map_or(0, Source::offset)
    }

    fn read(&mut self) -> Option<Result<Placed<V>, ReadFault>> {
        match self.source.get_mut()? {
            Source::Frames(frames) => {
                let place = match frames.advance() {
                    Ok(None) => return None,
                    Ok(Some(place)) => place,
                    Err(fault) => {
                        self.ended = true;
                        return Some(Err(fault));
                    }
                };
                let before = self.head;
                let computed = self.hashing.then(|| before.next(frames.payload()));
                let link = follow(&mut self.head, self.sealed, computed, frames.hash());
                let entry = frames.entry::<V>();
                if (entry.is_err() || matches!(link, Link::Broken(_))) && frames.is_cut_by_log() {
                    (self.head, self.ended) = (before, true);
                    return Some(Err(ReadFault { place, what: frames::cut_by_log() }));
                }
                Some(entry.map_err(|what| ReadFault { place, what }).map(|entry| Placed { place, link, entry }))
            }
            Source::Lines(lines) => {
                let mut parsed = match lines.next() {
                    Ok(None) => return None,
                    Err(ReadFault { place, what: Malformed::Io(fault) }) => {
                        self.ended = true;
                        if self.several && lines.fails_between() {
                            lines.park(fault);
                            return None;
                        }
                        return Some(Err(ReadFault { place, what: fault.into() }));
                    }
                    Err(fault) => return Some(Err(fault)),
                    // No entry begins like a header, and an explanation of the parse error would take time.
                    Ok(Some(line)) if self.several && line.starts_with(lines::OPENING) => None,
                    Ok(Some(line)) => Some(parse::<V>(line, self.sealed, &mut self.spare)),
                };
                if self.several && !matches!(parsed, Some(Ok(_))) {
                    match lines.log_begins() {
                        Some(0) => return None,
                        Some(_) => parsed = None,
                        None => {}
                    }
                }
                let parsed = parsed.unwrap_or_else(|| parse::<V>(lines.before(), self.sealed, &mut self.spare));
                let place = lines.place();
                Some(parsed.map_err(|what| ReadFault { place, what }).map(|(entry, written, covered)| {
                    let computed = self.hashing.then(|| {
                        self.spare.clear();
                        frames::pack(&entry, &mut self.spare);
                        self.head.next(&self.spare)
                    });
                    let hash = computed.unwrap_or(self.head);
                    let link = follow(&mut self.head, self.sealed, computed, written);
                    Placed { place, link: link.unless_more(covered, hash, written), entry }
                }))
            }
        }
    }
}

/// Reads a line. The last value is `true` if the hash covers everything written in the line.
fn parse<V: Vocabulary>(
    line: &[u8],
    sealed: bool,
    spare: &mut Vec<u8>,
) -> Result<(Entry<V>, Option<Hash>, bool), Malformed> {
    let (entry, written) = line::parse_entry::<V>(line)?;
    let covered = !sealed || written.is_none() || {
        spare.clear();
        line::write_entry(&entry, written, spare);
        line::is_all_of(line, spare)
    };
    Ok((entry, written, covered))
}

/// Advances the head. After a break the chain continues from the hash in the file, so that only the first mismatch is
/// reported.
#[inline]
fn follow(head: &mut Hash, sealed: bool, computed: Option<Hash>, written: Option<Hash>) -> Link {
    let link = match (sealed, computed, written) {
        (false, _, None) => Link::Unsealed,
        // A hash in a log without a hash in its header proves nothing, even if it is right.
        (false, computed, written) => Link::Broken(Box::new(Mismatch { computed: computed.unwrap_or(*head), written })),
        (true, computed, written) => Link::compare(computed.unwrap_or(*head), written),
    };
    *head = written.or(computed).unwrap_or(*head);
    link
}

impl<V: Vocabulary, R: Read> Iterator for Entries<V, R> {
    type Item = Result<Placed<V>, ReadFault>;

    #[inline]
    fn next(&mut self) -> Option<Self::Item> {
        if self.ended {
            return None;
        }
        let Some(read) = self.read() else {
            self.ended = true;
            return None;
        };
        let placed = match read {
            Ok(it) => it,
            Err(fault) => {
                // The unreadable record still takes up a number.
                self.number = self.number.saturating_add(1);
                return Some(Err(fault));
            }
        };
        let expected = self.number.saturating_add(1);
        let found = placed.entry.n;
        self.number = found;
        self.link.clone_from(&placed.link);
        if found != expected {
            return Some(Err(ReadFault { place: placed.place, what: Malformed::OutOfOrder { expected, found } }));
        }
        Some(Ok(placed))
    }
}
