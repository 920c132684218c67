//! The entries that judges took back by rewinding. A table that is set by hand takes nothing back: faults before it remain.

/// The rewinds of a match.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Undone {
    /// The entry of each rewind, and its target.
    rewinds: Vec<(u32, u32)>,
    /// The stretches taken back, from last to first: the entry before, and the rewind after.
    stretches: Vec<(u32, u32)>,
}

impl Undone {
    /// Records that entry `n` rewinds to after entry `to`.
    pub fn rewind(&mut self, n: u32, to: u32) {
        self.rewinds.push((n, to));
        self.stretches.clear();
        let mut end = u32::MAX;
        while let Some((n, to)) = self.rewinds[..self.rewinds.partition_point(|it| it.0 <= end)].last() {
            self.stretches.push((*to, *n));
            end = *to;
        }
    }

    /// The rewind that takes an entry back, if any.
    pub fn by(&self, entry: u32) -> Option<u32> {
        let behind = self.stretches.partition_point(|(after, _)| *after >= entry);
        self.stretches.get(behind).map(|it| it.1).filter(|before| entry < *before)
    }
}

#[cfg(test)]
mod tests {
    use super::Undone;

    fn of(rewinds: &[(u32, u32)], most: u32) -> Vec<Option<u32>> {
        let mut undone = Undone::default();
        rewinds.iter().for_each(|(n, to)| undone.rewind(*n, *to));
        (1..=most).map(|it| undone.by(it)).collect()
    }

    #[test]
    fn a_rewind_takes_back_what_stands_between() {
        assert_eq!(of(&[(4, 1)], 5), [None, Some(4), Some(4), None, None]);
        assert_eq!(of(&[(3, 1), (6, 0)], 6), [Some(6); 5].into_iter().chain([None]).collect::<Vec<_>>());
    }

    #[test]
    fn a_rewind_brings_back_where_it_goes() {
        // 5 rewinds to 3, which the rewind at 4 had taken back: 2 and 3 are valid again.
        assert_eq!(of(&[(4, 1), (5, 3)], 6), [None, None, None, Some(5), None, None]);
    }
}
