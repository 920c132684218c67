//! The compiler from an ability's text to its meaning, through these gates: every token consumed, one reading, printed
//! back, each reference bound, a sound shape. A text that fails one is not modelled.

use super::ast::{Ability, Kind, Limit, Step};
use super::bind::{Antecedents, bind};
use super::chart::{Parsed, Reading, parse};
use super::lexer::{Token, join};
use super::lift::lift;
use super::normal::normal;
use super::phrases::Table;
use super::rewrites::Rewrites;
use super::term::Term;
use super::words::Words;
use super::{print, shape, typed};
use std::fmt;

/// The text of one ability, in the parts that a card database stores.
#[derive(Clone, Debug, Default)]
pub struct Text {
    /// The name printed before it.
    pub name: String,
    /// Its class; `None` if its icon does not show it.
    pub kind: Option<Kind>,
    /// Its keywords.
    pub gates: Vec<String>,
    /// The limit on its use.
    pub limit: Option<Limit>,
    /// The cost.
    pub cost: String,
    /// The effect.
    pub body: String,
}

/// The extent to which a text is modelled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Grade {
    /// Nothing.
    None,
    /// Its class, keywords, limit and cost, and its trigger if that was read; not its whole effect.
    Shell,
    /// Everything.
    Whole,
}

/// The reason why a text, or a part of it, is not modelled.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Trouble {
    /// The text from here on is not understood.
    Unread(String),
    /// Several readings of different meaning, or too many.
    Ambiguous,
    /// It reads differently when printed back, and nobody has reviewed the difference.
    Unreviewed(String),
    /// A reference with no antecedent, or with several.
    Unbound(String),
    /// It contains a word that the game does not have.
    Untyped(String),
    /// The parts do not fit together.
    Misshapen(&'static str),
}

impl fmt::Display for Trouble {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Trouble::Unread(at) => write!(to, "not understood: {at}"),
            Trouble::Ambiguous => to.write_str("several readings"),
            Trouble::Unreviewed(it) => write!(to, "prints otherwise: {it}"),
            Trouble::Unbound(it) => write!(to, "reference: {it}"),
            Trouble::Untyped(it) => write!(to, "no such word: {it}"),
            Trouble::Misshapen(it) => write!(to, "shape: {it}"),
        }
    }
}

/// The result of compiling a text.
#[derive(Clone, Debug)]
pub struct Compiled<W: Words> {
    /// The ability; `None` if not even its shell could be read.
    pub ability: Option<Ability<W>>,
    /// The extent to which it is modelled.
    pub grade: Grade,
    /// The obstacles.
    pub troubles: Vec<Trouble>,
}

/// The language of a game's card texts.
pub struct Language {
    /// Its phrases.
    pub table: Table,
    /// The reviewed differences.
    pub rewrites: Rewrites,
    /// The token that ends a sentence.
    pub stop: &'static str,
}

impl Language {
    /// Compiles a text from a database.
    pub fn compile<W: Words + Antecedents>(&self, text: &Text) -> Compiled<W> {
        Pass { language: self, reviewed: true }.compile(text)
    }

    /// Compiles a text that this table printed, or that an author wrote in its words. Its printed form needs no review.
    pub fn compile_own<W: Words + Antecedents>(&self, text: &Text) -> Compiled<W> {
        Pass { language: self, reviewed: false }.compile(text)
    }
}

impl Language {
    /// The ability of a text whose cost and body were read and bound; `None` if they cannot be typed.
    pub fn lifted<W: Words + Antecedents>(&self, text: &Text, cost: &Term, body: &Term) -> Option<Term> {
        let ability = Ability::<W> {
            name: text.name.clone(),
            kind: text.kind?,
            gates: Vec::new(),
            limit: Limit::None,
            cost: typed::from_term(cost).ok()?,
            when: Vec::new(),
            given: Vec::new(),
            only: Vec::new(),
            body: typed::from_term(body).ok()?,
        };
        typed::to_term(&lift(ability)).ok()
    }
}

/// One pass through the gates.
struct Pass<'l> {
    language: &'l Language,
    /// `true` if each difference of the printed form must be on the list.
    reviewed: bool,
}

impl Pass<'_> {
    fn compile<W: Words + Antecedents>(&self, text: &Text) -> Compiled<W> {
        let mut troubles = Vec::new();
        let shell = self.shell(text, &mut troubles);
        let Some(shell) = shell else { return Compiled { ability: None, grade: Grade::None, troubles } };
        let tokens = self.ended(&text.body);
        let body = self.read("body", &tokens).and_then(|it| self.typed(&it));
        let whole = body.and_then(|body| {
            let ability = lift(Ability { body, ..shell.clone() });
            shape::check(&ability).map_err(Trouble::Misshapen).map(|()| ability)
        });
        match whole {
            Ok(ability) => Compiled { ability: Some(ability), grade: Grade::Whole, troubles },
            Err(trouble) => {
                troubles.push(trouble);
                let body = self.piecewise(&tokens);
                let ability = lift(Ability { body, ..shell });
                Compiled { ability: Some(ability), grade: Grade::Shell, troubles }
            }
        }
    }

    fn shell<W: Words + Antecedents>(&self, text: &Text, troubles: &mut Vec<Trouble>) -> Option<Ability<W>> {
        let Some(kind) = text.kind else {
            troubles.push(Trouble::Misshapen("no icon"));
            return None;
        };
        let gates = text.gates.iter().map(|it| typed::from_term(&Term::word(it))).collect::<Result<Vec<W::Gate>, _>>();
        let cost = match text.cost.as_str() {
            "" => Ok(Vec::new()),
            cost => self.read("cost", &self.language.table.tokens(cost)).and_then(|it| self.typed(&it)),
        };
        match (gates, cost) {
            (Ok(gates), Ok(cost)) => Some(Ability {
                name: text.name.clone(),
                kind,
                gates,
                limit: text.limit.unwrap_or(Limit::None),
                cost,
                when: Vec::new(),
                given: Vec::new(),
                only: Vec::new(),
                body: Vec::new(),
            }),
            (gates, cost) => {
                troubles.extend(gates.err().map(|it| Trouble::Untyped(it.0)));
                troubles.extend(cost.err());
                None
            }
        }
    }

    /// The tokens of a body, with the last sentence terminated.
    fn ended(&self, body: &str) -> Vec<Token> {
        let mut tokens = self.language.table.tokens(body);
        if tokens.last().is_some_and(|it| !it.is(self.language.stop)) {
            tokens.push(Token::word(self.language.stop));
        }
        tokens
    }

    /// The meaning of tokens, bound and normalised.
    fn read(&self, category: &str, tokens: &[Token]) -> Result<Vec<(Term, Reading)>, Trouble> {
        let all = match parse(&self.language.table, category, tokens) {
            Parsed::TooMuch => return Err(Trouble::Ambiguous),
            Parsed::Readings(all, far) if all.is_empty() => return Err(Trouble::Unread(place(tokens, far))),
            Parsed::Readings(all, _) => all,
        };
        if !self.reviewed {
            return Ok(all.into_iter().map(|it| (normal(&it.term), it)).collect());
        }
        let missing =
            |it: &Reading| self.language.rewrites.missing(tokens, &print::tokens(&self.language.table, &it.tree));
        match all.iter().map(missing).min_by_key(Vec::len).unwrap_or_default().first() {
            Some(it) => Err(Trouble::Unreviewed(it.clone())),
            None => Ok(all.into_iter().map(|it| (normal(&it.term), it)).collect()),
        }
    }

    fn typed<W: Words + Antecedents>(&self, all: &[(Term, Reading)]) -> Result<Vec<Step<W>>, Trouble> {
        let mut bound = Vec::new();
        let mut failed = None;
        for (term, _) in all {
            match bind::<W>(term) {
                Ok(term) => {
                    let term = normal(&term);
                    if !bound.contains(&term) {
                        bound.push(term);
                    }
                }
                Err(it) => failed = Some(Trouble::Unbound(it)),
            }
        }
        // A reading that defines X rules out those that do not.
        if bound.len() > 1 && bound.iter().any(|it| !shape::is_x_open(it)) {
            bound.retain(|it| !shape::is_x_open(it));
        }
        match (bound.as_slice(), failed) {
            ([], failed) => Err(failed.unwrap_or(Trouble::Ambiguous)),
            ([one], _) => typed::from_term(one).map_err(|it| Trouble::Untyped(it.0)),
            _ => Err(Trouble::Ambiguous),
        }
    }

    /// Reads each sentence by itself. A sentence that is not read is opaque, and so is any that could refer to it.
    fn piecewise<W: Words + Antecedents>(&self, tokens: &[Token]) -> Vec<Step<W>> {
        let mut steps = Vec::new();
        for (number, sentence) in tokens.split_inclusive(|it| it.is(self.language.stop)).enumerate() {
            let opaque = Step::Opaque(u8::try_from(number).unwrap_or(u8::MAX));
            let read = self.read("body", sentence).and_then(|it| self.typed(&it));
            match read.ok().or_else(|| self.beginning(sentence)) {
                Some(more) => steps.extend(numbered(more, number)),
                None => steps.push(opaque),
            }
        }
        steps
    }

    /// Reads the beginning of a sentence, its trigger and perhaps a condition, as far as possible.
    fn beginning<W: Words + Antecedents>(&self, sentence: &[Token]) -> Option<Vec<Step<W>>> {
        let Parsed::Readings(all, _) = parse(&self.language.table, "shell", sentence) else { return None };
        let most = all.into_iter().max_by_key(|it| it.term.to_string().len())?;
        self.typed(&[(normal(&most.term), most)]).ok()
    }
}

/// Stores the sentence's number in its opaque parts.
fn numbered<W: Words>(steps: Vec<Step<W>>, number: usize) -> Vec<Step<W>> {
    let number = u8::try_from(number).unwrap_or(u8::MAX);
    let inside = |all: Vec<Step<W>>| numbered(all, usize::from(number));
    steps
        .into_iter()
        .map(|step| match step {
            Step::Opaque(_) => Step::Opaque(number),
            Step::When(event, all) => Step::When(event, inside(all)),
            Step::If(cond, all) => Step::If(cond, inside(all)),
            other => other,
        })
        .collect()
}

fn place(tokens: &[Token], far: usize) -> String {
    let sorts = |all: &[Token]| all.iter().map(Token::sort).collect::<Vec<_>>().join(" ");
    let far = far.min(tokens.len());
    format!("{} | {}", sorts(&tokens[far.saturating_sub(3)..far]), sorts(&tokens[far..(far + 3).min(tokens.len())]))
}

/// The tokens of a text on one line, in the form used for comparison.
pub fn shown(tokens: &[Token]) -> String {
    join(tokens, true)
}
