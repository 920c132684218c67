//! Finding things in the match: entries by a word, a turn's moves, a card by its name, legal decisions by a word; the table
//! through a view; and the rewind to before an entry.

use super::breaks::is_under;
use super::{Act, Repl, board_text, command};
use crate::judge::{Due, Game, Leaves, MOST_LISTED, seen_by, tell_due, wording::decides};
use crate::log::{Body, Entry, Form, Intervention, Seat, View, Writer};
use crate::report::{hung, one_or, shown, wording};
use crate::table::Card;
use std::path::{Path, PathBuf};

/// The maximum number of entries in one reply.
const LISTED: usize = 200;
/// The maximum number of cards named to choose from.
const NAMED: usize = 12;
/// The number of leading lines of a card's facts that contain its names.
const NAMES: usize = 2;

/// Returns `true` if a word of a text begins like this; in scripts without word breaks, if it occurs anywhere. `A1` does
/// not match `A15`.
fn has_word(text: &str, wanted: &str) -> bool {
    let in_word = |it: Option<char>| it.is_some_and(|letter| letter.is_ascii_alphanumeric());
    let number = |it: Option<char>| it.is_some_and(|letter| letter.is_ascii_digit());
    text.match_indices(wanted).any(|(at, _)| {
        let (before, after) = (text[..at].chars().next_back(), text[at + wanted.len()..].chars().next());
        !(in_word(before) && in_word(wanted.chars().next()) || number(wanted.chars().next_back()) && number(after))
    })
}

impl<G: Game> Repl<G> {
    /// The entries that match a word: of their event, of a card's name in any language, a clause, or a player.
    pub(super) fn find(&self, what: &str) -> String {
        let wanted = what.to_lowercase();
        let cards = self.cards_named(what);
        let header = self.session.header();
        let is_meant = |by: Seat| by.to_string() == what || header.player(by).name.to_lowercase() == wanted;
        let holds = |n: &usize| {
            let by = match self.session.entry(*n).map(|it| &it.body) {
                Some(Body::Decision { by, .. }) => Some(*by),
                _ => None,
            };
            by.is_some_and(is_meant)
                || has_word(&self.event(*n).to_lowercase(), &wanted)
                || self.session.clauses(*n).any(|it| is_under(it, what))
                || cards.iter().any(|it| self.session.touches(*n, *it))
        };
        let found: Vec<usize> = (1..=self.session.len()).filter(holds).collect();
        self.listed(&found)
    }

    /// The entries of a turn; by default the present one.
    pub(super) fn log(&self, turn: Option<u32>) -> Result<String, String> {
        let here = G::moment(self.session.state()).0;
        let turn = turn.unwrap_or(here);
        let first = self.turn_at(turn)?;
        let calendar = self.session.calendar();
        let end =
            calendar.iter().find(|it| it.at > first && it.turn != turn).map_or(self.session.len(), |it| it.at - 1);
        Ok(self.listed(&(first.max(1)..=end).collect::<Vec<_>>()))
    }

    fn listed(&self, entries: &[usize]) -> String {
        let language = self.page.language;
        let mut text: String = entries.iter().take(LISTED).map(|it| self.entry(*it)).collect();
        if entries.len() > LISTED {
            text.push_str(&format!("{}\n", wording::and_more(language, entries.len() - LISTED)));
        }
        text + &format!("{}\n", one_or(entries.len(), wording::one_entry, wording::entries, language))
    }

    /// The cards with a word in their names, in any language.
    fn cards_named(&self, word: &str) -> Vec<Card> {
        let wanted = word.to_lowercase();
        let (setup, state) = (self.session.setup(), self.session.state());
        let named = |card: &Card| {
            let facts = G::card_facts(setup, state, *card).unwrap_or_default();
            facts.iter().take(NAMES).any(|it| has_word(&it.to_lowercase(), &wanted))
        };
        self.all_cards().filter(named).collect()
    }

    /// A card by its code or by a name that no other card has.
    pub(super) fn card_of(&self, word: &str) -> Result<Card, String> {
        let by_code = command::card(self.page.language, word);
        if by_code.is_ok() || word.is_empty() {
            return by_code.and_then(|it| self.present(it));
        }
        let named = self.cards_named(word);
        match named[..] {
            [] => by_code,
            [one] => Ok(one),
            _ => {
                let name = |it: &Card| shown(&G::name_card(self.session.setup(), *it));
                let mut list: Vec<String> = named.iter().take(NAMED).map(name).collect();
                if named.len() > NAMED {
                    list.push(wording::and_more(self.page.language, named.len() - NAMED));
                }
                Err(wording::several_cards(self.page.language, format!("{word:?}"), list.join(", ")))
            }
        }
    }

    /// The legal decisions that contain a word.
    pub(super) fn legal_with(&self, word: &str) -> String {
        let (language, wanted) = (self.page.language, word.to_lowercase());
        let (_, state) = self.session.ahead();
        let setup = self.session.setup();
        let Due::Decision { by, .. } = *G::due(&state) else { return self.next_due() };
        let told = |it: &G::Decision| [G::write_decision(it), decides(language, by, G::tell_choice(setup, &state, it))];
        let found = G::legal(setup, &state).take(MOST_LISTED).map(|it| told(&it));
        let found: Vec<_> =
            found.filter(|names| names.iter().any(|it| has_word(&it.to_lowercase(), &wanted))).collect();
        let line = |[typed, told]: &[String; 2]| hung(&self.page, &format!("  {:16}  ", shown(typed)), &shown(told));
        if found.is_empty() {
            return format!("{}\n", self.page.wrapped(0, &super::wording::no_legal_with(language, shown(word))))
                + &self.next_due();
        }
        let mut text: String = found.iter().take(LISTED).map(line).collect();
        text.push_str(&format!("{}\n", one_or(found.len(), wording::one_legal, wording::legals, language)));
        text
    }

    /// The table through the view of a seat, or a spectator.
    pub(super) fn board_of(&self, view: View) -> Result<String, String> {
        let session = &self.session;
        let seen = seen_by(session, view).map_err(|it| it.to_string())?;
        let bytes = seen.write(Vec::new(), Form::Frames, false).map_err(|it| it.to_string())?;
        let log = crate::log::open(bytes.as_slice()).map_err(|it| it.to_string())?;
        let tongue = G::tongue(session.setup());
        let theirs = crate::judge::Session::<G>::open_with(log, tongue, None).map_err(|it| it.0)?;
        let at = match session.at() {
            at if at == session.len() => theirs.len(),
            at => seen.number_of(at + 1) - 1,
        };
        let board = G::board(theirs.setup(), &theirs.state_after(at));
        let names = theirs.header().players.each_ref().map(|it| it.name.as_str());
        Ok(board_text(&self.page, &board, names))
    }

    /// A plan for a rewind to before an entry.
    pub(super) fn rewind(&self, n: Option<usize>) -> Result<String, String> {
        let n = self.existing(n.unwrap_or(self.session.at()))?;
        let language = self.page.language;
        let plan = self.session.plan(n).ok_or_else(|| wording::no_plan(language, n))?;
        let told = match plan.by_the_rules {
            true => wording::plan_rules(language, plan.to),
            false => wording::plan_judge(language, plan.to),
        };
        let mut text = format!("{}\n", self.page.wrapped(0, &told));
        for it in plan.acts.iter().take(LISTED) {
            let leaves = match it.leaves {
                Leaves::Nothing => String::new(),
                Leaves::CardSeen => format!("  ● {}", wording::leaves_seen(language)),
                Leaves::ChanceAgain => format!("  ● {}", wording::leaves_chance(language)),
            };
            text.push_str(&hung(&self.page, &format!("#{} ", it.entry), &format!("{}{leaves}", shown(&it.event))));
        }
        let left = plan.acts.len().saturating_sub(LISTED) + plan.more;
        if left > 0 {
            text.push_str(&format!("{}\n", wording::plan_more(language, left)));
        }
        text.push_str(&self.going_on_at(plan.to as usize));
        Ok(text + &format!("{}\n", self.page.wrapped(0, &wording::rewind_writes(language, n))))
    }

    /// The steps after an entry, and the player who chooses then: the continuation after a rewind.
    fn going_on_at(&self, to: usize) -> String {
        if to >= self.session.len() {
            return String::new();
        }
        let (steps, state) = self.session.before(to + 1);
        let head = super::wording::going_on_at(self.page.language, to);
        let due = shown(&tell_due::<G>(self.session.setup(), G::due(&state)));
        format!("{}\n{}", self.page.wrapped(0, &head), self.demanded(&steps))
            + &hung(&self.page, &wording::next_head(self.page.language), &due)
    }

    /// A copy of the log with a judge's rewind to before an entry. The log itself is unchanged.
    pub(super) fn rewound(&self, n: usize, path: PathBuf) -> Result<(String, Act), String> {
        let n = self.existing(n)?;
        let language = self.page.language;
        let plan = self.session.plan(n).ok_or_else(|| wording::no_plan(language, n))?;
        let form = Form::of_path(&path).ok_or_else(|| super::wording::name_ends(language))?;
        let reason = self.session.finding(n).and_then(|it| it.reasons.first());
        let reason = reason.map_or_else(|| self.event(n), |it| format!("{}: {}", it.clause, it.facts));
        let bytes = self.with_rewind(form, plan.to, reason).map_err(|it| it.to_string())?;
        let name = shown(&Path::new(&path).display().to_string());
        let text = self.page.wrapped(0, &wording::rewound_copy(language, name, plan.to));
        Ok((text, Act::Save { path, over: false, bytes }))
    }

    fn with_rewind(&self, form: Form, to: u32, reason: String) -> std::io::Result<Vec<u8>> {
        let mut writer = Writer::new(Vec::new(), form, self.sealed(), self.session.header())?;
        let entries = self.session.entries();
        entries.iter().try_for_each(|it| writer.write(it))?;
        let body = Body::Intervention(Box::new(Intervention::Rewind { to, reason }));
        writer.write(&Entry::<G> { n: entries.len() as u32 + 1, body })?;
        writer.finish()
    }
}

#[cfg(test)]
mod tests {
    use super::has_word;

    #[test]
    fn a_word_is_found_by_its_beginning() {
        assert!(has_word("a attacks with a15 marth", "mar") && has_word("a attacks with a15 marth", "attack"));
        assert!(!has_word("b draws b46 lon'qu", "raw") && !has_word("a attacks with a15 marth", "a1"));
        assert!(has_word("由a15 马尔斯进行攻击", "攻击") && has_word("由a15 马尔斯进行攻击", "a15"));
    }
}
