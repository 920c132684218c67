//! Enumerating the ways to choose some of many things, lazily: there may be more than anybody could count.

use std::rc::Rc;

/// The choices of `least` to `most` of some things, each in their order, with every choice before its longer extensions.
/// `may` is given a prefix and the things after it, and returns `false` if the prefix leads to no choice. If it is exact,
/// the next choice is found in time proportional to the number of things.
///
/// ```
/// use headjudge::table::ways;
///
/// let all: Vec<Vec<u8>> = ways(vec![1, 2, 3], [2, 2], |_, _| true).collect();
/// assert_eq!(all, [[1, 2], [1, 3], [2, 3]]);
/// assert_eq!(ways(vec![1, 2], [0, 9], |_, _| true).count(), 4);
/// ```
pub fn ways<'a, T: Copy + 'a>(
    of: Vec<T>,
    [least, most]: [usize; 2],
    may: impl Fn(&[T], &[T]) -> bool + 'a,
) -> impl Iterator<Item = Vec<T>> + 'a {
    Ways { of, least, most, may, at: Vec::new(), chosen: Vec::new(), from: 0, begun: false }
}

struct Ways<T, F> {
    of: Vec<T>,
    least: usize,
    most: usize,
    may: F,
    /// The places of the chosen things.
    at: Vec<usize>,
    chosen: Vec<T>,
    /// The place at which the search for the next thing begins.
    from: usize,
    begun: bool,
}

impl<T: Copy, F: Fn(&[T], &[T]) -> bool> Ways<T, F> {
    /// Chooses one more thing; `false` if none can be. Looks at each thing once.
    fn longer(&mut self) -> bool {
        let enough = |at: usize, chosen: usize| chosen + self.of.len() - at >= self.least;
        if self.chosen.len() >= self.most {
            return false;
        }
        for at in self.from..self.of.len() {
            if !enough(at, self.chosen.len()) {
                return false;
            }
            self.chosen.push(self.of[at]);
            if (self.may)(&self.chosen, &self.of[at + 1..]) {
                self.at.push(at);
                self.from = at + 1;
                return true;
            }
            self.chosen.pop();
        }
        false
    }
}

impl<T: Copy, F: Fn(&[T], &[T]) -> bool> Iterator for Ways<T, F> {
    type Item = Vec<T>;

    fn next(&mut self) -> Option<Vec<T>> {
        if !self.begun {
            self.begun = true;
            if !(self.may)(&[], &self.of) {
                self.most = 0;
                return None;
            }
            if self.least == 0 {
                return Some(Vec::new());
            }
        }
        // Each turn chooses one more thing or moves on past a chosen one, so that no prefix comes twice.
        loop {
            if self.longer() {
                if self.chosen.len() >= self.least {
                    return Some(self.chosen.clone());
                }
            } else {
                self.from = self.at.pop()? + 1;
                self.chosen.pop();
            }
        }
    }
}

/// The ways to take one thing out of each list, in the order of the lists, without repeating a thing.
///
/// ```
/// use headjudge::table::orders;
///
/// let all: Vec<Vec<u8>> = orders(vec![vec![1, 2], vec![1, 2]]).collect();
/// assert_eq!(all, [[1, 2], [2, 1]]);
/// ```
pub fn orders<T: Copy + PartialEq>(lists: Vec<Vec<T>>) -> impl Iterator<Item = Vec<T>> {
    let over = lists.iter().any(Vec::is_empty);
    Orders { lists, at: Vec::new(), chosen: Vec::new(), from: 0, over }
}

struct Orders<T> {
    lists: Vec<Vec<T>>,
    at: Vec<usize>,
    chosen: Vec<T>,
    from: usize,
    over: bool,
}

impl<T: Copy + PartialEq> Iterator for Orders<T> {
    type Item = Vec<T>;

    fn next(&mut self) -> Option<Vec<T>> {
        // Each turn takes a thing out of the next list or moves on past a taken one, so that no prefix comes twice.
        while !self.over {
            let next = self.lists.get(self.chosen.len()).and_then(|list| {
                (self.from..list.len()).find(|at| !self.chosen.contains(&list[*at])).map(|at| (at, list[at]))
            });
            match next {
                Some((at, it)) => {
                    self.at.push(at);
                    self.chosen.push(it);
                    self.from = 0;
                    if self.chosen.len() == self.lists.len() {
                        return Some(self.chosen.clone());
                    }
                }
                None if self.lists.is_empty() => {
                    self.over = true;
                    return Some(Vec::new());
                }
                None => match self.at.pop() {
                    Some(at) => {
                        self.from = at + 1;
                        self.chosen.pop();
                    }
                    None => self.over = true,
                },
            }
        }
        None
    }
}

/// Returns `true` for two things that may not be chosen together.
pub type Alike<'a, T> = Box<dyn Fn(&T, &T) -> bool + 'a>;

/// One part of a combined choice: a number of some things.
pub struct Part<'a, T> {
    /// The things.
    pub of: Vec<T>,
    /// The minimum and maximum number of them.
    pub sizes: [usize; 2],
    /// The pairs that may not be chosen together, if there are any.
    pub alike: Option<Alike<'a, T>>,
}

impl<T: Copy> Part<'_, T> {
    /// Returns `true` if a prefix can still lead to a choice of `size` things.
    fn may(&self, size: usize, chosen: &[T], rest: &[T]) -> bool {
        let Some(alike) = &self.alike else { return true };
        if let Some((last, before)) = chosen.split_last()
            && before.iter().any(|it| alike(it, last))
        {
            return false;
        }
        let mut others: Vec<&T> = chosen.iter().collect();
        for it in rest {
            if others.len() >= size {
                break;
            }
            if !others.iter().any(|other| alike(other, it)) {
                others.push(it);
            }
        }
        others.len() >= size
    }
}

/// The ways to choose from several parts in a row, at most `room` things in all. For each part, smaller choices come first.
pub fn choices<'a, T: Copy + 'a>(parts: Vec<Part<'a, T>>, room: usize) -> Box<dyn Iterator<Item = Vec<T>> + 'a> {
    choices_behind(parts.into(), 0, Vec::new(), room)
}

fn choices_behind<'a, T: Copy + 'a>(
    parts: Rc<[Part<'a, T>]>,
    at: usize,
    before: Vec<T>,
    room: usize,
) -> Box<dyn Iterator<Item = Vec<T>> + 'a> {
    let Some(part) = parts.get(at) else { return Box::new(std::iter::once(before)) };
    // Leave room for the minimum of the remaining parts.
    let behind: usize = parts[at + 1..].iter().map(|it| it.sizes[0]).fold(0, usize::saturating_add);
    let [least, most] = part.sizes;
    let most = most.min(part.of.len()).min(room.saturating_sub(behind));
    if behind > room {
        return Box::new(std::iter::empty());
    }
    Box::new((least..=most).flat_map(move |size| {
        let (of, before, all) = (parts[at].of.clone(), before.clone(), parts.clone());
        let own = parts.clone();
        ways(of, [size; 2], move |chosen, rest| own[at].may(size, chosen, rest))
            .flat_map(move |some| choices_behind(all.clone(), at + 1, [&before[..], &some[..]].concat(), room - size))
    }))
}

#[cfg(test)]
mod tests {
    use super::{Part, choices, orders, ways};

    #[test]
    fn parts_are_chosen_one_behind_the_other() {
        let part = |of: &[u8], sizes| Part { of: of.to_vec(), sizes, alike: None };
        let all: Vec<Vec<u8>> = choices(vec![part(&[1, 2], [0, 1]), part(&[3, 4], [1, 1])], 2).collect();
        assert_eq!(all, [vec![3], vec![4], vec![1, 3], vec![1, 4], vec![2, 3], vec![2, 4]]);
        assert_eq!(choices(vec![part(&[1, 2], [1, 2]), part(&[3], [1, 1])], 1).count(), 0);
        assert_eq!(choices(vec![part(&[1, 2], [0, 2]), part(&[3], [1, 1])], 2).count(), 3);
        let differ =
            Part { of: (0..60).map(|it| it % 3).collect(), sizes: [3, 3], alike: Some(Box::new(|a, b| a == b)) };
        assert_eq!(choices(vec![differ], 9).count(), 8000);
        let none = Part {
            of: (0..90).map(|it| it % 3).collect(),
            sizes: [4, 4],
            alike: Some(Box::new(|a: &u8, b: &u8| a == b)),
        };
        assert_eq!(choices(vec![none], 9).next(), None);
    }

    #[test]
    fn ways_are_all_parts_of_a_size() {
        let count = |of: usize, sizes| ways((0..of).collect(), sizes, |_: &[usize], _: &[usize]| true).count();
        assert_eq!(count(5, [0, 5]), 32);
        assert_eq!(count(6, [3, 3]), 20);
        assert_eq!((count(2, [3, 3]), count(0, [0, 0]), count(3, [0, 0])), (0, 1, 1));
        let mut ended = ways(vec![1], [1, 1], |_, _| true);
        assert_eq!((ended.next(), ended.next(), ended.next()), (Some(vec![1]), None, None));
    }

    #[test]
    fn a_beginning_that_leads_nowhere_is_not_gone_on_with() {
        // The only even number comes last: without looking ahead, all choices of ten others would be tried.
        let numbers: Vec<usize> = (0..200).map(|it| 2 * it + 1).chain([2]).collect();
        let has_even = |all: &[usize]| all.iter().any(|it| it % 2 == 0);
        let may = |chosen: &[usize], rest: &[usize]| has_even(chosen) || has_even(rest) && chosen.len() < 10;
        let first = ways(numbers, [10, 10], may).next().expect("a choice");
        assert_eq!(first.last(), Some(&2));
    }

    #[test]
    fn orders_take_nothing_twice() {
        assert_eq!(orders(vec![vec![1, 2, 3]; 3]).count(), 6);
        assert_eq!(orders(vec![vec![1, 2], vec![3], vec![1]]).collect::<Vec<_>>(), [[2, 3, 1]]);
        assert_eq!(orders(vec![vec![1], vec![1]]).count(), 0);
        assert_eq!(orders(Vec::<Vec<u8>>::new()).collect::<Vec<_>>(), [Vec::<u8>::new()]);
        assert_eq!(orders(vec![vec![1], Vec::new()]).count(), 0);
    }
}
