//! Abilities in plain words of three languages: every meaning has a sentence, whether or not the printed phrases of a game
//! have one.
//!
//! A table has a line for each node: shape, pattern, then the sentence in English, Chinese and Japanese. In a pattern `$s`
//! stands for any part; in a sentence `{s}` is the sentence of that part. Where a word is said differently in different
//! places, a shape tells them apart: `{d:deed}` looks for a line of the shape `deed`, then for one without a shape. A
//! description of things is made of its filters: adjectives (`pre`), nouns (`noun`, in English `one|many`), and phrases
//! after the noun (`post`). The other words after a colon are those of `How` in `table.rs`.
//!
//! The sentence is for people and is not read again; [`super::say`] reads and prints one wording.

mod table;
mod things;

use super::term::{Node, Term};
use table::{How, Lines, Parts, Piece};

/// The lines shared by all games.
const NODES: &str = include_str!("nodes.tsv");
/// The maximum nesting depth, the same as for terms.
const DEEPEST: usize = 64;

/// A language for sentences.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Tongue {
    /// English.
    English,
    /// Chinese, in simplified characters.
    Chinese,
    /// Japanese.
    Japanese,
}

impl Tongue {
    /// All of them.
    pub const ALL: [Tongue; 3] = [Tongue::English, Tongue::Chinese, Tongue::Japanese];

    const fn pick(self, of: [&'static str; 3]) -> &'static str {
        of[self as usize]
    }
}

/// The sentences of an ability.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sentence {
    /// The cost; empty if there is none.
    pub cost: String,
    /// The effect.
    pub body: String,
}

/// Describes the abilities of a game.
pub struct Spoken {
    lines: Lines,
}

impl Spoken {
    /// Reads the lines of a game, in addition to those of all games.
    ///
    /// # Errors
    /// The line of the table that cannot be read.
    pub fn read(words: &str) -> Result<Spoken, String> {
        Ok(Spoken { lines: Lines::read(&[words, NODES])? })
    }

    /// The sentences of an ability, given as a term.
    ///
    /// # Errors
    /// The node that no line covers.
    pub fn say(&self, ability: &Term, tongue: Tongue) -> Result<Sentence, String> {
        let marked = slots(ability) > 1;
        let speaker = Speaker { lines: &self.lines, tongue, marked, costs: false, depth: 0 };
        let [_, _, _, _, cost, when, given, only, body] = speaker.fields(ability)?;
        let cost = Speaker { costs: true, ..speaker }.joined(cost, "step", tongue.pick([", ", "，", "、"]))?;
        Ok(Sentence { cost, body: speaker.body([when, given, only, body])? })
    }
}

/// The number of selections that a text refers back to.
fn slots(term: &Term) -> usize {
    let mut seen = Vec::new();
    each(term, &mut |node| {
        if let Some([_, slot]) = node.parts("as")
            && !seen.contains(slot)
        {
            seen.push(slot.clone());
        }
    });
    seen.len()
}

fn each(term: &Term, see: &mut impl FnMut(&Term)) {
    see(term);
    if let Node::Call(_, parts) | Node::List(parts) = term.node() {
        parts.iter().for_each(|part| each(part, see));
    }
}

/// Describes one ability.
#[derive(Clone, Copy)]
struct Speaker<'t> {
    lines: &'t Lines,
    tongue: Tongue,
    /// `true` if chosen things get a mark, because the text chooses more than once.
    marked: bool,
    /// `true` inside a cost.
    costs: bool,
    depth: usize,
}

type Said = Result<String, String>;

impl Speaker<'_> {
    fn pick(&self, of: [&'static str; 3]) -> &'static str {
        self.tongue.pick(of)
    }

    fn fields<'a>(&self, ability: &'a Term) -> Result<[&'a Term; 9], String> {
        let parts = ability.as_list().and_then(|parts| <&[Term; 9]>::try_from(parts).ok());
        parts.map(|parts| parts.each_ref()).ok_or_else(|| format!("no ability: {ability}"))
    }

    /// The triggers, conditions and effect of an ability.
    fn body(&self, [when, given, only, body]: [&Term; 4]) -> Said {
        let mut out = String::new();
        let is_empty = |list: &Term| list.as_list().is_some_and(<[Term]>::is_empty);
        if !is_empty(when) {
            let when = self.joined(when, "event", self.pick([" or ", "或", "か"]))?;
            out += &self.pick(["when {}, ", "当{}时，", "{}とき、"]).replace("{}", &when);
        }
        if !is_empty(given) {
            let given = self.joined(given, "cond", self.pick([" and ", "且", "、かつ"]))?;
            out += &self.pick(["if {}, ", "若{}，则", "{}なら、"]).replace("{}", &given);
        }
        out += &self.joined(body, "step", self.pick([". ", "。", "。"]))?;
        if !is_empty(only) {
            let only = self.joined(only, "cond", self.pick([" and ", "且", "、かつ"]))?;
            out += &self.pick([". Only if {}", "。仅当{}", "。条件：{}"]).replace("{}", &only);
        }
        Ok(finished(&out, self.tongue))
    }

    /// The items of a list, in a row.
    fn joined(&self, list: &Term, shape: &str, between: &str) -> Said {
        let Some(items) = list.as_list() else { return self.said(list, shape) };
        let all: Result<Vec<_>, _> = items.iter().map(|item| self.said(item, shape)).collect();
        Ok(all?.join(between))
    }

    /// The sentence of a node, by a line of the shape or else one without a shape.
    fn said(&self, term: &Term, shape: &str) -> Said {
        if self.depth > DEEPEST {
            return Err("nested too deep".to_owned());
        }
        if let Node::Int(number) = term.node() {
            return Ok(number.to_string());
        }
        let cost = self.costs.then(|| self.lines.find("cost", term)).flatten();
        let found = cost.or_else(|| self.lines.find(shape, term)).or_else(|| self.lines.find("", term));
        let (line, parts) = found.ok_or_else(|| format!("no line says {term} ({shape})"))?;
        self.filled(line.said(self.tongue), &parts)
    }

    fn filled(&self, pieces: &[Piece], parts: &Parts) -> Said {
        let inner = Speaker { depth: self.depth + 1, ..*self };
        let mut out = String::new();
        for piece in pieces {
            match piece {
                Piece::Text(text) => out += text,
                Piece::Part(name, how) => {
                    let part = parts.iter().find(|part| part.0 == *name);
                    let (_, term) = part.ok_or_else(|| format!("a line has no part {name}"))?;
                    out += &match how {
                        How::Compared(shape) => {
                            let line = self.lines.find(shape, term);
                            let (line, _) = line.ok_or_else(|| format!("no line says {term} ({shape})"))?;
                            inner.filled(line.said(self.tongue), parts)?
                        }
                        how => inner.part(term, how)?,
                    };
                }
            }
        }
        Ok(out)
    }

    fn part(&self, term: &Term, how: &How) -> Said {
        match how {
            How::Shape(shape) | How::Compared(shape) => self.said(term, shape),
            How::Name => Ok(self.quoted(raw(term)?)),
            How::Raw => Ok(raw(term)?.to_owned()),
            How::Called => self.said(term, "").or_else(|_| Ok(self.quoted(raw(term)?))),
            How::Signed => match term.node() {
                Node::Int(number) => Ok(format!("{number:+}")),
                _ => Err(format!("no number: {term}")),
            },
            How::Mark => Ok(if self.marked { mark(term)? } else { String::new() }),
            How::Slot if self.marked => mark(term),
            How::Slot => Ok(self.pick(["it", "其", "それ"]).to_owned()),
            How::And(shape) => self.joined(term, shape, self.pick([" and ", "、", "、"])),
            How::Or(shape) => self.joined(term, shape, self.pick([" or ", "或", "か"])),
            How::One => self.things(term, false),
            How::Many => self.things(term, true),
            How::Is => self.what_it_is(term),
            How::Alone => self.described(term),
            How::Either => self.either(term),
            How::Steps => self.joined(term, "step", self.pick(["; ", "；", "、"])),
            How::Cost => Speaker { costs: true, ..*self }.joined(term, "step", self.pick([" and ", "，", "、"])),
            How::Options => self.options(term),
            How::Ability => self.ability(term),
        }
    }

    fn quoted(&self, name: &str) -> String {
        self.pick(["“{}”", "“{}”", "『{}』"]).replace("{}", name)
    }

    fn options(&self, options: &Term) -> Said {
        let options = options.as_list().unwrap_or_default().iter().enumerate();
        let option = |(place, steps)| Ok(format!("({}) {}", place + 1, self.part(steps, &How::Steps)?));
        let all: Result<Vec<_>, String> = options.map(option).collect();
        Ok(all?.join(self.pick(["; ", "；", "、"])))
    }

    /// An ability granted by another.
    fn ability(&self, ability: &Term) -> Said {
        let [_, _, gates, limit, cost, when, given, only, body] = self.fields(ability)?;
        let mut out = String::new();
        for gate in gates.as_list().unwrap_or_default() {
            out += &format!("[{}] ", self.said(gate, "")?);
        }
        if !limit.is("none") {
            out += &format!("({}) ", self.said(limit, "limit")?);
        }
        if cost.as_list().is_some_and(|cost| !cost.is_empty()) {
            out += &format!("[{}] ", self.part(cost, &How::Cost)?);
        }
        let body = self.body([when, given, only, body])?;
        Ok(out + body.trim_end_matches(['.', '。']))
    }
}

fn raw(term: &Term) -> Result<&str, String> {
    match term.node() {
        Node::Word(word) => Ok(word),
        _ => Err(format!("no name: {term}")),
    }
}

/// ① for the first choice, and so on.
fn mark(slot: &Term) -> Said {
    let number = match slot.node() {
        Node::Int(number) => u32::try_from(*number).ok(),
        _ => None,
    };
    let mark = number.filter(|number| *number < 20).and_then(|number| char::from_u32(0x2460 + number));
    mark.map(String::from).ok_or_else(|| format!("no slot: {slot}"))
}

/// A sentence with capitals and a full stop.
fn finished(text: &str, tongue: Tongue) -> String {
    if tongue != Tongue::English {
        return if text.is_empty() || text.ends_with('。') { text.to_owned() } else { format!("{text}。") };
    }
    let mut out = String::with_capacity(text.len() + 1);
    let mut begins = true;
    for letter in text.chars() {
        if begins && letter.is_ascii_alphabetic() {
            out.push(letter.to_ascii_uppercase());
        } else {
            out.push(letter);
        }
        begins = letter == '.' || begins && letter == ' ';
    }
    if !out.is_empty() && !out.ends_with('.') {
        out.push('.');
    }
    things::with_articles(&out)
}
