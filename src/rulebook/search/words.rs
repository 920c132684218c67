//! A text as a search sees it: the stems of Latin words, and each other letter by itself, however it was typed.

use crate::rulebook::variants::{plain, simplified};
use foldhash::HashMap;
use std::cmp::Ordering;
use waken_snowball::Algorithm;

/// A stem or a letter. Letters are their code points; stems are hashes above them.
pub type Symbol = u32;

/// The mark between two sentences, so that nothing is found across.
pub const BREAK: Symbol = 0;

/// Stems are told from letters by this bit.
const STEM: u32 = 1 << 31;
/// A longer run of Latin letters and digits is no word; the rest of it is left out (bytes).
const LONGEST_WORD: usize = 40;
/// A shorter word is read as it stands: too many others are like it.
const SHORTEST_SLIP: usize = 5;

/// Reads texts. It remembers the stems of the words that it met.
#[derive(Debug, Default)]
pub struct Reader {
    stems: HashMap<String, Symbol>,
    /// Words that it knew before it read any.
    known: Words,
    word: String,
}

/// Words in alphabetical order, each with its symbol, where the build packed them: to list them would take longer than to find in
/// them the few that a question has.
#[derive(Clone, Copy, Debug, Default)]
pub struct Words {
    /// Of each word its symbol (4 bytes), where its letters begin (4), and how many they are (1).
    pub rows: &'static [[u8; 9]],
    /// The letters of all words.
    pub letters: &'static str,
}

impl Words {
    fn word(&self, row: &[u8; 9]) -> (&str, Symbol) {
        let [symbol, start] = [0, 1].map(|it| u32::from_le_bytes(row.as_chunks().0[it]));
        let start = start as usize;
        (self.letters.get(start..start + usize::from(row[8])).unwrap_or_default(), symbol)
    }

    fn all(&self) -> impl Iterator<Item = (&str, Symbol)> {
        self.rows.iter().map(|it| self.word(it))
    }

    fn symbol(&self, word: &str) -> Option<Symbol> {
        let at = self.rows.binary_search_by(|it| self.word(it).0.cmp(word)).ok()?;
        Some(self.word(&self.rows[at]).1)
    }
}

impl Reader {
    /// A reader that knows words already.
    pub fn knowing(known: Words) -> Reader {
        Reader { known, ..Reader::default() }
    }

    /// The words that it knows, each with its symbol.
    pub fn words(&self) -> impl Iterator<Item = (&str, Symbol)> {
        let met = self.stems.iter().map(|it| (it.0.as_str(), *it.1));
        met.chain(self.known.all())
    }

    /// The symbol of a word that it knows.
    fn symbol(&self, word: &str) -> Option<Symbol> {
        self.stems.get(word).copied().or_else(|| self.known.symbol(word))
    }

    /// The symbols of a text.
    pub fn read(&mut self, text: &str) -> Vec<Symbol> {
        let mut found = Vec::with_capacity(text.len() / 3);
        self.append(text, &mut found);
        found
    }

    /// Adds the symbols of a text as they stand.
    pub fn append(&mut self, text: &str, found: &mut Vec<Symbol>) {
        let mut rest = text;
        while let Some(next) = rest.chars().next() {
            if next.is_ascii_alphanumeric() {
                let run = rest.bytes().take_while(u8::is_ascii_alphanumeric).count();
                self.word.push_str(&rest[..run.min(LONGEST_WORD - self.word.len())]);
                rest = &rest[run..];
                continue;
            }
            rest = &rest[next.len_utf8()..];
            match plainest(next) {
                'a'..='z' | '0'..='9' if self.word.len() == LONGEST_WORD => {}
                it @ ('a'..='z' | '0'..='9') => self.word.push(it),
                // can't is read as cant, and the stem of players is that of player's, too.
                '\'' | '’' if !self.word.is_empty() => {}
                it => {
                    self.end_word(found);
                    if is_letter(it) {
                        found.push(u32::from(it));
                    } else if !it.is_whitespace() && found.last().is_some_and(|it| *it != BREAK) {
                        found.push(BREAK);
                    }
                }
            }
        }
        self.end_word(found);
    }

    fn end_word(&mut self, found: &mut Vec<Symbol>) {
        if self.word.is_empty() {
            return;
        }
        self.word.make_ascii_lowercase();
        found.push(self.symbol(&self.word).unwrap_or_else(|| {
            let symbol = stem(regular(&self.word));
            self.stems.insert(self.word.clone(), symbol);
            symbol
        }));
        self.word.clear();
    }
}

/// A text with each English word that no reader met in place of the one that was met, where just one of those is like it
/// but for a slip: a letter too many, one missing, a wrong one, or two that changed places. Its plural is like it, too.
pub fn respelt(text: &str, readers: &[&Reader]) -> String {
    let mut found = String::with_capacity(text.len());
    for run in text.split_inclusive(|it: char| !it.is_ascii_alphabetic()) {
        let word = run.trim_end_matches(|it: char| !it.is_ascii_alphabetic());
        found.push_str(meant(&word.to_ascii_lowercase(), readers).unwrap_or(word));
        found.push_str(&run[word.len()..]);
    }
    found
}

fn meant<'a>(word: &str, readers: &[&'a Reader]) -> Option<&'a str> {
    if !(SHORTEST_SLIP..=LONGEST_WORD).contains(&word.len()) || readers.iter().any(|it| it.symbol(word).is_some()) {
        return None;
    }
    let symbol = stem(regular(word));
    let known = || readers.iter().flat_map(|it| it.words());
    if known().any(|it| it.1 == symbol) {
        return None;
    }
    let one = word.strip_suffix('s').unwrap_or(word);
    let is_near = |known: &str| [word, one].iter().any(|it| is_slip(it.as_bytes(), known.as_bytes()));
    let mut near = known().filter(|it| is_near(it.0));
    let (word, symbol) = near.next()?;
    near.all(|it| it.1 == symbol).then_some(word)
}

/// Whether two words that begin with the same letter differ by one slip.
fn is_slip(one: &[u8], other: &[u8]) -> bool {
    if one.first() != other.first() || one.len().abs_diff(other.len()) > 1 {
        return false;
    }
    let same = one.iter().zip(other).take_while(|(one, other)| one == other).count();
    let (one, other) = (&one[same..], &other[same..]);
    match one.len().cmp(&other.len()) {
        Ordering::Less => one == &other[1..],
        Ordering::Greater => &one[1..] == other,
        Ordering::Equal if one.is_empty() => true,
        Ordering::Equal => {
            one[1..] == other[1..]
                || one.len() > 1 && one[0] == other[1] && one[1] == other[0] && one[2..] == other[2..]
        }
    }
}

/// The plain form of a word whose forms no stemmer knows to be the same.
fn regular(word: &str) -> &str {
    IRREGULAR.binary_search_by_key(&word, |it| it.0).map_or(word, |it| IRREGULAR[it].1)
}

/// Irregular forms, in order, and the plain form of each.
const IRREGULAR: &[(&str, &str)] = &[
    ("beaten", "beat"),
    ("became", "become"),
    ("began", "begin"),
    ("begun", "begin"),
    ("broke", "break"),
    ("broken", "break"),
    ("brought", "bring"),
    ("came", "come"),
    ("chose", "choose"),
    ("chosen", "choose"),
    ("dead", "die"),
    ("dealt", "deal"),
    ("death", "die"),
    ("died", "die"),
    ("drawn", "draw"),
    ("drew", "draw"),
    ("dying", "die"),
    ("fallen", "fall"),
    ("fell", "fall"),
    ("fought", "fight"),
    ("found", "find"),
    ("gave", "give"),
    ("given", "give"),
    ("held", "hold"),
    ("hid", "hide"),
    ("hidden", "hide"),
    ("kept", "keep"),
    ("laid", "lay"),
    ("lain", "lay"),
    ("loser", "lose"),
    ("lost", "lose"),
    ("paid", "pay"),
    ("ran", "run"),
    ("saw", "see"),
    ("seen", "see"),
    ("shown", "show"),
    ("stole", "steal"),
    ("stolen", "steal"),
    ("stood", "stand"),
    ("struck", "strike"),
    ("swung", "swing"),
    ("taken", "take"),
    ("threw", "throw"),
    ("thrown", "throw"),
    ("told", "tell"),
    ("took", "take"),
    ("winner", "win"),
    ("won", "win"),
];

/// The symbol of a Latin word: the FNV-1a hash of its stem.
fn stem(word: &str) -> Symbol {
    let stem = waken_snowball::stem(Algorithm::English, word);
    STEM | stem.bytes().fold(0x811c_9dc5, |hash: u32, it| (hash ^ u32::from(it)).wrapping_mul(0x0100_0193))
}

/// Whether a symbol is the stem of a Latin word.
pub fn is_stem(it: Symbol) -> bool {
    it & STEM != 0
}

/// Whether a symbol is a Chinese character.
pub fn is_han(it: Symbol) -> bool {
    matches!(it, 0x3400..=0x9fff | 0xf900..=0xfaff)
}

/// Whether a symbol is a Hiragana letter.
pub fn is_hiragana(it: Symbol) -> bool {
    matches!(it, 0x3041..=0x309f)
}

/// Whether a symbol is a Hiragana or Katakana letter.
pub fn is_kana(it: Symbol) -> bool {
    matches!(it, 0x3041..=0x30ff)
}

/// Whether a character is a letter by itself; the suits of playing cards are words, too.
fn is_letter(it: char) -> bool {
    match it {
        '\u{4e00}'..='\u{9fff}' | 'ぁ'..='ゖ' | 'ァ'..='ヺ' | 'ー' | '\u{2660}'..='\u{2667}' => true,
        it => !it.is_ascii() && it.is_alphanumeric(),
    }
}

/// A character in its plainest form: small, of ordinary width, and as simplified Chinese writes it.
fn plainest(it: char) -> char {
    match it {
        it if it.is_ascii() => it.to_ascii_lowercase(),
        '\u{4e00}'..='\u{9fff}' => simplified(it),
        // The outlines of the suits are the suits.
        '\u{2660}' | '\u{2664}' => '♠',
        '\u{2661}' | '\u{2665}' => '♥',
        '\u{2662}' | '\u{2666}' => '♦',
        '\u{2663}' | '\u{2667}' => '♣',
        '\u{3001}'..='\u{30ff}' => it,
        it => plain(it).next().unwrap_or(it),
    }
}
