//! 5.17.3.1: how many options a text lets its player choose where that depends on something.

use super::coverage::abilities;
use super::evaluate::Table;
use crate::cards::ast::{self, Count, Step};
use crate::games::evolve::book::Clause;
use crate::games::evolve::cards::vocabulary::Evolve;
use crate::games::evolve::facts::breach::Breach;
use crate::judge::Sink;
use crate::table::Known;

/// 5.17.3.1, 5.17.3.1.1, 13.3.1.4.1, 13.5.1.3.2.1: judges how many options are chosen by what is so as the card or ability begins
/// to be used.
pub fn check(table: &Table<'_>, ability: &ast::Ability<Evolve>, sink: &mut Sink<crate::games::evolve::Evolve>) {
    let Some((one, other, cond)) = depends(&ability.body).filter(|it| abilities::condition(it.2)) else { return };
    let count = match table.holds(cond) {
        Known::Sure(true) => one,
        Known::Sure(false) => other,
        Known::ButForText(_, text) => return sink.unmodelled(Clause::C5_17_3_1, text),
        Known::Hidden(card) => return sink.undecidable(Clause::C5_17_3_1, card),
    };
    let (least, most) = match count {
        Count::Exactly(num) => (number(table, num), number(table, num)),
        Count::UpTo(num) => (Some(1), number(table, num)),
        Count::Any => (Some(1), None),
    };
    let (card, chosen) = (table.source, table.modes.len());
    if let Some(most) = most.filter(|it| chosen > *it) {
        let most = u8::try_from(most).unwrap_or(u8::MAX);
        sink.fault(Clause::C5_17_3_1, || Breach::TooManyOptions { card, most });
    } else if let Some(least) = least.filter(|it| chosen < *it) {
        let most = u8::try_from(least).unwrap_or(u8::MAX);
        sink.fault(Clause::C5_17_3_1, || Breach::TooFewOptions { card, most });
    }
}

fn number(table: &Table<'_>, num: &ast::Num<Evolve>) -> Option<usize> {
    table.number(num).value().and_then(|it| usize::try_from(it).ok())
}

type Counts<'a> = (&'a Count<Evolve>, &'a Count<Evolve>, &'a ast::Cond<Evolve>);

/// The two numbers between which a condition decides, and the condition; none where the number is always the same.
fn depends(body: &[Step<Evolve>]) -> Option<Counts<'_>> {
    let options = |steps: &'_ [Step<Evolve>]| matches!(steps, [Step::Modes(..)]);
    body.iter().find_map(|step| match step {
        Step::Whether(cond, one, other) if options(one) && options(other) => match (&one[..], &other[..]) {
            ([Step::Modes(one, _)], [Step::Modes(other, _)]) => Some((one, other, cond)),
            _ => None,
        },
        _ => None,
    })
}
