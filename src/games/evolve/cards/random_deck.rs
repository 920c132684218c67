//! Legal decks drawn at random over the whole pool, for simulating: most of them of cards whose texts are judged whole.

use super::{Facts, Pool, Sort};
use crate::games::evolve::log::words::Kind;
use crate::games::evolve::texts::programs;
use crate::judge::{Dice, shuffle};
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::sync::LazyLock;

/// The cards of the pool that a deck may hold, in its order: no tokens, none that needs what this edition does not have.
static ALL: LazyLock<Vec<&'static Facts>> =
    LazyLock::new(|| Pool::all().iter().filter(|it| !it.token && !it.reaches('n')).collect());

/// Those among them of which the referee carries out or evaluates each text.
static WHOLE: LazyLock<Vec<&'static Facts>> =
    LazyLock::new(|| ALL.iter().copied().filter(|it: &&'static Facts| is_whole(it)).collect());

/// One deck of so many is drawn from all cards, so that matches show what is told of a text that is not judged.
const ONE_OF: usize = 16;
/// 6.1.1.2: the fewest cards of a main deck, and how many more there may be.
const MAIN: [usize; 2] = [40, 10];
/// 6.1.1.3: the most cards of an evolve deck.
const EVOLVE: usize = 10;

fn is_whole(face: &'static Facts) -> bool {
    let written = programs::of(face);
    let known = !written.abilities.is_empty() || (face.abilities.is_empty() && face.reach.is_empty());
    known && (0..written.abilities.len()).all(|at| programs::is_judged(face, written, at))
}

/// A leader with a main deck of 40 to 50 cards (6.1.1.2) and up to ten evolve cards (6.1.1.3), at most so many of a name
/// in each as it allows (6.1.1.4), built on the leader's class or title (6.1.1.5).
pub fn random(dice: &mut dyn Dice) -> String {
    let pool: &[&Facts] = if dice.below(ONE_OF) == 0 { &ALL } else { &WHOLE };
    let leaders: Vec<&Facts> = ALL.iter().copied().filter(|it| it.is(Kind::Leader) && has_class(it)).collect();
    let Some(leader) = leaders.get(dice.below(leaders.len())) else { return String::new() };
    let on_title = !leader.title.is_empty() && dice.below(2) == 0;
    let size = MAIN[0] + dice.below(MAIN[1] + 1);
    let (main, mut evolve) = match drawn(pool, leader, on_title, dice) {
        (main, evolve) if most(&main) >= size => (main, evolve),
        // Of a title there may be too few cards.
        _ => drawn(pool, leader, false, dice),
    };
    let main = taken(&main, size, dice);
    evolve.sort_by_key(|it| !is_wanted(it, &main));
    let size = if dice.below(4) == 0 { dice.below(EVOLVE + 1) } else { EVOLVE };
    let evolve = taken(&evolve, size, dice);
    format!("{}[evolve]\n{}[leader]\n{}", written(&main), written(&evolve), written(&[(leader, 1)]))
}

/// The cards that fit a leader, for the main deck and for the evolve deck, in a random order.
fn drawn<'a>(
    pool: &[&'a Facts],
    leader: &Facts,
    on_title: bool,
    dice: &mut dyn Dice,
) -> (Vec<&'a Facts>, Vec<&'a Facts>) {
    let fits = |it: &&Facts| match on_title {
        true => it.title == leader.title,
        false => it.class == leader.class || it.class == '0',
    };
    let mut cards: Vec<&Facts> = pool.iter().copied().filter(fits).filter(|it| !it.is(Kind::Leader)).collect();
    shuffle(dice, &mut cards);
    cards.into_iter().partition(|it| !it.evolve)
}

/// 6.1.1.4: how many cards there can be of these.
fn most(cards: &[&Facts]) -> usize {
    cards.iter().map(|it| (it.name, it.most)).collect::<BTreeMap<&str, usize>>().values().sum()
}

const fn has_class(it: &Facts) -> bool {
    !matches!(it.class, '-' | '0')
}

/// Whether a card of the evolve deck is one that a card of the main deck evolves into, or eats (14.2.1.1).
fn is_wanted(it: &Facts, main: &[(&Facts, usize)]) -> bool {
    let eats = |it: &Facts| it.of(|it| matches!(it, Sort::Meal { .. })).next().is_some();
    main.iter().any(|of| of.0.name == it.name || it.is(Kind::Spell) && eats(of.0))
}

/// Some copies of each card, in turn, and then the others, until there are as many as asked for.
fn taken<'a>(cards: &[&'a Facts], size: usize, dice: &mut dyn Dice) -> Vec<(&'a Facts, usize)> {
    let mut of_name: BTreeMap<&str, usize> = BTreeMap::new();
    let (mut list, mut left) = (Vec::new(), size);
    for card in cards.iter().chain(cards) {
        let there = of_name.entry(card.name).or_default();
        let copies = (1 + dice.below(card.most)).min(card.most.saturating_sub(*there)).min(left);
        if copies > 0 {
            *there += copies;
            left -= copies;
            list.push((*card, copies));
        }
    }
    list
}

fn written(list: &[(&Facts, usize)]) -> String {
    let mut text = String::new();
    for (card, copies) in list {
        let code = card.codes.split(' ').next().unwrap_or("");
        let _ = writeln!(text, "{copies} {code}");
    }
    text
}
