//! Parallel work whose results are delivered in order.

use super::{FAULT, Failure};
use std::collections::VecDeque;
use std::sync::mpsc::{Receiver, SyncSender, channel, sync_channel};
use std::sync::{Mutex, PoisonError};
use std::thread;

/// How many pieces each thread may begin before the first is delivered. It bounds memory for any number of pieces.
const AHEAD: usize = 4;

/// The number of worker threads: `jobs`, or one per core for 0, and never more than there are cores.
pub fn size(jobs: usize) -> usize {
    let cores = thread::available_parallelism().map_or(1, usize::from);
    if jobs == 0 { cores } else { jobs.min(cores) }
}

/// Does `work` on each of `pieces`, on `jobs` threads. Results go to `take` in the order of the pieces, while later pieces are
/// still worked on. `work` delivers any number of results, one by one, through the function it is given. It stops when that
/// function returns `false`.
pub fn in_order<P: Sync, R: Send>(
    pieces: &[P],
    jobs: usize,
    work: impl Fn(&P, &dyn Fn(R) -> bool) + Sync,
    mut take: impl FnMut(R) -> Result<(), Failure>,
) -> Result<(), Failure> {
    let jobs = size(jobs).min(pieces.len());
    // Pieces are begun in order, so the one that `take` waits for is always in progress. The number of pieces in progress
    // bounds how many results wait here.
    let (begin, begun) = channel::<(&P, SyncSender<R>)>();
    let begun = Mutex::new(begun);
    let (work, begun) = (&work, &begun);
    let hand = move || {
        loop {
            let next = begun.lock().unwrap_or_else(PoisonError::into_inner).recv();
            let Ok((piece, results)) = next else { break };
            work(piece, &|it| results.send(it).is_ok());
        }
    };
    thread::scope(|scope| {
        let hands = (0..jobs).map(|_| thread::Builder::new().spawn_scoped(scope, hand));
        let hands: Vec<_> = hands.filter_map(Result::ok).collect();
        if hands.is_empty() && jobs > 0 {
            return Err(Failure::new(FAULT, "the system has no thread to work with"));
        }
        let mut under_way: VecDeque<Receiver<R>> = VecDeque::new();
        let mut drain = |results: Receiver<R>| results.into_iter().try_for_each(&mut take);
        for piece in pieces {
            let (send, results) = sync_channel(1);
            under_way.push_back(results);
            if begin.send((piece, send)).is_err() {
                break;
            }
            if under_way.len() >= AHEAD * jobs {
                under_way.pop_front().map_or(Ok(()), &mut drain)?;
            }
        }
        drop(begin);
        under_way.into_iter().try_for_each(drain)
    })
}

#[cfg(test)]
mod tests {
    use super::Failure;
    use super::{in_order, size};

    #[test]
    fn results_come_in_order_however_many_a_piece_has() {
        let pieces: Vec<u32> = (0..300).collect();
        for jobs in [1, 2, 8] {
            let mut all = Vec::new();
            let take = |result| {
                all.push(result);
                Ok(())
            };
            let several = |piece: &u32, hand: &dyn Fn((u32, u32)) -> bool| {
                for part in 0..(piece % 7) {
                    assert!(hand((*piece, part)));
                }
            };
            assert!(in_order(&pieces, jobs, several, take).is_ok());
            let expected: Vec<_> = pieces.iter().flat_map(|it| (0..it % 7).map(|part| (*it, part))).collect();
            assert_eq!(all, expected);
        }
    }

    #[test]
    fn work_ends_when_nobody_takes_it() {
        let pieces = [(); 50];
        let endless = |(): &(), hand: &dyn Fn(u32) -> bool| while hand(7) {};
        let mut left = 20;
        let found = in_order(&pieces, 2, endless, |_| {
            left -= 1;
            if left == 0 { Err(Failure::usage("enough")) } else { Ok(()) }
        });
        assert_eq!(found.err().map(|it| it.message), Some("enough".to_owned()));
    }

    #[test]
    fn there_are_no_more_threads_than_cores() {
        assert!(size(0) >= 1 && size(1) == 1);
        assert_eq!(size(1_000_000), size(0));
    }
}
