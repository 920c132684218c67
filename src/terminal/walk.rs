//! Folders of logs, searched recursively for regular files. Ignore files are not obeyed, because a folder of logs is no source
//! tree; skipped files are reported.

use super::files::name;
use super::sorts::{Kind, Sort, sort};
use crate::report::counted;
use std::fs::{self, FileType};
use std::path::{Path, PathBuf};
use walkdir::{DirEntry, WalkDir};

/// At most so many skipped files are reported one by one.
const MOST_TOLD: usize = 20;
/// At most so many names are given with a count.
const MOST_NAMES: usize = 3;

/// A file to judge.
pub enum Found {
    /// A file that was named, or that has the extension of a log.
    Log(PathBuf),
    /// A possible log: `.json` does not tell.
    Perhaps(PathBuf),
    /// An archive, to be searched.
    Archive(PathBuf),
    /// A folder, or something in it, that cannot be read.
    Unreadable(PathBuf, String),
}

/// The files to judge, and those that were skipped.
#[derive(Default)]
pub struct Walked {
    pub found: Vec<Found>,
    told: Vec<String>,
    more: usize,
    hidden: Counted,
    others: Counted,
}

/// A number of files, with the names of the first.
#[derive(Default)]
struct Counted {
    count: usize,
    names: Vec<String>,
}

/// Replaces each folder by the logs in it, sorted by name.
pub fn walk(named: &[PathBuf]) -> Walked {
    let mut walked = Walked::default();
    for path in named {
        if path.is_dir() {
            let before = walked.found.len();
            walked.folder(path);
            if walked.found.len() == before {
                walked.told.push(format!("{}: there is no log in this folder", name(path)));
            }
        } else {
            let found = if Kind::of_file(path).is_some() { Found::Archive } else { Found::Log };
            walked.found.push(found(path.clone()));
        }
    }
    walked
}

impl Walked {
    fn folder(&mut self, folder: &Path) {
        let root = fs::canonicalize(folder).unwrap_or_else(|_| folder.to_owned());
        let mut entries = WalkDir::new(folder).min_depth(1).follow_links(true).sort_by_file_name().into_iter();
        while let Some(entry) = entries.next() {
            match entry {
                Ok(entry) => {
                    if !self.entry(entry.file_type(), &entry, &root) && entry.file_type().is_dir() {
                        entries.skip_current_dir();
                    }
                }
                Err(fault) => self.fault(folder, &fault),
            }
        }
    }

    /// Takes an item of a folder, or skips it. Returns `true` if it is a folder to enter.
    fn entry(&mut self, kind: FileType, entry: &DirEntry, root: &Path) -> bool {
        let path = entry.path();
        if entry.file_name().as_encoded_bytes().starts_with(b".") {
            self.hidden.add(path);
            return false;
        }
        if entry.path_is_symlink() && !fs::canonicalize(path).is_ok_and(|it| it.starts_with(root)) {
            self.pass_over(path, "it is a link that leaves the folder");
            return false;
        }
        if kind.is_dir() {
            return true;
        }
        if !kind.is_file() {
            self.pass_over(path, what_it_is(kind));
            return false;
        }
        match sort(path) {
            Some(Sort::Log) => self.found.push(Found::Log(path.to_owned())),
            Some(Sort::Perhaps) => self.found.push(Found::Perhaps(path.to_owned())),
            Some(Sort::Archive) if Kind::of_file(path).is_some() => self.found.push(Found::Archive(path.to_owned())),
            Some(Sort::Archive) => {
                self.say(path, "not read: its name is that of an archive, and it is none that is read")
            }
            Some(Sort::NotRead) => {
                self.say(path, "not read: it is packed in a way that is not read; unpack it to have logs in it judged");
            }
            None => self.others.add(path),
        }
        false
    }

    fn fault(&mut self, folder: &Path, fault: &walkdir::Error) {
        let path = fault.path().unwrap_or(folder);
        if fault.loop_ancestor().is_some() {
            return self.pass_over(path, "it is a link to a folder around it");
        }
        let link = path.symlink_metadata().is_ok_and(|it| it.is_symlink());
        if link && !path.exists() {
            return self.pass_over(path, "it is a link that leads nowhere");
        }
        let why = fault.io_error().map_or_else(|| fault.to_string(), ToString::to_string);
        self.found.push(Found::Unreadable(path.to_owned(), why));
    }

    fn pass_over(&mut self, path: &Path, why: &str) {
        self.say(path, &format!("passed over: {why}"));
    }

    fn say(&mut self, path: &Path, what: &str) {
        if self.told.len() < MOST_TOLD {
            self.told.push(format!("{}: {what}", name(path)));
        } else {
            self.more += 1;
        }
    }

    /// Counts a possible log that turned out not to be one.
    pub fn is_none(&mut self, path: &Path) {
        self.others.add(path);
    }

    /// The messages about skipped files.
    pub fn passed_over(&self) -> Vec<String> {
        let mut lines = self.told.clone();
        if self.more > 0 {
            lines.push(format!("{} more passed over that are no regular files in the folder, or not read", self.more));
        }
        lines.extend(self.hidden.told("hidden file or folder", "hidden files or folders"));
        lines.extend(self.others.told("file that is no log", "files that are no logs"));
        lines
    }
}

impl Counted {
    fn add(&mut self, path: &Path) {
        self.count += 1;
        if self.names.len() < MOST_NAMES {
            self.names.push(name(path));
        }
    }

    fn told(&self, one: &str, more: &str) -> Option<String> {
        let rest = if self.count > self.names.len() { ", …" } else { "" };
        (self.count > 0)
            .then(|| format!("{} passed over: {}{rest}", counted(self.count, one, more), self.names.join(", ")))
    }
}

#[cfg(unix)]
fn what_it_is(kind: FileType) -> &'static str {
    use std::os::unix::fs::FileTypeExt;
    if kind.is_fifo() {
        "it is a pipe"
    } else if kind.is_socket() {
        "it is a socket"
    } else {
        "it is a device"
    }
}

#[cfg(not(unix))]
fn what_it_is(_: FileType) -> &'static str {
    "it is no regular file"
}
