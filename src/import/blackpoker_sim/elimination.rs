//! Locating cards by elimination: each card of a deck is in one place, and each place holds one card.

use super::ids::Code;

/// A sort of place for hidden cards.
pub struct Group {
    /// The number of places.
    pub places: usize,
    /// Returns `true` for a card that may lie there.
    pub may_hold: Box<dyn Fn(Code) -> bool>,
}

impl Group {
    /// A number of places for certain cards.
    pub fn new(places: usize, may_hold: impl Fn(Code) -> bool + 'static) -> Group {
        Group { places, may_hold: Box::new(may_hold) }
    }
}

/// Finds the possible groups for each hidden card, given that every card must be somewhere. `None` if the numbers of places
/// and cards differ, or the cards cannot all be placed.
pub fn possible(cards: &[Code], groups: &[Group]) -> Option<Vec<Vec<usize>>> {
    let places: Vec<usize> = groups.iter().enumerate().flat_map(|(at, it)| vec![at; it.places]).collect();
    if places.len() != cards.len() {
        return None;
    }
    let can_all_be = |fixed: Option<(usize, usize)>| {
        let may = |card: usize, place: usize| match fixed {
            Some((held, group)) if held == card => places[place] == group,
            _ => (groups[places[place]].may_hold)(cards[card]),
        };
        matched(cards.len(), may)
    };
    can_all_be(None).then_some(())?;
    let groups_of = |card: usize| {
        let may = |group: &usize| (groups[*group].may_hold)(cards[card]) && can_all_be(Some((card, *group)));
        (0..groups.len()).filter(|it| groups[*it].places > 0).filter(may).collect()
    };
    Some((0..cards.len()).map(groups_of).collect())
}

/// Returns `true` if each of `count` cards can get a place of its own among as many.
fn matched(count: usize, may: impl Fn(usize, usize) -> bool) -> bool {
    let mut holds = vec![None; count];
    (0..count).all(|card| place(card, &may, &mut holds, &mut vec![false; count]))
}

/// Gives a card a place; the card already there has to find another.
fn place(card: usize, may: &impl Fn(usize, usize) -> bool, holds: &mut [Option<usize>], tried: &mut [bool]) -> bool {
    for at in 0..holds.len() {
        if !may(card, at) || std::mem::replace(&mut tried[at], true) {
            continue;
        }
        if holds[at].is_none_or(|other| place(other, may, holds, tried)) {
            holds[at] = Some(card);
            return true;
        }
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;

    fn codes(text: &str) -> Vec<Code> {
        text.split(' ').map(|it| Code::read(it).expect("a code")).collect()
    }

    fn group(places: usize, may_hold: impl Fn(Code) -> bool + 'static) -> Group {
        Group { places, may_hold: Box::new(may_hold) }
    }

    /// A hero is J, Q or K. Only the queen of the three cards is one, so the others are in the hand.
    #[test]
    fn what_only_one_card_can_be_is_that_card() {
        let groups = [group(1, |it| it.number() > 10), group(2, |_| true)];
        assert_eq!(possible(&codes("S3 HQ D5"), &groups), Some(vec![vec![1], vec![0], vec![1]]));
    }

    #[test]
    fn what_two_cards_can_be_stays_open() {
        let groups = [group(1, |_| true), group(1, |_| true), group(0, |_| true)];
        assert_eq!(possible(&codes("S3 HQ"), &groups), Some(vec![vec![0, 1], vec![0, 1]]));
    }

    #[test]
    fn what_does_not_fit_says_nothing() {
        assert_eq!(possible(&codes("S3"), &[group(2, |_| true)]), None);
        assert_eq!(possible(&codes("S3"), &[group(1, |it| it.is_court())]), None);
    }
}
