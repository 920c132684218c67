//! A ruling: a small Markdown file with a front matter between two lines of `---`.

/// What the front matter of a ruling says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ruling {
    /// The number that the ruling is cited by; its file's name begins with it.
    pub id: String,
    /// The question in a line: `title`, or `question`, or the text's first heading.
    pub title: String,
    /// The numbers of the clauses that it cites.
    pub clauses: Vec<String>,
}

/// A file that is no ruling: what is wrong with it.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct BadRuling(pub String);

impl Ruling {
    /// Reads a ruling's file.
    ///
    /// # Errors
    /// [`BadRuling`] where there is no front matter, or where it has no `id`, no title or no `clauses`.
    ///
    /// ```
    /// use headjudge::rulebook::Ruling;
    /// let ruling = Ruling::read("---\nid: 7\ntitle: Who refills first?\nclauses: [11.2, 11.3.1]\n---\nAnswer.\n").unwrap();
    /// assert_eq!((ruling.id.as_str(), ruling.clauses.len()), ("7", 2));
    /// ```
    pub fn read(text: &str) -> Result<Ruling, BadRuling> {
        let (front, body) =
            split(text).ok_or_else(|| bad("it does not begin with a front matter between two lines of ---"))?;
        let field = |name: &str| front.iter().find(|it| it.0 == name).map(|it| it.1.as_slice());
        let first = |name: &str| field(name).and_then(|it| it.first()).cloned();
        let heading = || body.lines().find_map(|it| it.strip_prefix("# ")).map(|it| it.trim().to_owned());
        Ok(Ruling {
            id: first("id").ok_or_else(|| bad("its front matter has no id"))?,
            title: first("title")
                .or_else(|| first("question"))
                .or_else(heading)
                .ok_or_else(|| bad("it has no title"))?,
            clauses: field("clauses").ok_or_else(|| bad("its front matter has no clauses"))?.to_vec(),
        })
    }
}

fn bad(what: &str) -> BadRuling {
    BadRuling(what.to_owned())
}

/// A field's name and its values.
type Field = (String, Vec<String>);

/// The front matter's fields with their values, and what follows it.
fn split(text: &str) -> Option<(Vec<Field>, &str)> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let rest = text.strip_prefix("---")?.trim_start_matches('\r').strip_prefix('\n')?;
    let (front, body) = rest.split_once("\n---")?;
    let mut fields: Vec<Field> = Vec::new();
    for line in front.lines().filter(|it| !it.trim().is_empty()) {
        match (line.trim_start().strip_prefix("- "), line.split_once(':'), fields.last_mut()) {
            (Some(item), _, Some((_, values))) => values.push(bare(item)),
            (None, Some((name, value)), _) => fields.push((name.trim().to_owned(), values(value.trim()))),
            _ => return None,
        }
    }
    Some((fields, body))
}

/// The items of a list in brackets, or the one value; none for nothing.
fn values(text: &str) -> Vec<String> {
    let items: Vec<&str> = match text.strip_prefix('[').and_then(|it| it.strip_suffix(']')) {
        Some(list) => list.split(',').collect(),
        None => vec![text],
    };
    items.into_iter().map(bare).filter(|it| !it.is_empty()).collect()
}

/// A value without the quotes around it.
fn bare(text: &str) -> String {
    let text = text.trim();
    let unquoted = |sign: char| text.strip_prefix(sign).and_then(|it| it.strip_suffix(sign));
    unquoted('"').or_else(|| unquoted('\'')).unwrap_or(text).to_owned()
}
