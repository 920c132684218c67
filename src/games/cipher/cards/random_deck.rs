//! Random legal decks for simulated matches, made only of cards whose texts are judged whole.

use super::face::{self, Face};
use super::pool::Pool;
use super::{Faction, Facts};
use crate::games::cipher::rules::c12_preparation::{COPIES, DECK};
use crate::judge::{Dice, shuffle};
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::sync::LazyLock;

/// The cards whose texts the referee carries out or evaluates completely, in the order of the pool.
static WHOLE: LazyLock<Vec<&'static Face>> = LazyLock::new(|| {
    let faces = Pool::shipped().cards().filter_map(|it| face::find(it.codes.first()?));
    let is_whole = |face: &&Face| {
        let (all, judged) = face.judged_whole();
        all == judged && face.facts.factions != 0
    };
    faces.filter(is_whole).collect()
});

/// The number of characters whose cards are preferred. With several cards of one character there is something to level up to
/// (16.1) and to pay for critical hits (18.1.9).
const CHARACTERS: usize = 5;

/// A deck list of one faction or of two: at least 50 cards (12.1.1), one of cost 1 (12.1.1.1), at most 4 of a card name
/// (12.1.1.2).
pub fn random(dice: &mut dyn Dice) -> String {
    let factions = one_faction(dice) | one_faction(dice);
    let mut fitting: Vec<&Facts> = WHOLE.iter().map(|it| &it.facts).filter(|it| it.factions & !factions == 0).collect();
    shuffle(dice, &mut fitting);
    let lord = fitting.iter().find(|it| it.cost == 1).map(|it| it.code);
    let leaders: Vec<&str> = fitting.iter().take(CHARACTERS).map(|it| it.unit_name()).collect();
    fitting.sort_by_key(|it| (Some(it.code) != lord, !leaders.contains(&it.unit_name())));
    written(&taken(fitting, dice))
}

fn one_faction(dice: &mut dyn Dice) -> u8 {
    Faction::ALL[dice.below(Faction::ALL.len())].bit()
}

/// Takes one to four copies of each card in turn until the deck is full.
fn taken(cards: Vec<&Facts>, dice: &mut dyn Dice) -> Vec<(&'static str, usize)> {
    let mut of_name: BTreeMap<[&str; 2], usize> = BTreeMap::new();
    let (mut list, mut size) = (Vec::new(), 0);
    for card in cards {
        let there = of_name.entry(card.en).or_default();
        let copies = (1 + dice.below(COPIES)).min(COPIES - *there).min(DECK - size);
        if copies > 0 {
            *there += copies;
            size += copies;
            list.push((card.code, copies));
        }
    }
    list
}

fn written(list: &[(&str, usize)]) -> String {
    let mut text = String::new();
    for (code, copies) in list {
        let _ = writeln!(text, "{copies} {code}");
    }
    text
}
