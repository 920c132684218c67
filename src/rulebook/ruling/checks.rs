//! Checks of a ruling that do not depend on its logs.

use super::draft::UNFINISHED;
use super::{Lack, MOST_ANSWER, MOST_LOGS, Proof, Ruling, Shortfall, id, number};
use crate::rulebook::Volume;

impl Ruling {
    /// The shortfalls of a ruling by itself. The file lies in the folder of a game.
    pub fn shortfalls(&self, file: &str, volume: &Volume) -> Vec<Shortfall> {
        let mut found = Vec::new();
        found.extend(self.name(file, volume));
        found.extend(self.edition(volume));
        found.extend(self.questions());
        found.extend(self.answers());
        found.extend(self.text());
        found.extend(self.clauses_there_are(volume));
        found.extend(self.proofs(volume));
        found
    }

    /// The shortfalls that are allowed while a ruling is being written.
    pub fn still_lacks(&self) -> Vec<Shortfall> {
        let native = (self.native.is_none())
            .then(|| Shortfall::new(Lack::Question, "`native`, the question in the book's language", "none"));
        let proof = (self.proof.is_empty() && self.unproved.is_none())
            .then(|| Shortfall::new(Lack::Proof, "a proof, or `unproved` with the reason for none", "neither"));
        native.into_iter().chain(proof).collect()
    }

    fn name(&self, file: &str, volume: &Volume) -> Vec<Shortfall> {
        let mut found = Vec::new();
        if self.game != volume.id {
            let folder = format!("the game {}, as the folder says", volume.id);
            found.push(Shortfall::new(Lack::Game, folder, format!("{:?}", self.game)));
        }
        let named = number(volume.id, file).filter(|it| file.starts_with(&format!("{it:04}-")));
        match named.map(|it| id(volume.id, it)) {
            Some(id) if id == self.id => {}
            Some(id) => found.push(Shortfall::new(
                Lack::Id,
                format!("the id {id}, as the file's name says"),
                format!("{:?}", self.id),
            )),
            None => {
                let wanted = "a file's name that begins with four digits and a hyphen, such as 0031-first-turn.md";
                found.push(Shortfall::new(Lack::Id, wanted, format!("{file:?}")));
            }
        }
        found
    }

    fn edition(&self, volume: &Volume) -> Option<Shortfall> {
        let got = format!("{:?}", self.edition);
        let wanted = format!("the edition {}", volume.edition);
        if self.edition == volume.edition {
            return None;
        }
        if is_older(&self.edition, volume.edition) {
            let got = format!("{got}, an older one: read the clauses again, then write the new edition");
            return Some(Shortfall::new(Lack::Stale, wanted, got));
        }
        Some(Shortfall::new(Lack::Edition, wanted, format!("{got}, which is not known")))
    }

    fn questions(&self) -> Vec<Shortfall> {
        let both = [("question", Some(&self.question)), ("native", self.native.as_ref())];
        let blank = both.into_iter().filter(|it| it.1.is_some_and(|text| text.trim().is_empty()));
        blank.map(|it| Shortfall::new(Lack::Question, format!("`{}` to be filled in", it.0), "nothing")).collect()
    }

    /// Checks that an answer is one sentence, short enough to be read out at a table.
    fn answers(&self) -> Vec<Shortfall> {
        let both = [("answer", self.answer(), '.'), ("answer_native", self.answer_native(), '。')];
        let more = [("answer_zh", "zh"), ("answer_tw", "tw"), ("answer_ja", "ja")];
        let more = more.map(|(field, language)| (field, self.answer_in(language)));
        let more = more.into_iter().filter_map(|(field, answer)| Some((field, answer?, '。')));
        both.into_iter().chain(more).filter_map(|(field, answer, end)| unfit(field, answer, end)).collect()
    }

    /// Checks the reasons: the body apart from headings.
    fn text(&self) -> Option<Shortfall> {
        let lines = || self.body.lines().map(str::trim).zip(self.body_line..);
        if let Some((_, line)) = lines().find(|it| it.0.starts_with(UNFINISHED)) {
            let got = format!("a line that begins with {UNFINISHED}");
            return Some(Shortfall::new(Lack::Body, "the answer and its reasons", got).on(Some(line)));
        }
        let is_written = lines().any(|it| !it.0.is_empty() && !it.0.starts_with('#'));
        (!is_written)
            .then(|| Shortfall::new(Lack::Body, "the answer and its reasons behind the front matter", "nothing"))
    }

    fn clauses_there_are(&self, volume: &Volume) -> Vec<Shortfall> {
        let mut found = Vec::new();
        if self.clauses.is_empty() {
            found.push(Shortfall::new(Lack::Clause, "the clauses that decide", "none"));
        }
        let book = volume.open();
        for (field, clause) in
            self.clauses.iter().map(|it| ("clauses", it)).chain(self.see.iter().map(|it| ("see", it)))
        {
            if book.clause(clause).is_none() {
                let wanted = format!("in `{field}` a clause of {}", volume.edition);
                found.push(Shortfall::new(Lack::Clause, wanted, format!("{clause:?}")));
            }
        }
        found
    }

    fn proofs(&self, volume: &Volume) -> Vec<Shortfall> {
        let mut found = Vec::new();
        if self.unproved.as_ref().is_some_and(|it| it.trim().is_empty()) {
            found.push(Shortfall::new(Lack::Proof, "in `unproved` why no log can show it", "nothing"));
        }
        if self.unproved.is_some() && !self.proof.is_empty() {
            found.push(Shortfall::new(Lack::Proof, "a proof, or `unproved` with the reason for none", "both"));
        }
        if !volume.referee && !self.proof.is_empty() {
            found.push(Shortfall::new(Lack::Proof, "no proof, since no referee judges this game", "one"));
        }
        if self.proof.len() > MOST_LOGS {
            let wanted = format!("at most {MOST_LOGS} logs");
            found.push(Shortfall::new(Lack::Proof, wanted, self.proof.len().to_string()));
        }
        found.extend(self.proof.iter().flat_map(expectations));
        found
    }
}

/// The fault of an answer in a language with this mark at the end of sentences.
fn unfit(field: &str, answer: &str, end: char) -> Option<Shortfall> {
    if answer.trim().is_empty() {
        return Some(Shortfall::new(Lack::Answer, format!("`{field}` to be filled in"), "nothing"));
    }
    let length = answer.chars().count();
    if length > MOST_ANSWER {
        let wanted = format!("in `{field}` at most {MOST_ANSWER} characters");
        return Some(Shortfall::new(Lack::Answer, wanted, length.to_string()));
    }
    let wanted = format!("in `{field}` one sentence, with {end:?} at its end alone");
    (!is_one_sentence(answer, end)).then(|| Shortfall::new(Lack::Answer, wanted, format!("{answer:?}")))
}

/// Returns `true` if a text is one sentence that ends with this mark. A dot inside a clause number does not count.
fn is_one_sentence(text: &str, end: char) -> bool {
    let Some(within) = text.strip_suffix(end) else { return false };
    let breaks = |it: char| it.is_control() || matches!(it, '。' | '！' | '？');
    let ends = |it: &str| it.trim_end_matches(['"', '\'', ')']).ends_with(['.', '!', '?']);
    let says = within.trim() == within && within.contains(char::is_alphanumeric);
    says && !within.contains(breaks) && !within.split_whitespace().any(ends)
}

/// Checks that every log has expectations, without duplicates.
fn expectations(proof: &Proof) -> Vec<Shortfall> {
    let mut found = Vec::new();
    if proof.expect.is_empty() {
        let wanted = "in `expect` at least one entry with its verdict";
        found.push(Shortfall::new(Lack::Proof, wanted, "none").in_log(&proof.log));
    }
    for (place, it) in proof.expect.iter().enumerate() {
        if proof.expect[..place].iter().any(|other| other.entry == it.entry) {
            let twice = Shortfall::new(Lack::Proof, "one verdict", "another one besides");
            found.push(twice.in_log(&proof.log).at(it.entry));
        }
    }
    found
}

/// Returns `true` if an edition is an older one of the same book: the same words with smaller numbers.
fn is_older(one: &str, other: &str) -> bool {
    let words = |it: &str| it.split(|letter: char| letter.is_ascii_digit()).next().map(str::to_owned);
    let numbers = |edition: &str| -> Vec<u32> {
        edition.split(|it: char| !it.is_ascii_digit()).filter_map(|it| it.parse().ok()).collect()
    };
    words(one) == words(other) && !numbers(one).is_empty() && numbers(one) < numbers(other)
}

#[cfg(test)]
mod tests {
    use super::{is_older, is_one_sentence};

    #[test]
    fn an_answer_is_one_sentence() {
        for one in ["No, 18.1.3.1 takes it back.", "Only if 17.1.2 (and 2.10) let it."] {
            assert!(is_one_sentence(one, '.'), "{one}");
        }
        for one in ["No. It is rested.", "No", "No!", "Is it? (No.) It is not.", " No.", "No..", "A\nB.", ".", ""] {
            assert!(!is_one_sentence(one, '.'), "{one}");
        }
        for one in ["不能，见18.1.3.1。", "「速攻」です。"] {
            assert!(is_one_sentence(one, '。'), "{one}");
        }
        for one in ["不能。没有目标。", "不能", "不能！。", "不能.", "不能。\n", "。"] {
            assert!(!is_one_sentence(one, '。'), "{one}");
        }
    }

    #[test]
    fn editions_are_compared_by_their_numbers() {
        assert!(is_older("comprehensive-25", "comprehensive-26"));
        assert!(is_older("lite-2024-11", "lite-2025-03"));
        assert!(!is_older("comprehensive-27", "comprehensive-26"));
        assert!(!is_older("comprehensive", "comprehensive-26"));
        assert!(!is_older("starter-3", "comprehensive-26"));
    }
}
