//! The lock that gives a log under recording to one recorder. The operating system releases it when the process ends, however
//! that happens.

use super::{Failure, files};
use fs4::{FileExt, TryLockError};
use std::fs::File;
use std::path::Path;

/// Locks a log for this process, as long as the file is open.
pub fn take(file: &File, path: &Path) -> Result<(), Failure> {
    match FileExt::try_lock(file) {
        Ok(()) => Ok(()),
        Err(TryLockError::WouldBlock) => Err(taken(file, path)),
        // Some file systems do not support locks.
        Err(TryLockError::Error(fault)) => {
            let name = files::name(path);
            super::out::complain(&format!(
                "{name}: it cannot be locked ({fault}); no other recorder may write into it"
            ));
            Ok(())
        }
    }
}

/// Refuses a file that another process is recording into.
pub fn is_free(path: &Path) -> Result<(), Failure> {
    match File::open(path).map(|file| (FileExt::try_lock_shared(&file), file)) {
        Ok((Err(TryLockError::WouldBlock), file)) => Err(taken(&file, path)),
        _ => Ok(()),
    }
}

fn taken(file: &File, path: &Path) -> Failure {
    let (name, who) = (files::name(path), holder(file));
    let who = who.map_or("another process".to_owned(), |it| format!("process {it}"));
    Failure::usage(format!("{name}: {who} is recording into it; end that recorder first, or name another file"))
}

/// The process that holds the lock, where the system reveals it.
#[cfg(target_os = "linux")]
fn holder(file: &File) -> Option<u32> {
    use std::os::unix::fs::MetadataExt;
    let inode = file.metadata().ok()?.ino();
    let locks = std::fs::read_to_string("/proc/locks").ok()?;
    holder_of(inode, &locks)
}

#[cfg(not(target_os = "linux"))]
fn holder(_: &File) -> Option<u32> {
    None
}

/// The process in lines such as `7: FLOCK  ADVISORY  WRITE 5198 fe:00:10520765 0 EOF`, if there is only one. A lock that is
/// only waited for has `->` after its number.
#[cfg(target_os = "linux")]
fn holder_of(inode: u64, locks: &str) -> Option<u32> {
    let mut holders = locks.lines().filter_map(|line| {
        let words: Vec<&str> = line.split_whitespace().collect();
        let [_, "FLOCK", _, "WRITE", process, place, ..] = words.as_slice() else { return None };
        let here = place.rsplit(':').next()?.parse::<u64>().ok()? == inode;
        process.parse().ok().filter(|it| here && *it > 0)
    });
    let first = holders.next()?;
    holders.all(|it| it == first).then_some(first)
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::holder_of;

    #[test]
    fn the_holder_is_found_among_all_locks() {
        let locks = "1: FLOCK  ADVISORY  WRITE 5198 fe:00:1052 0 EOF\n1: -> FLOCK  ADVISORY  WRITE 77 fe:00:1052 0 EOF\n\
                     2: POSIX  ADVISORY  WRITE 12 fe:00:1053 0 EOF\n3: FLOCK  ADVISORY  READ 5016 fe:00:1054 0 EOF\n\
                     4: FLOCK  ADVISORY  WRITE 0 fe:00:1055 0 EOF\n5: FLOCK  ADVISORY  WRITE 8 fe:00:1056 0 EOF\n\
                     6: FLOCK  ADVISORY  WRITE 9 00:31:1056 0 EOF\n";
        assert_eq!(holder_of(1052, locks), Some(5198));
        for unknown in [1, 1053, 1054, 1055, 1056] {
            assert_eq!(holder_of(unknown, locks), None, "{unknown}");
        }
    }
}
