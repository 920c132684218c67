//! The typed form of decisions: `deploy A17 front`.

use super::words::{Chosen, Decision, Line, MOST_CHOSEN, Place, Stoppers, decision};
use crate::games::cipher::Cipher;
use crate::games::cipher::choices::{Choice, verb_of};
use crate::games::cipher::facts::Breach;
use crate::games::cipher::state::Setup;
use crate::judge::{Fact as _, language, read_whole};
use crate::log::Seat;
use crate::say;
use crate::table::Card;
use std::str::SplitWhitespace;

/// The typed forms of all decisions, for help and completion.
pub fn forms() -> Vec<&'static str> {
    let mut forms = Vec::new();
    decision!(each Sort => forms.push(<Sort as Choice>::FORM));
    forms
}

/// Writes a decision in its typed form.
pub fn write(what: &Decision) -> String {
    let (verb, fields) = (decision!(of what, Sort => verb_of::<Sort>()), decision!(what, choice => choice.fields()));
    if fields.is_empty() { verb.to_owned() } else { format!("{verb} {fields}") }
}

/// Reads a decision from its typed form.
///
/// # Errors
/// A sentence that says what was expected.
pub fn read(setup: &Setup, text: &str) -> Result<Decision, String> {
    read_whole(language::<Cipher>(setup), text, |line| begin(setup, line), write)
}

/// Reads the decision at the beginning of a line. Returns it with its form and the number of words left over.
fn begin(setup: &Setup, text: &str) -> Result<(Decision, &'static str, usize), String> {
    let forms = || forms().join(", ");
    let mut words = Typed { setup, words: text.split_whitespace() };
    let verb = words.words.next().ok_or_else(|| {
        say!(setup, "a decision is one of: {all}", "可以输入的有：{all}", "入力できるもの：{all}", all = forms())
    })?;
    let mut read = None;
    decision!(each Sort => if verb_of::<Sort>() == verb {
        read = Some((Sort::read(&mut words).map(Decision::from), <Sort as Choice>::FORM));
    });
    let unknown = || {
        say!(
            setup,
            "{verb:?} is no decision; one of: {all}",
            "{verb:?}不是选择；可以输入的有：{all}",
            "{verb:?}という選択はない。入力できるもの：{all}",
            all = forms()
        )
    };
    let (what, form) = read.ok_or_else(unknown)?;
    let rest = words.words.clone();
    let left = if words.next().is_none() { 0 } else { rest.count() };
    Ok((what?, form, left))
}

/// The words after the verb of a typed decision.
pub struct Typed<'a> {
    setup: &'a Setup,
    words: SplitWhitespace<'a>,
}

/// Each function reads the next word. The error names the word and says what was expected.
impl<'a> Typed<'a> {
    fn next(&mut self) -> Option<&'a str> {
        self.words.find(|it| !matches!(*it, "on" | "to" | "with"))
    }

    /// Reads a card of the match.
    pub fn card(&mut self) -> Result<Card, String> {
        let setup = self.setup;
        let word = self
            .next()
            .ok_or_else(|| say!(setup, "a card is missing, such as A17", "缺少卡，例如A17", "カードがない。例：A17"))?;
        let mut name = word.to_owned();
        if let Some(first) = name.get_mut(..1) {
            first.make_ascii_uppercase();
        }
        let card: Card = name.parse().map_err(|_| {
            say!(
                setup,
                "{word:?} is no card; cards are written A17 or B3",
                "{word:?}不是卡；卡写作A17或B3",
                "{word:?}はカードではない。カードはA17やB3のように書く"
            )
        })?;
        if setup.has(card) { Ok(card) } else { Err(Breach::NoSuchCard { card }.tell(setup)) }
    }

    /// Reads all cards that follow.
    pub fn cards(&mut self) -> Result<Chosen, String> {
        let mut cards = Vec::new();
        while self.words.clone().next().is_some() {
            cards.push(self.card()?);
        }
        Chosen::of(&cards).ok_or_else(|| {
            say!(
                self.setup,
                "at most {MOST_CHOSEN} cards are chosen at once",
                "一次最多选择{MOST_CHOSEN}张卡",
                "一度に選べるカードは{MOST_CHOSEN}枚までである"
            )
        })
    }

    /// Reads a row.
    pub fn line(&mut self) -> Result<Line, String> {
        let setup = self.setup;
        match self.next() {
            Some("front" | "f") => Ok(Line::Front),
            Some("back" | "b") => Ok(Line::Back),
            Some(other) => Err(say!(
                setup,
                "{other:?} is no row; it is `front` or `back`",
                "{other:?}不是区域；应为`front`或`back`",
                "{other:?}というエリアはない。`front`か`back`である"
            )),
            None => Err(say!(
                setup,
                "the row is missing: `front` or `back`",
                "缺少区域：`front`或`back`",
                "エリアがない。`front`か`back`である"
            )),
        }
    }

    /// Reads a number.
    pub fn number(&mut self) -> Result<u32, String> {
        let setup = self.setup;
        let word = self
            .next()
            .ok_or_else(|| say!(setup, "a number is missing, such as 12", "缺少数字，例如12", "数がない。例：12"))?;
        word.parse().map_err(|_| {
            say!(setup, "{word:?} is no number, such as 12", "{word:?}不是数字，例如12", "{word:?}は数ではない。例：12")
        })
    }

    /// Reads who can stop a loop.
    pub fn stoppers(&mut self) -> Result<Stoppers, String> {
        let setup = self.setup;
        let word = self.next().ok_or_else(|| {
            say!(
                setup,
                "who can stop the loop is missing: `nobody`, `A`, `B` or `both`",
                "缺少谁能够停止循环：`nobody`、`A`、`B`或`both`",
                "誰がループを止められるかがない。`nobody`、`A`、`B`、`both`のどれかである"
            )
        })?;
        let found = Stoppers::ALL.into_iter().find(|it| it.name() == word);
        found.ok_or_else(|| {
            say!(
                setup,
                "{word:?} says nobody who can stop a loop; it is `nobody`, `A`, `B` or `both`",
                "{word:?}没有说明谁能够停止循环；应为`nobody`、`A`、`B`或`both`",
                "{word:?}では誰がループを止められるか分からない。`nobody`、`A`、`B`、`both`のどれかである"
            )
        })
    }

    /// Reads a player.
    pub fn seat(&mut self) -> Result<Seat, String> {
        let setup = self.setup;
        match self.next() {
            Some("A" | "a") => Ok(Seat::A),
            Some("B" | "b") => Ok(Seat::B),
            Some(other) => Err(say!(
                setup,
                "{other:?} is no player; it is `A` or `B`",
                "{other:?}不是玩家；应为`A`或`B`",
                "{other:?}というプレイヤーはいない。`A`か`B`である"
            )),
            None => Err(say!(
                setup,
                "the player is missing: `A` or `B`",
                "缺少玩家：`A`或`B`",
                "プレイヤーがない。`A`か`B`である"
            )),
        }
    }

    /// Reads a zone.
    pub fn place(&mut self) -> Result<Place, String> {
        let zones = || Place::ALL.map(Place::name).join(", ");
        let setup = self.setup;
        let missing = || {
            say!(
                setup,
                "the zone is missing, one of: {all}",
                "缺少区域，可以是：{all}",
                "領域がない。次のどれかである：{all}",
                all = zones()
            )
        };
        let word = self.next().ok_or_else(missing)?;
        let found = Place::ALL.into_iter().find(|it| it.name() == word);
        found.ok_or_else(|| {
            say!(
                setup,
                "{word:?} is no zone; one of: {all}",
                "{word:?}不是区域；可以是：{all}",
                "{word:?}という領域はない。次のどれかである：{all}",
                all = zones()
            )
        })
    }

    /// Reads the number of an ability.
    pub fn ability(&mut self) -> Result<u8, String> {
        let setup = self.setup;
        self.next().and_then(|it| it.parse().ok()).ok_or_else(|| {
            say!(
                setup,
                "the ability's number is missing: 1 for the card's first",
                "缺少能力的编号：1是卡上的第1个能力",
                "スキルの番号がない。1がカードの最初のスキルである"
            )
        })
    }
}
