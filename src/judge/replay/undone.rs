//! Which entries judges took back by going back before them. A table that is set by hand takes nothing back: what was
//! wrong before it stays so.

/// The rewinds of a match.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Undone {
    /// The entry of each rewind, and the entry that it goes back to.
    rewinds: Vec<(u32, u32)>,
    /// The stretches that are taken back, from the last to the first: after which entry, before which rewind.
    stretches: Vec<(u32, u32)>,
}

impl Undone {
    /// Entry `n` goes back to after entry `to`.
    pub fn rewind(&mut self, n: u32, to: u32) {
        self.rewinds.push((n, to));
        self.stretches.clear();
        let mut end = u32::MAX;
        while let Some((n, to)) = self.rewinds[..self.rewinds.partition_point(|it| it.0 <= end)].last() {
            self.stretches.push((*to, *n));
            end = *to;
        }
    }

    /// The rewind that takes an entry back, if one does.
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
        // 5 goes back to 3, which the rewind at 4 had taken back: 2 and 3 count again.
        assert_eq!(of(&[(4, 1), (5, 3)], 6), [None, None, None, Some(5), None, None]);
    }
}
