//! Aids for a line editor: completion, hints, colours.

use super::{COMMANDS, Repl, command};
use crate::judge::{Game, MOST_LISTED};
use crate::log::Seat;
use crate::table::Card;
use rustyline::completion::{Completer, Pair};
use rustyline::highlight::{CmdKind, Highlighter};
use rustyline::hint::Hinter;
use rustyline::{Context, Helper, Validator};
use std::borrow::Cow;

/// The maximum number of clauses offered at once.
const OFFERED: usize = 60;

/// A session as the helper of a line editor.
#[derive(Helper, Validator)]
pub struct Aid<G: Game>(pub Repl<G>);

impl<G: Game> Completer for Aid<G> {
    type Candidate = Pair;

    fn complete(&self, line: &str, at: usize, _: &Context<'_>) -> rustyline::Result<(usize, Vec<Pair>)> {
        let (start, words) = self.0.completions(line.get(..at).unwrap_or(line));
        let pair = |it: String| Pair { display: it.clone(), replacement: it };
        Ok((start, words.into_iter().map(pair).collect()))
    }
}

impl<G: Game> Hinter for Aid<G> {
    type Hint = String;

    fn hint(&self, line: &str, at: usize, _: &Context<'_>) -> Option<String> {
        (at == line.len()).then(|| self.0.hint(line))?
    }
}

impl<G: Game> Highlighter for Aid<G> {
    fn highlight_prompt<'b, 's: 'b, 'p: 'b>(&'s self, prompt: &'p str, _: bool) -> Cow<'b, str> {
        let branch = self.0.session.depth().is_some();
        match self.0.page.colours {
            false => Cow::Borrowed(prompt),
            true if branch => Cow::Owned(format!("\u{1b}[1;35m{prompt}\u{1b}[0m")),
            true => Cow::Owned(format!("\u{1b}[1;36m{prompt}\u{1b}[0m")),
        }
    }

    fn highlight_hint<'h>(&self, hint: &'h str) -> Cow<'h, str> {
        if self.0.page.colours { Cow::Owned(format!("\u{1b}[2m{hint}\u{1b}[0m")) } else { Cow::Borrowed(hint) }
    }

    fn highlight<'l>(&self, line: &'l str, _: usize) -> Cow<'l, str> {
        let name = line.split_whitespace().next().unwrap_or("");
        if !self.0.page.colours || command::find(name).is_none() {
            return Cow::Borrowed(line);
        }
        Cow::Owned(line.replacen(name, &format!("\u{1b}[1m{name}\u{1b}[0m"), 1))
    }

    fn highlight_char(&self, _: &str, _: usize, kind: CmdKind) -> bool {
        self.0.page.colours && kind != CmdKind::MoveCursor
    }
}

impl<G: Game> Repl<G> {
    /// The completions at the end of a line, and the offset from which they replace it.
    pub fn completions(&self, line: &str) -> (usize, Vec<String>) {
        let lead = line.len() - line.trim_start().len();
        let Some((name, rest)) = line[lead..].split_once(char::is_whitespace) else {
            let names = COMMANDS.iter().map(|it| it.names[0].to_owned());
            return (lead, begun(names, &line[lead..]));
        };
        let name = command::find(name).map_or("", |it| it.names[0]);
        let word = line.len() - rest.rsplit(char::is_whitespace).next().unwrap_or("").len();
        let last = &line[word..];
        let before = line[line.len() - rest.len()..word].trim();
        match (name, before) {
            ("try" | "try!", _) => self.decisions(line, rest),
            ("card", "") | ("break", "card") => (word, begun(self.cards(), &last.to_uppercase())),
            ("clause", "") | ("break", "clause") => (word, clauses::<G>(last)),
            ("break", "") => {
                let mut words = begun(["card", "finding"].map(str::to_owned), last);
                if last.starts_with(|it: char| it.is_ascii_digit()) {
                    words.extend(clauses::<G>(last));
                }
                (word, words)
            }
            ("goto", "") => (word, begun(["turn", "phase", "start", "end"].map(str::to_owned), last)),
            ("goto", "phase") => (word, begun(self.phases(), last)),
            ("board", "") => (word, begun(["en", "zh", "ja", "A", "B", "public"].map(str::to_owned), last)),
            ("lang", "") => (word, begun(["en", "zh", "tw", "ja", "native"].map(str::to_owned), last)),
            ("branch", "") => (word, begun(self.kept_branches.iter().map(|it| it.name.clone()), last)),
            ("findings" | "next-finding", "") => (word, begun(["all".to_owned()], last)),
            ("help", "") => (word, begun(COMMANDS.iter().map(|it| it.names[0].to_owned()), last)),
            _ => (word, Vec::new()),
        }
    }

    /// The possible rest of a half-typed line.
    pub fn hint(&self, line: &str) -> Option<String> {
        if line.trim().is_empty() {
            return None;
        }
        if let Some(form) = line.strip_suffix(' ').and_then(command::find).filter(|it| !it.names[0].starts_with("try"))
        {
            return (!form.rest.is_empty()).then(|| form.rest.to_owned());
        }
        let (start, words) = self.completions(line);
        let rest = words.first()?.get(line.len() - start..)?;
        (!rest.is_empty()).then(|| rest.to_owned())
    }

    /// The legal decisions that begin with the input after `try`.
    fn decisions(&self, line: &str, rest: &str) -> (usize, Vec<String>) {
        let typed = rest.trim_start();
        let typed = ["A ", "B ", "A: ", "B: "].iter().find_map(|it| typed.strip_prefix(it)).unwrap_or(typed);
        (line.len() - typed.len(), begun(self.choices().iter().cloned(), typed))
    }

    /// The legal decisions of the next choice, as typed; only the first ones if there are too many to list.
    fn choices(&self) -> &[String] {
        self.choices.get_or_init(|| {
            let (_, state) = self.session.ahead();
            let legal = G::legal(self.session.setup(), &state);
            legal.take(MOST_LISTED).map(|it| G::write_decision(&it)).collect()
        })
    }

    fn cards(&self) -> Vec<String> {
        self.all_cards().map(|it| it.to_string()).collect()
    }

    /// The cards of both players' lists.
    pub(super) fn all_cards(&self) -> impl Iterator<Item = Card> {
        let players = self.session.header().players.iter().zip(Seat::BOTH);
        players.flat_map(|(it, seat)| (0..it.cards().count()).map(move |place| Card::new(seat, place)))
    }
}

fn begun(words: impl IntoIterator<Item = String>, typed: &str) -> Vec<String> {
    words.into_iter().filter(|it| it.starts_with(typed)).collect()
}

fn clauses<G: Game>(typed: &str) -> Vec<String> {
    G::catalogue()
        .iter()
        .map(|it| it.number)
        .filter(|it| it.starts_with(typed))
        .take(OFFERED)
        .map(str::to_owned)
        .collect()
}

#[cfg(test)]
mod tests {
    use crate::games::cipher::Cipher;
    use crate::judge::Session;
    use crate::repl::Repl;
    use crate::report::Page;

    /// A match before its setup: the only legal decisions are lords of cost 1 (12.2.1.1). S01-004 costs 3, B01-003 costs 1.
    fn repl() -> Repl<Cipher> {
        let log = r#"{"headjudge":1,"game":"cipher","edition":"comprehensive-26","detail":"full","view":"omniscient","players":[{"name":"Ann","deck":["S01-004","B01-003"]},{"name":"Ben","deck":["B01-003"]}]}"#;
        let log = crate::log::open(log.as_bytes()).expect("a header");
        Repl::new(Session::open(log).expect("a match"), Page::PLAIN)
    }

    fn offered(line: &str) -> (usize, Vec<String>) {
        repl().completions(line)
    }

    #[test]
    fn commands_cards_clauses_and_legal_decisions_are_completed() {
        assert_eq!(offered("ne"), (0, vec!["next".to_owned(), "next-finding".to_owned()]));
        assert_eq!(offered("card a"), (5, vec!["A1".to_owned(), "A2".to_owned()]));
        assert_eq!(offered("try "), (4, vec!["lord A2".to_owned()]));
        assert_eq!(offered("try lo"), (4, vec!["lord A2".to_owned()]));
        assert_eq!(offered("try! A lord "), (7, vec!["lord A2".to_owned()]));
        assert_eq!(offered("goto phase p"), (11, vec!["preparation".to_owned()]));
        assert_eq!(offered("break card B"), (11, vec!["B1".to_owned()]));
        assert!(offered("clause 17.1.").1.contains(&"17.1.2".to_owned()));
        assert!(offered("note ne").1.is_empty());
        assert!(offered("夏").1.is_empty());
    }

    #[test]
    fn hints_go_on_from_what_was_typed() {
        let repl = repl();
        assert_eq!(repl.hint("boa").as_deref(), Some("rd"));
        assert_eq!(
            repl.hint("goto ").as_deref(),
            Some("ENTRY | turn N | turn next | turn back | phase NAME [back] | start | end")
        );
        assert_eq!(repl.hint("try lord").as_deref(), Some(" A2"));
        assert_eq!(repl.hint("card a"), Some("1".to_owned()));
        assert_eq!(repl.hint(""), None);
        assert_eq!(repl.hint("board ").as_deref(), Some("[en | zh | ja | A | B | public]"));
        assert_eq!(repl.hint("agenda "), None);
    }
}
