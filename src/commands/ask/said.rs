//! The short answer: one sentence, with its source.

use super::reply::Speaks;
use crate::games;
use crate::rulebook::same::{CaseOf, Lexicon, Rulings, case_of};
use crate::rulebook::search::{Hit, Language};
use crate::rulebook::{Kind, Record, Ruling, Told, Volume, traditional};
use crate::terminal::wording;
use serde::Serialize;

/// How many of the best clauses may make the answer. The first that is not about another case does.
const MAY_LEAD: usize = 3;

/// An answer in one sentence.
#[derive(Serialize)]
pub struct Said {
    pub game: &'static str,
    /// The source: `ruling`, `exception` of a ruling, `case` if a clause decides the case that the question names, or else the
    /// kind of the clause.
    pub by: &'static str,
    /// The ruling that decides.
    pub ruling: Option<&'static str>,
    /// The clause that decides.
    pub clause: &'static str,
    /// The sentence, in the language of the answer.
    pub told: String,
    pub text: &'static str,
    /// The same in the book's language.
    pub native: Option<&'static str>,
}

/// A ruling on a similar question.
#[derive(Serialize)]
pub struct Similar {
    pub ruling: &'static str,
    /// Its question and its answer, in the language of the answer if they exist in it.
    pub question: &'static str,
    pub answer: &'static str,
}

impl Said {
    /// The answer of the ruling on the question, or else of the best clause together with rulings on similar questions. `asked`
    /// is the language of the question.
    pub fn of(
        text: &str,
        asked: Language,
        speaks: Speaks,
        volume: &'static Volume,
        hits: &[&Hit],
    ) -> (Option<Said>, Vec<Similar>) {
        let Some(first) = hits.first() else { return (None, Vec::new()) };
        let told = speaks.told(volume);
        let clauses: Vec<&'static str> = hits.iter().map(|it| volume.clauses[it.place].number).collect();
        let read = Told::new(asked, volume);
        let ruled = Rulings::of(volume, read).on(text, &clauses);
        if let Some(ruling) = ruled.ruling {
            return (Some(Said::ruled(ruling, ruled.is_exception, speaks, volume, &clauses)), Vec::new());
        }
        let similar = ruled.similar.into_iter().map(|ruling| Similar {
            ruling: &ruling.id,
            question: told.question(ruling),
            answer: told.answer(ruling),
        });
        let similar = similar.collect();
        let lexicon = Lexicon::of(volume);
        let read_as = |row: &'static Record| case_of(text, read.statement(row), &lexicon, speaks.place());
        let rows = hits.iter().take(MAY_LEAD).map(|it| &volume.clauses[it.place]);
        // A clause about another player, row or number than the question's cannot lead.
        let mut cases = rows.map(|row| (row, read_as(row))).filter(|it| it.1 != CaseOf::Another);
        let best = (&volume.clauses[first.place], CaseOf::Unsaid);
        let (row, case) = cases.next().unwrap_or(best);
        let statement = told.statement(row);
        let (by, told) = match case {
            CaseOf::This(named) => ("case", case_told(&named, statement, row.number, speaks)),
            _ => (row.kind.name(), stated(row, statement, speaks)),
        };
        let said = Said {
            game: volume.id,
            by,
            ruling: None,
            clause: row.number,
            told,
            text: row.statement,
            native: row.native,
        };
        (Some(said), similar)
    }
}

impl Said {
    /// The answer of a ruling, or its exception. Of its clauses, the one that fits the question best is cited.
    fn ruled(
        ruling: &'static Ruling,
        is_exception: bool,
        speaks: Speaks,
        volume: &'static Volume,
        clauses: &[&'static str],
    ) -> Said {
        let told = speaks.told(volume);
        let fits = clauses.iter().copied().find(|it| ruling.clauses.iter().any(|other| other == it));
        Said {
            game: volume.id,
            by: if is_exception { "exception" } else { "ruling" },
            ruling: Some(&ruling.id),
            clause: fits.or(ruling.clauses.first().map(String::as_str)).unwrap_or_default(),
            told: match told.unless(ruling).filter(|_| is_exception) {
                Some(unless) => {
                    wording::ask_excepted(speaks.words(), &ruling.id, unless.trim().trim_end_matches(['.', '。']))
                }
                None => format!("{} ({})", told.answer(ruling), ruling.id),
            },
            text: ruling.answer(),
            native: Some(ruling.answer_native()),
        }
    }

    /// The title of its game.
    pub fn title(&self, language: Language) -> &'static str {
        let title = |it: &Volume| if language == Language::En { it.title } else { it.native_title };
        games::book(self.game).map_or(self.game, title)
    }
}

/// A clause's statement after an introduction. The introduction follows the kind of the clause, not whether the answer is yes
/// or no.
fn stated(row: &Record, statement: &str, speaks: Speaks) -> String {
    let (number, language) = (row.number, speaks.words());
    let limits = row.statement.split(|it: char| !it.is_alphabetic()).any(|it| it.eq_ignore_ascii_case("only"));
    match row.kind {
        Kind::Permission | Kind::Prohibition if limits => wording::ask_limits(language, number, statement),
        Kind::Permission => wording::ask_permits(language, number, statement),
        Kind::Prohibition => wording::ask_forbids(language, number, statement),
        Kind::Duty => wording::ask_demands(language, number, statement),
        Kind::Procedure => wording::ask_goes(language, number, statement),
        Kind::Definition => wording::ask_defines(language, number, statement),
        Kind::Heading => wording::ask_about(language, number, statement),
    }
}

/// A clause's statement, introduced as the rule for the case that the question names.
fn case_told(named: &[String], statement: &str, number: &str, speaks: Speaks) -> String {
    let named: Vec<String> = match speaks.traditional {
        true => named.iter().map(|it| traditional(it)).collect(),
        false => named.to_vec(),
    };
    let comma = if speaks.language == Language::En { ", " } else { "、" };
    wording::ask_case(speaks.words(), named.join(comma), statement, number)
}
