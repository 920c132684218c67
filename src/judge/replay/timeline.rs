//! The valid entries: those that lead to the present state and were not taken back by a judge.

/// A point at which a judge let the match resume from elsewhere.
#[derive(Clone, Copy, Debug)]
struct Turning {
    /// The entry of the intervention.
    n: u32,
    /// The last entry that is still valid; `None` if the table was set by hand, which makes all before it void.
    to: Option<u32>,
}

/// The entries that lead to the present state. A rewind takes back the entries between its target and itself. If its target
/// was taken back by an earlier rewind, that target becomes valid again.
#[derive(Clone, Debug)]
pub(in crate::judge) struct Timeline {
    turnings: Vec<Turning>,
    /// The first and last number of each stretch of valid entries, in order.
    stretches: Vec<(u32, u32)>,
}

impl Default for Timeline {
    fn default() -> Self {
        Timeline { turnings: Vec::new(), stretches: vec![(0, u32::MAX)] }
    }
}

impl Timeline {
    /// Returns `true` if an entry is valid.
    pub fn has(&self, n: u32) -> bool {
        let begun = self.stretches.partition_point(|(first, _)| *first <= n);
        begun.checked_sub(1).is_some_and(|at| n <= self.stretches[at].1)
    }

    /// The valid entries after the first `to`.
    pub fn behind<'a, T>(&self, to: u32, entries: &'a [T]) -> impl Iterator<Item = &'a T> {
        self.stretches.iter().flat_map(move |(first, last)| {
            let (first, last) = (first.saturating_sub(1).max(to) as usize, (*last as usize).min(entries.len()));
            entries.get(first..last).unwrap_or_default()
        })
    }

    /// The last element of `all` that belongs to a valid entry; `all` is sorted by entry, which `n` returns. Entries that
    /// were taken back are skipped a stretch at a time, however many they are.
    pub fn last_of<'a, T>(&self, all: &'a [T], n: impl Fn(&T) -> u32) -> Option<&'a T> {
        let mut left = all;
        loop {
            let it = left.last()?;
            let begun = self.stretches.partition_point(|(first, _)| *first <= n(it));
            let (_, last) = self.stretches[begun.checked_sub(1)?];
            if n(it) <= last {
                return Some(it);
            }
            left = &left[..left.partition_point(|it| n(it) <= last)];
        }
    }

    /// Records that entry `n` rewinds to after the earlier entry `to`.
    pub fn rewind(&mut self, n: u32, to: u32) {
        let mut stretches = vec![(n, u32::MAX)];
        let mut last = Some(to);
        while let Some(end) = last {
            let passed = self.turnings.partition_point(|it| it.n <= end);
            let turning = passed.checked_sub(1).map(|at| self.turnings[at]);
            stretches.push((turning.map_or(0, |it| it.n), end));
            last = turning.and_then(|it| it.to);
        }
        stretches.reverse();
        self.stretches = stretches;
        self.turnings.push(Turning { n, to: Some(to) });
    }

    /// Records that entry `n` sets the table by hand.
    pub fn fix(&mut self, n: u32) {
        self.stretches = vec![(n, u32::MAX)];
        self.turnings.push(Turning { n, to: None });
    }
}

#[cfg(test)]
mod tests {
    use super::Timeline;
    use std::cell::Cell;

    fn counting(timeline: &Timeline, most: u32) -> Vec<u32> {
        let counting: Vec<u32> = (1..=most).filter(|it| timeline.has(*it)).collect();
        for end in 0..=most {
            let all: Vec<u32> = (1..=end).collect();
            assert_eq!(timeline.last_of(&all, |it| *it), counting.iter().rfind(|it| **it <= end), "{timeline:?}");
            let behind: Vec<u32> = timeline.behind(end, &(1..=most).collect::<Vec<u32>>()).copied().collect();
            assert_eq!(behind, counting.iter().copied().filter(|it| *it > end).collect::<Vec<_>>(), "{timeline:?}");
        }
        counting
    }

    #[test]
    fn a_rewind_takes_back_what_stands_between() {
        let mut timeline = Timeline::default();
        timeline.rewind(5, 2);
        assert_eq!(counting(&timeline, 7), [1, 2, 5, 6, 7]);
        timeline.rewind(8, 6);
        assert_eq!(counting(&timeline, 9), [1, 2, 5, 6, 8, 9]);
        timeline.rewind(10, 0);
        assert_eq!(counting(&timeline, 11), [10, 11]);
    }

    #[test]
    fn a_rewind_brings_back_where_it_goes() {
        let mut timeline = Timeline::default();
        timeline.rewind(5, 2);
        timeline.rewind(7, 4);
        assert_eq!(counting(&timeline, 8), [1, 2, 3, 4, 7, 8]);
    }

    /// The work is bounded by the number of stretches, however much a judge took back.
    #[test]
    fn what_was_taken_back_is_passed_over_at_once() {
        let mut timeline = Timeline::default();
        (1..=1000).for_each(|it| timeline.rewind(1000 * it, 0));
        let all: Vec<u32> = (1..1_000_000).collect();
        let asked = Cell::new(0);
        let last = timeline.last_of(&all, |entry| {
            asked.set(asked.get() + 1);
            *entry
        });
        assert_eq!(last, None);
        assert!(asked.get() < 100, "{asked:?} entries were looked at");
    }

    #[test]
    fn behind_a_fix_nothing_counts_until_a_rewind_goes_back_before_it() {
        let mut timeline = Timeline::default();
        timeline.fix(3);
        assert_eq!(counting(&timeline, 4), [3, 4]);
        timeline.rewind(5, 2);
        assert_eq!(counting(&timeline, 6), [1, 2, 5, 6]);
    }
}
