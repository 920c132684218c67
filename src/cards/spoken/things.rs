//! Descriptions of things, made of their filters.

use super::{Said, Speaker, Term, Tongue};

/// The words of a description, by their position.
#[derive(Default)]
struct Description {
    pre: Vec<String>,
    nouns: Vec<String>,
    post: Vec<String>,
}

impl Speaker<'_> {
    fn gather(&self, filters: &Term) -> Result<Description, String> {
        let mut found = Description::default();
        let filters = filters.as_list().ok_or_else(|| format!("no filters: {filters}"))?;
        for filter in filters {
            let shapes = [("noun", &mut found.nouns), ("pre", &mut found.pre), ("post", &mut found.post)];
            let said = shapes.into_iter().find_map(|(shape, all)| Some((self.lines.find(shape, filter)?, all)));
            let ((line, parts), all) = said.ok_or_else(|| format!("no line says the filter {filter}"))?;
            all.push(self.filled(line.said(self.tongue), &parts)?);
        }
        // A more exact noun replaces the plain word: a follower is a card.
        let plain = self.plain();
        if found.nouns.len() > 1 {
            found.nouns.retain(|noun| *noun != plain);
        }
        Ok(found)
    }

    fn plain(&self) -> &'static str {
        self.pick(["card|cards", "卡", "カード"])
    }

    /// A description of one thing, or of several.
    pub(super) fn things(&self, filters: &Term, many: bool) -> Said {
        let mut found = self.gather(filters)?;
        if found.nouns.is_empty() {
            found.nouns.push(self.plain().to_owned());
        }
        Ok(self.laid(found, many))
    }

    /// A description without a noun unless the filters give one.
    pub(super) fn described(&self, filters: &Term) -> Said {
        let list = if filters.as_list().is_some() { filters.clone() } else { Term::list(vec![filters.clone()]) };
        Ok(self.laid(self.gather(&list)?, false))
    }

    /// A predicate: "is a follower on your field".
    pub(super) fn what_it_is(&self, filters: &Term) -> Said {
        let found = self.gather(filters)?;
        let article = if found.nouns.is_empty() { "is " } else { "is a " };
        Ok(article.to_owned() + &self.laid(found, false))
    }

    /// Filters as alternatives.
    pub(super) fn either(&self, filters: &Term) -> Said {
        let filters = filters.as_list().unwrap_or_default();
        let all: Result<Vec<_>, _> = filters.iter().map(|filter| self.described(filter)).collect();
        Ok(all?.join(self.pick([" or ", "或", "または"])))
    }

    fn laid(&self, found: Description, many: bool) -> String {
        let Description { pre, nouns, post } = found;
        if self.tongue != Tongue::English {
            return post.concat() + &pre.concat() + &nouns.concat();
        }
        let last = nouns.len().saturating_sub(1);
        let noun = |(place, noun): (usize, &String)| {
            let (one, several) = noun.split_once('|').unwrap_or((noun, noun));
            if many && place == last { several.to_owned() } else { one.to_owned() }
        };
        let nouns = nouns.iter().enumerate().map(noun);
        pre.iter().cloned().chain(nouns).chain(post.iter().cloned()).collect::<Vec<_>>().join(" ")
    }
}

/// "An" where a vowel follows, and "another".
pub(super) fn with_articles(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut words = text.split(' ').peekable();
    while let Some(word) = words.next() {
        if word == "a" && words.peek() == Some(&"other") {
            out += "an";
            continue;
        }
        let vowel = words.peek().is_some_and(|next| next.starts_with(['a', 'e', 'i', 'o', 'u']));
        out += match word {
            "a" if vowel => "an",
            "A" if vowel => "An",
            word => word,
        };
        if words.peek().is_some() {
            out.push(' ');
        }
    }
    out
}
