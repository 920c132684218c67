//! Folders of logs, walked as a search walks them: what is in folders inside, too, but regular files only. A folder of logs
//! is no source tree: no list of what to ignore is obeyed, and what is passed over is told.

use super::files::name;
use super::sorts::{Kind, Sort, sort};
use crate::report::counted;
use std::fs::{self, FileType};
use std::path::{Path, PathBuf};
use walkdir::{DirEntry, WalkDir};

/// At most so many things that were passed over are told one by one.
const MOST_TOLD: usize = 20;
/// At most so many names of what is counted are told.
const MOST_NAMES: usize = 3;

/// Something to judge.
pub enum Found {
    /// A file that was named, or whose name is that of a log.
    Log(PathBuf),
    /// A file that may be one: `.json` says no more.
    Perhaps(PathBuf),
    /// An archive, which is looked into.
    Archive(PathBuf),
    /// A folder, or something in it, that cannot be looked at.
    Unreadable(PathBuf, String),
}

/// What is to be judged, and what is not.
#[derive(Default)]
pub struct Walked {
    pub found: Vec<Found>,
    told: Vec<String>,
    more: usize,
    hidden: Counted,
    others: Counted,
}

/// A number of files, of which the first have names.
#[derive(Default)]
struct Counted {
    count: usize,
    names: Vec<String>,
}

/// Replaces folders by the logs in them, those of each folder by name.
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

    /// Takes something in a folder in, or passes it over. Says whether a folder is looked into.
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

    /// A file that perhaps was a log, and is none.
    pub fn is_none(&mut self, path: &Path) {
        self.others.add(path);
    }

    /// What was passed over, in words.
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
