//! The answer first: in one sentence, with what it rests on.

use super::reply::Library;
use crate::rulebook::search::{Answer, Hit};
use crate::rulebook::{Kind, Record, Ruling, rulings_of};
use serde::Serialize;

/// A ruling whose question is less like the one that is asked does not answer it. Of 863 questions 68 were answered by a ruling so,
/// 81 of 100 of these by one on a clause that decides; lower, three more in a hundred are answered by others.
const ALIKE: f32 = 0.2;
/// The rulings on so many of the best clauses may answer.
const LOOKED_AT: usize = 2;

/// An answer in one sentence.
#[derive(Serialize)]
pub struct Said {
    pub game: &'static str,
    /// `ruling`, or what sort of statement the clause makes.
    pub by: &'static str,
    /// The ruling that decides.
    pub ruling: Option<&'static str>,
    /// The clause that decides.
    pub clause: &'static str,
    pub text: &'static str,
    /// The same in the book's language.
    pub native: Option<&'static str>,
}

impl Said {
    /// The answer of the ruling whose question fits, or else what the best clause says.
    pub fn first(answer: &Answer, library: &Library, hits: &[Hit]) -> Option<Said> {
        let hit = hits.first()?;
        let volume = library.books[hit.book];
        let row = &volume.clauses[hit.place];
        Some(ruled(answer, library, hits).unwrap_or(Said {
            game: volume.id,
            by: row.kind.name(),
            ruling: None,
            clause: row.number,
            text: row.statement,
            native: row.native,
        }))
    }
}

/// The answer of the ruling that is asked for.
fn ruled(answer: &Answer, library: &Library, hits: &[Hit]) -> Option<Said> {
    let book = hits.first()?.book;
    let volume = library.books[book];
    let mut rulings: Vec<(&'static Record, &'static Ruling)> = Vec::new();
    for hit in hits.iter().filter(|it| it.book == book).take(LOOKED_AT) {
        let row = &volume.clauses[hit.place];
        for (_, it) in rulings_of(volume.id, row.number) {
            let decides = it.clauses.iter().any(|it| it == row.number);
            if decides && !rulings.iter().any(|other| other.1.id == it.id) {
                rulings.push((row, it));
            }
        }
    }
    if rulings.is_empty() {
        return None;
    }
    let asked = rulings.iter().flat_map(|it| [it.1.question.as_str(), it.1.native.as_deref().unwrap_or_default()]);
    let alike = library.index.likeness(answer, book, &asked.collect::<Vec<_>>());
    let alike = alike.chunks(2).map(|it| it.iter().copied().fold(0.0, f32::max));
    let best = alike.zip(rulings).max_by(|one, other| one.0.total_cmp(&other.0));
    let (_, (row, ruling)) = best.filter(|it| it.0 >= ALIKE)?;
    Some(Said {
        game: volume.id,
        by: "ruling",
        ruling: Some(&ruling.id),
        clause: row.number,
        text: ruling.answer(),
        native: Some(ruling.answer_native()),
    })
}

/// What a sort of statement says of what was asked, in the language of the question: `en`, `zh` or `ja`.
pub fn stated(kind: &str, language: &str) -> &'static str {
    let of = |it: Kind| it.name() == kind;
    let words = match () {
        () if of(Kind::Permission) => ["Allowed", "可以", "できる"],
        () if of(Kind::Prohibition) => ["Not allowed", "不可以", "できない"],
        () if of(Kind::Duty) => ["Has to be", "规定", "決まり"],
        () if of(Kind::Procedure) => ["How it goes", "流程", "手順"],
        () if of(Kind::Definition) => ["What it is", "定义", "定義"],
        () => ["About this", "相关", "関連"],
    };
    words[match language {
        "zh" => 1,
        "ja" => 2,
        _ => 0,
    }]
}
