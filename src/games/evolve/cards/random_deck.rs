//! Legal decks drawn at random from the whole pool, for simulation. Most contain only cards whose texts are judged whole.

use super::{Facts, Pool, Sort};
use crate::games::evolve::log::words::Kind;
use crate::games::evolve::texts::programs;
use crate::judge::{Dice, shuffle};
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::sync::LazyLock;

/// The cards of the pool that a deck may hold, in its order: no tokens, and none that needs rules outside this edition.
static ALL: LazyLock<Vec<&'static Facts>> =
    LazyLock::new(|| Pool::all().iter().filter(|it| !it.token && !it.reaches('n')).collect());

/// The cards among them whose every text the referee carries out or evaluates.
static WHOLE: LazyLock<Vec<&'static Facts>> =
    LazyLock::new(|| ALL.iter().copied().filter(|it: &&'static Facts| is_whole(it)).collect());

/// One deck in this many is drawn from all cards, so that simulated matches also contain texts that are not judged.
const ONE_OF: usize = 16;
/// 6.1.1.2: the minimum size of a main deck, and the number of cards it may have beyond that.
const MAIN: [usize; 2] = [40, 10];
/// 6.1.1.3: the maximum size of an evolve deck.
const EVOLVE: usize = 10;

fn is_whole(face: &'static Facts) -> bool {
    let written = programs::of(face);
    let known = !written.abilities.is_empty() || (face.abilities.is_empty() && face.reach.is_empty());
    known && (0..written.abilities.len()).all(|at| programs::is_judged(face, written, at))
}

/// Draws a deck: a leader, a main deck of 40 to 50 cards (6.1.1.2) and up to ten evolve cards (6.1.1.3). Copy limits
/// hold (6.1.1.4), and the deck is built on the leader's class or title (6.1.1.5).
pub fn random(dice: &mut dyn Dice) -> String {
    let pool: &[&Facts] = if dice.below(ONE_OF) == 0 { &ALL } else { &WHOLE };
    let leaders: Vec<&Facts> = ALL.iter().copied().filter(|it| it.is(Kind::Leader) && has_class(it)).collect();
    let Some(leader) = leaders.get(dice.below(leaders.len())) else { return String::new() };
    let on_title = !leader.title.is_empty() && dice.below(2) == 0;
    let size = MAIN[0] + dice.below(MAIN[1] + 1);
    let (main, mut evolve) = match drawn(pool, leader, on_title, dice) {
        (main, evolve) if most(&main) >= size => (main, evolve),
        // A title may have too few cards for a deck.
        _ => drawn(pool, leader, false, dice),
    };
    let main = taken(&main, size, dice);
    evolve.sort_by_key(|it| !is_wanted(it, &main));
    let size = if dice.below(4) == 0 { dice.below(EVOLVE + 1) } else { EVOLVE };
    let evolve = taken(&evolve, size, dice);
    format!("{}[evolve]\n{}[leader]\n{}", written(&main), written(&evolve), written(&[(leader, 1)]))
}

/// The cards that fit a leader, in random order: those for the main deck, and those for the evolve deck.
fn drawn<'a>(
    pool: &[&'a Facts],
    leader: &Facts,
    on_title: bool,
    dice: &mut dyn Dice,
) -> (Vec<&'a Facts>, Vec<&'a Facts>) {
    let fits = |card: &&Facts| match on_title {
        true => card.title == leader.title,
        false => card.class == leader.class || card.class == '0',
    };
    let mut cards: Vec<&Facts> = pool.iter().copied().filter(fits).filter(|it| !it.is(Kind::Leader)).collect();
    shuffle(dice, &mut cards);
    cards.into_iter().partition(|it| !it.evolve)
}

/// 6.1.1.4: the maximum number of cards that the copy limits allow of these.
fn most(cards: &[&Facts]) -> usize {
    cards.iter().map(|it| (it.name, it.most)).collect::<BTreeMap<&str, usize>>().values().sum()
}

const fn has_class(it: &Facts) -> bool {
    !matches!(it.class, '-' | '0')
}

/// `true` if a card of the evolve deck is one that a card of the main deck evolves into or eats (14.2.1.1).
fn is_wanted(it: &Facts, main: &[(&Facts, usize)]) -> bool {
    let eats = |card: &Facts| card.of(|it| matches!(it, Sort::Meal { .. })).next().is_some();
    main.iter().any(|of| of.0.name == it.name || it.is(Kind::Spell) && eats(of.0))
}

/// Takes cards in order, each with a random number of copies, until `size` is reached; goes round a second time if
/// necessary.
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
