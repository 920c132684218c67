//! Tokens of card texts: normalised words, numbers, names in quotes, signs in angle brackets, keywords in square brackets.

use super::phrases::Table;
use super::term::Term;

/// A token.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Token {
    /// A word in its base form, or a mark such as a comma.
    Word(Box<str>),
    /// A number.
    Number(i16),
    /// A number with its sign.
    Signed(i16),
    /// Two numbers such as `1-2`.
    Range(Box<str>),
    /// A name, as written.
    Name(Box<str>),
    /// A sign, in lower case.
    Sign(Box<str>),
    /// A keyword, in lower case.
    Tag(Box<str>),
}

impl Token {
    /// A word.
    pub fn word(word: &str) -> Token {
        Token::Word(word.into())
    }

    /// Returns `true` if it is this word.
    pub fn is(&self, word: &str) -> bool {
        matches!(self, Token::Word(it) if **it == *word)
    }

    /// Its term in a category that only the lexer knows.
    pub(super) fn value(&self, category: &str) -> Option<Term> {
        match (category, self) {
            ("NUM", Token::Number(it)) => Some(Term::int(i64::from(*it))),
            ("SIGNED", Token::Signed(it)) => Some(Term::int(i64::from(*it))),
            ("RANGE", Token::Number(it)) => Some(Term::word(&it.to_string())),
            ("RANGE", Token::Range(it)) | ("NAME", Token::Name(it)) => Some(Term::word(it)),
            ("SIGN", Token::Sign(it)) | ("TAG", Token::Tag(it)) => Some(Term::word(it)),
            _ => None,
        }
    }

    /// The token as text.
    pub fn text(&self) -> String {
        match self {
            Token::Word(it) | Token::Range(it) => it.to_string(),
            Token::Number(it) => it.to_string(),
            Token::Signed(it) => format!("{it:+}"),
            Token::Name(it) => format!("\"{it}\""),
            Token::Sign(it) => format!("<{it}>"),
            Token::Tag(it) => format!("[{it}]"),
        }
    }

    /// The token that represents its sort in a list of differences.
    pub fn sort(&self) -> &str {
        match self {
            Token::Word(it) => it,
            Token::Number(_) => "#",
            Token::Signed(_) => "+#",
            Token::Range(_) => "#-#",
            Token::Name(_) => "NAME",
            Token::Sign(_) => "<SIGN>",
            Token::Tag(_) => "[TAG]",
        }
    }
}

/// Tokens as one text.
pub fn join(tokens: &[Token], blanks: bool) -> String {
    let all: Vec<String> = tokens.iter().map(Token::text).collect();
    all.join(if blanks { " " } else { "" })
}

impl Table {
    /// The tokens of a text.
    pub fn tokens(&self, text: &str) -> Vec<Token> {
        let mut text = text.to_owned();
        for (wrong, right) in &self.fixes {
            text = replace(&text, wrong, right);
        }
        let mut tokens = Vec::new();
        let mut rest = text.as_str();
        while let Some(letter) = rest.chars().next() {
            let used = self.token(rest, letter, &mut tokens).max(letter.len_utf8());
            rest = &rest[used..];
        }
        tokens
    }

    /// Takes one token. Returns its length.
    fn token(&self, rest: &str, letter: char, to: &mut Vec<Token>) -> usize {
        if letter.is_whitespace() {
            return 0;
        }
        if rest.starts_with("'s") && !rest[2..].starts_with(char::is_alphanumeric) {
            to.push(Token::word("'s"));
            return 2;
        }
        for (open, close) in [('"', '"'), ('「', '」'), ('『', '』')] {
            if letter == open
                && let Some(end) = rest[open.len_utf8()..].find(close)
            {
                to.push(Token::Name(rest[open.len_utf8()..open.len_utf8() + end].trim().into()));
                return open.len_utf8() + end + close.len_utf8();
            }
        }
        if letter == '<'
            && let Some(end) = rest.find('>').filter(|it| *it < 40)
        {
            let sign = rest[1..end].trim().to_lowercase();
            to.push(self.formed(&format!("<{sign}>")));
            return end + 1;
        }
        if letter == '['
            && let Some(end) = rest.find(']')
            && keyword(&rest[1..end])
        {
            to.push(Token::Tag(rest[1..end].to_lowercase().replace(' ', "").into()));
            return end + 1;
        }
        if letter == '|'
            && let Some(end) = rest[1..].find('|').filter(|it| *it < 20)
        {
            to.push(Token::word(&format!("icon-{}", rest[1..=end].to_lowercase())));
            return end + 2;
        }
        if let Some(used) = number(rest, letter, to) {
            return used;
        }
        if letter.is_ascii_alphabetic() && self.blanks {
            return self.letters(rest, to);
        }
        to.push(Token::word(letter.encode_utf8(&mut [0; 4])));
        letter.len_utf8()
    }

    fn letters(&self, rest: &str, to: &mut Vec<Token>) -> usize {
        if rest.get(..4).is_some_and(|it| it.eq_ignore_ascii_case("non-")) {
            to.push(Token::word("non-"));
            return 4;
        }
        let end = rest.find(|it: char| !(it.is_ascii_alphabetic() || it == '-' || it == '\'')).unwrap_or(rest.len());
        let end = rest[..end].trim_end_matches('-').len();
        let word = rest[..end].to_lowercase();
        let (stem, owner) = match word.strip_suffix("'s").or_else(|| word.strip_suffix('\'')) {
            Some(stem) => (stem, true),
            None => (word.as_str(), false),
        };
        to.push(self.formed(stem));
        if owner {
            to.push(Token::word("'s"));
        }
        end
    }

    /// A word in its base form.
    fn formed(&self, word: &str) -> Token {
        let word = self.forms.get(word).map_or(word, String::as_str);
        match word.strip_prefix('<').and_then(|it| it.strip_suffix('>')) {
            Some(sign) => Token::Sign(sign.into()),
            None => word.parse().map_or_else(|_| Token::word(word), Token::Number),
        }
    }
}

fn keyword(text: &str) -> bool {
    let text = text.trim();
    (2..=5).contains(&text.len()) && text.bytes().all(|it| it.is_ascii_alphanumeric() || it == b' ')
}

fn number(rest: &str, letter: char, to: &mut Vec<Token>) -> Option<usize> {
    let digits = |text: &str| text.bytes().take_while(u8::is_ascii_digit).count();
    if matches!(letter, '+' | '-') {
        let many = digits(&rest[1..]);
        let number: i16 = rest[1..=many].parse().ok()?;
        to.push(Token::Signed(if letter == '-' { -number } else { number }));
        return Some(many + 1);
    }
    let many = digits(rest);
    let number = rest[..many].parse().ok()?;
    let second = rest[many..].strip_prefix('-').map_or(0, digits);
    if second > 0 {
        to.push(Token::Range(rest[..many + 1 + second].into()));
        return Some(many + 1 + second);
    }
    to.push(Token::Number(number));
    Some(many)
}

/// Replaces text regardless of case. A name in quotes is left alone unless the quotes are part of the replacement.
fn replace(text: &str, wrong: &str, right: &str) -> String {
    let small = text.to_ascii_lowercase();
    let mut out = String::with_capacity(text.len());
    let mut done = 0;
    for (at, _) in small.match_indices(wrong) {
        if text[..at].matches('"').count() % 2 == 1 {
            continue;
        }
        out.push_str(&text[done..at]);
        out.push_str(right);
        done = at + wrong.len();
    }
    out.push_str(&text[done..]);
    out
}
