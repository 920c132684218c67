//! The answer first: in one sentence, with what it rests on.

use super::reply::Speaks;
use crate::games;
use crate::rulebook::same::{Lexicon, Rulings, case_of};
use crate::rulebook::search::{Hit, Language};
use crate::rulebook::{Kind, Record, Ruling, Told, Volume};
use serde::Serialize;

/// The clauses that may decide the asker's case.
const MAY_DECIDE: usize = 2;

/// An answer in one sentence.
#[derive(Serialize)]
pub struct Said {
    pub game: &'static str,
    /// `ruling`, `exception` of a ruling, `case` where a clause decides the case that the question names, or what sort of statement
    /// the clause makes.
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

/// A ruling on a question that is like the one that is asked.
#[derive(Serialize)]
pub struct Similar {
    pub ruling: &'static str,
    /// Its question and its answer, in the language of the answer where it has them in it.
    pub question: &'static str,
    pub answer: &'static str,
}

impl Said {
    /// The answer of the ruling on the question, or else what the best clause says; and rulings on questions that are like it.
    /// The question is in the language `asked`.
    pub fn of(
        text: &str,
        asked: Language,
        speaks: Speaks,
        volume: &'static Volume,
        hits: &[&Hit],
    ) -> (Option<Said>, Vec<Similar>) {
        let Some(first) = hits.first() else { return (None, Vec::new()) };
        let (language, told) = (speaks.language, speaks.told(volume));
        let clauses: Vec<&'static str> = hits.iter().map(|it| volume.clauses[it.place].number).collect();
        let read = Told::new(asked, volume);
        let ruled = Rulings::of(volume, read).on(text, &clauses);
        if let Some(ruling) = ruled.ruling {
            return (Some(Said::ruled(ruling, ruled.is_exception, speaks, volume, &clauses)), Vec::new());
        }
        let similar = ruled.similar.into_iter().map(|it| Similar {
            ruling: &it.id,
            question: told.question(it),
            answer: told.answer(it),
        });
        let similar = similar.collect();
        let best = &volume.clauses[first.place];
        let lexicon = Lexicon::of(volume);
        let cased = hits.iter().take(MAY_DECIDE).map(|it| &volume.clauses[it.place]).find_map(|row| {
            let statement = told.statement(row);
            let case = matches!(row.kind, Kind::Permission | Kind::Prohibition | Kind::Duty)
                .then(|| case_of(text, read.statement(row), &lexicon, place(language)))??;
            Some((row, format!("{}{statement} ({})", in_this_case(&case, language), row.number)))
        });
        let by_kind = || {
            let (before, statement) = (stated(best, language), told.statement(best));
            (best, format!("{before}{statement}"))
        };
        let by = if cased.is_some() { "case" } else { best.kind.name() };
        let (row, told) = cased.unwrap_or_else(by_kind);
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
    /// The answer of a ruling, or what it excepts; of its clauses the one that fits the question best.
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
                Some(unless) => excepted(unless, &ruling.id, speaks.language),
                None => format!("{} ({})", told.answer(ruling), ruling.id),
            },
            text: ruling.answer(),
            native: Some(ruling.answer_native()),
        }
    }

    /// What its game is called.
    pub fn title(&self, language: Language) -> &'static str {
        let title = |it: &Volume| if language == Language::En { it.title } else { it.native_title };
        games::book(self.game).map_or(self.game, title)
    }
}

fn place(language: Language) -> usize {
    match language {
        Language::En => 0,
        Language::Zh => 1,
        Language::Ja => 2,
    }
}

/// One of these by the language of the answer.
pub fn in_language<T>(language: Language, words: [T; 3]) -> T {
    let [english, chinese, japanese] = words;
    match language {
        Language::En => english,
        Language::Zh => chinese,
        Language::Ja => japanese,
    }
}

/// That the asker's case is the one that an answer excepts.
fn excepted(unless: &str, ruling: &str, language: Language) -> String {
    let unless = unless.trim().trim_end_matches(['.', '。']);
    match language {
        Language::En => format!("Your case is the exception that {ruling} makes: unless {unless}. ({ruling})"),
        Language::Zh => format!("你的情况正是{ruling}的例外：除非{unless}。（{ruling}）"),
        Language::Ja => format!("これは{ruling}の例外にあたります：{unless}。（{ruling}）"),
    }
}

/// What the case is that question and clause name.
fn in_this_case(case: &[String], language: Language) -> String {
    match language {
        Language::En => format!("For this case, {}: ", case.join(", ")),
        Language::Zh => format!("就这种情况（{}）：", case.join("、")),
        Language::Ja => format!("この場合（{}）：", case.join("、")),
    }
}

/// How a clause is introduced: by what it says, and not by what may be done.
fn stated(row: &Record, language: Language) -> String {
    let number = row.number;
    let limits = row.statement.split(|it: char| !it.is_alphabetic()).any(|it| it.eq_ignore_ascii_case("only"));
    match row.kind {
        Kind::Permission | Kind::Prohibition if limits => in_language(
            language,
            [format!("What {number} limits: "), format!("{number} 限制的是："), format!("{number} が限ること：")],
        ),
        Kind::Permission => in_language(
            language,
            [format!("What {number} permits: "), format!("{number} 准许的是："), format!("{number} が許すこと：")],
        ),
        Kind::Prohibition => in_language(
            language,
            [format!("What {number} forbids: "), format!("{number} 禁止的是："), format!("{number} が禁じること：")],
        ),
        Kind::Duty => in_language(
            language,
            [format!("What {number} demands: "), format!("{number} 要求的是："), format!("{number} が求めること：")],
        ),
        Kind::Procedure => in_language(
            language,
            [format!("How it goes ({number}): "), format!("流程 ({number})："), format!("手順 ({number})：")],
        ),
        Kind::Definition => in_language(
            language,
            [format!("What it is ({number}): "), format!("定义 ({number})："), format!("定義 ({number})：")],
        ),
        _ => in_language(
            language,
            [format!("About this ({number}): "), format!("相关 ({number})："), format!("関連 ({number})：")],
        ),
    }
}
