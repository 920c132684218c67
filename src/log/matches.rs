//! A file with several matches in a row: a header begins the next one in JSON Lines, a signature in the binary form. A
//! fault in one match does not affect the others.

use super::fault::{Malformed, ReadFault};
use super::frames::SIGNATURE;
use super::lines::OPENING;
use super::reader::{Begun, Opened, Source, begin};
use super::window::Window;
use std::io::Read;
use std::sync::{Arc, Mutex, PoisonError};

/// The distance over which the next log is searched for after an unreadable record, in bytes.
pub(super) const LOST: u64 = 256 << 20;

/// Returns `true` if a log begins at the window's position: with a signature, or with a header as this program writes it.
pub(super) fn begins_log<R: Read>(window: &mut Window<R>) -> bool {
    let mut begins = |opening: &[u8]| window.peek_to(opening.len()) && window.bytes().starts_with(opening);
    begins(&SIGNATURE) || begins(OPENING)
}

/// The place of a source while no match of it is being read.
type Home<R> = Arc<Mutex<Option<Source<R>>>>;

/// A source, on loan to the reader of one match. Its other matches are read once it is returned.
pub(super) struct Lent<R> {
    source: Option<Source<R>>,
    home: Option<Home<R>>,
}

impl<R> Lent<R> {
    /// A source that holds only one match.
    pub fn for_good(source: Source<R>) -> Self {
        Lent { source: Some(source), home: None }
    }

    /// Returns `true` if the source may hold other matches.
    pub fn is_of_several(&self) -> bool {
        self.home.is_some()
    }

    pub fn get(&self) -> Option<&Source<R>> {
        self.source.as_ref()
    }

    #[inline]
    pub fn get_mut(&mut self) -> Option<&mut Source<R>> {
        self.source.as_mut()
    }
}

impl<R> Drop for Lent<R> {
    fn drop(&mut self) {
        if let Some(home) = &self.home {
            *home.lock().unwrap_or_else(PoisonError::into_inner) = self.source.take();
        }
    }
}

/// The matches of a stream.
///
/// ```
/// use headjudge::games::cipher::Cipher;
/// use headjudge::judge::audit;
/// use headjudge::log::Matches;
///
/// let illegal = headjudge::fixtures::log("cipher", "17.1.2-already-rested/illegal").expect("a log");
/// let legal = headjudge::fixtures::log("cipher", "17.1.2-already-rested/legal").expect("a log");
/// let file = format!("{illegal}{legal}");
/// let mut matches = Matches::new(file.as_bytes());
/// let mut found = Vec::new();
/// while let Some(log) = matches.next_log() {
///     found.push(audit::<Cipher, _>(log?).illegal);
/// }
/// assert_eq!(found, [1, 0]);
/// # Ok::<(), headjudge::log::ReadFault>(())
/// ```
pub struct Matches<R> {
    state: State<R>,
    /// The number of lines and frames before the current log.
    before: [u32; 2],
    /// The number of bytes before the current log.
    offset: u64,
    /// The number of bytes read from the stream when it last failed.
    failed: Option<u64>,
}

enum State<R> {
    /// Nothing was read.
    Fresh(Window<R>),
    /// The source is in this place, or lent to the reader of a match.
    Lent(Home<R>),
    Ended,
}

impl<R: Read> Matches<R> {
    /// Wraps a stream. Nothing is read yet.
    pub fn new(source: R) -> Self {
        Matches { state: State::Fresh(Window::new(source)), before: [0; 2], offset: 0, failed: None }
    }

    /// Opens the next match; `None` at the end of the stream. The previous match, or its entries, must be dropped first,
    /// whether read to the end or not: while they exist, no other match is opened.
    ///
    /// # Errors
    /// [`ReadFault`] if no header can be read, and where the stream fails between two matches. The next match may still be
    /// readable, except after an overlong header and on a stream that fails twice at one place.
    pub fn next_log(&mut self) -> Option<Result<Opened<R>, ReadFault>> {
        let window = match self.window()? {
            Ok(window) => window,
            Err(fault) => return Some(Err(fault)),
        };
        self.offset = window.consumed();
        let Begun { source, first } = match begin(window, self.before, true) {
            Ok(begun) => begun,
            Err(fault) => return Some(Err(fault)),
        };
        let received = source.received();
        let home = Home::default();
        let lent = Lent { source: Some(source), home: Some(home.clone()) };
        if first.as_ref().err().is_none_or(|it| self.goes_on(it, received)) {
            self.state = State::Lent(home);
        }
        Some(first.map(|it| Opened::of(it, lent)))
    }

    /// Returns `true` if reading continues after a fault. On a failing stream it continues only if bytes have arrived since
    /// the last failure.
    fn goes_on(&mut self, fault: &ReadFault, received: u64) -> bool {
        !matches!(fault.what, Malformed::Io(_)) || self.failed.replace(received) != Some(received)
    }

    /// The offset in the stream of the match opened last.
    pub fn offset(&self) -> u64 {
        self.offset
    }

    /// The stream at the start of the next match.
    fn window(&mut self) -> Option<Result<Window<R>, ReadFault>> {
        let home = match std::mem::replace(&mut self.state, State::Ended) {
            State::Fresh(window) => return Some(Ok(window)),
            State::Lent(home) => home,
            State::Ended => return None,
        };
        let mut source = home.lock().unwrap_or_else(PoisonError::into_inner).take()?;
        match source.seek() {
            Ok(false) => None,
            Ok(true) => Some(Ok(self.behind(source))),
            // The same failure was already reported.
            Err(fault) if !self.goes_on(&fault, source.received()) => None,
            Err(fault) => {
                if matches!(fault.what, Malformed::Io(_)) {
                    *home.lock().unwrap_or_else(PoisonError::into_inner) = Some(source);
                    self.state = State::Lent(home);
                }
                Some(Err(fault))
            }
        }
    }

    /// The stream after a match; updates the number of records so far.
    fn behind(&mut self, source: Source<R>) -> Window<R> {
        match source {
            Source::Lines(lines) => {
                let (window, count) = lines.into_window();
                self.before[0] = count;
                window
            }
            Source::Frames(frames) => {
                let (window, count) = frames.into_window();
                self.before[1] = count;
                window
            }
        }
    }
}
