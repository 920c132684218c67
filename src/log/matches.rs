//! A file with several matches, one behind the other: in JSON Lines a header begins the next one, in the binary form a
//! signature. What is wrong with one match costs no other.

use super::fault::{Malformed, ReadFault};
use super::frames::SIGNATURE;
use super::lines::OPENING;
use super::reader::{Begun, Opened, Source, begin};
use super::window::Window;
use std::io::Read;
use std::sync::{Arc, Mutex, PoisonError};

/// How far the next log is looked for behind what cannot be read (bytes).
pub(super) const LOST: u64 = 256 << 20;

/// Whether a log begins where a window stands: with a signature, or with a header as this program writes it.
pub(super) fn begins_log<R: Read>(window: &mut Window<R>) -> bool {
    let mut begins = |opening: &[u8]| window.peek_to(opening.len()) && window.bytes().starts_with(opening);
    begins(&SIGNATURE) || begins(OPENING)
}

/// Where a source waits while nobody reads a match of it.
type Home<R> = Arc<Mutex<Option<Source<R>>>>;

/// A source, on loan to whoever reads a match of it. Its other matches are read once it is handed back.
pub(super) struct Lent<R> {
    source: Option<Source<R>>,
    home: Option<Home<R>>,
}

impl<R> Lent<R> {
    /// A source that holds one match only.
    pub fn for_good(source: Source<R>) -> Self {
        Lent { source: Some(source), home: None }
    }

    /// Whether the source may hold other matches.
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
    /// How many lines and frames there were before the log that is read.
    before: [u32; 2],
    /// How many bytes.
    offset: u64,
    /// How many bytes had come from the stream when it failed last.
    failed: Option<u64>,
}

enum State<R> {
    /// Nothing was read.
    Fresh(Window<R>),
    /// The source is in this place, or with whoever reads a match.
    Lent(Home<R>),
    Ended,
}

impl<R: Read> Matches<R> {
    /// The matches of a stream. Nothing is read yet.
    pub fn new(source: R) -> Self {
        Matches { state: State::Fresh(Window::new(source)), before: [0; 2], offset: 0, failed: None }
    }

    /// Opens the next match; none at the end of the stream. The one before it has to be dropped, or its entries, read to
    /// their end or not: as long as they are there, no other match is.
    ///
    /// # Errors
    /// [`ReadFault`] if there is no header that can be read, and where the stream fails between two matches. The next match
    /// may still be read then; but nothing behind a header that is too long, nor of a stream that fails twice at one place.
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

    /// Whether anything is read behind a fault: of a stream that fails, only if something came since it last failed.
    fn goes_on(&mut self, fault: &ReadFault, received: u64) -> bool {
        !matches!(fault.what, Malformed::Io(_)) || self.failed.replace(received) != Some(received)
    }

    /// How many bytes of the stream stand before the match opened last.
    pub fn offset(&self) -> u64 {
        self.offset
    }

    /// The stream, where the next match begins.
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
            // That it fails there was told.
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

    /// The stream behind a match, and how many records there were so far.
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
