//! Tokenising the mark-up of a page.

/// Elements whose content is not parsed as mark-up.
const RAW: [&str; 8] = ["script", "style", "title", "textarea", "iframe", "noembed", "noframes", "xmp"];
/// The start tag of an element.
pub struct Tag {
    pub name: String,
    pub attributes: Vec<(String, String)>,
}

impl Tag {
    /// The value of an attribute.
    pub fn get(&self, name: &str) -> Option<&str> {
        self.attributes.iter().find(|it| it.0 == name).map(|it| it.1.as_str())
    }
}

/// A token of a page.
pub enum Part<'a> {
    Text(&'a str),
    Start(Tag),
    /// An element with its raw content.
    Raw(Tag, &'a str),
    End(&'a str),
}

/// The tokens of a page by the HTML standard, as far as this program's pages need it.
pub struct Parts<'a> {
    rest: &'a str,
}

impl<'a> Parts<'a> {
    pub fn new(page: &'a str) -> Self {
        Parts { rest: page }
    }

    /// Advances past the next `end`, or to the end of the page. Returns the text before it.
    fn up_to(&mut self, end: char) -> &'a str {
        let (before, rest) = self.rest.split_once(end).unwrap_or((self.rest, ""));
        self.rest = rest;
        before
    }

    fn comment(&mut self) {
        // `<!-->` and `<!--->` are whole comments.
        for whole in [">", "->"] {
            if let Some(rest) = self.rest.strip_prefix(whole) {
                self.rest = rest;
                return;
            }
        }
        let ends =
            |at: usize| ["-->", "--!>"].into_iter().find(|it| self.rest.as_bytes()[at..].starts_with(it.as_bytes()));
        let mut dashes = memchr::memmem::find_iter(self.rest.as_bytes(), b"--");
        // `--->` also ends a comment.
        let found = dashes.find_map(|at| [at, at + 1].into_iter().find_map(|at| Some(at + ends(at)?.len())));
        self.rest = found.map_or("", |it| &self.rest[it..]);
    }

    /// The element that begins here, after its `<`.
    fn tag(&mut self) -> Tag {
        let end =
            self.rest.find(|it: char| it.is_ascii_whitespace() || it == '/' || it == '>').unwrap_or(self.rest.len());
        let name = self.rest[..end].to_ascii_lowercase();
        self.rest = &self.rest[end..];
        let mut attributes = Vec::new();
        loop {
            self.rest = self.rest.trim_start_matches(|it: char| it.is_ascii_whitespace() || it == '/');
            if self.rest.is_empty() {
                break;
            }
            if let Some(rest) = self.rest.strip_prefix('>') {
                self.rest = rest;
                break;
            }
            attributes.push(self.attribute());
        }
        Tag { name, attributes }
    }

    fn attribute(&mut self) -> (String, String) {
        // A name may begin with `=`.
        let ends = |it: (usize, char)| it.0 > 0 && (it.1.is_ascii_whitespace() || matches!(it.1, '/' | '>' | '='));
        let end = self.rest.char_indices().find(|it| ends(*it)).map_or(self.rest.len(), |it| it.0);
        let name = self.rest[..end].to_ascii_lowercase();
        self.rest = self.rest[end..].trim_ascii_start();
        let Some(rest) = self.rest.strip_prefix('=') else { return (name, String::new()) };
        self.rest = rest.trim_ascii_start();
        let quote = self.rest.chars().next().filter(|it| matches!(it, '"' | '\''));
        let value = match quote {
            Some(quote) => {
                self.rest = &self.rest[1..];
                self.up_to(quote)
            }
            None => {
                let end = self.rest.find(|it: char| it.is_ascii_whitespace() || it == '>').unwrap_or(self.rest.len());
                let (value, rest) = self.rest.split_at(end);
                self.rest = rest;
                value
            }
        };
        (name, decoded(value))
    }

    /// The raw content of an element.
    fn raw(&mut self, name: &str) -> &'a str {
        let bytes = self.rest.as_bytes();
        let closes = |at: &usize| {
            let behind = &bytes[at + 2..];
            behind.len() > name.len()
                && behind[..name.len()].eq_ignore_ascii_case(name.as_bytes())
                && matches!(behind[name.len()], b'>' | b'/' | b' ' | b'\n' | b'\r' | b'\t' | b'\x0c')
        };
        let end = memchr::memmem::find_iter(bytes, b"</").find(closes).unwrap_or(bytes.len());
        let (text, rest) = self.rest.split_at(end);
        self.rest = rest;
        text
    }
}

impl<'a> Iterator for Parts<'a> {
    type Item = Part<'a>;

    fn next(&mut self) -> Option<Part<'a>> {
        loop {
            let begins = |it: u8| it.is_ascii_alphabetic() || matches!(it, b'!' | b'?' | b'/');
            let bytes = self.rest.as_bytes();
            if bytes.is_empty() {
                return None;
            }
            let mut open = memchr::memchr_iter(b'<', bytes);
            let at = open.find(|at| bytes.get(at + 1).is_some_and(|it| begins(*it))).unwrap_or(bytes.len());
            if at > 0 {
                let (text, rest) = self.rest.split_at(at);
                self.rest = rest;
                return Some(Part::Text(text));
            }
            if let Some(rest) = self.rest.strip_prefix("<!--") {
                self.rest = rest;
                self.comment();
            } else if let Some(rest) = self.rest.strip_prefix("</") {
                self.rest = rest;
                let tag = self.up_to('>');
                return Some(Part::End(tag.split_ascii_whitespace().next().unwrap_or_default()));
            } else if self.rest.starts_with("<!") || self.rest.starts_with("<?") {
                self.up_to('>');
            } else {
                self.rest = &self.rest[1..];
                let tag = self.tag();
                if !RAW.contains(&tag.name.as_str()) {
                    return Some(Part::Start(tag));
                }
                let text = self.raw(&tag.name);
                return Some(Part::Raw(tag, text));
            }
        }
    }
}

/// A text with its character references resolved: those that this program writes, and numeric ones. Others are left as
/// written.
pub fn decoded(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = memchr::memchr(b'&', rest.as_bytes()) {
        out.push_str(&rest[..at]);
        rest = &rest[at..];
        let end = rest.bytes().take(12).position(|it| it == b';');
        match end.and_then(|end| Some((character(&rest[1..end])?, &rest[end + 1..]))) {
            Some((it, behind)) => {
                out.push(it);
                rest = behind;
            }
            None => {
                out.push('&');
                rest = &rest[1..];
            }
        }
    }
    out + rest
}

fn character(name: &str) -> Option<char> {
    Some(match name {
        "amp" => '&',
        "lt" => '<',
        "gt" => '>',
        "quot" => '"',
        _ => {
            let number = name.strip_prefix('#')?;
            let number = match number.strip_prefix(['x', 'X']) {
                Some(digits) => u32::from_str_radix(digits, 16).ok()?,
                None => number.parse().ok()?,
            };
            char::from_u32(number)?
        }
    })
}

#[cfg(test)]
mod tests {
    use super::decoded;

    #[test]
    fn escapes_are_characters() {
        assert_eq!(decoded("a &lt;b&gt; &amp;lt; &#39;&quot;&#x5361; &x; &"), "a <b> &lt; '\"卡 &x; &");
    }
}
